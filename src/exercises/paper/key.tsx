import { Check, CircleDashed, X } from 'lucide-react'
import { type MouseEvent, type ReactNode, useId } from 'react'
import { RichTextView, SpanishText } from '@/components/rich-text'
import { Button } from '@/components/ui/button'
import { TextButton, TextLink } from '@/components/ui/text-link'
import type { PaperChoice, PaperQuestion } from '@/content/rooms/types'
import { Said, Verdict } from '../verdict'
import { ChoiceView, letterOf } from './choices'
import { isToJudge, modelOfWritten, type NumberedPart, type Quoted, type Told } from './mark-paper'
import { proofPlace } from './proofs'

/** The right answer to a true-or-false question. */
const truth = (isTrue: boolean) => <b lang="es">{isTrue ? 'Verdadero' : 'Falso'}</b>

/** What to say about the quoted words. */
const ofQuoted: Record<Exclude<Quoted, 'proves'>, string> = {
  elsewhere: 'The words you quote are in the text, but they do not prove it.',
  long: 'You quoted the right words, but too much around them: quote only what is needed.',
  'not there': 'Those words are not in the text exactly like that: copy them letter by letter.',
  missing: 'You haven’t quoted any words from the text.',
}

/** The result of an answer, from our mark or from the student's own decision. */
function Outcome({
  question,
  told,
  judged,
}: {
  question: PaperQuestion
  told: Told
  judged: boolean | undefined
}) {
  switch (told.kind) {
    case 'unanswered':
      return (
        <Said Sign={CircleDashed} colour="ink" verdict="Not answered">
          {question.kind === 'write' && (
            <p>
              The answer: <b lang="es">{modelOfWritten(question)}</b>
            </p>
          )}
          {question.kind === 'true-false' && <p>It is {truth(question.right)}.</p>}
        </Said>
      )
    case 'choose':
      // For a single choice, the lines above already show the result.
      return (
        (told.got > 0 || told.tooMany !== undefined) &&
        told.got < question.marks && (
          <Said
            Sign={CircleDashed}
            colour="almost"
            verdict={`${told.got > 0 ? 'Partly right: ' : ''}${told.got} of ${question.marks} marks`}
          >
            {told.tooMany !== undefined && (
              <p>
                {told.tooMany === 1
                  ? 'One letter too many: it takes off a mark.'
                  : `${told.tooMany} letters too many: each takes off a mark.`}
              </p>
            )}
          </Said>
        )
      )
    case 'true-false':
      if (told.quoted === undefined || told.quoted === 'proves')
        return told.isRight ? (
          <Said Sign={Check} colour="correct" verdict="Correct" />
        ) : (
          <Said Sign={X} colour="wrong" verdict="Not yet">
            <p>It is {truth(question.kind === 'true-false' && question.right)}.</p>
          </Said>
        )
      return told.isRight ? (
        <Said Sign={CircleDashed} colour="almost" verdict="The right tick, without its proof">
          <p>{ofQuoted[told.quoted]} The IB gives the mark for both together.</p>
        </Said>
      ) : (
        <Said Sign={X} colour="wrong" verdict="Not yet">
          <p>It is {truth(question.kind === 'true-false' && question.right)}.</p>
        </Said>
      )
    case 'write':
      return (
        <>
          {judged !== undefined && (
            <Said
              Sign={judged ? Check : X}
              colour={judged ? 'correct' : 'wrong'}
              verdict={judged ? 'Correct: you marked this' : 'Not yet: you marked this'}
            />
          )}
          <Verdict mark={told.mark} />
          {told.mark.kind === 'accent' && (
            <p className="pl-4">It counts here: the meaning is clear without the accent.</p>
          )}
        </>
      )
    default:
      return told satisfies never
  }
}

/** The answer key of one question: the result, the words that prove it, and why. */
export function QuestionKey({
  question,
  told,
  judged,
  onJudge,
  onShow,
  onHear,
}: {
  question: PaperQuestion
  told: Told
  judged: boolean | undefined
  onJudge: (isSame: boolean) => void
  onShow: ((question: string, event: MouseEvent) => void) | undefined
  /** Plays those words, if the passage is a recording. */
  onHear: ((question: string) => void) | undefined
}) {
  const id = useId()
  return (
    <div className="mt-3 stack-2 print:hidden">
      <Outcome question={question} told={told} judged={judged} />
      {isToJudge(told) && (
        <div className="pl-4">
          <p>
            {judged === undefined
              ? 'We can’t mark this one, so mark it yourself. Be strict: would an examiner accept it?'
              : 'You can change your mind:'}
          </p>
          <p className="mt-2 flex flex-wrap gap-2">
            <Button look="outline" aria-pressed={judged === false} onClick={() => onJudge(false)}>
              Mine is different
            </Button>
            <Button look="outline" aria-pressed={judged === true} onClick={() => onJudge(true)}>
              Mine means the same
            </Button>
          </p>
        </div>
      )}
      <div className="stack-1 pl-4">
        <p>
          The words that prove it:{' '}
          <q id={`${id}-proof`} lang="es" className="font-semibold">
            <SpanishText text={question.proof} />
          </q>{' '}
          <TextLink
            to={{ hash: proofPlace(question.id) }}
            onClick={(event) => onShow?.(question.id, event)}
            id={`${id}-show`}
            aria-labelledby={`${id}-show ${id}-proof`}
            className="whitespace-nowrap"
          >
            Show them
          </TextLink>
          {onHear !== undefined && (
            <>
              {' '}
              <TextButton
                id={`${id}-hear`}
                aria-labelledby={`${id}-hear ${id}-proof`}
                onClick={() => onHear(question.id)}
                className="whitespace-nowrap"
              >
                Play them
              </TextButton>
            </>
          )}
        </p>
        <p>
          <RichTextView text={question.why} />
        </p>
      </div>
    </div>
  )
}

/** The right answer in the printed answer key. */
function RightAnswer({
  question,
  choices,
}: {
  question: PaperQuestion
  choices: readonly PaperChoice[]
}): ReactNode {
  switch (question.kind) {
    case 'choose':
      return question.right.map((place) => {
        const choice = choices[place]
        return (
          <span key={place} className="mr-3">
            <b>{letterOf(place)}</b> {choice !== undefined && <ChoiceView choice={choice} size="small" />}
          </span>
        )
      })
    case 'write':
      return <b lang="es">{modelOfWritten(question)}</b>
    case 'true-false':
      return truth(question.right)
    default:
      return question satisfies never
  }
}

/** The whole answer key, on a separate page in print only. */
export function PrintedKey({
  parts,
  choicesOf,
}: {
  parts: readonly NumberedPart[]
  choicesOf: (part: NumberedPart['part'], question: PaperQuestion) => readonly PaperChoice[]
}) {
  return (
    <div className="hidden break-before-page print:block">
      <h2 className="text-xl">Answer key</h2>
      <p className="mt-1">For the teacher.</p>
      <ol className="mt-2 stack-1.5">
        {parts.flatMap(({ part, questions }) =>
          questions.map(({ number, question }) => (
            <li key={question.id} value={number} className="ml-6 list-decimal pl-1 marker:font-bold">
              <RightAnswer question={question} choices={choicesOf(part, question)} /> [{question.marks}]
              <span className="block">
                «<span lang="es">{question.proof}</span>» <RichTextView text={question.why} />
              </span>
            </li>
          )),
        )}
      </ol>
    </div>
  )
}
