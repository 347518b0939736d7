/** The oldest browsers on which everything works. README and /about name them. */
export const oldestBrowsers = { chrome: '109', edge: '109', firefox: '115', safari: '15.6' } as const

/** The same as a target of the build. */
export const buildTarget: string[] = Object.entries(oldestBrowsers).map(
  ([name, version]) => `${name}${version}`,
)
