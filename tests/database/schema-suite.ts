import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { listMigrations, prepareDatabase, type SqlConnection } from '../../backend/database/migrate.ts'
import { databaseTypes, typesFile } from '../../build/database-types.ts'
import type { Server } from '../support/database-servers.ts'

/** Everything that the API’s roles are allowed to do. */
const grants = [
  'anon: EXECUTE on public.get_todays_word()',
  'anon: SELECT on public.words',
  'authenticated: EXECUTE on private.delete_account()',
  'authenticated: EXECUTE on private.export_account()',
  'authenticated: EXECUTE on public.delete_account()',
  'authenticated: EXECUTE on public.export_account()',
  'authenticated: EXECUTE on public.get_todays_word()',
  'authenticated: INSERT on public.user_progress',
  'authenticated: SELECT on public.user_progress',
  'authenticated: SELECT on public.words',
  'authenticated: UPDATE on public.user_progress',
  'service_role: DELETE on public.user_progress',
  'service_role: DELETE on public.words',
  'service_role: EXECUTE on public.get_todays_word()',
  'service_role: INSERT on public.user_progress',
  'service_role: INSERT on public.words',
  'service_role: SELECT on public.user_progress',
  'service_role: SELECT on public.words',
  'service_role: UPDATE on public.user_progress',
  'service_role: UPDATE on public.words',
]

