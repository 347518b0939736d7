/** Loads what to review: exercises from their lessons, forms from the verb tables, words from the list. */
import { formationOf, formationSections, formExercise } from '@/blocks/drill/drill-exercises'
import { loadVerbs } from '@/blocks/drill/load-verbs'
import { loadLesson } from '@/content/load-lesson'
import { type LessonEntry, lessons } from '@/content/registry'
import type { Exercise, Lesson } from '@/content/types'
import type { TaughtSection } from '@/exercises/exercise-view'
import { type ItemName, readItemName } from '@/exercises/item-names'
import { wordExercise } from '@/exercises/word-exercise'
import { type TenseId, tenseNames } from '@/spanish/tenses'

export interface Session {
  exercises: readonly Exercise[]
  sections: readonly TaughtSection[]
  /** The names of the items that were left out, by reason. */
  leftOut: Unasked
}

/**
 * Why an item cannot be asked: it no longer exists ('gone'), it did not load ('away'), or it needs a voice that is
 * missing ('unheard').
 */
type Reason = 'gone' | 'away' | 'unheard'

export type Unasked = Readonly<Record<Reason, readonly string[]>>

export interface AskingConditions {
  /** Whether the device may have a Spanish voice. */
  canHear: boolean
  /** Returns numbers in [0, 1), like Math.random. */
  random?: () => number
}

type Found = { exercise: Exercise; sections: readonly TaughtSection[] } | Reason

/**
 * Loads the items that `draw` chooses. If some of them cannot be asked, draws again without them until every item can
 * be asked. Never rejects: items that fail to load are left out.
 */
export async function loadSession(
  draw: (isLeftOut: (name: string) => boolean) => readonly string[],
  conditions: AskingConditions,
): Promise<Session> {
  const load = loadingOnce(conditions)
  const reasons = new Map<string, Reason>()
  for (;;) {
    const names = draw((name) => reasons.has(name))
    const found = await Promise.all(
      names.map(async (name): Promise<Found> => {
        try {
          return await load(name)
        } catch (error) {
          console.info(`${name} did not arrive`, error)
          return 'away'
        }
      }),
    )
    for (const [at, one] of found.entries()) if (typeof one === 'string') reasons.set(names[at] ?? '', one)
    const whole = found.flatMap((one) => (typeof one === 'string' ? [] : [one]))
    if (whole.length < found.length) continue
    const sections = whole.flatMap((one) => one.sections)
    return {
      exercises: whole.map(({ exercise }) => exercise),
      sections: sections.filter(({ id }, at) => sections.findIndex((other) => other.id === id) === at),
      leftOut: whyUnasked(reasons),
    }
  }
}

function whyUnasked(reasons: ReadonlyMap<string, Reason>): Unasked {
  const because = (reason: Reason) => [...reasons].flatMap(([name, why]) => (why === reason ? [name] : []))
  return {
    gone: because('gone'),
    away: because('away'),
    unheard: because('unheard'),
  }
}

/** Loads items. Each lesson, each tense and the word list is requested only once, even if the request fails. */
function loadingOnce({ canHear, random = Math.random }: AskingConditions) {
  const loading = new Map<string, Promise<unknown>>()
  const once = <Value>(key: string, load: () => Promise<Value>): Promise<Value> => {
    const before = loading.get(key) as Promise<Value> | undefined
    const promise = before ?? load()
    loading.set(key, promise)
    return promise
  }

  async function exercise(name: string, item: ItemName & { kind: 'exercise' }): Promise<Found> {
    const entry = lessons.find(({ id }) => id === item.lesson)
    const lesson = entry && (await once(`lesson/${entry.id}`, () => loadLesson(entry.id)))
    const found = lesson?.exercises.find(({ id }) => id === item.exercise)
    if (!entry || !lesson || found === undefined) return 'gone'
    if (found.kind === 'hear' && !canHear) return 'unheard'
    return { exercise: outsideItsLesson(found, name, entry), sections: sectionsOf(lesson, entry) }
  }

  async function form({ tense, infinitive, person }: ItemName & { kind: 'form' }): Promise<Found> {
    if (!isTense(tense)) return 'gone'
    const verbs = await once(`tense/${tense}`, () => loadVerbs(tense))
    const wanted = verbs.forms.get(infinitive)?.[person] ?? '—'
    if (wanted === '—' || verbs.meanings[infinitive] === undefined) return 'gone'
    return {
      exercise: formExercise(tense, verbs, { infinitive, person, section: formationOf(tense) }, random),
      sections: formationSections(tense),
    }
  }

  async function word({ spanish }: ItemName & { kind: 'word' }): Promise<Found> {
    const { words } = await once('words', () => import('virtual:word-list'))
    const listed = words.find(([one]) => one === spanish)
    return listed === undefined ? 'gone' : { exercise: wordExercise(listed), sections: [] }
  }

  return async (name: string): Promise<Found> => {
    const item = readItemName(name)
    switch (item?.kind) {
      case 'exercise':
        return exercise(name, item)
      case 'form':
        return form(item)
      case 'word':
        return word(item)
      case undefined:
        return 'gone'
      default:
        return item satisfies never
    }
  }
}

const isTense = (tense: string): tense is TenseId => Object.hasOwn(tenseNames, tense)

const sectionId = ({ id }: LessonEntry, section: string) => `${id}#${section}`

const sectionsOf = (lesson: Lesson, entry: LessonEntry): TaughtSection[] =>
  lesson.sections.map(({ id, title }) => ({
    id: sectionId(entry, id),
    title: `${entry.title}: ${title}`,
    lesson: entry.id,
    section: id,
  }))

/** Rewrites links and ids so that they work outside the exercise's lesson. */
function outsideItsLesson(exercise: Exercise, name: string, entry: LessonEntry): Exercise {
  const text = JSON.stringify(exercise).replaceAll('](#', `](${entry.id}#`)
  const moved: Exercise = JSON.parse(text, (key, value: unknown) =>
    key === 'teaches' && typeof value === 'string' ? sectionId(entry, value) : value,
  )
  return { ...moved, id: name }
}
