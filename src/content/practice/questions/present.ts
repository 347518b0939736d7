import type { QuizQuestion } from '../../types'

export default [
  {
    id: 'present-1',
    topicId: 'present',
    sentence: 'Yo no ___ a nadie en esta fiesta.',
    en: 'I don’t know anybody at this party.',
    options: ['conozco', 'sé', 'conozo', 'conoce'],
    answer: 'conozco',
    explanation:
      '_To know_ a person is *conocer*, and its *yo* form is *{conozco:conocer}*. *Sé* is for facts and skills, and *conoce* is _he knows_.',
    because: {
      conozo: '~~Conozo~~ has lost the *c*: the ending is *-zco*.',
    },
  },
  {
    id: 'present-2',
    topicId: 'present',
    sentence: 'Mis amigos ___ al fútbol todos los días.',
    en: 'My friends play football every day.',
    options: ['jogan', 'juegan', 'jugan', 'juegamos'],
    answer: 'juegan',
    explanation:
      '*Jugar* changes u to ue where the stem is stressed: *{juegan:jugar}*. ~~Jugan~~ doesn’t. The *nosotros* form keeps the u (*jugamos*).',
    because: {
      jogan: '~~Jogan~~ changes u to o, but it should be *ue*.',
      juegamos: '*Mis amigos* is _they_, and in the *nosotros* form the vowel doesn’t change at all.',
    },
  },
  {
    id: 'present-3',
    topicId: 'present',
    sentence: 'No ___ salir hasta las seis.',
    en: 'We can’t leave until six.',
    options: ['podemos', 'pueden', 'podimos', 'puedemos'],
    answer: 'podemos',
    explanation:
      'The o of *poder* only becomes ue where it is stressed (*puedo, puedes*…), and in *{podemos:poder}* it isn’t. ~~Puedemos~~ takes the change too far, and *pueden* is _they can_.',
    because: {
      podimos: '~~Podimos~~ isn’t a form of *poder*: the preterite is *pudimos*.',
    },
  },
  {
    id: 'present-4',
    topicId: 'present',
    sentence: 'Vivimos aquí ___ tres años.',
    en: 'We’ve lived here for three years.',
    options: ['por', 'desde', 'para', 'desde hace'],
    answer: 'desde hace',
    explanation:
      'For a length of time up to now, use the present with *desde hace*: *Vivimos aquí desde hace tres años*. With *por*, *vivimos* would mean _we lived_, for a time that’s over. *Desde* alone needs a starting point (*desde mayo*).',
    because: {
      para: '*Para* is for a time in the future.',
    },
  },
  {
    id: 'present-5',
    topicId: 'present',
    sentence: 'Yo siempre ___ la verdad.',
    en: 'I always tell the truth.',
    options: ['dice', 'dico', 'digo', 'dizo'],
    answer: 'digo',
    explanation:
      '*Decir* has a *yo* form in *-go*: *{digo:decir}*. *Dice* is _he or she says_, and ~~dico~~ changes e to i, but is missing the *g*.',
    because: {
      dizo: '~~Dizo~~ doesn’t exist: the *yo* form has a *g*.',
    },
  },
  {
    id: 'present-6',
    topicId: 'present',
    sentence: 'Todos los días me ___ a las siete.',
    en: 'I wake up at seven every day.',
    options: ['despierta', 'despierto', 'desperto', 'despertar'],
    answer: 'despierto',
    explanation:
      '*Despertarse* changes e to ie: *me {despierto:despertarse}*. ~~Desperto~~ doesn’t, and *me despierta* would mean that somebody or something wakes me up.',
    because: {
      despertar: 'With *me* you need the *yo* form here, not the infinitive.',
    },
  },
  {
    id: 'present-7',
    topicId: 'present',
    sentence: '¿A qué hora ___ vosotros los domingos?',
    en: 'What time do you have dinner on Sundays?',
    options: ['cenáis', 'cenaís', 'cenais', 'cenan'],
    answer: 'cenáis',
    vosotros: true,
    explanation:
      'The *vosotros* ending of *-ar* verbs is *-áis*, with an accent on the a: *{cenáis:cenar}*. ~~Cenais~~ hasn’t got one, ~~cenaís~~ has it on the wrong letter, and *cenan* goes with *ustedes*.',
  },
  {
    id: 'present-8',
    topicId: 'present',
    sentence: 'Este fin de semana tengo ___ estudiar mucho.',
    en: 'I have to study a lot this weekend.',
    options: ['por', 'a', 'que', 'de'],
    answer: 'que',
    explanation:
      '_To have to_ is *tener que* + infinitive: *tengo que estudiar*. *A* translates the English _to_, which the infinitive already contains.',
    because: {
      por: '*Tener por* doesn’t mean _have to_.',
      de: '*Tener de* isn’t modern Spanish, and *haber de* is formal.',
    },
  },
] satisfies readonly QuizQuestion[]
