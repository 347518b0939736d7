import {
  type LessonEntry,
  type LessonId,
  type LevelId,
  lessonEntry,
  lessons,
} from '../src/content/registry.ts'
import { findStop, roadmap, roadmapStops } from '../src/content/roadmap.ts'
import { tenseGroups, tenses } from '../src/content/tense-list.ts'
import { paths } from '../src/paths.ts'

/** The preview picture for a shared link: a stretch of the map, drawn by `scripts/draw-pictures.ts`. */
export interface Picture {
  /** The path of the image file, relative to `public/`. */
  file: string
  title: string
  /** The subtitle, in Spanish; for a lesson its id, which is replaced by the lesson's own subtitle. */
  below: string
  /** Level and position, in words. */
  where: string
  /** The stretch of the map. Tenses that are not stops get a line of their own. */
  stops: readonly { number?: number; name: string; level: LevelId | 'tenses' }[]
  /** The index of the page's own stop in `stops`; absent when the picture shows the whole stretch. */
  here?: number
  /** Whether the line continues before the first stop (`comesFrom`) or after the last (`goesOn`). */
  comesFrom?: boolean
  goesOn?: boolean
}

/** The number of stops that fit in a picture with their names. */
const room = 5

/** The stops around index `at`, and the ends at which the line continues. */
function stretch<Stop>(line: readonly Stop[], at: number) {
  const from = Math.max(0, Math.min(at - Math.floor(room / 2), line.length - room))
  return {
    stops: line.slice(from, from + room),
    here: at - from,
    comesFrom: from > 0,
    goesOn: from + room < line.length,
  }
}

const mapStops = roadmapStops.map((id, index) => ({
  number: index + 1,
  name: lessonEntry(id).title,
  level: levelOf(id),
}))

function levelOf(id: LessonId): LevelId {
  const stop = findStop(id)
  if (stop === undefined) throw new Error(`${id} is not on the map`)
  return stop.level.id
}

const listedTenses = tenseGroups.flatMap((group) => [...group.tenses])
const tenseStops = listedTenses.map((slug) => ({ name: tenses[slug].name, level: 'tenses' as const }))

function lessonPicture({ id, title, badge }: LessonEntry): Picture {
  const stop = findStop(id)
  const shared = { file: `og/${id}.png`, title, below: id }
  if (stop !== undefined) {
    const at = roadmapStops.indexOf(id)
    const where = `${stop.level.name} · stop ${at + 1} of ${roadmapStops.length}`
    return { ...shared, where, ...stretch(mapStops, at) }
  }
  const at = listedTenses.findIndex((slug) => tenses[slug].lesson === id)
  if (at === -1) throw new Error(`${id} is neither on the map nor among the tenses`)
  return { ...shared, where: `${badge} · on the line of tenses`, ...stretch(tenseStops, at) }
}

const stopsOf = (line: 'igcse' | 'ib') =>
  mapStops.filter(({ level }) =>
    roadmap.some(({ id, levels }) => id === line && levels.some((one) => one.id === level)),
  )

/** The default picture, for pages without one. */
const sitePicture: Picture = {
  file: 'og/proxima.png',
  title: 'Spanish for IGCSE and IB',
  below: 'El español, parada a parada',
  where: `Free · ${lessons.length} lessons`,
  stops: mapStops,
}

const pictureAt = new Map<string, Picture>([
  ...lessons.map((lesson) => [paths.lesson(lesson), lessonPicture(lesson)] as const),
  [
    paths.igcse,
    {
      file: 'og/igcse.png',
      title: 'IGCSE Spanish',
      below: 'Cada examen, por dentro',
      where: 'Free exam guide',
      stops: stopsOf('igcse'),
    },
  ],
  [
    paths.ib,
    {
      file: 'og/ib.png',
      title: 'IB Spanish',
      below: 'Cada examen, por dentro',
      where: 'Free exam guide',
      stops: stopsOf('ib'),
    },
  ],
])

export const pictures: readonly Picture[] = [...pictureAt.values(), sitePicture]

/** A page's picture, by its canonical path. */
export const pictureOf = (path: string): Picture => pictureAt.get(path) ?? sitePicture

/** The alternative text for a picture. */
export const describePicture = ({ title, where }: Picture): string =>
  `${title}, on the metro map of Próxima: ${where}`
