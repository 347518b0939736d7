import type { ReactNode } from 'react'
import { RichTextView } from '@/components/rich-text'
import { Card } from '@/components/ui/card'
import { DocumentHead } from '@/components/ui/document-head'
import type { LessonEntry } from '@/content/registry'
import { findStop } from '@/content/roadmap'
import { type TopicEntry, topics } from '@/content/topics'
import { LessonHeader } from '../lesson-header'

/**
 * The generic page for a known grammar topic without a written lesson. The specification requires it; it is unreachable
 * while every topic in the registry has a lesson.
 */
export function TopicView({ entry, children }: { entry: LessonEntry; children: ReactNode }) {
  const topic: TopicEntry | undefined = Object.entries(topics).find(([id]) => id === entry.id)?.[1]
  return (
    <article>
      <DocumentHead title={entry.title} description={entry.description} />
      <LessonHeader entry={entry} badges={[{ label: findStop(entry.id)?.line.name ?? 'IGCSE' }]}>
        <p className="mt-3 text-lg">{entry.description}</p>
      </LessonHeader>
      <div className="page mt-8 stack-6">
        {topic !== undefined && (
          <Card aria-labelledby="coming-soon">
            <h2 id="coming-soon" className="text-2xl">
              Content Coming Soon
            </h2>
            <p className="mt-3 max-w-prose">
              <RichTextView text={topic.blurb} />
            </p>
            <h3 className="mt-5 text-lg">Learning objectives</h3>
            <ul className="mt-2 list-disc pl-5">
              {topic.objectives.map((objective) => (
                <li key={objective}>
                  <RichTextView text={objective} />
                </li>
              ))}
            </ul>
            <h3 className="mt-5 text-lg">Practice exercises</h3>
            <ul className="mt-2 list-disc pl-5">
              {topic.practice.map((exercise) => (
                <li key={exercise}>
                  <RichTextView text={exercise} />
                </li>
              ))}
            </ul>
          </Card>
        )}
        {children}
      </div>
    </article>
  )
}
