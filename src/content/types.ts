/**
 * The content schema: what a lesson, an exercise, a quiz question and an exam guide may hold.
 * Lessons are plain data; what draws a block decides how it looks.
 */
import type { AccentTwins } from '../spanish/accents'
import type { English, RichText, Spanish } from '../spanish/markup'
import type { Pattern } from '../spanish/pattern'
import type { TenseId } from '../spanish/tenses'
import type { ModelPaper } from './model-papers'
import type { LessonId } from './registry'

/** A section's id within its lesson, kebab-case; part of the page's address after `#`. */
export type SectionId = string

export interface Example {
  es: Spanish
  en: English
  /** Why it is said so, where that is not obvious. */
  note?: RichText
}

/**
 * The name of a part of a lesson: rich text without links, so that its Spanish is marked as Spanish wherever it is shown.
 */
export type Label = RichText

/** What a table column holds, so that each cell gets its language, its speak button and its check. */
export interface Column {
  header: Label
  /** `es` Spanish · `en` rich text · `say` the pronunciation notation (LOO-nes) */
  lang: 'es' | 'en' | 'say'
  /**
   * Set on Spanish columns whose cells are forms of the verb in the row's `infinitive` column:
   * `gerund`, `participle`, or a tense and the index of the person (`present:0` = yo).
   */
  form?: 'infinitive' | 'gerund' | 'participle' | `${TenseId}:${0 | 1 | 2 | 3 | 4 | 5}`
  /** It translates the other cells, which it says by itself: its name is left out where rows become cards. */
  translation?: true
}

export interface ConjugatedVerb {
  /** The dictionary form, reflexive ones with -se. */
  infinitive: Spanish
  en: English
  /** Six forms (five for commands), in the order of `persons`, without the pronoun; `—` where there is none. */
  forms: readonly Spanish[]
}

/** Of rows that each say something by themselves. */
interface WithVosotros {
  /**
   * The place of the row of *vosotros*, which a student may hide, or of its rows; the first row has place 0. Of
   * sentences they are found when the site is built.
   */
  vosotrosRow?: number | readonly number[]
}

/** What a block of each kind holds: a line here, a file in `src/blocks` and a line in its table make a kind. */
interface BlockKinds {
  /** A paragraph. */
  text: { text: RichText }
  /** Short points; `ordered` when the order matters. */
  list: { items: readonly RichText[]; ordered?: boolean }
  /** A table; every row has one cell for each column; an empty cell is ''. */
  table: WithVosotros & { caption: Label; columns: readonly Column[]; rows: readonly (readonly string[])[] }
  /** A conjugation of one tense for one or more verbs side by side (at most four). */
  conjugation: { caption: Label; tense: TenseId; verbs: readonly ConjugatedVerb[] }
  /** A card of its own below the section, in which the student puts any two verbs of the site into these tenses. */
  'verb-table': {
    /** In the order in which they are offered. */
    tenses: readonly TenseId[]
    /** The verbs that it opens with: a regular and an irregular one. */
    suggested: readonly [Spanish, Spanish]
    /** Where another lesson teaches these tenses in full: a list of all tenses links there. */
    taughtElsewhere?: true
  }
  /** Sentences with their translation. */
  examples: WithVosotros & { rows: readonly Example[] }
  /** Words and set phrases with their translation: signal words, vocabulary. */
  phrases: WithVosotros & { caption: Label; rows: readonly Example[] }
  /** Two things that students mix up, side by side. */
  contrast: WithVosotros & {
    caption: Label
    left: RichText
    right: RichText
    rows: readonly { left: Example; right: Example; why?: RichText }[]
  }
  /** Mistakes of English speakers: what they write, what is right, and why. */
  mistakes: WithVosotros & {
    rows: readonly { wrong: string; right: Spanish; en: English; why: RichText }[]
  }
  /** A boxed aside. */
  note: { label: NoteLabel; text: RichText }
  /** Lines of a conversation. */
  dialogue: { caption: Label; lines: readonly { who: string; es: Spanish; en: English }[] }
  /** Numbered sentences with gaps that the student types; the key can be shown. */
  gapfill: { caption: Label; rows: readonly GapRow[] }
  /** A drawing of the site's own, by name; the caption says in words all that it shows. */
  figure: { name: FigureName; caption: RichText }
  /** A story in which the student first chooses the tense of each gap, then types the form. */
  story: {
    id: string
    title: Spanish
    introduction: RichText
    text: Spanish
    gaps: readonly StoryGap[]
  }
  /** A connected text of the length that a paper asks for, with what earns the marks beside its sentences. */
  'model-text': {
    paper: ModelPaper
    /** What the paper would ask. */
    task: RichText
    /** In order; with `earns` where a sentence shows something that earns marks. */
    lines: readonly { es: Spanish; en: English; earns?: RichText }[]
  }
  /** Ten typed forms of a tense, drawn from the site's verb data, regular verbs before irregular ones. */
  drill: {
    /** Where a lesson has several: what this one drills. */
    caption?: Label
    tense: TenseId
    regular: readonly DrilledVerbs[]
    irregular: readonly DrilledVerbs[]
  }
}

