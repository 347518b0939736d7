import type { QuizQuestion } from '../../types'

export default [
  {
    id: 'passive-voice-1',
    topicId: 'passive-voice',
    sentence: 'El puente fue ___ en 1890.',
    en: 'The bridge was built in 1890.',
    options: ['construido', 'construyó', 'construído', 'construida'],
    answer: 'construido',
    explanation:
      'After *ser* the participle agrees with the subject: *el puente fue {construido:construir}*. ~~Construído~~ has an accent that words in *-uido* never have.',
    because: {
      construyó: 'After *ser*, use the participle. *Construyó* is _he or she built_.',
      construida: '*Puente* is masculine.',
    },
  },
  {
    id: 'passive-voice-2',
    topicId: 'passive-voice',
    sentence: 'Aquí se ___ bicicletas.',
    en: 'You can hire bikes here.',
    options: ['alquilar', 'alquila', 'alquilan', 'son alquiladas'],
    answer: 'alquilan',
    explanation:
      'With passive *se*, the verb agrees with the noun: *se {alquilan:alquilar} bicicletas*. *Alquila* is singular, and *son alquiladas* doesn’t go with *se*.',
    because: {
      alquilar: 'After *se*, you need a conjugated verb.',
    },
  },
  {
    id: 'passive-voice-3',
    topicId: 'passive-voice',
    sentence: 'Mi madre ___ en Escocia.',
    en: 'My mum was born in Scotland.',
    options: ['era nacida', 'nació', 'fue nacida', 'fue nacido'],
    answer: 'nació',
    explanation:
      '_To be born_ is active in Spanish: *{nació:nacer}*. ~~Fue nacida~~ translates the English passive word for word.',
    because: {
      'era nacida': '~~Era nacida~~ translates _was born_ word for word.',
      'fue nacido': '~~Fue nacido~~ translates _was born_ word for word, and doesn’t even agree.',
    },
  },
  {
    id: 'passive-voice-4',
    topicId: 'passive-voice',
    sentence: 'Las entradas ya están ___.',
    en: 'The tickets are already sold.',
    options: ['vendidos', 'vendiendo', 'vendidas', 'vendido'],
    answer: 'vendidas',
    explanation:
      '*Estar* with a participle shows the result, and the participle agrees: *las entradas, {vendidas:vender}*. *Vendido* doesn’t agree, and with *vendiendo* the tickets would be selling something.',
    because: {
      vendidos: '*Vendidos* is masculine, but *entradas* is feminine.',
    },
  },
  {
    id: 'passive-voice-5',
    topicId: 'passive-voice',
    sentence: 'Por mi cumpleaños ___ una guitarra.',
    en: 'I was given a guitar for my birthday.',
    options: ['me regalaron', 'fui regalado', 'soy regalado', 'fui dado'],
    answer: 'me regalaron',
    explanation:
      'The recipient can’t be the subject of a Spanish passive: *me {regalaron:regalar}*, _they gave me_. *Fui regalado* would mean that you were the present.',
    because: {
      'soy regalado': '*Soy regalado* would mean that you are the present.',
      'fui dado': '~~Fui dado~~ translates _I was given_, which doesn’t work in Spanish.',
    },
  },
  {
    id: 'passive-voice-6',
    topicId: 'passive-voice',
    sentence: 'La novela fue escrita ___ una autora colombiana.',
    en: 'The novel was written by a Colombian author.',
    options: ['con', 'de', 'para', 'por'],
    answer: 'por',
    explanation:
      '*Por* introduces the person who does it. *De* would show whose it is or where it comes from.',
    because: {
      con: '*Con* would mean _using_ or _together with_.',
      para: '*Para* would be for the person who’d read it.',
    },
  },
  {
    id: 'passive-voice-7',
    topicId: 'passive-voice',
    sentence: 'En España se ___ muy bien.',
    en: 'People eat very well in Spain.',
    options: ['comer', 'es comido', 'comen', 'come'],
    answer: 'come',
    explanation:
      'Impersonal *se* is always singular: *se {come:comer} bien*. *Comen* would need a plural noun for what’s eaten: *Se comen muchas naranjas*.',
    because: {
      comer: 'After *se*, you need a conjugated verb.',
      'es comido': '~~Es comido~~ would need a subject.',
    },
  },
  {
    id: 'passive-voice-8',
    topicId: 'passive-voice',
    sentence: 'Cuando llegamos, la tienda ya ___ cerrada.',
    en: 'When we arrived, the shop was already closed.',
    options: ['era', 'fue', 'estaba', 'hubo'],
    answer: 'estaba',
    explanation:
      'For the state after a change, use *estar*: *{estaba:estar} cerrada*. *Fue* would be the moment when somebody closed it.',
    because: {
      era: '*Era* would describe what kind of shop it was.',
      hubo: '*Hubo* means _there was_.',
    },
  },
] satisfies readonly QuizQuestion[]
