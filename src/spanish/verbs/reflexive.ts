import type { Spanish } from '../markup'

/** The pronoun of each person, in the order of `persons`. */
export const reflexivePronouns = ['me', 'te', 'se', 'nos', 'os', 'se'] as const

/** Whether the dictionary form is reflexive: *levantarse, reírse*. */
export const isReflexive = (infinitive: Spanish): boolean => /[aeií]rse$/.test(infinitive)

/** The form without the pronoun before it: *levanto* for *me levanto*, *no levantes* for *no te levantes*. */
export const withoutPronoun = (form: Spanish): Spanish => form.replace(/^(no )?(?:me|te|se|nos|os) /, '$1')

/** The pronoun immediately before the gap: *se* in *Ana se ___ a las siete*. */
export const pronounBeforeGap = (sentence: Spanish): string | undefined =>
  /(?:^|\s)(me|te|se|nos|os) ___/i.exec(sentence)?.[1]
