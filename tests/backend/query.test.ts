import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { RestError } from '../../backend/rest/errors'
import { readQuery } from '../../backend/rest/query'
import type { Relation } from '../../backend/rest/schema'
import { type Backend, startBackend } from '../support/backend'
import { fc } from '../support/seeded-fast-check'

const relation: Relation = {
  kind: 'table',
  name: 'user_progress',
  columns: new Map([
    ['topic_id', 'text'],
    ['rating', 'smallint'],
    ['completed', 'boolean'],
  ]),
  primaryKey: ['topic_id'],
}
const anyText = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }))

describe('a query string', () => {
  test('keeps the value of a filter as it was meant, also in a list', () => {
    fc.assert(
      fc.property(anyText, fc.array(anyText, { maxLength: 20 }), (value, list) => {
        const quoted = list.map((item) => `"${item.replace(/["\\]/g, '\\$&')}"`)
        const { filters } = readQuery(relation, [
          ['topic_id', `eq.${value}`],
          ['topic_id', `not.in.(${quoted.join(',')})`],
        ])
        expect(filters).toEqual([
          { column: 'topic_id', negated: false, test: { kind: 'compare', operator: '=', operand: value } },
          { column: 'topic_id', negated: true, test: { kind: 'in', operands: list } },
        ])
      }),
    )
  })

  test('is refused with a message, or names only columns of the table and our own SQL words', () => {
    const part = fc.oneof(
      anyText,
      fc.constantFrom('select', 'order', 'limit', 'offset', 'topic_id', 'rating', '"rating"', 'constructor'),
    )
    const value = fc.oneof(
      anyText,
      fc
        .array(
          fc.oneof(
            fc.constantFrom(
              'eq',
              'in',
              'is',
              'not',
              'asc',
              'desc',
              'nullsfirst',
              '(',
              ')',
              '*',
              ',',
              '"',
              '.',
              'rating',
              'null',
              'toString',
              '1',
            ),
            anyText,
          ),
          {
            maxLength: 8,
          },
        )
        .map((pieces) => pieces.join('.').replaceAll('.,.', ',').replaceAll('(.', '(')),
    )
    const ours = ['=', '<>', '>', '>=', '<', '<=']
    const predicates = ['null', 'not null', 'true', 'false', 'unknown']
    fc.assert(
      fc.property(fc.array(fc.tuple(part, value), { maxLength: 6 }), (parameters) => {
        try {
          const query = readQuery(relation, parameters)
          const named = [
            ...query.columns,
            ...query.filters.map(({ column }) => column),
            ...query.order.map(({ column }) => column),
          ]
          expect(named.filter((column) => !relation.columns.has(column))).toEqual([])
          for (const { test } of query.filters) {
            if (test.kind === 'compare') expect(ours).toContain(test.operator)
            if (test.kind === 'is') expect(predicates).toContain(test.predicate)
          }
          for (const { direction, nulls } of query.order) {
            expect(['asc', 'desc']).toContain(direction)
            expect([undefined, 'first', 'last']).toContain(nulls)
          }
          for (const count of [query.limit ?? 0, query.offset]) expect(count).toBeGreaterThanOrEqual(0)
        } catch (error) {
          if (!(error instanceof RestError)) throw error
          expect(error.message).not.toBe('')
          expect(error.status).toBeGreaterThanOrEqual(400)
          expect(error.status).toBeLessThan(500)
        }
      }),
      { numRuns: 2000 },
    )
  })
})

