/** Walks over everything the site teaches, so that each check sees every string with its place. */
import { readdirSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { findLesson } from '../../src/content/registry'
import type { Block, Example, Exercise, Lesson } from '../../src/content/types'
import { withoutAccents } from '../../src/spanish/accents'
import type { RichText, Spanish } from '../../src/spanish/markup'
import { parseRich, parseSpanish, plainSpanish, type SpanishNode } from '../../src/spanish/markup'
import { componentDocuments } from './components'
import { fieldLanguages } from './fields'

export interface LoadedLesson {
  id: string
  type: 'grammar' | 'tense'
  lesson: Lesson
}

/** Where a string stands: `days-of-week#rules text`. */
export interface Place {
  lesson: string
  /** A section's id, `exercise <id>`, or `head`. */
  section: string
  field: string
}

export interface SpanishText extends Place {
  /** With its verb marks and gaps. */
  text: Spanish
  /**
   * `sentence` stands alone and is punctuated · `phrase` a signal word or a piece of vocabulary · `cell` of a table ·
   * `form` one verb form · `answer` what a student types or chooses · `inline` inside an English sentence
   */
  kind: 'sentence' | 'phrase' | 'cell' | 'form' | 'answer' | 'inline'
}

export interface RichPlace extends Place {
  text: RichText
  /** False for a wrong option: it may hold wrong Spanish. */
  right: boolean
}

export interface EnglishText extends Place {
  text: string
  /** `translation` of something Spanish · `label`: a title, caption or header, which may name a Spanish word */
  kind: 'translation' | 'label'
}

const sources = new URL('../../src/', import.meta.url)

/** Every lesson file that loads, and the reason for each that does not. */
export async function loadLessons(): Promise<{ lessons: LoadedLesson[]; broken: string[] }> {
  const lessons: LoadedLesson[] = []
  const broken: string[] = []
  for (const id of lessonFiles()) {
    try {
      const type = findLesson(id)?.type
      if (type === undefined) throw new Error('it has no line in registry.ts')
      const module: { default?: Lesson } = await importModule(`content/lessons/${id}`, '?with-forms')
      if (module.default === undefined) throw new Error('it has no default export')
      lessons.push({ id, type, lesson: module.default })
    } catch (error) {
      // Without the colours in which the compiler prints the line.
      const why = stripVTControlCharacters(String(error))
      broken.push(`${id}: src/content/lessons/${id}.ts does not load: ${why}`)
    }
  }
  return { lessons, broken }
}

/** A lesson or another module of src/content, with every string that a student may read in it. */
export interface ContentDocument {
  id: string
  spanish: SpanishText[]
  rich: RichPlace[]
  english: EnglishText[]
}

/** Every lesson, every other module of src/content, and the components that hold Spanish of their own. */
export async function loadDocuments(): Promise<{ documents: ContentDocument[]; broken: string[] }> {
  const { lessons, broken } = await loadLessons()
  const documents = lessons.map((loaded) => lessonDocument(loaded))
  for (const path of modulePaths()) {
    try {
      documents.push(documentOf(path, await importModule<Record<string, unknown>>(path)))
    } catch (error) {
      broken.push(`${path}: src/${path}.ts does not load: ${stripVTControlCharacters(String(error))}`)
    }
  }
  return { documents: [...documents, ...componentDocuments()], broken }
}

export function lessonDocument(loaded: LoadedLesson): ContentDocument {
  return {
    id: loaded.id,
    spanish: spanishOf(loaded),
    rich: richOf(loaded),
    english: englishOf(loaded),
  }
}

/** The modules of src/content and src/spanish other than lessons, by their paths without the extension. */
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
        // Made of all the others.
        path !== 'content/all-search-entries' &&
        path !== 'content/syllabus-places' &&
        path !== 'content/lesson-links',
    )
    .sort()
}

/** Exports whose keys are Spanish words and whose values say what they mean. */
const dictionaries: ReadonlySet<string> = new Set(['commonTwins', 'verbMeanings'])

