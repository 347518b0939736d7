import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { loadSupabase } from '@/lib/load-supabase'
import {
  type App,
  comes,
  fill,
  isSignedIn,
  isVisitor,
  main,
  press,
  type Student,
  startApp,
  tooMany,
} from '../support/app-on-backend'

let app: App
beforeAll(async () => {
  app = await startApp()
})
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
  app.leave()
})
afterAll(() => app.stop())

const user = userEvent.setup({ delay: null })

const field = (label: string) => screen.findByLabelText(label)

/** Creates an account for Ana, who is not signed in. */
async function signedUp(): Promise<Student> {
  const ana = app.newStudent()
  await app.backend.signUp(ana.email, ana.name)
  return ana
}

async function signIn({ email, password }: Pick<Student, 'email' | 'password'>): Promise<void> {
  app.open('/auth')
  await fill(await field('Email'), email)
  await fill(await field('Password'), password)
  await press('Sign In')
}

async function submitSignUp({ name, email, password }: Student): Promise<void> {
  app.open('/auth')
  await press('Create an account')
  await fill(await field('Full Name'), name)
  await fill(await field('Email'), email)
  await fill(await field('Password'), password)
  await press('Create Account')
}

describe('the sign-in form', () => {
  test('refuses a wrong password and keeps what was typed', async () => {
    const { email } = await signedUp()
    await signIn({ email, password: 'not the password' })
    // The toast disappears; the message beside the field stays until the field changes.
    expect(await screen.findByText('Login Failed')).toBeInTheDocument()
    expect(await screen.findByText('Invalid login credentials')).toBeInTheDocument()
    const password = await field('Password')
    await waitFor(() => expect(password).toHaveFocus())
    expect(password).toHaveAccessibleDescription(/password don’t match/)
    expect(password).toHaveAttribute('aria-invalid', 'true')
    expect(password).toHaveValue('not the password')
    expect(await field('Email')).toHaveValue(email)
    expect(main().getByRole('button', { name: 'Sign In' })).toBeEnabled()
    await user.keyboard('!')
    expect(password).toHaveValue('not the password!')
    expect(main().queryByText(/password don’t match/)).toBeNull()
  })

  test('says so after too many tries, keeps what was typed, and doesn’t retry by itself', async () => {
    const { email, password } = await signedUp()
    app.put(({ path }) => (path.startsWith('/auth/v1/token') ? tooMany() : undefined))
    app.asked.splice(0)
    await signIn({ email, password })
    const message = await main().findByRole('alert')
    expect(message).toHaveTextContent(/^Too many attempts/)
    await waitFor(() => expect(message).toHaveFocus())
    await act(() => vi.advanceTimersByTimeAsync(600_000))
    expect(main().getByRole('alert')).toHaveTextContent(/^Too many attempts/)
    expect(await field('Email')).toHaveValue(email)
    expect(await field('Password')).toHaveValue(password)
    expect(app.asked).toHaveLength(1)
    app.put(undefined)
    await press('Sign In')
    await isSignedIn()
  })

  test('gives the same answer for a taken address as for a new one, so that nobody learns who has an account', async () => {
    const ana = await signedUp()
    const guess = { ...ana, password: 'another good password' }
    await submitSignUp(guess)
    await comes('Check your email')
    expect(await screen.findByText('Account Created!')).toBeInTheDocument()
    await signIn(guess)
    expect(await main().findByText(/password don’t match/)).toBeVisible()
    await signIn(ana)
    await isSignedIn()
    expect(await screen.findByText('Welcome back!')).toBeInTheDocument()
  })

  test('refuses a weak password with the reason', async () => {
    const ana = { ...app.newStudent(), password: 'corta' }
    await submitSignUp(ana)
    expect(await screen.findByText('Sign Up Failed')).toBeInTheDocument()
    const password = await field('Password')
    await waitFor(() => expect(password).toHaveFocus())
    expect(password).toHaveAccessibleDescription(/Choose a longer password: at least 8 characters\./)
    expect(await field('Full Name')).toHaveValue(ana.name)
  })

  test('takes the letters of an address as they are, sends them in the form of the accounts and lets the student in', async () => {
    const ana = { ...app.newStudent(), email: ' Ana@Español.example ' }
    const sent = 'ana@xn--espaol-zwa.example'
    const asked = () => app.asked.splice(0).flatMap(({ body }) => body?.match(/"email":"([^"]*)"/)?.[1] ?? [])
    asked()
    await submitSignUp(ana)
    await comes('Check your email')
    expect(main().getByText('Ana@Español.example')).toBeVisible()
    await app.backend.confirmByMail(sent)
    await signIn({ ...ana, password: 'not the password' })
    expect(await main().findByText(/password don’t match/)).toBeVisible()
    await user.click(main().getByRole('link', { name: 'Forgot your password?' }))
    await comes('Choose a new password')
    await press('Send the link')
    await comes('Check your email')
    expect((await app.backend.mailTo(sent)).subject).toBe('Choose a new password')
    await signIn(ana)
    await isSignedIn()
    expect(asked()).toEqual([sent, sent, sent, sent])
  })

  test.each([
    ['the Spanish of a whole sentence', 'ñ'.repeat(37)],
    ['thirty emoji', '🙂'.repeat(30)],
    ['73 plain letters', 'a'.repeat(73)],
  ])('says what makes a password too long, without sending it: %s', async (_, tooLong) => {
    app.asked.splice(0)
    await submitSignUp({ ...app.newStudent(), password: tooLong })
    const password = await field('Password')
    await waitFor(() =>
      expect(password).toHaveAccessibleDescription(
        /^Too long: use at most 72 characters\. Letters with accents and emoji count as more than one\./,
      ),
    )
    expect(password).toHaveFocus()
    expect(app.asked).toEqual([])
    await fill(password, '🙂'.repeat(18))
    await press('Create Account')
    await comes('Check your email')
  })

  test('never sends a malformed address', async () => {
    app.asked.splice(0)
    await submitSignUp({ ...app.newStudent(), email: 'ana at example' })
    const email = await field('Email')
    await waitFor(() => expect(email).toHaveFocus())
    expect(email).toHaveAccessibleDescription(/Enter a full email address/)
    expect(app.asked).toEqual([])
  })

  test('says what is missing beside each field', async () => {
    app.open('/auth')
    await press('Sign In')
    const email = await field('Email')
    await waitFor(() => expect(email).toHaveFocus())
    expect(email).toHaveAccessibleDescription('Enter your email.')
    expect(await field('Password')).toHaveAccessibleDescription('Enter your password.')
  })

  test('shows the password and hides it again', async () => {
    app.open('/auth')
    const password = await field('Password')
    await fill(password, 'secreto')
    await press('Show password')
    expect(password).toHaveAttribute('type', 'text')
    await press('Hide password')
    expect(password).toHaveAttribute('type', 'password')
    expect(password).toHaveValue('secreto')
  })

  test('disables the button while it works, and says what it is doing', async () => {
    let answer = (_: Response) => {}
    const held = new Promise<Response>((resolve) => {
      answer = resolve
    })
    app.put(() => held)
    await signIn(app.newStudent())
    expect(await main().findByRole('button', { name: 'Signing In...' })).toBeDisabled()
    answer(await tooMany())
    expect(await main().findByRole('button', { name: 'Sign In' })).toBeEnabled()
  })

  test('shows HTML in an answer of the server as text', async () => {
    const html = '<img src=x onerror="document.title=1"><b>bold</b>'
    app.put(async () => Response.json({ error_code: 'unknown', msg: html }, { status: 400 }))
    await signIn(app.newStudent())
    expect(await screen.findByText(html)).toBeInTheDocument()
    expect(document.title).toMatch(/^Sign in/)
  })

  test('sends a signed-in student home', async () => {
    await app.signUpAndIn(app.newStudent())
    app.open('/auth')
    await waitFor(() => expect(window.location.pathname).toBe('/'))
    await isSignedIn()
  })
})

