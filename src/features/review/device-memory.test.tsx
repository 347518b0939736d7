import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { examStore, exportExams, saveExams } from '@/components/my-exam/my-exams'
import { wordName } from '@/exercises/item-names'
import { downloadFile } from '@/lib/download-file'
import { clearMemory, exportMemory, memory, recordAnswer } from '@/lib/memory'
import { namesForAnHour } from '@/lib/stored-session'
import { DeviceMemory } from './device-memory'

vi.mock('@/lib/download-file')

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const load = (text: string) =>
  userEvent.upload(screen.getByLabelText('File to load'), new File([text], 'saved.json'))

beforeEach(() => {
  clearMemory()
  saveExams(null)
  recordAnswer(wordName('la luna'), 'right')
  render(<DeviceMemory />)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

test('a student reads how much Repaso has saved, and confirms before deleting it', async () => {
  expect(screen.getByText('1 word')).toBeVisible()
  await press('Delete it all')
  expect(screen.getByText('Delete it all? You can’t undo this.')).toHaveFocus()
  await press('Keep it')
  expect(screen.getByText('Nothing was deleted.')).toHaveFocus()
  expect(memory().size).toBe(1)
  await press('Delete it all')
  await press('Delete it')
  expect(screen.getByRole('status')).toHaveTextContent('Everything has been deleted.')
  expect(memory().size).toBe(0)
  expect(screen.queryByRole('button', { name: 'Save as a file' })).toBeNull()
})

test('a student with Safari is warned that it deletes everything after a week away', () => {
  expect(screen.getByText(/^Safari .* deletes all this after a week .* Save it as a file/)).toBeVisible()
})

test('deleting it all also deletes the page and the stars that are stored for an hour', async () => {
  for (const name of namesForAnHour) localStorage.setItem(name, '{}')
  await press('Delete it all')
  await press('Delete it')
  expect(namesForAnHour.filter((name) => name in localStorage)).toEqual([])
})

test('a student loads a file from another device, and no other kind of file', async () => {
  const file = exportMemory()
  clearMemory()
  await load('a letter')
  await waitFor(() => expect(screen.getByText(/isn’t a file from this page/)).toHaveFocus())
  await load(file)
  await waitFor(() => expect(screen.getByText(/^Loaded 1 item\./)).toHaveFocus())
  expect(memory().size).toBe(1)
})

test('the exam is shown, saved in the file, loaded where none is chosen, and deleted', async () => {
  act(() => saveExams([{ exam: 'hl', month: '2027-05' }]))
  expect(screen.getByText('1 word; your exam: IB HL, May 2027')).toBeVisible()
  const file = exportMemory(exportExams())
  await press('Delete it all')
  await press('Delete it')
  expect(examStore.current()).toBeNull()
  await load(file)
  await waitFor(() => expect(screen.getByText(/^Loaded 2 items\./)).toHaveFocus())
  expect(examStore.current()).toEqual([{ exam: 'hl', month: '2027-05' }])
  act(() => saveExams([{ exam: 'igcse', month: null }]))
  await load(file)
  expect(examStore.current()).toEqual([{ exam: 'igcse', month: null }])
})

test('the file that a student saves has their own date in its name', async () => {
  vi.stubEnv('TZ', 'Pacific/Kiritimati')
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 26, 12), toFake: ['Date'] })
  await press('Save as a file')
  expect(downloadFile).toHaveBeenCalledWith(
    'proxima-repaso-2026-11-27.json',
    expect.stringContaining('word/la luna'),
    'application/json',
  )
})
