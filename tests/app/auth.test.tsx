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

/** Ana, who has an account and is not signed in. */
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
  test('a wrong password is refused, and what was typed stays', async () => {
    const { email } = await signedUp()
    await signIn({ email, password: 'not the password' })
    // The toast goes; what is beside the field stays until the field is changed.
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

  test('after too many tries says so, keeps what was typed, and sends nothing again by itself', async () => {
    const { email, password } = await signedUp()
    app.put(({ path }) => (path.startsWith('/auth/v1/token') ? tooMany() : undefined))
    app.asked.splice(0)
    await signIn({ email, password })
    const message = await main().findByRole('alert')
    expect(message).toHaveTextContent(/^Too many tries/)
    await waitFor(() => expect(message).toHaveFocus())
    await act(() => vi.advanceTimersByTimeAsync(600_000))
    expect(main().getByRole('alert')).toHaveTextContent(/^Too many tries/)
    expect(await field('Email')).toHaveValue(email)
    expect(await field('Password')).toHaveValue(password)
    expect(app.asked).toHaveLength(1)
    app.put(undefined)
    await press('Sign In')
    await isSignedIn()
  })

  test('a taken address is answered as a new one is, so that nobody learns who has an account', async () => {
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

  test('a weak password is refused with the reason', async () => {
    const ana = { ...app.newStudent(), password: 'corta' }
    await submitSignUp(ana)
    expect(await screen.findByText('Sign Up Failed')).toBeInTheDocument()
    const password = await field('Password')
    await waitFor(() => expect(password).toHaveFocus())
    expect(password).toHaveAccessibleDescription(/Choose a longer password: at least 8 characters\./)
    expect(await field('Full Name')).toHaveValue(ana.name)
  })

  test('a malformed address never leaves the form', async () => {
    app.asked.splice(0)
    await submitSignUp({ ...app.newStudent(), email: 'ana at example' })
    const email = await field('Email')
    await waitFor(() => expect(email).toHaveFocus())
    expect(email).toHaveAccessibleDescription(/Enter a full email address/)
    expect(app.asked).toEqual([])
  })

  test('an empty form says what is missing, beside each field', async () => {
    app.open('/auth')
    await press('Sign In')
    const email = await field('Email')
    await waitFor(() => expect(email).toHaveFocus())
    expect(email).toHaveAccessibleDescription('Enter your email.')
    expect(await field('Password')).toHaveAccessibleDescription('Enter your password.')
  })

  test('the password can be shown and hidden again', async () => {
    app.open('/auth')
    const password = await field('Password')
    await fill(password, 'secreto')
    await press('Show password')
    expect(password).toHaveAttribute('type', 'text')
    await press('Hide password')
    expect(password).toHaveAttribute('type', 'password')
    expect(password).toHaveValue('secreto')
  })

  test('the button says what it is doing and cannot be pressed', async () => {
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

  test('HTML in an answer of the server is shown as the text that it is', async () => {
    const html = '<img src=x onerror="document.title=1"><b>bold</b>'
    app.put(async () => Response.json({ error_code: 'unknown', msg: html }, { status: 400 }))
    await signIn(app.newStudent())
    expect(await screen.findByText(html)).toBeInTheDocument()
    expect(document.title).toMatch(/^Sign in/)
  })

  test('somebody signed in who opens it is taken home', async () => {
    await app.signUpAndIn(app.newStudent())
    app.open('/auth')
    await waitFor(() => expect(window.location.pathname).toBe('/'))
    await isSignedIn()
  })
})

describe('who is here', () => {
  test('HTML in a name is shown as the text that it is', async () => {
    await app.signUpAndIn({ ...app.newStudent(), name: '<img src=x onerror=alert(1)> "Ben" & co' })
    app.open('/about')
    await user.click(await screen.findByRole('button', { name: /account menu/ }))
    const menu = await screen.findByRole('menu')
    expect(within(menu).getByText('<img')).toBeVisible()
    expect(screen.getByText('<S')).toBeVisible()
    expect(document.querySelector('img[src="x"]')).toBeNull()
  })

  test('a broken stored session makes a visitor, not a broken page', async () => {
    localStorage.setItem('sb-localhost-auth-token', '{"access_token": "not a token", "refresh')
    app.open('/grammar')
    await isVisitor()
    expect(await main().findByText(/0 of 20 stops/)).toBeVisible()
  })
})

describe('after signing up', () => {
  test('Lucía is told what to do for as long as it takes, and a second mail has to wait', async () => {
    const lucia = app.newStudent()
    await submitSignUp(lucia)
    await comes('Check your email')
    expect(main().getByText(/^We sent a link to/)).toHaveTextContent(`We sent a link to ${lucia.email}.`)
    expect(window.location.pathname).toBe('/auth')
    // Pressing all the same does no harm.
    const again = main().getByRole('button', { name: 'Send it again' })
    expect(again).toHaveAttribute('aria-disabled', 'true')
    app.asked.splice(0)
    await user.click(again)
    expect(main().getByText(/^Not yet: the next email can go out in \d+ seconds\.$/)).toBeVisible()
    expect(again).toHaveFocus()
    expect(app.asked).toEqual([])
  })

  test('the form that is sent again is as it was, and the first mail still signs in', async () => {
    const ana = app.newStudent()
    await submitSignUp(ana)
    await comes('Check your email')
    await press('Change the address')
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus())
    expect(screen.getByLabelText('Email')).toHaveValue(ana.email)
    expect(screen.getByLabelText('Full Name')).toHaveValue(ana.name)
    expect(screen.getByLabelText('Password')).toHaveValue(ana.password)

    // The server refuses a second mail so soon.
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

  test('whoever has an account is led from the panel to signing in', async () => {
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

  test('somebody who has not opened the mail yet can ask for it again at sign-in', async () => {
    const ana = app.newStudent()
    await submitSignUp(ana)
    await comes('Check your email')
    await signIn(ana)
    expect(await screen.findByText('Email not confirmed')).toBeInTheDocument()
    const left = await main().findByText(/^One step is left: open the link/)
    await waitFor(() => expect(left).toHaveFocus())
    // So soon after the first mail the server names the seconds, and they are counted down.
    await press('Send it again')
    expect(await main().findByText(/Another email can go out in \d+ seconds/)).toBeVisible()
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

/** As far as where Ana, who is signed in, chooses another password. */
async function followRecovery(ana: Student): Promise<void> {
  const client = await app.signUpAndIn(ana)
  await client.auth.resetPasswordForEmail(ana.email)
  app.open(await app.mailedAddress(ana.email))
}

describe('a forgotten password', () => {
  test('somebody without an account is told the same, and so is who asks twice', async () => {
    const { email } = await signedUp()
    const nobody = await forget(`nobody-${email}`)
    expect(nobody).toContain(`nobody-${email}`)
    for (let time = 0; time < 2; time += 1) expect(await forget(email)).toBe(nobody.replace(/nobody-/g, ''))
  })

  test('a reload does not lose the form, and a password that is too short is explained there', async () => {
    const ana = app.newStudent()
    await followRecovery(ana)
    expect(await main().findByText(/^Nothing has been changed yet/)).toBeVisible()
    // It is in nobody's history.
    expect(window.location.search).toBe('')
    app.reload()
    await press('Continue')
    await field('New password')
    await fill(await field('New password'), 'corto')
    await press('Set the new password')
    const password = await field('New password')
    await waitFor(() => expect(password).toHaveFocus())
    expect(main().getByRole('alert')).toHaveTextContent('Choose a longer password: at least 8 characters.')
    await fill(password, 'tres palabras nuevas')
    await press('Set the new password')
    await comes('Your password is changed')
  })

  test.each([
    '/new-password?error=access_denied&error_code=otp_expired',
    '/new-password#error=access_denied',
  ])('a link of the service that came too late says so where it leads: %s', async (address) => {
    app.open(address)
    expect(await main().findByRole('heading', { name: 'This link no longer works' })).toBeVisible()
    await isVisitor()
    expect(screen.queryByText(/If you have confirmed your address before/)).toBeNull()
  })

  test('a link that was made up says so, and offers the next step', async () => {
    app.open(`/new-password?token_hash=pkce_${'0'.repeat(56)}`)
    await press('Continue')
    expect(await main().findByRole('heading', { name: 'This link no longer works' })).toBeVisible()
    expect(main().getByRole('button', { name: 'Send the link' })).toBeVisible()
  })

  test('a link that has been used says so, and its page has a clean address', async () => {
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

  test('a server that has had too many tries does not call a good link used up', async () => {
    await followRecovery(app.newStudent())
    app.put(tooMany)
    await press('Continue')
    expect(await main().findByRole('alert')).toHaveTextContent(/^Too many tries in a short time/)
    app.put(undefined)
    await press('Continue')
    expect(await field('New password')).toBeVisible()
  })

  test('a link to somebody else’s account, sent to Ana, signs her out of hers only if she goes on', async () => {
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

describe('a link of a mail that lands on home', () => {
  test('with a made-up error shows none of its text', async () => {
    app.open('/?error=access_denied&error_description=Call+this+number#error=x')
    expect(await screen.findByText(/^This link has already been used or has expired\./)).toBeVisible()
    expect(document.body).not.toHaveTextContent('Call this number')
    await waitFor(() => expect(window.location.href).toBe(`${window.location.origin}/`))
  })
})
