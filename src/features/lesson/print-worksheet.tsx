import { Printer } from 'lucide-react'

/** For teachers: prints only the exercises. A dialog asks which ones. */
export function PrintWorksheet({ onPress }: { onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="inline-flex min-h-11 items-center gap-2 font-bold underline-offset-4 hover:underline"
    >
      <Printer aria-hidden="true" className="size-5" />
      Print worksheet
    </button>
  )
}
