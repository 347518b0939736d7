/**
 * No exercise accepts what another marks as wrong: the same sentence, the same change in another sentence, or words
 * that are struck out in the lesson text. Exceptions, where the two ask for different things, are listed with the
 * reason.
 */
import { describe, expect, test } from 'vitest'
import { askedWithUstedes, patternOf } from '../../src/content/answers'
import type { ListeningPassage, ReadingText } from '../../src/content/rooms/types'
import { fillGap } from '../../src/content/texts'
import type { Answer, Exercise, KnownMistake, Lesson } from '../../src/content/types'
import { comparable, wordsOf } from '../../src/exercises/marking/words'
import { parseRich, plainRich } from '../../src/spanish/markup'
import { expand } from '../../src/spanish/pattern'
import { expectNone, loadDocuments, loadLessons, plain } from '../support/content'
import { nodeGrammar } from '../support/mark-answers'
import { questions } from '../support/questions'

/** A sentence, and the verdict on it when a student writes or chooses it. */
interface Judged {
  text: string
  /** `noted`: right with a note, or right for a different task. `other`: good Spanish with a different meaning. */
  is: 'right' | 'noted' | 'other' | 'wrong'
  says: string
}

/** The sentences that answer one task. */
interface Task {
  at: string
  /** The question, if the task is in a room: there, whether an answer is right depends on the text. */
  about?: string
  judged: readonly Judged[]
}

interface Listed {
  answers: readonly Answer[]
  mistakes?: readonly KnownMistake[] | undefined
  notAsked?: readonly KnownMistake[] | undefined
}

const right = (text: string): Judged => ({ text: plain(text), is: 'right', says: '' })
const wrong = (text: string, says: string): Judged => ({ text: plain(text), is: 'wrong', says })

/** Whether a reason explains a meaning. If so, whether the answer is right depends on the task. */
const tellsMeaning = (because: string) =>
  /^(?:(?:That|This|It)\b|“|\*[^*]*\* (?:is|are|means) )/.test(because)

function listed({ answers, mistakes = [], notAsked = [] }: Listed, gap?: string): Judged[] {
  const all = (is: Judged['is'], pattern: string, says: string) =>
    expand(pattern).map((one) => ({ text: plain(gap === undefined ? one : fillGap(gap, one)), is, says }))
  return [
    ...answers.flatMap((one) =>
      typeof one === 'string' ? all('right', one, '') : all('noted', patternOf(one), one.note),
    ),
    ...mistakes.flatMap(({ answer, because }) => all('wrong', answer, because)),
    ...notAsked.flatMap(({ answer, because }) =>
      all(tellsMeaning(because) ? 'other' : 'noted', answer, because),
    ),
  ]
}

function tasksOf(exercise: Exercise, at: string): Task[] {
  switch (exercise.kind) {
    case 'fill':
      return [{ at, judged: listed(exercise, exercise.sentence) }]
    case 'correct':
      return [{ at, judged: [...listed(exercise), wrong(exercise.sentence, exercise.because)] }]
    case 'hear':
      return [{ at, judged: [right(exercise.says)] }]
    case 'proofread':
      return exercise.lines.map((line, index) => ({
        at: `${at}/${index + 1}`,
        judged: 'right' in line ? [right(line.right)] : [...listed(line), wrong(line.wrong, line.because)],
      }))
    case 'choose': {
      const { sentence = '___', options } = exercise
      // Skip choices with English options: there is no Spanish to compare.
      if (!options.every(({ text }) => /^(?:\*[^*]+\*|~~[^~]+~~)$/.test(text))) return []
      return [
        {
          at,
          judged: options.map((option) => {
            const text = fillGap(sentence, plainRich(option.text))
            return option.right ? right(text) : wrong(text, option.because)
          }),
        },
      ]
    }
    default:
      return [{ at, judged: listed(exercise) }]
  }
}

