-- Corrections to the English of examples in the word list: each says what people in Britain would say, and means
-- what the Spanish means. The Spanish is unchanged.

update public.words set example_english = 'In my area there used to be a bookshop with a cat.' where spanish_word = 'la librería';
update public.words set example_english = 'On Friday I’m going to meet up with my friends from the neighbourhood.' where spanish_word = 'quedar';
update public.words set example_english = 'The hairdresser only trimmed the ends.' where spanish_word = 'el peluquero';
update public.words set example_english = 'The head teacher praised the class for its behaviour.' where spanish_word = 'el comportamiento';
update public.words set example_english = 'We’ve written the script for a short film together.' where spanish_word = 'el guion';
update public.words set example_english = 'We asked at the town hall for permission to hold the party.' where spanish_word = 'el ayuntamiento';
update public.words set example_english = 'The corridor was so narrow that the bike wouldn’t fit.' where spanish_word = 'estrecho';
update public.words set example_english = 'We stood in front of that painting for half an hour.' where spanish_word = 'el cuadro';
update public.words set example_english = 'Nobody in my family smokes.' where spanish_word = 'fumar';
update public.words set example_english = 'I put the washing machine on the wrong setting and my jumper shrank.' where spanish_word = 'la lavadora';
update public.words set example_english = 'I used to browse the internet for hours without realising it.' where spanish_word = 'navegar';
update public.words set example_english = 'My mum is very busy all this week.' where spanish_word = 'ocupado';
update public.words set example_english = 'We got worried because you weren’t answering the phone.' where spanish_word = 'preocuparse';
update public.words set example_english = 'Do the zip up gently or it might break.' where spanish_word = 'la cremallera';
update public.words set example_english = 'They serve lentils in the school canteen on Mondays.' where spanish_word = 'el comedor';
