import { writingTasks } from '../../../exams/facts'
import type { WritingTask } from '../../writing-types'

const task: WritingTask = {
  title: 'Applying for a summer job',
  exam: 'IGCSE',
  theme: 'The world of work',
  type: 'formal-letter',
  task: {
    es: 'Has visto el anuncio de un trabajo de verano en un campamento infantil en España. Escribe una carta a la directora, la señora Molina.',
    en: 'You have seen the advertisement for a summer job at a children’s camp in Spain. Write a letter to the director, Ms Molina.',
  },
  points: [
    {
      es: 'Di quién eres y por qué escribes.',
      en: 'Say who you are and why you are writing.',
    },
    {
      es: 'Describe la experiencia que tienes con niños.',
      en: 'Describe your experience with children.',
    },
    {
      es: 'Explica por qué te interesa este trabajo.',
      en: 'Explain why this job interests you.',
    },
    {
      es: 'Explica qué cualidades son importantes en un campamento y por qué.',
      en: 'Explain which qualities are important at a camp, and why.',
    },
    {
      es: 'Di qué te gustaría hacer después de tus estudios.',
      en: 'Say what you would like to do after you finish studying.',
    },
  ],
  ...writingTasks.long,
  plan: [
    'Name, age, town, *le escribo porque*, in two sentences.',
    'The past: *el año pasado cuidé…*, what you learnt.',
    '*Me interesa porque…*: the place, the language, the work.',
    '*En mi opinión*, two qualities, each with *porque* or a scene.',
    '*Me gustaría*, *por eso*, then thanks and a formal closing, all with *usted*.',
  ],
  model: [
    {
      says: 'Estimada señora Molina:',
    },
    {
      says: 'Me llamo Priya, tengo dieciséis años y vivo en Leeds, en el norte de Inglaterra.',
      newLine: true,
    },
    {
      says: 'Le escribo porque he leído su anuncio y quisiera trabajar en su campamento.',
      earns:
        '**Task**: who and why, straight away. **Accuracy**: *le*, *su*: *usted* starts here and never stops.',
    },
    {
      says: 'El verano pasado cuidé a mis tres primos y ayudé a la entrenadora de natación de mi barrio.',
      earns:
        '**Task**: experience in the past, with two examples. **Accuracy**: *cuidé a*, *ayudé a*, with people.',
      newLine: true,
    },
    {
      says: 'Un día nadie quería entrar en el agua, así que inventé un juego de piratas que tuvo mucho éxito.',
      earns:
        '**Range**: imperfect and preterite, *así que* and a clause with *que*. The little story proves the point.',
    },
    {
      says: 'Me interesa este trabajo porque me encantan los niños y así practicaría el español.',
      newLine: true,
    },
    {
      says: 'En mi opinión, lo más importante es la paciencia, ya que los pequeños se cansan pronto.',
      earns: '**Task**: opinion and reason. **Range**: *lo más importante*, *ya que*.',
      newLine: true,
    },
    {
      says: 'También hay que tener sentido del humor, sobre todo cuando llueve.',
    },
    {
      says: 'Después de mis estudios me gustaría ser maestra.',
      earns: '**Task**: the wish, in the conditional. The next sentence links it to the job.',
      newLine: true,
    },
    {
      says: 'Si usted me diera esta oportunidad, aprendería muchísimo.',
      earns:
        '**Range**: *si* with the imperfect subjunctive and the conditional is polite, and worth the risk.',
    },
    {
      says: 'Quedo a la espera de su respuesta.',
      newLine: true,
    },
    {
      says: 'Atentamente,',
      newLine: true,
    },
    {
      says: 'Priya Oliver',
      newLine: true,
    },
  ],
}

export default task
