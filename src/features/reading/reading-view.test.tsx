import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ReadingView } from './reading-view'

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => vi.useRealTimers())

test('a student who reads against the clock sees the time, may hide it, and is told once that it is running', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  await act(async () =>
    render(
      <Suspense>
        <ReadingView id="ib-sl-my-accent" />
      </Suspense>,
      { wrapper: MemoryRouter },
    ),
  )
  await user.click(await screen.findByRole('button', { name: 'Start reading' }))
  const message = 'The clock is running. Press “I’ve finished reading” when you finish.'
  expect(screen.getAllByRole('status').filter(({ textContent }) => textContent === message)).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Hide the clock' })).toHaveFocus()
  act(() => {
    vi.advanceTimersByTime(65_000)
  })
  expect(screen.getByRole('timer')).toHaveTextContent(/^Time so far: 1:0\d$/)

  await user.keyboard('{Enter}')
  expect(screen.queryByRole('timer')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show the clock' }))
  expect(screen.getByRole('timer')).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'I’ve finished reading' }))
  expect(document.activeElement).toHaveTextContent(/words in 1 min \d s: \d+ words a minute\./)
  // Moving focus announces the result, so a live region would announce it twice.
  expect(
    screen
      .queryAllByRole('status')
      .map(({ textContent }) => textContent)
      .join(),
  ).not.toMatch(/minute/)
})
