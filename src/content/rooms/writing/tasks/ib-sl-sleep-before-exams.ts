import { writingTasks } from '../../../exams/facts'
import type { WritingTask } from '../../writing-types'

const task: WritingTask = {
  title: 'Instructions for sleeping well before exams',
  exam: 'IB SL',
  theme: 'Identities',
  type: 'instructions',
  task: {
    es: 'En época de exámenes muchos alumnos de su colegio duermen mal. El departamento de deportes le pide a usted un texto práctico para la página web del colegio. Elija el tipo de texto más adecuado: instrucciones, entrevista o carta formal.',
    en: 'At exam time many students at your school sleep badly. The PE department has asked you for a practical text for the school’s website. Choose the most suitable type of text: instructions, interview or formal letter.',
  },
  points: [
    { es: 'Explique por qué es importante dormir bien.', en: 'Explain why it is important to sleep well.' },
    { es: 'Diga qué hay que hacer durante el día.', en: 'Say what to do during the day.' },
    {
      es: 'Indique, paso a paso, cómo pasar la última hora.',
      en: 'Show, step by step, how to spend the last hour.',
    },
    { es: 'Aconseje a quien no pueda dormirse.', en: 'Advise people who can’t get to sleep.' },
  ],
  ...writingTasks.standard,
  plan: [
    '**Type**: you’re saying what to do and in what order, so write instructions. For readers your age, use *tú* in every command.',
    '**Why**: one reason that matters to a student: at night the brain stores what you learnt. Two sentences.',
    '**During the day**: three commands, one of them negative (*no tomes café*), each with its reason.',
    '**The last hour**: numbered steps with times. This is the heart of the text.',
    '**If you can’t sleep**: *si* + present + command. Reassure the reader, perhaps with a joke.',
  ],
  model: [
    {
      says: 'Cómo dormir bien la semana de los exámenes',
      earns:
        '**Conceptual understanding**: the title says what you’ll be able to do, and headings and numbers do the rest.',
    },
    {
      says: '¿Te acuestas a la una, cierras los ojos y empiezas a ver fórmulas? No eres el único. Y es una lástima, porque el cerebro guarda por la noche lo que has estudiado por la tarde: si duermes cinco horas, tiras a la basura parte de tu trabajo. Sigue estas instrucciones durante una semana y notarás la diferencia.',
      earns:
        '**Message**: why sleep matters, for somebody who has exams this week. *Tú* starts here and stays.',
      newLine: true,
    },
    { says: 'Durante el día', newLine: true },
    {
      says: 'Levántate siempre a la misma hora, también el domingo. Aunque te cueste, es lo que más ayuda.',
      earns: '**Language**: *aunque te cueste*: the subjunctive for a possible difficulty.',
      newLine: true,
    },
    {
      says: 'Sal a la calle por la mañana. Basta con que camines veinte minutos para que tu cuerpo sepa que es de día.',
      newLine: true,
    },
    {
      says: 'No tomes café ni bebidas energéticas después de las cuatro. Si tienes sueño por la tarde, échate una siesta, pero que no dure más de veinte minutos.',
      earns:
        '**Language**: *levántate, sal, no tomes, échate*: regular and irregular commands, affirmative and negative, with their pronouns in the right place.',
      newLine: true,
    },
    { says: 'La última hora, paso a paso', newLine: true },
    {
      says: 'Paso 1 (una hora antes). Cierra los libros. Lo que no sepas a las diez no lo vas a aprender a las once.',
      earns: '**Message**: a step with a time and a reason, in two short, memorable sentences.',
      newLine: true,
    },
    {
      says: 'Paso 2. Escribe en un papel tres cosas que tengas que hacer mañana. Una vez que estén escritas, ya no hace falta que les des vueltas.',
      earns:
        '**Language**: *que tengas*, *una vez que estén*, *hace falta que des*: three subjunctives, all natural.',
      newLine: true,
    },
    {
      says: 'Paso 3. Deja el móvil en otra habitación. No lo pongas debajo de la almohada «por si acaso»: compra un despertador, que cuesta menos que una hamburguesa.',
      newLine: true,
    },
    { says: 'Paso 4. Dúchate con agua templada y prepara la mochila y la ropa.', newLine: true },
    {
      says: 'Paso 5 (diez minutos antes). Abre un poco la ventana, apaga la luz y respira despacio: cuenta hasta cuatro al coger aire y hasta seis al soltarlo.',
      earns:
        '**Language**: *al coger aire*, *al soltarlo*: *al* with the infinitive is shorter than *cuando*.',
      newLine: true,
    },
    { says: '¿Y si no te duermes?', newLine: true },
    {
      says: 'No mires el reloj. Si han pasado unos veinte minutos, levántate, ve a otra habitación y lee algo aburrido hasta que te entre sueño. No te enfades contigo: una mala noche no estropea un examen.',
      earns:
        '**Message**: the last point, with a solution and some reassurance. *Hasta que te entre sueño* looks ahead, so it’s subjunctive.',
      newLine: true,
    },
    {
      says: 'Atención: si llevas más de dos semanas durmiendo mal, habla con tus padres o con la enfermera del colegio.',
      earns: '**Conceptual understanding**: a warning at the end, as in proper instructions.',
      newLine: true,
    },
  ],
}

export default task
