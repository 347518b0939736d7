import { withoutAccents } from '../accents'
import type { English, Spanish } from '../markup'
import { simpleTenses, type TenseId } from '../tenses'
import { readForms, type VerbForms } from './read-forms'

/** Where a form stands: a tense and the index of the person in it, or one of the two forms without a person. */
export type FormPlace = { tense: TenseId; person: number } | { tense: 'gerund' | 'participle' }

/** A verb that was asked for by its name, by a form or by its meaning. */
export interface FoundVerb {
  infinitive: Spanish
  en: English
  /** Absent unless it was asked for by a form: the form as it is written, and where it stands. */
  form?: { written: Spanish; places: readonly FormPlace[] }
}

/** What verbs are found by, folded once. */
export interface VerbIndex {
  meanings: Readonly<Record<Spanish, English>>
  verbs: readonly VerbEntry[]
  /** By their letters without accents. */
  byForm: ReadonlyMap<string, readonly FormEntry[]>
  /** The keys of `byForm`, by their first three letters. */
  byBeginning: ReadonlyMap<string, readonly string[]>
}

/** How much of a form has to be typed before what begins so is offered: two letters begin half of all verbs. */
const enough = 3

interface VerbEntry extends FoundVerb {
  /** Its name without accents. */
  name: string
  /** Each of its meanings, lower case and without signs. */
  meanings: readonly string[]
}

interface FormEntry {
  infinitive: Spanish
  written: Spanish
  place: FormPlace
}

/** Lower case without accents or signs. */
const plain = (text: string) =>
  withoutAccents(text)
    .toLowerCase()
    .replace(/[^\p{L}\s]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const subjects = /^(?:yo|tu|el|ella|usted|ud|uno|nosotr[oa]s|vosotr[oa]s|ell[oa]s|ustedes|uds) (?=.)/

/** *yo hice* is asked for as *hice*. */
const withoutSubject = (asked: string) => asked.replace(subjects, '')

/** Makes verbs findable by these forms of theirs; `withoutPerson` has gerund and participle. */
export function createVerbIndex(
  meanings: Readonly<Record<Spanish, English>>,
  tenses: Iterable<readonly [TenseId, VerbForms]>,
  withoutPerson?: VerbForms,
): VerbIndex {
  const byForm = new Map<string, FormEntry[]>()
  const add = (infinitive: Spanish, written: Spanish | undefined, place: FormPlace) => {
    if (written === undefined || written === '—') return
    const spelling = plain(written)
    // *me levanto* is found by *levanto* too.
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

/** Loads every simple form of every verb; rejects when the network fails. */
export async function loadVerbIndex(): Promise<VerbIndex> {
  const [{ verbMeanings }, withoutPerson, ...simple] = await Promise.all([
    import('./list'),
    readForms('non-finite'),
    ...simpleTenses.map(async (tense) => [tense, await readForms(tense)] as const),
  ])
  return createVerbIndex(verbMeanings, simple, withoutPerson)
}

/**
 * The verbs that a student may mean, at most `limit`: by their name (*querer*; *levantar* for *levantarse*), by
 * what they mean (*to want*), by a form (*quise*), then those of which the
 * name or a form begins so.
 */
export function findVerbs(
  { meanings, verbs, byForm, byBeginning }: VerbIndex,
  query: string,
  limit: number,
): FoundVerb[] {
  const asked = withoutSubject(plain(query))
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
  // The beginning of a form, while it is being typed.
  if (asked.length >= enough) {
    for (const spelt of byBeginning.get(asked.slice(0, enough)) ?? [])
      if (spelt.startsWith(asked)) takeForm(byForm.get(spelt) ?? [])
  }
  return [...found.values()].slice(0, limit)
}
