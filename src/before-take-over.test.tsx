import { afterEach, expect, test } from 'vitest'
import { keepUntilTakeOver } from './before-take-over'
import { partHere } from './lib/part-events'

afterEach(() => {
  document.body.innerHTML = ''
})

test('a press on a part that is being hydrated is handled once, after hydration', async () => {
  document.body.innerHTML = '<div id="root"><div data-part="waiting"><button>Open</button></div></div>'
  const part = document.querySelector<HTMLElement>('[data-part]')
  const button = document.querySelector('button')
  if (part === null || button === null) throw new Error('There is no part')
  let answered = 0
  // A React root listens for events before its elements are hydrated, and hydrates an element at once when it is
  // pressed.
  part.addEventListener('click', () => {
    answered += 1
  })
  keepUntilTakeOver().takenOver()

  button.click()
  expect(answered).toBe(0)
  expect(button).toHaveAttribute('aria-busy', 'true')

  Object.assign(button, { __reactProps$test: {} })
  part.dataset['part'] = 'here'
  part.dispatchEvent(new Event(partHere, { bubbles: true }))
  await expect.poll(() => answered).toBe(1)
  expect(button).not.toHaveAttribute('aria-busy')
})
