/**
 * Writes src/spanish/verbs/forms/ from src/spanish/verbs/list.ts and @jirimracek/conjugate-esp: one file for each
 * simple tense and one for gerunds and participles, so that a page loads only the tense that it shows. Compound
 * tenses are put together from these in the browser.
 *
 *   npx tsx build/verb-forms.ts            writes the files
 *   npx tsx build/verb-forms.ts --check    writes nothing; exit code 1 when a file is out of date
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { TenseId } from '../src/spanish/tenses'
import { verbMeanings } from '../src/spanish/verbs/list'
import { loadLessons } from '../tests/support/content'
import { formsOf, nonFiniteOf } from './conjugator'

const folder = new URL('../src/spanish/verbs/forms/', import.meta.url)

export const simpleTenses = [
  'present',
  'preterite',
  'imperfect',
  'future',
  'conditional',
  'present-subjunctive',
  'imperfect-subjunctive',
  'imperfect-subjunctive-se',
  'imperative',
  'negative-imperative',
] as const satisfies readonly TenseId[]

/** Where the conjugator accepts several forms, the one that students should learn; elsewhere its first one. */
const preferred: Readonly<Record<string, string>> = {
  freír: 'frito',
  imprimir: 'impreso',
  ir: 'vamos',
  irse: 'vámonos',
  proveer: 'provisto',
}

/** What the conjugator spells against the norm: *reíd* and *os* keep the hiatus. */
export const corrections: Readonly<Record<string, string>> = { reios: 'reíos' }

/** Verbs in which nobody gives a command. */
const withoutCommands = new Set(['doler', 'gustar', 'haber', 'llover', 'nevar', 'ocurrir', 'poder', 'soler'])

/** Persons of the verbs whose subject is never one of the others: the weather, an event. */
const onlyPersons: Readonly<Record<string, readonly number[]>> = { llover: [2], nevar: [2], ocurrir: [2, 5] }

function choose(infinitive: string, accepted: readonly string[]): string {
  const [first = '—'] = accepted
  const form = accepted.find((one) => one === preferred[infinitive]) ?? first
  return corrections[form] ?? form
}

function tenseForms(infinitive: string, tense: TenseId): string[] {
  const isCommand = tense === 'imperative' || tense === 'negative-imperative'
  return formsOf(infinitive, tense).map((accepted, person) => {
    const used = isCommand
      ? !withoutCommands.has(infinitive)
      : (onlyPersons[infinitive]?.includes(person) ?? true)
    return used ? choose(infinitive, accepted) : '—'
  })
}

/** Gerund without its pronoun (*levantando*, as in *me estoy levantando*) and participle. */
function nonFiniteForms(infinitive: string): string[] {
  const gerund = choose(infinitive, nonFiniteOf(infinitive, 'gerund'))
  return [
    gerund.replace(/ándose$/, 'ando').replace(/éndose$/, 'endo'),
    choose(infinitive, nonFiniteOf(infinitive, 'participle')),
  ]
}

function fileText(forms: (infinitive: string) => string[]): string {
  const lines = Object.keys(verbMeanings).map((infinitive) => `${infinitive} ${forms(infinitive).join()}`)
  return `// Written by build/verb-forms.ts from verbs/list.ts: change that, then run it again.
export default \`
${lines.join('\n')}
\`
`
}

/** The text of each file, by its name. */
export function verbFiles(): Map<string, string> {
  return new Map([
    ...simpleTenses.map((tense): [string, string] => [
      `${tense}.ts`,
      fileText((infinitive) => tenseForms(infinitive, tense)),
    ]),
    ['non-finite.ts', fileText(nonFiniteForms)],
  ])
}

/** The verbs that some lesson conjugates or drills and that the list lacks. */
export async function missingVerbs(): Promise<string[]> {
  const { lessons } = await loadLessons()
  const named = lessons.flatMap(({ lesson }) =>
    lesson.sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => {
        if (block.kind === 'conjugation') return block.verbs.map((verb) => verb.infinitive)
        return block.kind === 'drill' ? [...block.regular, ...block.irregular] : []
      }),
    ),
  )
  return [...new Set(named)].filter((infinitive) => !(infinitive in verbMeanings))
}

/** The names of the files that do not hold what they should. */
export function outdatedFiles(): string[] {
  return [...verbFiles()].flatMap(([name, wanted]) => {
    const file = new URL(name, folder)
    return existsSync(file) && readFileSync(file, 'utf8') === wanted ? [] : [name]
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const missing = await missingVerbs()
  if (missing.length > 0) {
    console.error(`Add to src/spanish/verbs/list.ts, with the meaning: ${missing.join(', ')}`)
    process.exitCode = 1
  } else if (process.argv.includes('--check')) {
    const outdated = outdatedFiles()
    if (outdated.length > 0) {
      console.error(
        `Out of date in src/spanish/verbs/forms: ${outdated.join(', ')}. Run: npx tsx build/verb-forms.ts`,
      )
      process.exitCode = 1
    }
  } else {
    mkdirSync(folder, { recursive: true })
    for (const [name, text] of verbFiles()) writeFileSync(new URL(name, folder), text)
  }
}
