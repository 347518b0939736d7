/** The line that opens and closes a `<details className="group">`, and says which of the two it does. */
export function DetailsSummary({ show, hide }: { show: string; hide: string }) {
  return (
    <summary className="min-h-6 font-bold underline underline-offset-4">
      <span className="group-open:hidden">{show}</span>
      <span className="hidden group-open:inline">{hide}</span>
    </summary>
  )
}
