import type { ComponentType } from 'react'
import { Link } from 'react-router-dom'
import { RichTextView, SpanishText } from '@/components/rich-text'
import { type LineColour, lineColours } from '@/components/ui/line-colours'
import { SpeakButton, useSpokenIds } from '@/components/ui/speak-button'
import { TextLink } from '@/components/ui/text-link'
import { lessonEntry } from '@/content/registry'
import type { ExamPaper, ExamSample } from '@/content/types'
import { classNames } from '@/lib/class-names'
import { paths } from '@/paths'
import { plainSpanish, type RichText } from '@/spanish/markup'
import { DetailsSummary } from './details-summary'
import { ClosedLists } from './exam-lists'
import { Choices, Passage } from './passage'
import { TimedSetView } from './timed-set'

interface SectionProps {
  paper: ExamPaper
  colour: LineColour
}

const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

function Note({ paper: { note } }: SectionProps) {
  return (
    <div className="rounded-md border-2 border-almost p-4">
      <p className="max-w-prose">
        <RichTextView text={note.text} />
      </p>
      <p className="mt-2 max-w-prose text-sm text-muted">
        Checked in {month.format(new Date(`${note.checked}-01T00:00:00Z`))}. Your teacher has the exam board’s
        booklet. <TextLink to={{ hash: 'sources' }}>Our sources</TextLink>
      </p>
    </div>
  )
}

/** The plan for a paper, minute by minute. */
function Timeline({ paper, colour }: SectionProps) {
  return (
    <ol className={classNames('ml-2 border-l-4', lineColours[colour].border)}>
      {paper.timeline.map((stop) => (
        <li key={stop.when} className="relative pb-4 pl-6 last:pb-0">
          <span
            aria-hidden="true"
            className={classNames(
              'absolute top-1 -left-[0.63rem] size-4 rounded-full border-[3px] bg-card',
              lineColours[colour].border,
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
          <ul className="mt-2 list-disc stack-1 pl-5">
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

function Points({ title, points }: { title: string; points: readonly RichText[] }) {
  return (
    <>
      <p className="mt-3 font-bold">{title}</p>
      <ul className="mt-1 max-w-prose list-disc stack-1 pl-5">
        {points.map((point) => (
          <li key={point}>
            <RichTextView text={point} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Sample({ sample }: { sample: ExamSample }) {
  return (
    <div className="mt-3 rounded-md bg-paper p-4">
      <p className="text-sm font-bold text-muted">Sample</p>
      <p className="mt-1">
        <RichTextView text={sample.task} />
      </p>
      {sample.choices !== undefined && <Choices choices={sample.choices} />}
      {sample.text !== undefined && <Passage text={sample.text} heard={sample.heard} />}
      <details className="group mt-2">
        <DetailsSummary show="Show the answer" hide="Hide the answer" printed="Answer" />
        {sample.plan !== undefined && <Points title="The plan" points={sample.plan} />}
        <p className="mt-2 max-w-prose whitespace-pre-line">
          <RichTextView text={sample.answer} />
        </p>
        {sample.margin !== undefined && <Points title="What earns the marks" points={sample.margin} />}
      </details>
    </div>
  )
}

/**
 * Each question type with a question to try. Also used in the background part of a guide, for tasks with model answers.
 */
export function QuestionTypes({ paper }: { paper: Pick<ExamPaper, 'questionTypes'> }) {
  return (
    <ul className="stack-5">
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
  )
}

function Criteria({ paper }: SectionProps) {
  return (
    <dl className="max-w-prose stack-3">
      {paper.criteria.map((criterion) => (
        <div key={criterion.name}>
          <dt className="font-bold">{criterion.name}</dt>
          <dd>
            <RichTextView text={criterion.plain} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Tips({ paper }: SectionProps) {
  return (
    <ol className="max-w-prose list-decimal stack-2 pl-6 marker:font-bold">
      {paper.tips.map((tip) => (
        <li key={tip}>
          <RichTextView text={tip} />
        </li>
      ))}
    </ol>
  )
}

function Phrases({ paper }: SectionProps) {
  const said = useSpokenIds()
  return (
    <ul className="grid gap-x-6 sm:grid-cols-2">
      {paper.phrases.map((phrase, index) => (
        <li key={phrase.es} className="flex items-start gap-1 border-t border-rule py-2">
          <div className="flex-1">
            <b className="block font-semibold">
              <SpanishText text={phrase.es} id={said(index)} />
            </b>
            <span className="text-muted">{phrase.en}</span>
          </div>
          <SpeakButton text={plainSpanish(phrase.es)} textId={said(index)} />
        </li>
      ))}
    </ul>
  )
}

const Bank = ({ paper: { bank } }: SectionProps) => bank !== undefined && <ClosedLists lists={bank} />

const Timed = ({ paper: { set } }: SectionProps) => set !== undefined && <TimedSetView set={set} />

function Lessons({ paper }: SectionProps) {
  return (
    <ul className="flex flex-wrap gap-2">
      {paper.lessons.map((id) => {
        const lesson = lessonEntry(id)
        return (
          <li key={id}>
            <Link
              to={paths.lesson(lesson)}
              className="inline-flex min-h-11 items-center rounded-full border-2 border-ink px-4 font-bold hover:bg-ink-wash"
            >
              {lesson.title}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

interface PaperSection {
  id: string
  short: string
  title: string
  View: ComponentType<SectionProps>
  /** Set if only some papers have this part. */
  of?: 'bank' | 'set'
}

/** In page order. */
const paperSections: readonly PaperSection[] = [
  { id: 'year', short: 'Your year', title: 'Check your year', View: Note },
  { id: 'plan', short: 'Plan', title: 'Minute by minute', View: Timeline },
  { id: 'questions', short: 'Questions', title: 'Question types', View: QuestionTypes },
  { id: 'marks', short: 'Marks', title: 'How marks are given', View: Criteria },
  { id: 'tips', short: 'Tips', title: 'Five tips', View: Tips },
  { id: 'phrases', short: 'Phrases', title: 'Useful phrases', View: Phrases },
  { id: 'bank', short: 'Practice', title: 'What to practise with', View: Bank, of: 'bank' },
  { id: 'set', short: 'Timed set', title: 'A timed set', View: Timed, of: 'set' },
  { id: 'lessons', short: 'Lessons', title: 'The lessons you need most for this paper', View: Lessons },
]

/** The contents of an open paper. Every part has an anchor, such as `#reading-tips`. */
export function PaperSections({ paper, colour }: SectionProps) {
  const shown = paperSections.filter(({ of }) => of === undefined || paper[of] !== undefined)
  const idOf = (part: string) => `${paper.id}-${part}`
  return (
    <div className="stack-8">
      <nav aria-label={`In ${paper.title}`} className="print:hidden">
        <ul className="flex flex-wrap gap-x-5">
          {shown.map(({ id, short }) => (
            <li key={id}>
              <TextLink to={{ hash: idOf(id) }} className="inline-flex min-h-9 items-center">
                {short}
              </TextLink>
            </li>
          ))}
        </ul>
      </nav>
      {paper.levels !== undefined && <Levels levels={paper.levels} />}
      {shown.map(({ id, title, View }) => (
        <div key={id}>
          <h3 id={idOf(id)} className="mb-3 text-xl">
            {title}
          </h3>
          <View paper={paper} colour={colour} />
        </div>
      ))}
    </div>
  )
}
