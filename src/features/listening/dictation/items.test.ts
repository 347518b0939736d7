import { expect, test } from 'vitest'
import { namesToSpell, soundPairs } from '@/content/rooms/dictation'
import {
  dictationKinds,
  drawItems,
  type Item,
  inSameFigures,
  letterByLetter,
  markItem,
  markTyped,
  seeded,
} from './items'

const sources = {
  accent: 'spain' as 'spain' | 'america',
  pairs: soundPairs,
  names: namesToSpell,
  sentences: [
    ['Vivo en Leeds.', 'I live in Leeds.'],
    ['{Hablo:hablar} con Ana.', 'I speak to Ana.'],
    ['¿Coméis carne?', 'Do you eat meat?', true],
  ] as const,
  vosotros: true,
}

test('the same seed gives the same dictation, and another seed another one', () => {
  const ids = (seed: number) => drawItems(dictationKinds, 30, sources, seeded(seed)).map(({ id }) => id)
  expect(ids(7)).toEqual(ids(7))
  expect(ids(7)).not.toEqual(ids(8))
})

test('a round has each chosen kind and no repeats', () => {
  for (let seed = 1; seed < 40; seed += 1) {
    const items = drawItems(dictationKinds, 10, sources, seeded(seed))
    expect(new Set(items.map(({ kind }) => kind)).size).toBe(dictationKinds.length)
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
  }
  expect(drawItems([], 10, sources, seeded(1))).toEqual([])
  expect(drawItems(['sentences'], 10, { ...sources, sentences: [] }, seeded(1))).toEqual([])
})

test('a student who hides vosotros gets no sentences with it', () => {
  const said = (vosotros: boolean) =>
    drawItems(['sentences'], 40, { ...sources, vosotros }, seeded(5)).map(({ says }) => says)
  expect(said(true)).toContain('¿Coméis carne?')
  expect(said(false).toSorted()).toEqual(['Hablo con Ana.', 'Vivo en Leeds.'])
})

test('items of the last round don’t come again', () => {
  const first = drawItems(['names'], 10, sources, seeded(3))
  const second = drawItems(['names'], 10, sources, seeded(4), new Set(first.map(({ id }) => id)))
  expect(second.filter(({ id }) => first.some((one) => one.id === id))).toEqual([])
})

test('every item is right as it is dictated and as it is written', () => {
  for (const accent of ['spain', 'america'] as const)
    for (let seed = 1; seed < 400; seed += 1)
      for (const item of drawItems(dictationKinds, 20, { ...sources, accent }, seeded(seed))) {
        if (item.kind === 'pairs' || item.kind === 'sentences') continue
        expect(markItem(item, item.written), `${item.says} = ${item.written}`).toEqual({ kind: 'right' })
        if (item.kind !== 'names')
          expect(markItem(item, item.says), `${item.says} = ${item.written}`).toEqual({ kind: 'right' })
        expect(item.says).not.toMatch(/undefined|\d/)
      }
})

const said = (item: Partial<Item>) => item as Exclude<Item, { kind: 'pairs' | 'sentences' }>

test('an hour may be written with or without the part of the day, and never with the wrong one', () => {
  const afternoon = said({ kind: 'times', minutes: 1050, isWhole: true })
  expect(markItem(afternoon, '17:30')).toEqual({ kind: 'right' })
  expect(markItem(afternoon, '5:30')).toEqual({ kind: 'right', note: 'part of day' })
  expect(markItem(afternoon, '5:30 de la mañana')).toEqual({ kind: 'wrong' })
  expect(markItem(afternoon, '')).toEqual({ kind: 'unanswered' })
  const either = said({ kind: 'times', minutes: 330, isWhole: false })
  for (const typed of ['5:30', '17:30', 'las cinco y media'])
    expect(markItem(either, typed)).toEqual({ kind: 'right' })
})

test('a date needs its day and month, and the reason says which is missing', () => {
  const date = said({ kind: 'dates', day: 15, month: 3, year: 2009, weekday: undefined })
  expect(markItem(date, '15/3/2009')).toEqual({ kind: 'right' })
  expect(markItem(date, '15 de marzo')).toEqual({ kind: 'right', note: 'year' })
  expect(markItem(date, '15/3/2010')).toEqual({ kind: 'wrong' })
  expect(markItem(date, '3/15/2009')).toEqual({ kind: 'wrong' })
  const monday = said({ kind: 'dates', day: 12, month: 1, year: undefined, weekday: 0 })
  expect(markItem(monday, '12 de enero')).toEqual({ kind: 'right', note: 'weekday' })
  expect(markItem(monday, 'martes 12 de enero')).toEqual({ kind: 'wrong' })
})