export function documentOf(id: string, module: Record<string, unknown>): ContentDocument {
  const document: ContentDocument = { id, spanish: [], rich: [], english: [] }
  const add = (section: string, field: string, text: string, language: string | undefined) => {
    const place = { lesson: id, section, field, text }
    if (language === 'rich') {
      document.rich.push({ ...place, right: true })
      for (const inside of spanishInside(text))
        document.spanish.push({ ...place, text: inside, kind: 'inline' })
    } else if (language === 'translation' || language === 'label')
      document.english.push({ ...place, kind: language })
    else if (language === 'sentence' || language === 'phrase' || language === 'answer')
      document.spanish.push({ ...place, kind: language })
  }
  const visit = (value: unknown, section: string, field: string, parent: object) => {
    if (typeof value === 'string') {
      let language = fieldLanguages[field]
      // An answer of a quiz is one of its options; the text of a sample is what the student reads in Spanish.
      if (field === 'answer' && 'options' in parent) language = undefined
      if (field === 'text' && 'task' in parent) language = 'phrase'
      add(section, field, value, language)
    } else if (Array.isArray(value)) {
      value.forEach((item, at) => {
        visit(item, typeof item === 'string' ? section : `${section}/${idOf(item) ?? at + 1}`, field, parent)
      })
    } else if (typeof value === 'object' && value !== null) {
      if ('sentence' in value && 'answer' in value)
        add(
          section,
          'sentence with its answer',
          fillGap(String(value.sentence), String(value.answer)),
          'sentence',
        )
      for (const [key, child] of Object.entries(value))
        visit(child, typeof child === 'string' ? section : `${section}/${key}`, key, value)
    }
  }
  for (const [name, value] of Object.entries(module)) {
    if (!dictionaries.has(name)) visit(value, name, name, module)
    else
      for (const [word, meaning] of Object.entries(value as Readonly<Record<string, string>>)) {
        // The half of a pair that has no accent is right without it; its letters are read in the other half.
        const isBareTwin = Object.keys(value as object).some(
          (other) => other !== word && withoutAccents(other) === word,
        )
        if (!isBareTwin) add(name, word, word, 'answer')
        add(name, word, meaning, 'translation')
      }
  }
  return document
}

function idOf(value: unknown): string | undefined {
  return typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : undefined
}

/** The ids of the lessons that have a file. */
export function lessonFiles(): string[] {
  return readdirSync(new URL('content/lessons', sources))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => name.slice(0, -'.ts'.length))
    .sort()
}

/** Imports a module of src by its path without the extension; `query` asks a plugin of the build for it. */
export function importModule<Module>(path: string, query = ''): Promise<Module> {
  return import(new URL(`${path}.ts${query}`, sources).href)
}

export function placeName({ lesson, section, field }: Place): string {
  return `${lesson}#${section} ${field}`
}

/** One line of a report: where, what, why. */
export function problem(place: Place, text: string, why: string): string {
  return `${placeName(place)}: "${text}": ${why}`
}

/** Fails with one line for each problem. */
export function expectNone(problems: readonly string[]): void {
  if (problems.length === 0) return
  const error = new Error(`${problems.length} problem(s)\n${problems.join('\n')}`)
  // The lines say where; a trace into this file would not.
  error.stack = error.message
  throw error
}

/** Every Spanish string of a lesson, those inside its English prose too. */
export function spanishOf({ id, lesson }: LoadedLesson): SpanishText[] {
  const found: SpanishText[] = []
  const add = (section: string, field: string, text: string, kind: SpanishText['kind']) => {
    if (text !== '') found.push({ lesson: id, section, field, text, kind })
  }
  add('head', 'subtitle', lesson.subtitle, 'phrase')
  for (const section of lesson.sections)
    section.blocks.forEach((block, index) => {
      spanishOfBlock(block, (field, text, kind) =>
        add(section.id, `${block.kind} ${index + 1}${field}`, text, kind),
      )
    })
  for (const exercise of lesson.exercises)
    spanishOfExercise(exercise, (field, text, kind) => add(`exercise ${exercise.id}`, field, text, kind))
  for (const rich of richOf({ id, type: 'grammar', lesson })) {
    if (!rich.right) continue
    for (const text of spanishInside(rich.text)) found.push({ ...rich, text, kind: 'inline' })
  }
  return found
}

