import type { Plugin } from 'vite'
import { generatedModule } from '../virtual-module.ts'
import { packLexicon } from './pack.ts'

/** `virtual:lexicon`: the verbs, nouns, adjectives and function words of the lexicon. */
export const lexicon = (): Plugin => generatedModule('lexicon', () => ({ packed: packLexicon() }))
