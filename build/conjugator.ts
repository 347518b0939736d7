/**
 * Spanish verb forms from @jirimracek/conjugate-esp. They fill the site's tables, and are used to check the verb forms
 * that authors mark in sentences.
 */
import { Conjugator, type Result } from '@jirimracek/conjugate-esp'
import type { TenseId } from '../src/spanish/tenses.ts'
import { isReflexive, reflexivePronouns, withoutPronoun } from '../src/spanish/verbs/reflexive.ts'

/** Sorts the thousands of infinitives only once, not on every lookup. */
class CachedConjugator extends Conjugator {
  private readonly infinitives = super.getVerbListSync()
  override getVerbListSync(): string[] {
    return this.infinitives
  }
}

const conjugator = new CachedConjugator()

type Tables = Partial<Record<TenseId, string[][]>>

export interface Verb {
  /** Accepted forms by tense and person, with the pronouns of a reflexive verb. */
  tables: Tables
  gerunds: string[]
  participles: string[]
  /** Every one-word form without pronouns, and every compound form. */
  forms: Set<string>
}

const cache = new Map<string, Verb | undefined>()

/** All forms of a verb, reflexive or not. Throws for a verb that the package does not know. */
export function conjugate(infinitive: string): Verb {
  if (!cache.has(infinitive)) cache.set(infinitive, readVerb(infinitive))
  const verb = cache.get(infinitive)
  if (verb === undefined) throw new Error(`The conjugator does not know the infinitive "${infinitive}"`)
  return verb
}

/** Whether the conjugator knows this infinitive, reflexive or not. */
export function isInfinitive(infinitive: string): boolean {
  try {
    return conjugate(infinitive) !== undefined
  } catch {
    return false
  }
}

function readVerb(infinitive: string): Verb | undefined {
  const conjugations = conjugationsOf(infinitive, 'castellano')
  const formal = conjugationsOf(infinitive, 'formal')
  if (conjugations === undefined || formal === undefined) return undefined
  const tables: Tables = {}
  for (const { conjugation } of conjugations) {
    const { Indicativo, Subjuntivo } = conjugation
    const byTense: [TenseId, readonly string[]][] = [
      ['present', Indicativo.Presente],
      ['preterite', Indicativo.PreteritoIndefinido],
      ['imperfect', Indicativo.PreteritoImperfecto],
      ['future', Indicativo.FuturoImperfecto],
      ['conditional', Indicativo.CondicionalSimple],
      ['perfect', Indicativo.PreteritoPerfecto],
      ['pluperfect', Indicativo.PreteritoPluscuamperfecto],
      ['future-perfect', Indicativo.FuturoPerfecto],
      ['conditional-perfect', Indicativo.CondicionalCompuesto],
      ['present-subjunctive', Subjuntivo.Presente],
      ['imperfect-subjunctive', Subjuntivo.PreteritoImperfectoRa],
      ['imperfect-subjunctive-se', Subjuntivo.PreteritoImperfectoSe],
      ['perfect-subjunctive', Subjuntivo.PreteritoPerfecto],
      ['pluperfect-subjunctive', Subjuntivo.PreteritoPluscuamperfectoRa],
      ['pluperfect-subjunctive', Subjuntivo.PreteritoPluscuamperfectoSe],
    ]
    for (const [tense, row] of byTense) addRow(tables, tense, row)
  }
  for (const [tense, mode] of [
    ['imperative', 'Afirmativo'],
    ['negative-imperative', 'Negativo'],
  ] as const) {
    for (const [index, conjugationResult] of conjugations.entries()) {
      const own = conjugationResult.conjugation.Imperativo[mode]
      const polite = formal[Math.min(index, formal.length - 1)]?.conjugation.Imperativo[mode] ?? []
      addRow(
        tables,
        tense,
        [own[1], polite[1], own[3], own[4], polite[4]].map((form) => form ?? '-'),
      )
    }
  }
  // The package has only the subjunctive forms of *ir* for "let's go".
  if (infinitive === 'ir') tables.imperative?.[2]?.push('vamos')
  if (infinitive === 'irse') tables.imperative?.[2]?.push('vámonos')
  if (infinitive === 'haber') tables.present?.[2]?.push('hay')

  const gerunds = unique(
    conjugations.flatMap((conjugationResult) =>
      alternativesIn(conjugationResult.conjugation.Impersonal.Gerundio),
    ),
  )
  // Avoids infinite recursion: for *estar* itself, use the present tense just read.
  const { present: estar = [] } = infinitive === 'estar' ? tables : conjugate('estar').tables
  tables['present-continuous'] = estar.map((accepted, person) =>
    accepted.flatMap((form) =>
      gerunds.map((gerund) => {
        const pronoun = isReflexive(infinitive) ? `${reflexivePronouns[person]} ` : ''
        return `${pronoun}${form} ${withoutReflexive(gerund)}`
      }),
    ),
  )
  const participles = unique(
    conjugations.flatMap((conjugationResult) =>
      alternativesIn(conjugationResult.conjugation.Impersonal.Participio),
    ),
  )
  const forms = new Set([infinitive, ...gerunds])
  for (const participle of participles) for (const form of agreements(participle)) forms.add(form)
  for (const rows of Object.values(tables)) for (const row of rows) for (const form of row) forms.add(form)
  return { tables, gerunds, participles, forms }
}

function conjugationsOf(infinitive: string, region: 'castellano' | 'formal'): Result[] | undefined {
  const result = conjugator.conjugateSync(infinitive, region)
  return typeof result === 'string' || result.length === 0 ? undefined : result
}

function addRow(tables: Tables, tense: TenseId, row: readonly string[]): void {
  const persons = tables[tense] ?? row.map(() => [])
  tables[tense] = persons
  row.forEach((cell, person) => {
    for (const form of alternativesIn(cell)) if (!persons[person]?.includes(form)) persons[person]?.push(form)
  })
}

/** The package writes alternatives as a/b and a missing form as a hyphen. */
function alternativesIn(cell: string): string[] {
  return cell.split('/').filter((form) => form !== '-' && form !== '')
}

function unique(words: readonly string[]): string[] {
  return [...new Set(words)]
}

/** A gerund without its pronoun: *levantando*, as in *me estoy levantando*. */
export const withoutReflexive = (gerund: string): string =>
  gerund.replace(/ándose$/, 'ando').replace(/éndose$/, 'endo')

/** The forms of a participle by gender and number. */
export function agreements(participle: string): string[] {
  return participle.endsWith('o')
    ? ['o', 'a', 'os', 'as'].map((ending) => participle.slice(0, -1) + ending)
    : [participle]
}

/**
 * The accepted forms for each person (six, or five in commands). Reflexive verbs are listed with their
 * pronoun and, except in affirmative commands, also without it. Throws for an unknown verb.
 */
export function formsOf(infinitive: string, tense: TenseId): string[][] {
  const rows = conjugate(infinitive).tables[tense] ?? []
  if (!isReflexive(infinitive) || tense === 'imperative') return rows
  return rows.map((row) => [...row, ...row.map(withoutPronoun)])
}

/** The accepted gerunds or participles. Throws for an unknown verb. */
export function nonFiniteOf(infinitive: string, kind: 'gerund' | 'participle'): string[] {
  const { gerunds, participles } = conjugate(infinitive)
  return kind === 'gerund' ? gerunds : participles
}
