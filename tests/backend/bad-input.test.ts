import { expect, test } from 'vitest'
import { tryBadInput } from '../nightly/bad-input'
import { summariseBadInput } from '../nightly/summaries'
import { seed } from '../support/seeded-fast-check'

/** Endpoints that need a session. Each must succeed at least once; otherwise only refusals would have been tested. */
const calls = [
  'GET /auth/v1/user',
  'PUT /auth/v1/user',
  'POST /auth/v1/token',
  'GET /rest/v1/user_progress',
  'POST /rest/v1/user_progress',
  'POST /rest/v1/rpc/export_account',
]

test('none of 1,000 hostile requests causes a server error or returns somebody else’s data', async () => {
  const counts = await tryBadInput(seed, 1000)
  console.log(`${summariseBadInput(counts)} Seed ${seed}.`)
  const { requests, statuses, succeeded } = counts
  expect(requests).toBe(1000)
  // Some requests must get past the gateway, so each of these statuses has to be common.
  for (const status of [200, 400, 401, 403, 404])
    expect(statuses.get(status) ?? 0, `${status}`).toBeGreaterThan(20)
  for (const call of calls) expect(succeeded.get(call) ?? 0, call).toBeGreaterThan(5)
})
