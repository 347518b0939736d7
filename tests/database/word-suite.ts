import { describe, expect, test } from 'vitest'
import type { SqlConnection } from '../../backend/database/migrate.ts'
import type { Server } from '../support/database-servers.ts'

const notAllowed = { code: '42501' }
const refused = { code: '23514' }

/** Tests who may read the words, and which word is shown each day. */
export function wordSuite(server: Server): void {
  test('there are at least 30 words to show', async () => {
    const [row] = await server.as<{ words: number }>(
      'anon',
      {},
      'select count(*)::int as words from public.words',
    )
    expect(row?.words).toBeGreaterThanOrEqual(30)
  })

  test.each(['anon', 'authenticated'] as const)('%s reads one word for today, and the list', async (role) => {
    const today = await server.as('anon', {}, 'select * from public.get_todays_word()')
    expect(today).toHaveLength(1)
    expect(today[0]).toMatchObject({
      spanish_word: expect.stringMatching(/./),
      english_translation: expect.stringMatching(/./),
      difficulty_level: expect.stringMatching(/^(Beginner|Intermediate|Advanced)$/),
      part_of_speech: expect.stringMatching(/./),
    })
    const list = await server.as(role, {}, 'select * from public.words')
    expect(list).toContainEqual(today[0])
  })

  test.each([
    `insert into public.words (sort_order, spanish_word, english_translation, difficulty_level, part_of_speech)
       values (999999, 'x', 'x', 'Beginner', 'noun')`,
    `update public.words set english_translation = 'x'`,
    'delete from public.words',
    'truncate public.words',
  ])('neither a visitor nor a student can run: %s', async (sql) => {
    await expect(server.as('anon', {}, sql)).rejects.toMatchObject(notAllowed)
    await expect(server.as('authenticated', {}, sql)).rejects.toMatchObject(notAllowed)
  })

  describe('the order of the days', () => {
    test('starts on 21 November 2026, follows the list, and starts again at its end', async () => {
      await server.withRollback(async (connection) => {
        await replaceWords(connection, 40)
        const days = await wordsFrom(connection, '2026-11-21', 100)
        expect(days).toEqual(Array.from({ length: 100 }, (_, day) => `word ${day % 40}`))
      })
    })

    test('shows 366 words without a repeat in any 366 days, including leap years and New Year', async () => {
      await server.withRollback(async (connection) => {
        await replaceWords(connection, 366)
        const days = await wordsFrom(connection, '2026-11-21', 1200)
        const tooSoon = days.filter((word, day) => days.slice(Math.max(0, day - 365), day).includes(word))
        expect(tooSoon).toEqual([])
      })
    })

    test('doesn’t change past days when words are added during the first round', async () => {
      await server.withRollback(async (connection) => {
        await replaceWords(connection, 40)
        const before = await wordsFrom(connection, '2026-11-21', 40)
        await replaceWords(connection, 60)
        expect(await wordsFrom(connection, '2026-11-21', 40)).toEqual(before)
      })
    })

    test('shows a word even if the server’s clock is years slow', async () => {
      await server.withRollback(async (connection) => {
        await replaceWords(connection, 40)
        const days = await wordsFrom(connection, '1970-01-01', 365)
        expect(days.filter((word) => word === null)).toEqual([])
      })
    })

    test('shows one word from midnight to midnight UTC', async () => {
      await server.withRollback(async (connection) => {
        await replaceWords(connection, 40)
        expect(await wordAt(connection, '2027-03-27T00:00:00Z')).toBe(
          await wordAt(connection, '2027-03-27T23:59:59.999999Z'),
        )
        expect(await wordAt(connection, '2027-03-28T00:00:00Z')).not.toBe(
          await wordAt(connection, '2027-03-27T23:59:59.999999Z'),
        )
      })
    })

    test('is the same in every time zone that a caller sets', async () => {
      await server.withRollback(async (connection) => {
        await replaceWords(connection, 40)
        // At any moment, at least one of the last two time zones has a different date from UTC.
        const words = []
        for (const zone of ['UTC', 'Pacific/Kiritimati', 'Etc/GMT+12']) {
          await connection.exec(`set local time zone '${zone}'`)
          const { rows } = await connection.query('select spanish_word from public.get_todays_word()')
          words.push(rows)
        }
        expect(words).toEqual([words[0], words[0], words[0]])
      })
    })

    test('gives no word and no error while the list is empty', async () => {
      await server.withRollback(async (connection) => {
        await connection.exec('delete from public.words; set local role anon')
        expect((await connection.query('select * from public.get_todays_word()')).rows).toEqual([])
      })
    })
  })

  describe('an unsuitable word', () => {
    const whole = {
      sort_order: 999999,
      spanish_word: 'una palabra de prueba',
      english_translation: 'a test word',
      difficulty_level: 'Beginner',
      part_of_speech: 'noun',
    }
    const insert = (word: object) =>
      server.withRollback((connection) =>
        connection.query(
          `insert into public.words select * from json_populate_record(null::public.words, $1::json)`,
          [JSON.stringify(word)],
        ),
      )

    test('is a variation of a complete word, which is accepted', async () => {
      await insert(whole)
    })

    test.each([
      ['of an unknown level', { difficulty_level: 'Basic' }],
      ['without its text', { spanish_word: '' }],
      ['with half an example', { example_spanish: 'Una frase.' }],
      ['with a related word that has no meaning', { related_verb: 'volar' }],
      ['with a meaning for a missing related word', { related_noun_english: 'flight' }],
      ['without a position in the list', { sort_order: -1 }],
    ])('is refused if it is %s', async (_, fault) => {
      await expect(insert({ ...whole, ...fault })).rejects.toMatchObject(refused)
    })

    test('is refused if the list has it already', async () => {
      const twice = server.withRollback(async (connection) => {
        await replaceWords(connection, 3)
        await connection.exec(`update public.words set spanish_word = 'word 1' where spanish_word = 'word 2'`)
      })
      await expect(twice).rejects.toMatchObject({ code: '23505' })
    })
  })
}

