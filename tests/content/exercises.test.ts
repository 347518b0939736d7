import { describe, expect, test } from 'vitest'
import { isInfinitive } from '../../build/conjugator'
import type { GapRow, Lesson, TypedExercise } from '../../src/content/types'
import { type AnswerKey, mark } from '../../src/exercises/mark'
import { commonTwins } from '../../src/spanish/accents'
import { expectNone, loadLessons, wordsOf } from '../support/content'
import { isSameAnswer } from '../support/marking'
import { isFormOf } from '../support/verb-phrases'

const { lessons } = await loadLessons()

describe.each(lessons)('lesson $id', ({ id, lesson }) => {
  test('a student who is right is told so, and one who makes a known mistake reads its own reason', () => {
    expectNone([
      ...lesson.exercises.flatMap((exercise) =>
        (exercise.kind === 'choose'
          ? []
          : [...markProblems(exercise), ...(exercise.kind === 'order' ? [] : typedProblems(exercise))]
        ).map((why) => `${id}#exercise ${exercise.id} (${exercise.kind}): ${why}`),
      ),
      ...gapRowsOf(lesson).flatMap(({ section, row }) =>
        markProblems(row).map((why) => `${id}#${section} gapfill "${row.sentence}": ${why}`),
      ),
    ])
  })

  test('a student who is given an infinitive finds its form in the key', () => {
    expectNone([
      ...lesson.exercises.flatMap((exercise) =>
        exercise.kind === 'fill'
          ? infinitiveProblems(exercise.en, exercise.answers).map(
              (why) => `${id}#exercise ${exercise.id}: ${why}`,
            )
          : [],
      ),
      ...gapRowsOf(lesson).flatMap(({ section, row }) =>
        infinitiveProblems(row.en, row.answers).map(
          (why) => `${id}#${section} gapfill "${row.sentence}": ${why}`,
        ),
      ),
    ])
  })
})

test('a student is told both meanings of every common pair of accent twins', () => {
  expectNone(twinProblems(Object.keys(commonTwins)).map((why) => `accent-twins: ${why}`))
})

function gapRowsOf(lesson: Lesson): { section: string; row: GapRow }[] {
  return lesson.sections.flatMap((section) =>
    section.blocks.flatMap((block) =>
      block.kind === 'gapfill' ? block.rows.map((row) => ({ section: section.id, row })) : [],
    ),
  )
}

/** Where the verdict that a student gets is not the one that the author wrote. */
function markProblems(key: AnswerKey): string[] {
  return [
    ...key.answers.flatMap((answer) => {
      const { kind } = mark(key, answer)
      return kind === 'right' ? [] : [`the answer "${answer}" is marked "${kind}"`]
    }),
    ...(key.mistakes ?? []).flatMap(({ answer, because }) => {
      const verdict = mark(key, answer)
      if (verdict.kind === 'wrong' && verdict.because === because) return []
      return [`the reason of the mistake "${answer}" is never shown: it is marked "${verdict.kind}"`]
    }),
  ]
}

function typedProblems(exercise: TypedExercise): string[] {
  const mistakes = (exercise.mistakes ?? []).map((mistake) => mistake.answer)
  const twins = Object.keys(exercise.twins ?? {})
  const answerWords = new Set(exercise.answers.flatMap((answer) => wordsOf(answer.toLowerCase())))
  return [
    ...mistakes
      .filter((mistake, at) => mistakes.slice(0, at).some((earlier) => isSameAnswer(earlier, mistake)))
      .map((mistake) => `the mistake "${mistake}" is listed twice`),
    ...twinProblems(twins),
    ...(twins.length > 0 && !twins.some((form) => answerWords.has(form.toLowerCase()))
      ? [`no answer holds any of the twins ${twins.join(', ')}`]
      : []),
  ]
}

/** Words that no other one of the list differs from by an accent, a diaeresis or a tilde alone. */
function twinProblems(forms: readonly string[]): string[] {
  const letters = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '')
  return forms
    .filter((form) => !forms.some((other) => other !== form && letters(other) === letters(form)))
    .map((form) => `the twin "${form}" has no partner that differs only by an accent`)
}

/** `en` may end with the infinitive in brackets: then every answer is a form of it. */
function infinitiveProblems(en: string, answers: readonly string[]): string[] {
  const infinitive = /\((\p{L}+)\)$/u.exec(en)?.[1]
  if (infinitive === undefined || !isInfinitive(infinitive)) return []
  return answers
    .filter((answer) => !isFormOf(answer, infinitive))
    .map((answer) => `the answer "${answer}" is no form of ${infinitive}`)
}

describe('the checks themselves', () => {
  const fill = (parts: Partial<TypedExercise>): TypedExercise => ({
    kind: 'fill',
    id: 'x',
    teaches: 'uses',
    sentence: 'Ayer ___ al cine.',
    en: 'Yesterday I went to the cinema. (ir)',
    answers: ['fui'],
    because: 'so',
    ...parts,
  })

  test('an author is told when an answer is also a known mistake, and when a mistake is listed twice', () => {
    const mistake = { answer: 'fue', because: 'That is *él*.' }
    expect(markProblems(fill({ mistakes: [mistake] }))).toEqual([])
    expect(markProblems(fill({ mistakes: [{ answer: 'Fui.', because: 'x' }] }))).toEqual([
      'the reason of the mistake "Fui." is never shown: it is marked "right"',
    ])
    expect(markProblems(fill({ mistakes: [mistake, { answer: 'Fue', because: 'y' }] }))).toHaveLength(1)
    expect(typedProblems(fill({ mistakes: [mistake, mistake] }))).toHaveLength(1)
  })

  test('an author is told when twins differ by more than an accent, or belong to no answer', () => {
    const answers = ['habló']
    expect(typedProblems(fill({ answers, twins: { hablo: 'I speak', habló: 'he spoke' } }))).toEqual([])
    expect(typedProblems(fill({ answers, twins: { hable: 'x', habló: 'y' } }))).toHaveLength(2)
    expect(typedProblems(fill({ twins: { hablo: 'I speak', habló: 'he spoke' } }))).toHaveLength(1)
  })

  test('an author is told when the answer is no form of the given infinitive', () => {
    expect(infinitiveProblems('I went. (ir)', ['fui'])).toEqual([])
    expect(infinitiveProblems('I went. (ir)', ['fué'])).toHaveLength(1)
    expect(infinitiveProblems('I got up. (levantarse)', ['me levanté'])).toEqual([])
  })
})
