/** Figures for one page load. Times are in milliseconds from the start of the navigation. */
export interface Load {
  first: number
  largest: number
  /** When the app has hydrated the page; absent for a page without an app. */
  usable?: number
  /** Total blocking time: the time beyond 50 ms of each long task after the first paint. */
  blocking: number
  /** Cumulative layout shift without user input. */
  shift: number
  /** Compressed KB transferred for requests made before the page was usable. */
  kilobytes: number
  requests: number
}

export const median = (figures: readonly number[]): number =>
  [...figures].sort((one, other) => one - other)[Math.floor(figures.length / 2)] ?? 0

/** The median of each figure, computed separately. */
export function medianLoad(loads: readonly Load[]): Load {
  const of = (read: (load: Load) => number) => median(loads.map(read))
  const usable = loads.flatMap((load) => load.usable ?? [])
  return {
    first: of(({ first }) => first),
    largest: of(({ largest }) => largest),
    ...(usable.length === loads.length && { usable: median(usable) }),
    blocking: of(({ blocking }) => blocking),
    shift: of(({ shift }) => shift),
    kilobytes: of(({ kilobytes }) => kilobytes),
    requests: of(({ requests }) => requests),
  }
}
