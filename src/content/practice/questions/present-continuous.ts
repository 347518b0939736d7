import type { QuizQuestion } from '../../types'

export default [
  {
    id: 'present-continuous-1',
    topicId: 'present-continuous',
    sentence: 'No hagas ruido, que el bebé ___.',
    en: 'Don’t make any noise: the baby’s sleeping.',
    options: ['está dormiendo', 'está dormir', 'está durmiendo', 'es durmiendo'],
    answer: 'está durmiendo',
    explanation:
      '*Dormir* changes o to u in the gerund: *{está durmiendo:dormir}*. ~~Está dormiendo~~ keeps the o, and the helping verb is always *estar*, never *ser*.',
    because: {
      'está dormir': 'After *estar*, use the gerund, never the infinitive.',
      'es durmiendo': '~~Es durmiendo~~ translates _is_ with *ser*.',
    },
  },
  {
    id: 'present-continuous-2',
    topicId: 'present-continuous',
    sentence: '¿Qué libro ___ ahora?',
    en: 'What book are you reading now?',
    options: ['estás leer', 'estás leyendo', 'estás leendo', 'eres leyendo'],
    answer: 'estás leyendo',
    explanation:
      '*Leer*, like *creer* and *oír*, has *-yendo* instead of *-iendo*: *{estás leyendo:leer}*. ~~Estás leendo~~ has lost that *y*, and *eres* is the wrong helping verb.',
    because: {
      'estás leer': 'After *estar*, use the gerund, never the infinitive.',
      'eres leyendo': '~~Eres leyendo~~ translates _are_ with *ser*.',
    },
  },
  {
    id: 'present-continuous-3',
    topicId: 'present-continuous',
    sentence: 'Mañana por la mañana ___ para Sevilla.',
    en: 'We’re leaving for Seville tomorrow morning.',
    options: ['estamos saliendo', 'salir', 'salimos', 'saliendo'],
    answer: 'salimos',
    explanation:
      'For a plan, Spanish uses the simple present: *{salimos:salir}*. *Estamos saliendo* means that we’re going out of the door right now.',
    because: {
      salir: 'The infinitive doesn’t say who is leaving.',
      saliendo: 'A gerund can’t be the main verb.',
    },
  },
  {
    id: 'present-continuous-4',
    topicId: 'present-continuous',
    sentence: 'Dicen que ___ es muy sano.',
    en: 'They say swimming is very healthy.',
    options: ['nadando', 'nado', 'nadado', 'nadar'],
    answer: 'nadar',
    explanation:
      'If an activity is the subject, use the infinitive: *nadar es sano*. *Nadando* copies _swimming_, but a Spanish gerund is never a noun.',
    because: {
      nado: '*Nado* is _I swim_. It can’t be the subject of *es*.',
      nadado: '*Nadado* is _swum_, and it needs *haber*.',
    },
  },
  {
    id: 'present-continuous-5',
    topicId: 'present-continuous',
    sentence: 'Mi abuela está ___ en el sofá desde las cinco.',
    en: 'My grandma has been sitting on the sofa since five.',
    options: ['sentándose', 'sentada', 'sentando', 'sentado'],
    answer: 'sentada',
    explanation:
      'For a position, use *estar* with the participle, which agrees: *está sentada*. *Sentándose* would be the act of sitting down, which doesn’t take hours.',
    because: {
      sentando: '*Sentando* is _seating_ somebody else.',
      sentado: '*Sentado* is masculine, but *mi abuela* is feminine.',
    },
  },
  {
    id: 'present-continuous-6',
    topicId: 'present-continuous',
    sentence: 'No puedo salir: estoy ___ los deberes.',
    en: 'I can’t go out: I’m doing my homework.',
    options: ['haciendo', 'hacer', 'haciéndo', 'hiciendo'],
    answer: 'haciendo',
    explanation:
      'The gerund of *hacer* is regular: *{haciendo:hacer}*. ~~Haciéndo~~ only needs that accent when you attach a pronoun (*haciéndolos*).',
    because: {
      hiciendo: '~~Hiciendo~~ has the i of *hice*, but the gerund doesn’t.',
    },
  },
  {
    id: 'present-continuous-7',
    topicId: 'present-continuous',
    sentence: 'La sopa está lista: ___ ahora mismo.',
    en: 'The soup’s ready. I’m serving it right now.',
    options: ['la estoy serviendo', 'estoy sirviendola', 'la estoy sirviendo', 'estoy la sirviendo'],
    answer: 'la estoy sirviendo',
    explanation:
      'The pronoun goes before *estar* or is attached to the gerund with an accent: *la {estoy sirviendo:servir}* or *estoy sirviéndola*. It never goes between the two: ~~estoy la sirviendo~~.',
    because: {
      'la estoy serviendo': '*Servir* changes e to i in the gerund: *sirviendo*.',
      'estoy sirviendola':
        '~~Sirviendola~~ needs an accent, because the stress is now on the third syllable from the end.',
    },
  },
  {
    id: 'present-continuous-8',
    topicId: 'present-continuous',
    sentence: 'Mi hermano sigue ___ en Leeds.',
    en: 'My brother is still living in Leeds.',
    options: ['a vivir', 'viviendo', 'vivir', 'vivido'],
    answer: 'viviendo',
    explanation:
      '*Seguir* with a gerund means _still_: *sigue {viviendo:vivir}*. *Vivir* would follow other verbs (*quiere vivir*), but not *seguir*.',
    because: {
      'a vivir': '*A vivir* would follow *ir* (*va a vivir*).',
      vivido: '*Vivido* needs *haber*.',
    },
  },
] satisfies readonly QuizQuestion[]
