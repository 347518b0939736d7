import { use } from 'react'
import { RichTextView } from '@/components/rich-text'
import { Card } from '@/components/ui/card'
import { type GuideId, loadGuide } from '@/content/load-guide'
import { BackgroundPart } from './background-part'
import { LastWeek, PrintSheet } from './last-week'
import { Paper } from './paper'

/** The introduction to a guide. */
export function GuideIntroduction({ exam }: { exam: GuideId }) {
  return (
    <p>
      <RichTextView text={use(loadGuide(exam)).introduction} />
    </p>
  )
}

/** The papers for one exam, then the last week, background and resources. */
export function GuideBody({ exam }: { exam: GuideId }) {
  const guide = use(loadGuide(exam))
  return (
    <div className="page mt-4 max-w-4xl stack-5">
      {guide.papers.map((paper, index) => (
        <Paper key={paper.id} paper={paper} index={index} />
      ))}
      {guide.week !== undefined && <LastWeek week={guide.week} />}
      {guide.sheet !== undefined && <PrintSheet sheet={guide.sheet} />}
      <Card aria-labelledby="about-the-exam">
        <h2 id="about-the-exam" className="text-2xl">
          More about the exam
        </h2>
        <div className="mt-4 stack-4">
          {guide.background.map((part) => (
            <BackgroundPart key={part.id} part={part} />
          ))}
        </div>
      </Card>
      <Card aria-labelledby="resources">
        <h2 id="resources" className="text-2xl">
          Resources
        </h2>
        <dl className="mt-4 grid gap-4 sm:grid-cols-2">
          {guide.resources.map((resource) => (
            <div key={resource.title}>
              <dt className="font-bold">{resource.title}</dt>
              <dd>
                <RichTextView text={resource.text} />
              </dd>
            </div>
          ))}
        </dl>
      </Card>
    </div>
  )
}
