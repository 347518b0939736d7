import { describe, expect, test } from 'vitest'
import { everyAnswer, patternOf } from '../../src/content/answers'
import ib from '../../src/content/exams/ib'
import igcse from '../../src/content/exams/igcse'
import { glossary } from '../../src/content/glossary'
import { modelPapers } from '../../src/content/model-papers'
import { type LessonType, lessons as registered } from '../../src/content/registry'
import { syllabus } from '../../src/content/syllabus'
import type { Answer, Block, BlockKind, Exercise, Lesson } from '../../src/content/types'
import type { KindName, Of } from '../../src/exercises/exercise-kind'
import { originalLine } from '../../src/exercises/mark-proofread'
import { isSameAnswer } from '../../src/exercises/mark-text'
import { comparable } from '../../src/exercises/marking/words'
import { paths } from '../../src/paths'
import { parseRich, parseSpanish, plainRich, plainSpanish } from '../../src/spanish/markup'
import { expand } from '../../src/spanish/pattern'
import { expectNone, lessonFiles, loadDocuments, loadLessons, problem } from '../support/content'
import { emptyLesson } from '../support/empty-lesson'
import { lengthProblems } from '../support/lesson-length'

const tenseSections = [
  'formation',
  'when-to-use',
  'examples',
  'common-mistakes',
  'irregular-information',
  'time-expressions',
]

const { lessons } = await loadLessons()
const { documents, broken } = await loadDocuments()
/** The ids on each page that a link can lead to: the sections of a lesson; the papers of a guide and their parts. */
const sectionsOf = new Map([
  ...lessons.map(({ id, lesson }) => [id, new Set(lesson.sections.map((section) => section.id))] as const),
  ...Object.entries({ igcse, ib, 'ib-ab-initio': ib }).map(
    ([id, { papers, background }]) =>
      [
        `content/exams/${id}`,
        new Set([
          ...papers.flatMap((paper) => [paper.id, `${paper.id}-bank`, `${paper.id}-set`]),
          ...background.map((part) => part.id),
          'last-week',
          'sheet',
        ]),
      ] as const,
  ),
])
const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*$/

test('the error for a broken lesson file names the file', () => {
  expectNone(broken)
})

test('every lesson file is in the registry, and every registered lesson is in its folder', () => {
  const files = lessonFiles()
  const lines: string[] = registered.filter((entry) => entry.written !== false).map(({ id }) => id)
  expectNone([
    ...files
      .filter((file) => !lines.includes(file))
      .map((file) => `${file}: no line in the registry loads it`),
    ...lines
      .filter((line) => !files.includes(line))
      .map((line) => `${line}: the registry loads a missing file`),
  ])
})

describe.each(documents)('$id', ({ id, spanish, rich, english }) => {
  test('has no broken mark-up and no broken link', () => {
    expectNone([
      ...rich.flatMap((place) => richProblems(place.text, id).map((why) => problem(place, place.text, why))),
      ...spanish.flatMap((place) => {
        const why = failure(() => parseSpanish(place.text))
        return why === undefined ? [] : [problem(place, place.text, why)]
      }),
      ...english
        .filter((place) => hasMarks(place.text))
        .map((place) => problem(place, place.text, 'plain English holds no marks')),
    ])
  })
})

