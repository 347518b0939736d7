import { writingTasks } from '../../../exams/facts'
import type { WritingTask } from '../../writing-types'

const task: WritingTask = {
  title: 'An email about meals with a host family',
  exam: 'IB ab initio',
  theme: 'Identities',
  type: 'informal-email',
  task: {
    es: 'Usted vive este mes con una familia de Quito y come cosas nuevas. Escriba un texto para un amigo de su clase de español. Elija el tipo de texto más adecuado: correo electrónico, folleto o entrevista.',
    en: 'This month you are living with a family in Quito and trying new foods. Write a text for a friend in your Spanish class. Choose the most suitable type of text: email, leaflet or interview.',
  },
  points: [
    { es: 'Presente a la familia.', en: 'Introduce the family.' },
    {
      es: 'Explique qué se come en casa y qué le gusta o no le gusta.',
      en: 'Explain what they eat at home and what you like or dislike.',
    },
    { es: 'Cuente qué cocinó usted para la familia.', en: 'Say what you cooked for the family.' },
    { es: 'Diga qué va a hacer cuando vuelva.', en: 'Say what you are going to do when you get back.' },
  ],
  ...writingTasks.abInitio,
  plan: [
    '**Type**: you’re telling a friend your news, so it’s an email, with *tú*. A leaflet has many readers, and in an interview somebody else speaks.',
    '**The family**: two names and one thing that makes them real (a daughter who laughs at everything).',
    '**The food**: breakfast and lunch in the present; one dish you like, with its ingredients (*lleva*), and one you don’t, with *porque*.',
    '**Your dish**: the preterite for what you did, the imperfect for what it was like (*estaba un poco quemado*).',
    '**Plans**: *voy a* + infinitive, and a question back to your friend.',
  ],
  model: [
    {
      says: 'Asunto: ¡Aquí se come muy bien!',
      earns: '**Conceptual understanding**: the subject line says what the email is about, not just *Hola*.',
    },
    { says: 'Hola, Ben:', newLine: true },
    {
      says: '¿Qué tal en el colegio? Te escribo desde Quito porque tengo mucho que contarte. Mi familia ecuatoriana es muy simpática: los padres se llaman Rosa y Jaime y tienen una hija de mi edad que se ríe de todo.',
      earns:
        '**Message**: the family, with names and one habit. *Que se ríe* makes one good sentence out of two short ones.',
      newLine: true,
    },
    {
      says: 'Por la mañana desayunamos pan con queso y jugo de fruta. El almuerzo es la comida más importante y siempre hay sopa. Mi favorita es el locro, que lleva papas, queso y aguacate. En cambio, no me gusta nada el café de la casa porque es muy dulce.',
      earns:
        '**Message**: a like and a dislike, each explained. *En cambio* shows the contrast, and *jugo* and *papas* are the words used in Ecuador.',
      newLine: true,
    },
    {
      says: 'El domingo cociné yo: hice el pastel de manzana de mi abuela. Estaba un poco quemado, pero todos repitieron.',
      earns:
        '**Language**: *hice* for what happened, *estaba* for what it was like: both past tenses are correct.',
      newLine: true,
    },
    {
      says: 'El mes que viene vuelvo a casa y voy a preparar locro para toda la clase. ¿Puedes comprar tú los aguacates?',
      earns:
        '**Message**: the plan, with a question that makes it a conversation, as an email to a friend should be.',
      newLine: true,
    },
    { says: 'Un abrazo,', newLine: true },
    { says: 'Emma', newLine: true },
  ],
}

export default task