const tasksOfLesson = ({ id, lesson }: { id: string; lesson: Lesson }): Task[] => [
  ...lesson.sections.flatMap((section) =>
    section.blocks.flatMap((block) => {
      const at = (row: number) => `${id} ${section.id}/${row + 1}`
      if (block.kind === 'gapfill')
        return block.rows.map((row, index) => ({ at: at(index), judged: listed(row, row.sentence) }))
      if (block.kind === 'mistakes')
        return block.rows.map((row, index) => ({
          at: at(index),
          judged: [right(row.right), wrong(row.wrong, row.why)],
        }))
      if (block.kind === 'examples')
        return block.rows.map((row, index) => ({ at: at(index), judged: [right(row.es)] }))
      return []
    }),
  ),
  ...lesson.exercises.flatMap((exercise) => [
    ...tasksOf(exercise, `${id} ${exercise.id}`),
    ...(exercise.ustedes === undefined
      ? []
      : tasksOf(askedWithUstedes(exercise), `${id} ${exercise.id} (ustedes)`)),
  ]),
]

const passages = import.meta.glob<ReadingText | ListeningPassage>(
  '../../src/content/rooms/{reading,listening}/*.ts',
  { eager: true, import: 'default' },
)

const { lessons } = await loadLessons()
const tasks: readonly Task[] = [
  ...lessons.flatMap(tasksOfLesson),
  ...questions.map(({ id, sentence, options, answer, explanation, because }) => ({
    at: `quiz ${id}`,
    judged: options.map((option) =>
      option === answer
        ? right(fillGap(sentence, option))
        : wrong(fillGap(sentence, option), because?.[option] ?? explanation),
    ),
  })),
  ...Object.entries(passages).flatMap(([path, { parts }]) =>
    parts.flatMap((part) =>
      part.questions.flatMap((question) =>
        question.kind === 'write'
          ? [
              {
                at: `${path.split('/').at(-1)} ${question.id}`,
                about: question.ask,
                judged: listed(question),
              },
            ]
          : [],
      ),
    ),
  ),
]

/** A contradiction: one task marks something as wrong and another doesn’t. */
interface Pair {
  what: string
  is: string
}

const pair = (what: string, bad: Verdict, good: Verdict): Pair => ({
  what,
  is: [
    what,
    `  wrong in ${bad.at}: ${bad.text} (${bad.says})`,
    `  ${good.is} in ${good.at}: ${good.text}${good.says === '' ? '' : ` (${good.says})`}`,
  ].join('\n'),
})

interface Verdict extends Judged {
  at: string
}

/** Finds contradictory verdicts with the same name, at most one pair for each reason. */
function contradictions(named: readonly (readonly [name: string, Verdict])[]): Pair[] {
  const byName = new Map<string, Verdict[]>()
  for (const [name, verdict] of named) byName.set(name, [...(byName.get(name) ?? []), verdict])
  return [...byName].flatMap(([name, verdicts]) => {
    const bad = verdicts.filter(({ is }) => is === 'wrong')
    const reasons = new Map(bad.map((one) => [`${one.at} ${one.says}`, one]))
    return [...reasons.values()].flatMap((one) => {
      const good = verdicts.find(({ is, at }) => is !== 'wrong' && at !== one.at)
      return good === undefined ? [] : [pair(name, one, good)]
    })
  })
}

const verdictsOf = ({ at, judged }: Task): Verdict[] => judged.map((one) => ({ ...one, at }))

const bySentence = (all: readonly Task[]): Pair[] =>
  contradictions(
    all.flatMap((task) =>
      verdictsOf(task).map((one) => [[task.about, comparable(one.text)].join(' ').trim(), one] as const),
    ),
  )

const { verbs } = await nodeGrammar()

const grammarWords = new Set(
  (
    'a ante con de desde en entre hacia para por sin sobre el la los las un una unos unas lo le les me te se nos os y o no que ' +
    'muy es son está están ha he yo tú él ella mi mis tu tus su sus nuestro nuestra nuestros nuestras vuestro vuestra vuestros ' +
    'vuestras'
  ).split(' '),
)
const asClass = (one: string) =>
  /^(?:[mts][iu]s?|[nv]uestr[oa]s?)$/.test(one) ? 'mi' : /^(?:el|l[ao]s?)$/.test(one) ? 'el' : one
const edges = ['^', '$']
const wordsIn = (text: string): readonly string[] => [
  '^',
  ...wordsOf(text).flatMap((one) => (one === 'al' ? ['a', 'el'] : one === 'del' ? ['de', 'el'] : [one])),
  '$',
]

