import fc from 'fast-check'
import { embeddedKey } from '@/lib/embedded-key'
import { password, startBackend } from '../support/backend'
import { type BadRequest, badRequests, type Known } from './bad-requests'

/** Against a request that is never answered, however busy the machine is. */
const hungMs = 60_000

/** One of them ends the attacker's session before long, so there is a new one after so many. */
const perSession = 100

/** Belongs to the victim, or is a hash of bcrypt. */
const secrets = /tema-secreto|Nombre Que Nadie Ve|\$2[aby]\$/

export interface BadInputCounts {
  requests: number
  /** How often each status was the answer. */
  statuses: Map<number, number>
  /** How often a method and a path, without what is asked of it, was answered with success. */
  succeeded: Map<string, number>
  /** How many were answered with 500 because they name a row twice, as by the API that is hosted. */
  namedTwice: number
  slowestMs: number
}

/**
 * Sends generated requests to the embedded backend, as a student who means harm, and throws with the seed and the request
 * at the first that is answered with a fault of ours, never, or with what belongs to somebody else; and where the other
 * student has lost anything in the end.
 */
export async function tryBadInput(seed: number, count: number): Promise<BadInputCounts> {
  const backend = await startBackend({ reach: 'network' })
  try {
    const mallory = await backend.signUp('mallory@school.example', 'Mallory')
    const victim = await backend.signUp('victim@school.example', 'Nombre Que Nadie Ve')
    await victim.client
      .from('user_progress')
      .upsert({ user_id: victim.user.id, topic_id: 'tema-secreto', topic_type: 'grammar', completed: true })
    const everything = () =>
      backend.database.query(
        `select u.email, u.encrypted_password, u.raw_user_meta_data, p.* from auth.users u
         join public.user_progress p on p.user_id = u.id where u.id = $1`,
        [victim.user.id],
      )
    const before = (await everything()).rows
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
        attacker: await signedInAgain(mallory.user.id),
        victim: { id: victim.user.id, email: 'victim@school.example' },
      })
      const numRuns = Math.min(perSession, count - counts.requests)
      // Numbers that are no other run's, so that no two sessions see the same requests.
      for (const request of fc.sample(requests, {
        seed: seed * 1000 + counts.requests / perSession,
        numRuns,
      }))
        await send(request, counts)
    }

    const after = (await everything()).rows
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
    const fail = (why: string) =>
      new Error(`seed ${seed}, request ${counts.requests}: ${why}\n${JSON.stringify(request).slice(0, 2000)}`)
    const start = performance.now()
    const { method, path, headers, body } = request
    const answer = await fetch(backend.url + path, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(hungMs),
      headers: { apikey: embeddedKey, ...headers },
      ...(body === undefined ? {} : { body }),
    }).catch((error: unknown) => {
      throw fail(`no answer: ${error}`)
    })
    const text = await answer.text()
    counts.requests += 1
    counts.statuses.set(answer.status, (counts.statuses.get(answer.status) ?? 0) + 1)
    counts.slowestMs = Math.max(counts.slowestMs, performance.now() - start)
    if (answer.ok) {
      const called = `${method} ${path.replace(/\?.*/, '')}`
      counts.succeeded.set(called, (counts.succeeded.get(called) ?? 0) + 1)
    }
    const namesTwice = answer.status === 500 && text.includes('"code":"21000"')
    if (namesTwice) counts.namedTwice += 1
    if (answer.status >= 500 && !namesTwice)
      throw fail(`${answer.status}: ${text}\n${backend.logged.slice(-3).join('\n')}`)
    const [secret] = secrets.exec(text) ?? []
    if (secret !== undefined) throw fail(`the answer holds "${secret}": ${text.slice(0, 500)}`)
    const location = answer.headers.get('location') ?? ''
    if (location !== '' && new URL(location, backend.url).origin !== backend.url)
      throw fail(`it leads to ${location}`)
  }

  /** The attacker with a new session, and with the password again that one of the requests may have changed. */
  async function signedInAgain(id: string): Promise<Known['attacker']> {
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
