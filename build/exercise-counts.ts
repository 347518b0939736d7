import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import type * as ExerciseCounts from '../src/content/exercise-counts'
import { virtualModule } from './virtual-module.ts'

const source = fileURLToPath(new URL('../src/content/exercise-counts.ts', import.meta.url))

/** `virtual:exercise-counts`: how many exercises each lesson has. */
export const exerciseCounts = (): Plugin =>
  virtualModule<typeof ExerciseCounts>('exercise-counts', source, (module) => ({
    exerciseCounts: module.exerciseCounts,
  }))
