/**
 * The content schema: what a lesson, an exercise, a quiz question and an exam guide may hold. Lessons are plain data;
 * the components that render a block decide how it looks.
 */
import type { AccentTwins } from '../spanish/accents'
import type { English, RichText, Spanish } from '../spanish/markup'
import type { Parts, Pattern } from '../spanish/pattern'
import type { TenseId } from '../spanish/tenses'
import type { ModelPaper } from './model-papers'
import type { LessonId } from './registry'

/** A section’s id within its lesson, in kebab-case; used as the fragment of its address. */
export type SectionId = string

export interface Example {
  es: Spanish
  en: English
  /** Why it is said this way, if that is not obvious. */
  note?: RichText
}

/** A title in a lesson: rich text without links, so that Spanish in it is marked as Spanish wherever it is shown. */
export type Label = RichText

/** The content of a table column, which determines the language, the speak button and the checks of its cells. */
export interface Column {
  header: Label
  /** `es` Spanish · `en` rich text · `say` the pronunciation notation (LOO-nes) */
  lang: 'es' | 'en' | 'say'
  /**
   * Set on Spanish columns whose cells are forms of the verb in the row's `infinitive` column:
   * `gerund`, `participle`, or a tense and the index of the person (`present:0` = yo).
   */
  form?: 'infinitive' | 'gerund' | 'participle' | `${TenseId}:${0 | 1 | 2 | 3 | 4 | 5}`
  /** A column that only translates the others. Its header is left out when rows are shown as cards. */
  translation?: true
}

export interface ConjugatedVerb {
  /** The dictionary form; reflexive verbs end in -se. */
  infinitive: Spanish
  en: English
  /**
   * Six forms (five for commands), in the order of `persons`, without the subject pronoun; `—` for a form that does not
   * exist.
   */
  forms: readonly Spanish[]
}

/** For blocks whose rows are independent of each other. */
interface WithVosotros {
  /**
   * Zero-based index, or indexes, of the rows with *vosotros*, which a student may hide. For sentences, the build works
   * them out.
   */
  vosotrosRow?: number | readonly number[]
}

/**
 * The fields of each kind of block. A new kind needs a line here, a file in `src/blocks` and an entry in the table
 * there.
 */
interface BlockKinds {
  /** A paragraph. */
  text: { text: RichText }
  /** Short points; `ordered` when the order matters. */
  list: { items: readonly RichText[]; ordered?: boolean }
  /** A table. Every row has one cell for each column; an empty cell is ''. */
  table: WithVosotros & { caption: Label; columns: readonly Column[]; rows: readonly (readonly string[])[] }
  /** A conjugation of one tense for up to four verbs, side by side. */
  conjugation: { caption: Label; tense: TenseId; verbs: readonly ConjugatedVerb[] }
  /** A card below the section in which the student conjugates any two verbs on the site in these tenses. */
  'verb-table': {
    /** In menu order. */
    tenses: readonly TenseId[]
    /** The verbs shown initially: one regular, one irregular. */
    suggested: readonly [Spanish, Spanish]
    /** Set if another lesson teaches these tenses in full. A list of all tenses links to that lesson instead. */
    taughtElsewhere?: true
  }
  /** Sentences with their translations. */
  examples: WithVosotros & { rows: readonly Example[] }
  /** Words and set phrases with their translations: signal words, vocabulary. */
  phrases: WithVosotros & { caption: Label; rows: readonly Example[] }
  /** Two things that students confuse, side by side. */
  contrast: WithVosotros & {
    caption: Label
    left: RichText
    right: RichText
    rows: readonly { left: Example; right: Example; why?: RichText }[]
  }
  /** Mistakes typical of English speakers: what they write, the correction, and the reason. */
  mistakes: WithVosotros & {
    rows: readonly { wrong: string; right: Spanish; en: English; why: RichText }[]
  }
  /** A boxed aside. */
  note: { label: NoteLabel; text: RichText }
  /** Lines of a conversation. */
  dialogue: { caption: Label; lines: readonly { who: string; es: Spanish; en: English }[] }
  /** Numbered sentences with gaps to type into, with an answer key that can be shown. */
  gapfill: { caption: Label; rows: readonly GapRow[] }
  /** One of the site’s drawings, by name. The caption describes everything that it shows. */
  figure: { name: FigureName; caption: RichText }
  /** A story in which the student chooses the tense for each gap, then types the form. */
  story: {
    id: string
    title: Spanish
    introduction: RichText
    text: Spanish
    gaps: readonly StoryGap[]
  }
  /** A complete text of the length that a paper asks for, with notes beside its sentences on what earns marks. */
  'model-text': {
    paper: ModelPaper
    /** The task as a paper would set it. */
    task: RichText
    /** In order. `earns` explains which feature of the sentence earns marks. */
    lines: readonly { es: Spanish; en: English; earns?: RichText }[]
  }
  /** Ten forms of a tense to type, drawn from the site’s verb data, regular verbs before irregular ones. */
  drill: {
    /** What this drill practises, if the lesson has several. */
    caption?: Label
    tense: TenseId
    regular: readonly DrilledVerbs[]
    irregular: readonly DrilledVerbs[]
  }
}

