import type { TenseSlug } from '@/content/tense-list'
import type { LessonEntry, LessonId, LessonType } from './content/registry'
import type { WordThemeId } from './content/word-themes'

/** Every URL path on the site. All links are built from these, so that a mistyped one does not compile. */
export const paths = {
  home: '/',
  auth: '/auth',
  grammar: '/grammar',
  practice: '/practice',
  tenses: '/tenses',
  /** All tenses of one verb. */
  verb: (infinitive: string) => `/tenses?verb=${encodeURIComponent(infinitive)}#any-verb`,
  /** A stop on the map. */
  stop: (id: LessonId) => `/grammar#${id}`,
  /** The list of stops for ab initio, below the map. */
  abInitio: '/grammar#ab-initio',
  wordOfTheDay: '/word-of-the-day',
  /** The word list: all themes, one theme, or one word in a theme. */
  words: (theme?: WordThemeId, anchor?: string) =>
    `/words${theme === undefined ? '' : `/${theme}`}${anchor === undefined ? '' : `#${anchor}`}`,
  review: '/review',
  read: '/read',
  /** A text in the reading room, by its id. */
  readingText: (id: string) => `/read/${id}`,
  listen: '/listen',
  /** A passage in the listening room, by its id. */
  listeningPassage: (id: string) => `/listen/${id}`,
  plan: '/plan',
  write: '/write',
  /** A task in the writing room, by its id. */
  writingTask: (id: string) => `/write/${id}`,
  speak: '/speak',
  /** A whole speaking test. */
  speakingTest: '/speak/test',
  /** A role play, topic, picture or extract in the speaking room, by its id. */
  speaking: (id: string) => `/speak/${id}`,
  /** The page that the link in a password-reset email leads to. */
  newPassword: '/new-password',
  account: '/account',
  privacy: '/privacy',
  about: '/about',
  /** The section about the data stored on the device. */
  device: '/about#device',
  pastPapers: '/past-papers',
  igcse: '/igcse',
  ib: '/ib',
  /** A lesson, or a section of one. */
  lesson: (lesson: Pick<LessonEntry, 'type' | 'id'>, section?: string) =>
    `/${lesson.type}/${lesson.id}${section === undefined ? '' : `#${section}`}`,
  /** A tense by its slug, as in the links of the tense list. The router ignores case. */
  tense: (slug: TenseSlug) => `/tense/${slug}`,
  /** The list that a lesson belongs to. */
  lessonList: (type: LessonType) => (type === 'grammar' ? '/grammar' : '/tenses'),
} as const
