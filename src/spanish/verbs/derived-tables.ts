/** The tables of forms that follow from others, letter by letter: they are made where they are read, and not sent. */

/** A line for each verb: its infinitive, a space, its forms with commas between them. */
type Lines = string

const each = (lines: Lines, change: (forms: string[], infinitive: string) => string[]): Lines =>
  lines
    .split('\n')
    .map((line) => {
      const [infinitive = ''] = line.split(' ', 1)
      const forms = line.slice(infinitive.length + 1).split(',')
      return `${infinitive} ${change(forms, infinitive).join()}`
    })
    .join('\n')

/** *hablara* as *hablase*. */
export const withSe = (lines: Lines): Lines =>
  each(lines, (forms) => forms.map((form) => form.replace(/ra(?=(?:s|is|n|mos)?$)/, 'se')))

/** *hables* as *no hables*, but for the verbs in which nobody gives a command. */
export const negativeCommands = (lines: Lines, withoutCommands: readonly string[]): Lines =>
  each(lines, (forms, infinitive) =>
    forms.slice(1).map((form) => (withoutCommands.includes(infinitive) || form === '—' ? '—' : `no ${form}`)),
  )
