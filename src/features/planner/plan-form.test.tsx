import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { examStore, saveExams } from '@/components/my-exam/my-exams'
import { PlanForm } from './plan-form'

const onRequest = vi.fn()
const openForm = () =>
  render(
    <PlanForm
      today="2026-11-26"
      isRead={() => false}
      renderCheck={() => null}
      submit="Make my plan"
      onRequest={onRequest}
    />,
  )
const exam = () => screen.getByRole('combobox', { name: 'Exam' })

afterEach(() => {
  saveExams(null)
  onRequest.mockReset()
})

test('the form begins with the exam that the student has chosen, and with its month', async () => {
  saveExams([
    { exam: 'igcse', month: '2026-05' },
    { exam: 'hl', month: '2027-05' },
  ])
  openForm()
  expect(exam()).toHaveDisplayValue('IB Spanish B HL')
  expect(screen.getByLabelText('Date of the exam')).toHaveValue('2027-05-01')
  await userEvent.selectOptions(exam(), 'ab-initio')
  expect(screen.getByLabelText('Date of the exam')).toHaveValue('')
})

test('a student who was never asked has answered with the plan, and others keep their answer', async () => {
  const { unmount } = openForm()
  expect(exam()).toHaveDisplayValue(/^IGCSE/)
  await userEvent.type(screen.getByLabelText('Date of the exam'), '2027-06-08')
  await userEvent.click(screen.getByRole('button', { name: 'Make my plan' }))
  expect(onRequest).toHaveBeenCalledWith(
    expect.objectContaining({ exam: 'igcse', date: '2027-06-08', hours: 3 }),
  )
  expect(examStore.current()).toEqual([{ exam: 'igcse', month: '2027-05' }])
  unmount()
  openForm()
  await userEvent.selectOptions(exam(), 'sl')
  await userEvent.type(screen.getByLabelText('Date of the exam'), '2027-05-08')
  await userEvent.click(screen.getByRole('button', { name: 'Make my plan' }))
  expect(examStore.current()).toEqual([{ exam: 'igcse', month: '2027-05' }])
})

test('a plan also fills in the month of an exam that was chosen without one', async () => {
  saveExams([{ exam: 'sl', month: null }])
  openForm()
  await userEvent.type(screen.getByLabelText('Date of the exam'), '2027-05-08')
  await userEvent.click(screen.getByRole('button', { name: 'Make my plan' }))
  expect(examStore.current()).toEqual([{ exam: 'sl', month: '2027-05' }])
})

test('the form stops asking for a date once the settings give the month', async () => {
  saveExams([{ exam: 'igcse', month: null }])
  openForm()
  const date = screen.getByLabelText('Date of the exam')
  await userEvent.click(screen.getByRole('button', { name: 'Make my plan' }))
  expect(date).toBeInvalid()
  act(() => saveExams([{ exam: 'igcse', month: '2027-05' }]))
  expect(date).toHaveValue('2027-05-01')
  expect(date).toBeValid()
  expect(date).toHaveAccessibleDescription(/^We only know the month of your exam\. Change this when you know/)
})

test('the plan knows that the first day of the session is only assumed, until the student gives the date', async () => {
  saveExams([{ exam: 'igcse', month: '2027-05' }])
  openForm()
  const make = screen.getByRole('button', { name: 'Make my plan' })
  await userEvent.click(make)
  expect(onRequest.mock.lastCall?.[0]).toMatchObject({ date: '2027-05-01', isFirstDay: true })
  const date = screen.getByLabelText('Date of the exam')
  await userEvent.clear(date)
  await userEvent.type(date, '2027-05-11')
  await userEvent.click(make)
  expect(onRequest.mock.lastCall?.[0]).toMatchObject({ date: '2027-05-11' })
  expect(onRequest.mock.lastCall?.[0]).not.toHaveProperty('isFirstDay')
})

test('a student of Spanish B sees, without opening anything, how many lessons we assume they know', async () => {
  openForm()
  await userEvent.selectOptions(exam(), 'sl')
  const summary = screen.getByText('Which of these do you already know?').closest('summary')
  expect(summary).toHaveTextContent(/We assume you know 1\d basic lessons\. Change$/)
  await userEvent.click(screen.getByText('Which of these do you already know?'))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Present' }))
  expect(summary).toHaveTextContent(/We assume you know 1\d basic lessons\. Change$/)
  await userEvent.selectOptions(exam(), 'igcse')
  expect(summary).not.toHaveTextContent('We assume')
})

test('a student whose oral is over puts in its date', async () => {
  openForm()
  await userEvent.type(screen.getByLabelText('Date of the exam'), '2027-05-08')
  const oral = screen.getByLabelText(/^Date of the speaking test/)
  expect(oral).toHaveAccessibleDescription(/^Ask your teacher/)
  await userEvent.type(oral, '2026-11-20')
  await userEvent.click(screen.getByRole('button', { name: 'Make my plan' }))
  expect(onRequest.mock.lastCall?.[0]).toMatchObject({ oral: '2026-11-20' })
})
