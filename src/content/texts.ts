/**
 * Lists every text in the content, each with its path, language and role. Search, the counts and all checks of the
 * Spanish are built on this list.
 *
 * For each type in the schema, one reader says what its fields contain. Adding a field or a kind without a reader here
 * is a compile error.
 */
import { withoutAccents } from '../spanish/accents'
import type { Interchangeable } from '../spanish/interchangeable'
import { type English, parseRich, type RichText, type Spanish, type SpanishNode } from '../spanish/markup'
import { coverOf } from '../spanish/pattern'
import type { TenseId } from '../spanish/tenses'
import type { AlsoAsked } from './also-on-paper'
import { askedWithUstedes, patternOf } from './answers'
import type { ExamSession } from './exams/exam-ids'
import type { Board, PractisedExam, PractisedQuestion } from './exams/past-papers'
import type { Topic } from './grammar-index'
import type { LessonEntry } from './registry'
import type { Line } from './roadmap'
import type { SoundPair } from './rooms/dictation'
import type { Hearing } from './rooms/listening-papers'
import type { OralExtract, OralPicture, RolePlay, SpeakingTopic } from './rooms/speaking-types'
import type { ListeningPassage, PaperChoice, PaperPart, PaperQuestion, ReadingText } from './rooms/types'
import type { TextType, WritingCriterion, WritingTask } from './rooms/writing-types'
import type { SyllabusRow } from './syllabus'
import type { TenseEntry } from './tense-list'
import type { TopicEntry } from './topics'
import type {
  Answer,
  Block,
  BlockKind,
  Column,
  DrilledVerbs,
  ExamGuide,
  ExamList,
  ExamNeed,
  ExamPaper,
  Example,
  Exercise,
  GapRow,
  GuidePart,
  GuideSet,
  KnownMistake,
  Lesson,
  ProofreadLine,
  QuizQuestion,
  StoryGap,
  TimedSet,
  WrongLine,
} from './types'
import type { AlsoRight, WordTheme } from './word-themes'
import type { AccentPattern, CapitalPattern, MistakePattern } from './writing-mistakes'

/**
 * A text and its path, such as `sections/uses/blocks/2 examples/rows/3/es`. A text that combines several fields gets a
 * path below the first of them: `…/sentence/with its answer`.
 */
export type Text = { at: string; text: string; listed?: true } & (
  | { lang: 'es'; role: SpanishRole; of?: FormOf }
  /** `wrong`: may contain wrong Spanish · `label`: a title inside a lesson */
  | { lang: 'rich'; role: 'prose' | 'wrong' | 'label' }
  /** `translation`: of a Spanish text · `label`: a title, caption or header, which may include a Spanish word */
  | { lang: 'en'; role: 'translation' | 'label' }
  /** The pronunciation of the Spanish `word`, in the lessons’ notation (LOO-nes). */
  | { lang: 'say'; role: 'pronunciation'; word: Spanish }
  /** Never displayed. `key`: an id, a slug or a name used by the code · `query`: what students type into the search */
  | { lang: 'none'; role: 'key' | 'query' }
)

/**
 * `sentence` complete and punctuated · `phrase` a signal word or vocabulary · `cell` of a table · `infinitive` · `form`
 * a verb form, or a correct word that becomes another word with an accent · `answer` typed or chosen by a student ·
 * `wrong` what a student must not write
 */
export type SpanishRole = 'sentence' | 'phrase' | 'cell' | 'infinitive' | 'form' | 'answer' | 'wrong'

/** The verb form that a text must be. A tense without a person allows any person. */
export interface FormOf {
  infinitive: Spanish
  form: TenseId | Exclude<Column['form'], 'infinitive' | undefined>
}

/** Lists the texts in a value, given the path of the value. */
export type Reads<Value> = (value: Value, at: string) => Text[]

/** The path segment of a list item: its id, or else its number, with its kind if it has one. */
export function nameOf(item: unknown, index: number): string {
  if (typeof item !== 'object' || item === null) return String(index + 1)
  if ('id' in item) return String(item.id)
  return 'kind' in item ? `${index + 1} ${item.kind}` : String(index + 1)
}

const below = (at: string, name: string) => (at === '' ? name : `${at}/${name}`)

/** The path of the parent: for a cell, its row. */
export const placeOf = (at: string) => at.slice(0, Math.max(at.lastIndexOf('/'), 0))

const spanish =
  (role: SpanishRole): Reads<Spanish> =>
  (text, at) =>
    text === '' ? [] : [{ at, text, lang: 'es', role }]
