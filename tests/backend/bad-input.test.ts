import { expect, test } from 'vitest'
import { tryBadInput } from '../nightly/bad-input'
import { ofBadInput } from '../nightly/told'
import { seed } from '../support/cases'

/** What asks for a session. It has to find one, or no more than its refusal has been tried. */
const calls = [
  'GET /auth/v1/user',
  'PUT /auth/v1/user',
  'POST /auth/v1/token',
  'GET /rest/v1/user_progress',
  'POST /rest/v1/user_progress',
  'POST /rest/v1/rpc/export_account',
]

test('no request of 1,000 that mean harm is answered with a fault of ours, or with what is somebody else’s', async () => {
  const counts = await tryBadInput(seed, 1000)
  console.log(`${ofBadInput(counts)} Seed ${seed}.`)
  const { requests, statuses, succeeded } = counts
  expect(requests).toBe(1000)
  // They reach the services, and not only their doors.
  for (const status of [200, 400, 401, 403, 404])
    expect(statuses.get(status) ?? 0, `${status}`).toBeGreaterThan(20)
  for (const call of calls) expect(succeeded.get(call) ?? 0, call).toBeGreaterThan(5)
})
