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
      '*De* and *el* become *del*: *al lado del supermercado*. ~~Al lado de el~~ writes them apart; without *de* the phrase isn’t complete.',
    because: {
      'al lado el': 'Before a noun you need *de*: *al lado de*.',
      'en el lado de': '*En el lado de* is _on the side of_; and ~~de el~~ is written *del*.',
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
      'Before a noun *debajo* needs *de*: *debajo de la cama*. *Debajo* alone means _underneath_; *encima de* is on top.',
    because: {
      'detrás de': '*Detrás de* is behind.',
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
      'Arriving is movement: *llegar a*. *En* copies _arrive in_, but *llegar* uses *a*; *de* would be from Madrid, and *al* would need a masculine noun.',
  },
  {
    id: 'place-prepositions-4',
    topicId: 'place-prepositions',
    sentence: 'En el semáforo, gira ___.',
    en: 'At the traffic lights, turn right.',
    options: ['en la derecha', 'a la derecha', 'al derecho', 'a la derecho'],
    answer: 'a la derecha',
    explanation:
      'The phrase is *a la derecha*, feminine because *mano* (hand) is understood. *En la derecha* copies _on the right_; *derecho* is straight on, or the study of law.',
    because: {
      'al derecho': '*Al derecho* is _the right way round_, for clothes.',
      'a la derecho': '*La* is feminine, and so the adjective is too.',
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
      '*Entre* goes directly before its nouns: *entre el sofá y la pared*. ~~Entre de~~ adds a *de* that belongs to *dentro de* and *en medio de*.',
    because: {
      'en medio': '*En medio* needs *de* before a noun, and is _in the middle of_.',
      dentro: '*Dentro* needs *de* before a noun, and is _inside_.',
    },
  },
  {
    id: 'place-prepositions-6',
    topicId: 'place-prepositions',
    sentence: 'He comprado un regalo ___ mi madre; se lo doy mañana.',
    en: 'I’ve bought a present for my mum; I’m giving it to her tomorrow.',
    options: ['con', 'en', 'por', 'para'],
    answer: 'para',
    explanation:
      'The person who will receive it takes *para*. *Por mi madre* would mean because of her or instead of her.',
    because: {
      con: '*Con* is _with_: you would have bought it together.',
      en: '*En* is for a place or a moment.',
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
      'Transport takes *en*: *en autobús, en tren, en bici*. *Por* translates _by_; *a* is for *a pie* and *a caballo*.',
    because: {
      con: '*Con* is for company or a tool.',
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
      'After a preposition Spanish uses the infinitive: *después de comer*. *Comiendo* copies the English _-ing_, but a gerund never follows *de*.',
    because: {
      comemos: 'After *después de*, a conjugated verb needs *que*: *después de que comiéramos*.',
      comió: 'After *después de*, a conjugated verb needs *que*: *después de que*.',
    },
  },
] satisfies readonly QuizQuestion[]
