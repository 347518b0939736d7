import type { Plugin } from 'vite'

/**
 * React Router gives everybody its build for development, which carries its warnings into every page. This takes the one
 * beside it that its authors make for production.
 */
export function productionRouter(): Plugin {
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source !== 'react-router' && source !== 'react-router/dom') return
      const found = await this.resolve(source, importer, { skipSelf: true })
      return found?.id.replace('/dist/development/', '/dist/production/')
    },
  }
}
