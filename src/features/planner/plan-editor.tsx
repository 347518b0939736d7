import { Printer } from 'lucide-react'
import { type FormEvent, Fragment, type ReactNode, useEffect, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { Button, buttonClasses } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Field } from '@/components/ui/field'
import { LoadButton, useLoading } from '@/components/ui/load-on-demand'
import { TextButton } from '@/components/ui/text-link'
import { type LessonId, lessonEntry, lessons } from '@/content/registry'
import { classNames } from '@/lib/class-names'
import { countOf } from '@/lib/count-of'
import { downloadFile } from '@/lib/download-file'
import { dayOf } from '@/lib/format-day'
import { printAlone } from '@/lib/print-alone'
import { useFocusWhen } from '@/lib/use-focus-when'
import { useNow } from '@/lib/use-now'
import type { RenderCheck } from './known-lessons'
import {
  lessonsFor,
  lessonsLeftOut,
  makePlan,
  misplacedLesson,
  overdueStops,
  putLessonsBack,
  scheduleStops,
} from './make-plan'
import { assignPieces, type Pieces, roomsOf, tickFinished } from './pieces'
import {
  addStop,
  daysBetween,
  isForOral,
  maxTextLength,
  moveStop,
  type Plan,
  type PlanExam,
  type PlanRequest,
  type PlanStop,
  removeStop,
  replacePlan,
  setDone,
  toggleWeekOff,
  usualTime,
} from './plan'
import { PlanForm } from './plan-form'
import { dayName, type Move, type NameStop, PlanSchedule, PrintedPlan, StopTitle } from './plan-line'
import { isPlanSaved, savePlan, usePlan } from './saved-plan'
import { nameOf, oralNames, type StopName } from './stop-names'

const lessonTitles = (ids: readonly LessonId[]) => ids.map((id) => lessonEntry(id).title).join(' · ')

const moved: Readonly<Record<Move, string>> = {
  first: 'moved to the front',
  sooner: 'moved earlier',
  later: 'moved later',
  'a week later': 'moved a week later',
}

/** What the student has already done, and how many items are due for review. */
interface Known {
  /** Whether the lesson has been started on this device or completed on the map. */
  isRead: (lesson: LessonId) => boolean
  /** Whether the lesson has been finished: all its exercises answered on this device, or completed on the map. */
  isCompleted: (lesson: LessonId) => boolean
  pieces: (exam: PlanExam) => Pieces
  due: number
}

function newPlan(request: PlanRequest, today: string, { isCompleted, due, pieces }: Known): Plan {
  const rooms = roomsOf(pieces(request.exam))
  const plan = makePlan(request, { today, isRead: isCompleted, isDue: due > 0, rooms })
  // A finished lesson is in the plan only if the student wants to do it again, so it stays open.
  const stops = plan.stops.map((stop) =>
    stop.kind === 'lesson' && isCompleted(stop.lesson) ? { ...stop, piece: stop.lesson } : stop,
  )
  return { ...plan, stops }
}

/** Reopens lessons that are done but that the student has just said they don't know. */
const reopenUnknown = (plan: Plan, { exam, known = [] }: PlanRequest): Plan =>
  plan.stops
    .filter(
      (stop) =>
        stop.kind === 'lesson' &&
        stop.done !== undefined &&
        lessonsFor(exam, []).includes(stop.lesson) &&
        !known.includes(stop.lesson),
    )
    .reduce((opened, { id }) => setDone(opened, id, undefined), plan)

/** The form, or the plan made from it. */
export function PlanEditor({ known, renderCheck }: { known: Known; renderCheck: RenderCheck }) {
  const plan = usePlan()
  const today = dayOf(useNow())
  /** What replaced the pressed button and should take focus. */
  const [came, setCame] = useState<'line' | 'form'>()
  const form = useFocusWhen<HTMLHeadingElement>(came === 'form')
  if (plan === undefined) return null
  if (plan === null)
    return (
      <Card aria-labelledby="wish">
        <h2 id="wish" ref={form} tabIndex={-1} className="mb-4 text-2xl outline-none">
          When is the exam?
        </h2>
        <PlanForm
          today={today}
          isRead={known.isCompleted}
          renderCheck={renderCheck}
          submit="Make my plan"
          onRequest={(wish) => {
            savePlan(newPlan(wish, today, known))
            setCame('line')
          }}
        />
      </Card>
    )
  return (
    <Line
      plan={tickFinished(plan, known.pieces(plan.exam), known.isCompleted)}
      today={today}
      known={known}
      renderCheck={renderCheck}
      isNew={came === 'line'}
      onDelete={() => {
        savePlan(null)
        setCame('form')
      }}
    />
  )
}