/** Rules for the whole schema, and for its migrations. */
export function schemaSuite(server: Server): void {
  describe('the permissions of the API’s roles', () => {
    test('are exactly what the migrations grant', async () => {
      expect(await grantsIn(server.admin)).toEqual(grants)
    })

    test('are the same on an older project, where every new table is granted to everybody', async () => {
      await server.withRollback(async (connection) => {
        await connection.exec(`
          ${dropOurs}
          alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
          alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
          alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
        `)
        await applyMigrations(connection)
        expect(await grantsIn(connection)).toEqual(grants)
      })
    })

    test('are the same on a hosted project, where the owner that runs migrations isn’t a superuser', async () => {
      await server.withRollback(async (connection) => {
        await migrateAsOwner(connection)
        expect(await grantsIn(connection)).toEqual(grants)
      })
    })

    test('let Ana save, download her data and delete her account if that owner has run the migrations', async () => {
      await server.withRollback(async (connection) => {
        await migrateAsOwner(connection)
        const [ana, ben, session] = [randomUUID(), randomUUID(), randomUUID()]
        // Only the hosted service has this table: a log without a foreign key to the account.
        await connection.exec(`
          create table auth.audit_log_entries (id uuid primary key default gen_random_uuid(), instance_id uuid,
            payload json, ip_address varchar(64) not null default '', created_at timestamptz default now());
          grant select, delete on auth.audit_log_entries to project_owner;
        `)
        await connection.query(
          `insert into auth.audit_log_entries (payload, ip_address)
           select json_build_object('actor_id', actor, 'action', 'login'), '192.0.2.1' from unnest($1::text[]) as actor`,
          [[ana, ben]],
        )
        await connection.query('insert into auth.users (id, email) values ($1, $2)', [
          ana,
          'hosted@example.com',
        ])
        await connection.query('insert into auth.sessions (id, user_id) values ($1, $2)', [session, ana])
        await connection.query(
          `select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true)`,
          [JSON.stringify({ sub: ana, role: 'authenticated', session_id: session })],
        )
        await connection.query(
          `insert into public.user_progress (user_id, topic_id, topic_type, completed) values ($1, 'ser-estar', 'grammar', true)`,
          [ana],
        )
        expect((await connection.query('select * from public.export_account()')).rows).toMatchObject([
          {
            account: {
              email: 'hosted@example.com',
              log: [{ payload: { actor_id: ana, action: 'login' }, ip_address: '192.0.2.1' }],
            },
            progress: [{ topic_id: 'ser-estar', completed: true }],
          },
        ])
        expect((await connection.query('select * from public.delete_account()')).rows).toEqual([
          { deleted: ana },
        ])
        await connection.exec('reset role')
        const left = await connection.query(
          `select (select count(*)::int from auth.users where id = $1) as users,
             (select count(*)::int from auth.sessions where user_id = $1) as sessions,
             (select count(*)::int from public.user_progress where user_id = $1) as progress,
             (select json_agg(payload ->> 'actor_id') from auth.audit_log_entries) as logged`,
          [ana],
        )
        expect(left.rows).toEqual([{ users: 0, sessions: 0, progress: 0, logged: [ben] }])
      })
    })
  })

  describe('setting up the schema', () => {
    test('records each migration once, and preparing the database again changes nothing', async () => {
      const state = `select
        (select json_agg(version || '_' || name order by version) from supabase_migrations.schema_migrations) as migrations,
        (select json_agg(path) from supabase_migrations.seed_files) as seeds,
        (select count(*)::int from public.words) as words,
        (select json_agg(u order by id) from auth.users as u where email in ('ana@example.com', 'ben@example.com')) as students`
      const { rows: before } = await server.admin.query(state)
      const said: string[] = []
      await prepareDatabase(server.admin, (message) => said.push(message))

      expect(said).toEqual([])
      expect((await server.admin.query(state)).rows).toEqual(before)
      expect(before).toMatchObject([
        { migrations: listMigrations().map(({ version, name }) => `${version}_${name}`) },
      ])
    })

    test('only uses file names that the official CLI accepts, in the CLI’s order', () => {
      const files = readdirSync('supabase/migrations')
      // The CLI reads the files in alphabetical order, and silently skips any without a number or with a different
      // extension.
      expect(files.filter((file) => !/^[0-9]{14}_[a-z0-9_]+\.sql$/.test(file))).toEqual([])
      const versions = listMigrations().map(({ version }) => version)
      expect(versions).toHaveLength(files.length)
      expect(versions).toEqual([...new Set(versions)].sort((one, other) => Number(one) - Number(other)))
    })

    test('replaces the first word list with this one', async () => {
      await server.withRollback(async (connection) => {
        await connection.exec(dropOurs)
        const migrations = listMigrations()
        for (const { sql } of migrations.slice(0, 2)) await connection.exec(sql)
        await connection.exec(`
          insert into public.words
            (sort_order, spanish_word, english_translation, difficulty_level, part_of_speech, related_noun)
          values (0, 'una palabra de antes', 'a word of the old list', 'Beginner', 'noun', 'la palabra')
        `)
        for (const { sql } of migrations.slice(2)) await connection.exec(sql)
        const { rows } = await connection.query(
          `select count(*)::int > 400 as whole, count(*) filter (where spanish_word ~ 'de antes')::int as old
           from public.words`,
        )
        expect(rows).toEqual([{ whole: true, old: 0 }])
      })
    })

    test('enrols Ana and Ben with the seed, and nobody when it runs again', async () => {
      const students = `select email, email_confirmed_at is not null as confirmed,
          encrypted_password = extensions.crypt('aprender-espanol', encrypted_password) as password_fits,
          raw_user_meta_data ->> 'full_name' as full_name,
          (select count(*)::int from auth.identities as i
            where i.user_id = u.id and i.provider_id = u.id::text and i.email = u.email) as identities,
          (select count(*)::int from public.user_progress as p where p.user_id = u.id and completed) as completed
        from auth.users as u where email in ('ana@example.com', 'ben@example.com') order by email`
      const expected = [
        {
          email: 'ana@example.com',
          confirmed: true,
          password_fits: true,
          full_name: 'Ana García',
          identities: 1,
          completed: 3,
        },
        {
          email: 'ben@example.com',
          confirmed: true,
          password_fits: true,
          full_name: 'Ben Carter',
          identities: 1,
          completed: 0,
        },
      ]
      expect((await server.admin.query(students)).rows).toEqual(expected)
      await server.withRollback(async (connection) => {
        await connection.exec(readFileSync('supabase/seed.sql', 'utf8'))
        expect((await connection.query(students)).rows).toEqual(expected)
      })
    })

    test('produces the types in src/lib/database.types.ts', async () => {
      expect(readFileSync(typesFile, 'utf8')).toBe(await databaseTypes(server.admin))
    })
  })

  describe('the identity of a caller', () => {
    const whoAmI = 'select auth.uid() as uid, auth.role() as role, auth.jwt() as jwt'

    test('comes from the token’s claims', async () => {
      const sub = 'c0000000-0000-4000-8000-000000000003'
      expect(await server.as('authenticated', { sub }, whoAmI)).toEqual([
        { uid: sub, role: 'authenticated', jwt: { sub, role: 'authenticated' } },
      ])
      expect(await server.as('anon', {}, whoAmI)).toEqual([
        { uid: null, role: 'anon', jwt: { role: 'anon' } },
      ])
    })

    test('is empty outside a request, and empty again after one', async () => {
      await server.as('authenticated', { sub: 'c0000000-0000-4000-8000-000000000003' }, whoAmI)
      expect((await server.admin.query(`${whoAmI}, current_user <> 'authenticated' as reset`)).rows).toEqual([
        { uid: null, role: null, jwt: null, reset: true },
      ])
    })
  })

  /**
   * The rules of Supabase’s database advisor, with their numbers, and a few of our own. Each has faults that it must
   * detect. Rules about usage (0005, 0020, 0022, 0031) and about services that we do not use (0019, 0025 to 0027) are
   * left out. Anonymous sign-ins (0012) are disabled in config.toml.
   */
  describe('the schema never has', () => {
    const ours = `('public'::regnamespace, 'private'::regnamespace)`
    const everywhere = `('public'::regnamespace, 'private'::regnamespace, 'auth'::regnamespace)`

    test.each<[what: string, search: string, fault: string, ...more: string[]]>([
      [
        'a table without row-level security (0013)',
        `select relname from pg_class
         where relnamespace in ${everywhere} and relkind in ('r', 'p') and not relrowsecurity`,
        'create table public.fault (id int primary key)',
        'create table private.fault (id int primary key)',
        'alter table auth.outbox disable row level security',
      ],
      [
        'a table whose policies have no effect, because row-level security is off (0007)',
        `select relname from pg_policy join pg_class on pg_class.oid = polrelid where not relrowsecurity`,
        'alter table public.words disable row level security',
      ],
      [
        'a column in the API whose name suggests a secret (0023)',
        `select attname from pg_attribute join pg_class on pg_class.oid = attrelid
         where relnamespace in ${ours} and relkind in ('r', 'p') and attnum > 0 and replace(attname, '-', '_') ~* array_to_string(array[
           'passw|passphrase|pwd|secret|api_?key|_key$|_code$|token|jwt|otp|session_id|two_factor|2fa',
           'ssn|social_security|licen[cs]e|passport|(national|tax|patient)_id|device|mac_?addr|imei|certificate|facial',
           'card|cv[cnv]|account|routing|iban|swift|bic|health|medical|insurance|treatment'
         ], '|')`,
        'create table public.fault (id int primary key, "Access-Token" text)',
        'alter table public.words add column recovery_code text',
      ],
      [
        'one of our tables without a policy (0008)',
        `select relname from pg_class
         where relnamespace in ${ours} and relkind in ('r', 'p')
           and not exists (select from pg_policy where polrelid = pg_class.oid)`,
        'drop policy "Everybody reads the words" on public.words',
      ],
      [
        'a policy that gives anybody access to the accounts',
        `select polname from pg_policy join pg_class on pg_class.oid = polrelid
         where relnamespace = 'auth'::regnamespace`,
        'create policy fault on auth.users for select to anon using (true)',
      ],
      [
        'a table or column without a comment',
        `select attname from pg_attribute join pg_class on pg_class.oid = attrelid
         where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
           and (col_description(attrelid, attnum) is null or obj_description(attrelid, 'pg_class') is null)`,
        'alter table public.words add column fault text',
      ],
      [
        'a table without a primary key (0004)',
        `select relname from pg_class
         where relnamespace in ${everywhere} and relkind = 'r'
           and not exists (select from pg_index where indrelid = pg_class.oid and indisprimary)`,
        'alter table public.words drop constraint words_pkey cascade',
      ],
      [
        'a policy that looks up the caller for every row (0003)',
        // A policy may have one call in a sub-select, which is allowed, and another outside it, so remove the former
        // before searching.
        `select policyname from pg_policies cross join unnest(array[qual, with_check]) as expression
         where regexp_replace(expression, 'SELECT \\(*(auth\\.\\w+|current_setting)\\(', '', 'g')
           ~ '(auth\\.\\w+|current_setting)\\('`,
        'create policy fault on public.words for update to authenticated using (auth.uid() is not null)',
        `create policy fault on public.words for update to authenticated
           using ((select auth.uid()) is not null) with check (auth.uid() is not null)`,
        `create policy fault on public.words for update to authenticated
           using ((select auth.uid()) is not null and auth.role() = 'authenticated')`,
        `create policy fault on public.words for delete to authenticated
           using (current_setting('request.jwt.claims', true) <> '')`,
      ],
      [
        'a policy that trusts metadata that a student can change (0015)',
        `select policyname from pg_policies where concat(qual, with_check) ~ 'user_meta_?data'`,
        `create policy fault on public.words for update to authenticated
           using (((select auth.jwt()) -> 'user_metadata' ->> 'teacher') = 'yes')`,
        `create policy fault on public.words for insert to authenticated
           with check (((select current_setting('request.jwt.claims'))::jsonb -> 'user_metadata' ->> 'teacher') = 'yes')`,
      ],
      [
        'a policy for every role, or a second one for the same role and command (0006)',
        `select tablename, role, command from pg_policies cross join unnest(roles) as role
         cross join unnest(case cmd when 'ALL' then array['SELECT', 'INSERT', 'UPDATE', 'DELETE'] else array[cmd] end) as command
         group by schemaname, tablename, role, command having count(*) > 1 or role = 'public'`,
        'create policy fault on public.words for select to anon using (true)',
        'create policy fault on public.words for all to authenticated using (sort_order < 0)',
        'create policy fault on public.words for delete using (sort_order < 0)',
      ],
      [
        'a function that depends on the caller’s search_path (0011)',
        `select proname from pg_proc
         where pronamespace in ${everywhere} and not coalesce(proconfig @> array['search_path=""'], false)`,
        'alter function private.guard_user_progress() reset search_path',
      ],
      [
        'a function with more rights than its caller in the API, or a private one with arguments',
        `select proname from pg_proc
         where prosecdef and (pronamespace = 'public'::regnamespace
           or (pronamespace = 'private'::regnamespace and pronargs > 0))`,
        'alter function public.get_todays_word() security definer',
      ],
      [
        'a foreign key without a complete index (0001)',
        `select conname from pg_constraint
         where contype = 'f' and connamespace in ${everywhere}
           and not exists (
             select from pg_index
             where indrelid = conrelid and indisvalid and indpred is null
               and (indkey::int2[])[0:cardinality(conkey) - 1] = conkey
           )`,
        'drop index auth.sessions_user_id_idx',
        'create table public.fault (id int primary key, word int references public.words)',
        `update pg_index set indisvalid = false where indexrelid = 'auth.sessions_user_id_idx'::regclass`,
      ],
      [
        'a duplicate index (0009)',
        `select one.indexrelid from pg_index as one join pg_class on pg_class.oid = one.indrelid
         where relnamespace in ${everywhere} and exists (
           select from pg_index as other
           where other.indexrelid < one.indexrelid and other.indrelid = one.indrelid and other.indkey = one.indkey
             and pg_get_expr(other.indpred, other.indrelid) is not distinct from pg_get_expr(one.indpred, one.indrelid)
         )`,
        'create index fault on public.words (spanish_word)',
        `create index fault on auth.users (recovery_token) where ((recovery_token) <> '')`,
      ],
      [
        'an incomplete index',
        `select indexrelid::regclass from pg_index join pg_class on pg_class.oid = indrelid
         where relnamespace in ${everywhere} and not indisvalid`,
        `update pg_index set indisvalid = false where indexrelid = 'public.words_pkey'::regclass`,
      ],
      [
        'a table without autovacuum',
        `select relname from pg_class where relnamespace in ${everywhere} and 'autovacuum_enabled=false' = any(reloptions)`,
        'alter table public.words set (autovacuum_enabled = false)',
      ],
      [
        'a view of the accounts in any schema (0002)',
        `select view.oid::regclass from pg_depend join pg_rewrite on pg_rewrite.oid = objid
         join pg_class as view on view.oid = ev_class where refobjid = 'auth.users'::regclass`,
        'create view private.fault with (security_invoker = true) as select id, email from auth.users',
        'create materialized view private.fault as select id from auth.users',
      ],
      [
        'a view in the API (0010)',
        `select relname from pg_class where relnamespace in ${ours} and relkind = 'v'`,
        'create view public.fault as select spanish_word from public.words',
      ],
      [
        'a materialised view in the API (0016)',
        `select relname from pg_class where relnamespace in ${ours} and relkind = 'm'`,
        'create materialized view public.fault as select spanish_word from public.words',
      ],
      [
        'a foreign table in the API (0017)',
        `select relname from pg_class where relnamespace in ${ours} and relkind = 'f'`,
        `create foreign data wrapper fault; create server fault foreign data wrapper fault;
         create foreign table public.fault (id int) server fault`,
      ],
      [
        'a function with more rights than its caller that a visitor may call (0028)',
        `select oid::regprocedure from pg_proc
         where prosecdef and pronamespace not in ('auth'::regnamespace, 'pg_catalog'::regnamespace)
           and has_function_privilege('anon', oid, 'execute')`,
        'grant execute on function private.export_account() to anon',
      ],
      [
        'a function with more rights than its caller, other than downloading or deleting an account, that a student may call (0029)',
        `select oid::regprocedure from pg_proc
         where prosecdef and pronamespace not in ('auth'::regnamespace, 'pg_catalog'::regnamespace)
           and has_function_privilege('authenticated', oid, 'execute')
           and oid not in ('private.export_account()'::regprocedure, 'private.delete_account()'::regprocedure)`,
        'grant execute on function private.signed_in_student() to authenticated',
      ],
      [
        'a policy that allows every write (0024)',
        // Without `with check`, `using` applies to writes too; without `using`, everything is allowed.
        `select policyname from pg_policies
         cross join unnest(array[case when cmd <> 'INSERT' then coalesce(qual, 'true') end, coalesce(with_check, qual, 'true')])
           as expression
         where cmd <> 'SELECT' and translate(expression, ' ()', '') in ('true', '1=1')`,
        'create policy fault on public.words for update to authenticated using (true)',
        'create policy fault on public.words for insert to authenticated with check (true)',
        'create policy fault on public.words for all to authenticated using (sort_order < 0) with check (1 = 1)',
        'create policy fault on public.words for insert to authenticated',
      ],
      [
        'a policy that allows a caller without an account (0030)',
        `select policyname from pg_policies where concat(qual, with_check) ~* 'is null|not \\(.*is not null'`,
        'create policy fault on public.words for update to authenticated using ((select auth.uid()) is null)',
        'create policy fault on public.words for delete to authenticated using (not (auth.uid() is not null) or sort_order < 0)',
      ],
      [
        'a foreign key to an account, or to rows of one, that doesn’t use its id (0021)',
        `select conname from pg_constraint join pg_index on indexrelid = conindid join pg_class on pg_class.oid = confrelid
         where contype = 'f' and relnamespace = 'auth'::regnamespace and not indisprimary`,
        'create table public.fault (id int primary key, email text references auth.users (email))',
        'create table public.fault (id int primary key, token text references auth.refresh_tokens (token_hash))',
      ],
      [
        'a column of a type that a server upgrade can’t migrate (0018)',
        `select attname from pg_attribute join pg_class on pg_class.oid = attrelid
         where relnamespace in ${everywhere}
           and atttypid in ('regclass'::regtype, 'regproc'::regtype, 'regprocedure'::regtype, 'regoper'::regtype,
             'regoperator'::regtype, 'regconfig'::regtype, 'regdictionary'::regtype, 'regcollation'::regtype,
             'regnamespace'::regtype)`,
        'alter table public.words add column fault regproc',
        'alter table public.words add column fault regnamespace',
      ],
      [
        'an extension in the API (0014)',
        `select extname from pg_extension where extnamespace = 'public'::regnamespace`,
        'alter extension pgcrypto set schema public',
      ],
    ])('%s', async (_, search, ...faults) => {
      expect((await server.admin.query(search)).rows).toEqual([])
      for (const fault of faults)
        await server.withRollback(async (connection) => {
          await connection.exec(fault)
          expect((await connection.query(search)).rows, fault).not.toEqual([])
        })
    })
  })
}

