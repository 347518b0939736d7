import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lessons } from '@/content/registry'
import { paths } from '@/paths'
import { Frame } from '../../../tests/support/signed-in'
import { BackLink } from './back-link'
import { titleOf } from './page-title'
import { RememberPage } from './remember-page'
import { deleteReturnTo, loadReturnTo, readPlace, readReturnTo, saveReturnTo } from './return-to'

const name = 'proxima-return-to'
const stored = (path: unknown, at: unknown = Date.now()) =>
  localStorage.setItem(name, JSON.stringify({ version: 1, path, at }))

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.useRealTimers()
})

const whole = ({ pathname, search, hash }: NonNullable<ReturnType<typeof readPlace>>) =>
  pathname + search + hash

/** Values that an attacker could write to storage to lead a student to another site. */
const hostile = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/%2F/evil.example',
  '/%5Cevil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/grammar/..//evil.example',
  'https://evil.example/grammar',
  'http://localhost@evil.example/grammar',
  '/@evil.example',
  'grammar/ser-estar',
  '',
  '/',
  '/grammar/ser-estar\u0000',
  '/grammar/ser%2Destar',
  '/ｇrammar',
  `/${'a'.repeat(400)}`,
  `/grammar/ser-estar?${'a'.repeat(400)}`,
  '/nowhere',
  '/grammar/no-such-lesson',
  '/tense/ser-estar',
  '/read/no-such-text',
  '/__proto__',
  '/constructor',
  '/words/toString',
  '/auth',
  '/new-password',
  '/account',
  '/mail',
  42,
  null,
  ['/grammar'],
  { pathname: '/grammar' },
]

test.each(hostile.map((path) => [path]))('leads nowhere by %j', async (path) => {
  stored(path)
  expect(await loadReturnTo()).toBeNull()
  if (typeof path === 'string') {
    localStorage.clear()
    await saveReturnTo(path)
    expect(localStorage).toHaveLength(0)
  }
})

test('refuses a long path at once, without trying every way to read it', () => {
  expect(readPlace(`/${'a'.repeat(297)}!`)).toBeNull()
  expect(readPlace(`${'/a'.repeat(149)}!`)).toBeNull()
})

test.each([
  ['/grammar/ser-estar', '/grammar/ser-estar'],
  ['/grammar/ser-estar#rate', '/grammar/ser-estar#rate'],
  ['/tense/Indefenido', '/tense/Indefenido'],
  ['/tenses?verb=dormir#any-verb', '/tenses?verb=dormir#any-verb'],
  ['/practice?topic=present', '/practice?topic=present'],
  // A code, a token or an error is never stored.
  ['/tenses?verb=ir&code=123&token_hash=abc&error=x', '/tenses?verb=ir'],
  ['/grammar?code=123', '/grammar'],
  ['/grammar#access_token=abc&type=signup', '/grammar'],
  ['/grammar#error=access_denied', '/grammar'],
  ['/grammar#"><script>', '/grammar'],
])('of %s it stores %s', async (path, expected) => {
  await saveReturnTo(path)
  const place = readReturnTo()
  expect(place && whole(place)).toBe(expected)
  expect(JSON.parse(localStorage.getItem(name) ?? '')).toMatchObject({ version: 1, path: expected })
})

test('is stored for an hour, and then deleted', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await saveReturnTo('/grammar/ser-estar')
  vi.setSystemTime(Date.now() + 59 * 60_000)
  expect(readReturnTo()).not.toBeNull()
  vi.setSystemTime(Date.now() + 60_000)
  expect(readReturnTo()).toBeNull()
  expect(localStorage).toHaveLength(0)
})

test.each([
  ['a time to come', () => stored('/grammar', Date.now() + 1e6)],
  ['no time', () => stored('/grammar', null)],
  ['a time in words', () => stored('/grammar', 'now')],
  ['something that is no JSON', () => localStorage.setItem(name, '{"path":')],
  ['a list', () => localStorage.setItem(name, '["/grammar"]')],
  ['nothing', () => localStorage.setItem(name, 'null')],
])('ignores and deletes what has %s', (_, store) => {
  store()
  expect(readReturnTo()).toBeNull()
  expect(localStorage).toHaveLength(0)
})

test('an address that is no place to come back to leaves the stored one', async () => {
  await saveReturnTo('/grammar/ser-estar')
  for (const path of ['/', '/new-password', '/account', '/privacy', '/nowhere']) await saveReturnTo(path)
  expect(readReturnTo()?.pathname).toBe('/grammar/ser-estar')
  deleteReturnTo()
  expect(localStorage).toHaveLength(0)
})

