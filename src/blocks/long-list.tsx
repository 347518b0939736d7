import { type ReactNode, useState } from 'react'
import { TextButton } from '@/components/ui/text-link'

/** `shown` rows are visible on a phone; a list with at least `long` rows is collapsed. */
const shown = 6
const long = 9

/**
 * On a phone, hides the rows after the sixth until the student asks for them. On wide screens and on paper all are
 * shown. The rows are `li`, or `tr` in a `tbody`.
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
