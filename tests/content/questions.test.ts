import { describe, expect, test } from 'vitest'
import { loadLesson } from '../../src/content/load-lesson'
import { quizThemes } from '../../src/content/practice/themes'
import { roadmapStops } from '../../src/content/roadmap'
import { fillGap } from '../../src/content/texts'
import type { QuizQuestion } from '../../src/content/types'
import { plainRich } from '../../src/spanish/markup'
import { expectNone, loadDocuments, wordsOf } from '../support/content'
import { questions as all } from '../support/questions'

const atLeast = 198
const atLeastPerTopic = 6
const themes = Object.keys(quizThemes)

test('the number of questions for each topic and theme is printed', () => {
  const lines = [...roadmapStops, ...themes].map(
    (topic) => `${String(ofTopic(topic).length).padStart(3)} ${topic}`,
  )
  const reasons = all.flatMap(({ options, answer }) => options.filter((option) => option !== answer)).length
  console.log(`${all.length} quiz questions, ${reasons} wrong options explained\n${lines.join('\n')}`)
  expect(all.length).toBeGreaterThanOrEqual(atLeast)
})

test('the lines have at least 40 questions, with six for each theme', () => {
  expect(all.filter(({ theme }) => theme !== undefined).length).toBeGreaterThanOrEqual(40)
  for (const theme of themes) expect(ofTopic(theme).length, theme).toBeGreaterThanOrEqual(6)
})

test('every stop can be practised without seeing a question twice in a run', () => {
  expectNone(
    roadmapStops
      .filter((topic) => ofTopic(topic).length < atLeastPerTopic)
      .map(
        (topic) =>
          `${topic}: ${ofTopic(topic).length} questions in practice/questions/${topic}.ts, at least ${atLeastPerTopic}`,
      ),
  )
})

test('every question belongs to the map or a theme, and links to an existing section', async () => {
  const stops: readonly string[] = roadmapStops
  const problems = await Promise.all(
    all.map(async ({ id, topicId, theme, section }) => {
      const lesson = section === undefined ? null : await loadLesson(topicId)
      return [
        ...(theme === undefined && !stops.includes(topicId)
          ? [`${id}: "${topicId}" is no stop of the roadmap`]
          : []),
        ...(section === undefined || lesson?.sections.some((one) => one.id === section)
          ? []
          : [`${id}: ${topicId} has no section "${section}"`]),
      ]
    }),
  )
  expectNone(problems.flat())
})

test('no two questions are the same', () => {
  expectNone([
    ...repeated(all.map((question) => question.id)).map((id) => `two questions are called "${id}"`),
    ...repeated(all.map((question) => question.sentence)).map((sentence) => `"${sentence}" is asked twice`),
    ...all
      .filter(({ id, theme, topicId }) => !new RegExp(`^${theme ?? topicId}-[1-9]\\d*$`).test(id))
      .map(({ id }) => `"${id}" is not its topic and a number`),
  ])
})

test('no question needs vosotros if a student hides it', () => {
  const isOfVosotros = ({ answer }: QuizQuestion) =>
    /(?:[áé]is|rais|seis|steis|^vuestr.*|\p{L}[aeí]os)$/u.test(answer)
  expectNone(all.filter((one) => isOfVosotros(one) !== (one.vosotros === true)).map(({ id }) => id))
})

test('every question has one gap and four options, one of them the answer', () => {
  expectNone(all.flatMap((question) => shapeProblems(question).map((why) => `${question.id}: ${why}`)))
})

test('a wrong answer gets two reasons: why the answer is right, and why the choice isn’t', () => {
  expectNone(all.flatMap((question) => explanationProblems(question).map((why) => `${question.id}: ${why}`)))
})

test('the position of an option doesn’t give the answer away', () => {
  const places = [0, 1, 2, 3].map(
    (place) => all.filter((question) => question.options.indexOf(question.answer) === place).length,
  )
  for (const count of places) expect(count / all.length).toBeCloseTo(1 / 4, 1)
})

test('the spelling and accent checks read each sentence with its answer', async () => {
  const { documents } = await loadDocuments()
  const filled = documents
    .filter(({ id }) => id.startsWith('content/practice/questions/'))
    .flatMap(({ spanish }) => spanish.filter(({ at }) => at.endsWith('/with its answer')))
  expect(filled.map((place) => place.text)).toEqual(
    all.map((question) => fillGap(question.sentence, question.answer)),
  )
})

