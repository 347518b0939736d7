import { once } from './once'
import type { ExamGuide } from './types'

const files = {
  igcse: () => import('./exams/igcse'),
  ib: () => import('./exams/ib'),
} as const satisfies Record<string, () => Promise<{ default: ExamGuide }>>

export type GuideId = keyof typeof files

/** The guide to an exam. Rejects if the network fails. */
export const loadGuide = once(async (id: GuideId): Promise<ExamGuide> => (await files[id]()).default)
