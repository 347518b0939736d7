/**
 * Keyboards, phones, PDFs and other apps write the same letters in different ways. However an answer arrives, it is
 * read as the same answer.
 */
import { entries } from 'virtual:search-index'
import { checkData as data } from 'virtual:writing-check'
import { describe, expect, test } from 'vitest'
import { readWords } from '../../build/word-list'
import { everyAnswer } from '../../src/content/answers'
import { namesToSpell, soundPairs } from '../../src/content/rooms/dictation'
import type { ListeningPassage, PaperQuestion, ReadingText } from '../../src/content/rooms/types'
import type { Exercise } from '../../src/content/types'
import { mark } from '../../src/exercises/mark-exercise'
import { correctedLine } from '../../src/exercises/mark-proofread'
import { markQuestion, quoteKey } from '../../src/exercises/paper/mark-paper'
import { recallExercise, wordExercise } from '../../src/exercises/word-exercise'
import {
  dictationKinds,
  drawItems,
  type Item,
  markTyped,
  seeded,
} from '../../src/features/listening/dictation/items'
import { createIndex } from '../../src/features/search/find'
import { search } from '../../src/features/search/results'
import { toAskedWord } from '../../src/features/words/to-asked-word'
import { checkText } from '../../src/features/writing/check/check-text'
import { loadFormIndex } from '../../src/features/writing/check/forms'
import { plainSpanish } from '../../src/spanish/markup'
import { findVerbs, loadVerbIndex } from '../../src/spanish/verbs/find-verb'
import { everyExercise, nodeGrammar } from '../support/mark-answers'
import { fc } from '../support/seeded-fast-check'

const grammar = await nodeGrammar()

/** What an app may add anywhere in a text, and nobody sees. */
const invisible = fc.constantFrom(
  ...'\u00ad\u034f\u061c\u200b\u200c\u200d\u200e\u200f\u202a\u202c\u2060\u2066\u2069\ufe0f\ufeff\u0002',
)
const space = fc.constantFrom(...'\u00a0\u2002\u2007\u2009\u202f\u205f\u3000\t')
const dash = fc.constantFrom(...'‐‑‒–−－')
const apostrophe = fc.constantFrom(...'‘’‛′´`ʼ＇')
const quote = fc.constantFrom(...'“”„″＂')
/** How a thousand is separated; none is right too. */
const separator = fc.constantFrom('', '.', ',', ' ', '\u00a0', '\u202f', '’')

const fullWidth = (text: string) =>
  text.replace(/[!-~]/g, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0))

const ungrouped = (text: string) =>
  text.replace(/(^|[^\d.,])([1-9]\d{0,2}(?:[., \u00a0\u202f]\d{3})+)(?![\d])/g, (all) =>
    all.replace(/(\d)[., \u00a0\u202f](?=\d)/g, '$1'),
  )

/** Ways to type the same text. The letters keep their order, so several ways may come together. */
const decoration: fc.Arbitrary<(text: string) => string> = fc.oneof(
  fc.constant((text: string) => text.normalize('NFD')),
  fc.constant(fullWidth),
  fc.constant((text: string) => text.replaceAll('fi', 'ﬁ').replaceAll('fl', 'ﬂ')),
  fc.tuple(invisible, fc.nat()).map(([added, place]) => (text: string) => {
    const at = place % (text.length + 1)
    return text.slice(0, at) + added + text.slice(at)
  }),
  space.map((one) => (text: string) => text.replaceAll(' ', one)),
  dash.map((one) => (text: string) => text.replaceAll('-', one)),
  apostrophe.map((one) => (text: string) => text.replaceAll("'", one)),
  quote.map((one) => (text: string) => text.replaceAll('"', one)),
  separator.map(
    (one) => (text: string) =>
      ungrouped(text).replace(/(^|[^\d.,])([1-9]\d{0,2})(\d{3})(?=$|[^\d.,/-])/g, (all, before, high, low) =>
        // A year is written without a separator.
        high.length === 1 && one !== '' ? all : `${before}${high}${one}${low}`,
      ),
  ),
  fc
    .constantFrom('1º', '1.º', '1°', '1.°', '1er', '1.er')
    .map((one) => (text: string) => text.replace(/\b1\.?º/g, one)),
)

const decorate = fc
  .array(decoration, { minLength: 1, maxLength: 4 })
  .map((ways) => (text: string) => ways.reduce((typed, way) => way(typed), text))

