import { writingTasks } from '../../../exams/facts'
import type { WritingTask } from '../../writing-types'

const task: WritingTask = {
  title: 'Languages for life',
  exam: 'IGCSE',
  theme: 'The international world',
  type: 'article',
  task: {
    es: 'Aprender idiomas. Escribe un artículo para la revista de tu instituto.',
    en: 'Learning languages. Write an article for your school magazine.',
  },
  points: [
    {
      es: '¿Qué idiomas hablas y con quién?',
      en: 'Which languages do you speak, and who with?',
    },
    {
      es: '¿Cuándo usaste el español fuera de clase?',
      en: 'When did you use your Spanish outside class?',
    },
    {
      es: '¿Qué es lo más difícil del español y por qué?',
      en: 'What is the hardest thing about Spanish, and why?',
    },
    {
      es: '¿A qué país hispanohablante te gustaría viajar?',
      en: 'Which Spanish-speaking country would you like to travel to?',
    },
  ],
  ...writingTasks.directed,
  plan: [
    'A language for each person: *en casa…, con mis amigos…*.',
    'One scene in the preterite: where, who, what you said.',
    '*Lo más difícil es…*, and a word that you find difficult.',
    '*Me gustaría viajar a…*, *para* with an infinitive.',
  ],
  model: [
    {
      says: 'Una llave para cada puerta',
    },
    {
      says: 'En casa hablo urdu con mis abuelos e inglés con mis hermanos; en clase estudio español.',
      earns: '**Accuracy**: *e inglés*, because *y* becomes *e* before the sound “ee” (*i-*, *hi-*).',
      newLine: true,
    },
    {
      says: 'El verano pasado lo usé por primera vez en el aeropuerto: una señora chilena no encontraba a su nieto y la acompañé al mostrador.',
      earns:
        '**Task**: a whole story in a sentence. **Range**: preterite and imperfect, and three pronouns or possessives, all correct.',
    },
    {
      says: 'Me sentí muy útil.',
    },
    {
      says: 'Para mí, lo más difícil es la rapidez, porque en las películas nadie hace pausas.',
      earns: '**Task**: what is hard and why. **Range**: *lo más difícil* as a noun.',
      newLine: true,
    },
    {
      says: 'Me gustaría viajar a Chile para ver las estrellas en el desierto y, quizás, tomar un té con aquella señora.',
      earns:
        '**Task**: the wish, in the conditional, with two aims. The lady comes back and ties the text together.',
    },
  ],
}

export default task
