/// <reference path="./precache.d.ts" />
import { frame, whole } from 'virtual:precache'
import { clientsClaim } from 'workbox-core'
import { createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { activateMessage } from '../lib/activate-message'
import { notPages } from '../lib/not-pages'

declare const self: ServiceWorkerGlobalScope

/**
 * Precaches one complete version of the site (with `?frame`, only the app frame) and serves requests from it. The next
 * version is downloaded alongside (only the changed files) and waits until no tab is open, so that an open tab can
 * still load all the files of its own version. Files are checked against the build's integrity hashes, so that no files
 * from a partly deployed version are cached.
 */
precacheAndRoute([...(self.location.search === '?frame' ? frame : whole)])

/** Take control of the page on the first visit, so that it works offline too. */
clientsClaim()

/** Serves the empty shell for every page: the chunks contain everything that the prerendered pages contain. */
const serveShell = createHandlerBoundToURL('/shell')

/**
 * The shell is precached with its own headers, which forbid the microphone, as on nearly every page. Speaking practice
 * may use the microphone (vercel.json), so this one directive is replaced.
 */
const serveSpeakingShell: typeof serveShell = async (options) => {
  const shell = await serveShell(options)
  const headers = new Headers(shell.headers)
  // The body is no longer compressed. WebKit would show an empty page.
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name)
  const policy = headers.get('Permissions-Policy') ?? ''
  headers.set('Permissions-Policy', policy.replace('microphone=()', 'microphone=(self)'))
  return new Response(shell.body, { status: shell.status, headers })
}
registerRoute(
  new NavigationRoute(serveSpeakingShell, { allowlist: [/^\/speak(?:[/?]|$)/i], denylist: notPages }),
)
registerRoute(new NavigationRoute(serveShell, { denylist: notPages }))

/**
 * The student has asked for the new version. It activates only if no other tab would lose its files; the reply is
 * the number of other tabs.
 */
async function activateIfLastTab(reply: MessagePort | undefined): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  reply?.postMessage(tabs.length - 1)
  if (tabs.length <= 1) await self.skipWaiting()
}

self.addEventListener('message', (event) => {
  if (event.data === activateMessage) event.waitUntil(activateIfLastTab(event.ports[0]))
})
