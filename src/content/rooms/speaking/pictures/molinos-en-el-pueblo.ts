import type { OralPicture } from '../../speaking-types'

const picture: OralPicture = {
  theme: 'Sharing the planet',
  caption: {
    es: 'Los nuevos vecinos: un parque eólico junto a un pueblo de Aragón',
    en: 'The new neighbours: a wind farm beside a village in Aragon',
  },
  shows:
    'Late afternoon in dry countryside, with four white wind turbines on the hills and a village with a church tower on the right. In the middle, four villagers of different ages are protesting on the road. Two are holding up a banner, “Renewable energy, yes, but not like this”. On the left, an old shepherd with a stick and a dog is watching his sheep, his back to the protest. In the foreground, a young engineer in an orange jacket and white cap is pointing at a plan on a table. A man with grey hair is listening with his arms crossed. On the right, a father with a blue suitcase and his daughter are walking beside the road.',
  words: [
    { es: 'un parque eólico', en: 'a wind farm' },
    { es: 'un aerogenerador', en: 'a wind turbine' },
    { es: 'un pastor con sus ovejas', en: 'a shepherd with his sheep' },
    { es: 'una pancarta', en: 'a banner' },
    { es: 'los vecinos protestan', en: 'the local people are protesting' },
    { es: 'una ingeniera', en: 'an engineer' },
    { es: 'señalar un plano', en: 'to point at a plan' },
    { es: 'con los brazos cruzados', en: 'with his arms crossed' },
    { es: 'una maleta', en: 'a suitcase' },
    { es: 'el paisaje', en: 'the landscape' },
    { es: 'las energías renovables', en: 'renewable energy' },
    { es: 'estar a favor o en contra', en: 'to be for or against' },
  ],
  plan: [
    {
      when: 'Minute 1: describe',
      what: 'Go from back to front: hills, village, protest, table. Body language shows feelings: crossed arms, a turned back, raised hands.',
      says: [
        {
          es: 'Al fondo se ven cuatro aerogeneradores blancos y, a la derecha, un pueblo con una torre.',
          en: 'In the background you can see four white wind turbines and, on the right, a village with a tower.',
        },
        {
          es: 'En el centro, unos vecinos llevan una pancarta; parecen enfadados, o al menos preocupados.',
          en: 'In the middle, some local people are carrying a banner. They seem angry, or at least worried.',
        },
        {
          es: 'En primer plano, una ingeniera señala un plano, pero el hombre la escucha con los brazos cruzados.',
          en: 'In the foreground, an engineer is pointing at a plan, but the man is listening with his arms crossed.',
        },
      ],
    },
    {
      when: 'Minute 2: the theme',
      what: 'The planet needs clean energy and the village wants to keep its landscape: show that both sides are partly right.',
      says: [
        {
          es: 'La imagen plantea una pregunta difícil: ¿quién paga el precio de la energía limpia?',
          en: 'The picture raises a difficult question: who pays the price for clean energy?',
        },
        {
          es: 'La pancarta no dice «no» a las renovables, sino a esta forma de instalarlas.',
          en: 'The banner isn’t saying “no” to renewables, only to this way of installing them.',
        },
        {
          es: 'Quizás el padre y la niña se marchan porque en el pueblo no hay trabajo.',
          en: 'Perhaps the father and the girl are leaving because there is no work in the village.',
        },
      ],
    },
    {
      when: 'Minute 3: Spain',
      what: 'In 2024 renewables generated 56.8% of Spain’s electricity. Wind alone generated 23.2%, more than any other source. Many of the wind farms are in places where few people live.',
      says: [
        {
          es: 'En 2024, más de la mitad de la electricidad de España, casi el 57 %, fue renovable.',
          en: 'In 2024, more than half of Spain’s electricity, almost 57%, was renewable.',
        },
        {
          es: 'El viento fue la fuente principal, y muchos de los molinos están en zonas con muy pocos habitantes, como gran parte de Aragón.',
          en: 'Wind was the main source, and many of the turbines are in areas where very few people live, such as much of Aragon.',
        },
      ],
    },
    {
      when: 'Minute 4: your opinion and your country',
      what: 'Say what would make it fair (cheaper electricity for the village, a vote, turbines at sea), and compare this wind farm with one near you.',
      says: [
        {
          es: 'Estoy a favor de la energía eólica, siempre que los vecinos puedan opinar antes.',
          en: 'I am in favour of wind power, as long as local people get a say first.',
        },
        {
          es: 'En mi país se construyen muchos parques en el mar, donde molestan menos.',
          en: 'In my country many wind farms are built at sea, where they bother people less.',
        },
        {
          es: 'Me parecería justo que el pueblo pagara menos por la luz.',
          en: 'I think it would be fair if the village paid less for electricity.',
        },
      ],
    },
  ],
  questions: [
    {
      es: '¿Por qué crees que protestan los vecinos?',
      en: 'Why do you think the local people are protesting?',
    },
    {
      es: '¿Qué estará pensando el pastor?',
      en: 'What might the shepherd be thinking?',
    },
    {
      es: '¿Adónde van el padre y la niña, y por qué?',
      en: 'Where are the father and the girl going, and why?',
    },
    {
      es: '¿Te gustaría vivir cerca de un parque eólico?',
      en: 'Would you like to live near a wind farm?',
    },
    {
      es: '¿Es mejor la vida en el campo que en la ciudad?',
      en: 'Is life in the country better than in the city?',
    },
    {
      es: '¿Qué estarías dispuesto a cambiar en tu vida para gastar menos energía?',
      en: 'What would you be willing to change in your life to use less energy?',
      note: 'To a girl, you say *dispuesta*.',
    },
  ],
}

export default picture
