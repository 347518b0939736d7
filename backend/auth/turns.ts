interface Waiting {
  address: string
}

/** A class signs in at once from one address, which is no sign of an attack. */
const classSize = 30

/**
 * What waits, in turns: first each network, then within it each address, so that whoever sends much holds up the others by
 * a moment only. Of an IPv6 address the first three groups count as the network: a provider gives one customer as many.
 * @param most how many can wait
 */
export function openTurns<Job extends Waiting>(most: number) {
  /** In the order of their turns. */
  let jobs: Job[] = []

  /**
   * @returns the job that is refused when too many wait: the last one of a network that has more than a class and more
   *   than its share of the places, or else the new one
   */
  function add(job: Job): Job | undefined {
    jobs.push(job)
    if (jobs.length <= most) return undefined
    const networks = groupBy(jobs, networkOf)
    const crowd = largest(networks)
    const isTooMany = crowd.length > Math.max(classSize, most / networks.length)
    const refused = (isTooMany && largest(groupBy(crowd, ({ address }) => address)).at(-1)) || job
    remove(refused)
    return refused
  }

  /** @returns whether it was waiting */
  function remove(job: Job): boolean {
    const before = jobs.length
    jobs = jobs.filter((other) => other !== job)
    return jobs.length < before
  }

  function take(): Job | undefined {
    const job = jobs.shift()
    if (job === undefined) return undefined
    // Its network goes to the back, and within the network its address.
    const nearness = (other: Job) =>
      Number(networkOf(other) === networkOf(job)) + Number(other.address === job.address)
    jobs.sort((one, other) => nearness(one) - nearness(other))
    return job
  }

  /** Removes and returns everything that waits. */
  const clear = (): Job[] => jobs.splice(0)
  return { add, remove, take, clear, isEmpty: () => jobs.length === 0 }
}

const networkOf = ({ address }: Waiting): string => address.split(':').slice(0, 3).join(':')

function groupBy<Job>(jobs: readonly Job[], keyOf: (job: Job) => string): Job[][] {
  const groups = new Map<string, Job[]>()
  for (const job of jobs) {
    const group = groups.get(keyOf(job))
    if (group === undefined) groups.set(keyOf(job), [job])
    else group.push(job)
  }
  return [...groups.values()]
}

/** Of equally large ones the last: who came last. */
const largest = <Job>(groups: Job[][]): Job[] =>
  groups.reduce((found, group) => (group.length >= found.length ? group : found), [])
