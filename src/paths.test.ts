import { describe, expect, test } from 'vitest'
import { findTense, tenseGroups, tenses } from '@/content/tense-list'
import { findLesson, lessonEntry, lessons } from './content/registry'
import { roadmap, roadmapStops } from './content/roadmap'
import { topics } from './content/topics'
import { paths } from './paths'

describe('the map', () => {
  test('has fourteen IGCSE and six IB stops, none twice', () => {
    const [igcse, ib] = roadmap.map((line) => line.levels.flatMap((level) => [...level.stops]))
    expect(igcse).toHaveLength(14)
    expect(ib).toHaveLength(6)
    expect(new Set(roadmapStops).size).toBe(20)
  })

  test('sends the tenses to /tense and everything else to /grammar', () => {
    const addresses = roadmapStops.map((id) => paths.lesson(lessonEntry(id)))
    expect(addresses).toContain('/tense/indefenido')
    expect(addresses).toContain('/grammar/ser-estar')
    expect(addresses.filter((address) => address.startsWith('/tense/'))).toHaveLength(9)
  })
})

describe('the lists', () => {
  test('every topic and tense of the specification has its generic entry', () => {
    expect(Object.keys(topics).sort()).toEqual([
      'advanced-pronouns',
      'articles-spanish',
      'basic-connectors',
      'basic-pronouns',
      'complex-connectors',
      'days-of-week',
      'numbers-spanish',
      'passive-voice',
      'place-prepositions',
      'possessive-adjectives',
      'ser-estar',
    ])
    expect(
      Object.values(tenses)
        .map((tense) => tense.lesson)
        .sort(),
    ).toEqual([
      'conditional',
      'future',
      'imperative',
      'imperfect-preterito',
      'imperfect-subjunctive',
      'indefenido',
      'perfecto',
      'pluscuamperfecto',
      'present',
      'present-continuous',
      'present-subjunctive',
      'preterito-perfecto',
    ])
  })

  test('a lesson that is still to be written has one too', () => {
    const told = [...Object.keys(topics), ...Object.values(tenses).map((tense) => tense.lesson)]
    const unwritten = lessons.flatMap(({ id, written }) => (written === false ? [id] : []))
    expect(unwritten.filter((id) => !told.includes(id))).toEqual([])
  })

  test('the tense list has its five groups of eleven tenses', () => {
    expect(tenseGroups.map((group) => group.name)).toEqual([
      'Present Tenses',
      'Past Tenses',
      'Future Tenses',
      'Subjunctive Tenses',
      'Imperative Mood',
    ])
    expect(tenseGroups.flatMap((group) => [...group.tenses])).toHaveLength(11)
  })

  test('case does not matter in an address, and an object’s own names are no lessons', () => {
    expect(findLesson('INDEFENIDO')?.id).toBe('indefenido')
    expect(findTense('indefenido')?.lesson).toBe('indefenido')
    for (const id of ['constructor', '__proto__', 'toString', '']) {
      expect(findLesson(id)).toBeUndefined()
      expect(findTense(id)).toBeUndefined()
    }
  })
})
