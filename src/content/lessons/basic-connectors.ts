import type { AuthoredLesson } from '../types'

export default {
  subtitle: 'Los conectores básicos',
  blurb:
    'Turn short sentences into a text: join them, give reasons, put events in order, say how often and how much, and use negatives.',
  rule: 'A connector tells the reader what comes next: a reason (*porque*), a contrast (*pero*), the next event (*después*). After a preposition (*para, sin, antes de*: to, without, before), use the **infinitive**. Put *no* before the verb if *nada*, *nadie* or *nunca* comes after it.',
  needs: {
    igcse: {
      asks: 'produce',
      what: 'Linked sentences in Writing and Speaking: cause, time, contrast, an opinion with a reason, negatives, and a phrase to give an example or to sum up.',
    },
    abInitio: {
      asks: 'produce',
      what: 'The same connectors, in short connected texts: emails, blogs, messages.',
    },
    standard: {
      asks: 'produce',
      what: 'All of these without thinking, and also [essay connectors](complex-connectors).',
    },
    higher: {
      asks: 'produce',
      what: 'All of these without a slip (*sino*, *tampoco*, *ningún*); the marks for range come from [essay connectors](complex-connectors).',
    },
  },
  opening: 'lots-to-do',
  sections: [
    {
      id: 'coordinating',
      title: 'Coordinating: and, or, but (*y*, *o*, *pero*, *sino*)',
      core: true,
      syllabus: ['Conj'],
      blocks: [
        {
          kind: 'table',
          caption: 'Joining words',
          columns: [
            { header: 'Spanish', lang: 'es' },
            { header: 'English', lang: 'en', translation: true },
          ],
          rows: [
            ['y, e', 'and'],
            ['o, u', 'or'],
            ['ni … ni', 'neither … nor'],
            ['pero', 'but'],
            ['sino', 'but (not this but that)'],
            ['sino que', 'the same (before a verb)'],
            ['también', 'also, too'],
            ['tampoco', 'neither, not either'],
          ],
        },
        {
          kind: 'text',
          text: 'Before the sound “ee”, *y* becomes *e*: *francés e inglés* (French and English). Before “oh”, *o* becomes *u*: *siete u ocho* (seven or eight). “Not this **but** that” is *sino*.',
        },
        {
          kind: 'examples',
          rows: [{ es: 'No voy en tren, sino en autobús.', en: 'I’m not going by train but by bus.' }],
        },
      ],
    },
    {
      id: 'causal',
      title: 'Causal: because, that’s why (*porque*, *por eso*)',
      core: true,
      syllabus: ['Conj'],
      blocks: [
        {
          kind: 'table',
          caption: 'Giving reasons and results',
          columns: [
            { header: 'Spanish', lang: 'es' },
            { header: 'English', lang: 'en', translation: true },
          ],
          rows: [
            ['porque', 'because (+ sentence)'],
            ['como', 'as, since (comes first)'],
            ['ya que', 'since (+ sentence)'],
            ['por eso', 'that’s why, so'],
            ['a causa de', 'because of (+ noun)'],
            ['por', 'because of, for (+ noun)'],
          ],
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Perdí el autobús; por eso llegué tarde.', en: 'I missed the bus; that’s why I was late.' },
          ],
        },
      ],
    },
    {
      id: 'temporal',
      title: 'Temporal: first, then, before, after, since',
      core: true,
      syllabus: ['Conj', 'V14', 'Adv1'],
      blocks: [
        {
          kind: 'table',
          caption: 'Events in order',
          columns: [
            { header: 'Spanish', lang: 'es' },
            { header: 'English', lang: 'en', translation: true },
          ],
          rows: [
            ['primero', 'first'],
            ['después', 'afterwards, then'],
            ['luego', 'then, later'],
            ['entonces', 'then; so'],
            ['al final', 'in the end'],
            ['cuando', 'when'],
            ['mientras', 'while'],
            ['antes de llegar', 'before arriving'],
            ['después de llegar', 'after arriving'],
            ['al llegar', 'on arriving'],
            ['desde', 'since, from'],
            ['hasta', 'until'],
            ['desde hace', 'for (up to now)'],
          ],
        },
        {
          kind: 'text',
          text: 'Use *antes de* and *después de* with a noun or an **infinitive** (the dictionary form: *entrar*, to go in). With *desde hace* (for, up to now), use the **present** for something still true, where English uses _have lived_.',
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Apaga el móvil antes de entrar.', en: 'Turn off your phone before going in.' },
            {
              es: '{Vivo:vivir} en Londres desde hace tres años.',
              en: 'I’ve lived in London for three years.',
              note: '*Vivo*, the **present**, for _I’ve lived_.',
            },
          ],
        },
      ],
    },
    {
      id: 'examples-and-summing-up',
      title: 'Giving an example, rephrasing, summing up: *por ejemplo*, *es decir*, *en resumen*',
      core: true,
      syllabus: ['Conj'],
      blocks: [
        {
          kind: 'table',
          caption: 'To guide the reader',
          columns: [
            { header: 'Spanish', lang: 'es' },
            { header: 'English', lang: 'en', translation: true },
          ],
          rows: [
            ['por ejemplo', 'for example'],
            ['es decir', 'that is, i.e.'],
            ['o sea', 'I mean (in speech)'],
            ['en otras palabras', 'in other words'],
            ['en cuanto a', 'as for, regarding'],
            ['por un lado', 'on the one hand'],
            ['por otro (lado)', 'on the other hand'],
            ['en resumen', 'in short'],
            ['en conclusión', 'in conclusion'],
            ['para terminar', 'finally'],
          ],
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Leo mucho; por ejemplo, cómics.', en: 'I read a lot – comics, for example.' },
            { es: 'En cuanto a mí, prefiero el tren.', en: 'As for me, I prefer the train.' },
            {
              es: 'Por un lado, el móvil es útil; por otro, distrae mucho.',
              en: 'On the one hand, a mobile is useful; on the other, it’s very distracting.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'You also earn marks for [opinions](#opinions), with *creo que* (I think), and for saying [how much](#quantifiers), with *muy* (very) and *mucho* (a lot).',
        },
      ],
    },
    {
      id: 'negatives',
      title: 'Negatives: *nada*, *nadie*, *nunca*, *ninguno*, *tampoco*',
      core: true,
      syllabus: ['Neg'],
      blocks: [
        {
          kind: 'text',
          text: 'If a negative word comes after the verb, put *no* **before** the verb: the two don’t cancel each other out. If the negative word comes before the verb, don’t use *no*.',
        },
        {
          kind: 'table',
          caption: 'From nothing to not yet',
          columns: [
            { header: 'Spanish', lang: 'es' },
            { header: 'English', lang: 'en', translation: true },
          ],
          rows: [
            ['nada', 'nothing, not anything'],
            ['nadie', 'nobody, not anybody'],
            ['nunca', 'never, not ever'],
            ['jamás', 'never (stronger)'],
            ['ningún, ninguna', 'no, not any'],
            ['ninguno', 'none'],
            ['tampoco', 'neither, not either'],
            ['ni … ni', 'neither … nor'],
            ['ni siquiera', 'not even'],
            ['ya no', 'not any more'],
            ['todavía no', 'not yet'],
          ],
        },
        {
          kind: 'examples',
          rows: [{ es: 'No viene nadie. Nadie viene.', en: 'Nobody is coming.' }],
        },
      ],
    },
    {
      id: 'mistakes',
      title: 'Mistakes that cost the most marks',
      core: true,
      blocks: [
        {
          kind: 'mistakes',
          rows: [
            {
              wrong: 'No salimos porque de la lluvia.',
              right: 'No salimos a causa de la lluvia.',
              en: 'We didn’t go out because of the rain.',
              why: 'Before a noun, use *a causa de* or *por*.',
            },
            {
              wrong: 'Después comer salimos.',
              right: 'Después de comer salimos.',
              en: 'After eating we went out.',
              why: 'Before an [infinitive](?infinitive) or a noun, use *después de*.',
            },
            {
              wrong: 'No tengo algo en la mochila.',
              right: 'No tengo nada en la mochila.',
              en: 'I don’t have anything in my rucksack.',
              why: 'In a negative sentence, use *nada*.',
            },
            {
              wrong: 'Tu casa es mucho bonita.',
              right: 'Tu casa es muy bonita.',
              en: 'Your house is very pretty.',
              why: 'Before an adjective, “very” is *muy*.',
            },
            {
              wrong: 'Yo también no voy.',
              right: 'Yo tampoco voy.',
              en: 'I’m not going either.',
              why: '*También* agrees with a “yes”, *tampoco* with a “no”.',
            },
          ],
        },
      ],
    },
    {
      id: 'opinions',
      title: 'Giving your opinion: *creo que*, *en mi opinión*, *lo bueno es que*',
      more: 'Ten ways to give an opinion, and the verb that follows.',
      blocks: [
        {
          kind: 'phrases',
          caption: 'Ten ways to give an opinion',
          rows: [
            { es: 'creo que', en: 'I think that' },
            { es: 'pienso que', en: 'I think that' },
            { es: 'me parece que', en: 'it seems to me that' },
            { es: 'en mi opinión', en: 'in my opinion' },
            { es: 'desde mi punto de vista', en: 'from my point of view' },
            { es: 'estoy a favor de', en: 'I’m in favour of' },
            { es: 'estoy en contra de', en: 'I’m against' },
            { es: 'estoy de acuerdo con', en: 'I agree with' },
            { es: 'lo bueno es que', en: 'the good thing is that' },
            { es: 'lo malo es que', en: 'the bad thing is that' },
          ],
        },
        {
          kind: 'text',
          text: 'Use an ordinary verb form after *creo que* and *pienso que* (*Creo que {es:ser} verdad*, I think it’s true). After *no creo que*, use the [subjunctive](?subjunctive) (*No creo que {sea:ser} verdad*, I don’t think it’s true).',
        },
      ],
    },
    {
      id: 'frequency',
      title: 'Frequency: how often (*siempre*, *a veces*, *casi nunca*)',
      more: 'Twelve phrases from always to never, and where they go.',
      syllabus: ['Adv1'],
      blocks: [
        {
          kind: 'table',
          caption: 'From always to never',
          columns: [
            { header: 'Spanish', lang: 'es' },
            { header: 'English', lang: 'en', translation: true },
          ],
          rows: [
            ['siempre', 'always'],
            ['casi siempre', 'almost always'],
            ['todos los días', 'every day'],
            ['normalmente', 'normally, usually'],
            ['a menudo', 'often'],
            ['cada semana', 'every week'],
            ['a veces', 'sometimes'],
            ['de vez en cuando', 'from time to time'],
            ['una vez al mes', 'once a month'],
            ['rara vez', 'rarely'],
            ['casi nunca', 'hardly ever'],
            ['nunca', 'never'],
          ],
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Siempre voy al instituto en bici.', en: 'I always go to school by bike.' },
            {
              es: 'A veces comemos en casa de mi abuela.',
              en: 'We sometimes have lunch at my grandmother’s.',
            },
            { es: 'Mi hermano casi nunca ordena su cuarto.', en: 'My brother hardly ever tidies his room.' },
            { es: 'Entreno tres veces por semana.', en: 'I train three times a week.' },
            {
              es: 'De vez en cuando ayudo en la tienda de mi tío.',
              en: 'From time to time I help out in my uncle’s shop.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Long phrases go at the beginning or the end of the sentence. Short ones go before or after the verb, but never between *he, has, ha…* and the [participle](?participle): *Siempre {he vivido:vivir} aquí* (I’ve always lived here). Don’t use *no* with *nunca* or *casi nunca* before the verb.',
        },
      ],
    },
    {
      id: 'condition',
      title: 'Condition: if (*si*)',
      more: 'Which tense follows *si*; *si* and *sí*.',
      syllabus: ['Conj'],
      blocks: [
        {
          kind: 'text',
          text: 'Use *si* + **present**, then the present, the future or a command. Never use a future directly after *si* when it means “if”. *Si* (if) has no accent, but *sí* (yes) has one.',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Si {hace:hacer} buen tiempo, {comemos:comer} en el jardín.',
              en: 'If the weather is good, we eat in the garden.',
            },
            {
              es: 'Si {apruebo:aprobar} todo, {iré:ir} a España en julio.',
              en: 'If I pass everything, I’ll go to Spain in July.',
            },
            { es: 'Si {tienes:tener} tiempo, {llámame:llamar}.', en: 'If you have time, ring me.' },
            { es: 'Sí, voy si vienes tú.', en: 'Yes, I’ll go if you come.' },
          ],
        },
        {
          kind: 'text',
          text: 'For “if I had, I would” see [the imperfect subjunctive](imperfect-subjunctive). *Si* also means “whether”, and then you can use a future: *No sé si {vendrá:venir}* (I don’t know whether he’ll come).',
        },
      ],
    },
    {
      id: 'purpose',
      title: 'Purpose: in order to (*para* + infinitive)',
      more: '*para estudiar*, *para que*; the infinitive as a noun.',
      syllabus: ['V14', 'Conj'],
      blocks: [
        {
          kind: 'text',
          text: '*Para* + **infinitive** (the dictionary form: *trabajar*, to work) expresses a purpose when the same person does both things. English often just says “to”, but Spanish needs *para* (or *a* after *ir* and *venir*: *Voy a comprar pan*, I’m going to buy bread).',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Estudio español para trabajar en turismo.',
              en: 'I’m studying Spanish to work in tourism.',
            },
            { es: 'Fuimos al centro para comprar un regalo.', en: 'We went into town to buy a present.' },
            {
              es: '¿Qué haces para cuidar el medioambiente?',
              en: 'What do you do to look after the environment?',
            },
          ],
        },
        {
          kind: 'text',
          text: 'If the person changes, use *para que* + [subjunctive](present-subjunctive): *Te lo digo para que lo {sepas:saber}* (I’m telling you so that you know). Spanish also uses the infinitive where English uses _-ing_ as a noun: *Nadar es sano* (swimming is healthy), *Me gusta leer* (I like reading), *sin decir nada* (without saying anything).',
        },
      ],
    },
    {
      id: 'emphasis',
      title: 'Emphasis, and interjections: *además*, *sobre todo*, *¡vaya!*',
      more: 'Words that add weight, and ten interjections.',
      syllabus: ['Int'],
      blocks: [
        {
          kind: 'table',
          caption: 'Adding weight',
          columns: [
            { header: 'Spanish', lang: 'es' },
            { header: 'English', lang: 'en', translation: true },
          ],
          rows: [
            ['además', 'besides, what’s more'],
            ['sobre todo', 'above all, especially'],
            ['incluso', 'even'],
            ['de verdad', 'really, honestly'],
            ['por supuesto', 'of course'],
            ['claro que sí', 'of course (yes)'],
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'El hotel es barato y, además, está en la playa.',
              en: 'The hotel is cheap and, what’s more, it’s on the beach.',
            },
            {
              es: 'Me gustan las Ciencias, sobre todo la Química.',
              en: 'I like science, especially chemistry.',
            },
            { es: 'Todos bailaron, incluso el director.', en: 'Everyone danced, even the head teacher.' },
            { es: 'De verdad, no pasa nada.', en: 'Honestly, it doesn’t matter.' },
            { es: '¿Me ayudas? ¡Claro que sí!', en: 'Will you help me? Of course!' },
          ],
        },
        {
          kind: 'phrases',
          caption: 'Ten interjections',
          rows: [
            { es: '¡Ay!', en: 'Ouch!' },
            { es: '¡Vaya!', en: 'Well! Oh dear!' },
            { es: '¡Anda!', en: 'Wow! Come on!' },
            { es: '¡Venga!', en: 'Come on! OK!' },
            { es: '¡Qué pena!', en: 'What a pity!' },
            { es: '¡Qué guay!', en: 'Cool!' },
            { es: '¡Madre mía!', en: 'My goodness!' },
            { es: '¡Cuidado!', en: 'Careful!' },
            { es: '¡Enhorabuena!', en: 'Congratulations!' },
            { es: '¡Ojalá!', en: 'If only! I hope so!' },
          ],
        },
      ],
    },
    {
      id: 'exception',
      title: 'Exception: except, without, apart from',
      more: '*excepto*, *salvo*, *menos*, *sin*, *aparte de*.',
      blocks: [
        {
          kind: 'table',
          caption: 'Leaving something out',
          columns: [
            { header: 'Spanish', lang: 'es' },
            { header: 'English', lang: 'en', translation: true },
          ],
          rows: [
            ['excepto', 'except'],
            ['salvo', 'except (more formal)'],
            ['menos', 'except, but'],
            ['sin', 'without'],
            ['aparte de', 'apart from'],
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'La tienda abre todos los días excepto el domingo.',
              en: 'The shop is open every day except Sunday.',
            },
            {
              es: 'Han venido todos menos tú.',
              en: 'Everyone came except you.',
              note: 'After *excepto*, *salvo* and *menos*, use *yo* and *tú*.',
            },
            { es: 'No se permite la entrada, salvo a los socios.', en: 'No entry except for members.' },
            { es: 'Salió de casa sin abrigo.', en: 'He left the house without a coat.' },
            {
              es: 'Aparte de inglés, hablo un poco de árabe.',
              en: 'Apart from English, I speak a little Arabic.',
            },
          ],
        },
      ],
    },
    {
      id: 'quantifiers',
      title: 'How much: *muy*, *mucho*, *mucho más*, *bastante*, *demasiado*',
      more: 'Which ones agree, and when; *muchos más libros*.',
      syllabus: ['Q1'],
      blocks: [
        {
          kind: 'text',
          text: 'Before a **noun** these words are adjectives and agree. With a **verb**, an **adjective** or an **adverb** they don’t change. With *más* and *menos*, look at the next word: *mucho más caras* (much more expensive: an adjective), but *muchas más ideas* (many more ideas: a noun).',
        },
        {
          kind: 'table',
          caption: 'One word, two jobs',
          columns: [
            { header: 'English', lang: 'en', translation: true },
            { header: 'Before a noun', lang: 'es' },
            { header: 'Elsewhere', lang: 'es' },
          ],
          rows: [
            ['very: very expensive, very well', '', 'muy caro, muy bien'],
            ['much, many, a lot: I read a lot', 'mucho, mucha, muchos, muchas', 'leo mucho'],
            [
              'much, many (in comparisons): many more books, far fewer people; much more expensive, much better',
              'muchos más libros, mucha menos gente',
              'mucho más cara, mucho mejor',
            ],
            ['quite, enough: quite expensive', 'bastante, bastantes', 'bastante caras'],
            [
              'too, too much: too expensive',
              'demasiado, demasiada, demasiados, demasiadas',
              'demasiado caras',
            ],
            ['little, few, not very: not very useful', 'poco, poca, pocos, pocas', 'poco útiles'],
            [
              'so, so much: so expensive, he works so much',
              'tanto, tanta, tantos, tantas',
              'tan caras, trabaja tanto',
            ],
            ['a little, a bit: a bit expensive', 'un poco de', 'un poco caras'],
          ],
        },
        {
          kind: 'contrast',
          caption: 'Agree or not',
          left: 'Before a noun: agrees',
          right: 'With an adjective, adverb or verb: fixed',
          rows: [
            {
              left: { es: 'Tengo muchas ideas.', en: 'I have lots of ideas.' },
              right: { es: 'Tus ideas me gustan mucho.', en: 'I like your ideas a lot.' },
            },
            {
              left: { es: 'Nos ponen demasiados deberes.', en: 'They give us too much homework.' },
              right: { es: 'Las entradas son demasiado caras.', en: 'The tickets are too expensive.' },
            },
            {
              left: {
                es: 'Hay bastantes turistas en agosto.',
                en: 'There are quite a lot of tourists in August.',
              },
              right: { es: 'Las playas están bastante limpias.', en: 'The beaches are quite clean.' },
            },
            {
              left: {
                es: 'Quedan pocas plazas en el curso.',
                en: 'There aren’t many places left on the course.',
              },
              right: { es: 'Mis vecinas hablan poco.', en: 'My neighbours don’t talk much.' },
            },
            {
              left: { es: 'Hace mucho calor.', en: 'It’s very hot.' },
              right: { es: 'El agua está muy caliente.', en: 'The water is very hot.' },
              why: 'Use *mucho* with the noun *calor*, but *muy* with the adjective *caliente*.',
            },
            {
              left: {
                es: 'Ahora leo muchos más libros que antes.',
                en: 'I read a lot more books than I used to.',
              },
              right: {
                es: 'Esta mochila es mucho más cara que la mía.',
                en: 'This rucksack is much more expensive than mine.',
              },
              why: 'Look at the word after *más*: *libros* is a noun, but *cara* is an adjective.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Don’t use *muy* with a verb or before *mucho, más, mejor, peor*: *mucho mejor* (much better), not ~~muy mejor~~. “Do you like it? Very much” is *¿Te gusta? Mucho* or *Muchísimo*. *Poco* and *un poco* are different: *Como poco* (I don’t eat much), *Como un poco* (I eat a little).',
        },
      ],
    },
    {
      id: 'adverbs',
      title: 'Adverbs: slowly, well, already (*-mente*, *bien*, *ya*)',
      more: 'Adverbs in -mente, and twenty others.',
      syllabus: ['Adv1'],
      blocks: [
        {
          kind: 'text',
          text: 'English adds _-ly_; Spanish adds *-mente* to the **feminine** adjective, or to the adjective’s only form (*fácil*). The adjective keeps its accent: *rápida, rápidamente*.',
        },
        {
          kind: 'table',
          caption: 'From adjective to adverb',
          columns: [
            { header: 'Adjective', lang: 'es' },
            { header: 'Adverb', lang: 'es' },
            { header: 'English', lang: 'en', translation: true },
          ],
          rows: [
            ['rápido, rápida', 'rápidamente', 'quickly'],
            ['lento, lenta', 'lentamente', 'slowly'],
            ['claro, clara', 'claramente', 'clearly'],
            ['tranquilo, tranquila', 'tranquilamente', 'calmly'],
            ['fácil', 'fácilmente', 'easily'],
            ['reciente', 'recientemente', 'recently'],
            ['especial', 'especialmente', 'especially'],
            ['probable', 'probablemente', 'probably'],
          ],
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Encontramos la casa fácilmente.', en: 'We found the house easily.' },
            {
              es: 'La profesora habla lenta y claramente.',
              en: 'The teacher speaks slowly and clearly.',
              note: 'With two adverbs, usually only the last has *-mente*. The first is the feminine adjective.',
            },
            {
              es: 'Habla más alto, por favor.',
              en: 'Speak louder, please.',
              note: 'Some adjectives work as adverbs: *hablar alto, claro* (to speak loudly, clearly), *ir rápido* (to go fast).',
            },
          ],
        },
        {
          kind: 'table',
          caption: 'Time: adverbs without -mente',
          columns: [
            { header: 'Spanish', lang: 'es' },
            { header: 'English', lang: 'en', translation: true },
          ],
          rows: [
            ['hoy', 'today'],
            ['ayer', 'yesterday'],
            ['mañana', 'tomorrow'],
            ['ahora', 'now'],
            ['ya', 'already'],
            ['todavía', 'still'],
            ['pronto', 'soon'],
            ['temprano', 'early'],
            ['tarde', 'late'],
            ['antes', 'before'],
          ],
        },
        {
          kind: 'table',
          caption: 'Manner and degree: adverbs without -mente',
          columns: [
            { header: 'Spanish', lang: 'es' },
            { header: 'English', lang: 'en', translation: true },
          ],
          rows: [
            ['bien', 'well'],
            ['mal', 'badly'],
            ['mejor', 'better'],
            ['peor', 'worse'],
            ['despacio', 'slowly'],
            ['deprisa', 'fast'],
            ['así', 'like this'],
            ['demasiado', 'too much'],
            ['casi', 'almost'],
            ['solo', 'only'],
          ],
        },
        {
          kind: 'contrast',
          caption: 'Adjective or adverb',
          left: 'Adjective: with a noun or *ser*',
          right: 'Adverb: with a verb',
          rows: [
            {
              left: { es: 'Es una cantante muy buena.', en: 'She’s a very good singer.' },
              right: { es: 'Canta muy bien.', en: 'She sings very well.' },
              why: '*Bueno, buena* describes a person or thing; *bien* describes how something is done.',
            },
            {
              left: { es: 'La comida del comedor es mala.', en: 'The canteen food is bad.' },
              right: { es: 'He dormido mal.', en: 'I slept badly.' },
            },
          ],
        },
        {
          kind: 'text',
          text: 'Compare adverbs like adjectives: *más despacio que* (more slowly than), *tan bien como* (as well as); “better” and “worse” are *mejor* and *peor* ([comparing](ser-estar#comparing)).',
        },
      ],
    },
    {
      id: 'more-coordinating',
      title: '*Y* or *e*, *o* or *u*, *pero* or *sino*: more detail',
      more: '*nieve y hielo*, *¿Y Irene?*, *sino que*, *no solo* … *sino también*.',
      syllabus: ['Conj'],
      blocks: [
        {
          kind: 'examples',
          rows: [
            { es: 'Toco la guitarra y canto en un grupo.', en: 'I play the guitar and sing in a band.' },
            { es: '¿Prefieres la playa o la montaña?', en: 'Do you prefer the beach or the mountains?' },
            { es: 'No bebo ni té ni café.', en: 'I don’t drink tea or coffee.' },
            { es: 'Mi barrio es ruidoso, pero me gusta.', en: 'My neighbourhood is noisy, but I like it.' },
            { es: 'Marta juega al fútbol y yo también.', en: 'Marta plays football and so do I.' },
            {
              es: 'Pablo no sabe nadar y su hermano tampoco.',
              en: 'Pablo can’t swim and nor can his brother.',
            },
          ],
        },
        {
          kind: 'text',
          text: '**When two vowels meet.** *Y* becomes *e* before the sound “ee” (*i-, hi-*); *o* becomes *u* before the sound “oh” (*o-, ho-*). Before *hie-* keep *y*, because the word starts like _yes_. Also keep *y* at the start of a question (*¿Y Irene?*, And what about Irene?).',
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Estudio francés e inglés.', en: 'I study French and English.' },
            {
              es: 'Padre e hija trabajan en la misma tienda.',
              en: 'Father and daughter work in the same shop.',
            },
            { es: 'Había nieve y hielo en la carretera.', en: 'There was snow and ice on the road.' },
            { es: 'Somos siete u ocho en el equipo.', en: 'There are seven or eight of us in the team.' },
            {
              es: 'Podemos quedar mañana u otro día.',
              en: 'We can meet tomorrow or another day.',
            },
          ],
        },
        {
          kind: 'contrast',
          caption: 'Two words for “but”',
          left: '*pero*: both halves are true',
          right: '*sino*: not this but that',
          rows: [
            {
              left: {
                es: 'No es caro, pero tampoco es barato.',
                en: 'It isn’t expensive, but it isn’t cheap either.',
              },
              right: { es: 'No es caro, sino barato.', en: 'It isn’t expensive – it’s cheap.' },
              why: '*Sino* replaces the first idea with the second.',
            },
            {
              left: { es: 'No estudié mucho, pero aprobé.', en: 'I didn’t study much, but I passed.' },
              right: {
                es: 'No llamó, sino que mandó un mensaje.',
                en: 'He didn’t ring – he sent a message.',
              },
              why: 'Before a [conjugated](?conjugate) verb, use *sino que*.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Put a comma before *pero* and *sino*, but not before the last *y* in a list: *pan, leche y fruta* (bread, milk and fruit). *No solo … sino también* is “not only … but also”. Don’t confuse *sino* with *si no* (if not): *Si no {estudias:estudiar}, no {apruebas:aprobar}* (if you don’t study, you don’t pass).',
        },
      ],
    },
    {
      id: 'why-and-because',
      title: '*Por qué* or *porque*? And *como*, *ya que*, *a causa de*',
      more: 'Four spellings, two pronunciations, and more example sentences.',
      syllabus: ['Conj'],
      blocks: [
        {
          kind: 'table',
          caption: 'Four spellings that are easily confused',
          columns: [
            { header: 'Spelling', lang: 'es' },
            { header: 'English', lang: 'en', translation: true },
            { header: 'Example', lang: 'es' },
          ],
          rows: [
            ['por qué', 'why? (also inside a sentence): “Why aren’t you coming?”', '¿Por qué no vienes?'],
            ['porque', 'because: “Because I’m tired.”', 'Porque estoy cansado.'],
            ['el porqué', 'the reason (noun): “I don’t understand the reason.”', 'No entiendo el porqué.'],
            [
              'por que',
              'for which (rare; more often *por el que*, *por la que*): “It’s the reason I’m ringing you.”',
              'Es el motivo por que te llamo.',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'Trust your ear: when you stress *qué*, it has an accent, as in *por qué* (why) and *el porqué* (the reason). In *porque* and *por que* you don’t stress *que*, so it has no accent.',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'No salgo porque tengo un examen mañana.',
              en: 'I’m not going out because I have an exam tomorrow.',
            },
            { es: 'Como llovía, nos quedamos en casa.', en: 'As it was raining, we stayed at home.' },
            {
              es: 'Puedes venir con nosotros, ya que hay sitio.',
              en: 'You can come with us, since there’s room.',
            },
            {
              es: 'Cerraron el aeropuerto a causa de la nieve.',
              en: 'They closed the airport because of the snow.',
            },
            { es: 'Lo castigaron por llegar tarde.', en: 'He was punished for arriving late.' },
          ],
        },
      ],
    },
    {
      id: 'more-temporal',
      title: 'When, while, during, until: *cuando*, *mientras*, *durante*, *hasta*',
      more: 'Events in order, and the verb form each word needs.',
      syllabus: ['Conj', 'V14'],
      blocks: [
        {
          kind: 'examples',
          rows: [
            {
              es: 'Primero desayuno y luego me ducho.',
              en: 'First I have breakfast and then I have a shower.',
            },
            {
              es: 'Vimos el castillo y después fuimos a la playa.',
              en: 'We saw the castle and went to the beach afterwards.',
            },
            {
              es: 'Se apagó la luz y entonces todos gritaron.',
              en: 'The lights went out and then everyone screamed.',
            },
            {
              es: 'Dudé mucho, pero al final acepté el trabajo.',
              en: 'I wasn’t at all sure, but in the end I took the job.',
            },
            {
              es: 'Cuando era pequeña, tenía miedo a los perros.',
              en: 'When I was little, I was afraid of dogs.',
            },
            {
              es: 'Escucho música mientras hago los deberes.',
              en: 'I listen to music while I do my homework.',
            },
            { es: 'Después de comer friego los platos.', en: 'After lunch I do the washing-up.' },
            { es: 'Al llegar a casa, saco al perro.', en: 'When I get home, I take the dog out.' },
            { es: 'Trabajamos desde las nueve hasta la una.', en: 'We work from nine until one.' },
          ],
        },
        {
          kind: 'text',
          text: '*Durante* goes before a noun, *mientras* before a conjugated verb: *durante la clase* (during the lesson), but *mientras el profesor habla* (while the teacher is speaking). Use *antes de* and *después de* with a noun, or an infinitive if both verbs have the same subject. When *cuando* is about the future, use [the present subjunctive](present-subjunctive): *Cuando {llegues:llegar}, llámame* (ring me when you arrive). But don’t use the subjunctive after the question word *cuándo*: *No sé cuándo {llegará:llegar}* (I don’t know when he’ll arrive).',
        },
      ],
    },
    {
      id: 'more-negatives',
      title: 'Not any, not even, no longer, not yet: more negatives',
      more: '*ningún*, *ni siquiera*, *ya no*, *todavía no* in sentences.',
      syllabus: ['Neg'],
      blocks: [
        {
          kind: 'contrast',
          caption: 'After the verb or before it',
          left: 'After: with *no*',
          right: 'Before: without *no*',
          rows: [
            {
              left: { es: 'No viene nadie.', en: 'Nobody is coming.' },
              right: { es: 'Nadie viene.', en: 'Nobody is coming.' },
            },
            {
              left: { es: 'No he estado nunca en México.', en: 'I’ve never been to Mexico.' },
              right: { es: 'Nunca he estado en México.', en: 'I’ve never been to Mexico.' },
            },
            {
              left: { es: 'A mí no me gusta tampoco.', en: 'I don’t like it either.' },
              right: { es: 'A mí tampoco me gusta.', en: 'I don’t like it either.' },
            },
          ],
        },
        {
          kind: 'examples',
          rows: [
            { es: 'No tengo nada que hacer.', en: 'I’ve got nothing to do.' },
            { es: 'No he mentido jamás.', en: 'I have never lied.' },
            {
              es: 'No hay ningún problema.',
              en: 'There’s no problem.',
              note: '*Ninguno* loses its *-o* before a masculine noun and is hardly ever plural.',
            },
            { es: 'No queda ninguna entrada.', en: 'There isn’t a single ticket left.' },
            { es: 'Ni siquiera me saludó.', en: 'He didn’t even say hello.' },
            { es: 'Ya no vivimos en el centro.', en: 'We don’t live in the centre any more.' },
            { es: 'Todavía no sé qué voy a estudiar.', en: 'I don’t know what I’m going to study yet.' },
          ],
        },
      ],
    },
    {
      id: 'more-mistakes',
      title: 'More mistakes to avoid',
      more: 'Seven more: ~~y inglés~~, ~~nadie no viene~~, ~~si tendré~~, ~~demasiadas caras~~.',
      blocks: [
        {
          kind: 'mistakes',
          rows: [
            {
              wrong: 'Hablo francés y inglés.',
              right: 'Hablo francés e inglés.',
              en: 'I speak French and English.',
              why: 'Before an “ee” sound you wouldn’t hear *y*, so it becomes *e*.',
            },
            {
              wrong: 'Siete o ocho personas.',
              right: 'Siete u ocho personas.',
              en: 'Seven or eight people.',
              why: 'Before the sound “oh”, *o* becomes *u*.',
            },
            {
              wrong: 'No es caro pero barato.',
              right: 'No es caro, sino barato.',
              en: 'It isn’t expensive – it’s cheap.',
              why: 'English has only one “but”. After a negative, use *sino* when the second idea replaces the first.',
            },
            {
              wrong: 'Nadie no viene.',
              right: 'Nadie viene.',
              en: 'Nobody is coming.',
              why: 'Don’t use *no* with a negative before the verb. If it’s after the verb, you need *no*: *No viene nadie*.',
            },
            {
              wrong: 'Si tendré dinero, iré contigo.',
              right: 'Si {tengo:tener} dinero, {iré:ir} contigo.',
              en: 'If I have money, I’ll go with you.',
              why: 'The whole sentence is about the future, but use the present after *si* (if).',
            },
            {
              wrong: 'No voy por qué estoy enfermo.',
              right: 'No voy porque estoy enfermo.',
              en: 'I’m not going because I’m ill.',
              why: '*¿Por qué?* (two words, one accent) asks. *Porque* (one word, no accent) answers.',
            },
            {
              wrong: 'Las camisetas son demasiadas caras.',
              right: 'Las camisetas son demasiado caras.',
              en: 'The T-shirts are too expensive.',
              why: '*Demasiado* agrees with a noun, but never changes before an adjective.',
            },
          ],
        },
      ],
    },
    {
      id: 'in-the-exam',
      title: 'Exam tips, and Latin American Spanish',
      more: 'Tips for each paper; *¡vale!* and *¡dale!*',
      blocks: [
        {
          kind: 'note',
          label: 'In the exam',
          text: 'In **Writing** examiners reward linked sentences: in 90 words use one connector each for cause, time, contrast and addition, one frequency phrase and one opinion with a reason (*Creo que… porque…*, I think that… because…). In **Speaking** don’t just give an opinion: add *porque*, then *además* or *pero*. In **Reading** the traps are *nunca* (never), *ya no* (no longer), *todavía no* (not yet) and *excepto* (except).',
        },
        {
          kind: 'note',
          label: 'Spain and Latin America',
          text: 'The connectors are the same everywhere, but the interjections aren’t. *¡Venga!*, *¡Vale!* (OK) and *¡Qué guay!* are typical of Spain. In much of Latin America you will hear *¡Dale!* (OK, go on) and, in Mexico, *¡Qué padre!* (cool). A few everyday words on this page change too: in Latin America *los deberes* (homework) are *la tarea*, *el móvil* (mobile) is *el celular* and *fregar los platos* (to wash up) is *lavar los platos*.',
        },
      ],
    },
  ],
  exercises: [
    {
      id: 'intelligent',
      kind: 'choose',
      teaches: 'coordinating',
      prompt: 'Which word for “and”?',
      sentence: 'Mi profesora es simpática ___ inteligente.',
      en: 'My teacher is nice and intelligent.',
      options: [
        { text: '*y*', because: 'Before the “ee” sound in *inteligente*, you wouldn’t hear *y*.' },
        { text: '*e*', right: true, because: '*Y* becomes *e* before *i-* and *hi-*.' },
        { text: '*u*', because: '*U* is “or” before the sound “oh”.' },
        { text: '*ni*', because: '*Ni* is “nor”: use it in a negative sentence.', teaches: 'negatives' },
      ],
    },
    {
      id: 'not-but',
      kind: 'choose',
      teaches: 'coordinating',
      prompt: 'Which word for “but”?',
      sentence: 'Mi padre no es médico, ___ enfermero.',
      en: 'My dad isn’t a doctor but a nurse.',
      options: [
        { text: '*pero*', because: '*Pero* adds an idea. Here the second idea replaces the first.' },
        { text: '*sino que*', because: 'Use *sino que* before a conjugated verb. *Enfermero* is a noun.' },
        { text: '*sino*', right: true, because: 'Not this but that: *sino*.' },
        { text: '*si no*', because: 'As two words, it means “if not”.' },
      ],
    },
    {
      id: 'lots-to-do',
      kind: 'choose',
      teaches: 'causal',
      prompt: 'Which word joins the two sentences?',
      sentence: 'Me encanta mi barrio ___ hay muchas cosas que hacer.',
      en: 'I love my area because there’s lots to do.',
      options: [
        {
          text: '*porque*',
          right: true,
          because: '*Porque* (because) turns two short sentences into an opinion with a reason.',
        },
        {
          text: '*pero*',
          because: '*Pero* is “but”. The second half isn’t a contrast: it’s the reason.',
          teaches: 'coordinating',
        },
        {
          text: '*por eso*',
          because:
            '*Por eso* is “that’s why”: it would mean there’s lots to do **because** you love the area.',
        },
      ],
    },
    {
      id: 'because-answer',
      kind: 'fill',
      teaches: 'causal',
      sentence: 'Me gusta el inglés ___ es útil.',
      en: 'I like English because it’s useful.',
      answers: [
        'porque',
        '{ya que|puesto que|dado que|debido a que|pues|porque me|porque creo que|porque pienso que|porque considero que|porque opino que|porque me parece que}',
        {
          answer: '{a causa de que|por el hecho de que|en vista de que|por cuanto}',
          note: 'Right, but formal for a short sentence. People usually say *porque*.',
        },
      ],
      because: 'For a reason with a verb, use *porque*: one word, no accent.',
      mistakes: [
        { answer: 'por qué', because: 'As two words, with an accent, it means “why?”.' },
        { answer: 'por que', because: 'As two words, without an accent, it means “for which”.' },
        { answer: 'como', because: '*Como* for “since” comes at the beginning of the sentence.' },
        {
          answer: '{a causa de|por causa de|por culpa de|debido a|debido|gracias a}',
          because: 'This goes before a noun, not a verb. With a verb, use *porque*.',
        },
        {
          answer: '{porque de|porqué de|por de}',
          because: '_Because of_ is for nouns. Before the verb *es*, use *porque*.',
        },
        {
          answer: '{por|para|por lo|a}',
          because: 'A preposition can’t go before the verb *es*. “Because” is *porque*.',
        },
        {
          answer: '{así que|por eso|por lo tanto|entonces|por lo que}',
          because: 'Being useful is the reason, not a result (“so”). For a reason, use *porque*.',
        },
        {
          answer: 'para que',
          because:
            '*Para que*, “so that”, is for a purpose, with the subjunctive. For a reason, use *porque*.',
        },
        {
          answer: 'para qué',
          because: '*Para qué* asks a question, “what for?”. For a reason, use *porque*.',
        },
        {
          answer: '{de manera que|de modo que}',
          because: 'Being useful is the reason, not a result (“so”). For a reason, use *porque*.',
        },
        { answer: '{o|sino}', because: 'That doesn’t give a reason. “Because” is *porque*.' },
        { answer: 'desde', because: '*Desde* is “since” in time. “Because” is *porque*.' },
        {
          answer: '{dado|visto|puesto|ya}',
          because: '*Que* is missing: *ya que, puesto que, dado que*, or simply *porque*.',
        },
      ],
      notAsked: [
        {
          answer: '{pero|y|aunque|si|cuando}',
          because: 'That doesn’t give a reason. “Because” is *porque*.',
        },
        {
          answer: 'que',
          because: 'That means “English, which is useful”. For a reason, use *porque*.',
        },
        { answer: 'mientras', because: 'That’s “**while** it is useful”. “Because” is *porque*.' },
        { answer: 'desde que', because: 'That’s “since” in time. “Because” is *porque*.' },
      ],
    },
    {
      id: 'because-of-noise',
      kind: 'correct',
      teaches: 'causal',
      sentence: 'No duermo bien porque de el ruido.',
      en: 'I don’t sleep well because of the noise.',
      parts: {
        sleep: 'no {duermo|puedo dormir|consigo dormir} bien',
        cause:
          '{a causa del|por causa del|por culpa del|por el|debido al|con el} ruido[ que hay| de la calle]|{por|a causa de|debido a|por culpa de|con} {tanto ruido|los ruidos[ de la calle]}|con mucho ruido',
        why: 'hay {[mucho|demasiado|tanto] ruido|ruidos}|el ruido me molesta|me molesta el ruido|el ruido me despierta|el ruido no me deja [dormir]|oigo ruido[s]',
      },
      answers: [
        '$Sleep <$cause>.',
        'No estoy durmiendo bien <$cause>.',
        '$Sleep {porque|ya que|puesto que|dado que|debido a que|pues} $why.',
        '{Como|Ya que|Puesto que|Dado que} $why, $sleep.',
        'El ruido [de la calle] {no me deja|no me permite|me impide} dormir bien.',
        {
          answer: 'Duermo mal <$cause>.',
          note: 'Right, but this means “I sleep badly”.',
        },
        {
          answer:
            '{Duermo mal {porque|ya que|puesto que|dado que|debido a que|pues} $why|{Como|Ya que|Puesto que|Dado que} $why, duermo mal}.',
          note: 'Right, but this means “I sleep badly”.',
        },
      ],
      because:
        'Before a noun, “because of” is *a causa de* or *por*, and *de* + *el* is *del*. With a verb, use *porque hay ruido*.',
      mistakes: [
        {
          answer: 'No duermo bien <{a causa de el|por culpa de el|por causa de el|debido a el} ruido>.',
          because: 'Almost: *de* + *el* is *del*, *a* + *el* is *al*.',
        },
        {
          answer:
            'No duermo bien <{porque del|porque de|porque al|porque el|porque|porque un|porque ese|porque por el} ruido>.',
          because:
            '*Porque* needs a verb: *porque hay ruido*. Before a noun, use *a causa del ruido* or *por el ruido*.',
        },
        {
          answer: 'Porque de el ruido no duermo bien.',
          because: '*Porque* needs a verb. Before a noun, use *a causa del ruido*, and *de* + *el* is *del*.',
        },
        {
          answer: 'No duermo bien <{para el|para|por lo|por la|por del} ruido>.',
          because: 'For a cause use *por*, and *ruido* needs *el*: *por el ruido*.',
        },
        {
          answer:
            'No duermo bien <{debido del|debido el|debido de el|debido|debido que el|debido por el} ruido>.',
          because: '“Due to” is *debido a*. With *el*, it’s *debido al ruido*.',
        },
        {
          answer:
            'No duermo bien <{a causa el|a causa que el|a causa al|a la causa del|en causa del|causa del|a causa que hay|por culpa el} ruido>.',
          because: '“Because of” is *a causa de*. With *el*, it’s *a causa del ruido*.',
        },
        {
          answer: 'No duermo bien <gracias a el ruido>.',
          because: '*Gracias a* is for something good. For noise, use *a causa del* or *por el ruido*.',
        },
        {
          answer: 'No duermo bien <{desde el|sobre el|de el|del|al} ruido>.',
          because: '“Because of” is *a causa de* or *por*: *por el ruido*.',
        },
        {
          answer:
            'No duermo bien porque {hay el|es|está|es mucho|está mucho|hace el|son|hay muy|hay mucha} ruido.',
          because: '“There is noise” is *hay ruido*, without an article: *porque hay ruido*.',
        },
        {
          answer: 'No duermo {bueno|buen|buena} <{a causa del|por el|porque del|debido al} ruido>.',
          because: 'To say how you sleep, use an adverb: *bien*. For the cause, use *a causa del ruido*.',
        },
        {
          answer: 'No duermo bien <{a causa de|debido a} la ruido>.',
          because: '*Ruido* is masculine: *a causa del ruido, debido al ruido*.',
        },
        {
          answer: 'No duermo bien por que {de el|del|el} ruido.',
          because: '“Because of” before a noun is *por* or *a causa de*, without *que*: *por el ruido*.',
        },
      ],
      notAsked: [
        {
          answer: 'No duermo bien <por un ruido>.',
          because: 'That’s “because of **a** noise”. “The noise” is *el ruido*: *por el ruido*.',
        },
        {
          answer: 'No duermo bien <gracias al ruido>.',
          because:
            'People say this as a joke. *Gracias a* is for something good. For noise, use *por el ruido*.',
        },
      ],
    },
    {
      id: 'before-bed',
      kind: 'choose',
      teaches: 'temporal',
      prompt: 'Which form?',
      sentence: 'Siempre leo un poco antes de ___.',
      en: 'I always read a little before going to sleep.',
      options: [
        { text: '*dormir*', right: true, because: 'After a preposition use the infinitive.' },
        {
          text: '*durmiendo*',
          because: 'English uses _-ing_ here, but a gerund can’t follow a preposition.',
        },
        { text: '*duermo*', because: 'A conjugated verb can’t follow *antes de*.' },
      ],
    },
    {
      id: 'ten-years',
      kind: 'translate',
      teaches: 'temporal',
      en: 'We have lived in this house for ten years. (We still do.)',
      parts: {
        time: 'diez años|una década',
        lived: 'vivimos|estamos viviendo',
        been: 'llevamos|ya llevamos|llevamos ya',
      },
      answers: [
        'Vivimos <en esta casa> desde hace $time.',
        'Desde hace $time vivimos en esta casa.',
        '{Hace [ya]|Ya hace} $time que $lived en esta casa.',
        '$Been $time [viviendo] en esta casa.',
        '$Been {en esta casa|viviendo en esta casa} $time.',
        '$Been viviendo $time en esta casa.',
        'En esta casa $been {$time|$time viviendo|viviendo $time}.',
        {
          answer: 'Vivimos {en esta casa|aquí} hace [ya] $time.',
          note: 'Right in much of Latin America. In Spain say *desde hace diez años*: *hace* alone usually means “ago”.',
        },
        {
          answer: 'Tenemos $time [viviendo] {en esta casa|aquí}.',
          note: 'Used in Mexico, Central America and the Caribbean. In Spain, say *llevamos diez años viviendo*.',
        },
        {
          answer:
            '{{Vivimos aquí|Aquí vivimos} desde hace $time|Vivimos desde hace $time aquí|Desde hace $time vivimos aquí|{Hace [ya]|Ya hace} $time que $lived aquí}.',
          note: 'Right, but this means “here”. “In this house” is *en esta casa*.',
        },
        {
          answer:
            '{$Been {$time [viviendo]|viviendo $time} aquí|$Been {aquí|viviendo aquí} $time|Aquí $been {$time|$time viviendo|viviendo $time}}.',
          note: 'Right, but this means “here”. “In this house” is *en esta casa*.',
        },
        {
          answer: 'Hemos vivido <{en esta casa|aquí}> {desde hace|por} $time.',
          note: 'Right in Latin America. In Spain use the present for something still true: *vivimos … desde hace*.',
        },
        {
          answer: 'Hemos vivido <{en esta casa|aquí}> [durante] $time.',
          note: 'You can say this, but it may sound as if you’ve left. If you still live there, use *vivimos … desde hace*.',
        },
        {
          answer: 'Hemos estado viviendo <{en esta casa|aquí}> {desde hace|por|durante} $time.',
          note: 'You can say this, but *vivimos … desde hace* is more usual.',
        },
        {
          answer: 'Estamos viviendo <{en esta casa|aquí}> desde hace $time.',
          note: 'You can say this, but the present, *vivimos*, is more usual.',
        },
      ],
      because: 'It began in the past and is still true: use the **present** + *desde hace*.',
      mistakes: [
        { answer: 'Vivimos en esta casa {para|en} diez años.', because: '“For” up to now is *desde hace*.' },
        {
          answer: '{Vivimos|Hemos vivido} en esta casa desde diez años.',
          because: '*Desde* needs a date (*desde 2015*). With a length of time, use *desde hace*.',
        },
        {
          answer: 'Hemos vivido en esta casa para diez años.',
          because: 'Don’t use *para* for time up to now: *desde hace diez años*.',
        },
        {
          answer: 'Hemos vivido en esta casa hace diez años.',
          because:
            'After *hemos vivido*, “for ten years” is *desde hace diez años*: *hace* alone is mostly “ago”.',
        },
        {
          answer: 'Vivíamos en esta casa {desde hace|durante} diez años.',
          because: 'You still live there, so use *vivimos*.',
        },
        { answer: 'Vivimos en este casa desde hace diez años.', because: '*Casa* is feminine: *esta casa*.' },
      ],
      notAsked: [
        {
          answer: 'Vivimos en esta casa [por|durante] diez años.',
          because: 'That’s “we lived here for ten years”, and it’s over. “For” up to now is *desde hace*.',
        },
        {
          answer: 'Vivíamos en esta casa hace diez años.',
          because: 'That’s “ten years ago”. “For ten years” is *desde hace diez años*.',
        },
        {
          answer: '{Vivo|Viven|Vive|Vivís} en esta casa desde hace diez años.',
          because: 'That’s a different person. “We” is *vivimos*.',
        },
        {
          answer: 'Vivimos en {esa|nuestra|la} casa desde hace diez años.',
          because: '*Esa* is “that”, *nuestra* “our” and *la* “the”. “This house” is *esta casa*.',
        },
        {
          answer: 'Vivíamos en esta casa desde hacía diez años.',
          because: 'Good Spanish for “we **had** lived here for ten years”. You still live there: *vivimos*.',
        },
      ],
    },
    {
      id: 'water-sports',
      kind: 'choose',
      teaches: 'examples-and-summing-up',
      prompt: 'Which phrase?',
      sentence: 'Me gustan los deportes de agua; ___, la natación y la vela.',
      en: 'I like water sports, for example swimming and sailing.',
      options: [
        { text: '*por ejemplo*', right: true, because: 'Two examples of water sports follow.' },
        {
          text: '*en resumen*',
          because: '*En resumen* sums up what you’ve said, but this is new.',
        },
        {
          text: '*en cuanto a*',
          because: '*En cuanto a* introduces a topic, with no comma after it.',
        },
        { text: '*sin embargo*', because: '*Sin embargo* is “however”, but there’s no contrast here.' },
      ],
    },
    {
      id: 'two-sides',
      kind: 'choose',
      teaches: 'examples-and-summing-up',
      prompt: 'What comes next?',
      sentence: 'Por un lado, vivir en el centro es cómodo; ___, es muy caro.',
      en: 'On the one hand, living in the centre is convenient; on the other, it’s very expensive.',
      options: [
        {
          text: '*en la otra mano*',
          because: 'That’s a word-for-word translation from English. In Spanish, it means a real hand.',
        },
        {
          text: '*por otro lado*',
          right: true,
          because: 'Use *por un lado … por otro lado* to give both sides.',
        },
        { text: '*por ejemplo*', because: 'A high price is not an example of being convenient.' },
        {
          text: '*es decir*',
          because: '*Es decir* says the same thing in other words, but here you give the other side.',
        },
      ],
    },
    {
      id: 'no-meat',
      kind: 'hear',
      teaches: 'examples-and-summing-up',
      says: 'Por ejemplo, no como carne ni pescado.',
      en: 'For example, I don’t eat meat or fish.',
      because:
        'The *j* in *ejemplo* sounds like _ch_ in Scottish _loch_. *Como*, with the stress on *co-*, is “I eat”.',
    },
    {
      id: 'as-for',
      kind: 'fill',
      teaches: 'examples-and-summing-up',
      sentence: '___ cuanto a los profesores, son muy simpáticos.',
      en: 'As for the teachers, they’re very nice.',
      answers: ['En'],
      because: '*En cuanto a* + noun introduces your topic.',
      mistakes: [
        { answer: '{Por|Para}', because: 'It’s a fixed phrase: *en cuanto a*.' },
        { answer: '{Como|Cómo|Así}', because: 'Don’t translate “as”: *en cuanto a*.' },
        {
          answer: '{A|Con|De|Sobre|Según}',
          because: 'This phrase starts with *en*: *en cuanto a*.',
        },
        { answer: '{Y|Pero|Porque}', because: 'A preposition is missing: *en cuanto a*.' },
      ],
    },
    {
      id: 'unforgettable',
      kind: 'translate',
      teaches: 'examples-and-summing-up',
      en: 'In short, it was an unforgettable trip.',
      answers: [
        '{En resumen|En pocas palabras|En definitiva|En suma|Resumiendo|Para resumir|En síntesis|En fin|Total|En resumidas cuentas}, fue {un viaje inolvidable|un inolvidable viaje}.',
        'Fue un viaje inolvidable, en resumen.',
        {
          answer: '{En conclusión|Para concluir|Para terminar}, fue un viaje inolvidable.',
          note: 'Right, but this means “in conclusion”. “In short” is *en resumen*.',
        },
        {
          answer:
            '{En resumen|En pocas palabras|En definitiva|En suma|Resumiendo|Para resumir|En síntesis|En fin|Total|En resumidas cuentas}, {ha sido|resultó|resultó ser} un viaje inolvidable.',
          note: 'Right too. “It was”, for a finished trip, is *fue*.',
        },
        {
          answer:
            '{En resumen|En pocas palabras|En definitiva|En suma|Resumiendo|Para resumir|En síntesis|En fin|Total|En resumidas cuentas}, el viaje {fue|ha sido} inolvidable.',
          note: 'Right, but this means “the trip was unforgettable”. Word for word, it’s *fue un viaje inolvidable*.',
        },
        {
          answer:
            '{En resumen|En pocas palabras|En definitiva|En suma|Resumiendo|Para resumir|En síntesis|En fin|Total|En resumidas cuentas}, fue una excursión inolvidable.',
          note: '*Excursión* is a day trip. A longer trip is *viaje*.',
        },
      ],
      because: '*En resumen* sums up. The trip is over and you’re judging it as a whole, so use *fue*.',
      mistakes: [
        {
          answer: '{En corto|En breve|En brief|En short}, fue un viaje inolvidable.',
          because: '“In short” is *en resumen*. (*En breve* is “soon”.)',
        },

        {
          answer: 'En resumen, {estuvo|estaba|fui|está} un viaje inolvidable.',
          because: '“It was” here is *fue*.',
        },
        {
          answer: 'En resumen, fue {una viaje inolvidable|un viaje inolvidables}.',
          because: '*Viaje* is masculine singular: *un viaje inolvidable*.',
        },
        {
          answer: 'En resumen, fue un viaje {no olvidable|inolvidado}.',
          because: '“Unforgettable” is *inolvidable*.',
        },
        {
          answer: '{El|Un|A|De|Con} resumen, fue un viaje inolvidable.',
          because: 'The phrase is *en resumen*.',
        },
      ],
      notAsked: [
        {
          answer: 'En resumen, fue un viaje {olvidable|increíble|memorable}.',
          because:
            '*Olvidable* is “forgettable”, *increíble* “incredible” and *memorable* “memorable”. “Unforgettable” is *inolvidable*.',
        },
        {
          answer: 'En resumen, era un viaje inolvidable.',
          because:
            'Good Spanish, but it describes the trip while it was going on. To look back on the whole trip, use *fue*.',
        },
        {
          answer: 'En resumen, es un viaje inolvidable.',
          because: 'That’s “it **is**”. “It was” is *fue*.',
        },
        {
          answer: 'Brevemente, fue un viaje inolvidable.',
          because: 'That’s “briefly”. “In short” is *en resumen*.',
        },
      ],
    },
    {
      id: 'nobody-japanese',
      kind: 'choose',
      teaches: 'negatives',
      prompt: 'Which word or words?',
      sentence: 'En mi clase ___ habla japonés.',
      en: 'Nobody in my class speaks Japanese.',
      options: [
        { text: '*nadie*', right: true, because: 'Before the verb, don’t use *no* with *nadie*.' },
        {
          text: '*nadie no*',
          because: 'Use *no* only when *nadie* comes **after** the verb: *no habla nadie*.',
        },
        { text: '*nada*', because: '*Nada* is “nothing”. “Nobody” is *nadie*.' },
        { text: '*alguien*', because: '*Alguien* is “somebody”: the opposite.' },
      ],
    },
    {
      id: 'brother-neither',
      kind: 'hear',
      teaches: 'negatives',
      says: 'A mi hermano tampoco.',
      en: 'My brother doesn’t either.',
      because: 'Listen to the stressed syllable: *tam-PO-co* agrees with a “no”, *tam-BIÉN* with a “yes”.',
      choices: ['A mi hermano tampoco.', 'A mi hermano también.'],
    },
    {
      id: 'me-neither',
      kind: 'order',
      teaches: 'negatives',
      words: ['gusta', 'a', 'el', 'tampoco', 'mí', 'pescado', 'me'],
      en: 'I don’t like fish either.',
      answers: [
        'A mí tampoco me gusta <el pescado>.',
        'Tampoco me gusta <a mí> <el pescado>.',
        'Tampoco a mí me gusta <el pescado>.',
      ],
      because: '*Tampoco* before the verb replaces *no*.',
      mistakes: [
        {
          answer:
            '{A mí me gusta {tampoco el pescado|el pescado tampoco}|Me gusta {tampoco el pescado|el pescado tampoco} a mí|Me gusta {tampoco a mí el pescado|a mí tampoco el pescado|a mí el pescado tampoco}|El pescado me gusta {tampoco a mí|a mí tampoco}|El pescado a mí me gusta tampoco|A mí el pescado me gusta tampoco}.',
          because:
            'If *tampoco* comes after the verb, you need *no*. Without *no*, put it first: *tampoco me gusta*.',
        },
        {
          answer:
            '{A mí me tampoco gusta el pescado|El pescado a mí me tampoco gusta|A mí el pescado me tampoco gusta|El pescado me tampoco gusta a mí|Me tampoco gusta el pescado a mí|Me tampoco gusta a mí el pescado|Tampoco me a mí gusta el pescado}.',
          because: 'Nothing goes between *me* and *gusta*: *tampoco me gusta*.',
        },
        {
          answer:
            '{A mí tampoco gusta me el pescado|Tampoco gusta me a mí el pescado|Tampoco gusta me el pescado a mí|A mí tampoco gusta el pescado me}.',
          because: '*Me* goes before the verb: *me gusta*.',
        },
      ],
    },
    {
      id: 'never-anything',
      kind: 'translate',
      teaches: 'negatives',
      en: 'I never eat anything before school.',
      answers: [
        'Nunca como nada antes de clase.',
        '{Nunca|Jamás} {como|tomo} nada <antes de {clase|la clase|las clases|ir a clase|empezar las clases|entrar a clase|entrar en clase}>.',
        '{Nunca|Jamás} {como|tomo} nada <antes {del instituto|de la escuela|de ir al instituto|de ir a la escuela|de irme al instituto|de salir para el instituto|de que empiecen las clases|de entrar al instituto|de entrar en el instituto|de empezar el instituto|de empezar las clases|de llegar al instituto|de que empiece el instituto}>.',
        'No {como|tomo} nada <antes {de clase|de las clases|de ir a clase|del instituto|de ir al instituto|de la escuela|de ir a la escuela}> {nunca|jamás}.',
        {
          answer:
            'Nunca desayuno nada <antes {de clase|de ir a clase|del instituto|de ir al instituto|de la escuela}>.',
          note: 'Right for breakfast. “Eat” in general is *comer*: *nunca como nada*.',
        },
      ],
      because: 'Don’t use *no* if *nunca* is before the verb. In a negative sentence, “anything” is *nada*.',
      notAsked: [
        {
          answer: 'Nunca como <antes {de clase|de ir a clase|del instituto|del colegio|de la escuela}>.',
          because: 'Good Spanish for “I never eat”. “Anything” is *nada*.',
        },
        {
          answer:
            'No suelo {comer|tomar|desayunar} nada <antes de {clase|ir a clase|la escuela|ir al instituto}>.',
          because: 'Good Spanish for “I don’t usually”. “Never” is *nunca*: *nunca como nada*.',
        },
        {
          answer: '{Nunca|Jamás} {como|tomo} nada {delante de|enfrente de|frente a} {la clase|la escuela}.',
          because: 'That’s “in front of” a place. “Before”, in time, is *antes de*.',
        },
        {
          answer:
            'No {como|tomo} nada <antes {de clase|de las clases|del instituto|del colegio|de la escuela}>.',
          because: '“Never” is missing: *nunca como nada*.',
        },
        {
          answer:
            '{Nunca|Jamás} {como|tomo} nada {después de clase|después del colegio|después del instituto|antes de la universidad}.',
          because:
            '*Después de* is “after”, and *la universidad* is university. “Before school” is *antes de clase* or *antes del colegio*.',
        },
        {
          answer:
            '{Nunca|Jamás} {como|tomo} {cualquier cosa|todo} <antes {de clase|de las clases|del instituto|del colegio|de la escuela|de ir al colegio}>.',
          because:
            '*Cualquier cosa* is “just any old thing” and *todo* is “everything”. “Not … anything” is *nada*.',
        },
        {
          answer:
            'No {como|tomo} nunca cualquier cosa <antes {de clase|de las clases|del instituto|del colegio|de la escuela}>.',
          because: '*Cualquier cosa* is “just any old thing”. “Not … anything” is *nada*.',
        },
        {
          answer: '{Nunca|Jamás} {como|tomo} nada ante {la clase|la escuela}.',
          because: 'That’s “in front of” a place or a group. “Before”, in time, is *antes de*.',
        },
        {
          answer:
            '{Nunca|Jamás} estoy comiendo nada <antes {de clase|del instituto|del colegio|de la escuela}>.',
          because: 'That’s “I’m never in the middle of eating”. For a habit, use *como*.',
        },
        {
          answer:
            '{Nunca|Jamás} {como|tomo} ninguno <antes {de clase|del instituto|del colegio|de la escuela}>.',
          because: 'That’s “I never eat any **of them**”. “Anything” in a negative sentence is *nada*.',
        },
      ],
      mistakes: [
        {
          answer:
            '{Nunca|Jamás} no {como|tomo} {nada|algo} <antes {de clase|de las clases|del instituto|del colegio|de la escuela|de ir al colegio}>.',
          because: 'Don’t use *no* after *nunca*, and “anything” is *nada*: *nunca como nada*.',
        },
        {
          answer:
            '{Nunca|Jamás} {como|tomo} {algo|alguna cosa|cualquiera|alguno} <antes {de clase|de las clases|del instituto|del colegio|de la escuela|de ir al colegio}>.',
          because: 'In a negative sentence, “anything” becomes *nada*.',
        },
        {
          answer:
            'No {como|tomo} {nunca algo|algo nunca} <antes {de clase|de las clases|del instituto|del colegio|de la escuela}>.',
          because: 'In a negative sentence, “anything” becomes *nada*.',
        },
        {
          answer:
            '{Nunca|Jamás} {como|tomo} nada <antes {clase|clases|las clases|instituto|el instituto|colegio|el colegio|escuela|la escuela|ir al colegio|ir al instituto|ir a la escuela|ir a clase}>.',
          because: 'Before a noun or an infinitive, use *antes de*.',
        },
        {
          answer:
            '{Nunca|Jamás} {como|tomo} nada <antes {de el colegio|de el instituto|del escuela|del clase|de el clase}>.',
          because:
            '*De* + *el* is *del*: *del colegio*. But *clase* and *escuela* are feminine: *de clase, de la escuela*.',
        },
        {
          answer:
            '{Como|Tomo} {nunca nada|nada nunca} <antes {de clase|de las clases|del instituto|del colegio|de la escuela}>.',
          because:
            'If *nunca* comes after the verb, put *no* before the verb: *no como nunca nada*. Or put *nunca* first: *nunca como nada*.',
        },
        {
          answer:
            '{No nunca como nada|No nunca como} <antes {de clase|de las clases|del instituto|del colegio|de la escuela}>.',
          because: 'Say *nunca como nada* or *no como nunca nada*.',
        },
        {
          answer:
            '{Nunca|Jamás} {como|tomo} nada <antes {de yendo|de voy|de ir yendo|yendo|de que voy} {a clase|al colegio|al instituto|a la escuela}>.',
          because: 'After *antes de*, use the infinitive: *antes de ir*.',
        },
        {
          answer: '{Nunca|Jamás} {como|tomo} nada {ante clase|{delante de|enfrente de|frente a} clase}.',
          because: 'Words that mean “in front of” are for places. “Before”, in time, is *antes de*.',
        },
        {
          answer:
            '{Nunca|Jamás} {comer|comiendo|comido} nada <antes {de clase|del instituto|del colegio|de la escuela}>.',
          because: 'For something you never do, use the present: *como*.',
        },
        {
          answer:
            '{Siempre no|No siempre} {como|tomo} nada <antes {de clase|del instituto|del colegio|de la escuela}>.',
          because: '“Never” is *nunca*: *nunca como nada*.',
        },
        {
          answer:
            '{Nunca|Jamás} {como|tomo} {nadie|ningún|no} <antes {de clase|del instituto|del colegio|de la escuela}>.',
          because: '“Anything” in a negative sentence is *nada*. *Nadie* is “nobody”.',
        },
      ],
    },
    {
      id: 'park-email',
      kind: 'proofread',
      teaches: 'mistakes',
      en: 'Marcos writes to Elena about last Saturday: where they went, why hardly anybody was there, and who wants to go out tomorrow.',
      lines: [
        { right: 'El sábado fui al parque con mis primos.' },
        {
          wrong: 'Primero jugamos al fútbol y después de comimos bocadillos.',
          answers: [
            'Primero jugamos al fútbol y {después|luego|después de eso|más tarde|entonces} comimos [unos] bocadillos.',
            'Primero jugamos al fútbol y comimos bocadillos después.',
            {
              answer: 'Primero jugamos fútbol y {después|luego} comimos [unos] bocadillos.',
              note: 'In much of Latin America people say *jugar fútbol*; in Spain, *jugar al fútbol*.',
            },
          ],
          because:
            'Before a conjugated verb, “then” is just *después*. Use *después de* with a noun or an infinitive: *después de jugar*.',
          mistakes: [
            {
              answer: 'Primero jugamos al fútbol y después de comer bocadillos.',
              because: 'Now the second half has no conjugated verb: *y después comimos*.',
            },
            {
              answer: 'Primero jugamos al fútbol y {antes|antes de} comimos bocadillos.',
              because: '“Then” is *después*; *antes* is “before”.',
            },
          ],
        },
        {
          wrong: 'No había casi nadie porque del mal tiempo.',
          answers: [
            'No había casi nadie {a causa del|por el|por culpa del|debido al} mal tiempo.',
            'No había casi nadie porque {{hacía|hizo} mal tiempo|el tiempo era malo|el tiempo estaba malo}.',
            '{Por el|A causa del|Debido al} mal tiempo no había casi nadie.',
            'Casi no había nadie {a causa del|por el|debido al} mal tiempo.',
            'Apenas había nadie {a causa del|por el|debido al} mal tiempo.',
          ],
          because: 'Before a noun, “because of” is *a causa de* or *por*. *Porque* needs a verb.',
          mistakes: [
            {
              answer: 'No había casi nadie {porque el|porque|por qué el} mal tiempo.',
              because:
                '*Porque* needs a verb: *porque hacía mal tiempo*. Before a noun, use *a causa del* or *por el*.',
            },
            {
              answer: 'No había casi alguien {a causa del|por el} mal tiempo.',
              because: '*Nadie* was already right. Don’t use *alguien* after *no*.',
            },
          ],
        },
        { right: 'Por eso volvimos a casa temprano.' },
        { right: 'Mi prima no quiere salir mañana.' },
        {
          wrong: 'Yo también no quiero salir.',
          model: 'Yo tampoco quiero salir.',
          answers: [
            'Yo tampoco [quiero salir].',
            'Yo no quiero salir tampoco.',
            'Tampoco quiero salir yo.',
            'Tampoco yo [quiero salir].',
          ],
          because: 'To agree with a “no”, use *tampoco*. Before the verb, don’t use *no*.',
          mistakes: [
            {
              answer: 'Yo tampoco no quiero salir.',
              because: 'Before the verb, don’t use *no* with *tampoco*.',
            },
          ],
          notAsked: [
            {
              answer: 'Yo también quiero salir.',
              because: 'That’s “I want to go out too”. To agree with a “no”, use *tampoco*.',
            },
            {
              answer: 'Yo no quiero salir también.',
              because:
                'That’s “I don’t want to go out **as well** (as something else)”. For “me neither”, use *tampoco*.',
            },
          ],
        },
      ],
    },
    {
      id: 'uniforms-idea',
      kind: 'choose',
      teaches: 'opinions',
      prompt: 'Which form?',
      sentence: 'Creo que los uniformes ___ una buena idea.',
      en: 'I think that uniforms are a good idea.',
      options: [
        {
          text: '*son*',
          right: true,
          because: 'After *creo que*, use an ordinary verb form (the indicative): *son*.',
        },
        { text: '*sean*', because: 'That’s the subjunctive. Use it after **no** *creo que*.' },
        { text: '*ser*', because: 'After *que* use a conjugated verb: *son*.' },
        { text: '*es*', because: '*Los uniformes* is plural: *son*.' },
      ],
    },
    {
      id: 'homework-necessary',
      kind: 'translate',
      teaches: 'opinions',
      en: 'In my opinion, homework is necessary.',
      answers: [
        '{En mi opinión|Desde mi punto de vista|A mi modo de ver|A mi parecer|A mi juicio|Para mí}, los deberes son necesarios.',
        'Los deberes son necesarios, {en mi opinión|desde mi punto de vista|a mi modo de ver|a mi parecer|a mi juicio}.',
        {
          answer:
            '{{En mi opinión|Desde mi punto de vista|A mi modo de ver|A mi parecer|A mi juicio|Para mí}, {la tarea es necesaria|las tareas son necesarias}|{La tarea es necesaria|Las tareas son necesarias}, {en mi opinión|desde mi punto de vista|a mi modo de ver|a mi parecer|a mi juicio}}.',
          note: 'Right, especially in Latin America. In Spain *los deberes* is more usual.',
        },
        {
          answer:
            '{Creo que|Pienso que|Opino que|Me parece que} {la tarea es necesaria|las tareas son necesarias}.',
          note: 'Right, but this means “I think that”. In Spain *los deberes* is more usual.',
        },
        {
          answer: '{Creo que|Pienso que|Opino que|Me parece que} los deberes son necesarios.',
          note: 'Right, but this means “I think that”. “In my opinion” is *en mi opinión*.',
        },
        {
          answer:
            '{En mi opinión,|Creo que|Pienso que|Opino que|Me parece que} {hacen falta los deberes|los deberes hacen falta|los deberes son imprescindibles}.',
          note: 'Right, but in different words. “Necessary” is *necesarios*.',
        },
        {
          answer: 'En mi opinión, son necesarios los deberes.',
          note: 'Right, with more emphasis on *los deberes*.',
        },
        {
          answer: 'En mi opinión, {es necesario hacer los deberes|hacer los deberes es necesario}.',
          note: 'This means “doing homework is necessary”. Just “homework” is *los deberes*.',
        },
      ],
      because: 'Use an article for homework in general. *Deberes* is plural: *los deberes son necesarios*.',
      mistakes: [
        {
          answer: '{En mi opinión|Creo que|Pienso que} deberes son necesarios.',
          because: 'Use an article for things in general: *los deberes*.',
        },
        {
          answer:
            '{En mi opinión|Creo que|Pienso que} los deberes {es necesario|es necesarios|son necesario|es necesaria}.',
          because: '*Los deberes* is plural: *son necesarios*.',
        },
        {
          answer: '{En mi opinión|Creo que|Pienso que} la tarea {es necesario|son necesarias}.',
          because:
            '*La tarea* is feminine singular: *es necesaria*. Or use the plural: *los deberes son necesarios*.',
        },
        {
          answer: '{En mi opinión|Creo que|Pienso que} los deberes son {necesarias|necesaria}.',
          because: '*Deberes* is masculine plural: *necesarios*.',
        },
        {
          answer:
            '{En mi opinión|Creo que} {los deber {es|son} {necesario|necesarios}|el deber {es necesarios|son {necesario|necesarios}}}.',
          because: '*El deber* is “duty”. “Homework” is plural: *los deberes*.',
        },
        {
          answer: '{En mi opinión|Creo que} los deberes están necesarios.',
          because: 'To say what something is like, use *ser*, not *estar*.',
        },
        {
          answer: 'En mi opinión que los deberes son necesarios.',
          because: 'Don’t use *que* after *en mi opinión*.',
        },
        {
          answer: '{Creo|Pienso} los deberes son necesarios.',
          because: 'Don’t leave out *que* after *creo* and *pienso*: *creo que*.',
        },
        {
          answer: '{En mí opinión|A mi opinión|En mía opinión|Mi opinión es} los deberes son necesarios.',
          because: 'The phrase is *en mi opinión*.',
        },
      ],
      notAsked: [
        {
          answer: '{En mi opinión|Creo que|Pienso que} los deberes son {importantes|obligatorios|útiles}.',
          because: 'That’s a different adjective. “Necessary” is *necesarios*.',
        },
        {
          answer: '{En mi opinión|Creo que} el deber es necesario.',
          because: '*El deber* is “duty”. “Homework” is plural: *los deberes son necesarios*.',
        },
      ],
    },
    {
      id: 'hardly-ever',
      kind: 'choose',
      teaches: 'frequency',
      prompt: 'Which phrase?',
      sentence: 'Mi hermana ___ llega tarde al trabajo.',
      en: 'My sister is hardly ever late for work.',
      options: [
        {
          text: '*casi nunca*',
          right: true,
          because: '*Casi* (almost) + *nunca* (never). Before the verb, don’t use *no*.',
        },
        { text: '*casi siempre*', because: 'That’s “almost always”: the opposite.' },
        {
          text: '*no casi nunca*',
          because: 'Before the verb, don’t use *no* with *casi nunca*.',
          teaches: 'negatives',
        },
        { text: '*a menudo*', because: '*A menudo* means “often”.' },
      ],
    },
    {
      id: 'twice-a-week',
      kind: 'translate',
      teaches: 'frequency',
      en: 'I go to the gym twice a week.',
      answers: [
        'Voy al gimnasio <dos veces {por|a la} semana>.',
        'Voy dos veces {por|a la} semana al gimnasio.',
        'Voy dos veces al gimnasio {por|a la} semana.',
        {
          answer: 'Suelo ir ^ al gimnasio <dos veces {por|a la} semana>.',
          note: 'Right, but this means “I usually go”. “I go” is *voy*.',
        },
        {
          answer: 'Voy al gimnasio dos veces en la semana.',
          note: 'Used in parts of Latin America; *por semana* and *a la semana* are right everywhere.',
        },
        {
          answer: 'Voy al gimnasio dos veces {cada semana|semanalmente}.',
          note: 'You can say this, but *dos veces por semana* or *a la semana* is more usual.',
        },
        {
          answer: 'Voy al gimnasio dos días {por|a la} semana.',
          note: 'Right, but this means “two days a week”. “Twice” is *dos veces*.',
        },
        {
          answer: 'Voy al gimnasio dos veces en semana.',
          note: 'Used in the south of Spain; *por semana* and *a la semana* are right everywhere.',
        },
      ],
      because: '“Twice” is *dos veces*; “a week” is *por semana* or *a la semana*.',
      mistakes: [
        {
          answer: 'Voy al gimnasio dos {tiempos|tiempo|vez} {por|a la} semana.',
          because: 'When you count “times”, use *veces*: *dos veces*.',
        },
        {
          answer: 'Voy al gimnasio dos veces {una|a|la|a una|de la|para} semana.',
          because: '“A week” is *por semana* or *a la semana*.',
        },
        {
          answer: 'Voy {el|a|a el|en el} gimnasio dos veces por semana.',
          because: 'After *ir*, use *a*, and *a* + *el* is *al*: *al gimnasio*.',
        },
        { answer: 'Ir al gimnasio dos veces por semana.', because: '“I go” is *voy*.' },
      ],
      notAsked: [
        {
          answer: '{Va|Fui|Vamos|Iré} al gimnasio dos veces por semana.',
          because: 'That’s a different person or tense. “I go” is *voy*.',
        },
        {
          answer: 'Voy al gimnasio {una vez|tres veces} {por|a la} semana.',
          because: '*Una vez* is “once” and *tres veces* “three times”. “Twice” is *dos veces*.',
        },
        {
          answer: 'Voy al gimnasio dos horas {por|a la} semana.',
          because: 'That’s “two **hours** a week”. “Twice” is *dos veces*.',
        },
        {
          answer: 'Voy para el gimnasio dos veces por semana.',
          because: 'That’s used in parts of Latin America. *Al gimnasio* is right everywhere.',
        },
        {
          answer: 'Voy a la gimnasia dos veces por semana.',
          because: 'That’s “I go to **gymnastics**”. The gym, the place, is *el gimnasio*.',
        },
      ],
    },
    {
      id: 'parents-let',
      kind: 'choose',
      teaches: 'condition',
      prompt: 'Which form?',
      sentence: 'Si mis padres me ___, iré al festival con mis amigas.',
      en: 'If my parents let me, I’ll go to the festival with my friends.',
      options: [
        {
          text: '*dejarán*',
          because: 'Don’t use the future after *si* (if), even if the sentence is about the future.',
        },
        { text: '*dejan*', right: true, because: '*Si* + present, then the future *iré*.' },
        { text: '*dejen*', because: 'Don’t use the present subjunctive after *si* (if).' },
        { text: '*dejar*', because: 'Use a conjugated verb: *mis padres … dejan*.' },
      ],
    },
    {
      id: 'if-rain',
      kind: 'correct',
      teaches: 'condition',
      sentence: 'Si lloverá mañana, iremos al cine.',
      en: 'If it rains tomorrow, we’ll go to the cinema.',
      parts: {
        go: '[nos] {iremos|vamos|vamos a ir} al cine',
        if: 'si {llueve mañana|mañana llueve}|en caso de que {llueva mañana|mañana llueva}',
      },
      answers: [
        '$If, [entonces] $go.',
        '$Go {$if|mañana si llueve}.',
        'Mañana, si llueve, $go.',
        'Mañana $go si llueve.',
        {
          answer: '{Si va a llover mañana, $go|$Go si va a llover mañana}.',
          note: 'Right, but this means “if it’s going to rain”. “If it rains” is *si llueve*.',
        },
        {
          answer: 'De llover mañana, $go.',
          note: 'Right, but formal. *Si llueve* is more usual.',
        },
        {
          answer: 'Como {llueva mañana|mañana llueva}, $go.',
          note: 'People say this for “if it does rain”, mostly in Spain. The usual phrase is *si llueve*.',
        },
      ],
      because: 'After *si* (if) use the present, even for tomorrow.',
      notAsked: [
        {
          answer: 'Si {lloviera|lloviese} mañana, iríamos al cine.',
          because:
            'Good Spanish for “if it rained, we would go”. Here it is a real possibility: *si llueve, iremos*.',
        },
        {
          answer: 'Si llueve mañana, vayamos al cine.',
          because: 'Good Spanish for “let’s go”. “We’ll go” is *iremos* or *vamos*.',
        },
        {
          answer: 'Cuando llueva mañana, {iremos|vamos|vamos a ir} al cine.',
          because: 'That’s “when it rains tomorrow”. “If” is *si*, followed by the present: *si llueve*.',
        },
        {
          answer: 'Aunque llueva mañana, {iremos|vamos|vamos a ir} al cine.',
          because: 'That’s “even if it rains tomorrow”. “If” is *si*, followed by the present: *si llueve*.',
        },
        {
          answer: 'Si {llueve mañana|mañana llueve}, {iré|irán} al cine.',
          because: '*Iré* is “I’ll go” and *irán* “they’ll go”. “We’ll go” is *iremos* or *vamos*.',
        },
        {
          answer: '{Si {llueve mañana|mañana llueve}, iríamos al cine|Iríamos al cine si llueve mañana}.',
          because: 'That’s “we **would** go”, a tentative plan. “We’ll go” is *iremos* or *vamos*.',
        },
        {
          answer: 'Aunque llueve mañana, {iremos|vamos|vamos a ir} al cine.',
          because:
            'That’s “although it’s raining tomorrow”, as the forecast says. “If” is *si*: *si llueve*.',
        },
      ],
      mistakes: [
        {
          answer:
            '{Si {llueva mañana|mañana llueva}, {iremos|vamos|vamos a ir} al cine|{Iremos|Vamos|Vamos a ir} al cine {si llueva mañana|si mañana llueva|mañana si llueva}}.',
          because:
            'In a condition, don’t use the present subjunctive after *si*. Use the ordinary present, *llueve*.',
        },
        {
          answer:
            '{Si lloverá mañana, {vamos|vamos a ir} al cine|Si mañana lloverá, {iremos|vamos|vamos a ir} al cine|{Iremos|Vamos|Vamos a ir} al cine {si lloverá mañana|si mañana lloverá|mañana si lloverá}|Mañana, si lloverá, iremos al cine}.',
          because: 'In a condition, don’t use the future after *si*: *si llueve*.',
        },
        {
          answer:
            '{Si {llovería mañana|mañana llovería}, {iremos|vamos|iríamos} al cine|{Iremos|Iríamos} al cine si llovería mañana}.',
          because: 'In a condition, don’t use the conditional after *si*: *si llueve*.',
        },
        {
          answer:
            '{Si {llueve mañana|mañana llueve}, {fuimos|íbamos|ir|fuéramos} al cine|{Fuimos|Íbamos} al cine si llueve mañana}.',
          because: '*Si llueve* is right. Then use *iremos* (or *vamos*).',
        },
        {
          answer:
            '{Si {lloviera|lloviese} mañana, {iremos|vamos|vamos a ir} al cine|Iremos al cine si {lloviera|lloviese} mañana}.',
          because: '*Lloviera* goes with *iríamos*, “we would go”. With *iremos*, use *si llueve*.',
        },
        {
          answer:
            'Si {llover|lloviendo|llove|llueves|lluvia|lluve|llovió|llovía|ha llovido|está lluvia|es lloviendo|llover a} mañana, {iremos|vamos|vamos a ir} al cine.',
          because: 'After *si*, use the present of *llover*, with *ue*: *si llueve*.',
        },
        {
          answer: 'Si llueve mañana, {iremos|vamos|vamos a ir} {a el|en el|a|en|el} cine.',
          because: '*Si llueve* is right. “To the cinema” is *al cine*.',
        },
        {
          answer:
            '{{Cuando|Cuándo|Que} llueve|{Cuándo|Que} llueva} mañana, {iremos|vamos|vamos a ir} al cine.',
          because: '“If” is *si*, followed by the present: *si llueve*.',
        },
      ],
      twins: { si: 'if', sí: 'yes' },
    },
    {
      id: 'protect-forests',
      kind: 'choose',
      teaches: 'purpose',
      prompt: 'Which form?',
      sentence: 'Reciclamos el papel para ___ los bosques.',
      en: 'We recycle paper to protect the forests.',
      options: [
        {
          text: '*proteger*',
          right: true,
          because: 'After *para*, use the infinitive when the same people do both.',
        },
        { text: '*protegemos*', because: 'After *para* use the infinitive.' },
        {
          text: '*protegiendo*',
          because: 'English uses _-ing_ after “for”, but Spanish uses the infinitive after a preposition.',
        },
        {
          text: '*protejamos*',
          because: 'Only use the subjunctive after *para que*, if the person changes.',
        },
      ],
    },
    {
      id: 'in-order-to',
      kind: 'translate',
      teaches: 'purpose',
      en: 'I’m saving money to buy a new phone.',
      parts: {
        phone: 'un {móvil nuevo|nuevo móvil}',
        buy: '[poder] {comprar|comprarme}',
        save: 'ahorro|estoy ahorrando|voy ahorrando|junto|estoy juntando|guardo|estoy guardando|reúno|estoy reuniendo|voy reuniendo',
      },
      answers: [
        '$Save dinero <para $buy $phone>.',
        '{Ahorro|Estoy ahorrando|Voy ahorrando|Guardo|Estoy guardando|Estoy juntando} mi dinero <para $buy $phone>.',
        '{Ahorro|Estoy ahorrando|Voy ahorrando} <para $buy $phone>.',
        {
          answer: '{Ahorro|Estoy ahorrando|Voy ahorrando} [dinero] <{con el fin de|a fin de} $buy $phone>.',
          note: 'Right, but formal: *para* is more usual.',
        },
        {
          answer:
            '{Ahorro|Estoy ahorrando|Voy ahorrando} [dinero] <con {la intención|el objetivo|la idea} de $buy $phone>.',
          note: 'Right, but longer: *para* is more usual.',
        },
        {
          answer: '{Ahorro|Estoy ahorrando|Junto|Estoy juntando} plata <para $buy $phone>.',
          note: '*Plata* is informal for “money” in much of Latin America. *Dinero* is used everywhere.',
        },
        {
          answer: '{Ahorro|Estoy ahorrando|Voy ahorrando} [dinero] <para {adquirir|conseguir} $phone>.',
          note: 'Right, but “buy” is *comprar*.',
        },
      ],
      because: 'One person does both, so use *para* + infinitive.',
      notAsked: [
        {
          answer: '{Ahorro|Estoy ahorrando} [dinero] para un {móvil nuevo|nuevo móvil}.',
          because: 'Good Spanish for “saving for a new phone”. “To buy” is *para comprar*.',
        },
        {
          answer:
            '{Ahorro|Estoy ahorrando} dinero para {comprar|comprarme} {el nuevo móvil|el móvil nuevo|mi móvil nuevo|mi nuevo móvil}.',
          because: '*El* is “the” and *mi* “my”. “**A** new phone” is *un móvil nuevo*.',
        },
        {
          answer: '{Ahorro|Estoy ahorrando} [dinero] por {comprar|comprarme} un {móvil nuevo|nuevo móvil}.',
          because: 'That’s “I save money **by** buying (because I buy) a new phone”. For a goal, use *para*.',
        },
        {
          answer:
            '{Ahorro|Estoy ahorrando} [dinero] para que {compre|me compre} un {móvil nuevo|nuevo móvil}.',
          because: 'That’s “so that **he or she** buys”. You buy it yourself: *para comprar*.',
        },
        {
          answer:
            '{Gano|Estoy ganando|Gasto|Estoy gastando} [el] dinero para {comprar|comprarme} un {móvil nuevo|nuevo móvil}.',
          because: '*Ganar* is to earn and *gastar* is to spend. To save money is *ahorrar*.',
        },
        {
          answer: '{Ahorro|Estoy ahorrando} [dinero] para {comprar|comprarme} móvil nuevo.',
          because: 'People in Spain may say this. With “a”, it’s *un móvil nuevo*.',
        },
      ],
      mistakes: [
        {
          answer: '{Ahorro|Estoy ahorrando} [dinero] a {comprar|comprarme} un {móvil nuevo|nuevo móvil}.',
          because: '“To”, for a purpose, is *para*.',
        },

        {
          answer:
            '{Ahorro|Estoy ahorrando} [dinero] para {compro|me compro|comprando|comprándome|compra|comprado|compraré} un {móvil nuevo|nuevo móvil}.',
          because: 'After *para* use the infinitive: *comprar*.',
        },
        {
          answer:
            '{Ahorro|Estoy ahorrando} [dinero] para que {compro|comprar|me compro} un {móvil nuevo|nuevo móvil}.',
          because: 'The same person saves and buys. Don’t use *que*: *para comprar*.',
        },
        {
          answer:
            '{Ahorro|Estoy ahorrando} [dinero] {comprar|comprarme|de comprar|que comprar|en comprar|en orden de comprar|en orden a comprar|en orden para comprar|por a comprar|para a comprar|para de comprar} un {móvil nuevo|nuevo móvil}.',
          because: '“To”, for a purpose, is *para*: *para comprar*.',
        },
        {
          answer:
            '{Soy ahorrando|Estoy ahorrar|Estoy ahorro|Ahorrando|Estoy ahorrado|Soy ahorrar|Estoy ahorando} [dinero] para comprar un {móvil nuevo|nuevo móvil}.',
          because: '“I’m saving” is *ahorro* or *estoy ahorrando*.',
        },
        {
          answer: '{Salvo|Estoy salvando} [el] dinero para {comprar|comprarme} un {móvil nuevo|nuevo móvil}.',
          because: 'To save money is *ahorrar*. *Salvar* is to rescue, *ganar* to earn, *gastar* to spend.',
        },
        {
          answer:
            '{Ahorro|Estoy ahorrando} [dinero] para {comprar|comprarme} {una móvil nueva|un móvil nueva|una móvil nuevo|una nueva móvil|un nueva móvil|una teléfono nueva|un teléfono nueva|una nueva teléfono}.',
          because: '*Móvil* and *teléfono* are masculine: *un móvil nuevo*.',
        },
      ],
    },
    {
      id: 'sea-view',
      kind: 'choose',
      teaches: 'emphasis',
      prompt: 'Which word?',
      sentence: 'El piso es muy grande y, ___, tiene una terraza con vistas al mar.',
      en: 'The flat is very big and, what’s more, it has a terrace with a sea view.',
      options: [
        { text: '*además*', right: true, because: 'It adds one more good point: “what’s more”.' },
        { text: '*menos*', because: '*Menos* is “except” or “less”.', teaches: 'exception' },
        { text: '*pero*', because: '*Pero* is “but”, and it can’t follow *y*.', teaches: 'coordinating' },
        {
          text: '*por eso*',
          because: 'It means “that’s why”, but the size isn’t why there’s a view.',
          teaches: 'causal',
        },
      ],
    },
    {
      id: 'lost-phone',
      kind: 'choose',
      teaches: 'emphasis',
      prompt: 'A friend has lost her phone. What do you say?',
      options: [
        { text: '*¡Qué pena!*', right: true, because: '“What a pity!” shows that you’re sorry for her.' },
        { text: '*¡Enhorabuena!*', because: 'That means “Congratulations!”' },
        { text: '*¡Qué guay!*', because: 'That means “Cool!”' },
        { text: '*¡Cuidado!*', because: '“Careful!” is a warning, and it’s too late for that.' },
      ],
    },
    {
      id: 'except-physics',
      kind: 'fill',
      teaches: 'exception',
      sentence: 'Me gustan todas las asignaturas ___ la Física.',
      en: 'I like all my subjects except physics.',
      answers: [
        '{excepto|menos|salvo}',
        {
          answer:
            '{a excepción de|con excepción de|con la excepción de|quitando|exceptuando|aparte de|fuera de}',
          note: 'Right; *excepto* and *menos* are shorter.',
        },
      ],
      because: '“Except” is *excepto*, *menos* or, in formal texts, *salvo*.',
      mistakes: [
        { answer: 'sin', because: '*Sin* is “without”. “Except” is *excepto* or *menos*.' },
        {
          answer: '{pero|sino}',
          because: '*Pero* and *sino* are “but” for a contrast. “All … but” is *excepto* or *menos*.',
        },
        {
          answer: 'además',
          because:
            '*Además* needs *de* before a noun, and it adds something. “Except” leaves something out: *excepto*, *menos*.',
        },
        {
          answer: '{excepto de|menos de|salvo de|excepción}',
          because: '“Except” goes directly before the noun: *excepto la Física*.',
        },
        { answer: '{solo|con}', because: '“Except” is *excepto* or *menos*.' },
        {
          answer: 'y no',
          because: 'After *todas*, *y no* is a contradiction. “All … except” is *excepto* or *menos*.',
        },
      ],
      notAsked: [
        {
          answer: 'pero no',
          because: 'That contrasts physics with the others: “but not”. “All … but” is *excepto* or *menos*.',
        },
        {
          answer: '{además de|también|incluso}',
          because: 'That includes physics. “Except” leaves it out: *excepto*, *menos*.',
        },
        {
          answer: '{como|más}',
          because: '*Como* is “like” and *más* “plus”. “Except” is *excepto* or *menos*.',
        },
      ],
    },
    {
      id: 'without-saying',
      kind: 'correct',
      teaches: 'exception',
      sentence: 'Mi primo se fue sin diciendo nada.',
      en: 'My cousin left without saying anything.',
      parts: {
        left: 'se {fue|marchó}',
        nothing: 'sin decir {nada|ni [una] palabra|una palabra|palabra}|sin decirnos nada',
      },
      answers: [
        'Mi primo $left $nothing.',
        '$Left mi primo $nothing.',
        '$Nothing, {mi primo $left|$left mi primo}.',
        {
          answer:
            '{Mi primo {salió|partió|se ha ido|se ha marchado} $nothing|Mi primo $left sin decirme nada}.',
          note: 'Right, but the sentence only needed *sin decir nada*.',
        },
        {
          answer: 'Mi primo se fue y no dijo nada.',
          note: 'Right, but in different words. After *sin*, use the infinitive: *sin decir nada*.',
        },
      ],
      because: 'After a preposition such as *sin*, use the infinitive, where English uses _-ing_.',
      mistakes: [
        {
          answer: 'Mi primo se fue sin {dijo|dice|dicho|digo|dijera} nada.',
          because: 'After a preposition use the infinitive: *decir*.',
        },
        {
          answer: 'Mi primo se fue sin {que decir|a decir|de decir} nada.',
          because: 'The infinitive goes directly after *sin*.',
        },
        {
          answer: 'Mi primo se fue sin decir algo.',
          because: 'The verb is right. But *sin* counts as a negative: keep *nada*.',
        },
        {
          answer: 'Mi primo se fue no diciendo nada.',
          because: '“Without” is *sin*. After it, use the infinitive.',
        },
        {
          answer: 'Mi primo se fue sin {hablando|deciendo} nada.',
          because: 'After a preposition, use the infinitive: *sin decir*.',
        },
      ],
    },
    {
      id: 'too-small',
      kind: 'choose',
      teaches: 'quantifiers',
      prompt: 'Which form?',
      sentence: 'Estas zapatillas son ___ pequeñas para mí.',
      en: 'These trainers are too small for me.',
      options: [
        {
          text: '*demasiadas*',
          because: 'It would agree before a noun (*demasiadas zapatillas*), but *pequeñas* is an adjective.',
        },
        {
          text: '*demasiado*',
          right: true,
          because: 'Before an adjective it’s an adverb, so it doesn’t change.',
        },
        {
          text: '*mucho*',
          because:
            '*Mucho* goes before an adjective only in comparisons (*mucho mejor*, *mucho más pequeñas*); “too” is a different word.',
        },
        { text: '*tantas*', because: '*Tantas* is “so many”, before a noun.' },
      ],
    },
    {
      id: 'many-more-girls',
      kind: 'fill',
      teaches: 'quantifiers',
      sentence: 'En mi equipo hay ___ más chicas que chicos.',
      en: 'In my team there are many more girls than boys.',
      answers: ['muchas', { answer: 'muchísimas', note: '*Muchísimas más* is “a great many more”.' }],
      because: '*Mucho* agrees before *más* + **noun**: *muchas más chicas*.',
      notAsked: [
        {
          answer: '{bastantes|algunas|unas pocas|unas cuantas|pocas|varias}',
          because: 'Good Spanish, but a different amount. “Many more” is *muchas más*.',
        },
      ],
      mistakes: [
        {
          answer: '{mucho|mucha}',
          because:
            '*Mucho* is fixed before *más* + adjective (*mucho más altas*), but *chicas* is a plural noun: *muchas*.',
        },
        {
          answer: '{muy|muy muchas|muy mucho}',
          because: '*Muy* doesn’t go with *más* here: “many more” is *muchas más*.',
        },
        {
          answer: '{muchos|muchísimos}',
          because: 'It agrees with the word after *más*: *chicas* is feminine.',
        },
        {
          answer: '{tan|tanto|tantas|tantos}',
          because: '*Tanto* is for equal amounts. “Many more” is *muchas más*.',
        },
        {
          answer: '{demasiado|demasiadas|demasiados}',
          because: '“Too many” doesn’t go with *más*. “Many more” is *muchas más*.',
        },
        {
          answer: '{más|más muchas|más de|mas}',
          because: '*Más* is already there. “Many” is *muchas*.',
        },
        {
          answer: '{muchas de|muchas las|las muchas|las|unas}',
          because: 'Use *muchas más* together, without an article: *muchas más chicas*.',
        },
        {
          answer: '{muchísimo|muchisimo}',
          because: 'Before *más* + noun it agrees: *muchísimas*, or *muchas*.',
        },
        { answer: 'muchas más', because: '*Muchas* is right. *Más* is already there.' },
      ],
    },
    {
      id: 'cooks-well',
      kind: 'choose',
      teaches: 'adverbs',
      prompt: 'Which word?',
      sentence: 'Mi prima cocina muy ___.',
      en: 'My cousin cooks very well.',
      options: [
        { text: '*bien*', right: true, because: 'To say **how** she cooks, use an adverb: “well”.' },
        {
          text: '*buena*',
          because: 'That’s an adjective, for a person or thing: *es una cocinera muy buena*.',
        },
        { text: '*bueno*', because: '*Bueno* is “good”. To say how something is done, use *bien*.' },
        { text: '*mejor*', because: '*Mejor* is “better”. Don’t use *muy* with it.' },
      ],
    },
    {
      id: 'slowly-clearly',
      kind: 'fill',
      teaches: 'adverbs',
      sentence: 'Explica las cosas ___ y tranquilamente.',
      en: 'She explains things slowly and calmly. (use the adjective “lento”)',
      answers: [
        'lenta',
        'lentamente',
        {
          answer: '{de [una] {forma|manera} lenta|de [un] modo lento}',
          note: 'Right, but *lenta y tranquilamente* is shorter.',
        },
      ],
      because:
        'With two adverbs, usually only the last has *-mente*. The first stays feminine: *lenta y tranquilamente*. *Lentamente y tranquilamente* is right too, but clumsy.',
      mistakes: [
        {
          answer: '{lentomente|lentemente|lentmente|lentement}',
          because: 'Add *-mente* to the feminine: *lenta*, *lentamente*.',
        },
        {
          answer: 'lenta mente',
          because: 'The full adverb is one word: *lentamente*. Here *lenta* is enough.',
        },
        {
          answer: '{lentos|lentas}',
          because: 'Don’t use a plural to say how she explains things: *lenta*.',
        },
        {
          answer: '{lentemento|lentamento|lentament|lentamentes|lentalmente|lentidamente}',
          because: 'The adverb is *lentamente*. In this pair, use *lenta*.',
        },
        {
          answer: '{lente|lentitud|lentito|lentez|lentado|lentando}',
          because: 'The adjective is *lento*, feminine *lenta*.',
        },
      ],
      notAsked: [
        {
          answer: '{despacio|poco a poco|pausadamente|pausada}',
          because: 'Good Spanish for “slowly”, but use the adjective *lento*: *lenta*.',
        },
        {
          answer: 'con lentitud',
          because: 'Good Spanish for “slowly”, but use the adjective *lento*: *lenta*.',
        },
        {
          answer: '{clara|claramente|rápida|rápidamente}',
          because: 'That has a different meaning. “Slowly” comes from *lento*: *lenta*.',
        },
        {
          answer: 'lento',
          because:
            '*Lento* alone can be “slowly”. In a pair with *-mente*, the first stays feminine: *lenta*.',
        },
      ],
    },
    {
      id: 'silver-or-gold',
      kind: 'fill',
      teaches: 'more-coordinating',
      sentence: '¿La medalla es de plata ___ oro?',
      en: 'Is the medal silver or gold?',
      answers: ['u', { answer: 'o de', note: 'Right: *de* keeps the two *o* sounds apart.' }],
      because: 'Before the sound “oh”, *o* becomes *u*.',
      mistakes: [
        { answer: '{o|ó}', because: 'Before *oro* you wouldn’t hear *o*, so use *u*.' },
        { answer: 'e', because: '*E* is “and”, before the sound “ee”. “Or” before the sound “oh” is *u*.' },
        { answer: 'ni', because: '*Ni*, “nor”, needs a negative. “Or” before the sound “oh” is *u*.' },
        { answer: 'u de', because: 'Before *de* use *o*. Directly before *oro* use *u*.' },
        { answer: '{ou|uo|or}', because: '“Or” before the sound “oh” is *u*.' },
      ],
      notAsked: [
        { answer: 'y', because: 'That’s “silver **and** gold”. “Or” before the sound “oh” is *u*.' },
      ],
    },
    {
      id: 'pool-not-beach',
      kind: 'correct',
      teaches: 'more-coordinating',
      sentence: 'El domingo no fuimos a la playa, pero a la piscina.',
      en: 'On Sunday we didn’t go to the beach but to the swimming pool.',
      answers: [
        '<El domingo> no fuimos a la playa, sino [que fuimos] a la {piscina|alberca|pileta}.',
        'No fuimos el domingo a la playa, sino [que fuimos] a la {piscina|alberca|pileta}.',
        'No fuimos a la playa el domingo, sino [que fuimos] a la {piscina|alberca|pileta}.',
        {
          answer:
            '{El domingo fuimos a la piscina {en vez de|en lugar de} [ir] a la playa|El domingo, {en vez de|en lugar de} [ir] a la playa, fuimos a la piscina|{En vez de|En lugar de} [ir] a la playa, {el domingo fuimos a la piscina|fuimos [el domingo] a la piscina|fuimos a la piscina el domingo}}.',
          note: 'Right, but this means “instead of”. “Not this but that” is *no … sino*.',
        },
        {
          answer: 'El domingo fuimos a la piscina, {no a la playa|y no a la playa}.',
          note: 'Right, the other way round. “Not this but that” is *no … sino*.',
        },
      ],
      because: 'After a negative, when one idea replaces another, use *sino*.',
      mistakes: [
        {
          answer: 'El domingo no fuimos a la playa, sino que a la piscina.',
          because: 'Use *sino que* before a verb. There’s no verb here: *sino*.',
        },
        {
          answer: 'El domingo no fuimos a la playa, si no a la piscina.',
          because: '*Sino* is one word here. As two words, it means “if not”.',
        },
        {
          answer: 'El domingo no fuimos a la playa, {sin embargo|aunque|mas|y|o|excepto} a la piscina.',
          because: '“Not this but that” is *no … sino*.',
        },
        {
          answer: 'El domingo no fuimos a la playa, sino la piscina.',
          because: '*Sino* is right, but you still need *a*: *sino a la piscina*.',
        },
        {
          answer: 'El domingo no fuimos a la playa, sino fuimos a la piscina.',
          because: 'Before a verb, use *sino que*: *sino que fuimos*. Or leave the verb out.',
        },
        {
          answer: 'El domingo fuimos a la playa, sino a la piscina.',
          because: 'The first half still needs *no*.',
        },
      ],
      notAsked: [
        {
          answer: 'El domingo no fuimos a la playa, pero {fuimos|sí fuimos|sí} a la piscina.',
          because: 'Good Spanish for “but we did go”. Here the pool replaces the beach: *sino*.',
        },
        {
          answer: 'El domingo no fuimos a la playa, ni a la piscina.',
          because: 'That’s “**nor** to the pool”. “Not this but that” is *no … sino*.',
        },
      ],
    },
    {
      id: 'why-angry',
      kind: 'choose',
      teaches: 'why-and-because',
      prompt: 'Which spelling?',
      sentence: 'No entiendo ___ está enfadado Pablo.',
      en: 'I don’t understand why Pablo is angry.',
      options: [
        { text: '*porque*', because: 'As one word, without an accent, it means “because”.' },
        {
          text: '*por qué*',
          right: true,
          because: 'It’s a question inside the sentence, so *qué* is stressed and has an accent.',
        },
        {
          text: '*el porqué*',
          because: 'That’s a noun, “the reason”; it can’t introduce *está enfadado Pablo*.',
        },
        { text: '*por que*', because: 'As two words, without an accent, it means “for which”.' },
      ],
    },
    {
      id: 'no-money',
      kind: 'order',
      teaches: 'why-and-because',
      words: ['compré', 'dinero', 'no', 'como', 'nada', 'tenía', 'no'],
      en: 'As I had no money, I didn’t buy anything.',
      answers: ['Como no tenía dinero, no compré nada.', 'Como dinero no tenía, no compré nada.'],
      because: '*Como*, “as, since”, begins the sentence: first the reason, then the result.',
      mistakes: [
        {
          answer: 'No compré nada como no tenía dinero.',
          because: 'With *como* the reason comes first. In the middle, use *porque*.',
        },

        {
          answer: 'Como no tenía nada, no compré dinero.',
          because: 'You had no *dinero*, so you bought *nada*.',
        },
        {
          answer: 'Como tenía no dinero, no compré nada.',
          because: '*No* goes before the verb: *no tenía*.',
        },
        {
          answer: 'Como no tenía dinero, compré no nada.',
          because: '*No* goes before the verb: *no compré nada*.',
        },
        {
          answer: 'Como no tenía dinero, nada no compré.',
          because:
            'Don’t use *no* with *nada* before the verb. With *no*, put *nada* after the verb: *no compré nada*.',
        },
      ],
      notAsked: [
        {
          answer: 'Como no compré nada, no tenía dinero.',
          because: 'The reason and the result are swapped: you had no money, **so** you bought nothing.',
        },
      ],
    },
    {
      id: 'during-flight',
      kind: 'choose',
      teaches: 'more-temporal',
      prompt: 'Which word?',
      sentence: '___ el vuelo vimos dos películas.',
      en: 'During the flight we watched two films.',
      options: [
        { text: '*Durante*', right: true, because: '*El vuelo* is a noun, so you need “during”.' },
        { text: '*Mientras*', because: 'That’s “while”: it needs a verb, *mientras volábamos*.' },
        { text: '*Cuando*', because: 'That’s “when”: it needs a verb, *cuando volábamos*.' },
        { text: '*Desde hace*', because: 'Use it with a length of time up to now: *desde hace dos horas*.' },
      ],
    },
    {
      id: 'lay-table',
      kind: 'fill',
      teaches: 'more-temporal',
      sentence: 'Mi padre prepara la cena ___ yo pongo la mesa.',
      en: 'My dad makes dinner while I lay the table.',
      answers: [
        'mientras',
        {
          answer: 'mientras que',
          note: 'You can say this, but *mientras que* is usually “whereas”. For time, use *mientras*.',
        },
        {
          answer: '{al mismo tiempo que|a la vez que}',
          note: 'Right, but this means “at the same time as”. “While” is *mientras*.',
        },
        {
          answer: '{en lo que|en tanto que}',
          note: '*En lo que* is “while” in Mexico, and *en tanto que* is formal. *Mientras* is right everywhere.',
        },
      ],
      because: 'Two things happen at the same time, each with a verb: *mientras*.',
      mistakes: [
        {
          answer: 'mientras tanto',
          because: '*Mientras tanto*, “meanwhile”, can’t join two sentences. “While” is *mientras* alone.',
        },
        {
          answer: '{durante|durante que}',
          because: 'Use *durante* (during) before a noun. Before a verb, use *mientras*.',
        },

        {
          answer: '{hasta|desde|antes de|antes de que}',
          because: 'It can’t go before *yo pongo*, and it refers to a different time. “While” is *mientras*.',
        },
      ],
      notAsked: [
        { answer: 'hasta que', because: 'That’s “until”. “While” is *mientras*.' },
        { answer: '{porque|si|como|aunque}', because: 'That’s not about time. “While” is *mientras*.' },
        {
          answer: '{cuando|y|luego|entonces|después|pero}',
          because:
            '*Cuando* is “when”, *y* “and”, *pero* “but”, and the others are “then”. “While”, for two things at the same time, is *mientras*.',
        },
      ],
    },
    {
      id: 'no-plan',
      kind: 'fill',
      teaches: 'more-negatives',
      sentence: 'No tenemos ___ plan para el fin de semana.',
      en: 'We have no plans for the weekend.',
      answers: [
        'ningún',
        {
          answer: '{un|un solo|ni un|ni un solo}',
          note: 'Right, but in different words. “No, not any” is *ningún*.',
        },
      ],
      because: 'After *no*, “not any” is *ninguno*. It loses its *-o* before a masculine noun.',
      mistakes: [
        { answer: 'ninguno', because: 'Before a masculine noun it loses its *-o*: *ningún plan*.' },
        { answer: '{ninguna|ningunos}', because: '*Plan* is masculine singular: *ningún*.' },
        {
          answer: '{algún|alguno|algunos}',
          because: '*Algún* is “some”. After *no*, use *ningún*.',
        },
        { answer: '{nada|nadie|no}', because: 'Before a noun, “no, not any” is *ningún*.' },
        { answer: 'nada de', because: '“No” before a masculine noun is *ningún*.' },
      ],
      notAsked: [
        {
          answer: 'cualquier',
          because: '*Cualquier* is “any at all”. After *no*, “not any” is *ningún*.',
        },
        { answer: 'nunca', because: 'That’s “we **never** have a plan”. “No, not any” is *ningún*.' },
        { answer: 'ni', because: 'That’s “not **even** a plan”. “No, not any” is *ningún*.' },
      ],
    },
    {
      id: 'no-piano',
      kind: 'translate',
      teaches: 'more-negatives',
      en: 'I don’t play the piano any more.',
      answers: [
        'Ya no toco el piano.',
        {
          answer: 'No toco {más el piano|el piano más}.',
          note: 'Usual in much of Latin America. In Spain, say *ya no toco el piano*.',
        },
        { answer: 'El piano ya no lo toco.', note: 'Right, with more emphasis on the piano.' },
        {
          answer: '{He dejado|Dejé} de tocar el piano.',
          note: 'Right, but this means “I’ve stopped playing”. “Not any more” is *ya no*.',
        },
        {
          answer: '{No toco ya el piano|No toco el piano ya}.',
          note: 'Right, but *ya no toco* is more usual.',
        },
        {
          answer: 'Ya no toco piano.',
          note: 'Used in much of Latin America. The usual phrase has an article: *tocar el piano*.',
        },
        {
          answer: 'Ya no toco más el piano.',
          note: 'You can say this, but *ya no* is enough: *ya no toco el piano*.',
        },
        {
          answer: '{He dejado|Dejé} el piano.',
          note: 'Right, but this means “I’ve given up (I gave up) the piano”. “Not any more” is *ya no*.',
        },
      ],
      because: '“Not any more” is *ya no*, before the verb.',
      mistakes: [
        { answer: 'No ya toco el piano.', because: '“Not any more” is *ya no*, in that order.' },
        {
          answer: 'Ya no {juego|juego al|juego a} {el piano|piano}.',
          because: '*Jugar* is for games and sports. For an instrument, use *tocar*: *toco el piano*.',
        },
        { answer: 'Ya no {tocar|tocé} el piano.', because: '“I play” is *toco*.' },
      ],
      notAsked: [
        {
          answer: 'Ya toco el piano.',
          because: 'That’s “I already play”. “Not any more” needs *no*: *ya no*.',
        },
        {
          answer: '{Todavía no toco el piano|No toco el piano todavía|No toco todavía el piano}.',
          because: '*Todavía no* is “not yet”. “Not any more” is *ya no*.',
        },
        { answer: '{No toco|Nunca toco} el piano.', because: '“Any more” is missing: *ya no*.' },
        {
          answer: 'Ya no {toca|tocas|tocaba} el piano.',
          because: 'That’s a different person, or the past. “I play” is *toco*.',
        },
        {
          answer: 'Nunca más toco el piano.',
          because: 'That’s “I’m **never** playing the piano **again**”. “Not any more” is *ya no*.',
        },
        {
          answer: 'No más toco el piano.',
          because:
            'In Mexico and elsewhere *no más* is “only”: “I only play the piano”. “Not any more” is *ya no*.',
        },
      ],
    },
  ],
} satisfies AuthoredLesson
