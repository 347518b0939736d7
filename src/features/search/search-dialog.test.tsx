// Loaded in advance, so that the dialog is ready at once.
import 'virtual:search-index'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { type MyExam, saveExams } from '@/components/my-exam/my-exams'
import { SearchDialog } from './search-dialog'

// jsdom does not implement `showModal`.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
})
afterEach(() => {
  saveExams(null)
  localStorage.clear()
})

const links = () =>
  within(screen.getByRole('list'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

/** Opens the search and waits until it is ready. */
async function open(...exams: readonly MyExam['exam'][]) {
  if (exams.length > 0) saveExams(exams.map((exam) => ({ exam, month: null })))
  render(<SearchDialog onClose={() => {}} />, { wrapper: MemoryRouter })
  await screen.findByText(/Accents don’t matter/)
}

const shared = ['/tenses#which-tense', '/tenses#any-verb', '/grammar', '/words', '/past-papers']

test('before a student types, the links are for every exam', async () => {
  await open()
  expect(links()).toEqual(shared)
})

test.each<[exam: MyExam['exam'], links: readonly string[]]>([
  ['igcse', ['/igcse#grammar-list', '/igcse']],
  ['ab-initio', ['/grammar#ab-initio', '/ib#ab-initio']],
  ['sl', ['/ib']],
  ['hl', ['/ib']],
])('before a student of %s types, the links are for their exam too', async (exam, theirs) => {
  await open(exam)
  expect(links().filter((link) => !shared.includes(link ?? ''))).toEqual(theirs)
})

test('a student finds the paper of their exam first', async () => {
  await open('ab-initio')
  await userEvent.type(screen.getByRole('textbox'), 'paper 2')
  await waitFor(() => expect(links()[0]).toBe('/ib#ab-initio'))
})

test('a student chooses among the words of their input method with the arrow keys, and stays in the field', async () => {
  await open()
  const field = screen.getByRole('textbox')
  field.focus()
  fireEvent.keyDown(field, { key: 'ArrowDown', keyCode: 229, isComposing: true })
  expect(field).toHaveFocus()
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  expect(screen.getAllByRole('link')[0]).toHaveFocus()
})
