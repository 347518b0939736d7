import { X } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, memo, useId, useMemo, useRef, useState } from 'react'
import { SpeakButton, useSpokenIds } from '@/components/ui/speak-button'
import { TextLink } from '@/components/ui/text-link'
import { commonWords } from '@/content/rooms/common-words'
import type { ReadingText } from '@/content/rooms/types'
import { type Proof, proofElementId, questionElementId, splitByProofs } from '@/exercises/paper/proofs'
import { classNames } from '@/lib/class-names'
import { useDismiss } from '@/lib/use-dismiss'
import { plainSpanish } from '@/spanish/markup'
import { glossaryOf, type Meaning, meaningAt, type Token, tokensOf } from './words'

interface Paragraph {
  text: string
  tokens: readonly Token[]
  /** The index of the first word in the paragraph, and of the word after the last one. */
  from: number
  to: number
}

/** The element id of a paragraph. */
export const paragraphElementId = (index: number) => `paragraph-${index + 1}`

/** Splits a text into paragraphs, whose words are numbered across the whole text. */
function paragraphsOf(text: readonly string[]): Paragraph[] {
  let word = 0
  return text.map((one) => {
    const plain = plainSpanish(one)
    const from = word
    const tokens = tokensOf(plain, from)
    word += tokens.filter((token) => token.word !== undefined).length
    return { text: plain, tokens, from, to: word }
  })
}

/** A paragraph with tappable words. `shownFrom` and `shownTo` are the first and last words whose meaning is shown. */
const Words = memo(function Words({
  paragraph: { text, tokens },
  proofs,
  cursor,
  shownFrom,
  shownTo,
}: {
  paragraph: Paragraph
  /** The proofs in this paragraph. */
  proofs: readonly Proof[]
  /** The word that the arrow keys have reached, if it is in this paragraph. */
  cursor: number | undefined
  shownFrom: number | undefined
  shownTo: number | undefined
}) {
  const show = ({ text, start, word }: Token) => {
    const isShown =
      word !== undefined &&
      shownFrom !== undefined &&
      shownTo !== undefined &&
      word >= shownFrom &&
      word <= shownTo
    return word === undefined ? (
      text
    ) : (
      <span
        key={start}
        data-word={word}
        className={classNames(
          'scroll-mt-24 scroll-mb-44 rounded-sm',
          isShown
            ? 'told bg-signal text-on-signal underline decoration-2 underline-offset-4'
            : 'hover:bg-ink-wash',
          word === cursor &&
            'group-focus-visible/text:outline-3 group-focus-visible/text:outline-offset-1 group-focus-visible/text:outline-line-foundation',
        )}
      >
        {text}
      </span>
    )
  }
  if (proofs.length === 0) return tokens.map(show)
  let end = 0
  return splitByProofs(text, proofs, new Set()).map((stretch) => {
    const start = end
    end += stretch.text.length
    const own = tokens.filter((token) => token.start >= start && token.start < end)
    if (stretch.proofs.length === 0) return own.map(show)
    return (
      <mark
        key={start}
        className="bg-signal-wash text-ink underline decoration-dotted underline-offset-4 forced-colors:bg-[Mark] forced-colors:text-[MarkText]"
      >
        {stretch.begins.map(({ id, number }) => (
          <span
            key={id}
            id={proofElementId(id)}
            tabIndex={-1}
            className="scroll-mt-24 print:hidden"
            lang="en"
            translate="yes"
          >
            <TextLink
              to={{ hash: questionElementId(id) }}
              aria-label={`Proves question ${number}`}
              className="mr-0.5 inline-flex min-h-6 min-w-6 items-center justify-center rounded-full bg-ink px-1 text-xs text-paper no-underline"
            >
              {number}
            </TextLink>
          </span>
        ))}
        {own.map(show)}
      </mark>
    )
  })
})

/** The position of a word on screen. */
const boxOf = (root: Element | null, word: number) =>
  root?.querySelector(`[data-word="${word}"]`)?.getBoundingClientRect()