/** SQL that drops everything that the migrations create. */
const dropOurs = `
  do $$ begin
    execute (
      select string_agg('drop ' || ours || ' cascade;', '') from (
        select 'table if exists ' || oid::regclass from pg_class
          where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
        union all select 'function if exists ' || oid::regprocedure from pg_proc
          where pronamespace = 'public'::regnamespace
        union all select 'type if exists ' || oid::regtype from pg_type
          where typnamespace = 'public'::regnamespace and typtype in ('e', 'd')
      ) as made (ours)
    );
  end $$;
  drop schema private cascade;
`

/** Recreates the schema as on a hosted project, where the owner can read the accounts but isn’t a superuser. */
async function migrateAsOwner(connection: SqlConnection): Promise<void> {
  await connection.exec(`
    ${dropOurs}
    create role project_owner bypassrls;
    grant usage, create on schema public to project_owner;
    grant usage on schema auth to project_owner;
    grant all on all tables in schema auth to project_owner;
    do $$ begin execute format('grant create on database %I to project_owner', current_database()); end $$;
    set local role project_owner;
  `)
  await applyMigrations(connection)
  await connection.exec('reset role')
}

async function applyMigrations(connection: SqlConnection): Promise<void> {
  for (const { sql } of listMigrations()) await connection.exec(sql)
}

