import vercel from '../vercel.json' with { type: 'json' }

/**
 * The headers that vercel.json has for an address, as a server on plain http says them. That file is their one
 * source, and JSON holds no reasons: styles are allowed in the page because toasts and menus put <style> elements
 * there; a student plays what they have just recorded, which is a blob, and only the speaking room may use the
 * microphone (its own rule stands below the one for everything, and of two the last one holds); the worker stands at the
 * root and so needs no Service-Worker-Allowed. Pages have no Cache-Control there, because every host asks anew of its own
 * accord; a rule for everything would be joined to that of the assets where hosts join the values of two rules.
 * @param path the path of the address, decoded
 * @param connectSources origins beside the site's own that its scripts may talk to
 */
export function headersFor(path: string, connectSources: readonly string[]): [name: string, value: string][] {
  return (
    vercel.headers
      // `source` is a whole path, of which those here use nothing but what a regular expression means by it too.
      // With the flag, "everything" means also a path that holds a line break: nobody must get a page without a policy.
      .filter(({ source }) => new RegExp(`^${source}$`, 's').test(path))
      .flatMap(({ headers }) => headers)
      // Over plain http a browser ignores it; behind a proxy with https it is the proxy's to promise.
      .filter(({ key }) => key !== 'Strict-Transport-Security')
      .map(({ key, value }) => [
        key,
        key === 'Content-Security-Policy' ? policyOverHttp(value, connectSources) : value,
      ])
  )
}

/** Nobody here answers a request that was upgraded to https; and which project is called, if any, is known here. */
function policyOverHttp(policy: string, connectSources: readonly string[]): string {
  return policy
    .split('; ')
    .filter((directive) => directive !== 'upgrade-insecure-requests')
    .map((directive) =>
      directive.startsWith('connect-src ') ? ["connect-src 'self'", ...connectSources].join(' ') : directive,
    )
    .join('; ')
}
