import { describe, expect, test } from 'vitest'
import type { QuizQuestion } from '@/content/types'
import { drawQuestions } from './draw'

const questionOf = (topic: string, index: number): QuizQuestion => ({
  id: `${topic}-${index}`,
  topicId: 'ser-estar',
  sentence: '___',
  en: '',
  options: ['a', 'b', 'c', 'd'],
  answer: 'a',
  explanation: '',
})

const bankOf = (topic: string, size = 7) =>
  Array.from({ length: size }, (_, index) => questionOf(topic, index))

/** Draws from topics of seven questions each. */
const draw = async (topics: readonly string[], seen: readonly string[] = [], random = Math.random) =>
  (await drawQuestions(topics, async (topic) => bankOf(topic), seen, { vosotros: true, random })).map(
    ({ id }) => id,
  )

const five = ['a', 'b', 'c', 'd', 'e']

describe('a run of the quiz', () => {
  test('has three different questions, for any random numbers and any choice of topics', async () => {
    for (const topics of [five, ['a', 'b'], ['a']])
      for (const chance of [0, 0.25, 0.5, 0.999])
        expect(new Set(await draw(topics, [], () => chance)).size).toBe(3)
  })

  test('has each question from another topic if all are chosen, and fetches no other topic’s questions', async () => {
    const fetched: string[] = []
    const run = await drawQuestions(
      five,
      async (topic) => {
        fetched.push(topic)
        return bankOf(topic)
      },
      [],
      { vosotros: true, random: Math.random },
    )
    expect(run.map(({ id }) => id.split('-')[0])).toEqual(fetched)
    expect(new Set(fetched).size).toBe(3)
  })

  test('has other questions than the last run after a restart', async () => {
    for (const topics of [five, ['a']]) {
      const seen = await draw(topics)
      for (const id of await draw(topics, seen)) expect(seen).not.toContain(id)
    }
  })

  test('repeats earlier questions if too few are left, but never within a run', async () => {
    const ids = await draw(['a'], ['a-0', 'a-1', 'a-2', 'a-3', 'a-4'])
    expect(ids.slice(0, 2).sort()).toEqual(['a-5', 'a-6'])
    expect(ids[2]).toBe('a-0')
  })

  test('repeats no question of the run before, in five runs over a small topic', async () => {
    for (const size of [6, 7]) {
      let seen: string[] = []
      for (let run = 0; run < 5; run += 1) {
        const questions = await drawQuestions(['a'], async () => bankOf('a', size), seen, {
          vosotros: true,
          random: Math.random,
        })
        const ids = questions.map(({ id }) => id)
        for (const id of ids) expect(seen.slice(-3)).not.toContain(id)
        seen = [...seen.filter((id) => !ids.includes(id)), ...ids]
      }
    }
  })

  test('gives every question the same chance', async () => {
    const counts = new Map<string, number>()
    for (let run = 0; run < 7000; run += 1)
      for (const id of await draw(five)) counts.set(id, (counts.get(id) ?? 0) + 1)
    // Expected 600 each; ten standard deviations are about 243.
    for (const { id } of five.flatMap((topic) => bankOf(topic)))
      expect(Math.abs((counts.get(id) ?? 0) - 600)).toBeLessThan(243)
  })

  test('has no question that needs vosotros if a student hides it', async () => {
    const bank = bankOf('a').map((question, at) =>
      at < 3 ? { ...question, vosotros: true as const } : question,
    )
    const drawn = async (vosotros: boolean) => {
      const run = await drawQuestions(['a'], async () => bank, [], { vosotros, random: () => 0 })
      return run.map(({ id }) => id)
    }
    expect(await drawn(true)).toEqual(['a-0', 'a-1', 'a-2'])
    expect(await drawn(false)).toEqual(['a-3', 'a-4', 'a-5'])
  })

  test('reports a topic whose questions fail to load', async () => {
    const load = async () => Promise.reject(new Error('no line'))
    await expect(drawQuestions(['a'], load, [], { vosotros: true, random: Math.random })).rejects.toThrow(
      'no line',
    )
  })
})
