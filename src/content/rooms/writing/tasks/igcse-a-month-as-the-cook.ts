import { writingTasks } from '../../../exams/facts'
import type { WritingTask } from '../../writing-types'

const task: WritingTask = {
  title: 'A month as the family cook',
  exam: 'IGCSE',
  theme: 'Everyday activities',
  type: 'blog',
  task: {
    es: 'Durante un mes preparaste la cena para tu familia. Escribe una entrada para tu blog.',
    en: 'For a month you made dinner for your family. Write a post for your blog.',
  },
  points: [
    {
      es: 'Explica por qué empezaste a cocinar.',
      en: 'Explain why you started cooking.',
    },
    {
      es: 'Describe tu peor cena.',
      en: 'Describe your worst dinner.',
    },
    {
      es: 'Di cómo ha cambiado tu rutina.',
      en: 'Say how your routine has changed.',
    },
    {
      es: 'Explica si los jóvenes deberían aprender a cocinar en el instituto.',
      en: 'Explain whether young people should learn to cook at school.',
    },
    {
      es: 'Di qué te gustaría preparar el mes que viene y para quién.',
      en: 'Say what you would like to make next month, and who for.',
    },
  ],
  ...writingTasks.long,
  plan: [
    'Who used to cook and what changed: imperfect, then preterite.',
    'One evening, with sounds and smells: *de repente*, *olía a*.',
    '*Antes… ahora…*: the time, the shopping, the phone.',
    '*En mi opinión deberían…*, *porque*, *en vez de*.',
    '*Me gustaría*, a dish and a guest, then a question for the readers.',
  ],
  model: [
    {
      says: 'Un mes con delantal',
    },
    {
      says: '¡Hola a todos! Antes cocinaba siempre mi madre, pero en mayo encontró un trabajo de tarde y me tocó a mí salvarnos de las pizzas congeladas.',
      earns:
        '**Range**: imperfect for how things were, preterite for what changed. **Task**: the reason, told as a story.',
      newLine: true,
    },
    {
      says: 'Mi peor cena fue la primera.',
      newLine: true,
    },
    {
      says: 'Mientras hablaba por teléfono con Noa, se me quemó el arroz y empezó a sonar la alarma.',
      earns: '**Range**: *mientras* with the imperfect, and *se me quemó* for an accident.',
    },
    {
      says: '¡Hasta bajó el vecino con un cubo de agua!',
      earns: '**Task**: a detail that nobody will forget.',
    },
    {
      says: 'Desde entonces mi rutina ha cambiado mucho.',
      newLine: true,
    },
    {
      says: 'Antes llegaba a casa y me tumbaba en el sofá; ahora paso por el mercado y elijo yo la verdura.',
      earns:
        '**Accuracy**: *antes* with the imperfect, *ahora* with the present, each verb in the *yo* form.',
    },
    {
      says: 'En mi opinión, todos deberíamos aprender a cocinar en el instituto, porque es más útil que memorizar fechas y así comeríamos mejor.',
      earns: '**Task**: opinion and two reasons. **Range**: *deberíamos*, *comeríamos*.',
      newLine: true,
    },
    {
      says: 'El mes que viene me gustaría preparar una paella para mis abuelos, que nunca la han probado.',
      earns: '**Task**: what and who for, and the clause with *que* says why.',
      newLine: true,
    },
    {
      says: 'Si sale bien, os contaré el secreto.',
    },
    {
      says: '¿Y vosotros qué sabéis cocinar?',
    },
  ],
}

export default task
