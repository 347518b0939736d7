import type { ExamGuide, ExamList } from '../types'

/** What each text type requires, with opening and closing phrases. */
export const textTypes: readonly ExamList[] = [
  {
    title: 'Blog: personal or public',
    what: 'A title, the date or the place, one experience told in the first person, and a word to the readers at the beginning and end. Choose *vosotros*, *ustedes* or *tú* (not *usted*) and stick to it. Keep it lively, with short paragraphs.',
    rows: [
      { es: '¡Hola de nuevo a todos!', en: 'Hello again, everyone!' },
      {
        es: 'Como ya os conté la semana pasada, estoy aprendiendo a bailar.',
        en: 'As I told you last week, I’m learning to dance.',
      },
      {
        es: 'No os vais a creer lo que me pasó ayer.',
        en: 'You won’t believe what happened to me yesterday.',
      },
      {
        es: '¿Y a vosotros os ha pasado algo parecido?',
        en: 'Has anything like this ever happened to you?',
      },
      { es: 'Os leo en los comentarios.', en: 'I look forward to reading your comments.' },
    ],
  },
  {
    title: 'Diary',
    what: 'The date, *Querido diario*, and private feelings, doubts and plans. Use the past for what happened that day and the present for how you feel now. Don’t give advice or orders.',
    rows: [
      { es: 'Martes, 3 de marzo, once de la noche', en: 'Tuesday 3 March, 11 p.m.', heading: true },
      { es: 'Querido diario: ¡Menudo día!', en: 'Dear diary, what a day!' },
      { es: 'Todavía me tiemblan las manos.', en: 'My hands are still shaking.' },
      { es: 'No sé si hice bien en callarme.', en: 'I don’t know whether I was right to keep quiet.' },
      { es: 'Mañana será otro día. Buenas noches.', en: 'Tomorrow is another day. Good night.' },
    ],
  },
  {
    title: 'Email or letter to a friend',
    what: '*Querido* or *Hola* with a colon, why you are writing, your news, questions, a closing. Use *tú* throughout. Emails have a subject line, letters a place and date.',
    rows: [
      { es: 'Querida Inés: ¿Cómo va todo?', en: 'Dear Inés, how are things?' },
      { es: 'Perdona que no te haya escrito antes.', en: 'I’m sorry I haven’t written sooner.' },
      { es: 'Te escribo para pedirte un favor.', en: 'I’m writing to ask you a favour.' },
      {
        es: 'No te imaginas las ganas que tengo de verte.',
        en: 'You’ve no idea how much I’m looking forward to seeing you.',
      },
      { es: 'Te mando un abrazo muy fuerte.', en: 'Sending you a big hug.' },
    ],
  },
  {
    title: 'Formal letter or email',
    what: 'Place and date, *Estimado señor Gil:* (with a colon), the reason in the first sentence, one idea per paragraph, a request, a formal closing, your full name. Use *usted* throughout.',
    rows: [
      {
        es: 'Estimada señora directora: Me dirijo a usted en nombre de mi clase.',
        en: 'Dear Head Teacher, I am writing to you on behalf of my class.',
      },
      {
        es: 'Le escribo en relación con el anuncio de su página web.',
        en: 'I am writing with regard to the advertisement on your website.',
      },
      {
        es: 'Quisiera llamar su atención sobre un problema.',
        en: 'I would like to draw your attention to a problem.',
      },
      {
        es: 'Le ruego que tenga en cuenta nuestra propuesta.',
        en: 'I would ask you to take our proposal into account.',
      },
      {
        es: 'Quedo a su disposición para cualquier aclaración.',
        en: 'Please do not hesitate to contact me if you have any questions.',
      },
      { es: 'Reciba un cordial saludo.', en: 'Yours sincerely,' },
    ],
  },
  {
    title: 'Article',
    what: 'A title that makes people want to read on, your name, perhaps a line below the title that sums it up. Start with a scene or a figure. Don’t use a greeting or closing: the readers are strangers.',
    rows: [
      {
        es: 'Cada vez son más los jóvenes que compran ropa usada.',
        en: 'More and more young people are buying second-hand clothes.',
      },
      {
        es: 'Según un estudio reciente, la mitad no desayuna.',
        en: 'According to a recent study, half of them don’t have breakfast.',
      },
      { es: 'Ahora bien, no todo son ventajas.', en: 'That said, it’s not all good news.' },
      {
        es: 'La pregunta es si estamos dispuestos a cambiar.',
        en: 'The question is whether we are willing to change.',
      },
    ],
  },
  {
    title: 'Speech',
    what: 'Greet the audience, say who you are, ask them something, repeat a structure three times, end with an appeal and thanks. Use *vosotros* or *ustedes*. Keep your sentences short: your audience is listening, not reading.',
    rows: [
      {
        es: 'Queridos compañeros y queridos profesores: Gracias por venir.',
        en: 'Fellow students and teachers, thank you for coming.',
      },
      {
        es: 'Es un honor dirigirme a ustedes esta tarde.',
        en: 'It is an honour to speak to you this afternoon.',
      },
      {
        es: '¿Cuántos de vosotros habéis comido hoy en casa?',
        en: 'How many of you have had lunch at home today?',
      },
      {
        es: 'No se trata de tener más, sino de necesitar menos.',
        en: 'It is not about having more, but about needing less.',
      },
      { es: 'Muchas gracias por su atención.', en: 'Thank you very much for listening.' },
    ],
  },
  {
    title: 'Interview',
    what: 'A title, two or three lines that introduce the person, then questions and answers with the speakers’ names, or with the questions underlined. Use *usted* for an adult you don’t know. Make the answers longer than the questions, and follow up at least one answer with another question.',
    rows: [
      {
        es: 'Hoy hablamos con la geóloga Ana Ruiz.',
        en: 'Today we are talking to the geologist Ana Ruiz.',
      },
      { es: '¿Qué la llevó a estudiar los volcanes?', en: 'What led you to study volcanoes?' },
      { es: 'Ha dicho usted que tuvo miedo. ¿De qué?', en: 'You said that you were afraid. What of?' },
      { es: 'Me alegra que me haga esa pregunta.', en: 'I’m glad you asked me that question.' },
      {
        es: '¿Qué consejo les daría a nuestros lectores?',
        en: 'What advice would you give our readers?',
      },
    ],
  },
  {
    title: 'Review',
    what: 'The title of the film, book or restaurant, what it is about (not the ending), what is good, what isn’t, who it is for. Use the present tense, and better adjectives than *bueno*.',
    rows: [
      {
        es: 'La película cuenta la historia de dos hermanas.',
        en: 'The film tells the story of two sisters.',
      },
      {
        es: 'Lo mejor es la actuación de la protagonista.',
        en: 'The best thing is the leading actress’s performance.',
      },
      {
        es: 'El final, en cambio, resulta previsible.',
        en: 'The ending, on the other hand, is predictable.',
      },
      {
        es: 'No se la recomendaría a quien busque acción.',
        en: 'I wouldn’t recommend it to anyone looking for action.',
      },
    ],
  },
  {
    title: 'Report',
    what: 'A title, *Para* and *De*, headings: aim, method, results, conclusions. Use *se*, the third person and figures, not feelings.',
    rows: [
      {
        es: 'El objetivo de este informe es analizar el uso de la biblioteca.',
        en: 'The aim of this report is to analyse the use of the library.',
      },
      { es: 'Se ha preguntado a cien alumnos.', en: 'A hundred students were surveyed.' },
      {
        es: 'Como muestran los datos, dos de cada tres van andando.',
        en: 'As the figures show, two in three go on foot.',
      },
      {
        es: 'Por todo ello, se recomienda ampliar el horario.',
        en: 'For all these reasons, longer opening hours are recommended.',
      },
    ],
  },
  {
    title: 'Proposal',
    what: 'A title, the name of the person who will decide, the problem, what you propose in numbered steps, what it costs, what everybody gains. Use *usted* or *se*, and polite conditionals.',
    rows: [
      {
        es: 'Propuesta para mejorar el comedor escolar',
        en: 'Proposal for improving the school canteen',
        heading: true,
      },
      {
        es: 'En la actualidad se tira casi un tercio de la comida.',
        en: 'At present almost a third of the food is thrown away.',
      },
      {
        es: 'Proponemos que los alumnos elijan el menú una vez al mes.',
        en: 'We propose that the students should choose the menu once a month.',
      },
      {
        es: 'El coste sería mínimo y las ventajas, evidentes.',
        en: 'The cost would be minimal and the advantages obvious.',
      },
    ],
  },
  {
    title: 'Leaflet',
    what: 'A title, subheadings, short lines under each, where and when, who to ask. Use the same person for all commands (*Ven, Venid, Venga, Vengan*). Don’t draw: drawings get no marks.',
    rows: [
      { es: '¡Apúntate antes del 15 de mayo!', en: 'Sign up before 15 May!' },
      {
        es: '¿Sabías que un grifo abierto gasta doce litros por minuto?',
        en: 'Did you know that a running tap uses twelve litres a minute?',
      },
      { es: 'Lo que puedes hacer tú', en: 'What you can do', heading: true },
      { es: 'Plazas limitadas', en: 'Limited places', heading: true },
      {
        es: 'Para más información, pregunta en la conserjería.',
        en: 'For more information, ask at reception.',
      },
    ],
  },
  {
    title: 'Instructions or guidelines',
    what: 'A title, a sentence saying who it’s for, numbered steps in order, a warning, a word of encouragement. Use commands or infinitives, not both.',
    rows: [
      {
        es: 'Consejos para sobrevivir a la primera semana',
        en: 'Tips for surviving the first week',
        heading: true,
      },
      {
        es: 'En primer lugar, lee bien el horario.',
        en: 'First of all, read the timetable carefully.',
      },
      {
        es: 'No olvides que nadie nace sabiendo.',
        en: 'Don’t forget that nobody is born an expert.',
      },
      { es: 'Asegúrate de que llevas la tarjeta.', en: 'Make sure you have your card with you.' },
      {
        es: 'Si sigues estos pasos, todo irá bien.',
        en: 'If you follow these steps, everything will go well.',
      },
    ],
  },
]

