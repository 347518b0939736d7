import type { ListeningPassage } from '../types'

const passage: ListeningPassage = {
  title: 'La voz de los demás',
  exam: 'IB HL',
  theme: 'Identities',
  situation: {
    es: 'Usted va a oír una entrevista con Renata Cifuentes, actriz de doblaje mexicana que vive en Madrid.',
    en: 'You will hear an interview with Renata Cifuentes, a Mexican dubbing actress who lives in Madrid.',
  },
  speakers: [
    { name: 'Ignacio', voice: 'man' },
    { name: 'Renata', voice: 'woman' },
  ],
  lines: [
    {
      who: 0,
      says: 'Lleva veinticinco años prestando su voz a heroínas, brujas y hasta a una aspiradora. Renata Cifuentes, ¿es verdad que sus hijos no la reconocen en el cine?',
    },
    {
      who: 1,
      says: 'Mis hijos sí. Mi madre, lo que es peor, no. Saliendo de un estreno me dijo que la protagonista tenía una voz insoportable. ¡Y era yo!',
    },
    { who: 0, says: '¿Y qué le contestó?' },
    { who: 1, says: 'Que tenía toda la razón. Luego no le hablé en tres días.' },
    {
      who: 0,
      says: 'Usted se crio en Veracruz, estudió en la capital y trabaja en España. ¿Qué acento es el suyo?',
    },
    {
      who: 1,
      says: 'Ah, la pregunta del millón. En los estudios me pedían un español «neutro», que es una lengua que no habla nadie: en ella no hay ni chamacos, ni chavales, ni pibes. Y de tanto limpiarme la voz, un día llamé a casa y mi propio hermano me preguntó quién hablaba.',
    },
    { who: 0, says: 'Eso debió de doler.' },
    {
      who: 1,
      says: 'Muchísimo. Entonces hice algo absurdo: me puse a grabar a mis tías en la cocina, horas y horas, sin saber para qué. Hoy esas cintas son un archivo que consultan los lingüistas de dos universidades. Yo solo quería recuperar mi casa.',
    },
    {
      who: 0,
      says: 'Hace un año se negó a vender su voz a una empresa de inteligencia artificial. Dicen que la oferta era generosa.',
    },
    {
      who: 1,
      says: 'Lo era, para qué mentir: con eso habría terminado de pagar el piso. Y no soy enemiga de las máquinas. Si sirven para que vuelva a hablar un enfermo que se ha quedado mudo, bienvenidas sean; a ese le daría mi voz gratis. Lo que no firmo es un contrato en el que no consta qué me van a hacer decir. Imagínese: yo, sin enterarme, anunciando apuestas a los hijos de mi público.',
    },
    { who: 0, says: 'Hay colegas suyos que han aceptado.' },
    {
      who: 1,
      says: 'Y no seré yo quien los juzgue: cada cual sabe lo que debe. A los jóvenes, eso sí, les digo que lean la letra pequeña antes que el guion.',
    },
    { who: 0, says: '¿No teme quedarse sin trabajo?' },
    {
      who: 1,
      says: 'Temía más otra cosa: que el público dejara de notar la diferencia. Pero hace un mes, en una escuela, pusieron una escena doblada dos veces, por mí y por un programa. El programa no falló ni en una sílaba. ¿Y sabe qué dijo una niña de nueve años? «La segunda señora no respira».',
    },
    { who: 0, says: 'Y cuando no trabaja, ¿cuál es su voz?' },
    {
      who: 1,
      says: 'Pues esta, supongo, mezclada, con eses de tres ciudades. Antes la corregía. Ahora la cuido.',
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
          ask: '*¿Qué hizo la madre de Renata en un estreno?*',
          marks: 1,
          choices: [
            '*Alabó la voz de su hija.*',
            '*Criticó a su hija sin saberlo.*',
            '*Se negó a hablar con su hija.*',
          ],
          right: [1],
          proof: 'me dijo que la protagonista tenía una voz insoportable',
          why: 'She called the voice unbearable without recognising it. It was Renata who didn’t speak to her for three days.',
        },
        {
          id: 'question-2',
          kind: 'choose',
          ask: '*¿Qué le dolió a Renata de la llamada a casa?*',
          marks: 1,
          choices: [
            '*Su hermano se rio de su acento.*',
            '*Su familia le pidió que volviera.*',
            '*Había perdido algo de sí misma.*',
          ],
          right: [2],
          proof: 'mi propio hermano me preguntó quién hablaba',
          why: 'Her own brother didn’t recognise her voice. That is why she then wanted to get her home back (*recuperar mi casa*); nobody laughed at her.',
        },
        {
          id: 'question-3',
          kind: 'choose',
          ask: '*¿Por qué rechazó la oferta de la empresa?*',
          marks: 1,
          choices: [
            '*No sabría para qué se usaría su voz.*',
            '*Le pagaban menos de lo que pedía.*',
            '*Está en contra de la inteligencia artificial.*',
          ],
          right: [0],
          proof: 'Lo que no firmo es un contrato en el que no consta qué me van a hacer decir.',
          why: 'The contract didn’t say what her voice would be made to say. The offer was generous, and she isn’t against machines.',
        },
        {
          id: 'question-4',
          kind: 'choose',
          ask: '*¿Qué opina de los colegas que aceptan?*',
          marks: 1,
          choices: [
            '*Le parecen unos irresponsables.*',
            '*Comprende que lo hagan.*',
            '*Cree que no leen el contrato.*',
          ],
          right: [1],
          proof: 'no seré yo quien los juzgue: cada cual sabe lo que debe',
          why: 'She doesn’t judge them: they may need the money (*lo que debe*, what they owe). The advice about the small print is for young people.',
        },
        {
          id: 'question-5',
          kind: 'choose',
          ask: '*¿Qué demuestra, para Renata, el comentario de la niña?*',
          marks: 1,
          choices: [
            '*El programa comete errores de pronunciación.*',
            '*Los niños prefieren las voces perfectas.*',
            '*El público aún distingue la voz humana.*',
          ],
          right: [2],
          proof: 'La segunda señora no respira',
          why: 'She was afraid people would stop noticing the difference, and a girl of nine noticed it. The program got every syllable right.',
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
          id: 'question-6',
          kind: 'write',
          ask: '*Según Renata, el español ___ que le pedían en los estudios carece de hablantes.*',
          marks: 1,
          answers: ['neutro'],
          mistakes: [{ answer: '{neutral|puro|limpio}', because: 'The word in the recording is *neutro*.' }],
          proof: 'me pedían un español «neutro»',
          why: '*Neutro* is the Spanish of dubbing, which is meant to be from nowhere.',
        },
        {
          id: 'question-7',
          kind: 'write',
          ask: '*Las voces que llenan el archivo de Renata son las de sus ___.*',
          marks: 1,
          answers: ['tías'],
          mistakes: [
            {
              answer: 'hijos',
              because: 'She only mentions her children at the beginning; she recorded her aunts.',
            },
          ],
          proof: 'me puse a grabar a mis tías en la cocina',
          why: 'She recorded her aunts. Don’t forget the accent on the *í*.',
        },
        {
          id: 'question-8',
          kind: 'write',
          ask: '*A esas grabaciones recurren ahora los ___ de dos universidades.*',
          marks: 1,
          answers: ['lingüistas'],
          mistakes: [
            {
              answer: '{estudiantes|profesores}',
              because: 'The recording says exactly who: *los lingüistas*.',
            },
          ],
          proof: 'un archivo que consultan los lingüistas de dos universidades',
          why: 'Linguists consult them. The dots on *lingüistas* show that the *u* is pronounced; without them the word is misspelt.',
        },
        {
          id: 'question-9',
          kind: 'write',
          ask: '*A Renata no le importaría regalar su voz a un ___ que hubiera perdido el habla.*',
          marks: 1,
          answers: ['enfermo'],
          mistakes: [
            {
              answer: 'mudo',
              because:
                '*Mudo* means the same as *que hubiera perdido el habla*; the noun in the recording is *enfermo*.',
            },
          ],
          proof: 'Si sirven para que vuelva a hablar un enfermo que se ha quedado mudo',
          why: 'An ill person who has lost the power of speech (*se ha quedado mudo*).',
        },
        {
          id: 'question-10',
          kind: 'write',
          ask: '*Les aconseja a los jóvenes que no abran el guion sin haberse fijado antes en la letra ___.*',
          marks: 1,
          answers: ['pequeña'],
          mistakes: [{ answer: '{chica|menuda|pequeño}', because: 'The words are *la letra pequeña*.' }],
          proof: 'lean la letra pequeña antes que el guion',
          why: '*La letra pequeña* is the small print of a contract.',
        },
      ],
    },
  ],
}

export default passage
