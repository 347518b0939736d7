/** Loads all content, with the path of every text, for the content checks. */
import { readdirSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { findLesson, type LessonType } from '../../src/content/registry'
import * as texts from '../../src/content/texts'
import type { Lesson } from '../../src/content/types'
import { parseSpanish, plainSpanish, type RichText, type Spanish } from '../../src/spanish/markup'
import { componentDocuments } from './components'
import { foreignWords } from './english'

export interface LoadedLesson {
  id: string
  type: LessonType
  lesson: Lesson
}

/** The document that contains a text, and the path of the text within the document. */
export interface TextLocation {
  document: string
  /** The path that `src/content/texts.ts` gives: `sections/uses/blocks/2 examples/rows/3/es`. */
  at: string
}

export interface SpanishText extends TextLocation {
  /** The Spanish, including verb marks and gaps. */
  text: Spanish
  /** `inline`: inside an English sentence. */
  kind: Exclude<texts.SpanishRole, 'wrong'> | 'inline'
  /** The text must be this verb form. */
  of?: texts.FormOf
}

interface LocatedRichText extends TextLocation {
  text: RichText
  /** False for a wrong option, which may contain wrong Spanish. */
  right: boolean
}

interface EnglishText extends TextLocation {
  text: string
  kind: 'translation' | 'label'
}

interface SayText extends TextLocation {
  text: string
  /** The Spanish word or phrase that is pronounced like this. */
  word: Spanish
}

/** The texts of a lesson, another module or a source file, sorted for the checks. */
export interface ContentDocument {
  id: string
  spanish: SpanishText[]
  rich: LocatedRichText[]
  english: EnglishText[]
  say: SayText[]
}

const sources = new URL('../../src/', import.meta.url)

/** Loads every lesson file. Returns the lessons, and an error message for each file that does not load. */
export async function loadLessons(): Promise<{ lessons: LoadedLesson[]; broken: string[] }> {
  const lessons: LoadedLesson[] = []
  const broken: string[] = []
  for (const id of lessonFiles()) {
    try {
      const type = findLesson(id)?.type
      if (type === undefined) throw new Error('it has no entry in registry.ts')
      const module: { default?: Lesson } = await importModule(`content/lessons/${id}`, '?with-forms')
      if (module.default === undefined) throw new Error('it has no default export')
      lessons.push({ id, type, lesson: module.default })
    } catch (error) {
      broken.push(brokenLine(id, `content/lessons/${id}`, error))
    }
  }
  return { lessons, broken }
}

/** The error message, without the compiler’s terminal colours. */
function brokenLine(id: string, path: string, error: unknown): string {
  return `${id}: src/${path}.ts does not load: ${stripVTControlCharacters(String(error))}`
}

/** A module and its texts. */
export interface ContentModule {
  module: object
  texts: texts.Text[]
}

type LoadModule = () => Promise<ContentModule>

/** Everything that a module exports, except functions. */
type DataOf<Module> = {
  [Name in keyof Module as Module[Name] extends (...given: never[]) => unknown ? never : Name]: Module[Name]
}

const contentModule =
  <Module extends object>(
    load: () => Promise<Module & DataOf<Module>>,
    read: texts.Reads<NoInfer<DataOf<Module>>>,
  ): LoadModule =>
  async () => {
    const module = await load()
    return { module, texts: read(module, '') }
  }

const { fields } = texts

/** The subjects for each person of a verb. */
const subjectTexts: texts.Reads<readonly (readonly Spanish[])[]> = (persons, at) =>
  persons.flatMap((words, index) => texts.wordTexts(words, `${at}/${index + 1}`))

/** Every module in src/content and src/spanish, except lessons, that contains texts or keys. */
const contentModules: Readonly<Record<string, LoadModule>> = {
  'content/exams/facts': contentModule(
    () => import('../../src/content/exams/facts'),
    fields({
      facts: texts.paperFactTexts,
      writingTasks: () => [],
      asInTheExam: texts.paperSentenceTexts,
    }),
  ),
  'content/exams/sources': contentModule(
    () => import('../../src/content/exams/sources'),
    fields({ sources: texts.paperSourceTexts }),
  ),
  'content/exams/past-papers': contentModule(
    () => import('../../src/content/exams/past-papers'),
    fields({ boards: texts.boardTexts, practised: texts.practisedTexts }),
  ),
  'content/rooms/listening-papers': contentModule(
    () => import('../../src/content/rooms/listening-papers'),
    fields({ hearings: texts.hearingTexts }),
  ),
  'content/rooms/speaking-papers': contentModule(
    () => import('../../src/content/rooms/speaking-papers'),
    fields({
      orals: () => [],
      igcseTest: () => [],
      said: texts.paperSentenceTexts,
    }),
  ),
  'content/exams/exam-ids': contentModule(
    () => import('../../src/content/exams/exam-ids'),
    fields({
      examIds: texts.keyTexts,
      examNames: texts.examNameTexts,
      fullExamNames: texts.examNameTexts,
      examSessions: texts.examSessionTexts,
    }),
  ),
  'content/exams/ib': contentModule(
    () => import('../../src/content/exams/ib'),
    fields({ default: texts.guideTexts }),
  ),
  'content/exams/ib-ab-initio': contentModule(
    () => import('../../src/content/exams/ib-ab-initio'),
    fields({ abInitio: texts.guidePartTexts }),
  ),
  'content/exams/ib-ab-initio-sets': contentModule(
    () => import('../../src/content/exams/ib-ab-initio-sets'),
    fields({ abInitioSets: texts.guideSetsTexts }),
  ),
  'content/exams/ib-bank': contentModule(
    () => import('../../src/content/exams/ib-bank'),
    fields({ textTypes: texts.examListsTexts, oralBank: texts.examListsTexts, sheet: texts.sheetTexts }),
  ),
  'content/exams/ib-sets': contentModule(
    () => import('../../src/content/exams/ib-sets'),
    fields({
      readingSet: texts.timedSetTexts,
      writingSet: texts.timedSetTexts,
      listeningSet: texts.timedSetTexts,
      oralSet: texts.timedSetTexts,
    }),
  ),
  'content/exams/igcse': contentModule(
    () => import('../../src/content/exams/igcse'),
    fields({ default: texts.guideTexts }),
  ),
  'content/exams/igcse-bank': contentModule(
    () => import('../../src/content/exams/igcse-bank'),
    fields({ speakingBank: texts.examListsTexts, sheet: texts.sheetTexts }),
  ),
  'content/exams/igcse-sets': contentModule(
    () => import('../../src/content/exams/igcse-sets'),
    fields({
      readingSet: texts.timedSetTexts,
      writingSet: texts.timedSetTexts,
      listeningSet: texts.timedSetTexts,
      speakingSet: texts.timedSetTexts,
    }),
  ),
  'content/corrected-keys': contentModule(
    () => import('../../src/content/corrected-keys'),
    fields({ correctedUntil: () => [], correctedExercises: texts.keyTexts, correctedWords: texts.wordTexts }),
  ),
  'content/glossary': contentModule(
    () => import('../../src/content/glossary'),
    fields({ glossary: texts.glossaryTexts }),
  ),
  'content/grammar-index': contentModule(
    () => import('../../src/content/grammar-index'),
    fields({ topics: texts.topicIndexTexts }),
  ),
  'content/lesson-needs': contentModule(
    () => import('../../src/content/lesson-needs'),
    fields({
      lessonNeeds: texts.keyListTexts,
      teachingOrder: texts.keyTexts,
      onlyRecognised: texts.keyListTexts,
    }),
  ),
  'content/model-papers': contentModule(
    () => import('../../src/content/model-papers'),
    fields({ modelPapers: texts.modelPaperTexts }),
  ),
  'content/practice/themes': contentModule(
    () => import('../../src/content/practice/themes'),
    fields({ quizThemes: texts.quizThemeTexts }),
  ),
  'content/registry': contentModule(
    () => import('../../src/content/registry'),
    fields({ lessons: texts.registryTexts }),
  ),
  'content/roadmap': contentModule(
    () => import('../../src/content/roadmap'),
    fields({ roadmap: texts.roadmapTexts, roadmapStops: texts.keyTexts }),
  ),
  'content/rooms/common-words': contentModule(
    () => import('../../src/content/rooms/common-words'),
    fields({ commonWords: texts.glossedTexts }),
  ),
  'content/rooms/dictation': contentModule(
    () => import('../../src/content/rooms/dictation'),
    fields({ soundPairs: texts.soundPairTexts, namesToSpell: texts.wordTexts }),
  ),
  'spanish/spoken': contentModule(
    () => import('../../src/spanish/spoken'),
    fields({ months: texts.wordTexts, weekdays: texts.wordTexts }),
  ),
  'content/rooms/passages': contentModule(
    () => import('../../src/content/rooms/passages'),
    fields({ readingIds: texts.keyTexts, listeningIds: texts.keyTexts }),
  ),
  'content/rooms/speaking-ids': contentModule(
    () => import('../../src/content/rooms/speaking-ids'),
    fields({ speakingIds: texts.keyTexts }),
  ),
  'content/rooms/speaking/ab-initio-talk': contentModule(
    () => import('../../src/content/rooms/speaking/ab-initio-talk'),
    fields({ abInitioTalk: texts.oralPlanTexts }),
  ),
  'content/rooms/writing-ids': contentModule(
    () => import('../../src/content/rooms/writing-ids'),
    fields({ writingIds: texts.keyTexts }),
  ),
  'content/writing-mistakes': contentModule(
    () => import('../../src/content/writing-mistakes'),
    fields({
      mistakePatterns: texts.mistakePatternTexts,
      accentPatterns: texts.accentPatternTexts,
      capitalPatterns: texts.capitalPatternTexts,
    }),
  ),
  'content/also-right': contentModule(
    () => import('../../src/content/also-right'),
    fields({ alsoRight: texts.alsoRightTexts }),
  ),
  'content/search-exams': contentModule(
    () => import('../../src/content/search-exams'),
    fields({ searchExams: texts.keyListTexts, examWords: texts.searchNameTexts }),
  ),
  'content/search-names': contentModule(
    () => import('../../src/content/search-names'),
    fields({ searchNames: texts.searchNameTexts }),
  ),
  'content/search-words': contentModule(
    () => import('../../src/content/search-words'),
    fields({
      questionWords: texts.expressionTexts,
      questionBeginnings: texts.expressionTexts,
      afterBeginning: texts.expressionTexts,
      numberNames: texts.numberNameTexts,
      tenseSectionNames: texts.expressionTexts,
      taskRooms: texts.searchNameTexts,
      taskTypes: texts.expressionTexts,
      afterQuestionWord: texts.expressionTexts,
      afterWord: texts.sameWordTexts,
      kindWords: texts.expressionTexts,
      conjugationWords: texts.expressionTexts,
      translationWords: texts.expressionTexts,
      tenseWords: texts.expressionTexts,
      besideVerb: texts.expressionTexts,
      sameWords: texts.sameWordTexts,
      sectionNames: texts.searchNameTexts,
      paperNames: texts.expressionTexts,
      englishPasts: texts.sameWordTexts,
    }),
  ),
  'content/also-on-paper': contentModule(
    () => import('../../src/content/also-on-paper'),
    fields({ beyond: texts.alsoAskedTexts, further: texts.alsoAskedTexts }),
  ),
  'content/syllabus': contentModule(
    () => import('../../src/content/syllabus'),
    fields({ syllabus: texts.syllabusTexts }),
  ),
  'content/tense-list': contentModule(
    () => import('../../src/content/tense-list'),
    fields({
      tenses: texts.tenseTexts,
      tenseGroups: texts.tenseGroupTexts,
      tenseGuide: texts.tenseGuideTexts,
    }),
  ),
  'content/topics': contentModule(
    () => import('../../src/content/topics'),
    fields({ topics: texts.topicTexts }),
  ),
  'content/word-themes': contentModule(
    () => import('../../src/content/word-themes'),
    fields({ wordThemes: texts.wordThemeTexts, wordLevels: texts.keyTexts }),
  ),
  'spanish/accents': contentModule(
    () => import('../../src/spanish/accents'),
    fields({ commonTwins: texts.twinTexts }),
  ),
  'spanish/tenses': contentModule(
    () => import('../../src/spanish/tenses'),
    fields({
      simpleTenses: texts.keyTexts,
      formsTables: texts.keyTexts,
      compoundTenses: texts.compoundTenseTexts,
      persons: texts.wordTexts,
      commandPersons: texts.wordTexts,
      tenseNames: texts.tenseNameTexts,
      tensesByTime: texts.tensesByTimeTexts,
    }),
  ),
  'spanish/interchangeable': contentModule(
    () => import('../../src/spanish/interchangeable'),
    fields({ interchangeable: texts.interchangeableTexts }),
  ),
  'spanish/lexicon/clitics': contentModule(
    () => import('../../src/spanish/lexicon/clitics'),
    fields({ clitics: texts.wordTexts }),
  ),
  'spanish/lexicon/nominals': contentModule(
    () => import('../../src/spanish/lexicon/nominals'),
    fields({ nominalSections: texts.keyTexts }),
  ),
  'spanish/subjects': contentModule(
    () => import('../../src/spanish/subjects'),
    fields({ subjects: subjectTexts, commandSubjects: subjectTexts }),
  ),
  'spanish/verbs/reflexive': contentModule(
    () => import('../../src/spanish/verbs/reflexive'),
    fields({ reflexivePronouns: texts.wordTexts }),
  ),
  'spanish/verbs/continuous': contentModule(
    () => import('../../src/spanish/verbs/continuous'),
    fields({ neverContinuous: texts.exceptionTexts, states: texts.exceptionTexts }),
  ),
  'spanish/verbs/list': contentModule(
    () => import('../../src/spanish/verbs/list'),
    fields({ verbMeanings: texts.verbTexts }),
  ),
}

const filesOf =
  <One>(read: texts.Reads<One>) =>
  async (path: string): Promise<ContentModule> => {
    const module: { default: One } = await importModule(path)
    return { module, texts: read(module.default, 'default') }
  }

/** Folders whose files all have the same type. */
const contentFolders: Readonly<Record<string, (path: string) => Promise<ContentModule>>> = {
  'content/practice/questions': filesOf(texts.quizTexts),
  'content/rooms/reading': filesOf(texts.readingTextTexts),
  'content/rooms/listening': filesOf(texts.listeningPassageTexts),
  'content/rooms/writing/tasks': filesOf(texts.writingTaskTexts),
  'content/rooms/speaking/role-plays': filesOf(texts.rolePlayTexts),
  'content/rooms/speaking/pictures': filesOf(texts.oralPictureTexts),
}

/** Modules whose default export is a list. */
const contentLists: Readonly<Record<string, (path: string) => Promise<ContentModule>>> = {
  'content/rooms/writing/text-types': filesOf(texts.textTypeTexts),
  'content/rooms/writing/criteria': filesOf(texts.writingCriterionTexts),
  'content/rooms/speaking/topics': filesOf(texts.speakingTopicTexts),
  'content/rooms/speaking/extracts': filesOf(texts.oralExtractTexts),
}

/**
 * The texts of a module in src/content or src/spanish other than a lesson. The list is empty if the module is not
 * listed above.
 */
export async function loadModule(path: string): Promise<ContentModule> {
  const loadFile = contentLists[path] ?? contentFolders[path.slice(0, path.lastIndexOf('/'))]
  if (loadFile !== undefined) return loadFile(path)
  return contentModules[path]?.() ?? { module: await importModule(path), texts: [] }
}

/** Every lesson, every other module with texts, and the source files that contain Spanish. */
export async function loadDocuments(): Promise<{ documents: ContentDocument[]; broken: string[] }> {
  const { lessons, broken } = await loadLessons()
  const documents = lessons.map(({ id, lesson }) => documentOf(id, texts.lessonTexts(lesson, '')))
  for (const path of modulePaths()) {
    try {
      documents.push(documentOf(path, (await loadModule(path)).texts))
    } catch (error) {
      broken.push(brokenLine(path, path, error))
    }
  }
  return { documents: [...documents, ...componentDocuments()], broken }
}

/** Sorts texts for the checks. Leaves out deliberately wrong Spanish, and extracts the Spanish inside prose. */
export function documentOf(document: string, all: readonly texts.Text[]): ContentDocument {
  const sorted: ContentDocument = { id: document, spanish: [], rich: [], english: [], say: [] }
  for (const one of all) {
    const location = { document, at: one.at, text: one.text }
    if (one.lang === 'es' && one.role !== 'wrong')
      sorted.spanish.push({ ...location, kind: one.role, ...(one.of && { of: one.of }) })
    else if (one.lang === 'en') {
      sorted.english.push({ ...location, kind: one.role })
      // Labels are plain text, so their Spanish cannot be marked.
      if (one.role === 'label')
        for (const text of foreignWords(one.text)) sorted.spanish.push({ ...location, text, kind: 'inline' })
    } else if (one.lang === 'say') sorted.say.push({ ...location, word: one.word })
    else if (one.lang === 'rich') {
      const right = one.role !== 'wrong'
      sorted.rich.push({ ...location, right })
      if (right)
        for (const text of texts.spanishInside(one.text))
          sorted.spanish.push({ ...location, text, kind: 'inline' })
    }
  }
  return sorted
}

/** The paths, without extensions, of the modules in src/content and src/spanish, except lessons. */
export function modulePaths(): string[] {
  return ['content', 'spanish']
    .flatMap((folder) =>
      readdirSync(new URL(folder, sources), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${name.replaceAll('\\', '/')}`,
      ),
    )
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => name.slice(0, -'.ts'.length))
    .filter(
      (path) =>
        !path.startsWith('content/lessons/') &&
        // Rules and the words that they look for, which no student reads.
        !path.startsWith('spanish/tagger/') &&
        // These modules are derived from others.
        ![
          'content/syllabus-places',
          'content/ab-initio-grammar',
          'content/lesson-links',
          'content/reading-list',
          'content/listening-list',
          'content/dictation-sentences',
          'content/speaking-list',
          'content/writing-list',
          'content/writing-check',
        ].includes(path),
    )
    .sort()
}

/** The ids of all lessons with a file. */
export function lessonFiles(): string[] {
  return readdirSync(new URL('content/lessons', sources))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => name.slice(0, -'.ts'.length))
    .sort()
}

/** Imports a src module by its path without the extension. `query` selects a build plugin. */
function importModule<Module>(path: string, query = ''): Promise<Module> {
  return import(new URL(`${path}.ts${query}`, sources).href)
}

function locationName({ document, at }: TextLocation): string {
  return `${document}#${at}`
}

/** A report line: path, text and reason. */
export function problem(location: TextLocation, text: string, why: string): string {
  return `${locationName(location)}: "${text}": ${why}`
}

/** Fails with one line for each problem. */
export function expectNone(problems: readonly string[]): void {
  if (problems.length === 0) return
  const error = new Error(`${problems.length} problem(s)\n${problems.join('\n')}`)
  // Each line contains the path of the text, so a stack trace of this file would not help.
  error.stack = error.message
  throw error
}

/** The marked verbs of a Spanish string; empty if the mark-up is malformed. */
export function verbsIn(text: Spanish): { form: string; infinitive: string }[] {
  try {
    return parseSpanish(text).flatMap((node) => (node.kind === 'verb' ? [node] : []))
  } catch {
    return [] // structure.test.ts reports it
  }
}

/** The Spanish without mark-up; unchanged if the mark-up is malformed. */
export function plain(text: Spanish): string {
  try {
    return plainSpanish(text)
  } catch {
    return text // structure.test.ts reports it
  }
}

/** The Spanish without mark-up, with each marked verb replaced by a dash; unchanged if the mark-up is malformed. */
export function withoutVerbs(text: Spanish): string {
  try {
    return parseSpanish(text)
      .map((node) => (node.kind === 'text' ? node.text : node.kind === 'verb' ? '–' : '…'))
      .join('')
  } catch {
    return text // structure.test.ts reports it
  }
}

/**
 * The words of a plain Spanish string, letters only. Endings and stems (*-aba*, *habl-*) are not words; a word split
 * into syllables (*miér-co-les*) is one word.
 */
export function wordsOf(text: string): string[] {
  return (text.match(/-?\p{L}+(?:-\p{L}+)*-?/gu) ?? [])
    .filter((word) => !word.startsWith('-') && !word.endsWith('-'))
    .map((word) => word.replaceAll('-', ''))
}
