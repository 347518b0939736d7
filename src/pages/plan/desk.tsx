import { QueryClientProvider } from '@tanstack/react-query'
import type { LessonId } from '@/content/registry'
import { lessonEntry } from '@/content/registry'
import { readItemName } from '@/exercises/item-names'
import { PlanDesk } from '@/features/planner/plan-desk'
import { isCompleted } from '@/features/progress/queries'
import { useProgress } from '@/features/progress/use-progress'
import { dueNames } from '@/features/review/draw-session'
import { useAskable } from '@/features/review/use-askable'
import { OfOwner } from '@/lib/of-owner'
import { queryClient } from '@/lib/query-client'
import { useMemory } from '@/lib/use-memory'
import { useNow } from '@/lib/use-now'

/** Joins the plan with the lessons begun on this device or completed on the map, and with what is due for review. */
function JoinedDesk() {
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

/** The plan of this student. Loads the query library. */
export function Desk() {
  return (
    <QueryClientProvider client={queryClient}>
      <OfOwner>
        <JoinedDesk />
      </OfOwner>
    </QueryClientProvider>
  )
}
