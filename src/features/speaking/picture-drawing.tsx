import { type ComponentType, lazy } from 'react'
import { LazyPart } from '@/components/ui/lazy-part'

const files = import.meta.glob<{ default: ComponentType }>('./pictures/*.tsx')

const drawings: Readonly<Record<string, ComponentType | undefined>> = Object.fromEntries(
  Object.entries(files).map(([path, load]) => [path.slice('./pictures/'.length, -'.tsx'.length), lazy(load)]),
)

/** The drawing of a picture, which is 640 by 420 and comes by itself. In words where it does not come, as for whoever cannot see it. */
export function PictureDrawing({ id, shows }: { id: string; shows: string }) {
  const Drawing = drawings[id]
  const inWords = <p className="p-edge">{shows}</p>
  if (Drawing === undefined) return inWords
  return (
    <div role="img" aria-label={shows} className="aspect-[32/21]">
      <LazyPart failed={inWords}>
        <Drawing />
      </LazyPart>
    </div>
  )
}
