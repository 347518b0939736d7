import type { ReactNode } from 'react'

/**
 * What is closed on a phone until it is asked for, and open at a desk and on paper. The browser's own search finds what is
 * closed, and opens it. An element of no name that React knows: of `hidden` on any other it leaves nothing but yes or no.
 */
export function Folded({
  id,
  open,
  onFound,
  children,
}: {
  id: string
  open: boolean
  /** The browser is about to show something inside. */
  onFound: () => void
  children: ReactNode
}) {
  return (
    <folded-part id={id} hidden={open ? undefined : 'until-found'} onbeforematch={onFound}>
      {children}
    </folded-part>
  )
}
