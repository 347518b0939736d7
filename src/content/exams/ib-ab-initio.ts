import type { GuidePart } from '../types'
import { facts, listed, range, rangeTo, time, times } from './facts'
import { abInitioSets } from './ib-ab-initio-sets'

const { reading, writing, listening, oral } = facts.abInitio
const weight = `${facts.abInitio.weight.is}%`
const lengths = range(writing.words.is)
const [language, message, concept] = writing.criteria.is
const [spoken, presented, discussed, interaction] = oral.criteria.is

/** The ab initio course, shown below the Spanish B papers. */
export const abInitio: GuidePart = {
  id: 'ab-initio',
  sets: abInitioSets,
  title: 'Spanish ab initio',
  text: `This is a separate course for beginners, at Standard Level only: writing (${time(writing.minutes)}), listening (${time(listening.minutes)}), reading (${time(reading.minutes)}) and an oral (${rangeTo(oral.minutes.is)} minutes), each ${weight} of the grade. Listening and reading are two separate exams (Paper ${reading.paper.is}). It has the same five themes, with four prescribed topics in each. The tips and phrases above will help you too. Your grammar list is [below the map](/grammar#ab-initio). The details of each paper (${facts.abInitio.years.is}) are below.`,
  points: [
    {
      title: `Writing: ${time(writing.minutes)}, ${writing.marks.is} marks, ${weight}`,
      items: [
        `The IB’s Paper ${writing.paper.is}. **Two** texts of **${lengths} words** each. For both A and B you choose one of three tasks and a type of text. One of the two is a personal text, the other a professional or media text.`,
        `**Reading time, ${time(facts.abInitio.readingTime)}**: read all six tasks, but don’t write yet. **Minutes 0–5**: choose two, and for each one, note the reader, *tú* or *usted*, and three ideas. **Minutes 5–28**: the first text, about 130 words. **Minutes 28–51**: the second. **Minutes 51–60**: check verbs, agreement and accents.`,
        `Marks for each of the two texts: language ${language}, message ${message}, conceptual understanding ${concept} (the right type of text, its format, the same person throughout).`,
        'Types of text: diary, blog, email, letter, article, interview, speech, advertisement, leaflet. See what each one needs [under Writing](#writing-bank).',
      ],
    },
    {
      title: `Listening: ${time(listening.minutes)}, ${listening.marks.is} marks, ${weight}`,
      items: [
        `A section of the IB’s Paper ${listening.paper.is}. Three recordings, each on a different theme, each played **${times(listening.hearings)}** (in Spanish B, ${times(facts.standard.listening.hearings)}).`,
        `${time(listening.readFor)} to read the questions before each recording, and a pause of ${time(listening.pause)} before it is played again. First time: answer what you are sure of. Second time: the questions you marked. Third time: check.`,
        `The recordings last up to ${listed(listening.recordings)} minutes. The speakers are from Spain and Latin America.`,
        'Five kinds of question, as [in Spanish B](#listening): multiple choice, short answers, true statements, gaps, who says it.',
      ],
    },
    {
      title: `Reading: ${time(reading.minutes)}, ${reading.marks.is} marks, ${weight}`,
      items: [
        `The other section of Paper ${reading.paper.is}. In May 2025 it came after writing on the same afternoon, with listening the next morning: check your own timetable. Three texts that get harder, each on a different theme.`,
        '**Minutes 0–15**: text A. **Minutes 15–33**: text B. **Minutes 33–55**: text C. **Minutes 55–60**: check every box is filled and every _true or false_ has a quotation.',
        'The kinds of question are the same [as in Spanish B](#reading), and they’re in Spanish. Schools’ ab initio worksheets use *tú* (*Elige, Contesta*), but IB papers use *usted* on the cover (*Conteste*): learn both.',
        'You can’t use a dictionary.',
      ],
    },
    {
      title: `Oral: ${time(oral.preparation)} of preparation, ${rangeTo(oral.minutes.is)} minutes of conversation, ${oral.marks.is} marks, ${weight}`,
      items: [
        `**Preparation, ${time(oral.preparation)}**: you see two pictures, each labelled with its theme, and choose one. Make up to ${oral.notes.is} short notes, but don’t read them out.`,
        `**Presentation, ${rangeTo(oral.presentation.is)} minutes**: about twelve sentences on what’s in the picture, its theme and a link with a Spanish-speaking country.`,
        `**Follow-up discussion on the picture, ${rangeTo(oral.discussion.is)} minutes**, then a **general discussion, ${rangeTo(oral.general.is)} minutes**, on at least one other theme.`,
        `Marks: language ${spoken}, message of the presentation ${presented}, message of the discussions ${discussed}, interaction ${interaction}.`,
      ],
    },
  ],
  lists: [
    {
      title: 'Identities: four topics',
      rows: [
        { es: 'las características personales', en: 'personal attributes' },
        { es: 'las relaciones personales', en: 'personal relationships' },
        { es: 'la comida y la bebida', en: 'eating and drinking' },
        { es: 'el bienestar físico', en: 'physical well-being' },
      ],
    },
    {
      title: 'Experiences: four topics',
      rows: [
        { es: 'la rutina diaria', en: 'daily routine' },
        { es: 'el ocio', en: 'leisure' },
        { es: 'las vacaciones', en: 'holidays' },
        { es: 'las fiestas y celebraciones', en: 'festivals and celebrations' },
      ],
    },
    {
      title: 'Human ingenuity: four topics',
      rows: [
        { es: 'el transporte', en: 'transport' },
        { es: 'el entretenimiento', en: 'entertainment' },
        { es: 'los medios de comunicación', en: 'media' },
        { es: 'la tecnología', en: 'technology' },
      ],
    },
    {
      title: 'Social organisation: four topics',
      rows: [
        { es: 'el barrio', en: 'neighbourhood' },
        { es: 'la educación', en: 'education' },
        { es: 'el lugar de trabajo', en: 'the workplace' },
        { es: 'los problemas sociales', en: 'social issues' },
      ],
    },
    {
      title: 'Sharing the planet: four topics',
      rows: [
        { es: 'el clima', en: 'climate' },
        { es: 'la geografía física', en: 'physical geography' },
        { es: 'el medioambiente', en: 'the environment' },
        { es: 'los problemas globales', en: 'global issues' },
      ],
    },
    {
      title: 'Twelve questions for the oral',
      what: 'Answer in three sentences: what, why, and an example in another tense.',
      rows: [
        {
          es: '¿Cómo eres y cómo es tu familia?',
          en: 'What are you like, and what is your family like?',
        },
        { es: '¿Qué comes normalmente entre semana?', en: 'What do you usually eat on weekdays?' },
        { es: '¿Qué haces para estar en forma?', en: 'What do you do to keep fit?' },
        { es: '¿Qué hiciste el fin de semana pasado?', en: 'What did you do last weekend?' },
        {
          es: '¿Cuál es tu fiesta preferida y cómo se celebra?',
          en: 'What is your favourite festival and how is it celebrated?',
        },
        { es: '¿Cómo vas al colegio?', en: 'How do you get to school?' },
        { es: '¿Cuánto tiempo pasas con el móvil?', en: 'How much time do you spend on your phone?' },
        {
          es: '¿Qué te gusta de tu barrio y qué cambiarías?',
          en: 'What do you like about your neighbourhood, and what would you change?',
        },
        {
          es: '¿Qué quieres hacer después del colegio?',
          en: 'What do you want to do when you leave school?',
        },
        { es: '¿Has trabajado alguna vez?', en: 'Have you ever had a job?' },
        {
          es: '¿Qué tiempo hace en tu país en invierno?',
          en: 'What is the weather like in your country in winter?',
        },
        { es: '¿Qué haces tú por el medioambiente?', en: 'What do you do to help the environment?' },
      ],
    },
  ],
  models: [
    {
      name: `Task A: a personal text (${lengths} words)`,
      what: '25 minutes. Write yours before you read ours.',
      sample: {
        task: '*Ha empezado a practicar un deporte nuevo. Escriba a un amigo: cuéntele qué deporte es, por qué le gusta y qué planes tiene.* Choose: *correo electrónico, artículo, folleto*.',
        plan: [
          '**Type**: it’s to a friend, so an email with a subject line. **Person**: *tú*.',
          '**Three points**: which sport · why · plans. One paragraph for each, and a question at the end.',
          '**Tenses**: present, past (*jugamos, estaba*), future (*voy a participar*).',
        ],
        answer:
          '*Asunto: mi nuevo deporte*\n\n*Hola, Diego:*\n\n*¿Qué tal estás? Te escribo porque tengo una noticia: ¡desde septiembre juego al bádminton! Entreno los lunes y los miércoles en el polideportivo de mi barrio.*\n\n*Me gusta mucho porque es rápido y mis compañeros son muy simpáticos. El mes pasado jugamos nuestro primer partido. Yo estaba muy nerviosa y perdimos, pero lo pasé muy bien. Ahora duermo mejor y tengo más energía para estudiar.*\n\n*En enero voy a participar en un torneo en Sevilla. ¿Por qué no vienes a verme? Después podemos comer juntos y visitar la ciudad.*\n\n*¿Y tú? ¿Qué deporte haces este año? ¡Cuéntamelo todo!*\n\n*Un abrazo,*\n*Sara*',
        margin: [
          '**Language**: present, past and future, all correct: *entreno*, *jugamos*, *voy a participar*; *porque*, *pero*, *después*; *¡Cuéntamelo todo!* with both pronouns.',
          '**Message**: the three points, each with a detail (Mondays and Wednesdays, the first match, Seville).',
          '**Conceptual understanding**: subject line, greeting with a colon, *tú*, a question in return, a closing.',
        ],
      },
    },
    {
      name: `Task B: a professional or media text (${lengths} words)`,
      what: 'The readers don’t know you, so use *usted* or *ustedes*. The layout does half the work.',
      sample: {
        task: '*Su colegio organiza un día sin coches. Escriba un texto para las familias: explique qué se celebra, cómo pueden venir y qué va a haber.* Choose: *folleto, diario, carta a un amigo*.',
        plan: [
          '**Type**: information and an invitation for families, so a leaflet. **Person**: *ustedes*.',
          '**Form**: title, subheadings, three short lines, where to ask.',
          '**Tenses**: present, *ir a* and future, one sentence in the past, a command.',
        ],
        answer:
          '*¡Un día sin coches!*\n\n*El viernes nuestro colegio celebra el Día sin Coches. Queremos respirar aire limpio y hacer un poco de ejercicio.*\n\n*¿Cómo pueden venir?*\n*A pie: hay un grupo que sale de la plaza a las ocho.*\n*En bicicleta: vamos a abrir un aparcamiento para doscientas bicis.*\n*En autobús: ese día es gratis para los alumnos.*\n\n*¿Qué va a haber?*\n*A las once habrá juegos en la calle y a las dos comeremos todos juntos en el patio. El año pasado vinieron trescientas personas y fue una fiesta muy divertida.*\n\n*¡Dejen el coche en casa! Si vienen a pie, sus hijos van a recibir una camiseta.*\n\n*Más información: en la secretaría, de nueve a dos.*',
        margin: [
          '**Language**: *habrá*, *comeremos*, *vinieron*, *dejen*, *si vienen*: simple, varied and correct.',
          '**Message**: what is celebrated, how to come and what there will be, with times and numbers.',
          '**Conceptual understanding**: a title with ¡ !, questions as subheadings, short lines, *ustedes* throughout (*pueden, dejen, sus hijos*).',
        ],
      },
    },
    {
      name: `The oral: presenting a picture (${range(oral.presentation.is)} minutes)`,
      what: 'Prepare as in the plan above. Then speak without stopping.',
      sample: {
        task: 'The picture: an open-air market in Mexico; in the middle an old woman in a red dress is selling fruit, with a boy and his father in front of her and *piñatas* on the right. Theme: identities. Present it.',
        plan: [
          '**Notes, nouns only**: *mercado – piñatas – señora – niño – vecinos – supermercado – abuela*.',
          '**Half a minute** each on what is there, the theme and the country, and yourself.',
        ],
        answer:
          '*En esta foto veo un mercado al aire libre. Creo que está en México, porque a la derecha hay piñatas de muchos colores.*\n\n*En el centro hay una señora mayor que vende fruta. Lleva un vestido rojo y está sonriendo. Delante de ella, un niño compra un mango con su padre.*\n\n*La foto está relacionada con el tema de las identidades, sobre todo con la comida. En muchas ciudades de México la gente va al mercado para comprar, pero también para hablar con los vecinos. En mi ciudad, en cambio, compramos en el supermercado y nadie se conoce.*\n\n*A mí me encantan los mercados. El verano pasado fui a uno con mi abuela y probé frutas nuevas. En el futuro me gustaría visitar un mercado mexicano, porque la fruta parece buenísima.*',
        margin: [
          '**The picture**: it is described (*a la derecha, en el centro, delante de ella*) and linked to its theme, to Mexico and to the speaker’s own town (*en cambio*).',
          '**Language**: *compra*, *está sonriendo*, *fui*, *me gustaría*: four tenses in eleven sentences.',
          'The last sentence leaves an opening: the teacher can now ask about journeys, food or grandmothers.',
        ],
      },
    },
  ],
}
