import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeVoice, giveDevice } from '../../tests/support/fake-voices'
import { SpokenText } from './rich-text'

afterEach(() => {
  // The page remembers which voices have failed.
  fireEvent.online(window)
  vi.unstubAllGlobals()
})

test('a student who presses a word and hears nothing is told why, and keeps the place', async () => {
  giveDevice({ voices: [fakeVoice('Mónica', 'es-ES', { habit: 'fails' })] })
  render(
    <>
      <SpokenText text="hablo" />
      <SpokenText text="hablas" />
    </>,
  )
  const word = await screen.findByRole('button', { name: 'hablo' })
  await userEvent.click(word)
  // jsdom does not open popovers.
  const note = await screen.findByRole('note', { hidden: true })
  expect(note).toHaveTextContent(/^This device’s voice isn’t working, so there’s no sound/)
  expect(word).toBeVisible()
  expect(screen.queryByRole('button', { name: 'hablas' })).not.toBeInTheDocument()
})
