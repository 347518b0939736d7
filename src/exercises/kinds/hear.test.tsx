import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { HearExercise } from '@/content/types'
import { hear } from './hear'

const exercise: HearExercise = {
  kind: 'hear',
  id: 'at-home',
  teaches: 'uses',
  says: 'Estoy en casa.',
  en: 'I’m at home.',
  because: 'Where one is: *estar*.',
}

class Utterance {
  lang = ''
  rate = 1
  voice = null
  onend = () => {}
  constructor(readonly text: string) {}
}

/** What the device was asked to say, newest last. */
let spoken: Utterance[]
const cancel = vi.fn()

/** Lets the device finish speaking and the writing pause elapse. */
async function heard() {
  await act(async () => {
    spoken.at(-1)?.onend()
    await vi.advanceTimersByTimeAsync(5000)
  })
}

const said = () => spoken.map(({ text, rate }) => `${text} ${rate}`)

beforeEach(() => {
  spoken = []
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => [{ lang: 'es-ES' }],
    cancel,
    speak: (utterance: Utterance) => void spoken.push(utterance),
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function ask() {
  const { View } = hear
  return render(<View exercise={exercise} locked={false} checking={false} onAnswer={() => {}} />)
}

/** Presses a button, and waits for the code that speaks. */
async function press(name: string) {
  await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(screen.getByRole('button', { name }))
  await vi.dynamicImportSettled()
}

describe('a listening exercise', () => {
  test('plays nothing before the student asks, then plays the sentence twice, as in the exam', async () => {
    ask()
    expect(spoken).toHaveLength(0)
    await press('Listen')
    expect(said()).toEqual(['Estoy en casa. 0.8'])
    await heard()
    expect(said()).toEqual(['Estoy en casa. 0.8', 'Estoy en casa. 0.8'])
    await heard()
    expect(spoken).toHaveLength(2)
  })

  test('starts again when it is pressed again, and plays slowly on request', async () => {
    ask()
    await press('Listen')
    const [first] = spoken
    await press('Slowly')
    expect(cancel).toHaveBeenCalled()
    // Some browsers fire `end` after an interruption.
    first?.onend()
    await heard()
    await heard()
    expect(said()).toEqual(['Estoy en casa. 0.8', 'Estoy en casa. 0.5', 'Estoy en casa. 0.5'])
  })

  test('stops if the student moves to the next exercise during the pause', async () => {
    const { unmount } = ask()
    await press('Listen')
    spoken[0]?.onend()
    unmount()
    await heard()
    expect(spoken).toHaveLength(1)
  })
})
