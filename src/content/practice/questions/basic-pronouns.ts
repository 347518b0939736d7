import type { QuizQuestion } from '../../types'

export default [
  {
    id: 'basic-pronouns-1',
    topicId: 'basic-pronouns',
    sentence: 'A mi hermana ___ gustan las películas de miedo.',
    en: 'My sister likes horror films.',
    options: ['se', 'la', 'le', 'ella'],
    answer: 'le',
    explanation:
      'With *gustar* the person is the indirect object: *a mi hermana le gustan*. *La* is a direct object, and *ella* can’t replace *le*.',
    because: {
      se: '*Se* would be _himself, herself_; with *gustar* the person is *le*.',
    },
  },
  {
    id: 'basic-pronouns-2',
    topicId: 'basic-pronouns',
    sentence: 'Me ___ los videojuegos.',
    en: 'I like video games.',
    options: ['gusto', 'gusta', 'gustas', 'gustan'],
    answer: 'gustan',
    explanation:
      'The thing liked is the subject: *los videojuegos* is plural, so *me {gustan:gustar}*. *Gusto* copies _I like_; *gusta* needs a singular subject.',
    because: {
      gustas: '*Me gustas* means that I fancy **you**.',
    },
  },
  {
    id: 'basic-pronouns-3',
    topicId: 'basic-pronouns',
    sentence: 'Este regalo es para ___, Elena.',
    en: 'This present is for you, Elena.',
    options: ['ti', 'tú', 'tí', 'te'],
    answer: 'ti',
    explanation:
      'After *para* and nearly every other preposition the form is *ti*, and it never has an accent: ~~tí~~ copies *mí* by mistake. *Tú* is the subject (*tú lo abres*).',
    because: {
      te: '*Te* goes before a verb (*te veo*), never after a preposition.',
    },
  },
  {
    id: 'basic-pronouns-4',
    topicId: 'basic-pronouns',
    sentence: '¿Quieres venir al cine ___?',
    en: 'Do you want to come to the cinema with me?',
    options: ['con mí', 'con yo', 'conmigo', 'con me'],
    answer: 'conmigo',
    explanation:
      '*Con* and *mí* make one word, *conmigo* (like *contigo*). ~~Con mí~~ looks logical, but it doesn’t exist.',
    because: {
      'con yo': '*Yo* is a subject and never follows *con*.',
      'con me': '*Me* goes before a verb, never after a preposition.',
    },
  },
  {
    id: 'basic-pronouns-5',
    topicId: 'basic-pronouns',
    sentence: 'He sacado un libro de la biblioteca y ya ___ estoy leyendo.',
    en: 'I’ve borrowed a book from the library and I’m already reading it.',
    options: ['le', 'lo', 'él', 'la'],
    answer: 'lo',
    explanation:
      '*Un libro* is masculine and the direct object: *lo estoy leyendo*. *Le* can’t replace a thing as a direct object, and *él* is a subject or follows a preposition.',
    because: {
      la: '*La* would be for something feminine, such as *la novela*.',
    },
  },
  {
    id: 'basic-pronouns-6',
    topicId: 'basic-pronouns',
    sentence: 'Todas las mañanas veo ___ en la parada.',
    en: 'I see Marta at the bus stop every morning.',
    options: ['a Marta', 'la Marta', 'para Marta', 'Marta'],
    answer: 'a Marta',
    explanation:
      'When the direct object is a particular person, use *a*: *veo a Marta*. Leaving out *a* copies English; *para* is never used for this.',
    because: {
      'la Marta': 'People say *la Marta* in Catalonia and Chile, but it still needs *a*: *a la Marta*.',
      'para Marta': '*Para Marta* would be something meant for her.',
    },
  },
  {
    id: 'basic-pronouns-7',
    topicId: 'basic-pronouns',
    sentence: '¿___ es tu número de teléfono?',
    en: 'What’s your phone number?',
    options: ['Cual', 'Cuál', 'Lo que', 'Qué'],
    answer: 'Cuál',
    explanation:
      'Before *ser*, a question that picks one out of many uses *cuál*: *¿Cuál es tu número?* *Qué* would ask for a definition (_what is a phone number?_), *Lo que* is _what_ in a statement, and *Cual* needs the accent of a question word.',
  },
  {
    id: 'basic-pronouns-8',
    topicId: 'basic-pronouns',
    sentence: '—No me gusta el pescado. —A mí ___.',
    en: '“I don’t like fish.” “Neither do I.”',
    options: ['también', 'ni', 'tampoco', 'también no'],
    answer: 'tampoco',
    explanation:
      'To agree with a negative, use *tampoco*. *También* agrees with something positive, and ~~también no~~ translates _also not_.',
    because: {
      ni: '*Ni* joins two negatives (*ni leo ni escribo*); it isn’t an answer on its own.',
    },
  },
  {
    id: 'basic-pronouns-9',
    topicId: 'basic-pronouns',
    sentence: 'Esta canción es preciosa: ___ en la ducha.',
    en: 'This song is lovely: I like singing it in the shower.',
    options: ['la me gusta cantar', 'me la gusta cantar', 'me gusta la cantar', 'me gusta cantarla'],
    answer: 'me gusta cantarla',
    explanation:
      'With *gustar* the infinitive keeps its pronoun: *me gusta cantarla*. The pronoun can only move to the front with helper verbs such as *querer* and *ir a* (*la quiero cantar*), so ~~la me gusta cantar~~ is wrong. And a pronoun never goes as a separate word before an infinitive.',
    because: {
      'me la gusta cantar': '*La* belongs to *cantar* and can’t move in front of *gustar*.',
      'me gusta la cantar': 'A pronoun never goes as a separate word before an infinitive.',
    },
  },
] satisfies readonly QuizQuestion[]
