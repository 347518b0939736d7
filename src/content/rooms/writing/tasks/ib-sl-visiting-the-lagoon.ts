import { writingTasks } from '../../../exams/facts'
import type { WritingTask } from '../../writing-types'

const task: WritingTask = {
  title: 'A leaflet for visitors to a lagoon',
  exam: 'IB SL',
  theme: 'Sharing the planet',
  type: 'leaflet',
  task: {
    es: 'La laguna de su pueblo recibe cada vez más visitantes y algunos no saben cómo comportarse. El ayuntamiento le pide un texto que se repartirá gratis en la oficina de turismo. Elija el tipo de texto más adecuado: folleto, carta formal o reseña.',
    en: 'The lagoon in your village is getting more and more visitors, and some don’t know how to behave. The town council has asked you for a text that will be handed out free at the tourist office. Choose the most suitable type of text: leaflet, formal letter or review.',
  },
  points: [
    {
      es: 'Invite a conocer la laguna y diga qué se puede ver.',
      en: 'Invite people to discover the lagoon and say what they can see there.',
    },
    { es: 'Explique qué no se debe hacer y por qué.', en: 'Explain what people mustn’t do, and why.' },
    { es: 'Indique cómo llegar sin coche.', en: 'Explain how to get there without a car.' },
    { es: 'Proponga una manera de ayudar.', en: 'Suggest a way of helping.' },
  ],
  ...writingTasks.standard,
  plan: [
    '**Type**: many people will pick it up and read it standing up, so it’s a leaflet, with headings and short lines. A letter has one reader, and a review would rate the place.',
    '**The invitation**: two or three animals by name, with the month or time of day when you can see them. *Ustedes* or *usted*, but stick to one. Here it’s *usted*.',
    '**What not to do**: three rules, each with a reason. A reason is more convincing than *¡Prohibido!*',
    '**Getting there**: bus, train, bicycle: number, time, how long. Figures make a leaflet useful.',
    '**Helping**: something that a visitor can do in one morning, with a day and a place.',
  ],
  model: [
    {
      says: 'Laguna de las Garzas: mire, escuche y no deje huella',
      earns: '**Conceptual understanding**: a title with three *usted* commands, and *usted* throughout.',
    },
    { says: '¿Ha visto alguna vez dormir a mil pájaros sobre una sola pata?', newLine: true },
    {
      says: 'Venga al amanecer y siéntese en el mirador de madera. Entre octubre y marzo pasan el invierno aquí más de mil flamencos y, si tiene paciencia, quizá vea también una nutria. En verano el agua baja y aparecen las islas donde crían las garzas que dan nombre a la laguna.',
      earns:
        '**Message**: what can be seen, when and from where. **Language**: *quizá vea*, the subjunctive for something uncertain.',
      newLine: true,
    },
    { says: 'Un lugar que nos necesita', newLine: true },
    {
      says: 'Hace veinte años esta laguna era un basurero. La recuperaron los vecinos, que sacaron del agua hasta tres lavadoras. Para que siga viva, le pedimos que:',
      earns:
        '**Language**: *hace veinte años era*, *sacaron*, *para que siga*: past, past and subjunctive in three lines.',
      newLine: true,
    },
    { says: '• no salga de los caminos, porque los nidos están en el suelo y apenas se ven;', newLine: true },
    { says: '• no dé pan a los patos: aunque les guste, les sienta mal;', newLine: true },
    { says: '• no ponga música ni grite. Una garza asustada puede abandonar a sus crías;', newLine: true },
    {
      says: '• se lleve su basura a casa. Aquí no hay papeleras, ya que los zorros las vaciaban por la noche.',
      earns:
        '**Message**: four rules and four reasons. **Language**: after *le pedimos que* each verb is in the subjunctive: *salga, dé, ponga, se lleve*.',
      newLine: true,
    },
    { says: 'Cómo llegar sin coche', newLine: true },
    {
      says: 'En tren: baje en la estación de Vega y siga las flechas verdes. Se tarda quince minutos a pie por un camino llano, también apto para sillas de ruedas.',
      newLine: true,
    },
    {
      says: 'En autobús: la línea 4 sale de la plaza cada media hora. El billete de vuelta es gratuito si enseña este folleto.',
      earns:
        '**Conceptual understanding**: headings, short lines and figures, because you look at a leaflet before you read it.',
      newLine: true,
    },
    {
      says: 'En bicicleta: puede alquilar una en el albergue por seis euros al día. Atención: solo se permite circular por el camino exterior.',
      newLine: true,
    },
    { says: '¿Quiere hacer algo más?', newLine: true },
    {
      says: 'El primer domingo de cada mes contamos pájaros. No hace falta que sea usted experto: le prestamos unos prismáticos, le enseñamos a distinguir seis especies y, a cambio, le pedimos dos horas de silencio. El mes pasado participaron desde una niña de siete años hasta una señora de noventa.',
      earns:
        '**Message**: a way of helping, with the day, what’s offered and what you have to do. The girl and the old lady show that anyone can join in.',
      newLine: true,
    },
    {
      says: 'La laguna estaba aquí antes que nosotros. Ayúdenos a que siga estando cuando nos vayamos.',
      earns:
        '**Language**: *ayúdenos a que siga* and *cuando nos vayamos* look to the future, in a memorable sentence.',
      newLine: true,
    },
    {
      says: 'Más información: oficina de turismo, calle del Río, 2. Abierta de martes a domingo.',
      newLine: true,
    },
  ],
}

export default task
