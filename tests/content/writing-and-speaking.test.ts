import { describe, expect, test } from 'vitest'
import { facts } from '../../src/content/exams/facts'
import ib from '../../src/content/exams/ib'
import { abInitioTalk } from '../../src/content/rooms/speaking/ab-initio-talk'
import type {
  OralExtract,
  OralPicture,
  RolePlay,
  SpeakingTopic,
} from '../../src/content/rooms/speaking-types'
import { writingIds } from '../../src/content/rooms/writing-ids'
import type { TextType, WritingCriterion, WritingTask } from '../../src/content/rooms/writing-types'
import { countWords } from '../../src/features/writing/check/words'
import { expectNone, plain, wordsOf } from '../support/content'

/** All items from the matched files; an empty list if there are no files yet. */
const listOf = <One>(files: Record<string, readonly One[]>): readonly One[] => Object.values(files).flat()

const textTypes = listOf(
  import.meta.glob<readonly TextType[]>('../../src/content/rooms/writing/text-types.ts', {
    eager: true,
    import: 'default',
  }),
)
const criteria = listOf(
  import.meta.glob<readonly WritingCriterion[]>('../../src/content/rooms/writing/criteria.ts', {
    eager: true,
    import: 'default',
  }),
)
const tasks = Object.entries(
  import.meta.glob<WritingTask>('../../src/content/rooms/writing/tasks/*.ts', {
    eager: true,
    import: 'default',
  }),
)
const rolePlays = Object.entries(
  import.meta.glob<RolePlay>('../../src/content/rooms/speaking/role-plays/*.ts', {
    eager: true,
    import: 'default',
  }),
)
const topics = listOf(
  import.meta.glob<readonly SpeakingTopic[]>('../../src/content/rooms/speaking/topics.ts', {
    eager: true,
    import: 'default',
  }),
)
const pictures = Object.entries(
  import.meta.glob<OralPicture>('../../src/content/rooms/speaking/pictures/*.ts', {
    eager: true,
    import: 'default',
  }),
)
const extracts = listOf(
  import.meta.glob<readonly OralExtract[]>('../../src/content/rooms/speaking/extracts.ts', {
    eager: true,
    import: 'default',
  }),
)

const nameOf = (path: string) => /([^/]+)\.ts$/.exec(path)?.[1] ?? path

describe('Writing practice', () => {
  test('every task has an address, and every address a task', () => {
    expect([...writingIds].sort()).toEqual(tasks.map(([path]) => nameOf(path)).sort())
  })

  test('there are as many tasks as the page promises', () => {
    const all = tasks.map(([, task]) => task)
    const short = all.filter(({ exam, words }) => exam === 'IGCSE' && `${words}` === '80,90').length
    const long = all.filter(({ exam, words }) => exam === 'IGCSE' && `${words}` === '130,140').length
    const ib = all.filter(({ exam }) => exam !== 'IGCSE')
    console.log(
      `Writing practice: ${short} IGCSE tasks of 80–90 words, ${long} of 130–140, ${ib.length} IB tasks, ${textTypes.length} kinds of text`,
    )
    expect(short + long).toBeGreaterThanOrEqual(12)
    expect(Math.min(short, long)).toBeGreaterThanOrEqual(4)
    expect(ib.length).toBeGreaterThanOrEqual(16)
    expect(textTypes.length).toBeGreaterThanOrEqual(10)
  })

  test('every model is within its word limits', () => {
    expectNone(
      tasks.flatMap(
        ([
          path,
          {
            model,
            words: [least, most],
          },
        ]) => {
          const count = model.flatMap(({ says }) => wordsOf(plain(says))).length
          return count >= least && count <= most
            ? []
            : [`${nameOf(path)}: ${count} words, not ${least}-${most}`]
        },
      ),
    )
  })

  test('a student who aims at the length of our models finds that the guide says how long they are', () => {
    const guide = JSON.stringify(ib)
    const samples = [...guide.matchAll(/"answer":"((?:[^"\\]|\\.)*)"/g)].map(([, answer = '']) =>
      countWords(answer.replaceAll('\\n', ' ')),
    )
    for (const [exam, said] of [
      ['IB ab initio', /the first text, about (\d+) words/],
      ['IB SL', /about (\d+) words long at Standard Level/],
      ['IB HL', /about (\d+) at Higher Level/],
    ] as const) {
      const models = tasks.flatMap(([, task]) => (task.exam === exam ? [task] : []))
      const [least = 0, most = 0] = models[0]?.words ?? []
      const counts = [
        ...models.map(({ model }) => countWords(model.map(({ says }) => says).join(' '))),
        // Add the samples in the guides that are complete texts, recognised by their length.
        ...samples.filter((count) => exam !== 'IB ab initio' && count >= least && count <= most),
      ].sort((one, other) => one - other)
      const middle = counts[Math.floor(counts.length / 2)] ?? 0
      const claim = Number(said.exec(guide)?.[1])
      expect(Math.abs(claim - middle), `${exam}: ${counts.join(', ')}; the guide says ${claim}`).toBeLessThan(
        10,
      )
    }
  })

  test('every task shows in the margin what earns marks, an idea for each point, and the criteria', () => {
    expectNone(
      tasks.flatMap(([path, { model, points, plan, exam, words }]) => [
        ...(model.filter(({ earns }) => earns !== undefined).length >= 4
          ? []
          : [`${nameOf(path)}: fewer than four notes in the margin`]),
        ...(plan.length >= points.length ? [] : [`${nameOf(path)}: fewer ideas than points`]),
        ...(criteria.length === 0 ||
        criteria.some(
          (one) => one.exams.includes(exam) && (one.words === undefined || `${one.words}` === `${words}`),
        )
          ? []
          : [`${nameOf(path)}: no criteria`]),
      ]),
    )
  })

  test('every task shows how such a text is built', () => {
    const known = new Set(textTypes.map(({ id }) => id))
    if (textTypes.length > 0)
      expectNone(
        tasks
          .filter(([, { type }]) => !known.has(type))
          .map(([path, { type }]) => `${nameOf(path)}: ${type}`),
      )
    for (const { id, phrases, openings, closings } of textTypes) {
      expect(phrases.length, id).toBeGreaterThanOrEqual(5)
      expect(openings.length * closings.length, id).toBeGreaterThan(0)
    }
  })
})

