import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { VoiceContext } from '@/lib/speech'
import { Recorder } from './recorder'
import { Sequence } from './sequence'
import { RecorderContext } from './use-recorder'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => [{ lang: 'es-ES', name: 'Mónica' }],
    addEventListener: () => {},
    removeEventListener: () => {},
    cancel: () => {},
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

test('the examiner lets a screen reader say which question it is, and says nothing after the end', async () => {
  const said: string[] = []
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
  await user.click(screen.getByRole('button', { name: 'Begin' }))
  expect(screen.getByRole('heading', { name: 'Question 1 of 3' })).toHaveFocus()
  expect(said).toEqual([])
  aSecondPasses()
  expect(said).toEqual(['¿Adónde vas?'])

  // Whoever goes on at once does not hear what they have left.
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await user.click(screen.getByRole('button', { name: 'Next' }))
  aSecondPasses()
  expect(said.slice(1)).toEqual(['¿Por qué?'])

  await user.click(screen.getByRole('button', { name: /^End/ }))
  await user.click(screen.getByRole('button', { name: 'Begin' }))
  await user.click(screen.getByRole('button', { name: 'Stop here' }))
  aSecondPasses()
  expect(said).toHaveLength(2)
})