type AddSpanish = (field: string, text: string, kind: SpanishText['kind']) => void

function spanishOfBlock(block: Block, add: AddSpanish): void {
  switch (block.kind) {
    case 'table':
      block.rows.forEach((row, at) => {
        row.forEach((cell, column) => {
          if (block.columns[column]?.lang === 'es')
            add(
              ` row ${at + 1}, ${block.columns[column].header}`,
              cell,
              block.columns[column].form ? 'form' : 'cell',
            )
        })
      })
      return
    case 'conjugation':
      for (const verb of block.verbs) {
        add('', verb.infinitive, 'form')
        for (const form of verb.forms) if (form !== '—') add(` ${verb.infinitive}`, form, 'form')
      }
      return
    case 'examples':
      block.rows.forEach((row, at) => {
        add(` row ${at + 1}`, row.es, 'sentence')
      })
      return
    case 'phrases':
      block.rows.forEach((row, at) => {
        add(` row ${at + 1}`, row.es, 'phrase')
      })
      return
    case 'contrast':
      block.rows.forEach((row, at) => {
        add(` row ${at + 1} left`, row.left.es, 'sentence')
        add(` row ${at + 1} right`, row.right.es, 'sentence')
      })
      return
    case 'mistakes':
      block.rows.forEach((row, at) => {
        add(` row ${at + 1} right`, row.right, 'phrase')
      })
      return
    case 'dialogue':
      block.lines.forEach((line, at) => {
        add(` line ${at + 1} who`, line.who, 'phrase')
        add(` line ${at + 1}`, line.es, 'sentence')
      })
      return
    case 'gapfill':
      block.rows.forEach((row, at) => {
        add(` row ${at + 1}`, row.sentence, 'sentence')
        for (const answer of row.answers) {
          add(` row ${at + 1} answer`, answer, 'answer')
          add(` row ${at + 1} with its answer`, fillGap(row.sentence, answer), 'sentence')
        }
      })
      return
    case 'story':
      add(' title', block.title, 'phrase')
      add(' text', storyText(block), 'sentence')
      for (const gap of block.gaps) {
        add(' gap', gap.infinitive, 'form')
        add(' gap', gap.form, 'form')
      }
      return
    case 'drill':
      for (const infinitive of drilledVerbs(block)) add('', infinitive, 'form')
      return
    case 'verb-table':
      for (const infinitive of block.suggested) add('', infinitive, 'form')
      return
    case 'text':
    case 'list':
    case 'note':
    case 'figure':
      return
    default:
      block satisfies never
  }
}

function spanishOfExercise(exercise: Exercise, add: AddSpanish): void {
  switch (exercise.kind) {
    case 'choose':
      if (exercise.sentence === undefined) return
      add('sentence', exercise.sentence, 'sentence')
      for (const option of exercise.options) {
        const [only, ...others] = spanishInside(option.text)
        if (option.right === true && only !== undefined && others.length === 0)
          add('sentence with its answer', fillGap(exercise.sentence, only), 'sentence')
      }
      return
    case 'fill':
      if (exercise.sentence !== undefined) add('sentence', exercise.sentence, 'sentence')
      for (const answer of exercise.answers) {
        add('answers', answer, 'answer')
        add('sentence with its answer', fillGap(exercise.sentence ?? '', answer), 'sentence')
      }
      for (const form of Object.keys(exercise.twins ?? {})) add('twins', form, 'answer')
      return
    case 'correct':
    case 'translate':
      for (const answer of exercise.answers) add('answers', answer, 'sentence')
      for (const form of Object.keys(exercise.twins ?? {})) add('twins', form, 'answer')
      return
    case 'order':
      for (const word of exercise.words) add('words', word, 'answer')
      for (const answer of exercise.answers) add('answers', answer, 'sentence')
      return
    default:
      exercise satisfies never
  }
}

