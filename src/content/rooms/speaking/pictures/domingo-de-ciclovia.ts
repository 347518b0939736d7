import type { OralPicture } from '../../speaking-types'

const picture: OralPicture = {
  theme: 'Social organisation',
  caption: {
    es: 'Domingo de ciclovía en Bogotá, una avenida para todos',
    en: 'A car-free Sunday in Bogotá: an avenue for everybody',
  },
  shows:
    'A grey morning in a city: brick buildings on both sides, green mountains with bands of mist behind, and a small white church at the top. The wide avenue has no cars. A blue sign says “Ciclovía, 7 a.m. to 2 p.m.” At the back on the left, a woman in pink on a platform beside a loudspeaker is leading an aerobics class. A woman in a wheelchair is taking part. In the middle, a mother is cycling with a little boy in the seat behind her, a girl on a small bicycle is waving, and a man is cycling ahead. On the right, a yellow taxi is waiting behind a barrier. Its driver is standing with a hand on his hip, looking at his watch. In the foreground on the left, a guide in a red jacket and yellow cap is pumping up the flat tyre on a girl’s bicycle. Near the middle, a white-haired old man on skates is being pulled along by his brown dog. On the right, a woman is selling fruit juice under a parasol, with oranges and a pineapple on her cart, and a young man is holding up his glass.',
  words: [
    {
      es: 'la ciclovía',
      en: 'streets closed to cars so that people can cycle (in Colombia)',
      note: 'Elsewhere in Latin America it can mean a cycle lane, which is *un carril bici* in Spain.',
    },
    { es: 'cortar el tráfico', en: 'to stop the traffic' },
    { es: 'montar en bicicleta', en: 'to ride a bicycle' },
    { es: 'ir en patines', en: 'to skate' },
    { es: 'tirar de alguien', en: 'to pull somebody along' },
    { es: 'una rueda pinchada', en: 'a flat tyre', note: 'In Bogotá they say *una llanta pinchada*.' },
    { es: 'inflar una rueda', en: 'to pump up a tyre' },
    { es: 'un guía de uniforme', en: 'a guide in uniform' },
    { es: 'una clase de aeróbic', en: 'an aerobics class', note: 'In Bogotá they say *aeróbicos*.' },
    { es: 'una silla de ruedas', en: 'a wheelchair' },
    { es: 'un puesto de jugos', en: 'a juice stall', note: 'In Spain, it’s *zumo*.' },
    { es: 'el taxista mira el reloj', en: 'the taxi driver looks at his watch' },
    { es: 'la niebla', en: 'the mist' },
    { es: 'gratis', en: 'free (at no cost)' },
  ],
  plan: [
    {
      when: 'Minute 1: describe',
      what: 'Start with what’s missing: the cars. Then go from the mountains to the foreground, and finish with the only person who isn’t enjoying himself.',
      says: [
        {
          es: 'La imagen muestra una avenida de Bogotá un domingo por la mañana; al fondo hay montañas con niebla.',
          en: 'The picture shows an avenue in Bogotá on a Sunday morning. In the background there are misty mountains.',
        },
        {
          es: 'Lo más curioso es que no pasa ni un coche: la gente va en bicicleta, baila o patina.',
          en: 'The oddest thing is that not a single car is going by: people are cycling, dancing or skating.',
          note: 'In Bogotá a car is *un carro*.',
        },
        {
          es: 'En primer plano, un guía de uniforme infla la rueda de la bicicleta de una niña, y un señor mayor va en patines mientras su perro tira de él.',
          en: 'In the foreground, a guide in uniform is pumping up the tyre of a girl’s bicycle, and an old man is on skates while his dog pulls him along.',
        },
        {
          es: 'A la derecha, en cambio, un taxista espera y mira el reloj; parece molesto.',
          en: 'On the right, however, a taxi driver is waiting and looking at his watch. He seems annoyed.',
        },
      ],
    },
    {
      when: 'Minute 2: the theme',
      what: 'Many people share a street, so somebody has to make rules: who can use it, when, and who looks after it. Compare the guide with the taxi driver.',
      says: [
        {
          es: 'La imagen se relaciona con el tema «Organización social» porque una ciudad ha decidido repartir la calle de otra manera.',
          en: 'The picture is connected with the theme “Social organisation” because a city has decided to share its streets differently.',
        },
        {
          es: 'Participan personas de todas las edades, y en la clase de aeróbic hay una mujer en silla de ruedas.',
          en: 'People of all ages take part, and in the aerobics class there is a woman in a wheelchair.',
        },
        {
          es: 'Sin embargo, para que unos disfruten, otros tienen que esperar: el taxista pierde tiempo y quizás dinero.',
          en: 'However, for some people to enjoy themselves, others have to wait: the taxi driver is losing time and perhaps money.',
        },
      ],
    },
    {
      when: 'Minute 3: Colombia',
      what: 'Two facts are enough: the *ciclovía* started in 1974, and on Sundays and public holidays more than 100 kilometres of streets are closed to cars, from seven in the morning until two in the afternoon. It costs nothing to take part.',
      says: [
        {
          es: 'La ciclovía de Bogotá existe desde 1974, y otras ciudades de América Latina la han imitado.',
          en: 'Bogotá has had car-free Sundays since 1974, and other cities in Latin America have copied the idea.',
        },
        {
          es: 'Todos los domingos y días festivos se cierran al tráfico más de cien kilómetros de calles, de siete de la mañana a dos de la tarde.',
          en: 'Every Sunday and public holiday more than a hundred kilometres of streets are closed to traffic, from seven in the morning to two in the afternoon.',
        },
        {
          es: 'Me parece importante que sea gratis, porque así puede ir cualquier familia.',
          en: 'I think it’s important that it’s free, because that way any family can go.',
        },
      ],
    },
    {
      when: 'Minute 4: your opinion and your country',
      what: 'Take a side, and acknowledge the other. Would it work in your town? What would shopkeepers, bus drivers and residents say?',
      says: [
        {
          es: 'En mi opinión, vale la pena, aunque los taxis y los autobuses deberían tener una ruta alternativa.',
          en: 'In my opinion, it’s worth it, although taxis and buses ought to have an alternative route.',
        },
        {
          es: 'En mi ciudad se cierra el centro una vez al año, pero no creo que la gente aceptara hacerlo cada domingo.',
          en: 'In my town the centre is closed to traffic once a year, but I don’t think people would agree to it every Sunday.',
        },
        {
          es: 'Si cerraran mi calle un domingo, saldría a patinar con mis primos.',
          en: 'If they closed my street on a Sunday, I would go out skating with my cousins.',
        },
      ],
    },
  ],
  questions: [
    {
      es: '¿Qué crees que está pensando el taxista?',
      en: 'What do you think the taxi driver is thinking?',
    },
    {
      es: '¿Qué te parece que un señor mayor vaya en patines?',
      en: 'What do you think of an old man skating?',
    },
    {
      es: '¿De quién es la calle: de los coches o de las personas?',
      en: 'Who does the street belong to: cars or people?',
    },
    {
      es: '¿Cómo reaccionarían los comerciantes de tu ciudad si se cortara el tráfico cada domingo?',
      en: 'How would the shopkeepers in your town react if the traffic were stopped every Sunday?',
    },
    {
      es: '¿Qué hiciste tú el domingo pasado?',
      en: 'What did you do last Sunday?',
    },
    {
      es: '¿Qué debería hacer un ayuntamiento para que los jóvenes hagan más deporte?',
      en: 'What should a town council do to get young people to do more sport?',
    },
  ],
}

export default picture
