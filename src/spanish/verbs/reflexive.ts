import type { Spanish } from '../markup'

/** The pronoun of each person, in the order of every table. */
export const reflexivePronouns = ['me', 'te', 'se', 'nos', 'os', 'se'] as const

/** Whether a verb is named with its pronoun: *levantarse, reírse*. */
export const isReflexive = (infinitive: Spanish): boolean => /[aeií]rse$/.test(infinitive)

/** A form without the pronoun that stands before it: *levanto* of *me levanto*, *no levantes* of *no te levantes*. */
export const withoutPronoun = (form: Spanish): Spanish => form.replace(/^(no )?(?:me|te|se|nos|os) /, '$1')

/** The pronoun right before the gap of a sentence: *se* of *Ana se ___ a las siete*. */
export const pronounBeforeGap = (sentence: Spanish): string | undefined =>
  /(?:^|\s)(me|te|se|nos|os) ___/i.exec(sentence)?.[1]
