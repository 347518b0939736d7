import type { Session } from '@supabase/supabase-js'

/** The client's own, made of the project's address. */
const storageName = /^sb-.+-auth-token$/

const isSession = (value: unknown): value is Session =>
  typeof value === 'object' &&
  value !== null &&
  'access_token' in value &&
  'user' in value &&
  typeof value.user === 'object' &&
  value.user !== null &&
  'id' in value.user &&
  'user_metadata' in value.user

const keptTexts = (): [name: string, text: string][] =>
  Object.entries({ ...localStorage }).filter(([name]) => storageName.test(name))

/**
 * The session that the client keeps, where there is no network to renew it with: after an hour the client would say,
 * and only after half a minute of trying, that nobody is signed in. It opens nothing: who may read what, the database
 * decides when there is a network again, and by then the client has renewed it.
 */
export function keptSession(): Session | null {
  if (navigator.onLine) return null
  try {
    const [[, text] = ['', 'null']] = keptTexts()
    const session: unknown = JSON.parse(text)
    return isSession(session) ? session : null
  } catch {
    return null
  }
}

/** Before the client signs out without a network: it would try to renew first what it is to forget, and keep it. */
export function forgetKeptSession(): void {
  for (const [name] of keptTexts()) localStorage.removeItem(name)
}
