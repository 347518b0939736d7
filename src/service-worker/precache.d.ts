/** Written by the plugin in `build/service-worker.ts` when the site is built. */
declare module 'virtual:precache' {
  /** A file of the build. Where its name does not change with what is in it, `revision` does. */
  interface BuiltFile {
    url: string
    revision: string | null
    integrity: string
  }
  /** All that the site needs without a network. */
  export const whole: readonly BuiltFile[]
  /** Of it, what every page needs. */
  export const frame: readonly BuiltFile[]
}
