import fc from 'fast-check'
import { expect, test } from 'vitest'
import { conjugate } from '../../build/conjugator'
import { packLexicon, readParadigms } from '../../build/lexicon/pack'
import { paradigmRows } from '../../build/lexicon/verbs-file'
import { withoutCommands } from '../../build/verb-tables'
import { withoutAccents } from '../../src/spanish/accents'
import { attach, type Clitic, clitics } from '../../src/spanish/lexicon/clitics'
import { openLexicon } from '../../src/spanish/lexicon/lexicon'
import type { VerbReading } from '../../src/spanish/lexicon/reading'
import { type SimpleTense, simpleTenses } from '../../src/spanish/tenses'
import { isReflexive, withoutPronoun } from '../../src/spanish/verbs/reflexive'
import { expectNone } from '../support/content'
import { attach as attachBySyllables } from '../support/verb-phrases'
import { handTypedForms } from './hand-typed-forms'

const lexicon = openLexicon(packLexicon())
const paradigms = readParadigms()

const verbsIn = (word: string): VerbReading[] =>
  lexicon.read(word).flatMap((reading) => (reading.pos === 'verb' ? [reading] : []))

const isSimple = (tense: string): tense is SimpleTense => simpleTenses.some((one) => one === tense)

/** A reading as text. */
const text = ({ lemma, tense, person, vos, gender, number, clitics: attached }: VerbReading) =>
  [lemma, tense, vos ? 'vos' : person, gender, number, attached?.join('+')]
    .filter((part) => part !== undefined)
    .join(' ')

const readingsOf = (word: string) => verbsIn(word).map(text)

test('every form in the data is read as what it is', () => {
  const problems: string[] = []
  let count = 0
  for (const { infinitive, rows, verbs } of paradigms)
    for (const verb of verbs) {
      const stem = verb.slice(0, verb.length - infinitive.length)
      rows.forEach((cells, row) => {
        const tense = paradigmRows[row]?.name
        cells.forEach((cell, person) => {
          if (cell === '-') return
          for (const ending of cell.split('/')) {
            const form = stem + (ending === '0' ? '' : ending)
            const expected =
              tense === 'gerund'
                ? `${verb} gerund`
                : tense === 'participle'
                  ? `${verb} participle m s`
                  : `${verb} ${tense} ${person + (tense === 'imperative' ? 1 : 0)}`
            count++
            if (!readingsOf(form).includes(expected)) problems.push(`${form} is not read as ${expected}`)
          }
        })
      })
    }
  expect(count).toBeGreaterThan(400_000)
  expectNone(problems.slice(0, 20))
})

test('every form that the conjugator gives is in the data', () => {
  // One verb for each paradigm, because conjugating them all takes half a minute. `scripts/freeze-verbs.ts` does that.
  const problems: string[] = []
  for (const { model } of paradigms) {
    let tables: ReturnType<typeof conjugate>['tables']
    try {
      tables = conjugate(model).tables
    } catch {
      continue // it is only reflexive
    }
    for (const { name } of paradigmRows) {
      if (name === 'gerund' || name === 'participle' || (name === 'imperative' && withoutCommands.has(model)))
        continue
      tables[name]?.forEach((forms, person) => {
        for (const form of forms)
          if (!readingsOf(form).includes(`${model} ${name} ${person + (name === 'imperative' ? 1 : 0)}`))
            problems.push(`${form} is not read as the ${name} of ${model}`)
      })
    }
    tables['imperfect-subjunctive-se']?.forEach((forms, person) => {
      for (const form of forms)
        if (!readingsOf(form).includes(`${model} imperfect-subjunctive-se ${person}`))
          problems.push(`${form} is not read as the form in -se of ${model}`)
    })
    tables['negative-imperative']?.forEach((forms, person) => {
      for (const form of forms)
        if (!readingsOf(form.slice('no '.length)).includes(`${model} present-subjunctive ${person + 1}`))
          problems.push(`${form} is not read as a subjunctive of ${model}`)
    })
  }
  // The conjugator also has *mezco*, which is wrong, and *podría* for *pudría*, which is left out on purpose.
  expectNone(problems.filter((problem) => !/^(?:mezc|podr.* of pudrir$)/.test(problem)))
})

test('the forms that lesson authors typed by hand are read, and found', () => {
  const problems: string[] = []
  for (const [tense, listed, typed] of Object.values(handTypedForms).flat()) {
    if (!isSimple(tense)) continue
    const infinitive = isReflexive(listed) ? listed.slice(0, -2) : listed
    typed.split(', ').forEach((form, person) => {
      const isCommand = tense === 'imperative' || tense === 'negative-imperative'
      const expected: Partial<VerbReading> = {
        lemma: infinitive,
        tense: tense === 'negative-imperative' ? 'present-subjunctive' : tense,
        person: isCommand ? person + 1 : person,
      }
      const word = withoutPronoun(form).replace(/^no /, '')
      if (
        !verbsIn(word).some((reading) =>
          Object.entries(expected).every(([key, value]) => reading[key as 'lemma'] === value),
        )
      )
        problems.push(`${word} is not read as the ${tense} ${person} of ${infinitive}`)
      if (tense === 'imperative' && isReflexive(listed)) return
      const found = lexicon.form(infinitive, tense, person)
      if (found !== withoutPronoun(form))
        problems.push(`the ${tense} ${person} of ${infinitive} is ${found}, not ${form}`)
    })
  }
  expectNone(problems)
})

