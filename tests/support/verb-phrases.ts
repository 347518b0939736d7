/**
 * Decides whether a marked form belongs to its verb, even if it is compound, has attached pronouns or is next to
 * another verb.
 */
import { agreements, conjugate, isInfinitive, type Verb } from '../../build/conjugator'
import { isReflexive, withoutPronoun } from '../../src/spanish/verbs/reflexive'
import { accentFor, syllables, withoutAccents } from './pronunciation'

const pronouns = ['me', 'te', 'se', 'nos', 'os', 'se'] as const
const clitics = ['me', 'te', 'se', 'lo', 'la', 'le', 'nos', 'os', 'los', 'las', 'les'] as const

/**
 * Verbs that can be followed by a gerund, and verbs that can be followed by an infinitive, each with the word, if any,
 * that comes in between.
 */
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

/**
 * Whether the marked form belongs to the verb, in any tense: simple, compound, progressive, passive, before an
 * infinitive (va a comer), or a command, gerund or infinitive with attached pronouns. Throws for an unknown verb.
 */
export function isFormOf(form: string, infinitive: string): boolean {
  return matches(form.toLowerCase(), infinitive)
}

function matches(form: string, infinitive: string): boolean {
  const verb = conjugate(infinitive)
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
  return new Set([...verb.forms].map(withoutPronoun))
}

function isPhraseOf(words: string[], infinitive: string, verb: Verb): boolean {
  const [first = '', ...others] = words
  // Pronouns and "no" may be part of the marked text: {lo he visto:ver}, {no me lo digas:decir}.
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

/** Whether the word is one of these forms with attached pronouns and the right accent. */
function hasClitics(word: string, forms: readonly string[]): boolean {
  return forms.some((form) =>
    cliticsAfter(withoutAccents(word), form).some((tail) => attach(form, tail) === word),
  )
}

/** The groups of pronouns that make up the word when attached to this form. */
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

/**
 * Every way to split the letters into pronouns in their Spanish order: se, then te or os, then me or nos, then the
 * third person.
 */
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
 * Attaches pronouns to a command, gerund or infinitive and adds the accent that the stress requires: `attach('di',
 * ['me', 'lo'])` is `dímelo`.
 */
export function attach(form: string, tail: readonly string[]): string {
  if (tail.length === 0) return form
  const { stressed } = syllables(form)
  const [first = ''] = tail
  let stem = form
  if ((first === 'nos' || first === 'se') && form.endsWith('mos')) stem = form.slice(0, -1)
  if (first === 'os' && form.endsWith('d') && form !== 'id') stem = form.slice(0, -1)
  const word = stem + tail.join('')
  // An -ir command loses its d before os, and then needs an accent to keep i and o separate: vestíos.
  if (stem !== form && first === 'os' && stem.endsWith('i')) return `${stem.slice(0, -1)}íos`
  // An accent on a weak vowel next to a strong vowel is kept: oírlo, ríete, oídme.
  if (/[aeo]h?[íú]|[íú]h?[aeo]/.test(form)) return word
  return accentFor(word, stressed)
}
