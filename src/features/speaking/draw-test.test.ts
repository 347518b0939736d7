import { expect, test } from 'vitest'
import topics from '@/content/rooms/speaking/topics'
import { speakingList } from '@/content/speaking-list'
import { drawQuestions, drawTest } from './draw-test'

const homeTopics = ['Everyday life', 'Personal and social life']
const nameOf = (id: string | undefined) =>
  topics.find(({ name }) => id === `topic-${name.en.toLowerCase().replaceAll(' ', '-')}`)?.name.en ?? ''

test('a test has one role play, then a topic on home and friends, then one on the wider world', () => {
  for (let round = 0; round < 100; round++) {
    const { rolePlay, topics: drawn } = drawTest(speakingList, Math.random)
    expect(rolePlay?.kind).toBe('role-play')
    expect(drawn).toHaveLength(2)
    const [first, second] = drawn.map(({ id }) => nameOf(id))
    expect(homeTopics).toContain(first)
    expect(second).not.toBe('')
    expect(homeTopics).not.toContain(second)
  }
  expect(drawTest([], Math.random)).toEqual({ rolePlay: undefined, topics: [] })
})

test.each(topics.map(({ name, questions }) => [name.en, questions] as const))(
  'a conversation on %s asks for two facts, then the past, the future and an opinion',
  (_, questions) => {
    for (let round = 0; round < 50; round++) {
      const drawn = drawQuestions(questions, Math.random)
      expect(drawn.map(({ when }) => when)).toEqual(['present', 'present', 'past', 'future', 'opinion'])
      expect(new Set(drawn.map(({ asks }) => asks)).size).toBe(5)
    }
  },
)
