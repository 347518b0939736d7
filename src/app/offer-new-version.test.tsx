import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Toaster, toast } from 'sonner'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { offerNewVersion } from './offer-new-version'
import { registerServiceWorker } from './register-service-worker'

/** A version of the site that a browser has downloaded or is downloading. */
class Version extends EventTarget {
  state = 'installing'
  readonly postMessage = vi.fn<(message: string, ports: MessagePort[]) => void>()
}

/** The browser’s side: what it has downloaded, in a tab with an active version. */
class Registration extends EventTarget {
  active = new Version()
  installing: Version | null = null
  waiting: Version | null = null
  readonly update = async () => {}

  /** The browser finds a newer version. */
  find(): Version {
    this.installing = new Version()
    this.dispatchEvent(new Event('updatefound'))
    return this.installing
  }

  /** The newer version is complete, and takes the place of one that was waiting. */
  finish(version: Version): void {
    const older = this.waiting
    this.installing = null
    this.waiting = version
    for (const [each, state] of [
      [older, 'redundant'],
      [version, 'installed'],
    ] as const) {
      if (each === null) continue
      each.state = state
      each.dispatchEvent(new Event('statechange'))
    }
  }
}

let registration: Registration
beforeEach(() => {
  registration = new Registration()
  const serviceWorker = Object.assign(new EventTarget(), {
    register: async () => registration,
    getRegistration: async () => registration,
  })
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run())
  render(<Toaster />)
})
afterEach(() => {
  toast.dismiss()
  Reflect.deleteProperty(navigator, 'serviceWorker')
  vi.unstubAllGlobals()
})

const start = () => registerServiceWorker((activate) => void offerNewVersion(activate))
const offers = () => screen.queryAllByText('There’s a new version of Próxima')
// Not user-event, because jsdom has no `setPointerCapture`, which the toast uses.
const update = async () => fireEvent.click(await screen.findByRole('button', { name: 'Update now' }))

test('a tab that stays open through two releases has one notice, which brings the newer one', async () => {
  await start()
  const first = registration.find()
  registration.finish(first)
  await waitFor(() => expect(offers()).toHaveLength(1))
  const second = registration.find()
  registration.finish(second)
  await waitFor(() => expect(offers()).toHaveLength(1))
  await update()
  await waitFor(() => expect(second.postMessage).toHaveBeenCalledOnce())
  expect(first.postMessage).not.toHaveBeenCalled()
})

test('a release that the browser found before the page was idle is offered too', async () => {
  const found = registration.find()
  await start()
  expect(offers()).toHaveLength(0)
  registration.finish(found)
  await waitFor(() => expect(offers()).toHaveLength(1))
})
