import { writingTasks } from '../../../exams/facts'
import type { WritingTask } from '../../writing-types'

const task: WritingTask = {
  title: 'Keeping fit',
  exam: 'IGCSE',
  theme: 'Everyday activities',
  type: 'informal-email',
  task: {
    es: 'La vida sana. Escribe un correo electrónico a tu amiga Valeria.',
    en: 'Healthy living. Write an email to your friend Valeria.',
  },
  points: [
    {
      es: '¿Qué haces para estar en forma?',
      en: 'What do you do to keep fit?',
    },
    {
      es: '¿Qué hiciste ayer que no fue muy sano?',
      en: 'What did you do yesterday that wasn’t very healthy?',
    },
    {
      es: '¿Qué deporte te gusta más y por qué?',
      en: 'Which sport do you like best, and why?',
    },
    {
      es: '¿Qué vas a hacer para dormir mejor?',
      en: 'What are you going to do to sleep better?',
    },
  ],
  ...writingTasks.directed,
  plan: [
    'Two habits in the present, and how often: *tres veces por semana*.',
    'Be honest: preterite, and *aunque* or *pero*.',
    '*El que más me gusta es…*, *porque*, and a feeling.',
    '*Voy a* with two infinitives: the phone, the bedtime.',
  ],
  model: [
    {
      says: 'Querida Valeria:',
    },
    {
      says: 'Gracias por tu correo. Para estar en forma nado dos veces por semana y subo siempre por la escalera, aunque vivo en un sexto piso.',
      earns: '**Task**: two habits and just one sentence of thanks. **Range**: *aunque* adds the joke.',
      newLine: true,
    },
    {
      says: 'Ayer, sin embargo, vi una serie hasta las dos y me comí una bolsa entera de patatas fritas.',
      earns: '**Accuracy**: *vi* has no accent but *comí* does, and *ayer* needs the preterite in both.',
    },
    {
      says: 'El deporte que más me gusta es el voleibol, porque en mi equipo nadie se enfada cuando perdemos.',
      earns: '**Task**: the reason is her own, not *es divertido*.',
      newLine: true,
    },
    {
      says: 'Para dormir mejor voy a dejar el móvil en la cocina y a acostarme antes de las once.',
      earns: '**Range**: *para* with an infinitive, then *voy a… y a…* with two more.',
    },
    {
      says: '¿Y tú, cómo te cuidas?',
    },
    {
      says: 'Un beso,',
      newLine: true,
    },
    {
      says: 'Kate',
      newLine: true,
    },
  ],
}

export default task
