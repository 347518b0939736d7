import type { OralPicture } from '../../speaking-types'

const picture: OralPicture = {
  theme: 'Sharing the planet',
  caption: {
    es: 'Después de la tormenta, una mañana en una playa de Chile',
    en: 'After the storm, a morning on a beach in Chile',
  },
  shows:
    'A beach under a grey sky, with colourful houses on a hill and a red fishing boat in the background. In the middle, three students in blue T-shirts are cleaning up: a girl is bending over a black bag, a boy kneeling beside it and another girl waving. On the right, two fishermen are repairing a green net beside a yellow boat. In the foreground, a woman in a straw hat is sitting on a red blanket looking at her phone while her child throws a bottle over his shoulder. A sign on the left says “Look after your beach”, and a little girl has found an old boot with a plant growing in it. There are bottles, a can and a bag on the sand.',
  words: [
    { es: 'la arena', en: 'the sand' },
    { es: 'la orilla', en: 'the shore' },
    { es: 'la basura', en: 'the rubbish' },
    { es: 'recoger botellas de plástico', en: 'to pick up plastic bottles' },
    { es: 'una bolsa negra', en: 'a black bag' },
    { es: 'agacharse', en: 'to bend down' },
    { es: 'los pescadores', en: 'the fishermen' },
    { es: 'arreglar una red', en: 'to mend a net' },
    { es: 'una bota vieja', en: 'an old boot' },
    { es: 'el cielo está nublado', en: 'the sky is cloudy' },
    { es: 'un letrero', en: 'a sign' },
    { es: 'tirar algo al suelo', en: 'to throw something on the ground' },
  ],
  plan: [
    {
      when: 'Minute 1: describe',
      what: 'Start with the place and the weather, then go from the middle to the edges. Save the boot for the end: nobody expects it.',
      says: [
        {
          es: 'La imagen muestra una playa de Chile después de una tormenta; el cielo está nublado, pero ya no llueve.',
          en: 'The picture shows a beach in Chile after a storm. The sky is cloudy, but it’s no longer raining.',
        },
        {
          es: 'En el centro, unos alumnos con camiseta azul están recogiendo la basura que ha traído el mar.',
          en: 'In the middle, some students in blue T-shirts are picking up the rubbish that the sea has washed up.',
        },
        {
          es: 'A la izquierda, una niña ha encontrado una bota vieja en la que crece una planta.',
          en: 'On the left, a little girl has found an old boot with a plant growing in it.',
        },
      ],
    },
    {
      when: 'Minute 2: the theme',
      what: 'Link three people to *compartir el planeta*: one who cleans up, one who lives off the sea and one who leaves rubbish.',
      says: [
        {
          es: 'La imagen se relaciona con el tema «Compartir el planeta» porque todos usan la misma playa, pero no todos la cuidan.',
          en: 'The picture is connected with the theme “Sharing the planet” because everybody uses the same beach, but not everybody looks after it.',
        },
        {
          es: 'Mientras los alumnos limpian, el niño de la manta tira otra botella y su madre ni siquiera lo ve.',
          en: 'While the students are cleaning up, the child on the blanket is tossing another bottle aside and his mother doesn’t even notice.',
        },
        {
          es: 'Para los pescadores, un mar sucio significa menos trabajo.',
          en: 'For the fishermen, a dirty sea means less work.',
        },
      ],
    },
    {
      when: 'Minute 3: Chile',
      what: 'One fact is enough: in August 2018 Chile became the first country in South America with a law against plastic bags in shops. Another law, from 2021, deals with plastic bottles. Say what a law can change and what it can’t.',
      says: [
        {
          es: 'En 2018, Chile fue el primer país de América del Sur que prohibió por ley las bolsas de plástico en los comercios.',
          en: 'In 2018, Chile became the first country in South America to pass a law banning plastic bags in shops.',
        },
        {
          es: 'Sin embargo, una ley no basta: en esta playa todavía se ven botellas y hasta una bolsa.',
          en: 'However, a law isn’t enough: on this beach you can still see bottles and even a bag.',
        },
      ],
    },
    {
      when: 'Minute 4: your opinion and your country',
      what: 'Take a side: is it right for students to clean up after others? Compare this with a beach, river or park near you.',
      says: [
        {
          es: 'A mi modo de ver, limpiar está bien, pero sería mejor que las empresas produjeran menos plástico.',
          en: 'As I see it, cleaning up is fine, but it would be better if companies produced less plastic.',
        },
        {
          es: 'En mi ciudad, en cambio, casi nadie recoge la basura que no es suya.',
          en: 'In my town, on the other hand, hardly anybody picks up rubbish that isn’t theirs.',
        },
        {
          es: 'Si yo fuera esa madre, le explicaría a mi hijo adónde va a parar esa botella.',
          en: 'If I were that mother, I’d explain to my child where that bottle will end up.',
        },
      ],
    },
  ],
  questions: [
    {
      es: '¿Qué crees que va a hacer la niña con la bota?',
      en: 'What do you think the girl is going to do with the boot?',
    },
    {
      es: '¿Qué le dirías a la mujer del sombrero?',
      en: 'What would you say to the woman in the hat?',
    },
    {
      es: '¿Te parece justo que los alumnos limpien lo que ensucian otros?',
      en: 'Do you think it’s fair for the students to clean up other people’s mess?',
    },
    {
      es: '¿Has participado alguna vez en una limpieza como esta?',
      en: 'Have you ever taken part in a clean-up like this one?',
    },
    {
      es: '¿Qué haces tú en casa para usar menos plástico?',
      en: 'What do you do at home to use less plastic?',
    },
    {
      es: '¿Qué sirve más para cuidar el medioambiente, las leyes o la educación?',
      en: 'Which does more to protect the environment: laws or education?',
    },
  ],
}

export default picture
