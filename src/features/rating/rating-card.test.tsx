import { useMutation } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, type Mock, test, vi } from 'vitest'
import { anasSession, Frame } from '../../../tests/support/signed-in'
import { RatingCard, type RatingCardProps } from './rating-card'
import { readStoredRating, storeRating, takeStarsToSignIn } from './stored-rating'

let log: Mock<typeof console.log>

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  log = vi.spyOn(console, 'log').mockImplementation(() => {})
})
afterEach(() => log.mockRestore())

type Save = (rating: number) => Promise<void>

function Rated({ onSave, ...props }: Omit<RatingCardProps, 'save'> & { onSave: Save }) {
  return <RatingCard {...props} save={useMutation({ mutationFn: onSave })} />
}

function open(
  props: Partial<RatingCardProps>,
  session: typeof anasSession | null = anasSession,
  onSave: Mock<Save> = vi.fn(async () => {}),
) {
  const { unmount } = render(
    <Frame session={session}>
      <Link to="#rate" state={{ completes: true }}>
        Complete it
      </Link>
      <Rated
        topicId="passive-voice"
        topicTitle="Passive Voice"
        topicType="grammar"
        submit="save"
        completed={false}
        previousRating={null}
        exercises={{ right: 0, all: 24 }}
        whose={null}
        onMap
        {...props}
        onSave={onSave}
      />
    </Frame>,
  )
  return { onSave, student: userEvent.setup(), unmount }
}

