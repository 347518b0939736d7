import { describe, expect, test } from 'vitest'
import { everyAnswer } from '@/content/answers'
import type { Block, FillExercise, Section } from '@/content/types'
import { readItemName } from '@/exercises/item-names'
import { markAsForm } from '@/exercises/mark-as-form'
import { markGap } from '@/exercises/mark-text'
import { type TenseId, tenseNames } from '@/spanish/tenses'
import {
  type DrillChoice,
  drawExercises,
  drillKinds,
  drillPersons,
  drillSections,
  formationOf,
  formationSections,
  formExercise,
  whatIsMissing,
  wholeDrill,
} from './drill-exercises'
import { loadVerbs } from './load-verbs'

/** A small linear congruential generator: the same draws on every run. */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

const regular = ['hablar', 'comer', 'vivir', 'salir', 'trabajar']
const irregular = ['ser', 'tener', 'hacer', 'decir', 'pedir', 'leer', 'levantarse']

/** Verbs whose forms are taught in the section on irregular verbs. */
const irregularVerbs = (...verbs: readonly string[]) => [{ verbs, section: 'irregular-information' }]

const preterite: Block<'drill'> = {
  kind: 'drill',
  tense: 'preterite',
  regular: [{ verbs: regular, section: 'formation' }],
  irregular: irregularVerbs(...irregular),
}

const loadAll = async (tenses: readonly TenseId[]) =>
  new Map(await Promise.all(tenses.map(async (tense) => [tense, await loadVerbs(tense)] as const)))

async function draw(block: Block<'drill'>, vosotros = true, seed = 7) {
  return drawExercises(block, await loadAll([block.tense]), { vosotros, random: chance(seed) })
}

/** Draws enough rounds from a student’s choice to rule out chance. */
async function drawRounds(
  block: Block<'drill'>,
  chosen: Partial<DrillChoice>,
  vosotros = true,
): Promise<FillExercise[][]> {
  const choice = { ...wholeDrill(block), ...chosen }
  const verbs = await loadAll(choice.tenses)
  return Array.from({ length: 20 }, (_, seed) =>
    drawExercises(block, verbs, { choice, vosotros, random: chance(seed + 1) }),
  )
}

/** The form that a question asks for. */
function asked({ id }: FillExercise) {
  const name = readItemName(id)
  if (name?.kind !== 'form') throw new Error(`${id} is no form`)
  return name
}

/** Verb and person of a question: `hablar-0`. */
function formOf(exercise: FillExercise) {
  const { infinitive, person } = asked(exercise)
  return `${infinitive}-${person}`
}

/** Every question that a drill on these verbs can ask. */
async function allQuestions(block: Block<'drill'>): Promise<Map<string, FillExercise>> {
  const found = new Map<string, FillExercise>()
  for (let seed = 1; seed < 60; seed += 1)
    for (const exercise of await draw(block, true, seed)) found.set(formOf(exercise), exercise)
  return found
}

describe('the ten forms of a drill', () => {
  test('are four regular forms and then six irregular ones, all different', async () => {
    for (let seed = 1; seed < 40; seed += 1) {
      const exercises = await draw(preterite, true, seed)
      expect(exercises).toHaveLength(10)
      expect(new Set(exercises.map(({ id }) => id)).size).toBe(10)
      const verbs = exercises.map((exercise) => formOf(exercise).split('-')[0] ?? '')
      expect(verbs.slice(0, 4).every((verb) => regular.includes(verb))).toBe(true)
      expect(verbs.slice(4).every((verb) => irregular.includes(verb))).toBe(true)
    }
  })

  test('mix verbs and persons: no verb is repeated while others wait, and no person is left out', async () => {
    const exercises = await draw(preterite)
    expect(new Set(exercises.map((exercise) => formOf(exercise).split('-')[0])).size).toBe(10)
    expect(new Set(exercises.map((exercise) => formOf(exercise).split('-')[1])).size).toBe(6)
  })

  test('include other persons of the same verbs if a tense has only three irregular ones', async () => {
    const exercises = await draw({
      ...preterite,
      tense: 'imperfect',
      irregular: irregularVerbs('ser', 'ir', 'ver'),
    })
    expect(exercises).toHaveLength(10)
  })

  test('never include vosotros if a student hid it', async () => {
    for (const block of [preterite, { ...preterite, tense: 'imperative' } as const]) {
      for (let seed = 1; seed < 30; seed += 1) {
        const sentences = (await draw(block, false, seed)).map((exercise) => exercise.sentence)
        expect(sentences.filter((sentence) => sentence.includes('vosotr'))).toEqual([])
      }
    }
  })

  test('never include a form that nobody uses', async () => {
    const weather = {
      ...preterite,
      tense: 'present',
      irregular: irregularVerbs('llover', 'nevar', 'ser'),
    } as const
    const questions = await allQuestions(weather)
    expect([...questions.keys()].filter((id) => id.startsWith('llover'))).toEqual(['llover-2'])
  })
})

