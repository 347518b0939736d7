import type { English, RichText, Spanish } from '../../spanish/markup'
import type { Example } from '../types'
import type { Exam } from './types'

/** What kind of text is asked for. */
export type TextTypeId =
  | 'informal-email'
  | 'formal-letter'
  | 'blog'
  | 'diary'
  | 'article'
  | 'speech'
  | 'interview'
  | 'review'
  | 'report'
  | 'proposal'
  | 'leaflet'
  | 'instructions'

/** How a kind of text is built: a file `rooms/writing/text-types.ts` lists them. */
export interface TextType {
  id: TextTypeId
  name: { es: Spanish; en: English }
  /** Who is spoken to, and so *tú* or *usted*. */
  register: RichText
  /** What stands where, from the top. */
  layout: readonly RichText[]
  openings: readonly Example[]
  closings: readonly Example[]
  /** Five or more that fit nearly every task of this kind. */
  phrases: readonly Example[]
}

/** A task of the writing desk; a file of `rooms/writing/tasks`, which its address is called after. */
export interface WritingTask {
  /** What it is about, in English: "An email about a school trip". */
  title: English
  exam: Exam
  theme: English
  type: TextTypeId
  /** As on the paper: IGCSE in *tú*; IB in *usted*, and at its end the three types of text. */
  task: { es: Spanish; en: English }
  /** What the task asks for: the bullet points of an IGCSE paper; an IB paper has them in its prose. */
  points: readonly { es: Spanish; en: English }[]
  /** Fewest and most. */
  words: readonly [number, number]
  minutes: number
  marks: number
  /** An idea for each point, so that nobody sits before an empty page. */
  plan: readonly RichText[]
  /** A complete answer, sentence by sentence or some at a time; `newLine` where a paragraph begins. */
  model: readonly { says: Spanish; earns?: RichText; newLine?: true }[]
}

/** By what an examiner marks a task; a file `rooms/writing/criteria.ts` lists them. */
export interface WritingCriterion {
  exams: readonly Exam[]
  /** Of which task, where an exam has several: the words that it asks for. */
  words?: readonly [number, number]
  name: English
  marks: number
  /** From the best to the weakest: what each looks like, in words of ours. */
  bands: readonly { marks: English; looksLike: RichText }[]
  /** Where it can be read, and on which day it was. */
  source: RichText
}
