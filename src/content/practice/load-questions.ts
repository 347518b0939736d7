import { once } from '../once'
import type { QuizQuestion } from '../types'

const files = import.meta.glob<readonly QuizQuestion[]>('./questions/*.ts', { import: 'default' })

/** The questions about a stop on the map or a theme. Rejects when the network fails. */
export const loadQuestions = once(async (topic: string): Promise<readonly QuizQuestion[]> => {
  const load = files[`./questions/${topic}.ts`]
  if (load === undefined) throw new Error(`practice/questions/${topic}.ts does not exist`)
  return load()
})
