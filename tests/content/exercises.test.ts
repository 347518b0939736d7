import { describe, expect, test } from 'vitest'
import { formsOf, isInfinitive } from '../../build/conjugator'
import { readWords } from '../../build/word-list'
import { drawExercises } from '../../src/blocks/drill/drill-exercises'
import { leadIn, markTense, plainKey, storyKey } from '../../src/blocks/story/story-key'
import { everyAnswer, modelAnswer } from '../../src/content/answers'
import { correctedExercises, correctedWords } from '../../src/content/corrected-keys'
import { findLesson } from '../../src/content/registry'
import type { Exercise, FillExercise, GapRow, Lesson, TypedExercise } from '../../src/content/types'
import { twinTenses } from '../../src/exercises/explain-form'
import { exerciseName, wordName } from '../../src/exercises/item-names'
import type { Mark } from '../../src/exercises/mark'
import { mark } from '../../src/exercises/mark-exercise'
import { markLine } from '../../src/exercises/mark-proofread'
import { type AnswerKey, markGap } from '../../src/exercises/mark-text'
import { loadGrammar } from '../../src/exercises/marking/grammar'
import { neverRight } from '../../src/exercises/marking/never'
import { comparable, wordsOf as comparedWords, word } from '../../src/exercises/marking/words'
import { markQuestion } from '../../src/features/quiz/mark-question'
import { commonTwins, withoutAccents, withoutVowelAccents } from '../../src/spanish/accents'
import { expand } from '../../src/spanish/pattern'
import { subjectsOf } from '../../src/spanish/subjects'
import { verbMeanings } from '../../src/spanish/verbs/list'
import { loadForms } from '../../src/spanish/verbs/load-forms'
import { expectNone, loadDocuments, loadLessons, plain, problem, wordsOf } from '../support/content'
import { layWords, markWritten } from '../support/mark-answers'
import { questions } from '../support/questions'
import { isFormOf } from '../support/verb-phrases'

const { lessons } = await loadLessons()
const grammar = await loadGrammar()

/**
 * An exercise whose patterns stand for more sentences than this is too large: nobody would read them all, and a phone
 * has to generate all of them to mark the first answer.
 */
const mostAnswers = 1000
const mostMistakes = 2000

describe.each(lessons)('lesson $id', ({ id, lesson }) => {
  test('marks every right answer as right, and gives every known mistake its own reason', () => {
    expectNone([
      ...lesson.exercises.flatMap((exercise) =>
        exerciseProblems(exercise).map((why) => `${id}#exercise ${exercise.id} (${exercise.kind}): ${why}`),
      ),
      ...gapRowsOf(lesson).flatMap(({ section, row }) =>
        markProblems(row, (answer) => markGap(row, answer, grammar)).map(
          (why) => `${id}#${section} gapfill "${row.sentence}": ${why}`,
        ),
      ),
    ])
  })

  test('marks right and wrong answers in a story, with the reason', async () => {
    const gaps = lesson.sections.flatMap((section) =>
      section.blocks.flatMap((block) =>
        block.kind === 'story' ? block.gaps.map((gap, at) => ({ gap, before: leadIn(block.text, at) })) : [],
      ),
    )
    const problems = await Promise.all(
      gaps.map(async ({ gap, before }) => {
        const full = await storyKey(gap, before)
        return [
          ...choiceProblems(gap.options, (at) => markTense(gap, at), gap.options.indexOf(gap.answer)),
          // Check both before and after the other forms of the verb have loaded.
          ...[plainKey(gap, before), full].flatMap((key) =>
            markProblems(key, (answer) => markGap(key, answer, grammar)),
          ),
        ].map((why) => `${id} story "${before}": ${why}`)
      }),
    )
    expectNone(problems.flat())
  })

  test('asks in a story for the form of the person that is named beside the verb', () => {
    const gaps = lesson.sections.flatMap((section) =>
      section.blocks.flatMap((block) => (block.kind === 'story' ? block.gaps : [])),
    )
    expectNone(
      gaps.flatMap(({ infinitive, person, answer, form }) => {
        if (person === undefined) return []
        const at = subjectsOf(answer).findIndex((names) => names.includes(person))
        return formsOf(infinitive, answer)[at]?.includes(form) ? [] : [`${id} story: ${person} ${form}`]
      }),
    )
  })

  test('marks the forms in a drill', async () => {
    const drills = lesson.sections.flatMap((section) =>
      section.blocks.flatMap((block) => (block.kind === 'drill' ? [block] : [])),
    )
    const problems = await Promise.all(
      drills.map(async (block) => {
        const twins = (twinTenses[block.tense] ?? []).map(
          async (twin) => [twin, await loadForms(twin)] as const,
        )
        const verbs = {
          meanings: verbMeanings,
          forms: await loadForms(block.tense),
          twins: new Map(await Promise.all(twins)),
        }
        // Draw the same forty rounds in every run.
        return Array.from({ length: 40 }, (_, round) =>
          drawExercises(block, new Map([[block.tense, verbs]]), { vosotros: true, random: () => round / 40 }),
        )
          .flat()
          .flatMap((exercise) =>
            markProblems(exercise, (answer) => mark(exercise, answer, grammar)).map(
              (why) => `${id} drill "${exercise.sentence}": ${why}`,
            ),
          )
      }),
    )
    expectNone(problems.flat())
  })

  test('has an answer for every infinitive in brackets that is a form of it', () => {
    expectNone([
      ...lesson.exercises.flatMap((exercise) =>
        exercise.kind === 'fill'
          ? infinitiveProblems(exercise.en, everyAnswer(exercise.answers)).map(
              (why) => `${id}#exercise ${exercise.id}: ${why}`,
            )
          : [],
      ),
      ...gapRowsOf(lesson).flatMap(({ section, row }) =>
        infinitiveProblems(row.en, everyAnswer(row.answers)).map(
          (why) => `${id}#${section} gapfill "${row.sentence}": ${why}`,
        ),
      ),
    ])
  })
})

