import { checkText, type Findings } from './check-text'
import { loadFormIndex } from './forms'

/** Loads the data for the check once and returns the check. Rejects on network failure. */
export async function loadCheck(): Promise<(text: string) => Findings> {
  const [forms, { checkData: data }] = await Promise.all([loadFormIndex(), import('virtual:writing-check')])
  return (text) => checkText(text, { forms, data })
}