/** Replaces the words with “word 0”, “word 1” …, stored out of display order and with gaps in their sort order. */
async function replaceWords(connection: SqlConnection, count: number): Promise<void> {
  await connection.exec(`
    delete from public.words;
    insert into public.words (sort_order, spanish_word, english_translation, difficulty_level, part_of_speech)
    select n * 10, 'word ' || n, 'x', 'Beginner', 'noun' from generate_series(0, ${count - 1}) as n order by n desc;
  `)
}

/** The word at noon UTC on each of `days` consecutive days; null if there is no word. */
async function wordsFrom(
  connection: SqlConnection,
  firstDay: string,
  days: number,
): Promise<(string | null)[]> {
  const { rows } = await connection.query<{ word: string | null }>(
    `select (select spanish_word from (${await todaysWordSql(connection, 'moment')}) as word_of_that_day) as word
     from generate_series($1::timestamptz, $1::timestamptz + make_interval(hours => 24 * ($2::int - 1)), interval '24 hours')
       as moment`,
    [`${firstDay}T12:00:00Z`, days],
  )
  return rows.map(({ word }) => word)
}

async function wordAt(connection: SqlConnection, moment: string): Promise<string | undefined> {
  const { rows } = await connection.query<{ spanish_word: string }>(
    await todaysWordSql(connection, `timestamptz '${moment}'`),
  )
  return rows[0]?.spanish_word
}

/** The stored body of get_todays_word(), with now() replaced by this moment. */
async function todaysWordSql(connection: SqlConnection, moment: string): Promise<string> {
  const { rows } = await connection.query<{ body: string }>(
    `select prosrc as body from pg_proc where oid = 'public.get_todays_word()'::regprocedure`,
  )
  const parts = rows[0]?.body.split('now()') ?? []
  if (parts.length !== 2) throw new Error('get_todays_word() no longer asks for now() exactly once.')
  return parts.join(moment)
}
