import type { English, Spanish, TenseOption } from '../types'

/** What each tense is called, as a student meets it. */
export const tenseNames: Readonly<Record<TenseOption, { en: English; es: Spanish }>> = {
  present: { en: 'present', es: 'presente' },
  'present-continuous': { en: 'present continuous', es: 'estar + gerundio' },
  preterite: { en: 'preterite', es: 'pretérito indefinido' },
  imperfect: { en: 'imperfect', es: 'pretérito imperfecto' },
  future: { en: 'future', es: 'futuro simple' },
  conditional: { en: 'conditional', es: 'condicional simple' },
  perfect: { en: 'perfect', es: 'pretérito perfecto' },
  pluperfect: { en: 'pluperfect', es: 'pretérito pluscuamperfecto' },
  'future-perfect': { en: 'future perfect', es: 'futuro compuesto' },
  'conditional-perfect': { en: 'conditional perfect', es: 'condicional compuesto' },
  'present-subjunctive': { en: 'present subjunctive', es: 'presente de subjuntivo' },
  'imperfect-subjunctive': { en: 'imperfect subjunctive', es: 'imperfecto de subjuntivo' },
  'imperfect-subjunctive-se': { en: 'imperfect subjunctive in -se', es: 'imperfecto de subjuntivo en -se' },
  'perfect-subjunctive': { en: 'perfect subjunctive', es: 'perfecto de subjuntivo' },
  'pluperfect-subjunctive': { en: 'pluperfect subjunctive', es: 'pluscuamperfecto de subjuntivo' },
  imperative: { en: 'command', es: 'imperativo' },
  'negative-imperative': { en: 'negative command', es: 'imperativo negativo' },
}
