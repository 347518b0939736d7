import type { RolePlay } from '../../speaking-types'

const rolePlay: RolePlay = {
  title: 'In a shop: a present that is too small',
  situation: {
    es: 'Estás en una tienda de ropa de Zaragoza. Te regalaron una camiseta y quieres cambiarla. Tu profesora es la dependienta y habla primero.',
    en: 'You are in a clothes shop in Zaragoza. You were given a T-shirt and want to exchange it. Your teacher is the shop assistant and speaks first.',
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
          why: 'It says what you want and which thing. *Quisiera* is right for a stranger.',
        },
        {
          marks: 1,
          says: 'Esta camiseta.',
          why: 'What about it? Buy it, wash it, exchange it? Half the message is missing.',
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
          why: 'She can guess, but the verb is wrong: it says that **you** are small.',
        },
        { marks: 0, says: 'La camiseta es azul.', why: 'It may be true, but it isn’t a problem.' },
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
          why: 'The colour is there; the first part, the size, isn’t answered.',
        },
        {
          marks: 0,
          says: 'Prefiero el fútbol.',
          why: 'It picks up *prefiere*, but not *talla* or *color*.',
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
          why: 'Who and when, with both verbs in the past.',
        },
        {
          marks: 1,
          says: 'Regalo mi abuelo. El sábado.',
          why: 'Both parts are there, but *regalo* says _I give_: it isn’t clear who gave it to whom.',
        },
        {
          marks: 0,
          says: 'Me gustan los regalos.',
          why: 'It repeats a word of the question but doesn’t answer it.',
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
          why: 'The question said *va a comprar*; *voy a comprar* is the same verb for _I_.',
        },
        {
          marks: 1,
          says: 'Compré unas zapatillas.',
          why: 'Clear, but past: she asked about what you are still going to buy.',
        },
        {
          marks: 0,
          says: 'En el centro de la ciudad.',
          why: 'It says where, which she knows, but not what.',
        },
      ],
    },
  ],
}

export default rolePlay
