import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { LoadOnDemand } from './load-on-demand'

afterEach(() => vi.restoreAllMocks())

test('what fails twice asks for a reload, since an old browser does not request the script again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const load = vi.fn(() => Promise.reject(new Error('offline')))
  render(
    <LoadOnDemand label="Choose verbs" what="verb forms" load={load}>
      {() => null}
    </LoadOnDemand>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Choose verbs' }))
  expect(
    await screen.findByText('The verb forms didn’t load. Check your connection and try again.'),
  ).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(
    await screen.findByText('The verb forms still didn’t load. Check your connection and reload the page.'),
  ).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
})
