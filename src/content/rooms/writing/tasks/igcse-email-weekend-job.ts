import type { WritingTask } from '../../writing-types'

const task: WritingTask = {
  title: 'An email about a weekend job',
  exam: 'IGCSE',
  theme: 'The world of work',
  type: 'informal-email',
  task: {
    es: 'Tu amiga Nuria quiere saber más de tu trabajo de fin de semana. Escríbele un correo electrónico.',
    en: 'Your friend Nuria wants to know more about your weekend job. Write an email to her.',
  },
  points: [
    { es: 'Dónde trabajas y qué haces', en: 'Where you work and what you do' },
    { es: 'Cómo fue tu primer día', en: 'What your first day was like' },
    { es: 'Por qué te gusta o no te gusta el trabajo', en: 'Why you like or do not like the job' },
    { es: 'Qué vas a hacer con el dinero', en: 'What you are going to do with the money' },
  ],
  words: [80, 90],
  minutes: 16,
  marks: 12,
  plan: [
    'Where and what: the present, *trabajo en…*, *sirvo*, *atiendo*. One place, two things that you do.',
    'The first day: the preterite for what happened (*rompí un vaso*), the imperfect for how you felt (*estaba nervioso*).',
    'For and against: *lo que más me gusta es*, *lo malo es que*, with a *porque*.',
    'The money: *voy a* + infinitive, or *quiero ahorrar para*.',
  ],
  model: [
    { says: 'Hola, Nuria:' },
    { says: '¿Qué tal? Gracias por tu correo.', newLine: true },
    {
      says: 'Los sábados trabajo en una heladería del centro: sirvo los helados y limpio las mesas.',
      newLine: true,
      earns:
        '**Task**: the first point twice over, where and what. Short words, all right: *sirvo* is a stem change.',
    },
    {
      says: 'El primer día fue un desastre, porque estaba nervioso y rompí tres vasos.',
      earns: '**Range**: a preterite for the event and an imperfect for the feeling, joined by *porque*.',
    },
    {
      says: 'Por suerte, mi jefa se rio mucho.',
    },
    {
      says: 'Lo que más me gusta es hablar con la gente, aunque termino muy cansado.',
      newLine: true,
      earns: '**Task**: an opinion with its other side. *Lo que más* and *aunque* lift it above *me gusta*.',
    },
    {
      says: 'Con el dinero voy a comprarme una bicicleta, ya que la mía es demasiado pequeña.',
      earns: '**Accuracy**: *voy a* + infinitive, the pronoun at its end, and *la mía* for “mine”.',
    },
    {
      says: '¿Y tú? ¿Te gustaría trabajar?',
      earns: 'A conditional in four words, and a friend is asked back.',
    },
    { says: 'Un abrazo,', newLine: true },
    { says: 'Sam', newLine: true },
  ],
}

export default task
