import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MyExamLine } from './my-exam-line'
import { MyExamMark } from './my-exam-mark'
import { MyExamSettings } from './my-exam-settings'
import { examStore, saveExams } from './my-exams'

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const openLine = () => render(<MyExamLine page="reading" />, { wrapper: MemoryRouter })
const stored = () => JSON.parse(localStorage.getItem('proxima-exam') ?? 'null') as unknown

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 26, 12), toFake: ['Date'] })
})
afterEach(() => {
  saveExams(null)
  localStorage.clear()
  vi.useRealTimers()
})

test('a student is asked once, and the answer is a line with a link to what is on the paper', async () => {
  const { unmount } = openLine()
  await press('Choose your exam')
  expect(screen.getByText('Which exam are you preparing for?')).toHaveFocus()
  await press('Save')
  expect(screen.getByRole('alert')).toHaveTextContent('Choose your exam, or “Not sure yet”.')
  await userEvent.click(screen.getByRole('radio', { name: 'IB Spanish B HL' }))
  expect(screen.queryByRole('alert')).toBeNull()
  await userEvent.selectOptions(screen.getByLabelText('When is it?'), 'May 2027')
  await press('Save')
  const line = screen.getByText(/^Your exam:/)
  expect(line).toHaveFocus()
  expect(line).toHaveTextContent('Your exam: IB HL, May 2027 · IB HL texts · Change exam')
  expect(screen.getByRole('link', { name: 'IB HL texts' })).toHaveAttribute('href', '/#line-ib-hl')
  expect(stored()).toEqual({ version: 1, exams: [{ exam: 'hl', month: '2027-05' }] })
  unmount()
  openLine()
  expect(screen.queryByText('Which exam are you preparing for?')).toBeNull()
})

test('“not sure yet” is an answer, and cancelling is none', async () => {
  openLine()
  await press('Choose your exam')
  await press('Cancel')
  expect(screen.getByText('Which exam are you preparing for?')).toBeVisible()
  expect(stored()).toBeNull()
  await press('Choose your exam')
  await userEvent.click(screen.getByRole('radio', { name: 'Not sure yet' }))
  expect(screen.queryByLabelText('When is it?')).toBeNull()
  await press('Save')
  expect(screen.getByText(/^Your exam:/)).toHaveTextContent('Your exam: not sure yet · Change exam')
  expect(examStore.current()).toEqual([])
})

test('a student prepares for two exams, and no more', async () => {
  openLine()
  await press('Choose your exam')
  await userEvent.click(screen.getByRole('radio', { name: 'IGCSE' }))
  await press('Add a second exam')
  const second = screen.getByRole('group', { name: 'Your second exam' })
  expect(within(second).queryByRole('radio', { name: 'IGCSE' })).toBeNull()
  await userEvent.click(within(second).getByRole('radio', { name: 'IB ab initio' }))
  expect(screen.queryByRole('button', { name: 'Add a second exam' })).toBeNull()
  await press('Save')
  expect(screen.getByText(/^Your exams:/)).toHaveTextContent('Your exams: IGCSE; IB ab initio')
  await press('Change exam')
  await press('Remove the second exam')
  await press('Save')
  expect(examStore.current()).toEqual([{ exam: 'igcse', month: null }])
})

test('an exam that is over asks what is next, and keeps the other one', async () => {
  saveExams([
    { exam: 'igcse', month: '2026-05' },
    { exam: 'sl', month: '2028-05' },
  ])
  openLine()
  expect(screen.getByText(/What’s next\?/).closest('p')).toHaveTextContent(
    'IGCSE, May/June 2026: the exam is over. What’s next?',
  )
  await press('Choose your next exam')
  expect(screen.getByRole('radio', { name: 'IB Spanish B SL' })).toBeChecked()
  expect(screen.getByLabelText('When is it?')).toHaveDisplayValue('May 2028')
  await press('Save')
  expect(examStore.current()).toEqual([{ exam: 'sl', month: '2028-05' }])
})

test('the settings change the exam and its month at once', async () => {
  render(<MyExamSettings />)
  expect(screen.queryByLabelText('Exam date')).toBeNull()
  await userEvent.selectOptions(screen.getByLabelText('My exam'), 'IB SL')
  await userEvent.selectOptions(screen.getByLabelText('Exam date'), 'November 2027')
  expect(examStore.current()).toEqual([{ exam: 'sl', month: '2027-11' }])
  await userEvent.selectOptions(screen.getByLabelText('My exam'), 'Not sure yet')
  expect(examStore.current()).toEqual([])
  await userEvent.selectOptions(screen.getByLabelText('My exam'), 'Not chosen')
  expect(examStore.current()).toBeNull()
})

test('only what is on the student’s paper is marked', () => {
  saveExams([{ exam: 'sl', month: null }])
  const { rerender } = render(<MyExamMark exams={['IGCSE']} />)
  expect(screen.queryByText('On your paper')).toBeNull()
  rerender(<MyExamMark exams={['IB ab initio', 'IB SL']} />)
  expect(screen.getByText('On your paper')).toBeVisible()
})

test.each([
  ['another kind of value', '"igcse"', null],
  ['an exam that does not exist', '{"version":1,"exams":[{"exam":"gcse","month":null}]}', null],
  [
    'a month in which the exam is not held',
    '{"version":1,"exams":[{"exam":"sl","month":"2027-06"}]}',
    [{ exam: 'sl', month: null }],
  ],
  [
    'the same exam twice, and a third one',
    '{"version":1,"exams":[{"exam":"sl"},{"exam":"sl"},{"exam":"hl"},{"exam":"igcse"}]}',
    [
      { exam: 'sl', month: null },
      { exam: 'hl', month: null },
    ],
  ],
  ['a newer version', '{"version":2,"exams":[]}', null],
])('what somebody else wrote there is read as far as it makes sense: %s', (_, text, exams) => {
  localStorage.setItem('proxima-exam', text)
  expect(examStore.current()).toEqual(exams)
})
