/// <reference path="./precache.d.ts" />
import { frame, whole } from 'virtual:precache'
import { clientsClaim } from 'workbox-core'
import { createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { notPages } from '../lib/not-pages'
import { takeOver } from '../lib/take-over'

declare const self: ServiceWorkerGlobalScope

/**
 * Keeps one whole version of the site on the device and answers from it. The next version is fetched beside it, only
 * what has changed, and waits until no tab is open: an open tab finds all that belongs to it. What a file holds is
 * compared with the build's own sum, so that nothing of a version that is just being put on the server gets in.
 */
precacheAndRoute([...(self.location.search === '?frame' ? frame : whole)])

/** The page of the first visit goes on without a network too. */
clientsClaim()

/** Every page is drawn in the empty shell: the chunks hold what is in the prerendered pages. */
const drawPage = createHandlerBoundToURL('/shell.html')

/**
 * The shell is kept with its own headers, which forbid the microphone as those of nearly every page do. The pages of the
 * speaking room may use it, as vercel.json says; every other word of the headers stays.
 */
const drawSpeakingPage: typeof drawPage = async (options) => {
  const shell = await drawPage(options)
  const headers = new Headers(shell.headers)
  const policy = headers.get('Permissions-Policy') ?? ''
  headers.set('Permissions-Policy', policy.replace('microphone=()', 'microphone=(self)'))
  return new Response(shell.body, { status: shell.status, headers })
}
registerRoute(
  new NavigationRoute(drawSpeakingPage, { allowlist: [/^\/speak(?:[/?]|$)/i], denylist: notPages }),
)
registerRoute(new NavigationRoute(drawPage, { denylist: notPages }))

/** The reader has asked for the new version. It takes over where no other tab would lose what belongs to it. */
async function askedToTakeOver(reply: MessagePort | undefined): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  reply?.postMessage(tabs.length - 1)
  if (tabs.length <= 1) await self.skipWaiting()
}

self.addEventListener('message', (event) => {
  if (event.data === takeOver) event.waitUntil(askedToTakeOver(event.ports[0]))
})
