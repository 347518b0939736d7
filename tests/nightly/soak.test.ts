import { expect, test } from 'vitest'
import { seed } from '../support/cases'
import { soak } from './soak'
import { ofSoak } from './told'

test('sixteen students at work for as long as an evening have what they should, and the server holds on to no more', async () => {
  const counts = await soak(3000, seed)
  console.log(ofSoak(counts))
  expect(counts.sum).toBe(16 * 3000)
})
