import type { ExamGuide, ExamList } from '../types'
import { asInTheExam } from './facts'

/** In each conversation, the questions move from the present to the past, the future and the student’s opinions. */
export const speakingBank: readonly ExamList[] = [
  {
    title: 'Everyday activities: ten questions',
    what: 'Home, school, food and health. Talk for half a minute on each.',
    rows: [
      { es: '¿Cómo es un día normal en tu casa?', en: 'What is a normal day like in your house?' },
      { es: '¿Qué haces para ayudar en casa?', en: 'What do you do to help at home?' },
      { es: '¿Qué asignatura te gusta menos y por qué?', en: 'Which subject do you like least, and why?' },
      { es: '¿Qué sueles comer al mediodía?', en: 'What do you usually have for lunch?' },
      { es: '¿Cómo te mantienes en forma?', en: 'How do you keep fit?' },
      { es: '¿Qué cenaste anoche?', en: 'What did you have for dinner last night?' },
      {
        es: 'Cuéntame algo interesante que hicisteis en clase la semana pasada.',
        en: 'Tell me about something interesting that you did in class last week.',
      },
      {
        es: '¿Qué vas a hacer hoy cuando llegues a casa?',
        en: 'What are you going to do when you get home today?',
      },
      { es: '¿Cómo sería tu instituto ideal?', en: 'What would your ideal school be like?' },
      {
        es: '¿Crees que los jóvenes duermen lo suficiente? ¿Por qué?',
        en: 'Do you think young people get enough sleep? Why?',
      },
    ],
  },
  {
    title: 'Personal and social life: ten questions',
    what: 'Family and friends, free time, parties and holidays.',
    rows: [
      { es: 'Háblame de tu familia.', en: 'Tell me about your family.' },
      { es: '¿Cómo es tu mejor amigo o tu mejor amiga?', en: 'What is your best friend like?' },
      { es: '¿Qué te gusta hacer los fines de semana?', en: 'What do you like doing at weekends?' },
      {
        es: '¿Qué tipo de series o de libros prefieres?',
        en: 'What kind of TV series or books do you like best?',
      },
      { es: '¿Cómo celebras tu cumpleaños?', en: 'How do you celebrate your birthday?' },
      {
        es: '¿Qué hiciste en tu último cumpleaños?',
        en: 'What did you do for your last birthday?',
      },
      {
        es: 'Háblame de unas vacaciones que te gustaron mucho.',
        en: 'Tell me about a holiday that you really enjoyed.',
      },
      { es: '¿Qué planes tienes para este verano?', en: 'What are your plans for this summer?' },
      { es: '¿A quién te gustaría conocer y por qué?', en: 'Who would you like to meet, and why?' },
      {
        es: '¿Qué es más importante para ti, la familia o los amigos? ¿Por qué?',
        en: 'Which is more important to you, family or friends? Why?',
      },
    ],
  },
  {
    title: 'The world around us: ten questions',
    what: 'Your town, shopping, nature, weather, customs.',
    rows: [
      { es: '¿Cómo es el lugar donde vives?', en: 'What’s it like where you live?' },
      { es: '¿Qué se puede hacer allí si llueve?', en: 'What can you do there if it rains?' },
      { es: '¿Dónde compras la ropa?', en: 'Where do you buy your clothes?' },
      {
        es: '¿Qué tiempo hace en tu región en invierno?',
        en: 'What is the weather like in your area in winter?',
      },
      { es: '¿Qué haces para cuidar el medioambiente?', en: 'What do you do to look after the environment?' },
      {
        es: 'Háblame de la última vez que fuiste de compras.',
        en: 'Tell me about the last time you went shopping.',
      },
      {
        es: '¿Cómo era tu barrio cuando eras pequeño o pequeña?',
        en: 'What was your area like when you were little?',
      },
      {
        es: '¿Qué vas a hacer este fin de semana en tu ciudad?',
        en: 'What are you going to do in your town this weekend?',
      },
      { es: '¿Qué cambiarías de tu ciudad?', en: 'What would you change about your town?' },
      {
        es: '¿Es mejor vivir en el campo o en la ciudad? ¿Por qué?',
        en: 'Is it better to live in the country or in the city? Why?',
      },
    ],
  },
  {
    title: 'The world of work: ten questions',
    what: 'Study plans, jobs, languages, phones.',
    rows: [
      { es: '¿Qué trabajos hacen los jóvenes de tu edad?', en: 'What jobs do people your age do?' },
      { es: '¿Qué cualidades tiene un buen profesor?', en: 'What qualities does a good teacher have?' },
      { es: '¿Para qué utilizas el móvil?', en: 'What do you use your phone for?' },
      { es: '¿Qué idiomas se hablan en tu familia?', en: 'Which languages are spoken in your family?' },
      { es: '¿Cómo ganas o ahorras dinero?', en: 'How do you earn or save money?' },
      {
        es: '¿Qué querías ser de mayor cuando eras pequeño o pequeña?',
        en: 'What did you want to be when you were little?',
      },
      {
        es: 'Háblame de un trabajo que hayas hecho, aunque sea en casa.',
        en: 'Tell me about a job you’ve done, even if it was only at home.',
      },
      { es: '¿Qué vas a estudiar el curso que viene?', en: 'What are you going to study next year?' },
      { es: '¿Te gustaría trabajar desde casa? ¿Por qué?', en: 'Would you like to work from home? Why?' },
      {
        es: '¿Por qué es útil hablar más de un idioma?',
        en: 'Why is it useful to speak more than one language?',
      },
    ],
  },
  {
    title: 'The international world: ten questions',
    what: 'Travel, life in other countries, world events.',
    rows: [
      { es: '¿Qué países has visitado?', en: 'Which countries have you visited?' },
      { es: '¿Cómo prefieres viajar?', en: 'How do you prefer to travel?' },
      {
        es: '¿Qué sabes de un país donde se habla español?',
        en: 'What do you know about a Spanish-speaking country?',
      },
      { es: '¿Qué comidas de otros países te gustan?', en: 'What food from other countries do you like?' },
      { es: '¿Qué pueden ver los turistas en tu región?', en: 'What can tourists see in your area?' },
      { es: 'Háblame de un viaje que salió mal.', en: 'Tell me about a trip that went wrong.' },
      {
        es: '¿Qué noticia te llamó la atención la semana pasada?',
        en: 'Which news story caught your eye last week?',
      },
      {
        es: '¿Adónde irás cuando tengas dinero para viajar?',
        en: 'Where will you go when you have the money to travel?',
      },
      {
        es: '¿Te gustaría pasar un año en otro país? ¿Por qué?',
        en: 'Would you like to spend a year in another country? Why?',
      },
      {
        es: '¿Qué problema del mundo te preocupa más y qué podemos hacer?',
        en: 'Which of the world’s problems worries you most, and what can we do about it?',
      },
    ],
  },
  {
    title: 'Role play: at the doctor’s, with marks',
    what: 'The card: *Estás de vacaciones en Málaga. No te encuentras bien y vas al médico. Tu profesora es la médica.* She may repeat a question, but can’t reword it. If a question has two parts (…), she waits for your first answer.',
    rows: [
      {
        es: 'Buenos días. ¿Qué le pasa?',
        en: 'Good morning. What’s the matter?',
        note: '**2** *Me duele mucho el estómago.*\n**1** ~~Soy malo el estómago.~~ She can guess what you mean.\n**0** *Bien, gracias.*',
      },
      {
        es: '¿Desde cuándo se encuentra así?',
        en: 'How long have you been feeling like this?',
        note: '**2** *Desde ayer por la tarde.* Short but complete.\n**1** *Ayer.* Since yesterday, or only yesterday?\n**0** *Dos veces.*',
      },
      {
        es: '¿Qué comió ayer? … ¿Dónde?',
        en: 'What did you eat yesterday? … Where?',
        note: '**2** *Comí gambas.* *En un restaurante de la playa.*\n**1** *Comí gambas.* You didn’t answer the second part.\n**0** *Me gustan las gambas.*',
      },
      {
        es: '¿Toma algún medicamento?',
        en: 'Are you taking any medication?',
        note: '**2** *No, no tomo ninguno.* _No_ is an answer too.\n**1** ~~No tomar.~~\n**0** *Sí, tomo el autobús.*',
      },
      {
        es: '¿Cuántos días más se queda aquí? … ¿Qué planes tenía?',
        en: 'How many more days are you staying here? … What were your plans?',
        note: '**2** *Me quedo cuatro días más.* *Quería ir a Ronda.*\n**1** *Cuatro días.* Only the first part.\n**0** silence: say *¿Puede repetir la pregunta, por favor?*',
      },
    ],
  },
  {
    title: 'Role play: a phone call to a friend, with marks',
    what: 'The card: *Llamas a tu amigo Raúl para hacer planes. Tu profesor es Raúl.* A friend calls you *tú*.',
    rows: [
      {
        es: '¡Hola! Dime, ¿qué querías?',
        en: 'Hello! So, what did you want?',
        note: '**2** *Quería quedar contigo este sábado.*\n**1** *Este sábado.* What about Saturday?\n**0** *Me llamo Sam.* That answers a different question.',
      },
      {
        es: '¿Qué quieres hacer?',
        en: 'What do you want to do?',
        note: '**2** *Quiero ir al concierto de la plaza.*\n**1** ~~Yo quiere ir al concierto.~~ Who wants to go?\n**0** *No sé.*',
      },
      {
        es: '¿A qué hora empieza? … ¿Dónde quedamos?',
        en: 'What time does it start? … Where shall we meet?',
        note: '**2** *Empieza a las nueve.* *Quedamos en la parada del autobús.*\n**1** *A las nueve.* Only the first part.\n**0** *Sí, me gusta.*',
      },
      {
        es: '¿Qué hiciste el sábado pasado? … ¿Qué tal lo pasaste?',
        en: 'What did you do last Saturday? … Did you have a good time?',
        note: '**2** *Fui a la piscina con mi prima.* *Lo pasé genial.*\n**1** *Voy a la piscina.* *Lo paso genial.* Both parts, but not _last_ Saturday.\n**0** *El sábado.*',
      },
      {
        es: '¿Qué vas a hacer después del concierto?',
        en: 'What are you going to do after the concert?',
        note: '**2** *Voy a volver a casa en taxi.*\n**1** ~~Después volver casa.~~\n**0** *Me gusta la música.*',
      },
    ],
  },
  {
    title: 'Role play: a summer job, with marks',
    what: `The card: *Quieres trabajar este verano en una heladería de Alicante. Hablas con la dueña. Tu profesora es la dueña.* ${asInTheExam.stranger}`,
    rows: [
      {
        es: 'Buenas tardes. ¿Cuántos años tiene?',
        en: 'Good afternoon. How old are you?',
        note: '**2** *Tengo dieciséis años.*\n**1** *Dieciséis o diecisiete.* Which of the two?\n**0** *Me llamo Priya.*',
      },
      {
        es: '¿Por qué quiere trabajar aquí?',
        en: 'Why do you want to work here?',
        note: '**2** *Porque me gusta hablar con la gente.*\n**1** ~~Porque gente.~~\n**0** *En julio.*',
      },
      {
        es: '¿Ha trabajado antes? … ¿Qué hacía?',
        en: 'Have you worked before? … What did you do?',
        note: '**2** *Sí, en una cafetería.* *Servía mesas.*\n**1** *Sí.* Only the first part.\n**0** *Me gusta el helado.*',
      },
      {
        es: '¿Qué idiomas habla?',
        en: 'Which languages do you speak?',
        note: '**2** *Hablo inglés, hindi y un poco de español.*\n**1** *Inglés y un poco.* A little of what?\n**0** *Soy de Londres.*',
      },
      {
        es: '¿Cuándo podría empezar? … ¿Hasta qué día puede trabajar?',
        en: 'When could you start? … What date can you work until?',
        note: '**2** *Podría empezar el uno de julio.* *Puedo trabajar hasta el treinta de agosto.*\n**1** *El uno de julio.* Only the first part.\n**0** *Sí.*',
      },
    ],
  },
]

