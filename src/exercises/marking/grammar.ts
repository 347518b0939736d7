import type { FormFinder } from '@/spanish/verbs/form-finder'
import type { asTu, findNear, markLighter, praisesAccent } from './near'

/** Judges an answer that no list contains. It is loaded only when such an answer is given. */
export interface Grammar {
  verbs: FormFinder
  findNear: typeof findNear
  markLighter: typeof markLighter
  asTu: typeof asTu
  praisesAccent: typeof praisesAccent
}

/** Loads the lexicon and the code that compares an answer word by word. Rejects if the network fails. */
export async function loadGrammar(): Promise<Grammar> {
  const [lexicon, { formFinder }, { asTu, findNear, markLighter, praisesAccent }] = await Promise.all([
    import('@/spanish/lexicon/load-lexicon').then(({ loadLexicon }) => loadLexicon()),
    import('@/spanish/verbs/form-finder'),
    import('./near'),
  ])
  return { verbs: formFinder(lexicon), asTu, findNear, markLighter, praisesAccent }
}
