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
          why: 'A name is enough; *está a nombre de* is a bonus.',
        },
        {
          marks: 1,
          says: 'De mi amiga.',
          why: 'It is your friend’s booking, but what is her name?',
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
          why: 'Two people, so *vamos*. *Dos noches* alone would earn the same.',
        },
        {
          marks: 1,
          says: 'Quedan dos noches.',
          why: 'She can guess, but it says that there are two nights left.',
        },
        { marks: 0, says: 'A las diez de la noche.', why: 'A time instead of a number of nights.' },
      ],
    },
    {
      says: '¿Qué quieren desayunar mañana?',
      en: 'What do you want for breakfast tomorrow?',
      second: { says: '¿A qué hora quieren desayunar?', en: 'What time do you want breakfast?' },
      samples: [
        {
          marks: 2,
          says: 'Queremos tostadas y zumo. A las ocho y media.',
          why: 'Food and time: both parts.',
        },
        { marks: 1, says: 'Queremos tostadas y zumo.', why: 'The time is missing.' },
        { marks: 0, says: 'Me gusta mucho el hotel.', why: 'Friendly, but not an answer.' },
      ],
    },
    {
      says: '¿Cómo ha sido el viaje hasta Bilbao?',
      en: 'What was the journey to Bilbao like?',
      second: { says: '¿Por qué?', en: 'Why?' },
      samples: [
        {
          marks: 2,
          says: 'Ha sido muy largo. Porque el autobús salió tarde.',
          why: 'An opinion and a reason, both about the past.',
        },
        { marks: 1, says: 'Ha sido muy largo.', why: 'The reason she asked for is missing.' },
        { marks: 0, says: 'El viaje a Bilbao.', why: 'It repeats her words and adds nothing.' },
      ],
    },
    {
      says: '¿Qué planes tienen para mañana por la tarde?',
      en: 'What plans do you have for tomorrow afternoon?',
      samples: [
        {
          marks: 2,
          says: 'Vamos a visitar el museo y después daremos un paseo por la ría.',
          why: 'A clear plan in the future, with the verb for _we_.',
        },
        { marks: 1, says: 'Visitamos el museo ayer.', why: 'A museum, but yesterday: the time is wrong.' },
        {
          marks: 0,
          says: 'No tenemos tarde.',
          why: 'It makes no sense as an answer; *Todavía no tenemos planes* would be one.',
        },
      ],
    },
  ],
}

export default rolePlay
