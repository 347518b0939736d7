import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { rooms } from '@/components/rooms'
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
  expect(tile).toHaveTextContent('Three questions on any stop on the map, with the reason for each answer.')
})

test('its first sentence names both exams', () => {
  render(
    <Frame session={null}>
      <Component />
    </Frame>,
  )
  const [sentence = ''] = (screen.getByText(/^Free IGCSE/).textContent ?? '').split('. ')
  expect(sentence).toMatch(/IGCSE and IB Spanish/)
})

test('links the practice for every paper, without numbers that a paper doesn’t have', () => {
  render(
    <Frame session={null}>
      <Component />
    </Frame>,
  )
  const section = within(screen.getByRole('region', { name: 'Exam practice' }))
  expect(section.getAllByRole('link').map((link) => link.textContent)).toEqual(
    Object.values(rooms).map(({ name }) => name),
  )
  for (const item of section.getAllByRole('listitem')) expect(item.textContent).not.toMatch(/\d/)
})
