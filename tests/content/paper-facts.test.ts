import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { facts, listed, range, time } from '../../src/content/exams/facts'
import { type SourceId, sources, sourcesOf } from '../../src/content/exams/sources'
import { expectNone } from '../support/content'

const root = join(import.meta.dirname, '../..')

const sourceFiles = (place: string): string[] =>
  /\.tsx?$/.test(place)
    ? [place]
    : readdirSync(join(root, place), { recursive: true, withFileTypes: true })
        .filter(({ name }) => /(?<!\.test)\.tsx?$/.test(name))
        .map((entry) => relative(root, join(entry.parentPath, entry.name)))

/** The lines of a file with their locations, without comments. */
const linesOf = (file: string) =>
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .map((line, at) => ({ at: `${file}:${at + 1}`, line: line.replace(/^\s*(\/\*\*|\*|\/\/).*$/, '') }))

/** Whether this is the facts table, the only file that may contain figures about papers. */
const isTable = (file: string) => file === 'src/content/exams/facts.ts'

/** All files that may mention papers: the guides with their sets, the rooms, the planner, the pages and search. */
const speakers = [
  'src/content/exams',
  'src/content/rooms/listening-papers.ts',
  'src/content/rooms/reading-papers.ts',
  'src/content/rooms/speaking-papers.ts',
  'src/content/rooms/writing',
  'src/content/model-papers.ts',
  'src/content/search-names.ts',
  'src/content/search-entries.ts',
  'src/features/exams',
  'src/features/listening',
  'src/features/planner',
  'src/features/reading',
  'src/features/speaking',
  'src/features/writing',
  'src/pages',
  'src/app',
  'src/components/rooms.ts',
].flatMap(sourceFiles)

const figure =
  /(?:\d+|\b(?:two|three|four|five|ten|twelve|fifteen|twenty|twenty-five|thirty|sixty))(?:(?:[-–]| to | or )\d+)?(?: more)? (?:hours?|minutes?|marks?|words?)\b/giu

/** Matches fields that contain times, marks or counts. */
const field = /\b(?:minutes|marks|hearings): \d+,|\bwords: \[\d+, \d+\]/g

