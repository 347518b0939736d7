import { afterAll, describe, expect, test } from 'vitest'
import { formsOf, isInfinitive } from '../../build/conjugator'
import { readWords, wordLines } from '../../build/word-list'
import { wordAnchor, wordThemes } from '../../src/content/word-themes'
import { expectNone, wordsOf } from '../support/content'
import { pronounce, syllables, withoutAccents } from '../support/pronunciation'
import { isSpelled } from '../support/spelling'
import { isFormOf } from '../support/verb-phrases'
import { lemmaOf, loadWordList, type Word } from '../support/word-list'
import {
  commonVerbs,
  dictionaryGaps,
  distantRelatives,
  nounsOfEitherGender,
  nounsToLearn,
} from './word-list-exceptions'

const words = await loadWordList()

test('the theme pages have every word as in the database', () => {
  const related = (word: Word, kind: 'noun' | 'verb' | 'adjective') => {
    const [spanish, english] = [word[`related_${kind}`], word[`related_${kind}_english`]]
    return spanish === null || english === null ? [] : [{ kind, spanish, english }]
  }
  const shown = readWords().map(({ also: _, ...word }) => ({ related: [], ...word }))
  const bySpanish = (one: { spanish: string }, other: { spanish: string }) =>
    one.spanish < other.spanish ? -1 : 1
  expect(shown.sort(bySpanish)).toEqual(
    words
      .map((word) => ({
        theme: wordThemes.find(({ name }) => name === word.category)?.id,
        spanish: word.spanish_word,
        english: word.english_translation,
        level: word.difficulty_level,
        partOfSpeech: word.part_of_speech,
        pronunciation: word.pronunciation,
        example: word.example_spanish,
        exampleEnglish: word.example_english,
        ...(word.etymology !== null && { etymology: word.etymology }),
        ...(word.feminine_form !== null && { feminine: word.feminine_form }),
        ...(word.american_form !== null && { american: word.american_form }),
        related: (['noun', 'verb', 'adjective'] as const).flatMap((kind) => related(word, kind)),
      }))
      .sort(bySpanish),
  )
})

test('search finds every word of the list, each at its own address', () => {
  const lines = wordThemes.flatMap(({ id }) => wordLines(id).map((line) => ({ id, line })))
  expect(lines).toHaveLength(words.length)
  expectNone(
    words
      .filter(
        ({ spanish_word: word, english_translation: english }) =>
          !lines.some(({ line }) => line.startsWith(`*${word}`) && line.endsWith(` – ${english}`)),
      )
      .map((word) => word.spanish_word),
  )
  const addresses = words.map(({ category, spanish_word: word }) => `${category}#${wordAnchor(word)}`)
  expectNone(addresses.filter((address, at) => addresses.indexOf(address) !== at))
})

// Ad blockers hide elements by id: a rule for `anuncio` hid the row of *el anuncio*.
test('no word is the id of its row, and a blocker finds none of them', () => {
  expectNone(words.map(({ spanish_word: word }) => wordAnchor(word)).filter((id) => !/^word-./.test(id)))
})

const levels = ['Beginner', 'Intermediate', 'Advanced'] as const
/** The five IGCSE topic areas, followed by the five IB themes. */
const categories = [
  'Everyday activities',
  'Personal and social life',
  'The world around us',
  'The world of work',
  'The international world',
  'Identities',
  'Experiences',
  'Human ingenuity',
  'Social organisation',
  'Sharing the planet',
]
const partsOfSpeech = [
  'noun (masculine)',
  'noun (feminine)',
  'noun (masculine or feminine)',
  'noun (masculine plural)',
  'noun (feminine plural)',
  'verb',
  'adjective',
  'adjective (feminine)',
  'adverb',
]
/** False friends. Each must be in the list with its real meaning. */
const falseFriends: Record<string, RegExp> = {
  actual: /current/,
  asistir: /attend/,
  carpeta: /folder/,
  constipado: /cold/,
  embarazada: /pregnant/,
  éxito: /success/,
  fábrica: /factory/,
  largo: /long/,
  librería: /bookshop/,
  pariente: /relative/,
  realizar: /carry out/,
  recordar: /remember/,
  sensible: /sensitive/,
  soportar: /put up with/,
  suceso: /incident/,
  ropa: /clothes/,
  colegio: /school/,
  dirección: /address/,
  lectura: /reading/,
  contestar: /answer/,
}

