import { expect, test } from 'vitest'
import { seed } from '../support/cases'
import { soak } from './soak'
import { ofSoak } from './told'

test('sixteen students work for a whole evening and have the right data, and the server’s memory doesn’t grow', async () => {
  const counts = await soak(3000, seed)
  console.log(ofSoak(counts))
  expect(counts.sum).toBe(16 * 3000)
})
