/** Our emails, by their names in config.toml. */
export type TemplateName = 'confirmation' | 'recovery' | 'email_change'

export interface MailTemplate {
  subject: string
  /** With the hosted service's placeholders, such as `{{ .ConfirmationURL }}`. */
  html: string
}

/** The placeholder values, under the hosted service's names. */
export interface MailValues {
  ConfirmationURL: string
  SiteURL: string
  /** The code that can be typed instead of opening the link. */
  Token: string
  /** The link's token. */
  TokenHash: string
  /** The account's current address. During a change of address, NewEmail is the new one. */
  Email: string
  NewEmail: string
}

const placeholderNames = new Set(['ConfirmationURL', 'SiteURL', 'Token', 'TokenHash', 'Email', 'NewEmail'])
const placeholder = /\{\{\s*(.*?)\s*\}\}/g
const linkPattern = /<a\b[^>]*?\shref="([^"]+)"/

/** Describes what the embedded backend cannot fill in; undefined when it supports the whole template. */
export function checkTemplate(html: string): string | undefined {
  const unknown = [...html.matchAll(placeholder)].find(
    ([, name = '']) => !name.startsWith('.') || !placeholderNames.has(name.slice(1)),
  )
  if (unknown !== undefined)
    return `a file without ${unknown[0]}, which the embedded backend does not support`
  return linkPattern.test(html) ? undefined : 'a file with a link in it'
}

const fill = (text: string, values: MailValues, write: (value: string) => string) =>
  text.replace(placeholder, (_, name: string) => write(values[name.slice(1) as keyof MailValues]))

const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' } as const
const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => entities[character as keyof typeof entities])

/** The email as it would be sent, and the URL of its first link. */
export function writeMail({ html }: MailTemplate, values: MailValues): { html: string; link: string } {
  const [, link = ''] = linkPattern.exec(html) ?? []
  return { html: fill(html, values, escapeHtml), link: fill(link, values, String).replaceAll('&amp;', '&') }
}

/** The plain-text version of an email: its text, with the URL after each link text. */
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