/** Descriptions of pictures with a four-minute plan, likely questions, and useful facts. */
export const oralBank: readonly ExamList[] = [
  {
    title: 'A picture for identities: the kitchen',
    what: '**The picture**: a grandmother and a ten-year-old boy are folding empanadas at a kitchen table; behind them is an old photo of another kitchen. (Free photo: search [Wikimedia Commons](https://commons.wikimedia.org/) for *empanadas hechas a mano*.) **Minute 1**: who, where, what they are doing. **Minute 2**: food as something a family passes on. **Minute 3**: an example from a Spanish-speaking country. **Minute 4**: your opinion, and an open question.',
    rows: [
      {
        es: 'En la foto, una abuela le enseña a su nieto a hacer empanadas.',
        en: 'In the photo a grandmother is teaching her grandson to make empanadas.',
      },
      {
        es: 'La relaciono con las identidades, porque lo que comemos dice de dónde venimos.',
        en: 'I link it to identities, because what we eat says where we come from.',
      },
      {
        es: 'En Argentina, por ejemplo, cada región tiene su propia empanada.',
        en: 'In Argentina, for example, each region has its own empanada.',
      },
      {
        es: 'Me pregunto qué heredaremos nosotros si ya nadie cocina.',
        en: 'I wonder what we will inherit if nobody cooks any more.',
      },
    ],
  },
  {
    title: 'A picture for experiences: arrivals',
    what: '**The picture**: two sisters are hugging at an airport arrivals gate; next to them are a very large suitcase and a child looking at the floor. (Search *puerta de llegadas aeropuerto*.) **Minute 1**: the hug, the suitcase, the child. **Minute 2**: the journey changes those who leave and those who stay. **Minute 3**: migration in the Spanish-speaking world. **Minute 4**: what you would take with you.',
    rows: [
      {
        es: 'Lo primero que se ve es un abrazo delante de la puerta de llegadas.',
        en: 'The first thing you see is a hug in front of the arrivals gate.',
      },
      {
        es: 'Un viaje cambia a quien se va, pero también a quien se queda.',
        en: 'A journey changes the person who leaves, but also the person who stays.',
      },
      {
        es: 'En los últimos años, millones de venezolanos han tenido que empezar de nuevo en otro país.',
        en: 'In recent years millions of Venezuelans have had to start again in another country.',
      },
      {
        es: 'Quizá la niña mire al suelo porque no conoce a su tía.',
        en: 'Perhaps the girl is looking at the floor because she doesn’t know her aunt.',
      },
    ],
  },
  {
    title: 'A picture for human ingenuity: over the roofs',
    what: '**The picture**: a cable car is passing over the tin roofs on a hillside; inside are a nurse in uniform and two students with schoolbags. (Search *Metrocable Medellín*.) **Minute 1**: above and below. **Minute 2**: it’s how people get to work, not a ski lift. **Minute 3**: Medellín. **Minute 4**: who is technology made for?',
    rows: [
      {
        es: 'Se ve una cabina que pasa por encima de los tejados de un barrio humilde.',
        en: 'You can see a cable car passing over the roofs of a poor neighbourhood.',
      },
      {
        es: 'No es una atracción turística, sino el transporte de cada día.',
        en: 'It isn’t a tourist attraction but an everyday form of transport.',
      },
      {
        es: 'En Medellín, el primer metrocable empezó a funcionar en 2004.',
        en: 'In Medellín the first cable car started running in 2004.',
      },
      {
        es: 'Para mí, la tecnología solo es progreso cuando llega a todos.',
        en: 'For me, technology is only progress when it reaches everyone.',
      },
    ],
  },
  {
    title: 'A picture for social organisation: Sunday',
    what: '**The picture**: a six-lane avenue without a single car; families on bicycles, an old man on skates, a policewoman waving them on. (Search *ciclovía Bogotá*.) **Minute 1**: what is missing from the picture. **Minute 2**: who the street belongs to. **Minute 3**: Bogotá since 1974. **Minute 4**: would it work where you live?',
    rows: [
      {
        es: 'Lo que más me llama la atención es lo que no se ve: no hay ni un solo coche.',
        en: 'What strikes me most is what you can’t see: there isn’t a single car.',
      },
      {
        es: 'La imagen plantea una pregunta: ¿de quién es la calle?',
        en: 'The picture raises a question: whose street is it?',
      },
      {
        es: 'En Bogotá esto ocurre todos los domingos desde los años setenta.',
        en: 'In Bogotá this has happened every Sunday since the seventies.',
      },
      {
        es: 'En mi ciudad, los comerciantes se quejarían, al menos al principio.',
        en: 'In my town the shopkeepers would complain, at least at first.',
      },
    ],
  },
  {
    title: 'A picture for sharing the planet: the tower',
    what: '**The picture**: the bell tower of a drowned village sticks out of an almost empty reservoir; on the dry mud a tourist is taking a selfie. (Search *campanario embalse*.) **Minute 1**: tower, mud, tourist. **Minute 2**: where the missing water has gone. **Minute 3**: who settles disputes about it in Spain. **Minute 4**: how much we use.',
    rows: [
      {
        es: 'En el centro se ve el campanario de un pueblo que quedó bajo el agua.',
        en: 'In the centre you can see the bell tower of a village that was left underwater.',
      },
      {
        es: 'Es una imagen triste y, al mismo tiempo, un poco irónica.',
        en: 'It is a sad picture and, at the same time, a slightly ironic one.',
      },
      {
        es: 'En Valencia, un tribunal resuelve desde hace siglos los conflictos por el agua de riego.',
        en: 'For centuries a court in Valencia has been settling disputes about irrigation water.',
      },
      {
        es: 'Si no cambiamos de costumbres, escenas como esta serán normales.',
        en: 'If we don’t change our habits, scenes like this will be normal.',
      },
    ],
  },
  {
    title: 'Questions on identities',
    what: 'Use four sentences for each: answer, reason, example and a question in return. Your teacher will probably call you *tú*; agree beforehand whether you’ll say *tú* or *usted*, and stick to it.',
    rows: [
      {
        es: '¿Qué parte de tu identidad has elegido y cuál has heredado?',
        en: 'Which part of your identity have you chosen and which have you inherited?',
      },
      { es: '¿La ropa dice quiénes somos?', en: 'Do clothes say who we are?' },
      { es: '¿Se puede ser de dos países a la vez?', en: 'Can you be from two countries at once?' },
      {
        es: '¿Es uno distinto cuando habla otra lengua?',
        en: 'Are you different when you speak another language?',
      },
      {
        es: '¿Qué significa para ti llevar una vida sana?',
        en: 'What does leading a healthy life mean to you?',
      },
    ],
  },
  {
    title: 'Questions on experiences',
    rows: [
      {
        es: '¿Qué viaje te ha cambiado la forma de pensar?',
        en: 'Which journey has changed the way you think?',
      },
      {
        es: '¿Qué tradición de tu familia te gustaría conservar?',
        en: 'Which family tradition would you like to keep?',
      },
      {
        es: '¿Se aprende más viajando o leyendo?',
        en: 'Do you learn more by travelling or by reading?',
      },
      { es: '¿Por qué hay gente que deja su país?', en: 'Why do some people leave their country?' },
      {
        es: '¿Qué momento de tu infancia volverías a vivir?',
        en: 'Which moment from your childhood would you relive?',
      },
    ],
  },
  {
    title: 'Questions on human ingenuity',
    rows: [
      {
        es: '¿Qué invento te parece imprescindible y cuál te sobra?',
        en: 'Which invention do you think is indispensable, and which could you do without?',
      },
      {
        es: '¿La inteligencia artificial te ayuda a pensar o piensa por ti?',
        en: 'Does artificial intelligence help you to think, or does it think for you?',
      },
      { es: '¿Para qué sirve el arte?', en: 'What is art for?' },
      { es: '¿Debería haber móviles en los colegios?', en: 'Should there be phones in schools?' },
      {
        es: '¿Cómo te informas de lo que pasa en el mundo?',
        en: 'How do you find out what is happening in the world?',
      },
    ],
  },
  {
    title: 'Questions on social organisation',
    rows: [
      {
        es: '¿Qué aprenderías si pudieras elegir las asignaturas?',
        en: 'What would you learn if you could choose the subjects?',
      },
      {
        es: '¿Deberían votar los jóvenes de dieciséis años?',
        en: 'Should sixteen-year-olds have the vote?',
      },
      {
        es: '¿Qué le debe cada uno a su barrio?',
        en: 'What does each of us owe our neighbourhood?',
      },
      { es: '¿Es importante que a uno le guste su trabajo?', en: 'Is it important to like your job?' },
      { es: '¿Qué ley cambiarías?', en: 'Which law would you change?' },
    ],
  },
  {
    title: 'Questions on sharing the planet',
    rows: [
      {
        es: '¿Qué dejarías de hacer por el clima?',
        en: 'What would you stop doing for the sake of the climate?',
      },
      { es: '¿Es el turismo bueno para una ciudad?', en: 'Is tourism good for a city?' },
      { es: '¿Quién debe pagar por la contaminación?', en: 'Who should pay for pollution?' },
      {
        es: '¿Se vive mejor en el campo que en la ciudad?',
        en: 'Is life better in the country than in the city?',
      },
      { es: '¿Qué hace tu colegio por el planeta?', en: 'What does your school do for the planet?' },
    ],
  },
  {
    title: 'Questions on your book (Higher Level)',
    what: 'For each of your two books, prepare one page you know well and answers to these questions.',
    rows: [
      {
        es: '¿Por qué crees que el personaje actúa así?',
        en: 'Why do you think the character acts like that?',
      },
      { es: '¿Qué habrías hecho tú en su lugar?', en: 'What would you have done in their place?' },
      {
        es: '¿Qué papel desempeña este fragmento en la obra?',
        en: 'What part does this extract play in the book?',
      },
      {
        es: '¿Qué nos dice la obra sobre la sociedad de su época?',
        en: 'What does the book say about the society of its time?',
      },
      {
        es: '¿Podría ocurrir esta historia en tu país?',
        en: 'Could this story happen in your country?',
      },
      {
        es: '¿A quién le recomendarías el libro y a quién no?',
        en: 'Who would and wouldn’t you recommend the book to?',
      },
    ],
  },
  {
    title: 'Ten facts for the five themes',
    what: 'Each has a date and the source we read in November 2026. Give the fact, then say what it shows: a fact on its own gets no marks.',
    rows: [
      {
        es: 'En Paraguay, el guaraní es lengua oficial, junto con el castellano, desde la Constitución de 1992.',
        en: 'In Paraguay, Guarani has been an official language alongside Spanish since the Constitution of 1992.',
        note: 'Identities. [Article 140](https://www.axl.cefan.ulaval.ca/amsudant/paraguay-cnst-92.htm).',
      },
      {
        es: 'En España, las parejas del mismo sexo pueden casarse desde julio de 2005.',
        en: 'In Spain, same-sex couples have been able to marry since July 2005.',
        note: 'Identities. [Ley 13/2005](https://www.boe.es/buscar/doc.php?id=BOE-A-2005-11364) in the official gazette.',
      },
      {
        es: 'El Día de Muertos mexicano figura desde 2008 en la lista del patrimonio inmaterial de la Unesco.',
        en: 'The Mexican Day of the Dead has been on Unesco’s list of intangible heritage since 2008.',
        note: 'Experiences. [Universidad Anáhuac](https://anahuac.mx/mexico/noticias/dia-muertos-mexico-patrimonio-cultural-inmaterial): proclaimed in 2003, listed in 2008.',
      },
      {
        es: 'La ciclovía de Bogotá nació un domingo de diciembre de 1974: durante tres horas, dos avenidas fueron solo para las bicicletas.',
        en: 'Bogotá’s car-free Sundays began one Sunday in December 1974: for three hours two avenues were for bicycles only.',
        note: 'Experiences. [The city’s sports institute](https://www.idrd.gov.co/recreacion/ciclovia-bogotana/historia-ciclovia-bogotana). It now takes place every Sunday, on more than 120 kilometres ([the heritage institute](https://idpc.gov.co/?p=79713)).',
      },
      {
        es: 'El primer metrocable de Medellín empezó a funcionar el 7 de agosto de 2004.',
        en: 'Medellín’s first cable car started running on 7 August 2004.',
        note: 'Human ingenuity. [Metro de Medellín](https://metrodemedellin.gov.co/al-dia/noticias/metrocable-linea-k-20-anos-aportando-calidad-de-vida): it saves 46 minutes a journey.',
      },
      {
        es: 'Entre 2007 y 2009, Uruguay le dio un ordenador portátil a cada alumno de la escuela primaria pública.',
        en: 'Between 2007 and 2009 Uruguay gave a laptop to every child in its state primary schools.',
        note: 'Human ingenuity. The Plan Ceibal: [Sociedad Uruguaya](https://www.sociedaduruguaya.org/2009/10/tarea-cumplida-todos-los-ninos-de-las-escuelas-publicas-ya-tienen-gratis-su-computadora-personal.html).',
      },
      {
        es: 'Costa Rica abolió el ejército el 1 de diciembre de 1948.',
        en: 'Costa Rica abolished its army on 1 December 1948.',
        note: 'Social organisation. [The decree that made it a day of commemoration](https://patrimonio.go.cr/patrimonio/inmaterial/efemerides/DE_N_17357_Abolicion_del_Ejercito.aspx); since 1949 it has been Article 12 of the Constitution.',
      },
      {
        es: 'En agosto de 1999, Pontevedra cerró al tráfico su centro histórico.',
        en: 'In August 1999 Pontevedra closed its old town to traffic.',
        note: 'Social organisation. [La Voz de Galicia](https://media.lavozdegalicia.es/noticia/pontevedra/2024/08/20/dia-pontevedra-dio-primer-paso/0003_202408P20C8991.htm).',
      },
      {
        es: 'La Constitución de Ecuador reconoce desde 2008 los derechos de la naturaleza.',
        en: 'Since 2008 Ecuador’s Constitution has recognised the rights of nature.',
        note: 'Sharing the planet. Article 71: [Biodiversidad en América Latina](https://biodiversidadla.org/Autores/Luis_Onofa).',
      },
      {
        es: 'Todos los jueves se reúne en Valencia el Tribunal de las Aguas, patrimonio de la Unesco desde 2009.',
        en: 'Every Thursday the Water Court meets in Valencia; it has been on Unesco’s heritage list since 2009.',
        note: 'Sharing the planet. [Las Provincias](https://www.lasprovincias.es/valencia-ciudad/201411/05/tribunal-aguas-celebra-quinto-20141105211314.html). It settles disputes about irrigation, and everything is done orally.',
      },
    ],
  },
]

