import type { English, RichText, Spanish } from '../../spanish/markup'
import type { Answer, KnownMistake } from '../types'

/** The exam that a text is written for. */
export type Exam = 'IGCSE' | 'IB ab initio' | 'IB SL' | 'IB HL'

/** A picture to choose, as in the IGCSE paper: the name of one of our drawings, and what it shows. */
interface Picture {
  picture: string
  shows: English
}

export type PaperChoice = RichText | Picture

interface PaperQuestionBase {
  /** Unique within its passage, kebab-case. */
  id: string
  /** As on the paper: in Spanish (IGCSE *tú*, IB *usted*). For a numbered gap in the text, just its number. */
  ask: RichText
  marks: number
  /** The words in the passage that prove the answer, quoted exactly. */
  proof: Spanish
  /** Why this is the answer, and why the tempting alternatives are not. */
  why: RichText
}

/** A question of a type that the exam paper uses and that the page can mark. */
export type PaperQuestion = PaperQuestionBase &
  (
    | {
        kind: 'choose'
        /** Absent if the question uses its part’s choices (matching). */
        choices?: readonly PaperChoice[]
        /** Zero-based indexes of the right choices; several if the paper asks for several. */
        right: readonly number[]
      }
    | {
        kind: 'write'
        /** Accepted answers, the model answer first; short, as on the paper. */
        answers: readonly Answer[]
        mistakes?: readonly KnownMistake[]
        /**
         * Good Spanish that a strict examiner may reject, such as *mi* copied from the text where *su* is needed. The
         * student decides whether it is right.
         */
        notAsked?: readonly KnownMistake[]
      }
    | {
        kind: 'true-false'
        right: boolean
        /**
         * The IB also asks for the words that justify the answer. Each entry is one possible quotation, no longer than
         * necessary.
         */
        justify?: readonly Spanish[]
      }
  )

/** Questions that share a rubric. */
export interface PaperPart {
  /** The usual name of the question type: "Matching", "Multiple choice". */
  title: English
  /** The rubric in Spanish, as on the paper, with an English translation. */
  task: { es: Spanish; en: English }
  /** The lettered choices that all its questions share. */
  choices?: readonly PaperChoice[]
  questions: readonly PaperQuestion[]
}

interface Passage {
  title: Spanish
  exam: Exam
  /** The topic area (IGCSE) or theme (IB). */
  theme: English
  parts: readonly PaperPart[]
}

/** A text in the reading room: a file in `rooms/reading`, whose name is part of the address. */
export interface ReadingText extends Passage {
  /** The text type: "Blog". */
  type: English
  /** One item for each paragraph, or for each notice. */
  text: readonly Spanish[]
  /** Set if the paragraphs are lettered and serve as the choices for the questions. */
  lettered?: true
  /**
   * Meanings, in this text, of words that are not in the list of common words. The key is the form in the text, in
   * lower case; it may be several words.
   */
  gloss: Readonly<Record<Spanish, English>>
}

/** A passage in the listening room: a file in `rooms/listening`, whose name is part of the address. */
export interface ListeningPassage extends Passage {
  /** Announced before the recording, as in the exam. */
  situation: { es: Spanish; en: English }
  /** Two or more. */
  speakers: readonly { name: Spanish; voice: 'woman' | 'man' }[]
  /**
   * Who says what; `who` is an index into `speakers`. If a passage has several recordings, `begins` marks the first
   * line of each. Each recording is repeated before the next one starts.
   */
  lines: readonly { who: number; says: Spanish; begins?: true }[]
}
