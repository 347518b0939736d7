/**
 * The metadata for search engines and link previews in a page's head. Generated at build time; no client code depends
 * on it.
 */
import type { PrerenderedPage } from '../src/app/prerendered-pages.ts'
import { siteMap } from '../src/app/site-map.ts'
import { type LessonEntry, lessons } from '../src/content/registry.ts'
import { findStop } from '../src/content/roadmap.ts'
import { paths } from '../src/paths.ts'
import { describePicture, pictureOf } from './pictures.ts'

type Page = Pick<PrerenderedPage, 'path' | 'aliasOf' | 'indexed'>

/** The canonical path of a page. */
export const canonical = ({ path, aliasOf }: Page) => aliasOf ?? path

/** The title and description of a page, as rendered by React. */
interface PageMeta {
  title: string
  description: string
}

const site = 'Próxima'

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}
const decode = (html: string) =>
  html.replace(/&(?:amp|lt|gt|quot|#x27);/g, (character) => entities[character] ?? character)
const encode = (text: string) => text.replace(/[&"<>]/g, (character) => `&#${character.charCodeAt(0)};`)

/** Extracts the title and description from the head that React rendered. Throws when either is missing. */
function readMeta(head: string, path: string): PageMeta {
  const [, title] = /<title>(.+?) · Próxima<\/title>/.exec(head) ?? []
  const [, description] = /<meta name="description" content="([^"]+)"/.exec(head) ?? []
  if (title === undefined || description === undefined)
    throw new Error(`The head of ${path} has no title or no description`)
  return { title: decode(title), description: decode(description) }
}

const labelOf = (path: string) => siteMap.find((page) => page.path === path)?.label

/** A page's parent, which its breadcrumb also shows. */
function parentOf(path: string, lesson: LessonEntry | undefined): string | undefined {
  if (lesson !== undefined) return paths.lessonList(lesson.type)
  const parent = /^\/[^/]+(?=\/)/.exec(path)?.[0]
  return parent !== undefined && labelOf(parent) !== undefined ? parent : undefined
}

function breadcrumbs(
  canonicalPath: string,
  lesson: LessonEntry | undefined,
  title: string,
  absoluteUrl: (path: string) => string,
) {
  const parent = parentOf(canonicalPath, lesson)
  const trail = [
    [paths.home, 'Home'],
    ...(parent === undefined ? [] : [[parent, labelOf(parent)]]),
    [canonicalPath, title],
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(([path = '', name], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  }
}

const free = { inLanguage: 'en', isAccessibleForFree: true } as const

/** A page's schema.org data, as JSON-LD. */
function structuredData(
  canonicalPath: string,
  { title, description }: PageMeta,
  absoluteUrl: (path: string) => string,
) {
  const course = `${absoluteUrl(paths.grammar)}#course`
  const provider = { '@type': 'Organization', name: site, url: absoluteUrl(paths.home) }
  const lesson = lessons.find((one) => paths.lesson(one) === canonicalPath)
  const graph: object[] = []
  if (canonicalPath === paths.home || canonicalPath === paths.grammar)
    graph.push({
      '@type': 'Course',
      '@id': course,
      name: 'Free IGCSE and IB Spanish',
      description,
      url: absoluteUrl(paths.grammar),
      provider,
      ...free,
      about: { '@type': 'Language', name: 'Spanish' },
      educationalLevel: ['IGCSE', 'IB'],
      // Only the map lists the lessons. On the home page the same course would add 0.3 KB.
      ...(canonicalPath === paths.grammar && {
        hasPart: lessons.map((part) => ({
          '@type': 'LearningResource',
          name: part.title,
          url: absoluteUrl(paths.lesson(part)),
        })),
      }),
    })
  if (lesson !== undefined)
    graph.push({
      '@type': 'LearningResource',
      name: title,
      description,
      url: absoluteUrl(canonicalPath),
      image: absoluteUrl(`/${pictureOf(canonicalPath).file}`),
      learningResourceType: 'Lesson',
      educationalLevel: findStop(lesson.id)?.level.name ?? lesson.badge,
      teaches: lesson.description,
      about: { '@type': 'Language', name: 'Spanish' },
      provider,
      ...free,
      license: 'https://creativecommons.org/licenses/by/4.0/',
      isPartOf: { '@type': 'Course', '@id': course },
    })
  if (canonicalPath !== paths.home) graph.push(breadcrumbs(canonicalPath, lesson, title, absoluteUrl))
  // Escaped, so that the JSON cannot contain `</script>`.
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll(
    '<',
    '\\u003c',
  )
  return `<script type="application/ld+json">${json}</script>`
}

/** For pages that search engines must not index. */
export const notIndexed = '<meta name="robots" content="noindex">'

const property = (name: string, content: string) =>
  `<meta property="og:${name}" content="${encode(content)}">`

/**
 * What goes into a page's head after React's tags. Without an origin, everything that needs an absolute URL is left
 * out.
 */
export function headFor(page: Page, reactHead: string, origin: string | undefined): string {
  const meta = readMeta(reactHead, page.path)
  const { title, description } = meta
  const canonicalPath = canonical(page)
  const isCopy = canonicalPath !== page.path
  const tags = [
    property('site_name', site),
    property('locale', 'en_GB'),
    property('type', canonicalPath.split('/').length > 2 ? 'article' : 'website'),
    property('title', title),
    property('description', description),
  ]
  // A duplicate page refers search engines to the canonical URL. Without an origin it cannot, so it is not indexed.
  if (!page.indexed && !(isCopy && origin !== undefined)) tags.push(notIndexed)
  if (origin === undefined) return tags.join('')
  const absoluteUrl = (path: string) => `${origin}${path}`
  const picture = pictureOf(canonicalPath)
  return [
    `<link rel="canonical" href="${absoluteUrl(canonicalPath)}">`,
    ...tags,
    property('url', absoluteUrl(canonicalPath)),
    property('image', absoluteUrl(`/${picture.file}`)),
    property('image:width', '1200'),
    property('image:height', '630'),
    property('image:alt', describePicture(picture)),
    '<meta name="twitter:card" content="summary_large_image">',
    ...(page.indexed ? [structuredData(canonicalPath, meta, absoluteUrl)] : []),
  ].join('')
}
