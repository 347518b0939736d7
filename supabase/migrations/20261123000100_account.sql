-- What a student can do with their account: export everything that is stored about it, and delete it.
--
-- Accounts and sessions belong to the auth service, and no API role may read them. So the functions that access them
-- are `security definer`, in a schema that the API does not expose. None of them takes an argument: they identify the
-- student only by the verified token, so nobody can export or delete somebody else's account.

grant usage on schema private to authenticated;
comment on schema private is
  'Not exposed by the API. What the triggers and the functions of public do with more rights than the caller has.';

-- A token is valid for up to an hour after its session has ended. That is acceptable for reading progress, but too long
-- for exporting or deleting the account.
create function private.signed_in_student() returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  student uuid := auth.uid();
begin
  if not exists (
    select from auth.sessions as session
    where session.user_id = student and session.id::text = auth.jwt() ->> 'session_id'
  ) then
    raise exception 'this session has ended' using errcode = 'insufficient_privilege';
  end if;
  return student;
end $$;
comment on function private.signed_in_student() is 'The caller, whose session has to be going on still.';
revoke all on function private.signed_in_student() from public;

-- Columns that only the hosted service has (a session's network address and browser) are exported where they exist.
create function private.export_account()
returns table (account jsonb, sessions jsonb, progress jsonb)
language plpgsql stable security definer set search_path = '' as $$
declare
  student uuid := private.signed_in_student();
begin
  return query select
    (
      select jsonb_strip_nulls(jsonb_build_object(
        'id', owner.id,
        'email', owner.email,
        'new_email', nullif(owner.email_change, ''),
        'metadata', owner.raw_user_meta_data,
        'created_at', owner.created_at,
        'updated_at', owner.updated_at,
        'email_confirmed_at', owner.email_confirmed_at,
        'confirmation_sent_at', owner.confirmation_sent_at,
        'recovery_sent_at', owner.recovery_sent_at,
        'email_change_sent_at', owner.email_change_sent_at,
        'last_sign_in_at', owner.last_sign_in_at
      ))
      from auth.users as owner where owner.id = student
    ),
    (
      select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
        'began_at', session.created_at,
        'renewed_at', session.refreshed_at,
        'network_address', to_jsonb(session) -> 'ip',
        'browser', to_jsonb(session) -> 'user_agent'
      )) order by session.created_at), '[]')
      from auth.sessions as session where session.user_id = student
    ),
    (
      select coalesce(jsonb_agg(to_jsonb(topic) - 'user_id' order by topic.topic_type, topic.topic_id), '[]')
      from public.user_progress as topic where topic.user_id = student
    );
end $$;
comment on function private.export_account() is 'Everything that the database holds about the caller; no secret.';
revoke all on function private.export_account() from public;
grant execute on function private.export_account() to authenticated;

create function private.delete_account() returns table (deleted uuid)
language plpgsql security definer set search_path = '' as $$
declare
  student uuid := private.signed_in_student();
begin
  -- The hosted service ties these to an account by no key.
  delete from auth.flow_state where user_id = student;
  -- Progress, sessions, refresh tokens and identities go with it, by their keys.
  return query delete from auth.users where id = student returning id;
end $$;
comment on function private.delete_account() is 'Ends the caller''s account: rows, sessions and user, at once.';
revoke all on function private.delete_account() from public;
grant execute on function private.delete_account() to authenticated;

create function public.export_account()
returns table (account jsonb, sessions jsonb, progress jsonb)
language sql stable security invoker set search_path = '' as $$
  select * from private.export_account()
$$;
comment on function public.export_account() is 'Everything that is kept about the signed-in student.';
revoke all on function public.export_account() from public, anon, authenticated, service_role;
grant execute on function public.export_account() to authenticated;

create function public.delete_account() returns table (deleted uuid)
language sql volatile security invoker set search_path = '' as $$
  select * from private.delete_account()
$$;
comment on function public.delete_account() is 'Deletes the signed-in student''s account and all that belongs to it.';
revoke all on function public.delete_account() from public, anon, authenticated, service_role;
grant execute on function public.delete_account() to authenticated;