const sentence = spanish('sentence')
const phrase = spanish('phrase')
const answer = spanish('answer')
const wrong = spanish('wrong')
const infinitive = spanish('infinitive')
/** A dash means that the verb has no form for that person. */
const form: Reads<Spanish> = (text, at) => (text === '—' ? [] : spanish('form')(text, at))

/** A form that is checked against its verb. */
const formOf =
  (of: FormOf): Reads<Spanish> =>
  (text, at) =>
    form(text, at).map((one) => ({ ...one, of }))

/** Enough sentences from a pattern to include every pair of adjacent words. */
const pattern =
  (role: 'sentence' | 'answer' | 'wrong'): Reads<Answer> =>
  (one, at) =>
    covered(one).flatMap((text) => spanish(role)(text, at))

const rich =
  (role: 'prose' | 'wrong' | 'label'): Reads<RichText> =>
  (text, at) =>
    text === '' ? [] : [{ at, text, lang: 'rich', role }]
const name = rich('label')
const prose = rich('prose')

const english =
  (role: 'translation' | 'label'): Reads<English> =>
  (text, at) =>
    text === '' ? [] : [{ at, text, lang: 'en', role }]
const translation = english('translation')
const label = english('label')
/** A translation with a hint in brackets: the infinitive, or words in either language. */
const task: Reads<English> = (text, at) => {
  const [, english = text, hint = ''] = /^(.*?)\s*\(([^()]*)\)$/.exec(text) ?? []
  const [verb = ''] = /^\p{Ll}+[aeií]r(?:se)?(?=,|$)/u.exec(hint) ?? []
  return [
    ...translation(english, at),
    ...infinitive(verb, below(at, 'infinitive')),
    ...label(hint.slice(verb.length), below(at, 'hint')),
  ]
}

const query: Reads<string> = (text, at) => [{ at, text, lang: 'none', role: 'query' }]
const key: Reads<string> = (text, at) => [{ at, text, lang: 'none', role: 'key' }]
/** Booleans and numbers contain no text. */
const flag: Reads<boolean | number | readonly number[]> = () => []

/** Marks texts that share a line of a word list: the cells of a row, or a word and its meaning. */
const listed =
  <Value>(read: Reads<Value>): Reads<Value> =>
  (value, at) =>
    read(value, at).map((text) => ({ ...text, listed: true }))

const list =
  <Item>(read: Reads<Item>): Reads<readonly Item[]> =>
  (items, at) =>
    items.flatMap((item, index) => read(item, below(at, nameOf(item, index))))

/** For objects whose keys are also content. */
const record =
  <Value>(
    readKey: Reads<string>,
    read: Reads<NonNullable<Value>>,
  ): Reads<Readonly<Record<string, Value | undefined>>> =>
  (values, at) =>
    Object.entries(values).flatMap(([name, value]) => [
      ...readKey(name, below(at, name)),
      ...(value === undefined || value === null ? [] : read(value, below(at, name))),
    ])

/** A reader for each field of a type. */
type Fields<Value> = { [Field in keyof Value]-?: Reads<NonNullable<Value[Field]>> }

/** Reads every field of a type, then calls `together` for texts that combine several fields. */
export function fields<Value extends object = never>(
  reads: Fields<NoInfer<Value>>,
  together: Reads<NoInfer<Value>> = () => [],
): Reads<Value> {
  const all: Fields<Value> = reads
  return (value, at) => {
    const texts: Text[] = []
    for (const name in all) {
      const field = value[name]
      if (field !== undefined && field !== null) texts.push(...all[name](field, below(at, name)))
    }
    return [...texts, ...together(value, at)]
  }
}

const example = fields<Example>({ es: sentence, en: translation, note: prose })
const heading = fields<Example & { heading?: true }>({
  es: phrase,
  en: translation,
  note: prose,
  heading: flag,
})
const vocabulary = fields<Example>({ es: listed(phrase), en: listed(translation), note: prose })

/** An accepted answer, with its note. */
const accepted =
  (role: 'sentence' | 'answer'): Reads<Answer> =>
  (one, at) => [
    ...pattern(role)(one, typeof one === 'string' ? at : below(at, 'answer')),
    ...(typeof one === 'string' ? [] : prose(one.note, below(at, 'note'))),
  ]

