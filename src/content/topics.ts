import type { RichText } from '../spanish/markup'
import type { GrammarId } from './registry'

/** Text of the generic grammar page for a topic; name and description are in the registry. */
export interface TopicEntry {
  blurb: RichText
  objectives: readonly RichText[]
  practice: readonly RichText[]
}

/** The topics of the specification. A topic whose lesson is written needs no entry. */
export const topics: { readonly [Id in GrammarId]?: TopicEntry } = {
  'days-of-week': {
    blurb:
      'Seven words that you need all the time: *el lunes* is “on Monday”, *los lunes* is “every Monday”.',
    objectives: [
      'Name and spell the seven days',
      'Say on which day something happens',
      'Talk about what you do every week',
      'Give dates and the time',
    ],
    practice: ['Write your timetable for one week', 'Answer five questions about dates'],
  },
  'numbers-spanish': {
    blurb: 'Prices, ages, years and telephone numbers, from *uno* to *dos millones*.',
    objectives: [
      'Count from one to two million',
      'Know when *cien* becomes *ciento*',
      'Make hundreds agree with what they count',
      'Use ordinals up to tenth',
    ],
    practice: ['Write ten numbers in words', 'Understand prices and years that you hear'],
  },
  'articles-spanish': {
    blurb: '*El, la, un, una*: every Spanish noun has a gender, and most of them show it.',
    objectives: [
      'Guess the gender of a noun from its ending',
      'Choose between the definite and the indefinite article',
      'Know when Spanish leaves the article out',
      'Form the plural',
    ],
    practice: ['Twelve sentences with a missing article', 'Sort nouns by gender'],
  },
  'basic-pronouns': {
    blurb: '*Yo, me, mí*: who does it, who is affected, and where the little word stands.',
    objectives: [
      'Use the subject pronouns, and leave them out',
      'Replace a noun with *lo, la, los* or *las*',
      'Say to whom with *me, te, le, nos, os* and *les*',
      'Put pronouns in the right place',
    ],
    practice: ['Shorten ten sentences with a pronoun', 'Say what you and your friends like'],
  },
  'possessive-adjectives': {
    blurb: '*Mi casa, tus amigos, la vuestra*: possessives agree with the thing, not with its owner.',
    objectives: [
      'Use the short forms before a noun',
      'Use the long forms after it',
      'Make clear whose when *su* could mean six people',
    ],
    practice: ['Describe your family', 'Say whose things are in a lost-property box'],
  },
  'ser-estar': {
    blurb:
      'Spanish has two verbs for _to be_: *ser* says what something is or is like, *estar* what state or place it is in.',
    objectives: [
      'Conjugate both verbs in the present',
      'Choose the right one with confidence',
      'Know the adjectives that change meaning',
    ],
    practice: ['Twenty sentences with a gap', 'Describe a person and a place'],
  },
  'place-prepositions': {
    blurb: '*Al lado de, enfrente de, entre*: say where things are, and find your way in a Spanish town.',
    objectives: [
      'Say where people and things are',
      'Use the contractions *al* and *del*',
      'Ask the way and give directions',
    ],
    practice: ['Describe your room', 'Guide a visitor from the station to your school'],
  },
  'basic-connectors': {
    blurb: '*Y, pero, porque, cuando*: the words that turn short sentences into a text.',
    objectives: [
      'Join, contrast and give reasons',
      'Say when and how often',
      'State conditions, purposes and exceptions',
    ],
    practice: ['Join ten pairs of sentences', 'Write eighty words about your weekend'],
  },
  'advanced-pronouns': {
    blurb: '*Se lo doy*: two pronouns at once, verbs that turn back on themselves, and relative pronouns.',
    objectives: [
      'Combine direct and indirect objects',
      'Use reflexive and reciprocal verbs',
      'Link clauses with *que, quien, lo que* and *cuyo*',
    ],
    practice: ['Replace both objects in ten sentences', 'Join sentences with a relative pronoun'],
  },
  'complex-connectors': {
    blurb: '*Sin embargo, aunque, para que*: connectors for arguments, and the mood that each one takes.',
    objectives: [
      'Express cause, consequence, contrast and concession',
      'Know which connectors take the subjunctive',
      'Build an argument in paragraphs',
    ],
    practice: ['Complete an essay with connectors', 'Rewrite a list as an argument'],
  },
  'passive-voice': {
    blurb:
      '*Fue construido, se venden, han cerrado*: three ways to say what is done without saying who does it.',
    objectives: [
      'Form the passive with *ser* in every tense',
      'Use *se* for general statements',
      'Choose what a Spanish speaker would say',
    ],
    practice: ['Turn eight active sentences into passive ones', 'Understand signs and notices'],
  },
}
