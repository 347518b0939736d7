import type { RolePlay } from '../../speaking-types'

const rolePlay: RolePlay = {
  title: 'In a shop: a present that’s too small',
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
          why: 'You say what you want and name the item. *Quisiera* is polite.',
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
      en: 'What’s wrong with the T-shirt?',
      samples: [
        { marks: 2, says: 'Me queda pequeña.', why: 'Three words are enough: it’s clear and correct.' },
        {
          marks: 1,
          says: 'Soy pequeña.',
          why: 'She can guess what you mean, but the verb is wrong: it says **you** are small.',
        },
        { marks: 0, says: 'La camiseta es azul.', why: 'That may be true, but it isn’t a problem.' },
      ],
    },
    {
      says: '¿Qué talla necesita?',
      en: 'What size do you need?',
      second: { says: '¿Qué color prefiere?', en: 'Which colour do you prefer?' },
      samples: [
        { marks: 2, says: 'Necesito la talla mediana. Prefiero el verde.', why: 'You answer both parts.' },
        {
          marks: 1,
          says: 'Prefiero el verde.',
          why: 'You give the colour, but not the size.',
        },
        {
          marks: 0,
          says: 'Prefiero el fútbol.',
          why: 'You’ve understood *prefiere*, but not *talla* or *color*.',
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
          why: 'You say who and when, with both verbs in the past.',
        },
        {
          marks: 1,
          says: 'Regalo mi abuelo. El sábado.',
          why: 'Both parts are there, but *regalo* means _I give_, so it isn’t clear who gave it to whom.',
        },
        {
          marks: 0,
          says: 'Me gustan los regalos.',
          why: 'It repeats a word from the question but doesn’t answer it.',
        },
      ],
    },
    {
      says: '¿Qué más va a comprar hoy en el centro?',
      en: 'What else are you going to buy in town today?',
      samples: [
        {
          marks: 2,
          says: 'Voy a comprar unas zapatillas para mi hermano.',
          why: '*Va a comprar* in the question becomes *voy a comprar* for _I_.',
        },
        {
          marks: 1,
          says: 'Compré unas zapatillas.',
          why: 'This is clear, but in the past. She asked what you’re going to buy.',
        },
        {
          marks: 0,
          says: 'En el centro de la ciudad.',
          why: 'You say where, which she already knows, but not what.',
        },
      ],
    },
  ],
}

export default rolePlay