function Line({
  plan,
  today,
  known,
  renderCheck,
  isNew,
  onDelete,
}: {
  plan: Plan
  today: string
  known: Known
  renderCheck: RenderCheck
  /** Whether the plan has just been made on this page. */
  isNew: boolean
  onDelete: () => void
}) {
  /** The stop that was moved last. Its menu keeps focus, even if the stop is now on another day. */
  const [movedStop, setMovedStop] = useState<{ id: string }>()
  useEffect(() => {
    if (movedStop !== undefined) document.getElementById(`change-${movedStop.id}`)?.focus()
  }, [movedStop])
  const [confirming, setConfirming] = useState<'change' | 'delete'>()
  /** The last status message, with the previous plan for undo. */
  const [said, setSaid] = useState<{ text: ReactNode; before?: Plan }>({ text: '' })
  const head = useFocusWhen<HTMLHeadingElement>(isNew, { scroll: true })
  const question = useFocusWhen<HTMLHeadingElement>(confirming, { scroll: true })
  const { days, beyond } = scheduleStops(plan, today)
  const toOral = plan.oral === undefined ? undefined : daysBetween(today, plan.oral)
  const left = overdueStops(plan, today)
  const leftOut = lessonsLeftOut(plan, plan.known === undefined ? known.isRead : known.isCompleted)
  const removed = lessons.flatMap(({ id }) => (plan.removed?.includes(`lesson-${id}`) === true ? [id] : []))
  const misplaced = misplacedLesson(plan)
  const toGo = daysBetween(today, plan.date)
  const next = days.flatMap(({ date, stops }) =>
    stops.filter(({ done }) => done === undefined).map((stop) => ({ stop, date })),
  )[0]
  const done = plan.stops.filter((stop) => stop.done !== undefined).length
  const lastSpeaking = days
    .filter(({ stops }) => stops.some((stop) => isForOral(stop) && stop.done === undefined))
    .at(-1)

  function change(after: Plan, text: ReactNode) {
    // A change also counts as having seen the current schedule.
    savePlan({ ...after, seen: today })
    setSaid({ text, before: plan })
  }
  const pieces = assignPieces(plan, known.pieces(plan.exam))
  const nameStop: NameStop = (stop) => nameOf(stop, plan.exam, pieces.get(stop.id))
  // A lesson that has only been started stays in the plan when the plan is recreated.
  const isDone = (lesson: LessonId) =>
    plan.stops.some((stop) => stop.kind === 'lesson' && stop.lesson === lesson && stop.done !== undefined)
  /** By how many places to move the stop; negative if it moves earlier. */
  function placesOf(stop: PlanStop, move: Move): number {
    if (move === 'sooner') return -1
    if (move === 'later') return 1
    if (move === 'first') return -plan.stops.length
    const date = days.find(({ stops }) => stops.some(({ id }) => id === stop.id))?.date ?? today
    const isInWeek = (other: string) => other >= date && daysBetween(date, other) < 7
    const inWeek = days
      .filter((day) => isInWeek(day.date))
      .flatMap(({ stops }) => stops.filter((one) => one.done === undefined))
    return inWeek.length - inWeek.findIndex(({ id }) => id === stop.id)
  }
  /** A sentence that begins with the title of a stop. */
  const saying = (stop: PlanStop, text: string) => (
    <>
      <StopTitle name={nameStop(stop)} />
      <span>{text}</span>
    </>
  )

  return (
    <div className="stack-8">
      <Card aria-labelledby="plan" className="print:hidden">
        <h2 id="plan" ref={head} tabIndex={-1} className="text-2xl outline-none">
          {toGo > 0 ? `${countOf(toGo, 'day')} to go` : toGo === 0 ? 'It’s today' : 'The exam is over'}
        </h2>
        <p className="mt-1 text-muted">{`${countOf(plan.stops.length, 'stop')}, ${done} done`}</p>
        {toOral !== undefined && toOral >= 0 && toGo > 0 && (
          <p className="mt-3 max-w-prose">
            {`${oralNames[plan.exam]}: ${plan.oral === undefined ? '' : dayName(plan.oral, today)}${toOral > 1 ? `, in ${countOf(toOral, 'day')}` : ''}`}
          </p>
        )}
        {toOral !== undefined && toOral < 0 && toGo > 0 && (
          <p className="mt-3 max-w-prose">
            {`${oralNames[plan.exam]} is over, so no more speaking is scheduled.`}
          </p>
        )}
        {plan.oral === undefined && lastSpeaking !== undefined && toGo > 0 && (
          <p className="mt-3 max-w-prose">
            <b>{`When is ${oralNames[plan.exam].toLowerCase()}?`}</b> Ask your teacher: it may be weeks before
            the written papers. Until you add the date, the plan has all speaking by{' '}
            <span>{dayName(lastSpeaking.date, today)}</span>.{' '}
            <TextButton onClick={() => setConfirming('change')}>Add the date</TextButton>
          </p>
        )}
        {plan.isFirstDay === true && toGo > 0 && (
          <p className="mt-3 max-w-prose">
            We only know the month of your exam, so the plan ends on <span>{dayName(plan.date, today)}</span>.
            Add the date of your first written paper when you know it.{' '}
            <TextButton onClick={() => setConfirming('change')}>Add the exam date</TextButton>
          </p>
        )}
        {toGo === 0 && (
          <p className="mt-3 max-w-prose">No more studying today. Read your one-page sheet and relax.</p>
        )}
        {toGo < 0 && (
          <p className="mt-3 max-w-prose">
            How did it go? Make a new plan for the next exam, or delete this one.
          </p>
        )}
        {next !== undefined && <NextStop name={nameStop(next.stop)} date={next.date} today={today} />}
        {next === undefined && toGo > 0 && done === plan.stops.length && (
          <p className="mt-3 max-w-prose">
            You’ve finished every stop. Change the plan to add time, or add your own stop.
          </p>
        )}
        {!isPlanSaved() && (
          <p role="status" className="mt-3 max-w-prose font-bold">
            This browser doesn’t save anything, so you’ll lose the plan when you close the page. Save it as a
            calendar file or print it.
          </p>
        )}
      </Card>

      {left.length > 0 && toGo > 0 && (
        <Notice
          title={`Moved: ${countOf(left.length, 'stop')} you didn’t finish before today`}
          onClose={() => {
            savePlan({ ...plan, seen: today })
            head.current?.focus()
          }}
        >
          <StopTitles stops={left} nameStop={nameStop} />.{' '}
          <span>{left.length === 1 ? 'It comes' : 'They come'}</span> first now, and the rest move to later
          days.
        </Notice>
      )}
      {beyond.length > 0 && toGo > 0 && (
        <Notice title={`No time before the exam: ${countOf(beyond.length, 'stop')}`}>
          <StopTitles stops={beyond} nameStop={nameStop} />. Choose more hours a week, or leave something out.
        </Notice>
      )}
      {misplaced !== undefined && toGo > 0 && confirming === undefined && (
        <Notice title="The order of your lessons">
          <b>{lessonEntry(misplaced.lesson).title}</b> comes before <b>{lessonEntry(misplaced.need).title}</b>
          , which it builds on. A new plan will put them in order and keep everything you’ve done or added.{' '}
          <TextButton onClick={() => setConfirming('change')}>Make a new plan</TextButton>
        </Notice>
      )}
      {leftOut.length > 0 && toGo > 0 && (
        <p className="max-w-prose print:hidden">
          {plan.known === undefined
            ? `Not in this plan: ${lessonTitles(leftOut)}. Make a new plan to include ${leftOut.length === 1 ? 'it' : 'them'}.`
            : `Not in this plan because there isn’t time: ${lessonTitles(leftOut)}. Choose more hours a week to make room for ${leftOut.length === 1 ? 'it' : 'them'}.`}
        </p>
      )}
      {removed.length > 0 && toGo > 0 && (
        <p className="max-w-prose print:hidden">
          <span>{`You left out ${lessonTitles(removed)}.`}</span>{' '}
          <TextButton
            onClick={() => change(putLessonsBack(plan), `Back in the plan: ${lessonTitles(removed)}.`)}
          >
            {removed.length === 1 ? 'Put it back' : 'Put them back'}
          </TextButton>
        </p>
      )}

      <p
        role="status"
        // The student may be far down the plan when they change something.
        className={classNames(
          'min-h-6 print:hidden',
          said.text !== '' && 'sticky top-(--covered) z-10 rounded-md border border-rule bg-card px-4 py-2',
        )}
      >
        <span>{said.text}</span>{' '}
        {said.before !== undefined && (
          <TextButton
            onClick={() => {
              savePlan(said.before ?? plan)
              setSaid({ text: 'Undone.' })
              head.current?.focus()
            }}
          >
            Undo
          </TextButton>
        )}
      </p>

      {confirming === 'change' ? (
        <Card aria-labelledby="change" className="print:hidden">
          <h2 id="change" ref={question} tabIndex={-1} className="mb-4 text-2xl outline-none">
            Change the plan
          </h2>
          <PlanForm
            today={today}
            before={plan}
            isRead={(id) => isDone(id) || (plan.known === undefined && known.isRead(id))}
            renderCheck={renderCheck}
            submit="Make a new plan"
            onCancel={() => {
              setConfirming(undefined)
              head.current?.focus()
            }}
            onRequest={(wish) => {
              setConfirming(undefined)
              change(
                replacePlan(reopenUnknown(plan, wish), newPlan(wish, today, known)),
                'Here is your new plan.',
              )
              head.current?.focus()
            }}
          />
        </Card>
      ) : (
        toGo > 0 && (
          <PlanSchedule
            plan={plan}
            nameStop={nameStop}
            days={days}
            next={next}
            today={today}
            actions={{
              onDone: (stop, isDone) =>
                change(
                  setDone(plan, stop.id, isDone ? today : undefined, pieces.get(stop.id)?.piece?.id),
                  saying(stop, isDone ? ': done.' : ': marked as not done.'),
                ),
              onMove: (stop, move) => {
                change(moveStop(plan, stop.id, placesOf(stop, move)), saying(stop, `: ${moved[move]}.`))
                setMovedStop({ id: stop.id })
              },
              onRemove: (stop) => {
                change(removeStop(plan, stop.id), saying(stop, ': left out.'))
                head.current?.focus()
              },
              onWeekOff: (monday) =>
                change(
                  toggleWeekOff(plan, monday),
                  plan.off?.includes(monday) === true ? 'This week is back on.' : 'This week is off.',
                ),
            }}
          />
        )
      )}

      <OwnStop onAdd={(text) => change(addStop(plan, text), `${text}: added as the next stop.`)} />

      <Card aria-labelledby="take" className="print:hidden">
        <h2
          id="take"
          ref={confirming === 'delete' ? question : undefined}
          tabIndex={-1}
          className="text-xl outline-none"
        >
          {confirming === 'delete' ? 'Delete this plan? You can’t undo this.' : 'Save or print'}
        </h2>
        {confirming === 'delete' ? (
          <p className="mt-3 flex flex-wrap gap-3">
            <Button onClick={onDelete}>Delete it</Button>
            <Button look="outline" onClick={() => setConfirming(undefined)}>
              Keep it
            </Button>
          </p>
        ) : (
          <>
            <StudyTime time={plan.at} onChange={(at) => savePlan({ ...plan, at })} />
            <p className="mt-3 flex flex-wrap gap-3">
              <CalendarButton plan={plan} nameStop={nameStop} today={today} />
              <Button look="outline" onClick={() => printAlone('sheet')}>
                <Printer aria-hidden="true" className="size-5" /> Print on one page
              </Button>
              <Button look="outline" onClick={() => setConfirming('change')}>
                Change dates, hours or lessons
              </Button>
              <Button look="outline" onClick={() => setConfirming('delete')}>
                Delete this plan
              </Button>
            </p>
            <p className="mt-3 max-w-prose text-sm text-muted">
              The plan is saved on this device only. Ticking a stop here doesn’t complete a lesson on the map.
            </p>
          </>
        )}
      </Card>
      <PrintedPlan plan={plan} nameStop={nameStop} days={days} />
    </div>
  )
}

