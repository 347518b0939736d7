import type { OralPicture } from '../../speaking-types'

const picture: OralPicture = {
  theme: 'Experiences',
  caption: {
    es: 'Después de la lluvia: una etapa del Camino de Santiago en Galicia',
    en: 'After the rain: a stage of the Camino de Santiago in Galicia',
  },
  shows:
    'Green hills under a clearing sky: grey clouds on the left, blue sky on the right and a rainbow. In the foreground on the left there’s a big oak and a stone marker with a yellow shell, a yellow arrow and some pebbles on top. Beside it, a girl is sitting on a stone wall, with an orange rucksack and a boot next to her, looking at a blister on her bare foot. Behind her, an elderly couple with sticks and rucksacks are walking up the path. In the middle of the foreground, a boy with a black rucksack is walking along looking at his phone, about to step in a puddle. A cyclist in a yellow cap is riding fast, splashing water behind him. On the right, a father is raising a hand to warn the boy, and the child on his back is pointing at the rainbow. In the background, a farmer with a stick is driving three brown cows across the path in front of a wooden granary on stone legs. On the right, at the door of a stone house with the sign “Albergue” (hostel), a woman is waving.',
  words: [
    { es: 'el peregrino, la peregrina', en: 'the pilgrim' },
    { es: 'el albergue', en: 'the hostel' },
    { es: 'la flecha amarilla', en: 'the yellow arrow' },
    { es: 'la concha', en: 'the shell' },
    { es: 'la mochila', en: 'the rucksack' },
    { es: 'un bastón', en: 'a walking stick' },
    { es: 'tener una ampolla en el pie', en: 'to have a blister on your foot' },
    { es: 'un charco', en: 'a puddle' },
    { es: 'salpicar', en: 'to splash' },
    { es: 'cruzar el camino', en: 'to cross the path' },
    { es: 'el arcoíris', en: 'the rainbow' },
    { es: 'avisar a alguien', en: 'to warn somebody' },
  ],
  plan: [
    {
      when: 'Minute 1: describe',
      what: 'Start with the weather, then go from the marker on the left to the house on the right. Save the boy with the phone for the end.',
      says: [
        {
          es: 'La imagen muestra un camino en Galicia; acaba de llover y ha salido el arcoíris.',
          en: 'The picture shows a path in Galicia. It has just rained and a rainbow has come out.',
        },
        {
          es: 'A la izquierda, una chica está sentada en un muro y se mira una ampolla que tiene en el pie.',
          en: 'On the left, a girl is sitting on a wall and looking at a blister on her foot.',
        },
        {
          es: 'Al fondo, una ganadera cruza el camino con sus vacas.',
          en: 'In the background, a farmer is crossing the path with her cows.',
        },
        {
          es: 'En primer plano, un chico mira el móvil y está a punto de pisar un charco.',
          en: 'In the foreground, a boy is looking at his phone and is about to step in a puddle.',
        },
      ],
    },
    {
      when: 'Minute 2: the theme',
      what: 'Everybody is on the same path, but they experience it differently: fast or slowly, in pain, in company, or through a screen.',
      says: [
        {
          es: 'La imagen se relaciona con el tema «Experiencias» porque un viaje a pie puede cambiar a una persona.',
          en: 'The picture is connected with the theme “Experiences” because a journey on foot can change a person.',
        },
        {
          es: 'Todos los peregrinos siguen la misma flecha; sin embargo, cada uno vive el viaje a su manera.',
          en: 'All the pilgrims follow the same arrow. However, they each experience the journey in their own way.',
        },
      ],
    },
    {
      when: 'Minute 3: Spain',
      what: 'The certificate, called the *Compostela*, is for people who walk at least 100 kilometres or cycle at least 200. UNESCO made the French Way in Spain a World Heritage Site in 1993.',
      says: [
        {
          es: 'Para recibir la Compostela hay que recorrer al menos cien kilómetros a pie o doscientos en bicicleta.',
          en: 'To receive the Compostela you have to cover at least a hundred kilometres on foot or two hundred by bicycle.',
        },
        {
          es: 'Unos caminan por motivos religiosos y otros, por deporte o para conocer gente.',
          en: 'Some walk for religious reasons and others for exercise or to meet people.',
        },
      ],
    },
    {
      when: 'Minute 4: your opinion and your country',
      what: 'Take a side: is it all right for a pilgrim to hurry, or to look at a phone? Then talk about a journey of your own.',
      says: [
        {
          es: 'En mi opinión, quien solo mira la pantalla se pierde lo mejor del viaje.',
          en: 'In my opinion, anyone who only looks at a screen misses the best part of the journey.',
        },
        {
          es: 'Por otro lado, el móvil es útil si te pierdes o si necesitas ayuda.',
          en: 'On the other hand, a phone is useful if you get lost or if you need help.',
        },
        {
          es: 'Si tuviera tiempo, me gustaría hacer el Camino con mis amigos.',
          en: 'If I had time, I would like to do the Camino with my friends.',
        },
      ],
    },
  ],
  questions: [
    {
      es: '¿Por qué crees que tanta gente hace hoy el Camino?',
      en: 'Why do you think so many people do the Camino today?',
    },
    {
      es: '¿Qué le dirías al chico que mira el móvil?',
      en: 'What would you say to the boy who is looking at his phone?',
    },
    {
      es: '¿Crees que las bicicletas deberían ir por el mismo camino que los peregrinos?',
      en: 'Do you think cyclists should use the same path as the pilgrims?',
    },
    {
      es: '¿Cuál ha sido el viaje más importante de tu vida?',
      en: 'What has been the most important journey of your life?',
    },
    {
      es: '¿Se puede disfrutar de un viaje sin móvil?',
      en: 'Can you enjoy a journey without a phone?',
    },
    {
      es: '¿Es bueno para un pueblo que pasen por él tantos turistas?',
      en: 'Is it good for a village to have so many tourists passing through?',
    },
  ],
}

export default picture
