import { expect, test } from 'vitest'
import type { LessonId } from '../../src/content/registry'
import { lessonTexts } from '../../src/content/texts'
import { plainRich } from '../../src/spanish/markup'
import { expectNone, loadLessons } from '../support/content'

/** The names that the specification gives to the parts of each lesson, as worded in a heading, caption or label. */
const specified: Readonly<Record<LessonId, readonly RegExp[]>> = {
  'days-of-week': [/seven days/i, /pronunciation/i, /usage rules/i, /examples/i, /common phrases/i],
  'numbers-spanish': [
    /cardinals/i,
    /tens/i,
    /hundreds/i,
    /large numbers/i,
    /formation rules/i,
    /examples in context/i,
  ],
  'articles-spanish': [
    /definite/i,
    /indefinite/i,
    /gender rules/i,
    /exceptions/i,
    /when to use/i,
    /practice sentences/i,
  ],
  'basic-pronouns': [
    /subject pronouns/i,
    /direct object pronouns/i,
    /indirect object pronouns/i,
    /position rules/i,
  ],
  'possessive-adjectives': [/short forms/i, /long forms/i, /agreement/i, /clarifying su/i],
  'ser-estar': [
    /present.*conjugations/i,
    /when to use ser|uses of ser/i,
    /uses of estar/i,
    /adjectives that change meaning/i,
    /gap-fill practice.*answers/i,
  ],
  'place-prepositions': [
    /basic prepositions of place/i,
    /contractions/i,
    /directional/i,
    /asking and giving directions/i,
    /visual/i,
  ],
  'basic-connectors': [
    /coordinating/i,
    /causal/i,
    /temporal/i,
    /frequency/i,
    /condition/i,
    /purpose/i,
    /emphasis/i,
    /exception/i,
  ],
  'advanced-pronouns': [
    /object pronouns/i,
    /placement/i,
    /double object pronouns/i,
    /reflexive/i,
    /reciprocal/i,
    /relative/i,
  ],
  'complex-connectors': [
    /cause/i,
    /consequence/i,
    /contrast/i,
    /concession/i,
    /time/i,
    /sequence/i,
    /condition/i,
    /hypothesis/i,
    /addition/i,
    /emphasis/i,
    /purpose/i,
    /usage tips/i,
  ],
  'passive-voice': [
    /ser (?:\+|plus) participle/i,
    /agreement/i,
    /true (?:or|versus) pseudo-passive/i,
    /passive se/i,
    /impersonal se/i,
    /third person plural/i,
    /when to use/i,
  ],
  imperative: [/affirmative tú/i, /negative tú/i, /formal commands/i, /irregular affirmative tú/i],
  present: [
    /endings/i,
    /uses/i,
    /irregular yo forms/i,
    /stem changes/i,
    /fully irregular verbs/i,
    /accent changes/i,
  ],
  'present-continuous': [
    /estar (?:\+|plus) gerund/i,
    /irregular gerunds/i,
    /less (?:often )?than (?:in )?english/i,
  ],
  indefenido: [/regular endings/i, /irregular stems/i, /ser.*ir/i],
  'imperfect-preterito': [/regular endings/i, /(?:ir|ser).*ver\b/i],
  perfecto: [/present tense/i],
  'preterito-perfecto': [/participle/i],
  pluscuamperfecto: [/formation/i],
  future: [/infinitive.*endings/i, /irregular stems|twelve stems/i],
  conditional: [/endings.*infinitive|infinitive.*endings/i, /irregular stems|twelve stems/i],
  'present-subjunctive': [/formation/i],
  'imperfect-subjunctive': [/preterite/i],
}

const parts = [
  /formation/i,
  /when to use/i,
  /examples/i,
  /common mistakes/i,
  /irregular information/i,
  /time expressions/i,
]

test('every specified part of a lesson has its specified name', async () => {
  const { lessons } = await loadLessons()
  expect(lessons.map(({ id }) => id).toSorted()).toEqual(Object.keys(specified).toSorted())
  expectNone(
    lessons.flatMap(({ id, type, lesson }) => {
      const labels = lessonTexts(lesson, '').flatMap(({ lang, role, text }) =>
        role === 'label' ? [lang === 'rich' ? plainRich(text) : text] : [],
      )
      const due = [...(specified[id as LessonId] ?? []), ...(type === 'tense' ? parts : [])]
      return due
        .filter((name) => !labels.some((label) => name.test(label)))
        .map((name) => `${id}: nothing is called ${name}`)
    }),
  )
})
