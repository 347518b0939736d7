import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decodeJwt } from 'jose'
import { signAccessToken } from '../../backend/auth/tokens'
import { freePort } from './free-port'
import { copyPrepared } from './prepared-database'

/** The production site and its embedded backend, served as by `npm start` but with its own data directory. */
export class Site {
  private constructor(
    private readonly directory: string,
    private readonly port: number,
    /** The served build’s folder. */
    private built: string,
    private readonly isBehindProxy: boolean,
  ) {}

  private process: ChildProcess | undefined
  private tray = ''

  /** The address of the mail tray, with the key for this run of the server, as printed in the terminal. */
  get trayUrl(): string {
    return this.tray
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`
  }

  /**
   * @param prepare fills the data directory before the first start; the site then runs as if behind a proxy and is open
   *   to everybody
   */
  static async start(built = 'dist', prepare?: (directory: string) => Promise<void>): Promise<Site> {
    const directory = mkdtempSync(join(tmpdir(), 'proxima-site-'))
    try {
      if (prepare === undefined) copyPrepared(directory)
      else await prepare(directory)
      const site = new Site(directory, await freePort(), built, prepare !== undefined)
      await site.run()
      return site
    } catch (error) {
      rmSync(directory, { recursive: true, force: true })
      throw error
    }
  }

  /** The server process’s memory use, in megabytes. */
  get memory(): number {
    const { pid } = this.process ?? {}
    return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024
  }

  /** Starts the server process and waits until it reports that it is ready. */
  private async run(): Promise<void> {
    // Start Node directly rather than through npx, because signals must reach the server process.
    const child = spawn(process.execPath, ['--import', 'tsx', 'backend/serve.ts', this.built], {
      env: {
        ...process.env,
        PORT: String(this.port),
        PROXIMA_DATA: this.directory,
        VITE_SUPABASE_URL: '',
        ...(this.isBehindProxy && { SITE_URL: this.origin }),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.process = child
    let output = ''
    await new Promise<void>((resolve, reject) => {
      const read = (chunk: Buffer) => {
        output += String(chunk)
        const [, tray] = /^Mail tray: (\S+)\n/m.exec(output) ?? []
        if (tray === undefined) return
        this.tray = tray
        resolve()
      }
      child.stdout?.on('data', read)
      child.stderr?.on('data', read)
      child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${output}`)))
    })
  }

  /** Stops the server; `SIGKILL` simulates a power cut. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const child = this.process
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
  }

  async restart(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    await this.stop(signal)
    await this.run()
  }

  /** Restarts the server with this build. */
  async deploy(built: string): Promise<void> {
    await this.stop()
    this.built = built
    await this.run()
  }

  /** The same access token, as if it had expired a minute ago. */
  async expired(accessToken: string): Promise<string> {
    const secret = new Uint8Array(readFileSync(join(this.directory, 'jwt-secret')))
    const now = Math.floor(Date.now() / 1000)
    return signAccessToken(secret, { ...decodeJwt(accessToken), iat: now - 3660, exp: now - 60 })
  }

  async remove(): Promise<void> {
    await this.stop()
    rmSync(this.directory, { recursive: true, force: true })
  }
}
