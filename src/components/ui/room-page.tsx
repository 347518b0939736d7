import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { classNames } from '@/lib/class-names'
import { Badge } from './badge'
import { DocumentHead } from './document-head'
import { type LineColour, lineColours } from './line-colours'
import { NameClassDate } from './name-class-date'

/** The header data for a text, recording, task or piece. */
export interface RoomHeader {
  title: string
  isSpanish?: boolean
  /** For the browser and for search engines. */
  pageTitle: string
  description: string
  badges: readonly string[]
  lead: string
  colour: LineColour
  /** The link back to the room. */
  back: { to: string; label: string }
}

/** A page of a room: its header, and the content below it. */
export function RoomPage({ header, children }: { header: RoomHeader; children: ReactNode }) {
  const { title, isSpanish, pageTitle, description, badges, lead, colour, back } = header
  return (
    <article data-sign={JSON.stringify(header)}>
      <header className="bg-sign text-on-sign print:bg-transparent print:text-ink">
        <DocumentHead title={pageTitle} description={description} />
        <div className="page pt-4 pb-7 print:p-0">
          <Link
            to={back.to}
            className="inline-flex min-h-11 items-center gap-2 font-bold underline-offset-4 hover:underline print:hidden"
          >
            <ArrowLeft aria-hidden="true" className="size-4" />
            {back.label}
          </Link>
          <p className="mt-2 flex flex-wrap gap-2">
            {badges.map((badge) => (
              <Badge key={badge} tone="sign">
                {badge}
              </Badge>
            ))}
          </p>
          <h1
            lang={isSpanish ? 'es' : undefined}
            translate={isSpanish ? 'no' : undefined}
            tabIndex={-1}
            className="mt-3 text-4xl sm:text-5xl"
          >
            {title}
          </h1>
          <p className="mt-3 max-w-prose text-sign-muted sm:text-lg print:text-muted">{lead}</p>
          <NameClassDate className="mt-4 hidden print:block" />
        </div>
        <div aria-hidden="true" className={classNames('h-2 print:hidden', lineColours[colour].background)} />
      </header>
      {children}
    </article>
  )
}
