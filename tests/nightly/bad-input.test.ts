import { expect, test } from 'vitest'
import { seed } from '../support/cases'
import { tryBadInput } from './bad-input'
import { ofBadInput } from './told'

/** Each backend has its own seed, so a failure can be reproduced without the requests of earlier backends. */
const perBackend = 5000
const backends = 20

test.each(Array.from({ length: backends }, (_, at) => seed + at))(
  `none of ${perBackend} hostile requests causes a server error or returns somebody else’s data: seed %i`,
  async (own) => {
    const counts = await tryBadInput(own, perBackend)
    console.log(ofBadInput(counts))
    expect(counts.requests).toBe(perBackend)
  },
)