test('no sentence on the site contains what the marker says is never right', async () => {
  const { documents } = await loadDocuments()
  expectNone(
    documents.flatMap(({ spanish }) =>
      spanish
        .filter(({ kind, text }) => kind === 'sentence' && !text.includes('___'))
        .flatMap((place) =>
          neverRight(comparedWords(plain(place.text)).map(word)).map(({ because }) =>
            problem(place, place.text, because),
          ),
        ),
    ),
  )
})

test('every corrected result on a device belongs to an exercise or a word of the site', () => {
  const names = new Set([
    ...lessons.flatMap(({ id, lesson }) =>
      lesson.exercises.map((exercise) => exerciseName(findLesson(id)?.id ?? 'present', exercise.id)),
    ),
    ...readWords().map(({ spanish }) => wordName(spanish)),
  ])
  const corrected = [...correctedExercises, ...correctedWords.map(wordName)]
  expect(corrected.filter((name) => !names.has(name))).toEqual([])
})

test('the quiz marks the right answer as right and the others as wrong', () => {
  expectNone(
    questions.flatMap((question) =>
      choiceProblems(
        question.options,
        (at) => markQuestion(question, at),
        question.options.indexOf(question.answer),
      ).map((why) => `${question.id}: ${why}`),
    ),
  )
})

test('the reason gives both meanings of every common pair of words that differ by an accent', () => {
  expectNone(twinProblems(Object.keys(commonTwins)).map((why) => `accent-twins: ${why}`))
})

function gapRowsOf(lesson: Lesson): { section: string; row: GapRow }[] {
  return lesson.sections.flatMap((section) =>
    section.blocks.flatMap((block) =>
      block.kind === 'gapfill' ? block.rows.map((row) => ({ section: section.id, row })) : [],
    ),
  )
}

function exerciseProblems(exercise: Exercise): string[] {
  switch (exercise.kind) {
    case 'choose':
      return choiceProblems(
        exercise.options.map((option) => option.text),
        (at) => mark(exercise, at),
        exercise.options.findIndex((option) => option.right),
        exercise.options.map((option) => option.because),
      )
    case 'order': {
      const lay = (answer: string) => layWords(exercise.words, comparable(answer))
      const listed = [
        ...everyAnswer(exercise.answers),
        ...[...(exercise.mistakes ?? []), ...(exercise.notAsked ?? [])].flatMap(({ answer }) =>
          expand(answer),
        ),
      ]
      return [
        ...listed
          .filter((answer) => lay(answer) === undefined)
          .map((answer) => `"${answer}" cannot be laid with its words`),
        ...markProblems(exercise, (answer) => markWritten(exercise, answer, grammar)),
      ]
    }
    case 'hear': {
      const says = plain(exercise.says)
      return exercise.choices === undefined
        ? markProblems({ answers: [says] }, (answer) => mark(exercise, answer, grammar))
        : exercise.choices.flatMap((choice) => {
            const { kind } = mark(exercise, choice)
            const due = choice === exercise.says ? 'right' : 'mistake'
            return kind === due ? [] : [`the choice "${choice}" is marked "${kind}"`]
          })
    }
    case 'proofread':
      return exercise.lines.flatMap((line) =>
        'wrong' in line
          ? [
              ...markProblems(line, (answer) => markLine(line, answer, grammar)),
              ...(markLine(line, line.wrong).kind === 'mistake' ? [] : [`"${line.wrong}" is not wrong`]),
            ]
          : [],
      )
    default:
      return [
        ...markProblems(exercise, (answer) => mark(exercise, answer, grammar)),
        ...typedProblems(exercise),
      ]
  }
}

