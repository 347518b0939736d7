import type { AuthoredLesson } from '../types'

export default {
  subtitle: 'Los verbos «ser» y «estar»',
  blurb:
    'Choose between *ser* and *estar* without guessing, know when Spanish uses neither (*hay*, *tener*, *hacer*), and compare people and things.',
  rule: '*Ser* says **what** someone or something is: identity, origin, time, character, and where an event happens. *Estar* says **where** or **how** it is: place, mood, health, the result of a change.',
  needs: {
    igcse: {
      asks: 'produce',
      what: 'Both verbs in the present and the past, with *hay*, *tener*, the weather and comparisons. You need them for any description in Speaking or Writing.',
    },
    abInitio: {
      asks: 'produce',
      what: 'Both verbs in the present and the past to describe people, places and feelings, *hay* for “there is”, and comparisons.',
    },
    standard: {
      asks: 'produce',
      what: 'Both verbs in all tenses, and the common adjectives whose meaning depends on the verb.',
    },
    higher: {
      asks: 'produce',
      what: 'Finer choices too: action or result (*fue cerrado*, it was closed; *está cerrado*, it is closed), first impressions (*¡Qué joven está!*, he looks so young!), *estar de* and *estar a*.',
    },
  },
  opening: 'school-near',
  sections: [
    {
      id: 'core',
      title: '*Ser* or *estar*? The question to ask',
      core: true,
      syllabus: ['V18'],
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            '**A is B**, with a noun or a pronoun? *Ser*: *{Soy:ser} estudiante* (I’m a student), *{Es:ser} ella* (it’s her).',
            '**Where** something is? *Estar*. But use *ser* for an event that **takes place** there.',
            'What’s **going on**, with the _-ing_ form? *Estar*: *{Estoy estudiando:estudiar}* (I’m studying).',
            'An **adjective**? *Ser* for what sort of person or thing it is. *Estar* for how it is at the time, or how it has turned out.',
          ],
        },
        {
          kind: 'text',
          text: 'Sometimes English _to be_ is neither: [there is](#hay) *hay*, [I’m hungry](#tener) *tengo hambre*, [it’s cold](#weather) *hace frío*.',
        },
        { kind: 'text', text: 'Forget “*ser* is permanent, *estar* is temporary”:' },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Mi bisabuelo {está:estar} muerto.',
              en: 'My great-grandfather is dead.',
              note: 'The result of a change.',
            },
            {
              es: 'La fiesta {es:ser} en mi casa.',
              en: 'The party is at my house.',
              note: 'An event, even if it’s over by midnight.',
            },
          ],
        },
      ],
    },
    {
      id: 'contrast',
      title: '*Ser* and *estar* side by side',
      core: true,
      syllabus: ['V18'],
      blocks: [
        {
          kind: 'contrast',
          caption: 'Same words, different verb, different meaning',
          left: '*ser*: what it is',
          right: '*estar*: how or where it is',
          rows: [
            {
              left: { es: '¿Cómo {es:ser} tu hermana?', en: 'What is your sister like?' },
              right: { es: '¿Cómo {está:estar} tu hermana?', en: 'How is your sister?' },
              why: 'What she’s like, or how she’s feeling.',
            },
            {
              left: { es: 'El examen {es:ser} en el aula doce.', en: 'The exam is in room twelve.' },
              right: { es: 'El aula doce {está:estar} al fondo.', en: 'Room twelve is at the far end.' },
              why: 'The exam is an event. The room is a place.',
            },
            {
              left: { es: 'Clara {es:ser} muy nerviosa.', en: 'Clara is a very nervous person.' },
              right: { es: 'Clara {está:estar} muy nerviosa.', en: 'Clara is feeling very nervous.' },
              why: 'Her character, or how she feels today.',
            },
          ],
        },
      ],
    },
    {
      id: 'forms',
      title: '*Ser* and *estar* in the present: the conjugations',
      core: true,
      syllabus: ['V18'],
      blocks: [
        {
          kind: 'text',
          text: 'In the present of *estar* every form has a written accent except *estoy* and *estamos*. Careful: *está* is “is”, but *esta* is “this”. Now [type them](present#drill).',
        },
        {
          kind: 'conjugation',
          caption: 'Present: I am, you are…',
          tense: 'present',
          verbs: ['ser', 'estar'],
        },
      ],
    },
    {
      id: 'uses-of-ser',
      title: 'When to use *ser*',
      core: true,
      syllabus: ['V18'],
      blocks: [
        { kind: 'text', text: '*Ser* says what someone or something is.' },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Mi madre {es:ser} enfermera.',
              en: 'My mum is a nurse.',
              note: '**Identity**: job (without *una*), origin.',
            },
            {
              es: 'Mi instituto {es:ser} grande y moderno.',
              en: 'My school is big and modern.',
              note: '**Description**: character, looks, size, colour.',
            },
            {
              es: '{Es:ser} la una y media.',
              en: 'It’s half past one.',
              note: '**Time**: *son* with *las dos, las tres*…',
            },
            {
              es: 'El concierto {es:ser} en el estadio.',
              en: 'The concert is at the stadium.',
              note: '**Event**: where it’s held.',
            },
            {
              es: '{Es:ser} importante dormir bien.',
              en: 'It’s important to sleep well.',
              note: '“It is” + most **adjectives** (but *{está:estar} claro, prohibido*: clear, forbidden).',
            },
          ],
        },
      ],
    },
    {
      id: 'uses-of-estar',
      title: 'When to use *estar*',
      core: true,
      syllabus: ['V18'],
      blocks: [
        { kind: 'text', text: '*Estar* says where or how someone or something is.' },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Tus llaves {están:estar} encima de la mesa.',
              en: 'Your keys are on the table.',
              note: '**Where** people and things are.',
            },
            {
              es: '{Estoy:estar} nerviosa por el examen oral.',
              en: 'I’m nervous about the oral exam.',
              note: '**Mood and health**: *bien* and *mal* too.',
            },
            {
              es: 'Mi móvil {está:estar} roto.',
              en: 'My phone is broken.',
              note: '**Condition**, often the result of a change.',
            },
            {
              es: '{Estamos viendo:ver} una serie muy buena.',
              en: 'We’re watching a really good series.',
              note: '**Going on** now: *estar* + [the -ndo form](present-continuous).',
            },
            {
              es: '¿{Estáis:estar} de acuerdo con Marcos?',
              en: 'Do you agree with Marcos?',
              note: 'A set phrase for **agreeing**.',
            },
          ],
        },
      ],
    },
    {
      id: 'mistakes',
      title: 'Mistakes that cost the most marks',
      core: true,
      syllabus: ['V18'],
      blocks: [
        {
          kind: 'mistakes',
          rows: [
            {
              wrong: 'Soy cansado.',
              right: '{Estoy:estar} cansado.',
              en: 'I’m tired.',
              why: 'Being tired is a state, so use *estar*.',
            },
            {
              wrong: 'Soy aburrido en clase.',
              right: '{Estoy:estar} aburrido en clase.',
              en: 'I’m bored in class.',
              why: '*{Soy:ser} aburrido* means “I’m a boring person”.',
            },
            {
              wrong: 'Estoy quince años.',
              right: '{Tengo:tener} quince años.',
              en: 'I’m fifteen.',
              why: 'In Spanish you “have” years, and you normally say *años*.',
            },
            {
              wrong: 'La fiesta está en mi casa.',
              right: 'La fiesta {es:ser} en mi casa.',
              en: 'The party is at my house.',
              why: 'Use *ser* for events.',
            },
            {
              wrong: '¿Está una farmacia por aquí?',
              right: '¿{Hay:haber} una farmacia por aquí?',
              en: 'Is there a chemist’s round here?',
              why: 'With *un* or *una* you’re asking if there is one, so use *hay*. *Está* needs *la farmacia*.',
            },
          ],
        },
      ],
    },
    {
      id: 'practice',
      title: 'Gap-fill practice: twenty gaps, with answers',
      more: 'Twenty gaps to fill, with answers.',
      syllabus: ['V18'],
      blocks: [
        {
          kind: 'gapfill',
          caption:
            'Write the correct form of *ser* or *estar*. Use the present unless the translation shows another tense. Three gaps need a different verb.',
          rows: [
            {
              sentence: 'Valeria, ¿tú ___ colombiana?',
              en: 'Valeria, are you Colombian?',
              answers: ['eres'],
              because: 'Nationality is identity, so use *ser* (*tú* form).',
            },
            {
              sentence: 'Chicas, ¿ya ___ en casa?',
              en: 'Are you home yet, girls?',
              answers: ['estáis', 'están'],
              because:
                'Use *estar* for where people are. Friends are *vosotras* in Spain (*estáis*) and *ustedes* in Latin America (*están*).',
              ustedes: { answers: ['están', 'estáis'], because: 'Use *estar* for where people are.' },
            },
            {
              sentence: 'Nosotros ___ estudiantes de intercambio.',
              en: 'We’re exchange students.',
              answers: ['somos'],
              because: 'A noun comes next: use *ser*.',
            },
            {
              sentence: '¿Por qué ___ tan triste hoy, Diego?',
              en: 'Why are you so sad today, Diego?',
              answers: ['estás'],
              because: 'Use *estar* for a mood (*tú* form).',
            },
            {
              sentence: 'El partido ___ en el polideportivo.',
              en: 'The match is at the sports centre.',
              answers: ['es'],
              because: 'A match is an event, so use *ser*.',
            },
            {
              sentence: 'El polideportivo ___ detrás de la estación.',
              en: 'The sports centre is behind the station.',
              answers: ['está'],
              because: 'Use *estar* for where a building is.',
            },
            {
              sentence: 'Chicos, ¿de dónde ___?',
              en: 'Where are you from, guys?',
              answers: ['sois', 'son'],
              because:
                'Use *ser* for origin. Friends are *vosotros* in Spain (*sois*) and *ustedes* in Latin America (*son*).',
              ustedes: { answers: ['son', 'sois'], because: 'Use *ser* for origin.' },
            },
            {
              sentence: 'La pantalla de mi móvil ___ rota.',
              en: 'My phone screen is broken.',
              answers: ['está'],
              because: 'Use *estar* + [participle](?participle) for a result.',
            },
            {
              sentence: 'Hola, ___ Diego, el primo de Ana.',
              en: 'Hello, I’m Diego, Ana’s cousin.',
              answers: ['soy'],
              because: 'Use *ser* for who someone is (*yo* form).',
            },
            {
              sentence: 'Ahora mismo ___ haciendo los deberes.',
              en: 'I’m doing my homework right now.',
              answers: ['estoy'],
              because: 'Only *estar* is used with a [gerund](?gerund), the *-ndo* form.',
            },
            {
              sentence: 'Ya ___ las once: hora de dormir.',
              en: 'It’s eleven already: time for bed.',
              answers: ['son'],
              because: 'Use *ser* for the time, in the plural except for one o’clock.',
            },
            {
              sentence: 'Mi hermana y yo no ___ de acuerdo.',
              en: 'My sister and I don’t agree.',
              answers: ['estamos'],
              because: '*Estar de acuerdo* is a set phrase, and *mi hermana y yo* is “we”.',
            },
            {
              sentence: 'Mi hermano ___ catorce años.',
              en: 'My brother is fourteen.',
              answers: ['tiene'],
              because: 'Use *tener* for age, not *ser* or *estar*.',
            },
            {
              sentence: 'Estas manzanas todavía ___ verdes: no las comas.',
              en: 'These apples aren’t ripe yet: don’t eat them.',
              answers: ['están'],
              because: '*Estar verde* is “to be unripe”; *ser verde* is the colour.',
            },
            {
              sentence: '¡Qué rica ___ la sopa!',
              en: 'The soup’s delicious!',
              answers: ['está'],
              because:
                'Use *estar* for how food tastes. *{Es:ser} rica* would mean it’s usually like that (or that a person is rich).',
            },
            {
              sentence: 'En mi calle ___ dos panaderías.',
              en: 'There are two bakeries in my street.',
              answers: ['hay'],
              because: 'For “there are” + a number, use *hay*, not *están*.',
            },
            {
              sentence: 'Cuando mi abuela ___ joven, vivía en el campo.',
              en: 'When my grandmother was young, she lived in the country.',
              answers: ['era'],
              because: 'For a past description, use the imperfect of *ser*.',
            },
            {
              sentence: 'El año pasado ___ una semana en Granada.',
              en: 'Last year we were in Granada for a week.',
              answers: ['estuvimos'],
              because: 'The week is over: use the preterite of *estar* (*nosotros* form).',
            },
            {
              sentence: 'Hoy ___ mucho calor en Sevilla.',
              en: 'It’s very hot in Seville today.',
              answers: ['hace'],
              because: 'For the weather with the noun *calor*, use *hace*.',
            },
            {
              sentence: 'El próximo curso las clases ___ más cortas.',
              en: 'Lessons will be shorter next school year.',
              answers: ['serán', 'van a ser'],
              because: 'It’s a description in the future: use *ser*.',
            },
          ],
        },
      ],
    },
    {
      id: 'hay',
      title: '*Hay* or *está*: there is, there are',
      more: 'There is a bank, the bank is there; there was, there will be.',
      syllabus: ['V16', 'V18'],
      blocks: [
        {
          kind: 'text',
          text: '*Hay* (there is, there are) says **that** something exists. *Está* and *están* say **where** something is when we already know about it. It’s always *hay*, for one thing or many.',
        },
        {
          kind: 'table',
          caption: 'What follows each verb',
          columns: [
            { header: 'After hay', lang: 'es' },
            { header: 'After *estar*', lang: 'es' },
            { header: 'English', lang: 'en', translation: true },
          ],
          rows: [
            [
              'un banco, una farmacia',
              'el banco, la farmacia',
              'a bank, a chemist’s; the bank, the chemist’s',
            ],
            ['dos parques', 'los parques', 'two parks; the parks'],
            [
              'mucha gente, muchos turistas',
              'esta gente, esos turistas',
              'a lot of people, many tourists; these people, those tourists',
            ],
            ['leche, tiendas', 'la leche, nuestras tiendas', 'milk, shops; the milk, our shops'],
            [
              'algo, alguien, nada, nadie',
              'Ana, Madrid, él',
              'something, someone, nothing, nobody; Ana, Madrid, he',
            ],
          ],
        },
        {
          kind: 'contrast',
          caption: '“There is” or “it’s there”?',
          left: '*hay*: something exists',
          right: '*está, están*: where it is',
          rows: [
            {
              left: { es: '¿{Hay:haber} una farmacia por aquí?', en: 'Is there a chemist’s round here?' },
              right: { es: '¿Dónde {está:estar} la farmacia?', en: 'Where is the chemist’s?' },
            },
            {
              left: {
                es: 'En la nevera {hay:haber} dos yogures.',
                en: 'There are two yoghurts in the fridge.',
              },
              right: { es: 'Los yogures {están:estar} en la nevera.', en: 'The yoghurts are in the fridge.' },
            },
            {
              left: { es: 'En mi pueblo no {hay:haber} cine.', en: 'There’s no cinema in my village.' },
              right: { es: 'El cine {está:estar} en el centro.', en: 'The cinema is in the town centre.' },
            },
          ],
        },
        {
          kind: 'text',
          text: 'In the other tenses the verb is singular too: *había, hubo* (there was, there were), *habrá* (there will be), *ha habido* (there has been). *{Había:haber} muchas personas* is “there were lots of people”. You may hear ~~habían~~, but here it isn’t standard Spanish. After *hay* don’t use *el*, *la*, *mi* or a name (a few phrases such as *hay la posibilidad de*, “there’s a chance to”, are the exception).',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Antes {había:haber} dos colegios en el barrio.',
              en: 'There used to be two schools in the area.',
            },
            {
              es: 'El sábado {hubo:haber} tres conciertos gratis.',
              en: 'There were three free concerts on Saturday.',
            },
          ],
        },
      ],
    },
    {
      id: 'tener',
      title: '*Tener* for “to be”: hungry, thirsty, hot, fifteen years old',
      more: 'Fourteen expressions: *tener hambre*, *sed*, *calor*, *prisa*, *razón*, *años*.',
      syllabus: ['V17'],
      blocks: [
        {
          kind: 'text',
          text: 'For age and many feelings, Spanish uses “have” with a noun. Because it’s a noun, “very” is *mucho* or *mucha*, not *muy*: *{Tengo:tener} mucha hambre* (I’m very hungry).',
        },
        {
          kind: 'table',
          caption: 'Expressions with *tener*',
          columns: [
            { header: 'Spanish', lang: 'es' },
            { header: 'English', lang: 'en', translation: true },
            { header: 'With “very”', lang: 'es' },
          ],
          rows: [
            ['tener hambre', 'to be hungry', 'mucha hambre'],
            ['tener sed', 'to be thirsty', 'mucha sed'],
            ['tener calor', 'to be (feel) hot', 'mucho calor'],
            ['tener frío', 'to be (feel) cold', 'mucho frío'],
            ['tener sueño', 'to be sleepy', 'mucho sueño'],
            ['tener miedo (de, a)', 'to be afraid (of)', 'mucho miedo'],
            ['tener prisa', 'to be in a hurry', 'mucha prisa'],
            ['tener razón', 'to be right', 'mucha razón'],
            ['tener suerte', 'to be lucky', 'mucha suerte'],
            ['tener ganas de', 'to feel like', 'muchas ganas de'],
            ['tener cuidado (con)', 'to be careful (with, of)', 'mucho cuidado'],
            ['tener quince años', 'to be fifteen', ''],
            ['tener éxito', 'to be successful', 'mucho éxito'],
            ['tener vergüenza', 'to be embarrassed or shy', 'mucha vergüenza'],
          ],
        },
        {
          kind: 'examples',
          rows: [
            { es: '{Tengo:tener} dieciséis años.', en: 'I’m sixteen.' },
            {
              es: '¿Abro la ventana? {Tenemos:tener} mucho calor.',
              en: 'Shall I open the window? We’re very hot.',
            },
            { es: 'Perdona, {tenías:tener} razón.', en: 'Sorry, you were right.' },
            { es: 'No {tengo:tener} ganas de salir esta noche.', en: 'I don’t feel like going out tonight.' },
            {
              es: 'Mi hermana {tiene:tener} miedo a las arañas.',
              en: 'My sister is afraid of spiders.',
            },
          ],
        },
        {
          kind: 'note',
          label: 'Careful',
          text: 'Three ways to be hot: a person *{tiene:tener} calor*, the weather *{hace:hacer} calor*, a thing *{está:estar} caliente* (*El café {está:estar} caliente*, the coffee is hot). Don’t say *{Soy:ser} caliente* or *{Estoy:estar} caliente* about yourself: for a person, *caliente* can be rude.',
        },
      ],
    },
    {
      id: 'weather',
      title: 'The weather: *hace frío*, *está nublado*, *hay niebla*',
      more: 'Thirteen weather phrases, and the verb for each.',
      syllabus: ['V16'],
      blocks: [
        {
          kind: 'text',
          text: 'Weather verbs are impersonal: they have no subject (there’s no word for “it”) and are always in the *él* form. *Hace* and *hay* usually go with a noun, *está* with an adjective or a gerund.',
        },
        {
          kind: 'table',
          caption: 'Impersonal verbs for the weather',
          columns: [
            { header: 'Spanish', lang: 'es' },
            { header: 'English', lang: 'en', translation: true },
          ],
          rows: [
            ['hace calor', 'it’s hot'],
            ['hace frío', 'it’s cold'],
            ['hace sol', 'it’s sunny'],
            ['hace viento', 'it’s windy'],
            ['hace buen tiempo', 'the weather is good'],
            ['hace mal tiempo', 'the weather is bad'],
            ['está nublado', 'it’s cloudy'],
            ['está despejado', 'the sky is clear'],
            ['está lloviendo', 'it’s raining (now)'],
            ['hay niebla', 'it’s foggy'],
            ['hay tormenta', 'there’s a storm'],
            ['llueve', 'it rains, it’s raining'],
            ['nieva', 'it snows, it’s snowing'],
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Hoy {hace:hacer} mucho frío, pero {está:estar} despejado.',
              en: 'It’s very cold today, but the sky is clear.',
            },
            {
              es: 'Ayer {hizo:hacer} mal tiempo y no salimos.',
              en: 'The weather was bad yesterday and we didn’t go out.',
            },
            {
              es: 'En noviembre {hay:haber} niebla casi todas las mañanas.',
              en: 'In November it’s foggy almost every morning.',
            },
            {
              es: 'En el norte {llueve:llover} más que en el sur.',
              en: 'It rains more in the north than in the south.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Use *ser* for the climate of a place, because that is a description: *El clima de Galicia {es:ser} húmedo* (Galicia’s climate is damp). More impersonal verbs: *hace falta* (it’s necessary) in [the present](present), *se puede* (you can) in [the passive](passive-voice).',
        },
      ],
    },
    {
      id: 'comparing',
      title: 'Comparing: more … than, as … as, the most',
      more: '*más* … *que*, *tan* … *como*, *tantos* … *como*, *el más* … *de*.',
      syllabus: ['Adj2'],
      blocks: [
        {
          kind: 'text',
          text: 'The adjective agrees with the first thing you mention: *Mis hermanas {son:ser} más altas que yo* (my sisters are taller than me). Use the same words to compare nouns and verbs: *{Tengo:tener} más primos que tú* (I have more cousins than you), *{Corre:correr} más que yo* (he runs more than I do).',
        },
        {
          kind: 'table',
          caption: 'The patterns',
          columns: [
            { header: 'Pattern', lang: 'es' },
            { header: 'English', lang: 'en', translation: true },
          ],
          rows: [
            ['más … que', 'more … than, -er than'],
            ['menos … que', 'less … than'],
            ['más de veinte, menos de veinte', 'more than, fewer than twenty (any number)'],
            ['más de lo que, menos de lo que', 'more than, less than (I thought, it seems…)'],
            ['tan … como', 'as … as (adjective or adverb)'],
            ['tanto, tanta, tantos, tantas … como', 'as much, as many … as (noun)'],
            ['tanto como', 'as much as (after a verb)'],
            ['igual de … que', 'just as … as'],
            ['el más, la más, los más, las más … de', 'the most … in, the -est in'],
          ],
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Mi hermana {es:ser} más alta que yo.', en: 'My sister is taller than me.' },
            {
              es: 'Hoy {estoy:estar} menos nervioso que ayer.',
              en: 'I’m less nervous today than I was yesterday.',
            },
            {
              es: 'En mi clase {somos:ser} más de treinta.',
              en: 'There are more than thirty of us in my class.',
              note: 'Use *de* before a number. But *no … más que* means “only”: *No {tengo:tener} más que cinco euros* (I only have five euros).',
            },
            {
              es: 'El examen {fue:ser} más fácil de lo que pensaba.',
              en: 'The exam was easier than I thought.',
              note: 'Before a verb such as *pensaba, creía, parece* (I thought, I believed, it seems), “than” is *de lo que*.',
            },
            {
              es: 'El francés no {es:ser} tan fácil como el español.',
              en: 'French isn’t as easy as Spanish.',
            },
            {
              es: 'Leo no {tiene:tener} tantas amigas como tú.',
              en: 'Leo doesn’t have as many friends as you.',
            },
            { es: 'Nadie estudia tanto como Clara.', en: 'Nobody studies as much as Clara.' },
            {
              es: 'Esta serie {es:ser} igual de buena que la otra.',
              en: 'This series is just as good as the other one.',
            },
            {
              es: 'Pablo {es:ser} el más alto de la clase.',
              en: 'Pablo is the tallest in the class.',
              note: '“In” after “the most” is *de*.',
            },
          ],
        },
      ],
    },
    {
      id: 'better-worse',
      title: 'Better, worse, much more, and the ending -ísimo',
      more: '*mejor*, *peor*, *mayor*, *menor*; *mucho más caro*, *muchos más libros*; *facilísimo*.',
      syllabus: ['Adj2'],
      blocks: [
        {
          kind: 'table',
          caption: 'Four irregular comparatives',
          columns: [
            { header: 'From', lang: 'es' },
            { header: 'Comparative', lang: 'es' },
            { header: 'English', lang: 'en', translation: true },
          ],
          rows: [
            ['bueno, bien', 'mejor, mejores', 'better'],
            ['malo, mal', 'peor, peores', 'worse'],
            ['grande', 'mayor, mayores', 'older; greater'],
            ['pequeño', 'menor, menores', 'younger; lesser'],
          ],
        },
        {
          kind: 'text',
          text: 'They have one form for both genders, and with *el, la, los, las* they mean “the best”, “the oldest”. Use *mayor* and *menor* for the age of people; for size *más grande* and *más pequeño* (bigger, smaller) are more usual. For “even better” say *todavía mejor*, never ~~más mejor~~.',
        },
        {
          kind: 'table',
          caption: 'Much more: *mucho más*',
          columns: [
            { header: 'Before', lang: 'en' },
            { header: 'Spanish', lang: 'es' },
            { header: 'English', lang: 'en', translation: true },
          ],
          rows: [
            ['an adjective: *mucho*', 'mucho más caro, mucho más caras', 'much more expensive'],
            ['*mejor, peor*: *mucho*', 'mucho mejor, mucho peor', 'much better, much worse'],
            [
              'a noun: it agrees',
              'mucho más tiempo, mucha más gente, muchos más libros, muchas más chicas',
              'much more time, many more people, books, girls',
            ],
          ],
        },
        {
          kind: 'text',
          text: '“Much” before a comparative is *mucho*, not *muy*. Before a noun it agrees: *mucho, mucha, muchos, muchas*.',
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Mi hermano mayor {es:ser} más bajo que yo.', en: 'My older brother is shorter than me.' },
            { es: '{Son:ser} los mejores amigos del mundo.', en: 'They’re the best friends in the world.' },
            {
              es: 'El tren {es:ser} mucho más caro que el autobús.',
              en: 'The train is much more expensive than the bus.',
            },
            {
              es: 'Este año {hay:haber} muchas más chicas en el equipo.',
              en: 'There are many more girls in the team this year.',
            },
          ],
        },
        {
          kind: 'text',
          text: '**The ending** *-ísimo* means “extremely”. Drop a final vowel and add *-ísimo, -ísima, -ísimos, -ísimas*. The stress is always on that *í*, so that’s the only accent.',
        },
        {
          kind: 'table',
          caption: 'How the spelling changes',
          columns: [
            { header: 'Adjective', lang: 'es' },
            { header: 'Extremely', lang: 'es' },
            { header: 'Meaning, and what happens', lang: 'en' },
          ],
          rows: [
            ['alto', 'altísimo', 'tall: drop the vowel'],
            ['rico', 'riquísimo', 'tasty, rich: **c** becomes **qu**'],
            ['largo', 'larguísimo', 'long: **g** becomes **gu**'],
            ['feliz', 'felicísimo', 'happy: **z** becomes **c**'],
            ['fácil', 'facilísimo', 'easy: *fácil* loses its accent'],
            ['amable', 'amabilísimo', 'kind: *-ble* becomes *-bil-*'],
          ],
        },
        {
          kind: 'examples',
          rows: [
            { es: 'La paella {está:estar} riquísima.', en: 'The paella is absolutely delicious.' },
            { es: 'El examen {fue:ser} facilísimo.', en: 'The exam was extremely easy.' },
          ],
        },
      ],
    },
    {
      id: 'adjectives',
      title: 'Fourteen adjectives that change meaning',
      more: 'Boring or bored, clever or ready, rich or delicious: look them up.',
      syllabus: ['V18'],
      blocks: [
        {
          kind: 'text',
          text: 'With *ser* the adjective says what sort of person or thing it is; with *estar*, what state it’s in. English often needs two different words. Sometimes the difference is small: *{ser:ser} feliz* is to be happy in general, *{estar:estar} feliz* to be happy now.',
        },
        {
          kind: 'table',
          caption: 'What each adjective means with each verb',
          columns: [
            { header: 'Adjective', lang: 'es' },
            { header: 'With *ser*', lang: 'en' },
            { header: 'With *estar*', lang: 'en' },
          ],
          rows: [
            ['aburrido', 'boring', 'bored'],
            ['listo', 'clever', 'ready'],
            ['bueno', 'good, kind', 'tasty (food)'],
            ['malo', 'bad, naughty', 'ill (mainly in Spain); off (food)'],
            ['rico', 'rich', 'delicious'],
            ['verde', 'green', 'unripe'],
            ['vivo', 'lively, sharp', 'alive'],
            ['seguro', 'safe, reliable', 'sure, certain'],
            ['despierto', 'bright, quick', 'awake'],
            ['atento', 'considerate', 'paying attention'],
            ['orgulloso', 'proud, arrogant', 'proud (of)'],
            ['cerrado', 'reserved, narrow-minded', 'closed'],
            ['libre', 'free (not controlled by others)', 'free, available'],
            ['grave', 'serious (a matter)', 'seriously ill or injured'],
          ],
        },
        {
          kind: 'contrast',
          caption: 'The fourteen in sentences',
          left: 'With *ser*',
          right: 'With *estar*',
          rows: [
            {
              left: { es: 'Esta película {es:ser} aburrida.', en: 'This film is boring.' },
              right: { es: '{Estamos:estar} aburridos.', en: 'We’re bored.' },
            },
            {
              left: { es: 'Marta {es:ser} muy lista.', en: 'Marta is very clever.' },
              right: { es: 'Marta ya {está:estar} lista.', en: 'Marta is ready now.' },
            },
            {
              left: { es: 'El profe de Física {es:ser} muy bueno.', en: 'The physics teacher is very good.' },
              right: { es: 'Este bocadillo {está:estar} muy bueno.', en: 'This sandwich is really tasty.' },
              why: 'For “I’m well” say *{Estoy:estar} bien*: for a person, *estar bueno* is slang and can be rude.',
            },
            {
              left: { es: 'Fumar {es:ser} malo para la salud.', en: 'Smoking is bad for your health.' },
              right: {
                es: 'Leo {está:estar} malo y no viene a clase.',
                en: 'Leo is ill and isn’t coming to school.',
              },
              why: 'In Latin America “ill” is *{está:estar} enfermo*, which is used in Spain too.',
            },
            {
              left: { es: 'La dueña del club {es:ser} muy rica.', en: 'The club owner is very rich.' },
              right: { es: 'La tortilla {está:estar} muy rica.', en: 'The omelette is delicious.' },
            },
            {
              left: { es: 'Las paredes de mi cuarto {son:ser} verdes.', en: 'My bedroom walls are green.' },
              right: {
                es: 'Estos plátanos todavía {están:estar} verdes.',
                en: 'These bananas aren’t ripe yet.',
              },
            },
            {
              left: {
                es: 'El niño {es:ser} muy vivo y se da cuenta de todo.',
                en: 'He’s a very sharp boy: he notices everything.',
              },
              right: {
                es: 'Mis cuatro abuelos {están:estar} vivos.',
                en: 'All four of my grandparents are alive.',
              },
            },
            {
              left: { es: 'Este barrio {es:ser} seguro.', en: 'This area is safe.' },
              right: { es: '¿{Estás:estar} seguro de la respuesta?', en: 'Are you sure of the answer?' },
              why: '*Seguro* with *estar* also means “out of danger”: *Aquí {estamos:estar} seguros* (we’re safe here).',
            },
            {
              left: {
                es: 'Mi prima {es:ser} muy despierta para su edad.',
                en: 'My cousin is very bright for her age.',
              },
              right: { es: 'A las seis ya {estoy:estar} despierta.', en: 'I’m already awake by six.' },
            },
            {
              left: {
                es: 'El nuevo vecino {es:ser} muy atento.',
                en: 'The new neighbour is very considerate.',
              },
              right: {
                es: 'Los alumnos no {están:estar} atentos.',
                en: 'The students aren’t paying attention.',
              },
            },
            {
              left: {
                es: 'No pide ayuda porque {es:ser} orgulloso.',
                en: 'He doesn’t ask for help because he’s proud.',
              },
              right: { es: '{Estoy:estar} orgulloso de mi equipo.', en: 'I’m proud of my team.' },
            },
            {
              left: {
                es: 'Al principio Iván {era:ser} muy cerrado.',
                en: 'At first Iván was very reserved.',
              },
              right: {
                es: 'Los domingos la biblioteca {está:estar} cerrada.',
                en: 'The library is closed on Sundays.',
              },
            },
            {
              left: {
                es: 'En una democracia la prensa {es:ser} libre.',
                en: 'In a democracy the press is free.',
              },
              right: { es: '¿{Está:estar} libre este asiento?', en: 'Is this seat free?' },
            },
            {
              left: { es: 'La situación {es:ser} grave.', en: 'The situation is serious.' },
              right: {
                es: 'El motorista {está:estar} grave.',
                en: 'The motorcyclist is in a serious condition.',
              },
            },
          ],
        },
      ],
    },
    {
      id: 'past-and-future',
      title: '*Ser* and *estar* in the past and the future',
      more: '*era* and *fue*, *estaba* and *estuve*, *será* and *estará*: all persons.',
      syllabus: ['V18'],
      blocks: [
        {
          kind: 'text',
          text: 'In the past and the future, you choose between the two verbs in the same way. The preterite looks back on something finished (*La fiesta {fue:ser} un éxito*, the party was a success). The imperfect sets the scene (*{Era:ser} tarde y {estábamos:estar} cansados*, it was late and we were tired). You can type them in the drills for [the preterite](indefenido#drill) and [the imperfect](imperfect-preterito#drill).',
        },
        {
          kind: 'conjugation',
          caption: 'Quick reference: preterite',
          tense: 'preterite',
          verbs: [
            { infinitive: 'ser', en: 'was, were' },
            { infinitive: 'estar', en: 'was, were' },
          ],
        },
        {
          kind: 'conjugation',
          caption: 'Quick reference: imperfect',
          tense: 'imperfect',
          verbs: [
            { infinitive: 'ser', en: 'was, used to be' },
            { infinitive: 'estar', en: 'was, used to be' },
          ],
        },
        {
          kind: 'conjugation',
          caption: 'Quick reference: future',
          tense: 'future',
          verbs: [
            { infinitive: 'ser', en: 'will be' },
            { infinitive: 'estar', en: 'will be' },
          ],
        },
        {
          kind: 'note',
          label: 'Careful',
          text: '*Fui, fuiste, fue…* are also the preterite of *ir* (to go). The sentence makes it clear: *{Fui:ser} el primero* (I was first), *{Fui:ir} al cine* (I went to the cinema).',
        },
      ],
    },
    {
      id: 'more-pairs',
      title: 'More pairs, and words that go with *ser* or *estar*',
      more: 'Five more pairs, and words that help you decide.',
      syllabus: ['V18'],
      blocks: [
        {
          kind: 'contrast',
          caption: 'More pairs: different verb, different meaning',
          left: '*ser*: what it is',
          right: '*estar*: how or where it is',
          rows: [
            {
              left: { es: 'Tu padre {es:ser} joven.', en: 'Your dad is young.' },
              right: { es: '¡Qué joven {está:estar} tu padre!', en: 'Your dad looks so young!' },
              why: 'A fact, or the impression he gives.',
            },
            {
              left: { es: 'El hielo {es:ser} frío.', en: 'Ice is cold.' },
              right: { es: 'La sopa {está:estar} fría.', en: 'The soup has gone cold.' },
              why: 'What ice is like in general, or how this soup is now.',
            },
            {
              left: { es: 'Mi primo {es:ser} muy callado.', en: 'My cousin is a very quiet person.' },
              right: { es: '¿Por qué {estás:estar} tan callado?', en: 'Why are you so quiet?' },
              why: 'What he’s like, or how you are today.',
            },
            {
              left: {
                es: 'El puente {fue:ser} cerrado por la policía.',
                en: 'The bridge was closed by the police.',
              },
              right: { es: 'El puente {está:estar} cerrado.', en: 'The bridge is closed.' },
              why: '*Ser* + participle is the action (and rather formal); *estar* + participle is the result.',
            },
            {
              left: { es: 'Mi tía {es:ser} camarera.', en: 'My aunt is a waitress.' },
              right: {
                es: 'Mi tía {está:estar} de camarera en la costa.',
                en: 'My aunt is working as a waitress on the coast.',
              },
              why: 'Her profession, or a temporary job.',
            },
          ],
        },
        {
          kind: 'phrases',
          caption: 'Words that usually come with *ser*',
          rows: [
            { es: 'un problema, una buena idea', en: 'a problem, a good idea (any noun)' },
            { es: 'de Sevilla, de algodón, de mi padre', en: 'from Seville, made of cotton, my dad’s' },
            { es: 'mío, tuyo, nuestro', en: 'mine, yours, ours' },
            {
              es: 'importante, necesario, posible, imposible',
              en: 'important, necessary, possible, impossible',
            },
            { es: 'inteligente, simpático, trabajador', en: 'intelligent, nice, hard-working' },
          ],
        },
        {
          kind: 'phrases',
          caption: 'Words that usually come with *estar*',
          rows: [
            { es: 'bien, mal, mejor, peor', en: 'well, unwell, better, worse (health)' },
            { es: 'aquí, allí, cerca, lejos, en', en: 'here, there, near, far, in' },
            { es: 'contento, enfadado, cansado, enfermo', en: 'pleased, angry, tired, ill' },
            { es: 'lleno, vacío, roto, sucio, abierto', en: 'full, empty, broken, dirty, open' },
            { es: 'harto de, acostumbrado a, dispuesto a', en: 'fed up with, used to, willing to' },
          ],
        },
        {
          kind: 'text',
          text: 'Words such as *hoy*, *ahora* and *siempre* (today, now, always) don’t help you choose: *Hoy {es:ser} mi cumpleaños* (it’s my birthday today: what day it is), *Mi abuela siempre {está:estar} contenta* (my gran is always happy: how she is).',
        },
      ],
    },
    {
      id: 'more-uses-of-ser',
      title: 'Ten uses of *ser*, with more examples',
      more: 'Beliefs, materials, possession, dates and the passive too.',
      syllabus: ['V18'],
      blocks: [
        {
          kind: 'text',
          text: '**1. Identity and definition:** who someone is, what something is. It also goes with an [infinitive](?infinitive), the form in the dictionary: *Querer {es:ser} poder* (where there’s a will, there’s a way).',
        },
        {
          kind: 'examples',
          rows: [
            { es: '{Soy:ser} Lucía, la prima de Hugo.', en: 'I’m Lucía, Hugo’s cousin.' },
            { es: '¿Quién {es:ser}? {Somos:ser} nosotras.', en: 'Who is it? It’s us.' },
            { es: 'El gazpacho {es:ser} una sopa fría.', en: 'Gazpacho is a cold soup.' },
          ],
        },
        {
          kind: 'text',
          text: '**2. Profession:** without *un* or *una*, unless you describe the person too (*{Es:ser} una enfermera estupenda*, she’s a great nurse).',
        },
        {
          kind: 'examples',
          rows: [{ es: 'Mis tíos {eran:ser} agricultores.', en: 'My aunt and uncle were farmers.' }],
        },
        { kind: 'text', text: '**3. Nationality and origin:** with *de* for the place.' },
        {
          kind: 'examples',
          rows: [
            { es: 'Mis abuelos {son:ser} irlandeses.', en: 'My grandparents are Irish.' },
            {
              es: '¿De dónde {sois:ser}? {Somos:ser} de Escocia.',
              en: 'Where are you from? We’re from Scotland.',
            },
          ],
        },
        { kind: 'text', text: '**4. Religion and ideas:** what someone believes in or chooses to be.' },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Amina {es:ser} musulmana y yo {soy:ser} católica.',
              en: 'Amina is Muslim and I’m Catholic.',
            },
            { es: 'Mis primos {son:ser} vegetarianos.', en: 'My cousins are vegetarian.' },
          ],
        },
        { kind: 'text', text: '**5. Material:** with *de*.' },
        {
          kind: 'examples',
          rows: [
            { es: 'La mesa {es:ser} de madera.', en: 'The table is made of wood.' },
            {
              es: 'Estas zapatillas {son:ser} de plástico reciclado.',
              en: 'These trainers are made of recycled plastic.',
            },
          ],
        },
        {
          kind: 'text',
          text: '**6. Possession:** with *de* or with *mío, tuyo, nuestro…* (mine, yours, ours).',
        },
        {
          kind: 'examples',
          rows: [
            { es: 'La mochila verde {es:ser} de mi hermano.', en: 'The green rucksack is my brother’s.' },
            {
              es: '¿De quién {son:ser} estos auriculares? {Son:ser} míos.',
              en: 'Whose are these earphones? They’re mine.',
            },
          ],
        },
        {
          kind: 'text',
          text: '**7. Time and date:** *es* with *la una*, *son* with all the other hours.',
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Ya {son:ser} las ocho menos cuarto.', en: 'It’s already a quarter to eight.' },
            { es: 'Hoy {es:ser} jueves, tres de mayo.', en: 'Today is Thursday, the third of May.' },
          ],
        },
        {
          kind: 'text',
          text: '**8. Description:** character, looks, size, colour: what sort of person or thing.',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'De pequeño {era:ser} muy tímido.',
              en: 'I was very shy when I was little.',
              note: 'Use *ser* even if it didn’t last.',
            },
          ],
        },
        { kind: 'text', text: '**9. Where or when an event takes place:** English could say “is held”.' },
        {
          kind: 'examples',
          rows: [
            { es: '¿Dónde {es:ser} la clase de Música?', en: 'Where is the music lesson?' },
            {
              es: 'La final {será:ser} el sábado en Sevilla.',
              en: 'The final will be in Seville on Saturday.',
            },
          ],
        },
        {
          kind: 'text',
          text: '**10. Two set patterns:** the [passive](passive-voice), *ser* + participle (_built, done_), and *es* + adjective for “it is”, often with an infinitive.',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'El puente {fue:ser} construido por los romanos.',
              en: 'The bridge was built by the Romans.',
            },
            {
              es: '{Es:ser} importante dormir bien antes de un examen.',
              en: 'It’s important to sleep well before an exam.',
            },
            { es: '{Era:ser} imposible encontrar entradas.', en: 'It was impossible to get tickets.' },
          ],
        },
      ],
    },
    {
      id: 'more-uses-of-estar',
      title: 'Nine uses of *estar*, with more examples',
      more: 'Marital status, dates, prices, *estar de* and first impressions.',
      syllabus: ['V18'],
      blocks: [
        {
          kind: 'text',
          text: '**1. Where people and things are:** moving or fixed, for a minute or for ever.',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Las islas Canarias {están:estar} cerca de África.',
              en: 'The Canary Islands are near Africa.',
            },
            { es: '¿Dónde {estabais:estar} ayer a las seis?', en: 'Where were you at six yesterday?' },
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Madrid {está:estar} en el centro de España.',
              en: 'Madrid is in the middle of Spain.',
              note: 'Use *estar* for position, even if it never changes.',
            },
          ],
        },
        { kind: 'text', text: '**2. Mood and health:** how someone feels.' },
        {
          kind: 'examples',
          rows: [
            { es: 'Mi hermano {está:estar} resfriado.', en: 'My brother has a cold.' },
            {
              es: '¿{Estás:estar} bien? Sí, {estoy:estar} mucho mejor.',
              en: 'Are you OK? Yes, I’m much better.',
              note: '*Bien* and *mal* go with *estar* when you say how someone is.',
            },
          ],
        },
        {
          kind: 'text',
          text: '**3. Condition, often the result of a change:** full, clean, open, broken, dead.',
        },
        {
          kind: 'examples',
          rows: [
            { es: 'El autobús {estaba:estar} lleno.', en: 'The bus was full.' },
            { es: 'La puerta {está:estar} cerrada con llave.', en: 'The door is locked.' },
          ],
        },
        {
          kind: 'text',
          text: '**4. What is going on:** *estar* + gerund, the _-ing_ form ([present continuous](present-continuous)).',
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Cuando llamaste, {estaba cenando:cenar}.', en: 'When you rang, I was having dinner.' },
          ],
        },
        {
          kind: 'text',
          text: '**5. Married or single:** *casado, divorciado, separado* (married, divorced, separated). *Estar* is always right here; *ser* is correct too and usual with *soltero* and *viudo* (single, widowed). For “engaged” use only *{estar:estar} comprometido*: *{ser:ser} comprometido* is “to be committed”.',
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Mi hermana mayor {está:estar} casada.', en: 'My older sister is married.' },
            { es: 'Mis padres {están:estar} divorciados.', en: 'My parents are divorced.' },
          ],
        },
        {
          kind: 'text',
          text: '**6.** *Estar a* + **date, price, degrees or distance:** the point reached on a scale. With dates, days (*{estamos:estar} a martes*, it’s Tuesday) and degrees, use *estamos*.',
        },
        {
          kind: 'examples',
          rows: [
            { es: '{Estamos:estar} a doce de octubre.', en: 'It’s the twelfth of October.' },
            {
              es: 'Las fresas {están:estar} a tres euros el kilo.',
              en: 'Strawberries are three euros a kilo.',
            },
            { es: 'Hoy {estamos:estar} a treinta grados.', en: 'It’s thirty degrees today.' },
            {
              es: 'Mi casa {está:estar} a diez minutos del instituto.',
              en: 'My house is ten minutes from school.',
            },
          ],
        },
        {
          kind: 'text',
          text: '**7.** *Estar de*: set phrases for what you’re doing, and temporary jobs. Use *estar* for posture too: *{está:estar} de pie, {está:estar} sentada* (she’s standing, she’s sitting).',
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Mis abuelos {están:estar} de vacaciones.', en: 'My grandparents are on holiday.' },
            {
              es: 'No quedaban asientos y {estuvimos:estar} de pie todo el viaje.',
              en: 'There were no seats left, so we stood the whole way.',
            },
            {
              es: 'Este verano mi primo {está:estar} de socorrista en la piscina.',
              en: 'This summer my cousin is working as a lifeguard at the pool.',
            },
          ],
        },
        {
          kind: 'text',
          text: '**8. Your impression: taste and looks.** Say how something seems now, often with surprise.',
        },
        {
          kind: 'examples',
          rows: [
            { es: '¡Qué guapo {estás:estar} con esa camisa!', en: 'You look great in that shirt!' },
            { es: 'Estas lentejas {están:estar} muy saladas.', en: 'These lentils taste very salty.' },
          ],
        },
        {
          kind: 'text',
          text: '**9. Opinion:** *estar a favor (de)*, *en contra (de)*, *de acuerdo (con)*: for, against, in agreement.',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: '{Estoy:estar} en contra de los deberes en verano.',
              en: 'I’m against homework in the summer.',
            },
            { es: 'Todos {están:estar} a favor del uniforme.', en: 'Everyone is in favour of the uniform.' },
          ],
        },
      ],
    },
    {
      id: 'more-mistakes',
      title: 'More mistakes to avoid',
      more: 'Nine more: ~~soy bien~~, ~~está importante~~, ~~soy leyendo~~, ~~más mejor~~.',
      syllabus: ['V18'],
      blocks: [
        {
          kind: 'mistakes',
          rows: [
            {
              wrong: 'Soy bien, gracias.',
              right: '{Estoy:estar} bien, gracias.',
              en: 'I’m fine, thanks.',
              why: '*Bien* says how you are, not what you are.',
            },
            {
              wrong: 'Soy caliente.',
              right: '{Tengo:tener} calor.',
              en: 'I’m hot.',
              why: 'In Spanish people “have heat”: *tener calor*. *Caliente* is for things.',
            },
            {
              wrong: 'Madrid es en España.',
              right: 'Madrid {está:estar} en España.',
              en: 'Madrid is in Spain.',
              why: 'It never moves, but it’s still a position: *estar*.',
            },
            {
              wrong: 'Mi gato es muerto.',
              right: 'Mi gato {está:estar} muerto.',
              en: 'My cat is dead.',
              why: 'Forget “permanent”. Being dead is the result of a change: *estar*.',
            },
            {
              wrong: 'Está importante reciclar.',
              right: '{Es:ser} importante reciclar.',
              en: 'It’s important to recycle.',
              why: '“It is” + adjective (*importante, posible, fácil*: important, possible, easy) is *es*. (But “it’s clear that” is *{está:estar} claro que…*)',
            },
            {
              wrong: 'Soy de acuerdo contigo.',
              right: '{Estoy:estar} de acuerdo contigo.',
              en: 'I agree with you.',
              why: '“In agreement” is a position you take: *estar de acuerdo*.',
            },
            {
              wrong: 'Soy leyendo.',
              right: '{Estoy leyendo:leer}.',
              en: 'I’m reading.',
              why: 'English “I am” suggests *soy*, but use *estar* before a gerund (*leyendo*, reading).',
            },
            {
              wrong: 'Este móvil es más mejor.',
              right: 'Este móvil {es:ser} mejor.',
              en: 'This phone is better.',
              why: '*Mejor* already means “more good”, like “better” in English.',
            },
            {
              wrong: 'Soy el más alto en la clase.',
              right: '{Soy:ser} el más alto de la clase.',
              en: 'I’m the tallest in the class.',
              why: 'English uses “in”. Spanish uses *de* after a superlative.',
            },
          ],
        },
      ],
    },
    {
      id: 'in-the-exam',
      title: 'Exam tips, and Latin American Spanish',
      more: 'Tips for each paper, and what’s different in Latin America.',
      blocks: [
        {
          kind: 'note',
          label: 'In the exam',
          text: 'You need both verbs in the first line of any description. In **Speaking** and **Writing** use both in one sentence: *Mi pueblo {es:ser} pequeño, pero {está:estar} cerca del mar y {hay:haber} muchas playas* (my village is small, but it’s near the sea and there are lots of beaches). In a photo description (IB oral) use *hay* to say what’s there, *está* + gerund for what people are doing (but use the participle for [posture](present-continuous#less-than-english): *{está:estar} sentado*, he’s sitting) and *es* for what the place is like. Then show off with one pair: *No {es:ser} una clase aburrida, pero hoy {estamos:estar} aburridos* (it isn’t a boring class, but today we’re bored).',
        },
        {
          kind: 'note',
          label: 'Spain and Latin America',
          text: 'The rules are the same. For “you” in the plural Spain uses *vosotros {sois:ser}, {estáis:estar}* with friends; Latin America uses *ustedes {son:ser}, {están:estar}* with everyone. *{Es:ser} casado* (he’s married) is more common there than in Spain, and in Mexico and some other countries you’ll hear *cuando {estaba:estar} chico* for “when I was little” (in Spain *cuando {era:ser} pequeño*). *Enfadado* (angry), *el móvil* (phone) and *los deberes* (homework) are mostly *enojado, el celular, la tarea* in Latin America.',
        },
      ],
    },
  ],
  exercises: [
    {
      id: 'school-near',
      kind: 'choose',
      teaches: 'core',
      prompt: 'Which “is”?',
      sentence: 'Mi instituto ___ cerca de la estación.',
      en: 'My school is near the station.',
      options: [
        {
          text: '*es*',
          because:
            'It’s tempting, since a school never moves. But *es* says **what** it is (*Es grande*, it’s big), and here you’re saying **where** it is.',
        },
        {
          text: '*está*',
          right: true,
          because: 'Use *estar* for **where** something is, even if it never moves.',
        },
        {
          text: '*hay*',
          because: '*Hay* is “there is”. You can’t use it with *mi instituto*.',
          teaches: 'hay',
        },
      ],
    },
    {
      id: 'nice-tired',
      kind: 'fill',
      teaches: 'core',
      sentence: 'Mi mejor amigo ___ muy simpático, pero hoy está de mal humor.',
      en: 'My best friend is very nice, but he’s in a bad mood today.',
      answers: ['es', { answer: 'suele ser', note: 'Right, but this means “is usually”.' }],
      because: '“Nice” is what sort of person he is: *ser*. The bad mood is how he is today: *estar*.',
      mistakes: [
        {
          answer: '{esta|estás|están}',
          because: '*Simpático* says what sort of person he is, so use *ser*. *Está* is for today’s mood.',
        },
        { answer: '{eres|son|soy|ser}', because: 'Right verb, wrong form: “he is” is *es*.' },
        {
          answer: '{hay|tiene|ha}',
          because: 'With an adjective, use *ser* or *estar*: here *es*, for what he’s like.',
        },
      ],
      notAsked: [
        { answer: '{era|fue|será}', because: 'Good Spanish, but a different tense: “is” is *es*.' },
        {
          answer: 'está',
          because:
            '*Está simpático* means he’s being nice at the moment. For what sort of person he is, use *es*.',
        },
      ],
    },
    {
      id: 'brothers-health',
      kind: 'choose',
      teaches: 'contrast',
      prompt: 'Your friend’s brother has had an operation. What do you ask?',
      en: 'How is your brother?',
      options: [
        {
          text: '*¿Cómo es tu hermano?*',
          because: 'This asks for a description: “What is your brother like?”',
        },
        {
          text: '*¿Cómo está tu hermano?*',
          right: true,
          because: 'Use *estar* for his health: **how** he is.',
        },
        { text: '*¿Qué es tu hermano?*', because: 'This asks what he is, for example a nurse.' },
        { text: '*¿Dónde está tu hermano?*', because: 'Right verb, but *dónde* asks where he is.' },
      ],
    },
    {
      id: 'what-like',
      kind: 'translate',
      teaches: 'contrast',
      en: 'What is your new teacher like? (to one friend, about a man)',
      parts: {
        new: '{nuevo profesor|profesor nuevo}',
        teacher: '{tu|el} $new|{ese|el} $new tuyo|{el|tu} profesor nuevo que {tienes|tenés}',
      },
      answers: [
        '¿[Y] cómo es $teacher?',
        '¿[Y] qué tal [es] $teacher?',
        '¿[Y] $teacher {cómo es|qué tal [es]}?',
        '¿Cómo es tu nuevo docente?',
      ],
      because: '“What is… like?” asks for a description: *¿Cómo es…?*',
      mistakes: [
        {
          answer: '¿Qué {es|está} {tu|el} {nuevo profesor|profesor nuevo} como?',
          because: 'That’s word for word from English. Ask *¿cómo es?*',
        },
        {
          answer: '¿{Qué|Cómo} es {como|cómo|gusta|parecido} {tu|el} {nuevo profesor|profesor nuevo}?',
          because: 'Don’t translate _like_. Ask *¿cómo es?*',
        },
        {
          answer: '¿Cómo es {tu|el} {nuevo profesor|profesor nuevo} como?',
          because: '*Cómo* says it all: don’t translate _like_.',
        },

        {
          answer:
            '¿Qué {{le gusta|gusta|se gusta} {tu|el}|gusta a el|le gusta a el} {nuevo profesor|profesor nuevo}?',
          because: 'That’s the verb “like”. Here, ask *¿cómo es?*',
        },
        {
          answer: '¿{Cómo|Qué tal} {tu|el} {nuevo profesor|profesor nuevo} es?',
          because: 'In a question the verb comes after *cómo*: *¿cómo es tu nuevo profesor?*',
        },
        {
          answer:
            '¿{Cómo se parece {tu|el}|A qué se parece a tu|A quién se parece a tu} {nuevo profesor|profesor nuevo}?',
          because: '*Parecerse* is “to look like”. Here, ask *¿cómo es?*',
        },
        {
          answer: '¿Cómo {eres|son|soy|ser|sos} {tu|el} {nuevo profesor|profesor nuevo}?',
          because: 'Right verb, wrong form: “he is” is *es*.',
        },
        {
          answer: '¿Cómo {tiene|hay|hace|hace a} {tu|el} {nuevo profesor|profesor nuevo}?',
          because: 'Use *ser* for a description: *¿cómo es?*',
        },

        {
          answer: '¿Cómo es tu {nueva profesor|profesor nueva|nuevo profesora|nuevos profesor}?',
          because: 'The two words must agree: *nuevo profesor*.',
        },
        {
          answer:
            '¿Cómo es {nuevo profesor|profesor nuevo|tus nuevo profesor|ti nuevo profesor|tuyo nuevo profesor|te nuevo profesor|el tu nuevo profesor}?',
          because: '“Your”, to a friend, is *tu* here: *tu nuevo profesor*.',
        },
      ],
      notAsked: [
        {
          answer: '¿Qué te parece tu {nuevo profesor|profesor nuevo}?',
          because: 'Good Spanish, but that’s “What do you think of him?”. Here, ask *¿cómo es?*',
        },
        {
          answer: '¿Cómo {fue|era|será} {tu|el} {nuevo profesor|profesor nuevo}?',
          because: 'Good Spanish, but a different tense: “is” is *es*.',
        },
        {
          answer: '¿Cómo es {su|vuestro} {nuevo profesor|profesor nuevo}?',
          because: 'The question is right, but to one friend “your” is *tu*.',
        },
        {
          answer: '¿{Cómo está|Qué tal está} {tu|el} {nuevo profesor|profesor nuevo}?',
          because: 'This asks if he’s well. For a description, ask *¿cómo es?*',
        },
        {
          answer: '¿Qué le gusta a tu {nuevo profesor|profesor nuevo}?',
          because: 'That’s “What does he like?”. Here, ask *¿cómo es?*',
        },
        {
          answer: '¿A quién se parece {tu|el} {nuevo profesor|profesor nuevo}?',
          because: '*Parecerse* is “to look like”. Here, ask *¿cómo es?*',
        },
        {
          answer: '¿Cómo es mi {nuevo profesor|profesor nuevo}?',
          because: '*Mi* is “my”. “Your”, to a friend, is *tu*.',
        },
        { answer: '¿Cómo es {tu|el} profesor?', because: '“New” is missing: *tu nuevo profesor*.' },
        {
          answer: '¿{Qué|Cuál|Quién} es {tu|el} {nuevo profesor|profesor nuevo}?',
          because:
            'This asks who he is, which one he is, or what his job or nationality is. For a description, ask *¿cómo es?*',
        },
        {
          answer: '¿Qué gusta a tu {nuevo profesor|profesor nuevo}?',
          because: 'That’s “What does he like?”. Here, ask *¿cómo es?*',
        },
        {
          answer: '¿{A qué se parece {tu|el}|Cómo se parece a tu} {nuevo profesor|profesor nuevo}?',
          because: '*Parecerse* is “to look like”. Here, ask *¿cómo es?*',
        },
        {
          answer: '¿Cómo {es|está} tu {nueva profesora|profesora nueva|nueva profe|nueva maestra}?',
          because: 'This asks about a woman. Here, ask *¿cómo es tu nuevo profesor?*',
        },
      ],
    },
    {
      id: 'this-or-is',
      kind: 'fill',
      teaches: 'forms',
      sentence: 'Mi abuela ___ en el hospital.',
      en: 'My grandmother is in hospital.',
      answers: [
        'está',
        { answer: '{se encuentra|se halla}', note: 'Right, but more formal than *está*.' },
        {
          answer: 'está {ingresada|internada}',
          note: 'Right, but this means she’s a patient (*ingresada* in Spain, *internada* in Latin America).',
        },
      ],
      because: 'Use *estar* for where she is, with a written accent.',
      twins: { está: 'he or she is', esta: 'this' },
      mistakes: [
        {
          answer: '{es|ser|soy|son|eres}',
          because: 'For places, *ser* is only for events. For people, use *está*.',
        },
        { answer: '{hay|ha|hace|tiene|tienes}', because: 'For where a person is, use *está*.' },
        {
          answer: '{estoy|estás|están|estáis|estamos}',
          because: 'Right verb, wrong person: “she is” is *está*.',
        },
        { answer: '{este|esto}', because: 'That’s a word for “this”. For a place, “is” is *está*.' },
        { answer: 'esa', because: '*Esa* means “that”. For a place, “is” is *está*.' },
        { answer: '{fue|era|será}', because: 'Use *estar* for where a person is, in the present: *está*.' },
        { answer: '{estar|estando|estado|esté}', because: 'Right verb, but “she is” is *está*.' },
        { answer: 'va', because: '*Va* is “goes”. For a place, “is” is *está*.' },

        { answer: '{está siendo|es estando|es está}', because: 'One verb is enough: *está*.' },
      ],
      notAsked: [
        {
          answer: '{estaba|estuvo|estará|ha estado}',
          because: 'Right verb, different tense: “is” is *está*.',
        },
        { answer: '{vive|trabaja}', because: 'That’s a different verb. For a place, “is” is *está*.' },
        { answer: 'queda', because: '*Queda* is “is staying” here. For a place, “is” is *está*.' },
      ],
    },
    {
      id: 'ready-or-list',
      kind: 'hear',
      teaches: 'forms',
      says: '¿Está lista?',
      en: 'Is she ready?',
      because: 'Listen to the stress: *es-TÁ*, with the accent, is “is”; *ES-ta*, without it, is “this”.',
      choices: ['¿Está lista?', '¿Esta lista?'],
    },
    {
      id: 'nurse',
      kind: 'choose',
      teaches: 'uses-of-ser',
      prompt: 'Which verb?',
      sentence: 'Mi tío ___ bombero en Valencia.',
      en: 'My uncle is a firefighter in Valencia.',
      options: [
        { text: '*es*', right: true, because: 'A profession says what he is, so use *ser*.' },
        {
          text: '*está*',
          because:
            'Don’t be misled by *en Valencia*: the sentence says what he is. *Está* would need *de*: *está de bombero*, for a temporary job.',
          teaches: 'uses-of-estar',
        },
        {
          text: '*hay*',
          because: '*Hay* is “there is”; you can’t use it with *mi tío*.',
          teaches: 'hay',
        },
      ],
    },
    {
      id: 'party',
      kind: 'choose',
      teaches: 'uses-of-ser',
      prompt: 'Which verb?',
      sentence: 'La fiesta de fin de curso ___ en el gimnasio.',
      en: 'The end-of-year party is in the gym.',
      options: [
        {
          text: '*está*',
          because: '*Está* says where a person or thing is. A party is an event, so use *ser*.',
        },
        { text: '*es*', right: true, because: 'Use *ser* for events. Try “is held” in English.' },
        {
          text: '*hay*',
          because: 'You can’t use *hay* with *la fiesta*. *Hay una fiesta en el gimnasio* would be right.',
          teaches: 'hay',
        },
        {
          text: '*tiene*',
          because: '*Tiene* is “has”: it only means “is” with age and feelings such as *hambre*.',
          teaches: 'tener',
        },
      ],
    },
    {
      id: 'quarter-past',
      kind: 'fill',
      teaches: 'uses-of-ser',
      sentence: '¡Date prisa! Ya ___ las diez y cuarto.',
      en: 'Hurry up! It’s a quarter past ten already.',
      answers: [
        'son',
        { answer: 'van a ser', note: 'Right, but this means “it’s nearly…”. “It’s” is *son*.' },
      ],
      because: 'Use *ser* for the time. Every hour except *la una* is plural: *son las diez*.',
      mistakes: [
        {
          answer: 'es',
          because: 'Right verb, but *es* is only for *la una*. *Las diez* is plural: *son*.',
        },
        { answer: '{están|está|esta|estan|estamos}', because: 'Use *ser* for the time: *son las diez*.' },
        { answer: '{hay|tiene|tienen|hace|hacen}', because: 'Use *ser* for the time: *son las diez*.' },
        { answer: 'a', because: '*A las diez* is “at ten”. “It’s ten” is *son las diez*.' },
      ],
      notAsked: [
        {
          answer: 'serán',
          because: '*Serán* is a guess: “it must be”. You know the time: *son*.',
        },
        { answer: '{fueron|eran}', because: 'This is the past, “it was”. “It’s” is *son*.' },
      ],
    },
    {
      id: 'you-plural',
      kind: 'fill',
      teaches: 'uses-of-estar',
      sentence: 'Laura, Diego, ¿por qué ___ enfadados?',
      en: 'Laura, Diego, why are you angry?',
      answers: [
        'estáis',
        {
          answer: 'están',
          note: 'This is for *ustedes*: friends in Latin America, or people you call *usted* in Spain.',
        },
      ],
      because:
        'Use *estar* for a mood. Two friends are *vosotros* in Spain: *estáis*. In Latin America, or for *ustedes*, it’s *están*.',
      mistakes: [
        {
          answer: 'sois',
          because: 'Right person, wrong verb: being angry is a mood, not what they’re like.',
        },
        { answer: '{estás|estas}', because: 'That’s for one person (*tú*). You’re talking to two.' },
        { answer: '{son|eres|es|ser|somos|soy}', because: 'Being angry is a mood, so you need *estar*.' },
        {
          answer: '{está|estoy}',
          because: 'Right verb, but you’re talking **to** two people: *estáis*, or *están*.',
        },
        { answer: '{estar|estando|estado}', because: 'Use a form for “you”: *estáis*, or *están*.' },
        {
          answer: '{tenéis|tienen|tienes|hay|hacéis}',
          because: 'You **are** angry in Spanish too. It’s a mood: *estar*.',
        },

        {
          answer: '{estéis|estén}',
          because: 'Use the indicative to ask about a fact: *estáis*, or *están*.',
        },
        {
          answer: '{estaish|estaáis}',
          because: 'The form for two friends is *estáis*, with the accent on the *a*.',
        },
        { answer: '{erais|eran}', because: 'Use *estar* for a mood, in the present: *estáis*, or *están*.' },
      ],
      notAsked: [
        {
          answer: 'estamos',
          because: 'This asks why **we** are angry. You are talking **to** two people: *estáis*, or *están*.',
        },
        {
          answer: 'vais',
          because: '*Vais enfadados* is “are going around angry”. “Are” is *estáis*, or *están*.',
        },
        {
          answer: '{estabais|estaban|estuvisteis|estuvieron|estaréis}',
          because: 'Right verb, different tense: “are” is *estáis*, or *están*.',
        },
        {
          answer: '{fuisteis|fueron}',
          because:
            'This is the preterite of *ir*: “why did you go there angry?” For a mood now, use *estáis*, or *están*.',
        },
      ],
      ustedes: {
        answers: [
          'están',
          {
            answer: 'estáis',
            note: 'This is for *vosotros*, friends in Spain. For *ustedes*, use *están*.',
          },
        ],
        because: 'Use *estar* for a mood. You’re talking to two people, *ustedes*: *están*.',
        mistakes: [
          {
            answer: '{son|sois|eres|es|ser|somos|soy}',
            because: 'Being angry is a mood, so you need *estar*: *están*.',
          },
          { answer: '{estás|estas}', because: 'That’s for one person (*tú*). You’re talking to two.' },
          { answer: '{está|estoy}', because: 'Right verb, but you’re talking **to** two people: *están*.' },
          { answer: '{estar|estando|estado}', because: 'Use the form for “you”: *están*.' },
          {
            answer: '{tienen|tienes|hay}',
            because: 'You **are** angry in Spanish too. It’s a mood: *están*.',
          },

          { answer: 'estén', because: 'Use the indicative to ask about a fact: *están*.' },
          { answer: 'eran', because: 'Use *estar* for a mood, in the present: *están*.' },
        ],
        notAsked: [
          {
            answer: 'estamos',
            because: 'This asks why **we** are angry. You are talking **to** two people: *están*.',
          },
          {
            answer: '{estaban|estuvieron|estarán}',
            because: 'Right verb, different tense: “are” is *están*.',
          },
          {
            answer: 'fueron',
            because:
              'This is the preterite of *ir*: “why did you go there angry?” For a mood now, use *están*.',
          },
        ],
      },
    },
    {
      id: 'grandparents-well',
      kind: 'translate',
      teaches: 'uses-of-estar',
      en: 'My grandparents are very well.',
      answers: [
        'Mis abuelos están muy bien.',
        {
          answer: 'Mis abuelos están superbién.',
          note: 'Right, but colloquial. In an exam, use *muy bien*.',
        },
        {
          answer: 'Mis abuelos están {súper|super} bien.',
          note: 'Right, and colloquial; it is spelt in one word: *superbién*. In an exam: *muy bien*.',
        },
        {
          answer: 'Mis abuelos están {estupendamente|perfectamente|fenomenal|genial}.',
          note: 'Right, but livelier than *muy bien*.',
        },
        {
          answer: 'Mis abuelos {se encuentran|se sienten} muy bien.',
          note: 'Right, with a different verb: “feel very well”.',
        },
        {
          answer: 'Mis abuelos están {muy bien|bien} de salud.',
          note: 'Right, but this means they’re in good health.',
        },
        { answer: 'Mis abuelos andan muy bien.', note: 'Right, but colloquial: “are doing very well”.' },
        'Están muy bien mis abuelos.',
        { answer: 'Mis abuelos están de maravilla.', note: 'Right, but livelier than *muy bien*.' },
      ],
      because: 'Use *estar* for how somebody is. “Well” is *bien*.',
      mistakes: [
        {
          answer: 'Mis abuelos son [muy] bien.',
          because: '*Bien* says how they are, not what they are: *están*.',
        },
        {
          answer: 'Mis abuelos {están|son} [muy] bueno.',
          because: '*Buenos* is “good”. “Well” is *bien*: *están muy bien*.',
        },
        {
          answer: 'Mis abuelos {está|estás|estamos|estáis} muy bien.',
          because: 'Right verb, but “they are” is *están*.',
        },
        { answer: 'Mis abuelos están {mucho|muchos} bien.', because: 'Before *bien* “very” is *muy*.' },
        { answer: 'Mi abuelos están muy bien.', because: 'It’s plural: *mis abuelos*.' },
        { answer: 'Mis abuelo están muy bien.', because: '“My grandparents” is *mis abuelos*.' },
        { answer: 'Mis abuelos tienen muy bien.', because: 'Use *estar* for how somebody is.' },
      ],
      notAsked: [
        { answer: 'Mis abuelos están bien.', because: '“Very” is missing: *muy bien*.' },
        { answer: 'Mis abuelos están bastante bien.', because: '*Bastante* is “quite”. “Very” is *muy*.' },
        {
          answer: 'Mis abuelos son [muy] buenos.',
          because: 'That’s “good”. “Well” is *bien*: *están muy bien*.',
        },
        {
          answer: 'Mis {padres|abuelas} están muy bien.',
          because:
            '*Padres* is “parents” and *abuelas* is “grandmothers”. “My grandparents” is *mis abuelos*.',
        },
        {
          answer: 'Mis abuelos están [muy] buenos.',
          because:
            '*Estar bueno* is to be well again after an illness, or to be attractive. “Well” is *bien*: *están muy bien*.',
        },
        {
          answer: 'Mis abuelos {hacen|van} muy bien.',
          because:
            '*Van muy bien* is “are getting on well” and *hacen muy bien* “are right to do that”. For how somebody is, use *están*.',
        },
      ],
    },
    {
      id: 'agree',
      kind: 'correct',
      teaches: 'uses-of-estar',
      sentence: 'No soy de acuerdo con esa idea.',
      en: 'I don’t agree with that idea.',
      answers: [
        'No estoy de acuerdo <con {esa|aquella} idea>.',
        'No estoy {{nada|para nada} de acuerdo|de acuerdo para nada} con esa idea.',
        'Estoy en desacuerdo con esa idea.',
        'No estoy conforme con esa idea.',
        {
          answer:
            '{No {concuerdo|coincido} con esa idea|No comparto esa idea|Discrepo de esa idea|Con esa idea no {concuerdo|coincido}|Esa idea no la comparto|Estoy en contra de esa idea}.',
          note: 'Right, with a different verb. The sentence to correct has *estar de acuerdo*.',
        },
        {
          answer: 'No acuerdo con esa idea.',
          note: 'People say this mainly in Argentina. Elsewhere, use *no estoy de acuerdo*.',
        },
        {
          answer: 'No estoy de acuerdo en esa idea.',
          note: 'Right, but *de acuerdo en* is for a point people agree on. For an idea, *con* is more usual: *con esa idea*.',
        },
        {
          answer: 'No estoy muy de acuerdo con esa idea.',
          note: 'Right, but softer: “I don’t really agree”.',
        },
        {
          answer: '{No me parece bien esa idea|Esa idea no me parece bien}.',
          note: 'Right, but this means “I don’t like that idea”. “I agree” is *estoy de acuerdo*.',
        },
      ],
      because: '*Estar de acuerdo* (*con*) is a set phrase: a position you take.',
      mistakes: [
        {
          answer: 'No estoy acuerdo <con esa idea>.',
          because: 'The verb is right, but *de* is missing: *de acuerdo*.',
        },
        {
          answer: 'No estoy {en|a|con|por|del|de el} acuerdo <con esa idea>.',
          because: 'The verb is right, but the set phrase is *de acuerdo*.',
        },
        {
          answer:
            'No estoy {de acuerda|de acuerdos|de acordado|acordado|de acuerdar|de agregado} <con esa idea>.',
          because: 'The verb is right, but the set phrase never changes: *de acuerdo*.',
        },
        {
          answer: '{No soy|yo no soy} {acuerdo|en acuerdo|de acuerdo} con esa idea.',
          because: 'The verb has to change: *no estoy de acuerdo*.',
        },
        {
          answer: 'Con esa idea no soy de acuerdo.',
          because: 'The verb has to change: *estoy de acuerdo*.',
        },
        {
          answer: '{Soy no|Estoy no} de acuerdo con esa idea.',
          because: '*No* goes before the verb: *no estoy de acuerdo*.',
        },
        {
          answer: 'No {estar|es|eres|son} de acuerdo con esa idea.',
          because: '“I don’t agree” is *no estoy de acuerdo*.',
        },
        {
          answer: 'No {{hago|voy|siento} [de] acuerdo|{tengo|hay} de acuerdo|tengo acuerdo} con esa idea.',
          because: 'The set phrase is *estar de acuerdo*: *no estoy de acuerdo*.',
        },
        {
          answer: 'No me acuerdo con esa idea.',
          because: '*Me acuerdo* is “I remember”. “I agree” is *estoy de acuerdo*.',
        },
        {
          answer: 'No estoy de acuerdo {a|de|para|por|que|al} esa idea.',
          because: 'Right verb, but use *con* with an idea or a person: *con esa idea*.',
        },
        {
          answer: 'No estoy de acuerdo esa idea.',
          because: 'The verb is right, but *con* is missing: *con esa idea*.',
        },
        {
          answer: 'No estoy de acuerdo con {ese|eso|este|esas} idea.',
          because: 'Right verb, but don’t change *esa idea*.',
        },

        {
          answer: 'No {agrego|agreo|aprobado|agrado} con esa idea.',
          because: '“I agree” is a phrase in Spanish: *estoy de acuerdo*.',
        },
      ],
      notAsked: [
        {
          answer: 'No estoy de acuerdo con {esta|la|una} idea.',
          because: 'Right verb, but don’t change *esa idea*, “that idea”.',
        },
        {
          answer: 'No {estaba|estuve|estaré} de acuerdo con esa idea.',
          because: 'Right verb, different tense. “I don’t agree” is *no estoy de acuerdo*.',
        },
        {
          answer: 'No {estás|está|estamos|están} de acuerdo con esa idea.',
          because: 'That’s a different person. “I don’t agree” is *no estoy de acuerdo*.',
        },
        {
          answer: 'No me acuerdo de esa idea.',
          because: '*Me acuerdo* is “I remember”. “I agree” is *estoy de acuerdo*.',
        },
        {
          answer: 'No hay acuerdo con esa idea.',
          because: 'This is “there is no agreement on that idea”. “I don’t agree” is *no estoy de acuerdo*.',
        },
        {
          answer: 'No estoy de acuerdo sobre esa idea.',
          because:
            '*De acuerdo sobre* is for a point people agree on. For an idea, *con* is more usual: *con esa idea*.',
        },
        {
          answer: 'Estoy de acuerdo con esa idea.',
          because: 'The verb is right, but *no* is missing.',
        },
      ],
    },
    {
      id: 'pen-friend',
      kind: 'proofread',
      teaches: 'mistakes',
      en: 'Sofía tells her new exchange partner who she is, where she’s living now and how she feels about tomorrow’s trip.',
      lines: [
        { right: 'Me llamo Sofía y soy tu nueva compañera de intercambio.' },
        {
          wrong: 'Nací en Bilbao, pero ahora soy en Londres.',
          answers: [
            'Nací en Bilbao, pero ahora {estoy|vivo|estoy viviendo|me encuentro|resido} en Londres.',
            'Nací en Bilbao, pero {estoy|vivo} {ahora en Londres|en Londres ahora}.',
          ],
          because: 'Use *estar* for **where** she is. (*Soy de Londres* would be “I’m from London”.)',
          mistakes: [
            {
              answer: 'Nací en Bilbao, pero ahora {está|esta|estás} en Londres.',
              because: 'Right verb, but “I am” is *estoy*.',
            },
          ],
          notAsked: [
            {
              answer: 'Nací en Bilbao, pero ahora soy de Londres.',
              because: 'That’s “I’m from London”. For where she is, use *estoy*.',
            },
          ],
        },
        { right: 'Mi casa es pequeña y está cerca de un parque.' },
        {
          wrong: 'En mi barrio están muchas tiendas.',
          answers: [
            'En mi barrio {hay|tenemos|existen|se encuentran} muchas tiendas.',
            'Hay muchas tiendas en mi barrio.',
            'Mi barrio tiene muchas tiendas.',
          ],
          because: '“There are” is *hay*, even with *muchas*.',
          mistakes: [
            {
              answer: 'En mi barrio {son|está|es} muchas tiendas.',
              because: '“There are” is *hay*, not *ser* or *estar*.',
            },
            {
              answer: 'En mi barrio {hayan|han|ha} muchas tiendas.',
              because: '*Hay* doesn’t have a plural: *hay muchas tiendas*.',
            },
          ],
        },
        {
          wrong: 'Soy muy nerviosa hoy porque el viaje es mañana.',
          answers: [
            '{Estoy|Me siento} muy nerviosa hoy porque el viaje es mañana.',
            '<Hoy> {estoy|me siento} muy nerviosa porque el viaje es mañana.',
            'Estoy hoy muy nerviosa porque el viaje es mañana.',
            {
              answer:
                '{Hoy {estoy|me siento} muy emocionada|{Estoy|Me siento} muy emocionada hoy} porque el viaje es mañana.',
              note: 'Right verb, but *emocionada* is “excited”. *Nerviosa* was already right.',
            },
          ],
          because:
            '*Hoy* shows that this is how she feels today: use *estar*. (*Es mañana* is right: it says when the trip is.)',
          mistakes: [
            {
              answer: 'Soy muy nerviosa hoy porque el viaje está mañana.',
              because: '*El viaje es mañana* was right. Her mood needs *estar*: *estoy*.',
            },
            {
              answer: 'Estoy muy nerviosa hoy porque el viaje está mañana.',
              because: '*Estoy* is right. But use *ser* for an event: *es mañana* was already right.',
            },
          ],
        },
        { right: '¿Y cómo es tu familia?' },
      ],
    },
    {
      id: 'toilets',
      kind: 'choose',
      teaches: 'hay',
      prompt: 'Which verb?',
      sentence: '¿Dónde ___ los servicios, por favor?',
      en: 'Where are the toilets, please?',
      options: [
        {
          text: '*hay*',
          because:
            '*Hay* says that something exists. You can’t use it with *los*. *¿{Hay:haber} servicios aquí?* would be right.',
        },
        {
          text: '*están*',
          right: true,
          because: 'Use *estar* for where things are: *están*.',
        },
        {
          text: '*son*',
          because: 'For places, *ser* is only for events, and toilets aren’t events.',
          teaches: 'uses-of-ser',
        },
        { text: '*está*', because: 'Right verb, but *los servicios* is plural.', teaches: 'forms' },
      ],
    },
    {
      id: 'two-parks',
      kind: 'order',
      teaches: 'hay',
      words: ['casa', 'hay', 'de', 'parques', 'mi', 'dos', 'cerca'],
      en: 'There are two parks near my house.',
      answers: [
        'Hay dos parques cerca de mi casa.',
        'Cerca de mi casa hay dos parques.',
        'Hay, cerca de mi casa, dos parques.',
        'Dos parques hay cerca de mi casa.',
      ],
      because: '*Hay* + a number is “there are”. It never changes.',
      mistakes: [
        {
          answer: 'Dos parques cerca de mi casa hay.',
          because: '*Hay* goes before the noun: *hay dos parques*.',
        },
        {
          answer: 'Hay dos parques cerca mi de casa.',
          because: 'Keep *cerca de* together, then add *mi casa*.',
        },
        { answer: 'Hay dos parques de cerca mi casa.', because: '“Near” is *cerca de*, in that order.' },
        { answer: 'Hay cerca dos parques de mi casa.', because: 'Keep *cerca de mi casa* together.' },
      ],
    },
    {
      id: 'many-cinemas',
      kind: 'correct',
      teaches: 'hay',
      sentence: 'Antes habían muchos cines en mi ciudad.',
      en: 'There used to be a lot of cinemas in my town.',
      answers: [
        '<Antes> había muchos cines <en mi ciudad>.',
        {
          answer: '<Antes> solía haber muchos cines <en mi ciudad>.',
          note: 'Right: *solía haber* is singular too.',
        },
        {
          answer: 'Antes teníamos muchos cines en mi ciudad.',
          note: 'Right, but this means “we used to have”. “There used to be” is *había*.',
        },
        '{Había antes muchos cines en mi ciudad|En mi ciudad había antes muchos cines}.',
        {
          answer: '<Antes> existían muchos cines <en mi ciudad>.',
          note: 'Right: *existir* has a plural. But “there used to be” is usually *había*.',
        },
        {
          answer: 'Antes mi ciudad tenía muchos cines.',
          note: 'Right, but this means “my town used to have”. “There used to be” is *había*.',
        },
        '<Antes> había muchos cines <en la ciudad>.',
        {
          answer: '<En mi ciudad> había muchos cines.',
          note: 'Right: *había* alone can mean “there used to be”. The sentence also had *antes*.',
        },
        { answer: '<Antes> había un montón de cines <en mi ciudad>.', note: 'Right, and colloquial.' },
      ],
      because: '“There was, there were” is *había*, always singular in standard Spanish.',
      mistakes: [
        {
          answer: 'Antes hay muchos cines en mi ciudad.',
          because: 'That’s how things were in the past: *había*.',
        },
        {
          answer: 'Antes {hubieron|han habido|habían habido} muchos cines en mi ciudad.',
          because:
            '“There were” is always singular in Spanish, and “used to” describes how things were: *había*.',
        },
        {
          answer: 'Antes {estaban|eran|estaba|era} muchos cines en mi ciudad.',
          because: '“There were” is a form of *haber*: *había*.',
        },
      ],
      notAsked: [
        {
          answer: 'Antes ha habido muchos cines en mi ciudad.',
          because: 'Good Spanish for “there have been”. “There used to be” is *había*.',
        },
        {
          answer: 'Antes hubo muchos cines en mi ciudad.',
          because:
            'Good Spanish for “there were once”. “There used to be” describes how things were: *había*.',
        },
        {
          answer: '<Antes> {tenía|tuvo} muchos cines <en mi ciudad>.',
          because: 'That says that somebody had them. “There was, there were” is *había*, always singular.',
        },
        {
          answer: 'Antes había mucho cine en mi ciudad.',
          because: 'Right verb, but *mucho cine* is “a lot of film”. Don’t change *muchos cines*.',
        },
      ],
    },
    {
      id: 'grandfather-eighty',
      kind: 'choose',
      teaches: 'tener',
      prompt: 'Which verb?',
      sentence: 'Mi abuelo ___ ochenta años y va al gimnasio todos los días.',
      en: 'My grandfather is eighty and goes to the gym every day.',
      options: [
        { text: '*es*', because: 'In English you **are** eighty; in Spanish you **have** eighty years.' },
        { text: '*tiene*', right: true, because: 'For age, use *tener … años*.' },
        { text: '*está*', because: 'Age isn’t a state in Spanish: you have years.' },
        { text: '*hace*', because: '*Hace ochenta años* is “eighty years ago”.' },
      ],
    },
    {
      id: 'very-hungry',
      kind: 'translate',
      teaches: 'tener',
      en: 'I’m very hungry. (Use “to have”.)',
      answers: [
        'Tengo {mucha|muchísima} hambre.',
        'Tengo un hambre {terrible|enorme|tremenda|horrible|increíble|feroz|de lobo|que me muero}.',
        {
          answer: 'Tengo harta hambre.',
          note: '*Harta* for “very” or “much” is used in Chile, Mexico and the Andes; *mucha* is right everywhere.',
        },
        {
          answer: 'Tengo mucho apetito.',
          note: 'Right, but this means “a big appetite”. “To be hungry” is *tener hambre*.',
        },
        {
          answer: 'Tengo un montón de hambre.',
          note: 'Right, but colloquial. In an exam, use *mucha hambre*.',
        },
        { answer: 'Tengo mucha, mucha hambre.', note: 'Right, for emphasis. One *mucha* is enough.' },
      ],
      because: 'You “have hunger”: *tener hambre*. *Hambre* is a feminine noun, so “very” is *mucha*.',
      mistakes: [
        { answer: 'Tengo muy hambre.', because: '*Muy* goes with adjectives; *hambre* is a noun: *mucha*.' },
        {
          answer: 'Tengo {mucho|muchísimo} hambre.',
          because: '*Hambre* is feminine, even with *el*: *mucha hambre*.',
        },
        {
          answer:
            '{{Soy|Estoy|Es|Está|Hago} {muy|mucha|mucho|muchísima}|Hay {muy|mucho}|Siento {muy|mucho}} hambre.',
          because: 'In Spanish you **have** hunger: *tengo mucha hambre*.',
        },
        {
          answer: '{Soy|Estoy|Está} hambre.',
          because: 'In Spanish you **have** hunger: *tengo mucha hambre*.',
        },
        {
          answer: 'Soy {[muy] hambrientos|mucho hambriento|mucha hambrienta}.',
          because: 'In Spanish you **have** hunger: *tengo mucha hambre*.',
        },
        {
          answer: 'Tengo {muy|mucho|mucha} {hambriento|hambrienta}.',
          because: 'After *tengo*, use the noun *hambre*. “Very” is then *mucha*.',
        },
        {
          answer: 'Tengo {hambre mucha|hambre mucho|hambre muy}.',
          because: '“Very” is *mucha*, before the noun: *mucha hambre*.',
        },
        {
          answer: 'Tengo {muchas hambre|muchas hambres|muchos hambre|muchos hambres|mucha hambres}.',
          because: '*Hambre* is singular here: *mucha hambre*.',
        },
        {
          answer: 'Tengo {muy mucha|muy mucho|un mucho|una mucha|tan} hambre.',
          because: 'One word is enough: *mucha hambre*.',
        },
        {
          answer: 'Tengo {mucha de|la mucha|mucho de|mucha la} hambre.',
          because: '*Mucha* goes directly before the noun: *mucha hambre*.',
        },
        { answer: '{tener|teno|tieno} mucha hambre.', because: '“I have” is *tengo*.' },
        {
          answer: 'Tengo {mucho|mucha|muy} ambre.',
          because: '*Hambre* has a silent *h*: *mucha hambre*.',
        },
        {
          answer: 'Tengo {mucho|mucha|muy} {hombre|hombres|hembra}.',
          because: '“Hunger” is *hambre*, with an *a*: *mucha hambre*.',
        },
      ],
      notAsked: [
        {
          answer: 'Tengo {mucha sed|mucho frío|mucho sueño|mucho calor}.',
          because: 'That’s a different feeling. “Hunger” is *hambre*: *mucha hambre*.',
        },
        {
          answer: '{Tenía|tuve|tendré} mucha hambre.',
          because: 'Different tense: “I’m” is the present, *tengo*.',
        },
        {
          answer: 'Tengo {poca|bastante|un poco de} hambre.',
          because: 'That’s less than “very”: *mucha hambre*.',
        },
        {
          answer: 'Tengo demasiada hambre.',
          because: '*Demasiada* is “too much”. “Very” is *mucha*.',
        },
        { answer: 'Tengo hambre.', because: '“Very” is missing: *mucha hambre*.' },
        {
          answer: 'Siento {mucha|muchísima} hambre.',
          because: 'Good Spanish for “I feel very hungry”. Here use **have**: *tengo*.',
        },
        { answer: 'Tengo tanta hambre.', because: '*Tanta* is “so”. “Very” is *mucha*.' },
        {
          answer: 'Estoy {[muy] {hambriento|hambrienta}|{muerto|muerta} de hambre}.',
          because: 'People say this, but here use **have**, which is more usual: *tengo mucha hambre*.',
        },
        {
          answer: 'Me muero de hambre.',
          because: 'Good, lively Spanish, but here use **have**: *tengo mucha hambre*.',
        },
        {
          answer: '{Tiene|tienes|tenemos} mucha hambre.',
          because: 'That’s a different person. “I have” is *tengo*.',
        },
        {
          answer: 'Hay {mucha|muchísima} hambre.',
          because: 'This is “there is a lot of hunger”. “I’m very hungry” is *tengo mucha hambre*.',
        },
        {
          answer: 'Es hambre.',
          because: 'This is “it’s hunger”. “I’m very hungry” is *tengo mucha hambre*.',
        },
        {
          answer: 'Soy [muy] {hambriento|hambrienta}.',
          because: 'This is “I’m a hungry sort of person”. For how you feel now, use *tengo mucha hambre*.',
        },
      ],
    },
    {
      id: 'coat-cold',
      kind: 'choose',
      teaches: 'weather',
      prompt: 'Which verb?',
      sentence: 'Ponte el abrigo: ___ mucho frío en la calle.',
      en: 'Put your coat on: it’s very cold outside.',
      options: [
        {
          text: '*hace*',
          right: true,
          because: '*Frío* is a noun here, and the weather “makes” it: *hace frío*.',
        },
        {
          text: '*está*',
          because: 'Use *está* with an adjective, such as *nublado*. After *mucho*, *frío* is a noun.',
        },
        { text: '*tiene*', because: '*Tiene frío* is for people, not the weather.', teaches: 'tener' },
        { text: '*es*', because: '*Es* describes a climate, with an adjective: *es frío*.' },
      ],
    },
    {
      id: 'winter-snow',
      kind: 'hear',
      teaches: 'weather',
      says: 'En invierno nieva mucho y hace viento.',
      en: 'In winter it snows a lot and it’s windy.',
      because:
        'The *h* in *hace* is silent, so *y hace* runs together. *Invierno*, *nieva* and *viento* share the *ie* that you hear as _yeh_.',
    },
    {
      id: 'hot-or-cold',
      kind: 'correct',
      teaches: 'weather',
      sentence: 'En agosto es mucho calor en Córdoba.',
      en: 'In August it’s very hot in Córdoba.',
      answers: [
        '<En agosto> hace {mucho|muchísimo} calor <en Córdoba>.',
        '<En agosto> hace un calor {terrible|horrible|tremendo|increíble} <en Córdoba>.',
        {
          answer: '<En agosto> hay mucho calor <en Córdoba>.',
          note: 'Right, but most people say *hace mucho calor*.',
        },
        {
          answer: '<En agosto> está {muy caluroso|haciendo mucho calor} <en Córdoba>.',
          note: 'Right, mainly for a particular day. For August in general, the usual phrase is *hace mucho calor*.',
        },
        {
          answer:
            '{En agosto Córdoba es muy calurosa|Córdoba es muy calurosa en agosto|Agosto es muy caluroso en Córdoba|En Córdoba agosto es muy caluroso|En Córdoba[,] el mes de agosto es muy caluroso}.',
          note: 'Right: *caluroso* is an adjective, so use *es*. *Calor* is a noun, so use *hace*: *hace mucho calor*.',
        },
        {
          answer: '<En agosto> se pasa mucho calor <en Córdoba>.',
          note: 'Right, but this means people feel very hot. “It’s very hot” is *hace mucho calor*.',
        },
        '<En el mes de agosto> hace {mucho|muchísimo} calor <en Córdoba>.',
      ],
      because: '*Calor* is a noun, and the weather “makes” it: *hace calor*.',
      mistakes: [
        {
          answer: '<En agosto> {es|son|era} {muy|mucho|mucha|} calor <en Córdoba>.',
          because: '*Calor* is a noun, and the weather “makes” it: *hace mucho calor*, not *es*.',
        },
        {
          answer: '<En agosto> {está|están} {muy|mucho|mucha|} calor <en Córdoba>.',
          because: 'Use *está* with an adjective (*nublado*), not a noun.',
        },
        {
          answer: '<En agosto> {tiene|tengo|tienen} muy calor <en Córdoba>.',
          because: '*Tener calor* is for people, not the weather: *hace calor*.',
        },
        {
          answer:
            '<En agosto> {{es mucho|está mucho} {caliente|calientes|caloroso}|es muy {calientes|caloroso}} <en Córdoba>.',
          because: 'For the weather, use the noun *calor*: *hace mucho calor*.',
        },
        {
          answer: '<En agosto> hace {muy|mucho|mucha|} {caliente|calientes|caluroso|cálido} <en Córdoba>.',
          because: 'Right verb, but use the noun: *hace mucho calor*.',
        },
        {
          answer: '<En agosto> hace muy calor <en Córdoba>.',
          because: 'The verb is right. *Muy* is for adjectives. With the noun *calor*, use *mucho*.',
        },
        {
          answer:
            '<En agosto> hace {calor mucho|muchos calor|muchos calores|mucho el calor|mucho de calor|muy mucho calor|un mucho calor|mucho color} <en Córdoba>.',
          because: 'Right verb, but don’t change *mucho calor*.',
        },
        {
          answer: '<En agosto> {hacen|hago|haces|hacer|haz|haga} mucho calor <en Córdoba>.',
          because: 'Right verb. Weather verbs are always third person singular: *hace*.',
        },
        {
          answer: '<En agosto> {lo hace|él hace|ello hace|se hace|le hace} mucho calor <en Córdoba>.',
          because: 'Right verb, but don’t translate _it_: *hace mucho calor*.',
        },
        {
          answer: '<En agosto> {hace es|es hace|está hace|hace está} mucho calor <en Córdoba>.',
          because: 'One verb is enough: *hace mucho calor*.',
        },
        {
          answer: '{El|Al|De|A} agosto hace mucho calor en Córdoba.',
          because: 'Right verb, but don’t change *en agosto*: use *en* with months.',
        },
      ],
      notAsked: [
        {
          answer: '{En agosto hace demasiado calor en Córdoba|Hace demasiado calor en Córdoba en agosto}.',
          because: 'Good Spanish, but *demasiado* is “too”: *mucho calor*.',
        },
        {
          answer: '<En agosto> {hizo|hacía|hará|ha hecho} mucho calor <en Córdoba>.',
          because: 'Right verb, different tense. “It’s” is the present, *hace*.',
        },
        {
          answer: '<En agosto> hace mucho {frío|sol|viento} <en Córdoba>.',
          because: 'Right verb, but don’t change *calor*, which is “hot” here.',
        },
        {
          answer: '<En agosto> hace calor <en Córdoba>.',
          because: 'Good Spanish, but “very” is missing: *mucho calor*.',
        },
        {
          answer: '<En agosto> hace mucha calor <en Córdoba>.',
          because:
            '*La calor* is common in Andalusia and parts of Latin America. The standard is *el calor*: *mucho calor*.',
        },
        {
          answer: '<En agosto> está muy caliente <en Córdoba>.',
          because:
            'People say this in parts of Latin America. In Spain, and in an exam, *caliente* is for things you touch: *hace mucho calor*.',
        },
        {
          answer: '<En agosto> {tiene|tengo|tienen} [mucho] calor <en Córdoba>.',
          because: '*Tener calor* is for people, not the weather: *hace calor*.',
        },
        {
          answer: '<En agosto> {tiene|tengo|tienen} mucha calor <en Córdoba>.',
          because:
            '*Tener calor* is for people, and people only say *la calor* in some places. For the weather, use *hace mucho calor*.',
        },
        {
          answer: '<En agosto> es muy caliente <en Córdoba>.',
          because:
            'People say this in parts of Latin America. In Spain, and in an exam, *caliente* is for things you touch: *hace mucho calor*.',
        },
      ],
    },
    {
      id: 'faster-metro',
      kind: 'fill',
      teaches: 'comparing',
      sentence: 'El metro es más rápido ___ el autobús.',
      en: 'The underground is faster than the bus.',
      answers: ['que'],
      because: 'After *más* and *menos* “than” is *que*. (*De* comes before a number: *más de veinte*.)',
      mistakes: [
        { answer: 'de', because: '*De* is “than” before a number. Before *el autobús*, use *que*.' },
        {
          answer: 'como',
          because: '*Como* goes with *tan*: *tan rápido como*, as fast as. After *más*, use *que*.',
        },
        { answer: 'del', because: '“Than” before a noun is *que*: *que el autobús*.' },
        {
          answer: '{entonces|luego|después}',
          because: '*Entonces*, *luego* and *después* are “then”. “Than” after *más* is *que*.',
        },
        { answer: '{a|por|para|a que|de que|que de}', because: '“Than” after *más* is just *que* here.' },
        { answer: '{cual|quien|qué tal|si}', because: '“Than” after *más* is *que*.' },
      ],
    },
    {
      id: 'tallest',
      kind: 'order',
      teaches: 'comparing',
      words: ['clase', 'más', 'la', 'de', 'es', 'alta', 'Irene', 'la'],
      en: 'Irene is the tallest in the class.',
      answers: [
        'Irene es la más alta de la clase.',
        'La más alta de la clase es Irene.',
        'De la clase {la más alta es Irene|es Irene la más alta|es la más alta Irene}.',
        'De la clase, Irene es la más alta.',
        'Es {Irene la más alta de la clase|la más alta de la clase Irene}.',
        'Irene es, de la clase, la más alta.',
      ],
      because: 'Use *la más* + adjective, then *de* for “in”. You’re saying who she is, so use *es*.',
      mistakes: [
        {
          answer:
            'Irene es {la alta más de la clase|más la alta de la clase|alta la más de la clase|más alta la de la clase|alta más la de la clase}.',
          because: 'Use the same order as “the most tall”: *la más alta*.',
        },
        {
          answer: 'La Irene es más alta de la clase.',
          because: 'The article goes with the adjective: *la más alta* is “the tallest”.',
        },

        {
          answer:
            '{Irene es la más de la clase alta|Irene es de la clase la alta más|Irene es de la clase más alta la}.',
          because: 'Keep *la más alta* together, then add *de la clase*.',
        },
        {
          answer:
            '{Irene la más alta es de la clase|Irene la más alta de la clase es|La más alta Irene es de la clase|La más alta es Irene de la clase}.',
          because: 'Put the subject and verb first, then *la más alta de la clase*.',
        },
      ],
      notAsked: [
        {
          answer:
            '{La clase es la más alta de Irene|La clase de Irene es la más alta|La más alta clase es la de Irene|La clase más alta es la de Irene}.',
          because: 'That’s about the class. The subject is *Irene*: *Irene es la más alta*.',
        },
        {
          answer: 'Irene es la de la clase más alta.',
          because:
            'This is “Irene is the one from the highest class”. Keep “the tallest” together: *la más alta de la clase*.',
        },
      ],
    },
    {
      id: 'as-many-cousins',
      kind: 'translate',
      teaches: 'comparing',
      en: 'I have as many cousins as you. (to one friend)',
      answers: [
        'Tengo tantos primos como {tú|vos}.',
        {
          answer: 'Tengo tantas primas como {tú|vos}.',
          note: 'Right for girls only. Otherwise, use *tantos primos*.',
        },
        {
          answer: 'Tengo {tantos primos y primas|tantos primos y tantas primas} como {tú|vos}.',
          note: 'Right, but *primos* alone can mean both.',
        },
        {
          answer: 'Tengo {el mismo número|la misma cantidad} de primos que {tú|vos}.',
          note: 'Right, but this means “the same number of”. “As many as” is *tantos … como*.',
        },
        {
          answer: 'Tengo igual número de primos que {tú|vos}.',
          note: 'You can say this, but *tantos primos como tú* is more usual.',
        },
        {
          answer: 'Tengo tantos primos como {tú tienes|tienes tú|los que tienes tú}.',
          note: 'Right, but you don’t need a second verb: *tantos primos como tú*.',
        },
      ],
      because: 'With a noun “as many … as” is *tantos … como*, and it agrees: *tantos primos*.',
      twins: { tú: 'you', tu: 'your' },
      mistakes: [
        {
          answer:
            'Tengo {tan|tanto|tantas|tanta|tan mucho|tan muchos|como muchos|tantos muchos} primos como tú.',
          because: 'Before the noun it’s one word, and it agrees: *tantos primos*.',
        },
        {
          answer: 'Tengo {tantos primos que|tan primos que|tantos primos de} tú.',
          because: 'After *tantos* “as” is *como*. *Que* is “than”, after *más*.',
        },
        {
          answer: 'Tengo tantos primos como {te|ti|eres|tú eres}.',
          because: '“You”, to a friend, is *tú* here: *como tú*.',
        },
        { answer: 'Soy tantos primos como tú.', because: '“I have” is *tengo*.' },
      ],
      notAsked: [
        {
          answer: 'Tengo los mismos primos que {tú|vos}.',
          because:
            'That’s “the same cousins”: you share them. “As many” is *tantos*: *tantos primos como tú*.',
        },
        {
          answer: 'Tengo más primos que tú.',
          because: 'That’s “more than you”. “As many as” is *tantos … como*.',
        },
        {
          answer: 'Tengo tantos primos como {usted|ustedes|vosotros}.',
          because: 'Good Spanish, but to one friend “you” is *tú*: *como tú*.',
        },
        {
          answer: 'Tengo muchos primos como tú.',
          because: 'That’s “many cousins, like you”. “As many … as” is *tantos … como*.',
        },
        {
          answer: '{Tiene|Tenemos} tantos primos como tú.',
          because: 'That’s a different person. “I have” is *tengo*.',
        },
        {
          answer: 'Hay tantos primos como tú.',
          because: 'This is “there are so many cousins like you”. “I have” is *tengo*.',
        },
      ],
    },
    {
      id: 'much-dearer',
      kind: 'fill',
      teaches: 'better-worse',
      sentence: 'Las botas son ___ más caras que las zapatillas.',
      en: 'The boots are much more expensive than the trainers.',
      answers: ['mucho', { answer: 'muchísimo', note: 'Right, but stronger.' }],
      because: 'Before *más* + adjective “much” is *mucho*, and it doesn’t change.',
      mistakes: [
        { answer: 'muy', because: 'You can’t use *muy* before *más*: *mucho más caras*.' },
        {
          answer: '{muchas|mucha|muchos}',
          because: 'It agrees before a noun (*muchas más tiendas*), but *caras* is an adjective: *mucho*.',
        },
        {
          answer: '{tan|tantas}',
          because: '*Tan* and *tanto* go with *como*, or mean “so”. “Much” before *más* is *mucho*.',
        },
        { answer: '{demasiado|demasiadas}', because: 'You can’t use “too” with *más*. “Much” is *mucho*.' },
      ],
      notAsked: [
        { answer: 'bastante', because: 'Good Spanish for “quite a lot”. “Much” is *mucho*.' },
        { answer: '{un poco|algo}', because: 'Good Spanish for “a bit”. “Much” is *mucho*.' },
        { answer: 'tanto', because: '*Tanto más* is “so much more”. “Much” before *más* is *mucho*.' },
      ],
    },
    {
      id: 'very-tasty',
      kind: 'choose',
      teaches: 'better-worse',
      prompt: 'Which spelling?',
      sentence: 'Esta sopa está ___.',
      en: 'This soup is really delicious. (rico)',
      options: [
        {
          text: '*riquísima*',
          right: true,
          because: 'To keep the sound of *rico*, the *c* becomes *qu* before *i*.',
        },
        { text: '*ricísima*', because: 'A *c* is soft before *i*. The hard sound is spelt *qu*.' },
        { text: '*riquísimo*', because: 'The spelling is right, but *sopa* is feminine.' },
        {
          text: '*riquisima*',
          because: 'The stress is on the *í* of *-ísima*, so it needs a written accent.',
        },
      ],
    },
    {
      id: 'better-than-book',
      kind: 'translate',
      teaches: 'better-worse',
      en: 'The series is much better than the book.',
      answers: [
        'La serie es {mucho|muchísimo} mejor que el libro.',
        {
          answer: 'La serie está {mucho|muchísimo} mejor que el libro.',
          note: 'Right, if it’s your impression. *Es* is more usual.',
        },
        {
          answer: 'La serie es {mucho|muchísimo} mejor que la novela.',
          note: 'Right for a novel. “Book” is *libro*.',
        },
        {
          answer: 'La serie es muy superior al libro.',
          note: 'Right, but formal. “Much better than” is *mucho mejor que*.',
        },
        'Es mucho mejor la serie que el libro.',
        {
          answer: 'La serie me {parece mucho mejor|gusta {mucho|muchísimo} más} que el libro.',
          note: 'Right, if it’s your opinion. “Is much better” is *es mucho mejor*.',
        },
      ],
      because: '*Mejor* is already “better”. “Much” before it is *mucho*, and “than” is *que*.',
      mistakes: [
        {
          answer:
            'La serie es {muy mejor|muy más mejor|más mejor|mucho más mejor|muchos mejor|mucha mejor|más mucho mejor} que el libro.',
          because: '“Much better” is *mucho mejor*, and *mucho* doesn’t change.',
        },
        {
          answer: 'La serie es {muy|mucho|} {buena|bueno} que el libro.',
          because: '“Better” is *mejor*, and “much” before it is *mucho*: *mucho mejor*.',
        },
        {
          answer: 'La serie es {mucho más|más|muy más} {buena|bien|bueno} que el libro.',
          because: '“Better” is one word: *mejor*.',
        },
        {
          answer: 'La serie es mucho mejor {{de|del|de el|que de|a|} {el libro|libro}|como el libro}.',
          because: '“Than” after *mejor* is *que*: *que el libro*.',
        },
        { answer: 'El serie es mucho mejor que el libro.', because: '*Serie* is feminine: *la serie*.' },
      ],
      notAsked: [
        { answer: 'La serie {era|fue} mucho mejor que el libro.', because: 'Different tense: “is” is *es*.' },
        { answer: 'La serie es mejor que el libro.', because: '“Much” is missing: *mucho mejor*.' },
        {
          answer: 'Esta serie es mucho mejor que el libro.',
          because: 'That’s “this series”. “The series” is *la serie*.',
        },
        {
          answer: 'La serie es bastante mejor que el libro.',
          because: '*Bastante* is “quite a bit”. “Much” is *mucho*.',
        },
        {
          answer: 'El libro es mucho peor que la serie.',
          because: 'Good Spanish, but this is “much worse”. “Much better” is *mucho mejor*.',
        },
        {
          answer: 'El libro es mucho mejor que la serie.',
          because: 'It’s the other way round: the series is better.',
        },
        {
          answer: 'La serie es mucho peor que el libro.',
          because: '*Peor* is “worse”. “Better” is *mejor*.',
        },
        {
          answer: 'La serie es mucho mejor como libro.',
          because: 'This is “much better **as** a book”. “Than the book” is *que el libro*.',
        },
      ],
    },
    {
      id: 'clever-or-ready',
      kind: 'choose',
      teaches: 'adjectives',
      prompt: 'It’s time to leave. What do you ask your friend Marta?',
      en: 'Are you ready?',
      options: [
        { text: '*¿Eres lista?*', because: 'This asks “Are you clever?”' },
        { text: '*¿Estás lista?*', right: true, because: '*Estar listo* is “to be ready”.' },
        {
          text: '*¿Está lista?*',
          because: 'Right verb, but this asks “Is she ready?”, or “Are you ready?” to an adult (*usted*).',
          teaches: 'forms',
        },
        {
          text: '*¿Es lista?*',
          because: 'This asks “Is she clever?”: wrong verb and wrong person.',
        },
      ],
    },
    {
      id: 'nothing-to-do',
      kind: 'fill',
      teaches: 'adjectives',
      sentence: 'No tengo nada que hacer y ___ aburrida.',
      en: 'I’ve got nothing to do and I’m bored.',
      answers: [
        'estoy',
        { answer: '{me siento|ando|me encuentro}', note: 'Right, with a different verb. “I am” is *estoy*.' },
      ],
      because: '*Estar aburrido* is “to be bored”: how you feel.',
      mistakes: [
        { answer: '{esta|estas|estamos|estar}', because: 'Right verb, but “I am” is *estoy*.' },
        {
          answer: '{tengo|hago|hay|me}',
          because: 'With the adjective *aburrida*, use *estar*: *estoy*.',
        },
        { answer: 'ser', because: '“Bored” is how you feel, so use *estar*. “I am” is *estoy*.' },
      ],
      notAsked: [
        {
          answer: 'soy',
          because: '*Soy aburrida* is “I’m a boring person”. “Bored” is how you feel: *estoy*.',
        },
        { answer: '{está|estás}', because: 'Right verb, wrong person. “I am” is *estoy*.' },
        { answer: '{es|eres}', because: 'That’s “boring”, and the wrong person. “I’m bored” is *estoy*.' },
        { answer: '{estaba|estuve|estaré}', because: 'Right verb, different tense: “I’m” is *estoy*.' },
      ],
    },
    {
      id: 'clever-lucas',
      kind: 'translate',
      teaches: 'adjectives',
      en: 'My cousin Lucas is very clever. (Use “listo”.)',
      answers: [
        'Mi primo Lucas es {muy listo|listísimo}.',
        'Lucas, mi primo, es {muy listo|listísimo}.',
        {
          answer: 'Mi primo Lucas es {superlisto|bien listo|relisto}.',
          note: 'Right, but colloquial (*re-* mainly in Argentina). In an exam, use *muy listo*.',
        },
        {
          answer: 'Mi primo Lucas es {súper|super|re} listo.',
          note: 'Right, but colloquial. It’s written as one word: *superlisto*, *relisto*. In an exam, use *muy listo*.',
        },
        'Es {muy listo|listísimo} mi primo Lucas.',
      ],
      because: '*Ser listo* is “to be clever”; *estar listo* is “to be ready”.',
      mistakes: [
        {
          answer: 'Mi primo Lucas es mucho listo.',
          because: '“Very” before an adjective is *muy*: *muy listo*.',
        },
        { answer: 'Mi primo Lucas es muy {lista|listos|listas}.', because: 'Lucas is one boy: *listo*.' },
        { answer: 'Mi prima Lucas es muy {listo|lista}.', because: 'Lucas is a boy: *mi primo*.' },
        {
          answer: 'Mi primo Lucas {tiene|hay} muy listo.',
          because: 'For what he’s like, use *ser*: *es muy listo*.',
        },
        {
          answer: 'Mi primo Lucas {son|eres|soy} muy listo.',
          because: 'Right verb, wrong person: “he is” is *es*.',
        },
      ],
      notAsked: [
        { answer: 'Mi primo Lucas es listo.', because: '“Very” is missing: *muy listo*.' },
        {
          answer: 'Mi primo Lucas es muy inteligente.',
          because: 'Good Spanish, but here use *listo*.',
        },
        {
          answer: 'Mi primo Lucas está listísimo.',
          because:
            'With *estar* it’s how he is at the moment: all ready, or unusually bright. For what he’s like, use *es*.',
        },
        {
          answer: 'Mi primo Lucas está muy listo.',
          because:
            'With *estar* it’s how he is at the moment: all ready, or unusually bright. For what he’s like, use *es*.',
        },
      ],
    },
    {
      id: 'match-saturday',
      kind: 'hear',
      teaches: 'past-and-future',
      says: 'La final será en Sevilla.',
      en: 'The final will be in Seville.',
      because: '*Será*, stressed at the end, is “will be”. *Era*, stressed at the beginning, is “was”.',
      choices: ['La final será en Sevilla.', 'La final era en Sevilla.'],
    },
    {
      id: 'tired-yesterday',
      kind: 'fill',
      teaches: 'past-and-future',
      sentence: 'Ayer no salí porque ___ muy cansada.',
      en: 'I didn’t go out yesterday because I was very tired. (imperfect)',
      answers: [
        'estaba',
        {
          answer: '{me sentía|me encontraba|andaba|iba}',
          note: 'Right, with a different verb, such as “I felt”. “I was” is *estaba*.',
        },
      ],
      because:
        'It’s a background state with no end mentioned, so use the imperfect of *estar*. The *yo* and *ella* forms are the same.',
      mistakes: [
        { answer: '{era|eras|éramos}', because: '“Tired” is a state: the verb is *estar*, not *ser*.' },
        {
          answer: '{fui|fue|soy|es|he sido|había sido}',
          because: '“Tired” is a state in the background, so use the imperfect of *estar*.',
        },

        { answer: '{estaban|estábamos}', because: 'Right verb, but the *yo* form is *estaba*.' },
        {
          answer: '{tenía|tuve|tengo|hacía|había|hacia}',
          because: 'With *cansada*, use *estar*: *estaba cansada*.',
        },
        {
          answer: '{estava|estiba|estía|estabo|estabé}',
          because: 'The imperfect of *-ar* verbs ends in *-aba*: *estaba*.',
        },
        {
          answer: '{estado|estar|estando|esté|estaré}',
          because: 'Right verb, but use the imperfect for a state in the past: *estaba*.',
        },
      ],
      notAsked: [
        {
          answer: 'estuve',
          because: 'Good Spanish if you look back on it as a whole. Here, use the imperfect: *estaba*.',
        },
        {
          answer: '{estoy|está|estás}',
          because: 'Right verb, but this is the present: “am”, “is” or “are”. “I was” is *estaba*.',
        },
        {
          answer: '{estuvo|estuviste|estabas}',
          because: 'Right verb, wrong person. The *yo* form is *estaba*.',
        },
        {
          answer: '{estuviera|estuviese}',
          because:
            'With *no … porque* the subjunctive says that this was not the reason. “Because I was” is *estaba*.',
        },
        { answer: 'estaría', because: '*Estaría* is a guess: “I must have been”. “I was” is *estaba*.' },
        {
          answer: '{he estado|había estado|ha estado}',
          because: 'That’s a compound tense. For the background, use the imperfect: *estaba*.',
        },
      ],
    },
    {
      id: 'grown-brother',
      kind: 'choose',
      teaches: 'more-pairs',
      prompt: 'You haven’t seen your friend’s brother for a year. What do you say?',
      en: 'Your brother looks so tall!',
      options: [
        {
          text: '*¡Qué alto es tu hermano!*',
          because: 'Good Spanish, but it says that he’s a tall person. It’s not your impression today.',
        },
        {
          text: '*¡Qué alto está tu hermano!*',
          right: true,
          because: 'Use *estar* for your impression now, often with surprise.',
        },
        {
          text: '*¡Qué alto hay tu hermano!*',
          because: '*Hay* is “there is”. You can’t use it with *tu hermano*.',
          teaches: 'hay',
        },
      ],
    },
    {
      id: 'cold-coffee',
      kind: 'correct',
      teaches: 'more-pairs',
      sentence: 'No puedo beber este café porque es frío.',
      en: 'I can’t drink this coffee because it’s gone cold.',
      answers: [
        'No puedo {beber|beberme|tomar|tomarme} este café porque {está|ya está} frío.',
        {
          answer:
            '{No puedo {beber|beberme|tomar|tomarme} este café|Este café no {lo|me lo} puedo {beber|tomar}} porque [ya] {se ha quedado|se ha puesto|se quedó|se puso|está demasiado} frío.',
          note: 'Right. The sentence you were correcting only needed *está*.',
        },
        {
          answer:
            '{No puedo {beber|beberme|tomar|tomarme} este café|Este café no {lo|me lo} puedo {beber|tomar}} porque [ya] {se ha enfriado|se enfrió}.',
          note: 'Right, with a different verb: “has cooled down”.',
        },
        'Este café no {lo|me lo} puedo {beber|tomar} porque {está|ya está} frío.',
        {
          answer:
            '{No puedo {beber|beberme|tomar|tomarme} este café|Este café no {lo|me lo} puedo {beber|tomar}} porque [ya] se me {ha quedado frío|ha enfriado|quedó frío|enfrió}.',
          note: 'Right, and very Spanish: it’s gone cold “on me”. The sentence only needed *está*.',
        },
        {
          answer: 'No puedo {beber|beberme|tomar|tomarme} este café porque está helado.',
          note: 'Right verb, but *helado* is even colder. *Frío* was already right.',
        },
        {
          answer: 'No puedo {beber|beberme|tomar|tomarme} este café porque está muy frío.',
          note: 'Right; *muy* adds “very”.',
        },
      ],
      because: 'It’s the state of this coffee, the result of a change: *estar*.',
      mistakes: [
        {
          answer: 'No puedo beber este café porque {estoy|están|estás} frío.',
          because: 'Right verb, but for the coffee use *está frío*.',
        },
        {
          answer: 'No puedo beber este café porque está {fría|fríos|frías}.',
          because: 'Right verb, but don’t change *frío*.',
        },
        {
          answer: 'No puedo beber este café porque {era|fue|será} frío.',
          because: 'It’s cold now: *está frío*.',
        },
        {
          answer:
            'No puedo {beber|beberme|tomar|tomarme} este café porque {ha ido|se ha ido|se fue|va|iba} frío.',
          because: 'Don’t use *ir* here: *está frío* or *se ha enfriado*.',
        },
        {
          answer: 'No puedo beber este café porque es {fría|fríos|frías}.',
          because: '*Frío* was already right. The verb has to change: *está frío*.',
        },
      ],
      notAsked: [
        {
          answer: 'No puedo beber este café porque {hace|tiene} frío.',
          because:
            '*Hace frío* is for the weather and *tiene frío* is for people. For a thing, use *está frío*.',
        },
        {
          answer: 'No puedo beber este café porque hay frío.',
          because: 'That’s used for the weather in some places. For a thing, use *está frío*.',
        },
        {
          answer: 'No puedo beber este café porque estaba frío.',
          because: 'Right verb, different tense. It’s cold now: *está frío*.',
        },
      ],
    },
    {
      id: 'red-jacket',
      kind: 'translate',
      teaches: 'more-uses-of-ser',
      en: 'Whose is the red jacket?',
      answers: [
        '¿De quién es {la {chaqueta|cazadora|campera|chamarra|casaca} roja|el saco rojo}?',
        {
          answer:
            '¿{La {chaqueta|cazadora|campera} roja de quién es|A quién [le] pertenece la {chaqueta|cazadora|campera} roja}?',
          note: 'Right, but the usual question is *¿De quién es la chaqueta roja?*',
        },
        {
          answer:
            '¿{De quién es esa {chaqueta|cazadora|campera} roja|Esa {chaqueta|cazadora|campera} roja de quién es}?',
          note: 'Right, but this means “that red jacket”. “The” is *la*.',
        },
        {
          answer: '¿De quién es {la americana roja|el chaquetón rojo}?',
          note: 'Right for some jackets: *americana* is a suit jacket, *chaquetón* a warm one.',
        },
      ],
      because: 'Use *ser de* for who owns something. “Whose” is *de quién*, at the beginning.',
      mistakes: [
        {
          answer: '¿{Quién|Quien|Cuyo|Cuya|Quiénes} es la chaqueta roja?',
          because: '“Whose” in a question is *de quién*, “of whom”.',
        },
        {
          answer: '¿De quién {está|esta|hay|son} la chaqueta roja?',
          because: 'For one thing, use *es*.',
        },
        {
          answer: '¿{Quién|Quien} es la chaqueta roja de?',
          because: 'In Spanish *de* comes first: *¿De quién…?*',
        },
        {
          answer: '¿De quién es la roja chaqueta?',
          because: 'Colours go after the noun: *la chaqueta roja*.',
        },
        { answer: '¿De quién es la chaqueta {rojo|rojas}?', because: 'It agrees with *chaqueta*: *roja*.' },
        {
          answer: '¿De quién la chaqueta roja es?',
          because: 'In a question the verb comes after *de quién*: *¿De quién es…?*',
        },
      ],
      notAsked: [
        {
          answer: '¿De quién tiene la chaqueta roja?',
          because: 'This is “Whose red jacket does he or she have?” “Whose is it?” is *¿De quién es?*',
        },
      ],
    },
    {
      id: 'leather-boots',
      kind: 'correct',
      teaches: 'more-uses-of-ser',
      sentence: 'Estas botas están de cuero.',
      en: 'These boots are made of leather.',
      answers: [
        'Estas botas son de {cuero|piel}.',
        {
          answer: 'Estas botas están hechas {de|con|en} {cuero|piel}.',
          note: 'Right, with *hechas*, “made”. Without it, say *son de cuero*.',
        },
        'Son de {cuero|piel} estas botas.',
        {
          answer: '{Las|Esas} botas son de {cuero|piel}.',
          note: 'Right, but the sentence had *estas*, “these”.',
        },
      ],
      because: 'Use *ser de* for materials.',
      mistakes: [
        {
          answer: 'Estas botas {es|eres|somos} de cuero.',
          because: 'Right verb, but *botas* is plural: *son*.',
        },
        {
          answer: 'Estas botas son {con|por|desde|del|} cuero.',
          because: 'Right verb, but use *de* for a material: *son de cuero*.',
        },
        {
          answer: 'Estas botas {hay|tienen|hacen} de cuero.',
          because: 'Use *ser de* for materials.',
        },
      ],
      notAsked: [
        { answer: 'Estas botas eran de cuero.', because: 'Right verb, different tense: “are” is *son*.' },
        {
          answer: 'Estas botas son en cuero.',
          because: 'Colombians say *en* for materials. *De* works everywhere: *son de cuero*.',
        },
        {
          answer: 'Estas botas son hechas de cuero.',
          because:
            'Latin Americans say this about boots in general. For these boots, use *estar* (*están hechas de*), or leave out *hechas*: *son de cuero*.',
        },
      ],
    },
    {
      id: 'five-minutes',
      kind: 'choose',
      teaches: 'more-uses-of-estar',
      prompt: 'Which verb?',
      sentence: 'La playa ___ a cinco minutos del hotel.',
      en: 'The beach is five minutes from the hotel.',
      options: [
        {
          text: '*es*',
          because: 'For places, *ser* is only for events. Use *estar* for distance.',
        },
        { text: '*está*', right: true, because: 'For distance, use *estar a* + time or kilometres.' },
        {
          text: '*hay*',
          because: '*Hay* says that something exists, so you can’t use it with *la playa*.',
          teaches: 'hay',
        },
        {
          text: '*tiene*',
          because: '*Tiene* is “has”. You can’t use it for a distance.',
          teaches: 'tener',
        },
      ],
    },
    {
      id: 'hotel-waitress',
      kind: 'order',
      teaches: 'more-uses-of-estar',
      words: ['camarera', 'un', 'está', 'hermana', 'de', 'mi', 'en', 'hotel'],
      en: 'My sister is working as a waitress in a hotel.',
      answers: [
        'Mi hermana está de camarera en un hotel.',
        'Mi hermana está en un hotel de camarera.',
        'En un hotel está de camarera mi hermana.',
        'En un hotel mi hermana está de camarera.',
        'En un hotel está mi hermana de camarera.',
        'De camarera en un hotel está mi hermana.',
        'Está mi hermana de camarera en un hotel.',
        'Está de camarera en un hotel mi hermana.',
        'Está de camarera mi hermana en un hotel.',
        'Mi hermana, en un hotel, está de camarera.',
      ],
      because: 'For a temporary job, use *estar de* + job, without *una*.',
      mistakes: [
        {
          answer: 'Mi hermana está en camarera de un hotel.',
          because: '*De* goes with the job, *en* with the place: *de camarera en un hotel*.',
        },
        {
          answer: 'Mi hermana está un de camarera en hotel.',
          because: '*Un* goes with *hotel*. The job has no article.',
        },
        {
          answer: 'Mi hermana camarera está de en un hotel.',
          because: 'The phrase is *estar de* + job: *está de camarera*.',
        },
      ],
    },
  ],
} satisfies AuthoredLesson