const checked = { words: 0, examples: 0, related: 0, meanings: 0, genders: 0, pronunciations: 0 }
afterAll(() => {
  console.log(
    `Word list: ${checked.words} words, ${checked.pronunciations} pronunciations, ${checked.examples} examples, ` +
      `${checked.related} related words with ${checked.meanings} meanings and ${checked.genders} genders checked.`,
  )
})

/** The problems that `check` finds in each word, one line per problem. */
function problemsIn(check: (word: Word) => string[]): string[] {
  return words.flatMap((word) => check(word).map((why) => `${word.spanish_word}: ${why}`))
}

function isNoun(word: Word): boolean {
  return word.part_of_speech.startsWith('noun')
}

describe('the list', () => {
  test('repeats no word within a year', () => {
    checked.words = words.length
    expect(words.length).toBeGreaterThanOrEqual(1000)
    const lemmas = words.map((word) => lemmaOf(word.spanish_word))
    expectNone(lemmas.filter((lemma, index) => lemmas.indexOf(lemma) !== index))
    expect(words.map((word) => word.sort_order)).toEqual(words.map((_, index) => index))
  })

  test('repeats no example', () => {
    const examples = words.map((word) => word.example_spanish)
    expectNone(examples.filter((example, index) => examples.indexOf(example) !== index))
  })

  test('changes level and theme every day, and never has two verbs or two adjectives in a row', () => {
    expectNone(
      words.flatMap((word, index) => {
        const before = words[index - 1]
        if (before === undefined) return []
        return [
          ...(before.difficulty_level === word.difficulty_level ? ['the same level as the day before'] : []),
          ...(before.category === word.category ? ['the same theme as the day before'] : []),
          ...(!isNoun(word) && before.part_of_speech === word.part_of_speech
            ? ['the same part of speech as the day before']
            : []),
        ].map((why) => `${word.spanish_word}: ${why}`)
      }),
    )
  })

  test('has enough for beginners and for IB students', () => {
    const share = (level: string) =>
      words.filter((word) => word.difficulty_level === level).length / words.length
    expectNone(
      problemsIn((word) =>
        levels.some((level) => level === word.difficulty_level) ? [] : ['no such level'],
      ),
    )
    expect(share('Beginner')).toBeGreaterThan(0.35)
    expect(share('Beginner')).toBeLessThan(0.45)
    expect(share('Intermediate')).toBeGreaterThan(0.35)
    expect(share('Intermediate')).toBeLessThan(0.45)
    expect(share('Advanced')).toBeGreaterThan(0.15)
  })

  test('every topic area and theme has 60 to 130 words', () => {
    expectNone(problemsIn((word) => (categories.includes(word.category) ? [] : ['no such theme'])))
    for (const category of categories) {
      const count = words.filter((word) => word.category === category).length
      expect(count, category).toBeGreaterThanOrEqual(60)
      expect(count, category).toBeLessThanOrEqual(130)
    }
  })

  test.each(Object.entries(falseFriends))('gives the true meaning of %s', (lemma, sense) => {
    const word = words.find((candidate) => lemmaOf(candidate.spanish_word) === lemma)
    expect(word?.english_translation).toMatch(sense)
  })
})

