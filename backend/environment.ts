import { existsSync, realpathSync } from 'node:fs'
import { BlockList, isIP } from 'node:net'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Environment variables for the commands; see .env.example. No other file of the backend reads them, so that space
 * around a setting never matters and an empty setting always counts as unset.
 */
export type Environment = Readonly<Record<string, string | undefined>>

const project = realpathSync(fileURLToPath(new URL('..', import.meta.url)))

/** A setting with surrounding whitespace trimmed; an empty one counts as unset. */
function readText(environment: Environment, name: string): string | undefined {
  const value = environment[name]?.trim()
  return value === '' ? undefined : value
}

/** The address or name to listen on: loopback only, unless HOST is set. */
export const readHost = (environment: Environment = process.env): string =>
  readText(environment, 'HOST') ?? '127.0.0.1'

/** Whether NODE_ENV says that this is a public server. */
export const isProduction = (environment: Environment = process.env): boolean =>
  readText(environment, 'NODE_ENV') === 'production'

/**
 * The port for `npm start`; 0 means any free port.
 * @throws an error with a message for the user when PORT is not a port
 */
export function readPort(environment: Environment = process.env): number {
  const text = readText(environment, 'PORT') ?? '4173'
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text)
  throw new Error(`PORT must be a port number, not "${text}".`)
}

/**
 * The public origin, when it differs from the address that the server listens on.
 * @throws an error with a message for the user when SITE_URL is not an origin
 */
export function readSiteUrl(environment: Environment = process.env): string | undefined {
  const text = readText(environment, 'SITE_URL')
  if (text === undefined || (/^https?:\/\/[^/?#@]+$/.test(text) && URL.canParse(text))) return text
  throw new Error(`SITE_URL must be an origin such as https://proxima.example, not "${text}".`)
}

/**
 * The addresses of reverse proxies on other machines or in other containers; undefined if there are none.
 * @throws an error with a message for the user when TRUSTED_PROXIES is not a list of addresses and networks
 */
export function readTrustedProxies(environment: Environment = process.env): BlockList | undefined {
  const text = readText(environment, 'TRUSTED_PROXIES')
  if (text === undefined) return undefined
  const proxies = new BlockList()
  for (const entry of text.match(/[^\s,]+/g) ?? []) {
    const [address = '', prefix, ...rest] = entry.split('/')
    const version = isIP(address)
    const maxBits = version === 6 ? 128 : 32
    const bits = prefix === undefined ? maxBits : /^\d{1,3}$/.test(prefix) ? Number(prefix) : 0
    // With a prefix of 0, every client could claim any address.
    if (version === 0 || bits < 1 || bits > maxBits || rest.length > 0) {
      throw new Error(
        `TRUSTED_PROXIES must be addresses or networks, such as 172.18.0.2 or 172.18.0.0/16, separated by commas, not "${entry}".`,
      )
    }
    proxies.addSubnet(address, bits, version === 6 ? 'ipv6' : 'ipv4')
  }
  return proxies
}

/**
 * The URL of a hosted project, which replaces the embedded backend.
 * @throws an error with a message for the user when VITE_SUPABASE_URL is not an http or https URL
 */
export function readHostedUrl(environment: Environment): string | undefined {
  const text = readText(environment, 'VITE_SUPABASE_URL')
  if (text === undefined || (/^https?:\/\//i.test(text) && URL.canParse(text))) return text
  throw new Error(
    `VITE_SUPABASE_URL must be an address such as https://project.supabase.co, with http or https, not "${text}".`,
  )
}

/** Trims the settings that Vite builds into the site, because Vite takes them as they are. */
export function trimBuildSettings(environment: NodeJS.ProcessEnv = process.env): void {
  for (const [name, value] of Object.entries(environment))
    if (name.startsWith('VITE_')) environment[name] = value?.trim()
}

/**
 * The data directory of the embedded backend.
 * @throws an error with a message for the user when PROXIMA_DATA is the project folder, contains it, or is a folder in
 *   it other than `.data…`
 */
export function readDataDirectory(environment: Environment = process.env): string {
  const directory = readText(environment, 'PROXIMA_DATA') ?? '.data'
  const segments = segmentsFromProject(directory)
  const containsProject = segments.every((segment) => segment === '' || segment === '..')
  if (containsProject || isInsideProject(segments)) {
    throw new Error(
      `PROXIMA_DATA must be a folder of its own, such as .data or /var/lib/proxima, not "${directory}": that folder is part of the project.`,
    )
  }
  return directory
}

/** Whether a backup may be written to this path: outside the project, in its root folder, or in `.data…`. */
export function isAllowedBackupPath(file: string): boolean {
  const segments = segmentsFromProject(dirname(file))
  return segments[0] === '' || !isInsideProject(segments)
}

/** The relative path from the project, as a list of folders. */
const segmentsFromProject = (path: string): string[] => relative(project, realPath(path)).split(sep)

/** Git and the development server ignore `.data…`; anything else in the project may be published. */
const isInsideProject = ([first = '']: string[]): boolean => first !== '..' && !first.startsWith('.data')

/** Resolves symbolic links in a path, even if its last parts do not exist yet. */
export function realPath(path: string): string {
  const absolute = resolve(path)
  return existsSync(absolute) ? realpathSync(absolute) : join(realPath(dirname(absolute)), basename(absolute))
}

/** Explains to the user why the server cannot listen on HOST; undefined when HOST is not the cause. */
export function explainHostError({ code = '' }: NodeJS.ErrnoException, host: string): string | undefined {
  const isHostError = ['EADDRNOTAVAIL', 'EAI_AGAIN', 'EINVAL', 'ENOTFOUND'].includes(code)
  return isHostError
    ? `HOST must be an address or a name of this machine, not "${host}". Without HOST the server listens on 127.0.0.1.`
    : undefined
}
