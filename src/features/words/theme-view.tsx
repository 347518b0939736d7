import { ArrowLeft, ArrowRight, Printer } from 'lucide-react'
import { type KeyboardEvent, lazy, use, useEffect, useId, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { Button } from '@/components/ui/button'
import { inputClasses } from '@/components/ui/field'
import { LazyPart, PartNotLoaded } from '@/components/ui/lazy-part'
import { TextButton } from '@/components/ui/text-link'
import { VoiceHint } from '@/components/ui/voice-hint'
import {
  formerWordAnchor,
  type ListedWord,
  type WordLevel,
  type WordThemeId,
  wordAnchor,
  wordLevels,
  wordThemes,
} from '@/content/word-themes'
import { wordName } from '@/exercises/item-names'
import { classNames } from '@/lib/class-names'
import { fragmentId } from '@/lib/fragment'
import { RemountOnOwnerChange } from '@/lib/remount-on-owner-change'
import { useMemory } from '@/lib/use-memory'
import { useReady } from '@/lib/use-ready'
import { paths } from '@/paths'
import { type Choice, matchesChoice, type PartOfSpeech, partsOfSpeech, roundSize } from './choose-words'
import { levelColours } from './colours'
import type { Cover } from './covered-side'
import { loadTheme } from './load-theme'
import { WordRow } from './word-row'

const Recall = lazy(async () => ({ default: (await import('./recall')).Recall }))

const all: Choice = { levels: wordLevels, part: null }

/** The word named in the hash. Empty in the prerendered page, because the hash is not known there. */
function useSought(): string {
  const { hash } = useLocation()
  const ready = useReady()
  return ready ? fragmentId(hash) : ''
}

function Levels({
  levels,
  onChoose,
}: {
  levels: readonly WordLevel[]
  onChoose: (levels: WordLevel[]) => void
}) {
  return (
    <fieldset>
      <legend className="font-bold">Levels</legend>
      <div className="flex flex-wrap gap-x-4">
        {wordLevels.map((level) => (
          <label key={level} className="flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              checked={levels.includes(level)}
              onChange={({ target }) =>
                onChoose(wordLevels.filter((one) => (one === level ? target.checked : levels.includes(one))))
              }
              className="size-5 shrink-0 accent-[var(--ink)]"
            />
            {level}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const partOfSpeechNames: Readonly<Record<PartOfSpeech, string>> = {
  noun: 'Nouns',
  verb: 'Verbs',
  adjective: 'Adjectives',
  adverb: 'Adverbs',
}

function PartOfSpeechSelect({
  part,
  onChoose,
}: {
  part: PartOfSpeech | null
  onChoose: (part: PartOfSpeech | null) => void
}) {
  return (
    <select
      aria-label="Part of speech"
      value={part ?? ''}
      onChange={({ target }) => onChoose(partsOfSpeech.find((one) => one === target.value) ?? null)}
      className={inputClasses('on-page', 'max-w-40')}
    >
      <option value="">All words</option>
      {partsOfSpeech.map((one) => (
        <option key={one} value={one}>
          {partOfSpeechNames[one]}
        </option>
      ))}
    </select>
  )
}

const covers: readonly { cover: Cover; label: string }[] = [
  { cover: 'nothing', label: 'Nothing' },
  { cover: 'English', label: 'The English' },
  { cover: 'Spanish', label: 'The Spanish' },
]

function Covers({ cover, onChoose }: { cover: Cover; onChoose: (cover: Cover) => void }) {
  const name = useId()
  return (
    <fieldset>
      <legend className="font-bold">Cover</legend>
      <div className="flex flex-wrap gap-x-4">
        {covers.map((one) => (
          <label key={one.cover} className="flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name={name}
              checked={one.cover === cover}
              onChange={() => onChoose(one.cover)}
              className="size-5 shrink-0 accent-[var(--ink)]"
            />
            {one.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Arrow keys move between covered words and skip everything else. */
function moveAmongCovered(event: KeyboardEvent<HTMLElement>) {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  const sides = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-side]')]
  const at = sides.findIndex((side) => side.matches(':focus'))
  const next = sides[at + step]
  if (step === 0 || at < 0 || next === undefined) return
  event.preventDefault()
  next.focus()
}

/** A theme's words by level: each level is a stretch of the line, and each word is a stop. */
function WordLists({ words, cover, sought }: { words: readonly ListedWord[]; cover: Cover; sought: string }) {
  const memory = useMemory()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it adds arrow keys to the buttons inside
    <div onKeyDown={moveAmongCovered}>
      {wordLevels.map((level) => {
        const ofLevel = words.filter((word) => word.level === level)
        if (ofLevel.length === 0) return null
        const id = `level-${level.toLowerCase()}`
        return (
          <section key={level} aria-labelledby={id} className="mt-8">
            <h2 id={id} className="text-2xl">
              {level} <span className="text-base font-normal text-muted">{ofLevel.length}</span>
            </h2>
            <ul
              className={classNames(
                'mt-3 ml-2 border-l-4 print:ml-0 print:columns-2 print:gap-8 print:border-0',
                levelColours[level].border,
              )}
            >
              {ofLevel.map((word) => (
                <WordRow
                  key={word.spanish}
                  word={word}
                  cover={cover}
                  isSought={wordAnchor(word.spanish) === sought}
                  isRemembered={memory.has(wordName(word.spanish))}
                  ring={levelColours[level].border}
                />
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}

/** Links to the previous and next theme. */
function Neighbours({ id }: { id: WordThemeId }) {
  const at = wordThemes.findIndex((theme) => theme.id === id)
  const [previous, next] = [wordThemes[at - 1], wordThemes[at + 1]]
  const classes =
    'flex min-h-16 items-center gap-3 rounded-lg border border-rule bg-card p-4 hover:border-ink'
  return (
    <nav aria-label="Next and previous theme" className="mt-10 grid gap-4 sm:grid-cols-2 print:hidden">
      {previous !== undefined && (
        <Link to={paths.words(previous.id)} className={classes}>
          <ArrowLeft aria-hidden="true" className="size-5 shrink-0" />
          <span>
            <span className="block text-sm text-muted">Previous theme</span>
            <b>{previous.name}</b>
          </span>
        </Link>
      )}
      {next !== undefined && (
        <Link
          to={paths.words(next.id)}
          className={classNames(classes, 'justify-end text-right sm:col-start-2')}
        >
          <span>
            <span className="block text-sm text-muted">Next theme</span>
            <b>{next.name}</b>
          </span>
          <ArrowRight aria-hidden="true" className="size-5 shrink-0" />
        </Link>
      )}
    </nav>
  )
}

/** A theme of the word list: read, cover, type or print it. */
export function ThemeView({ id }: { id: WordThemeId }) {
  const words = use(loadTheme(id))
  const sought = useSought()
  const navigate = useNavigate()
  const [choice, setChoice] = useState(all)
  const [cover, setCover] = useState<Cover>('nothing')
  /** How many times the student has covered the list. Used in keys, so that revealed words are covered again. */
  const [times, setTimes] = useState(0)
  const [isTyping, setIsTyping] = useState(false)
  const chosen = words.filter((word) => matchesChoice(choice, word))

  // Reset the filter, so that the word in the hash is visible.
  useEffect(() => {
    if (sought !== '') setChoice(all)
  }, [sought])

  // A link or bookmark from before the fragments had a prefix.
  const former = words.find((word) => formerWordAnchor(word.spanish) === sought)
  const current = former && wordAnchor(former.spanish)
  useEffect(() => {
    if (current !== undefined) void navigate({ hash: current }, { replace: true })
  }, [current, navigate])

  const toType = Math.min(roundSize, chosen.length)
  return (
    <div className="page pt-6 print:p-0">
      <VoiceHint />
      {isTyping ? (
        <LazyPart errorFallback={<PartNotLoaded />} fallback={<p role="status">Choosing words…</p>}>
          <RemountOnOwnerChange>
            <Recall words={chosen} onLeave={() => setIsTyping(false)} />
          </RemountOnOwnerChange>
        </LazyPart>
      ) : (
        <>
          <div className="stack-2 print:hidden">
            <div className="flex flex-wrap gap-x-12 gap-y-1">
              <Levels levels={choice.levels} onChoose={(levels) => setChoice({ ...choice, levels })} />
              <Covers
                cover={cover}
                onChoose={(one) => {
                  setCover(one)
                  setTimes(times + 1)
                }}
              />
            </div>
            <div className="flex flex-wrap items-center gap-3">
              <Button aria-disabled={toType === 0} onClick={() => toType > 0 && setIsTyping(true)}>
                {toType === roundSize ? 'Type ten words' : `Type ${toType === 1 ? 'it' : `all ${toType}`}`}
              </Button>
              <PartOfSpeechSelect part={choice.part} onChoose={(part) => setChoice({ ...choice, part })} />
              <Button look="outline" onClick={() => window.print()}>
                <Printer aria-hidden="true" className="size-5" />
                Print the list
              </Button>
              {cover !== 'nothing' && (
                <TextButton onClick={() => setTimes(times + 1)} className="min-h-11">
                  Cover them all again
                </TextButton>
              )}
            </div>
            <p role="status" className="text-muted">
              <span>
                {chosen.length === words.length
                  ? `All ${words.length} words.`
                  : `${chosen.length} of ${words.length} words.`}
              </span>{' '}
              A filled circle means the word is in{' '}
              <span lang="es" translate="no">
                Repaso
              </span>
              .
            </p>
          </div>
          <WordLists key={times} words={chosen} cover={cover} sought={sought} />
          <Neighbours id={id} />
        </>
      )}
    </div>
  )
}
