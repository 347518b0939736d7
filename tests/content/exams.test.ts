import { describe, expect, test } from 'vitest'
import ib from '../../src/content/exams/ib'
import igcse from '../../src/content/exams/igcse'
import { findLesson } from '../../src/content/registry'
import { spanishInside } from '../../src/content/texts'
import type { ExamGuide, ExamPaper } from '../../src/content/types'
import { parseRich, plainRich, type RichText, type Spanish } from '../../src/spanish/markup'
import { expectNone, plain, wordsOf } from '../support/content'

const guides: Readonly<Record<string, ExamGuide>> = { igcse, ib }
const papers = Object.entries(guides).flatMap(([guide, { papers }]) =>
  papers.map((paper) => ({ id: `${guide}#${paper.id}`, paper })),
)

test('there are four IGCSE papers with the durations and weights of the specification', () => {
  expect(igcse.papers.map(({ id, title, duration, weight }) => [id, title, duration, weight])).toEqual([
    ['reading', 'Reading', '45 minutes', '25%'],
    ['writing', 'Writing', '1 hour', '25%'],
    ['listening', 'Listening', '45 minutes', '25%'],
    ['speaking', 'Speaking', '10–15 minutes', '25%'],
  ])
})

test('there are three IB papers and the oral, each with both levels', () => {
  expect(ib.papers.map(({ id, title, weight }) => [id, title, weight])).toEqual([
    ['reading', 'Paper 1: Reading', '25%'],
    ['writing', 'Paper 2: Written Production', '25%'],
    ['listening', 'Paper 3: Listening', '25%'],
    ['oral', 'Individual Oral', '25%'],
  ])
  for (const { levels } of ib.papers)
    expect(levels.map(({ level }) => level)).toEqual(['Standard Level', 'Higher Level'])
})

test('the word counts are those of the specification', () => {
  const writing = paperOf(igcse, 'writing')
  expect(writing.olderWords).toContain('a short message of 40–50 words')
  expect(writing.olderWords).toContain('an email of 80–90 words')
  const production = paperOf(ib, 'writing')
  expect(production.summary).toContain('250–400 words at Standard Level')
  expect(production.summary).toContain('450–600 words at Higher Level')
  expect(production.levels?.map(({ details }) => details[0])).toEqual([
    expect.stringContaining('250–400 words'),
    expect.stringContaining('450–600 words'),
  ])
})

test('every model answer is within its word limits', () => {
  const written = [
    ...[igcse, ib].flatMap((guide) => paperOf(guide, 'writing').questionTypes),
    ...ib.background.flatMap(({ models }) => models ?? []),
  ]
  const models = written.flatMap(({ name, sample }) => {
    const [, least, most] = /\((\d+)–(\d+) words\)$/.exec(name) ?? []
    const words = spanishInside(sample.answer).flatMap((text) => wordsOf(plain(text))).length
    return least === undefined || most === undefined ? [] : [{ name, least, most, words }]
  })
  expect(models).toHaveLength(7)
  expectNone(
    models
      .filter(({ least, most, words }) => words < Number(least) || words > Number(most))
      .map(({ name, words }) => `${name}: the model has ${words} words`),
  )
})

test('questions in reading and listening are in Spanish, as in our sets and rooms', () => {
  const asked = papers
    .filter(({ paper }) => paper.id === 'reading' || paper.id === 'listening')
    .flatMap(({ id, paper }) => paper.questionTypes.map(({ sample }) => `${id}: ${sample.task}`))
  expect(asked.length).toBeGreaterThan(20)
  // Only text in brackets after the question may be in English.
  expectNone(asked.filter((task) => !/: (?:\*[^*]+\* ?)+(?:\([^)]+\))?$/.test(task)))
})

test('one line says whose paper it is, and the sources are below', () => {
  for (const { id, paper } of papers) {
    expect(paper.note.checked, id).toMatch(/^\d{4}-(0[1-9]|1[0-2])$/)
    expect(paper.years, id).toMatch(/^(2025–27|until 2028)$/)
    expect(paper.note.today, id).not.toMatch(/not confirmed|could not/)
  }
  for (const [name, guide] of Object.entries(guides)) {
    const items = guide.background.find(({ id }) => id === 'sources')?.points?.flatMap(({ items }) => items)
    const links = (items ?? []).flatMap(parseRich).filter((node) => node.kind === 'outside')
    expect(links.length, `${name}: documents to open`).toBeGreaterThan(2)
    for (const item of items ?? []) expect(item).toMatch(/^\*\*\d+ November 2026\.\*\* /)
  }
})

