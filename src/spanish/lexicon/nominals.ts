/** Reads nouns and adjectives in any gender and number. */
import { withoutAccents } from '../accents.ts'
import type { Spanish } from '../markup'
import { feminine, plurals } from './inflection.ts'
import { unpackLazily } from './packed.ts'
import type { Gender, GrammaticalNumber, NominalReading, OtherReading } from './reading'

/** The sections of the data, in the order in which they are packed. Each says how its words change. */
export const nominalSections = [
  'noun-m',
  'noun-f',
  'noun-both',
  'noun-m-f',
  'noun-unknown',
  'noun-m-plural',
  'noun-f-plural',
  'adj-o-a',
  'adj-both',
  'adj-with-a',
  'adj-short',
] as const

type Section = (typeof nominalSections)[number]

interface Form {
  form: Spanish
  gender: Gender
  number: GrammaticalNumber
}

interface Entry {
  lemma: Spanish
  section: Section
  /** The irregular feminine of a noun, or the short form of an adjective. */
  other: Spanish | undefined
}

export interface NominalReader {
  read: (word: string, fold: boolean) => NominalReading[]
  /** Adverbs in -mente, superlatives in -ísimo and diminutives in -ito, by rule. */
  readDerived: (word: string, fold: boolean) => (NominalReading | OtherReading)[]
}

/** The unaccented lemmas of which this unaccented word can be a form. */
function possibleLemmas(word: string): string[] {
  const singulars = [word]
  if (word.endsWith('s')) singulars.push(word.slice(0, -1))
  if (word.endsWith('es')) singulars.push(word.slice(0, -2))
  if (word.endsWith('ces')) singulars.push(`${word.slice(0, -3)}z`)
  return singulars.flatMap((one) =>
    one.endsWith('a') ? [one, `${one.slice(0, -1)}o`, `${one.slice(0, -1)}e`, one.slice(0, -1)] : [one],
  )
}

/** *riqu-, larg-* and *felic-*, as in *riquísimo, larguito, felicísimo*, with the letters of *rico, largo, feliz*. */
const respelt = (stem: string): string[] => {
  if (stem.endsWith('qu')) return [`${stem.slice(0, -2)}c`]
  if (stem.endsWith('gu')) return [stem.slice(0, -1)]
  if (stem.endsWith('bil')) return [stem, `${stem.slice(0, -2)}le`]
  return stem.endsWith('c') ? [stem, `${stem.slice(0, -1)}z`] : [stem]
}

const endings = { o: ['m', 's'], a: ['f', 's'], os: ['m', 'p'], as: ['f', 'p'] } as const

const isEnding = (text: string): text is keyof typeof endings => text in endings