/** The permissions of PUBLIC and the API’s roles in our schemas and in `auth`. */
async function grantsIn(connection: SqlConnection): Promise<string[]> {
  const { rows } = await connection.query<{ may: string }>(`
    with entries as (
      select oid::regclass::text as object, relacl as acl, relnamespace as schema, relowner as owner, 'r' as kind
        from pg_class where relkind in ('r', 'v', 'm', 'S')
      union all
      select oid::regprocedure::text, proacl, pronamespace, proowner, 'f' from pg_proc where prorettype <> 'trigger'::regtype
      union all
      select attrelid::regclass || '.' || attname, attacl, relnamespace, relowner, 'c'
        from pg_attribute join pg_class on pg_class.oid = attrelid where attacl is not null
    )
    select coalesce(rolname, 'PUBLIC') || ': ' || privilege_type || ' on ' ||
      case when object like '%.%' then object else 'public.' || object end as may
    from entries
    cross join aclexplode(coalesce(acl, case when kind <> 'c' then acldefault(kind::"char", owner) end)) as grant_
    left join pg_roles on pg_roles.oid = grantee
    where schema in ('public'::regnamespace, 'private'::regnamespace, 'auth'::regnamespace)
      and (grantee = 0 or rolname in ('anon', 'authenticated', 'service_role', 'authenticator'))
      and object !~ '^auth\\.(uid|role|jwt)\\(\\)$'
    order by 1
  `)
  return rows.map(({ may }) => may)
}
