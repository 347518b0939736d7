import { describe, expect, test } from 'vitest'
import { everyAnswer } from '@/content/answers'
import type { Block, FillExercise } from '@/content/types'
import { asForm } from '@/exercises/as-form'
import { twinTenses } from '@/exercises/explain-form'
import { readItemName } from '@/exercises/item-names'
import { markGap } from '@/exercises/mark-text'
import { verbMeanings } from '@/spanish/verbs/list'
import { loadForms } from '@/spanish/verbs/load-forms'
import { type DrillVerbs, drawExercises, drillSections } from './drill-exercises'

/** A small linear congruential generator: the same draws on every run. */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

async function verbsFor(tense: Block<'drill'>['tense']): Promise<DrillVerbs> {
  const twins = await Promise.all(
    (twinTenses[tense] ?? []).map(async (twin) => [twin, await loadForms(twin)] as const),
  )
  return { forms: await loadForms(tense), twins: new Map(twins), meanings: verbMeanings }
}

const regular = ['hablar', 'comer', 'vivir', 'salir', 'trabajar']
const irregular = ['ser', 'tener', 'hacer', 'decir', 'pedir', 'leer', 'levantarse']

/** Verbs whose forms the section of the irregular ones teaches. */
const irregularVerbs = (...verbs: readonly string[]) => [{ verbs, section: 'irregular-information' }]

const preterite: Block<'drill'> = {
  kind: 'drill',
  tense: 'preterite',
  regular: [{ verbs: regular, section: 'formation' }],
  irregular: irregularVerbs(...irregular),
}

async function draw(block: Block<'drill'>, vosotros = true, seed = 7) {
  return drawExercises(block, await verbsFor(block.tense), { vosotros, random: chance(seed) })
}

/** Verb and person of a question: `hablar-0`. */
function formOf({ id }: FillExercise) {
  const name = readItemName(id)
  if (name?.kind !== 'form') throw new Error(`${id} is no form`)
  return `${name.infinitive}-${name.person}`
}

/** Every question that a drill of these verbs can ask. */
async function allQuestions(block: Block<'drill'>): Promise<Map<string, FillExercise>> {
  const found = new Map<string, FillExercise>()
  for (let seed = 1; seed < 60; seed += 1)
    for (const exercise of await draw(block, true, seed)) found.set(formOf(exercise), exercise)
  return found
}

describe('the ten forms of a drill', () => {
  test('a student gets four regular forms and then six irregular ones, all of them different', async () => {
    for (let seed = 1; seed < 40; seed += 1) {
      const exercises = await draw(preterite, true, seed)
      expect(exercises).toHaveLength(10)
      expect(new Set(exercises.map(({ id }) => id)).size).toBe(10)
      const verbs = exercises.map((exercise) => formOf(exercise).split('-')[0] ?? '')
      expect(verbs.slice(0, 4).every((verb) => regular.includes(verb))).toBe(true)
      expect(verbs.slice(4).every((verb) => irregular.includes(verb))).toBe(true)
    }
  })

  test('verbs and persons are mixed: no verb comes twice while others wait, and no person is left out', async () => {
    const exercises = await draw(preterite)
    expect(new Set(exercises.map((exercise) => formOf(exercise).split('-')[0])).size).toBe(10)
    expect(new Set(exercises.map((exercise) => formOf(exercise).split('-')[1])).size).toBe(6)
  })

  test('a tense with three irregular verbs asks other persons of the same ones', async () => {
    const exercises = await draw({
      ...preterite,
      tense: 'imperfect',
      irregular: irregularVerbs('ser', 'ir', 'ver'),
    })
    expect(exercises).toHaveLength(10)
  })

  test('a student who hid vosotros is never asked for it', async () => {
    for (const block of [preterite, { ...preterite, tense: 'imperative' } as const]) {
      for (let seed = 1; seed < 30; seed += 1) {
        const asked = (await draw(block, false, seed)).map((exercise) => exercise.sentence)
        expect(asked.filter((sentence) => sentence.includes('vosotr'))).toEqual([])
      }
    }
  })

  test('a form that nobody uses is not asked for', async () => {
    const weather = {
      ...preterite,
      tense: 'present',
      irregular: irregularVerbs('llover', 'nevar', 'ser'),
    } as const
    const questions = await allQuestions(weather)
    expect([...questions.keys()].filter((id) => id.startsWith('llover'))).toEqual(['llover-2'])
  })
})

