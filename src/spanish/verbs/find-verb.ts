import { withoutAccents } from '../accents'
import type { English, Spanish } from '../markup'
import { simpleTenses, type TenseId } from '../tenses'
import { typedText } from '../typed-text'
import { readForms, type VerbForms } from './read-forms'

/** Identifies a form: a tense and the index of the person, or one of the two forms without a person. */
export type FormSlot = { tense: TenseId; person: number } | { tense: 'gerund' | 'participle' }

/** A verb that matches a query by its name, by a form or by its meaning. */
export interface FoundVerb {
  infinitive: Spanish
  en: English
  /** Set only if a form matched: its spelling, and all the forms with that spelling. */
  form?: { written: Spanish; places: readonly FormSlot[] }
}

/** The index for the verb search, with all text already normalised. */
export interface VerbIndex {
  meanings: Readonly<Record<Spanish, English>>
  verbs: readonly VerbEntry[]
  /** Keyed by the form without accents. */
  byForm: ReadonlyMap<string, readonly FormEntry[]>
  /** The keys of `byForm`, grouped by their first three letters. */
  byBeginning: ReadonlyMap<string, readonly string[]>
}

/** The minimum length for matching the start of a form: two letters would match half of all verbs. */
const enough = 3

interface VerbEntry extends FoundVerb {
  /** The infinitive without accents. */
  name: string
  /** The meanings, in lower case and without punctuation. */
  meanings: readonly string[]
}

interface FormEntry {
  infinitive: Spanish
  written: Spanish
  place: FormSlot
}

/** Converts text to lower case and removes accents and punctuation. */
const plain = (text: string) =>
  withoutAccents(text)
    .toLowerCase()
    .replace(/[^\p{L}\s]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const subjects = /^(?:yo|tu|el|ella|usted|ud|uno|nosotr[oa]s|vosotr[oa]s|ell[oa]s|ustedes|uds) (?=.)/

/** Removes the subject, so that *yo hice* finds *hice*. */
const withoutSubject = (asked: string) => asked.replace(subjects, '')

/** Builds the index from these forms; `withoutPerson` contains the gerunds and participles. */
export function createVerbIndex(
  meanings: Readonly<Record<Spanish, English>>,
  tenses: Iterable<readonly [TenseId, VerbForms]>,
  withoutPerson?: VerbForms,
): VerbIndex {
  const byForm = new Map<string, FormEntry[]>()
  const add = (infinitive: Spanish, written: Spanish | undefined, place: FormSlot) => {
    if (written === undefined || written === '—') return
    const spelling = plain(written)
    // *levanto* finds *me levanto* too.
    for (const spelt of new Set([spelling, spelling.replace(/^(me|te|se|nos|os) /, '')])) {
      const places = byForm.get(spelt)
      if (places === undefined) byForm.set(spelt, [{ infinitive, written, place }])
      else places.push({ infinitive, written, place })
    }
  }
  for (const [tense, forms] of tenses) {
    for (const [infinitive, row] of forms) {
      row.forEach((written, person) => {
        add(infinitive, written, { tense, person })
      })
    }
  }
  for (const [infinitive, [gerund, participle]] of withoutPerson ?? []) {
    add(infinitive, gerund, { tense: 'gerund' })
    add(infinitive, participle, { tense: 'participle' })
  }
  const verbs = Object.entries(meanings).map(([infinitive, en]) => ({
    infinitive,
    en,
    name: plain(infinitive),
    meanings: en.split(/[,;(]/).map(plain),
  }))
  const byBeginning = new Map<string, string[]>()
  for (const spelt of byForm.keys()) {
    const beginning = spelt.slice(0, enough)
    const others = byBeginning.get(beginning)
    if (others === undefined) byBeginning.set(beginning, [spelt])
    else others.push(spelt)
  }
  return { meanings, verbs, byForm, byBeginning }
}

/** Loads every simple form of every verb. Rejects if the network fails. */
export async function loadVerbIndex(): Promise<VerbIndex> {
  const [{ verbMeanings }, withoutPerson, ...simple] = await Promise.all([
    import('./list'),
    readForms('non-finite'),
    ...simpleTenses.map(async (tense) => [tense, await readForms(tense)] as const),
  ])
  return createVerbIndex(verbMeanings, simple, withoutPerson)
}

/**
 * At most `limit` verbs that the student may mean, matched in this order: name (*querer*; *levantar* for *levantarse*),
 * meaning (*to want*), form (*quise*), then verbs whose name or form starts with the query.
 */
export function findVerbs(
  { meanings, verbs, byForm, byBeginning }: VerbIndex,
  query: string,
  limit: number,
): FoundVerb[] {
  const asked = withoutSubject(plain(typedText(query)))
  if (asked === '') return []
  const found = new Map<Spanish, FoundVerb>()
  const take = (some: readonly FoundVerb[]) => {
    for (const verb of some) if (!found.has(verb.infinitive)) found.set(verb.infinitive, verb)
  }
  const takeWhere = (isMeant: (verb: VerbEntry) => boolean) =>
    take(verbs.filter(isMeant).map(({ infinitive, en }) => ({ infinitive, en })))
  takeWhere(({ name }) => name === asked)
  takeWhere(({ name }) => name === `${asked}se`)
  takeWhere((verb) => verb.meanings.some((meaning) => meaning === asked || meaning === `to ${asked}`))
  const takeForm = (places: readonly FormEntry[]) =>
    take(
      places.map(({ infinitive, written }) => ({
        infinitive,
        en: meanings[infinitive] ?? '',
        form: {
          written,
          places: places.flatMap((one) => (one.infinitive === infinitive ? [one.place] : [])),
        },
      })),
    )
  takeForm(byForm.get(asked) ?? [])
  if (asked.length > 1) takeWhere(({ name }) => name.startsWith(asked))
  // The query may be the start of a form that the student is still typing.
  if (asked.length >= enough) {
    for (const spelt of byBeginning.get(asked.slice(0, enough)) ?? [])
      if (spelt.startsWith(asked)) takeForm(byForm.get(spelt) ?? [])
  }
  return [...found.values()].slice(0, limit)
}
