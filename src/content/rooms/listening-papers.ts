import type { English } from '../../spanish/markup'
import { type Fact, facts, heardAsInTheExam, times } from '../exams/facts'
import type { Exam } from './types'

/** How the recordings of a passage are played. */
export interface Hearing {
  /** How many times each recording is played, in the exam and here. */
  hearings: 2 | 3
  /** The same in words: "twice". */
  times: English
  /** The sentence shown for a passage with one recording or with several. */
  asInTheExam: { one: English; several: English }
  /** Seconds to read the questions: in total, or per question. */
  reading: { all: number } | { each: number }
  /** Seconds of silence after each playing of a recording. */
  pause: number
}

/** Our own times, in seconds, for exams whose times we could not find. The site does not present them as the exam’s. */
const ownSeconds = { each: 5, pause: 10 }

const of = ({
  listening: { hearings, readFor, pause },
}: {
  listening: {
    hearings: Fact<2 | 3>
    readFor: Fact<number> | 'unknown'
    pause: Fact<number> | 'unknown'
  }
}): Hearing => ({
  hearings: hearings.is,
  times: times(hearings),
  asInTheExam: {
    one: heardAsInTheExam(hearings, 'it'),
    several: heardAsInTheExam(hearings, 'each recording'),
  },
  reading: readFor === 'unknown' ? { each: ownSeconds.each } : { all: readFor.is * 60 },
  pause: pause === 'unknown' ? ownSeconds.pause : pause.is * 60,
})

export const hearings: Readonly<Record<Exam, Hearing>> = {
  IGCSE: of(facts.igcse),
  'IB ab initio': of(facts.abInitio),
  'IB SL': of(facts.standard),
  'IB HL': of(facts.higher),
}
