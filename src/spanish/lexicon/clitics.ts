/** Pronouns attached to a command, an infinitive or a gerund: *dámelo, levantarse, diciéndole*. */
import type { Spanish } from '../markup'
import { accentAt, stressedVowel, withoutAcutes } from './syllables.ts'

export const clitics = ['me', 'te', 'se', 'nos', 'os', 'lo', 'la', 'los', 'las', 'le', 'les'] as const

export type Clitic = (typeof clitics)[number]

/** In a group of pronouns, *se* is first, then the second person, then the first, then the third. */
const rank: Readonly<Record<Clitic, number>> = {
  se: 0,
  te: 1,
  os: 1,
  me: 2,
  nos: 2,
  lo: 3,
  la: 3,
  los: 3,
  las: 3,
  le: 3,
  les: 3,
}

/** A way to cut attached pronouns off a word. */
interface Cut {
  before: string
  clitics: readonly Clitic[]
}

/** Every way to cut one or two pronouns off the end of an unaccented word. */
export function cutClitics(word: string): Cut[] {
  const cuts: Cut[] = []
  if (!/(?:[mst]e|os|l[aeo]s?)$/.test(word)) return cuts
  for (const last of clitics) {
    if (!word.endsWith(last) || word.length < last.length + 2) continue
    const before = word.slice(0, -last.length)
    cuts.push({ before, clitics: [last] })
    for (const first of clitics)
      if (before.endsWith(first) && before.length >= first.length + 2 && rank[first] < rank[last])
        cuts.push({ before: before.slice(0, -first.length), clitics: [first, last] })
  }
  return cuts
}

/** The unaccented forms to which these pronouns may have been attached, leaving `before`. */
export function formsBefore({ before, clitics: [first] }: Cut): string[] {
  // *sentaos* is *sentad* and *os*; *sentémonos* is *sentemos* and *nos*.
  if (first === 'os') return [before, `${before}d`]
  return (first === 'nos' || first === 'se') && before.endsWith('mo') ? [before, `${before}s`] : [before]
}

/** Whether a command to this person can have these pronouns: *sentaos*, but not *sienteos*. */
export const fitsCommand = (person: number, attached: readonly Clitic[]): boolean =>
  attached.every((clitic) => {
    if (clitic === 'te') return person === 1
    if (clitic === 'os') return person === 4
    if (clitic === 'me') return person !== 3
    // *dáselo*: here *se* is not reflexive.
    return clitic !== 'se' || person === 2 || person === 5 || rank[attached.at(-1) ?? 'se'] === 3
  })

/** The form with the pronouns attached and the accent that it then needs. */
export function attach(form: Spanish, attached: readonly Clitic[]): Spanish {
  const [first = ''] = attached
  const stressed = stressedVowel(form)
  let base = withoutAcutes(form)
  if (first === 'os' && base.endsWith('d') && base !== 'id') base = base.slice(0, -1)
  if ((first === 'nos' || first === 'se') && base.endsWith('mos')) base = base.slice(0, -1)
  return accentAt(base + attached.join(''), stressed)
}
