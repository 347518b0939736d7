import { type Picture, pictures } from '../../build/pictures.ts'
import { findLesson } from '../../src/content/registry.ts'
import type { AuthoredLesson } from '../../src/content/types.ts'

/** A picture, including all its text. */
export type DrawnPicture = Picture & { subtitle: string }

/** Every picture, with its text taken from the current lessons. */
export const drawnPictures = (): Promise<DrawnPicture[]> =>
  Promise.all(
    pictures.map(async (picture) => {
      const { below } = picture
      if (findLesson(below) === undefined) return { ...picture, subtitle: below }
      const { default: lesson }: { default: AuthoredLesson } = await import(
        `../../src/content/lessons/${below}.ts`
      )
      return { ...picture, subtitle: lesson.subtitle }
    }),
  )
