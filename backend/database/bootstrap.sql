-- What a hosted Supabase project already contains before our first migration runs: the API roles, the schemas
-- `extensions` and `auth`, and the tables of accounts and sessions. Used only by the embedded backend and the database
-- tests; the hosted project and the official CLI have their own.
--
-- Idempotent: it may run again on a database that already has it. (Roles belong to the whole PostgreSQL cluster, so a
-- second database in the cluster finds them in place.) It runs as a superuser on PGlite (PostgreSQL 18) and on
-- PostgreSQL 17. Columns have the same names as in the hosted auth service, and columns that we do not use are left
-- out.

do $$
declare
  wanted record;
begin
  for wanted in
    select * from (values
      ('anon', 'nologin noinherit'),
      ('authenticated', 'nologin noinherit'),
      ('service_role', 'nologin noinherit bypassrls'),
      ('supabase_auth_admin', 'nologin noinherit'),
      -- The embedded database accepts no socket connections, so not even the connecting role needs to log in.
      ('authenticator', 'nologin noinherit')
    ) as roles (name, options)
  loop
    if not exists (select from pg_catalog.pg_roles where rolname = wanted.name) then
      execute format('create role %I %s', wanted.name, wanted.options);
    end if;
  end loop;
end $$;

grant anon, authenticated, service_role to authenticator;

create schema if not exists extensions;
create extension if not exists pgcrypto with schema extensions;
grant usage on schema extensions to anon, authenticated, service_role, supabase_auth_admin;

revoke create on schema public from public;
grant usage on schema public to anon, authenticated, service_role;

create schema if not exists auth;
alter schema auth owner to supabase_auth_admin;
grant usage on schema auth to anon, authenticated, service_role;

