import { exerciseCounts } from 'virtual:exercise-counts'
import { QueryClientProvider } from '@tanstack/react-query'
import type { LessonId } from '@/content/registry'
import { lessonEntry } from '@/content/registry'
import { readItemName } from '@/exercises/item-names'
import { PlanEditor } from '@/features/planner/plan-editor'
import { isCompleted } from '@/features/progress/queries'
import { useProgress } from '@/features/progress/use-progress'
import { LessonCheck } from '@/features/quiz/lesson-check'
import { dueNames } from '@/features/review/draw-session'
import { useAskableItems } from '@/features/review/use-askable'
import { queryClient } from '@/lib/query-client'
import { RemountOnOwnerChange } from '@/lib/remount-on-owner-change'
import { useMemory } from '@/lib/use-memory'
import { useNow } from '@/lib/use-now'
import { useSavedPapers } from '@/lib/use-saved-papers'
import { useSavedTexts } from '@/lib/use-saved-texts'
import { piecesOf } from './pieces'

/**
 * Connects the plan editor to the lessons and pieces that the student has finished, and to the number of items due for
 * review.
 */
function ConnectedEditor() {
  const memory = useMemory()
  const now = useNow()
  const due = dueNames(useAskableItems(), now).length
  const rows = useProgress()?.value ?? []
  const answered = new Map<string, number>()
  for (const name of memory.keys()) {
    const item = readItemName(name)
    if (item?.kind === 'exercise') answered.set(item.lesson, (answered.get(item.lesson) ?? 0) + 1)
  }
  const papers = useSavedPapers()
  const texts = useSavedTexts()
  const hasCompleted = (id: LessonId) =>
    isCompleted(rows, { topic_id: id, topic_type: lessonEntry(id).type }) ||
    (answered.get(id) ?? 0) >= (exerciseCounts[id] ?? Number.POSITIVE_INFINITY)
  return (
    <PlanEditor
      renderCheck={(check) => <LessonCheck {...check} />}
      known={{
        isRead: (id) => answered.has(id) || hasCompleted(id),
        isCompleted: hasCompleted,
        pieces: (exam) => piecesOf(exam, papers, texts),
        due,
      }}
    />
  )
}

/** This student's plan. Loads the query library. */
export function Editor() {
  return (
    <QueryClientProvider client={queryClient}>
      <RemountOnOwnerChange>
        <ConnectedEditor />
      </RemountOnOwnerChange>
    </QueryClientProvider>
  )
}
