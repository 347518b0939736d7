import { checkText, type Findings } from './check-text'
import { loadFormIndex } from './forms'

/** Loads what the check knows, once, and gives the check. Rejects when the network fails. */
export async function loadCheck(): Promise<(text: string) => Findings> {
  const [forms, { checkData: data }] = await Promise.all([loadFormIndex(), import('virtual:writing-check')])
  return (text) => checkText(text, { forms, data })
}
