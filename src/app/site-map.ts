import type { LessonType } from '@/content/registry'
import { paths } from '@/paths'

/**
 * One page. Routes, links, search, prerendering, sitemap.xml and the tests that visit every page are derived from
 * this list.
 */
export interface Page {
  /**
   * Its address. An address with a parameter covers many pages; a lesson's parameter is named after the lesson type.
   */
  path: string
  /** Its module in `src/pages/`. */
  source: `${string}-page`
  /** The text of links to the page. */
  label?: string
  /** Its position in the bar, from the left. */
  bar?: number
  /** The menu that contains it. All pages in a menu share one position in the bar. */
  menu?: 'Grammar'
  /** Whether it is in the second navigation, “Exam practice”, which follows the order of this list. */
  practice?: true
  /** Its group of links in the footer. Each group is in the order of this list. */
  footer?: 'Learn' | 'Practise' | 'Exams' | 'Próxima'
  /** The type of lesson that it shows. */
  lessons?: LessonType
  /** Whether it shows the word-list theme named by its parameter. */
  themes?: true
  /** The room whose passages it shows, one per address. */
  passages?: 'reading' | 'listening' | 'speaking'
  /** Whether it shows the writing task named by its parameter. */
  tasks?: true
  /** `false` for a page without a file of its own: it is rendered in the browser, in the empty shell. */
  prerendered?: false
  /** `false` for a page that search engines should not index. */
  indexed?: false
}

/** Every page. It is part of the first load, so it names only lesson types, not lessons. */
export const siteMap: readonly Page[] = [
  { path: paths.home, source: 'home-page', label: 'Home', bar: 1 },
  {
    path: paths.grammar,
    source: 'grammar-page',
    label: 'Grammar Roadmap',
    bar: 4,
    menu: 'Grammar',
    footer: 'Learn',
  },
  {
    path: paths.tenses,
    source: 'tenses-page',
    label: 'Tenses',
    bar: 4,
    menu: 'Grammar',
    footer: 'Learn',
  },
  {
    path: paths.practice,
    source: 'practice-page',
    label: 'Practice',
    bar: 3,
    footer: 'Learn',
  },
  {
    path: paths.wordOfTheDay,
    source: 'word-of-the-day-page',
    label: 'Word of the Day',
    bar: 2,
    footer: 'Learn',
  },
  {
    path: paths.listen,
    source: 'listening-room-page',
    label: 'Listening practice',
    practice: true,
    footer: 'Practise',
  },
  { path: paths.listeningPassage(':passage'), source: 'listening-passage-page', passages: 'listening' },
  {
    path: paths.read,
    source: 'reading-room-page',
    label: 'Reading practice',
    practice: true,
    footer: 'Practise',
  },
  { path: paths.readingText(':text'), source: 'reading-text-page', passages: 'reading' },
  {
    path: paths.write,
    source: 'writing-room-page',
    label: 'Writing practice',
    practice: true,
    footer: 'Practise',
  },
  { path: paths.writingTask(':task'), source: 'writing-task-page', tasks: true },
  {
    path: paths.speak,
    source: 'speaking-room-page',
    label: 'Speaking practice',
    practice: true,
    footer: 'Practise',
  },
  { path: paths.speakingTest, source: 'speaking-test-page' },
  { path: paths.speaking(':piece'), source: 'speaking-piece-page', passages: 'speaking' },
  { path: paths.words(), source: 'words-page', label: 'Words', practice: true, footer: 'Practise' },
  { path: paths.review, source: 'review-page', label: 'Repaso', practice: true, footer: 'Learn' },
  { path: paths.plan, source: 'plan-page', label: 'Plan', practice: true, footer: 'Practise' },
  { path: paths.igcse, source: 'igcse-page', label: 'IGCSE', bar: 5, footer: 'Exams' },
  { path: paths.ib, source: 'ib-page', label: 'IB', bar: 6, footer: 'Exams' },
  {
    path: paths.pastPapers,
    source: 'past-papers-page',
    label: 'Past papers',
    practice: true,
    footer: 'Exams',
  },
  { path: paths.about, source: 'about-page', label: 'About', bar: 7, footer: 'Próxima' },
  { path: paths.privacy, source: 'privacy-page', label: 'Privacy', footer: 'Próxima' },
  { path: paths.auth, source: 'auth-page', label: 'Sign In', indexed: false },
  { path: paths.newPassword, source: 'new-password-page', indexed: false },
  { path: paths.account, source: 'account-page', label: 'Your account', indexed: false },
  { path: '/grammar/:grammar', source: 'lesson-page', lessons: 'grammar' },
  { path: '/tense/:tense', source: 'lesson-page', lessons: 'tense' },
  { path: '/words/:theme', source: 'word-theme-page', themes: true },
  { path: '*', source: 'not-found-page', prerendered: false },
]
