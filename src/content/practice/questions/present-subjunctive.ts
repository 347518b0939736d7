import type { QuizQuestion } from '../../types'

export default [
  {
    id: 'present-subjunctive-1',
    topicId: 'present-subjunctive',
    sentence: 'Quiero que ___ a mi fiesta.',
    en: 'I want you to come to my party.',
    options: ['vengas', 'venías', 'vienes', 'venir'],
    answer: 'vengas',
    explanation:
      'One person wants another to come, so use the subjunctive after *querer que*: *{vengas:venir}*. *Venir* copies _want you to come_, and *vienes* turns a wish into a fact.',
    because: {
      venías: '*Venías* is the imperfect: you used to come.',
    },
  },
  {
    id: 'present-subjunctive-2',
    topicId: 'present-subjunctive',
    sentence: 'Espero que ___ un buen viaje, Lucía.',
    en: 'I hope you have a good trip, Lucía.',
    options: ['tenes', 'tener', 'tengas', 'tienes'],
    answer: 'tengas',
    explanation:
      'For a wish about somebody else, use the subjunctive: *espero que {tengas:tener}*. *Tienes* would state it as a fact, and you’d only use *tener* if both verbs had the same subject (*espero tener*).',
    because: {
      tenes:
        '~~Tenes~~ isn’t a *tú* form (in Argentina people say *vos tenés*), and a wish needs the subjunctive.',
    },
  },
  {
    id: 'present-subjunctive-3',
    topicId: 'present-subjunctive',
    sentence: 'Es posible que ___ mañana.',
    en: 'It may rain tomorrow.',
    options: ['lloverá', 'llueve', 'lluvia', 'llueva'],
    answer: 'llueva',
    explanation:
      'Something possible isn’t certain, so use the subjunctive: *{llueva:llover}*. *Lloverá* is a forecast, and *lluvia* is the noun.',
    because: {
      llueve: '*Llueve* states it as a fact.',
    },
  },
  {
    id: 'present-subjunctive-4',
    topicId: 'present-subjunctive',
    sentence: 'Es importante que ___ bien las instrucciones, Juan.',
    en: 'It’s important that you read the instructions carefully, Juan.',
    options: ['leas', 'lees', 'leer', 'leías'],
    answer: 'leas',
    explanation:
      'After a judgement such as *es importante que*, use the subjunctive: *que {leas:leer}*. *Lees* states a fact, and *leer* would follow *es importante* without *que*.',
    because: {
      leías: '*Leías* is the imperfect: you used to read.',
    },
  },
  {
    id: 'present-subjunctive-5',
    topicId: 'present-subjunctive',
    sentence: 'En mi clase no hay nadie que ___ japonés.',
    en: 'There’s nobody in my class who speaks Japanese.',
    options: ['hablo', 'habla', 'hable', 'hablar'],
    answer: 'hable',
    explanation:
      'The person doesn’t exist, so the relative clause is in the subjunctive: *nadie que {hable:hablar}*. *Habla* would describe somebody real.',
    because: {
      hablo: '*Hablo* is _I speak_.',
      hablar: 'After *que* the verb must be conjugated.',
    },
  },
  {
    id: 'present-subjunctive-6',
    topicId: 'present-subjunctive',
    sentence: 'Cuando ___ dieciocho años, aprenderé a conducir.',
    en: 'When I’m eighteen, I’ll learn to drive.',
    options: ['tengo', 'tendré', 'soy', 'tenga'],
    answer: 'tenga',
    explanation:
      'When *cuando* is about the future, use the subjunctive: *cuando {tenga:tener}*. The future *tendré* never follows this *cuando*. *Cuando tengo* would be _whenever I am_, and *soy* isn’t used for age.',
  },
  {
    id: 'present-subjunctive-7',
    topicId: 'present-subjunctive',
    sentence: 'Mis padres no quieren que ___ con el móvil al lado.',
    en: 'My parents don’t want us to sleep with our phones beside us.',
    options: ['duermamos', 'durmamos', 'dormamos', 'dormimos'],
    answer: 'durmamos',
    explanation:
      'In this tense, *-ir* verbs with a stem change have one in the *nosotros* form too, here o to u: *{durmamos:dormir}*. ~~Duermamos~~ has the *ue* of *duerma*, and *dormimos* is the indicative.',
    because: {
      dormamos: '~~Dormamos~~ has the right ending but not the change.',
    },
  },
  {
    id: 'present-subjunctive-8',
    topicId: 'present-subjunctive',
    sentence: '¡Ojalá te ___ pronto, abuela!',
    en: 'I hope you get better soon, Grandma!',
    options: ['mejorar', 'mejoras', 'mejores', 'mejorarás'],
    answer: 'mejores',
    explanation:
      '*Ojalá* expresses a wish and always takes the subjunctive: *te {mejores:mejorarse}*. *Mejoras* would mean that you’re already getting better, and *mejorarás* that you’re sure to.',
    because: {
      mejorar: '*Ojalá* is followed by a conjugated verb.',
    },
  },
  {
    id: 'present-subjunctive-9',
    topicId: 'present-subjunctive',
    sentence: 'Creo que ___ razón, Elena.',
    en: 'I think you’re right, Elena.',
    options: ['estás', 'tengas', 'tener', 'tienes'],
    answer: 'tienes',
    explanation:
      '*Creo que* states an opinion as a fact, so use the indicative: *{tienes:tener} razón*. *Tengas* would follow *no creo que*, and _to be right_ is *tener razón*, not *estás*.',
  },
] satisfies readonly QuizQuestion[]
