/** The origin that VITE_SITE_URL names, if it names any. Throws for what is no origin. */
export function siteOrigin(address: string | undefined): string | undefined {
  if (address === undefined || address === '') return undefined
  const origin = URL.canParse(address) ? new URL(address).origin : ''
  if (!/^https?:/.test(origin) || address.replace(/\/$/, '') !== origin)
    throw new Error(`VITE_SITE_URL must be an origin such as https://proxima.example, not "${address}".`)
  return origin
}

/** sitemap.xml: the pages that search engines shall find. */
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

/** robots.txt: everything may be read, and there is the list of it. */
export const robots = (origin: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`
