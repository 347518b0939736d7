/**
 * Before a student reads a text, the code may join reasons, split lists of forms and sentences, convert words to lower
 * case and shorten paragraphs. These tests check that no text is damaged in the process.
 */
import { describe, expect, test } from 'vitest'
import { readWords } from '../../build/word-list'
import { askedWithUstedes, everyAnswer, patternOf } from '../../src/content/answers'
import type { ReadingText } from '../../src/content/rooms/types'
import { spanishInside } from '../../src/content/texts'
import type { Answer, KnownMistake } from '../../src/content/types'
import { connectors } from '../../src/content/writing-check'
import { kindOf } from '../../src/exercises/kinds'
import type { Mark } from '../../src/exercises/mark'
import { mark } from '../../src/exercises/mark-exercise'
import { markLine } from '../../src/exercises/mark-proofread'
import { markGap } from '../../src/exercises/mark-text'
import { recallExercise, wordExercise } from '../../src/exercises/word-exercise'
import { markQuestion } from '../../src/features/quiz/mark-question'
import { excerptOf } from '../../src/features/reading/reading-view'
import { toAskedWord } from '../../src/features/words/to-asked-word'
import { plainRich, plainSpanish, type RichText, type Spanish } from '../../src/spanish/markup'
import { modelOf } from '../../src/spanish/pattern'
import { expectNone, loadDocuments, loadLessons, loadModule, modulePaths, plain } from '../support/content'
import { markWritten, nodeGrammar, rightAnswers } from '../support/mark-answers'
import { questions } from '../support/questions'

const { lessons } = await loadLessons()
const { documents } = await loadDocuments()
const grammar = await nodeGrammar()
const words = readWords()

/** Words that always have a capital letter in our content: *Madrid, Navidad, María*. */
const names = (() => {
  const sentences = documents.flatMap(({ spanish }) => spanish.map(({ text }) => plain(text)))
  const listed = words.map(({ spanish, example }) => `${spanish} ${example.slice(1)}`)
  const small = new Set([...sentences, ...listed].flatMap((text) => text.match(/(?<!\p{L})\p{Ll}+/gu) ?? []))
  const inside = sentences.flatMap((text) => text.match(/(?<=[\p{Ll},] )\p{Lu}\p{Ll}+/gu) ?? [])
  return new Set(inside.map((name) => name.toLowerCase()).filter((name) => !small.has(name)))
})()

/** Reports unbalanced or doubled punctuation in a text. */
function tornIn(text: string): string[] {
  const times = (sign: string) => text.split(sign).length
  const pairs = ['“”', '«»', '()', '¿?', '¡!'].map((pair) => [...pair] as [string, string])
  return [
    ...pairs.flatMap(([open, close]) => {
      // English text may have ? or ! without the Spanish opening mark.
      const isUneven =
        open === '¿' || open === '¡' ? times(open) > times(close) : times(open) !== times(close)
      return isUneven ? [`${open} without ${close}`] : []
    }),
    ...(/[,;:] ?[,;:.]|(?<!\.)\.\.(?!\.)|[?!…]\.| [.,;:?!](?= |$)/.test(text) ? ['two marks in a row'] : []),
  ]
}

/** Like `tornIn`, but also reports texts cut off at a punctuation mark and names without a capital. */
const tornSpanish = (text: Spanish): string[] => [
  ...tornIn(text),
  ...(/^[\s,;:.]|[\s,;:]$/.test(text) ? ['cut at a mark'] : []),
  ...(text.match(/\p{L}+/gu) ?? [])
    .filter((word) => names.has(word))
    .map((name) => `${name} in small letters`),
]

const tornRich = (text: RichText): string[] => [
  ...tornIn(plainRich(text)),
  ...spanishInside(text).flatMap((spanish) => tornSpanish(plain(spanish))),
]

/** Every text that the page shows about an answer. `because` is the reason given by the exercise. */
function saidOf(given: Mark, because?: RichText): RichText[] {
  switch (given.kind) {
    case 'right':
      return [because, given.note].filter((one) => one !== undefined)
    case 'wrong':
      return because === undefined ? [] : [because]
    case 'mistake':
    case 'near':
      return [given.because].flat()
    default:
      return []
  }
}

/** Reports damaged or repeated text in the feedback on an answer. */
function problemsOf(given: Mark, because?: RichText): string[] {
  const said = saidOf(given, because)
  const sentences = said.flatMap((text) => plainRich(text).split(/(?<=[.?!]) /))
  const whole = ['expected', 'written'].flatMap((field) => {
    const text: unknown = Reflect.get(given, field)
    return typeof text === 'string' ? tornSpanish(text).map((why) => `${why}: ${text}`) : []
  })
  return [
    ...whole,
    ...said.flatMap((text) => tornRich(text).map((why) => `${why}: ${text}`)),
    ...sentences
      .filter((one, at) => one.includes(' ') && sentences.indexOf(one) !== at)
      .map((one) => `said twice: ${one}`),
  ]
}

interface Key {
  answers: readonly Answer[]
  mistakes?: readonly KnownMistake[] | undefined
  notAsked?: readonly KnownMistake[] | undefined
}

/** One sentence for each entry in a key. */
const listed = ({ answers, mistakes = [], notAsked = [] }: Key): Spanish[] =>
  [...answers, ...mistakes, ...notAsked].map((entry) => modelOf(patternOf(entry)))

