import type { RolePlay } from '../../speaking-types'

const rolePlay: RolePlay = {
  title: 'At a hostel: two nights in Bilbao',
  situation: {
    es: 'Llegas a un albergue juvenil de Bilbao con una amiga. Tenéis una reserva. Tu profesora es la recepcionista y habla primero.',
    en: 'You arrive at a youth hostel in Bilbao with a friend. You have a booking. Your teacher is the receptionist and speaks first.',
  },
  examinerIs: { es: 'la recepcionista', en: 'the receptionist' },
  prompts: [
    {
      says: 'Buenas noches. ¿A qué nombre está la reserva?',
      en: 'Good evening. What name is the booking under?',
      samples: [
        {
          marks: 2,
          says: 'Buenas noches. Está a nombre de Kate García.',
          why: 'A name is enough, and *está a nombre de* is a bonus.',
        },
        {
          marks: 1,
          says: 'De mi amiga.',
          why: 'It’s your friend’s booking, but what’s her name?',
        },
        { marks: 0, says: 'Dos noches.', why: 'It answers a question that may come later.' },
      ],
    },
    {
      says: '¿Cuántas noches van a quedarse?',
      en: 'How many nights are you going to stay?',
      samples: [
        {
          marks: 2,
          says: 'Vamos a quedarnos dos noches.',
          why: 'There are two of you, so it’s *vamos*. *Dos noches* alone would earn the same.',
        },
        {
          marks: 1,
          says: 'Quedan dos noches.',
          why: 'She can guess, but this says there are two nights left.',
        },
        { marks: 0, says: 'A las diez de la noche.', why: 'You give a time, not a number of nights.' },
      ],
    },
    {
      says: '¿Qué quieren desayunar mañana?',
      en: 'What would you like for breakfast tomorrow?',
      second: { says: '¿A qué hora quieren desayunar?', en: 'What time would you like breakfast?' },
      samples: [
        {
          marks: 2,
          says: 'Queremos tostadas y zumo. A las ocho y media.',
          why: 'You answer both parts: food and time.',
        },
        { marks: 1, says: 'Queremos tostadas y zumo.', why: 'The time is missing.' },
        { marks: 0, says: 'Me gusta mucho el hotel.', why: 'That’s friendly but isn’t an answer.' },
      ],
    },
    {
      says: '¿Cómo ha sido el viaje hasta Bilbao?',
      en: 'How was your journey to Bilbao?',
      second: { says: '¿Por qué?', en: 'Why?' },
      samples: [
        {
          marks: 2,
          says: 'Ha sido muy largo. Porque el autobús salió tarde.',
          why: 'You give an opinion and a reason, both in the past.',
        },
        { marks: 1, says: 'Ha sido muy largo.', why: 'The reason she asked for is missing.' },
        { marks: 0, says: 'El viaje a Bilbao.', why: 'It repeats her words and adds nothing.' },
      ],
    },
    {
      says: '¿Qué planes tienen para mañana por la tarde?',
      en: 'What are your plans for tomorrow afternoon?',
      samples: [
        {
          marks: 2,
          says: 'Vamos a visitar el museo y después daremos un paseo por la ría.',
          why: 'You give a clear plan in the *nosotros* form of the future.',
        },
        { marks: 1, says: 'Visitamos el museo ayer.', why: 'She asked about tomorrow, not yesterday.' },
        {
          marks: 0,
          says: 'No tenemos tarde.',
          why: 'This doesn’t make sense. *Todavía no tenemos planes* would be an answer.',
        },
      ],
    },
  ],
}

export default rolePlay
