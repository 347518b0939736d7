import type { TenseSlug } from '@/content/tense-list'
import type { LessonEntry, LessonId, LessonType } from './content/registry'
import type { WordThemeId } from './content/word-themes'

/** Every address inside the site. Links are built here only, so that a mistyped one does not compile. */
export const paths = {
  home: '/',
  auth: '/auth',
  grammar: '/grammar',
  practice: '/practice',
  tenses: '/tenses',
  /** All tenses of one verb. */
  verb: (infinitive: string) => `/tenses?verb=${encodeURIComponent(infinitive)}#any-verb`,
  /** A stop of the map. */
  stop: (id: LessonId) => `/grammar#${id}`,
  /** The list of the stops for ab initio, below the map. */
  abInitio: '/grammar#ab-initio',
  wordOfTheDay: '/word-of-the-day',
  /** The word list: all themes, or one theme, or one word in it. */
  words: (theme?: WordThemeId, anchor?: string) =>
    `/words${theme === undefined ? '' : `/${theme}`}${anchor === undefined ? '' : `#${anchor}`}`,
  review: '/review',
  read: '/read',
  /** A text of the reading room, by its id. */
  readingText: (id: string) => `/read/${id}`,
  listen: '/listen',
  /** A passage of the listening room, by its id. */
  listeningPassage: (id: string) => `/listen/${id}`,
  plan: '/plan',
  write: '/write',
  /** A task of the writing room, by its id. */
  writingTask: (id: string) => `/write/${id}`,
  speak: '/speak',
  /** A whole speaking test. */
  speakingTest: '/speak/test',
  /** A role play, topic, picture or extract of the speaking room, by its id. */
  speaking: (id: string) => `/speak/${id}`,
  /** Where the link in a password-reset email leads. */
  newPassword: '/new-password',
  account: '/account',
  privacy: '/privacy',
  about: '/about',
  /** The section about what the device remembers. */
  device: '/about#device',
  pastPapers: '/past-papers',
  igcse: '/igcse',
  ib: '/ib',
  /** A lesson, and a section of it. */
  lesson: (lesson: Pick<LessonEntry, 'type' | 'id'>, section?: string) =>
    `/${lesson.type}/${lesson.id}${section === undefined ? '' : `#${section}`}`,
  /** A tense as the tense list links it: by its slug. The router ignores its capital letters. */
  tense: (slug: TenseSlug) => `/tense/${slug}`,
  /** The list that a lesson belongs to. */
  lessonList: (type: LessonType) => (type === 'grammar' ? '/grammar' : '/tenses'),
} as const
