/** How one page loads. Times in milliseconds from the start of the navigation. */
export interface Load {
  first: number
  largest: number
  /** When the app has taken the page over; of a page without an app nothing. */
  usable?: number
  /** What long tasks take beyond 50 ms each, from the first paint on. */
  blocking: number
  /** All that moved without being touched; 0 where nothing did. */
  shift: number
  /** As sent, and asked for until the page is usable. */
  kilobytes: number
  requests: number
}

export const median = (figures: readonly number[]): number =>
  [...figures].sort((one, other) => one - other)[Math.floor(figures.length / 2)] ?? 0

/** The median of each figure by itself. */
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