const gapRow = fields<GapRow>(
  {
    sentence,
    en: task,
    answers: list(accepted('answer')),
    because: prose,
    ustedes: (other, at) => [
      ...(other.sentence === undefined ? [] : sentence(other.sentence, below(at, 'sentence'))),
      ...(other.en === undefined ? [] : task(other.en, below(at, 'en'))),
      ...(other.answers === undefined ? [] : list(accepted('answer'))(other.answers, below(at, 'answers'))),
      ...(other.because === undefined ? [] : prose(other.because, below(at, 'because'))),
    ],
  },
  ({ sentence, answers }, at) => filled(sentence, answers, at),
)

const drilled = fields<DrilledVerbs>({ verbs: list(infinitive), section: key, lesson: key })

const ofBlock: { [Kind in BlockKind]: Reads<Block<Kind>> } = {
  text: fields({ kind: key, text: prose }),
  list: fields({ kind: key, items: list(prose), ordered: flag }),
  table: fields(
    {
      kind: key,
      caption: name,
      columns: list(fields<Column>({ header: name, lang: key, form: key, translation: flag })),
      vosotrosRow: flag,
      // Read below, where the column of each cell is known.
      rows: () => [],
    },
    ({ columns, rows }, at) =>
      rows.flatMap((row, index) =>
        row.flatMap((cell, column) => {
          const place = `${at}/rows/${index + 1}/${column + 1}`
          switch (columns[column]?.lang) {
            case 'es':
              return listed(cellOf(columns[column].form, infinitiveOf(row, columns)))(cell, place)
            case 'en':
              return listed(prose)(cell, place)
            case 'say':
              return cell === ''
                ? []
                : [
                    {
                      at: place,
                      text: cell,
                      lang: 'say',
                      role: 'pronunciation',
                      word: wordBeside(row, columns, column),
                    },
                  ]
            default:
              return []
          }
        }),
      ),
  ),
  conjugation: fields({
    kind: key,
    caption: name,
    tense: key,
    verbs: list(fields({ infinitive, en: translation, forms: list(form) })),
  }),
  'verb-table': fields({ kind: key, tenses: list(key), suggested: list(infinitive), taughtElsewhere: flag }),
  examples: fields({ kind: key, rows: list(example), vosotrosRow: flag }),
  phrases: fields({ kind: key, caption: name, rows: list(vocabulary), vosotrosRow: flag }),
  contrast: fields({
    kind: key,
    caption: name,
    left: prose,
    right: prose,
    rows: list(fields({ left: example, right: example, why: prose })),
    vosotrosRow: flag,
  }),
  mistakes: fields({
    kind: key,
    rows: list(fields({ wrong, right: phrase, en: translation, why: prose })),
    vosotrosRow: flag,
  }),
  note: fields({ kind: key, label, text: prose }),
  dialogue: fields({
    kind: key,
    caption: name,
    lines: list(fields({ who: phrase, es: sentence, en: translation })),
  }),
  gapfill: fields({ kind: key, caption: name, rows: list(gapRow) }),
  figure: fields({ kind: key, name: key, caption: prose }),
  story: fields(
    {
      kind: key,
      id: key,
      title: phrase,
      introduction: prose,
      // Read below, with the gaps filled.
      text: () => [],
      gaps: list(
        fields<StoryGap>(
          // Read below, where the tense of the answer is known.
          { infinitive, person: phrase, options: list(key), answer: key, form: () => [], signal: prose },
          (gap, at) => formOf({ infinitive: gap.infinitive, form: gap.answer })(gap.form, below(at, 'form')),
        ),
      ),
    },
    ({ text, gaps }, at) => {
      let gap = 0
      const whole = text.replaceAll('___', (dashes) => {
        const filling = gaps[gap++]
        return filling === undefined ? dashes : `{${filling.form}:${filling.infinitive}}`
      })
      return sentence(whole, below(at, 'text'))
    },
  ),
  'model-text': fields({
    kind: key,
    paper: key,
    task: prose,
    lines: list(fields({ es: sentence, en: translation, earns: prose })),
  }),
  drill: fields({
    kind: key,
    caption: name,
    tense: key,
    regular: list(drilled),
    irregular: list(drilled),
  }),
}

export const blockTexts: Reads<Block> = <Kind extends BlockKind>(one: Block<Kind>, at: string) => {
  const read: Reads<Block<Kind>> = ofBlock[one.kind]
  return read(one, at)
}

