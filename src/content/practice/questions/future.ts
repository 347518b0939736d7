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
      tengaré: '~~Tengaré~~ is based on *tengo*, but every future form has the stem *tendr-*.',
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
      estudiando: 'The gerund is for what you’re doing now, not what you’re going to do.',
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
      'When *cuando* is about the future, use the subjunctive: *{llegue:llegar}*. *Llegaré* looks logical, but it’s wrong after this *cuando*. *Llego* would be a habit.',
    because: {
      llegaría: 'The conditional means _would arrive_.',
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
      'After *si*, use the present for a real condition: *{tengo:tener}*. The future (*tendré*) only goes in the other half. The present subjunctive (*tenga*) goes after *cuando*, never after this *si*.',
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
      'The future stem of *venir* is *vendr-*: *{vendrán:venir}*. ~~Venirán~~ uses the infinitive, and ~~vendran~~ needs an accent.',
    because: {
      venirían: '~~Venirían~~ uses the infinitive with a conditional ending.',
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
      'The future stem of *hacer* is *har-*, and only the *nosotros* form has no accent: *{haremos:hacer}*, not ~~harémos~~. ~~Haceremos~~ uses the infinitive.',
    because: {
      harán: '*Harán* is _they will make_, but *nosotros* is _we_.',
    },
  },
  {
    id: 'future-7',
    topicId: 'future',
    sentence: '—¿Dónde está Leo? —No sé, ___ en su cuarto.',
    en: '“Where’s Leo?” “I don’t know. He’ll be in his room, I expect.”',
    options: ['estará', 'estaría', 'estara', 'será'],
    answer: 'estará',
    explanation:
      'The future is also used for what’s probably true now: *{estará:estar} en su cuarto*. For places, use *estar*, not *será*. *Estaría* would be a guess about the past.',
    because: {
      estara: '~~Estara~~ has lost its accent.',
    },
  },
] satisfies readonly QuizQuestion[]
