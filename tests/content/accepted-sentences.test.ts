/**
 * Checks the sentences that a student may be shown as a right answer: the model of each exercise, and every sentence
 * that its patterns accept, since any of them can be shown as the answer nearest to the student’s.
 */
import { describe, expect, test } from 'vitest'
import { readWords } from '../../build/word-list'
import { askedWithUstedes, modelAnswer, patternOf } from '../../src/content/answers'
import type { ListeningPassage, ReadingText } from '../../src/content/rooms/types'
import { fillGap } from '../../src/content/texts'
import type { Answer, Exercise, KnownMistake, Lesson } from '../../src/content/types'
import { disagreements } from '../../src/exercises/marking/same'
import { word } from '../../src/exercises/marking/words'
import { type Agreement, interchangeable } from '../../src/spanish/interchangeable'
import { expand } from '../../src/spanish/pattern'
import { expectNone, loadLessons, plain } from '../support/content'
import { nodeGrammar } from '../support/mark-answers'
import { isInDictionary } from '../support/spelling'

const { lessons } = await loadLessons()
const { verbs } = await nodeGrammar()

/** Anything that is marked separately: an exercise, a line of a text, a row of a gap-fill. */
interface Sheet {
  /**
   * `lesson exercise`, plus `/line` for a line of a text; `lesson section/row` for a row of a gap-fill; `file question`
   * in a room.
   */
  at: string
  answers: readonly Answer[]
  model?: string | undefined
  because: string
  notAsked?: readonly KnownMistake[] | undefined
  /** The sentence with `___` in place of the answer, if the answer fills a gap. */
  gap?: string
  /** The sentence to correct. */
  wrong?: string
  /** The English meaning that the sentence should have. */
  en?: string
}

const sheetsOf = ({ id, lesson }: { id: string; lesson: Lesson }): Sheet[] => [
  ...lesson.sections.flatMap((section) =>
    section.blocks.flatMap((block) =>
      block.kind === 'gapfill'
        ? block.rows.map(({ sentence, ...row }, at) => ({
            at: `${id} ${section.id}/${at + 1}`,
            gap: sentence,
            answers: row.answers,
            because: row.because,
          }))
        : [],
    ),
  ),
  ...lesson.exercises.flatMap((exercise) => [
    ...sheetsOfExercise(exercise, `${id} ${exercise.id}`),
    ...(exercise.ustedes === undefined
      ? []
      : sheetsOfExercise(askedWithUstedes(exercise), `${id} ${exercise.id} (ustedes)`)),
  ]),
]

function sheetsOfExercise(exercise: Exercise, at: string): Sheet[] {
  switch (exercise.kind) {
    case 'fill': {
      const { answers, because, notAsked, sentence: gap } = exercise
      return [{ at, answers, because, notAsked, gap }]
    }
    case 'correct':
      return [{ ...exercise, at, wrong: exercise.sentence }]
    case 'translate':
    case 'order':
      return [{ ...exercise, at }]
    case 'proofread':
      return exercise.lines.flatMap((line, index) =>
        'wrong' in line ? [{ ...line, at: `${at}/${index + 1}` }] : [],
      )
    default:
      return []
  }
}

const passages = import.meta.glob<ReadingText | ListeningPassage>(
  '../../src/content/rooms/{reading,listening}/*.ts',
  { eager: true, import: 'default' },
)

const sheets = lessons.flatMap(sheetsOf)

/** The questions in the rooms that have written answers; these test comprehension. */
const written: Sheet[] = Object.entries(passages).flatMap(([path, { parts }]) =>
  parts.flatMap(({ questions }) =>
    questions.flatMap((question) =>
      question.kind === 'write'
        ? [
            {
              at: `${path.split('/').at(-1)} ${question.id}`,
              answers: question.answers,
              because: question.why,
            },
          ]
        : [],
    ),
  ),
)

const wordsIn = (text: string): string[] => text.match(/[\p{L}\d]+/gu) ?? []

/** The whole sentence for an answer: the answer itself, or the sentence with its gap filled. */
const sentenceOf = ({ gap }: Sheet, answer: string) =>
  plain(gap === undefined ? answer : fillGap(gap, answer))

