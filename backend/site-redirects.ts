import vercel from '../vercel.json' with { type: 'json' }

/** The rules as regular expressions. A named parameter matches one segment of the path. */
const rules = vercel.redirects.map(({ source, destination, permanent }) => ({
  source: new RegExp(`^${source.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
  destination: destination.replaceAll(/:(\w+)/g, '$<$1>'),
  permanent,
}))

/**
 * The canonical form of a path under `cleanUrls` and `trailingSlash: false`: without a trailing slash or a
 * file name.
 */
function canonicalPath(path: string): string {
  let canonical = path
  while (canonical.endsWith('/')) canonical = canonical.slice(0, -1)
  return canonical.replace(/\/index(?:\.html)?$|\.html$/, '') || '/'
}

/**
 * The redirect that vercel.json defines for a path, if any, and whether it is permanent. Includes redirects
 * to the canonical form of a path.
 * @param path the path of the URL, as requested
 */
export function redirectFor(path: string): { to: string; status: 307 | 308 } | undefined {
  // Browsers read `//name` as a host name, so this would be an open redirect to another site.
  if (path.startsWith('//')) return undefined
  const canonical = canonicalPath(path)
  const rule = rules.find(({ source }) => source.test(canonical))
  const to = rule === undefined ? canonical : canonical.replace(rule.source, rule.destination)
  return to === path ? undefined : { to, status: rule?.permanent === false ? 307 : 308 }
}