describe('Speaking practice', () => {
  test('there are five prompts, and examples for two marks, one and none', () => {
    expectNone(
      rolePlays.flatMap(([path, { prompts }]) => [
        ...(prompts.length === 5 ? [] : [`${nameOf(path)}: ${prompts.length} prompts`]),
        ...prompts
          .filter(({ samples }) => ![2, 1, 0].every((marks) => samples.some((one) => one.marks === marks)))
          .map(({ says }) => `${nameOf(path)}: "${says}" lacks a sample`),
      ]),
    )
  })

  test('each area has ten questions, from the past to an opinion', () => {
    const order = ['past', 'present', 'future', 'opinion']
    for (const { area, questions } of topics) {
      expect(questions.length, area).toBe(10)
      const times = questions.map(({ when }) => order.indexOf(when))
      expect(times, area).toEqual([...times].sort((one, other) => one - other))
      expect(new Set(times).size, area).toBe(4)
    }
  })

  test('each theme has two pictures, each with a plan for four minutes', () => {
    for (const [, { theme }] of pictures)
      expect(pictures.filter(([, one]) => one.theme === theme).length, theme).toBe(2)
    for (const { plan, questions } of [...pictures.map(([, picture]) => picture), ...extracts]) {
      expect(plan.length).toBeGreaterThanOrEqual(3)
      expect(questions.length).toBeGreaterThanOrEqual(4)
    }
  })

  test('a beginner’s plan fills their presentation, with steps of 30 seconds and simple sentences', () => {
    const { plan, questions } = abInitioTalk
    expect(plan.map(({ when }) => / 30 seconds: /.test(when))).toEqual([true, true, true, true])
    expect(plan.length / 2).toBe(facts.abInitio.oral.presentation.is[1])
    for (const { when, says } of plan) expect([2, 3], when).toContain(says.length)
    expect(questions).toHaveLength(6)
  })

  test('the second best answer of a role play leaves the message unclear, not just one verb in the wrong person', () => {
    const whys = rolePlays.flatMap(([path, { prompts }]) =>
      prompts.flatMap(({ samples }) =>
        samples.flatMap(({ marks, why }) => (marks === 1 ? [`${nameOf(path)}: ${why}`] : [])),
      ),
    )
    expectNone(whys.filter((why) => /speaks of (somebody|others)|is he, she or|person is hers/.test(why)))
  })
})