test('every IGCSE card tells students who started in September 2026 that their paper may differ', () => {
  for (const { id, note } of igcse.papers) {
    expect(note.today, id).toContain('if you began in September 2026, for exams in 2028')
    expect(parseRich(note.today), id).toContainEqual(expect.objectContaining({ section: 'later-years' }))
  }
})

test('a card says what the papers of 2025 to 2027 ask if that is different', () => {
  expect(igcse.papers.map(({ id, time, years }) => [id, time, years])).toEqual([
    ['reading', '1 hour', '2025–27'],
    ['writing', '1 hour', '2025–27'],
    ['listening', 'about 50 minutes', '2025–27'],
    ['speaking', 'about 10 minutes', '2025–27'],
  ])
  const { summary } = paperOf(igcse, 'writing')
  expect(summary).toMatch(/80–90 words.*130–140 words/)
  expect(paperOf(igcse, 'speaking').note.text).toContain('you may not make notes')
})

test('every title for IB students has the IB’s own number beside it', () => {
  expect(ib.papers.map(({ title, number, time }) => [title, number, time])).toEqual([
    ['Paper 1: Reading', 'the IB’s Paper 2', '1 hour'],
    ['Paper 2: Written Production', 'the IB’s Paper 1', '1 hour 15 minutes (SL) or 1 hour 30 minutes (HL)'],
    ['Paper 3: Listening', 'the IB’s Paper 2', '45 minutes (SL) or 1 hour (HL)'],
    ['Individual Oral', undefined, '12–15 minutes'],
  ])
})

test('IB students see reading and listening as two exams, and reading comes first', () => {
  const all = JSON.stringify(ib)
  expect(all).not.toMatch(/(first|second|either|reading|listening) half/)
  expect(all).not.toContain('recordings come first')
  expect(paperOf(ib, 'reading').note.text).toContain('two separate exams')
  expect(paperOf(ib, 'reading').note.text).toContain('after Paper 1 (writing) on the same afternoon')
  expect(paperOf(ib, 'listening').note.today).toContain('listening is a separate exam')
  const abInitio = ib.background.find(({ id }) => id === 'ab-initio')
  expect(abInitio?.text).toContain('two separate exams')
})

test('the plan of a paper fills every minute, without a gap', () => {
  const planned = { reading: 60, writing: 60, listening: 50, speaking: 10 }
  for (const [id, length] of Object.entries(planned)) {
    const steps = paperOf(igcse, id).timeline.flatMap(({ when }) => {
      const [, from, to] = /^Minutes (\d+)–(\d+)$/.exec(when) ?? []
      return from === undefined ? [] : [{ from: Number(from), to: Number(to) }]
    })
    expect(
      steps.map(({ from }) => from),
      id,
    ).toEqual([0, ...steps.slice(0, -1).map(({ to }) => to)])
    expect(steps.at(-1)?.to, id).toBe(length)
  }
  const long = paperOf(igcse, 'writing').timeline.find(({ what }) => what.includes('28 of the 45 marks'))
  expect(long?.when).toBe('Minutes 25–53')
})

test('every letter in an answer key is one of the choices', () => {
  for (const { id, paper } of papers)
    for (const { name, sample } of paper.questionTypes) {
      const { choices, answer } = sample
      if (choices === undefined) continue
      const letters = [...answer.matchAll(/\*\*([A-Z])\*\*/g)].map(([, letter = '']) => letter)
      expect(letters.length, `${id} ${name}: the key names no letter`).toBeGreaterThan(0)
      for (const letter of letters)
        expect(letter.charCodeAt(0) - 'A'.charCodeAt(0), `${id} ${name}: ${letter}`).toBeLessThan(
          choices.length,
        )
    }
})

const sets = [
  ...papers.flatMap(({ id, paper: { set } }) => (set === undefined ? [] : [{ id, set }])),
  ...Object.values(guides)
    .flatMap(({ background }) => background)
    .flatMap(({ sets: named = [] }) => named.map(({ name, set }) => ({ id: name, set }))),
]

