import type { QuizQuestion } from '../../types'

export default [
  {
    id: 'preterito-perfecto-1',
    topicId: 'preterito-perfecto',
    sentence: 'Todavía no ___ el correo.',
    en: 'I haven’t written the email yet.',
    options: ['ha escrito', 'he escrita', 'he escrito', 'he escribido'],
    answer: 'he escrito',
    explanation:
      'The participle of *escribir* is *escrito*: *{he escrito:escribir}*. ~~He escribido~~ is a regular form that doesn’t exist, and *ha* is _he or she has_.',
    because: {
      'ha escrito': '*Ha* is _he or she has_.',
      'he escrita': 'After *haber* the participle never agrees.',
    },
  },
  {
    id: 'preterito-perfecto-2',
    topicId: 'preterito-perfecto',
    sentence: 'Hoy mis hermanas se ___ muy temprano.',
    en: 'My sisters got up very early today.',
    options: ['ha levantado', 'han levantado', 'han levantadas', 'son levantadas'],
    answer: 'han levantado',
    explanation:
      'After *haber* the participle never agrees: *se {han levantado:levantarse}*. ~~Han levantadas~~ makes it an adjective, as it would be after *ser* or *estar*.',
    because: {
      'ha levantado': '*Ha* is singular, but *mis hermanas* is plural.',
      'son levantadas': '~~Son levantadas~~ uses *ser*, but the perfect needs *haber*.',
    },
  },
  {
    id: 'preterito-perfecto-3',
    topicId: 'preterito-perfecto',
    sentence: '¿Has ___ alguna vez en México?',
    en: 'Have you ever been to Mexico?',
    options: ['ido', 'estada', 'sido', 'estado'],
    answer: 'estado',
    explanation:
      '_Have you been to_ is *{has estado:estar} en*. *Ido* would need *a* (*¿Has ido a México?*), and *sido* is from *ser*, which isn’t used for where people have been.',
    because: {
      estada: 'After *haber* the participle never agrees.',
    },
  },
  {
    id: 'preterito-perfecto-4',
    topicId: 'preterito-perfecto',
    sentence: 'Yo ___ vivir cerca del mar.',
    en: 'I’ve always wanted to live near the sea.',
    options: ['siempre he querido', 'he querida siempre', 'siempre he querida', 'he siempre querido'],
    answer: 'siempre he querido',
    explanation:
      '*Siempre* goes before *haber*: *siempre {he querido:querer}*. ~~He siempre querido~~ copies the English word order, and the participle after *haber* never agrees.',
    because: {
      'he querida siempre': 'After *haber* the participle never agrees.',
      'siempre he querida': 'After *haber* the participle never agrees.',
    },
  },
  {
    id: 'preterito-perfecto-5',
    topicId: 'preterito-perfecto',
    sentence: '¿Quién ___ este vaso?',
    en: 'Who’s broken this glass?',
    options: ['a roto', 'ha rompido', 'ha roto', 'es roto'],
    answer: 'ha roto',
    explanation:
      'The participle of *romper* is *roto*: *{ha roto:romper}*. ~~Ha rompido~~ is regular but not Spanish, and *a* without an h is the preposition.',
    because: {
      'a roto': '*A* without an h is the preposition.',
      'es roto': '*Es* is the wrong helping verb: the perfect is made with *haber*.',
    },
  },
  {
    id: 'preterito-perfecto-6',
    topicId: 'preterito-perfecto',
    sentence: 'Esta semana ___ tres exámenes.',
    en: 'There have been three exams this week.',
    options: ['ha habidos', 'ha habido', 'han estado', 'han habido'],
    answer: 'ha habido',
    explanation:
      'When *haber* means _there is_, it’s always singular: *{ha habido:haber}*. ~~Han habido~~ makes *exámenes* the subject, and the participle never agrees either.',
    because: {
      'ha habidos': 'After *haber* the participle never agrees.',
      'han estado': '*Estar* is for where things are. It never means _there have been_.',
    },
  },
  {
    id: 'preterito-perfecto-7',
    topicId: 'preterito-perfecto',
    sentence: 'Ya le ___ la verdad a mi abuela.',
    en: 'I’ve already told my grandma the truth.',
    options: ['he decido', 'he dicha', 'ha dicho', 'he dicho'],
    answer: 'he dicho',
    explanation:
      'The participle of *decir* is *dicho*: *{he dicho:decir}*. ~~He decido~~ is a regular form that doesn’t exist, and *ha dicho* is _he or she has said_.',
    because: {
      'he dicha': 'After *haber* the participle never agrees.',
    },
  },
  {
    id: 'preterito-perfecto-8',
    topicId: 'preterito-perfecto',
    sentence: 'Mis abuelos ___ toda su vida en este pueblo.',
    en: 'My grandparents have lived in this village all their lives.',
    options: ['viven', 'han vividos', 'han vivido', 'vivido'],
    answer: 'han vivido',
    explanation:
      'For a whole life up to now (*toda la vida*, or *siempre* and *nunca* in that sense), use the perfect, even if it’s still going on: *{han vivido:vivir}*. *Viven* would need *desde* or *desde hace*, and the participle after *haber* never agrees.',
    because: {
      'han vividos': 'After *haber* the participle never agrees.',
      vivido: 'The participle needs *haber*.',
    },
  },
] satisfies readonly QuizQuestion[]
