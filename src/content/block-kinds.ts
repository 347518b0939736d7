import type { Block, BlockKind } from './types'

/** What is to be known of a kind of block by whoever does not draw it. */
interface KindOfBlock<Kind extends BlockKind> {
  /** The student practises in it. */
  practice?: true
  /** Whether words of a block are buttons to hear them, where there is a voice. */
  spoken?: (block: Block<Kind>) => boolean
  /** On paper it is nothing. */
  needsScreen?: true
  /** It stands below its section, as a stop of the page's line: its heading's id, and what the line calls it. */
  ownStop?: { id: string; title: string }
}

const kinds: { readonly [Kind in BlockKind]?: KindOfBlock<Kind> } = {
  table: { spoken: ({ columns }) => columns.some(({ lang }) => lang === 'es') },
  conjugation: { spoken: () => true },
  'verb-table': { needsScreen: true, ownStop: { id: 'any-verb', title: 'Any verb' } },
  phrases: { spoken: () => true },
  gapfill: { practice: true },
  story: { practice: true, needsScreen: true },
  drill: { practice: true, needsScreen: true },
}

export const isPractice = ({ kind }: Block) => kinds[kind]?.practice === true

export const needsScreen = ({ kind }: Block) => kinds[kind]?.needsScreen === true

export const ownStop = ({ kind }: Block) => kinds[kind]?.ownStop

export function isSpoken<Kind extends BlockKind>(block: Block<Kind>): boolean {
  const kind: KindOfBlock<Kind> | undefined = kinds[block.kind]
  return kind?.spoken?.(block) ?? false
}
