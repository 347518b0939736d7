import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { staticSite } from '../../backend/static-site'
import lock from '../../package-lock.json' with { type: 'json' }

const { directory } = inject('built')
const notices = readFileSync(join(directory, 'third-party.txt'), 'utf8')
const [, ...parts] = notices.split(`\n${'-'.repeat(80)}\n\n`)

interface Locked {
  version?: string
  license?: string
  dev?: boolean
  devOptional?: boolean
}

/** Dependencies of the app whose code is not in the built site. */
const unused = [
  '@radix-ui/react-arrow',
  '@radix-ui/react-portal',
  '@radix-ui/react-use-rect',
  '@radix-ui/rect',
  'cookie',
  'detect-node-es',
  // This package only re-exports react-router.
  'react-router-dom',
  'set-cookie-parser',
]

/**
 * Packages whose code or data is in the site even though they aren’t dependencies of the app: for the lexicon, the service
 * worker, the base styles and the build tools’ helpers.
 */
const builtIn = [
  '@jirimracek/conjugate-esp',
  'dictionary-es',
  'rolldown',
  'tailwindcss',
  'vite',
  'workbox-core',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
]

test('the page of licences has the licence of every package in the site, with its text', () => {
  const packages = Object.entries<Locked>(lock.packages).flatMap(([path, { dev, devOptional, ...rest }]) => {
    const name = path.replace(/^.*node_modules\//, '')
    const isInSite = builtIn.includes(name) || !(path === '' || dev || devOptional || unused.includes(name))
    return isInSite ? [`${name} ${rest.version} (${rest.license})`] : []
  })
  expect(packages).toContain(`react ${lock.packages['node_modules/react'].version} (MIT)`)
  expect(parts.flatMap((part) => part.split('\n\n')[0]?.split('\n')).sort()).toEqual(packages.sort())

  for (const part of parts) {
    const [names = '', ...text] = part.split('\n\n')
    // Its licence is in Spanish.
    if (names.startsWith('dictionary-es')) {
      expect(text.join('\n\n')).toMatch(/Mozilla Public\nLicense 1\.1.*Santiago Bosio/s)
      continue
    }
    expect(text.join('\n\n'), names).toMatch(/copyright/i)
    // This package doesn’t include the text of its licence.
    if (!names.startsWith('react-remove-scroll-bar')) expect(text.join('\n\n'), names).toMatch(/permission/i)
  }
})

test('it is linked from the site, and can be read', async () => {
  expect(readFileSync(join(directory, 'about.html'), 'utf8')).toMatch(
    /<a href="\/third-party\.txt"[^>]*>Licences of the software we use<\/a>/,
  )
  const answer = await staticSite({ directory, connectSources: [] }).request('/third-party.txt')
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(await answer.text()).toBe(notices)
})

test('it isn’t cached for offline reading', () => {
  const worker = readFileSync(join(directory, 'sw.js'), 'utf8')
  expect(worker).toContain('site.webmanifest')
  expect(worker).not.toContain('third-party')
})
