import { describe, expect, test } from 'vitest'
import { formsOf, isInfinitive, nonFiniteOf } from '../../build/conjugator'
import type { Block, Column, Lesson } from '../../src/content/types'
import type { TenseId } from '../../src/spanish/tenses'
import {
  drilledVerbs,
  expectNone,
  type LoadedLesson,
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

describe.each(lessons)('lesson $id', (loaded) => {
  test('a student reads no wrong verb form in a table, a story or a drill', () => {
    const { forms, problems } = checkBlocks(loaded)
    checked += forms
    expectNone(problems)
  })
})

describe.each(documents)('$id', ({ id, spanish }) => {
  test('a student reads no wrong verb form in a sentence', () => {
    const marked = spanish.flatMap((place) => verbsIn(place.text).map((verb) => ({ place, verb })))
    checked += marked.length
    expectNone(
      marked.flatMap(({ place, verb }) => {
        const why = markProblem(verb.form, verb.infinitive)
        return why === undefined ? [] : [problem(place, verb.form, why)]
      }),
    )
  })

  test('a student sees every form of the tense that a lesson teaches', () => {
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

test('a teacher is told how many verb forms were checked', () => {
  console.log(`${checked} verb forms checked in ${lessons.length} lessons`)
  expect(lessons.length === 0 || checked > 0).toBe(true)
})

/** How many forms of the lesson's blocks were held against the conjugator, and which are wrong. */
function checkBlocks({ id, lesson }: LoadedLesson): { forms: number; problems: string[] } {
  let forms = 0
  const problems: string[] = []
  for (const section of lesson.sections)
    section.blocks.forEach((block, at) => {
      for (const [form, why] of blockForms(block)) {
        forms++
        if (why !== undefined)
          problems.push(
            problem({ document: id, at: `sections/${section.id}/blocks/${at + 1} ${block.kind}` }, form, why),
          )
      }
    })
  return { forms, problems }
}

/** The tense of a lesson's drill, unless its forms look too much like other words: habla, para, como. */
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

/** The one-word forms of a tense of every verb that the site marks. */
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

function blockForms(block: Block): [form: string, why: string | undefined][] {
  switch (block.kind) {
    case 'table': {
      const infinitiveAt = block.columns.findIndex((column) => column.form === 'infinitive')
      return block.rows.flatMap((row) =>
        block.columns.flatMap((column, at): [string, string | undefined][] => {
          const cell = row[at] ?? ''
          if (column.form === undefined || cell === '') return []
          return [[cell, cellProblem(cell, row[infinitiveAt] ?? '', column.form)]]
        }),
      )
    }
    case 'story':
      return block.gaps.map((gap) => [gap.form, storyProblem(gap.form, gap.infinitive, gap.answer)])
    case 'drill':
      return drilledVerbs(block).map((verb) => [
        verb,
        isInfinitive(verb) ? undefined : 'is no infinitive that the conjugator knows',
      ])
    default:
      return []
  }
}

function cellProblem(
  cell: string,
  infinitive: string,
  form: NonNullable<Column['form']>,
): string | undefined {
  if (form === 'infinitive')
    return isInfinitive(cell) ? undefined : 'is no infinitive that the conjugator knows'
  if (form === 'gerund' || form === 'participle') {
    if (!isInfinitive(infinitive)) return `"${infinitive}" is no infinitive that the conjugator knows`
    const accepted = nonFiniteOf(infinitive, form)
    return accepted.includes(cell) ? undefined : `the ${form} of ${infinitive} is ${accepted.join(' or ')}`
  }
  const [tense, person] = form.split(':') as [TenseId, string]
  return formProblem(cell, infinitive, tense, Number(person))
}

function formProblem(form: string, infinitive: string, tense: TenseId, person: number): string | undefined {
  if (!isInfinitive(infinitive)) return `"${infinitive}" is no infinitive that the conjugator knows`
  if (form === '—') return undefined
  const accepted = formsOf(infinitive, tense)[person] ?? []
  if (accepted.includes(form)) return undefined
  return `person ${person} of ${infinitive} in the ${tense} is ${accepted.join(' or ') || 'not used'}`
}

function markProblem(form: string, infinitive: string): string | undefined {
  if (!isInfinitive(infinitive)) return `"${infinitive}" is no infinitive that the conjugator knows`
  return isFormOf(form, infinitive) ? undefined : `is no form of ${infinitive}`
}

function storyProblem(form: string, infinitive: string, tense: TenseId): string | undefined {
  if (!isInfinitive(infinitive)) return `"${infinitive}" is no infinitive that the conjugator knows`
  const small = form.toLowerCase()
  const accepted = formsOf(infinitive, tense)
  return accepted.flat().includes(small)
    ? undefined
    : `is no ${tense} of ${infinitive} (${accepted.map((forms) => forms.join('/')).join(', ')})`
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
  ])('a student may read "%s" as a form of %s', (form, infinitive) => {
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
  ])('an author is told that "%s" is no form of %s', (form, infinitive) => {
    expect(markProblem(form, infinitive)).toBeDefined()
  })

  test('an author is told which form belongs in a cell', () => {
    expect(formProblem('sé', 'saber', 'present', 0)).toBeUndefined()
    expect(formProblem('sabo', 'saber', 'present', 0)).toContain('is sé')
    expect(formProblem('diga', 'decir', 'imperative', 1)).toBeUndefined()
    expect(formProblem('levántense', 'levantarse', 'imperative', 4)).toBeUndefined()
    expect(formProblem('no hable', 'hablar', 'negative-imperative', 1)).toBeUndefined()
    expect(formProblem('hablé', 'hablarr', 'preterite', 0)).toContain('no infinitive')
    expect(formProblem('fuéramos', 'ser', 'imperfect-subjunctive', 4)).toContain('fuerais')
    expect(cellProblem('escribido', 'escribir', 'participle')).toContain('escrito')
    expect(storyProblem('era', 'ser', 'preterite')).toContain('no preterite')
    expect(storyProblem('está leyendo', 'leer', 'present-continuous')).toBeUndefined()
  })

  test('an author is told of a form that is not marked', () => {
    const forms = new Set(['fui', 'vino'])
    expect(unmarkedForms('Ayer fui al cine y bebí vino.', forms)).toEqual(['fui'])
    expect(unmarkedForms('Ayer {fui:ir} al cine.', forms)).toEqual([])
  })

  test('a pronoun moves no stress', () => {
    expect(attach('di', ['me', 'lo'])).toBe('dímelo')
    expect(attach('levanta', ['te'])).toBe('levántate')
    expect(attach('levantad', ['os'])).toBe('levantaos')
  })
})
