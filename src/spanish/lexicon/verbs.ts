/** Reads verb forms by cutting off their endings; the forms themselves are never listed. */
import { withoutAccents } from '../accents.ts'
import type { Spanish } from '../markup'
import type { SimpleTense } from '../tenses'
import { attach, cutClitics, fitsCommand, formsBefore } from './clitics.ts'
import { unpackLazily } from './packed.ts'
import type { VerbReading } from './reading'
import { accentAt, nuclei, withoutAcutes } from './syllables.ts'

/** The rows of a packed paradigm. */
const rows = [
  'present',
  'preterite',
  'imperfect',
  'future',
  'conditional',
  'present-subjunctive',
  'imperfect-subjunctive',
  'imperative',
  'gerund',
  'participle',
] as const

type Row = (typeof rows)[number]

/** The alternatives for each person. */
type Cells = readonly (readonly string[])[]

/** A cell of a paradigm: which form it is, and how a stem becomes that form. */
interface Slot {
  reading: Omit<VerbReading, 'pos' | 'lemma'>
  form: (stem: string) => Spanish | undefined
}

interface Paradigm {
  infinitive: string
  /** The endings of each row. Empty if the verb lacks the form. */
  cells: ReadonlyMap<Row, Cells>
  /** The slots by their unaccented ending. */
  slots: ReadonlyMap<string, readonly Slot[]>
}

export interface VerbReader {
  /** What the word can be as a form of a verb. With `fold`, accents and tildes are ignored. */
  read: (word: string, fold: boolean) => VerbReading[]
  /** The forms of common verbs that are written like the word but for their accents and tildes. */
  spellings: (word: string) => Spanish[]
  /** The form of a verb in a simple tense; undefined if there is none. Commands have five persons, as in the tables. */
  form: (infinitive: Spanish, tense: SimpleTense, person: number) => Spanish | undefined
}

/** The forms in -ra become those in -se. */
const withSe = (ending: string) => ending.replace(/ra(?=(?:s|is|n|mos)?$)/, 'se')

const participleEndings = [
  ['o', 'm', 's'],
  ['a', 'f', 's'],
  ['os', 'm', 'p'],
  ['as', 'f', 'p'],
] as const

/** *habláis* becomes *hablás*, *sois* becomes *sos*. */
const vosPresent = (ending: string) => ending.replace(/([aeoáé])is$/, '$1s')

/** *hablad* becomes *hablá*. In a word of one syllable the command is the same as that to *tú*: *da, ve, sé*. */
function vosCommand(vosotros: Spanish): Spanish | undefined {
  const word = withoutAcutes(vosotros.slice(0, -1))
  return nuclei(word).length === 1 ? undefined : accentAt(word, word.length - 1)
}

/** The *vos* forms that follow no rule. */
const irregularVos = [
  { form: 'has', reading: { pos: 'verb', lemma: 'haber', tense: 'present', person: 1, vos: true } },
  { form: 'andá', reading: { pos: 'verb', lemma: 'ir', tense: 'imperative', person: 1, vos: true } },
] as const

function parse(packed: string): Paradigm {
  const [infinitive = '', ...texts] = packed.split(';')
  const cellsOf = (text = '') =>
    text
      .split(' ')
      .map((cell) => (cell === '-' ? [] : cell.split('/').map((ending) => (ending === '0' ? '' : ending))))
  const cells = new Map(rows.map((row, at) => [row, cellsOf(texts[at])]))
  const slots = new Map<string, Slot[]>()
  const add = (ending: string, reading: Slot['reading'], form: Slot['form'] = (stem) => stem + ending) => {
    const key = withoutAccents(ending)
    const there = slots.get(key)
    if (there === undefined) slots.set(key, [{ reading, form }])
    else there.push({ reading, form })
  }
  add(infinitive, { tense: 'infinitive' })
  for (const [tense, row] of cells) {
    for (const [at, endings] of row.entries()) {
      for (const ending of endings) {
        if (tense === 'gerund') add(ending, { tense })
        else if (tense === 'participle')
          for (const [last, gender, number] of participleEndings)
            add(ending.slice(0, -1) + last, { tense, gender, number })
        else {
          const person = tense === 'imperative' ? at + 1 : at
          add(ending, { tense, person })
          if (tense === 'imperfect-subjunctive')
            add(withSe(ending), { tense: 'imperfect-subjunctive-se', person })
          if (person !== 4) continue
          if (tense === 'present') add(vosPresent(ending), { tense, person: 1, vos: true })
          if (tense === 'imperative')
            add(ending.slice(0, -1), { tense, person: 1, vos: true }, (stem) => vosCommand(stem + ending))
        }
      }
    }
  }
  return { infinitive, cells, slots }
}

