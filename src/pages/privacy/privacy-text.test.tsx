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

test('a student is told whom to ask where the site names nobody', () => {
  vi.stubEnv('VITE_CONTACT_EMAIL', '')
  openPage()
  expect(screen.getByText(/Ask the teacher or group/)).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /@/ })).toBeNull()
})
