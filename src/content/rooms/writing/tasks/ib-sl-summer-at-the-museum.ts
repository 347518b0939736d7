import { writingTasks } from '../../../exams/facts'
import type { WritingTask } from '../../writing-types'

const task: WritingTask = {
  title: 'A letter asking for a summer job in a museum',
  exam: 'IB SL',
  theme: 'Social organisation',
  type: 'formal-letter',
  task: {
    es: 'El Museo de los Inventos, en Zaragoza, busca a dos jóvenes extranjeros para ayudar este verano con los grupos de niños. A usted le interesa el trabajo y decide escribir a la directora, Elena Pardo. Elija el tipo de texto más adecuado: entrada de blog, carta formal o reseña.',
    en: 'The Museum of Inventions, in Zaragoza, is looking for two young people from abroad to help with groups of children this summer. You are interested in the job and decide to write to the director, Elena Pardo. Choose the most suitable type of text: blog post, formal letter or review.',
  },
  points: [
    { es: 'Explique por qué le interesa el trabajo.', en: 'Explain why you are interested in the job.' },
    {
      es: 'Describa la experiencia que tiene con niños.',
      en: 'Describe your experience with children.',
    },
    {
      es: 'Cuente una situación difícil que supo resolver.',
      en: 'Describe a difficult situation that you managed to resolve.',
    },
    { es: 'Pida la información que necesita.', en: 'Ask for the information that you need.' },
  ],
  ...writingTasks.standard,
  plan: [
    '**Type**: you have a request for somebody you don’t know, so it’s a formal letter, with *usted*. A blog won’t get you the job, and a review is of something you’ve already seen.',
    '**Why**: don’t write *porque me gustan los niños*, like everybody else. Give one fact that links you to this museum.',
    '**Experience**: since when, how often, who with: *desde hace dos años*, *todos los sábados*.',
    '**A difficult situation**: background in the imperfect, two or three actions in the preterite, then the result.',
    '**Questions**: two, each polite: *quisiera saber si…*, *le agradecería que me indicara…* (with the subjunctive).',
  ],
  model: [
    { says: 'Bristol, 4 de marzo' },
    {
      says: 'Estimada señora Pardo:',
      earns:
        '**Conceptual understanding**: place, date, *Estimada* with her name and a colon. *Usted* starts here and never changes.',
      newLine: true,
    },
    {
      says: 'Me dirijo a usted en relación con el anuncio que han publicado en su página web, en el que buscan a dos jóvenes para acompañar a los grupos de niños durante el verano.',
      earns:
        '**Conceptual understanding**: the reason for writing comes first, so that she can read on or pass the letter on.',
      newLine: true,
    },
    {
      says: 'Tengo diecisiete años, estudio español desde hace cinco y me encantaría trabajar con ustedes. El verano pasado visité el museo con mis padres y pasé media mañana delante de la máquina de pelar naranjas. Un guía me explicó cómo funcionaba y, cuando vio que tomaba notas, me dejó moverla. Me gustaría que otros niños sintieran la misma curiosidad.',
      earns:
        '**Message**: a reason that no other candidate can give. *Me gustaría que sintieran*: conditional and imperfect subjunctive, right where they are needed.',
      newLine: true,
    },
    {
      says: 'En cuanto a mi experiencia, todos los sábados ayudo en un taller de ciencia para niños de seis a diez años. Preparo los materiales, cuido de que nadie se haga daño y, sobre todo, respondo a preguntas imposibles. Además, tengo dos hermanos pequeños, así que estoy acostumbrado a repetir las cosas sin perder la paciencia.',
      earns:
        '**Language**: *cuido de que nadie se haga daño* uses the subjunctive for a purpose, and *en cuanto a* and *así que* link the ideas.',
      newLine: true,
    },
    {
      says: 'No siempre es fácil. En enero, un niño que acababa de llegar de Ucrania no quería participar porque no entendía nada. Le propuse que dibujara cada paso del experimento y pedí a los demás que adivinaran lo que había hecho. Al final de la mañana era él quien explicaba y los otros quienes preguntaban.',
      earns:
        '**Message**: the difficult situation, with its solution and the result. **Language**: *acababa de llegar*, *propuse que dibujara*, *había hecho*.',
      newLine: true,
    },
    {
      says: 'Sé que todavía cometo errores en español, pero no me asusta hablar. Por otro lado, muchos de sus visitantes vienen de otros países, y podría atenderlos en inglés y, si no tienen demasiada prisa, también en francés.',
      newLine: true,
    },
    {
      says: 'Quisiera saber si el museo ofrece alojamiento o si tendría que buscar una habitación en la ciudad. También le agradecería que me indicara las fechas exactas, ya que mi último examen es el 20 de junio.',
      earns:
        '**Message**: two precise questions. *Le agradecería que me indicara* is as polite as the register requires.',
      newLine: true,
    },
    {
      says: 'Le envío con esta carta una recomendación de mi profesora y quedo a su disposición para una entrevista.',
      newLine: true,
    },
    {
      says: 'Un cordial saludo,',
      earns:
        '**Conceptual understanding**: a closing formula and the full name. *Besos* here would cost marks.',
      newLine: true,
    },
    { says: 'Daniel Carter', newLine: true },
  ],
}

export default task
