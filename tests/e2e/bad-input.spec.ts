import { embeddedKey } from '../../src/lib/embedded-key'
import {
  expect,
  followMailedLink,
  openApp,
  signIn,
  signUpAndIn,
  submitSignUp,
  test,
} from '../support/journey-test'

/** tests/app/typed.test.tsx types hundreds of samples into each form. These are the most hostile ones. */
const nasty = [
  ' ',
  '\u202eadmin',
  '👩🏽‍🎓',
  'e\u0301\u0323\u0300',
  '\u0000\ufeff\u200b',
  '<img src=x onerror=alert(1)>',
  "'; drop table users; --",
  '{{7*7}}',
  '%00%2e%2e%2f',
  '=cmd|calc!A0',
  'ñ'.repeat(300),
  'مرحبا \u2067Ana\u2069',
]

test('everything that is typed is sent unchanged or refused beside its field, and stays there', {
  tag: '@phone',
}, async ({ page, student }) => {
  await openApp(page, '/auth')
  await page.getByRole('button', { name: 'Create an account' }).click()
  /** Records each request and refuses it, so that the form stays open. */
  const sent: unknown[] = []
  await page.route('**/auth/v1/signup**', (route) => {
    const { data, password } = route.request().postDataJSON()
    sent.push([data.full_name, password])
    return route.fulfill({
      status: 429,
      json: { error_code: 'over_request_rate_limit', msg: 'Request rate limit reached' },
    })
  })
  const [name, email, password] = [
    page.getByLabel('Full Name'),
    page.getByLabel('Email'),
    page.getByLabel('Password', { exact: true }),
  ]
  const press = page.getByRole('button', { name: 'Create Account' })
  for (const text of nasty) {
    await test.step(JSON.stringify(text), async () => {
      await name.fill(student.name)
      await email.fill(text)
      await password.fill(student.password)
      await press.click()
      await expect(email).toBeFocused()
      await expect(email).toHaveAccessibleDescription(/Enter (?:your|a full)/)
      await email.fill(student.email)
      await name.fill(text)
      await password.fill(text)
      // The browser may have shortened the name, because the field has a maximum length.
      const before = [await name.inputValue(), await password.inputValue()]
      const sentBefore = sent.length
      await press.click()
      if (before[0]?.trim() === '') {
        await expect(name).toBeFocused()
        await expect(name).toHaveAccessibleDescription('Enter your full name.')
        expect(sent).toHaveLength(sentBefore)
      } else if (Buffer.byteLength(before[1] ?? '') > 72) {
        await expect(password).toBeFocused()
        await expect(password).toHaveAccessibleDescription(/^Too long: use at most 72 characters\./)
        expect(sent).toHaveLength(sentBefore)
      } else {
        await expect.poll(() => sent.length).toBe(sentBefore + 1)
        await expect(page.getByRole('main').getByRole('alert')).toHaveText(/Too many attempts/)
        expect(sent.at(-1)).toEqual([before[0]?.trim(), before[1]])
      }
      await expect(press).toBeEnabled()
      expect([await name.inputValue(), await password.inputValue()]).toEqual(before)
    })
  }
})

test('the longest name doesn’t break the bar', async ({ page, student }) => {
  await signUpAndIn(page, { ...student, name: `María${'delosÁngeles'.repeat(15)} de la Purísima` })
  await openApp(page, '/grammar')
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
  await expect(page.getByRole('button', { name: 'account menu' })).toBeInViewport()
})

