import type { PaperPart } from '@/content/rooms/types'
import { plainSpanish, type Spanish } from '@/spanish/markup'
import { numbered } from './mark-paper'

/** Words of a passage that prove an answer. */
export interface Proof {
  id: string
  number: number
  words: Spanish
}

/** The proofs of all questions, in their order. */
export const proofsOf = (parts: readonly PaperPart[]): Proof[] =>
  numbered(parts).flatMap(({ questions }) =>
    questions.map(({ number, question: { id, proof } }) => ({ id, number, words: plainSpanish(proof) })),
  )

/** Where the words of a passage that prove an answer stand on the page. */
export const proofPlace = (question: string) => `proof-${question}`

/** Where a question stands on the page. */
export const questionPlace = (question: string) => `question-${question}`

/** A stretch of a text, with the proofs that it belongs to; `begins` those whose first words it is. */
export interface Stretch {
  text: string
  proofs: readonly Proof[]
  begins: readonly Proof[]
}

/**
 * A text cut where a proof begins or ends. Each proof is marked once in a passage: `taken` holds those that an earlier
 * text of it had, and grows.
 */
export function stretchesOf(text: string, proofs: readonly Proof[], taken: Set<string>): Stretch[] {
  const found = proofs.flatMap((proof) => {
    const from = taken.has(proof.id) ? -1 : text.indexOf(proof.words)
    if (from < 0) return []
    taken.add(proof.id)
    return [{ proof, from, to: from + proof.words.length }]
  })
  const cuts = [...new Set([0, text.length, ...found.flatMap(({ from, to }) => [from, to])])].sort(
    (one, other) => one - other,
  )
  return cuts.slice(0, -1).map((from, at) => ({
    text: text.slice(from, cuts[at + 1]),
    proofs: found.filter((one) => one.from <= from && from < one.to).map(({ proof }) => proof),
    begins: found.filter((one) => one.from === from).map(({ proof }) => proof),
  }))
}
