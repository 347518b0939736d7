import type { ListeningPassage } from '../types'

const passage: ListeningPassage = {
  title: 'La voz de los demás',
  exam: 'IB HL',
  theme: 'Identities',
  situation: {
    es: 'Usted va a oír una entrevista con Renata Cifuentes, actriz de doblaje mexicana que vive en Madrid.',
    en: 'You will hear an interview with Renata Cifuentes, a Mexican voice actress who lives in Madrid.',
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
          why: 'Her own brother didn’t recognise her voice. That’s why she then wanted to get her home back (*recuperar mi casa*). Nobody laughed at her.',
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
          why: 'She was afraid people would stop noticing the difference, but a nine-year-old girl noticed it. The program got every syllable right.',
        },
      ],
    },
    {
      title: 'Fill the gaps',
      task: {
        es: 'Complete cada frase con un máximo de tres palabras. A veces tendrá que cambiar la forma de lo que oye.',
        en: 'Complete each sentence with no more than three words. Sometimes you will have to change the form of what you hear.',
      },
      questions: [
        {
          id: 'question-6',
          kind: 'write',
          ask: '*Según Renata, fuera de los estudios ___ el español «neutro» que le pedían.*',
          marks: 1,
          answers: ['nadie habla', '{no habla nadie|no se habla|nadie usa|no usa nadie}'],
          mistakes: [
            {
              answer: '{no nadie habla|nadie no habla}',
              because: 'With *nadie* first, you don’t use *no*: *nadie habla*, or *no habla nadie*.',
            },
            {
              answer: 'habla nadie',
              because: 'If *nadie* comes after the verb, use *no* before it: *no habla nadie*.',
            },
          ],
          proof: 'una lengua que no habla nadie',
          why: 'It’s a language that nobody speaks. In this sentence the verb comes before *el español*, so *nadie habla* fits best.',
        },
        {
          id: 'question-7',
          kind: 'write',
          ask: '*Con las cintas de sus tías, Renata solo pretendía ___.*',
          marks: 1,
          answers: ['recuperar su casa', 'recuperar su hogar'],
          notAsked: [
            {
              answer: 'recuperar mi casa',
              because: '*Mi casa* is your own home. For Renata’s, say *su casa*.',
            },
          ],
          mistakes: [
            {
              answer: '{recuperaba|recuperara|recupere|recupera} su casa',
              because: 'Renata wants it and Renata does it, so use the infinitive after *pretendía*.',
            },
          ],
          proof: 'Yo solo quería recuperar mi casa.',
          why: 'She wanted to get her home back. She says *mi casa*, but the sentence is about her, so it’s *su casa*.',
        },
        {
          id: 'question-8',
          kind: 'write',
          ask: '*Las grabaciones hechas en la cocina ___ ahora por los lingüistas de dos universidades.*',
          marks: 1,
          answers: ['son consultadas', 'están siendo consultadas'],
          mistakes: [
            {
              answer: '{consultan|consulta}',
              because: '*Por los lingüistas* shows who does it, so the verb is passive: *son consultadas*.',
            },
            {
              answer: 'son consultados',
              because: '*Las grabaciones* is feminine: *consultadas*.',
            },
          ],
          proof: 'un archivo que consultan los lingüistas de dos universidades',
          why: 'Linguists consult them. The sentence begins with *las grabaciones* and has *por*, so it’s passive and the participle agrees.',
        },
        {
          id: 'question-9',
          kind: 'write',
          ask: '*Renata regalaría su voz para que un enfermo mudo ___.*',
          marks: 1,
          answers: [
            'volviera a hablar',
            '{pudiera hablar|hablara de nuevo|hablara otra vez|recuperara {la|su} voz|recuperara el habla}',
          ],
          notAsked: [
            {
              answer: 'vuelva a hablar',
              because:
                'After *regalaría*, careful Spanish uses the imperfect subjunctive: *volviera a hablar*.',
            },
          ],
          mistakes: [
            {
              answer: '{vuelve|volvía|volvió|volverá|volvería|volver} a hablar',
              because: 'After *para que*, use the subjunctive, here the imperfect: *volviera a hablar*.',
            },
          ],
          proof: 'para que vuelva a hablar un enfermo que se ha quedado mudo',
          why: 'She would give her voice free of charge (*gratis*) so that a patient could speak again. After *regalaría*, *vuelva* becomes *volviera*.',
        },
        {
          id: 'question-10',
          kind: 'write',
          ask: '*Lo que dijo la niña tranquiliza a Renata: el público no ha ___ la diferencia.*',
          marks: 1,
          answers: ['dejado de notar', 'dejado de {percibir|apreciar|oír|sentir}'],
          mistakes: [
            {
              answer: '{dejara|dejar|deja|deje|dejaba|dejó} de notar',
              because: 'After *ha* you need the participle: *dejado*.',
            },
          ],
          notAsked: [
            {
              answer: 'dejado notar',
              because:
                'That means “hasn’t let the difference be noticed”. “To stop doing something” is *dejar de*: *dejado de notar*.',
            },
          ],
          proof: 'que el público dejara de notar la diferencia',
          why: 'She was afraid that people would stop noticing the difference. After *ha*, *dejara* becomes *dejado*.',
        },
      ],
    },
  ],
}

export default passage
