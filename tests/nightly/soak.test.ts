import { expect, test } from 'vitest'
import { seed } from '../support/seeded-fast-check'
import { soak } from './soak'
import { summariseSoak } from './summaries'

test('sixteen students work for a whole evening and have the right data, and the server’s memory doesn’t grow', async () => {
  const counts = await soak(3000, seed)
  console.log(summariseSoak(counts))
  expect(counts.sum).toBe(16 * 3000)
})