function ofTopic(topic: string): QuizQuestion[] {
  return all.filter(({ topicId, theme }) => (theme ?? topicId) === topic)
}

function repeated(names: readonly string[]): string[] {
  return names.filter((name, at) => names.indexOf(name) !== at)
}

function shapeProblems({ sentence, options, answer, en }: QuizQuestion): string[] {
  const gaps = sentence.split('___').length - 1
  const rest = sentence.replaceAll('___', '')
  return [
    ...(gaps === 1 ? [] : [`${gaps} gaps in "${sentence}"`]),
    ...(wordsOf(rest).length > 0 ? [] : [`"${sentence}" is only a gap`]),
    ...(options.length === 4 ? [] : [`${options.length} options`]),
    ...repeated(options).map((option) => `option "${option}" is there twice`),
    ...(options.includes(answer) ? [] : [`the answer "${answer}" is not among the options`]),
    ...options
      .filter((option) => option !== option.trim() || option === '' || /[*_~{}[\]]/.test(option))
      .map((option) => `option "${option}" is not plain Spanish`),
    ...(/[.?!”]$/.test(en) ? [] : [`the translation "${en}" is no sentence`]),
  ]
}

/** The explanation must mention the answer. Every other option must be mentioned too, or have a reason of its own. */
function explanationProblems({
  sentence,
  explanation,
  options,
  answer,
  because = {},
}: QuizQuestion): string[] {
  const text = ` ${wordsOf(plainRich(explanation).toLowerCase()).join(' ')} `
  const [next = ''] = wordsOf(sentence.split('___')[1] ?? '')
  // A function word can occur in a phrase about something else, and a gerund after an auxiliary, so these must be
  // quoted on their own.
  const alone = [...explanation.matchAll(/(?<![*~])(?:\*|~~)([^*~]+)(?:\*|~~)/g)].map(([, said = '']) =>
    said.replaceAll(/\{([^:}]+)(?::[^}]*)?\}/g, '$1').toLowerCase(),
  )
  const isInPhrase = (option: string) => /^(?:\p{L}{1,2}|\p{L}+[aei]ndo|dentro|en medio)$/u.test(option)
  const names = (option: string) => text.includes(` ${wordsOf(option.toLowerCase()).join(' ')} `)
  const isExplained = (option: string) =>
    isInPhrase(option)
      ? alone.some((said) => said.split(', ').some((one) => one === option || one === `${option} ${next}`))
      : names(option)
  return [
    ...(names(answer) ? [] : [`the explanation does not name the answer "${answer}"`]),
    ...options
      .filter((option) => option !== answer && !isExplained(option) && !Object.hasOwn(because, option))
      .map((option) => `nothing says why "${option}" is wrong`),
    ...Object.keys(because)
      .filter((option) => option === answer || !options.some((one) => one === option))
      .map((option) => `"${option}" has a reason, and is no wrong option`),
  ]
}

describe('the checks themselves', () => {
  const question: QuizQuestion = {
    id: 'present-1',
    topicId: 'present',
    sentence: 'Yo ___ la verdad.',
    en: 'I tell the truth.',
    options: ['digo', 'dico', 'dice', 'decir'],
    answer: 'digo',
    explanation: 'It is *{digo:decir}*; *dice* is _he says_.',
    because: { dico: 'There is no ~~dico~~.', decir: '*Decir* is the infinitive.' },
  }

  test('report a missing gap, a repeated option and an answer that isn’t offered', () => {
    expect(shapeProblems(question)).toEqual([])
    expect(shapeProblems({ ...question, sentence: 'Yo digo la verdad.' })).toHaveLength(1)
    expect(shapeProblems({ ...question, options: ['digo', 'dice', 'dice', 'decir'] })).toHaveLength(1)
    expect(shapeProblems({ ...question, answer: 'diga' })).toHaveLength(1)
    expect(shapeProblems({ ...question, options: ['digo', '~~dico~~', 'dice', 'decir'] })).toHaveLength(1)
  })

  test('report an explanation that doesn’t mention the answer or the trap', () => {
    expect(explanationProblems(question)).toEqual([])
    expect(explanationProblems({ ...question, explanation: 'Because *dice* is _he says_.' })).toHaveLength(1)
    expect(explanationProblems({ ...question, explanation: 'Because it is *digo*.' })).toHaveLength(1)
    expect(explanationProblems({ ...question, because: {} })).toHaveLength(2)
    expect(
      explanationProblems({ ...question, because: { ...question.because, digo: 'Right.' } }),
    ).toHaveLength(1)
  })
})
