import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { fileOf, type PrerenderedPage, prerenderedPages } from '@/app/prerendered-pages'
import { lessons } from '@/content/registry'
import { paths } from '@/paths'
import { canonical, headFor } from '../../build/head'

const { directory } = inject('built')
const origin = 'https://spanish.example'

interface Thing {
  '@type': string
  [property: string]: unknown
}

/** The head of a page as seen by a client that doesn’t run scripts. */
function readHead({ path }: Pick<PrerenderedPage, 'path'>) {
  const html = readFileSync(join(directory, fileOf(path)), 'utf8')
  const head = html.slice(0, html.indexOf('</head>'))
  const body = html.slice(head.length)
  const all = (pattern: RegExp) => [...head.matchAll(pattern)].map(([, found = '']) => found)
  return {
    body,
    titles: all(/<title>([^<]*)<\/title>/g),
    descriptions: all(/<meta name="description" content="([^"]*)"/g),
    canonicals: all(/<link rel="canonical" href="([^"]*)"/g),
    robots: all(/<meta name="robots" content="([^"]*)"/g),
    images: all(/<meta property="og:image" content="([^"]*)"/g),
    properties: all(/<meta property="og:([^"]*)" content="[^"]+"/g),
    data: all(/<script type="application\/ld\+json">([^<]*)<\/script>/g).flatMap(
      (json): Thing[] => JSON.parse(json)['@graph'],
    ),
  }
}

const pages = prerenderedPages.map((page) => ({ page, head: readHead(page) }))
const indexed = pages.filter(({ page }) => page.indexed)

/** Every URL on this site in a page’s metadata. */
const addressesIn = (data: unknown): string[] =>
  [...JSON.stringify(data).matchAll(/"(https:\/\/spanish\.example[^"]*)"/g)].map(
    ([, address = '']) => address,
  )

const isBuilt = (address: string) => {
  const { pathname } = new URL(address)
  return existsSync(join(directory, pathname)) && pathname !== '/'
    ? !pathname.endsWith('/')
    : existsSync(join(directory, fileOf(pathname)))
}

test('every page names its one canonical address, only in the head', () => {
  for (const { page, head } of pages) {
    expect(head.canonicals, page.path).toEqual([origin + canonical(page)])
    expect(head.titles, page.path).toHaveLength(1)
    expect(head.descriptions, page.path).toHaveLength(1)
    expect(head.body, page.path).not.toMatch(/<meta (?:name|property)=|rel="canonical"|ld\+json/)
  }
  expect(readHead({ path: '/tense/Indefenido' }).canonicals).toEqual([`${origin}/tense/indefenido`])
})

test('the sitemap lists the indexed pages, each by its canonical address', () => {
  const sitemap = readFileSync(join(directory, 'sitemap.xml'), 'utf8')
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)
  expect(listed).toEqual(indexed.flatMap(({ head }) => head.canonicals))
})

test('hidden pages ask not to be indexed, and a second address names the first one instead', () => {
  const hidden = pages.filter(({ head }) => head.robots.includes('noindex')).map(({ page }) => page.path)
  const unlisted = pages.filter(({ page }) => !page.indexed && page.aliasOf === undefined)
  expect(hidden).toEqual(unlisted.map(({ page }) => page.path))
  expect(hidden).toContain('/auth')
  for (const shell of ['404.html', 'shell.html']) {
    const html = readFileSync(join(directory, shell), 'utf8')
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).not.toMatch(/canonical|og:|ld\+json/)
  }
})

test('no two indexed pages share a title or description, and all fit a list of results', () => {
  for (const part of ['titles', 'descriptions'] as const) {
    const texts = indexed.flatMap(({ head }) => head[part])
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([])
  }
  const length = (html: string) => html.replace(/&[^;]+;/g, '.').length
  const tooLong = indexed.flatMap(({ head }) => [
    ...head.titles.filter((title) => length(title) > 100),
    ...head.descriptions.filter((text) => length(text) < 50 || length(text) > 160),
  ])
  expect(tooLong).toEqual([])
})

