import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { saveReturnTo } from '@/features/auth/return-to'
import { storeRating } from '@/features/rating/stored-rating'
import { anasSession, Frame } from '../../../tests/support/signed-in'
import { BackToPage } from './next-stop'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

function open() {
  return render(
    <Frame session={anasSession}>
      <BackToPage user={anasSession.user} />
    </Frame>,
  )
}

test('leads Ana back to the lesson from which she went to sign in', async () => {
  await saveReturnTo('/tense/conditional#endings')
  open()
  expect(await screen.findByRole('link', { name: 'Back to Conditional' })).toHaveAttribute(
    'href',
    '/tense/conditional#endings',
  )
})

test('leads to the rating that waits there, and not to one of another lesson', async () => {
  storeRating({ topicId: 'ser-estar', rating: 4, userId: null })
  await saveReturnTo('/grammar/ser-estar')
  const { unmount } = open()
  expect(
    await screen.findByRole('link', { name: 'Back to Ser vs Estar and mark it as completed' }),
  ).toHaveAttribute('href', '/grammar/ser-estar#rate')
  unmount()
  await saveReturnTo('/grammar/passive-voice')
  open()
  expect(await screen.findByRole('link', { name: 'Back to Passive Voice' })).toHaveAttribute(
    'href',
    '/grammar/passive-voice',
  )
})

test('a comment without stars can’t be completed, so the link leads only to the page', async () => {
  storeRating({ topicId: 'ser-estar', rating: null, feedback: 'Why?', userId: null })
  await saveReturnTo('/grammar/ser-estar')
  open()
  expect(await screen.findByRole('link', { name: 'Back to Ser vs Estar' })).toHaveAttribute(
    'href',
    '/grammar/ser-estar',
  )
})
