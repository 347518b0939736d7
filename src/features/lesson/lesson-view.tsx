import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Fragment, lazy, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { BlockView } from '@/blocks/block'
import { VosotrosScope } from '@/blocks/vosotros'
import { RichTextView } from '@/components/rich-text'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { buttonClasses } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { LazyPart, PartNotLoaded } from '@/components/ui/lazy-part'
import { PageHead } from '@/components/ui/page-head'
import { lessonTenses, suggestedVerbs } from '@/content/lesson-tenses'
import { type LessonEntry, type LessonId, lessonEntry, lessons } from '@/content/registry'
import { findStop, roadmapStops } from '@/content/roadmap'
import type { Block, Lesson } from '@/content/types'
import { SelfCheckCard } from '@/exercises/run'
import { classNames } from '@/lib/class-names'
import { paths } from '@/paths'
import { plainRich } from '@/spanish/markup'
import { AnswerSheet } from './answer-sheet'
import { PrintWorksheet } from './print-worksheet'
import { SectionHeading } from './section-heading'
import { SectionNav } from './section-nav'
import { SoundLegend } from './sound-legend'
import { StopOnMap } from './stop-on-map'
import { WhatNext } from './what-next'

const VerbTable = lazy(async () => ({ default: (await import('@/blocks/verb-table')).VerbTable }))

type Entry = LessonEntry & { id: LessonId }

const lineColours = {
  foundation: {
    text: 'text-line-foundation',
    background: 'bg-line-foundation',
    border: 'border-line-foundation',
  },
  intermediate: {
    text: 'text-line-intermediate',
    background: 'bg-line-intermediate',
    border: 'border-line-intermediate',
  },
  standard: { text: 'text-line-standard', background: 'bg-line-standard', border: 'border-line-standard' },
  higher: { text: 'text-line-higher', background: 'bg-line-higher', border: 'border-line-higher' },
} as const

/** The line colour of a lesson; the few that are off the map ride with the intermediate level. */
const lineOf = (id: LessonId): keyof typeof lineColours => findStop(id)?.level.id ?? 'intermediate'

/** The stops before and after: along the map for a lesson on it, along the tense list for the others. */
function neighbours(id: LessonId): { previous?: Entry; next?: Entry } {
  const line: readonly LessonId[] = roadmapStops.includes(id)
    ? roadmapStops
    : lessons.flatMap((lesson) => (lesson.type === 'tense' ? [lesson.id] : []))
  const at = line.indexOf(id)
  const entry = (neighbour: LessonId | undefined) =>
    neighbour === undefined ? undefined : lessonEntry(neighbour)
  return { previous: entry(line[at - 1]), next: entry(line[at + 1]) }
}

const listName = { grammar: 'Grammar', tense: 'Tenses' } as const
const backLabel = { grammar: 'Back to Grammar Roadmap', tense: 'Back to Tenses' } as const

/** The station sign on top of a lesson: breadcrumb, way back, badges, title. */
export function LessonHeader({
  entry,
  badges,
  children,
}: {
  entry: Pick<Entry, 'id' | 'type' | 'title'>
  badges: readonly { label: string; tone?: BadgeTone }[]
  children: ReactNode
}) {
  const list = paths.lessonList(entry.type)
  return (
    <header data-stop="" className="bg-sign text-on-sign print:bg-transparent print:text-ink">
      <div className="page pt-4 pb-8 print:p-0">
        <nav aria-label="Breadcrumb" className="print:hidden">
          <ol className="flex flex-wrap gap-x-2 text-sm text-sign-muted">
            <li>
              <Link to={paths.home} className="inline-block py-1 underline underline-offset-4">
                Home
              </Link>
            </li>
            <li aria-hidden="true" className="py-1">
              /
            </li>
            <li>
              <Link to={list} className="inline-block py-1 underline underline-offset-4">
                {listName[entry.type]}
              </Link>
            </li>
            <li aria-hidden="true" className="py-1">
              /
            </li>
            <li aria-current="page" className="py-1">
              {entry.title}
            </li>
          </ol>
        </nav>
        <div className="mt-2 flex flex-wrap gap-x-6">
          <Link
            to={list}
            className="inline-flex min-h-11 items-center gap-2 font-bold underline-offset-4 hover:underline print:hidden"
          >
            <ArrowLeft aria-hidden="true" className="size-4" />
            {backLabel[entry.type]}
          </Link>
          {entry.type === 'tense' && <StopOnMap id={entry.id} />}
        </div>
        <div className="mt-2 flex gap-2 print:hidden">
          {badges.map(({ label, tone }) => (
            <Badge key={label} tone={tone ?? 'sign'}>
              {label}
            </Badge>
          ))}
        </div>
        <h1 tabIndex={-1} className="mt-3 text-4xl sm:text-5xl">
          {entry.title}
        </h1>
        {children}
      </div>
      <div
        aria-hidden="true"
        className={classNames('h-2 print:hidden', lineColours[lineOf(entry.id)].background)}
      />
    </header>
  )
}

