import { beyond, further } from 'virtual:also-on-paper'
import { exerciseCounts } from 'virtual:exercise-counts'
import { render, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { exerciseName } from '@/exercises/item-names'
import { clearMemory, recordAnswer } from '@/lib/memory'
import { Frame } from '../../../tests/support/signed-in'
import { AccountOffer } from './answered-here'
import { MetroMap } from './metro-map'

beforeEach(() => {
  localStorage.clear()
  clearMemory()
})

const open = (isCompleted: (id: string) => boolean = () => false) =>
  render(
    <Frame session={null}>
      <MetroMap isCompleted={isCompleted} />
      <AccountOffer />
    </Frame>,
  )

test('below the IGCSE line it names what else the paper asks, with links and without a badge or a count', () => {
  open()
  const also = screen.getByRole('region', { name: 'Also on your paper' })
  expect(screen.getByRole('region', { name: 'IGCSE line' })).toContainElement(also)
  expect(within(also).getAllByRole('link')).toHaveLength(beyond.length + further.length)
  expect(within(also).getByRole('link', { name: 'The conditional' })).toHaveAttribute(
    'href',
    '/tense/conditional',
  )
  expect(within(also).getByRole('link', { name: 'Commands' })).toHaveAttribute('href', '/tense/imperative')
  expect(also).not.toHaveTextContent(/\d|IB|Completed|Start learning/)
  // The stops themselves are unaffected.
  expect(screen.getAllByRole('link', { name: /^Start learning/ })).toHaveLength(20)
})

test('says at a stop how many exercises this device remembers, and offers the account', async () => {
  recordAnswer(exerciseName('ser-estar', 'one'), 'right')
  recordAnswer(exerciseName('ser-estar', 'two'), 'missed')
  recordAnswer('word/casa', 'right')
  open()
  const text = await screen.findByText(`2 of ${exerciseCounts['ser-estar']} answered`)
  expect(text.closest('li')).toHaveAttribute('id', 'ser-estar')
  expect(screen.getAllByText(/answered$/)).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Sign in to save the stops you finish' })).toHaveAttribute(
    'href',
    '/auth',
  )
  expect(screen.queryByText('✓ Completed')).toBeNull()
  expect(screen.getByText('Próxima estación').closest('li')).toHaveAttribute('id', 'days-of-week')
})

test('never counts more than the lesson has, although the device may remember older exercises', async () => {
  const all = exerciseCounts['ser-estar'] ?? 0
  for (let at = 0; at < all + 3; at += 1) recordAnswer(exerciseName('ser-estar', `old-${at}`), 'right')
  open()
  expect(await screen.findByText(`${all} of ${all} answered`)).toBeVisible()
})

test('says nothing of the device if nothing was answered, or if the stop is completed', async () => {
  recordAnswer(exerciseName('ser-estar', 'one'), 'right')
  open((id) => id === 'ser-estar')
  expect(await screen.findByText('✓ Completed')).toBeVisible()
  expect(screen.queryByText(/answered$/)).toBeNull()
})