/** Patterns for figures that aren’t about an exam paper. */
const ours: readonly (readonly [why: string, ...lines: readonly RegExp[]])[] = [
  ['the size and the marks of a set of ours', /'(?:13|15|20|23|30) marks[.,;]/, /of these \d+ marks/],
  ['how long a part of a set takes', /'About \d+ minutes/, /text A \(18 minutes\)\./],
  ['a step of a plan of ours', /'The last 15 minutes'/, /The last five minutes of a paper/],
  ['the length that we aim at', /about (130|320) words/, /'25 minutes\. Write yours/],
  [
    'how long an exercise takes',
    /20 minutes on that group/,
    /for 10 minutes a day/,
    /two minutes three times/,
  ],
  [
    'what a text or its key tells',
    /the walk took two hours/,
    /20 minutes’ delay/,
    /three hours two avenues/,
    /46 minutes a/,
  ],
  ['how many words a phrase has', /in (one or )?(two|three) words/, /no more than three words/],
  ['a mark for each of these answers', /5 answers, 5 marks/, /costs 3 marks, not 1/],
  ['of all four papers, beside its source', /add up to 200 marks/],
  ['what a student may give themselves', /2: '2 marks', 1: '1 mark'/],
  ['a wait of ours', /comes back in about ten minutes/],
  ['hours of the student’s week', /'1 hour' : `\$\{one\} hours`/],
  ['what the law asks', /deletes that number after 24 hours/],
]

describe('the facts about the papers', () => {
  test('are written in the facts table only', () => {
    const allowed = ours.flatMap(([, ...lines]) => lines)
    const used = new Set<RegExp>()
    const found = speakers
      .filter((file) => !isTable(file))
      .flatMap(linesOf)
      .flatMap(({ at, line }) =>
        [...line.matchAll(figure)].flatMap(({ 0: text, index }) => {
          const around = line.slice(Math.max(index - 30, 0), index + text.length + 30)
          const rule = allowed.find((one) => one.test(around))
          if (rule !== undefined) used.add(rule)
          return rule === undefined ? [`${at}: ${around.trim()}`] : []
        }),
      )
    expectNone(found)
    expect(allowed.filter((one) => !used.has(one)).map(String)).toEqual([])
  })

  test('aren’t written in the data of a room either', () => {
    const rooms = speakers.filter((file) => !file.startsWith('src/content/exams/'))
    expectNone(
      rooms
        .flatMap(linesOf)
        .flatMap(({ at, line }) => [...line.matchAll(field)].map(([text]) => `${at}: ${text}`)),
    )
  })

  test('are the only text that compares something with the exam', () => {
    const claim =
      /(as|than|like) in the (exam|test|paper)\b|in the (exam|test) (the|a|an|each|about|there|you)\b|as on the day|as the papers? sets?/i
    const found = sourceFiles('src')
      .filter((file) => !isTable(file))
      .flatMap(linesOf)
      .filter(({ line }) => claim.test(line))
    expectNone(found.map(({ at, line }) => `${at}: ${line.trim()}`))
  })
})

interface Known {
  is: unknown
  by: readonly SourceId[]
}

/** Every fact in the table with its path, and every path with an unknown fact. */
function factsIn(value: unknown, place: string): { place: string; known: Known | null }[] {
  if (value === 'unknown') return [{ place, known: null }]
  if (typeof value !== 'object' || value === null) throw new Error(`${place} is neither a fact nor unknown`)
  if ('by' in value) return [{ place, known: value as Known }]
  return Object.entries(value).flatMap(([name, one]) => factsIn(one, `${place}.${name}`))
}

describe('the table of the papers’ facts', () => {
  const table = factsIn(facts, 'facts')

  test('gives for each fact its source and the day when it was read', () => {
    expectNone(
      table.flatMap(({ place, known }) =>
        known === null || known.by.every((id) => /^\d{4}-\d\d-\d\d$/.test(sources[id].read)) ? [] : [place],
      ),
    )
    const used = new Set(table.flatMap(({ known }) => known?.by ?? []))
    expect(Object.keys(sources).filter((id) => !used.has(id as SourceId))).toEqual([])
    console.log(`${table.length} facts, ${table.filter(({ known }) => known === null).length} unknown`)
  })

  test('leaves unpublished facts unknown: the next papers, the cost of length, the IGCSE pauses', () => {
    expect(table.filter(({ known }) => known === null).map(({ place }) => place)).toEqual(
      expect.arrayContaining([
        'facts.igcse.next.papers',
        'facts.igcse.order',
        'facts.igcse.listening.readFor',
        'facts.igcse.listening.pause',
        'facts.igcse.writing.tooLong',
        'facts.standard.next.papers',
        'facts.abInitio.next.papers',
      ]),
    )
  })

  test('has parts that add up to their papers', () => {
    const sum = (parts: readonly number[]) => parts.reduce((all, one) => all + one, 0)
    const { igcse, abInitio, standard, higher } = facts
    expect(sum(igcse.reading.groups.is)).toBe(igcse.reading.marks.is)
    expect(sum(igcse.writing.long.criteria.is)).toBe(igcse.writing.long.marks.is)
    const { form, directed, long, marks } = igcse.writing
    expect(form.marks.is + directed.marks.is + long.marks.is).toBe(marks.is)
    expect(sum(igcse.speaking.criteria.is)).toBe(igcse.speaking.marks.is)
    expect(igcse.speaking.rolePlay.is + 2 * igcse.speaking.conversation.is).toBe(igcse.speaking.minutes.is)
    expect(2 * sum(abInitio.writing.criteria.is)).toBe(abInitio.writing.marks.is)
    for (const { writing, oral } of [standard, higher]) {
      expect(sum(writing.criteria.is)).toBe(writing.marks.is)
      expect(sum(oral.criteria.is)).toBe(oral.marks.is)
    }
    expect(sum(abInitio.oral.criteria.is)).toBe(abInitio.oral.marks.is)
    for (const { oral } of [abInitio, standard, higher])
      for (const end of [0, 1] as const)
        expect(oral.presentation.is[end] + oral.discussion.is[end] + oral.general.is[end]).toBe(
          oral.minutes.is[end],
        )
  })

  test('formats a figure for students', () => {
    expect([60, 75, 90, 45].map((is) => time({ is, by: ['syllabus'] }))).toEqual([
      '1 hour',
      '1 hour 15 minutes',
      '1 hour 30 minutes',
      '45 minutes',
    ])
    expect(range([80, 90])).toBe('80–90')
    expect(listed({ is: [2, 3, 4], by: ['syllabus'] })).toBe('2, 3 and 4')
    expect(sourcesOf({ one: facts.igcse.years, two: facts.igcse.years })).toHaveLength(1)
  })
})
