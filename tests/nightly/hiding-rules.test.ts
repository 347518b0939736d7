import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { afterAll, expect, inject, test } from 'vitest'
import { prerenderedPages } from '@/app/prerendered-pages'
import { pageIn } from '../support/first-load'

const folder = mkdtempSync(join(tmpdir(), 'proxima-hiding-rules-'))
afterAll(() => rmSync(folder, { recursive: true }))

/**
 * AdGuard publishes its filter lists in this package, EasyList and its lists for other languages among them. It is not
 * a dependency, because it has 116 MB, and because only today's rules are of interest.
 */
function downloadLists(): string {
  const [packed = ''] = execFileSync('npm', ['pack', '--silent', '@adguard/dnr-rulesets'], {
    cwd: folder,
    encoding: 'utf8',
  }).split('\n')
  execFileSync('tar', ['xzf', packed], { cwd: folder })
  return join(folder, 'package/dist/filters/declarative')
}

/** The selectors of a list that hide elements on every site: `###ad-banner`, but not `example.com###ad-banner`. */
function hidingSelectors(lists: string, list: string): string[] {
  const [{ metadata }] = JSON.parse(readFileSync(join(lists, list, `${list}.json`), 'utf8'))
  // Some files only describe the others.
  const rules: string = metadata?.rawFilterList ?? ''
  return [...rules.matchAll(/^##(?![+^])(.+?)\r?$/gm)].map(([, selector = '']) => selector)
}

/** Every kind of element on the site, once: its name, id and classes. */
function kindsOfElement(): Set<string> {
  const { directory } = inject('built')
  const tags = prerenderedPages.flatMap(
    ({ path }) => pageIn(directory, path).match(/<[a-z][a-z0-9-]*(?= )[^>]*/g) ?? [],
  )
  return new Set(
    tags.map((tag) => {
      const [name = ''] = /^<[a-z0-9-]+/.exec(tag) ?? []
      return `${name}${[...tag.matchAll(/ (?:id|class)="[^"]*"/g)].join('')}></${name.slice(1)}>`
    }),
  )
}

test('no page has an element that an ad blocker hides on every site', () => {
  const lists = downloadLists()
  const selectors = new Set(readdirSync(lists).flatMap((list) => hidingSelectors(lists, list)))
  expect(selectors.size).toBeGreaterThan(10_000)
  const { document } = new JSDOM([...kindsOfElement()].join(''), { url: 'https://spanish.example' }).window
  const all = [...document.body.querySelectorAll('*')]
  const named = new Set(
    all.flatMap(({ id, classList }) => [`#${id}`, ...[...classList].map((name) => `.${name}`)]),
  )
  // There are too many rules to look each of them up in the document.
  const plain = /^[#.][\w-]+(?=:not\(:empty\)$|$)/
  const ofAttributes = /^[a-z]*\[(?:id|class)[*^$~|]?="[^"]*"\]$/
  const hidden = [...selectors].filter((selector) => {
    const [name] = plain.exec(selector) ?? []
    if (name !== undefined) return named.has(name)
    return ofAttributes.test(selector) && document.querySelector(selector) !== null
  })
  expect(hidden).toEqual([])
})
