import { expect, test } from 'vitest'
import { soak } from '../trust/soak'
import { ofSoak } from '../trust/told'

test('sixteen students who save, rate again, try what they may not, come and go have what they should all the time', async () => {
  const counts = await soak(8, 20_261_126)
  console.log(ofSoak(counts))
  const { done, sum, compared } = counts
  expect(sum).toBeGreaterThan(300)
  expect(compared).toBeGreaterThan(100)
  for (const what of ['save', 'unComplete', 'refused', 'word', 'renew', 'comeAndGo'])
    expect(done.get(what), what).toBeGreaterThan(0)
}, 180_000)
