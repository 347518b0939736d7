import { lessonCount, lessonCountInWords, stopCount, stopCountInWords } from 'virtual:counts'
import {
  ArrowRight,
  BookOpenText,
  CalendarCheck,
  Headphones,
  Languages,
  MessagesSquare,
  SquarePen,
} from 'lucide-react'
import { lazy } from 'react'
import { Link } from 'react-router-dom'
import { MyExam } from '@/components/my-exam/my-exam'
import { rooms } from '@/components/rooms'
import { buttonClasses } from '@/components/ui/button'
import { DocumentHead } from '@/components/ui/document-head'
import { LazyPart, PartNotLoaded } from '@/components/ui/lazy-part'
import { lineColours } from '@/components/ui/line-colours'
import { WhenReady } from '@/components/ui/when-ready'
import { useAuth } from '@/features/auth/auth-context'
import { LinesIllustration } from '@/features/roadmap/lines-illustration'
import { capitalised } from '@/lib/capitalised'
import { classNames } from '@/lib/class-names'
import { paths } from '@/paths'

const DueLink = lazy(async () => ({ default: (await import('@/features/review/due-count')).DueLink }))
const NextStop = lazy(async () => ({ default: (await import('./home/next-stop')).NextStop }))
const BackToPage = lazy(async () => ({ default: (await import('./stored-work/back-to-page')).BackToPage }))

const features = [
  {
    title: 'Comprehensive Grammar',
    to: paths.grammar,
    text: `${capitalised(lessonCountInWords)} lessons with full tables, the mistakes that English speakers make, and why.`,
    colour: lineColours.foundation.border,
  },
  {
    title: 'Interactive Practice',
    to: paths.practice,
    text: 'Three questions on any stop on the map, with the reason for each answer.',
    colour: lineColours.intermediate.border,
  },
  {
    title: 'Daily Learning',
    to: paths.wordOfTheDay,
    text: 'One new word every day, with its pronunciation, an example and related words.',
    colour: lineColours.standard.border,
  },
  {
    title: 'Exam Ready',
    to: paths.igcse,
    text: (
      <>
        Each Cambridge IGCSE and{' '}
        <Link to={paths.ib} className="relative z-10 text-ink underline underline-offset-4">
          IB
        </Link>{' '}
        paper explained: what happens, what earns marks, what to say.
      </>
    ),
    colour: lineColours.higher.border,
  },
] as const

/** The icons are not in rooms.ts, because lessons link to the rooms without icons. */
const roomCards = [
  { room: rooms.listening, Icon: Headphones },
  { room: rooms.reading, Icon: BookOpenText },
  { room: rooms.writing, Icon: SquarePen },
  { room: rooms.speaking, Icon: MessagesSquare },
  { room: rooms.words, Icon: Languages },
  { room: rooms.plan, Icon: CalendarCheck },
] as const

const departures = [
  { to: paths.wordOfTheDay, title: 'Word of the Day', text: 'A word to take with you', time: '1 min' },
  { to: paths.practice, title: 'Practice', text: 'Three questions, straight away', time: '3 min' },
  {
    to: paths.grammar,
    title: 'Grammar Roadmap',
    text: `${capitalised(stopCountInWords)} stops from first words to the IB`,
    time: `${stopCount} stops`,
  },
] as const

