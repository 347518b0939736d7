import { expect, test } from 'vitest'
import { cutPower } from '../trust/power-cuts'
import { ofPowerCuts } from '../trust/told'

test('a student who is saving while the server is killed three times loses nothing that it had said it had', async () => {
  const counts = await cutPower(3, 20_261_126)
  console.log(ofPowerCuts(counts))
  expect(counts.cuts).toBe(3)
  expect(counts.acknowledged).toBeGreaterThan(3)
  // Otherwise the power went while nobody was saving, or each row was saved by one alone.
  expect(counts.cutShort).toBeGreaterThanOrEqual(3)
  expect(counts.together).toBeGreaterThan(0)
}, 180_000)
