import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import abInitio from '@/content/rooms/listening/ib-ab-initio-three-journeys'
import igcse from '@/content/rooms/listening/igcse-adventure-park'
import shortRecordings from '@/content/rooms/listening/igcse-eight-exchanges-in-town'
import type { ListeningPassage } from '@/content/rooms/types'
import { paceSetting } from '@/lib/voice-choice'
import { PassagePlayer } from './player'
import { usePlayer } from './use-player'

/** A device with one Spanish voice, which says everything at once. */
function stubVoice(): string[] {
  const said: string[] = []
  class Utterance {
    onstart: (() => void) | undefined
    onend: (() => void) | undefined
    constructor(readonly text: string) {}
  }
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => [{ lang: 'es-ES', name: 'Mónica' }],
    addEventListener: () => {},
    removeEventListener: () => {},
    cancel: () => {},
    speak: (utterance: Utterance) => {
      said.push(utterance.text)
      utterance.onstart?.()
      utterance.onend?.()
    },
  })
  return said
}

function Room({ passage }: { passage: ListeningPassage }) {
  const player = usePlayer(passage, 4)
  return <PassagePlayer passage={passage} player={player} colour="intermediate" onRead={() => {}} />
}

const open = (passage: ListeningPassage) =>
  render(
    <MemoryRouter>
      <Room passage={passage} />
    </MemoryRouter>,
  )

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  paceSetting.choose('0.8')
})

test('an ab initio student hears a passage three times, as in the exam', async () => {
  const said = stubVoice()
  open(abInitio)
  expect(screen.getByRole('status')).toHaveTextContent('You hear it three times, as in the exam')
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  await user.click(screen.getByRole('button', { name: 'Play three times, at ×0.8' }))
  const first = abInitio.lines[0]?.says ?? ''
  const heard = () => said.filter((text) => first.startsWith(text)).length
  for (const time of [1, 2, 3]) {
    await user.click(await screen.findByRole('button', { name: 'Skip' }))
    await vi.waitFor(() => expect(heard()).toBe(time), 10_000)
  }
  expect(await screen.findByText(/^That was the last time/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Skip' })).not.toBeInTheDocument()
})

test('an IGCSE student is told how often it plays, at which speed, and what is not as in the exam', () => {
  stubVoice()
  open(shortRecordings)
  expect(screen.getByRole('button', { name: 'Play twice, at ×0.8' })).toBeVisible()
  expect(screen.queryByText(/Play, as in the exam/)).not.toBeInTheDocument()
  expect(screen.getByText(/×0.8 is slower than normal speech/)).toHaveTextContent(
    'In the exam each short recording is repeated before the next one begins.',
  )
})

test('an IGCSE student who hears one long recording is not told of short ones', () => {
  stubVoice()
  open(igcse)
  expect(screen.getByText(/×0.8 is slower than normal speech/)).not.toHaveTextContent(/In the exam/)
})

test('a student who has set the full speed is not told that it is slow', () => {
  stubVoice()
  paceSetting.choose('1')
  open(igcse)
  expect(screen.getByRole('button', { name: 'Play twice, at ×1' })).toBeVisible()
  expect(screen.queryByText(/slower than normal speech/)).not.toBeInTheDocument()
})