export type BlockKind = keyof BlockKinds

/** A block of any kind, or of the given kind. */
export type Block<Kind extends BlockKind = BlockKind> = {
  [K in Kind]: { kind: K } & BlockKinds[K]
}[Kind]

/** The verbs in a drill, and the section that teaches their forms. */
export interface DrilledVerbs {
  verbs: readonly Spanish[]
  section: SectionId
  /** Set if the section belongs to another lesson. */
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
  /** With `___` for the gap. */
  sentence: Spanish
  en: English
  /** Accepted answers, the model answer first. */
  answers: readonly Answer[]
  /** Why the answer is right. */
  because: RichText
  ustedes?: Partial<Omit<GapRow, 'ustedes'>>
}

export interface StoryGap {
  infinitive: Spanish
  /**
   * The subject (*nosotros*), shown if the text does not make it clear. Writing it in the Spanish sentence would be
   * unidiomatic.
   */
  person?: Spanish
  /** Two or three tenses to choose from, including the right one. */
  options: readonly TenseId[]
  answer: TenseId
  /** The form that fills the gap. */
  form: Spanish
  /** The word or meaning in the text that decides the tense. */
  signal: RichText
}

/** What an exam requires of a lesson’s grammar. */
export interface ExamNeed {
  asks: 'produce' | 'recognise' | 'nothing'
  /** Which part of the lesson is required, in one sentence. */
  what: RichText
}

export interface Section {
  id: SectionId
  title: Label
  /** Set if a student needs the section for the exam. Otherwise `more` is set. */
  core?: true
  /**
   * A one-line summary of the section. Set for reference, exceptions and register; such a section is collapsed on a
   * phone.
   */
  more?: Label
  /** Rows of the IGCSE grammar list that this section covers, by id (`syllabus.ts`). */
  syllabus?: readonly string[]
  blocks: readonly Block[]
}

/** A dedicated lesson, as the site uses it. */
export interface Lesson {
  /** The Spanish title, shown below the English one. */
  subtitle: Spanish
  /** What the student will be able to do, in one or two sentences. */
  blurb: RichText
  /** The one rule to remember, at most 60 words. */
  rule: RichText
  /** What each exam requires of the lesson’s grammar. */
  needs: Readonly<Record<'igcse' | 'abInitio' | 'standard' | 'higher', ExamNeed>>
  /** The core sections first, then the others. */
  sections: readonly Section[]
  /** The id of the exercise to try before reading. It should show what the lesson is for. */
  opening: string
  /**
   * At least 24 exercises, including every kind and at least two for each teaching section, ordered from easy to hard
   * within a section.
   */
  exercises: readonly Exercise[]
}

