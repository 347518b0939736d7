import { beforeAll, describe, expect, test } from 'vitest'
import { everyAnswer } from '../../src/content/answers'
import type { ListeningPassage, PaperQuestion, ReadingText } from '../../src/content/rooms/types'
import type { Grammar } from '../../src/exercises/marking/grammar'
import {
  isAnswered,
  marksOf,
  markWritten,
  type PaperAnswers,
  quoteName,
  resultOf,
  toldOf,
} from '../../src/exercises/paper/mark-paper'
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

/** What a student answers who knows everything. */
function keyOf(question: PaperQuestion): PaperAnswers {
  switch (question.kind) {
    case 'choose':
      return { [question.id]: question.right }
    case 'write':
      return { [question.id]: everyAnswer(question.answers)[0] ?? '' }
    case 'true-false':
      return {
        [question.id]: [question.right ? 0 : 1],
        ...(question.justify?.[0] === undefined ? {} : { [quoteName(question.id)]: question.justify[0] }),
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
  test('gives all its marks for its own key, with the grammar and without', () => {
    const answers = Object.assign({}, ...questions.map(keyOf)) as PaperAnswers
    for (const loaded of [undefined, grammar]) {
      const told = new Map(
        questions.map((question) => [
          question.id,
          toldOf(
            question,
            answers,
            said,
            question.kind === 'write' ? markWritten(question, answers, loaded) : undefined,
          ),
        ]),
      )
      expect(questions.filter((question) => !isAnswered(question, answers))).toEqual([])
      const { got, of, open } = resultOf(questions, told, {})
      expect({ got, open }, JSON.stringify([...told])).toEqual({ got: of, open: 0 })
      expect(of).toBe(marksOf(questions))
    }
  })

  test('accepts no answer that says a word twice', () => {
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

  test('takes every way to quote, and no other’s proof', () => {
    expectNone(
      questions.flatMap((question) => {
        if (question.kind !== 'true-false' || question.justify === undefined) return []
        const quotedWith = (quote: string) =>
          toldOf(question, { [question.id]: [question.right ? 0 : 1], [quoteName(question.id)]: quote }, said)
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

  test('knows each trap for what it is', () => {
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

const isProved = (told: ReturnType<typeof toldOf>) => told.kind === 'true-false' && told.quoted === 'proves'
