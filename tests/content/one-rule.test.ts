/** No lesson contradicts another, and a reason is true of every answer that it is shown for. */
import { describe, expect, test } from 'vitest'
import { everyAnswer } from '../../src/content/answers'
import type { Exercise } from '../../src/content/types'
import { expectNone } from '../support/content'
import { everyExercise, findExercise, markWritten, nodeGrammar } from '../support/mark-answers'

const grammar = await nodeGrammar()
const exercises = await everyExercise()

async function verdictOn(lesson: string, exercise: string, answer: string) {
  const mark = markWritten(await findExercise(lesson, exercise), answer, grammar)
  const said = 'note' in mark ? mark.note : 'because' in mark ? [mark.because].flat().join(' ') : undefined
  return { kind: mark.kind, said: said ?? '' }
}

describe('the weather', () => {
  test.each([
    ['ser-estar', 'hot-or-cold', 'En agosto hay mucho calor en Córdoba.'],
    ['present', 'cold-and-snow', 'Hay mucho frío y nieva.'],
    ['present', 'cold-and-snow', 'Está nevando y hay mucho frío.'],
  ])('%s %s: %s is right, with a note that most people use hacer', async (lesson, exercise, answer) => {
    const { kind, said } = await verdictOn(lesson, exercise, answer)
    expect(kind).toBe('right')
    expect(said).toMatch(/^Right\b.* most people say \*/)
  })

  test('if hacer is asked for, hay gets “People say this too”', async () => {
    for (const answer of ['Hay frío y nieva.', 'Hay mucho frío y está nevando.']) {
      const { kind, said } = await verdictOn('basic-pronouns', 'cold-and-snowing', answer)
      expect(kind).toBe('near')
      expect(said).toBe('People say this too. Here, use *hacer*: *hace frío*.')
    }
  })

  test('muy before a noun is a mistake whatever the verb', async () => {
    expect(await verdictOn('present', 'cold-and-snow', 'Hay muy frío y nieva.')).toEqual({
      kind: 'mistake',
      said: '*Frío* is a noun here, “cold”: *mucho frío*.',
    })
  })
})

const isBookish =
  /^Correct but bookish\. (?:(?:Normally nothing goes|(?:In your own Spanish don’t|Don’t) put anything) between \*haber\* and the participle|In your own Spanish put \*ya\* before \*haber\* or after the participle)\b/

describe('a word between haber and the participle', () => {
  test.each([
    ['perfecto', 'never-before', 'No he nunca viajado en barco.'],
    ['perfecto', 'exam-finished', 'Hemos ya terminado el examen.'],
    ['perfecto', 'seen-film', '¿Has ya visto esta película?'],
    ['perfecto', 'seen-film', '¿Has tú visto esta película?'],
    ['pluscuamperfecto', 'never-seen-the-sea', 'No había nunca visto el mar.'],
    ['pluscuamperfecto', 'film-started', 'Cuando llegamos, la película había ya empezado.'],
    ['pluscuamperfecto', 'by-then-spent', 'Para entonces habíamos ya gastado todo el dinero.'],
    ['preterito-perfecto', 'ever-been', '¿Has alguna vez estado en España?'],
  ])('%s %s: %s is correct but bookish', async (lesson, exercise, answer) => {
    const { kind, said } = await verdictOn(lesson, exercise, answer)
    expect(kind).toBe('right')
    expect(said).toMatch(isBookish)
  })

  test.each([
    ['perfecto', 'never-before', 'He nunca viajado en barco.'],
    ['pluscuamperfecto', 'never-seen-the-sea', 'Había nunca visto el mar.'],
  ])('%s %s: %s gets the rule that nunca goes before haber or needs no', async (lesson, exercise, answer) => {
    const { kind, said } = await verdictOn(lesson, exercise, answer)
    expect(kind).toBe('mistake')
    expect(said).toMatch(/^Put \*nunca\* before \*haber\*, or \*no\* if \*nunca\* comes later: /)
  })

  test('an order that the student had to correct gets the reason that it is bookish', async () => {
    const { kind, said } = await verdictOn(
      'pluscuamperfecto',
      'always-wanted',
      'Yo había siempre querido aprender a esquiar.',
    )
    expect(kind).toBe('near')
    expect(said).toMatch(/bookish/)
  })
})

