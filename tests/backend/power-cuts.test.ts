import { expect, test } from 'vitest'
import { cutPower } from '../trust/power-cuts'

test('a student who is saving while the server is killed three times loses nothing that it had said it had', async () => {
  const { cuts, acknowledged } = await cutPower(3)
  expect(cuts).toBe(3)
  expect(acknowledged).toBeGreaterThan(3)
}, 180_000)
