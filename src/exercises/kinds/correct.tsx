import type { CorrectExercise } from '@/content/types'
import { isSameAnswer, markSentence } from '../mark-text'
import { typed } from '../typed'

export const correct = typed<CorrectExercise>({
  mark(exercise, answer) {
    const mark = markSentence(exercise, answer)
    // A sentence that comes back as it was is wrong beyond doubt.
    const isUnchanged = mark.kind === 'unlisted' && isSameAnswer(answer, exercise.sentence)
    return isUnchanged ? { ...mark, kind: 'wrong' } : mark
  },
  // Not "one thing": in some sentences it is two.
  instruction: 'Something is wrong here. Write the sentence correctly.',
  Sentence: ({ exercise }) => <span lang="es">{exercise.sentence}</span>,
  Asked: ({ exercise }) => <s lang="es">{exercise.sentence}</s>,
})
