import type { Page } from '@playwright/test'
import fc from 'fast-check'
import { embeddedKey } from '../../src/lib/embedded-key'
import {
  expect,
  followMailedLink,
  holdBack,
  openApp,
  type Student,
  signIn,
  signUpAndIn,
  submitSignUp,
  test,
} from '../support/journey-test'

test.describe('the sign-in form', () => {
  test('a wrong password is refused, and what was typed stays', async ({ page, student }) => {
    await signUpAndIn(page, student)
    await page.getByRole('button', { name: 'account menu' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await signIn(page, { ...student, password: 'not the password' })
    await expect(page.getByText('Login Failed')).toBeVisible()
    await expect(page.getByText('Invalid login credentials')).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(student.email)
    const password = page.getByLabel('Password', { exact: true })
    await expect(password).toHaveValue('not the password')
    await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled()
    // The toast goes; what is beside the field stays until the field is changed.
    await expect(password).toBeFocused()
    await expect(password).toHaveAccessibleDescription(/password don’t match/)
    await expect(password).toHaveAttribute('aria-invalid', 'true')
    await page.keyboard.press('End')
    await page.keyboard.type('!')
    await expect(page.getByText(/password don’t match/)).toHaveCount(0)
  })

  test('after too many tries says so, keeps what was typed, and sends nothing again by itself', async ({
    page,
    student,
  }) => {
    await page.clock.install()
    await signUpAndIn(page, student)
    await page.getByRole('button', { name: 'account menu' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    const tries: string[] = []
    await page.route('**/auth/v1/token**', (route) => {
      tries.push(route.request().url())
      return route.fulfill({
        status: 429,
        headers: { 'X-Supabase-Api-Version': '2024-01-01' },
        json: { code: 'over_request_rate_limit', message: 'Request rate limit reached' },
      })
    })
    await signIn(page, student)
    const message = page.getByRole('main').getByRole('alert')
    await expect(message).toHaveText(/^Too many tries/)
    await expect(message).toBeFocused()
    await page.clock.fastForward(600_000)
    await expect(message).toHaveText(/^Too many tries/)
    await expect(page.getByLabel('Email')).toHaveValue(student.email)
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(student.password)
    expect(tries).toHaveLength(1)
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page.getByText('account menu')).toBeAttached()
  })

  test('a taken address is answered as a new one is, so that nobody learns who has an account', async ({
    page,
    student,
  }) => {
    await signUpAndIn(page, student)
    await page.getByRole('button', { name: 'account menu' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await submitSignUp(page, { ...student, password: 'another good password' })
    await expect(page.getByText('Account Created!')).toBeVisible()
    await signIn(page, { ...student, password: 'another good password' })
    await expect(page.getByText('Invalid login credentials')).toBeVisible()
    await signIn(page, student)
    await expect(page.getByText('Welcome back!')).toBeVisible()
  })

  test('a weak password is refused with the reason', async ({ page, student }) => {
    await submitSignUp(page, { ...student, password: 'corta' })
    await expect(page.getByText('Sign Up Failed')).toBeVisible()
    await expect(page.getByText('Password should be at least 8 characters')).toBeVisible()
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
    await expect(page.getByText('Choose a longer password')).toBeVisible()
    await expect(page.getByLabel('Full Name')).toHaveValue(student.name)
  })

  test('a malformed address never leaves the form', async ({ page, student }) => {
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/auth/v1/')) calls.push(request.url())
    })
    await submitSignUp(page, { ...student, email: 'ana at example' })
    const valid = page.getByLabel('Email').evaluate((field: HTMLInputElement) => field.validity.typeMismatch)
    expect(await valid).toBe(true)
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/not a whole email address/)
    await expect(page.getByLabel('Email')).toBeFocused()
    expect(calls).toEqual([])
  })

  test('an empty form says what is missing, beside each field', async ({ page }) => {
    await openApp(page, '/auth')
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page.getByLabel('Email')).toBeFocused()
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Your email is missing.')
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      'Your password is missing.',
    )
  })

  test('the password can be shown and hidden again', async ({ page }) => {
    await openApp(page, '/auth')
    const password = page.getByLabel('Password', { exact: true })
    await password.fill('secreto')
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(password).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Hide password' }).click()
    await expect(password).toHaveAttribute('type', 'password')
  })

  test('the button says what it is doing and cannot be pressed twice', async ({ page, student }) => {
    const answer = await holdBack(page, '**/auth/v1/token**')
    await signIn(page, student)
    await expect(page.getByRole('button', { name: 'Signing In...' })).toBeDisabled()
    answer()
    await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled()
  })
})

