/** The forms of Spanish verbs from @jirimracek/conjugate-esp, against which every form of a lesson is held. */
import { Conjugator, type Result } from '@jirimracek/conjugate-esp'
import type { TenseId } from '../src/spanish/tenses'
import { accentFor, syllables, withoutAccents } from '../tests/support/pronunciation'

const conjugator = new Conjugator()

const pronouns = ['me', 'te', 'se', 'nos', 'os', 'se'] as const
const clitics = ['me', 'te', 'se', 'lo', 'la', 'le', 'nos', 'os', 'los', 'las', 'les'] as const

/** Verbs that come before a gerund, and those that come before an infinitive with the words between. */
const beforeGerund = 'estar seguir continuar llevar ir andar venir pasar pasarse quedarse acabar salir'.split(
  ' ',
)
const beforeInfinitive: readonly [string, string][] = [
  ['ir', 'a'],
  ['volver', 'a'],
  ['empezar', 'a'],
  ['comenzar', 'a'],
  ['ponerse', 'a'],
  ['acabar', 'de'],
  ['dejar', 'de'],
  ['terminar', 'de'],
  ['tener', 'que'],
  ['haber', 'que'],
  ['haber', 'de'],
  ['llegar', 'a'],
  ['deber', 'de'],
  ['deber', ''],
  ['poder', ''],
  ['querer', ''],
  ['soler', ''],
  ['saber', ''],
  ['pensar', ''],
]

type Tables = Partial<Record<TenseId, string[][]>>

interface Verb {
  /** Accepted forms by tense and person, with the pronouns of a reflexive verb. */
  tables: Tables
  gerunds: string[]
  participles: string[]
  /** Every one-word form without pronouns, and every compound one. */
  forms: Set<string>
}

const cache = new Map<string, Verb | undefined>()

/** Throws for a verb that the package does not know. */
function verbOf(infinitive: string): Verb {
  if (!cache.has(infinitive)) cache.set(infinitive, readVerb(infinitive))
  const verb = cache.get(infinitive)
  if (verb === undefined) throw new Error(`"${infinitive}" is no infinitive that the conjugator knows`)
  return verb
}

/** Whether the conjugator knows this infinitive, reflexive or not. */
export function isInfinitive(infinitive: string): boolean {
  try {
    return verbOf(infinitive) !== undefined
  } catch {
    return false
  }
}

function readVerb(infinitive: string): Verb | undefined {
  const models = modelsOf(infinitive, 'castellano')
  const formal = modelsOf(infinitive, 'formal')
  if (models === undefined || formal === undefined) return undefined
  const tables: Tables = {}
  for (const { conjugation } of models) {
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
    for (const [index, model] of models.entries()) {
      const own = model.conjugation.Imperativo[mode]
      const polite = formal[Math.min(index, formal.length - 1)]?.conjugation.Imperativo[mode] ?? []
      addRow(
        tables,
        tense,
        [own[1], polite[1], own[3], own[4], polite[4]].map((form) => form ?? '-'),
      )
    }
  }
  // The package has only the subjunctive for "let's go".
  if (infinitive === 'ir') tables.imperative?.[2]?.push('vamos')
  if (infinitive === 'irse') tables.imperative?.[2]?.push('vámonos')
  if (infinitive === 'haber') tables.present?.[2]?.push('hay')

  const gerunds = unique(models.flatMap((model) => spread(model.conjugation.Impersonal.Gerundio)))
  const participles = unique(models.flatMap((model) => spread(model.conjugation.Impersonal.Participio)))
  const forms = new Set([infinitive, ...gerunds])
  for (const participle of participles) for (const form of agreements(participle)) forms.add(form)
  for (const rows of Object.values(tables)) for (const row of rows) for (const form of row) forms.add(form)
  return { tables, gerunds, participles, forms }
}

function modelsOf(infinitive: string, region: 'castellano' | 'formal'): Result[] | undefined {
  const result = conjugator.conjugateSync(infinitive, region)
  return typeof result === 'string' || result.length === 0 ? undefined : result
}

function addRow(tables: Tables, tense: TenseId, row: readonly string[]): void {
  const persons = tables[tense] ?? row.map(() => [])
  tables[tense] = persons
  row.forEach((cell, person) => {
    for (const form of spread(cell)) if (!persons[person]?.includes(form)) persons[person]?.push(form)
  })
}

/** The package writes alternatives as a/b and "none" as a hyphen. */
function spread(cell: string): string[] {
  return cell.split('/').filter((form) => form !== '-' && form !== '')
}

function unique(words: readonly string[]): string[] {
  return [...new Set(words)]
}

function agreements(participle: string): string[] {
  return participle.endsWith('o')
    ? ['o', 'a', 'os', 'as'].map((ending) => participle.slice(0, -1) + ending)
    : [participle]
}

function isReflexive(infinitive: string): boolean {
  return /[aeií]rse$/.test(infinitive)
}

/**
 * The accepted forms for each person (six, or the five of commands). Reflexive verbs come with their pronoun
 * and, except in commands, without it too. Throws for an unknown verb.
 */
export function formsOf(infinitive: string, tense: TenseId): string[][] {
  const rows = verbOf(infinitive).tables[tense] ?? []
  if (!isReflexive(infinitive) || tense === 'imperative') return rows
  return rows.map((row) => [...row, ...row.map((form) => form.replace(/^(no )?(me|te|se|nos|os) /, '$1'))])
}

