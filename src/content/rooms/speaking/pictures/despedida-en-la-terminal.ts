import type { OralPicture } from '../../speaking-types'

const picture: OralPicture = {
  theme: 'Experiences',
  caption: {
    es: 'Unos se van y otros llegan: las seis de la mañana en la terminal de Loja, Ecuador',
    en: 'Some leave and others arrive: six in the morning at the bus station in Loja, Ecuador',
  },
  shows:
    'A bus station early in the morning, with green mountains and mist in the background. The clock says six. On the left there’s a blue bus to Quito. Two passengers are already on board, and the driver is loading a red bicycle and a box into the hold. In front of it, in the middle, a mother is hugging her daughter, who has a guitar on her back. Her little brother is kneeling and holding on to her red suitcase, and her grandmother is bringing food for the journey. To their right, the father has turned away and is covering his eyes with his hand. On the right, a young soldier is getting off a red bus. A girl is holding up a sign, “Welcome, Luis!”, and a dog has come to meet him too. In the foreground, an old man is asleep on a bench on the left and a woman is selling bread from a trolley on the right.',
  words: [
    { es: 'la terminal de autobuses', en: 'the bus station' },
    { es: 'despedirse de alguien', en: 'to say goodbye to somebody' },
    { es: 'abrazar', en: 'to hug' },
    { es: 'una guitarra a la espalda', en: 'a guitar on her back' },
    { es: 'agarrarse a la maleta', en: 'to hold on to the suitcase' },
    { es: 'el conductor carga el equipaje', en: 'the driver loads the luggage' },
    { es: 'un soldado baja del autobús', en: 'a soldier gets off the bus' },
    { es: 'un cartel de bienvenida', en: 'a welcome sign' },
    { es: 'estar de espaldas', en: 'to have your back turned' },
    { es: 'esconder las lágrimas', en: 'to hide your tears' },
    { es: 'un banco', en: 'a bench' },
    {
      es: 'echar de menos',
      en: 'to miss (somebody)',
      note: 'In Latin America, *extrañar* is more common.',
    },
  ],
  plan: [
    {
      when: 'Minute 1: describe',
      what: 'Split the picture in two: on the left somebody is leaving and on the right somebody is arriving. Then describe the edges. Save the father for the end: nobody in the picture is looking at him.',
      says: [
        {
          es: 'La escena tiene lugar en una terminal de autobuses; son las seis de la mañana y hay niebla en las montañas.',
          en: 'The scene takes place at a bus station. It’s six in the morning and there’s mist in the mountains.',
        },
        {
          es: 'En el centro, una madre abraza a su hija, que lleva una guitarra a la espalda.',
          en: 'In the middle, a mother is hugging her daughter, who has a guitar on her back.',
        },
        {
          es: 'A la derecha, en cambio, un soldado acaba de llegar y hasta el perro ha venido a recibirlo.',
          en: 'On the right, however, a soldier has just arrived, and even the dog has come to meet him.',
        },
        {
          es: 'Por último, me fijo en el padre: está de espaldas a su familia y se tapa los ojos con la mano.',
          en: 'Lastly, I notice the father: he has his back to his family and is covering his eyes with his hand.',
        },
      ],
    },
    {
      when: 'Minute 2: the theme',
      what: 'A journey is an *experiencia* for those who go and for those who stay. Choose three people and say what this morning changes for each of them.',
      says: [
        {
          es: 'La imagen se relaciona con el tema «Experiencias» porque un viaje cambia tanto a los que se van como a los que se quedan.',
          en: 'The picture is connected with the theme “Experiences” because a journey changes those who leave as much as those who stay.',
        },
        {
          es: 'Me imagino que la chica se va a estudiar a la universidad, ya que el autobús va a Quito.',
          en: 'I imagine the girl is going away to university, since the bus is going to Quito.',
        },
        {
          es: 'El hermano pequeño se agarra a la maleta como si así pudiera parar el autobús.',
          en: 'The little brother is holding on to the suitcase as if that could stop the bus.',
        },
      ],
    },
    {
      when: 'Minute 3: Ecuador',
      what: 'Loja is in the southern mountains and is known as the musical capital of Ecuador. Quito is more than twelve hours away by bus. Around the year 2000, during a severe economic crisis, hundreds of thousands of Ecuadorians went much further, mainly to Spain.',
      says: [
        {
          es: 'A Loja la llaman la capital musical de Ecuador, así que la guitarra no es casualidad.',
          en: 'Loja is called the musical capital of Ecuador, so the guitar is no coincidence.',
        },
        {
          es: 'Hacia el año 2000, por la crisis, cientos de miles de ecuatorianos emigraron, sobre todo a España.',
          en: 'Around the year 2000, because of the crisis, hundreds of thousands of Ecuadorians emigrated, mainly to Spain.',
        },
      ],
    },
    {
      when: 'Minute 4: your opinion and your country',
      what: 'Say whether you have to leave home to grow up, and what you would take with you. End with the father: should a man hide his tears?',
      says: [
        {
          es: 'En mi opinión, irse de casa enseña más que muchos libros, aunque duela.',
          en: 'In my opinion, leaving home teaches you more than a lot of books do, even if it hurts.',
        },
        {
          es: 'Cuando termine el colegio, me gustaría estudiar lejos, pero echaría de menos a mis amigos.',
          en: 'When I finish school, I’d like to study far away, but I’d miss my friends.',
        },
        {
          es: 'Lo que más me impresiona es el padre: se tapa los ojos para que no lo vean llorar.',
          en: 'What strikes me most is the father: he’s covering his eyes so that they can’t see him cry.',
        },
      ],
    },
  ],
  questions: [
    {
      es: '¿Por qué crees que el padre se ha dado la vuelta?',
      en: 'Why do you think the father has turned away?',
    },
    {
      es: '¿Qué se estarán diciendo la madre y la hija?',
      en: 'What might the mother and daughter be saying to each other?',
    },
    {
      es: '¿De dónde vendrá el soldado?',
      en: 'Where might the soldier be coming from?',
    },
    {
      es: '¿Qué te llevarías tú si tuvieras que marcharte muy lejos?',
      en: 'What would you take with you if you had to go very far away?',
    },
    {
      es: '¿Es necesario irse de casa para hacerse adulto?',
      en: 'Do you have to leave home to become an adult?',
    },
    {
      es: '¿Es hoy más fácil estar lejos de la familia que antes?',
      en: 'Is it easier to be far from your family today than it used to be?',
    },
  ],
}

export default picture
