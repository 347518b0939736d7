import type { CheckData } from '@/content/writing-check'
import {
  accentPatterns,
  type CapitalPattern,
  capitalPatterns,
  mistakePatterns,
} from '@/content/writing-mistakes'
import { capitalised } from '@/lib/capitalised'
import { mixesUpEnes, withoutAccents } from '@/spanish/accents'
import type { SimpleTense } from '@/spanish/tenses'
import { typedText } from '@/spanish/typed-text'
import type { FormIndex } from './forms'
import { type SeenForm, tensesIn } from './tenses-in'
import { sentencesIn, type Word, wordsIn } from './words'

/** The section of a lesson that covers the finding. */
interface Taught {
  lesson: CheckData['connectors'][number]['lesson']
  section: string
}

/** The check's findings. They cover only mistakes that it can detect. */
export interface Findings {
  tenses: readonly SeenForm[]
  connectors: readonly (Taught & { says: string; times: number })[]
  mistakes: readonly (Taught & { found: string; right: string })[]
  accents: readonly { found: string; right: readonly string[] }[]
  /** Words with n instead of ñ, which is a separate letter. */
  enes: readonly { found: string; right: readonly string[] }[]
  /** Sentences without an opening mark. */
  signs: readonly { found: string; lacks: '¿' | '¡' }[]
  capitals: readonly { found: string; right: string }[]
}

