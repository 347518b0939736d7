import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '../../support/free-port'
import { type Driver, screen } from './driver'

/** The key of an element in the protocol: https://www.w3.org/TR/webdriver1/#elements */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

/** The code point of the Enter key in the protocol. */
const enter = '\uE007'

type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>

/** Sends commands to a WebDriver server. Rejects with the server’s message. */
const sender =
  (origin: string): Send =>
  async (method, path, body) => {
    const response = await fetch(`${origin}${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(60_000),
    })
    const { value }: { value: unknown } = JSON.parse(await response.text())
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
    return value
  }

async function isReady(send: Send, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`The driver ended with ${server.exitCode}.`)
    try {
      await send('GET', '/status')
      return
    } catch {
      await delay(100)
    }
  }
}

/**
 * Starts WebKitGTK’s small browser through its WebDriver server, on a virtual screen. Rejects if it does not start.
 */
export async function startWebKit(): Promise<Driver> {
  const port = await freePort()
  const server = spawn(
    'xvfb-run',
    ['-a', '-s', '-screen 0 1280x1024x24', 'WebKitWebDriver', `--port=${port}`],
    {
      // The server, the screen and the browser end together.
      detached: true,
      stdio: 'ignore',
    },
  )
  const failed = once(server, 'error').then(([error]) => Promise.reject(error))
  const stop = () => {
    if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid)
  }
  try {
    const send = sender(`http://127.0.0.1:${port}`)
    await Promise.race([isReady(send, server), failed])
    const { sessionId, capabilities } = (await send('POST', '/session', { capabilities: {} })) as {
      sessionId: string
      capabilities: { browserName: string; browserVersion: string }
    }
    const session = `/session/${sessionId}`
    const run = (body: string, values: readonly unknown[]) =>
      send('POST', `${session}/execute/sync`, { script: body, args: values })
    await send('POST', `${session}/window/rect`, screen)
    // The window has a border and a toolbar.
    const [width, height] = (await run('return [innerWidth, innerHeight]', [])) as [number, number]
    await send('POST', `${session}/window/rect`, {
      width: 2 * screen.width - width,
      height: 2 * screen.height - height,
    })
    return {
      version: `${capabilities.browserName} ${capabilities.browserVersion}`,
      goTo: async (url) => void (await send('POST', `${session}/url`, { url })),
      run: (body, ...values) => run(body, values),
      click: async (body, ...values) => {
        const element = (await run(body, values)) as Record<string, string> | null
        if (element === null) throw new Error('There is no such element.')
        await send('POST', `${session}/element/${element[elementKey]}/click`, {})
      },
      type: async (text) => {
        const element = (await send('GET', `${session}/element/active`)) as Record<string, string>
        await send('POST', `${session}/element/${element[elementKey]}/value`, {
          text: text.replaceAll('\n', enter),
        })
      },
      screenshot: async () => Buffer.from(String(await send('GET', `${session}/screenshot`)), 'base64'),
      errors: () => [],
      close: async () => {
        await send('DELETE', session)
        stop()
      },
    }
  } catch (error) {
    stop()
    throw error
  }
}
