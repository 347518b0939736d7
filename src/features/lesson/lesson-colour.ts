import type { LineColour } from '@/components/ui/line-colours'
import type { LessonId } from '@/content/registry'
import { findStop } from '@/content/roadmap'

/** A lesson's line colour. The few lessons that are not on the map use the intermediate colour. */
export const lessonColour = (id: LessonId): LineColour => findStop(id)?.level.id ?? 'intermediate'
