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

/** What a chat shows of a page that is shared in it: a stretch of the map, drawn by `scripts/draw-pictures.ts`. */
export interface Picture {
  /** Its file below `public/`. */
  file: string
  title: string
  /** What stands below it, in Spanish; a lesson is named by its id, and says so itself. */
  below: string
  /** Level and place, in words. */
  where: string
  /** The stretch of the map. The tenses that are no stop of it have a line of their own. */
  stops: readonly { number?: number; name: string; level: LevelId | 'tenses' }[]
  /** The place of its own stop in the stretch; without one, the whole stretch is meant. */
  here?: number
  /** Whether the line is longer at that end. */
  comesFrom?: boolean
  goesOn?: boolean
}

/** As many stops as have room with their names. */
const room = 5

/** The stops around the one at `at`, and on which sides the line goes on. */
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

/** Of every page that has none of its own. */
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

/** The picture of a page, by its canonical path. */
export const pictureOf = (path: string): Picture => pictureAt.get(path) ?? sitePicture

/** The picture for whoever does not see it. */
export const describePicture = ({ title, where }: Picture): string =>
  `${title}, on the metro map of Próxima: ${where}`
