import { checkData } from 'virtual:writing-check'
import { test } from 'vitest'
import { loadWritingTask } from '../../src/content/load-writing'
import { writingIds } from '../../src/content/rooms/writing-ids'
import { mistakePatterns } from '../../src/content/writing-mistakes'
import { checkText, type Findings } from '../../src/features/writing/check/check-text'
import { loadFormIndex } from '../../src/features/writing/check/forms'
import { plainSpanish } from '../../src/spanish/markup'
import { expectNone, loadDocuments } from '../support/content'

const forms = await loadFormIndex()
const check = (text: string) => checkText(text, { forms, data: checkData })

/** What it would call wrong. */
const alarms = ({ mistakes, accents, signs, capitals }: Findings): string[] => [
  ...mistakes.map(({ found, right }) => `${found} → ${right}`),
  ...accents.map(({ found, right }) => `${found} → ${right.join(', ')}`),
  ...signs.map(({ found, lacks }) => `${found} lacks ${lacks}`),
  ...capitals.map(({ found }) => found),
]

test('each mistake that the desk looks for is found in the wrong sentence of its lesson, and not in the right one', () => {
  expectNone(
    mistakePatterns.flatMap(({ wrong }, place) => {
      const right = checkData.mistakes[place]?.right ?? ''
      const found = check(wrong).mistakes
      return [
        ...(found.length > 0 ? [] : [`"${wrong}" is not found`]),
        ...check(right.includes('+') ? '' : right).mistakes.map(
          (one) => `"${right}" is called wrong: ${one.found}`,
        ),
      ]
    }),
  )
})

test('no model answer of the desk, and no right sentence of the site, is called wrong', async () => {
  const models = await Promise.all(
    writingIds.map(async (id) => {
      const task = await loadWritingTask(id)
      const text = (task?.model ?? [])
        .map(({ says, newLine }) => (newLine ? '\n' : ' ') + plainSpanish(says))
        .join('')
      return alarms(check(text)).map((alarm) => `${id}: ${alarm}`)
    }),
  )
  expectNone(models.flat())
  const { documents } = await loadDocuments()
  expectNone(
    documents.flatMap(({ id, spanish }) =>
      spanish
        // In English a sentence is quoted whole where it is right; a piece of one may show what is wrong.
        .filter(({ kind, text }) => kind === 'sentence' || (kind === 'inline' && /[.!?]$/.test(text)))
        .flatMap(({ text, at }) => alarms(check(plainSpanish(text))).map((alarm) => `${id} ${at}: ${alarm}`)),
    ),
  )
})
