-- What a signed-in student has completed and how they rated it.
--
-- Every privilege is granted explicitly, and nothing is left to the defaults: new hosted projects grant none, older
-- ones grant all of them, and both must end up with the same privileges.

create schema private;
comment on schema private is 'Trigger functions. Not exposed by the API, and no API role may use it.';

create table public.user_progress (
  user_id uuid not null references auth.users (id) on delete cascade,
  topic_id text not null,
  topic_type text not null,
  completed boolean not null default false,
  rating smallint,
  completed_at timestamptz,
  updated_at timestamptz not null default now(),
  -- Also the index that the foreign key and every read need: user_id comes first.
  constraint user_progress_pkey primary key (user_id, topic_id, topic_type),
  constraint user_progress_topic_id_check check (topic_id ~ '^[A-Za-z0-9][A-Za-z0-9-]{0,63}$'),
  constraint user_progress_topic_type_check check (topic_type in ('grammar', 'tense')),
  constraint user_progress_rating_check check (rating between 1 and 5),
  constraint user_progress_completed_at_check check (completed = (completed_at is not null))
);

comment on table public.user_progress is 'One row for each topic that a student has completed. Completion is never reverted.';
comment on column public.user_progress.user_id is 'The student; deleting the account deletes the rows.';
comment on column public.user_progress.topic_id is 'The topic''s id in the roadmap, such as ser-estar or indefenido.';
comment on column public.user_progress.topic_type is 'grammar or tense: what kind of page the topic has.';
comment on column public.user_progress.completed is 'Once true, stays true.';
comment on column public.user_progress.rating is '1 to 5 stars; null until the student has rated. A later null does not erase it.';
comment on column public.user_progress.completed_at is 'When it was first completed, by the server''s clock; null while it is not.';
comment on column public.user_progress.updated_at is 'The last write, by the server''s clock; never goes back.';

-- Students may write their own rows but may not rewrite history: the trigger replaces both timestamps that a client
-- sends, and ignores a "not completed" from a stale tab instead of rejecting the request, so that retries are harmless.
-- Column grants cannot do this: the API's upsert sets every column in the request, including the key.
create function private.guard_user_progress() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    new.completed_at := case when new.completed then now() end;
    new.updated_at := now();
    return new;
  end if;

  if (new.user_id, new.topic_id, new.topic_type) is distinct from (old.user_id, old.topic_id, old.topic_type) then
    raise exception 'a progress row cannot move to another student or topic' using errcode = 'check_violation';
  end if;
  new.completed := old.completed or new.completed;
  -- The page has no way to withdraw a rating, so a null is a client that does not know it, not a wish.
  new.rating := coalesce(new.rating, old.rating);
  new.completed_at := coalesce(old.completed_at, case when new.completed then now() end);
  -- now() is the start of the transaction, and of two that overlap the older may write last.
  new.updated_at := greatest(now(), old.updated_at);
  return new;
end $$;
comment on function private.guard_user_progress() is 'Completion one way, ratings kept, times from the server, keys fixed.';
revoke all on function private.guard_user_progress() from public;

create trigger guard_user_progress before insert or update on public.user_progress
  for each row execute function private.guard_user_progress();

-- The site has 23 lessons. The limit stops an account from filling the database with invented topics; a table of topics
-- would be stricter, but would duplicate a list that the site already has. The check runs after the insert, because an
-- upsert of an existing topic must still succeed at the limit.
create function private.limit_user_progress() returns trigger
language plpgsql set search_path = '' as $$
begin
  if exists (
    select from public.user_progress as progress
    where progress.user_id in (select user_id from added)
    group by progress.user_id
    having count(*) > 200
  ) then
    raise exception 'a student can have at most 200 progress rows' using errcode = 'check_violation';
  end if;
  return null;
end $$;
comment on function private.limit_user_progress() is 'At most 200 rows for one student.';
revoke all on function private.limit_user_progress() from public;

create trigger limit_user_progress after insert on public.user_progress
  referencing new table as added
  for each statement execute function private.limit_user_progress();

-- Students may neither delete nor truncate. The subquery makes auth.uid() run once per query, not once per row.
revoke all on table public.user_progress from public, anon, authenticated, service_role;
grant select, insert, update on table public.user_progress to authenticated;
grant select, insert, update, delete on table public.user_progress to service_role;

alter table public.user_progress enable row level security;
create policy "Students read their own progress" on public.user_progress
  for select to authenticated
  using ((select auth.uid()) = user_id);
create policy "Students add their own progress" on public.user_progress
  for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy "Students update their own progress" on public.user_progress
  for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);
