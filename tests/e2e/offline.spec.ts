import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { matchPath } from 'react-router-dom'
import { fileOf, prerenderedPages } from '../../src/app/prerendered-pages'
import { siteMap } from '../../src/app/site-map'
import { build } from '../support/build-site'
import { askedIn, type Choose, optionOf } from '../support/choices'
import { test as base, expect, openApp, settled } from '../support/journey-test'
import { isNightly } from '../support/nightly'
import { isFirstOfItsKind } from '../support/pages'
import { Site } from '../support/site'

/** A server for a single journey, which may stop or update it. */
const test = base.extend<{ server: Site }>({
  server: async ({}, use) => {
    const server = await Site.start()
    await use(server)
    await server.remove()
  },
  baseURL: async ({ server }, use) => use(server.origin),
})

test.use({ serviceWorkers: 'allow' })
// Each journey has its own server and waits until the device has cached the whole site.
test.slow()

const ana = { email: 'ana@example.com', password: 'aprender-espanol' }

/** Waits until the device has cached the whole site. */
const isKept = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready))

/** The heading of a built page. */
function titleOf(path: string): string {
  const [, title = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(readFileSync(join('dist', fileOf(path)), 'utf8')) ?? []
  return title
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&#x27;', '’')
    .replaceAll('&amp;', '&')
}

const title = (page: Page) => page.getByRole('heading', { level: 1 })

async function signInAsAna(page: Page): Promise<void> {
  await openApp(page, '/auth')
  await page.getByLabel('Email').fill(ana.email)
  await page.getByLabel('Password', { exact: true }).fill(ana.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByText('account menu')).toBeAttached()
}

test.describe('with the network cut', () => {
  test.use({ expectedErrors: [/^404: no page at \/no-such-stop/] })

  test('a student who has been here once walks through the whole site', { tag: '@phone' }, async ({
    page,
    context,
    server,
  }) => {
    test.setTimeout(480_000)
    await openApp(page, '/word-of-the-day')
    const word = await page
      .getByRole('region', { name: /./ })
      .getByRole('heading', { level: 2 })
      .first()
      .innerText()
    await isKept(page)
    await server.stop('SIGKILL')
    await context.setOffline(true)

    const walked = prerenderedPages.filter(({ path }) => isNightly || isFirstOfItsKind(path))
    for (const { path } of walked) {
      await page.goto(path)
      await expect(title(page), path).toHaveText(titleOf(path))
      await expect(page.getByRole('contentinfo'), path).toBeVisible()
    }

    await page.goto('/word-of-the-day')
    await expect(page.getByText(/^You’re offline: this is the word as it was on/)).toBeVisible()
    await expect(page.getByRole('heading', { name: word, exact: true })).toBeVisible()

    await page.goto('/no-such-stop')
    await expect(title(page)).toHaveText('Oops! Page not found')
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page.getByRole('link', { name: 'Start Learning Today' })).toBeVisible()

    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByLabel('Search lessons, words and guides').fill('subjunctive')
    await page
      .getByRole('dialog', { name: 'Search' })
      .getByRole('link', { name: /Present Subjunctive/ })
      .first()
      .click()
    await expect(title(page)).toContainText('Present Subjunctive')

    await page.goto('/practice')
    for (const number of [1, 2, 3]) {
      const card = page.getByRole('region', { name: `Question ${number} of 3` })
      await card.getByRole('radio').first().check()
      await card.getByRole('button', { name: 'Submit Answer' }).click()
      await card.getByRole('button', { name: 'Next Question' }).click()
    }
    await expect(page.getByRole('heading', { name: 'Quiz Complete!' })).toBeVisible()

    await page.goto('/tenses')
    await page.getByRole('button', { name: 'Look up a verb' }).click()
    await page.getByLabel('A verb, one of its forms or its meaning').fill('tuve')
    await expect(page.getByText('tener').first()).toBeVisible()
  })
})

