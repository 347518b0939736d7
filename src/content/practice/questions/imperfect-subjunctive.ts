import type { QuizQuestion } from '../../types'

export default [
  {
    id: 'imperfect-subjunctive-1',
    topicId: 'imperfect-subjunctive',
    sentence: 'Si ___ rica, daría la vuelta al mundo.',
    en: 'If I were rich, I’d travel round the world.',
    options: ['fuera', 'seré', 'sería', 'soy'],
    answer: 'fuera',
    explanation:
      'For an unreal condition after *si*, use the imperfect subjunctive: *si {fuera:ser}*. *Sería* is the most common mistake: the conditional never follows this *si*.',
    because: {
      seré: 'The future never follows this *si*.',
      soy: '*Si soy* is a real condition, so the other half would be *daré*.',
    },
  },
  {
    id: 'imperfect-subjunctive-2',
    topicId: 'imperfect-subjunctive',
    sentence: 'La profesora quería que ___ más.',
    en: 'The teacher wanted us to read more.',
    options: ['leíamos', 'leyéramos', 'leyeramos', 'leer'],
    answer: 'leyéramos',
    explanation:
      'After a wish in the past, you need the imperfect subjunctive: *{leyéramos:leer}*, with an accent in this form. *Leíamos* is _we used to read_, and *leer* copies _wanted us to read_.',
    because: {
      leyeramos: '~~Leyeramos~~ has lost its accent.',
    },
  },
  {
    id: 'imperfect-subjunctive-3',
    topicId: 'imperfect-subjunctive',
    sentence: 'Habla como si lo ___ todo.',
    en: 'He talks as if he knew everything.',
    options: ['supiera', 'sabe', 'sepa', 'sabría'],
    answer: 'supiera',
    explanation:
      'After *como si*, use a past subjunctive: *{supiera:saber}*. *Sepa* is the present subjunctive, and *sabe* would make it a fact.',
    because: {
      sabría: 'The conditional never follows *como si*.',
    },
  },
  {
    id: 'imperfect-subjunctive-4',
    topicId: 'imperfect-subjunctive',
    sentence: 'Nos pidieron que no ___ nada.',
    en: 'They asked us not to say anything.',
    options: ['dijiéramos', 'decíamos', 'dijimos', 'dijéramos'],
    answer: 'dijéramos',
    explanation:
      'Take *dijeron*, drop *-ron* and add the ending: *{dijéramos:decir}*. ~~Dijiéramos~~ adds an i that isn’t in *dijeron*, and *dijimos* is the indicative.',
    because: {
      decíamos: '*Decíamos* is _we used to say_.',
    },
  },
  {
    id: 'imperfect-subjunctive-5',
    topicId: 'imperfect-subjunctive',
    sentence: 'Ojalá ___ aquí mi abuelo.',
    en: 'I wish my grandad were here.',
    options: ['está', 'estaría', 'estuviera', 'estara'],
    answer: 'estuviera',
    explanation:
      'For something that isn’t true now, use *ojalá* with the imperfect subjunctive: *{estuviera:estar}*. *Estaría* translates _would be_, but the conditional never follows *ojalá*.',
    because: {
      está: 'The indicative never follows *ojalá*.',
      estara: '~~Estara~~ would be the regular form, but *estar* has the stem *estuvie-*.',
    },
  },
  {
    id: 'imperfect-subjunctive-6',
    topicId: 'imperfect-subjunctive',
    sentence: 'Me gustaría que vosotros ___ a verme.',
    en: 'I’d like you to come and see me.',
    options: ['venís', 'vendríais', 'vinieráis', 'vinierais'],
    answer: 'vinierais',
    vosotros: true,
    explanation:
      'After *me gustaría que*, use the imperfect subjunctive: *{vinierais:venir}*. *Vendríais* repeats the conditional, and only the *nosotros* form has an accent, so ~~vinieráis~~ is wrong.',
    because: {
      venís: 'The indicative states a fact, but this is a wish.',
    },
  },
  {
    id: 'imperfect-subjunctive-7',
    topicId: 'imperfect-subjunctive',
    sentence: 'Si lo ___ sabido, no habría venido.',
    en: 'If I had known, I wouldn’t have come.',
    options: ['haya', 'hubiera', 'habría', 'había'],
    answer: 'hubiera',
    explanation:
      'For an unreal condition in the past, use *si* with *{hubiera sabido:saber}*. *Habría* only goes in the other half.',
    because: {
      haya: 'The present subjunctive never follows this *si*.',
      había: '*Había sabido* would state a fact.',
    },
  },
] satisfies readonly QuizQuestion[]
