import { writingTasks } from '../../../exams/facts'
import type { WritingTask } from '../../writing-types'

const task: WritingTask = {
  title: 'An interview with a radio presenter who speaks Quechua',
  exam: 'IB HL',
  theme: 'Identities',
  type: 'interview',
  task: {
    es: 'Durante un viaje a Perú, usted ha conversado con una locutora que presenta su programa en quechua. Escriba un texto para la revista de su colegio en el que los lectores oigan la voz de ella. Elija el tipo de texto más adecuado: entrevista, propuesta o folleto.',
    en: 'On a trip to Peru you talked to a radio presenter who does her programme in Quechua. Write a text for your school’s magazine in which readers hear her voice. Choose the most suitable type of text: interview, proposal or leaflet.',
  },
  points: [
    { es: 'Presente a la locutora y su programa.', en: 'Introduce the presenter and her programme.' },
    {
      es: 'Pregúntele por su relación con la lengua.',
      en: 'Ask her about her relationship with the language.',
    },
    {
      es: 'Plantéele una objeción y recoja su respuesta.',
      en: 'Put an objection to her and report her answer.',
    },
    {
      es: 'Pregúntele por el futuro de las lenguas indígenas.',
      en: 'Ask her about the future of indigenous languages.',
    },
  ],
  ...writingTasks.higher,
  plan: [
    '**Type**: readers should hear her voice, so it’s an interview. Use *usted* in every question and the third person in the introduction.',
    '**Introduction**: name, place, time of the programme and one thing you saw in the studio.',
    '**The language**: where she spoke it as a child and where she didn’t dare. Ask about one moment (*¿recuerda el día en que…?*), not for an opinion.',
    '**The objection**: what a sceptic would say (*hay quien opina que…*). She may smile, but she has to answer. Then ask again.',
    '**The future**: what would have to happen (*haría falta que…*), what she says to young people, and a last sentence from you.',
  ],
  model: [
    {
      says: '«Una lengua no se muere de vieja, se muere de vergüenza»',
      earns:
        '**Conceptual understanding**: her own words as a title, then an introduction in the third person, then questions and answers, each on a new line.',
    },
    {
      says: 'Son las cuatro y media de la mañana en Cusco y Nilda Quispe ya se ha tomado dos cafés. Dentro de media hora saludará en quechua a miles de oyentes que ordeñan, cocinan o conducen mientras la escuchan. Lleva diecinueve años presentando el mismo programa y, según confiesa, todavía se pone nerviosa. Nos recibe en su estudio, entre cables y una manta de lana.',
      earns:
        '**Message**: who, where, when and who for, with coffee and a blanket. **Language**: *lleva diecinueve años presentando* and *según confiesa*.',
      newLine: true,
    },
    { says: '—¿Por qué tan temprano?', newLine: true },
    {
      says: '—Porque el campo no espera. Cuando empecé, el director me ofreció esa hora convencido de que no me oiría nadie. A la semana siguiente teníamos una bolsa llena de cartas. Muchas las habían dictado personas que no sabían escribir.',
      newLine: true,
    },
    { says: '—¿Siempre se ha sentido orgullosa de hablar quechua?', newLine: true },
    {
      says: '—Ojalá pudiera decirle que sí. En casa no hablábamos otra cosa, pero en la escuela se reían de mi acento, así que decidí esconderlo. Un día mi abuela vino a buscarme, me llamó en quechua delante de todos y fingí que no la entendía. Se dio la vuelta sin decir nada. Si hoy estuviera viva, le dedicaría cada programa.',
      earns:
        '**Message**: one moment instead of a general answer. **Language**: *ojalá pudiera*, *si estuviera…, le dedicaría*, the imperfect for the habit and the preterite for that day.',
      newLine: true,
    },
    { says: '—¿Y qué la hizo cambiar?', newLine: true },
    {
      says: '—Un hospital. Trabajaba limpiando y vi a una anciana que intentaba explicar dónde le dolía sin que ningún médico la comprendiera. Me ofrecí a traducir. Aquella mañana descubrí que lo que me habían enseñado a ocultar podía servir para que alguien dejara de tener miedo.',
      earns:
        '**Conceptual understanding**: the question picks up on the last answer, as a good listener does. **Language**: *sin que ningún médico la comprendiera*, *para que alguien dejara*.',
      newLine: true,
    },
    {
      says: '—Sin embargo, hay quien opina que a los jóvenes les convendría más aprender inglés. ¿Qué les contesta?',
      newLine: true,
    },
    {
      says: '—(Se ríe). Que aprendan los dos. ¿Por qué habría que elegir? Nadie le pide a un pianista que olvide la guitarra. Mi hijo escribe programas en inglés, discute en castellano y consuela a su hija en quechua. No le falta sitio en la cabeza.',
      earns:
        '**Message**: an objection, and an answer with a comparison and an example. **Language**: *que aprendan los dos* uses the subjunctive on its own, as people really do.',
      newLine: true,
    },
    {
      says: '—Perdone que insista: con buenas palabras no se salva una lengua. ¿Qué haría falta?',
      earns:
        '**Conceptual understanding**: she presses the point and stays polite: *perdone que insista*, with *usted*.',
      newLine: true,
    },
    {
      says: '—Tiene usted razón. Haría falta que se pudiera ir al juez, al médico o al banco en quechua sin pedir disculpas. Y que los niños lo oyeran en los videojuegos, no solo en las fiestas del colegio. Mientras una lengua sirva únicamente para los bailes, será un adorno.',
      earns:
        '**Language**: *haría falta que se pudiera…* leads to *y que los niños lo oyeran*, and *mientras sirva* is about the future.',
      newLine: true,
    },
    { says: '—¿Es usted optimista?', newLine: true },
    {
      says: '—Depende del día. Hay comunidades donde ya solo lo hablan los abuelos. Pero el mes pasado me escribió un grupo de chicas que cantan rap en quechua. Las invité, por supuesto. Tenían tanta energía que se cayó un micrófono. Es como regar una planta: no se la ve crecer, pero de repente ha crecido.',
      newLine: true,
    },
    {
      says: '—Para terminar, ¿qué les diría a nuestros lectores, que están aprendiendo español?',
      newLine: true,
    },
    {
      says: '—Que no teman equivocarse. Y que, cuando lo hablen bien, pregunten qué otras lenguas se hablan al lado. Siempre hay alguna que está esperando a que alguien pregunte por ella.',
      earns: '**Message**: the interview turns to its readers, who are learners themselves.',
      newLine: true,
    },
    {
      says: 'Se enciende la luz roja. Nilda se acerca al micrófono y saluda. No entendemos ni una palabra, pero todos sonreímos.',
      earns: '**Conceptual understanding**: a last scene for the readers, in the present like the first.',
      newLine: true,
    },
  ],
}

export default task
