import { igcseTest, orals } from '@/content/rooms/speaking-papers'
import { paths } from '@/paths'

/** A timed part of a speaking test. */
export interface Stage {
  name: string
  minutes: number
  /** The minimum in minutes, if the part has a range: 3 in "3 to 4 minutes". */
  from?: number
  how: string
}

/** A speaking test, as in the exam papers. The guides cite sources for the timings. */
export interface SpeakingPaper {
  name: string
  stages: readonly Stage[]
  guide: string
  guideTitle: string
}

const igcseGuide = { guide: `${paths.igcse}#speaking`, guideTitle: 'The speaking test in the IGCSE guide' }
const ibGuide = { guide: `${paths.ib}#oral`, guideTitle: 'The oral in the IB guide' }

const igcsePreparation: Stage = {
  name: 'Preparation',
  minutes: igcseTest.preparation,
  how: 'You have the card, but you can’t write anything down. Say your answers in your head.',
}
const rolePlay: Stage = {
  name: 'Role play',
  minutes: igcseTest.rolePlay,
  how: 'The examiner speaks first. There are five questions. Answer each with one or two clear sentences. Some have two parts: the second comes after your first answer.',
}
const topicTalk = (name: string): Stage => ({
  name,
  minutes: igcseTest.conversation,
  how: 'Start with facts, then talk about the past, the future and your opinions. Give a reason each time.',
})

export const rolePlayPaper: SpeakingPaper = {
  name: 'IGCSE role play',
  stages: [igcsePreparation, rolePlay],
  ...igcseGuide,
}

export const topicPaper: SpeakingPaper = {
  name: 'IGCSE topic conversation',
  stages: [topicTalk('Topic conversation')],
  ...igcseGuide,
}

export const igcsePaper: SpeakingPaper = {
  name: 'IGCSE speaking test',
  stages: [igcsePreparation, rolePlay, topicTalk('First topic'), topicTalk('Second topic')],
  ...igcseGuide,
}

const notes =
  'Write up to ten short notes on paper, not sentences. You can look at them but not read them out.'

/** The parts of the IB oral, with the IB's own names. */
const ibOral = (
  { preparation, presentation, discussion, general }: (typeof orals)[keyof typeof orals],
  how: Readonly<Record<'presentation' | 'discussion' | 'general', string>>,
): Stage[] => {
  const lasts = ([from, minutes]: readonly [number, number]) => ({ from, minutes })
  return [
    { name: 'Preparation', minutes: preparation, how: notes },
    { name: 'Presentation', ...lasts(presentation), how: how.presentation },
    { name: 'Follow-up discussion', ...lasts(discussion), how: how.discussion },
    { name: 'General discussion', ...lasts(general), how: how.general },
  ]
}

const spanishB = (about: string) => ({
  presentation: `${about} Then your teacher stops you.`,
  discussion: 'Your teacher asks about what you said. The questions are below.',
  general: 'You discuss at least one other theme from the course. Make comparisons, and ask a question too.',
})

/** The picture papers, by course. */
export const picturePapers: Readonly<Record<'SL' | 'ab initio', SpeakingPaper>> = {
  SL: {
    name: 'IB oral, Standard Level',
    stages: ibOral(orals.SL, spanishB('Say what’s there, what it means and what you think.')),
    ...ibGuide,
  },
  'ab initio': {
    name: 'IB oral, ab initio',
    stages: ibOral(orals['ab initio'], {
      presentation:
        'Describe the picture, give its theme and link it to a Spanish-speaking country, in about 12 sentences.',
      discussion: 'Your teacher asks about the picture. The questions are below.',
      general: 'You discuss at least one other theme from the course.',
    }),
    guide: `${paths.ib}#ab-initio`,
    guideTitle: 'Ab initio in the IB guide',
  },
}

export const extractPaper: SpeakingPaper = {
  name: 'IB oral, Higher Level',
  stages: ibOral(
    orals.HL,
    spanishB('Say where the extract comes in the book and what happens, then explain its ideas and message.'),
  ),
  ...ibGuide,
}

/** For example, `4 minutes` or `3 to 4 minutes`. */
export const formatLength = ({ from, minutes }: Stage): string =>
  `${from === undefined ? '' : `${from} to `}${minutes} minutes`

/** For example, `9:05`. */
export function formatTime(seconds: number): string {
  const whole = Math.max(Math.ceil(seconds), 0)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/**
 * The live-region text for a running clock. It changes only a few times, so that screen readers do not talk constantly.
 */
export function clockAnnouncement(stage: Stage, secondsLeft: number): string {
  const { name, minutes, from } = stage
  const over = minutes * 60 - secondsLeft
  if (secondsLeft <= 0) return `${name}: time is up.`
  if (from !== undefined && over >= from * 60)
    return `${name}: ${from} minutes have passed. You can stop now.`
  if (from === undefined && secondsLeft <= 60) return `${name}: one minute left.`
  return `${name}: ${formatLength(stage)}, the clock is running.`
}
