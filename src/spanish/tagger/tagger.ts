/**
 * Tells what each word of a text can be in its sentence. Each word starts with all the readings that the lexicon gives;
 * the rules then only remove readings, and never the last one (constraint grammar).
 */
import type { Lexicon } from '../lexicon/lexicon'
import type { Reading } from '../lexicon/reading'
import { rareVerbs } from './rare-verbs.ts'
import { rules as allRules, type Rule } from './rules.ts'
import { edge, lemma, not, type Word } from './word.ts'

export interface Token {
  /** As it is written. */
  text: string
  /** What it can still be. Empty if the lexicon does not know the word. */
  readings: readonly Reading[]
}

interface Piece {
  text: string
  startsSentence: boolean
  startsClause: boolean
}

function pieces(text: string): Piece[] {
  const found: Piece[] = []
  let end = 0
  for (const { 0: one, index } of text.matchAll(/[\p{L}\p{M}\p{N}]+(?:[-'’][\p{L}\p{M}\p{N}]+)*/gu)) {
    const between = text.slice(end, index)
    end = index + one.length
    const startsSentence = found.length === 0 || /[.!?…\n¡¿]/.test(between)
    found.push({ text: one, startsSentence, startsClause: startsSentence || /\S/.test(between) })
  }
  return found
}

const isUsual = not(lemma(rareVerbs, 'verb'))

const distinct = (readings: readonly Reading[]): readonly Reading[] =>
  readings.length < 2 ? readings : [...new Map(readings.map((one) => [JSON.stringify(one), one])).values()]

const isCapitalised = (text: string) => /^\p{Lu}(?!\p{Lu})/u.test(text)

const canBeName = ({ pos }: Reading) => pos === 'noun' || pos === 'adj' || pos === 'num' || pos === 'name'

/** A word with a capital letter inside a sentence may be a name, and is one if it is no other word. */
function readingsOf(piece: Piece, before: Piece | undefined, after: Piece | undefined, lexicon: Lexicon) {
  const { text, startsSentence, startsClause } = piece
  const readings = lexicon.read(text)
  if (startsSentence || !isCapitalised(text)) return readings
  const name: Reading = { pos: 'name', lemma: text }
  // *Se llama Coco.*
  if (before !== undefined && !startsClause && /^llam/i.test(before.text)) return [name]
  if (readings.length === 0) return lexicon.readFolded(text).length === 0 ? [name] : []
  // *Isabel Allende, La Paz*: *allende* is an adverb too.
  const isPart = [before, after].some((other) => other !== undefined && isCapitalised(other.text))
  return isPart && !readings.some(canBeName) ? [...readings, name] : readings
}

function wordsOf(text: string | readonly string[], lexicon: Lexicon): Word[] {
  const all =
    typeof text === 'string'
      ? pieces(text)
      : text.map((one, at) => ({ text: one, startsSentence: at === 0, startsClause: at === 0 }))
  const words: Word[] = []
  let sentence: Word[] = []
  all.forEach((piece, at) => {
    if (piece.startsSentence) sentence = []
    const previous = (piece.startsClause ? undefined : words.at(-1)) ?? edge
    const word: Word = {
      text: piece.text,
      word: piece.text.toLowerCase(),
      readings: distinct(readingsOf(piece, all[at - 1], all[at + 1], lexicon)),
      folded: lexicon.readFolded(piece.text).filter(isUsual),
      previous,
      next: edge,
      sentence,
    }
    if (previous !== edge) previous.next = word
    sentence.push(word)
    words.push(word)
  })
  return words
}

/** Removes readings until no rule removes any. */
function disambiguate(words: readonly Word[], rules: readonly Rule[]) {
  for (let changed = true; changed; ) {
    changed = false
    for (const word of words) {
      for (const { words: only, when, remove } of rules) {
        if (word.readings.length < 2) break
        if (only !== undefined && !only(word)) continue
        const kept = word.readings.filter((reading) => !remove(reading))
        if (kept.length === 0 || kept.length === word.readings.length || !when(word)) continue
        word.readings = kept
        changed = true
      }
    }
  }
}

/** The words of a text or of a sentence without punctuation, each with what it can be. */
export function tag(
  text: string | readonly string[],
  lexicon: Lexicon,
  rules: readonly Rule[] = allRules,
): Token[] {
  const words = wordsOf(text, lexicon)
  disambiguate(words, rules)
  return words.map((word) => ({ text: word.text, readings: word.readings }))
}

/** What all the readings of a word agree on; undefined if they differ or there are none. */
export function certain<T>({ readings }: Token, ask: (reading: Reading) => T): T | undefined {
  const [first, ...others] = readings
  if (first === undefined) return undefined
  const answer = ask(first)
  return others.every((one) => ask(one) === answer) ? answer : undefined
}
