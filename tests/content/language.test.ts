import { describe, expect, test } from 'vitest'
import { expectNone, loadDocuments } from '../support/content'
import { englishIn, englishProblems, proseOf, spanishIn, unmarkedProblems } from '../support/language'

const { documents } = await loadDocuments()

describe.each(documents)('$id', (document) => {
  test('a student hears no English word read as Spanish', () => {
    expectNone(englishProblems(document))
  })

  test('a student hears every Spanish word read as Spanish', () => {
    expectNone(unmarkedProblems(document))
  })
})

describe('the checks themselves', () => {
  test('an author is told of English inside Spanish', () => {
    expect(englishIn('Voy to Madrid.')).toEqual(['to'])
    expect(englishIn('ir a + infinitive')).toEqual(['infinitive'])
    expect(englishIn('He comido sin ella en mi casa, once veces.')).toEqual([])
  })

  test('an author is told of Spanish outside Spanish', () => {
    expect(proseOf('Use ser, not *estar*; ~~yo es~~ is wrong.').flatMap(spanishIn)).toEqual(['ser'])
    expect(spanishIn('He says ¿Qué? in mañana.')).toEqual(['¿Qué', 'mañana'])
    expect(spanishIn('This is the present. Anteayer is over.')).toEqual(['Anteayer'])
    expect(spanishIn('José’s aunt lives in Málaga and me, I have no café.')).toEqual([])
  })
})