const exerciseFields = {
  id: key,
  kind: key,
  teaches: key,
  // Handled below, where it is combined with the fields that stay the same.
  ustedes: () => [],
}
/** In a gap the answer is a few words, not a sentence. */
const notAsked = (role: 'sentence' | 'answer') =>
  list(fields<KnownMistake>({ answer: pattern(role), because: prose, lacks: flag }))

const sheetFields = {
  model: sentence,
  because: prose,
  mistakes: list(fields<KnownMistake>({ answer: pattern('wrong'), because: prose, lacks: flag })),
  notAsked: notAsked('sentence'),
  exactly: list(key),
}
const typedFields = { ...exerciseFields, ...sheetFields, en: task, twins: record(answer, translation) }

const wrongLine = fields<WrongLine>({ ...sheetFields, wrong, answers: list(accepted('sentence')) })
const rightLine = fields<Exclude<ProofreadLine, WrongLine>>({ right: sentence })
const examNeed = fields<ExamNeed>({ asks: key, what: prose })

type ExerciseOf<Kind> = Extract<Exercise, { kind: Kind }>

const ofExercise: { [Kind in Exercise['kind']]: Reads<ExerciseOf<Kind>> } = {
  choose: fields(
    {
      ...exerciseFields,
      prompt: prose,
      sentence,
      en: task,
      options: list((option, at) =>
        fields<typeof option>({
          text: option.right === true ? prose : rich('wrong'),
          right: flag,
          because: prose,
          teaches: key,
        })(option, at),
      ),
    },
    ({ sentence, options }, at) => {
      if (sentence === undefined) return []
      const right = options.flatMap((option) => (option.right === true ? [spanishInside(option.text)] : []))
      return right.flatMap((answers) => (answers.length === 1 ? filled(sentence, answers, at) : []))
    },
  ),
  fill: fields(
    {
      ...typedFields,
      sentence,
      answers: list(accepted('answer')),
      notAsked: notAsked('answer'),
    },
    ({ sentence, answers }, at) => filled(sentence, answers, at),
  ),
  correct: fields({ ...typedFields, sentence: wrong, answers: list(accepted('sentence')) }),
  translate: fields({ ...typedFields, answers: list(accepted('sentence')) }),
  order: fields({
    ...exerciseFields,
    ...sheetFields,
    en: task,
    words: list(answer),
    answers: list(accepted('sentence')),
  }),
  hear: fields({
    ...exerciseFields,
    says: sentence,
    en: translation,
    because: prose,
    choices: list(answer),
  }),
  proofread: fields({
    ...exerciseFields,
    en: translation,
    lines: list((line, at) => ('wrong' in line ? wrongLine(line, at) : rightLine(line, at))),
  }),
}

const exercise: Reads<Exercise> = <Kind extends Exercise['kind']>(
  one: ExerciseOf<Kind> & { kind: Kind },
  at: string,
) => {
  const kind: Kind = one.kind
  const read: Reads<ExerciseOf<Kind>> = ofExercise[kind]
  const asked = read(one, at)
  const said = new Set(asked.map(({ at: place, text }) => `${place} ${text}`))
  const given = Object.keys(one.ustedes ?? {}).map((field) => below(at, field))
  const changed = read(askedWithUstedes(one), at).filter(
    ({ at: place, text }) =>
      !said.has(`${place} ${text}`) ||
      given.some((field) => place === field || place.startsWith(`${field}/`)),
  )
  return [...asked, ...changed.map((text) => ({ ...text, at: `${at}/ustedes${text.at.slice(at.length)}` }))]
}

export const lessonTexts = fields<Lesson>({
  subtitle: phrase,
  blurb: prose,
  rule: prose,
  needs: fields({ igcse: examNeed, abInitio: examNeed, standard: examNeed, higher: examNeed }),
  sections: list(
    fields({ id: key, title: name, core: flag, more: name, syllabus: list(key), blocks: list(blockTexts) }),
  ),
  opening: key,
  exercises: list(exercise),
})

export const registryTexts: Reads<readonly LessonEntry[]> = list(
  fields({
    id: key,
    type: key,
    title: label,
    description: label,
    badge: label,
    stop: fields({ level: key, at: flag }),
    written: flag,
  }),
)

export const roadmapTexts: Reads<readonly Line[]> = list(
  fields({
    id: key,
    name: label,
    levels: list(fields({ id: key, name: label, stops: list(key) })),
  }),
)

export const topicTexts: Reads<Readonly<Record<string, TopicEntry>>> = record(
  key,
  fields({ blurb: prose, objectives: list(prose), practice: list(prose) }),
)

