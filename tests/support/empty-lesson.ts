import type { Lesson } from '../../src/content/types'

const need = { asks: 'produce', what: '' } as const

export const emptyLesson: Lesson = {
  subtitle: '',
  blurb: '',
  rule: '',
  needs: { igcse: need, abInitio: need, standard: need, higher: need },
  sections: [],
  opening: '',
  exercises: [],
}
