import { listeningList } from 'virtual:listening-list'
import { readingList } from 'virtual:reading-list'
import { speakingList } from 'virtual:speaking-list'
import { writingList } from 'virtual:writing-list'
import { examNames } from '@/content/exams/exam-ids'
import { igcseTest, orals } from '@/content/rooms/speaking-papers'
import type { Exam } from '@/content/rooms/types'
import type { SpeakingEntry } from '@/content/speaking-list'
import { listeningName, minutesFor } from '@/features/listening/listening-papers'
import type { Piece, Pieces } from '@/features/planner/pieces'
import type { PlanExam } from '@/features/planner/plan'
import { timeFor } from '@/features/reading/pace'
import { readingName } from '@/features/reading/reading-name'
import { dayOf } from '@/lib/format-day'
import type { SavedPaper, SavedPapers } from '@/lib/saved-papers'
import type { SavedTexts } from '@/lib/saved-texts'
import { paths } from '@/paths'

/** The kinds of speaking task for each exam. The plan alternates between them. */
const speakingKinds: Readonly<Record<PlanExam, readonly SpeakingEntry['kind'][]>> = {
  igcse: ['role-play', 'topic'],
  'ab-initio': ['picture'],
  sl: ['picture'],
  hl: ['extract'],
}

const preparedMinutes = ({
  preparation,
  presentation,
  discussion,
}: (typeof orals)['SL' | 'HL' | 'ab initio']) => preparation + presentation[1] + discussion[1]

/** A topic takes as long as two conversations, because it has more questions than one conversation needs. */
const speakingMinutes: Readonly<Record<PlanExam, Readonly<Partial<Record<SpeakingEntry['kind'], number>>>>> =
  {
    igcse: {
      'role-play': igcseTest.preparation + igcseTest.rolePlay,
      topic: 2 * igcseTest.conversation,
    },
    'ab-initio': { picture: preparedMinutes(orals['ab initio']) },
    sl: { picture: preparedMinutes(orals.SL) },
    hl: { extract: preparedMinutes(orals.HL) },
  }

const finishedPaper = (saved: SavedPaper | undefined): Pick<Piece, 'finished'> => {
  const result = saved?.result
  return result === undefined ? {} : { finished: { on: dayOf(result.at), got: result.got, of: result.of } }
}

/** Interleaves the lists. */
const inTurn = <One>(lists: readonly (readonly One[])[]): One[] =>
  Array.from({ length: Math.max(0, ...lists.map(({ length }) => length)) }, (_, at) =>
    lists.flatMap((list) => list.slice(at, at + 1)),
  ).flat()

/**
 * Exams with few texts and recordings of their own also use those for an easier exam. Beginners start with the first few
 * of them, because their own need more grammar.
 */
const alsoFrom: Readonly<Partial<Record<PlanExam, { exam: Exam; first: number }>>> = {
  'ab-initio': { exam: 'IGCSE', first: 2 },
  hl: { exam: 'IB SL', first: 0 },
}

/** The pieces in the practice rooms for an exam, with the results that are stored on this device. */
export function piecesOf(exam: PlanExam, papers: SavedPapers, texts: SavedTexts): Pieces {
  const isOfExam = (entry: { exam: Exam }) => entry.exam === examNames[exam]
  const toUnderstand = <Entry extends { exam: Exam }>(list: readonly Entry[]) => {
    const own = list.filter(isOfExam).map((entry) => ({ ...entry, other: {} }))
    const also = alsoFrom[exam]
    const others = list
      .filter((entry) => entry.exam === also?.exam)
      .map((entry) => ({ ...entry, other: { writtenFor: entry.exam } }))
    return [...others.slice(0, also?.first ?? 0), ...own, ...others.slice(also?.first ?? 0)]
  }
  return {
    read: toUnderstand(readingList).map(({ id, title, exam, marks, other }) => ({
      id,
      title,
      isSpanish: true,
      minutes: Math.max(1, Math.round(timeFor(exam, marks) / 60)),
      to: paths.readingText(id),
      ...other,
      ...finishedPaper(papers.get(readingName(id))),
    })),
    listen: toUnderstand(listeningList).map((entry) => ({
      id: entry.id,
      title: entry.title,
      isSpanish: true,
      minutes: minutesFor(entry),
      to: paths.listeningPassage(entry.id),
      ...entry.other,
      ...finishedPaper(papers.get(listeningName(entry.id))),
    })),
    write: writingList.filter(isOfExam).map(({ id, title, minutes }) => {
      const text = texts.get(id)
      return {
        id,
        title,
        isSpanish: false,
        minutes,
        to: paths.writingTask(id),
        ...(text?.finished === true ? { finished: { on: dayOf(text.at) } } : {}),
      }
    }),
    speak: inTurn(speakingKinds[exam].map((kind) => speakingList.filter((entry) => entry.kind === kind))).map(
      ({ id, kind, title, isSpanish }) => ({
        id,
        title,
        isSpanish,
        minutes: speakingMinutes[exam][kind] ?? 15,
        to: paths.speaking(id),
      }),
    ),
  }
}
