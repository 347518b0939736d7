import { expect, test } from 'vitest'
import { seed } from '../support/cases'
import { tryBadInput } from './bad-input'
import { ofBadInput } from './told'

/** Each backend has a seed of its own: a failure is had again without the requests before it. */
const perBackend = 5000
const backends = 20

test.each(Array.from({ length: backends }, (_, at) => seed + at))(
  `no request of ${perBackend} that mean harm is answered with a fault of ours, or with what is somebody else’s: seed %i`,
  async (own) => {
    const counts = await tryBadInput(own, perBackend)
    console.log(ofBadInput(counts))
    expect(counts.requests).toBe(perBackend)
  },
)
