/** The format of `src/spanish/lexicon/data/verbs.txt`. */
import type { SimpleTense } from '../../src/spanish/tenses.ts'

type Row = Exclude<SimpleTense, 'imperfect-subjunctive-se' | 'negative-imperative'> | 'gerund' | 'participle'

/** The rows of a paradigm, in order. The forms in -se and the negative commands follow from other rows. */
export const paradigmRows: readonly { name: Row; length: number }[] = [
  { name: 'present', length: 6 },
  { name: 'preterite', length: 6 },
  { name: 'imperfect', length: 6 },
  { name: 'future', length: 6 },
  { name: 'conditional', length: 6 },
  { name: 'present-subjunctive', length: 6 },
  { name: 'imperfect-subjunctive', length: 6 },
  { name: 'imperative', length: 5 },
  { name: 'gerund', length: 1 },
  { name: 'participle', length: 1 },
]

/** Verbs that are conjugated alike. */
export interface Paradigm {
  /** One of the verbs, by which the paradigm is known. */
  model: string
  /** The ending of the infinitive. What is before it is the same in all forms of a verb. */
  infinitive: string
  /**
   * The endings, in the order of `paradigmRows`: alternatives separated by slashes, `0` for no ending, and `-` for a
   * form that the verb lacks.
   */
  rows: readonly (readonly string[])[]
  verbs: readonly string[]
}

/** Each paradigm is a paragraph: the model, the ending of its infinitive, the rows and then the verbs. */
export const verbsFile = {
  write: (paradigms: readonly Paradigm[]): string =>
    paradigms
      .map(({ model, infinitive, rows, verbs }) =>
        [
          `${model} -${infinitive}`,
          ...rows.map((cells, at) => `  ${paradigmRows[at]?.name ?? ''}: ${cells.join(' ')}`),
          ...wrap(verbs),
        ].join('\n'),
      )
      .join('\n\n')
      .concat('\n'),
  read: (text: string): Paradigm[] =>
    text
      .trimEnd()
      .split('\n\n')
      .map((paragraph) => {
        const [head = '', ...lines] = paragraph.split('\n')
        const [model = '', infinitive = ''] = head.split(' -')
        const rows = lines
          .slice(0, paradigmRows.length)
          .map((line) => line.slice(line.indexOf(':') + 2).split(' '))
        const verbs = lines.slice(paradigmRows.length).flatMap((line) => line.trim().split(' '))
        return { model, infinitive, rows, verbs }
      }),
}

function wrap(words: readonly string[]): string[] {
  const lines: string[] = []
  let line = ' '
  for (const word of words) {
    if (line.length + word.length > 118) {
      lines.push(line)
      line = ' '
    }
    line += ` ${word}`
  }
  return [...lines, line]
}
