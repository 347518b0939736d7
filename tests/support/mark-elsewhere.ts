/** Marks answers that are typed outside the exercises of lessons, each with the function that its page calls. */
import { readWords } from '../../build/word-list'
import { formationOf, formExercise } from '../../src/blocks/drill/drill-exercises'
import { loadVerbs } from '../../src/blocks/drill/load-verbs'
import { leadIn, storyKey } from '../../src/blocks/story/story-key'
import { loadLesson } from '../../src/content/load-lesson'
import type { LessonId } from '../../src/content/registry'
import type { ListeningPassage, ReadingText } from '../../src/content/rooms/types'
import { markAsForm } from '../../src/exercises/mark-as-form'
import { mark } from '../../src/exercises/mark-exercise'
import { markGap } from '../../src/exercises/mark-text'
import type { Grammar } from '../../src/exercises/marking/grammar'
import { markQuestion, markWritten, quoteKey } from '../../src/exercises/paper/mark-paper'
import { recallExercise, wordExercise } from '../../src/exercises/word-exercise'
import { type Item, markTyped } from '../../src/features/listening/dictation/items'
import { toAskedWord } from '../../src/features/words/to-asked-word'
import { plainSpanish } from '../../src/spanish/markup'
import { subjectsOf } from '../../src/spanish/subjects'
import type { TenseId } from '../../src/spanish/tenses'

/** Where an answer was typed. */
export type Place =
  /** `review` does not ask for the article. */
  | { place: 'word'; word: string; round: 'recall' | 'review' }
  | { place: 'drill'; tense: TenseId; infinitive: string; person: number; subject: string }
  | { place: 'story'; lesson: LessonId; story: string; gap: number }
  | { place: 'gapfill'; lesson: LessonId; row: string }
  /** `chosen` is what was ticked, for an answer that quotes the words that prove it. */
  | { place: 'room'; room: 'reading' | 'listening'; text: string; question: string; chosen?: boolean }
  | { place: 'dictation'; item: Item }

/** The kind of mark, and the reason or note that the student reads. */
export interface Verdict {
  kind: string
  said: string
}

const words = new Map(readWords().map((word) => [word.spanish, word]))

/** The value, which must exist. */
function found<Value>(value: Value | undefined | null, what: string): Value {
  if (value === undefined || value === null) throw new Error(`There is no ${what}`)
  return value
}

const sectionsOf = async (lesson: LessonId) =>
  found(await loadLesson(lesson), lesson).sections.flatMap(({ blocks }) => blocks)

async function passageOf(room: 'reading' | 'listening', id: string): Promise<ReadingText | ListeningPassage> {
  const { default: passage }: { default: ReadingText | ListeningPassage } = await import(
    `../../src/content/rooms/${room}/${id}.ts`
  )
  return passage
}

async function markAt(place: Place, answer: string, grammar: Grammar): Promise<{ kind: string }> {
  switch (place.place) {
    case 'word': {
      const word = found(words.get(place.word), place.word)
      const asked = toAskedWord(word)
      return mark(
        place.round === 'recall' ? recallExercise(asked, word.example) : wordExercise(asked),
        answer,
        grammar,
      )
    }
    case 'drill': {
      const { tense, infinitive, person, subject } = place
      const choices = found(subjectsOf(tense)[person], `person ${person}`)
      const exercise = formExercise(
        tense,
        await loadVerbs(tense),
        { infinitive, person, section: formationOf(tense) },
        () => (choices.indexOf(subject) + 0.5) / choices.length,
      )
      return markAsForm(mark(exercise, answer, grammar), exercise.because)
    }
    case 'story': {
      const blocks = await sectionsOf(place.lesson)
      const story = blocks.find((block) => block.kind === 'story' && block.id === place.story)
      if (story?.kind !== 'story') throw new Error(`There is no story ${place.story}`)
      const key = await storyKey(
        found(story.gaps[place.gap], `gap ${place.gap}`),
        leadIn(plainSpanish(story.text), place.gap),
      )
      return markAsForm(markGap(key, answer, grammar), key.because)
    }
    case 'gapfill': {
      const rows = (await sectionsOf(place.lesson)).flatMap((block) =>
        block.kind === 'gapfill' ? block.rows : [],
      )
      return markGap(
        found(
          rows.find(({ sentence }) => sentence === place.row),
          place.row,
        ),
        answer,
        grammar,
      )
    }
    case 'room': {
      const passage = await passageOf(place.room, place.text)
      const questions = passage.parts.flatMap((part) => part.questions)
      const question = found(
        questions.find(({ id }) => id === place.question),
        place.question,
      )
      if (question.kind === 'write') return markWritten(question, { [question.id]: answer }, grammar)
      const result = markQuestion(
        question,
        { [question.id]: [place.chosen === true ? 0 : 1], [quoteKey(question.id)]: answer },
        'lines' in passage ? passage.lines.map(({ says }) => says) : passage.text,
      )
      return { kind: 'quoted' in result && result.quoted === 'proves' ? 'right' : 'wrong' }
    }
    case 'dictation':
      return markTyped(place.item, answer)
    default:
      return place satisfies never
  }
}

/** Rejects if the place does not exist. */
export async function markElsewhere(place: Place, answer: string, grammar: Grammar): Promise<Verdict> {
  const given = await markAt(place, answer, grammar)
  const said = [
    ...('because' in given ? [given.because].flat() : []),
    ...('note' in given ? [given.note] : []),
  ]
  return { kind: given.kind, said: said.join(' ') }
}