describe('what a drill accepts and explains', () => {
  test('a form is right with and without its subject', async () => {
    const hablar = (await allQuestions(preterite)).get('hablar-0')
    if (hablar === undefined) throw new Error('hablar was never asked')
    expect(hablar).toMatchObject({ sentence: 'yo ___ (hablar)', en: 'to speak (preterite)' })
    expect(markGap(hablar, 'hablé').kind).toBe('right')
    expect(markGap(hablar, 'Yo hablé').kind).toBe('right')
  })

  test('a student who forgets the accent learns which other form of the verb that is', async () => {
    const hablar = (await allQuestions(preterite)).get('hablar-2')
    if (hablar === undefined) throw new Error('hablar was never asked')
    expect(markGap(hablar, 'hablo')).toEqual({
      kind: 'accent',
      expected: 'habló',
      twins: [
        {
          typed: { word: 'hablo', means: 'present (yo)' },
          needed: { word: 'habló', means: 'preterite (él, ella, usted)' },
        },
      ],
    })
  })

  test('the accent of a reflexive verb is explained in the same way', async () => {
    const levantarse = (await allQuestions(preterite)).get('levantarse-2')
    if (levantarse === undefined) throw new Error('levantarse was never asked')
    expect(markGap(levantarse, 'se levanto')).toMatchObject({ kind: 'accent' })
  })

  test('hablará for hablara is told as another tense', async () => {
    const questions = await allQuestions({ ...preterite, tense: 'imperfect-subjunctive' })
    const hablar = questions.get('hablar-1')
    if (hablar === undefined) throw new Error('hablar was never asked')
    expect(markGap(hablar, 'hablarás')).toMatchObject({
      twins: [{ typed: { means: 'future (tú)' }, needed: { means: 'imperfect subjunctive (tú)' } }],
    })
  })

  test('another person, a regularised form and a lost pronoun each have their own reason', async () => {
    const questions = await allQuestions(preterite)
    const reason = (id: string, answer: string) => {
      const exercise = questions.get(id)
      if (exercise === undefined) throw new Error(`${id} was never asked`)
      const mark = asForm(markGap(exercise, answer), exercise.because)
      if (mark.kind === 'near') return mark.because[0]
      return mark.kind === 'mistake' ? mark.because : mark.kind
    }
    expect(reason('tener-0', 'tuvo')).toBe('The form *tuvo* goes with *él, ella, usted*.')
    expect(reason('tener-0', 'tení')).toBe(
      'A regular verb would have ~~tení~~, but here *tener* is irregular.',
    )
    expect(reason('levantarse-0', 'levanté')).toBe(
      'The verb *levantarse* is reflexive: its pronoun is part of the answer.',
    )
    expect(reason('tener-0', 'x')).toBe('This is another form. Here *tener* is irregular.')
    expect(reason('comer-2', 'x')).toBe(
      'This is another form. Here *comer* is regular, with the ending *-ió*.',
    )
  })

  test('either set of the imperfect subjunctive is right', async () => {
    const questions = await allQuestions({ ...preterite, tense: 'imperfect-subjunctive' })
    const answers = (id: string) =>
      everyAnswer(questions.get(id)?.answers ?? []).filter((answer) => !answer.includes('otros '))
    expect(answers('decir-3')).toContain('dijésemos')
    expect(answers('hablar-4')).toContain('hablaseis')
    const pluperfect = await allQuestions({ ...preterite, tense: 'pluperfect-subjunctive' })
    expect(pluperfect.get('hacer-1')?.answers.slice(0, 2)).toEqual(['hubieras hecho', 'hubieses hecho'])
  })

  test('a subjunctive is asked for and accepted with its que', async () => {
    const hablar = (await allQuestions({ ...preterite, tense: 'present-subjunctive' })).get('hablar-0')
    if (hablar === undefined) throw new Error('hablar was never asked')
    expect(hablar.sentence).toBe('que yo ___ (hablar)')
    for (const answer of ['hable', 'yo hable', 'que hable', 'Que yo hable'])
      expect(markGap(hablar, answer).kind).toBe('right')
    expect(asForm(markGap(hablar, 'que yo hablo'), hablar.because).kind).toBe('near')
  })

  test('vayamos is as right as vamos, and the student reads when it is said', async () => {
    const ir = (
      await allQuestions({ ...preterite, tense: 'imperative', irregular: irregularVerbs('ir') })
    ).get('ir-2')
    if (ir === undefined) throw new Error('ir was never asked')
    expect(markGap(ir, 'vamos').kind).toBe('right')
    expect(markGap(ir, 'vayamos').kind).toBe('right')
    expect(ir.because).toBe('Here *ir* is irregular. *Vayamos* is right too, but formal.')
  })

  test('a form that is regular but for its accent is repaired in place', async () => {
    const questions = await allQuestions({
      ...preterite,
      tense: 'present',
      irregular: irregularVerbs('estar', 'enviar'),
    })
    const estar = questions.get('estar-1')
    if (estar === undefined) throw new Error('estar was never asked')
    expect(markGap(estar, 'estas')).toMatchObject({ kind: 'accent', twins: [{ needed: { word: 'estás' } }] })
  })

  test('a student is sent back to the section that teaches the verb', async () => {
    const block: Block<'drill'> = {
      ...preterite,
      irregular: [
        { verbs: ['tener'], section: 'irregular-information' },
        { verbs: ['pedir', 'seguir'], section: 'stem-changes', lesson: 'present' },
      ],
    }
    const questions = [...(await allQuestions(block)).values()]
    const taught = (verb: string) => questions.find((one) => formOf(one).startsWith(verb))?.teaches
    expect([taught('pedir'), taught('seguir'), taught('comer'), taught('tener')]).toEqual([
      'stem-changes',
      'stem-changes',
      'formation',
      'irregular-information',
    ])
    const sections = [
      { id: 'formation', title: 'Formation', blocks: [] },
      { id: 'irregular-information', title: 'Irregular information', blocks: [] },
    ]
    expect(drillSections(block, sections)).toEqual([
      { id: 'formation', title: 'Formation' },
      { id: 'irregular-information', title: 'Irregular information' },
      { id: 'stem-changes', title: 'Stem changes: the boot', lesson: 'present' },
    ])
    expect(() => drillSections(block, [])).toThrow('no section')
  })

  test('a command names the person behind the gap', async () => {
    const questions = await allQuestions({ ...preterite, tense: 'negative-imperative' })
    expect(questions.get('hablar-0')).toMatchObject({
      sentence: '___ (hablar, tú)',
      answers: ['no hables'],
    })
  })
})
