import { afterAll, expect, inject, test } from 'vitest'
import { prerenderedPages } from '@/app/prerendered-pages'
import { type Budget, budgets } from '../support/budgets'
import { type FirstLoad, firstLoads } from '../support/first-load'

const measures = ['scripts', 'files', 'html', 'elements'] as const
type Measure = (typeof measures)[number]

const loads = await firstLoads(inject('built').directory, prerenderedPages)
const kindOf = (path: string) => budgets.find(({ pages }) => pages.test(path))
const pagesOf = (budget: Budget) => loads.filter(({ path }) => kindOf(path) === budget)

const mostOf = (pages: readonly FirstLoad[], measure: Measure) =>
  Math.max(...pages.map((page) => page[measure]))
const boundOf = ({ files, goal, aboveGoal }: Budget): FirstLoad => ({ files, ...goal, ...aboveGoal })
const digits = (figure: number) => (Number.isInteger(figure) ? String(figure) : figure.toFixed(1))

afterAll(() => {
  const cell = (budget: Budget, measure: Measure) => {
    const figure = `${digits(mostOf(pagesOf(budget), measure))} / ${boundOf(budget)[measure]}`
    const above =
      measure !== 'files' && budget.aboveGoal?.[measure] !== undefined && ` (goal ${budget.goal[measure]})`
    return `${figure}${above || ''}`
  }
  const rows = [
    ['the most that a page needs / may', 'scripts, KB', 'files', 'page, KB', 'elements'],
    ...budgets.map((budget) => [budget.kind, ...measures.map((measure) => cell(budget, measure))]),
  ]
  console.log(rows.map((row) => row.map((text, at) => text.padEnd(at === 0 ? 34 : 24)).join('')).join('\n'))
})

test.each(budgets)('a $kind page answers within its budget', (budget) => {
  const pages = pagesOf(budget)
  expect(pages).not.toEqual([])
  const bound = boundOf(budget)
  const tooMuch = pages.flatMap((page) =>
    measures
      .filter((measure) => page[measure] > bound[measure])
      .map((measure) => `${page.path}: ${measure} ${digits(page[measure])}, at most ${bound[measure]}`),
  )
  expect(tooMuch).toEqual([])
})

test('a temporary limit is never below its goal', () => {
  for (const { kind, goal, aboveGoal = {} } of budgets)
    for (const measure of Object.keys(aboveGoal) as (keyof typeof aboveGoal)[])
      expect(aboveGoal[measure], `${kind}: ${measure}`).toBeGreaterThan(goal[measure])
})