test('there is a timed set for each IGCSE paper', () => {
  const half = { reading: 23, writing: 45, listening: 20, speaking: 40 }
  for (const [id, marks] of Object.entries(half)) {
    const parts = paperOf(igcse, id).set?.parts ?? []
    const sum = parts.flatMap(({ questions }) => questions).reduce((all, one) => all + (one.marks ?? 0), 0)
    expect(sum, id).toBe(marks)
  }
})

test('there is an ab initio timed set for writing, listening, reading and the oral', () => {
  const abInitio = ib.background.find(({ id }) => id === 'ab-initio')
  const marks = abInitio?.sets?.map(({ set: { minutes, parts } }) => [
    minutes,
    parts.flatMap(({ questions }) => questions).reduce((all, one) => all + (one.marks ?? 0), 0),
  ])
  expect(marks).toEqual([
    [60, 30],
    [24, 15],
    [35, 23],
    [25, 30],
  ])
})

test('every answer of a set is among the choices, and its words are in the text', () => {
  const problems = sets.flatMap(({ id, set }) =>
    set.parts.flatMap((part) =>
      part.questions.flatMap((question) => {
        const at = `${id} ${part.title}: ${plainRich(question.ask)}`
        const choices = question.choices ?? part.choices
        const text = question.text ?? part.text
        const letters = [...question.key.matchAll(/\*\*([A-Z])\*\*/g)].map(([, letter = '']) => letter)
        return [
          ...(choices !== undefined && letters.length === 0 ? [`${at}: the key names no letter`] : []),
          ...letters
            .filter((letter) => letter.charCodeAt(0) - 'A'.charCodeAt(0) >= (choices?.length ?? 0))
            .map((letter) => `${at}: there is no ${letter}`),
          ...(text === undefined || choices === undefined || isProved(text, question.key)
            ? []
            : [`${at}: the key quotes no words of the text`]),
        ]
      }),
    ),
  )
  expectNone(problems)
})

test('the models of the writing set are within the word limits', () => {
  const questions = (paperOf(igcse, 'writing').set?.parts ?? []).flatMap((part) => part.questions)
  const words = questions.flatMap(({ marks, key }) => {
    const [, model] = /Model answer \(\d+\):\n(.*)$/s.exec(key) ?? []
    return model === undefined ? [] : [{ marks, words: wordsOf(plain(plainRich(model))).length }]
  })
  expect(words.map(({ marks }) => marks)).toEqual([12, 28])
  const [directed, long] = words
  expect(directed?.words).toBeGreaterThanOrEqual(80)
  expect(directed?.words).toBeLessThanOrEqual(90)
  expect(long?.words).toBeGreaterThanOrEqual(130)
  expect(long?.words).toBeLessThanOrEqual(140)
})

test('Listening plays the recordings before the transcript is shown', () => {
  const { questionTypes, set } = paperOf(igcse, 'listening')
  expect(questionTypes.filter(({ sample }) => sample.text !== undefined && sample.heard !== true)).toEqual([])
  expect(set?.parts.filter(({ heard }) => heard !== true)).toEqual([])
})

test('each of the five areas has ten questions, and there are three role plays of five', () => {
  const bank = paperOf(igcse, 'speaking').bank ?? []
  expect(bank.map(({ rows }) => rows.length)).toEqual([10, 10, 10, 10, 10, 5, 5, 5])
  const plays = bank.filter(({ rows }) => rows.length === 5).flatMap(({ rows }) => rows)
  for (const { es, note } of plays) expect(note, es).toMatch(/^\*\*2\*\* .*\n\*\*1\*\* .*\n\*\*0\*\*/)
  const questions = bank.flatMap(({ rows }) => rows.map(({ es }) => es))
  expect(new Set(questions).size).toBe(questions.length)
})

/** Verb forms, pronouns and possessives that address somebody as *tú*. */
const toFriend =
  /(?<!\p{L})(te|ti|contigo|tu|tus|eres|estás|tienes|quieres|puedes|vas|has|hablas|tomas|llevabas|venías|tenías|podrías|\p{L}+(aste|iste|arte|erte))(?!\p{L})/iu

