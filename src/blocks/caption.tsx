import type { ReactNode } from 'react'

export const captionClasses = 'mb-2 text-left text-sm font-bold text-muted'

/** The caption of a block that is a figure. */
export function Caption({ children }: { children: ReactNode }) {
  return <figcaption className={captionClasses}>{children}</figcaption>
}
