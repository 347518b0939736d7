/** Finds where a lesson first uses the grammar terms of the glossary. */
import { lessonTexts } from '../../src/content/texts'
import type { Lesson } from '../../src/content/types'
import { parseRich } from '../../src/spanish/markup'

/** A pattern for each glossary term as written in running text. */
export const termPatterns: Readonly<Record<string, string>> = {
  infinitive: 'infinitives?',
  gerund: 'gerunds?',
  participle: '(?:past )?participles?',
  conjugate: 'conjugate[sd]?',
  stem: 'stems?',
  'direct-object': '(?<!in)direct objects?(?! pronoun)',
  'indirect-object': 'indirect objects?(?! pronoun)',
  reflexive: 'reflexives?',
  indicative: 'indicative',
  subjunctive: 'subjunctives?',
  clause: 'clauses?',
}

/**
 * The first use of a term before the exercises of a lesson: its path, its text, and whether the term can be tapped
 * there.
 */
export interface FirstUse {
  term: string
  at: string
  text: string
  word: string
  isMarked: boolean
}

/** The first use of each term in the running text of a lesson. A word inside *Spanish* or **stress** does not count. */
export function firstUses(lesson: Lesson): FirstUse[] {
  const texts = lessonTexts(lesson, '').filter(
    ({ at, lang, role }) => lang === 'rich' && role === 'prose' && /^(?:blurb|rule|sections)/.test(at),
  )
  return Object.entries(termPatterns).flatMap(([term, pattern]): FirstUse[] => {
    const word = new RegExp(`(?<![\\p{L}-])${pattern}(?![\\p{L}-])`, 'iu')
    for (const { at, text } of texts)
      for (const node of parseRich(text)) {
        const isMarked = node.kind === 'term' && node.term === term
        const [found] = isMarked ? [node.text] : node.kind === 'text' ? (word.exec(node.text) ?? []) : []
        if (found !== undefined) return [{ term, at, text, word: found, isMarked }]
      }
    return []
  })
}