export const sheet: NonNullable<ExamGuide['sheet']> = {
  lists: [
    {
      title: 'Twelve connectors',
      rows: [
        { es: 'además', en: 'besides' },
        { es: 'así que', en: 'so' },
        { es: 'ya que', en: 'since, because' },
        { es: 'por eso', en: 'that is why' },
        { es: 'sin embargo', en: 'however' },
        { es: 'aunque', en: 'although' },
        { es: 'por un lado… por otro', en: 'on the one hand… on the other' },
        { es: 'en cambio', en: 'on the other hand, by contrast' },
        { es: 'mientras', en: 'while' },
        { es: 'al principio', en: 'at first' },
        { es: 'al final', en: 'in the end' },
        { es: 'por suerte', en: 'luckily' },
      ],
    },
    {
      title: 'Ten ways to give an opinion',
      rows: [
        { es: 'Creo que…', en: 'I think that…' },
        { es: 'En mi opinión,…', en: 'In my opinion,…' },
        { es: 'Me parece que…', en: 'It seems to me that…' },
        { es: 'Lo que más me gusta es…', en: 'What I like most is…' },
        { es: 'Lo bueno es que…', en: 'The good thing is that…' },
        { es: 'Lo malo es que…', en: 'The bad thing is that…' },
        { es: 'Prefiero…', en: 'I prefer…' },
        { es: 'No estoy de acuerdo con…', en: 'I don’t agree with…' },
        { es: 'Vale la pena…', en: 'It’s worth…' },
        { es: 'Es importante que…', en: 'It’s important that… (with a subjunctive)' },
      ],
    },
    {
      title: 'Eighteen verb forms',
      rows: [
        { es: 'fui', en: 'I went; I was' },
        { es: 'hice', en: 'I did, I made' },
        { es: 'tuve', en: 'I had' },
        { es: 'estuve', en: 'I was (somewhere, for a while)' },
        { es: 'pude', en: 'I was able to' },
        { es: 'vi', en: 'I saw' },
        { es: 'hubo', en: 'there was (it happened)' },
        { es: 'era', en: 'I, he, she, it was' },
        { es: 'había', en: 'there was (it was there)' },
        { es: 'iba', en: 'I used to go, I was going' },
        { es: 'he hecho', en: 'I have done' },
        { es: 'he visto', en: 'I have seen' },
        { es: 'voy a ir', en: 'I’m going to go' },
        { es: 'haré', en: 'I will do' },
        { es: 'tendré', en: 'I will have' },
        { es: 'me gustaría', en: 'I would like' },
        { es: 'podría', en: 'I would be able to' },
        { es: 'sería', en: 'it would be' },
      ],
    },
    {
      title: 'Ten time markers',
      rows: [
        { es: 'ayer', en: 'yesterday (preterite)' },
        { es: 'anoche', en: 'last night (preterite)' },
        { es: 'el fin de semana pasado', en: 'last weekend (preterite)' },
        { es: 'hace dos años', en: 'two years ago (preterite)' },
        { es: 'de pequeño, de pequeña', en: 'as a child (imperfect)' },
        { es: 'antes', en: 'before, in the past (imperfect)' },
        { es: 'desde hace un año', en: 'for a year now (present)' },
        { es: 'normalmente', en: 'normally (present)' },
        { es: 'la semana que viene', en: 'next week (future)' },
        { es: 'dentro de cinco años', en: 'in five years’ time (future)' },
      ],
    },
  ],
  checks: [
    'Every point of the task answered, every box filled, two letters only where two are asked for.',
    'Each verb: the right person, the right tense.',
    'Each adjective with its noun: *una ciudad bonita*, *los trenes rápidos*.',
    '*Gusta* with one thing, *gustan* with several; *a* before people: *vi a mi tía*.',
    'Accents: *trabajé, está, mamá, días, también, qué* in a question. Punctuation at both ends: *¿…? ¡…!*',
    'In Reading: _he_ or _she_, not _I_: *se levanta, su abuelo, le gusta*.',
  ],
}
