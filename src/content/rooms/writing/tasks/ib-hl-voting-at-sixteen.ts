import { writingTasks } from '../../../exams/facts'
import type { WritingTask } from '../../writing-types'

const task: WritingTask = {
  title: 'A letter to the editor about voting at sixteen',
  exam: 'IB HL',
  theme: 'Social organisation',
  type: 'formal-letter',
  task: {
    es: 'Un periódico español ha publicado una columna contra el voto a los dieciséis años. Usted no está de acuerdo y quiere que su respuesta se publique. Elija el tipo de texto más adecuado: carta formal, discurso o entrada de blog.',
    en: 'A Spanish newspaper has published a column against voting at sixteen. You disagree and want your reply to be published. Choose the most suitable type of text: formal letter, speech or blog post.',
  },
  points: [
    {
      es: 'Explique a qué texto responde y en qué le da la razón.',
      en: 'Say which text you are replying to, and what you agree with.',
    },
    { es: 'Defienda su opinión con dos argumentos.', en: 'Defend your opinion with two arguments.' },
    { es: 'Rebata una idea de quienes se oponen.', en: 'Argue against one of your opponents’ ideas.' },
    { es: 'Proponga una solución concreta.', en: 'Suggest a concrete solution.' },
  ],
  ...writingTasks.higher,
  plan: [
    '**Type**: a newspaper will print your reply, so it’s a formal letter to the editor, with *usted*. A speech needs an audience, and a blog wouldn’t reach the column’s readers.',
    '**The column**: its title, the day and its main idea in a short quotation. Agree with something first, or you won’t convince anybody.',
    '**Two arguments**: one about fairness (if you work and pay in, you should have a say), one about the future. After each, give an example from your own life.',
    '**The other side**: *se dice que…* and then why it isn’t true, with somebody you know or a country that does it.',
    '**A solution**: don’t ask for everything at once. Say where to begin, on what condition (*siempre que* with the subjunctive) and for how long.',
  ],
  model: [
    { says: 'Granada, 9 de noviembre de 2026' },
    {
      says: 'Estimada señora directora:',
      earns:
        '**Conceptual understanding**: place, date, a greeting to the editor with a colon. *Usted* from here to the end.',
      newLine: true,
    },
    {
      says: 'Le escribo en relación con la columna «Que estudien y luego ya votarán», publicada el pasado domingo en su periódico. Su autor sostiene que bajar la edad de voto a los dieciséis años sería «darle las llaves del coche a quien todavía va en triciclo». Como alumna de diecisiete años que va al instituto en autobús, me gustaría responderle.',
      earns: '**Message**: which text, when, and its main idea, then who is replying, with polite humour.',
      newLine: true,
    },
    {
      says: 'Reconozco que la columna plantea una pregunta razonable: ¿sabemos lo suficiente? Muchos jóvenes de mi edad no distinguen a un diputado de un senador, y sería absurdo que yo lo negara. Ahora bien, a ningún adulto se le exige un examen antes de votar. Si ese derecho dependiera de los conocimientos, más de un colegio electoral estaría vacío. La ignorancia se cura con educación, no con la espera: nadie se levanta más sabio la mañana en que cumple dieciocho años.',
      earns:
        '**Message**: a point conceded, then turned round with *ahora bien*. **Language**: *sería absurdo que yo lo negara* and *si dependiera…, estaría*.',
      newLine: true,
    },
    {
      says: 'En primer lugar, hay una razón de justicia. En España se puede trabajar desde los dieciséis años, y quien trabaja cotiza como cualquiera. Mi compañero Adrián sirve mesas los domingos en el restaurante de sus tíos. De su sueldo le descuentan una parte para un futuro que otros deciden por él. No parece lógico que se nos considere lo bastante maduros para contribuir, pero no para opinar.',
      earns:
        '**Message**: the first argument: a rule, a person, a conclusion. **Language**: *cotiza* (pays into social security) is the exact word; *no parece lógico que se nos considere*.',
      newLine: true,
    },
    {
      says: 'En segundo lugar, las decisiones de hoy las viviremos nosotros durante más tiempo que nadie. Cuando el ayuntamiento suprimió el último autobús de mi barrio, los más perjudicados fuimos los que aún no podemos conducir; sin embargo, ningún concejal vino a preguntarnos. Me cuesta creer que lo hubieran suprimido con la misma tranquilidad si hubiéramos tenido voto.',
      earns:
        '**Language**: *las decisiones… las viviremos*, with the object first, then repeated as a pronoun. In *me cuesta creer que lo hubieran suprimido* the pluperfect subjunctive is needed.',
      newLine: true,
    },
    {
      says: 'Se dice también que votaríamos lo que nos mandaran nuestros padres. Permítame que lo dude: quien afirma algo así nunca ha cenado con adolescentes. Nací en Escocia, donde se vota a los dieciséis años en las elecciones al Parlamento escocés. Mi hermano lo hizo con esa edad, después de haber discutido durante semanas con toda la familia. No convenció a nadie, pero nos obligó a todos a leer los programas. Austria, Argentina y Ecuador tampoco se han hundido por escuchar a los suyos.',
      earns:
        '**Message**: the other side’s idea, fairly put and answered with a brother and three countries. **Language**: *permítame que lo dude* is a polite way to disagree.',
      newLine: true,
    },
    {
      says: 'Por todo ello, propongo que se empiece por lo más cercano. Podría permitirse el voto a los dieciséis años en las elecciones municipales, siempre que los institutos dedicaran antes unas horas a explicar cómo funciona un ayuntamiento y a debatir con candidatos de todos los partidos. Al cabo de ocho años habría datos con los que decidir si conviene ampliarlo. Su periódico, por su parte, podría abrir esta sección una vez al mes a quienes no votamos todavía. Leeríamos más prensa si de vez en cuando habláramos en ella.',
      earns:
        '**Message**: where, on what condition, for how long, and something for the newspaper itself. **Language**: *propongo que se empiece*, *siempre que dedicaran*, *datos con los que decidir*.',
      newLine: true,
    },
    {
      says: 'El autor termina su columna pidiéndonos paciencia. La tenemos: llevamos toda la vida esperando a que los mayores terminen de hablar. Solo pedimos que, cuando acaben, nos dejen decir algo.',
      earns:
        '**Language**: *llevamos esperando a que terminen*, *cuando acaben*, *pedimos que nos dejen*: three subjunctives, each for a different reason.',
      newLine: true,
    },
    { says: 'Le agradezco de antemano la publicación de esta carta.', newLine: true },
    {
      says: 'Atentamente,',
      earns:
        '**Conceptual understanding**: thanks, a formal closing with a comma, first name and surname, as newspapers expect.',
      newLine: true,
    },
    { says: 'Isla Murray', newLine: true },
  ],
}

export default task
