import { Search, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { isOver, monthAt } from '@/components/my-exam/my-exams'
import { useMyExams } from '@/components/my-exam/use-my-exams'
import { TextLink } from '@/components/ui/text-link'
import type { ExamId } from '@/content/exams/exam-ids'
import { isComposing } from '@/lib/is-composing'
import { useNow } from '@/lib/use-now'
import { paths } from '@/paths'
import { personsOf, tenseNames } from '@/spanish/tenses'
import { type FormSlot, type FoundVerb, loadVerbIndex, type VerbIndex } from '@/spanish/verbs/find-verb'
import { createIndex, highlight, type Index, type SearchHit, withoutStopWords } from './find'
import { limit, search } from './results'

type State = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; index: Index }

interface Suggestion {
  to: string
  label: string
  /** Only for students who have chosen one of these exams; absent if it is for everybody. */
  exams?: readonly ExamId[]
}

/** Links for when nothing has been typed or found. */
const suggestions: readonly Suggestion[] = [
  { to: `${paths.tenses}#which-tense`, label: 'Which tense do I need?' },
  { to: `${paths.tenses}#any-verb`, label: 'Any verb, every tense' },
  { to: paths.grammar, label: 'The map of all the lessons' },
  { to: `${paths.igcse}#grammar-list`, label: 'The IGCSE grammar list', exams: ['igcse'] },
  { to: paths.abInitio, label: 'Grammar for IB ab initio', exams: ['ab-initio'] },
  { to: paths.igcse, label: 'The IGCSE papers', exams: ['igcse'] },
  { to: `${paths.ib}#ab-initio`, label: 'The ab initio papers', exams: ['ab-initio'] },
  { to: paths.ib, label: 'The Spanish B papers', exams: ['sl', 'hl'] },
  { to: paths.words(), label: 'Words by theme' },
  { to: paths.pastPapers, label: 'Past papers' },
]

const nothing: ReadonlySet<string> = new Set()

const hitClasses =
  'bg-signal-wash font-bold text-inherit forced-colors:bg-[Mark] forced-colors:text-[MarkText]'

/** A title or line in which asterisks mark Spanish words. */
function Marked({ text, hits = nothing }: { text: string; hits?: ReadonlySet<string> }) {
  return text.split('*').map((part, partIndex) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: the segments of a result line never change order
      key={partIndex}
      lang={partIndex % 2 === 1 ? 'es' : undefined}
      translate={partIndex % 2 === 1 ? 'no' : undefined}
    >
      {highlight(part, hits).map((piece, index) =>
        piece.hit ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: nor do its fragments
          <mark key={index} className={hitClasses}>
            {piece.text}
          </mark>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: nor do its fragments
          <span key={index}>{piece.text}</span>
        ),
      )}
    </span>
  ))
}

/** `preterite, *yo*` */
function placeName(slot: FormSlot): string {
  if (!('person' in slot)) return slot.tense
  return `${tenseNames[slot.tense].en}, *${personsOf(slot.tense)[slot.person]}*`
}

function VerbLines({ verb: { infinitive, en, form } }: { verb: FoundVerb }) {
  return (
    <>
      <b lang="es" translate="no">
        {infinitive}
      </b>{' '}
      <span className="text-sm text-muted">Verb · {en}</span>
      <span className="block truncate text-sm">
        {form === undefined ? (
          'All its tenses'
        ) : (
          <>
            <mark lang="es" translate="no" className={hitClasses}>
              {form.written}
            </mark>
            <span>: </span>
            <Marked text={form.places.map(placeName).join('; ')} />
          </>
        )}
      </span>
    </>
  )
}

function PlaceLines({ found: { entry, line, hits } }: { found: SearchHit }) {
  return (
    <>
      <b>
        <Marked text={entry.title} hits={hits} />
      </b>{' '}
      <span className="text-sm text-muted">
        <Marked text={entry.of} />
      </span>
      {line !== undefined && (
        <span className="block truncate text-sm">
          <Marked text={line} hits={hits} />
        </span>
      )}
    </>
  )
}

