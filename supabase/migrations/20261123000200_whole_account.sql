-- The exported file contained less than the privacy page says is stored, and deleting an account left behind its
-- entries in the hosted service's log of sign-ins.

create or replace function private.export_account()
returns table (account jsonb, sessions jsonb, progress jsonb)
language plpgsql stable security definer set search_path = '' as $$
declare
  student uuid := private.signed_in_student();
  mails jsonb;
  log_entries jsonb;
begin
  -- Only the embedded backend has a tray. What the link in a mail carries is secret, and so is the mail that holds it.
  if has_table_privilege(to_regclass('auth.outbox'), 'select') then
    select jsonb_agg(to_jsonb(mail) - array['user_id', 'link', 'code', 'html'] order by mail.id)
      into mails from auth.outbox as mail where mail.user_id = student;
  end if;
  -- Only the hosted service keeps a log.
  if has_table_privilege(to_regclass('auth.audit_log_entries'), 'select') then
    select jsonb_agg(to_jsonb(entry) - 'instance_id' order by entry.created_at)
      into log_entries from auth.audit_log_entries as entry where entry.payload ->> 'actor_id' = student::text;
  end if;
  return query select
    (
      select jsonb_strip_nulls(jsonb_build_object(
        'id', owner.id,
        'aud', owner.aud,
        'role', owner.role,
        'email', owner.email,
        'new_email', nullif(owner.email_change, ''),
        'metadata', owner.raw_user_meta_data,
        'app_metadata', owner.raw_app_meta_data,
        'banned_until', owner.banned_until,
        'created_at', owner.created_at,
        'updated_at', owner.updated_at,
        'email_confirmed_at', owner.email_confirmed_at,
        'confirmation_sent_at', owner.confirmation_sent_at,
        'recovery_sent_at', owner.recovery_sent_at,
        'email_change_sent_at', owner.email_change_sent_at,
        'last_sign_in_at', owner.last_sign_in_at,
        'identities', (
          select jsonb_agg(to_jsonb(identity) - 'user_id' order by identity.created_at)
          from auth.identities as identity where identity.user_id = student
        ),
        'mails', mails,
        'log', log_entries
      ))
      from auth.users as owner where owner.id = student
    ),
    (
      -- Columns that only one of the two has are taken where they are. The hosted service keeps a secret among them.
      select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
        'id', session.id,
        'began_at', session.created_at,
        'changed_at', session.updated_at,
        'renewed_at', session.refreshed_at,
        'renewals', (
          select jsonb_agg(token.created_at order by token.created_at)
          from auth.refresh_tokens as token where token.session_id = session.id
        ),
        'ends_at', session.not_after,
        'began_by', to_jsonb(session) -> 'authentication_method',
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

create or replace function private.delete_account() returns table (deleted uuid)
language plpgsql security definer set search_path = '' as $$
declare
  student uuid := private.signed_in_student();
begin
  -- The hosted service ties neither of these to an account by a key.
  delete from auth.flow_state where user_id = student;
  if has_table_privilege(to_regclass('auth.audit_log_entries'), 'delete') then
    delete from auth.audit_log_entries as entry where entry.payload ->> 'actor_id' = student::text;
  end if;
  -- Progress, sessions, refresh tokens and identities go with it, by their keys.
  return query delete from auth.users where id = student returning id;
end $$;
