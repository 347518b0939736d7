import { Maximize2, X } from 'lucide-react'
import { type ComponentType, lazy, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { LazyPart } from '@/components/ui/lazy-part'

const files = import.meta.glob<{ default: ComponentType }>('./pictures/*.tsx')

const drawings: Readonly<Record<string, ComponentType | undefined>> = Object.fromEntries(
  Object.entries(files).map(([path, load]) => [path.slice('./pictures/'.length, -'.tsx'.length), lazy(load)]),
)

interface Picture {
  id: string
  /** A description in words. */
  shows: string
}

/**
 * The drawing (640 × 420), in its own chunk. The description is its text alternative, and is shown if the drawing fails
 * to load.
 */
function Drawn({ id, shows }: Picture) {
  const Drawing = drawings[id]
  const inWords = <p className="p-edge">{shows}</p>
  if (Drawing === undefined) return inWords
  return (
    <div role="img" aria-label={shows} className="aspect-[32/21]">
      <LazyPart errorFallback={inWords}>
        <Drawing />
      </LazyPart>
    </div>
  )
}

/** The height of the screen minus the row with the Close button. */
const height = 'calc(100dvh - 3.5rem)'

/** The drawing, full screen. In portrait it fills the height and scrolls sideways. */
function FullScreen({ onClose, ...picture }: Picture & { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const isUpright = window.matchMedia('(orientation: portrait)').matches
  return (
    <dialog
      ref={dialog}
      aria-label="The picture"
      onClose={onClose}
      // Inline, because utility classes for this rarely used page would be in every page's style sheet.
      style={{ margin: 0, maxWidth: 'none', maxHeight: 'none', height: '100%' }}
      className="w-full bg-paper text-ink print:hidden"
    >
      <p className="flex justify-end pt-1">
        <Button look="outline" onClick={() => dialog.current?.close()}>
          <X aria-hidden="true" className="size-5" /> Close
        </Button>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <section tabIndex={0} aria-label="The whole picture" style={{ height, overflow: 'auto' }}>
        <div
          className="mx-auto"
          style={{ width: `${isUpright ? 'max' : 'min'}(100%, calc(${height} * 32 / 21))` }}
        >
          <Drawn {...picture} />
        </div>
      </section>
    </dialog>
  )
}

/** A picture that opens full screen. */
export function PictureDrawing(picture: Picture) {
  const [isLarge, setLarge] = useState(false)
  return (
    <div className="relative">
      <Drawn {...picture} />
      {/* Covers the whole drawing as a transparent click target. */}
      <button
        type="button"
        onClick={() => setLarge(true)}
        className="flex min-h-11 w-full items-center justify-center gap-2 font-bold after:absolute after:inset-0 hover:underline print:hidden"
      >
        <Maximize2 aria-hidden="true" className="size-4" /> Full screen
        <span className="sr-only">: the picture</span>
      </button>
      {isLarge && <FullScreen {...picture} onClose={() => setLarge(false)} />}
    </div>
  )
}
