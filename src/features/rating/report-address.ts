/** What a student reports, as far as it is known before they write. */
export interface Report {
  /** The address of the page. */
  page: string
  title: string
  /** What they had selected; empty where nothing was. */
  sentence: string
}

export interface ReportSettings {
  VITE_CONTACT_EMAIL?: string | undefined
  VITE_REPOSITORY_URL?: string | undefined
}

/** In characters: programs for mail cut long links off. */
const longestSentence = 300

const query = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')

/**
 * Where a mistake is reported: a mail to the people who run the site, else the form of the repository; undefined where
 * neither is set. The page and the sentence are filled in.
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
    // The fields are those of .github/ISSUE_TEMPLATE/wrong-sentence.yml.
    return `${repository.replace(/\/+$/, '')}/issues/new?${query({
      template: 'wrong-sentence.yml',
      title,
      place: page,
      written,
    })}`
  return undefined
}
