import type { QuizQuestion } from '../../types'

export default [
  {
    id: 'ser-estar-1',
    topicId: 'ser-estar',
    sentence: 'La fiesta ___ en casa de Marta.',
    en: 'The party is at Marta’s house.',
    options: ['hay', 'es', 'está', 'son'],
    answer: 'es',
    explanation:
      'For where an event takes place, use *ser*: *la fiesta {es:ser} en…* *Está* is for where people and things are.',
    because: {
      hay: '*Hay* takes *un* or *una*: *hay una fiesta*. *La fiesta* is already known.',
      son: '*La fiesta* is singular.',
    },
  },
  {
    id: 'ser-estar-2',
    topicId: 'ser-estar',
    sentence: 'No la riegues más: la planta ___ muerta.',
    en: 'Stop watering it: the plant is dead.',
    options: ['hay', 'tiene', 'es', 'está'],
    answer: 'está',
    explanation:
      'Being dead is the result of a change, so *{está:estar} muerta*, however long it lasts. *Es* comes from the false rule that *ser* is for what is permanent.',
    because: {
      hay: '*Hay* says that something exists, not how it is.',
      tiene: '*Tener* takes a noun (*tiene flores*), not *muerta*.',
    },
  },
  {
    id: 'ser-estar-3',
    topicId: 'ser-estar',
    sentence: 'Abre la ventana, que ___ calor.',
    en: 'Open the window, I’m hot.',
    options: ['estoy', 'soy', 'tengo', 'hago'],
    answer: 'tengo',
    explanation:
      'Spanish _has_ heat: *{tengo:tener} calor*, like *tengo frío* and *tengo hambre*. *Estoy calor* is impossible, as *calor* is a noun.',
    because: {
      soy: '*Calor* is a noun: you can’t **be** it.',
      hago: '*Hace calor* is for the weather, and only in that form.',
    },
  },
  {
    id: 'ser-estar-4',
    topicId: 'ser-estar',
    sentence: 'Hoy ___ aburrida porque no ha venido nadie.',
    en: 'I’m bored today because nobody’s come.',
    options: ['hay', 'estoy', 'tengo', 'soy'],
    answer: 'estoy',
    explanation:
      'How you feel is *estar*: *{estoy:estar} aburrida*. *Soy aburrida* would say that you are a boring person.',
    because: {
      hay: '*Hay* says that something exists, not how you feel.',
      tengo: '*Tener* takes a noun (*tengo sueño*), not *aburrida*.',
    },
  },
  {
    id: 'ser-estar-5',
    topicId: 'ser-estar',
    sentence: 'En mi barrio ___ una piscina al aire libre.',
    en: 'There’s an open-air pool in my area.',
    options: ['tiene', 'está', 'es', 'hay'],
    answer: 'hay',
    explanation:
      'To say that something exists, with *un* or *una*, use *{hay:haber}*. *Está* says where a known thing is: *La piscina está en mi barrio*.',
    because: {
      tiene: '*Tiene* would need the area as its subject: *mi barrio tiene una piscina*, without *en*.',
      es: '*Es* says what a thing is, not that it exists.',
    },
  },
  {
    id: 'ser-estar-6',
    topicId: 'ser-estar',
    sentence: 'Creo que ___ importante dormir bien.',
    en: 'I think it’s important to sleep well.',
    options: ['es', 'hay', 'está', 'hace'],
    answer: 'es',
    explanation:
      'Impersonal _it is_ with an adjective is *ser*: *{es:ser} importante*. ~~Está importante~~ doesn’t exist: only a few such phrases, like *está claro*, use *está*.',
    because: {
      hay: '*Hay* takes a noun, not an adjective.',
      hace: '*Hace* is for the weather and for lengths of time.',
    },
  },
  {
    id: 'ser-estar-7',
    topicId: 'ser-estar',
    sentence: 'Mi hermana es más alta ___ yo.',
    en: 'My sister is taller than I am.',
    options: ['de', 'que', 'a', 'como'],
    answer: 'que',
    explanation:
      'After *más* and *menos*, _than_ is *que*: *más alta que yo*. *Como* goes with *tan* (*tan alta como yo*), and *de* comes before a number (*más de diez*).',
    because: {
      a: 'After *más* and *menos*, _than_ is *que*, never *a*.',
    },
  },
  {
    id: 'ser-estar-8',
    topicId: 'ser-estar',
    sentence: '¿De dónde ___ tus abuelos?',
    en: 'Where are your grandparents from?',
    options: ['están', 'eres', 'hay', 'son'],
    answer: 'son',
    explanation:
      'Origin takes *ser*: *¿De dónde {son:ser}?* *Están* would ask where they are now, and without *de*: *¿Dónde están?*',
    because: {
      eres: '*Eres* is _you are_, and the question is about *tus abuelos*.',
      hay: '*Hay* doesn’t say where known people come from.',
    },
  },
] satisfies readonly QuizQuestion[]
