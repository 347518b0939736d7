import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { SectionId } from '@/content/types'
import { PrintDialog } from './print-dialog'

const onClose = vi.fn()
/** What was marked for printing when `window.print` was called. */
let paper: { print: string | undefined; parts: readonly string[] } | undefined

// jsdom supports neither dialogs nor printing.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
  window.print = () => {
    paper = {
      print: document.documentElement.dataset['print'],
      parts: [...document.querySelectorAll<HTMLElement>('[data-printed]')].map(
        ({ dataset }) => dataset['ofSection'] ?? '',
      ),
    }
  }
})
afterEach(() => {
  // After printing, the page is restored on the next press or keystroke, so simulate one.
  window.dispatchEvent(new Event('keydown'))
  expect(localStorage).toHaveLength(0)
  paper = undefined
  onClose.mockClear()
})

/** The dialog on a page with two sections of the lesson; the second has a gap-fill. */
async function open(section: SectionId | null) {
  await act(async () => {
    render(
      <Suspense>
        <div data-of-section="agreement" />
        <div data-of-section="conversion" />
        <PrintDialog id="passive-voice" section={section} onClose={onClose} />
      </Suspense>,
    )
  })
  await waitFor(() => expect(document.querySelector('dialog')).toBeInTheDocument())
}

const dialog = () => within(screen.getByRole('dialog'))
const press = (name: string) => userEvent.click(dialog().getByRole('button', { name }))
const tick = (name: RegExp) => userEvent.click(dialog().getByRole('checkbox', { name }))

test('a teacher ticks two sections and prints only their questions, with the gap-fill page', async () => {
  await open(null)
  expect(dialog().getByRole('heading', { name: 'Print worksheet' })).toBeVisible()
  for (const box of dialog().getAllByRole('checkbox')) expect(box).toBeChecked()
  await press('Select none')
  await tick(/^Agreement of the participle/)
  await tick(/^One idea, three ways/)
  await userEvent.click(dialog().getByRole('radio', { name: 'No answers' }))
  await press('Print')

  expect(paper).toEqual({ print: 'questions', parts: ['conversion'] })
  expect(screen.getByRole('heading', { name: /^Agreement of the participle/ })).toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: /^Mistakes/ })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Answers' })).toBeNull()

  // Any key press restores the page.
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.keyboard('{Shift}')
  expect(onClose).toHaveBeenCalledOnce()
  expect(document.querySelector('[data-printed]')).toBeNull()
  expect(document.documentElement.dataset['print']).toBeUndefined()
})

test('a teacher prints only the answers, without the rest of the page', async () => {
  await open(null)
  await userEvent.click(dialog().getByRole('radio', { name: 'Just the answers' }))
  await press('Print')
  expect(paper).toEqual({ print: 'answers', parts: [] })
  expect(screen.getByRole('heading', { name: 'Answers' })).toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: /____/ })).toBeNull()
})

test('a teacher who ticks nothing is told, and no empty sheet is printed', async () => {
  await open(null)
  await press('Select none')
  await press('Print')
  expect(dialog().getByRole('alert')).toHaveTextContent('Choose at least one section.')
  expect(paper).toBeUndefined()
  await press('Select all')
  expect(dialog().queryByRole('alert')).toBeNull()
  await press('Cancel')
  expect(paper).toBeUndefined()
  expect(onClose).toHaveBeenCalledOnce()
})

test('the dialog for one section only asks where the answers go, and a section without questions is printed at once', async () => {
  await open('agreement')
  expect(dialog().getByRole('heading', { name: 'Print this section' })).toBeVisible()
  expect(dialog().queryByRole('checkbox')).toBeNull()
  expect(dialog().getByRole('radio', { name: 'On a separate sheet at the end' })).toBeChecked()
  await press('Print')
  expect(paper).toEqual({ print: 'questions', parts: ['agreement'] })
  await userEvent.keyboard('{Shift}')

  paper = undefined
  await open('in-the-exam')
  await waitFor(() => expect(paper).toEqual({ print: 'questions', parts: [] }))
})