export const sheet: NonNullable<ExamGuide['sheet']> = {
  lists: [
    {
      title: 'Twelve connectors',
      rows: [
        { es: 'sin embargo', en: 'however' },
        { es: 'por lo tanto', en: 'therefore' },
        { es: 'además', en: 'besides' },
        { es: 'en cambio', en: 'on the other hand' },
        { es: 'aunque', en: 'although' },
        { es: 'ya que', en: 'since, as' },
        { es: 'a pesar de que', en: 'in spite of the fact that' },
        { es: 'es decir', en: 'that is' },
        { es: 'por ejemplo', en: 'for example' },
        { es: 'en primer lugar', en: 'firstly' },
        { es: 'por último', en: 'finally' },
        { es: 'en definitiva', en: 'in short' },
      ],
    },
    {
      title: 'Ten ways to give an opinion',
      rows: [
        { es: 'Desde mi punto de vista, es injusto.', en: 'In my view it is unfair.' },
        { es: 'Me parece que sí.', en: 'I think so.' },
        { es: 'Estoy convencida de que es posible.', en: 'I’m convinced (f) it’s possible.' },
        { es: 'No creo que sea verdad.', en: 'I don’t think it’s true.' },
        { es: 'Es importante que actuemos.', en: 'It’s important that we act.' },
        { es: 'Lo que me preocupa es el precio.', en: 'What worries me is the price.' },
        { es: 'Hay quien piensa lo contrario.', en: 'Some people think the opposite.' },
        { es: 'No cabe duda de que ayuda.', en: 'There’s no doubt that it helps.' },
        { es: 'Depende de cada uno.', en: 'It depends on the person.' },
        { es: 'Hasta cierto punto estoy de acuerdo.', en: 'I agree up to a point.' },
      ],
    },
    {
      title: 'Eighteen verb forms',
      rows: [
        { es: 'fui, fue, fueron', en: 'I went, he went, they went; or was, were' },
        { es: 'hice, hizo, hicieron', en: 'did, made' },
        { es: 'tuve, tuvo, tuvieron', en: 'had' },
        { es: 'dije, dijo, dijeron', en: 'said' },
        { es: 'pude, pudo, pudieron', en: 'could, managed to' },
        { es: 'puse, puso, pusieron', en: 'put' },
        { es: 'vine, vino, vinieron', en: 'came' },
        { es: 'era, había, iba', en: 'was, there was, was going' },
        { es: 'he hecho, he visto', en: 'I’ve done, I’ve seen' },
        { es: 'había dicho', en: 'I had said' },
        { es: 'haré, tendré, podré', en: 'I will do, have, be able to' },
        { es: 'habrá, habría', en: 'there will be, there would be' },
        { es: 'sería, haría', en: 'would be, would do' },
        { es: 'sea, esté, vaya', en: '(that it) be, be, go' },
        { es: 'haya, haga, tenga', en: '(that there) be, (that it) do, have' },
        { es: 'si fuera, sería', en: 'if it were, it would be' },
        { es: 'si tuviera, haría', en: 'if I had, I would do' },
        { es: 'para que puedan', en: 'so that they can' },
      ],
    },
    {
      title: 'Ten time markers',
      rows: [
        { es: 'hace dos años', en: 'two years ago' },
        { es: 'desde hace un mes', en: 'for a month (up to now)' },
        { es: 'el año pasado', en: 'last year' },
        { es: 'hoy en día', en: 'nowadays' },
        { es: 'cada vez más', en: 'more and more' },
        { es: 'de vez en cuando', en: 'from time to time' },
        { es: 'en cuanto', en: 'as soon as' },
        { es: 'mientras tanto', en: 'meanwhile' },
        { es: 'al final', en: 'in the end' },
        { es: 'dentro de poco', en: 'soon' },
      ],
    },
  ],
  checks: [
    'Verbs: right person, right tense, accents (*trabajo, trabajó*).',
    'Agreement: *la gente es, muchas personas, el problema es serio*.',
    'The same form of address from beginning to end: *tú, vosotros, usted* or *ustedes*.',
    'The type of text: title or greeting, ending, paragraphs.',
    '¿ and ¡ at the beginning as well.',
    'Every box filled, and exactly as many letters as you’re asked for.',
    'Every _true or false_ with the words that prove it.',
    'Gaps filled with no more than three words, so that the whole sentence is good Spanish.',
  ],
}
