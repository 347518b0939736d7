import { listeningList } from '@/content/listening-list'
import { readingList } from '@/content/reading-list'
import { inStars, type SearchPlace, searchEntries } from '@/content/search-entries'
import { speakingList } from '@/content/speaking-list'
import { wordThemes } from '@/content/word-themes'
import { writingList } from '@/content/writing-list'
import { paths } from '@/paths'
import { siteMap } from './site-map'

interface PageTexts {
  /** Where it is not the label of the page. */
  title?: string
  line: string
  /** Parts of the page that students look for. */
  parts?: readonly { id: string; title: string; line: string }[]
}

/**
 * What search says of pages that are no lesson beside their labels. It stands apart from the site map, which every
 * visitor loads.
 */
const texts: Readonly<Record<string, PageTexts>> = {
  [paths.grammar]: { line: 'The map of all lessons, with what you have finished.' },
  [paths.tenses]: {
    line: 'All tenses on one line.',
    parts: [
      {
        id: 'which-tense',
        title: 'Which tense do I need?',
        line: 'From what you want to say to the tense that says it.',
      },
      {
        id: 'any-verb',
        title: 'Any verb, every tense',
        line: 'Type a verb, or a form of it, and see all its tenses.',
      },
    ],
  },
  [paths.practice]: { line: 'Fill in the blanks: three questions with their reasons.' },
  [paths.review]: { line: 'Review what you missed and what is due, ten at a time.' },
  [paths.words()]: { line: 'The word list by theme and level: read it, cover it, type it, print it.' },
  [paths.read]: {
    line: 'Texts as the exams have them, with questions of every type, marked with their reasons.',
  },
  [paths.write]: {
    line: 'Tasks as the exams set them, with a template, a word count, a check, the criteria and a model answer.',
  },
  [paths.listen]: {
    line: 'Passages with two voices or more and questions in the style of the papers.',
    parts: [
      {
        id: 'dictation',
        title: 'Dictation without end',
        line: 'Numbers, prices, dates, times, names, telephone numbers and sentences to write as you hear them.',
      },
      {
        id: 'voices',
        title: 'Voices and speed',
        line: 'Spain or America, slower or faster, and how to get a Spanish voice on this device.',
      },
    ],
  },
  [paths.plan]: { line: 'The day of the exam and your hours a week make a line of stops.' },
  [paths.speak]: {
    line: 'Role plays, topic questions, pictures and extracts, with the clocks of the exams and your own recording.',
  },
  [paths.wordOfTheDay]: { line: 'One new word every day.' },
  [paths.igcse]: { title: 'IGCSE guide', line: 'The four papers of Cambridge IGCSE Spanish.' },
  [paths.ib]: {
    title: 'IB guide',
    line: 'The papers and the oral of IB Spanish B, and what ab initio asks.',
  },
  [paths.about]: {
    line: 'What Próxima is, who it is for and what it costs.',
    parts: [
      {
        id: 'privacy',
        title: 'What we store about you',
        line: 'Your data, and how to have it deleted.',
      },
      {
        id: 'device',
        title: 'What this device remembers',
        line: 'Save it as a file, load it on another device, or forget it all.',
      },
    ],
  },
  [paths.auth]: { line: 'Sign in, or create an account.' },
}

const place = (to: string, title: string, ...lines: readonly string[]): SearchPlace => ({
  to,
  title,
  of: 'Page',
  lines,
})

/** Every page that links can name; nobody looks for the home page. */
const pages = siteMap.flatMap(({ path, label }) => {
  if (path === paths.home || label === undefined) return []
  const page = texts[path]
  if (page === undefined) return [place(path, label)]
  return [
    place(path, page.title ?? label, page.line),
    ...(page.parts ?? []).map(({ id, title, line }) => place(`${path}#${id}`, title, line)),
  ]
})

/** Each theme of the word list, whose words the build adds. */
const themes = wordThemes.map(
  ({ id, name, about }): SearchPlace => ({ to: paths.words(id), title: name, of: 'Words', lines: [about] }),
)

const readingTexts = readingList.map(
  ({ id, title, exam, theme, type, asks }): SearchPlace => ({
    to: paths.readingText(id),
    title: inStars(title),
    of: `Reading room, ${exam}`,
    lines: [type, theme, ...asks],
  }),
)

const writingTasks = writingList.map(
  ({ id, title, exam, theme, typeName }): SearchPlace => ({
    to: paths.writingTask(id),
    title,
    of: `Writing desk, ${exam}`,
    lines: [typeName, theme],
  }),
)
const speakingNames = {
  'role-play': 'Role play, IGCSE',
  topic: 'Topic conversation, IGCSE',
  picture: 'Picture for the oral, IB',
  extract: 'Extract for the oral, IB HL',
} as const

const speakingPieces = [
  place(paths.speakingTest, 'A whole speaking test', 'One role play and two topics, drawn for you.'),
  ...speakingList.map(
    ({ id, kind, title, isSpanish, line }): SearchPlace => ({
      to: paths.speaking(id),
      title: isSpanish ? inStars(title) : title,
      of: speakingNames[kind],
      lines: [line],
    }),
  ),
]

const listeningPassages = listeningList.map(
  ({ id, title, exam, theme, asks }): SearchPlace => ({
    to: paths.listeningPassage(id),
    title: inStars(title),
    of: `Listening room, ${exam}`,
    lines: [theme, ...asks],
  }),
)

/** Gathered while the module loads, since whoever imports it at build time cannot load lessons afterwards. */
export const entries = await searchEntries(
  [...pages, ...themes, ...readingTexts, ...listeningPassages, ...writingTasks, ...speakingPieces],
  paths,
)