create table if not exists auth.users (
  instance_id uuid,
  id uuid primary key,
  aud text not null default 'authenticated',
  role text not null default 'authenticated',
  email text not null unique check (email = lower(email)),
  encrypted_password text,
  email_confirmed_at timestamptz,
  confirmation_token text not null default '',
  confirmation_sent_at timestamptz,
  recovery_token text not null default '',
  recovery_sent_at timestamptz,
  email_change text not null default '',
  email_change_token_new text not null default '',
  email_change_token_current text not null default '',
  email_change_confirm_status smallint not null default 0,
  email_change_sent_at timestamptz,
  last_sign_in_at timestamptz,
  raw_app_meta_data jsonb not null default '{"provider": "email", "providers": ["email"]}',
  raw_user_meta_data jsonb not null default '{}',
  banned_until timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- For data directories created before an account could change its address.
alter table auth.users
  add column if not exists email_change_token_current text not null default '',
  add column if not exists email_change_confirm_status smallint not null default 0,
  add column if not exists email_change_sent_at timestamptz;
comment on table auth.users is 'Accounts. No API role may read it.';
comment on column auth.users.encrypted_password is 'bcrypt; null: no password sign-in.';
comment on column auth.users.confirmation_token is 'Hash that the mailed link carries; empty: none outstanding.';
comment on column auth.users.recovery_token is 'Hash that the mailed link carries; empty: none outstanding.';
comment on column auth.users.email_change is 'The address that the account is to have; empty: no change is under way.';
comment on column auth.users.email_change_confirm_status is '1: one of the two addresses has agreed, 0: none has.';

-- A mailed link is looked up by its token alone, so an outstanding token must be unique.
create unique index if not exists users_confirmation_token_key
  on auth.users (confirmation_token) where confirmation_token <> '';
create unique index if not exists users_recovery_token_key
  on auth.users (recovery_token) where recovery_token <> '';
create unique index if not exists users_email_change_token_current_key
  on auth.users (email_change_token_current) where email_change_token_current <> '';
create unique index if not exists users_email_change_token_new_key
  on auth.users (email_change_token_new) where email_change_token_new <> '';

create table if not exists auth.identities (
  id uuid primary key default gen_random_uuid(),
  provider_id text not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  identity_data jsonb not null,
  provider text not null,
  email text generated always as (lower(identity_data ->> 'email')) stored,
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint identities_provider_id_provider_unique unique (provider_id, provider)
);
create index if not exists identities_user_id_idx on auth.identities (user_id);
comment on table auth.identities is 'How an account signs in; for an email account one row, provider_id = user id.';

create table if not exists auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  authentication_method text not null default 'password' check (authentication_method in ('password', 'otp')),
  not_after timestamptz,
  refreshed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index if not exists sessions_user_id_idx on auth.sessions (user_id);
comment on table auth.sessions is 'One signed-in browser. Deleting the row ends it and its refresh tokens.';
comment on column auth.sessions.authentication_method is 'The `amr` method of its access tokens; created_at is its time.';

create table if not exists auth.refresh_tokens (
  id bigint generated always as identity primary key,
  token_hash text not null unique,
  session_id uuid not null references auth.sessions (id) on delete cascade,
  parent text,
  revoked boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index if not exists refresh_tokens_session_id_idx on auth.refresh_tokens (session_id);
comment on column auth.refresh_tokens.token_hash is 'SHA-256 of the token; the token itself is never stored.';
comment on column auth.refresh_tokens.parent is 'token_hash of the token that this one replaced; null: the first of its session.';
comment on column auth.refresh_tokens.updated_at is 'When it was revoked, once it is: the reuse interval counts from here.';

create table if not exists auth.flow_state (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete cascade,
  auth_code text not null unique,
  code_challenge text not null,
  code_challenge_method text not null check (code_challenge_method in ('s256', 'plain')),
  authentication_method text not null,
  auth_code_issued_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index if not exists flow_state_user_id_idx on auth.flow_state (user_id);
comment on table auth.flow_state is 'PKCE: a challenge made when a mail was asked for, waiting for its code to be exchanged once.';
comment on column auth.flow_state.authentication_method is 'What the flow is for: email/signup, recovery or email_change.';

create table if not exists auth.outbox (
  id bigint generated always as identity primary key,
  user_id uuid references auth.users (id) on delete cascade,
  to_address text not null,
  subject text not null,
  kind text not null,
  link text not null,
  code text,
  html text not null default '',
  created_at timestamptz not null default now()
);
-- For data directories created before emails had an HTML version.
alter table auth.outbox add column if not exists html text not null default '';
create index if not exists outbox_user_id_idx on auth.outbox (user_id);
comment on table auth.outbox is 'The local mail tray: what a mail server would have sent. No hosted counterpart.';
comment on column auth.outbox.kind is 'The verification type of the link: signup, recovery or email_change.';
comment on column auth.outbox.code is 'The digits that may be typed instead of opening the link.';

do $$
declare
  table_name text;
begin
  foreach table_name in array array['users', 'identities', 'sessions', 'refresh_tokens', 'flow_state', 'outbox'] loop
    execute format('alter table auth.%I owner to supabase_auth_admin', table_name);
    -- There are no policies, so only the owner (the auth service) and superusers have access, whatever is
    -- granted by mistake.
    execute format('alter table auth.%I enable row level security', table_name);
    execute format('revoke all on table auth.%I from public, anon, authenticated, service_role', table_name);
  end loop;
end $$;

-- The caller, from the claims that the gateway has verified and set for the transaction. The settings
-- request.jwt.claim.* are an older form that the hosted functions still read.
create or replace function auth.jwt() returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')
  )::jsonb
$$;

create or replace function auth.uid() returns uuid
language sql stable set search_path = '' as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.sub', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub'
  )::uuid
$$;

create or replace function auth.role() returns text
language sql stable set search_path = '' as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.role', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role'
  )
$$;

alter function auth.jwt() owner to supabase_auth_admin;
alter function auth.uid() owner to supabase_auth_admin;
alter function auth.role() owner to supabase_auth_admin;
grant execute on function auth.jwt(), auth.uid(), auth.role() to anon, authenticated, service_role;