/** The part where two sentences differ, without the words that they share at the start and end. */
function changeBetween(typed: readonly string[], needed: readonly string[]) {
  const least = Math.min(typed.length, needed.length)
  let start = 0
  while (start < least && typed[start] === needed[start]) start += 1
  let end = 0
  while (end < least - start && typed.at(-1 - end) === needed.at(-1 - end)) end += 1
  return {
    before: typed[start - 1] ?? '^',
    has: typed.slice(start, typed.length - end),
    lacks: needed.slice(start, needed.length - end),
    after: typed[typed.length - end] ?? '$',
  }
}

const infinitivesOf = (one: string) => verbs.places(one, { fold: false }).map(({ infinitive }) => infinitive)

/**
 * Whether the change is only another form of the same verb or another possessive, which may be right or wrong depending
 * on the rest of the sentence.
 */
function isOtherForm([has = '', ...more]: readonly string[], [lacks = '', ...others]: readonly string[]) {
  if (has === '' || lacks === '' || more.length + others.length > 0) return false
  if (asClass(has) === 'mi' && asClass(lacks) === 'mi') return true
  return infinitivesOf(has).some((one) => infinitivesOf(lacks).includes(one))
}

/**
 * Names for the change from the nearest right sentence to this one. A change of function words, or an extra word, is
 * named together with the first letters of the content word next to it. If more than a few words change, it counts as a
 * different sentence and has no name.
 */
function changesOf(text: string, rights: readonly (readonly string[])[]): string[] {
  const typed = wordsIn(text)
  const changes = rights.map((needed) => changeBetween(typed, needed))
  const size = (one: { has: readonly string[]; lacks: readonly string[] }) =>
    one.has.length + one.lacks.length
  const [first, ...others] = changes
  if (first === undefined) return []
  const { before, has, lacks, after } = others.reduce((a, b) => (size(b) < size(a) ? b : a), first)
  if (size({ has, lacks }) === 0 || size({ has, lacks }) > 6 || isOtherForm(has, lacks)) return []
  const name = `${has.map(asClass).join(' ')} for ${lacks.map(asClass).join(' ')}`
  // An extra word, or a function word alone, doesn’t say enough, so add the neighbouring word.
  if (lacks.length > 0 && has.some((one) => !grammarWords.has(one) && !edges.includes(one))) return [name]
  return [before, after]
    .filter((one) => !grammarWords.has(one) && !edges.includes(one))
    .map((one) => `${name}, beside ${one.slice(0, 4)}…`)
}

/** Finds changes that are wrong in one task and right, perhaps with a note, in another. */
function byChange(all: readonly Task[]): Pair[] {
  const named = all.flatMap((task) => {
    const rights = task.judged.filter(({ is }) => is === 'right')
    const words = rights.map(({ text }) => wordsIn(text))
    return verdictsOf(task).flatMap((one) => {
      if (one.is === 'other') return []
      // Compare a right sentence only with the first right one; otherwise it would match itself.
      const needed = one.is === 'right' ? words.slice(0, 1) : words
      return changesOf(one.text, needed).map((name) => [name, one] as const)
    })
  })
  return contradictions(named)
}

/** Sentences that are right or wrong depending on the question. */
const askedOtherwise: Readonly<Record<string, string>> = {
  'está lista': 'of her, where “are you” is asked for',
  'que lo pases bien': 'for a party, said to somebody who is ill',
}

