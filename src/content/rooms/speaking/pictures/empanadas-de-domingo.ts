import type { OralPicture } from '../../speaking-types'

const picture: OralPicture = {
  theme: 'Identities',
  caption: {
    es: 'Domingo de empanadas en una cocina de Buenos Aires',
    en: 'Sunday empanadas in a kitchen in Buenos Aires',
  },
  shows:
    'The kitchen of a flat on a sunny day. Through the window on the right you can see blocks of flats and a tall white obelisk. On the wall there’s an old photo of a steamship in a wooden frame and two clocks: Buenos Aires, half past twelve, and Madrid, half past four. In the middle there’s a table with a pale cloth. Behind it, from left to right, a father in a white apron is stirring the filling in a bowl, a grandmother with her grey hair in a bun is sealing an empanada with both hands, and a teenage girl is filming her hands with a phone in a ring light. On the table there’s a tray of uncooked empanadas, a mate gourd with a metal straw, and a tablet. On its screen, a woman in a woolly hat and scarf is waving. On the left, a boy on a stool is folding an empanada, beside a cooker with golden ones on top and in the oven. In the foreground, a girl in a pink skirt, seen from behind, is waving at the screen. There’s a cat under the table and an empty chair at its right-hand end. Further to the right, below the window, a young man is sitting on his own, eating a hamburger. Its paper bag is on the window sill.',
  words: [
    { es: 'un departamento', en: 'a flat', note: 'In Spain, it’s *un piso*.' },
    { es: 'tres generaciones', en: 'three generations' },
    { es: 'la masa y el relleno', en: 'the dough and the filling' },
    { es: 'doblar y cerrar las empanadas', en: 'to fold and seal the empanadas' },
    { es: 'revolver con una cuchara', en: 'to stir with a spoon' },
    { es: 'el delantal', en: 'the apron' },
    { es: 'la bandeja', en: 'the tray' },
    { es: 'el horno', en: 'the oven' },
    {
      es: 'el mate',
      en: 'mate (the drink)',
      note: 'A drink from Argentina and its neighbours, and the cup you drink it from.',
    },
    { es: 'una videollamada', en: 'a video call' },
    { es: 'saludar con la mano', en: 'to wave' },
    { es: 'grabar con el celular', en: 'to film with a phone', note: 'In Spain, it’s *el móvil*.' },
    { es: 'los seguidores', en: 'the followers' },
    { es: 'una foto enmarcada', en: 'a framed photo' },
    { es: 'un barco de vapor', en: 'a steamship' },
    { es: 'la diferencia horaria', en: 'the time difference' },
    { es: 'las raíces', en: 'the roots' },
  ],
  plan: [
    {
      when: 'Minute 1: describe',
      what: 'Say where and when it is (the window and the clocks help), then go round the table from left to right. Save the young man with the hamburger for the end.',
      says: [
        {
          es: 'La imagen muestra la cocina de un departamento de Buenos Aires; por la ventana se ven edificios y un obelisco blanco.',
          en: 'The picture shows the kitchen of a flat in Buenos Aires. Through the window you can see buildings and a white obelisk.',
        },
        {
          es: 'Son las doce y media y hace sol. Alrededor de la mesa, tres generaciones preparan empanadas.',
          en: 'It’s half past twelve and it’s sunny. Round the table, three generations are making empanadas.',
        },
        {
          es: 'El padre, que lleva un delantal, revuelve el relleno, y la abuela cierra una empanada mientras su nieta le graba las manos.',
          en: 'The father, who is wearing an apron, is stirring the filling, and the grandmother is sealing an empanada while her granddaughter films her hands.',
        },
        {
          es: 'En primer plano, una niña saluda a una mujer que aparece en la pantalla de una tableta; quizás sea su tía.',
          en: 'In the foreground, a girl is waving at a woman on a tablet screen. Perhaps it’s her aunt.',
        },
        {
          es: 'A la derecha, en cambio, un chico come una hamburguesa, sentado aparte.',
          en: 'On the right, however, a boy is sitting on his own, eating a hamburger.',
        },
      ],
    },
    {
      when: 'Minute 2: the theme',
      what: 'What makes us who we are: what we eat, where our family comes from, or what we show on a screen? Compare the grandmother’s hands with the phone and the hamburger, and don’t decide too soon.',
      says: [
        {
          es: 'La imagen se relaciona con el tema «Identidades» porque una receta también cuenta de dónde viene una familia.',
          en: 'The picture is connected with the theme “Identities” because a recipe also shows where a family comes from.',
        },
        {
          es: 'La abuela enseña con las manos, y su nieta enseña lo mismo a sus seguidores, pero con el celular.',
          en: 'The grandmother teaches with her hands, and her granddaughter teaches her followers the same thing, but with her phone.',
        },
        {
          es: 'No creo que el chico de la hamburguesa haya perdido su identidad: se puede ser argentino y comer las dos cosas.',
          en: 'I don’t think that the boy with the hamburger has lost his identity: you can be Argentinian and eat both.',
        },
      ],
    },
    {
      when: 'Minute 3: Argentina',
      what: 'The photo of the ship and the two clocks show people moving in both directions. In the late nineteenth and early twentieth centuries, millions of people came to Argentina by sea, mainly from Italy and Spain. Today many Argentinians live in Spain. The scarf isn’t a mistake: when it’s summer in Buenos Aires, it’s winter in Madrid.',
      says: [
        {
          es: 'El barco de la foto nos recuerda que, hace más de un siglo, millones de personas llegaron a Argentina, sobre todo desde Italia y España.',
          en: 'The ship in the photo reminds us that, more than a century ago, millions of people came to Argentina, mainly from Italy and Spain.',
        },
        {
          es: 'Hoy el viaje es al revés: la tía lleva gorro y bufanda porque vive en Madrid, donde ahora es invierno.',
          en: 'Today people travel the other way: the aunt is wearing a hat and a scarf because she lives in Madrid, where it’s winter now.',
        },
        {
          es: 'Las empanadas se comen en todo el país, y cada provincia tiene su receta; en Tucumán hasta hay una fiesta dedicada a ellas.',
          en: 'Empanadas are eaten all over the country, and each province has its own recipe. In Tucumán there’s even a festival devoted to them.',
        },
      ],
    },
    {
      when: 'Minute 4: your opinion and your country',
      what: 'Take a side: does a phone in the kitchen keep a tradition alive or spoil the moment? Then talk about a dish from your own family, or a relative who lives far away.',
      says: [
        {
          es: 'Hay quien dice que las pantallas separan a las familias; en esta cocina, sin embargo, una pantalla une a la familia.',
          en: 'Some people say that screens separate families. In this kitchen, however, a screen brings the family together.',
        },
        {
          es: 'Si nadie grabara a la abuela, tal vez su receta se perdería, aunque me gustaría saber si ella ha dado permiso.',
          en: 'If nobody filmed the grandmother, her recipe might be lost, although I’d like to know if she has given permission.',
        },
        {
          es: 'En mi casa no hacemos empanadas, pero hay un plato que solo sabe preparar mi abuelo, y quiero que me enseñe a hacerlo.',
          en: 'At home we don’t make empanadas, but there’s a dish that only my grandfather can make, and I want him to teach me how.',
        },
      ],
    },
  ],
  questions: [
    {
      es: '¿Por qué crees que el chico come una hamburguesa y no espera las empanadas?',
      en: 'Why do you think the boy is eating a hamburger instead of waiting for the empanadas?',
    },
    {
      es: '¿Qué nos cuentan los dos relojes y la foto del barco sobre esta familia?',
      en: 'What do the two clocks and the photo of the ship tell us about this family?',
    },
    {
      es: '¿Te parece bien que la chica publique en las redes lo que hace su abuela?',
      en: 'Do you think it’s all right for the girl to post videos of her grandmother online?',
    },
    {
      es: '¿Qué plato representa mejor a tu familia o a tu país?',
      en: 'Which dish best represents your family or your country?',
    },
    {
      es: '¿Es posible conservar la identidad cuando uno vive en otro país?',
      en: 'Is it possible to keep your identity when you live in another country?',
    },
    {
      es: '¿Crees que la comida rápida es una amenaza para las tradiciones?',
      en: 'Do you think fast food is a threat to traditions?',
    },
  ],
}

export default picture
