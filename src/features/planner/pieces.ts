/**
 * Assigns a text, recording, writing task or speaking task to each stop for a room and a theme to each stop for words,
 * and ticks stops whose piece has been finished.
 */
import type { LessonId } from '@/content/registry'
import { wordThemes } from '@/content/word-themes'
import type { RoomKind } from './make-plan'
import type { Plan, PlanStop } from './plan'

/** One piece of a practice room. */
export interface Piece {
  id: string
  title: string
  /** Whether the title is Spanish. */
  isSpanish: boolean
  minutes: number
  to: string
  /** The exam that it was written for, if that is not the student's. */
  writtenFor?: string
  /** When it was finished on this device, and the marks if there were any. */
  finished?: { on: string; got?: number; of?: number }
}

/** Each room's pieces for an exam, in the order they should be done. */
export type Pieces = Readonly<Record<RoomKind, readonly Piece[]>>

const roomKinds = ['read', 'listen', 'write', 'speak'] as const satisfies readonly RoomKind[]

const isOpen = ({ done }: PlanStop) => done === undefined
const latest = (days: readonly string[]) => [...days].sort().at(-1)

/**
 * A room's pieces. A piece also counts as finished if a stop in the plan was done with it, because the speaking room
 * stores nothing itself.
 */
function withDone(plan: Plan, kind: RoomKind, pieces: readonly Piece[]): Piece[] {
  return pieces.map((piece) => {
    const on = latest(
      plan.stops.flatMap((stop) =>
        stop.kind === kind && stop.piece === piece.id && stop.done !== undefined ? [stop.done] : [],
      ),
    )
    return piece.finished !== undefined || on === undefined ? piece : { ...piece, finished: { on } }
  })
}

/** How many stops each room can fill: each unfinished piece once, and then every piece again. */
export const roomsOf = (pieces: Pieces): Readonly<Record<RoomKind, number>> => {
  const countOf = (kind: RoomKind) =>
    pieces[kind].length + pieces[kind].filter(({ finished }) => finished === undefined).length
  return {
    read: countOf('read'),
    listen: countOf('listen'),
    write: countOf('write'),
    speak: countOf('speak'),
  }
}

/** Ticks the stops for one room whose piece has been finished since the plan was made. */
function tickRoom(plan: Plan, kind: RoomKind, pieces: readonly Piece[]): Plan {
  const stops = [...plan.stops]
  const of = () => stops.filter((stop) => stop.kind === kind)
  const name = (stop: PlanStop | undefined, changes: { piece: string; done: string }) => {
    if (stop !== undefined) stops[stops.indexOf(stop)] = { ...stop, ...changes }
  }
  const finished = pieces
    .flatMap(({ id, finished: one }) =>
      one !== undefined && one.on >= plan.made ? [{ id, on: one.on }] : [],
    )
    .sort((one, other) => one.on.localeCompare(other.on))
  const isUsedUp = withDone(plan, kind, pieces).every((piece) => piece.finished !== undefined)
  for (const { id, on } of finished) {
    const named = of().filter(({ piece }) => piece === id)
    const before = latest(named.flatMap(({ done }) => done ?? []))
    const isNew = named.length === 0
    const isAgain = isUsedUp && !named.some(isOpen) && before !== undefined && before < on
    if (!isNew && !isAgain) continue
    // A stop that was ticked manually in a plan from before stops stored a `piece` counts as having used this piece.
    const unnamed = of().find(({ done, piece }) => done !== undefined && piece === undefined)
    if (isNew && unnamed?.done !== undefined) name(unnamed, { piece: id, done: unnamed.done })
    else
      name(
        of().find((stop) => isOpen(stop) && stop.piece === undefined),
        { piece: id, done: on },
      )
  }
  return { ...plan, stops }
}

/**
 * Ticks the stops whose piece has been finished, or whose lesson has been completed on the map. A stop that the student
 * reopens keeps its piece, so it is not ticked again.
 */
export function tickFinished(plan: Plan, pieces: Pieces, isCompleted: (lesson: LessonId) => boolean): Plan {
  const ticked = roomKinds.reduce((one, kind) => tickRoom(one, kind, pieces[kind]), plan)
  return {
    ...ticked,
    stops: ticked.stops.map((stop) =>
      stop.kind === 'lesson' && isOpen(stop) && stop.piece === undefined && isCompleted(stop.lesson)
        ? { ...stop, piece: stop.lesson, done: plan.seen }
        : stop,
    ),
  }
}