describe('the app after it loads', () => {
  test('shows HTML in a name as text', async () => {
    await app.signUpAndIn({ ...app.newStudent(), name: '<img src=x onerror=alert(1)> "Ben" & co' })
    app.open('/about')
    await user.click(await screen.findByRole('button', { name: /account menu/ }))
    const menu = await screen.findByRole('menu')
    expect(within(menu).getByText('<img')).toBeVisible()
    expect(screen.getByText('<S')).toBeVisible()
    expect(document.querySelector('img[src="x"]')).toBeNull()
  })

  test('treats a broken stored session as a visitor and doesn’t break the page', async () => {
    localStorage.setItem('sb-localhost-auth-token', '{"access_token": "not a token", "refresh')
    app.open('/grammar')
    await isVisitor()
    expect(await main().findByText(/0 of 20 stops/)).toBeVisible()
  })
})

describe('after signing up', () => {
  test('Lucía reads what to do until she has done it, and has to wait for a second email', async () => {
    const lucia = app.newStudent()
    await submitSignUp(lucia)
    await comes('Check your email')
    expect(main().getByText(/^We sent a link to/)).toHaveTextContent(`We sent a link to ${lucia.email}.`)
    expect(window.location.pathname).toBe('/auth')
    // Pressing the button now has no effect.
    const again = main().getByRole('button', { name: 'Send it again' })
    expect(again).toHaveAttribute('aria-disabled', 'true')
    app.asked.splice(0)
    await user.click(again)
    expect(main().getByText(/^Not yet: we can send another email in \d+ seconds\.$/)).toBeVisible()
    expect(again).toHaveFocus()
    expect(app.asked).toEqual([])
  })

  test('sending the form again works as the first time, and the first email still signs in', async () => {
    const ana = app.newStudent()
    await submitSignUp(ana)
    await comes('Check your email')
    await press('Change the address')
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus())
    expect(screen.getByLabelText('Email')).toHaveValue(ana.email)
    expect(screen.getByLabelText('Full Name')).toHaveValue(ana.name)
    expect(screen.getByLabelText('Password')).toHaveValue(ana.password)

    // The server refuses to send a second email so soon.
    await press('Create Account')
    const message = await main().findByRole('alert')
    expect(message).toHaveTextContent(/We emailed this address a moment ago/)
    await waitFor(() => expect(message).toHaveFocus())
    const landing = new URL(await app.mailedAddress(ana.email), window.location.origin)
    const supabase = await loadSupabase()
    const { data } = await supabase.auth.exchangeCodeForSession(landing.searchParams.get('code') ?? '')
    expect(data.user?.email).toBe(ana.email)
    await isSignedIn()
  })

  test('a student with an account follows a link from the panel to signing in', async () => {
    const ana = await signedUp()
    await submitSignUp(ana)
    await comes('Check your email')
    expect(main().getByText(/^If you already have an account with this address/)).toBeVisible()
    const [instead] = main().getAllByRole('button', { name: 'Sign in instead' })
    if (instead === undefined) throw new Error('There is no way to signing in')
    await user.click(instead)
    await comes('Welcome Back')
    expect(screen.getByLabelText('Email')).toHaveValue(ana.email)
  })

  test('a student who hasn’t opened the email yet can ask for it again when signing in', async () => {
    const ana = app.newStudent()
    await submitSignUp(ana)
    await comes('Check your email')
    await signIn(ana)
    expect(await screen.findByText('Email not confirmed')).toBeInTheDocument()
    const left = await main().findByText(/^One more step: open the link/)
    await waitFor(() => expect(left).toHaveFocus())
    // So soon after the first email, the server responds with the number of seconds to wait, and the page counts them
    // down.
    await press('Send it again')
    expect(await main().findByText(/We can send another in \d+ seconds/)).toBeVisible()
    const again = main().getByRole('button', { name: 'Send it again' })
    expect(again).toHaveAttribute('aria-disabled', 'true')
    expect(again).toHaveFocus()
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    await waitFor(() => expect(again).toHaveAttribute('aria-disabled', 'false'))
    await user.click(again)
    expect(await main().findByText(/^Sent again\./)).toBeVisible()
  })
})

