import { expect, inject, test } from 'vitest'
import { tryBadInput } from './bad-input'
import { ofBadInput } from './told'

/** Each backend has a seed of its own: a failure is had again without the requests before it. */
const perBackend = 5000
const backends = 20

test.each(Array.from({ length: backends }, (_, at) => inject('seed') + at))(
  `no request of ${perBackend} that mean harm is answered with a fault of ours, or with what is somebody else’s: seed %i`,
  async (seed) => {
    const counts = await tryBadInput(seed, perBackend)
    console.log(ofBadInput(counts))
    expect(counts.requests).toBe(perBackend)
  },
)
