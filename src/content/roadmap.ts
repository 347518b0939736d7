import { type LessonId, type LevelId, lessons } from './registry'

/** A section of a line: one level, one colour. */
export interface Level {
  id: LevelId
  name: string
  /** In teaching order. */
  stops: readonly LessonId[]
}

export interface Line {
  id: 'igcse' | 'ib'
  name: 'IGCSE' | 'IB'
  levels: readonly Level[]
}

const level = (id: LevelId, name: string): Level => ({
  id,
  name,
  stops: lessons
    .flatMap((lesson) => (lesson.stop?.level === id ? [{ id: lesson.id, at: lesson.stop.at }] : []))
    .sort((one, other) => one.at - other.at)
    .map((stop) => stop.id),
})

/** The metro map: two lines and four levels, with the stops that the registry puts on them. */
export const roadmap: readonly Line[] = [
  {
    id: 'igcse',
    name: 'IGCSE',
    levels: [level('foundation', 'IGCSE Foundation'), level('intermediate', 'IGCSE Intermediate')],
  },
  { id: 'ib', name: 'IB', levels: [level('standard', 'IB Standard'), level('higher', 'IB Higher')] },
]

/** The ids of all stops, in order. Overall progress is calculated from these. */
export const roadmapStops: readonly LessonId[] = roadmap.flatMap((line) =>
  line.levels.flatMap((level) => level.stops),
)

/** The line and level of a lesson, or undefined if it is not on the map. */
export function findStop(id: LessonId): { line: Line; level: Level } | undefined {
  for (const line of roadmap) {
    for (const level of line.levels) if (level.stops.includes(id)) return { line, level }
  }
  return undefined
}