/** Variants of a sentence: with each word left out or changed in turn, with an extra word, and repeated. */
function slips(sentence: Spanish): string[] {
  const all = sentence.split(' ')
  return [
    ...all.flatMap((word, at) => [
      all.toSpliced(at, 1).join(' '),
      all
        .with(
          at,
          word.replace(/[oa](?=s?[.,?!]*$)/, (vowel) => (vowel === 'o' ? 'a' : 'o')),
        )
        .join(' '),
    ]),
    `de ${sentence}`,
    `${sentence} ${sentence}`,
  ]
}

/** An answer that repeats the words before the gap. */
const withLead = (gap: Spanish, answer: Spanish): string => plainSpanish(gap.split('___')[0] ?? '') + answer

/** Marks answers, and returns the problems in their feedback. */
const problemsIn = (
  at: string,
  answers: readonly string[],
  markOne: (answer: string) => Mark,
  why?: RichText,
) => answers.flatMap((answer) => problemsOf(markOne(answer), why).map((one) => `${at} "${answer}": ${one}`))

describe.each(lessons)('lesson $id', ({ id, lesson }) => {
  test('shows every verdict in full', () => {
    const problems = lesson.exercises.flatMap((own) =>
      [own, askedWithUstedes(own)].flatMap((exercise) => {
        const at = `${id}/${own.id}`
        const why = kindOf(exercise).reason(exercise)
        if (exercise.kind === 'choose')
          return exercise.options.flatMap(({ text }, place) =>
            problemsOf(mark(exercise, place), why).map((one) => `${at} ${text}: ${one}`),
          )
        if (exercise.kind === 'proofread')
          return exercise.lines.flatMap((line) =>
            'wrong' in line
              ? problemsIn(
                  at,
                  [line.wrong, ...listed(line), ...slips(line.model ?? listed(line)[0] ?? '')],
                  (now) => markLine(line, now, grammar),
                )
              : [],
          )
        const [model = ''] = rightAnswers(exercise)
        const answers = exercise.kind === 'hear' ? [] : listed(exercise)
        const more = exercise.kind === 'fill' ? [withLead(exercise.sentence, model)] : []
        return problemsIn(
          at,
          [...answers, ...more, ...slips(model)],
          (one) => markWritten(exercise, one, grammar),
          why,
        )
      }),
    )
    const ofRows = lesson.sections.flatMap(({ id: section, blocks }) =>
      blocks.flatMap((block) =>
        block.kind === 'gapfill'
          ? block.rows.flatMap((row) => {
              const [model = ''] = listed(row)
              const answers = [...listed(row), withLead(row.sentence, model), ...slips(model)]
              return problemsIn(`${id}#${section}`, answers, (one) => markGap(row, one, grammar), row.because)
            })
          : [],
      ),
    )
    expectNone([...new Set([...problems, ...ofRows])])
  })
})

test('every verdict, task and form for a word is complete', () => {
  expectNone(
    words.flatMap((word) => {
      const forms = [word.feminine, word.american].flatMap((all) => all?.split(', ') ?? [])
      const hasArticle = (text: Spanish) => /^(?:el|la|los|las) /.test(text)
      return [
        ...forms
          .filter((form) => hasArticle(form) !== hasArticle(word.spanish) || tornSpanish(form).length > 0)
          .map((form) => `${word.spanish}: ${form} is part of a form`),
        ...[recallExercise(toAskedWord(word), word.example), wordExercise(toAskedWord(word))].flatMap(
          (exercise) => [
            ...tornIn(exercise.en).map((why) => `${exercise.en}: ${why}`),
            ...problemsIn(
              word.spanish,
              [...everyAnswer(exercise.answers), ...listed({ ...exercise, answers: [] }), 'xyz'],
              (one) => mark(exercise, one, grammar),
              exercise.because,
            ),
          ],
        ),
      ]
    }),
  )
})

test('every verdict and sentence of the quiz is complete', () => {
  expectNone(
    questions.flatMap((question) => {
      const whole = question.sentence.replace('___', question.answer)
      return [
        ...question.options.flatMap((option, at) =>
          problemsOf(markQuestion(question, at)).map((why) => `${question.id} ${option}: ${why}`),
        ),
        ...tornSpanish(whole).map((why) => `${question.id}: ${why}`),
        ...(/^[¿¡«—]*[\p{Lu}\d]/u.test(whole) ? [] : [`${whole}: begins with a small letter`]),
      ]
    }),
  )
})

test('no choice among paragraphs ends in the middle of a word', async () => {
  const paths = modulePaths().filter((path) => path.startsWith('content/rooms/reading/'))
  const texts = await Promise.all(
    paths.map(async (path) => {
      const { default: text } = (await loadModule(path)).module as { default: ReadingText }
      return text.lettered === true ? text.text : []
    }),
  )
  expect(texts.flat().length).toBeGreaterThanOrEqual(20)
  expectNone(texts.flat().flatMap((text) => tornRich(excerptOf(text)).map((why) => `${text}: ${why}`)))
  expect(excerptOf('Lee esto, por favor, con tu hermana Ana después, y ven.')).toBe(
    '*Lee esto, por favor, con tu hermana Ana después …*',
  )
})

test('the writing check names connectors as the lessons spell them', () => {
  expectNone(connectors.flatMap(({ says }) => tornSpanish(says).map((why) => `${says}: ${why}`)))
})
