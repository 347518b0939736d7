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

/** Loads the forms of all verbs and the code that compares an answer word by word. Rejects if the network fails. */
export async function loadGrammar(): Promise<Grammar> {
  const [{ loadFormFinder }, { asTu, findNear, markLighter, praisesAccent }] = await Promise.all([
    import('@/spanish/verbs/form-finder'),
    import('./near'),
  ])
  return { verbs: await loadFormFinder(), asTu, findNear, markLighter, praisesAccent }
}
