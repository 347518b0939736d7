import { paths } from '@/paths'

/** Where the papers are practised, in the order in which they are offered. */
export const rooms = {
  listening: {
    to: paths.listen,
    name: 'Listening room',
    text: 'Two voices, the questions of the paper, dictation without end',
  },
  reading: {
    to: paths.read,
    name: 'Reading room',
    text: 'Tap on any word, answer, see the line that proves it',
  },
  writing: {
    to: paths.write,
    name: 'Writing desk',
    text: 'A task, a plan, your text, and a model with what it earns',
  },
  speaking: {
    to: paths.speak,
    name: 'Speaking room',
    text: 'Role plays and pictures against the clock, with your own voice',
  },
  words: { to: paths.words(), name: 'Words', text: 'A thousand words by theme: cover, type, keep' },
  plan: { to: paths.plan, name: 'Plan', text: 'A line of half hours up to the day of the exam' },
} as const