test('a form found for a reading is read as the same', () => {
  const infinitives = paradigms.flatMap(({ verbs }) => verbs)
  fc.assert(
    fc.property(
      fc.constantFrom(...infinitives),
      fc.constantFrom(...simpleTenses),
      fc.nat({ max: 5 }),
      (infinitive, tense, person) => {
        const form = lexicon.form(infinitive, tense, person)
        if (form === undefined) return
        const isCommand = tense === 'imperative' || tense === 'negative-imperative'
        const read = tense === 'negative-imperative' ? 'present-subjunctive' : tense
        expect(readingsOf(form.replace(/^no /, ''))).toContain(
          `${infinitive} ${read} ${isCommand ? person + 1 : person}`,
        )
      },
    ),
    { numRuns: 2000 },
  )
})

test('accents are ignored only when asked', () => {
  expect(readingsOf('cantara')).not.toContain('cantar future 2')
  expect(lexicon.readFolded('cantara').map((reading) => text(reading as VerbReading))).toContain(
    'cantar future 2',
  )
  expect(lexicon.read('espanol')).toEqual([])
  expect(lexicon.readFolded('ensene')).not.toEqual([])
})

test('*vos* has its own forms', () => {
  for (const [form, reading] of Object.entries({
    hablás: 'hablar present vos',
    comés: 'comer present vos',
    vivís: 'vivir present vos',
    sos: 'ser present vos',
    has: 'haber present vos',
    hablá: 'hablar imperative vos',
    decí: 'decir imperative vos',
    andá: 'ir imperative vos',
    decime: 'decir imperative vos me',
    sentate: 'sentar imperative vos te',
  }))
    expect(readingsOf(form), form).toContain(reading)
  expect(readingsOf('habés')).toEqual([])
})

test.each([
  ['dámelo', 'dar imperative 1 me+lo'],
  ['levántate', 'levantar imperative 1 te'],
  ['siéntese', 'sentar imperative 2 se'],
  ['sentémonos', 'sentar imperative 3 nos'],
  ['démoselo', 'dar imperative 3 se+lo'],
  ['vámonos', 'ir imperative 3 nos'],
  ['sentaos', 'sentar imperative 4 os'],
  ['vestíos', 'vestir imperative 4 os'],
  ['idos', 'ir imperative 4 os'],
  ['siéntense', 'sentar imperative 5 se'],
  ['vete', 'ir imperative 1 te'],
  ['estate', 'estar imperative 1 te'],
  ['deme', 'dar imperative 2 me'],
  ['ríete', 'reír imperative 1 te'],
  ['oírlo', 'oír infinitive lo'],
  ['dormirme', 'dormir infinitive me'],
  ['explicárselo', 'explicar infinitive se+lo'],
  ['diciéndoselo', 'decir gerund se+lo'],
  ['averígualo', 'averiguar imperative 1 lo'],
  ['límpialo', 'limpiar imperative 1 lo'],
])('attached pronouns: %s', (word, reading) => {
  expect(readingsOf(word)).toContain(reading)
})

test.each([
  'dáme',
  'damelo',
  'siéntate te',
  'levantate tu',
  'leyendolo',
  'sienteos',
  'levantarsen',
  'mesa',
  'xyzzy',
])('“%s” is not a verb with an attached pronoun', (word) => {
  expect(verbsIn(word).filter(({ clitics: attached, vos }) => attached !== undefined && !vos)).toEqual([])
})

/** `tests/support/verb-phrases.ts` divides words into syllables with a library. */
test('pronouns are attached with the accent that the syllables require', () => {
  const forms = paradigms.flatMap(({ model, infinitive, rows }) => {
    const stem = model.slice(0, model.length - infinitive.length)
    const commands = rows[7] ?? []
    return [infinitive, ...(rows[8] ?? []), ...commands]
      .filter((cell) => cell !== '-')
      .flatMap((cell) => cell.split('/').map((ending) => stem + (ending === '0' ? '' : ending)))
  })
  const problems = new Set<string>()
  const groups: readonly (readonly Clitic[])[] = [['lo'], ['me', 'lo'], ['nos'], ['se']]
  for (const form of forms)
    for (const group of groups) {
      const whole = attach(form, group)
      const expected = attachBySyllables(form, group)
      if (whole !== expected) problems.add(`${form} + ${group.join(' + ')}: ${whole}, not ${expected}`)
    }
  expect(clitics).toContain('les')
  expectNone([...problems])
})

test('few letters that are no word are read as one', () => {
  const letters = fc.constantFrom(...'abcdefghijlmnopqrstuvyzñáéíóú')
  let read = 0
  fc.assert(
    fc.property(fc.array(letters, { minLength: 4, maxLength: 9 }), (word) => {
      if (lexicon.read(word.join('')).length > 0) read++
    }),
    { numRuns: 5000, seed: 1 },
  )
  expect(read).toBeLessThan(25)
})

test('the folded reading of a form includes its own', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...paradigms.flatMap(({ verbs }) => verbs)),
      fc.nat({ max: 5 }),
      (verb, person) => {
        const form = lexicon.form(verb, 'future', person)
        if (form === undefined) return
        const folded = lexicon.readFolded(withoutAccents(form)).map((reading) => text(reading as VerbReading))
        expect(folded).toContain(`${verb} future ${person}`)
      },
    ),
  )
})