export const tenseTexts: Reads<Readonly<Record<string, TenseEntry>>> = record(
  key,
  fields({
    lesson: key,
    name: label,
    spanishName: phrase,
    level: label,
    description: label,
    formation: prose,
    usage: prose,
    examples: list(example),
  }),
)

export const tenseGroupTexts: Reads<readonly { id: string; name: English; tenses: readonly string[] }[]> =
  list(fields({ id: key, name: label, tenses: list(key) }))

/** The index of grammar topics. */
export const topicIndexTexts: Reads<readonly Topic[]> = list(
  fields({ name: prose, lesson: key, section: key }),
)

export const glossaryTexts: Reads<Readonly<Record<string, RichText>>> = record(key, prose)

export const modelPaperTexts: Reads<Readonly<Record<string, { name: English; words: readonly number[] }>>> =
  record(key, fields({ name: label, words: () => [] }))

/** Maps what a student wants to say to the tense that they need. */
export const tenseGuideTexts: Reads<
  readonly {
    question: English
    answers: readonly { meaning: English; example: Spanish; slug: string; first?: string }[]
  }[]
> = list(
  fields({
    question: translation,
    answers: list(fields({ meaning: translation, example: sentence, slug: key, first: key })),
  }),
)

export const alsoAskedTexts: Reads<readonly AlsoAsked[]> = list(
  fields({ item: label, lesson: key, section: key }),
)

export const syllabusTexts: Reads<readonly SyllabusRow[]> = list(
  fields({ id: key, item: label, lessons: list(key) }),
)

export const quizThemeTexts: Reads<Readonly<Record<string, English>>> = record(key, label)

export const quizTexts: Reads<readonly QuizQuestion[]> = list(
  fields(
    {
      id: key,
      topicId: key,
      theme: key,
      section: key,
      sentence,
      en: translation,
      // Every option except the answer.
      options: list(wrong),
      answer,
      vosotros: flag,
      explanation: prose,
      because: record(wrong, prose),
    },
    ({ sentence, answer }, at) => filled(sentence, [answer], at),
  ),
)

const examRow: Reads<ExamList['rows'][number]> = (row, at) => (row.heading ? heading : example)(row, at)
const examList = fields<ExamList>({ title: label, what: prose, rows: list(examRow) })

export const examListsTexts: Reads<readonly ExamList[]> = list(examList)

export const sheetTexts: Reads<NonNullable<ExamGuide['sheet']>> = fields({
  lists: examListsTexts,
  checks: list(prose),
})

export const timedSetTexts: Reads<TimedSet> = fields({
  minutes: flag,
  once: flag,
  how: prose,
  parts: list(
    fields({
      title: label,
      task: prose,
      text: phrase,
      heard: flag,
      choices: list(prose),
      questions: list(
        fields({ ask: prose, text: phrase, second: phrase, choices: list(prose), marks: flag, key: prose }),
      ),
    }),
  ),
  result: prose,
})

const questionTypes: Reads<ExamPaper['questionTypes']> = list(
  fields({
    name: label,
    what: prose,
    sample: fields({
      task: prose,
      choices: list(prose),
      text: phrase,
      heard: flag,
      plan: list(prose),
      answer: prose,
      margin: list(prose),
    }),
  }),
)

export const guideSetsTexts: Reads<readonly GuideSet[]> = list(
  fields({ id: key, name: label, set: timedSetTexts }),
)

export const guidePartTexts: Reads<GuidePart> = fields({
  id: key,
  title: label,
  text: prose,
  points: list(fields({ title: label, items: list(prose) })),
  lists: examListsTexts,
  models: questionTypes,
  sets: guideSetsTexts,
})

/** Figures with their sources, and the few facts that are given in words. */
export const paperFactTexts: Reads<object> = (facts, at) =>
  Object.entries(facts).flatMap(([name, one]: [string, unknown]) => {
    const place = below(at, name)
    if (typeof one === 'string') {
      if (name !== 'is') return one === 'unknown' ? key(one, place) : []
      return (/\/(card|stranger)$/.test(at) ? phrase : label)(one, place)
    }
    if (typeof one !== 'object' || one === null) return []
    const isList =
      (name === 'is' || name === 'by') && Array.isArray(one) && one.every((item) => typeof item === 'string')
    return isList ? list(key)(one, place) : paperFactTexts(one, place)
  })

export const paperSourceTexts: Reads<Readonly<Record<string, { text: RichText; read: string }>>> = record(
  key,
  fields({ text: prose, read: key }),
)

