import { describe, expect, test } from 'vitest'
import { everyAnswer } from '../../src/content/answers'
import ib from '../../src/content/exams/ib'
import igcse from '../../src/content/exams/igcse'
import { commonWords } from '../../src/content/rooms/common-words'
import type { ListeningPassage, PaperPart, ReadingText } from '../../src/content/rooms/types'
import { glossaryOf, meaningAt, tokensOf } from '../../src/features/reading/words'
import { plainRich, plainSpanish, type Spanish } from '../../src/spanish/markup'
import { expectNone } from '../support/content'

const readingTexts = import.meta.glob<ReadingText>('../../src/content/rooms/reading/*.ts', {
  eager: true,
  import: 'default',
})
const passages = import.meta.glob<ListeningPassage>('../../src/content/rooms/listening/*.ts', {
  eager: true,
  import: 'default',
})

const nameOf = (path: string) => /([^/]+)\.ts$/.exec(path)?.[1] ?? path

const all = [
  ...Object.entries(readingTexts).map(([path, one]) => ({
    id: `reading/${nameOf(path)}`,
    parts: one.parts,
    said: one.text.map(plainSpanish),
    choicesOf: one.lettered === true ? one.text : undefined,
  })),
  ...Object.entries(passages).map(([path, one]) => ({
    id: `listening/${nameOf(path)}`,
    parts: one.parts,
    said: one.lines.map(({ says }) => plainSpanish(says)),
    choicesOf: undefined,
  })),
]

const questionsOf = (parts: readonly PaperPart[]) =>
  parts.flatMap((part) => part.questions.map((question) => ({ part, question })))

const wordsIn = (text: Spanish) => text.toLocaleLowerCase('es').match(/[\p{L}\d]+/gu) ?? []

describe('every text and recording', () => {
  test('contains the proof of each answer', () => {
    expectNone(
      all.flatMap(({ id, parts, said }) =>
        questionsOf(parts).flatMap(({ question }) => {
          const quotes = [question.proof, ...(question.kind === 'true-false' ? (question.justify ?? []) : [])]
          return quotes
            .filter((quote) => quote === '' || !said.some((line) => line.includes(plainSpanish(quote))))
            .map((quote) => `${id} ${question.id}: "${quote}" is not in it`)
        }),
      ),
    )
  })

  test('has the answer to each question among its choices', () => {
    expectNone(
      all.flatMap(({ id, parts, choicesOf }) =>
        questionsOf(parts).flatMap(({ part, question }) => {
          if (question.kind !== 'choose') return []
          const choices = question.choices ?? part.choices ?? choicesOf ?? []
          const { right } = question
          return [
            ...(choices.length < 3 ? [`${id} ${question.id}: fewer than three choices`] : []),
            ...(right.length === 0 || right.length >= choices.length
              ? [`${id} ${question.id}: none or all are right`]
              : []),
            ...right
              .filter((at) => choices[at] === undefined)
              .map((at) => `${id} ${question.id}: there is no choice ${at}`),
          ]
        }),
      ),
    )
  })

  test('doesn’t have all its answers in one place', () => {
    const places = all.flatMap(({ parts }) =>
      questionsOf(parts).flatMap(({ question }) =>
        question.kind === 'choose' && question.choices !== undefined && question.right.length === 1
          ? question.right
          : [],
      ),
    )
    for (const place of [0, 1, 2])
      expect(places.filter((one) => one === place).length, `${place}`).toBeLessThanOrEqual(
        0.45 * places.length,
      )
  })

  test('contains what its questions quote, and gives no answer away', () => {
    /** Question types whose quotations aren’t from the text: a definition, or another person’s words. */
    const ownWords = new Set(['Find the word', 'Five people, eight descriptions'])
    expectNone(
      all.flatMap(({ id, parts, said }) =>
        questionsOf(parts).flatMap(({ part, question }) => {
          const ask = plainRich(question.ask)
          const quotes = ownWords.has(part.title) ? [] : [...ask.matchAll(/«([^»]+)»/g)].map(([, one]) => one)
          const pieces = quotes.flatMap((quote) => quote?.split(/ ?\[…\] ?|…/) ?? [])
          const answers = question.kind === 'write' ? everyAnswer(question.answers) : []
          return [
            ...pieces
              .filter((piece) => !said.some((line) => line.includes(piece)))
              .map((piece) => `${id} ${question.id}: "${piece}" is not in it`),
            ...answers
              .filter((answer) => ` ${wordsIn(ask).join(' ')} `.includes(` ${wordsIn(answer).join(' ')} `))
              .map((answer) => `${id} ${question.id}: "${answer}" is in the question`),
          ]
        }),
      ),
    )
  })

  test('has a different id for each question', () => {
    expectNone(
      all.flatMap(({ id, parts }) => {
        const ids = questionsOf(parts).map(({ question }) => question.id)
        return ids.filter((one, at) => ids.indexOf(one) !== at).map((one) => `${id}: ${one} twice`)
      }),
    )
  })
})

