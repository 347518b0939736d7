import { readFileSync } from 'node:fs'
import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { ReportMistake } from './report-mistake'

const form = readFileSync('.github/ISSUE_TEMPLATE/wrong-sentence.yml', 'utf8')

afterEach(() => {
  vi.unstubAllEnvs()
  document.getSelection()?.removeAllRanges()
})

const open = () =>
  render(
    <MemoryRouter initialEntries={['/grammar/ser-estar']}>
      <main>
        <p lang="es" translate="no">
          Mi madre está médica.
        </p>
        <ReportMistake title="Ser vs Estar" />
      </main>
    </MemoryRouter>,
  )

/** Selects the sentence and clicks the link, which clears the selection. */
function pressAfterSelecting(link: HTMLElement): URL {
  const sentence = screen.getByText('Mi madre está médica.')
  document.getSelection()?.selectAllChildren(sentence)
  fireEvent(document, new Event('selectionchange'))
  document.getSelection()?.removeAllRanges()
  fireEvent(document, new Event('selectionchange'))
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link)
  return new URL(link.getAttribute('href') ?? '')
}

test('a student writes an email that already has the page and the selected sentence', () => {
  vi.stubEnv('VITE_CONTACT_EMAIL', 'hello@spanish.example')
  open()
  const link = screen.getByRole('link', { name: 'Report a mistake by email' })
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('Page: /grammar/ser-estar')
  const mail = pressAfterSelecting(link)
  expect(mail.pathname).toBe('hello@spanish.example')
  expect(mail.searchParams.get('subject')).toBe('A mistake on Próxima: Ser vs Estar')
  expect(mail.searchParams.get('body')).toBe(
    `Page: ${window.location.href}\r\nThe sentence: Mi madre está médica.\r\nWhat is wrong with it: `,
  )
})

test('the link opens the repository’s form, filled in, if there is no contact address', () => {
  vi.stubEnv('VITE_CONTACT_EMAIL', '')
  vi.stubEnv('VITE_REPOSITORY_URL', 'https://github.com/school/proxima/')
  open()
  const opened = pressAfterSelecting(screen.getByRole('link', { name: 'Report a mistake on GitHub' }))
  expect(opened.origin + opened.pathname).toBe('https://github.com/school/proxima/issues/new')
  expect(Object.fromEntries(opened.searchParams)).toEqual({
    template: 'wrong-sentence.yml',
    title: 'Ser vs Estar',
    place: window.location.href,
    written: 'Mi madre está médica.',
  })
  for (const field of ['place', 'written']) expect(form).toContain(`id: ${field}`)
})

test('there is no link if neither is set', () => {
  vi.stubEnv('VITE_CONTACT_EMAIL', '')
  vi.stubEnv('VITE_REPOSITORY_URL', '')
  open()
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.queryByText(/Is something wrong/)).toBeNull()
})
