import type { OralPicture } from '../../speaking-types'

const picture: OralPicture = {
  theme: 'Human ingenuity',
  caption: {
    es: 'Al trabajo por el aire: una estación del teleférico de La Paz',
    en: 'Flying to work: a cable-car station in La Paz',
  },
  shows:
    'A cable-car station early in the morning. In the background there’s a snowy mountain and a slope full of brick houses. Three red cabins are hanging from a cable above the roofs. A sign says “Red line, La Paz to El Alto”. On the right a cabin is waiting with its door open. Inside, a nurse is asleep with her arms crossed, and opposite her an old man in a hat is reading a newspaper. A girl in school uniform is running to catch it and dropping her papers. Beside the cabin a guard in a yellow jacket is raising a hand. On the far right a woman is carrying two bags of vegetables. In the middle a young man is walking past, looking only at his mobile, and a tourist with a rucksack is photographing the houses. On the left a girl in uniform is waving and a boy is tying his shoelace. Above them, a woman on a roof is standing by her washing with one hand raised. Her wall says “Do not take photos”.',
  words: [
    { es: 'el teleférico', en: 'the cable car' },
    { es: 'una cabina', en: 'a cabin' },
    { es: 'la azotea', en: 'the flat roof' },
    { es: 'casas de ladrillo', en: 'brick houses' },
    { es: 'una montaña nevada', en: 'a snow-covered mountain' },
    { es: 'una enfermera se ha quedado dormida', en: 'a nurse has fallen asleep' },
    { es: 'leer el periódico', en: 'to read the newspaper' },
    { es: 'llegar tarde', en: 'to be late' },
    { es: 'se le caen los papeles', en: 'she is dropping her papers' },
    { es: 'saludar con la mano', en: 'to wave' },
    { es: 'sacar fotos', en: 'to take photos' },
    { es: 'tender la ropa', en: 'to hang out the washing' },
    { es: 'la intimidad', en: 'privacy' },
  ],
  plan: [
    {
      when: 'Minute 1: describe',
      what: 'Go from top to bottom: the mountain and cabins, then the platform from right to left. Leave the sign on the wall till last: nobody expects it.',
      says: [
        {
          es: 'Al fondo se ve una montaña nevada y, delante, una ladera llena de casas de ladrillo.',
          en: 'In the background you can see a snow-covered mountain and, in front of it, a slope full of brick houses.',
        },
        {
          es: 'A la derecha espera una cabina roja: dentro hay una enfermera dormida y un señor que lee el periódico.',
          en: 'On the right a red cabin is waiting: inside, a nurse is asleep and a man is reading the newspaper.',
        },
        {
          es: 'Una alumna corre porque llega tarde y se le caen los papeles.',
          en: 'A student is running because she’s late, and she’s dropping her papers.',
        },
        {
          es: 'A la izquierda se lee «No sacar fotos» en la pared de una casa.',
          en: 'On the left, it says “Do not take photos” on the wall of a house.',
        },
      ],
    },
    {
      when: 'Minute 2: the theme',
      what: 'The cable car isn’t a toy for tourists: it’s a bus in the air. Link two people to *ingenio humano*: whose day does it make easier, and who loses out because of it?',
      says: [
        {
          es: 'La imagen se relaciona con el tema «Ingenio humano» porque algo típico de las estaciones de esquí se ha convertido en transporte público.',
          en: 'The picture is connected with the theme “Human ingenuity” because something you usually see at ski resorts has become public transport.',
        },
        {
          es: 'Para la enfermera, el viaje es quizás el primer descanso después de una noche de trabajo.',
          en: 'For the nurse, the journey is perhaps her first rest after working all night.',
        },
        {
          es: 'En cambio, la mujer de la azotea ya no puede tender la ropa sin que la miren.',
          en: 'On the other hand, the woman on the roof can no longer hang out her washing without being watched.',
        },
      ],
    },
    {
      when: 'Minute 3: Bolivia',
      what: 'The red line opened in 2014 and was the first of ten. It links La Paz with El Alto, some 400 metres higher, at about 4,000 metres above sea level.',
      says: [
        {
          es: 'La línea roja se inauguró en 2014 y hoy la red tiene diez líneas.',
          en: 'The red line opened in 2014, and today the network has ten lines.',
        },
        {
          es: 'El Alto está unos cuatrocientos metros más arriba que el centro de La Paz; por eso las calles que suben son muy empinadas y hay muchos atascos.',
          en: 'El Alto is about four hundred metres higher than the centre of La Paz, so the streets up to it are very steep and there are a lot of traffic jams.',
        },
      ],
    },
    {
      when: 'Minute 4: your opinion and your country',
      what: 'Say what makes a good invention, and compare the cable car with how people get to school where you live. End with the young man who notices none of this.',
      says: [
        {
          es: 'Creo que un buen invento es el que mejora la vida de la gente sin molestar a los vecinos.',
          en: 'I think a good invention is one that makes people’s lives better without bothering the neighbours.',
        },
        {
          es: 'Donde vivo yo, casi todo el mundo va en coche; ojalá hubiera un transporte así.',
          en: 'Where I live, almost everybody goes by car. If only we had transport like this!',
        },
        {
          es: 'Lo más irónico es el chico del móvil: tiene los Andes al lado y ni los mira.',
          en: 'The most ironic thing is the young man with the mobile: he’s right by the Andes and doesn’t even look at them.',
        },
      ],
    },
  ],
  questions: [
    {
      es: '¿Por qué crees que alguien ha escrito «No sacar fotos» en la pared?',
      en: 'Why do you think somebody has written “Do not take photos” on the wall?',
    },
    {
      es: '¿Cómo habrá sido la noche de la enfermera?',
      en: 'What might the nurse’s night have been like?',
    },
    {
      es: '¿Qué ventajas tiene un teleférico para una ciudad como La Paz?',
      en: 'What are the advantages of a cable car for a city like La Paz?',
    },
    {
      es: '¿Cómo vas tú al instituto? ¿Qué cambiarías?',
      en: 'How do you get to school? What would you change?',
    },
    {
      es: '¿La tecnología nos acerca a los demás o nos aísla?',
      en: 'Does technology bring us closer to others or isolate us?',
    },
    {
      es: '¿Qué invento te parece más importante para tu generación?',
      en: 'Which invention do you think is most important for your generation?',
    },
  ],
}

export default picture
