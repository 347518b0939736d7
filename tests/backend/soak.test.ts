import { expect, test } from 'vitest'
import { soak } from '../nightly/soak'
import { summariseSoak } from '../nightly/summaries'
import { seed } from '../support/seeded-fast-check'

test('sixteen students who save, rate again, try forbidden things, come and go always have the right data', async () => {
  // In 25 rounds, every student has time to renew a session, sign out and sign in again.
  const counts = await soak(25, seed)
  console.log(summariseSoak(counts))
  const { done, sum, compared } = counts
  expect(sum).toBe(16 * 25)
  expect(compared).toBeGreaterThan(100)
  for (const what of ['save', 'unComplete', 'refused', 'word', 'renew', 'signOutAndIn'])
    expect(done.get(what), what).toBeGreaterThan(0)
})
