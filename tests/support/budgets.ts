import type { FirstLoad } from './first-load'

/** The most that any page should need before it responds. Lessons may exceed the figure for scripts. */
const goal = { scripts: 100, html: 25, elements: 3500 }
const lessonGoal = { ...goal, scripts: 115 }

/** What each kind of page may need before it responds: KB as sent (brotli), files, elements. */
export interface Budget {
  kind: string
  /** Addresses of the pages. A page belongs to the first kind that matches. */
  pages: RegExp
  goal: Omit<FirstLoad, 'files'>
  /** Number of files, each of them a request. May only be lowered. */
  files: number
  /**
   * Limits above the goal, for kinds that do not reach it yet. May only be lowered, and must go once the goal is
   * reached.
   */
  aboveGoal?: Partial<Budget['goal']>
}

export const budgets: readonly Budget[] = [
  { kind: 'home', pages: /^\/$/, goal, files: 8 },
  { kind: 'map', pages: /^\/grammar$/, goal, files: 8 },
  { kind: 'practice', pages: /^\/practice$/, goal, files: 7 },
  { kind: 'word of the day', pages: /^\/word-of-the-day$/, goal, files: 6 },
  { kind: 'Repaso', pages: /^\/review$/, goal, files: 6 },
  { kind: 'plan', pages: /^\/plan$/, goal, files: 6 },
  { kind: 'sign-in', pages: /^\/auth$/, goal, files: 6 },
  {
    kind: 'exam guide',
    pages: /^\/(?:igcse|ib)$/,
    goal,
    files: 8,
    aboveGoal: { html: 57, elements: 4600 },
  },
  { kind: 'listening room', pages: /^\/listen$/, goal, files: 6 },
  { kind: 'passage to hear', pages: /^\/listen\//, goal, files: 7 },
  { kind: 'passage to read', pages: /^\/read\//, goal, files: 7 },
  { kind: 'task of the desk', pages: /^\/write\//, goal, files: 7 },
  { kind: 'piece to speak', pages: /^\/speak\//, goal, files: 8 },
  {
    kind: 'words of a theme',
    pages: /^\/words\//,
    goal,
    files: 7,
    aboveGoal: { html: 27 },
  },
  {
    kind: 'lesson',
    pages: /^\/(?:grammar|tense)\//,
    goal: lessonGoal,
    files: 16,
    aboveGoal: { html: 39, elements: 6300 },
  },
  // All other pages are lists of pages, or only text.
  { kind: 'list or text', pages: /^\//, goal, files: 8 },
]
