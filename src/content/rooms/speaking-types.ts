import type { English, RichText, Spanish } from '../../spanish/markup'
import type { Example } from '../types'

/** An IGCSE role play: a file in `rooms/speaking/role-plays`. */
export interface RolePlay {
  title: English
  /** The situation, as the candidate’s card gives it. */
  situation: { es: Spanish; en: English }
  /** The role that the examiner plays: "la recepcionista". */
  examinerIs: { es: Spanish; en: English }
  /** Always five. */
  prompts: readonly {
    /** What the examiner says or asks. A shop assistant or police officer addresses a stranger as *usted*. */
    says: Spanish
    en: English
    /** The second half of a two-part question, asked after the first is answered. */
    second?: { says: Spanish; en: English }
    /** Sample answers that earn two marks, one mark and no marks. */
    samples: readonly { marks: 2 | 1 | 0; says: Spanish; why: RichText }[]
  }[]
}

export type SpeakingTime = 'past' | 'present' | 'future' | 'opinion'

/** Questions on an IGCSE topic area. `rooms/speaking/topics.ts` lists the five. */
export interface SpeakingTopic {
  area: English
  /**
   * The conversation in which it comes up in the test: the first for the first two areas, the second for the others.
   */
  conversation: 1 | 2
  name: { es: Spanish; en: English }
  /** Ten questions in order: past, present, future, then opinions. */
  questions: readonly {
    when: SpeakingTime
    asks: Spanish
    en: English
    /** A model answer of three or more sentences. `easier` is a simpler answer for students who can say less. */
    model: Example
    easier: Example
    /** A possible follow-up question. */
    next?: Spanish
  }[]
}

/**
 * A picture for the IB oral at SL and ab initio: a file in `rooms/speaking/pictures`, with a drawing of the same name
 * in `features/speaking/pictures`.
 */
export interface OralPicture {
  theme: English
  /** Printed under the picture and used as its title, so it has no full stop. */
  caption: { es: Spanish; en: English }
  /** A description of the picture for anyone who cannot see it. */
  shows: English
  /** Useful words. */
  words: readonly Example[]
  /** A plan for four minutes: describe, link to the theme and to a place where Spanish is spoken, give an opinion. */
  plan: readonly { when: English; what: RichText; says: readonly Example[] }[]
  /** Questions that the teacher may ask. */
  questions: readonly Example[]
}

/** A literary extract written for this site, for the IB oral at HL. `rooms/speaking/extracts.ts` lists them. */
export interface OralExtract {
  id: string
  title: Spanish
  text: readonly Spanish[]
  /** A summary in a few sentences. */
  summary: Example
  plan: readonly { when: English; what: RichText; says: readonly Example[] }[]
  questions: readonly Example[]
}
