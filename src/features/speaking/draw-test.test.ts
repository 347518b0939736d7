import { expect, test } from 'vitest'
import type { SpeakingTime, SpeakingTopic } from '@/content/rooms/speaking-types'
import { drawQuestions, drawTest } from './draw-test'

const entry = (kind: 'role-play' | 'topic' | 'picture', id: string) => ({
  id,
  kind,
  title: id,
  isSpanish: false,
  line: '',
})

test('a test has one role play and two topics that differ', () => {
  const list = [
    entry('role-play', 'a'),
    entry('role-play', 'b'),
    ...['c', 'd', 'e'].map((id) => entry('topic', id)),
    entry('picture', 'f'),
  ]
  for (let round = 0; round < 50; round++) {
    const { rolePlay, topics } = drawTest(list, Math.random)
    expect(rolePlay?.kind).toBe('role-play')
    expect(new Set(topics.map(({ id, kind }) => `${kind} ${id}`)).size).toBe(2)
    expect(topics.every(({ kind }) => kind === 'topic')).toBe(true)
  }
  expect(drawTest([], Math.random)).toEqual({ rolePlay: undefined, topics: [] })
})

test('a topic conversation has five questions in their order, with every time in it', () => {
  const order: SpeakingTime[] = ['past', 'present', 'future', 'opinion']
  const questions: SpeakingTopic['questions'] = Array.from({ length: 10 }, (_, at) => ({
    when: order[Math.min(Math.floor(at / 3), 3)] ?? 'past',
    asks: `¿${at}?`,
    en: `${at}?`,
    model: { es: 'Sí.', en: 'Yes.' },
    easier: { es: 'Sí.', en: 'Yes.' },
  }))
  for (let round = 0; round < 50; round++) {
    const drawn = drawQuestions(questions, Math.random)
    expect(drawn).toHaveLength(5)
    expect([...drawn].sort((one, other) => questions.indexOf(one) - questions.indexOf(other))).toEqual(drawn)
    expect(new Set(drawn.map(({ when }) => when))).toEqual(new Set(order))
  }
})
