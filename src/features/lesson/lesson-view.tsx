import { Fragment, type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router-dom'
import { isPractice, ownStop } from '@/blocks/block'
import { VosotrosScope } from '@/blocks/vosotros'
import { RichTextView } from '@/components/rich-text'
import { SectionHeading } from '@/components/section-heading'
import { buttonClasses } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { lineColours } from '@/components/ui/line-colours'
import { PageHead } from '@/components/ui/page-head'
import { TextLink } from '@/components/ui/text-link'
import type { LessonEntry, LessonId } from '@/content/registry'
import { findStop } from '@/content/roadmap'
import type { Exercise, Lesson, Section, SectionId } from '@/content/types'
import { classNames } from '@/lib/class-names'
import { plainRich } from '@/spanish/markup'
import { AnswerSheet } from './answer-sheet'
import { ExamNeeds, needsStop } from './exam-needs'
import { LessonHeader } from './lesson-header'
import { hasSpokenBlock, LessonSection } from './lesson-section'
import { lineOf } from './line-of'
import { Neighbours, neighbours } from './neighbours'
import { checkLength, FinalCheck, Opening, SectionPractice, useStandings } from './practice'
import { PrintWorksheet } from './print-worksheet'
import { type PageStop, SectionNav } from './section-nav'
import { WhatNext } from './what-next'

/** A section that is printed by itself, with its exercises and their answers: homework. */
function usePrintedSection() {
  const [printed, setPrinted] = useState<SectionId | null>(null)
  function print(section: SectionId) {
    // What is printed is what is drawn now.
    flushSync(() => setPrinted(section))
    window.addEventListener('afterprint', () => setPrinted(null), { once: true })
    window.print()
  }
  return { printed, print }
}

/** The stops of the page, filled as far as the student has answered what they ask. */
function LessonNav({
  lesson,
  exercises,
  stops,
}: {
  lesson: LessonId
  exercises: readonly Exercise[]
  stops: readonly PageStop[]
}) {
  const standings = useStandings(lesson, exercises)
  const withStandings = stops.map(({ id, title }) => {
    const standing = standings.get(id)
    return standing === undefined ? { id, title } : { id, title, standing }
  })
  return <SectionNav stops={withStandings} colours={lineColours[lineOf(lesson)]} />
}

/** A dedicated lesson, whole. `children` is the rating card, which the page joins to the student's progress. */
export function LessonView({
  entry,
  lesson,
  children,
}: {
  entry: LessonEntry
  lesson: Lesson
  children: ReactNode
}) {
  const Scope = entry.type === 'tense' ? VosotrosScope : Fragment
  const onTheIbLine = findStop(entry.id)?.line.id === 'ib'
  const badges = [
    { label: entry.badge },
    // The map calls these stops IB; most of what they teach is in the IGCSE list as well.
    ...(entry.type === 'grammar' && onTheIbLine ? [{ label: 'IB' }] : []),
  ]
  const { exercises, sections, needs, opening } = lesson
  const { printed, print } = usePrintedSection()
  const practiceOf = { lesson: entry.id, exercises, sections }
  const core = sections.filter(({ more }) => more === undefined)
  const more = sections.filter((section) => section.more !== undefined)
  const stopsOf = (some: readonly Section[]) =>
    some.flatMap((section) => [section, ...section.blocks.flatMap((block) => ownStop(block) ?? [])])
  const stops = [
    ...stopsOf(core),
    needsStop,
    ...stopsOf(more),
    { id: 'check-yourself', title: 'Check yourself' },
    { id: 'rate', title: 'Rate this topic' },
  ]

  const practice = sections.find((section) => section.blocks.some(isPractice))
  const firstSpoken = sections.find(hasSpokenBlock)
  const shown = (section: Section) => (
    <LessonSection
      key={section.id}
      section={section}
      sections={sections}
      hasSoundLegend={section === firstSpoken}
      isLeftOut={printed !== null && printed !== section.id}
      onPrint={() => print(section.id)}
      practice={
        <SectionPractice
          {...practiceOf}
          section={section}
          opening={opening}
          next={stops[stops.findIndex(({ id }) => id === section.id) + 1]}
        />
      }
    />
  )

  return (
    <article>
      <PageHead title={entry.title} description={plainRich(lesson.blurb)} />
      <LessonHeader entry={entry} badges={badges}>
        <p lang="es" className="mt-1 text-xl text-sign-muted print:text-muted">
          {lesson.subtitle}
        </p>
        <p
          className={classNames(
            'mt-4 max-w-prose text-lg worksheet:hidden',
            printed !== null && 'print:hidden',
          )}
        >
          <RichTextView text={lesson.blurb} />
        </p>
        <p
          className={classNames(
            'hidden worksheet:my-4 worksheet:block',
            printed !== null && 'print:my-4 print:block',
          )}
        >
          Name: ______________________________
        </p>
      </LessonHeader>
      {/* On a phone no grid: the row would not stick beyond its own cell. */}
      <div className="page lg:mt-8 lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-8 print:block print:p-0">
        <LessonNav lesson={entry.id} exercises={exercises} stops={stops} />
        <div className="min-w-0 space-y-6">
          <aside
            aria-label="The rule to remember"
            data-stop=""
            className={classNames(
              'rounded-lg border-l-8 border-signal bg-sign p-5 text-lg text-on-sign worksheet:hidden print:border print:border-ink print:bg-transparent print:text-ink',
              printed !== null && 'print:hidden',
            )}
          >
            <p className="text-sm font-bold text-signal print:text-ink">The rule to remember</p>
            <p className="mt-1 max-w-prose">
              <RichTextView text={lesson.rule} />
            </p>
            <p className="mt-4 flex flex-wrap gap-x-4 gap-y-2 text-base print:hidden">
              <Link to="#check-yourself" className={buttonClasses('signal')}>
                Check yourself ({Math.min(exercises.length, checkLength)})
              </Link>
              {practice !== undefined && (
                <Link to={`#${practice.id}`} className={buttonClasses('sign-outline')}>
                  Practise first
                </Link>
              )}
              <PrintWorksheet />
            </p>
          </aside>
          <Card aria-labelledby="opening" data-stop="" className="print:hidden">
            <h2 id="opening" className="text-2xl">
              Try this before you read
            </h2>
            <Opening {...practiceOf} opening={opening} />
          </Card>
          <Scope>
            {core.map(shown)}
            <div className={classNames(printed !== null && 'print:hidden')}>
              <ExamNeeds needs={needs} />
            </div>
            {more.length > 0 && (
              <p className="px-edge text-muted sm:px-6 lg:hidden print:hidden">
                That was the core. What follows is more: open what you need, or go to{' '}
                <TextLink to="#check-yourself">Check yourself</TextLink>.
              </p>
            )}
            {more.map(shown)}
          </Scope>
          <Card
            aria-labelledby="check-yourself"
            data-stop="check-yourself"
            className="space-y-4 print:hidden"
          >
            <SectionHeading id="check-yourself">Check yourself</SectionHeading>
            <FinalCheck {...practiceOf}>
              <WhatNext next={neighbours(entry.id).next} />
            </FinalCheck>
          </Card>
          <div data-stop="rate">{children}</div>
          <AnswerSheet lesson={lesson} only={printed} />
          <Neighbours id={entry.id} />
        </div>
      </div>
    </article>
  )
}
