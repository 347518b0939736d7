/** The details of a report that we can prefill for the student. */
export interface Report {
  /** The URL of the page. */
  page: string
  title: string
  /** The selected text; empty if none. */
  sentence: string
}

export interface ReportSettings {
  VITE_CONTACT_EMAIL?: string | undefined
  VITE_REPOSITORY_URL?: string | undefined
}

/** In characters. Limited because email apps truncate long links. */
const longestSentence = 300

const query = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')

/**
 * The URL for reporting a mistake: a `mailto:` link if there is a contact address, otherwise the repository's issue
 * form; undefined if there is neither. The page and the sentence are prefilled.
 */
export function reportAddress(
  { page, title, sentence }: Report,
  { VITE_CONTACT_EMAIL: email, VITE_REPOSITORY_URL: repository }: ReportSettings,
): string | undefined {
  const written = sentence.trim().replace(/\s+/g, ' ').slice(0, longestSentence)
  if (email)
    return `mailto:${email}?${query({
      subject: `A mistake on Próxima: ${title}`,
      body: [`Page: ${page}`, `The sentence: ${written}`, 'What is wrong with it: '].join('\r\n'),
    })}`
  if (repository)
    // Field names must match .github/ISSUE_TEMPLATE/wrong-sentence.yml.
    return `${repository.replace(/\/+$/, '')}/issues/new?${query({
      template: 'wrong-sentence.yml',
      title,
      place: page,
      written,
    })}`
  return undefined
}
