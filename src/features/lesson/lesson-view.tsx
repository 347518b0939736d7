import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { BlockView, isForWorksheet, isPractice, isSpoken, needsScreen, ownStop } from '@/blocks/block'
import { VosotrosScope } from '@/blocks/vosotros'
import { RichTextView } from '@/components/rich-text'
import { SectionHeading } from '@/components/section-heading'
import { buttonClasses } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { lineColours } from '@/components/ui/line-colours'
import { PageHead } from '@/components/ui/page-head'
import type { LessonEntry } from '@/content/registry'
import { findStop } from '@/content/roadmap'
import type { Lesson } from '@/content/types'
import { SelfCheckCard } from '@/exercises/self-check-card'
import { classNames } from '@/lib/class-names'
import { plainRich } from '@/spanish/markup'
import { AnswerSheet } from './answer-sheet'
import { LessonHeader } from './lesson-header'
import { lineOf } from './line-of'
import { Neighbours, neighbours } from './neighbours'
import { PrintWorksheet } from './print-worksheet'
import { SectionNav } from './section-nav'
import { SoundLegend } from './sound-legend'
import { WhatNext } from './what-next'

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
  const onTheIbLine = findStop(entry.id)?.line.id === 'ib'
  const badges = [
    { label: entry.badge },
    // The map calls these stops IB; most of what they teach is in the IGCSE list as well.
    ...(entry.type === 'grammar' && onTheIbLine ? [{ label: 'IB' }] : []),
  ]
  const stops = [
    ...lesson.sections.flatMap((section) => [
      section,
      ...section.blocks.flatMap((block) => ownStop(block) ?? []),
    ]),
    { id: 'check-yourself', title: 'Check yourself' },
    { id: 'rate', title: 'Rate this topic' },
  ]

  const practice = lesson.sections.find((section) => section.blocks.some(isPractice))
  const firstSpoken = lesson.sections.find((section) => section.blocks.some(isSpoken))

  const sections = lesson.sections.map((section) => (
    <Fragment key={section.id}>
      <Card
        aria-labelledby={section.id}
        data-stop={section.id}
        className={classNames(
          section.blocks.every(needsScreen) && 'print:hidden',
          !section.blocks.some(isForWorksheet) && 'worksheet:hidden',
        )}
      >
        <SectionHeading id={section.id}>{section.title}</SectionHeading>
        {section === firstSpoken && <SoundLegend />}
        <div className="mt-4 space-y-5">
          {section.blocks.map(
            (block, index) =>
              ownStop(block) === undefined && (
                // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a lesson never move
                <BlockView key={index} block={block} sections={lesson.sections} />
              ),
          )}
        </div>
      </Card>
      {section.blocks.map((block) => {
        const stop = ownStop(block)
        return (
          stop !== undefined && (
            <div key={stop.id} data-stop={stop.id}>
              <BlockView block={block} sections={lesson.sections} />
            </div>
          )
        )
      })}
    </Fragment>
  ))

  return (
    <article>
      <PageHead title={entry.title} description={plainRich(lesson.blurb)} />
      <LessonHeader entry={entry} badges={badges}>
        <p lang="es" className="mt-1 text-xl text-sign-muted print:text-muted">
          {lesson.subtitle}
        </p>
        <p className="mt-4 max-w-prose text-lg worksheet:hidden">
          <RichTextView text={lesson.blurb} />
        </p>
        <p className="hidden worksheet:my-4 worksheet:block">Name: ______________________________</p>
      </LessonHeader>
      {/* On a phone no grid: the row would not stick beyond its own cell. */}
      <div className="page lg:mt-8 lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-8 print:block print:p-0">
        <SectionNav stops={stops} border={lineColours[lineOf(entry.id)].border} />
        <div className="min-w-0 space-y-6">
          <aside
            aria-label="The rule to remember"
            data-stop=""
            className="rounded-lg border-l-8 border-signal bg-sign p-5 text-lg text-on-sign worksheet:hidden print:border print:border-ink print:bg-transparent print:text-ink"
          >
            <p className="text-sm font-bold text-signal print:text-ink">The rule to remember</p>
            <p className="mt-1 max-w-prose">
              <RichTextView text={lesson.rule} />
            </p>
            <p className="mt-4 flex flex-wrap gap-x-4 gap-y-2 text-base print:hidden">
              <Link to="#check-yourself" className={buttonClasses('signal')}>
                Check yourself ({lesson.exercises.length})
              </Link>
              {practice !== undefined && (
                <Link to={`#${practice.id}`} className={buttonClasses('sign-outline')}>
                  Practise first
                </Link>
              )}
              <PrintWorksheet />
            </p>
          </aside>
          {entry.type === 'tense' ? <VosotrosScope>{sections}</VosotrosScope> : sections}
          <Card
            aria-labelledby="check-yourself"
            data-stop="check-yourself"
            className="space-y-4 print:hidden"
          >
            <SectionHeading id="check-yourself">Check yourself</SectionHeading>
            <SelfCheckCard exercises={lesson.exercises} sections={lesson.sections}>
              <WhatNext next={neighbours(entry.id).next} />
            </SelfCheckCard>
          </Card>
          <div data-stop="rate">{children}</div>
          <AnswerSheet lesson={lesson} />
          <Neighbours id={entry.id} />
        </div>
      </div>
    </article>
  )
}
