/** Which lessons each lesson builds on, and which lessons each exam requires. */
import { describe, expect, test } from 'vitest'
import { lessonNeeds, lessonsToUse, onlyRecognised, teachingOrder } from '../../src/content/lesson-needs'
import { lessons } from '../../src/content/registry'
import { roadmap, roadmapStops } from '../../src/content/roadmap'
import { syllabus } from '../../src/content/syllabus'
import { loadLessons } from '../support/content'

const exams = ['igcse', 'abInitio', 'standard', 'higher'] as const

describe('what a lesson needs', () => {
  test('comes before it, and the order has every lesson once', () => {
    expect([...teachingOrder].sort()).toEqual(lessons.map(({ id }) => id).sort())
    for (const [at, id] of teachingOrder.entries())
      for (const need of lessonNeeds[id])
        expect(teachingOrder.indexOf(need), `${id} needs ${need}`).toBeLessThan(at)
  })

  test('comes before it on the map too', () => {
    for (const [at, id] of roadmapStops.entries())
      for (const need of lessonNeeds[id])
        expect(roadmapStops.indexOf(need), `${id} needs ${need}`).toBeLessThan(at)
  })

  test('is a lesson of the same exam, even if the exam only asks students to recognise its grammar', () => {
    for (const exam of exams)
      for (const id of lessonsToUse(exam))
        for (const need of lessonNeeds[id])
          expect(lessonsToUse(exam), `${exam}: ${id} needs ${need}`).toContain(need)
    expect(lessonsToUse('abInitio')).toContain('present-subjunctive')
  })
})

describe('the lessons of an exam', () => {
  test('are those that say “Use it” of this exam', async () => {
    const { lessons: loaded } = await loadLessons()
    for (const exam of exams)
      expect([...onlyRecognised[exam]].sort(), exam).toEqual(
        loaded.flatMap(({ id, lesson }) => (lesson.needs[exam].asks === 'produce' ? [] : [id])).sort(),
      )
  })

  test('have the verbs early: present, ser and estar, and the preterite before the middle', () => {
    for (const exam of exams) {
      const order = lessonsToUse(exam)
      const place = (id: (typeof order)[number]) => order.indexOf(id) / order.length
      expect(place('present'), exam).toBeLessThan(0.15)
      expect(place('ser-estar'), exam).toBeLessThan(0.15)
      expect(place('indefenido'), exam).toBeLessThan(0.4)
    }
  })

  test('for the IGCSE are its line and whatever else the grammar list wants used', () => {
    const igcse = lessonsToUse('igcse')
    const line = roadmap.find(({ id }) => id === 'igcse')?.levels.flatMap(({ stops }) => stops) ?? []
    expect(igcse).toEqual(expect.arrayContaining([...line]))
    for (const { id, lessons: taughtIn } of syllabus)
      expect(
        taughtIn.some((one) => igcse.includes(one) || onlyRecognised.igcse.includes(one)),
        id,
      ).toBe(true)
    for (const id of ['imperative', 'conditional', 'pluscuamperfecto', 'advanced-pronouns'] as const)
      expect(igcse).toContain(id)
  })
})
