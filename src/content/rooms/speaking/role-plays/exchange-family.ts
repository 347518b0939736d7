import type { RolePlay } from '../../speaking-types'

const rolePlay: RolePlay = {
  title: 'With an exchange family: the first evening',
  situation: {
    es: 'Acabas de llegar a Salamanca, a casa de tu compañera de intercambio, Alba. Hablas con su madre. Tu profesora es la madre de Alba y habla primero.',
    en: 'You have just arrived at your exchange partner Alba’s home in Salamanca. You are talking to her mother. Your teacher is Alba’s mother and speaks first.',
  },
  examinerIs: { es: 'la madre de Alba', en: 'Alba’s mother' },
  prompts: [
    {
      says: '¡Hola! ¡Qué alegría verte! ¿Cómo estás después del viaje?',
      en: 'Hello! How lovely to see you! How are you after the journey?',
      samples: [
        {
          marks: 2,
          says: 'Estoy bien, pero tengo mucho sueño.',
          why: 'The verb (*estar*) and the person are correct. *Estoy bien, gracias* would be enough.',
        },
        {
          marks: 1,
          says: 'Estaba bien.',
          why: 'This is in the past: she’s asking how you are now.',
        },
        {
          marks: 0,
          says: 'El viaje es mañana.',
          why: 'You’ve already made the journey, and this doesn’t answer the question.',
        },
      ],
    },
    {
      says: '¿Qué te apetece cenar?',
      en: 'What do you feel like having for dinner?',
      samples: [
        {
          marks: 2,
          says: 'Me apetece una tortilla de patatas, si es posible.',
          why: 'You’re clear and polite. *Una tortilla, por favor* also earns two marks.',
        },
        { marks: 1, says: 'Apetece a cenar.', why: 'You seem to be hungry, but what would you like?' },
        { marks: 0, says: 'Ceno a las seis.', why: 'You say when, not what.' },
      ],
    },
    {
      says: '¿Cómo es tu familia?',
      en: 'What is your family like?',
      samples: [
        {
          marks: 2,
          says: 'Somos cuatro y nos reímos mucho. Mi hermana es muy activa.',
          why: 'You give two facts and nothing extra.',
        },
        {
          marks: 1,
          says: 'Mi familia es en Leeds.',
          why: '*Cómo es* asks what your family is like. Where they live is only half an answer.',
        },
        {
          marks: 0,
          says: 'Muy bien, ¿y usted?',
          why: 'It answers *¿Cómo estás?* Besides, she called you *tú*, so use *tú* with her.',
        },
      ],
    },
    {
      says: '¿Cuándo empezaste a estudiar español?',
      en: 'When did you start studying Spanish?',
      second: { says: '¿Por qué lo elegiste?', en: 'Why did you choose it?' },
      samples: [
        {
          marks: 2,
          says: 'Empecé hace cuatro años. Lo elegí porque me encanta la música en español.',
          why: 'You say when and why, with both verbs in the *yo* form of the preterite.',
        },
        {
          marks: 1,
          says: 'Empecé hace cuatro años.',
          why: 'You say when, but the reason is missing.',
        },
        { marks: 0, says: 'El español es fácil.', why: 'That’s an opinion, not an answer.' },
      ],
    },
    {
      says: '¿Qué quieres hacer este fin de semana con Alba?',
      en: 'What do you want to do with Alba this weekend?',
      samples: [
        {
          marks: 2,
          says: 'Quiero conocer a sus amigos y ver la Plaza Mayor.',
          why: 'You say what you’d like with *quiero* and an infinitive.',
        },
        {
          marks: 1,
          says: 'Conocí a sus amigos.',
          why: 'This is in the past, but the weekend is still to come.',
        },
        { marks: 0, says: 'Alba es muy simpática.', why: 'That’s kind, but it isn’t a plan.' },
      ],
    },
  ],
}

export default rolePlay
