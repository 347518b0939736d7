import type { QuizQuestion } from '../../types'

export default [
  {
    id: 'conditional-1',
    topicId: 'conditional',
    sentence: 'Me ___ estudiar en Argentina.',
    en: 'I would like to study in Argentina.',
    options: ['gustaré', 'gustará', 'gustaria', 'gustaría'],
    answer: 'gustaría',
    explanation:
      'For a wish, use the conditional of *gustar* in the third person: *me {gustaría:gustar}*, with an accent. *Gustaré* means _I will please_, and *gustará* means I’m sure to like it.',
    because: {
      gustaria: '~~Gustaria~~ is missing its accent.',
    },
  },
  {
    id: 'conditional-2',
    topicId: 'conditional',
    sentence: 'Yo en tu lugar ___ la verdad.',
    en: 'If I were you, I’d tell the truth.',
    options: ['deciría', 'diré', 'dice', 'diría'],
    answer: 'diría',
    explanation:
      'For advice with *yo en tu lugar*, use the conditional. *Decir* has the stem *dir-*: *{diría:decir}*. ~~Deciría~~ uses the infinitive; *diré* is a promise.',
    because: {
      dice: '*Dice* is _he or she says_.',
    },
  },
  {
    id: 'conditional-3',
    topicId: 'conditional',
    sentence: 'Si tuviera dinero, ___ una bici eléctrica.',
    en: 'If I had money, I’d buy an electric bike.',
    options: ['compraría', 'he comprado', 'compro', 'compraré'],
    answer: 'compraría',
    explanation:
      'With *si* and the imperfect subjunctive, use the conditional in the other half: *{compraría:comprar}*. *Compraré* goes with *si tengo*.',
    because: {
      'he comprado': '*He comprado* means it’s already happened.',
      compro: '*Compro* would go with *si tengo*, a real condition.',
    },
  },
  {
    id: 'conditional-4',
    topicId: 'conditional',
    sentence: 'Perdone, ¿___ decirme dónde está la estación?',
    en: 'Excuse me, could you tell me where the station is?',
    options: ['podré', 'pudo', 'podría', 'podería'],
    answer: 'podría',
    explanation:
      'For a polite request to somebody you call *usted*, use the conditional *{podría:poder}*, with the stem *podr-*. ~~Podería~~ uses the whole infinitive, and *podré* asks whether I will be able to.',
    because: {
      pudo: '*Pudo* asks about the past.',
    },
  },
  {
    id: 'conditional-5',
    topicId: 'conditional',
    sentence: 'Marta dijo que ___ a las ocho.',
    en: 'Marta said she would come at eight.',
    options: ['veniría', 'vendría', 'vendria', 'viniera'],
    answer: 'vendría',
    explanation:
      'After a past verb such as *dijo*, the future becomes the conditional: *{vendría:venir}*, with the stem *vendr-*. ~~Veniría~~ uses the infinitive; *que viniera* would be an order: she told somebody to come.',
    because: {
      vendria: '~~Vendria~~ is missing its accent.',
    },
  },
  {
    id: 'conditional-6',
    topicId: 'conditional',
    sentence: 'Creo que ___ descansar un poco, papá.',
    en: 'I think you should have a rest, Dad.',
    options: ['deberias', 'deberías', 'debrías', 'deberás'],
    answer: 'deberías',
    explanation:
      '_Should_ is the conditional of *deber*, which is regular: *{deberías:deber}*. ~~Deberias~~ needs an accent; *deberás* is an order about the future.',
    because: {
      debrías: '~~Debrías~~ is missing the e: *deber* is regular here.',
    },
  },
  {
    id: 'conditional-7',
    topicId: 'conditional',
    sentence: 'De niño, mi abuelo ___ al colegio andando.',
    en: 'As a boy, my grandad would walk to school.',
    options: ['irá', 'fuera', 'iba', 'iría'],
    answer: 'iba',
    explanation:
      'This _would_ describes a habit, so Spanish uses the imperfect: *{iba:ir}*. *Iría* is the _would_ of a condition (_he would go if…_), and the subjunctive *fuera* needs a word such as *si* before it (*si fuera*).',
    because: {
      irá: '*Irá* is about the future.',
    },
  },
  {
    id: 'conditional-8',
    topicId: 'conditional',
    sentence: '___ antes si pudiéramos.',
    en: 'We would leave earlier if we could.',
    options: ['Saldremos', 'Saldriamos', 'Saliríamos', 'Saldríamos'],
    answer: 'Saldríamos',
    explanation:
      'The stem of *salir* is *saldr-*: *{saldríamos:salir}*, with an accent on every ending of this tense. ~~Saliríamos~~ uses the infinitive; *Saldremos* goes with *si podemos*.',
    because: {
      Saldriamos: '~~Saldriamos~~ is missing its accent.',
    },
  },
] satisfies readonly QuizQuestion[]