/** Changes that are wrong in one sentence and right in another. */
const elseInItsSentence: Readonly<Record<string, string>> = {
  'cada for el': '“every” of a match that is played once is wrong; of a habit it is right',
  'el cosa for el': '*la cosa* is right where its article is',
  'esta for el': '*esta peor* has no noun; *esta isla* has',
  'este for el': '“this” where “the” was asked for: good Spanish where the noun can be pointed at',
  'demasiado for mucho': '“too” where “much” was asked for, beside an adjective and beside a noun',
  'bueno for bien': '*pasarla bueno* is said in Colombia; no other verb takes *bueno* for *bien*',
  'a el lado for cerca': 'a river can be beside a house; nothing is *al lado de aquí*',
  ' for para, beside dine…': '*entonces* without *para* is “at that time”; an infinitive of purpose needs it',
  'en for , beside este…': '*en este fin de semana* is said; before a day it is not',
  'en for , beside espa…': 'of a language *en* is right; of a day it is not',
  'por for , beside espa…': '*por aquí* is right; *llevar* takes its time without *por*',
  'he estado for estoy': 'of dinner that is going on it is wrong; of years it is said in places',
  'hemos ido for fuimos': 'without a time it can be of today; *la semana pasada* is over',
  'ha sido for fue': 'of the trip just over it is right; of 1992 it is not',
  'estaba for fue': 'of a book that lies there it is right; of what happened it is not',
  'mirado for visto': '*mirar una película* is said in places; *mirar el mar* is another thing',
  'otro for siguiente': '*al otro día* is right, *al día otro* is not',
  'que salgamos for salir': 'of somebody else it is right; of oneself the infinitive is due',
  'voy a for suelo': 'of a plan it is right; of a habit it is not',
  'sobre for a, beside trab…': '*sobre los doce* is an age; on foot one goes *a pie*',
  'es nacido for nació': 'of a man it can be heard; of a woman it is not *nacido*',
  'todo el for cada': 'somebody can be seen all day long; nobody goes to the pool all day long',
  'para for por, beside escr…': 'it can be written for somebody; the quiz asks who wrote it',
  'con for por, beside escr…': 'it can be written with somebody; the quiz asks who wrote it',
  'que aprenda for aprender': 'of other people it is right; of oneself the infinitive is due',
  'se for , beside abue…': '*dormirse la siesta* is heard; *nacerse* is not',
  'el for el, beside mar…': '*la mar* is said; *los mar* is not',
  'el for el, beside esto…': 'of a feminine thing it is right; *un libro* is none',
  // These are right in one sentence, without a note.
  'a quien for que': '*a quien* is right of a person who is an object; not of a film, nor of a subject',
  'cual for que': '*con el cual* is right after a preposition with its article; *cual* alone is not',
  'me for , beside voy…': '*irse* is a verb of its own; in *voy a dar* the pronoun says to whom',
  'hasta for a': '*los autobuses hasta el centro* go as far as it; *llegar* takes *a*',
  ' for el, beside pasi…': 'in a note *pasillos* alone answers; in a sentence it needs its article',
  'un for , beside hay…': '*un concierto* is one; before *mil* there is no article',
  'estuvo for fue': 'of an event that was good it is said; before a noun, and in the passive, it is not',
  ' for el, beside debe…': '*hacer deberes* is said; as a subject they need the article',
  'el for , beside más…': '*lo habría aprobado* has a pronoun; *las más chicas* has an article too many',
  'un for , beside teng…': '*un balcón* is right, *un guitarra* is not',
  'el for , beside teng…': '*los dieciocho años* is right; *el guitarra* and *la mucha hambre* are not',
  'tenían for había': 'of people who had no money it is right; it never says that there is something',
  'tenía for había':
    'of a school that had twenty students it is right; it never says that there is something, nor helps a participle',
  'hay for había': 'in answer to what was read the present is right; of the past it is not',
  'el for , beside tren…': '*en el tren* is right; what there is has no article',
  'que for , beside esto…': '*que* for “because” follows a comma; *aunque* has its *que* already',
  'el for , beside meno…':
    '*los menores* are the minors; before *cuarto*, and before *que*, there is no article',
  'el for , beside medi…': '*al mediodía* has its article; *y media* and *medio litro* have none',
  'mi for el, beside term…': '*mis deberes* is right, *mi deberes* is not',
  'mi for el, beside debe…': '*mis deberes* is right, *mi deberes* is not',
  'mi tareas for el deberes': '*mis tareas* is right, *mi tareas* is not',
  'encima de for en': 'a phone can be on top of a table; who is at home is not on top of it',
  'estudiantes for alumnos': 'a translation may choose; the recording has one of the two words',
  'hacen for son': 'of a sum *hacen* is said; the time and a material take *ser*',
  'el for , beside espa…': 'of the language *el español* is right; *la España* is not said',
  'queda for está': 'of a place *queda* is right; of a person it is not',
  ' for el, beside temp…': 'in a note *temperatura* alone answers; *depender de* keeps the article',
  'es for , beside agos…': '*es agosto* is right; *es hace* has two verbs',
  'como for de': '*como diablos* compares; with *más* it does not',
}

