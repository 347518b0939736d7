import type { RolePlay } from '../../speaking-types'

const rolePlay: RolePlay = {
  title: 'In a shop: a present that is too small',
  situation: {
    es: 'Estás en una tienda de ropa de Zaragoza. Te regalaron una camiseta y quieres cambiarla. Tu profesora es la dependienta y habla primero.',
    en: 'You are in a clothes shop in Zaragoza. You were given a T-shirt and want to change it. Your teacher is the shop assistant and speaks first.',
  },
  examinerIs: { es: 'la dependienta', en: 'the shop assistant' },
  prompts: [
    {
      says: 'Buenas tardes. ¿Qué desea?',
      en: 'Good afternoon. What would you like?',
      samples: [
        {
          marks: 2,
          says: 'Buenas tardes. Quisiera cambiar esta camiseta.',
          why: 'The whole message: change, and what. *Quisiera* also sounds right to a stranger.',
        },
        {
          marks: 1,
          says: 'Esta camiseta.',
          why: 'What about it? Buy it, wash it, change it? Half of the message is missing.',
        },
        { marks: 0, says: 'Muy bien, gracias.', why: 'It answers *¿Qué tal está?*, which nobody asked.' },
      ],
    },
    {
      says: '¿Qué problema tiene la camiseta?',
      en: 'What is wrong with the T-shirt?',
      samples: [
        { marks: 2, says: 'Me queda pequeña.', why: 'Three words are enough: clear and correct.' },
        {
          marks: 1,
          says: 'Soy pequeña.',
          why: 'She can guess, but the verb is in the wrong person: it says that **you** are small.',
        },
        { marks: 0, says: 'La camiseta es azul.', why: 'True perhaps, but no problem.' },
      ],
    },
    {
      says: '¿Qué talla necesita?',
      en: 'Which size do you need?',
      second: { says: '¿Qué color prefiere?', en: 'Which colour do you prefer?' },
      samples: [
        { marks: 2, says: 'Necesito la talla mediana. Prefiero el verde.', why: 'Two parts, two answers.' },
        {
          marks: 1,
          says: 'Prefiero el verde.',
          why: 'The colour is there; the first part, the size, got no answer.',
        },
        {
          marks: 0,
          says: 'Prefiero el fútbol.',
          why: '*Prefiere* was caught, *talla* and *color* were not.',
        },
      ],
    },
    {
      says: '¿Quién le regaló la camiseta?',
      en: 'Who gave you the T-shirt?',
      second: { says: '¿Cuándo se la regaló?', en: 'When did they give it to you?' },
      samples: [
        {
          marks: 2,
          says: 'Me la regaló mi abuelo. Fue el sábado pasado.',
          why: 'Who and when, and each verb in the past.',
        },
        {
          marks: 1,
          says: 'Regalo mi abuelo. El sábado.',
          why: 'Both parts are there, but *regalo* says _I give_: who gave it to whom is open to doubt.',
        },
        {
          marks: 0,
          says: 'Me gustan los regalos.',
          why: 'One word of the question comes back; nothing is answered.',
        },
      ],
    },
    {
      says: '¿Qué más va a comprar hoy en el centro?',
      en: 'What else are you going to buy in the centre today?',
      samples: [
        {
          marks: 2,
          says: 'Voy a comprar unas zapatillas para mi hermano.',
          why: 'The question said *va a comprar*; *voy a comprar* takes it over in your own person.',
        },
        {
          marks: 1,
          says: 'Compré unas zapatillas.',
          why: 'Clear, but past: she asked about what you are still going to buy.',
        },
        {
          marks: 0,
          says: 'En el centro de la ciudad.',
          why: 'It says where, which she knows, and not what.',
        },
      ],
    },
  ],
}

export default rolePlay
