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
 * jsdom for tests that run the server in the same process: modules are compiled for Node, so files have file URLs and
 * typed arrays are Node’s own, as its libraries expect.
 */
// biome-ignore lint/style/noDefaultExport: Vitest asks for it
export default environment