test('every lesson, and a page of each room, has its title', async () => {
  for (const lesson of lessons)
    expect(await titleOf(paths.lesson(lesson))).toEqual({ title: lesson.title, lesson: lesson.id })
  const { readingList } = await import('virtual:reading-list')
  const { listeningList } = await import('virtual:listening-list')
  const { writingList } = await import('virtual:writing-list')
  const { speakingList } = await import('virtual:speaking-list')
  const pages = [
    ...readingList.map(({ id, title }) => [paths.readingText(id), title, true] as const),
    ...listeningList.map(({ id, title }) => [paths.listeningPassage(id), title, true] as const),
    ...writingList.map(({ id, title }) => [paths.writingTask(id), title, false] as const),
    ...speakingList.map(({ id, title, isSpanish }) => [paths.speaking(id), title, isSpanish] as const),
  ]
  expect(pages.length).toBeGreaterThan(40)
  for (const [path, title, isSpanish] of pages) {
    await saveReturnTo(path)
    expect(readReturnTo()?.pathname).toBe(path)
    expect(await titleOf(path)).toEqual({ title, isSpanish })
  }
  expect(await titleOf('/words/identities')).toEqual({ title: 'Identities' })
})

test('the link says where it leads, and is used once', async () => {
  await saveReturnTo('/grammar/ser-estar')
  const { unmount } = render(
    <Frame session={null}>
      <BackLink />
    </Frame>,
  )
  const link = await screen.findByRole('link', { name: 'Back to Ser vs Estar' })
  expect(link).toHaveAttribute('href', '/grammar/ser-estar')
  await userEvent.click(link)
  expect(localStorage).toHaveLength(0)
  unmount()
  const { container } = render(
    <Frame session={null}>
      <BackLink />
    </Frame>,
  )
  await loadReturnTo()
  expect(container).toBeEmptyDOMElement()
})

test('the link leads to the rating that waits to be saved', async () => {
  await saveReturnTo('/grammar/ser-estar')
  render(
    <Frame session={null}>
      <BackLink rated="ser-estar" />
    </Frame>,
  )
  const link = await screen.findByRole('link', { name: 'Back to Ser vs Estar and mark it as completed' })
  expect(link).toHaveAttribute('href', '/grammar/ser-estar#rate')
})

test('a Spanish title is marked as Spanish', async () => {
  await saveReturnTo(paths.review)
  render(
    <Frame session={null}>
      <BackLink />
    </Frame>,
  )
  await screen.findByRole('link', { name: 'Back to Repaso' })
  expect(screen.getByText('Repaso')).toHaveAttribute('lang', 'es')
})

/** Renders a site with empty pages. */
function openSite(path: string) {
  const frame = (
    <>
      <RememberPage />
      <Outlet />
    </>
  )
  const router = createMemoryRouter([{ element: frame, children: [{ path: '*', element: null }] }], {
    initialEntries: [path],
  })
  render(<RouterProvider router={router} />)
  return router
}

test('the page is remembered by whichever link a student leaves to sign in', async () => {
  const router = openSite('/igcse')
  const go = (path: string) => act(() => router.navigate(path))
  await go('/tenses?verb=ir#any-verb')
  expect(localStorage).toHaveLength(0)
  await go('/auth')
  await vi.waitFor(() => expect(readReturnTo()?.pathname).toBe('/tenses'))
  expect(readReturnTo()).toEqual({ pathname: '/tenses', search: '?verb=ir', hash: '#any-verb' })
  // The stored page survives a detour through the forgotten password page or home.
  for (const path of ['/new-password', '/auth', '/', '/auth']) await go(path)
  await loadReturnTo()
  expect(readReturnTo()?.pathname).toBe('/tenses')
})

test.each([
  ['http://localhost:3000/grammar/ser-estar', '/grammar/ser-estar'],
  ['https://evil.example/grammar/ser-estar', undefined],
  ['http://localhost:3000.evil.example/grammar', undefined],
  ['', undefined],
])('if the sign-in page is opened as a document, coming from %j, it remembers %j', async (referrer, path) => {
  expect(window.location.origin).toBe('http://localhost:3000')
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
  openSite('/auth')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(readReturnTo()?.pathname).toBe(path)
})
