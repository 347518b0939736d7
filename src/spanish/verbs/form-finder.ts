import { withoutAccents } from '../accents'
import type { Spanish } from '../markup'
import { type SimpleTense, simpleTenses } from '../tenses'
import { readForms, type VerbForms } from './read-forms'
import { withoutPronoun } from './reflexive'

/** Identifies a form of a verb. The infinitive, the gerund and the participle have no person. */
export interface Place {
  /** The infinitive without -se. */
  infinitive: Spanish
  tense: SimpleTense | 'infinitive' | 'gerund' | 'participle'
  /** The index in the tense's table: 0 to 5 (0 to 4 for commands). */
  person?: number
}

/** Looks up which verb forms a word can be. */
export interface FormFinder {
  /** With `fold`, accents are ignored. Empty if the word is not a form of any verb on the site. */
  places: (word: string, options: { fold: boolean }) => readonly Place[]
  /** The form of a verb in a simple tense; undefined if there is none. */
  form: (infinitive: Spanish, tense: SimpleTense, person: number | undefined) => Spanish | undefined
  /** The person from 0 to 5, even in commands: a command with *usted* is 2. */
  personOf: (place: Place) => number | undefined
}

const ofCommands = [1, 2, 3, 4, 5]

/** Builds the lookup from these tables; `nonFinite` contains the gerunds and participles. */
export function formFinder(
  tables: Iterable<readonly [SimpleTense, VerbForms]>,
  nonFinite: VerbForms,
): FormFinder {
  const byForm = new Map<string, Place[]>()
  const byLetters = new Map<string, Place[]>()
  const put = (index: Map<string, Place[]>, key: string, place: Place) => {
    const there = index.get(key)
    if (there === undefined) index.set(key, [place])
    else there.push(place)
  }
  const add = (form: string | undefined, place: Place) => {
    if (form === undefined || form === '—' || form.includes(' ')) return
    put(byForm, form, place)
    put(byLetters, withoutAccents(form), place)
  }
  const byTense = new Map(tables)
  for (const [tense, forms] of byTense) {
    for (const [name, row] of forms) {
      const infinitive = name.replace(/se$/, '')
      // *levanto* finds *me levanto*. In commands, the pronoun is attached to the verb and is not removed.
      row.forEach((form, person) => {
        add(withoutPronoun(form).replace(/^no /, ''), { infinitive, tense, person })
      })
    }
  }
  for (const [name, [gerund, participle]] of nonFinite) {
    const infinitive = name.replace(/se$/, '')
    add(infinitive, { infinitive, tense: 'infinitive' })
    add(gerund, { infinitive, tense: 'gerund' })
    add(participle, { infinitive, tense: 'participle' })
  }
  return {
    places: (word, { fold }) => (fold ? byLetters.get(withoutAccents(word)) : byForm.get(word)) ?? [],
    form(infinitive, tense, person) {
      const table = byTense.get(tense)
      const row = table?.get(infinitive) ?? table?.get(`${infinitive}se`)
      const form = person === undefined ? undefined : row?.[person]
      return form === undefined || form === '—' ? undefined : withoutPronoun(form)
    },
    personOf: ({ tense, person }) =>
      person !== undefined && (tense === 'imperative' || tense === 'negative-imperative')
        ? ofCommands[person]
        : person,
  }
}

let loaded: Promise<FormFinder> | undefined

/** Loads every simple form of every verb. Rejects if the network fails; a later call retries. */
export function loadFormFinder(): Promise<FormFinder> {
  loaded ??= Promise.all([
    readForms('non-finite'),
    ...simpleTenses.map(async (tense) => [tense, await readForms(tense)] as const),
  ]).then(([nonFinite, ...tables]) => formFinder(tables, nonFinite))
  loaded.catch(() => {
    loaded = undefined
  })
  return loaded
}
