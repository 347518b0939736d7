import { rooms } from '@/components/rooms'
import { findLesson, type LessonId } from '@/content/registry'
import { wordThemes } from '@/content/word-themes'
import { paths } from '@/paths'

/** A page's title, as shown in links. */
export interface PageTitle {
  title: string
  isSpanish?: boolean
  /** The lesson that the page teaches. */
  lesson?: LessonId
}

const titles = new Map<string, string>([
  [paths.grammar, 'Grammar Roadmap'],
  [paths.tenses, 'Tenses'],
  [paths.practice, 'Practice'],
  [paths.wordOfTheDay, 'Word of the Day'],
  [paths.review, 'Repaso'],
  [paths.speakingTest, 'A whole speaking test'],
  [paths.igcse, 'IGCSE'],
  [paths.ib, 'IB'],
  [paths.pastPapers, 'Past papers'],
  [paths.about, 'About'],
  ...Object.values(rooms).map(({ to, name }) => [to, name] as const),
])

interface Listed {
  id: string
  title: string
  isSpanish?: boolean
}

const spanish = (list: readonly Listed[]): readonly Listed[] =>
  list.map((entry) => ({ ...entry, isSpanish: true }))

/** The pages of the rooms. A list is loaded only when the title of one of its pages is needed. */
const lists: readonly { path: (id: string) => string; load: () => Promise<readonly Listed[]> }[] = [
  {
    path: paths.readingText,
    load: async () => spanish((await import('virtual:reading-list')).readingList),
  },
  {
    path: paths.listeningPassage,
    load: async () => spanish((await import('virtual:listening-list')).listeningList),
  },
  { path: paths.writingTask, load: async () => (await import('virtual:writing-list')).writingList },
  { path: paths.speaking, load: async () => (await import('virtual:speaking-list')).speakingList },
]

/**
 * The title of a page that a student can return to; null for any other address. Home, the account pages and the privacy
 * page, which the sign-up form links to, are excluded.
 */
export async function titleOf(pathname: string): Promise<PageTitle | null> {
  const path = pathname.replace(/(.)\/$/, '$1')
  const title = titles.get(path)
  if (title !== undefined) return { title, isSpanish: path === paths.review }
  const id = path.split('/')[2]
  const lesson = id === undefined ? undefined : findLesson(id)
  if (lesson !== undefined && paths.lesson(lesson) === path.toLowerCase())
    return { title: lesson.title, lesson: lesson.id }
  const theme = wordThemes.find((one) => paths.words(one.id) === path)
  if (theme !== undefined) return { title: theme.name }
  const list = id === undefined ? undefined : lists.find((one) => one.path(id) === path)
  const found = (await list?.load())?.find((entry) => entry.id === id)
  return found === undefined ? null : { title: found.title, isSpanish: found.isSpanish ?? false }
}
