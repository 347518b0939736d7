import { facts } from '../../exams/facts'
import type { WritingCriterion } from '../writing-types'

const steps = 'The bands are ours, in our own words.'
const igcseSource = `The marks are from [our guide](/igcse), which gives the sources. ${steps} Your teacher has Cambridge’s mark scheme.`
const ibSource = `The criteria and their marks are from [our guide](/ib), which gives the sources. Only schools can open the IB’s own. ${steps}`

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
          'Every point has an answer, and most have a reason or a detail too. The sentences are linked (*porque*, *aunque*, *por eso*, *donde*). Past and future are used where the points ask for them. Mistakes are small: nobody has to read a line twice.',
      },
      {
        marks: '7–9',
        looksLike:
          'Nearly every point is there; one is missing or only mentioned. Mostly simple sentences with *y* and *pero*. The tenses are usually right. It can all be understood, sometimes only at a second reading.',
      },
      {
        marks: '4–6',
        looksLike:
          'About half of it is clear. Short sentences in the present, verbs in the wrong person, perhaps some English words.',
      },
      {
        marks: '1–3',
        looksLike: 'A few words or phrases that fit the task; the reader has to guess the rest.',
      },
      { marks: '0', looksLike: 'Nothing that answers the points.' },
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
          'All five points, clear at once, and several of them developed: what happened **and** what it was like, what you think **and** why. The text is what was asked for: a greeting in an email, a title in an article.',
      },
      {
        marks: '7–8',
        looksLike:
          'All five, but some in one bare sentence; or four that are well developed. With a point missing, don’t give yourself more than 8.',
      },
      {
        marks: '5–6',
        looksLike: 'Three points that are clear, or more that are only partly clear.',
      },
      { marks: '3–4', looksLike: 'Two points, or many lines about something else.' },
      { marks: '1–2', looksLike: 'Only a sentence or two has anything to do with the task.' },
      { marks: '0', looksLike: 'No point is answered.' },
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
          'Past, present and future. Some longer sentences, with *porque*, *que* and *cuando*. Enough words for the subject, and few are repeated too often.',
      },
      {
        marks: '5–6',
        looksLike:
          'Simple sentences joined with *y*, *pero* and *porque*. Two tenses, the same ten verbs, *es muy interesante* more than once.',
      },
      {
        marks: '3–4',
        looksLike: 'Short sentences, all on one pattern: *hay*, *es*, *me gusta*. Hardly any second tense.',
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
          'Verbs in the right person and the right tense almost everywhere; adjectives that agree. The mistakes are an accent, a preposition, or part of an ambitious sentence.',
      },
      {
        marks: '5–6',
        looksLike:
          'Easy sentences are right, long ones not always. Some wrong endings (~~la gente son~~, ~~fui a comí~~), but they don’t hide what you mean.',
      },
      {
        marks: '3–4',
        looksLike: 'Many verbs in the wrong form. Sometimes the reader has to guess who did what, or when.',
      },
      { marks: '1–2', looksLike: 'A phrase is right here and there.' },
      { marks: '0', looksLike: 'Too little that is right to count.' },
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
          'Suitable and varied words, with an idiomatic phrase now and then. Easy structures are right, complex ones mostly right: *si* with the imperfect subjunctive, *para que*, relative clauses. Mistakes don’t get in the way.',
      },
      {
        marks: '7–9',
        looksLike:
          'Enough words for the subject, several tenses, some complex sentences. Mistakes are in the complex ones, and what you mean is clear.',
      },
      {
        marks: '4–6',
        looksLike:
          'Mostly short sentences; the same words again and again. Some mistakes make the reader stop.',
      },
      {
        marks: '1–3',
        looksLike: 'Few words, sentences translated from English, mistakes that hide the meaning.',
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
          'Exact and varied words, idiomatic where it helps. Complex structures carry the argument and are nearly always right: *no es que* with the subjunctive, *sino que*, *cuyo*, tenses that match (*pedí que vinieran*).',
      },
      {
        marks: '7–9',
        looksLike:
          'Varied words, with an odd choice now and then. Complex structures are tried often and mostly right; mistakes don’t get in the way.',
      },
      {
        marks: '4–6',
        looksLike:
          'Everyday words, even where the subject needs others. Easy structures are right, complex ones rare or wrong. Sometimes the reader has to read again.',
      },
      {
        marks: '1–3',
        looksLike: 'Short sentences, wrong verbs in easy places, parts that nobody can understand.',
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
          'Every part is there, but one is only mentioned. Some examples. The order is clear, but links are sometimes missing.',
      },
      { marks: '4–6', looksLike: 'A part is missing, or the ideas are only listed, without reasons.' },
      {
        marks: '1–3',
        looksLike: 'Little has to do with the task; the reader has to guess what you mean.',
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
          'A part is missing, or you tell a story where the task asks for an argument; ideas are repeated.',
      },
      { marks: '1–3', looksLike: 'Opinions without reasons, and only some of them on the subject.' },
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
          'The type of text that suits this reader and this aim; its beginning, its layout and its ending are there; one person (*tú*, *usted*, *vosotros* or *ustedes*) and one tone from the first line to the last.',
      },
      {
        marks: '3–4',
        looksLike:
          'A type that works, if not the best; or the best one with part of its form missing (no title, no closing), or a tone that slips once or twice.',
      },
      {
        marks: '1–2',
        looksLike: 'The wrong type for the task, or no recognisable type; *tú* and *usted* mixed.',
      },
      { marks: '0', looksLike: 'It isn’t clear who it is for, or why.' },
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
          'Enough words for the subject, with some variety. Present, past and *ir a* with an infinitive are mostly right; some sentences are longer (*porque*, *cuando*, *pero también*). Mistakes don’t get in the way.',
      },
      {
        marks: '3–4',
        looksLike:
          'Easy words, often repeated. Short sentences are mostly right, with mistakes in longer ones or in the past. Sometimes the reader has to read again.',
      },
      { marks: '1–2', looksLike: 'Few words; even easy sentences have mistakes that hide what you mean.' },
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
        looksLike: 'Most of it is answered, but with hardly any detail; or a part is missing.',
      },
      { marks: '1–2', looksLike: 'Only one part of the task, or sentences that don’t link up.' },
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
          'The right type of text, with its beginning and its ending, and *tú* or *usted* throughout, to suit the reader.',
      },
      {
        marks: '2',
        looksLike: 'The right type, but part of its form is missing, or the person changes once.',
      },
      { marks: '1', looksLike: 'Not the type that the task needs, or a text with no form at all.' },
      { marks: '0', looksLike: 'It isn’t clear who it is for, or why.' },
    ],
    source: ibSource,
  },
]

export default criteria
