import { writingTasks } from '../../../exams/facts'
import type { WritingTask } from '../../writing-types'

const task: WritingTask = {
  title: 'A festival of cultures',
  exam: 'IGCSE',
  theme: 'The international world',
  type: 'article',
  task: {
    es: 'En tu instituto se celebró un día de las culturas. Escribe un artículo para un periódico escolar de España.',
    en: 'Your school held a culture day. Write an article for a school newspaper in Spain.',
  },
  points: [
    {
      es: 'Describe cómo es tu instituto y de dónde vienen los alumnos.',
      en: 'Describe your school and where the students come from.',
    },
    {
      es: 'Di qué hiciste tú ese día.',
      en: 'Say what you did that day.',
    },
    {
      es: 'Explica qué fue lo que más te gustó.',
      en: 'Explain what you liked best.',
    },
    {
      es: 'Explica por qué es bueno conocer otras culturas.',
      en: 'Explain why it is good to know about other cultures.',
    },
    {
      es: 'Di qué país vas a visitar o te gustaría visitar y por qué.',
      en: 'Say which country you are going to visit or would like to visit, and why.',
    },
  ],
  ...writingTasks.long,
  plan: [
    'The present, with a figure: *ochocientos alumnos, treinta idiomas*.',
    'Preterite: a stall, a dance, one of your recipes.',
    '*Lo que más me gustó fue…*, *porque*, a person.',
    '*Es bueno conocer…*, *ya que*, how it’s changed you.',
    '*Me gustaría visitar…*, *para*, *si*.',
  ],
  model: [
    {
      says: 'Treinta idiomas en un patio',
    },
    {
      says: 'Mi instituto está en el centro de Bristol y parece un mapa del mundo: hay alumnos de Polonia, Somalia, la India y Brasil.',
      earns: '**Task**: an image of the school (*parece un mapa del mundo*) and four countries.',
      newLine: true,
    },
    {
      says: 'En marzo celebramos el día de las culturas.',
      newLine: true,
    },
    {
      says: 'Yo enseñé a mis compañeros una danza que mi abuela bailaba de niña, y después serví té en nuestro puesto.',
      earns:
        '**Accuracy**: *enseñé* and *serví* are for what happened once; *bailaba* is what her grandmother used to do.',
    },
    {
      says: 'Estaba tan nerviosa que se me olvidó un paso, pero nadie se dio cuenta.',
      earns: '**Range**: *tan… que*, *se me olvidó*, *darse cuenta*.',
    },
    {
      says: 'Lo que más me gustó fue escuchar a Amir, que nos contó cómo es el desierto de noche.',
      earns: '**Task**: what she liked, and who made it special. **Range**: *lo que más me gustó fue*.',
      newLine: true,
    },
    {
      says: 'Creo que es bueno conocer otras culturas, ya que así dejamos de tener miedo a lo diferente.',
      earns: '**Task**: an opinion with a reason that goes beyond *es interesante*.',
      newLine: true,
    },
    {
      says: 'El año que viene me gustaría visitar Colombia, porque mi mejor amiga nació allí.',
      earns: '**Task**: the wish and its reason, in the conditional and in the preterite.',
      newLine: true,
    },
    {
      says: 'Si ahorro bastante, iremos juntas en agosto y probaré por fin las frutas que tanto echa de menos.',
    },
  ],
}

export default task