export const boardTexts: Reads<readonly Board[]> = list(
  fields({ id: key, title: label, parts: list(fields({ title: label, text: prose })) }),
)

const practisedQuestion: Reads<PractisedQuestion> = fields({
  name: label,
  asks: list(label),
  words: flag,
  kinds: list(key),
  page: fields({ to: key, title: label }),
})

export const practisedTexts: Reads<readonly PractisedExam[]> = list(
  fields({
    id: key,
    title: label,
    exam: label,
    papers: list(fields({ skill: key, name: label, questions: list(practisedQuestion) })),
  }),
)

/** Sentences about the papers in the practice rooms. */
export const paperSentenceTexts: Reads<Readonly<Record<string, RichText | undefined>>> = record(key, prose)

export const hearingTexts: Reads<Readonly<Record<string, Hearing>>> = record(
  label,
  fields({
    hearings: flag,
    times: label,
    asInTheExam: fields({ one: prose, several: prose }),
    reading: () => [],
    pause: flag,
  }),
)

export const examNameTexts: Reads<Readonly<Record<string, English>>> = record(key, label)

export const examSessionTexts: Reads<Readonly<Record<string, readonly ExamSession[]>>> = record(
  key,
  list(fields({ first: flag, last: flag, name: label })),
)

export const guideTexts = fields<ExamGuide>({
  introduction: prose,
  papers: list(
    fields({
      id: key,
      title: label,
      official: label,
      number: label,
      time: label,
      years: label,
      duration: label,
      olderWords: label,
      weight: label,
      summary: prose,
      note: fields({ checked: key, today: prose, text: prose }),
      levels: list(fields({ level: label, details: list(prose) })),
      timeline: list(fields({ when: label, what: prose })),
      questionTypes,
      criteria: list(fields({ name: label, plain: prose })),
      tips: list(prose),
      phrases: list(example),
      bank: examListsTexts,
      set: timedSetTexts,
      lessons: list(key),
    }),
  ),
  background: list(guidePartTexts),
  week: list(fields({ day: label, what: prose })),
  sheet: sheetTexts,
  resources: list(fields({ title: label, text: prose })),
})

/** Words with their meanings. */
export const glossedTexts: Reads<Readonly<Record<Spanish, English>>> = record(phrase, translation)

const paperChoice: Reads<PaperChoice> = (one, at) =>
  typeof one === 'string' ? prose(one, at) : fields<typeof one>({ picture: key, shows: translation })(one, at)

const questionFields = {
  id: key,
  kind: key,
  ask: prose,
  marks: flag,
  proof: phrase,
  why: prose,
}

type QuestionOf<Kind> = Extract<PaperQuestion, { kind: Kind }>

const ofQuestion: { [Kind in PaperQuestion['kind']]: Reads<QuestionOf<Kind>> } = {
  choose: fields({ ...questionFields, choices: list(paperChoice), right: () => [] }),
  write: fields({
    ...questionFields,
    answers: list(accepted('answer')),
    mistakes: list(fields<KnownMistake>({ answer: pattern('wrong'), because: prose, lacks: flag })),
    notAsked: notAsked('answer'),
  }),
  'true-false': fields({ ...questionFields, right: flag, justify: list(phrase) }),
}

const paperQuestion: Reads<PaperQuestion> = <Kind extends PaperQuestion['kind']>(
  one: QuestionOf<Kind> & { kind: Kind },
  at: string,
) => {
  const kind: Kind = one.kind
  const read: Reads<QuestionOf<Kind>> = ofQuestion[kind]
  return read(one, at)
}

const passageFields = {
  title: phrase,
  exam: label,
  theme: label,
  parts: list(
    fields<PaperPart>({
      title: label,
      task: fields({ es: sentence, en: translation }),
      choices: list(paperChoice),
      questions: list(paperQuestion),
    }),
  ),
}

export const readingTextTexts: Reads<ReadingText> = fields({
  ...passageFields,
  type: label,
  text: list(sentence),
  lettered: flag,
  gloss: glossedTexts,
})

export const listeningPassageTexts: Reads<ListeningPassage> = fields({
  ...passageFields,
  situation: fields({ es: sentence, en: translation }),
  speakers: list(fields({ name: phrase, voice: key })),
  lines: list(fields({ begins: flag, who: flag, says: sentence })),
})