/** Each right answer, decorated, gets the verdict that it gets as written. */
function holds<One>(
  all: readonly One[],
  verdict: (one: One, type: (text: string) => string) => unknown,
  numRuns = 300,
) {
  expect(all.length).toBeGreaterThan(0)
  fc.assert(
    fc.property(fc.constantFrom(...all), decorate, (one, type) => {
      expect(verdict(one, type)).toEqual(verdict(one, (text) => text))
    }),
    { numRuns },
  )
}

type TypedAnswer = { exercise: Exercise; answer: string }

const exercises = await everyExercise()
const typedAnswers = exercises.flatMap((exercise): TypedAnswer[] => {
  switch (exercise.kind) {
    case 'fill':
    case 'translate':
    case 'correct':
      return everyAnswer(exercise.answers)
        .slice(0, 6)
        .map((answer) => ({ exercise, answer }))
    case 'hear':
      return exercise.choices === undefined ? [{ exercise, answer: plainSpanish(exercise.says) }] : []
    case 'choose':
    case 'order':
    case 'proofread':
      return []
    default:
      return exercise satisfies never
  }
})

function verdictOn({ exercise, answer }: TypedAnswer, type: (text: string) => string) {
  switch (exercise.kind) {
    case 'fill':
      return mark(exercise, type(answer), grammar)
    case 'translate':
      return mark(exercise, type(answer), grammar)
    case 'correct':
      return mark(exercise, type(answer), grammar)
    case 'hear':
      return mark(exercise, type(answer), grammar)
    default:
      throw new Error(`Nothing is typed for ${exercise.kind}`)
  }
}