/** The faulty sentences that might be shown, at most one for each pattern. */
const problemsOf = (sheet: Sheet, fault: (sentence: string) => string | undefined): string[] =>
  [...sheet.answers, ...(sheet.notAsked ?? [])].flatMap((answer) => {
    const faults = expand(patternOf(answer)).flatMap((one) => {
      const sentence = sentenceOf(sheet, one)
      const why = fault(sentence)
      return why === undefined ? [] : [`${sheet.at}: "${sentence}" ${why}`]
    })
    return faults.slice(0, 1)
  })

describe('a model answer', () => {
  test('is marked right, without a note', () => {
    expectNone(
      sheets
        .filter(({ answers, ...sheet }) => {
          const plainly = answers.flatMap((answer) => (typeof answer === 'string' ? expand(answer) : []))
          return !plainly.includes(modelAnswer({ answers, ...sheet }))
        })
        .map((sheet) => `${sheet.at}: "${modelAnswer(sheet)}"`),
    )
  })

  test('keeps every correct word of the wrong sentence in its place', () => {
    expectNone(
      sheets.flatMap((sheet) =>
        sheet.wrong === undefined ? [] : lossesOf(sheet, sheet.wrong).map((why) => `${sheet.at}: ${why}`),
      ),
    )
  })

  test('contains the names and small words of the English sentence', () => {
    expectNone(
      sheets.flatMap((sheet) => {
        const { en } = sheet
        if (en === undefined) return []
        const asked = en.replace(/\s*\([^()]*\)/g, '')
        const model = modelAnswer(sheet)
        const has = wordsIn(model).map((one) => one.toLowerCase())
        const said = wordsIn(asked).map((one) => one.toLowerCase())
        const names = (asked.match(/(?<=[\p{L},] )\p{Lu}\p{L}+/gu) ?? []).filter((name) =>
          sheet.answers.some((answer) => wordsIn(patternOf(answer)).includes(name)),
        )
        return [
          ...names.filter((name) => !wordsIn(model).includes(name)).map((name) => `${name} is missing`),
          ...Object.entries(saidBy)
            .filter(
              ([english, spanish]) => said.includes(english) && !spanish.some((one) => has.includes(one)),
            )
            .map(([english]) => `nothing says "${english}"`),
        ].map((why) => `${sheet.at}: "${model}": ${why}`)
      }),
    )
  })
})

/** English words that the answer must translate, and the Spanish for each. */
const saidBy: Readonly<Record<string, readonly string[]>> = {
  very: ['muy', 'mucho', 'mucha', 'muchos', 'muchas'],
  much: ['mucho'],
  always: ['siempre'],
  never: ['nunca', 'jamás'],
  already: ['ya'],
  still: ['todavía', 'aún', 'sigo', 'seguimos'],
  today: ['hoy'],
  tomorrow: ['mañana'],
  yesterday: ['ayer', 'anteayer'],
  please: ['favor'],
  also: ['también'],
  because: ['porque', 'causa'],
}

/**
 * Words that are part of the mistake, though the test can’t tell: the reason doesn’t name them, or they are right in
 * another answer.
 */
const partOfTheMistake: Readonly<Record<string, readonly string[]>> = {
  'days-of-week exam-on-monday': ['en'],
  'days-of-week weekend-email/2': ['en'],
  'days-of-week weekend-email/3': ['por'],
  'days-of-week weekend-email/5': ['el'],
  'place-prepositions looking-for-phone': ['para'],
  'possessive-adjectives family-email/5': ['el'],
  // *Después de eso* is right; the model is *después* alone, as in the reason.
  'basic-connectors park-email/2': ['de'],
  // *Yo no quiero salir tampoco* is right; the model is *tampoco* instead of *también no*.
  'basic-connectors park-email/6': ['no'],
  // *Sacarlo a pasear* is right; the model joins the two words, *pasearlo*.
  'basic-pronouns message-about-coco/4': ['pasear'],
  // *Debido a que usan las redes* is right; the model has no verb there.
  'complex-connectors proofread-phones/4': ['que'],
}

/** The words and punctuation to compare. *Al* counts as *a el*. */
const partsOf = (text: string): string[] =>
  plain(text)
    .toLowerCase()
    .replace(/(?<!\p{L})(a|de)l(?!\p{L})/gu, '$1 el')
    .match(/[\p{L}\d]+|[,;:]/gu) ?? []

