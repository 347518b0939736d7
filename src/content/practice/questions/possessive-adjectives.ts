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
      'The possessive agrees with the thing owned, not with the owners: *abuelos* is plural, so it’s *sus*. *Su* would be for one grandparent, and *suyos* goes after the noun.',
    because: {
      'los suyos': '*Los suyos* replaces the noun, but the noun *abuelos* is there.',
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
      '*Familia* is feminine singular: *nuestra familia*, not *nuestro*. The number of people doesn’t matter, so *nuestras* is wrong.',
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
      'After the noun, use the long form: *un amigo mío*. *De mí* copies _of mine_, and *mi* only goes before the noun.',
    because: {
      mis: '*Mis* goes before a plural noun.',
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
      'To replace a noun, use its article and the long form: *la mochila*, so *la tuya*. *Tuya* without an article goes after the noun (*una mochila tuya*) or *ser* (*Es tuya*).',
    because: {
      'el tuyo': '*El tuyo* would be for a masculine noun, such as *el estuche*.',
      tu: '*Tu* needs a noun after it: *tu mochila*.',
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
      'Spanish doesn’t use _’s_. The owner comes after *de*: *la bici de mi hermano*. ~~Mi hermano bici~~ keeps the English order.',
    because: {
      'mi hermano’s bici': 'The _’s_ is English. Spanish doesn’t use it.',
      'la bici mi hermano': 'You need *de* to show that the bike is his.',
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
      '*Habéis* is a *vosotros* form, and *deberes* is masculine plural: *vuestros deberes*. *Vosotros* is _you_, not _your_, and *sus* would go with *ustedes*.',
    because: {
      vuestro: '*Vuestro* is singular, but *deberes* is plural.',
    },
  },
  {
    id: 'possessive-adjectives-7',
    topicId: 'possessive-adjectives',
    sentence: 'Estas gafas no son ___, son de Clara.',
    en: 'These glasses aren’t mine; they’re Clara’s.',
    options: ['mi', 'míos', 'mías', 'mis'],
    answer: 'mías',
    explanation:
      'After *ser*, use the long form, feminine plural like *gafas*: *mías*. *Mis* needs a noun after it.',
    because: {
      mi: '*Mi* goes before a singular noun.',
      míos: '*Míos* is masculine, but *gafas* is feminine.',
    },
  },
] satisfies readonly QuizQuestion[]
