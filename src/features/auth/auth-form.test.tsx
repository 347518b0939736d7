import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { toast } from 'sonner'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { Frame } from '../../../tests/support/signed-in'
import { json, type StubResponse, startStubServer } from '../../../tests/support/stub-server'
import { AuthForm } from './auth-form'

// These tests use the real client and a stub server that responds like the auth service or like a proxy in front of it.

let server: Awaited<ReturnType<typeof startStubServer>>
beforeAll(async () => {
  server = await startStubServer()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterAll(() => {
  server.stop()
  vi.restoreAllMocks()
})

const Visitor = ({ children }: { children: ReactNode }) => <Frame session={null}>{children}</Frame>

const html = { 'content-type': 'text/html' }

/**
 * Fills in the form, in the mode that produces the failure’s title. Each call to the returned function submits the form
 * once and resolves to the text of the toast.
 */
async function fillIn(title: string): Promise<(given: StubResponse) => Promise<string>> {
  render(<AuthForm onSignedIn={() => {}} />, { wrapper: Visitor })
  const student = userEvent.setup()
  if (title === 'Sign Up Failed') {
    await student.click(screen.getByRole('button', { name: 'Create an account' }))
    await student.type(screen.getByLabelText('Full Name'), 'Ana')
  }
  await student.type(screen.getByLabelText('Email'), 'ana@example.com')
  await student.type(screen.getByLabelText('Password'), 'secreto')
  const press = screen.getByRole('button', { name: /^(Sign In|Create Account)$/ })
  return async (given) => {
    server.set(given)
    const before = toast.getHistory().length
    await student.click(press)
    await waitFor(() => expect(toast.getHistory().slice(before)).toHaveLength(1))
    const newest = toast.getHistory().at(-1)
    if (newest === undefined || !('title' in newest)) throw new Error('There is no toast')
    await waitFor(() => expect(press).toBeEnabled())
    return `${newest.title}: ${newest.description}`
  }
}

const answers: [what: string, answer: StubResponse][] = [
  ...[400, 422, 429, 500, 501, 502, 503, 504, 507, 522].map((status): [string, StubResponse] => [
    `${status} with a message`,
    json({ code: 'unexpected_failure', message: 'Database error' }, status),
  ]),
  ['msg', json({ msg: 'Database error' }, 500)],
  ['error_description', json({ error: 'server_error', error_description: 'Database error' }, 500)],
  ['error', json({ error: 'Database error' }, 503)],
]

const noAnswers: [what: string, answer: StubResponse][] = [
  ...[400, 422, 429, 500, 502, 503, 504, 507].flatMap((status): [string, StubResponse][] => [
    [`${status} with nothing in it`, (response) => response.writeHead(status).end()],
    [`${status} with a page`, (response) => response.writeHead(status, html).end('<h1>Error</h1>')],
  ]),
  ['503 in plain text', (response) => response.writeHead(503).end('upstream connect error')],
  ['403 in plain text', (response) => response.writeHead(403).end('Blocked by the school')],
  ['JSON that says nothing', json({}, 500)],
  ['JSON that is no object', (response) => response.writeHead(500).end('"down"')],
  ['a message without a letter', json({ message: '' }, 500)],
  ['a success that is a page', (response) => response.writeHead(200, html).end('<form></form>')],
  ['a success that is nothing', (response) => response.end()],
  ['a connection that is cut', (response) => response.destroy()],
  [
    'a refusal that is cut',
    (response) => {
      response.writeHead(500, { 'content-type': 'application/json', 'content-length': '100' })
      response.write('{"message":"Dat', () => response.destroy())
    },
  ],
]

describe.each(['Login Failed', 'Sign Up Failed'])('a student whose request fails, "%s"', (title) => {
  test('reads the service’s message, whatever its status', async () => {
    const press = await fillIn(title)
    for (const [what, given] of answers) {
      expect(await press(given), what).toBe(`${title}: Database error`)
      expect(screen.getByRole('alert'), what).toHaveTextContent(/^That didn’t work\./)
    }
  })

  test('reads what the operator has to set if the server doesn’t know this address', async () => {
    const press = await fillIn(title)
    // What backend/gateway.ts answers.
    const message = 'This server does not accept requests for the host name spanish.school.'
    const refusal = { code: 'unknown_site_address', error_code: 'unknown_site_address', message, hint: '' }
    expect(await press(json(refusal, 403))).toBe(`${title}: ${message}`)
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Accounts don’t work at http://localhost:3000 yet. Tell the person who runs this site to start it with SITE_URL=http://localhost:3000.',
    )
  })

  test('sees a general error message if there is no response, or one that isn’t from the service', async () => {
    const press = await fillIn(title)
    for (const [what, given] of noAnswers) {
      expect(await press(given), what).toBe('Error: An unexpected error occurred. Please try again.')
      expect(screen.getByRole('alert'), what).toHaveTextContent(/^We couldn’t reach Próxima\./)
    }
  })
})