/** A verb in a conjugation as an author writes it: on its own, or with a meaning that differs from the verb list. */
type AuthoredVerb = Spanish | Pick<ConjugatedVerb, 'infinitive' | 'en'>

/** A block as an author writes it. The build adds the forms of conjugations. */
export type AuthoredBlock =
  | Block<Exclude<BlockKind, 'conjugation'>>
  | (Omit<Block<'conjugation'>, 'verbs'> & { verbs: readonly AuthoredVerb[] })

/** A dedicated lesson as an author writes it: the default export of a file in `lessons/`. */
export interface AuthoredLesson extends Omit<Lesson, 'sections' | 'exercises'> {
  exercises: readonly AuthoredExercise[]
  sections: readonly (Omit<Section, 'blocks'> & { blocks: readonly AuthoredBlock[] })[]
}

interface ExerciseBase {
  /** Unique within the lesson, kebab-case. */
  id: string
  /** The section that teaches this; feedback links to it. */
  teaches: SectionId
}

/** An accepted answer, optionally with a note that is shown beside the verdict, such as where it is said. */
export type Answer = Pattern | { answer: Pattern; note: RichText }

/** A wrong answer that students typically give, with the reason why it is wrong. */
export interface KnownMistake {
  answer: Pattern
  because: RichText
  /** Incomplete rather than wrong: the student only has to add something, as with a missing accent. */
  lacks?: true
}

/**
 * Differences that the marker ignores in every answer: a subject that the verb already shows · figures and number words
 * · synonyms · pronouns before a helping verb or attached to its infinitive or gerund · *no … nunca* and *nunca* · -ra
 * and -se forms · *voy a salir* and *saldré*, in whole sentences · optional words (*ya, por favor*).
 */
export type Equivalence = 'subject' | 'numbers' | 'words' | 'clitics' | 'negation' | 'se' | 'future' | 'spare'

/** The data that an answer is marked against. */
interface AnswerSheet {
  /** Accepted answers, the model answer first. `correct`, `order` and `translate` expect whole sentences. */
  answers: readonly Answer[]
  /**
   * The model answer, if the first pattern does not produce the best one to show: one of the sentences in `answers`,
   * written without pattern notation. For `correct`, keep every word of the given sentence that was right.
   */
  model?: Spanish
  /** Why the model answer is right. */
  because: RichText
  mistakes?: readonly KnownMistake[]
  /**
   * Good Spanish that does not answer this exercise, such as another meaning, another tense or another region’s usage.
   * It is neither a mistake nor accepted.
   */
  notAsked?: readonly KnownMistake[]
  /** Differences that the exercise is about, so that the marker does not ignore them here. */
  exactly?: readonly Equivalence[]
}

/** The fields that differ if the student hides *vosotros*. */
type WithUstedes<One> = Partial<Omit<One, 'kind' | 'id' | 'teaches' | 'ustedes'>>

export interface ChooseExercise extends ExerciseBase {
  kind: 'choose'
  /** The question: "Which verb?" */
  prompt: RichText
  /** The sentence with its gap, if there is one. */
  sentence?: Spanish
  en?: English
  /** Three or four, exactly one of them `right`. Each explains why it is right or wrong. */
  options: readonly { text: RichText; right?: true; because: RichText; teaches?: SectionId }[]
  ustedes?: WithUstedes<ChooseExercise>
}

interface TypedBase extends ExerciseBase, AnswerSheet {
  /** What to say, in English. In `fill` it may end with the infinitive in brackets. */
  en: English
  twins?: AccentTwins
}

/** Fill a gap. */
export interface FillExercise extends TypedBase {
  kind: 'fill'
  /** With `___` for the gap. */
  sentence: Spanish
  ustedes?: WithUstedes<FillExercise>
}

/** Correct a wrong sentence. */
export interface CorrectExercise extends TypedBase {
  kind: 'correct'
  /** The wrong sentence. */
  sentence: string
  ustedes?: WithUstedes<CorrectExercise>
}

