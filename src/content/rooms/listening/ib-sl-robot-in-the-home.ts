import type { ListeningPassage } from '../types'

const passage: ListeningPassage = {
  title: 'Un robot en la residencia',
  exam: 'IB SL',
  theme: 'Human ingenuity',
  situation: {
    es: 'Usted va a oír una tertulia de radio sobre un robot que vive en una residencia de mayores.',
    en: 'You will hear a radio discussion about a robot that lives in a care home.',
  },
  speakers: [
    { name: 'Gonzalo', voice: 'man' },
    { name: 'Pilar', voice: 'woman' },
    { name: 'Ximena', voice: 'woman' },
    { name: 'Eusebio', voice: 'man' },
  ],
  lines: [
    {
      who: 0,
      says: 'En la residencia Los Olivos vive desde marzo alguien que no llega al metro de altura: el robot Lino. Nos acompañan Pilar, la directora; Ximena, la ingeniera mexicana que lo diseñó, y Eusebio, un residente de ochenta y cuatro años. Pilar, ¿para qué sirve Lino?',
    },
    {
      who: 1,
      says: 'A ver, lo que digo siempre: Lino no sustituye a nadie. No hemos despedido a ningún cuidador; al contrario, hemos contratado a dos más. El robot recuerda la hora de las pastillas y avisa si alguien se cae, y así mi gente tiene más tiempo para sentarse a charlar.',
    },
    { who: 0, says: 'Eusebio, ¿y usted qué opina?' },
    {
      who: 3,
      says: 'Pues mire, el primer día le eché una toalla encima para no verlo. Me parecía un espía. Ahora jugamos al ajedrez todas las tardes. Y me gana siempre, aunque le pido que se equivoque.',
    },
    { who: 0, says: 'Ximena, ¿podría equivocarse a propósito?' },
    {
      who: 2,
      says: 'Poder, puede, pero yo no quise. Los mayores se dan cuenta enseguida y se ofenden: a nadie le gusta que lo traten como a un niño. Lo que sí hicimos fue enseñarle a hablar más despacio, porque en las primeras pruebas, en Monterrey, nadie le entendía.',
    },
    { who: 0, says: '¿Qué fue lo más complicado?' },
    {
      who: 2,
      says: 'Pues los pasillos, fíjese. En el laboratorio todo es liso, pero acá hay alfombras, bastones, hasta un gato. La primera semana se cayó once veces.',
    },
    { who: 0, says: 'Pilar, hay quien teme por la intimidad.' },
    {
      who: 1,
      says: 'Y con razón. Yo misma lo tuve un mes en mi despacho antes de decir que sí. Lino no graba imágenes, y en los dormitorios solo entra si se lo piden.',
    },
    { who: 0, says: '¿Y es caro?' },
    {
      who: 1,
      says: 'Cuesta casi lo mismo que un coche pequeño. Lo pagó una fundación; nosotros solos no habríamos podido.',
    },
    { who: 0, says: 'Eusebio, para terminar, ¿le falta algo a Lino?' },
    {
      who: 3,
      says: 'Hombre, una mano caliente. Cuando murió mi amigo Paco, el aparato me dijo una frase muy bonita. Pero la que me dio un abrazo fue Rosa, la cocinera.',
    },
  ],
  parts: [
    {
      title: 'Who says it?',
      task: {
        es: 'Indique a quién corresponde cada afirmación (A, B o C).',
        en: 'Match each statement with a speaker (A, B or C).',
      },
      choices: ['*Pilar*', '*Ximena*', '*Eusebio*'],
      questions: [
        {
          id: 'question-1',
          kind: 'choose',
          ask: '*Cree que el robot deja más tiempo al personal.*',
          marks: 1,
          right: [0],
          proof: 'así mi gente tiene más tiempo para sentarse a charlar',
          why: '*Mi gente* means Pilar’s carers, who have more time to sit and chat.',
        },
        {
          id: 'question-2',
          kind: 'choose',
          ask: '*Al principio no se fiaba del robot y lo tapó.*',
          marks: 1,
          right: [2],
          proof: 'el primer día le eché una toalla encima',
          why: 'Eusebio threw a towel over it, because he thought it was a spy. Pilar had her doubts too, but she didn’t cover it.',
        },
        {
          id: 'question-3',
          kind: 'choose',
          ask: '*No quiso que el robot fingiera.*',
          marks: 1,
          right: [1],
          proof: 'Poder, puede, pero yo no quise.',
          why: 'It could make mistakes on purpose, but Ximena decided against it. Eusebio is the one who asks it to.',
        },
        {
          id: 'question-4',
          kind: 'choose',
          ask: '*Cambió la manera de hablar del robot.*',
          marks: 1,
          right: [1],
          proof: 'Lo que sí hicimos fue enseñarle a hablar más despacio',
          why: 'Ximena and her team made it speak more slowly after the tests in Monterrey.',
        },
        {
          id: 'question-5',
          kind: 'choose',
          ask: '*Probó el robot antes de aceptarlo.*',
          marks: 1,
          right: [0],
          proof: 'Yo misma lo tuve un mes en mi despacho antes de decir que sí.',
          why: 'Pilar kept it in her office for a month before she said yes.',
        },
        {
          id: 'question-6',
          kind: 'choose',
          ask: '*Recibió consuelo de una trabajadora en un momento difícil.*',
          marks: 1,
          right: [2],
          proof: 'la que me dio un abrazo fue Rosa, la cocinera',
          why: 'When his friend died, it was the cook who hugged Eusebio.',
        },
      ],
    },
    {
      title: 'Short answers',
      task: {
        es: 'Conteste brevemente las siguientes preguntas.',
        en: 'Answer the following questions briefly.',
      },
      questions: [
        {
          id: 'question-7',
          kind: 'write',
          ask: '*¿A cuántos cuidadores más ha contratado la residencia?*',
          marks: 1,
          answers: [
            '[{[la residencia] {ha contratado|contrató}|han contratado}] [a] dos [{más|cuidadores|cuidadores más|personas|personas más}]',
          ],
          proof: 'hemos contratado a dos más',
          why: 'Nobody was sacked (*despedido*), and two more carers were taken on.',
        },
        {
          id: 'question-8',
          kind: 'write',
          ask: '*¿A qué juegan Eusebio y Lino?*',
          marks: 1,
          answers: ['[[Eusebio y Lino|ellos] juegan] [al|el] ajedrez [todas las tardes|por las tardes]'],
          proof: 'Ahora jugamos al ajedrez todas las tardes.',
          why: 'They play chess every afternoon.',
        },
        {
          id: 'question-9',
          kind: 'write',
          ask: '*Según Ximena, ¿dónde tuvo más dificultades el robot dentro de la residencia?*',
          marks: 1,
          answers: [
            '[[tuvo más dificultades|las tuvo] {en|por}] los pasillos [de la residencia]',
            '[en] pasillos [de la residencia]',
          ],
          mistakes: [
            {
              answer: '[en] [{el|}] laboratorio',
              because: 'It’s all smooth there (*liso*), so it’s easy.',
            },
            {
              answer: '[en] Monterrey',
              because: 'Nobody understood it in Monterrey, but the question is about the care home.',
            },
          ],
          proof: 'Pues los pasillos, fíjese.',
          why: 'The corridors were difficult, with rugs and walking sticks. In the laboratory everything is smooth.',
        },
        {
          id: 'question-10',
          kind: 'write',
          ask: '*¿Cuántas veces se cayó el robot en la primera semana?*',
          marks: 1,
          answers: ['[[el robot|Lino] se cayó] once [veces]'],
          proof: 'La primera semana se cayó once veces.',
          why: '*Once* is eleven. It only looks like the English _once_.',
        },
        {
          id: 'question-11',
          kind: 'write',
          ask: '*¿Quién pagó el robot?*',
          marks: 1,
          answers: [
            '[{[el robot] lo pagó|fue}] {una|la} fundación',
            '{una|la} fundación {lo pagó|pagó [el robot]}',
            'fundación',
          ],
          mistakes: [
            {
              answer: 'la residencia',
              because: '*Nosotros solos no habríamos podido*: the home couldn’t have paid on its own.',
            },
          ],
          proof: 'Lo pagó una fundación',
          why: 'A foundation paid for it. The home couldn’t have done so on its own.',
        },
      ],
    },
  ],
}

export default passage