/** Choices whose verdict isn’t the one that the author intended. Pass `reasons` if each choice has its own. */
function choiceProblems(
  choices: readonly string[],
  markAt: (place: number) => Mark,
  right: number,
  reasons?: readonly string[],
): string[] {
  return choices.flatMap((choice, at) => {
    const given = markAt(at)
    if (at === right)
      return given.kind === 'right' ? [] : [`the right choice "${choice}" is marked "${given.kind}"`]
    const isTold = given.kind === 'mistake' && (reasons === undefined || given.because === reasons[at])
    return isTold ? [] : [`the wrong choice "${choice}" is marked "${given.kind}" or for another reason`]
  })
}

/** Answers whose verdict isn’t the one that the author gave them. */
function markProblems(key: AnswerKey, markText: (answer: string) => Mark): string[] {
  const answers = everyAnswer(key.answers)
  const written = (list: AnswerKey['mistakes'] = []) =>
    list.flatMap(({ answer, because }) => expand(answer).map((one) => ({ answer: one, because })))
  const mistakes = written(key.mistakes)
  const notAsked = written(key.notAsked)
  const listed = new Set(
    [...answers, ...[...mistakes, ...notAsked].map(({ answer }) => answer)].map((one) => comparable(one)),
  )
  return [
    ...(answers.length > mostAnswers
      ? [`${answers.length} accepted sentences, more than ${mostAnswers}`]
      : []),
    ...(mistakes.length > mostMistakes ? [`${mistakes.length} mistakes, more than ${mostMistakes}`] : []),
    ...(answers.includes(modelAnswer(key)) ? [] : ['the model is not one of its sentences']),
    ...[...answers, ...mistakes.map(({ answer }) => answer)]
      .filter((answer) => comparable(answer) === '')
      .map(() => 'a pattern stands for nothing'),
    ...answers.flatMap((answer) => {
      const { kind } = markText(answer)
      const wrong = neverRight(comparedWords(answer).map(word)).map(({ because }) => because)
      return [
        ...(kind === 'right' ? [] : [`the answer "${answer}" is marked "${kind}"`]),
        ...wrong.map((because) => `the answer "${answer}" has what is never right: ${because}`),
      ]
    }),
    ...answers
      .map(withoutVowelAccents)
      .filter((bare) => !listed.has(comparable(bare)))
      .flatMap((bare) => {
        const { kind } = markText(bare)
        return kind === 'accent' ? [] : [`"${bare}", an answer without its accents, is marked "${kind}"`]
      }),
    ...answers
      .map((answer) => answer.replaceAll('ñ', 'n').replaceAll('Ñ', 'N'))
      .filter((other) => !listed.has(comparable(other)))
      .flatMap((other) => {
        const given = markText(other)
        return given.kind === 'near' &&
          given.because.some((why) => why.includes('*Ñ* is a letter of its own'))
          ? []
          : [`"${other}", with an n for an ñ, is marked "${given.kind}"`]
      }),
    ...mistakes.flatMap(({ answer, because }) => {
      const given = markText(answer)
      if (given.kind === 'mistake' && given.because === because) return []
      return [`the reason of the mistake "${answer}" is never shown: it is marked "${given.kind}"`]
    }),
    ...notAsked.flatMap(({ answer, because }) => {
      const given = markText(answer)
      if (given.kind === 'near' && given.isSpanish && given.because[0] === because) return []
      return [
        `what is said of "${answer}", which was not asked for, is never shown: it is marked "${given.kind}"`,
      ]
    }),
  ]
}

function typedProblems(exercise: TypedExercise): string[] {
  const mistakes = (exercise.mistakes ?? []).flatMap((mistake) => expand(mistake.answer))
  const compared = mistakes.map(comparable)
  const twins = Object.keys(exercise.twins ?? {})
  const answerWords = new Set(
    everyAnswer(exercise.answers).flatMap((answer) => wordsOf(answer.toLowerCase())),
  )
  return [
    ...mistakes
      // Answers that the marker treats as identical count as duplicates.
      .filter((_, at) => compared.indexOf(compared[at] ?? '') < at)
      .map((mistake) => `the mistake "${mistake}" is listed twice`),
    ...twinProblems(twins),
    ...twins
      .filter((form) => mistakes.includes(form))
      .map((form) => `the twin "${form}" is a mistake too, so what it means is never shown`),
    ...(twins.length > 0 && !twins.some((form) => answerWords.has(form.toLowerCase()))
      ? [`no answer holds any of the twins ${twins.join(', ')}`]
      : []),
  ]
}

/**
 * Reports each word for which the list contains no other word that differs only in an accent, a diaeresis or a tilde.
 */
