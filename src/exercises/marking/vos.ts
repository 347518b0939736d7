/** The forms of *vos*, which people use instead of *tú* in Argentina, Uruguay and much of Central America. */
import { withoutAccents } from '@/spanish/accents'
import type { English, Spanish } from '@/spanish/markup'
import type { FormFinder } from '@/spanish/verbs/form-finder'
import type { Word } from './words'

/** The irregular *vos* commands that cannot be another form, each with its *tú* command. */
const commands: ReadonlyMap<string, string> = new Map(
  Object.entries({
    decí: 'di',
    hacé: 'haz',
    poné: 'pon',
    salí: 'sal',
    tené: 'ten',
    vení: 'ven',
    andá: 've',
  }),
)

/** Rewrites *querés* and *hacé* as *quieres* and *haz*; undefined if the word is not exclusively a *vos* form. */
function withoutVos(key: string, verbs: FormFinder, fold: boolean): string | undefined {
  if (key === 'sos') return 'eres'
  // *Pies* is not a form of *piar*, nor *mias* one of *miar*.
  if (verbs.isOther(key) || verbs.places(key, { fold }).length > 0) return undefined
  const command = commands.get(key)
  if (command !== undefined || !/[aáeé]s$/.test(key)) return command
  const place = verbs
    .places(key.replace(/s$/, 'is'), { fold })
    .find(
      ({ tense, person, rare }) =>
        rare !== true && (tense === 'present' || tense === 'present-subjunctive') && person === 4,
    )
  const tense = place?.tense === 'present' ? 'present' : 'present-subjunctive'
  return place && verbs.form(place.infinitive, tense, 1)
}

/** The word before a verb that begins a sentence or a clause; empty at the start. */
const start = /^$|^(?:y|o|pero|favor|primero|luego|después)$/

/**
 * Rewrites *lavá* as *lava*. Used only where a command is possible: elsewhere, *lavá* could be a typing error for
 * *lava*.
 */
function regularCommand(key: string, verbs: FormFinder): string | undefined {
  if (!/[áé]$/.test(key) || verbs.places(key, { fold: false }).length > 0) return undefined
  const plain = withoutAccents(key)
  const isCommand = verbs
    .places(plain, { fold: false })
    .some(({ tense, person }) => tense === 'imperative' && person === 0)
  return isCommand ? plain : undefined
}

/** Replaces each *vos* form with its *tú* form. */
export function asTu(
  words: readonly Word[],
  {
    verbs,
    fold,
    task,
    sentence,
  }: { verbs: FormFinder; fold: boolean; task: English; sentence: Spanish | undefined },
): readonly Word[] {
  const opens = sentence === undefined || /(?:^|[,.:;¡!])[¡¿\s]*___/.test(sentence)
  const mayCommand = !fold && opens && !/\b(?:he|she|it|they|who)\b/i.test(task)
  return words.map(({ key, text }, at) => ({
    key:
      withoutVos(key, verbs, fold) ??
      (mayCommand && start.test(words[at - 1]?.key ?? '') ? regularCommand(key, verbs) : undefined) ??
      key,
    text,
  }))
}
