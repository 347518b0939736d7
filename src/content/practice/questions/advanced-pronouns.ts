import type { QuizQuestion } from '../../types'

export default [
  {
    id: 'advanced-pronouns-1',
    topicId: 'advanced-pronouns',
    sentence: 'Si quieres las fotos, ___ mando ahora.',
    en: 'If you want the photos, I’ll send them to you now.',
    options: ['se las', 'te las', 'te los', 'las te'],
    answer: 'te las',
    explanation:
      'Put the person first, then the thing: *te las mando*. ~~Las te~~ is the wrong way round; *los* doesn’t fit *las fotos*, and *se las* would send them to somebody else.',
    because: {
      'te los': '*Los* doesn’t fit *las fotos*.',
    },
  },
  {
    id: 'advanced-pronouns-2',
    topicId: 'advanced-pronouns',
    sentence: 'El regalo ya ___ di a Carmen.',
    en: 'I’ve already given Carmen the present.',
    options: ['le lo', 'lo le', 'se lo', 'lo se'],
    answer: 'se lo',
    explanation:
      'Before *lo, la, los, las* both *le* and *les* become *se*: *se lo di*. The rule is there to avoid ~~le lo~~, and the person always comes first.',
    because: {
      'lo le': 'The person comes first, and before *lo* it’s *se*.',
      'lo se': 'The person comes first.',
    },
  },
  {
    id: 'advanced-pronouns-3',
    topicId: 'advanced-pronouns',
    sentence: 'La chica ___ conocí en el campamento vive en Gales.',
    en: 'The girl I met at the camp lives in Wales.',
    options: ['que', 'cual', 'quien', 'cuya'],
    answer: 'que',
    explanation:
      'English can leave out the relative pronoun, but Spanish can’t: *la chica que conocí*. As an object, *quien* needs *a* (*a quien conocí*), *cual* needs *a la* (*a la cual conocí*), and *cuya* is _whose_.',
  },
  {
    id: 'advanced-pronouns-4',
    topicId: 'advanced-pronouns',
    sentence: 'El compañero con ___ trabajo es muy simpático.',
    en: 'The colleague I work with is very nice.',
    options: ['cual', 'quién', 'quien', 'cuyo'],
    answer: 'quien',
    explanation:
      'After a preposition, use *quien* (or *el que*) for a person: *con quien trabajo*. *Quién* with an accent asks a question; *cual* would need *el*.',
    because: {
      cuyo: '*Cuyo* is _whose_, and goes before the thing owned.',
    },
  },
  {
    id: 'advanced-pronouns-5',
    topicId: 'advanced-pronouns',
    sentence: '___ más me gusta de Madrid es la gente.',
    en: 'What I like most about Madrid is the people.',
    options: ['Lo que', 'Qué', 'Cual', 'El que'],
    answer: 'Lo que',
    explanation:
      'When _what_ means _the thing that_, it’s *lo que*. *Qué* is for questions, and *el que* would be one particular person or thing.',
    because: {
      Cual: '*Cual* needs an article, and something to refer back to.',
    },
  },
  {
    id: 'advanced-pronouns-6',
    topicId: 'advanced-pronouns',
    sentence: 'Hace frío: ___ la chaqueta.',
    en: 'It’s cold: put your jacket on.',
    options: ['pónte', 'ponte', 'te pon', 'ponerte'],
    answer: 'ponte',
    explanation:
      'In an affirmative command the pronoun is attached: *{ponte:ponerse}*. ~~Te pon~~ puts it first, as in a negative command. *Ponte* has the normal stress of a word ending in a vowel, so you don’t need the accent in ~~pónte~~.',
    because: {
      ponerte: 'The infinitive isn’t a command to one person.',
    },
  },
  {
    id: 'advanced-pronouns-7',
    topicId: 'advanced-pronouns',
    sentence: 'Es una escritora ___ novelas se leen en todo el mundo.',
    en: 'She is a writer whose novels are read all over the world.',
    options: ['de quien', 'que sus', 'cuya', 'cuyas'],
    answer: 'cuyas',
    explanation:
      '*Cuyo* agrees with the thing owned: *novelas*, so *cuyas*. *Cuya* would agree with the writer; people say *que sus*, but it isn’t accepted in writing.',
    because: {
      'de quien': '*De quien* is _of whom_; before a noun _whose_ is *cuyo*.',
    },
  },
  {
    id: 'advanced-pronouns-8',
    topicId: 'advanced-pronouns',
    sentence: '___ el móvil y se ha roto la pantalla.',
    en: 'I dropped my phone and the screen broke.',
    options: ['Se ha caído me', 'Se me ha caído', 'Me he caído', 'He caído'],
    answer: 'Se me ha caído',
    explanation:
      'In Spanish the accident happens _to me_: *se me {ha caído:caerse}*, with the phone as the subject. *Me he caído* would be _I fell over_.',
    because: {
      'Se ha caído me': 'The pronouns go together, before *haber*.',
      'He caído': '*He caído* would be _I have fallen_.',
    },
  },
] satisfies readonly QuizQuestion[]
