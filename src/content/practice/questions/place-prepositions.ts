import type { QuizQuestion } from '../../types'

export default [
  {
    id: 'place-prepositions-1',
    topicId: 'place-prepositions',
    sentence: 'El banco está ___ supermercado.',
    en: 'The bank is next to the supermarket.',
    options: ['al lado el', 'en el lado de', 'al lado del', 'al lado de el'],
    answer: 'al lado del',
    explanation:
      '*De* and *el* become *del*: *al lado del supermercado*. ~~Al lado de el~~ keeps them apart, and without *de* the phrase isn’t complete.',
    because: {
      'al lado el': 'Before a noun you need *de*: *al lado de*.',
      'en el lado de': '*En el lado de* is _on the side of_, and ~~de el~~ becomes *del*.',
    },
  },
  {
    id: 'place-prepositions-2',
    topicId: 'place-prepositions',
    sentence: 'Tus zapatillas están ___ la cama.',
    en: 'Your trainers are under the bed.',
    options: ['debajo de', 'debajo', 'detrás de', 'encima de'],
    answer: 'debajo de',
    explanation:
      'Before a noun *debajo* needs *de*: *debajo de la cama*. *Debajo* alone means _underneath_, and *encima de* is _on top of_.',
    because: {
      'detrás de': '*Detrás de* is _behind_.',
    },
  },
  {
    id: 'place-prepositions-3',
    topicId: 'place-prepositions',
    sentence: 'Llegamos ___ Madrid a medianoche.',
    en: 'We arrived in Madrid at midnight.',
    options: ['a', 'al', 'en', 'de'],
    answer: 'a',
    explanation:
      '*Llegar* is a verb of movement, so use *a*: *llegar a*. *En* copies _arrive in_. *De* would be _from_, and *al* would need a masculine noun.',
  },
  {
    id: 'place-prepositions-4',
    topicId: 'place-prepositions',
    sentence: 'En el semáforo, gira ___.',
    en: 'At the traffic lights, turn right.',
    options: ['en la derecha', 'a la derecha', 'al derecho', 'a la derecho'],
    answer: 'a la derecha',
    explanation:
      'The phrase is *a la derecha*, feminine because *mano* (hand) is understood. *En la derecha* copies _on the right_. *Derecho* is _straight on_, or law as a subject.',
    because: {
      'al derecho': '*Al derecho* is _the right way round_, for clothes.',
      'a la derecho': '*La* is feminine, so the adjective must be too.',
    },
  },
  {
    id: 'place-prepositions-5',
    topicId: 'place-prepositions',
    sentence: 'El gato duerme ___ el sofá y la pared.',
    en: 'The cat sleeps between the sofa and the wall.',
    options: ['en medio', 'entre de', 'entre', 'dentro'],
    answer: 'entre',
    explanation:
      '*Entre* goes directly before its nouns: *entre el sofá y la pared*. ~~Entre de~~ adds a *de* that belongs in *dentro de* and *en medio de*.',
    because: {
      'en medio': '*En medio* needs *de* before a noun. It means _in the middle_.',
      dentro: '*Dentro* needs *de* before a noun. It means _inside_.',
    },
  },
  {
    id: 'place-prepositions-6',
    topicId: 'place-prepositions',
    sentence: 'He comprado un regalo ___ mi madre; se lo doy mañana.',
    en: 'I’ve bought a present for my mum. I’m giving it to her tomorrow.',
    options: ['con', 'en', 'por', 'para'],
    answer: 'para',
    explanation:
      'Use *para* for the person who’ll receive it. *Por mi madre* would mean _because of her_ or _instead of her_.',
    because: {
      con: '*Con* is _with_: you’d have bought it together.',
      en: '*En* is for a place or a time.',
    },
  },
  {
    id: 'place-prepositions-7',
    topicId: 'place-prepositions',
    sentence: 'Vamos al instituto ___ autobús.',
    en: 'We go to school by bus.',
    options: ['en', 'a', 'por', 'con'],
    answer: 'en',
    explanation:
      'For transport, use *en*: *en autobús, en tren, en bici*. *Por* translates _by_, and *a* is for *a pie* and *a caballo*.',
    because: {
      con: '*Con* is for the people you go with.',
    },
  },
  {
    id: 'place-prepositions-8',
    topicId: 'place-prepositions',
    sentence: 'Después de ___, dimos un paseo por el puerto.',
    en: 'After eating, we went for a walk round the harbour.',
    options: ['comemos', 'comió', 'comiendo', 'comer'],
    answer: 'comer',
    explanation:
      'After a preposition, use the infinitive: *después de comer*. *Comiendo* copies the English _-ing_, but a gerund never follows *de*.',
    because: {
      comemos: 'After *después de*, a conjugated verb needs *que*: *después de que comiéramos*.',
      comió: 'After *después de*, a conjugated verb needs *que*: *después de que*.',
    },
  },
] satisfies readonly QuizQuestion[]
