import { textLinkClasses } from '@/components/ui/text-link'
import { classNames } from '@/lib/class-names'

interface DetailsSummaryProps {
  show: string
  hide: string
  /** What stands above the content on paper, where it is always open. */
  printed: string
}

/** The line that opens and closes a `<details className="group">`, and says which of the two it does. */
export function DetailsSummary({ show, hide, printed }: DetailsSummaryProps) {
  return (
    <summary className={classNames('min-h-6', textLinkClasses)}>
      <span className="print:hidden">
        <span className="group-open:hidden">{show}</span>
        <span className="hidden group-open:inline">{hide}</span>
      </span>
      <span className="hidden print:inline">{printed}</span>
    </summary>
  )
}

/** The line of a `<details>` that holds others: it names what is inside, open or closed. */
export function NamedSummary({ children }: { children: string }) {
  return <summary className={classNames('min-h-6', textLinkClasses)}>{children}</summary>
}
