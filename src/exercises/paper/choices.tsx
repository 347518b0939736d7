import { Check, X } from 'lucide-react'
import { RichTextView } from '@/components/rich-text'
import type { PaperChoice } from '@/content/rooms/types'
import { classNames } from '@/lib/class-names'
import { plainRich } from '@/spanish/markup'
import { drawingOf } from './pictures'

export const letterOf = (index: number) => String.fromCharCode(65 + index)

/** The accessible name of a choice. */
const wordsOf = (choice: PaperChoice) => (typeof choice === 'string' ? plainRich(choice) : choice.shows)

/** Whether the choices are drawings. */
export const arePictures = (choices: readonly PaperChoice[]): boolean =>
  choices.every((choice) => typeof choice !== 'string')

const sizes = { small: 'inline size-7', listed: 'size-9 max-w-full', large: 'size-12 max-w-full' } as const

export function ChoiceView({ choice, size = 'large' }: { choice: PaperChoice; size?: keyof typeof sizes }) {
  if (typeof choice === 'string') return <RichTextView text={choice} />
  const Drawing = drawingOf(choice.picture)
  return <Drawing role="img" aria-label={choice.shows} strokeWidth={1.5} className={sizes[size]} />
}

/** The scroll margin for elements below sticky pictures. */
export const belowPicturesClasses = 'row-sticks:scroll-mt-28 lg:scroll-mt-28'

/** The lettered choices that all questions in a part share. */
export function LetteredChoices({
  choices,
  isSticky,
}: {
  choices: readonly PaperChoice[]
  /**
   * Keeps the choices in view while there are questions to answer, if the choices are pictures and the screen is tall
   * enough.
   */
  isSticky: boolean
}) {
  const pictures = arePictures(choices)
  return (
    <ol
      className={classNames(
        'mt-3 rounded-md border border-rule bg-paper',
        pictures
          ? classNames(
              'grid grid-cols-4 gap-1 p-2 sm:max-lg:grid-cols-8 print:static',
              isSticky &&
                'lg:sticky lg:top-(--below-bar) lg:z-10 row-sticks:sticky row-sticks:top-(--below-bar) row-sticks:z-10',
            )
          : 'grid gap-x-6 gap-y-1.5 p-3 sm:grid-cols-2',
      )}
    >
      {choices.map((choice, index) => (
        <li
          key={wordsOf(choice)}
          className={pictures ? 'flex items-center gap-1.5' : 'flex items-baseline gap-2'}
        >
          <b aria-hidden={pictures ? undefined : 'true'} className="w-4 shrink-0">
            {letterOf(index)}
          </b>
          <span className="min-w-0">
            <ChoiceView choice={choice} size={pictures ? 'listed' : 'large'} />
          </span>
        </li>
      ))}
    </ol>
  )
}

interface ChoosingProps {
  /** The radio or checkbox group name, unique on the page. */
  name: string
  choices: readonly PaperChoice[]
  chosen: readonly number[]
  /** The right choices, once the question has been marked. */
  right: readonly number[] | null
  /** How many choices the question asks for. */
  wanted: number
  onChoose: (chosen: readonly number[]) => void
}

/** The choices after a press: toggled if the question asks for several, replaced if it asks for one. */
const chosenAfter = (chosen: readonly number[], index: number, wanted: number): readonly number[] => {
  if (wanted === 1) return [index]
  return chosen.includes(index)
    ? chosen.filter((one) => one !== index)
    : [...chosen, index].sort((a, b) => a - b)
}

/** Drawn by the letter, because Firefox 115 has no `:has()` with which the label could draw it. */
const ring =
  'peer-focus-visible:outline-3 peer-focus-visible:outline-offset-4 peer-focus-visible:outline-line-foundation'

