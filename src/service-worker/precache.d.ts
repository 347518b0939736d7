/** Written by the plugin in `build/service-worker.ts` when the site is built. */
declare module 'virtual:precache' {
  /** A built file. `revision` is set if the file name has no content hash. */
  interface BuiltFile {
    url: string
    revision: string | null
    integrity: string
  }
  /** Everything that the site needs offline. */
  export const whole: readonly BuiltFile[]
  /** The subset that every page needs. */
  export const frame: readonly BuiltFile[]
}
