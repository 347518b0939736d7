/** Spanish spell-checking: a Hunspell dictionary, extended to verbs with attached pronouns. */
import dictionary from 'dictionary-es'
import nspell from 'nspell'
import { spellingExceptionWords } from '../content/spelling-exceptions'
import { type ContentDocument, plain, problem, type SpanishText, withoutVerbs, wordsOf } from './content'
import { withoutAccents } from './pronunciation'
import { attach, splitClitics } from './verb-phrases'

const speller = nspell(dictionary)

/** Whether the dictionary has the word, as written or in lower case. */
export function isInDictionary(word: string): boolean {
  return speller.correct(word) || speller.correct(word.toLowerCase())
}

/** Whether the word is in the dictionary, or is a verb form with attached pronouns and the right accent. */
export function isSpelled(word: string): boolean {
  return (
    isInDictionary(word) ||
    cliticReadings(word.toLowerCase()).some((reading) => reading.spelling === word.toLowerCase())
  )
}

const suggestions = new Map<string, string[]>()

/**
 * The dictionary’s suggestions, most likely first. Cached, because suggestions are slow to compute and the same words
 * recur.
 */
function suggestionsFor(word: string): string[] {
  let words = suggestions.get(word)
  if (words === undefined) {
    words = speller.suggest(word).slice(0, 3)
    suggestions.set(word, words)
  }
  return words
}

/**
 * The ways to read the word as a verb form with attached pronouns, ignoring accents, each with its correct spelling:
 * `levantate` is levanta + te, spelt *levántate*.
 */
export function cliticReadings(word: string): { form: string; tail: string[]; spelling: string }[] {
  const bare = withoutAccents(word)
  const readings: { form: string; tail: string[]; spelling: string }[] = []
  for (let cut = 2; cut < bare.length - 1; cut++) {
    const stem = bare.slice(0, cut)
    for (const tail of splitClitics(bare.slice(cut))) {
      const forms = [stem, word.slice(0, cut)]
      if (tail[0] === 'nos' || tail[0] === 'se') forms.push(`${stem}s`)
      if (tail[0] === 'os') forms.push(`${stem}d`)
      for (const form of new Set(forms))
        if (speller.correct(form)) readings.push({ form, tail, spelling: attach(form, tail) })
    }
  }
  return readings
}

const known = new Map<string, boolean>()

/** The misspelt words in the Spanish of a document, each with its text. */
export function misspeltIn({ spanish }: ContentDocument): { entry: SpanishText; word: string }[] {
  return spanish.flatMap((entry) =>
    // Marked verbs are checked by conjugation.test.ts, which knows more forms than the dictionary.
    misspelt(withoutVerbs(entry.text)).map((word) => ({ entry, word })),
  )
}

/** Reports each misspelt word, with suggestions. */
export function spellingProblems(document: ContentDocument): string[] {
  return misspeltIn(document).map(({ entry, word }) =>
    problem(
      entry,
      plain(entry.text),
      `"${word}" is not in the dictionary nor in spelling-exceptions.ts; perhaps ${suggestionsFor(word).join(', ') || 'a name'}` +
        (entry.document.startsWith('src/') ? ', or a word of the program’s (program-words.ts)' : ''),
    ),
  )
}

/** The words that are in neither the dictionary nor the exceptions. */
export function misspelt(text: string): string[] {
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
