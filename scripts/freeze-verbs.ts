/**
 * Writes `src/spanish/lexicon/data/verbs.txt`: every verb that both @jirimracek/conjugate-esp and dictionary-es know,
 * grouped by how it is conjugated. The output is committed, because the conjugator has had no release since 2021. Run
 * this again only if the conjugator or `build/conjugator.ts` changes: `npx tsx scripts/freeze-verbs.ts`.
 */
import { writeFileSync } from 'node:fs'
import { Conjugator } from '@jirimracek/conjugate-esp'
import dictionary from 'dictionary-es'
import nspell from 'nspell'
import { conjugate, withoutReflexive } from '../build/conjugator.ts'
import { unusedVerbs } from '../build/lexicon/unused-verbs.ts'
import { paradigmRows, verbsFile } from '../build/lexicon/verbs-file.ts'
import { preferredForms, withoutCommands } from '../build/verb-tables.ts'
import { verbMeanings } from '../src/spanish/verbs/list.ts'
import { isReflexive, withoutPronoun } from '../src/spanish/verbs/reflexive.ts'

/** The forms of a verb: for each row of a paradigm, the alternatives for each person. */
type Forms = readonly (readonly (readonly string[])[])[]

const withoutSe = (infinitive: string) => (isReflexive(infinitive) ? infinitive.slice(0, -2) : infinitive)

/**
 * The conjugator also gives *mezco*, which the *Diccionario panhispánico de dudas* calls wrong, and *podría* for *pudría*,
 * which would make *podría* ambiguous.
 */
const isWrong = (infinitive: string, form: string) =>
  (infinitive === 'mecer' && form.startsWith('mezc')) ||
  (infinitive.endsWith('pudrir') && form.includes('podr') && !form.endsWith('podrido'))

/** The alternatives for a form, the one that the site teaches first. */
function alternatives(infinitive: string, forms: readonly string[] = []): string[] {
  const preferred = preferredForms[infinitive]
  return [...new Set(forms.map(withoutPronoun))]
    .filter((form) => !isWrong(infinitive, form))
    .sort((one, other) => Number(other === preferred) - Number(one === preferred))
}

function formsOf(listed: string): Forms {
  const infinitive = withoutSe(listed)
  const { tables, gerunds, participles } = conjugate(listed)
  const subjunctive = tables['present-subjunctive'] ?? []
  return paradigmRows.map(({ name, length }) => {
    if (name === 'gerund') return [gerunds.map(withoutReflexive)]
    if (name === 'participle') return [alternatives(infinitive, participles)]
    return Array.from({ length }, (_, person) => {
      if (name !== 'imperative') return alternatives(infinitive, tables[name]?.[person])
      if (withoutCommands.has(infinitive)) return []
      if (!isReflexive(listed)) return alternatives(infinitive, tables.imperative?.[person])
      // The commands of a reflexive verb have their pronoun attached, so they are taken from other forms.
      if (person === 0) return alternatives(infinitive, tables.present?.[2])
      if (person === 3) return [`${infinitive.slice(0, -1)}d`]
      return alternatives(infinitive, subjunctive[person + 1])
    })
  })
}

function commonStart(words: readonly string[]): string {
  let [start = ''] = words
  for (const word of words) while (!word.startsWith(start)) start = start.slice(0, -1)
  return start
}

const speller = nspell(dictionary)
const conjugator = new Conjugator()
const all = new Set(conjugator.getVerbListSync())
const listed = [...all].filter((verb) => !isReflexive(verb) || !all.has(withoutSe(verb)))
const taught = new Set(Object.keys(verbMeanings).map(withoutSe))
const chosen = listed.filter(
  (verb) =>
    !unusedVerbs.has(withoutSe(verb)) &&
    (taught.has(withoutSe(verb)) || speller.correct(verb) || speller.correct(withoutSe(verb))),
)

const byParadigm = new Map<string, string[]>()
for (const verb of chosen) {
  const infinitive = withoutSe(verb)
  const forms = formsOf(verb)
  const stem = commonStart([infinitive, ...forms.flat(2)])
  const endingOf = (form: string) => form.slice(stem.length) || '0'
  const rows = forms.map((cells) => cells.map((cell) => cell.map(endingOf).join('/') || '-').join(' '))
  const key = [endingOf(infinitive), ...rows].join('\n')
  const verbs = byParadigm.get(key)
  if (verbs === undefined) byParadigm.set(key, [infinitive])
  else verbs.push(infinitive)
}

const { compare } = new Intl.Collator('es')
const paradigms = [...byParadigm]
  .map(([key, verbs]) => {
    const [infinitive = '', ...rows] = key.split('\n')
    const sorted = verbs.sort(compare)
    return {
      model: sorted.find((verb) => taught.has(verb)) ?? sorted[0] ?? '',
      infinitive,
      rows: rows.map((row) => row.split(' ')),
      verbs: sorted,
    }
  })
  .sort((one, other) => compare(one.model, other.model))
writeFileSync(new URL('../src/spanish/lexicon/data/verbs.txt', import.meta.url), verbsFile.write(paradigms))
console.log(`${chosen.length} verbs, ${paradigms.length} paradigms`)
