import type { English, RichText, Spanish } from '../../spanish/markup'
import type { Answer, KnownMistake } from '../types'

/** Whose paper a text is for. */
export type Exam = 'IGCSE' | 'IB ab initio' | 'IB SL' | 'IB HL'

/** A picture to choose, as the IGCSE paper has them: a name of our drawings, and what it shows. */
interface Picture {
  picture: string
  shows: English
}

export type PaperChoice = RichText | Picture

interface PaperQuestionBase {
  /** Unique within its passage, kebab-case. */
  id: string
  /** As on the paper: in Spanish (IGCSE *tú*, IB *usted*). Of a text with numbered gaps, the number. */
  ask: RichText
  marks: number
  /** The words of the passage that prove the answer, letter by letter. */
  proof: Spanish
  /** Why it is the answer, and why what a student may take for it is not. */
  why: RichText
}

/** A question of the paper's own types, which the page marks. */
export type PaperQuestion = PaperQuestionBase &
  (
    | {
        kind: 'choose'
        /** Absent where it chooses from those of its part (matching). */
        choices?: readonly PaperChoice[]
        /** Places among the choices, from 0; several where the paper wants several. */
        right: readonly number[]
      }
    | {
        kind: 'write'
        /** What is accepted, the model answer first; short, as on the paper. */
        answers: readonly Answer[]
        mistakes?: readonly KnownMistake[]
        /** Good Spanish that a strict examiner may refuse, as one’s own *mi* of somebody else: the student judges. */
        notAsked?: readonly KnownMistake[]
      }
    | {
        kind: 'true-false'
        right: boolean
        /** The IB wants the words that prove it, too: the shortest that are enough, one entry for each way to quote. */
        justify?: readonly Spanish[]
      }
  )

/** Questions under one rubric. */
export interface PaperPart {
  /** What students call this type: "Matching", "Multiple choice". */
  title: English
  /** The rubric in Spanish, as on the paper, with its English. */
  task: { es: Spanish; en: English }
  /** What all its questions choose from, lettered. */
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

/** A text of the reading room; a file of `rooms/reading`, which its address is called after. */
export interface ReadingText extends Passage {
  /** What kind of text it is: "Blog". */
  type: English
  /** Paragraph by paragraph; notices one by one. */
  text: readonly Spanish[]
  /** The paragraphs are lettered, and are what the questions choose from. */
  lettered?: true
  /** What each word of the text means here that is not in the list of common words: as it stands in the text, in small letters; or several words. */
  gloss: Readonly<Record<Spanish, English>>
}

/** What is heard in the listening room; a file of `rooms/listening`, which its address is called after. */
export interface ListeningPassage extends Passage {
  /** Said before it starts, as on the recording. */
  situation: { es: Spanish; en: English }
  /** Two or more. */
  speakers: readonly { name: Spanish; voice: 'woman' | 'man' }[]
  /**
   * Who says what, by place among the speakers. `begins` where a recording does, of a passage that has several: each is
   * repeated before the next one.
   */
  lines: readonly { who: number; says: Spanish; begins?: true }[]
}
