import { randomUUID } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import type { Server } from '../support/database-servers.ts'

const notAllowed = { code: '42501' }
const refused = { code: '23514' }

interface Student {
  id: string
  run<Row = object>(sql: string, parameters?: unknown[]): Promise<Row[]>
}

interface ProgressRow {
  user_id: string
  topic_id: string
  topic_type: string
  completed: boolean
  rating: number | null
  completed_at: string | null
  updated_at: string
}

/**
 * Times as fixed-width text, which sorts chronologically. A JavaScript Date would lose the microseconds, which matter
 * when a test checks that a time hasn’t changed.
 */
const columns = `user_id, topic_id, topic_type, completed, rating,
  to_char(completed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.USZ') as completed_at,
  to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.USZ') as updated_at`

/** The SQL that the API runs for the page’s upsert: it sets every column in the request, including the key columns. */
const upsertSql = `
  insert into public.user_progress (user_id, topic_id, topic_type, completed, rating, completed_at, updated_at)
  values ($1, $2, $3, $4, $5, $6, $7)
  on conflict (user_id, topic_id, topic_type) do update set
    user_id = excluded.user_id, topic_id = excluded.topic_id, topic_type = excluded.topic_type,
    completed = excluded.completed, rating = excluded.rating,
    completed_at = excluded.completed_at, updated_at = excluded.updated_at
  returning ${columns}`

