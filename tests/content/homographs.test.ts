/**
 * When a word has two meanings, the gloss must fit the sentence: *casa* is “house” or “he marries”. homographs.jsonl
 * lists every occurrence of these words with its gloss, as checked by a person. The test fails for a new occurrence
 * until somebody has checked it.
 */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { commonWords } from '../../src/content/rooms/common-words'
import type { ReadingText } from '../../src/content/rooms/types'
import { glossaryOf, meaningAt, tokensOf } from '../../src/features/reading/words'
import { plainSpanish } from '../../src/spanish/markup'

/** Words that can be two parts of speech, or have two meanings that students mix up. */
const homographs = new Set(
  'baja bajo banco bancos baño baños cara caro carta casa cocina como copa cuenta cuentan cura curso da deje derecho entrada entre era este fila fue fuera fueron gira hecho llama llamaba lleva llevan mañana mañanas mayores medio nada obras papel papeles para parte partido pena pesa piso planta plantas plaza pregunta presta prueba pruebas recuerda recuerdo recuerdos resto sala sale sé sentido sirve sobre solo suelo tarde tiempo traje use vale ve vela velas ven viaje viajes vía vías vino viste vuelta vueltas'.split(
    ' ',
  ),
)

const texts = import.meta.glob<ReadingText>('../../src/content/rooms/reading/*.ts', {
  eager: true,
  import: 'default',
})

const shown = Object.entries(texts).flatMap(([path, { text, gloss }]) => {
  const glossary = glossaryOf(gloss)
  return text.flatMap((paragraph) => {
    const tokens = tokensOf(plainSpanish(paragraph), 0)
    const words = tokens.filter(({ word }) => word !== undefined)
    return words.flatMap(({ text: one, word = 0 }, at) => {
      if (!homographs.has(one.toLocaleLowerCase('es'))) return []
      const around = words.slice(Math.max(at - 2, 0), at + 3).map((other) => other.text)
      const meaning = meaningAt(tokens, word, glossary, commonWords)
      return [
        {
          in: /([^/]+)\.ts$/.exec(path)?.[1] ?? path,
          word: one,
          around: around.join(' '),
          means: meaning === undefined ? '' : `${meaning.words}: ${meaning.en}`,
        },
      ]
    })
  })
})

test('a student who taps on a word with two meanings reads the one that its sentence has', () => {
  const judged = readFileSync(new URL('homographs.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line))
  expect(shown.length).toBeGreaterThan(100)
  expect(shown).toEqual(judged)
})
