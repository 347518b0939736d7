import { createHash } from 'node:crypto'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { lastChanged, PrivacyText } from './privacy-text'

afterEach(() => vi.unstubAllEnvs())

function openPage() {
  render(<PrivacyText />, { wrapper: MemoryRouter })
}

test('a student who can’t get into the account finds a contact', () => {
  vi.stubEnv('VITE_CONTACT_EMAIL', 'hello@spanish.example')
  openPage()
  expect(screen.getByRole('link', { name: 'hello@spanish.example' })).toHaveAttribute(
    'href',
    'mailto:hello@spanish.example',
  )
})

test('the privacy page doesn’t claim that nothing is recorded, because visits are counted', () => {
  openPage()
  expect(screen.queryByText(/nor what you do here/)).toBeNull()
  expect(screen.getByText(/^Without an account we know/)).toHaveTextContent(
    'where Vercel hosts this site, visits are counted, as explained below',
  )
})

test('the privacy page says whom to ask if the site names nobody', () => {
  vi.stubEnv('VITE_CONTACT_EMAIL', '')
  openPage()
  expect(screen.getByText(/Ask the teacher or group/)).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /@/ })).toBeNull()
})

test('the privacy page says what Supabase stores if it runs the database, and what our own server stores otherwise', () => {
  vi.stubEnv('VITE_SUPABASE_URL', 'https://abcdefghijklmnop.supabase.co')
  const { unmount } = render(<PrivacyText />, { wrapper: MemoryRouter })
  const rows = () => screen.getByRole('table', { name: 'What is stored with an account' })
  expect(rows()).toHaveTextContent('The IP address and the browser of each sign-in')
  expect(rows()).not.toHaveTextContent('This server doesn’t send emails itself')
  expect(screen.getByText(/Supabase, an American company/)).toBeInTheDocument()
  unmount()

  vi.stubEnv('VITE_SUPABASE_URL', '')
  openPage()
  expect(rows()).toHaveTextContent('This server doesn’t send emails itself')
  expect(rows()).not.toHaveTextContent('The IP address and the browser of each sign-in')
  expect(screen.queryByText(/Supabase/)).toBeNull()
})

/** A checksum of the page's text, and the date it last changed. */
const latest = { day: '2026-11-27', words: '0bc0bc823880' }

test('the date on the page changes if any word of it has changed, for schools that file it', () => {
  const hash = createHash('sha256')
  for (const hosted of ['https://abcdefghijklmnop.supabase.co', ''])
    for (const contact of ['hello@spanish.example', '']) {
      vi.stubEnv('VITE_SUPABASE_URL', hosted)
      vi.stubEnv('VITE_CONTACT_EMAIL', contact)
      const { container, unmount } = render(<PrivacyText />, { wrapper: MemoryRouter })
      hash.update(container.textContent.replace(screen.getByRole('time').textContent, ''))
      unmount()
    }
  expect(
    { day: lastChanged, words: hash.digest('hex').slice(0, 12) },
    'Words of the page have changed: put today into lastChanged, and both into latest',
  ).toEqual(latest)
  openPage()
  expect(screen.getByText(/^This page was last updated on/)).toContainElement(screen.getByRole('time'))
})

test('says who runs the site, why data is stored, and where', () => {
  openPage()
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(headings.slice(0, 3)).toEqual(['Who runs this site', 'Why we store it', 'Where it is stored'])
})