function Neighbours({ id }: { id: LessonId }) {
  const { previous, next } = neighbours(id)
  return (
    <nav aria-label="Next and previous stop" className="mt-8 grid gap-4 sm:grid-cols-2 print:hidden">
      {previous !== undefined && (
        <Link
          to={paths.lesson(previous)}
          className="flex min-h-16 items-center gap-3 rounded-lg border border-rule bg-card p-4 hover:border-ink"
        >
          <ArrowLeft aria-hidden="true" className="size-5 shrink-0" />
          <span>
            <span className="block text-sm text-muted">Previous stop</span>
            <b>{previous.title}</b>
          </span>
        </Link>
      )}
      {next !== undefined && (
        <Link
          to={paths.lesson(next)}
          className="flex min-h-16 items-center justify-end gap-3 rounded-lg border border-rule bg-card p-4 text-right hover:border-ink sm:col-start-2"
        >
          <span>
            <span className="block text-sm text-muted">Next stop</span>
            <b>{next.title}</b>
          </span>
          <ArrowRight aria-hidden="true" className="size-5 shrink-0" />
        </Link>
      )}
      {next === undefined && (
        <Link
          to={paths.practice}
          className="flex min-h-16 items-center justify-end gap-3 rounded-lg border border-rule bg-card p-4 text-right hover:border-ink sm:col-start-2"
        >
          <span>
            <span className="block text-sm text-muted">The line ends here</span>
            <b>Practice: three questions</b>
          </span>
          <ArrowRight aria-hidden="true" className="size-5 shrink-0" />
        </Link>
      )}
    </nav>
  )
}

const isPractice = ({ kind }: Block) => kind === 'gapfill' || kind === 'drill' || kind === 'story'

/** Whether its words are buttons to hear them, where there is a voice. */
const isSpoken = (block: Block) =>
  block.kind === 'conjugation' ||
  block.kind === 'phrases' ||
  (block.kind === 'table' && block.columns.some(({ lang }) => lang === 'es'))

/** A dedicated lesson, whole. `children` is the rating card, which the page joins to the student's progress. */
export function LessonView({
  entry,
  lesson,
  children,
}: {
  entry: Entry
  lesson: Lesson
  children: ReactNode
}) {
  const colour = lineOf(entry.id)
  const onTheIbLine = findStop(entry.id)?.line.id === 'ib'
  const badges = [
    { label: entry.badge },
    // The map calls these stops IB; most of what they teach is in the IGCSE list as well.
    ...(entry.type === 'grammar' && onTheIbLine ? [{ label: 'IB' }] : []),
  ]
  const tenses = lessonTenses[entry.id]
  const stops = [
    ...lesson.sections.flatMap((section) =>
      section.id === 'formation' && tenses !== undefined
        ? [section, { id: 'any-verb', title: 'Any verb' }]
        : [section],
    ),
    { id: 'check-yourself', title: 'Check yourself' },
    { id: 'rate', title: 'Rate this topic' },
  ]

  const practice = lesson.sections.find((section) => section.blocks.some(isPractice))
  const firstSpoken = lesson.sections.find((section) => section.blocks.some(isSpoken))

  const sections = lesson.sections.map((section) => (
    // With the lesson's id: what was answered in one lesson does not belong into the next.
    <Fragment key={`${entry.id} ${section.id}`}>
      <Card
        aria-labelledby={section.id}
        data-stop={section.id}
        className={classNames(
          // Stories and drills need a screen.
          section.blocks.every(({ kind }) => kind === 'story' || kind === 'drill') && 'print:hidden',
          section.blocks.every(({ kind }) => kind !== 'gapfill') && 'worksheet:hidden',
        )}
      >
        <SectionHeading id={section.id}>{section.title}</SectionHeading>
        {section === firstSpoken && <SoundLegend />}
        <div className="mt-4 space-y-5">
          {section.blocks.map((block, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a lesson never move
            <BlockView key={index} block={block} />
          ))}
        </div>
      </Card>
      {section.id === 'formation' && tenses !== undefined && (
        <div data-stop="any-verb">
          <LazyPart waiting={<div className="h-48" />} failed={<PartNotLoaded />}>
            <VerbTable tenses={tenses} suggested={suggestedVerbs(tenses, lesson)} />
          </LazyPart>
        </div>
      )}
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
        <SectionNav key={entry.id} stops={stops} border={lineColours[colour].border} />
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
          {tenses === undefined ? sections : <VosotrosScope>{sections}</VosotrosScope>}
          <Card
            aria-labelledby="check-yourself"
            data-stop="check-yourself"
            className="space-y-4 print:hidden"
          >
            <SectionHeading id="check-yourself">Check yourself</SectionHeading>
            <SelfCheckCard key={entry.id} exercises={lesson.exercises} sections={lesson.sections}>
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
