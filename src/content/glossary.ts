import type { RichText } from '../spanish/markup'

/**
 * Grammar terms that lessons need, explained for a student who has never met them. Each is marked where a lesson first
 * uses it.
 */
export const glossary: Readonly<Record<string, RichText>> = {
  infinitive: 'The dictionary form of a verb: *hablar* (to speak), *comer* (to eat), *vivir* (to live).',
  gerund:
    'The form that ends in *-ando* or *-iendo*, like English “-ing”: *hablando* (speaking), *comiendo* (eating).',
  participle:
    'The form that usually ends in *-ado* or *-ido*, like English “spoken” or “eaten”: *hablado*, *comido*.',
  conjugate:
    'To give a verb the ending for its person and tense: from *hablar*, *hablo* (I speak), *hablas* (you speak).',
  stem: 'What is left of a verb when you take away its ending: *habl-* in *hablar*.',
  'direct-object': 'Who or what the verb acts on: *una pizza* in *Come una pizza* (She is eating a pizza).',
  'indirect-object':
    'Who something is done to or for: *a su madre* in *Escribe a su madre* (He writes to his mother).',
  reflexive: 'Done to yourself, with *me, te, se …*: *me lavo* (I wash, I wash myself).',
  indicative: 'The usual verb forms, for statements and questions: *viene* (he is coming).',
  subjunctive:
    'The verb forms for what you want, doubt or react to, not for plain statements: *quiero que venga* (I want him to come).',
  clause: 'Part of a sentence, with its own verb: *si llueve* (if it rains).',
}
