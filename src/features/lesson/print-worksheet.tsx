import { Printer } from 'lucide-react'

/** Marks the page for the time of printing; the classes `worksheet:…` leave out what is not to write on. */
function printWorksheet(): void {
  const { dataset } = document.documentElement
  dataset['print'] = 'worksheet'
  window.addEventListener('afterprint', () => delete dataset['print'], { once: true })
  window.print()
}

/** For a teacher: the exercises alone, their answers on the last page. */
export function PrintWorksheet() {
  return (
    <button
      type="button"
      onClick={printWorksheet}
      className="inline-flex min-h-11 items-center gap-2 font-bold underline-offset-4 hover:underline"
    >
      <Printer aria-hidden="true" className="size-5" />
      Print worksheet
    </button>
  )
}
