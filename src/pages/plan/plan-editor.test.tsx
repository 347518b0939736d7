import { exerciseCounts } from 'virtual:exercise-counts'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveExams } from '@/components/my-exam/my-exams'
import type { LessonId } from '@/content/registry'
import { exerciseName } from '@/exercises/item-names'
import { PlanEditor } from '@/features/planner/plan-editor'
import { planStore, savePlan } from '@/features/planner/saved-plan'
import { LessonCheck } from '@/features/quiz/lesson-check'
import { clearMemory, recordAnswer } from '@/lib/memory'
import { deletePapers, savePaper } from '@/lib/saved-papers'
import { useSavedPapers } from '@/lib/use-saved-papers'
import { Frame } from '../../../tests/support/signed-in'
import { Editor } from './editor'
import { piecesOf } from './pieces'

const now = new Date(2026, 10, 23, 18)

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true, now }))
afterEach(() => {
  savePlan(null)
  saveExams(null)
  deletePapers()
  clearMemory()
  vi.useRealTimers()
})

function Page() {
  const papers = useSavedPapers()
  return (
    <PlanEditor
      renderCheck={(check) => <LessonCheck {...check} />}
      known={{
        isRead: (id) => id === 'days-of-week',
        isCompleted: () => false,
        pieces: (exam) => piecesOf(exam, papers, new Map()),
        due: 0,
      }}
    />
  )
}

const open = async () => {
  await act(async () => render(<Page />, { wrapper: MemoryRouter }))
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
}
type User = Awaited<ReturnType<typeof open>>

async function make(user: User, date = '2026-12-21'): Promise<void> {
  await user.type(screen.getByLabelText('Date of the exam'), date)
  await user.click(screen.getByRole('button', { name: 'Make my plan' }))
}

test('a student who knows some lessons says so, and gets a plan without them', async () => {
  const user = await open()
  await user.click(screen.getByText('Which of these do you already know?'))
  // A lesson that has only been started does not count as known.
  expect(screen.getByRole('checkbox', { name: 'Days of the Week' })).not.toBeChecked()
  await user.click(screen.getByRole('checkbox', { name: 'Days of the Week' }))
  expect(screen.getByText('1 of 20 ticked')).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: 'Articles' }))

  await user.click(screen.getByRole('button', { name: 'Check what you know' }))
  for (const number of [1, 2, 3]) {
    await screen.findByText(new RegExp(`^Lesson ${number} of 20: `))
    await waitFor(() => expect(screen.getByRole('heading', { level: 3 })).toHaveFocus())
    await user.click(screen.getByRole('button', { name: 'I don’t know this' }))
  }
  expect(screen.getByText(/^The check has ticked 0 of 20 lessons\./)).toHaveFocus()
  expect(screen.getByRole('checkbox', { name: 'Days of the Week' })).not.toBeChecked()
  await user.click(screen.getByRole('checkbox', { name: 'Present' }))
  await make(user)

  expect(screen.getByRole('heading', { name: '28 days to go' })).toHaveFocus()
  expect(planStore.current()?.known).toEqual(['present'])
  expect(screen.getByRole('checkbox', { name: 'Done: Articles' })).not.toBeChecked()
  expect(screen.queryByRole('checkbox', { name: 'Done: Present' })).toBeNull()
})

test('a lesson that the student did not tick stays in the plan when it is made anew, and a done one does not', async () => {
  const user = await open()
  await make(user)
  const lessonsToDo = () =>
    planStore
      .current()
      ?.stops.flatMap((stop) => (stop.kind === 'lesson' && stop.done === undefined ? [stop.lesson] : []))
  const before = lessonsToDo()
  expect(before).toContain('days-of-week')
  await user.click(screen.getByRole('checkbox', { name: 'Done: Articles' }))
  await user.click(screen.getByRole('button', { name: 'Change dates, hours or lessons' }))
  await user.click(screen.getByRole('button', { name: 'Make a new plan' }))
  expect(lessonsToDo()?.slice(0, 3)).toEqual(before?.slice(1, 4))
  expect(planStore.current()?.known).toEqual(['articles-spanish'])
})

test('a student says when the oral is, and corrects a date that can’t be', async () => {
  const user = await open()
  const oral = screen.getByLabelText('Date of the speaking test, if you know it')
  await user.type(oral, '2027-01-10')
  await make(user)
  expect(oral).toHaveFocus()
  expect(screen.getByRole('alert')).toHaveTextContent(/^This is after the exam\./)
  await user.clear(oral)
  await user.type(oral, '2026-12-10')
  await user.click(screen.getByRole('button', { name: 'Make my plan' }))
  expect(screen.getByText(/^The speaking test: Thursday 10 December, in 17 days$/)).toBeVisible()
  expect(planStore.current()?.oral).toBe('2026-12-10')
})

test('a student who does not know the date of the oral is asked for it, and told when speaking ends', async () => {
  const user = await open()
  await make(user)
  expect(screen.getByText('When is the speaking test?').closest('p')).toHaveTextContent(
    /^When is the speaking test\? Ask your teacher: it may be weeks before the written papers\. Until you add the date, the plan has all speaking by \w+ 1\d December\. Add the date$/,
  )
  await user.click(screen.getByRole('button', { name: 'Add the date' }))
  expect(screen.getByRole('heading', { name: 'Change the plan' })).toHaveFocus()
  await user.type(screen.getByLabelText(/^Date of the speaking test/), '2026-11-16')
  await user.click(screen.getByRole('button', { name: 'Make a new plan' }))
  expect(screen.getByText('The speaking test is over, so no more speaking is scheduled.')).toBeVisible()
  expect(screen.queryByText('When is the speaking test?')).toBeNull()
  expect(planStore.current()?.stops.some(({ kind }) => kind === 'speak')).toBe(false)
})

