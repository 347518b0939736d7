import type { ExamGuide } from '../types'
import { asInTheExam, facts, listed, range, rangeTo, time } from './facts'
import { abInitio } from './ib-ab-initio'
import { oralBank, sheet, textTypes } from './ib-bank'
import { listeningSet, oralSet, readingSet, writingSet } from './ib-sets'
import { sourcesOf } from './sources'

const { standard, higher } = facts
const years = standard.years.is
const weight = `${standard.weight.is}%`
const checked = '2026-11'
const numberOf = ({ paper }: { paper: { is: number } }) => `the IB’s Paper ${paper.is}`
const bothLevels = (of: 'writing' | 'listening') =>
  `${time(standard[of].minutes)} (SL) or ${time(higher[of].minutes)} (HL)`
const standardWords = range(standard.writing.words.is)
const higherWords = range(higher.writing.words.is)

const marksOf = (marks: number, { marks: all }: { marks: { is: number } }) => `(${marks} of ${all.is} marks)`
const [language, message, concept] = standard.writing.criteria.is
const [spoken, presented, discussed, interaction] = standard.oral.criteria.is

export default {
  introduction:
    'IB Spanish B tests four skills, and each is worth a quarter of your grade. The IB’s own number for each paper is next to the title. If your course is [Spanish ab initio](#ab-initio), or your exams are in [May 2029 or later](#later-years), look below the papers.',
  papers: [
    {
      id: 'reading',
      title: 'Paper 1: Reading',
      official: `Reading (${numberOf(standard.reading)})`,
      number: numberOf(standard.reading),
      time: time(standard.reading.minutes),
      years,
      weight,
      summary:
        'You read texts on the themes of the course and answer questions on what they say, how they say it and what they leave unsaid.',
      note: {
        checked,
        today: `exams ${years}. Reading and listening are two separate exams.`,
        text: `In the IB’s own numbering, Paper ${standard.reading.paper.is} is two separate exams. In May 2025 French B and Spanish ab initio had reading after Paper ${standard.writing.paper.is} (writing) on the same afternoon, and listening the next morning: check your own timetable. The papers call you *usted*: expect *Conteste, Elija, Indique*. A worksheet may say *Contesta*: the task is the same.`,
      },
      levels: [
        {
          level: 'Standard Level',
          details: [
            `Three texts in ${time(standard.reading.minutes)}, ${standard.reading.marks.is} marks: blogs, interviews, leaflets, short articles.`,
            'Most answers are words from the text: find them, and copy only what you need.',
          ],
        },
        {
          level: 'Higher Level',
          details: [
            'The time and marks are the same, but the texts are longer and denser. One is usually literary.',
            'There are more questions on attitude, tone and what’s implied. Fewer of them reuse the words of the text.',
          ],
        },
      ],
      timeline: [
        {
          when: `Reading time: ${time(standard.readingTime)}`,
          what: 'Before you start you may read but not write. Look at the three texts, and at the questions on text C, usually the hardest.',
        },
        {
          when: 'Minutes 0–3',
          what: 'Look only at titles, sources, pictures and first lines: who’s writing, who for and why?',
        },
        {
          when: 'Minutes 3–18',
          what: 'Text A, the easiest. Read a group of questions, then the paragraph they’re about, then answer.',
        },
        {
          when: 'Minutes 18–36',
          what: 'Text B. Vocabulary and reference questions say which paragraph or line to look at. If it’s a line, read two sentences before it and two after it.',
        },
        {
          when: 'Minutes 36–56',
          what: 'Text C, the hardest, and worth about as much as each of the others. Read it all before you answer: the main point often comes last.',
        },
        {
          when: 'Minutes 56–60',
          what: 'Check every box has one letter and every _true or false_ has a quotation.',
        },
      ],
      questionTypes: [
        {
          name: 'Short answers',
          what: 'You answer a question in Spanish with a word or phrase, usually from the text.',
          sample: {
            task: '*¿Qué se recibe a cambio de una hora de trabajo?* *¿Qué les resultaba difícil a los participantes?*',
            text: 'En 2015, cinco vecinas de un pueblo de Aragón abrieron un banco de tiempo. La idea es sencilla: quien dedica una hora a los demás (pasear un perro, arreglar un ordenador, dar clases de inglés) recibe otra hora a cambio. Nadie paga y nadie cobra. «Lo que más nos sorprendió», cuenta Rosa, «fue que a la gente le costaba menos dar que pedir».',
            answer:
              '*Otra hora.* *Pedir.* For the second, turn the sentence round: giving was easier (*costaba menos dar*), so asking was harder.',
          },
        },
        {
          name: 'True or false, with justification',
          what: 'You tick one box **and** copy the words from the text that prove it.',
          sample: {
            task: '*¿Verdadero o falso? Justifique su respuesta. Los cambios benefician a todo el barrio.*',
            text: 'El barrio ha cambiado mucho, pero no todos salen ganando: mientras los turistas llenan las terrazas, las familias de siempre ya no pueden pagar el alquiler.',
            answer:
              '*Falso*: *no todos salen ganando* (or *las familias de siempre ya no pueden pagar el alquiler*). A tick on its own gets no mark.',
          },
        },
        {
          name: 'What does the word refer to?',
          what: 'You find the words in the text that a pronoun, a possessive or a verb without a subject refers to.',
          sample: {
            task: '*¿A quién o a qué se refieren «las» (las reforman) y «sus» (sus abuelos)?*',
            text: 'Muchos jóvenes vuelven al pueblo de sus abuelos. Allí compran casas baratas y las reforman con la ayuda de los vecinos.',
            answer:
              '*las*: *casas baratas*; *sus*: *muchos jóvenes*. Test it: replace the pronoun with your words and read the sentence again.',
          },
        },
        {
          name: 'Find the word',
          what: 'You get a definition and find the matching word or phrase in the text, in the same form.',
          sample: {
            task: '*¿Qué palabras del texto significan «al principio no quisieron» y «muy cansados»?*',
            text: 'Los voluntarios llegaron agotados tras doce horas de viaje. Los vecinos, que en un primer momento se negaron a recibirlos, acabaron invitándolos a cenar.',
            answer:
              '*en un primer momento se negaron*; *agotados*. Copy the whole phrase: *se negaron* alone leaves out *al principio*.',
          },
        },
        {
          name: 'Complete the text',
          what: 'You fill gaps from a list with more words than you need.',
          sample: {
            task: '*Complete el espacio en blanco con la opción adecuada: además, por lo tanto, sin embargo, es decir.*',
            text: 'Las ciudades plantan árboles para bajar la temperatura; ___, pocas calculan cuánta agua van a necesitar.',
            answer:
              '*sin embargo*. Work out how the two halves fit together before you look at the list: here the second is an objection to the first.',
          },
        },
        {
          name: 'Match headings and paragraphs',
          what: 'There are more headings than you need. Each sums up a whole paragraph. In an interview, they may be questions instead.',
          sample: {
            task: '*Elija el título adecuado para el párrafo.*',
            choices: ['*Un trabajo mal pagado*', '*Aprender de los mayores*', '*La vuelta al campo*'],
            text: 'Cuando Nuria llegó a la aldea, no distinguía una oveja enferma de una sana. Hoy reconoce a cada una por la voz. «Todo lo que sé», dice, «me lo han enseñado Julián y Carmen, que entre los dos suman ciento setenta años. Ellos no tienen prisa y a mí no me da vergüenza preguntar».',
            answer:
              '**B**: *me lo han enseñado Julián y Carmen*, who are 170 years old between them. **C** is only where it happens, and pay isn’t mentioned (**A**). The right heading covers the last sentence of the paragraph as well as the first.',
          },
        },
        {
          name: 'Match the halves of a sentence',
          what: 'There are more endings than you need. Several fit grammatically, but only one says what the text says.',
          sample: {
            task: '*Elija el final adecuado:* *Los comerciantes protestaron al principio…*',
            choices: [
              '*porque nadie los había avisado.*',
              '*aunque ahora venden más.*',
              '*para que bajaran los alquileres.*',
            ],
            text: 'La calle Mayor se cerró al tráfico en marzo. Los dueños de las tiendas, que llevaban años pidiéndolo, temieron de pronto perder clientes y salieron a protestar. Seis meses después, las ventas han subido un diez por ciento.',
            answer:
              '**B**: *las ventas han subido un diez por ciento*. **A** can’t be right: they had asked for it themselves (*llevaban años pidiéndolo*). **C** is good Spanish, but the text doesn’t mention rent.',
          },
        },
        {
          name: 'Multiple choice on tone and meaning',
          what: 'You choose from four options, often on a literary text at Higher Level. All sound sensible, but only one is in the text.',
          sample: {
            task: '*¿Qué transmite la actitud del padre?*',
            choices: ['*Indiferencia.*', '*Decepción callada.*', '*Alegría.*', '*Miedo.*'],
            text: 'Mi padre no dijo nada cuando abrió la carta. La dobló por donde ya estaba doblada, la metió en el bolsillo de la camisa y siguió pelando la naranja, despacio, sin romper la piel. Solo entonces supe que no iríamos a la boda.',
            answer:
              '**B**. The feeling isn’t named, but the last sentence shows the news was bad. A man who didn’t care (**A**) wouldn’t peel an orange so slowly.',
          },
        },
      ],
      criteria: [
        {
          name: 'One mark for each right answer',
          plain:
            'You don’t lose marks for a wrong one. Answers are in Spanish, and spelling or grammar mistakes don’t matter if the answer is clear.',
        },
        {
          name: 'All of it and no more',
          plain:
            'You lose the mark if a word you need is missing or if part of your answer is wrong. If one mark needs two things, give both.',
        },
      ],
      tips: [
        'For _true or false_, find the quotation first, then tick. If no words prove it, you’re in the wrong place.',
        'When a vocabulary question gives you a paragraph, don’t look outside it. Match the grammar, too: if the question has a plural adjective, so does the answer.',
        'In reference questions, answer with a noun from the text, not a pronoun or an explanation: *los vecinos*, never *ellos* or _the people who live there_.',
        'Connectors show you what counts: the answer usually **isn’t** what comes after *aunque* or *a pesar de*, but what comes after *sino* or *sin embargo*.',
        'Leave a hard question after one minute, with your best guess in the box and a cross next to it. You have a minute and a half for each mark, including reading.',
      ],
      phrases: [
        {
          es: 'Indique si es verdadero o falso y justifique su respuesta.',
          en: 'Say whether it is true or false and justify your answer.',
        },
        { es: 'Conteste las siguientes preguntas.', en: 'Answer the following questions.' },
        {
          es: '¿A quién o a qué se refiere la palabra subrayada?',
          en: 'Who or what does the underlined word refer to?',
        },
        {
          es: 'Busque en el texto la palabra que significa lo mismo.',
          en: 'Find the word in the text that means the same.',
        },
        {
          es: 'Basándose en el segundo párrafo, complete la frase.',
          en: 'Using the second paragraph, complete the sentence.',
        },
        { es: 'Elija el final adecuado para cada frase.', en: 'Choose the right ending for each sentence.' },
        {
          es: '¿Qué expresión del texto indica sorpresa?',
          en: 'Which expression in the text shows surprise?',
        },
        {
          es: 'El autor da a entender que no está de acuerdo.',
          en: 'The author implies that he does not agree.',
        },
        { es: 'lejos de', en: 'far from (doing something)' },
        { es: 'ni siquiera', en: 'not even' },
        { es: 'apenas', en: 'hardly' },
        { es: 'a medida que', en: 'as (gradually)' },
        { es: 'de ahí que', en: 'hence (with the subjunctive)' },
      ],
      set: readingSet,
      lessons: [
        'complex-connectors',
        'advanced-pronouns',
        'passive-voice',
        'present-subjunctive',
        'pluscuamperfecto',
      ],
    },
    {
      id: 'writing',
      title: 'Paper 2: Written Production',
      official: `Writing (${numberOf(standard.writing)})`,
      number: numberOf(standard.writing),
      time: bothLevels('writing'),
      years,
      weight,
      summary: `You choose one of three tasks and a type of text that suits it, and write ${standardWords} words at Standard Level or ${higherWords} words at Higher Level.`,
      note: {
        checked,
        today: `exams ${years}. In May 2025 French B and Spanish ab initio had reading on the same afternoon; for Spanish B, check your own timetable.`,
        text: `It’s worth ${standard.writing.marks.is} marks. ${asInTheExam.tasks}`,
      },
      levels: [
        {
          level: 'Standard Level',
          details: [
            `${standardWords} words in ${time(standard.writing.minutes)}.`,
            'You choose one of three tasks. Each offers three types of text. One usually suits it best.',
          ],
        },
        {
          level: 'Higher Level',
          details: [
            `${higherWords} words in ${time(higher.writing.minutes)}.`,
            'You get the same choice, but you have to argue, not just tell a story, and most of your complex sentences should be correct.',
          ],
        },
      ],
      timeline: [
        {
          when: `Reading time: ${time(standard.readingTime)}`,
          what: 'You may read but not write. Read the three tasks, then read the types of text under each.',
        },
        {
          when: 'Minutes 0–7',
          what: 'Decide. For each task write down _who, to whom, what for_. Choose the one you have three ideas and examples for.',
        },
        {
          when: 'Minutes 7–17',
          what: 'Choose the type of text, *tú* or *usted*, and plan three ideas, connectors to link them, and three structures to show off.',
        },
        {
          when: 'Minutes 17–60',
          what: 'Write (until minute 75 at Higher Level), with one idea per paragraph. Leave a blank line between paragraphs for corrections.',
        },
        {
          when: 'The last 15 minutes',
          what: 'Read it once as if you were the reader, then check verbs, agreement and accents, one at a time.',
        },
      ],
      questionTypes: [
        {
          name: 'Personal texts',
          what: 'Blog, diary, email or letter to a friend. You write as yourself, to someone you feel close to.',
          sample: {
            task: 'You have lived without social media for a month. Tell young people what you have learnt and encourage them to try it. Choose: blog, diary or formal letter.',
            answer:
              'A **blog** lets you tell a story to readers of your own age and invite them to try it. A diary has no readers. *Treinta días sin redes. ¡Hola a todos! Hoy hace un mes que borré todas las aplicaciones y aquí sigo, más despierto que nunca. No os voy a mentir: la primera semana fue horrible. Cogía el móvil cada cinco minutos, como si me faltara algo. Sin embargo, al décimo día ocurrió algo que no esperaba…*',
          },
        },
        {
          name: 'Professional texts',
          what: 'Formal letter or email, proposal, report, set of instructions. The reader is important or busy, so be clear and polite.',
          sample: {
            task: 'Your school wants to ban phones at break. Tell the head what the students think and suggest an alternative. Choose: formal letter, leaflet or diary.',
            answer:
              'A **formal letter**, with *usted* from the first line to the last. *Estimada directora: Me dirijo a usted en nombre de los alumnos de segundo de bachillerato para expresarle nuestra preocupación por la norma que se quiere aprobar. Aunque entendemos que quiera protegernos, creemos que una prohibición total tendría el efecto contrario. Por ello le proponemos que…* It ends: *A la espera de su respuesta, la saluda atentamente Marta Gil*.',
          },
        },
        {
          name: 'Mass media texts',
          what: 'Article, news report, review, interview, speech, leaflet. The readers don’t know you. You need a title and a first sentence that pulls them in, but no _Dear_.',
          sample: {
            task: 'Your region is short of water. Make people in your town aware of it and get them to change a habit. Choose: article, letter to a friend or report.',
            answer:
              'An **article** in the local paper reaches the whole town. *Cada gota cuenta. ¿Cuántos litros gasta usted mientras se cepilla los dientes? Si cerrara el grifo, ahorraría unos doce. Parece poco, pero si lo hicieran los diez mil habitantes de nuestra ciudad, cada mañana se podría llenar una piscina…* The first paragraph has a question, two numbers and two *si* sentences.',
          },
        },
        {
          name: `A whole text, Standard Level (${standardWords} words)`,
          what: 'Before you read the model answer, choose the type of text and write your own plan. The figures are made up, and yours can be too.',
          sample: {
            task: '*En su centro se va a celebrar una semana sin teléfonos móviles. Escriba un texto para sus compañeros: explique por qué se organiza, qué se va a hacer, qué dificultades habrá y por qué merece la pena.* Choose: *carta formal, diario, discurso*.',
            plan: [
              '**Type**: a speech. It’s for all the students at your school (so not a diary), and they’re your equals (so not a formal letter).',
              '**Person**: *vosotros* from *levantad* to *vuestra atención*. If you speak Latin American Spanish, use *ustedes* throughout.',
              '**Four points of the task, four paragraphs**: why (survey), what (the five days), objections (mother, boredom), why it’s worth it (village, final appeal).',
              '**Structures to show**: a subjunctive after *pedir que* and *para que*, an imperative, the future, a story in the past.',
            ],
            answer:
              '*Buenos días a todos:*\n\n*Me llamo Noa y estoy en primero de bachillerato. Antes de empezar, quiero pediros una cosa: levantad la mano los que hayáis mirado el móvil en la última media hora. ¿Veis? Yo también la levanto. Precisamente por eso estoy aquí.*\n\n*La semana que viene celebramos en nuestro instituto la primera Semana sin Pantallas. No es un castigo ni una idea de los profesores: la hemos organizado veinte alumnos que estábamos cansados de comer juntos sin hablar. En enero hicimos una encuesta y el resultado nos asustó: de cada diez compañeros, siete pasan más de cinco horas al día delante del teléfono y la mitad duerme mal.*\n\n*¿Qué vamos a hacer? Cada mañana, al entrar, dejaremos el móvil en una caja con nuestro nombre. En los recreos habrá partidas de ajedrez y partidos de baloncesto, un taller de cocina peruana y un rincón de lectura. El miércoles vendrán nuestros abuelos para contarnos cómo quedaban con sus amigos cuando solo había un teléfono en todo el edificio. Y el viernes, si el tiempo lo permite, comeremos todos juntos en el patio.*\n\n*Sé lo que estáis pensando: «¿Y si mi madre necesita llamarme?». Tranquilos, en secretaría atenderán cualquier llamada urgente. También hay quien dice que cinco días no cambian nada. Puede ser. Sin embargo, el año pasado pasé una semana en un pueblo de Teruel donde no había cobertura. Los dos primeros días me aburrí como nunca; el tercero aprendí a hacer pan, y el quinto no quería volver. Si yo pude, vosotros también podéis.*\n\n*No os pido que tiréis el móvil a la basura. Solo os pido que lo dejéis descansar cinco días para que descubramos qué pasa cuando nos miramos a los ojos. A lo mejor nos aburrimos. A lo mejor nos reímos más que nunca. Sea como sea, lo habremos vivido de verdad, y no a través de una pantalla.*\n\n*Apuntaos hoy mismo en conserjería. ¡Os esperamos!*\n\n*Muchas gracias por vuestra atención.*',
            margin: [
              '**Language (12)**: *los que hayáis mirado*, *no os pido que tiréis*, *para que descubramos* and *lo habremos vivido*: complex structures, used correctly. *Me aburrí como nunca* and *sea como sea* are idiomatic.',
              '**Message (12)**: all four points of the task are there, each with a detail: seven in ten, Peruvian cooking, the village in Teruel. The objections are answered.',
              '**Conceptual understanding (6)**: greeting, a question to the audience, *¿Veis?*, an appeal and thanks: it’s clearly a speech. It uses *vosotros* throughout.',
            ],
          },
        },
        {
          name: `A whole text, Higher Level (${higherWords} words)`,
          what: 'The steps are the same, but you have to argue a case: your position, the arguments against it, and proposals.',
          sample: {
            task: '*En su ciudad, cada vez más pisos se alquilan a turistas y muchas familias se marchan. Escriba un texto en el que analice las causas, responda a quienes defienden la situación y proponga soluciones.* Choose: *artículo de opinión, correo electrónico a un amigo, instrucciones*.',
            plan: [
              '**Type**: an opinion article. It argues a case about a whole city’s problem, to readers the writer doesn’t know. An email only reaches one friend, and instructions don’t argue.',
              '**Seven paragraphs, one idea each**: the bakery · being fair · how it works · the other side · three proposals · what I don’t want · back to the bread.',
              '**Structures to show**: *si* with the imperfect subjunctive, *lo que critico no es que… sino que*, *basta con que*, *convendría que*, *ojalá*.',
            ],
            answer:
              '*¿De quién es la ciudad?*\n\n*Por Marta Gil*\n\n*La panadería de mi calle cerró en octubre. En su lugar han abierto una consigna de maletas. La anécdota parecería insignificante si no fuera la quinta tienda que perdemos en dos años y si detrás de cada cierre no hubiera una familia que se ha tenido que mudar. En el casco antiguo, según los vecinos, uno de cada cuatro pisos se alquila ya por noches. ¿Estamos dispuestos a vivir en un decorado?*\n\n*Seamos justos: el turismo no es el enemigo. Sin él, muchos de nuestros padres no tendrían trabajo, la catedral seguiría en ruinas y yo no habría aprendido a chapurrear italiano sirviendo helados. Lo que critico no es que vengan visitantes, sino que les hayamos entregado, casi sin darnos cuenta, lo que nos hacía distintos. Nadie cruza medio mundo para ver una calle en la que solo viven otros turistas.*\n\n*El mecanismo es tan sencillo como cruel. Un piso que se alquila a una familia rinde ochocientos euros al mes; por noches, puede rendir el triple. Basta con que tres propietarios del edificio hagan cuentas para que los demás inquilinos empiecen a recibir cartas. Primero se marchan los jóvenes; luego, los colegios se quedan sin niños; por último, el ambulatorio reduce el horario. El día que queremos reaccionar, ya no queda barrio que defender.*\n\n*Hay quienes sostienen que cada cual puede hacer con su casa lo que quiera. El argumento tiene su lógica, pero olvida que la propiedad nunca ha sido un derecho sin límites: tampoco se puede abrir una discoteca en el salón. Si aceptamos normas para el ruido, ¿por qué no habríamos de aceptarlas para proteger algo tan básico como un techo?*\n\n*Soluciones las hay, y no son utópicas. En primer lugar, propongo que el ayuntamiento deje de conceder licencias en las zonas donde los pisos turísticos superen el diez por ciento. En segundo lugar, convendría que lo que se recauda con la tasa turística se destinara a alquileres asequibles, y no a más campañas de publicidad. Por último, los propios vecinos podemos ayudar: si cada uno de nosotros comprara una vez por semana en la tienda de la esquina, quizá la próxima en cerrar no fuera la nuestra.*\n\n*No pretendo que la ciudad se convierta en un museo de lo que fue. Las ciudades cambian, y es bueno que cambien. Pero una cosa es cambiar y otra muy distinta, vaciarse. Mi abuela, que ha vivido ochenta y dos años en el mismo portal, lo resume mejor que yo: «Antes conocía a todo el mundo por su nombre; ahora los conozco por el color de la maleta».*\n\n*Ojalá dentro de diez años pueda volver a comprarle el pan a alguien que sepa cómo me llamo. Que eso ocurra o no depende, en buena medida, de lo que exijamos hoy.*',
            margin: [
              '**Language (12)**: subjunctives for different reasons (*si no fuera*, *que les hayamos entregado*, *donde… superen*, *que… se destinara*), *se* where it doesn’t matter who does it, and precise words: *consigna, inquilinos, tasa, chapurrear*.',
              '**Message (12)**: the cause in two figures (*ochocientos euros*, *el triple*) and its results in three steps (*primero… luego… por último*), the other side’s best argument before the answer to it, three proposals, for the council and for local residents. The last paragraph goes back to the bakery in the first line.',
              '**Conceptual understanding (6)**: a question as the title, the writer’s name, a first sentence that sets the scene, a rhetorical question, *nosotros* for readers in the same city, and an ending that gives them something to do.',
            ],
          },
        },
      ],
      criteria: [
        {
          name: `Language ${marksOf(language, standard.writing)}`,
          plain:
            'Suitable and varied words, simple and complex structures, and no mistakes that get in the way. For the best marks you need some idiomatic phrases, used where a native speaker would use them.',
        },
        {
          name: `Message ${marksOf(message, standard.writing)}`,
          plain:
            'Does the text do everything the task asks? Are the ideas developed with details and examples, and does one lead to the next?',
        },
        {
          name: `Conceptual understanding ${marksOf(concept, standard.writing)}`,
          plain:
            'The right type of text for the reader and purpose, the right tone throughout, and the features of that type: title, greeting, headings, signature.',
        },
      ],
      tips: [
        `Choose the type of text that fits the reader, purpose and situation, not the one you’ve practised. ${concept} of the ${standard.writing.marks.is} marks are for that choice and its conventions, before anybody looks at your grammar.`,
        'Choose *tú*, *vosotros*, *usted* or *ustedes* before you write a word. At the end, check just that: verbs, *te, os, le*, *tu, vuestro, su*. A letter that slips from *usted* to *tú* loses marks twice, for tone and for language.',
        'Three ideas with a reason and an example are better than six in a list. You should be able to underline these in each paragraph: claim, reason, example, conclusion.',
        'Choose three structures when you plan, and tick them off as you use them: *si* with the imperfect subjunctive, *para que* with the subjunctive, *cuyo* or *lo que*, a sentence with *se*. Under pressure you won’t think of them.',
        'Keep to the limits. Our model answers are about 320 words long at Standard Level and about 480 at Higher Level. Work out how many lines that is in your handwriting, because counting words takes time.',
      ],
      phrases: [
        { es: 'Realice una de las siguientes tareas.', en: 'Do one of the following tasks.' },
        {
          es: 'Me dirijo a usted para expresarle mi preocupación.',
          en: 'I am writing to you to express my concern.',
        },
        {
          es: 'Le agradecería que me enviara más información.',
          en: 'I would be grateful if you could send me more information.',
        },
        {
          es: 'A la espera de su respuesta, lo saluda atentamente Ana Ruiz.',
          en: 'I look forward to your reply. Yours sincerely, Ana Ruiz',
        },
        {
          es: 'No cabe duda de que la situación ha empeorado.',
          en: 'There is no doubt that the situation has got worse.',
        },
        {
          es: 'Es imprescindible que actuemos cuanto antes.',
          en: 'It is essential that we act as soon as possible.',
        },
        {
          es: 'Si todos pusiéramos de nuestra parte, sería posible.',
          en: 'If we all did our bit, it would be possible.',
        },
        {
          es: 'Conviene recordar que no siempre fue así.',
          en: 'It is worth remembering that it was not always so.',
        },
        {
          es: 'Lejos de resolver el problema, lo agrava.',
          en: 'Far from solving the problem, it makes it worse.',
        },
        { es: 'A pesar de ello, sigo siendo optimista.', en: 'In spite of that, I am still optimistic.' },
        {
          es: 'Os {animo:animar} a que probéis una semana sin móvil.',
          en: 'I encourage you to try a week without your phones.',
        },
        { es: 'En definitiva, está en nuestras manos.', en: 'In short, it is in our hands.' },
        { es: 'en primer lugar', en: 'firstly' },
        { es: 'por lo que se refiere a', en: 'as far as … is concerned' },
      ],
      bank: textTypes,
      set: writingSet,
      lessons: [
        'complex-connectors',
        'present-subjunctive',
        'imperfect-subjunctive',
        'conditional',
        'advanced-pronouns',
        'passive-voice',
      ],
    },
    {
      id: 'listening',
      title: 'Paper 3: Listening',
      official: `Listening (${numberOf(standard.listening)})`,
      number: numberOf(standard.listening),
      time: bothLevels('listening'),
      years,
      weight,
      summary:
        'You hear three recordings twice, from an announcement to a discussion, and answer questions on facts, opinions and who holds them.',
      note: {
        checked,
        today: `exams ${years}. There’s no Paper 3: listening is a separate exam.`,
        text: `In May 2025, in French B and Spanish ab initio, it came the morning after writing and reading. It’s worth ${standard.listening.marks.is} marks.`,
      },
      levels: [
        {
          level: 'Standard Level',
          details: [
            `Three recordings of up to ${listed(standard.listening.recordings)} minutes, ${time(standard.listening.minutes)} in all.`,
            'Clear voices, one or two speakers, more facts than opinions.',
          ],
        },
        {
          level: 'Higher Level',
          details: [
            `Three recordings of up to ${listed(higher.listening.recordings)} minutes, ${time(higher.listening.minutes)} in all.`,
            'More speakers, faster exchanges, and questions on attitude: who agrees, who isn’t sure, who’s joking.',
          ],
        },
      ],
      timeline: [
        {
          when: `Reading time: ${time(standard.readingTime)}`,
          what: 'You may read but not write. Find out what all three recordings are about, and learn the speakers’ names.',
        },
        {
          when: `Before each recording: ${time(standard.listening.readFor)}`,
          what: 'Now you can write: underline the words that show what each question asks for, and next to each gap write the kind of word it needs (noun, figure, adjective).',
        },
        {
          when: 'First hearing',
          what: 'Answer what you are sure of, in one or two words. Don’t write sentences while the recording is playing.',
        },
        {
          when: `Pause of about ${time(standard.listening.pause)}`,
          what: 'Complete your answers, and mark the two or three to listen for next time.',
        },
        {
          when: 'Second hearing and pause',
          what: 'Listen only for the answers you marked, then check that each completed sentence is correct.',
        },
        {
          when: 'The end',
          what: 'Check your spelling, fill every box, and give exactly as many letters as you’re asked for.',
        },
      ],
      questionTypes: [
        {
          name: 'Multiple choice',
          what: 'You choose from three options about a fact, reason or opinion.',
          sample: {
            task: '*¿Por qué dejó la doctora Ruiz la universidad?*',
            choices: ['*Ganaba poco.*', '*Quería llegar a más gente.*', '*Se llevaba mal con sus alumnos.*'],
            text: '—Doctora Ruiz, ¿por qué dejó la universidad?\n—No fue por dinero, como dicen algunos. Allí publicaba artículos que leían veinte personas; ahora hago vídeos que ven veinte mil. Echo de menos a mis alumnos, eso sí.',
            heard: true,
            answer:
              '**B**. She swapped twenty readers for twenty thousand viewers. It wasn’t the money (*no fue por dinero*), and *echo de menos* is the opposite of **C**.',
          },
        },
        {
          name: 'Short answers',
          what: 'You answer a question in Spanish with a word or phrase, not a sentence.',
          sample: {
            task: '*¿Qué echa de menos Martín?* *¿Cuándo piensa volver?*',
            text: 'Llevo medio año en Valparaíso y estoy muy a gusto. La gente dice que debo de extrañar la comida, pero aquí se come de maravilla. Lo que de verdad echo de menos es el silencio de mi pueblo por la noche. Mi madre me espera en Navidad, pero en diciembre tengo los exámenes, así que iré en febrero.',
            heard: true,
            answer:
              '*El silencio (de su pueblo).* *En febrero.* Each time, a wrong answer comes first: what people think (*la comida*), and when his mother hopes to see him (*en Navidad*).',
          },
        },
        {
          name: 'Fill the gaps',
          what: `You complete a summary of the recording, with up to ${standard.listening.gapWords.is} words in each gap. They’re usually words that you hear.`,
          sample: {
            task: '*Los voluntarios deben tener entre dieciséis y ___ años.* *El museo les paga ___.* *Se pueden apuntar hasta el ___.*',
            text: 'El museo de la ciudad busca voluntarios de entre dieciséis y veinte años para guiar visitas los fines de semana. No hay sueldo, pero se paga el transporte, y al final se entrega un certificado. Quien quiera apuntarse tiene de plazo hasta el treinta de abril.',
            heard: true,
            answer:
              '*veinte*; *el transporte*; *treinta de abril*. The third gap already has its article: *el treinta* would make *el el treinta*.',
          },
        },
        {
          name: 'True statements',
          what: 'You choose the true ones from a list (five out of ten, say), in any order.',
          sample: {
            task: '*Elija las dos frases verdaderas.*',
            choices: [
              '*Julia nació en Quito.*',
              '*Habla tres idiomas.*',
              '*Ya ha terminado la carrera.*',
              '*Le gustaría ser intérprete.*',
            ],
            text: 'Me llamo Julia y llegué a Quito con cuatro años. En casa hablamos quichua y español, y con mi pareja, inglés. Me falta un año para acabar la carrera y, si todo va bien, me veo traduciendo en congresos.',
            heard: true,
            answer:
              '**B** and **D**. She came to Quito *con cuatro años*, so she was not born there; *me falta un año* means that she has not finished.',
          },
        },
        {
          name: 'Who says it?',
          what: 'Two or three people discuss something. For each statement you choose one of them, or both.',
          sample: {
            task: '*¿Quién lo dice? (1) Con la medida aprenderíamos mejor. (2) La medida crea un problema a las familias.*',
            choices: ['Hugo', 'Inés', '*Los dos*'],
            text: 'Hugo: Con una semana de cuatro días dormiríamos más y rendiríamos más en clase.\nInés: Puede ser, aunque yo lo dudo. ¿Y quién cuidaría de los pequeños el viernes?\nHugo: Ahí tienes razón; habría que abrir los colegios para quien lo necesite.',
            heard: true,
            answer:
              '**A** and **C**. Inés isn’t sure about 1 (*yo lo dudo*). Hugo accepts her objection (*ahí tienes razón*), so they both say 2.',
          },
        },
      ],
      criteria: [
        {
          name: 'One mark for each right answer',
          plain:
            'You don’t lose marks for a wrong one, but if you write six letters instead of five, the extra one can cost you a mark.',
        },
        {
          name: 'Recognisable words',
          plain:
            'In gaps, a small spelling mistake is fine if it doesn’t make a different word. An answer over the word limit isn’t accepted.',
        },
      ],
      tips: [
        'Use the time before a recording to predict: next to every gap write what kind of word it needs and its gender and number. In *una ___ muy cara* only a feminine noun is possible, so half of what you hear is ruled out at once.',
        'The statements rarely repeat words from the recording. Write one synonym under each key word before you listen: for *cara*, listen for *precio*, *costar*, *un ojo de la cara*.',
        'In discussions, opinions are hidden in small phrases: *ahí tienes razón, desde luego, ya lo creo* mean yes, *según se mire* and *no lo veo claro* show doubt, and *qué va* means no. Learn them the way you learn verbs.',
        'Don’t fill a gap with a word you heard if it doesn’t fit the sentence. Read the finished sentence: if the Spanish is wrong, so is the answer.',
        'Practise with accents from Spain and Latin America. You will hear *ustedes* for *vosotros*, *s* for *z*, and *carro*, *celular* or *computadora*; none of them should slow you down.',
      ],
      phrases: [
        {
          es: 'Complete los espacios con un máximo de tres palabras.',
          en: 'Fill in the gaps with no more than three words.',
        },
        { es: 'Elija las cinco frases verdaderas.', en: 'Choose the five true sentences.' },
        { es: 'Ahí tienes razón.', en: 'You’re right there.' },
        { es: 'No lo veo tan claro.', en: 'I’m not so sure about that.' },
        { es: 'Según se mire.', en: 'It depends how you look at it.' },
        { es: 'Eso sí que no.', en: 'Definitely not.' },
        { es: 'Me cuesta creerlo.', en: 'I find it hard to believe.' },
        { es: 'Dicho de otro modo, no hay dinero.', en: 'In other words, there’s no money.' },
        { es: 'O sea, que no vienes.', en: 'So you’re not coming, then.' },
        { es: 'una de cada tres personas', en: 'one in three people' },
        { es: 'más de la mitad', en: 'more than half' },
        { es: 'a lo largo del siglo pasado', en: 'over the course of the last century' },
      ],
      set: listeningSet,
      lessons: [
        'numbers-spanish',
        'advanced-pronouns',
        'complex-connectors',
        'imperfect-preterito',
        'conditional',
      ],
    },
    {
      id: 'oral',
      title: 'Individual Oral',
      official: 'Individual oral',
      time: `${range(standard.oral.minutes.is)} minutes`,
      years,
      weight,
      summary:
        'You present a picture (Standard Level) or an extract from a book you have read (Higher Level) and then talk about it, and about another theme, with your teacher.',
      note: {
        checked,
        today: `exams ${years}. Your school will tell you when.`,
        text: `The oral lasts ${range(standard.oral.minutes.is)} minutes after ${time(standard.oral.preparation)} of preparation at Standard Level and ${higher.oral.preparation.is} at Higher Level, and is worth ${standard.oral.marks.is} marks.`,
      },
      levels: [
        {
          level: 'Standard Level',
          details: [
            `${time(standard.oral.preparation)} of preparation with two pictures, each on a different theme of the course; you choose one.`,
            'Say what you see, what it has to do with the theme, and what it shows about a place where Spanish is spoken.',
          ],
        },
        {
          level: 'Higher Level',
          details: [
            `${time(higher.oral.preparation)} of preparation with two extracts of up to about ${higher.oral.words.is} words, one from each of the literary works you have read; you choose one.`,
            'Briefly say where it comes in the book, then spend most of your time on what happens in it, its ideas and its message. This is not a literature exam.',
          ],
        },
      ],
      timeline: [
        {
          when: `Preparation: ${standard.oral.preparation.is} or ${time(higher.oral.preparation)}`,
          what: 'Make up to ten short notes, not sentences. You may look at them but not read them out. Write the last one first: your opinion. Everything should lead up to it.',
        },
        {
          when: 'Minutes 0–4',
          what: `Your presentation, ${rangeTo(standard.oral.presentation.is)} minutes. Spend one minute on what is there, two on what it means and the rest on what you think. Then your teacher will stop you.`,
        },
        {
          when: 'Minutes 4–9',
          what: `Follow-up discussion on the picture or extract, ${rangeTo(standard.oral.discussion.is)} minutes. The teacher picks up on what you said, so say things you want to be asked about.`,
        },
        {
          when: 'Minutes 9–15',
          what: `General discussion on at least one other theme, ${rangeTo(standard.oral.general.is)} minutes. Make comparisons with your own life and the Spanish-speaking world, and ask your teacher something too.`,
        },
      ],
      questionTypes: [
        {
          name: 'Presentation of a picture (Standard Level)',
          what: 'A photo, poster or drawing without much text, on one of the five themes.',
          sample: {
            task: 'The photo shows a café in Bogotá: six friends round a table, each looking at a phone, and a board on the wall that says *Hablen entre ustedes*. Theme: human ingenuity. Begin your presentation.',
            answer:
              '*En esta foto se ve a un grupo de amigos en una cafetería. Lo que más me llama la atención es que nadie mira a nadie, justo debajo de un cartel que les pide que hablen. La relaciono con el tema del ingenio humano, porque la tecnología que debería acercarnos a veces nos aleja. He leído, por ejemplo, que en Colombia…* One sentence of description, then straight to the meaning. You could add a cultural detail: in Spain the same board would say *hablad*.',
          },
        },
        {
          name: 'Presentation of an extract (Higher Level)',
          what: 'Where it comes in the book (in one sentence), what happens, what its ideas are and why they matter. Retelling the whole plot gets few marks.',
          sample: {
            task: 'Begin your presentation of this extract from a novel.',
            text: 'La abuela seguía poniendo un plato de más. Nadie se lo decía. Cuando recogíamos la mesa, mi hermano lavaba también ese plato limpio, con el mismo cuidado que los otros, y lo guardaba el último.',
            answer:
              '*Este fragmento aparece poco después de la partida del padre. A primera vista solo describe una cena, pero el plato de más simboliza la ausencia de la que nadie quiere hablar. El autor no nombra la tristeza: la muestra con un gesto, el del hermano que lava un plato limpio. Me parece que, al protegerla con su silencio, la familia también se protege a sí misma.*',
          },
        },
        {
          name: 'Follow-up discussion',
          what: 'Questions about what you’ve said: _Why do you think so? Could you see it differently? What about your country?_',
          sample: {
            task: '*Has dicho que la tecnología nos aleja. ¿No crees que también ayuda?*',
            answer:
              '*Sí, claro, hasta cierto punto. Cuando mi prima se fue a vivir a Perú, las videollamadas nos salvaron. Lo que critico no es el móvil, sino que lo usemos incluso cuando tenemos a alguien delante. ¿A usted no le pasa?* It accepts the objection, gives an example, sharpens the point with *no… sino que*, and ends with a question.',
          },
        },
        {
          name: 'General discussion',
          what: 'A theme that was not in your picture or extract. The teacher chooses it on the spot.',
          sample: {
            task: 'Theme: sharing the planet. *¿Qué harías tú si fueras la alcaldesa de tu ciudad?*',
            answer:
              '*Lo primero que haría sería cerrar el centro a los coches, como hicieron en Pontevedra hace más de veinte años. Al principio los comerciantes protestaron, pero ahora casi nadie quiere que vuelvan los atascos. Eso sí, pondría autobuses baratos para que la gente mayor pudiera llegar.* A conditional, a Spanish example, an objection and *para que* with the subjunctive.',
          },
        },
      ],
      criteria: [
        {
          name: `Language ${marksOf(spoken, standard.oral)}`,
          plain:
            'How varied and accurate your language is, and how easy your pronunciation and intonation are to follow. Correcting yourself once is fine.',
        },
        {
          name: `Message: the picture or extract ${marksOf(presented, standard.oral)}`,
          plain:
            'How relevant and how personal your presentation is. Description is only the start: the marks are for meaning, for the link with the theme or the book, and for the culture behind it.',
        },
        {
          name: `Message: the conversation ${marksOf(discussed, standard.oral)}`,
          plain:
            'Whether your answers go beyond the first sentence: reasons, examples, comparisons, another point of view.',
        },
        {
          name: `Interaction ${marksOf(interaction, standard.oral)}`,
          plain:
            'Whether you understand and keep the conversation going: answer what was asked, pick up on what the teacher says, ask questions too.',
        },
      ],
      tips: [
        'Describe for one minute at most. After that, every sentence should begin with what it means: *esto refleja, me hace pensar en, a diferencia de lo que pasa en mi país*. A presentation that’s all description gets no more than half the marks for the message.',
        'Have one example from the Spanish-speaking world ready for each of the five themes: a place, a person, a custom, a figure. *En Uruguay…*, *una ley española de 2005…* You’re marked on culture, and _in some countries_ doesn’t count.',
        'Leave your teacher something to ask about: *de eso podríamos hablar más*. The follow-up questions come from what you said, so you choose their subject.',
        'Write nouns in your notes, never verbs: *plato – ausencia – silencio*. With nouns you have to build the sentence yourself, so you sound natural. If you write sentences, you’ll just read them out.',
        'If a mistake changes the meaning, correct it in two words (*fue, perdón, fueron*) and carry on. If not, just carry on: examiners mark what they understand.',
      ],
      phrases: [
        {
          es: 'Lo que más me llama la atención es su mirada.',
          en: 'What strikes me most is the look in her eyes.',
        },
        { es: 'En primer plano se ve a una niña.', en: 'In the foreground you can see a girl.' },
        { es: 'Da la impresión de que nadie se conoce.', en: 'It looks as if none of them know each other.' },
        { es: 'Esto refleja un cambio en la sociedad.', en: 'This reflects a change in society.' },
        { es: 'Me recuerda a lo que pasó en Chile.', en: 'It reminds me of what happened in Chile.' },
        {
          es: 'A diferencia de lo que pasa en mi país, allí se cena muy tarde.',
          en: 'Unlike in my country, people there have dinner very late.',
        },
        { es: 'Depende de cómo se mire.', en: 'It depends how you look at it.' },
        { es: 'Es posible que me equivoque, pero no lo creo.', en: 'I may be wrong, but I don’t think so.' },
        { es: 'Hasta cierto punto estoy de acuerdo.', en: 'I agree up to a point.' },
        {
          es: 'Si no le he entendido mal, me pregunta por las causas.',
          en: 'If I’ve understood you correctly, you’re asking me about the causes.',
        },
        { es: 'No se me había ocurrido.', en: 'That hadn’t occurred to me.' },
        { es: '¿Y usted qué opina?', en: 'And what do you think?' },
        {
          es: 'El fragmento se sitúa al principio de la obra.',
          en: 'The extract comes at the beginning of the book.',
        },
      ],
      bank: oralBank,
      set: oralSet,
      lessons: [
        'present-subjunctive',
        'conditional',
        'imperfect-subjunctive',
        'complex-connectors',
        'preterito-perfecto',
        'advanced-pronouns',
      ],
    },
  ],
  background: [
    {
      id: 'themes',
      title: 'The five themes',
      text: 'The course has five themes: identities, experiences, human ingenuity, social organisation and sharing the planet. For each text, ask: who is it for, what is it for, and what is the situation?',
    },
    {
      id: 'level',
      title: 'Standard or Higher Level',
      text: 'Roughly, Standard Level starts from A2 or B1 and Higher Level from B1 or B2. At Higher Level you also read two literary works.',
    },
    abInitio,
    {
      id: 'on-the-day',
      title: 'On the day',
      text: `Every IB paper, unless it is all multiple choice, begins with ${time(standard.readingTime)} when you may read but not write. Write in blue or black ink. You can’t use a dictionary. Writing and reading may come on the same afternoon: practise them back to back. Read your school’s own rules.`,
    },
    {
      id: 'grades',
      title: 'What a mark is worth',
      text: `The skills (writing ${standard.writing.marks.is}, listening ${standard.listening.marks.is}, reading ${standard.reading.marks.is}, oral ${standard.oral.marks.is}) are each worth a quarter of your grade, so one listening mark is worth more than one reading mark. Grade boundaries are set after each session, and only schools get them: ask your coordinator for the latest ones.`,
    },
    {
      id: 'later-years',
      title: `If your exams are in May ${standard.next.from.is} or later`,
      text: `The IB has announced new courses for [Language B](https://ibo.org/university-admission/latest-curriculum-updates/language-b-updates/) and for [ab initio](https://ibo.org/university-admission/latest-curriculum-updates/language-ab-initio-updates/): taught from August 2027, first exams in May ${standard.next.from.is}. The five themes won’t change. Ab initio has four topics in each. We don’t know what the new papers will be like: read the new subject brief before you use this page.`,
    },
    {
      id: 'sources',
      title: 'Our sources',
      text: 'Only schools can open the IB’s guide, and your teacher has it. We read summaries of it in November 2026.',
      points: [
        {
          title: 'All sources, by date',
          items: sourcesOf(facts.standard, facts.higher, facts.abInitio),
        },
      ],
    },
  ],
  week: [
    {
      day: 'Seven days to go',
      what: 'Put your papers in a calendar, with the length of each. Then do the [reading set](#reading-set) against the clock.',
    },
    {
      day: 'Six days to go',
      what: 'Mark it. Write down why you lost each mark, then read about the [kinds of question](#reading) that cost you most. Read one newspaper article and learn ten new words.',
    },
    {
      day: 'Five days to go',
      what: 'Choose a task from the [writing set](#writing-set). Just plan it: type of text, person, four ideas, three structures. Do the same with the other two.',
    },
    {
      day: 'Four days to go',
      what: 'Write one of the three in full, in the time allowed. Mark it against the three criteria, and rewrite the weakest paragraph.',
    },
    {
      day: 'Three days to go',
      what: 'Do the [listening set](#listening-set) twice. Then listen to the news on the radio: write down five nouns and two figures.',
    },
    {
      day: 'Two days to go',
      what: 'If your oral is still to come, record yourself talking about one picture or page and learn three of the [ten facts](#oral-bank). If it’s over, read aloud the verbs on the [page to print](#sheet).',
    },
    {
      day: 'The day before',
      what: 'Read the [page to print](#sheet) once in the afternoon and once in the evening. Pack two pens, and an analogue watch if your school allows one. Go to bed early.',
    },
  ],
  sheet,
  resources: [
    {
      title: 'On this site',
      text: 'The IB line of the [grammar roadmap](/grammar) starts where the IGCSE line ends. Each paper above lists the lessons you need, such as the [present subjunctive](present-subjunctive). The [practice page](/practice) has questions from both lines.',
    },
    {
      title: 'Papers, guide and mark schemes',
      text: 'The IB’s past papers are not free, but your school has them. The subject brief on [the IB’s public website](https://www.ibo.org/programmes/diploma-programme/curriculum/) sums up the course. Our [Past papers](/past-papers) page shows which questions you can practise here.',
    },
    {
      title: 'Dictionaries',
      text: 'The [dictionary of the Spanish Academy](https://dle.rae.es/) (RAE) is free online. It has verb tables and shows when a word is only used in one country.',
    },
    {
      title: 'Newspapers and radio from more than one country',
      text: 'Read one opinion piece and one interview a week, alternating between Spain and Latin America; [RTVE](https://www.rtve.es/), the Spanish public broadcaster, and [BBC Mundo](https://www.bbc.com/mundo) are free. Write down three things: a connector, an opinion phrase and a fact that you could use in your oral.',
    },
  ],
} satisfies ExamGuide
