import type { words } from 'virtual:word-list'
import type { Equivalence, KnownMistake, TranslateExercise } from '@/content/types'
import { withoutAccents } from '@/spanish/accents'
import type { English } from '@/spanish/markup'
import { wordName } from './item-names'

/** The fields of a vocabulary entry that an exercise uses. */
export type AskedWord = (typeof words)[number]

/** No lesson section teaches vocabulary entries. */
const wordSection = ''

const split = (word: string): { article?: string; noun: string } => {
  const [, article, noun] = /^(el|la|los|las) (.+)$/.exec(word) ?? []
  return article === undefined || noun === undefined ? { noun: word } : { article, noun }
}

/** The feminine of a noun such as *el mesero* or *el salvavidas*. */
const womanOf = (word: string) => word.replace(/^el /, 'la ').replace(/o$/, 'a')

/**
 * Masculine nouns in English, each with its feminine equivalent. Answering with the feminine in Spanish counts as a
 * mistake.
 */
const womanInEnglish: Readonly<Partial<Record<English, English>>> = {
  actor: 'actress',
  boyfriend: 'girlfriend',
  brother: 'sister',
  'brother-in-law': 'sister-in-law',
  grandfather: 'grandmother',
  grandson: 'granddaughter',
  king: 'queen',
  nephew: 'niece',
  postman: 'postwoman',
  son: 'daughter',
  uncle: 'aunt',
  waiter: 'waitress',
}

const listed = (forms: string | null) => forms?.split(', ') ?? []

const isOfEitherGender = (partOfSpeech: string) => partOfSpeech.includes('masculine or feminine')

/** Removes the gender, because the student has to know it. */
const partAsked = (partOfSpeech: string) =>
  partOfSpeech.replace(/ \(.*plural\)/, ', plural').replace(/ \(.*\)/, '')

const otherForms = (feminine: string | null, american: string | null): string[] => [
  ...(feminine === null ? [] : [`Feminine: *${feminine}*.`]),
  ...(american === null ? [] : [`In much of Latin America: *${american}*.`]),
]

/** The feminine of an adjective such as *cansado*, *español* or *alemán*; undefined if the form does not change. */
function feminineOf(adjective: string): string | undefined {
  if (adjective.endsWith('o')) return adjective.replace(/o$/, 'a')
  return /(?:or|ol|[áéó]n|és)$/.test(adjective)
    ? `${adjective.slice(0, -2)}${withoutAccents(adjective.slice(-2))}a`
    : undefined
}

/** An accepted form, with a note for students who type it. */
interface Form {
  form: string
  note?: string
}

/** All accepted forms of a word, the word itself first. */
function formsOf([spanish, , partOfSpeech, feminine, american, also]: AskedWord): Form[] {
  const women = isOfEitherGender(partOfSpeech) ? [womanOf(spanish)] : listed(feminine)
  /** The word as used in Spain, feminine if the form is feminine. */
  const inSpain = (form: string) => (form.startsWith('la ') && women[0]) || spanish
  const abroad = listed(american)
  const forms: Form[] = [
    { form: spanish },
    ...listed(feminine).map((form) => ({
      form,
      note: `*${form}* is the feminine. The masculine is *${spanish}*.`,
    })),
    // Before the Latin American forms, because some of them are also used in Spain.
    ...also.map(({ spanish: form, note = `That’s right too. The word here was *${inSpain(form)}*.` }) => ({
      form,
      note,
    })),
    ...[...abroad, ...(women.length > 0 ? abroad.map(womanOf) : [])].map((form) => ({
      form,
      note: `People say *${form}* in much of Latin America. In Spain it’s *${inSpain(form)}*.`,
    })),
  ]
  if (partOfSpeech === 'adjective') {
    for (const { form, note } of [...forms]) {
      const own = feminineOf(form)
      if (own !== undefined)
        forms.push({ form: own, note: note ?? `*${own}* is the feminine. The dictionary gives *${form}*.` })
    }
  }
  return forms.filter(({ form }, at) => forms.findIndex((other) => other.form === form) === at)
}

/** All accepted forms. If the English word refers to a man, the feminine forms are listed separately as mistakes. */
function sortedForms(word: AskedWord): { forms: Form[]; women: KnownMistake[] } {
  const woman = womanInEnglish[word[1]]
  const isWoman = ({ form }: Form) => woman !== undefined && form.startsWith('la ')
  const all = formsOf(word)
  return {
    forms: all.filter((one) => !isWoman(one)),
    women: all.filter(isWoman).map(({ form }) => ({
      answer: `[el|un|la|una] ${split(form).noun}`,
      because: `*${form}* is _the ${woman}_.`,
    })),
  }
}

