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
  test('every grammar lesson has a generic entry and every tense lesson a tense entry', () => {
    expect(Object.keys(topics).sort()).toEqual(
      lessons.flatMap((lesson) => (lesson.type === 'grammar' ? [lesson.id] : [])).sort(),
    )
    expect(
      Object.values(tenses)
        .map((tense) => tense.lesson)
        .sort(),
    ).toEqual(lessons.flatMap((lesson) => (lesson.type === 'tense' ? [lesson.id] : [])).sort())
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
