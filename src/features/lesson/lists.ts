import type { LessonType } from '@/content/registry'

/** The list that a lesson belongs to: its name in the breadcrumb, and the label of the back link. */
export const lessonLists: Readonly<Record<LessonType, { name: string; back: string }>> = {
  grammar: { name: 'Grammar', back: 'Back to Grammar Roadmap' },
  tense: { name: 'Tenses', back: 'Back to Tenses' },
}
