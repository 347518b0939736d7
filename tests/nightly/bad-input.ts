import fc from 'fast-check'
import { embeddedKey } from '@/lib/embedded-key'
import { password, startBackend } from '../support/backend'
import { type BadRequest, badRequests, type Known } from './bad-requests'

/** Timeout for a request that never gets a response. Long enough for a busy machine. */
const responseTimeoutMs = 60_000

/** Renew the session after this many requests, because sooner or later a request ends the session. */
const perSession = 100

/** Matches the victim’s data or a bcrypt hash. */
const secrets = /tema-secreto|Nombre Que Nadie Ve|\$2[aby]\$/

export interface BadInputCounts {
  requests: number
  /** Number of responses with each status. */
  statuses: Map<number, number>
  /** Number of successful responses for each method and path, without the query. */
  succeeded: Map<string, number>
  /** Responses with status 500 because the request contains the same row twice. The hosted API does the same. */
  namedTwice: number
  slowestMs: number
}

/**
 * Sends generated requests to the embedded backend as a malicious student. Throws, with the seed and the request, at
 * the first request that causes a server error, gets no response or exposes the other student’s data. Also throws at
 * the end if the other student’s data has changed.
 */
export async function tryBadInput(seed: number, count: number): Promise<BadInputCounts> {
  const backend = await startBackend({ reach: 'network' })
  try {
    const mallory = await backend.signUp('mallory@school.example', 'Mallory')
    const victim = await backend.signUp('victim@school.example', 'Nombre Que Nadie Ve')
    await victim.client
      .from('user_progress')
      .upsert({ user_id: victim.user.id, topic_id: 'tema-secreto', topic_type: 'grammar', completed: true })
    const readVictim = () =>
      backend.database.query(
        `select u.email, u.encrypted_password, u.raw_user_meta_data, p.* from auth.users u
         join public.user_progress p on p.user_id = u.id where u.id = $1`,
        [victim.user.id],
      )
    const before = (await readVictim()).rows
    if (before.length !== 1) throw new Error('The other student has nothing that could be taken.')
    const counts: BadInputCounts = {
      requests: 0,
      statuses: new Map(),
      succeeded: new Map(),
      namedTwice: 0,
      slowestMs: 0,
    }
    while (counts.requests < count) {
      const requests = badRequests({
        attacker: await signInAgain(mallory.user.id),
        victim: { id: victim.user.id, email: 'victim@school.example' },
      })
      const numRuns = Math.min(perSession, count - counts.requests)
      // Each batch has its own seed, so that no two sessions get the same requests.
      for (const request of fc.sample(requests, {
        seed: seed * 1000 + counts.requests / perSession,
        numRuns,
      }))
        await send(request, counts)
    }

    const after = (await readVictim()).rows
    if (JSON.stringify(after) !== JSON.stringify(before))
      throw new Error(`seed ${seed}: the other student’s data have changed: ${JSON.stringify(after)}`)
    const signIn = await backend
      .newClient()
      .auth.signInWithPassword({ email: 'victim@school.example', password })
    if (signIn.error)
      throw new Error(`seed ${seed}: the other student cannot sign in: ${signIn.error.message}`)
    return counts
  } finally {
    await backend.stop()
  }

  async function send(request: BadRequest, counts: BadInputCounts): Promise<void> {
    const failure = (why: string) =>
      new Error(`seed ${seed}, request ${counts.requests}: ${why}\n${JSON.stringify(request).slice(0, 2000)}`)
    const start = performance.now()
    const { method, path, headers, body } = request
    const response = await fetch(backend.url + path, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(responseTimeoutMs),
      headers: { apikey: embeddedKey, ...headers },
      ...(body === undefined ? {} : { body }),
    }).catch((error: unknown) => {
      throw failure(`no answer: ${error}`)
    })
    const text = await response.text()
    counts.requests += 1
    counts.statuses.set(response.status, (counts.statuses.get(response.status) ?? 0) + 1)
    counts.slowestMs = Math.max(counts.slowestMs, performance.now() - start)
    if (response.ok) {
      const called = `${method} ${path.replace(/\?.*/, '')}`
      counts.succeeded.set(called, (counts.succeeded.get(called) ?? 0) + 1)
    }
    const namesTwice = response.status === 500 && text.includes('"code":"21000"')
    if (namesTwice) counts.namedTwice += 1
    if (response.status >= 500 && !namesTwice)
      throw failure(`${response.status}: ${text}\n${backend.logged.slice(-3).join('\n')}`)
    const [secret] = secrets.exec(text) ?? []
    if (secret !== undefined) throw failure(`the answer holds "${secret}": ${text.slice(0, 500)}`)
    const location = response.headers.get('location') ?? ''
    if (location !== '' && new URL(location, backend.url).origin !== backend.url)
      throw failure(`it leads to ${location}`)
  }

  /** Signs the attacker in again, after restoring the password, which a request may have changed. */
  async function signInAgain(id: string): Promise<Known['attacker']> {
    const email = 'mallory@school.example'
    await backend.database.query(
      `update auth.users set encrypted_password = extensions.crypt($2, extensions.gen_salt('bf', 4)) where id = $1`,
      [id, password],
    )
    const { data, error } = await backend.newClient().auth.signInWithPassword({ email, password })
    if (error !== null) throw new Error(`seed ${seed}: the attacker cannot sign in: ${error.message}`)
    const { access_token: token, refresh_token: refreshToken } = data.session
    return { id, email, token, refreshToken }
  }
}
