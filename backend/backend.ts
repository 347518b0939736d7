import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { AddressInfo, BlockList } from 'node:net'
import { hostname, networkInterfaces } from 'node:os'
import { join } from 'node:path'
import type { Hono } from 'hono'
import { createPasswordHasher } from './auth/password-hasher.ts'
import { newSecret } from './auth/tokens.ts'
import type { Reach } from './client-address.ts'
import { isSeeded } from './database/migrate.ts'
import { openDatabase } from './database/open.ts'
import { createGateway } from './gateway.ts'
import { isLoopbackAddress } from './loopback.ts'
import { trayAccess } from './mail/tray-access.ts'
import { readSettings } from './settings.ts'

export interface BackendOptions {
  dataDirectory: string
  /** The public origin of the site. */
  siteUrl: string
  reach: Reach
  /** The proxies on other machines or in other containers whose X-Forwarded-For is trusted. */
  trustedProxies?: BlockList | undefined
  /** Other host names that the server accepts. */
  hosts: readonly string[]
  log: (line: string) => void
}

export interface Backend {
  fetch: Hono['fetch']
  /** The address of the mail tray, including its key. */
  trayUrl: string
  /** Closes the database and releases the data directory. */
  close(): Promise<void>
}

/**
 * Opens the embedded backend on a data directory, for both `npm start` and `npm run dev`.
 * @throws when another process holds the directory, or config.toml asks for something that the backend does
 *   not support
 */
export async function openBackend(options: BackendOptions): Promise<Backend> {
  const { dataDirectory, siteUrl, reach, trustedProxies, hosts, log } = options
  const settings = readSettings(new URL('../supabase/config.toml', import.meta.url))
  const database = await openDatabase({ dataDirectory, withSeed: reach === 'machine', log })
  if (reach !== 'machine' && (await isSeeded(database))) {
    log(
      `WARNING: other people can reach this server, and the database in ${dataDirectory} contains the example accounts ana@example.com and ben@example.com, whose password is public. Use another directory: PROXIMA_DATA=.data-public npm start`,
    )
  }
  const secret = loadOrCreateSecret(join(dataDirectory, 'jwt-secret'))
  const passwords = createPasswordHasher()
  const tray = trayAccess(siteUrl)
  const gateway = createGateway({
    database,
    settings,
    siteUrl,
    reach,
    trustedProxies,
    hosts,
    secret,
    passwords,
    trayAccess: tray,
    log,
  })
  return {
    fetch: gateway.fetch,
    trayUrl: tray.url,
    close: async () => {
      await passwords.close()
      await database.close()
    },
  }
}

/** The terminal message about the mail tray, so that somebody who has just signed up can find their email. */
export const describeTray = ({ trayUrl }: Backend): string =>
  `\nMail tray: ${trayUrl}\n  No email leaves this machine: you can read them all at this address. Do not share it: whoever has it can sign in as anybody.\n`

/** The signing secret of a data directory, created on first use. Losing it invalidates every session. */
function loadOrCreateSecret(file: string): Uint8Array {
  if (!existsSync(file)) {
    // Written to a temporary file and renamed, so that a crash cannot leave half a secret behind.
    writeFileSync(`${file}.new`, newSecret(), { mode: 0o600 })
    renameSync(`${file}.new`, file)
  }
  const secret = new Uint8Array(readFileSync(file))
  if (secret.length !== 32)
    throw new Error(
      `${file} is damaged. Delete it and start again: a new one is created, and everybody has to sign in again.`,
    )
  return secret
}

/** The origin of a server listening at `address`, its other possible host names, and who can reach it. */
export function describeAddress({ address, family, port }: AddressInfo): {
  siteUrl: string
  hosts: string[]
  reach: Reach
} {
  const isEveryAddress = address === '0.0.0.0' || address === '::'
  const bracket = (host: string) => (host.includes(':') ? `[${host}]` : host)
  const reach = isLoopbackAddress(address) ? 'machine' : 'network'
  if (!isEveryAddress)
    return { siteUrl: `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`, hosts: [], reach }
  const interfaces = Object.values(networkInterfaces()).flatMap((list) => list ?? [])
  const external = interfaces.find((each) => !each.internal && each.family === 'IPv4')
  return {
    siteUrl: `http://${external?.address ?? 'localhost'}:${port}`,
    hosts: [hostname().toLowerCase(), ...interfaces.map((each) => bracket(each.address))],
    reach,
  }
}
