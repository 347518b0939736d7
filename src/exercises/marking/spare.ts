/** Subjects and pronouns that a sentence may include or omit, because its verb or another pronoun already expresses them. */
import { withoutAccents } from '@/spanish/accents'
import type { FormFinder } from '@/spanish/verbs/form-finder'
import { clitics, isClitic, isHaber, isParticiple, joins } from './same'
import type { Word } from './words'

interface SpareOptions {
  fold: boolean
  /** What the student should say, in English. */
  task: string
}

const persons: ReadonlyMap<string, number> = new Map(
  Object.entries({
    yo: 0,
    tú: 1,
    vos: 1,
    tu: 1,
    él: 2,
    el: 2,
    ella: 2,
    usted: 2,
    nosotros: 3,
    nosotras: 3,
    vosotros: 4,
    vosotras: 4,
    ellos: 5,
    ellas: 5,
    ustedes: 5,
  }),
)

/** Whether a word is a subject pronoun of any person. */
export const isSubject = (key: string | undefined): boolean =>
  persons.has(key ?? '') && key !== 'el' && key !== 'tu'

const hasI = (task: string) => /\bI\b/.test(task)
const isOfOthers = (task: string) => /\b(?:he|she|it|they|we|my|his|her|their|our)\b/i.test(task)

const isOfYou = (task: string) =>
  /\byou/i.test(task) ||
  /\([^)]*(?:friend|adult|usted|vosotros|tú)/i.test(task) ||
  !(hasI(task) || isOfOthers(task))

/** Whether the English of a task can refer to the person of a pronoun: *she* cannot be *él*. A command names nobody. */
const means: ReadonlyMap<string, (task: string) => boolean> = new Map(
  Object.entries({
    yo: (task: string) => hasI(task) || /\b(?:me|my|mine|myself)\b/i.test(task),
    él: (task: string) => /\b(?:he|his|him)\b/i.test(task),
    ella: (task: string) => /\b(?:she|her)\b/i.test(task),
    tú: isOfYou,
    tu: isOfYou,
    vos: isOfYou,
    vosotros: isOfYou,
    vosotras: isOfYou,
    usted: isOfYou,
    nosotros: (task: string) => /\b(?:we|us|our|let)\b/i.test(task),
    nosotras: (task: string) => /\b(?:we|us|our|let)\b/i.test(task),
    ellos: (task: string) => /\b(?:they|their|them)\b/i.test(task),
    ellas: (task: string) => /\b(?:they|their|them)\b/i.test(task),
    ustedes: isOfYou,
  }),
)

/** The words with and without their accents, because answers are compared in both ways. */
function withAndWithoutAccents(words: readonly string[]): ReadonlySet<string> {
  return new Set([...words, ...words.map(withoutAccents)])
}

/** Words that may come between a subject and its verb. */
const between = withAndWithoutAccents([
  ...clitics,
  ...'no nunca jamás tampoco también ya todavía aún siempre hoy ayer ahora mañana solo casi normalmente generalmente'.split(
    ' ',
  ),
])

/** What may come between a subject and its verb at the start of a sentence: a time or a question word. */
const asking = withAndWithoutAccents([
  ...between,
  ...'a de con por para en qué hora cuándo dónde cómo cuánto cuál'.split(' '),
  ...'este esta el la los las todos todas cada fin semana mes año verano invierno tarde noche día días'.split(
    ' ',
  ),
  ...'lunes martes miércoles jueves viernes sábado sábados domingo domingos'.split(' '),
])

/** Verbs whose subject is what pleases, hurts or matters. */
const feelings =
  /^(?:gust|encant|interes|import|parec|duel|dol|molest|apete|falt|qued|preocup|fascin|cuest|agrad)/

/** The verb forms with a person that a word can be, including commands with attached pronouns. */
function placesOf(key: string, verbs: FormFinder, fold: boolean) {
  // *de* is not a typing error for *dé*, nor *este* for *esté*.
  const isShort = key.length < 3 || isClitic(key) || /^est[ae]s?$/.test(key)
  const own = verbs.places(key, { fold: fold && !isShort }).filter(({ person }) => person !== undefined)
  if (own.length > 0) return own
  const [, base] = /^(.{2,}?)(?:me|te|se|nos|os|l[oae]s?){1,2}$/.exec(key) ?? []
  return base === undefined
    ? []
    : verbs.places(withoutAccents(base), { fold: true }).filter(({ tense }) => tense === 'imperative')
}

/** Whether a verb form belongs to this person: *tuve* is *yo*; undefined if the word is not a verb. */
function isFormOf(
  key: string | undefined,
  person: number,
  verbs: FormFinder,
  fold: boolean,
  { commands = true } = {},
) {
  if (key === undefined) return undefined
  const places = placesOf(key, verbs, fold).filter(({ tense }) => commands || tense !== 'imperative')
  return places.length === 0 ? undefined : places.some((place) => verbs.personOf(place) === person)
}

