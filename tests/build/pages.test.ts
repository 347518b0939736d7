import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { prerenderedPages } from '@/app/prerendered-pages'
import { lessons } from '@/content/registry'
import { pageIn, scriptsOf } from '../support/first-load'
import { textsOfPage } from '../support/language'

/** The addresses in the specification, each with text that must be on the page before any script runs. */
const specified: readonly (readonly [path: string, text: string])[] = [
  ['/', 'Start Learning Today'],
  ['/auth', 'Welcome Back'],
  ['/grammar', 'Transfer Station'],
  ['/practice', 'Fill in the Blanks'],
  ['/tenses', 'Imperative Mood'],
  ['/word-of-the-day', 'Previous Words'],
  ['/about', 'Our mission'],
  ['/igcse', 'IGCSE Spanish'],
  ['/ib', 'IB Spanish'],
  ...lessons.map((lesson) => [`/${lesson.type}/${lesson.id}`, 'Rate this topic'] as const),
]

const pages = [
  ...specified,
  ...prerenderedPages.flatMap(({ path }) =>
    specified.some(([known]) => known === path) ? [] : [[path, '</h1>'] as const],
  ),
]

/** A built page, and the part of it rendered by React. */
function read(path: string) {
  const html = pageIn(inject('built').directory, path)
  const [root = ''] = /<div id="root"[^>]*>.*$/s.exec(html) ?? []
  return { html, rendered: root.slice(root.indexOf('>') + 1) }
}

test('every specified page is built, and the second address of a tense', () => {
  const built = prerenderedPages.map(({ path }) => path)
  expect(built).toEqual(expect.arrayContaining([...specified.map(([path]) => path), '/tense/Indefenido']))
})

test.each(pages)('%s has its title, one h1 and its text before any script runs', (path, text) => {
  const { html, rendered } = read(path)
  expect(html).toMatch(/<title>[^<]+ · Próxima<\/title>/)
  expect(rendered.match(/<h1/g)).toHaveLength(1)
  expect(rendered).toContain(text)
  // The signed-in state is filled in later.
  expect(rendered).not.toContain('Sign In</a>')
  expect(rendered).not.toMatch(/undefined|\[object|NaN/)
  // The content security policy forbids inline scripts.
  expect(rendered).not.toContain('<script')
})

test.each(prerenderedPages)('on $path, a translator leaves the Spanish as it is', ({ path }) => {
  const translated = textsOfPage(read(path).rendered).filter(({ text, lang, within }) => {
    const [, translate] =
      / translate="(yes|no)"/.exec(within.findLast((tag) => / translate="/.test(tag)) ?? '') ?? []
    return lang === 'es' && text.trim() !== '' && translate !== 'no'
  })
  expect(translated.map(({ text }) => text)).toEqual([])
})

test.each(['/tense/indefenido', '/tense/Indefenido'])('%s shows only the correct spelling', (path) => {
  const text = read(path).rendered.replace(/<[^>]*>/g, ' ')
  expect(text).toContain('pretérito indefinido')
  expect(text).not.toMatch(/indefenido/i)
})

test('home names no lesson before its data loads, so that its requests don’t grow with the lessons', () => {
  const { directory } = inject('built')
  const { html, rendered } = read('/')
  const asked = scriptsOf(html).map((file) => [file, readFileSync(join(directory, file), 'utf8')] as const)
  const named = [['its page', rendered] as const, ...asked].flatMap(([file, text]) =>
    lessons.filter(({ id }) => new RegExp(`["'\`/]${id}["'\`]`).test(text)).map(({ id }) => `${file}: ${id}`),
  )
  expect(named).toEqual([])
})

test('a lesson built without a contact address has no link to report a mistake, and says what happens to a comment', () => {
  const { rendered } = read('/grammar/ser-estar')
  expect(rendered).toContain('This comment is just for you: it isn’t sent to us.')
  expect(rendered).not.toContain('Report a mistake')
})
