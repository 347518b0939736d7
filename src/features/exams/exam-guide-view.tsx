import * as Collapsible from '@radix-ui/react-collapsible'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { RichTextView, SpanishText } from '@/components/rich-text'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { lineColours } from '@/components/ui/line-colours'
import { PageHeader } from '@/components/ui/page-header'
import { SpeakButton } from '@/components/ui/speak-button'
import { TextLink } from '@/components/ui/text-link'
import { lessonEntry } from '@/content/registry'
import type { DatedNote, ExamGuide, ExamPaper, ExamSample } from '@/content/types'
import { classNames } from '@/lib/class-names'
import { paths } from '@/paths'
import { plainSpanish } from '@/spanish/markup'
import { DetailsSummary } from './details-summary'

/** The papers take the colours of the lines in turn. */
const colours = [
  lineColours.foundation,
  lineColours.intermediate,
  lineColours.standard,
  lineColours.higher,
] as const

const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

function Note({ note }: { note: DatedNote }) {
  return (
    <div className="rounded-md border-2 border-almost p-4">
      <p className="max-w-prose">
        <RichTextView text={note.text} />
      </p>
      <p className="mt-2 max-w-prose text-sm text-muted">
        Source: <RichTextView text={note.source} /> Checked in{' '}
        {month.format(new Date(`${note.checked}-01T00:00:00Z`))}.
      </p>
    </div>
  )
}

/** What happens when, as stops along the paper. */
function Timeline({ paper, colour }: { paper: ExamPaper; colour: (typeof colours)[number] }) {
  return (
    <ol className={classNames('ml-2 border-l-4', colour.border)}>
      {paper.timeline.map((stop) => (
        <li key={stop.when} className="relative pb-4 pl-6 last:pb-0">
          <span
            aria-hidden="true"
            className={classNames(
              'absolute top-1 -left-[0.63rem] size-4 rounded-full border-[3px] bg-card',
              colour.border,
            )}
          />
          <b className="block">{stop.when}</b>
          <RichTextView text={stop.what} />
        </li>
      ))}
    </ol>
  )
}