describe.each(lessons)('lesson $id', ({ id, type, lesson }) => {
  test('has the sections that its kind of lesson needs', () => {
    expectNone(missingSections(id, type, lesson))
  })

  test('has an address for every section and exercise', () => {
    const ids = lesson.sections.map((section) => section.id)
    const exerciseIds = lesson.exercises.map((exercise) => exercise.id)
    expectNone([
      ...[...ids, ...exerciseIds]
        .filter((name) => !kebabCase.test(name))
        .map((name) => `${id}: "${name}" is not kebab-case`),
      ...repeated(ids).map((name) => `${id}: two sections are called "${name}"`),
      ...repeated(exerciseIds).map((name) => `${id}: two exercises are called "${name}"`),
      ...lesson.sections
        .filter((section) => section.blocks.length === 0)
        .map((section) => `${id}#${section.id}: it is empty`),
    ])
  })

  test('has one rule to remember, of at most 60 words', () => {
    const words = plainRich(lesson.rule).split(/\s+/).length
    expect(words, `${id}: the rule has ${words} words`).toBeLessThanOrEqual(60)
  })

  test('has no table, conjugation or story with a piece missing', () => {
    expectNone(
      lesson.sections.flatMap((section) =>
        section.blocks.flatMap((block) =>
          blockProblems(block).map((why) => `${id}#${section.id} ${block.kind}: ${why}`),
        ),
      ),
    )
  })

  test('has a section for every form that a student misses in a drill', () => {
    expectNone(
      lesson.sections.flatMap((section) =>
        section.blocks.flatMap((block) =>
          block.kind === 'drill'
            ? taughtProblems(block, id).map((why) => `${id}#${section.id} drill: ${why}`)
            : [],
        ),
      ),
    )
  })

  test('has every mistake in the list that students are sent to', () => {
    expectNone(
      lesson.exercises.flatMap((exercise) =>
        exercise.kind === 'choose'
          ? exercise.options
              .filter(({ right }) => right !== true)
              .flatMap(({ text, teaches = exercise.teaches }) =>
                listProblems(lesson, text, teaches).map((why) => `${id}#exercise ${exercise.id}: ${why}`),
              )
          : [],
      ),
    )
  })

  test('has a core that takes ten minutes, with exercises throughout', () => {
    expectNone(lengthProblems(lesson).map((why) => `${id}: ${why}`))
  })

  test('has an answer for every exercise', () => {
    const sections = new Set(lesson.sections.map((section) => section.id))
    expectNone(
      lesson.exercises.flatMap((exercise) =>
        exerciseProblems(exercise, sections).map(
          (why) => `${id}#exercise ${exercise.id} (${exercise.kind}): ${why}`,
        ),
      ),
    )
  })

  test('covers its rows of the IGCSE list', () => {
    expectNone(syllabusProblems(id, lesson))
  })
})

test('every row of the IGCSE list has a registered lesson', () => {
  const ids = syllabus.map((row) => row.id)
  expectNone([
    ...repeated(ids).map((row) => `syllabus row ${row} appears twice`),
    ...syllabus
      .filter((row) => row.lessons.length === 0)
      .map((row) => `syllabus row ${row.id} names no lesson`),
  ])
})

function missingSections(id: string, type: LessonType, lesson: Lesson): string[] {
  const ids = lesson.sections.map((section) => section.id)
  const blocks = lesson.sections.flatMap((section) => section.blocks)
  const isThere = (kind: Block['kind']) => blocks.some((block) => block.kind === kind)
  const due = type === 'tense' ? tenseSections : ['mistakes']
  return [
    ...due.filter((name) => !ids.includes(name)).map((name) => `${id}: it has no section "${name}"`),
    ...(isThere('mistakes') ? [] : [`${id}: it shows no mistakes of English speakers`]),
    // The lesson on the present continuous doesn’t need a drill.
    ...(type === 'tense' && id !== 'present-continuous' && !isThere('drill')
      ? [`${id}: it has no drill`]
      : []),
    ...(blocks.some((block) => block.kind === 'note' && block.label === 'In the exam')
      ? []
      : [`${id}: it has no note "In the exam"`]),
  ]
}

function repeated(names: readonly string[]): string[] {
  return names.filter((name, at) => names.indexOf(name) !== at)
}