test.each([
  ['basic-connectors', 'ten-years', 'Hemos estado viviendo en esta casa desde hace diez años.'],
  ['perfecto', 'present-vivir', 'hemos estado viviendo'],
  ['present', 'still-live', 'He estado estudiando español desde hace cuatro años.'],
])('%s %s: %s is correct, with a note that the present is more usual', async (lesson, exercise, answer) => {
  const { kind, said } = await verdictOn(lesson, exercise, answer)
  expect(kind).toBe('right')
  expect(said).toMatch(/(?:\bpresent\b|\*vivimos)[^.]*\busual|\busual(?:ly)?\b.*\bpresent\b/)
})

test('por barco isn’t marked as a mistake', async () => {
  expect(await verdictOn('perfecto', 'never-before', 'Nunca he viajado por barco.')).toEqual({
    kind: 'near',
    said: 'People usually say *en barco*.',
  })
})

test('a participle that agrees and a verb that should be an infinitive get two reasons', async () => {
  const { said } = await verdictOn(
    'preterito-perfecto',
    'lost-keys',
    'He perdidas las llaves y no puedo entro.',
  )
  expect(said).toBe(
    'After *haber* the participle never agrees, not even with *las llaves*. *entro* is the present. Here you need the infinitive: *entrar*.',
  )
})

/**
 * Patterns for which a reason of the form “one meaning, or the other” is true of every sentence; each checked by a
 * person.
 */
const ofBoth = [
  'Lo veo <{todos los días|cada día}>.',
  '<Este verano> {trabajará|trabaja} ^ en una tienda.',
  '{[Ya] {terminamos|acabamos|finalizamos}|{Terminamos|Acabamos|Finalizamos} ya} el examen.',
  'No puede nadar <aquí>.',
]

/** Every answer with a reason, at any depth. */
function mistakesIn(value: unknown): { answer: string; because: string }[] {
  if (typeof value !== 'object' || value === null) return []
  const { answer, because }: { answer?: unknown; because?: unknown } = value
  const own = typeof answer === 'string' && typeof because === 'string' ? [{ answer, because }] : []
  return [...own, ...Object.values(value).flatMap(mistakesIn)]
}

const saysOneOrOther = ({ because }: { because: string }) =>
  /^(?:That|This|Good)\b[^.:;]*?“[^”]*”(?: \([^)]*\))?,? or (?:\w+ )*[“*]/.test(because)

const untrueOfOne = (exercise: Exercise | { id: string; mistakes: unknown }) =>
  mistakesIn(exercise)
    .filter(
      (one) => saysOneOrOther(one) && everyAnswer([one.answer]).length > 1 && !ofBoth.includes(one.answer),
    )
    .map(({ answer, because }) => `${exercise.id}: ${answer}: ${because}`)

/** Only the listed mistakes, without the answers in `notAsked`. */
function filedAsMistakes(value: unknown): { answer: string; because: string }[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'mistakes' ? mistakesIn(inner) : filedAsMistakes(inner),
  )
}

test('nothing that a reason calls good Spanish is listed as a mistake', () => {
  const praised = (exercise: unknown) =>
    filedAsMistakes(exercise)
      .filter(({ because }) => /^(?:(?:That|This)(?:’s| is) )?good Spanish/i.test(because))
      .map(({ answer }) => answer)
  expectNone(exercises.flatMap(praised))
  expect(
    praised({ mistakes: [{ answer: 'Va a llover.', because: 'Good Spanish for what is sure.' }] }),
  ).toEqual(['Va a llover.'])
})

/**
 * Whether a reason begins by saying what the answer means. If so, the answer is good Spanish and belongs in `notAsked`.
 * The reason for an answer that isn’t good Spanish begins with the error.
 */
const tellsMeaning = ({ because }: { because: string }) =>
  [
    /^(?:That|This|It)(?: is|’s| would be) (?:only )?(?:“|\*\*)/,
    /^(?:That|This|It) (?:means|would mean)\b/,
    /^(?:That|This) (?:says|would say)\b/,
    /^(?:That|This) asks (?:\*\*)?(?:about|what|where|whether|when|why)\b/,
  ].some((start) => start.test(because))

