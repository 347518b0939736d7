import { writingTasks } from '../../../exams/facts'
import type { WritingTask } from '../../writing-types'

const task: WritingTask = {
  title: 'A diary entry about travelling alone',
  exam: 'IB ab initio',
  theme: 'Experiences',
  type: 'diary',
  task: {
    es: 'Usted está de vacaciones en Chile y hoy ha viajado sin su familia por primera vez. Por la noche escribe un texto solo para usted. Elija el tipo de texto más adecuado: discurso, diario o anuncio.',
    en: 'You are on holiday in Chile and today you travelled without your family for the first time. In the evening you write a text just for yourself. Choose the most suitable type of text: speech, diary or advertisement.',
  },
  points: [
    { es: 'Cuente adónde fue y cómo viajó.', en: 'Say where you went and how you travelled.' },
    {
      es: 'Explique qué problema tuvo y cómo se resolvió.',
      en: 'Explain what problem you had and how it was solved.',
    },
    { es: 'Describa cómo se sintió.', en: 'Describe how you felt.' },
    { es: 'Diga qué va a hacer mañana.', en: 'Say what you are going to do tomorrow.' },
  ],
  ...writingTasks.abInitio,
  plan: [
    '**Type**: *solo para usted* means it’s a diary, with *yo*. Speeches and advertisements are for other people.',
    '**The journey**: where from, where to, how, why and at what time.',
    '**The problem**: you lose something small and find it again. Five or six verbs in the preterite are enough.',
    '**Feelings**: one before, one during, one now: *contenta*, *tuve miedo*, *orgullosa*.',
    '**Tomorrow**: two plans with *voy a*, one of them because of what happened.',
  ],
  model: [
    {
      says: 'Sábado, 10 de enero',
      earns: '**Conceptual understanding**: the date and *Querido diario* show at once what this is.',
    },
    { says: 'Querido diario:', newLine: true },
    {
      says: '¡Menudo día! Hoy viajé sola por primera vez: fui en autobús de Santiago a Valparaíso para ver el mar. Salí a las nueve. Hacía sol y yo estaba muy contenta.',
      earns: '**Language**: *viajé, fui, salí* for the events, *hacía, estaba* for the background.',
      newLine: true,
    },
    {
      says: 'En el autobús escuché música y me dormí. Cuando llegué, ¡mi mochila no estaba! Dentro llevaba el dinero, las gafas y la llave del hostal.',
      earns: '**Message**: the problem has three details, so you can see why it matters.',
      newLine: true,
    },
    {
      says: 'Primero tuve miedo y lloré un poco. Después hablé con el conductor, que fue muy amable y llamó a la oficina. Media hora más tarde apareció la mochila: la tenía una señora mayor, porque la suya era igual que la mía.',
      earns:
        '**Language**: *primero, después, media hora más tarde* put the story in order, and *la suya, la mía* save repeating *mochila*.',
      newLine: true,
    },
    {
      says: 'Ahora estoy en la cama, cansada pero orgullosa: ¡resolví un problema en español y sin mis padres! Mañana voy a ir a la playa, y antes voy a escribir mi nombre en la mochila. Buenas noches.',
      earns:
        '**Message**: how she feels now and what she’ll do tomorrow. The last plan follows from the story.',
      newLine: true,
    },
  ],
}

export default task