/** Opens the verbs as `build/lexicon` packs them: for each paradigm, a line of endings and a line of stems. */
export function verbReader(packed: string, commonVerbs: ReadonlySet<string>): VerbReader {
  const lines = packed.split('\n')
  const paradigms: (Paradigm | undefined)[] = []
  /** The paradigms of each unaccented stem, and the stem as it is written. */
  const stems = new Map<string, { stem: string; paradigm: number }[]>()
  const unpack = unpackLazily(
    lines.filter((_, at) => at % 2 === 1),
    (stem, paradigm) => {
      const key = withoutAccents(stem)
      const there = stems.get(key)
      if (there === undefined) stems.set(key, [{ stem, paradigm }])
      else there.push({ stem, paradigm })
    },
  )
  // The forms of *ser* and *ir* have nothing in common.
  unpack('')
  const paradigmAt = (index: number): Paradigm => {
    paradigms[index] ??= parse(lines[index * 2] ?? '')
    return paradigms[index]
  }

  const unaccented: (string | undefined)[] = []
  /**
   * Whether a paradigm may have an ending, by its first two letters. Saves parsing most paradigms of short stems. The
   * forms that follow from others differ from them only in their last letters, except for those in -se.
   */
  function mayHave(index: number, ending: string): boolean {
    if (ending.length < 4 || /^.?se/.test(ending)) return true
    unaccented[index] ??= ` ${withoutAccents(lines[index * 2] ?? '')}`
    const text = unaccented[index]
    const start = ending.slice(0, 2)
    return text.includes(` ${start}`) || text.includes(`/${start}`) || text.includes(`;${start}`)
  }

  function formsOf(word: string, fold: boolean): { reading: VerbReading; form: Spanish }[] {
    const found: { reading: VerbReading; form: Spanish }[] = []
    const plain = withoutAccents(word)
    unpack(plain)
    for (let cut = 0; cut <= plain.length; cut++) {
      for (const { stem, paradigm } of stems.get(plain.slice(0, cut)) ?? []) {
        if (!mayHave(paradigm, plain.slice(cut))) continue
        const { infinitive, slots } = paradigmAt(paradigm)
        const lemma = stem + infinitive
        for (const { form: make, reading } of slots.get(plain.slice(cut)) ?? []) {
          const form = make(stem)
          if (form === undefined || (!fold && form !== word)) continue
          const isIrregular =
            reading.vos &&
            irregularVos.some((one) => one.reading.lemma === lemma && one.reading.tense === reading.tense)
          if (!isIrregular)
            found.push({
              reading: { pos: 'verb', lemma, ...reading, ...(!commonVerbs.has(lemma) && { rare: true }) },
              form,
            })
        }
      }
    }
    for (const { form, reading } of irregularVos)
      if (form === word || (fold && withoutAccents(form) === plain)) found.push({ reading, form })
    return found
  }

  function read(word: string, fold: boolean): VerbReading[] {
    const readings = formsOf(word, fold).map(({ reading }) => reading)
    const plain = withoutAccents(word)
    for (const cut of cutClitics(plain)) {
      for (const before of formsBefore(cut)) {
        for (const { reading, form } of formsOf(before, true)) {
          const { tense, person = 0 } = reading
          if (tense !== 'infinitive' && tense !== 'gerund' && tense !== 'imperative') continue
          if (tense === 'imperative' && !fitsCommand(person, cut.clitics)) continue
          const whole = attach(form, cut.clitics)
          if (fold ? withoutAccents(whole) === plain : whole === word)
            readings.push({ ...reading, clitics: cut.clitics })
        }
      }
    }
    return readings
  }

  function cellOf(infinitive: Spanish, tense: SimpleTense, person: number): Spanish | undefined {
    unpack(infinitive)
    for (let cut = 0; cut <= infinitive.length; cut++) {
      const stem = infinitive.slice(0, cut)
      for (const { stem: own, paradigm } of stems.get(withoutAccents(stem)) ?? []) {
        const { cells, infinitive: ending } = paradigmAt(paradigm)
        if (own !== stem || ending !== infinitive.slice(cut)) continue
        if (tense === 'negative-imperative') {
          const [form] = cells.get('present-subjunctive')?.[person + 1] ?? []
          return cells.get('imperative')?.[person]?.length === 0 || form === undefined
            ? undefined
            : `no ${stem}${form}`
        }
        const row = tense === 'imperfect-subjunctive-se' ? 'imperfect-subjunctive' : tense
        const [form] = cells.get(row)?.[person] ?? []
        if (form === undefined) return undefined
        return stem + (row === tense ? form : withSe(form))
      }
    }
    return undefined
  }

  return {
    read,
    spellings: (word) => [
      ...new Set(
        formsOf(word, true).flatMap(({ reading, form }) => (reading.rare || reading.vos ? [] : [form])),
      ),
    ],
    form: cellOf,
  }
}
