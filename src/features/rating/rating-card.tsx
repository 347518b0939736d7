import type { UseMutationResult } from '@tanstack/react-query'
import { Star } from 'lucide-react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Link, type Location, useLocation, useNavigationType } from 'react-router-dom'
import { Button, buttonClasses } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { inputClasses } from '@/components/ui/field'
import { NeedsConnection } from '@/components/ui/offline-notice'
import { TextLink } from '@/components/ui/text-link'
import type { LessonId, LessonType } from '@/content/registry'
import { useAuth } from '@/features/auth/auth-context'
import { classNames } from '@/lib/class-names'
import { useOnline } from '@/lib/use-online'
import { paths } from '@/paths'
import { ReportMistake } from './report-mistake'
import { readStoredRating, storeRating, storeStarsInTab } from './stored-rating'

export interface RatingCardProps {
  topicId: LessonId
  topicTitle: string
  topicType: LessonType
  /** The id of the student giving the rating, even if they have since signed out; null for a visitor. */
  whose: string | null
  /**
   * `log`: Submit writes the rating and the feedback to the console and sends no request; completing the topic is a
   * separate step (dedicated lessons). `save`: Submit saves the completion (generic pages).
   */
  submit: 'log' | 'save'
  /** Whether the student has completed the topic before; `previousRating` is the rating that they gave. */
  completed: boolean
  previousRating: number | null
  /** The number of exercises in the topic: answered correctly on this device, and in total. */
  exercises: { right: number; all: number }
  /** Whether the topic is a stop on the map, which will show that it is completed. */
  onMap: boolean
  /** Saves the completion with the rating. */
  save: Pick<UseMutationResult<void, Error, number>, 'mutate' | 'isPending' | 'isSuccess' | 'reset'>
}

const ratings = [1, 2, 3, 4, 5] as const

