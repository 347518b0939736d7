import { Printer } from 'lucide-react'
import { RichTextView } from '@/components/rich-text'
import { Card } from '@/components/ui/card'
import { TextLink } from '@/components/ui/text-link'
import type { ExamGuide } from '@/content/types'
import { printAlone } from '@/lib/print-alone'
import { paths } from '@/paths'
import { DetailsSummary } from './details-summary'
import { OpenLists } from './exam-lists'

/** What to do in the last seven days. */
export function LastWeek({ week }: { week: NonNullable<ExamGuide['week']> }) {
  return (
    <Card aria-labelledby="last-week">
      <h2 id="last-week" className="text-2xl">
        The last seven days
      </h2>
      <details className="group mt-2">
        <DetailsSummary show="Show the plan" hide="Hide the plan" printed="Day by day" />
        <ol className="mt-3 max-w-prose stack-3">
          {week.map(({ day, what }) => (
            <li key={day}>
              <b className="block">{day}</b>
              <RichTextView text={what} />
            </li>
          ))}
        </ol>
      </details>
      <p className="mt-2 print:hidden">
        More than a week to go? <TextLink to={paths.plan}>Make a study plan</TextLink>
      </p>
    </Card>
  )
}

/** The sheet that a student takes to school. It prints on its own, on one page. */
export function PrintSheet({ sheet }: { sheet: NonNullable<ExamGuide['sheet']> }) {
  return (
    <Card aria-labelledby="sheet" data-prints="sheet">
      <h2 id="sheet" className="text-2xl print:text-xl">
        One page for the night before
      </h2>
      <details className="group mt-2">
        <DetailsSummary show="Show the page" hide="Hide the page" printed="" />
        <div className="mt-3">
          <OpenLists lists={sheet.lists} />
          <h3 className="text-lg print:text-base">The last five minutes of a paper</h3>
          <ul className="mt-1 list-disc stack-1 pl-5 print:columns-2 print:gap-x-6">
            {sheet.checks.map((check) => (
              <li key={check}>
                <RichTextView text={check} />
              </li>
            ))}
          </ul>
        </div>
      </details>
      <button
        type="button"
        onClick={() => printAlone('sheet')}
        className="mt-2 inline-flex min-h-11 items-center gap-2 font-bold underline-offset-4 hover:underline print:hidden"
      >
        <Printer aria-hidden="true" className="size-5" />
        Print only this page
      </button>
    </Card>
  )
}
