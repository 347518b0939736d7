import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import type * as LessonLinks from '../src/content/lesson-links'
import { virtualModule } from './virtual-module.ts'

const source = fileURLToPath(new URL('../src/content/lesson-links.ts', import.meta.url))

/** `virtual:lesson-links`: which lesson teaches each tense, and what sections of another lesson are called. */
export const lessonLinks = (): Plugin =>
  virtualModule<typeof LessonLinks>('lesson-links', source, ({ tenseLessons, sectionTitles }) => ({
    tenseLessons,
    sectionTitles,
  }))
