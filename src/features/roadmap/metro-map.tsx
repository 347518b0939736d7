import { ibStopCountInWords } from 'virtual:counts'
import { Check } from 'lucide-react'
import { Fragment, lazy } from 'react'
import { Badge } from '@/components/ui/badge'
import { LazyPart } from '@/components/ui/lazy-part'
import { lineColours } from '@/components/ui/line-colours'
import { TextLink } from '@/components/ui/text-link'
import { WhenReady } from '@/components/ui/when-ready'
import { type LessonId, lessonEntry } from '@/content/registry'
import { type Level, type Line, roadmap, roadmapStops } from '@/content/roadmap'
import { classNames } from '@/lib/class-names'
import { paths } from '@/paths'
import { AlsoOnPaper } from './also-on-paper'
import './metro-map.css'

const AnsweredHere = lazy(async () => ({ default: (await import('./answered-here')).AnsweredHere }))

interface StopProps {
  id: LessonId
  line: Line
  level: Level
  completed: boolean
  next: boolean
}

function Stop({ id, line, level, completed, next }: StopProps) {
  const lesson = lessonEntry(id)
  const number = roadmapStops.indexOf(id) + 1
  return (
    <li
      // The target of links to this stop. It must be focusable, so that it also takes focus.
      id={id}
      tabIndex={-1}
      className="metro-stop group"
      data-done={completed || undefined}
      data-next={next || undefined}
    >
      <span className="metro-roundel" aria-hidden="true">
        {completed ? (
          <Check className="size-5 text-on-line forced-colors:text-[Canvas]" strokeWidth={3.5} />
        ) : (
          <span className="text-xs font-bold text-ink">{number}</span>
        )}
      </span>
      <div className="text-ink">
        {next && (
          <p className="metro-sign rounded-sm bg-signal px-1.5 text-xs font-bold text-on-signal forced-colors:border">
            <span lang="es" translate="no">
              Próxima estación
            </span>
            <span className="sr-only"> (your next stop)</span>
          </p>
        )}
        <h4 className="text-lg">{lesson.title}</h4>
        <p className="mt-0.5 text-muted">{lesson.description}</p>
        <p className="mt-1.5 flex flex-wrap gap-1.5 print:hidden">
          <Badge tone={level.id}>{line.name}</Badge>
          {completed && (
            <span className="metro-done">
              <Badge tone="done">✓ Completed</Badge>
            </span>
          )}
          {/* Reserves space for this text, so that nothing moves when it loads. */}
          <span className="metro-answered self-center text-xs text-muted">
            {!completed && (
              <WhenReady>
                <LazyPart>
                  <AnsweredHere lesson={id} />
                </LazyPart>
              </WhenReady>
            )}
          </span>
        </p>
        <TextLink
          to={paths.lesson(lesson)}
          className={classNames(
            'mt-1 inline-flex min-h-8 items-center after:absolute after:inset-0 after:-left-13 print:hidden',
            next ? 'decoration-2' : 'decoration-1 group-hover:decoration-2',
          )}
        >
          Start learning<span className="sr-only"> {lesson.title}</span>
        </TextLink>
      </div>
    </li>
  )
}

/**
 * The direction and bends of each row on the wide map: Foundation runs to the right, Intermediate runs back to the
 * left, and the IB line runs to the right.
 */
const shape: Record<
  Level['id'],
  { back?: true; start?: true; end?: true; bends: readonly { side: 'left' | 'right'; way: 'in' | 'down' }[] }
> = {
  foundation: { start: true, bends: [{ side: 'right', way: 'down' }] },
  intermediate: {
    back: true,
    bends: [
      { side: 'right', way: 'in' },
      { side: 'left', way: 'down' },
    ],
  },
  standard: { bends: [{ side: 'left', way: 'in' }] },
  higher: { end: true, bends: [] },
}

function TransferStation() {
  return (
    <section aria-labelledby="transfer-station" className="metro-transfer">
      <svg viewBox="0 0 40 40" aria-hidden="true" className="metro-interchange">
        <circle cx="20" cy="20" r="16" fill="var(--card)" stroke="var(--ink)" strokeWidth="5" />
        <path d="M13 17h14l-4-4m4 10H13l4 4" fill="none" stroke="var(--ink)" strokeWidth="3" />
      </svg>
      <div className="rounded-lg bg-sign p-5 text-on-sign print:border-2 print:border-ink print:bg-transparent print:p-2 print:text-ink">
        <h2 id="transfer-station" className="text-2xl">
          Transfer Station
        </h2>
        <p className="mt-1 max-w-prose">
          {`End of the IGCSE line. Change here for the IB line: the ${ibStopCountInWords} stops beyond take the same grammar further.`}
        </p>
      </div>
    </section>
  )
}

/** The whole map. `isCompleted` is undefined until we know which stops the student has completed. */
export function MetroMap({ isCompleted }: { isCompleted: ((id: LessonId) => boolean) | undefined }) {
  const nextStop = isCompleted && roadmapStops.find((id) => !isCompleted(id))
  return (
    <div className="metro-map">
      {roadmap.map((line: Line, index) => (
        <Fragment key={line.id}>
          {index > 0 && <TransferStation />}
          <section aria-labelledby={`line-${line.id}`} className={line.id === 'ib' ? 'metro-ib' : undefined}>
            <h2 id={`line-${line.id}`} className="sr-only">
              {line.name} line
            </h2>
            {line.levels.map((level) => {
              const { back, start, end, bends } = shape[level.id]
              return (
                <section
                  key={level.id}
                  aria-labelledby={`level-${level.id}`}
                  className="metro-level"
                  data-back={back}
                  data-start={start}
                  data-end={end}
                  style={
                    {
                      '--line': lineColours[level.id].variable,
                      '--stops': level.stops.length,
                    } as React.CSSProperties
                  }
                >
                  {bends.map((bend) => (
                    <span
                      key={bend.side + bend.way}
                      aria-hidden="true"
                      className="metro-bend"
                      data-side={bend.side}
                      data-way={bend.way}
                    />
                  ))}
                  <h3 id={`level-${level.id}`} className="text-xl">
                    {level.name}
                  </h3>
                  <ol>
                    {level.stops.map((id) => (
                      <Stop
                        key={id}
                        id={id}
                        line={line}
                        level={level}
                        completed={isCompleted?.(id) ?? false}
                        next={id === nextStop}
                      />
                    ))}
                  </ol>
                </section>
              )
            })}
            {line.id === 'igcse' && <AlsoOnPaper />}
          </section>
        </Fragment>
      ))}
    </div>
  )
}

export function Legend() {
  return (
    <ul
      aria-label="Lines and levels"
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-2 gap-y-2 text-sm font-bold sm:flex sm:flex-wrap sm:gap-x-6"
    >
      {roadmap.flatMap((line) =>
        line.levels.map((level) => (
          <li key={level.id} className="flex items-center gap-1.5">
            <span
              aria-hidden="true"
              className="size-3 shrink-0 rounded-full sm:h-2 sm:w-8 forced-colors:hidden print:[print-color-adjust:exact]"
              style={{ background: lineColours[level.id].variable }}
            />
            {level.name}
          </li>
        )),
      )}
    </ul>
  )
}
