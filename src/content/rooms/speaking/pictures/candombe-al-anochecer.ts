import type { OralPicture } from '../../speaking-types'

const picture: OralPicture = {
  theme: 'Identities',
  caption: {
    es: 'La calle suena: un ensayo de candombe al anochecer, en Montevideo',
    en: 'The sound of the street: a candombe rehearsal at nightfall in Montevideo',
  },
  shows:
    'A street of low, colourful houses at nightfall. You can see the water and a sailing boat at the end, and bunting hangs from roof to roof. Eight drummers, men and women, are coming down the middle with three sizes of drum on straps. A woman in a red skirt is dancing on their left and a young man on their right. In the foreground on the left, a man in a cap is holding the skin of a drum towards a small fire, with another drum behind it. In the middle, a dog is fast asleep on the ground. On the right, an old man on a chair is showing a girl how to drum. Beside them, a boy with big headphones is looking at his phone. On the left-hand pavement, a young woman with a flask under her arm is drinking mate from a gourd. On a balcony on the left, a woman is waving a handkerchief. At a window on the right, an old woman is covering her ears. A sign on the wall says “Rehearsal, 7 p.m.”.',
  words: [
    { es: 'un ensayo', en: 'a rehearsal' },
    { es: 'tocar el tambor', en: 'to play the drum' },
    { es: 'una hoguera', en: 'a bonfire' },
    { es: 'al anochecer', en: 'at nightfall' },
    { es: 'llevar el ritmo', en: 'to keep the beat' },
    { es: 'saludar desde el balcón', en: 'to wave from the balcony' },
    { es: 'taparse los oídos', en: 'to cover your ears' },
    { es: 'los auriculares', en: 'headphones' },
    { es: 'aislarse', en: 'to cut yourself off' },
    { es: 'transmitir una tradición', en: 'to hand down a tradition' },
    { es: 'pertenecer a un grupo', en: 'to belong to a group' },
    { es: 'el barrio', en: 'the neighbourhood' },
  ],
  plan: [
    {
      when: 'Minute 1: describe',
      what: 'Start with the street and the time of day, then describe the drums, the people watching and those who don’t want to listen. Save the boy with the headphones for the end.',
      says: [
        {
          es: 'La imagen muestra una calle de casas de colores al anochecer; al fondo se ven el agua y un velero.',
          en: 'The picture shows a street of colourful houses at nightfall. In the background you can see the water and a sailing boat.',
        },
        {
          es: 'Por el centro de la calle avanzan ocho personas que tocan el tambor, y a los lados bailan una mujer y un joven.',
          en: 'Eight people are coming down the middle of the street playing drums, with a woman and a young man dancing on either side.',
        },
        {
          es: 'Una vecina saluda desde el balcón; en cambio, otra se tapa los oídos.',
          en: 'One neighbour is waving from her balcony. Another, however, is covering her ears.',
        },
        {
          es: 'Lo más gracioso es que, en medio de tanto ruido, un perro duerme tan tranquilo.',
          en: 'The funniest thing is that a dog is sleeping peacefully in the middle of all that noise.',
        },
      ],
    },
    {
      when: 'Minute 2: the theme',
      what: 'Who belongs in this street, and how do people come to belong? Compare the girl, who is learning, with the boy, who is listening to something else: *identidad* is handed down, but you can also choose it.',
      says: [
        {
          es: 'La imagen se relaciona con el tema «Identidades» porque el ritmo une a gente de todas las edades.',
          en: 'The picture is connected with the theme “Identities” because the rhythm brings together people of all ages.',
        },
        {
          es: 'El señor mayor le enseña a la niña lo que alguien le enseñó a él: así se transmite una tradición.',
          en: 'The old man is teaching the girl what somebody once taught him. That’s how a tradition is handed down.',
        },
        {
          es: 'El chico de los auriculares vive en el mismo barrio, pero quizás se identifique con otra música.',
          en: 'The boy with the headphones lives in the same neighbourhood, but perhaps he identifies with a different kind of music.',
        },
      ],
    },
    {
      when: 'Minute 3: Uruguay',
      what: 'The drums came with the Africans who were taken to Montevideo as slaves. Their descendants kept *candombe* alive. Since 2009 it has been on UNESCO’s list of intangible heritage.',
      says: [
        {
          es: 'El candombe lo crearon los africanos esclavizados y sus descendientes; hoy lo tocan uruguayos de todos los orígenes.',
          en: 'Candombe was created by enslaved Africans and their descendants. Today Uruguayans of all backgrounds play it.',
        },
        {
          es: 'Desde 2009 es patrimonio cultural inmaterial de la humanidad.',
          en: 'Since 2009 it has been part of humanity’s intangible cultural heritage.',
        },
        {
          es: 'Antes de tocar, la piel de los tambores se calienta junto al fuego para que suene mejor.',
          en: 'Before playing, they warm the drum skins by the fire so that they sound better.',
        },
      ],
    },
    {
      when: 'Minute 4: your opinion and your country',
      what: 'Give your opinion of the noise, say what you learnt from somebody older, and end with a question.',
      says: [
        {
          es: 'Entiendo a la señora que se tapa los oídos, pero una calle en silencio también puede ser una calle triste.',
          en: 'I understand why the lady is covering her ears, but a silent street can also be a sad street.',
        },
        {
          es: 'A mí, mi abuelo me enseñó una canción que ya casi nadie conoce.',
          en: 'My grandfather taught me a song that hardly anybody knows any more.',
        },
        {
          es: 'La pregunta es si el candombe sigue siendo de un barrio cuando lo toca todo el mundo.',
          en: 'The question is whether candombe still belongs to a neighbourhood when everybody plays it.',
        },
      ],
    },
  ],
  questions: [
    {
      es: '¿Por qué crees que la señora se tapa los oídos?',
      en: 'Why do you think the lady is covering her ears?',
    },
    {
      es: '¿Qué estará escuchando el chico?',
      en: 'What might the boy be listening to?',
    },
    {
      es: '¿Qué papel tienen las personas mayores en la imagen?',
      en: 'What role do older people play in the picture?',
    },
    {
      es: '¿Qué música te hace sentir parte de un grupo?',
      en: 'What music makes you feel part of a group?',
    },
    {
      es: '¿Hay fiestas en la calle donde vives? ¿Molestan a alguien?',
      en: 'Are there street parties where you live? Do they bother anybody?',
    },
    {
      es: '¿Deben los jóvenes mantener las tradiciones de su familia?',
      en: 'Should young people keep up their family’s traditions?',
    },
  ],
}

export default picture
