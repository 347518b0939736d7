import type { OralPicture } from '../speaking-types'

/** An ab initio plan and questions that suit any of the pictures: simple tenses, and half the time. */
export const abInitioTalk: Pick<OralPicture, 'plan' | 'questions'> = {
  plan: [
    {
      when: 'First 30 seconds: the picture',
      what: 'Who’s there, where are they and what are they doing? Start in the middle, then describe the left and right.',
      says: [
        { es: 'En el centro hay una persona que…', en: 'In the middle there is a person who…' },
        { es: 'A la derecha veo…', en: 'On the right I can see…' },
        { es: 'Creo que están contentos porque…', en: 'I think they are happy because…' },
      ],
    },
    {
      when: 'Next 30 seconds: the theme',
      what: 'Name the theme, and say why the picture fits it.',
      says: [
        {
          es: 'La imagen está relacionada con el tema de…',
          en: 'The picture is connected with the theme of…',
        },
        { es: 'Es un tema importante porque…', en: 'It is an important theme because…' },
      ],
    },
    {
      when: 'Next 30 seconds: the country',
      what: 'Name the place in the title, and compare it with your own country.',
      says: [
        { es: 'La escena ocurre en…', en: 'The scene takes place in…' },
        { es: 'Allí la gente…', en: 'There, people…' },
        { es: 'En mi país, en cambio,…', en: 'In my country, on the other hand,…' },
      ],
    },
    {
      when: 'Last 30 seconds: you',
      what: 'Say one sentence each about the present, past and future.',
      says: [
        { es: 'A mí me gusta la imagen porque…', en: 'I like the picture because…' },
        { es: 'El año pasado yo…', en: 'Last year I…' },
        { es: 'En el futuro me gustaría…', en: 'In the future I would like to…' },
      ],
    },
  ],
  questions: [
    { es: '¿Qué hay en la imagen?', en: 'What’s in the picture?' },
    { es: '¿Qué están haciendo las personas?', en: 'What are the people doing?' },
    { es: '¿Qué ropa llevan?', en: 'What are they wearing?' },
    { es: '¿Te gustaría estar allí? ¿Por qué?', en: 'Would you like to be there? Why?' },
    { es: '¿Es así también en tu país?', en: 'Is it like that in your country too?' },
    { es: '¿Has hecho algo parecido alguna vez?', en: 'Have you ever done anything like that?' },
  ],
}
