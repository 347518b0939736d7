import { writingTasks } from '../../../exams/facts'
import type { WritingTask } from '../../writing-types'

const task: WritingTask = {
  title: 'A review of an exhibition of inventions',
  exam: 'IB SL',
  theme: 'Human ingenuity',
  type: 'review',
  task: {
    es: 'Usted ha visitado la exposición «Casi funciona», dedicada a inventos que fracasaron. Escriba un texto para una revista cultural para jóvenes. Elija el tipo de texto más adecuado: reseña, propuesta o correo electrónico.',
    en: 'You have visited the exhibition “Casi funciona”, about inventions that failed. Write a text for an arts magazine for young people. Choose the most suitable type of text: review, proposal or email.',
  },
  points: [
    {
      es: 'Diga qué exposición es y qué idea tiene.',
      en: 'Say what the exhibition is and what idea is behind it.',
    },
    { es: 'Describa lo que más le llamó la atención.', en: 'Describe what most caught your attention.' },
    { es: 'Comente algo que se podría mejorar.', en: 'Comment on something that could be improved.' },
    { es: 'Explique a quién se la recomienda y por qué.', en: 'Explain who you recommend it to, and why.' },
  ],
  ...writingTasks.standard,
  plan: [
    '**Type**: you describe and judge something cultural for readers who haven’t seen it, so it’s a review. A proposal asks for something to be done, and an email has one reader.',
    '**What it is**: where, until when, what it costs, and its idea in one sentence.',
    '**What struck you**: only two objects, but look at them closely. What does each make you think of?',
    '**What could be better**: *eché de menos*, *habría sido mejor que…*: one fair point, with its reason.',
    '**Who it is for**: one kind of reader who will like it and one who won’t. End with a memorable sentence.',
  ],
  model: [
    {
      says: 'El arte de equivocarse',
      earns:
        '**Conceptual understanding**: a title that gives the verdict away. The facts that readers need are in the next line.',
    },
    {
      says: '«Casi funciona». Centro Cultural La Estación. Hasta el 30 de mayo. Entrada gratuita para menores de 18 años.',
      newLine: true,
    },
    {
      says: '¿Para qué sirve un paraguas con ventanas? Para nada, y justamente por eso merece la pena verlo. «Casi funciona» reúne ochenta inventos que nunca llegaron a las tiendas: máquinas demasiado lentas, demasiado caras o, simplemente, absurdas. La idea de sus creadores es sencilla: detrás de cada éxito hay muchos fracasos de los que nadie habla.',
      earns:
        '**Message**: a question draws the reader in, and four lines later we know what the exhibition is and what it wants to say.',
      newLine: true,
    },
    {
      says: 'Lo primero que sorprende es que no hay carteles que prohíban tocar. En la segunda sala, por ejemplo, los visitantes pueden montar en una bicicleta que avanza hacia atrás. Yo me caí dos veces y me reí como hacía tiempo que no me reía en un museo.',
      earns:
        '**Language**: *no hay carteles que prohíban*: the subjunctive for something that doesn’t exist. *Como hacía tiempo que no me reía* sounds very natural.',
      newLine: true,
    },
    {
      says: 'Sin embargo, el objeto que más me impresionó es mucho más serio. Se trata de una mano artificial que un carpintero construyó para su hija con piezas de un piano. La niña nunca pudo usarla, porque pesaba casi dos kilos, pero la conservó toda la vida. Al lado se expone la carta en la que le da las gracias a su padre. Es imposible leerla sin que se te haga un nudo en la garganta.',
      earns:
        '**Message**: one object, with its story and the writer’s feelings. *Sin embargo* moves from funny to serious.',
      newLine: true,
    },
    {
      says: 'No todo me convenció. Los textos son largos y están escritos en una letra tan pequeña que casi nadie termina de leerlos. Además, eché de menos inventos de mujeres: solo hay siete. Habría sido interesante que los organizadores explicaran por qué.',
      earns:
        '**Language**: *tan pequeña que*, *habría sido interesante que explicaran*: a wide range, used for a fair criticism.',
      newLine: true,
    },
    {
      says: 'A pesar de eso, se la recomiendo a cualquiera que alguna vez haya suspendido un examen. Quien busque obras maestras saldrá decepcionado; quien tenga miedo a equivocarse saldrá más tranquilo.',
      earns:
        '**Message**: who it’s for, and who it isn’t for. *Quien busque* and *quien tenga* are subjunctives, because we don’t know who they are.',
      newLine: true,
    },
    {
      says: 'Yo salí con ganas de inventar algo, aunque no funcione. Cuatro estrellas de cinco.',
      earns:
        '**Conceptual understanding**: a verdict to end with. The tone is personal and lively, and a review doesn’t need a greeting.',
      newLine: true,
    },
  ],
}

export default task
