import type { LessonId } from './registry'

/** A stretch of a line: one level, one colour. */
export interface Level {
  id: 'foundation' | 'intermediate' | 'standard' | 'higher'
  name: string
  stops: readonly LessonId[]
}

export interface Line {
  id: 'igcse' | 'ib'
  name: 'IGCSE' | 'IB'
  levels: readonly Level[]
}

/** The metro map: two lines, four levels, twenty stops in teaching order. */
export const roadmap = [
  {
    id: 'igcse',
    name: 'IGCSE',
    levels: [
      {
        id: 'foundation',
        name: 'IGCSE Foundation',
        stops: [
          'days-of-week',
          'numbers-spanish',
          'articles-spanish',
          'basic-pronouns',
          'possessive-adjectives',
          'present',
          'ser-estar',
        ],
      },
      {
        id: 'intermediate',
        name: 'IGCSE Intermediate',
        stops: [
          'place-prepositions',
          'present-continuous',
          'basic-connectors',
          'indefenido',
          'imperfect-preterito',
          'future',
          'preterito-perfecto',
        ],
      },
    ],
  },
  {
    id: 'ib',
    name: 'IB',
    levels: [
      {
        id: 'standard',
        name: 'IB Standard',
        stops: ['advanced-pronouns', 'present-subjunctive', 'complex-connectors', 'conditional'],
      },
      { id: 'higher', name: 'IB Higher', stops: ['imperfect-subjunctive', 'passive-voice'] },
    ],
  },
] as const satisfies readonly Line[]

/** The ids of all stops, in order: what overall progress counts. */
export const roadmapStops: readonly LessonId[] = roadmap.flatMap((line) =>
  line.levels.flatMap((level) => [...level.stops]),
)

/** The line and the level on which a lesson stands, or undefined for one that is off the map. */
export function findStop(id: LessonId): { line: Line; level: Level } | undefined {
  for (const line of roadmap as readonly Line[]) {
    for (const level of line.levels) if (level.stops.includes(id)) return { line, level }
  }
  return undefined
}
