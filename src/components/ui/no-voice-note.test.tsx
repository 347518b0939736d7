import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { SpeakButton } from './speak-button'

test('after a press that fails, every button stays, and a note says how to get a voice', async () => {
  // Like a browser that lists no voices and can't speak.
  const synthesis = {
    getVoices: () => [],
    cancel: () => {},
    speak: (utterance: { onerror?: (event: { error: string }) => void }) =>
      utterance.onerror?.({ error: 'synthesis-unavailable' }),
  }
  vi.stubGlobal('speechSynthesis', synthesis)
  vi.stubGlobal('SpeechSynthesisUtterance', class {})
  render(
    <>
      <SpeakButton text="Hola." />
      <SpeakButton text="Adiós." />
    </>,
  )
  const [first, second] = await screen.findAllByRole('button', { name: 'Listen to the text' })
  if (first === undefined || second === undefined) throw new Error('There are no two buttons')
  await userEvent.click(first)
  // jsdom does not open popovers.
  const note = await screen.findByRole('note', { hidden: true })
  expect(note).toHaveTextContent(
    /^This device’s voice isn’t working, so there’s no sound\. Search your device’s settings/,
  )
  expect(first).toBeVisible()
  expect(second).toBeVisible()
})
