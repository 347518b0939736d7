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
    blurb: 'Seven words you need all the time: *el lunes* is “on Monday”, *los lunes* is “on Mondays”.',
    objectives: [
      'Name and spell the seven days',
      'Say which day something happens',
      'Talk about what you do every week',
      'Give the date and the time',
    ],
    practice: ['Write your timetable for one week', 'Answer five questions about dates'],
  },
  'numbers-spanish': {
    blurb: 'Prices, ages, years and telephone numbers, from *uno* to *dos millones*.',
    objectives: [
      'Count from one to two million',
      'Know when *cien* becomes *ciento*',
      'Make the hundreds agree with the noun',
      'Use ordinal numbers up to “tenth”',
    ],
    practice: ['Write ten numbers in words', 'Understand prices and years when you hear them'],
  },
  'articles-spanish': {
    blurb: '*El, la, un, una*: every Spanish noun has a gender, and the ending usually shows it.',
    objectives: [
      'Guess the gender of a noun from its ending',
      'Choose between the definite and the indefinite article',
      'Know when Spanish leaves the article out',
      'Form the plural',
    ],
    practice: ['Add the missing article to 12 sentences', 'Sort nouns by gender'],
  },
  'basic-pronouns': {
    blurb: '*Yo, me, mí*: who does it, who it affects, and where the pronoun goes.',
    objectives: [
      'Know when to use subject pronouns and when to leave them out',
      'Replace a noun with *lo, la, los* or *las*',
      'Say “to me”, “to you” and so on with *me, te, le, nos, os* and *les*',
      'Put pronouns in the right place',
    ],
    practice: ['Shorten ten sentences with a pronoun', 'Say what you and your friends like'],
  },
  'possessive-adjectives': {
    blurb: '*Mi casa, tus amigos, la vuestra*: possessives agree with the thing owned, not the owner.',
    objectives: [
      'Use the short forms before a noun',
      'Use the long forms after a noun',
      'Make it clear who *su* means when it could be several people',
    ],
    practice: ['Describe your family', 'Say who owns the things in a lost-property box'],
  },
  'ser-estar': {
    blurb:
      'Spanish has two verbs for _to be_: use *ser* for what something is or is like, and *estar* for where it is or what state it’s in.',
    objectives: [
      'Conjugate both verbs in the present',
      'Choose the right one with confidence',
      'Know which adjectives change meaning',
    ],
    practice: ['Fill the gaps in 20 sentences', 'Describe a person and a place'],
  },
  'place-prepositions': {
    blurb: '*Al lado de, enfrente de, entre*: say where things are, and find your way around a Spanish town.',
    objectives: [
      'Say where people and things are',
      'Use the contractions *al* and *del*',
      'Ask the way and give directions',
    ],
    practice: ['Describe your room', 'Guide a visitor from the station to your school'],
  },
  'basic-connectors': {
    blurb: '*Y, pero, porque, cuando*: the words that join short sentences together.',
    objectives: [
      'Join, contrast and give reasons',
      'Say when and how often',
      'Express conditions, purposes and exceptions',
    ],
    practice: ['Join ten pairs of sentences', 'Write 80 words about your weekend'],
  },
  'advanced-pronouns': {
    blurb: '*Se lo doy*: two pronouns at once, reflexive verbs and relative pronouns.',
    objectives: [
      'Combine direct and indirect object pronouns',
      'Use reflexive and reciprocal verbs',
      'Link clauses with *que, quien, lo que* and *cuyo*',
    ],
    practice: ['Replace both objects in ten sentences', 'Join sentences with a relative pronoun'],
  },
  'complex-connectors': {
    blurb:
      '*Sin embargo, aunque, para que*: connectors for building an argument, and the mood each one needs.',
    objectives: [
      'Express cause, consequence, contrast and concession',
      'Know which connectors need the subjunctive',
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
