/**
 * Assigns a text, recording, writing task or speaking task to each stop for a room, and ticks stops whose piece has
 * been finished.
 */
import type { LessonId } from '@/content/registry'
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

/** The piece that a stop for a room opens. If it is absent, the stop is a repetition that can't be chosen yet. */
export interface PieceOfStop {
  piece?: Piece
  /** Why the piece is to be done again. */
  again?: string
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

/**
 * The piece that each stop for a room opens: the next unfinished one or, if there is none, the one with the worst
 * result again.
 */
export function assignPieces(plan: Plan, pieces: Pieces): ReadonlyMap<string, PieceOfStop> {
  const assigned = new Map<string, PieceOfStop>()
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
    let next = 0
    for (const stop of named) {
      const own = all.find(({ id }) => id === stop.piece)
      const fresh = unfinished[next]
      const worst = worstFirst[(next - unfinished.length) % Math.max(1, worstFirst.length)]
      if (own !== undefined)
        assigned.set(stop.id, {
          piece: own,
          ...(isOpen(stop) && own.finished !== undefined ? { again: 'because you reopened it' } : {}),
        })
      else if (isOpen(stop)) {
        if (fresh !== undefined) assigned.set(stop.id, { piece: fresh })
        else if (worst !== undefined && unfinished.length === 0)
          assigned.set(stop.id, { piece: worst, again: reason(worst) })
        else if (all.length > 0)
          assigned.set(stop.id, { again: `because you’ll have done all ${all.length} by then` })
        next += 1
      }
    }
  }
  return assigned
}
