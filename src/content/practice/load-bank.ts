import { once } from '../once'
import type { QuizQuestion } from '../types'

const load = once(
  async (_: 'bank'): Promise<readonly QuizQuestion[]> => (await import('./questions')).default,
)

/** All questions of the quiz. Rejects when the network fails. */
export const loadBank = () => load('bank')
