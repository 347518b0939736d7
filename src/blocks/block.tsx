import type { ComponentType } from 'react'
import { part } from '@/components/ui/part'
import type { Block, BlockKind, Section } from '@/content/types'
import { Conjugation } from './conjugation'
import { Contrast } from './contrast'
import { Dialogue } from './dialogue'
import { Examples } from './examples'
import { Figure } from './figure'
import { List } from './list'
import { Mistakes } from './mistakes'
import { ModelText } from './model-text'
import { Note } from './note'
import { Phrases } from './phrases'
import { Table } from './table'
import { Text } from './text'

const VerbTable = part(async () => (await import('./verb-table')).VerbTable, { room: 'h-48' })
const GapFill = part(async () => (await import('./gapfill')).GapFill, { room: 'h-64' })
const Story = part(async () => (await import('./story/story')).Story, { room: 'h-64' })
const Drill = part(async () => (await import('./drill/drill')).Drill, { room: 'h-36' })

/** Block kinds that hydrate as islands. */
export const blockParts = [VerbTable, GapFill, Story, Drill]

type View<Kind extends BlockKind> = ComponentType<{
  block: Block<Kind>
  /** The sections of the lesson that contains the block, so that the block can link to them. */
  sections: readonly Section[]
}>

const views: { readonly [Kind in BlockKind]: View<Kind> } = {
  text: Text,
  list: List,
  table: Table,
  conjugation: Conjugation,
  'verb-table': VerbTable,
  examples: Examples,
  phrases: Phrases,
  contrast: Contrast,
  mistakes: Mistakes,
  note: Note,
  dialogue: Dialogue,
  'model-text': ModelText,
  gapfill: GapFill,
  figure: Figure,
  story: Story,
  drill: Drill,
}

export function BlockView<Kind extends BlockKind>({
  block,
  sections,
}: {
  block: Block<Kind>
  sections: readonly Section[]
}) {
  const View: View<Kind> = views[block.kind]
  return <View block={block} sections={sections} />
}
