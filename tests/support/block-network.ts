/** Blocks connections to other machines, so that any attempt fails immediately, with or without a network. */
import { Socket } from 'node:net'
import { isLoopbackAddress } from '../../backend/loopback'

/** The host in the arguments of `connect`, which may be options, a port and a host, or the path of a Unix socket. */
function hostOf(args: readonly unknown[]): string {
  // `net.connect` passes its arguments as one array.
  const [first, second] = args.flat()
  if (typeof first === 'object' && first !== null)
    return 'host' in first && typeof first.host === 'string' && first.host !== '' ? first.host : 'localhost'
  return !Number.isNaN(Number(first)) && typeof second === 'string' ? second : 'localhost'
}

const connect = Reflect.get(Socket.prototype, 'connect')
Object.defineProperty(Socket.prototype, 'connect', {
  configurable: true,
  writable: true,
  value(this: Socket, ...args: unknown[]): unknown {
    const host = hostOf(args)
    if (host !== 'localhost' && !isLoopbackAddress(host))
      throw new Error(`A test tried to connect to ${host}, which is not this machine.`)
    return Reflect.apply(connect, this, args)
  },
})
