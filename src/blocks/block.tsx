import { type ComponentType, lazy } from 'react'
import { LazyPart, PartNotLoaded } from '@/components/ui/lazy-part'
import type { Block, BlockKind } from '@/content/types'
import { ConjugationTable } from './conjugation'
import { Contrast } from './contrast'
import { Dialogue } from './dialogue'
import { Examples } from './examples'
import { Figure } from './figure'
import { GapFill } from './gap-fill'
import { List } from './list'
import { Mistakes } from './mistakes'
import { Note } from './note'
import { Phrases } from './phrases'
import { Table } from './table'
import { Text } from './text'

type View<Kind extends BlockKind> = ComponentType<{ block: Block<Kind> }>

/** A view that few lessons need: its code comes with them. Until then `room` is kept free for it. */
function onItsOwn<Kind extends BlockKind>(room: string, load: () => Promise<View<Kind>>): View<Kind> {
  const Lazy = lazy(async () => ({ default: await load() }))
  return (props) => (
    <LazyPart waiting={<div className={room} />} failed={<PartNotLoaded />}>
      <Lazy {...props} />
    </LazyPart>
  )
}

/** Every kind of block with what draws it. */
const views: { readonly [Kind in BlockKind]: View<Kind> } = {
  text: Text,
  list: List,
  table: Table,
  conjugation: ({ block }) => (
    <ConjugationTable caption={block.caption} tense={block.tense} verbs={block.verbs} />
  ),
  examples: Examples,
  phrases: Phrases,
  contrast: Contrast,
  mistakes: Mistakes,
  note: Note,
  dialogue: Dialogue,
  gapfill: GapFill,
  figure: Figure,
  story: onItsOwn('h-64', async () => (await import('./story/story')).Story),
  drill: onItsOwn('h-24', async () => (await import('./drill/drill')).Drill),
}

/** One block of a lesson. */
export function BlockView<Kind extends BlockKind>({ block }: { block: Block<Kind> }) {
  const ViewOfKind: View<Kind> = views[block.kind]
  return <ViewOfKind block={block} />
}