export type BlockKind = keyof BlockKinds

/** A block of any kind, or of the one that is named. */
export type Block<Kind extends BlockKind = BlockKind> = {
  [K in Kind]: { kind: K } & BlockKinds[K]
}[Kind]

/** Verbs of a drill, and the section that teaches their forms. */
export interface DrilledVerbs {
  verbs: readonly Spanish[]
  section: SectionId
  /** Where it is a section of another lesson. */
  lesson?: LessonId
}

type NoteLabel =
  | 'Spain and Latin America'
  | 'In the exam'
  | 'Good to know'
  | 'Careful'
  | 'Culture'
  | 'Remember'

export type FigureName =
  | 'places'
  | 'double-pronouns'
  | 'passive-path'
  | 'time-connectors'
  | 'past-timeline'
  | 'pluperfect-timeline'
  | 'stem-boot'
  | 'conditional-map'

export interface GapRow {
  /** With `___` where the student types. */
  sentence: Spanish
  en: English
  /** Accepted answers, the model answer first. */
  answers: readonly Answer[]
  /** Why it is so. */
  because: RichText
  ustedes?: Partial<Omit<GapRow, 'ustedes'>>
}

export interface StoryGap {
  infinitive: Spanish
  /** Who does it (*nosotros*), where the text alone leaves that open: a subject there would be one too many in Spanish. */
  person?: Spanish
  /** The tenses offered, two or three, the right one among them. */
  options: readonly TenseId[]
  answer: TenseId
  /** The form that belongs in the gap. */
  form: Spanish
  /** The word or the meaning in the text that decides. */
  signal: RichText
}

/** What an exam asks of the grammar of a lesson. */
export interface ExamNeed {
  asks: 'produce' | 'recognise' | 'nothing'
  /** Which part of it, in one sentence. */
  what: RichText
}

export interface Section {
  id: SectionId
  title: Label
  /** What a student must know for the paper. Else `more`. */
  core?: true
  /** Reference, exceptions, register: closed on a phone until it is asked for. What is inside, in one line. */
  more?: Label
  /** Rows of the IGCSE grammar list that this section covers: ids of `syllabus.ts`. */
  syllabus?: readonly string[]
  blocks: readonly Block[]
}

/** A dedicated lesson, as the site shows it. */
export interface Lesson {
  /** The title in Spanish, under the English one. */
  subtitle: Spanish
  /** What the student will be able to do, in one or two sentences. */
  blurb: RichText
  /** The one rule to take away, at most 60 words. */
  rule: RichText
  /** What each exam asks of it. */
  needs: Readonly<Record<'igcse' | 'abInitio' | 'standard' | 'higher', ExamNeed>>
  /** Core first, then more. */
  sections: readonly Section[]
  /** The id of the exercise that a student tries before reading: one that shows what the lesson is for. */
  opening: string
  /** At least 24, of every kind, two or more for each section that teaches; of a section easy to hard. */
  exercises: readonly Exercise[]
}

