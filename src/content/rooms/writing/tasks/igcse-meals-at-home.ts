import { writingTasks } from '../../../exams/facts'
import type { WritingTask } from '../../writing-types'

const task: WritingTask = {
  title: 'What we eat at home',
  exam: 'IGCSE',
  theme: 'Everyday activities',
  type: 'blog',
  task: {
    es: 'Las comidas en mi casa. Escribe una entrada para tu blog.',
    en: 'Meals at my house. Write a post for your blog.',
  },
  points: [
    {
      es: '¿A qué hora y con quién cenas normalmente?',
      en: 'What time do you normally have dinner, and who with?',
    },
    {
      es: '¿Qué preparaste la última vez que cocinaste?',
      en: 'What did you make the last time you cooked?',
    },
    {
      es: '¿Qué comida no te gusta y por qué?',
      en: 'What food don’t you like, and why?',
    },
    {
      es: '¿Qué te gustaría aprender a cocinar?',
      en: 'What would you like to learn to cook?',
    },
  ],
  ...writingTasks.directed,
  plan: [
    'The time and the people, in the present: *cenamos a las…*. Who is missing, and why?',
    'One dish, two verbs in the preterite: what you did, and what went wrong.',
    '*No soporto…*, *porque*, and a smell, a colour or a memory.',
    '*Me gustaría aprender a…*, who for and when.',
  ],
  model: [
    {
      says: 'La cocina de los desastres',
    },
    {
      says: 'En mi casa cenamos a las siete mis padres y yo, pero mi hermano mayor llega más tarde, porque entrena con su equipo.',
      earns:
        '**Task**: when and who with, and an extra reason. **Accuracy**: *cenamos*, *llega*: the verb changes with the person.',
      newLine: true,
    },
    {
      says: 'El domingo pasado preparé una tortilla de patatas para todos.',
      earns: '**Task**: the past tense, with a time to show it.',
    },
    {
      says: 'Se me cayó al suelo cuando quise darle la vuelta y tuvimos que pedir pizza.',
      earns: '**Range**: two preterites linked by *cuando*, and *se me cayó*, for an accident.',
    },
    {
      says: 'No soporto las lentejas, porque las comíamos cada lunes en primaria y siempre estaban frías.',
      earns:
        '**Range**: *no soporto* instead of *no me gusta*, and the imperfect for what happened every Monday.',
    },
    {
      says: 'Algún día me gustaría aprender a hacer los tacos de mi vecina mexicana.',
      earns: '**Task**: the conditional answers *te gustaría* in the same tense.',
    },
    {
      says: '¿Y a vosotros qué os sale bien?',
      newLine: true,
    },
  ],
}

export default task
