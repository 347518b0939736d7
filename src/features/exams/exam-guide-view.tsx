import * as Collapsible from '@radix-ui/react-collapsible'
import { ChevronDown } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { RichTextView, SpanishText } from '@/components/rich-text'
import { Card } from '@/components/ui/card'
import { SpeakButton } from '@/components/ui/speak-button'
import { plainSpanish } from '@/content/inline'
import { findLesson } from '@/content/registry'
import type { DatedNote, ExamGuide, ExamPaper } from '@/content/types'
import { classNames } from '@/lib/class-names'
import { paths } from '@/paths'

const colours = [
  { border: 'border-line-foundation', background: 'bg-line-foundation' },
  { border: 'border-line-intermediate', background: 'bg-line-intermediate' },
  { border: 'border-line-standard', background: 'bg-line-standard' },
  { border: 'border-line-higher', background: 'bg-line-higher' },
] as const

const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

function Note({ note }: { note: DatedNote }) {
  return (
    <aside className="rounded-md border-2 border-almost p-4">
      <p>
        <RichTextView text={note.text} />
      </p>
      <p className="mt-1 text-sm text-muted">
        Checked in {month.format(new Date(`${note.checked}-01T00:00:00Z`))}.
      </p>
    </aside>
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

function Contents({ paper, colour }: { paper: ExamPaper; colour: (typeof colours)[number] }) {
  return (
    <div className="space-y-8">
      {paper.note !== undefined && <Note note={paper.note} />}
      {paper.levels !== undefined && (
        <div className="grid gap-4 md:grid-cols-2">
          {paper.levels.map((level) => (
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
      )}
      <div>
        <h3 className="mb-3 text-xl">Minute by minute</h3>
        <Timeline paper={paper} colour={colour} />
      </div>
      <div>
        <h3 className="mb-3 text-xl">Question types</h3>
        <ul className="space-y-5">
          {paper.questionTypes.map((type) => (
            <li key={type.name} className="border-t border-rule pt-4">
              <h4 className="text-lg">{type.name}</h4>
              <p className="mt-1 max-w-prose">
                <RichTextView text={type.what} />
              </p>
              <div className="mt-3 rounded-md bg-paper p-4">
                <p className="text-sm font-bold text-muted">Sample</p>
                <p className="mt-1">
                  <RichTextView text={type.sample.task} />
                </p>
                {type.sample.text !== undefined && (
                  <p className="mt-2 border-l-4 border-rule pl-3 whitespace-pre-line">
                    <SpanishText text={type.sample.text} />
                    <SpeakButton text={plainSpanish(type.sample.text)} />
                  </p>
                )}
                <details className="mt-2">
                  <summary className="min-h-6 font-bold underline underline-offset-4">
                    Show the answer
                  </summary>
                  <p className="mt-2 whitespace-pre-line">
                    <RichTextView text={type.sample.answer} />
                  </p>
                </details>
              </div>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3 className="mb-3 text-xl">How marks are given</h3>
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
      </div>
      <div>
        <h3 className="mb-3 text-xl">Five tips</h3>
        <ol className="max-w-prose list-decimal space-y-2 pl-6 marker:font-bold">
          {paper.tips.map((tip) => (
            <li key={tip}>
              <RichTextView text={tip} />
            </li>
          ))}
        </ol>
      </div>
      <div>
        <h3 className="mb-3 text-xl">Useful phrases</h3>
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
      </div>
      <div>
        <h3 className="mb-3 text-xl">The lessons this paper needs most</h3>
        <ul className="flex flex-wrap gap-2">
          {paper.lessons.map((id) => {
            const lesson = findLesson(id)
            return (
              lesson !== undefined && (
                <li key={id}>
                  <Link
                    to={paths.lesson(lesson)}
                    className="inline-flex min-h-11 items-center rounded-full border-2 border-ink px-4 font-bold hover:bg-ink/10"
                  >
                    {lesson.title}
                  </Link>
                </li>
              )
            )
          })}
        </ul>
      </div>
    </div>
  )
}

/** One paper: a sign that opens. It can be linked to by its id, and stays in the page when closed, for print. */
function Paper({ paper, index }: { paper: ExamPaper; index: number }) {
  const { hash, key } = useLocation()
  const [open, setOpen] = useState(false)
  const colour = colours[index % colours.length] ?? colours[0]

  // The address names a paper, on arrival and on every later link to it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is what tells the same link followed again
  useEffect(() => {
    if (hash !== `#${paper.id}`) return
    setOpen(true)
    document.getElementById(paper.id)?.scrollIntoView()
  }, [hash, key, paper.id])

  return (
    <Collapsible.Root open={open} onOpenChange={setOpen} asChild>
      <section aria-labelledby={paper.id} className="overflow-hidden rounded-lg border border-rule bg-card">
        <h2 id={paper.id} className="text-2xl">
          <Collapsible.Trigger className="group flex w-full items-stretch bg-sign text-left text-on-sign">
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
        <p className="max-w-prose p-4 pb-4 sm:px-6">
          <RichTextView text={paper.summary} />
        </p>
        <Collapsible.Content
          forceMount
          className="p-4 pt-2 sm:p-6 sm:pt-2 not-print:data-[state=closed]:hidden"
        >
          <Contents paper={paper} colour={colour} />
        </Collapsible.Content>
      </section>
    </Collapsible.Root>
  )
}

/** The guide to one exam: its papers, each to be opened, and where to practise. */
export function ExamGuideView({ title, guide }: { title: string; guide: ExamGuide }) {
  return (
    <>
      <div className="bg-sign text-on-sign">
        <div className="page py-10">
          <h1 tabIndex={-1} className="text-4xl sm:text-5xl">
            {title}
          </h1>
          <p className="mt-4 max-w-prose text-lg text-sign-muted">
            <RichTextView text={guide.introduction} />
          </p>
        </div>
      </div>
      <div className="page mt-8 max-w-4xl space-y-5">
        {guide.papers.map((paper, index) => (
          <Paper key={paper.id} paper={paper} index={index} />
        ))}
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
