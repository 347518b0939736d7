import { inspect } from 'node:util'
import { act, cleanup, configure, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { toast } from 'sonner'
import { expect, vi } from 'vitest'
import { routes } from '@/app/routes'
import { leaveFirstPage } from '@/lib/first-page'
import { queryClient } from '@/lib/query-client'
import { openPasswords } from '../../backend/auth/passwords'
import { createGateway } from '../../backend/gateway'
import { trayLock } from '../../backend/mail/tray-lock'
import { openLink, password, startBackend } from './backend'

// The first page that a file opens waits until all its modules are compiled.
configure({
  asyncUtilTimeout: 30_000,
  // The text of the page, not its mark-up: it is said of every page by its bar and its foot.
  getElementError: (message) =>
    new Error(`${message?.split('\n')[0] ?? ''}\n\n${document.querySelector('main')?.textContent}`),
})

export interface Student {
  name: string
  email: string
  password: string
}

/** What a page asks of the server. */
export interface Asked {
  method: string
  path: string
  headers: HeadersInit
  body: string | null
}

/** What stands between a page and the server: it answers in its stead, or lets what is asked pass. */
export type Between = (asked: Asked) => Promise<Response> | undefined

/** Where the client of the page keeps the session. */
const sessionName = 'sb-localhost-auth-token'

/** jsdom lays nothing out: nothing comes into view, gets another size or scrolls. */
class NothingMoves {
  observe(): void {}
  disconnect(): void {}
}

export type App = Awaited<ReturnType<typeof startApp>>

/**
 * The whole app with its real client, on pages of jsdom, and the embedded backend behind their `fetch`. What a test puts
 * between the two is the failure that it is about.
 */
export async function startApp() {
  const { origin } = window.location
  const backend = await startBackend({ siteUrl: origin })
  const asked: Asked[] = []
  const errors: string[] = []
  let between: Between | undefined
  let router: ReturnType<typeof createBrowserRouter> | undefined
  let students = 0
  let visits = 0

  /** Without a wire: a connection that has been idle while jsdom draws a long page is not there any more. */
  const passwords = openPasswords(4)
  const gateway = createGateway({
    ...backend,
    siteUrl: origin,
    reach: 'machine',
    // Whom it lets in has tests of its own.
    trayLock: { ...trayLock(origin), opens: () => true },
    passwords,
    log: () => {},
  })
  const overTheWire = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
  /** What the server says to it. */
  const answer = async ({ path, ...request }: Asked) =>
    gateway.fetch(new Request(origin + path, request), overTheWire)

  vi.stubGlobal('fetch', async (input: string | URL, init: RequestInit = {}): Promise<Response> => {
    const { origin: site, pathname, search } = new URL(input)
    const { method = 'GET', headers = {}, body } = init
    const one = { method, path: pathname + search, headers, body: typeof body === 'string' ? body : null }
    // The other is what the test itself asks, beside the page.
    if (site !== origin) return answer(one)
    asked.push(one)
    return between?.(one) ?? answer(one)
  })
  vi.stubGlobal('IntersectionObserver', NothingMoves)
  vi.stubGlobal('ResizeObserver', NothingMoves)
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  Element.prototype.scrollIntoView = () => {}
  // jsdom asks it for `:invalid`, and would tell the page of each such look.
  HTMLInputElement.prototype.checkValidity = function () {
    return this.validity.valid
  }
  vi.spyOn(console, 'error').mockImplementation(
    (...said: unknown[]) =>
      void errors.push(said.map((one) => (typeof one === 'string' ? one : inspect(one))).join(' ')),
  )
  // The clients of the accounts that are made beside the page, as if they were its own.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  leaveFirstPage()

  /**
   * Leaves the page, and takes with it what the device has kept. Nothing may have been logged as an error but what the
   * test brings about.
   */
  function leave(expected = /$^/): void {
    cleanup()
    router?.dispose()
    between = undefined
    queryClient.clear()
    toast.dismiss()
    localStorage.clear()
    sessionStorage.clear()
    expect(errors.splice(0).filter((error) => !expected.test(error))).toEqual([])
  }

  /** Loads the page whose address stands in the bar, on the device as it is. */
  function load(): void {
    cleanup()
    router?.dispose()
    router = createBrowserRouter(routes)
    render(<RouterProvider router={router} />)
  }

  return {
    backend,
    answer,
    /** What has been asked of the server, oldest first. */
    asked,
    put(answer: Between | undefined): void {
      between = answer
    },
    newStudent(): Student {
      students += 1
      return { name: 'Ana María López', email: `ana-${students}@example.com`, password }
    },
    open(address: string): void {
      // Each visit is an entry of its own, as the app names them.
      visits += 1
      window.history.pushState({ key: `visit-${visits}` }, '', address)
      load()
    },
    /** Loads the page again that is open. */
    reload: load,
    /** A confirmed account whose owner is signed in on this device. Made without the screens, which have tests of their own. */
    async signUpAndIn({ email, name }: Pick<Student, 'email' | 'name'>) {
      const { client, session } = await backend.signUp(email, name)
      localStorage.setItem(sessionName, JSON.stringify(session))
      return client
    },
    /** The address of our own page to which the newest mail to somebody leads. */
    async mailedAddress(email: string): Promise<string> {
      const { link } = await backend.mailTo(email)
      const { pathname, search, hash } = link.includes('/auth/v1/') ? await openLink(link) : new URL(link)
      return pathname + search + hash
    },
    leave,
    async stop(): Promise<void> {
      leave()
      vi.unstubAllGlobals()
      vi.restoreAllMocks()
      await passwords.close()
      await backend.stop()
    },
  }
}

const page = (status: number, body: string) => async () =>
  new Response(`<!doctype html>${body}`, { status, headers: { 'content-type': 'text/html' } })

/** What stands between a student and the server, and what it answers. */
export const faults: readonly [fault: string, answer: Between][] = [
  ['nobody answers', () => Promise.reject(new TypeError('Failed to fetch'))],
  ...[502, 503, 504, 511].map((status): [string, Between] => [
    `${status} in HTML`,
    page(status, `<h1>${status} Error</h1>`),
  ]),
  ['the sign-in page of a hotel', page(200, '<title>Wi-Fi</title><form></form>')],
]

/** The page itself, between bar and foot. */
export const main = () => within(screen.getByRole('main'))

export const isVisitor = async () =>
  expect(await within(screen.getByRole('banner')).findByRole('link', { name: 'Sign In' })).toBeVisible()

export const isSignedIn = async () => expect(await screen.findByText('account menu')).toBeInTheDocument()

/** What stood in a field is replaced as by pasting, so that no letter is a key with a meaning. */
export async function fill(field: HTMLElement, text: string): Promise<void> {
  const student = userEvent.setup({ delay: null })
  await student.clear(field)
  // A page that has just come takes the focus to its heading, perhaps only now.
  act(() => field.focus())
  if (text !== '') await student.paste(text)
}

export const press = async (name: string, place: ReturnType<typeof main> = main()) =>
  userEvent.setup({ delay: null }).click(await place.findByRole('button', { name }))

/** A heading has come in the place of what was there: the focus has gone to it. */
export const comes = (name: string) =>
  waitFor(() => expect(main().getByRole('heading', { name })).toHaveFocus())

/** The server's own word that it has been asked too often. */
export const tooMany = async () =>
  Response.json(
    { code: 'over_request_rate_limit', message: 'Request rate limit reached' },
    { status: 429, headers: { 'X-Supabase-Api-Version': '2024-01-01' } },
  )
