import { describe, expect, test } from 'vitest'
import type { Block, Lesson } from '../../src/content/types'
import { tensesInside } from '../../src/features/roadmap/tense-overview'
import { plainRich } from '../../src/spanish/markup'
import { loadLessons } from '../support/content'

const { lessons } = await loadLessons()

/** The parts that the specification requires in a lesson, in addition to the sections that every tense lesson has. */
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

/** A lesson’s headings and captions, which help a student to skim it. */
const names = (lesson: Lesson) =>
  lesson.sections.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(named)].map(plainRich))

describe.each(Object.entries(promised))('%s', (id, parts) => {
  test.each(parts)('has a heading or caption for %s', (part) => {
    const lesson = lessons.find((one) => one.id === id)?.lesson
    expect(lesson === undefined ? [] : names(lesson)).toContainEqual(expect.stringMatching(part))
  })
})

test.each(tensesInside)(
  'the lesson on $lesson that the list links to contains $tense',
  ({ tense, lesson }) => {
    const sections = lessons.find(({ id }) => id === lesson)?.lesson.sections ?? []
    expect(sections.map(({ id }) => id)).toContain(tense)
  },
)