/** The nearest word on the line above or below; if there is no such line, the word itself. */
function wordInLine(root: Element | null, word: number, count: number, step: 1 | -1): number {
  const from = boxOf(root, word)
  if (from === undefined) return word
  const middle = (from.left + from.right) / 2
  let best = word
  let nearest = Number.POSITIVE_INFINITY
  let line: number | undefined
  for (let at = word + step; at >= 0 && at < count; at += step) {
    const box = boxOf(root, at)
    if (box === undefined || Math.abs(box.top - from.top) < from.height / 2) continue
    if (line === undefined) line = box.top
    else if (Math.abs(box.top - line) > box.height / 2) break
    const distance = Math.abs((box.left + box.right) / 2 - middle)
    if (distance < nearest) {
      nearest = distance
      best = at
    }
  }
  return best
}

/** The meaning of the word or phrase: at the bottom of the screen on a phone, otherwise next to the word. */
function MeaningPanel({ meaning, onClose }: { meaning: Meaning | null; onClose: () => void }) {
  const heard = useSpokenIds()
  return (
    <div
      className={classNames(
        'meaning fixed inset-x-edge bottom-4 z-30 mx-auto flex max-w-prose items-start gap-2 rounded-lg border-2 border-ink bg-card py-3 pr-2 pl-4 shadow-lg print:hidden',
        meaning === null && 'hidden',
      )}
    >
      <p role="status" className="max-h-[30dvh] min-w-0 flex-1 overflow-y-auto py-1 text-lg">
        {meaning !== null && (
          <span>
            <b id={heard()} lang="es" translate="no">
              {meaning.words}
            </b>
            : <span>{meaning.en}</span>
          </span>
        )}
      </p>
      {meaning !== null && (
        <>
          <SpeakButton key={meaning.words} text={meaning.words} textId={heard()} className="size-11" />
          <button
            type="button"
            aria-label="Close"
            onClick={onClose}
            className="flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-ink-wash"
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        </>
      )}
    </div>
  )
}

/**
 * The text. Tapping a word shows its meaning. For keyboard users, the text is a single tab stop: the arrow keys move
 * between words, and Enter looks up a word. Screen readers get plain text, with a list of the words below.
 */
