-- A list of thousands of new rows used to be written in full before the limit of 200 rejected it, and everybody else
-- had to wait. The trigger now rejects such a list at the first row over the limit, because a row trigger sees the
-- earlier rows of its own statement. A row whose key already exists will become an update, so it is allowed.
create or replace function private.limit_user_progress() returns trigger
language plpgsql set search_path = '' as $$
begin
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

drop trigger limit_user_progress on public.user_progress;
create trigger limit_user_progress before insert on public.user_progress
  for each row execute function private.limit_user_progress();
