import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  type App,
  comes,
  faults,
  fill,
  isSignedIn,
  main,
  press,
  type Student,
  startApp,
} from '../support/app-on-backend'

// Every server request that a student’s action triggers, and every way it can fail.

let app: App
beforeAll(async () => {
  app = await startApp()
})
beforeEach(() => {
  // With fake timers, a minute passes without a real wait. The page, the client and the server share one clock.
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
  app.leave(/Failed to fetch|has answered instead of it/)
})
afterAll(() => app.stop())

const student = userEvent.setup({ delay: null })

const unreached = /^We couldn’t reach Próxima\. Check your connection and try again: nothing is lost\.$/

const field = (label: string) => screen.findByLabelText(label)

/** The only part of a lesson that sends requests to the server. */
const rating = async () => {
  const card = (await main().findByText('Rate this topic', { selector: 'h2' })).closest('section')
  if (card === null) throw new Error('The rating stands in no section')
  return within(card)
}

type Place = ReturnType<typeof main>

interface Call {
  what: string
  /** Everything up to pressing the button that sends the request. */
  prepare: (ana: Student) => Promise<unknown>
  button: string
  /** The part of a long page that contains the button. */
  place?: () => Promise<Place>
  /** What was typed, keyed by field label. */
  typed?: (ana: Student) => Record<string, string>
  /** Checks that the page says what happened. The default is a message that it couldn’t reach the server. */
  failed?: () => Promise<unknown>
  done: (ana: Student) => Promise<unknown>
}

const says = () => waitFor(() => expect(main().getByRole('alert')).toHaveTextContent(unreached))

async function onAccount(ana: Student): Promise<void> {
  await app.signUpAndIn(ana)
  app.open('/account')
  await field('Full Name')
}

async function askForNewPassword({ email }: Student): Promise<void> {
  app.open('/new-password')
  await fill(await field('Email'), email)
  await press('Send the link')
  await comes('Check your email')
}

/** Opens the page that the link in a password-reset email leads to. */
async function followRecovery(ana: Student): Promise<void> {
  await app.backend.signUp(ana.email, ana.name)
  await askForNewPassword(ana)
  app.open(await app.mailedAddress(ana.email))
  await main().findByRole('button', { name: 'Continue' })
}

async function fillInSignUp({ name, email, password }: Student): Promise<void> {
  app.open('/auth')
  await press('Create an account')
  await fill(await field('Full Name'), name)
  await fill(await field('Email'), email)
  await fill(await field('Password'), password)
}

/** Waits for a minute, after which another email may be sent. */
async function canSendAgain(): Promise<void> {
  await comes('Check your email')
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  const again = main().getByRole('button', { name: 'Send it again' })
  await waitFor(() => expect(again).toHaveAttribute('aria-disabled', 'false'))
}

