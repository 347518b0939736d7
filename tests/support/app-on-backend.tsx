import { inspect } from 'node:util'
import { act, cleanup, configure, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { toast } from 'sonner'
import { expect, vi } from 'vitest'
import { routes } from '@/app/routes'
import { leaveFirstPage } from '@/lib/first-page'
import { queryClient } from '@/lib/query-client'
import { createPasswordHasher } from '../../backend/auth/password-hasher'
import { createGateway } from '../../backend/gateway'
import { trayAccess } from '../../backend/mail/tray-access'
import { openLink, password, startBackend } from './backend'

// The first page opened in a test file appears only when all its modules have been compiled.
configure({
  asyncUtilTimeout: 30_000,
  // On failure, print the text of the main content instead of the mark-up of the whole page.
  getElementError: (message) =>
    new Error(`${message?.split('\n')[0] ?? ''}\n\n${document.querySelector('main')?.textContent}`),
})

export interface Student {
  name: string
  email: string
  password: string
}

/** A request from a page. */
export interface PageRequest {
  method: string
  path: string
  headers: HeadersInit
  body: string | null
}

/** Intercepts a request: returns a response in place of the server’s, or `undefined` to let the request through. */
export type Interceptor = (asked: PageRequest) => Promise<Response> | undefined

/** The storage key of the page’s session. */
const sessionName = 'sb-localhost-auth-token'

/** jsdom has no layout, so nothing becomes visible, resizes or scrolls. */
class StubObserver {
  observe(): void {}
  disconnect(): void {}
}

export type App = Awaited<ReturnType<typeof startApp>>

/**
 * Starts the whole app in jsdom with its real client, and with `fetch` connected to the embedded backend. Tests
 * intercept requests to simulate failures.
 */
export async function startApp() {
  const { origin } = window.location
  const backend = await startBackend({ siteUrl: origin })
  const asked: PageRequest[] = []
  const errors: string[] = []
  let interceptor: Interceptor | undefined
  let router: ReturnType<typeof createBrowserRouter> | undefined
  let students = 0
  let visits = 0

  /**
   * The backend is called directly rather than over HTTP, because a connection would be closed if it were idle while
   * jsdom rendered a long page.
   */
  const passwords = createPasswordHasher(4)
  const gateway = createGateway({
    ...backend,
    siteUrl: origin,
    reach: 'machine',
    // Access to the mail tray is tested elsewhere.
    trayAccess: { ...trayAccess(origin), isAllowed: () => true },
    passwords,
    log: () => {},
  })
  const overTheWire = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
  /** The server’s response. */
  const answer = async ({ path, ...request }: PageRequest) =>
    gateway.fetch(new Request(origin + path, request), overTheWire)

  vi.stubGlobal('fetch', async (input: string | URL, init: RequestInit = {}): Promise<Response> => {
    const { origin: site, pathname, search } = new URL(input)
    const { method = 'GET', headers = {}, body } = init
    const request = { method, path: pathname + search, headers, body: typeof body === 'string' ? body : null }
    // Requests from the test itself go to a different origin.
    if (site !== origin) return answer(request)
    asked.push(request)
    return interceptor?.(request) ?? answer(request)
  })
  vi.stubGlobal('IntersectionObserver', StubObserver)
  vi.stubGlobal('ResizeObserver', StubObserver)
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  Element.prototype.scrollIntoView = () => {}
  // jsdom calls this method for `:invalid`, which would fire an `invalid` event on the page each time.
  HTMLInputElement.prototype.checkValidity = function () {
    return this.validity.valid
  }
  vi.spyOn(console, 'error').mockImplementation(
    (...said: unknown[]) =>
      void errors.push(said.map((value) => (typeof value === 'string' ? value : inspect(value))).join(' ')),
  )
  // Hides the warning about several clients in one browser: accounts created by tests have their own clients.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  leaveFirstPage()

  /** Unmounts the app and clears the device’s storage. Fails if an unexpected error was logged. */
  function leave(expected = /$^/): void {
    cleanup()
    router?.dispose()
    interceptor = undefined
    queryClient.clear()
    toast.dismiss()
    localStorage.clear()
    sessionStorage.clear()
    expect(errors.splice(0).filter((error) => !expected.test(error))).toEqual([])
  }

  /** Loads the page at the current address without changing the device’s storage. */
  function load(): void {
    cleanup()
    router?.dispose()
    router = createBrowserRouter(routes)
    render(<RouterProvider router={router} />)
  }

  return {
    backend,
    answer,
    /** All requests to the server, oldest first. */
    asked,
    put(answer: Interceptor | undefined): void {
      interceptor = answer
    },
    newStudent(): Student {
      students += 1
      return { name: 'Ana María López', email: `ana-${students}@example.com`, password }
    },
    open(address: string): void {
      // Give each visit its own history key, as the router does.
      visits += 1
      window.history.pushState({ key: `visit-${visits}` }, '', address)
      load()
    },
    /** Reloads the page. */
    reload: load,
    /**
     * Creates a confirmed account and signs in to it on this device. Bypasses the sign-up pages, which have their own
     * tests.
     */
    async signUpAndIn({ email, name }: Pick<Student, 'email' | 'name'>) {
      const { client, session } = await backend.signUp(email, name)
      localStorage.setItem(sessionName, JSON.stringify(session))
      return client
    },
    /** The path that the link in this person’s latest email leads to. */
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

/** Ways in which a network or proxy can fail between a student and the server, with a response for each. */
export const faults: readonly [fault: string, answer: Interceptor][] = [
  ['no answer comes', () => Promise.reject(new TypeError('Failed to fetch'))],
  ...[502, 503, 504, 511].map((status): [string, Interceptor] => [
    `${status} in HTML`,
    page(status, `<h1>${status} Error</h1>`),
  ]),
  ['the sign-in page of a hotel', page(200, '<title>Wi-Fi</title><form></form>')],
]

/** The page content, between header and footer. */
export const main = () => within(screen.getByRole('main'))

export const isVisitor = async () =>
  expect(await within(screen.getByRole('banner')).findByRole('link', { name: 'Sign In' })).toBeVisible()

export const isSignedIn = async () => expect(await screen.findByText('account menu')).toBeInTheDocument()

/** Replaces the value as if pasted, so that no character is treated as a special key. */
export async function fill(field: HTMLElement, text: string): Promise<void> {
  const student = userEvent.setup({ delay: null })
  await student.clear(field)
  // A page that has just appeared may move focus to its heading at this point.
  act(() => field.focus())
  if (text !== '') await student.paste(text)
}

export const press = async (name: string, place: ReturnType<typeof main> = main()) =>
  userEvent.setup({ delay: null }).click(await place.findByRole('button', { name }))

/** Waits until a page with this heading is shown and the heading has focus. */
export const comes = (name: string) =>
  waitFor(() => expect(main().getByRole('heading', { name })).toHaveFocus())

/** The server’s response to too many requests. */
export const tooMany = async () =>
  Response.json(
    { code: 'over_request_rate_limit', message: 'Request rate limit reached' },
    { status: 429, headers: { 'X-Supabase-Api-Version': '2024-01-01' } },
  )
