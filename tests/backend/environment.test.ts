import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import {
  explainHostError,
  readDataDirectory,
  readHost,
  readHostedUrl,
  readPort,
  readSiteUrl,
} from '../../backend/environment'

const scratch = mkdtempSync(join(tmpdir(), 'proxima-environment-'))
afterAll(() => rmSync(scratch, { recursive: true }))

describe('an environment variable', () => {
  test.each([{}, { HOST: '', PORT: '', PROXIMA_DATA: '', SITE_URL: '', VITE_SUPABASE_URL: '' }])(
    'has its default when it isn’t set or is empty: %j',
    (environment) => {
      expect(readHost(environment)).toBe('127.0.0.1')
      expect(readPort(environment)).toBe(4173)
      expect(readDataDirectory(environment)).toBe('.data')
      expect(readSiteUrl(environment)).toBeUndefined()
      expect(readHostedUrl(environment)).toBeUndefined()
    },
  )

  test('may have space around it, as in a file with Windows line endings', () => {
    expect(readHost({ HOST: ' 0.0.0.0\r' })).toBe('0.0.0.0')
    expect(readPort({ PORT: '8080\r' })).toBe(8080)
    expect(readDataDirectory({ PROXIMA_DATA: '/var/lib/proxima\r\n' })).toBe('/var/lib/proxima')
    expect(readSiteUrl({ SITE_URL: ' https://spanish.example ' })).toBe('https://spanish.example')
  })

  test.each(['http', '-1', '65536', '80.5', '1e3', '0x50', '80 81'])(
    'is refused as a port with a sentence that names PORT: %s',
    (PORT) => {
      expect(() => readPort({ PORT })).toThrow(`PORT must be a port number, not "${PORT}".`)
    },
  )

  test.each([
    'project.supabase.co',
    'localhost:54321',
    'ftp://project.supabase.co',
    'javascript:alert(1)',
    'https://',
  ])(
    'is refused as a hosted project with a sentence that names VITE_SUPABASE_URL: %s',
    (VITE_SUPABASE_URL) => {
      expect(() => readHostedUrl({ VITE_SUPABASE_URL })).toThrow(
        `VITE_SUPABASE_URL must be an address such as https://project.supabase.co, with http or https, not "${VITE_SUPABASE_URL}".`,
      )
    },
  )

  test.each(['https://project.supabase.co', 'http://127.0.0.1:54321', 'HTTPS://project.supabase.co/'])(
    'may be a hosted project: %s',
    (VITE_SUPABASE_URL) => expect(readHostedUrl({ VITE_SUPABASE_URL })).toBe(VITE_SUPABASE_URL),
  )

  test('can’t place the data in the project, in a folder that contains it, or in a folder of it other than .data', () => {
    const project = process.cwd()
    symlinkSync(project, join(scratch, 'link'))
    const inProject = [
      'dist',
      'public/data',
      'backend',
      'docs',
      'data',
      '..data',
      '~/data',
      '".data"',
      '.git',
    ]
    const refused = ['.', './', project, '..', dirname(project), '/', join(scratch, 'link')]
    for (const PROXIMA_DATA of [...refused, ...inProject])
      expect(() => readDataDirectory({ PROXIMA_DATA }), PROXIMA_DATA).toThrow(
        `PROXIMA_DATA must be a folder of its own, such as .data or /var/lib/proxima, not "${PROXIMA_DATA}": that folder is part of the project.`,
      )
    mkdirSync(join(scratch, 'there'))
    for (const PROXIMA_DATA of ['.data', '.data-public', '../beside', scratch, join(scratch, 'there/new')])
      expect(readDataDirectory({ PROXIMA_DATA }), PROXIMA_DATA).toBe(PROXIMA_DATA)
  })

  test('is named in the error when the machine has no such host', () => {
    for (const code of ['ENOTFOUND', 'EADDRNOTAVAIL'])
      expect(explainHostError(Object.assign(new Error(), { code }), 'elsewhere')).toMatch(
        /^HOST must be an address or a name of this machine, not "elsewhere"\./,
      )
    expect(explainHostError(Object.assign(new Error(), { code: 'EADDRINUSE' }), 'elsewhere')).toBeUndefined()
  })
})
