import { writingTasks } from '../../../exams/facts'
import type { WritingTask } from '../../writing-types'

const task: WritingTask = {
  title: 'My best friend',
  exam: 'IGCSE',
  theme: 'Personal and social life',
  type: 'blog',
  task: {
    es: 'Mi mejor amigo o amiga. Escribe una entrada para tu blog.',
    en: 'My best friend. Write a post for your blog.',
  },
  points: [
    {
      es: '¿Cómo es tu mejor amigo o amiga?',
      en: 'What is your best friend like?',
    },
    {
      es: '¿Cómo os conocisteis?',
      en: 'How did you meet?',
    },
    {
      es: '¿Qué os gusta hacer juntos y por qué?',
      en: 'What do you like doing together, and why?',
    },
    {
      es: '¿Qué vais a hacer el fin de semana que viene?',
      en: 'What are you going to do next weekend?',
    },
  ],
  ...writingTasks.directed,
  plan: [
    'One thing people notice and one they don’t: *parece…, pero en realidad…*.',
    'When and where, in the preterite; how old you were, in the imperfect.',
    '*Nos encanta* with an infinitive, then *porque* or *así*.',
    '*Vamos a* with an infinitive, and a detail: a time, a place, a ticket.',
  ],
  model: [
    {
      says: 'Mi amigo Omar',
    },
    {
      says: 'Mi mejor amigo se llama Omar y es la persona más despistada que conozco.',
      earns: '**Range**: *la persona más… que conozco* says more than *es muy despistado*.',
      newLine: true,
    },
    {
      says: 'Parece tímido, pero en cuanto coge confianza no para de contar chistes.',
      earns: '**Task**: two sides to him, not a list of adjectives.',
    },
    {
      says: 'Nos conocimos hace cinco años en el autobús, porque se sentó encima de mi mochila.',
      earns: '**Accuracy**: *nos conocimos* (met) in the preterite; *hace cinco años* is _five years ago_.',
    },
    {
      says: 'Los sábados nos encanta jugar al ajedrez en el parque: así hablamos sin mirar el móvil.',
      earns:
        '**Task**: the reason follows from the hobby. **Accuracy**: *nos encanta* with an infinitive stays singular.',
      newLine: true,
    },
    {
      says: 'El fin de semana que viene vamos a ir a un concierto, si sus padres nos dejan.',
      earns: '**Range**: *vamos a ir* for the plan, and *si* with the present for the condition.',
    },
    {
      says: '¡Ya hemos comprado las entradas!',
    },
  ],
}

export default task
