-- Words that were read again: words of America are named only where Spain does not say them as well, and each example shows
-- the meaning and the part of speech that stand beside it. *Coger* is coarse in much of America: two examples do without.

update public.words set american_form = null where spanish_word = 'el paro';
update public.words set american_form = null where spanish_word = 'añorar';
update public.words set american_form = null where spanish_word = 'el atasco';
update public.words set example_spanish = 'Este ejercicio es demasiado difícil para mí.', example_english = 'This exercise is too difficult for me.' where spanish_word = 'demasiado';
update public.words set example_spanish = 'No sé la razón de su enfado.', example_english = 'I don’t know the reason for his anger.' where spanish_word = 'la razón';
update public.words set example_spanish = 'Tomamos el metro para evitar el tráfico.', example_english = 'We took the underground to avoid the traffic.' where spanish_word = 'evitar';
update public.words set example_spanish = 'Me llevé un folleto de la oficina de turismo.', example_english = 'I took a leaflet from the tourist office.' where spanish_word = 'el folleto';
