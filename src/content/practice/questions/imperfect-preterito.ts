import type { QuizQuestion } from '../../types'

export default [
  {
    id: 'imperfect-preterito-1',
    topicId: 'imperfect-preterito',
    sentence: 'De pequeño ___ al parque todas las tardes.',
    en: 'When I was little I used to go to the park every afternoon.',
    options: ['iría', 'ibo', 'iba', 'fui'],
    answer: 'iba',
    explanation:
      'For a habit in the past, use the imperfect: *{iba:ir}*. *Fui* is one visit, and *iría* is the conditional _would go_.',
    because: {
      ibo: '~~Ibo~~ has a present ending, but *yo* forms end in -a here.',
    },
  },
  {
    id: 'imperfect-preterito-2',
    topicId: 'imperfect-preterito',
    sentence: 'Ya ___ las once y la calle estaba vacía.',
    en: 'It was already eleven o’clock and the street was empty.',
    options: ['estaban', 'fueron', 'era', 'eran'],
    answer: 'eran',
    explanation:
      'For the time in the past, use the imperfect, in the plural for eleven: *{eran:ser} las once*. *Fueron* would make it an event, and *era* is for *la una*.',
    because: {
      estaban: 'For the time, use *ser*.',
    },
  },
  {
    id: 'imperfect-preterito-3',
    topicId: 'imperfect-preterito',
    sentence: 'En primaria Leo y yo ___ muy amigos.',
    en: 'Leo and I were very good friends at primary school.',
    options: ['estábamos', 'eramos', 'éramos', 'seríamos'],
    answer: 'éramos',
    explanation:
      '*Leo y yo* is _we_: *{éramos:ser}*, always with an accent (~~eramos~~ needs one). Being friends is part of who you are, so it isn’t *estábamos*.',
    because: {
      seríamos: '*Seríamos* is the conditional: _we would be_.',
    },
  },
  {
    id: 'imperfect-preterito-4',
    topicId: 'imperfect-preterito',
    sentence: 'Mientras yo ___, mi hermano veía la tele.',
    en: 'While I was studying, my brother was watching TV.',
    options: ['estudiaba', 'estudiando', 'era estudiando', 'estudio'],
    answer: 'estudiaba',
    explanation:
      'Two actions going on at the same time in the past need the imperfect: *{estudiaba:estudiar}* and *veía*. ~~Era estudiando~~ translates _was studying_ with the wrong verb: it should be *estaba estudiando*.',
    because: {
      estudio: '*Estudio* is the present, but the other verb is in the past.',
      estudiando: 'A gerund needs a verb before it, as in *estaba estudiando*.',
    },
  },
  {
    id: 'imperfect-preterito-5',
    topicId: 'imperfect-preterito',
    sentence: 'Antes ___ muchos árboles en esta plaza.',
    en: 'There used to be lots of trees in this square.',
    options: ['habían', 'había', 'hubieron', 'eran'],
    answer: 'había',
    explanation:
      '_There was_ and _there were_ are both *{había:haber}*: the verb is always singular. ~~Habían~~ treats *árboles* as the subject.',
    because: {
      hubieron:
        'The preterite would be *hubo*, also singular, and it wouldn’t describe how things used to be.',
      eran: '*Eran* is _they were_, not _there were_.',
    },
  },
  {
    id: 'imperfect-preterito-6',
    topicId: 'imperfect-preterito',
    sentence: '¿Cuántos años ___ cuando empezaste a tocar el piano?',
    en: 'How old were you when you started playing the piano?',
    options: ['tenías', 'tuviste', 'eras', 'estabas'],
    answer: 'tenías',
    explanation:
      'Age is background information, so use the imperfect of *tener*: *{tenías:tener}*. *Eras* translates _were_, and *tuviste* would make it an event.',
    because: {
      estabas: 'Don’t use *ser* or *estar* for age.',
    },
  },
  {
    id: 'imperfect-preterito-7',
    topicId: 'imperfect-preterito',
    sentence: 'Desde mi ventana se ___ el mar.',
    en: 'You could see the sea from my window.',
    options: ['veia', 'veía', 'vió', 'vía'],
    answer: 'veía',
    explanation:
      '*Ver* keeps its e in the imperfect: *{veía:ver}*. *Vía* is a noun (track, way), and ~~veia~~ needs an accent to keep the two vowels apart.',
    because: {
      vió: '~~Vió~~ is an old spelling of *vio*, which would be for one moment.',
    },
  },
  {
    id: 'imperfect-preterito-8',
    topicId: 'imperfect-preterito',
    sentence: 'Todos los domingos mi abuelo nos ___ historias.',
    en: 'Grandad would tell us stories every Sunday.',
    options: ['contara', 'cuenta', 'contaba', 'contaría'],
    answer: 'contaba',
    explanation:
      'This _would_ is for a habit in the past, so use the imperfect: *{contaba:contar}*. *Contaría* is the conditional (_he would tell us if…_), *cuenta* is the present, and *contara* is a subjunctive.',
  },
] satisfies readonly QuizQuestion[]
