import { describe, expect, test } from 'vitest'
import { expectNone, loadDocuments } from '../support/content'
import { isInDictionary, misspelt, spellingProblems } from '../support/spelling'
import { spellingExceptions } from './spelling-exceptions'

const { documents } = await loadDocuments()

describe.each(documents)('$id', (document) => {
  test('has no misspelt Spanish word', () => {
    expectNone(spellingProblems(document))
  })
})

describe('the checks themselves', () => {
  test.each(['abitación', 'tambien', 'dificil', 'dáme', 'leyendolo', 'hicé', 'veintidos', 'dijieron'])(
    'report that “%s” is misspelt',
    (word) => expect(misspelt(`Un ${word}.`)).toEqual([word]),
  )

  test.each([
    'dímelo',
    'vámonos',
    'siéntate',
    'vestíos',
    'sentémonos',
    'explícamelo',
    'diciéndoselo',
    'veintidós',
    'ÁFRICA',
  ])('allow “%s”', (word) => expect(misspelt(word)).toEqual([]))

  test('don’t read endings and stems as words', () => {
    expect(misspelt('-aba, habl-, -ió')).toEqual([])
  })

  test('require a reason for every exception, and report one that isn’t needed', () => {
    expectNone(
      spellingExceptions.flatMap((group) => [
        ...(group.reason === '' ? [`no reason is given for ${group.words}`] : []),
        ...group.words
          .split(' ')
          .filter((word) => word !== '' && word.length > 1 && isInDictionary(word))
          .map((word) => `"${word}" is in the dictionary: it needs no exception`),
      ]),
    )
  })
})
