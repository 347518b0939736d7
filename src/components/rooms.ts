import { paths } from '@/paths'

/** Where the papers are practised, in the order in which they are offered. */
export const rooms = {
  reading: {
    to: paths.read,
    name: 'Reading room',
    text: 'Tap on any word, answer, see the line that proves it',
  },
  words: { to: paths.words(), name: 'Words', text: 'A thousand words by theme: cover, type, keep' },
  plan: { to: paths.plan, name: 'Plan', text: 'A line of half hours up to the day of the exam' },
} as const
