import type { RolePlay } from '../../speaking-types'

const rolePlay: RolePlay = {
  title: 'At the station: a ticket to Granada',
  situation: {
    es: 'Estás en la estación de Valencia y necesitas un billete para Granada. Tu profesor es el empleado de la taquilla y habla primero.',
    en: 'You are at the station in Valencia and need a ticket to Granada. Your teacher is the ticket clerk and speaks first.',
  },
  examinerIs: { es: 'el empleado de la taquilla', en: 'the ticket clerk' },
  prompts: [
    {
      says: 'Buenos días. ¿Adónde quiere viajar?',
      en: 'Good morning. Where do you want to travel to?',
      samples: [
        {
          marks: 2,
          says: 'Buenos días. Un billete para Granada, por favor.',
          why: 'You don’t need a verb: this is how people ask for tickets.',
        },
        {
          marks: 1,
          says: 'Viajé a Granada.',
          why: 'The place is clear, but you use the past: have you been, or do you want to go?',
        },
        { marks: 0, says: 'En tren.', why: 'You say how, not where to.' },
      ],
    },
    {
      says: '¿Cuándo quiere salir?',
      en: 'When do you want to leave?',
      samples: [
        {
          marks: 2,
          says: 'Quiero salir mañana por la mañana.',
          why: 'You give a day and a time. *Por la mañana* alone would earn the same.',
        },
        {
          marks: 1,
          says: 'Salí por la mañana.',
          why: 'The time is clear, but you use the past: have you already left?',
        },
        { marks: 0, says: 'Salgo con mis amigos.', why: 'You’ve understood *salir*, but not *cuándo*.' },
      ],
    },
    {
      says: '¿Cuántas personas viajan?',
      en: 'How many people are travelling?',
      second: { says: '¿Qué edad tienen?', en: 'How old are they?' },
      samples: [
        {
          marks: 2,
          says: 'Somos dos. Yo tengo dieciséis años y mi hermana tiene doce.',
          why: 'You give the number and the ages, with the correct verbs.',
        },
        { marks: 1, says: 'Somos dos, mi hermana y yo.', why: 'You don’t give the ages.' },
        {
          marks: 0,
          says: 'Muchas personas viajan en tren.',
          why: 'This is about trains but isn’t an answer.',
        },
      ],
    },
    {
      says: '¿Qué ha hecho durante su visita a Valencia?',
      en: 'What have you done during your visit to Valencia?',
      samples: [
        {
          marks: 2,
          says: 'He visitado el acuario y he comido paella.',
          why: 'You use the perfect, like the question, but in the *yo* form. *Visité el acuario* is just as good.',
        },
        {
          marks: 1,
          says: 'Visito el acuario.',
          why: 'The message is there, but you use the present: have you been, or do you go every day?',
        },
        {
          marks: 0,
          says: 'Valencia es una ciudad grande.',
          why: 'It describes the city but doesn’t say what you did.',
        },
      ],
    },
    {
      says: '¿Dónde va a dormir en Granada?',
      en: 'Where are you going to stay in Granada?',
      second: { says: '¿Cómo irá desde la estación?', en: 'How will you get there from the station?' },
      samples: [
        {
          marks: 2,
          says: 'Voy a dormir en casa de mi tía. Iré en autobús.',
          why: 'You answer both questions in the future.',
        },
        {
          marks: 1,
          says: 'Voy a dormir en casa de mi tía.',
          why: 'That’s half the answer: how will you get there?',
        },
        { marks: 0, says: 'Me gusta dormir.', why: 'It repeats a word but answers neither question.' },
      ],
    },
  ],
}

export default rolePlay
