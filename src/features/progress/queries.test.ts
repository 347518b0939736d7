import { describe, expect, test } from 'vitest'
import type { LessonType } from '@/content/registry'
import { type ProgressRow, summarise } from './queries'

const row = (
  topic_id: string,
  topic_type: LessonType,
  rating: number | null,
  completed = true,
): ProgressRow => ({
  user_id: 'ana',
  topic_id,
  topic_type,
  completed,
  rating,
  completed_at: completed ? '2026-11-01T10:00:00Z' : null,
  updated_at: '2026-11-01T10:00:00Z',
})

describe("Ana's summary", () => {
  test('nothing done, nothing rated', () => {
    expect(summarise([])).toEqual({
      total_completed: 0,
      grammar_completed: 0,
      tense_completed: 0,
      average_rating: null,
    })
  })

  test('counts by type, and the mean of the ratings that she gave, to two decimals', () => {
    expect(
      summarise([
        row('ser-estar', 'grammar', 4),
        row('present', 'tense', 5),
        row('imperative', 'tense', 4),
        row('future', 'tense', null),
        row('conditional', 'tense', null, false),
      ]),
    ).toEqual({ total_completed: 4, grammar_completed: 1, tense_completed: 3, average_rating: 4.33 })
  })

  test('completions without ratings have no average', () => {
    expect(summarise([row('present', 'tense', null)]).average_rating).toBeNull()
  })
})
