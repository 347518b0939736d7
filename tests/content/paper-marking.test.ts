import { beforeAll, describe, expect, test } from 'vitest'
import { everyAnswer } from '../../src/content/answers'
import type { ListeningPassage, PaperQuestion, ReadingText } from '../../src/content/rooms/types'
import type { Grammar } from '../../src/exercises/marking/grammar'
import {
  isAnswered,
  isYoFormWithoutAccent,
  markQuestion,
  marksOf,
  markWritten,
  type PaperAnswers,
  paperResult,
  quoteKey,
} from '../../src/exercises/paper/mark-paper'
import { withoutAccents } from '../../src/spanish/accents'
import { plainSpanish } from '../../src/spanish/markup'
import { expand } from '../../src/spanish/pattern'
import { expectNone } from '../support/content'
import { nodeGrammar } from '../support/mark-answers'

const texts = import.meta.glob<ReadingText>('../../src/content/rooms/reading/*.ts', {
  eager: true,
  import: 'default',
})
const recordings = import.meta.glob<ListeningPassage>('../../src/content/rooms/listening/*.ts', {
  eager: true,
  import: 'default',
})

const nameOf = (path: string) => path.split('/').slice(-2).join('/')

const passages = [
  ...Object.entries(texts).map(([path, { parts, text }]) => ({ id: nameOf(path), parts, said: text })),
  ...Object.entries(recordings).map(([path, { parts, lines }]) => ({
    id: nameOf(path),
    parts,
    said: lines.map(({ says }) => says),
  })),
].map(({ id, parts, said }) => ({
  id,
  questions: parts.flatMap(({ questions }) => questions),
  said: said.map(plainSpanish),
}))

/** The answers of a student who knows everything. */
function keyOf(question: PaperQuestion): PaperAnswers {
  switch (question.kind) {
    case 'choose':
      return { [question.id]: question.right }
    case 'write':
      return { [question.id]: everyAnswer(question.answers)[0] ?? '' }
    case 'true-false':
      return {
        [question.id]: [question.right ? 0 : 1],
        ...(question.justify?.[0] === undefined ? {} : { [quoteKey(question.id)]: question.justify[0] }),
      }
    default:
      return question satisfies never
  }
}

let grammar: Grammar
beforeAll(async () => {
  grammar = await nodeGrammar()
})

describe.each(passages)('$id', ({ questions, said }) => {
  test('gives full marks for its own key, with the grammar and without', () => {
    const answers = Object.assign({}, ...questions.map(keyOf)) as PaperAnswers
    for (const loaded of [undefined, grammar]) {
      const results = new Map(
        questions.map((question) => [
          question.id,
          markQuestion(
            question,
            answers,
            said,
            question.kind === 'write' ? markWritten(question, answers, loaded) : undefined,
          ),
        ]),
      )
      expect(questions.filter((question) => !isAnswered(question, answers))).toEqual([])
      const { got, of, open } = paperResult(questions, results, {})
      expect({ got, open }, JSON.stringify([...results])).toEqual({ got: of, open: 0 })
      expect(of).toBe(marksOf(questions))
    }
  })

  test('accepts no answer that repeats a word', () => {
    expectNone(
      questions.flatMap((question) =>
        question.kind === 'write'
          ? everyAnswer(question.answers).filter((answer) => {
              const long =
                answer
                  .replace('antes de la hora', 'antes')
                  .toLowerCase()
                  .match(/\p{L}{4,}/gu) ?? []
              return new Set(long).size < long.length
            })
          : [],
      ),
    )
  })

  test('accepts every way to quote the proof, and no other question’s proof', () => {
    expectNone(
      questions.flatMap((question) => {
        if (question.kind !== 'true-false' || question.justify === undefined) return []
        const quotedWith = (quote: string) =>
          markQuestion(
            question,
            { [question.id]: [question.right ? 0 : 1], [quoteKey(question.id)]: quote },
            said,
          )
        const others = questions.filter(
          ({ id, proof }) =>
            id !== question.id && !question.justify?.some((quote) => plainSpanish(proof).includes(quote)),
        )
        return [
          ...question.justify.filter(
            (quote) => quotedWith(quote).kind !== 'true-false' || !isProved(quotedWith(quote)),
          ),
          ...others.map(({ proof }) => proof).filter((proof) => isProved(quotedWith(proof))),
        ].map((quote) => `${question.id}: ${quote}`)
      }),
    )
  })

  test('gives each listed trap its own reason', () => {
    expectNone(
      questions.flatMap((question) =>
        question.kind === 'write'
          ? (question.mistakes ?? []).flatMap(({ answer }) =>
              expand(answer).flatMap((typed) => {
                const { kind } = markWritten(question, { [question.id]: typed }, grammar)
                return kind === 'mistake' ? [] : [`${question.id}: "${typed}" is ${kind}`]
              }),
            )
          : [],
      ),
    )
  })
})

