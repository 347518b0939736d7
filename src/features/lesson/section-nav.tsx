import { ChevronDown } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { RichTextView } from '@/components/rich-text'
import type { LineColours } from '@/components/ui/line-colours'
import type { Label } from '@/content/types'
import { classNames } from '@/lib/class-names'
import { useDismiss } from '@/lib/use-dismiss'
import type { SectionResult } from './draw'

export interface NavEntry {
  /** The id of the heading, and the `data-stop` attribute of the element around it. */
  id: string
  title: Label
  /** The student's result in its exercises, if it has any. */
  result?: SectionResult
}

/** The stop that is being read: the one a quarter of the way down the screen; '' above the first one. */
function useEntryInView(): string {
  const [current, setCurrent] = useState('')
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) setCurrent(target.getAttribute('data-stop') ?? '')
        }
      },
      { rootMargin: '-25% 0px -75%' },
    )
    const look = () => {
      for (const part of document.querySelectorAll('[data-stop]')) observer.observe(part)
    }
    look()
    // After client-side navigation, the sections render later than the heading.
    const changes = new MutationObserver(look)
    changes.observe(document.getElementById('content') ?? document.body, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      changes.disconnect()
    }
  }, [])
  return current
}

/** Links to the sections, as stops on a line. */
function EntryList({
  stops,
  current,
  colours,
  onChoose,
}: {
  stops: readonly NavEntry[]
  current: string
  /** The line's colours. */
  colours: LineColours
  onChoose?: () => void
}) {
  return (
    <ol className={classNames('ml-2 border-l-4', colours.border)}>
      {stops.map((stop) => (
        <li key={stop.id} className="group relative pl-5">
          <span
            aria-hidden="true"
            className={classNames(
              'absolute top-3 -left-[0.6rem] size-4 overflow-hidden rounded-full border-[3px]',
              colours.border,
              stop.id === current ? 'bg-signal' : 'bg-paper',
            )}
          >
            {stop.result !== undefined && stop.result !== 'none' && (
              <span
                className={classNames(
                  'absolute inset-x-0 bottom-0 forced-colors:bg-[CanvasText]',
                  colours.background,
                  stop.result === 'all' ? 'h-full' : 'h-1/2',
                )}
              />
            )}
          </span>
          <Link
            to={`#${stop.id}`}
            aria-current={stop.id === current ? 'location' : undefined}
            onClick={onChoose}
            className="block py-2 leading-snug underline-offset-4 decoration-2 hover:underline aria-[current]:underline"
          >
            <RichTextView text={stop.title} />
            {stop.result !== undefined && stop.result !== 'none' && (
              <span className="sr-only">{stop.result === 'all' ? ', all correct' : ', some correct'}</span>
            )}
          </Link>
        </li>
      ))}
    </ol>
  )
}

/** On a phone: one row that shows the current stop and opens the list over the page. */
function CurrentEntryRow({
  stops,
  current,
  colours,
}: {
  stops: readonly NavEntry[]
  current: string
  colours: LineColours
}) {
  const row = useRef<HTMLDetailsElement>(null)
  const at = stops.findIndex(({ id }) => id === current)

  // Close the list on an outside press or focus, because it would cover what the student uses next. Listen even while
  // it is closed: `toggle` fires after the press that opens the list, and a quick second press must close it.
  useDismiss(row, true, (isEscape) => {
    if (row.current?.open !== true) return
    row.current.open = false
    if (isEscape) row.current.querySelector('summary')?.focus({ preventScroll: true })
  })

  return (
    <details ref={row} className="group relative border-b border-rule bg-card lg:hidden">
      <summary className="flex min-h-11 list-none items-center gap-3 px-4 font-bold sm:px-6 [&::-webkit-details-marker]:hidden">
        <span
          aria-hidden="true"
          className={classNames('size-4 shrink-0 rounded-full border-[3px]', colours.border)}
        />
        <span className="min-w-0 row-sticks:truncate">
          {at === -1 ? (
            'On this page'
          ) : (
            <>
              <span className="sr-only">On this page: </span>
              <span key={at}>
                <RichTextView text={stops[at]?.title ?? ''} />
              </span>
            </>
          )}
        </span>
        {at !== -1 && (
          <span className="ml-auto shrink-0 font-normal text-muted">
            <span aria-hidden="true">{`${at + 1}/${stops.length}`}</span>
            <span className="sr-only">{`, ${at + 1} of ${stops.length}`}</span>
          </span>
        )}
        <ChevronDown
          aria-hidden="true"
          className={classNames('size-5 shrink-0 group-open:rotate-180', at === -1 && 'ml-auto')}
        />
      </summary>
      <div className="absolute inset-x-0 top-full max-h-[calc(100dvh-8rem)] overflow-y-auto overscroll-contain border-b border-rule bg-card px-4 py-3 shadow-lg sm:px-6">
        <EntryList
          stops={stops}
          current={current}
          colours={colours}
          onChoose={() => row.current?.removeAttribute('open')}
        />
      </div>
    </details>
  )
}

/** Shows where the reader is and links to every section: a row on a phone, a list beside the page on wide screens. */
export function SectionNav({ stops, colours }: { stops: readonly NavEntry[]; colours: LineColours }) {
  const current = useEntryInView()
  const list = useRef<HTMLDivElement>(null)

  // If the list is longer than the screen, scroll it to the current stop.
  useEffect(() => {
    const link = current === '' ? null : list.current?.querySelector('[aria-current]')
    if (!link || list.current === null) return
    const box = list.current.getBoundingClientRect()
    const { top, bottom } = link.getBoundingClientRect()
    if (top < box.top) list.current.scrollTop -= box.top - top
    else if (bottom > box.bottom) list.current.scrollTop += bottom - box.bottom
  }, [current])

  return (
    <nav
      aria-label="On this page"
      className="section-nav max-lg:mb-6 max-sm:-mx-edge sm:max-lg:-mx-6 row-sticks:sticky row-sticks:top-(--below-bar) row-sticks:z-30 print:hidden"
    >
      <CurrentEntryRow stops={stops} current={current} colours={colours} />
      <div
        ref={list}
        className="sticky top-(--covered) hidden max-h-[calc(100dvh-6rem)] overflow-y-auto text-sm lg:block"
      >
        <p className="mb-2 font-bold">On this page</p>
        <EntryList stops={stops} current={current} colours={colours} />
      </div>
    </nav>
  )
}
