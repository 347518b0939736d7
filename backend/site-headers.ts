import vercel from '../vercel.json' with { type: 'json' }

/**
 * The headers of vercel.json for a path, adapted to a server on plain http. That file is the only source of
 * the headers, and JSON allows no comments, so the reasons are here:
 * - Inline styles are allowed because toasts and menus insert <style> elements into the page.
 * - Blobs are allowed as media, because a student plays back what they have just recorded.
 * - Only the speaking room may use the microphone. Its rule follows the general rule, and the last match applies.
 * - The service worker is at the root, so it needs no Service-Worker-Allowed.
 * - Pages have no Cache-Control, because every host revalidates them by default, and on hosts that join the values of
 *   two matching rules, a general value would be added to the assets' value.
 * @param path the decoded path of the URL
 * @param connectSources other origins that the site's scripts may connect to
 */
export function headersFor(path: string, connectSources: readonly string[]): [name: string, value: string][] {
  return (
    vercel.headers
      // `source` matches a whole path. The patterns used here mean the same as regular expressions. The `s` flag lets
      // `.*` match line breaks too, so that no page is ever served without a policy.
      .filter(({ source }) => new RegExp(`^${source}$`, 's').test(path))
      .flatMap(({ headers }) => headers)
      // Browsers ignore this header over plain http; behind an https proxy, the proxy has to send it.
      .filter(({ key }) => key !== 'Strict-Transport-Security')
      .map(({ key, value }) => [
        key,
        key === 'Content-Security-Policy' ? policyOverHttp(value, connectSources) : value,
      ])
  )
}

/**
 * This server does not speak https, so requests must not be upgraded. It also knows which hosted project, if
 * any, the site calls.
 */
function policyOverHttp(policy: string, connectSources: readonly string[]): string {
  return policy
    .split('; ')
    .filter((directive) => directive !== 'upgrade-insecure-requests')
    .map((directive) =>
      directive.startsWith('connect-src ') ? ["connect-src 'self'", ...connectSources].join(' ') : directive,
    )
    .join('; ')
}