/** The sentence with its gap filled; an answer that begins the sentence is written with a capital. */
export function fillGap(sentence: Spanish, answer: Spanish): string {
  return capitalised(sentence.replace('___', () => answer))
}

function capitalised(sentence: string): string {
  return sentence.replace(/^([¿¡«"]*)(\{?)(\p{Ll})/u, (_, marks: string, brace: string, letter: string) => {
    return marks + brace + letter.toUpperCase()
  })
}

/** A story with every gap filled, its forms marked with their infinitives. */
export function storyText(story: Extract<Block, { kind: 'story' }>): Spanish {
  let at = 0
  return story.text.replaceAll('___', () => {
    const gap = story.gaps[at++]
    return gap === undefined ? '___' : `{${gap.form}:${gap.infinitive}}`
  })
}

/** Every piece of English prose of a lesson. */
export function richOf({ id, lesson }: LoadedLesson): RichPlace[] {
  const found: RichPlace[] = []
  const add = (section: string, field: string, text: string | undefined, right = true) => {
    if (text !== undefined && text !== '') found.push({ lesson: id, section, field, text, right })
  }
  add('head', 'blurb', lesson.blurb)
  add('head', 'rule', lesson.rule)
  for (const section of lesson.sections)
    section.blocks.forEach((block, index) => {
      for (const [field, text] of richOfBlock(block))
        add(section.id, `${block.kind} ${index + 1}${field}`, text)
    })
  for (const exercise of lesson.exercises) {
    const section = `exercise ${exercise.id}`
    if (exercise.kind === 'choose') {
      add(section, 'prompt', exercise.prompt)
      exercise.options.forEach((option, at) => {
        add(section, `option ${at + 1}`, option.text, option.right === true)
        add(section, `option ${at + 1} because`, option.because)
      })
    } else {
      add(section, 'because', exercise.because)
      if (exercise.kind !== 'order')
        exercise.mistakes?.forEach((mistake, at) => {
          add(section, `mistake ${at + 1} because`, mistake.because)
        })
    }
  }
  return found
}

export const drilledVerbs = ({ regular, irregular }: Block<'drill'>): string[] =>
  [...regular, ...irregular].flatMap(({ verbs }) => verbs)

function richOfBlock(block: Block): [field: string, text: string | undefined][] {
  const notes = (rows: readonly Example[], label = 'row') =>
    rows.map((row, at): [string, string | undefined] => [` ${label} ${at + 1} note`, row.note])
  switch (block.kind) {
    case 'text':
    case 'note':
      return [['', block.text]]
    case 'figure':
      return [[' caption', block.caption]]
    case 'list':
      return block.items.map((item, at) => [` item ${at + 1}`, item])
    case 'table':
      return block.rows.flatMap((row, at) =>
        row.flatMap((cell, column): [string, string][] =>
          block.columns[column]?.lang === 'en'
            ? [[` row ${at + 1}, ${block.columns[column].header}`, cell]]
            : [],
        ),
      )
    case 'examples':
    case 'phrases':
      return notes(block.rows)
    case 'contrast':
      return [
        [' left', block.left],
        [' right', block.right],
        ...block.rows.map((row, at): [string, string | undefined] => [` row ${at + 1} why`, row.why]),
        ...notes(
          block.rows.map((row) => row.left),
          'left',
        ),
        ...notes(
          block.rows.map((row) => row.right),
          'right',
        ),
      ]
    case 'mistakes':
      return block.rows.map((row, at) => [` row ${at + 1} why`, row.why])
    case 'gapfill':
      return block.rows.map((row, at) => [` row ${at + 1} because`, row.because])
    case 'story':
      return [
        [' introduction', block.introduction],
        ...block.gaps.map((gap, at): [string, string] => [` gap ${at + 1} signal`, gap.signal]),
      ]
    case 'conjugation':
    case 'dialogue':
    case 'drill':
    case 'verb-table':
      return []
    default:
      return block satisfies never
  }
}

/** Every plain English string of a lesson. */
export function englishOf({ id, lesson }: LoadedLesson): EnglishText[] {
  const found: EnglishText[] = []
  const add = (section: string, field: string, text: string | undefined, kind: EnglishText['kind']) => {
    if (text !== undefined && text !== '') found.push({ lesson: id, section, field, text, kind })
  }
  for (const section of lesson.sections) {
    add(section.id, 'title', section.title, 'label')
    section.blocks.forEach((block, index) => {
      const name = `${block.kind} ${index + 1}`
      if ('caption' in block && block.kind !== 'figure')
        add(section.id, `${name} caption`, block.caption, 'label')
      if (block.kind === 'table')
        for (const column of block.columns) add(section.id, `${name} header`, column.header, 'label')
      if (block.kind === 'note') add(section.id, `${name} label`, block.label, 'label')
      for (const row of translationsOf(block)) add(section.id, name, row, 'translation')
    })
  }
  for (const exercise of lesson.exercises) {
    const section = `exercise ${exercise.id}`
    add(section, 'en', exercise.en && withoutBrackets(exercise.en), 'translation')
    if (exercise.kind === 'fill' || exercise.kind === 'correct' || exercise.kind === 'translate')
      for (const meaning of Object.values(exercise.twins ?? {})) add(section, 'twins', meaning, 'translation')
  }
  return found
}

/** A translation without the infinitive that may stand in brackets at its end. */
export function withoutBrackets(en: string): string {
  return en.replace(/\s*\([^()]*\)$/, '')
}

function translationsOf(block: Block): string[] {
  switch (block.kind) {
    case 'examples':
    case 'phrases':
    case 'mistakes':
      return block.rows.map((row) => row.en)
    case 'gapfill':
      return block.rows.map((row) => withoutBrackets(row.en))
    case 'contrast':
      return block.rows.flatMap((row) => [row.left.en, row.right.en])
    case 'dialogue':
      return block.lines.map((line) => line.en)
    case 'conjugation':
      return block.verbs.map((verb) => verb.en)
    default:
      return []
  }
}

/** The Spanish strings inside a piece of prose, with their marks; none when the mark-up is malformed. */
export function spanishInside(text: RichText): Spanish[] {
  try {
    return parseRich(text).flatMap((node) => (node.kind === 'spanish' ? [sourceOf(node.nodes)] : []))
  } catch {
    return [] // structure.test.ts reports it
  }
}

function sourceOf(nodes: readonly SpanishNode[]): Spanish {
  return nodes
    .map((node) =>
      node.kind === 'text' ? node.text : node.kind === 'gap' ? '___' : `{${node.form}:${node.infinitive}}`,
    )
    .join('')
}

/** The marked verbs of a Spanish string; none when the mark-up is malformed. */
export function verbsIn(text: Spanish): { form: string; infinitive: string }[] {
  try {
    return parseSpanish(text).flatMap((node) => (node.kind === 'verb' ? [node] : []))
  } catch {
    return [] // structure.test.ts reports it
  }
}

/** The Spanish without its marks; unchanged when the mark-up is malformed. */
export function plain(text: Spanish): string {
  try {
    return plainSpanish(text)
  } catch {
    return text // structure.test.ts reports it
  }
}

/**
 * The words of a plain Spanish string: letters only. Endings and stems (*-aba*, *habl-*) are not words, and a word
 * written in syllables (*miér-co-les*) is one.
 */
export function wordsOf(text: string): string[] {
  return (text.match(/-?\p{L}+(?:-\p{L}+)*-?/gu) ?? [])
    .filter((word) => !word.startsWith('-') && !word.endsWith('-'))
    .map((word) => word.replaceAll('-', ''))
}