/** Translate into Spanish. */
export interface TranslateExercise extends TypedBase {
  kind: 'translate'
  ustedes?: WithUstedes<TranslateExercise>
}

/** Put the words in order. */
export interface OrderExercise extends ExerciseBase, AnswerSheet {
  kind: 'order'
  /** In the order in which they are shown, which must not be the right order. */
  words: readonly Spanish[]
  en: English
  ustedes?: WithUstedes<OrderExercise>
}

/** Listen to a sentence, then type it or choose it from several. */
export interface HearExercise extends ExerciseBase {
  kind: 'hear'
  /** The spoken sentence. It must differ from the other choices only in how it sounds. */
  says: Spanish
  /** What it means; shown with the answer. */
  en: English
  /** What to listen for. */
  because: RichText
  /** Two to four choices, including `says`. Without choices, the student types the sentence. */
  choices?: readonly Spanish[]
  ustedes?: WithUstedes<HearExercise>
}

/** A line of a text, either right or with a mistake. */
export type ProofreadLine = { right: Spanish } | WrongLine

/** A line with a mistake. The student’s correction is marked against these answers. */
export interface WrongLine extends AnswerSheet {
  /** The line with its one mistake. */
  wrong: string
}

/** Find and correct the three mistakes in a short text. */
export interface ProofreadExercise extends ExerciseBase {
  kind: 'proofread'
  /** The kind of text and its content: "Leo writes to Ana about last weekend: …" */
  en: English
  /** Four to six sentences in order, three of them wrong. */
  lines: readonly ProofreadLine[]
  ustedes?: WithUstedes<ProofreadExercise>
}

export type TypedExercise = FillExercise | CorrectExercise | TranslateExercise

export type Exercise = ChooseExercise | TypedExercise | OrderExercise | HearExercise | ProofreadExercise

/** Named parts that the patterns of the same exercise or line use. */
interface WithParts {
  parts?: Parts
}

/** An exercise as an author writes it. The build writes its parts into its patterns (`exercise-parts.ts`). */
export type AuthoredExercise =
  | ChooseExercise
  | HearExercise
  | ((TypedExercise | OrderExercise) & WithParts)
  | (Omit<ProofreadExercise, 'lines'> & { lines: readonly ({ right: Spanish } | (WrongLine & WithParts))[] })

/** Practice quiz themes that are not stops on the map: topics that are off the map, or that span several lessons. */
export type QuizTheme = 'commands' | 'pluperfect' | 'por-para' | 'comparatives' | 'negatives' | 'accents'

/** A practice quiz question. */
export interface QuizQuestion {
  /** The theme (or the topic if there is none) and a number: `accents-3`. */
  id: string
  /** The lesson that teaches it. If the question has no theme, this is a stop on the map. */
  topicId: LessonId
  theme?: QuizTheme
  /** The section of that lesson, if one section teaches it. */
  section?: SectionId
  /** With `___` for the gap. */
  sentence: Spanish
  en: English
  /** All different. */
  options: readonly [Spanish, Spanish, Spanish, Spanish]
  /** One of `options`. */
  answer: Spanish
  /** Set if only a *vosotros* form is right. The question is skipped if the student hides *vosotros*. */
  vosotros?: true
  /** Why the answer is right. */
  explanation: RichText
  /**
   * Why a wrong option is wrong, if the explanation does not cover it. Keyed by option, and shown to a student who
   * chose that option.
   */
  because?: Readonly<Record<Spanish, RichText>>
}

/** What the current exam requires, if that differs from the card or goes beyond it. */
interface DatedNote {
  /** Month in which this was checked: `2026-11`. */
  checked: string
  /** One line, visible while the card is closed: who takes this paper. */
  today: RichText
  text: RichText
}

