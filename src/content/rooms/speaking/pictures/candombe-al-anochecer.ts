import type { OralPicture } from '../../speaking-types'

const picture: OralPicture = {
  theme: 'Identities',
  caption: {
    es: 'La calle suena: un ensayo de candombe al anochecer, en Montevideo',
    en: 'The sound of the street: a candombe rehearsal at nightfall, in Montevideo',
  },
  shows:
    'A street of low coloured houses at nightfall; at the end you can see the water and a sailing boat, and a string of little flags hangs from roof to roof. Down the middle come eight drummers, men and women, with drums of three sizes on straps; a woman in a red skirt dances to their left and a young man to their right. In the foreground on the left a man in a cap holds the skin of a drum towards a small fire, with a second drum beyond the fire. In the middle a dog sleeps peacefully on the ground. On the right an old man on a chair shows a girl how to beat a drum, and beside them a boy with big headphones looks at his phone. On the pavement on the left a young woman with a flask under her arm drinks mate from a gourd. On a balcony on the left a woman waves a handkerchief; in a window on the right an old woman covers her ears. A sign on the wall says “Rehearsal, 7 p.m.”.',
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
      what: 'Start with the street and the time of day, then the drums, then the people watching and those who don’t want to listen. Keep the boy with the headphones for the end.',
      says: [
        {
          es: 'La imagen muestra una calle de casas de colores al anochecer; al fondo se ven el agua y un velero.',
          en: 'The picture shows a street of coloured houses at nightfall; in the background you can see the water and a sailing boat.',
        },
        {
          es: 'Por el centro de la calle avanzan ocho personas que tocan el tambor, y a los lados bailan una mujer y un joven.',
          en: 'Down the middle of the street come eight people playing the drum, and on either side a woman and a young man are dancing.',
        },
        {
          es: 'Una vecina saluda desde el balcón; en cambio, otra se tapa los oídos.',
          en: 'One neighbour is waving from her balcony; another, on the other hand, is covering her ears.',
        },
        {
          es: 'Lo más gracioso es que, en medio de tanto ruido, un perro duerme tan tranquilo.',
          en: 'The funniest thing is that, in the middle of all that noise, a dog is sleeping quite peacefully.',
        },
      ],
    },
    {
      when: 'Minute 2: the theme',
      what: 'Who belongs to this street, and how do you come to belong? Compare the girl, who is learning, with the boy, who is listening to something else: *identidad* is handed down, and also chosen.',
      says: [
        {
          es: 'La imagen se relaciona con el tema «Identidades» porque el ritmo une a gente de todas las edades.',
          en: 'The picture is connected with the theme “Identities” because the rhythm brings together people of all ages.',
        },
        {
          es: 'El señor mayor le enseña a la niña lo que alguien le enseñó a él: así se transmite una tradición.',
          en: 'The old man is teaching the girl what somebody taught him: that is how a tradition is handed down.',
        },
        {
          es: 'El chico de los auriculares vive en el mismo barrio, pero quizás se identifique con otra música.',
          en: 'The boy with the headphones lives in the same neighbourhood, but perhaps he identifies with a different kind of music.',
        },
      ],
    },
    {
      when: 'Minute 3: Uruguay',
      what: 'The drums came with the Africans who were taken to Montevideo as slaves; their descendants kept the *candombe* alive. Since 2009 it has been on UNESCO’s list of intangible heritage.',
      says: [
        {
          es: 'El candombe lo crearon los africanos esclavizados y sus descendientes; hoy lo tocan uruguayos de todos los orígenes.',
          en: 'Candombe was created by enslaved Africans and their descendants; today Uruguayans of every origin play it.',
        },
        {
          es: 'Desde 2009 es patrimonio cultural inmaterial de la humanidad.',
          en: 'Since 2009 it has been intangible cultural heritage of humanity.',
        },
        {
          es: 'Antes de tocar, la piel de los tambores se calienta junto al fuego para que suene mejor.',
          en: 'Before playing, the skin of the drums is warmed by the fire so that it sounds better.',
        },
      ],
    },
    {
      when: 'Minute 4: your opinion and your country',
      what: 'Take a side on the noise, say what you learnt from somebody older, and end with a question.',
      says: [
        {
          es: 'Entiendo a la señora que se tapa los oídos, pero una calle en silencio también puede ser una calle triste.',
          en: 'I understand the lady who is covering her ears, but a silent street can also be a sad street.',
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
      en: 'Should young people keep up the traditions of their family?',
    },
  ],
}

export default picture
