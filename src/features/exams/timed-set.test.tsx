import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listeningSet, readingSet, speakingSet } from '@/content/exams/igcse-sets'
import { TimedSetView } from './timed-set'

interface Said {
  text: string
  pitch: number
}

/** A device with one Spanish voice. It finishes every utterance immediately. */
function stubVoice(): Said[] {
  const said: Said[] = []
  class Utterance {
    pitch = 1
    onend: (() => void) | undefined
    constructor(readonly text: string) {}
  }
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => [{ lang: 'es-ES' }],
    addEventListener: () => {},
    removeEventListener: () => {},
    cancel: () => {},
    speak: (utterance: Utterance) => {
      said.push({ text: utterance.text, pitch: utterance.pitch })
      utterance.onend?.()
    },
  })
  return said
}

const show = (set: typeof readingSet) =>
  render(
    <MemoryRouter>
      <TimedSetView set={set} />
    </MemoryRouter>,
  )

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a student sees how long the set takes and its marks, and the numbers continue through the set', () => {
  show(readingSet)
  expect(screen.getByText('30 minutes, 23 marks.')).toBeInTheDocument()
  const question = screen.getByText('Según su madre, ¿qué tenía que hacer Adrián? Escribe dos cosas.')
  expect(question.closest('li')).toHaveAttribute('value', '8')
  expect(screen.getByText('Salir más').closest('li')).toHaveAttribute('value', '8')
})

test('a student finds the set and its mark scheme closed', () => {
  show(readingSet)
  for (const name of ['The set', 'The mark scheme'])
    expect(screen.getByText(name).closest('details')).not.toHaveAttribute('open')
})

test('a student does the set against the clock, which can be paused', async () => {
  show(readingSet)
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  await user.click(screen.getByRole('button', { name: 'Start the clock: 30 minutes', hidden: true }))
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(screen.getByRole('timer', { hidden: true })).toHaveTextContent(/^Time left: (?:29:00|28:59)$/)
  await user.click(screen.getByRole('button', { name: 'Pause', hidden: true }))
  expect(screen.getByRole('button', { name: 'Resume', hidden: true })).toBeInTheDocument()
})

test('a student plays a dialogue twice, in two voices, and sees the transcript only on request', async () => {
  const said = stubVoice()
  show(listeningSet)
  const question = screen.getByText('¿Dónde está Correos?').closest('li')
  if (question === null) throw new Error('the question is in no list')
  expect(within(question).getByText('Show the transcript').closest('details')).not.toHaveAttribute('open')
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  await user.click(within(question).getByRole('button', { name: 'Listen twice', hidden: true }))
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(3000)
  expect(said.map(({ text }) => text)).toEqual([
    'Perdone, ¿para ir a Correos?',
    'Siga todo recto y tome la segunda a la izquierda.',
    'Está enfrente del mercado.',
    'Perdone, ¿para ir a Correos?',
    'Siga todo recto y tome la segunda a la izquierda.',
    'Está enfrente del mercado.',
  ])
  expect(said.map(({ pitch }) => pitch)).toEqual([1, 0.7, 0.7, 1, 0.7, 0.7])
})

test('a student plays an examiner’s question once, and its second part separately', async () => {
  const said = stubVoice()
  show(speakingSet)
  const question = screen.getByText('¿De dónde venía?').closest('li')
  if (question === null) throw new Error('the question is in no list')
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  const [first, second] = within(question).getAllByRole('button', { name: 'Listen', hidden: true })
  if (first === undefined || second === undefined) throw new Error('the question has no two parts')
  await user.click(first)
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(3000)
  expect(said.map(({ text }) => text)).toEqual(['¿De dónde venía?'])
  await user.click(second)
  await vi.advanceTimersByTimeAsync(3000)
  expect(said.map(({ text }) => text)).toEqual(['¿De dónde venía?', '¿A qué hora llegó el tren?'])
})

test('a student who takes the oral doesn’t see the questions', () => {
  show(speakingSet)
  expect(screen.getByText('20 minutes, 40 marks.')).toBeInTheDocument()
  const said = screen.getByText('Buenos días. ¿Qué le ha pasado?')
  expect(said.closest('details')?.querySelector('summary')).toHaveTextContent('Show the transcript')
})
