import type { RolePlay } from '../../speaking-types'

const rolePlay: RolePlay = {
  title: 'At the chemist’s: too much sun',
  situation: {
    es: 'Estás de vacaciones en Cádiz. Ayer pasaste todo el día en la playa y hoy te duele la piel. Entras en una farmacia. Tu profesora es la farmacéutica y habla primero.',
    en: 'You are on holiday in Cádiz. Yesterday you spent all day on the beach and today your skin hurts. You go into a chemist’s. Your teacher is the chemist and speaks first.',
  },
  examinerIs: { es: 'la farmacéutica', en: 'the chemist' },
  prompts: [
    {
      says: 'Buenos días. ¿En qué puedo ayudarle?',
      en: 'Good morning. How can I help you?',
      samples: [
        {
          marks: 2,
          says: 'Buenos días. Necesito una crema para la espalda.',
          why: 'You say what you need and what it’s for.',
        },
        { marks: 1, says: 'La espalda.', why: 'This says where, but not what you need.' },
        {
          marks: 0,
          says: 'Sí, puede ayudarme.',
          why: 'This repeats her verb but doesn’t say what you need.',
        },
      ],
    },
    {
      says: '¿Qué le duele exactamente?',
      en: 'Where exactly does it hurt?',
      samples: [
        {
          marks: 2,
          says: 'Me duelen los hombros y la espalda.',
          why: 'Two things hurt, so it’s *duelen*. *Me duele* would also earn two marks.',
        },
        {
          marks: 1,
          says: 'Soy dolor en los hombros.',
          why: '*Los hombros* is clear, but the wrong verb makes this hard to follow.',
        },
        { marks: 0, says: 'Me llamo Rosie.', why: 'It answers *¿Cómo se llama?*, not *¿Qué le duele?*' },
      ],
    },
    {
      says: '¿Es alérgico o alérgica a algún medicamento?',
      en: 'Are you allergic to any medicines?',
      samples: [
        {
          marks: 2,
          says: 'No, no soy alérgica a nada.',
          why: '*No* is a complete answer. A boy would say *alérgico*.',
        },
        {
          marks: 1,
          says: 'No, no era alérgica.',
          why: '*No* is clear, but *era* is in the past: what about now?',
        },
        { marks: 0, says: 'Sí, me gustan los animales.', why: 'This isn’t about medicines.' },
      ],
    },
    {
      says: '¿Cuánto tiempo estuvo ayer en la playa?',
      en: 'How long were you on the beach yesterday?',
      second: { says: '¿Qué hizo allí?', en: 'What did you do there?' },
      samples: [
        {
          marks: 2,
          says: 'Estuve seis horas. Jugué al voleibol y nadé.',
          why: 'You answer both parts in the preterite. *Estuvo* becomes *estuve*, but for *hizo* you choose the verb.',
        },
        { marks: 1, says: 'Estuve seis horas.', why: 'This only answers the first part.' },
        { marks: 0, says: 'La playa está cerca.', why: 'She didn’t ask where it is.' },
      ],
    },
    {
      says: '¿Qué va a hacer hoy para proteger la piel?',
      en: 'What are you going to do today to protect your skin?',
      samples: [
        {
          marks: 2,
          says: 'Voy a llevar una camiseta y voy a quedarme a la sombra.',
          why: 'You use *ir a* and say how you’ll protect your skin.',
        },
        {
          marks: 1,
          says: 'Llevo una camiseta ayer.',
          why: 'The T-shirt helps, but *ayer* is the wrong day.',
        },
        { marks: 0, says: 'Hoy hace mucho sol.', why: 'That’s the weather, not a plan.' },
      ],
    },
  ],
}

export default rolePlay
