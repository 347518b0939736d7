import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { TodaysDate } from './todays-date'

afterEach(() => {
  vi.useRealTimers()
})

test('a student who leaves the page open reads the new date after their own midnight', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 26, 23, 59) })
  render(<TodaysDate />)
  expect(screen.getByText('Thursday, 26 November 2026')).toBeVisible()
  act(() => {
    vi.advanceTimersByTime(59_000)
  })
  expect(screen.getByText('Thursday, 26 November 2026')).toBeVisible()
  act(() => {
    vi.advanceTimersByTime(30_000)
  })
  expect(screen.getByText('Friday, 27 November 2026')).toBeVisible()
})

test('a student who opens their laptop in the morning reads the new date at once', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 26, 22), toFake: ['Date'] })
  render(<TodaysDate />)
  vi.setSystemTime(new Date(2026, 10, 27, 8))
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
  expect(screen.getByText('Friday, 27 November 2026')).toBeVisible()
})
