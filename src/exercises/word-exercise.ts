import type { words } from 'virtual:word-list'
import type { Answer, KnownMistake, TranslateExercise } from '@/content/types'
import { wordName } from './item-names'

/** A word of the list, as far as it can be asked. */
export type AskedWord = (typeof words)[number]

/** No lesson teaches a word of the list. */
const wordSection = ''

const split = (word: string): { article?: string; noun: string } => {
  const [, article, noun] = /^(el|la|los|las) (.+)$/.exec(word) ?? []
  return article === undefined || noun === undefined ? { noun: word } : { article, noun }
}

/** A word in the notation of answers: with its article or without. */
function withOrWithoutArticle(word: string, eitherGender: boolean): string {
  const { article, noun } = split(word)
  if (article === undefined) return noun
  return `{${[article, ...(eitherGender ? ['el', 'la'] : [])].join('|')}|} ${noun}`
}

/** What a woman is called where a man is *el mesero*: the list has only what Spain says. */
const womanOf = (word: string) => word.replace(/^el (.+)o$/, 'la $1a')

const listed = (forms: string | null) => forms?.split(', ') ?? []

const isOfEitherGender = (partOfSpeech: string) => partOfSpeech.includes('masculine or feminine')

/** Its gender is what the student has to know. */
const partAsked = (partOfSpeech: string) =>
  partOfSpeech.replace(/ \(.*plural\)/, ', plural').replace(/ \(.*\)/, '')

const otherForms = (feminine: string | null, american: string | null): string[] => [
  ...(feminine === null ? [] : [`Feminine: *${feminine}*.`]),
  ...(american === null ? [] : [`In much of Latin America: *${american}*.`]),
]

/** Asks for a word. The exercise has the name of the word as its id. */
export function wordExercise([
  spanish,
  english,
  partOfSpeech,
  feminine,
  american,
  also,
]: AskedWord): TranslateExercise {
  const abroad = listed(american)
  const forms = [spanish, ...listed(feminine), ...abroad, ...(feminine === null ? [] : abroad.map(womanOf))]
  const eitherGender = isOfEitherGender(partOfSpeech)
  const others = also.map((word) => ({
    answer: withOrWithoutArticle(word, eitherGender),
    note: `That is right, too. Here the word was *${spanish}*.`,
  }))
  return {
    kind: 'translate',
    id: wordName(spanish),
    teaches: wordSection,
    en: `${english} (${partAsked(partOfSpeech)})`,
    answers: [...[...new Set(forms)].map((form) => withOrWithoutArticle(form, eitherGender)), ...others],
    because: [`The word is *${spanish}*.`, ...otherForms(feminine, american)].join(' '),
  }
}

const gender = { el: 'masculine', los: 'masculine', la: 'feminine', las: 'feminine' } as const
const indefinite = { el: 'un', la: 'una', los: 'unos', las: 'unas' } as const
const opposite = { el: 'la', la: 'el', los: 'las', las: 'los' } as const

const anyArticle = ['el', 'la', 'un', 'una'].join('|')

type Article = keyof typeof gender

const isArticle = (text: string | undefined): text is Article =>
  text !== undefined && Object.hasOwn(gender, text)

/** How a word is typed where a noun shows its gender: what is right, and what only the article makes wrong. */
function typedForms(word: string, partOfSpeech: string): { right: string; mistakes: KnownMistake[] } {
  const { article, noun } = split(word)
  if (!isArticle(article)) return { right: word, mistakes: [] }
  // The word is known, and its gender not denied: who adds the article has it, and remembers it.
  const lacking = {
    answer: noun,
    because: `The word is right. With its article it is *${word}*.`,
    lacks: true,
  } as const
  if (isOfEitherGender(partOfSpeech)) return { right: `{${anyArticle}} ${noun}`, mistakes: [lacking] }
  // *el agua*: the article does not say it.
  const isFeminineWithEl = article === 'el' && partOfSpeech === 'noun (feminine)'
  const wrong = opposite[article]
  return {
    right: `{${article}|${indefinite[article]}${isFeminineWithEl ? '|una' : ''}} ${noun}`,
    mistakes: [
      lacking,
      {
        answer: isFeminineWithEl ? `la ${noun}` : `{${wrong}|${indefinite[wrong]}} ${noun}`,
        because: isFeminineWithEl
          ? `The word is right, and feminine. Before its stressed *a* the article is *el* all the same: *${word}*.`
          : `The word is right. It is ${gender[article]}: *${word}*.`,
      },
    ],
  }
}

/**
 * Asks for a word with the article that shows its gender; what only the article makes wrong is told apart. `example` is
 * said when it is answered.
 */
export function recallExercise(word: AskedWord, example: string): TranslateExercise {
  const [spanish, english, partOfSpeech, feminine, american, also] = word
  const abroad = listed(american)
  const noted = (form: string, note: string) => ({ form, note })
  const forms: readonly { form: string; note?: string }[] = [
    { form: spanish },
    ...listed(feminine).map((form) =>
      noted(form, `*${form}* is the feminine; the masculine is *${spanish}*.`),
    ),
    ...[...abroad, ...(feminine === null ? [] : abroad.map(womanOf))].map((form) =>
      noted(form, `*${form}* is what much of Latin America says; in Spain it is *${spanish}*.`),
    ),
    ...also.map((form) => noted(form, `That is right, too. Here the word was *${spanish}*.`)),
  ]
  const seen = new Set<string>()
  const answers: Answer[] = []
  const mistakes: KnownMistake[] = []
  for (const { form, note } of forms) {
    if (seen.has(form)) continue
    seen.add(form)
    // The forms beside the word have the gender of their own article.
    const part = form === spanish || isOfEitherGender(partOfSpeech) ? partOfSpeech : ''
    const typed = typedForms(form, part)
    answers.push(note === undefined ? typed.right : { answer: typed.right, note })
    mistakes.push(...typed.mistakes)
  }
  const isNoun = isArticle(split(spanish).article)
  return {
    kind: 'translate',
    id: wordName(spanish),
    teaches: wordSection,
    en: `${english} (${partAsked(partOfSpeech)}${isNoun ? ', with its article' : ''})`,
    answers,
    // A word of two genders with two meanings, or two words that differ by the article: what is right stays right.
    mistakes: mistakes.filter(({ answer }) => !seen.has(answer)),
    because: [...otherForms(feminine, american), `*${example}*`].join(' '),
  }
}
