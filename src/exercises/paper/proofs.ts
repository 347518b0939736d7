import type { PaperPart } from '@/content/rooms/types'
import { plainSpanish, type Spanish } from '@/spanish/markup'
import { numbered } from './mark-paper'

/** Words in a passage that prove an answer. */
export interface Proof {
  id: string
  number: number
  words: Spanish
}

/** The proofs of all questions, in order. */
export const proofsOf = (parts: readonly PaperPart[]): Proof[] =>
  numbered(parts).flatMap(({ questions }) =>
    questions.map(({ number, question: { id, proof } }) => ({ id, number, words: plainSpanish(proof) })),
  )

/** The element id of the words that prove an answer. */
export const proofElementId = (question: string) => `proof-${question}`

/** The element id of a question. */
export const questionElementId = (question: string) => `question-${question}`

/** A segment of a text with the proofs that cover it. `begins` lists the proofs that start here. */
export interface ProofSegment {
  text: string
  proofs: readonly Proof[]
  begins: readonly Proof[]
}

/**
 * Splits a text wherever a proof begins or ends. Each proof is highlighted once per passage. `taken` contains the
 * proofs found in earlier texts, and is mutated.
 */
export function splitByProofs(text: string, proofs: readonly Proof[], taken: Set<string>): ProofSegment[] {
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
