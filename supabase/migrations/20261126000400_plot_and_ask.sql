-- “Argument” alone can be read as a quarrel.
update public.words set english_translation = 'plot, argument (a reason)' where spanish_word = 'el argumento';
-- *Preguntar* takes *le* with a person.
update public.words set example_spanish = 'Cuando no entiendo algo, le pregunto al profesor.' where spanish_word = 'preguntar';
