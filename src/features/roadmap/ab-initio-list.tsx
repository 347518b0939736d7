import { needsBeyond, sharedStops } from 'virtual:ab-initio-grammar'
import { OnMyPaper } from '@/components/my-exam/my-exam'
import { RichTextView } from '@/components/rich-text'
import { TextLink } from '@/components/ui/text-link'
import { lessonEntry } from '@/content/registry'
import type { ExamNeed } from '@/content/types'
import { paths } from '@/paths'

const beyond: readonly { asks: ExamNeed['asks']; title: string }[] = [
  { asks: 'produce', title: 'Then, for your writing and your oral' },
  { asks: 'recognise', title: 'Then, for reading and listening' },
]

/**
 * The grammar for IB ab initio, which has no line on the map: the stops that it shares with IGCSE, and the extra
 * grammar that its papers require.
 */
export function AbInitioList() {
  return (
    <section
      aria-labelledby="ab-initio"
      className="relative mt-10 rounded-lg border border-rule bg-card p-5 print:hidden"
    >
      <h2 id="ab-initio" className="text-xl">
        Grammar for IB ab initio
      </h2>
      <OnMyPaper exams={['IB ab initio']} />
      <p className="mt-1 max-w-prose text-muted">
        Your course shares stops 1 to {sharedStops.length} with IGCSE. After that, you need a few things from
        other lessons for your papers.
      </p>
      <details className="group mt-3">
        <summary className="min-h-11 py-2 font-bold underline underline-offset-4">
          <span className="group-open:hidden">Show the list</span>
          <span className="hidden group-open:inline">Hide the list</span>
        </summary>
        <ol className="mt-2 list-decimal gap-x-8 pl-8 sm:columns-2">
          {sharedStops.map((id) => (
            <li key={id}>
              <TextLink to={paths.lesson(lessonEntry(id))} className="inline-block py-1.5">
                {lessonEntry(id).title}
              </TextLink>
            </li>
          ))}
        </ol>
        {beyond.map(({ asks, title }) => (
          <div key={asks} className="mt-5">
            <h3>{title}</h3>
            <ul className="mt-2 stack-2">
              {needsBeyond
                .filter((need) => need.asks === asks)
                .map(({ lesson, what }) => (
                  <li key={lesson} className="max-w-prose">
                    <TextLink to={paths.lesson(lessonEntry(lesson))}>{lessonEntry(lesson).title}</TextLink>:{' '}
                    <RichTextView text={what} />
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </details>
    </section>
  )
}
