import { writingTasks } from '../../../exams/facts'
import type { WritingTask } from '../../writing-types'

const task: WritingTask = {
  title: 'A surprise for Grandma',
  exam: 'IGCSE',
  theme: 'Personal and social life',
  type: 'informal-email',
  task: {
    es: 'Hace poco organizaste una fiesta sorpresa para alguien de tu familia. Escribe un correo electrónico a tu amigo Pablo.',
    en: 'Not long ago you organised a surprise party for somebody in your family. Write an email to your friend Pablo.',
  },
  points: [
    {
      es: 'Di para quién fue la fiesta y por qué la organizaste.',
      en: 'Say who the party was for and why you organised it.',
    },
    {
      es: 'Describe lo que preparaste.',
      en: 'Describe what you prepared.',
    },
    {
      es: 'Explica qué salió mal.',
      en: 'Explain what went wrong.',
    },
    {
      es: 'Explica si es importante pasar tiempo con la familia y por qué.',
      en: 'Explain whether it is important to spend time with your family, and why.',
    },
    {
      es: 'Di cómo te gustaría celebrar tu próximo cumpleaños.',
      en: 'Say how you would like to celebrate your next birthday.',
    },
  ],
  ...writingTasks.long,
  plan: [
    'Who, how old, why now: *cumplía*, *quería*.',
    'Three verbs in the preterite: food, guests, one original idea.',
    '*Lo malo fue que…*, then how it ended: *menos mal que*.',
    '*Creo que…*, *ya que*, and an example from your family.',
    '*Me gustaría*, *si*, and something for Pablo.',
  ],
  model: [
    {
      says: '¡Hola, Pablo!',
    },
    {
      says: 'El sábado mi abuela cumplía setenta años y, como vive sola, quería darle una alegría.',
      earns:
        '**Task**: who for, and two reasons. **Range**: *como* before the main clause means _as, since_.',
      newLine: true,
    },
    {
      says: 'Invité en secreto a sus vecinas, pinté un cartel enorme y preparé su tarta favorita, la de limón.',
      earns: '**Accuracy**: three preterites in a row, and *a* before people: *invité a sus vecinas*.',
      newLine: true,
    },
    {
      says: 'Lo malo fue que ella llegó una hora antes, cuando todavía estábamos inflando los globos en pijama.',
      earns:
        '**Range**: preterite for what happened, *estábamos inflando* for what was going on, introduced by *lo malo fue que*.',
    },
    {
      says: 'Menos mal que se echó a reír y se puso a ayudarnos.',
    },
    {
      says: 'Según ella, fue la mejor fiesta de su vida.',
    },
    {
      says: 'Creo que es muy importante pasar tiempo con la familia, ya que los mayores nos enseñan cosas que no están en internet.',
      earns: '**Task**: an opinion with a reason, not just *sí, es importante*.',
      newLine: true,
    },
    {
      says: 'Por ejemplo, ella me ha enseñado a coser.',
      earns: '**Task**: the example develops the point.',
    },
    {
      says: 'En mi próximo cumpleaños me gustaría ir de acampada con mis primos.',
      earns: '**Task**: the answer uses the conditional, like the question.',
      newLine: true,
    },
    {
      says: 'Si hace buen tiempo, dormiremos en la playa y desayunaremos mirando el mar.',
      earns: '**Range**: *si* with the present, then the future; *mirando* paints a picture.',
    },
    {
      says: '¿Te apuntas?',
    },
    {
      says: 'Un abrazo,',
      newLine: true,
    },
    {
      says: 'Lucy',
      newLine: true,
    },
  ],
}

export default task
