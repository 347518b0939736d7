import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import bcd, { type CompatStatement, type Identifier } from '@mdn/browser-compat-data'
import { parseSync, Visitor } from 'oxc-parser'
import { expect, inject, test } from 'vitest'
import { oldestBrowsers } from '../../build/oldest-browsers'

const { directory } = inject('built')

/** The browsers whose engines differ. Edge has Chrome's. */
const checked = { ...oldestBrowsers, safari_ios: oldestBrowsers.safari }

/** Whether a version is at most another, number by number. */
function isAtMost(version: string, most: string): boolean {
  const [one, other] = [version, most].map((text) => text.replace('≤', '').split('.').map(Number))
  const at = [0, 1, 2].find((place) => (one?.[place] ?? 0) !== (other?.[place] ?? 0))
  return at === undefined || (one?.[at] ?? 0) < (other?.[at] ?? 0)
}

/** Whether each of the oldest browsers has a feature, without a flag or a prefix. */
const isEverywhere = ({ support }: CompatStatement): boolean =>
  Object.entries(checked).every(([browser, most]) => {
    const statements = support[browser as keyof typeof checked]
    return [statements ?? []]
      .flat()
      .some(
        ({ version_added: added, version_removed: removed, flags, prefix, alternative_name: other }) =>
          typeof added === 'string' &&
          added !== 'preview' &&
          isAtMost(added, most) &&
          !(typeof removed === 'string' && isAtMost(removed, most)) &&
          flags === undefined &&
          prefix === undefined &&
          other === undefined,
      )
  })

/** The interfaces of the web platform that the site uses. Others have methods with everyday names, such as `to`. */
const usedInterfaces =
  /^(?:HTML|Element$|Node|Document|Window$|Navigator$|Event|Mouse|Keyboard|Pointer|Range$|Selection$|DOM|URL|Storage$|Abort|Response$|Request$|Headers$|Blob$|File|FormData$|Speech|Media|IntersectionObserver|ResizeObserver|MutationObserver|Performance$|Cache|Clipboard|Crypto$|SubtleCrypto$|ServiceWorker|Client|CSS$|History$|Location$|Text|Animation$)/

/** All features in a branch of the compatibility data, each with its path. */
function* featuresBelow(
  branch: Identifier,
  path: readonly string[] = [],
): Generator<[path: readonly string[], compat: CompatStatement]> {
  if (branch.__compat !== undefined) yield [path, branch.__compat]
  for (const [name, child] of Object.entries<Identifier>(branch))
    if (name !== '__compat') yield* featuresBelow(child, [...path, name])
}

/** Method names that no object of the oldest browsers has. */
function newMethods(): ReadonlySet<string> {
  const available = new Set<string>()
  const used = new Set<string>()
  const note = (name: string, compat: CompatStatement, isUsed: boolean) => {
    const method = name.replace(/_(?:static|event)$/, '')
    if (isEverywhere(compat)) available.add(method)
    if (isUsed) used.add(method)
  }
  // The calendar package accepts Temporal’s dates, but the site has none.
  for (const [[owner, ...below], compat] of featuresBelow(bcd.javascript['builtins'] ?? {}))
    note(below.at(-1) ?? '', compat, owner !== 'Temporal')
  for (const [[owner = '', name, below], compat] of featuresBelow(bcd.api))
    if (name !== undefined && below === undefined) note(name, compat, usedInterfaces.test(owner))
  return new Set([...used].filter((name) => !available.has(name)))
}

