import type { LineColour } from '@/components/ui/line-colours'
import type { LessonId } from '@/content/registry'
import { findStop } from '@/content/roadmap'

/** The line colour of a lesson; the few that are off the map ride with the intermediate level. */
export const lineOf = (id: LessonId): LineColour => findStop(id)?.level.id ?? 'intermediate'
