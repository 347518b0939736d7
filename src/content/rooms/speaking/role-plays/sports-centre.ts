import type { RolePlay } from '../../speaking-types'

const rolePlay: RolePlay = {
  title: 'At the sports centre: a summer class',
  situation: {
    es: 'Pasas el verano en Santander y quieres hacer deporte. Vas al polideportivo. Tu profesor es el empleado de la recepción y habla primero.',
    en: 'You are spending the summer in Santander and want to do some sport. You go to the sports centre. Your teacher is the receptionist and speaks first.',
  },
  examinerIs: { es: 'el recepcionista del polideportivo', en: 'the receptionist at the sports centre' },
  prompts: [
    {
      says: 'Hola, buenos días. ¿Qué deporte le interesa?',
      en: 'Hello, good morning. Which sport are you interested in?',
      samples: [
        {
          marks: 2,
          says: 'Me interesa el surf.',
          why: '*Le interesa* becomes *me interesa*. Four words earn two marks.',
        },
        {
          marks: 1,
          says: 'Me interesaba el surf.',
          why: 'You name the sport, but in the past: are you still interested?',
        },
        { marks: 0, says: 'Me interesa, gracias.', why: 'Interested in what? You don’t name a sport.' },
      ],
    },
    {
      says: '¿Qué días puede venir?',
      en: 'Which days can you come?',
      samples: [
        {
          marks: 2,
          says: 'Puedo venir los martes y los jueves.',
          why: 'You give the days, and *puede* becomes *puedo*.',
        },
        {
          marks: 1,
          says: 'Vine los martes y los jueves.',
          why: 'The days are clear, but *vine* is in the past: can you come, or did you come?',
        },
        { marks: 0, says: 'Vengo con mi primo.', why: 'You say who with, not when.' },
      ],
    },
    {
      says: '¿Tiene su propio equipo o necesita alquilar algo?',
      en: 'Do you have your own equipment, or do you need to hire anything?',
      samples: [
        {
          marks: 2,
          says: 'No tengo tabla, así que necesito alquilar una.',
          why: 'You choose clearly and say what you need.',
        },
        { marks: 1, says: 'Necesito, sí.', why: 'He can guess that you want to hire something, but what?' },
        {
          marks: 0,
          says: 'Tengo un equipo favorito.',
          why: '*Equipo* can mean a team, but with *alquilar* it means equipment.',
        },
      ],
    },
    {
      says: '¿Qué deportes ha practicado antes?',
      en: 'What sports have you done before?',
      second: { says: '¿Dónde los ha practicado?', en: 'Where did you do them?' },
      samples: [
        {
          marks: 2,
          says: 'He practicado natación. En la piscina de mi instituto.',
          why: 'You say what and where. The second part doesn’t need a verb.',
        },
        { marks: 1, says: 'He practicado natación.', why: 'You don’t say where.' },
        {
          marks: 0,
          says: 'Practico mucho el español.',
          why: 'You’ve understood *practicar*, but not *deportes*.',
        },
      ],
    },
    {
      says: '¿Hasta cuándo se quedará en Santander?',
      en: 'How long are you staying in Santander?',
      second: { says: '¿Qué hará después?', en: 'What will you do afterwards?' },
      samples: [
        {
          marks: 2,
          says: 'Me quedaré hasta el veinte de agosto. Después volveré a Escocia.',
          why: 'You give a date and a plan, both in the future.',
        },
        {
          marks: 1,
          says: 'Me quedo hasta agosto. Después volví a Escocia.',
          why: 'The first part is fine (the present will do), but *volví* says you’ve already gone back.',
        },
        {
          marks: 0,
          says: 'Santander tiene playas muy bonitas.',
          why: 'This is a compliment, not an answer.',
        },
      ],
    },
  ],
}

export default rolePlay
