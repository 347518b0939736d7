import type { ReactNode } from 'react'
import { classNames } from '@/lib/class-names'
import { PageHead } from './page-head'

/** Begins a page: its title and description for the browser, its heading, and what stands below that. */
export function PageHeader({
  title,
  heading = title,
  description,
  onSign = false,
  className,
  children,
}: {
  title: string
  /** Where it says more than the title. */
  heading?: ReactNode
  description: string
  /** On a station sign over the whole width; else in the place where it stands. */
  onSign?: boolean
  /** Of the sign. */
  className?: string
  children?: ReactNode
}) {
  const header = (
    <>
      <PageHead title={title} description={description} />
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
