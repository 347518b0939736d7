import type { AuthoredLesson } from '../types'

export default {
  subtitle: 'Del presente al perfecto',
  blurb:
    'One tense, two lessons. This one takes you from the present tense to “I have done”; [Present Perfect](preterito-perfecto) covers the tense in full.',
  rule: 'The perfect is the **present** plus a [participle](?participle) (_spoken, eaten, lived_): *{he:haber}, {has:haber}, {ha:haber}, {hemos:haber}, {habéis:haber}, {han:haber}* + *hablado*, *comido* or *vivido*. Only *haber* changes with the person; the participle never does.',
  needs: {
    igcse: {
      asks: 'produce',
      what: 'The tense with *hablado, comido, vivido* and the ten irregular participles, alongside the present.',
    },
    abInitio: {
      asks: 'produce',
      what: 'The tense with *hablado, comido, vivido* and the common irregular participles: it’s the easiest past tense to form.',
    },
    standard: {
      asks: 'produce',
      what: 'All of it, accurately. For perfect or preterite, see [the full lesson](preterito-perfecto#perfect-or-preterite).',
    },
    higher: {
      asks: 'produce',
      what: 'All of it, accurately. Go straight to [the full lesson](preterito-perfecto).',
    },
  },
  opening: 'dinner-is-ready',
  sections: [
    {
      id: 'formation',
      title: 'Formation: present and participle',
      core: true,
      syllabus: ['V5'],
      blocks: [
        {
          kind: 'text',
          text: 'English says “I **have** spoken”: the present (_have_) and a **participle** (_spoken_). Spanish does the same, in two steps.',
        },
        {
          kind: 'dialogue',
          caption: 'At the door',
          lines: [
            { who: 'Mamá', es: '¿{Has comido:comer} ya?', en: 'Have you eaten yet?' },
            {
              who: 'Hugo',
              es: 'Sí, {he comido:comer} con Marta.',
              en: 'Yes, I’ve eaten with Marta.',
            },
          ],
        },
        {
          kind: 'verb-table',
          tenses: ['perfect', 'present'],
          suggested: ['hablar', 'abrir'],
          taughtElsewhere: true,
        },
      ],
    },
    {
      id: 'step-1-present',
      title: 'Before you start: the present tense',
      core: true,
      blocks: [
        {
          kind: 'text',
          text: 'Take off *-ar*, *-er* or *-ir* and add the ending for the person. (Irregular verbs: [the present](present).)',
        },
        {
          kind: 'conjugation',
          caption: 'The present endings',
          tense: 'present',
          verbs: ['hablar', 'comer', 'vivir'],
        },
      ],
    },
    {
      id: 'step-2-haber',
      title: 'Step 1: the present of *haber*',
      core: true,
      blocks: [
        {
          kind: 'text',
          text: '*Haber* is the helping verb “have”. It doesn’t mean “to own”. That’s *tener*: *{Tengo:tener} un perro* (“I have a dog”).',
        },
        {
          kind: 'conjugation',
          caption: 'The present of *haber*',
          tense: 'present',
          verbs: ['haber'],
        },
      ],
    },
    {
      id: 'step-3-participle',
      title: 'Step 2: the participle',
      core: true,
      syllabus: ['V5'],
      blocks: [
        {
          kind: 'text',
          text: '*-ar* becomes *-ado*. *-er* and *-ir* become *-ido*. Start from the [infinitive](?infinitive), with no [stem](?stem) change. A participle never changes after *haber*. *No* and pronouns come first: *No lo {he leído:leer}* (“I haven’t read it”).',
        },
        {
          kind: 'table',
          caption: 'Present and perfect, side by side',
          columns: [
            { header: 'Present', lang: 'es' },
            { header: 'Perfect', lang: 'es' },
            { header: 'Meaning', lang: 'en', translation: true },
          ],
          rows: [
            ['hablo', 'he hablado', 'I have spoken'],
            ['comes', 'has comido', 'you have eaten'],
            ['vive', 'ha vivido', 'she has lived'],
            ['salimos', 'hemos salido', 'we have gone out'],
            ['jugáis', 'habéis jugado', 'you have played'],
            ['duermen', 'han dormido', 'they have slept'],
          ],
        },
      ],
    },
    {
      id: 'when-to-use',
      title: 'When to use',
      core: true,
      syllabus: ['V5'],
      blocks: [
        {
          kind: 'list',
          items: [
            '**A time that isn’t over,** in most of Spain: this week, this year, and all of today, even *esta mañana* (“this morning”) late at night. *Hoy {hemos comido:comer} lentejas.* (“We had lentils today.”)',
            '**Up to now:** *Nunca {he visto:ver} nevar* (“I’ve never seen it snow”), *siempre {he vivido:vivir} aquí* (“I’ve always lived here”).',
            '**A result you can see:** *¡Mira! {Ha nevado:nevar}.* (“Look, it’s snowed.”)',
            '[Key words](#time-expressions): *hoy* (today), *ya* (already), *todavía no* (not yet).',
          ],
        },
      ],
    },
    {
      id: 'irregular-information',
      title: 'Irregular information: ten participles',
      core: true,
      syllabus: ['V5'],
      blocks: [
        {
          kind: 'text',
          text: 'Start with these ten. Here are [more](preterito-perfecto#irregular-information).',
        },
        {
          kind: 'table',
          caption: 'Ten irregular participles',
          columns: [
            { header: 'Infinitive', lang: 'es', form: 'infinitive' },
            { header: 'Participle', lang: 'es', form: 'participle' },
            { header: 'Meaning', lang: 'en', translation: true },
          ],
          rows: [
            ['abrir', 'abierto', 'opened'],
            ['decir', 'dicho', 'said'],
            ['escribir', 'escrito', 'written'],
            ['hacer', 'hecho', 'done, made'],
            ['morir', 'muerto', 'died'],
            ['poner', 'puesto', 'put'],
            ['resolver', 'resuelto', 'solved'],
            ['romper', 'roto', 'broken'],
            ['ver', 'visto', 'seen'],
            ['volver', 'vuelto', 'returned'],
          ],
        },
      ],
    },
    {
      id: 'common-mistakes',
      title: 'Common mistakes',
      core: true,
      blocks: [
        {
          kind: 'mistakes',
          rows: [
            {
              wrong: 'Tengo terminado los deberes.',
              right: '{He terminado:terminar} los deberes.',
              en: 'I’ve finished my homework.',
              why: 'In this tense “have” is *haber*. (After *tener* the participle [agrees with its noun](preterito-perfecto#tener-participle).)',
            },
            {
              wrong: 'Hoy he hacido la cama.',
              right: 'Hoy {he hecho:hacer} la cama.',
              en: 'I’ve made my bed today.',
              why: '*Hacer* looks regular, but its participle is *{hecho:hacer}*.',
            },
            {
              wrong: 'He nunca comido sushi.',
              right: 'Nunca {he comido:comer} sushi.',
              en: 'I’ve never eaten sushi.',
              why: 'English puts _never_ in the middle. In Spanish, put nothing between *haber* and the participle.',
            },
            {
              wrong: 'Mis amigas han llegadas.',
              right: 'Mis amigas {han llegado:llegar}.',
              en: 'My friends have arrived.',
              why: 'The participle looks like an adjective, but after *haber* it never agrees.',
            },
            {
              wrong: 'Ella a salido.',
              right: 'Ella {ha salido:salir}.',
              en: 'She’s gone out.',
              why: 'Write the silent *h*: *a* is only “to”.',
            },
          ],
        },
      ],
    },
    {
      id: 'present-or-perfect',
      title: 'Present or perfect? For two years, always, just',
      more: '“For a year”, “I’ve always”, “I’ve just”, and Latin America.',
      blocks: [
        {
          kind: 'list',
          items: [
            'Use the present for habits and for what’s true now: *Los sábados {como:comer} en casa de mi padre.* (“On Saturdays I eat at my dad’s.”)',
            'Also use it with a **length of time or a starting point**, for what’s still going on: *{Vivo:vivir} aquí desde hace un año.* (“I’ve lived here for a year.”) “I’ve always”, “I’ve never” and “all my life” need the perfect in Spanish too: *Siempre {he vivido:vivir} aquí.* (“I’ve always lived here.”)',
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: '{Estudio:estudiar} en la biblioteca todas las tardes.',
              en: 'I study in the library every afternoon.',
            },
            { es: '¿{Coméis:comer} carne en tu casa?', en: 'Do you eat meat at home?' },
            {
              es: 'Mi prima {vive:vivir} en Bristol desde 2021.',
              en: 'My cousin has lived in Bristol since 2021.',
            },
          ],
        },
        {
          kind: 'contrast',
          caption: 'Present or perfect?',
          left: 'Present: a habit, or still true',
          right: 'Perfect: done, or up to now',
          rows: [
            {
              left: { es: '{Leo:leer} todas las noches.', en: 'I read every night.' },
              right: { es: 'Hoy {he leído:leer} cien páginas.', en: 'I’ve read a hundred pages today.' },
            },
            {
              left: {
                es: '{Vivo:vivir} en Gales desde hace un año.',
                en: 'I’ve lived in Wales for a year (and still do).',
              },
              right: {
                es: '{He vivido:vivir} en Gales y en Escocia.',
                en: 'I’ve lived in Wales and in Scotland (at some point).',
              },
              why: 'With *desde hace* + a length of time, use the present: it’s still going on. For a past experience, use the perfect.',
            },
            {
              left: {
                es: '{Estudio:estudiar} aquí desde 2022.',
                en: 'I’ve studied here since 2022 (and still do).',
              },
              right: {
                es: 'Siempre {he estudiado:estudiar} aquí.',
                en: 'I’ve always studied here (and still do).',
              },
              why: 'Both are still true. Use the present with “since” here, but the perfect with “I’ve always” and “I’ve never”.',
            },
            {
              left: { es: '{Acabo:acabar} de comer.', en: 'I’ve just eaten.' },
              right: { es: 'Ya {he comido:comer}.', en: 'I’ve already eaten.' },
              why: '“Have just” is the present of *acabar* + *de*.',
            },
          ],
        },
        {
          kind: 'note',
          label: 'Spain and Latin America',
          text: 'In most of Latin America the [preterite](indefenido) replaces the perfect for finished actions, even today: *Hoy {comimos:comer} lentejas* (“We had lentils today”). Both are correct. To choose between them, see [perfect or preterite](preterito-perfecto#perfect-or-preterite) and [more pairs](preterito-perfecto#ten-pairs), and practise with [a story](preterito-perfecto#story).',
        },
      ],
    },
    {
      id: 'time-expressions',
      title: 'Time expressions',
      more: 'Words that go with the present and with the perfect.',
      blocks: [
        {
          kind: 'phrases',
          caption: 'With the present',
          rows: [
            { es: 'siempre', en: 'always (a habit)' },
            { es: 'normalmente', en: 'normally' },
            { es: 'todos los días', en: 'every day' },
            { es: 'desde hace un año', en: 'for a year (still going on)' },
          ],
        },
        {
          kind: 'phrases',
          caption: 'With the perfect',
          rows: [
            { es: 'hoy', en: 'today' },
            { es: 'esta mañana', en: 'this morning' },
            { es: 'esta semana', en: 'this week' },
            { es: 'este mes', en: 'this month' },
            { es: 'este año', en: 'this year' },
            { es: 'estas vacaciones', en: 'these holidays' },
            { es: 'ya', en: 'already, yet' },
            { es: 'todavía no, aún no', en: 'not yet' },
            { es: 'alguna vez', en: 'ever' },
            { es: 'nunca', en: 'never' },
            { es: 'muchas veces', en: 'many times' },
            { es: 'últimamente', en: 'lately' },
            { es: 'hasta ahora', en: 'so far' },
          ],
        },
      ],
    },
    {
      id: 'whole-tables',
      title: 'The perfect in full, and participles with an accent',
      more: 'Three verbs in all persons; *leído*, *oído*, *traído*.',
      syllabus: ['V5'],
      blocks: [
        {
          kind: 'conjugation',
          caption: 'The perfect of the three regular verbs',
          tense: 'perfect',
          verbs: ['hablar', 'comer', 'vivir'],
        },
        {
          kind: 'text',
          text: 'After *a*, *e* or *o* the ending needs an accent: *{leído:leer}, {creído:creer}, {oído:oír}, {traído:traer}, {caído:caer}* (read, believed, heard, brought, fallen). After *u* it doesn’t: *{construido:construir}* (built).',
        },
        {
          kind: 'list',
          items: [
            'The participle ends in *-o* for everybody: *Mis hermanas {han salido:salir}.* (“My sisters have gone out.”)',
            '[Reflexive](?reflexive) pronouns go before *haber* too: *Me {he duchado:ducharse}.* (“I’ve had a shower.”)',
            '*{Ha:haber}* is a verb, but *a* is “to”: *{Ha ido:ir} a casa.* (“He’s gone home.”) They sound the same.',
            'On its own, *haber* has one more form: *{hay:haber}*, “there is” and “there are”.',
            'There are no stem changes, because the participle comes from the infinitive: *{duermen:dormir}* (“they sleep”), but *{han dormido:dormir}* (“they have slept”).',
          ],
        },
      ],
    },
    {
      id: 'examples',
      title: 'Examples',
      more: 'Sentences with both tenses, on exam topics.',
      blocks: [
        {
          kind: 'examples',
          rows: [
            {
              es: 'Normalmente {voy:ir} en autobús, pero hoy {he ido:ir} a pie.',
              en: 'I normally go by bus, but today I walked.',
            },
            {
              es: '{Queremos:querer} ir al concierto, pero no {hemos comprado:comprar} las entradas.',
              en: 'We want to go to the concert, but we haven’t bought the tickets.',
            },
            {
              es: 'Mi madre siempre {cocina:cocinar}, pero esta noche {ha cocinado:cocinar} mi hermano.',
              en: 'My mum always cooks, but tonight my brother has cooked.',
            },
            {
              es: '¿{Conoces:conocer} Irlanda? —No, nunca {he estado:estar} allí.',
              en: 'Do you know Ireland at all? – No, I’ve never been there.',
            },
            {
              es: 'No {puedo:poder} salir porque no {he terminado:terminar} el trabajo.',
              en: 'I can’t go out because I haven’t finished my essay.',
            },
            {
              es: 'Mis vecinos {han puesto:poner} placas solares.',
              en: 'My neighbours have put up solar panels.',
            },
            { es: '¿Qué {habéis hecho:hacer} hoy en clase de Arte?', en: 'What did you do in art today?' },
            {
              es: 'Mi padre {ha cambiado:cambiar} de trabajo este año.',
              en: 'My dad has changed jobs this year.',
            },
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Hoy {hemos comido:comer} lentejas en el comedor.',
              en: 'We had lentils in the canteen today.',
            },
            { es: 'Esta semana no {he entrenado:entrenar}.', en: 'I haven’t trained this week.' },
          ],
        },
        {
          kind: 'examples',
          rows: [
            { es: '¿{Has visto:ver} alguna vez un eclipse?', en: 'Have you ever seen an eclipse?' },
            {
              es: 'Todavía no {hemos decidido:decidir} adónde ir.',
              en: 'We haven’t decided where to go yet.',
            },
          ],
        },
        {
          kind: 'examples',
          rows: [
            { es: '¡Mira! {Ha nevado:nevar}.', en: 'Look, it’s snowed.' },
            { es: 'Alguien {ha dejado:dejar} la ventana abierta.', en: 'Somebody has left the window open.' },
          ],
        },
      ],
    },
    {
      id: 'model-text',
      title: 'A model message',
      more: 'A short message, with notes on what earns marks.',
      blocks: [
        {
          kind: 'model-text',
          paper: 'igcse-message',
          task: 'You’re on holiday. Write a message to a friend. Say where you are, what you’ve done today, what you haven’t done yet and what you’re doing tomorrow.',
          lines: [
            {
              es: '¡Hola, Lucía! Esta mañana {hemos llegado:llegar} a Sevilla.',
              en: 'Hi Lucía! We arrived in Seville this morning.',
              earns: 'The perfect for part of today.',
            },
            {
              es: 'El hotel {es:ser} pequeño, pero me {gusta:gustar} mucho.',
              en: 'The hotel is small, but I like it a lot.',
            },
            {
              es: 'Hoy {he visto:ver} la catedral y {he hecho:hacer} cien fotos.',
              en: 'Today I’ve seen the cathedral and taken a hundred photos.',
              earns: 'Two irregular participles in one sentence.',
            },
            {
              es: 'Todavía no {he probado:probar} el gazpacho.',
              en: 'I haven’t tried the gazpacho yet.',
              earns: '*Todavía no* before *haber*, with nothing between the two parts.',
            },
            {
              es: 'Mañana {vamos:ir} a ver un espectáculo de flamenco.',
              en: 'Tomorrow we’re going to see a flamenco show.',
              earns: 'A second time frame, the future with *{vamos:ir} a*.',
            },
            { es: '¿Y tú? ¿Qué {has hecho:hacer} hoy?', en: 'How about you? What have you done today?' },
          ],
        },
        {
          kind: 'note',
          label: 'In the exam',
          text: 'With the present and the perfect you have two time frames. Use both in Speaking: *Normalmente {juego:jugar} los sábados, pero este mes no {he jugado:jugar}* (“I normally play on Saturdays, but I haven’t played this month”). Then go on to [the full lesson on this tense](preterito-perfecto).',
        },
      ],
    },
    {
      id: 'more-mistakes',
      title: 'More mistakes to avoid',
      more: 'Eight more, from the participle to *haber* and *a ver*.',
      blocks: [
        {
          kind: 'mistakes',
          rows: [
            {
              wrong: 'He abrido la carta.',
              right: '{He abierto:abrir} la carta.',
              en: 'I’ve opened the letter.',
              why: '*Abrir* is [irregular](#irregular-information) here, like *{puesto:poner}*, *{roto:romper}*, *{dicho:decir}*, *{visto:ver}* and *{vuelto:volver}*.',
            },
            {
              wrong: 'Este mes han habido tres fiestas.',
              right: 'Este mes {ha habido:haber} tres fiestas.',
              en: 'There have been three parties this month.',
              why: 'In Spanish, “there have been” is always singular, just as *{hay:haber}* is one word for “there is” and “there are”.',
            },
            {
              wrong: 'Soy ido al parque.',
              right: '{He ido:ir} al parque.',
              en: 'I’ve been to the park.',
              why: 'French uses “to be” with some verbs. Spanish uses *haber* with every verb.',
            },
            {
              wrong: 'Haber si han llegado mis padres.',
              right: 'A ver si {han llegado:llegar} mis padres.',
              en: 'Let’s see if my parents have arrived.',
              why: '*Haber* and *a ver* sound the same. *Haber* is the helping verb; *a ver* is “let’s see”.',
            },
            {
              wrong: 'Nosotros habemos ganado.',
              right: '{Hemos ganado:ganar}.',
              en: 'We’ve won.',
              why: 'This is modelled on *{habéis:haber}*, but “we have” is *{hemos:haber}*.',
            },
            {
              wrong: 'He duermido mal.',
              right: '{He dormido:dormir} mal.',
              en: 'I’ve slept badly.',
              why: 'The stem change is only in the present. The participle comes from the infinitive *dormir*.',
            },
            {
              wrong: 'Ayer he visto a Nuria.',
              right: 'Ayer {vi:ver} a Nuria.',
              en: 'I saw Nuria yesterday.',
              why: 'In most of Spain you use the [preterite](indefenido) for a time that’s over.',
            },
            {
              wrong: 'He estudiado español por tres años.',
              right: '{Estudio:estudiar} español desde hace tres años.',
              en: 'I’ve studied Spanish for three years.',
              why: 'People in much of Latin America say this, but in Spain it sounds as if you’ve stopped. The present with *desde hace* is right everywhere.',
            },
          ],
        },
      ],
    },
    {
      id: 'story',
      title: 'Choose the tense: a story',
      more: 'A message with ten gaps: present or perfect?',
      blocks: [
        {
          kind: 'story',
          id: 'bread-on-saturday',
          title: 'Pan recién hecho',
          introduction:
            'It’s one o’clock on Saturday and Alba is writing to her friend Nico. Type each verb in the tense people use in most of Spain: the present (for a habit or something true now) or the perfect (for something done).',
          text: '¡Hola, Nico! Todos los sábados mi hermana ___ en el mercado, pero esta mañana ___ en casa conmigo, porque {queremos:querer} hacer pan. Nunca ___ pan en mi vida. Mi hermana ya ___ una receta en internet, y yo ya ___ la harina. ¡Ahora el pan ___ en el horno! Normalmente mi padre ___ del trabajo a las tres, pero hoy ___ antes y ya {tiene:tener} hambre. Desde hace un año ___ en este piso, pero todavía no {conocemos:conocer} bien el horno… ¡Ay! Te dejo: el gato ___ un plato y {hay:haber} trozos por toda la cocina.',
          gaps: [
            {
              infinitive: 'desayunar',
              options: ['present', 'perfect'],
              answer: 'present',
              form: 'desayuna',
              signal: '*Todos los sábados* (every Saturday) is a habit.',
            },
            {
              infinitive: 'desayunar',
              options: ['present', 'perfect'],
              answer: 'perfect',
              form: 'ha desayunado',
              signal: '*Esta mañana* (this morning) is part of today, and breakfast is over.',
            },
            {
              infinitive: 'hacer',
              person: 'yo',
              options: ['present', 'perfect'],
              answer: 'perfect',
              form: 'he hecho',
              signal: '*Nunca … en mi vida* (never in my life) means up to now.',
            },
            {
              infinitive: 'encontrar',
              options: ['present', 'perfect'],
              answer: 'perfect',
              form: 'ha encontrado',
              signal: '*Ya* (already): it’s done.',
            },
            {
              infinitive: 'comprar',
              options: ['present', 'perfect'],
              answer: 'perfect',
              form: 'he comprado',
              signal: '*Ya* again: she’s already got the flour.',
            },
            {
              infinitive: 'estar',
              options: ['present', 'perfect'],
              answer: 'present',
              form: 'está',
              signal: '*Ahora* (now).',
            },
            {
              infinitive: 'volver',
              options: ['present', 'perfect'],
              answer: 'present',
              form: 'vuelve',
              signal: '*Normalmente* (normally) is a habit.',
            },
            {
              infinitive: 'volver',
              options: ['present', 'perfect'],
              answer: 'perfect',
              form: 'ha vuelto',
              signal: '*Hoy* (today) isn’t over, and he’s already at home.',
            },
            {
              infinitive: 'vivir',
              person: 'nosotros',
              options: ['present', 'perfect'],
              answer: 'present',
              form: 'vivimos',
              signal: '*Desde hace un año* (for a year) goes with the present: they still live there.',
            },
            {
              infinitive: 'romper',
              options: ['present', 'perfect'],
              answer: 'perfect',
              form: 'ha roto',
              signal: 'You can see the result: there are bits all over the kitchen.',
            },
          ],
        },
      ],
    },
    {
      id: 'drill',
      title: 'Form drill',
      more: 'Ten forms to type.',
      blocks: [
        {
          kind: 'drill',
          tense: 'perfect',
          regular: [
            {
              verbs: ['hablar', 'comer', 'vivir', 'salir', 'jugar', 'dormir', 'terminar', 'decidir'],
              section: 'step-3-participle',
            },
          ],
          irregular: [
            {
              verbs: [
                'abrir',
                'decir',
                'escribir',
                'hacer',
                'morir',
                'poner',
                'resolver',
                'romper',
                'ver',
                'volver',
              ],
              section: 'irregular-information',
            },
          ],
        },
      ],
    },
  ],
  exercises: [
    {
      kind: 'choose',
      id: 'dinner-is-ready',
      teaches: 'formation',
      prompt: 'The food is on the table. Which sentence says that Dad **has cooked**?',
      options: [
        {
          text: '*Papá ha cocinado.*',
          right: true,
          because: 'It has two parts, as in English: *{ha:haber}* is “has” and *cocinado* is “cooked”.',
        },
        { text: '*Papá cocina.*', because: 'This is the present: “Dad cooks” or “is cooking”.' },
        { text: '*Papá va a cocinar.*', because: 'This is still to come: “Dad is going to cook”.' },
      ],
    },
    {
      kind: 'translate',
      id: 'spoken-with-marta',
      teaches: 'formation',
      en: 'I’ve spoken with Marta. (in the perfect)',
      answers: [
        '{[Ya] he {hablado|charlado|conversado} con Marta|He {hablado|charlado|conversado} {con Marta ya|ya con Marta}}.',
        {
          answer: '{[Ya] he platicado con Marta|He platicado {con Marta ya|ya con Marta}}.',
          note: 'Right: *platicar* is used in Mexico and Central America.',
        },
        'Con Marta [ya] he hablado.',
        {
          answer: '{He|Le he} hablado a Marta.',
          note: 'Right, but this means “spoken to”. “With” is *con*.',
        },
      ],
      because: '“I have” is *{he:haber}*, and *hablar* becomes *{hablado:hablar}*.',
      mistakes: [
        {
          answer: 'Tengo hablado con Marta.',
          because: '“Have” in this tense is *haber*: *{he hablado:hablar}*.',
        },
        { answer: 'E hablado con Marta.', because: 'The helping verb has a silent *h*: *{he:haber}*.' },
        {
          answer: 'He {hablar|hablando|hablo|hablé} con Marta.',
          because: 'After *{he:haber}*, use the participle: *hablado*.',
        },
        {
          answer: 'He {hablada|hablido} con Marta.',
          because: 'The participle of an *-ar* verb ends in *-ado*, and never changes.',
        },
      ],
      notAsked: [
        {
          answer: '{Hablo|Hablaba} con Marta.',
          because: 'Good Spanish, but in another tense. “I’ve spoken” has two words: *{he hablado:hablar}*.',
        },
        {
          answer: 'Acabo de hablar con Marta.',
          because: 'This is “I’ve **just** spoken”. Here, use the perfect: *{he hablado:hablar}*.',
        },
        {
          answer: 'Hablé con Marta.',
          because: 'Good Spanish in much of Latin America. Here, use the perfect: *{he hablado:hablar}*.',
        },
        {
          answer: '{Ha|Has|Han|Hemos} hablado con Marta.',
          because: 'This is a different person. “I have” is *{he:haber}*.',
        },
      ],
    },
    {
      kind: 'choose',
      id: 'you-sing',
      teaches: 'step-1-present',
      prompt: 'Which form of *cantar* fits?',
      sentence: 'Tú ___ muy bien.',
      en: 'You sing very well.',
      options: [
        { text: '*cantas*', right: true, because: 'With *tú*, *-ar* verbs end in *-as*.' },
        { text: '*cantes*', because: '*-es* is for *-er* and *-ir* verbs.' },
        { text: '*canta*', because: 'This is “he or she sings”. For *tú*, add *-s*.' },
      ],
    },
    {
      kind: 'fill',
      id: 'parents-hospital',
      teaches: 'step-1-present',
      sentence: 'Mis padres ___ en un hospital.',
      en: 'My parents work in a hospital. (trabajar)',
      answers: ['trabajan'],
      because: '*Mis padres* is “they”, and the “they” ending of *-ar* verbs is *-an*.',
      mistakes: [
        { answer: 'trabajen', because: '*-en* is for *-er* and *-ir* verbs: *{trabajan:trabajar}*.' },
        {
          answer: '{trabaja|trabajo|trabajas|trabajamos}',
          because: 'This is a different person: “they” ends in *-an*.',
        },
        {
          answer: 'trabajar',
          because: 'The infinitive is “to work”. After *mis padres*, conjugate the verb.',
        },
        {
          answer: '{son|están} {trabajan|trabajar}',
          because: 'The present is one word: *{trabajan:trabajar}*.',
        },
      ],
      notAsked: [
        {
          answer: 'están trabajando',
          because: 'This is what they’re doing right now. For a job, use *{trabajan:trabajar}*.',
        },
        {
          answer: 'han trabajado',
          because: 'This is “have worked”. “They work” is the present: *{trabajan:trabajar}*.',
        },
      ],
    },
    {
      kind: 'choose',
      id: 'which-have',
      teaches: 'step-2-haber',
      prompt: 'Which word completes the sentence?',
      sentence: 'Yo ___ comprado la leche.',
      en: 'I have bought the milk.',
      options: [
        { text: '*he*', right: true, because: 'Before a participle “I have” is *{he:haber}*.' },
        {
          text: '*tengo*',
          because:
            '*{Tengo:tener}* is “I have” for things you own. The helping verb in this tense is *haber*.',
        },
        { text: '*ha*', because: '*{Ha:haber}* is “he or she has”.' },
        { text: '*soy*', because: '*Ser* is never the helping verb in this tense: use *haber*.' },
      ],
    },
    {
      kind: 'fill',
      id: 'haber-nosotros',
      teaches: 'step-2-haber',
      sentence: 'Mis padres y yo ___ comido fuera.',
      en: 'My parents and I have eaten out. (haber)',
      answers: ['hemos'],
      because: '*Mis padres y yo* is *nosotros*: *{hemos:haber}*.',
      mistakes: [
        { answer: 'han', because: '*{Han:haber}* is “they have”. With *yo* it’s “we”.' },
        { answer: 'he', because: '*{He:haber}* is “I have”. You and your parents are “we”.' },
        { answer: 'ha', because: '*{Ha:haber}* is “he or she has”. *Mis padres y yo* is “we”.' },
        { answer: 'habéis', because: '*{Habéis:haber}* is “you all have”. With *yo* it’s “we”.' },
        { answer: '{habemos|hamos|hebemos|avemos|habimos}', because: 'The form is *{hemos:haber}*.' },
        {
          answer: 'emos',
          because: 'It sounds the same, but *haber* has a silent *h* in every form: *{hemos:haber}*.',
        },
        { answer: '{tenemos|tengo|tienen}', because: 'Before a participle use *haber*: *{hemos:haber}*.' },
        { answer: '{estamos|somos}', because: '“Have” before a participle is *haber*: *{hemos:haber}*.' },
        { answer: 'hubimos', because: '“We have” is *{hemos:haber}*.' },
        { answer: 'hayamos', because: 'This is the subjunctive. For a plain fact, use *{hemos:haber}*.' },
      ],
      notAsked: [
        {
          answer: 'habríamos',
          because: 'Good Spanish, but this is “**would** have”. “We have” is *{hemos:haber}*.',
        },
        {
          answer: 'habremos',
          because: 'Good Spanish, but this is “**will** have”. “We have” is *{hemos:haber}*.',
        },
        {
          answer: 'habíamos',
          because: 'Good Spanish, but this is “**had** eaten”. “We have” is *{hemos:haber}*.',
        },
      ],
    },
    {
      kind: 'hear',
      id: 'hear-ha-han',
      teaches: 'step-2-haber',
      says: 'Han salido de casa.',
      choices: ['Ha salido de casa.', 'Han salido de casa.', 'He salido de casa.'],
      en: 'They’ve left the house.',
      because: 'Before *salido* you hear an *-n*: *{han:haber}*, “they have”. The *h* is always silent.',
    },
    {
      kind: 'correct',
      id: 'cleaned-garage',
      teaches: 'step-2-haber',
      sentence: 'Esta tarde nosotros habemos limpiado el garaje.',
      en: 'We’ve cleaned the garage this afternoon.',
      model: 'Esta tarde nosotros hemos limpiado el garaje.',
      answers: ['<Esta tarde> [nosotros] hemos limpiado ^ el garaje.'],
      notAsked: [
        {
          answer: '<Esta tarde> limpiamos el garaje.',
          because: 'Good Spanish in much of Latin America. The sentence is in the perfect: *{hemos:haber}*.',
        },
        {
          answer: '<Esta tarde> {han|he|ha} limpiado el garaje.',
          because: 'Good Spanish, but for a different person. “We have” is *{hemos:haber}*.',
        },
      ],
      because: 'Don’t be misled by *{habéis:haber}*: “we have” is *{hemos:haber}*.',
      mistakes: [
        { answer: 'Esta tarde {emos|hamos} limpiado el garaje.', because: 'The form is *{hemos:haber}*.' },
        {
          answer: 'Esta tarde nosotros {han|he|ha} limpiado el garaje.',
          because: '“We have” is *{hemos:haber}*.',
        },
        {
          answer: 'Esta tarde {tenemos|estamos|somos} limpiado el garaje.',
          because: 'The helping verb here is *haber*: *{hemos:haber}*.',
        },
        {
          answer: 'Esta tarde hemos {limpiados|limpiada|limpiar} el garaje.',
          because: '*{Hemos:haber}* is right. Don’t change the participle: *limpiado*.',
        },
      ],
    },
    {
      kind: 'fill',
      id: 'swum-in-pool',
      teaches: 'step-3-participle',
      sentence: 'Hoy hemos ___ en la piscina.',
      en: 'We’ve had a swim in the pool today. (nadar)',
      answers: ['nadado'],
      because: '*-ar* becomes *-ado*: *nadar, {nadado:nadar}*.',
      mistakes: [
        {
          answer: '{nadido|nadedo}',
          because: '*-ido* is for *-er* and *-ir* verbs. *Nadar* needs *-ado*.',
        },
        {
          answer: '{nadados|nadada|nadadas}',
          because: 'The participle never changes, not even for *nosotros*.',
        },
        { answer: 'nadando', because: 'That’s the _-ing_ form, which goes with *estar*.' },
        { answer: '{nadar|nadamos}', because: 'After *{hemos:haber}*, use the participle: *nadado*.' },
        { answer: 'nado', because: 'Two letters are missing: *nad-* + *-ado*.' },
      ],
      notAsked: [
        {
          answer: 'estado nadando',
          because: 'Good Spanish for “been swimming”. The participle of *nadar* itself is *nadado*.',
        },
      ],
    },
    {
      kind: 'choose',
      id: 'no-stem-change',
      teaches: 'step-3-participle',
      prompt: 'Which form means “they have slept”?',
      sentence: 'Los niños ___ toda la noche.',
      en: 'The children have slept all night.',
      options: [
        {
          text: '*han dormido*',
          right: true,
          because: '*{Han:haber}* is for “they”, and the participle has no stem change.',
        },
        {
          text: '*han duermido*',
          because: 'The *ue* is only in the present. The participle comes from the infinitive.',
        },
        {
          text: '*han dormidos*',
          because: 'After *haber* the participle never agrees.',
          teaches: 'step-3-participle',
        },
        { text: '*duermen*', because: 'This is the present, “they sleep”.', teaches: 'step-1-present' },
      ],
    },
    {
      kind: 'order',
      id: 'order-message',
      teaches: 'step-3-participle',
      words: ['leído', 'no', 'mensaje', 'tu', 'he', 'todavía'],
      en: 'I haven’t read your message yet.',
      answers: [
        '<Todavía> no he leído ^ tu mensaje.',
        {
          answer: 'No he todavía leído tu mensaje.',
          note: 'Correct but bookish. Normally nothing goes between *haber* and the participle.',
        },
      ],
      because: 'Put *no* before *haber*, and the participle right after it.',
      mistakes: [
        {
          answer:
            '{Todavía he no leído tu mensaje|He no leído tu mensaje todavía|He no leído todavía tu mensaje|He todavía no leído tu mensaje|He leído no tu mensaje todavía|He leído tu mensaje no todavía|Todavía he leído no tu mensaje}.',
          because: '*No* goes before *haber*: *no {he leído:leer}*.',
        },
        {
          answer:
            '{No todavía he leído tu mensaje|He leído no todavía tu mensaje|No todavía tu mensaje he leído}.',
          because: '“Not yet” is *todavía no*, or *no … todavía* around the verb.',
        },
        {
          answer:
            '{Todavía no he tu mensaje leído|No he tu mensaje leído todavía|No he tu mensaje todavía leído}.',
          because: 'Put nothing between *haber* and the participle: *{he leído:leer} tu mensaje*.',
        },
        {
          answer:
            '{Todavía no leído he tu mensaje|No leído he tu mensaje todavía|No leído he todavía tu mensaje}.',
          because: '*Haber* comes first, then the participle: *{he leído:leer}*.',
        },
        {
          answer: '{Todavía no he leído mensaje tu|No he leído mensaje tu todavía}.',
          because: '*Tu* goes before the noun: *tu mensaje*.',
        },
      ],
    },
    {
      kind: 'translate',
      id: 'exam-finished',
      teaches: 'step-3-participle',
      en: 'We’ve finished the exam. (in the perfect)',
      parts: {
        done: '{terminado|acabado|finalizado|concluido|completado}',
        with: '{terminado|acabado} {con|de hacer}',
        exam: '{el|nuestro} examen|la prueba|el test',
      },
      answers: [
        '[Ya] hemos $done {$exam}.',
        'Hemos $done {ya {$exam}|{$exam} ya}.',
        '[Ya] hemos $with {$exam}.',
        'Hemos {terminado|acabado} ya {con|de hacer} {$exam}.',
        'El examen {lo hemos $done|ya lo hemos $done|lo hemos $done ya}.',
        {
          answer: 'Hemos ya $done {$exam}.',
          note: 'Correct but bookish. Normally nothing goes between *haber* and the participle: *ya {hemos terminado:terminar}*.',
        },
      ],
      because: 'Use *{hemos:haber}* + the participle.',
      mistakes: [
        {
          answer:
            '[Ya] {hemos|habemos} {terminados|terminadas|terminada|acabados|acabadas|acabada} el examen.',
          because: 'After *haber*, here *{hemos:haber}*, the participle never agrees: *terminado*.',
        },
        {
          answer:
            '[Ya] hemos {terminar|terminando|terminamos|terminido|acabar|acabando|acabamos|acabido|termino|terminó} el examen.',
          because: 'Use the participle after *haber*: *{hemos terminado:terminar}*.',
        },
        {
          answer: '{Habemos|Hamos|Emos|Avemos} {terminado|acabado|finalizado} el examen.',
          because: '“We have” before a participle is *{hemos:haber}*.',
        },

        {
          answer: '[Ya] hubimos {terminado|acabado|finalizado} el examen.',
          because: 'The participle is right. “We have” is *{hemos:haber}*.',
        },
        {
          answer: '[Ya] hayamos {terminado|acabado} el examen.',
          because: 'The participle is right. “We have” is *{hemos:haber}*.',
        },
        {
          answer:
            '[Ya] {{estamos|somos} {terminado|terminados|acabado|acabados}|somos terminando} {el|con el} examen.',
          because: 'The helping verb here is *haber*: *{hemos terminado:terminar}*.',
        },
        {
          answer:
            '{Tenemos acabada|Tenemos terminada|Tenemos terminados|Tenemos acabados|Tenemos terminar|Tenemos terminando} el examen.',
          because:
            '“Have” before a participle is *haber*, and the participle ends in *-o*: *{hemos terminado:terminar}*.',
        },
        {
          answer: 'Hemos {terminado|acabado} {la examen|examen|al examen|del examen}.',
          because: 'The verb is right. “The exam” is *el examen*.',
        },
        {
          answer: 'Hemos el examen {terminado|acabado}.',
          because: 'Put nothing between *haber* and the participle: *{hemos terminado:terminar} el examen*.',
        },
        {
          answer: '[Ya] hemos {finido|finito|finishado|complido} el examen.',
          because: '*{Hemos:haber}* is right. “Finished” is *terminado* or *acabado*.',
        },
      ],
      notAsked: [
        {
          answer: '[Ya] habremos {terminado|acabado} el examen.',
          because: 'Good Spanish for “we **will** have”. “We have” is *{hemos:haber}*.',
        },
        {
          answer: '[Ya] habríamos {terminado|acabado} el examen.',
          because: 'Good Spanish for “we **would** have”. “We have” is *{hemos:haber}*.',
        },
        {
          answer: '[Ya] habíamos {terminado|acabado|finalizado} el examen.',
          because: 'Good Spanish, but this is “we **had** finished”. “We have” is *{hemos:haber}*.',
        },
        {
          answer: '[Ya] hemos hecho el examen.',
          because: 'Good Spanish, but this is “we’ve **taken** the exam”. “Finished” is *terminado*.',
        },
        {
          answer: '[Ya] tenemos el examen {terminado|acabado}.',
          because:
            'This describes the result: “we have the exam finished”. In the perfect, “have” is *haber*: *{hemos terminado:terminar}*.',
        },
        {
          answer: '{[Ya] {terminamos|acabamos|finalizamos}|{Terminamos|Acabamos|Finalizamos} ya} el examen.',
          because:
            'This is “we finish” or “we finished” (and in much of Latin America “we’ve finished” too). Here, use the perfect: *{hemos terminado:terminar}*.',
        },
        {
          answer: '[Ya] tenemos {terminado|acabado} el examen.',
          because:
            'This describes the result: “we have the exam finished”. In the perfect, “have” is *haber*: *{hemos terminado:terminar}*.',
        },
        {
          answer: 'Acabamos de {terminar|acabar} el examen.',
          because:
            'Good Spanish for “we’ve **just** finished”. Here, use the perfect: *{hemos terminado:terminar}*.',
        },
        {
          answer: '[Ya] {han|he|ha|habéis|has} {terminado|acabado|finalizado} el examen.',
          because:
            'The participle is right, but this is a different person. “**We** have” is *{hemos:haber}*.',
        },
        {
          answer: '[Ya] estamos terminando {el|con el} examen.',
          because: 'That’s “we’re **finishing**”. “We’ve finished” is *{hemos terminado:terminar}*.',
        },
        {
          answer: 'Hemos {terminado|acabado} {un examen|los exámenes}.',
          because:
            'The verb is right, but that is “**an** exam” or “the exam**s**”. “The exam” is *el examen*.',
        },
        {
          answer: '[Ya] hemos parado el examen.',
          because: 'That’s “we’ve **stopped** the exam”. “Finished” is *terminado* or *acabado*.',
        },
      ],
    },
    {
      kind: 'choose',
      id: 'present-or-perfect',
      teaches: 'when-to-use',
      prompt: 'Present or perfect?',
      sentence: 'Normalmente ceno a las ocho, pero hoy ___ a las diez.',
      en: 'I normally have dinner at eight, but today I had dinner at ten.',
      options: [
        { text: '*he cenado*', right: true, because: '*Hoy* isn’t over, so use the perfect.' },
        { text: '*ceno*', because: 'The present would be for a habit or a plan. This dinner is over.' },
        { text: '*ha cenado*', because: 'This is “he or she has had dinner”.', teaches: 'step-2-haber' },
        {
          text: '*he cenando*',
          because: '*Haber* goes with the participle *cenado*, not with the gerund.',
          teaches: 'step-3-participle',
        },
      ],
    },
    {
      kind: 'hear',
      id: 'dictation-park',
      teaches: 'when-to-use',
      says: 'Hoy hemos comido en el parque.',
      en: 'We’ve eaten in the park today.',
      because: '*Hoy* isn’t over, so use the perfect. The *h* in *{hemos:haber}* is silent.',
    },
    {
      kind: 'choose',
      id: 'participle-hacer',
      teaches: 'irregular-information',
      prompt: 'Which participle?',
      sentence: '¿Qué habéis ___ hoy?',
      en: 'What have you done today?',
      options: [
        { text: '*hecho*', right: true, because: 'The participle of *hacer* is irregular: *{hecho:hacer}*.' },
        { text: '*hacido*', because: 'This would be regular, but *hacer* is irregular.' },
        { text: '*haciendo*', because: 'That’s the gerund, which goes with *estar*.' },
        { text: '*echo*', because: 'Without the *h* it’s “I throw”, from *echar*.' },
      ],
      ustedes: { sentence: '¿Qué han ___ hoy?', en: 'What have you all done today?' },
    },
    {
      kind: 'fill',
      id: 'volver-ella',
      teaches: 'irregular-information',
      sentence: 'Mi hermana todavía no ___ del instituto.',
      en: 'My sister hasn’t come back from school yet. (volver)',
      answers: [
        'ha vuelto',
        {
          answer: 'volvió',
          note: 'In much of Latin America people say *todavía no volvió*. The perfect, as in this lesson, is *{ha vuelto:volver}*.',
        },
      ],
      because: '*{Ha:haber}* is for *ella*, and *volver* becomes *{vuelto:volver}*.',
      mistakes: [
        {
          answer: '{ha|he|han} {volvido|volvedo|vuelvido|volto|volvió|volver|volviendo|vuelvo}',
          because: '*Volver* has an irregular participle, *{vuelto:volver}*, and “she has” is *{ha:haber}*.',
        },
        {
          answer: '{ha vuelta|ha vueltos|ha vueltas}',
          because: 'After *haber* the participle never agrees.',
        },
        {
          answer: '{a vuelto|a vuelta}',
          because:
            'The helping verb has a silent *h*, and the participle ends in *-o*: *{ha vuelto:volver}*.',
        },
        {
          answer: 'he vuelto',
          because: 'The participle is right, but *{he:haber}* is “I have”. “She has” is *{ha:haber}*.',
        },
        {
          answer: 'han vuelto',
          because: 'The participle is right, but *{han:haber}* is “they have”. “She has” is *{ha:haber}*.',
        },
        {
          answer: 'has vuelto',
          because: 'The participle is right, but *{has:haber}* is “you have”. “She has” is *{ha:haber}*.',
        },
        {
          answer: 'haya vuelto',
          because: 'This is the subjunctive. For a plain fact, use *{ha vuelto:volver}*.',
        },
        {
          answer: '{tiene|es|está} {vuelto|vuelta|volvido}',
          because: 'The helping verb here is *haber*: *{ha vuelto:volver}*.',
        },
        {
          answer: 'ha devuelto',
          because: '*Devolver* is “give back”. “Has come back” is *{ha vuelto:volver}*.',
        },
      ],
      notAsked: [
        {
          answer: 'había vuelto',
          because: 'Good Spanish, but this is “**had**n’t come back”. “Has” is *{ha:haber}*.',
        },
        {
          answer: '{ha regresado|ha venido|ha llegado}',
          because: 'Good Spanish, but the verb in brackets is *volver*: *{ha vuelto:volver}*.',
        },
        {
          answer: 'vuelve',
          because:
            'In Mexico, *todavía no vuelve* means “hasn’t come back yet”. Elsewhere it means “doesn’t come back”, and this lesson is about the perfect: *{ha vuelto:volver}*.',
        },
        {
          answer: 'volvía',
          because:
            'This is “was coming back” or “used to come back”. “Has come back” is *{ha vuelto:volver}*.',
        },
      ],
    },
    {
      kind: 'translate',
      id: 'seen-film',
      teaches: 'irregular-information',
      en: 'Have you seen this film? (to one friend, in the perfect)',
      answers: [
        '¿[Ya] has visto {esta película|este filme|este film}?',
        '¿Has visto {ya esta película|esta película ya}?',
        '¿Esta película {la has visto|ya la has visto|la has visto ya}?',
        '¿Has visto alguna vez esta película?',
        {
          answer: '¿{Vos [ya] has visto|Has visto vos} esta película?',
          note: '*Vos* is “you” for a friend in Argentina, Uruguay and other parts of Latin America.',
        },
        {
          answer: '¿Has {tú|vos} visto esta película?',
          note: 'Correct but bookish. Normally nothing goes between *haber* and the participle.',
        },
        {
          answer: '¿Has ya visto esta película?',
          note: 'Correct but bookish. Normally nothing goes between *haber* and the participle: *¿ya {has visto:ver}…?*',
        },
        {
          answer: '¿[Ya] has mirado esta película?',
          note: 'People say this in parts of Latin America. *{Visto:ver}* is right everywhere.',
        },
        '¿{Has visto esta película alguna vez|Alguna vez has visto esta película|Has visto la película esta}?',
      ],
      because: '*{Has:haber}* is for one friend, and *ver* becomes *{visto:ver}*.',
      mistakes: [
        {
          answer:
            '¿[Ya] {has|ha|haz|as|habéis|han} {vido|veído|veido|viste|ver|viendo|vesto|veyo|vio|vido ya} esta película?',
          because:
            'The participle of *ver* is irregular, and “you have” is *{has:haber}*: *{has visto:ver}*.',
        },
        {
          answer: '¿[Ya] has {vista|vistas|vistos} esta película?',
          because: 'After *haber* the participle never agrees with the object.',
        },
        {
          answer: '¿Has esta película visto?',
          because: 'Put nothing between *haber* and the participle: *¿{Has visto:ver} esta película?*',
        },
        {
          answer: '¿[Ya] {{tienes|tienes tú} visto|{estás|eres|estás tú} {visto|vista}} esta película?',
          because: 'The helping verb is *haber*: *¿{Has visto:ver}…?*',
        },
        {
          answer: '¿[Ya] {haz|as|haces|hace|haves|habes|hay} visto esta película?',
          because: 'The participle is right. The *tú* form of *haber* is *{has:haber}*.',
        },
        {
          answer: '¿[Ya] hubiste visto esta película?',
          because: 'The participle is right. “Have you” is *{has:haber}*.',
        },
        {
          answer: '¿[Ya] has visto {este película|esta filme|esta film|esto película}?',
          because: 'The verb is right. “This film” is *esta película*.',
        },
        {
          answer: '¿[Ya] has visto a esta película?',
          because: 'The verb is right. *A* goes before people, not before films: *esta película*.',
        },
      ],
      notAsked: [
        {
          answer: '¿[Ya] {he|hemos} visto esta película?',
          because: 'Good Spanish, but this isn’t about your friend. “Have **you**” is *{has:haber}*.',
        },
        {
          answer: '¿[Ya] {ves|veías|verás|estás viendo} esta película?',
          because: 'Good Spanish, but in another tense. “Have you seen” is the perfect: *{has visto:ver}*.',
        },
        {
          answer: '¿[Ya] habías visto esta película?',
          because: 'Good Spanish, but this is “**had** you seen”. “Have you” is *{has:haber}*.',
        },
        {
          answer: '¿[Ya] has visto {una|la} película?',
          because: 'Good Spanish, but “this” is missing: *esta película*.',
        },
        {
          answer: '¿[Ya] {habéis|han} visto esta película?',
          because: 'Good Spanish for several people. One friend is *tú*: *{has:haber}*.',
        },
        {
          answer: '¿[Ya] {viste|tú viste|viste tú} esta película?',
          because: 'Good Spanish in much of Latin America. Here, use the perfect: *¿{Has visto:ver}…?*',
        },
        {
          answer: '¿[Ya] ha visto [usted] esta película?',
          because: 'Good Spanish for somebody you call *usted*. One friend is *tú*: *{has:haber}*.',
        },
        {
          answer: '¿[Ya] {tienes|tienes tú} vista esta película?',
          because:
            'This describes the result, with *tener*. In the perfect, “have” is *haber*: *¿{has visto:ver}…?*',
        },
      ],
    },
    {
      kind: 'correct',
      id: 'never-before',
      teaches: 'common-mistakes',
      sentence: 'He nunca viajado en barco.',
      en: 'I’ve never travelled by boat.',
      answers: [
        'Nunca he viajado <en barco>.',
        'No he viajado {nunca en barco|en barco nunca}.',
        '{Nunca|Jamás|Nunca jamás|Nunca antes|Nunca en {mi|la} vida} he viajado en {barco|un barco}.',
        'No he viajado {jamás en barco|en barco jamás|nunca antes en barco|en un barco nunca|nunca en un barco|en barco en mi vida|nunca en barco en mi vida}.',
        'Nunca he viajado en {barco antes|ningún barco}.',
        {
          answer: 'En mi vida he viajado en barco.',
          note: 'Right, and stronger: *en mi vida* before the verb means “never in my life” even without *no*.',
        },
        {
          answer: '{Nunca viajé en {barco|un barco}|No viajé {nunca en {barco|un barco}|en barco nunca}}.',
          note: 'People in much of Latin America say this. In Spain, and in this lesson, use the perfect: *nunca {he viajado:viajar}*.',
        },
        '{Nunca he {ido en|hecho un viaje en|viajado a bordo de un} barco|No he {ido|hecho un viaje} nunca en barco}.',
        {
          answer: 'No he {nunca|jamás} viajado en barco.',
          note: 'Correct but bookish. Normally nothing goes between *haber* and the participle: *no {he viajado:viajar} nunca*.',
        },

        {
          answer: 'En la vida he viajado en barco.',
          note: 'Right, and stronger: *en la vida* before the verb means “never in my life” even without *no*.',
        },
      ],
      because: '*Nunca* goes before *haber*, or after the participle with *no* in front.',
      mistakes: [
        {
          answer: 'He {nunca|jamás|no nunca} viajado en {barco|un barco}.',
          because: 'Put *nunca* before *haber*, or *no* if *nunca* comes later: *nunca {he viajado:viajar}*.',
        },
        {
          answer: '{He viajado nunca en barco|He viajado en barco nunca|He viajado jamás en barco}.',
          because: 'When *nunca* comes after the verb, *no* must go before the verb.',
        },
        {
          answer: '{Nunca no|No nunca} he viajado en barco.',
          because: 'With *nunca* before the verb, don’t use *no*.',
        },
        {
          answer: 'He no viajado nunca en barco.',
          because: '*No* goes before *haber*: *no {he viajado:viajar} nunca*.',
        },
        {
          answer: '{Nunca he|No he nunca} {viajar|viajando|viajo|viajé|viajada|viajido|viajad} en barco.',
          because:
            '*Nunca* goes before *haber*, and the participle in *-o* goes after it: *{he viajado:viajar}*.',
        },
        {
          answer: 'Nunca {tengo|estoy|soy|es|estado} viajado en barco.',
          because: '*Nunca* is in the right place. The helping verb is *haber*: *{he viajado:viajar}*.',
        },
        {
          answer: 'Nunca e viajado en barco.',
          because: '*Nunca* is in the right place. “I have” is *{he:haber}*.',
        },
        {
          answer: 'Nunca hube viajado en barco.',
          because: '*Nunca* is in the right place. “I have” is *{he:haber}*.',
        },
        {
          answer: 'Nunca he viajado {a|con|por un|de} barco.',
          because: '*Nunca* is in the right place, and *en barco* was right too.',
        },
      ],
      notAsked: [
        {
          answer: 'Nunca {viajo|viajaba} en barco.',
          because:
            'Good Spanish, but in another tense. “I’ve never travelled” is the perfect: *{he viajado:viajar}*.',
        },
        {
          answer: 'Nunca había viajado en barco.',
          because: 'Good Spanish, but this is “I **had** never travelled”. “I have” is *{he:haber}*.',
        },
        {
          answer: 'Nunca {ha|has|han|hemos} viajado en barco.',
          because: '*Nunca* is in the right place. “I have” is *{he:haber}*.',
        },
        {
          answer: '{Siempre|No} he viajado en barco.',
          because:
            '*Siempre* is “always” and *no* is just “not”. “Never” is *nunca*: *nunca {he viajado:viajar}*.',
        },
      ],
    },
    {
      kind: 'proofread',
      id: 'note-for-mum',
      teaches: 'common-mistakes',
      en: 'Leo leaves a note for his mum: his homework is done, the milk is in the fridge, her boss has rung, and his gran and grandad have arrived by train.',
      lines: [
        { right: 'Mamá, ya he terminado los deberes.' },
        {
          wrong: 'He ponido la leche en la nevera.',
          answers: [
            'He {puesto|metido|dejado|guardado} la leche en {la nevera|el frigorífico|el frigo|el refrigerador|la heladera}.',
            'La leche la he {puesto|metido|dejado|guardado} en {la nevera|el frigorífico|el frigo|el refrigerador|la heladera}.',
          ],
          because: '*Poner* has an irregular participle: *{puesto:poner}*.',
        },
        {
          wrong: 'Tu jefa a llamado dos veces.',
          answers: [
            'Tu jefa [te] ha llamado [ya] dos veces.',
            'Ha llamado dos veces tu jefa.',
            'Ha llamado tu jefa dos veces.',
          ],
          because: 'The helping verb has a silent *h*: *{ha llamado:llamar}*. *A* is “to”.',
        },
        { right: 'Todavía no he cenado.' },
        {
          wrong: 'Los abuelos han llegados en tren.',
          answers: [
            'Los abuelos [ya] han {llegado|venido} en {tren|el tren}.',
            'Han llegado {los abuelos en tren|en tren los abuelos}.',
          ],
          because: 'After *haber* the participle never agrees: *{han llegado:llegar}*.',
        },
        { right: 'Estoy en el parque con ellos.' },
      ],
    },
    {
      kind: 'choose',
      id: 'always-lived',
      teaches: 'when-to-use',
      prompt: 'How do you say “I’ve always lived in London”?',
      options: [
        {
          text: '*Siempre he vivido en Londres.*',
          right: true,
          because: 'Use the perfect for “I’ve always” in Spanish too, although you still live there.',
        },
        {
          text: '*Siempre vivo en Londres.*',
          because:
            'This is “I always live in London”. Use the present with a length of time or a starting point (*desde hace un año*).',
        },
        {
          text: '*He siempre vivido en Londres.*',
          because:
            'That’s English word order, and too formal in Spanish. *Siempre* goes before *haber* or after the participle.',
          teaches: 'common-mistakes',
        },
        {
          text: '*Siempre tengo vivido en Londres.*',
          because: 'In this tense “have” is *haber*.',
          teaches: 'step-2-haber',
        },
      ],
    },
    {
      kind: 'fill',
      id: 'present-vivir',
      teaches: 'present-or-perfect',
      sentence: 'Nosotros ___ en Leeds desde hace dos años.',
      en: 'We’ve lived in Leeds for two years, and still do. (vivir)',
      answers: [
        'vivimos',
        {
          answer: 'estamos viviendo',
          note: 'Right, especially for a temporary stay. The usual form is the present: *{vivimos:vivir}*.',
        },
        {
          answer: '{hemos vivido|hemos estado viviendo}',
          note: 'Some people say this, mostly in Latin America. The usual tense here is the present: *{vivimos:vivir}*.',
        },
        {
          answer: 'llevamos viviendo',
          note: 'People often say this, but *llevamos dos años viviendo* doesn’t need *desde hace*. The usual form here is *{vivimos:vivir}*.',
        },
      ],
      because: 'It’s still true, so use the present. For *nosotros*, *-ir* verbs end in *-imos*.',
      mistakes: [
        {
          answer: '{vivemos|vivamos|vivémos}',
          because: 'The *nosotros* form of *vivir* ends in *-imos*: *{vivimos:vivir}*.',
        },
        { answer: '{vivo|viven|vive|vivís}', because: '*Nosotros* is “we”: *{vivimos:vivir}*.' },
        {
          answer: 'estado viviendo',
          because: 'Conjugate the verb. With *desde hace*, you usually use the present: *{vivimos:vivir}*.',
        },
        {
          answer:
            '{tenemos vivido|tenemos viviendo|somos viviendo|hemos viviendo|hemos vividos|habemos vivido}',
          because: 'You don’t need “have”. You still live there, so use the present: *{vivimos:vivir}*.',
        },

        {
          answer: '{vivíamos|habíamos vivido}',
          because:
            'The past tense goes with *desde hacía* (“we had lived”). You still live there: *{vivimos:vivir}*.',
        },
      ],
    },
    {
      kind: 'translate',
      id: 'normally-walk',
      teaches: 'present-or-perfect',
      en: 'I normally walk, but today I’ve gone by bus. (second verb in the perfect)',
      answers: [
        '{Normalmente|Generalmente|Por lo general|Habitualmente} voy {a pie|andando|caminando}, pero {hoy he ido en autobús|he ido en autobús hoy}.',
        '{Suelo ir|Voy normalmente|Voy generalmente} {a pie|andando|caminando}, pero {hoy he ido en autobús|he ido en autobús hoy}.',
        'Voy {a pie|andando|caminando} normalmente, pero {hoy he ido en autobús|he ido en autobús hoy}.',
        '{Normalmente|Generalmente|Por lo general} {camino|ando}, pero {hoy he ido en autobús|he ido en autobús hoy}.',
        'Yo {normalmente|generalmente} voy {a pie|andando|caminando}, pero hoy he ido en autobús.',
        '{Normalmente|Generalmente} voy {a pie|andando|caminando}, aunque hoy he ido en autobús.',
        '{Normalmente|Generalmente} voy {a pie|andando|caminando}; sin embargo, hoy he ido en autobús.',
        'A pie voy normalmente, pero hoy he ido en autobús.',
        {
          answer: 'Normalmente voy {a pie|caminando}, pero hoy he ido en {camión|colectivo|guagua}.',
          note: 'Right: a town bus is *camión* in Mexico, *colectivo* in Argentina and *guagua* in the Canary Islands and the Caribbean.',
        },
        {
          answer:
            '{{Normalmente|Generalmente} {voy {a pie|andando|caminando}|camino|ando}|Suelo ir {a pie|andando|caminando}}, pero hoy he {{cogido|tomado} {el|un} autobús|ido en el autobús}.',
          note: 'Right, but with other words. “I’ve gone by bus” is *{he ido:ir} en autobús*.',
        },
      ],
      because:
        'The habit is in the present, *{voy:ir}*; what you’ve done today is in the perfect, *{he ido:ir}*.',
      mistakes: [
        {
          answer: 'Normalmente voy a pie, pero hoy {soy|tengo|estoy} ido en autobús.',
          because: 'The helping verb here is *haber*: *{he ido:ir}*.',
        },
        {
          answer: 'Normalmente fui a pie, pero hoy he ido en autobús.',
          because: 'Use the present for a habit: *{voy:ir}*.',
        },
        {
          answer: 'Normalmente voy {en pie|por pie|a los pies}, pero hoy he ido en autobús.',
          because: '“On foot” is *a pie*.',
        },
        {
          answer: 'Normalmente voy a pie, pero hoy he ido {por autobús|con autobús|a autobús}.',
          because: '“By bus” is *en autobús*.',
        },
      ],
      notAsked: [
        {
          answer: 'Normalmente voy a pie, pero hoy {voy|iba} en autobús.',
          because: 'Good Spanish, but in another tense. “I’ve gone” is the perfect: *{he ido:ir}*.',
        },
        {
          answer: 'Normalmente voy a pie, pero hoy fui en autobús.',
          because: 'Good Spanish in much of Latin America. Here, use the perfect: *{he ido:ir}*.',
        },
        {
          answer: 'Normalmente {he ido|iré} a pie, pero hoy he ido en autobús.',
          because:
            'Wrong tense: *he ido* is “I’ve gone” and *iré* is “I’ll go”. Use the present for a habit: *{voy:ir}*.',
        },
      ],
    },
    {
      kind: 'choose',
      id: 'ever-sung',
      teaches: 'time-expressions',
      prompt: 'How do you say “ever”?',
      sentence: '¿Has cantado ___ en público?',
      en: 'Have you ever sung in public?',
      options: [
        { text: '*alguna vez*', right: true, because: '“Ever”, at some time in your life, is *alguna vez*.' },
        { text: '*siempre*', because: 'This is “always”. “Ever” in a question doesn’t mean that.' },
        { text: '*todavía*', because: 'This is “still”; with *no*, it means “not yet”.' },
        { text: '*una vez*', because: 'This is “once”, for a single occasion.' },
      ],
    },
    {
      kind: 'order',
      id: 'travelled-this-year',
      teaches: 'time-expressions',
      words: ['mucho', 'este', 'primos', 'viajado', 'año', 'han', 'mis'],
      en: 'My cousins have travelled a lot this year.',
      answers: [
        '<Este año> mis primos ^ han viajado ^ mucho.',
        '<Este año> han viajado mucho mis primos.',
        'Han viajado mucho este año mis primos.',
        'Este año han viajado mis primos mucho.',
        'Mucho han viajado {mis primos este año|este año mis primos}.',
      ],
      because: '*Este año* isn’t over, so use the perfect. Keep *{han viajado:viajar}* together.',
      mistakes: [
        {
          answer: '<Este año> mis primos han mucho viajado.',
          because: 'Put nothing between *haber* and the participle: *{han viajado:viajar} mucho*.',
        },
        {
          answer: '<Este año> mis primos viajado han mucho.',
          because: '*{Han:haber}* comes first, then the participle.',
        },
      ],
    },
    {
      kind: 'choose',
      id: 'read-the-news',
      teaches: 'whole-tables',
      prompt: 'Which is the participle of *leer*?',
      sentence: '¿Has ___ la noticia?',
      en: 'Have you read the news story?',
      options: [
        { text: '*leído*', right: true, because: 'After the *e* of *le-*, the *i* needs an accent.' },
        {
          text: '*leido*',
          because: 'Without the accent the two vowels would be one syllable. Here they’re two.',
        },
        { text: '*leyendo*', because: 'That’s the _-ing_ form, which goes with *estar*.' },
        { text: '*lido*', because: 'Keep the *e* of the stem *le-*.' },
      ],
    },
    {
      kind: 'fill',
      id: 'brought-presents',
      teaches: 'whole-tables',
      sentence: 'Mis tíos nos han ___ regalos de Chile.',
      en: 'My aunt and uncle have brought us presents from Chile. (traer)',
      answers: ['traído'],
      because: 'After the *a* of *tra-* the ending is *-ído*, with an accent.',
      mistakes: [
        {
          answer: '{trajo|trajeron|traen}',
          because: '*{Han:haber}* already shows “they”. Use the participle after it.',
        },
        { answer: '{traídos|traidos}', because: 'After *haber* the participle never agrees.' },
        {
          answer: '{traigado|traigo|trajido|trado}',
          because: 'The participle comes from the infinitive: *tra-* + *-ído*.',
        },
        { answer: '{trayendo|traer}', because: 'Use the participle after *haber*: *{traído:traer}*.' },
      ],
    },
  ],
} satisfies AuthoredLesson
