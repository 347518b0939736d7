import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { normalEmail } from '@/lib/normal-email'
import { type App, fill, main, press, type Student, startApp, tooMany } from '../support/app-on-backend'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterEach(() => app.leave())
afterAll(() => app.stop())

const student = userEvent.setup({ delay: null })

interface Body {
  email?: string
  password?: string
  current_password?: string
  data?: { full_name?: string }
}

interface Form {
  what: string
  /** Opens the form. */
  open: (ana: Student) => Promise<unknown>
  /** `isNew`: a new password, which has a greatest length. */
  fields: readonly { label: string; holds: 'name' | 'email' | 'password'; isNew?: true }[]
  button: string
  /** The request’s path, and the value in its body for each field. */
  request: string
  values: (body: Body) => unknown[]
  samples: number
}

async function onAccount({ email, name }: Student): Promise<void> {
  await app.signUpAndIn({ email, name })
  app.open('/account')
  await screen.findByLabelText('Full Name')
}

const fields = {
  name: { label: 'Full Name', holds: 'name' },
  email: { label: 'Email', holds: 'email' },
  password: { label: 'Password', holds: 'password' },
  newPassword: { label: 'New password', holds: 'password', isNew: true },
} as const

const forms: readonly Form[] = [
  {
    what: 'signing up',
    open: async () => {
      app.open('/auth')
      await press('Create an account')
    },
    fields: [fields.name, fields.email, { ...fields.password, isNew: true }],
    button: 'Create Account',
    request: 'POST /auth/v1/signup',
    values: ({ email, password, data }) => [data?.full_name, email, password],
    samples: 40,
  },
  {
    what: 'signing in',
    open: async () => app.open('/auth'),
    fields: [fields.email, fields.password],
    button: 'Sign In',
    request: 'POST /auth/v1/token',
    values: ({ email, password }) => [email, password],
    samples: 15,
  },
  {
    what: 'a forgotten password',
    open: async () => app.open('/new-password'),
    fields: [fields.email],
    button: 'Send the link',
    request: 'POST /auth/v1/recover',
    values: ({ email }) => [email],
    samples: 15,
  },
  {
    what: 'the new password',
    open: async (ana) => {
      const client = await app.signUpAndIn(ana)
      await client.auth.resetPasswordForEmail(ana.email)
      app.open(await app.mailedAddress(ana.email))
      await press('Continue')
      await screen.findByLabelText('New password')
    },
    fields: [fields.newPassword],
    button: 'Save new password',
    request: 'PUT /auth/v1/user',
    values: ({ password }) => [password],
    samples: 10,
  },
  {
    what: 'changing the name',
    open: onAccount,
    fields: [fields.name],
    button: 'Save name',
    request: 'PUT /auth/v1/user',
    values: ({ data }) => [data?.full_name],
    samples: 10,
  },
  {
    what: 'changing the address',
    open: onAccount,
    fields: [{ label: 'New email address', holds: 'email' }],
    button: 'Send the two links',
    request: 'PUT /auth/v1/user',
    values: ({ email }) => [email],
    samples: 10,
  },
  {
    what: 'changing the password',
    open: onAccount,
    fields: [{ label: 'Current password', holds: 'password' }, fields.newPassword],
    button: 'Change password',
    request: 'PUT /auth/v1/user',
    values: ({ current_password, password }) => [current_password, password],
    samples: 10,
  },
]

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
/**
 * These samples are always included: a name that consists only of spaces, and values with leading and trailing spaces,
 * which are part of a password but not of a name.
 */
const always = [
  { name: ' ', email: 'ana@example.com', password: 'secreto' },
  { name: ' Ana María ', email: 'ana@example.com', password: ' dos palabras ' },
]
const seed = 261_126

/** What is sent for a value that was typed. */
const toSend = {
  name: (typed: string) => typed.trim(),
  email: (typed: string) => normalEmail(typed.trim()),
  password: (typed: string) => typed,
}

describe('everything that is typed is sent as it is meant or refused beside its field, and stays there', () => {
  test.each(forms.map((form) => [form.what, form] as const))(
    '%s',
    async (_, { open, fields, button, request, values, samples }) => {
      const ana = app.newStudent()
      await open(ana)
      const submit = await main().findByRole('button', { name: button })
      const form = submit.closest('form')
      if (form === null) throw new Error('The button stands in no form')
      const inputs = fields.map(({ label }) => within(form).getByLabelText<HTMLInputElement>(label))
      const held = () => inputs.map(({ value }) => value)

      /** The recorded requests. Each one is refused, so that the form stays on screen. */
      const sent: unknown[][] = []
      app.put((asked) => {
        const body: Body = JSON.parse(asked.body ?? '{}')
        if (`${asked.method} ${asked.path}`.startsWith(request)) {
          sent.push(values(body))
          return tooMany()
        }
        // Every current password is accepted; otherwise the new one would never be sent.
        if (asked.path.startsWith('/auth/v1/token'))
          return app.answer({ ...asked, body: JSON.stringify({ ...body, password: ana.password }) })
        return undefined
      })

      const typing = fc.tuple(...fields.map(({ holds }) => (holds === 'email' ? address : text)))
      const chosen = always.map((all) => fields.map(({ holds }) => all[holds]))
      for (const typed of [...chosen, ...fc.sample(typing, { seed, numRuns: samples })]) {
        const said = `seed ${seed}: ${JSON.stringify(typed)}`
        for (const [index, input] of inputs.entries()) await fill(input, typed[index] ?? '')
        // The browser itself removes line breaks and limits the length of a name.
        const before = held()
        const sentBefore = sent.length
        // A name that consists only of spaces passes the browser’s `required` validation, but isn’t a name.
        const isNameless = fields.some(({ holds }, index) => holds === 'name' && before[index]?.trim() === '')
        const isTooLong = fields.some(
          ({ isNew }, index) => isNew && Buffer.byteLength(before[index] ?? '') > 72,
        )
        const isWhole = !isNameless && !isTooLong && inputs.every(({ validity }) => validity.valid)
        await student.click(submit)
        if (isWhole) {
          await waitFor(() => expect(main().getByRole('alert'), said).toHaveTextContent(/Too many attempts/))
          expect(sent, said).toHaveLength(sentBefore + 1)
          expect(sent.at(-1), said).toEqual(
            fields.map(({ holds }, index) => toSend[holds](before[index] ?? '')),
          )
        } else {
          await waitFor(() => expect(document.activeElement, said).toHaveAttribute('aria-invalid', 'true'))
          for (const refused of form.querySelectorAll('[aria-invalid="true"]'))
            expect(refused, said).toHaveAccessibleDescription(/Enter (?:your|a full)|Too long/)
          expect(form, said).toContainElement(document.querySelector(':focus'))
          expect(sent, said).toHaveLength(sentBefore)
        }
        await waitFor(() => expect(submit, said).toBeEnabled())
        expect(held(), said).toEqual(before)
      }
      expect(sent).not.toEqual([])
    },
  )
})
