import { Ellipsis, Link2, type LucideIcon, Printer } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { classNames } from '@/lib/class-names'
import { useDismiss } from '@/lib/use-dismiss'

/** Copies the address of a section, so that it can be sent to a class. Returns the message to show. */
async function copyLink(section: string): Promise<string> {
  try {
    const { origin, pathname } = window.location
    await navigator.clipboard.writeText(`${origin}${pathname}#${section}`)
    return 'Copied'
  } catch {
    // If clipboard access is denied, the address bar shows the link.
    window.location.hash = section
    return 'Copy it from the address bar'
  }
}

/** An icon button; on a phone, a row in the menu if there is one. */
function Tool({
  Icon,
  label,
  section,
  inMenu,
  onPress,
}: {
  Icon: LucideIcon
  label: string
  section: string
  inMenu: boolean
  onPress: () => void
}) {
  return (
    <button
      type="button"
      title={label}
      aria-describedby={section}
      onClick={onPress}
      className={classNames(
        'flex size-8 items-center justify-center rounded-full hover:bg-ink-wash',
        inMenu
          ? 'max-sm:size-auto max-sm:min-h-11 max-sm:justify-start max-sm:gap-3 max-sm:px-3 max-sm:whitespace-nowrap sm:text-muted'
          : 'text-muted',
      )}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      <span className={inMenu ? 'sm:sr-only' : 'sr-only'}>{label}</span>
    </button>
  )
}

/** A section's tools: icons side by side, or a small menu on a phone if there are two. */
function Tools({ section, onPrint }: { section: string; onPrint: (() => void) | undefined }) {
  const [isOpen, setIsOpen] = useState(false)
  const [said, setSaid] = useState('')
  const id = useId()
  const whole = useRef<HTMLSpanElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const inMenu = onPrint !== undefined

  useEffect(() => {
    if (said === '') return
    const timer = setTimeout(() => setSaid(''), 4000)
    return () => clearTimeout(timer)
  }, [said])

  function close() {
    // The pressed button disappears with the menu, so focus returns to the opener.
    if (isOpen) opener.current?.focus({ preventScroll: true })
    setIsOpen(false)
  }
  useDismiss(whole, isOpen, (isEscape) => (isEscape ? close() : setIsOpen(false)))

  return (
    <span
      ref={whole}
      className={classNames('relative ml-auto flex shrink-0 print:hidden', isOpen ? 'z-20' : 'z-10')}
    >
      <span
        role="status"
        className="absolute top-1 right-full rounded bg-ink px-2 py-0.5 text-sm whitespace-nowrap text-paper empty:hidden forced-colors:border"
      >
        {said}
      </span>
      {inMenu && (
        <button
          ref={opener}
          type="button"
          aria-label="Link and print"
          aria-describedby={section}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
          className="-m-1.5 flex size-11 items-center justify-center rounded-full text-muted hover:bg-ink-wash sm:hidden"
        >
          <Ellipsis aria-hidden="true" className="size-5" />
        </button>
      )}
      <span
        id={id}
        className={classNames(
          'flex',
          inMenu &&
            'max-sm:absolute max-sm:top-full max-sm:right-0 max-sm:flex-col max-sm:rounded-lg max-sm:border max-sm:border-muted max-sm:bg-card max-sm:p-1 max-sm:shadow-lg',
          inMenu && !isOpen && 'max-sm:hidden',
        )}
      >
        <Tool
          Icon={Link2}
          label="Copy link to this section"
          section={section}
          inMenu={inMenu}
          onPress={() => {
            close()
            void copyLink(section).then(setSaid)
          }}
        />
        {onPrint !== undefined && (
          <Tool
            Icon={Printer}
            label="Print this section"
            section={section}
            inMenu={inMenu}
            onPress={() => {
              close()
              onPrint()
            }}
          />
        )}
      </span>
    </span>
  )
}

/**
 * The heading of a section, with a button that copies its address and, with `onPrint`, one that prints it on its own.
 */
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
    // With very large text the icons wrap below the heading, so that none of its words has to break.
    <div className="flex flex-wrap items-start gap-x-2">
      <h2 id={id} className="min-w-min flex-1 text-2xl">
        {children}
      </h2>
      <Tools section={id} onPrint={onPrint} />
    </div>
  )
}
