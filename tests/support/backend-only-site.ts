import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type MemoryReport, memoryReport } from './memory'
import { Site } from './site'

/**
 * Runs a server that has a backend but no pages, in a temporary directory, while `work` runs. Afterwards the server is
 * stopped and its files are deleted, even if `work` throws.
 */
export async function withBackendOnlySite<Result>(
  work: (site: Site, retainedMemory: MemoryReport['retainedMemory']) => Promise<Result>,
  prepare?: (directory: string) => Promise<void>,
): Promise<Result> {
  const directory = mkdtempSync(join(tmpdir(), 'proxima-built-'))
  const { environment, retainedMemory } = memoryReport(directory)
  try {
    writeFileSync(join(directory, 'index.html'), '<!doctype html><title>Próxima</title>')
    Object.assign(process.env, environment)
    const site = await Site.start(directory, prepare)
    try {
      return await work(site, retainedMemory)
    } finally {
      await site.remove()
    }
  } finally {
    for (const name of Object.keys(environment)) Reflect.deleteProperty(process.env, name)
    rmSync(directory, { recursive: true })
  }
}
