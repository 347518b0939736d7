import { describe, expect, test } from 'vitest'
import type { QuizQuestion } from '@/content/types'
import { drawQuestions } from './draw'

const bank: QuizQuestion[] = Array.from({ length: 7 }, (_, index) => ({
  id: `question-${index}`,
  topicId: 'ser-estar',
  sentence: '___',
  en: '',
  options: ['a', 'b', 'c', 'd'],
  answer: 'a',
  explanation: '',
}))

describe('drawing a run', () => {
  test('three different questions, whatever chance says', () => {
    for (const chance of [0, 0.25, 0.5, 0.999]) {
      const run = drawQuestions(bank, [], () => chance)
      expect(new Set(run.map((question) => question.id)).size).toBe(3)
    }
  })

  test('a restart brings others than those just seen', () => {
    const seen = drawQuestions(bank, [], Math.random).map((question) => question.id)
    for (const question of drawQuestions(bank, seen, Math.random)) expect(seen).not.toContain(question.id)
  })

  test('when too few are left, the run is filled with seen ones, still without a repeat', () => {
    const seen = ['question-0', 'question-1', 'question-2', 'question-3', 'question-4']
    const ids = drawQuestions(bank, seen, Math.random).map((question) => question.id)
    expect(ids.slice(0, 2).sort()).toEqual(['question-5', 'question-6'])
    expect(new Set(ids).size).toBe(3)
  })

  test('five runs over a small topic: none repeats a question of the run just ended', () => {
    for (const size of [6, 7]) {
      let seen: string[] = []
      for (let run = 0; run < 5; run += 1) {
        const ids = drawQuestions(bank.slice(0, size), seen, Math.random).map((question) => question.id)
        for (const id of ids) expect(seen.slice(-3)).not.toContain(id)
        seen = [...seen.filter((id) => !ids.includes(id)), ...ids]
      }
    }
  })

  test('every question has the same chance', () => {
    const counts = new Map<string, number>()
    for (let run = 0; run < 7000; run += 1) {
      for (const { id } of drawQuestions(bank, [], Math.random)) counts.set(id, (counts.get(id) ?? 0) + 1)
    }
    // Expected 3,000 each; ten standard deviations are about 415.
    for (const { id } of bank) expect(Math.abs((counts.get(id) ?? 0) - 3000)).toBeLessThan(415)
  })
})