test('every page has a title, description and existing picture for chats, and each lesson has its own', () => {
  for (const { page, head } of pages) {
    expect(head.properties.toSorted(), page.path).toEqual(
      'description image image:alt image:height image:width locale site_name title type url'.split(' '),
    )
    expect(head.images.map(isBuilt), page.path).toEqual([true])
  }
  const pictures = lessons.flatMap((lesson) => readHead({ path: paths.lesson(lesson) }).images)
  expect(new Set(pictures).size).toBe(lessons.length)
})

/** The properties that search engines require for each type. */
const required: Readonly<Record<string, readonly string[]>> = {
  Course: ['name', 'description', 'provider', 'url'],
  LearningResource: [
    'name',
    'description',
    'url',
    'educationalLevel',
    'teaches',
    'learningResourceType',
    'inLanguage',
    'isAccessibleForFree',
    'isPartOf',
  ],
  BreadcrumbList: ['itemListElement'],
}

test('every page describes itself with schema.org, with nothing missing and no broken address', () => {
  for (const { page, head } of pages) {
    for (const thing of head.data)
      expect(Object.keys(thing), `${page.path} ${thing['@type']}`).toEqual(
        expect.arrayContaining([...(required[thing['@type']] ?? ['a known type'])]),
      )
    expect(
      addressesIn(head.data).filter((address) => !isBuilt(address)),
      page.path,
    ).toEqual([])
    const lesson = lessons.find((one) => paths.lesson(one) === page.path)
    const course = page.path === paths.home || page.path === paths.grammar
    expect(
      head.data.map((thing) => thing['@type']),
      page.path,
    ).toEqual(
      page.indexed
        ? [
            ...(course ? ['Course'] : []),
            ...(lesson === undefined ? [] : ['LearningResource']),
            ...(page.path === paths.home ? [] : ['BreadcrumbList']),
          ]
        : [],
    )
  }
})

test('a breadcrumb leads from home to the page itself, step by step', () => {
  const trails = indexed.flatMap(({ page, head }) =>
    head.data
      .filter((thing) => thing['@type'] === 'BreadcrumbList')
      .map(({ itemListElement }) => ({ page, items: itemListElement as Record<string, unknown>[] })),
  )
  expect(trails).toHaveLength(indexed.length - 1)
  for (const { page, items } of trails) {
    expect(
      items.map(({ position }) => position),
      page.path,
    ).toEqual(items.map((_, index) => index + 1))
    expect(items[0]).toMatchObject({ name: 'Home', item: `${origin}/` })
    expect(items.at(-1)?.['item']).toBe(origin + page.path)
    for (const { name } of items) expect(name, page.path).toMatch(/\S/)
  }
  const named = (path: string) => {
    const trail = trails.find(({ page }) => page.path === path)
    return trail?.items.map(({ name }) => name)
  }
  expect(named('/grammar/ser-estar')).toEqual(['Home', 'Grammar Roadmap', 'Ser vs Estar'])
  expect(named('/tense/present')).toEqual(['Home', 'Tenses', 'Present'])
})

test('the course on the map has all lessons', () => {
  const [course] = readHead({ path: paths.grammar }).data
  expect(course?.['hasPart']).toEqual(
    lessons.map((lesson) => ({
      '@type': 'LearningResource',
      name: lesson.title,
      url: origin + paths.lesson(lesson),
    })),
  )
})

test('a page without an origin has only tags that need none, and a second address is hidden', () => {
  const written =
    '<title>Past · Próxima</title><meta name="description" content="A &quot;past&quot; &lt;/script&gt;"/>'
  const copy = { path: '/tense/Indefenido', aliasOf: '/tense/indefenido', indexed: false }
  const head = headFor(copy, written, undefined)
  expect(head).toContain('property="og:title" content="Past"')
  expect(head).toContain('noindex')
  expect(head).not.toMatch(/canonical|og:url|og:image|ld\+json|undefined/)
  const whole = headFor({ path: '/tense/indefenido', indexed: true }, written, origin)
  expect(whole.match(/<\/script>/g), 'what a page says cannot end the script').toHaveLength(1)
  expect(() => headFor(copy, '<title>Past · Próxima</title>', origin)).toThrow(
    'has no title or no description',
  )
})
