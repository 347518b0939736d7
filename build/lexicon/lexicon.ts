import type { Plugin } from 'vite'
import { openLexicon } from '../../src/spanish/lexicon/lexicon.ts'
import { generatedModule } from '../virtual-module.ts'
import { packDictionary } from './dictionary.ts'
import { packLexicon } from './pack.ts'

/** `virtual:lexicon`: the verbs, nouns, adjectives and function words of the lexicon. */
export const lexicon = (): Plugin => generatedModule('lexicon', () => ({ packed: packLexicon() }))

/** `virtual:lexicon-words`: the words of the dictionary that the lexicon cannot read. */
export const lexiconWords = (): Plugin =>
  generatedModule('lexicon-words', () => ({ words: packDictionary(openLexicon(packLexicon())) }))
