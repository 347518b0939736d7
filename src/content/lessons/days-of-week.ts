import type { AuthoredLesson } from '../types'

export default {
  subtitle: 'Los días de la semana',
  blurb:
    'Name the seven days, say what you do on one Monday or every Monday, and give dates and times clearly.',
  rule: 'Where English says _on_ before a day or a date, Spanish uses only the article: *el lunes* is one Monday, *los lunes* is every Monday. Don’t use *en* or a capital letter.',
  needs: {
    igcse: {
      asks: 'produce',
      what: 'Days, dates and times: you note them down when you listen, and use them in the role play and in writing.',
    },
    abInitio: {
      asks: 'produce',
      what: 'You need all of this for routines, plans and appointments, in speaking, writing and listening.',
    },
    standard: {
      asks: 'produce',
      what: 'Examiners expect this: a wrong date or *en el lunes* costs marks for accuracy.',
    },
    higher: {
      asks: 'produce',
      what: 'Examiners expect this, and storytelling words such as *al día siguiente* (the next day).',
    },
  },
  opening: 'music-on-tuesdays',
  sections: [
    {
      id: 'seven-days',
      title: 'The seven days',
      core: true,
      syllabus: ['Num3'],
      blocks: [
        {
          kind: 'table',
          caption: 'The days of the week',
          columns: [
            { header: 'Spanish', lang: 'es' },
            { header: 'English', lang: 'en', translation: true },
            { header: 'Pronunciation', lang: 'say' },
          ],
          rows: [
            ['lunes', 'Monday', 'LOO-nes'],
            ['martes', 'Tuesday', 'MAR-tes'],
            ['miércoles', 'Wednesday', 'MYER-koh-les'],
            ['jueves', 'Thursday', 'HWEH-bes'],
            ['viernes', 'Friday', 'BYER-nes'],
            ['sábado', 'Saturday', 'SAH-bah-doh'],
            ['domingo', 'Sunday', 'doh-MEEN-goh'],
          ],
        },
        {
          kind: 'list',
          items: [
            'All seven are masculine and start with a small letter.',
            'Five already end in *-s*: *el martes, los martes*. Only *sábado* and *domingo* add one: *los sábados, los domingos*.',
          ],
        },
      ],
    },
    {
      id: 'on-monday',
      title: 'Usage rules: on Monday, on Mondays',
      core: true,
      syllabus: ['Num3'],
      blocks: [
        {
          kind: 'text',
          text: 'Don’t translate _on_. Use the article: *el* for one day, *los* for every week.',
        },
        {
          kind: 'contrast',
          caption: 'Examples: one day or every week',
          left: '*el* + day: once',
          right: '*los* + day: a habit',
          rows: [
            {
              left: { es: 'El lunes tengo un examen de mates.', en: 'I’ve got a maths test on Monday.' },
              right: { es: 'Los lunes tengo clase de mates.', en: 'I have maths on Mondays.' },
            },
            {
              left: { es: '¿Qué haces el viernes?', en: 'What are you doing on Friday?' },
              right: { es: '¿Qué haces los viernes?', en: 'What do you do on Fridays?' },
            },
          ],
        },
        {
          kind: 'text',
          text: 'Then add *por la mañana* (in the morning), *por la tarde* (in the afternoon) or *por la noche* (at night). When you just **name** the day, there’s no article.',
        },
        {
          kind: 'examples',
          rows: [
            { es: 'El lunes por la mañana no voy.', en: 'I’m not going on Monday morning.' },
            { es: 'Hoy es martes.', en: 'Today is Tuesday.' },
          ],
        },
      ],
    },
    {
      id: 'time-phrases',
      title: 'Common phrases: last week, next week, every week',
      core: true,
      syllabus: ['Adv1', 'Num3'],
      blocks: [
        {
          kind: 'phrases',
          caption: 'When and how often',
          rows: [
            { es: '¿Qué día es hoy?', en: 'What day is it today?' },
            { es: 'ayer', en: 'yesterday' },
            { es: 'la semana pasada', en: 'last week' },
            { es: 'mañana', en: 'tomorrow' },
            { es: 'pasado mañana', en: 'the day after tomorrow' },
            { es: 'el lunes que viene', en: 'next Monday' },
            { es: 'el próximo jueves', en: 'next Thursday' },
            { es: 'el fin de semana', en: 'the weekend, at the weekend' },
            { es: 'todos los días', en: 'every day' },
          ],
        },
        {
          kind: 'text',
          text: 'More: [this morning, at midday](#more-time-words); [last night, two days ago](#looking-back).',
        },
      ],
    },
    {
      id: 'months-and-dates',
      title: 'Months, seasons and dates',
      core: true,
      syllabus: ['Num3'],
      blocks: [
        {
          kind: 'table',
          caption: 'The twelve months, with a small letter',
          columns: [
            { header: 'Spanish', lang: 'es' },
            { header: 'English', lang: 'en', translation: true },
            { header: 'Pronunciation', lang: 'say' },
          ],
          rows: [
            ['enero', 'January', 'eh-NEH-roh'],
            ['febrero', 'February', 'feh-BREH-roh'],
            ['marzo', 'March', 'MAR-thoh'],
            ['abril', 'April', 'ah-BREEL'],
            ['mayo', 'May', 'MAH-yoh'],
            ['junio', 'June', 'HOO-nyoh'],
            ['julio', 'July', 'HOO-lyoh'],
            ['agosto', 'August', 'ah-GOS-toh'],
            ['septiembre', 'September', 'sep-TYEM-breh'],
            ['octubre', 'October', 'ok-TOO-breh'],
            ['noviembre', 'November', 'noh-BYEM-breh'],
            ['diciembre', 'December', 'dee-THYEM-breh'],
          ],
        },
        {
          kind: 'list',
          items: [
            'Seasons: *la primavera* (spring), *el verano* (summer), *el otoño* (autumn), *el invierno* (winter).',
            '_On_ a date: *el tres de mayo de 2026* (3 May 2026). Use plain numbers; only the first can be either *el uno* or *el primero*.',
            'Use *en* with months, seasons and years: *en julio* (in July), *en 2026*. Don’t use it with days and dates.',
          ],
        },
      ],
    },
    {
      id: 'clock',
      title: 'The clock',
      core: true,
      syllabus: ['Num3'],
      blocks: [
        {
          kind: 'text',
          text: 'Only one o’clock is singular. Up to half past, add minutes with *y* (and). After that, take them away from the next hour with *menos* (minus).',
        },
        {
          kind: 'table',
          caption: 'What time is it?',
          columns: [
            { header: 'Clock', lang: 'en' },
            { header: 'Spanish', lang: 'es' },
          ],
          rows: [
            ['1.00', 'Es la una.'],
            ['1.10', 'Es la una y diez.'],
            ['2.00', 'Son las dos en punto.'],
            ['2.15', 'Son las dos y cuarto.'],
            ['2.30', 'Son las dos y media.'],
            ['2.40', 'Son las tres menos veinte.'],
            ['2.45', 'Son las tres menos cuarto.'],
            ['12.45', 'Es la una menos cuarto.'],
            ['midday', 'las doce del mediodía'],
            ['midnight', 'las doce de la noche'],
          ],
        },
        {
          kind: 'list',
          items: [
            'To ask: *¿Qué hora es?* “At” is *a*, never *en*: *a las ocho* (at eight).',
            '_From … to_: *de dos a cinco*, *desde las dos hasta las cinco* (from two to five).',
            '**After a clock time** say *de la mañana*, *de la tarde*, *de la noche*; **without one**, *por la mañana* …',
          ],
        },
      ],
    },
    {
      id: 'mistakes',
      title: 'Mistakes to avoid',
      core: true,
      blocks: [
        {
          kind: 'mistakes',
          rows: [
            {
              wrong: 'En los lunes tengo natación.',
              right: 'Los lunes tengo natación.',
              en: 'I have swimming on Mondays.',
              why: 'Don’t translate _on_: the article already says it.',
            },
            {
              wrong: 'Nos vemos el Lunes.',
              right: 'Nos vemos el lunes.',
              en: 'See you on Monday.',
              why: 'Days and months don’t have a capital.',
            },
            {
              wrong: 'Hoy es el lunes.',
              right: 'Hoy es lunes.',
              en: 'Today is Monday.',
              why: 'You’re just naming the day, so there’s no article.',
            },
            {
              wrong: 'Entro a las ocho por la mañana.',
              right: 'Entro a las ocho de la mañana.',
              en: 'I start at eight in the morning.',
              why: 'After a clock time, say *de la mañana*.',
            },
            {
              wrong: 'Mi cumpleaños es en el segundo de mayo.',
              right: 'Mi cumpleaños es el dos de mayo.',
              en: 'My birthday is on the second of May.',
              why: 'Use plain numbers from *dos* on, without *en*.',
            },
          ],
        },
      ],
    },
    {
      id: 'today-is',
      title: 'Today is Monday: no article',
      more: 'What day it is, when something happens, and a dialogue.',
      blocks: [
        {
          kind: 'text',
          text: 'When you just name the day, there’s no article: *Hoy es lunes* (today is Monday). When you say what day something happens, you need the article, even after *es*: *El examen es el lunes* (the exam is on Monday). A quick test: where English could say _on_, you need *el* (or *los*, for _on Mondays_). *Este* replaces the article: *este sábado*, this Saturday.',
        },
        {
          kind: 'contrast',
          caption: 'Examples: naming the day, and saying when something happens',
          left: 'what day it is: no article',
          right: 'when it is: *el*',
          rows: [
            {
              left: { es: 'Hoy es martes.', en: 'Today is Tuesday.' },
              right: { es: 'El partido es el martes.', en: 'The match is on Tuesday.' },
            },
            {
              left: { es: 'Mañana es viernes.', en: 'Tomorrow is Friday.' },
              right: { es: 'La fiesta es el viernes.', en: 'The party is on Friday.' },
            },
            {
              left: { es: 'Ayer fue domingo.', en: 'Yesterday was Sunday.' },
              right: { es: 'La boda fue el domingo.', en: 'The wedding was on Sunday.' },
              why: '*Fue* (was) is [the preterite](indefenido) of *ser*; the rule is the same.',
            },
          ],
        },
        {
          kind: 'dialogue',
          caption: 'Two friends arrange to meet',
          lines: [
            { who: 'Lucas', es: '¿Qué día es hoy?', en: 'What day is it today?' },
            { who: 'Marta', es: 'Hoy es miércoles. ¿Por qué?', en: 'It’s Wednesday. Why?' },
            {
              who: 'Lucas',
              es: 'Porque el viernes es mi cumpleaños. ¿Vienes a cenar?',
              en: 'Because it’s my birthday on Friday. Do you want to come for dinner?',
            },
            {
              who: 'Marta',
              es: 'Los viernes entreno hasta las ocho. ¿Y el sábado?',
              en: 'I train until eight on Fridays. What about Saturday?',
            },
            {
              who: 'Lucas',
              es: 'El sábado por la noche, perfecto. ¿A las nueve?',
              en: 'Saturday evening’s perfect. At nine?',
            },
            { who: 'Marta', es: 'Vale, nos vemos el sábado.', en: 'OK, see you on Saturday.' },
          ],
        },
      ],
    },
    {
      id: 'week-in-detail',
      title: 'The week: from Monday to Friday, calendars, sounds and names',
      more: 'From Monday to Friday, shop signs, where the names come from.',
      syllabus: ['Num3'],
      blocks: [
        {
          kind: 'text',
          text: '_From … to_ with days is *de … a …*, usually without articles. (*Del lunes al viernes* is Monday to Friday of one particular week.)',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Tengo dentista el lunes por la mañana.',
              en: 'I’ve got the dentist on Monday morning.',
            },
            {
              es: 'Los viernes por la tarde no hay clase.',
              en: 'There’s no school on Friday afternoons.',
            },
            {
              es: 'La biblioteca abre de lunes a viernes.',
              en: 'The library is open from Monday to Friday.',
            },
            {
              es: 'De jueves a sábado trabajo en una tienda.',
              en: 'I work in a shop from Thursday to Saturday.',
            },
            {
              es: 'Quedamos el sábado en la plaza.',
              en: 'We’re meeting in the square on Saturday.',
            },
            {
              es: 'Los sábados quedamos en la plaza.',
              en: 'We meet in the square on Saturdays.',
            },
            {
              es: 'El sábado por la noche vamos a un concierto.',
              en: 'We’re going to a concert on Saturday night.',
            },
          ],
        },
        {
          kind: 'list',
          items: [
            'The days are masculine because the word *día* (day) is: *un domingo* (a Sunday), *este sábado* (this Saturday). Only *miércoles* and *sábado* have a written accent. Use a capital only at the start of a sentence.',
            'The week starts on Monday, on calendars and timetables. Spanish calendars show L M X J V S D: X is *miércoles*, so that nobody mixes it up with *martes*.',
            'English just says _Monday morning_; Spanish needs *por la*: *el lunes por la mañana*.',
            '*Miércoles* has three syllables, not four: the i and e run together, like the start of _yes_. V sounds like b: hard at the start of *viernes*, soft in the middle of *jueves*. The j of *jueves* is rough, like the end of Scottish _loch_; in much of Latin America it is a soft h.',
          ],
        },
        {
          kind: 'table',
          caption: 'Where the names come from, to help you remember them',
          columns: [
            { header: 'Day', lang: 'es' },
            { header: 'Named after', lang: 'en' },
          ],
          rows: [
            ['lunes', '*Luna*, the Moon (English: Moon-day)'],
            ['martes', '*Marte*, Mars'],
            ['miércoles', '*Mercurio*, Mercury'],
            ['jueves', '*Júpiter*, Jupiter'],
            ['viernes', '*Venus*, Venus'],
            ['sábado', 'the Sabbath, the day of rest'],
            ['domingo', 'the Lord (in Latin it was “the Lord’s day”)'],
          ],
        },
        {
          kind: 'note',
          label: 'Good to know',
          text: 'Leave *en* out when you write. You’ll see it for a **kind** of day, not a particular one, as on shop doors (*abierto en domingo*, “open on Sundays”). It’s also correct after *caer* (to fall on a day): *Este año mi cumpleaños cae en domingo* (this year my birthday falls on a Sunday).',
        },
      ],
    },
    {
      id: 'more-time-words',
      title: 'More time words: this morning, at midday, at the end of May',
      more: 'Parts of today, how often, and when in a month.',
      syllabus: ['Adv1', 'Num3'],
      blocks: [
        {
          kind: 'text',
          text: 'Keep the article with *próximo* (next) and *pasado* (last): *el próximo jueves* (next Thursday). *Cada* (each) goes with a singular noun and no article (it only takes a plural with a number: *cada dos días*, every two days). *Todos los* (every) goes with a plural noun.',
        },
        {
          kind: 'phrases',
          caption: 'Today and this week',
          rows: [
            { es: 'Hoy es martes.', en: 'It’s Tuesday today.' },
            { es: 'esta mañana', en: 'this morning' },
            { es: 'esta tarde', en: 'this afternoon, this evening' },
            { es: 'esta noche', en: 'tonight' },
            { es: 'a mediodía', en: 'at midday' },
            { es: 'a medianoche', en: 'at midnight' },
            { es: 'este fin de semana', en: 'this weekend' },
            { es: 'los fines de semana', en: 'at weekends' },
            { es: 'entre semana', en: 'on weekdays, during the week' },
          ],
        },
        {
          kind: 'phrases',
          caption: 'How often',
          rows: [
            { es: 'todos los domingos', en: 'every Sunday' },
            { es: 'cada miércoles', en: 'every Wednesday, each Wednesday' },
            { es: 'un martes sí y otro no', en: 'every other Tuesday' },
            { es: 'dos veces a la semana', en: 'twice a week' },
          ],
        },
        {
          kind: 'phrases',
          caption: 'Later on',
          rows: [
            { es: 'mañana por la mañana', en: 'tomorrow morning' },
            { es: 'dentro de tres días', en: 'in three days, three days from now' },
            { es: 'a principios de mayo', en: 'at the beginning of May' },
            { es: 'a mediados de mayo', en: 'in the middle of May' },
            { es: 'a finales de mayo', en: 'at the end of May' },
          ],
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Esta tarde voy a la biblioteca.', en: 'I’m going to the library this afternoon.' },
            { es: 'A mediodía comemos en el comedor.', en: 'We have lunch in the canteen at midday.' },
            {
              es: 'A finales de junio empiezan las vacaciones.',
              en: 'The holidays start at the end of June.',
            },
            {
              es: 'El lunes que viene empiezan los exámenes.',
              en: 'The exams start next Monday.',
            },
            {
              es: 'El próximo jueves actúa mi hermano en el instituto.',
              en: 'My brother is performing at school next Thursday.',
            },
            {
              es: 'Todos los domingos llamo a mis primos de Chile.',
              en: 'I call my cousins in Chile every Sunday.',
            },
            {
              es: 'Cada miércoles hay mercado en el pueblo.',
              en: 'There’s a market in the village every Wednesday.',
            },
            {
              es: 'Entre semana no salgo por la noche.',
              en: 'I don’t go out in the evenings during the week.',
            },
            {
              es: 'Hace dos días que no usa el móvil.',
              en: 'She hasn’t used her phone for two days.',
              note: '*Hace dos días* alone is “two days ago”; *hace dos días que* + present is “for two days now”.',
            },
            {
              es: 'Volvemos de Londres dentro de tres días.',
              en: 'We’re coming back from London in three days.',
            },
            {
              es: 'Pasado mañana es el último día de clase.',
              en: 'The day after tomorrow is the last day of school.',
            },
          ],
        },
        {
          kind: 'note',
          label: 'Careful',
          text: '*Mañana* is both “tomorrow” and “morning”: *mañana por la mañana* is “tomorrow morning”. *Pasado mañana* has nothing to do with the past: it’s the day **after** tomorrow.',
        },
      ],
    },
    {
      id: 'looking-back',
      title: 'Looking back: last night, two days ago, the next day',
      more: 'Words for the past, once you know the preterite.',
      syllabus: ['Adv1', 'Num3'],
      blocks: [
        {
          kind: 'text',
          text: 'Put one of these in the first line of an exam text, and the tense is clear. The verbs in the examples are in [the preterite](indefenido), the past tense for finished actions.',
        },
        {
          kind: 'phrases',
          caption: 'Counting from today',
          rows: [
            { es: 'anteayer', en: 'the day before yesterday' },
            { es: 'el viernes pasado', en: 'last Friday' },
            { es: 'anoche', en: 'last night' },
            { es: 'ayer por la tarde', en: 'yesterday afternoon' },
            { es: 'hace dos días', en: 'two days ago' },
            { es: 'el fin de semana pasado', en: 'last weekend' },
            { es: 'en los años noventa', en: 'in the nineties' },
          ],
        },
        {
          kind: 'phrases',
          caption: 'Counting from a day in your story',
          rows: [
            { es: 'el día anterior', en: 'the day before' },
            { es: 'al día siguiente', en: 'the next day' },
          ],
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Anoche me acosté muy tarde.', en: 'I went to bed very late last night.' },
            { es: 'Anteayer llegó el paquete.', en: 'The parcel arrived the day before yesterday.' },
            { es: 'El viernes pasado perdí el autobús.', en: 'I missed the bus last Friday.' },
            {
              es: 'Llegamos un sábado y al día siguiente fuimos a la playa.',
              en: 'We arrived on a Saturday and the next day we went to the beach.',
              note: 'Not *mañana*: in a story “the next day” is *al día siguiente*.',
            },
            {
              es: 'Mis padres se conocieron en los años noventa.',
              en: 'My parents met in the nineties.',
              note: 'For decades, say *los (años) noventa*, without an *-s*.',
            },
            {
              es: 'El domingo comimos en casa de mi abuela.',
              en: 'We had lunch at my gran’s on Sunday.',
              note: 'For a habit, say *Los domingos comemos en casa de mi abuela*. The tense is a clue, but the article has to be right too.',
            },
          ],
        },
      ],
    },
    {
      id: 'dates-in-detail',
      title: 'More about dates: writing the date and asking for it',
      more: 'Letter headings, figures, weekday and date together, asking for the date.',
      syllabus: ['Num3'],
      blocks: [
        {
          kind: 'list',
          items: [
            'The full pattern is *el* + number + *de* + month + *de* + year. Use *dos, tres, cuatro*, never _second, third, fourth_.',
            'The _th_ sound in *marzo* and *diciembre* is how most people in Spain pronounce z and soft c; in Latin America it’s an s.',
            'For the first of January, *el uno de enero* and *el primero de enero* are both right.',
            'With the weekday in front there is still only one *el*: *el martes 13 de abril* (Tuesday 13 April), not ~~el martes el 13~~. At the top of a letter leave *el* out: *Sevilla, 3 de mayo de 2026*.',
            'In figures the day comes first, as in Britain: 3/5/2026 is the third of May.',
            '*¿A qué estamos?* (what’s the date?) and *Estamos a* … ask for and give the date with *estar*; with *ser* say *¿Qué fecha es hoy?* (what’s today’s date?) and *Es 3 de mayo* (it’s 3 May).',
          ],
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Mi cumpleaños es el tres de mayo.', en: 'My birthday is on the third of May.' },
            { es: 'En septiembre empezamos el curso.', en: 'Our school year starts in September.' },
            { es: 'Hoy estamos a quince de junio.', en: 'Today is the fifteenth of June.' },
            {
              es: 'El uno de enero casi todo está cerrado.',
              en: 'Almost everything is closed on the first of January.',
            },
            {
              es: 'En primavera hacemos más deporte al aire libre.',
              en: 'In spring we do more sport outdoors.',
            },
            {
              es: 'El viaje de estudios es del 4 al 7 de abril.',
              en: 'The school trip is from 4 to 7 April.',
            },
            {
              es: 'Nací el 12 de octubre de 2010.',
              en: 'I was born on 12 October 2010.',
              note: 'Learn *nací* (I was born) by heart for speaking tests.',
            },
          ],
        },
      ],
    },
    {
      id: 'clock-in-detail',
      title: 'More about the clock: in the morning, timetables',
      more: 'Two ways to say “in the morning”, the 24-hour clock, about two o’clock.',
      syllabus: ['Num3'],
      blocks: [
        {
          kind: 'list',
          items: [
            'To ask when something happens: *¿A qué hora?* (at what time?).',
            '2.35 is *las tres menos veinticinco*: three minus twenty-five.',
            'From midnight to dawn you can also say *de la madrugada*: *a las tres de la madrugada* (at three in the morning).',
            '*De la tarde* runs from midday until dark, so 7 p.m. is usually *las siete de la tarde*.',
            'Timetables use the 24-hour clock: *el tren de las 17:30* (the 5.30 p.m. train), read as *las diecisiete treinta*.',
          ],
        },
        {
          kind: 'contrast',
          caption: 'Two ways to say “in the morning”',
          left: 'with a clock time: *de*',
          right: 'without a clock time: *por*',
          rows: [
            {
              left: { es: 'Me levanto a las siete de la mañana.', en: 'I get up at seven in the morning.' },
              right: { es: 'Por la mañana no tengo hambre.', en: 'I’m not hungry in the morning.' },
            },
            {
              left: {
                es: 'El entrenamiento es a las seis de la tarde.',
                en: 'Training is at six in the evening.',
              },
              right: { es: 'Por la tarde hago los deberes.', en: 'I do my homework in the afternoon.' },
            },
            {
              left: {
                es: 'La película termina a las once de la noche.',
                en: 'The film finishes at eleven at night.',
              },
              right: {
                es: 'Por la noche les escribo a mis amigos.',
                en: 'I message my friends in the evening.',
              },
            },
          ],
        },
        {
          kind: 'examples',
          rows: [
            { es: '¿A qué hora sale el autobús?', en: 'What time does the bus leave?' },
            { es: 'El recreo es de once a once y media.', en: 'Break is from eleven to half past eleven.' },
            { es: 'Comemos sobre las dos y cuarto.', en: 'We have lunch at about quarter past two.' },
            {
              es: 'Quedamos a la una menos cuarto en la estación.',
              en: 'Let’s meet at the station at quarter to one.',
            },
          ],
        },
      ],
    },
    {
      id: 'more-mistakes',
      title: 'More mistakes to avoid',
      more: 'Plurals, one o’clock, “in three days” and two more.',
      blocks: [
        {
          kind: 'mistakes',
          rows: [
            {
              wrong: 'Los sábado juego al baloncesto.',
              right: 'Los sábados juego al baloncesto.',
              en: 'I play basketball on Saturdays.',
              why: '*Los lunes* looks unchanged only because *lunes* ends in *-s* already. *Sábado* and *domingo* have to add one.',
            },
            {
              wrong: 'El concurso es miércoles.',
              right: 'El concurso es el miércoles.',
              en: 'The competition is on Wednesday.',
              why: 'You’re saying when it is, not naming the day: _on_ Wednesday is *el miércoles*.',
            },
            {
              wrong: 'El lunes siempre voy al gimnasio.',
              right: 'Los lunes siempre voy al gimnasio.',
              en: 'I always go to the gym on Mondays.',
              why: '*El lunes* is normally one Monday. For a habit English adds an _s_ to the day; Spanish shows it in the article.',
            },
            {
              wrong: 'Son la una y veinte.',
              right: 'Es la una y veinte.',
              en: 'It’s twenty past one.',
              why: 'One o’clock is singular, with or without minutes: *es la una*. From two on it’s *son las*.',
            },
            {
              wrong: 'Voy a París en tres días.',
              right: 'Voy a París dentro de tres días.',
              en: 'I’m going to Paris in three days.',
              why: '*En tres días* is how long something takes (*Leí el libro en tres días*, “I read the book in three days”). You’ll hear it for “three days from now” too, but the Academy advises against it: write *dentro de*.',
            },
          ],
        },
      ],
    },
    {
      id: 'in-the-exam',
      title: 'In the exam, in Spain and in Latin America',
      more: 'Days and times in the exam, and words that vary by region.',
      blocks: [
        {
          kind: 'note',
          label: 'In the exam',
          text: '**Listening**: a speaker may mention two days or two clock times before deciding. Write down both and wait for the *pero* (but). **Speaking**, role play: arrange a meeting with the day, part of the day and time (*el sábado por la tarde, a las seis y media*, “on Saturday evening at half past six”). **Writing**: open with *el fin de semana pasado* (last weekend) or *el sábado que viene* (next Saturday) and your tense is clear from the first line.',
        },
        {
          kind: 'note',
          label: 'Spain and Latin America',
          text: 'The first of the month is usually *el uno de enero* in Spain, *el primero de enero* in Latin America. 2.45 is *las tres menos cuarto* in Spain; in much of Latin America it’s *un cuarto para las tres* or *faltan quince para las tres*. There, *en la mañana* (in the morning) is normal; in Spain it’s *por la mañana*. All of them are right; stick to one. *El móvil* (mobile phone) and *los deberes* (homework) are mostly *el celular* and *la tarea* in Latin America.',
        },
        {
          kind: 'note',
          label: 'Culture',
          text: 'In Spain the unlucky day is not Friday but Tuesday the thirteenth, *martes y trece*. The saying goes *En martes, ni te cases ni te embarques*: on a Tuesday, don’t get married or set sail.',
        },
      ],
    },
  ],
  exercises: [
    {
      id: 'see-you-on-wednesday',
      kind: 'choose',
      teaches: 'seven-days',
      prompt: 'Which is the right day, spelt correctly?',
      sentence: 'Nos vemos el ___.',
      en: 'See you on Wednesday.',
      options: [
        {
          text: '*miércoles*',
          right: true,
          because: 'It has a small letter and an accent on the first *e*.',
        },
        { text: '*Miércoles*', because: 'Days have a capital in English but not in Spanish.' },
        { text: '*jueves*', because: 'That’s Thursday, the day after Wednesday.' },
      ],
    },
    {
      id: 'every-saturday',
      kind: 'fill',
      teaches: 'seven-days',
      sentence: 'Todos los ___ ayudo a mi padre en la tienda.',
      en: 'I help my dad in the shop every Saturday.',
      answers: [
        'sábados',
        {
          answer: 'días {sábado|sábados}',
          note: '*Todos los días sábado* is said in parts of Latin America; *todos los sábados* is right everywhere.',
        },
      ],
      because: '*Sábado* ends in a vowel, so the plural adds *-s*. The accent stays.',
      mistakes: [
        {
          answer: 'sábado',
          because: '*Todos los* is plural, so *sábado* must be too. Only days ending in *-s* don’t change.',
        },
        { answer: '{sábadoes|sábades}', because: '*Sábado* ends in a vowel, so just add *-s*: *sábados*.' },
        { answer: 'sábadas', because: 'The days are masculine, as *todos los* shows: *sábados*.' },
        {
          answer: 'domingo',
          because:
            'That’s a different day, and after *todos los* it needs an *-s*. Saturday is *sábado*, plural *sábados*.',
        },
        {
          answer: 'fin de semana',
          because:
            'After *todos los* it would be *fines de semana*, which means “weekends”. Saturday is *sábado*, plural *sábados*.',
        },
        { answer: 'los sábados', because: '*Los* is already there: *todos los sábados*.' },
      ],
      notAsked: [
        {
          answer: '{lunes|martes|miércoles|jueves|viernes|domingos}',
          because: 'That’s a different day. Saturday is *sábado*, plural *sábados*.',
        },
        {
          answer: 'fines de semana',
          because: 'That’s Saturday and Sunday. Saturday on its own is *sábado*.',
        },
        { answer: 'días', because: '*Todos los días* is “every day”. Name the day: *sábados*.' },
      ],
    },
    {
      id: 'weekend-dictation',
      kind: 'hear',
      teaches: 'seven-days',
      says: 'Los sábados y los domingos no hay clase.',
      en: 'There’s no school on Saturdays or Sundays.',
      because:
        'You hear an *s* at the end of *los*, of *sábados* and of *domingos*: all three are plural. *Sábados* has its accent on the stressed syllable.',
    },
    {
      id: 'music-on-tuesdays',
      kind: 'choose',
      teaches: 'on-monday',
      prompt: 'This is on the timetable every week. Which one fits?',
      sentence: '___ tengo clase de mates.',
      en: 'I have maths on Tuesdays.',
      options: [
        { text: '*En martes*', because: 'Don’t translate _on_: the article already says it.' },
        { text: '*El martes*', because: 'The singular *el* is one Tuesday: “I have maths this Tuesday”.' },
        {
          text: '*Los martes*',
          right: true,
          because:
            'The plural *los* makes it a habit: every Tuesday. The *s* of English _Tuesdays_ moves to the article.',
        },
      ],
    },
    {
      id: 'one-saturday',
      kind: 'choose',
      teaches: 'on-monday',
      prompt: 'This happens once, this week. Which one fits?',
      sentence: '___ tengo un partido importante.',
      en: 'I’ve got an important match on Saturday.',
      options: [
        { text: '*El sábado*', right: true, because: 'It’s one Saturday, so use *el* and no *en*.' },
        {
          text: '*Los sábados*',
          because: 'This would be “on Saturdays”: a match every week.',
        },
        { text: '*En el sábado*', because: 'Don’t translate _on_: the article says it.' },
        {
          text: '*Cada sábado*',
          because: '*Cada sábado* is “every Saturday”. This match only happens once.',
          teaches: 'time-phrases',
        },
      ],
    },
    {
      id: 'friday-or-fridays',
      kind: 'hear',
      teaches: 'on-monday',
      says: 'Los viernes trabajo en la cafetería.',
      choices: ['El viernes trabajo en la cafetería.', 'Los viernes trabajo en la cafetería.'],
      en: 'I work in the café on Fridays.',
      because:
        'The day sounds the same; only the first word is different. *Los* is every Friday. *El* is just one.',
    },
    {
      id: 'exam-on-monday',
      kind: 'correct',
      teaches: 'on-monday',
      sentence: 'Mi examen de español es en el lunes.',
      en: 'My Spanish exam is on Monday.',
      parts: {
        exam: '{mi|el} examen de español',
        is: 'es|será|va a ser|cae|toca|tiene lugar',
        monday: '{el|este} lunes|el próximo lunes|el lunes próximo|el lunes que viene',
      },
      answers: [
        '$Exam {$is} {$monday}.',
        '$Monday {es|será|va a ser|tiene lugar} $exam.',
        '{Tengo|Voy a tener} ^ [mi|el|un] examen de español <$monday>.',
        '$Exam lo tengo {$monday}.',
        {
          answer: '{Mi|El} examen de español {es|será} el día lunes.',
          note: 'People say *el día lunes* in parts of Latin America. *El lunes* is right everywhere.',
        },
        {
          answer: 'Mi prueba de español {$is} {$monday}.',
          note: '*Una prueba* is any kind of test. An exam is *un examen*.',
        },
        {
          answer: '{Mi|El} examen de español es para el lunes.',
          note: 'Right, but this means “for Monday”. “On Monday” is *el lunes*.',
        },
      ],
      because: 'Don’t translate _on_: the article *el* says it.',
      mistakes: [
        {
          answer: '{Mi|El} examen de español {es|será} en lunes.',
          because:
            'Take out *en*, but keep the article, which says _on_: *el lunes*. (*Un lunes* or *en un lunes* is any Monday.)',
        },
        {
          answer: '{Mi|El} examen de español {es|será|va a ser} {en el|en este} lunes.',
          because: 'Don’t use *en* with a day. The article says _on_: *el lunes*.',
        },
        {
          answer: 'En el lunes {es|será|va a ser} {mi|el} examen de español.',
          because: 'Don’t use *en* with a day. The article says _on_: *el lunes*.',
        },
        {
          answer: 'Tengo {mi|el|un} examen de español <{en el|en} lunes>.',
          because: 'The verb is fine, but don’t use *en* with a day: *el lunes*.',
        },
        {
          answer: '{Mi|El} examen de español {es|será} {al|a el|por el|de} lunes.',
          because: 'Don’t put any preposition before the day: *el lunes*.',
        },
        {
          answer: '{Mi|El} examen de español {es|será} en los lunes.',
          because: '*Los lunes* is every Monday. For one exam on one day, use *el lunes*.',
        },
        {
          answer: '{Mi|El} examen de español {es|será|va a ser} lunes.',
          because: 'You’re saying when the exam is (_on_ Monday), so you need the article: *el lunes*.',
        },
        {
          answer: '{Mi|El} examen de español {está|estará} {el|este} lunes.',
          because: 'An exam is an event, so use *ser*: *es el lunes*.',
        },
        {
          answer: '{Mi|El} examen de español {está|estará} en {el|este} lunes.',
          because: 'An exam is an event, so use *ser*, with no *en* before the day: *es el lunes*.',
        },
        {
          answer: '{Mi|El} examen de español {es|será} [en] {la|lo} lunes.',
          because: 'The days are masculine: *el lunes*.',
        },
        {
          answer: '{Mi|El} {examen español|español examen} es el lunes.',
          because: 'It’s right to drop *en*. But use *de* for the subject of an exam: *examen de español*.',
        },
        {
          answer: '{Mi|El} {examen español|español examen|examen en español} es en el lunes.',
          because:
            'Use *de* for the subject of an exam: *examen de español*. And don’t use *en* with the day: *el lunes*.',
        },
        { answer: '{Mi|El} examen de español es el luna.', because: 'Monday is *lunes*: *el lunes*.' },
        {
          answer: '{Mi|El} examen de español es en el {martes|miércoles|jueves|viernes|domingo|luna}.',
          because: 'Monday is *lunes*, with no *en*: *el lunes*.',
        },
      ],
      notAsked: [
        {
          answer: '{Mi|El} examen en español es el lunes.',
          because:
            'Good Spanish for an exam that is held in Spanish. For the subject use *de*: *examen de español*.',
        },
        {
          answer: '{Mi|El} examen de español fue el lunes.',
          because: 'Good Spanish, but *fue* says that the exam is over. Use *es el lunes*.',
        },
        {
          answer: '{Mi|El} examen de español {es|será} {sobre el|del} lunes.',
          because:
            '*Sobre el lunes* is “around Monday”, and *del lunes* is “Monday’s”. “On Monday” is *el lunes*.',
        },
        {
          answer: '{Mi|El} examen de español {es|será} los lunes.',
          because: '*Los lunes* is every Monday. For one exam on one day, use *el lunes*.',
        },
        {
          answer: '{Mi|El} examen de español es el {martes|miércoles|jueves|viernes|sábado|domingo}.',
          because: 'That’s a different day. Monday is *lunes*: *el lunes*.',
        },
        {
          answer: '{Mi|El} examen de español {{es|será} {un|en un}|cae {en|un|en un}} lunes.',
          because: 'That’s “on **a** Monday”, any Monday. For this coming Monday, use *el lunes*.',
        },
      ],
    },
    {
      id: 'tennis-on-wednesdays',
      kind: 'translate',
      teaches: 'on-monday',
      en: 'I play tennis on Wednesdays.',
      answers: [
        'Juego ^ al tenis <{los|todos los|cada} miércoles>.',
        'Suelo {jugar al|practicar} tenis <{los|todos los|cada} miércoles>.',
        {
          answer: '{Juego|suelo jugar} tenis <{los|todos los|cada} miércoles>.',
          note: '*Jugar tenis* is Latin American. In Spain it’s *jugar al tenis*.',
        },
        {
          answer: 'Juego [al] tenis <{los|todos los} días miércoles>.',
          note: 'People say *los días miércoles* in parts of Latin America. *Los miércoles* is right everywhere.',
        },
        {
          answer: 'Hago tenis <{los|todos los|cada} miércoles>.',
          note: 'This is for a club or class. For the game itself, say *juego al tenis*.',
        },
        {
          answer: 'Practico [el] tenis <{los|todos los|cada} miércoles>.',
          note: 'Right, but most people say *juego al tenis*.',
        },
      ],
      because:
        'Use *los* for a habit. *Miércoles* doesn’t change in the plural and keeps its accent. In much of Latin America people also say *jugar tenis*.',
      mistakes: [
        {
          answer: 'Juego [al] tenis <{en|en el|en cada} miércoles>.',
          because: 'Don’t translate _on_: *los miércoles*.',
        },
        {
          answer: 'Juego [al] tenis <{en los|en todos los} miércoles>.',
          because: 'The article is right. Now drop *en*: *los* already says _on_.',
        },
        {
          answer: 'Juego [al] tenis <{a los|sobre los|por los|al|a} miércoles>.',
          because: 'Don’t put a preposition before the day: *los* already says _on_.',
        },
        {
          answer: 'Juego [al] tenis <miércoles>.',
          because: 'A day needs an article. For a habit, use *los miércoles*.',
        },
        {
          answer: 'Juego [al] tenis <{las|todas las|todos|todo los} miércoles>.',
          because: 'The days are masculine, and a habit is plural: *los miércoles*, *todos los miércoles*.',
        },
        {
          answer: 'Juego [al] tenis <los {miércoleses|miércolesos}>.',
          because: '*Miércoles* already ends in *-s*: only the article shows the plural, *los miércoles*.',
        },
        {
          answer: 'Juego {el|a|a el} tenis <los miércoles>.',
          because: 'With a game, say *jugar al*: *juego al tenis* (or *juego tenis* in Latin America).',
        },
        {
          answer: '{Toco|actúo} [al|el] tenis <los miércoles>.',
          because: '*Tocar* is for instruments. For a sport use *jugar a*: *juego al tenis*.',
        },
        {
          answer: 'Jugo [al] tenis <los miércoles>.',
          because:
            '*Jugar* changes its *u* to *ue*: *juego*. ~~Jugo~~ isn’t one of its forms (*el jugo* is “juice”).',
        },

        {
          answer: 'Jugar [al] tenis <los miércoles>.',
          because: '*Jugar* is “to play”. “I play” is *juego*.',
        },
        {
          answer: 'Juego [al] tennis <los miércoles>.',
          because: 'The Spanish word has one *n*: *tenis*.',
        },
      ],
      notAsked: [
        {
          answer: 'Estoy jugando [al] tenis <los miércoles>.',
          because: 'Good Spanish for a habit that won’t last. “I play” is *juego*.',
        },
        {
          answer: '{Jugaba|jugaré|voy a jugar} [al] tenis <los miércoles>.',
          because: 'Good Spanish, but in another tense. “I play” is the present: *juego*.',
        },
        {
          answer: 'Me gusta jugar [al] tenis <los miércoles>.',
          because: 'Good Spanish for “I like playing”. “I play” is *juego*.',
        },
        {
          answer: 'Juego ^ [al] tenis <{el|este|el próximo} miércoles>.',
          because: 'That’s one Wednesday: “I’m playing on Wednesday”. For a habit, use *los miércoles*.',
        },
        {
          answer: 'Juego [al] tenis <los {lunes|martes|jueves|viernes|sábados|domingos}>.',
          because: 'That’s a different day: Wednesday is *miércoles*.',
        },
        {
          answer: 'Jugué [al] tenis <los miércoles>.',
          because: 'That’s the past. “I play” is the present: *juego*.',
        },
        {
          answer: 'Juego [al] tenis <todo el miércoles>.',
          because: '*Todo el miércoles* is “all day Wednesday”. A habit is *los miércoles*.',
        },
        {
          answer: 'Juego {en|con} tenis <los miércoles>.',
          because: 'In Mexico *tenis* are trainers, so this is “I play in trainers”. The game is *al tenis*.',
        },
        {
          answer: '{Juega|juegas|jugamos|juegan} [al] tenis <los miércoles>.',
          because: 'That’s the wrong person. “I play” is *juego*.',
        },
      ],
    },
    {
      id: 'last-week',
      kind: 'choose',
      teaches: 'time-phrases',
      prompt: 'Which phrase is about the past?',
      options: [
        {
          text: '*la semana pasada*',
          right: true,
          because: '*Pasado* is “last”: last week. It agrees with *semana*: *pasada*.',
        },
        { text: '*pasado mañana*', because: 'That’s the day **after** tomorrow, despite *pasado*.' },
        { text: '*la semana que viene*', because: 'The week “that is coming” is next week.' },
      ],
    },
    {
      id: 'day-after-tomorrow',
      kind: 'fill',
      teaches: 'time-phrases',
      sentence: 'Hoy es lunes; ___ mañana es miércoles.',
      en: 'Today is Monday, so the day after tomorrow is Wednesday.',
      answers: [
        'pasado',
        {
          answer: 'el día {después de|siguiente a}',
          note: 'Right, but the usual phrase is *pasado mañana*.',
        },
      ],
      because: '*Pasado mañana* is literally “past tomorrow”.',
      mistakes: [
        {
          answer: '{después|después de|después de la|despues del|tras|el después|el día después}',
          because:
            'That translates _after_ word for word. The set phrase is *pasado mañana*, without *de* or an article.',
        },
        {
          answer: '{el pasado|pasado la|pasado de}',
          because: 'The set phrase is just two words: *pasado mañana*.',
        },
        {
          answer: '{pasada|pasados|paso|pasó|pasando}',
          because: 'The set phrase never changes: *pasado mañana*.',
        },
        {
          answer: '{por la|en la|la|de la|esta}',
          because: 'With these words, *mañana* means “morning”. The day after tomorrow is *pasado mañana*.',
        },
        {
          answer: '{próxima|próximo|siguiente|la siguiente|la próxima|segunda|otra|dos}',
          because: 'The set phrase is *pasado mañana* (literally “past tomorrow”).',
        },
        {
          answer: '{antes|antes de|antes de la|ayer|anteayer}',
          because: 'That’s about the past. The day after tomorrow is *pasado mañana*.',
        },
        { answer: 'mañana', because: '*Mañana* is tomorrow, Tuesday. One day later is *pasado mañana*.' },
      ],
    },
    {
      id: 'next-friday',
      kind: 'order',
      teaches: 'time-phrases',
      words: ['viene', 'las', 'el', 'a', 'quedamos', 'que', 'siete', 'viernes'],
      en: 'We’re meeting next Friday at seven.',
      answers: ['Quedamos <el viernes que viene> <a las siete>.'],
      because: '*El viernes que viene* is one phrase, “the Friday that’s coming”, and the time needs *a*.',
      mistakes: [
        {
          answer: 'Quedamos <el que viene viernes> <a las siete>.',
          because: '*Que viene* goes after the day: *el viernes que viene*.',
        },
        {
          answer:
            '{Que viene el viernes quedamos a las siete|Que viene el viernes a las siete quedamos|A las siete que viene el viernes quedamos}.',
          because: '*Que viene* goes after the day: *el viernes que viene*.',
        },
        {
          answer: 'Quedamos el viernes a las siete que viene.',
          because: '*Que viene* goes with the day: *el viernes que viene*, then the time.',
        },
        {
          answer: '{El viernes quedamos a las siete que viene|A las siete que viene quedamos el viernes}.',
          because: '*Que viene* goes with the day: *el viernes que viene*.',
        },
      ],
      notAsked: [
        {
          answer:
            '{Quedamos que {el viernes viene|viene el viernes} a las siete|A las siete quedamos que viene el viernes|Quedamos a las siete que viene el viernes}.',
          because:
            'This means “we agree that he’s coming on Friday”. Here *que viene* describes the day: *el viernes que viene*.',
        },
        {
          answer: 'Viene el viernes que quedamos a las siete.',
          because:
            'This says “he’s coming on the Friday that we’re meeting at seven”. The verb of the sentence is *quedamos*.',
        },
      ],
    },
    {
      id: 'pool-every-day',
      kind: 'translate',
      teaches: 'time-phrases',
      en: 'We go to the pool every day.',
      answers: [
        'Vamos ^ a {la piscina|la pileta|la alberca} <{todos los días|cada día|a diario|diariamente}>.',
        {
          answer: 'Vamos ^ a nadar <{todos los días|cada día}>.',
          note: 'Right, but this means “we go swimming”.',
        },
      ],
      because: '*Todos los* + plural: *todos los días*. *Día* is masculine, despite the *-a*.',
      mistakes: [
        {
          answer: 'Vamos a la piscina <{todas las días|todas días|todas los días}>.',
          because: '*Día* ends in *-a* but is masculine: *todos los días*.',
        },
        {
          answer: 'Vamos a la piscina <{todos días|todos día|todo los días|todos los día}>.',
          because: 'All three words must agree: *todos los días*.',
        },
        {
          answer: 'Vamos a la piscina <{cada días|en cada día|cada los días}>.',
          because: 'Use *cada* with a singular noun and nothing else: *cada día*.',
        },
        {
          answer: 'Vamos a la piscina <{en todos los días|a todos los días}>.',
          because: 'Drop the preposition: *todos los días*.',
        },
        { answer: 'Ir a la piscina <{todos los días|cada día}>.', because: '“We go” is *vamos*.' },
      ],
      notAsked: [
        {
          answer: '{Voy|van} a la piscina <{todos los días|cada día}>.',
          because: '*Voy* is “I go” and *van* is “they go”. “We go” is *vamos*.',
        },
        {
          answer: 'Vamos a la piscina <todo el día>.',
          because: '*Todo el día* is “all day long”. “Every day” is *todos los días*.',
        },
      ],
    },
    {
      id: 'in-july',
      kind: 'choose',
      teaches: 'months-and-dates',
      prompt: 'Only one of these should have *en*. Which one?',
      options: [
        {
          text: '*Voy a Málaga en julio.*',
          right: true,
          because: 'Use *en* with months, seasons and years: *en julio*.',
        },
        { text: '*Voy a Málaga en el 3 de julio.*', because: 'A date only needs *el*: *el 3 de julio*.' },
        {
          text: '*Voy a Málaga en el viernes.*',
          because: 'A day only needs the article: *el viernes*.',
          teaches: 'on-monday',
        },
      ],
    },
    {
      id: 'june-or-july',
      kind: 'hear',
      teaches: 'months-and-dates',
      says: 'Mi cumpleaños es en julio.',
      choices: ['Mi cumpleaños es en junio.', 'Mi cumpleaños es en julio.'],
      en: 'My birthday is in July.',
      because: 'One letter is different: *ju-l-io* with an *l* is July and *ju-n-io* with an *n* is June.',
    },
    {
      id: 'birthday-first-january',
      kind: 'translate',
      teaches: 'months-and-dates',
      en: 'My birthday is on the first of January.',
      parts: { birthday: 'mi {cumpleaños|cumple}', first: 'el [día] {uno|primero|1.º|1º} de enero' },
      answers: [
        '$Birthday {es|cae|será} $first.',
        '$First {es|será|cae} $birthday.',
        'Es {$birthday $first|$first $birthday}.',
        'Cumplo [los] años <$first>.',
        '$Birthday es el primer día {de|del mes de} enero.',
        '{Celebro $birthday|$Birthday lo celebro} $first.',
        {
          answer: 'Mi {cumpleaños|cumple} es el {1ro|1ero} de enero.',
          note: 'That’s how it’s written in much of Latin America; in Spain it’s *1* or *1.º*.',
        },
        {
          answer: '$Birthday cae en [el] [día] {uno|primero} de enero.',
          note: '*Caer* can take *en*, “to fall on”; *el uno de enero* without *en* is right with every verb.',
        },
        {
          answer: 'Mi {cumpleaños|cumple} es en enero[,] el {uno|primero}.',
          note: 'Right with a comma, *en enero, el uno*; the usual order is *el uno de enero*.',
        },
      ],
      because: 'For a date, use *el* + number + *de* + month, with a small letter and no *en*.',
      mistakes: [
        {
          answer:
            'Mi {cumpleaños|cumple} {{es|está} en [el] [día] {uno|primero} {de|en}|cae en [el] [día] {uno|primero} en} enero.',
          because: 'Don’t translate _on_: *el uno de enero*.',
        },
        {
          answer: 'Cumplo años en [el] [día] {uno|primero} de enero.',
          because: 'Don’t translate _on_: *el uno de enero*.',
        },
        {
          answer: 'Mi {cumpleaños|cumple} es {al|a|sobre el|por el|de} {uno|primero} de enero.',
          because: 'Don’t put a preposition before the date: *el uno de enero*.',
        },
        {
          answer: 'Mi {cumpleaños|cumple} es [en] [el] primer {de|en} enero.',
          because: 'Use *primer* only before a noun. Here it’s *primero* or *uno*.',
        },
        {
          answer: 'Mi {cumpleaños|cumple} es [en] la {una|primera} {de|en} enero.',
          because: 'Dates are masculine, like *el día*: *el uno*, *el primero*.',
        },
        {
          answer: 'Mi {cumpleaños|cumple} es [en] el un de enero.',
          because: '*Un* goes before a noun (*un mes*). In a date it’s *uno*: *el uno de enero*.',
        },
        {
          answer: 'Mi {cumpleaños|cumple} es {uno|primero} de enero.',
          because: 'The date needs the article, which says _on_: *el uno de enero*.',
        },
        {
          answer: 'Mi {cumpleaños|cumple} es el {uno|primero} {en|del|a|de el} enero.',
          because: 'Between day and month, only use *de*: *el uno de enero*.',
        },
        {
          answer: 'Mi {cumpleaños|cumple} es el {uno|primero} enero.',
          because: 'Between day and month you need *de*: *el uno de enero*.',
        },
        {
          answer: 'Mi {cumpleaños|cumple} es {[el] enero [el] {uno|primero}|en enero {uno|primero}}.',
          because: 'The day comes first, then *de* and the month: *el uno de enero*.',
        },
        {
          answer: 'Mi {cumpleaños|cumple} está el {uno|primero} de enero.',
          because: 'Use *ser* for dates: *es el uno de enero*.',
        },
        {
          answer: 'Mi {cumpleaños|cumple} son el {uno|primero} de enero.',
          because: '*Cumpleaños* ends in *-s*, but it’s one birthday: *es*.',
        },
        {
          answer: 'Mi cumpleaño es el {uno|primero} de enero.',
          because: '*Cumpleaños* ends in *-s*, even for one birthday: *el cumpleaños*.',
        },
        {
          answer: 'Mi cumpleaño es en el {uno|primero} de enero.',
          because:
            '*Cumpleaños* ends in *-s*, even for one birthday: *el cumpleaños*. And don’t use *en* with the date.',
        },
        {
          answer: 'Mis cumpleaños {es|son} el {uno|primero} de enero.',
          because: 'You have one birthday a year: *mi cumpleaños*, although it ends in *-s*.',
        },
        {
          answer: 'Mi nacimiento es el {uno|primero} de enero.',
          because: '“My birthday” is *mi cumpleaños*.',
        },
      ],
      notAsked: [
        {
          answer: 'Mi {cumpleaños|cumple} fue el {uno|primero} de enero.',
          because: 'Good Spanish for “was”. The date is the same every year, so use *es*.',
        },
        {
          answer: 'Nací el {uno|primero} de enero.',
          because: 'Good Spanish for “I was born”. “My birthday” is *mi cumpleaños*.',
        },
        {
          answer: 'Mi {aniversario|día de nacimiento|día} es el {uno|primero} de enero.',
          because:
            '*Aniversario* is an anniversary (of a wedding, for example); *mi día* and *mi día de nacimiento* are “my day” and “my day of birth”. A birthday is *el cumpleaños*.',
        },
      ],
    },
    {
      id: 'eight-in-the-morning',
      kind: 'choose',
      teaches: 'clock',
      prompt: 'Complete the sentence.',
      sentence: 'El tren sale a las ocho ___.',
      en: 'The train leaves at eight in the morning.',
      options: [
        { text: '*de la mañana*', right: true, because: 'It comes after a clock time, so use *de*.' },
        {
          text: '*por la mañana*',
          because: 'This is only right without a clock time: *El tren sale por la mañana*.',
        },
        {
          text: '*mañana*',
          because: 'Without *de la* this means “tomorrow”: the train would leave at eight tomorrow.',
          teaches: 'time-phrases',
        },
      ],
    },
    {
      id: 'two-or-twelve',
      kind: 'hear',
      teaches: 'clock',
      says: 'La farmacia cierra a las doce.',
      choices: ['La farmacia cierra a las dos.', 'La farmacia cierra a las doce.'],
      en: 'The chemist’s closes at twelve.',
      because: '*Doce* has two syllables, *do-ce*; *dos* has only one.',
    },
    {
      id: 'quarter-to-three',
      kind: 'fill',
      teaches: 'clock',
      sentence: 'Son las tres ___ cuarto.',
      en: 'It’s quarter to three.',
      answers: [
        'menos',
        { answer: 'menos un', note: 'Right, but a little old-fashioned; people say *menos cuarto*.' },
      ],
      because: 'After half past, give the next hour and take the minutes away: three **minus** a quarter.',
      mistakes: [
        { answer: 'y menos', because: 'One word is enough: *y* adds, *menos* takes away.' },
        {
          answer: 'menos el',
          because:
            'You don’t need an article after *menos*: *las tres menos cuarto*, like *las tres y cuarto*.',
        },
        {
          answer: '{para|para un|un|un cuarto para|quince para}',
          because:
            'In much of Latin America people say *un cuarto para las tres*, with the quarter first. Where the hour comes first, use *menos*.',
        },
        {
          answer: '{a|a un|hasta|en|por|con|sin|antes|antes de|antes un}',
          because: 'Don’t translate _to_: Spanish takes the quarter away with *menos*.',
        },
        { answer: 'y media', because: '*Y media* is half past. “Quarter to” is *menos cuarto*.' },
        { answer: '{más|mas}', because: '*Más* adds. To take the quarter away, say *menos*.' },
        { answer: 'menor', because: '*Menor* is “younger” or “smaller”. “Less” is *menos*.' },
      ],
      notAsked: [
        { answer: 'y', because: '*Las tres y cuarto* is quarter **past** three.' },
        {
          answer: 'de',
          because:
            'That would be three girls who are in Year 4, *cuarto*. To take the quarter away, say *menos*.',
        },
      ],
    },
    {
      id: 'half-past-one',
      kind: 'correct',
      teaches: 'clock',
      sentence: 'Son la una y media de la tarde.',
      en: 'It’s half past one in the afternoon.',
      answers: [
        '[Ya] es la una y {media|treinta} de la tarde.',
        {
          answer: 'Es la una y {media|treinta} en la tarde.',
          note: 'In parts of Latin America people say *en la tarde* after a clock time; *de la tarde* is right everywhere.',
        },
        {
          answer: 'Es la una y media del mediodía.',
          note: 'In Spain *mediodía* lasts until lunch, so you may hear this; *de la tarde* is right everywhere.',
        },
        {
          answer: 'Son las {trece|13} {y media|treinta|y treinta|30}.',
          note: 'This is the 24-hour clock, as on a timetable. Say *Es la una y media de la tarde*.',
        },
      ],
      because: 'One o’clock is singular, with or without minutes: *es la una*.',
      mistakes: [
        {
          answer: 'Es la una y {media|treinta} {por|a|para} la tarde.',
          because: 'The verb is now right, but don’t change *de la tarde*.',
        },
        { answer: 'Son la una y treinta de la tarde.', because: '*La una* is singular: *es*.' },
        {
          answer: 'Son la una y {media|treinta} por la tarde.',
          because: '*La una* is singular: *es*. After a clock time, use *de la tarde*.',
        },
        { answer: 'Son la una y {media|treinta} en la tarde.', because: '*La una* is singular: *es*.' },
        {
          answer: '{Es|Son} las una y media {de|por} la tarde.',
          because: 'For one o’clock, the verb and the article are singular: *es la una*.',
        },
        {
          answer: 'Es una y media de la tarde.',
          because: 'Clock times need an article: *la una*.',
        },
        {
          answer: 'Es una y media por la tarde.',
          because: 'Clock times need an article: *la una*. And after a clock time use *de la tarde*.',
        },
        {
          answer: '{Es|Son} {el uno|la uno|el una|lo una} y media {de|por} la tarde.',
          because: '*Una* is short for *una hora*, which is feminine: *es la una*.',
        },
        {
          answer: 'Es la una {y medio|media|y la media|y una media} {de|por} la tarde.',
          because: '“Half past” is *y media*: feminine, like *hora*, with no article.',
        },
        {
          answer: '{Está|Están|Hace|Tiene|Hay} la una y media {de|por} la tarde.',
          because: 'Use *ser* for the time: *es la una*.',
        },
        {
          answer: '{Es|Son} a la una y media por la tarde.',
          because: '*A la una* is “**at** one”. To tell the time, say *es la una*.',
        },
        {
          answer: 'Es la una y media {de|por} tarde.',
          because: 'The part of the day needs an article: *de la tarde*.',
        },
        {
          answer: 'Fue la una y media de la tarde.',
          because: 'That’s the past. “It’s” is *es*.',
        },
        {
          answer: '{Era|Fue} la una y media por la tarde.',
          because: 'That’s the past. “It’s” is *es*, and after a clock time use *de la tarde*.',
        },
        {
          answer: '{Son|Es} {las|la} {13:30|trece y media|trece treinta|trece y treinta} de la tarde.',
          because: 'With *de la tarde*, use the 12-hour clock: *es la una y media de la tarde*.',
        },
      ],
      notAsked: [
        {
          answer: 'Era la una y media de la tarde.',
          because: 'Good Spanish for “it was”. “It’s” is *es*.',
        },
        {
          answer: 'Es la una y media de la {mañana|noche|madrugada}.',
          because: 'That’s half past one in the morning. “In the afternoon” is *de la tarde*.',
        },
        {
          answer: 'Es la una y media.',
          because: '“In the afternoon” is missing. After a clock time, say *de la tarde*.',
        },
        {
          answer: '{Es|Son} a la una y media de la tarde.',
          because:
            '*A la una y media* is when something happens, “**at** half past one”. To tell the time, say *es la una y media*.',
        },
      ],
    },
    {
      id: 'bus-at-half-past-nine',
      kind: 'translate',
      teaches: 'clock',
      en: 'The bus leaves at half past nine in the morning.',
      answers: [
        'El autobús {sale|parte|se va|se marcha|arranca} a las nueve {y media|treinta} de la mañana.',
        '{A las nueve y media de la mañana|A las 9:30 de la mañana} {sale el autobús|el autobús sale}.',
        'Sale el autobús a las nueve y media de la mañana.',
        {
          answer: 'El autobús saldrá a las nueve y media de la mañana.',
          note: 'That’s “will leave”. For a timetable, use *sale*.',
        },
        'El autobús {sale|parte} a las nueve y treinta de la mañana.',
        {
          answer: 'El autobús {sale|parte} a las {9:30|9.30} {de la mañana|a. m.|a.m.}.',
          note: 'Read it aloud as *nueve y media de la mañana*.',
        },
        {
          answer: 'El autobús sale a las nueve y media en la mañana.',
          note: 'In parts of Latin America people say *en la mañana* after a clock time; *de la mañana* is right everywhere.',
        },
        {
          answer: 'La guagua sale a las nueve y media de la mañana.',
          note: '*La guagua* is used in the Canaries and the Caribbean; elsewhere in Spain it’s *el autobús*.',
        },
        {
          answer: 'El {camión|ómnibus|colectivo|micro} sale a las nueve y media de la mañana.',
          note: 'These are Latin American: *camión* in Mexico, *colectivo* in Argentina. In Spain it’s *autobús*.',
        },
        {
          answer:
            '{El autobús sale por la mañana|Por la mañana el autobús sale|Por la mañana sale el autobús}[,] a las nueve y media.',
          note: 'Right in that order. Straight after a clock time, use *de la mañana*.',
        },
      ],
      because: '“At” is *a*, “half past” is *y media*, and after a clock time use *de la mañana*.',
      notAsked: [
        {
          answer: 'El autobús {sale|parte} a las nueve y media.',
          because: '“In the morning” is missing: *de la mañana*.',
        },
      ],
      mistakes: [
        {
          answer: 'El autobús sale a las nueve y media por la mañana.',
          because: 'After a clock time the part of the day needs *de*: *de la mañana*.',
        },
        {
          answer: 'El autobús sale {en|en las|son las|las} nueve y media {de|por} la mañana.',
          because: 'To say what time something happens, use *a* + article: *a las nueve y media*.',
        },
        {
          answer: 'El autobús sale a {nueve|la nueve|los nueve} y media {de|por} la mañana.',
          because: 'Clock times from two on need *las*: *a las nueve*.',
        },
        {
          answer: 'El autobús sale a las nueve {y medio|media|y la media|y mitad} {de|por} la mañana.',
          because: '“Half past” is *y media*: feminine, like *hora*.',
        },
        {
          answer: 'El autobús {deja|salir|salgo} a las nueve y media de la mañana.',
          because: '“It leaves” is *sale*, from *salir* (to leave, to go out).',
        },
      ],
    },
    {
      id: 'weekend-email',
      kind: 'proofread',
      teaches: 'mistakes',
      en: 'Vera writes to Tom about the weekend. There’s a concert at nine on Saturday evening, she’s free on Sunday, and she asks him to reply today.',
      lines: [
        { right: 'Hola, Tom, ¿qué haces este fin de semana?' },
        {
          wrong: 'En el sábado hay un concierto en el parque.',
          model: 'El sábado hay un concierto en el parque.',
          answers: [
            '{El|este} sábado hay [un] concierto en el parque.',
            'Hay [un] concierto <en el parque> <{el|este} sábado>.',
          ],
          because: 'Don’t translate _on_: *el sábado*.',
        },
        {
          wrong: 'Empieza a las nueve por la noche.',
          model: 'Empieza a las nueve de la noche.',
          answers: [
            '[El concierto] {empieza|comienza|es} a las {nueve|9} de la noche.',
            '{Empieza|Comienza} a las {21:00|21.00|veintiuna horas}.',
            '{Empieza|Comienza} por la noche, a las nueve.',
            {
              answer: '[El concierto] {empieza|comienza|es} a las {nueve|9} en la noche.',
              note: 'In parts of Latin America people say *en la noche* after a clock time; *de la noche* is right everywhere.',
            },
          ],
          because: 'After a clock time the part of the day needs *de*: *de la noche*.',
          notAsked: [
            {
              answer: '[El concierto] {empieza|comienza|es} a las {nueve|9}.',
              because: 'Good Spanish, but the part of the day is missing: *a las nueve de la noche*.',
            },
          ],
        },
        { right: 'El domingo por la mañana estoy libre.' },
        {
          wrong: 'Hoy es el jueves y las entradas son limitadas.',
          answers: [
            '{{Hoy [ya]|ya} es jueves|Es jueves|Hoy estamos a jueves|Estamos a jueves} y las entradas son limitadas.',
          ],
          because: 'You’re just naming the day, so there’s no article: *hoy es jueves*.',
        },
        { right: '¿Me escribes antes de las ocho?' },
      ],
    },
    {
      id: 'today-is-thursday',
      kind: 'choose',
      teaches: 'today-is',
      prompt: 'Complete the sentence.',
      sentence: 'Hoy es ___.',
      en: 'Today is Thursday.',
      options: [
        { text: '*jueves*', right: true, because: 'You’re just naming the day, so there’s no article.' },
        {
          text: '*el jueves*',
          because: 'With the article it means “on Thursday”, as in *El examen es el jueves*.',
        },
        { text: '*los jueves*', because: 'This is “on Thursdays”, a habit. Today is just one day.' },
        {
          text: '*Jueves*',
          because: 'Days have a small letter, unless they start the sentence.',
          teaches: 'seven-days',
        },
      ],
    },
    {
      id: 'friday-and-sunday',
      kind: 'translate',
      teaches: 'today-is',
      en: 'Today is Friday and the party is on Sunday.',
      answers: [
        'Hoy es viernes y la fiesta {es|será|va a ser|cae|tiene lugar|se celebra} {el|este} domingo.',
        'Es viernes <hoy> y la fiesta {es|será} {el|este} domingo.',
        'Es viernes y la fiesta {es|será} {el|este} domingo.',
        'Hoy es viernes y {el|este} domingo {es|será} la fiesta.',
        'Hoy es viernes y la fiesta, el domingo.',
        {
          answer: '{Hoy estamos|estamos} a viernes y la fiesta es el domingo.',
          note: '*Estamos a viernes* means the same as *hoy es viernes*.',
        },
      ],
      because:
        'The first part just names the day, so there’s no article. The second says when, so it’s *el domingo*.',
      mistakes: [
        {
          answer: 'Hoy es el viernes y la fiesta es [en] el domingo.',
          because:
            '*Hoy es* names the day, without an article: *hoy es viernes*. The second part is *el domingo*.',
        },
        {
          answer: 'Hoy es viernes y la fiesta es {en el|en|en los} domingo.',
          because: 'Don’t translate _on_: *el domingo*.',
        },
        {
          answer: 'Hoy es viernes y la fiesta es domingo.',
          because: 'Here you’re saying when (_on_ Sunday), so you need the article: *el domingo*.',
        },
        {
          answer: 'Hoy es viernes y la fiesta está [en] el domingo.',
          because: 'A party is an event, so use *ser*: *la fiesta es el domingo*.',
        },
        {
          answer: 'Hoy está viernes y la fiesta {es|está} el domingo.',
          because: 'Use *ser* for the day: *hoy es viernes*.',
        },
        { answer: 'Hoy es viernes y el fiesta es el domingo.', because: '“The party” is *la fiesta*.' },
      ],
      notAsked: [
        {
          answer: 'Hoy es viernes y {la partida|el partido} es el domingo.',
          because:
            '*El partido* is “the match”, and *la partida* is a game such as chess. A party is *la fiesta*.',
        },
      ],
    },
    {
      id: 'calendar-letters',
      kind: 'choose',
      teaches: 'week-in-detail',
      prompt: 'A calendar in Madrid says *X 14*. Which day is the fourteenth?',
      options: [
        { text: '*martes*', because: 'Tuesday is M. Wednesday is X so that nobody mixes them up.' },
        {
          text: '*miércoles*',
          right: true,
          because: 'L M X J V S D: the X is *miércoles*, the middle of the working week.',
        },
        { text: '*domingo*', because: 'Sunday is D, and it comes last: the week starts on Monday.' },
      ],
    },
    {
      id: 'pool-monday-to-friday',
      kind: 'order',
      teaches: 'week-in-detail',
      words: ['viernes', 'abre', 'de', 'la piscina', 'a', 'lunes'],
      en: 'The swimming pool is open from Monday to Friday.',
      answers: [
        'La piscina abre <de lunes a viernes>.',
        '{Abre la piscina de lunes a viernes|De lunes a viernes abre la piscina|Abre de lunes a viernes la piscina|La piscina de lunes a viernes abre}.',
      ],
      because: 'Use *de … a …* with no article: it’s the same every week.',
      notAsked: [
        {
          answer:
            '{La piscina abre de viernes a lunes|De viernes a lunes abre la piscina|De viernes a lunes la piscina abre}.',
          because: 'That’s “from Friday to Monday”: *de* goes before the first day.',
        },
      ],
    },
    {
      id: 'this-weekend',
      kind: 'fill',
      teaches: 'more-time-words',
      sentence: '___ fin de semana no tengo deberes.',
      en: 'I haven’t got any homework this weekend.',
      answers: [
        'Este',
        { answer: '{Para este|Durante este|En este}', note: 'Right, but *este* on its own is more usual.' },
      ],
      because: '*Fin* is masculine, so _this_ is *este*; and you don’t need *en*.',
      mistakes: [
        {
          answer: 'Esta',
          because: '*Semana* is feminine, but *este* agrees with *fin*, which is masculine.',
        },

        { answer: 'Esto', because: '*Esto* is “this thing”. Before a noun, use *este*.' },
        { answer: 'los', because: 'Don’t use *los* with *fin*: it’s singular. “This” is *este*.' },
        { answer: 'Estos', because: 'It’s one weekend, so use *este*.' },
        { answer: 'Está', because: '*Está* is “is”. _This_ is *este*.' },
      ],
      notAsked: [
        { answer: 'En el', because: 'That’s “at the weekend”. “This” is *este*.' },
        { answer: 'El', because: 'That’s “the weekend”, which could be any weekend. “This” is *este*.' },
        { answer: 'un', because: 'That’s “one weekend”. “This” is *este*.' },
        { answer: 'En', because: '*En fin de semana* is “at weekends”. “This” is *este*.' },
      ],
    },
    {
      id: 'exams-end-of-may',
      kind: 'fill',
      teaches: 'more-time-words',
      sentence: 'Los exámenes empiezan ___ de mayo.',
      en: 'The exams start at the end of May.',
      answers: [
        '{a|sobre|hacia|para} {finales|fines|últimos}',
        'a final',
        {
          answer: '{hacia|para} {el final}',
          note: 'Right, but this means “towards the end”. “At the end” is *a finales*.',
        },
        {
          answer: '{al final|en los últimos días|a fin}',
          note: 'Right, but for a month *a finales de* is more usual.',
        },
      ],
      because:
        'It’s a set phrase, plural with no article: *a finales de mayo*, like *a principios de* and *a mediados de*.',
      mistakes: [
        {
          answer: '{en el final|en final|en finales|en el fin|en}',
          because: 'Don’t use *en*: the set phrase is *a finales de*.',
        },
        {
          answer: '{al fin|por fin|al fin y al cabo}',
          because: '*Por fin* and *al fin* are “at last”. “At the end of” is *a finales de*.',
        },
        {
          answer: '{a los finales|al finales|a las finales}',
          because: 'The set phrase has no article: *a finales de mayo*.',
        },
        { answer: 'finales', because: 'It begins with *a*: *a finales de mayo*.' },
      ],
      notAsked: [
        { answer: 'a mediados', because: 'That’s the middle of May. “At the end” is *a finales*.' },
        { answer: 'a principios', because: 'That’s the beginning of May. “At the end” is *a finales*.' },
      ],
    },
    {
      id: 'day-before-yesterday',
      kind: 'choose',
      teaches: 'looking-back',
      prompt: 'Today is Thursday. Which day is the sentence about?',
      sentence: 'Anteayer fue ___.',
      en: 'The day before yesterday was …',
      options: [
        { text: '*miércoles*', because: 'Wednesday was *ayer*, yesterday.' },
        { text: '*martes*', right: true, because: '*Ante-ayer* is “before yesterday”: Tuesday.' },
        { text: '*sábado*', because: 'Saturday is *pasado mañana*, the day after tomorrow.' },
      ],
    },
    {
      id: 'next-day-castle',
      kind: 'fill',
      teaches: 'looking-back',
      sentence: 'El viernes llegamos a Cádiz y al día ___ visitamos el castillo.',
      en: 'On Friday we arrived in Cádiz and the next day we visited the castle.',
      answers: [
        'siguiente',
        {
          answer: 'después',
          note: 'People also say *al día después*; *al día siguiente* is the usual phrase.',
        },
      ],
      because: 'In a story, “the next day” is *al día siguiente*.',
      mistakes: [
        {
          answer: '{próximo|próxima|que viene}',
          because: '*El próximo* and *que viene* count from today. In a story, use *al día siguiente*.',
        },
        {
          answer: '{mañana|de mañana}',
          because: '*Mañana* counts from today. In a story, use *al día siguiente*.',
        },
        {
          answer: 'anterior',
          because: '*El día anterior*, with *el*, is “the day before”. “The next day” is *al día siguiente*.',
        },
        { answer: 'pasado', because: '*Pasado* is “last”. “Next” here is *siguiente*.' },
        {
          answer: '{siguientes|siguienta|siguiento}',
          because: 'It’s one day, and *siguiente* is the same for both genders.',
        },
      ],
    },
    {
      id: 'match-saturday-fourth',
      kind: 'correct',
      teaches: 'dates-in-detail',
      sentence: 'El partido es el sábado el cuatro de mayo.',
      en: 'The match is on Saturday 4 May.',
      parts: {
        day: '{el|este} sábado[,] [día] cuatro de mayo',
        is: 'es|será|va a ser|cae|tiene lugar|se juega',
      },
      answers: [
        'El partido {$is} $day.',
        '$Day {$is} el partido.',
        {
          answer: 'El partido es el cuatro de mayo, sábado.',
          note: 'Right with the comma, but the usual order is *el sábado cuatro de mayo*.',
        },
      ],
      because: 'One *el* is enough for the weekday and the date: *el sábado cuatro de mayo*.',
      mistakes: [
        {
          answer: 'El partido es sábado [el] cuatro de mayo.',
          because: 'You need one *el*, at the start of the date: *el sábado cuatro de mayo*.',
        },
        {
          answer: 'El partido es en [el] sábado [el] cuatro de mayo.',
          because: 'Don’t use *en* with a date: *el sábado cuatro de mayo*.',
        },
        {
          answer: 'El partido es el sábado [el] cuarto de mayo.',
          because: 'Use plain numbers in dates: *cuatro*.',
        },
        {
          answer: 'El partido es el sábado de cuatro de mayo.',
          because: 'Don’t put *de* between the weekday and the number: *el sábado cuatro*.',
        },
      ],
      notAsked: [
        {
          answer: 'El partido es el cuatro de mayo.',
          because: 'The date is right, but Saturday is missing: *el sábado cuatro de mayo*.',
        },
      ],
    },
    {
      id: 'concert-tuesday-thirteenth',
      kind: 'order',
      teaches: 'dates-in-detail',
      words: ['de', 'trece', 'el concierto', 'el', 'octubre', 'martes', 'es'],
      en: 'The concert is on Tuesday the thirteenth of October.',
      answers: [
        'El concierto es <el martes trece de octubre>.',
        '{Es el martes trece de octubre el concierto|El martes trece de octubre es el concierto}.',
        {
          answer: 'El concierto es el trece de octubre martes.',
          note: 'You can say *el trece de octubre, martes*, but the usual order is *el martes trece de octubre*.',
        },
      ],
      because: 'Use one *el*, then the weekday, the number, *de* and the month.',
      mistakes: [
        {
          answer: 'El concierto es martes el trece de octubre.',
          because: 'Use one *el*, at the start: *el martes trece*.',
        },
        {
          answer: 'El concierto es el trece martes de octubre.',
          because: 'Put the weekday first, then the number: *el martes trece*.',
        },
      ],
    },
    {
      id: 'quarter-past-seven',
      kind: 'hear',
      teaches: 'clock-in-detail',
      says: 'Quedamos a las siete y cuarto de la tarde.',
      en: 'We’re meeting at quarter past seven in the evening.',
      because:
        '*Sie-te*, two syllables with a *t*, is seven (six is *seis*); then *y cuarto*, and *de la tarde*, because it comes after a clock time.',
    },
    {
      id: 'study-at-night',
      kind: 'fill',
      teaches: 'clock-in-detail',
      sentence: 'Estudio mejor ___ la noche, cuando no hay ruido.',
      en: 'I study better at night, when there’s no noise.',
      answers: [
        'por',
        { answer: 'a', note: '*A la noche* is used in Argentina and Uruguay; in Spain it’s *por la noche*.' },
        {
          answer: 'en',
          note: '*En la noche* is normal in much of Latin America; in Spain it’s *por la noche*.',
        },
        {
          answer: 'durante',
          note: 'Right, but this means “during the night”. “At night” is *por la noche*.',
        },
      ],
      because: 'There’s no clock time before it, so use *por la noche*.',
      mistakes: [
        {
          answer: 'de',
          because:
            '*De la noche* comes after a clock time: *a las once de la noche*. Without one, use *por la noche*. (*De noche*, without *la*, is right too.)',
        },
        { answer: '{al|a la}', because: '“At night” is *por la noche*.' },
        { answer: 'para', because: '*Para* is for deadlines. “At night” is *por la noche*.' },
      ],
    },
  ],
} satisfies AuthoredLesson