describe('the rating card of a generic topic page', () => {
  test('has the anchor that home links back to', () => {
    open({})
    expect(screen.getByRole('region', { name: 'Rate this topic' })).toHaveAttribute('id', 'rate')
  })

  test('enables Submit only after a star is chosen', async () => {
    const { student } = open({})
    expect(screen.getByRole('button', { name: 'Submit' })).toBeDisabled()
    await student.click(screen.getByRole('radio', { name: '1 star' }))
    expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled()
    const comment = screen.getByRole('textbox', { name: /Comment/ })
    expect(comment).toHaveAttribute('rows', '3')
    expect(comment).toHaveAccessibleDescription(
      'This comment is just for you: it isn’t sent to us. If you leave to sign in, it stays in this tab.',
    )
  })

  test('submits Ana’s four stars and shows that it is saving, then that it has saved', async () => {
    let finish = () => {}
    const { student, onSave } = open(
      {},
      anasSession,
      vi.fn(
        () =>
          new Promise<void>((resolve) => {
            finish = resolve
          }),
      ),
    )
    await student.click(screen.getByRole('radio', { name: '4 stars' }))
    await student.type(screen.getByRole('textbox', { name: /Comment/ }), 'clear')
    await student.click(screen.getByRole('button', { name: 'Submit' }))
    expect(await screen.findByRole('button', { name: 'Submitting...' })).toBeDisabled()
    expect(onSave.mock.calls.map(([rating]) => rating)).toEqual([4])
    expect(log).toHaveBeenCalledWith('Rating', expect.objectContaining({ rating: 4, feedback: 'clear' }))
    finish()
    expect(await screen.findByText('Thank you for your feedback!')).toBeVisible()
    expect(screen.getByText('Your progress has been saved.')).toBeVisible()
  })

  test('loses neither the stars nor the comment and shows nothing if saving fails', async () => {
    const { student, onSave } = open(
      {},
      anasSession,
      vi.fn(async () => {
        throw new Error('The completion was not saved')
      }),
    )
    await student.click(screen.getByRole('radio', { name: '2 stars' }))
    await student.type(screen.getByRole('textbox', { name: /Comment/ }), 'hard')
    await student.click(screen.getByRole('button', { name: 'Submit' }))
    expect(onSave).toHaveBeenCalledOnce()
    expect(await screen.findByRole('button', { name: 'Submit' })).toBeEnabled()
    expect(screen.queryByText('Your progress has been saved.')).toBeNull()
    expect(screen.getByRole('radio', { name: '2 stars' })).toBeChecked()
    expect(screen.getByRole('textbox', { name: /Comment/ })).toHaveValue('hard')
    expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled()
  })

  test('thanks a visitor and offers to sign in, and nothing is saved', async () => {
    const { student, onSave } = open({}, null)
    await student.click(screen.getByRole('radio', { name: '5 stars' }))
    await student.click(screen.getByRole('button', { name: 'Submit' }))
    expect(screen.getByText('Thank you for your feedback!')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Sign in to track' })).toHaveAttribute('href', '/auth')
    expect(screen.getByRole('link', { name: 'Repaso' })).toHaveAttribute('href', '/review')
    expect(onSave).not.toHaveBeenCalled()
  })
})

describe('the rating card of a dedicated lesson', () => {
  test('only logs on Submit, and saves the submitted rating on “Mark as completed”', async () => {
    const { student, onSave } = open({ submit: 'log' })
    await student.click(screen.getByRole('radio', { name: '3 stars' }))
    await student.click(screen.getByRole('button', { name: 'Submit' }))
    expect(screen.getByText('Thank you for your feedback!')).toBeVisible()
    expect(onSave).not.toHaveBeenCalled()
    await student.click(screen.getByRole('button', { name: 'Mark as completed' }))
    expect(await screen.findByText('Your progress has been saved.')).toBeVisible()
    expect(onSave.mock.calls.map(([rating]) => rating)).toEqual([3])
  })

  test('lets a student rate again before completing', async () => {
    const { student, onSave } = open({ submit: 'log' })
    await student.click(screen.getByRole('radio', { name: '3 stars' }))
    await student.click(screen.getByRole('button', { name: 'Submit' }))
    await student.click(screen.getByRole('button', { name: 'Change your rating' }))
    await student.click(screen.getByRole('radio', { name: '5 stars' }))
    await student.click(screen.getByRole('button', { name: 'Submit' }))
    await student.click(screen.getByRole('button', { name: 'Mark as completed' }))
    expect(await screen.findByText('Your progress has been saved.')).toBeVisible()
    expect(onSave.mock.calls.map(([rating]) => rating)).toEqual([5])
  })

  test('says that a topic is completed', () => {
    open({ submit: 'log', completed: true, previousRating: 4 })
    expect(screen.getByText(/You have completed this topic and rated it 4 out of 5/)).toBeVisible()
  })

  test('shows the stars of a topic that was rated before, and still waits for a star to enable Submit', async () => {
    const { student, onSave } = open({ submit: 'log', completed: true, previousRating: 4 })
    const filled = () => document.querySelectorAll('svg.fill-signal')
    expect(filled()).toHaveLength(4)
    expect(screen.getByRole('button', { name: 'Submit' })).toBeDisabled()
    // The same rating again.
    await student.click(screen.getByRole('radio', { name: '4 stars' }))
    await student.click(screen.getByRole('button', { name: 'Submit' }))
    await student.click(screen.getByRole('button', { name: 'Mark as completed' }))
    expect(await screen.findByText('Your progress has been saved.')).toBeVisible()
    expect(onSave.mock.calls.map(([rating]) => rating)).toEqual([4])
  })

  test('shows beside the stars how many exercises are right, without calling it progress', () => {
    open({ submit: 'log', exercises: { right: 7, all: 36 } })
    const card = screen.getByRole('region', { name: 'Rate this topic' })
    expect(card).toHaveTextContent(
      'You have answered 7 of the 36 exercises in this lesson correctly on this device.',
    )
    expect(card).not.toHaveTextContent(/progress/)
  })

  test('shows no zero to a student who has answered nothing', () => {
    open({ submit: 'log' })
    expect(screen.queryByText(/correctly on this device/)).toBeNull()
  })

  test('says only that a topic is completed if it has no rating', () => {
    open({ submit: 'log', completed: true })
    expect(
      screen.getByText('You have completed this topic. Rating it again updates your rating.'),
    ).toBeVisible()
  })
})

describe('a visitor who leaves to sign in', () => {
  afterEach(() => window.history.replaceState(null, '', '/'))

  /** Simulates following a link to `path`, which unmounts the card. */
  function leaveFor(path: string, unmount: () => void) {
    window.history.replaceState(null, '', path)
    unmount()
  }
  const comment = () => screen.getByRole('textbox', { name: /Comment/ })
  const ana = anasSession.user.id

  test('finds the stars and the comment as they were, and the comment is deleted when it is submitted', async () => {
    const { student, unmount } = open({ submit: 'log' }, null)
    await student.click(screen.getByRole('radio', { name: '4 stars' }))
    await student.type(comment(), 'Clear at last')
    leaveFor('/auth', unmount)
    const back = open({ submit: 'log', whose: ana })
    expect(screen.getByRole('radio', { name: '4 stars' })).toBeChecked()
    expect(comment()).toHaveValue('Clear at last')
    await back.student.click(screen.getByRole('button', { name: 'Submit' }))
    expect(log).toHaveBeenCalledWith('Rating', expect.objectContaining({ feedback: 'Clear at last' }))
    expect(readStoredRating(ana)).toEqual({ topicId: 'passive-voice', rating: 4, userId: ana })
    expect(localStorage).toHaveLength(0)
  })

  test('finds the stars in each of their tabs, and nobody else does', async () => {
    const { student, unmount } = open({ submit: 'log' }, null)
    await student.click(screen.getByRole('radio', { name: '4 stars' }))
    leaveFor('/auth', unmount)
    const stars = { topicId: 'passive-voice', rating: 4, userId: ana }
    expect(readStoredRating(ana)).toEqual(stars)
    // The tab that the link in the email opens.
    sessionStorage.clear()
    expect(readStoredRating('somebody')).toBeNull()
    expect(readStoredRating(ana)).toEqual(stars)
    storeRating(null)
    sessionStorage.clear()
    expect(readStoredRating(ana)).toBeNull()
  })

  test('finds a comment without stars', async () => {
    const { student, unmount } = open({ submit: 'log' }, null)
    await student.type(comment(), 'Why “se”?')
    leaveFor('/auth', unmount)
    open({ submit: 'log', whose: ana })
    expect(comment()).toHaveValue('Why “se”?')
    expect(screen.getByRole('button', { name: 'Submit' })).toBeDisabled()
  })

  test('finds the stars even if they go to another page first, and only the stars are stored, in the tab', async () => {
    const { student, unmount } = open({ submit: 'log' }, null)
    await student.click(screen.getByRole('radio', { name: '4 stars' }))
    await student.type(comment(), 'Clear at last')
    leaveFor('/igcse', unmount)
    const stars = { topicId: 'passive-voice', rating: 4, userId: null }
    expect(readStoredRating(null)).toEqual(stars)
    expect(localStorage).toHaveLength(0)
    // They go to the sign-in page. The link in the email may open another tab.
    takeStarsToSignIn()
    sessionStorage.clear()
    expect(readStoredRating(ana)).toEqual({ ...stars, userId: ana })
  })

  test('leaves no comment behind when going anywhere else', async () => {
    const { student, unmount } = open({ submit: 'log' }, null)
    await student.type(comment(), 'Clear at last')
    leaveFor('/igcse', unmount)
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
  })

  test.each([
    ['a rating of six', { rating: 6 }],
    ['no comment and no stars', { rating: null }],
    ['a comment that is none', { rating: null, feedback: ['x'] }],
    ['an endless comment', { rating: null, feedback: 'x'.repeat(5001) }],
    ['another owner', { rating: 4, userId: 'somebody' }],
    ['an owner that is none', { rating: 4, userId: 7 }],
  ])('is not shown what was stored with %s', (_, stored) => {
    const text = JSON.stringify({ topicId: 'passive-voice', userId: null, at: Date.now(), ...stored })
    sessionStorage.setItem('proxima-rating', text)
    localStorage.setItem('proxima-rating', text)
    expect(readStoredRating(ana)).toBeNull()
  })
})

describe('“Rate and complete this topic” at the end of a lesson', () => {
  const complete = () => screen.getByRole('link', { name: 'Complete it' })

  test('leads Ana to the stars, and says what to do next until it is saved', async () => {
    const { student, onSave } = open({ submit: 'log' })
    expect(screen.queryByText('Choose a star rating, then save.')).toBeNull()
    await student.click(complete())
    expect(screen.getByRole('radio', { name: '1 star' })).toHaveFocus()
    expect(screen.getByRole('group')).toHaveAccessibleDescription('Choose a star rating, then save.')
    await student.click(screen.getByRole('radio', { name: '3 stars' }))
    expect(screen.getByRole('group')).toHaveAccessibleDescription('Press Submit, then “Mark as completed”.')
    await student.click(screen.getByRole('button', { name: 'Submit' }))
    expect(onSave).not.toHaveBeenCalled()
    // The second time, one click is enough.
    await student.click(complete())
    const last = screen.getByRole('button', { name: 'Mark as completed' })
    expect(last).toHaveFocus()
    await student.click(last)
    expect(await screen.findByText('Your progress has been saved.')).toBeVisible()
  })

  test('leads to Submit if the stars are there already', async () => {
    const { student } = open({ submit: 'log' })
    await student.click(screen.getByRole('radio', { name: '3 stars' }))
    await student.click(complete())
    expect(screen.getByRole('button', { name: 'Submit' })).toHaveFocus()
  })

  test('says to a visitor that saving needs an account', async () => {
    const { student } = open({ submit: 'log' }, null)
    await student.click(complete())
    expect(screen.getByText('Choose a star rating, then sign in to save.')).toBeVisible()
    await student.click(screen.getByRole('radio', { name: '3 stars' }))
    expect(screen.getByText('Press Submit, then “Sign in to track”.')).toBeVisible()
    await student.click(screen.getByRole('button', { name: 'Submit' }))
    await student.click(complete())
    expect(screen.getByRole('link', { name: 'Sign in to track' })).toHaveFocus()
  })
})