/** The accepted gerunds or participles. Throws for an unknown verb. */
export function nonFiniteOf(infinitive: string, kind: 'gerund' | 'participle'): string[] {
  const { gerunds, participles } = verbOf(infinitive)
  return kind === 'gerund' ? gerunds : participles
}

/**
 * Whether the marked form belongs to the verb, in any tense: simple, compound, progressive, passive, before an
 * infinitive (va a comer), a command, a gerund or an infinitive with pronouns attached. Throws for an unknown verb.
 */
export function isFormOf(form: string, infinitive: string): boolean {
  return matches(form.toLowerCase(), infinitive)
}

function matches(form: string, infinitive: string): boolean {
  const verb = verbOf(infinitive)
  if (verb.forms.has(form)) return true
  if (isReflexive(infinitive)) {
    const base = infinitive.slice(0, -'se'.length)
    if (pronouns.some((pronoun) => form === base + pronoun)) return true
    if (isInfinitive(base) && matches(form, base)) return true
    if (!isInfinitive(base) && formsWithoutPronoun(verb).has(form)) return true
  }
  const words = form.split(' ')
  if (words.length === 1)
    return hasClitics(form, [infinitive, ...verb.gerunds, ...(verb.tables.imperative ?? []).flat()])
  return isPhraseOf(words, infinitive, verb)
}

function formsWithoutPronoun(verb: Verb): Set<string> {
  return new Set([...verb.forms].map((form) => form.replace(/^(no )?(me|te|se|nos|os) /, '$1')))
}

function isPhraseOf(words: string[], infinitive: string, verb: Verb): boolean {
  const [first = '', ...others] = words
  // Pronouns and "no" may stand inside the mark: {lo he visto:ver}, {no me lo digas:decir}.
  if (first === 'no' || (clitics as readonly string[]).includes(first))
    return matches(others.join(' '), infinitive)
  const last = words.at(-1) ?? ''
  const before = words.slice(0, -1).join(' ')
  if (verb.participles.some((participle) => agreements(participle).includes(last)))
    return ['ser', 'estar'].some((helper) => matches(before, helper))
  if (verb.gerunds.includes(last) || hasClitics(last, verb.gerunds))
    return beforeGerund.some((helper) => isInfinitive(helper) && matches(before, helper))
  if (last === infinitive || hasClitics(last, [infinitive]) || matchesInfinitive(last, infinitive))
    return beforeInfinitive.some(([helper, link]) => {
      const end = link === '' ? '' : ` ${link}`
      return before.endsWith(end) && matches(before.slice(0, before.length - end.length), helper)
    })
  return false
}

function matchesInfinitive(word: string, infinitive: string): boolean {
  const base = isReflexive(infinitive) ? infinitive.slice(0, -2) : infinitive
  return word === base || pronouns.some((pronoun) => word === base + pronoun)
}

/** Whether the word is one of the forms with one, two or three pronouns attached, its accent where it belongs. */
export function hasClitics(word: string, forms: readonly string[]): boolean {
  return forms.some((form) =>
    cliticsAfter(withoutAccents(word), form).some((tail) => attach(form, tail) === word),
  )
}

/** The pronoun groups that could end the word after this form. */
function cliticsAfter(plainWord: string, form: string): string[][] {
  const plainForm = withoutAccents(form)
  const groups: string[][] = []
  const starts = [plainForm]
  if (plainForm.endsWith('s')) starts.push(plainForm.slice(0, -1))
  if (plainForm.endsWith('d')) starts.push(plainForm.slice(0, -1))
  for (const start of starts)
    if (plainWord.startsWith(start)) groups.push(...splitClitics(plainWord.slice(start.length)))
  return groups
}

/** Every way to read the letters as pronouns in the order that Spanish has: se, te or os, me or nos, the third person. */
export function splitClitics(tail: string): string[][] {
  if (tail === '') return [[]]
  return clitics.flatMap((clitic) => {
    if (!tail.startsWith(clitic)) return []
    return splitClitics(tail.slice(clitic.length))
      .filter(([next]) => next === undefined || rankOf(clitic) < rankOf(next))
      .map((rest) => [clitic, ...rest])
  })
}

function rankOf(clitic: string): number {
  if (clitic === 'se') return 0
  if (clitic === 'te' || clitic === 'os') return 1
  return clitic === 'me' || clitic === 'nos' ? 2 : 3
}

/**
 * Joins pronouns to a command, a gerund or an infinitive and writes the accent that the stress asks for:
 * `attach('di', ['me', 'lo'])` is `dímelo`.
 */
export function attach(form: string, tail: readonly string[]): string {
  if (tail.length === 0) return form
  const { stressed } = syllables(form)
  const [first = ''] = tail
  let stem = form
  if ((first === 'nos' || first === 'se') && form.endsWith('mos')) stem = form.slice(0, -1)
  if (first === 'os' && form.endsWith('d') && form !== 'id') stem = form.slice(0, -1)
  const word = stem + tail.join('')
  // Losing its d, an -ir command needs a mark to keep i and o apart: vestíos.
  if (stem !== form && first === 'os' && stem.endsWith('i')) return `${stem.slice(0, -1)}íos`
  // A mark on a weak vowel next to a strong one stays: oírlo, ríete, oídme.
  if (/[aeo]h?[íú]|[íú]h?[aeo]/.test(form)) return word
  return accentFor(word, stressed)
}
