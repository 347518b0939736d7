/** The longest address that has an account. Longer text is not converted, which would take too long. */
const longest = 255

/**
 * An email address in the form under which accounts are stored: in lower case, with an international domain in ASCII.
 * For the same typed address, one browser sends the letters of the domain and another sends `xn--…`. A domain in ASCII
 * is left as it is, because the URL parser rewrites what looks like an IP address.
 */
export function normalEmail(email: string): string {
  const lower = email.toLowerCase()
  // Excludes characters that would end the host name in a URL.
  const domain = /^[^@]+@([^\s@/?#:\\%]+)$/.exec(lower)?.[1]
  if (domain === undefined || lower.length > longest || !/[^!-~]/.test(domain)) return lower
  try {
    return lower.slice(0, -domain.length) + new URL(`http://${domain}`).hostname
  } catch {
    return lower
  }
}
