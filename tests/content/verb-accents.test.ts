import { describe, expect, test } from 'vitest'
import { isCompound, personsOf, type SimpleTense, type TenseId, tenseNames } from '../../src/spanish/tenses'
import { loadForms } from '../../src/spanish/verbs/load-forms'
import { expectNone } from '../support/content'
import { accentOn, withoutAccents } from '../support/pronunciation'

/**
 * Which vowel of a form is stressed, counted from its end, person by person: habló 1, hablas 2, hablábamos 3. The
 * stress and the letters determine whether there is a written accent. The conjugator isn’t used here.
 */
const stressedVowels: Readonly<Record<SimpleTense, readonly number[]>> = {
  present: [2, 2, 2, 2, 2, 2],
  preterite: [1, 2, 1, 2, 3, 2],
  imperfect: [2, 2, 2, 3, 3, 2],
  future: [1, 1, 1, 2, 2, 1],
  conditional: [2, 2, 2, 3, 3, 2],
  'present-subjunctive': [2, 2, 2, 2, 2, 2],
  'imperfect-subjunctive': [2, 2, 2, 3, 3, 2],
  'imperfect-subjunctive-se': [2, 2, 2, 3, 3, 2],
  imperative: [2, 2, 2, 1, 2],
  'negative-imperative': [2, 2, 2, 2, 2],
}

/** The stressed syllable, counted from the end, of gerunds and participles: hablando, hablado, leído. */
const stressedInNonFinite = 2

/** Verbs whose yo and él forms are stressed on the stem in the preterite: tuve, tuvo. */
const strongPreterite =
  /^(?:andar|estar|[chs]aber|poder|querer)$|(?:poner|tener|venir|[fh]acer|decir|ducir|traer)$/

/** One-syllable words with a prefix, which are stressed as if they had no prefix (ten, mantén), and forms of estar. */
const stressedAtTheEnd =
  /^(?:(?:est[ae]|preve)[sn]?|conven|deshaz|dispon|entreten|manten|obten|propon|satisfaz|supon)$/

/** Stems in which an i or u forms a diphthong: bailo, cambio, caigo; but not aíslo, envío. */
const withDiphthong =
  /^(?:afeit|bail|pein|caig|contraig|oig|sustraig|traig|agobi|angusti|anunci|averig[uü]|cambi|copi|estudi|inici|limpi|odi)/

/** Two verb forms with an accent that only distinguishes them from de and se. */
const accentedToDiffer: Readonly<Record<string, string>> = { de: 'dé', se: 'sé' }

/** Whether the tense stresses the stem in a person: hablo, but hablamos. */
const isOnStem = (tense: SimpleTense, person: number) =>
  ['present', 'present-subjunctive', 'imperative', 'negative-imperative'].includes(tense) &&
  !['nosotros/as', 'vosotros/as'].includes(personsOf(tense)[person] ?? '')

function stressedVowel(infinitive: string, tense: TenseId, person: number, letters: string): number {
  if (isCompound(tense)) return stressedInNonFinite
  const verb = infinitive.replace(/se$/, '')
  // In levántate, for example, the pronoun is attached to the form.
  const pronoun = tense === 'imperative' && verb !== infinitive ? 1 : 0
  if (tense === 'preterite' && [0, 2].includes(person) && strongPreterite.test(verb)) return 2
  // In vivís, for example, the ending has only one vowel, the stressed i.
  if (tense === 'present' && person === 4 && /.[ií]r$/.test(verb)) return 1
  if (isOnStem(tense, person)) {
    if (stressedAtTheEnd.test(letters)) return 1
    if (withDiphthong.test(letters)) return 3 + pronoun
  }
  return (stressedVowels[tense][person] ?? 0) + pronoun
}

/** The form with its accent according to the spelling rules alone. */
function accented(infinitive: string, tense: TenseId, person: number, form: string): string {
  const at = form.lastIndexOf(' ') + 1
  const letters = withoutAccents(form.slice(at))
  if (letters === '—') return form
  const word =
    accentedToDiffer[letters] ?? accentOn(letters, stressedVowel(infinitive, tense, person, letters))
  return form.slice(0, at) + word
}

const tenses = Object.keys(tenseNames).filter((name): name is TenseId => name in tenseNames)

describe.each(tenses)('%s', (tense) => {
  test('every form has its accent, and none that is wrong', async () => {
    expectNone(
      [...(await loadForms(tense))].flatMap(([infinitive, row]) =>
        row
          .filter((form, person) => form !== accented(infinitive, tense, person, form))
          .map((form) => `${infinitive}: "${form}" is not accented as the rules ask`),
      ),
    )
  })
})

describe('the check itself', () => {
  test('reports every accent that is missing, misplaced or not needed', async () => {
    /** Variants of the last word of the form, each with the accent on one vowel added or removed. */
    const misaccented = (form: string) => {
      const word = form.slice(form.lastIndexOf(' ') + 1)
      return [...word.matchAll(/[aeiouáéíóú]/g)].map(({ index, 0: vowel }) => {
        const letter = withoutAccents(vowel)
        const other = vowel === letter ? `${letter}\u0301`.normalize('NFC') : letter
        return word.slice(0, index) + other + word.slice(index + 1)
      })
    }
    const missed: string[] = []
    let planted = 0
    for (const tense of tenses)
      for (const [infinitive, row] of await loadForms(tense))
        row.forEach((form, person) => {
          for (const wrong of misaccented(form)) {
            planted++
            if (accented(infinitive, tense, person, wrong) === wrong)
              missed.push(`${infinitive}, ${tense}: ${wrong}`)
          }
        })
    expect(planted).toBeGreaterThan(50_000)
    expectNone(missed)
  })
})
