/** The names under which the device stores its data about each review item. */
import type { LessonId } from '@/content/registry'
import type { TenseId } from '@/spanish/tenses'

export const exerciseName = (lesson: LessonId, exercise: string) => `exercise/${lesson}/${exercise}`

/** `person` is an index into the tense's forms. */
export const formName = (tense: TenseId, infinitive: string, person: number) =>
  `form/${tense}/${infinitive}/${person}`

export const wordName = (spanish: string) => `word/${spanish}`

export type ItemName =
  | { kind: 'exercise'; lesson: string; exercise: string }
  | { kind: 'form'; tense: string; infinitive: string; person: number }
  | { kind: 'word'; spanish: string }

/** Parses an item name. Returns undefined for unknown names, which an imported file may contain. */
export function readItemName(name: string): ItemName | undefined {
  const [kind, ...parts] = name.split('/')
  const [first, second, third] = parts
  if (kind === 'exercise' && parts.length === 2 && first && second)
    return { kind, lesson: first, exercise: second }
  if (kind === 'form' && parts.length === 3 && first && second && third && /^\d$/.test(third))
    return { kind, tense: first, infinitive: second, person: Number(third) }
  if (kind === 'word' && parts.length === 1 && first) return { kind, spanish: first }
  return undefined
}
