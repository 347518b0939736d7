import type { QuizQuestion } from '../../types'

export default [
  {
    id: 'complex-connectors-1',
    topicId: 'complex-connectors',
    sentence: 'Aunque ayer ___ muy cansada, terminé el trabajo.',
    en: 'Although I was very tired yesterday, I finished the work.',
    options: ['estaba', 'esté', 'era', 'estar'],
    answer: 'estaba',
    explanation:
      'When you state a fact, *aunque* takes the indicative: *{estaba:estar}*. *Esté* is present and doesn’t fit *ayer*; for how you feel, use *estar*, so *era* is wrong.',
  },
  {
    id: 'complex-connectors-2',
    topicId: 'complex-connectors',
    sentence: 'Te lo explico otra vez para que lo ___.',
    en: 'I’m explaining it to you again so that you understand.',
    options: ['entender', 'entiendas', 'entenderás', 'entiendes'],
    answer: 'entiendas',
    explanation:
      '*Para que* always takes the subjunctive: *{entiendas:entender}*. Only use *entender* after *para* without *que*, when the subject is the same.',
    because: {
      entenderás: 'The future never follows *para que*.',
      entiendes: 'The indicative never follows *para que*.',
    },
  },
  {
    id: 'complex-connectors-3',
    topicId: 'complex-connectors',
    sentence: 'Llámame antes de que ___ el tren.',
    en: 'Ring me before the train leaves.',
    options: ['salga', 'sale', 'salir', 'saldrá'],
    answer: 'salga',
    explanation:
      '*Antes de que* always takes the subjunctive, even for something that really happens: *{salga:salir}*. *Sale* and *saldrá* are indicative; *salir* needs *antes de* without *que*.',
  },
  {
    id: 'complex-connectors-4',
    topicId: 'complex-connectors',
    sentence: 'A pesar de ___ mucho, suspendió el examen.',
    en: 'Despite studying a lot, he failed the exam.',
    options: ['estudió', 'estudiar', 'estudiando', 'que estudiar'],
    answer: 'estudiar',
    explanation:
      'After a preposition, use the infinitive: *a pesar de estudiar*. *Estudiando* copies _studying_, and *estudió* would need *a pesar de que*.',
    because: {
      'que estudiar': '*A pesar de que* is followed by a conjugated verb.',
    },
  },
  {
    id: 'complex-connectors-5',
    topicId: 'complex-connectors',
    sentence: 'Ya no quedaban entradas; ___, volvimos a casa.',
    en: 'There were no tickets left, so we went home.',
    options: ['mientras que', 'sin embargo', 'por lo tanto', 'ya que'],
    answer: 'por lo tanto',
    explanation:
      'The second half follows from the first: *por lo tanto*. *Sin embargo* would contradict it, *ya que* gives a cause, not a consequence, and *mientras que* (_whereas_) compares two things.',
  },
  {
    id: 'complex-connectors-6',
    topicId: 'complex-connectors',
    sentence: 'El curso es caro; ___, creo que merece la pena.',
    en: 'The course is expensive; however, I think it’s worth it.',
    options: ['aunque', 'mientras que', 'además', 'sin embargo'],
    answer: 'sin embargo',
    explanation:
      'Between a semicolon and a comma you need an adverb of contrast: *sin embargo*. *Aunque* must be followed directly by its clause, without a comma; *además* adds a point on the same side.',
    because: {
      'mientras que': '*Mientras que* must be followed directly by its clause, without a comma.',
    },
  },
  {
    id: 'complex-connectors-7',
    topicId: 'complex-connectors',
    sentence: 'Debido ___ lluvia, se suspendió el partido.',
    en: 'Due to the rain, the match was called off.',
    options: ['la', 'a que la', 'a la', 'por la'],
    answer: 'a la',
    explanation:
      'Before a noun, use *debido a*: *debido a la lluvia*. *Debido a que* must be followed by a verb (*debido a que llovía*).',
    because: {
      la: '*Debido* needs *a*.',
      'a que la': '*A que* must be followed by a verb.',
      'por la': '*Por la lluvia* is right on its own, but *debido* is followed by *a*.',
    },
  },
  {
    id: 'complex-connectors-8',
    topicId: 'complex-connectors',
    sentence: 'No iré a menos que me lo ___ tú.',
    en: 'I won’t go unless you ask me to.',
    options: ['pidas', 'pides', 'pedirás', 'pedir'],
    answer: 'pidas',
    explanation:
      '*A menos que* always takes the subjunctive: *{pidas:pedir}*. *Pides* would follow *si*: *si no me lo pides*.',
    because: {
      pedirás: 'The future never follows *a menos que*.',
      pedir: 'After *que* the verb must be conjugated.',
    },
  },
  {
    id: 'complex-connectors-9',
    topicId: 'complex-connectors',
    sentence: 'A lo mejor ___ mis primos el sábado.',
    en: 'Maybe my cousins will come on Saturday.',
    options: ['vengan', 'vienen', 'venir', 'vinieran'],
    answer: 'vienen',
    explanation:
      '*A lo mejor* (_maybe_) takes the indicative: *{vienen:venir}*. *Vengan* would be possible after *quizá* or *tal vez*, which allow both moods.',
    because: {
      venir: 'After *a lo mejor* the verb must be conjugated.',
      vinieran: 'The subjunctive never follows *a lo mejor*.',
    },
  },
  {
    id: 'complex-connectors-10',
    topicId: 'complex-connectors',
    sentence: 'Salió de casa sin que nadie lo ___.',
    en: 'He left the house without anybody seeing him.',
    options: ['vio', 'viera', 'veía', 'ver'],
    answer: 'viera',
    explanation:
      '*Sin que* always takes the subjunctive, even for something that really happened: *{viera:ver}*. *Vio* and *veía* are indicative, which never follows *sin que*; *ver* needs *sin* without *que*.',
  },
] satisfies readonly QuizQuestion[]
