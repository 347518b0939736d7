import type { SimpleTense, TenseId } from '@/spanish/tenses'
import type { FormIndex } from './forms'
import type { Word } from './words'

/** A tense, or a construction that students use as one. */
export type SeenTense = TenseId | 'going-to'

export interface SeenForm {
  /** The tense, or all the tenses that the form may belong to. */
  tenses: readonly SeenTense[]
  /** As written, in lower case. */
  words: string
}

const perfectOf: Readonly<Partial<Record<SimpleTense, TenseId>>> = {
  present: 'perfect',
  imperfect: 'pluperfect',
  future: 'future-perfect',
  conditional: 'conditional-perfect',
  'present-subjunctive': 'perfect-subjunctive',
  'imperfect-subjunctive': 'pluperfect-subjunctive',
}

/** Words that are followed by a noun. */
const beforeNouns = new Set(
  'el un una unos unas mi mis tu tus su sus nuestro nuestra nuestros nuestras este esta estos estas ese esa esos esas cada mucho mucha muchos muchas poco poca otro otra otros otras algún alguna ningún ninguna dos tres cuatro cinco de del al a con en sin por para desde hasta sobre muy tan más'.split(
    ' ',
  ),
)
/** Words that are followed by a verb, even if it could also be a noun. */
const beforeVerbs = new Set(
  'yo tú él ella usted nosotros nosotras vosotros vosotras ellos ellas ustedes me te se nos os no'.split(' '),
)

const goingTo = new Set(['voy', 'vas', 'va', 'vamos', 'vais', 'van'])
const haber = /^(?:he|has|ha|hemos|habéis|han|hab[ií]\p{L}*|habr\p{L}+|hay\p{L}+|hubi\p{L}+)$/u
const estar = new Set(['estoy', 'estás', 'está', 'estamos', 'estáis', 'están'])

/** Decides from a form's position whether it is a command. */
function withoutCommand(tenses: ReadonlySet<SimpleTense>, begins: boolean): readonly SeenTense[] {
  if (!tenses.has('imperative') || tenses.size === 1) return [...tenses]
  const others = [...tenses].filter((tense) => tense !== 'imperative')
  if (!begins) return others
  // *Reserve su plaza.* can only be a command; *Separa la basura.* may also be a statement.
  return others.includes('present-subjunctive') && others.length === 1
    ? ['imperative']
    : ['imperative', ...others]
}

/** The verb forms in a text, in order. Words that may not be verbs are skipped. */
export function tensesIn(
  words: readonly Word[],
  forms: FormIndex,
  otherWords: ReadonlySet<string>,
): SeenForm[] {
  const seen: SeenForm[] = []
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]
    if (word === undefined) continue
    const before = words[at - 1]?.small ?? ''
    const [next, after] = [words[at + 1]?.small ?? '', words[at + 2]?.small ?? '']
    const { small } = word
    // A capital in the middle of a sentence marks a name.
    if (small !== word.text && !word.begins) continue
    if (small === 'hay') {
      seen.push({ tenses: ['present'], words: small })
      continue
    }
    const tenses = forms.tensesOf(small)
    if (tenses === undefined) continue
    if (haber.test(small) && forms.isParticiple(next)) {
      const [tense] = [...tenses].filter((one) => perfectOf[one] !== undefined)
      const perfect = tense === undefined ? undefined : perfectOf[tense]
      if (perfect !== undefined) {
        seen.push({ tenses: [perfect], words: `${small} ${next}` })
        at += 1
        continue
      }
    }
    if (estar.has(small) && forms.isGerund(next)) {
      seen.push({ tenses: ['present-continuous'], words: `${small} ${next}` })
      at += 1
      continue
    }
    if (goingTo.has(small) && next === 'a' && forms.isInfinitive(after)) {
      seen.push({ tenses: ['going-to'], words: `${small} a ${after}` })
      at += 2
      continue
    }
    if (forms.isParticiple(small) || forms.isInfinitive(small)) continue
    if (!word.begins && beforeNouns.has(before)) continue
    if (otherWords.has(small) && (word.begins || !beforeVerbs.has(before))) continue
    const negative = before === 'no' && words[at - 1]?.begins === true
    const possible =
      negative && tenses.has('present-subjunctive')
        ? (['negative-imperative'] as const)
        : withoutCommand(tenses, word.begins)
    seen.push({ tenses: possible, words: small })
  }
  return seen
}
