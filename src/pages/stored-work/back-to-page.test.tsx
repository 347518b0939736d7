import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { saveReturnTo } from '@/features/auth/return-to'
import { storeRating } from '@/features/rating/stored-rating'
import { memoryStore, recordAnswer } from '@/lib/memory'
import { recordSession, removeStoredSession } from '@/lib/stored-session'
import { anasSession, Frame } from '../../../tests/support/signed-in'
import { BackToPage } from './back-to-page'
import { VisitorWork } from './visitor-work'

beforeEach(() => {
  memoryStore.keep(new Map(), null)
  localStorage.clear()
  sessionStorage.clear()
  removeStoredSession()
  recordSession(null)
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

async function answerAndSignIn() {
  recordAnswer('exercise/ser-estar/soup', 'missed', Date.UTC(2026, 10, 22, 10))
  await saveReturnTo('/grammar/ser-estar')
  localStorage.setItem('sb-localhost-auth-token', JSON.stringify(anasSession))
  recordSession(anasSession)
}

test('takes along the work from before she signed in, and says so', async () => {
  await answerAndSignIn()
  open()
  const back = await screen.findByRole('link', { name: /^Back to Ser vs Estar/ })
  expect(back).toHaveTextContent('It also adds 1 answer from this device.')
  expect(memoryStore.current(anasSession.user.id).size).toBe(0)
  await userEvent.click(back)
  expect([...memoryStore.current(anasSession.user.id).keys()]).toEqual(['exercise/ser-estar/soup'])
  expect(memoryStore.current(null).size).toBe(0)
})

test('leaves the work of somebody else where it is', async () => {
  await answerAndSignIn()
  render(
    <Frame session={anasSession}>
      <BackToPage user={anasSession.user} />
      <VisitorWork asksOnce />
    </Frame>,
  )
  await screen.findByText(/It also adds/)
  await userEvent.click(screen.getByRole('button', { name: 'No, leave it' }))
  const back = screen.getByRole('link', { name: 'Back to Ser vs Estar' })
  expect(back).toHaveTextContent(/^Back to Ser vs Estar$/)
  await userEvent.click(back)
  expect(memoryStore.current(anasSession.user.id).size).toBe(0)
  expect(memoryStore.current(null).size).toBe(1)
})
