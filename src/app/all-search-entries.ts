import { type ExamId, examIds, examNames } from '@/content/exams/exam-ids'
import { listeningList } from '@/content/listening-list'
import { readingList } from '@/content/reading-list'
import type { Exam } from '@/content/rooms/types'
import { inStars, type SearchPlace, searchEntries } from '@/content/search-entries'
import { type SpeakingEntry, speakingList } from '@/content/speaking-list'
import { wordThemes } from '@/content/word-themes'
import { writingList } from '@/content/writing-list'
import { paths } from '@/paths'
import { siteMap } from './site-map'

interface PageTexts {
  /** Overrides the page's label. */
  title?: string
  line: string
  /** Sections of the page that students search for. */
  parts?: readonly { id: string; title: string; line: string }[]
}

/**
 * The search texts of the pages that are not lessons. They are not in the site map, because every visitor loads that.
 */
const texts: Readonly<Record<string, PageTexts>> = {
  [paths.grammar]: {
    line: 'A map of all the lessons, showing the ones you’ve done.',
    parts: [
      {
        id: 'ab-initio',
        title: 'Grammar for IB ab initio',
        line: 'The stops on your course, and what else you need for the papers.',
      },
    ],
  },
  [paths.tenses]: {
    line: 'All the tenses on one line.',
    parts: [
      {
        id: 'which-tense',
        title: 'Which tense do I need?',
        line: 'Choose what you want to say and see which tense to use.',
      },
      {
        id: 'any-verb',
        title: 'Any verb, every tense',
        line: 'Type any form of a verb and see all its tenses.',
      },
    ],
  },
  [paths.practice]: { line: 'Fill in the blanks: three questions, each with an explanation.' },
  [paths.review]: { line: 'Review what you got wrong and what you may soon forget, ten at a time.' },
  [paths.words()]: { line: 'The word list by theme and level, to read, cover, type and print.' },
  [paths.read]: {
    line: 'Exam-style texts with questions of every type, marked and explained.',
  },
  [paths.write]: {
    line: 'Exam-style tasks with a template, a word count, a check, the criteria and a model answer.',
  },
  [paths.listen]: {
    line: 'Exam-style recordings of two or more people, with questions.',
    parts: [
      {
        id: 'dictation',
        title: 'Endless dictation',
        line: 'Listen and write numbers, prices, dates, times, names, phone numbers and sentences.',
      },
      {
        id: 'voices',
        title: 'Voices and speed',
        line: 'Spain or Latin America, slower or faster, and how to add a Spanish voice to this device.',
      },
    ],
  },
  [paths.plan]: { line: 'Enter your exam date and your hours a week to get a study plan.' },
  [paths.speak]: {
    line: 'Role plays, topic questions, pictures and extracts, with exam timers and your own recordings.',
  },
  [paths.wordOfTheDay]: { line: 'One new word every day.' },
  [paths.igcse]: { title: 'IGCSE guide', line: 'The four papers of Cambridge IGCSE Spanish.' },
  [paths.ib]: {
    title: 'IB guide',
    line: 'The papers and oral for IB Spanish B, and the ab initio course.',
  },
  [paths.pastPapers]: {
    line: 'Where to find past papers, mark schemes and listening audio, board by board, and what is free.',
    parts: [
      {
        id: 'cambridge',
        title: 'Past papers for Cambridge IGCSE',
        line: 'Spanish 0530 and 7160: past papers, mark schemes, examiner reports, audio.',
      },
      { id: 'ib', title: 'Past papers for the IB', line: 'Spanish ab initio and Spanish B, SL and HL.' },
      {
        id: 'other-boards',
        title: 'Past papers from other boards',
        line: 'What to look for if your board is Edexcel or AQA.',
      },
      {
        id: 'practice',
        title: 'Which questions can I practise here?',
        line: 'The questions in each paper, and our texts, recordings and tasks for them.',
      },
    ],
  },
  [paths.about]: {
    line: 'What Próxima is, who it is for and what it costs.',
    parts: [
      {
        id: 'typing-accents',
        title: 'Type Spanish accents',
        line: 'The keys below each field, and how to type accents on a phone, a Mac or Windows.',
      },
      {
        id: 'appearance',
        title: 'Dark mode and larger text',
        line: 'Choose the theme and text size at the foot of every page.',
      },
      {
        id: 'printing',
        title: 'Print worksheets',
        line: 'Print a lesson, a section, a word list or a verb.',
      },
      {
        id: 'offline',
        title: 'Use it without the internet',
        line: 'It works without a signal, and opens like an app from your home screen.',
      },
      {
        id: 'privacy',
        title: 'What we store about you',
        line: 'Your data, and how to delete it.',
      },
      {
        id: 'device',
        title: 'What this device remembers',
        line: 'Save it as a file, load it on another device, or delete it all.',
      },
    ],
  },
  [paths.auth]: { line: 'Sign in, or create an account.' },
}

