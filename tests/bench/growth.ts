/**
 * `npm run growth`: the database cost of each of the site’s calls as the number of students grows, on the hosted
 * project’s PostgreSQL version. `-- --students 10000,100000,1000000` sets the numbers of students; each has twelve
 * topics, and a session with two tokens. Exits with 1 if a call touches more pages with many students than with few,
 * beyond what deeper indexes cost.
 */
import { createHash } from 'node:crypto'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { startPostgres } from '../support/database-servers.ts'

const { values } = parseArgs({
  options: { students: { type: 'string', default: '10000,100000,1000000' } },
})
const sizes = values.students.split(',').map(Number)
if (!sizes.every((size, at) => Number.isSafeInteger(size) && size > (sizes[at - 1] ?? 0)))
  throw new Error(
    `--students must be increasing whole numbers, such as 1000,10000, not "${values.students}".`,
  )

/**
 * The maximum number of 8 KiB pages that a call may touch with many students, given the number with few. Indexes get a
 * level or two deeper, and so does the free space map, where PostgreSQL looks for a page for a new row version. A full
 * table scan would need thousands.
 */
const maxPages = (withFew: number) => withFew * 2 + 8
const topicsEach = 12
/** The number of calls of each kind, each for a different student. */
const calls = 200
/** The number of connections that the hosted service’s smallest pooler opens to the database. */
const connections = 8

const server = await startPostgres()
const deleted = new Set<number>()

const uuidOf = (text: string) =>
  createHash('md5')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/**
 * Adds the students in this range. Triggers and foreign-key checks are disabled, because the rows are known to be
 * valid.
 */
async function enrol(from: number, to: number): Promise<void> {
  await server.admin.exec(`
    begin;
    set local session_replication_role = replica;
    insert into auth.users (id, email, encrypted_password, email_confirmed_at, raw_user_meta_data)
      select md5('student ' || n)::uuid, 'student-' || n || '@school.example', repeat('x', 60), now(), '{"full_name": "Ana López"}'
      from generate_series(${from}, ${to - 1}) n;
    insert into auth.identities (provider_id, user_id, identity_data, provider)
      select md5('student ' || n)::uuid::text, md5('student ' || n)::uuid,
        jsonb_build_object('sub', md5('student ' || n)::uuid, 'email', 'student-' || n || '@school.example'), 'email'
      from generate_series(${from}, ${to - 1}) n;
    insert into auth.sessions (id, user_id)
      select md5('session ' || n)::uuid, md5('student ' || n)::uuid from generate_series(${from}, ${to - 1}) n;
    insert into auth.refresh_tokens (token_hash, session_id, parent, revoked)
      select encode(sha256((kind || n)::bytea), 'hex'), md5('session ' || n)::uuid,
        case kind when 'now ' then encode(sha256(('before ' || n)::bytea), 'hex') end, kind = 'before '
      from generate_series(${from}, ${to - 1}) n cross join (values ('before '), ('now ')) as token (kind);
    insert into public.user_progress (user_id, topic_id, topic_type, completed, rating, completed_at)
      select md5('student ' || n)::uuid, 'topic-' || topic, 'grammar', true, 4, now()
      from generate_series(${from}, ${to - 1}) n cross join generate_series(1, ${topicsEach}) topic;
    commit;
  `)
  await server.admin.exec('vacuum analyze')
}

interface Call {
  role: 'anon' | 'authenticated' | 'superuser'
  sql: string
  parameters: (student: number) => unknown[]
}

const save = `
  insert into public.user_progress (user_id, topic_id, topic_type, completed, rating, completed_at, updated_at)
  values ($1, $2, 'grammar', true, 5, now(), now())
  on conflict (user_id, topic_id, topic_type) do update set user_id = excluded.user_id, topic_id = excluded.topic_id,
    topic_type = excluded.topic_type, completed = excluded.completed, rating = excluded.rating,
    completed_at = excluded.completed_at, updated_at = excluded.updated_at`

const leaving = 'deleting the account'

/** The queries that the site makes, and those that the auth service makes for it. */
const site: Record<string, Call> = {
  'reading progress': {
    role: 'authenticated',
    sql: 'select * from public.user_progress where user_id = $1 order by updated_at desc',
    parameters: (student) => [uuidOf(`student ${student}`)],
  },
  'saving a stop again': {
    role: 'authenticated',
    sql: save,
    parameters: (student) => [uuidOf(`student ${student}`), 'topic-3'],
  },
  'saving a new stop': {
    role: 'authenticated',
    sql: save,
    parameters: (student) => [uuidOf(`student ${student}`), `topic-${Math.random().toString(36).slice(2)}`],
  },
  'today’s word': { role: 'anon', sql: 'select * from public.get_todays_word()', parameters: () => [] },
  'downloading the data': {
    role: 'authenticated',
    sql: 'select * from public.export_account()',
    parameters: () => [],
  },
  'signing in: finding the account by email address': {
    role: 'superuser',
    sql: 'select * from auth.users where email = $1',
    parameters: (student) => [`student-${student}@school.example`],
  },
  'refreshing: a token and its session': {
    role: 'superuser',
    sql: `select * from auth.refresh_tokens as token join auth.sessions as session on session.id = token.session_id
          where token.token_hash = $1`,
    parameters: (student) => [hashOf(`now ${student}`)],
  },
  [leaving]: {
    role: 'authenticated',
    sql: 'select * from public.delete_account()',
    parameters: () => [],
  },
}

