/**
 * What waits, in turns: first each network, then within it each address, so that whoever sends much holds up the others by
 * a moment only. Of an IPv6 address the first three groups count as the network: a provider gives one customer as many.
 * @param most beyond this many, the last of whoever has most waiting has to go
 */
export function openTurns<Job extends { address: string }>(most: number) {
  /** By network and then by address; whose turn it is comes first. */
  const networks = new Map<string, Map<string, Job[]>>()
  let size = 0

  /** @returns the job that is refused for want of room, which may be this one */
  function add(job: Job): Job | undefined {
    const network = networkOf(job)
    const lines = networks.get(network) ?? new Map<string, Job[]>()
    networks.set(network, lines.set(job.address, [...(lines.get(job.address) ?? []), job]))
    size += 1
    if (size <= most) return undefined
    const crowd = largest(networks.values(), (lines) => [...lines.values()].flat().length)
    const refused = largest(crowd?.values() ?? [], (line) => line.length)?.at(-1)
    if (refused !== undefined) remove(refused)
    return refused
  }

  /** @returns whether it was waiting */
  function remove(job: Job): boolean {
    const network = networkOf(job)
    const lines = networks.get(network)
    const line = lines?.get(job.address)
    if (lines === undefined || !line?.includes(job)) return false
    const others = line.filter((other) => other !== job)
    if (others.length > 0) lines.set(job.address, others)
    else lines.delete(job.address)
    if (lines.size === 0) networks.delete(network)
    size -= 1
    return true
  }

  function take(): Job | undefined {
    const [[network, lines] = [undefined, undefined]] = networks
    const [line] = lines?.values() ?? []
    const [job] = line ?? []
    if (network === undefined || line === undefined || job === undefined) return undefined
    // Network and address go to the back.
    networks.delete(network)
    networks.set(network, lines)
    lines.delete(job.address)
    lines.set(job.address, line)
    remove(job)
    return job
  }

  /** Everything that waits, which then waits no more. */
  function clear(): Job[] {
    const jobs = [...networks.values()].flatMap((lines) => [...lines.values()].flat())
    networks.clear()
    size = 0
    return jobs
  }
  return { add, remove, take, clear, isEmpty: () => size === 0 }
}

const networkOf = ({ address }: { address: string }): string => address.split(':').slice(0, 3).join(':')

/** The last of the largest: who came last. */
function largest<Item>(items: Iterable<Item>, sizeOf: (item: Item) => number): Item | undefined {
  let found: Item | undefined
  for (const item of items) if (found === undefined || sizeOf(item) >= sizeOf(found)) found = item
  return found
}
