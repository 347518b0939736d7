import { expect, test } from 'vitest'
import { soak } from '../trust/soak'

test('sixteen students who save, rate again, try what they may not, come and go have what they should all the time', async () => {
  const { done, compared } = await soak(8)
  expect([...done.values()].reduce((sum, times) => sum + times, 0)).toBeGreaterThan(300)
  expect(compared).toBeGreaterThan(100)
  for (const what of ['save', 'unComplete', 'refused', 'word', 'renew', 'comeAndGo'])
    expect(done.get(what), what).toBeGreaterThan(0)
}, 120_000)
