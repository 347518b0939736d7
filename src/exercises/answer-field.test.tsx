import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SpanishLine } from './answer-field'

function openLine() {
  const submit = vi.fn((event: Event) => event.preventDefault())
  render(
    <form onSubmit={(event) => submit(event.nativeEvent)}>
      <SpanishLine aria-label="Line 1" keysShown={false} value="Vivo en Soria." onChange={() => {}} />
      <button type="submit">Check</button>
    </form>,
  )
  return { line: screen.getByLabelText('Line 1'), submit }
}

test('a student presses Enter in a line and hands the text in', () => {
  const { line, submit } = openLine()
  fireEvent.keyDown(line, { key: 'Enter', keyCode: 13 })
  expect(submit).toHaveBeenCalledOnce()
})

test.each([
  ['Chrome and Firefox', { key: 'Enter', keyCode: 229, isComposing: true }],
  ['Safari', { key: 'Enter', keyCode: 229, isComposing: false }],
  ['an older Firefox', { key: 'Enter', keyCode: 13, isComposing: true }],
])('a student accepts a word of their input method with Enter in %s, and keeps typing', (_, press) => {
  const { line, submit } = openLine()
  const event = createEvent.keyDown(line, press)
  fireEvent(line, event)
  expect(submit).not.toHaveBeenCalled()
  expect(event.defaultPrevented).toBe(false)
})
