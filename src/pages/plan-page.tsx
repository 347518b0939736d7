import { PageHeader } from '@/components/ui/page-header'
import type { LessonId } from '@/content/registry'
import { lessonEntry } from '@/content/registry'
import { readItemName } from '@/exercises/item-names'
import { PlanDesk } from '@/features/planner/plan-desk'
import { isCompleted } from '@/features/progress/queries'
import { useProgress } from '@/features/progress/use-progress'
import { dueNames } from '@/features/review/draw-session'
import { useAskable } from '@/features/review/use-askable'
import { useMemory } from '@/lib/use-memory'
import { useNow } from '@/lib/use-now'
import { useReady } from '@/lib/use-ready'

/** What the student knows already: of the lessons begun on this device or completed on the map, and what is due. */
function Desk() {
  const memory = useMemory()
  const now = useNow()
  const due = dueNames(useAskable(), now).length
  const rows = useProgress()?.value ?? []
  const begun = new Set(
    [...memory.keys()].flatMap((name) => {
      const item = readItemName(name)
      return item?.kind === 'exercise' ? [item.lesson] : []
    }),
  )
  const isRead = (id: LessonId) =>
    begun.has(id) || isCompleted(rows, { topic_id: id, topic_type: lessonEntry(id).type })
  return <PlanDesk known={{ isRead, due }} />
}

export function Component() {
  // What is kept is not known while the page is built.
  const ready = useReady()
  return (
    <>
      <PageHeader
        title="Plan"
        heading="Your line to the exam"
        description="A plan for IGCSE and IB Spanish: give the day of the exam and your hours a week, and get a line of stops up to it."
        onSign
        className="print:hidden"
      >
        <p className="mt-3 max-w-prose text-lg text-balance text-sign-muted">
          The day of the exam and your hours a week make a line of half hours: what is due first, then the
          lessons that you have not begun, and among them practice for every paper. A day that you miss moves
          on by itself.
        </p>
      </PageHeader>
      <div className="page -mt-6 print:mt-0">
        {/* As high as the form: what is below stays where it is. */}
        <div className="min-h-96 max-w-3xl">{ready && <Desk />}</div>
      </div>
    </>
  )
}
