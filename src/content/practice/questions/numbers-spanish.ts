import type { QuizQuestion } from '../../types'

export default [
  {
    id: 'numbers-spanish-1',
    topicId: 'numbers-spanish',
    sentence: 'En mi colegio hay ___ alumnos.',
    en: 'There are five hundred students at my school.',
    options: ['cinco cientos', 'quinientos', 'quinientas', 'cincocientos'],
    answer: 'quinientos',
    explanation:
      '500 is irregular: *quinientos*. ~~Cincocientos~~ follows the pattern of 200 and 300, but doesn’t exist. *Quinientas* would go with a feminine noun (*quinientas alumnas*).',
    because: {
      'cinco cientos':
        '~~Cinco cientos~~ translates _five hundred_ word for word, but in Spanish it’s one word.',
    },
  },
  {
    id: 'numbers-spanish-2',
    topicId: 'numbers-spanish',
    sentence: 'Mi prima tiene ___ años.',
    en: 'My cousin is twenty-three.',
    options: ['veintitres', 'veintetrés', 'veintitrés', 'veinte tres'],
    answer: 'veintitrés',
    explanation:
      'The numbers 21 to 29 are written as one word with *veinti-*. *Veintitrés* is stressed on the last syllable and ends in *-s*, so it needs the accent that’s missing in ~~veintitres~~.',
    because: {
      veintetrés: '~~Veintetrés~~ keeps the *-e* of *veinte*, which becomes *-i* here.',
      'veinte tres': '~~Veinte tres~~ is two words, but 21 to 29 are written as one.',
    },
  },
  {
    id: 'numbers-spanish-3',
    topicId: 'numbers-spanish',
    sentence: 'El libro tiene ___ páginas.',
    en: 'The book has two hundred pages.',
    options: ['doscientas', 'dos cientas', 'doscientos', 'dos cien'],
    answer: 'doscientas',
    explanation:
      'Hundreds agree with what they count: *páginas* is feminine, so it’s *doscientas*. *Doscientos* would go with *libros*. It’s always one word, never ~~dos cientas~~.',
    because: {
      'dos cien':
        '~~Dos cien~~ keeps *cien*, but after *dos* you need one word ending in *-cientos* or *-cientas*.',
    },
  },
  {
    id: 'numbers-spanish-4',
    topicId: 'numbers-spanish',
    sentence: 'Vinieron ___ personas al concierto.',
    en: 'A hundred people came to the concert.',
    options: ['cientos', 'un cien', 'ciento', 'cien'],
    answer: 'cien',
    explanation:
      'For exactly one hundred before a noun, use *cien*. *Ciento* is used from 101 to 199 (*ciento dos*), *cientos* is _hundreds_ and needs *de*, and ~~un cien~~ translates the English _a_.',
  },
  {
    id: 'numbers-spanish-5',
    topicId: 'numbers-spanish',
    sentence: 'La ciudad tiene dos ___ habitantes.',
    en: 'The city has two million inhabitants.',
    options: ['millón', 'millones de', 'millón de', 'millones'],
    answer: 'millones de',
    explanation:
      '*Millón* is a noun. After *dos* it’s plural, and it needs *de* before another noun: *dos millones de habitantes*. *Millones* without *de* copies the English _two million inhabitants_.',
    because: {
      'millón de': 'It’s *un millón de*, but after *dos* it’s plural.',
    },
  },
  {
    id: 'numbers-spanish-6',
    topicId: 'numbers-spanish',
    sentence: 'Mi abuela vive en el ___ piso.',
    en: 'My grandmother lives on the third floor.',
    options: ['tercera', 'tercero', 'tres', 'tercer'],
    answer: 'tercer',
    explanation:
      '*Tercero* and *primero* lose their *-o* before a masculine singular noun: *el tercer piso*. *Tercero* is used on its own: *Vive en el tercero*.',
    because: {
      tercera: '*Tercera* is feminine, but *piso* is masculine.',
      tres: '*Tres* is for counting floors. To name one, put it after the noun (*el piso tres*).',
    },
  },
  {
    id: 'numbers-spanish-7',
    topicId: 'numbers-spanish',
    sentence: 'En mi clase somos ___ chicas.',
    en: 'There are twenty-one girls in my class.',
    options: ['veintiuna', 'veintiún', 'veintiunas', 'veintiuno'],
    answer: 'veintiuna',
    explanation:
      'Numbers ending in *uno* agree in gender: *veintiuna chicas*. *Veintiún* is the short form before a masculine noun (*veintiún chicos*).',
    because: {
      veintiunas: 'There’s no plural ~~veintiunas~~: only the gender changes.',
      veintiuno: '*Veintiuno* is for counting, without a noun.',
    },
  },
  {
    id: 'numbers-spanish-8',
    topicId: 'numbers-spanish',
    sentence: 'Mi hermano nació en ___ nueve.',
    en: 'My brother was born in 2009.',
    options: ['dos miles', 'dos mil', 'veinte', 'dos mil y'],
    answer: 'dos mil',
    explanation:
      'Years are read as whole numbers: *dos mil nueve*. *Mil* is never plural in a number, so ~~dos miles~~ is wrong, and *y* only goes between tens and units.',
    because: {
      veinte: 'English can split the year (_twenty oh nine_). Spanish doesn’t.',
      'dos mil y': '*Y* never comes straight after thousands or hundreds.',
    },
  },
] satisfies readonly QuizQuestion[]
