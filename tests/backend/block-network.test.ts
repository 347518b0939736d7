import { once } from 'node:events'
import { request } from 'node:https'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect as connectSecurely } from 'node:tls'
import { expect, test } from 'vitest'

test('no backend test can reach another machine, in any way', async () => {
  const refusal = (host: string) => `A test tried to connect to ${host}, which is not this machine.`
  for (const host of ['spanish.example', '192.0.2.1', '[2001:db8::1]'])
    await expect(fetch(`https://${host}/`), host).rejects.toMatchObject({
      cause: { message: expect.stringContaining('which is not this machine') },
    })
  expect(() => connect(443, 'spanish.example')).toThrow(refusal('spanish.example'))
  expect(() => connect({ port: 443, host: '192.0.2.1' })).toThrow(refusal('192.0.2.1'))
  expect(() => connectSecurely({ port: 443, host: 'spanish.example' })).toThrow(refusal('spanish.example'))
  expect(() => request('https://spanish.example/')).toThrow(refusal('spanish.example'))
})

test('connections on this machine still work: a port in every form, and a socket path', async () => {
  const path = join(tmpdir(), `proxima-${process.pid}.socket`)
  for (const listening of [{ port: 0, host: '127.0.0.1' }, { path }]) {
    const server = createServer((socket) => socket.end()).listen(listening)
    await once(server, 'listening')
    const address = server.address()
    const ways =
      typeof address === 'object' && address !== null
        ? [connect(address.port, '127.0.0.1'), connect({ port: address.port }), connect(address.port)]
        : [connect(path), connect({ path })]
    await Promise.all(ways.map((socket) => once(socket.resume(), 'close')))
    server.close()
  }
})