function failure(run: () => unknown): string | undefined {
  try {
    run()
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function hasMarks(text: string): boolean {
  return /[*{}]|~~|___|\]\(/.test(text)
}

function richProblems(text: string, lesson: string): string[] {
  const why = failure(() => parseRich(text))
  if (why !== undefined) return [why]
  return parseRich(text).flatMap((node) => {
    if (node.kind === 'page')
      return Object.values<unknown>(paths).includes(node.to)
        ? []
        : [`the link leads to "${node.to}", which is no page`]
    if (node.kind === 'term') return node.term in glossary ? [] : [`"${node.term}" is not in the glossary`]
    if (node.kind !== 'link') return []
    const target = node.lesson ?? lesson
    const isKnown = sectionsOf.has(target) || registered.some((entry) => entry.id === target)
    if (!isKnown) return [`the link leads to "${target}", which is no lesson`]
    const sections = sectionsOf.get(target)
    if (node.section === undefined || sections === undefined || sections.has(node.section)) return []
    return [
      `the link leads to "#${node.section}", which is no section of ${target} (${[...sections].join(', ')})`,
    ]
  })
}

const emptyProblems = ({ rows }: { rows: readonly unknown[] }) => (rows.length === 0 ? ['it is empty'] : [])

/** The problems that each kind of block can have. */
const problemsOf: { readonly [Kind in BlockKind]?: (block: Block<Kind>) => string[] } = {
  table: (block) => [
    ...(block.rows.length === 0 ? ['the table has no row'] : []),
    ...vosotrosProblems(block),
    ...block.rows.flatMap((row, at) =>
      row.length === block.columns.length
        ? []
        : [`row ${at + 1} (${row.join(' | ')}) has ${row.length} cells for ${block.columns.length} columns`],
    ),
    ...(block.columns.some((column) => column.form !== undefined && column.form !== 'infinitive') &&
    !block.columns.some((column) => column.form === 'infinitive')
      ? ['a column holds forms, but none holds the infinitive']
      : []),
    ...block.columns
      .filter((column) => column.form !== undefined && column.lang !== 'es')
      .map((column) => `column "${column.header}" holds forms but its lang is ${column.lang}`),
  ],
  conjugation: ({ tense, verbs }) => {
    const isCommand = tense === 'imperative' || tense === 'negative-imperative'
    const persons = isCommand ? 5 : 6
    return [
      ...(verbs.length < 1 || verbs.length > 4 ? [`it has ${verbs.length} verbs, not 1 to 4`] : []),
      ...verbs
        .filter((verb) => verb.forms.length !== persons)
        .map((verb) => `${verb.infinitive} has ${verb.forms.length} forms, not ${persons}`),
    ]
  },
  gapfill: ({ rows }) =>
    rows.flatMap((row) => [
      ...(gapsIn(row.sentence) === 1 ? [] : [`"${row.sentence}" has ${gapsIn(row.sentence)} gaps, not 1`]),
      ...(row.answers.length === 0 ? [`"${row.sentence}" has no answer`] : []),
    ]),
  story: ({ text, gaps }) => [
    ...(gapsIn(text) === gaps.length
      ? []
      : [`the text has ${gapsIn(text)} gaps, but ${gaps.length} are described`]),
    ...gaps.flatMap((gap) => [
      ...(gap.options.includes(gap.answer) ? [] : [`"${gap.form}": the answer ${gap.answer} is not offered`]),
      ...(gap.options.length === 2 || gap.options.length === 3
        ? []
        : [`"${gap.form}" offers ${gap.options.length} tenses, not 2 or 3`]),
      ...repeated(gap.options).map((option) => `"${gap.form}" offers ${option} twice`),
    ]),
  ],
  'model-text': ({ paper, lines }) => {
    const [least, most] = modelPapers[paper].words
    const count = lines.flatMap(({ es }) => plainSpanish(es).split(/\s+/)).length
    return [
      ...(count >= least && count <= most ? [] : [`${count} words, not ${least} to ${most}`]),
      ...(lines.filter(({ earns }) => earns !== undefined).length < 3
        ? ['fewer than three of its lines say what earns marks']
        : []),
    ]
  },
  drill: (block) =>
    drilledVerbs(block).length < 10 ? [`it has ${drilledVerbs(block).length} verbs, fewer than 10`] : [],
  list: ({ items }) => emptyProblems({ rows: items }),
  examples: emptyProblems,
  phrases: emptyProblems,
  contrast: emptyProblems,
  mistakes: ({ rows }) => [
    ...emptyProblems({ rows }),
    ...rows
      .filter((row) => row.wrong === plainSpanish(row.right))
      .map((row) => `"${row.wrong}" is both wrong and right`),
    ...rows.filter((row) => hasMarks(row.wrong)).map((row) => `wrong "${row.wrong}" holds marks`),
  ],
}

function blockProblems<Kind extends BlockKind>(block: Block<Kind>): string[] {
  const problemsOfKind: ((block: Block<Kind>) => string[]) | undefined = problemsOf[block.kind]
  return problemsOfKind?.(block) ?? []
}

function taughtProblems(block: Block<'drill'>, id: string): string[] {
  const groups = [...block.regular, ...block.irregular]
  const targets = groups.map(({ lesson, section }) => ({ lesson: lesson ?? id, section }))
  return [
    ...targets
      .filter(
        ({ lesson, section }) =>
          !lessons.find((loaded) => loaded.id === lesson)?.lesson.sections.some((one) => one.id === section),
      )
      .map(({ lesson, section }) => `"${section}" is no section of ${lesson}`),
    // An exercise refers to its section only by id, so ids must not clash.
    ...targets
      .filter(({ lesson, section }) =>
        targets.some((other) => other.section === section && other.lesson !== lesson),
      )
      .map(({ section }) => `"${section}" is a section of two lessons`),
    ...repeated(drilledVerbs(block)).map((verb) => `"${verb}" is drilled twice`),
  ]
}

/** A student who follows a link to a list of mistakes must find their own mistake there. */
function listProblems({ sections }: Lesson, text: string, teaches: string): string[] {
  const words = (of: string) => ` ${(of.toLowerCase().match(/\p{L}+/gu) ?? []).join(' ')} `
  const chosen = words(plainRich(text))
  const lists = sections
    .map((section) => ({
      id: section.id,
      rows: section.blocks.flatMap((block) => (block.kind === 'mistakes' ? block.rows : [])),
    }))
    .filter(({ rows }) => rows.length > 0)
  const having = lists
    .filter(({ rows }) =>
      rows.some(
        ({ wrong, right }) => words(wrong).includes(chosen) && !words(plainSpanish(right)).includes(chosen),
      ),
    )
    .map((list) => list.id)
  return having.length > 0 && !having.includes(teaches) && lists.some((list) => list.id === teaches)
    ? [`"${text}" is in ${having.join(' and ')}, not in ${teaches}`]
    : []
}

const drilledVerbs = ({ regular, irregular }: Block<'drill'>) =>
  [...regular, ...irregular].flatMap(({ verbs }) => verbs)

/** Hiding *vosotros* also hides the rows of *vosotras*, *os* and *vuestro* in tables. */
function vosotrosProblems({ rows, vosotrosRow }: Block<'table'>): string[] {
  const found = rows.flatMap(([first = ''], at) =>
    /^\*?((a )?vosotr[oa]s|vuestr[oa]s?|os$)/.test(first) ? [at] : [],
  )
  const marked = [vosotrosRow ?? []].flat()
  // Other rows with *vosotros* forms are found automatically.
  const missing = found.filter((row) => !marked.includes(row))
  return missing.length === 0 ? [] : [`vosotros is in row ${missing.join()}, which is not marked`]
}

function gapsIn(sentence: string): number {
  return sentence.split('___').length - 1
}

function exerciseProblems(exercise: Exercise, sections: ReadonlySet<string>): string[] {
  const taught = [
    exercise.teaches,
    ...(exercise.kind === 'choose' ? exercise.options.map((one) => one.teaches) : []),
  ]
  return [
    ...taught
      .filter((name) => name !== undefined && !sections.has(name))
      .map((name) => `teaches "${name}", which is no section (${[...sections].join(', ')})`),
    ...('answers' in exercise ? answerProblems(exercise.answers) : []),
    ...problemsOfKind(exercise.kind, exercise),
  ]
}

function problemsOfKind<Name extends KindName>(kind: Name, exercise: Of<Name>): string[] {
  return ownProblems[kind]?.(exercise) ?? []
}

/** Rules that are specific to a kind of exercise. */
const ownProblems: { readonly [Name in KindName]?: (exercise: Of<Name>) => string[] } = {
  choose({ options }) {
    const right = options.filter((option) => option.right === true).length
    const reasons = options.map((option) => option.because)
    return [
      ...(right === 1 ? [] : [`${right} options are right, not 1`]),
      ...(options.length === 3 || options.length === 4 ? [] : [`${options.length} options, not 3 or 4`]),
      ...repeated(options.map((option) => option.text)).map((text) => `option "${text}" is there twice`),
      ...repeated(reasons).map((reason) => `two options give the same reason "${reason}"`),
      ...reasons
        .filter((reason) => reason.trim().split(/\s+/).length < 3)
        .map((reason) => `"${reason}" is no reason`),
    ]
  },
  fill: ({ sentence }) =>
    gapsIn(sentence) === 1 ? [] : [`the sentence "${sentence}" needs exactly one ___`],
  correct: ({ sentence, answers }) => [
    ...(sentence === '' || gapsIn(sentence) > 0 ? ['it needs a wrong sentence without gap'] : []),
    ...(everyAnswer(answers).some((answer) => isSameAnswer(answer, sentence))
      ? [`the wrong sentence "${sentence}" is listed as an answer`]
      : []),
  ],
  order({ words, answers }) {
    const chips = sortedWords(words.join(' '))
    return [
      ...everyAnswer(answers)
        .filter((answer) => sortedWords(answer) !== chips)
        .map((answer) => `"${answer}" is not made of the chips ${words.join(' / ')}`),
      ...(everyAnswer(answers).some((answer) => isSameAnswer(answer, words.join(' ')))
        ? ['the chips are offered in the right order']
        : []),
      ...words.filter((word) => /[.,;:!?¿¡…]/.test(word)).map((word) => `chip "${word}" carries punctuation`),
      ...(words.length < 3 ? [`${words.length} chips are too few`] : []),
    ]
  },
  hear({ says, choices }) {
    if (choices === undefined) return []
    return [
      ...(choices.length >= 2 && choices.length <= 4 ? [] : [`${choices.length} choices, not 2 to 4`]),
      ...(choices.includes(says) ? [] : [`"${says}" is not among its choices`]),
      ...repeated(choices).map((choice) => `choice "${choice}" is there twice`),
    ]
  },
  proofread({ lines }) {
    const wrong = lines.flatMap((line) => ('wrong' in line ? [line] : []))
    return [
      ...(lines.length >= 4 && lines.length <= 6 ? [] : [`${lines.length} lines, not 4 to 6`]),
      ...(wrong.length === 3 ? [] : [`${wrong.length} lines are wrong, not 3`]),
      ...repeated(lines.map(originalLine)).map((line) => `line "${line}" is there twice`),
      ...wrong.flatMap((line) => [
        ...answerProblems(line.answers),
        ...(everyAnswer(line.answers).some((answer) => isSameAnswer(answer, line.wrong))
          ? [`the wrong line "${line.wrong}" is listed as an answer`]
          : []),
      ]),
    ]
  },
}

function answerProblems(answers: readonly Answer[]): string[] {
  const known = new Set<string>()
  return [
    ...(answers.length === 0 ? ['it has no answer'] : []),
    ...everyAnswer(answers)
      .filter(hasMarks)
      .map((answer) => `answer "${answer}" holds marks`),
    ...answers.map(patternOf).flatMap((pattern) => {
      const sentences = expand(pattern).map(comparable)
      const addsNothing = sentences.every((one) => known.has(one))
      for (const one of sentences) known.add(one)
      return addsNothing ? [`answer "${pattern}" says only what earlier ones say`] : []
    }),
  ]
}

/** The words of a sentence as the marker compares them, sorted so that their order doesn’t matter. */
function sortedWords(sentence: string): string {
  return comparable(sentence).split(' ').sort().join(' ')
}

function syllabusProblems(id: string, lesson: Lesson): string[] {
  const claimed = lesson.sections.flatMap((section) => section.syllabus ?? [])
  const due = syllabus.filter((row) => row.lessons.some((lesson) => lesson === id))
  return [
    ...due
      .filter((row) => !claimed.includes(row.id))
      .map((row) => `${id}: no section claims row ${row.id} (${row.item}) in its "syllabus"`),
    ...claimed
      .filter((row) => !syllabus.some((known) => known.id === row))
      .map((row) => `${id}: a section claims "${row}", which is no row of the syllabus`),
    ...syllabus
      .filter((row) => claimed.includes(row.id) && !due.includes(row))
      .map(
        (row) =>
          `${id}: a section claims row ${row.id} (${row.item}), which does not name this lesson in syllabus.ts`,
      ),
  ]
}

describe('the checks themselves', () => {
  const choose = (right: number): Exercise => ({
    kind: 'choose',
    id: 'x',
    teaches: 'uses',
    prompt: 'Which?',
    options: ['a', 'b', 'c'].map((text, at) => ({
      text,
      because: `the reason of ${text}`,
      ...(at < right ? { right: true as const } : {}),
    })),
  })
  const sections = new Set(['uses'])

  test('report an exercise with no right option or with two', () => {
    expect(exerciseProblems(choose(1), sections)).toEqual([])
    expect(exerciseProblems(choose(0), sections)).toHaveLength(1)
    expect(exerciseProblems(choose(2), sections)).toHaveLength(1)
  })

  test('report an exercise that belongs to no section', () => {
    expect(exerciseProblems(choose(1), new Set(['forms']))[0]).toContain('teaches "uses"')
  })

  test('report chips that don’t make the answer, or that are already in its order', () => {
    const order = (words: string[], answer: string): Exercise => ({
      kind: 'order',
      id: 'x',
      teaches: 'uses',
      words,
      en: 'Ana sings well.',
      answers: [answer],
      because: 'so',
    })
    expect(exerciseProblems(order(['bien', 'Ana', 'canta'], 'Ana canta bien.'), sections)).toEqual([])
    expect(exerciseProblems(order(['bien', 'Ana', 'canta'], 'Ana canta muy bien.'), sections)).toHaveLength(1)
    expect(exerciseProblems(order(['Ana', 'canta', 'bien'], 'Ana canta bien.'), sections)).toHaveLength(1)
  })

  test('report a short row, a short conjugation and a story with an extra gap', () => {
    const columns = [{ header: 'a', lang: 'es' } as const, { header: 'b', lang: 'en' } as const]
    expect(blockProblems({ kind: 'table', caption: '', columns, rows: [['a']] })).toHaveLength(1)
    expect(
      blockProblems({
        kind: 'conjugation',
        caption: '',
        tense: 'present',
        verbs: [{ infinitive: 'ser', en: 'to be', forms: ['soy'] }],
      }),
    ).toHaveLength(1)
    expect(
      blockProblems({ kind: 'story', id: 'x', title: '', introduction: '', text: '___', gaps: [] }),
    ).toHaveLength(1)
    expect(
      blockProblems({
        kind: 'gapfill',
        caption: '',
        rows: [{ sentence: 'Sin.', en: '', answers: ['x'], because: '' }],
      }),
    ).toHaveLength(1)
  })

  test('report a drill that sends students to no section', () => {
    const problems = (verb: string, section: string) =>
      taughtProblems(
        {
          kind: 'drill',
          tense: 'present',
          regular: [{ verbs: ['hablar'], section: 'formation' }],
          irregular: [{ verbs: [verb], section, lesson: 'present' }],
        },
        'future',
      )
    expect(problems('ser', 'irregular-information')).toEqual([])
    expect(problems('ser', 'no-such-section')).toHaveLength(1)
    expect(problems('ser', 'formation')).toHaveLength(2)
    expect(problems('hablar', 'irregular-information')).toHaveLength(1)
  })

  test('report a vosotros row that a student couldn’t hide', () => {
    const table = { kind: 'table', caption: '', columns: [], rows: [['yo'], ['vosotros']] } as const
    expect(vosotrosProblems({ ...table, vosotrosRow: 1 })).toEqual([])
    expect(vosotrosProblems(table)).toHaveLength(1)
    expect(vosotrosProblems({ ...table, vosotrosRow: 0 })).toHaveLength(1)
    const both = { ...table, rows: [['yo'], ['vosotros'], ['vosotras']] }
    expect(vosotrosProblems({ ...both, vosotrosRow: [1, 2] })).toEqual([])
    expect(vosotrosProblems({ ...both, vosotrosRow: 1 })).toHaveLength(1)
    for (const first of ['os', 'a vosotros, a vosotras', 'vuestro, vuestra'])
      expect(vosotrosProblems({ ...table, rows: [['me'], [first]] })).toHaveLength(1)
  })

  test('report a mistake that is right, and one that contains mark-up', () => {
    const row = { en: '', why: '' }
    expect(
      blockProblems({
        kind: 'mistakes',
        rows: [
          { ...row, wrong: 'Soy Ana.', right: '{Soy:ser} Ana.' },
          { ...row, wrong: '*Estoy* Ana.', right: 'Soy Ana.' },
        ],
      }),
    ).toHaveLength(2)
  })

  test('report a broken link and a tense lesson without formation', () => {
    expect(richProblems('[x](no-such-lesson)', 'no-such-lesson-either')).toHaveLength(1)
    expect(hasMarks('the verb *ser*')).toBe(true)
    expect(hasMarks('I’m here. (ser)')).toBe(false)
    expect(missingSections('future', 'tense', emptyLesson)).toHaveLength(9)
    expect(syllabusProblems('future', emptyLesson)).toHaveLength(1)
    const greedy = { ...emptyLesson, sections: [{ id: 'x', title: '', syllabus: ['V6', 'V8'], blocks: [] }] }
    expect(syllabusProblems('future', greedy)).toEqual([expect.stringContaining('claims row V8')])
    expect(lengthProblems(emptyLesson).length).toBeGreaterThan(8)
  })
})
