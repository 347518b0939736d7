import { Printer } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { Button, buttonClasses } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Field } from '@/components/ui/field'
import { LoadButton, useLoading } from '@/components/ui/load-on-demand'
import { TextButton } from '@/components/ui/text-link'
import type { LessonId } from '@/content/registry'
import { countOf } from '@/lib/count-of'
import { downloadFile } from '@/lib/download-file'
import { printAlone } from '@/lib/print-alone'
import { useFocusWhen } from '@/lib/use-focus-when'
import { useNow } from '@/lib/use-now'
import { lessonsLeftOut, makePlan, overdueStops, scheduleStops } from './make-plan'
import {
  addStop,
  dayOf,
  daysBetween,
  maxTextLength,
  moveStop,
  type Plan,
  type PlanStop,
  removeStop,
  replacePlan,
  setDone,
} from './plan'
import { PlanForm } from './plan-form'
import { dayName, PlanSchedule, PrintedPlan } from './plan-line'
import { isPlanSaved, savePlan, usePlan } from './saved-plan'
import { nameOf } from './stop-names'

/** Which lessons the student has already done, and how many items are due for review. */
interface Known {
  isRead: (lesson: LessonId) => boolean
  due: number
}

/** The form, or the plan made from it. */
export function PlanEditor({ known }: { known: Known }) {
  const plan = usePlan()
  const today = dayOf(useNow())
  /** What replaced the pressed button, so that it can take the focus. */
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
          submit="Make my plan"
          onRequest={(wish) => {
            savePlan(makePlan(wish, { today, isRead: known.isRead, isDue: known.due > 0 }))
            setCame('line')
          }}
        />
      </Card>
    )
  return (
    <Line
      plan={plan}
      today={today}
      known={known}
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
  isNew,
  onDelete,
}: {
  plan: Plan
  today: string
  known: Known
  /** The plan has just been made on this page. */
  isNew: boolean
  onDelete: () => void
}) {
  const [confirming, setConfirming] = useState<'change' | 'delete'>()
  /** The last status message, with the plan before the change for undo. */
  const [said, setSaid] = useState<{ text: string; before?: Plan }>({ text: '' })
  const head = useFocusWhen<HTMLHeadingElement>(isNew, { scroll: true })
  const question = useFocusWhen<HTMLHeadingElement>(confirming)
  const { days, beyond } = scheduleStops(plan, today)
  const left = overdueStops(plan, today)
  const leftOut = lessonsLeftOut(plan, known.isRead)
  const toGo = daysBetween(today, plan.date)
  const next = days.flatMap(({ date, stops }) =>
    stops.filter(({ done }) => done === undefined).map((stop) => ({ stop, date })),
  )[0]
  const done = plan.stops.filter((stop) => stop.done !== undefined).length

  function change(after: Plan, text: string) {
    // A change also counts as having seen the current schedule.
    savePlan({ ...after, seen: today })
    setSaid({ text, before: plan })
  }
  const titleOf = (stop: PlanStop) => nameOf(stop, plan.exam).title

  return (
    <div className="stack-8">
      <Card aria-labelledby="plan" className="print:hidden">
        <h2 id="plan" ref={head} tabIndex={-1} className="text-2xl outline-none">
          {toGo > 0 ? `${countOf(toGo, 'day')} to go` : toGo === 0 ? 'It is today' : 'The exam is over'}
        </h2>
        <p className="mt-1 text-muted">
          {countOf(plan.stops.length, 'stop')}, {done} done
        </p>
        {toGo === 0 && (
          <p className="mt-3 max-w-prose">No more studying today. Read the one page, and breathe.</p>
        )}
        {toGo < 0 && (
          <p className="mt-3 max-w-prose">
            How did it go? Make a new plan for the next exam, or delete this one.
          </p>
        )}
        {next !== undefined && <NextStop stop={next.stop} date={next.date} plan={plan} today={today} />}
        {next === undefined && toGo > 0 && (
          <p className="mt-3 max-w-prose">
            All stops are done. Change the plan to add time, or add a stop yourself.
          </p>
        )}
        {!isPlanSaved() && (
          <p role="status" className="mt-3 max-w-prose font-bold">
            This browser doesn’t save anything, so the plan is gone when you close the page. Save it as a
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
          {left.map(titleOf).join(' · ')}. {left.length === 1 ? 'It comes' : 'They come'} first now, and the
          rest moves to later days.
        </Notice>
      )}
      {beyond.length > 0 && toGo > 0 && (
        <Notice title={`No room before the exam: ${countOf(beyond.length, 'stop')}`}>
          {beyond.map(titleOf).join(' · ')}. Give it more hours a week, or leave something out.
        </Notice>
      )}
      {leftOut.length > 0 && beyond.length === 0 && toGo > 0 && (
        <p className="max-w-prose print:hidden">
          Not in this plan: {countOf(leftOut.length, 'lesson')} that you haven’t started. More hours a week
          make room for them.
        </p>
      )}

      <p role="status" className="min-h-6 print:hidden">
        {said.text}{' '}
        {said.before !== undefined && (
          <TextButton
            onClick={() => {
              savePlan(said.before ?? plan)
              setSaid({ text: 'As it was before.' })
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
            submit="Make a new plan"
            onCancel={() => {
              setConfirming(undefined)
              head.current?.focus()
            }}
            onRequest={(wish) => {
              setConfirming(undefined)
              const fresh = makePlan(wish, { today, isRead: known.isRead, isDue: known.due > 0 })
              change(replacePlan(plan, fresh), 'Here is your new plan.')
              head.current?.focus()
            }}
          />
        </Card>
      ) : (
        toGo > 0 && (
          <PlanSchedule
            plan={plan}
            days={days}
            today={today}
            actions={{
              onDone: (stop, isDone) =>
                change(
                  setDone(plan, stop.id, isDone ? today : undefined),
                  `${titleOf(stop)}: ${isDone ? 'done' : 'open again'}.`,
                ),
              onMove: (stop, by) =>
                change(moveStop(plan, stop.id, by), `${titleOf(stop)}: ${by === 1 ? 'later' : 'sooner'}.`),
              onRemove: (stop) => {
                change(removeStop(plan, stop.id), `${titleOf(stop)}: left out.`)
                head.current?.focus()
              },
            }}
          />
        )
      )}

      <OwnStop onAdd={(text) => change(addStop(plan, text), `${text}: added, as the next stop.`)} />

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
            <p className="mt-3 flex flex-wrap gap-3">
              <CalendarButton plan={plan} today={today} />
              <Button look="outline" onClick={() => printAlone('sheet')}>
                <Printer aria-hidden="true" className="size-5" /> Print on one page
              </Button>
              <Button look="outline" onClick={() => setConfirming('change')}>
                Change day or hours
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
      <PrintedPlan plan={plan} days={days} />
    </div>
  )
}

function NextStop({ stop, date, plan, today }: { stop: PlanStop; date: string; plan: Plan; today: string }) {
  const { title, to } = nameOf(stop, plan.exam)
  return (
    <div className="mt-4 rounded-md bg-sign p-4 text-on-sign">
      <p>
        <span className="rounded-sm bg-signal px-1.5 text-sm font-bold text-on-signal">
          <span lang="es">Próxima estación</span>
        </span>{' '}
        <span className="text-sign-muted">{dayName(date, today)}</span>
      </p>
      <p className="mt-1 text-xl font-bold">{title}</p>
      {to !== undefined && (
        <Link to={to} className={`${buttonClasses('signal')} mt-3`}>
          Open this stop
        </Link>
      )}
    </div>
  )
}

function Notice({
  title,
  onClose,
  children,
}: {
  title: string
  onClose?: () => void
  children: React.ReactNode
}) {
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

function CalendarButton({ plan, today }: { plan: Plan; today: string }) {
  const loading = useLoading('calendar tools')
  async function save() {
    const loaded = await loading.load(() => import('./calendar-file'))
    if (loaded === undefined) return
    const text = loaded.calendarFile(plan, today, window.location.origin)
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
