import { writingTasks } from '../../../exams/facts'
import type { WritingTask } from '../../writing-types'

const task: WritingTask = {
  title: 'Working on Saturdays',
  exam: 'IGCSE',
  theme: 'The world of work',
  type: 'informal-email',
  task: {
    es: 'Mi trabajo de los sábados. Escribe un correo electrónico a tu amigo Hugo.',
    en: 'My Saturday job. Write an email to your friend Hugo.',
  },
  points: [
    {
      es: '¿Dónde trabajas y desde cuándo?',
      en: 'Where do you work, and how long have you worked there?',
    },
    {
      es: '¿Qué pasó el sábado pasado?',
      en: 'What happened last Saturday?',
    },
    {
      es: '¿Qué es lo mejor de tu trabajo y por qué?',
      en: 'What is the best thing about your job, and why?',
    },
    {
      es: '¿Qué vas a hacer con el dinero?',
      en: 'What are you going to do with the money?',
    },
  ],
  ...writingTasks.directed,
  plan: [
    'The place, and *desde* with a month or *desde hace* with a length of time.',
    'A customer, an accident, a surprise: preterite, *de repente*.',
    '*Lo mejor es que…*, *porque*, and perhaps what you’ve learnt.',
    '*Voy a ahorrar para…*, *quiero comprarme…*.',
  ],
  model: [
    {
      says: '¡Hola, Hugo!',
    },
    {
      says: '¿Sabes qué? Desde marzo trabajo los sábados en la tienda de animales de mi tía.',
      earns: '**Accuracy**: *desde marzo trabajo*: Spanish uses the present for what’s still going on.',
      newLine: true,
    },
    {
      says: 'El sábado pasado se escapó un loro mientras yo limpiaba su jaula.',
      earns: '**Range**: the preterite for what happened, the imperfect for what was going on.',
    },
    {
      says: '¡Tardamos una hora en cogerlo y no dejaba de gritar mi nombre!',
      earns: '**Task**: the story has a memorable ending.',
    },
    {
      says: 'Lo mejor es hablar con los niños, porque me hacen unas preguntas divertidísimas, por ejemplo, si los peces duermen de noche.',
      earns:
        '**Task**: what’s best, and why. **Range**: *lo mejor* and a stronger word than *muy divertido*.',
      newLine: true,
    },
    {
      says: 'Con el dinero voy a comprarme una guitarra y, si me sobra algo, te invitaré a merendar cuando vengas.',
      earns:
        '**Range**: two futures, *si* with the present, and *cuando vengas* for what hasn’t happened yet.',
    },
    {
      says: 'Un abrazo,',
      newLine: true,
    },
    {
      says: 'Sam',
      newLine: true,
    },
  ],
}

export default task
