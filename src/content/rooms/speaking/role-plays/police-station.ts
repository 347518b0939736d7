import type { RolePlay } from '../../speaking-types'

const rolePlay: RolePlay = {
  title: 'At the police station: a stolen phone',
  situation: {
    es: 'Estás de viaje en Cartagena, en Colombia. Alguien te ha robado el móvil y vas a la comisaría. Tu profesora es la agente de policía y habla primero.',
    en: 'You are on a trip to Cartagena, in Colombia. Your phone has been stolen and you go to the police station. Your teacher is the police officer and speaks first.',
  },
  examinerIs: { es: 'la agente de policía', en: 'the police officer' },
  prompts: [
    {
      says: 'Buenas tardes. ¿Qué ocurrió?',
      en: 'Good afternoon. What happened?',
      samples: [
        {
          marks: 2,
          says: 'Alguien me robó el celular.',
          why: 'You say who did what, in a past tense. *Móvil* is fine too, but Colombians say *celular*.',
        },
        {
          marks: 1,
          says: 'Robé el celular.',
          why: 'The phone and the theft are there, but the verb is wrong: it says you stole it.',
        },
        { marks: 0, says: 'Necesito llamar a mi madre.', why: 'It doesn’t say what happened.' },
      ],
    },
    {
      says: '¿Dónde estaba usted en ese momento?',
      en: 'Where were you at the time?',
      samples: [
        {
          marks: 2,
          says: 'Estaba en un café, cerca de la muralla.',
          why: 'You give a place and keep the imperfect, now in the *yo* form.',
        },
        {
          marks: 1,
          says: 'Estoy en un café.',
          why: 'The place is clear, but you use the present. You’re at the police station now.',
        },
        { marks: 0, says: 'A las tres de la tarde.', why: '*Dónde* asks for a place.' },
      ],
    },
    {
      says: '¿Cómo es su teléfono?',
      en: 'What does your phone look like?',
      samples: [
        {
          marks: 2,
          says: 'Es negro y tiene una funda amarilla.',
          why: 'You give two details and nothing extra.',
        },
        {
          marks: 1,
          says: 'Soy pequeño y amarillo.',
          why: 'The details are there, but with *soy* you’re describing yourself.',
        },
        { marks: 0, says: 'Muy bien, gracias.', why: 'It answers *¿Cómo está?*, not *¿Cómo es?*' },
      ],
    },
    {
      says: '¿Qué hizo usted después del robo?',
      en: 'What did you do after the theft?',
      second: { says: '¿Habló con alguien?', en: 'Did you speak to anybody?' },
      samples: [
        {
          marks: 2,
          says: 'Busqué por toda la calle. Sí, hablé con el camarero.',
          why: 'You answer both parts in the preterite.',
        },
        {
          marks: 1,
          says: 'Busqué por toda la calle.',
          why: 'You say what you did, but not whether you spoke to anybody. *No* would earn the second mark.',
        },
        {
          marks: 0,
          says: 'Hablo un poco de español.',
          why: 'This mixes up *habló* and *hablo*. It doesn’t say what you did or who you spoke to.',
        },
      ],
    },
    {
      says: '¿Cuántos días más estará en Cartagena?',
      en: 'How many more days will you be in Cartagena?',
      second: { says: '¿Cómo podemos avisarle?', en: 'How can we contact you?' },
      samples: [
        {
          marks: 2,
          says: 'Estaré aquí cinco días más. Pueden llamar a mi hotel.',
          why: 'You say how many days and how to contact you.',
        },
        {
          marks: 1,
          says: 'Estaré aquí cinco días más.',
          why: 'You don’t say how they can contact you without your phone.',
        },
        { marks: 0, says: 'Estuve en Cartagena.', why: 'You need the future and a number of days.' },
      ],
    },
  ],
}

export default rolePlay
