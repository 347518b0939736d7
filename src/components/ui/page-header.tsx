import type { ReactNode } from 'react'
import { classNames } from '@/lib/class-names'
import { DocumentHead } from './document-head'

/** The start of a page: its title and description for the browser, its heading, and the content below that. */
export function PageHeader({
  title,
  heading = title,
  description,
  onSign = false,
  className,
  children,
}: {
  title: string
  /** Replaces the title as the heading. */
  heading?: ReactNode
  description: string
  /** On a station sign across the full width, instead of inline. */
  onSign?: boolean
  /** The sign's classes. */
  className?: string
  children?: ReactNode
}) {
  const header = (
    <>
      <DocumentHead title={title} description={description} />
      <h1 tabIndex={-1} className="text-4xl sm:text-5xl">
        {heading}
      </h1>
      {children}
    </>
  )
  if (!onSign) return header
  return (
    <div className={classNames('bg-sign text-on-sign print:bg-transparent print:text-ink', className)}>
      <div className="page py-10 print:p-0">{header}</div>
    </div>
  )
}
