import { writingTasks } from '../../../exams/facts'
import type { WritingTask } from '../../writing-types'

const task: WritingTask = {
  title: 'A report on free time after school',
  exam: 'IB SL',
  theme: 'Experiences',
  type: 'report',
  task: {
    es: 'La directora de su colegio quiere saber cómo pasan los alumnos la tarde para decidir qué actividades va a ofrecer. Usted ha hecho una encuesta y tiene que presentarle los resultados. Elija el tipo de texto más adecuado: diario, discurso o informe.',
    en: 'The head of your school wants to know how students spend their afternoons, in order to decide what activities to offer. You have done a survey and have to present the results to her. Choose the most suitable type of text: diary, speech or report.',
  },
  points: [
    { es: 'Explique cómo se hizo la encuesta.', en: 'Explain how the survey was done.' },
    { es: 'Presente los resultados más importantes.', en: 'Present the most important results.' },
    { es: 'Analice las causas.', en: 'Analyse the causes.' },
    { es: 'Recomiende dos medidas.', en: 'Recommend two measures.' },
  ],
  ...writingTasks.standard,
  plan: [
    '**Type**: somebody needs results in order to decide, so it’s a report, with headings. A speech is for an audience, and a diary is just for you.',
    '**How it was done**: how many answered, from which year groups and when. Be impersonal: *se preguntó*, *se repartieron*.',
    '**Results**: three figures, written in words or with %, each with its comparison (*en cambio*, *frente a*).',
    '**Causes**: two, with *se debe a* and *la razón principal es*. Separate what you know from what you suppose.',
    '**Measures**: number them, and say who does what and when: *sería conveniente que…* with the subjunctive.',
  ],
  model: [
    {
      says: 'Informe sobre el tiempo libre de los alumnos',
      earns:
        '**Conceptual understanding**: title, who it’s for and from, date, then headings: the head can find each part at a glance.',
    },
    { says: 'Para: Sra. Molina, directora', newLine: true },
    { says: 'De: Hannah Lewis, representante de los alumnos', newLine: true },
    { says: 'Fecha: 14 de noviembre', newLine: true },
    { says: 'Introducción', newLine: true },
    {
      says: 'El objetivo de este informe es presentar los resultados de la encuesta encargada por la dirección en octubre. Se repartió un cuestionario de diez preguntas entre los alumnos de los tres últimos cursos y respondieron ciento veinte personas, es decir, ocho de cada diez.',
      earns:
        '**Message**: purpose, who was asked, how many answered. **Language**: *se repartió* keeps the writer out of it, as a report does.',
      newLine: true,
    },
    { says: 'Resultados', newLine: true },
    {
      says: 'En primer lugar, llama la atención que solo un tercio practique algún deporte después de clase, a pesar de que al 70 % le gustaría hacerlo. En segundo lugar, la mayoría pasa unas tres horas al día delante de una pantalla, aunque muchos reconocen que se aburren. Por último, casi la mitad no ha participado nunca en una actividad del colegio. En cambio, los que vienen al coro están tan contentos que ninguno piensa dejarlo.',
      earns:
        '**Message**: figures that are compared, not just listed. **Language**: *llama la atención que* with the subjunctive *practique*.',
      newLine: true,
    },
    { says: 'Causas', newLine: true },
    {
      says: 'La razón principal parece ser el transporte: el último autobús sale a las cuatro y cuarto, cuando las actividades acaban de empezar. Como consecuencia, quienes viven lejos no pueden quedarse. El precio también influye. Una alumna escribió que había dejado el baloncesto porque costaba demasiado y le daba vergüenza decirlo.',
      earns:
        '**Message**: two causes, one with evidence and one with a student’s view. *Parece ser* shows that it’s a conclusion.',
      newLine: true,
    },
    {
      says: 'Por otra parte, muchos alumnos no saben qué actividades existen, ya que solo se anuncian en un tablón del segundo piso.',
      newLine: true,
    },
    { says: 'Recomendaciones', newLine: true },
    {
      says: 'Teniendo en cuenta estos datos, se proponen dos medidas:',
      earns: '**Language**: a gerund that refers back to the results, and *se* again.',
      newLine: true,
    },
    {
      says: '1. Sería conveniente que el colegio pidiera un segundo autobús, al menos los martes y los jueves. Se podría probar durante un trimestre.',
      newLine: true,
    },
    {
      says: '2. Se recomienda que las actividades sean gratuitas el primer mes y que los propios alumnos las presenten en las clases. Así nadie pagaría por algo que quizá no le guste.',
      earns:
        '**Message**: two measures that address the causes above, one by one. **Language**: *sería conveniente que pidiera*, *se recomienda que sean*.',
      newLine: true,
    },
    { says: 'Conclusión', newLine: true },
    {
      says: 'Los alumnos no prefieren las pantallas: muchas veces no tienen otra cosa. Si se resuelve el problema del autobús, es probable que la participación aumente ya en enero.',
      earns:
        '**Conceptual understanding**: one conclusion drawn from the figures and no closing. A report isn’t a letter.',
      newLine: true,
    },
  ],
}

export default task