/** Five stars, an optional comment, and the button to complete the topic. */
export function RatingCard({
  topicId,
  topicTitle,
  topicType,
  whose,
  submit,
  completed,
  previousRating,
  exercises,
  onMap,
  save,
}: RatingCardProps) {
  const { user, loading } = useAuth()
  const online = useOnline()
  const [chosen, setChosen] = useState<number | null>(null)
  const rating = chosen ?? previousRating
  const [feedback, setFeedback] = useState('')
  const [isSubmitted, setIsSubmitted] = useState(false)
  const working = isSubmitted ? 'saving' : 'submitting'
  const resting = isSubmitted ? 'thanked' : 'rating'
  const stage = save.isSuccess ? 'saved' : save.isPending ? working : resting
  const id = useId()
  const { key, state }: Location<unknown> = useLocation()
  // A reload has the same state, but its navigation type is POP.
  const isReloaded = useNavigationType() === 'POP'
  /** The key of this visit if the student followed a link to complete the topic; otherwise null. */
  const completes =
    !isReloaded && typeof state === 'object' && state !== null && 'completes' in state ? key : null
  const [arrival, setArrival] = useState<string | null>(null)
  const steps = useRef<HTMLDivElement>(null)
  const thanks = useRef<HTMLParagraphElement>(null)
  const saved = useRef<HTMLParagraphElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const before = useRef(stage)
  const isSending = useRef(false)
  const thanked = stage === 'thanked' || stage === 'saving' || stage === 'saved'

  // Restore the stars and the comment for a visitor who left to sign in.
  useEffect(() => {
    const stored = readStoredRating(whose)
    if (stored?.topicId !== topicId) return
    setChosen((given) => given ?? stored.rating)
    setFeedback((typed) => typed || (stored.feedback ?? ''))
  }, [topicId, whose])

  // Store both when a visitor leaves to sign in, whichever link they use. If they leave for another page, they may sign
  // in from there, so store the stars in the tab.
  const leave = useRef((_: { toSignIn: boolean }) => {})
  useEffect(() => {
    leave.current = ({ toSignIn }) => {
      if (user !== null) return
      const isGiven = chosen !== null || feedback.trim() !== ''
      if (toSignIn && isGiven) storeRating({ topicId, rating: chosen, feedback, userId: whose })
      else if (chosen !== null) storeStarsInTab({ topicId, rating: chosen, userId: whose })
    }
  })
  useEffect(() => {
    const keep = () => leave.current({ toSignIn: window.location.pathname === paths.auth })
    // The page may be left for another document, too.
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('pagehide', keep)
      keep()
    }
  }, [])

  // If the student came here to complete the topic, move focus to the next step, after the stored stars have been
  // restored.
  useEffect(() => setArrival(completes), [completes])
  useEffect(() => {
    if (arrival === null) return
    const place = steps.current
    const isChosen = place?.querySelector('input:checked') != null
    const next = place?.querySelector<HTMLElement>(isChosen ? 'button' : 'input, button, a')
    next?.focus({ preventScroll: true })
  }, [arrival])

  // A disabled or removed button loses focus, so move focus to whatever replaces it.
  useEffect(() => {
    const from = before.current
    before.current = stage
    if (from === stage) return
    if (stage === 'saved' && from === 'saving') saved.current?.focus()
    else if (from === 'saving' || (from === 'submitting' && stage === 'rating')) button.current?.focus()
    else if (stage === 'thanked' || stage === 'saved') thanks.current?.focus()
  }, [stage])

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (chosen === null) return
    console.log('Rating', { topicId, topicTitle, topicType, rating: chosen, feedback })
    // A comment is stored only until it is submitted.
    if (user !== null && readStoredRating(whose)?.topicId === topicId)
      storeRating({ topicId, rating: chosen, userId: whose })
    if (submit === 'log' || user === null) setIsSubmitted(true)
    else saveRating(chosen)
  }

  /** Saves the rating. When offline, stores it in the tab, so that it survives if the student leaves the page. */
  function saveRating(given: number) {
    if (!online) return storeRating({ topicId, rating: given, userId: whose })
    // A second press may come before the next render disables the button.
    if (isSending.current) return
    isSending.current = true
    save.mutate(given, {
      onSettled: () => {
        isSending.current = false
      },
    })
  }

  function nextStep(): string {
    const isVisitor = user === null && !loading
    if (chosen === null) return `Choose a star rating, then ${isVisitor ? 'sign in to save' : 'save'}.`
    if (isVisitor) return 'Press Submit, then “Sign in to track”.'
    return submit === 'save' ? 'Press Submit to save.' : 'Press Submit, then “Mark as completed”.'
  }

  function rateAgain() {
    save.reset()
    setIsSubmitted(false)
  }

  return (
    <Card id="rate" aria-labelledby={`${id}-title`} className="print:hidden">
      <h2 id={`${id}-title`} className="text-2xl">
        Rate this topic
      </h2>
      {completed && stage !== 'saved' && (
        <p className="mt-2">
          {`You have completed this topic${previousRating === null ? '' : ` and rated it ${previousRating} out of 5`}. Rating it again updates your rating.`}
        </p>
      )}
      {exercises.right > 0 && (
        <p className="mt-2">
          {`You have answered ${exercises.right} of the ${exercises.all} exercises in this lesson correctly on this device.`}
        </p>
      )}
      {!online && user !== null && stage !== 'saved' && (
        <NeedsConnection>
          You’re offline, and you need a connection to save your progress. Your stars stay here. Save them
          when you’re back online.
        </NeedsConnection>
      )}
      <div ref={steps}>
        {!thanked ? (
          <form onSubmit={handleSubmit} className="mt-4">
            {arrival !== null && (
              <p id={`${id}-next`} className="mb-3 font-bold">
                {nextStep()}
              </p>
            )}
            <fieldset
              disabled={stage === 'submitting'}
              aria-describedby={arrival === null ? undefined : `${id}-next`}
            >
              <legend className="font-bold">How clear is this topic to you now?</legend>
              <div className="mt-2 flex flex-wrap">
                {ratings.map((value) => (
                  <label key={value} className="relative cursor-pointer p-1.5">
                    <input
                      type="radio"
                      name={`${id}-rating`}
                      value={value}
                      checked={chosen === value}
                      onChange={() => setChosen(value)}
                      className="peer absolute inset-0 cursor-pointer appearance-none rounded-md"
                    />
                    <Star
                      aria-hidden="true"
                      className={classNames(
                        'size-8',
                        rating !== null && value <= rating ? 'fill-signal text-ink' : 'text-muted',
                      )}
                    />
                    <span className="sr-only">{value === 1 ? '1 star' : `${value} stars`}</span>
                  </label>
                ))}
              </div>
            </fieldset>
            <label className="mt-4 block font-bold" htmlFor={`${id}-feedback`}>
              Comment <span className="font-normal text-muted">(optional)</span>
            </label>
            <textarea
              id={`${id}-feedback`}
              rows={3}
              aria-describedby={`${id}-kept`}
              value={feedback}
              onChange={(event) => setFeedback(event.target.value)}
              className={inputClasses('on-card', 'mt-1 block max-w-prose py-3 leading-[inherit]')}
            />
            <p id={`${id}-kept`} className="mt-1 max-w-prose text-sm text-muted">
              This comment is just for you: it isn’t sent to us. If you leave to sign in, it stays in this
              tab.
            </p>
            <Button
              ref={button}
              type="submit"
              disabled={chosen === null || stage === 'submitting'}
              className="mt-4"
            >
              {stage === 'submitting' ? 'Submitting...' : 'Submit'}
            </Button>
          </form>
        ) : (
          <div className="mt-4">
            <p ref={thanks} tabIndex={-1} className="font-bold outline-none">
              Thank you for your feedback!
            </p>
            <div role="status">
              {stage === 'saved' && (
                <p ref={saved} tabIndex={-1} className="outline-none">
                  Your progress has been saved.
                </p>
              )}
            </div>
            <div className="mt-4 flex flex-wrap gap-3">
              {stage !== 'saved' && user !== null && (
                <Button
                  ref={button}
                  disabled={stage === 'saving'}
                  onClick={() => rating !== null && saveRating(rating)}
                >
                  {stage === 'saving' ? 'Saving...' : 'Mark as completed'}
                </Button>
              )}
              {user === null && !loading && (
                <Link
                  to={paths.auth}
                  onClick={() => leave.current({ toSignIn: true })}
                  className={buttonClasses()}
                >
                  Sign in to track
                </Link>
              )}
              {stage === 'saved' && (
                <Link to={onMap ? paths.stop(topicId) : paths.tenses} className={buttonClasses()}>
                  {onMap ? 'See it on the map' : 'Back to Tenses'}
                </Link>
              )}
              <Button look="outline" disabled={stage === 'saving'} onClick={rateAgain}>
                Change your rating
              </Button>
              <TextLink to={paths.review} className="inline-flex min-h-11 items-center px-2">
                <span lang="es" translate="no">
                  Repaso
                </span>
              </TextLink>
            </div>
          </div>
        )}
      </div>
      <ReportMistake title={topicTitle} />
    </Card>
  )
}
