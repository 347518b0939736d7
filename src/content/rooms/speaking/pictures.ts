import type { OralPicture } from '../speaking-types'

const pictures: readonly OralPicture[] = [
  {
    id: 'limpieza-de-playa',
    theme: 'Sharing the planet',
    caption: {
      es: 'Después de la tormenta, una mañana en una playa de Chile.',
      en: 'After the storm, a morning on a beach in Chile.',
    },
    shows:
      'A beach under a grey sky, with a hill of coloured houses and a fishing boat in the background. In the middle three pupils in blue T-shirts clean: a girl bends down over a black bag, a boy kneels beside it, and another girl waves for help. On the right two fishermen mend a green net beside a yellow boat. In the foreground a woman in a straw hat lies on a red blanket and looks at her phone while her child throws a bottle into the air. On the left stands a sign, “Look after your beach”, and a small girl has found an old rubber boot in which a plant grows. Bottles and a bag lie on the sand.',
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
        what: 'Begin with the place and the weather, then go from the middle to the edges. Keep the boot for the end: it is the detail that nobody expects.',
        says: [
          {
            es: 'La foto muestra una playa de Chile después de una tormenta; el cielo está gris y hace fresco.',
            en: 'The picture shows a beach in Chile after a storm; the sky is grey and it is cool.',
          },
          {
            es: 'En el centro, unos alumnos con camiseta azul están recogiendo la basura que ha traído el mar.',
            en: 'In the middle, some pupils in blue T-shirts are picking up the rubbish that the sea has brought.',
          },
          {
            es: 'A la izquierda, una niña ha encontrado una bota vieja en la que crece una planta.',
            en: 'On the left, a little girl has found an old boot in which a plant is growing.',
          },
        ],
      },
      {
        when: 'Minute 2: the theme',
        what: 'Tie three people to *compartir el planeta*: who cleans, who lives from the sea, who leaves rubbish behind.',
        says: [
          {
            es: 'La imagen se relaciona con el tema «Compartir el planeta» porque todos usan la misma playa, pero no todos la cuidan.',
            en: 'The picture is connected with the theme “Sharing the planet” because everybody uses the same beach, but not everybody looks after it.',
          },
          {
            es: 'Mientras los alumnos limpian, el niño de la manta tira otra botella y su madre ni siquiera lo ve.',
            en: 'While the pupils clean, the child on the blanket throws another bottle away and his mother does not even see it.',
          },
          {
            es: 'Para los pescadores, un mar sucio significa menos trabajo.',
            en: 'For the fishermen, a dirty sea means less work.',
          },
        ],
      },
      {
        when: 'Minute 3: Chile',
        what: 'One fact is enough: in August 2018 Chile passed a law against plastic bags in shops, the first country of Latin America to forbid them. Say what it changes, and what it does not.',
        says: [
          {
            es: 'En 2018, Chile fue el primer país de América Latina que prohibió las bolsas de plástico en los comercios.',
            en: 'In 2018, Chile was the first country in Latin America to forbid plastic bags in shops.',
          },
          {
            es: 'Sin embargo, la ley no dice nada de las botellas, y en esta playa hay muchas.',
            en: 'However, the law says nothing about bottles, and there are many on this beach.',
          },
        ],
      },
      {
        when: 'Minute 4: your opinion and your country',
        what: 'Take a side: is it right that pupils clean what others leave? Compare with a beach, a river or a park near you.',
        says: [
          {
            es: 'A mi modo de ver, limpiar está bien, pero sería mejor que las empresas produjeran menos plástico.',
            en: 'As I see it, cleaning is fine, but it would be better if companies produced less plastic.',
          },
          {
            es: 'En mi ciudad, en cambio, casi nadie recoge la basura que no es suya.',
            en: 'In my town, on the other hand, hardly anybody picks up rubbish that is not theirs.',
          },
          {
            es: 'Si yo fuera esa madre, le explicaría a mi hijo adónde va esa botella.',
            en: 'If I were that mother, I would explain to my child where that bottle goes.',
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
        en: 'Do you think it is fair that the pupils clean what others make dirty?',
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
        es: '¿Sirven más las leyes o la educación para cuidar el medioambiente?',
        en: 'Do laws or education do more to look after the environment?',
      },
    ],
  },
  {
    id: 'molinos-en-el-pueblo',
    theme: 'Sharing the planet',
    caption: {
      es: 'Los nuevos vecinos: un parque eólico junto a un pueblo de Aragón.',
      en: 'The new neighbours: a wind farm beside a village in Aragon.',
    },
    shows:
      'Late afternoon in dry country, with four white wind turbines on the hills and a village with a church tower on the right. In the middle four neighbours of different ages protest on the road; two of them hold up a banner, “Renewable energy, yes, but not like this”. On the left an old shepherd with his stick and his dog watches his sheep and turns his back on the protest. In the foreground a young engineer in an orange jacket and a white cap points at a plan on a table; a man with grey hair listens with his arms crossed. On the right a father with a blue suitcase and his daughter walk along the road.',
    words: [
      { es: 'un parque eólico', en: 'a wind farm' },
      { es: 'un aerogenerador', en: 'a wind turbine' },
      { es: 'un pastor con sus ovejas', en: 'a shepherd with his sheep' },
      { es: 'una pancarta', en: 'a banner' },
      { es: 'los vecinos protestan', en: 'the neighbours are protesting' },
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
        what: 'From the back to the front: hills, village, protest, table. Bodies tell feelings: arms crossed, a back turned, hands up.',
        says: [
          {
            es: 'Al fondo se ven cuatro aerogeneradores blancos y, a la derecha, un pueblo con una torre.',
            en: 'In the background you can see four white wind turbines and, on the right, a village with a tower.',
          },
          {
            es: 'En el centro, unos vecinos llevan una pancarta; parecen enfadados, o al menos preocupados.',
            en: 'In the middle, some neighbours are carrying a banner; they seem angry, or at least worried.',
          },
          {
            es: 'En primer plano, una ingeniera señala un plano, pero el hombre la escucha con los brazos cruzados.',
            en: 'In the foreground, an engineer points at a plan, but the man listens to her with his arms crossed.',
          },
        ],
      },
      {
        when: 'Minute 2: the theme',
        what: 'The planet needs clean energy and the village wants its landscape: show that both are right in part.',
        says: [
          {
            es: 'La imagen plantea una pregunta difícil: ¿quién paga el precio de la energía limpia?',
            en: 'The picture raises a difficult question: who pays the price of clean energy?',
          },
          {
            es: 'La pancarta no dice que no a las renovables, sino que no a esta forma de instalarlas.',
            en: 'The banner does not say no to renewables, but no to this way of putting them up.',
          },
          {
            es: 'Quizás el padre y la niña se marchan porque en el pueblo no hay trabajo.',
            en: 'Perhaps the father and the girl are leaving because there is no work in the village.',
          },
        ],
      },
      {
        when: 'Minute 3: Spain',
        what: 'In 2024 renewables made 56.8% of Spain’s electricity, and wind alone 23.2%, more than any other source. It comes mostly from country with few people in it.',
        says: [
          {
            es: 'En 2024, más de la mitad de la electricidad de España, casi el 57 %, fue renovable.',
            en: 'In 2024, more than half of Spain’s electricity, almost 57%, was renewable.',
          },
          {
            es: 'El viento fue la primera fuente, y muchos de esos molinos están en zonas con muy pocos habitantes, como Aragón.',
            en: 'Wind was the first source, and many of those turbines are in areas with very few inhabitants, such as Aragon.',
          },
        ],
      },
      {
        when: 'Minute 4: your opinion and your country',
        what: 'Say what would make it fair (cheaper electricity for the village, a vote, turbines at sea), and compare with wind farms where you live.',
        says: [
          {
            es: 'Estoy a favor de la energía eólica, siempre que los vecinos puedan opinar antes.',
            en: 'I am in favour of wind power, as long as the neighbours can give their opinion first.',
          },
          {
            es: 'En mi país se construyen muchos parques en el mar, donde molestan menos.',
            en: 'In my country many wind farms are built at sea, where they bother people less.',
          },
          {
            es: 'Me parecería justo que el pueblo pagara menos por la luz.',
            en: 'I would find it fair if the village paid less for its electricity.',
          },
        ],
      },
    ],
    questions: [
      {
        es: '¿Por qué crees que protestan los vecinos?',
        en: 'Why do you think the neighbours are protesting?',
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
        note: 'A girl is asked *dispuesta*.',
      },
    ],
  },
]

export default pictures
