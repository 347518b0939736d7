import { availableParallelism } from 'node:os'
import type { Worker } from 'node:worker_threads'
import { Hono } from 'hono'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { authErrorResponse, tooBusy } from '../../backend/auth/errors'
import { createPasswordHasher } from '../../backend/auth/password-hasher'
import { type Backend, password, startBackend } from '../support/backend'

const threads: Worker[] = []
const recordThread = (thread: Worker) => void threads.push(thread)
process.on('worker', recordThread)

const passwords = createPasswordHasher(8)
afterEach(async () => {
  await passwords.close()
  process.off('worker', recordThread)
})

/** A hasher with a low cost, for queue tests that don’t depend on hashing time. */
const cheap = createPasswordHasher(4)
afterAll(() => cheap.close())
let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ passwordCost: 10 })
})
afterAll(() => backend.stop())

const from = (address: string, { signal } = new AbortController()) => ({ address, signal })

test('students sign in after an idle thread has ended', async () => {
  const hash = await passwords.hash('correcto caballo', from('school'))
  await threads[0]?.terminate()
  expect(await passwords.matches('correcto caballo', hash, from('school'))).toBe(true)
  expect(threads).toHaveLength(2)

  // The job that the terminated thread was running fails; another thread handles the jobs queued after it.
  const asked = Array.from({ length: 12 }, () => passwords.matches('correcto caballo', hash, from('school')))
  await threads[1]?.terminate()
  const answers = await Promise.allSettled(asked)
  expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(1)
  expect(answers.filter((answer) => answer.status === 'fulfilled' && answer.value)).toHaveLength(11)
})

test('a student signs in at once while somebody elsewhere tries hundreds of passwords', async () => {
  const hash = await passwords.hash('correcto caballo', from('school'))
  let tried = 0
  const tries = Array.from({ length: 100 }, async (_, at) => {
    await passwords.matches(`try ${at}`, hash, from('elsewhere'))
    tried += 1
  })
  expect(await passwords.matches('correcto caballo', hash, from('school'))).toBe(true)
  expect(tried).toBeLessThan(10)
  await Promise.all(tries)
})

/** Tries a wrong password from all addresses at the same time and counts the results. */
function tryFrom(hash: string, addresses: string[]) {
  const count = { tried: 0, refused: 0 }
  const all = addresses.map((address) =>
    cheap.matches('wrong', hash, from(address)).then(
      () => {
        count.tried += 1
      },
      (error: unknown) => {
        expect(error).toMatchObject({
          status: 503,
          code: 'service_unavailable',
          message: 'Many people are signing in. Try again in a moment.',
        })
        count.refused += 1
      },
    ),
  )
  return { count, done: Promise.all(all) }
}

/** Networks that belong to one customer: 2001:db8:7::/48 contains 65,536 of them. */
const networks = (length: number) => Array.from({ length }, (_, at) => `2001:db8:7:${at.toString(16)}`)

test('a student signs in at once while somebody tries passwords from each of their IPv6 networks', async () => {
  const hash = await cheap.hash('correcto caballo', from('2001:db8:1:1'))
  const { count, done } = tryFrom(hash, networks(90))
  expect(await cheap.matches('correcto caballo', hash, from('2001:db8:1:1'))).toBe(true)
  expect(count.tried).toBeLessThan(10)
  await done
  expect(count).toEqual({ tried: 90, refused: 0 })
})

test('when more than 300 are waiting, requests from the most frequent network are refused', async () => {
  const hash = await cheap.hash('correcto caballo', from('school'))
  const { count, done } = tryFrom(hash, networks(500))
  const school = Array.from({ length: 20 }, () => cheap.matches('correcto caballo', hash, from('school')))
  expect(await Promise.all(school)).toEqual(school.map(() => true))
  await done
  // As well as the 300 that were waiting, each thread was working on one.
  expect(count.tried).toBeLessThanOrEqual(300 + availableParallelism())
  expect(count.tried + count.refused).toBe(500)
})

