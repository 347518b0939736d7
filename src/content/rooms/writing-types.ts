import type { English, RichText, Spanish } from '../../spanish/markup'
import type { Example } from '../types'
import type { Exam } from './types'

/** The text type that a task asks for. */
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

/** How a text type is structured. `rooms/writing/text-types.ts` lists them. */
export interface TextType {
  id: TextTypeId
  name: { es: Spanish; en: English }
  /** Who is addressed, and so whether to use *tú* or *usted*. */
  register: RichText
  /** The parts of the layout, from top to bottom. */
  layout: readonly RichText[]
  openings: readonly Example[]
  closings: readonly Example[]
  /** Five or more, suitable for nearly every task of this type. */
  phrases: readonly Example[]
}

/** A writing-desk task: a file in `rooms/writing/tasks`, whose name is part of the address. */
export interface WritingTask {
  /** The topic, in English: "An email about a school trip". */
  title: English
  exam: Exam
  theme: English
  type: TextTypeId
  /** As on the paper. IGCSE addresses the student as *tú*; the IB uses *usted* and then lists three text types. */
  task: { es: Spanish; en: English }
  /**
   * What the task asks for. An IGCSE paper prints these as bullet points; an IB paper includes them in the running
   * text.
   */
  points: readonly { es: Spanish; en: English }[]
  /** The minimum and maximum word count. */
  words: readonly [number, number]
  minutes: number
  marks: number
  /** One idea for each point, to get a student started. */
  plan: readonly RichText[]
  /** A complete answer, one or a few sentences at a time; `newLine` starts a paragraph. */
  model: readonly { says: Spanish; earns?: RichText; newLine?: true }[]
}

/** A criterion by which an examiner marks a task. `rooms/writing/criteria.ts` lists them. */
export interface WritingCriterion {
  exams: readonly Exam[]
  /** If an exam has several tasks, the word count of the task that this applies to. */
  words?: readonly [number, number]
  name: English
  marks: number
  /** Bands from best to weakest, described in our own words. */
  bands: readonly { marks: English; looksLike: RichText }[]
  /** Where the criterion is published, and the date on which it was checked. */
  source: RichText
}
