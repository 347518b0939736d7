import type { QuizQuestion } from '../../types'

export default [
  {
    id: 'possessive-adjectives-1',
    topicId: 'possessive-adjectives',
    sentence: 'Mis primos viven con ___ abuelos.',
    en: 'My cousins live with their grandparents.',
    options: ['los suyos', 'suyos', 'su', 'sus'],
    answer: 'sus',
    explanation:
      'The possessive agrees with the thing owned, not with the owners: *abuelos* is plural, so *sus*. *Su* would be one grandparent; *suyos* goes after the noun.',
    because: {
      'los suyos': '*Los suyos* replaces the noun, but here the noun follows: *abuelos*.',
    },
  },
  {
    id: 'possessive-adjectives-2',
    topicId: 'possessive-adjectives',
    sentence: 'En ___ familia cenamos a las nueve.',
    en: 'In our family we have dinner at nine.',
    options: ['nuestras', 'nuestra', 'nuestro', 'nosotros'],
    answer: 'nuestra',
    explanation:
      '*Familia* is feminine singular: *nuestra familia*. The number of people doesn’t matter, so *nuestras* is wrong, and so is *nuestro*.',
    because: {
      nosotros: '*Nosotros* is _we_, not _our_.',
    },
  },
  {
    id: 'possessive-adjectives-3',
    topicId: 'possessive-adjectives',
    sentence: 'Un amigo ___ vive en Bilbao.',
    en: 'A friend of mine lives in Bilbao.',
    options: ['mío', 'de mí', 'mi', 'mis'],
    answer: 'mío',
    explanation:
      'After the noun the long form is used: *un amigo mío*. *De mí* copies _of mine_, and *mi* only goes before the noun.',
    because: {
      mis: '*Mis* goes before the noun, and is for several things.',
    },
  },
  {
    id: 'possessive-adjectives-4',
    topicId: 'possessive-adjectives',
    sentence: 'Mi mochila es azul y ___ es verde.',
    en: 'My rucksack is blue and yours is green.',
    options: ['el tuyo', 'tuya', 'tu', 'la tuya'],
    answer: 'la tuya',
    explanation:
      'To replace a noun, the long form takes that noun’s article: *la mochila*, so *la tuya*. *Tuya* without an article can’t replace the noun; it follows it (*una mochila tuya*) or *ser* (*Es tuya*).',
    because: {
      'el tuyo': '*El tuyo* would be a masculine thing, such as *el estuche*.',
      tu: '*Tu* needs its noun after it: *tu mochila*.',
    },
  },
  {
    id: 'possessive-adjectives-5',
    topicId: 'possessive-adjectives',
    sentence: 'Esta es ___.',
    en: 'This is my brother’s bike.',
    options: ['mi hermano’s bici', 'la bici mi hermano', 'la bici de mi hermano', 'mi hermano bici'],
    answer: 'la bici de mi hermano',
    explanation:
      'Spanish has no apostrophe _s_: the owner comes after *de*, *la bici de mi hermano*. ~~Mi hermano bici~~ keeps the English order.',
    because: {
      'mi hermano’s bici': 'The _’s_ is English; Spanish has nothing like it.',
      'la bici mi hermano': 'Without *de* nothing says that the bike is his.',
    },
  },
  {
    id: 'possessive-adjectives-6',
    topicId: 'possessive-adjectives',
    sentence: 'Niños, ¿habéis hecho ___ deberes?',
    en: 'Children, have you done your homework?',
    options: ['vuestro', 'vosotros', 'sus', 'vuestros'],
    answer: 'vuestros',
    vosotros: true,
    explanation:
      '*Habéis* shows *vosotros*, and *deberes* is masculine plural: *vuestros deberes*. *Vosotros* is _you_, not _your_; *sus* would go with *ustedes*.',
    because: {
      vuestro: '*Vuestro* is singular, and *deberes* is plural.',
    },
  },
  {
    id: 'possessive-adjectives-7',
    topicId: 'possessive-adjectives',
    sentence: 'Estas gafas no son ___, son de Clara.',
    en: 'These glasses aren’t mine, they’re Clara’s.',
    options: ['mi', 'míos', 'mías', 'mis'],
    answer: 'mías',
    explanation:
      'After *ser* the long form agrees with *gafas*, feminine plural: *mías*. *Mis* needs a noun after it.',
    because: {
      mi: '*Mi* goes before a noun, and is for one thing.',
      míos: '*Míos* is masculine, and *gafas* is feminine.',
    },
  },
] satisfies readonly QuizQuestion[]