export function TappableText({
  entry,
  labelledBy,
  proofs,
  onLookedUp,
}: {
  entry: ReadingText
  labelledBy: string
  /** The words that prove the answers, once the answers have been marked. */
  proofs: readonly Proof[]
  onLookedUp: (meaning: Meaning) => void
}) {
  const paragraphs = useMemo(() => paragraphsOf(entry.text), [entry])
  const glossary = useMemo(() => glossaryOf(entry.gloss), [entry])
  /** The proofs in each paragraph. Each proof is shown only once, even if its words are repeated. */
  const proofsIn = useMemo(() => {
    const taken = new Set<string>()
    return paragraphs.map(({ text }) => {
      const own = proofs.filter(({ id, words }) => !taken.has(id) && text.includes(words))
      for (const { id } of own) taken.add(id)
      return own
    })
  }, [paragraphs, proofs])
  const count = paragraphs.at(-1)?.to ?? 0
  const [cursor, setCursor] = useState(0)
  const [meaning, setMeaning] = useState<Meaning | null>(null)
  /** The word that the arrow keys have reached, for screen readers. */
  const [reached, setReached] = useState('')
  const whole = useRef<HTMLDivElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const hint = useId()

  useDismiss(whole, meaning !== null, (isEscape) => {
    setMeaning(null)
    if (isEscape) text.current?.focus({ preventScroll: true })
  })

  const textOf = (word: number) =>
    paragraphs.flatMap(({ tokens }) => tokens).find((token) => token.word === word)?.text ?? ''

  function showMeaning(word: number) {
    const paragraph = paragraphs.find(({ from, to }) => word >= from && word < to)
    if (paragraph === undefined) return
    const found = meaningAt(paragraph.tokens, word, glossary, commonWords)
    setReached('')
    setMeaning(found ?? { words: textOf(word), en: 'a name or a number', from: word, to: word })
    if (found !== undefined) onLookedUp(found)
    text.current?.querySelector(`[data-word="${word}"]`)?.scrollIntoView({ block: 'nearest' })
  }

  function tap({ target }: MouseEvent) {
    // The student is selecting text to copy, so do not look anything up.
    if (window.getSelection()?.isCollapsed === false || !(target instanceof Element)) return
    const word = target.closest('[data-word]')?.getAttribute('data-word')
    if (word === null || word === undefined) return
    setCursor(Number(word))
    if (meaning !== null && Number(word) >= meaning.from && Number(word) <= meaning.to) setMeaning(null)
    else showMeaning(Number(word))
  }

  function press(event: KeyboardEvent) {
    if (
      event.target !== event.currentTarget ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      event.shiftKey
    )
      return
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      showMeaning(cursor)
      return
    }
    const moves: Partial<Record<string, () => number>> = {
      ArrowRight: () => Math.min(cursor + 1, count - 1),
      ArrowLeft: () => Math.max(cursor - 1, 0),
      ArrowDown: () => wordInLine(text.current, cursor, count, 1),
      ArrowUp: () => wordInLine(text.current, cursor, count, -1),
      Home: () => 0,
      End: () => count - 1,
    }
    const move = moves[event.key]
    if (move === undefined) return
    event.preventDefault()
    const next = move()
    setCursor(next)
    if (meaning !== null) return showMeaning(next)
    setReached(textOf(next))
    text.current?.querySelector(`[data-word="${next}"]`)?.scrollIntoView({ block: 'nearest' })
  }

  const paragraphIn = (index: number) => {
    const paragraph = paragraphs[index]
    if (paragraph === undefined) return null
    const { from, to } = paragraph
    const isHere = cursor >= from && cursor < to
    const isShown = meaning !== null && meaning.to >= from && meaning.from < to
    return (
      <>
        {/* The scroll target. It is not the paragraph, because a focusable paragraph would take focus when a word is tapped. */}
        <span id={paragraphElementId(index)} tabIndex={-1} className="print:hidden" />
        <Words
          key={proofsIn[index]?.length}
          paragraph={paragraph}
          proofs={proofsIn[index] ?? []}
          cursor={isHere ? cursor : undefined}
          shownFrom={isShown ? meaning.from : undefined}
          shownTo={isShown ? meaning.to : undefined}
        />
      </>
    )
  }

  return (
    <div ref={whole} className="relative">
      <p id={hint} className="text-sm text-muted print:hidden">
        Tap a word to see what it means.{' '}
        {/* Some phones report a fine pointer, so require a wide screen as well. */}
        <span className="hidden sm:pointer-fine:[@media(hover:hover)]:inline">
          On a keyboard, use the arrow keys to move between words and Enter to look one up.
        </span>
        <span className="sr-only"> They’re also in a list below the text.</span>
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: it is a text, not a group of fields */}
      <div
        ref={text}
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: one tab stop instead of hundreds; arrow keys do the rest
        tabIndex={0}
        aria-labelledby={labelledBy}
        aria-describedby={hint}
        lang="es"
        translate="no"
        onClick={tap}
        onKeyDown={press}
        className="group/text mt-3 stack-3 text-lg leading-relaxed hyphens-manual print:text-base"
      >
        {paragraphs.map(({ from }, index) =>
          entry.lettered === true ? (
            <div key={from} className="flex gap-3 border-t border-rule pt-3 first:border-0 first:pt-0">
              <b className="w-5 shrink-0">{String.fromCharCode(65 + index)}</b>
              <p className="min-w-0 whitespace-pre-line">{paragraphIn(index)}</p>
            </div>
          ) : (
            <p key={from} className="whitespace-pre-line">
              {paragraphIn(index)}
            </p>
          ),
        )}
      </div>
      <p role="status" lang="es" translate="no" className="sr-only">
        {reached}
      </p>
      <MeaningPanel
        meaning={meaning}
        onClose={() => {
          setMeaning(null)
          text.current?.focus({ preventScroll: true })
        }}
      />
    </div>
  )
}
