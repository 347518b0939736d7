import { readdirSync } from 'node:fs'
import type { QuizQuestion } from '../../src/content/types'

const directory = new URL('../../src/content/practice/questions/', import.meta.url)

/** All quiz questions, topic by topic. */
export const questions: readonly QuizQuestion[] = (
  await Promise.all(
    readdirSync(directory)
      .map((file) => file.slice(0, -'.ts'.length))
      .sort()
      .map(
        async (topic): Promise<{ default: readonly QuizQuestion[] }> =>
          import(new URL(`${topic}.ts`, directory).href),
      ),
  )
).flatMap((module) => module.default)
