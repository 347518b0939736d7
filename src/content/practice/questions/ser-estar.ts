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
      hay: '*Hay* goes with *un* or *una* (*hay una fiesta*), not with *la fiesta*.',
      son: '*La fiesta* is singular.',
    },
  },
  {
    id: 'ser-estar-2',
    topicId: 'ser-estar',
    sentence: 'No la riegues más: la planta ___ muerta.',
    en: 'Stop watering that plant: it’s dead.',
    options: ['hay', 'tiene', 'es', 'está'],
    answer: 'está',
    explanation:
      'Being dead is the result of a change, so it’s *{está:estar} muerta*, however long it lasts. *Es* comes from the false rule that *ser* is for permanent things.',
    because: {
      hay: '*Hay* is _there is_. It doesn’t describe things.',
      tiene: '*Tener* needs a noun (*tiene flores*), not *muerta*.',
    },
  },
  {
    id: 'ser-estar-3',
    topicId: 'ser-estar',
    sentence: 'Abre la ventana, que ___ calor.',
    en: 'Open the window. I’m hot.',
    options: ['estoy', 'soy', 'tengo', 'hago'],
    answer: 'tengo',
    explanation:
      'In Spanish, you _have_ heat: *{tengo:tener} calor*, like *tengo frío* and *tengo hambre*. *Estoy calor* is wrong, because *calor* is a noun.',
    because: {
      soy: '*Calor* is a noun: you can’t **be** it.',
      hago: '*Hace calor* is for the weather, never for a person.',
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
      'For how you feel, use *estar*: *{estoy:estar} aburrida*. *Soy aburrida* would mean that you’re a boring person.',
    because: {
      hay: '*Hay* is _there is_. It’s not for feelings.',
      tengo: '*Tener* needs a noun (*tengo sueño*), not *aburrida*.',
    },
  },
  {
    id: 'ser-estar-5',
    topicId: 'ser-estar',
    sentence: 'En mi barrio ___ una piscina al aire libre.',
    en: 'There’s an outdoor pool in my area.',
    options: ['tiene', 'está', 'es', 'hay'],
    answer: 'hay',
    explanation:
      'To say that something exists, with *un* or *una*, use *{hay:haber}*. *Está* is for where a particular thing is: *La piscina está en mi barrio*.',
    because: {
      tiene: '*Tiene* would need the area as its subject: *mi barrio tiene una piscina*, without *en*.',
      es: '*Es* says what something is, not that it exists.',
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
      'For impersonal _it is_ with an adjective, use *ser*: *{es:ser} importante*. ~~Está importante~~ doesn’t exist. Only a few phrases, such as *está claro*, use *está*.',
    because: {
      hay: '*Hay* needs a noun, not an adjective.',
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
      'For origin, use *ser*: *¿De dónde {son:ser}?* *Están* would ask where they are now, without *de*: *¿Dónde están?*',
    because: {
      eres: '*Eres* is _you are_, but the question is about *tus abuelos*.',
      hay: 'You can’t use *hay* for where people are from.',
    },
  },
] satisfies readonly QuizQuestion[]
