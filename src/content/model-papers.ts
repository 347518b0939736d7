import type { English } from '../spanish/markup'

/** The papers that ask for a text, with the fewest and the most words of it. */
export const modelPapers = {
  'igcse-message': { name: 'IGCSE, short message (not in the papers of 2025-27)', words: [40, 50] },
  'igcse-email': { name: 'IGCSE, email', words: [80, 90] },
  'igcse-article': { name: 'IGCSE, article or blog', words: [130, 140] },
  'ab-initio': { name: 'IB ab initio', words: [70, 150] },
  standard: { name: 'IB Standard Level', words: [250, 400] },
  higher: { name: 'IB Higher Level', words: [450, 600] },
} as const satisfies Readonly<Record<string, { name: English; words: readonly [number, number] }>>

export type ModelPaper = keyof typeof modelPapers