function Levels({ levels }: { levels: NonNullable<ExamPaper['levels']> }) {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {levels.map((level) => (
        <div key={level.level} className="rounded-md border border-rule p-4">
          <h3 className="text-lg">{level.level}</h3>
          <ul className="mt-2 list-disc space-y-1 pl-5">
            {level.details.map((detail) => (
              <li key={detail}>
                <RichTextView text={detail} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

function Sample({ sample }: { sample: ExamSample }) {
  return (
    <div className="mt-3 rounded-md bg-paper p-4">
      <p className="text-sm font-bold text-muted">Sample</p>
      <p className="mt-1">
        <RichTextView text={sample.task} />
      </p>
      {sample.choices !== undefined && (
        <ol className="mt-2 list-[upper-alpha] space-y-1 pl-6 marker:font-bold">
          {sample.choices.map((choice) => (
            <li key={choice}>
              <RichTextView text={choice} />
            </li>
          ))}
        </ol>
      )}
      {sample.text !== undefined && (
        <p className="mt-2 border-l-4 border-rule pl-3 whitespace-pre-line">
          <SpanishText text={sample.text} />
          <SpeakButton text={plainSpanish(sample.text)} />
        </p>
      )}
      <details className="group mt-2 print:details-content:[content-visibility:visible]">
        <DetailsSummary show="Show the answer" hide="Hide the answer" printed="Answer" />
        <p className="mt-2 max-w-prose whitespace-pre-line">
          <RichTextView text={sample.answer} />
        </p>
        {sample.margin !== undefined && (
          <>
            <p className="mt-3 font-bold">What earns the marks</p>
            <ul className="mt-1 max-w-prose list-disc space-y-1 pl-5">
              {sample.margin.map((remark) => (
                <li key={remark}>
                  <RichTextView text={remark} />
                </li>
              ))}
            </ul>
          </>
        )}
      </details>
    </div>
  )
}

/** What an opened paper holds, in its order; every part can be linked to as `#reading-tips`. */
function partsOf(paper: ExamPaper, colour: (typeof colours)[number]) {
  const parts: { id: string; short: string; title: string; content: ReactNode }[] = [
    { id: 'year', short: 'Your year', title: 'Check your year', content: <Note note={paper.note} /> },
    {
      id: 'plan',
      short: 'Plan',
      title: 'Minute by minute',
      content: <Timeline paper={paper} colour={colour} />,
    },
    {
      id: 'questions',
      short: 'Questions',
      title: 'Question types',
      content: (
        <ul className="space-y-5">
          {paper.questionTypes.map((type) => (
            <li key={type.name} className="border-t border-rule pt-4">
              <h4 className="text-lg">{type.name}</h4>
              <p className="mt-1 max-w-prose">
                <RichTextView text={type.what} />
              </p>
              <Sample sample={type.sample} />
            </li>
          ))}
        </ul>
      ),
    },
    {
      id: 'marks',
      short: 'Marks',
      title: 'How marks are given',
      content: (
        <dl className="max-w-prose space-y-3">
          {paper.criteria.map((criterion) => (
            <div key={criterion.name}>
              <dt className="font-bold">{criterion.name}</dt>
              <dd>
                <RichTextView text={criterion.plain} />
              </dd>
            </div>
          ))}
        </dl>
      ),
    },
    {
      id: 'tips',
      short: 'Tips',
      title: 'Five tips',
      content: (
        <ol className="max-w-prose list-decimal space-y-2 pl-6 marker:font-bold">
          {paper.tips.map((tip) => (
            <li key={tip}>
              <RichTextView text={tip} />
            </li>
          ))}
        </ol>
      ),
    },
    {
      id: 'phrases',
      short: 'Phrases',
      title: 'Useful phrases',
      content: (
        <ul className="grid gap-x-6 sm:grid-cols-2">
          {paper.phrases.map((phrase) => (
            <li key={phrase.es} className="flex items-start gap-1 border-t border-rule py-2">
              <div className="flex-1">
                <b className="block font-semibold">
                  <SpanishText text={phrase.es} />
                </b>
                <span className="text-muted">{phrase.en}</span>
              </div>
              <SpeakButton text={plainSpanish(phrase.es)} />
            </li>
          ))}
        </ul>
      ),
    },
    {
      id: 'lessons',
      short: 'Lessons',
      title: 'The lessons this paper needs most',
      content: (
        <ul className="flex flex-wrap gap-2">
          {paper.lessons.map((id) => {
            const lesson = lessonEntry(id)
            return (
              <li key={id}>
                <Link
                  to={paths.lesson(lesson)}
                  className="inline-flex min-h-11 items-center rounded-full border-2 border-ink px-4 font-bold hover:bg-ink/10"
                >
                  {lesson.title}
                </Link>
              </li>
            )
          })}
        </ul>
      ),
    },
  ]
  return parts.map((part) => ({ ...part, id: `${paper.id}-${part.id}` }))
}

function Contents({ paper, colour }: { paper: ExamPaper; colour: (typeof colours)[number] }) {
  const parts = partsOf(paper, colour)
  return (
    <div className="space-y-8">
      <nav aria-label={`In ${paper.title}`} className="print:hidden">
        <ul className="flex flex-wrap gap-x-5">
          {parts.map((part) => (
            <li key={part.id}>
              <TextLink to={{ hash: part.id }} className="inline-flex min-h-9 items-center">
                {part.short}
              </TextLink>
            </li>
          ))}
        </ul>
      </nav>
      {paper.levels !== undefined && <Levels levels={paper.levels} />}
      {parts.map((part) => (
        <div key={part.id}>
          <h3 id={part.id} className="mb-3 text-xl">
            {part.title}
          </h3>
          {part.content}
        </div>
      ))}
    </div>
  )
}

/** The papers that stood open on each entry of the history: whoever comes back from a lesson finds them as they were. */
const leftOpen = new Set<string>()

/** One paper: a sign that opens. It can be linked to by its id, and stays in the page when closed, for print. */
function Paper({ paper, index }: { paper: ExamPaper; index: number }) {
  const { hash, key } = useLocation()
  const visit = `${key} ${paper.id}`
  const [open, setOpen] = useState(() => leftOpen.has(visit))
  const colour = colours[index % colours.length] ?? colours[0]
  const head = useRef<HTMLButtonElement>(null)
  /** Where the address leads, until the paper is open and can be scrolled. */
  const wanted = useRef<string>(null)

  // The address names a paper or a part of it, on arrival and on every later link to it.
  // On the way back the page scrolls to where it was left, and not to what the address names.
  useEffect(() => {
    const id = hash.slice(1)
    if (leftOpen.has(visit) || (id !== paper.id && !id.startsWith(`${paper.id}-`))) return
    wanted.current = id
    setOpen(true)
  }, [hash, visit, paper.id])

  useEffect(() => {
    if (open) leftOpen.add(visit)
    else leftOpen.delete(visit)
  }, [open, visit])

  useEffect(() => {
    if (!open || wanted.current === null) return
    document.getElementById(wanted.current)?.scrollIntoView()
    wanted.current = null
  })

  return (
    <Collapsible.Root open={open} onOpenChange={setOpen} asChild>
      <section aria-labelledby={paper.id} className="overflow-hidden rounded-lg border border-rule bg-card">
        <h2 id={paper.id} className="text-2xl">
          <Collapsible.Trigger
            ref={head}
            className="group flex w-full items-stretch bg-sign text-left text-on-sign focus-visible:-outline-offset-4 focus-visible:outline-signal"
          >
            <span aria-hidden="true" className={classNames('w-3 shrink-0', colour.background)} />
            <span className="flex flex-1 flex-wrap items-center gap-x-6 gap-y-1 p-4 sm:px-6">
              <span className="flex-1 basis-48">{paper.title}</span>
              <span className="flex gap-4 text-base font-normal text-sign-muted">
                {paper.duration !== undefined && <span>{paper.duration}</span>}
                <span className="font-bold text-signal">{paper.weight}</span>
              </span>
            </span>
            <ChevronDown
              aria-hidden="true"
              className="mr-4 size-6 shrink-0 self-center group-data-[state=open]:rotate-180 motion-safe:transition-transform"
            />
          </Collapsible.Trigger>
        </h2>
        <div className="max-w-prose space-y-2 p-4 sm:px-6">
          <p>
            <RichTextView text={paper.summary} />
          </p>
          <p className="border-l-4 border-almost pl-3">
            <b>Check your year:</b> {paper.note.today}.
          </p>
        </div>
        <Collapsible.Content
          forceMount
          className="p-4 pt-2 sm:p-6 sm:pt-2 not-print:data-[state=closed]:hidden"
        >
          <Contents paper={paper} colour={colour} />
          <Button
            look="outline"
            className="mt-8 print:hidden"
            onClick={() => {
              setOpen(false)
              head.current?.focus()
            }}
          >
            Close {paper.title}
          </Button>
        </Collapsible.Content>
      </section>
    </Collapsible.Root>
  )
}

/** The guide to one exam: its papers, each to be opened, and where to practise. */
export function ExamGuideView({
  title,
  description,
  guide,
}: {
  title: string
  description: string
  guide: ExamGuide
}) {
  return (
    <>
      <div className="bg-sign text-on-sign">
        <div className="page max-w-4xl py-8 sm:py-10">
          <PageHeader title={title} description={description}>
            <p className="mt-4 max-w-prose text-sign-muted sm:text-lg">
              <RichTextView text={guide.introduction} />
            </p>
          </PageHeader>
        </div>
      </div>
      <div className="page mt-8 max-w-4xl space-y-5">
        {guide.papers.map((paper, index) => (
          <Paper key={paper.id} paper={paper} index={index} />
        ))}
        <Card aria-labelledby="about-the-exam">
          <h2 id="about-the-exam" className="text-2xl">
            More about the exam
          </h2>
          <div className="mt-4 space-y-4">
            {guide.background.map((part) => (
              <div key={part.id}>
                <h3 id={part.id} className="text-lg">
                  {part.title}
                </h3>
                <p className="mt-1 max-w-prose">
                  <RichTextView text={part.text} />
                </p>
              </div>
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
    </>
  )
}
