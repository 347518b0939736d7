import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type { SearchEntry } from '@/content/search-entries'
import { find } from './find'

type Index = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; entries: readonly SearchEntry[] }

/** More than this nobody reads. */
const limit = 20

/** Search over everything that the site teaches, on the device: the index comes when the dialog first opens. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const dialog = useRef<HTMLDialogElement>(null)
  const [index, setIndex] = useState<Index>({ state: 'loading' })
  const [query, setQuery] = useState('')

  useEffect(() => {
    dialog.current?.showModal()
    import('virtual:search-index').then(
      ({ entries }) => setIndex({ state: 'ready', entries }),
      (error: unknown) => {
        console.error(error)
        setIndex({ state: 'failed' })
      },
    )
  }, [])

  const found = index.state === 'ready' ? find(index.entries, query, limit) : []
  const asked = query.trim() !== ''

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the dialog closes it, as Escape does by itself
    <dialog
      ref={dialog}
      aria-label="Search"
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) dialog.current?.close()
      }}
      className="m-auto mt-[8dvh] max-h-[84dvh] w-[min(42rem,calc(100vw-2rem))] overflow-hidden rounded-lg border border-rule bg-card p-0 text-ink backdrop:bg-black/60"
    >
      <form
        className="flex items-center gap-2 border-b border-rule p-3"
        onSubmit={(event) => {
          event.preventDefault()
          const [best] = found
          if (best === undefined) return
          dialog.current?.close()
          navigate(best.entry.to)
        }}
      >
        <Search aria-hidden="true" className="size-5 shrink-0" />
        <input
          // Not of type search: its own cross would stand beside ours, and take the first Escape.
          aria-label="Search lessons, words and guides"
          placeholder="A word, a form, a topic"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          autoCapitalize="none"
          spellCheck={false}
          className="min-h-11 min-w-0 flex-1 bg-transparent px-1 text-lg placeholder:text-muted"
        />
        <button
          type="button"
          onClick={() => dialog.current?.close()}
          className="flex size-11 items-center justify-center rounded-full hover:bg-ink/10"
        >
          <X aria-hidden="true" className="size-5" />
          <span className="sr-only">Close search</span>
        </button>
      </form>
      <div className="max-h-[calc(84dvh-4.5rem)] overflow-y-auto p-3">
        <p role="status" className="px-2 pb-1 text-sm text-muted">
          {index.state === 'loading' && 'Loading…'}
          {index.state === 'failed' && 'Search could not be loaded. Close it and try again.'}
          {index.state === 'ready' && !asked && 'Accents do not matter: “cancion” finds canción.'}
          {index.state === 'ready' &&
            asked &&
            (found.length === 0
              ? 'Nothing found.'
              : found.length === limit
                ? `The first ${limit} places`
                : `${found.length} found`)}
        </p>
        <ul>
          {found.map(({ entry, line }) => (
            <li key={entry.to}>
              <Link
                to={entry.to}
                onClick={() => dialog.current?.close()}
                className="block rounded-md px-2 py-2 hover:bg-ink/10"
              >
                <b>{entry.title}</b> <span className="text-sm text-muted">{entry.of}</span>
                {line !== undefined && <span className="block truncate text-sm">{line}</span>}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </dialog>
  )
}
