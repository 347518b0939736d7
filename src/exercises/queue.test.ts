import { describe, expect, test } from 'vitest'
import { advance, startSelfCheck, whyRepeated } from './queue'

describe('the order of the exercises', () => {
  test('a student who gets everything right sees each exercise once', () => {
    let state = startSelfCheck(['a', 'b', 'c'])
    for (const expected of ['a', 'b', 'c']) {
      expect(state.queue[0]).toBe(expected)
      state = advance(state, 'right')
    }
    expect(state).toEqual({ queue: [], right: ['a', 'b', 'c'], missed: [], skipped: [] })
  })

  test('a missed exercise comes back after the others', () => {
    const state = advance(startSelfCheck(['a', 'b', 'c', 'd', 'e']), 'missed')
    expect(state.queue).toEqual(['b', 'c', 'd', 'e', 'a'])
    expect(state.missed).toEqual(['a'])
  })

  test('a student who skips everything still sees every exercise', () => {
    let state = startSelfCheck(['a', 'b', 'c', 'd', 'e'])
    const seen: (string | undefined)[] = []
    for (let step = 0; step < 5; step += 1) {
      seen.push(state.queue[0])
      state = advance(state, 'skipped')
    }
    expect(seen).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(whyRepeated(state)).toBe('one you skipped')
    expect(state.missed).toEqual([])
  })

  test('a student reads why an exercise is there again', () => {
    let state = startSelfCheck(['a', 'b'])
    expect(whyRepeated(state)).toBeUndefined()
    state = advance(state, 'right')
    state = advance(state, 'missed')
    expect(whyRepeated(state)).toBe('a quick one you already know')
    state = advance(state, 'right')
    expect(whyRepeated(state)).toBe('one you got wrong before')
    state = advance(state, 'right')
    expect(whyRepeated(state)).toBeUndefined()
  })

  test('a missed last exercise comes back after a right one, not at once', () => {
    let state = startSelfCheck(['a', 'b'])
    state = advance(state, 'right')
    state = advance(state, 'missed')
    expect(state.queue).toEqual(['a', 'b'])
  })

  test('no exercise follows itself, and every one ends right, whatever a student misses', () => {
    // A small linear congruential generator, so that every run is the same.
    let seed = 42
    const chance = () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return seed / 2_147_483_648
    }
    for (let run = 0; run < 200; run += 1) {
      const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].slice(0, 2 + (run % 7))
      let state = startSelfCheck(ids)
      let previous: string | undefined
      for (let step = 0; step < 500 && state.queue.length > 0; step += 1) {
        expect(state.queue[0]).not.toBe(previous)
        previous = state.queue[0]
        state = advance(state, step < 60 && chance() < 0.5 ? 'missed' : 'right')
      }
      expect([...state.right].sort()).toEqual(ids)
    }
  })
})
