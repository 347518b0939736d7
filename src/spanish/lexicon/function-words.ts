/** Reads articles, pronouns, prepositions and other words that are listed form by form. */
import { withoutAccents } from '../accents.ts'
import type { NominalReading, OtherReading } from './reading'

type WordReading = NominalReading | OtherReading

const genders = ['m', 'f', 'm', 'f'] as const
const numbers = ['s', 's', 'p', 'p'] as const

/** *det este = este esta estos estas*, *pron usted = usted ustedes* or *prep: a ante*; `-` for a missing form. */
function readLine(line: string): { form: string; reading: WordReading }[] {
  const [head = '', words = ''] = line.split(/: | = /)
  const [pos, lemma] = head.split(' ') as [WordReading['pos'], string | undefined]
  const cells = words.split(' ')
  if (lemma === undefined)
    return cells.map((form) => ({ form, reading: { pos, lemma: form } as WordReading }))
  return cells.flatMap((cell, at) => {
    if (cell === '-') return []
    const number =
      cells.length === 2 && cells[0] === cells[1]
        ? 'both'
        : cells.length === 2
          ? (numbers[at * 2] ?? 's')
          : (numbers[at] ?? 's')
    const gender = cells.length === 4 ? (genders[at] ?? 'm') : 'both'
    return cell.split('/').map((form) => ({ form, reading: { pos, lemma, gender, number } as WordReading }))
  })
}

export function functionWordReader(text: string): (word: string, fold: boolean) => WordReading[] {
  const byLetters = new Map<string, { form: string; reading: WordReading }[]>()
  for (const one of text.split('\n').flatMap(readLine)) {
    const key = withoutAccents(one.form)
    const there = byLetters.get(key) ?? []
    const isKnown = there.some(
      ({ form, reading }) =>
        form === one.form &&
        (['pos', 'lemma', 'gender', 'number'] as const).every((key) => reading[key] === one.reading[key]),
    )
    if (!isKnown) byLetters.set(key, [...there, one])
  }
  return (word, fold) =>
    (byLetters.get(withoutAccents(word)) ?? [])
      .filter(({ form }) => fold || form === word)
      .map(({ reading }) => reading)
}
