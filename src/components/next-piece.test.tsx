import { readingList } from 'virtual:reading-list'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { ReadingEntry } from '@/content/reading-list'
import type { Exam } from '@/content/rooms/types'
import { paths } from '@/paths'
import { NextPiece } from './next-piece'

function openAfter(entry: ReadingEntry | undefined) {
  if (entry === undefined) throw new Error('There is no such text')
  render(<NextPiece entry={entry} list={readingList} noun="text" isSpanish to={paths.readingText} />, {
    wrapper: MemoryRouter,
  })
  return screen.getByRole('link')
}

const textsFor = (exam: Exam) => readingList.filter((entry) => entry.exam === exam)

test('after a text, the next one for the same exam', () => {
  const [first, second] = textsFor('IGCSE')
  const link = openAfter(first)
  expect(link).toHaveAccessibleName(`Next text: ${second?.title}`)
  expect(link).toHaveAttribute('href', paths.readingText(second?.id ?? ''))
  expect(screen.getByText(second?.title ?? '')).toHaveAttribute('lang', 'es')
})

test('after the last one, the recordings for that exam, and not a text for another exam', () => {
  const link = openAfter(textsFor('IB ab initio').at(-1))
  expect(link).toHaveAccessibleName('Next: listening for IB ab initio')
  expect(link).toHaveAttribute('href', '/listen#line-ib-ab-initio')
})
