import { type MouseEvent, useEffect, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { RichTextView, SpanishText } from '@/components/rich-text'
import { Button } from '@/components/ui/button'
import { type LineColour, lineColours } from '@/components/ui/line-colours'
import type { PaperChoice, PaperPart, PaperQuestion } from '@/content/rooms/types'
import { classNames } from '@/lib/class-names'
import { countOf } from '@/lib/count-of'
import { deletePaper, type SavedPaper, savePaper } from '@/lib/saved-papers'
import { useFocusWhen } from '@/lib/use-focus-when'
import { useArePapersSaved, useSavedPaper } from '@/lib/use-saved-papers'
import type { Spanish } from '@/spanish/markup'
import { GivenAnswer, SpanishField } from '../answer-field'
import type { Mark } from '../mark'
import { WritingLine } from '../shared'
import { useCheck } from '../use-check'
import { arePictures, belowPicturesClasses, ChooseLetters, LetteredChoices, QuestionChoices } from './choices'
import { PrintedKey, QuestionKey } from './key'
import {
  chosenAnswer,
  isAnswered,
  markQuestion,
  marksOf,
  markWritten,
  type Numbered,
  numbered,
  type PaperAnswers,
  paperResult,
  type QuestionResult,
  quoteKey,
  typedAnswer,
} from './mark-paper'
import { questionElementId } from './proofs'

interface QuestionProps {
  numbered: Numbered
  /** The question's choices. */
  choices: readonly PaperChoice[]
  /** Whether the choices are lettered and listed above, shared by all questions in the part. */
  isLettered: boolean
  answers: PaperAnswers
  result: QuestionResult | undefined
  isLocked: boolean
  /** The name of the field that shows the accent keys. */
  keysShownFor: string | null
  onKeys: (field: string) => void
  onAnswer: (name: string, answer: string | readonly number[]) => void
}

/** A field that shows its accent keys once it gets focus, a line on paper, or the submitted answer after marking. */
function Field({
  id,
  name,
  label,
  answer,
  isLocked,
  isMarked,
  hasKeys,
  onKeys,
  onAnswer,
}: {
  id: string
  name: string
  label: string
  answer: string
  isLocked: boolean
  isMarked: boolean
  hasKeys: boolean
  onKeys: (field: string) => void
  onAnswer: (name: string, answer: string) => void
}) {
  if (isMarked) return answer === '' ? null : <GivenAnswer label={label}>{answer}</GivenAnswer>
  return (
    <>
      <div className="print:hidden">
        <SpanishField
          id={id}
          withOpeningMarks={false}
          keysShown={hasKeys}
          readOnly={isLocked}
          value={answer}
          onFocus={() => onKeys(name)}
          onChange={(event) => onAnswer(name, event.target.value)}
        />
      </div>
      <div className="hidden print:block">
        <WritingLine />
      </div>
    </>
  )
}

/** How many choices the question asks for and how many have been chosen; on paper, only how many it asks for. */
function WantedCount({ wanted, chosen }: { wanted: number; chosen: number }) {
  const over = chosen - wanted
  return (
    <>
      <p
        role="status"
        className={classNames('mb-2 text-sm print:hidden', over > 0 ? 'font-bold text-wrong' : 'text-muted')}
      >
        {over > 0
          ? `You’ve chosen ${chosen}, but the question asks for ${wanted}.`
          : `Choose ${wanted}: ${chosen} chosen.`}
      </p>
      <p className="mb-2 hidden text-sm print:block">Choose {wanted}.</p>
    </>
  )
}

const trueFalseLabels: readonly { es: Spanish; en: string }[] = [
  { es: 'Verdadero', en: 'true' },
  { es: 'Falso', en: 'false' },
]

/** The input for one question, according to its kind. */
function AnswerInput({
  numbered: { question },
  choices,
  isLettered,
  answers,
  result,
  isLocked,
  keysShownFor,
  onKeys,
  onAnswer,
}: QuestionProps) {
  const id = useId()
  const isMarked = result !== undefined
  const chosen = chosenAnswer(answers, question.id)
  const field = { isLocked, isMarked, onKeys, onAnswer }
  const ask = (
    <>
      {/* In a text with gaps, the question is just the gap number. */}
      {/^\d+$/.test(question.ask) && 'Gap '}
      <RichTextView text={question.ask} />{' '}
      <span className="text-sm whitespace-nowrap text-muted">[{question.marks}]</span>
    </>
  )
  switch (question.kind) {
    case 'choose': {
      const wanted = question.right.length
      const Choosing = isLettered ? ChooseLetters : QuestionChoices
      return (
        <fieldset disabled={isLocked}>
          <legend className="mb-2 wrap-anywhere whitespace-pre-line">{ask}</legend>
          {wanted > 1 && !isMarked && <WantedCount wanted={wanted} chosen={chosen.length} />}
          <Choosing
            name={id}
            choices={choices}
            chosen={chosen}
            right={isMarked ? question.right : null}
            wanted={wanted}
            onChoose={(places) => onAnswer(question.id, places)}
          />
        </fieldset>
      )
    }
    case 'write':
      return (
        <>
          <label htmlFor={isMarked ? undefined : id} className="mb-2 block whitespace-pre-line">
            {ask}
          </label>
          <Field
            {...field}
            id={id}
            name={question.id}
            label="Your answer"
            answer={typedAnswer(answers, question.id)}
            hasKeys={keysShownFor === question.id}
          />
        </>
      )
    case 'true-false': {
      const quote = quoteKey(question.id)
      return (
        <>
          <fieldset disabled={isLocked}>
            <legend className="mb-2 wrap-anywhere whitespace-pre-line">{ask}</legend>
            {isMarked ? (
              chosen.length > 0 && (
                <p>
                  Your answer:{' '}
                  <b lang="es" translate="no">
                    {trueFalseLabels[chosen[0] ?? 0]?.es}
                  </b>
                </p>
              )
            ) : (
              <div className="flex flex-wrap gap-2">
                {trueFalseLabels.map(({ es, en }, index) => (
                  <label
                    key={es}
                    className={classNames(
                      'flex min-h-11 max-w-full cursor-pointer items-center gap-2 rounded-md border-2 px-3 hover:border-ink',
                      chosen.includes(index) ? 'border-ink' : 'border-rule',
                    )}
                  >
                    <input
                      type="radio"
                      name={id}
                      checked={chosen.includes(index)}
                      onChange={() => onAnswer(question.id, [index])}
                      className="size-5 shrink-0 accent-[var(--ink)]"
                    />
                    <span className="min-w-0 wrap-anywhere">
                      <span lang="es" translate="no">
                        {es}
                      </span>{' '}
                      <span className="text-sm text-muted">{en}</span>
                    </span>
                  </label>
                ))}
              </div>
            )}
          </fieldset>
          {question.justify !== undefined && (
            <div className="mt-3">
              {!isMarked && (
                <label htmlFor={`${id}-quote`} className="mb-1 block text-sm">
                  <span lang="es" translate="no" className="font-bold">
                    Justificación
                  </span>
                  : the exact words from the text that prove it
                </label>
              )}
              <Field
                {...field}
                id={`${id}-quote`}
                name={quote}
                label="Your quotation"
                answer={typedAnswer(answers, quote)}
                hasKeys={keysShownFor === quote}
              />
            </div>
          )}
        </>
      )
    }
    default:
      return question satisfies never
  }
}

/** Links to questions by number, as stops. */
function QuestionLinks({ of }: { of: readonly Numbered[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {of.map(({ number, question }) => (
        <li key={question.id}>
          <Link
            to={{ hash: questionElementId(question.id) }}
            aria-label={`Question ${number}`}
            className="flex size-9 items-center justify-center rounded-full border-[3px] border-ink bg-card text-sm font-bold hover:bg-ink-wash"
          >
            {number}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/**
 * The questions on a passage, as on the paper: answered in any order, marked all at once on request, then shown with
 * the answer key. Answers are saved on the device under the passage's name. `useSavedPaper(passage)` has a `result`
 * from marking until the student starts again. `splitByProofs` splits a text so that the answer key can link to its
 * proofs.
 */
export function PaperQuestions({
  passage,
  parts,
  passageText,
  choices: ofPassage,
  colour = 'foundation',
  onShow,
  onHear,
}: {
  /** The name under which answers are saved: `reading/igcse-blog`. */
  passage: string
  parts: readonly PaperPart[]
  /** The text of the passage, by paragraph or by line. A quotation must occur in it. */
  passageText: readonly Spanish[]
  /** The lettered paragraphs. They serve as the choices if neither the question nor its part has any. */
  choices?: readonly PaperChoice[]
  colour?: LineColour
  /** Called before the page scrolls to a proof, which may be inside a closed element. */
  onShow?: (question: string, event: MouseEvent) => void
  /** For recordings: plays the words that prove an answer. */
  onHear?: ((question: string) => void) | undefined
}) {
  const saved = useSavedPaper(passage)
  const areSaved = useArePapersSaved()
  const { isChecking, isSlow, check } = useCheck()
  const [results, setResults] = useState<ReadonlyMap<string, QuestionResult> | null>(null)
  /** The numbers of the questions that were unanswered when the student last requested marking. */
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set())
  const [keysShownFor, setKeysShownFor] = useState<string | null>(null)
  /** How many times the student has started again. */
  const [starts, setStarts] = useState(0)
  /** How many times the student has requested marking. */
  const [asked, setAsked] = useState(0)
  const all = numbered(parts)
  const flat = all.flatMap(({ questions }) => questions)
  const questions = flat.map(({ question }) => question)
  const isMarked = saved.result !== undefined && results !== null
  const outcome = useFocusWhen<HTMLDivElement>(asked, { scroll: true })
  const head = useFocusWhen<HTMLHeadingElement>(starts, { scroll: true })

  function markAll({ answers, judged }: SavedPaper, at: number, then: () => void = () => {}) {
    const written = questions.filter((question) => question.kind === 'write')
    void check<readonly Mark[]>(
      (grammar) => written.map((question) => markWritten(question, answers, grammar)),
      (marks) => {
        const byId = new Map(written.map(({ id }, index) => [id, marks[index]]))
        const all = new Map(
          questions.map((question) => [
            question.id,
            markQuestion(question, answers, passageText, byId.get(question.id)),
          ]),
        )
        setResults(all)
        savePaper(passage, { answers, judged, result: { ...paperResult(questions, all, judged), at } })
        then()
      },
    )
  }

  // Only answers are saved, so a paper that was marked before a reload is marked again.
  const wasMarked = saved.result !== undefined && results === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (wasMarked && saved.result !== undefined) markAll(saved, saved.result.at)
  }, [wasMarked])

  const showResult = () => setAsked((times) => times + 1)
  // Move focus to the result only after the answer key has opened above it.
  const missing = isMarked ? [] : flat.filter(({ question }) => !isAnswered(question, saved.answers))
  const stillOut = missing.filter(({ number }) => leftOut.has(number))
  /** The student has been told about every missing answer and is asking again, so mark the paper as it is. */
  const isAsIs = missing.length > 0 && stillOut.length === missing.length

  function ask() {
    if (missing.length > 0 && !isAsIs) {
      setLeftOut(new Set(missing.map(({ number }) => number)))
      showResult()
    } else markAll(saved, Date.now(), showResult)
  }

  function judge(id: string, isSame: boolean) {
    if (results === null) return
    const judged = { ...saved.judged, [id]: isSame }
    const at = saved.result?.at ?? Date.now()
    savePaper(passage, { ...saved, judged, result: { ...paperResult(questions, results, judged), at } })
  }

  const choicesOf = (part: PaperPart, question: PaperQuestion) =>
    (question.kind === 'choose' ? question.choices : undefined) ?? part.choices ?? ofPassage ?? []
  const line = lineColours[colour]
  const result = isMarked ? saved.result : undefined
  const lost = isMarked
    ? flat.filter(({ question: { id, marks } }) => {
        const one = results.get(id)
        return (
          one !== undefined && (one.kind === 'unanswered' || one.got < marks) && saved.judged[id] !== true
        )
      })
    : []

  return (
    <div>
      {all.map(({ part, questions: own }, index) => (
        <section
          key={`${part.title} ${own[0]?.number}`}
          aria-labelledby={`${passage}-${index}`}
          className="mt-8 first:mt-0"
        >
          <h3
            id={`${passage}-${index}`}
            ref={index === 0 ? head : undefined}
            tabIndex={index === 0 ? -1 : undefined}
            className="text-xl outline-none"
          >
            {part.title}{' '}
            <span className="text-base font-normal whitespace-nowrap text-muted">
              [{countOf(marksOf(part.questions), 'mark')}]
            </span>
          </h3>
          <p className="mt-2 max-w-prose font-bold">
            <SpanishText text={part.task.es} />
          </p>
          <p className="max-w-prose text-sm text-muted">{part.task.en}</p>
          {part.choices !== undefined && <LetteredChoices choices={part.choices} isSticky={!isMarked} />}
          <ol className={classNames('mt-5 ml-4 border-l-4', line.border)}>
            {own.map((one) => {
              const { number, question } = one
              const questionResult = results?.get(question.id)
              return (
                <li
                  key={question.id}
                  id={questionElementId(question.id)}
                  tabIndex={-1}
                  className={classNames(
                    'relative pb-6 pl-7 last:pb-1 sm:pl-9',
                    part.choices !== undefined && arePictures(part.choices) && belowPicturesClasses,
                  )}
                >
                  <span
                    className={classNames(
                      'absolute top-0 -left-4.5 flex size-8 items-center justify-center rounded-full border-[3px] text-sm font-bold',
                      line.border,
                      isAnswered(question, saved.answers) ? `${line.background} text-on-line` : 'bg-card',
                    )}
                  >
                    <span className="sr-only">Question </span>
                    {number}
                  </span>
                  <div className="pt-0.5">
                    <AnswerInput
                      numbered={one}
                      choices={choicesOf(part, question)}
                      isLettered={question.kind === 'choose' && question.choices === undefined}
                      answers={saved.answers}
                      result={isMarked ? questionResult : undefined}
                      isLocked={isChecking || isMarked}
                      keysShownFor={keysShownFor}
                      onKeys={setKeysShownFor}
                      onAnswer={(name, answer) => {
                        if (!isChecking)
                          savePaper(passage, { ...saved, answers: { ...saved.answers, [name]: answer } })
                      }}
                    />
                    {isMarked && questionResult !== undefined && (
                      <QuestionKey
                        question={question}
                        result={questionResult}
                        judged={saved.judged[question.id]}
                        onJudge={(isSame) => judge(question.id, isSame)}
                        onShow={onShow}
                        onHear={onHear}
                      />
                    )}
                  </div>
                </li>
              )
            })}
          </ol>
        </section>
      ))}
      <div className="mt-6 border-t-4 border-ink pt-4 print:hidden">
        <div ref={outcome} role="status" tabIndex={-1} className="max-w-prose stack-2 outline-none">
          {isSlow && <p className="text-muted">Checking…</p>}
          {stillOut.length > 0 && (
            <>
              <p>
                Some answers are missing or incomplete. In the exam, never leave a blank: a guess may earn a
                mark. You can also check them as they are.
              </p>
              <QuestionLinks of={stillOut} />
            </>
          )}
          {result !== undefined && (
            <>
              <p className="text-2xl font-bold">{`${result.got} of ${countOf(result.of, 'mark')}`}</p>
              {result.open > 0 && (
                <p>
                  {result.open === 1
                    ? 'You still have one answer to mark yourself. It isn’t counted yet.'
                    : `You still have ${result.open} answers to mark yourself. They aren’t counted yet.`}
                </p>
              )}
              {lost.length > 0 && (
                <>
                  <p>Look again at these:</p>
                  <QuestionLinks of={lost} />
                </>
              )}
            </>
          )}
        </div>
        <p className="mt-4 flex flex-wrap gap-3">
          {result === undefined ? (
            <Button aria-disabled={isChecking} onClick={ask}>
              {isAsIs ? 'Check them as they are' : 'Check answers'}
            </Button>
          ) : (
            <Button
              look="outline"
              onClick={() => {
                deletePaper(passage)
                setResults(null)
                setLeftOut(new Set())
                setStarts(starts + 1)
              }}
            >
              Start again
            </Button>
          )}
        </p>
        <p className="mt-3 text-sm text-muted">
          {areSaved
            ? 'Your answers are saved on this device until you start again.'
            : 'This browser doesn’t save anything, so your answers are only here until you close the page.'}
        </p>
      </div>
      <PrintedKey parts={all} choicesOf={choicesOf} />
    </div>
  )
}