/** The longest common subsequence, as pairs of indexes. */
function common(one: readonly string[], other: readonly string[]): [at: number, atOther: number][] {
  const lengths = Array.from({ length: one.length + 1 }, () => Array<number>(other.length + 1).fill(0))
  const length = (at: number, atOther: number) => lengths[at]?.[atOther] ?? 0
  for (let at = one.length - 1; at >= 0; at -= 1)
    for (let atOther = other.length - 1; atOther >= 0; atOther -= 1) {
      const row = lengths[at]
      if (row !== undefined)
        row[atOther] =
          one[at] === other[atOther]
            ? length(at + 1, atOther + 1) + 1
            : Math.max(length(at + 1, atOther), length(at, atOther + 1))
    }
  const places: [number, number][] = []
  for (let at = 0, atOther = 0; at < one.length && atOther < other.length; ) {
    if (one[at] === other[atOther]) {
      places.push([at, atOther])
      at += 1
      atOther += 1
    } else if (length(at + 1, atOther) >= length(at, atOther + 1)) at += 1
    else atOther += 1
  }
  return places
}

/** The parts of `before` that `after` omits without a replacement. Parts that moved aren’t lost. */
function dropped(before: readonly string[], after: readonly string[]): string[] {
  const places: [number, number][] = [[-1, -1], ...common(before, after), [before.length, after.length]]
  return places
    .slice(1)
    .flatMap(([at, atOther], index) => {
      const [from, fromOther] = places[index] ?? [at, atOther]
      return atOther - fromOther === 1 ? before.slice(from + 1, at) : []
    })
    .filter((one) => !after.includes(one))
}

/**
 * Reports an answer that keeps more of a wrong sentence than the model answer does, and each part that the model answer
 * drops without a replacement, unless the reason quotes that part in Spanish.
 */
function lossesOf({ at, ...sheet }: Sheet, wrong: string): string[] {
  const isMistake = (one: string) => partOfTheMistake[at]?.includes(one) === true
  const before = partsOf(wrong)
  const model = partsOf(modelAnswer(sheet))
  const kept = common(before, model)
  const better = sheet.answers
    .flatMap((answer) => (typeof answer === 'string' ? expand(answer) : []))
    .find((answer) => {
      const more = common(before, partsOf(answer))
      if (more.length <= kept.length) return false
      return more.some(([place]) => !kept.some(([own]) => own === place) && !isMistake(before[place] ?? ''))
    })
  const named = partsOf((sheet.because.match(/(?<!\*)\*[^*]+\*/g) ?? []).join(' '))
  return [
    ...(better === undefined ? [] : [`"${better}" keeps more of the sentence than "${modelAnswer(sheet)}"`]),
    ...dropped(before, model)
      .filter((one) => !named.includes(one) && !isMistake(one))
      .map((one) => `"${modelAnswer(sheet)}" has lost "${one}"`),
  ]
}

describe('every sentence that an exercise accepts', () => {
  test('repeats no word, and has no two words that can’t be neighbours', () => {
    expectNone(sheets.flatMap((sheet) => problemsOf(sheet, wordFault)))
  })

  test('has articles and adjectives that agree with their noun', () => {
    expectNone(sheets.flatMap((sheet) => problemsOf(sheet, agreementFault)))
  })

  test('starts with a capital, also in a gap, and has other capitals only in names', () => {
    expectNone([
      ...[...sheets, ...written].flatMap((sheet) => problemsOf(sheet, capitalFault)),
      ...sheets.flatMap(({ at, gap = '', answers }) =>
        beginsASentence(gap)
          ? answers
              .flatMap((answer) => expand(patternOf(answer)))
              .filter((answer) => !/^[¿¡]?\p{Lu}/u.test(answer))
              .map((answer) => `${at}: "${answer}" begins its sentence`)
          : [],
      ),
      ...lessons.flatMap(({ id, lesson }) =>
        lesson.exercises.flatMap((exercise) =>
          exercise.kind === 'choose' && beginsASentence(exercise.sentence ?? '')
            ? exercise.options
                .filter(({ text }) => !/^\*\p{Lu}/u.test(text))
                .map(({ text }) => `${id} ${exercise.id}: the option ${text} begins its sentence`)
            : [],
        ),
      ),
    ])
  })
})

