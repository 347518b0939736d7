import { describe, expect, test } from 'vitest'
import { formsOf, isInfinitive, nonFiniteOf } from '../../build/conjugator'
import type { FormOf } from '../../src/content/texts'
import type { Lesson } from '../../src/content/types'
import type { TenseId } from '../../src/spanish/tenses'
import {
  expectNone,
  loadDocuments,
  loadLessons,
  plain,
  problem,
  verbsIn,
  withoutVerbs,
  wordsOf,
} from '../support/content'
import { attach, isFormOf } from '../support/verb-phrases'

const { lessons } = await loadLessons()
const { documents } = await loadDocuments()
let checked = 0

describe.each(documents)('$id', ({ id, spanish }) => {
  test('has no wrong verb form in a sentence', () => {
    const marked = spanish.flatMap((place) => verbsIn(place.text).map((verb) => ({ place, verb })))
    checked += marked.length
    expectNone(
      marked.flatMap(({ place, verb }) => {
        const why = markProblem(verb.form, verb.infinitive)
        return why === undefined ? [] : [problem(place, verb.form, why)]
      }),
    )
  })

  test('has no wrong verb form in a table or story, and no verb that doesn’t exist', () => {
    expectNone(
      spanish.flatMap((place) => {
        if (place.kind !== 'infinitive' && place.of === undefined) return []
        checked++
        const why = place.of === undefined ? infinitiveProblem(place.text) : formProblem(place.text, place.of)
        return why === undefined ? [] : [problem(place, place.text, why)]
      }),
    )
  })

  test('shows every form of the tense that it teaches', () => {
    const tense = drilledTense(lessons.find((loaded) => loaded.id === id)?.lesson)
    if (tense === undefined) return
    const forms = siteForms(tense)
    expectNone(
      spanish
        .filter(
          ({ kind, at }) => kind === 'sentence' && !at.startsWith('exercises/') && !/\d gapfill\//.test(at),
        )
        .flatMap((place) =>
          unmarkedForms(place.text, forms).map((form) =>
            problem(place, plain(place.text), `mark "${form}" with its infinitive: {${form}:…}`),
          ),
        ),
    )
  })
})

test('the number of checked verb forms is printed', () => {
  console.log(`${checked} verb forms checked in ${lessons.length} lessons`)
  expect(lessons.length === 0 || checked > 0).toBe(true)
})

/** The tense that a lesson drills, unless its forms are too easily confused with other words: habla, para, como. */
function drilledTense(lesson: Lesson | undefined): TenseId | undefined {
  const tense = lesson?.sections
    .flatMap((section) => section.blocks)
    .flatMap((block) => (block.kind === 'drill' ? [block.tense] : []))[0]
  return tense === 'present' || tense === 'imperative' || tense === 'negative-imperative' ? undefined : tense
}

/** Nouns, adverbs and prepositions that look like a verb form. */
const homographs = new Set(
  (
    'entre sobre fuera vino traje corte baile viaje toque cruce coste pase cierre ve vi di este esta tome cante compre ' +
    'nombre nieve enlace alcance avance choque ataque base debate cuente'
  ).split(' '),
)

/** The forms, in this tense, of every verb that is marked in the content. */
function siteForms(tense: TenseId): ReadonlySet<string> {
  const infinitives = documents.flatMap(({ spanish }) =>
    spanish.flatMap((place) => verbsIn(place.text).map((verb) => verb.infinitive)),
  )
  return new Set(
    [...new Set(infinitives)].filter(isInfinitive).flatMap((verb) => formsOf(verb, tense).flat()),
  )
}

function unmarkedForms(text: string, forms: ReadonlySet<string>): string[] {
  return wordsOf(withoutVerbs(text)).filter(
    (word) => forms.has(word.toLowerCase()) && !homographs.has(word.toLowerCase()),
  )
}

function infinitiveProblem(infinitive: string): string | undefined {
  return isInfinitive(infinitive) ? undefined : `"${infinitive}" is no infinitive that the conjugator knows`
}

function formProblem(text: string, { infinitive, form }: FormOf): string | undefined {
  const unknown = infinitiveProblem(infinitive)
  if (unknown !== undefined) return unknown
  const accepted = acceptedForms(infinitive, form)
  return accepted.includes(text.toLowerCase())
    ? undefined
    : `the ${form} of ${infinitive} is ${accepted.join(' or ') || 'not used'}`
}

function acceptedForms(infinitive: string, form: FormOf['form']): string[] {
  if (form === 'gerund' || form === 'participle') return nonFiniteOf(infinitive, form)
  const [tense, person] = form.split(':') as [TenseId, string?]
  const forms = formsOf(infinitive, tense)
  return person === undefined ? forms.flat() : (forms[Number(person)] ?? [])
}

