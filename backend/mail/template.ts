/** The mails of ours, by the name that config.toml has for each. */
export type TemplateName = 'confirmation' | 'recovery' | 'email_change'

export interface MailTemplate {
  subject: string
  /** With the marks of the hosted service, such as `{{ .ConfirmationURL }}`. */
  html: string
}

/** What a mark stands for; the names are the hosted service's. */
export interface MailValues {
  ConfirmationURL: string
  SiteURL: string
  /** The digits that may be typed instead. */
  Token: string
  /** What the link carries. */
  TokenHash: string
  /** The account's address, and in a change of it the one that it is to have. */
  Email: string
  NewEmail: string
}

const known = new Set(['ConfirmationURL', 'SiteURL', 'Token', 'TokenHash', 'Email', 'NewEmail'])
const mark = /\{\{\s*(.*?)\s*\}\}/g
const linkPattern = /<a\b[^>]*?\shref="([^"]+)"/

/** What the embedded backend cannot fill in; undefined where it can fill in all. */
export function checkTemplate(html: string): string | undefined {
  const foreign = [...html.matchAll(mark)].find(
    ([, name = '']) => !name.startsWith('.') || !known.has(name.slice(1)),
  )
  if (foreign !== undefined) return `a file without ${foreign[0]}: the embedded backend knows no such mark`
  return linkPattern.test(html) ? undefined : 'a file with a link in it'
}

const fill = (text: string, values: MailValues, write: (value: string) => string) =>
  text.replace(mark, (_, name: string) => write(values[name.slice(1) as keyof MailValues]))

const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' } as const
const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => entities[character as keyof typeof entities])

/** The mail as it would be sent, and the address of the first link in it. */
export function writeMail({ html }: MailTemplate, values: MailValues): { html: string; link: string } {
  const [, link = ''] = linkPattern.exec(html) ?? []
  return { html: fill(html, values, escapeHtml), link: fill(link, values, String).replaceAll('&amp;', '&') }
}

/** The plain text of a mail, for who reads no HTML: its words, and each link after what it says. */
export function plainText(html: string): string {
  const characters = new Map<string, string>(
    Object.entries(entities).map(([character, name]) => [name, character]),
  )
  return html
    .replace(/<!doctype[^>]*>|<(head|style|title)\b.*?<\/\1>|<!--.*?-->/gis, '')
    .replace(/\s+/g, ' ')
    .replace(/<a\b[^>]*?\shref="([^"]*)"[^>]*>(.*?)<\/a>/g, '$2:\n$1\n')
    .replace(/<(?:\/p|\/h\d|\/tr|\/div|br ?\/?)>/g, '\n\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (name) => characters.get(name) ?? name)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
