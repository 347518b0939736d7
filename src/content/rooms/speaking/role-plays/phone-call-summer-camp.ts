import type { RolePlay } from '../../speaking-types'

const rolePlay: RolePlay = {
  title: 'On the phone: a job at a summer camp',
  situation: {
    es: 'Has leído un anuncio: un campamento de los Pirineos busca ayudantes para julio. Llamas por teléfono al director. Tu profesor es el director y habla primero.',
    en: 'You have read an advertisement: a camp in the Pyrenees is looking for assistants for July. You ring the director. Your teacher is the director and speaks first.',
  },
  examinerIs: { es: 'el director del campamento', en: 'the camp director' },
  prompts: [
    {
      says: 'Campamento Aneto, dígame. ¿En qué puedo ayudarle?',
      en: 'Aneto Camp, hello. How can I help you?',
      samples: [
        {
          marks: 2,
          says: 'Buenos días. Llamo por el anuncio: me gustaría trabajar con ustedes en julio.',
          why: 'You say why you’re calling and use *ustedes*, which is right for strangers.',
        },
        {
          marks: 1,
          says: 'Por el anuncio.',
          why: 'You mention the advert, but not what you want.',
        },
        {
          marks: 0,
          says: 'Me llamo Tom y soy inglés.',
          why: 'You say who you are, but not why you’re calling.',
        },
      ],
    },
    {
      says: '¿Qué experiencia tiene con niños?',
      en: 'What experience do you have with children?',
      samples: [
        {
          marks: 2,
          says: 'Cuido a mis primos todos los sábados.',
          why: 'This counts as experience. *No tengo experiencia* is a full answer too.',
        },
        { marks: 1, says: 'Con mis primos.', why: 'You say who with, but not what you do with them.' },
        {
          marks: 0,
          says: 'Soy el hijo mayor de los niños.',
          why: 'It doesn’t say what you have done with children.',
        },
      ],
    },
    {
      says: '¿Qué actividades puede organizar?',
      en: 'What activities can you organise?',
      samples: [
        {
          marks: 2,
          says: 'Puedo organizar partidos de baloncesto y excursiones en bici.',
          why: '*Puede* becomes *puedo*. You name two activities and nothing extra.',
        },
        {
          marks: 1,
          says: 'Organicé partidos de baloncesto.',
          why: 'The activity is clear, but it’s in the past: can you organise it here too?',
        },
        { marks: 0, says: 'Es muy organizado.', why: 'It sounds like the question but doesn’t answer it.' },
      ],
    },
    {
      says: '¿Dónde aprendió español?',
      en: 'Where did you learn Spanish?',
      second: { says: '¿Ha estado antes en los Pirineos?', en: 'Have you been to the Pyrenees before?' },
      samples: [
        {
          marks: 2,
          says: 'Lo aprendí en el instituto. No, nunca he estado en los Pirineos.',
          why: 'You answer both questions. *Nunca* is as good as a long story.',
        },
        {
          marks: 1,
          says: 'Lo aprendí en el instituto.',
          why: 'You haven’t answered the second part. *No* would be enough.',
        },
        {
          marks: 0,
          says: 'Aprendo en los Pirineos.',
          why: 'The tense and the place are wrong, so neither part is answered.',
        },
      ],
    },
    {
      says: '¿Cómo va a viajar hasta aquí?',
      en: 'How are you going to travel here?',
      second: { says: '¿Qué día llegará?', en: 'What day will you arrive?' },
      samples: [
        {
          marks: 2,
          says: 'Voy a viajar en tren. Llegaré el uno de julio.',
          why: 'You say how and when, both in the future.',
        },
        {
          marks: 1,
          says: 'Viajé en tren. Llegué el uno de julio.',
          why: 'Both parts are there, but they’re in the past: you haven’t travelled yet.',
        },
        { marks: 0, says: 'Sí, me encanta viajar.', why: 'He asked how and when.' },
      ],
    },
  ],
}

export default rolePlay