const without = (pairs: readonly Pair[], allowed: Readonly<Record<string, string>>) =>
  pairs.filter(({ what }) => allowed[what] === undefined).map(({ is }) => is)

test('a sentence that is wrong in one exercise is wrong in all, unless they ask for different things', () => {
  expectNone(without(bySentence(tasks), askedOtherwise))
})

test('a change that is wrong in one exercise isn’t right with a note in another', () => {
  expectNone(without(byChange(tasks), elseInItsSentence))
})

/** Words that are right in one context and struck out in another, with the reason. */
const struckElsewhere: Readonly<Record<string, string>> = {
  'tiene dieciséis': 'of oneself it is *tengo*',
  vía: 'for *veía*; the Milky Way is *la Vía Láctea*',
  habían: 'for *había* of what there was; before a participle it is right',
  'de el': 'for *del*; before the name *El Salvador* it is right',
}

/** Finds words struck out in the lesson text even though an accepted sentence contains them. */
const struckAndRight = (struck: readonly { at: string; text: string }[], all: readonly Task[]): string[] => {
  const good = all.flatMap((task) =>
    verdictsOf(task).flatMap((one) =>
      one.is === 'wrong' ? [] : [{ ...one, words: ` ${comparable(one.text)} ` }],
    ),
  )
  return [...new Map(struck.map((one) => [comparable(one.text), one]))].flatMap(([words, { at }]) => {
    // One or two letters are an ending rather than a word.
    if (words.length < 3 || struckElsewhere[words] !== undefined) return []
    const found = good.find((one) => one.words.includes(` ${words} `))
    return found === undefined
      ? []
      : [`"${words}" is struck out in ${at} and right in ${found.at}: ${found.text}`]
  })
}

test('no accepted sentence contains words that are struck out elsewhere', async () => {
  const { documents } = await loadDocuments()
  const struck = documents.flatMap(({ id, rich }) =>
    rich.flatMap(({ at, text }) =>
      parseRich(text).flatMap((node) =>
        node.kind === 'wrong' ? [{ at: `${id} ${at}`, text: node.text }] : [],
      ),
    ),
  )
  expect(struck.length).toBeGreaterThan(100)
  expectNone(struckAndRight(struck, tasks))
})

describe('the checks themselves', () => {
  const task = (at: string, key: Listed): Task => ({ at, judged: listed(key) })
  const hurts = task('a', {
    answers: ['Me duele la cabeza.'],
    mistakes: [{ answer: 'Me duele mi cabeza.', because: 'no *mi*' }],
  })

  test('report a sentence with two verdicts', () => {
    expect(bySentence([hurts, task('b', { answers: ['Me duele mi cabeza.'] })])).toHaveLength(1)
    expect(bySentence([hurts, task('b', { answers: ['Me duele la cabeza.'] })])).toEqual([])
  })

  test('report a change with two verdicts', () => {
    const feet = (note: readonly Answer[], mistakes: readonly KnownMistake[] = []) =>
      task('b', { answers: ['Me duelen los pies.', ...note], mistakes })
    expect(byChange([hurts, feet([{ answer: 'Me duelen mis pies.', note: 'Mexico' }])])).toHaveLength(1)
    expect(byChange([hurts, feet([], [{ answer: 'Me duelen mis pies.', because: 'x' }])])).toEqual([])
    expect(byChange([hurts, feet([{ answer: 'Me dolían los pies.', note: 'past' }])])).toEqual([])
    expect(byChange([hurts, feet(['Me duelen mis pies.'])])).toHaveLength(1)
  })

  test('report words that are both struck out and accepted', () => {
    const struck = [{ at: 'x', text: 'mi cabeza' }]
    expect(struckAndRight(struck, [hurts])).toEqual([])
    expect(struckAndRight(struck, [task('b', { answers: ['Lavo mi cabeza.'] })])).toHaveLength(1)
  })
})
