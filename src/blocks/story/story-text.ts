import type { StoryGap } from '@/content/types'
import { parseSpanish, type Spanish } from '@/spanish/markup'

/** A piece of a story: its own words, or a gap by its place among the gaps. */
export type StoryPiece = { kind: 'text'; text: string } | { kind: 'gap'; index: number }

/** The pieces of a story, or of a part of it in which `firstGap` is the first gap. */
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

/** The sentence around a gap, so that nobody has to look for it in the whole story. */
export function sentenceAround(text: Spanish, gap: number): readonly StoryPiece[] {
  let firstGap = 0
  for (const sentence of text.match(/[^.!?…]+[.!?…]*[»”]?\s*/g) ?? []) {
    const gaps = sentence.split('___').length - 1
    if (gap < firstGap + gaps) return storyPieces(sentence.trim(), firstGap)
    firstGap += gaps
  }
  return []
}

/** The whole story as it is read aloud. */
export function wholeStory(text: Spanish, gaps: readonly StoryGap[]): Spanish {
  return storyPieces(text)
    .map((piece) => (piece.kind === 'text' ? piece.text : (gaps[piece.index]?.form ?? '')))
    .join('')
}
