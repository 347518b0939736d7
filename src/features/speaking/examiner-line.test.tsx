import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeVoice, giveDevice } from '../../../tests/support/fake-voices'
import { ExaminerLine } from './examiner-line'

afterEach(() => {
  // The page remembers which voices have failed.
  fireEvent.online(window)
  vi.unstubAllGlobals()
})

test('a student whose examiner can’t be heard is told so, reads the words, and may press again', async () => {
  giveDevice({ voices: [fakeVoice('Mónica', 'es-ES', { habit: 'fails' })] })
  render(<ExaminerLine says="¿Adónde vas?" en="Where are you going?" who="the examiner" of="prompt 1" />)
  const listen = await screen.findByRole('button', { name: /^Listen to the examiner/ })
  await userEvent.click(listen)
  expect(await screen.findByRole('status')).toHaveTextContent(
    'This device’s voice isn’t working. Read the words instead.',
  )
  expect(screen.getByText('¿Adónde vas?').parentElement?.parentElement).not.toHaveClass('hidden')
  expect(screen.getByRole('button', { name: /^Listen again/ })).toHaveFocus()
  expect(screen.queryByRole('button', { name: /the words/ })).not.toBeInTheDocument()
})
