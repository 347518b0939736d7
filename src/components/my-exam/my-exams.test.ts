import { describe, expect, test } from 'vitest'
import { firstDayOf, isOver, nextSessions, sessionName, sessionOn } from './my-exams'

describe('the sessions of an exam', () => {
  test('are those to come, the next one first', () => {
    expect(nextSessions('igcse', '2026-11').slice(0, 3)).toEqual(['2026-10', '2027-02', '2027-05'])
    expect(nextSessions('hl', '2026-12').slice(0, 2)).toEqual(['2027-05', '2027-11'])
  })

  test('have the names that students know', () => {
    expect(sessionName('igcse', '2027-05')).toBe('May/June 2027')
    expect(sessionName('sl', '2027-05')).toBe('May 2027')
  })

  test('are over after their last month', () => {
    expect(isOver({ exam: 'igcse', month: '2027-05' }, '2027-06')).toBe(false)
    expect(isOver({ exam: 'igcse', month: '2027-05' }, '2027-07')).toBe(true)
    expect(isOver({ exam: 'sl', month: '2027-05' }, '2027-06')).toBe(true)
    expect(isOver({ exam: 'sl', month: null }, '2099-01')).toBe(false)
  })

  test('are found by a day in any of their months', () => {
    expect(sessionOn('igcse', '2027-06-10')).toBe('2027-05')
    expect(sessionOn('hl', '2027-06-10')).toBeNull()
  })

  test('begin on the first day of the first month, which is no default once it has come', () => {
    expect(firstDayOf({ exam: 'igcse', month: '2027-05' }, '2026-11-26')).toBe('2027-05-01')
    expect(firstDayOf({ exam: 'igcse', month: '2027-05' }, '2027-05-01')).toBeUndefined()
    expect(firstDayOf({ exam: 'igcse', month: null }, '2026-11-26')).toBeUndefined()
  })
})
