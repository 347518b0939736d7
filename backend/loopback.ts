const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether a host, as the URL parser writes it, names the machine itself. */
export function isLoopbackHost(hostname: string): boolean {
  return loopbackHosts.has(hostname)
}

/** Whether an address at one end of a connection is the machine's own. */
export function isLoopbackAddress(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\.\d+\.\d+\.\d+$/.test(address)
}
