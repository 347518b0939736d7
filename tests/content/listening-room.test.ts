import { expect, test } from 'vitest'
import { dictationSentences } from '../../src/content/dictation-sentences'
import { listeningList } from '../../src/content/listening-list'
import { exams } from '../../src/content/reading-list'
import { namesToSpell, soundPairs } from '../../src/content/rooms/dictation'
import { listeningIds } from '../../src/content/rooms/passages'
import type { ListeningPassage } from '../../src/content/rooms/types'
import { piecesOf, secondsFor } from '../../src/lib/spoken-pieces'
import { paceSetting } from '../../src/lib/voice-choice'
import { withoutAccents } from '../../src/spanish/accents'
import { plainSpanish } from '../../src/spanish/markup'
import { expectNone } from '../support/content'

const passages = import.meta.glob<ListeningPassage>('../../src/content/rooms/listening/*.ts', {
  eager: true,
  import: 'default',
})

test('every recording has an address, and every address a recording', () => {
  const files = Object.keys(passages).map((path) => /([^/]+)\.ts$/.exec(path)?.[1])
  expect([...listeningIds].sort()).toEqual(files.sort())
})

test('there are eight recordings for IGCSE and six for the IB, each with at least two voices and an answer key', () => {
  for (const exam of exams) {
    const list = listeningList.filter((entry) => entry.exam === exam)
    const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
    console.log(
      `${exam}: ${list.length} passages, ${sum(list.map(({ questions }) => questions))} questions, ${sum(list.map(({ marks }) => marks))} marks; ${[...new Set(list.flatMap(({ asks }) => asks))].join(', ')}`,
    )
  }
  const igcse = listeningList.filter(({ exam }) => exam === 'IGCSE').length
  expect(igcse).toBeGreaterThanOrEqual(8)
  expect(listeningList.length - igcse).toBeGreaterThanOrEqual(6)
  expect(listeningList.filter(({ voices, questions }) => voices < 2 || questions < 5)).toEqual([])
})

test.each(paceSetting.values)(
  'nothing in a recording is spoken for longer than fifteen seconds at a time, at ×%s',
  (pace) => {
    const rate = Number(pace)
    const texts = Object.values(passages).flatMap(({ situation, lines }) => [
      situation.es,
      ...lines.map(({ says }) => plainSpanish(says)),
    ])
    expectNone(
      texts.flatMap((text) => {
        const pieces = piecesOf(text, rate)
        const long = pieces.filter((piece) => secondsFor(piece, rate) > 15)
        return pieces.join(' ') === text ? long : [...long, `${text} is not spoken whole`]
      }),
    )
  },
)

test('there is enough dictation that sentences don’t repeat soon', () => {
  console.log(
    `dictation: ${dictationSentences.length} sentences of the lessons, ${soundPairs.length} pairs of words, ${namesToSpell.length} names`,
  )
  expect(dictationSentences.length).toBeGreaterThan(200)
  expect(soundPairs.length).toBeGreaterThan(40)
  expect(namesToSpell.length).toBeGreaterThan(40)
})

test('the words of a pair are different, and no name is listed twice', () => {
  expectNone(
    soundPairs.flatMap(({ words: [one, other] }) =>
      one.es === other.es ? [`${one.es} stands against itself`] : [],
    ),
  )
  expect(new Set(namesToSpell.map(withoutAccents)).size).toBe(namesToSpell.length)
})

test('a dictation sentence has only audible punctuation, and an English translation', () => {
  expectNone(
    dictationSentences.flatMap(([es, en]) =>
      /[{}*_()/\d]/.test(es) || en === '' ? [`"${es}" (${en}) cannot be dictated`] : [],
    ),
  )
})
