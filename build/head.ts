/**
 * The metadata for search engines and link previews in the head of a page. Generated at build time; no client
 * code depends on it.
 */
import type { PrerenderedPage } from '../src/app/prerendered-pages.ts'
import { siteMap } from '../src/app/site-map.ts'
import { type LessonEntry, lessons } from '../src/content/registry.ts'
import { findStop } from '../src/content/roadmap.ts'
import { paths } from '../src/paths.ts'
import { describePicture, pictureOf } from './pictures.ts'

type Page = Pick<PrerenderedPage, 'path' | 'copyOf' | 'indexed'>

/** The canonical path of a page. */
export const canonical = ({ path, copyOf }: Page) => copyOf ?? path

/** The title and description of a page, as rendered by React. */
interface Written {
  title: string
  description: string
}

const site = 'Próxima'

const signs: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}
const decoded = (html: string) => html.replace(/&(?:amp|lt|gt|quot|#x27);/g, (sign) => signs[sign] ?? sign)
const encoded = (text: string) => text.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Extracts title and description from the head that React rendered. Throws when either is missing. */
function read(head: string, path: string): Written {
  const [, title] = /<title>(.+?) · Próxima<\/title>/.exec(head) ?? []
  const [, description] = /<meta name="description" content="([^"]+)"/.exec(head) ?? []
  if (title === undefined || description === undefined)
    throw new Error(`${path} does not say its title and its description`)
  return { title: decoded(title), description: decoded(description) }
}

const labelOf = (path: string) => siteMap.find((page) => page.path === path)?.label

/** The parent of a page, which its breadcrumb also shows. */
function parentOf(path: string, lesson: LessonEntry | undefined): string | undefined {
  if (lesson !== undefined) return paths.lessonList(lesson.type)
  const parent = /^\/[^/]+(?=\/)/.exec(path)?.[0]
  return parent !== undefined && labelOf(parent) !== undefined ? parent : undefined
}

function breadcrumbs(
  own: string,
  lesson: LessonEntry | undefined,
  title: string,
  at: (path: string) => string,
) {
  const parent = parentOf(own, lesson)
  const trail = [
    [paths.home, 'Home'],
    ...(parent === undefined ? [] : [[parent, labelOf(parent)]]),
    [own, title],
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(([path = '', name], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: at(path),
    })),
  }
}

const free = { inLanguage: 'en', isAccessibleForFree: true } as const

/** The schema.org data of a page, as JSON-LD. */
function structuredData(own: string, { title, description }: Written, at: (path: string) => string) {
  const course = `${at(paths.grammar)}#course`
  const provider = { '@type': 'Organization', name: site, url: at(paths.home) }
  const lesson = lessons.find((one) => paths.lesson(one) === own)
  const graph: object[] = []
  if (own === paths.home || own === paths.grammar)
    graph.push({
      '@type': 'Course',
      '@id': course,
      name: 'Free IGCSE and IB Spanish',
      description,
      url: at(paths.grammar),
      provider,
      ...free,
      about: { '@type': 'Language', name: 'Spanish' },
      educationalLevel: ['IGCSE', 'IB'],
      // Only the map lists the lessons. On the home page the same course would add 0.3 KB.
      ...(own === paths.grammar && {
        hasPart: lessons.map((part) => ({
          '@type': 'LearningResource',
          name: part.title,
          url: at(paths.lesson(part)),
        })),
      }),
    })
  if (lesson !== undefined)
    graph.push({
      '@type': 'LearningResource',
      name: title,
      description,
      url: at(own),
      image: at(`/${pictureOf(own).file}`),
      learningResourceType: 'Lesson',
      educationalLevel: findStop(lesson.id)?.level.name ?? lesson.badge,
      teaches: lesson.description,
      about: { '@type': 'Language', name: 'Spanish' },
      provider,
      ...free,
      license: 'https://creativecommons.org/licenses/by/4.0/',
      isPartOf: { '@type': 'Course', '@id': course },
    })
  if (own !== paths.home) graph.push(breadcrumbs(own, lesson, title, at))
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
  `<meta property="og:${name}" content="${encoded(content)}">`

/**
 * What goes into the head of a page after React's tags. Without an origin, everything that needs an absolute
 * URL is left out.
 */
export function headFor(page: Page, reactHead: string, origin: string | undefined): string {
  const written = read(reactHead, page.path)
  const { title, description } = written
  const own = canonical(page)
  const isCopy = own !== page.path
  const tags = [
    property('site_name', site),
    property('locale', 'en_GB'),
    property('type', own.split('/').length > 2 ? 'article' : 'website'),
    property('title', title),
    property('description', description),
  ]
  // A duplicate of a page refers search engines to the canonical URL. Without an origin it cannot, so it is
  // not indexed.
  if (!page.indexed && !(isCopy && origin !== undefined)) tags.push(notIndexed)
  if (origin === undefined) return tags.join('')
  const at = (path: string) => `${origin}${path}`
  const picture = pictureOf(own)
  return [
    `<link rel="canonical" href="${at(own)}">`,
    ...tags,
    property('url', at(own)),
    property('image', at(`/${picture.file}`)),
    property('image:width', '1200'),
    property('image:height', '630'),
    property('image:alt', describePicture(picture)),
    '<meta name="twitter:card" content="summary_large_image">',
    ...(page.indexed ? [structuredData(own, written, at)] : []),
  ].join('')
}