const lookbehind = /\(\?<[=!]/

/** Everything in a script that one of the oldest browsers cannot parse or does not have. */
function tooNewIn(code: string, file: string, methods: ReadonlySet<string>): Set<string> {
  const found = new Set<string>()
  const { program, errors } = parseSync(file, code)
  expect(errors, file).toEqual([])
  new Visitor({
    CallExpression({ callee }) {
      if (callee.type !== 'MemberExpression' || callee.computed) return
      if (callee.property.type === 'Identifier' && methods.has(callee.property.name))
        found.add(`${callee.property.name}()`)
    },
    Literal({ value, ...literal }) {
      const pattern = 'regex' in literal ? literal.regex.pattern : value
      if (typeof pattern === 'string' && lookbehind.test(pattern)) found.add('lookbehind')
      if ('regex' in literal && literal.regex.flags.includes('v')) found.add('regular expression with flag v')
    },
    TemplateElement({ value }) {
      if (lookbehind.test(value.raw)) found.add('lookbehind')
    },
    StaticBlock() {
      found.add('static block')
    },
  }).visit(program)
  return found
}

const filesWith = (ending: string) =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending))

/** The name of a script without the hash of its content. */
const nameOf = (file: string) => basename(file).replace(/(?:-[\w-]{7})?\.js$/, '')

/**
 * Methods that are called only where they exist, or that are our own or a package's and only share the name: each with
 * the scripts that call it.
 */
const reviewed: readonly (readonly [method: string, scripts: readonly string[], reason: string])[] = [
  ['showPopover()', ['no-voice-note'], 'the note is shown without a popover if there are none'],
  ['segment()', ['profile'], 'profile.ts works without Intl.Segmenter'],
  ['share()', ['writing-view'], 'the desk offers to share a text only if the browser can'],
  ['canShare()', ['writing-view'], 'called only if it exists'],
  ['startViewTransition()', ['main'], 'React Router and React call it only if it exists'],
  ['use()', ['main'], 'React’s own'],
  ['checkVisibility()', ['use-menu'], 'the focus library calls it only if it exists'],
  ['toSorted()', ['use-menu'], 'a method of Radix’s own ordered dictionary'],
  ['handle()', ['sw'], 'a method of Workbox’s strategies'],
  ['isValid()', ['calendar-file'], 'a method of the calendar package’s dates'],
  ['role()', ['calendar-file'], 'a method of the calendar package’s attendees'],
  ['lock()', ['supabase'], 'Supabase’s own'],
  ['toBase64()', ['supabase'], 'called only if it exists'],
  ['captureStackTrace()', ['schedule'], 'called only if it exists'],
]

test('no script needs more than the oldest browsers have', { timeout: 300_000 }, () => {
  const methods = newMethods()
  const found = new Set(
    filesWith('.js').flatMap((file) =>
      [...tooNewIn(readFileSync(join(directory, file), 'utf8'), file, methods)].map(
        (feature) => `${nameOf(file)}: ${feature}`,
      ),
    ),
  )
  // Each reviewed method is still in use.
  const known = reviewed.flatMap(([method, scripts]) => scripts.map((script) => `${script}: ${method}`))
  expect([...found].sort()).toEqual(known.sort())
})

/** The style sheet, which is in every page. */
function styleSheet(): string {
  const [css = ''] = /<style>.*?<\/style>/s.exec(readFileSync(join(directory, 'index.html'), 'utf8')) ?? []
  expect(css).not.toBe('')
  return css
}

test('where a browser has no color-mix, no background hides the text on it', () => {
  // The opaque colour is shown instead, which looks nearly the same if the colour is nearly opaque.
  const isNearlyOpaque = (name: string) => Number(/\/(\d+)/.exec(name)?.[1] ?? 0) >= 80
  const backgrounds = /\.([^{}]+)\{background-color:var\([^)]+\)\}@supports \(color:color-mix/g
  const names = [...styleSheet().matchAll(backgrounds)].map(([, name = '']) => name.replaceAll('\\', ''))
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((name) => !isNearlyOpaque(name))).toEqual([])
})

test('no style sheet needs ranges in media queries, or nesting', () => {
  const css = styleSheet()
  expect(css.match(/@media[^{]*[<>][^{]*/g) ?? []).toEqual([])
  expect(css.match(/[;{}]&[^;{}]*\{/g) ?? []).toEqual([])
})
