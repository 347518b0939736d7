import type { Spanish } from '../spanish/markup'
import { type Parts, type PartsFiller, type Pattern, partsFiller } from '../spanish/pattern.ts'
import type { Answer, AuthoredExercise, Exercise, KnownMistake } from './types.ts'

/** What an exercise, a line of a text, or its version without *vosotros* may contain. */
interface Sheet {
  right?: Spanish
  parts?: Parts
  answers?: readonly Answer[]
  mistakes?: readonly KnownMistake[]
  notAsked?: readonly KnownMistake[]
  lines?: readonly Sheet[]
  ustedes?: Sheet
}

const filledEntry =
  (fill: (pattern: Pattern) => Pattern) =>
  (entry: Answer | KnownMistake): Answer | KnownMistake =>
    typeof entry === 'string' ? fill(entry) : { ...entry, answer: fill(entry.answer) }

function filledSheet(sheet: Sheet, outer: PartsFiller): Sheet {
  const { parts, ...rest } = sheet
  const filler = parts === undefined ? outer : partsFiller(parts)
  const entry = filledEntry(filler.fill)
  const lists = (['answers', 'mistakes', 'notAsked'] as const).flatMap((name) => {
    const entries = sheet[name]
    return entries === undefined ? [] : [[name, entries.map(entry)] as const]
  })
  const filled: Sheet = {
    ...rest,
    ...Object.fromEntries(lists),
    ...(sheet.lines && { lines: sheet.lines.map((line) => filledSheet(line, filler)) }),
    ...(sheet.ustedes && { ustedes: filledSheet(sheet.ustedes, filler) }),
  }
  const [unused] = parts === undefined ? [] : filler.unused()
  if (unused !== undefined) throw new Error(`No pattern uses the part "$${unused}"`)
  return filled
}

/**
 * The exercise with its named parts written into its patterns, as the site uses it. Throws if a part is not defined, is
 * not used or contains itself.
 */
export function withParts(exercise: AuthoredExercise): Exercise {
  if (exercise.kind === 'choose' || exercise.kind === 'hear') return exercise
  try {
    // Only the patterns have changed, so it is the same kind of exercise.
    return filledSheet(exercise, partsFiller({})) as Exercise
  } catch (error) {
    throw new Error(`${exercise.id}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
