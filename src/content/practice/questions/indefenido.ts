import type { QuizQuestion } from '../../types'

export default [
  {
    id: 'indefenido-1',
    topicId: 'indefenido',
    sentence: 'Anoche ___ una película muy buena.',
    en: 'Last night I saw a really good film.',
    options: ['vio', 'vi', 'veí', 'ví'],
    answer: 'vi',
    explanation:
      'This form has only one syllable, so it doesn’t need an accent: *{vi:ver}*. ~~Ví~~ is an old spelling, and *vio* is _he or she saw_.',
    because: {
      veí: '~~Veí~~ isn’t Spanish: the stem is just *v-*.',
    },
  },
  {
    id: 'indefenido-2',
    topicId: 'indefenido',
    sentence: 'Ayer mis padres me ___ la verdad.',
    en: 'My parents told me the truth yesterday.',
    options: ['dijeron', 'dicieron', 'decieron', 'dijieron'],
    answer: 'dijeron',
    explanation:
      'After an irregular stem in j, use *-eron*: *{dijeron:decir}*, like *trajeron*. ~~Dijieron~~ adds an i, like the regular *tejieron*, and ~~dicieron~~ and ~~decieron~~ don’t have the stem *dij-*.',
  },
  {
    id: 'indefenido-3',
    topicId: 'indefenido',
    sentence: 'El sábado pasado ___ a Granada.',
    en: 'We went to Granada last Saturday.',
    options: ['fuemos', 'éramos', 'fueron', 'fuimos'],
    answer: 'fuimos',
    explanation:
      '*Ir* in the preterite: *fui, fuiste, fue, {fuimos:ir}*. ~~Fuemos~~ is based on *fue*, and *éramos* comes from *ser* and means _we were_.',
    because: {
      fueron: '*Fueron* is _they went_, but the sentence says _we_.',
    },
  },
  {
    id: 'indefenido-4',
    topicId: 'indefenido',
    sentence: 'Ayer ___ al tenis con mi prima.',
    en: 'I played tennis with my cousin yesterday.',
    options: ['jugó', 'jugué', 'jugé', 'juegué'],
    answer: 'jugué',
    explanation:
      'Before e, a hard g is written gu: *{jugué:jugar}*. ~~Jugé~~ would sound like a j. *Jugar* only changes its stem in the present, so ~~juegué~~ is wrong too.',
    because: {
      jugó: '*Jugó* is _he or she played_.',
    },
  },
  {
    id: 'indefenido-5',
    topicId: 'indefenido',
    sentence: '¿Qué ___ el fin de semana pasado, Ana?',
    en: 'What did you do last weekend, Ana?',
    options: ['hicistes', 'hice', 'hiciste', 'haciste'],
    answer: 'hiciste',
    explanation:
      'The stem of *hacer* is *hic-*: *{hiciste:hacer}*. In the preterite, *tú* forms never end in -s: ~~hicistes~~ is a common slip, and *hice* is _I did_.',
    because: {
      haciste: '~~Haciste~~ keeps the a of the infinitive.',
    },
  },
  {
    id: 'indefenido-6',
    topicId: 'indefenido',
    sentence: 'El bebé ___ toda la noche.',
    en: 'The baby slept all night.',
    options: ['durmio', 'durmió', 'dormí', 'dormió'],
    answer: 'durmió',
    explanation:
      '*-ir* verbs like *dormir* and *pedir* change their stem in the third person: *{durmió:dormir}*. ~~Dormió~~ doesn’t, and ~~durmio~~ has lost its accent.',
    because: {
      dormí: '*Dormí* is _I slept_.',
    },
  },
  {
    id: 'indefenido-7',
    topicId: 'indefenido',
    sentence: 'Ayer, cuando ___ a casa, no había nadie.',
    en: 'Yesterday, when I got home, there was nobody there.',
    options: ['llegué', 'llegó', 'llego', 'llegé'],
    answer: 'llegué',
    explanation:
      'Before e, a hard g is written gu: *{llegué:llegar}*. ~~Llegé~~ would sound like a j, and *llegó* is _he or she arrived_.',
    because: {
      llego: '*Llego* is _I arrive_. Without the accent, it’s the present.',
    },
  },
  {
    id: 'indefenido-8',
    topicId: 'indefenido',
    sentence: '¿Quién ___ esta tarta tan rica?',
    en: 'Who brought this delicious cake?',
    options: ['traió', 'trayó', 'trajió', 'trajo'],
    answer: 'trajo',
    explanation:
      'The stem of *traer* is *traj-*, with an unaccented *-o*: *{trajo:traer}*. ~~Trayó~~ copies *cayó* and *leyó*.',
    because: {
      traió: '~~Traió~~ isn’t Spanish: the preterite of *traer* has a j.',
      trajió: 'There’s no i after this j, and the stress is on the stem.',
    },
  },
] satisfies readonly QuizQuestion[]