export interface CheckKnowledge {
  forms: FormIndex
  data: CheckData
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const isLetter = (letter: string | undefined) => letter !== undefined && /[\p{L}\d]/u.test(letter)

/** All matches of a pattern at word boundaries, including overlapping ones, except those after `notAfter`. */
function* matchesIn(
  sentence: string,
  { find, notAfter }: CapitalPattern,
  flags: string,
): Generator<RegExpExecArray> {
  const pattern = new RegExp(`(?:${find})(?![\\p{L}\\d])`, flags)
  const before = notAfter === undefined ? undefined : new RegExp(notAfter, flags.replace('g', ''))
  for (let match = pattern.exec(sentence); match !== null; match = pattern.exec(sentence)) {
    if (!isLetter(sentence[match.index - 1]) && !before?.test(sentence.slice(0, match.index))) yield match
    pattern.lastIndex = match.index + 1
  }
}

/** Whether the form can only belong to this tense. */
function isOnly(tense: SimpleTense, form: string, { forms, data }: CheckKnowledge): boolean {
  const tenses = forms.tensesOf(form)
  return (
    tenses?.size === 1 &&
    tenses.has(tense) &&
    !forms.isInfinitive(form) &&
    !forms.isParticiple(form) &&
    !data.otherWords.includes(form)
  )
}

/** Whether each named group of a match contains the kind of word that its name stands for. */
function isMeant(
  groups: Readonly<Record<string, string | undefined>>,
  knowledge: CheckKnowledge,
  after: string,
) {
  const { forms, data } = knowledge
  return Object.entries(groups).every(([name, group]) => {
    if (group === undefined) return true
    const word = group.toLocaleLowerCase('es')
    switch (name) {
      case 'infinitive':
        return (
          forms.isInfinitive(word) && !data.otherWords.includes(word) && word !== 'poder' && word !== 'deber'
        )
      case 'noInfinitive':
        return !wordsIn(after).some(({ small }) => forms.isInfinitive(small))
      case 'future':
        return isOnly('future', word, knowledge)
      case 'conditional':
        return isOnly('conditional', word, knowledge)
      case 'command':
        return isOnly('imperative', word, knowledge)
      case 'present': {
        const tenses = forms.tensesOf(word)
        // *Habla* is also a command, but a command cannot occur in this context.
        return (
          tenses?.has('present') === true &&
          [...tenses].every((tense) => tense === 'present' || tense === 'imperative') &&
          !data.otherWords.includes(word)
        )
      }
      case 'finite':
        return (
          forms.tensesOf(word)?.has('present') === true &&
          !forms.isInfinitive(word) &&
          !data.otherWords.includes(word)
        )
      case 'subjunctive': {
        const tenses = forms.tensesOf(word)
        return (
          tenses?.has('present-subjunctive') === true &&
          [...tenses].every((tense) => tense === 'present-subjunctive' || tense === 'imperative') &&
          !data.otherWords.includes(word)
        )
      }
      default:
        return false
    }
  })
}

/** The index of the first letter or digit in a sentence. */
const startOf = (sentence: string) => sentence.search(/[\p{L}\d]/u)

function mistakesIn(
  sentences: readonly string[],
  words: readonly Word[],
  knowledge: CheckKnowledge,
): Findings['mistakes'] {
  const { data } = knowledge
  const found: (Taught & { found: string; right: string; at: string })[] = []
  const add = (at: string, one: Taught & { found: string; right: string }) => {
    // Two patterns may find the same mistake in one sentence.
    if (
      !found.some(
        (other) => other.at === at && (other.found.includes(one.found) || one.found.includes(other.found)),
      )
    )
      found.push({ ...one, at })
  }
  for (const sentence of sentences) {
    mistakePatterns.forEach((mistake, mistakeIndex) => {
      const { initial, exact, unless } = mistake
      const row = data.mistakes[mistakeIndex]
      if (row === undefined || (unless !== undefined && new RegExp(unless, 'iu').test(sentence))) return
      for (const match of matchesIn(sentence, mistake, exact ? 'gu' : 'giu')) {
        if (initial && match.index !== startOf(sentence)) continue
        const after = sentence.slice(match.index + match[0].length)
        if (isMeant(match.groups ?? {}, knowledge, after)) {
          add(sentence, { found: match[0], right: row.right, lesson: row.lesson, section: row.section })
          return
        }
      }
    })
  }
  for (const { small, text, begins } of words) {
    const known = data.wrongWords.find(({ wrong }) => wrong === small)
    if (known !== undefined && (begins || text === small)) add(small, { ...known, found: text })
  }
  return found.map(({ at: _, ...one }) => one)
}

/** Words that lack an accent: they are unknown as written, but known with an accent. */
function accentsIn(words: readonly Word[], { forms, data }: CheckKnowledge): Findings['accents'] {
  const twins = new Set(data.twins)
  const accented = new Map<string, string[]>()
  for (const word of data.accented) {
    const bare = withoutAccents(word)
    accented.set(bare, [...(accented.get(bare) ?? []), word])
  }
  const found = new Map<string, readonly string[]>()
  for (const { small, text, begins } of words) {
    if ((text !== small && !begins) || forms.tensesOf(small) !== undefined || twins.has(small)) continue
    if (forms.isInfinitive(small) || forms.isGerund(small) || forms.isParticiple(small)) continue
    const right = [...forms.accented(small), ...(accented.get(small) ?? [])]
    if (right.length > 0) found.set(small, [...new Set(right)])
  }
  return [...found].map(([one, right]) => ({ found: one, right }))
}

/** Words that exist without an accent but need one in their context. `others` are the words from `accentsIn`. */
function accentsByPlace(sentences: readonly string[], others: Findings['accents']): Findings['accents'] {
  const rightOf = new Map<string, string>()
  for (const sentence of sentences)
    for (const pattern of accentPatterns) {
      const { word, right } = pattern
      const corrected = (one: string) => {
        if (one === word) return right
        if (one === capitalised(word)) return capitalised(right)
        // Also correct other missing accents in the suggestion.
        return others.find(({ found }) => found === one)?.right[0] ?? one
      }
      for (const [found] of matchesIn(sentence, pattern, 'giu'))
        rightOf.set(found, found.split(' ').map(corrected).join(' '))
    }
  return [...rightOf].map(([found, right]) => ({ found, right: [right] }))
}

/** Questions and exclamations without an opening mark. */
function signsIn(text: string): Findings['signs'] {
  const found: { found: string; lacks: '¿' | '¡' }[] = []
  for (const line of text.split('\n'))
    for (const [close, open] of [
      ['?', '¿'],
      ['!', '¡'],
    ] as const) {
      // A quotation may contain marks of its own. If there are as many opening marks as closing marks, none are
      // missing.
      if (line.split(open).length >= line.split(close).length) continue
      for (let at = line.indexOf(close); at !== -1; at = line.indexOf(close, at + 1)) {
        // Treat *¡¿Qué?!* and *???* as a single mark.
        const said = line.slice(
          Math.max(line.lastIndexOf('?', at - 1), line.lastIndexOf('!', at - 1)) + 1,
          at,
        )
        if (at === 0 || !/\p{L}/u.test(said) || /[¿¡]/.test(said)) continue
        const last = said.split(/[.!?…:]/).at(-1) ?? said
        found.push({ found: `${last.trim()}${close}`, lacks: open })
      }
    }
  return found
}

/** Reports each wrong capital once, with the longest match that ends with that word. */
function capitalsIn(sentences: readonly string[]): Findings['capitals'] {
  const all = sentences.flatMap((sentence) => {
    const byEnd = new Map<number, string>()
    for (const pattern of capitalPatterns)
      for (const { 0: found, index } of matchesIn(sentence, pattern, 'gu')) {
        const end = index + found.length
        if (found.length > (byEnd.get(end)?.length ?? 0)) byEnd.set(end, found)
      }
    return [...byEnd].sort(([one], [other]) => one - other).map(([, found]) => found)
  })
  return [...new Set(all)].map((found) => {
    const name = found.split(' ').at(-1) ?? ''
    return { found, right: found.slice(0, found.length - name.length) + name.toLocaleLowerCase('es') }
  })
}

/** Counts each connector. If one contains another, only the longer one counts. */
function connectorsIn(text: string, { data }: CheckKnowledge): Findings['connectors'] {
  let rest = text.replace(/\s+/g, ' ')
  return [...data.connectors]
    .sort((one, other) => other.says.length - one.says.length)
    .flatMap(({ says, lesson, section }) => {
      const find = says.split(' … ').map(escaped).join('(?![\\p{L}])[^.!?]{1,80}?(?<between>[ ,])')
      const times = [...matchesIn(rest, { find }, 'giu')].length
      if (times === 0) return []
      // Remove the connector, so that a shorter one does not match the same text.
      if (!says.includes('…'))
        rest = rest.replace(new RegExp(`(^|[^\\p{L}])${escaped(says)}(?![\\p{L}])`, 'giu'), '$1·')
      return [{ says, lesson, section, times }]
    })
}

/** Finds the tenses, connectors and detectable mistakes in a text. */
export function checkText(typed: string, knowledge: CheckKnowledge): Findings {
  const text = typedText(typed)
  const words = wordsIn(text)
  const sentences = sentencesIn(text)
  const accents = accentsIn(words, knowledge)
  const misspelt = [...accents, ...accentsByPlace(sentences, accents)]
  const isOfEnes = ({ found, right }: Findings['accents'][number]) =>
    right.some((one) => mixesUpEnes(found, one))
  return {
    tenses: tensesIn(words, knowledge.forms, new Set(knowledge.data.otherWords)),
    connectors: connectorsIn(text, knowledge),
    mistakes: mistakesIn(sentences, words, knowledge),
    accents: misspelt.filter((one) => !isOfEnes(one)),
    enes: misspelt.filter(isOfEnes),
    signs: signsIn(text),
    capitals: capitalsIn(sentences),
  }
}
