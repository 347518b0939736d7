import type { SourceId } from './sources'

/** A fact about a paper, with its sources. */
export interface Fact<T> {
  is: T
  by: readonly [SourceId, ...SourceId[]]
}

const fact = <const T>(is: T, ...by: [SourceId, ...SourceId[]]): Fact<T> => ({ is, by })

/** We have found no source, so no page says anything about it. */
const unknown = 'unknown'

/** Shared by both levels of Spanish B. */
const spanishB = {
  years: fact('until 2028', 'ibUpdates'),
  weight: fact(25, 'ibOverview'),
  readingTime: fact(5, 'ibReadingTime'),
  reading: {
    paper: fact(2, 'subjectBrief', 'ibOverview'),
    minutes: fact(60, 'subjectBrief'),
    marks: fact(40, 'subjectBrief'),
    texts: fact(3, 'ibOverview', 'ibReading'),
  },
  writing: {
    paper: fact(1, 'subjectBrief', 'ibOverview', 'ibLengths'),
    marks: fact(30, 'subjectBrief'),
    /** Language, message, conceptual understanding. */
    criteria: fact([12, 12, 6], 'subjectBrief'),
    tasks: fact('in Spanish', 'ibOverview'),
    /** The penalty for too many words. */
    tooLong: unknown,
  },
  listening: {
    paper: fact(2, 'subjectBrief', 'ibOverview'),
    marks: fact(25, 'subjectBrief', 'ibListening'),
    hearings: fact(2, 'ibListening', 'ibRecordings'),
    gapWords: fact(3, 'ibListening'),
    /** Minutes to read the questions before a recording, and the approximate pause after each hearing. */
    readFor: fact(4, 'ibPauses'),
    pause: fact(2, 'ibPauses'),
  },
  oral: {
    minutes: fact([12, 15], 'subjectBrief', 'ibOral'),
    presentation: fact([3, 4], 'ibOral'),
    discussion: fact([4, 5], 'ibOral'),
    general: fact([5, 6], 'ibOral'),
    marks: fact(30, 'subjectBrief', 'ibOverview'),
    /** Language, message of the presentation and of the conversations, interaction. */
    criteria: fact([12, 6, 6, 6], 'subjectBrief', 'ibOral'),
    notes: fact(10, 'ibOralNotes'),
  },
  /** In May 2025: reading after writing on the same afternoon, listening the next morning. */
  order: fact(['writing', 'reading', 'listening'], 'ibTimetable'),
  next: { from: fact(2029, 'ibUpdates'), papers: unknown },
} as const

/** The papers by exam. The keys are those that lessons use for the exams. */
export const facts = {
  igcse: {
    years: fact('2025–27', 'syllabus'),
    weight: fact(25, 'school'),
    reading: {
      paper: fact(2, 'school', 'readingScheme'),
      minutes: fact(60, 'school'),
      marks: fact(45, 'school', 'readingScheme'),
      groups: fact([5, 5, 7, 12, 5, 11], 'readingGroups'),
    },
    writing: {
      paper: fact(4, 'school', 'writingScheme'),
      minutes: fact(60, 'writingSisters'),
      marks: fact(45, 'writingScheme', 'writingSisters'),
      form: { marks: fact(5, 'writingSisters') },
      directed: { words: fact([80, 90], 'writingSisters'), marks: fact(12, 'writingSisters') },
      long: {
        words: fact([130, 140], 'writingSisters'),
        marks: fact(28, 'writingSisters'),
        criteria: fact([10, 10, 8], 'writingSisters'),
      },
      tooLong: unknown,
    },
    listening: {
      paper: fact(1, 'school', 'listeningReport'),
      /** Approximate. */
      minutes: fact(50, 'school'),
      marks: fact(40, 'school'),
      questions: fact(37, 'school', 'listeningReport'),
      hearings: fact(2, 'school'),
      answerSheet: fact(6, 'listeningSisters'),
      readFor: unknown,
      pause: unknown,
      /** Number of pictures in each of the first questions. */
      pictures: fact('four', 'listeningReport'),
      /** Each short recording is repeated before the next one starts. */
      repeated: fact('one by one', 'listeningPast'),
    },
    speaking: {
      paper: fact(3, 'school', 'speakingBooklet'),
      /** Approximate. */
      minutes: fact(10, 'speakingBooklet'),
      preparation: fact(10, 'speakingBooklet'),
      rolePlay: fact(2, 'speakingBooklet'),
      conversation: fact(4, 'speakingBooklet'),
      marks: fact(40, 'speakingSisters'),
      criteria: fact([10, 15, 15], 'speakingSisters'),
      /** Marks for each of the five answers in the role play. */
      answer: fact(2, 'speakingSisters'),
      questions: fact(5, 'speakingTests', 'speakingSisters'),
      /** How the card and a stranger in the role play address the student. */
      card: fact('tú', 'speakingTests'),
      stranger: fact('usted', 'speakingTests'),
      /** In a question with two parts, the second comes after the first answer. */
      twoParts: fact('one by one', 'speakingTests'),
      notes: fact(0, 'speakingSisters'),
    },
    order: unknown,
    next: { from: fact(2028, 'announcement'), papers: unknown },
    /** Figures from guides published before 2021. */
    older: {
      reading: fact(45, 'specification'),
      writing: fact(60, 'specification'),
      listening: fact(45, 'specification'),
      speaking: fact([10, 15], 'specification'),
      message: fact([40, 50], 'specification'),
      email: fact([80, 90], 'specification'),
    },
  },
  abInitio: {
    ...spanishB,
    weight: fact(25, 'abInitioGuide'),
    topics: fact(20, 'abInitioTopics'),
    reading: {
      paper: fact(2, 'abInitioGuide'),
      minutes: fact(60, 'abInitioGuide'),
      marks: fact(40, 'abInitioGuide'),
    },
    writing: {
      paper: fact(1, 'abInitioGuide'),
      minutes: fact(60, 'abInitioGuide'),
      marks: fact(30, 'abInitioGuide'),
      words: fact([70, 150], 'abInitioGuide'),
      /** For each of the two texts. */
      criteria: fact([6, 6, 3], 'abInitioGuide'),
      tooLong: unknown,
    },
    listening: {
      paper: fact(2, 'abInitioGuide'),
      minutes: fact(45, 'abInitioGuide', 'abInitioSpecimen'),
      marks: fact(25, 'abInitioGuide', 'abInitioSpecimen'),
      hearings: fact(3, 'abInitioSpecimen'),
      readFor: fact(3, 'abInitioSpecimen'),
      pause: fact(2, 'abInitioSpecimen'),
      /** Maximum minutes per recording. */
      recordings: fact([1, 2, 3], 'abInitioSpecimen'),
    },
    oral: {
      preparation: fact(15, 'abInitioGuide'),
      minutes: fact([7, 10], 'abInitioGuide'),
      presentation: fact([1, 2], 'abInitioGuide'),
      discussion: fact([3, 4], 'abInitioGuide'),
      general: fact([3, 4], 'abInitioGuide'),
      marks: fact(30, 'abInitioGuide', 'abInitioOral'),
      criteria: fact([12, 6, 6, 6], 'abInitioOral'),
      notes: fact(10, 'abInitioSpecimen'),
    },
  },
  standard: {
    ...spanishB,
    writing: {
      ...spanishB.writing,
      minutes: fact(75, 'subjectBrief'),
      words: fact([250, 400], 'ibLengths', 'ibOverview'),
    },
    listening: {
      ...spanishB.listening,
      minutes: fact(45, 'subjectBrief', 'ibListening'),
      recordings: fact([2, 3, 4], 'ibRecordings'),
    },
    oral: { ...spanishB.oral, preparation: fact(15, 'ibOverview', 'ibOral') },
  },
  higher: {
    ...spanishB,
    writing: {
      ...spanishB.writing,
      minutes: fact(90, 'subjectBrief'),
      words: fact([450, 600], 'ibLengths', 'ibOverview'),
    },
    listening: {
      ...spanishB.listening,
      minutes: fact(60, 'subjectBrief'),
      recordings: fact([3, 4, 5], 'ibRecordings'),
    },
    oral: {
      ...spanishB.oral,
      preparation: fact(20, 'ibOverview', 'ibOral'),
      /** Maximum length of an extract. */
      words: fact(300, 'ibOralNotes'),
    },
  },
} as const

