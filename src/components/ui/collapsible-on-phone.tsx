import type { ReactNode } from 'react'

/**
 * Content that is collapsed on a phone until it is opened, and always open on a desktop and on paper. The browser's
 * find-in-page can find it while it is closed, and opens it. It is a custom element, because React reduces `hidden` to
 * a boolean on any other element.
 */
export function CollapsibleOnPhone({
  id,
  open,
  onFound,
  children,
}: {
  id: string
  open: boolean
  /** The browser's find-in-page is about to reveal something inside. */
  onFound: () => void
  children: ReactNode
}) {
  return (
    <folded-part id={id} hidden={open ? undefined : 'until-found'} onbeforematch={onFound}>
      {children}
    </folded-part>
  )
}
