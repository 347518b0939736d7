import type { words } from 'virtual:word-list'
import type { TranslateExercise } from '@/content/types'
import { wordName } from '@/exercises/item-names'

type ListedWord = (typeof words)[number]

/** No lesson teaches a word of the day. */
const wordSection = ''

/** A word in the notation of answers: with its article or without. */
function withOrWithoutArticle(word: string, eitherGender: boolean): string {
  const [, article, noun] = /^(el|la|los|las) (.+)$/.exec(word) ?? []
  if (article === undefined) return word
  return `{${[article, ...(eitherGender ? ['el', 'la'] : [])].join('|')}|} ${noun}`
}

/** What a woman is called where a man is *el mesero*: the list has only what Spain says. */
const womanOf = (word: string) => word.replace(/^el (.+)o$/, 'la $1a')

/** Asks for a word of the day. The exercise has the name of the word as its id. */
export function wordExercise([
  spanish,
  english,
  partOfSpeech,
  feminine,
  american,
]: ListedWord): TranslateExercise {
  const listed = (forms: string | null) => forms?.split(', ') ?? []
  const abroad = listed(american)
  const forms = [spanish, ...listed(feminine), ...abroad, ...(feminine === null ? [] : abroad.map(womanOf))]
  const eitherGender = partOfSpeech.includes('masculine or feminine')
  const says = [
    `The word is *${spanish}*.`,
    ...(feminine === null ? [] : [`Feminine: *${feminine}*.`]),
    ...(american === null ? [] : [`In much of Latin America: *${american}*.`]),
  ]
  // Its gender is what the student has to know.
  const part = partOfSpeech.replace(/ \(.*plural\)/, ', plural').replace(/ \(.*\)/, '')
  return {
    kind: 'translate',
    id: wordName(spanish),
    teaches: wordSection,
    en: `${english} (${part})`,
    answers: [...new Set(forms)].map((form) => withOrWithoutArticle(form, eitherGender)),
    because: says.join(' '),
  }
}