/** A row of letters. The choices themselves are listed above, and the selection is repeated below. */
export function ChooseLetters({ name, choices, chosen, right, wanted, onChoose }: ChoosingProps) {
  if (right !== null)
    return (
      <ul className="stack-1">
        {[...new Set([...chosen, ...right])].map((index) => {
          const choice = choices[index]
          const isRight = right.includes(index)
          const Icon = isRight ? Check : X
          return (
            <li key={index} className="flex items-start gap-2">
              <Icon
                aria-hidden="true"
                className={classNames('mt-0.5 size-5 shrink-0', isRight ? 'text-correct' : 'text-wrong')}
              />
              <span>
                <span className={classNames('text-sm font-bold', isRight ? 'text-correct' : 'text-wrong')}>
                  {isRight
                    ? chosen.includes(index)
                      ? 'Your answer: correct:'
                      : 'Correct answer:'
                    : 'Your answer:'}
                </span>{' '}
                <b>{letterOf(index)}</b> {choice !== undefined && <ChoiceView choice={choice} size="small" />}
              </span>
            </li>
          )
        })}
      </ul>
    )
  return (
    <>
      <div className="flex flex-wrap gap-1.5">
        {choices.map((choice, index) => (
          <label
            key={wordsOf(choice)}
            className={classNames(
              'relative size-11 cursor-pointer rounded-md border-2 font-bold hover:border-ink',
              chosen.includes(index)
                ? 'border-ink bg-ink text-paper forced-colors:outline-4'
                : 'border-muted',
            )}
          >
            <input
              type={wanted === 1 ? 'radio' : 'checkbox'}
              name={name}
              // Pictures are named in English; text choices mark their own language below.
              aria-label={typeof choice === 'string' ? undefined : `${letterOf(index)}: ${wordsOf(choice)}`}
              checked={chosen.includes(index)}
              onChange={() => onChoose(chosenAfter(chosen, index, wanted))}
              className={classNames(
                'peer absolute inset-0 size-full cursor-pointer opacity-0',
                arePictures(choices) && belowPicturesClasses,
              )}
            />
            <span
              aria-hidden="true"
              className={classNames('flex size-full items-center justify-center rounded-xs', ring)}
            >
              {letterOf(index)}
            </span>
            {typeof choice === 'string' && (
              <span className="sr-only">
                {letterOf(index)}: <RichTextView text={choice} />
              </span>
            )}
          </label>
        ))}
      </div>
      {chosen.length > 0 && (
        <ul aria-hidden="true" className="mt-2 print:hidden">
          {chosen.map((index) => {
            const choice = choices[index]
            return (
              choice !== undefined && (
                <li key={index}>
                  <b>{letterOf(index)}</b> <ChoiceView choice={choice} size="small" />
                </li>
              )
            )
          })}
        </ul>
      )}
    </>
  )
}

/** The choices of one question: one per line, or as drawings. */
export function QuestionChoices({ name, choices, chosen, right, wanted, onChoose }: ChoosingProps) {
  const pictures = arePictures(choices)
  return (
    <div className={pictures ? 'grid grid-cols-2 gap-2 sm:max-lg:grid-cols-4' : 'grid gap-2 print:gap-0'}>
      {choices.map((choice, index) => {
        const isChosen = chosen.includes(index)
        const isRight = right?.includes(index) === true
        const frame = classNames(
          'flex min-h-11 items-center gap-3 rounded-md border-2 px-3 py-2 print:min-h-0 print:border-0 print:px-0 print:py-0.5',
          pictures && 'flex-wrap',
          right === null
            ? classNames('cursor-pointer hover:border-ink', isChosen ? 'border-ink' : 'border-rule')
            : isRight
              ? 'border-correct'
              : isChosen
                ? 'border-wrong'
                : 'border-rule',
        )
        const letter = <b className="w-4 shrink-0">{letterOf(index)}</b>
        if (right === null)
          return (
            <label key={wordsOf(choice)} className={frame}>
              <input
                type={wanted === 1 ? 'radio' : 'checkbox'}
                name={name}
                checked={isChosen}
                onChange={() => onChoose(chosenAfter(chosen, index, wanted))}
                className="size-5 shrink-0 accent-[var(--ink)]"
              />
              {letter}
              <span className="min-w-0 flex-1">
                <ChoiceView choice={choice} />
              </span>
            </label>
          )
        const Icon = isRight ? Check : X
        return (
          <div key={wordsOf(choice)} className={frame} data-answer={isChosen ? 'mine' : undefined}>
            <span className="size-5 shrink-0">
              {(isRight || isChosen) && (
                <Icon
                  aria-hidden="true"
                  className={classNames('size-5', isRight ? 'text-correct' : 'text-wrong')}
                />
              )}
            </span>
            {letter}
            <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3">
              <span className="min-w-0 wrap-anywhere">
                <ChoiceView choice={choice} />
              </span>
              {(isRight || isChosen) && (
                <span className={classNames('text-sm font-bold', isRight ? 'text-correct' : 'text-wrong')}>
                  {isRight ? (isChosen ? 'your answer: correct' : 'right answer') : 'your answer'}
                </span>
              )}
            </div>
          </div>
        )
      })}
    </div>
  )
}