/** A verb of a conjugation as an author names it: by itself, or with another meaning than the verb list has. */
type AuthoredVerb = Spanish | Pick<ConjugatedVerb, 'infinitive' | 'en'>

/** A block as an author writes it: the forms of a conjugation are joined when the site is built. */
export type AuthoredBlock =
  | Block<Exclude<BlockKind, 'conjugation'>>
  | (Omit<Block<'conjugation'>, 'verbs'> & { verbs: readonly AuthoredVerb[] })

/** A dedicated lesson as an author writes it: the default export of one file in `lessons/`. */
export interface AuthoredLesson extends Omit<Lesson, 'sections'> {
  sections: readonly (Omit<Section, 'blocks'> & { blocks: readonly AuthoredBlock[] })[]
}

interface ExerciseBase {
  /** Unique within the lesson, kebab-case. */
  id: string
  /** The section that teaches it; feedback links there. */
  teaches: SectionId
}

/** Accepted sentences, by themselves or with what their writers are told beside "Right": where it is said, say. */
export type Answer = Pattern | { answer: Pattern; note: RichText }

/** Wrong answers that students really give, with the reason why they are wrong. */
export interface KnownMistake {
  answer: Pattern
  because: RichText
  /** What is there is right, and something is missing: the student adds it, as an accent. */
  lacks?: true
}

/**
 * What the marker takes as the same in every answer: a subject that its verb says already · figures and number words ·
 * words that mean the same · pronouns before a helping verb or behind its infinitive or gerund · *no … nunca* and *nunca* ·
 * the -ra and the -se forms · in whole sentences *voy a salir* and *saldré* · what may be left out (*ya, por favor*).
 */
export type Equivalence = 'subject' | 'numbers' | 'words' | 'clitics' | 'negation' | 'se' | 'future' | 'spare'

/** What an answer is marked against. */
interface AnswerSheet {
  /** Accepted answers, the model answer first; `correct`, `order` and `translate` take whole sentences. */
  answers: readonly Answer[]
  /**
   * The model answer, where the first pattern by itself is not the sentence to show: one of `answers`, without marks.
   * A corrected sentence keeps every word that was right.
   */
  model?: Spanish
  /** Why the model answer is so. */
  because: RichText
  mistakes?: readonly KnownMistake[]
  /** Good Spanish that is not what was asked: another region's, another tense. No mistake, and not accepted. */
  notAsked?: readonly KnownMistake[]
  /** What the exercise is about, so that here it is not the same. */
  exactly?: readonly Equivalence[]
}

/** What is asked instead of a student who hides *vosotros*: the fields that differ. */
type WithUstedes<One> = Partial<Omit<One, 'kind' | 'id' | 'teaches' | 'ustedes'>>

export interface ChooseExercise extends ExerciseBase {
  kind: 'choose'
  /** What to do: "Which verb?" */
  prompt: RichText
  /** The sentence with its gap, where there is one. */
  sentence?: Spanish
  en?: English
  /** Three or four; exactly one is `right`. Every option gives its own reason. */
  options: readonly { text: RichText; right?: true; because: RichText; teaches?: SectionId }[]
  ustedes?: WithUstedes<ChooseExercise>
}

interface TypedBase extends ExerciseBase, AnswerSheet {
  /** What the student should say, in English; for `fill`, it may end with the infinitive in brackets. */
  en: English
  twins?: AccentTwins
}

/** Fill a gap. */
export interface FillExercise extends TypedBase {
  kind: 'fill'
  /** With `___` where the answer goes. */
  sentence: Spanish
  ustedes?: WithUstedes<FillExercise>
}