type Range = readonly [number, number]

/** `80–90`. */
export const range = ([from, to]: Range): string => `${from}–${to}`

/** `3 to 4`. */
export const rangeTo = ([from, to]: Range): string => `${from} to ${to}`

/** `1 hour 15 minutes`, `45 minutes`. */
export function time({ is }: Fact<number>): string {
  const hours = Math.floor(is / 60)
  const rest = is % 60
  return [hours > 0 && `${hours} ${hours === 1 ? 'hour' : 'hours'}`, rest > 0 && `${rest} minutes`]
    .filter(Boolean)
    .join(' ')
}

/** `2, 3 and 4`. */
export const listed = ({ is }: Fact<readonly number[]>): string =>
  `${is.slice(0, -1).join(', ')} and ${is.at(-1)}`

/** `twice`, `three times`. */
export const times = ({ is }: Fact<2 | 3>): string => (is === 2 ? 'twice' : 'three times')

const { speaking, writing } = facts.igcse

/** A writing task as the desk sets it. The minutes come from our own plans. */
const task = (words: Fact<Range>, minutes: number, marks: number) => ({ words: words.is, minutes, marks })

export const writingTasks = {
  directed: task(writing.directed.words, 16, writing.directed.marks.is),
  long: task(writing.long.words, 28, writing.long.marks.is),
  /** One of two. */
  abInitio: task(
    facts.abInitio.writing.words,
    facts.abInitio.writing.minutes.is / 2,
    facts.abInitio.writing.marks.is / 2,
  ),
  standard: task(
    facts.standard.writing.words,
    facts.standard.writing.minutes.is,
    facts.standard.writing.marks.is,
  ),
  higher: task(facts.higher.writing.words, facts.higher.writing.minutes.is, facts.higher.writing.marks.is),
} as const

/** How many times a recording plays, as in the exam. */
export const heardAsInTheExam = (hearings: Fact<2 | 3>, what: 'it' | 'each recording'): string =>
  `You hear ${what} ${times(hearings)}, as in the exam`

/** Other ways in which practice matches the exam. Each sentence is based on a fact, and no other file makes such claims. */
export const asInTheExam = {
  oneQuestionAfterTheOther: `${speaking.questions.is} questions, ${speaking.answer.is} marks each. They come one after the other, as in the exam.`,
  conversation: `In the exam you answer about ${speaking.questions.is} questions in ${time(speaking.conversation)}.`,
  unseen:
    'As in the exam, you don’t see the questions. In the role play some questions have two parts: you hear the second after you answer the first.',
  stranger: `As in the test, she calls you *${speaking.stranger.is}*.`,
  strangers: `In the test a stranger (a shop assistant, a police officer) usually calls you *${speaking.stranger.is}*;`,
  pictures: `In the exam there are ${facts.igcse.listening.pictures.is} pictures.`,
  tasks: `In the exam the tasks are ${facts.standard.writing.tasks.is}; the first three below are in English.`,
} as const