test('150 students of one school sign in at once', async () => {
  const hash = await cheap.hash('correcto caballo', from('school'))
  const school = Array.from({ length: 150 }, () => cheap.matches('correcto caballo', hash, from('school')))
  expect(await Promise.all(school)).toEqual(school.map(() => true))
})

test('a class of 30 keeps its places when the rest of the queue fills with strangers', async () => {
  const hash = await cheap.hash('correcto caballo', from('school'))
  const strangers = (length: number, at: number) =>
    Array.from({ length }, (_, place) => `203.0.${at}.${place}`)
  const early = tryFrom(hash, strangers(250, 1))
  const school = Array.from({ length: 30 }, () => cheap.matches('correcto caballo', hash, from('school')))
  const late = tryFrom(hash, strangers(100, 2))
  expect(await Promise.all(school)).toEqual(school.map(() => true))
  await Promise.all([early.done, late.done])
  expect(early.count.refused).toBe(0)
  expect(late.count.refused).toBeGreaterThan(0)
})

test('somebody who has disconnected before queueing takes nobody’s place', async () => {
  const hash = await cheap.hash('correcto caballo', from('school'))
  const { count, done } = tryFrom(
    hash,
    Array.from({ length: 310 }, () => 'school'),
  )
  // Refusals arrive before any thread has finished, so the queue is full at this point.
  await new Promise(process.nextTick)
  const { refused } = count
  expect(refused).toBeGreaterThan(0)
  const connection = new AbortController()
  connection.abort()
  await expect(cheap.matches('wrong', hash, from('elsewhere', connection))).rejects.toMatchObject({
    code: 'request_timeout',
  })
  await done
  expect(count.refused).toBe(refused)
})

test('somebody who finds no place learns that many people are signing in, and when to try again', async () => {
  const service = new Hono().get('/', (context) => authErrorResponse(context, tooBusy()))
  const answer = await service.request('/')
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('10')
  expect(await answer.json()).toMatchObject({ msg: 'Many people are signing in. Try again in a moment.' })
})

test('requests that were cancelled before their turn cause no work', async () => {
  const hash = await cheap.hash('correcto caballo', from('school'))
  const connection = new AbortController()
  const disconnected = Array.from({ length: 90 }, () =>
    cheap.matches('wrong', hash, from('school', connection)),
  )
  connection.abort()
  const late = cheap.matches('wrong', hash, from('school', connection))
  const ended = await Promise.allSettled([...disconnected, late])
  const dropped = ended.filter((end) => end.status === 'rejected' && end.reason.code === 'request_timeout')
  expect(dropped.length).toBeGreaterThanOrEqual(91 - availableParallelism())
  // Their slots in the queue are free again.
  const school = Array.from({ length: 90 }, () => cheap.matches('correcto caballo', hash, from('school')))
  expect(await Promise.all(school)).toEqual(school.map(() => true))
})

test('a student signs up without waiting for cancelled requests, which create no account', async () => {
  const connection = new AbortController()
  const disconnected = Array.from({ length: 60 }, (_, at) =>
    backend.request('/auth/v1/signup', {
      method: 'POST',
      body: JSON.stringify({ email: `gone-${at}@school.example`, password }),
      signal: connection.signal,
    }),
  )
  await vi.waitFor(() => expect(backend.requests).toHaveLength(60), 10_000)
  connection.abort()
  await Promise.allSettled(disconnected)
  const { error } = await backend.newClient().auth.signUp({ email: 'stays@school.example', password })
  expect(error).toBeNull()
  const { rows } = await backend.database.query('select from auth.users')
  // A few requests may have been served before the others were cancelled.
  expect(rows.length).toBeLessThan(30)
  expect(backend.logged.filter((entry) => !entry.startsWith('Mail to'))).toEqual([])
})