/** Whether the gap is at the beginning of a sentence. */
const beginsASentence = (gap: string) => /(?:^|[.?!] |—)[¿¡«]*___/.test(gap)

const determiners = [
  ['el', 'la', 'los', 'las'],
  ['un', 'una', 'unos', 'unas'],
  ['mi', 'mi', 'mis', 'mis'],
  ['tu', 'tu', 'tus', 'tus'],
  ['su', 'su', 'sus', 'sus'],
  ['nuestro', 'nuestra', 'nuestros', 'nuestras'],
  ['vuestro', 'vuestra', 'vuestros', 'vuestras'],
  ['este', 'esta', 'estos', 'estas'],
  ['ese', 'esa', 'esos', 'esas'],
  ['aquel', 'aquella', 'aquellos', 'aquellas'],
]
const isDeterminer = (one: string) => determiners.some((forms) => forms.includes(one))
/** Pairs of determiners that are right: *la una y media*, *la nuestra*, *¿son esos tus zapatos?* */
const standTogether = /^(?:la una|l[ao]s? [nv]uestr[oa]s?|es[oa]s? (?:mi|tu|su)s?)$/
const prepositions = 'a ante al con de del desde en entre hacia para por sin sobre'.split(' ')
/** A pair of prepositions that is right: *en vez de a la playa* */
const afterPrepositions = /^de a$/
/** Words that should occur only once in a sentence. Words on the same line mean the same. */
const onlyOnce = [
  'ya',
  'todavía aún',
  'siempre',
  'nunca jamás',
  'también',
  'tampoco',
  'hoy',
  'ayer',
  'ahora',
  'favor',
]
/** The grammatical person (as an index) that each pronoun never goes with: *me vamos*, *nos voy*. */
const neverWith: Readonly<Record<string, number>> = { me: 3, nos: 0, te: 4, os: 1 }

function wordFault(sentence: string): string | undefined {
  const parts = sentence.toLowerCase().match(/[\p{L}\d]+|[^\p{L}\d\s]/gu) ?? []
  for (const [at, one] of parts.entries()) {
    const next = parts[at + 1] ?? ''
    const pair = `${one} ${next}`
    if (one === next && /\p{L}/u.test(one)) return `has "${one}" twice`
    if (pair === 'a el' || pair === 'de el') return `has "${pair}"`
    if (isDeterminer(one) && isDeterminer(next) && !standTogether.test(pair)) return `has "${pair}"`
    if (prepositions.includes(one) && prepositions.includes(next) && !afterPrepositions.test(pair))
      return `has "${pair}"`
    const persons = verbs.places(next, { fold: false }).map((place) => verbs.personOf(place))
    const never = neverWith[one]
    // *Te venís* is the *vos* form.
    if (never !== undefined && persons.length > 0 && persons.every((person) => person === never))
      if (!(one === 'te' && /[áéí]s$/.test(next))) return `has "${pair}"`
  }
  // *Nunca jamás* is an emphatic “never”.
  const words = wordsIn(sentence.toLowerCase().replace('nunca jamás', 'nunca'))
  const repeated = onlyOnce.find((group) => words.filter((one) => group.split(' ').includes(one)).length > 1)
  return repeated === undefined ? undefined : `says "${repeated}" twice`
}

/** The column for each kind of agreement in a row of determiners. */
const columns: Readonly<Record<Agreement, number>> = { ms: 0, fs: 1, mp: 2, fp: 3 }
const agreements = new Map<string, Set<number>>()
const learn = (noun: string, column: number) =>
  agreements.set(noun, (agreements.get(noun) ?? new Set()).add(column))
for (const { form, agreement } of interchangeable.flat())
  if (agreement !== undefined && !form.includes(' ')) learn(form, columns[agreement])
for (const { spanish, feminine, american } of readWords())
  for (const listed of [spanish, feminine, american]) {
    const [, article = '', noun = ''] = /^(el|la|los|las) (\p{L}+)$/u.exec(listed ?? '') ?? []
    if (noun !== '') learn(noun, ['el', 'la', 'los', 'las'].indexOf(article))
  }
// Sailors and poets say *la mar*.
learn('mar', columns.fs)
const everyNoun = new Set(interchangeable.flat().flatMap(({ form }) => form.split(' ')))