function markProblem(form: string, infinitive: string): string | undefined {
  return (
    infinitiveProblem(infinitive) ?? (isFormOf(form, infinitive) ? undefined : `is no form of ${infinitive}`)
  )
}

describe('the checks themselves', () => {
  test.each([
    ['fui', 'ir'],
    ['fui', 'ser'],
    ['hay', 'haber'],
    ['levanto', 'levantarse'],
    ['me levanto', 'levantarse'],
    ['levántate', 'levantarse'],
    ['levantándome', 'levantarse'],
    ['levantarnos', 'levantarse'],
    ['no te levantes', 'levantarse'],
    ['levántese', 'levantarse'],
    ['sentaos', 'sentarse'],
    ['vestíos', 'vestirse'],
    ['idos', 'irse'],
    ['vámonos', 'irse'],
    ['sentémonos', 'sentarse'],
    ['vete', 'irse'],
    ['dímelo', 'decir'],
    ['dámelo', 'dar'],
    ['dame', 'dar'],
    ['deme', 'dar'],
    ['hazlo', 'hacer'],
    ['ponlo', 'poner'],
    ['tráelo', 'traer'],
    ['cuídate', 'cuidarse'],
    ['diciéndoselo', 'decir'],
    ['comprármelo', 'comprar'],
    ['comprarlo', 'comprar'],
    ['leyéndolo', 'leer'],
    ['oírlo', 'oír'],
    ['ríete', 'reírse'],
    ['digámoselo', 'decir'],
    ['vamos', 'ir'],
    ['he comido', 'comer'],
    ['he levantado', 'levantarse'],
    ['habría podido', 'poder'],
    ['Estoy leyendo', 'leer'],
    ['hemos estado leyendo', 'leer'],
    ['sigue lloviendo', 'llover'],
    ['estaba vistiéndose', 'vestirse'],
    ['fue escrita', 'escribir'],
    ['ha sido escrita', 'escribir'],
    ['está cerrada', 'cerrar'],
    ['voy a comer', 'comer'],
    ['vamos a levantarnos', 'levantarse'],
    ['va a ser escrita', 'escribir'],
    ['escritas', 'escribir'],
    ['preveía', 'prever'],
    ['impreso', 'imprimir'],
    ['se queja', 'quejarse'],
    ['quejado', 'quejarse'],
  ])('allow “%s” as a form of %s', (form, infinitive) => {
    expect(isFormOf(form, infinitive)).toBe(true)
  })

  test.each([
    ['fué', 'ir'],
    ['sabo', 'saber'],
    ['conduciste', 'conducir'],
    ['levantate', 'levantarse'],
    ['dimelo', 'decir'],
    ['dílome', 'decir'],
    ['dáme', 'dar'],
    ['leyendolo', 'leer'],
    ['sentados', 'ir'],
    ['siéntaros', 'sentarse'],
    ['sentémosnos', 'sentarse'],
    ['vestios', 'vestirse'],
    ['he escribido', 'escribir'],
    ['soy leyendo', 'leer'],
    ['estoy leendo', 'leer'],
    ['hablo', 'comer'],
    ['habló', 'hablar de'],
    ['voy comer', 'comer'],
  ])('report “%s” as no form of %s', (form, infinitive) => {
    expect(markProblem(form, infinitive)).toBeDefined()
  })

  test.each([
    ['sé', 'saber', 'present:0', undefined],
    ['sabo', 'saber', 'present:0', 'is sé'],
    ['diga', 'decir', 'imperative:1', undefined],
    ['levántense', 'levantarse', 'imperative:4', undefined],
    ['no hable', 'hablar', 'negative-imperative:1', undefined],
    ['hablé', 'hablarr', 'preterite:0', 'no infinitive'],
    ['fuéramos', 'ser', 'imperfect-subjunctive:4', 'fuerais'],
    ['escribido', 'escribir', 'participle', 'escrito'],
    ['era', 'ser', 'preterite', 'the preterite'],
    ['está leyendo', 'leer', 'present-continuous', undefined],
  ] as const)('judge “%s” as a form of %s, %s: %s', (text, infinitive, form, why) => {
    const problems = formProblem(text, { infinitive, form })
    if (why === undefined) expect(problems).toBeUndefined()
    else expect(problems).toContain(why)
  })

  test('report a form without mark-up', () => {
    const forms = new Set(['fui', 'vino'])
    expect(unmarkedForms('Ayer fui al cine y bebí vino.', forms)).toEqual(['fui'])
    expect(unmarkedForms('Ayer {fui:ir} al cine.', forms)).toEqual([])
  })

  test('know that adding a pronoun doesn’t move the stress', () => {
    expect(attach('di', ['me', 'lo'])).toBe('dímelo')
    expect(attach('levanta', ['te'])).toBe('levántate')
    expect(attach('levantad', ['os'])).toBe('levantaos')
  })
})
