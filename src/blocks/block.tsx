import { type ComponentType, lazy } from 'react'
import { LazyPart, PartNotLoaded } from '@/components/ui/lazy-part'
import type { Block, BlockKind, Section } from '@/content/types'
import { Conjugation } from './conjugation'
import { Contrast } from './contrast'
import { Dialogue } from './dialogue'
import { Examples } from './examples'
import { Figure } from './figure'
import { GapFill } from './gapfill'
import { List } from './list'
import { Mistakes } from './mistakes'
import { ModelText } from './model-text'
import { Note } from './note'
import { Phrases } from './phrases'
import { Table } from './table'
import { Text } from './text'

type View<Kind extends BlockKind> = ComponentType<{
  block: Block<Kind>
  /** Of the lesson that holds the block, which may send the student to one of them. */
  sections: readonly Section[]
}>

/** What a lesson's page knows of a kind of block. */
interface KindOfBlock<Kind extends BlockKind> {
  View: View<Kind>
  /** The student practises in it. */
  practice?: true
  /** Whether words of a block are buttons to hear them, where there is a voice. */
  spoken?: (block: Block<Kind>) => boolean
  /** On paper it is nothing, or a part of the worksheet. */
  onPaper?: 'nothing' | 'worksheet'
  /** It stands below its section, as a stop of the page's line: its heading's id, and what the line calls it. */
  ownStop?: { id: string; title: string }
}

/** A view that few lessons need: its code comes with them. Until then `room` is kept free for it. */
function onItsOwn<Kind extends BlockKind>(room: string, load: () => Promise<View<Kind>>): View<Kind> {
  const Lazy = lazy(async () => ({ default: await load() }))
  return (props) => (
    <LazyPart waiting={<div className={room} />} failed={<PartNotLoaded />}>
      <Lazy {...props} />
    </LazyPart>
  )
}

const kinds: { readonly [Kind in BlockKind]: KindOfBlock<Kind> } = {
  text: { View: Text },
  list: { View: List },
  table: { View: Table, spoken: ({ columns }) => columns.some(({ lang }) => lang === 'es') },
  conjugation: { View: Conjugation, spoken: () => true },
  'verb-table': {
    View: onItsOwn('h-48', async () => (await import('./verb-table')).VerbTable),
    onPaper: 'nothing',
    ownStop: { id: 'any-verb', title: 'Any verb' },
  },
  examples: { View: Examples },
  phrases: { View: Phrases, spoken: () => true },
  contrast: { View: Contrast },
  mistakes: { View: Mistakes },
  note: { View: Note },
  dialogue: { View: Dialogue },
  'model-text': { View: ModelText },
  gapfill: { View: GapFill, practice: true, onPaper: 'worksheet' },
  figure: { View: Figure },
  story: {
    View: onItsOwn('h-64', async () => (await import('./story/story')).Story),
    practice: true,
    onPaper: 'nothing',
  },
  drill: {
    View: onItsOwn('h-36', async () => (await import('./drill/drill')).Drill),
    practice: true,
    onPaper: 'nothing',
  },
}

export const isPractice = ({ kind }: Block) => kinds[kind].practice === true

export const needsScreen = ({ kind }: Block) => kinds[kind].onPaper === 'nothing'

export const isForWorksheet = ({ kind }: Block) => kinds[kind].onPaper === 'worksheet'

export const ownStop = ({ kind }: Block) => kinds[kind].ownStop

export function isSpoken<Kind extends BlockKind>(block: Block<Kind>): boolean {
  const kind: KindOfBlock<Kind> = kinds[block.kind]
  return kind.spoken?.(block) ?? false
}

/** One block of a lesson. */
export function BlockView<Kind extends BlockKind>({
  block,
  sections,
}: {
  block: Block<Kind>
  sections: readonly Section[]
}) {
  const { View }: KindOfBlock<Kind> = kinds[block.kind]
  return <View block={block} sections={sections} />
}
