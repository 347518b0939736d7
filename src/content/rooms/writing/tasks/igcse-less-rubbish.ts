import { writingTasks } from '../../../exams/facts'
import type { WritingTask } from '../../writing-types'

const task: WritingTask = {
  title: 'Less rubbish',
  exam: 'IGCSE',
  theme: 'The world around us',
  type: 'article',
  task: {
    es: 'Mi familia y el medioambiente. Escribe un artículo para la página web de tu instituto.',
    en: 'My family and the environment. Write an article for your school’s website.',
  },
  points: [
    {
      es: '¿Qué hacéis en casa para proteger el medioambiente?',
      en: 'What do you do at home to protect the environment?',
    },
    {
      es: '¿Qué hiciste tú la semana pasada?',
      en: 'What did you do last week?',
    },
    {
      es: '¿Qué problema hay en tu ciudad o pueblo y por qué?',
      en: 'What problem does your town or village have, and why?',
    },
    {
      es: '¿Qué vas a cambiar en el futuro?',
      en: 'What are you going to change in the future?',
    },
  ],
  ...writingTasks.directed,
  plan: [
    '*En mi casa* and two verbs in the *nosotros* form: *separamos*, *apagamos*.',
    'A day, two verbs in the preterite and how many bags.',
    '*El mayor problema es…*, *porque* or *por culpa de*.',
    '*A partir de ahora voy a…*, and what for: *para no*.',
  ],
  model: [
    {
      says: 'Menos basura, por favor',
    },
    {
      says: 'En mi casa separamos el vidrio, el papel y el plástico, y mi abuela guarda el agua de la lluvia para regar las plantas.',
      earns:
        '**Task**: two things, one of them unexpected. **Range**: *para* with an infinitive says what it’s for.',
      newLine: true,
    },
    {
      says: 'El viernes pasado limpié la orilla del río con mi clase.',
      earns: '**Task**: the past, with when, where and who with.',
    },
    {
      says: 'En dos horas llenamos veinte bolsas y hasta encontramos una bicicleta.',
      earns:
        '**Accuracy**: *encontramos* is the same in the present and the preterite, but the sentence shows which it is.',
    },
    {
      says: 'El mayor problema de mi pueblo es el ruido, porque todos los camiones pasan por el centro.',
      earns: '**Task**: the problem and its cause in one sentence.',
      newLine: true,
    },
    {
      says: 'A partir de ahora voy a ir al instituto a pie, aunque llueva.',
      earns:
        '**Range**: *voy a ir* for the plan, and *aunque llueva* (even if it rains) with a well-chosen subjunctive.',
    },
    {
      says: '¡Y aquí llueve mucho!',
    },
  ],
}

export default task
