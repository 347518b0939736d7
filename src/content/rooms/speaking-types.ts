import type { English, RichText, Spanish } from '../../spanish/markup'
import type { Example } from '../types'

/** An IGCSE role play: a file of `rooms/speaking/role-plays`. */
export interface RolePlay {
  title: English
  /** As on the candidate's card. */
  situation: { es: Spanish; en: English }
  /** Who the examiner is: "la recepcionista". */
  examinerIs: { es: Spanish; en: English }
  /** Five. */
  prompts: readonly {
    /** What the examiner says or asks. To a stranger a shop assistant or a police officer says *usted*. */
    says: Spanish
    en: English
    /** Of a question in two parts the second, asked once the first is answered. */
    second?: { says: Spanish; en: English }
    /** The full answer, half of one, and none: two marks, one, none. */
    samples: readonly { marks: 2 | 1 | 0; says: Spanish; why: RichText }[]
  }[]
}

export type SpeakingTime = 'past' | 'present' | 'future' | 'opinion'

/** Questions on a topic area of IGCSE: `rooms/speaking/topics.ts` lists the five. */
export interface SpeakingTopic {
  area: English
  /** In which of the two conversations of a test it comes: the first two areas in the first, the others in the second. */
  conversation: 1 | 2
  name: { es: Spanish; en: English }
  /** Ten, from the past to an opinion. */
  questions: readonly {
    when: SpeakingTime
    asks: Spanish
    en: English
    /** An answer of three sentences or more, and one to build it on for who can say less. */
    model: Example
    easier: Example
    /** What the examiner may ask next. */
    next?: Spanish
  }[]
}

/** A picture of the IB oral at SL and ab initio: a file of `rooms/speaking/pictures`, and a drawing of the same name in `features/speaking/pictures`. */
export interface OralPicture {
  theme: English
  /** As printed under the picture, and its title: no full stop. */
  caption: { es: Spanish; en: English }
  /** What is to be seen, for who cannot see it. */
  shows: English
  /** Words that it takes. */
  words: readonly Example[]
  /** Four minutes: describe, relate to the theme and to a place where Spanish is spoken, give an opinion. */
  plan: readonly { when: English; what: RichText; says: readonly Example[] }[]
  /** What the teacher may ask. */
  questions: readonly Example[]
}

/** A literary extract of our own for the IB oral at HL: `rooms/speaking/extracts.ts` lists them. */
export interface OralExtract {
  id: string
  title: Spanish
  text: readonly Spanish[]
  /** What it is about, in a few sentences. */
  summary: Example
  plan: readonly { when: English; what: RichText; says: readonly Example[] }[]
  questions: readonly Example[]
}
