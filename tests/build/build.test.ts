import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { prerenderedPages } from '@/app/prerendered-pages'
import { siteOrigin } from '../../build/sitemap'

const { directory, listed } = inject('built')

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
const built = (file: string) => readFileSync(join(directory, file), 'utf8')

describe('whoever builds the site', () => {
  test('sees in the output just the files that are there, but for those of public/', () => {
    expect([...listed, ...filesBelow('public')].sort()).toEqual(filesBelow(directory).sort())
  })

  test('gets a file for every page, and a shell for the addresses that have none', () => {
    for (const { path } of prerenderedPages) {
      const [, address] =
        /<div id="root" data-path="([^"]+)" data-files="[^"]+"></.exec(built(join(path, 'index.html'))) ?? []
      expect(address).toBe(path)
    }
    expect(built('404.html')).toContain('<div id="root"></div>')
  })

  test('gets a worker that keeps every script and the shell, each as it lies there, and no page twice', () => {
    const entries = [
      ...built('sw.js').matchAll(/"url":"\/([^"]+)","revision":[^,]+,"integrity":"sha256-([^"]+)"/g),
    ]
    const kept = new Map(entries.map(([, file = '', sum]) => [file, sum]))
    for (const [file, sum] of kept)
      expect(
        createHash('sha256')
          .update(readFileSync(join(directory, file)))
          .digest('base64'),
        file,
      ).toBe(sum)
    const scripts = filesBelow(directory).filter((file) => file.startsWith('assets/'))
    expect([...kept.keys()]).toEqual(expect.arrayContaining([...scripts, 'shell.html', 'site.webmanifest']))
    expect([...kept.keys()].filter((file) => file.endsWith('.html'))).toEqual(['shell.html'])
    expect(built('shell.html')).toBe(built('404.html'))
  })

  test('gets a list for search engines, which leaves out what they have no use for', () => {
    const addresses = [...built('sitemap.xml').matchAll(/<loc>https:\/\/spanish\.example([^<]*)<\/loc>/g)]
    const paths = addresses.map(([, path]) => path)
    expect(paths).toContain('/')
    expect(paths).toContain('/grammar/ser-estar')
    for (const path of ['/auth', '/tense/Indefenido', '*']) expect(paths).not.toContain(path)
    expect(built('robots.txt')).toContain('Sitemap: https://spanish.example/sitemap.xml')
  })
})

test('the address of the site is an origin, or none', () => {
  expect(siteOrigin('https://spanish.example/')).toBe('https://spanish.example')
  for (const none of [undefined, '']) expect(siteOrigin(none)).toBeUndefined()
  for (const wrong of ['spanish.example', 'https://spanish.example/es', 'ftp://spanish.example'])
    expect(() => siteOrigin(wrong)).toThrow('VITE_SITE_URL must be an origin')
})
