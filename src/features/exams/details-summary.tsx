import { textLinkClasses } from '@/components/ui/text-link'
import { classNames } from '@/lib/class-names'

interface DetailsSummaryProps {
  show: string
  hide: string
  /** The heading in print, where the content is always open. */
  printed: string
}

/** The summary of a `<details className="group">`. Its label says whether a click opens or closes it. */
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

/** The summary of a `<details>` that contains others. Its label is the same whether it is open or closed. */
export function NamedSummary({ children }: { children: string }) {
  return <summary className={classNames('min-h-6', textLinkClasses)}>{children}</summary>
}
