/** What search engines and chats read in the head of a page. Written when the site is built: no script knows of it. */
import type { PrerenderedPage } from '../src/app/prerendered-pages.ts'
import { siteMap } from '../src/app/site-map.ts'
import { type LessonEntry, lessons } from '../src/content/registry.ts'
import { findStop } from '../src/content/roadmap.ts'
import { paths } from '../src/paths.ts'
import { describePicture, pictureOf } from './pictures.ts'

type Page = Pick<PrerenderedPage, 'path' | 'copyOf' | 'indexed'>

/** The one address of a page. */
export const canonical = ({ path, copyOf }: Page) => copyOf ?? path

/** What React has written as title and description of a page. */
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

/** Reads title and description out of the head that React has written. Throws for a page that has not both. */
function read(head: string, path: string): Written {
  const [, title] = /<title>(.+?) · Próxima<\/title>/.exec(head) ?? []
  const [, description] = /<meta name="description" content="([^"]+)"/.exec(head) ?? []
  if (title === undefined || description === undefined)
    throw new Error(`${path} does not say its title and its description`)
  return { title: decoded(title), description: decoded(description) }
}

const labelOf = (path: string) => siteMap.find((page) => page.path === path)?.label

/** The page above this one, which its breadcrumb names too. */
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

/** What the page is, in the words of schema.org. */
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
      // The map lists the lessons; on home they are the same course, and 0.3 KB.
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
  // Within a script nothing may look like its end.
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll(
    '<',
    '\\u003c',
  )
  return `<script type="application/ld+json">${json}</script>`
}

/** For what search engines shall not list. */
export const notIndexed = '<meta name="robots" content="noindex">'

const property = (name: string, content: string) =>
  `<meta property="og:${name}" content="${encoded(content)}">`

/**
 * What goes into the head of a page after what React wrote there. Without an origin all that needs an absolute address
 * is left out.
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
  // A second address of a page leads search engines to the first one by that page's address; if it cannot, it hides.
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
