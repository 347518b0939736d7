import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { staticSite } from '../../../backend/static-site'
import { fileOf } from '../../../src/app/prerendered-pages'
import { pageIn, scriptsOf } from '../../support/first-load'

async function serve(directory: string) {
  const server = createAdaptorServer({ fetch: staticSite({ directory }).fetch })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

/** The server compresses a file on the first request. Requesting it beforehand keeps that out of the measurements. */
async function warm(url: string): Promise<void> {
  const answer = await fetch(url, { headers: { Accept: '*/*', 'Accept-Encoding': 'br' } })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  await answer.arrayBuffer()
}

const barePage = `<!doctype html><title>Bare</title><h1>Bare</h1>${'<p>La fiesta es en mi casa.</p>'.repeat(40)}`

/** Structured data for search engines isn’t executed, so it stays. */
const withoutScripts = (html: string) =>
  html
    .replaceAll(/<script\b(?![^>]*application\/ld\+json)[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')

/** Serves the built site and its two baselines: a bare page, and the pages at these routes without their scripts. */
export async function serveWithFloors(built: string, routes: readonly string[]) {
  const bare = mkdtempSync(join(tmpdir(), 'proxima-bare-'))
  writeFileSync(join(bare, 'index.html'), barePage)
  const plain = mkdtempSync(join(tmpdir(), 'proxima-plain-'))
  cpSync('public', plain, { recursive: true })
  for (const path of routes) {
    const file = join(plain, fileOf(path))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, withoutScripts(pageIn(built, path)))
  }

  const servers = { bare: await serve(bare), site: await serve(built), plain: await serve(plain) }
  await warm(servers.bare.origin)
  for (const path of routes) {
    await warm(servers.plain.origin + path)
    await warm(servers.site.origin + path)
    for (const file of scriptsOf(pageIn(built, path))) await warm(`${servers.site.origin}/${file}`)
  }
  return {
    bare: `${servers.bare.origin}/`,
    site: (path: string) => servers.site.origin + path,
    plain: (path: string) => servers.plain.origin + path,
    close() {
      for (const server of Object.values(servers)) server.close()
      for (const directory of [bare, plain]) rmSync(directory, { recursive: true })
    },
  }
}