/** Write a wrong sentence correctly. */
export interface CorrectExercise extends TypedBase {
  kind: 'correct'
  /** The wrong one. */
  sentence: string
  ustedes?: WithUstedes<CorrectExercise>
}

/** Say it in Spanish. */
export interface TranslateExercise extends TypedBase {
  kind: 'translate'
  ustedes?: WithUstedes<TranslateExercise>
}

/** Put the words in order. */
export interface OrderExercise extends ExerciseBase, AnswerSheet {
  kind: 'order'
  /** In the order in which they are offered: not the right one. */
  words: readonly Spanish[]
  en: English
  ustedes?: WithUstedes<OrderExercise>
}

/** Hear a sentence: write it down, or say which of several it was. */
export interface HearExercise extends ExerciseBase {
  kind: 'hear'
  /** What the voice says: nothing but the ear tells it from the other choices. */
  says: Spanish
  /** What it means; told with the answer. */
  en: English
  /** How to hear it. */
  because: RichText
  /** What it could be, two to four with `says` among them. Without them the student types it. */
  choices?: readonly Spanish[]
  ustedes?: WithUstedes<HearExercise>
}

/** A line of a text, right or wrong as it stands. */
export type ProofreadLine = { right: Spanish } | WrongLine

/** The mended line is marked against its answers. */
export interface WrongLine extends AnswerSheet {
  /** With one mistake. */
  wrong: string
}

/** Find and mend the three mistakes of a short text. */
export interface ProofreadExercise extends ExerciseBase {
  kind: 'proofread'
  /** What the text is, and what it says: "Leo writes to Ana about last weekend: …" */
  en: English
  /** Four to six sentences in order, three of them wrong. */
  lines: readonly ProofreadLine[]
  ustedes?: WithUstedes<ProofreadExercise>
}

export type TypedExercise = FillExercise | CorrectExercise | TranslateExercise

export type Exercise = ChooseExercise | TypedExercise | OrderExercise | HearExercise | ProofreadExercise

/** What the practice quiz asks besides the stops of the roadmap: off the map, or across its lessons. */
export type QuizTheme = 'commands' | 'pluperfect' | 'por-para' | 'comparatives' | 'negatives' | 'accents'

/** One question of the practice quiz. */
export interface QuizQuestion {
  /** Its theme, else its topic, and a number: `accents-3`. */
  id: string
  /** The lesson that teaches it, a stop of the roadmap where the question has no theme. */
  topicId: LessonId
  theme?: QuizTheme
  /** Of that lesson, where one section teaches it. */
  section?: SectionId
  /** With `___` where the answer goes. */
  sentence: Spanish
  en: English
  /** Four different ones. */
  options: readonly [Spanish, Spanish, Spanish, Spanish]
  /** One of `options`. */
  answer: Spanish
  /** Only a form of *vosotros* answers it: it is not asked of a student who hides them. */
  vosotros?: true
  /** Why it is the answer. */
  explanation: RichText
  /** Why a wrong option that the explanation does not name is not, by the option: told to who chose it. */
  because?: Readonly<Record<Spanish, RichText>>
}

/** What today's exam asks where it says otherwise than the card, or more. */
interface DatedNote {
  /** When it was checked: `2026-11`. */
  checked: string
  /** In one line, in sight while the card is closed: whose paper this is. */
  today: RichText
  text: RichText
}

/** A short original question with its answer. */
export interface ExamSample {
  task: RichText
  /** What there is to choose from, lettered A, B, C on the page. */
  choices?: readonly RichText[]
  /** What the student reads or hears. */
  text?: Spanish
  /** It is heard, and not seen until it is asked for. */
  heard?: true
  /** Before a model answer: how it was planned. */
  plan?: readonly RichText[]
  /** The key, or a model answer. */
  answer: RichText
  /** Beside a model answer: what earns the marks. */
  margin?: readonly RichText[]
}

