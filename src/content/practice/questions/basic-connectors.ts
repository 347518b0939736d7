import type { QuizQuestion } from '../../types'

export default [
  {
    id: 'basic-connectors-1',
    topicId: 'basic-connectors',
    sentence: 'Hablo francés ___ inglés.',
    en: 'I speak French and English.',
    options: ['e', 'y', 'i', 'a'],
    answer: 'e',
    explanation:
      'Before a word that begins with the vowel i (*i-* or *hi-*), *y* becomes *e*: *francés e inglés*. *Y* would run into the *i*; before *hie-* it stays (*nieve y hielo*).',
    because: {
      i: '*I* is the name of a letter: _and_ is *y*, or *e*.',
      a: '*A* is _to_, but here you need _and_.',
    },
  },
  {
    id: 'basic-connectors-2',
    topicId: 'basic-connectors',
    sentence: 'No me acuerdo: eran siete ___ ocho.',
    en: 'I can’t remember: it was either seven or eight.',
    options: ['o', 'y', 'ó', 'u'],
    answer: 'u',
    explanation:
      'Before a word that begins with the sound o, *o* becomes *u*: *siete u ocho*. *O* would run into the next vowel; ~~ó~~ with an accent is no longer written.',
    because: {
      y: '*Y* would be seven **and** eight. Here it’s one or the other.',
    },
  },
  {
    id: 'basic-connectors-3',
    topicId: 'basic-connectors',
    sentence: 'No vivo en Madrid, ___ en Toledo.',
    en: 'I don’t live in Madrid but in Toledo.',
    options: ['pero', 'mas', 'si no', 'sino'],
    answer: 'sino',
    explanation:
      'After a negative, use *sino* for a _but_ that corrects it. *Pero* adds a second fact, and so does *mas*, which is literary; *si no* in two words is _if not_.',
  },
  {
    id: 'basic-connectors-4',
    topicId: 'basic-connectors',
    sentence: 'Soy nueva y no conozco a ___ en este pueblo.',
    en: 'I’m new and I don’t know anybody in this village.',
    options: ['nadie', 'algún', 'alguien', 'nada'],
    answer: 'nadie',
    explanation:
      'After *no* Spanish uses a second negative word: *no conozco a nadie*. *Alguien* is a literal translation of _anybody_; *nada* is for things.',
    because: {
      algún: '*Algún* needs a noun after it, and after *no* it would be *ningún*.',
    },
  },
  {
    id: 'basic-connectors-5',
    topicId: 'basic-connectors',
    sentence: 'Nos quedamos en casa ___ la lluvia.',
    en: 'We stayed at home because of the rain.',
    options: ['porque de', 'porque', 'por', 'como'],
    answer: 'por',
    explanation:
      'For a cause, use *por* (or *a causa de*) before a noun: *por la lluvia*. *Porque* must be followed by a verb, and ~~porque de~~ doesn’t exist.',
    because: {
      como: '*Como* is followed by a verb, and comes first in the sentence: *como llovía, …*',
    },
  },
  {
    id: 'basic-connectors-6',
    topicId: 'basic-connectors',
    sentence: 'Este ejercicio es ___ difícil.',
    en: 'This exercise is very difficult.',
    options: ['más mucho', 'muy', 'mucho', 'tanto'],
    answer: 'muy',
    explanation:
      'Before an adjective _very_ is *muy*. *Mucho* goes with verbs and nouns (*estudio mucho, mucho trabajo*) and before comparatives (*mucho más difícil*).',
    because: {
      'más mucho': '_Much more_ is *mucho más*, but nothing is being compared here.',
      tanto: '*Tanto* goes with nouns and verbs; before an adjective, use *tan*.',
    },
  },
  {
    id: 'basic-connectors-7',
    topicId: 'basic-connectors',
    sentence: 'Si ___ buen tiempo, iremos a la playa.',
    en: 'If the weather’s good, we’ll go to the beach.',
    options: ['hace', 'hará', 'haría', 'haga'],
    answer: 'hace',
    explanation:
      'For a real condition, use the present after *si*: *si {hace:hacer} buen tiempo*. *Hará* belongs in the other half of the sentence, and *haga* never follows this *si*.',
    because: {
      haría: 'The conditional never follows this *si*.',
    },
  },
  {
    id: 'basic-connectors-8',
    topicId: 'basic-connectors',
    sentence: 'Mi hermana canta ___.',
    en: 'My sister sings very well.',
    options: ['mucho bien', 'mucho buena', 'muy bien', 'muy buena'],
    answer: 'muy bien',
    explanation:
      'With a verb, use the adverb *bien*: *canta muy bien*. *Muy buena* would describe her, not her singing, and before *bien* it is *muy*, not *mucho*.',
    because: {
      'mucho bien': 'Before *bien* it is *muy*.',
      'mucho buena': '*Buena* is an adjective, so it describes a noun, and needs *muy*.',
    },
  },
  {
    id: 'basic-connectors-9',
    topicId: 'basic-connectors',
    sentence: 'Dime ___ no viniste a la fiesta.',
    en: 'Tell me why you didn’t come to the party.',
    options: ['por que', 'porque', 'porqué', 'por qué'],
    answer: 'por qué',
    explanation:
      '_Why_ is two words with an accent, *por qué*, even inside a sentence. *Porque* in one word is _because_; *porqué* is a noun: _the reason_.',
    because: {
      'por que': '*Por que* without an accent isn’t a question: it is a preposition with a pronoun.',
    },
  },
  {
    id: 'basic-connectors-10',
    topicId: 'basic-connectors',
    sentence: 'Gracias, hoy estoy ___ mejor.',
    en: 'Thank you, I’m much better today.',
    options: ['mucho', 'muy', 'más', 'tan'],
    answer: 'mucho',
    explanation:
      'Before a comparative such as *mejor* or *más alto*, _much_ is *mucho*: *mucho mejor*. *Muy* goes with the plain word (*muy bien*), and *mejor* is already a comparative.',
    because: {
      tan: '*Tan* is for things that are equal, but *mejor* means _better_.',
    },
  },
] satisfies readonly QuizQuestion[]
