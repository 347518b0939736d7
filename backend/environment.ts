import { existsSync, realpathSync } from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What a person may set in front of a command; see .env.example. */
export type Environment = Readonly<Record<string, string | undefined>>

const project = realpathSync(fileURLToPath(new URL('..', import.meta.url)))

/** A setting without the space around it; one that is empty is not set. */
function readText(environment: Environment, name: string): string | undefined {
  const value = environment[name]?.trim()
  return value === '' ? undefined : value
}

/** The address or name to listen on: this machine alone, unless HOST says otherwise. */
export const readHost = (environment: Environment): string => readText(environment, 'HOST') ?? '127.0.0.1'

/**
 * The port of `npm start`; 0 is any that is free.
 * @throws in a sentence when PORT is no port
 */
export function readPort(environment: Environment): number {
  const text = readText(environment, 'PORT') ?? '4173'
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text)
  throw new Error(`PORT must be a port number, not "${text}".`)
}

/**
 * The origin that people type, where it is not the one at which the server listens.
 * @throws in a sentence when SITE_URL is no origin
 */
export function readSiteUrl(environment: Environment): string | undefined {
  const text = readText(environment, 'SITE_URL')
  if (text === undefined || (/^https?:\/\/[^/?#@]+$/.test(text) && URL.canParse(text))) return text
  throw new Error(`SITE_URL must be an origin such as https://proxima.example, not "${text}".`)
}

/**
 * The address of a hosted project, which takes the place of the embedded backend.
 * @throws in a sentence when VITE_SUPABASE_URL is no address of http or https
 */
export function readHostedUrl(environment: Environment): string | undefined {
  const text = readText(environment, 'VITE_SUPABASE_URL')
  if (text === undefined || (/^https?:\/\//i.test(text) && URL.canParse(text))) return text
  throw new Error(
    `VITE_SUPABASE_URL must be an address such as https://project.supabase.co, with http or https, not "${text}".`,
  )
}

/**
 * The folder in which the embedded backend keeps its data.
 * @throws in a sentence when PROXIMA_DATA is the project, holds it, or is any other folder in it than `.data…`
 */
export function readDataDirectory(environment: Environment): string {
  const directory = readText(environment, 'PROXIMA_DATA') ?? '.data'
  const parts = partsFromProject(directory)
  const holdsProject = parts.every((part) => part === '' || part === '..')
  if (holdsProject || isOfProject(parts)) {
    throw new Error(
      `PROXIMA_DATA must be a folder of its own, such as .data or /var/lib/proxima, not "${directory}": that folder is part of the project.`,
    )
  }
  return directory
}

/** Whether a backup may be written to a file: outside the project, in its top folder, or in `.data…`. */
export function isPlaceForBackup(file: string): boolean {
  const parts = partsFromProject(dirname(file))
  return parts[0] === '' || !isOfProject(parts)
}

/** The way from the project to a path, folder by folder. */
const partsFromProject = (path: string): string[] => relative(project, realPath(path)).split(sep)

/** Git and the development server keep `.data…` to themselves; whatever else is in the project may be published. */
const isOfProject = ([first = '']: string[]): boolean => first !== '..' && !first.startsWith('.data')

/** Where a path leads, also one of which not everything is there yet. */
export function realPath(path: string): string {
  const whole = resolve(path)
  return existsSync(whole) ? realpathSync(whole) : join(realPath(dirname(whole)), basename(whole))
}

/** Why a server cannot listen on a HOST, in a sentence; undefined where that is not why. */
export function explainHost({ code = '' }: NodeJS.ErrnoException, host: string): string | undefined {
  const isNoHost = ['EADDRNOTAVAIL', 'EAI_AGAIN', 'EINVAL', 'ENOTFOUND'].includes(code)
  return isNoHost
    ? `HOST must be an address or a name of this machine, not "${host}". Without HOST the server listens on 127.0.0.1.`
    : undefined
}
