import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  type App,
  comes,
  fill,
  isVisitor,
  main,
  press,
  type Student,
  startApp,
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
  app.leave(/Failed to fetch/)
})
afterAll(() => app.stop())

const user = userEvent.setup({ delay: null })

const field = (label: string) => screen.findByLabelText(label)

const nextPassword = 'tres palabras nuevas'

async function onAccount(ana: Student) {
  const client = await app.signUpAndIn(ana)
  app.open('/account')
  await field('Full Name')
  return client
}

const signsInWith = async (email: string) =>
  waitFor(() => expect(main().getByText(/^You sign in with/)).toHaveTextContent(`You sign in with ${email}.`))

async function askToMove(email: string): Promise<void> {
  await fill(await field('New email address'), email)
  await press('Send the two links')
  await waitFor(() =>
    expect(main().getByText(/^Your email address changes to/)).toHaveTextContent(
      `Your email address changes to ${email} once both links`,
    ),
  )
}

async function agree(email: string): Promise<void> {
  app.open(await app.mailedAddress(email))
  await press('Yes, change the address')
}

/** Signs the same student in on another device. */
async function signInElsewhere({ email, password }: Student) {
  const client = app.backend.newClient()
  const { error } = await client.auth.signInWithPassword({ email, password })
  if (error !== null) throw error
  return client
}

