import type { RolePlay } from '../../speaking-types'

const rolePlay: RolePlay = {
  title: 'In a restaurant: dinner in Mexico City',
  situation: {
    es: 'Estás en un restaurante de la Ciudad de México, con tu familia. Solo tú hablas español. Tu profesor es el mesero y habla primero.',
    en: 'You are at a restaurant in Mexico City with your family. You are the only one who speaks Spanish. Your teacher is the waiter and speaks first.',
  },
  examinerIs: { es: 'el mesero', en: 'the waiter (in Mexico)' },
  prompts: [
    {
      says: 'Buenas noches. ¿Dónde se quieren sentar?',
      en: 'Good evening. Where would you like to sit?',
      samples: [
        {
          marks: 2,
          says: 'Quisiéramos una mesa en la terraza, por favor.',
          why: 'You ask for a place politely. *En la terraza, por favor* earns the same.',
        },
        {
          marks: 1,
          says: 'Cerca, por favor.',
          why: 'Near what? Half of the answer is missing.',
        },
        { marks: 0, says: 'Estamos bien, gracias.', why: 'It doesn’t answer *¿dónde?*' },
      ],
    },
    {
      says: '¿Qué van a tomar?',
      en: 'What would you like to drink?',
      samples: [
        {
          marks: 2,
          says: 'Agua para mis padres y un jugo de mango para mí.',
          why: 'You say who’s having what, even without a verb. In Mexico, *zumo* is called *jugo*.',
        },
        {
          marks: 1,
          says: 'Tomo agua y mis padres.',
          why: 'He can guess that everybody wants water, but the sentence doesn’t say so.',
        },
        {
          marks: 0,
          says: 'Vamos a tomar el autobús.',
          why: 'Here *tomar* means to drink, not to catch a bus.',
        },
      ],
    },
    {
      says: '¿Hay algo que no puedan comer?',
      en: 'Is there anything you can’t eat?',
      samples: [
        {
          marks: 2,
          says: 'Sí, mi madre no puede comer nueces.',
          why: 'You make it clear who can’t eat what.',
        },
        {
          marks: 1,
          says: 'Sí, no puedo nueces mi madre.',
          why: 'Is it you or your mother? The verb is in the wrong person.',
        },
        {
          marks: 0,
          says: 'Sí, todo está muy rico.',
          why: 'You haven’t eaten yet, and that isn’t what he asked.',
        },
      ],
    },
    {
      says: '¿Qué han visitado en la ciudad?',
      en: 'Which places have you visited in the city?',
      second: { says: '¿Qué les ha gustado más?', en: 'What did you like best?' },
      samples: [
        {
          marks: 2,
          says: 'Hemos visitado un mercado y un museo. Nos ha gustado más el mercado.',
          why: 'You answer both parts in the past, with *nos* for you and your family. Mexicans also say *nos gustó*.',
        },
        {
          marks: 1,
          says: 'Hemos visitado un mercado y un museo.',
          why: 'You don’t say what you liked best.',
        },
        { marks: 0, says: 'La ciudad es visitada.', why: 'This repeats the question but doesn’t answer it.' },
      ],
    },
    {
      says: '¿Adónde van a ir mañana?',
      en: 'Where are you going to go tomorrow?',
      samples: [
        {
          marks: 2,
          says: 'Mañana vamos a ir a las pirámides.',
          why: '*Van a ir* becomes *vamos a ir*: the person and tense are correct.',
        },
        {
          marks: 1,
          says: 'Fuimos a las pirámides.',
          why: 'The place is clear, but the tense is wrong: *mañana* needs the future.',
        },
        { marks: 0, says: 'Mañana a las diez.', why: '*Adónde* asks for a place, not a time.' },
      ],
    },
  ],
}

export default rolePlay
