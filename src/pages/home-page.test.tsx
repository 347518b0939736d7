import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Frame } from '../../tests/support/signed-in'
import { Component } from './home-page'

test('the quiz tile promises what the quiz does', () => {
  render(
    <Frame session={null}>
      <Component />
    </Frame>,
  )
  const tile = screen.getByRole('heading', { name: 'Interactive Practice' }).closest('li')
  if (tile === null) throw new Error('the tile is in no list')
  expect(within(tile).getByRole('link')).toHaveAttribute('href', '/practice')
  expect(tile).toHaveTextContent('Three questions on any stop of the map, with the reason for each answer.')
})
