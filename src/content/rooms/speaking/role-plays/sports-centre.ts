import type { RolePlay } from '../../speaking-types'

const rolePlay: RolePlay = {
  title: 'At the sports centre: a class for the summer',
  situation: {
    es: 'Pasas el verano en Santander y quieres hacer deporte. Vas al polideportivo. Tu profesor es el empleado de la recepción y habla primero.',
    en: 'You are spending the summer in Santander and want to do some sport. You go to the sports centre. Your teacher works at reception and speaks first.',
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
          why: '*Le interesa* becomes *me interesa*: four words and two marks.',
        },
        {
          marks: 1,
          says: 'Me interesaba el surf.',
          why: 'The sport is there, but in the past: does it still interest you?',
        },
        { marks: 0, says: 'Me interesa, gracias.', why: 'In what? It doesn’t name a sport.' },
      ],
    },
    {
      says: '¿Qué días puede venir?',
      en: 'Which days can you come?',
      samples: [
        {
          marks: 2,
          says: 'Puedo venir los martes y los jueves.',
          why: 'The days, and *puede* becomes *puedo*.',
        },
        {
          marks: 1,
          says: 'Vine los martes y los jueves.',
          why: 'The days are clear, but *vine* is past: can you come, or did you come?',
        },
        { marks: 0, says: 'Vengo con mi primo.', why: 'It says who with.' },
      ],
    },
    {
      says: '¿Tiene su propio equipo o necesita alquilar algo?',
      en: 'Do you have your own equipment, or do you need to hire something?',
      samples: [
        {
          marks: 2,
          says: 'No tengo tabla, así que necesito alquilar una.',
          why: 'A clear choice, and what you need.',
        },
        { marks: 1, says: 'Necesito, sí.', why: 'He can guess that you want to hire something, but what?' },
        {
          marks: 0,
          says: 'Tengo un equipo favorito.',
          why: '*Equipo* can be a team, but with *alquilar* it is equipment.',
        },
      ],
    },
    {
      says: '¿Qué deportes ha practicado antes?',
      en: 'What sports have you done before?',
      second: { says: '¿Dónde los ha practicado?', en: 'Where have you done them?' },
      samples: [
        {
          marks: 2,
          says: 'He practicado natación. En la piscina de mi instituto.',
          why: 'What and where: the first uses the perfect, like the question; the second needs no verb.',
        },
        { marks: 1, says: 'He practicado natación.', why: 'The place is missing.' },
        {
          marks: 0,
          says: 'Practico mucho el español.',
          why: 'It picks up *practicar*, but not *deportes*.',
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
          why: 'A date and a plan, both in the future.',
        },
        {
          marks: 1,
          says: 'Me quedo hasta agosto. Después volví a Escocia.',
          why: 'The first part is fine (the present will do), but *volví* says you’ve already gone back.',
        },
        {
          marks: 0,
          says: 'Santander tiene playas muy bonitas.',
          why: 'A compliment instead of two answers.',
        },
      ],
    },
  ],
}

export default rolePlay