function agreementFault(sentence: string): string | undefined {
  const words = wordsIn(sentence.toLowerCase())
  for (const [at, noun] of words.entries()) {
    const before = words[at - 1] ?? ''
    const known = agreements.get(noun)
    // *El agua* is right although *agua* is feminine, and *policía* can have either gender.
    if (known === undefined || noun === 'policía' || (/^h?[aá]/.test(noun) && /^(?:el|un)$/.test(before)))
      continue
    const forms = determiners.find((row) => row.includes(before))
    if (forms !== undefined && ![...known].some((column) => forms[column] === before))
      return `has "${before} ${noun}"`
  }
  const [wrong] = disagreements(words.map(word), everyNoun)
  return wrong === undefined ? undefined : `has "${wrong.wrong.join(' ')}"`
}

/** Names that are also common words, and names of school subjects. */
const namesToo = new Set(
  (
    'Bretaña Carmen Chile Coco Corea Córdoba Cuba Diego Día Gran Granada Irlanda Leo Lino Lucía Luis Láctea Marta Muertos Navidad ' +
    'Nieves Pilar Santiago Valencia Vía Arquitectura Biología Educación Física Química'
  ).split(' '),
)

function capitalFault(sentence: string): string | undefined {
  if (/^[—¿¡«]*\p{Ll}/u.test(sentence) && /[.?!]$/.test(sentence)) return 'begins with a small letter'
  const inside = sentence.match(/(?<=[\p{L}\d,;»] [¿¡«]?)\p{Lu}\p{L}*/gu) ?? []
  const wrong = inside.find((one) => isInDictionary(one.toLowerCase()) && !namesToo.has(one))
  if (wrong !== undefined) return `has "${wrong}" inside`
  const small = wordsIn(sentence).find((one) => /^\p{Ll}/u.test(one) && !isInDictionary(one) && isName(one))
  return small === undefined ? undefined : `has "${small}" for a name`
}

const isName = (one: string) => isInDictionary(`${one.charAt(0).toUpperCase()}${one.slice(1)}`)

describe('the checks themselves', () => {
  test('report a model that loses a correct word or comma', () => {
    const losses = (wrong: string, answers: readonly Answer[], model?: string, because = 'so') =>
      lossesOf({ at: 'x', answers, model, because }, wrong)
    const milk = ['[La leche la] he puesto [la leche] en la nevera.']
    expect(losses('He ponido la leche en la nevera.', milk)).toHaveLength(1)
    expect(losses('He ponido la leche en la nevera.', milk, 'He puesto la leche en la nevera.')).toEqual([])
    expect(losses('Por suerte, mi madre tenía tos.', ['Por suerte mi madre tiene tos.'])).toHaveLength(1)
    expect(losses('Es una médica.', ['Es médica.'], undefined, 'No *una*.')).toEqual([])
    expect(losses('Es una médica muy buena.', ['Es médica.'], undefined, 'No *una*.')).toHaveLength(2)
    expect(losses('No he lo visto todavía.', ['No lo he visto todavía.'])).toEqual([])
    expect(
      losses('Soy muy nerviosa hoy.', ['Hoy estoy muy nerviosa.', 'Estoy muy nerviosa hoy.']),
    ).toHaveLength(1)
  })

  test.each([
    ['Ya he hablado con Marta ya.', wordFault],
    ['Vamos a las seis de la mañana mañana.', wordFault],
    ['Voy a el cine.', wordFault],
    ['Es el mi hermano.', wordFault],
    ['Voy en a la playa.', wordFault],
    ['Mañana me vamos.', wordFault],
    ['Tengo un bicicleta.', agreementFault],
    ['Tengo los coche.', agreementFault],
    ['Habré terminado Para las nueve.', capitalFault],
    ['Vivo en sevilla.', capitalFault],
    ['habré terminado.', capitalFault],
  ])('report “%s”', (sentence, fault) => expect(fault(sentence)).toBeDefined())

  test.each(['Es la una y media.', 'Ana vive en Gran Bretaña.', 'El agua está fría.', '¿Y tú? ¿Qué haces?'])(
    'allow “%s”',
    (sentence) =>
      expect([wordFault, agreementFault, capitalFault].map((fault) => fault(sentence))).toEqual([
        undefined,
        undefined,
        undefined,
      ]),
  )
})
