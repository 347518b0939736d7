import { describe, expect, test } from 'vitest'
import type { Block, Lesson } from '../../src/content/types'
import { tensesInside } from '../../src/features/roadmap/tense-overview'
import { plainRich } from '../../src/spanish/markup'
import { loadLessons } from '../support/content'

const { lessons } = await loadLessons()

/** What the specification promises of a lesson beyond the sections of every tense. */
const promised: Readonly<Record<string, readonly RegExp[]>> = {
  present: [
    /endings/i,
    /when to use/i,
    /irregular yo forms/i,
    /stem changes/i,
    /fully irregular verbs/i,
    /accent changes/i,
  ],
  'present-continuous': [/estar \+ gerund/i, /irregular gerunds/i, /less often than in english/i],
  indefenido: [/regular endings/i, /irregular stems/i, /ser and ir/i],
  'imperfect-preterito': [/regular endings/i, /irregular verbs: ser, ir and ver/i],
}

const named = (block: Block) => ('caption' in block ? [block.caption] : [])

/** The headings and captions of a lesson, by which a student who skims it finds a thing. */
const names = (lesson: Lesson) =>
  lesson.sections.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(named)].map(plainRich))

describe.each(Object.entries(promised))('%s', (id, parts) => {
  test.each(parts)('a student who skims the lesson finds %s', (part) => {
    const lesson = lessons.find((one) => one.id === id)?.lesson
    expect(lesson === undefined ? [] : names(lesson)).toContainEqual(expect.stringMatching(part))
  })
})

test.each(tensesInside)(
  'a student finds $tense in the lesson on $lesson, where the list leads',
  ({ tense, lesson }) => {
    const sections = lessons.find(({ id }) => id === lesson)?.lesson.sections ?? []
    expect(sections.map(({ id }) => id)).toContain(tense)
  },
)
