import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { launchOptions } from '../../../scripts/browser'
import type { Load } from './load'

/**
 * Not a dependency, because it would add 300 packages: npx downloads it on demand. It requires Node 22.19 but also runs
 * on 20.
 */
const lighthouse = ['--yes', 'lighthouse@13.5.0']

const npx = (...args: string[]) =>
  promisify(execFile)('npx', args, {
    maxBuffer: 2 ** 28,
    env: { ...process.env, CHROME_PATH: launchOptions().executablePath },
  })

/** Throws an error that says what to do if Lighthouse is not available. */
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

/** Runs one load. Throws if Lighthouse fails. */
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
    // The original error would include all the process output.
    throw new Error(`Lighthouse on ${url} ended with ${code}`)
  })
  const said: Report = JSON.parse(stdout)
  if (said.runtimeError !== undefined) throw new Error(`Lighthouse on ${url}: ${said.runtimeError.message}`)
  return said
}

/** Loads a page in Lighthouse, with its mobile preset and simulated throttling. */
export async function loadSimulated(url: string): Promise<Load> {
  // One load in several dozen fails because Lighthouse cannot find the start of the navigation (NO_NAVSTART). Retry, so
  // that the other results aren’t lost.
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
