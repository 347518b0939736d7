import { isLoopbackHost } from '../loopback.ts'

/**
 * The destination of a mailed link: the first allowed candidate, or else the root of the site. A disallowed
 * address is replaced silently, as in the hosted service, so that probing reveals nothing.
 * @param siteUrl origin of the site; the same origin is allowed with any path, and on loopback with any port
 * @param allowed globs: `*` stops at `.` and `/`, `**` does not, `?` matches one character
 */
export function chooseRedirect(
  candidates: (string | undefined)[],
  siteUrl: string,
  allowed: readonly string[],
): string {
  const chosen = candidates.find(
    (candidate): candidate is string => candidate !== undefined && isAllowed(candidate, siteUrl, allowed),
  )
  return chosen ?? siteUrl
}

function isAllowed(candidate: string, siteUrl: string, allowed: readonly string[]): boolean {
  if (candidate.length > 2048) return false
  // Parse the host twice, here with a strict regular expression and below with the URL parser. If they
  // disagree (userinfo, backslashes, 2130706433 for 127.0.0.1, control characters), the address is crafted to
  // mislead.
  const written = /^https?:\/\/([A-Za-z0-9.-]+|\[[0-9A-Fa-f:]+\])(:\d+)?([/?#][\x21-\x5b\x5d-\x7e]*)?$/.exec(
    candidate,
  )
  if (written === null || !URL.canParse(candidate)) return false
  const url = new URL(candidate)
  if (url.hostname !== written[1]?.toLowerCase()) return false

  const site = new URL(siteUrl)
  if (url.protocol === site.protocol && url.hostname === site.hostname) {
    if (url.port === site.port || isLoopbackHost(url.hostname)) return true
  }
  // Loopback addresses are for development only. On a site that others can reach, they would hand a sign-in code to
  // whatever is listening on the reader's machine.
  if (isLoopbackHost(url.hostname) && !isLoopbackHost(site.hostname)) return false
  const isAddress = /^[\d.]+$/.test(url.hostname) || url.hostname.startsWith('[')
  if (isAddress && !isLoopbackHost(url.hostname)) return false
  const [withoutFragment = ''] = candidate.split('#')
  return allowed.some((glob) => globPattern(glob).test(withoutFragment))
}

function globPattern(glob: string): RegExp {
  const parts = glob.split(/(\*\*|\*|\?)/).map((part) => {
    if (part === '**') return '.*'
    if (part === '*') return '[^./]*'
    if (part === '?') return '[^./]'
    return part.replace(/[\\^$.|+()[\]{}]/g, '\\$&')
  })
  return new RegExp(`^${parts.join('')}$`)
}
