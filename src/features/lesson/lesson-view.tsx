import { Fragment, lazy, type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { VosotrosScope } from '@/blocks/vosotros'
import { RichTextView } from '@/components/rich-text'
import { SectionHeading } from '@/components/section-heading'
import { buttonClasses } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { DocumentHead } from '@/components/ui/document-head'
import { LazyPart } from '@/components/ui/lazy-part'
import { lineColours } from '@/components/ui/line-colours'
import { NameClassDate } from '@/components/ui/name-class-date'
import { NotLoadedDialog } from '@/components/ui/not-loaded-dialog'
import { part } from '@/components/ui/part'
import { TextLink } from '@/components/ui/text-link'
import { type LessonOutline, type OutlinedSection, titleLabel } from '@/content/lesson-outline'
import { loadLesson } from '@/content/load-lesson'
import type { LessonEntry, LessonId } from '@/content/registry'
import { findStop } from '@/content/roadmap'
import type { SectionId } from '@/content/types'
import { plainRich } from '@/spanish/markup'
import { examNeedsEntry } from './exam-needs-entry'
import { lessonColour } from './lesson-colour'
import { LessonHeader } from './lesson-header'
import { Neighbours, neighbours } from './neighbours'
import { PrintWorksheet } from './print-worksheet'
import { type NavEntry, SectionNav } from './section-nav'
import { checkLength, useSectionResults } from './section-results'
import { usePrintContent } from './use-print-content'
import { WhatNext } from './what-next'

/** The data that an island of a lesson loads. */
const data = ({ lesson }: { lesson: LessonId }) => loadLesson(lesson)

const Opening = part(async () => (await import('./practice')).Opening, { data })
const LessonSection = part(async () => (await import('./lesson-section')).LessonSection, { data })
const ExamNeeds = part(async () => (await import('./exam-needs')).ExamNeeds, { data })
const FinalCheck = part(async () => (await import('./practice')).FinalCheck, { data })

/** Loaded when somebody prints. */
const PrintDialog = lazy(async () => ({ default: (await import('./print-dialog')).PrintDialog }))

/** Preloads everything that a lesson needs, so that the lesson renders in one go. */
export async function loadLessonParts(): Promise<void> {
  await Promise.all([
    ...[Opening, LessonSection, ExamNeeds, FinalCheck].map(({ load }) => load()),
    import('./lesson-section').then(({ sectionParts }) =>
      Promise.all(sectionParts.map(({ load }) => load())),
    ),
  ])
}

/** The stops on the page, filled according to the student's answers. */
function LessonNav({
  lesson,
  exercises,
  stops,
}: {
  lesson: LessonId
  exercises: LessonOutline['exercises']
  stops: readonly NavEntry[]
}) {
  const results = useSectionResults(lesson, exercises)
  const withResults = stops.map(({ id, title }) => {
    const result = results.get(id)
    return result === undefined ? { id, title } : { id, title, result }
  })
  return <SectionNav stops={withResults} colours={lineColours[lessonColour(lesson)]} />
}

/** A whole dedicated lesson. `children` is the rating card, which the page connects to the student's progress. */
export function LessonView({
  entry,
  outline,
  children,
}: {
  entry: LessonEntry
  outline: LessonOutline
  children: ReactNode
}) {
  const Scope = outline.hasVosotros ? VosotrosScope : Fragment
  const onTheIbLine = findStop(entry.id)?.line.id === 'ib'
  const badges = [
    { label: entry.badge },
    // The map calls these stops IB, although the IGCSE list also covers most of what they teach.
    ...(entry.type === 'grammar' && onTheIbLine ? [{ label: 'IB' }] : []),
  ]
  const { exercises, sections } = outline
  const sheet = usePrintContent(entry.id)
  /** What to print: a section with its content or, if `section` is null, a worksheet on any sections. */
  const [toPrint, setToPrint] = useState<{ section: SectionId | null } | null>(null)
  const core = sections.filter(({ isMore }) => !isMore)
  const more = sections.filter(({ isMore }) => isMore)
  const stopsOf = (some: typeof sections) => some.flatMap(({ id, title, stops }) => [{ id, title }, ...stops])
  const stops = [
    ...stopsOf(core),
    examNeedsEntry,
    ...stopsOf(more),
    { id: 'check-yourself', title: 'Check yourself' },
    { id: 'rate', title: 'Rate this topic' },
  ]

  const practice = sections.find(({ hasPractice }) => hasPractice)
  const shown = ({ id }: OutlinedSection) => (
    <LessonSection
      key={id}
      lesson={entry.id}
      section={id}
      next={stops[stops.findIndex((stop) => stop.id === id) + 1]}
      onPrint={(section) => setToPrint({ section })}
    />
  )

  return (
    <article>
      <DocumentHead title={entry.title} description={plainRich(outline.blurb)} />
      <LessonHeader entry={entry} title={titleLabel(entry.title, outline.subtitle)} badges={badges}>
        <p lang="es" translate="no" className="mt-1 text-xl text-sign-muted print:text-muted">
          {outline.subtitle}
        </p>
        <p className="mt-4 max-w-prose text-lg in-data-print:print:hidden">
          <RichTextView text={outline.blurb} />
        </p>
        <NameClassDate className="mt-4 hidden in-data-[print=questions]:print:block" />
      </LessonHeader>
      {/* No grid on a phone: a sticky row would not stick beyond its own grid cell. */}
      <div className="page lg:mt-8 lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-8 print:block print:p-0">
        <LessonNav lesson={entry.id} exercises={exercises} stops={stops} />
        <div className="min-w-0 stack-6">
          <aside
            aria-label="The rule to remember"
            data-stop=""
            className="rounded-lg border-l-8 border-signal bg-sign p-5 text-lg text-on-sign in-data-print:print:hidden print:border print:border-ink print:bg-transparent print:text-ink"
          >
            <p className="text-sm font-bold text-signal print:text-ink">The rule to remember</p>
            <p className="mt-1 max-w-prose">
              <RichTextView text={outline.rule} />
            </p>
            <p className="mt-4 flex flex-wrap gap-x-4 gap-y-2 text-base print:hidden">
              <Link to="#check-yourself" className={buttonClasses('signal')}>
                Check yourself ({Math.min(exercises.length, checkLength)})
              </Link>
              {practice !== undefined && (
                <Link to={`#${practice.id}`} className={buttonClasses('sign-outline')}>
                  Skip to practice
                </Link>
              )}
              <PrintWorksheet onPress={() => setToPrint({ section: null })} />
            </p>
          </aside>
          <Card aria-labelledby="opening" data-stop="" className="print:hidden">
            <h2 id="opening" className="text-2xl">
              Try this before you read
            </h2>
            <Opening lesson={entry.id} />
          </Card>
          <Scope>
            {core.map(shown)}
            <ExamNeeds lesson={entry.id} />
            {more.length > 0 && (
              <p className="px-edge text-muted sm:px-6 lg:hidden print:hidden">
                Those were the core sections. The ones below go further. Open any you need, or go to{' '}
                <TextLink to="#check-yourself">Check yourself</TextLink>.
              </p>
            )}
            {more.map(shown)}
          </Scope>
          <Card aria-labelledby="check-yourself" data-stop="check-yourself" className="stack-4 print:hidden">
            <SectionHeading id="check-yourself">Check yourself</SectionHeading>
            <FinalCheck lesson={entry.id}>
              <WhatNext next={neighbours(entry.id).next} />
            </FinalCheck>
          </Card>
          <div data-stop="rate">{children}</div>
          {toPrint === null ? (
            sheet !== undefined && <sheet.View lesson={sheet.lesson} />
          ) : (
            <LazyPart errorFallback={<NotLoadedDialog onClose={() => setToPrint(null)} />}>
              <PrintDialog id={entry.id} section={toPrint.section} onClose={() => setToPrint(null)} />
            </LazyPart>
          )}
          <Neighbours id={entry.id} />
        </div>
      </div>
    </article>
  )
}
