import { type Lexicon, openLexicon } from './lexicon'

let loaded: Promise<Lexicon> | undefined

/** Rejects if the network fails; a later call tries again. */
export function loadLexicon(): Promise<Lexicon> {
  loaded ??= import('virtual:lexicon').then(({ packed }) => openLexicon(packed))
  loaded.catch(() => {
    loaded = undefined
  })
  return loaded
}