/** Pairs of words that sound alike, with their meanings and the difference to listen for. */
export const soundPairTexts: Reads<readonly SoundPair[]> = list(
  fields({
    words: ([one, other], at) =>
      [one, other].flatMap((word, index) =>
        fields<typeof one>({ es: phrase, en: translation })(word, `${at}/${index + 1}`),
      ),
    listenFor: label,
  }),
)

const inBoth = fields<{ es: Spanish; en: English }>({ es: sentence, en: translation })
const named = fields<{ es: Spanish; en: English }>({ es: phrase, en: translation })

export const textTypeTexts: Reads<readonly TextType[]> = list(
  fields({
    id: key,
    name: named,
    register: prose,
    layout: list(prose),
    openings: list(vocabulary),
    closings: list(vocabulary),
    phrases: list(vocabulary),
  }),
)

export const writingTaskTexts: Reads<WritingTask> = fields({
  title: label,
  exam: label,
  theme: label,
  type: key,
  task: inBoth,
  points: list(inBoth),
  words: () => [],
  minutes: flag,
  marks: flag,
  plan: list(prose),
  model: list(fields({ says: phrase, earns: prose, newLine: flag })),
})

export const writingCriterionTexts: Reads<readonly WritingCriterion[]> = list(
  fields({
    exams: list(label),
    words: () => [],
    name: label,
    marks: flag,
    bands: list(fields({ marks: label, looksLike: prose })),
    source: prose,
  }),
)

export const rolePlayTexts: Reads<RolePlay> = fields({
  title: label,
  situation: inBoth,
  examinerIs: named,
  prompts: list(
    fields({
      says: sentence,
      en: translation,
      second: fields({ says: sentence, en: translation }),
      samples: list((one, at) =>
        // A sample that earns no marks may be wrong Spanish, and one that earns a single mark may contain a mistake.
        fields<typeof one>({ marks: flag, says: one.marks === 2 ? sentence : wrong, why: prose })(one, at),
      ),
    }),
  ),
})

export const speakingTopicTexts: Reads<readonly SpeakingTopic[]> = list(
  fields({
    area: label,
    conversation: flag,
    name: named,
    questions: list(
      fields({ when: key, asks: sentence, en: translation, model: example, easier: example, next: sentence }),
    ),
  }),
)

const spokenPlan = list(
  fields<OralPicture['plan'][number]>({ when: label, what: prose, says: list(vocabulary) }),
)

export const oralPictureTexts: Reads<OralPicture> = fields({
  theme: label,
  caption: fields<OralPicture['caption']>({ es: phrase, en: translation }),
  shows: label,
  words: list(vocabulary),
  plan: spokenPlan,
  questions: list(example),
})

export const oralPlanTexts: Reads<Pick<OralPicture, 'plan' | 'questions'>> = fields({
  plan: spokenPlan,
  questions: list(example),
})

export const oralExtractTexts: Reads<readonly OralExtract[]> = list(
  fields({
    id: key,
    title: phrase,
    text: list(phrase),
    summary: example,
    plan: spokenPlan,
    questions: list(example),
  }),
)

export const mistakePatternTexts: Reads<readonly MistakePattern[]> = list(
  // `find` is a regular expression, not text.
  fields({ wrong, find: query, notAfter: query, initial: flag, exact: flag, unless: query, right: phrase }),
)

export const accentPatternTexts: Reads<readonly AccentPattern[]> = list(
  fields({ find: query, word: query, right: phrase }),
)

export const capitalPatternTexts: Reads<readonly CapitalPattern[]> = list(
  fields({ find: query, notAfter: query }),
)

export const expressionTexts: Reads<readonly string[]> = list(query)

export const searchNameTexts: Reads<Readonly<Record<string, readonly string[]>>> = record(key, list(query))

export const sameWordTexts: Reads<readonly (readonly string[])[]> = list(list(query))

export const numberNameTexts: Reads<readonly (readonly [upTo: number, name: string])[]> = list(
  ([, name], at) => query(name, below(at, '2')),
)

export const wordThemeTexts: Reads<readonly WordTheme[]> = list(
  fields({ id: key, name: label, board: label, about: label }),
)

/** Words that are accepted in place of the listed ones. */
export const alsoRightTexts: Reads<Readonly<Record<Spanish, readonly (Spanish | AlsoRight)[]>>> = record(
  answer,
  list<Spanish | AlsoRight>((one, at) =>
    typeof one === 'string'
      ? answer(one, at)
      : [...answer(one.spanish, below(at, 'spanish')), ...prose(one.note ?? '', below(at, 'note'))],
  ),
)

