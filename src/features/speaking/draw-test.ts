import type { SpeakingTime, SpeakingTopic } from '@/content/rooms/speaking-types'
import type { SpeakingEntry } from '@/content/speaking-list'
import { shuffle } from '@/lib/shuffle'

/** Draws a role play and a topic for each of the two conversations, or fewer if there are not enough. */
export function drawTest(
  list: readonly SpeakingEntry[],
  random: () => number,
): { rolePlay: SpeakingEntry | undefined; topics: SpeakingEntry[] } {
  const of = (kind: SpeakingEntry['kind']) =>
    shuffle(
      list.filter((entry) => entry.kind === kind),
      random,
    )
  const topics = of('topic')
  return {
    rolePlay: of('role-play')[0],
    topics: ([1, 2] as const).flatMap(
      (conversation) => topics.find((topic) => topic.conversation === conversation) ?? [],
    ),
  }
}

type Question = SpeakingTopic['questions'][number]

/** Two questions about the present first, then one each about the past, the future and an opinion. */
const order: readonly SpeakingTime[] = ['present', 'present', 'past', 'future', 'opinion']

/** Five questions on a topic in test order, or fewer if the topic does not have enough. */
export function drawQuestions(questions: readonly Question[], random: () => number): readonly Question[] {
  const left = shuffle(questions, random)
  return order.flatMap((when) => {
    const at = left.findIndex((question) => question.when === when)
    return at < 0 ? [] : left.splice(at, 1)
  })
}