const sendingAgain: Pick<Call, 'button' | 'failed' | 'done'> = {
  button: 'Send it again',
  failed: async () => {
    await main().findByText(unreached)
    // Let the countdown reach its end, which is less than a second away.
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    const again = main().getByRole('button', { name: 'Send it again' })
    await waitFor(() => expect(again).toHaveAttribute('aria-disabled', 'false'))
    expect(main().queryByText(/^Sent again/)).toBeNull()
    expect(main().getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible()
  },
  done: () => main().findByText('Sent again. Only the link in the newest email works.'),
}

const nextPassword = 'tres palabras nuevas'

const calls: readonly Call[] = [
  {
    what: 'signing in',
    prepare: async ({ name, email, password }) => {
      await app.backend.signUp(email, name)
      app.open('/auth')
      await fill(await field('Email'), email)
      await fill(await field('Password'), password)
    },
    button: 'Sign In',
    typed: ({ email, password }) => ({ Email: email, Password: password }),
    done: isSignedIn,
  },
  {
    what: 'signing up',
    prepare: fillInSignUp,
    button: 'Create Account',
    typed: ({ name, email, password }) => ({ 'Full Name': name, Email: email, Password: password }),
    done: async ({ email }) => {
      await comes('Check your email')
      expect((await app.backend.mailTo(email)).subject).toBe('Confirm your email address')
    },
  },
  {
    what: 'requesting a new password',
    prepare: async ({ email }) => {
      app.open('/new-password')
      await fill(await field('Email'), email)
    },
    button: 'Send the link',
    typed: ({ email }) => ({ Email: email }),
    done: () => comes('Check your email'),
  },
  {
    what: 'requesting the email for a new password again',
    prepare: async (ana) => {
      await askForNewPassword(ana)
      await canSendAgain()
    },
    ...sendingAgain,
  },
  {
    what: 'requesting the confirmation email again',
    prepare: async (ana) => {
      await fillInSignUp(ana)
      await press('Create Account')
      await canSendAgain()
    },
    ...sendingAgain,
  },
  {
    what: 'using the link for a new password',
    prepare: followRecovery,
    button: 'Continue',
    done: () => field('New password'),
  },
  {
    what: 'setting the new password',
    prepare: async (ana) => {
      await followRecovery(ana)
      await press('Continue')
      await fill(await field('New password'), nextPassword)
    },
    button: 'Save new password',
    typed: () => ({ 'New password': nextPassword }),
    done: () => comes('Your password has been changed'),
  },
  {
    what: 'today’s word',
    prepare: async () => {
      app.put(() => Promise.reject(new TypeError('Failed to fetch')))
      app.open('/word-of-the-day')
      await main().findByText('Failed to load word of the day')
      app.put(undefined)
    },
    button: 'Try again',
    failed: () => main().findByText('Failed to load word of the day'),
    done: () => main().findByRole('heading', { name: 'Definition' }),
  },
  {
    what: 'saving a completed stop',
    prepare: async (ana) => {
      await app.signUpAndIn(ana)
      app.open('/grammar/days-of-week')
      await student.click((await rating()).getByLabelText('4 stars'))
      await student.click((await rating()).getByRole('button', { name: 'Submit' }))
      await (await rating()).findByRole('button', { name: 'Mark as completed' })
    },
    button: 'Mark as completed',
    place: rating,
    // The specification has no message here: the button is back, and the stars haven’t changed.
    failed: async () => {
      const card = await rating()
      await waitFor(() => expect(card.getByRole('button', { name: 'Mark as completed' })).toHaveFocus())
      expect(card.queryByText('Your progress has been saved.')).toBeNull()
    },
    done: async () => (await rating()).findByText('Your progress has been saved.'),
  },
  {
    what: 'changing the name',
    prepare: async (ana) => {
      await onAccount(ana)
      await fill(await field('Full Name'), 'Lucía Fernández')
    },
    button: 'Save name',
    typed: () => ({ 'Full Name': 'Lucía Fernández' }),
    done: () => main().findByText('Saved.'),
  },
  {
    what: 'changing the address',
    prepare: async (ana) => {
      await onAccount(ana)
      await fill(await field('New email address'), `new-${ana.email}`)
    },
    button: 'Send the two links',
    typed: ({ email }) => ({ 'New email address': `new-${email}` }),
    done: () => main().findByText(/once both links have been opened/),
  },
  {
    what: 'confirming a change of address',
    prepare: async (ana) => {
      const client = await app.signUpAndIn(ana)
      const email = `new-${ana.email}`
      await client.auth.updateUser({ email }, { emailRedirectTo: `${window.location.origin}/account` })
      app.open(await app.mailedAddress(email))
      await main().findByRole('button', { name: 'Yes, change the address' })
    },
    button: 'Yes, change the address',
    done: () => comes('This address is confirmed'),
  },
  {
    what: 'changing the password',
    prepare: async (ana) => {
      await onAccount(ana)
      await fill(await field('Current password'), ana.password)
      await fill(await field('New password'), nextPassword)
    },
    button: 'Change password',
    typed: ({ password }) => ({ 'Current password': password, 'New password': nextPassword }),
    done: () => main().findByText('Password changed. Every other device has been signed out.'),
  },
  {
    what: 'downloading everything',
    prepare: onAccount,
    button: 'Download everything',
    done: () => main().findByText('Downloaded as proxima-account.json.'),
  },
  {
    what: 'signing out everywhere',
    prepare: onAccount,
    button: 'Sign out everywhere',
    done: () => comes('You are signed out on every device'),
  },
  {
    what: 'deleting the account',
    prepare: async (ana) => {
      await onAccount(ana)
      await fill(await field('Type your email address'), ana.email)
    },
    button: 'Delete my account for good',
    typed: ({ email }) => ({ 'Type your email address': email }),
    done: () => comes('Your account has been deleted'),
  },
]

const named = calls.map((call) => [call.what, call] as const)

/** Adds the name of the case to an error. */
async function step(name: string, run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

describe('when the server is out of reach', () => {
  test.each(named)(
    '%s: shows the error whatever the server answers, keeps what was typed, and succeeds on the next try',
    async (_, {
      prepare,
      button,
      place,
      typed = (): Record<string, string> => ({}),
      failed = says,
      done,
    }) => {
      const ana = app.newStudent()
      await prepare(ana)
      const isAsBefore = async () => {
        await failed()
        for (const [label, text] of Object.entries(typed(ana)))
          expect(screen.getByLabelText(label)).toHaveValue(text)
      }
      for (const [fault, answer] of faults) {
        await step(fault, async () => {
          app.put(answer)
          const before = app.asked.length
          await press(button, await place?.())
          await waitFor(() => expect(app.asked.length).toBeGreaterThan(before))
          await isAsBefore()
        })
      }
      await step('for a minute, with all that the page does by itself in that time', async () => {
        await vi.advanceTimersByTimeAsync(60_000)
        await isAsBefore()
      })
      app.put(undefined)
      await press(button, await place?.())
      await done(ana)
    },
  )
})

describe('pressing twice', () => {
  test.each(named)('%s: sends one request', async (_, { prepare, button, place, done }) => {
    const ana = app.newStudent()
    await prepare(ana)
    app.asked.splice(0)
    await student.dblClick(await ((await place?.()) ?? main()).findByRole('button', { name: button }))
    await done(ana)
    const sent = app.asked.flatMap(({ method, path }) => (method === 'GET' ? [] : [`${method} ${path}`]))
    expect(sent).toEqual([...new Set(sent)])
    expect(sent).not.toEqual([])
  })
})
