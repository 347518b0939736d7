import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { PrivacyText } from './privacy-text'

afterEach(() => vi.unstubAllEnvs())

function openPage() {
  render(<PrivacyText />, { wrapper: MemoryRouter })
}

test('a student who has no way into the account finds whom to write to', () => {
  vi.stubEnv('VITE_CONTACT_EMAIL', 'hello@spanish.example')
  openPage()
  expect(screen.getByRole('link', { name: 'hello@spanish.example' })).toHaveAttribute(
    'href',
    'mailto:hello@spanish.example',
  )
})

test('a student is not told that nothing is known of them: visits are counted', () => {
  openPage()
  expect(screen.queryByText(/nor what you do here/)).toBeNull()
  expect(screen.getByText(/^Without an account we know/)).toHaveTextContent(
    'visits are counted, as it says below',
  )
})

test('a student is told whom to ask where the site names nobody', () => {
  vi.stubEnv('VITE_CONTACT_EMAIL', '')
  openPage()
  expect(screen.getByText(/Ask the teacher or group/)).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /@/ })).toBeNull()
})

test('a student reads of what Supabase keeps where it runs the database, and of our own server where it does not', () => {
  vi.stubEnv('VITE_SUPABASE_URL', 'https://abcdefghijklmnop.supabase.co')
  const { unmount } = render(<PrivacyText />, { wrapper: MemoryRouter })
  const rows = () => screen.getByRole('table', { name: 'What is kept with an account' })
  expect(rows()).toHaveTextContent('The network address and the browser of each sign-in')
  expect(rows()).not.toHaveTextContent('this server sends none itself')
  expect(screen.getByText(/Supabase, an American company/)).toBeInTheDocument()
  unmount()

  vi.stubEnv('VITE_SUPABASE_URL', '')
  openPage()
  expect(rows()).toHaveTextContent('this server sends none itself')
  expect(rows()).not.toHaveTextContent('The network address and the browser of each sign-in')
  expect(screen.queryByText(/Supabase/)).toBeNull()
})
