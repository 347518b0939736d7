import { expect, test } from 'vitest'
import type { WritingTask } from '@/content/rooms/writing-types'
import { ibLayout } from './ib-layout'

const tasks = Object.entries(
  import.meta.glob<WritingTask>('@/content/rooms/writing/tasks/*.ts', { import: 'default', eager: true }),
)

test('an IB student reads the task in prose, with three types of text below and the right one among them', () => {
  const ib = tasks.filter(([, { exam }]) => exam !== 'IGCSE')
  for (const [path, task] of ib) {
    const paper = ibLayout(task)
    expect(paper?.types, path).toHaveLength(3)
    for (const { es } of task.points) expect(paper?.prose, path).toContain(es)
    expect(paper?.prose, path).not.toContain('Elija')
  }
  expect(ib.length).toBeGreaterThan(10)
})

test('an IGCSE student reads the points as in the exam', () => {
  const igcse = tasks.filter(([, { exam }]) => exam === 'IGCSE')
  expect(igcse.map(([, task]) => ibLayout(task)).filter((paper) => paper !== null)).toEqual([])
})
