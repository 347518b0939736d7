import { activateMessage } from '@/lib/activate-message'

const hour = 3_600_000

/** Activates the newest version. Resolves to false if other tabs are still using the current one. */
export type ActivateUpdate = () => Promise<boolean>

const loaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve()
    else window.addEventListener('load', () => resolve(), { once: true })
  })

const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve())
    else setTimeout(resolve, 2000)
  })

/**
 * With Save-Data, precache only the app frame; the browser's own cache holds the pages that are opened. An
 * existing precache is left as it is.
 */
function scriptFor(registration: ServiceWorkerRegistration | undefined): string {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (!connection?.saveData) return '/sw.js'
  return registration?.active?.scriptURL ?? '/sw.js?frame'
}

/**
 * Asks the worker that is waiting now to activate: a later release replaces the one that was waiting before. Resolves
 * to false if another tab is still using the current one.
 */
async function activateWaiting({ waiting }: ServiceWorkerRegistration): Promise<boolean> {
  // It has been activated already, so a reload is enough.
  if (waiting === null) return true
  const { port1, port2 } = new MessageChannel()
  const changed = new Promise<void>((resolve) =>
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true }),
  )
  const others = new Promise<unknown>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data)
  })
  waiting.postMessage(activateMessage, [port2])
  if ((await others) !== 0) return false
  await changed
  return true
}

/**
 * Registers the service worker that precaches the site, once this page is loaded and idle. Rejects on a browser or
 * network failure; the site then works without it. `onNewVersion` is called when a newer version is installed and
 * waiting.
 */
export async function registerServiceWorker(onNewVersion: (activate: ActivateUpdate) => void): Promise<void> {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer }
  if (serviceWorker === undefined) return
  await loaded()
  await idle()
  const registration = await serviceWorker.register(scriptFor(await serviceWorker.getRegistration()))

  let announced: ServiceWorker | null = null
  const announceUpdate = () => {
    const { waiting, active } = registration
    if (waiting === null || active === null || waiting === announced) return
    announced = waiting
    onNewVersion(() => activateWaiting(registration))
  }
  const watchInstalling = () => registration.installing?.addEventListener('statechange', announceUpdate)
  announceUpdate()
  // The browser may have found an update while the page was loading.
  watchInstalling()
  registration.addEventListener('updatefound', watchInstalling)

  // Browsers check for an update only when a page is opened, and a tab may stay open for days.
  let checkedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - checkedAt < hour) return
    checkedAt = Date.now()
    registration.update().catch((error: unknown) => console.info(error))
  })
}
