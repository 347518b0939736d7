import { Fragment } from 'react'
import { TextLink } from '@/components/ui/text-link'
import { lessonEntry } from '@/content/registry'
import { paths } from '@/paths'
import { tenseNames } from '@/spanish/tenses'
import { TenseGuide } from './tense-guide'
import { TenseLine } from './tense-line'

/** Tenses that are taught in a section of another tense's lesson. */
export const tensesInside = [
  { tense: 'future-perfect', lesson: 'future' },
  { tense: 'conditional-perfect', lesson: 'conditional' },
  { tense: 'perfect-subjunctive', lesson: 'present-subjunctive' },
  { tense: 'pluperfect-subjunctive', lesson: 'imperfect-subjunctive' },
] as const

/** All tenses, by meaning and as a line. */
export function TenseOverview() {
  return (
    <>
      <TenseGuide />
      <div className="page mt-12 not-print:@container print:mt-4 print:p-0">
        <TenseLine />
        <p className="mt-6 max-w-prose print:hidden">
          Some lessons also teach another tense:{' '}
          {tensesInside.map(({ tense, lesson }, index) => (
            <Fragment key={tense}>
              {index > 0 && (index === tensesInside.length - 1 ? ' and ' : ', ')}
              <TextLink to={paths.lesson(lessonEntry(lesson), tense)}>the {tenseNames[tense].en}</TextLink>
            </Fragment>
          ))}
          .
        </p>
      </div>
    </>
  )
}
