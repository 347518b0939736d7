-- What a card shows besides the word itself: the meanings of related words, the feminine form and the Latin American
-- form.
--
-- The next migration contains the list. It replaces 20261121000300, which was never run on a hosted project. A
-- development database that has run that one keeps its students and gets the new list.
delete from public.words;

alter table public.words
  add column feminine_form text,
  add column american_form text,
  add column related_noun_english text,
  add column related_verb_english text,
  add column related_adjective_english text,
  add constraint words_related_noun_check check ((related_noun is null) = (related_noun_english is null)),
  add constraint words_related_verb_check check ((related_verb is null) = (related_verb_english is null)),
  add constraint words_related_adjective_check
    check ((related_adjective is null) = (related_adjective_english is null));

comment on column public.words.feminine_form is 'What a woman or a girl is called, with its article; two forms have a comma between them; null: the same word, or no person.';
comment on column public.words.american_form is 'What much of Latin America says instead; two words have a comma between them; null: the same, or too many to name.';
comment on column public.words.related_noun_english is 'What related_noun means.';
comment on column public.words.related_verb_english is 'What related_verb means.';
comment on column public.words.related_adjective_english is 'What related_adjective means.';
