import { render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Frame } from '../../../tests/support/signed-in'
import { AboutText } from './about-text'

afterEach(() => vi.unstubAllEnvs())

test('the about page says the same as the privacy page about visits and backups', () => {
  render(
    <Frame session={null}>
      <AboutText />
    </Frame>,
  )
  const stored = screen.getByRole('region', { name: 'What we store about you' })
  expect(stored).toHaveTextContent('Without an account: nothing that you type or answer.')
  expect(stored).toHaveTextContent('Visits are counted where Vercel hosts the site')
  expect(stored).toHaveTextContent('It’s deleted straight away, and backup copies within 30 days.')
  expect(stored).not.toHaveTextContent('for good')
})

test('the about page says how the verb tables are really checked', () => {
  render(
    <Frame session={null}>
      <AboutText />
    </Frame>,
  )
  expect(screen.queryByText(/Every verb form in our tables is checked/)).toBeNull()
  expect(screen.getByText(/tested against hundreds of forms typed by hand/)).toBeVisible()
})

test('the about page says where to report a mistake, and has no link that leads nowhere', () => {
  vi.stubEnv('VITE_CONTACT_EMAIL', 'hello@spanish.example')
  vi.stubEnv('VITE_REPOSITORY_URL', '')
  const open = () =>
    render(
      <Frame session={null}>
        <AboutText />
      </Frame>,
    )
  const { unmount } = open()
  const contact = within(screen.getByRole('region', { name: 'Found a mistake?' }))
  expect(contact.getByRole('link').getAttribute('href')).toMatch(/^mailto:hello@spanish\.example\?/)
  unmount()
  vi.stubEnv('VITE_CONTACT_EMAIL', '')
  open()
  expect(screen.queryByRole('region', { name: 'Found a mistake?' })).toBeNull()
})
