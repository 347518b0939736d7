import type { ListeningPassage } from '../types'

const passage: ListeningPassage = {
  title: 'La escuela de los sábados',
  exam: 'IB SL',
  theme: 'Social organisation',
  situation: {
    es: 'Usted va a oír un pódcast en el que Irene habla con Facundo, un joven argentino.',
    en: 'You will hear a podcast in which Irene talks to Facundo, a young man from Argentina.',
  },
  speakers: [
    { name: 'Irene', voice: 'woman' },
    { name: 'Facundo', voice: 'man' },
  ],
  lines: [
    {
      who: 0,
      says: 'Hoy viajamos a Rosario, en Argentina, para hablar con Facundo Ledesma, que con dieciocho años dirige una escuela de apoyo. Facundo, ¿cómo surgió la idea?',
    },
    {
      who: 1,
      says: 'Hola, Irene. Bueno, surgió en la cocina de mi casa. A mi hermana le había ido mal en Matemáticas y se las expliqué yo. La semana siguiente trajo a dos compañeras, después a cinco y, cuando fueron doce, mi mamá dijo basta: «O se van ustedes o me voy yo».',
    },
    { who: 0, says: '¿Y adónde os fuisteis?' },
    {
      who: 1,
      says: 'Pedimos un aula en la escuela. Gratis, ¿eh?, la directora estaba encantada. Pero los sábados está cerrada y no había nadie que pudiera hacerse cargo de las llaves. Al final nos recibió el club del barrio, donde se juntan los jubilados a jugar a las cartas. Ellos nos dejan las mesas hasta la una y nosotros, a cambio, les enseñamos a manejar el celular.',
    },
    { who: 0, says: '¡Qué buen trato! ¿Cuántos voluntarios sois?' },
    {
      who: 1,
      says: 'Hoy somos treinta y uno. Y lo que más me sorprende es que nunca tuvimos que buscarlos: muchos fueron alumnos nuestros.',
    },
    { who: 0, says: '¿Y las familias pagan algo?' },
    {
      who: 1,
      says: 'No, ni un peso. Lo que les pedimos es que una vez por mes venga un adulto a contar su oficio. Tuvimos una panadera, un enfermero, un señor que arregla ascensores… Así los chicos descubren para qué sirve lo que estudian.',
    },
    { who: 0, says: '¿Y el ayuntamiento no os echa una mano?' },
    {
      who: 1,
      says: 'El año pasado nos ofreció bastante dinero, y lo discutimos mucho. Dijimos que no, porque había que colgar un cartel enorme con el nombre del intendente, y esto no es de ningún partido. Preferimos pedirle libros a la biblioteca.',
    },
    { who: 0, says: '¿Y tú no te cansas?' },
    {
      who: 1,
      says: 'A veces sí, claro. Pero cuando una chica que en marzo no abría la boca sale a explicar un problema delante de todos, se me pasa el cansancio.',
    },
  ],
  parts: [
    {
      title: 'Multiple choice',
      task: { es: 'Elija la respuesta correcta (A, B o C).', en: 'Choose the right answer (A, B or C).' },
      questions: [
        {
          id: 'question-1',
          kind: 'choose',
          ask: '*¿Por qué tuvieron que dejar la casa de Facundo?*',
          marks: 1,
          choices: ['*La madre se mudó.*', '*La hermana aprobó Matemáticas.*', '*Eran demasiados.*'],
          right: [2],
          proof: 'cuando fueron doce, mi mamá dijo basta',
          why: 'When there were twelve of them, his mother had had enough. *Me voy yo* was just a threat.',
        },
        {
          id: 'question-2',
          kind: 'choose',
          ask: '*¿Por qué no dan las clases en la escuela?*',
          marks: 1,
          choices: ['*Nadie podía abrirla los sábados.*', '*Había que pagar.*', '*La directora no quería.*'],
          right: [0],
          proof: 'no había nadie que pudiera hacerse cargo de las llaves',
          why: 'Nobody could look after the keys. The room was free, and the head was delighted (*encantada*).',
        },
        {
          id: 'question-3',
          kind: 'choose',
          ask: '*¿Qué reciben los jubilados del club?*',
          marks: 1,
          choices: ['*Dinero por las mesas.*', '*Ayuda con la tecnología.*', '*Ayuda con la limpieza.*'],
          right: [1],
          proof: 'les enseñamos a manejar el celular',
          why: 'In return (*a cambio*) they’re taught to use their mobile phones (*el celular* in Latin America).',
        },
        {
          id: 'question-4',
          kind: 'choose',
          ask: '*¿Por qué dijeron que no al ayuntamiento?*',
          marks: 1,
          choices: [
            '*Les ofrecía poco dinero.*',
            '*No querían hacer publicidad política.*',
            '*Les prohibía usar la biblioteca.*',
          ],
          right: [1],
          proof: 'había que colgar un cartel enorme con el nombre del intendente',
          why: 'They would have had to put up a sign with the mayor’s name on it (*intendente* in Argentina). The council offered a lot.',
        },
      ],
    },
    {
      title: 'Fill the gaps',
      task: {
        es: 'Complete cada frase con una palabra de la grabación.',
        en: 'Complete each sentence with one word from the recording.',
      },
      questions: [
        {
          id: 'question-5',
          kind: 'write',
          ask: '*Muchos de los voluntarios fueron antes ___ de Facundo y sus amigos.*',
          marks: 1,
          answers: ['alumnos'],
          mistakes: [
            { answer: '{estudiantes|compañeros|amigos}', because: 'The word you hear is *alumnos*.' },
          ],
          proof: 'muchos fueron alumnos nuestros',
          why: 'Many had been students there themselves, so nobody had to look for volunteers.',
        },
        {
          id: 'question-6',
          kind: 'write',
          ask: '*Las clases son gratis, pero cada mes un adulto habla de su ___.*',
          marks: 1,
          answers: ['oficio'],
          mistakes: [
            {
              answer: '{trabajo|profesión|empleo}',
              because: 'The meaning is right, but the word in the recording is *oficio*.',
            },
          ],
          proof: 'una vez por mes venga un adulto a contar su oficio',
          why: '*Oficio* is a trade or job, such as baker, nurse or lift engineer.',
        },
        {
          id: 'question-7',
          kind: 'write',
          ask: '*El grupo no quiere depender de ningún ___ político.*',
          marks: 1,
          answers: ['partido'],
          proof: 'esto no es de ningún partido',
          why: '*Partido* here is a political party, not a match.',
        },
        {
          id: 'question-8',
          kind: 'write',
          ask: '*Facundo prefiere pedir ___ a la biblioteca.*',
          marks: 1,
          answers: ['libros'],
          mistakes: [{ answer: 'dinero', because: 'They turned the money down.' }],
          proof: 'Preferimos pedirle libros a la biblioteca.',
          why: 'They asked the library for books and turned the money down.',
        },
        {
          id: 'question-9',
          kind: 'write',
          ask: '*Cuando una alumna tímida se atreve a explicar, a Facundo se le pasa el ___.*',
          marks: 1,
          answers: ['cansancio'],
          mistakes: [{ answer: 'cansado', because: 'After *el* you need a noun: *el cansancio*.' }],
          proof: 'se me pasa el cansancio',
          why: '*Se me pasa* means “it goes away”, and *el cansancio* is tiredness.',
        },
      ],
    },
  ],
}

export default passage
