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
      'For _on Monday_, Spanish just uses the article: *el lunes*. *En* copies _on_, but you don’t need a preposition here. *Los lunes* would be every Monday.',
    because: {
      'en el': '*En el* is _in the_ or _on the_, for places. Before a day, you only need the article.',
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
      'For every Friday, use the plural article: *los viernes*. *El viernes* is one Friday. *En* copies _on_, but you don’t need a preposition here.',
    because: {
      'cada los': 'Don’t use an article after *cada*: *cada viernes*.',
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
      'After *hoy es*, don’t use an article: *miércoles*, with a small letter and an accent. *El miércoles* would be _on Wednesday_. The capital in *Miércoles* is an English habit, and ~~miercoles~~ needs an accent.',
  },
  {
    id: 'days-of-week-4',
    topicId: 'days-of-week',
    sentence: 'Mi autobús pasa a las siete ___ la mañana.',
    en: 'My bus comes at seven in the morning.',
    options: ['por', 'de', 'a', 'en'],
    answer: 'de',
    explanation:
      'After a clock time, use *de la mañana*. *Por la mañana* is only correct without a clock time: *Estudio por la mañana*.',
    because: {
      a: '*A* is for the time itself: *a las siete*. For the part of the day, use *de*.',
      en: 'Much of Latin America says *en la mañana* for _in the morning_, but after a clock time *de* is always correct.',
    },
  },
  {
    id: 'days-of-week-5',
    topicId: 'days-of-week',
    sentence: 'Date prisa, que ya ___ la una y media.',
    en: 'Hurry up: it’s half past one already.',
    options: ['es', 'está', 'son', 'hay'],
    answer: 'es',
    explanation:
      '*La una* is singular, so it’s *{es:ser} la una*. From two o’clock on, use *son*: *son las dos*. For the time, use *ser*, not *está*.',
    because: {
      hay: '*Hay* means _there is_. It’s never used for the time.',
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
      'For dates, use ordinary numbers: *el tres de mayo*. *Tercero* and *tercer* copy the English _third_ (only the first can also be *el primero*). *Trece* is thirteen.',
  },
  {
    id: 'days-of-week-7',
    topicId: 'days-of-week',
    sentence: 'Los ___ jugamos contra otros institutos.',
    en: 'On Saturdays we play against other schools.',
    options: ['sabados', 'Sábados', 'sábado', 'sábados'],
    answer: 'sábados',
    explanation:
      '*Sábado* ends in a vowel, so add -s and keep the accent: *los sábados*. Only *sábado* and *domingo* change. *Los lunes* stays the same. The capital in *Sábados* is an English habit.',
    because: {
      sabados: '~~Sabados~~ needs the accent of *sábado*.',
    },
  },
] satisfies readonly QuizQuestion[]