async function forget(email: string): Promise<string> {
  app.open('/auth')
  await fill(await field('Email'), email)
  await user.click(await main().findByRole('link', { name: 'Forgot your password?' }))
  await waitFor(() => expect(window.location.pathname).toBe('/new-password'))
  expect(await field('Email')).toHaveValue(email)
  await press('Send the link')
  await comes('Check your email')
  return (await main().findByText(/^If there is an account with/)).textContent ?? ''
}

/** Opens the page where Ana, who is signed in, chooses a new password. */
async function followRecovery(ana: Student): Promise<void> {
  const client = await app.signUpAndIn(ana)
  await client.auth.resetPasswordForEmail(ana.email)
  app.open(await app.mailedAddress(ana.email))
}

describe('password recovery', () => {
  test('says the same to somebody without an account and to somebody who asks twice', async () => {
    const { email } = await signedUp()
    const nobody = await forget(`nobody-${email}`)
    expect(nobody).toContain(`nobody-${email}`)
    for (let time = 0; time < 2; time += 1) expect(await forget(email)).toBe(nobody.replace(/nobody-/g, ''))
  })

  test('keeps the form after a reload, and explains there that a password is too short', async () => {
    const ana = app.newStudent()
    await followRecovery(ana)
    expect(await main().findByText(/^Nothing has changed yet/)).toBeVisible()
    // The token is not left in the browser history.
    expect(window.location.search).toBe('')
    app.reload()
    await press('Continue')
    await field('New password')
    await fill(await field('New password'), 'corto')
    await press('Save new password')
    const password = await field('New password')
    await waitFor(() => expect(password).toHaveFocus())
    expect(main().getByRole('alert')).toHaveTextContent('Choose a longer password: at least 8 characters.')
    await fill(password, 'ñ'.repeat(37))
    app.asked.splice(0)
    await press('Save new password')
    await waitFor(() => expect(main().getByRole('alert')).toHaveTextContent(/^Too long: use at most 72/))
    expect(password).toHaveFocus()
    expect(app.asked).toEqual([])
    await fill(password, 'tres palabras nuevas')
    await press('Save new password')
    await comes('Your password has been changed')
  })

  test.each([
    '/new-password?error=access_denied&error_code=otp_expired',
    '/new-password#error=access_denied',
  ])('says that an expired link of the service came too late: %s', async (address) => {
    app.open(address)
    expect(await main().findByRole('heading', { name: 'This link no longer works' })).toBeVisible()
    await isVisitor()
    expect(screen.queryByText(/If you’ve already confirmed your address/)).toBeNull()
  })

  test('says so for a made-up link and offers the next step', async () => {
    app.open(`/new-password?token_hash=pkce_${'0'.repeat(56)}`)
    await press('Continue')
    expect(await main().findByRole('heading', { name: 'This link no longer works' })).toBeVisible()
    expect(main().getByRole('button', { name: 'Send the link' })).toBeVisible()
  })

  test('says so for a used link, and its page has a clean address', async () => {
    const ana = app.newStudent()
    await followRecovery(ana)
    const address = await app.mailedAddress(ana.email)
    await press('Continue')
    await field('New password')
    sessionStorage.clear()
    app.open(address)
    await press('Continue')
    expect(await main().findByRole('heading', { name: 'This link no longer works' })).toBeVisible()
    expect(window.location.pathname + window.location.search).toBe('/new-password')
  })

  test('doesn’t call a valid link used when the server has had too many tries', async () => {
    await followRecovery(app.newStudent())
    app.put(tooMany)
    await press('Continue')
    expect(await main().findByRole('alert')).toHaveTextContent(/^Too many attempts in a short time/)
    app.put(undefined)
    await press('Continue')
    expect(await field('New password')).toBeVisible()
  })

  test('signs Ana out only if she continues when somebody sends her a link to another account', async () => {
    const [ana, mallory] = [app.newStudent(), app.newStudent()]
    const { client } = await app.backend.signUp(mallory.email, 'Mallory')
    await client.auth.resetPasswordForEmail(mallory.email)
    await app.signUpAndIn(ana)
    app.open(await app.mailedAddress(mallory.email))
    await main().findByRole('button', { name: 'Continue' })
    expect(await main().findByText(ana.email)).toBeVisible()
    expect(main().getByText(/is signed in here/)).toBeVisible()
    app.open('/account')
    expect(await main().findByText(/^You sign in with/)).toHaveTextContent(`You sign in with ${ana.email}.`)
  })
})

describe('a link from an email that lands on home', () => {
  test('shows no text of a made-up error', async () => {
    app.open('/?error=access_denied&error_description=Call+this+number#error=x')
    expect(await screen.findByText(/^This link has already been used or has expired\./)).toBeVisible()
    expect(document.body).not.toHaveTextContent('Call this number')
    await waitFor(() => expect(window.location.href).toBe(`${window.location.origin}/`))
  })
})