test('a browser without local storage still shows every lesson', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  })
  await openApp(page, '/grammar/ser-estar')
  await expect(page.getByRole('heading', { level: 1, name: 'Ser vs Estar' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
})

test.describe('a confirmation link', { tag: '@phone' }, () => {
  test('confirms the address when it is opened in another browser, says so, and the student signs in', async ({
    page,
    student,
    browser,
  }) => {
    await submitSignUp(page, student)
    await expect(page.getByText('Account Created!')).toBeVisible()
    const context = await browser.newContext({ baseURL: new URL(page.url()).origin })
    const other = await context.newPage()
    await followMailedLink(other, student.email)
    await expect(other.getByText('Your email address is confirmed.')).toBeVisible()
    await expect(other).toHaveURL('/')
    await signIn(other, student)
    await expect(other.getByText('account menu')).toBeAttached()
    await context.close()
  })

  test('says so when it is used twice, and the address bar is clean', async ({ page, student }) => {
    await signUpAndIn(page, student)
    await page.getByRole('button', { name: 'account menu' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
    await followMailedLink(page, student.email)
    await expect(page.getByText('This link has already been used or has expired.')).toBeVisible()
    await expect(page).toHaveURL('/')
  })

  test('leaves no session in the address, even though the app never makes such a link', async ({ page }) => {
    await page.goto('/#access_token=made.up.token&expires_in=3600&refresh_token=made-up&type=signup')
    await expect(page.getByText('Your email address is confirmed. Sign in to continue.')).toBeVisible()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
  })

  test('doesn’t sign a visitor in with somebody else’s valid session', async ({
    page,
    student,
    newDevice,
  }) => {
    const mallory = await newDevice()
    await signUpAndIn(mallory, student)
    const issued = mallory.waitForResponse(/grant_type=password/)
    await mallory.getByRole('button', { name: 'account menu' }).click()
    await mallory.getByRole('menuitem', { name: 'Sign out' }).click()
    await signIn(mallory, student)
    const session: Record<string, unknown> = await (await issued).json()
    const landing = new URLSearchParams({ type: 'signup' })
    for (const name of ['access_token', 'refresh_token', 'expires_in', 'expires_at', 'token_type'])
      landing.set(name, String(session[name]))
    await page.goto(`/#${landing}`)
    await expect(page.getByRole('status').filter({ hasText: 'confirmed' })).toBeVisible()
    await expect(page).toHaveURL('/')
    for (const path of ['/', '/grammar/ser-estar']) {
      await openApp(page, path)
      await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
    }
    expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => /^sb-/.test(name)))).toEqual(
      [],
    )
    // Check that the planted session is valid; otherwise the test would prove nothing.
    const user = await page.request.get('/auth/v1/user', {
      headers: { apikey: embeddedKey, authorization: `Bearer ${session['access_token']}` },
    })
    expect(await user.json()).toMatchObject({ email: student.email })
  })
})

test.describe('a chunk that fails to load', () => {
  test.use({
    // 422: React can’t hydrate a prerendered part whose code failed to load.
    expectedErrors: [/dynamically imported module|Importing|Failed to fetch|React error #422/i],
  })

  test('a lesson opened by its address stays readable, says what doesn’t work, and loads on the next try', async ({
    page,
  }) => {
    await page.route('**/assets/ser-estar-*.js', (route) => route.abort())
    await page.goto('/grammar/ser-estar')
    await expect(page.getByRole('alert')).toContainText('Part of this page didn’t load')
    await expect(page.getByRole('heading', { name: 'When to use estar', exact: true })).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('a lesson that fails to load after a click says so, with the bar and footer in place', async ({
    page,
  }) => {
    await openApp(page, '/grammar')
    await page.route('**/assets/ser-estar-*.js', (route) => route.abort())
    await page.getByRole('link', { name: 'Start learning Ser vs Estar' }).click()
    await expect(page.getByRole('heading', { name: 'This page didn’t load' })).toBeFocused()
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Ser vs Estar' })).toBeVisible()
  })

  test('a part that fails to load says so where it is missing, and the rest of the page stays', async ({
    page,
  }) => {
    for (const part of ['deferred-frame', 'places', 'search-dialog', 'verb-table']) {
      await page.route(`**/assets/${part}-*.js`, (route) => route.abort())
    }
    // `openApp` can’t be used, because the page never settles without its frame’s last script.
    await page.goto('/grammar/place-prepositions')
    await expect(page.getByRole('heading', { level: 1, name: 'Prepositions of Place' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Check yourself' })).toBeVisible()
    await page.getByRole('button', { name: 'Search' }).click()
    const missing = page.getByRole('dialog', { name: 'Not loaded' })
    await expect(missing.getByRole('alert')).toContainText('This part didn’t load.')
    await page.goto('/tense/present')
    await expect(page.getByRole('main').getByRole('alert')).toContainText('This part didn’t load.')
    await page.unrouteAll()
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'Put any verb in the table' })).toBeVisible()
  })

  test('search says that the forms of verbs are missing, and still finds lessons', async ({ page }) => {
    await page.route('**/assets/preterite-*.js', (route) => route.abort())
    await openApp(page, '/about')
    await page.getByRole('button', { name: 'Search' }).click()
    const search = page.getByRole('dialog', { name: 'Search' })
    await search.getByRole('textbox').fill('preterite')
    await expect(search.getByRole('status')).toContainText('We couldn’t load the verb forms.')
    await expect(search.getByRole('link', { name: /^Past Tense: Preterite/ })).toBeVisible()
  })

  test('somebody is treated as a visitor if the client fails to load', async ({ page }) => {
    await page.route('**/assets/supabase-*.js', (route) => route.abort())
    await openApp(page, '/grammar')
    await expect(page.getByText('0 of 20 stops')).toBeVisible()
  })
})

test.describe('unknown addresses', () => {
  test.use({ expectedErrors: [/^404: no page at/] })

  test('an unknown address says so on the page that the server sends for it, and leads home', {
    tag: '@desktop',
  }, async ({ page }) => {
    const path = '/grammar/ser-estar/extra'
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('404'))
    await openApp(page, path)
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
    expect((await logged).text()).toContain(path)
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL('/')
  })
})
