import { Check, CircleDashed, X } from 'lucide-react'
import { RichTextView } from '@/components/rich-text'
import { VerdictBox } from '@/exercises/verdict'
import { classNames } from '@/lib/class-names'
import { partOfDay } from '@/spanish/spoken'
import { typedText } from '@/spanish/typed-text'
import { type Heard, type Item, inSameFigures, letterByLetter } from './items'

/** The dictated text above the typed text, with the differing letters marked. */
function LetterByLetter({ said, typed }: { said: string; typed: string }) {
  const letters = letterByLetter(said, typed)
  const row = (label: string, of: 'said' | 'typed') => (
    <tr>
      <th scope="row" className="pr-3 text-left text-sm font-normal text-muted">
        {label}
      </th>
      {letters.map((letter, at) => (
        <td
          // biome-ignore lint/suspicious/noArrayIndexKey: the letters of a marked answer never change order
          key={at}
          lang="es"
          translate="no"
          className={classNames(
            'h-8 min-w-5 border-b-4 px-0.5 text-center text-lg whitespace-pre',
            letter.isSame
              ? 'border-transparent'
              : of === 'said'
                ? 'border-correct font-bold'
                : 'border-wrong font-bold',
          )}
        >
          {letter[of] === '' ? <span aria-hidden="true">·</span> : letter[of]}
        </td>
      ))}
    </tr>
  )
  return (
    // A long name scrolls inside this element, so that the page does not scroll sideways on a narrow screen.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section tabIndex={0} aria-label="Letter by letter" className="overflow-x-auto">
      <table>
        <tbody>
          {row('Answer', 'said')}
          {row('You', 'typed')}
        </tbody>
      </table>
    </section>
  )
}

/** The dictated text, in which the words that were typed differently are highlighted. */
function WordByWord({ said, typed }: { said: string; typed: string }) {
  const bare = (word: string) => word.toLocaleLowerCase('es').replace(/[^\p{L}\p{N}]+/gu, '')
  const words = said.split(' ')
  const others = typed.split(/\s+/).map(bare)
  const isWritten = matching(words.map(bare), others)
  return (
    <p lang="es" translate="no" className="text-lg">
      {words.map((word, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the words of a marked answer never change order
          key={at}
        >
          {isWritten[at] ? (
            word
          ) : (
            <b className="border-b-4 border-wrong">
              {word}
              <span className="sr-only" lang="en" translate="yes">
                {' '}
                (you wrote this differently)
              </span>
            </b>
          )}{' '}
        </span>
      ))}
    </p>
  )
}

/** For each of `words`, whether it is in the longest common subsequence of `words` and `others`. */
function matching(words: readonly string[], others: readonly string[]): boolean[] {
  const best: number[][] = Array.from({ length: words.length + 1 }, () =>
    Array<number>(others.length + 1).fill(0),
  )
  const at = (row: number, column: number) => best[row]?.[column] ?? 0
  for (let row = words.length - 1; row >= 0; row -= 1)
    for (let column = others.length - 1; column >= 0; column -= 1) {
      const line = best[row]
      if (line === undefined) continue
      line[column] =
        words[row] === others[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1))
    }
  const found = words.map(() => false)
  for (let row = 0, column = 0; row < words.length && column < others.length; )
    if (words[row] === others[column]) {
      found[row] = true
      row += 1
      column += 1
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1
    else column += 1
  return found
}

/** The dictated text as it is written, and the words that were spoken. */
function WasSaid({ item }: { item: Item }) {
  return (
    <p>
      It was{' '}
      <b lang="es" translate="no">
        {item.written}
      </b>
      {item.kind !== 'sentences' && item.kind !== 'pairs' && (
        <>
          :{' '}
          <i lang="es" translate="no">
            {item.says}
          </i>
        </>
      )}
      .
    </p>
  )
}

const notes: Record<NonNullable<Extract<Heard, { kind: 'right' }>['note']>, (item: Item) => string> = {
  'part of day': (item) =>
    `You heard *de la ${item.kind === 'times' ? partOfDay(item.minutes) : ''}*. In the exam, write ${item.written} or add the part of the day.`,
  weekday: () => 'You also heard the day of the week.',
  year: () => 'You also heard the year. In the exam, the question may ask for it.',
}

/** The result for one answer, with the dictated and the typed text. */
export function Outcome({ item, heard, typed: text }: { item: Item; heard: Heard; typed: string }) {
  const typed = typedText(text)
  const figures = heard.kind === 'wrong' ? inSameFigures(item, typed) : undefined
  const meaning = item.kind === 'sentences' && <p className="text-muted">{item.en}</p>
  switch (heard.kind) {
    case 'unanswered':
      return null
    case 'right':
      return (
        <VerdictBox Icon={Check} colour="correct" verdict="Correct">
          {item.kind === 'sentences' ? (
            <p>
              <b lang="es" translate="no">
                {item.written}
              </b>
            </p>
          ) : (
            item.kind !== 'pairs' && <WasSaid item={item} />
          )}
          {meaning}
          {heard.note !== undefined && (
            <p>
              <RichTextView text={notes[heard.note](item)} />
            </p>
          )}
        </VerdictBox>
      )
    case 'accent':
      return (
        <VerdictBox Icon={CircleDashed} colour="almost" verdict="Right letters, but check the accents">
          {item.kind === 'names' ? (
            <LetterByLetter said={item.name} typed={typed.trim()} />
          ) : (
            <WordByWord said={item.written} typed={typed} />
          )}
          {meaning}
        </VerdictBox>
      )
    case 'wrong':
      return (
        <VerdictBox Icon={X} colour="wrong" verdict="Not yet">
          {item.kind === 'sentences' ? (
            <WordByWord said={item.written} typed={typed} />
          ) : item.kind === 'pairs' ? (
            <p>
              It was{' '}
              <b lang="es" translate="no">
                {item.written}
              </b>
              . Listen for {item.pair.listenFor}.
            </p>
          ) : (
            <WasSaid item={item} />
          )}
          {figures !== undefined && <LetterByLetter {...figures} />}
          {meaning}
        </VerdictBox>
      )
    default:
      return heard satisfies never
  }
}