test('on a train without a signal a student types words, reads a text and writes one, after opening only the first page before', {
  tag: '@phone',
}, async ({ page, context, server }) => {
  await openApp(page, '/')
  await isKept(page)
  await server.stop('SIGKILL')
  await context.setOffline(true)

  await page.goto('/words/everyday-activities')
  await page.getByRole('button', { name: 'Type ten words' }).click()
  const words = page.getByRole('region', { name: '10 words to type' })
  await words.getByRole('textbox').fill('zzz')
  await words.getByRole('textbox').press('Enter')
  await expect(words.getByText('Not yet', { exact: true })).toBeVisible()
  await expect(words.getByText('You’ll get this one again later.')).toBeVisible()

  await page.goto('/read/ib-sl-my-accent')
  await page.getByRole('group', { name: 'The text' }).getByText('bolígrafo', { exact: true }).first().click()
  await expect(page.getByText(/^bolígrafo: /)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Check answers' }).click()
  await page.getByRole('button', { name: 'Check them as they are' }).click()
  await expect(page.getByText(/^0 of \d+ marks$/)).toBeVisible()
  await page.getByRole('button', { name: 'Send them to Repaso' }).click()
  await expect(page.getByText('Added to Repaso: el bolígrafo.')).toBeVisible()

  await page.goto('/write/igcse-saturday-job')
  await page.getByRole('textbox', { name: 'Your text' }).fill('Soy quince años.')
  await page.getByRole('button', { name: 'I’ve finished' }).click()
  await expect(
    page.getByRole('region', { name: 'Check your text' }).getByText('Soy quince años', { exact: true }),
  ).toBeVisible()
})

test('on the same train a student reads the transcript of a recording, answers it, and goes through a role play', {
  tag: '@phone',
}, async ({ page, context, server }) => {
  await openApp(page, '/')
  await isKept(page)
  await server.stop('SIGKILL')
  await context.setOffline(true)

  await page.goto('/listen/igcse-adventure-park')
  await page
    .getByText('Show the transcript')
    .or(page.getByRole('button', { name: 'Read the transcript' }))
    .first()
    .click()
  await expect(page.getByText('Y tranquilos: las fotos').first()).toBeVisible()
  await page.getByRole('radio', { name: /phones/ }).check()
  await page.getByRole('button', { name: 'Check answers' }).click()
  await page.getByRole('button', { name: 'Check them as they are' }).click()
  await expect(page.getByText('1 of 8 marks')).toBeInViewport()

  await page.goto('/speak')
  await page.getByRole('region', { name: 'IGCSE role plays' }).getByRole('link').first().click()
  await page.getByRole('button', { name: 'Begin the role play' }).click()
  await page.getByRole('button', { name: 'Stop here' }).click()
  await expect(page.getByText('2 marks').first()).toBeVisible()
  await page.getByRole('link', { name: /^Next role play: / }).click()
  await expect(page.getByRole('button', { name: 'Begin the role play' })).toBeVisible()
})

/**
 * Two link targets on a built page: the last one that is visible without opening anything, and the last one that isn’t.
 * Ids generated by React are ignored; they begin with an underscore.
 */
const lastPlaces = (page: Page, path: string) =>
  page.evaluate(
    (html) => {
      const { body } = new DOMParser().parseFromString(html, 'text/html')
      const places = [...body.querySelectorAll('main :is(h2, h3, section, li)[id]:not([id^="_"])')]
      const isClosed = (place: Element) => place.closest('[hidden], [data-state="closed"] > *') !== null
      const last = [places.findLast((place) => !isClosed(place)), places.findLast(isClosed)]
      return last.flatMap((place) => (place === undefined ? [] : [place.id]))
    },
    readFileSync(join('dist', fileOf(path)), 'utf8'),
  )

/**
 * Where the target of a link appears. “On top” means just below the sticky bar, or as close to it as the end of the
 * page allows.
 */
const standing = (page: Page, id: string) =>
  page.evaluate((name) => {
    const place = document.getElementById(name)
    if (place === null) return 'not drawn'
    const pixels = (element: Element, property: 'scrollPaddingTop' | 'scrollMarginTop') =>
      Number.parseFloat(getComputedStyle(element)[property]) || 0
    const covered = pixels(document.documentElement, 'scrollPaddingTop')
    const { top, height } = place.getBoundingClientRect()
    const below = top - covered - pixels(place, 'scrollMarginTop')
    if (height > 0 && Math.abs(below) <= 1) return 'on top'
    const isAtEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1
    return height > 0 && isAtEnd && below > 0 && top < window.innerHeight
      ? 'on top'
      : `${Math.round(below)} pixels below the top`
  }, id)

/** Waits until the whole page, including its data from the backend, has been rendered. */
async function isWhole(page: Page): Promise<void> {
  await settled(page)
  await expect(page.getByText(/^Loading/).filter({ visible: true })).toHaveCount(0)
  // When the browser reports that there is no microphone, the recorders disappear and the page becomes shorter.
  if (/^\/speak\/(?!test$)/.test(new URL(page.url()).pathname))
    await expect(page.getByText(/^This device has no microphone, or it’s switched off/)).toBeVisible()
}

test('a returning student follows a link to a section and lands at it, and also after a reload', {
  tag: '@phone',
}, async ({ page, context }) => {
  test.setTimeout(480_000)
  // A browser may list its voices at any time, and the content above a section depends on them, so list one
  // immediately.
  await context.addInitScript(() => {
    window.speechSynthesis.getVoices = () => [{ name: 'Mónica', lang: 'es-ES' } as SpeechSynthesisVoice]
  })
  await openApp(page, '/')
  await isKept(page)
  const tried: string[] = []
  for (const { path: kind, source } of siteMap) {
    const first = prerenderedPages.find(
      ({ path, sources }) => matchPath(kind, path) !== null && sources[0] === `pages/${source}.tsx`,
    )
    if (first === undefined) continue
    for (const id of await lastPlaces(page, first.path)) {
      const address = `${first.path}#${id}`
      const tab = await context.newPage()
      await tab.goto(address)
      await isWhole(tab)
      await expect.poll(() => standing(tab, id), address).toBe('on top')
      await expect(tab.locator(`[id="${id}"]`), address).toBeFocused()
      await tab.reload()
      await isWhole(tab)
      await expect.poll(() => standing(tab, id), `${address}, reloaded`).toBe('on top')
      await tab.close()
      if (!tried.includes(kind)) tried.push(kind)
    }
  }
  expect(tried).toEqual(
    expect.arrayContaining([
      '/grammar/:grammar',
      '/tense/:tense',
      '/igcse',
      '/ib',
      '/tenses',
      '/about',
      '/grammar',
    ]),
  )

  // Content that is rendered late above the section doesn’t push it away, unless the student has scrolled.
  const [lesson, section] = ['/tense/indefenido', 'when-to-use']
  await page.goto(`${lesson}#${section}`)
  await isWhole(page)
  await expect.poll(() => standing(page, section)).toBe('on top')
  const growAbove = () =>
    page.evaluate(() => {
      // Turn scroll anchoring off, because not every browser supports it.
      document.documentElement.style.overflowAnchor = 'none'
      const late = document.createElement('div')
      late.style.height = '300px'
      document.querySelector('main')?.prepend(late)
    })
  await growAbove()
  await expect.poll(() => standing(page, section)).toBe('on top')
  await page.mouse.wheel(0, 200)
  await expect.poll(() => standing(page, section)).toBe('-200 pixels below the top')
  await growAbove()
  await expect.poll(() => standing(page, section)).toBe('100 pixels below the top')
})

const evening = new Date('2026-11-22T21:00:00Z')
const nextMorning = new Date('2026-11-23T07:30:00Z')

test('ten minutes on the bus: a student opens a new lesson and misses two, and the next day both come back without a signal', {
  tag: '@phone',
}, async ({ page, context, server }) => {
  await page.clock.install({ time: evening })
  await openApp(page, '/grammar/ser-estar')
  const choosing = page.locator('form').filter({ has: page.getByRole('radio'), hasNotText: 'Listen' })
  const isWithinTwoScreens = await choosing
    .first()
    .getByRole('radio')
    .first()
    .evaluate((field) => field.getBoundingClientRect().bottom + scrollY <= 2 * innerHeight)
  expect(isWithinTwoScreens).toBe(true)
  const missed: Choose[] = []
  while (missed.length < 2) {
    const form = choosing.first()
    const exercise = await askedIn(form)
    if (!missed.includes(exercise)) missed.push(exercise)
    await form.getByRole('radio', { name: optionOf(exercise, false), exact: true }).check()
    await form.getByRole('button', { name: 'Check' }).click()
    await page.getByRole('button', { name: 'Next' }).click()
  }
  await isKept(page)
  await page.close()

  await server.stop('SIGKILL')
  await context.setOffline(true)
  const morning = await context.newPage()
  await morning.clock.setSystemTime(nextMorning)
  await morning.goto('/')
  await expect(morning.getByText('Repaso: 2 to review today')).toBeVisible()
  await morning.getByRole('main').getByRole('link', { name: 'Repaso' }).click()
  await morning.getByRole('button', { name: 'Start' }).click()
  const card = morning.getByRole('region', { name: /to review$/ })
  const asked: string[] = []
  for (const _ of missed) {
    const exercise = await askedIn(card.locator('form'))
    asked.push(exercise.id)
    await card.getByRole('radio', { name: optionOf(exercise, true), exact: true }).check()
    await card.getByRole('button', { name: 'Check' }).click()
    await expect(card.getByText('Correct', { exact: true })).toBeVisible()
    await card.getByRole('button', { name: 'Next' }).click()
  }
  expect(asked.toSorted()).toEqual(missed.map(({ id }) => id).toSorted())
  await expect(card.getByText('All 2 right, 2 of them first time.')).toBeVisible()
})

test.describe('actions that need the network', () => {
  // The client’s error contains Chromium’s message.
  test.use({ expectedErrors: [/Failed to fetch/] })

  test('signing in says that it needs a connection, keeps what was typed, and then continues with it', async ({
    page,
    context,
  }) => {
    await openApp(page, '/')
    await isKept(page)
    await context.setOffline(true)
    await page.goto('/auth')
    const needs = page.getByText('You’re offline, and you need a connection to sign in.')
    await expect(needs).toBeVisible()
    await page.getByLabel('Email').fill(ana.email)
    await page.getByLabel('Password', { exact: true }).fill(ana.password)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page.getByText('An unexpected error occurred. Please try again.')).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(ana.email)
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(ana.password)

    await context.setOffline(false)
    await expect(needs).toBeHidden()
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page.getByText('You have been successfully logged in.')).toBeVisible()
  })

  test('stars and a comment wait for the network, and are saved when it is back', async ({
    page,
    context,
  }) => {
    await signInAsAna(page)
    await isKept(page)
    await context.setOffline(true)
    await page.goto('/grammar/passive-voice')
    await expect(page.getByText('account menu')).toBeAttached()
    const card = page.getByRole('region', { name: 'Rate this topic' })
    await expect(card.getByText('you need a connection to save your progress')).toBeVisible()
    await card.getByRole('radio', { name: '4 stars' }).check()
    await card.getByLabel('Comment').fill('The two kinds of se')
    await card.getByRole('button', { name: 'Submit' }).click()
    await card.getByRole('button', { name: 'Mark as completed' }).click()
    await expect(card.getByText('Your progress has been saved.')).toBeHidden()
    await card.getByRole('button', { name: 'Change your rating' }).click()
    await expect(card.getByRole('radio', { name: '4 stars' })).toBeChecked()
    await expect(card.getByLabel('Comment')).toHaveValue('The two kinds of se')
    await card.getByRole('button', { name: 'Submit' }).click()

    await context.setOffline(false)
    await expect(card.getByText('you need a connection')).toBeHidden()
    await card.getByRole('button', { name: 'Mark as completed' }).click()
    await expect(card.getByText('Your progress has been saved.')).toBeVisible()
  })
})

