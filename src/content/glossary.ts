import type { RichText } from '../spanish/markup'

/** The words of grammar that a lesson cannot do without, for a student who has never met them. */
export const glossary: Readonly<Record<string, RichText>> = {
  infinitive: 'The dictionary form of a verb: *hablar* (to speak), *comer* (to eat), *vivir* (to live).',
  gerund: 'The form in *-ando* or *-iendo*, English “-ing”: *hablando* (speaking), *comiendo* (eating).',
  participle: 'The form in *-ado* or *-ido*, English “spoken”, “eaten”: *hablado*, *comido*.',
  conjugate:
    'To give a verb the ending of its person: from *hablar*, *hablo* (I speak), *hablas* (you speak).',
  stem: 'What is left of a verb when its ending is taken away: *habl-* in *hablar*.',
  ending: 'The last letters of a verb, which say who does it and when: *-o* in *hablo* (I speak).',
  person: 'Who does it: I, you, he or she, we, you all, they.',
  subject: 'Who or what does it: *Ana* in *Ana come* (Ana is eating).',
  'direct-object': 'What or whom the verb acts on: *una pizza* in *Come una pizza* (She is eating a pizza).',
  'indirect-object':
    'To whom or for whom it is done: *a su madre* in *Escribe a su madre* (He writes to his mother).',
  reflexive: 'Done to oneself, with *me, te, se …*: *me lavo* (I wash, I wash myself).',
  indicative: 'The usual set of forms, for what you state or ask: *viene* (he is coming).',
  subjunctive:
    'The set of forms for what you want, doubt or feel about, not state: *quiero que venga* (I want him to come).',
  imperative: 'The forms that tell somebody to do something: *¡Ven!* (Come!)',
  auxiliary: 'A helping verb: *he* in *he comido* (I have eaten).',
  clause: 'A part of a sentence with a verb of its own: *si llueve* (if it rains).',
  noun: 'A word for a person, thing or idea, which can have “the” before it: *la mesa* (the table).',
  adjective: 'A word that says what something is like: *una casa grande* (a big house).',
  adverb: 'A word that says how, when or where: *despacio* (slowly), *ayer* (yesterday), *aquí* (here).',
  pronoun: 'A small word that stands for a noun: *ella* (she), *lo* (it), *me* (me).',
  preposition: 'A small word before a noun, such as *a* (to), *de* (of, from), *en* (in, on), *con* (with).',
  conjunction: 'A word that joins two parts of a sentence: *y* (and), *pero* (but), *porque* (because).',
  article: '“The” or “a”: *el, la, los, las; un, una*.',
  antecedent:
    'The word that “who”, “which” or “that” goes back to: *el chico* in *el chico que canta* (the boy who is singing).',
  gender: 'Each Spanish noun is masculine or feminine: *el libro* (the book), *la mesa* (the table).',
}
