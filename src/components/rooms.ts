import { paths } from '@/paths'

/** Practice for each exam paper, in display order. */
export const rooms = {
  listening: {
    to: paths.listen,
    name: 'Listening practice',
    text: 'Two voices, exam-style questions, endless dictation',
  },
  reading: {
    to: paths.read,
    name: 'Reading practice',
    text: 'Tap any word and see the line that proves each answer',
  },
  writing: {
    to: paths.write,
    name: 'Writing practice',
    text: 'A task, a plan, your text and a marked model answer',
  },
  speaking: {
    to: paths.speak,
    name: 'Speaking practice',
    text: 'Timed role plays and pictures, and recordings of your answers',
  },
  words: { to: paths.words(), name: 'Words', text: 'A thousand words by theme: cover, type, remember' },
  plan: { to: paths.plan, name: 'Plan', text: 'Half an hour at a time, right up to your exam' },
} as const
