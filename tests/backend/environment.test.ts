import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, test } from 'vitest'
import {
  explainHostError,
  isProduction,
  readDataDirectory,
  readHost,
  readHostedUrl,
  readPort,
  readSiteUrl,
  readTrustedProxies,
  trimBuildSettings,
} from '../../backend/environment'

const scratch = mkdtempSync(join(tmpdir(), 'proxima-environment-'))
afterAll(() => rmSync(scratch, { recursive: true }))

describe('an environment variable', () => {
  test.each([
    {},
    { HOST: '', PORT: '', PROXIMA_DATA: '', SITE_URL: '', TRUSTED_PROXIES: ' ', VITE_SUPABASE_URL: '' },
  ])('has its default when it isn’t set or is empty: %j', (environment) => {
    expect(readHost(environment)).toBe('127.0.0.1')
    expect(readPort(environment)).toBe(4173)
    expect(readDataDirectory(environment)).toBe('.data')
    expect(readSiteUrl(environment)).toBeUndefined()
    expect(readTrustedProxies(environment)).toBeUndefined()
    expect(readHostedUrl(environment)).toBeUndefined()
  })

  test('may have space around it, as in a file with Windows line endings', () => {
    expect(readHost({ HOST: ' 0.0.0.0\r' })).toBe('0.0.0.0')
    expect(readPort({ PORT: '8080\r' })).toBe(8080)
    expect(readDataDirectory({ PROXIMA_DATA: '/var/lib/proxima\r\n' })).toBe('/var/lib/proxima')
    expect(readSiteUrl({ SITE_URL: ' https://spanish.example ' })).toBe('https://spanish.example')
    expect(isProduction({ NODE_ENV: 'production\r' })).toBe(true)
    const environment = {
      VITE_SUPABASE_URL: ' ',
      VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x\r',
      OTHER: ' ',
    }
    trimBuildSettings(environment)
    expect(environment).toEqual({
      VITE_SUPABASE_URL: '',
      VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
      OTHER: ' ',
    })
  })

  test('is read in environment.ts only, so that all commands read it in the same way', () => {
    const folder = 'backend'
    const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.m?ts$|\.mjs$/.test(file) && file !== 'environment.ts')
      .flatMap((file) =>
        readFileSync(join(folder, file), 'utf8')
          .split('\n')
          .flatMap((line, index) =>
            /\bprocess\b.*\benv\b|node:process/.test(line)
              ? [`${folder}/${file}:${index + 1}: ${line.trim()}`]
              : [],
          ),
      )
    expect(found).toEqual([])
  })

  test.each(['http', '-1', '65536', '80.5', '1e3', '0x50', '80 81'])(
    'is refused as a port with a sentence that names PORT: %s',
    (PORT) => {
      expect(() => readPort({ PORT })).toThrow(`PORT must be a port number, not "${PORT}".`)
    },
  )

  test.each([
    'proxy',
    '*',
    '0.0.0.0/0',
    '::/0',
    '172.18.0.0/33',
    '172.18.0.0/',
    '172.18.0.2:80',
    '172.18/16',
    '1.2.3.4/8/9',
  ])('is refused as a trusted proxy with a sentence that names TRUSTED_PROXIES: %s', (entry) => {
    expect(() => readTrustedProxies({ TRUSTED_PROXIES: `10.0.0.5, ${entry}` })).toThrow(
      `TRUSTED_PROXIES must be addresses or networks, such as 172.18.0.2 or 172.18.0.0/16, separated by commas, not "${entry}".`,
    )
  })

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

test('npm installs the tools that build the site in an image that sets NODE_ENV to production', async () => {
  const { HOME = '', PATH = '' } = process.env
  const env = { HOME, PATH, NODE_ENV: 'production' }
  const { stdout } = await promisify(execFile)('npm', ['ls', '--json', 'tsx', 'vite'], { env })
  expect(Object.keys(JSON.parse(stdout).dependencies)).toEqual(expect.arrayContaining(['tsx', 'vite']))
})