export function nominalReader(packedSections: string, packedPlurals: string): NominalReader {
  const irregularPlurals = new Map(
    packedPlurals.split(' ').map((line) => {
      const [lemma = '', ...others] = line.split('/')
      return [lemma, others]
    }),
  )
  const entries = new Map<string, Entry[]>()
  const put = (key: string, entry: Entry) => {
    const there = entries.get(key)
    if (there === undefined) entries.set(key, [entry])
    else there.push(entry)
  }
  const unpack = unpackLazily(packedSections.split('\n'), (written, at) => {
    const section = nominalSections[at] ?? 'noun-unknown'
    const slash = written.indexOf('/')
    const lemma = slash === -1 ? written : written.slice(0, slash)
    const other = slash === -1 ? undefined : written.slice(slash + 1)
    const entry = { lemma, section, other }
    if (section !== 'adj-short') put(withoutAccents(lemma), entry)
    // The other forms are found by themselves, because no rule leads from them to the lemma.
    const others = other === undefined ? [] : section === 'adj-short' ? [other] : [other, ...plurals(other)]
    for (const form of [...others, ...(irregularPlurals.get(lemma) ?? [])]) put(withoutAccents(form), entry)
  })
  const entriesOf = (key: string): readonly Entry[] => {
    unpack(key)
    return entries.get(key) ?? []
  }

  const pluralsOf = (word: Spanish) => irregularPlurals.get(word) ?? plurals(word)

  const both = (form: Spanish, gender: Gender): Form[] => [
    { form, gender, number: 's' },
    ...pluralsOf(form).map((one) => ({ form: one, gender, number: 'p' as const })),
  ]

  function formsOf({ lemma, section, other }: Entry): Form[] {
    switch (section) {
      case 'noun-m':
        return both(lemma, 'm')
      case 'noun-f':
        return both(lemma, 'f')
      case 'noun-unknown':
        return both(lemma, 'unknown')
      case 'noun-both':
      case 'adj-both':
        // *La presidente* and *la presidenta*.
        return [...both(lemma, 'both'), ...(other === undefined ? [] : both(other, 'f'))]
      case 'noun-m-f':
      case 'adj-o-a':
      case 'adj-with-a':
        return [...both(lemma, 'm'), ...both(other ?? feminine(lemma), 'f')]
      case 'noun-m-plural':
        return [{ form: lemma, gender: 'm', number: 'p' }]
      case 'noun-f-plural':
        return [{ form: lemma, gender: 'f', number: 'p' }]
      case 'adj-short':
        return [{ form: other ?? lemma, gender: lemma === 'grande' ? 'both' : 'm', number: 's' }]
    }
  }

  const isNoun = ({ section }: Entry) => section.startsWith('noun')

  function read(word: string, fold: boolean): NominalReading[] {
    const plain = withoutAccents(word)
    const readings: NominalReading[] = []
    const seen = new Set<Entry>()
    for (const key of possibleLemmas(plain)) {
      for (const entry of entriesOf(key)) {
        if (seen.has(entry)) continue
        seen.add(entry)
        const forms = formsOf(entry).filter(({ form }) =>
          fold ? withoutAccents(form) === plain : form === word,
        )
        const [first] = forms
        if (first === undefined) continue
        readings.push({
          pos: isNoun(entry) ? 'noun' : 'adj',
          lemma: entry.lemma,
          gender: first.gender,
          number: forms.some(({ number }) => number !== first.number) ? 'both' : first.number,
        })
      }
    }
    return readings
  }

  /** The entries with one of these lemmas, ignoring accents. */
  const named = (lemmas: readonly string[]) =>
    lemmas.flatMap((lemma) => entriesOf(lemma).filter((one) => withoutAccents(one.lemma) === lemma))

  function readDerived(word: string, fold: boolean): (NominalReading | OtherReading)[] {
    const plain = withoutAccents(word)
    if (plain.endsWith('mente')) {
      const base = word.slice(0, -'mente'.length)
      const isAdjective = read(base, fold).some(
        ({ pos, gender, number }) => pos === 'adj' && gender !== 'm' && number !== 'p',
      )
      return isAdjective ? [{ pos: 'adv', lemma: word }] : []
    }
    // *superamable*, and *relisto* in Latin America.
    const [, prefix = '', base = ''] = /^(super|re)(.{3,})$/.exec(word) ?? []
    const prefixed = (prefix === '' ? [] : read(base, fold)).filter(({ pos }) => pos === 'adj')
    if (prefixed.length > 0) return prefixed.map((one) => ({ ...one, lemma: prefix + one.lemma }))
    const [, start = '', infix = '', ending = ''] = /^(.+?)(isim|ecit|cit|it)(o|a|os|as)$/.exec(plain) ?? []
    if (!isEnding(ending)) return []
    const [gender, number] = endings[ending]
    if (infix === 'isim') {
      if (!fold && !word.includes('ísim')) return []
      const bases = respelt(start).flatMap((stem) => [stem, `${stem}o`, `${stem}e`])
      return named(bases)
        .filter((entry) => !isNoun(entry))
        .map(({ lemma }) => ({ pos: 'adj', lemma, gender, number }))
    }
    if (!fold && plain !== word.replaceAll('ñ', 'n')) return []
    const bases =
      infix === 'it'
        ? respelt(start).flatMap((stem) => [`${stem}o`, `${stem}a`, ...(/[lszj]$/.test(stem) ? [stem] : [])])
        : [start, `${start}e`].filter((base) => /[nre]$/.test(base))
    return named(bases).flatMap((entry) => {
      const fits = formsOf(entry).some(
        (one) => one.number === 's' && (one.gender === gender || one.gender === 'both'),
      )
      // The n and ñ of the word have to be those of its base.
      const sameLetters = fold || word.includes('ñ') === entry.lemma.includes('ñ')
      return fits && sameLetters
        ? [{ pos: isNoun(entry) ? ('noun' as const) : ('adj' as const), lemma: entry.lemma, gender, number }]
        : []
    })
  }

  return { read, readDerived }
}
