-- The words of the day, and the function that says which one is today's.

create table public.words (
  sort_order integer not null,
  spanish_word text not null,
  english_translation text not null,
  difficulty_level text not null,
  category text,
  pronunciation text,
  part_of_speech text not null,
  example_spanish text,
  example_english text,
  etymology text,
  related_noun text,
  related_verb text,
  related_adjective text,
  constraint words_pkey primary key (sort_order),
  constraint words_spanish_word_key unique (spanish_word),
  constraint words_sort_order_check check (sort_order >= 0),
  constraint words_spanish_word_check check (char_length(spanish_word) between 1 and 80),
  constraint words_english_translation_check check (char_length(english_translation) between 1 and 200),
  constraint words_difficulty_level_check check (difficulty_level in ('Beginner', 'Intermediate', 'Advanced')),
  constraint words_example_pair_check check ((example_spanish is null) = (example_english is null))
);

comment on table public.words is 'The words of the day, in the order in which they are shown. Everybody may read them.';
comment on column public.words.sort_order is 'Place in the cycle. New words go to the end; gaps do no harm.';
comment on column public.words.spanish_word is 'With its article where the word is a noun.';
comment on column public.words.english_translation is 'Also shown as the definition.';
comment on column public.words.difficulty_level is 'Beginner, Intermediate or Advanced.';
comment on column public.words.category is 'The theme that it belongs to; null: none.';
comment on column public.words.pronunciation is 'For English readers, stress in capitals; null: none.';
comment on column public.words.part_of_speech is 'noun, verb, adjective, ...';
comment on column public.words.example_spanish is 'A sentence; comes with example_english or not at all.';
comment on column public.words.example_english is 'Its translation.';
comment on column public.words.etymology is 'Where the word comes from; null: not certain enough to say.';
comment on column public.words.related_noun is 'A noun of the same family; null: none.';
comment on column public.words.related_verb is 'A verb of the same family; null: none.';
comment on column public.words.related_adjective is 'An adjective of the same family; null: none.';

revoke all on table public.words from public, anon, authenticated, service_role;
grant select on table public.words to anon, authenticated;
grant select, insert, update, delete on table public.words to service_role;

alter table public.words enable row level security;
create policy "Everybody reads the words" on public.words
  for select to anon, authenticated
  using (true);

-- One word a day, the same for everybody: the date is in UTC, whatever time zone the caller requests. The list is shown
-- in order from the first day and starts again when it ends, so a list of at least a year repeats nothing within a
-- year, and appending words during the first round does not change the word of any past day. (abs: if the clock is set
-- to a date before the first day, there is still a word.) The function returns rows of the table instead of declaring
-- its own columns, because otherwise the generated types would not say which columns may be null.
create function public.get_todays_word() returns setof public.words
language sql stable security invoker set search_path = '' as $$
  select word.*
  from public.words as word
  order by word.sort_order
  offset (
    select mod(abs((now() at time zone 'UTC')::date - date '2026-11-21'), nullif(count(*), 0))
    from public.words
  )
  limit 1
$$;
comment on function public.get_todays_word() is 'The word of the day in UTC: one row, or none while there are no words.';
revoke all on function public.get_todays_word() from public, anon, authenticated, service_role;
grant execute on function public.get_todays_word() to anon, authenticated, service_role;