const pageEntry = (to: string, title: string, ...lines: readonly string[]): SearchPlace => ({
  to,
  title,
  of: 'Page',
  lines,
})

/** Every page with a label, except the home page, which nobody searches for. */
const pages = siteMap.flatMap(({ path, label }) => {
  if (path === paths.home || label === undefined) return []
  const page = texts[path]
  if (page === undefined) return [pageEntry(path, label)]
  return [
    pageEntry(path, page.title ?? label, page.line),
    ...(page.parts ?? []).map(({ id, title, line }) => pageEntry(`${path}#${id}`, title, line)),
  ]
})

/** The themes of the word list. The build adds their words. */
const themes = wordThemes.map(
  ({ id, name, about }): SearchPlace => ({ to: paths.words(id), title: name, of: 'Words', lines: [about] }),
)

const idsOf = (name: Exam): ExamId[] => examIds.filter((id) => examNames[id] === name)

const readingTexts = readingList.map(
  ({ id, title, exam, theme, type, asks }): SearchPlace => ({
    to: paths.readingText(id),
    title: inStars(title),
    of: `Reading practice, ${exam}`,
    lines: [type, theme, ...asks],
    exams: idsOf(exam),
  }),
)

const writingTasks = writingList.map(
  ({ id, title, exam, theme, typeName }): SearchPlace => ({
    to: paths.writingTask(id),
    title,
    of: `Writing practice, ${exam}`,
    lines: [typeName, theme],
    exams: idsOf(exam),
  }),
)

const speakingKinds: Readonly<Record<SpeakingEntry['kind'], { of: string; exams: readonly ExamId[] }>> = {
  'role-play': { of: 'Role play, IGCSE', exams: ['igcse'] },
  topic: { of: 'Topic conversation, IGCSE', exams: ['igcse'] },
  picture: { of: 'Picture for the oral, IB', exams: ['ab-initio', 'sl'] },
  extract: { of: 'Extract for the oral, IB HL', exams: ['hl'] },
}

const speakingPieces = [
  pageEntry(paths.speakingTest, 'A whole speaking test', 'One role play and two topics, chosen at random.'),
  ...speakingList.map(
    ({ id, kind, title, isSpanish, line }): SearchPlace => ({
      to: paths.speaking(id),
      title: isSpanish ? inStars(title) : title,
      lines: [line],
      ...speakingKinds[kind],
    }),
  ),
]

const listeningPassages = listeningList.map(
  ({ id, title, exam, theme, asks }): SearchPlace => ({
    to: paths.listeningPassage(id),
    title: inStars(title),
    of: `Listening practice, ${exam}`,
    lines: [theme, ...asks],
    exams: idsOf(exam),
  }),
)

/** A top-level await, because the build that imports this module cannot load lessons afterwards. */
export const entries = await searchEntries(
  [...pages, ...themes, ...readingTexts, ...listeningPassages, ...writingTasks, ...speakingPieces],
  paths,
)
