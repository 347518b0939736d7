import { takeOver } from '@/lib/take-over'

const hour = 3_600_000

/** Lets the newer version take over, and says whether it has: it does not while other tabs live on this one. */
export type TakeOver = () => Promise<boolean>

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

/** Whoever pays for each megabyte keeps the frame; the browser itself keeps what they open. What is kept stays kept. */
function scriptFor(registration: ServiceWorkerRegistration | undefined): string {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (!connection?.saveData) return '/sw.js'
  return registration?.active?.scriptURL ?? '/sw.js?frame'
}

/** Tells the version that waits to take over, unless a tab is open that lives on the present one. */
async function askToTakeOver(waiting: ServiceWorker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  const changed = new Promise<void>((resolve) =>
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true }),
  )
  const others = new Promise<unknown>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data)
  })
  waiting.postMessage(takeOver, [port2])
  if ((await others) !== 0) return false
  await changed
  return true
}

/**
 * Has the service worker keep the site on the device, once this page has nothing else to do. Where browser or network
 * refuse, the site is as it would be without. `onNewVersion` is called when a newer version has arrived whole and waits.
 */
export async function keepOnDevice(onNewVersion: (take: TakeOver) => void): Promise<void> {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer }
  if (serviceWorker === undefined) return
  await loaded()
  await idle()
  const registration = await serviceWorker.register(scriptFor(await serviceWorker.getRegistration()))

  let offered: ServiceWorker | null = null
  const offer = () => {
    const { waiting, active } = registration
    if (waiting === null || active === null || waiting === offered) return
    offered = waiting
    onNewVersion(() => askToTakeOver(waiting))
  }
  offer()
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', offer),
  )

  // A browser asks by itself when a page is opened; a tab may stay open for days.
  let asked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - asked < hour) return
    asked = Date.now()
    registration.update().catch((error: unknown) => console.info(error))
  })
}