test('a name needs each letter, and a missing accent gets its own reason', () => {
  const name = said({ kind: 'names', name: 'Núñez' })
  expect(markItem(name, 'núñez')).toEqual({ kind: 'right' })
  expect(markItem(name, 'Nuñez')).toEqual({ kind: 'accent' })
  expect(markItem(name, 'Núñes')).toEqual({ kind: 'wrong' })
})

test('an n for an ñ is a wrong letter in every name', () => {
  const withEne = namesToSpell.filter((name) => name.includes('ñ'))
  expect(withEne.length).toBeGreaterThan(5)
  for (const name of withEne)
    expect(markItem(said({ kind: 'names', name }), name.replaceAll('ñ', 'n')), name).toEqual({
      kind: 'wrong',
    })
  expect(markItem(said({ kind: 'names', name: 'Begoña' }), 'BEGOÑA')).toEqual({ kind: 'right' })
  expect(markItem(said({ kind: 'names', name: 'Yagüe' }), 'Yague')).toEqual({ kind: 'accent' })
})

test('an n for an ñ is a wrong letter in a sentence, and a missing accent isn’t', () => {
  const sentence = {
    kind: 'sentences',
    id: 's',
    en: 'Tomorrow I’ll stay.',
    written: 'Mañana me quedaré.',
  } as const
  const heard = (typed: string) => markTyped({ ...sentence, says: sentence.written }, typed).kind
  expect(heard('mañana me quedaré')).toBe('right')
  expect(heard('Mañana me quedare')).toBe('accent')
  expect(heard('Manana me quedaré')).toBe('wrong')
  expect(heard('Mañana me quedo')).toBe('wrong')
})

test('hours before one in a timetable may be evening hours, unless the recording says horas', () => {
  const times = Array.from({ length: 400 }, (_, seed) =>
    drawItems(['times'], 4, sources, seeded(seed + 1)),
  ).flat()
  const half = times.find(({ says }) => says === 'las seis treinta')
  const whole = times.find(({ says }) => says === 'las seis horas')
  if (half?.kind !== 'times' || whole?.kind !== 'times') throw new Error('neither was drawn')
  expect(markItem(half, '18:30')).toEqual({ kind: 'right' })
  expect(markItem(half, '6:30')).toEqual({ kind: 'right' })
  expect(markItem(whole, '18:00')).toEqual({ kind: 'wrong' })
})

test('a date may be the last day of a month, and a price may end in 99', () => {
  const drawn = Array.from({ length: 300 }, (_, seed) =>
    drawItems(['dates', 'prices'], 8, sources, seeded(seed + 1)),
  ).flat()
  const days = drawn.flatMap((item) => (item.kind === 'dates' ? [{ day: item.day, month: item.month }] : []))
  expect(days.some(({ day }) => day === 31)).toBe(true)
  expect(days.filter(({ day, month }) => day > new Date(2027, month, 0).getDate())).toEqual([])
  expect(drawn.some((item) => item.kind === 'prices' && item.cents % 100 === 99)).toBe(true)
})

test('figures are compared as figures, however they were typed', () => {
  const shown = (item: Partial<Item>, typed: string) => inSameFigures(item as Item, typed)
  expect(shown({ kind: 'thousand', value: 475 }, '465')).toEqual({ said: '475', typed: '465' })
  expect(shown({ kind: 'million', value: 12500 }, '12.600')).toEqual({ said: '12500', typed: '12600' })
  expect(shown({ kind: 'hundred', value: 60 }, 'setenta')).toBeUndefined()
  expect(shown({ kind: 'prices', cents: 420 }, '4.30 €')).toEqual({ said: '4,20', typed: '4,30' })
  expect(shown({ kind: 'times', minutes: 1040 }, '17.10')).toEqual({ said: '17:20', typed: '17:10' })
  expect(shown({ kind: 'dates', day: 14, month: 2, year: 2011 }, '4-2-2011')).toEqual({
    said: '14/2/2011',
    typed: '4/2/2011',
  })
  expect(shown({ kind: 'dates', day: 14, month: 2, year: undefined }, '14 de marzo')).toBeUndefined()
})

test('the answer and the right form are shown letter by letter', () => {
  const shown = (one: string, other: string) =>
    letterByLetter(one, other)
      .map(({ said: a, typed: b, isSame }) => (isSame ? a : `[${a}|${b}]`))
      .join('')
  expect(shown('Núñez', 'Nunes')).toBe('N[ú|u][ñ|n]e[z|s]')
  expect(shown('Garrido', 'garido')).toBe('Gar[r|]ido')
  expect(shown('Vigo', 'Viigo')).toBe('Vi[|i]go')
  expect(shown('', 'a')).toBe('[|a]')
})
