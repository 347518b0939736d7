import { describe, expect, test } from 'vitest'
import ib from '@/content/exams/ib'
import igcse from '@/content/exams/igcse'
import type { ExamGuide } from '@/content/types'
import { type PlanExam, planExams, practiceKinds } from './plan'
import { nameOf } from './stop-names'

const partsOf = (address: string, { papers, background }: ExamGuide): string[] =>
  [
    'sheet',
    ...papers.flatMap(({ id, set }) => (set === undefined ? [id] : [id, `${id}-set`])),
    ...background.flatMap(({ id, sets = [] }) => [id, ...sets.map((set) => set.id)]),
  ].map((part) => `${address}#${part}`)

const known = new Set([...partsOf('/igcse', igcse), ...partsOf('/ib', ib)])

const addresses = (exam: PlanExam) => practiceKinds.map((kind) => nameOf({ id: kind, kind }, exam).to ?? '')

describe('a student who follows a stop of the plan', () => {
  test.each(planExams)('finds each part of the guide that it names for %s', (exam) => {
    const inGuides = addresses(exam).filter((to) => /^\/(ib|igcse)#/.test(to))
    expect(inGuides.filter((to) => !known.has(to))).toEqual([])
    expect(inGuides.length).toBeGreaterThanOrEqual(4)
  })

  test('is never sent to a paper of Spanish B in ab initio', () => {
    const inGuide = addresses('ab-initio').filter((to) => to.startsWith('/ib'))
    expect(inGuide).toEqual([
      '/ib#ab-initio-reading-set',
      '/ib#ab-initio-listening-set',
      '/ib#ab-initio-writing-set',
      '/ib#ab-initio-oral-set',
      '/ib#ab-initio',
    ])
    // The one-page sheet is for Spanish B, so the stop for the last evening has another name.
    expect(nameOf({ id: 'sheet-1', kind: 'sheet' }, 'ab-initio').title).not.toContain('One page')
  })

  test('sees how long the text takes, and how much time to set aside for it', () => {
    const piece = { id: 'a', title: 'Texto', isSpanish: true, minutes: 7, to: '/read/a', writtenFor: 'IGCSE' }
    const stop = { id: 'read-1', kind: 'read' } as const
    expect(nameOf(stop, 'ab-initio', { piece })).toMatchObject({ minutes: 20, alone: 7, writtenFor: 'IGCSE' })
    expect(nameOf(stop, 'ab-initio', { piece: { ...piece, minutes: 20 } })).not.toHaveProperty('alone')
  })

  test('arrives at the texts of their own exam in a practice room', () => {
    expect(addresses('ab-initio')).toEqual(
      expect.arrayContaining([
        '/read#line-ib-ab-initio',
        '/listen#line-ib-ab-initio',
        '/write#line-ib-ab-initio',
        '/speak#line-picture',
      ]),
    )
    expect(addresses('hl')).toEqual(expect.arrayContaining(['/read#line-ib-hl', '/speak#line-extract']))
  })
})