/** The titles of several stops, on one line. */
function StopTitles({ stops, nameStop }: { stops: readonly PlanStop[]; nameStop: NameStop }) {
  return stops.map((stop, index) => (
    <Fragment key={stop.id}>
      {index > 0 && <span> · </span>} <StopTitle name={nameStop(stop)} />
    </Fragment>
  ))
}

function NextStop({ name, date, today }: { name: StopName; date: string; today: string }) {
  const { to, minutes, because } = name
  return (
    <div className="mt-4 rounded-md bg-sign p-4 text-on-sign">
      <p>
        <span className="rounded-sm bg-signal px-1.5 text-sm font-bold text-on-signal">
          <span lang="es" translate="no">
            Próxima estación
          </span>
        </span>{' '}
        <span className="text-sign-muted">{dayName(date, today)}</span>
      </p>
      <p className="mt-1 text-xl font-bold">
        <StopTitle name={name} />
        <span>{`, ${countOf(minutes, 'minute')}`}</span>
      </p>
      {because !== undefined && <p>{`Do it again ${because}.`}</p>}
      {to !== undefined && (
        <Link to={to} className={`${buttonClasses('signal')} mt-3`}>
          Open this stop
        </Link>
      )}
    </div>
  )
}

function Notice({ title, onClose, children }: { title: string; onClose?: () => void; children: ReactNode }) {
  return (
    <section aria-label={title} className="max-w-prose border-l-4 border-almost pl-4 print:hidden">
      <h2 className="text-lg">{title}</h2>
      <p className="mt-1">{children}</p>
      {onClose !== undefined && (
        <Button look="outline" className="mt-3" onClick={onClose}>
          OK
        </Button>
      )}
    </section>
  )
}

