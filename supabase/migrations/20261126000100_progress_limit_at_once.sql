-- Two lists of new rows that were sent at the same time could together exceed the limit of 200, because neither
-- transaction saw the other's rows. The second now waits until the first has finished. In the embedded database, which
-- has only one connection, it always did.
create or replace function private.limit_user_progress() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(new.user_id::text, 0));
  if (
    select count(*) from (
      select from public.user_progress as progress where progress.user_id = new.user_id limit 200
    ) as present
  ) = 200 and not exists (
    select from public.user_progress as progress
    where (progress.user_id, progress.topic_id, progress.topic_type) = (new.user_id, new.topic_id, new.topic_type)
  ) then
    raise exception 'a student can have at most 200 progress rows' using errcode = 'check_violation';
  end if;
  return new;
end $$;
