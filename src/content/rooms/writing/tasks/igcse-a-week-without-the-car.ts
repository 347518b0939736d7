import { writingTasks } from '../../../exams/facts'
import type { WritingTask } from '../../writing-types'

const task: WritingTask = {
  title: 'A week without the car',
  exam: 'IGCSE',
  theme: 'The world around us',
  type: 'article',
  task: {
    es: 'Tu familia vivió una semana sin coche. Escribe un artículo para la revista de tu instituto.',
    en: 'Your family lived without a car for a week. Write an article for your school magazine.',
  },
  points: [
    {
      es: 'Explica por qué decidisteis vivir una semana sin coche.',
      en: 'Explain why you decided to live without a car for a week.',
    },
    {
      es: 'Describe cómo fue el primer día.',
      en: 'Describe what the first day was like.',
    },
    {
      es: 'Di qué ventajas descubriste.',
      en: 'Say what advantages you discovered.',
    },
    {
      es: 'Explica si el transporte público de tu zona es bueno y por qué.',
      en: 'Explain whether public transport in your area is good, and why.',
    },
    {
      es: 'Di qué vais a hacer de otra manera en el futuro.',
      en: 'Say what you are going to do differently in the future.',
    },
  ],
  ...writingTasks.long,
  plan: [
    'A breakdown, a bet, a lesson at school: *por eso decidimos*.',
    'Preterite with times: *salimos a las…*, *llegamos tarde*.',
    '*Descubrí que…*: two advantages, one of them a surprise.',
    '*En mi opinión*, *porque*, a timetable or a price.',
    '*A partir de ahora*, *vamos a*, *solo… cuando*.',
  ],
  model: [
    {
      says: 'Siete días a pie',
    },
    {
      says: 'Todo empezó con una apuesta: mi hermana dijo que mi padre no aguantaría ni dos días sin conducir.',
      earns:
        '**Task**: the reason is told as a scene. **Range**: *dijo que no aguantaría*, a conditional in reported speech.',
      newLine: true,
    },
    {
      says: 'Él aceptó y escondió las llaves.',
    },
    {
      says: 'El lunes salimos a las siete, estaba lloviendo y perdimos el autobús por un minuto.',
      earns: '**Accuracy**: *salimos*, *perdimos* for events, *estaba lloviendo* for the background.',
      newLine: true,
    },
    {
      says: 'Llegué a clase empapado.',
    },
    {
      says: 'Sin embargo, el miércoles ya había descubierto dos ventajas.',
      earns: '**Range**: *ya había descubierto*, and *sin embargo* at the turning point.',
      newLine: true,
    },
    {
      says: 'Por un lado, andando hablábamos mucho más que en el coche; por otro, ahorramos treinta libras.',
      earns: '**Task**: two clear advantages, in order.',
    },
    {
      says: 'En mi opinión, el transporte público de mi zona no es bueno, porque después de las ocho solo pasa un autobús cada hora.',
      earns: '**Task**: an opinion, a reason and a figure.',
      newLine: true,
    },
    {
      says: 'Además, es demasiado caro para los estudiantes.',
    },
    {
      says: 'A partir de ahora solo vamos a usar el coche cuando sea necesario.',
      earns: '**Range**: *cuando sea*, a subjunctive for the future.',
      newLine: true,
    },
    {
      says: 'El verano que viene mi padre se comprará una bici y, si todo va bien, cruzaremos Gales pedaleando.',
    },
    {
      says: '¿Y vosotros, aceptáis la apuesta?',
    },
  ],
}

export default task
