import { expect, test } from 'vitest'
import { alsoOnPaper, beyond, further } from '@/content/also-on-paper'
import { loadLesson } from '@/content/load-lesson'
import { lessonEntry } from '@/content/registry'
import { findStop } from '@/content/roadmap'
import { syllabus } from '@/content/syllabus'

const items = (asked: typeof beyond) => asked.map(({ item }) => item)

test('the map names what the IGCSE list asks beyond the stops of its line', () => {
  expect(items(beyond)).toEqual(
    expect.arrayContaining(['The conditional', 'The pluperfect', 'Commands', 'The present subjunctive']),
  )
  expect(items(further)).toContain('Direct and indirect object pronouns: order and position')
  const all = [...beyond, ...further]
  expect(items(all)).not.toContain('The present tense')
  for (const { lesson } of all) expect(findStop(lesson)?.line.id).not.toBe('igcse')
})

test('every lesson of the list that is on no IGCSE stop can be reached from there', () => {
  const linked = new Set([...beyond, ...further].map(({ lesson }) => lesson))
  const asked = syllabus.flatMap(({ lessons }) => lessons).filter((id) => findStop(id)?.line.id !== 'igcse')
  // Each row has only one link, which leads to the most relevant lesson that isn’t on the line.
  expect(new Set(asked)).toEqual(linked)
})

test('a link to a section leads to one that the lesson has', async () => {
  for (const { lesson, section } of [...beyond, ...further]) {
    if (section === undefined) continue
    const found = await loadLesson(lessonEntry(lesson).id)
    expect(found?.sections.map(({ id }) => id)).toContain(section)
  }
})

test('an item that is added to the list appears, unless a stop of the line teaches all of it', async () => {
  const added = { id: 'V99', item: 'Wishes', lessons: ['imperfect-subjunctive'] } as const
  const begun = {
    id: 'V98',
    item: 'Numbers that agree',
    lessons: ['numbers-spanish', 'passive-voice'],
  } as const
  const taught = { id: 'V97', item: 'The days', lessons: ['days-of-week'] } as const
  const found = await alsoOnPaper([...syllabus, added, begun, taught])
  expect(found.beyond.at(-1)).toEqual({ item: 'Wishes', lesson: 'imperfect-subjunctive' })
  expect(found.further.at(-1)).toEqual({ item: 'Numbers that agree', lesson: 'passive-voice' })
  expect(items([...found.beyond, ...found.further])).not.toContain('The days')
})
