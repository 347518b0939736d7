import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { ListeningRoom } from './listening-room'

test('the listening room shows the recordings first, and the voices last, where links lead', () => {
  const { container } = render(<ListeningRoom />, { wrapper: MemoryRouter })
  const [first, last] = [screen.getAllByRole('region').at(0), screen.getAllByRole('region').at(-1)]
  expect(first).toHaveAccessibleName('Recordings')
  expect(last).toHaveAccessibleName('Voices and speed')
  expect(last).toBe(container.querySelector('#voices'))
})
