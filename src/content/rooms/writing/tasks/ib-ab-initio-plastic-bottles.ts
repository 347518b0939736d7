import { writingTasks } from '../../../exams/facts'
import type { WritingTask } from '../../writing-types'

const task: WritingTask = {
  title: 'A speech about plastic at school',
  exam: 'IB ab initio',
  theme: 'Sharing the planet',
  type: 'speech',
  task: {
    es: 'El club de medioambiente de su colegio quiere usar menos plástico. Usted va a hablar delante de los alumnos y los profesores. Prepare el texto. Elija el tipo de texto más adecuado: carta, blog o discurso.',
    en: 'The environment club at your school wants to use less plastic. You are going to speak in front of the students and the teachers. Prepare the text. Choose the most suitable type of text: letter, blog or speech.',
  },
  points: [
    { es: 'Salude y preséntese.', en: 'Greet your audience and introduce yourself.' },
    { es: 'Explique cuál es el problema.', en: 'Explain what the problem is.' },
    { es: 'Cuente qué hizo el club el año pasado.', en: 'Say what the club did last year.' },
    { es: 'Diga qué puede hacer cada persona.', en: 'Say what each person can do.' },
  ],
  ...writingTasks.abInitio,
  plan: [
    '**Type**: you’re speaking *delante de* people, so it’s a speech. Letters and blogs are meant to be read.',
    '**Greeting**: there are teachers in the hall, so use *ustedes* throughout.',
    '**The problem**: a question for the audience and a figure from your own count.',
    '**Last year**: the preterite for what the club did, *antes había* and *ahora hay* for the change.',
    '**What to do**: three commands with *ustedes* (*traigan, llenen, no compren*), and thanks at the end.',
  ],
  model: [
    {
      says: 'Buenos días, compañeros y profesores:',
      earns:
        '**Conceptual understanding**: this line greets the people in the hall, and the last one thanks them.',
    },
    {
      says: 'Me llamo Adam y soy del club de medioambiente. Hoy quiero hablarles de un problema pequeño que entre todos hacemos grande: las botellas de plástico.',
      earns: '**Language**: *hablarles* (to *ustedes*) and a relative clause, simple and correct.',
      newLine: true,
    },
    {
      says: '¿Saben cuántas botellas tiramos aquí cada semana? La semana pasada las contamos: ¡cuatrocientas veinte! Y muchos plásticos terminan en el mar.',
      earns: '**Message**: a question, a number, a consequence. A number is more convincing than *muchas*.',
      newLine: true,
    },
    {
      says: 'El año pasado nuestro club puso dos fuentes de agua en el patio. Antes siempre había basura debajo de los árboles; ahora hay menos, pero no es suficiente.',
      earns: '**Language**: *puso* is irregular and correct, and *había* and *hay* contrast then and now.',
      newLine: true,
    },
    {
      says: '¿Qué pueden hacer ustedes? Es muy fácil: traigan una botella de metal, llénenla en la fuente y no compren agua en la cafetería. Si ayudamos todos, en verano el patio va a estar limpio.',
      earns:
        '**Message**: what each person can do, in three commands. *Llénenla* joins the pronoun to the verb and the accent keeps the stress in place.',
      newLine: true,
    },
    {
      says: 'No es difícil, no es caro y es nuestro planeta. ¿Empezamos mañana?',
      earns: '**Conceptual understanding**: three short statements and a question, written to be heard.',
      newLine: true,
    },
    { says: 'Muchas gracias por su atención.', newLine: true },
  ],
}

export default task