test('every word of a text has a meaning that a student can tap', () => {
  expectNone(
    Object.entries(readingTexts).flatMap(([path, { text, gloss }]) => {
      const glossed = new Set(Object.keys(gloss).flatMap(wordsIn))
      const paragraphs = text.map((one) => plainSpanish(one).toLocaleLowerCase('es'))
      const missing = new Set(
        paragraphs
          .flatMap(wordsIn)
          .filter((word) => !/^\d+$/.test(word) && !glossed.has(word) && !Object.hasOwn(commonWords, word)),
      )
      const idle = Object.keys(gloss).filter((words) => !paragraphs.some((one) => one.includes(words)))
      return [
        ...[...missing].map((word) => `${nameOf(path)}: "${word}" has no meaning`),
        ...idle.map((words) => `${nameOf(path)}: "${words}" is not in the text`),
      ]
    }),
  )
})

test('tapping on *ya no* shows “no longer”, and tapping on *lo que* shows “what”, not each word', () => {
  const small = (text: string | undefined) => text?.toLocaleLowerCase('es')
  expectNone(
    Object.entries(readingTexts).flatMap(([path, { text, gloss }]) => {
      const glossary = glossaryOf(gloss)
      return text.flatMap((paragraph) => {
        const tokens = tokensOf(plainSpanish(paragraph), 0)
        const words = tokens.flatMap(({ text: written, word }) =>
          word === undefined ? [] : [small(written)],
        )
        return words.flatMap((word, at) => {
          const isBefore = /^(?:no|nadie)$/.test(words[at - 2] ?? '') && words[at - 1] !== 'que'
          const withYa = words[at + 1] === 'no' ? at + 1 : isBefore ? at - 2 : at
          const other = word === 'ya' ? withYa : word === 'lo' && words[at + 1] === 'que' ? at + 1 : at
          const meaning = meaningAt(tokens, at, glossary, commonWords)
          return other === at || (meaning !== undefined && meaning.from <= other && meaning.to >= other)
            ? []
            : [`${nameOf(path)}: "${words.slice(Math.max(at - 2, 0), at + 3).join(' ')}"`]
        })
      })
    }),
  )
})

/** Question types whose names differ between the rooms and guides. */
const ofTheRooms = new Set([
  'First interview, three options',
  'Second interview, three options',
  'More on the same texts (not in the exam)',
  'Multiple choice',
  'Short answers',
  'Match the interviewer’s questions',
])

test('every kind of task has the same name as in the guide', () => {
  const named = new Set(
    [igcse, ib]
      .flatMap(({ papers }) => papers.flatMap(({ questionTypes }) => questionTypes))
      .map(({ name }) => name),
  )
  expectNone(
    all.flatMap(({ id, parts }) =>
      parts
        .filter(({ title }) => !named.has(title) && !ofTheRooms.has(title))
        .map(({ title }) => `${id}: no guide has "${title}"`),
    ),
  )
})

test('every recording has at least two voices', () => {
  expectNone(
    Object.entries(passages).flatMap(([path, { speakers, lines }]) =>
      speakers.length >= 2 && speakers.every((_, who) => lines.some((line) => line.who === who))
        ? []
        : [`${nameOf(path)}: fewer than two speak`],
    ),
  )
})
