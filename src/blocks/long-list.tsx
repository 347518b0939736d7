import { type ReactNode, useState } from 'react'
import { TextButton } from '@/components/ui/text-link'

/** How many rows a phone shows of a long list, and how many rows make one long. */
const shown = 6
const long = 9

/**
 * A list whose rows after the sixth stay away on a phone until they are asked for; at a desk and on paper all are there.
 * The rows are `li`, or `tr` in a `tbody`.
 */
export function LongList({ rows, children }: { rows: number; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  if (rows < long) return children
  return (
    <div data-rows-folded={isOpen ? undefined : ''}>
      {children}
      {!isOpen && (
        <p className="mt-1 border-t border-rule pt-1 lg:hidden print:hidden [@media(scripting:none)]:hidden">
          <TextButton onClick={() => setIsOpen(true)}>{rows - shown} more</TextButton>
        </p>
      )}
    </div>
  )
}
