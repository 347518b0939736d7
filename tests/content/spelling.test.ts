import { describe, expect, test } from 'vitest'
import { expectNone, loadDocuments, plain, problem, withoutVerbs, wordsOf } from '../support/content'
import { isInDictionary, isSpelled, suggestionsFor } from '../support/spelling'
import { spellingExceptions, spellingExceptionWords } from './spelling-exceptions'

const { documents } = await loadDocuments()
const known = new Map<string, boolean>()

describe.each(documents)('$id', ({ spanish }) => {
  test('a student reads no misspelt Spanish word', () => {
    expectNone(
      spanish.flatMap((place) =>
        place.kind === 'form'
          ? []
          : // A marked verb is left to conjugation.test.ts, which knows more forms than the dictionary.
            misspelt(withoutVerbs(place.text)).map((word) =>
              problem(
                place,
                plain(place.text),
                `"${word}" is not in the dictionary nor in spelling-exceptions.ts; perhaps ${suggestionsFor(word).join(', ') || 'a name'}`,
              ),
            ),
      ),
    )
  })
})

/** The words of the text that neither the dictionary nor the exceptions know. */
function misspelt(text: string): string[] {
  return wordsOf(text).filter((word) => {
    if (word.length === 1 || [word, word.toLowerCase()].some((one) => spellingExceptionWords.has(one)))
      return false
    let isKnown = known.get(word)
    if (isKnown === undefined) {
      isKnown = isSpelled(word)
      known.set(word, isKnown)
    }
    return !isKnown
  })
}

describe('the checks themselves', () => {
  test.each(['abitación', 'tambien', 'dificil', 'dáme', 'leyendolo', 'hicé', 'veintidos', 'dijieron'])(
    'an author is told that "%s" is misspelt',
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
  ])('a student may read "%s"', (word) => expect(misspelt(word)).toEqual([]))

  test('endings and stems are not read as words', () => {
    expect(misspelt('-aba, habl-, -ió')).toEqual([])
  })

  test('an exception has a reason and is needed', () => {
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
