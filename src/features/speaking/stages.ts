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

/** A speaking test, as in the exam papers. The guides give the source of each time. */
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
  how: 'You have the card, and may not write anything down: say your answers in your head.',
}
const rolePlay: Stage = {
  name: 'Role play',
  minutes: igcseTest.rolePlay,
  how: 'The examiner speaks first. Five questions, one or two clear sentences for each. Some have two parts: the second comes after your first answer.',
}
const topicTalk = (name: string): Stage => ({
  name,
  minutes: igcseTest.conversation,
  how: 'Facts first, then the past, the future and your opinion. Give a reason with each.',
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

const notes = 'Up to ten short notes on paper, no sentences: you may look at them, not read them out.'

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
  discussion: 'Your teacher picks up on what you said: the questions are below.',
  general: 'At least one other theme of the course. Compare, and ask something too.',
})

/** The papers for the picture, by course. */
export const picturePapers: Readonly<Record<'SL' | 'ab initio', SpeakingPaper>> = {
  SL: {
    name: 'IB oral, Standard Level',
    stages: ibOral(orals.SL, spanishB('What is there, what it means, what you think.')),
    ...ibGuide,
  },
  'ab initio': {
    name: 'IB oral, ab initio',
    stages: ibOral(orals['ab initio'], {
      presentation:
        'What is in the picture, its theme, a link with a Spanish-speaking country: about twelve sentences.',
      discussion: 'Questions on the picture: they are below.',
      general: 'At least one other theme of the course.',
    }),
    guide: `${paths.ib}#ab-initio`,
    guideTitle: 'Ab initio in the IB guide',
  },
}

export const extractPaper: SpeakingPaper = {
  name: 'IB oral, Higher Level',
  stages: ibOral(
    orals.HL,
    spanishB('Where the extract comes in the book and what happens, then its ideas and its message.'),
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
  if (from !== undefined && over >= from * 60) return `${name}: ${from} minutes have passed, you may end now.`
  if (from === undefined && secondsLeft <= 60) return `${name}: one minute left.`
  return `${name}: ${formatLength(stage)}, the clock is running.`
}
