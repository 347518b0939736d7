import { useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { keepUntilTakeOver } from './before-take-over'
import { partHere } from './lib/part-events'

/** Ends the recording of the last test. */
let giveUp = () => {}

function keepInput() {
  const kept = keepUntilTakeOver()
  giveUp = kept.giveUp
  return kept
}

afterEach(() => {
  document.body.innerHTML = ''
  giveUp()
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
  keepInput().takenOver()

  button.click()
  expect(answered).toBe(0)
  expect(button).toHaveAttribute('aria-busy', 'true')

  Object.assign(button, { __reactProps$test: {} })
  part.dataset['part'] = 'here'
  part.dispatchEvent(new Event(partHere, { bubbles: true }))
  await expect.poll(() => answered).toBe(1)
  expect(button).not.toHaveAttribute('aria-busy')
})

test('a press between the hydration of a button and the first effects is answered once', async () => {
  document.body.innerHTML = '<div id="root"><button type="button">Create an account</button></div>'
  const root = document.querySelector('#root')
  if (root === null) throw new Error('There is no root')
  let answered = 0
  const { takenOver } = keepInput()
  const onClick = () => {
    answered += 1
  }
  function Page() {
    useEffect(() => {
      // React has hydrated the button, but the effects of its ancestors have not run.
      root?.querySelector('button')?.click()
    }, [])
    return (
      <button type="button" onClick={onClick}>
        Create an account
      </button>
    )
  }
  await new Promise<void>((resolve) => {
    function App() {
      useEffect(resolve, [])
      return <Page />
    }
    hydrateRoot(root, <App />)
  })
  expect(answered).toBe(0)
  takenOver()
  expect(answered).toBe(1)
})

test('what Ana types and presses beside the icons of a password manager is not lost when the form is rendered anew', async () => {
  const page = '<form><input type="email"><button type="button">Sign In</button></form>'
  document.body.innerHTML = `<div id="root">${page}</div>`
  const root = document.querySelector('#root')
  const field = document.querySelector('input')
  if (root === null || field === null) throw new Error('There is no form')
  const { takenOver } = keepInput()
  field.after(document.createElement('div'))
  field.focus()
  field.value = 'ana@example.com'
  field.dispatchEvent(new Event('input', { bubbles: true }))
  document.querySelector('button')?.click()

  const sent: string[] = []
  function SignIn() {
    const [email, setEmail] = useState('')
    return (
      <form>
        <input type="email" value={email} onChange={({ target }) => setEmail(target.value)} />
        <button
          type="button"
          onClick={({ currentTarget: { form } }) => sent.push(form?.querySelector('input')?.value ?? '')}
        >
          Sign In
        </button>
      </form>
    )
  }
  await new Promise<void>((resolve) => {
    function App() {
      useEffect(resolve, [])
      return <SignIn />
    }
    hydrateRoot(root, <App />, { onRecoverableError() {} })
  })
  expect(field).not.toBeInTheDocument()
  takenOver()
  await expect.poll(() => document.querySelector('input')?.value).toBe('ana@example.com')
  expect(document.querySelector('input')).toHaveFocus()
  expect(sent).toEqual(['ana@example.com'])
})