describe('the marking of a drill', () => {
  test('accepts a form with and without its subject', async () => {
    const hablar = (await allQuestions(preterite)).get('hablar-0')
    if (hablar === undefined) throw new Error('hablar was never asked')
    expect(hablar).toMatchObject({ sentence: 'yo ___ (hablar)', en: 'to speak (preterite)' })
    expect(markGap(hablar, 'hablé').kind).toBe('right')
    expect(markGap(hablar, 'Yo hablé').kind).toBe('right')
  })

  test('says which other form of the verb an answer without its accent is', async () => {
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

  test('explains the accent of a reflexive verb in the same way', async () => {
    const levantarse = (await allQuestions(preterite)).get('levantarse-2')
    if (levantarse === undefined) throw new Error('levantarse was never asked')
    expect(markGap(levantarse, 'se levanto')).toMatchObject({ kind: 'accent' })
  })

  test('explains hablará for hablara as another tense', async () => {
    const questions = await allQuestions({ ...preterite, tense: 'imperfect-subjunctive' })
    const hablar = questions.get('hablar-1')
    if (hablar === undefined) throw new Error('hablar was never asked')
    expect(markGap(hablar, 'hablarás')).toMatchObject({
      twins: [{ typed: { means: 'future (tú)' }, needed: { means: 'imperfect subjunctive (tú)' } }],
    })
  })

  test('has separate reasons for another person, a regularised form and a missing pronoun', async () => {
    const questions = await allQuestions(preterite)
    const reason = (id: string, answer: string) => {
      const exercise = questions.get(id)
      if (exercise === undefined) throw new Error(`${id} was never asked`)
      const mark = markAsForm(markGap(exercise, answer), exercise.because)
      if (mark.kind === 'near') return mark.because[0]
      return mark.kind === 'mistake' ? mark.because : mark.kind
    }
    expect(reason('tener-0', 'tuvo')).toBe('The form *tuvo* goes with *él, ella, usted*.')
    expect(reason('tener-0', 'tení')).toBe(
      '~~tení~~ would be correct for a regular verb, but here *tener* is irregular.',
    )
    expect(reason('levantarse-0', 'levanté')).toBe(
      'The verb *levantarse* is reflexive: its pronoun is part of the answer.',
    )
    expect(reason('tener-0', 'x')).toBe('This is a different form. Here *tener* is irregular.')
    expect(reason('comer-2', 'x')).toBe(
      'This is a different form. Here *comer* is regular, with the ending *-ió*.',
    )
  })

  test('accepts both sets of the imperfect subjunctive', async () => {
    const questions = await allQuestions({ ...preterite, tense: 'imperfect-subjunctive' })
    const answers = (id: string) =>
      everyAnswer(questions.get(id)?.answers ?? []).filter((answer) => !answer.includes('otros '))
    expect(answers('decir-3')).toContain('dijésemos')
    expect(answers('hablar-4')).toContain('hablaseis')
    const pluperfect = await allQuestions({ ...preterite, tense: 'pluperfect-subjunctive' })
    expect(pluperfect.get('hacer-1')?.answers.slice(0, 2)).toEqual(['hubieras hecho', 'hubieses hecho'])
  })

  test('asks for a subjunctive with que, and accepts it with que', async () => {
    const hablar = (await allQuestions({ ...preterite, tense: 'present-subjunctive' })).get('hablar-0')
    if (hablar === undefined) throw new Error('hablar was never asked')
    expect(hablar.sentence).toBe('que yo ___ (hablar)')
    for (const answer of ['hable', 'yo hable', 'que hable', 'Que yo hable'])
      expect(markGap(hablar, answer).kind).toBe('right')
    expect(markAsForm(markGap(hablar, 'que yo hablo'), hablar.because).kind).toBe('near')
  })

  test('accepts vayamos as well as vamos, and says when people use it', async () => {
    const ir = (
      await allQuestions({ ...preterite, tense: 'imperative', irregular: irregularVerbs('ir') })
    ).get('ir-2')
    if (ir === undefined) throw new Error('ir was never asked')
    expect(markGap(ir, 'vamos').kind).toBe('right')
    expect(markGap(ir, 'vayamos').kind).toBe('right')
    expect(ir.because).toBe('Here *ir* is irregular. *Vayamos* is also correct, but formal.')
  })

  test('lets a student correct the accent of a regular form in place', async () => {
    const questions = await allQuestions({
      ...preterite,
      tense: 'present',
      irregular: irregularVerbs('estar', 'enviar'),
    })
    const estar = questions.get('estar-1')
    if (estar === undefined) throw new Error('estar was never asked')
    expect(markGap(estar, 'estas')).toMatchObject({ kind: 'accent', twins: [{ needed: { word: 'estás' } }] })
  })

  test('sends a student to the section that teaches the verb', async () => {
    const block: Block<'drill'> = {
      ...preterite,
      irregular: [
        { verbs: ['tener'], section: 'irregular-information' },
        { verbs: ['pedir', 'seguir'], section: 'stem-changes' },
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
      { id: 'stem-changes', title: 'Stem changes', blocks: [] },
    ]
    expect(drillSections(block, sections)).toEqual([
      { id: 'formation', title: 'Formation' },
      { id: 'irregular-information', title: 'Irregular information' },
      { id: 'stem-changes', title: 'Stem changes' },
    ])
    expect(() => drillSections(block, [])).toThrow('isn’t a section')
  })

  test('names the person after the gap for a command', async () => {
    const questions = await allQuestions({ ...preterite, tense: 'negative-imperative' })
    expect(questions.get('hablar-0')).toMatchObject({
      sentence: '___ (hablar, tú)',
      answers: ['no hables'],
    })
  })
})

describe('a drill with a student’s choices', () => {
  const commands: Block<'drill'> = { ...preterite, tense: 'negative-imperative' }
  const sections: readonly Section[] = [
    { id: 'formation', title: 'Formation', blocks: [] },
    { id: 'irregular-information', title: 'Strong verbs', blocks: [] },
    { id: 'spelling', title: 'Spelling', blocks: [] },
  ]
  const groups: Block<'drill'> = {
    ...preterite,
    irregular: [
      { verbs: ['ser', 'tener', 'hacer'], section: 'irregular-information' },
      { verbs: ['buscar', 'llegar'], section: 'spelling' },
    ],
  }

  test('includes only the chosen persons, also in commands', async () => {
    for (const round of await drawRounds(preterite, { persons: [0, 3] })) {
      expect(round).toHaveLength(10)
      for (const exercise of round) expect([0, 3]).toContain(asked(exercise).person)
    }
    for (const round of await drawRounds(commands, { persons: [1] })) {
      expect(round).toHaveLength(10)
      for (const { sentence } of round) expect(sentence).toMatch(/, tú\)$/)
    }
    // There is a command for usted, but not for yo.
    const mixed = await drawRounds(preterite, { tenses: ['imperative', 'present'], persons: [0, 2] })
    expect(new Set(mixed.flat().map(({ sentence }) => /yo|él|ella|usted/.exec(sentence)?.[0]))).toEqual(
      new Set(['yo', 'él', 'ella', 'usted']),
    )
  })

  test('includes only verbs of the chosen kind, as the teaching section groups them', async () => {
    const kinds = drillKinds(groups, sections, wholeDrill(groups))
    expect(kinds.map(({ name }) => name)).toEqual(['Regular', 'Strong verbs', 'Spelling'])
    const spelling = kinds.filter(({ name }) => name === 'Spelling').map(({ id }) => id)
    const rounds = await drawRounds(groups, { kinds: spelling })
    expect(new Set(rounds.flat().map((exercise) => asked(exercise).infinitive))).toEqual(
      new Set(['buscar', 'llegar']),
    )
    expect(rounds[0]).toHaveLength(10)
  })

  test('treats a verb as regular or irregular by the chosen tense', async () => {
    const choice = { ...wholeDrill(groups), tenses: ['imperfect'] } as const
    expect(drillKinds(groups, sections, choice).map(({ name }) => name)).toEqual(['Regular', 'Irregular'])
    const verbsOfKind = async (kind: string) =>
      new Set(
        (await drawRounds(groups, { ...choice, kinds: [kind] }))
          .flat()
          .map((exercise) => asked(exercise).infinitive),
      )
    expect(await verbsOfKind('irregular')).toEqual(new Set(['ser']))
    expect(await verbsOfKind('regular')).not.toContain('ser')
    expect(await verbsOfKind('regular')).toContain('tener')
  })

  test('gives a verb that the student adds its own kind, and asks for it like the others', async () => {
    const choice = { ...wholeDrill(groups), verbs: ['caber'] }
    expect(drillKinds(groups, sections, choice).at(-1)).toEqual({
      id: 'irregular',
      name: 'Other irregular verbs',
    })
    for (const round of await drawRounds(groups, choice)) {
      expect(round.map((exercise) => asked(exercise).infinitive)).toEqual(Array(6).fill('caber'))
      expect(new Set(round.map(({ id }) => id)).size).toBe(6)
    }
  })

  test('mixes two tenses, and each has its own reasons and its own lesson', async () => {
    for (const round of await drawRounds(preterite, { tenses: ['preterite', 'imperfect'] })) {
      const tenses = round.map((exercise) => asked(exercise).tense)
      expect(tenses).toHaveLength(10)
      expect(tenses.filter((tense) => tense === 'imperfect').length).toBeGreaterThanOrEqual(4)
      expect(tenses.filter((tense) => tense === 'preterite').length).toBeGreaterThanOrEqual(4)
      for (const exercise of round) {
        const { tense } = asked(exercise)
        expect(exercise.en).toContain(`(${tenseNames[tense as TenseId].en})`)
        expect(exercise.teaches.startsWith('form/')).toBe(tense === 'imperfect')
      }
    }
    expect(formationSections('imperfect')).toEqual([
      { id: 'form/imperfect', title: 'Past Imperfect', lesson: 'imperfect-preterito', section: 'formation' },
    ])
  })

  test('asks for reflexive verbs with their pronoun in every tense', async () => {
    const tenses = ['present', 'perfect', 'imperative', 'negative-imperative'] as const
    const rounds = await drawRounds(preterite, { tenses, verbs: ['levantarse'], persons: [1] })
    expect(new Map((rounds[0] ?? []).map((one) => [asked(one).tense, one.answers[0]]))).toEqual(
      new Map([
        ['present', 'te levantas'],
        ['perfect', 'te has levantado'],
        ['imperative', 'levántate'],
        ['negative-imperative', 'no te levantes'],
      ]),
    )
  })

  test('doesn’t offer or ask for vosotros if a student hid it', async () => {
    const names = (tenses: readonly TenseId[], vosotros: boolean) =>
      drillPersons(tenses, vosotros).map(({ name }) => name)
    expect(names(['imperative'], false)).toEqual(['tú', 'usted', 'nosotros/as', 'ustedes'])
    expect(names(['imperative', 'present'], true)).toContain('vosotros/as')
    const chosen = { tenses: ['imperative', 'present'], persons: [4] } as const
    expect((await drawRounds(preterite, chosen, false)).flat()).toEqual([])
    expect((await drawRounds(preterite, chosen)).flat()).not.toEqual([])
  })

  test('gives as many forms as a small choice has', async () => {
    const [round] = await drawRounds(preterite, { verbs: ['hablar', 'tener'], persons: [0] })
    expect(round?.map(formOf)).toEqual(['hablar-0', 'tener-0'])
    const [regularOnly] = await drawRounds(preterite, { kinds: ['regular'] })
    expect(regularOnly).toHaveLength(10)
  })

  test('says what a choice without any forms lacks', async () => {
    const missing = (chosen: Partial<DrillChoice>) => {
      const choice = { ...wholeDrill(groups), ...chosen }
      return whatIsMissing(choice, {
        persons: drillPersons(choice.tenses, true),
        kinds: drillKinds(groups, sections, choice),
      })
    }
    expect(missing({ tenses: [] })).toBe('Choose a tense, too.')
    expect(missing({ persons: [] })).toBe('Choose a person, too.')
    expect(missing({ tenses: ['imperative'], persons: [0] })).toBe('Choose a person, too.')
    expect(missing({ kinds: ['irregular'] })).toBe('Choose a kind of verb, too.')
    expect(missing({ verbs: [] })).toBe('Choose a verb, too.')
    expect(missing({ verbs: ['hablar'], kinds: ['#spelling'] })).toBe(
      'Your verbs don’t have that form. Choose more verbs, kinds or persons.',
    )
    for (const chosen of [{ tenses: [] }, { persons: [] }, { kinds: [] }, { verbs: [] }])
      expect((await drawRounds(groups, chosen)).flat()).toEqual([])
  })
})

test.each([
  ['imprimir', 'perfect', 0, 'he imprimido', 'he impreso'],
  ['proveer', 'pluperfect', 2, 'había proveído', 'había provisto'],
  ['errar', 'present', 0, 'erro', 'yerro'],
  ['errar', 'imperative', 0, 'erra', 'yerra'],
  ['satisfacer', 'imperative', 0, 'satisface', 'satisfaz'],
  ['irse', 'imperative', 3, 'iros', 'idos'],
] as const)(
  'a verb with two correct forms: %s, %s, %i: %s',
  async (infinitive, tense, person, other, form) => {
    const item = { infinitive, person, section: formationOf(tense) }
    const exercise = formExercise(tense, await loadVerbs(tense), item, () => 0)
    for (const answer of [form, other]) expect(markGap(exercise, answer).kind, answer).toBe('right')
    expect(exercise.because).toContain(`Also correct: *${other}*.`)
  },
)
