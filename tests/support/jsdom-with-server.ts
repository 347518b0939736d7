import { builtinEnvironments, type Environment } from 'vitest/runtime'

const { jsdom } = builtinEnvironments

const environment: Environment = {
  ...jsdom,
  name: 'jsdom-with-server',
  viteEnvironment: 'ssr',
  async setup(global, options) {
    const { ArrayBuffer: buffer, Uint8Array: bytes, Blob: file } = globalThis
    const page = await jsdom.setup(global, options)
    Object.assign(global, { ArrayBuffer: buffer, Uint8Array: bytes, Blob: file })
    return page
  },
}

/**
 * A jsdom environment for tests that run the server in the same process. Modules are compiled for Node, so they have
 * file URLs and use Node’s own typed arrays, as libraries for Node expect.
 */
// biome-ignore lint/style/noDefaultExport: Vitest needs it
export default environment