/** Tests who may read, write and delete which rows, and what a client can’t change. */
export function progressSuite(server: Server): void {
  const enrol = async (): Promise<Student> => {
    const id = randomUUID()
    await server.admin.query('insert into auth.users (id, email) values ($1, $2)', [id, `${id}@example.com`])
    return { id, run: (sql, parameters) => server.as('authenticated', { sub: id }, sql, parameters) }
  }

  const save = async (
    student: Student,
    row: Partial<ProgressRow> & { topic_id: string },
  ): Promise<ProgressRow> => {
    const [saved] = await student.run<ProgressRow>(upsertSql, [
      row.user_id ?? student.id,
      row.topic_id,
      row.topic_type ?? 'grammar',
      row.completed ?? true,
      row.rating ?? null,
      row.completed_at ?? '2026-11-20T10:00:00Z',
      row.updated_at ?? '2026-11-20T10:00:00Z',
    ])
    if (saved === undefined) throw new Error('The upsert returned no row.')
    return saved
  }

  const rowsOf = async (student: Student): Promise<ProgressRow[]> => {
    const { rows } = await server.admin.query<ProgressRow>(
      `select ${columns} from public.user_progress where user_id = $1 order by topic_type, topic_id`,
      [student.id],
    )
    return rows
  }

  describe('access to progress', () => {
    test('Ana reads her own progress and can’t read Ben’s', async () => {
      const [ana, ben] = [await enrol(), await enrol()]
      await save(ana, { topic_id: 'ser-estar', rating: 4 })
      await save(ben, { topic_id: 'present', topic_type: 'tense' })

      expect(await ana.run('select topic_id from public.user_progress')).toEqual([{ topic_id: 'ser-estar' }])
      expect(await ana.run('select * from public.user_progress where user_id = $1', [ben.id])).toEqual([])
    })

    test('Ben can’t write as Ana, neither on a new topic nor over a row of hers', async () => {
      const [ana, ben] = [await enrol(), await enrol()]
      await save(ana, { topic_id: 'ser-estar', rating: 4 })
      const before = await rowsOf(ana)

      await expect(save(ben, { user_id: ana.id, topic_id: 'present' })).rejects.toMatchObject(notAllowed)
      await expect(save(ben, { user_id: ana.id, topic_id: 'ser-estar', rating: 1 })).rejects.toMatchObject(
        notAllowed,
      )
      expect(await rowsOf(ana)).toEqual(before)
    })

    test('Ben’s update of Ana’s rows changes none', async () => {
      const [ana, ben] = [await enrol(), await enrol()]
      await save(ana, { topic_id: 'ser-estar', rating: 4 })

      expect(
        await ben.run('update public.user_progress set rating = 1 where user_id = $1 returning 1', [ana.id]),
      ).toEqual([])
      expect(await rowsOf(ana)).toMatchObject([{ rating: 4 }])
    })

    test('Ana can’t give a row to Ben or move it to another topic or type', async () => {
      const [ana, ben] = [await enrol(), await enrol()]
      await save(ana, { topic_id: 'ser-estar' })
      const before = await rowsOf(ana)

      for (const [column, value] of [
        ['user_id', ben.id],
        ['topic_id', 'present'],
        ['topic_type', 'tense'],
      ]) {
        await expect(
          ana.run(`update public.user_progress set ${column} = $1`, [value]),
        ).rejects.toMatchObject(refused)
      }
      expect(await rowsOf(ana)).toEqual(before)
      expect(await rowsOf(ben)).toEqual([])
    })

    test.each([
      'select * from public.user_progress',
      `insert into public.user_progress (user_id, topic_id, topic_type) values (gen_random_uuid(), 'x', 'tense')`,
      'update public.user_progress set rating = 5',
      'delete from public.user_progress',
      'truncate public.user_progress',
    ])('a visitor can’t run: %s', async (sql) => {
      await expect(server.as('anon', {}, sql)).rejects.toMatchObject(notAllowed)
    })

    test('a token without a user sees and writes nothing', async () => {
      const ana = await enrol()
      await save(ana, { topic_id: 'ser-estar' })
      expect(await server.as('authenticated', {}, 'select * from public.user_progress')).toEqual([])
      await expect(
        server.as(
          'authenticated',
          {},
          `insert into public.user_progress (user_id, topic_id, topic_type) values ($1, 'present', 'tense')`,
          [ana.id],
        ),
      ).rejects.toMatchObject(notAllowed)
    })

    test('Ana can’t delete or truncate, not even her own row', async () => {
      const ana = await enrol()
      await save(ana, { topic_id: 'ser-estar' })
      await expect(ana.run('delete from public.user_progress')).rejects.toMatchObject(notAllowed)
      await expect(ana.run('truncate public.user_progress')).rejects.toMatchObject(notAllowed)
      expect(await rowsOf(ana)).toHaveLength(1)
    })

    test('deleting Ana’s account removes her rows and leaves Ben’s', async () => {
      const [ana, ben] = [await enrol(), await enrol()]
      await save(ana, { topic_id: 'ser-estar' })
      await save(ben, { topic_id: 'ser-estar' })

      await server.admin.query('delete from auth.users where id = $1', [ana.id])
      expect(await rowsOf(ana)).toEqual([])
      expect(await rowsOf(ben)).toHaveLength(1)
    })

    test('no row can be written for a deleted account', async () => {
      const ana = await enrol()
      await server.admin.query('delete from auth.users where id = $1', [ana.id])
      await expect(save(ana, { topic_id: 'ser-estar' })).rejects.toMatchObject({ code: '23503' })
    })

    test.each(['users', 'identities', 'sessions', 'refresh_tokens', 'flow_state', 'outbox'])(
      'nobody can read auth.%s through the API',
      async (table) => {
        for (const role of ['anon', 'authenticated', 'service_role'] as const) {
          await expect(server.as(role, {}, `select * from auth.${table}`)).rejects.toMatchObject(notAllowed)
        }
      },
    )
  })

  describe('stored progress', () => {
    test.each(['1999-01-01T00:00:00Z', '2031-01-01T00:00:00Z'])(
      'ignores a client that says Ana finished at %s',
      async (time) => {
        const ana = await enrol()
        const [saved] = await ana.run(
          `insert into public.user_progress (user_id, topic_id, topic_type, completed, completed_at, updated_at)
           values ($1, 'ser-estar', 'grammar', true, $2, $2)
           returning completed_at = now() as completed_now, updated_at = now() as updated_now`,
          [ana.id, time],
        )
        expect(saved).toEqual({ completed_now: true, updated_now: true })
      },
    )

    test('stays completed with its date once Ana has completed a topic, whatever she sends', async () => {
      const ana = await enrol()
      const first = await save(ana, { topic_id: 'ser-estar', rating: 4 })
      const again = await save(ana, {
        topic_id: 'ser-estar',
        completed: false,
        completed_at: '1999-01-01T00:00:00Z',
        updated_at: '2031-01-01T00:00:00Z',
      })
      await ana.run('update public.user_progress set completed = false, completed_at = null')

      expect(again).toMatchObject({ completed: true, completed_at: first.completed_at })
      expect(again.updated_at < '2031').toBe(true)
      expect(await rowsOf(ana)).toMatchObject([{ completed: true, completed_at: first.completed_at }])
    })

    test('has the date when Ana finishes a topic that she started earlier', async () => {
      const ana = await enrol()
      const begun = await save(ana, { topic_id: 'ser-estar', completed: false })
      expect(begun).toMatchObject({ completed: false, completed_at: null })

      const [finished] = await ana.run(
        'update public.user_progress set completed = true returning completed_at = now() as completed_now',
      )
      expect(finished).toEqual({ completed_now: true })
    })

    test('keeps the later updated_at if a write that started earlier commits later', async () => {
      const ana = await enrol()
      await save(ana, { topic_id: 'ser-estar' })
      const [after] = await server.withRollback(async (connection) => {
        await connection.exec(`
          alter table public.user_progress disable trigger guard_user_progress;
          update public.user_progress set updated_at = now() + interval '1 second' where user_id = '${ana.id}';
          alter table public.user_progress enable trigger guard_user_progress;
        `)
        const { rows } = await connection.query(
          `update public.user_progress set rating = 2 where user_id = $1
           returning rating, updated_at = now() + interval '1 second' as kept`,
          [ana.id],
        )
        return rows
      })
      expect(after).toEqual({ rating: 2, kept: true })
    })

    test('has Ana’s rating from 1 to 5, changes when she rates again, and keeps it in a save without a rating', async () => {
      const ana = await enrol()
      for (const rating of [1, 2, 3, 4, 5]) {
        expect(await save(ana, { topic_id: 'ser-estar', rating })).toMatchObject({ rating })
      }
      expect(await save(ana, { topic_id: 'ser-estar', rating: null })).toMatchObject({ rating: 5 })
      expect(await save(ana, { topic_id: 'present', rating: null })).toMatchObject({ rating: null })
    })

    test.each([0, 6, -1])('can’t have a rating of %i', async (rating) => {
      const ana = await enrol()
      await expect(save(ana, { topic_id: 'ser-estar', rating })).rejects.toMatchObject(refused)
      await save(ana, { topic_id: 'ser-estar', rating: 4 })
      await expect(save(ana, { topic_id: 'ser-estar', rating })).rejects.toMatchObject(refused)
    })

    test.each(['', 'ser estar', '-ser', 'ser\n', 'señor', '../ser', 'x'.repeat(65), '<b>'])(
      'can’t have the topic id %j',
      async (topic_id) => {
        await expect(save(await enrol(), { topic_id })).rejects.toMatchObject(refused)
      },
    )

    test.each(['', 'verb', 'Grammar'])('can’t have the topic type %j', async (topic_type) => {
      await expect(save(await enrol(), { topic_id: 'ser-estar', topic_type })).rejects.toMatchObject(refused)
    })

    test('is limited to 200 rows for Ana, who can still re-rate existing ones', async () => {
      const [ana, ben] = [await enrol(), await enrol()]
      const fill = `insert into public.user_progress (user_id, topic_id, topic_type)
        select $1, 'topic-' || n, 'grammar' from generate_series($2::int, $3::int) as n`
      await expect(ana.run(fill, [ana.id, 1, 201])).rejects.toMatchObject(refused)
      await ana.run(fill, [ana.id, 1, 200])

      await expect(save(ana, { topic_id: 'ser-estar' })).rejects.toMatchObject(refused)
      expect(await save(ana, { topic_id: 'topic-7', rating: 5 })).toMatchObject({ rating: 5 })
      expect(await rowsOf(ana)).toHaveLength(200)
      await save(ben, { topic_id: 'ser-estar' })
    })

    // The embedded database has one connection, so it has no concurrent writes.
    if (server.name === 'PostgreSQL')
      test('is limited to 200 rows even if lists are sent at the same time', async () => {
        const ana = await enrol()
        const ends = await server.withRollback(async (gate) => {
          await gate.query('select pg_advisory_xact_lock(7)')
          // Each insert writes 149 rows before it reaches the gate, unless it first has to wait for another insert.
          const lists = [1, 2, 3].map((list) =>
            ana.run(
              `insert into public.user_progress (user_id, topic_id, topic_type)
               select $1, 'topic-' || $2::int || '-' || n ||
                 case when n = 150 then pg_advisory_xact_lock_shared(7)::text else '' end, 'grammar'
               from generate_series(1, 150) as n`,
              [ana.id, list],
            ),
          )
          const settled = Promise.allSettled(lists)
          await vi.waitFor(async () => {
            const { rows } = await gate.query(
              `select from pg_locks where locktype = 'advisory' and not granted`,
            )
            expect(rows).toHaveLength(lists.length)
          }, 20_000)
          // `settled` is wrapped in an object so that it isn’t awaited here: the lock is released only when this
          // transaction ends.
          return { settled }
        })
        expect((await ends.settled).filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
        expect(await rowsOf(ana)).toHaveLength(150)
      })

    test('stops at the first row over the limit in a list that is far too long', async () => {
      const ana = await enrol()
      // Row 300 divides by zero, so the insert must be rejected before that.
      const fill = `insert into public.user_progress (user_id, topic_id, topic_type)
        select $1, 'topic-' || n || '-' || 1 / (300 - n), 'grammar' from generate_series(1, 400) as n`
      await expect(ana.run(fill, [ana.id])).rejects.toMatchObject(refused)
      expect(await rowsOf(ana)).toHaveLength(0)
    })

    test('is one row if twenty saves of one topic arrive at the same moment', async () => {
      const ana = await enrol()
      await Promise.all(Array.from({ length: 20 }, () => save(ana, { topic_id: 'ser-estar', rating: 3 })))
      expect(await rowsOf(ana)).toMatchObject([{ topic_id: 'ser-estar', completed: true, rating: 3 }])
    })

    test('follows all rules, whatever two students do in whatever order', async () => {
      for (let seed = 1; seed <= 25; seed++) {
        const random = randomNumbers(seed)
        const pick = <Choice>(choices: readonly Choice[]): Choice => {
          const choice = choices[Math.floor(random() * choices.length)]
          if (choice === undefined) throw new Error('Nothing to pick from.')
          return choice
        }
        const students = [await enrol(), await enrol()]
        let before: ProgressRow[] = []

        for (let step = 0; step < 20; step++) {
          const student = pick(students)
          const other = pick(students.filter((each) => each !== student))
          const topic_id = pick(['ser-estar', 'present'])
          const topic_type = pick(['grammar', 'tense'])
          const rating = pick([null, 1, 2, 3, 4, 5])
          const completed = pick([true, true, false])
          const action = pick(['save', 'save', 'patch', 'delete', 'move', 'write as other'] as const)
          const story = `seed ${seed}, step ${step}: ${action} ${topic_type}/${topic_id} ${completed} ${rating}`

          const key = [student.id, topic_id, topic_type]
          const isThisRow = (row: ProgressRow) =>
            row.user_id === student.id && row.topic_id === topic_id && row.topic_type === topic_type
          const old = before.find(isThisRow)
          const where = 'where user_id = $1 and topic_id = $2 and topic_type = $3'
          if (action === 'save') {
            await save(student, {
              topic_id,
              topic_type,
              completed,
              rating,
              updated_at: '2031-01-01T00:00:00Z',
            })
          } else if (action === 'patch') {
            await student.run(
              `update public.user_progress set completed = $4, rating = $5, completed_at = '1999-01-01' ${where}`,
              [...key, completed, rating],
            )
          } else if (action === 'move') {
            const move = student.run(`update public.user_progress set user_id = $4 ${where}`, [
              ...key,
              other.id,
            ])
            if (old === undefined) await move
            else await expect(move, story).rejects.toMatchObject(refused)
          } else if (action === 'delete') {
            await expect(student.run('delete from public.user_progress'), story).rejects.toMatchObject(
              notAllowed,
            )
          } else {
            await expect(
              save(student, { user_id: other.id, topic_id, topic_type, completed, rating }),
              story,
            ).rejects.toMatchObject(notAllowed)
          }

          const after = (await Promise.all(students.map(rowsOf))).flat()
          const now = after.find(isThisRow)
          expect(
            after.filter((row) => row !== now),
            story,
          ).toEqual(before.filter((row) => row !== old))
          if (action === 'save' || (action === 'patch' && old !== undefined)) {
            expect(now, story).toMatchObject({
              completed: completed || old?.completed === true,
              rating: rating ?? old?.rating ?? null,
            })
            if (old?.completed) expect(now?.completed_at, story).toBe(old.completed_at)
            expect([old?.updated_at ?? '', now?.updated_at, '2031'], story).toEqual(
              [old?.updated_at ?? '', now?.updated_at, '2031'].sort(),
            )
          } else {
            expect(now, story).toEqual(old)
          }
          before = after
        }
      }
    })
  })
}

/** Seeded pseudo-random numbers from 0 to 1 (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