export const verbTexts: Reads<Readonly<Record<Spanish, English>>> = record(infinitive, translation)

/** Words that differ only by an accent, with their meanings. */
export const twinTexts: Reads<Readonly<Record<Spanish, English | undefined>>> = (twins, at) => {
  const words = Object.keys(twins)
  const hasAccentedTwin = (word: Spanish) =>
    words.some((other) => other !== word && withoutAccents(other) === word)
  return record<English | undefined>(
    (word, place) => (hasAccentedTwin(word) ? form : answer)(word, place),
    translation,
  )(twins, at)
}

/** Names of tenses in both languages. */
export const tenseNameTexts: Reads<Readonly<Record<string, { en: English; es: Spanish }>>> = record(
  key,
  fields({ en: translation, es: sentence }),
)

/** Tenses in list order, with the names of their groups. */
export const tensesByTimeTexts: Reads<readonly { name: English; tenses: readonly string[] }[]> = list(
  fields({ name: label, tenses: list(key) }),
)

/** The helping verb of each compound tense, and the tense of that verb. */
export const compoundTenseTexts: Reads<Readonly<Record<string, { helper: Spanish; tense: string }>>> = record(
  key,
  fields({ helper: infinitive, tense: key }),
)

/** Words that the site shows on their own, such as subject pronouns. */
export const wordTexts: Reads<readonly Spanish[]> = list(phrase)

/** Sets of synonyms. */
export const interchangeableTexts: Reads<readonly (readonly Interchangeable[])[]> = list(
  list(fields<Interchangeable>({ form: phrase, agreement: key, region: key })),
)

/** Verbs, each with a form to use instead. */
export const exceptionTexts: Reads<ReadonlyMap<Spanish, Spanish>> = (verbs, at) =>
  record(infinitive, form)(Object.fromEntries(verbs), at)

export const keyTexts = list(key)
export const keyListTexts: Reads<Readonly<Record<string, readonly string[]>>> = record(key, list(key))

/** How to read a Spanish cell, given its column and its row’s verb. */
function cellOf(columnForm: Column['form'], verb: Spanish): Reads<Spanish> {
  if (columnForm === undefined) return spanish('cell')
  return columnForm === 'infinitive' ? infinitive : formOf({ infinitive: verb, form: columnForm })
}

const infinitiveOf = (row: readonly string[], columns: readonly Column[]): Spanish =>
  row[columns.findIndex((column) => column.form === 'infinitive')] ?? ''

/**
 * The word that a pronunciation belongs to: in the nearest Spanish column to its left, or else in the first Spanish
 * column.
 */
function wordBeside(row: readonly string[], columns: readonly Column[], say: number): Spanish {
  const isSpanish = ({ lang }: Column) => lang === 'es'
  const left = columns.slice(0, say).map(isSpanish).lastIndexOf(true)
  return row[left >= 0 ? left : columns.findIndex(isSpanish)] ?? ''
}

/** Enough sentences from an answer to include every pair of adjacent words. */
const covered = (one: Answer) => coverOf(patternOf(one))

/** One sentence for each answer, with the gap filled. */
const filled = (sentenceWithGap: Spanish, answers: readonly Answer[], at: string): Text[] =>
  answers.flatMap((one) =>
    covered(one).flatMap((text) =>
      sentence(fillGap(sentenceWithGap, text), `${at}/sentence/with its answer`),
    ),
  )

/** Fills the gap in a sentence. An answer at the start of the sentence is capitalised. */
export function fillGap(sentence: Spanish, answer: Spanish): Spanish {
  const whole = sentence.replace('___', () => answer)
  return whole.replace(/^([¿¡«"]*)(\{?)(\p{Ll})/u, (_, marks: string, brace: string, letter: string) => {
    return marks + brace + letter.toUpperCase()
  })
}

/** The Spanish in English prose, including its mark-up; empty if the mark-up is malformed. */
export function spanishInside(text: RichText): Spanish[] {
  try {
    return parseRich(text).flatMap((node) => (node.kind === 'spanish' ? [sourceOf(node.nodes)] : []))
  } catch {
    // Malformed mark-up is reported by its own check.
    return []
  }
}

function sourceOf(nodes: readonly SpanishNode[]): Spanish {
  return nodes
    .map((node) =>
      node.kind === 'text' ? node.text : node.kind === 'gap' ? '___' : `{${node.form}:${node.infinitive}}`,
    )
    .join('')
}
