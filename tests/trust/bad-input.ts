import fc from 'fast-check'
import { embeddedKey } from '@/lib/embedded-key'
import { password, startBackend } from '../support/backend'
import { type BadRequest, badRequests, type Known } from './bad-requests'

/** Nobody waits longer for an answer. */
const longestMs = 5000

export interface BadInputCounts {
  requests: number
  /** How often each status was the answer. */
  statuses: Map<number, number>
  slowestMs: number
}

/**
 * Sends generated requests to the embedded backend, as a student who means harm, and throws with the seed and the request
 * at the first that is answered with a fault of ours, too late, or with what belongs to somebody else; and where the other
 * student has lost anything in the end.
 */
export async function tryBadInput(seed: number, count: number): Promise<BadInputCounts> {
  const backend = await startBackend({ reach: 'network' })
  try {
    const attacker = await signUp('mallory@school.example', 'Mallory')
    const victim = await signUp('victim@school.example', 'Nombre Que Nadie Ve')
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
    const known: Known = {
      attacker: {
        id: attacker.user.id,
        email: 'mallory@school.example',
        token: attacker.session.access_token,
        refreshToken: attacker.session.refresh_token,
      },
      victim: { id: victim.user.id, email: 'victim@school.example' },
    }
    const counts: BadInputCounts = { requests: 0, statuses: new Map(), slowestMs: 0 }
    for (const request of fc.sample(badRequests(known), { seed, numRuns: count })) await send(request, counts)

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
      signal: AbortSignal.timeout(longestMs),
      headers: { apikey: embeddedKey, ...headers },
      ...(body === undefined ? {} : { body }),
    }).catch((error: unknown) => {
      throw fail(`no answer: ${error}`)
    })
    const text = await answer.text()
    counts.requests += 1
    counts.statuses.set(answer.status, (counts.statuses.get(answer.status) ?? 0) + 1)
    counts.slowestMs = Math.max(counts.slowestMs, performance.now() - start)
    if (answer.status >= 500) throw fail(`${answer.status}: ${text}\n${backend.logged.slice(-3).join('\n')}`)
    for (const secret of ['tema-secreto', 'Nombre Que Nadie Ve', '$2a$'])
      if (text.includes(secret)) throw fail(`the answer holds "${secret}": ${text.slice(0, 500)}`)
    const location = answer.headers.get('location') ?? ''
    if (location !== '' && new URL(location, backend.url).origin !== backend.url)
      throw fail(`it leads to ${location}`)
  }

  /** A confirmed student; the tray is closed here. */
  async function signUp(email: string, fullName: string) {
    const client = backend.newClient()
    await client.auth.signUp({ email, password, options: { data: { full_name: fullName } } })
    await backend.database.query(
      `update auth.users set email_confirmed_at = now(), confirmation_token = '' where email = $1`,
      [email],
    )
    const { data, error } = await client.auth.signInWithPassword({ email, password })
    if (error !== null) throw error
    return { client, ...data }
  }
}
