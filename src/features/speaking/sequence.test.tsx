import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { VoiceContext } from '@/lib/speech'
import { Recorder } from './recorder'
import { Sequence } from './sequence'
import { RecorderContext } from './use-recorder'

let said: string[]

beforeEach(() => {
  said = []
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => [{ lang: 'es-ES', name: 'Mónica' }],
    addEventListener: () => {},
    removeEventListener: () => {},
    cancel: () => said.push('(hush)'),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const asked = ['¿Adónde vas?', '¿Con quién?', '¿Por qué?'].map((says, at) => ({
  slot: `${at}`,
  name: `Question ${at + 1} of 3`,
  who: 'the examiner',
  says,
  en: '',
}))

test('the examiner names each question for screen readers, and announces nothing after the end', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  render(
    <RecorderContext value={new Recorder()}>
      <VoiceContext value={(text) => said.push(text)}>
        <Sequence start="Begin" asked={asked} onEnd={() => {}} />
      </VoiceContext>
    </RecorderContext>,
  )
  const aSecondPasses = () =>
    act(() => {
      vi.advanceTimersByTime(1000)
    })
  const spoken = () => said.filter((text) => text !== '(hush)')
  await user.click(screen.getByRole('button', { name: 'Begin' }))
  expect(screen.getByRole('heading', { name: 'Question 1 of 3' })).toHaveFocus()
  expect(spoken()).toEqual([])
  aSecondPasses()
  expect(spoken()).toEqual(['¿Adónde vas?'])

  // Leaving a question stops its audio at once.
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(said.at(-1)).toBe('(hush)')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  aSecondPasses()
  expect(spoken().slice(1)).toEqual(['¿Por qué?'])

  await user.click(screen.getByRole('button', { name: /^Finish/ }))
  await user.click(screen.getByRole('button', { name: 'Begin' }))
  await user.click(screen.getByRole('button', { name: 'Stop here' }))
  aSecondPasses()
  expect(spoken()).toHaveLength(2)

  // Recording stops the audio. “Listen again” plays the question once.
  await user.click(screen.getByRole('button', { name: 'Begin' }))
  await user.click(screen.getByRole('button', { name: /^Record/ }))
  aSecondPasses()
  expect(spoken()).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await user.click(screen.getByRole('button', { name: /^Listen again/ }))
  aSecondPasses()
  expect(spoken().slice(2)).toEqual(['¿Con quién?'])
})
