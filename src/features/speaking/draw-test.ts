import type { SpeakingTime, SpeakingTopic } from '@/content/rooms/speaking-types'
import type { SpeakingEntry } from '@/content/speaking-list'
import { shuffle } from '@/lib/shuffle'

/** One role play and two topics, as on the day; less where there is less. */
export function drawTest(
  list: readonly SpeakingEntry[],
  random: () => number,
): { rolePlay: SpeakingEntry | undefined; topics: SpeakingEntry[] } {
  const of = (kind: SpeakingEntry['kind']) =>
    shuffle(
      list.filter((entry) => entry.kind === kind),
      random,
    )
  return { rolePlay: of('role-play')[0], topics: of('topic').slice(0, 2) }
}

type Question = SpeakingTopic['questions'][number]

const times: readonly SpeakingTime[] = ['past', 'present', 'future', 'opinion']

/** Five questions of a topic as the examiner asks them: one of each time and one more, in the order of the topic. */
export function drawQuestions(questions: readonly Question[], random: () => number): readonly Question[] {
  const mixed = shuffle(questions, random)
  const chosen = times.flatMap((when) => mixed.find((question) => question.when === when) ?? [])
  const more = mixed.filter((question) => !chosen.includes(question)).slice(0, Math.max(5 - chosen.length, 0))
  return questions.filter((question) => chosen.includes(question) || more.includes(question))
}