/** Client-side search over everything that the site teaches. The index is loaded when the dialog first opens. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [state, setState] = useState<State>({ state: 'loading' })
  const [verbs, setVerbs] = useState<VerbIndex | 'failed' | null>(null)
  const [query, setQuery] = useState('')
  const thisMonth = monthAt(useNow())
  const exams = (useMyExams() ?? []).flatMap((mine) => (isOver(mine, thisMonth) ? [] : [mine.exam]))

  useEffect(() => {
    dialog.current?.showModal()
    import('virtual:search-index').then(
      ({ entries }) => setState({ state: 'ready', index: createIndex(entries) }),
      (error: unknown) => {
        console.error(error)
        setState({ state: 'failed' })
      },
    )
    // If the verbs fail to load, the rest still works.
    loadVerbIndex().then(setVerbs, (error: unknown) => {
      console.error(error)
      setVerbs('failed')
    })
  }, [])

  const asked = withoutStopWords(query).join(' ')
  const results =
    state.state === 'ready'
      ? search(state.index, verbs === 'failed' ? null : verbs, query, exams).slice(0, limit)
      : []
  const hasNothing = state.state === 'ready' && asked !== '' && results.length === 0

  /** Arrow keys move between the field and the results. */
  function moveFocus(event: KeyboardEvent<HTMLElement>) {
    if ((event.key !== 'ArrowDown' && event.key !== 'ArrowUp') || isComposing(event)) return
    const links = [...(list.current?.querySelectorAll('a') ?? [])]
    const current = links.findIndex((link) => link.matches(':focus'))
    const next = current + (event.key === 'ArrowDown' ? 1 : -1)
    if (next < -1 || next >= links.length) return
    event.preventDefault()
    const target = next === -1 ? field.current : links[next]
    target?.focus()
  }

  return (
    <dialog
      ref={dialog}
      aria-label="Search"
      onClose={onClose}
      onKeyDown={moveFocus}
      // A click on the backdrop closes the dialog; Escape does so natively.
      onClick={(event) => {
        if (event.target === event.currentTarget) dialog.current?.close()
      }}
      className="m-auto mt-[8dvh] max-h-[84dvh] w-[min(42rem,calc(100vw-2rem))] overflow-hidden rounded-lg border border-rule bg-card p-0 text-ink backdrop:bg-black/60"
    >
      <form
        className="flex items-center gap-2 border-b border-rule p-3"
        onSubmit={(event) => {
          event.preventDefault()
          const [best] = results
          if (best === undefined) return
          dialog.current?.close()
          void navigate(best.to)
        }}
      >
        <Search aria-hidden="true" className="size-5 shrink-0" />
        <input
          ref={field}
          // Not `type="search"`: the browser would add a second clear button, and the first Escape would only clear the
          // field.
          aria-label="Search lessons, words and guides"
          aria-describedby="search-status"
          placeholder="A word, a form, a topic"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          className="min-h-11 min-w-0 flex-1 bg-transparent px-1 text-lg placeholder:text-muted"
        />
        <button
          type="button"
          onClick={() => dialog.current?.close()}
          className="flex size-11 items-center justify-center rounded-full hover:bg-ink-wash"
        >
          <X aria-hidden="true" className="size-5" />
          <span className="sr-only">Close search</span>
        </button>
      </form>
      <div className="max-h-[calc(84dvh-4.5rem)] overflow-y-auto p-3">
        <p id="search-status" role="status" className="px-2 pb-1 text-sm text-muted">
          {state.state === 'loading' && <span>Loading…</span>}
          {state.state === 'failed' && <span>We couldn’t load the search. Close it and try again.</span>}
          {state.state === 'ready' && asked === '' && (
            <span>
              Accents don’t matter: “cancion” finds{' '}
              <span lang="es" translate="no">
                canción
              </span>
              .
            </span>
          )}
          {hasNothing && <span>Nothing found. Try one word instead of a sentence, or look here:</span>}
          {results.length > 0 && (
            <span>
              {results.length >= limit ? `Top ${results.length} results` : `${results.length} found`}
            </span>
          )}
          {state.state === 'ready' && verbs === 'failed' && <span> We couldn’t load the verb forms.</span>}
        </p>
        <ul ref={list}>
          {results.map((result) => (
            <li key={result.to}>
              <Link
                to={result.to}
                onClick={() => dialog.current?.close()}
                className="block rounded-md px-2 py-2 hover:bg-ink-wash"
              >
                {'verb' in result ? <VerbLines verb={result.verb} /> : <PlaceLines found={result.found} />}
              </Link>
            </li>
          ))}
          {results.length === 0 &&
            (hasNothing || asked === '') &&
            suggestions
              .filter((one) => one.exams?.some((exam) => exams.includes(exam)) ?? true)
              .map(({ to, label }) => (
                <li key={to}>
                  <TextLink
                    to={to}
                    onClick={() => dialog.current?.close()}
                    className="flex min-h-11 items-center rounded-md px-2 hover:bg-ink-wash"
                  >
                    {label}
                  </TextLink>
                </li>
              ))}
        </ul>
      </div>
    </dialog>
  )
}
