interface Queued {
  address: string
}

/** A whole class may sign in at once from one address. That is not an attack. */
const classSize = 30

/**
 * A fair queue: round robin over networks, then over the addresses of each network, so that a client with many requests
 * delays the others only briefly. For IPv6 the first three groups are the network, because a provider may assign all
 * addresses with that prefix to one customer.
 * @param maxJobs how many jobs may wait
 */
export function createFairQueue<Job extends Queued>(maxJobs: number) {
  /** The waiting jobs, in the order in which they will run. */
  let jobs: Job[] = []

  /**
   * @returns the job that is dropped when the queue is full: the last one from the busiest address in the largest
   *   network, if that network has more jobs than a class and more than its share; otherwise the new one
   */
  function add(job: Job): Job | undefined {
    jobs.push(job)
    if (jobs.length <= maxJobs) return undefined
    const networks = groupBy(jobs, networkOf)
    const busiest = largestGroup(networks)
    const isOverShare = busiest.length > Math.max(classSize, maxJobs / networks.length)
    const refused = (isOverShare && largestGroup(groupBy(busiest, ({ address }) => address)).at(-1)) || job
    remove(refused)
    return refused
  }

  /** @returns whether the job was in the queue */
  function remove(job: Job): boolean {
    const before = jobs.length
    jobs = jobs.filter((other) => other !== job)
    return jobs.length < before
  }

  function take(): Job | undefined {
    const job = jobs.shift()
    if (job === undefined) return undefined
    // Move its network to the back of the queue and, within the network, its address.
    const closeness = (other: Job) =>
      Number(networkOf(other) === networkOf(job)) + Number(other.address === job.address)
    jobs.sort((one, other) => closeness(one) - closeness(other))
    return job
  }

  /** Empties the queue and returns its jobs. */
  const clear = (): Job[] => jobs.splice(0)
  return { add, remove, take, clear, isEmpty: () => jobs.length === 0 }
}

const networkOf = ({ address }: Queued): string => address.split(':').slice(0, 3).join(':')

function groupBy<Job>(jobs: readonly Job[], keyOf: (job: Job) => string): Job[][] {
  const groups = new Map<string, Job[]>()
  for (const job of jobs) {
    const group = groups.get(keyOf(job))
    if (group === undefined) groups.set(keyOf(job), [job])
    else group.push(job)
  }
  return [...groups.values()]
}

/** The largest group; in a tie, the last one. */
const largestGroup = <Job>(groups: Job[][]): Job[] =>
  groups.reduce((found, group) => (group.length >= found.length ? group : found), [])