describe('each word', () => {
  test('is in its dictionary form and is spelt correctly', () => {
    expectNone(
      problemsIn((word) => {
        const lemma = lemmaOf(word.spanish_word)
        return [
          ...(isKnown(lemma) ? [] : ['not in the dictionary']),
          ...(partsOfSpeech.includes(word.part_of_speech)
            ? []
            : [`no part of speech: ${word.part_of_speech}`]),
          ...formProblems(word, lemma),
        ]
      }),
    )
  })

  test('shows its gender with the article', () => {
    expectNone(
      problemsIn((word) => {
        if (!isNoun(word))
          return lemmaOf(word.spanish_word) === word.spanish_word ? [] : ['an article without a noun']
        const article = word.spanish_word.split(' ')[0]
        const expected = articleFor(lemmaOf(word.spanish_word), word.part_of_speech)
        return article === expected ? [] : [`the article is ${expected}`]
      }),
    )
  })

  test('has the gender of its ending, or the one in the table of exceptions', () => {
    expectNone(
      problemsIn((word) => {
        if (!isNoun(word)) return []
        checked.genders += 1
        const gender = /\((masculine or feminine|masculine|feminine)/.exec(word.part_of_speech)?.[1]
        const expected = genderOf(singularOf(lemmaOf(word.spanish_word), word.part_of_speech))
        return gender === expected ? [] : [`is ${expected}`]
      }),
    )
  })

  test('is written as it is pronounced', () => {
    expectNone(
      problemsIn((word) => {
        checked.pronunciations += 1
        const expected = pronounce(lemmaOf(word.spanish_word))
        return word.pronunciation === expected ? [] : [`${word.pronunciation} should be ${expected}`]
      }),
    )
  })

  test('has its origin in one short sentence, or no origin', () => {
    expectNone(
      problemsIn(({ etymology }) => {
        if (etymology === null) return []
        return [
          ...(/^(From|Short for) .*\.$/.test(etymology) ? [] : [`not a sentence of its kind: ${etymology}`]),
          ...(etymology.length > 80 ? [`too long: ${etymology}`] : []),
        ]
      }),
    )
  })
})

describe('each example', () => {
  test('has 6 to 14 words and Spanish punctuation', () => {
    expectNone(
      problemsIn(({ example_spanish: example }) => {
        checked.examples += 1
        const count = wordsOf(example).length
        return [
          ...(count >= 6 && count <= 14 ? [] : [`${count} words: ${example}`]),
          ...(/^(\p{Lu}.*[^.!?…]\.|¿[^?]+\?|¡[^!]+!)$/u.test(example) ? [] : [`marks: ${example}`]),
          ...(/\s{2}|\s[,.;:?!]|["'“”‘’]/.test(example) ? [`marks: ${example}`] : []),
          ...[
            ['¿', '?'],
            ['¡', '!'],
          ].flatMap(([open = '', close = '']) =>
            example.split(open).length === example.split(close).length ? [] : [`${open}${close}: ${example}`],
          ),
        ]
      }),
    )
  })

  test('is spelt correctly', () => {
    expectNone(
      problemsIn(({ example_spanish: example }) =>
        wordsOf(example)
          .filter((token) => !isKnown(token))
          .map((token) => `${token} in: ${example}`),
      ),
    )
  })

  test('contains the word in one of its forms', () => {
    expectNone(
      problemsIn((word) => {
        const tokens = wordsOf(word.example_spanish).map((token) => token.toLowerCase())
        return tokens.some((token) => isFormOfWord(token, word)) ? [] : [word.example_spanish]
      }),
    )
  })

  test('uses only the tenses of its level', () => {
    // Beginner examples use the present. Intermediate ones use any tense but the conditional and subjunctive.
    const easy = new Set(formsIn(['present']))
    const middle = new Set(formsIn(['present', 'preterite', 'imperfect', 'future', 'perfect', 'imperative']))
    const all = new Set([
      ...formsIn(['preterite', 'imperfect', 'future', 'conditional', 'present-subjunctive']),
      ...formsIn(['imperfect-subjunctive', 'imperfect-subjunctive-se']),
    ])
    expectNone(
      problemsIn((word) => {
        const allowed =
          word.difficulty_level === 'Beginner'
            ? easy
            : word.difficulty_level === 'Intermediate'
              ? middle
              : all
        return wordsOf(word.example_spanish)
          .map((token) => token.toLowerCase())
          .filter((token) => all.has(token) && !allowed.has(token) && !looksSubjunctive.includes(token))
          .map((token) => `${token} is beyond ${word.difficulty_level}: ${word.example_spanish}`)
      }),
    )
  })

  test('is translated into British English', () => {
    expectNone(
      problemsIn(({ english_translation: translation, example_english: english }) => [
        ...(/^[\p{Lu}].*[^.!?…][.!?]$/u.test(english) ? [] : [`marks: ${english}`]),
        ...(/\s{2}|\s[,.;:?!]|['"“”¿¡]/.test(`${translation} ${english}`) ? [`marks: ${english}`] : []),
        ...(american.test(`${translation} ${english}`) ? [`not British: ${translation}, ${english}`] : []),
        ...(translation.length > 40 ? [`more than one sense: ${translation}`] : []),
      ]),
    )
  })

  test('is a question in both languages or in neither', () => {
    expectNone(
      problemsIn(({ example_spanish: spanish, example_english: english }) =>
        spanish.endsWith('?') === english.endsWith('?') && spanish.endsWith('!') === english.endsWith('!')
          ? []
          : [`${spanish} ${english}`],
      ),
    )
  })
})

describe('more about a word', () => {
  const apart = (cell: string | null) => cell?.split(', ') ?? []

  test('a noun for people has its feminine form, unless it is the same word', () => {
    expectNone(
      problemsIn(({ spanish_word: word, feminine_form: cell, part_of_speech: partOfSpeech }) =>
        apart(cell).flatMap((form) => {
          const lemma = lemmaOf(form)
          return [
            ...(partOfSpeech === 'noun (masculine)' || partOfSpeech === 'noun (masculine or feminine)'
              ? []
              : ['a feminine form of what is not masculine']),
            ...(form === `la ${lemma}` ? [] : [`${form} is no noun with its article`]),
            ...(isKnown(lemma) ? [] : [`${form} is not in the dictionary`]),
            ...(lemma.slice(0, 2) === lemmaOf(word).slice(0, 2) ? [] : [`${form} is another word`]),
          ]
        }),
      ),
    )
    const people = [
      'alcalde',
      'primo',
      'juez',
      'jefe',
      'actor',
      'campeón',
      'bombero',
      'abogado',
      'dependiente',
    ]
    expectNone(
      people.filter(
        (noun) => words.find((word) => lemmaOf(word.spanish_word) === noun)?.feminine_form === null,
      ),
    )
  })

  test('a word that Latin America doesn’t use comes with the one that it does', () => {
    expectNone(
      problemsIn((word) =>
        apart(word.american_form).flatMap((form) => {
          const lemma = lemmaOf(form)
          return [
            ...(form === word.spanish_word ? ['the same word'] : []),
            ...(isKnown(lemma) ? [] : [`${form} is not in the dictionary`]),
            ...(isNoun(word) === (form !== lemma) ? [] : [`${form}: an article belongs to a noun`]),
            ...(word.part_of_speech !== 'verb' || isInfinitive(lemma) ? [] : [`${form} is no infinitive`]),
          ]
        }),
      ),
    )
    const inSpain = ['zumo', 'móvil', 'gafas', 'conducir', 'constipado', 'billete']
    expectNone(
      inSpain.filter(
        (lemma) => words.find((word) => lemmaOf(word.spanish_word) === lemma)?.american_form === null,
      ),
    )
  })
})

describe('each related word', () => {
  test('has its meaning in British English, and no meaning belongs to a missing word', () => {
    expectNone(
      problemsIn((word) =>
        [
          { relative: word.related_noun, meaning: word.related_noun_english, pattern: /^(?!the |an? |to )/ },
          { relative: word.related_verb, meaning: word.related_verb_english, pattern: /^to / },
          {
            relative: word.related_adjective,
            meaning: word.related_adjective_english,
            pattern: /^(?!the |an? |to )/,
          },
        ].flatMap(({ relative, meaning, pattern }) => {
          if (relative === null || meaning === null)
            return relative === meaning ? [] : [`${relative}: ${meaning}`]
          checked.meanings += 1
          return [
            ...(pattern.test(meaning) ? [] : [`${relative} is not "${meaning}"`]),
            // The card shows the meaning in brackets, so the meaning itself must not contain any.
            ...(/^[A-Za-z][A-Za-z’ ,-]+$/.test(meaning) ? [] : [`marks: ${meaning}`]),
            ...(american.test(meaning) ? [`not British: ${meaning}`] : []),
            ...(meaning.length > 32 ? [`more than a gloss: ${meaning}`] : []),
          ]
        }),
      ),
    )
  })

  test('has the same meaning on every card', () => {
    const meanings = new Map<string, string>()
    expectNone(
      problemsIn((word) =>
        (
          [
            ['noun', word.related_noun, word.related_noun_english],
            ['verb', word.related_verb, word.related_verb_english],
            ['adjective', word.related_adjective, word.related_adjective_english],
          ] as const
        ).flatMap(([kind, relative, meaning]) => {
          if (relative === null || meaning === null) return []
          const before = meanings.get(`${kind} ${relative}`) ?? meaning
          meanings.set(`${kind} ${relative}`, meaning)
          return before === meaning ? [] : [`${relative} is "${meaning}" here and "${before}" before`]
        }),
      ),
    )
  })

  test('exists, and is in its dictionary form with its gender', () => {
    expectNone(
      problemsIn((word) => {
        const { related_noun: noun, related_verb: verb, related_adjective: adjective } = word
        checked.related += relativesOf(word).length
        return [
          ...(noun === null ? [] : relatedNounProblems(noun)),
          ...(verb === null || isInfinitive(verb) ? [] : [`${verb} is no infinitive`]),
          ...(adjective === null || (isKnown(adjective) && isMasculineAdjective(adjective))
            ? []
            : [`${adjective} is no adjective in its masculine form`]),
        ]
      }),
    )
  })

  test('is another word of the same family', () => {
    const isDistant = (lemma: string, relative: string) =>
      distantRelatives.some(({ pairs }) => pairs.split(' ').includes(`${lemma}/${relative}`))
    expectNone(
      problemsIn((word) => {
        const lemma = lemmaOf(word.spanish_word)
        return relativesOf(word).flatMap((relative) => [
          ...(relative === lemma ? ['its own relative'] : []),
          ...(isSameFamily(lemma, relative) || isDistant(lemma, relative)
            ? []
            : [`${relative} does not look like its relative`]),
        ])
      }),
    )
  })
})

test('the tables of exceptions contain only words that need one', () => {
  const nouns = new Set(
    words.flatMap((word) => [
      ...(isNoun(word) ? [lemmaOf(word.spanish_word)] : []),
      ...(word.related_noun === null ? [] : [lemmaOf(word.related_noun)]),
    ]),
  )
  const pairs = new Set(
    words.flatMap((word) => relativesOf(word).map((relative) => `${lemmaOf(word.spanish_word)}/${relative}`)),
  )
  const tokens = new Set(
    words.flatMap((word) => [
      ...wordsOf([word.example_spanish, word.feminine_form, word.american_form].join(' ')),
      lemmaOf(word.spanish_word),
      ...relativesOf(word),
    ]),
  )
  expectNone([
    ...nounsOfEitherGender.flatMap((group) => group.words.split(' ')).filter((noun) => !nouns.has(noun)),
    ...nounsToLearn.flatMap((group) =>
      group.words.split(' ').filter((noun) => !nouns.has(noun) || genderByEnding(noun) === group.gender),
    ),
    ...distantRelatives
      .flatMap((group) => group.pairs.split(' '))
      .filter((pair) => {
        const [lemma = '', relative = ''] = pair.split('/')
        return !pairs.has(pair) || isSameFamily(lemma, relative)
      }),
    ...dictionaryGaps
      .flatMap((group) => group.words.split(' '))
      .filter((word) => !tokens.has(word) || isSpelled(word)),
  ])
})

/** Nouns, adjectives and adverbs in the examples that look like a subjunctive form of a verb in the list. */
const looksSubjunctive = 'tarde tardes viaje baile nieve alegre alegres mejores'.split(' ')

const american =
  /\b(color|colors|colorful|favorite|neighbor|center|theater|gray|traveled|traveling|organize|realize|recognize|mom|gotten|apartment|soccer|math|eraser|movie|candy|sidewalk|trash|garbage|store|pants|cell phone|truck|fall semester|cookie|sweater|vacation|program|jewelry|airplane|mustache|pajamas)\b/i

function isKnown(word: string): boolean {
  return isSpelled(word) || dictionaryGaps.some((group) => group.words.split(' ').includes(word))
}

function formProblems(word: Word, lemma: string): string[] {
  if (word.part_of_speech === 'verb') return isInfinitive(lemma) ? [] : ['no infinitive']
  if (word.part_of_speech === 'adjective')
    return isMasculineAdjective(lemma) ? [] : ['not masculine singular']
  if (word.part_of_speech === 'adverb') return []
  return /^\p{Ll}+$/u.test(lemma) ? [] : ['more than one word']
}

function isMasculineAdjective(word: string): boolean {
  return !/(as?|os|es)$/.test(word) || word === 'cortés' || /[ií]sta$/.test(word)
}

function articleFor(lemma: string, partOfSpeech: string): string {
  if (partOfSpeech === 'noun (masculine plural)') return 'los'
  if (partOfSpeech === 'noun (feminine plural)') return 'las'
  if (partOfSpeech !== 'noun (feminine)') return 'el'
  // Feminine nouns that begin with a stressed a- take el: el agua, el hambre.
  return /^h?[aá]/.test(lemma) && syllables(lemma).stressed === 0 ? 'el' : 'la'
}

type Gender = 'masculine' | 'feminine' | 'masculine or feminine'

/** The gender according to the ending, unless the noun is a listed exception. */
function genderOf(singular: string): Gender {
  const holds = ({ words: list }: { words: string }) => list.split(' ').includes(singular)
  if (nounsOfEitherGender.some(holds)) return 'masculine or feminine'
  const learnt = nounsToLearn.find(holds)
  if (learnt !== undefined) return learnt.gender
  return genderByEnding(singular)
}

function genderByEnding(singular: string): Gender {
  return /(a|ión|[dt]ad|tud|umbre|ez|ie)$/.test(singular) ? 'feminine' : 'masculine'
}

function singularOf(lemma: string, partOfSpeech: string): string {
  if (!partOfSpeech.includes('plural')) return lemma
  return lemma.endsWith('iones')
    ? lemma.replace(/iones$/, 'ión')
    : lemma.replace(/(?<=[aeo])s$|(?<=[dlr])es$/, '')
}

function relatedNounProblems(noun: string): string[] {
  const [article = '', lemma = '', ...rest] = noun.split(' ')
  if (rest.length > 0 || !['el', 'la', 'los'].includes(article))
    return [`${noun} is no noun with its article`]
  checked.genders += 1
  const gender = genderOf(article === 'los' ? singularOf(lemma, 'noun (masculine plural)') : lemma)
  // A noun that takes either article, depending on the person’s gender, is listed with el.
  const expected =
    gender === 'feminine' ? articleFor(lemma, 'noun (feminine)') : article === 'los' ? 'los' : 'el'
  return [
    ...(isKnown(lemma) ? [] : [`${lemma} is not in the dictionary`]),
    ...(article === expected ? [] : [`${noun}: the article is ${expected}`]),
  ]
}

function relativesOf(word: Word): string[] {
  return [word.related_noun, word.related_verb, word.related_adjective].flatMap((relative) =>
    relative === null ? [] : [lemmaOf(relative)],
  )
}

function isSameFamily(lemma: string, relative: string): boolean {
  return rootsOf(lemma).some((root) => rootsOf(relative).includes(root))
}

/**
 * The first two sounds of the word, with and without its prefix. Later vowels are ignored because they change within a
 * family (juego and jugar, rueda and rodar).
 */
function rootsOf(word: string): string[] {
  const plain = withoutAccents(word)
    .replace(/^hue/, 'o')
    .replace(/^hie/, 'e')
    .replaceAll(/qu|z/g, 'c')
    .replaceAll('gu', 'g')
    .replaceAll('rr', 'r')
  const withoutPrefix = plain.replace(/^(?:auto|contra|medio|mini|des|dis|en|em|in|im|re|a)/, '')
  return [plain, withoutPrefix].map((form) => {
    const sounds = form.replaceAll('h', '')
    return (sounds.slice(0, 1) + sounds.slice(1).replace(/[aeiou]/g, '')).slice(0, 2)
  })
}

function isFormOfWord(token: string, word: Word): boolean {
  const lemma = lemmaOf(word.spanish_word)
  if (word.part_of_speech === 'verb') return isFormOf(token, lemma)
  if (word.part_of_speech.includes('plural') || word.part_of_speech === 'adverb') return token === lemma
  return [lemma, ...pluralsOf(lemma), ...(isNoun(word) ? [] : feminineFormsOf(lemma))].includes(token)
}

/** Possible plurals, allowing for accents that a plural gains or loses: canción and canciones, examen and exámenes. */
function pluralsOf(singular: string): string[] {
  if (/[aeiou]$/.test(singular)) return [`${singular}s`]
  if (singular.endsWith('z')) return [singular.replace(/z$/, 'ces')]
  const plain = `${withoutAccents(singular)}es`
  return [`${singular}es`, plain, ...[...'aeiou'].flatMap((vowel) => withOneAccent(plain, vowel))]
}

function withOneAccent(word: string, vowel: string): string[] {
  const accented = 'áéíóú'['aeiou'.indexOf(vowel)] ?? vowel
  return [...word].flatMap((letter, index) =>
    letter === vowel ? [word.slice(0, index) + accented + word.slice(index + 1)] : [],
  )
}

function feminineFormsOf(masculine: string): string[] {
  const feminine = masculine.endsWith('o') ? masculine.replace(/o$/, 'a') : `${masculine}a`
  return [feminine, `${feminine}s`]
}

/** Every form, in these tenses, of the commonest verbs and of the verbs in the list. */
function formsIn(tenses: Parameters<typeof formsOf>[1][]): string[] {
  const verbs = new Set([
    ...commonVerbs.split(' '),
    ...words.filter((word) => word.part_of_speech === 'verb').map((word) => word.spanish_word),
  ])
  return [...verbs].flatMap((verb) =>
    tenses.flatMap((tense) =>
      formsOf(verb, tense)
        .flat()
        .flatMap((form) => form.split(' ')),
    ),
  )
}
