import vercel from '../vercel.json' with { type: 'json' }

/** A rule's source as an expression: a name stands for one part of the path. */
const rules = vercel.redirects.map(({ source, destination, permanent }) => ({
  source: new RegExp(`^${source.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
  destination: destination.replaceAll(/:(\w+)/g, '$<$1>'),
  permanent,
}))

/** The one way to write an address, by `cleanUrls` and `trailingSlash: false`: neither a slash nor a file's name at its end. */
function cleaned(path: string): string {
  let clean = path
  while (clean.endsWith('/')) clean = clean.slice(0, -1)
  return clean.replace(/\/index(?:\.html)?$|\.html$/, '') || '/'
}

/**
 * Where vercel.json leads whoever asks for an address that is written in another way than its page's, if it does, and
 * whether for good.
 * @param path the path of the address, as it was asked for
 */
export function redirectFor(path: string): { to: string; status: 307 | 308 } | undefined {
  // A browser takes what follows two slashes for the name of a host: nobody is led to somebody else's site.
  if (path.startsWith('//')) return undefined
  const clean = cleaned(path)
  const rule = rules.find(({ source }) => source.test(clean))
  const to = rule === undefined ? clean : clean.replace(rule.source, rule.destination)
  return to === path ? undefined : { to, status: rule?.permanent === false ? 307 : 308 }
}