/** The indices of redundant subject pronouns, which agree with their verbs; one for each verb. */
export function spareSubjects(
  words: readonly Word[],
  { verbs, fold, task }: SpareOptions & { verbs: FormFinder },
): readonly number[] {
  const taken = new Set<number>()
  return words.flatMap((_, at) => {
    const verb = verbOf(words, at, { verbs, fold, task })
    if (verb === undefined || taken.has(verb)) return []
    taken.add(verb)
    return [at]
  })
}

/** The index of the verb whose redundant subject is at this index; undefined if there is none. */
function verbOf(
  words: readonly Word[],
  at: number,
  { verbs, fold, task }: SpareOptions & { verbs: FormFinder },
): number | undefined {
  const key = words[at]?.key ?? ''
  const person = persons.get(key)
  if (person === undefined || (!fold && (key === 'tu' || key === 'el'))) return undefined
  // A line of a text has no English.
  if (task !== '' && means.get(key === 'el' ? 'él' : key)?.(task) === false) return undefined
  const fits = (place: number) => isFormOf(words[place]?.key, person, verbs, fold)
  const isThird = person === 2 || person === 5
  /** Whether a clause begins here. A noun before the pronoun would already be the subject: *mi hermana ella tiene*. */
  const beginsClause = (place: number) => {
    let start = place - 1
    while (start >= 0 && between.has(words[start]?.key ?? '')) start -= 1
    return start < 0 || joins.has(words[start]?.key ?? '')
  }

  let next = at + 1
  while (between.has(words[next]?.key ?? '')) next += 1
  // The person who likes something is not the subject: *yo me gustaría* is wrong.
  const isLiking =
    isClitic(words[next - 1]?.key) &&
    feelings.test(words[next]?.key ?? '') &&
    isFormOf(words[next]?.key, 2, verbs, fold)
  if (isLiking && !isThird) return undefined
  // The subject of a command follows it: *come tú*. In *tú come*, the verb is in a different person.
  const isBefore = { commands: false }
  if (isFormOf(words[next]?.key, person, verbs, fold, isBefore)) {
    // *has tú visto* is not Spanish, and a subject cannot come between a pronoun and its verb.
    const previous = words[at - 1]?.key
    if (isClitic(previous) || previous === 'no' || isHaber(previous)) return undefined
    return isThird && !beginsClause(at) ? undefined : next
  }
  // *Tú, ¿a qué hora llegaste?*
  let asked = 1
  while (asking.has(words[asked]?.key ?? '')) asked += 1
  if (at === 0 && asked > 1 && !isThird && isFormOf(words[asked]?.key, person, verbs, fold, isBefore))
    return asked
  // *fuera el verano* has an article, not a pronoun without its accent.
  if ((key === 'el' || key === 'tu') && at < words.length - 1) return undefined
  const isSplitting = isHaber(words[at - 1]?.key) && isParticiple(words[at + 1]?.key)
  // *he comido yo*, *quiero salir yo*
  const isWithParticiple = isParticiple(words[at - 1]?.key) && isHaber(words[at - 2]?.key)
  const isWithInfinitive = !isThird && at === words.length - 1 && /[aeií]r$/.test(words[at - 1]?.key ?? '')
  const verb = isWithParticiple || isWithInfinitive ? at - 2 : at - 1
  if (isSplitting || !fits(verb)) return undefined
  return isThird && !beginsClause(verb) ? undefined : verb
}

const doubled: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    mí: /^me$|.{2}me(?:l[oa]s?)?$/,
    mi: /^me$|.{2}me(?:l[oa]s?)?$/,
    ti: /^te$|.{2}te(?:l[oa]s?)?$/,
    nosotros: /^nos$|.{2}nos(?:l[oa]s?)?$/,
    vosotros: /^os$/,
  }),
)
const third = /^(?:les?|se)$|.{3}(?:les?|sel[oa]s?)$/

/** The indices of *a mí* next to a *me* that already expresses it. */
export function spareDatives(words: readonly Word[], { fold, task }: SpareOptions): readonly number[] {
  const at = words.findIndex(({ key }, index) => {
    const next = words[index + 1]?.key ?? ''
    if (key !== 'a' || (!fold && next === 'mi')) return false
    const own =
      doubled.get(next) ??
      (/^(?:él|ell[oa]s?|usted)/.test(next) && means.get(next)?.(task) ? third : undefined)
    const pronoun = own === undefined ? -1 : words.findIndex((one) => own.test(one.key))
    if (pronoun === -1) return false
    // In the same clause.
    return !words.slice(Math.min(index, pronoun), Math.max(index, pronoun)).some((one) => joins.has(one.key))
  })
  return at === -1 ? [] : [at, at + 1]
}
