import type { ListeningPassage } from '../types'

const passage: ListeningPassage = {
  title: 'Dos países en una cocina',
  exam: 'IB ab initio',
  theme: 'Identities',
  situation: {
    es: 'Usted va a oír una entrevista de radio con Camila, una chica de diecisiete años.',
    en: 'You will hear a radio interview with Camila, who is 17.',
  },
  speakers: [
    { name: 'Andrés', voice: 'man' },
    { name: 'Camila', voice: 'woman' },
  ],
  lines: [
    {
      who: 0,
      says: 'Hola y bienvenidos a «Gente de aquí». Hoy está con nosotros Camila. Camila, ¿de dónde eres?',
    },
    {
      who: 1,
      says: 'Hola, Andrés. Pues nací en Cali, en Colombia, pero vivo en Bilbao desde los ocho años.',
    },
    { who: 0, says: '¿Con quién vives?' },
    {
      who: 1,
      says: 'Con mi mamá y mi hermano menor. Mi papá trabaja en un barco y lo vemos cada tres meses.',
    },
    { who: 0, says: '¿A quién te pareces?' },
    {
      who: 1,
      says: 'A ver… De cara, a mi papá: tengo sus ojos verdes. Pero hablo mucho y soy alegre, como mi mamá. Mi hermano, en cambio, es muy tímido.',
    },
    { who: 0, says: 'Y en casa, ¿se come colombiano o vasco?' },
    {
      who: 1,
      says: 'Las dos cosas. De lunes a viernes mi mamá llega tarde del trabajo, así que preparo yo la cena: pescado, pasta, cosas fáciles. Pero los domingos mi mamá hace arepas para el desayuno, y viene todo el edificio.',
    },
    { who: 0, says: '¿Todo el edificio?' },
    { who: 1, says: 'Bueno, casi. La vecina del tercero siempre trae un pastel de chocolate.' },
    { who: 0, says: '¡Qué rico! ¿Y haces deporte?' },
    {
      who: 1,
      says: 'Antes nadaba, pero ahora bailo salsa tres veces por semana. No soy muy buena, pero, cuando tengo exámenes, el baile me ayuda a estar tranquila.',
    },
    { who: 0, says: 'Y la última pregunta: ¿te sientes colombiana o vasca?' },
    { who: 1, says: 'Cuando juega la selección, colombiana. Cuando llueve y salgo sin paraguas, vasca.' },
  ],
  parts: [
    {
      title: 'Multiple choice',
      task: { es: 'Elija la respuesta correcta (A, B o C).', en: 'Choose the right answer (A, B or C).' },
      questions: [
        {
          id: 'question-1',
          kind: 'choose',
          ask: '*¿Cuándo llegó Camila a Bilbao?*',
          marks: 1,
          choices: ['*Hace ocho años.*', '*De niña.*', '*A los diecisiete años.*'],
          right: [1],
          proof: 'vivo en Bilbao desde los ocho años',
          why: '*Desde los ocho años* means “since she was eight”, so she was a child. She’s seventeen now, so that was nine years ago, not eight.',
        },
        {
          id: 'question-2',
          kind: 'choose',
          ask: '*¿Qué se dice del padre de Camila?*',
          marks: 1,
          choices: [
            '*Pasa mucho tiempo en el mar.*',
            '*Vive en Colombia.*',
            '*Está en casa los fines de semana.*',
          ],
          right: [0],
          proof: 'Mi papá trabaja en un barco y lo vemos cada tres meses.',
          why: 'He works on a ship. They see him every three months, not every weekend.',
        },
        {
          id: 'question-3',
          kind: 'choose',
          ask: '*¿Quién cocina entre semana?*',
          marks: 1,
          choices: ['*La madre de Camila.*', '*El hermano de Camila.*', '*Camila.*'],
          right: [2],
          proof: 'así que preparo yo la cena',
          why: 'Camila does (*preparo yo*), because her mother gets home late. Her mother cooks on Sundays.',
        },
        {
          id: 'question-4',
          kind: 'choose',
          ask: '*¿Por qué es bueno el baile para Camila?*',
          marks: 1,
          choices: ['*Conoce a gente nueva.*', '*La relaja.*', '*Gana concursos.*'],
          right: [1],
          proof: 'el baile me ayuda a estar tranquila',
          why: 'It helps her to stay calm at exam time. She says she isn’t very good at it.',
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
          ask: '*Camila tiene los ojos ___ de su padre.*',
          marks: 1,
          answers: ['verdes'],
          mistakes: [{ answer: 'verde', because: '*Ojos* is plural, so the adjective is too: *verdes*.' }],
          proof: 'tengo sus ojos verdes',
          why: 'She has her father’s green eyes: *verdes* is plural, like *ojos*.',
        },
        {
          id: 'question-6',
          kind: 'write',
          ask: '*El hermano de Camila es muy ___.*',
          marks: 1,
          answers: ['tímido'],
          mistakes: [
            {
              answer: 'alegre',
              because: 'That’s what Camila and her mother are like. *En cambio* introduces the opposite.',
            },
          ],
          proof: 'es muy tímido',
          why: '*En cambio* shows the contrast: she’s talkative and cheerful, but he’s shy.',
        },
        {
          id: 'question-7',
          kind: 'write',
          ask: '*Los domingos la madre de Camila hace ___.*',
          marks: 1,
          answers: ['[las] arepas'],
          mistakes: [
            {
              answer: '{[un] pastel|[el] pastel}',
              because: 'The neighbour brings the chocolate cake, but Camila’s mother makes *arepas*.',
            },
            { answer: 'pescado', because: 'Camila makes fish for dinner from Monday to Friday.' },
            { answer: 'pasta', because: 'Camila makes pasta for dinner from Monday to Friday.' },
          ],
          proof: 'los domingos mi mamá hace arepas para el desayuno',
          why: '*Arepas* are round maize cakes from Colombia and Venezuela.',
        },
        {
          id: 'question-8',
          kind: 'write',
          ask: '*La vecina trae siempre un ___ de chocolate.*',
          marks: 1,
          answers: ['pastel'],
          mistakes: [
            {
              answer: '{tarta|bizcocho}',
              because: 'The meaning is right, but the word you hear is *pastel*.',
            },
          ],
          proof: 'siempre trae un pastel de chocolate',
          why: 'The neighbour from the third floor brings a chocolate cake.',
        },
        {
          id: 'question-9',
          kind: 'write',
          ask: '*Camila baila tres veces por ___.*',
          marks: 1,
          answers: ['semana'],
          mistakes: [
            {
              answer: '{mes|meses}',
              because: '*Meses* is about her father: they see him every three months.',
            },
          ],
          proof: 'bailo salsa tres veces por semana',
          why: '*Tres veces por semana*: three times a week. *Tres meses* is about her father.',
        },
      ],
    },
  ],
}

export default passage
