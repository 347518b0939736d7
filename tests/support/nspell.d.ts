declare module 'nspell' {
  export interface Speller {
    correct(word: string): boolean
    suggest(word: string): string[]
  }
  function nspell(dictionary: { aff: Uint8Array; dic: Uint8Array }): Speller
  // biome-ignore lint/style/noDefaultExport: this is how the package exports its function
  export default nspell
}