/** Answers grouped by question and by the verdict that a teacher gave. */
const judged: readonly (readonly [passage: string, question: string, Record<string, readonly string[]>])[] = [
  [
    'reading/igcse-el-lugar-donde-vivo.ts',
    'benches',
    {
      right: ['en los bancos de su barrio', 'Bancos', 'En las bancas', 'Los mayores charlan en los bancos'],
      mistake: ['En la calle'],
    },
  ],
  ['reading/igcse-el-lugar-donde-vivo.ts', 'boat', { right: ['En un barco', 'En el barco'] }],
  ['reading/igcse-el-lugar-donde-vivo.ts', 'month', { right: ['Le gusta octubre'] }],
  ['reading/igcse-el-lugar-donde-vivo.ts', 'ski', { near: ['Esquiamos'] }],
  [
    'reading/igcse-el-lugar-donde-vivo.ts',
    'builder',
    { right: ['La casa la hizo su padre', 'Construyó la casa su padre'], near: ['Mi padre'] },
  ],
  [
    'reading/igcse-un-bosque-en-el-patio.ts',
    'studies',
    { right: ['No Biología, sino Arquitectura'], mistake: ['Va a estudiar Biología'] },
  ],
  ['reading/igcse-un-bosque-en-el-patio.ts', 'money', { right: ['No les ayudó porque no había dinero'] }],
  [
    'reading/igcse-un-bosque-en-el-patio.ts',
    'trees',
    { right: ['Un vivero les dio', 'Los regaló un vivero'] },
  ],
  ['reading/igcse-un-bosque-en-el-patio.ts', 'water', { right: ['La lluvia de los tejados', 'De lluvia'] }],
  [
    'reading/igcse-dos-semanas-en-la-radio.ts',
    'hours',
    {
      right: ['Madrugar', 'Los horarios de trabajo', 'Que hay que levantarse temprano por la mañana'],
      unknown: ['Se levantan temprano de la mañana'],
    },
  ],
  [
    'reading/igcse-dos-semanas-en-la-radio.ts',
    'early',
    { near: ['Llegué una hora antes', 'llego una hora antes'] },
  ],
  ['reading/igcse-dos-semanas-en-la-radio.ts', 'messages', { near: ['Mi abuela'] }],
  ['reading/igcse-ocho-fiestas.ts', 'advice', { right: ['Oaxaca'] }],
  ['reading/igcse-ocho-fiestas.ts', 'year', { near: ['un ano'] }],
  [
    'listening/ib-hl-goats-against-fire.ts',
    'question-3',
    {
      right: ['en una ladera como esta', 'las laderas'],
      unknown: ['una laderas', 'la laderas', 'las ladera'],
    },
  ],
  [
    'listening/ib-hl-goats-against-fire.ts',
    'question-4',
    { right: ['un collar', 'unos collares'], unknown: ['un collares'] },
  ],
  [
    'listening/ib-sl-robot-in-the-home.ts',
    'question-7',
    { right: ['Contrató a dos más'], unknown: ['La residencia han contratado a dos'] },
  ],
  [
    'listening/ib-sl-robot-in-the-home.ts',
    'question-11',
    { right: ['Lo pagó una fundación'], unknown: ['El robot fue una fundación'] },
  ],
  [
    'listening/ib-ab-initio-three-journeys.ts',
    'question-9',
    {
      right: ['con su hermana', 'mi hermana'],
      mistake: ['su hermano', 'Viajó con un hermano'],
      unknown: ['Julia hermana'],
    },
  ],
]

test.each(judged)('%s: answers to %s get the verdict that a teacher gave', (id, question, answers) => {
  const asked = passages.find((one) => one.id === id)?.questions.find((one) => one.id === question)
  if (asked?.kind !== 'write') throw new Error(`${id} has no ${question} to write`)
  for (const [kind, all] of Object.entries(answers))
    for (const typed of all)
      expect(markWritten(asked, { [question]: typed }, grammar), typed).toMatchObject({ kind })
})

test('every preterite without its accent that gets the yo-form reason is a yo form', () => {
  /** *Causo* and *contrato* are yo forms too, but *causar* and *contratar* aren’t in our list of verbs. */
  const notListed = new Set(['causó', 'contrató'])
  const preterites = new Set(
    passages
      .flatMap(({ questions }) => questions)
      .flatMap((question) => (question.kind === 'write' ? everyAnswer(question.answers) : []))
      .flatMap((answer) => answer.toLocaleLowerCase('es').split(/[^\p{L}]+/u))
      .filter((word) => isYoFormWithoutAccent(word) && !notListed.has(word)),
  )
  expect(preterites.size).toBeGreaterThan(5)
  const isYo = (word: string) =>
    grammar.verbs
      .places(withoutAccents(word), { fold: false })
      .some(({ tense, person }) => tense === 'present' && person === 0)
  expectNone([...preterites].filter((word) => !isYo(word)))
})

const isProved = (result: ReturnType<typeof markQuestion>) =>
  result.kind === 'true-false' && result.quoted === 'proves'