function twinProblems(forms: readonly string[]): string[] {
  return forms
    .filter(
      (form) => !forms.some((other) => other !== form && withoutAccents(other) === withoutAccents(form)),
    )
    .map((form) => `the twin "${form}" has no partner that differs only by an accent`)
}

/** If `en` ends with an infinitive in brackets, every answer must be a form of that verb. */
function infinitiveProblems(en: string, answers: readonly string[]): string[] {
  const infinitive = /\((\p{L}+)\)$/u.exec(en)?.[1]
  if (infinitive === undefined || !isInfinitive(infinitive)) return []
  return (
    answers
      // A word for “now” may come before or after the form.
      .map((answer) => [answer, answer.replace(/^(?:ya|ahora) | (?:ya|ahora)$/, '')] as const)
      // After *ir a*, *haber* is in the infinitive: *va a haber empezado*.
      .filter(([, form]) => !isFormOf(form.replace(/^va a haber /, 'ha '), infinitive))
      .map(([answer]) => `the answer "${answer}" is no form of ${infinitive}`)
  )
}

describe('the checks themselves', () => {
  const fill = (parts: Partial<FillExercise>): FillExercise => ({
    kind: 'fill',
    id: 'x',
    teaches: 'uses',
    sentence: 'Ayer ___ al cine.',
    en: 'Yesterday I went to the cinema. (ir)',
    answers: ['fui'],
    because: 'so',
    ...parts,
  })

  test('report an answer that is also a known mistake, and a mistake that is listed twice', () => {
    const mistake = { answer: 'fue', because: 'That is *él*.' }
    expect(exerciseProblems(fill({ mistakes: [mistake] }))).toEqual([])
    expect(exerciseProblems(fill({ mistakes: [{ answer: 'Fui.', because: 'x' }] }))).toEqual([
      'the reason of the mistake "Fui." is never shown: it is marked "right"',
    ])
    const again = exerciseProblems(fill({ mistakes: [mistake, { answer: 'Fue', because: 'y' }] }))
    expect(again).toEqual([
      'the reason of the mistake "Fue" is never shown: it is marked "mistake"',
      'the mistake "Fue" is listed twice',
    ])
  })

  test('report a choice, an answer or accents that aren’t marked as written', () => {
    const right: Mark = { kind: 'right' }
    const wrong: Mark = { kind: 'mistake', because: 'x' }
    expect(choiceProblems(['a', 'b'], (at) => (at === 0 ? right : wrong), 0, ['', 'x'])).toEqual([])
    expect(choiceProblems(['a', 'b'], (at) => (at === 0 ? right : wrong), 0, ['', 'y'])).toHaveLength(1)
    expect(choiceProblems(['a', 'b'], () => right, 0)).toHaveLength(1)
    expect(choiceProblems(['a', 'b'], () => wrong, 0)).toHaveLength(1)
    expect(markProblems({ answers: ['él'] }, () => wrong)).toHaveLength(2)
    expect(markProblems({ answers: ['él', 'el'] }, () => right)).toEqual([])
  })

  test('require words in an order exercise to make the sentence', () => {
    expect(layWords(['la', 'de', 'la clase', 'más alta'], 'la más alta de la clase')).toEqual([
      'la',
      'más alta',
      'de',
      'la clase',
    ])
    expect(layWords(['bien', 'Ana'], 'ana canta bien')).toBeUndefined()
  })

  test('report accent twins that differ by more than an accent, or belong to no answer', () => {
    const answers = ['habló']
    expect(typedProblems(fill({ answers, twins: { hablo: 'I speak', habló: 'he spoke' } }))).toEqual([])
    expect(typedProblems(fill({ answers, twins: { hable: 'x', habló: 'y' } }))).toHaveLength(2)
    expect(typedProblems(fill({ twins: { hablo: 'I speak', habló: 'he spoke' } }))).toHaveLength(1)
    const mistakes = [{ answer: '{hablo|hablé}', because: '' }]
    expect(typedProblems(fill({ answers, mistakes, twins: { hablo: 'x', habló: 'y' } }))).toHaveLength(1)
  })

  test('report an answer that is no form of the given infinitive', () => {
    expect(infinitiveProblems('I went. (ir)', ['fui'])).toEqual([])
    expect(infinitiveProblems('I went. (ir)', ['fué'])).toHaveLength(1)
    expect(infinitiveProblems('I got up. (levantarse)', ['me levanté'])).toEqual([])
    expect(infinitiveProblems('I’m leaving. (irse)', ['ya me voy', 'me voy ahora'])).toEqual([])
    expect(infinitiveProblems('I’m leaving. (irse)', ['ya vuelvo', 'me voy mañana'])).toHaveLength(2)
  })
})
