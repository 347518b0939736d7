const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether a host name, as normalised by the URL parser, is loopback. */
export function isLoopbackHost(hostname: string): boolean {
  return loopbackHosts.has(hostname)
}

/** Whether a socket's address is loopback. */
export function isLoopbackAddress(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\.\d+\.\d+\.\d+$/.test(address)
}
