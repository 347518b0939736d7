import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeVoice, giveDevice } from '../../../../tests/support/fake-voices'
import type { Item } from './items'
import { Round } from './round'

const item: Item = {
  kind: 'sentences',
  id: 'bus',
  says: 'El autobús llega tarde.',
  en: 'The bus is late.',
  written: 'El autobús llega tarde.',
}

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  // The page remembers which voices have failed.
  fireEvent.online(window)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a student whose voice fails during a dictation is told so, and may try again', async () => {
  const monica = fakeVoice('Mónica', 'es-ES', { habit: 'fails' })
  const { heard, list } = giveDevice({ voices: [monica] })
  render(<Round first={[item]} isEndless={false} draw={() => []} onAgain={() => {}} onLeave={() => {}} />)
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(1000)
  const told =
    'This device’s voice isn’t working. Press “Listen again” to try again, or “Stop here” to leave.'
  expect(await screen.findByText(told)).toBeVisible()
  expect(heard).toEqual([])
  list([{ ...monica, habit: 'speaks' }])
  await userEvent
    .setup({ advanceTimers: vi.advanceTimersByTime })
    .click(screen.getByRole('button', { name: 'Listen again' }))
  await vi.advanceTimersByTimeAsync(5000)
  expect(heard.map(({ text }) => text)).toEqual([item.says])
  await vi.waitFor(() => expect(screen.queryByText(told)).not.toBeInTheDocument())
})
