import type { TextType } from '../writing-types'

const textTypes: readonly TextType[] = [
  {
    id: 'informal-email',
    name: { es: 'correo o carta a un amigo', en: 'Email or letter to a friend' },
    register:
      'For a friend, a cousin or somebody your age, use *tú*, *te*, *tu* and *contigo* throughout. For several friends, use *vosotros* (*os*, *vuestro*), or *ustedes* in Latin American Spanish, but never both.',
    layout: [
      'In an email, the subject (*Asunto: Mi fiesta*). In a letter, the place and date at the top (*Leeds, 4 de mayo*).',
      'The greeting with a **colon**, not a comma, then a new line with a capital.',
      'One line to ask how things are or say thanks for a message. More won’t earn any marks.',
      'Why you’re writing, then the points in the task’s order, with a short paragraph for every one or two.',
      'A question for your friend, a closing with a comma, and your first name on its own line.',
    ],
    openings: [
      { es: 'Querido Iván:', en: 'Dear Iván,', note: 'The ending agrees: *Querida Inés*, *Queridos tíos*.' },
      {
        es: '¡Hola, Marta!',
        en: 'Hi Marta,',
        note: 'Put a comma before the person’s name.',
      },
      { es: '¿Qué tal va todo por ahí?', en: 'How’s everything over there?' },
      {
        es: 'Gracias por tu correo. ¡Qué ilusión!',
        en: 'Thanks for your email. I was so pleased to get it!',
      },
    ],
    closings: [
      { es: 'Cuéntame qué te parece.', en: 'Let me know what you think.' },
      { es: 'Un abrazo,', en: 'Love, / Best wishes,' },
      { es: 'Un beso muy fuerte,', en: 'Lots of love,' },
      { es: '¡Hasta pronto!', en: 'See you soon!' },
    ],
    phrases: [
      { es: 'Perdona que haya tardado tanto en contestar.', en: 'Sorry it’s taken me so long to reply.' },
      { es: 'No te imaginas lo que me pasó ayer.', en: 'You’ll never guess what happened to me yesterday.' },
      {
        es: 'Por aquí todo sigue igual, pero tengo una noticia.',
        en: 'Same as ever here, but I’ve got some news.',
      },
      { es: 'Me preguntas por el instituto. Pues mira:', en: 'You asked about school. Well, here goes:' },
      {
        es: 'Lo mejor de todo fue que al final ganamos.',
        en: 'The best thing of all was that we won in the end.',
      },
      {
        es: 'Si puedes venir en julio, te enseñaré la ciudad.',
        en: 'If you can come in July, I’ll show you the city.',
      },
      { es: 'Tengo muchas ganas de verte.', en: 'I’m really looking forward to seeing you.' },
    ],
  },
  {
    id: 'formal-letter',
    name: { es: 'carta o correo formal', en: 'Formal letter or email' },
    register:
      'For strangers or people in charge, use *usted* for every verb and pronoun (*le escribo*, *su hotel*, *podría*). One *tu* or *te* can spoil the tone. For a team or an office, use *ustedes*, *les*, *su*.',
    layout: [
      'In a letter, place and date (*Bristol, 12 de octubre de 2026*). In an email, a subject that says what it’s about.',
      'The greeting with a **colon**. *Estimado señor Ruiz*, *Estimada señora* (*señor* has a small letter).',
      'The first sentence: who you are and why you are writing.',
      'One topic per paragraph: what happened, what you think of it and what you’re asking for.',
      'Thanks or a polite request, a closing with a comma, then first name and surname.',
    ],
    openings: [
      { es: 'Estimada señora Molina:', en: 'Dear Ms Molina,' },
      {
        es: 'Estimados señores:',
        en: 'Dear Sir or Madam,',
        note: 'For a hotel, a shop or an office, when you don’t know anybody’s name.',
      },
      {
        es: 'Me llamo Amy Oliver y soy alumna de un instituto inglés.',
        en: 'My name is Amy Oliver and I am a student at an English school.',
      },
      {
        es: 'Me pongo en contacto con ustedes para solicitar información.',
        en: 'I am contacting you to ask for information.',
      },
    ],
    closings: [
      { es: 'Le agradezco de antemano su ayuda.', en: 'Thank you in advance for your help.' },
      { es: 'Quedo a la espera de su respuesta.', en: 'I look forward to hearing from you.' },
      { es: 'Atentamente,', en: 'Yours faithfully, / Yours sincerely,' },
      { es: 'Un cordial saludo,', en: 'Kind regards,' },
    ],
    phrases: [
      { es: 'El motivo de esta carta es presentarle una queja.', en: 'I am writing to make a complaint.' },
      {
        es: 'Me interesa el puesto que ustedes anuncian.',
        en: 'I am interested in the job that you are advertising.',
      },
      { es: '¿Podría decirme cuánto cuesta la entrada?', en: 'Could you tell me how much a ticket costs?' },
      {
        es: 'Le estaría muy agradecido si me devolviera el dinero.',
        en: 'I would be very grateful if you would refund my money.',
        note: 'A girl would write *agradecida*.',
      },
      {
        es: 'Por una parte, el servicio fue excelente; por otra, la habitación no estaba limpia.',
        en: 'On the one hand, the service was excellent; on the other, the room was not clean.',
      },
      { es: 'Considero que se trata de una norma injusta.', en: 'I consider this rule unfair.' },
      { es: 'Adjunto mi currículum.', en: 'I enclose my CV.' },
    ],
  },
  {
    id: 'blog',
    name: { es: 'entrada de blog', en: 'Blog post' },
    register:
      'For readers you don’t know but treat as friends, use *vosotros* (*¿os ha pasado?*), *ustedes* in Latin American Spanish (*¿les ha pasado?*), or *tú* for one reader. Choose one, but not *usted*: it’s too stiff.',
    layout: [
      'A title that makes people curious, with the date and, if you like, your name below it.',
      'A greeting to everybody, or go straight into the story.',
      'Something that happened to you, in the first person, in short paragraphs.',
      'What you think of it, and why.',
      'A question for the readers, and an invitation to comment.',
    ],
    openings: [
      { es: '¡Hola a todos!', en: 'Hello, everyone!' },
      { es: '¡Bienvenidos un día más a mi blog!', en: 'Welcome back to my blog!' },
      {
        es: 'Hoy os quiero hablar de algo que me ha cambiado la semana.',
        en: 'Today I want to tell you about something that’s changed my week.',
      },
      {
        es: '¿Alguna vez habéis cenado a medianoche en la playa?',
        en: 'Have you ever had dinner on the beach at midnight?',
      },
    ],
    closings: [
      {
        es: '¿Y vosotros qué pensáis?',
        en: 'And what do you think?',
        note: 'In Latin America: *¿Y ustedes qué piensan?*',
      },
      {
        es: 'Dejadme vuestros comentarios aquí abajo.',
        en: 'Leave your comments below.',
        note: 'In Latin America: *Déjenme sus comentarios*.',
      },
      { es: '¡Nos leemos la semana que viene!', en: 'See you here next week!' },
    ],
    phrases: [
      { es: 'Lo que voy a contar pasó de verdad.', en: 'What I’m about to tell you really happened.' },
      { es: 'Todo empezó cuando perdí el autobús.', en: 'It all began when I missed the bus.' },
      {
        es: 'En ese momento no sabía si reír o llorar.',
        en: 'At that moment I didn’t know whether to laugh or cry.',
      },
      { es: 'La verdad es que no me lo esperaba.', en: 'To be honest, I wasn’t expecting it.' },
      { es: 'Para mí, lo importante no es ganar.', en: 'For me, winning isn’t what matters.' },
      {
        es: 'Si tenéis la oportunidad, no os lo perdáis.',
        en: 'If you have the chance, don’t miss it.',
        note: 'In Latin America: *Si tienen la oportunidad, no se lo pierdan.*',
      },
    ],
  },
  {
    id: 'diary',
    name: { es: 'entrada de diario', en: 'Diary entry' },
    register:
      'Only you will read it, so use *yo*. If you write to the diary as a friend, use *tú* (*tengo que contarte*). Don’t give advice or explain what you already know.',
    layout: [
      'The day and date, perhaps with the time and place: *Jueves, 9 de abril*. Only the first word and place names have a capital.',
      '*Querido diario*, with a colon.',
      'What happened, in the past, and how you feel now, in the present.',
      'Doubts and questions to yourself: *¿Y si me {equivoco:equivocar}?*',
      'A plan or a hope for tomorrow, and good night.',
    ],
    openings: [
      { es: 'Querido diario:', en: 'Dear diary,' },
      {
        es: 'Por fin estoy sola y puedo escribir.',
        en: 'At last I’m alone and can write.',
        note: 'A boy would write *solo*.',
      },
      { es: '¡Qué día más raro!', en: 'What a strange day!' },
    ],
    closings: [
      {
        es: 'Se me cierran los ojos. Mañana te cuento más.',
        en: 'I can’t keep my eyes open. I’ll tell you more tomorrow.',
      },
      { es: 'Ojalá mañana me atreva a decírselo.', en: 'I hope I’m brave enough to tell her tomorrow.' },
      { es: 'Buenas noches.', en: 'Good night.' },
    ],
    phrases: [
      { es: 'No me lo puedo creer todavía.', en: 'I still can’t believe it.' },
      { es: 'Me da vergüenza escribirlo, pero lloré.', en: 'I’m embarrassed to write this, but I cried.' },
      {
        es: 'No puedo dejar de pensar en lo que me dijo.',
        en: 'I can’t stop thinking about what he said to me.',
      },
      { es: '¿Por qué no le dije la verdad?', en: 'Why didn’t I tell her the truth?' },
      {
        es: 'Si pudiera volver atrás, haría otra cosa.',
        en: 'If I could go back, I would do something different.',
      },
      {
        es: 'Ahora que lo pienso, tampoco fue para tanto.',
        en: 'Now I think about it, it wasn’t such a big deal.',
      },
    ],
  },
  {
    id: 'article',
    name: { es: 'artículo', en: 'Article' },
    register:
      'You can’t see your readers. The third person and *nosotros* (*todos sabemos que*) are always safe. In a school magazine *vosotros* or *tú* is fine too. In a newspaper use *usted* or address nobody in particular. Don’t add a greeting, such as *Querida Ana*, or a closing.',
    layout: [
      'A short title, with a capital only at the beginning: *Un verano sin coche*.',
      'Your name (*por Amy Oliver*) and, in a newspaper, perhaps a line that sums up the article.',
      'The first sentence: a question, a figure or a scene, so that people read on.',
      'A paragraph for each point: what happened, what you think, why and an example.',
      'A last sentence that looks ahead or comes back to the first one.',
    ],
    openings: [
      {
        es: '¿Quién no ha soñado alguna vez con vivir en otro país?',
        en: 'Who hasn’t dreamt of living in another country at some point?',
      },
      {
        es: 'Son las seis de la mañana y la calle ya está llena.',
        en: 'It’s six in the morning and the street is already full.',
      },
      {
        es: 'En mi instituto, tres de cada diez alumnos van en bici.',
        en: 'At my school three students in ten go by bike.',
      },
    ],
    closings: [
      { es: 'En resumen, todos podemos hacer algo.', en: 'In short, we can all do something.' },
      { es: 'El futuro depende de lo que hagamos hoy.', en: 'The future depends on what we do today.' },
      { es: '¿Y si empezamos mañana mismo?', en: 'Why don’t we start tomorrow?' },
    ],
    phrases: [
      { es: 'Hoy en día casi todo el mundo tiene móvil.', en: 'Nowadays almost everyone has a mobile.' },
      {
        es: 'Un buen ejemplo es lo que pasó en mi barrio.',
        en: 'A good example is what happened in my neighbourhood.',
      },
      { es: 'Hay quien piensa que es una pérdida de tiempo.', en: 'Some people think it’s a waste of time.' },
      {
        es: 'Sin embargo, los resultados dicen lo contrario.',
        en: 'However, the results show the opposite.',
      },
      {
        es: 'Además de ser barato, es bueno para la salud.',
        en: 'Besides being cheap, it’s good for your health.',
      },
      { es: 'Lo cierto es que nadie nos ha preguntado.', en: 'The truth is that nobody has asked us.' },
    ],
  },
  {
    id: 'speech',
    name: { es: 'discurso', en: 'Speech' },
    register:
      'A hall full of people is listening. Use *vosotros* for fellow students (in Latin America *ustedes*) and *ustedes* for parents, teachers or guests. Speak to them throughout, not just in the greeting: *como sabéis*, *imaginaos*.',
    layout: [
      'The greeting, with a colon: *Queridos compañeros*.',
      'Who you are and why you are speaking, in a sentence.',
      'A question or a figure that wakes them up.',
      'Three ideas, each with an example, in short sentences, and one structure that you repeat.',
      'An appeal, and thanks.',
    ],
    openings: [
      {
        es: 'Buenos días a todos y gracias por estar aquí.',
        en: 'Good morning, everyone, and thank you for being here.',
      },
      { es: 'Estimados profesores, queridas familias:', en: 'Dear teachers and families,' },
      {
        es: 'Hoy vengo a hablaros de algo que nos afecta a todos.',
        en: 'I’m here today to talk to you about something that affects us all.',
      },
    ],
    closings: [
      { es: 'Cuento con vosotros. ¡Muchas gracias!', en: 'I’m counting on you. Thank you very much!' },
      { es: 'Gracias por escucharme.', en: 'Thank you for listening to me.' },
    ],
    phrases: [
      {
        es: 'Levantad la mano si os ha pasado alguna vez.',
        en: 'Put your hand up if this has ever happened to you.',
      },
      {
        es: 'Imaginaos por un momento un recreo sin ruido.',
        en: 'Imagine for a moment a quiet break time.',
      },
      { es: 'Quizá penséis que exagero.', en: 'Perhaps you think I’m exaggerating.' },
      {
        es: 'Queremos ser escuchados, queremos ser útiles, queremos ser parte de la solución.',
        en: 'We want to be heard, we want to be useful, we want to be part of the solution.',
      },
      { es: 'No basta con quejarse: hay que actuar.', en: 'It’s not enough to complain: we must act.' },
      { es: 'Y {termino:terminar} con una pregunta.', en: 'And I’ll end with a question.' },
    ],
  },
  {
    id: 'interview',
    name: { es: 'entrevista', en: 'Interview' },
    register:
      'Use *usted* with adults you don’t know and *tú* with somebody your age. The other person may answer with *tú*. In the introduction, which is for the readers, use the third person.',
    layout: [
      'A title, often the person’s own words: *«Nunca tuve un plan»*.',
      'Two or three lines: who it is, where you talked and why it matters.',
      'Questions and answers, each on a new line, with the names in front or a dash (*—¿Cuándo empezó?*).',
      'Answers longer than the questions, and at least one question that follows up an answer.',
      'Thanks, or a last sentence for the readers.',
    ],
    openings: [
      {
        es: 'La escritora nos recibe en su casa de Valencia.',
        en: 'The writer welcomes us into her home in Valencia.',
      },
      {
        es: 'Muchas gracias por dedicarnos unos minutos.',
        en: 'Thank you very much for sparing us a few minutes.',
      },
      {
        es: 'Para empezar, ¿cómo se describiría usted?',
        en: 'To begin with, how would you describe yourself?',
      },
    ],
    closings: [
      {
        es: 'Le deseamos mucha suerte con su próximo proyecto.',
        en: 'We wish you the best of luck with your next project.',
      },
      { es: 'Una última pregunta: ¿qué planes tiene?', en: 'One last question: what are your plans?' },
      { es: 'Ha sido un placer hablar con usted.', en: 'It has been a pleasure to talk to you.' },
    ],
    phrases: [
      {
        es: '¿En qué momento decidió cambiar de vida?',
        en: 'At what point did you decide to change your life?',
      },
      { es: 'Buena pregunta. Déjeme pensarlo.', en: 'Good question. Let me think.' },
      { es: '¿A qué se refiere exactamente?', en: 'What exactly do you mean?' },
      {
        es: 'Si tuviera que elegir, me quedaría con el primero.',
        en: 'If I had to choose, I’d go for the first one.',
      },
      {
        es: 'Pues, mire, al principio nadie creía en mí.',
        en: 'Well, you see, at first nobody believed in me.',
      },
      {
        es: '¿Qué les diría a los jóvenes que empiezan?',
        en: 'What would you say to young people who are starting out?',
      },
    ],
  },
  {
    id: 'review',
    name: { es: 'reseña', en: 'Review' },
    register:
      'Readers want to know whether it’s worth it. Use the third person for the film, book or place, *yo* for your opinion, and *tú* or *usted* for advice, but not both.',
    layout: [
      'A title with the name of the film, book, restaurant or concert, and perhaps your rating.',
      'What it is: author, genre, place, date.',
      'What it is about, in the present tense, but never give away the ending.',
      'What’s good and what isn’t, each with a reason.',
      'Who it’s for, and your verdict in a sentence.',
    ],
    openings: [
      {
        es: 'Acabo de leer la última novela de mi autora favorita.',
        en: 'I have just read the latest novel by my favourite author.',
      },
      {
        es: 'Fui sin esperar nada y salí con ganas de volver.',
        en: 'I went in expecting nothing and came out wanting to go back.',
      },
    ],
    closings: [
      {
        es: 'En definitiva, una película que merece la pena.',
        en: 'All in all, a film that is worth seeing.',
      },
      { es: 'Le doy cuatro estrellas de cinco.', en: 'I give it four stars out of five.' },
    ],
    phrases: [
      {
        es: 'La historia transcurre en un pueblo de los Andes.',
        en: 'The story takes place in a village in the Andes.',
      },
      { es: 'Trata de un chico que no quiere crecer.', en: 'It’s about a boy who doesn’t want to grow up.' },
      { es: 'Lo que más me ha gustado es la música.', en: 'What I liked best was the music.' },
      {
        es: 'Se hace un poco larga, sobre todo al principio.',
        en: 'It drags a little, especially at the beginning.',
      },
      { es: 'Los actores resultan muy creíbles.', en: 'The actors are very believable.' },
      {
        es: 'Se la recomiendo a todo el que disfrute riéndose.',
        en: 'I recommend it to anyone who enjoys a laugh.',
      },
    ],
  },
  {
    id: 'report',
    name: { es: 'informe', en: 'Report' },
    register:
      'For somebody who has to decide something, use the third person and *se* (*se observa*, *se recomienda*). Don’t use *tú* or exclamation marks, and leave out feelings.',
    layout: [
      'A title, then who it’s for, who it’s from and the date (*Para*, *De*, *Fecha*).',
      'Headings: *Objetivo*, *Método*, *Resultados*, *Recomendaciones*.',
      'What you looked into, how, and who you asked.',
      'The results, with figures but not your opinion.',
      'What follows from them: two or three recommendations.',
    ],
    openings: [
      {
        es: 'Este informe presenta los resultados de una encuesta.',
        en: 'This report presents the results of a survey.',
      },
      {
        es: 'A petición de la dirección se ha estudiado el uso del comedor.',
        en: 'At the head’s request, the use of the canteen has been studied.',
      },
    ],
    closings: [
      {
        es: 'En conclusión, el proyecto ha cumplido sus objetivos.',
        en: 'In conclusion, the project has met its aims.',
      },
      {
        es: 'Se recomienda repetir la encuesta dentro de un año.',
        en: 'It is recommended that the survey be repeated in a year’s time.',
      },
    ],
    phrases: [
      {
        es: 'Participaron ochenta alumnos de entre doce y dieciséis años.',
        en: 'Eighty students between the ages of twelve and sixteen took part.',
      },
      {
        es: 'La mayoría considera que falta espacio.',
        en: 'The majority think that there is not enough space.',
      },
      { es: 'Solo una cuarta parte come fruta a diario.', en: 'Only a quarter eat fruit every day.' },
      {
        es: 'En comparación con el año pasado, la cifra ha bajado.',
        en: 'Compared with last year, the figure has fallen.',
      },
      { es: 'Esto se debe, sobre todo, a la falta de tiempo.', en: 'This is mainly due to lack of time.' },
      { es: 'Sería conveniente ampliar el plazo.', en: 'It would be advisable to extend the deadline.' },
    ],
  },
  {
    id: 'proposal',
    name: { es: 'propuesta', en: 'Proposal' },
    register:
      'For the person who says yes or no, use *usted* or *se* throughout. Use polite conditionals (*podría*, *sería*, *nos gustaría*), because you’re asking for something.',
    layout: [
      'A title that says what you propose, then who it’s for and from.',
      'The situation now, and why it is a problem.',
      'What you propose, in numbered steps: who, when, where.',
      'What it costs, and what everybody gains.',
      'An answer to an objection, and a request for a decision.',
    ],
    openings: [
      {
        es: 'Propuesta para crear un huerto en el patio del instituto',
        en: 'Proposal for a school vegetable garden',
      },
      {
        es: 'Con esta propuesta queremos dar una segunda vida a los libros de texto.',
        en: 'With this proposal we want to give textbooks a second life.',
      },
    ],
    closings: [
      {
        es: 'Confiamos en que estudie nuestra propuesta con interés.',
        en: 'We trust that you will consider our proposal carefully.',
      },
      {
        es: 'Estamos a su disposición para presentarla en persona.',
        en: 'We would be happy to present it in person.',
      },
    ],
    phrases: [
      {
        es: 'Hasta ahora nadie se ha ocupado de este problema.',
        en: 'Until now nobody has dealt with this problem.',
      },
      {
        es: 'En primer lugar, se formaría un grupo de voluntarios.',
        en: 'First of all, a group of volunteers would be formed.',
      },
      {
        es: 'El proyecto se podría poner en marcha en enero.',
        en: 'The project could be launched in January.',
      },
      {
        es: 'Con doscientos euros bastaría para empezar.',
        en: 'Two hundred euros would be enough to begin with.',
      },
      { es: 'De este modo saldríamos ganando todos.', en: 'In this way we would all benefit.' },
      { es: 'Somos conscientes de que exige un esfuerzo.', en: 'We are aware that it will require effort.' },
    ],
  },
  {
    id: 'leaflet',
    name: { es: 'folleto', en: 'Leaflet or brochure' },
    register:
      'For anyone who picks it up: *tú* for young people, *usted* for the public and *vosotros* or *ustedes* for groups. Keep every command in the same person: *ven*, *apúntate*, or *venga*, *apúntese*.',
    layout: [
      'A title that catches the eye, often a question or a command.',
      'Subheadings: *Qué es*, *Qué puedes hacer*, *Cuándo y dónde*.',
      'Two or three short lines under each, or a list.',
      'The facts: days, times, price, place.',
      'The last line: how to sign up or find out more. Drawings aren’t marked.',
    ],
    openings: [
      {
        es: '¿Te aburres los sábados? ¡Ven a remar con nosotros!',
        en: 'Bored on Saturdays? Come rowing with us!',
      },
      { es: 'Cuida tu playa', en: 'Look after your beach' },
    ],
    closings: [
      { es: '¡No te lo pierdas! ¡Te esperamos!', en: 'Don’t miss it! See you there!' },
      {
        es: 'Más información en la biblioteca, de lunes a viernes.',
        en: 'More information at the library, Monday to Friday.',
      },
    ],
    phrases: [
      {
        es: 'Solo necesitas ropa cómoda y ganas de reír.',
        en: 'All you need is comfortable clothes and a sense of fun.',
      },
      { es: 'Entrada libre hasta completar el aforo', en: 'Free entry, subject to capacity' },
      { es: 'Pequeños gestos, grandes cambios', en: 'Small actions, big changes' },
      {
        es: 'Apaga la luz cuando salgas de una habitación.',
        en: 'Switch off the light when you leave a room.',
      },
      { es: 'No hace falta tener experiencia.', en: 'No experience needed.' },
      { es: 'Descuento del veinte por ciento para estudiantes', en: 'Twenty per cent discount for students' },
    ],
  },
  {
    id: 'instructions',
    name: { es: 'instrucciones o consejos', en: 'Instructions or tips' },
    register:
      'Use commands in one person: *tú* (*lee*, *no olvides*), *usted* (*lea*, *no olvide*) or *vosotros* (*leed*, *no olvidéis*). Or use the infinitive for everybody (*leer*, *no olvidar*). Never mix them.',
    layout: [
      'A title that says what they’re for: *Cómo sobrevivir a tu primer día*.',
      'A sentence to say who they’re for and how they help.',
      'The steps, numbered and in order, each with one command.',
      'A reason for the steps that need one, and a warning.',
      'A word of encouragement at the end.',
    ],
    openings: [
      {
        es: 'Con estos seis consejos estudiarás menos y aprenderás más.',
        en: 'With these six tips you’ll study less and learn more.',
      },
      {
        es: 'Antes de empezar, prepara todo lo que vas a necesitar.',
        en: 'Before you begin, get everything you’ll need ready.',
      },
    ],
    closings: [
      { es: '¡Ánimo, que no es tan difícil!', en: 'Come on, it isn’t that hard!' },
      { es: 'Y si algo sale mal, pide ayuda.', en: 'And if anything goes wrong, ask for help.' },
    ],
    phrases: [
      {
        es: 'Para empezar, haz una lista de lo que ya sabes.',
        en: 'To begin with, make a list of what you already know.',
      },
      { es: 'A continuación, mezcla la harina con los huevos.', en: 'Next, mix the flour with the eggs.' },
      { es: 'Recuerda que el casco es obligatorio.', en: 'Remember that helmets are compulsory.' },
      {
        es: 'Evita mirar el móvil antes de dormir.',
        en: 'Avoid looking at your phone before you go to sleep.',
      },
      { es: 'Ten cuidado de no quemarte.', en: 'Be careful not to burn yourself.' },
      { es: 'Una vez terminado, déjalo enfriar.', en: 'Once it’s finished, let it cool.' },
      { es: 'Lo más importante es que no te rindas.', en: 'The most important thing is not to give up.' },
    ],
  },
]

export default textTypes
