import type { Block, BlockKind } from './types'

/** The properties of a kind of block that matter to code which does not render it. */
interface KindOfBlock<Kind extends BlockKind> {
  /** The block contains practice. */
  practice?: true
  /** Whether words in the block become speak buttons, if the device has a voice. */
  spoken?: (block: Block<Kind>) => boolean
  /** The block is useless on paper. A section that has only such blocks is not printed. */
  needsScreen?: true
  /**
   * Shown as a card below its section, with a separate stop in the page navigation: the id of its heading and its
   * label.
   */
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
