import { describe, expect, test } from 'vitest'
import { findTense, tenseGroups, tenses } from '@/content/tense-list'
import { findLesson, lessonEntry, lessons } from './content/registry'
import { roadmap, roadmapStops } from './content/roadmap'
import { topics } from './content/topics'
import { paths } from './paths'

describe('the map', () => {
  test('has fourteen IGCSE and six IB stops without repeats', () => {
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

describe('the lists of lessons', () => {
  test('have a generic entry for every topic and tense of the specification', () => {
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

  test('also have one for lessons that aren’t written yet', () => {
    const known = [...Object.keys(topics), ...Object.values(tenses).map((tense) => tense.lesson)]
    const unwritten = lessons.flatMap(({ id, written }) => (written === false ? [id] : []))
    expect(unwritten.filter((id) => !known.includes(id))).toEqual([])
  })

  test('have five groups of eleven tenses in the list of tenses', () => {
    expect(tenseGroups.map((group) => group.name)).toEqual([
      'Present Tenses',
      'Past Tenses',
      'Future Tenses',
      'Subjunctive Tenses',
      'Imperative Mood',
    ])
    expect(tenseGroups.flatMap((group) => [...group.tenses])).toHaveLength(11)
  })

  test('ignore case in an address, and have no lesson named after a built-in property', () => {
    expect(findLesson('INDEFENIDO')?.id).toBe('indefenido')
    expect(findTense('indefenido')?.lesson).toBe('indefenido')
    for (const id of ['constructor', '__proto__', 'toString', '']) {
      expect(findLesson(id)).toBeUndefined()
      expect(findTense(id)).toBeUndefined()
    }
  })
})
