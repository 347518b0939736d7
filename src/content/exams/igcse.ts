import type { ExamGuide } from '../types'
import { asInTheExam, facts, listed, range, time } from './facts'
import { sheet, speakingBank } from './igcse-bank'
import { listeningSet, readingSet, speakingSet, writingSet } from './igcse-sets'
import { sourcesOf } from './sources'

const syllabusPage =
  'https://www.cambridgeinternational.org/programmes-and-qualifications/cambridge-igcse-spanish-foreign-language-0530/'

const { reading, writing, listening, speaking, older, next } = facts.igcse
const years = facts.igcse.years.is
const weight = `${facts.igcse.weight.is}%`
const directed = range(writing.directed.words.is)
const long = range(writing.long.words.is)
const [rolePlayMarks, communication, quality] = speaking.criteria.is

/** A warning to show until we have read the next syllabus. */
const mayChange = `if you began in September 2026, for exams in ${next.from.is}, the papers [may be different](#later-years).`
const checked = '2026-11'

export default {
  introduction:
    'Cambridge IGCSE Spanish (0530, or 7160 with grades 9 to 1) tests four skills, each worth a quarter of your grade. Each card starts with the length of the current exam and the years it applies to. Are your exams in 2028 or later? Read [what may change](#later-years). Exam next week? Go to [the last seven days](#last-week).',
  papers: [
    {
      id: 'reading',
      title: 'Reading',
      official: `Reading (Paper ${reading.paper.is})`,
      time: time(reading.minutes),
      years,
      duration: time(older.reading),
      weight,
      summary:
        'The texts get longer, from one-line notices to an article. You answer with letters or a few Spanish words.',
      note: {
        checked,
        today: mayChange,
        text: `Cambridge’s Reading exam is Paper ${reading.paper.is}. It lasts ${time(reading.minutes)} and is worth ${reading.marks.is} marks, in six groups of questions (${listed(reading.groups)}).`,
      },
      timeline: [
        {
          when: 'Minutes 0–2',
          what: 'Look through the whole paper. Put a cross next to every group of questions that needs **words**, not letters. Those take the most time.',
        },
        {
          when: 'Minutes 2–14',
          what: 'The three easy groups: sentences and pictures, notices, and multiple choice on a short message. Don’t translate: look for the word that gives you the answer.',
        },
        {
          when: 'Minutes 14–28',
          what: 'The first longer text with short answers. Read the questions first, then the whole text once, then answer in order.',
        },
        {
          when: 'Minutes 28–36',
          what: 'Five people and eight descriptions. Underline **two** conditions for each person before you look at the descriptions.',
        },
        {
          when: 'Minutes 36–54',
          what: 'The article. The questions follow the order of the text, so a missing answer must be between the ones before and after it.',
        },
        {
          when: 'Minutes 54–60',
          what: 'Check: no empty boxes, one letter in each, and the right person (he, not I) and tense in your Spanish answers.',
        },
      ],
      questionTypes: [
        {
          name: 'Matching with pictures',
          what: 'You match five short sentences with a row of pictures. One picture often shows a word that’s easily confused with the correct one.',
          sample: {
            task: '*¿Qué dibujo corresponde a la frase?* (Which picture matches the sentence?)',
            choices: ['a library', 'a bookshop', 'a classroom', 'a computer room'],
            text: 'Tengo que devolver esta novela antes del viernes; si no, no puedo sacar otra.',
            answer:
              '**A**. In a library, *una biblioteca*, you give a book back (*devolver*) and take another one out (*sacar*). **B** is the trap: *una librería* sells books.',
          },
        },
        {
          name: 'Notices and signs',
          what: 'Signs from one place (a station, a sports centre, a hotel). You match each with a sentence that says the same thing in different words.',
          sample: {
            task: '*¿Qué cartel corresponde a la frase «Puedes nadar aquí el domingo por la mañana»?* (Which notice matches the sentence?)',
            text: 'A. Piscina exterior: abierta de lunes a sábado.\nB. Piscina cubierta: domingos de 9:00 a 14:00.\nC. Domingos: prohibido bañarse.',
            answer:
              '**B**. *Cubierta* means indoor, and 9:00 to 14:00 is the morning. **C** has the right day, but swimming isn’t allowed: *prohibido*.',
          },
        },
        {
          name: 'Multiple choice on a short text',
          what: 'A message, postcard or email with seven questions, each with three options.',
          sample: {
            task: '*¿Por qué no va Nico al partido?* (Why isn’t Nico going to the match?)',
            choices: ['*Está enfermo.*', '*Cuida de su hermana.*', '*Prefiere jugar a la consola.*'],
            text: 'Hola, Pablo:\nAl final no voy al partido porque mi hermana pequeña está enferma y me quedo con ella. Si quieres, nos vemos el domingo por la tarde en mi casa y jugamos a la consola. ¡Trae algo de beber!\nNico',
            answer:
              '**B**: *me quedo con ella*. **A** borrows the word *enferma* from the text, but it’s his sister who’s ill. **C** is a plan for Sunday, not a reason.',
          },
        },
        {
          name: 'Longer text, short answers in Spanish',
          what: 'An email, letter or blog about everyday life. You answer in a few Spanish words: you don’t need full sentences.',
          sample: {
            task: '*¿Qué le costaba a Marina al principio?* *¿Qué quiere hacer con el dinero?* (What did Marina find hard at first? What does she want to do with the money?)',
            text: 'Llevo tres meses trabajando los sábados en la panadería de mi tía. Al principio me costaba levantarme a las seis, pero ya me he acostumbrado. No gano mucho: lo que más me gusta es hablar con los clientes mayores, que siempre tienen alguna historia que contar. Con el dinero quiero pagarme un curso de vela este verano.',
            answer:
              '*Levantarse a las seis.* *Pagarse un curso de vela* (or *pagar un curso de vela*, *un curso de vela*). Watch the pronoun: Marina writes *levantarme*, but you’re writing about her, so it becomes *levantarse*.',
          },
        },
        {
          name: 'Five people, eight descriptions',
          what: 'Five people say what they need or like. You choose from eight courses, hotels, jobs or trips.',
          sample: {
            task: '*¿Qué curso le conviene a Leo?* (Which course suits Leo?)',
            choices: [
              '*Cocina vegetariana: sábados de 10:00 a 12:00.*',
              '*Platos sin carne ni pescado: martes y jueves a las 18:00.*',
              '*Carnes y asados: miércoles a las 19:00.*',
            ],
            text: 'Leo: «Soy vegetariano y quiero aprender a cocinar, pero solo tengo libres las tardes entre semana».',
            answer:
              '**B** is the only one that meets both conditions. **A** is the right food on the wrong day, and **C** is the wrong food. The most tempting wrong option usually meets one condition.',
          },
        },
        {
          name: 'Article, short answers in Spanish',
          what: 'The kind of article you’d find in a magazine, with reasons, opinions and people who change their minds.',
          sample: {
            task: '*¿Cómo ayudó el ayuntamiento a los alumnos?* *¿Qué es lo importante para Irene?* (How did the council help the students? What matters to Irene?)',
            text: 'Hace dos años, los alumnos de un instituto de Cádiz se cansaron de ver plásticos en la playa y decidieron actuar. Cada viernes, en vez de irse a casa, recogen basura con la ayuda de los pescadores. El ayuntamiento no les dio dinero, pero les prestó guantes y un pequeño almacén. «Lo importante no es lo que limpiamos nosotros», dice Irene, de dieciséis años, «sino que los vecinos hayan empezado a hacerlo también».',
            answer:
              '*Les prestó guantes y un almacén.* *Que los vecinos hayan empezado a limpiar también.* *No les dio dinero* says how the council did **not** help: no mark.',
          },
        },
      ],
      criteria: [
        {
          name: 'One mark for each right answer',
          plain: 'You don’t lose marks for a wrong answer, so never leave a box empty.',
        },
        {
          name: 'Understanding, not perfect Spanish',
          plain:
            'In short answers the examiner looks for the message. A small spelling mistake doesn’t matter if the word is clear. A verb form that changes who did something, or when, can lose you the mark.',
        },
        {
          name: 'Don’t contradict yourself',
          plain:
            'Extra words are ignored if they do no harm. If they contradict the right answer, or if you give two different answers, you lose the mark.',
        },
      ],
      tips: [
        'Short-answer questions follow the order of the text. Write the number of each question next to the line where you find its answer: if a number is out of order, check that answer again.',
        'Answer exactly what you’re asked. *¿Dónde?* asks for a place, *¿cuándo?* a time, *¿por qué?* a reason, *¿para qué?* a purpose. Two to six words are enough. Copying a paragraph doesn’t show that you know which part is the answer.',
        'The text says _I_, but your answer says _he_ or _she_: *me gusta* becomes *le gusta*, *mi hermano* becomes *su hermano*, *pagarme* becomes *pagarse*.',
        'Be suspicious of an option that repeats a striking word from the text. The correct one usually says the same thing in other words: *no cuesta nada* in the text, *es gratis* in the option.',
        'On your first reading, circle the small words that change what a sentence means: *sin, salvo, ya no, todavía no, casi, solo, en vez de, aunque*. Many wrong answers come from missing one of them.',
      ],
      phrases: [
        {
          es: 'Lee el texto y contesta a las preguntas en español.',
          en: 'Read the text and answer the questions in Spanish.',
        },
        { es: 'Escribe la letra correcta en la casilla.', en: 'Write the correct letter in the box.' },
        { es: 'No hace falta escribir frases completas.', en: 'You don’t need to write full sentences.' },
        { es: '¿Cómo sabemos que está contenta?', en: 'How do we know that she is happy?' },
        { es: '¿Qué le pareció la excursión?', en: 'What did he think of the trip?' },
        { es: 'según el texto', en: 'according to the text' },
        { es: 'en vez de', en: 'instead of' },
        { es: 'salvo los domingos', en: 'except on Sundays' },
        { es: 'ya no', en: 'no longer' },
        { es: 'todavía no', en: 'not yet' },
        { es: 'a pesar de la lluvia', en: 'in spite of the rain' },
        { es: 'por lo menos', en: 'at least' },
      ],
      set: readingSet,
      lessons: ['basic-connectors', 'basic-pronouns', 'days-of-week', 'present', 'indefenido'],
    },
    {
      id: 'writing',
      title: 'Writing',
      official: `Writing (Paper ${writing.paper.is})`,
      time: time(writing.minutes),
      years,
      duration: time(older.writing),
      weight,
      summary: `You fill in a form and write a text of **${directed} words** and one of **${long} words**. The paper gives you the points to cover in each.`,
      olderWords: `a short message of ${range(older.message.is)} words, an email of ${range(older.email.is)} words`,
      note: {
        checked,
        today: mayChange,
        text: `Cambridge’s Writing exam is Paper ${writing.paper.is} (${time(writing.minutes)}, ${writing.marks.is} marks). Papers since 2021 have three tasks: a form (${writing.form.marks.is} marks), a directed task of **${directed} words** (${writing.directed.marks.is} marks), and a text of **${long} words**, either an email or letter, or an article or blog (${writing.long.marks.is} marks: ${writing.long.criteria.is[0]} for the task, ${writing.long.criteria.is[1]} for range, ${writing.long.criteria.is[2]} for accuracy). They don’t include a message of ${range(older.message.is)} words.`,
      },
      timeline: [
        {
          when: 'Minutes 0–4',
          what: 'Look through the tasks, then fill in the form: single words, spelt correctly, each on its own line.',
        },
        {
          when: 'Minutes 4–20',
          what: `The directed task, ${directed} words: a sentence for each point, and a reason or a detail for most of them.`,
        },
        {
          when: 'Minutes 20–25',
          what: 'Choose the long text you know the words for, not the one with the nicer title. Plan it on the question paper: next to each point, write the tense, a connector and a detail.',
        },
        {
          when: 'Minutes 25–53',
          what: `Write it: ${long} words, a paragraph for every point or two. It is worth ${writing.long.marks.is} of the ${writing.marks.is} marks, so spend ${writing.long.marks.is} minutes on it.`,
        },
        {
          when: 'Minutes 53–60',
          what: 'Check three times, for one thing each time: verbs, then agreement, then accents, ¿ and ¡.',
        },
      ],
      questionTypes: [
        {
          name: 'Filling in a form',
          what: 'Single words or short phrases for a situation that the paper describes (a club, a course, a lost bag).',
          sample: {
            task: 'You are going to a summer camp. Fill in: *dos cosas que llevas en la mochila*, *dos idiomas que hablas*, *un deporte que te gusta*.',
            answer:
              '*una linterna*, *un saco de dormir*; *inglés*, *francés*; *el tenis*. 5 answers, 5 marks: choose words that you can spell.',
          },
        },
        {
          name: `Short message (${range(older.message.is)} words)`,
          what: `A note or chat message to a friend with three or four points. Every point needs at least one clear sentence. Papers since 2021 have no task of this length: use it as a first step towards ${directed} words.`,
          sample: {
            task: `Your friend Álvaro wants to meet you on Saturday. Say that you can’t come, say why, suggest another plan and ask a question. Write ${range(older.message.is)} words.`,
            answer:
              '*¡Hola, Álvaro! Lo siento, pero el sábado no puedo quedar porque trabajo en la tienda de mi tío hasta las ocho. ¿Por qué no vamos al cine el domingo por la tarde? Hay una comedia que me apetece mucho ver. ¿A qué hora te viene bien? Un abrazo, Sam*',
          },
        },
        {
          name: `Email (${directed} words)`,
          what: 'An email to a friend with four points, at least one of them in the past and one in the future or conditional. Since 2021 the directed task has been this length.',
          sample: {
            task: `Write an email to Lucía about your last holiday: where you went and who with, what you did, what you thought of it and why, and where you would like to go next year. Write ${directed} words.`,
            answer:
              '*Hola, Lucía: ¿Qué tal todo? Acabo de volver de Gales, donde pasé una semana con mis abuelos. Nos alojamos en una casita cerca del mar. Todos los días paseábamos por la playa y el jueves subimos a una montaña. Aunque hacía bastante frío, lo pasé genial porque vimos delfines por primera vez. Lo único malo fue que mi hermano se quejaba de todo. El año que viene me gustaría ir a España para verte. ¿Vosotros adónde iréis este verano? ¡Cuéntamelo pronto! Un abrazo, Tom*',
          },
        },
        {
          name: `Article or blog (${long} words)`,
          what: 'The long text in papers since 2021, where you choose between an email or letter and an article or blog. This one is for readers you don’t know, so it needs a title, not _Dear Ana_.',
          sample: {
            task: `Write an article for a school magazine about your first job: why you took it, what the first day was like, the best and worst things about it, whether students should work in the holidays, and what you would like to do in the future. Write ${long} words.`,
            plan: [
              'Why: imperfect and preterite, *así que*; the fruit stall.',
              'The first day: preterite, *tan… que*; five o’clock, the wrong change.',
              'Best and worst: *lo mejor… lo peor*; people, no energy left.',
              'Should students work? *Es bueno que* with a subjunctive, *sin embargo*, *ya que*.',
              'Later: *me gustaría*, *si* with a present, then a future; a shop of my own.',
            ],
            answer:
              '*Mi primer trabajo*\n\n*El verano pasado trabajé por primera vez en mi vida. Quería ahorrar para un viaje, así que ayudé a mi vecina Carmen en su puesto de fruta del mercado.*\n\n*El primer día me levanté a las cinco y estaba tan nerviosa que di mal el cambio tres veces. Por suerte, los clientes eran muy pacientes. Lo mejor fue conocer a gente de todas las edades; lo peor, que por la tarde ya no tenía fuerzas para salir con mis amigas.*\n\n*Creo que es bueno que los estudiantes trabajen en vacaciones, porque aprenden a ser responsables. Sin embargo, durante el curso no lo haría, ya que estudiar es más importante.*\n\n*En el futuro me gustaría tener mi propia tienda. Si sigo ahorrando, dentro de diez años venderé la mejor fruta de la ciudad.*',
            margin: [
              '**Task**: five points, five answers, in the same order as the question. *Quería ahorrar para un viaje* is the reason for the job; *porque aprenden a ser responsables* gives a reason for an opinion.',
              '**Range** of verbs: preterite for what happened (*trabajé, ayudé, di*), imperfect for how things were (*estaba, eran*), a subjunctive (*es bueno que… trabajen*), conditionals (*haría, gustaría*) and *si* with a present, then a future (*si sigo… venderé*).',
              '**Range** of linking words: *así que, tan nerviosa que, por suerte, sin embargo, ya que*. Five of them, and not one *y luego*.',
              '**Accuracy**: *a* before people (*ayudé a mi vecina, conocer a gente*), *nerviosa* because the writer is a girl, and the accent that makes *trabajé* different from *trabaje*.',
            ],
          },
        },
        {
          name: 'The other choice: an email or letter',
          what: 'It’s as long as the article, with the same number of points, but it’s to one person: greet them, say why you’re writing, cover the points and sign off. There’s a full example in the [timed set](#writing-set).',
          sample: {
            task: 'Which beginning and ending suit an email to a hotel owner you don’t know?',
            choices: [
              '*Hola, Carmen: ¿Qué tal? Te escribo porque… Un beso,*',
              '*Estimada señora: Le escribo porque… Un cordial saludo,*',
              '*Estimada señora: Te escribo porque… Un beso,*',
            ],
            answer:
              '**B**: *estimada*, *le* and *un cordial saludo* are all formal. **A** is for a friend. **C** begins with *señora* but then uses *te*: choose *tú* or *usted* in the first line, and stick to it in every verb, pronoun and possessive (*tu hotel*, *su hotel*).',
          },
        },
      ],
      criteria: [
        {
          name: 'The task',
          plain:
            'You cover every point on the paper, and the reader doesn’t need English to understand you. Full marks go to answers that add a reason, an example or an opinion.',
        },
        {
          name: 'Range',
          plain:
            'You use more than one tense, more than *y* and *pero*, and more than *es interesante*. A few longer sentences that work are worth more than lots of short ones.',
        },
        {
          name: 'Accuracy',
          plain:
            'Verbs first: the right person in the right tense. Then agreement, then spelling and accents. You don’t lose a mark for each mistake: what counts is how accurate the whole text is.',
        },
      ],
      tips: [
        'Number the points on the question paper and tick each one as you answer it. Keep notes out of the margins, where many Cambridge papers now say _do not write_. A missing point can cost you more than several wrong endings: good Spanish elsewhere doesn’t make up for it.',
        'Look at the tense of each point first: *qué hiciste* needs the preterite, *qué vas a hacer* a future, *qué te gustaría* a conditional. Put the first verb of your answer in that tense.',
        'Give each point one sentence with *porque*, *aunque* or *cuando*. The second half of that sentence develops the point.',
        `At home, find out how many words you write on a line. If it’s nine, ${directed} words is about ten lines and ${long} is about fifteen, so you won’t have to count on the day.`,
        'Don’t waste words on copying the question or on three lines of *¿Qué tal? Espero que estés bien*. One short greeting is enough: the marks are for the points.',
      ],
      phrases: [
        {
          es: 'Escribe un correo electrónico a tu amiga.',
          en: 'Write an email to your friend.',
        },
        {
          es: 'Menciona lo que hiciste y explica por qué te gustó.',
          en: 'Say what you did and explain why you liked it.',
        },
        { es: 'Querida Ana: ¿Qué tal estás?', en: 'Dear Ana, how are you?' },
        { es: 'Gracias por tu mensaje.', en: 'Thank you for your message.' },
        { es: 'Te escribo para contarte una cosa.', en: 'I’m writing to tell you something.' },
        { es: 'Acabo de volver de vacaciones.', en: 'I’ve just come back from holiday.' },
        { es: 'Lo que más me gustó fue la comida.', en: 'What I liked most was the food.' },
        { es: 'Lo pasé genial.', en: 'I had a great time.' },
        {
          es: 'Aunque llovía, salimos a dar una vuelta.',
          en: 'Although it was raining, we went out for a walk.',
        },
        { es: 'Me encantaría ir contigo, pero no puedo.', en: 'I’d love to go with you, but I can’t.' },
        { es: '¿Qué te parece si quedamos a las seis?', en: 'How about meeting at six?' },
        {
          es: 'Por un lado es caro, pero por otro merece la pena.',
          en: 'On the one hand it’s expensive, but on the other it’s worth it.',
        },
        { es: 'Espero tu respuesta.', en: 'I look forward to hearing from you.' },
        { es: 'un abrazo', en: 'love, best wishes (at the end of a message to a friend)' },
      ],
      set: writingSet,
      lessons: [
        'indefenido',
        'imperfect-preterito',
        'future',
        'conditional',
        'basic-connectors',
        'articles-spanish',
      ],
    },
    {
      id: 'listening',
      title: 'Listening',
      official: `Listening (Paper ${listening.paper.is})`,
      time: `about ${time(listening.minutes)}`,
      years,
      duration: time(older.listening),
      weight,
      summary:
        'You hear every recording twice and answer with letters. The paper starts with a few words in a shop and ends with an interview with somebody who’s changed their mind.',
      note: {
        checked,
        today: mayChange,
        text: `Cambridge’s Listening exam is Paper ${listening.paper.is}. It lasts about ${time(listening.minutes)}: ${listening.questions.is} multiple-choice and matching questions for ${listening.marks.is} marks. The last ${listening.answerSheet.is} minutes are for copying your letters onto a separate answer sheet, with a soft pencil.`,
      },
      timeline: [
        {
          when: 'Before the recording',
          what: 'Look at the pictures for the first questions and name them in Spanish under your breath, with the article.',
        },
        {
          when: 'Minutes 0–9',
          what: 'Eight short exchanges, each with four pictures. One sentence gives the answer. You hear each exchange twice before the next one.',
        },
        {
          when: 'Minutes 9–15',
          what: 'One longer recording with one speaker (a guide, an announcement): six questions, in the same order as the recording.',
        },
        {
          when: 'Minutes 15–21',
          what: 'Two friends talk about five people, places or days; you match each with one of six statements. One is left over.',
        },
        {
          when: 'Minutes 21–30',
          what: 'Two short interviews on one subject, with a pause between them: three written options, no pictures.',
        },
        {
          when: 'Minutes 30–37',
          what: 'A longer conversation with one person: questions about reasons and feelings, with four options.',
        },
        {
          when: 'Minutes 37–44',
          what: 'An interview with three questions: for each, choose the two true statements out of five.',
        },
        {
          when: 'Minutes 44–50',
          what: 'Copy your letters onto the answer sheet, row by row, and don’t leave any blank.',
        },
      ],
      questionTypes: [
        {
          name: 'Short exchanges, four options',
          what: 'Shops, directions, times, weather, lost property. You hear two people talking for 10 seconds.',
          sample: {
            task: '*¿Qué compra el cliente?* (What does the customer buy?)',
            choices: ['cherries', 'plums', 'strawberries', 'a melon'],
            text: '—¿Algo más?\n—Sí, medio kilo de cerezas, por favor.\n—Lo siento, no quedan. Tengo unas ciruelas muy buenas.\n—Vale, pues un kilo de ciruelas.',
            heard: true,
            answer:
              '**B**. *Cerezas* comes first, but *no quedan*: there are none left. The customer buys the second fruit.',
          },
        },
        {
          name: 'Details, four options',
          what: 'Numbers, times, prices and places in a recording of about a minute.',
          sample: {
            task: '*¿A qué hora saldrá hoy el tren?* (What time will the train leave today?)',
            choices: ['10:15', '10:20', '10:35', '10:45'],
            text: 'El tren con destino a Málaga, que tenía prevista su salida a las diez y cuarto, saldrá hoy con veinte minutos de retraso del andén cuatro.',
            heard: true,
            answer:
              '**C**: a quarter past ten plus 20 minutes’ delay (*retraso*). **B** confuses the delay (*veinte*) with the time.',
          },
        },
        {
          name: 'People and statements',
          what: 'Two friends talk about five people, places or days. You choose from six statements, which rarely use the friends’ own words.',
          sample: {
            task: '*¿Qué afirmación corresponde a Iván?* (Which statement is about Iván?)',
            choices: [
              '*Juega en un equipo.*',
              '*Ha cambiado de deporte por un problema de salud.*',
              '*Ya no hace deporte.*',
            ],
            text: '—¿Sigue Iván en el equipo de baloncesto?\n—Ya no. Desde que se hizo daño en la rodilla, prefiere nadar.',
            heard: true,
            answer:
              '**B**: *se hizo daño en la rodilla* is the health problem. **A** used to be true (*ya no*), and **C** is wrong because he swims.',
          },
        },
        {
          name: 'Two interviews, three options',
          what: 'Two people, one after the other, talk about the same thing: travelling, a hobby, where they live. The options are words or phrases in Spanish.',
          sample: {
            task: '*¿Por qué prefiere Elena el piso nuevo?* (Why does Elena prefer the new flat?)',
            choices: ['*Es más grande.*', '*Está más cerca del instituto.*', '*Tiene terraza.*'],
            text: '—¿Qué te parece el piso nuevo, Elena?\n—Pues es más pequeño que el otro y hemos perdido la terraza. Pero ahora voy a clase andando y puedo dormir media hora más.',
            heard: true,
            answer:
              '**B**: she walks to school and gets more sleep. The flat is smaller, and it hasn’t got a terrace (*hemos perdido*).',
          },
        },
        {
          name: 'Longer conversation, four options',
          what: 'Somebody talks about a job, a course or a journey. The questions ask about feelings and reasons.',
          sample: {
            task: '*¿Cómo se sintió Marcos al principio?* (How did Marcos feel at first?)',
            choices: ['*Contento.*', '*Solo.*', '*Aburrido.*', '*Enfadado.*'],
            text: '—Marcos, ¿fue fácil mudarte a Chile?\n—Todos pensaban que estaba encantado, y es verdad que el paisaje es impresionante. Pero los primeros meses no conocía a nadie y contaba los días para volver.',
            heard: true,
            answer:
              '**B**: *no conocía a nadie*. **A** is what the others thought: *todos pensaban que…* The question asks about Marcos.',
          },
        },
        {
          name: 'Two true statements out of five',
          what: 'The last and hardest questions. You write exactly two letters for each.',
          sample: {
            task: '*Elige las dos afirmaciones correctas.* (Choose the two that are true.)',
            choices: [
              '*Sara empezó a cocinar de pequeña.*',
              '*Aprendió con su padre.*',
              '*Ganó el concurso.*',
              '*Quiere abrir un restaurante.*',
              '*Le da miedo el fracaso.*',
            ],
            text: '—Sara, ¿siempre te ha gustado la cocina?\n—Qué va. Hasta los quince años no sabía ni freír un huevo. Un verano mi padre se rompió el brazo y tuve que cocinar yo mientras él me explicaba cada paso. Luego me presenté a un concurso y quedé tercera. ¿Un restaurante? No, eso es demasiado riesgo para mí: si sale mal, lo pierdes todo.',
            heard: true,
            answer:
              '**B** and **E**. Her father explained every step, and _if it goes wrong, you lose everything_ shows that she’s afraid of failing. She came third (*quedé tercera*), and *qué va* is a strong _no_.',
          },
        },
      ],
      criteria: [
        {
          name: 'One mark for each correct letter',
          plain:
            'You don’t lose a mark for a wrong one. If the question asks for two letters, each correct one gets a mark. A third letter puts both at risk.',
        },
        {
          name: 'Only listening counts',
          plain:
            'In papers since 2021 you write no Spanish, so grammar and spelling don’t count. What counts is whether the letter on the answer sheet is clear and in the right row.',
        },
      ],
      tips: [
        'Use every pause to prepare: next to **A** to **D** write the Spanish word you expect to hear. If you’re thinking *las zapatillas*, you’ll recognise it. Thinking _trainers_ won’t help.',
        'The first thing mentioned is often a trap. Wait for *pero, al final, en realidad, lo siento* or *mejor*: the next words say what really happens.',
        'Practise the numbers that sound alike: *sesenta* and *setenta*, *dos* and *doce*, *tres* and *trece*, *cinco* and *quince*. When you tell the time, *menos* is _to_: *las ocho menos diez* is 7:50.',
        'In interviews, ask yourself who thinks what. Mothers, friends and teachers are quoted to mislead you. Write each person’s initial next to the option, and choose the one for the person in the question.',
        'The first time you listen, cross out the impossible options. The second time, choose from the rest. If you are still unsure, write a letter, put a dot next to the question (on the question paper, not on the answer sheet) and listen to the **next** question: a lost minute costs 3 marks, not 1.',
      ],
      phrases: [
        { es: 'Vas a oír la grabación dos veces.', en: 'You will hear the recording twice.' },
        { es: 'Elige las dos afirmaciones correctas.', en: 'Choose the two correct statements.' },
        { es: 'Hay una pausa durante la entrevista.', en: 'There is a pause during the interview.' },
        { es: 'Lo que pasa es que no tengo tiempo.', en: 'The thing is, I haven’t got time.' },
        { es: 'No me importa.', en: 'I don’t mind.' },
        { es: 'Me da igual.', en: 'I’m not bothered.' },
        { es: '¡Qué va!', en: 'Not at all. No way.' },
        { es: '¡Qué pena!', en: 'What a shame.' },
        { es: '¡Menos mal!', en: 'Thank goodness.' },
        { es: 'al final', en: 'in the end' },
        { es: 'en realidad', en: 'actually, in fact' },
        { es: 'a las ocho menos diez', en: 'at ten to eight' },
        { es: 'con media hora de retraso', en: 'half an hour late' },
      ],
      set: listeningSet,
      lessons: [
        'numbers-spanish',
        'days-of-week',
        'place-prepositions',
        'basic-connectors',
        'imperfect-preterito',
      ],
    },
    {
      id: 'speaking',
      title: 'Speaking',
      official: `Speaking (Paper ${speaking.paper.is})`,
      time: `about ${time(speaking.minutes)}`,
      years,
      duration: `${range(older.speaking.is)} minutes`,
      weight,
      summary:
        'You do a role play in an everyday situation and then talk to your teacher about two topics. The test is recorded.',
      note: {
        checked,
        today: mayChange,
        text: `Cambridge’s Speaking exam is Paper ${speaking.paper.is}. It lasts about ${time(speaking.minutes)} after ${time(speaking.preparation)} of preparation: a role play of about ${time(speaking.rolePlay)} and two topic conversations of ${time(speaking.conversation)} each. Of the ${speaking.marks.is} marks, ${rolePlayMarks} are for the role play (five answers, each worth ${speaking.answer.is}, 1 or 0), ${communication} for communication and ${quality} for the quality of your language. You can’t use a dictionary, and while you prepare **you may not make notes**.`,
      },
      timeline: [
        {
          when: `Preparation: ${time(speaking.preparation)}`,
          what: 'You get a card that sets the scene for the role play (where you are, who you are, who the teacher is). The questions aren’t on it: think about what that person would ask you, and in which tense. You may not write anything down, so say your answers in your head.',
        },
        {
          when: 'Minutes 0–2',
          what: 'The role play. The teacher speaks first and asks five questions, some of them in two parts: the second part comes after you answer the first. The teacher may repeat a question, but can’t reword it.',
        },
        {
          when: 'Minutes 2–6',
          what: 'First topic conversation, on everyday activities or on personal and social life. The first two questions ask for facts (*¿Qué comes…?*), and the next three are about the past, the future and your opinion. For those three the teacher has an easier question ready if you need it.',
        },
        {
          when: 'Minutes 6–10',
          what: 'Second topic conversation, on the world around us, the world of work or the international world. If your answers are short, the teacher adds a question or two; if you develop them, you can spend the time on what you know.',
        },
        {
          when: 'After that',
          what: `The test is over. Older guides say it lasts ${range(older.speaking.is)} minutes.`,
        },
      ],
      questionTypes: [
        {
          name: 'Role play',
          what: `A shop, a hotel, a doctor’s surgery, a phone call, a friend’s family. The teacher asks five questions; some of them have two parts, asked one after the other. A friend or relative calls you *tú*. ${asInTheExam.strangers} in Spain itself you will often hear *tú*.`,
          sample: {
            task: 'You’re in a tourist office in Granada, and your teacher works there. *Buenos días, ¿en qué puedo ayudarle?* *¿Cuánto tiempo se queda?* And, after your answer: *¿Con quién viaja?* Then the next question: *¿Qué visitó ayer?*',
            answer:
              '*Buenos días. Quisiera un plano de la ciudad.* *Me quedo tres días.* *Viajo con mi familia.* *Ayer visité la catedral.* Both parts of a question need an answer; *ayer* needs a preterite. With *usted* the verb is in the *él* form (*se queda, viaja, visitó*). You answer in the *yo* form.',
          },
        },
        {
          name: 'Topic conversation: your world',
          what: 'Daily life, food, school, free time, family, home. The questions begin in the present and move to the past.',
          sample: {
            task: '*¿Qué haces para llevar una vida sana?*',
            answer:
              '*Intento dormir ocho horas y voy al instituto en bici. Antes comía muchas patatas fritas, pero la semana pasada empecé a cocinar con mi padre y la verdad es que me gusta.* Three tenses, a change and a feeling, in two sentences.',
          },
        },
        {
          name: 'Topic conversation: the wider world',
          what: 'Your town, the environment, work, travel, other countries. You’re asked for opinions and plans.',
          sample: {
            task: '*¿Te gustaría trabajar en otro país? ¿Por qué?*',
            answer:
              '*Sí, me encantaría, sobre todo en México, porque así mejoraría mi español. Mi prima pasó un año en Oaxaca y allí hizo muchos amigos. Lo malo es que echaría de menos a mi familia.* The answer, a reason, an example, and a point against: nobody needs to ask you *¿por qué?* again.',
          },
        },
      ],
      criteria: [
        {
          name: 'Role play: task by task',
          plain:
            'Each answer is marked on its own. You get full marks if the message is complete and clear, and half if something is missing or unclear. A small slip (an ending, a preposition) doesn’t matter. A verb in the wrong person or tense can.',
        },
        {
          name: 'Communication',
          plain:
            'In the conversations: do you understand the questions without help, answer them and add details, reasons and opinions without being asked?',
        },
        {
          name: 'Quality of language',
          plain:
            'How varied and accurate your structures, tenses and vocabulary are, and whether your pronunciation is easy to follow.',
        },
      ],
      tips: [
        'In the role play one clear sentence is enough for the first two questions; in the last three add a detail. You’re marked on the message, so don’t tell a story. In the conversations do the opposite and give three sentences: answer, reason, example.',
        'Take the verb from the question and put it in the *yo* form: *¿Qué hizo usted?* or *¿Qué hiciste?* – *Hice…*; *¿Adónde irá?* – *Iré…* With *gustar*, just change the pronoun: *¿Qué te gustaría?* – *Me gustaría…* Either way, you get the right tense for free.',
        'Some questions have two parts (*¿Adónde fue?* … *¿Qué le pareció?*). The teacher asks the first, waits for your answer, and asks the second. You need both for full marks, so keep listening after your first answer.',
        'For each of the five areas, have one true story from the past and one plan ready, as pictures in your head, not as a script. A speech learnt by heart rarely answers the question, and it sounds rehearsed.',
        'If you don’t understand a question, ask in Spanish to hear it again: *¿Puede repetir la pregunta, por favor?* That’s communication too, and asking once is far better than answering a question that nobody asked.',
      ],
      phrases: [
        { es: '¿Puede repetir la pregunta, por favor?', en: 'Could you repeat the question, please?' },
        {
          es: 'Perdone, no he entendido la última palabra.',
          en: 'Sorry, I didn’t understand the last word.',
        },
        { es: 'Quisiera dos entradas para mañana.', en: 'I’d like two tickets for tomorrow.' },
        { es: 'A ver, déjeme pensar un momento.', en: 'Let’s see, let me think for a moment.' },
        { es: 'Depende del tiempo que haga.', en: 'It depends on the weather.' },
        { es: 'A mí me parece que sí.', en: 'I think so.' },
        { es: 'Lo bueno es que está cerca.', en: 'The good thing is that it’s close by.' },
        { es: 'Lo malo es que sale muy caro.', en: 'The bad thing is that it works out very expensive.' },
        {
          es: 'Por ejemplo, el fin de semana pasado fuimos a la playa.',
          en: 'For example, last weekend we went to the beach.',
        },
        {
          es: 'De pequeño jugaba en la calle; ahora quedo con mis amigos en el parque.',
          en: 'When I was little, I used to play in the street; now I meet my friends in the park.',
        },
        { es: 'Si pudiera, viviría en la costa.', en: 'If I could, I’d live on the coast.' },
        {
          es: 'Cuando termine los exámenes, voy a buscar trabajo.',
          en: 'When I finish my exams, I’m going to look for a job.',
        },
      ],
      bank: speakingBank,
      set: speakingSet,
      lessons: ['present', 'indefenido', 'future', 'conditional', 'basic-connectors', 'basic-pronouns'],
    },
  ],
  background: [
    {
      id: 'level',
      title: 'The level and the five topic areas',
      text: 'The level is [A2 with some B1](https://help.cambridgeinternational.org/hc/en-gb/articles/23600229279506-What-are-the-rules-that-centres-must-follow-when-deciding-whether-to-enter-a-candidate-for-syllabus-0530-IGCSE-Foreign-Language-Spanish-or-syllabus-0502-IGCSE-First-Language-Spanish): you can say what happened, what you think and why, and deal with everyday situations. All the topics come from five areas: everyday activities, personal and social life, the world around us, the world of work, and the international world.',
    },
    {
      id: 'later-years',
      title: 'If you take the exams in 2028 or later',
      text: `If you began the course in September 2026, you will probably take the exams in ${next.from.is}, and the syllabus this page is based on covers exams up to 2027. Cambridge has [updated eleven IGCSE languages](https://www.cambridgeinternational.org/news/news-details/view/over-25-updated-syllabuses-announced-for-first-teaching-in-2026-20251001) for that year. We don’t know whether Spanish is one of them. Practise what is on this page, and open [Cambridge’s page for Spanish 0530](${syllabusPage}), or the one for 7160: choose the syllabus for your year and read the section called “Changes to this syllabus”.`,
    },
    {
      id: 'grades',
      title: 'What the marks are worth',
      text: 'The four papers count equally and add up to 200 marks. In June 2026, on one combination of papers (03, 13, 23 and 43), you needed 164 for the top grade (A star), 142 for an A, 120 for a B, 99 for a C and 83 for a D; in November 2025 it was the same for papers 03, 11, 21 and 41. New thresholds are set for every series. [Cambridge’s table for June 2026](https://www.cambridgeinternational.org/Images/762844-spanish-foreign-language-0530-june-2026-grade-threshold-table.pdf) has them for every paper. We found these figures in a school’s copy and, for November, on the IGCSE Grade Hub website, on 22 November 2026.',
    },
    {
      id: 'sources',
      title: 'Our sources',
      text: 'Only Cambridge’s own booklet is official, and your teacher has it. We couldn’t open it, or any of the Spanish question papers. In November 2026 we used mark schemes, a report, the teachers’ instructions and recordings for Spanish, papers in other languages with the same structure, and summaries.',
      points: [{ title: 'All sources, by date', items: sourcesOf(facts.igcse) }],
    },
    {
      id: 'edexcel',
      title: 'Another exam board: Edexcel',
      text: '[Pearson Edexcel’s](https://qualifications.pearson.com/) International GCSE (4SP1) tests the same four skills at 25% each, but in three papers. The tips and phrases above will help you there too; the plans and question types are Cambridge’s.',
    },
  ],
  week: [
    {
      day: 'Seven days before',
      what: 'Do the [Reading set](#reading-set) against the clock. Mark it and write down the group of questions that lost you the most marks. Spend 20 minutes on that group in a past paper.',
    },
    {
      day: 'Six days before',
      what: 'Do the [Listening set](#listening-set). Then revise numbers, prices and clock times with the lesson on [numbers](numbers-spanish), which has audio.',
    },
    {
      day: 'Five days before',
      what: `Do a whole [Writing paper](#writing-set): ${time(writing.minutes)} without any books. Don’t read it again today.`,
    },
    {
      day: 'Four days before',
      what: 'Mark yesterday’s texts with the mark scheme: task, range, accuracy. Underline every verb. Anything you got wrong twice goes on your list for tomorrow.',
    },
    {
      day: 'Three days before',
      what: 'Revise grammar, but only what’s on your list: the lessons on the [past tenses](imperfect-preterito), the [future](future) and the [conditional](conditional) all end with exercises. Stop after an hour.',
    },
    {
      day: 'Two days before',
      what: 'Answer ten questions from the [speaking bank](#speaking-bank) aloud, and do one part of a past paper you haven’t seen. If your speaking test is before the other papers, do the Speaking [timed set](#speaking-set) in the two days before it.',
    },
    {
      day: 'The day before',
      what: 'Read the [page below](#sheet) twice, with a break in between. Pack two black or dark blue pens, a soft pencil and a rubber (for the Listening answer sheet), an ordinary watch (not a smartwatch) and water. Don’t learn anything new, and go to bed early.',
    },
  ],
  sheet,
  resources: [
    {
      title: 'On this site',
      text: 'Start with the IGCSE line of the [grammar roadmap](/grammar), from the [days of the week](days-of-week) to the [past tenses](imperfect-preterito). Each paper above lists the lessons you need most. Some of them are on the IB line. The [practice page](/practice) takes its questions from every stop on the roadmap.',
    },
    {
      title: 'Past papers and mark schemes',
      text: `Cambridge publishes past papers, mark schemes and examiner reports on [its page for Spanish 0530](${syllabusPage}), and your teacher can get more of them for you. Our page [Past papers](/past-papers) explains what to look for, and which questions you can practise here. Sit a paper against the clock, mark it yourself with its mark scheme, then read what the examiner report says about the questions that you got wrong. Papers from before 2021 have a different format, so check the year first.`,
    },
    {
      title: 'Dictionaries',
      text: 'The [dictionary of the Spanish Academy](https://dle.rae.es/) (RAE) is free online, explains Spanish in Spanish and shows every conjugation. Use a bilingual dictionary to find a word, and this one to check that it means what you think it means.',
    },
    {
      title: 'Listening for 10 minutes a day',
      text: '[RTVE](https://www.rtve.es/), the Spanish public broadcaster, puts its radio and many programmes online free of charge; [BBC Bitesize](https://www.bbc.co.uk/bitesize) has material for learners of Spanish. Listen to the same two minutes three times: for the topic, for the details, and with the subtitles or notes, if there are any.',
    },
    {
      title: 'Real speaking tests, with marks',
      text: 'Cambridge has put [recordings of the Spanish test](https://learning.cambridgeinternational.org/classroom/pluginfile.php/217102/mod_resource/content/1/Spanish_assesment-criteria_2021opy.pdf) from June 2021 online: a strong candidate, an average one and a weak one, with transcripts and the reasons for the marks. Mark one yourself before you read the examiner’s marks.',
    },
    {
      title: 'Recording yourself',
      text: 'Record yourself on your phone as you answer one speaking question for a minute. Listen the next day and count three things: the tenses, the reasons, and the pauses of more than three seconds.',
    },
  ],
} satisfies ExamGuide