/** What a stop opens, if its kind does not say it. */
export interface PieceOfStop {
  piece?: Piece
  theme?: (typeof wordThemes)[number]
  /** Why it is to be done again. */
  again?: string
  /** Whether the student reads a lesson again. A lesson that they knew before is only checked again. */
  rereads?: true
}

/** The share of the marks that the student got. Pieces without marks sort after those with marks. */
const share = ({ finished }: Piece) =>
  finished?.got === undefined || finished.of === undefined ? 2 : finished.got / Math.max(1, finished.of)

const reason = ({ finished }: Piece) =>
  finished?.got === undefined || finished.of === undefined
    ? 'because it’s the one you did longest ago'
    : finished.got < finished.of
      ? `because you got ${finished.got} out of ${finished.of}`
      : 'because you have done all the others'

/** Names a theme for each stop for words, in turn. */
function assignThemes({ exam, stops }: Plan, assigned: Map<string, PieceOfStop>) {
  const themes = wordThemes.filter(({ board }) => (board === 'IGCSE') === (exam === 'igcse'))
  for (const [at, { id }] of stops.filter(({ kind }) => kind === 'words').entries()) {
    const theme = themes[at % themes.length]
    if (theme !== undefined) assigned.set(id, { theme })
  }
}

/** Says why a timed set, or the check of a lesson, comes a second time. */
function assignAgain({ stops }: Plan, assigned: Map<string, PieceOfStop>) {
  const learned = new Set(stops.flatMap((stop) => (stop.kind === 'lesson' ? [stop.lesson] : [])))
  const before = new Set<string>()
  for (const stop of stops) {
    const what = stop.kind === 'check' ? stop.lesson : stop.kind
    if (stop.kind !== 'check' && !stop.kind.endsWith('-set')) continue
    if (before.has(what))
      assigned.set(
        stop.id,
        stop.kind !== 'check'
          ? { again: 'because it’s your second try' }
          : learned.has(stop.lesson)
            ? { again: 'because it’s a while since you learned it', rereads: true }
            : { again: 'because it’s a while since you checked it' },
      )
    before.add(what)
  }
}

/**
 * What each stop opens. A stop for a room opens the next unfinished piece or, if there is none, a piece again: the one
 * with the worst result first.
 */
export function assignPieces(plan: Plan, pieces: Pieces): ReadonlyMap<string, PieceOfStop> {
  const assigned = new Map<string, PieceOfStop>()
  assignThemes(plan, assigned)
  assignAgain(plan, assigned)
  for (const kind of roomKinds) {
    const all = withDone(plan, kind, pieces[kind])
    const named = plan.stops.filter((stop) => stop.kind === kind)
    const reserved = named.flatMap((stop) => (isOpen(stop) && stop.piece !== undefined ? [stop.piece] : []))
    const unfinished = all.filter(({ id, finished }) => finished === undefined && !reserved.includes(id))
    const worstFirst = all
      .filter(({ finished }) => finished !== undefined)
      .sort(
        (one, other) =>
          share(one) - share(other) || (one.finished?.on ?? '').localeCompare(other.finished?.on ?? ''),
      )
    // If some are not finished yet, their results are unknown, so they come in the same order as the first time.
    const repeats = [...worstFirst, ...unfinished]
    let next = 0
    for (const stop of named) {
      const own = all.find(({ id }) => id === stop.piece)
      const fresh = unfinished[next]
      const repeat = repeats[(next - unfinished.length) % Math.max(1, repeats.length)]
      if (own !== undefined)
        assigned.set(stop.id, {
          piece: own,
          ...(isOpen(stop) && own.finished !== undefined ? { again: 'because you reopened it' } : {}),
        })
      else if (isOpen(stop)) {
        if (fresh !== undefined) assigned.set(stop.id, { piece: fresh })
        else if (repeat !== undefined)
          assigned.set(stop.id, {
            piece: repeat,
            again:
              unfinished.length === 0 || all.length === 1
                ? reason(repeat)
                : `because you’ll have done all ${all.length} by then`,
          })
        next += 1
      }
    }
  }
  return assigned
}
