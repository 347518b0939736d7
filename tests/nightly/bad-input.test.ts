import { expect, test } from 'vitest'
import { seed } from '../support/seeded-fast-check'
import { tryBadInput } from './bad-input'
import { summariseBadInput } from './summaries'

/** Each backend has its own seed, so a failure can be reproduced without the requests to earlier backends. */
const perBackend = 5000
const backends = 20

test.each(Array.from({ length: backends }, (_, at) => seed + at))(
  `none of ${perBackend} hostile requests causes a server error or returns somebody else’s data: seed %i`,
  async (own) => {
    const counts = await tryBadInput(own, perBackend)
    console.log(summariseBadInput(counts))
    expect(counts.requests).toBe(perBackend)
  },
)
