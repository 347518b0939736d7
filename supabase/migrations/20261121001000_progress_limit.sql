-- A list of thousands of new rows was written whole before the limit of 200 refused it, and everybody else waited for
-- that. The limit now stops such a list at the row that is too many. A row trigger sees the rows of its own statement
-- that came before; a row whose key exists already will be an update, and passes.
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
