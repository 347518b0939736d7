import { useMutation } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, type Mock, test, vi } from 'vitest'
import { anasSession, Frame } from '../../../tests/support/signed-in'
import { RatingCard, type RatingCardProps } from './rating-card'

let log: Mock<typeof console.log>

beforeEach(() => {
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
  render(
    <Frame session={session}>
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
  return { onSave, student: userEvent.setup() }
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
      'This comment is for you alone: it is not sent to us. If you leave to sign in, it stays on this device for an hour.',
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
    // The same again.
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
