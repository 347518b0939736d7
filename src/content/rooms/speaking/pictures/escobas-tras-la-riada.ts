import type { OralPicture } from '../../speaking-types'

const picture: OralPicture = {
  theme: 'Social organisation',
  caption: {
    es: 'Escobas y botas: un pueblo cerca de Valencia después de la riada',
    en: 'Brooms and boots: a town near Valencia after the flood',
  },
  shows:
    'A street of colourful houses leading to a church with a blue dome, on a clear morning. The ground is covered in mud, and a brown line on every wall shows how high the water came. A banner on a yellow house on the left says “Thank you!” In the middle, a chain of five people, young and old, is passing buckets of mud from a door. A girl at the end is emptying one into the shovel of a red tractor, whose driver is wearing a cap. Three more people with brooms over their shoulders are coming from the church. On the right there’s a heap of ruined furniture: a wardrobe, a chair and a mattress. In the foreground on the left, a young woman in boots is sitting on an upturned bucket, playing a muddy piano. A young man in clean clothes and white trainers is filming her on his phone. In the middle, a student in a blue sweatshirt and a white-haired old man are sweeping up mud side by side. On the right, an elderly woman in an apron, behind a table with cups and a flask, is giving another student a filled roll.',
  words: [
    { es: 'la riada', en: 'the flood' },
    { es: 'el barro', en: 'the mud' },
    { es: 'unas botas de goma', en: 'wellingtons' },
    { es: 'barrer con una escoba', en: 'to sweep with a broom' },
    { es: 'una cadena de cubos', en: 'a bucket chain' },
    { es: 'pasar un cubo', en: 'to pass a bucket' },
    { es: 'los voluntarios', en: 'the volunteers' },
    { es: 'la marca del agua en la pared', en: 'the line that the water left on the wall' },
    { es: 'los muebles estropeados', en: 'the ruined furniture' },
    { es: 'repartir bocadillos', en: 'to give out filled rolls' },
    { es: 'grabar con el móvil', en: 'to film with a phone' },
    { es: 'una pancarta', en: 'a banner' },
    { es: 'echar una mano', en: 'to lend a hand' },
    { es: 'la solidaridad', en: 'solidarity' },
  ],
  plan: [
    {
      when: 'Minute 1: describe',
      what: 'Start with the line on the walls, which shows what has happened. Then describe the chain from left to right, and finish with the piano, which nobody expects in a street.',
      says: [
        {
          es: 'La imagen muestra una calle de un pueblo valenciano llena de barro; en las paredes se ve hasta dónde llegó el agua.',
          en: 'The picture shows a muddy street in a Valencian town. On the walls you can see how high the water came.',
        },
        {
          es: 'En el centro, jóvenes y mayores forman una cadena y se pasan cubos hasta la pala de un tractor rojo.',
          en: 'In the middle, young and old have formed a chain and are passing buckets along to the shovel of a red tractor.',
        },
        {
          es: 'En primer plano, un señor mayor y una alumna barren juntos, y una señora mayor reparte bocadillos.',
          en: 'In the foreground, an old man and a student are sweeping together, and an elderly woman is giving out filled rolls.',
        },
        {
          es: 'A la izquierda, una chica toca un piano manchado de barro en medio de la calle.',
          en: 'On the left, a girl is playing a mud-stained piano in the middle of the street.',
        },
      ],
    },
    {
      when: 'Minute 2: the theme',
      what: 'Nobody is in charge here, but everybody has a job. Say who organises society when things go wrong: local people, volunteers or the State.',
      says: [
        {
          es: 'La imagen se relaciona con el tema «Organización social» porque cada persona tiene una tarea, aunque nadie parece dar órdenes.',
          en: 'The picture is connected with the theme “Social organisation” because each person has a job, although nobody seems to be giving orders.',
        },
        {
          es: 'Lo que más me llama la atención es que trabajan juntas personas de edades muy diferentes.',
          en: 'What strikes me most is that people of very different ages are working together.',
        },
        {
          es: 'El chico de las zapatillas blancas, en cambio, no limpia: está grabando con el móvil. No sé si molesta o si ayuda a que otros sepan lo que ha pasado.',
          en: 'The boy in the white trainers, on the other hand, isn’t cleaning: he’s filming with his phone. I don’t know if he’s in the way or if he’s helping other people find out what has happened.',
        },
      ],
    },
    {
      when: 'Minute 3: Spain',
      what: 'Be respectful: more than two hundred people died in the flood of 29 October 2024. In the days that followed, thousands of volunteers, many of them young, walked from the city of Valencia to the towns with brooms and shovels. The second fact helps to explain the piano: the region has more than five hundred music societies, and the flood damaged the buildings of about thirty.',
      says: [
        {
          es: 'El 29 de octubre de 2024, una riada terrible causó más de doscientas muertes en la provincia de Valencia.',
          en: 'On 29 October 2024 a terrible flood caused more than two hundred deaths in the province of Valencia.',
        },
        {
          es: 'En los días siguientes, miles de voluntarios, muchos de ellos jóvenes, fueron a pie desde la ciudad hasta los pueblos con escobas y palas.',
          en: 'In the days that followed, thousands of volunteers, many of them young, walked from the city to the towns with brooms and shovels.',
        },
        {
          es: 'El piano también tiene sentido: en casi todos los pueblos valencianos hay una banda de música, y algunas perdieron sus instrumentos.',
          en: 'The piano makes sense too: almost every Valencian town has a band, and some of them lost their instruments.',
        },
      ],
    },
    {
      when: 'Minute 4: your opinion and your country',
      what: 'Take a side: is solidarity enough, or is it the State’s job to clean up a town? Then think of a time when people where you live helped each other.',
      says: [
        {
          es: 'Admiro a los voluntarios; sin embargo, creo que el Estado tiene que llegar antes que las escobas.',
          en: 'I admire the volunteers. However, I think the State has to get there before the brooms.',
        },
        {
          es: 'A menudo se dice que los jóvenes solo piensan en sí mismos, pero esta imagen demuestra lo contrario.',
          en: 'It’s often said that young people only think of themselves, but this picture shows the opposite.',
        },
        {
          es: 'Si ocurriera algo así en mi barrio, me gustaría que mi instituto nos dejara ir a echar una mano.',
          en: 'If something like that happened in my neighbourhood, I’d like my school to let us go and lend a hand.',
        },
      ],
    },
  ],
  questions: [
    {
      es: '¿Por qué crees que la chica toca el piano en un momento así?',
      en: 'Why do you think the girl is playing the piano at a time like this?',
    },
    {
      es: '¿Qué le dirías al chico que está grabando?',
      en: 'What would you say to the boy who is filming?',
    },
    {
      es: '¿Quién debe limpiar después de una riada: los voluntarios o el Estado?',
      en: 'Who should clean up after a flood: volunteers or the State?',
    },
    {
      es: '¿Has ayudado alguna vez a alguien a quien no conocías?',
      en: 'Have you ever helped somebody you didn’t know?',
    },
    {
      es: '¿Qué pueden aprender los jóvenes de los mayores, y al revés?',
      en: 'What can young people learn from older people, and vice versa?',
    },
    {
      es: '¿Debería ser obligatorio el voluntariado en los institutos?',
      en: 'Should voluntary work be compulsory in schools?',
    },
  ],
}

export default picture
