import type { QuizQuestion } from '../../types'

export default [
  {
    id: 'days-of-week-1',
    topicId: 'days-of-week',
    sentence: 'Tengo dentista ___ lunes a las cinco.',
    en: 'I’ve got the dentist on Monday at five.',
    options: ['en el', 'los', 'en', 'el'],
    answer: 'el',
    explanation:
      'Spanish says _on Monday_ with the article alone: *el lunes*. *En* translates _on_, but Spanish needs no preposition here; *los lunes* would be every Monday.',
    because: {
      'en el': '*En el* is _in_ or _on_ for places; before a day Spanish has the article alone.',
    },
  },
  {
    id: 'days-of-week-2',
    topicId: 'days-of-week',
    sentence: 'En mi instituto ___ viernes salimos a la una.',
    en: 'At my school we finish at one on Fridays.',
    options: ['en', 'el', 'los', 'cada los'],
    answer: 'los',
    explanation:
      'Every Friday is *los viernes*: the plural article makes it a habit. *El viernes* is one Friday; *en* translates _on_, but Spanish needs no preposition here.',
    because: {
      'cada los': '*Cada* stands alone, without an article: *cada viernes*.',
    },
  },
  {
    id: 'days-of-week-3',
    topicId: 'days-of-week',
    sentence: 'Hoy es ___ y no hay clase.',
    en: 'Today is Wednesday and there are no lessons.',
    options: ['miércoles', 'el miércoles', 'Miércoles', 'miercoles'],
    answer: 'miércoles',
    explanation:
      'After *hoy es* the day has no article: *miércoles*, with a small letter and an accent. *El miércoles* would be _on Wednesday_; the capital in *Miércoles* is an English habit, and ~~miercoles~~ needs an accent.',
  },
  {
    id: 'days-of-week-4',
    topicId: 'days-of-week',
    sentence: 'Mi autobús pasa a las siete ___ la mañana.',
    en: 'My bus comes at seven in the morning.',
    options: ['por', 'de', 'a', 'en'],
    answer: 'de',
    explanation:
      'After a clock time Spanish says *de la mañana*. *Por la mañana* is only right without a clock time: *Estudio por la mañana*.',
    because: {
      a: '*A* is for the time itself: *a las siete*. The part of the day after it takes *de*.',
      en: 'In much of Latin America, *en la mañana* is _in the morning_; after a clock time *de* is right everywhere.',
    },
  },
  {
    id: 'days-of-week-5',
    topicId: 'days-of-week',
    sentence: 'Date prisa, que ya ___ la una y media.',
    en: 'Hurry up, it’s half past one already.',
    options: ['es', 'está', 'son', 'hay'],
    answer: 'es',
    explanation:
      '*La una* is singular, so *{es:ser} la una*; from two o’clock on it is *son las dos*. Clock time takes *ser*, not *está*.',
    because: {
      hay: '*Hay* says that something exists; it is never used for the time.',
    },
  },
  {
    id: 'days-of-week-6',
    topicId: 'days-of-week',
    sentence: 'Mi cumpleaños es el ___ de mayo.',
    en: 'My birthday is on the third of May.',
    options: ['trece', 'tercero', 'tres', 'tercer'],
    answer: 'tres',
    explanation:
      'Dates take plain numbers: *el tres de mayo*. *Tercero* and *tercer* copy the English _third_ (only the first may also be *el primero*); *trece* is thirteen.',
  },
  {
    id: 'days-of-week-7',
    topicId: 'days-of-week',
    sentence: 'Los ___ jugamos contra otros institutos.',
    en: 'On Saturdays we play against other schools.',
    options: ['sabados', 'Sábados', 'sábado', 'sábados'],
    answer: 'sábados',
    explanation:
      '*Sábado* ends in a vowel and takes -s: *los sábados*, with the accent of the singular. Only *sábado* and *domingo* change; *los lunes* keeps its form. The capital in *Sábados* is an English habit.',
    because: {
      sabados: '~~Sabados~~ has lost the accent of *sábado*.',
    },
  },
] satisfies readonly QuizQuestion[]
