import { describe, expect, test } from 'vitest'
import ib from '../../src/content/exams/ib'
import igcse from '../../src/content/exams/igcse'
import { findLesson } from '../../src/content/registry'
import type { ExamGuide, ExamPaper } from '../../src/content/types'
import { expectNone, plain, spanishInside, wordsOf } from '../support/content'

const guides: Readonly<Record<string, ExamGuide>> = { igcse, ib }
const papers = Object.entries(guides).flatMap(([guide, { papers }]) =>
  papers.map((paper) => ({ id: `${guide}#${paper.id}`, paper })),
)

test('a student finds the four IGCSE papers with the durations and weights of the specification', () => {
  expect(igcse.papers.map(({ id, title, duration, weight }) => [id, title, duration, weight])).toEqual([
    ['reading', 'Reading', '45 minutes', '25%'],
    ['writing', 'Writing', '1 hour', '25%'],
    ['listening', 'Listening', '45 minutes', '25%'],
    ['speaking', 'Speaking', '10-15 minutes', '25%'],
  ])
})

test('a student finds the three IB papers and the oral, with both levels in each', () => {
  expect(ib.papers.map(({ id, title, weight }) => [id, title, weight])).toEqual([
    ['reading', 'Paper 1: Reading', '25%'],
    ['writing', 'Paper 2: Written Production', '25%'],
    ['listening', 'Paper 3: Listening', '25%'],
    ['oral', 'Individual Oral', '25%'],
  ])
  for (const { levels } of ib.papers)
    expect(levels.map(({ level }) => level)).toEqual(['Standard Level', 'Higher Level'])
})

test('a student reads the word counts of the specification', () => {
  const writing = paperOf(igcse, 'writing')
  expect(writing.summary).toContain('short message of 40-50 words')
  expect(writing.summary).toContain('email of 80-90 words')
  const production = paperOf(ib, 'writing')
  expect(production.summary).toContain('250-400 words at Standard Level')
  expect(production.summary).toContain('450-600 words at Higher Level')
  expect(production.levels?.map(({ details }) => details[0])).toEqual([
    expect.stringContaining('250-400 words'),
    expect.stringContaining('450-600 words'),
  ])
})

test('a student who counts the words of a model answer finds them within its limits', () => {
  const models = paperOf(igcse, 'writing').questionTypes.flatMap(({ name, sample }) => {
    const [, least, most] = /\((\d+)-(\d+) words\)$/.exec(name) ?? []
    const words = spanishInside(sample.answer).flatMap((text) => wordsOf(plain(text))).length
    return least === undefined || most === undefined ? [] : [{ name, least, most, words }]
  })
  expect(models).toHaveLength(2)
  expectNone(
    models
      .filter(({ least, most, words }) => words < Number(least) || words > Number(most))
      .map(({ name, words }) => `${name}: the model has ${words} words`),
  )
})

test('a student is told what to check for their year, and where it was found', () => {
  for (const { id, paper } of papers) {
    expect(paper.note?.checked, id).toMatch(/^\d{4}-(0[1-9]|1[0-2])$/)
    expect(paper.note?.text, id).toMatch(/^Check your year: .*Source: /s)
  }
})

test('a teacher is told how much the guides hold', () => {
  const counts = papers.map(({ id, paper }) => {
    const { timeline, questionTypes, tips, phrases, lessons } = paper
    return `${id}: ${timeline.length} steps, ${questionTypes.length} question types, ${tips.length} tips, ${phrases.length} phrases, ${lessons.length} lessons`
  })
  console.log(counts.join('\n'))
  expect(papers).toHaveLength(8)
})

describe.each(papers)('$id', ({ id, paper }) => {
  test('a student can plan by it: nothing is missing and nothing is empty', () => {
    expectNone(paperProblems(paper).map((why) => `${id}: ${why}`))
  })
})

test('a student can open every paper by a link of its own', () => {
  for (const [name, guide] of Object.entries(guides)) {
    const ids = guide.papers.map((paper) => paper.id)
    expect(new Set(ids).size, name).toBe(ids.length)
    for (const id of ids) expect(id, name).toMatch(/^[a-z]+$/)
  }
})

test('a student finds resources beside the papers', () => {
  for (const [name, guide] of Object.entries(guides)) {
    expect(guide.introduction.length, name).toBeGreaterThan(0)
    expect(guide.resources.length, name).toBeGreaterThanOrEqual(3)
    expectNone(guide.resources.flatMap((resource) => emptyStrings(resource, `${name} resources`)))
  }
})

function paperOf(guide: ExamGuide, id: string): ExamPaper {
  const paper = guide.papers.find((one) => one.id === id)
  if (paper === undefined) throw new Error(`there is no paper "${id}"`)
  return paper
}

function paperProblems(paper: ExamPaper): string[] {
  const { timeline, questionTypes, criteria, tips, phrases, lessons } = paper
  return [
    ...(timeline.length >= 3 ? [] : [`a timeline of ${timeline.length} steps`]),
    ...(questionTypes.length >= 3 ? [] : [`${questionTypes.length} question types`]),
    ...(criteria.length >= 2 ? [] : [`${criteria.length} criteria`]),
    ...(tips.length === 5 ? [] : [`${tips.length} tips, not 5`]),
    ...(phrases.length >= 10 && phrases.length <= 14 ? [] : [`${phrases.length} phrases, not 10 to 14`]),
    ...(lessons.length >= 3 && lessons.length <= 6 ? [] : [`${lessons.length} lessons, not 3 to 6`]),
    ...lessons
      .filter((lesson) => findLesson(lesson) === undefined)
      .map((lesson) => `"${lesson}" is no lesson of the registry`),
    ...[
      ...lessons,
      ...tips,
      ...phrases.map((phrase) => phrase.es),
      ...questionTypes.map((question) => question.name),
    ]
      .filter((text, at, texts) => texts.indexOf(text) !== at)
      .map((text) => `"${text}" is there twice`),
    ...emptyStrings(paper, 'paper'),
  ]
}

/** The places of strings without a letter, at any depth. */
function emptyStrings(value: unknown, place: string): string[] {
  if (typeof value === 'string') return /[\p{L}\p{N}]/u.test(value) ? [] : [`${place} is empty`]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) => emptyStrings(child, `${place}.${key}`))
}

describe('the checks themselves', () => {
  const paper = paperOf(igcse, 'reading')

  test('an author is told of a fifth tip that is missing, a lesson that does not exist and an empty key', () => {
    expect(paperProblems(paper)).toEqual([])
    expect(paperProblems({ ...paper, tips: paper.tips.slice(1) })).toHaveLength(1)
    expect(paperProblems({ ...paper, lessons: ['present', 'future', 'no-such-lesson'] })).toHaveLength(1)
    const [first, ...others] = paper.questionTypes
    if (first === undefined) throw new Error('the paper has no question type')
    const sample = { ...first.sample, answer: ' ' }
    expect(paperProblems({ ...paper, questionTypes: [{ ...first, sample }, ...others] })).toEqual([
      'paper.questionTypes.0.sample.answer is empty',
    ])
  })
})