/** A part of a set: a text that is read or heard, or a task, and its questions. */
export interface SetPart {
  title: English
  task: RichText
  text?: Spanish
  /** The texts are heard, and not seen until they are asked for. */
  heard?: true
  /** What all its questions choose from, lettered. */
  choices?: readonly RichText[]
  questions: readonly {
    ask: RichText
    /** A text of its own, heard where that of the part is. */
    text?: Spanish
    /** Of a question in two parts the second, heard once the first is answered. */
    second?: Spanish
    choices?: readonly RichText[]
    /** Absent where several are marked together. */
    marks?: number
    /** What is accepted, and the words that prove it. */
    key: RichText
  }[]
}

/** A short paper with the minutes that it takes and its mark scheme. */
export interface TimedSet {
  minutes: number
  /** What is heard comes once for each press, and not twice: the pauses between are minutes long, or it is a question. */
  once?: true
  /** How to sit it, and what it leaves out of the whole paper. */
  how: RichText
  parts: readonly SetPart[]
  /** What the marks say. */
  result: RichText
}

/** Phrases or questions under a title, closed until they are wanted. */
export interface ExamList {
  title: English
  what?: RichText
  /** A `heading` stands by itself in a line: a capital, and no full stop. */
  rows: readonly (Example & { heading?: true })[]
}

export interface ExamPaper {
  /** Part of the page's address: `/igcse#writing`. */
  id: string
  title: English
  /** With the number that the board gives it, which the title of an IB card does not: search finds it by this. */
  official: English
  /** That number, beside a title that has another one or none: "the IB’s Paper 2". */
  number?: English
  /** What it takes today, first and largest on the card: "1 hour". */
  time: English
  /** In which years: "2025-27". */
  years: English
  /** What older guides give, smaller: "45 minutes". Absent where the specification gives none. */
  duration?: English
  /** How much was to be written, by the same older guides. */
  olderWords?: English
  /** "25%" */
  weight: English
  /** One sentence: what this paper is. */
  summary: RichText
  note: DatedNote
  /** What differs by level (IB). */
  levels?: readonly { level: 'Standard Level' | 'Higher Level'; details: readonly RichText[] }[]
  /** Minute by minute. */
  timeline: readonly { when: English; what: RichText }[]
  questionTypes: readonly {
    name: English
    what: RichText
    sample: ExamSample
  }[]
  criteria: readonly { name: English; plain: RichText }[]
  /** Five. */
  tips: readonly RichText[]
  phrases: readonly Example[]
  /** What to practise with: the questions to expect, scenes with marked answers. */
  bank?: readonly ExamList[]
  set?: TimedSet
  /** The lessons that it needs most. */
  lessons: readonly LessonId[]
}

/** What is told below the papers: a paragraph, and with a whole course its facts, lists and models, all closed at first. */
/** A set that stands with others, under its own name. */
export interface GuideSet {
  /** Part of the page's address: `/ib#ab-initio-reading-set`. */
  id: string
  name: English
  set: TimedSet
}

export interface GuidePart {
  id: string
  title: English
  text: RichText
  points?: readonly { title: English; items: readonly RichText[] }[]
  lists?: readonly ExamList[]
  models?: ExamPaper['questionTypes']
  sets?: readonly GuideSet[]
}

export interface ExamGuide {
  /** At most 60 words: a phone shows the first paper below it. */
  introduction: RichText
  papers: readonly ExamPaper[]
  /** What is worth knowing and not needed first; each can be linked to by its id. */
  background: readonly GuidePart[]
  /** The last seven days, from the first to the day before. */
  week?: readonly { day: English; what: RichText }[]
  /** One page to print. */
  sheet?: { lists: readonly ExamList[]; checks: readonly RichText[] }
  resources: readonly { title: English; text: RichText }[]
}