const meaningsFiled = (exercise: Exercise | { id: string; mistakes: unknown }) =>
  filedAsMistakes(exercise)
    .filter(tellsMeaning)
    .map(({ answer, because }) => `${exercise.id}: ${answer}: ${because}`)

test('what a reason translates is good Spanish, and not filed as a mistake', () => {
  expectNone(exercises.flatMap(meaningsFiled))
})

test.each([
  'That is “would lose”. “Had lost” is *había perdido*.',
  'That’s “**about** a hundred pesos”.',
  'This is “he had”. “Has” is *ha*.',
  'That means “without”. “Due to” is *debido a*.',
  'This means that he gets somebody else up.',
  'That’s “you come”. The command is *venid*.',
  'That would mean people fancy your sister.',
  'That asks **where** there’s a bank.',
])('an author is told of a mistake with the reason: %s', (because) => {
  const mistakes = [{ answer: 'Dijo que perdería el billete.', because }]
  expect(meaningsFiled({ id: 'x', mistakes })).toHaveLength(1)
  const notAsked = { id: 'x', mistakes: [], notAsked: mistakes }
  expect(meaningsFiled(notAsked)).toEqual([])
})

/** Only the answers in `notAsked`. */
function filedAsNotAsked(value: unknown): { answer: string; because: string }[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'notAsked' ? mistakesIn(inner) : filedAsNotAsked(inner),
  )
}

/**
 * Whether a reason is a single sentence that only gives the model answer and says nothing about the student’s answer.
 */
const saysOnlyTheModel = ({ because }: { because: string }) =>
  /^“[^”]*”(?! is missing\b)[^“”.]*\.?$/.test(because)

const onlyTheModel = (exercise: Exercise | { id: string; notAsked: unknown }) =>
  filedAsNotAsked(exercise)
    .filter(saysOnlyTheModel)
    .map(({ answer, because }) => `${exercise.id}: ${answer}: ${because}`)

test('the reason of good Spanish that wasn’t asked for says what it means', () => {
  expectNone(exercises.flatMap(onlyTheModel))
  expect(exercises.flatMap(filedAsNotAsked).length).toBeGreaterThan(800)
})

test.each([
  '“Uncle” is *tío*.',
  '“Your”, to two friends, is *sus*.',
  '“I wrote” is past: *{escribí:escribir}*.',
])('an author is told of a reason that gives only the model answer: %s', (because) => {
  const one = { answer: 'Mi tía trabaja en un hospital.', because }
  expect(onlyTheModel({ id: 'x', notAsked: [one] })).toHaveLength(1)
  expect(onlyTheModel({ id: 'x', notAsked: [{ ...one, because: `*Tía* is “aunt”. ${because}` }] })).toEqual(
    [],
  )
})

describe('a reason that says “one” or “the other”', () => {
  test('belongs to one answer, or to answers that have both readings', () => {
    expectNone(exercises.flatMap(untrueOfOne))
    expect(exercises.flatMap(mistakesIn).length).toBeGreaterThan(3000)
  })

  test('is reported if it belongs to two answers', () => {
    const mistakes = [{ answer: '{este|ese}', because: 'That is “this” or “that”. “The” is *el*.' }]
    expect(untrueOfOne({ id: 'x', mistakes })).toHaveLength(1)
    expect(untrueOfOne({ id: 'x', mistakes: [{ ...mistakes[0], answer: 'este' }] })).toEqual([])
  })

  test('is different for “would lose” and “would have lost”', async () => {
    const verdictOfAnswer = (answer: string) => verdictOn('conditional', 'lost-her-ticket', answer)
    expect(await verdictOfAnswer('Dijo que perdería el billete.')).toEqual({
      kind: 'near',
      said: 'That’s “would lose”. “Had lost” is *había perdido*.',
    })
    expect(await verdictOfAnswer('Dijo que habría perdido el billete.')).toEqual({
      kind: 'near',
      said: 'That’s “would have lost”. “Had lost” is *había perdido*.',
    })
  })
})