test('a student who only knows the session is told which day we assume', async () => {
  saveExams([{ exam: 'igcse', month: '2027-02' }])
  const user = await open()
  await user.selectOptions(screen.getByLabelText('Hours a week'), '1 hour')
  await user.click(screen.getByRole('button', { name: 'Make my plan' }))
  expect(screen.getByText(/^We only know the month/)).toHaveTextContent(
    /^We only know the month of your exam, so the plan ends on Monday 1 February\./,
  )
  await user.click(screen.getByRole('button', { name: 'Add the exam date' }))
  const date = screen.getByLabelText('Date of the exam')
  expect(date).toHaveAccessibleDescription(/^We only know the month of your exam\./)
  await user.clear(date)
  await user.type(date, '2027-02-11')
  await user.click(screen.getByRole('button', { name: 'Make a new plan' }))
  expect(screen.queryByText(/^We only know the month/)).toBeNull()
})

test('a student who has ticked everything for this week is shown what comes next', async () => {
  const user = await open()
  await make(user)
  const week = screen.getByRole('region', { name: 'This week' })
  expect(within(week).queryByText('You’ve done everything for this week.')).toBeNull()
  for (const box of within(week).getAllByRole('checkbox')) await user.click(box)
  const next = within(week).getByText('You’ve done everything for this week.').closest('p')
  expect(next).toHaveTextContent(/Next, \w+ (30 November|\d December): ./)
  const stop = within(screen.getByRole('region', { name: 'Next week' })).getAllByRole('checkbox')[0]
  expect(stop).toHaveAccessibleName(`Done: ${next?.querySelector('a')?.textContent}`)
})

test('a lesson finished on this device without an account is known to a new plan, and ticked in an old one', async () => {
  const finish = (lesson: LessonId) => {
    const all = exerciseCounts[lesson] ?? 0
    for (let at = 0; at < all; at += 1) recordAnswer(exerciseName(lesson, `${at}`), 'right')
  }
  finish('articles-spanish')
  await act(async () =>
    render(
      <Frame session={null}>
        <Editor />
      </Frame>,
    ),
  )
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  await make(user)
  expect(planStore.current()?.known).toEqual(['articles-spanish'])
  expect(screen.queryByRole('checkbox', { name: 'Done: Articles' })).toBeNull()
  const present = screen.getByRole('checkbox', { name: 'Done: Present' })
  act(() => finish('present'))
  expect(present).toBeChecked()

  // A student who wants to do a lesson again after all finds it open.
  await user.click(screen.getByRole('button', { name: 'Change dates, hours or lessons' }))
  await user.click(screen.getByText('Which of these do you already know?'))
  await user.click(screen.getByRole('checkbox', { name: 'Articles' }))
  await user.click(screen.getByRole('button', { name: 'Make a new plan' }))
  expect(screen.getByRole('checkbox', { name: 'Done: Articles' })).not.toBeChecked()
})

test('a stop names a text, is ticked when the text is marked, and opens again', async () => {
  const user = await open()
  await make(user)
  const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^Done: Reading: / })
  const text = piecesOf('igcse', new Map(), new Map()).read[0]
  const first = `Done: Reading: ${text?.title}`
  expect(boxes()[0]).toHaveAccessibleName(first)
  expect(screen.getAllByRole('link', { name: `Reading: ${text?.title}` })[0]).toHaveAttribute(
    'href',
    text?.to,
  )
  act(() =>
    savePaper(`reading/${text?.id}`, {
      answers: {},
      judged: {},
      result: { got: 3, of: 8, open: 0, at: now.getTime() + 1000 },
    }),
  )
  expect(screen.getByRole('checkbox', { name: first })).toBeChecked()
  await user.click(screen.getByRole('checkbox', { name: first }))
  expect(screen.getByText(/, because you reopened it$/)).toBeVisible()
})

test('a student takes a week off, moves a stop to the front, leaves one out, and takes that back', async () => {
  const user = await open()
  await make(user)
  const week = screen.getByRole('region', { name: 'Next week' })
  await user.click(within(week).getByRole('button', { name: 'Take this week off: Next week' }))
  expect(planStore.current()?.off).toEqual(['2026-11-30'])
  expect(within(week).queryAllByRole('checkbox')).toEqual([])
  await user.click(within(week).getByRole('button', { name: /^Study this week after all/ }))
  expect(planStore.current()?.off).toBeUndefined()

  const stops = () => planStore.current()?.stops.map(({ id }) => id) ?? []
  const lesson = within(week).getAllByRole('checkbox', { name: 'Done: Past Tense: Preterite' })[0]
  const choose = async (choice: string) => {
    const menu = screen
      .getAllByText('Past Tense: Preterite')
      .find((title) => title.closest('summary') !== null)
      ?.closest('details')
    if (!menu) throw new Error('The lesson has no menu')
    await user.click(within(menu).getByText(choice))
  }
  expect(lesson).toBeDefined()
  await choose('Do it first')
  expect(screen.getAllByRole('checkbox')[0]).toHaveAccessibleName('Done: Past Tense: Preterite')
  const before = stops()
  await choose('Leave it out')
  expect(stops()).toEqual(before.slice(1))
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(stops()).toEqual(before)

  await choose('Leave it out')
  expect(screen.getByText(/^You left out Past Tense: Preterite\./)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Put it back' }))
  expect([...stops()].sort()).toEqual([...before].sort())
})