describe('a student whose keyboard or app writes letters in its own way gets the same verdict', () => {
  test('on every kind of typed exercise', () => {
    expect(new Set(typedAnswers.map(({ exercise }) => exercise.kind)).size).toBe(4)
    holds(typedAnswers, verdictOn)
  })

  test('on an exercise with a figure, a hyphen or an ordinal', () => {
    holds(
      typedAnswers.filter(({ answer }) => /[\d"'-]/.test(answer)),
      verdictOn,
    )
  })

  test('on an exercise with ¿ ¡ or with accents that are missing', () => {
    holds(
      typedAnswers.filter(({ answer }) => /[¿¡áéíóúñ]/.test(answer)),
      ({ exercise, answer }, type) => [
        verdictOn({ exercise, answer: answer.replace(/[¿¡]/g, '') }, type),
        verdictOn({ exercise, answer: answer.replaceAll('á', 'a').replaceAll('ñ', 'n') }, type),
      ],
    )
  })

  test('on a text to correct', () => {
    holds(
      exercises.filter((exercise) => exercise.kind === 'proofread'),
      (exercise, type) =>
        mark(
          exercise,
          exercise.lines.map((line) => type(correctedLine(line))),
          grammar,
        ),
    )
  })

  test('on a word', () => {
    holds(readWords(), (word, type) =>
      [recallExercise(toAskedWord(word), word.example), wordExercise(toAskedWord(word))].map((exercise) =>
        mark(exercise, type(word.spanish), grammar),
      ),
    )
  })

  test('on the written answers and the quotations of a paper', () => {
    const texts = import.meta.glob<ReadingText>('../../src/content/rooms/reading/*.ts', {
      eager: true,
      import: 'default',
    })
    const recordings = import.meta.glob<ListeningPassage>('../../src/content/rooms/listening/*.ts', {
      eager: true,
      import: 'default',
    })
    const asked = [
      ...Object.values(texts).map(({ parts, text }) => ({ parts, said: text })),
      ...Object.values(recordings).map(({ parts, lines }) => ({
        parts,
        said: lines.map(({ says }) => says),
      })),
    ].flatMap(({ parts, said }) =>
      parts.flatMap(({ questions }) => questions.map((question) => ({ question, said }))),
    )
    const answers = (question: PaperQuestion, type: (text: string) => string) =>
      question.kind === 'write'
        ? { [question.id]: type(everyAnswer(question.answers)[0] ?? '') }
        : {
            [question.id]: [1],
            [quoteKey(question.id)]:
              question.kind === 'true-false' ? type(plainSpanish(question.justify?.[0] ?? '')) : '',
          }
    holds(
      asked.filter(
        ({ question }) =>
          question.kind === 'write' || (question.kind === 'true-false' && question.justify !== undefined),
      ),
      ({ question, said }, type) => markQuestion(question, answers(question, type), said),
    )
  })

  const sources = {
    pairs: soundPairs,
    names: namesToSpell,
    sentences: [['¿Mañana comerá aquí José?', 'Will José eat here tomorrow?']],
    vosotros: true,
  } as const
  const dictated = (['spain', 'america'] as const).flatMap((accent) =>
    Array.from({ length: 60 }, (_, seed) =>
      drawItems(dictationKinds, 20, { ...sources, accent }, seeded(seed + 1)),
    ).flat(),
  )

  test('in a dictation of numbers, prices, times, dates, telephone numbers, names and sentences', () => {
    for (const kind of dictationKinds)
      if (kind !== 'pairs')
        holds(
          dictated.filter((item) => item.kind === kind),
          (item, type) => markTyped(item, type(item.written)),
        )
  })

  test('in a dictation of dates, with any dash, point or stroke and spaces around it', () => {
    const dates = dictated.filter((item) => item.kind === 'dates' && item.year !== undefined)
    const stroke = fc.constantFrom(...'/.-·‐‑‒–—―−－／⁄')
    fc.assert(
      fc.property(fc.constantFrom(...dates), stroke, fc.boolean(), fc.boolean(), (item, one, wide, zeros) => {
        if (item.kind !== 'dates') return
        const parts = [item.day, item.month].map((part) => String(part).padStart(zeros ? 2 : 1, '0'))
        const typed = [...parts, item.year].join(wide ? ` ${one} ` : one)
        expect(markTyped(item, typed), typed).toEqual({ kind: 'right' })
      }),
    )
  })

  test('in a dictation of the first day of a month, however the ordinal is written', () => {
    const first: Item = {
      kind: 'dates',
      id: 'date',
      says: 'el uno de enero',
      written: '1 de enero',
      day: 1,
      month: 1,
      year: undefined,
      weekday: undefined,
    }
    const ordinals = ['1º', '1.º', '1°', '1.°', '1er', '1.er', '1ro', '1.ro', '1ero', '1 º', 'primero', '１º']
    for (const one of ordinals) expect(markTyped(first, `el ${one} de enero`), one).toEqual({ kind: 'right' })
    expect(markTyped({ ...first, day: 2 }, '2º de enero')).toEqual({ kind: 'right' })
    expect(markTyped(first, '11º de enero')).toEqual({ kind: 'wrong' })
  })

  test('in a dictation of telephone numbers, with or without the prefix of Spain', () => {
    const phones = dictated.filter((item) => item.kind === 'phones' && item.digits.length === 9)
    const between = fc.constantFrom('', ' ', '.', '-', '·', '–', '—', '/', '\u00a0', ' - ')
    const prefix = fc.constantFrom('', '+34', '0034', '+34 ', '0034 ', '(+34) ', '(0034) ', '＋34 ', '+34-')
    fc.assert(
      fc.property(
        fc.constantFrom(...phones),
        between,
        prefix,
        fc.boolean(),
        (item, one, before, inThrees) => {
          if (item.kind !== 'phones') return
          const groups = item.digits.match(inThrees ? /\d{3}/g : /^\d{3}|\d{2}/g) ?? []
          const typed = `${before}${groups.join(one)}`
          expect(markTyped(item, typed), typed).toEqual({ kind: 'right' })
        },
      ),
    )
  })
})

describe('a student who pastes from a PDF or another app', () => {
  test('finds the same verbs', async () => {
    const verbs = await loadVerbIndex()
    holds(
      ['querer', 'hizo', 'comió', 'vergüenza', 'me levanté', 'to sleep', 'añadir', 'nosotros fuimos'],
      (query, type) => findVerbs(verbs, type(query), 5).map(({ infinitive }) => infinitive),
    )
  })

  test('finds the same pages', async () => {
    const index = createIndex(entries)
    const verbs = await loadVerbIndex()
    holds(
      [
        'preterite',
        'ser y estar',
        'comió',
        'mañana',
        'what’s the difference between por and para',
        'paper 4',
      ],
      (query, type) => search(index, verbs, type(query)).map(({ to }) => to),
      60,
    )
  }, 60_000)

  test('gets the same findings on their text', async () => {
    const forms = await loadFormIndex()
    holds(
      [
        'Ayer comí en la montaña con mi familia. Además, también fuimos a la playa y mañana iré al cine.',
        'Hola Ana:\nTambien habia un arbol. Que tal estas? Nací en Enero y mi cumpleaños es el 12 de Marzo.\nUn beso',
        'Cuando tenía diez anos vivía en España, sin embargo no hablaba español.',
      ],
      (text, type) => checkText(type(text), { forms, data }),
      60,
    )
  }, 60_000)
})
