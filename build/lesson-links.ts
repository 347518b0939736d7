import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import type * as LessonLinks from '../src/content/lesson-links'
import { virtualModule } from './virtual-module.ts'

const source = fileURLToPath(new URL('../src/content/lesson-links.ts', import.meta.url))

/** `virtual:lesson-links`: the lesson that teaches each tense, and the titles of sections in other lessons. */
export const lessonLinks = (): Plugin =>
  virtualModule<typeof LessonLinks>('lesson-links', source, ({ tenseLessons, sectionTitles }) => ({
    tenseLessons,
    sectionTitles,
  }))
