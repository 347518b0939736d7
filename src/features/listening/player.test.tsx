import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import abInitio from '@/content/rooms/listening/ib-ab-initio-three-journeys'
import igcse from '@/content/rooms/listening/igcse-adventure-park'
import shortRecordings from '@/content/rooms/listening/igcse-eight-exchanges-in-town'
import type { ListeningPassage } from '@/content/rooms/types'
import { accentSetting, paceSetting } from '@/lib/voice-choice'
import { fakeVoice, giveDevice } from '../../../tests/support/fake-voices'
import { minutesFor } from './listening-papers'
import { PassagePlayer } from './player'
import { usePlayer } from './use-player'

/** A device with one Spanish voice. It finishes every utterance immediately. */
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
  // The page remembers which voices have failed.
  fireEvent.online(window)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  paceSetting.choose('0.8')
  accentSetting.choose('spain')
})

test('an ab initio student hears a recording three times, as in the exam', async () => {
  const said = stubVoice()
  open(abInitio)
  expect(screen.getByRole('status')).toHaveTextContent('You hear it three times, as in the exam')
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  await user.click(screen.getByRole('button', { name: 'Play three times, at ×0.8' }))
  await vi.dynamicImportSettled()
  const first = abInitio.lines[0]?.says ?? ''
  const heard = () => said.filter((text) => first.startsWith(text)).length
  for (const time of [1, 2, 3]) {
    await user.click(await screen.findByRole('button', { name: 'Skip' }))
    await vi.waitFor(() => expect(heard()).toBe(time), 10_000)
  }
  expect(await screen.findByText(/^You won’t hear it again/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Skip' })).not.toBeInTheDocument()
})

test('an IGCSE student hears each short recording twice before the next one, as in the exam', async () => {
  const said = stubVoice()
  open(shortRecordings)
  expect(screen.getByRole('status')).toHaveTextContent('You hear each recording twice, as in the exam')
  expect(screen.getByText(/×0.8 is slower than normal speech/)).toBeVisible()
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  await user.click(screen.getByRole('button', { name: 'Play twice, at ×0.8' }))
  await vi.dynamicImportSettled()
  const skip = async () => user.click(await screen.findByRole('button', { name: 'Skip' }))
  const begun = () => said.filter((text) => text.startsWith('Conversación '))
  await skip()
  expect(await screen.findByText('Pause. Check your answers. You’ll hear it again.')).toBeVisible()
  expect(begun()).toEqual(['Conversación uno.'])
  await skip()
  expect(await screen.findByText('Pause. The next recording follows.')).toBeVisible()
  expect(begun()).toEqual(['Conversación uno.', 'Conversación uno.'])
  for (let times = 0; times < 14; times += 1) await skip()
  expect(await screen.findByText(/^You won’t hear it again/)).toBeVisible()
  expect(begun()).toHaveLength(16)
  expect(begun().slice(-2)).toEqual(['Conversación ocho.', 'Conversación ocho.'])
})

test('the pauses are as long as in the exam: minutes for the IB, seconds for IGCSE', async () => {
  stubVoice()
  open(abInitio)
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  await user.click(screen.getByRole('button', { name: 'Play three times, at ×0.8' }))
  await vi.dynamicImportSettled()
  expect(await screen.findByText(/^1[78]\d s$/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Skip' }))
  expect(await screen.findByText(/^1[12]\d s$/)).toBeVisible()
  const one = { words: 300, questions: 10 }
  expect(minutesFor({ ...one, exam: 'IB SL', recordings: 1 })).toBe(11)
  expect(minutesFor({ ...one, exam: 'IGCSE', recordings: 1 })).toBe(6)
  expect(minutesFor({ ...one, exam: 'IGCSE', recordings: 8 })).toBe(8)
})

test('a student who has chosen full speed isn’t told that it is slow', () => {
  stubVoice()
  paceSetting.choose('1')
  open(igcse)
  expect(screen.getByRole('button', { name: 'Play twice, at ×1' })).toBeVisible()
  expect(screen.queryByText(/slower than normal speech/)).not.toBeInTheDocument()
})

const monica = fakeVoice('Mónica', 'es-ES')
const jorge = fakeVoice('Jorge', 'es-ES')

/** Presses a button, and waits for the code that speaks. */
async function press(name: string) {
  await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(screen.getByRole('button', { name }))
  await vi.dynamicImportSettled()
}

const stage = () => screen.getByRole('status').textContent

test('a student can skip every stage of a recording, beginning with what it’s about', async () => {
  giveDevice({ voices: [monica, jorge] })
  open(igcse)
  await press('Play twice, at ×0.8')
  const stages = []
  while (screen.queryByRole('button', { name: 'Skip' }) !== null) {
    await vi.advanceTimersByTimeAsync(1000)
    stages.push(stage())
    await press('Skip')
  }
  expect(stages).toEqual([
    'What it’s about',
    'Read the questions',
    'First time',
    'Pause. Check your answers. You’ll hear it again.',
    'Second time',
  ])
  expect(stage()).toMatch(/^You won’t hear it again/)
})

test.each(['silent', 'endless', 'fails'] as const)(
  'a student whose voices have this fault: %s, is told so, with the way to the transcript',
  async (habit) => {
    giveDevice({
      voices: [
        { ...monica, habit },
        { ...jorge, habit },
      ],
    })
    open(igcse)
    await press('Play twice, at ×0.8')
    await vi.advanceTimersByTimeAsync(2 * 60_000)
    const told = await screen.findByText(
      'This device’s voice isn’t working, so you can’t hear anything. Reload the page to try again.',
    )
    expect(told).toHaveFocus()
    expect(screen.getByRole('button', { name: 'Read the transcript' })).toBeVisible()
  },
)

test('a student who plays a single line without a voice that works is told so as well', async () => {
  giveDevice({ voices: [{ ...monica, habit: 'fails' }] })
  open(igcse)
  fireEvent.click(screen.getByRole('button', { name: /^Line 1, / }))
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(1000)
  expect(await screen.findByText(/^This device’s voice isn’t working/)).toHaveFocus()
})

test('a student hears another voice go on from the sentence in which one fails', async () => {
  const { heard, list } = giveDevice({ voices: [monica, jorge] })
  open(igcse)
  await press('Play twice, at ×0.8')
  await press('Skip')
  await press('Skip')
  await vi.advanceTimersByTimeAsync(1000)
  const first = heard.at(-1)
  const before = heard.length
  expect(first).toMatchObject({ voice: 'Mónica', pitch: 1 })
  list([{ ...monica, habit: 'fails' }, jorge])
  await vi.advanceTimersByTimeAsync(15_000)
  const others = heard.slice(before)
  expect(others[0]).toMatchObject({ voice: 'Jorge' })
  expect(igcse.lines[0]?.says).toContain(`${first?.text} ${others[0]?.text}`)
})

test('a student who pauses goes on from the same line, and one who chooses another accent hears it at once', async () => {
  const { heard } = giveDevice({ voices: [monica, fakeVoice('Paulina', 'es-MX')] })
  open(igcse)
  await press('Play twice, at ×0.8')
  await press('Skip')
  await press('Skip')
  await vi.advanceTimersByTimeAsync(1000)
  const first = heard.at(-1)
  await press('Pause')
  const before = heard.length
  await vi.advanceTimersByTimeAsync(60_000)
  expect(heard).toHaveLength(before)
  await press('Resume')
  await vi.advanceTimersByTimeAsync(1000)
  expect(heard.at(-1)).toEqual(first)
  act(() => accentSetting.choose('america'))
  await vi.advanceTimersByTimeAsync(1000)
  expect(heard.at(-1)).toMatchObject({ voice: 'Paulina', lang: 'es-MX', text: first?.text })
})