function OwnStop({ onAdd }: { onAdd: (text: string) => void }) {
  const [text, setText] = useState('')
  const id = useId()
  function add(event: FormEvent) {
    event.preventDefault()
    if (text.trim() === '') return
    onAdd(text.trim())
    setText('')
  }
  return (
    <form onSubmit={add} className="flex max-w-xl flex-wrap items-end gap-3 print:hidden">
      <div className="min-w-60 flex-1">
        <Field
          id={id}
          label="Add your own stop"
          placeholder="Mock exam, page 40, ask my teacher…"
          value={text}
          maxLength={maxTextLength}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <Button type="submit" look="outline">
        Add it
      </Button>
    </form>
  )
}

/** The time of day for the calendar file. */
function StudyTime({
  time = usualTime,
  onChange,
}: {
  time: string | undefined
  onChange: (time: string) => void
}) {
  const id = useId()
  return (
    <div className="mt-3 max-w-60">
      <Field
        id={id}
        label="Study time for the calendar"
        type="time"
        value={time}
        onChange={({ target }) => {
          if (target.value !== '') onChange(target.value)
        }}
      />
    </div>
  )
}

function CalendarButton({ plan, nameStop, today }: { plan: Plan; nameStop: NameStop; today: string }) {
  const loading = useLoading('calendar tools')
  async function save() {
    const loaded = await loading.load(() => import('./calendar-file'))
    if (loaded === undefined) return
    const text = loaded.calendarFile(plan, nameStop, today, window.location.origin)
    downloadFile(`proxima-${plan.date}.ics`, text, 'text/calendar')
  }
  return (
    <>
      <LoadButton loading={loading} onPress={() => void save()}>
        Save as a calendar file
      </LoadButton>
      <span role="status" className="empty:hidden">
        {loading.said}
      </span>
    </>
  )
}
