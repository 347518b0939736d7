import type { QuizQuestion } from '../../types'

export default [
  {
    id: 'future-1',
    topicId: 'future',
    sentence: 'El año que viene ___ más tiempo libre.',
    en: 'Next year I’ll have more free time.',
    options: ['tendre', 'teneré', 'tengaré', 'tendré'],
    answer: 'tendré',
    explanation:
      'The future stem of *tener* is *tendr-*: *{tendré:tener}*. ~~Teneré~~ uses the whole infinitive, and ~~tendre~~ needs an accent.',
    because: {
      tengaré: '~~Tengaré~~ is built on *tengo*; the future has one stem for all persons.',
    },
  },
  {
    id: 'future-2',
    topicId: 'future',
    sentence: 'Mañana voy ___ en la biblioteca.',
    en: 'Tomorrow I’m going to study in the library.',
    options: ['a estudiar', 'estudiar', 'a estudio', 'estudiando'],
    answer: 'a estudiar',
    explanation:
      'The near future is *ir a* + infinitive: *voy a estudiar*. *Estudiar* without *a* copies _going to study_, where _to_ looks like part of the verb.',
    because: {
      'a estudio': 'After *voy a*, use the infinitive.',
      estudiando: 'The gerund says what you are doing now, not what you are going to do.',
    },
  },
  {
    id: 'future-3',
    topicId: 'future',
    sentence: 'Cuando ___ a casa, te llamaré.',
    en: 'When I get home, I’ll ring you.',
    options: ['llegaría', 'llego', 'llegaré', 'llegue'],
    answer: 'llegue',
    explanation:
      '*Cuando* about the future takes the subjunctive: *{llegue:llegar}*. *Llegaré* is logical but never follows this *cuando*; *llego* would be a habit.',
    because: {
      llegaría: 'The conditional is _would arrive_.',
    },
  },
  {
    id: 'future-4',
    topicId: 'future',
    sentence: 'Si ___ tiempo esta tarde, te ayudaré.',
    en: 'If I have time this afternoon, I’ll help you.',
    options: ['tendría', 'tenga', 'tengo', 'tendré'],
    answer: 'tengo',
    explanation:
      'After *si* a real condition is in the present: *{tengo:tener}*. The future only goes in the other half, so not *tendré*; and this *si* never takes the present subjunctive, so *tenga* belongs after *cuando*, not here.',
    because: {
      tendría: 'The conditional never follows this *si*.',
    },
  },
  {
    id: 'future-5',
    topicId: 'future',
    sentence: 'Mis primos ___ a vernos en agosto.',
    en: 'My cousins will come to see us in August.',
    options: ['venirán', 'vendrán', 'venirían', 'vendran'],
    answer: 'vendrán',
    explanation:
      'The future stem of *venir* is *vendr-*: *{vendrán:venir}*. ~~Venirán~~ uses the infinitive; ~~vendran~~ needs an accent.',
    because: {
      venirían: '~~Venirían~~ uses the infinitive, and has the ending of the conditional.',
    },
  },
  {
    id: 'future-6',
    topicId: 'future',
    sentence: 'Hoy cocinas tú y el sábado ___ la cena nosotros.',
    en: 'You’re cooking today, and we’ll make dinner on Saturday.',
    options: ['harémos', 'haceremos', 'harán', 'haremos'],
    answer: 'haremos',
    explanation:
      '*Hacer* is short in the future, *har-*, and *nosotros* is the only person without an accent: *{haremos:hacer}*, not ~~harémos~~. ~~Haceremos~~ uses the infinitive.',
    because: {
      harán: '*Harán* is _they will make_; *nosotros* says _we_.',
    },
  },
  {
    id: 'future-7',
    topicId: 'future',
    sentence: '—¿Dónde está Leo? —No sé, ___ en su cuarto.',
    en: '“Where’s Leo?” “I don’t know, he’ll be in his room.”',
    options: ['estará', 'estaría', 'estara', 'será'],
    answer: 'estará',
    explanation:
      'The future also says what is probably true now: *{estará:estar} en su cuarto*. A place takes *estar*, so not *será*; *estaría* would be a guess about the past.',
    because: {
      estara: '~~Estara~~ has lost its accent.',
    },
  },
] satisfies readonly QuizQuestion[]