describe('the account of a student', () => {
  test('opens from the avatar, lets a student change their name, and greets with it', async () => {
    const ana = app.newStudent()
    await app.signUpAndIn(ana)
    app.open('/about')
    await user.click(await screen.findByRole('button', { name: /account menu/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Your account' }))
    await comes('Your account')
    const name = await field('Full Name')
    expect(name).toHaveValue(ana.name)
    await fill(name, '   ')
    await press('Save name')
    await waitFor(() => expect(name).toHaveFocus())
    expect(name).toHaveAccessibleDescription(/Enter your full name/)
    await fill(name, 'Lucía Fernández')
    await press('Save name')
    expect(await main().findByText('Saved.')).toBeVisible()
    expect(main().getByRole('button', { name: 'Save name' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: /account menu/ }))
    expect(await screen.findByRole('menu')).toHaveTextContent('Lucía')
  })

  test('shows that a change of address is pending, also after a reload, until the links have expired', async () => {
    const ana = app.newStudent()
    await onAccount(ana)
    await askToMove(`new-${ana.email}`)
    app.reload()
    expect(await main().findByText(/^Your email address changes to/)).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(2 * 3_601_000))
    await waitFor(() => expect(main().queryByText(/once both links have been opened/)).toBeNull())
    await signsInWith(ana.email)
  })

  test('moves when both addresses have confirmed, and each link works once', async () => {
    const ana = app.newStudent()
    const next = `new-${ana.email}`
    await onAccount(ana)
    await askToMove(next)
    await agree(next)
    await comes('This address is confirmed')
    expect(window.location.pathname + window.location.search).toBe('/account')
    await signsInWith(ana.email)
    const link = await app.mailedAddress(ana.email)
    await agree(ana.email)
    await comes('Your email address has changed')
    await signsInWith(next)
    expect(main().queryByText(/once both links have been opened/)).toBeNull()
    app.open(link)
    await press('Yes, change the address')
    await comes('This link no longer works')
    expect(main().queryByRole('alert')).toBeNull()
  })

  test('changes its password only for somebody who knows the current one, and doesn’t lose what was typed', async () => {
    const ana = app.newStudent()
    await onAccount(ana)
    await press('Change password')
    const [current, next] = [await field('Current password'), await field('New password')]
    await waitFor(() => expect(current).toHaveFocus())
    expect(current).toHaveAccessibleDescription(/Enter your current password/)
    expect(next).toHaveAccessibleDescription(/Enter your new password/)
    await fill(current, 'not this one')
    expect(main().queryByText('Enter your current password.')).toBeNull()
    await fill(next, nextPassword)
    await press('Change password')
    expect(await main().findByText(/^That isn’t your current password\./)).toBeVisible()
    await waitFor(() => expect(current).toHaveFocus())
    expect(next).toHaveValue(nextPassword)
    await fill(next, 'ñ'.repeat(37))
    app.asked.splice(0)
    await press('Change password')
    await waitFor(() => expect(next).toHaveAccessibleDescription(/^Too long: use at most 72 characters\./))
    expect(next).toHaveFocus()
    expect(app.asked).toEqual([])
    await fill(next, nextPassword)
    await fill(current, ana.password)
    await press('Change password')
    expect(await main().findByText('Password changed. Every other device has been signed out.')).toBeVisible()
    // Some projects require the current password in the request.
    const sent = app.asked.findLast(({ method }) => method === 'PUT')
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({ current_password: ana.password })
    expect(next).toHaveValue('')
    await press('Change password')
    expect(main().queryByText('Password changed. Every other device has been signed out.')).toBeNull()
    await expect(signInElsewhere(ana)).rejects.toThrow('Invalid login credentials')
    await signInElsewhere({ ...ana, password: nextPassword })
  })

  test('can be downloaded as one file with everything that is stored', async () => {
    const ana = app.newStudent()
    await onAccount(ana)
    const saved = vi.spyOn(URL, 'createObjectURL')
    await press('Download everything')
    expect(await main().findByText('Downloaded as proxima-account.json.')).toBeVisible()
    const [file] = saved.mock.lastCall ?? []
    if (!(file instanceof Blob)) throw new Error('No file has been saved')
    expect(JSON.parse(await file.text())).toMatchObject({
      account: { email: ana.email, metadata: { full_name: ana.name } },
      // One session is from the emailed link, and the other from signing in.
      sessions: [{}, {}],
      progress: [],
    })
  })

  test('is deleted after its address is typed, and nobody can sign in with it', async () => {
    const ana = app.newStudent()
    await onAccount(ana)
    const typed = await field('Type your email address')
    for (const other of ['', 'anna@example.com']) {
      await fill(typed, other)
      await press('Delete my account for good')
      await waitFor(() => expect(typed).toHaveFocus())
      expect(typed).toHaveAccessibleDescription(`To confirm, type ${ana.email}.`)
    }
    await fill(typed, ana.email.toUpperCase())
    await press('Delete my account for good')
    await comes('Your account has been deleted')
    await isVisitor()
    await expect(signInElsewhere(ana)).rejects.toThrow('Invalid login credentials')
  })

  test('is deleted on the next press if the first deletion worked but its answer was lost', async () => {
    const ana = app.newStudent()
    await onAccount(ana)
    app.put((asked) =>
      asked.path.endsWith('/rpc/delete_account')
        ? app.answer(asked).then(() => Promise.reject(new TypeError('Failed to fetch')))
        : undefined,
    )
    const typed = await field('Type your email address')
    await fill(typed, ana.email)
    await press('Delete my account for good')
    expect(await main().findByRole('alert')).toHaveTextContent(/^We couldn’t reach Próxima/)
    await waitFor(() => expect(typed).toHaveFocus())
    app.put(undefined)
    await press('Delete my account for good')
    await comes('Your account has been deleted')
  })

  test.each([
    ['Delete my account for good', 'Your account hasn’t been deleted'],
    ['Sign out everywhere', 'This device was already signed out'],
    ['Download everything', 'You have been signed out'],
  ])(
    'doesn’t report success for “%s” on a device that was signed out from another one',
    async (name, said) => {
      const ana = app.newStudent()
      const client = await onAccount(ana)
      const other = await signInElsewhere(ana)
      await other.auth.signOut({ scope: 'global' })
      if (name.startsWith('Download')) {
        // The database accepts the token until it expires.
        vi.setSystemTime(Date.now() + 2 * 3_600_000)
      }
      await fill(await field('Type your email address'), ana.email)
      await press(name)
      await comes(said)
      await isVisitor()
      expect((await client.auth.getUser()).error).not.toBeNull()
      await signInElsewhere(ana)
    },
  )

  test('isn’t mistaken for the signed-in account if somebody else’s address moves', async () => {
    const [ana, mallory] = [app.newStudent(), app.newStudent()]
    const { client } = await app.backend.signUp(mallory.email, 'Mallory')
    const next = `new-${mallory.email}`
    await client.auth.updateUser({ email: next }, { emailRedirectTo: `${window.location.origin}/account` })
    await app.signUpAndIn(ana)
    await agree(mallory.email)
    await comes('This address is confirmed')
    await agree(next)
    await comes('That account’s email address has changed')
    const moved = main()
      .getByText(/^From now on/)
      .closest('p')
    expect(moved).toHaveTextContent(`From now on its owner signs in with ${next}.`)
    expect(moved).toHaveTextContent(
      `On this device, ${ana.email} stays signed in. That’s a different account.`,
    )
    await signsInWith(ana.email)
  })

  test('refuses to move to an invalid address, to its own, or twice in a minute', async () => {
    const ana = app.newStudent()
    await onAccount(ana)
    const address = await field('New email address')
    for (const [typed, said] of [
      ['ana@x', /^Enter a full email address/],
      [ana.email, /^This is already your email address\./],
    ] as const) {
      await fill(address, typed)
      await press('Send the two links')
      await waitFor(() => expect(address).toHaveAccessibleDescription(said))
    }
    await askToMove(`nwe-${ana.email}`)
    await fill(address, `new-${ana.email}`)
    await press('Send the two links')
    expect(
      await main().findByText(/^We sent two links a moment ago\. You can ask .* in \d+ seconds\./),
    ).toBeVisible()
    expect(address).toHaveValue(`new-${ana.email}`)
  })

  test('knows its own address by its letters too, when it moves and when it is deleted', async () => {
    const ana = { ...app.newStudent(), email: 'ana@xn--espaol-zwa.example' }
    await onAccount(ana)
    const address = await field('New email address')
    await fill(address, 'ANA@Español.example')
    await press('Send the two links')
    await waitFor(() => expect(address).toHaveAccessibleDescription(/^This is already your email address\./))
    await fill(address, 'ana@münchen.example')
    await press('Send the two links')
    expect(await main().findByText('ana@xn--mnchen-3ya.example')).toBeVisible()
    await fill(await field('Type your email address'), 'ana@Español.example')
    await press('Delete my account for good')
    expect(await main().findByText(/^It’s gone from our database/)).toBeVisible()
  })

  test('says so if nobody is signed in, and links to signing in', async () => {
    app.open('/account')
    await user.click(await main().findByRole('link', { name: 'Sign in or create an account' }))
    await comes('Welcome Back')
    expect(window.location.pathname).toBe('/auth')
  })
})

test('sign-up, About and the footer say what we store about a student', async () => {
  app.open('/auth')
  await press('Create an account')
  await user.click(await main().findByRole('link', { name: 'privacy page' }))
  await comes('What we store about you')
  expect(await main().findByRole('table', { name: 'What is stored with an account' })).toHaveTextContent(
    'Your name',
  )
  for (const path of ['/about', '/']) {
    app.open(path)
    const place = await screen.findByRole(path === '/' ? 'contentinfo' : 'main')
    const [link] = await within(place).findAllByRole('link', { name: /^privacy/i })
    if (link === undefined) throw new Error(`${path} does not say what is kept`)
    await user.click(link)
    await comes('What we store about you')
  }
})
