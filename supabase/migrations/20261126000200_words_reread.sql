-- Corrections from a second reading. An American form is given only if the word is not also used in Spain, and each
-- example uses the word with the meaning and part of speech listed beside it. *Coger* is vulgar in much of Latin
-- America, so two examples avoid it.

update public.words set american_form = null where spanish_word = 'el paro';
update public.words set american_form = null where spanish_word = 'añorar';
update public.words set american_form = null where spanish_word = 'el atasco';
update public.words set example_spanish = 'Este ejercicio es demasiado difícil para mí.', example_english = 'This exercise is too difficult for me.' where spanish_word = 'demasiado';
update public.words set example_spanish = 'No sé la razón de su enfado.', example_english = 'I don’t know the reason for his anger.' where spanish_word = 'la razón';
update public.words set example_spanish = 'Tomamos el metro para evitar el tráfico.', example_english = 'We took the underground to avoid the traffic.' where spanish_word = 'evitar';
update public.words set example_spanish = 'Me llevé un folleto de la oficina de turismo.', example_english = 'I took a leaflet from the tourist office.' where spanish_word = 'el folleto';
