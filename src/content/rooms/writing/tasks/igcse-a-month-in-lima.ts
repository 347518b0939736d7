import { writingTasks } from '../../../exams/facts'
import type { WritingTask } from '../../writing-types'

const task: WritingTask = {
  title: 'A month in Lima',
  exam: 'IGCSE',
  theme: 'The international world',
  type: 'informal-email',
  task: {
    es: 'Pasaste un mes con una familia en Lima, la capital del Perú. Escribe un correo electrónico a tu amiga Carla.',
    en: 'You spent a month with a family in Lima, the capital of Peru. Write an email to your friend Carla.',
  },
  points: [
    {
      es: 'Describe a la familia y la casa.',
      en: 'Describe the family and the house.',
    },
    {
      es: 'Di qué hiciste el primer día.',
      en: 'Say what you did on the first day.',
    },
    {
      es: 'Explica qué diferencia te sorprendió más.',
      en: 'Explain which difference surprised you most.',
    },
    {
      es: 'Explica si recomendarías un viaje así y por qué.',
      en: 'Explain whether you would recommend a trip like this, and why.',
    },
    {
      es: 'Di qué planes tienes con tu familia peruana.',
      en: 'Say what plans you have with your Peruvian family.',
    },
  ],
  ...writingTasks.long,
  plan: [
    'The imperfect: *era*, *tenía*, *vivían*; one habit to show a person.',
    'Preterite, in order: *al llegar*, *después*, *por la noche*.',
    '*Lo que más me sorprendió fue…*: a mealtime, a word, the sky.',
    '*Se lo recomendaría a…*, *porque*, *aunque*.',
    '*Van a venir*, *les enseñaré*, *cuando* with a subjunctive.',
  ],
  model: [
    {
      says: 'Querida Carla:',
    },
    {
      says: 'Ya estoy en casa y echo de menos Lima.',
      earns: '**Range**: *echar de menos*, an idiom for _to miss_, in the first line.',
      newLine: true,
    },
    {
      says: 'Mi familia de allí era encantadora: la madre conducía un taxi, el padre cocinaba y los mellizos no paraban de hacerme preguntas.',
      earns:
        '**Task**: nobody is just *simpático*: they all do something. **Accuracy**: imperfect for what they were like and what they used to do.',
    },
    {
      says: 'Vivían en un piso desde el que se veía el mar.',
    },
    {
      says: 'El primer día me llevaron al mercado y probé el ceviche, pescado crudo con limón.',
      earns: '**Task**: the first day, in the preterite, with a local dish and what’s in it.',
      newLine: true,
    },
    {
      says: '¡Me comí tres platos!',
    },
    {
      says: 'Lo que más me sorprendió fue el cielo de julio, siempre gris, porque yo esperaba sol todos los días.',
      earns: '**Task**: a difference, and why it was a surprise. **Range**: *lo que más me sorprendió fue*.',
      newLine: true,
    },
    {
      says: 'Sin duda recomendaría un viaje así, ya que aprendes a resolver problemas sin tus padres, aunque al principio te sientas un poco perdido.',
      earns:
        '**Range**: a reason and a drawback in one sentence, and *aunque* with the subjunctive *te sientas*.',
      newLine: true,
    },
    {
      says: 'El verano que viene los mellizos van a venir a Leeds.',
      earns: '**Task**: a plan with a time, people and a place.',
      newLine: true,
    },
    {
      says: 'Cuando lleguen, les enseñaré a jugar al críquet.',
      earns: '**Accuracy**: *cuando lleguen*, not ~~cuando llegarán~~.',
    },
    {
      says: '¿Vendrás a conocerlos?',
    },
    {
      says: 'Un beso,',
      newLine: true,
    },
    {
      says: 'Jack',
      newLine: true,
    },
  ],
}

export default task
