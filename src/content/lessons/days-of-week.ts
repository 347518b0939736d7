import type { AuthoredLesson } from '../types'

export default {
  subtitle: 'Los días de la semana',
  blurb:
    'Name the seven days, say what you do on one Monday or on every Monday, and give dates and clock times that an examiner can write down without asking again.',
  rule: 'Where English says _on_, Spanish uses the article and nothing else: *el lunes* is one Monday, *los lunes* is every Monday. No *en* and no capital letter. Only *sábado* and *domingo* add *-s* in the plural: *los sábados, los domingos*.',
  sections: [
    {
      id: 'seven-days',
      title: 'The seven days',
      syllabus: ['Num3'],
      blocks: [
        {
          kind: 'table',
          caption: 'The days of the week',
          columns: [
            { header: 'Spanish', lang: 'es' },
            { header: 'English', lang: 'en', translation: true },
            { header: 'Pronunciation', lang: 'say' },
            { header: 'Plural', lang: 'es' },
          ],
          rows: [
            ['lunes', 'Monday', 'LOO-nes', 'los lunes'],
            ['martes', 'Tuesday', 'MAR-tes', 'los martes'],
            ['miércoles', 'Wednesday', 'MYER-koh-les', 'los miércoles'],
            ['jueves', 'Thursday', 'HWEH-bes', 'los jueves'],
            ['viernes', 'Friday', 'BYER-nes', 'los viernes'],
            ['sábado', 'Saturday', 'SAH-bah-doh', 'los sábados'],
            ['domingo', 'Sunday', 'doh-MEEN-goh', 'los domingos'],
          ],
        },
        {
          kind: 'list',
          items: [
            'All seven are masculine, because the word *día* is masculine: *el lunes*, *un domingo*, *este sábado*.',
            'They take a small letter, unless they begin the sentence. So do the months and the seasons.',
            'Only *miércoles* and *sábado* have a written accent.',
            'The first five end in *-s* already, so the plural changes nothing but the article: *el martes, los martes*. *Sábado* and *domingo* add *-s*.',
            'The week starts on Monday, on calendars as well as in the timetable. A Spanish calendar is headed L M X J V S D: the X stands for *miércoles*, so that nobody mixes it up with *martes*.',
            '*Miércoles* has three syllables, not four: the i and the e run together, like the start of _yes_. The v is a b: full at the start of *viernes*, soft in the middle of *jueves*. The j of *jueves* is rough, like the end of Scottish _loch_; in much of America it is a soft h.',
          ],
        },
        {
          kind: 'table',
          caption: 'Where the names come from, which helps you to remember them',
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
            ['domingo', 'from the Latin for “the Lord’s day”'],
          ],
        },
      ],
    },
    {
      id: 'on-monday',
      title: 'Usage rules: on Monday, on Mondays',
      syllabus: ['Num3'],
      blocks: [
        {
          kind: 'text',
          text: 'English _on_ disappears; the article does its work. The singular *el* means one particular day, past or future. The plural *los* means every week.',
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
              why: 'One test against a lesson that comes every week.',
            },
            {
              left: { es: 'Quedamos el sábado en la plaza.', en: 'We’re meeting in the square on Saturday.' },
              right: { es: 'Los sábados quedamos en la plaza.', en: 'We meet in the square on Saturdays.' },
            },
            {
              left: {
                es: 'El domingo comimos en casa de mi abuela.',
                en: 'We had lunch at my gran’s on Sunday.',
              },
              right: {
                es: 'Los domingos comemos en casa de mi abuela.',
                en: 'On Sundays we have lunch at my gran’s.',
              },
              why: 'The tense gives a clue as well (*comimos*, *comemos*), but the article has to be right too.',
            },
            {
              left: { es: '¿Qué haces el viernes?', en: 'What are you doing on Friday?' },
              right: { es: '¿Qué haces los viernes?', en: 'What do you do on Fridays?' },
            },
          ],
        },
        {
          kind: 'text',
          text: 'For the part of the day add *por la mañana*, *por la tarde* or *por la noche*. English runs the words together (_Monday morning_); Spanish needs *por la* between them.',
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Tengo dentista el lunes por la mañana.', en: 'I’ve got the dentist on Monday morning.' },
            { es: 'Los viernes por la tarde no hay clase.', en: 'There’s no school on Friday afternoons.' },
            {
              es: 'El sábado por la noche vamos a un concierto.',
              en: 'We’re going to a concert on Saturday night.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'From one day to another is *de … a …*, usually without articles (*del lunes al viernes* is Monday to Friday of one particular week).',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'La biblioteca abre de lunes a viernes.',
              en: 'The library is open from Monday to Friday.',
            },
            {
              es: 'De jueves a sábado trabajo en una tienda.',
              en: 'I work in a shop from Thursday to Saturday.',
            },
          ],
        },
        {
          kind: 'note',
          label: 'Good to know',
          text: 'In your own texts leave *en* out. You will meet it where the day is a **kind** of day, as on shop doors (*abierto en domingo*), and it is right after *caer*, to fall on a day: *Este año mi cumpleaños cae en domingo.*',
        },
      ],
    },
    {
      id: 'today-is',
      title: 'Today is Monday: no article',
      blocks: [
        {
          kind: 'text',
          text: 'When you name the day, there is no article: *Hoy es lunes*. When you say on which day something happens, the article comes back, also after *es*: *El examen es el lunes*. A quick test: where English could say _on_, you need *el* (for _on Mondays_, *los*). *Este* replaces the article: *este sábado*, this Saturday.',
        },
        {
          kind: 'contrast',
          caption: 'Examples: naming the day, and saying when something is',
          left: 'which day it is: no article',
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
              en: 'Because it’s my birthday on Friday. Will you come to dinner?',
            },
            {
              who: 'Marta',
              es: 'Los viernes entreno hasta las ocho. ¿Y el sábado?',
              en: 'I train until eight on Fridays. What about Saturday?',
            },
            {
              who: 'Lucas',
              es: 'El sábado por la noche, perfecto. ¿A las nueve?',
              en: 'Saturday evening, perfect. At nine?',
            },
            { who: 'Marta', es: 'Vale, nos vemos el sábado.', en: 'OK, see you on Saturday.' },
          ],
        },
      ],
    },
    {
      id: 'time-phrases',
      title: 'Common phrases: last week, next week, every week',
      syllabus: ['Adv1', 'Num3'],
      blocks: [
        {
          kind: 'text',
          text: 'With *próximo* and *pasado* the article stays. *Cada* takes no article and a singular noun; *todos los* takes a plural one. Learn these as blocks: one of them in the first line of an exam text settles the tense for the reader.',
        },
        {
          kind: 'phrases',
          caption: 'Asking and naming the day',
          rows: [
            { es: '¿Qué día es hoy?', en: 'What day is it today?' },
            { es: 'Hoy es martes.', en: 'It’s Tuesday today.' },
            { es: 'el fin de semana', en: 'the weekend, at the weekend' },
            { es: 'los fines de semana', en: 'at weekends' },
            { es: 'entre semana', en: 'on weekdays, during the week' },
          ],
        },
        {
          kind: 'phrases',
          caption: 'Looking back',
          rows: [
            { es: 'ayer', en: 'yesterday' },
            { es: 'anteayer', en: 'the day before yesterday' },
            { es: 'anoche', en: 'last night' },
            { es: 'el viernes pasado', en: 'last Friday' },
            { es: 'la semana pasada', en: 'last week' },
            { es: 'hace dos días', en: 'two days ago' },
          ],
        },
        {
          kind: 'phrases',
          caption: 'Looking forward',
          rows: [
            { es: 'mañana', en: 'tomorrow' },
            { es: 'pasado mañana', en: 'the day after tomorrow' },
            { es: 'mañana por la mañana', en: 'tomorrow morning' },
            { es: 'esta noche', en: 'tonight' },
            { es: 'el lunes que viene', en: 'next Monday' },
            { es: 'el próximo jueves', en: 'next Thursday' },
            { es: 'dentro de tres días', en: 'in three days, three days from now' },
          ],
        },
        {
          kind: 'phrases',
          caption: 'How often',
          rows: [
            { es: 'todos los domingos', en: 'every Sunday' },
            { es: 'todos los días', en: 'every day' },
            { es: 'cada miércoles', en: 'every Wednesday, each Wednesday' },
            { es: 'un martes sí y otro no', en: 'every other Tuesday' },
            { es: 'dos veces a la semana', en: 'twice a week' },
          ],
        },
        {
          kind: 'examples',
          rows: [
            { es: 'El lunes que viene empiezan los exámenes.', en: 'The exams start next Monday.' },
            {
              es: 'El próximo jueves actúa mi hermano en el instituto.',
              en: 'My brother is performing at school next Thursday.',
            },
            { es: 'El viernes pasado perdí el autobús.', en: 'I missed the bus last Friday.' },
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
              en: 'I don’t go out in the evening during the week.',
            },
            { es: 'Anoche me acosté muy tarde.', en: 'I went to bed very late last night.' },
            { es: 'Anteayer llegó el paquete.', en: 'The parcel arrived the day before yesterday.' },
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
          text: '*Mañana* is both “tomorrow” and “morning”: *mañana por la mañana* is “tomorrow morning”. *Pasado mañana* has nothing to do with the past: it is the day **after** tomorrow.',
        },
      ],
    },
    {
      id: 'months-and-dates',
      title: 'Months, seasons and dates',
      syllabus: ['Num3'],
      blocks: [
        {
          kind: 'table',
          caption: 'The twelve months, small letter',
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
          kind: 'table',
          caption: 'The four seasons',
          columns: [
            { header: 'Spanish', lang: 'es' },
            { header: 'English', lang: 'en', translation: true },
          ],
          rows: [
            ['la primavera', 'spring'],
            ['el verano', 'summer'],
            ['el otoño', 'autumn'],
            ['el invierno', 'winter'],
          ],
        },
        {
          kind: 'list',
          items: [
            'The _th_ in *marzo* and *diciembre* is how most of Spain says z and soft c; in America it is an s.',
            'Months, seasons and years **do** take *en*: *en julio*, *en verano*, *en 2026*. Days and dates do not: *el lunes*, *el 3 de mayo*.',
            'A date is *el* + number + *de* + month + *de* + year: *el tres de mayo de 2026*. Use *dos, tres, cuatro*, never _second, third, fourth_.',
            'The first is *el uno de enero* or *el primero de enero*. Both are right.',
            'With the weekday in front there is still only one *el*: *el martes 13 de abril*, not ~~el martes el 13~~. At the top of a letter leave *el* out: *Sevilla, 3 de mayo de 2026*.',
            'In figures the day comes first, as in Britain: 3/5/2026 is the third of May.',
            '*¿A qué estamos?* and *Estamos a* ask and give the date with *estar*; with *ser* say *¿Qué fecha es hoy?* and *Es 3 de mayo*.',
          ],
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Mi cumpleaños es el tres de mayo.', en: 'My birthday is on the third of May.' },
            { es: 'Nací el 12 de octubre de 2010.', en: 'I was born on 12 October 2010.' },
            {
              es: 'El uno de enero casi todo está cerrado.',
              en: 'Almost everything is closed on the first of January.',
            },
            { es: 'Hoy estamos a quince de junio.', en: 'Today is the fifteenth of June.' },
            { es: 'En septiembre empezamos el curso.', en: 'We start the school year in September.' },
            {
              es: 'En primavera hacemos más deporte al aire libre.',
              en: 'In spring we do more sport outdoors.',
            },
            {
              es: 'El viaje de estudios es del 4 al 7 de abril.',
              en: 'The school trip is from 4 to 7 April.',
            },
          ],
        },
      ],
    },
    {
      id: 'clock',
      title: 'The clock',
      syllabus: ['Num3'],
      blocks: [
        {
          kind: 'text',
          text: 'Only one o’clock is singular: *es la una*. All the other hours are *son las …*. Up to half past add minutes with *y*; after half past take them from the next hour with *menos*.',
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
            ['2.35', 'Son las tres menos veinticinco.'],
            ['2.45', 'Son las tres menos cuarto.'],
            ['12.45', 'Es la una menos cuarto.'],
            ['midday', 'Son las doce del mediodía.'],
            ['midnight', 'Son las doce de la noche.'],
          ],
        },
        {
          kind: 'list',
          items: [
            'To ask: *¿Qué hora es?* To say at what time: *a*, never *en*: *¿A qué hora?*, *a las ocho*, *a la una*.',
            '**After a clock time** the part of the day is *de la mañana*, *de la tarde*, *de la noche* (and *de la madrugada* from midnight to dawn).',
            '**Without a clock time** it is *por la mañana*, *por la tarde*, *por la noche*.',
            '*De la tarde* runs from midday until dark, so 7 p.m. is usually *las siete de la tarde*.',
            'Timetables use the 24-hour clock: *el tren de las 17:30*, read *las diecisiete treinta*.',
          ],
        },
        {
          kind: 'contrast',
          caption: 'In the morning, twice',
          left: 'with an hour: *de*',
          right: 'without an hour: *por*',
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
              en: 'Let’s meet at quarter to one at the station.',
            },
          ],
        },
      ],
    },
    {
      id: 'mistakes',
      title: 'Mistakes to avoid',
      blocks: [
        {
          kind: 'mistakes',
          rows: [
            {
              wrong: 'En los lunes tengo natación.',
              right: 'Los lunes tengo natación.',
              en: 'I have swimming on Mondays.',
              why: 'You are translating _on_. The article already says it: *el* for once, *los* for every week.',
            },
            {
              wrong: 'Nos vemos el Lunes.',
              right: 'Nos vemos el lunes.',
              en: 'See you on Monday.',
              why: 'English gives days and months a capital; Spanish does not.',
            },
            {
              wrong: 'Los sábado juego al baloncesto.',
              right: 'Los sábados juego al baloncesto.',
              en: 'I play basketball on Saturdays.',
              why: '*Los lunes* looks unchanged only because *lunes* ends in *-s* already. *Sábado* and *domingo* must add it.',
            },
            {
              wrong: 'Hoy es el lunes.',
              right: 'Hoy es lunes.',
              en: 'Today is Monday.',
              why: 'Here you name the day and do not say _on_, so there is no article.',
            },
            {
              wrong: 'El concurso es miercoles.',
              right: 'El concurso es el miércoles.',
              en: 'The competition is on Wednesday.',
              why: 'Two slips: this one does mean _on_ Wednesday, so it needs *el*; and *miércoles* has an accent on its first e.',
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
              why: 'One is singular, minutes or no minutes: *es la una*. From two on it is *son las*.',
            },
            {
              wrong: 'Entro a las ocho por la mañana.',
              right: 'Entro a las ocho de la mañana.',
              en: 'I start at eight in the morning.',
              why: 'After an hour, *de la mañana*. *Por la mañana* stands alone or after a day.',
            },
            {
              wrong: 'Mi cumpleaños es en el segundo de mayo.',
              right: 'Mi cumpleaños es el dos de mayo.',
              en: 'My birthday is on the second of May.',
              why: 'No *en* before a date, and plain numbers from *dos* on.',
            },
            {
              wrong: 'Voy a París en tres días.',
              right: 'Voy a París dentro de tres días.',
              en: 'I’m going to Paris in three days.',
              why: '*En tres días* is how long something takes (*Leí el libro en tres días*). You will hear it for “three days from now” too, but the Academy advises against it: write *dentro de*.',
            },
          ],
        },
        {
          kind: 'note',
          label: 'Culture',
          text: 'In Spain the unlucky day is not Friday but Tuesday the thirteenth, *martes y trece*. The saying goes *En martes, ni te cases ni te embarques*: on a Tuesday, neither marry nor set sail.',
        },
        {
          kind: 'note',
          label: 'Spain and America',
          text: 'For the first of the month Spain usually says *el uno de enero*, America *el primero de enero*. For 2.45 Spain says *las tres menos cuarto*; much of America says *un cuarto para las tres* or *faltan quince para las tres*. And *en la mañana*, where Spain has *por la mañana*, is normal there. All of them are right; keep to one. *El móvil* and *los deberes* are mostly *el celular* and *la tarea* in America.',
        },
        {
          kind: 'note',
          label: 'In the exam',
          text: '**Listening**: days and times come up in most papers. The answer is often one day and one hour, and the speaker mentions two of each before deciding. Write down both and wait for the *pero*. **Speaking**, role play: arrange a meeting with day, part of the day and hour (*el sábado por la tarde, a las seis y media*). **Writing**: open with *el fin de semana pasado* or *el sábado que viene* and your tense is clear from the first line.',
        },
      ],
    },
  ],
  exercises: [
    {
      id: 'one-saturday',
      kind: 'choose',
      teaches: 'on-monday',
      prompt: 'This happens once, this week. Which fits?',
      sentence: '___ tengo un partido importante.',
      en: 'I’ve got an important match on Saturday.',
      options: [
        { text: '*El sábado*', right: true, because: 'One particular Saturday: singular article, no *en*.' },
        {
          text: '*Los sábados*',
          because: 'This would be “on Saturdays”: a match every week.',
        },
        { text: '*En el sábado*', because: 'English _on_ is not translated: the article says it alone.' },
        {
          text: '*Cada sábado*',
          because: '*Cada sábado* is “every Saturday”. This match is played once.',
          teaches: 'time-phrases',
        },
      ],
    },
    {
      id: 'today-is-thursday',
      kind: 'choose',
      teaches: 'today-is',
      prompt: 'Which completes the sentence?',
      sentence: 'Hoy es ___.',
      en: 'Today is Thursday.',
      options: [
        { text: '*jueves*', right: true, because: 'You name the day, so no article.' },
        {
          text: '*el jueves*',
          because: 'With the article it means “on Thursday”, as in *El examen es el jueves*.',
        },
        { text: '*los jueves*', because: 'This is “on Thursdays”, a habit; today is just one day.' },
        {
          text: '*Jueves*',
          because: 'Days take a small letter, unless they begin the sentence.',
          teaches: 'seven-days',
        },
      ],
    },
    {
      id: 'eight-in-the-morning',
      kind: 'choose',
      teaches: 'clock',
      prompt: 'Which completes the sentence?',
      sentence: 'El tren sale a las ocho ___.',
      en: 'The train leaves at eight in the morning.',
      options: [
        { text: '*de la mañana*', right: true, because: 'There is an hour before it, so *de*.' },
        {
          text: '*por la mañana*',
          because: 'Right only without an hour: *El tren sale por la mañana*.',
        },
        {
          text: '*mañana*',
          because: 'Without *de la* this means “tomorrow”: the train would leave at eight tomorrow.',
          teaches: 'time-phrases',
        },
      ],
    },
    {
      id: 'in-july',
      kind: 'choose',
      teaches: 'months-and-dates',
      prompt: 'Only one of these needs its *en*. Which sentence is right?',
      options: [
        {
          text: '*Voy a Málaga en julio.*',
          right: true,
          because: 'Months take *en*: *en julio*. So do seasons and years.',
        },
        { text: '*Voy a Málaga en el 3 de julio.*', because: 'A date takes *el* alone: *el 3 de julio*.' },
        {
          text: '*Voy a Málaga en el viernes.*',
          because: 'A day takes the article alone: *el viernes*.',
          teaches: 'on-monday',
        },
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
          note: '*Todos los días sábado* is said in parts of America; *todos los sábados* is right everywhere.',
        },
      ],
      because: '*Sábado* ends in a vowel, so the plural adds *-s*. The accent stays.',
      mistakes: [
        {
          answer: 'sábado',
          because:
            '*Todos los* is plural, and *sábado* must show it. Only the days in *-s* stay as they are.',
        },
        { answer: '{sábadoes|sábades}', because: '*Sábado* ends in a vowel: add only *-s*, *sábados*.' },
        { answer: 'sábadas', because: 'The days are masculine, as *todos los* shows: *sábados*.' },
        {
          answer: '{lunes|martes|miércoles|jueves|viernes|domingos|domingo}',
          because: 'That is another day. Saturday is *sábado*, and its plural *sábados*.',
        },
        {
          answer: '{fines de semana|fin de semana}',
          because: 'That is the weekend, Saturday and Sunday. Saturday alone is *sábado*.',
        },
        { answer: 'días', because: '*Todos los días* is “every day”. Name the day: *sábados*.' },
        { answer: 'los sábados', because: '*Los* is there already: *todos los sábados*.' },
      ],
    },
    {
      id: 'quarter-to-three',
      kind: 'fill',
      teaches: 'clock',
      sentence: 'Son las tres ___ cuarto.',
      en: 'It’s quarter to three.',
      answers: ['menos'],
      because:
        'After half past, Spanish names the next hour and takes the minutes away: three **less** a quarter.',
      mistakes: [
        { answer: 'y', because: '*Las tres y cuarto* is quarter **past** three.' },
        { answer: 'y menos', because: 'One word is enough: *y* adds, *menos* takes away.' },
        {
          answer: 'menos {un|el}',
          because: 'No article is needed after *menos*: *las tres menos cuarto*, like *las tres y cuarto*.',
        },
        {
          answer: '{para|para un|un}',
          because:
            'In America there is *un cuarto para las tres*, with the quarter first. Where the hour comes first, the word is *menos*.',
        },
        {
          answer: '{a|a un|hasta|de|en|por|con|sin|antes|antes de|antes un}',
          because: 'English _to_ is not translated: Spanish takes the quarter away with *menos*.',
        },
        { answer: 'y media', because: '*Y media* is half past. A quarter less is *menos cuarto*.' },
        { answer: '{más|mas}', because: '*Más* adds. To take the quarter away say *menos*.' },
        { answer: 'menor', because: '*Menor* is “younger” or “smaller”. “Less” is *menos*.' },
      ],
    },
    {
      id: 'day-after-tomorrow',
      kind: 'fill',
      teaches: 'time-phrases',
      sentence: 'Hoy es lunes; ___ mañana es miércoles.',
      en: 'Today is Monday; the day after tomorrow is Wednesday.',
      answers: [
        'pasado',
        {
          answer: 'el día {después de|siguiente a}',
          note: 'Right, but it only describes the day. The usual name for it is *pasado mañana*.',
        },
      ],
      because: '*Pasado mañana*: once tomorrow has passed.',
      mistakes: [
        {
          answer: '{después|después de|después de la|despues del|tras|el después|el día después}',
          because:
            'A word-for-word _after_. The set phrase is *pasado mañana*, without *de* and without an article.',
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
          because: 'With these words *mañana* is “morning”. The day after tomorrow is *pasado mañana*.',
        },
        {
          answer: '{próxima|próximo|siguiente|la siguiente|la próxima|segunda|otra|dos}',
          because: 'English thinks “after tomorrow”, Spanish “tomorrow passed”: *pasado mañana*.',
        },
        {
          answer: '{antes|antes de|antes de la|ayer|anteayer}',
          because: 'That looks back, and *mañana* lies ahead. The day after tomorrow is *pasado mañana*.',
        },
        { answer: 'mañana', because: '*Mañana* is tomorrow, Tuesday. One day more is *pasado mañana*.' },
      ],
    },
    {
      id: 'exam-on-monday',
      kind: 'correct',
      teaches: 'on-monday',
      sentence: 'Mi examen de español es en el lunes.',
      en: 'My Spanish exam is on Monday.',
      answers: [
        '{Mi|El} examen de español {es|será|va a ser|cae|toca|tiene lugar} {el|este} lunes.',
        '{El|Este} lunes {es|será|va a ser} {mi|el} examen de español.',
        '{Mi|El} examen de español {es|será|va a ser} {el próximo lunes|el lunes próximo|el lunes que viene}.',
        '{Tengo|Voy a tener} [mi|el|un] examen de español <{el|este} lunes>.',
        '{Mi|El} examen de español lo tengo {el|este} lunes.',
        {
          answer: '{Mi|El} examen de español {es|será} el día lunes.',
          note: '*El día lunes* is said in parts of America; *el lunes* is right everywhere.',
        },
        {
          answer: 'Mi prueba de español {es|será} {el|este} lunes.',
          note: '*Una prueba* is any test; an exam is *un examen*.',
        },
        {
          answer: '{Mi|El} examen de español es para el lunes.',
          note: 'Right; it says “for Monday”, the day that was fixed. The day itself is *el lunes*.',
        },
      ],
      because: 'English _on_ is not translated; the article *el* says it.',
      mistakes: [
        {
          answer: '{Mi|El} examen de español {es|será} en lunes.',
          because:
            'It is *en* that has to go. The article stays, because it is what says _on_: *el lunes*. (*Un lunes* or *en un lunes* is any Monday.)',
        },
        {
          answer: '{Mi|El} examen de español {es|será|va a ser} {en el|en este} lunes.',
          because: 'The day takes no *en*: the article alone says _on_, *el lunes*.',
        },
        {
          answer: 'En el lunes {es|será|va a ser} {mi|el} examen de español.',
          because: 'The day takes no *en*: the article alone says _on_, *el lunes*.',
        },
        {
          answer: 'Tengo {mi|el|un} examen de español <{en el|en} lunes>.',
          because: 'The verb is fine, but the day takes no *en*: *el lunes*.',
        },
        {
          answer: '{Mi|El} examen de español {es|será} {al|a el|sobre el|por el|del|de} lunes.',
          because: 'No preposition stands before the day, neither *en* nor another one: *el lunes*.',
        },
        {
          answer: '{Mi|El} examen de español {es|será} {los|en los} lunes.',
          because: '*Los lunes* is every Monday. One exam on one day: *el lunes*.',
        },
        {
          answer: '{Mi|El} examen de español {es|será|va a ser} lunes.',
          because: 'You say when the exam is (_on_ Monday), so the article is needed: *el lunes*.',
        },
        {
          answer: '{Mi|El} examen de español {está|estará} [en] {el|este} lunes.',
          because: 'An exam takes place, so it takes *ser*, and the day stands without *en*: *es el lunes*.',
        },
        {
          answer: '{Mi|El} examen de español {es|será} [en] {la|lo} lunes.',
          because: 'The days are masculine: *el lunes*.',
        },
        {
          answer: '{Mi|El} {examen español|español examen|examen en español} es [en] el lunes.',
          because:
            'The subject of an exam takes *de*: *examen de español*. And the day stands without *en*: *el lunes*.',
        },
        {
          answer: '{Mi|El} examen de español es [en] el {martes|miércoles|jueves|viernes|domingo|luna}.',
          because: 'Monday is *lunes*, and it takes no *en*: *el lunes*.',
        },
        {
          answer: '{Mi|El} examen de español fue el lunes.',
          because: '*En* is gone, as it should be, but *fue* says that the exam is over: *es el lunes*.',
        },
        {
          answer: '{Mi|El} examen de español {{es|será} {un|en un}|cae {en|un|en un}} lunes.',
          because:
            'This can be said, but it means “on **a** Monday”, whichever it is. For the Monday that comes now: *el lunes*.',
        },
      ],
    },
    {
      id: 'half-past-one',
      kind: 'correct',
      teaches: 'clock',
      sentence: 'Son la una y media por la tarde.',
      en: 'It’s half past one in the afternoon.',
      answers: [
        'Es la una y {media|treinta} de la tarde.',
        {
          answer: 'Es la una y media del mediodía.',
          note: 'In Spain *mediodía* goes on until lunch, so you may hear this; *de la tarde* is right everywhere.',
        },
        {
          answer: 'Son las {trece|13} {y media|treinta|y treinta|30}.',
          note: 'The 24-hour clock, as on a timetable. In speech: *Es la una y media de la tarde*.',
        },
      ],
      because: 'One o’clock is singular, *es la una*; and after an hour it is *de la tarde*.',
      mistakes: [
        {
          answer: 'Es la una y {media|treinta} {por|en|a|para} la tarde.',
          because: 'The verb is right now. After an hour use *de la tarde*.',
        },
        {
          answer: 'Son la una y {media|treinta} de la tarde.',
          because: '*De* is right now. But *la una* is singular: *es*.',
        },
        {
          answer: 'Son la una y {media|treinta} {por|en} la tarde.',
          because: '*La una* is singular, *es*; and after an hour it is *de la tarde*.',
        },
        {
          answer: '{Es|Son} las una y media {de|por} la tarde.',
          because: 'One o’clock is singular all through: *es la una*.',
        },
        {
          answer: 'Es una y media {de|por} la tarde.',
          because: 'Hours take an article: *la una*. And after the hour it is *de la tarde*.',
        },
        {
          answer: '{Es|Son} {el uno|la uno|el una|lo una} y media {de|por} la tarde.',
          because: 'The word behind it is *hora*, which is feminine: *es la una*.',
        },
        {
          answer: 'Es la una {y medio|media|y la media|y una media} {de|por} la tarde.',
          because: 'Half past is *y media*: half an *hora*, feminine and without an article.',
        },
        {
          answer: '{Está|Están|Hace|Tiene|Hay} la una y media {de|por} la tarde.',
          because: 'The time takes *ser*: *es la una*.',
        },
        {
          answer: '{Es|Son} a la una y media {de|por} la tarde.',
          because: '*A la una* is “**at** one”. To tell the time: *es la una*.',
        },
        {
          answer: 'Es la una y media {de|por} tarde.',
          because: 'The part of the day keeps its article: *de la tarde*.',
        },
        {
          answer: 'Es la una y media de la {mañana|noche|madrugada}.',
          because: '“In the afternoon” is *de la tarde*.',
        },
        {
          answer: 'Es la una y media.',
          because: 'Half right: “in the afternoon” is left out. After the hour it is *de la tarde*.',
        },
        {
          answer: '{Era|Fue} la una y media {de|por} la tarde.',
          because: 'That is the past. “It’s” is *es*, and after the hour it is *de la tarde*.',
        },
        {
          answer: '{Son|Es} {las|la} {13:30|trece y media|trece treinta|trece y treinta} de la tarde.',
          because: 'With *de la tarde* the hours go from one to twelve: *es la una y media de la tarde*.',
        },
      ],
    },
    {
      id: 'next-friday',
      kind: 'order',
      teaches: 'time-phrases',
      words: ['viene', 'las', 'el', 'a', 'quedamos', 'que', 'siete', 'viernes'],
      en: 'We’re meeting next Friday at seven.',
      answers: ['Quedamos <el viernes que viene> <a las siete>.'],
      because: '*El viernes que viene* is one block, “the Friday that is coming”; the hour takes *a*.',
      mistakes: [
        {
          answer: 'Quedamos <{el que viene viernes|que viene el viernes}> <a las siete>.',
          because: '*Que viene* stands behind its day: *el viernes que viene*.',
        },
        {
          answer: 'Quedamos el viernes a las siete que viene.',
          because: '*Que viene* belongs to the day: *el viernes que viene*, then the hour.',
        },
        {
          answer: '{El viernes quedamos a las siete que viene|A las siete que viene quedamos el viernes}.',
          because: '*Que viene* belongs to the day: *el viernes que viene*.',
        },
        {
          answer: 'Quedamos que el viernes viene a las siete.',
          because:
            'This says “we agree that he’s coming on Friday”. Here *que viene* describes the day: *el viernes que viene*.',
        },
        {
          answer: 'Viene el viernes que quedamos a las siete.',
          because: 'Here somebody “is coming”. The verb of the sentence is *quedamos*, “we’re meeting”.',
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
          note: 'In much of America *jugar tenis*; in Spain *jugar al tenis*.',
        },
        {
          answer: 'Juego [al] tenis <{los|todos los} días miércoles>.',
          note: '*Los días miércoles* is said in parts of America; *los miércoles* is right everywhere.',
        },
        {
          answer: 'Hago tenis <{los|todos los|cada} miércoles>.',
          note: 'Said of an activity for which you have signed up; for the game itself, *juego al tenis*.',
        },
        {
          answer: 'Practico [el] tenis <{los|todos los|cada} miércoles>.',
          note: 'Right; for a game people mostly say *juego al tenis*.',
        },
      ],
      because:
        'A habit: *los*. *Miércoles* does not change in the plural and keeps its accent. *Jugar al tenis* is said everywhere, *jugar tenis* in much of America.',
      mistakes: [
        {
          answer: 'Juego ^ [al] tenis <{el|este|el próximo} miércoles>.',
          because: 'That is one Wednesday: “I’m playing on Wednesday”. A habit is *los miércoles*.',
        },
        {
          answer: 'Juego [al] tenis <{en|en el|en cada} miércoles>.',
          because: 'English _on_ is not translated: *los miércoles*.',
        },
        {
          answer: 'Juego [al] tenis <{en los|en todos los} miércoles>.',
          because: 'The article is right. Now drop *en*: *los* says _on_ already.',
        },
        {
          answer: 'Juego [al] tenis <{a los|sobre los|por los|al|a} miércoles>.',
          because: 'No preposition stands before the day: *los* says _on_ already.',
        },
        {
          answer: 'Juego [al] tenis <miércoles>.',
          because: 'A day needs its article; for a habit, *los miércoles*.',
        },
        {
          answer: 'Juego [al] tenis <{las|todas las|todos|todo los|todo el} miércoles>.',
          because: 'The days are masculine, and a habit is plural: *los miércoles*, *todos los miércoles*.',
        },
        {
          answer: 'Juego [al] tenis <los {miércoleses|miércolesos}>.',
          because: '*Miércoles* ends in *-s* already: only the article shows the plural, *los miércoles*.',
        },
        {
          answer: 'Juego [al] tenis <los {lunes|martes|jueves|viernes|sábados|domingos}>.',
          because: 'That is another day: Wednesday is *miércoles*.',
        },
        {
          answer: 'Juego {el|a|a el|en|con} tenis <los miércoles>.',
          because:
            'A game takes *a* and its article in one word: *juego al tenis* (in America also *juego tenis*).',
        },
        {
          answer: '{Toco|actúo} [al|el] tenis <los miércoles>.',
          because: '*Tocar* is for instruments. A sport takes *jugar a*: *juego al tenis*.',
        },
        {
          answer: 'Jugo [al] tenis <los miércoles>.',
          because:
            '*Jugar* changes its *u* to *ue*: *juego*. ~~Jugo~~ is no form of it (*el jugo* is “juice”).',
        },
        {
          answer: 'Estoy jugando [al] tenis <los miércoles>.',
          because: '*Estoy jugando* is what you are doing now. A habit takes the present: *juego*.',
        },
        {
          answer: '{Juega|juegas|jugamos|juegan} [al] tenis <los miércoles>.',
          because: 'Another person does it there. “I play” is *juego*.',
        },
        {
          answer: '{Jugué|jugaba|jugaré|voy a jugar} [al] tenis <los miércoles>.',
          because: 'Another tense: “I play”, a habit of today, is the present *juego*.',
        },
        {
          answer: 'Jugar [al] tenis <los miércoles>.',
          because: '*Jugar* is “to play”. “I play” needs its form: *juego*.',
        },
        {
          answer: 'Juego [al] tennis <los miércoles>.',
          because: 'The Spanish word has one *n*: *tenis*.',
        },
        {
          answer: 'Me gusta jugar [al] tenis <los miércoles>.',
          because: 'That is “I like playing”. “I play” is *juego*.',
        },
      ],
    },
    {
      id: 'birthday-first-january',
      kind: 'translate',
      teaches: 'months-and-dates',
      en: 'My birthday is on the first of January.',
      answers: [
        'Mi {cumpleaños|cumple} {es|cae|será} el [día] {uno|primero|1.º|1º} de enero.',
        'El [día] {uno|primero|1.º|1º} de enero {es|será} mi {cumpleaños|cumple}.',
        'Es {mi cumpleaños el [día] {uno|primero} de enero|el [día] {uno|primero} de enero mi cumpleaños}.',
        'Cumplo [los] años <el [día] {uno|primero|1.º|1º} de enero>.',
        'Mi cumpleaños es el primer día {de|del mes de} enero.',
        '{Celebro mi cumpleaños|Mi cumpleaños lo celebro} el {uno|primero} de enero.',
        {
          answer: 'Mi {cumpleaños|cumple} es el {1ro|1ero} de enero.',
          note: 'So it is written in much of America; in Spain *1* or *1.º*.',
        },
      ],
      because: 'Date: *el* + number + *de* + month, without *en* and with a small letter.',
      mistakes: [
        {
          answer: 'Mi {cumpleaños|cumple} {es|está|cae} en [el] [día] {uno|primero} {de|en} enero.',
          because: 'English _on_ disappears: *el uno de enero*.',
        },
        {
          answer: 'Cumplo años en [el] [día] {uno|primero} de enero.',
          because: 'English _on_ disappears: *el uno de enero*.',
        },
        {
          answer: 'Mi {cumpleaños|cumple} es {al|a|sobre el|por el|de} {uno|primero} de enero.',
          because: 'No preposition stands before the date: *el uno de enero*.',
        },
        {
          answer: 'Mi {cumpleaños|cumple} es [en] [el] primer {de|en} enero.',
          because: '*Primer* stands only before a noun. Here it is *primero* or *uno*.',
        },
        {
          answer: 'Mi {cumpleaños|cumple} es [en] la {una|primera} {de|en} enero.',
          because: 'Dates are masculine, as the day is (*el día*): *el uno*, *el primero*.',
        },
        {
          answer: 'Mi {cumpleaños|cumple} es [en] el un de enero.',
          because: '*Un* stands before a noun (*un mes*). In a date it is *uno*: *el uno de enero*.',
        },
        {
          answer: 'Mi {cumpleaños|cumple} es {uno|primero} de enero.',
          because: 'The date needs its article, which says _on_: *el uno de enero*.',
        },
        {
          answer: 'Mi {cumpleaños|cumple} es el {uno|primero} {en|del|a|de el} enero.',
          because: 'Between day and month there is only *de*: *el uno de enero*.',
        },
        {
          answer: 'Mi {cumpleaños|cumple} es el {uno|primero} enero.',
          because: 'Between day and month *de* is needed: *el uno de enero*.',
        },
        {
          answer: 'Mi {cumpleaños|cumple} es [en|el] enero [el] {uno|primero}.',
          because: 'The day comes first, then *de* and the month: *el uno de enero*.',
        },
        {
          answer: 'Mi {cumpleaños|cumple} está el {uno|primero} de enero.',
          because: 'A date is told with *ser*: *es el uno de enero*.',
        },
        {
          answer: 'Mi {cumpleaños|cumple} son el {uno|primero} de enero.',
          because: '*Cumpleaños* ends in *-s*, but it is one birthday: *es*.',
        },
        {
          answer: 'Mi cumpleaño es [en] el {uno|primero} de enero.',
          because: 'One birthday ends in *-s* too: *el cumpleaños*. And the date takes no *en*.',
        },
        {
          answer: 'Mis cumpleaños {es|son} el {uno|primero} de enero.',
          because: 'You have one birthday a year: *mi cumpleaños*, in spite of its *-s*.',
        },
        {
          answer: 'Mi {aniversario|día de nacimiento|nacimiento|día} es el {uno|primero} de enero.',
          because: 'A birthday is *el cumpleaños*, the day on which you complete years.',
        },
        {
          answer: 'Mi cumpleaños fue el {uno|primero} de enero.',
          because: '*Fue* is “was”. For every year it is *es*.',
        },
        {
          answer: 'Nací el {uno|primero} de enero.',
          because: 'True, and good Spanish, but that is “I was born”. “My birthday” is *mi cumpleaños*.',
        },
      ],
    },
  ],
} satisfies AuthoredLesson
