import { writingTasks } from '../../../exams/facts'
import type { WritingTask } from '../../writing-types'

const task: WritingTask = {
  title: 'A proposal for a time bank between young and old',
  exam: 'IB HL',
  theme: 'Social organisation',
  type: 'proposal',
  task: {
    es: 'En su barrio muchas personas mayores viven solas y los jóvenes apenas las conocen. Usted quiere que el Ayuntamiento apoye un banco de tiempo en el que unos y otros intercambien horas de ayuda. Escriba un texto dirigido a la concejala de Servicios Sociales. Elija el tipo de texto más adecuado: entrada de blog, propuesta o entrevista.',
    en: 'In your neighbourhood many old people live alone, and young people hardly know them. You want the town council to support a time bank where the two groups swap hours of help. Write a text addressed to the councillor for Social Services. Choose the most suitable type of text: blog post, proposal or interview.',
  },
  points: [
    { es: 'Describa la situación actual.', en: 'Describe how things are now.' },
    { es: 'Explique cómo funcionaría el banco.', en: 'Explain how the bank would work.' },
    { es: 'Muestre qué ganaría cada parte.', en: 'Show what each side would gain.' },
    {
      es: 'Reconozca las dificultades y ofrezca soluciones.',
      en: 'Admit the difficulties and offer solutions.',
    },
  ],
  ...writingTasks.higher,
  plan: [
    '**Type**: one reader has a budget and can say yes, so it’s a proposal, with headings and *usted*. A blog post would address everybody and ask for nothing.',
    '**The situation**: your own small, believable figures for both sides: what old people need and what young people need.',
    '**How it works**: the rule in one sentence (*una hora vale una hora*), then a list: place, people, dates.',
    '**Gains**: for old people, young people and the town. Why is it better than charity? Add a quotation in « ».',
    '**Difficulties**: two that the councillor will think of, each with an answer, then the cost and exactly what you’re asking for.',
  ],
  model: [
    {
      says: 'Propuesta para crear un banco de tiempo entre jóvenes y mayores',
      earns:
        '**Conceptual understanding**: one line says what it is, and the next ones who it’s for, who it’s from and when. Numbered headings follow.',
    },
    { says: 'Para: Sra. Ibáñez, concejala de Servicios Sociales', newLine: true },
    { says: 'De: Daniel Carter, en nombre del consejo de alumnos', newLine: true },
    { says: 'Fecha: 3 de marzo', newLine: true },
    { says: '1. Situación actual', newLine: true },
    {
      says: 'En nuestro barrio viven puerta con puerta dos generaciones que apenas se saludan en el ascensor. En febrero hablamos con cuarenta vecinos mayores de setenta años: más de la mitad reconoció que pasaba días enteros sin conversar con nadie y treinta y uno necesitaban que alguien les echara una mano con el móvil, la compra o las bombillas. Por su parte, los noventa alumnos a los que preguntamos buscan algo que no se vende: aprender a cocinar, saber cómo se repara una bicicleta o, sencillamente, ser escuchados. Cada grupo tiene lo que le falta al otro; lo que no existe es el puente.',
      earns:
        '**Message**: both sides, with figures, and a last sentence that turns two problems into one. **Language**: *necesitaban que alguien les echara una mano*.',
      newLine: true,
    },
    { says: '2. En qué consiste', newLine: true },
    {
      says: 'Un banco de tiempo funciona como cualquier otro, salvo que la moneda es la hora. Quien dedica una hora a otra persona gana una hora, que podrá gastar con cualquier miembro, y todas valen lo mismo, tanto si se enseña a hacer una videollamada como si se enseña a hacer un cocido. Proponemos:',
      earns: '**Message**: a new idea made clear in two sentences. **Language**: *tanto si… como si…*.',
      newLine: true,
    },
    {
      says: '– que el Ayuntamiento ceda una sala de la biblioteca los miércoles, de cinco a siete;',
      newLine: true,
    },
    {
      says: '– que dos alumnos y dos mayores lleven juntos el registro, también en papel, de modo que nadie quede excluido por no manejar un ordenador;',
      newLine: true,
    },
    {
      says: '– que el proyecto se ponga a prueba de abril a junio con treinta participantes.',
      earns:
        '**Language**: *proponemos que* with the subjunctive three times (*ceda, lleven, se ponga*), and after *de modo que* too, because it expresses an aim.',
      newLine: true,
    },
    { says: '3. Beneficios', newLine: true },
    {
      says: 'Conviene subrayar que no se trata de caridad. En el voluntariado habitual, los jóvenes dan y los mayores agradecen; aquí ambos dan y ambos reciben, lo cual cambia por completo la relación. Don Ramón, un relojero jubilado al que consultamos, lo expresó mejor que nosotros: «No quiero que me visiten por pena. Quiero que me necesiten».',
      earns:
        '**Message**: the strongest argument, made by the person it’s about. **Language**: *lo cual*, *al que consultamos*.',
      newLine: true,
    },
    {
      says: 'Para los alumnos supondría, además, conocer oficios e historias que ningún libro recoge. En cuanto al municipio, contribuiría a reducir la soledad sin necesidad de contratar a nadie.',
      newLine: true,
    },
    { says: '4. Dificultades previsibles', newLine: true },
    {
      says: 'Somos conscientes de que la idea plantea dudas. La primera es la seguridad: por ello, durante la prueba, los encuentros se celebrarían únicamente en la biblioteca, en presencia de un adulto responsable, y los menores necesitarían la autorización de sus familias. La segunda es la constancia, puesto que en época de exámenes los jóvenes solemos desaparecer. Para evitarlo, cada alumno tendría un sustituto y las horas ganadas no caducarían. Por lo que respecta al coste, bastarían ciento veinte euros para carteles, cuadernos y café.',
      earns:
        '**Message**: the doubts that the councillor would have, each with an answer. **Language**: the conditional (*se celebrarían*, *no caducarían*) for everything that is only proposed.',
      newLine: true,
    },
    { says: '5. Conclusión', newLine: true },
    {
      says: 'Por todo lo expuesto, le solicitamos una reunión antes de Semana Santa para concretar los detalles. Si la prueba fracasara, se habrían perdido unas cuantas tardes de miércoles; si saliera bien, el barrio habría ganado algo que no figura en ningún presupuesto: vecinos que se conocen por su nombre.',
      earns:
        '**Conceptual understanding**: one clear request, in *usted*, to the person who can grant it. **Language**: *si fracasara…, si saliera bien…* are weighed against each other.',
      newLine: true,
    },
  ],
}

export default task
