import type { FirstLoad } from './first-load'

/** The maximum that any page should load before it responds. Lessons have a higher limit for scripts. */
const goal = { scripts: 100, html: 25, elements: 3500 }
const lessonGoal = { ...goal, scripts: 115 }

/** The limits for each kind of page before it responds: compressed KB (brotli), files and elements. */
export interface Budget {
  kind: string
  /** Page addresses. A page belongs to the first kind that matches. */
  pages: RegExp
  goal: Omit<FirstLoad, 'files'>
  /** The maximum number of files, each of which is a request. May only be lowered. */
  files: number
  /**
   * Higher limits, for kinds of page that don’t meet the goal yet. They may only be lowered, and must be deleted once
   * the goal is met.
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
  // All other pages are lists of pages or contain only text.
  { kind: 'list or text', pages: /^\//, goal, files: 8 },
]
