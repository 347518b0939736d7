/**
 * `npm run load`: the capacity of the embedded backend. Concurrent students (`-- --clients 16`) repeat each call for
 * ten seconds (`-- --seconds 10`), then send a mix of all calls, 100,000 in total (`-- --requests 100000`), while the
 * server’s memory is measured. The clients run on the same machine: if it has two cores, they use one of them. Exits
 * with 1 if memory grows.
 */
import { cpus } from 'node:os'
import { embeddedKey } from '../../src/lib/embedded-key.ts'
import { password } from '../support/backend.ts'
import { withBackendOnlySite } from '../support/backend-only-site.ts'
import { type MemoryReport, maxGrowth } from '../support/memory.ts'
import { enrol, studentOf } from '../support/school.ts'
import type { Site } from '../support/site.ts'
import { wholeNumbers } from './whole-numbers.ts'

const { clients, seconds, requests } = wholeNumbers({ clients: 16, seconds: 10, requests: 100_000 }, 1)

interface Student {
  origin: string
  at: number
  id: string
  token: string
  refreshToken: string
}

/** Sends a request as the site would. Throws if the request is refused. */
async function send(
  student: Student,
  method: string,
  path: string,
  body?: object,
  prefer = '',
): Promise<unknown> {
  const response = await fetch(student.origin + path, {
    method,
    headers: {
      apikey: embeddedKey,
      authorization: `Bearer ${path.startsWith('/auth') ? embeddedKey : student.token}`,
      'content-type': 'application/json',
      'x-forwarded-for': `10.1.${addresses >> 8}.${addresses & 255}`,
      ...(prefer !== '' && { prefer }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
  return text === '' ? undefined : JSON.parse(text)
}

/** Sign-ins are rate-limited by IP address, so twenty students share each address, as in a school. */
let addresses = 0
let signIns = 0

const calls: Record<string, (student: Student) => Promise<unknown>> = {
  'today’s word': (student) => send(student, 'POST', '/rest/v1/rpc/get_todays_word', {}),
  'reading progress': (student) =>
    send(student, 'GET', `/rest/v1/user_progress?select=*&user_id=eq.${student.id}&order=updated_at.desc`),
  'saving a stop': (student) =>
    send(
      student,
      'POST',
      '/rest/v1/user_progress?on_conflict=user_id,topic_id,topic_type',
      {
        user_id: student.id,
        topic_id: `topic-${Math.floor(Math.random() * 40)}`,
        topic_type: 'grammar',
        completed: true,
        rating: 4,
      },
      'resolution=merge-duplicates',
    ),
  'refreshing a session': async (student) => {
    const renewed = await send(student, 'POST', '/auth/v1/token?grant_type=refresh_token', {
      refresh_token: student.refreshToken,
    })
    if (typeof renewed !== 'object' || renewed === null || !('refresh_token' in renewed))
      throw new Error('No token.')
    student.refreshToken = String(renewed.refresh_token)
  },
  'signing in': async (student) => {
    signIns += 1
    if (signIns % 20 === 0) addresses += 1
    await send(student, 'POST', '/auth/v1/token?grant_type=password', {
      email: `student-${student.at}@school.example`,
      password,
    })
  },
}

/** Every student repeats the call while `shouldContinue` returns true. Returns a row for the results table. */
async function measure(
  students: readonly Student[],
  name: string,
  call: (student: Student) => Promise<unknown>,
  shouldContinue: (done: number) => boolean | Promise<boolean>,
): Promise<string> {
  const times: number[] = []
  const begin = performance.now()
  await Promise.all(
    students.map(async (student) => {
      while (await shouldContinue(times.length)) {
        const sent = performance.now()
        await call(student)
        times.push(performance.now() - sent)
      }
    }),
  )
  const perSecond = times.length / ((performance.now() - begin) / 1000)
  times.sort((one, other) => one - other)
  const percentile = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1)
  return `| ${name} | ${times.length} | ${perSecond.toFixed(perSecond < 100 ? 1 : 0)} | ${percentile(0.5)} | ${percentile(0.95)} | ${percentile(0.99)} |`
}

const evening = async (student: Student) => {
  const chance = Math.random()
  const name =
    chance < 0.6
      ? 'reading progress'
      : chance < 0.8
        ? 'today’s word'
        : chance < 0.995
          ? 'saving a stop'
          : 'refreshing a session'
  await calls[name]?.(student)
}

async function load(site: Site, retainedMemory: MemoryReport['retainedMemory']): Promise<void> {
  const students: Student[] = []
  for (let at = 0; at < clients; at += 1) {
    const { user, session } = await studentOf(site.origin, at).signIn()
    students.push({
      origin: site.origin,
      at,
      id: user.id,
      token: session.access_token,
      refreshToken: session.refresh_token,
    })
  }
  const rows: string[] = []
  for (const [name, call] of Object.entries(calls)) {
    const end = performance.now() + seconds * 1000
    rows.push(await measure(students, name, call, () => performance.now() < end))
  }

  let tenthsDone = 0
  const retained: number[] = []
  const processSizes: number[] = []
  rows.push(
    await measure(students, 'all calls mixed', evening, async (done) => {
      if (done >= (requests * (tenthsDone + 1)) / 10) {
        tenthsDone += 1
        processSizes.push(site.memory)
        retained.push(await retainedMemory())
      }
      return done < requests
    }),
  )

  console.log(`${clients} students at once, ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'})\n`)
  console.log('| call | requests | per second | p50, ms | p95, ms | p99, ms |\n|---|---|---|---|---|---|')
  console.log(rows.join('\n'))
  console.log(
    `\nMemory over ${requests} requests: retained ${retained.map((megabytes) => megabytes.toFixed(1)).join(', ')} MB; size of the process ${processSizes.map(Math.round).join(', ')} MB`,
  )
  // Ignore the first half, while the server warms up.
  const [half = 0, end = Infinity] = [retained[4], retained[9]]
  if (end - half > maxGrowth(requests / 2))
    throw new Error(
      `Over the second half of the requests, the memory of the server grew by ${(end - half).toFixed(1)} MB. The limit is ${maxGrowth(requests / 2).toFixed(1)} MB.`,
    )
}

await withBackendOnlySite(load, (directory) => enrol(directory, clients))