/** A short original question with its answer. */
export interface ExamSample {
  task: RichText
  /** The choices; the page letters them A, B, C. */
  choices?: readonly RichText[]
  /** What the student reads or hears. */
  text?: Spanish
  /** Set if the text is played aloud. It is hidden until the student asks to see it. */
  heard?: true
  /** Shown before a model answer: how it was planned. */
  plan?: readonly RichText[]
  /** The answer, or a model answer. */
  answer: RichText
  /** Shown beside a model answer: what earns marks. */
  margin?: readonly RichText[]
}

/** A part of a set: a text to read or hear, or a task, with its questions. */
export interface SetPart {
  title: English
  task: RichText
  text?: Spanish
  /** Set if the texts are played aloud. They are hidden until the student asks to see them. */
  heard?: true
  /** The lettered choices that all its questions share. */
  choices?: readonly RichText[]
  questions: readonly {
    ask: RichText
    /** A text for this question alone; played aloud if `heard` is set. */
    text?: Spanish
    /** The second half of a two-part question, played after the first is answered. */
    second?: Spanish
    choices?: readonly RichText[]
    /** Absent if several questions share the marks. */
    marks?: number
    /** Accepted answers, and the words that prove them. */
    key: RichText
  }[]
}

/** A short practice paper with its time limit and mark scheme. */
export interface TimedSet {
  minutes: number
  /**
   * Each press plays the recording once instead of twice, because there are minutes-long pauses in between or because
   * the recording is a question.
   */
  once?: true
  /** How to take the set, and what it omits from the full paper. */
  how: RichText
  parts: readonly SetPart[]
  /** How to interpret the marks. */
  result: RichText
}

/** Phrases or questions under a title, initially collapsed. */
export interface ExamList {
  title: English
  what?: RichText
  /** A `heading` is on its own line; it starts with a capital and has no full stop. */
  rows: readonly (Example & { heading?: true })[]
}

export interface ExamPaper {
  /** The fragment of its address: `/igcse#writing`. */
  id: string
  title: English
  /** The official name, with the board’s number. The titles of IB cards omit the number, but search finds it here. */
  official: English
  /** The board’s number, shown beside a title that has no number or a different one: "the IB’s Paper 2". */
  number?: English
  /** Duration in the current exam, shown first and largest on the card: "1 hour". */
  time: English
  /** The years of the exam: "2025–27". */
  years: English
  /** Duration in older guides, shown smaller: "45 minutes". Absent if the specification gives none. */
  duration?: English
  /** Word count in the same older guides. */
  olderWords?: English
  /** "25%" */
  weight: English
  /** One sentence that says what this paper is. */
  summary: RichText
  note: DatedNote
  /** Differences between levels (IB). */
  levels?: readonly { level: 'Standard Level' | 'Higher Level'; details: readonly RichText[] }[]
  /** What to do minute by minute. */
  timeline: readonly { when: English; what: RichText }[]
  questionTypes: readonly {
    name: English
    what: RichText
    sample: ExamSample
  }[]
  criteria: readonly { name: English; plain: RichText }[]
  /** Always five. */
  tips: readonly RichText[]
  phrases: readonly Example[]
  /** Practice material: likely questions, and scenes with marked answers. */
  bank?: readonly ExamList[]
  set?: TimedSet
  /** The most relevant lessons. */
  lessons: readonly LessonId[]
}

/** One of several sets, with its own name. */
export interface GuideSet {
  /** The fragment of its address: `/ib#ab-initio-reading-set`. */
  id: string
  name: English
  set: TimedSet
}

/**
 * Information below the papers: a paragraph or, for a whole course, its facts, lists and model answers, all initially
 * collapsed.
 */
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
  /** At most 60 words, so that the first paper is in view on a phone. */
  introduction: RichText
  papers: readonly ExamPaper[]
  /** Background that is useful but not needed straight away. Each part can be linked to by its id. */
  background: readonly GuidePart[]
  /** A plan for the last seven days, ending the day before the exam. */
  week?: readonly { day: English; what: RichText }[]
  /** One printed page. */
  sheet?: { lists: readonly ExamList[]; checks: readonly RichText[] }
  resources: readonly { title: English; text: RichText }[]
}
