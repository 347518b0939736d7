import { facts } from '../../exams/facts'
import type { WritingCriterion } from '../writing-types'

const steps = 'We wrote the bands ourselves.'
const igcseSource = `The marks are from [our guide](/igcse), which gives the sources. ${steps} Your teacher has Cambridge’s mark scheme.`
const ibSource = `The criteria and their marks are from [our guide](/ib), which gives the sources. Only schools can see the IB’s own criteria. ${steps}`

const { directed, long } = facts.igcse.writing
const [task, range, accuracy] = long.criteria.is
const [language, message, concept] = facts.standard.writing.criteria.is
const [beginnersLanguage, beginnersMessage, beginnersConcept] = facts.abInitio.writing.criteria.is

const criteria: readonly WritingCriterion[] = [
  {
    exams: ['IGCSE'],
    words: directed.words.is,
    name: 'The whole text',
    marks: directed.marks.is,
    bands: [
      {
        marks: '10–12',
        looksLike:
          'Every point is covered, and most have a reason or a detail too. The sentences are linked (*porque*, *aunque*, *por eso*, *donde*). Past and future tenses are used where the task needs them. Mistakes are small: nobody has to read a line twice.',
      },
      {
        marks: '7–9',
        looksLike:
          'Nearly every point is there, but one is missing or only mentioned. The sentences are mostly simple, with *y* and *pero*. The tenses are usually correct. Everything makes sense, but sometimes only on a second reading.',
      },
      {
        marks: '4–6',
        looksLike:
          'About half of it is clear, with short sentences in the present, verbs in the wrong person and perhaps some English words.',
      },
      {
        marks: '1–3',
        looksLike: 'A few words or phrases fit the task, but the reader has to guess the rest.',
      },
      { marks: '0', looksLike: 'None of the points is covered.' },
    ],
    source: igcseSource,
  },
  {
    exams: ['IGCSE'],
    words: long.words.is,
    name: 'Task completion',
    marks: task,
    bands: [
      {
        marks: '9–10',
        looksLike:
          'All five points are clear, and several are developed: what happened **and** what it was like, what you think **and** why. The text has the right form: a greeting in an email, a title in an article.',
      },
      {
        marks: '7–8',
        looksLike:
          'Either all five points are there, some in only one sentence, or four are well developed. If a point is missing, don’t give yourself more than 8.',
      },
      {
        marks: '5–6',
        looksLike: 'Three points are clear, or more are partly clear.',
      },
      { marks: '3–4', looksLike: 'Two points are clear, or much of it is about something else.' },
      { marks: '1–2', looksLike: 'Only a sentence or two has anything to do with the task.' },
      { marks: '0', looksLike: 'None of the points is covered.' },
    ],
    source: igcseSource,
  },
  {
    exams: ['IGCSE'],
    words: long.words.is,
    name: 'Range',
    marks: range,
    bands: [
      {
        marks: '9–10',
        looksLike:
          'Several tenses where they are needed, long sentences that work (*cuando*, *aunque*, *lo que*, *para* with an infinitive, *si*), pronouns in the right place (*se lo di*), and words beyond the most obvious ones.',
      },
      {
        marks: '7–8',
        looksLike:
          'Past, present and future. Some longer sentences, with *porque*, *que* and *cuando*. Enough vocabulary for the subject, without much repetition.',
      },
      {
        marks: '5–6',
        looksLike:
          'Simple sentences joined with *y*, *pero* and *porque*. Two tenses, the same ten verbs, *es muy interesante* more than once.',
      },
      {
        marks: '3–4',
        looksLike: 'Short sentences with the same pattern: *hay*, *es*, *me gusta*. A second tense is rare.',
      },
      { marks: '1–2', looksLike: 'Single words, and phrases learnt by heart.' },
      { marks: '0', looksLike: 'No Spanish in your own words.' },
    ],
    source: igcseSource,
  },
  {
    exams: ['IGCSE'],
    words: long.words.is,
    name: 'Accuracy',
    marks: accuracy,
    bands: [
      {
        marks: '7–8',
        looksLike:
          'Verbs are nearly always in the right person and tense, and adjectives agree. Mistakes are small (an accent, a preposition) or in ambitious sentences.',
      },
      {
        marks: '5–6',
        looksLike:
          'Easy sentences are correct, but long ones aren’t always. Some endings are wrong (~~la gente son~~, ~~fui a comí~~), but they don’t hide what you mean.',
      },
      {
        marks: '3–4',
        looksLike:
          'Many verbs are in the wrong form. Sometimes the reader has to guess who did what, or when.',
      },
      { marks: '1–2', looksLike: 'The occasional phrase is correct.' },
      { marks: '0', looksLike: 'Too little is correct to earn a mark.' },
    ],
    source: igcseSource,
  },
  {
    exams: ['IB SL'],
    name: 'Language',
    marks: language,
    bands: [
      {
        marks: '10–12',
        looksLike:
          'Suitable, varied vocabulary, with the odd idiomatic phrase. Easy structures are correct and complex ones mostly correct: *si* with the imperfect subjunctive, *para que*, relative clauses. Mistakes don’t get in the way.',
      },
      {
        marks: '7–9',
        looksLike:
          'Enough vocabulary for the subject, several tenses and some complex sentences. Mistakes are in the complex ones, but your meaning is clear.',
      },
      {
        marks: '4–6',
        looksLike:
          'Mostly short sentences, with the same words again and again. Some mistakes make the reader stop.',
      },
      {
        marks: '1–3',
        looksLike: 'Little vocabulary, sentences translated from English and mistakes that hide the meaning.',
      },
      { marks: '0', looksLike: 'Nothing in Spanish that can be marked.' },
    ],
    source: ibSource,
  },
  {
    exams: ['IB HL'],
    name: 'Language',
    marks: language,
    bands: [
      {
        marks: '10–12',
        looksLike:
          'Precise, varied vocabulary that’s idiomatic where it helps. Complex structures support the argument and are nearly always correct: *no es que* with the subjunctive, *sino que*, *cuyo*, tenses that match (*pedí que vinieran*).',
      },
      {
        marks: '7–9',
        looksLike:
          'Varied vocabulary, with the odd strange choice. Complex structures are common and mostly correct. Mistakes don’t get in the way.',
      },
      {
        marks: '4–6',
        looksLike:
          'Everyday words, even where the subject needs others. Easy structures are correct, but complex ones are rare or wrong. Some parts need a second reading.',
      },
      {
        marks: '1–3',
        looksLike: 'Short sentences, mistakes in easy verbs and parts that nobody can understand.',
      },
      { marks: '0', looksLike: 'Nothing in Spanish that can be marked.' },
    ],
    source: ibSource,
  },
  {
    exams: ['IB SL'],
    name: 'Message',
    marks: message,
    bands: [
      {
        marks: '10–12',
        looksLike:
          'Every part of the task is answered and developed with its own details and examples. Each paragraph has one idea and follows from the one before.',
      },
      {
        marks: '7–9',
        looksLike:
          'Every part is there, but one is only mentioned. There are some examples. The order is clear, but links are sometimes missing.',
      },
      { marks: '4–6', looksLike: 'A part is missing, or the ideas are only listed, without reasons.' },
      {
        marks: '1–3',
        looksLike: 'Little of it is relevant to the task, and the reader has to guess what you mean.',
      },
      { marks: '0', looksLike: 'A different subject.' },
    ],
    source: ibSource,
  },
  {
    exams: ['IB HL'],
    name: 'Message',
    marks: message,
    bands: [
      {
        marks: '10–12',
        looksLike:
          'Every part of the task is answered with an argument: a claim, a reason, an example, a conclusion. The other side’s best argument is given and answered. The last paragraph goes further than the first.',
      },
      {
        marks: '7–9',
        looksLike:
          'Every part is there and most ideas are developed. One example is vague, or the other side is only mentioned. The argument is clear throughout.',
      },
      {
        marks: '4–6',
        looksLike:
          'A part is missing, ideas are repeated, or you tell a story where the task asks for an argument.',
      },
      { marks: '1–3', looksLike: 'Opinions without reasons, and only some of them relevant.' },
      { marks: '0', looksLike: 'A different subject.' },
    ],
    source: ibSource,
  },
  {
    exams: ['IB SL', 'IB HL'],
    name: 'Conceptual understanding',
    marks: concept,
    bands: [
      {
        marks: '5–6',
        looksLike:
          'The type of text suits the reader and the aim, with the right opening, layout and ending. You use one form of address (*tú*, *usted*, *vosotros* or *ustedes*) and one tone throughout.',
      },
      {
        marks: '3–4',
        looksLike:
          'The type works but isn’t the best, or it’s the best but part of its form is missing (no title, no closing) or the tone slips once or twice.',
      },
      {
        marks: '1–2',
        looksLike: 'The wrong type for the task, or no recognisable type, with *tú* and *usted* mixed.',
      },
      { marks: '0', looksLike: 'It isn’t clear who it’s for, or why.' },
    ],
    source: ibSource,
  },
  {
    exams: ['IB ab initio'],
    name: 'Language',
    marks: beginnersLanguage,
    bands: [
      {
        marks: '5–6',
        looksLike:
          'Enough vocabulary for the subject, with some variety. The present, the past and *ir a* with an infinitive are mostly correct, and some sentences are longer (*porque*, *cuando*, *pero también*). Mistakes don’t get in the way.',
      },
      {
        marks: '3–4',
        looksLike:
          'Easy words, often repeated. Short sentences are mostly correct, with mistakes in longer ones or in the past. Some parts need a second reading.',
      },
      {
        marks: '1–2',
        looksLike: 'Little vocabulary. Even easy sentences have mistakes that hide what you mean.',
      },
      { marks: '0', looksLike: 'Nothing in Spanish that can be marked.' },
    ],
    source: ibSource,
  },
  {
    exams: ['IB ab initio'],
    name: 'Message',
    marks: beginnersMessage,
    bands: [
      {
        marks: '5–6',
        looksLike:
          'Every part of the task is answered, each with a detail (a day, a name, a reason). The order is easy to follow.',
      },
      {
        marks: '3–4',
        looksLike: 'Most of it is answered, but with hardly any detail, or a part is missing.',
      },
      { marks: '1–2', looksLike: 'Only one part is answered, or the sentences don’t link up.' },
      { marks: '0', looksLike: 'A different subject.' },
    ],
    source: ibSource,
  },
  {
    exams: ['IB ab initio'],
    name: 'Conceptual understanding',
    marks: beginnersConcept,
    bands: [
      {
        marks: '3',
        looksLike:
          'The right type of text, with the right opening and ending, and *tú* or *usted* throughout, to suit the reader.',
      },
      {
        marks: '2',
        looksLike:
          'The right type, but part of its form is missing, or you switch between *tú* and *usted* once.',
      },
      { marks: '1', looksLike: 'Not the type that the task needs, or no clear type at all.' },
      { marks: '0', looksLike: 'It isn’t clear who it’s for, or why.' },
    ],
    source: ibSource,
  },
]

export default criteria
