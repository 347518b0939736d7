import { tenseLessons } from 'virtual:lesson-links'
import { words } from 'virtual:word-list'
import { describe, expect, test, vi } from 'vitest'
import { everyAnswer, modelAnswer } from '@/content/answers'
import { loadLesson } from '@/content/load-lesson'
import { exerciseName, formName, wordName } from '@/exercises/item-names'
import { mark } from '@/exercises/mark-exercise'
import { wordExercise } from '@/exercises/word-exercise'
import { type AskingConditions, loadSession } from './load-session'

const conditions: AskingConditions = { canHear: true, random: () => 0 }

/** A session of the items that can be asked. */
const session = (names: readonly string[], who = conditions) =>
  loadSession((isLeftOut) => names.filter((name) => !isLeftOut(name)), who)

const serEstar = await loadLesson('ser-estar')
if (serEstar === null) throw new Error('The lesson is not written')
const [first, ...others] = serEstar.exercises
if (first === undefined) throw new Error('The lesson has no exercises')

describe('loading a session', () => {
  test('keeps the order in which exercises, forms and words were drawn, each with its name', async () => {
    const names = [
      exerciseName('ser-estar', first.id),
      formName('preterite', 'tener', 0),
      wordName('la mariposa'),
    ]
    const { exercises, sections, leftOut } = await session(names)
    expect(exercises.map(({ id }) => id)).toEqual(names)
    expect(exercises.map(({ kind }) => kind)).toEqual([first.kind, 'fill', 'translate'])
    expect(Object.values(leftOut).flat()).toEqual([])
    const taught = exercises.map(({ teaches }) => sections.find(({ id }) => id === teaches))
    expect(taught[0]).toMatchObject({ lesson: 'ser-estar', section: first.teaches })
    expect(taught[0]?.title).toMatch(/^Ser vs Estar: ./)
    expect(taught[1]).toMatchObject({ lesson: 'indefenido', section: 'formation' })
    expect(taught[2]).toBeUndefined()
  })

  test('names items that the site no longer has, and adds others instead', async () => {
    const gone = [
      exerciseName('ser-estar', 'gone'),
      'exercise/no-lesson/tall',
      formName('preterite', 'xyzar', 0),
      formName('preterite', 'tener', 7),
      formName('imperative', 'llover', 0),
      'form/no-tense/tener/0',
      wordName('la xyz'),
      'something else',
    ]
    const there = exerciseName('ser-estar', first.id)
    const { exercises, leftOut } = await session([...gone, there])
    expect(exercises.map(({ id }) => id)).toEqual([there])
    expect(leftOut.gone).toEqual(gone)
  })

  test('leaves out listening exercises if nothing can be played', async () => {
    const spoken = others.find(({ kind }) => kind === 'hear')
    const names = [spoken, first].flatMap((one) => (one ? [exerciseName('ser-estar', one.id)] : []))
    const { exercises } = await session(names, { ...conditions, canHear: false })
    expect(exercises.map(({ kind }) => kind)).not.toContain('hear')
    expect(exercises.length).toBeGreaterThan(0)
  })

  test('leaves out what isn’t cached without a network, and loads the rest', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => {})
    vi.resetModules()
    vi.doMock('virtual:word-list', () => {
      throw new Error('no network')
    })
    const { loadSession: loadOffline } = await import('./load-session')
    const names = [wordName('la mariposa'), exerciseName('ser-estar', first.id)]
    const { exercises, leftOut } = await loadOffline(
      (isLeftOut) => names.filter((name) => !isLeftOut(name)),
      conditions,
    )
    expect(exercises.map(({ id }) => id)).toEqual([names[1]])
    expect(leftOut.away).toEqual([names[0]])
    vi.doUnmock('virtual:word-list')
    vi.restoreAllMocks()
  })

  test('links from here to sections within an exercise’s lesson', async () => {
    const all = serEstar.exercises.map(({ id }) => exerciseName('ser-estar', id))
    const { exercises, sections } = await session(all)
    expect(exercises).toHaveLength(all.length)
    expect(JSON.stringify(exercises)).not.toContain('](#')
    const known = new Set(sections.map(({ id }) => id))
    const taught = JSON.stringify(exercises).matchAll(/"teaches":"([^"]+)"/g)
    expect([...taught].filter(([, id = '']) => !known.has(id))).toEqual([])
  })

  test('sends a missed form to a lesson that says how the tense is formed', async () => {
    for (const id of new Set(Object.values(tenseLessons)))
      expect((await loadLesson(id))?.sections.map((section) => section.id)).toContain('formation')
  })
})

describe('a word of the day as an exercise', () => {
  const ask = (spanish: string) => {
    const word = words.find(([one]) => one === spanish)
    if (word === undefined) throw new Error(`${spanish} is not in the list`)
    return wordExercise(word)
  }

  test('may lack its article, but not its accent', () => {
    const waiter = ask('el camarero')
    expect(waiter.en).toBe('waiter (noun)')
    expect(modelAnswer(waiter)).toBe('el camarero')
    for (const answer of ['camarero', 'El camarero', 'mozo', 'el mesero'])
      expect(mark(waiter, answer).kind, answer).toBe('right')
    for (const answer of ['la fontanera', 'fontanera', 'plomero', 'la plomera'])
      expect(mark(ask('el fontanero'), answer).kind, answer).toBe('right')
    expect(mark(ask('el bolígrafo'), 'boligrafo').kind).toBe('accent')
    expect(mark(ask('sonreír'), 'sonreír').kind).toBe('right')
  })

  test('doesn’t mention the gender in the task, and says if it is plural', () => {
    const kinds = new Set(words.map((word) => /\(([^()]*)\)$/.exec(wordExercise(word).en)?.[1]))
    expect([...kinds].toSorted()).toEqual(['adjective', 'adverb', 'noun', 'noun, plural', 'verb'])
  })

  test('is asked for by its name, and accepts itself', () => {
    for (const word of words) {
      const exercise = wordExercise(word)
      expect(exercise.id).toBe(wordName(word[0]))
      expect(everyAnswer(exercise.answers)).toContain(word[0])
      expect(mark(exercise, word[0]).kind, word[0]).toBe('right')
    }
    expect(words.length).toBeGreaterThan(365)
  })
})
