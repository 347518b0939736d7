import type { StoryGap } from '@/content/types'
import { parseSpanish, type Spanish } from '@/spanish/markup'

/** A fragment of a story: text, or the index of a gap. */
export type StoryPiece = { kind: 'text'; text: string } | { kind: 'gap'; index: number }

/** Splits a story into fragments. For an excerpt, `firstGap` is the index of its first gap. */
export function storyPieces(text: Spanish, firstGap = 0): StoryPiece[] {
  let words = { kind: 'text' as const, text: '' }
  const pieces: StoryPiece[] = [words]
  let index = firstGap
  for (const node of parseSpanish(text)) {
    if (node.kind === 'gap') {
      words = { kind: 'text', text: '' }
      pieces.push({ kind: 'gap', index }, words)
      index += 1
    } else words.text += node.kind === 'verb' ? node.form : node.text
  }
  return pieces
}

/** The sentence around a gap, so that students need not search the whole story for it. */
export function sentenceAround(text: Spanish, gap: number): readonly StoryPiece[] {
  let firstGap = 0
  for (const sentence of text.match(/[^.!?…]+[.!?…]*[»”]?\s*/g) ?? []) {
    const gaps = sentence.split('___').length - 1
    if (gap < firstGap + gaps) return storyPieces(sentence.trim(), firstGap)
    firstGap += gaps
  }
  return []
}

/** The story with its gaps filled, to be read aloud. */
export function wholeStory(text: Spanish, gaps: readonly StoryGap[]): Spanish {
  return storyPieces(text)
    .map((piece) => (piece.kind === 'text' ? piece.text : (gaps[piece.index]?.form ?? '')))
    .join('')
}