describe('Ana’s query on her rows', () => {
  interface Row {
    topic_id: string
    topic_type: 'grammar' | 'tense'
    completed: boolean
    rating: number | null
  }
  const rows: Row[] = Array.from({ length: 24 }, (_, at) => ({
    topic_id: `topic-${String(at).padStart(2, '0')}`,
    topic_type: at % 3 === 0 ? 'tense' : 'grammar',
    completed: at % 4 !== 0,
    rating: at % 5 === 0 ? null : 1 + (at % 5),
  }))
  let backend: Backend
  let ana: Awaited<ReturnType<Backend['signUp']>>

  beforeAll(async () => {
    backend = await startBackend()
    ana = await backend.signUp('ana@school.example')
    const { error } = await ana.client
      .from('user_progress')
      .insert(rows.map((row) => ({ ...row, user_id: ana.user.id })))
    if (error !== null) throw error
  })
  afterAll(() => backend.stop())

  /** A condition as sent in the query, and as a predicate, which returns null for a comparison with null. */
  interface Condition {
    name: keyof Row
    sent: string
    holds: (row: Row) => boolean | null
  }
  const compare = {
    eq: (one: number, other: number) => one === other,
    neq: (one: number, other: number) => one !== other,
    gt: (one: number, other: number) => one > other,
    gte: (one: number, other: number) => one >= other,
    lt: (one: number, other: number) => one < other,
    lte: (one: number, other: number) => one <= other,
  }
  const operators = Object.keys(compare) as (keyof typeof compare)[]
  const condition: fc.Arbitrary<Condition> = fc.oneof(
    fc.tuple(fc.constantFrom(...operators), fc.integer({ min: 0, max: 6 })).map(
      ([operator, value]): Condition => ({
        name: 'rating',
        sent: `${operator}.${value}`,
        holds: ({ rating }) => (rating === null ? null : compare[operator](rating, value)),
      }),
    ),
    fc.constantFrom('null', 'not_null').map(
      (what): Condition => ({
        name: 'rating',
        sent: `is.${what}`,
        holds: ({ rating }) => (rating === null) === (what === 'null'),
      }),
    ),
    fc.boolean().map(
      (value): Condition => ({
        name: 'completed',
        sent: `is.${value}`,
        holds: (row) => row.completed === value,
      }),
    ),
    fc
      .array(fc.constantFrom(...rows, { topic_id: 'no, such "topic"' }), { maxLength: 6 })
      .map((chosen): Condition => {
        const ids = chosen.map(({ topic_id }) => topic_id)
        return {
          name: 'topic_id',
          sent: `in.(${ids.map((id) => `"${id.replace(/["\\]/g, '\\$&')}"`).join(',')})`,
          holds: (row) => ids.includes(row.topic_id),
        }
      }),
  )
  const negatable = fc.tuple(fc.boolean(), condition).map(
    ([negated, one]): Condition =>
      negated
        ? {
            ...one,
            sent: `not.${one.sent}`,
            holds: (row) => {
              const held = one.holds(row)
              return held === null ? null : !held
            },
          }
        : one,
  )

  test('gets the same result as a model of it, with filters, order and pages', async () => {
    const question = fc.record({
      conditions: fc.array(negatable, { maxLength: 4 }),
      descending: fc.boolean(),
      limit: fc.integer({ min: 0, max: 30 }),
      offset: fc.integer({ min: 0, max: 30 }),
    })
    await fc.assert(
      fc.asyncProperty(question, async ({ conditions, descending, limit, offset }) => {
        const address = new URLSearchParams([
          ['select', 'topic_id'],
          ['order', `topic_id.${descending ? 'desc' : 'asc'}`],
          ['limit', String(limit)],
          ['offset', String(offset)],
          ...conditions.map(({ name, sent }): [string, string] => [name, sent]),
        ])
        const answer = await backend.request(`/rest/v1/user_progress?${address}`, {
          headers: { authorization: `Bearer ${ana.session.access_token}` },
        })
        const matching = rows
          .filter((row) => conditions.every(({ holds }) => holds(row) === true))
          .map(({ topic_id }) => ({ topic_id }))
        if (descending) matching.reverse()
        expect(answer.status).toBe(200)
        expect(await answer.json()).toEqual(matching.slice(offset, offset + limit))
      }),
      { numRuns: 200 },
    )
  })
})
