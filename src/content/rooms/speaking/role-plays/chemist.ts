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
          why: 'What you need and what it’s for: clear at once.',
        },
        { marks: 1, says: 'La espalda.', why: 'It shows where, but not what you need.' },
        {
          marks: 0,
          says: 'Sí, puede ayudarme.',
          why: 'It repeats her verb and gives her nothing to work with.',
        },
      ],
    },
    {
      says: '¿Qué le duele exactamente?',
      en: 'What exactly hurts?',
      samples: [
        {
          marks: 2,
          says: 'Me duelen los hombros y la espalda.',
          why: 'Two things hurt, so *duelen*; *me duele* with both would still earn two.',
        },
        {
          marks: 1,
          says: 'Soy dolor en los hombros.',
          why: '*Los hombros* gets the message across, but the verb makes it hard to follow.',
        },
        { marks: 0, says: 'Me llamo Rosie.', why: 'It answers *¿Cómo se llama?*, not *¿Qué le duele?*' },
      ],
    },
    {
      says: '¿Es alérgico o alérgica a algún medicamento?',
      en: 'Are you allergic to any medicine?',
      samples: [
        {
          marks: 2,
          says: 'No, no soy alérgica a nada.',
          why: '*No* is a complete answer. A boy says *alérgico*.',
        },
        {
          marks: 1,
          says: 'No, no era alérgica.',
          why: 'The *no* is clear, but *era* is past: what about now?',
        },
        { marks: 0, says: 'Sí, me gustan los animales.', why: 'Nothing about medicine.' },
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
          why: 'How long and what, both in the preterite: *estuvo* gives you *estuve*; for *hizo* you choose the verb.',
        },
        { marks: 1, says: 'Estuve seis horas.', why: 'Only the first part is answered.' },
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
          why: 'The future with *ir a*, and an action that protects.',
        },
        {
          marks: 1,
          says: 'Llevo una camiseta ayer.',
          why: 'The T-shirt helps, but *ayer* is the wrong day.',
        },
        { marks: 0, says: 'Hoy hace mucho sol.', why: 'The weather, not a plan.' },
      ],
    },
  ],
}

export default rolePlay
