import { Check, CircleDashed, X } from 'lucide-react'
import { type MouseEvent, type ReactNode, useId } from 'react'
import { RichTextView, SpanishText } from '@/components/rich-text'
import { Button } from '@/components/ui/button'
import { TextButton, TextLink } from '@/components/ui/text-link'
import type { PaperChoice, PaperQuestion } from '@/content/rooms/types'
import { Verdict, VerdictBox } from '../verdict'
import { ChoiceView, letterOf } from './choices'
import {
  type NumberedPart,
  needsSelfMarking,
  type QuestionResult,
  type QuoteVerdict,
  writtenModel,
} from './mark-paper'
import { proofElementId } from './proofs'

/** The right answer to a true-or-false question. */
const trueOrFalse = (isTrue: boolean) => (
  <b lang="es" translate="no">
    {isTrue ? 'Verdadero' : 'Falso'}
  </b>
)

/** The feedback on the quoted words. */
const quoteMessages: Record<Exclude<QuoteVerdict, 'proves'>, string> = {
  elsewhere: 'The words you quoted are in the text, but they don’t prove your answer.',
  long: 'You quoted the right words, but added too many others. Quote only what you need.',
  'not there': 'Those exact words aren’t in the text. Copy them letter for letter.',
  missing: 'You haven’t quoted any words from the text.',
}

/** The result for an answer, based on our mark or the student's own decision. */
function Outcome({
  question,
  result,
  judged,
}: {
  question: PaperQuestion
  result: QuestionResult
  judged: boolean | undefined
}) {
  switch (result.kind) {
    case 'unanswered':
      return (
        <VerdictBox Icon={CircleDashed} colour="ink" verdict="Not answered">
          {question.kind === 'write' && (
            <p>
              The answer:{' '}
              <b lang="es" translate="no">
                {writtenModel(question)}
              </b>
            </p>
          )}
          {question.kind === 'true-false' && <p>It is {trueOrFalse(question.right)}.</p>}
        </VerdictBox>
      )
    case 'choose':
      // For a single choice, the lines above already show the result.
      return (
        (result.got > 0 || result.tooMany !== undefined) &&
        result.got < question.marks && (
          <VerdictBox
            Icon={CircleDashed}
            colour="almost"
            verdict={`${result.got > 0 ? 'Partly right: ' : ''}${result.got} of ${question.marks} marks`}
          >
            {result.tooMany !== undefined && (
              <p>
                {result.tooMany === 1
                  ? 'One letter too many: you lose a mark.'
                  : `${result.tooMany} letters too many: you lose a mark for each.`}
              </p>
            )}
          </VerdictBox>
        )
      )
    case 'true-false':
      if (result.quoted === undefined || result.quoted === 'proves')
        return result.isRight ? (
          <VerdictBox Icon={Check} colour="correct" verdict="Correct" />
        ) : (
          <VerdictBox Icon={X} colour="wrong" verdict="Not yet">
            <p>It is {trueOrFalse(question.kind === 'true-false' && question.right)}.</p>
          </VerdictBox>
        )
      return result.isRight ? (
        <VerdictBox Icon={CircleDashed} colour="almost" verdict="The right tick, but no proof">
          <p>{quoteMessages[result.quoted]} In the IB exam, you need both to get the mark.</p>
        </VerdictBox>
      ) : (
        <VerdictBox Icon={X} colour="wrong" verdict="Not yet">
          <p>It is {trueOrFalse(question.kind === 'true-false' && question.right)}.</p>
        </VerdictBox>
      )
    case 'write':
      return (
        <>
          {judged !== undefined && (
            <VerdictBox
              Icon={judged ? Check : X}
              colour={judged ? 'correct' : 'wrong'}
              verdict={judged ? 'Correct (marked by you)' : 'Not yet (marked by you)'}
            />
          )}
          <Verdict mark={result.mark} />
          {result.mark.kind === 'accent' && (
            <p className="pl-4">You still get the mark: the meaning is clear without the accent.</p>
          )}
        </>
      )
    default:
      return result satisfies never
  }
}

/** The answer key for one question: the result, the words that prove it, and why. */
export function QuestionKey({
  question,
  result,
  judged,
  onJudge,
  onShow,
  onHear,
}: {
  question: PaperQuestion
  result: QuestionResult
  judged: boolean | undefined
  onJudge: (isSame: boolean) => void
  onShow: ((question: string, event: MouseEvent) => void) | undefined
  /** Plays the words that prove the answer, if the passage is a recording. */
  onHear: ((question: string) => void) | undefined
}) {
  const id = useId()
  return (
    <div className="mt-3 stack-2 print:hidden">
      <Outcome question={question} result={result} judged={judged} />
      {needsSelfMarking(result) && (
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
          <q id={`${id}-proof`} lang="es" translate="no" className="font-semibold">
            <SpanishText text={question.proof} />
          </q>{' '}
          <TextLink
            to={{ hash: proofElementId(question.id) }}
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
      return question.right.map((index) => {
        const choice = choices[index]
        return (
          <span key={index} className="mr-3">
            <b>{letterOf(index)}</b> {choice !== undefined && <ChoiceView choice={choice} size="small" />}
          </span>
        )
      })
    case 'write':
      return (
        <b lang="es" translate="no">
          {writtenModel(question)}
        </b>
      )
    case 'true-false':
      return trueOrFalse(question.right)
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
                «
                <span lang="es" translate="no">
                  {question.proof}
                </span>
                » <RichTextView text={question.why} />
              </span>
            </li>
          )),
        )}
      </ol>
    </div>
  )
}
