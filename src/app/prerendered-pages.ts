import { type LessonId, lessonEntry, lessons } from '@/content/registry'
import { listeningIds, readingIds } from '@/content/rooms/passages'
import { speakingIds } from '@/content/rooms/speaking-ids'
import { writingIds } from '@/content/rooms/writing-ids'
import { tenseGroups, tenses } from '@/content/tense-list'
import { wordThemes } from '@/content/word-themes'
import { paths } from '@/paths'
import { type Page, siteMap } from './site-map'

/** A page at one address: what has a file of its own in the built site. */
export interface PrerenderedPage {
  path: string
  /** The page's own address, where this is a second one. */
  copyOf?: string
  /** The modules below `src/`, or written by the build, that the app asks for here, one step after the other. */
  sources: readonly string[]
  /** Whether it stands in sitemap.xml. */
  indexed: boolean
}

/**
 * The file of the built site that holds the page at an address. Hosts lead /grammar to /grammar/ where it is a folder with
 * an index.html in it, and the other way round where it is a file of this name.
 */
export const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

/** `data` is what the page's loader asks for. */
const sourcesOf = ({ source }: Page, data?: string): string[] => [
  `pages/${source}.tsx`,
  ...(data === undefined ? [] : [data]),
]

function lessonPages(page: Page): PrerenderedPage[] {
  const at = (path: string, id: LessonId): PrerenderedPage => ({
    path,
    sources: sourcesOf(page, `content/lessons/${id}.ts?outline`),
    indexed: true,
  })
  const own = lessons.flatMap((lesson) =>
    lesson.type === page.lessons ? [at(paths.lesson(lesson), lesson.id)] : [],
  )
  // Where the tense list spells an address in its own way.
  const slugs = page.lessons === 'tense' ? tenseGroups.flatMap((group) => [...group.tenses]) : []
  const others = slugs.map((slug) => ({
    ...at(paths.tense(slug), tenses[slug].lesson),
    indexed: false,
    copyOf: paths.lesson(lessonEntry(tenses[slug].lesson)),
  }))
  return [...own, ...others.filter((other) => own.every(({ path }) => path !== other.path))]
}

/** The passages of each room, and the addresses of its pages. */
const passagesOf: Record<
  NonNullable<Page['passages']>,
  { ids: readonly string[]; at: (id: string) => string }
> = {
  reading: { ids: readingIds, at: paths.readingText },
  listening: { ids: listeningIds, at: paths.listeningPassage },
  speaking: { ids: speakingIds, at: paths.speaking },
}

const passagePages = (page: Page, room: NonNullable<Page['passages']>): PrerenderedPage[] =>
  passagesOf[room].ids.map((id) => ({
    path: passagesOf[room].at(id),
    sources: sourcesOf(page),
    indexed: true,
  }))

/** Every page that is rendered when the site is built. Knows all lessons, so it is for the build and for tests. */
export const prerenderedPages: readonly PrerenderedPage[] = siteMap.flatMap((page) => {
  if (page.prerendered === false) return []
  if (page.lessons !== undefined) return lessonPages(page)
  if (page.themes)
    return wordThemes.map(({ id }) => ({
      path: paths.words(id),
      sources: sourcesOf(page),
      indexed: true,
    }))
  if (page.passages !== undefined) return passagePages(page, page.passages)
  if (page.tasks)
    return writingIds.map((id) => ({
      path: paths.writingTask(id),
      sources: sourcesOf(page),
      indexed: true,
    }))
  return [{ path: page.path, sources: sourcesOf(page), indexed: page.indexed !== false }]
})