test('in a role play a stranger says usted, as in the exam, and a friend says tú', () => {
  const speaking = paperOf(igcse, 'speaking')
  const plays = (speaking.bank ?? []).filter(({ title }) => title.startsWith('Role play'))
  const says = (title: string) => plays.filter((one) => one.title.includes(title)).flatMap(({ rows }) => rows)
  expectNone([...says('doctor'), ...says('summer job')].map(({ es }) => es).filter((es) => toFriend.test(es)))
  expect(says('friend').some(({ es }) => toFriend.test(es))).toBe(true)
  const [rolePlay] = speaking.set?.parts ?? []
  const asked = rolePlay?.questions.flatMap(({ text, second }) => [text ?? '', second ?? '']) ?? []
  expect(asked.filter((text) => toFriend.test(text))).toEqual([])
  expect(asked.join(' ')).toContain('con usted')
  const sample = speaking.questionTypes.find(({ name }) => name === 'Role play')
  expect(sample?.sample.task).not.toMatch(toFriend)
})

test('a question in two parts asks the second part after the first is answered', () => {
  const [rolePlay] = paperOf(igcse, 'speaking').set?.parts ?? []
  const twoParts = (rolePlay?.questions ?? []).filter(({ ask }) => ask.includes('two parts'))
  expect(twoParts).toHaveLength(2)
  for (const { text, second } of twoParts) {
    expect(text?.match(/¿/g)).toHaveLength(1)
    expect(second?.match(/¿/g)).toHaveLength(1)
  }
  const bank = (paperOf(igcse, 'speaking').bank ?? []).filter(({ title }) => title.startsWith('Role play'))
  const together = bank.flatMap(({ rows }) => rows.filter(({ es }) => /\? ¿/.test(es)).map(({ es }) => es))
  expect(together).toEqual([])
  expect(JSON.stringify(igcse)).not.toContain('Count them on your fingers')
})

test('a conversation of the speaking set asks for facts, then the past, the future and an opinion', () => {
  const [, ...conversations] = paperOf(igcse, 'speaking').set?.parts ?? []
  const keys = conversations.slice(0, 2).map(({ questions }) => questions.map(({ key }) => plainRich(key)))
  for (const [, , past = '', future = '', opinion = ''] of keys) {
    expect(past).toMatch(/^A past/)
    expect(future).toMatch(/future/)
    expect(opinion).toMatch(/^An opinion/)
  }
  expect(keys).toHaveLength(2)
})

test('there is a plan for seven days, and one-page lists of twelve, ten, eighteen and ten items', () => {
  expect(igcse.week).toHaveLength(7)
  expect(igcse.sheet?.lists.map(({ rows }) => rows.length)).toEqual([12, 10, 18, 10])
})

test('on a phone the first paper comes early, and the longer introduction is below', () => {
  for (const [name, guide] of Object.entries(guides)) {
    expect(plainRich(guide.introduction).split(/\s+/).length, name).toBeLessThanOrEqual(60)
    const sections = [...guide.background.map(({ id }) => id), 'last-week']
    const links = parseRich(guide.introduction).flatMap((node) =>
      node.kind === 'link' ? [node.section] : [],
    )
    expect(links, name).toContain('later-years')
    for (const link of links) expect(sections, name).toContain(link)
  }
})

/** Public summaries of guides that a board doesn’t publish. */
const summaries =
  /^https:\/\/(sites\.google\.com\/(tgs\.school\.nz|gihs\.sa\.edu\.au|sweetwaterschools\.net|dbs\.edu\.hk)|www\.(thinkib\.net|spanishproject\.org|cambridge\.org|ggs\.vic\.edu\.au)|philpot\.education|spanishab\.com|iblieve\.org|espacioprofesores\.com|eastiron\.org|cch\.ldcsb\.ca)\//

test('every link in the resources leads to this site, an exam board or a broadcaster', () => {
  const hosts =
    /^https:\/\/(((www|help|learning|blog)\.)?(cambridgeinternational\.org|ibo\.org|rtve\.es|bbc\.com|bbc\.co\.uk)|(dle|www)\.rae\.es|qualifications\.pearson\.com|www\.simplifyigcse\.org)\//
  for (const guide of Object.values(guides)) {
    const texts = [
      ...guide.resources.map(({ text }) => text),
      ...guide.background.map(({ text }) => text),
      ...guide.papers.flatMap(({ note }) => [note.today, note.text]),
      ...guide.background.flatMap(({ points = [] }) => points.flatMap(({ items }) => items)),
    ]
    for (const node of texts.flatMap(parseRich)) {
      if (node.kind === 'outside' && !summaries.test(node.href)) expect(node.href).toMatch(hosts)
    }
    expect(guide.resources.flatMap(({ text }) => parseRich(text)).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['page', 'outside', 'link']),
    )
  }
})

