import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type MemoryReport, memoryReport } from './memory'
import { Site } from './site'

/**
 * Runs a server with no pages but its backend, with a data directory of its own, as long as the work takes. Whether that
 * succeeds or not, the server has ended afterwards and nothing of it is left on the disk.
 */
export async function onBareSite<Result>(
  work: (site: Site, held: MemoryReport['held']) => Promise<Result>,
  prepare?: (directory: string) => Promise<void>,
): Promise<Result> {
  const directory = mkdtempSync(join(tmpdir(), 'proxima-built-'))
  const { environment, held } = memoryReport(directory)
  try {
    writeFileSync(join(directory, 'index.html'), '<!doctype html><title>Próxima</title>')
    Object.assign(process.env, environment)
    const site = await Site.start(directory, prepare)
    try {
      return await work(site, held)
    } finally {
      await site.remove()
    }
  } finally {
    for (const name of Object.keys(environment)) Reflect.deleteProperty(process.env, name)
    rmSync(directory, { recursive: true })
  }
}