interface Form {
  what: string
  /** As far as the form. */
  open: (page: Page, student: Student) => Promise<void>
  fields: readonly { label: string; holds: 'name' | 'email' | 'password' }[]
  button: string
  /** Where it goes, and what of it stands for each field. */
  request: { address: string; method: 'POST' | 'PUT'; values: (body: Body) => unknown[] }
  samples: number
}

interface Body {
  email?: string
  password?: string
  current_password?: string
  data?: { full_name?: string }
}

async function onAccount(page: Page, student: Student): Promise<void> {
  await signUpAndIn(page, student)
  await openApp(page, '/account')
}

const user = { address: '**/auth/v1/user**', method: 'PUT' } as const
const fields = {
  name: { label: 'Full Name', holds: 'name' },
  email: { label: 'Email', holds: 'email' },
  password: { label: 'Password', holds: 'password' },
  newPassword: { label: 'New password', holds: 'password' },
} as const

const forms: Form[] = [
  {
    what: 'signing up',
    open: async (page) => {
      await openApp(page, '/auth')
      await page.getByRole('button', { name: 'Create an account' }).click()
    },
    fields: [fields.name, fields.email, fields.password],
    button: 'Create Account',
    request: {
      address: '**/auth/v1/signup**',
      method: 'POST',
      values: ({ email, password, data }) => [data?.full_name, email, password],
    },
    samples: 40,
  },
  {
    what: 'signing in',
    open: (page) => openApp(page, '/auth'),
    fields: [fields.email, fields.password],
    button: 'Sign In',
    request: {
      address: '**/auth/v1/token**',
      method: 'POST',
      values: ({ email, password }) => [email, password],
    },
    samples: 15,
  },
  {
    what: 'a forgotten password',
    open: (page) => openApp(page, '/new-password'),
    fields: [fields.email],
    button: 'Send the link',
    request: { address: '**/auth/v1/recover**', method: 'POST', values: ({ email }) => [email] },
    samples: 15,
  },
  {
    what: 'the password after it',
    open: async (page, student) => {
      await signUpAndIn(page, student)
      await openApp(page, '/new-password')
      await page.getByRole('button', { name: 'Send the link' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeFocused()
      await followMailedLink(page, student.email)
      await page.getByRole('button', { name: 'Continue', exact: true }).click()
      await expect(page.getByLabel('New password', { exact: true })).toBeVisible()
    },
    fields: [fields.newPassword],
    button: 'Set the new password',
    request: { ...user, values: ({ password }) => [password] },
    samples: 10,
  },
  {
    what: 'another name',
    open: onAccount,
    fields: [fields.name],
    button: 'Save the name',
    request: { ...user, values: ({ data }) => [data?.full_name] },
    samples: 10,
  },
  {
    what: 'another address',
    open: onAccount,
    fields: [{ label: 'New email address', holds: 'email' }],
    button: 'Send the two links',
    request: { ...user, values: ({ email }) => [email] },
    samples: 10,
  },
  {
    what: 'another password',
    open: async (page, student) => {
      await onAccount(page, student)
      // Whatever is typed as the current one, the server is asked with the right one: else the new one never leaves.
      await page.route('**/auth/v1/token**', (route) =>
        route.continue({ postData: { ...route.request().postDataJSON(), password: student.password } }),
      )
    },
    fields: [{ label: 'Current password', holds: 'password' }, fields.newPassword],
    button: 'Change the password',
    request: { ...user, values: ({ current_password, password }) => [current_password, password] },
    samples: 10,
  },
]

test.describe('whatever is typed is sent as it is or refused beside its field, and stays there', {
  tag: '@desktop',
}, () => {
  const text = fc.oneof(
    fc.constantFrom(
      '',
      ' ',
      '<img src=x onerror=alert(1)>',
      '\u202eadmin',
      '👩🏽‍🎓',
      "'; drop table users; --",
      '{{7*7}}',
      '%00',
      '../..',
    ),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.string({ minLength: 150, maxLength: 260 }),
  )
  const address = fc.oneof(
    fc.emailAddress(),
    fc.constantFrom('Ana@Example.com', ' ana@example.com ', 'añä@example.com', 'ana@localhost'),
    text,
  )
  /** A name of spaces alone, and spaces that belong to a password but not to a name, are tried every time. */
  const always = [
    { name: ' ', email: 'ana@example.com', password: 'secreto' },
    { name: ' Ana María ', email: 'ana@example.com', password: ' dos palabras ' },
  ]

  for (const { what, open, fields, button, request, samples } of forms) {
    test(what, async ({ page, student }) => {
      test.slow()
      await open(page, student)
      /** Refused in the end, so that the form stays; what it was asked is kept. */
      const sent: unknown[][] = []
      await page.route(request.address, (route) => {
        if (route.request().method() !== request.method) return route.continue()
        sent.push(request.values(route.request().postDataJSON()))
        return route.fulfill({
          status: 429,
          json: { error_code: 'over_request_rate_limit', msg: 'Request rate limit reached' },
        })
      })
      const form = page
        .getByRole('main')
        .locator('form')
        .filter({ has: page.getByRole('button', { name: button, exact: true }) })
      const press = form.getByRole('button', { name: button, exact: true })
      const inputs = fields.map(({ label }) => form.getByLabel(label, { exact: true }))
      const held = () => Promise.all(inputs.map((input) => input.inputValue()))
      const shown = page.getByRole('main').getByRole('alert')
      const seed = 261_126
      const typing = fc.tuple(...fields.map(({ holds }) => (holds === 'email' ? address : text)))
      const chosen = always.map((all) => fields.map(({ holds }) => all[holds]))
      for (const typed of [...chosen, ...fc.sample(typing, { seed, numRuns: samples })]) {
        await test.step(`seed ${seed}: ${JSON.stringify(typed)}`, async () => {
          for (const [index, input] of inputs.entries()) await input.fill(typed[index] ?? '')
          // The browser itself takes line ends out, spaces off an address, and no more of a name than the form allows.
          const before = await held()
          const sentBefore = sent.length
          // A name of spaces alone fills its field in, and is none.
          const isNameless = fields.some(
            ({ holds }, index) => holds === 'name' && before[index]?.trim() === '',
          )
          const isWhole = !isNameless && (await form.evaluate((all) => all.matches(':valid')))
          await press.click()
          if (isWhole) {
            await expect.poll(() => sent.length).toBe(sentBefore + 1)
            await expect(shown).toHaveText(/Too many tries/)
            expect(sent.at(-1)).toEqual(
              fields.map(({ holds }, index) =>
                holds === 'password' ? before[index] : before[index]?.trim(),
              ),
            )
          } else {
            const refused = form.locator('[aria-invalid="true"]')
            await expect(refused.first()).toBeVisible()
            for (const field of await refused.all())
              await expect(field).toHaveAccessibleDescription(/missing|not a whole/)
            await expect(form.locator(':focus')).toHaveAttribute('aria-invalid', 'true')
            expect(sent).toHaveLength(sentBefore)
          }
          await expect(press).toBeEnabled()
          expect(await held()).toEqual(before)
        })
      }
      expect(sent.length).toBeGreaterThan(0)
    })
  }
})

test('HTML in a name is shown as the text that it is', async ({ page, student }) => {
  const name = '<img src=x onerror=alert(1)> "Ben" & co'
  page.on('dialog', () => {
    throw new Error('The name ran as a script')
  })
  await signUpAndIn(page, { ...student, name })
  await expect(page.getByText('<S', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'account menu' }).click()
  await expect(page.getByRole('menu').getByText('<img', { exact: true })).toBeVisible()
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
})

test('HTML in an answer of the server is shown as the text that it is', async ({ page, student }) => {
  const html = '<img src=x onerror="document.title=1"><b>bold</b>'
  await page.route('**/auth/v1/token**', (route) =>
    route.fulfill({ status: 400, json: { error_code: 'unknown', msg: html } }),
  )
  await signIn(page, student)
  await expect(page.getByText(html)).toBeVisible()
  await expect(page).toHaveTitle(/^Sign in/)
})

test('the longest name leaves the bar in one piece', async ({ page, student }) => {
  await signUpAndIn(page, { ...student, name: `María${'delosÁngeles'.repeat(15)} de la Purísima` })
  await openApp(page, '/grammar')
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
  await expect(page.getByRole('button', { name: 'account menu' })).toBeInViewport()
})

test('somebody signed in who opens /auth is taken home', async ({ page, student }) => {
  await signUpAndIn(page, student)
  await page.goto('/auth')
  await expect(page).toHaveURL('/')
})

test('a broken stored session makes a visitor, not a broken page', async ({ page }) => {
  await page.addInitScript(() => {
    for (const host of ['127', 'localhost']) {
      localStorage.setItem(`sb-${host}-auth-token`, '{"access_token": "not a token", "refresh')
    }
  })
  await openApp(page, '/grammar')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
  await expect(page.getByText('0 of 20 stops')).toBeVisible()
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

test.describe('a confirmation link', () => {
  test('opened in another browser confirms the address, says so, and the student signs in', async ({
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

  test('used twice says so, and the address bar is clean', async ({ page, student }) => {
    await signUpAndIn(page, student)
    await page.getByRole('button', { name: 'account menu' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
    await followMailedLink(page, student.email)
    await expect(page.getByText('This link has already been used or has expired.')).toBeVisible()
    await expect(page).toHaveURL('/')
  })

  test('that lands with a session in its address, of which the app makes none, leaves none of it there', async ({
    page,
  }) => {
    await page.goto('/#access_token=made.up.token&expires_in=3600&refresh_token=made-up&type=signup')
    await expect(page.getByText('Your email address is confirmed. Sign in to continue.')).toBeVisible()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
  })

  test('with the session of somebody else, whole and good, makes nobody of a visitor', async ({
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
    // Otherwise nothing has been tried: the session that was planted is one.
    const user = await page.request.get('/auth/v1/user', {
      headers: { apikey: embeddedKey, authorization: `Bearer ${session['access_token']}` },
    })
    expect(await user.json()).toMatchObject({ email: student.email })
  })

  test('with a made-up error shows none of its text', async ({ page }) => {
    await page.goto('/?error=access_denied&error_description=Call+this+number#error=x')
    await expect(page.getByText('This link has already been used or has expired.')).toBeVisible()
    await expect(page.getByText('Call this number')).toHaveCount(0)
    await expect(page).toHaveURL('/')
  })
})

test.describe('with the backend down', () => {
  test.use({ expectedErrors: [/Failed to fetch|fetch|AuthRetryable|not read|not saved/i] })

  test('a visitor reads on, and sign-in says what happened', async ({ page, student }) => {
    await page.route(/\/(auth|rest)\/v1\//, (route) => route.abort())
    await openApp(page, '/grammar')
    await expect(page.getByText('0 of 20 stops')).toBeVisible()
    const message = page.getByRole('main').getByRole('alert')
    await signIn(page, student)
    await expect(page.getByText('An unexpected error occurred. Please try again.')).toBeVisible()
    await expect(message).toHaveText(/We could not reach Próxima/)
    await expect(message).toBeFocused()
    await submitSignUp(page, student)
    await expect(page.getByText('An unexpected error occurred. Please try again.')).toBeVisible()
    await expect(page.getByText('Failed to fetch')).toHaveCount(0)
    await expect(page.getByLabel('Full Name')).toHaveValue(student.name)
  })

  test('progress that cannot be read is not shown as none, and nothing is said of it', async ({
    page,
    student,
  }) => {
    await signUpAndIn(page, student)
    await page.route(/\/rest\/v1\/user_progress/, (route) =>
      route.fulfill({ status: 500, json: { message: 'down', code: 'XX000' } }),
    )
    await openApp(page, '/grammar')
    const card = page.getByRole('region', { name: 'Your progress' })
    await expect(card).toBeVisible()
    await expect(card.getByText(/0%|of 20 stops/)).toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('a completion that cannot be saved keeps the stars, and saves at the next try', async ({
    page,
    student,
  }) => {
    await signUpAndIn(page, student)
    await openApp(page, '/grammar/ser-estar')
    await page.route(/\/rest\/v1\/user_progress\?on_conflict/, (route) => route.abort())
    const rating = page.getByRole('region', { name: 'Rate this topic' })
    await rating.getByRole('radio', { name: '4 stars' }).check()
    await rating.getByRole('button', { name: 'Submit' }).click()
    const logged = page.waitForEvent('console', (message) => message.text().includes('not saved'))
    await rating.getByRole('button', { name: 'Mark as completed' }).click()
    await logged
    await expect(page.getByText('Your progress has been saved.')).toHaveCount(0)
    await page.unrouteAll()
    await rating.getByRole('button', { name: 'Mark as completed' }).click()
    await expect(rating.getByText('Your progress has been saved.')).toBeVisible()
  })

  test('sign-out still signs out on this device', async ({ page, student }) => {
    await signUpAndIn(page, student)
    await page.route(/\/auth\/v1\//, (route) => route.abort())
    await page.getByRole('button', { name: 'account menu' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
  })

  test('the word of the day says that it failed, and comes at the next try', async ({ page }) => {
    await page.route(/\/rest\/v1\/rpc\//, (route) => route.abort())
    await openApp(page, '/word-of-the-day')
    await expect(page.getByText('Failed to load word of the day')).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'Definition' })).toBeVisible()
  })
})

test.describe('a chunk that does not arrive', () => {
  test.use({
    // 422: React leaves a prerendered part to the browser, whose code for it has not come.
    expectedErrors: [/dynamically imported module|Importing|Failed to fetch|React error #422/i],
  })

  test('a lesson opened by its address stays readable, says what does not work, and loads at the next try', async ({
    page,
  }) => {
    await page.route('**/assets/ser-estar-*.js', (route) => route.abort())
    await page.goto('/grammar/ser-estar')
    await expect(page.getByRole('alert')).toContainText('Part of this page did not load')
    await expect(page.getByRole('heading', { name: 'When to use estar', exact: true })).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('a lesson on the way to which it fails says so, bar and footer in place', async ({ page }) => {
    await openApp(page, '/grammar')
    await page.route('**/assets/ser-estar-*.js', (route) => route.abort())
    await page.getByRole('link', { name: 'Start learning Ser vs Estar' }).click()
    await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeFocused()
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Ser vs Estar' })).toBeVisible()
  })

  test('a part that does not arrive leaves the rest of the page, and says so where it is missed', async ({
    page,
  }) => {
    for (const part of ['toasts-and-visits', 'places', 'search-dialog', 'verb-table']) {
      await page.route(`**/assets/${part}-*.js`, (route) => route.abort())
    }
    await openApp(page, '/grammar/place-prepositions')
    await expect(page.getByRole('heading', { level: 1, name: 'Prepositions of Place' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Check yourself' })).toBeVisible()
    await page.getByRole('button', { name: 'Search' }).click()
    const missing = page.getByRole('dialog', { name: 'Not loaded' })
    await expect(missing.getByRole('alert')).toContainText('This part did not load.')
    await openApp(page, '/tense/present')
    await expect(page.getByRole('main').getByRole('alert')).toContainText('This part did not load.')
    await page.unrouteAll()
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'Put any verb into the table' })).toBeVisible()
  })

  test('search without the forms of verbs says so, and finds the lessons', async ({ page }) => {
    await page.route('**/assets/preterite-*.js', (route) => route.abort())
    await openApp(page, '/about')
    await page.getByRole('button', { name: 'Search' }).click()
    const search = page.getByRole('dialog', { name: 'Search' })
    await search.getByRole('textbox').fill('preterite')
    await expect(search.getByRole('status')).toContainText('The forms of verbs could not be loaded.')
    await expect(search.getByRole('link', { name: /^Past Tense: Preterite/ })).toBeVisible()
  })

  test('a client that does not arrive leaves a visitor', async ({ page }) => {
    await page.route('**/assets/supabase-*.js', (route) => route.abort())
    await openApp(page, '/grammar')
    await expect(page.getByText('0 of 20 stops')).toBeVisible()
  })
})

test.describe('unknown addresses', () => {
  test.use({ expectedErrors: [/^404: no page at/] })

  for (const path of ['/nowhere', '/grammar/ser-estar/extra', '/__proto__', '/%F0%9F%9A%87']) {
    test(`${path} is not a page`, async ({ page }) => {
      const logged = page.waitForEvent('console', (message) => message.text().startsWith('404'))
      await openApp(page, path)
      await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
      expect((await logged).text()).toContain(path)
      await page.getByRole('link', { name: 'Return to Home' }).click()
      await expect(page).toHaveURL('/')
    })
  }

  test('an unknown topic and an unknown tense lead back to their lists', async ({ page }) => {
    for (const [path, title, list] of [
      ['/grammar/constructor', 'Topic Not Found', '/grammar'],
      ['/grammar/present', 'Topic Not Found', '/grammar'],
      ['/tense/aorist', 'Tense Not Found', '/tenses'],
      ['/tense/ser-estar', 'Tense Not Found', '/tenses'],
    ] as const) {
      await openApp(page, path)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Back to/ })
        .click()
      await expect(page).toHaveURL(list)
    }
  })
})
