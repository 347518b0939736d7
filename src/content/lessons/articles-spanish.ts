import type { AuthoredLesson } from '../types'

export default {
  subtitle: 'Los artículos',
  blurb:
    'Tell masculine from feminine, form any plural, and know when Spanish needs an article but English doesn’t, and vice versa.',
  rule: 'Every noun is masculine or feminine, and the words that go with it must match: *el libro rojo, las casas blancas* (the red book, the white houses). Also use *el, la, los, las* for things in general: *Me gusta el chocolate* (I like chocolate). Don’t use *un, una* before a job: *Soy estudiante* (I’m a student).',
  needs: {
    igcse: {
      asks: 'produce',
      what: 'Gender, plurals, articles and adjectives that agree, in every sentence you write. You only need to recognise endings such as *-ito*.',
    },
    abInitio: {
      asks: 'produce',
      what: 'The same: agreement is the first thing examiners look at in your writing.',
    },
    standard: {
      asks: 'produce',
      what: 'All of it, with *lo* + adjective and adjectives placed for effect.',
    },
    higher: {
      asks: 'produce',
      what: 'All of it with almost no slips, including *el agua fría* and *lo caras que son*.',
    },
  },
  opening: 'in-general',
  sections: [
    {
      id: 'the-articles',
      title: 'The eight articles: *el*, *la*, *los*, *las*, *un*, *una*, *unos*, *unas*',
      core: true,
      syllabus: ['Art1'],
      blocks: [
        {
          kind: 'text',
          text: 'English has one _the_ and one _a_. Spanish has four of each: the article matches the gender and number of its noun. *A* + *el* becomes *al*, *de* + *el* becomes *del*: *Voy al parque* (I’m going to the park), but *a El Salvador*. [More on that](#al-and-del).',
        },
        {
          kind: 'table',
          caption: 'The definite article: “the book, the rucksack”',
          columns: [
            { header: 'Number', lang: 'en' },
            { header: 'Masculine', lang: 'es' },
            { header: 'Feminine', lang: 'es' },
          ],
          rows: [
            ['one', 'el libro', 'la mochila'],
            ['several', 'los libros', 'las mochilas'],
          ],
        },
        {
          kind: 'table',
          caption: 'The indefinite article: “a, an”, plural “some, a few”',
          columns: [
            { header: 'Number', lang: 'en' },
            { header: 'Masculine', lang: 'es' },
            { header: 'Feminine', lang: 'es' },
          ],
          rows: [
            ['one', 'un libro', 'una mochila'],
            ['several', 'unos libros', 'unas mochilas'],
          ],
        },
      ],
    },
    {
      id: 'gender',
      title: 'Masculine or feminine? Gender rules and exceptions',
      core: true,
      syllabus: ['N1'],
      blocks: [
        {
          kind: 'text',
          text: 'Learn each noun with its article. If you’re not sure, guess from the ending.',
        },
        {
          kind: 'table',
          caption: 'The endings that help most',
          columns: [
            { header: 'Masculine', lang: 'es' },
            { header: 'Feminine', lang: 'es' },
            { header: 'English', lang: 'en', translation: true },
          ],
          rows: [
            ['el barrio', 'la playa', 'area; beach'],
            ['el viaje', 'la canción', 'trip; song'],
            ['el color', 'la opinión', 'colour; opinion'],
            ['el papel', 'la ciudad', 'paper; city'],
          ],
        },
        {
          kind: 'list',
          items: [
            'Usually masculine: *-o, -aje, -or, -l*. Usually feminine: *-a, -ión, -dad*.',
            'Feminine nouns in *-o*: *la mano* (hand), *la foto* (photo), *la moto* (motorbike). Masculine nouns in *-a*: *el día* (day), *el mapa* (map), *el problema* and others in *-ma*.',
            '*La gente* (people) is feminine and **singular**.',
          ],
        },
      ],
    },
    {
      id: 'plurals',
      title: 'The plural of nouns: -s, -es, -ces',
      core: true,
      syllabus: ['N2'],
      blocks: [
        {
          kind: 'table',
          caption: 'Class, city, pencil, song: four rules',
          columns: [
            { header: 'Rule', lang: 'en' },
            { header: 'One', lang: 'es' },
            { header: 'More', lang: 'es' },
          ],
          rows: [
            ['vowel: *-s*', 'la clase', 'las clases'],
            ['consonant: *-es*', 'la ciudad', 'las ciudades'],
            ['*-z*: *-ces*', 'el lápiz', 'los lápices'],
            ['*-ión*: no accent', 'la canción', 'las canciones'],
          ],
        },
        {
          kind: 'examples',
          rows: [
            { es: 'He perdido los lápices de colores.', en: 'I’ve lost the coloured pencils.' },
            {
              es: '¿Cuántos hermanos tienes?',
              en: 'How many brothers and sisters have you got?',
              note: 'A masculine plural can mean a mixed group.',
            },
          ],
        },
      ],
    },
    {
      id: 'the-definite-article',
      title: 'When to use “the”, and when not: *me gusta el café*',
      core: true,
      syllabus: ['Art1'],
      blocks: [
        {
          kind: 'text',
          text: 'Spanish uses *el, la, los, las* far more often than English uses _the_, especially for **things in general**, with *gustar* and as the subject of a sentence.',
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Me gusta el chocolate.', en: 'I like chocolate.' },
            { es: 'Los móviles son caros.', en: 'Mobile phones are expensive.' },
            {
              es: 'Los sábados compro chocolate.',
              en: 'I buy chocolate on Saturdays.',
              note: 'For “some”, drop the article.',
            },
            { es: 'Me duele la cabeza.', en: 'My head hurts.', note: 'With body parts, don’t use _my_.' },
          ],
        },
      ],
    },
    {
      id: 'the-indefinite-article',
      title: 'When to leave out “a”: *soy estudiante*, *otro*',
      core: true,
      syllabus: ['Art1'],
      blocks: [
        {
          kind: 'text',
          text: 'Use *un, una* for one of many. Leave them out before *otro* (another), or when a noun only says **what kind** of person somebody is (a job, a nationality, a religion).',
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Soy estudiante y mi padre es cocinero.', en: 'I’m a student and my dad is a cook.' },
            {
              es: 'Es una profesora excelente.',
              en: 'She’s an excellent teacher.',
              note: '*Excelente* describes her, so use *una*. The job alone: *Es profesora universitaria*.',
            },
            { es: '¿Quieres otro bocadillo?', en: 'Do you want another sandwich?' },
          ],
        },
      ],
    },
    {
      id: 'adjectives',
      title: 'Adjectives: agreement and position',
      core: true,
      syllabus: ['Adj1'],
      blocks: [
        {
          kind: 'text',
          text: 'The adjective matches the gender and number of its noun and normally goes **after** it: *una bici roja* (a red bike). The masculine ending shows the pattern. *Este* (this) and *ese* (that) go [before it](#demonstratives).',
        },
        {
          kind: 'table',
          caption: 'Tall, big, blue: three patterns',
          columns: [
            { header: 'Masculine', lang: 'es' },
            { header: 'Feminine', lang: 'es' },
            { header: 'Plural', lang: 'es' },
          ],
          rows: [
            ['alto', 'alta', 'altos, altas'],
            ['grande', 'grande', 'grandes'],
            ['azul', 'azul', 'azules'],
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
              wrong: 'Me gusta chocolate.',
              right: 'Me gusta el chocolate.',
              en: 'I like chocolate.',
              why: 'Use *el* for chocolate in general.',
            },
            {
              wrong: 'Soy un estudiante.',
              right: 'Soy estudiante.',
              en: 'I’m a student.',
              why: 'Don’t use *un* before a job.',
            },
            {
              wrong: 'La problema es grave.',
              right: 'El problema es grave.',
              en: 'The problem is serious.',
              why: 'It’s one of [the words from Greek](#gender-more).',
            },
            {
              wrong: 'Quiero un otro helado.',
              right: 'Quiero otro helado.',
              en: 'I want another ice cream.',
              why: '*Otro* already means _another_, so drop *un*.',
            },
            {
              wrong: 'Mi asignatura favorito es el arte.',
              right: 'Mi asignatura favorita es el arte.',
              en: 'My favourite subject is art.',
              why: '*Asignatura* is feminine, so *favorita*.',
            },
          ],
        },
      ],
    },
    {
      id: 'al-and-del',
      title: '*Al* and *del*: *a* + *el*, *de* + *el*',
      more: 'What contracts and what doesn’t.',
      syllabus: ['Art1'],
      blocks: [
        {
          kind: 'text',
          text: 'Two pairs of words contract: *a* (to) + *el* becomes *al*, *de* (of, from) + *el* becomes *del*. The other articles stay separate.',
        },
        {
          kind: 'table',
          caption: 'The two contractions, and what doesn’t contract',
          columns: [
            { header: 'Put together', lang: 'en' },
            { header: 'Spanish', lang: 'es' },
            { header: 'English', lang: 'en', translation: true },
          ],
          rows: [
            ['*a* + *el*', 'Voy al instituto.', 'I’m going to school.'],
            ['*de* + *el*', 'Vuelvo del instituto.', 'I’m coming back from school.'],
            ['*a* + *la, los, las*', 'Voy a la piscina.', 'I’m going to the pool.'],
            ['*de* + *la, los, las*', 'Es la madre de los gemelos.', 'She’s the twins’ mother.'],
            [
              '*a, de* + a name that begins with *El*',
              'Viaja a El Salvador.',
              'She’s travelling to El Salvador.',
            ],
            ['*a, de* + *él* (he)', 'Hablan de él.', 'They’re talking about him.'],
          ],
        },
        {
          kind: 'examples',
          rows: [
            { es: 'El sábado fuimos al cine.', en: 'We went to the cinema on Saturday.' },
            { es: 'La puerta del gimnasio está abierta.', en: 'The gym door is open.' },
            {
              es: 'Mi vecina es de El Salvador.',
              en: 'My neighbour is from El Salvador.',
              note: 'In writing, don’t contract *a* or *de* with a name that begins with *El*. This includes newspapers: *un artículo de El País* (an *El País* article).',
            },
            { es: 'Tengo una idea y unas preguntas.', en: 'I’ve got an idea and a few questions.' },
          ],
        },
      ],
    },
    {
      id: 'gender-more',
      title: 'Gender by ending: all the groups, words in -ma, la persona',
      more: 'Eighteen groups with exceptions, eleven words from Greek, one form for both genders.',
      syllabus: ['N1'],
      blocks: [
        {
          kind: 'table',
          caption: 'Usually masculine',
          columns: [
            { header: 'Ending or group', lang: 'en' },
            { header: 'Examples', lang: 'en' },
            { header: 'Exceptions', lang: 'en' },
          ],
          rows: [
            [
              '*-o*',
              '*el libro* (book), *el barrio* (area)',
              '*la mano* (hand), *la foto* (photo), *la moto* (motorbike), *la radio* (radio)',
            ],
            ['*-aje*', '*el viaje* (trip), *el mensaje* (message)', ''],
            ['*-or*', '*el color* (colour), *el error* (mistake)', '*la flor* (flower), *la labor* (task)'],
            [
              '*-l*',
              '*el papel* (paper), *el hospital* (hospital)',
              '*la sal* (salt), *la piel* (skin), *la señal* (sign)',
            ],
            [
              '*-n*, but not *-ión*',
              '*el tren* (train), *el jardín* (garden)',
              '*la imagen* (picture), *la razón* (reason)',
            ],
            ['days and months', '*el lunes* (Monday), *el pasado enero* (last January)', ''],
            ['rivers', '*el Ebro* (the Ebro), *el Tajo* (the Tagus)', ''],
            ['colours', '*el azul* (blue), *el verde* (green)', ''],
            [
              '[infinitives](?infinitive) (the dictionary form of verbs)',
              '*el deber* (duty), *el poder* (power)',
              '',
            ],
          ],
        },
        {
          kind: 'table',
          caption: 'Usually feminine',
          columns: [
            { header: 'Ending or group', lang: 'en' },
            { header: 'Examples', lang: 'en' },
            { header: 'Exceptions', lang: 'en' },
          ],
          rows: [
            [
              '*-a*',
              '*la playa* (beach), *la música* (music)',
              '*el día* (day), *el mapa* (map), *el planeta* (planet), *el sofá* (sofa), *el tranvía* (tram), *el pijama* (pyjamas)',
            ],
            [
              '*-ción, -sión* and nearly all words in *-ión*',
              '*la canción* (song), *la televisión* (TV), *la opinión* (opinion), *la reunión* (meeting)',
              '*el avión* (plane), *el camión* (lorry), *el guion* (script)',
            ],
            [
              '*-dad, -tad, -tud*',
              '*la ciudad* (city), *la amistad* (friendship), *la actitud* (attitude)',
              '',
            ],
            ['*-umbre*', '*la costumbre* (custom), *la cumbre* (summit)', ''],
            [
              '*-ez, -eza*',
              '*la vejez* (old age), *la naturaleza* (nature)',
              '*el pez* (fish), *el ajedrez* (chess)',
            ],
            ['*-ie*', '*la serie* (series), *la especie* (species)', '*el pie* (foot)'],
            ['*-itis*', '*la bronquitis* (bronchitis), *la otitis* (ear infection)', ''],
            ['letters', '*la jota* (j), *la eñe* (*ñ*)', ''],
            ['islands', '*las Canarias* (the Canaries), *las Baleares* (the Balearics)', ''],
          ],
        },
        {
          kind: 'table',
          caption: 'Words from Greek: masculine, but ending in -a',
          columns: [
            { header: 'Spanish', lang: 'es' },
            { header: 'English', lang: 'en', translation: true },
          ],
          rows: [
            ['el problema', 'problem'],
            ['el tema', 'topic'],
            ['el sistema', 'system'],
            ['el programa', 'programme'],
            ['el clima', 'climate'],
            ['el idioma', 'language'],
            ['el poema', 'poem'],
            ['el drama', 'drama'],
            ['el dilema', 'dilemma'],
            ['el síntoma', 'symptom'],
            ['el esquema', 'diagram, outline'],
          ],
        },
        {
          kind: 'list',
          items: [
            'Learn this list. A few rarer words belong here too: *el aroma* (scent), *el fantasma* (ghost). Most other words in *-ma* are feminine, even if English has a similar word: *la forma* (form), *la crema* (cream), *la víctima* (victim), *la alarma* (alarm), *la plataforma* (platform).',
            'Feminine words in *-o* are mostly short forms: *la foto* from *fotografía*, *la moto* from *motocicleta*. *La modelo* is a female model.',
            'Most words in *-ión* are feminine, whatever the letter before: *la opinión*, *la religión*, *la conexión* (opinion, religion, connection). The few masculine ones are mostly things you can touch.',
            'Only the article shows the gender: *el/la artista* (artist), *el/la periodista* (journalist), *el/la estudiante* (student), *el/la cantante* (singer), *el/la joven* (young man or woman), *el/la testigo* (witness).',
            'One gender for everybody: *la persona* (person), *la víctima* (victim) and *la gente* (people) are feminine, and *el personaje* (character in a story) is masculine, whoever it is. *Mi padre es una buena persona* (my dad is a good person).',
          ],
        },
        {
          kind: 'examples',
          rows: [
            { es: 'El problema es el clima.', en: 'The problem is the climate.' },
            { es: 'Me duele la mano derecha.', en: 'My right hand hurts.' },
            { es: 'La reunión de padres es el jueves.', en: 'Parents’ evening is on Thursday.' },
            { es: 'La capital de Perú es Lima.', en: 'The capital of Peru is Lima.' },
            { es: 'Mi hermana es una artista increíble.', en: 'My sister is an amazing artist.' },
            {
              es: 'La gente de mi pueblo es muy simpática.',
              en: 'The people in my village are very friendly.',
            },
          ],
        },
      ],
    },
    {
      id: 'two-meanings',
      title: 'Two genders, two meanings: *el capital*, *la capital*',
      more: 'Eight nouns whose meaning changes with the article.',
      syllabus: ['N1'],
      blocks: [
        {
          kind: 'table',
          caption: 'Two genders, two meanings',
          columns: [
            { header: 'Masculine', lang: 'en' },
            { header: 'Feminine', lang: 'en' },
          ],
          rows: [
            ['*el capital* (money)', '*la capital* (capital city)'],
            ['*el orden* (order, tidiness)', '*la orden* (command)'],
            ['*el cura* (priest)', '*la cura* (cure)'],
            ['*el policía* (policeman)', '*la policía* (the police, policewoman)'],
            ['*el guía* (male guide)', '*la guía* (guidebook, female guide)'],
            ['*el frente* (front)', '*la frente* (forehead)'],
            ['*el cometa* (comet)', '*la cometa* (kite)'],
            ['*el pendiente* (earring)', '*la pendiente* (slope)'],
          ],
        },
      ],
    },
    {
      id: 'el-agua',
      title: '*El agua*: feminine words with a masculine article',
      more: 'Ten words like “water”, and what stays feminine.',
      syllabus: ['Art1', 'N1'],
      blocks: [
        {
          kind: 'text',
          text: 'Directly before a feminine noun that begins with a **stressed** a sound, *la* becomes *el* and *una* becomes *un*, to keep the two a’s apart. The noun is still feminine, and so are all the other words with it.',
        },
        {
          kind: 'table',
          caption: 'Ten common words',
          columns: [
            { header: 'Singular', lang: 'es' },
            { header: 'Plural', lang: 'es' },
            { header: 'English', lang: 'en', translation: true },
          ],
          rows: [
            ['el agua', 'las aguas', 'water'],
            ['el aula', 'las aulas', 'classroom'],
            ['el águila', 'las águilas', 'eagle'],
            ['el hambre', '—', 'hunger'],
            ['el arma', 'las armas', 'weapon'],
            ['el área', 'las áreas', 'area'],
            ['el alma', 'las almas', 'soul'],
            ['el hacha', 'las hachas', 'axe'],
            ['el ala', 'las alas', 'wing'],
            ['el ave', 'las aves', 'bird'],
          ],
        },
        {
          kind: 'contrast',
          caption: 'Only the article changes',
          left: '*el* or *un* directly before the noun',
          right: 'everything else is feminine',
          rows: [
            {
              left: { es: 'El agua está fría.', en: 'The water is cold.' },
              right: { es: 'Esta agua no es potable.', en: 'This water isn’t safe to drink.' },
              why: '*Fría* and *esta* are feminine: only the article changes.',
            },
            {
              left: { es: 'Tenemos un aula pequeña.', en: 'We’ve got a small classroom.' },
              right: { es: 'Las aulas son pequeñas.', en: 'The classrooms are small.' },
            },
            {
              left: { es: 'Vimos un águila enorme.', en: 'We saw a huge eagle.' },
              right: { es: 'La joven águila aprende a volar.', en: 'The young eagle is learning to fly.' },
              why: 'If there’s a word in between, use *la*: also *la gran águila*.',
            },
            {
              left: { es: '¿Me pone un agua, por favor?', en: 'Can I have a water, please?' },
              right: {
                es: 'Bebo mucha agua. ¿Quieres otra agua?',
                en: 'I drink a lot of water. Do you want another water?',
              },
              why: '*Mucha, poca, otra, esta* stay feminine, even directly before the noun.',
            },
          ],
        },
        {
          kind: 'list',
          items: [
            'If the a is **not** stressed, nothing changes: *la amiga* (friend), *la arena* (sand), *una araña* (a spider).',
            '*Algún* and *ningún* work like *un*: *algún arma* (some kind of weapon), *ningún aula* (no classroom). You may also see *una*, *alguna* and *ninguna* there, but not *la*.',
            'Letters, *La Haya* (The Hague) and most newer words for women’s jobs keep *la*: *la a*, *la hache* (h), *la árbitra* (referee). But *el ama de casa* (housewife) follows the rule.',
          ],
        },
      ],
    },
    {
      id: 'plurals-more',
      title: 'Plurals: accents that come and go, words that don’t change',
      more: 'Seven rules, words that don’t change, mixed pairs.',
      syllabus: ['N2'],
      blocks: [
        {
          kind: 'text',
          text: 'Add *-s* after a vowel and *-es* after a consonant. The other rules are about spelling and the few words that don’t change.',
        },
        {
          kind: 'table',
          caption: 'Seven rules',
          columns: [
            { header: 'Rule', lang: 'en' },
            { header: 'One', lang: 'en' },
            { header: 'More', lang: 'es' },
          ],
          rows: [
            ['1. vowel: add *-s*', '*la clase* (class), *el café* (coffee)', 'las clases, los cafés'],
            [
              '2. consonant: add *-es*',
              '*el profesor* (teacher), *la ciudad* (city)',
              'los profesores, las ciudades',
            ],
            ['3. *-z* becomes *-ces*', '*la vez* (time), *el lápiz* (pencil)', 'las veces, los lápices'],
            [
              '4. stressed *-í* and *-ú*: usually *-es*, sometimes *-s*',
              '*el marroquí* (Moroccan), *el menú* (menu)',
              'los marroquíes, los menús',
            ],
            [
              '5. accent lost, because a syllable is added',
              '*la canción* (song), *el autobús* (bus)',
              'las canciones, los autobuses',
            ],
            [
              '6. accent gained, for the same reason',
              '*el joven* (young man), *el examen* (exam)',
              'los jóvenes, los exámenes',
            ],
            [
              '7. unstressed vowel + *-s*: no change',
              '*el lunes* (Monday), *la crisis* (crisis), *el paraguas* (umbrella)',
              'los lunes, las crisis, los paraguas',
            ],
          ],
        },
        {
          kind: 'list',
          items: [
            'Rules 5 and 6 work the same way: the stress stays on the same syllable, and the accent comes or goes to keep it there. (*El carácter, los caracteres*, “character, characters”, is an exception.)',
            'Some words are plural, as in English: *las gafas* (glasses), *las tijeras* (scissors). *Los deberes* (homework) and *las vacaciones* (a holiday) are plural where English is singular.',
            'A masculine plural can mean a mixed pair: *mis padres* (my parents), *mis hermanos* (my brothers and sisters), *los Reyes* (the King and Queen).',
            'Surnames don’t change: *los García* (the García family).',
          ],
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Los jóvenes escuchan otras canciones.', en: 'Young people listen to different songs.' },
            { es: 'Los exámenes son siempre los martes.', en: 'Exams are always on Tuesdays.' },
          ],
        },
      ],
    },
    {
      id: 'definite-uses',
      title: 'All the uses of “the”: titles, languages, days, countries',
      more: 'Ten uses, six places to leave it out, and “all of it” or “some”.',
      syllabus: ['Art1'],
      blocks: [
        {
          kind: 'contrast',
          caption: 'In general, or only some of it',
          left: 'all of it, in general: article',
          right: 'some of it: no article',
          rows: [
            {
              left: { es: 'Me gusta el café.', en: 'I like coffee.' },
              right: { es: 'Bebo café por la mañana.', en: 'I drink coffee in the morning.' },
              why: 'You like coffee in general, but you only drink some of it.',
            },
            {
              left: { es: 'Los perros son fieles.', en: 'Dogs are loyal.' },
              right: { es: 'En mi calle hay perros.', en: 'There are dogs in my street.' },
            },
          ],
        },
        {
          kind: 'text',
          text: 'The first use, which English speakers forget most often, is **things in general**. Here are the others:',
        },
        {
          kind: 'text',
          text: '**2. Titles**, when you talk **about** someone. *Don* and *doña* don’t need the article: *don Luis* (polite for Luis).',
        },
        {
          kind: 'examples',
          rows: [
            { es: 'La señora López es mi tutora.', en: 'Mrs López is my form tutor.' },
            { es: '¿Has visto al doctor Ruiz?', en: 'Have you seen Dr Ruiz?' },
          ],
        },
        {
          kind: 'text',
          text: '**3. Languages and school subjects** as the subject of a sentence or with *gustar*. Subjects on a timetable have a capital: *clase de Historia* (history lesson).',
        },
        {
          kind: 'examples',
          rows: [
            { es: 'El español es más fácil que el alemán.', en: 'Spanish is easier than German.' },
            { es: 'Me encantan las ciencias.', en: 'I love science.' },
          ],
        },
        { kind: 'text', text: '**4. Body parts and clothes**, where English uses _my_ or _your_.' },
        {
          kind: 'examples',
          rows: [{ es: 'Ponte la chaqueta.', en: 'Put your jacket on.' }],
        },
        { kind: 'text', text: '**5. Days and times.**' },
        {
          kind: 'examples',
          rows: [
            { es: 'El jueves tengo piano a las cinco.', en: 'I’ve got piano at five on Thursday.' },
            { es: 'Son las dos y media.', en: 'It’s half past two.' },
          ],
        },
        {
          kind: 'text',
          text: '**6. Games with** *jugar al* (play) **and instruments with** *tocar* (play).',
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Jugamos al fútbol en el recreo.', en: 'We play football at break.' },
            { es: 'Mi primo toca la batería.', en: 'My cousin plays the drums.' },
          ],
        },
        { kind: 'text', text: '**7. Percentages.**' },
        {
          kind: 'examples',
          rows: [
            {
              es: 'El diez por ciento de los alumnos come en casa.',
              en: 'Ten per cent of students have lunch at home.',
            },
            { es: 'El ochenta por ciento tiene móvil.', en: 'Eighty per cent have a mobile.' },
          ],
        },
        { kind: 'text', text: '**8. Last and next** week, month or year.' },
        {
          kind: 'examples',
          rows: [
            { es: 'La semana pasada estuve enferma.', en: 'I was ill last week.' },
            { es: 'El año que viene vamos a Chile.', en: 'We’re going to Chile next year.' },
          ],
        },
        {
          kind: 'text',
          text: '**9. Some countries:** usually *la India*, *los Países Bajos* (the Netherlands), *el Reino Unido* (the United Kingdom); optional with *(el) Perú*, *(los) Estados Unidos* (the United States). Most don’t need the article: *España, Francia* (Spain, France).',
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Mi madre nació en la India.', en: 'My mother was born in India.' },
            { es: 'Los Países Bajos son muy llanos.', en: 'The Netherlands is very flat.' },
          ],
        },
        {
          kind: 'text',
          text: '**10. An infinitive (the dictionary form of a verb) as a noun.** Here the article is optional.',
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Viajar abre la mente.', en: 'Travelling broadens the mind.' },
            { es: 'El dormir poco afecta a la memoria.', en: 'Not sleeping enough affects your memory.' },
          ],
        },
        {
          kind: 'text',
          text: '**Leave the article out** in these six places.',
        },
        {
          kind: 'table',
          caption: 'Leave “the” out',
          columns: [
            { header: 'Where', lang: 'en' },
            { header: 'Spanish', lang: 'es' },
            { header: 'English', lang: 'en', translation: true },
          ],
          rows: [
            [
              'after *hablar, estudiar, aprender* (speak, study, learn) + language or subject',
              'Hablo español y estudio francés.',
              'I speak Spanish and study French.',
            ],
            ['*en* (in) + language', 'Lo escribo en inglés.', 'I’m writing it in English.'],
            ['when you speak **to** someone', 'Buenos días, señora López.', 'Good morning, Mrs López.'],
            [
              '*casa* (home) and *clase* (class) after a preposition',
              'Estoy en casa. Voy a clase.',
              'I’m at home. I’m going to class.',
            ],
            ['numbers after royal names', 'Felipe VI (Felipe sexto)', 'Felipe the Sixth'],
            [
              'after *de*, if the noun only says what kind of thing something is',
              'una clase de Historia, un zumo de naranja',
              'a history lesson, an orange juice',
            ],
          ],
        },
      ],
    },
    {
      id: 'indefinite-uses',
      title: 'All the places to leave out “a”: *media hora*, *sin móvil*, *¡qué día!*',
      more: 'More times to leave out “a”, and how to say “some”.',
      syllabus: ['Art1'],
      blocks: [
        {
          kind: 'text',
          text: '**1. Jobs, nationalities and religions** after *ser*, unless an adjective describes the person (*un médico joven*, a young doctor). Don’t use *un, una* for a type of job: *médico rural* (country doctor).',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Aisha es musulmana y Pablo es católico.',
              en: 'Aisha is a Muslim and Pablo is a Catholic.',
            },
          ],
        },
        {
          kind: 'text',
          text: '**2. Before** *otro* (another), *cierto* (a certain), *medio* (half), *mil* (a thousand), *cien* (a hundred), *tal* (such) **and after** *¡qué…!* (what a…!). *Un cierto parecido* is “some resemblance” and *un tal López* “someone called López”.',
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Tardo media hora.', en: 'It takes me half an hour.' },
            { es: 'Cuesta cien euros.', en: 'It costs a hundred euros.' },
            { es: 'Te lo he dicho mil veces.', en: 'I’ve told you a thousand times.' },
            { es: 'Nunca he visto tal cosa.', en: 'I’ve never seen such a thing.' },
            {
              es: 'Cierta persona no ha hecho los deberes.',
              en: 'A certain person hasn’t done their homework.',
            },
            { es: '¡Qué sorpresa!', en: 'What a surprise!' },
          ],
        },
        {
          kind: 'text',
          text: '**3.** *Tener, llevar, buscar, usar* (have, wear, look for, use) **+ an everyday thing:** what matters is having one, not which one.',
        },
        {
          kind: 'examples',
          rows: [
            { es: 'No tenemos coche.', en: 'We haven’t got a car.' },
            {
              es: 'Mi hermano lleva gafas y busca trabajo.',
              en: 'My brother wears glasses and is looking for a job.',
            },
          ],
        },
        { kind: 'text', text: '**4. After** *sin* (without).' },
        {
          kind: 'examples',
          rows: [
            { es: 'Salió sin chaqueta.', en: 'She went out without a jacket.' },
            { es: 'No puedo vivir sin móvil.', en: 'I can’t live without a phone.' },
          ],
        },
        { kind: 'text', text: '**5. Between commas:** a noun that explains the one before it.' },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Vive en Tarifa, ciudad famosa por el viento.',
              en: 'She lives in Tarifa, a town famous for its wind.',
            },
            { es: 'Hablé con Nadia, amiga de mi hermana.', en: 'I spoke to Nadia, a friend of my sister’s.' },
          ],
        },
        { kind: 'text', text: '**6. With things you can’t count.**' },
        {
          kind: 'examples',
          rows: [
            { es: 'Tengo hambre y quiero pan.', en: 'I’m hungry and I want some bread.' },
            { es: '¿Hay leche en la nevera?', en: 'Is there any milk in the fridge?' },
          ],
        },
        { kind: 'text', text: '**7.** *Unos, unas:* “some, a few”, and “about” before a number.' },
        {
          kind: 'examples',
          rows: [
            { es: 'Vinieron unos amigos de Bilbao.', en: 'Some friends came over from Bilbao.' },
            { es: 'Somos unas treinta personas.', en: 'There are about thirty of us.' },
          ],
        },
      ],
    },
    {
      id: 'neuter',
      title: '*Lo*: the … thing (*lo importante*, *lo mejor*, *lo que*)',
      more: 'Turning an adjective into an idea, and “what I like”.',
      syllabus: ['Art1'],
      blocks: [
        {
          kind: 'text',
          text: '*Lo*, the neuter article (neither masculine nor feminine), turns a masculine singular adjective into an idea: *lo importante* is “the important thing”. It never goes before a noun. *Lo que* + verb is “what” in the sense of “the thing that”.',
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Lo importante es participar.', en: 'The important thing is to take part.' },
            { es: 'Lo mejor del viaje fue la comida.', en: 'The best thing about the trip was the food.' },
            { es: 'Lo malo es que no tenemos tiempo.', en: 'The bad thing is that we don’t have time.' },
            { es: 'No entiendo lo que dices.', en: 'I don’t understand what you’re saying.' },
            {
              es: 'No sabes lo difícil que es.',
              en: 'You don’t know how difficult it is.',
              note: '*Lo* + adjective + *que* means “how”. The adjective agrees here: *lo caras que son las entradas* (how expensive the tickets are).',
            },
          ],
        },
      ],
    },
    {
      id: 'adjectives-more',
      title: 'Adjectives: colours, nationalities, -ista, -dor',
      more: 'The fourth pattern, groups that don’t change, “the red one”.',
      syllabus: ['Adj1'],
      blocks: [
        {
          kind: 'text',
          text: 'Most adjectives that end in a consonant don’t add *-a*, but nationalities and those in *-dor* do.',
        },
        {
          kind: 'table',
          caption: 'All four patterns: tall, big, blue, hard-working',
          columns: [
            { header: 'Masculine', lang: 'es' },
            { header: 'Feminine', lang: 'es' },
            { header: 'Plural', lang: 'es' },
          ],
          rows: [
            ['alto', 'alta', 'altos, altas'],
            ['grande', 'grande', 'grandes'],
            ['azul', 'azul', 'azules'],
            ['trabajador', 'trabajadora', 'trabajadores, trabajadoras'],
          ],
        },
        {
          kind: 'table',
          caption: 'Groups to note',
          columns: [
            { header: 'Group', lang: 'en' },
            { header: 'Examples', lang: 'en' },
          ],
          rows: [
            [
              '*-ista*: one form for both genders',
              '*un chico optimista*, *una chica optimista* (an optimistic boy, an optimistic girl)',
            ],
            [
              'nationalities that end in a consonant add *-a*',
              '*español, española* (Spanish); *alemán, alemana* (German)',
            ],
            ['and also lose any accent', '*inglés, inglesa, ingleses, inglesas* (English)'],
            [
              'colours that are really nouns (rose, orange, coffee): no change, but *rosas* and *naranjas* are also correct',
              '*camisetas rosa* (pink T-shirts), *zapatillas naranja* (orange trainers), *botas color café* (brown boots)',
            ],
            [
              'two-word colours: no change',
              '*ojos azul claro* (light blue eyes), *faldas verde oscuro* (dark green skirts)',
            ],
            ['a mixed group is masculine plural', '*Ana y Luis son altos* (Ana and Luis are tall)'],
            [
              'one adjective for several nouns: plural',
              '*una camisa y una falda negras* (a black shirt and skirt)',
            ],
            [
              '*mejor, peor, mayor, menor* (better, worse, older, younger) and adjectives in *-ar*: one form for both genders',
              '*mi mejor amiga* (my best friend), *mi hermana mayor* (my older sister), *una canción popular* (a popular song)',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'With an article, the adjective can replace the noun: *la roja*, “the red one”.',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: '¿Qué camiseta prefieres, la roja o la verde?',
              en: 'Which T-shirt do you prefer, the red one or the green one?',
            },
            { es: 'Los mayores ayudan a los pequeños.', en: 'The older ones help the little ones.' },
          ],
        },
      ],
    },
    {
      id: 'adjective-place',
      title: 'Adjectives before or after the noun: *un gran amigo*',
      more: 'Which go before the noun, and six that change meaning.',
      syllabus: ['Adj1'],
      blocks: [
        {
          kind: 'text',
          text: 'An adjective normally goes **after** the noun. Numbers, *mucho* (a lot of), *poco* (little), *otro* (another), and the [short forms](#short-forms) go before it. The six below change meaning depending on where they go.',
        },
        {
          kind: 'contrast',
          caption: 'Six that change meaning',
          left: 'before the noun',
          right: 'after the noun',
          rows: [
            {
              left: { es: 'Es un viejo amigo.', en: 'He’s an old friend.', note: 'known for a long time' },
              right: { es: 'Es un hombre viejo.', en: 'He’s an old man.', note: 'elderly' },
            },
            {
              left: { es: '¡Pobre chico!', en: 'Poor boy!', note: 'unlucky' },
              right: { es: 'Es un barrio pobre.', en: 'It’s a poor area.', note: 'with little money' },
            },
            {
              left: { es: 'Es una gran película.', en: 'It’s a great film.', note: 'very good' },
              right: { es: 'Es una casa grande.', en: 'It’s a big house.', note: 'in size' },
            },
            {
              left: {
                es: 'Te presento a mi nuevo vecino.',
                en: 'Meet my new neighbour.',
                note: 'replacing the last one',
              },
              right: {
                es: 'Llevo unas zapatillas nuevas.',
                en: 'I’m wearing new trainers.',
                note: 'just bought',
              },
            },
            {
              left: { es: 'Es mi antiguo colegio.', en: 'It’s my old school.', note: 'former' },
              right: { es: 'Es un edificio antiguo.', en: 'It’s an old building.', note: 'from long ago' },
            },
            {
              left: { es: 'Vamos al mismo instituto.', en: 'We go to the same school.', note: 'the same' },
              right: {
                es: 'Lo dijo la directora misma.',
                en: 'The head teacher herself said so.',
                note: 'in person (*la propia directora* is more common)',
              },
            },
          ],
        },
      ],
    },
    {
      id: 'short-forms',
      title: '*Buen*, *gran*, *primer*: adjectives that lose their ending',
      more: 'Eleven words that get shorter before a noun.',
      syllabus: ['Adj1'],
      blocks: [
        {
          kind: 'text',
          text: 'Eleven words get shorter before a noun. Most only do so before a **masculine singular** noun. *Gran* and *cualquier* do so before either gender, and *cien* before any plural noun.',
        },
        {
          kind: 'table',
          caption: 'Full and short',
          columns: [
            { header: 'Full and short', lang: 'es' },
            { header: 'Before', lang: 'en' },
            { header: 'Example', lang: 'en' },
          ],
          rows: [
            ['bueno, buen', 'masculine singular', '*un buen día* (a good day)'],
            ['malo, mal', 'masculine singular', '*un mal sueño* (a bad dream)'],
            ['primero, primer', 'masculine singular', '*el primer gol* (the first goal)'],
            ['tercero, tercer', 'masculine singular', '*el tercer piso* (the third floor)'],
            ['uno, un', 'masculine singular, and after tens', '*treinta y un días* (thirty-one days)'],
            ['alguno, algún', 'masculine singular', '*algún problema* (some problem)'],
            ['ninguno, ningún', 'masculine singular', '*ningún error* (no mistakes)'],
            ['grande, gran', 'any singular noun', '*una gran ciudad* (a great city)'],
            ['cualquiera, cualquier', 'any singular noun', '*cualquier persona* (any person)'],
            ['ciento, cien', 'any plural noun', '*cien páginas* (a hundred pages)'],
            [
              'santo, san',
              'men’s names, but *santo* before *To-* and *Do-*',
              '*san Pedro*, *santo Tomás* (Saint Peter, Saint Thomas)',
            ],
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Fue un buen partido, pero hizo mal tiempo.',
              en: 'It was a good match, but the weather was bad.',
            },
            { es: 'No tengo ningún plan para el sábado.', en: 'I haven’t got any plans for Saturday.' },
            {
              es: '¿Tienes algún consejo para el oral?',
              en: 'Have you got any advice for the speaking exam?',
            },
            { es: 'Es una buena idea.', en: 'It’s a good idea.', note: '*Idea* is feminine: *buena*.' },
            { es: 'Puedes llamarme a cualquier hora.', en: 'You can call me at any time.' },
          ],
        },
      ],
    },
    {
      id: 'demonstratives',
      title: 'This, that and that over there: *este*, *ese*, *aquel*',
      more: 'Fifteen forms, three of them for ideas.',
      syllabus: ['Adj3', 'P6'],
      blocks: [
        {
          kind: 'text',
          text: 'Spanish has words for three distances: *este* is near me, *ese* is near you or not far, and *aquel* is far from us both, in space or time. With or without a noun, they have **no accent**.',
        },
        {
          kind: 'table',
          caption: 'The fifteen forms, with examples',
          columns: [
            { header: 'This', lang: 'es' },
            { header: 'That', lang: 'es' },
            { header: 'That over there', lang: 'es' },
          ],
          rows: [
            ['este libro', 'ese libro', 'aquel libro'],
            ['esta casa', 'esa casa', 'aquella casa'],
            ['estos libros', 'esos libros', 'aquellos libros'],
            ['estas casas', 'esas casas', 'aquellas casas'],
            ['esto', 'eso', 'aquello'],
          ],
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Este móvil es mío y ese es de Hugo.', en: 'This phone is mine and that one is Hugo’s.' },
            { es: '¿Cuánto cuestan esas zapatillas?', en: 'How much are those trainers?' },
            { es: '¿Ves aquella montaña?', en: 'Can you see that mountain over there?' },
            { es: 'En aquellos años no había internet.', en: 'In those days there was no internet.' },
            { es: '¿Qué es esto?', en: 'What’s this?' },
            { es: 'Eso no es verdad.', en: 'That’s not true.', note: 'Use *eso* for an idea, not a noun.' },
          ],
        },
        {
          kind: 'note',
          label: 'Careful',
          text: 'The masculine singular ends in *-e*: *este, ese*. *Esto* and *eso* never go before a noun: *este chico* (this boy), not ~~esto chico~~. Older books print *este* with an accent when there’s no noun. Don’t copy them.',
        },
      ],
    },
    {
      id: 'small-and-big',
      title: 'Endings that make things small or big: -ito, -ón, -azo',
      more: 'Diminutives and their opposites, to understand rather than use.',
      syllabus: ['N3'],
      blocks: [
        {
          kind: 'text',
          text: 'You need to understand these, not use them. *-ito, -ita* and *-cito, -cita* make something small or show affection. *-illo* makes it small too, often with a new meaning. *-ón* and *-azo* make it big or brilliant. *-azo* can also be a blow.',
        },
        {
          kind: 'table',
          caption: 'Twelve words you’ll meet',
          columns: [
            { header: 'From', lang: 'es' },
            { header: 'Word', lang: 'es' },
            { header: 'Meaning', lang: 'en', translation: true },
          ],
          rows: [
            ['perro', 'perrito', 'little dog, puppy'],
            ['hermana', 'hermanita', 'little sister'],
            ['poco', 'poquito', 'a little bit (c becomes qu)'],
            ['casa', 'casita', 'little house'],
            ['abuela', 'abuelita', 'granny, gran'],
            ['café', 'cafecito', 'a nice little coffee'],
            ['ventana', 'ventanilla', 'car window, ticket window'],
            ['bolso', 'bolsillo', 'pocket'],
            ['silla', 'sillón', 'armchair'],
            ['gol', 'golazo', 'brilliant goal'],
            ['coche', 'cochazo', 'fantastic car'],
            ['puerta', 'portazo', 'slam of a door'],
          ],
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Espera un momentito, por favor.', en: 'Just a moment, please.' },
            {
              es: 'Marcó un golazo en el último minuto.',
              en: 'She scored a brilliant goal in the last minute.',
            },
            { es: 'Se fue a su cuarto dando un portazo.', en: 'He went off to his room, slamming the door.' },
          ],
        },
      ],
    },
    {
      id: 'practice',
      title: 'Practice sentences',
      more: 'Twelve sentences: type the missing word.',
      syllabus: ['Art1'],
      blocks: [
        {
          kind: 'gapfill',
          caption: 'Type the missing word',
          rows: [
            {
              sentence: 'Me gusta mucho ___ chocolate.',
              en: 'I really like chocolate.',
              answers: ['el'],
              because: 'Chocolate in general needs the article.',
            },
            {
              sentence: '___ alarma de mi móvil no ha sonado.',
              en: 'The alarm on my phone hasn’t gone off.',
              answers: ['La'],
              because: '*Alarma* isn’t on the Greek list, so it’s feminine. Its first a isn’t stressed.',
            },
            {
              sentence: 'Esta tarde vamos ___ cine.',
              en: 'We’re going to the cinema this afternoon.',
              answers: ['al', 'a ir al'],
              because: '*A* + *el* is *al*.',
            },
            {
              sentence: '___ opinión de mis padres es importante para mí.',
              en: 'My parents’ opinion is important to me.',
              answers: ['La'],
              because: 'Most words in *-ión* are feminine, not just those in *-ción* and *-sión*.',
            },
            {
              sentence: 'En la serie, ___ ama de casa resuelve el misterio.',
              en: 'In the series, the housewife solves the mystery.',
              answers: ['el'],
              because: 'Use *el* before the stressed a, although *ama* is feminine (*las amas de casa*).',
            },
            {
              sentence: 'Siempre me lavo ___ manos antes de comer.',
              en: 'I always wash my hands before I eat.',
              answers: ['las'],
              because: 'Use the article with parts of the body. *Mano* is feminine.',
            },
            {
              sentence: 'Mi tía es ___.',
              en: 'My aunt is a doctor.',
              answers: ['médica', 'doctora', 'médico'],
              because: 'Don’t use *una* for a job after *ser*. (Some people say *médico* for a woman too.)',
            },
            {
              sentence: '¿Me pone ___ zumo, por favor?',
              en: 'Can I have another juice, please?',
              answers: ['otro', 'otro vaso de'],
              because: '*Otro* already means “another”, without *un*.',
            },
            {
              sentence: '___ mejor de las vacaciones fue la playa.',
              en: 'The best thing about the holidays was the beach.',
              answers: ['Lo'],
              because: 'With an adjective but no noun, use *lo*.',
            },
            {
              sentence: 'Tengo ___ primos en Colombia.',
              en: 'I’ve got some cousins in Colombia.',
              answers: ['unos', 'algunos', '{unos cuantos|unos pocos|varios}'],
              because: '“Some” is *unos*, because *primos* is masculine plural. *Algunos* means the same.',
            },
            {
              sentence: '___ señor Ruiz enseña Química.',
              en: 'Mr Ruiz teaches chemistry.',
              answers: ['El'],
              because: 'You’re talking **about** him, so use the article.',
            },
            {
              sentence: 'Saqué ___ fotos muy bonitas en Granada.',
              en: 'I took some lovely photos in Granada.',
              answers: ['unas', 'algunas', '{unas cuantas|unas pocas|varias}'],
              because: '*Foto* is short for *fotografía*, so it’s feminine.',
            },
          ],
        },
      ],
    },
    {
      id: 'more-mistakes',
      title: 'More mistakes to avoid',
      more: 'Eight more, Spain and Latin America, and tips for the exam.',
      blocks: [
        {
          kind: 'mistakes',
          rows: [
            {
              wrong: 'Me he roto el mano.',
              right: 'Me he roto la mano.',
              en: 'I’ve broken my hand.',
              why: 'It ends in *-o*, but *mano* is feminine, like *foto* and *moto*.',
            },
            {
              wrong: 'La agua está fría.',
              right: 'El agua está fría.',
              en: 'The water is cold.',
              why: 'The noun is feminine, but before a stressed a the article is *el*.',
            },
            {
              wrong: 'Este agua está caliente.',
              right: 'Esta agua está caliente.',
              en: 'This water is hot.',
              why: 'Only the article changes. *Agua* is still feminine, so use *esta, mucha, otra*. Many Spaniards get this wrong too.',
            },
            {
              wrong: 'Vengo de el dentista.',
              right: 'Vengo del dentista.',
              en: 'I’ve come from the dentist’s.',
              why: '*Del* and *al* are not optional.',
            },
            {
              wrong: 'Necesito los lápizes.',
              right: 'Necesito los lápices.',
              en: 'I need the pencils.',
              why: 'Before the plural *-es*, *z* becomes *c*: *lápices*.',
            },
            {
              wrong: 'Aquí la gente comen tarde.',
              right: 'Aquí la gente come tarde.',
              en: 'People have lunch late here.',
              why: '_People_ is plural in English, but *gente* is feminine singular.',
            },
            {
              wrong: 'Es un bueno libro.',
              right: 'Es un buen libro.',
              en: 'It’s a good book.',
              why: '*Bueno* loses its *-o* before a masculine singular noun.',
            },
            {
              wrong: 'Viven en una grande casa.',
              right: 'Viven en una casa grande.',
              en: 'They live in a big house.',
              why: 'For size, put *grande* after the noun. Before the noun it’s *gran*, which usually means “great”.',
            },
          ],
        },
        {
          kind: 'note',
          label: 'Spain and Latin America',
          text: 'A few genders differ: *la radio* (radio), *la sartén* (frying pan) and *el pijama* (pyjamas) in Spain; *el radio*, *el sartén* and *la piyama* in parts of Latin America. *Jugar al fútbol* (to play football) in Spain is *jugar fútbol* in much of Latin America. Agreement works the same way everywhere. We write *zumo, móvil, coche* (juice, mobile, car) as in Spain; in Latin America it’s *jugo, celular, carro* (or *auto*).',
        },
        {
          kind: 'note',
          label: 'In the exam',
          text: 'Articles matter most in **Writing**. At the end, check for *el, la, los, las* after *gustar*, then check every adjective ending. To show off, use *lo* + adjective (*lo bueno es que…*, the good thing is that…) or *lo que* (*lo que más me gusta*, what I like best) once, and one adjective before its noun (*una gran experiencia*, a great experience). In **Reading**, remember that *la policía* (the police) and *la gente* (people) are singular.',
        },
      ],
    },
  ],
  exercises: [
    {
      id: 'in-general',
      kind: 'choose',
      teaches: 'the-definite-article',
      prompt: 'How do you say that you like music in general?',
      en: 'I like music.',
      options: [
        {
          text: '*Me gusta música.*',
          because: 'That copies English. In Spanish, use *el, la, los, las* for things you like in general.',
        },
        {
          text: '*Me gusta la música.*',
          right: true,
          because: 'Music in general needs the article: *la música*.',
        },
        { text: '*Me gusta una música.*', because: '*Una música* would be one particular kind of music.' },
      ],
    },
    {
      id: 'vegetables-healthy',
      kind: 'fill',
      teaches: 'the-definite-article',
      sentence: '___ verduras son buenas para la salud.',
      en: 'Vegetables are good for your health.',
      answers: ['Las', { answer: 'Todas las', note: 'Right, but this means “all vegetables”.' }],
      because: 'Vegetables in general are *las verduras*.',
      mistakes: [
        { answer: 'los', because: '*Verduras* is feminine: *las*.' },
        { answer: 'la', because: '*Verduras* is plural: *las*.' },
        { answer: '{el|lo|un|una}', because: '*Verduras* is feminine plural: *las*.' },
      ],
      notAsked: [
        {
          answer: '{unas|algunas}',
          because: 'That’s “some vegetables”. Vegetables in general are *las verduras*.',
        },
      ],
    },
    {
      id: 'i-like-dogs',
      kind: 'correct',
      teaches: 'the-definite-article',
      sentence: 'Me gustan perros, pero odio los gatos.',
      en: 'I like dogs, but I hate cats.',
      parts: {
        like: 'me {gustan|agradan} los perros|los perros me {gustan|agradan}',
        hate: 'odio [a] los gatos|detesto [a] los gatos|aborrezco [a] los gatos|no soporto [a] los gatos',
      },
      answers: [
        '$Like, {pero [en cambio]|aunque|sin embargo|en cambio|y|mientras que} $hate.',
        '$Like, pero {los gatos los|a los gatos los} {odio|detesto|aborrezco}.',
        {
          answer: 'Me gustan mucho los perros, {pero|aunque|y} $hate.',
          note: 'Right, but *mucho* adds “a lot”.',
        },
      ],
      because: 'Dogs in general need *los*, just like cats: *los perros*.',
      mistakes: [
        {
          answer: 'Gusto a los perros, pero {odio|detesto} [a] gatos.',
          because: 'Cats in general are *los gatos*. And “I like dogs” is *me gustan los perros*.',
        },
        {
          answer: '{Me gustan los perros|Los perros me gustan}, pero {odio|detesto} {gatos|a gatos}.',
          because: 'The first half is correct now. Keep *los* before *gatos* too.',
        },
        {
          answer:
            '{Perros me gustan, pero {odio|detesto} [a] los gatos|Me gustan perros, pero {detesto [a] los gatos|odio a los gatos}}.',
          because: 'The second half is right. Dogs in general need *los* as well.',
        },
        {
          answer: 'Me gustan perros, pero {odio gatos|detesto gatos|odio a gatos}.',
          because: 'Both are general, so both need *los*: *los perros, los gatos*.',
        },
        {
          answer: 'Me gusta los perros, pero {odio|detesto} [a] los gatos.',
          because: 'The articles are right, but *los perros* is plural: *gustan*.',
        },
        {
          answer: 'Me gusta {perros|a perros}, pero {odio|detesto} {gatos|los gatos|a gatos|a los gatos}.',
          because: 'Dogs in general are *los perros*. That’s plural, so use *gustan*.',
        },
        {
          answer: 'Me gusta los perros, pero {odio|detesto} {gatos|a gatos}.',
          because: '*Los perros* is plural, so use *gustan*. Cats in general need *los* too.',
        },
        {
          answer:
            '{{Me gusto|Gustan|Gusta} [a] [los]|Gusto {a|los}|Gusto} perros, pero {odio|detesto} [a] [los] gatos.',
          because: 'The dogs are the subject, and “to me” is *me*: *me gustan los perros*.',
        },
        {
          answer: 'Me gustan a los perros, pero {odio|detesto} [a] los gatos.',
          because: '*Los perros* is the subject of *gustan*, so don’t use *a*.',
        },
        {
          answer:
            'Me gustan {el|las|lo|la} {perros|perro}, pero {odio|detesto} [a] {los|el|las|lo|la} {gatos|gato}.',
          because: 'You need *los perros* and *los gatos*, masculine plural.',
        },
        {
          answer:
            'Me gustan los perros, pero {{me odio|me odia} [a] [los]|me odian a los|me odian a|me odian|odian a|odian} gatos.',
          because: '*Odiar* doesn’t work like *gustar*. Just say *odio los gatos*.',
        },
        {
          answer: 'Me gustan los perros, {sino|sino que} {odio|detesto} [a] los gatos.',
          because: 'Only use *sino* after a negative. Here “but” is *pero*.',
        },
        {
          answer: 'Me gustan mucho perros, pero odio gatos.',
          because: 'Both are general, so both need *los*: *los perros, los gatos*.',
        },
      ],
      notAsked: [
        {
          answer: 'Me gustan los perros, pero no me gustan los gatos.',
          because: 'Good Spanish, but softer: “I hate” is *odio*.',
        },
        {
          answer: 'Me encantan los perros, pero odio [a] los gatos.',
          because: 'Good Spanish, but *me encantan* is “I love”. “I like” is *me gustan*.',
        },
        {
          answer: 'Me gustan unos perros, pero {odio|detesto} [a] {unos|los} gatos.',
          because: '*Unos perros* is “some dogs”. Dogs in general are *los perros*.',
        },
        {
          answer: 'Gusto a los perros, pero {odio|detesto} [a] los gatos.',
          because: '*Gusto a los perros* is “dogs like **me**”. “I like dogs” is *me gustan los perros*.',
        },
        {
          answer: 'Me gustan los perros, pero me odian los gatos.',
          because: 'That’s “cats hate **me**”. “I hate cats” is *odio los gatos*.',
        },
        {
          answer: 'Me gustan los perros, pero odian [a] los gatos.',
          because: 'That’s “**they** hate cats”. “I hate” is *odio*.',
        },
      ],
    },
    {
      id: 'which-books',
      kind: 'hear',
      teaches: 'the-articles',
      says: 'Tengo unos libros en la mochila.',
      en: 'I’ve got some books in my rucksack.',
      because: 'You can hear *-s* on *unos* and *libros*, so they’re plural.',
      choices: [
        'Tengo un libro en la mochila.',
        'Tengo unos libros en la mochila.',
        'Tengo los libros en la mochila.',
      ],
    },
    {
      id: 'a-question',
      kind: 'choose',
      teaches: 'the-articles',
      prompt: 'Which article?',
      sentence: 'Perdone, tengo ___ pregunta.',
      en: 'Excuse me, I have a question.',
      options: [
        { text: '*un*', because: '*Un* is for masculine nouns. *Pregunta* ends in *-a* and is feminine.' },
        { text: '*una*', right: true, because: '*Pregunta* is feminine, and there’s just one: *una*.' },
        { text: '*la*', because: '*La pregunta* is “the question”, one you both know about.' },
        { text: '*unas*', because: '*Unas* is “some” and needs a plural: *unas preguntas*.' },
      ],
    },
    {
      id: 'which-is-masculine',
      kind: 'choose',
      teaches: 'gender',
      prompt: 'Three of these are feminine. Which one is masculine?',
      options: [
        { text: '*ciudad*', because: 'Words in *-dad* are feminine: *la ciudad*.' },
        { text: '*opinión*', because: 'Most words in *-ión* are feminine: *la opinión*.' },
        { text: '*viaje*', right: true, because: 'Words in *-aje* are masculine: *el viaje*.' },
        { text: '*mano*', because: '*Mano* ends in *-o*, but it is feminine: *la mano*.' },
      ],
    },
    {
      id: 'on-the-map',
      kind: 'fill',
      teaches: 'gender',
      sentence: 'Buscamos el hotel en ___ mapa del móvil.',
      en: 'We’re looking for the hotel on the map on my phone.',
      answers: ['el'],
      because: '*Mapa* ends in *-a*, but it is masculine, like *el día*.',
      mistakes: [
        { answer: 'la', because: '*Mapa* is one of the masculine words in *-a*: *el mapa*.' },
        { answer: '{al|del}', because: 'After *en*, just use the article: *el mapa*.' },
        { answer: 'una', because: '*Mapa* is masculine, and “the map” is *el mapa*.' },
        { answer: '{lo|los|las}', because: '*Mapa* is masculine singular: *el*.' },
      ],
      notAsked: [{ answer: 'un', because: 'That’s “a map”. “The map” is *el mapa*.' }],
    },
    {
      id: 'people-are',
      kind: 'correct',
      teaches: 'gender',
      sentence: 'La gente en mi instituto son muy amable.',
      en: 'The people at my school are very kind.',
      parts: {
        kind: 'muy {amable|simpática|agradable|maja|bondadosa|buena|gentil|atenta|cordial|buena gente|cariñosa|linda}|amabilísima',
        kinds:
          'muy {amables|simpáticas|agradables|majas|bondadosas|buenas|gentiles|atentas|cordiales|cariñosas|lindas}|amabilísimas',
      },
      answers: [
        'La gente {en|de|que va a|que hay en} mi instituto es {$kind}.',
        'Las personas {de|en|que van a|que hay en} mi instituto son {$kinds}.',
        'En mi instituto[,] {la gente es {$kind}|las personas son {$kinds}}.',
        'Es {$kind} la gente {de|en} mi instituto.',
        'Son {$kinds} las personas {de|en} mi instituto.',
        'Toda la gente {de|en} mi instituto es {$kind}.',
        {
          answer: 'Las gentes {en|de} mi instituto son muy amables.',
          note: '*Las gentes* is mostly found in books. In everyday Spanish it’s *la gente*, singular.',
        },
        {
          answer: 'Todos en mi instituto son muy {amables|simpáticos}.',
          note: 'Right, but this means “everyone at my school”. “The people” is *la gente*.',
        },
        {
          answer:
            '{La gente {en|de} mi instituto es {superamable|supersimpática}|Las personas de mi instituto son {superamables|supersimpáticas}}.',
          note: '*Super-* is colloquial. In an exam, write *muy*.',
        },
        {
          answer:
            '{La gente {en|de} mi instituto es {súper|super} {amable|simpática}|Las personas de mi instituto son {súper|super} {amables|simpáticas}}.',
          note: 'Right, but colloquial, and it’s one word: *superamable*. In an exam, write *muy*.',
        },
        {
          answer:
            '{La gente {en|de} mi instituto es {bien amable|reamable}|En mi instituto la gente es {bien amable|reamable}}.',
          note: '*Bien amable* is mostly Latin American and *reamable* Argentinian. *Muy* is right everywhere.',
        },
      ],
      because: '*La gente* is singular in Spanish: *es*. (*Las personas* would be plural.)',
      mistakes: [
        {
          answer: 'La gente {en|de} mi instituto es [muy] {amables|simpáticas|simpáticos}.',
          because: 'The verb is correct now. The adjective was already correct: *amable*, singular.',
        },
        {
          answer:
            '{La gente de mi instituto son [muy] {amable|simpática}|La gente en mi instituto son {amable|[muy] simpática}}.',
          because: 'It’s right to leave the adjective singular. The verb is singular too: *es*.',
        },
        {
          answer:
            'La gente {{de|en} mi instituto son muy amables|en mi instituto son muy simpáticas|de mi instituto son muy simpáticas|de mi instituto son muy simpáticos}.',
          because: '*Gente* is singular in Spanish, so use *es* and a singular adjective.',
        },
        {
          answer: 'En mi instituto, la gente {son muy amables|son muy amable|es muy amables}.',
          because: '*La gente* is singular: *es muy amable*.',
        },
        {
          answer: 'La gente {en|de} mi instituto es muy {simpático|bueno}.',
          because: 'The verb is right. *La gente* is feminine, so the adjective ends in *-a*.',
        },
        {
          answer: 'La gente {en|de} mi instituto {está muy amables|están muy {amable|amables}}.',
          because: 'Use *ser* for what people are like. *La gente* is singular: *es muy amable*.',
        },
        {
          answer: '{El|Los|Las} gente {en|de} mi instituto {es|son} muy {amable|amables}.',
          because: '*Gente* is feminine singular: *la gente es muy amable*.',
        },
        {
          answer: 'Los {gentes|gente|personas} {en|de} mi instituto son amables.',
          because: '*Gente* and *persona* are feminine: *la gente, las personas*.',
        },
        {
          answer: 'Los personas {en|de} mi instituto son muy amables.',
          because: '*Persona* is feminine, whoever it is: *las personas*.',
        },
        {
          answer: 'Las personas {en|de} mi instituto es muy {amable|amables}.',
          because: '*Las personas* is plural: *son muy amables*.',
        },
        {
          answer: 'Las personas {en|de} mi instituto son muy amable.',
          because: '*Son* is correct with *las personas*. The adjective is plural too: *amables*.',
        },
        {
          answer: 'Las personas {en|de} mi instituto estan muy amables.',
          because: 'Use *ser* for what people are like: *son*.',
        },
        {
          answer:
            '{La gente {en|de} mi instituto es|Las personas {en|de} mi instituto son} {mucho|mucha|muchas} {amable|amables}.',
          because: 'Before an adjective, “very” is *muy*.',
        },
        {
          answer:
            'La gente {{a|al|para} mi instituto {es|son} muy {amable|amables}|por mi instituto {es muy amables|son muy {amable|amables}}}.',
          because: '“At my school” is *en* or *de mi instituto*. *La gente* is singular: *es muy amable*.',
        },
        {
          answer: 'Gente {en|de} mi instituto {es|son} muy {amable|amables}.',
          because: 'The subject needs its article here: *La gente … es muy amable*.',
        },
        {
          answer: 'La gente {en|de} mi instituto es muy {amablo|amabla|amablemente}.',
          because: 'The adjective is *amable*, for both genders.',
        },
      ],
      notAsked: [
        {
          answer: 'La gente {en|de} mi instituto es amable.',
          because: 'Good Spanish, but “very” is missing: *muy amable*.',
        },
        {
          answer: 'La gente {en|de} mi instituto está muy amable.',
          because:
            'That’s how they’re behaving at the moment. For what people are like, use *ser*: *es muy amable*.',
        },
        {
          answer: 'Las personas {en|de} mi instituto están muy amables.',
          because:
            'That’s how they’re behaving at the moment. For what people are like, use *ser*: *son muy amables*.',
        },
        {
          answer: 'La gente por mi instituto es muy amable.',
          because: 'That’s the people **around** your school. “At” is *en* or *de mi instituto*.',
        },
      ],
    },
    {
      id: 'twice-a-month',
      kind: 'fill',
      teaches: 'plurals',
      sentence: 'Voy al cine dos ___ al mes.',
      en: 'I go to the cinema twice a month. (two times)',
      answers: ['veces'],
      because: '*Vez* is “time, occasion”. In the plural, *-z* becomes *-ces*.',
      mistakes: [
        { answer: 'vezes', because: 'Before the plural *-es*, *z* becomes *c*: *veces*.' },
        { answer: '{vez|vezs|vecs}', because: 'Use the plural: *veces*.' },
        { answer: '{tiempos|tiempo}', because: '“Time” is *vez* here: *dos veces*.' },
      ],
      notAsked: [{ answer: 'horas', because: 'That’s “two **hours** a month”. “Twice” is *dos veces*.' }],
    },
    {
      id: 'hear-songs',
      kind: 'hear',
      teaches: 'plurals',
      says: 'Las canciones son muy bonitas.',
      en: 'The songs are really lovely.',
      because: 'Three words have a plural *-s*. The stress stays on *-cio-*, so *canciones* has no accent.',
    },
    {
      id: 'two-cities',
      kind: 'translate',
      teaches: 'plurals',
      en: 'The cities are big.',
      answers: [
        'Las ciudades son grandes.',
        'Son grandes las ciudades.',
        { answer: 'Las ciudades son muy grandes.', note: 'Right, but *muy* adds “very”.' },
      ],
      because: 'Add *-es* after a consonant. The adjective agrees: *grandes*.',
      mistakes: [
        {
          answer: 'Las {ciudads|ciudadas|ciudad} son grandes.',
          because: 'Add *-es* after a consonant: *ciudades*.',
        },
        { answer: 'Las ciudades son grande.', because: 'The adjective is plural too: *grandes*.' },
        { answer: 'Los ciudades son grandes.', because: 'Words in *-dad* are feminine: *las*.' },

        {
          answer: 'Ciudades son grandes.',
          because: 'The subject needs an article here: *las ciudades*.',
        },
      ],
      notAsked: [
        {
          answer: 'Unas ciudades son grandes.',
          because: 'That’s “some cities”. “The cities” is *las ciudades*.',
        },
        {
          answer: 'Las ciudades están grandes.',
          because:
            'In Mexico, people may say this to give their impression of some cities. For size, *ser* is right everywhere: *son grandes*.',
        },
      ],
    },
    {
      id: 'my-mother-is',
      kind: 'choose',
      teaches: 'the-indefinite-article',
      prompt: 'Complete the sentence.',
      sentence: 'Mi madre es ___.',
      en: 'My mum is an engineer.',
      options: [
        { text: '*ingeniera*', right: true, because: 'After *ser*, just use the noun for a job.' },
        {
          text: '*una ingeniera*',
          because: 'Only use *una* if you say more about her: *una ingeniera famosa*.',
        },
        { text: '*la ingeniera*', because: 'That’s “the engineer”, the one we were talking about.' },
        {
          text: '*un ingeniera*',
          because: '*Un* is masculine, and a job doesn’t need an article after *ser*.',
        },
      ],
    },
    {
      id: 'uncle-waiter',
      kind: 'translate',
      teaches: 'the-indefinite-article',
      en: 'My uncle is a waiter.',
      answers: [
        'Mi tío es camarero.',
        'Es camarero mi tío.',
        { answer: 'Mi tío es garzón.', note: '*Garzón* is Chilean. In Spain, it’s *camarero*.' },
        {
          answer: 'Mi tío {trabaja {de|como}|hace de} camarero.',
          note: 'Right, but this means “works as a waiter”.',
        },
      ],
      because: 'Don’t use *un* for a job after *ser*.',
      mistakes: [
        {
          answer: 'Mi tío es un camarero.',
          because: 'Don’t use *un* with a job after *ser*, unless you describe him: *un camarero excelente*.',
        },
        { answer: 'Mi tío está [un] camarero.', because: 'Use *ser* for a job: *es*.' },
        { answer: 'Mi tío es camarera.', because: 'He’s a man: *camarero*.' },
      ],
      notAsked: [
        {
          answer: 'Mi tío es el camarero.',
          because: 'That’s “**the** waiter”. For his job, say *es camarero*.',
        },
      ],
    },
    {
      id: 'black-shoes',
      kind: 'choose',
      teaches: 'adjectives',
      prompt: 'Which words?',
      sentence: 'Quiero comprar ___.',
      en: 'I want to buy a black jacket.',
      options: [
        {
          text: '*una chaqueta negro*',
          because: 'The position is right, but *chaqueta* is feminine: *negra*.',
        },
        { text: '*una negra chaqueta*', because: 'A colour goes after its noun.' },
        { text: '*una chaqueta negra*', right: true, because: '*Negra* is feminine and follows the noun.' },
      ],
    },
    {
      id: 'red-trainers',
      kind: 'order',
      teaches: 'adjectives',
      words: ['rojas', 'compré', 'ayer', 'zapatillas', 'unas', 'me'],
      en: 'Yesterday I bought myself some red trainers.',
      answers: [
        '<Ayer> me compré ^ unas zapatillas rojas.',
        {
          answer: '{Unas zapatillas rojas me compré ayer|Ayer unas zapatillas rojas me compré}.',
          note: 'Right, but it stresses what you bought. The object usually comes after the verb: *me compré unas zapatillas rojas*.',
        },
      ],
      because: 'Colours go after the noun and agree with it: *zapatillas rojas*.',
      mistakes: [
        {
          answer: '<Ayer> me compré ^ {unas rojas zapatillas|rojas unas zapatillas|rojas zapatillas unas}.',
          because: 'A colour goes after its noun: *unas zapatillas rojas*.',
        },
        {
          answer: '<Ayer> compré me ^ {unas zapatillas rojas|unas rojas zapatillas}.',
          because: '*Me* goes before a conjugated verb: *me compré*.',
        },
        {
          answer: '<Ayer> compré {unas zapatillas rojas|unas rojas zapatillas} me.',
          because: '*Me* goes before its verb: *me compré*.',
        },
        {
          answer:
            '{Me ayer compré unas zapatillas rojas|Me unas zapatillas rojas compré ayer|Me ayer compré unas rojas zapatillas}.',
          because: 'Nothing comes between *me* and its verb: *me compré*.',
        },
        {
          answer: '<Ayer> me compré ^ {zapatillas unas rojas|zapatillas rojas unas}.',
          because: '“Some” goes before its noun: *unas zapatillas rojas*.',
        },
      ],
    },
    {
      id: 'blue-houses',
      kind: 'fill',
      teaches: 'adjectives',
      sentence: 'En mi calle hay tres casas ___.',
      en: 'There are three blue houses in my street.',
      answers: [
        'azules',
        {
          answer: '{de color azul|pintadas de azul}',
          note: 'Right, but this means “blue in colour” or “painted blue”. “Blue” is *azules*.',
        },
      ],
      because: '*Azul* ends in a consonant, so add *-es*, for both genders.',
      mistakes: [
        { answer: '{azul|azuls}', because: '*Casas* is plural, so the adjective is too: *azules*.' },
        {
          answer: '{azulas|azulos|azula}',
          because: '*Azul* has no *-a* form. Use *azules* for both genders.',
        },
      ],
      notAsked: [
        {
          answer: '{celestes|azul claro|azul oscuro}',
          because: 'Good Spanish for a shade of blue. “Blue” is *azules*.',
        },
      ],
    },
    {
      id: 'post-about-town',
      kind: 'proofread',
      teaches: 'mistakes',
      en: 'Adil posts about his town: the people, places to go, the buses to the centre and his mum’s job.',
      lines: [
        { right: 'Vivo en una ciudad pequeña.' },
        {
          wrong: 'Me gusta mucho mi barrio porque la gente son simpática.',
          answers: [
            '{Me gusta mucho mi barrio|Mi barrio me gusta mucho}[,] porque {la gente es [muy] {simpática|maja|amable}|es [muy] simpática la gente|las personas son [muy] simpáticas}.',
          ],
          because: '*La gente* is singular in Spanish: *es*.',
          mistakes: [
            {
              answer:
                'Me gusta mucho mi barrio porque la gente {son simpáticas|son simpáticos|es simpáticas|es simpático}.',
              because: '*La gente* is feminine and singular: *es simpática*.',
            },
            {
              answer: 'Me gusta mucho mi barrio porque la gente está simpática.',
              because: 'Use *ser* for what people are like: *es simpática*.',
            },
          ],
        },
        { right: 'Hay un cine y una piscina.' },
        {
          wrong: 'Los autobús al centro son muy baratos.',
          model: 'Los autobuses al centro son muy baratos.',
          answers: [
            'Los autobuses {al|que van al|hasta el|hacia el|para el|para ir al} centro son muy baratos.',
          ],
          because: 'Add *-es* and drop the accent: *autobuses*.',
          mistakes: [
            {
              answer: 'Los {autobuss|autobuces} al centro son muy baratos.',
              because: 'After a consonant, add *-es* and keep the *s*: *autobuses*.',
            },
          ],
          notAsked: [
            {
              answer: 'Los autobuses al centro son baratos.',
              because: 'The plural is right. “Very” is missing: *muy baratos*.',
            },
          ],
        },
        {
          wrong: 'Mi madre es una médica.',
          answers: ['Mi madre {es|trabaja de|trabaja como} {médica|médico|doctora}.'],
          because: 'Don’t use *una* for a job after *ser*.',
        },
        { right: '¿Y tú dónde vives?' },
      ],
    },
    {
      id: 'at-the-end-of-the-corridor',
      kind: 'fill',
      teaches: 'al-and-del',
      sentence: 'El despacho está al final ___ pasillo.',
      en: 'The office is at the end of the corridor.',
      answers: ['del'],
      because: '*De* + *el pasillo* becomes *del*.',
      mistakes: [
        { answer: 'de el', because: '*De* + *el* becomes *del*.' },
        { answer: 'de', because: 'You need “the” in Spanish too: *de* + *el*.' },
        { answer: '{de la|dela|la|de las|a la}', because: '*Pasillo* is masculine, and “of the” is *del*.' },
        { answer: '{al|a el|a}', because: '*Al* is “to the”. “Of the” is *del*.' },
        { answer: '{en el|en|por el|por|sobre el}', because: '“At the end **of** the” is *al final del*.' },
        { answer: '{el|los|un}', because: '“Of” is missing: *de* + *el* is *del*.' },
        { answer: '{de los|de lo|delo}', because: '*Pasillo* is masculine singular: *de* + *el* is *del*.' },
      ],
      notAsked: [
        { answer: 'de un', because: 'That’s “of **a** corridor”. “Of the” is *del*.' },
        { answer: 'de este', because: 'That’s “of this corridor”. “Of the” is *del*.' },
        { answer: 'de {ese|aquel}', because: 'That’s “of that corridor”. “Of the” is *del*.' },
      ],
    },
    {
      id: 'door-of-gym',
      kind: 'choose',
      teaches: 'al-and-del',
      prompt: 'Which sentence is written correctly?',
      en: 'My cousin is from El Salvador.',
      options: [
        {
          text: '*Mi prima es del Salvador.*',
          because: 'In writing, a name that begins with *El* keeps it: *de El Salvador*.',
        },
        {
          text: '*Mi prima es de El Salvador.*',
          right: true,
          because: 'The *El* belongs to the name, so it keeps its capital and doesn’t contract.',
        },
        {
          text: '*Mi prima es de el Salvador.*',
          because: 'Both words in the name need a capital: *El Salvador*.',
        },
      ],
    },
    {
      id: 'the-climate',
      kind: 'choose',
      teaches: 'gender-more',
      prompt: 'Which article?',
      sentence: '___ clima de Galicia es húmedo.',
      en: 'The climate in Galicia is wet.',
      options: [
        { text: '*El*', right: true, because: '*Clima* is masculine, like *problema*.' },
        { text: '*La*', because: '*Clima* ends in *-a*, but it’s masculine, like *problema*.' },
        {
          text: '*Lo*',
          because: '*Lo* never goes before a noun.',
          teaches: 'neuter',
        },
      ],
    },
    {
      id: 'spanish-language',
      kind: 'correct',
      teaches: 'gender-more',
      sentence: 'El inglés es una idioma muy útil.',
      en: 'English is a very useful language.',
      answers: [
        'El inglés es un idioma muy útil.',
        'El inglés es {una lengua|un lenguaje} muy útil.',
        'Es un idioma muy útil el inglés.',
        'El inglés es {un idioma utilísimo|una lengua utilísima|un idioma de gran utilidad}.',
        {
          answer: 'El idioma inglés es muy útil.',
          note: 'Right, but this means “the English language is…”.',
        },
        {
          answer: 'El inglés es un idioma superútil.',
          note: 'Right, but colloquial. In an exam, write *muy útil*.',
        },
        {
          answer: 'El inglés es un idioma {súper|super} útil.',
          note: 'Right, but colloquial, and it’s one word: *superútil*. In an exam, write *muy útil*.',
        },
      ],
      because: '*Idioma* is one of the Greek words in *-ma*: masculine.',
      mistakes: [
        { answer: 'El inglés es {la|uno} idioma muy útil.', because: '*Idioma* is masculine: *un idioma*.' },
        {
          answer: 'La inglés es {una|un} idioma muy útil.',
          because: 'Languages are masculine, *el inglés*, and so is *un idioma*.',
        },
        {
          answer: 'El inglés es el idioma muy útil.',
          because: '*El* is “the”, but you need “a”, *un*: *un idioma muy útil*.',
        },
        {
          answer: 'El inglés es idioma muy útil.',
          because: '*Muy útil* describes the language, so keep *un*: *un idioma muy útil*.',
        },
      ],
      notAsked: [
        {
          answer: 'El inglés es el idioma útil.',
          because: 'That’s “**the** useful language”. “A” is *un*: *un idioma muy útil*.',
        },
        {
          answer: 'El inglés es un idioma útil.',
          because: 'Good Spanish, but “very” is missing: *muy útil*.',
        },
      ],
    },
    {
      id: 'capital-of-chile',
      kind: 'choose',
      teaches: 'two-meanings',
      prompt: 'Which article?',
      sentence: 'Santiago es ___ capital de Chile.',
      en: 'Santiago is the capital of Chile.',
      options: [
        { text: '*el*', because: '*El capital* is money to invest. The city is *la capital*.' },
        { text: '*la*', right: true, because: 'The capital **city** is feminine: *la capital*.' },
        { text: '*lo*', because: '*Lo* never goes before a noun.', teaches: 'neuter' },
      ],
    },
    {
      id: 'police-are-coming',
      kind: 'fill',
      teaches: 'two-meanings',
      sentence: '___ policía llega en cinco minutos.',
      en: 'The police will be here in five minutes.',
      answers: ['La'],
      because: '*La policía*, the whole police force, is feminine and singular.',
      mistakes: [
        { answer: '{los|las}', because: '*Llega* is singular, so use *la policía*, the whole force.' },
      ],
      notAsked: [
        { answer: 'el', because: '*El policía* is one policeman. “The police” is *la policía*.' },
        { answer: '{una|un}', because: 'That’s one police officer. “The police” is *la policía*.' },
      ],
    },
    {
      id: 'this-water',
      kind: 'choose',
      teaches: 'el-agua',
      prompt: 'Which word?',
      sentence: '___ agua no se puede beber.',
      en: 'You can’t drink this water.',
      options: [
        { text: '*Esta*', right: true, because: '*Agua* is feminine. Only the article changes before it.' },
        { text: '*Este*', because: 'It’s tempting because of *el agua*, but the noun is feminine: *esta*.' },
        { text: '*Esto*', because: '*Esto* never goes before a noun.', teaches: 'demonstratives' },
      ],
    },
    {
      id: 'cold-water',
      kind: 'translate',
      teaches: 'el-agua',
      en: 'The water is very cold. (estar)',
      answers: [
        'El agua está {muy fría|helada}.',
        'Está muy fría el agua.',
        {
          answer: 'El agua está {friísima|fresquísima|gélida}.',
          note: 'Right, but “very cold” is *muy fría*.',
        },
        {
          answer: 'El agua está {bien fría|superfría}.',
          note: 'Right, but colloquial. In an exam, write *muy fría*.',
        },
        {
          answer: 'El agua está {súper|super} fría.',
          note: 'Right, but colloquial, and it’s one word: *superfría*. In an exam, write *muy fría*.',
        },
      ],
      because: 'Use *el* before the stressed a, but the noun is feminine: *fría*.',
      mistakes: [
        {
          answer: 'La agua está muy {fría|frío}.',
          because: 'Directly before a stressed a, *la* becomes *el*.',
        },
        { answer: 'El agua está muy frío.', because: '*Agua* is still feminine: *fría*.' },
        {
          answer: 'El agua es muy frío.',
          because: 'For how the water is right now, use *estar*: *está fría*.',
        },
        {
          answer: 'El agua {tiene|hace} mucho frío.',
          because: 'Use *tener frío* for people. Water *está fría*.',
        },
      ],
      notAsked: [
        {
          answer: 'El agua es muy fría.',
          because:
            'Good Spanish for water that is always cold, as in a mountain lake. For how it is now, use *estar*: *está fría*.',
        },
      ],
    },
    {
      id: 'plural-of-exam',
      kind: 'fill',
      teaches: 'plurals-more',
      sentence: 'En junio tenemos cinco ___.',
      en: 'We’ve got five exams in June.',
      answers: [
        'exámenes',
        {
          answer: '{pruebas|evaluaciones|parciales}',
          note: 'Right: a teacher might say this. “Exam” is *el examen*, plural *exámenes*.',
        },
      ],
      because: 'A syllable is added and the stress stays on *-xa-*, so you need an accent.',
      mistakes: [
        {
          answer: '{exámens|exámns|exámes|exámenses|exáms}',
          because: 'Add *-es* after a consonant.',
        },
        {
          answer: '{examens|exams|examenses|exames}',
          because: 'Add *-es* after a consonant, and an accent for the stress.',
        },
        { answer: '{examen|exámen}', because: 'You need the plural: *exámenes*.' },
        {
          answer: '{examenos|exámenos|examenas|exámenas|examinos|exámines|examines}',
          because: 'For the plural of *el examen*, add *-es* and an accent: *exámenes*.',
        },
        {
          answer: '{los|unos} {exámenes|examenes}',
          because: 'Numbers don’t need an article: *cinco exámenes*.',
        },
        {
          answer: '{examinaciones|examinación|examinacións}',
          because: 'The word is *el examen*, plural *exámenes*.',
        },
      ],
      notAsked: [
        {
          answer: 'controles',
          because: 'Good Spanish for short tests. “Exam” is *el examen*, plural *exámenes*.',
        },
      ],
    },
    {
      id: 'two-umbrellas',
      kind: 'choose',
      teaches: 'plurals-more',
      prompt: 'What’s the plural?',
      sentence: 'En casa tenemos tres ___.',
      en: 'We’ve got three umbrellas at home.',
      options: [
        {
          text: '*paraguas*',
          right: true,
          because: 'It ends in an unstressed vowel + *-s*, so it doesn’t change.',
        },
        { text: '*paraguases*', because: 'Words that end in an unstressed vowel + *-s* don’t change.' },
        { text: '*paragua*', because: 'The singular ends in *-s* too: *el paraguas*.' },
      ],
    },
    {
      id: 'mrs-ruiz',
      kind: 'choose',
      teaches: 'definite-uses',
      prompt: 'You’re telling your mum about your new teacher. Which sentence is right?',
      en: 'Mrs Ruiz is very nice.',
      options: [
        {
          text: '*Señora Ruiz es muy simpática.*',
          because: 'Only leave out the article when you speak **to** her.',
        },
        {
          text: '*La señora Ruiz es muy simpática.*',
          right: true,
          because: 'You’re talking **about** her, so use *la*.',
        },
        { text: '*Una señora Ruiz es muy simpática.*', because: 'That’s “a certain Mrs Ruiz”.' },
      ],
    },
    {
      id: 'next-week',
      kind: 'order',
      teaches: 'definite-uses',
      words: ['semana', 'al', 'que', 'la', 'tenis', 'viene', 'jugamos'],
      en: 'Next week we’re playing tennis.',
      answers: [
        '<La semana que viene> jugamos al tenis.',
        {
          answer: 'Jugamos la semana que viene al tenis.',
          note: 'Possible, but the game usually comes after the verb: *jugamos al tenis*.',
        },
      ],
      because: '“Next week” is *la semana que viene*. “Play tennis” is *jugar al tenis*.',
      mistakes: [
        {
          answer: 'Semana la que viene jugamos al tenis.',
          because: 'The article goes before its noun: *la semana que viene*.',
        },
        {
          answer: 'La semana viene que jugamos al tenis.',
          because: '“Next” is *que viene*, after *la semana*.',
        },
        {
          answer: 'Al semana que viene jugamos la tenis.',
          because: '*Semana* is feminine: *la semana*. *Tenis* is masculine: *al tenis*.',
        },
      ],
      notAsked: [
        {
          answer: 'La semana que jugamos viene al tenis.',
          because:
            'That’s “the week we play, he (or she) comes to tennis”. “Next week” is *la semana que viene*.',
        },
      ],
    },
    {
      id: 'a-thousand-pupils',
      kind: 'choose',
      teaches: 'indefinite-uses',
      prompt: 'Which words?',
      sentence: 'En mi instituto hay ___ alumnos.',
      en: 'There are a thousand students at my school.',
      options: [
        { text: '*un mil*', because: 'English uses _a_, but *mil* has no article.' },
        { text: '*mil*', right: true, because: 'Don’t use *un* before *mil* or *cien*.' },
        { text: '*unos mil*', because: 'That’s “about a thousand”.' },
      ],
    },
    {
      id: 'hundred-pesos',
      kind: 'correct',
      teaches: 'indefinite-uses',
      sentence: 'La camiseta cuesta un cien pesos.',
      en: 'The T-shirt costs a hundred pesos.',
      answers: [
        'La camiseta {cuesta|vale} cien pesos.',
        'Cuesta cien pesos la camiseta.',
        {
          answer: 'La camiseta {cuesta|vale} {$100|100 $}.',
          note: 'Right. In words, it’s *cien pesos*.',
        },
        {
          answer: 'La camiseta está a cien pesos.',
          note: 'Right for today’s price. The usual verb is *cuesta*.',
        },
        {
          answer: 'La playera cuesta cien pesos.',
          note: 'Right in Mexico, but *la camiseta* was already right.',
        },
        {
          answer: 'La {remera|franela} cuesta cien pesos.',
          note: 'Right in parts of Latin America, but *la camiseta* was already right.',
        },
      ],
      because: 'Don’t use *un* before *cien*.',
      mistakes: [
        {
          answer: 'La camiseta cuesta {ciento|cientos|cienta} pesos.',
          because: 'Before a noun, use *cien*.',
        },
        {
          answer: 'La camiseta cuesta {una cien|uno cien|un ciento|un ciento de|un cien de|cien de} pesos.',
          because: '*Cien* goes straight before its noun: *cien pesos*.',
        },
      ],
      notAsked: [
        {
          answer: 'La camiseta cuesta unos cien pesos.',
          because: 'That’s “**about** a hundred pesos”. “A hundred” is just *cien*.',
        },
      ],
    },
    {
      id: 'the-worst-thing',
      kind: 'fill',
      teaches: 'neuter',
      sentence: '___ peor es levantarse a las seis.',
      en: 'The worst thing is getting up at six.',
      answers: ['Lo', { answer: 'La cosa', note: 'Right, but most people just say *lo peor*.' }],
      because: 'For an idea, use *lo* + adjective.',
      mistakes: [
        { answer: '{Los|Las}', because: 'It’s one idea, so use the neuter *lo*.' },
        {
          answer: '{Lo cosa|El cosa}',
          because: '*Cosa* is feminine, *la cosa*. With an adjective alone: *lo peor*.',
        },
        {
          answer: '{La más|El más|Lo más|Más|La cosa más}',
          because: '*Peor* already means “worst”, without *más*: *lo peor*.',
        },
        {
          answer: '{Lo que|Que|Qué|Cual}',
          because: '*Lo que* needs a verb after it. Before an adjective, use *lo*.',
        },
        {
          answer: '{Esto|Eso|Ello|Él|Ella|Este|Esta}',
          because: '“The … thing” as an idea is *lo* + adjective.',
        },
        { answer: 'Un', because: '“The … thing” as an idea is *lo* + adjective: *lo peor*.' },
        { answer: '{Le|Les|Se}', because: 'That pronoun goes with a verb. Before an adjective, use *lo*.' },
      ],
      notAsked: [
        { answer: 'lo que es', because: 'Good Spanish for “what’s worse”. “The worst thing” is *lo peor*.' },
        {
          answer: 'El',
          because:
            '*El peor* is the worst **one**, a person or a masculine thing. For an idea, use *lo peor*.',
        },
        {
          answer: '{La|Una}',
          because:
            '*La peor* is the worst **one** and *una peor* is a worse one (both feminine). For an idea, use *lo peor*.',
        },
        { answer: '{Cosa|Algo}', because: 'That’s “something worse”. “The worst thing” is *lo peor*.' },
      ],
    },
    {
      id: 'important-to-learn',
      kind: 'translate',
      teaches: 'neuter',
      en: 'The important thing is to learn.',
      answers: [
        'Lo importante es aprender.',
        'Aprender es lo importante.',
        {
          answer: '{Lo más importante es aprender|Aprender es lo más importante}.',
          note: 'Right, but *más* adds “most”: the **most** important thing.',
        },
        {
          answer: 'Lo que {importa|es importante} es aprender.',
          note: 'Right, but this means “what matters”, “what’s important”. “The important thing” is *lo importante*.',
        },
        {
          answer: 'La cosa importante es aprender.',
          note: 'Right, but most people just say *lo importante*.',
        },
      ],
      because: '*Lo* + adjective is “the … thing”. After *es*, use the infinitive: *aprender*.',
      mistakes: [
        {
          answer: 'Lo importante cosa es aprender.',
          because: '*Lo* already means “thing”: *lo importante*.',
        },
        {
          answer: 'Lo importante es {a aprender|aprendiendo|de aprender}.',
          because: 'After *es*, use just the infinitive: *aprender*.',
        },
        { answer: 'Lo importante está aprender.', because: 'To say what something **is**, use *ser*: *es*.' },
      ],
      notAsked: [
        {
          answer: 'Lo {esencial|fundamental|principal} es aprender.',
          because: 'Good Spanish, with a different adjective. “Important” is *importante*.',
        },
        {
          answer: 'Lo [más] importante es que {aprendas|aprendamos|aprendáis|aprendan|aprenda}.',
          because: 'Good Spanish: “that you (or we, he, she or they) learn”. “To learn” is *aprender*.',
        },
        {
          answer: 'Es [muy] importante aprender.',
          because: 'That’s “it’s important to learn”. “The important thing” is *lo importante*.',
        },
        {
          answer: '{El|La} importante es aprender.',
          because:
            '*El* or *la importante* is the important **one**. “The important thing”, an idea, is *lo importante*.',
        },
      ],
    },
    {
      id: 'irish-friend',
      kind: 'choose',
      teaches: 'adjectives-more',
      prompt: 'Which form?',
      sentence: 'Tengo una amiga ___.',
      en: 'I have an Irish friend.',
      options: [
        { text: '*irlandés*', because: 'She’s a girl. Nationalities ending in a consonant add *-a*.' },
        { text: '*irlandésa*', because: 'With the extra syllable, drop the accent: *irlandesa*.' },
        { text: '*irlandesa*', right: true, because: 'The feminine adds *-a* and loses the accent.' },
      ],
    },
    {
      id: 'pessimistic-brother',
      kind: 'fill',
      teaches: 'adjectives-more',
      sentence: 'Mi hermana es pesimista, y mi hermano también es muy ___.',
      en: 'My sister is a pessimist, and my brother is very pessimistic too.',
      answers: ['pesimista'],
      because: 'Adjectives in *-ista* have one form for both genders.',
      mistakes: [
        {
          answer: '{pesimisto|pesimístico|pesimistico|pesimistic}',
          because: '*-ista* doesn’t change for a man: *pesimista*.',
        },
        { answer: 'pesimistas', because: 'You need the singular: *pesimista*.' },
        {
          answer: '{optimista|optimisto}',
          because:
            '*También* means that he’s the same as her, and the word ends in *-a* for a boy too: *pesimista*.',
        },
      ],
      notAsked: [
        { answer: 'negativo', because: 'Good Spanish for “negative”. The word you need is *pesimista*.' },
      ],
    },
    {
      id: 'old-friend',
      kind: 'choose',
      teaches: 'adjective-place',
      prompt: 'You’ve known Pablo since you were six. He’s sixteen now. What is he?',
      options: [
        { text: '*un amigo viejo*', because: 'After the noun, *viejo* is about age: an elderly friend.' },
        {
          text: '*un viejo amigo*',
          right: true,
          because: 'Before the noun, it means “known for a long time”.',
        },
        {
          text: '*un amigo antiguo*',
          because: 'After the noun, *antiguo* is “from long ago”, like an old building.',
        },
      ],
    },
    {
      id: 'great-actress',
      kind: 'order',
      teaches: 'adjective-place',
      words: ['mi', 'actriz', 'una', 'es', 'gran', 'tía'],
      en: 'My aunt is a great actress.',
      answers: [
        'Mi tía es una gran actriz.',
        { answer: '{Es una gran actriz mi tía|Una gran actriz es mi tía}.', note: 'Right, for emphasis.' },
        {
          answer: 'Es mi tía una gran actriz.',
          note: 'Possible in a formal style. The usual order is *mi tía es una gran actriz*.',
        },
      ],
      because: 'Before the noun, *gran* is “great”. After it, *grande* would be “big”.',
      mistakes: [
        {
          answer: 'Mi tía es una actriz gran.',
          because: '*Gran* goes before its noun: *una gran actriz*.',
        },
        { answer: 'Mi tía es gran una actriz.', because: 'The article comes first: *una gran actriz*.' },
      ],
      notAsked: [
        {
          answer: 'Mi gran tía es una actriz.',
          because:
            'That praises your aunt: “my wonderful aunt is an actress”. “A great actress” is *una gran actriz*.',
        },
      ],
    },
    {
      id: 'great-idea',
      kind: 'choose',
      teaches: 'short-forms',
      prompt: 'Which form?',
      sentence: 'Es una ___ noticia.',
      en: 'It’s great news.',
      options: [
        { text: '*gran*', right: true, because: '“Great” is *gran* before any singular noun.' },
        { text: '*grande*', because: '*Grande* goes after the noun and is about size.' },
        {
          text: '*granda*',
          because: '*Grande* is the same for both genders. It has no *-a* form.',
          teaches: 'adjectives',
        },
        { text: '*buen*', because: '*Noticia* is feminine, so it would be *buena*.' },
      ],
    },
    {
      id: 'another-good-book',
      kind: 'translate',
      teaches: 'short-forms',
      en: 'I want to read another good book.',
      answers: [
        'Quiero leer otro {buen libro|libro bueno|libro que sea bueno|libro que esté bien|libro más que sea bueno}.',
        'Deseo leer otro {buen libro|libro bueno}.',
        {
          answer: '{Tengo ganas de|Me apetece} leer otro {buen libro|libro bueno}.',
          note: 'This is “I feel like reading”. “I want” is *quiero*. *Me apetece* is mostly used in Spain.',
        },
        {
          answer: 'Quiero leer un {buen libro|libro bueno} más.',
          note: 'With *más*, “one more”, keep the article. With *otro*, drop it: *otro buen libro*.',
        },
        {
          answer: 'Quiero leer algún otro {buen libro|libro bueno}.',
          note: '*Algún otro* is “some other”. *Otro* is enough.',
        },
        {
          answer: '{Quisiera|Me gustaría|Querría} leer otro {buen libro|libro bueno}.',
          note: 'This is “I’d like to read”, a little more polite than *quiero*.',
        },
        {
          answer: 'Quiero leerme otro {buen libro|libro bueno}.',
          note: '*Leerse* means to read all of it. *Leer* is enough.',
        },
      ],
      because: 'Use *otro* without *un*, and *buen* before a masculine singular noun.',
      mistakes: [
        {
          answer: 'Quiero leer {un otro|uno otro} {buen libro|libro bueno}.',
          because: '*Otro* already includes “an”: drop *un*.',
        },
        {
          answer: 'Quiero leer un otro bueno libro.',
          because:
            '*Otro* already includes “an”, and *bueno* becomes *buen* before *libro*: *otro buen libro*.',
        },
        { answer: 'Quiero leer otro bueno libro.', because: 'Before *libro*, use *buen*.' },
        {
          answer: 'Quiero leer otro libro buen.',
          because: 'Only use *buen* before the noun. After it, use *bueno*: *libro bueno*.',
        },
        {
          answer:
            'Quiero leer {otra|una otra|un otra} {buen libro|buena libro|libro buena|libro bueno|bueno libro}.',
          because: '*Libro* is masculine, and *otro* doesn’t need *un*: *otro buen libro*.',
        },
        {
          answer: 'Quiero leer otro {buena libro|libro buena}.',
          because: '*Libro* is masculine: *otro buen libro*.',
        },
        {
          answer: 'Quiero leer {otros buen libros|otro buen libros}.',
          because: 'It’s one book: *otro buen libro*.',
        },
        {
          answer: 'Quiero leer otro bien libro.',
          because: '*Bien* is the adverb, “well”. With a noun use the adjective: *buen libro*.',
        },
        {
          answer: 'Quiero leer {buen otro libro|un buen otro libro|bueno otro libro|un bueno otro libro}.',
          because: '*Otro* comes first, without *un*: *otro buen libro*.',
        },
        {
          answer: 'Quiero leer otro de {buen libro|bueno libro}.',
          because: '*Otro* goes straight before the noun or its adjective: *otro buen libro*.',
        },
        {
          answer: 'Quiero {a|de|que|para|por} leer otro {buen libro|libro bueno}.',
          because: 'Put the infinitive straight after *quiero*: *quiero leer*.',
        },
        {
          answer: 'Quiero {leo|leyendo|lea|leer a|leído} otro {buen libro|libro bueno}.',
          because: 'After *quiero*, use the infinitive: *quiero leer otro buen libro*.',
        },
        {
          answer: 'Quiero leer más {buen libro|bueno libro|libro bueno}.',
          because: '“Another” is *otro*: *otro buen libro*.',
        },
      ],
      notAsked: [
        {
          answer: 'Quiero leer otro {gran libro|libro excelente|libro genial}.',
          because: 'Good Spanish, but that’s “a **great** book”. “Good” is *buen* before the noun.',
        },
        {
          answer: 'Quiero leer {otros buenos libros|otros libros buenos}.',
          because: 'That’s “other good books”. “Another” is one book: *otro buen libro*.',
        },
        {
          answer: 'Quiero leer un {buen libro|libro bueno}.',
          because: 'That’s “a good book”. “Another” is *otro*, without *un*.',
        },
        { answer: 'Quiero otro {buen libro|libro bueno}.', because: '“To read” is missing: *quiero leer*.' },
        { answer: 'Quiero leer otro libro.', because: '“Good” is missing: *otro buen libro*.' },
        {
          answer: 'Quiero leer otro libro bien.',
          because: 'That’s “read another book **properly**”. “Another good book” is *otro buen libro*.',
        },
      ],
    },
    {
      id: 'this-rucksack',
      kind: 'choose',
      teaches: 'demonstratives',
      prompt: 'You’re holding a rucksack. What do you say?',
      en: 'This rucksack is new.',
      options: [
        { text: '*Esta mochila es nueva.*', right: true, because: 'It’s near you and feminine: *esta*.' },
        { text: '*Esa mochila es nueva.*', because: '*Esa* is for things near the other person.' },
        { text: '*Esto mochila es nueva.*', because: '*Esto* never goes before a noun: *esta mochila*.' },
        { text: '*Está mochila es nueva.*', because: '*Está* with an accent is “is”. “This” is *esta*.' },
      ],
    },
    {
      id: 'those-songs',
      kind: 'translate',
      teaches: 'demonstratives',
      en: 'I don’t like those songs. (the ones you are playing)',
      answers: [
        'No me gustan esas canciones.',
        'Esas canciones no me gustan.',
        'No me {gustan|agradan} esas canciones [que {pones|estás poniendo|tocas|estás tocando|has puesto|tienes puestas|escuchas|estás escuchando}].',
        'Esas canciones [que {pones|estás poniendo|tocas|estás tocando}] no me {gustan|agradan}.',
        {
          answer: '{No me gustan las canciones esas|Las canciones esas no me gustan}.',
          note: 'After the noun, *esas* is colloquial and sounds a little scornful.',
        },
        {
          answer: '{No me gustan esos temas|Esos temas no me gustan}[ que pones].',
          note: '*Un tema* can be a song too, when you’re talking about music.',
        },
        {
          answer: 'No me gustan las canciones que {pones|estás poniendo|tocas|estás tocando|has puesto}.',
          note: 'This means “the songs you’re playing”. “Those songs” is *esas canciones*.',
        },
        {
          answer: '{Esas canciones no me molan|No me molan esas canciones}.',
          note: '*Molar* is slang used by young people in Spain. In an exam, use *gustar*.',
        },
        {
          answer: 'No gusto de esas canciones.',
          note: '*Gustar de* is right, but mostly found in books. In everyday Spanish, say *no me gustan*.',
        },
        {
          answer: '{No me gustan nada esas canciones|Esas canciones no me gustan nada}.',
          note: 'Right, but *nada* adds “at all”.',
        },
      ],
      because: '*Canción* is feminine and loses its accent in the plural. “Those” near you are *esas*.',
      mistakes: [
        {
          answer: '{No me gusta esas canciones|Esas canciones no me gusta}.',
          because: 'The songs are plural: *gustan*.',
        },
        {
          answer: '{No me gustan esos canciones|Esos canciones no me gustan}.',
          because: 'Words in *-ción* are feminine: *esas*.',
        },
        {
          answer:
            '{No me gusta {esos|eses|eso|esa|ese|estas|estos} canciones|{Esos|Eses|Eso|Esa|Ese|Estas|Estos} canciones no me gusta}.',
          because: 'The songs are feminine plural: *gustan* and *esas*.',
        },
        {
          answer: '{No me gustan {eses|eso|esa|ese} canciones|{Eses|Eso|Esa|Ese} canciones no me gustan}.',
          because: '*Canciones* is feminine plural, so *esas*.',
        },
        {
          answer: '{No me gustan {aquellos|estos} canciones|{Aquellos|Estos} canciones no me gustan}.',
          because: 'Words in *-ción* are feminine, and “those” near **you** are *esas*.',
        },
        {
          answer:
            '{{No gusto|No gusta|No me gusto} [a] esas canciones|{No gustan|No te gustan} a esas canciones}.',
          because: 'The songs are the subject, and “to me” is *me*: *no me gustan*.',
        },
        {
          answer: 'No {me gustan|me gusta} a esas canciones.',
          because: 'The songs are the subject: *me gustan*, without *a*.',
        },
        {
          answer: '{Me no gustan|Me no gusta|Me gustan no|No gustan me} esas canciones.',
          because: '*No* comes first, then the pronoun and its verb: *no me gustan*.',
        },
        {
          answer: '{Esas canciones me no gustan|Me gustan esas canciones no}.',
          because: '*No* goes before the pronoun and its verb: *no me gustan*.',
        },
        {
          answer: 'No me gustan {esas cancións|esas canción|esas cancion|esas cancions}.',
          because: 'Add *-es* after a consonant and drop the accent: *canciones*.',
        },
      ],
      notAsked: [
        {
          answer: '{No me gustan mucho esas canciones|Esas canciones no me gustan mucho}.',
          because: 'Good Spanish, but softer: “not much”. “I don’t like” is *no me gustan*.',
        },
        {
          answer: '{Odio|Detesto|No soporto} esas canciones.',
          because: 'Good Spanish, but stronger. “I don’t like” is *no me gustan*.',
        },
        {
          answer: '{No me gustan las canciones|Las canciones no me gustan}.',
          because: 'That’s “songs” in general. “Those” is *esas*.',
        },
        {
          answer: '{No me gusta esa canción|Esa canción no me gusta}.',
          because: 'That’s one song. You need *esas canciones* and *gustan*.',
        },
        {
          answer: 'No quiero esas canciones.',
          because: 'That’s “I don’t want”. “I don’t like” is *no me gustan*.',
        },
        {
          answer: '{No me gustan aquellas canciones|Aquellas canciones no me gustan}.',
          because: '*Aquellas* would be songs far from both of us, for example from long ago.',
        },
        {
          answer: '{No me gustan estas canciones|Estas canciones no me gustan}.',
          because: '*Estas* is “these”, near me. “Those”, near you, is *esas*.',
        },
        {
          answer: 'No te gustan esas canciones.',
          because: 'That’s “**you** don’t like”. “I don’t like” is *no me gustan*.',
        },
        {
          answer: 'No gustan esas canciones.',
          because: 'That’s “people don’t like those songs”. “**I** don’t like” is *no me gustan*.',
        },
      ],
    },
    {
      id: 'little-dog',
      kind: 'choose',
      teaches: 'small-and-big',
      prompt: 'Your grandmother says *¡Qué perrito!* What has she seen?',
      options: [
        { text: 'a big dog', because: '“Big” would be *-ón* or *-azo*. *-ito* means small or sweet.' },
        {
          text: 'a sweet little dog',
          right: true,
          because: '*-ito* makes it small, or shows affection.',
        },
        { text: 'a bad dog', because: '*-ito* means small or sweet, not bad.' },
      ],
    },
    {
      id: 'brilliant-goal',
      kind: 'choose',
      teaches: 'small-and-big',
      prompt: 'A headline says *¡Vaya golazo de Alexia!* What did Alexia do?',
      options: [
        { text: 'She missed an open goal.', because: '*-azo* makes something big or brilliant.' },
        { text: 'She scored a brilliant goal.', right: true, because: '*Gol* + *-azo*: a brilliant goal.' },
        {
          text: 'She hit somebody with the ball.',
          because: '*-azo* can be a blow (*portazo*, the slam of a door), but *gol* is a goal.',
        },
      ],
    },
  ],
} satisfies AuthoredLesson
