import { describe, expect, test } from 'vitest'
import type { Column } from '../../src/content/types'
import { expectNone, type LoadedLesson, loadLessons, problem } from '../support/content'
import { type NumberStyle, numberWords } from '../support/number-words'

const { lessons } = await loadLessons()

describe.each(lessons)('lesson $id', (loaded) => {
  test('has no misspelt number', () => {
    const { checked, problems } = checkNumbers(loaded)
    expectNone(problems)
    if (loaded.id === 'numbers-spanish') {
      console.log(`${checked} number words checked`)
      expect(checked).toBeGreaterThan(100)
    }
  })
})

/**
 * In a table whose first column has figures (`21`, `10 000`) or ordinals (`3rd`), the other columns must give them in
 * words.
 */
function checkNumbers({ id, lesson }: LoadedLesson): { checked: number; problems: string[] } {
  let checked = 0
  const problems: string[] = []
  for (const section of lesson.sections)
    section.blocks.forEach((block, index) => {
      if (block.kind !== 'table') return
      for (const row of block.rows) {
        const figure = readFigure(row[0] ?? '')
        if (figure === undefined) continue
        block.columns.forEach((column, at) => {
          const cell = row[at] ?? ''
          if (column.lang !== 'es' || cell === '') return
          checked++
          const why = numberProblem(cell, figure.value, styleOf(column, figure.isOrder))
          if (why !== undefined)
            problems.push(
              problem({ document: id, at: `sections/${section.id}/blocks/${index + 1} table` }, cell, why),
            )
        })
      }
    })
  return { checked, problems }
}

function readFigure(cell: string): { value: number; isOrder: boolean } | undefined {
  const [, digits, order] = /^(\d{1,3}(?:[\s\u00a0\u202f]\d{3})*|\d+)(st|nd|rd|th)?$/.exec(cell) ?? []
  if (digits === undefined) return undefined
  return { value: Number(digits.replace(/\D/g, '')), isOrder: order !== undefined }
}

function styleOf(column: Column, isOrder: boolean): NumberStyle {
  const isFeminine = /feminine/i.test(column.header)
  if (isOrder) return isFeminine ? 'ordinal-feminine' : 'ordinal-masculine'
  if (isFeminine) return 'cardinal-feminine'
  return /masculine/i.test(column.header) ? 'cardinal-masculine' : 'numbering'
}

function numberProblem(cell: string, value: number, style: NumberStyle): string | undefined {
  const expected = expectedWords(value, style)
  return cell === expected ? undefined : `${value} (${style}) is "${expected}"`
}

/** CLDR has *doscientos mil* before a feminine noun, but the RAE requires *doscientas mil*. */
function expectedWords(value: number, style: NumberStyle): string {
  const words = numberWords(value, style)
  return style === 'cardinal-feminine' ? words.replace(/(cient|quinient)os(?=.* mil)/, '$1as') : words
}

describe('the checks themselves', () => {
  test.each([
    [0, 'numbering', 'cero'],
    [16, 'numbering', 'dieciséis'],
    [18, 'numbering', 'dieciocho'],
    [21, 'cardinal-masculine', 'veintiún'],
    [22, 'numbering', 'veintidós'],
    [31, 'cardinal-feminine', 'treinta y una'],
    [100, 'numbering', 'cien'],
    [101, 'numbering', 'ciento uno'],
    [500, 'cardinal-feminine', 'quinientas'],
    [777, 'numbering', 'setecientos setenta y siete'],
    [999, 'cardinal-masculine', 'novecientos noventa y nueve'],
    [1000, 'numbering', 'mil'],
    [1999, 'numbering', 'mil novecientos noventa y nueve'],
    [21000, 'numbering', 'veintiún mil'],
    [200000, 'cardinal-feminine', 'doscientas mil'],
    [1000000, 'numbering', 'un millón'],
    [2500000, 'numbering', 'dos millones quinientos mil'],
    [7, 'ordinal-feminine', 'séptima'],
  ] as const)('%i (%s) is %s', (value, style, words) => {
    expect(expectedWords(value, style)).toBe(words)
  })

  test('report a wrong number', () => {
    expect(numberProblem('cincocientos', 500, 'numbering')).toContain('quinientos')
    expect(numberProblem('veintidos', 22, 'numbering')).toContain('veintidós')
    expect(readFigure('1\u202f200\u202f000')?.value).toBe(1200000)
    expect(readFigure('3rd')).toEqual({ value: 3, isOrder: true })
    expect(readFigure('Figure')).toBeUndefined()
  })
})
