import { writingTasks } from '../../../exams/facts'
import type { WritingTask } from '../../writing-types'

const task: WritingTask = {
  title: 'An interview with a bus driver',
  exam: 'IB ab initio',
  theme: 'Human ingenuity',
  type: 'interview',
  task: {
    es: 'Usted ha hablado con una conductora de autobús de su barrio. Escriba un texto para la revista de su colegio con las preguntas y las respuestas. Elija el tipo de texto más adecuado: diario, entrevista o correo electrónico.',
    en: 'You have talked to a bus driver in your neighbourhood. Write a text for your school magazine with the questions and answers. Choose the most suitable type of text: diary, interview or email.',
  },
  points: [
    { es: 'Presente a la conductora.', en: 'Introduce the driver.' },
    {
      es: 'Pregúntele por su rutina y por lo que le gusta de su trabajo.',
      en: 'Ask her about her routine and what she likes about her work.',
    },
    { es: 'Pregúntele por un viaje especial.', en: 'Ask her about a special journey.' },
    {
      es: 'Pregúntele cómo será el transporte del futuro.',
      en: 'Ask her what transport will be like in the future.',
    },
  ],
  ...writingTasks.abInitio,
  plan: [
    '**Type**: you need questions and answers for a magazine, so it’s an interview. Use *usted* with an adult you don’t know.',
    '**Introduction**: her name and age, how long she’s been driving and where you meet, in two sentences.',
    '**Routine**: when she does things, in the present tense, then something good (*la gente*) and something bad (*el tráfico*).',
    '**The special journey**: a three-sentence story: *nevaba* (the scene), *llegamos* (what happened), *hoy* (now).',
    '**The future**: use *van a ser* or *serán*, and let her say something only she would say.',
  ],
  model: [
    {
      says: '«Conozco todas las caras del barrio»',
      earns: '**Conceptual understanding**: her own words are the title, as in a magazine.',
    },
    {
      says: 'Marta Rey tiene cincuenta años y conduce el autobús número siete desde 2009. Hablamos con ella en la última parada.',
      earns:
        '**Message**: before the first question, readers learn who she is, how long she’s been driving and where you met.',
      newLine: true,
    },
    { says: 'Revista: ¿A qué hora empieza su día?', newLine: true },
    {
      says: 'Marta: Me levanto a las cuatro y media. A las seis ya estoy en el autobús con mi café.',
      newLine: true,
    },
    {
      says: 'Revista: ¿Y qué le gusta de su trabajo?',
      earns:
        '**Conceptual understanding**: each question about her uses *usted* (*su día, le gusta, recuerda*).',
      newLine: true,
    },
    {
      says: 'Marta: La gente. Muchos me saludan por mi nombre y los niños me regalan dibujos. Lo malo es el tráfico de los viernes.',
      earns:
        '**Language**: the pronouns in *me saludan, me regalan* are in the right place, and *lo malo es* avoids another *no me gusta*.',
      newLine: true,
    },
    { says: 'Revista: ¿Recuerda un viaje especial?', newLine: true },
    {
      says: 'Marta: Sí. Era de noche, nevaba y una mujer iba al hospital para tener a su bebé. ¡No hice ninguna parada! Llegamos a tiempo, y hoy hay otra Marta en el barrio.',
      earns: '**Language**: *era, nevaba, iba* set the scene, and *hice* and *llegamos* say what happened.',
      newLine: true,
    },
    { says: 'Revista: ¿Cómo será el transporte del futuro?', newLine: true },
    {
      says: 'Marta: Todos los autobuses van a ser eléctricos. Serán más limpios, pero alguien tendrá que dar los buenos días.',
      earns: '**Message**: a real answer in her own voice, with a *pero*.',
      newLine: true,
    },
    { says: 'Revista: Muchas gracias, Marta.', newLine: true },
  ],
}

export default task
