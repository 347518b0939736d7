import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { launchOptions } from '../../../scripts/browser'
import type { Load } from './load'

/** With 300 packages it is no dependency: whoever wants it has it fetched. It says Node 22.19, and runs on 20. */
const lighthouse = ['--yes', 'lighthouse@13.5.0']

const npx = (...args: string[]) =>
  promisify(execFile)('npx', args, {
    maxBuffer: 2 ** 28,
    env: { ...process.env, CHROME_PATH: launchOptions().executablePath },
  })

/** Throws a sentence that says what to do where Lighthouse cannot be had. */
export async function fetchLighthouse(): Promise<void> {
  try {
    await npx(...lighthouse, '--version')
  } catch (error) {
    throw new Error(
      'npx could not fetch Lighthouse 13.5.0 from the registry. Without --lighthouse the pages are measured by the ' +
        'DevTools protocol alone, which needs nothing.',
      { cause: error },
    )
  }
}

interface Report {
  audits: Record<string, { numericValue?: number; details?: { items?: unknown[] } } | undefined>
  runtimeError?: { message: string }
}

/** One load. Throws where Lighthouse could not follow it. */
async function report(url: string): Promise<Report> {
  const flags = ['--headless=new', ...launchOptions().args]
  const { stdout } = await npx(
    ...lighthouse,
    url,
    '--quiet',
    '--output=json',
    '--only-categories=performance',
    `--chrome-flags=${flags.join(' ')}`,
  ).catch(({ code }: { code?: number }) => {
    // The error of a process carries all that it printed.
    throw new Error(`Lighthouse on ${url} ended with ${code}`)
  })
  const said: Report = JSON.parse(stdout)
  if (said.runtimeError !== undefined) throw new Error(`Lighthouse on ${url}: ${said.runtimeError.message}`)
  return said
}

/** Loads a page once in Lighthouse: its mobile preset, throttling simulated. */
export async function loadSimulated(url: string): Promise<Load> {
  // One load in some dozens has no start that Lighthouse finds (NO_NAVSTART): that is no reason to lose all others.
  const { audits } = await report(url).catch((error: Error) => {
    console.error(`${error.message}; once more`)
    return report(url)
  })
  const figure = (audit: string) => {
    const value = audits[audit]?.numericValue
    if (value === undefined) throw new Error(`Lighthouse has no ${audit} of ${url}`)
    return value
  }
  return {
    first: figure('first-contentful-paint'),
    largest: figure('largest-contentful-paint'),
    blocking: figure('total-blocking-time'),
    shift: figure('cumulative-layout-shift'),
    kilobytes: figure('total-byte-weight') / 1000,
    requests: audits['network-requests']?.details?.items?.length ?? 0,
  }
}
