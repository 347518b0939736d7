import type { FirstLoad } from './first-load'

/** What no page should need more of before it answers; a lesson may ask for more script. */
const goal = { scripts: 100, html: 25, elements: 3500 }
const lessonGoal = { ...goal, scripts: 115 }

/** What each kind of page may need before it answers: KB as sent (brotli), files, elements. */
export interface Budget {
  kind: string
  /** The addresses of its pages. Each page belongs to the first kind that has it. */
  pages: RegExp
  goal: Omit<FirstLoad, 'files'>
  /** Each file is a request. May only be lowered. */
  files: number
  /** Bounds above the goal, for what does not reach it yet. May only be lowered, and go when the goal is reached. */
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
  // What is left lists other pages, or is all text.
  { kind: 'list or text', pages: /^\//, goal, files: 8 },
]
