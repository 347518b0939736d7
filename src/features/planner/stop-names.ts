import { lineColours } from '@/components/ui/line-colours'
import { lessonEntry } from '@/content/registry'
import { roadmap } from '@/content/roadmap'
import { paths } from '@/paths'
import type { RoomKind } from './make-plan'
import type { PieceOfStop } from './pieces'
import type { PlanExam, PlanStop, PracticeKind } from './plan'
import { minutesOf } from './stop-minutes'

export const oralNames: Readonly<Record<PlanExam, string>> = {
  igcse: 'The speaking test',
  'ab-initio': 'The oral',
  sl: 'The oral',
  hl: 'The oral',
}

/** The address of part of the exam's guide. For ab initio, the facts and sets are in one part of the IB guide. */
const guideAddress = (exam: PlanExam, part: string) =>
  exam === 'igcse'
    ? `${paths.igcse}#${part}`
    : `${paths.ib}#${exam === 'ab-initio' ? `ab-initio-${part}` : part}`

interface Practice {
  title: string
  to: (exam: PlanExam) => string
}

const lines: Readonly<Record<PlanExam, string>> = {
  igcse: 'igcse',
  'ab-initio': 'ib-ab-initio',
  sl: 'ib-sl',
  hl: 'ib-hl',
}

/** The kind of speaking task in each oral exam, which is part of the line ids in the speaking room. */
const speakingLines: Readonly<Record<PlanExam, string>> = {
  igcse: 'role-play',
  'ab-initio': 'picture',
  sl: 'picture',
  hl: 'extract',
}

/** The address of the exam's line in a room. */
const roomAddress = (room: string, exam: PlanExam) => `${room}#line-${lines[exam]}`

const practice: Readonly<Record<PracticeKind, Practice>> = {
  basics: {
    title: 'Optional: three questions on the basics',
    to: () => `${paths.practice}?topic=igcse`,
  },
  review: { title: 'Review: things you might forget', to: () => paths.review },
  words: { title: 'Words on one theme', to: () => paths.words() },
  read: { title: 'Reading: a text with questions', to: (exam) => roomAddress(paths.read, exam) },
  listen: { title: 'Listening: a recording, then dictation', to: (exam) => roomAddress(paths.listen, exam) },
  write: { title: 'Writing: one task, with a model answer', to: (exam) => roomAddress(paths.write, exam) },
  speak: {
    title: 'Speaking: practise out loud',
    to: (exam) => `${paths.speak}#line-${speakingLines[exam]}`,
  },
  'reading-set': {
    title: 'Reading: a timed set',
    to: (exam) => guideAddress(exam, 'reading-set'),
  },
  'listening-set': {
    title: 'Listening: a timed set',
    to: (exam) => guideAddress(exam, 'listening-set'),
  },
  'writing-set': {
    title: 'Writing: a timed set',
    to: (exam) => guideAddress(exam, 'writing-set'),
  },
  'speaking-set': {
    title: 'Speaking: a full test',
    to: (exam) => (exam === 'igcse' ? paths.speakingTest : guideAddress(exam, 'oral-set')),
  },
  sheet: { title: 'One page for the night before', to: (exam) => guideAddress(exam, 'sheet') },
}

/** The printable page covers only Spanish B, so ab initio students read the summary of their papers instead. */
const abInitioSheet: Practice = {
  title: 'The night before: your papers in brief',
  to: () => `${paths.ib}#ab-initio`,
}

const roomNames: Readonly<Record<RoomKind, string>> = {
  read: 'Reading',
  listen: 'Listening',
  write: 'Writing',
  speak: 'Speaking',
}

export interface StopName {
  title: string
  /** The end of the title, if it is Spanish. */
  spanish?: string
  /** The minutes to set aside. */
  minutes: number
  /** The minutes for the piece alone, if there is also time to go over mistakes. */
  alone?: number
  to?: string
  /** The exam that the piece was written for, if that is not the student's. */
  writtenFor?: string
  /** Why the stop repeats a piece. */
  because?: string
}

/** The title of a stop, where it leads, and how long it takes. */
export function nameOf(
  stop: PlanStop,
  exam: PlanExam,
  { piece, theme, again, rereads }: PieceOfStop = {},
): StopName {
  const minutes = minutesOf(stop, exam)
  if (stop.kind === 'own') return { title: stop.text, minutes }
  if (stop.kind === 'lesson') {
    const lesson = lessonEntry(stop.lesson)
    return { title: lesson.title, to: paths.lesson(lesson), minutes }
  }
  const because = again === undefined ? {} : { because: again }
  if (stop.kind === 'check') {
    const lesson = lessonEntry(stop.lesson)
    if (rereads)
      return { title: `Read again: ${lesson.title}`, to: paths.lesson(lesson), minutes, ...because }
    const check = again === undefined ? 'Check yourself' : 'Check yourself again'
    return {
      title: `${check}: ${lesson.title}`,
      to: paths.lesson(lesson, 'check-yourself'),
      minutes,
      ...because,
    }
  }
  const { title, to } = exam === 'ab-initio' && stop.kind === 'sheet' ? abInitioSheet : practice[stop.kind]
  if (theme !== undefined) return { title: `Words: ${theme.name}`, to: paths.words(theme.id), minutes }
  if (stop.kind === 'read' || stop.kind === 'listen' || stop.kind === 'write' || stop.kind === 'speak') {
    const room = again === undefined ? roomNames[stop.kind] : `${roomNames[stop.kind]} again`
    if (piece !== undefined)
      return {
        title: `${room}: ${piece.title}`,
        ...(piece.isSpanish ? { spanish: piece.title } : {}),
        to: piece.to,
        minutes,
        ...(piece.minutes < minutes ? { alone: piece.minutes } : {}),
        ...(piece.writtenFor === undefined ? {} : { writtenFor: piece.writtenFor }),
        ...because,
      }
  }
  return { title: again === undefined ? title : `${title}, again`, to: to(exam), minutes, ...because }
}

/** The colour of a stop; lessons and their checks have the colour of their line on the map. */
export function colourOf(stop: PlanStop): string {
  if (stop.kind !== 'lesson' && stop.kind !== 'check') return 'border-ink'
  const level = roadmap
    .flatMap((line) => [...line.levels])
    .find((one) => one.stops.some((id) => id === stop.lesson))
  return level === undefined ? 'border-ink' : lineColours[level.id].border
}
