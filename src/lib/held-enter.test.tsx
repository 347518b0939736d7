import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ignoreHeldEnter } from './held-enter'

test('Enter presses a button or submits a form once, however long it is held down', () => {
  ignoreHeldEnter()
  render(
    <form>
      <input aria-label="Answer" />
      <button type="button">Next</button>
      <textarea aria-label="Text" />
    </form>,
  )
  // `fireEvent` returns false if the event was cancelled, so that the browser does nothing.
  for (const control of [screen.getByRole('button'), screen.getByLabelText('Answer')]) {
    expect(fireEvent.keyDown(control, { key: 'Enter' })).toBe(true)
    expect(fireEvent.keyDown(control, { key: 'Enter', repeat: true })).toBe(false)
  }
  expect(fireEvent.keyDown(screen.getByLabelText('Answer'), { key: 'a', repeat: true })).toBe(true)
  expect(fireEvent.keyDown(screen.getByLabelText('Text'), { key: 'Enter', repeat: true })).toBe(true)
})
