-- Five examples used forms of *vosotros*. These words are shown even to students who hide *vosotros*, so their examples
-- no longer use it.

update public.words set example_spanish = 'Tengo una buena noticia para ti.', example_english = 'I’ve got a piece of good news for you.' where spanish_word = 'la noticia';
update public.words set example_spanish = 'Hay que tirar los envases de plástico al contenedor amarillo.', example_english = 'Plastic packaging must be thrown into the yellow bin.' where spanish_word = 'el envase';
update public.words set example_spanish = 'Cuenta hasta diez en cuanto veas el relámpago.' where spanish_word = 'el relámpago';
update public.words set example_spanish = 'No te bañes si no hay socorrista.' where spanish_word = 'el socorrista';
update public.words set example_spanish = 'Sin la solidaridad de los vecinos no habríamos reconstruido la escuela.', example_english = 'Without our neighbours’ solidarity we wouldn’t have rebuilt the school.' where spanish_word = 'la solidaridad';
