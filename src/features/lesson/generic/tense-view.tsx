import type { ReactNode } from 'react'
import { Examples } from '@/blocks/examples'
import { RichTextView } from '@/components/rich-text'
import { Card } from '@/components/ui/card'
import { DocumentHead } from '@/components/ui/document-head'
import type { LessonEntry } from '@/content/registry'
import { findTense } from '@/content/tense-list'
import { LessonHeader } from '../lesson-header'

const comingSoon = ['Common mistakes', 'Irregular information', 'Time expressions'] as const

/**
 * The generic page for a known tense without a written lesson. The specification requires it; it is unreachable while
 * every tense in the registry has a lesson.
 */
export function TenseView({ entry, children }: { entry: LessonEntry; children: ReactNode }) {
  const tense = findTense(entry.id)
  if (tense === undefined) throw new Error(`Tense ${entry.id} has no entry`)
  return (
    <article>
      <DocumentHead title={tense.name} description={tense.description} />
      <LessonHeader entry={{ ...entry, title: tense.name }} badges={[{ label: tense.level }]}>
        <p lang="es" translate="no" className="mt-1 text-xl text-sign-muted">
          {tense.spanishName}
        </p>
        <p className="mt-3 text-lg">{tense.description}</p>
      </LessonHeader>
      <div className="page mt-8 stack-6">
        <Card aria-labelledby="formation">
          <h2 id="formation" className="text-2xl">
            Formation
          </h2>
          <p className="mt-3 max-w-prose">
            <RichTextView text={tense.formation} />
          </p>
        </Card>
        <Card aria-labelledby="usage">
          <h2 id="usage" className="text-2xl">
            When to use
          </h2>
          <p className="mt-3 max-w-prose">
            <RichTextView text={tense.usage} />
          </p>
        </Card>
        <Card aria-labelledby="examples">
          <h2 id="examples" className="mb-3 text-2xl">
            Examples
          </h2>
          <Examples block={{ kind: 'examples', rows: tense.examples }} />
        </Card>
        {comingSoon.map((title) => (
          <Card key={title}>
            <h2 className="text-2xl">{title}</h2>
            <p className="mt-3 text-muted">Coming soon.</p>
          </Card>
        ))}
        {children}
      </div>
    </article>
  )
}