export function Component() {
  const { user } = useAuth()
  return (
    <>
      <DocumentHead
        title="Free IGCSE and IB Spanish"
        description={`Learn Spanish for IGCSE and IB for free: a grammar roadmap drawn as a metro map, ${lessonCount} lessons, a word of the day, practice and exam guides.`}
      />
      <div className="bg-sign text-on-sign">
        {/* Reserves the height of the link, to avoid a layout shift when it loads. */}
        <div role="status" className="page flex min-h-14 items-center text-signal sm:min-h-20">
          {user !== null && (
            <LazyPart>
              <BackToPage key={user.id} user={user} />
            </LazyPart>
          )}
        </div>
        <div className="page grid items-center gap-8 pb-14 sm:pb-20 lg:grid-cols-[3fr_2fr]">
          <div>
            <h1 tabIndex={-1} className="text-5xl sm:text-6xl">
              Learn Spanish with <span className="whitespace-nowrap text-signal">Próxima</span>
            </h1>
            <p className="mt-5 max-w-xl text-lg text-sign-muted">
              Free IGCSE and IB Spanish, from your first{' '}
              <span lang="es" translate="no">
                buenos días
              </span>
              {` to your last paper. One map, ${stopCountInWords} stops, and always a next stop. For anyone learning Spanish through English.`}
            </p>
            <div className="mt-8 flex flex-wrap gap-3">
              <Link to={paths.wordOfTheDay} className={buttonClasses('signal')}>
                Start Learning Today
              </Link>
              <Link to={paths.grammar} className={buttonClasses('sign-outline')}>
                Explore Grammar
              </Link>
            </div>
          </div>
          <LinesIllustration />
        </div>
      </div>

      {/* Reserves the height of the longest text on the narrowest phone, to avoid a layout shift. */}
      <div className="page flex min-h-20 items-center">
        {user !== null && (
          <LazyPart errorFallback={<PartNotLoaded />}>
            <NextStop key={user.id} user={user} />
          </LazyPart>
        )}
      </div>

      <section aria-labelledby="quick-access" className="page">
        <h2 id="quick-access" className="text-2xl">
          Quick Access
        </h2>
        <ul className="mt-4 overflow-hidden rounded-lg bg-sign text-on-sign">
          {departures.map((departure) => (
            <li key={departure.to} className="border-t border-white/20 first:border-0">
              <Link
                to={departure.to}
                className="group grid min-h-16 grid-cols-[1fr_auto] items-center gap-x-4 px-4 py-3 hover:bg-white/10 sm:grid-cols-[14rem_1fr_auto_auto] sm:px-6"
              >
                <b className="text-lg">{departure.title}</b>
                <span className="text-sign-muted max-sm:col-start-1 max-sm:row-start-2">
                  {departure.text}
                </span>
                <span className="font-bold whitespace-nowrap text-signal">{departure.time}</span>
                <ArrowRight
                  aria-hidden="true"
                  className="hidden size-5 group-hover:translate-x-1 motion-safe:transition-transform sm:block"
                />
              </Link>
            </li>
          ))}
        </ul>
      </section>

      <MyExam page="home" className="page mt-4" />

      {/* Reserves the height of the text, to avoid a layout shift when it loads. */}
      <div className="page flex min-h-14 items-center">
        <WhenReady>
          <LazyPart>
            <DueLink />
          </LazyPart>
        </WhenReady>
      </div>

      <section aria-labelledby="rooms" className="page mb-14">
        <h2 id="rooms" className="text-2xl">
          Exam practice
        </h2>
        <ul className="mt-4 grid gap-x-10 sm:grid-cols-2">
          {roomCards.map(({ room, Icon }) => (
            <li key={room.to} className="group relative flex items-center gap-4 border-t border-rule py-3">
              <span className="flex size-10 shrink-0 items-center justify-center rounded-md bg-sign text-signal">
                <Icon aria-hidden="true" className="size-5" />
              </span>
              <div>
                <h3 className="text-lg">
                  <Link to={room.to} className="group-hover:underline after:absolute after:inset-0">
                    {room.name}
                  </Link>
                </h3>
                <p className="text-muted">{room.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>

      <section aria-labelledby="features" className="page">
        <h2 id="features" className="text-2xl">
          What you get
        </h2>
        <ul className="mt-6 grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {features.map((feature) => (
            <li key={feature.title} className={classNames('group relative border-t-8 pt-5', feature.colour)}>
              <span
                aria-hidden="true"
                className={classNames(
                  'absolute -top-[1.1rem] left-0 size-7 rounded-full border-[6px] bg-paper',
                  feature.colour,
                )}
              />
              <h3 className="text-xl">
                {/* The whole tile is clickable, including its station. */}
                <Link
                  to={feature.to}
                  className="group-hover:underline after:absolute after:inset-x-0 after:-top-5 after:bottom-0 after:content-['']"
                >
                  {feature.title}
                </Link>
              </h3>
              <p className="mt-1 text-muted">{feature.text}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
