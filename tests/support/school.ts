import { randomUUID } from 'node:crypto'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { embeddedKey } from '@/lib/embedded-key'
import { openDatabase } from '../../backend/database/open'
import { memoryStorage, password } from './backend'
import { copyPrepared } from './prepared-database'

const emailOf = (at: number) => `student-${at}@school.example`

/** Creates this many confirmed students, and no others, in an empty data directory. */
export async function enrol(directory: string, students: number): Promise<void> {
  copyPrepared(directory)
  const database = await openDatabase({ dataDirectory: directory, withSeed: false, log: () => {} })
  await database.query('delete from auth.users')
  const { rows } = await database.query<{ hash: string }>(
    `select extensions.crypt($1, extensions.gen_salt('bf', 10)) as hash`,
    [password],
  )
  for (let at = 0; at < students; at += 1) {
    const id = randomUUID()
    await database.query(
      `insert into auth.users (id, email, encrypted_password, email_confirmed_at, raw_user_meta_data)
       values ($1, $2, $3, now(), '{"full_name": "Ana López"}')`,
      [id, emailOf(at), rows[0]?.hash],
    )
    await database.query(
      `insert into auth.identities (provider_id, user_id, identity_data, provider)
       values ($1::text, $1::uuid, jsonb_build_object('sub', $1::text, 'email', $2::text), 'email')`,
      [id, emailOf(at)],
    )
  }
  await database.close()
}

/** A student with their own browser and IP address, because sign-ins are rate-limited by address. */
export function studentOf(origin: string, at: number) {
  const headers = { 'x-forwarded-for': `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}` }
  const client: SupabaseClient = createClient(origin, embeddedKey, {
    auth: { autoRefreshToken: false, detectSessionInUrl: false, ...memoryStorage() },
    global: { headers },
  })
  return {
    client,
    signIn: async () => {
      const { data, error } = await client.auth.signInWithPassword({ email: emailOf(at), password })
      if (error !== null) throw error
      return data
    },
  }
}
