import { act, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  // The scroll position when the app renders the page. ScrollRestoration would scroll to the top.
  vi.spyOn(window, 'scrollY', 'get').mockReturnValueOnce(4000).mockReturnValue(0)
})
afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

/** Renders the app into a page, and says whether the student counts as having scrolled it before. */
async function studentHasScrolled(path: string | undefined): Promise<boolean> {
  const root = document.createElement('div')
  root.id = 'root'
  if (path !== undefined) root.dataset['path'] = path
  document.body.append(root)
  const { hasInteracted, RestoreScroll } = await import('./restore-scroll')
  const router = createMemoryRouter([{ path: '/', element: <RestoreScroll /> }])
  await act(async () => render(<RouterProvider router={router} />, { container: root }))
  return hasInteracted()
}

test('a prerendered page that is scrolled when the app renders it was scrolled by the student', async () => {
  expect(await studentHasScrolled('/igcse')).toBe(true)
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 4000)
})

test('nobody but the browser can have scrolled the empty shell', async () => {
  expect(await studentHasScrolled(undefined)).toBe(false)
  expect(window.scrollTo).not.toHaveBeenCalledWith(0, 4000)
})
