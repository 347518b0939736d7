import type { Plugin } from 'vite'

/**
 * React Router resolves to its development build by default, which ships its warnings to the browser. This
 * resolves it to its production build.
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