/** Runs the query in its own transaction with the claims of the student’s token, as the API does. */
async function run<Row>({ role, sql, parameters }: Call, student: number, before = ''): Promise<Row[]> {
  const values = parameters(student)
  if (role === 'superuser') return (await server.admin.query<Row>(before + sql, values)).rows
  const claims =
    role === 'anon' ? {} : { sub: uuidOf(`student ${student}`), session_id: uuidOf(`session ${student}`) }
  return server.as<Row>(role, claims, before + sql, values)
}

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: Plan[]
}

const nodesOf = (plan: Plan): string[] => [
  [plan['Node Type'], plan['Relation Name']].filter(Boolean).join(' on '),
  ...(plan.Plans ?? []).flatMap(nodesOf),
]

const sorted = (numbers: number[]) => numbers.sort((one, other) => one - other)
const at = (numbers: number[], share: number) => numbers[Math.floor(numbers.length * share)] ?? 0

/** Measures the pages touched, the plan and the duration of a call for students that no earlier call has used. */
async function measure(call: Call, students: number[]) {
  const times: number[] = []
  const pages: number[] = []
  let nodes: string[] = []
  for (const [index, student] of students.entries()) {
    // Each connection plans a function’s statements on its first call, so the first calls run without EXPLAIN.
    const isExplained = index % 4 === 0 && index >= connections * 4
    if (isExplained) {
      const [row] = await run<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
        call,
        student,
        'explain (analyze, buffers, format json) ',
      )
      const plan = row?.['QUERY PLAN'][0].Plan
      if (plan === undefined) throw new Error('There is no plan.')
      pages.push(plan['Shared Hit Blocks'] + plan['Shared Read Blocks'])
      nodes = nodesOf(plan)
    } else {
      const begin = performance.now()
      await run(call, student)
      times.push(performance.now() - begin)
    }
  }
  return {
    median: at(sorted(times), 0.5),
    p95: at(sorted(times), 0.95),
    pages: at(sorted(pages), 0.5),
    nodes,
  }
}

/** A random student who has not been deleted. */
function anybody(size: number): number {
  for (;;) {
    const student = Math.floor(Math.random() * size)
    if (!deleted.has(student)) return student
  }
}

/** Calls per second over all connections, with three reads for every save. */
async function throughput(size: number): Promise<number> {
  const [read, write] = [site['reading progress'], site['saving a stop again']]
  if (read === undefined || write === undefined) throw new Error('A call is missing.')
  const end = performance.now() + 10_000
  let done = 0
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < end) {
        await run(done % 4 === 3 ? write : read, anybody(size))
        done += 1
      }
    }),
  )
  return done / 10
}

const lines: string[] = []
const totals: string[] = []
const firstPages = new Map<string, number>()
let enrolled = 0

for (const size of sizes) {
  await enrol(enrolled, size)
  enrolled = size
  for (const [name, call] of Object.entries(site)) {
    const students = [...new Set(Array.from({ length: calls }, () => anybody(size)))]
    const { median, p95, pages, nodes } = await measure(call, students)
    if (name === leaving) for (const student of students) deleted.add(student)
    const before = firstPages.get(name) ?? pages
    firstPages.set(name, before)
    if (pages > maxPages(before)) {
      console.error(`${name}: ${pages} pages with ${size} students, and ${before} with ${sizes[0]}.`)
      process.exitCode = 1
    }
    lines.push(
      `| ${name} | ${size.toLocaleString('en-GB')} | ${median.toFixed(1)} | ${p95.toFixed(1)} | ${pages} | ${nodes.join(', ')} |`,
    )
  }
  const { rows } = await server.admin.query<{ bytes: string }>(
    'select pg_database_size(current_database()) as bytes',
  )
  const bytes = Number(rows[0]?.bytes)
  totals.push(
    `| ${size.toLocaleString('en-GB')} | ${(bytes / 2 ** 20).toFixed(0)} MB | ${(bytes / size / 1024).toFixed(1)} KB | ${(await throughput(size)).toFixed(0)} |`,
  )
  console.error(`${size} students: done`)
}
await server.stop()

console.log(`${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), PostgreSQL in its default settings\n`)
console.log('| call | students | p50, ms | p95, ms | pages | plan |\n|---|---|---|---|---|---|')
console.log(lines.sort().join('\n'))
console.log(
  `\n| students | size on disk | per student | calls per second, ${connections} connections |\n|---|---|---|---|`,
)
console.log(totals.join('\n'))
