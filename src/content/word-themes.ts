import { withoutAccents } from '../spanish/accents.ts'
import type { English, Spanish } from '../spanish/markup'

/** A theme in the word list. */
export interface WordTheme {
  id: string
  /** The name in the word list. */
  name: English
  board: 'IGCSE' | 'IB'
  /** What its words are about. */
  about: English
}

/** The five topic areas of IGCSE, then the five themes of the IB. */
export const wordThemes = [
  {
    id: 'everyday-activities',
    name: 'Everyday activities',
    board: 'IGCSE',
    about: 'Food, the body, health, shopping and your daily routine.',
  },
  {
    id: 'personal-and-social-life',
    name: 'Personal and social life',
    board: 'IGCSE',
    about: 'Family, friends, home, clothes and free time.',
  },
  {
    id: 'the-world-around-us',
    name: 'The world around us',
    board: 'IGCSE',
    about: 'Town and country, buildings, weather, animals and materials.',
  },
  {
    id: 'the-world-of-work',
    name: 'The world of work',
    board: 'IGCSE',
    about: 'School, exams, jobs and job-hunting.',
  },
  {
    id: 'the-international-world',
    name: 'The international world',
    board: 'IGCSE',
    about: 'Travel, countries, languages, festivals and customs.',
  },
  {
    id: 'identities',
    name: 'Identities',
    board: 'IB',
    about: 'Character, feelings, health, beliefs and language.',
  },
  {
    id: 'experiences',
    name: 'Experiences',
    board: 'IB',
    about: 'Holidays, sport, leisure, stages of life and leaving home.',
  },
  {
    id: 'human-ingenuity',
    name: 'Human ingenuity',
    board: 'IB',
    about: 'Technology, media, art, entertainment and science.',
  },
  {
    id: 'social-organisation',
    name: 'Social organisation',
    board: 'IB',
    about: 'Community, law, rights, education and work.',
  },
  {
    id: 'sharing-the-planet',
    name: 'Sharing the planet',
    board: 'IB',
    about: 'Nature, the environment, poverty, peace and war.',
  },
] as const satisfies readonly WordTheme[]

export type WordThemeId = (typeof wordThemes)[number]['id']

/** The levels of the list, easiest first. */
export const wordLevels = ['Beginner', 'Intermediate', 'Advanced'] as const

export type WordLevel = (typeof wordLevels)[number]

/** Another word that is accepted in place of a listed one, with a note for the student who typed it. */
export interface AlsoRight {
  spanish: Spanish
  /** Absent if the two words mean the same everywhere, including Spain. */
  note?: English
}

/** A listed word as shown on its theme page. Fields are absent if the word has no value for them. */
export interface ListedWord {
  /** Nouns include the article. */
  spanish: Spanish
  english: English
  level: WordLevel
  /** `noun (masculine)`, `verb` … */
  partOfSpeech: string
  /** In the lessons’ notation. */
  pronunciation: string
  example: Spanish
  exampleEnglish: English
  etymology?: English
  /** The feminine form, for a woman; comma-separated if several. */
  feminine?: Spanish
  /** The word used in much of Latin America; comma-separated if several. */
  american?: Spanish
  /** Other accepted translations of its English meaning. */
  also?: readonly AlsoRight[]
  related?: readonly { kind: 'noun' | 'verb' | 'adjective'; spanish: Spanish; english: English }[]
}

/** The word without its article. */
export const withoutArticle = (word: Spanish): Spanish => word.replace(/^(?:el|la|los|las) /, '')

/** A word’s URL fragment without its prefix, as it was until November 2026: `sonreír` became `sonreir`. */
export const formerWordAnchor = (word: Spanish): string => withoutAccents(withoutArticle(word)).toLowerCase()

/**
 * The URL fragment of a word on its theme page: `sonreír` becomes `word-sonreir`. Ad blockers hide elements whose id is
 * a plain word, such as `anuncio`.
 */
export const wordAnchor = (word: Spanish): string => `word-${formerWordAnchor(word)}`
