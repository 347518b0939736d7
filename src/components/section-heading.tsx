import { Link2, Printer } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'

/** Copies the address of a section, so that it can be sent to a class. */
function CopyLink({ section }: { section: string }) {
  const [said, setSaid] = useState('')

  useEffect(() => {
    if (said === '') return
    const timer = setTimeout(() => setSaid(''), 4000)
    return () => clearTimeout(timer)
  }, [said])

  async function copy() {
    try {
      const { origin, pathname } = window.location
      await navigator.clipboard.writeText(`${origin}${pathname}#${section}`)
      setSaid('Copied')
    } catch {
      // Not every page may write to the clipboard: the address bar then has it.
      window.location.hash = section
      setSaid('Copy it from the address bar')
    }
  }

  return (
    <span className="relative shrink-0">
      <span
        role="status"
        className="absolute top-1 right-full rounded bg-ink px-2 py-0.5 text-sm whitespace-nowrap text-paper empty:hidden forced-colors:border"
      >
        {said}
      </span>
      <button
        type="button"
        title="Copy link to this section"
        aria-label="Copy link to this section"
        aria-describedby={section}
        onClick={copy}
        className="flex size-8 items-center justify-center rounded-full text-muted hover:bg-ink/10"
      >
        <Link2 aria-hidden="true" className="size-4" />
      </button>
    </span>
  )
}

/** The heading of a section, which has an address of its own and may be printed by itself. */
export function SectionHeading({
  id,
  onPrint,
  children,
}: {
  id: string
  onPrint?: () => void
  children: ReactNode
}) {
  return (
    // With very large letters the sign goes below, so that no word of the heading is torn for it.
    <div className="flex flex-wrap items-start gap-x-2">
      <h2 id={id} className="min-w-min flex-1 text-2xl">
        {children}
      </h2>
      <span className="relative z-10 ml-auto flex shrink-0 print:hidden">
        <CopyLink section={id} />
        {onPrint !== undefined && (
          <button
            type="button"
            title="Print this section"
            aria-label="Print this section"
            aria-describedby={id}
            onClick={onPrint}
            className="hidden size-8 items-center justify-center rounded-full text-muted hover:bg-ink/10 sm:flex"
          >
            <Printer aria-hidden="true" className="size-4" />
          </button>
        )}
      </span>
    </div>
  )
}
