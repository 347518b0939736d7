/** The origin in VITE_SITE_URL, if set. Throws when it is not an origin. */
export function siteOrigin(address: string | undefined): string | undefined {
  if (address === undefined || address === '') return undefined
  const origin = URL.canParse(address) ? new URL(address).origin : ''
  if (!/^https?:/.test(origin) || address.replace(/\/$/, '') !== origin)
    throw new Error(`VITE_SITE_URL must be an origin such as https://proxima.example, not "${address}".`)
  return origin
}

/** sitemap.xml: the pages that search engines should index. */
export function sitemap(origin: string, pages: readonly { path: string; indexed: boolean }[]): string {
  const lines = pages.flatMap(({ path, indexed }) =>
    indexed ? [`<url><loc>${origin}${path}</loc></url>`] : [],
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...lines,
    '</urlset>\n',
  ].join('\n')
}

/** robots.txt: allows everything and, when the origin is known, refers to the sitemap. */
export const robots = (origin: string | undefined): string =>
  `User-agent: *\nAllow: /\n${origin === undefined ? '' : `\nSitemap: ${origin}/sitemap.xml\n`}`

/**
 * security.txt (RFC 9116): where to report a vulnerability. Undefined when no contact is configured. It
 * expires within a year of the build, the longest that the RFC recommends.
 */
export function securityText(
  {
    VITE_CONTACT_EMAIL: email,
    VITE_REPOSITORY_URL: repository,
  }: Readonly<Record<string, string | undefined>>,
  origin: string | undefined,
  built: Date,
): string | undefined {
  const contacts = [
    ...(email ? [`mailto:${email}`] : []),
    // GitHub's form for private reports, if the repository has enabled it (README).
    ...(repository?.startsWith('https://github.com/')
      ? [`${repository.replace(/\/+$/, '')}/security/advisories/new`]
      : []),
  ]
  if (contacts.length === 0) return undefined
  const expires = new Date(built.getTime() + 364 * 24 * 60 * 60_000)
  return [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, es',
    ...(origin === undefined ? [] : [`Canonical: ${origin}/.well-known/security.txt`]),
    '',
  ].join('\n')
}
