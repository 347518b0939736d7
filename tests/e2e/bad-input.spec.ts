import fc from 'fast-check'
import {
  expect,
  followMailedLink,
  openApp,
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
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/auth/v1/token**', async (route) => {
      await held
      await route.continue()
    })
    await signIn(page, student)
    await expect(page.getByRole('button', { name: 'Signing In...' })).toBeDisabled()
    answer()
    await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled()
  })
})

test('whatever is typed into the forms is sent as it is or refused beside its field, and stays there', {
  tag: '@desktop',
}, async ({ page }) => {
  test.slow()
  await openApp(page, '/auth')
  await page.getByRole('button', { name: 'Create an account' }).click()
  /** Refused in the end, so that the form stays; what it was asked is kept. */
  const sent: { email: string; password: string; data: { full_name: string } }[] = []
  await page.route('**/auth/v1/signup**', (route) => {
    sent.push(route.request().postDataJSON())
    return route.fulfill({
      status: 429,
      json: { error_code: 'over_request_rate_limit', msg: 'Request rate limit reached' },
    })
  })
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
  const form = fc.record({ name: text, email: address, password: text })
  const shown = page.getByRole('main').getByRole('alert')
  const seed = Date.now() % 1_000_000
  const nameless = { name: ' ', email: 'ana@example.com', password: 'secreto' }
  for (const typed of [nameless, ...fc.sample(form, { seed, numRuns: 40 })]) {
    await test.step(`seed ${seed}: ${JSON.stringify(typed)}`, async () => {
      const [name, email, password] = ['Full Name', 'Email', 'Password'].map((label) =>
        page.getByLabel(label, { exact: true }),
      )
      if (name === undefined || email === undefined || password === undefined)
        throw new Error('A field is missing.')
      await name.fill(typed.name)
      await email.fill(typed.email)
      await password.fill(typed.password)
      // The browser itself takes line ends out, spaces off an address, and no more of a name than the form allows.
      const [inName, inEmail, inPassword] = await Promise.all(
        [name, email, password].map((field) => field.inputValue()),
      )
      const before = sent.length
      // A name of spaces alone fills its field in, and is none.
      const isWhole =
        inName?.trim() !== '' && (await page.locator('form').evaluate((all) => all.matches(':valid')))
      const button = page.getByRole('button', { name: 'Create Account' })
      await button.click()
      if (isWhole) {
        await expect.poll(() => sent.length).toBe(before + 1)
        await expect(shown).toHaveText(/Too many tries/)
        expect(sent.at(-1)).toMatchObject({
          email: inEmail?.trim(),
          password: inPassword,
          data: { full_name: inName?.trim() },
        })
      } else {
        const refused = page.locator('[aria-invalid="true"]')
        await expect(refused.first()).toBeVisible()
        for (const field of await refused.all())
          await expect(field).toHaveAccessibleDescription(/missing|not a whole/)
        await expect(page.locator(':focus')).toHaveAttribute('aria-invalid', 'true')
        expect(sent).toHaveLength(before)
      }
      await expect(button).toBeEnabled()
      expect([await name.inputValue(), await email.inputValue(), await password.inputValue()]).toEqual([
        inName,
        inEmail,
        inPassword,
      ])
    })
  }
  expect(sent.length).toBeGreaterThan(0)
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
