-- Two example accounts for development. The embedded backend and `supabase db reset` both create them. Never add them
-- to a hosted project (`supabase db push --include-seed`), because anybody can read their password here.
--
-- ana@example.com   aprender-espanol   Ana García, has completed three topics
-- ben@example.com   aprender-espanol   Ben Carter, no progress
--
-- Idempotent. The words of the day are in a migration, so hosted projects have them too.

-- The auth service cannot read null in the four token columns, so they are empty strings.
insert into auth.users (
  instance_id, id, aud, role, email, encrypted_password, email_confirmed_at,
  confirmation_token, recovery_token, email_change, email_change_token_new,
  raw_app_meta_data, raw_user_meta_data, created_at, updated_at
)
select
  '00000000-0000-0000-0000-000000000000', student.id, 'authenticated', 'authenticated', student.email,
  extensions.crypt('aprender-espanol', extensions.gen_salt('bf', 10)), now(),
  '', '', '', '',
  '{"provider": "email", "providers": ["email"]}',
  jsonb_build_object(
    'sub', student.id, 'email', student.email, 'full_name', student.full_name,
    'email_verified', true, 'phone_verified', false
  ),
  now(), now()
from (values
  ('a0000000-0000-4000-8000-000000000001'::uuid, 'ana@example.com', 'Ana García'),
  ('b0000000-0000-4000-8000-000000000002'::uuid, 'ben@example.com', 'Ben Carter')
) as student (id, email, full_name)
on conflict do nothing;

insert into auth.identities (
  id, provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at
)
select gen_random_uuid(), id::text, id, raw_user_meta_data, 'email', null, now(), now()
from auth.users
where email in ('ana@example.com', 'ben@example.com')
on conflict (provider_id, provider) do nothing;

insert into public.user_progress (user_id, topic_id, topic_type, completed, rating)
select users.id, done.topic_id, done.topic_type, true, done.rating
from auth.users as users
cross join (values
  ('days-of-week', 'grammar', 5),
  ('numbers-spanish', 'grammar', 4),
  ('present', 'tense', 3)
) as done (topic_id, topic_type, rating)
where users.email = 'ana@example.com'
on conflict do nothing;
