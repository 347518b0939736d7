import { expect, test } from 'vitest'
import { lessonsToUse } from '@/content/lesson-needs'
import { loadQuestions } from '@/content/practice/load-questions'
import type { LessonId } from '@/content/registry'
import { type Checked, findings, nextLesson, topicOf } from './check-lessons'

const lessons = lessonsToUse('igcse')

/** Runs the check for a student who knows these lessons. */
function check(knows: (lesson: LessonId) => boolean): { asked: number; checked: Checked } {
  const checked = new Map<LessonId, boolean[]>()
  let asked = 0
  for (;;) {
    const lesson = nextLesson(lessons, checked)
    if (lesson === undefined) return { asked, checked }
    asked += 1
    checked.set(lesson, [...(checked.get(lesson) ?? []), knows(lesson)])
  }
}

test('a beginner is asked three questions, and has everything in the plan', () => {
  const { asked, checked } = check(() => false)
  expect(asked).toBe(3)
  expect([...findings(lessons, checked)]).toEqual(lessons.map((id) => [id, false]))
})

test('two right answers for each lesson say that a student knows it, and one wrong answer that they do not', () => {
  const { asked, checked } = check((id) => id !== 'ser-estar')
  expect(asked).toBe(2 * lessons.length - 1)
  expect([...findings(lessons, checked)].filter(([, known]) => !known)).toEqual([['ser-estar', false]])
})

test('a check that the student ends changes only what it has settled', () => {
  const checked: Checked = new Map([
    ['articles-spanish', [true, true]],
    ['present', [true]],
  ])
  expect([...findings(lessons, checked)]).toEqual([['articles-spanish', true]])
})

test('the quiz has enough questions about every lesson that a plan can have', async () => {
  for (const exam of ['igcse', 'abInitio', 'standard', 'higher'] as const)
    for (const id of lessonsToUse(exam)) {
      const questions = await loadQuestions(topicOf(id))
      expect(questions.filter(({ vosotros }) => vosotros !== true).length, id).toBeGreaterThanOrEqual(2)
    }
})