/** Turns off all equivalence rules, which hold for sentences but not for single words. */
const exactly: readonly Equivalence[] = [
  'subject',
  'numbers',
  'words',
  'clitics',
  'negation',
  'se',
  'future',
  'spare',
]

/** An exercise that asks for a word. Its id is the name of the word. */
export function wordExercise(word: AskedWord): TranslateExercise {
  const [spanish, english, partOfSpeech, feminine, american] = word
  const { forms, women } = sortedForms(word)
  return {
    kind: 'translate',
    id: wordName(spanish),
    teaches: wordSection,
    en: `${english} (${partAsked(partOfSpeech)})`,
    answers: forms.map(({ form, note }) => {
      const answer = withOrWithoutArticle(form, form === spanish && isOfEitherGender(partOfSpeech))
      return note === undefined ? answer : { answer, note }
    }),
    mistakes: women,
    exactly,
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

/** A word in pattern notation, with an optional article: *el*, *un* or none. */
function withOrWithoutArticle(word: string, eitherGender: boolean): string {
  const { article, noun } = split(word)
  if (!isArticle(article)) return noun
  const articles = eitherGender ? anyArticle : `${article}|${indefinite[article]}`
  return `{${articles}|} ${noun}`
}

/** The patterns for a noun that must show its gender: right forms, and mistakes where only the article is wrong. */
function typedForms(
  word: string,
  partOfSpeech: string,
  feminine?: string,
): { right: string; mistakes: KnownMistake[] } {
  const { article, noun } = split(word)
  if (!isArticle(article)) return { right: word, mistakes: [] }
  // The word is right and no wrong gender was given, so let the student add the article and learn it that way.
  const lacking = {
    answer: noun,
    because: `The word is right, but add its article: *${word}*.`,
    lacks: true,
  } as const
  if (isOfEitherGender(partOfSpeech)) return { right: `{${anyArticle}} ${noun}`, mistakes: [lacking] }
  // In *el agua* the article does not show the gender.
  const isFeminineWithEl = article === 'el' && partOfSpeech === 'noun (feminine)'
  const wrong = opposite[article]
  return {
    right: `{${article}|${indefinite[article]}${isFeminineWithEl ? '|una' : ''}} ${noun}`,
    mistakes: [
      lacking,
      {
        answer: isFeminineWithEl ? `la ${noun}` : `{${wrong}|${indefinite[wrong]}} ${noun}`,
        because: isFeminineWithEl
          ? `The word is right, and it’s feminine. But before a stressed *a* the article is *el*: *${word}*.`
          : feminine === undefined
            ? `The word is right, but it’s ${gender[article]}: *${word}*.`
            : `The word is right. For a man it’s *${word}*, for a woman *${feminine}*.`,
      },
    ],
  }
}

/**
 * Asks for a word with the article that shows its gender. A wrong article has its own reason. `example` is shown with
 * the answer.
 */
export function recallExercise(word: AskedWord, example: string): TranslateExercise {
  const [spanish, english, partOfSpeech, feminine, american] = word
  const { forms, women } = sortedForms(word)
  const typed = forms.map(({ form, note }) => {
    // Other forms have the gender that their own article shows.
    return form === spanish
      ? { note, ...typedForms(form, partOfSpeech, listed(feminine)[0]) }
      : { note, ...typedForms(form, '') }
  })
  const isNoun = isArticle(split(spanish).article)
  return {
    kind: 'translate',
    id: wordName(spanish),
    teaches: wordSection,
    en: `${english} (${partAsked(partOfSpeech)}${isNoun ? ', with its article' : ''})`,
    answers: typed.map(({ right, note }) => (note === undefined ? right : { answer: right, note })),
    // Never list a right form as a mistake: some words have two genders with two meanings, or differ only by the
    // article.
    mistakes: [
      ...women,
      ...typed
        .flatMap(({ mistakes }) => mistakes)
        .filter(({ answer }) => !forms.some(({ form }) => form === answer)),
    ],
    exactly,
    because: [...otherForms(feminine, american), `*${example}*`].join(' '),
  }
}
