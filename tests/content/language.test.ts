import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { wordLines } from '../../build/word-list'
import { entries } from '../../src/app/all-search-entries'
import { prerenderedPages } from '../../src/app/prerendered-pages'
import { renderPage } from '../../src/app/render-page'
import { lessons } from '../../src/content/registry'
import { wordThemes } from '../../src/content/word-themes'
import { Task } from '../../src/exercises/shared'
import { verbMeanings } from '../../src/spanish/verbs/list'
import { expectNone, loadDocuments, loadLessons } from '../support/content'
import {
  englishIn,
  englishProblems,
  proseOf,
  spanishIn,
  textsOfPage,
  unmarkedProblems,
} from '../support/language'
import { isFirstOfItsKind } from '../support/pages'

const { documents } = await loadDocuments()

describe.each(documents)('$id', (document) => {
  test('marks no English word as Spanish', () => {
    expectNone(englishProblems(document))
  })

  test('marks every Spanish word as Spanish', () => {
    expectNone(unmarkedProblems(document))
  })
})

const outsideStars = (text: string) => text.split('*').filter((_, place) => place % 2 === 0)

test('search results mark their Spanish', () => {
  const found = [
    ...entries.flatMap(({ title, of, lines }) => [title, of, ...lines]),
    ...wordThemes.flatMap(({ id }) => wordLines(id)),
  ]
  expect(found.filter((text) => text.includes('*')).length).toBeGreaterThan(2000)
  expectNone(
    found.flatMap((text) =>
      outsideStars(text)
        .flatMap(spanishIn)
        .map((word) => `"${word}" in "${text}"`),
    ),
  )
})

test('exercises mark the verb in brackets as Spanish', async () => {
  const tasks = (await loadLessons()).lessons.flatMap(({ lesson }) =>
    lesson.exercises.flatMap((exercise) => [exercise.en ?? '', exercise.ustedes?.en ?? '']),
  )
  const marked = tasks.flatMap((en) =>
    textsOfPage(renderToStaticMarkup(createElement(Task, { en }))).flatMap(({ text, lang }) =>
      lang === 'es' ? [text] : [],
    ),
  )
  expect(marked.length).toBeGreaterThan(100)
  const isNamed = (word: string) =>
    [word, word.replace(/se$/, '')].some((verb) => Object.hasOwn(verbMeanings, verb)) ||
    /^(?:tú|ustedes|usted|vosotros)$/.test(word)
  expect(marked.filter((word) => !isNamed(word))).toEqual([])
})

const names = lessons.map(({ title }) => title).filter((title) => spanishIn(title).length > 0)

/** Every lesson, and one page of every other kind. */
const pages = prerenderedPages.filter(
  ({ path }) => /^\/(?:grammar|tense)\//.test(path) || isFirstOfItsKind(path),
)

/** The opening tags of headings, links, buttons and labels. */
const named = /^<(?:h[1-6]|a|button|label|legend|summary|th|figcaption|caption)\b/
/** An `<option>` can’t contain mark-up, and a link to another site shows that site’s name. */
const exempt = /^<(?:option|a [^>]*href="https:)/

test.each(pages)('every heading, link and label of $path marks its Spanish', async ({ path }) => {
  const texts = textsOfPage(await renderPage(path)).filter(
    ({ lang, within }) =>
      lang !== 'es' && within.some((tag) => named.test(tag)) && !within.some((tag) => exempt.test(tag)),
  )
  expect(texts.length).toBeGreaterThan(10)
  expectNone(
    texts.flatMap(({ text, within }) => {
      // Links use the plain title of a lesson; only the lesson’s own page marks the Spanish in the title.
      const isTitle = within.some((tag) => tag.startsWith('<h1'))
      const rest = isTitle ? text : names.reduce((left, name) => left.replace(name, ''), text)
      return spanishIn(rest).map((word) => `"${word}" in "${text}"`)
    }),
  )
})

describe('the checks themselves', () => {
  test('report English inside Spanish', () => {
    expect(englishIn('Voy to Madrid.')).toEqual(['to'])
    expect(englishIn('ir a + infinitive')).toEqual(['infinitive'])
    expect(englishIn('He comido sin ella en mi casa, once veces.')).toEqual([])
  })

  test('report Spanish outside Spanish', () => {
    expect(proseOf('Use ser, not *estar*; ~~yo es~~ is wrong.').flatMap(spanishIn)).toEqual(['ser'])
    expect(spanishIn('He says ¿Qué? in mañana.')).toEqual(['¿Qué', 'mañana'])
    expect(spanishIn('This is the present. Anteayer is over.')).toEqual(['Anteayer'])
    expect(spanishIn('José’s aunt lives in Málaga and me, I have no café.')).toEqual([])
  })
})
