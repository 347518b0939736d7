declare module 'silabea' {
  const silabea: {
    /** `tonica` counts from 1. */
    getSilabas(word: string): { silabas: { silaba: string }[]; tonica: number }
  }
  // biome-ignore lint/style/noDefaultExport: this is how the package exports its functions
  export default silabea
}
