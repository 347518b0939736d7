import { isLoopbackHost } from '../loopback.ts'

/**
 * Where a mailed link leads: the first of `candidates` that is allowed, else the site's root. A refused address
 * is replaced in silence, as the hosted service does, so that a probe learns nothing.
 * @param siteUrl origin of the site; the same origin passes with any path, and on loopback with any port
 * @param allowed globs: `*` stops at `.` and `/`, `**` does not, `?` is one character
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
  // The host is read here by the letter and below by the URL parser; where the two readings differ (userinfo,
  // backslashes, 2130706433 for 127.0.0.1, control characters) somebody is playing games.
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
  // For developers only. From a site that others reach, it would hand a code to whatever listens on a reader's machine.
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
