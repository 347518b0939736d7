/** A student who hides *vosotros* is neither shown its forms nor asked for them. */
import { describe, expect, test } from 'vitest'
import { conjugatedVerbs } from '../../build/verb-forms'
import { createVosotrosTest, findVosotrosRows } from '../../build/vosotros-rows'
import { readWords } from '../../build/word-list'
import { askedWithUstedes, modelAnswer } from '../../src/content/answers'
import { dictationSentences } from '../../src/content/dictation-sentences'
import { outlineOf } from '../../src/content/lesson-outline'
import { spanishInside } from '../../src/content/texts'
import type { Block, Exercise, GapRow, QuizQuestion } from '../../src/content/types'
import { correctedLine, originalLine } from '../../src/exercises/mark-proofread'
import { expectNone, loadLessons, plain } from '../support/content'
import { questions } from '../support/questions'

const { lessons } = await loadLessons()
const says = createVosotrosTest(await conjugatedVerbs())
const saying = (texts: readonly string[]) => texts.filter(says).map(plain)

/** The Spanish that a student reads, hears or has to write, both in the task and in the model answer. */
function askedIn(exercise: Exercise): readonly string[] {
  switch (exercise.kind) {
    case 'choose':
      return [
        exercise.sentence ?? '',
        ...spanishInside(exercise.prompt),
        ...exercise.options.flatMap(({ text }) => spanishInside(text)),
      ]
    case 'order':
      return [...exercise.words, modelAnswer(exercise)]
    case 'hear':
      return [exercise.says, ...(exercise.choices ?? [])]
    case 'proofread':
      return exercise.lines.flatMap((line) => [originalLine(line), correctedLine(line)])
    case 'translate':
      return [modelAnswer(exercise)]
    default:
      return [exercise.sentence, modelAnswer(exercise)]
  }
}

const askedInRow = (row: GapRow) => [row.sentence, modelAnswer(row)]

/** Whether the English task names *vosotros*. A student who hides *vosotros* isn’t given those tasks. */
const isTold = ({ en = '' }: { en?: string }) => /vosotros/i.test(en)

test('no word of the list is shown in a sentence with it', () => {
  const words = readWords()
  expect(words.length).toBeGreaterThan(1000)
  expectNone(
    words.filter(({ example }) => says(example)).map(({ spanish, example }) => `${spanish}: ${example}`),
  )
})

test('no exercise or gap of a lesson asks for it', () => {
  expectNone(
    lessons.flatMap(({ id, lesson }) => [
      ...lesson.exercises.map(askedWithUstedes).flatMap((exercise) => {
        const found = [...saying(askedIn(exercise)), ...(isTold(exercise) ? ['the task'] : [])]
        return found.map((text) => `${id} ${exercise.id}: ${text}`)
      }),
      ...lesson.sections.flatMap((section) =>
        section.blocks.flatMap((block) => {
          const asked =
            block.kind === 'gapfill'
              ? block.rows.map(askedWithUstedes).flatMap(askedInRow)
              : block.kind === 'story'
                ? block.gaps.map(({ form, infinitive }) => `{${form}:${infinitive}}`)
                : []
          return saying(asked).map((text) => `${id} ${section.id}: ${text}`)
        }),
      ),
    ]),
  )
})

const quizProblems = ({ id, vosotros, sentence, options, answer }: QuizQuestion): string[] => {
  if (vosotros === true)
    return says(sentence) || says(answer) ? [] : [`${id} has no form of it, and is left out`]
  return saying([sentence, ...options]).map((text) => `${id}: ${text}`)
}

test('no quiz question asks for it or offers it, and no other question is left out', () => {
  expectNone(questions.flatMap(quizProblems))
})

test('every dictation sentence with it is marked, and there are enough without it', () => {
  expectNone(
    dictationSentences.flatMap(([es, , marked]) => (says(es) && !marked ? [`dictation: ${es}`] : [])),
  )
  expect(dictationSentences.filter(([, , marked]) => !marked).length).toBeGreaterThan(180)
})

const rowCount = (block: Block) => ('rows' in block ? block.rows.length : 0)

test('rows with it disappear from every table and list, and other rows are left', () => {
  const hidden = lessons.flatMap(({ id, lesson }) =>
    lesson.sections.flatMap((section) =>
      section.blocks.map((block) => ({
        at: `${id} ${section.id} ${block.kind}`,
        rows: rowCount(block),
        // The rows marked in the content, and the rows found by their forms.
        marked: 'vosotrosRow' in block ? [block.vosotrosRow ?? []].flat() : [],
        found: findVosotrosRows(says, block),
      })),
    ),
  )
  expect(hidden.flatMap(({ marked }) => marked).length).toBeGreaterThan(60)
  expectNone(
    hidden.flatMap(({ at, rows, marked, found }) => [
      ...found.filter((row) => !marked.includes(row)).map((row) => `${at}: row ${row} stays`),
      ...(rows > 0 && marked.length === rows ? [`${at}: nothing is left`] : []),
    ]),
  )
})

test('every lesson with such rows has the switch', () => {
  expect(lessons.filter(({ lesson }) => outlineOf(lesson).hasVosotros).map(({ id }) => id)).toEqual(
    lessons
      .filter(({ lesson: { sections } }) =>
        sections.some(({ blocks }) =>
          blocks.some((block) => block.kind === 'conjugation' || findVosotrosRows(says, block).length > 0),
        ),
      )
      .map(({ id }) => id),
  )
})

describe('the checks themselves', () => {
  test.each([
    'Os lo digo.',
    '¿Dónde está vuestra clase?',
    'Coméis mucho.',
    '{Sed:ser} amables.',
    'Chicos, sentaos ya.',
    'Vestíos.',
    'Decidme la verdad.',
    'Si tuvierais tiempo…',
  ])('report %s as said to vosotros', (text) => expect(says(text)).toBe(true))

  test.each([
    'Tengo sed.',
    'Abre los correos.',
    'Mis tíos viven en París.',
    'Son las seis.',
    'La ciudad es grande.',
    'Ustedes comen mucho.',
    'Vosotras no',
  ])('allow %s', (text) => expect(says(text)).toBe(text.startsWith('Vosotras')))

  test('report a question that asks for it', () => {
    const question = {
      id: 'x',
      topicId: 'present',
      sentence: 'Hoy ___ mucho.',
      en: '',
      options: ['como', 'comes', 'come', 'coméis'],
      answer: 'como',
      explanation: '',
    } as const satisfies QuizQuestion
    expect(quizProblems(question)).toHaveLength(1)
    expect(quizProblems({ ...question, vosotros: true })).toHaveLength(1)
    expect(quizProblems({ ...question, answer: 'coméis', vosotros: true })).toEqual([])
  })
})
