import * as Collapsible from '@radix-ui/react-collapsible'
import { ArrowRight, ChevronDown } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { RichTextView } from '@/components/rich-text'
import { rooms } from '@/components/rooms'
import { Button, buttonClasses } from '@/components/ui/button'
import { lineColours } from '@/components/ui/line-colours'
import type { ExamPaper } from '@/content/types'
import { classNames } from '@/lib/class-names'
import { PaperSections } from './paper-sections'

/** The line colours, which the papers use in turn. */
const colours = ['foundation', 'intermediate', 'standard', 'higher'] as const

/** The practice room for each paper, by the paper's id. */
const roomOf: Readonly<Record<string, { to: string; name: string }>> = {
  reading: rooms.reading,
  listening: rooms.listening,
  writing: rooms.writing,
  speaking: rooms.speaking,
  oral: rooms.speaking,
}

/** The papers left open, by history entry, so that a student who comes back from a lesson finds them open. */
const leftOpen = new Set<string>()

/** A link to the practice for a paper. */
function PractiseLink({ paper }: { paper: string }) {
  const room = roomOf[paper]
  if (room === undefined) return null
  return (
    <p className="mt-8 print:hidden">
      <Link to={room.to} className={buttonClasses()}>
        Practise: {room.name}
        <ArrowRight aria-hidden="true" className="size-5 shrink-0" />
      </Link>
    </p>
  )
}

/**
 * One paper, which can be opened and closed. Its id is an anchor, and its content stays in the DOM when it is closed,
 * so that it can be printed.
 */
export function Paper({ paper, index }: { paper: ExamPaper; index: number }) {
  const { hash, key } = useLocation()
  const visit = `${key} ${paper.id}`
  const [open, setOpen] = useState(() => leftOpen.has(visit))
  const colour = colours[index % colours.length] ?? colours[0]
  const head = useRef<HTMLButtonElement>(null)

  // Opens the paper named in the hash, on arrival and after each link click. After going back, the paper is already
  // open and the scroll position restored, so the hash is ignored.
  useEffect(() => {
    const id = hash.slice(1)
    if (leftOpen.has(visit) || (id !== paper.id && !id.startsWith(`${paper.id}-`))) return
    setOpen(true)
  }, [hash, visit, paper.id])

  useEffect(() => {
    if (open) leftOpen.add(visit)
    else leftOpen.delete(visit)
  }, [open, visit])

  return (
    <Collapsible.Root open={open} onOpenChange={setOpen} asChild>
      <section aria-labelledby={paper.id} className="overflow-hidden rounded-lg border border-rule bg-card">
        <h2 id={paper.id} className="text-2xl">
          <Collapsible.Trigger
            ref={head}
            className="group flex w-full items-stretch bg-sign text-left text-on-sign focus-visible:-outline-offset-4 focus-visible:outline-signal"
          >
            <span aria-hidden="true" className={classNames('w-3 shrink-0', lineColours[colour].background)} />
            <span className="flex flex-1 flex-wrap items-center gap-x-6 gap-y-1 p-4 sm:px-6">
              <span className="flex-1 basis-48">
                {paper.title}{' '}
                {paper.number !== undefined && <span className="block text-signal">{paper.number}</span>}
              </span>{' '}
              <span className="text-base font-normal text-sign-muted">
                <span className="text-xl font-bold text-signal">{paper.time}</span> · {paper.years} ·{' '}
                {paper.weight}
                {paper.duration !== undefined && (
                  <span className="block text-sm">
                    older guides: {paper.duration}, {paper.weight}
                  </span>
                )}
              </span>
            </span>
            <ChevronDown
              aria-hidden="true"
              className="mr-4 size-6 shrink-0 self-center group-data-[state=open]:rotate-180 motion-safe:transition-transform"
            />
          </Collapsible.Trigger>
        </h2>
        <div className="max-w-prose stack-2 p-4 sm:px-6">
          <p>
            <RichTextView text={paper.summary} />
          </p>
          {paper.olderWords !== undefined && (
            <p className="text-sm text-muted">Older guides: {paper.olderWords}</p>
          )}
          <p className="border-l-4 border-almost pl-3">
            <b>Check your year:</b> <RichTextView text={paper.note.today} />
          </p>
        </div>
        <Collapsible.Content
          forceMount
          className="p-4 pt-2 sm:p-6 sm:pt-2 not-print:data-[state=closed]:hidden"
        >
          <PaperSections paper={paper} colour={colour} />
          <PractiseLink paper={paper.id} />
          <Button
            look="outline"
            className="mt-8 print:hidden"
            onClick={() => {
              setOpen(false)
              head.current?.focus()
            }}
          >
            Close {paper.title}
          </Button>
        </Collapsible.Content>
      </section>
    </Collapsible.Root>
  )
}
