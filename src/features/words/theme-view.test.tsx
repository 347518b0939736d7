import { act, render } from '@testing-library/react'
import { Suspense } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { ThemeView } from './theme-view'

test('a bookmark of a word from before the ids had a prefix still opens the word', async () => {
  const router = createMemoryRouter(
    [
      {
        path: '/',
        element: (
          <Suspense>
            <ThemeView id="the-world-around-us" />
          </Suspense>
        ),
      },
    ],
    { initialEntries: ['/#perro'] },
  )
  await act(async () => render(<RouterProvider router={router} />))
  await expect.poll(() => router.state.location.hash).toBe('#word-perro')
  expect(document.getElementById('word-perro')).toHaveTextContent('el perro')
})
