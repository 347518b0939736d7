import { tenseLessons } from 'virtual:lesson-links'
import { words } from 'virtual:word-list'
import { describe, expect, test, vi } from 'vitest'
import { everyAnswer, modelAnswer } from '@/content/answers'
import { loadLesson } from '@/content/load-lesson'
import { exerciseName, formName, wordName } from '@/exercises/item-names'
import { mark } from '@/exercises/mark-exercise'
import { wordExercise } from '@/exercises/word-exercise'
import { type Asker, loadSession } from './load-session'

const asker: Asker = { canHear: true, random: () => 0 }

/** A session of these, as far as they can be asked. */
const session = (names: readonly string[], who = asker) =>
  loadSession((isLeftOut) => names.filter((name) => !isLeftOut(name)), who)

const serEstar = await loadLesson('ser-estar')
if (serEstar === null) throw new Error('The lesson is not written')
const [first, ...others] = serEstar.exercises
if (first === undefined) throw new Error('The lesson has no exercises')

describe('what is loaded for a session', () => {
  test('exercises, forms and words come in the order in which they were drawn, each under its name', async () => {
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

  test('what the site no longer has is named, and others come instead', async () => {
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

  test('where nothing can be heard, nothing is to be heard', async () => {
    const spoken = others.find(({ kind }) => kind === 'hear')
    const names = [spoken, first].flatMap((one) => (one ? [exerciseName('ser-estar', one.id)] : []))
    const { exercises } = await session(names, { ...asker, canHear: false })
    expect(exercises.map(({ kind }) => kind)).not.toContain('hear')
    expect(exercises.length).toBeGreaterThan(0)
  })

  test('without a network, what is not there yet is left out, and the rest comes', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => {})
    vi.resetModules()
    vi.doMock('virtual:word-list', () => {
      throw new Error('no network')
    })
    const { loadSession: loadOffline } = await import('./load-session')
    const names = [wordName('la mariposa'), exerciseName('ser-estar', first.id)]
    const { exercises, leftOut } = await loadOffline(
      (isLeftOut) => names.filter((name) => !isLeftOut(name)),
      asker,
    )
    expect(exercises.map(({ id }) => id)).toEqual([names[1]])
    expect(leftOut.away).toEqual([names[0]])
    vi.doUnmock('virtual:word-list')
    vi.restoreAllMocks()
  })

  test('an exercise that links within its lesson links to it from here', async () => {
    const all = serEstar.exercises.map(({ id }) => exerciseName('ser-estar', id))
    const { exercises, sections } = await session(all)
    expect(exercises).toHaveLength(all.length)
    expect(JSON.stringify(exercises)).not.toContain('](#')
    const known = new Set(sections.map(({ id }) => id))
    const taught = JSON.stringify(exercises).matchAll(/"teaches":"([^"]+)"/g)
    expect([...taught].filter(([, id = '']) => !known.has(id))).toEqual([])
  })

  test('every lesson to which a form sends back says how the tense is formed', async () => {
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

  test('a student may leave out the article, and not the accent', () => {
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

  test('a student is not told the gender, and hears of a plural', () => {
    const kinds = new Set(words.map((word) => /\(([^()]*)\)$/.exec(wordExercise(word).en)?.[1]))
    expect([...kinds].toSorted()).toEqual(['adjective', 'adverb', 'noun', 'noun, plural', 'verb'])
  })

  test('every word is asked by its name and answered by itself', () => {
    for (const word of words) {
      const exercise = wordExercise(word)
      expect(exercise.id).toBe(wordName(word[0]))
      expect(everyAnswer(exercise.answers)).toContain(word[0])
      expect(mark(exercise, word[0]).kind, word[0]).toBe('right')
    }
    expect(words.length).toBeGreaterThan(365)
  })
})