test('the size of the guides is printed', () => {
  const counts = papers.map(({ id, paper }) => {
    const { timeline, questionTypes, tips, phrases, lessons } = paper
    return `${id}: ${timeline.length} steps, ${questionTypes.length} question types, ${tips.length} tips, ${phrases.length} phrases, ${lessons.length} lessons`
  })
  console.log(counts.join('\n'))
  expect(papers).toHaveLength(8)
})

describe.each(papers)('$id', ({ id, paper }) => {
  test('has no missing or empty part', () => {
    expectNone(paperProblems(paper).map((why) => `${id}: ${why}`))
  })
})

test('every paper has its own address', () => {
  for (const [name, guide] of Object.entries(guides)) {
    const ids = guide.papers.map((paper) => paper.id)
    expect(new Set(ids).size, name).toBe(ids.length)
    for (const id of ids) expect(id, name).toMatch(/^[a-z]+$/)
  }
})

test('students find resources beside the papers', () => {
  for (const [name, guide] of Object.entries(guides)) {
    expect(guide.introduction.length, name).toBeGreaterThan(0)
    expect(guide.resources.length, name).toBeGreaterThanOrEqual(3)
    expectNone(emptyStrings([guide.resources, guide.background], name))
  }
})

/** Whether the answer key quotes words from the text. */
function isProved(text: Spanish, key: RichText): boolean {
  return spanishInside(key).some((quote) =>
    plain(text).toLowerCase().includes(plain(quote).replace('…', '').trim()),
  )
}

function paperOf(guide: ExamGuide, id: string): ExamPaper {
  const paper = guide.papers.find((one) => one.id === id)
  if (paper === undefined) throw new Error(`there is no paper "${id}"`)
  return paper
}

function paperProblems(paper: ExamPaper): string[] {
  const { timeline, questionTypes, criteria, tips, phrases, lessons } = paper
  return [
    ...(timeline.length >= 3 ? [] : [`a timeline of ${timeline.length} steps`]),
    ...(questionTypes.length >= 3 ? [] : [`${questionTypes.length} question types`]),
    ...(criteria.length >= 2 ? [] : [`${criteria.length} criteria`]),
    ...(tips.length === 5 ? [] : [`${tips.length} tips, not 5`]),
    ...(phrases.length >= 10 && phrases.length <= 14 ? [] : [`${phrases.length} phrases, not 10 to 14`]),
    ...(lessons.length >= 3 && lessons.length <= 6 ? [] : [`${lessons.length} lessons, not 3 to 6`]),
    ...lessons
      .filter((lesson) => findLesson(lesson) === undefined)
      .map((lesson) => `"${lesson}" is no lesson of the registry`),
    ...[
      ...lessons,
      ...tips,
      ...phrases.map((phrase) => phrase.es),
      ...questionTypes.map((question) => question.name),
    ]
      .filter((text, at, texts) => texts.indexOf(text) !== at)
      .map((text) => `"${text}" is there twice`),
    ...emptyStrings(paper, 'paper'),
  ]
}

/** Reports strings, at any depth, that contain no letters or digits, with their paths. */
function emptyStrings(value: unknown, place: string): string[] {
  if (typeof value === 'string') return /[\p{L}\p{N}]/u.test(value) ? [] : [`${place} is empty`]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) => emptyStrings(child, `${place}.${key}`))
}

describe('the checks themselves', () => {
  const paper = paperOf(igcse, 'reading')

  test('report a missing fifth tip and an empty key', () => {
    expect(paperProblems(paper)).toEqual([])
    expect(paperProblems({ ...paper, tips: paper.tips.slice(1) })).toHaveLength(1)
    const [first, ...others] = paper.questionTypes
    if (first === undefined) throw new Error('the paper has no question type')
    const sample = { ...first.sample, answer: ' ' }
    expect(paperProblems({ ...paper, questionTypes: [{ ...first, sample }, ...others] })).toEqual([
      'paper.questionTypes.0.sample.answer is empty',
    ])
  })
})
