import type { OralPicture } from '../../speaking-types'

const picture: OralPicture = {
  theme: 'Human ingenuity',
  caption: {
    es: 'Un robot en el patio: jornada de puertas abiertas en una escuela rural de Uruguay',
    en: 'A robot in the playground: an open day at a rural school in Uruguay',
  },
  shows:
    'It’s a sunny day in the playground of a small school with green hills behind it. A sign on the wall says “Rural school”. On the flat roof there’s a small weather station with red cups, a yellow vane, a white box and a solar panel, and Uruguay’s flag is flying beside the school. All the children are wearing white smocks with blue bows. In front of the school a girl is pointing up at the station and a woman is looking up. On the right a brown cow with a white face is looking over the fence, and a boy is running after a ball. On the left, a white-haired grandfather is sitting on a bench under a tree with a laptop. His granddaughter is in front of him, pointing at the screen. Beside him are a flask and a cup of mate. In the middle of the foreground, a robot made from a box has knocked over a pot of pink flowers. One child has the laptop that controls it, another has her hands on her head, and the teacher has her hands in the air. On the right, a girl is fixing a wheel with a screwdriver at a table with a sign saying “Robot workshop”.',
  words: [
    { es: 'una escuela rural', en: 'a rural school' },
    { es: 'el patio', en: 'the playground' },
    {
      es: 'la túnica blanca y la moña azul',
      en: 'the white smock and the blue bow (in Uruguay)',
    },
    { es: 'una computadora portátil', en: 'a laptop', note: 'It is *un ordenador portátil* in Spain.' },
    { es: 'manejar un robot', en: 'to control a robot' },
    { es: 'chocar con una maceta', en: 'to bump into a flowerpot' },
    { es: 'llevarse las manos a la cabeza', en: 'to put your hands on your head' },
    { es: 'levantar las manos', en: 'to put your hands up' },
    { es: 'arreglar una rueda', en: 'to fix a wheel' },
    { es: 'un destornillador', en: 'a screwdriver' },
    { es: 'una estación meteorológica', en: 'a weather station' },
    { es: 'señalar la pantalla', en: 'to point at the screen' },
    { es: 'una vaca detrás de la cerca', en: 'a cow behind the fence' },
    { es: 'el mate y el termo', en: 'the mate (a herbal tea) and the flask' },
  ],
  plan: [
    {
      when: 'Minute 1: describe',
      what: 'Start with the place and the white smocks. Then go to the small accident in the foreground, and finish with the people doing something else: the grandfather and the boy with the ball.',
      says: [
        {
          es: 'La imagen muestra el patio de una escuela rural de Uruguay en un día de sol.',
          en: 'The picture shows the playground of a rural school in Uruguay on a sunny day.',
        },
        {
          es: 'En primer plano, un robot ha chocado con una maceta y una alumna se lleva las manos a la cabeza.',
          en: 'In the foreground, a robot has bumped into a flowerpot and a girl has her hands on her head.',
        },
        {
          es: 'La maestra levanta las manos, pero no creo que esté enfadada: más bien parece sorprendida.',
          en: 'The teacher has her hands in the air, but I don’t think she’s angry: if anything, she looks surprised.',
        },
        {
          es: 'A la izquierda, una niña le enseña a su abuelo a usar la computadora debajo de un árbol.',
          en: 'On the left, a girl is teaching her grandfather to use the laptop under a tree.',
        },
      ],
    },
    {
      when: 'Minute 2: the theme',
      what: 'Inventing things also means making mistakes and correcting them: look at the pot and the wheel. Here the young are also teaching the old.',
      says: [
        {
          es: 'La imagen se relaciona con el tema «Ingenio humano» porque los alumnos han construido un robot y una estación meteorológica.',
          en: 'The picture is connected with the theme “Human ingenuity” because the children have built a robot and a weather station.',
        },
        {
          es: 'El robot no funciona bien todavía, pero de los errores también se aprende.',
          en: 'The robot doesn’t work properly yet, but we also learn from mistakes.',
        },
        {
          es: 'Sin embargo, un niño prefiere la pelota: no a todos les interesa la tecnología.',
          en: 'However, one boy prefers the ball: not everybody is interested in technology.',
        },
      ],
    },
    {
      when: 'Minute 3: Uruguay',
      what: 'Two facts are enough. *Plan Ceibal* began in 2007 and gives laptops to students at state schools. Children at state primary schools wear a white smock with a blue bow.',
      says: [
        {
          es: 'En Uruguay, el Plan Ceibal empezó en 2007 y entrega computadoras a los alumnos de las escuelas públicas.',
          en: 'In Uruguay, Plan Ceibal began in 2007 and gives laptops to students at state schools.',
        },
        {
          es: 'Los niños de la escuela pública llevan una túnica blanca con una moña azul.',
          en: 'Children at state primary schools wear a white smock with a blue bow.',
        },
        {
          es: 'Me parece justo que los niños del campo tengan lo mismo que los de la capital.',
          en: 'I think it’s fair for children in the countryside to have the same as those in the capital.',
        },
      ],
    },
    {
      when: 'Minute 4: your opinion and your country',
      what: 'Does giving every child a laptop make a school better? Take a side, and compare it with your own primary school.',
      says: [
        {
          es: 'En mi opinión, una computadora ayuda, siempre que haya un buen maestro.',
          en: 'In my opinion, a laptop helps, as long as there is a good teacher.',
        },
        {
          es: 'En mi escuela primaria compartíamos unas pocas computadoras entre todos.',
          en: 'At my primary school we all shared a few computers.',
        },
        {
          es: 'Si pudiera construir un robot, haría uno para ayudar a mi abuela en el jardín.',
          en: 'If I could build a robot, I would make one to help my grandmother in the garden.',
        },
      ],
    },
  ],
  questions: [
    {
      es: '¿Qué crees que va a decir la maestra?',
      en: 'What do you think the teacher is going to say?',
    },
    {
      es: '¿Le has enseñado algo alguna vez a una persona mayor?',
      en: 'Have you ever taught an older person something?',
    },
    {
      es: '¿Te parece bien que el niño prefiera jugar a la pelota?',
      en: 'Do you think it’s OK that the boy would rather play with the ball?',
    },
    {
      es: '¿Debería tener cada alumno su propia computadora?',
      en: 'Should every student have their own laptop?',
    },
    {
      es: '¿Qué ventajas tiene una escuela pequeña en el campo?',
      en: 'What are the advantages of a small rural school?',
    },
    {
      es: '¿Qué te gustaría inventar, y para quién?',
      en: 'What would you like to invent, and who for?',
    },
  ],
}

export default picture