test.describe('data from the last visit', () => {
  test.use({ expectedErrors: [/was not read|Failed to fetch/] })

  test('is marked as such without a network, and never replaces an answer that failed', async ({
    page,
    context,
    server,
  }) => {
    await signInAsAna(page)
    await page.goto('/word-of-the-day')
    await expect(page.getByRole('heading', { name: 'Definition' })).toBeVisible()
    await page.goto('/grammar')
    const progress = page.getByRole('region', { name: 'Your progress' })
    const stops = progress.getByText(/^ ?\d+ of 20 stops$/)
    const count = await stops.innerText()
    await isKept(page)

    await context.setOffline(true)
    await page.reload()
    await expect(progress.getByText(/this is your progress as it was on/)).toBeVisible()
    await expect(stops).toHaveText(count)
    await page.goto('/')
    await expect(page.getByText(/, your next stop is/)).toBeVisible()
    await expect(page.getByText(/this is your progress as it was on/)).toBeVisible()
    await page.goto('/word-of-the-day')
    await expect(page.getByText(/this is the word as it was on/)).toBeVisible()

    await context.setOffline(false)
    await expect(page.getByText(/as it was on/)).toHaveCount(0)

    // The next student on this device doesn’t see any of this data.
    await context.setOffline(true)
    await page.goto('/grammar')
    await expect(progress.getByText(/as it was on/)).toBeVisible()
    await page.getByRole('button', { name: 'account menu' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    const kept = () => page.evaluate(() => Object.keys(localStorage))
    await expect(page.getByRole('link', { name: 'Sign in to track' })).toBeVisible()
    expect(await kept()).toEqual(['proxima-seen-word'])
    await page.reload()
    await expect(page.getByRole('link', { name: 'Sign in to track' })).toBeVisible()
    expect(await kept()).toEqual(['proxima-seen-word'])
    await context.setOffline(false)
    await page.goto('/word-of-the-day')
    await expect(page.getByRole('heading', { name: 'Definition' })).toBeVisible()

    await server.stop('SIGKILL')
    await page.reload()
    await expect(page.getByText('Failed to load word of the day')).toBeVisible({ timeout: 40_000 })
    await expect(page.getByText(/as it was on/)).toHaveCount(0)
  })
})

test('a newer version doesn’t change an open tab, and the next visit gets all of it', {
  tag: '@desktop',
}, async ({ page, context, server }) => {
  test.setTimeout(300_000)
  const newer = mkdtempSync(join(tmpdir(), 'proxima-newer-'))
  build(['--outDir', newer, '--emptyOutDir', '--logLevel', 'warn'], {
    VITE_CONTACT_EMAIL: 'hola@proxima.example',
  })
  const contact = (tab: Page) => tab.getByRole('link', { name: 'hola@proxima.example' })
  const offer = (tab: Page) => tab.getByText('There’s a new version of Próxima')
  const toPrivacy = (tab: Page) => tab.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()

  await openApp(page, '/')
  await isKept(page)
  await server.deploy(newer)

  const second = await context.newPage()
  await openApp(second, '/privacy')
  await expect(title(second)).toHaveText('What we store about you')
  await expect(contact(second)).toHaveCount(0)
  await expect(offer(second)).toBeVisible({ timeout: 120_000 })
  await second.getByRole('button', { name: 'Update now' }).click()
  await expect(second.getByText('Próxima is open in another tab')).toBeVisible()

  // The first tab can still open pages even though their code is no longer on the server.
  await toPrivacy(page)
  await expect(title(page)).toHaveText('What we store about you')
  await expect(contact(page)).toHaveCount(0)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tenses' }).click()
  await expect(title(page)).toHaveText('Tenses')

  await second.close()
  await page.goto('about:blank')
  await expect
    .poll(async () => {
      const next = await context.newPage()
      await openApp(next, '/privacy')
      const hasNewer = (await contact(next).count()) > 0
      await next.close()
      return hasNewer
    })
    .toBe(true)
  await context.setOffline(true)
  await page.goto('/')
  await toPrivacy(page)
  await expect(contact(page)).toBeVisible()

  // If only one tab is open, the student can update immediately.
  await context.setOffline(false)
  await server.deploy('dist')
  await page.reload()
  await expect(offer(page)).toBeVisible({ timeout: 120_000 })
  await page.getByRole('button', { name: 'Update now' }).click()
  await expect(contact(page)).toHaveCount(0)
  await expect(title(page)).toHaveText('What we store about you')
  rmSync(newer, { recursive: true })
})

test('the service worker starts after the page, and caches little if somebody saves data', {
  tag: '@smoke',
}, async ({ page, context }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const started = await openApp(page, '/').then(() =>
    page.evaluate(async () => {
      await navigator.serviceWorker.ready
      const paint =
        performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY
      const [kept] = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      )
      return { paint, loaded: performance.timing.loadEventEnd > 0, kept: kept?.map(({ url }) => url) ?? [] }
    }),
  )
  expect(started.loaded).toBe(true)
  expect(started.kept.length).toBeLessThan(8)
  await openApp(page, '/grammar/ser-estar')
  await context.setOffline(true)
  await page.reload()
  await expect(title(page)).toContainText('Ser')
})

test('a site without a service worker works the same', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'serviceWorker', { value: undefined })
  })
  await openApp(page, '/')
  await page.getByRole('link', { name: 'Explore Grammar' }).click()
  await expect(title(page)).toHaveText('Grammar Roadmap')
})

test('the site can be installed: its manifest names it, and every icon has the size that it declares', async ({
  page,
}) => {
  await openApp(page, '/')
  const manifest = await (await page.request.get('/site.webmanifest')).json()
  expect(manifest).toMatchObject({
    name: expect.stringContaining('Próxima'),
    start_url: '/',
    display: 'standalone',
    theme_color: '#141a24',
  })
  expect(manifest.icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain('maskable')
  for (const { src, sizes, type } of [...manifest.icons, ...manifest.screenshots]) {
    const answer = await page.request.get(src)
    expect([answer.status(), answer.headers()['content-type']?.split(';')[0]], src).toEqual([200, type])
    if (sizes === 'any') continue
    const drawn = await page.evaluate(async (address) => {
      const image = new Image()
      image.src = address
      await image.decode()
      return `${image.naturalWidth}x${image.naturalHeight}`
    }, src)
    expect(drawn, src).toBe(sizes)
  }
})
