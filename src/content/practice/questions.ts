import type { QuizQuestion } from '../types'

/** The practice quiz draws from these: at least six for each stop of the roadmap. */
export default [
  {
    id: 'days-of-week-1',
    topicId: 'days-of-week',
    sentence: 'Tengo dentista ___ lunes a las cinco.',
    en: 'I’ve got the dentist on Monday at five.',
    options: ['en el', 'los', 'en', 'el'],
    answer: 'el',
    explanation:
      'Spanish says _on Monday_ with the article alone: *el lunes*. *En* translates the English _on_, for which Spanish needs no preposition; *los lunes* would be every Monday.',
    because: {
      'en el': '*En el* says _in_ or _on_ a place; before a day Spanish has the article alone.',
    },
  },
  {
    id: 'days-of-week-2',
    topicId: 'days-of-week',
    sentence: 'En mi instituto ___ viernes salimos a la una.',
    en: 'At my school we finish at one on Fridays.',
    options: ['en', 'el', 'los', 'cada los'],
    answer: 'los',
    explanation:
      'Every Friday is *los viernes*: the plural article makes it a habit. *El viernes* is one Friday; *en* translates the English _on_, for which Spanish needs no preposition.',
    because: {
      'cada los': '*Cada* stands alone, without an article: *cada viernes*.',
    },
  },
  {
    id: 'days-of-week-3',
    topicId: 'days-of-week',
    sentence: 'Hoy es ___ y no hay clase.',
    en: 'Today is Wednesday and there are no lessons.',
    options: ['miércoles', 'el miércoles', 'Miércoles', 'miercoles'],
    answer: 'miércoles',
    explanation:
      'After *hoy es* the day stands alone: *miércoles*, with a small letter and an accent. *El miércoles* would be _on Wednesday_; the capital of *Miércoles* is an English habit, and ~~miercoles~~ lacks the accent.',
  },
  {
    id: 'days-of-week-4',
    topicId: 'days-of-week',
    sentence: 'Mi autobús pasa a las siete ___ la mañana.',
    en: 'My bus comes at seven in the morning.',
    options: ['por', 'de', 'a', 'en'],
    answer: 'de',
    explanation:
      'After a clock time Spanish says *de la mañana*. *Por la mañana* is right only where no clock time is given: *Estudio por la mañana*.',
    because: {
      en: '*En la mañana* is heard in America for _in the morning_, but not after a clock time.',
    },
  },
  {
    id: 'days-of-week-5',
    topicId: 'days-of-week',
    sentence: 'Date prisa, que ya ___ la una y media.',
    en: 'Hurry up, it’s half past one already.',
    options: ['es', 'está', 'son', 'hay'],
    answer: 'es',
    explanation:
      '*La una* is singular, so *{es:ser} la una*; from two o’clock on it is *son las dos*. Clock time takes *ser*, not *está*.',
    because: {
      hay: '*Hay* says that something exists; the time of day is never asked or told with it.',
    },
  },
  {
    id: 'days-of-week-6',
    topicId: 'days-of-week',
    sentence: 'Mi cumpleaños es el ___ de mayo.',
    en: 'My birthday is on the third of May.',
    options: ['trece', 'tercero', 'tres', 'tercer'],
    answer: 'tres',
    explanation:
      'Dates take plain numbers: *el tres de mayo*. *Tercero* and *tercer* copy the English _third_ (only the first may also be *el primero*); *trece* is thirteen.',
  },
  {
    id: 'days-of-week-7',
    topicId: 'days-of-week',
    sentence: 'Los ___ jugamos contra otros institutos.',
    en: 'On Saturdays we play against other schools.',
    options: ['sabados', 'Sábados', 'sábado', 'sábados'],
    answer: 'sábados',
    explanation:
      '*Sábado* ends in a vowel and takes -s: *los sábados*, with the accent of the singular. Only *sábado* and *domingo* change; *los lunes* keeps its form. *Sábados* with a capital is English spelling.',
    because: {
      sabados: '~~Sabados~~ lacks the accent of *sábado*.',
    },
  },
  {
    id: 'numbers-spanish-1',
    topicId: 'numbers-spanish',
    sentence: 'En mi colegio hay ___ alumnos.',
    en: 'There are five hundred pupils at my school.',
    options: ['cinco cientos', 'quinientos', 'quinientas', 'cincocientos'],
    answer: 'quinientos',
    explanation:
      '500 is irregular: *quinientos*. ~~Cincocientos~~ follows the pattern of 200 and 300, but does not exist; *quinientas* would go with a feminine noun (*quinientas alumnas*).',
    because: {
      'cinco cientos': '~~Cinco cientos~~ translates _five hundreds_; a hundred is one word with its number.',
    },
  },
  {
    id: 'numbers-spanish-2',
    topicId: 'numbers-spanish',
    sentence: 'Mi prima tiene ___ años.',
    en: 'My cousin is twenty-three.',
    options: ['veintitres', 'veintetrés', 'veintitrés', 'veinte tres'],
    answer: 'veintitrés',
    explanation:
      'From 21 to 29 Spanish writes one word with *veinti-*. *Veintitrés* is stressed on the last syllable and ends in *-s*, so it needs the accent that ~~veintitres~~ lacks.',
    because: {
      veintetrés: '~~Veintetrés~~ keeps the *-e* of *veinte*, which becomes *-i* here.',
      'veinte tres': '~~Veinte tres~~ leaves the two numbers apart; from 21 to 29 they are one word.',
    },
  },
  {
    id: 'numbers-spanish-3',
    topicId: 'numbers-spanish',
    sentence: 'El libro tiene ___ páginas.',
    en: 'The book has two hundred pages.',
    options: ['doscientas', 'dos cientas', 'doscientos', 'dos cien'],
    answer: 'doscientas',
    explanation:
      'Hundreds agree with what they count: *páginas* is feminine, so *doscientas*. *Doscientos* would go with *libros*, and it is always one word, never ~~dos cientas~~.',
    because: {
      'dos cien':
        '~~Dos cien~~ leaves *cien* as it is alone; after *dos* it is part of one word in *-cientos* or *-cientas*.',
    },
  },
  {
    id: 'numbers-spanish-4',
    topicId: 'numbers-spanish',
    sentence: 'Vinieron ___ personas al concierto.',
    en: 'A hundred people came to the concert.',
    options: ['cientos', 'un cien', 'ciento', 'cien'],
    answer: 'cien',
    explanation:
      'Exactly one hundred before a noun is *cien*. *Ciento* is used from 101 to 199 (*ciento dos*), *cientos* is _hundreds_ and needs *de*, and ~~un cien~~ translates the English _a_.',
  },
  {
    id: 'numbers-spanish-5',
    topicId: 'numbers-spanish',
    sentence: 'La ciudad tiene dos ___ habitantes.',
    en: 'The city has two million inhabitants.',
    options: ['millón', 'millones de', 'millón de', 'millones'],
    answer: 'millones de',
    explanation:
      '*Millón* is a noun: after *dos* it is plural, and it needs *de* before another noun: *dos millones de habitantes*. *Millones* without *de* copies the English _two million people_.',
    because: {
      'millón de': '*Un millón de*, but after *dos* it is plural.',
    },
  },
  {
    id: 'numbers-spanish-6',
    topicId: 'numbers-spanish',
    sentence: 'Mi abuela vive en el ___ piso.',
    en: 'My grandmother lives on the third floor.',
    options: ['tercera', 'tercero', 'tres', 'tercer'],
    answer: 'tercer',
    explanation:
      '*Tercero* and *primero* lose their *-o* before a masculine singular noun: *el tercer piso*. *Tercero* stands alone: *Vive en el tercero*.',
    because: {
      tercera: '*Tercera* is feminine, and *piso* is masculine.',
      tres: '*Tres* counts floors. It can name one only behind the noun (*el piso tres*).',
    },
  },
  {
    id: 'numbers-spanish-7',
    topicId: 'numbers-spanish',
    sentence: 'En mi clase somos ___ chicas.',
    en: 'There are twenty-one girls in my class.',
    options: ['veintiuna', 'veintiún', 'veintiunas', 'veintiuno'],
    answer: 'veintiuna',
    explanation:
      'Numbers ending in *uno* agree in gender: *veintiuna chicas*. *Veintiún* is the short form before a masculine noun (*veintiún chicos*).',
    because: {
      veintiunas: 'There is no plural ~~veintiunas~~: only the gender changes.',
      veintiuno: '*Veintiuno* is for counting, without a noun.',
    },
  },
  {
    id: 'numbers-spanish-8',
    topicId: 'numbers-spanish',
    sentence: 'Mi hermano nació en ___ nueve.',
    en: 'My brother was born in 2009.',
    options: ['dos miles', 'dos mil', 'veinte', 'dos mil y'],
    answer: 'dos mil',
    explanation:
      'Years are read as whole numbers: *dos mil nueve*. *Mil* has no plural in a number, so ~~dos miles~~ is wrong, and *y* stands only between tens and units.',
    because: {
      veinte: 'English splits the year (_twenty oh nine_); Spanish does not.',
      'dos mil y': '*Y* never follows thousands or hundreds directly.',
    },
  },
  {
    id: 'articles-spanish-1',
    topicId: 'articles-spanish',
    sentence: 'En casa no funciona ___ agua caliente.',
    en: 'The hot water isn’t working at home.',
    options: ['un', 'lo', 'el', 'la'],
    answer: 'el',
    explanation:
      '*Agua* is feminine, but directly before a stressed a- the singular article is *el*: *el agua caliente*. *La* would make two a’s meet; the adjective stays feminine (*el agua fría*).',
    because: {
      un: '*Un agua* would be one bottle or one kind; what comes out of the tap at home is known.',
      lo: '*Lo* never stands before a noun.',
    },
  },
  {
    id: 'articles-spanish-2',
    topicId: 'articles-spanish',
    sentence: 'De mayor quiero ser ___.',
    en: 'I want to be a vet when I grow up.',
    options: ['veterinario', 'de veterinario', 'el veterinario', 'un veterinario'],
    answer: 'veterinario',
    explanation:
      'A profession after *ser* takes no article: *ser veterinario*. *Un veterinario* translates the English _a_; it returns only with a description: *un veterinario excelente*.',
    because: {
      'de veterinario': '*De veterinario* goes with *trabajar* (*trabajo de veterinario*), not with *ser*.',
      'el veterinario': '*El veterinario* would be one known vet: that very man.',
    },
  },
  {
    id: 'articles-spanish-3',
    topicId: 'articles-spanish',
    sentence: 'A mi hermana no le gusta ___ chocolate.',
    en: 'My sister doesn’t like chocolate.',
    options: ['lo', 'un', 'el', 'del'],
    answer: 'el',
    explanation:
      'What somebody likes in general takes the definite article: *le gusta el chocolate*. English leaves it out. *Lo* never stands before a noun.',
    because: {
      un: '*Un chocolate* is one cup or one bar, not chocolate in general.',
      del: '*Del* would be _of the_ or _from the_; nothing here asks for *de*.',
    },
  },
  {
    id: 'articles-spanish-4',
    topicId: 'articles-spanish',
    sentence: 'Me duele ___ mano derecha.',
    en: 'My right hand hurts.',
    options: ['los', 'la', 'el', 'lo'],
    answer: 'la',
    explanation:
      '*Mano* ends in *-o* but is feminine: *la mano derecha*. *El* trusts the ending; the adjective shows the gender.',
    because: {
      los: '*Los* is plural, and it is one hand.',
      lo: '*Lo* never stands before a noun.',
    },
  },
  {
    id: 'articles-spanish-5',
    topicId: 'articles-spanish',
    sentence: 'Esta tarde vamos ___ cine.',
    en: 'We’re going to the cinema this afternoon.',
    options: ['a el', 'en el', 'a la', 'al'],
    answer: 'al',
    explanation:
      '*A* and *el* join in one word: *al cine*. ~~A el~~ leaves them apart, which happens only where *El* belongs to a name (*a El Salvador*); *en el* would be where you already are.',
    because: {
      'a la': '*Cine* is masculine; *a la* goes with *playa* or *piscina*.',
    },
  },
  {
    id: 'articles-spanish-6',
    topicId: 'articles-spanish',
    sentence: 'Quiero ___ bocadillo, por favor.',
    en: 'I’d like another sandwich, please.',
    options: ['un otro', 'otro', 'otra', 'uno otro'],
    answer: 'otro',
    explanation:
      '*Otro* already means _another_ and takes no *un*: *otro bocadillo*. ~~Un otro~~ translates _an-other_ piece by piece, and *otra* does not agree with *bocadillo*.',
    because: {
      'uno otro': '*Uno* never stands before a noun, and *otro* takes no *un* at all.',
    },
  },
  {
    id: 'articles-spanish-7',
    topicId: 'articles-spanish',
    sentence: 'Esto es ___ muy serio.',
    en: 'This is a very serious problem.',
    options: ['una problema', 'uno problema', 'un problemo', 'un problema'],
    answer: 'un problema',
    explanation:
      'Most words in *-ma* that come from Greek are masculine: *un problema*, like *el tema* and *el sistema*. ~~Una problema~~ trusts the *-a*; *serio* shows the gender.',
    because: {
      'uno problema': 'Before a noun *uno* is *un*.',
      'un problemo': 'The noun keeps its *-a*: ~~problemo~~ does not exist.',
    },
  },
  {
    id: 'articles-spanish-8',
    topicId: 'articles-spanish',
    sentence: '¿Me dejas tus ___ de colores?',
    en: 'Can I borrow your colouring pencils?',
    options: ['lápices', 'lápizes', 'lapices', 'lápiz'],
    answer: 'lápices',
    explanation:
      'Final *-z* becomes *-c-* before *-es*: *lápiz, lápices*, like *vez, veces*. ~~Lápizes~~ keeps a _z_ that Spanish does not write before _e_; the accent stays.',
    because: {
      lapices: '~~Lapices~~ has lost the accent of *lápiz*.',
      lápiz: '*Lápiz* is one; *tus* shows that there are several.',
    },
  },
  {
    id: 'articles-spanish-9',
    topicId: 'articles-spanish',
    sentence: 'El lunes hay ___ muy importante.',
    en: 'There’s a very important meeting on Monday.',
    options: ['un reunión', 'una reunión', 'la reunión', 'una reunion'],
    answer: 'una reunión',
    explanation:
      'Nearly every noun in *-ión* for an idea or an action is feminine: *una reunión*, like *la opinión* and *la canción*. ~~Un reunión~~ follows *un avión*, which is a thing you can touch; ~~una reunion~~ lacks its accent, and *hay* wants *una*, not *la*.',
    because: {
      'la reunión': 'After *hay* comes something not yet named, so not *la*.',
    },
  },
  {
    id: 'basic-pronouns-1',
    topicId: 'basic-pronouns',
    sentence: 'A mi hermana ___ gustan las películas de miedo.',
    en: 'My sister likes horror films.',
    options: ['se', 'la', 'le', 'ella'],
    answer: 'le',
    explanation:
      'With *gustar* the person is the indirect object: *a mi hermana le gustan*. *La* is a direct object, and *ella* cannot replace *le*.',
    because: {
      se: '*Se* would be _himself, herself_; the one who likes something is *le*.',
    },
  },
  {
    id: 'basic-pronouns-2',
    topicId: 'basic-pronouns',
    sentence: 'Me ___ los videojuegos.',
    en: 'I like video games.',
    options: ['gusto', 'gusta', 'gustas', 'gustan'],
    answer: 'gustan',
    explanation:
      'The thing liked is the subject: *los videojuegos* is plural, so *me {gustan:gustar}*. *Gusto* is what you get if you think of _I like_; *gusta* needs a singular.',
    because: {
      gustas: '*Me gustas* says that I fancy **you**.',
    },
  },
  {
    id: 'basic-pronouns-3',
    topicId: 'basic-pronouns',
    sentence: 'Este regalo es para ___, Elena.',
    en: 'This present is for you, Elena.',
    options: ['ti', 'tú', 'tí', 'te'],
    answer: 'ti',
    explanation:
      'After *para* and nearly every other preposition the form is *ti*, and it never has an accent: ~~tí~~ is a mistake made on the model of *mí*. *Tú* is the subject (*tú lo abres*).',
    because: {
      te: '*Te* stands before a verb (*te veo*), never after a preposition.',
    },
  },
  {
    id: 'basic-pronouns-4',
    topicId: 'basic-pronouns',
    sentence: '¿Quieres venir al cine ___?',
    en: 'Do you want to come to the cinema with me?',
    options: ['con mí', 'con yo', 'conmigo', 'con me'],
    answer: 'conmigo',
    explanation:
      '*Con* and *mí* make one word, *conmigo* (like *contigo*). ~~Con mí~~ looks logical, but it does not exist.',
    because: {
      'con yo': '*Yo* is a subject; *con* never takes it.',
      'con me': '*Me* stands before a verb, never after a preposition.',
    },
  },
  {
    id: 'basic-pronouns-5',
    topicId: 'basic-pronouns',
    sentence: 'He sacado un libro de la biblioteca y ya ___ estoy leyendo.',
    en: 'I’ve borrowed a book from the library and I’m already reading it.',
    options: ['le', 'lo', 'él', 'la'],
    answer: 'lo',
    explanation:
      '*Un libro* is masculine and the direct object: *lo estoy leyendo*. *Le* does not stand for a thing as direct object, and *él* is a subject or follows a preposition.',
    because: {
      la: '*La* would be a feminine thing, such as *la novela*.',
    },
  },
  {
    id: 'basic-pronouns-6',
    topicId: 'basic-pronouns',
    sentence: 'Todas las mañanas veo ___ en la parada.',
    en: 'I see Marta at the bus stop every morning.',
    options: ['a Marta', 'la Marta', 'para Marta', 'Marta'],
    answer: 'a Marta',
    explanation:
      'A definite person as direct object takes *a*: *veo a Marta*. *Marta* without it is the English pattern; *para* is never used for this.',
    because: {
      'la Marta':
        '*La Marta* is heard in Catalonia and in Chile, but even then the *a* is needed: *a la Marta*.',
      'para Marta': '*Para Marta* would be something meant for her.',
    },
  },
  {
    id: 'basic-pronouns-7',
    topicId: 'basic-pronouns',
    sentence: '¿___ es tu número de teléfono?',
    en: 'What’s your phone number?',
    options: ['Cual', 'Cuál', 'Lo que', 'Qué'],
    answer: 'Cuál',
    explanation:
      'Before *ser*, a question that picks one out of many uses *cuál*: *¿Cuál es tu número?* *Qué* would ask for a definition (_what is a phone number?_), *Lo que* is the _what_ of statements, and *Cual* lacks the accent of a question word.',
  },
  {
    id: 'basic-pronouns-8',
    topicId: 'basic-pronouns',
    sentence: '—No me gusta el pescado. —A mí ___.',
    en: '“I don’t like fish.” “Neither do I.”',
    options: ['también', 'ni', 'tampoco', 'también no'],
    answer: 'tampoco',
    explanation:
      'To agree with a negative Spanish says *tampoco*. *También* agrees with something positive, and ~~también no~~ translates _also not_.',
    because: {
      ni: '*Ni* joins two things that are denied (*ni leo ni escribo*); it does not answer alone.',
    },
  },
  {
    id: 'basic-pronouns-9',
    topicId: 'basic-pronouns',
    sentence: 'Esta canción es preciosa: ___ en la ducha.',
    en: 'This song is lovely: I like singing it in the shower.',
    options: ['la me gusta cantar', 'me la gusta cantar', 'me gusta la cantar', 'me gusta cantarla'],
    answer: 'me gusta cantarla',
    explanation:
      'With *gustar* the infinitive keeps its pronoun: *me gusta cantarla*. Only with helper verbs such as *querer* and *ir a* can it move to the front (*la quiero cantar*), so not ~~la me gusta cantar~~; and it never stands loose before an infinitive.',
    because: {
      'me la gusta cantar': '*La* belongs to *cantar*, and *gustar* does not let it climb in front.',
      'me gusta la cantar': 'A pronoun never stands loose before an infinitive.',
    },
  },
  {
    id: 'possessive-adjectives-1',
    topicId: 'possessive-adjectives',
    sentence: 'Mis primos viven con ___ abuelos.',
    en: 'My cousins live with their grandparents.',
    options: ['los suyos', 'suyos', 'su', 'sus'],
    answer: 'sus',
    explanation:
      'The possessive agrees with the thing owned, not with the owners: *abuelos* is plural, so *sus*. *Su* would be one grandparent; *suyos* stands after the noun.',
    because: {
      'los suyos': '*Los suyos* replaces the noun, and here the noun is there: *abuelos*.',
    },
  },
  {
    id: 'possessive-adjectives-2',
    topicId: 'possessive-adjectives',
    sentence: 'En ___ familia cenamos a las nueve.',
    en: 'In our family we have dinner at nine.',
    options: ['nuestras', 'nuestra', 'nuestro', 'nosotros'],
    answer: 'nuestra',
    explanation:
      '*Familia* is feminine singular: *nuestra familia*. It does not matter that several people speak, so *nuestras* is wrong, as is *nuestro*.',
    because: {
      nosotros: '*Nosotros* is _we_, not _our_.',
    },
  },
  {
    id: 'possessive-adjectives-3',
    topicId: 'possessive-adjectives',
    sentence: 'Un amigo ___ vive en Bilbao.',
    en: 'A friend of mine lives in Bilbao.',
    options: ['mío', 'de mí', 'mi', 'mis'],
    answer: 'mío',
    explanation:
      'After the noun the long form is used: *un amigo mío*. *De mí* copies _of mine_, and *mi* stands only before the noun.',
    because: {
      mis: '*Mis* stands before the noun, and before several things.',
    },
  },
  {
    id: 'possessive-adjectives-4',
    topicId: 'possessive-adjectives',
    sentence: 'Mi mochila es azul y ___ es verde.',
    en: 'My rucksack is blue and yours is green.',
    options: ['el tuyo', 'tuya', 'tu', 'la tuya'],
    answer: 'la tuya',
    explanation:
      'In place of a noun the long form takes the article of that noun: *la mochila*, so *la tuya*. *Tuya* without article cannot stand for the noun; it follows it (*una mochila tuya*) or *ser* (*Es tuya*).',
    because: {
      'el tuyo': '*El tuyo* would be a masculine thing, such as *el estuche*.',
      tu: '*Tu* needs its noun behind it: *tu mochila*.',
    },
  },
  {
    id: 'possessive-adjectives-5',
    topicId: 'possessive-adjectives',
    sentence: 'Esta es ___.',
    en: 'This is my brother’s bike.',
    options: ['mi hermano’s bici', 'la bici mi hermano', 'la bici de mi hermano', 'mi hermano bici'],
    answer: 'la bici de mi hermano',
    explanation:
      'Spanish has no apostrophe: the owner follows with *de*, *la bici de mi hermano*. ~~Mi hermano bici~~ keeps the English order.',
    because: {
      'mi hermano’s bici': 'The _’s_ is English; Spanish has nothing like it.',
      'la bici mi hermano': 'Without *de* nothing says that the bike is his.',
    },
  },
  {
    id: 'possessive-adjectives-6',
    topicId: 'possessive-adjectives',
    sentence: 'Niños, ¿habéis hecho ___ deberes?',
    en: 'Children, have you done your homework?',
    options: ['vuestro', 'vosotros', 'sus', 'vuestros'],
    answer: 'vuestros',
    explanation:
      '*Habéis* shows *vosotros*, and *deberes* is masculine plural: *vuestros deberes*. *Vosotros* is _you_, not _your_; *sus* would go with *ustedes*.',
    because: {
      vuestro: '*Vuestro* is singular, and *deberes* is plural.',
    },
  },
  {
    id: 'possessive-adjectives-7',
    topicId: 'possessive-adjectives',
    sentence: 'Estas gafas no son ___, son de Clara.',
    en: 'These glasses aren’t mine, they’re Clara’s.',
    options: ['mi', 'míos', 'mías', 'mis'],
    answer: 'mías',
    explanation:
      'After *ser* the long form agrees with *gafas*, feminine plural: *mías*. *Mis* needs a noun behind it.',
    because: {
      mi: '*Mi* stands before a noun, and before one thing.',
      míos: '*Míos* is masculine, and *gafas* is feminine.',
    },
  },
  {
    id: 'present-1',
    topicId: 'present',
    sentence: 'Yo no ___ a nadie en esta fiesta.',
    en: 'I don’t know anybody at this party.',
    options: ['conozco', 'sé', 'conozo', 'conoce'],
    answer: 'conozco',
    explanation:
      'To know a person is *conocer*, and its *yo* form is *{conozco:conocer}*. *Sé* is to know a fact or how to do something; *conoce* is _he knows_.',
    because: {
      conozo: '~~Conozo~~ has lost the *c* that keeps the sound: *-zco*.',
    },
  },
  {
    id: 'present-2',
    topicId: 'present',
    sentence: 'Mis amigos ___ al fútbol todos los días.',
    en: 'My friends play football every day.',
    options: ['jogan', 'juegan', 'jugan', 'juegamos'],
    answer: 'juegan',
    explanation:
      '*Jugar* changes u to ue where the stem is stressed: *{juegan:jugar}*. ~~Jugan~~ forgets the change; *nosotros* does not have it (*jugamos*).',
    because: {
      jogan: '~~Jogan~~ changes u to o; the change is to *ue*.',
      juegamos: '*Mis amigos* is _they_, and in *nosotros* the vowel does not change at all.',
    },
  },
  {
    id: 'present-3',
    topicId: 'present',
    sentence: 'No ___ salir hasta las seis.',
    en: 'We can’t leave until six.',
    options: ['podemos', 'pueden', 'podimos', 'puedemos'],
    answer: 'podemos',
    explanation:
      'The o of *poder* becomes ue only where it is stressed (*puedo, puedes*…), and in *{podemos:poder}* it is not. ~~Puedemos~~ carries the change too far; *pueden* is _they can_.',
    because: {
      podimos: '~~Podimos~~ is no form of *poder*: its preterite is *pudimos*.',
    },
  },
  {
    id: 'present-4',
    topicId: 'present',
    sentence: 'Vivimos aquí ___ tres años.',
    en: 'We’ve lived here for three years.',
    options: ['por', 'desde', 'para', 'desde hace'],
    answer: 'desde hace',
    explanation:
      'For a length of time up to now Spanish uses the present with *desde hace*: *Vivimos aquí desde hace tres años*. With *por*, *vivimos* would be read as _we lived_, for a time that is over; *desde* alone needs a date (*desde mayo*).',
    because: {
      para: '*Para* looks ahead: for a time still to come.',
    },
  },
  {
    id: 'present-5',
    topicId: 'present',
    sentence: 'Yo siempre ___ la verdad.',
    en: 'I always tell the truth.',
    options: ['dice', 'dico', 'digo', 'dizo'],
    answer: 'digo',
    explanation:
      '*Decir* has a *yo* form in *-go*: *{digo:decir}*. *Dice* is _he or she says_, and ~~dico~~ builds a regular form that does not exist.',
    because: {
      dizo: '~~Dizo~~ does not exist: the *yo* form has a *g*.',
    },
  },
  {
    id: 'present-6',
    topicId: 'present',
    sentence: 'Todos los días me ___ a las siete.',
    en: 'I wake up at seven every day.',
    options: ['despierta', 'despierto', 'desperto', 'despertar'],
    answer: 'despierto',
    explanation:
      '*Despertarse* changes e to ie: *me {despierto:despertarse}*. ~~Desperto~~ forgets the change; *me despierta* would mean that somebody or something wakes me up.',
    because: {
      despertar: 'After *me* the verb needs the ending of its person, not the infinitive.',
    },
  },
  {
    id: 'present-7',
    topicId: 'present',
    sentence: '¿A qué hora ___ vosotros los domingos?',
    en: 'What time do you have dinner on Sundays?',
    options: ['cenáis', 'cenaís', 'cenais', 'cenan'],
    answer: 'cenáis',
    explanation:
      'The *vosotros* ending of *-ar* verbs is *-áis*, with its accent on the a: *{cenáis:cenar}*. ~~Cenais~~ lacks it, ~~cenaís~~ has it on the wrong letter, and *cenan* goes with *ustedes*.',
  },
  {
    id: 'present-8',
    topicId: 'present',
    sentence: 'Este fin de semana tengo ___ estudiar mucho.',
    en: 'I have to study a lot this weekend.',
    options: ['por', 'a', 'que', 'de'],
    answer: 'que',
    explanation:
      'To have to do something is *tener que* + infinitive: *tengo que estudiar*. *A* translates the English _to_, which the infinitive already contains.',
    because: {
      por: '*Tener por* does not say _have to_.',
      de: '*Tener de* is not modern Spanish; *haber de* is bookish.',
    },
  },
  {
    id: 'ser-estar-1',
    topicId: 'ser-estar',
    sentence: 'La fiesta ___ en casa de Marta.',
    en: 'The party is at Marta’s house.',
    options: ['hay', 'es', 'está', 'son'],
    answer: 'es',
    explanation:
      'An event takes place: that is *ser*, *la fiesta {es:ser} en…* *Está* is for the position of people and things, and a party is not a thing in a place.',
    because: {
      hay: '*Hay* takes *un* or *una*: *hay una fiesta*. *La fiesta* is known already.',
      son: '*La fiesta* is one thing.',
    },
  },
  {
    id: 'ser-estar-2',
    topicId: 'ser-estar',
    sentence: 'No la riegues más: la planta ___ muerta.',
    en: 'Stop watering it: the plant is dead.',
    options: ['hay', 'tiene', 'es', 'está'],
    answer: 'está',
    explanation:
      'Being dead is the result of a change, so *{está:estar} muerta*, however long it lasts. *Es* comes from the false rule that what is permanent takes *ser*.',
    because: {
      hay: '*Hay* says that something exists, not how it is.',
      tiene: '*Tener* takes a noun (*tiene flores*), not *muerta*.',
    },
  },
  {
    id: 'ser-estar-3',
    topicId: 'ser-estar',
    sentence: 'Abre la ventana, que ___ calor.',
    en: 'Open the window, I’m hot.',
    options: ['estoy', 'soy', 'tengo', 'hago'],
    answer: 'tengo',
    explanation:
      'Spanish _has_ heat: *{tengo:tener} calor*, like *tengo frío* and *tengo hambre*. *Estoy calor* is impossible, as *calor* is a noun.',
    because: {
      soy: '*Calor* is a noun: you cannot **be** it.',
      hago: '*Hace calor* is said of the weather, and only in that form.',
    },
  },
  {
    id: 'ser-estar-4',
    topicId: 'ser-estar',
    sentence: 'Hoy ___ aburrida porque no ha venido nadie.',
    en: 'I’m bored today because nobody’s come.',
    options: ['hay', 'estoy', 'tengo', 'soy'],
    answer: 'estoy',
    explanation:
      'How you feel is *estar*: *{estoy:estar} aburrida*. *Soy aburrida* would say that you are a boring person.',
    because: {
      hay: '*Hay* says that something exists, not how you feel.',
      tengo: '*Tener* takes a noun (*tengo sueño*), not *aburrida*.',
    },
  },
  {
    id: 'ser-estar-5',
    topicId: 'ser-estar',
    sentence: 'En mi barrio ___ una piscina al aire libre.',
    en: 'There’s an open-air pool in my area.',
    options: ['tiene', 'está', 'es', 'hay'],
    answer: 'hay',
    explanation:
      'That something exists, with *un* or *una*, is *{hay:haber}*. *Está* tells where a known thing is: *La piscina está en mi barrio*.',
    because: {
      tiene: '*Tiene* would need the area as its subject: *mi barrio tiene una piscina*, without *en*.',
      es: '*Es* says what a thing is, not that it exists.',
    },
  },
  {
    id: 'ser-estar-6',
    topicId: 'ser-estar',
    sentence: 'Creo que ___ importante dormir bien.',
    en: 'I think it’s important to sleep well.',
    options: ['es', 'hay', 'está', 'hace'],
    answer: 'es',
    explanation:
      'Impersonal _it is_ with an adjective is *ser*: *{es:ser} importante*. ~~Está importante~~ does not exist: of such judgements only a few, like *está claro*, take *está*.',
    because: {
      hay: '*Hay* takes a noun, not an adjective.',
      hace: '*Hace* is for the weather and for time gone by.',
    },
  },
  {
    id: 'ser-estar-7',
    topicId: 'ser-estar',
    sentence: 'Mi hermana es más alta ___ yo.',
    en: 'My sister is taller than I am.',
    options: ['de', 'que', 'a', 'como'],
    answer: 'que',
    explanation:
      'After *más* and *menos*, _than_ is *que*: *más alta que yo*. *Como* goes with *tan* (*tan alta como yo*), and *de* comes before a number (*más de diez*).',
  },
  {
    id: 'ser-estar-8',
    topicId: 'ser-estar',
    sentence: '¿De dónde ___ tus abuelos?',
    en: 'Where are your grandparents from?',
    options: ['están', 'eres', 'hay', 'son'],
    answer: 'son',
    explanation:
      'Origin takes *ser*: *¿De dónde {son:ser}?* *Están* would ask where they are now, and without *de*: *¿Dónde están?*',
    because: {
      eres: '*Eres* is _you are_, and the question is about *tus abuelos*.',
      hay: '*Hay* does not say where known people come from.',
    },
  },
  {
    id: 'place-prepositions-1',
    topicId: 'place-prepositions',
    sentence: 'El banco está ___ supermercado.',
    en: 'The bank is next to the supermarket.',
    options: ['al lado el', 'en el lado de', 'al lado del', 'al lado de el'],
    answer: 'al lado del',
    explanation:
      '*De* and *el* become *del*: *al lado del supermercado*. ~~Al lado de el~~ writes them apart; without *de* the phrase is not complete.',
    because: {
      'al lado el': 'Without *de* the supermarket hangs in the air.',
      'en el lado de': '*En el lado de* is _on the side of_; and ~~de el~~ is written *del*.',
    },
  },
  {
    id: 'place-prepositions-2',
    topicId: 'place-prepositions',
    sentence: 'Tus zapatillas están ___ la cama.',
    en: 'Your trainers are under the bed.',
    options: ['debajo de', 'debajo', 'detrás de', 'encima de'],
    answer: 'debajo de',
    explanation:
      'Before a noun *debajo* needs *de*: *debajo de la cama*. *Debajo* alone means _underneath_; *encima de* is on top.',
    because: {
      'detrás de': '*Detrás de* is behind.',
    },
  },
  {
    id: 'place-prepositions-3',
    topicId: 'place-prepositions',
    sentence: 'Llegamos ___ Madrid a medianoche.',
    en: 'We arrived in Madrid at midnight.',
    options: ['a', 'al', 'en', 'de'],
    answer: 'a',
    explanation:
      'Arriving is movement: *llegar a*. *En* translates _arrive in_, but it only says where something is; *de* would be from Madrid, and *al* would need a masculine noun.',
  },
  {
    id: 'place-prepositions-4',
    topicId: 'place-prepositions',
    sentence: 'En el semáforo, gira ___.',
    en: 'At the traffic lights, turn right.',
    options: ['en la derecha', 'a la derecha', 'al derecho', 'a la derecho'],
    answer: 'a la derecha',
    explanation:
      'The phrase is *a la derecha*, feminine because *mano* (hand) is understood. *En la derecha* copies _on the right_; *derecho* is straight on, or the study of law.',
    because: {
      'al derecho': '*Al derecho* is _the right way round_, said of clothes.',
      'a la derecho': '*La* is feminine, and so the adjective is too.',
    },
  },
  {
    id: 'place-prepositions-5',
    topicId: 'place-prepositions',
    sentence: 'El gato duerme ___ el sofá y la pared.',
    en: 'The cat sleeps between the sofa and the wall.',
    options: ['en medio', 'entre de', 'entre', 'dentro'],
    answer: 'entre',
    explanation:
      '*Entre* stands directly before its nouns: *entre el sofá y la pared*. ~~Entre de~~ adds a *de* that belongs to *dentro de* and *en medio de*.',
  },
  {
    id: 'place-prepositions-6',
    topicId: 'place-prepositions',
    sentence: 'He comprado un regalo ___ mi madre; se lo doy mañana.',
    en: 'I’ve bought a present for my mum; I’m giving it to her tomorrow.',
    options: ['con', 'en', 'por', 'para'],
    answer: 'para',
    explanation:
      'The person who will receive it takes *para*. *Por mi madre* would mean because of her or in her place.',
    because: {
      con: '*Con* is _with_: you would have bought it together.',
      en: '*En* is a place or a moment.',
    },
  },
  {
    id: 'place-prepositions-7',
    topicId: 'place-prepositions',
    sentence: 'Vamos al instituto ___ autobús.',
    en: 'We go to school by bus.',
    options: ['en', 'a', 'por', 'con'],
    answer: 'en',
    explanation:
      'Transport takes *en*: *en autobús, en tren, en bici*. *Por* translates _by_; *a* is for *a pie* and *a caballo*.',
    because: {
      con: '*Con* is for company or a tool.',
    },
  },
  {
    id: 'place-prepositions-8',
    topicId: 'place-prepositions',
    sentence: 'Después de ___, dimos un paseo por el puerto.',
    en: 'After eating, we went for a walk round the harbour.',
    options: ['comemos', 'comió', 'comiendo', 'comer'],
    answer: 'comer',
    explanation:
      'After a preposition Spanish uses the infinitive: *después de comer*. *Comiendo* copies the English _-ing_, but a gerund never follows *de*.',
    because: {
      comemos:
        '*Después de* never takes a verb with an ending; with *que* it would: *después de que comiéramos*.',
      comió: '*Después de* never takes a verb with an ending.',
    },
  },
  {
    id: 'present-continuous-1',
    topicId: 'present-continuous',
    sentence: 'No hagas ruido, que el bebé ___.',
    en: 'Don’t make any noise, the baby’s sleeping.',
    options: ['está dormiendo', 'está dormir', 'está durmiendo', 'es durmiendo'],
    answer: 'está durmiendo',
    explanation:
      '*Dormir* changes o to u in the gerund: *{está durmiendo:dormir}*. ~~Está dormiendo~~ forgets it, and the helping verb is always *estar*, not *es*.',
    because: {
      'está dormir': 'After *estar* comes the gerund, never the infinitive.',
      'es durmiendo': '~~Es durmiendo~~ translates _is_ with *ser*.',
    },
  },
  {
    id: 'present-continuous-2',
    topicId: 'present-continuous',
    sentence: '¿Qué libro ___ ahora?',
    en: 'What book are you reading now?',
    options: ['estás leer', 'estás leyendo', 'estás leendo', 'eres leyendo'],
    answer: 'estás leyendo',
    explanation:
      '*Leer*, like *creer* and *oír*, writes *-yendo* for *-iendo*: *{estás leyendo:leer}*. ~~Estás leendo~~ has lost that *y*; *eres* is the wrong helping verb.',
    because: {
      'estás leer': 'After *estar* comes the gerund, never the infinitive.',
      'eres leyendo': '~~Eres leyendo~~ translates _are_ with *ser*.',
    },
  },
  {
    id: 'present-continuous-3',
    topicId: 'present-continuous',
    sentence: 'Mañana por la mañana ___ para Sevilla.',
    en: 'We’re leaving for Seville tomorrow morning.',
    options: ['estamos saliendo', 'salir', 'salimos', 'saliendo'],
    answer: 'salimos',
    explanation:
      'For a plan Spanish uses the simple present, *{salimos:salir}*. *Estamos saliendo* means that we are going out of the door at this moment.',
    because: {
      salir: 'The infinitive has no person: somebody must leave.',
    },
  },
  {
    id: 'present-continuous-4',
    topicId: 'present-continuous',
    sentence: 'Dicen que ___ es muy sano.',
    en: 'They say swimming is very healthy.',
    options: ['nadando', 'nado', 'nadado', 'nadar'],
    answer: 'nadar',
    explanation:
      'An activity as subject is an infinitive: *nadar es sano*. *Nadando* copies _swimming_, but a Spanish gerund is never a noun.',
    because: {
      nado: '*Nado* is _I swim_, a verb with its person, and so no subject.',
      nadado: '*Nadado* is _swum_: it needs *haber*.',
    },
  },
  {
    id: 'present-continuous-5',
    topicId: 'present-continuous',
    sentence: 'Mi abuela está ___ en el sofá desde las cinco.',
    en: 'My grandma has been sitting on the sofa since five.',
    options: ['sentándose', 'sentada', 'sentando', 'sentado'],
    answer: 'sentada',
    explanation:
      'Postures are states: *estar* with the participle, which agrees, *está sentada*. *Sentándose* would be the moment of sitting down, which does not take hours.',
    because: {
      sentando: '*Sentando* is seating somebody else.',
      sentado: '*Sentado* is masculine, and it is *mi abuela*.',
    },
  },
  {
    id: 'present-continuous-6',
    topicId: 'present-continuous',
    sentence: 'No puedo salir: estoy ___ los deberes.',
    en: 'I can’t go out: I’m doing my homework.',
    options: ['haciendo', 'hacer', 'haciéndo', 'hiciendo'],
    answer: 'haciendo',
    explanation:
      'The gerund of *hacer* is regular: *{haciendo:hacer}*. ~~Haciéndo~~ has an accent that is written only when a pronoun is attached (*haciéndolos*).',
    because: {
      hiciendo: '~~Hiciendo~~ borrows the i of *hice*; the gerund does not.',
    },
  },
  {
    id: 'present-continuous-7',
    topicId: 'present-continuous',
    sentence: 'La sopa está lista: ___ ahora mismo.',
    en: 'The soup is ready: I’m serving it right now.',
    options: ['la estoy serviendo', 'estoy sirviendola', 'la estoy sirviendo', 'estoy la sirviendo'],
    answer: 'la estoy sirviendo',
    explanation:
      'The pronoun stands before *estar* or is attached to the gerund with an accent: *la {estoy sirviendo:servir}* or *estoy sirviéndola*. It never stands between the two: ~~estoy la sirviendo~~.',
    because: {
      'la estoy serviendo': '*Servir* changes e to i in the gerund: *sirviendo*.',
      'estoy sirviendola':
        '~~Sirviendola~~ has lost its accent: with the pronoun the stress falls three from the end.',
    },
  },
  {
    id: 'present-continuous-8',
    topicId: 'present-continuous',
    sentence: 'Mi hermano sigue ___ en Leeds.',
    en: 'My brother is still living in Leeds.',
    options: ['a vivir', 'viviendo', 'vivir', 'vivido'],
    answer: 'viviendo',
    explanation:
      '*Seguir* with a gerund means _still_: *sigue {viviendo:vivir}*. *Vivir* would follow other verbs (*quiere vivir*), but not *seguir*.',
    because: {
      'a vivir': '*A vivir* would follow *ir* (*va a vivir*).',
      vivido: '*Vivido* needs *haber*.',
    },
  },
  {
    id: 'basic-connectors-1',
    topicId: 'basic-connectors',
    sentence: 'Hablo francés ___ inglés.',
    en: 'I speak French and English.',
    options: ['e', 'y', 'i', 'a'],
    answer: 'e',
    explanation:
      'Before a word that begins with the vowel i (*i-* or *hi-*), *y* becomes *e*: *francés e inglés*. *Y* would run into it; before *hie-* it stays (*nieve y hielo*).',
  },
  {
    id: 'basic-connectors-2',
    topicId: 'basic-connectors',
    sentence: 'No me acuerdo: eran siete ___ ocho.',
    en: 'I can’t remember: there were seven or eight.',
    options: ['o', 'y', 'ó', 'u'],
    answer: 'u',
    explanation:
      'Before a word that begins with the sound o, *o* becomes *u*: *siete u ocho*. *O* would run into the next vowel; ~~ó~~ with an accent is no longer written.',
    because: {
      y: '*Y* adds: seven **and** eight. And you do not know which.',
    },
  },
  {
    id: 'basic-connectors-3',
    topicId: 'basic-connectors',
    sentence: 'No vivo en Madrid, ___ en Toledo.',
    en: 'I don’t live in Madrid but in Toledo.',
    options: ['pero', 'mas', 'si no', 'sino'],
    answer: 'sino',
    explanation:
      'After a negative, a _but_ that puts the right thing in place of the wrong one is *sino*. *Pero* adds a second fact, and so does *mas*, which is literary; *si no* in two words is _if not_.',
  },
  {
    id: 'basic-connectors-4',
    topicId: 'basic-connectors',
    sentence: 'Soy nueva y no conozco a ___ en este pueblo.',
    en: 'I’m new and I don’t know anybody in this village.',
    options: ['nadie', 'algún', 'alguien', 'nada'],
    answer: 'nadie',
    explanation:
      'After *no* Spanish uses a second negative word: *no conozco a nadie*. *Alguien* is the English _anybody_ taken literally; *nada* is for things.',
    because: {
      algún: '*Algún* needs a noun behind it, and after *no* it would be *ningún*.',
    },
  },
  {
    id: 'basic-connectors-5',
    topicId: 'basic-connectors',
    sentence: 'Nos quedamos en casa ___ la lluvia.',
    en: 'We stayed at home because of the rain.',
    options: ['porque de', 'porque', 'por', 'como'],
    answer: 'por',
    explanation:
      'Before a noun the cause takes *por* (or *a causa de*): *por la lluvia*. *Porque* must be followed by a verb, and ~~porque de~~ does not exist.',
    because: {
      como: '*Como* gives a reason with a verb, and first in the sentence: *como llovía, …*',
    },
  },
  {
    id: 'basic-connectors-6',
    topicId: 'basic-connectors',
    sentence: 'Este ejercicio es ___ difícil.',
    en: 'This exercise is very difficult.',
    options: ['más mucho', 'muy', 'mucho', 'tanto'],
    answer: 'muy',
    explanation:
      'Before an adjective _very_ is *muy*. *Mucho* stands with verbs and nouns (*estudio mucho, mucho trabajo*) and before comparatives (*mucho más difícil*).',
    because: {
      'más mucho': '_Much more_ is the other way round, *mucho más*, and nothing is compared here.',
      tanto: '*Tanto* stands with nouns and verbs; before an adjective it is *tan*.',
    },
  },
  {
    id: 'basic-connectors-7',
    topicId: 'basic-connectors',
    sentence: 'Si ___ buen tiempo, iremos a la playa.',
    en: 'If the weather’s good, we’ll go to the beach.',
    options: ['hace', 'hará', 'haría', 'haga'],
    answer: 'hace',
    explanation:
      'After *si* a real condition is in the present: *si {hace:hacer} buen tiempo*. *Hará* belongs in the other half, and *haga* never follows this *si*.',
    because: {
      haría: 'The conditional never follows this *si*.',
    },
  },
  {
    id: 'basic-connectors-8',
    topicId: 'basic-connectors',
    sentence: 'Mi hermana canta ___.',
    en: 'My sister sings very well.',
    options: ['mucho bien', 'mucho buena', 'muy bien', 'muy buena'],
    answer: 'muy bien',
    explanation:
      'A verb needs the adverb *bien*: *canta muy bien*. *Muy buena* would describe her, not her singing, and before *bien* it is *muy*, not *mucho*.',
    because: {
      'mucho bien': 'Before *bien* it is *muy*.',
      'mucho buena': '*Buena* is an adjective, for a noun; and before it comes *muy*.',
    },
  },
  {
    id: 'basic-connectors-9',
    topicId: 'basic-connectors',
    sentence: 'Dime ___ no viniste a la fiesta.',
    en: 'Tell me why you didn’t come to the party.',
    options: ['por que', 'porque', 'porqué', 'por qué'],
    answer: 'por qué',
    explanation:
      '_Why_ is two words with an accent, *por qué*, also inside a sentence. *Porque* in one word is _because_; *porqué* is a noun: _the reason_.',
    because: {
      'por que': '*Por que* without an accent asks nothing: it is a preposition with a pronoun.',
    },
  },
  {
    id: 'basic-connectors-10',
    topicId: 'basic-connectors',
    sentence: 'Gracias, hoy estoy ___ mejor.',
    en: 'Thank you, I’m much better today.',
    options: ['mucho', 'muy', 'más', 'tan'],
    answer: 'mucho',
    explanation:
      'Before a comparative such as *mejor* or *más alto*, _much_ is *mucho*: *mucho mejor*. *Muy* goes with the plain word (*muy bien*), and *mejor* already holds a *más*.',
    because: {
      tan: '*Tan* compares equals, and *mejor* is already _more_.',
    },
  },
  {
    id: 'indefenido-1',
    topicId: 'indefenido',
    sentence: 'Anoche ___ una película muy buena.',
    en: 'Last night I saw a really good film.',
    options: ['vio', 'vi', 'veí', 'ví'],
    answer: 'vi',
    explanation:
      '*Ver* has one syllable in this form, and so no accent: *{vi:ver}*. ~~Ví~~ is old spelling, and *vio* is _he or she saw_.',
    because: {
      veí: '~~Veí~~ is not Spanish: the stem is only *v-*.',
    },
  },
  {
    id: 'indefenido-2',
    topicId: 'indefenido',
    sentence: 'Ayer mis padres me ___ la verdad.',
    en: 'My parents told me the truth yesterday.',
    options: ['dijeron', 'dicieron', 'decieron', 'dijieron'],
    answer: 'dijeron',
    explanation:
      'Irregular stems in j take *-eron*: *{dijeron:decir}*, like *trajeron*. ~~Dijieron~~ puts in the i of regular verbs (*tejieron*), and ~~dicieron~~ and ~~decieron~~ do not have the stem *dij-*.',
  },
  {
    id: 'indefenido-3',
    topicId: 'indefenido',
    sentence: 'El sábado pasado ___ a Granada.',
    en: 'We went to Granada last Saturday.',
    options: ['fuemos', 'éramos', 'fueron', 'fuimos'],
    answer: 'fuimos',
    explanation:
      '*Ir* in the preterite: *fui, fuiste, fue, {fuimos:ir}*. ~~Fuemos~~ is built from *fue*; *éramos* comes from *ser* and means _we were_.',
    because: {
      fueron: '*Fueron* is _they went_; the sentence says _we_.',
    },
  },
  {
    id: 'indefenido-4',
    topicId: 'indefenido',
    sentence: 'Ayer ___ al tenis con mi prima.',
    en: 'I played tennis with my cousin yesterday.',
    options: ['jugó', 'jugué', 'jugé', 'juegué'],
    answer: 'jugué',
    explanation:
      'Before e the sound g is written gu: *{jugué:jugar}*. ~~Jugé~~ would sound like a j; *jugar* changes its stem in the present only, so ~~juegué~~ is wrong too.',
    because: {
      jugó: '*Jugó* is _he or she played_.',
    },
  },
  {
    id: 'indefenido-5',
    topicId: 'indefenido',
    sentence: '¿Qué ___ el fin de semana pasado, Ana?',
    en: 'What did you do last weekend, Ana?',
    options: ['hicistes', 'hicisteis', 'hiciste', 'haciste'],
    answer: 'hiciste',
    explanation:
      'The stem of *hacer* is *hic-*: *{hiciste:hacer}*. No *tú* form of the preterite ends in -s: ~~hicistes~~ is a common slip, and *hicisteis* speaks to several people.',
    because: {
      haciste: '~~Haciste~~ keeps the a of the infinitive.',
    },
  },
  {
    id: 'indefenido-6',
    topicId: 'indefenido',
    sentence: 'El bebé ___ toda la noche.',
    en: 'The baby slept all night.',
    options: ['durmio', 'durmió', 'dormí', 'dormió'],
    answer: 'durmió',
    explanation:
      '*-ir* verbs like *dormir* and *pedir* have a stem change in the third person: *{durmió:dormir}*. ~~Dormió~~ forgets it, and ~~durmio~~ has lost its accent.',
    because: {
      dormí: '*Dormí* is _I slept_.',
    },
  },
  {
    id: 'indefenido-7',
    topicId: 'indefenido',
    sentence: 'Ayer, cuando ___ a casa, no había nadie.',
    en: 'Yesterday, when I got home, nobody was there.',
    options: ['llegué', 'llegó', 'llego', 'llegé'],
    answer: 'llegué',
    explanation:
      'Before e the sound g is written gu: *{llegué:llegar}*. ~~Llegé~~ would be said with a j, and *llegó* is _he or she arrived_.',
    because: {
      llego: '*Llego* is _I arrive_: without the accent it is the present.',
    },
  },
  {
    id: 'indefenido-8',
    topicId: 'indefenido',
    sentence: '¿Quién ___ esta tarta tan rica?',
    en: 'Who brought this delicious cake?',
    options: ['traió', 'trayó', 'trajió', 'trajo'],
    answer: 'trajo',
    explanation:
      'The stem of *traer* is *traj-*, with an unaccented *-o*: *{trajo:traer}*. ~~Trayó~~ imitates *cayó* and *leyó*.',
    because: {
      traió: '~~Traió~~ is not Spanish: the preterite of *traer* has a j.',
      trajió: 'After this j there is no i, and the stress is on the stem.',
    },
  },
  {
    id: 'imperfect-preterito-1',
    topicId: 'imperfect-preterito',
    sentence: 'De pequeño ___ al parque todas las tardes.',
    en: 'When I was little I used to go to the park every afternoon.',
    options: ['iría', 'ibo', 'iba', 'fui'],
    answer: 'iba',
    explanation:
      'A habit in the past is the imperfect: *{iba:ir}*. *Fui* tells of one visit, and *iría* is _would go_ on a condition.',
    because: {
      ibo: '~~Ibo~~ has the ending of the present; *yo* ends in -a here.',
    },
  },
  {
    id: 'imperfect-preterito-2',
    topicId: 'imperfect-preterito',
    sentence: 'Ya ___ las once y la calle estaba vacía.',
    en: 'It was already eleven o’clock and the street was empty.',
    options: ['estaban', 'fueron', 'era', 'eran'],
    answer: 'eran',
    explanation:
      'Clock time in the past is in the imperfect, and eleven is plural: *{eran:ser} las once*. *Fueron* would make an event of it; *era* is for *la una*.',
    because: {
      estaban: 'Clock time takes *ser*.',
    },
  },
  {
    id: 'imperfect-preterito-3',
    topicId: 'imperfect-preterito',
    sentence: 'En primaria Leo y yo ___ muy amigos.',
    en: 'Leo and I were very good friends at primary school.',
    options: ['estábamos', 'eramos', 'éramos', 'seríamos'],
    answer: 'éramos',
    explanation:
      '*Leo y yo* is _we_: *{éramos:ser}*, always with its accent (~~eramos~~ lacks it). Friends is what you are, so not *estábamos*.',
    because: {
      seríamos: '*Seríamos* is _we would be_, on a condition.',
    },
  },
  {
    id: 'imperfect-preterito-4',
    topicId: 'imperfect-preterito',
    sentence: 'Mientras yo ___, mi hermano veía la tele.',
    en: 'While I was studying, my brother was watching TV.',
    options: ['estudiaba', 'estudiando', 'era estudiando', 'estudio'],
    answer: 'estudiaba',
    explanation:
      'Two actions going on at the same time in the past: both imperfect, *{estudiaba:estudiar}* and *veía*. ~~Era estudiando~~ translates _was studying_ with the wrong verb: it would be *estaba estudiando*.',
    because: {
      estudio: '*Estudio* is the present; the other verb is in the past.',
    },
  },
  {
    id: 'imperfect-preterito-5',
    topicId: 'imperfect-preterito',
    sentence: 'Antes ___ muchos árboles en esta plaza.',
    en: 'There used to be lots of trees in this square.',
    options: ['habían', 'había', 'hubieron', 'eran'],
    answer: 'había',
    explanation:
      '_There was_ and _there were_ are both *{había:haber}*: the verb does not agree with what there is. ~~Habían~~ makes *árboles* the subject.',
    because: {
      hubieron:
        'The preterite would be *hubo*, also in the singular; and it would not describe how things used to be.',
      eran: '*Eran* says what they were, not that they were there.',
    },
  },
  {
    id: 'imperfect-preterito-6',
    topicId: 'imperfect-preterito',
    sentence: '¿Cuántos años ___ cuando empezaste a tocar el piano?',
    en: 'How old were you when you started playing the piano?',
    options: ['tenías', 'tuviste', 'eras', 'estabas'],
    answer: 'tenías',
    explanation:
      'Age is the background to what happened: imperfect, and with *tener*: *{tenías:tener}*. *Eras* translates _were_; *tuviste* would make an event of it.',
    because: {
      estabas: 'Age takes neither *ser* nor *estar*.',
    },
  },
  {
    id: 'imperfect-preterito-7',
    topicId: 'imperfect-preterito',
    sentence: 'Desde mi ventana se ___ el mar.',
    en: 'You could see the sea from my window.',
    options: ['veia', 'veía', 'vió', 'vía'],
    answer: 'veía',
    explanation:
      '*Ver* keeps its e in the imperfect: *{veía:ver}*. *Vía* is a noun (track, way), and ~~veia~~ lacks the accent that keeps the two vowels apart.',
    because: {
      vió: '~~Vió~~ is old spelling: *vio* has one syllable; and it tells of one moment.',
    },
  },
  {
    id: 'imperfect-preterito-8',
    topicId: 'imperfect-preterito',
    sentence: 'Todos los domingos mi abuelo nos ___ historias.',
    en: 'Grandad would tell us stories every Sunday.',
    options: ['contara', 'cuenta', 'contaba', 'contaría'],
    answer: 'contaba',
    explanation:
      'This _would_ is a habit in the past: imperfect, *{contaba:contar}*. *Contaría* is the _would_ of conditions (_he would tell us if…_), *cuenta* would be now, and *contara* is a subjunctive.',
  },
  {
    id: 'future-1',
    topicId: 'future',
    sentence: 'El año que viene ___ más tiempo libre.',
    en: 'Next year I’ll have more free time.',
    options: ['tendre', 'teneré', 'tengaré', 'tendré'],
    answer: 'tendré',
    explanation:
      'The future stem of *tener* is *tendr-*: *{tendré:tener}*. ~~Teneré~~ uses the whole infinitive, and ~~tendre~~ lacks its accent.',
    because: {
      tengaré: '~~Tengaré~~ is built on *tengo*; the future has one stem for all persons.',
    },
  },
  {
    id: 'future-2',
    topicId: 'future',
    sentence: 'Mañana voy ___ en la biblioteca.',
    en: 'Tomorrow I’m going to study in the library.',
    options: ['a estudiar', 'estudiar', 'a estudio', 'estudiando'],
    answer: 'a estudiar',
    explanation:
      'The near future is *ir a* + infinitive: *voy a estudiar*. *Estudiar* without *a* copies _going to study_, in which _to_ seems to be part of the verb.',
    because: {
      'a estudio': 'After *voy a* comes the infinitive.',
      estudiando: 'The gerund says what you are doing now, not what you are going to do.',
    },
  },
  {
    id: 'future-3',
    topicId: 'future',
    sentence: 'Cuando ___ a casa, te llamaré.',
    en: 'When I get home, I’ll ring you.',
    options: ['llegaría', 'llego', 'llegaré', 'llegue'],
    answer: 'llegue',
    explanation:
      '*Cuando* with something still to come takes the subjunctive: *{llegue:llegar}*. *Llegaré* is logical but never follows this *cuando*; *llego* would be a habit.',
    because: {
      llegaría: 'The conditional is _would arrive_.',
    },
  },
  {
    id: 'future-4',
    topicId: 'future',
    sentence: 'Si ___ tiempo esta tarde, te ayudaré.',
    en: 'If I have time this afternoon, I’ll help you.',
    options: ['tendría', 'tenga', 'tengo', 'tendré'],
    answer: 'tengo',
    explanation:
      'After *si* a real condition is in the present: *{tengo:tener}*. The future stands in the other half only, so not *tendré*; and this *si* never takes the present subjunctive, so *tenga* belongs after *cuando*, not here.',
    because: {
      tendría: 'The conditional never follows this *si*.',
    },
  },
  {
    id: 'future-5',
    topicId: 'future',
    sentence: 'Mis primos ___ a vernos en agosto.',
    en: 'My cousins will come to see us in August.',
    options: ['venirán', 'vendrán', 'venirían', 'vendran'],
    answer: 'vendrán',
    explanation:
      'The future stem of *venir* is *vendr-*: *{vendrán:venir}*. ~~Venirán~~ uses the infinitive; ~~vendran~~ has no accent.',
    because: {
      venirían: '~~Venirían~~ uses the infinitive, and its ending is that of the conditional.',
    },
  },
  {
    id: 'future-6',
    topicId: 'future',
    sentence: 'Hoy cocinas tú y el sábado ___ la cena nosotros.',
    en: 'You’re cooking today, and we’ll make dinner on Saturday.',
    options: ['harémos', 'haceremos', 'harán', 'haremos'],
    answer: 'haremos',
    explanation:
      '*Hacer* is short in the future, *har-*, and *nosotros* is the only person without an accent: *{haremos:hacer}*, not ~~harémos~~. ~~Haceremos~~ uses the infinitive.',
    because: {
      harán: '*Harán* is _they will make_; *nosotros* says _we_.',
    },
  },
  {
    id: 'future-7',
    topicId: 'future',
    sentence: '—¿Dónde está Leo? —No sé, ___ en su cuarto.',
    en: '“Where’s Leo?” “I don’t know, he’ll be in his room.”',
    options: ['estará', 'estaría', 'estara', 'será'],
    answer: 'estará',
    explanation:
      'The future also says what is probably true now: *{estará:estar} en su cuarto*. A place takes *estar*, so not *será*; *estaría* would be a guess about the past.',
    because: {
      estara: '~~Estara~~ has lost its accent.',
    },
  },
  {
    id: 'preterito-perfecto-1',
    topicId: 'preterito-perfecto',
    sentence: 'Todavía no ___ el correo.',
    en: 'I haven’t written the email yet.',
    options: ['ha escrito', 'he escrita', 'he escrito', 'he escribido'],
    answer: 'he escrito',
    explanation:
      'The participle of *escribir* is *escrito*: *{he escrito:escribir}*. ~~He escribido~~ follows the rule that this verb breaks; *ha* is _he or she has_.',
    because: {
      'ha escrito': '*Ha* is _he or she has_.',
      'he escrita': 'After *haber* the participle never agrees.',
    },
  },
  {
    id: 'preterito-perfecto-2',
    topicId: 'preterito-perfecto',
    sentence: 'Hoy mis hermanas se ___ muy temprano.',
    en: 'My sisters got up very early today.',
    options: ['ha levantado', 'han levantado', 'han levantadas', 'son levantadas'],
    answer: 'han levantado',
    explanation:
      'After *haber* the participle never agrees: *se {han levantado:levantarse}*. ~~Han levantadas~~ makes it an adjective, as it would be after *ser* or *estar*.',
    because: {
      'ha levantado': '*Ha* is singular, and the sisters are several.',
      'son levantadas': '~~Son levantadas~~ uses *ser*: the perfect is made with *haber*.',
    },
  },
  {
    id: 'preterito-perfecto-3',
    topicId: 'preterito-perfecto',
    sentence: '¿Has ___ alguna vez en México?',
    en: 'Have you ever been to Mexico?',
    options: ['ido', 'estada', 'sido', 'estado'],
    answer: 'estado',
    explanation:
      'To have been in a place is *{has estado:estar} en*. *Ido* would need *a* (*¿Has ido a México?*), and *sido* comes from *ser*, which does not say where.',
    because: {
      estada: 'After *haber* the participle never agrees.',
    },
  },
  {
    id: 'preterito-perfecto-4',
    topicId: 'preterito-perfecto',
    sentence: 'Yo ___ vivir cerca del mar.',
    en: 'I’ve always wanted to live near the sea.',
    options: ['siempre he querido', 'he querida siempre', 'siempre he querida', 'he siempre querido'],
    answer: 'siempre he querido',
    explanation:
      'Put nothing between *haber* and the participle: *siempre {he querido:querer}*. ~~He siempre querido~~ keeps the English order, and the participle after *haber* never agrees.',
    because: {
      'he querida siempre': 'After *haber* the participle never agrees.',
      'siempre he querida': 'After *haber* the participle never agrees.',
    },
  },
  {
    id: 'preterito-perfecto-5',
    topicId: 'preterito-perfecto',
    sentence: '¿Quién ___ este vaso?',
    en: 'Who has broken this glass?',
    options: ['a roto', 'ha rompido', 'ha roto', 'es roto'],
    answer: 'ha roto',
    explanation:
      'The participle of *romper* is *roto*: *{ha roto:romper}*. ~~Ha rompido~~ is regular but not Spanish; *a* without h is the preposition.',
    because: {
      'a roto': '*A* without h is the preposition.',
      'es roto': '*Es* is the wrong helping verb: the perfect is made with *haber*.',
    },
  },
  {
    id: 'preterito-perfecto-6',
    topicId: 'preterito-perfecto',
    sentence: 'Esta semana ___ tres exámenes.',
    en: 'There have been three exams this week.',
    options: ['ha habidos', 'ha habido', 'han estado', 'han habido'],
    answer: 'ha habido',
    explanation:
      '*Haber* for _there is_ stays singular in every tense: *{ha habido:haber}*. ~~Han habido~~ makes *exámenes* the subject, and the participle never agrees either.',
    because: {
      'ha habidos': 'After *haber* the participle never agrees.',
      'han estado': '*Estar* says where known things are, not that there were some.',
    },
  },
  {
    id: 'preterito-perfecto-7',
    topicId: 'preterito-perfecto',
    sentence: 'Ya le ___ la verdad a mi abuela.',
    en: 'I’ve already told my grandma the truth.',
    options: ['he decido', 'he dicha', 'ha dicho', 'he dicho'],
    answer: 'he dicho',
    explanation:
      'The participle of *decir* is *dicho*: *{he dicho:decir}*. ~~He decido~~ is a regular form that does not exist, and *ha dicho* is _he or she has said_.',
    because: {
      'he dicha': 'After *haber* the participle never agrees.',
    },
  },
  {
    id: 'preterito-perfecto-8',
    topicId: 'preterito-perfecto',
    sentence: 'Mis abuelos ___ toda su vida en este pueblo.',
    en: 'My grandparents have lived in this village all their lives.',
    options: ['viven', 'han vividos', 'han vivido', 'vivido'],
    answer: 'han vivido',
    explanation:
      'For a whole life up to now (*toda la vida*, and *siempre* or *nunca* in that sense) Spanish uses the perfect, even if it still goes on: *{han vivido:vivir}*. *Viven* would need *desde* or *desde hace*, and the participle after *haber* never agrees.',
    because: {
      'han vividos': 'After *haber* the participle never agrees.',
      vivido: 'The participle needs *haber*.',
    },
  },
  {
    id: 'advanced-pronouns-1',
    topicId: 'advanced-pronouns',
    sentence: 'Si quieres las fotos, ___ mando ahora.',
    en: 'If you want the photos, I’ll send them to you now.',
    options: ['se las', 'te las', 'te los', 'las te'],
    answer: 'te las',
    explanation:
      'Two pronouns: the person first, then the thing, *te las mando*. ~~Las te~~ turns them round; *los* does not fit *las fotos*, and *se las* would send them to somebody else.',
    because: {
      'te los': '*Los* does not fit *las fotos*.',
    },
  },
  {
    id: 'advanced-pronouns-2',
    topicId: 'advanced-pronouns',
    sentence: 'El regalo ya ___ di a Carmen.',
    en: 'I already gave Carmen the present.',
    options: ['le lo', 'lo le', 'se lo', 'lo se'],
    answer: 'se lo',
    explanation:
      'Before *lo, la, los, las* both *le* and *les* become *se*: *se lo di*. ~~Le lo~~ is what the rule is there to avoid, and the person always comes first.',
    because: {
      'lo le': 'The person comes first, and both together are *se lo*.',
      'lo se': 'The person comes first.',
    },
  },
  {
    id: 'advanced-pronouns-3',
    topicId: 'advanced-pronouns',
    sentence: 'La chica ___ conocí en el campamento vive en Gales.',
    en: 'The girl I met at the camp lives in Wales.',
    options: ['que', 'cual', 'quien', 'cuya'],
    answer: 'que',
    explanation:
      'English may leave the relative out, Spanish may not: *la chica que conocí*. *Quien* for an object needs its *a* (*a quien conocí*), *cual* its article and a preposition (*a la cual conocí*), and *cuya* is _whose_.',
  },
  {
    id: 'advanced-pronouns-4',
    topicId: 'advanced-pronouns',
    sentence: 'El compañero con ___ trabajo es muy simpático.',
    en: 'The colleague I work with is very nice.',
    options: ['cual', 'quién', 'quien', 'cuyo'],
    answer: 'quien',
    explanation:
      'After a preposition a person is *quien* (or *el que*): *con quien trabajo*. *Quién* with an accent asks a question; *cual* would need *el*.',
    because: {
      cuyo: '*Cuyo* is _whose_, and stands before what is owned.',
    },
  },
  {
    id: 'advanced-pronouns-5',
    topicId: 'advanced-pronouns',
    sentence: '___ más me gusta de Madrid es la gente.',
    en: 'What I like most about Madrid is the people.',
    options: ['Lo que', 'Qué', 'Cual', 'El que'],
    answer: 'Lo que',
    explanation:
      '_What_ in the sense of _the thing that_ is *lo que*. *Qué* is for questions, and *el que* would be one particular person or thing.',
    because: {
      Cual: '*Cual* needs an article, and something that it goes back to.',
    },
  },
  {
    id: 'advanced-pronouns-6',
    topicId: 'advanced-pronouns',
    sentence: 'Hace frío: ___ la chaqueta.',
    en: 'It’s cold: put your jacket on.',
    options: ['pónte', 'ponte', 'te pon', 'ponerte'],
    answer: 'ponte',
    explanation:
      'In an affirmative command the pronoun is attached: *{ponte:ponerse}*. ~~Te pon~~ puts it before, as in a negative command, and *ponte* is stressed where a word that ends in a vowel normally is, so ~~pónte~~ has an accent too many.',
    because: {
      ponerte: 'The infinitive gives no command to one person.',
    },
  },
  {
    id: 'advanced-pronouns-7',
    topicId: 'advanced-pronouns',
    sentence: 'Es una escritora ___ novelas se leen en todo el mundo.',
    en: 'She is a writer whose novels are read all over the world.',
    options: ['de quien', 'que sus', 'cuya', 'cuyas'],
    answer: 'cuyas',
    explanation:
      '*Cuyo* agrees with what is owned: *novelas*, so *cuyas*. *Cuya* would agree with the writer; *que sus* is heard, but not accepted in writing.',
    because: {
      'de quien': '*De quien* is _of whom_; before a noun _whose_ is *cuyo*.',
    },
  },
  {
    id: 'advanced-pronouns-8',
    topicId: 'advanced-pronouns',
    sentence: '___ el móvil y se ha roto la pantalla.',
    en: 'I dropped my phone and the screen broke.',
    options: ['Se ha caído me', 'Se me ha caído', 'Me he caído', 'He caído'],
    answer: 'Se me ha caído',
    explanation:
      'An accident happens _to me_: *se me {ha caído:caerse}*, with the phone as subject. *Me he caído* would mean that you fell yourself.',
    because: {
      'Se ha caído me': 'Pronouns stand together, before *haber*.',
      'He caído': '*He caído* would be you who fell.',
    },
  },
  {
    id: 'present-subjunctive-1',
    topicId: 'present-subjunctive',
    sentence: 'Quiero que ___ a mi fiesta.',
    en: 'I want you to come to my party.',
    options: ['vengas', 'venías', 'vienes', 'venir'],
    answer: 'vengas',
    explanation:
      'One person wants, another comes: *querer que* with the subjunctive, *{vengas:venir}*. *Venir* copies _want you to come_, and *vienes* states a fact that is only a wish.',
    because: {
      venías: '*Venías* is the imperfect: you used to come.',
    },
  },
  {
    id: 'present-subjunctive-2',
    topicId: 'present-subjunctive',
    sentence: 'Espero que ___ un buen viaje, Lucía.',
    en: 'I hope you have a good trip, Lucía.',
    options: ['tenes', 'tener', 'tengas', 'tienes'],
    answer: 'tengas',
    explanation:
      'A wish for somebody else takes the subjunctive: *espero que {tengas:tener}*. *Tienes* would state it as a fact; *tener* is for one and the same subject (*espero tener*).',
    because: {
      tenes:
        '~~Tenes~~ is no form of the *tú* that this course teaches (Argentina says *tenés*), and a wish takes the subjunctive.',
    },
  },
  {
    id: 'present-subjunctive-3',
    topicId: 'present-subjunctive',
    sentence: 'Es posible que ___ mañana.',
    en: 'It may rain tomorrow.',
    options: ['lloverá', 'llueve', 'lluvia', 'llueva'],
    answer: 'llueva',
    explanation:
      '*Es posible que* leaves it open, so the subjunctive follows: *{llueva:llover}*. *Lloverá* is a forecast, and *lluvia* is the noun.',
    because: {
      llueve: '*Llueve* states it as a fact.',
    },
  },
  {
    id: 'present-subjunctive-4',
    topicId: 'present-subjunctive',
    sentence: 'Es importante que ___ bien las instrucciones, Juan.',
    en: 'It’s important that you read the instructions carefully, Juan.',
    options: ['leas', 'lees', 'leer', 'leías'],
    answer: 'leas',
    explanation:
      'After a judgement such as *es importante que* comes the subjunctive: *que {leas:leer}*. *Lees* states a fact; *leer* would follow *es importante* without *que*.',
    because: {
      leías: '*Leías* is the imperfect: you used to read.',
    },
  },
  {
    id: 'present-subjunctive-5',
    topicId: 'present-subjunctive',
    sentence: 'En mi clase no hay nadie que ___ japonés.',
    en: 'There’s nobody in my class who speaks Japanese.',
    options: ['hablo', 'habla', 'hable', 'hablar'],
    answer: 'hable',
    explanation:
      'The person does not exist, so the relative clause is in the subjunctive: *nadie que {hable:hablar}*. *Habla* would describe somebody real.',
    because: {
      hablo: '*Hablo* is _I speak_.',
      hablar: 'After *que* the verb needs a person.',
    },
  },
  {
    id: 'present-subjunctive-6',
    topicId: 'present-subjunctive',
    sentence: 'Cuando ___ dieciocho años, aprenderé a conducir.',
    en: 'When I’m eighteen, I’ll learn to drive.',
    options: ['tengo', 'tendré', 'soy', 'tenga'],
    answer: 'tenga',
    explanation:
      '*Cuando* with something still to come takes the subjunctive: *cuando {tenga:tener}*. *Tendré* looks ahead, but the future never follows this *cuando*; *cuando tengo* would be whenever I am, and *soy* is not used for age.',
  },
  {
    id: 'present-subjunctive-7',
    topicId: 'present-subjunctive',
    sentence: 'Mis padres no quieren que ___ con el móvil al lado.',
    en: 'My parents don’t want us to sleep with our phones beside us.',
    options: ['duermamos', 'durmamos', 'dormamos', 'dormimos'],
    answer: 'durmamos',
    explanation:
      '*-ir* verbs with a stem change have one in *nosotros* too in this tense, here o to u: *{durmamos:dormir}*. ~~Duermamos~~ takes the change of the other persons; *dormimos* is the indicative.',
    because: {
      dormamos: '~~Dormamos~~ has the right ending, and forgets the change.',
    },
  },
  {
    id: 'present-subjunctive-8',
    topicId: 'present-subjunctive',
    sentence: '¡Ojalá te ___ pronto, abuela!',
    en: 'I hope you get better soon, Grandma!',
    options: ['mejorar', 'mejoras', 'mejores', 'mejorarás'],
    answer: 'mejores',
    explanation:
      '*Ojalá* is a wish and always takes the subjunctive: *te {mejores:mejorarse}*. *Mejoras* would say that you are getting better already, and *mejorarás* that you surely will.',
    because: {
      mejorar: '*Ojalá* is followed by a verb with its person.',
    },
  },
  {
    id: 'present-subjunctive-9',
    topicId: 'present-subjunctive',
    sentence: 'Creo que ___ razón, Elena.',
    en: 'I think you’re right, Elena.',
    options: ['estás', 'tengas', 'tener', 'tienes'],
    answer: 'tienes',
    explanation:
      '*Creo que* states an opinion as a fact: indicative, *{tienes:tener} razón*. *Tengas* would follow *no creo que*, and being right is *tener*, not *estás*.',
  },
  {
    id: 'complex-connectors-1',
    topicId: 'complex-connectors',
    sentence: 'Aunque ayer ___ muy cansada, terminé el trabajo.',
    en: 'Although I was very tired yesterday, I finished the work.',
    options: ['estaba', 'esté', 'era', 'estar'],
    answer: 'estaba',
    explanation:
      'To tell somebody a fact, *aunque* takes the indicative: *{estaba:estar}*. *Esté* is a present and does not fit *ayer*; tiredness takes *estar*, so not *era*.',
  },
  {
    id: 'complex-connectors-2',
    topicId: 'complex-connectors',
    sentence: 'Te lo explico otra vez para que lo ___.',
    en: 'I’m explaining it again so that you understand it.',
    options: ['entender', 'entiendas', 'entenderás', 'entiendes'],
    answer: 'entiendas',
    explanation:
      '*Para que* always takes the subjunctive: *{entiendas:entender}*. *Entender* is right only after *para* without *que*, with the same subject.',
    because: {
      entenderás: 'The future never follows *para que*.',
      entiendes: 'The indicative never follows *para que*.',
    },
  },
  {
    id: 'complex-connectors-3',
    topicId: 'complex-connectors',
    sentence: 'Llámame antes de que ___ el tren.',
    en: 'Ring me before the train leaves.',
    options: ['salga', 'sale', 'salir', 'saldrá'],
    answer: 'salga',
    explanation:
      '*Antes de que* always takes the subjunctive, even for what really happens: *{salga:salir}*. *Sale* and *saldrá* are indicative; *salir* needs *antes de* without *que*.',
  },
  {
    id: 'complex-connectors-4',
    topicId: 'complex-connectors',
    sentence: 'A pesar de ___ mucho, suspendió el examen.',
    en: 'Despite studying a lot, he failed the exam.',
    options: ['estudió', 'estudiar', 'estudiando', 'que estudiar'],
    answer: 'estudiar',
    explanation:
      'After a preposition comes the infinitive: *a pesar de estudiar*. *Estudiando* copies _studying_, and *estudió* would need *a pesar de que*.',
    because: {
      'que estudiar': '*A pesar de que* is followed by a verb with its person.',
    },
  },
  {
    id: 'complex-connectors-5',
    topicId: 'complex-connectors',
    sentence: 'Ya no quedaban entradas; ___, volvimos a casa.',
    en: 'There were no tickets left, so we went home.',
    options: ['mientras que', 'sin embargo', 'por lo tanto', 'ya que'],
    answer: 'por lo tanto',
    explanation:
      'The second half follows from the first: *por lo tanto*. *Sin embargo* would contradict it, *ya que* gives a cause, not a consequence, and *mientras que* (_whereas_) sets two things side by side.',
  },
  {
    id: 'complex-connectors-6',
    topicId: 'complex-connectors',
    sentence: 'El curso es caro; ___, creo que merece la pena.',
    en: 'The course is expensive; however, I think it’s worth it.',
    options: ['aunque', 'mientras que', 'además', 'sin embargo'],
    answer: 'sin embargo',
    explanation:
      'Between a semicolon and a comma stands an adverb that contrasts: *sin embargo*. *Aunque* must be followed directly by its clause, without a comma; *además* adds a point on the same side.',
    because: {
      'mientras que': '*Mientras que* must be followed directly by its clause, without a comma.',
    },
  },
  {
    id: 'complex-connectors-7',
    topicId: 'complex-connectors',
    sentence: 'Debido ___ lluvia, se suspendió el partido.',
    en: 'Due to the rain, the match was called off.',
    options: ['la', 'a que la', 'a la', 'por la'],
    answer: 'a la',
    explanation:
      'Before a noun it is *debido a*: *debido a la lluvia*. *Debido a que* must be followed by a verb (*debido a que llovía*).',
    because: {
      'a que la': '*A que* must be followed by a verb.',
      'por la': '*Por la lluvia* is good alone, but *debido* takes *a*.',
    },
  },
  {
    id: 'complex-connectors-8',
    topicId: 'complex-connectors',
    sentence: 'No iré a menos que me lo ___ tú.',
    en: 'I won’t go unless you ask me to.',
    options: ['pidas', 'pides', 'pedirás', 'pedir'],
    answer: 'pidas',
    explanation:
      '*A menos que* always takes the subjunctive: *{pidas:pedir}*. *Pides* would follow *si*: *si no me lo pides*.',
    because: {
      pedirás: 'The future never follows *a menos que*.',
      pedir: 'After *que* the verb needs a person.',
    },
  },
  {
    id: 'complex-connectors-9',
    topicId: 'complex-connectors',
    sentence: 'A lo mejor ___ mis primos el sábado.',
    en: 'Maybe my cousins will come on Saturday.',
    options: ['vengan', 'vienen', 'venir', 'vinieran'],
    answer: 'vienen',
    explanation:
      '*A lo mejor* is the _maybe_ that takes the indicative: *{vienen:venir}*. *Vengan* would be possible after *quizá* or *tal vez*, which allow both moods.',
    because: {
      venir: 'After *a lo mejor* the verb needs a person.',
      vinieran: 'The subjunctive never follows *a lo mejor*.',
    },
  },
  {
    id: 'complex-connectors-10',
    topicId: 'complex-connectors',
    sentence: 'Salió de casa sin que nadie lo ___.',
    en: 'He left the house without anybody seeing him.',
    options: ['vio', 'viera', 'veía', 'ver'],
    answer: 'viera',
    explanation:
      '*Sin que* always takes the subjunctive, also for what really happened: *{viera:ver}*. *Vio* and *veía* follow the rule for other facts; *ver* needs *sin* without *que*.',
  },
  {
    id: 'conditional-1',
    topicId: 'conditional',
    sentence: 'Me ___ estudiar en Argentina.',
    en: 'I would like to study in Argentina.',
    options: ['gustaré', 'gustará', 'gustaria', 'gustaría'],
    answer: 'gustaría',
    explanation:
      'A wish is the conditional of *gustar* in the third person: *me {gustaría:gustar}*, with its accent. *Gustaré* says _I will please_, and *gustará* that I am sure to like it.',
    because: {
      gustaria: '~~Gustaria~~ has lost its accent.',
    },
  },
  {
    id: 'conditional-2',
    topicId: 'conditional',
    sentence: 'Yo en tu lugar ___ la verdad.',
    en: 'If I were you, I’d tell the truth.',
    options: ['deciría', 'diré', 'dice', 'diría'],
    answer: 'diría',
    explanation:
      'Advice with *yo en tu lugar* takes the conditional, and *decir* has the stem *dir-*: *{diría:decir}*. ~~Deciría~~ uses the infinitive; *diré* is a promise.',
    because: {
      dice: '*Dice* is _he or she says_.',
    },
  },
  {
    id: 'conditional-3',
    topicId: 'conditional',
    sentence: 'Si tuviera dinero, ___ una bici eléctrica.',
    en: 'If I had money, I’d buy an electric bike.',
    options: ['compraría', 'he comprado', 'compro', 'compraré'],
    answer: 'compraría',
    explanation:
      'After *si* with the imperfect subjunctive comes the conditional: *{compraría:comprar}*. *Compraré* goes with *si tengo*.',
    because: {
      'he comprado': '*He comprado* is done already.',
      compro: '*Compro* would go with *si tengo*, a real condition.',
    },
  },
  {
    id: 'conditional-4',
    topicId: 'conditional',
    sentence: 'Perdone, ¿___ decirme dónde está la estación?',
    en: 'Excuse me, could you tell me where the station is?',
    options: ['podré', 'pudo', 'podría', 'podería'],
    answer: 'podría',
    explanation:
      'A polite request to somebody you call *usted*: the conditional *{podría:poder}*, on the stem *podr-*. ~~Podería~~ uses the whole infinitive, and *podré* asks whether I will be able to.',
    because: {
      pudo: '*Pudo* asks whether it was possible once.',
    },
  },
  {
    id: 'conditional-5',
    topicId: 'conditional',
    sentence: 'Marta dijo que ___ a las ocho.',
    en: 'Marta said she would come at eight.',
    options: ['veniría', 'vendría', 'vendria', 'viniera'],
    answer: 'vendría',
    explanation:
      'What was the future then is the conditional now: *{vendría:venir}*, on the stem *vendr-*. ~~Veniría~~ uses the infinitive; *que viniera* would be an order: she told somebody to come.',
    because: {
      vendria: '~~Vendria~~ has lost its accent.',
    },
  },
  {
    id: 'conditional-6',
    topicId: 'conditional',
    sentence: 'Creo que ___ descansar un poco, papá.',
    en: 'I think you should have a rest, Dad.',
    options: ['deberias', 'deberías', 'debrías', 'deberás'],
    answer: 'deberías',
    explanation:
      '_Should_ is the conditional of *deber*, which is regular: *{deberías:deber}*. ~~Deberias~~ lacks its accent; *deberás* is an order for the future.',
    because: {
      debrías: '~~Debrías~~ has lost the e: *deber* is regular here.',
    },
  },
  {
    id: 'conditional-7',
    topicId: 'conditional',
    sentence: 'De niño, mi abuelo ___ al colegio andando.',
    en: 'As a boy, my grandad would walk to school.',
    options: ['irá', 'fuera', 'iba', 'iría'],
    answer: 'iba',
    explanation:
      'This _would_ is a habit, so Spanish uses the imperfect: *{iba:ir}*. *Iría* is the _would_ of a condition (_he would go if…_), and the subjunctive *fuera* stands where something calls for it (*si fuera*).',
    because: {
      irá: '*Irá* is still to come.',
    },
  },
  {
    id: 'conditional-8',
    topicId: 'conditional',
    sentence: '___ antes si pudiéramos.',
    en: 'We would leave earlier if we could.',
    options: ['Saldremos', 'Saldriamos', 'Saliríamos', 'Saldríamos'],
    answer: 'Saldríamos',
    explanation:
      'The stem of *salir* is *saldr-*: *{saldríamos:salir}*, with an accent on every ending of this tense. ~~Saliríamos~~ uses the infinitive; *Saldremos* goes with *si podemos*.',
    because: {
      Saldriamos: '~~Saldriamos~~ has lost its accent.',
    },
  },
  {
    id: 'imperfect-subjunctive-1',
    topicId: 'imperfect-subjunctive',
    sentence: 'Si ___ rica, daría la vuelta al mundo.',
    en: 'If I were rich, I’d travel round the world.',
    options: ['fuera', 'seré', 'sería', 'soy'],
    answer: 'fuera',
    explanation:
      'An unreal condition after *si* takes the imperfect subjunctive: *si {fuera:ser}*. *Sería* is the commonest mistake: the conditional never follows this *si*.',
    because: {
      seré: 'The future never follows this *si*.',
      soy: '*Si soy* is a real condition, and the other half would be *daré*.',
    },
  },
  {
    id: 'imperfect-subjunctive-2',
    topicId: 'imperfect-subjunctive',
    sentence: 'La profesora quería que ___ más.',
    en: 'The teacher wanted us to read more.',
    options: ['leíamos', 'leyéramos', 'leyeramos', 'leer'],
    answer: 'leyéramos',
    explanation:
      'After a wish in the past comes the imperfect subjunctive: *{leyéramos:leer}*, with an accent in this person. *Leíamos* tells what we did, and *leer* copies _wanted us to read_.',
    because: {
      leyeramos: '~~Leyeramos~~ has lost its accent.',
    },
  },
  {
    id: 'imperfect-subjunctive-3',
    topicId: 'imperfect-subjunctive',
    sentence: 'Habla como si lo ___ todo.',
    en: 'He talks as if he knew everything.',
    options: ['supiera', 'sabe', 'sepa', 'sabría'],
    answer: 'supiera',
    explanation:
      '*Como si* always takes a past subjunctive: *{supiera:saber}*. *Sepa* is the present subjunctive, and *sabe* would make it a fact.',
    because: {
      sabría: 'The conditional never follows *como si*.',
    },
  },
  {
    id: 'imperfect-subjunctive-4',
    topicId: 'imperfect-subjunctive',
    sentence: 'Nos pidieron que no ___ nada.',
    en: 'They asked us not to say anything.',
    options: ['dijiéramos', 'decíamos', 'dijimos', 'dijéramos'],
    answer: 'dijéramos',
    explanation:
      'Take *dijeron*, drop *-ron*, add the ending: *{dijéramos:decir}*. ~~Dijiéramos~~ puts in an i that is not in *dijeron*; *dijimos* is the indicative.',
    because: {
      decíamos: '*Decíamos* tells what we used to say.',
    },
  },
  {
    id: 'imperfect-subjunctive-5',
    topicId: 'imperfect-subjunctive',
    sentence: 'Ojalá ___ aquí mi abuelo.',
    en: 'I wish my grandad were here.',
    options: ['está', 'estaría', 'estuviera', 'estara'],
    answer: 'estuviera',
    explanation:
      '*Ojalá* with something that is not true now takes the imperfect subjunctive: *{estuviera:estar}*. *Estaría* translates _would be_, but *ojalá* never takes the conditional.',
    because: {
      está: 'The indicative never follows *ojalá*.',
      estara: '~~Estara~~ would be the regular form, but *estar* has the stem *estuvie-*.',
    },
  },
  {
    id: 'imperfect-subjunctive-6',
    topicId: 'imperfect-subjunctive',
    sentence: 'Me gustaría que vosotros ___ a verme.',
    en: 'I’d like you to come and see me.',
    options: ['venís', 'vendríais', 'vinieráis', 'vinierais'],
    answer: 'vinierais',
    explanation:
      'After *me gustaría que* comes the imperfect subjunctive: *{vinierais:venir}*. *Vendríais* repeats the conditional, and only *nosotros* has an accent here, so ~~vinieráis~~ is wrong.',
    because: {
      venís: 'The indicative states a fact, and this is a wish.',
    },
  },
  {
    id: 'imperfect-subjunctive-7',
    topicId: 'imperfect-subjunctive',
    sentence: 'Si lo ___ sabido, no habría venido.',
    en: 'If I had known, I wouldn’t have come.',
    options: ['haya', 'hubiera', 'habría', 'había'],
    answer: 'hubiera',
    explanation:
      'An unreal condition in the past is *si* with *{hubiera sabido:saber}*. *Habría* stands in the other half only.',
    because: {
      haya: 'This *si* never takes the present subjunctive.',
      había: '*Había sabido* would be a fact of the past.',
    },
  },
  {
    id: 'passive-voice-1',
    topicId: 'passive-voice',
    sentence: 'El puente fue ___ en 1890.',
    en: 'The bridge was built in 1890.',
    options: ['construido', 'construyó', 'construído', 'construida'],
    answer: 'construido',
    explanation:
      'After *ser* the participle agrees with the subject: *el puente fue {construido:construir}*. ~~Construído~~ has an accent that words in *-uido* never have.',
    because: {
      construyó: 'After *ser* comes the participle; *construyó* is _he or she built_.',
      construida: '*Puente* is masculine.',
    },
  },
  {
    id: 'passive-voice-2',
    topicId: 'passive-voice',
    sentence: 'Aquí se ___ bicicletas.',
    en: 'Bikes are hired out here.',
    options: ['alquilar', 'alquila', 'alquilan', 'son alquiladas'],
    answer: 'alquilan',
    explanation:
      'With passive *se* the verb agrees with the thing: *se {alquilan:alquilar} bicicletas*. *Alquila* would need one thing; *son alquiladas* does not go with *se*.',
    because: {
      alquilar: 'After *se* the verb needs its ending.',
    },
  },
  {
    id: 'passive-voice-3',
    topicId: 'passive-voice',
    sentence: 'Mi madre ___ en Escocia.',
    en: 'My mum was born in Scotland.',
    options: ['era nacida', 'nació', 'fue nacida', 'fue nacido'],
    answer: 'nació',
    explanation:
      '_To be born_ is active in Spanish: *{nació:nacer}*. ~~Fue nacida~~ translates the English passive word for word.',
    because: {
      'era nacida': '~~Era nacida~~ translates _was born_ word for word.',
      'fue nacido': '~~Fue nacido~~ translates _was born_ word for word, and does not even agree.',
    },
  },
  {
    id: 'passive-voice-4',
    topicId: 'passive-voice',
    sentence: 'Las entradas ya están ___.',
    en: 'The tickets are already sold.',
    options: ['vendidos', 'vendiendo', 'vendidas', 'vendido'],
    answer: 'vendidas',
    explanation:
      '*Estar* with a participle shows the result, and the participle agrees: *las entradas, {vendidas:vender}*. *Vendido* does not agree; *vendiendo* would make the tickets sell something.',
    because: {
      vendidos: '*Vendidos* is masculine, and *entradas* is feminine.',
    },
  },
  {
    id: 'passive-voice-5',
    topicId: 'passive-voice',
    sentence: 'Por mi cumpleaños ___ una guitarra.',
    en: 'I was given a guitar for my birthday.',
    options: ['me regalaron', 'fui regalado', 'soy regalado', 'fui dado'],
    answer: 'me regalaron',
    explanation:
      'The person who receives does not become the subject of a Spanish passive: *me {regalaron:regalar}*, _they gave me_. *Fui regalado* would mean that you were the present.',
    because: {
      'soy regalado': '*Soy regalado* would mean that you are the present.',
      'fui dado': '~~Fui dado~~ translates _I was given_, which Spanish cannot say so.',
    },
  },
  {
    id: 'passive-voice-6',
    topicId: 'passive-voice',
    sentence: 'La novela fue escrita ___ una autora colombiana.',
    en: 'The novel was written by a Colombian author.',
    options: ['con', 'de', 'para', 'por'],
    answer: 'por',
    explanation:
      'Who does it is introduced by *por*. *De* here would say whose it is or where it comes from.',
    because: {
      con: '*Con* would be a tool or company.',
      para: '*Para* would be the one who is meant to read it.',
    },
  },
  {
    id: 'passive-voice-7',
    topicId: 'passive-voice',
    sentence: 'En España se ___ muy bien.',
    en: 'People eat very well in Spain.',
    options: ['comer', 'es comido', 'comen', 'come'],
    answer: 'come',
    explanation:
      'Impersonal *se* is always singular: *se {come:comer} bien*. *Comen* would need a plural thing that is eaten: *Se comen muchas naranjas*.',
    because: {
      comer: 'After *se* the verb needs its ending.',
      'es comido': '~~Es comido~~ has nothing that is eaten.',
    },
  },
  {
    id: 'passive-voice-8',
    topicId: 'passive-voice',
    sentence: 'Cuando llegamos, la tienda ya ___ cerrada.',
    en: 'When we arrived, the shop was already closed.',
    options: ['era', 'fue', 'estaba', 'hubo'],
    answer: 'estaba',
    explanation:
      'A state that has been reached is *estar*: *{estaba:estar} cerrada*. *Fue* would tell of the moment when somebody closed it.',
    because: {
      era: '*Era* would describe what kind of shop it was.',
      hubo: '*Hubo* says that there was something.',
    },
  },
  {
    id: 'commands-1',
    topicId: 'imperative',
    theme: 'commands',
    section: 'formation',
    sentence: 'Ana, ___ la puerta, que siempre te la dejas abierta.',
    en: 'Ana, shut the door, you always leave it open.',
    options: ['cierra', 'cierre', 'cierras', 'cerra'],
    answer: 'cierra',
    explanation: 'The *tú* command is the form of _he_ and _she_ in the present: *{cierra:cerrar}*.',
    because: {
      cierre: '*Cierre* speaks to *usted*, and *te la dejas* shows *tú*.',
      cierras: '*Cierras* is _you shut_, a statement.',
      cerra: '~~Cerra~~ forgets the change of e to ie.',
    },
  },
  {
    id: 'commands-2',
    topicId: 'imperative',
    theme: 'commands',
    section: 'formation',
    sentence: 'No ___ tanto ruido, chicos, que el bebé duerme.',
    en: 'Don’t make so much noise, guys, the baby’s asleep.',
    options: ['haced', 'hacéis', 'haréis', 'hagáis'],
    answer: 'hagáis',
    explanation: 'A negative command takes the present subjunctive: *no {hagáis:hacer}*.',
    because: {
      haced: '*Haced* is the command without *no*.',
      hacéis: '*No hacéis* states that you make no noise.',
      haréis: '*No haréis* is the future.',
    },
  },
  {
    id: 'commands-3',
    topicId: 'imperative',
    theme: 'commands',
    section: 'irregular-information',
    sentence: 'Marta, ___ la verdad: ¿has sido tú?',
    en: 'Marta, tell the truth: was it you?',
    options: ['dice', 'dices', 'di', 'diga'],
    answer: 'di',
    explanation: 'Eight verbs have a short *tú* command; that of *decir* is *{di:decir}*.',
    because: {
      dice: '*Dice* would be the regular command, but this verb is one of the eight short ones.',
      dices: '*Dices* is _you tell_, a statement.',
      diga: '*Diga* speaks to *usted*, and *has sido tú* shows *tú*.',
    },
  },
  {
    id: 'commands-4',
    topicId: 'imperative',
    theme: 'commands',
    section: 'tu-or-usted',
    sentence: 'Señora, ___ aquí, por favor.',
    en: 'Please sit down here, madam.',
    options: ['siéntate', 'siéntese', 'sientase', 'se siente'],
    answer: 'siéntese',
    explanation:
      '*Señora* asks for *usted*: the subjunctive, with the pronoun attached and an accent, *{siéntese:sentarse}*.',
    because: {
      siéntate: '*Siéntate* speaks to *tú*, and nobody says *señora* to a friend.',
      sientase: '~~Sientase~~ has the ending of another group of verbs, and no accent.',
      'se siente': '*Se siente* puts the pronoun before the verb, which a command without *no* never does.',
    },
  },
  {
    id: 'commands-5',
    topicId: 'imperative',
    theme: 'commands',
    section: 'reflexive-commands',
    sentence: 'No te ___ tan tarde, que mañana hay clase.',
    en: 'Don’t go to bed so late, there’s school tomorrow.',
    options: ['acuestas', 'acuestes', 'acuesta', 'acostes'],
    answer: 'acuestes',
    explanation: 'A negative command takes the present subjunctive: *no te {acuestes:acostarse}*.',
    because: {
      acuestas: '*No te acuestas* states what you do.',
      acuesta: '*Acuesta* is the command without *no*: *acuéstate*.',
      acostes: '~~Acostes~~ forgets the change of o to ue.',
    },
  },
  {
    id: 'commands-6',
    topicId: 'imperative',
    theme: 'commands',
    section: 'pronouns',
    sentence: 'El libro es de Pedro: ___, por favor.',
    en: 'The book is Pedro’s: give it to him, please.',
    options: ['dáselo', 'dálelo', 'daselo', 'le lo da'],
    answer: 'dáselo',
    explanation:
      'In a command without *no* the pronouns are attached, the person first, and *le* becomes *se*: *{dáselo:dar}*.',
    because: {
      dálelo: '~~Dálelo~~ keeps *le*, which becomes *se* before *lo*.',
      daselo: '~~Daselo~~ lacks the accent that keeps the stress on *da*.',
      'le lo da': '~~Le lo da~~ has *le* before *lo*, and no command.',
    },
  },
  {
    id: 'commands-7',
    topicId: 'imperative',
    theme: 'commands',
    section: 'reflexive-commands',
    sentence: 'Niños, ___ las manos antes de comer.',
    en: 'Children, wash your hands before you eat.',
    options: ['lavados', 'lavaros', 'lavad os', 'lavaos'],
    answer: 'lavaos',
    explanation: '*Lavad* and *os* make *{lavaos:lavarse}*: the *-d* falls.',
    because: {
      lavados: '*Lavados* is _washed_: with *os* the command loses its *-d*.',
      lavaros:
        '~~Lavaros~~ is heard every day, but it is the infinitive with *os*, and not accepted in writing.',
      'lavad os': 'The pronoun is attached, in one word.',
    },
  },
  {
    id: 'commands-8',
    topicId: 'imperative',
    theme: 'commands',
    section: 'pronouns',
    sentence: 'No lo ___ ahora, papá; ya lo hago yo.',
    en: 'Don’t clean it now, Dad; I’ll do it.',
    options: ['limpia', 'limpias', 'limpies', 'limpiéis'],
    answer: 'limpies',
    explanation:
      'A negative command takes the present subjunctive, with the pronoun before it: *no lo {limpies:limpiar}*.',
    because: {
      limpia: '*Limpia* is the command without *no*: *límpialo*.',
      limpias: '*No lo limpias* states what you do.',
      limpiéis: '*Limpiéis* speaks to several people.',
    },
  },
  {
    id: 'pluperfect-1',
    topicId: 'pluscuamperfecto',
    theme: 'pluperfect',
    section: 'when-to-use',
    sentence: 'Cuando llegué al cine, la película ya ___.',
    en: 'When I got to the cinema, the film had already started.',
    options: ['ha empezado', 'había empezada', 'había empezado', 'era empezada'],
    answer: 'había empezado',
    explanation:
      'What was over before another moment of the past is the pluperfect: *{había empezado:empezar}*.',
    because: {
      'ha empezado': '*Ha empezado* looks back from now, and the story stands in the past.',
      'había empezada': 'After *haber* the participle never agrees.',
      'era empezada': '~~Era empezada~~ has the wrong helping verb.',
    },
  },
  {
    id: 'pluperfect-2',
    topicId: 'pluscuamperfecto',
    theme: 'pluperfect',
    section: 'irregular-information',
    sentence: 'Nunca ___ la nieve hasta aquel invierno.',
    en: 'I had never seen snow until that winter.',
    options: ['había veído', 'había visto', 'he visto', 'habría visto'],
    answer: 'había visto',
    explanation:
      'The participle of *ver* is *visto*, and *hasta aquel invierno* stands in the past: *{había visto:ver}*.',
    because: {
      'había veído': '~~Había veído~~ is a regular participle, which *ver* does not have.',
      'he visto': '*He visto* would be true up to now, and by now I have seen it.',
      'habría visto': '*Habría visto* is _would have seen_.',
    },
  },
  {
    id: 'pluperfect-3',
    topicId: 'pluscuamperfecto',
    theme: 'pluperfect',
    section: 'reporting',
    sentence: 'Mi madre me preguntó si ___ los deberes.',
    en: 'My mum asked me whether I had done my homework.',
    options: ['había hecho', 'había hacido', 'haya hecho', 'había hechos'],
    answer: 'había hecho',
    explanation: 'In reported speech _have you done_ becomes _had done_: *{había hecho:hacer}*.',
    because: {
      'había hacido': '~~Había hacido~~ is a regular participle, which *hacer* does not have.',
      'haya hecho': 'This *si* is _whether_, and never takes the present or perfect subjunctive.',
      'había hechos': 'After *haber* the participle never agrees.',
    },
  },
  {
    id: 'pluperfect-4',
    topicId: 'pluscuamperfecto',
    theme: 'pluperfect',
    section: 'formation',
    sentence: 'No teníamos hambre porque ya ___.',
    en: 'We weren’t hungry because we had already eaten.',
    options: ['hemos comido', 'habíamos comidos', 'habiamos comido', 'habíamos comido'],
    answer: 'habíamos comido',
    explanation: 'The imperfect of *haber* and the participle: *{habíamos comido:comer}*.',
    because: {
      'hemos comido': '*Hemos comido* looks back from now, and the story stands in the past.',
      'habíamos comidos': 'After *haber* the participle never agrees.',
      'habiamos comido': '~~Habiamos~~ has lost its accent: every form of this tense of *haber* has one.',
    },
  },
  {
    id: 'pluperfect-5',
    topicId: 'pluscuamperfecto',
    theme: 'pluperfect',
    section: 'irregular-information',
    sentence: 'Cuando volvimos a casa, el perro ___ un cojín.',
    en: 'When we got home, the dog had torn up a cushion.',
    options: ['había rompido', 'rompía', 'habían roto', 'había roto'],
    answer: 'había roto',
    explanation: 'The participle of *romper* is *roto*: *{había roto:romper}*.',
    because: {
      'había rompido': '~~Había rompido~~ is a regular participle, which *romper* does not have.',
      rompía: '*Rompía* would be _used to tear_ or _was tearing_.',
      'habían roto': '*Habían* is plural, and there is one dog.',
    },
  },
  {
    id: 'pluperfect-6',
    topicId: 'pluscuamperfecto',
    theme: 'pluperfect',
    section: 'when-to-use',
    sentence: 'Se lo conté a Leo, pero Sara ya se lo ___.',
    en: 'I told Leo, but Sara had already told him.',
    options: ['había decido', 'habían dicho', 'había dicho', 'haya dicho'],
    answer: 'había dicho',
    explanation: 'Sara told him first: the pluperfect, with the participle *dicho*: *{había dicho:decir}*.',
    because: {
      'había decido': '~~Había decido~~ is a regular participle, which *decir* does not have.',
      'habían dicho': '*Habían* is plural, and it is Sara alone.',
      'haya dicho': '*Haya dicho* is subjunctive, and nothing here calls for it.',
    },
  },
  {
    id: 'pluperfect-7',
    topicId: 'pluscuamperfecto',
    theme: 'pluperfect',
    section: 'formation',
    sentence: 'Todavía no ___ cuando sonó el teléfono.',
    en: 'I hadn’t got up yet when the phone rang.',
    options: ['había me levantado', 'me había levantado', 'me había levantada', 'me ha levantado'],
    answer: 'me había levantado',
    explanation: 'The pronoun stands before *haber*: *me {había levantado:levantarse}*.',
    because: {
      'había me levantado': 'Nothing stands between *haber* and the participle.',
      'me había levantada': 'After *haber* the participle never agrees.',
      'me ha levantado': '*Ha* is _he or she has_, and present.',
    },
  },
  {
    id: 'por-para-1',
    topicId: 'place-prepositions',
    theme: 'por-para',
    section: 'por-para-uses',
    sentence: 'Gracias ___ el regalo, abuela.',
    en: 'Thank you for the present, Gran.',
    options: ['por', 'para', 'de', 'a'],
    answer: 'por',
    explanation: 'Thanks have a cause, and the cause takes *por*: *gracias por*.',
    because: {
      para: '*Para* would look ahead, to whom the thanks are meant for.',
      de: '*De* does not follow *gracias*.',
      a: '*Gracias a* is _thanks to_: who or what made it possible.',
    },
  },
  {
    id: 'por-para-2',
    topicId: 'place-prepositions',
    theme: 'por-para',
    section: 'por-para-uses',
    sentence: 'Tengo que terminar el trabajo ___ el viernes.',
    en: 'I have to finish the essay by Friday.',
    options: ['para', 'por', 'hasta', 'a'],
    answer: 'para',
    explanation: 'A deadline lies ahead: *para el viernes*.',
    because: {
      por: '*Por el viernes* would say that Friday is the reason.',
      hasta: '*Hasta* is _until_: what goes on up to then.',
      a: '*A* does not go with a day.',
    },
  },
  {
    id: 'por-para-3',
    topicId: 'place-prepositions',
    theme: 'por-para',
    section: 'por-para',
    sentence: 'Estudio español ___ viajar por América.',
    en: 'I’m studying Spanish so that I can travel round Latin America.',
    options: ['por', 'de', 'a', 'para'],
    answer: 'para',
    explanation: 'A purpose lies ahead: *para* with the infinitive.',
    because: {
      por: '*Por viajar* would give a cause: because I travelled.',
      de: '*De* does not say what something is for.',
      a: '*A* with an infinitive follows verbs of going (*voy a estudiar*).',
    },
  },
  {
    id: 'por-para-4',
    topicId: 'place-prepositions',
    theme: 'por-para',
    section: 'por-para',
    sentence: 'He pagado diez euros ___ esta camiseta.',
    en: 'I paid ten euros for this T-shirt.',
    options: ['para', 'de', 'por', 'con'],
    answer: 'por',
    explanation: 'One thing in exchange for another takes *por*.',
    because: {
      para: '*Para* would be what the money is meant for.',
      de: '*De* does not join a price to a thing like this.',
      con: '*Con* is what you pay with: *con tarjeta*.',
    },
  },
  {
    id: 'por-para-5',
    topicId: 'place-prepositions',
    theme: 'por-para',
    section: 'por-para-uses',
    sentence: 'El tren pasa ___ Zaragoza antes de llegar a Madrid.',
    en: 'The train goes through Zaragoza before it gets to Madrid.',
    options: ['para', 'por', 'a', 'desde'],
    answer: 'por',
    explanation: 'The way that you take is *por*: *pasar por*.',
    because: {
      para: '*Para Zaragoza* would be where it is bound for.',
      a: '*A Zaragoza* would be where it ends.',
      desde: '*Desde* is where it starts.',
    },
  },
  {
    id: 'por-para-6',
    topicId: 'place-prepositions',
    theme: 'por-para',
    section: 'por-para-uses',
    sentence: 'Eres muy alto ___ tu edad.',
    en: 'You’re very tall for your age.',
    options: ['por', 'para', 'de', 'a'],
    answer: 'para',
    explanation: 'What something is held against takes *para*: tall, considering the age.',
    because: {
      por: '*Por tu edad* would say that your age is the cause.',
      de: '*De* does not say what you are measured against.',
      a: '*A tu edad* is _at your age_.',
    },
  },
  {
    id: 'por-para-7',
    topicId: 'place-prepositions',
    theme: 'por-para',
    section: 'por-para-uses',
    sentence: 'Salgo un momento ___ leche.',
    en: 'I’m popping out for some milk.',
    options: ['por', 'para', 'de', 'en'],
    answer: 'por',
    explanation: 'What you go to fetch takes *por*; in Spain people also say *a por leche*.',
    because: {
      para: '*Para leche* would be something meant for milk, such as a jug.',
      de: '*De* does not say what you go to fetch.',
      en: '*En* is where you are.',
    },
  },
  {
    id: 'por-para-8',
    topicId: 'place-prepositions',
    theme: 'por-para',
    section: 'por-para-uses',
    sentence: 'Ayer hablé con mi tía ___ teléfono.',
    en: 'I talked to my aunt on the phone yesterday.',
    options: ['para', 'en', 'a', 'por'],
    answer: 'por',
    explanation: 'The means by which you reach somebody takes *por*: *por teléfono*, *por correo*.',
    because: {
      para: '*Para* would be a purpose.',
      en: '*En* copies the English _on_.',
      a: '*A teléfono* does not exist; *al teléfono* is where somebody is wanted.',
    },
  },
  {
    id: 'comparatives-1',
    topicId: 'ser-estar',
    theme: 'comparatives',
    section: 'comparing',
    sentence: 'Mi hermano pequeño es ___ yo.',
    en: 'My little brother is taller than me.',
    options: ['más alto de', 'más alto como', 'más alto que', 'tan alto que'],
    answer: 'más alto que',
    explanation: '_More … than_ is *más … que*: *más alto que yo*.',
    because: {
      'más alto de': '*De* is for numbers: *más de diez*.',
      'más alto como': '*Como* goes with *tan*.',
      'tan alto que': '*Tan alto que* is _so tall that_.',
    },
  },
  {
    id: 'comparatives-2',
    topicId: 'ser-estar',
    theme: 'comparatives',
    section: 'comparing',
    sentence: 'Este examen es ___ el del lunes.',
    en: 'This exam is as difficult as Monday’s.',
    options: ['tanto difícil como', 'tan difícil que', 'tan difícil como', 'más difícil como'],
    answer: 'tan difícil como',
    explanation: '_As … as_ is *tan … como*: *tan difícil como*.',
    because: {
      'tanto difícil como': 'Before an adjective *tanto* is shortened to *tan*.',
      'tan difícil que': '*Tan difícil que* is _so difficult that_.',
      'más difícil como': '*Más* goes with *que*.',
    },
  },
  {
    id: 'comparatives-3',
    topicId: 'ser-estar',
    theme: 'comparatives',
    section: 'better-worse',
    sentence: 'Mi nota en historia es ___ la tuya.',
    en: 'My mark in history is better than yours.',
    options: ['más buena que', 'mejor que', 'más bien que', 'más mejor que'],
    answer: 'mejor que',
    explanation: 'The comparative of *bueno* is *mejor*: *mejor que la tuya*.',
    because: {
      'más buena que': '*Más buena* is said of a kind person; of quality it is *mejor*.',
      'más bien que': '*Más bien* is _rather_.',
      'más mejor que': '*Mejor* already holds the _more_.',
    },
  },
  {
    id: 'comparatives-4',
    topicId: 'ser-estar',
    theme: 'comparatives',
    section: 'comparing',
    sentence: 'En mi clase hay ___ chicos como chicas.',
    en: 'There are as many boys as girls in my class.',
    options: ['tantos', 'tan', 'tanto', 'tantas'],
    answer: 'tantos',
    explanation: 'Before a noun _as many_ is *tantos*, which agrees with it.',
    because: {
      tan: '*Tan* stands before adjectives and adverbs.',
      tanto: '*Tanto* is singular, and *chicos* is plural.',
      tantas: '*Tantas* is feminine: it agrees with what follows it, *chicos*.',
    },
  },
  {
    id: 'comparatives-5',
    topicId: 'ser-estar',
    theme: 'comparatives',
    section: 'comparing',
    sentence: 'Para mí es la ciudad más bonita ___ país.',
    en: 'I think it’s the most beautiful city in the country.',
    options: ['que el', 'como el', 'por el', 'del'],
    answer: 'del',
    explanation: 'After a superlative _in_ is *de*, and with *el* it is *del*: *la más bonita del país*.',
    because: {
      'que el': '*Que* compares two; this is one of all.',
      'como el': '*Como* goes with *tan*.',
      'por el': '*Por* does not say among which.',
    },
  },
  {
    id: 'comparatives-6',
    topicId: 'ser-estar',
    theme: 'comparatives',
    section: 'comparing',
    sentence: 'Tengo más ___ veinte primos.',
    en: 'I have more than twenty cousins.',
    options: ['que', 'como', 'a', 'de'],
    answer: 'de',
    explanation: 'Before a number _more than_ is *más de*.',
    because: {
      que: '*Que* compares with somebody or something: *más que tú*.',
      como: '*Como* goes with *tan* and *tanto*.',
      a: '*A* does not compare.',
    },
  },
  {
    id: 'comparatives-7',
    topicId: 'ser-estar',
    theme: 'comparatives',
    section: 'better-worse',
    sentence: 'Mi prima es ___ que yo: ella tiene diez años y yo, quince.',
    en: 'My cousin is younger than me: she’s ten and I’m fifteen.',
    options: ['más menor', 'la menor', 'menor', 'mayor'],
    answer: 'menor',
    explanation: '_Younger_ of people is *menor* (or *más joven*).',
    because: {
      'más menor': '*Menor* already holds the _more_.',
      'la menor': '*La menor* is the youngest of all.',
      mayor: '*Mayor* is older.',
    },
  },
  {
    id: 'comparatives-8',
    topicId: 'ser-estar',
    theme: 'comparatives',
    section: 'comparing',
    sentence: 'Con estas zapatillas corro ___ que antes.',
    en: 'I run faster than before in these trainers.',
    options: ['más rápidos', 'más rápido', 'tan rápido', 'mucho rápido'],
    answer: 'más rápido',
    explanation: 'An adverb compares like an adjective: *más rápido que*.',
    because: {
      'más rápidos': 'With a verb *rápido* is an adverb, and does not change.',
      'tan rápido': '*Tan* goes with *como*.',
      'mucho rápido': '*Mucho* alone does not compare: *mucho más rápido*.',
    },
  },
  {
    id: 'negatives-1',
    topicId: 'basic-connectors',
    theme: 'negatives',
    section: 'negatives',
    sentence: 'En la nevera no hay ___.',
    en: 'There’s nothing in the fridge.',
    options: ['nada', 'algo', 'nadie', 'ninguno'],
    answer: 'nada',
    explanation: 'The two negatives do not cancel each other out: *no hay nada*.',
    because: {
      algo: '*Algo* copies _not anything_: after *no* it is *nada*.',
      nadie: '*Nadie* is a person.',
      ninguno: '*Ninguno* is _none_ of things already named.',
    },
  },
  {
    id: 'negatives-2',
    topicId: 'basic-connectors',
    theme: 'negatives',
    section: 'negatives',
    sentence: '___ me ayuda con las matemáticas.',
    en: 'Nobody helps me with maths.',
    options: ['Nadie', 'No nadie', 'Nadie no', 'Alguien no'],
    answer: 'Nadie',
    explanation: 'Before the verb the negative word needs no *no*: *nadie me ayuda*.',
    because: {
      'No nadie': '*No* comes directly before the verb, and not at all after *nadie*.',
      'Nadie no': 'Once *nadie* stands before the verb, *no* is too much.',
      'Alguien no': '*Alguien no* says that one certain person does not.',
    },
  },
  {
    id: 'negatives-3',
    topicId: 'basic-connectors',
    theme: 'negatives',
    section: 'negatives',
    sentence: 'No tengo ___ problema con eso.',
    en: 'I have no problem with that at all.',
    options: ['ninguno', 'algún', 'nada', 'ningún'],
    answer: 'ningún',
    explanation: '_No_ before a masculine singular noun is *ningún*: *no tengo ningún problema*.',
    because: {
      ninguno: 'Before a masculine noun *ninguno* is shortened.',
      algún: 'After *no*, _any_ before a noun is *ningún*.',
      nada: '*Nada* is a pronoun and does not stand before a noun.',
    },
  },
  {
    id: 'negatives-4',
    topicId: 'basic-connectors',
    theme: 'negatives',
    section: 'negatives',
    sentence: 'Mi abuela no usa ___ el móvil.',
    en: 'My gran never uses her mobile.',
    options: ['alguna vez', 'nadie', 'nunca', 'siempre'],
    answer: 'nunca',
    explanation: '_Never_ behind the verb needs *no* before it: *no usa nunca*.',
    because: {
      'alguna vez': '*Alguna vez* is _ever_ in a question; after *no* it is *nunca*.',
      nadie: '*Nadie* is a person.',
      siempre: '*No … siempre* is _not always_.',
    },
  },
  {
    id: 'negatives-5',
    topicId: 'basic-connectors',
    theme: 'negatives',
    section: 'negatives',
    sentence: 'No me gusta ni el café ___ el té.',
    en: 'I don’t like coffee or tea.',
    options: ['o', 'ni', 'y', 'tampoco'],
    answer: 'ni',
    explanation: '_Neither … nor_ is *ni … ni*.',
    because: {
      o: '*O* copies the English _or_; a denial goes on with *ni*.',
      y: '*Y* adds, and after *ni* the denial goes on.',
      tampoco: '*Tampoco* does not join two nouns.',
    },
  },
  {
    id: 'negatives-6',
    topicId: 'basic-connectors',
    theme: 'negatives',
    section: 'more-negatives',
    sentence: 'Mi hermano nunca come ___ por la mañana.',
    en: 'My brother never eats anything in the morning.',
    options: ['algo', 'nada', 'nadie', 'ningún'],
    answer: 'nada',
    explanation: 'After *nunca*, too, the other words are negative: *nunca come nada*.',
    because: {
      algo: '*Algo* copies _anything_; the denial goes on after *nunca*.',
      nadie: '*Nadie* is a person.',
      ningún: '*Ningún* needs a noun behind it.',
    },
  },
  {
    id: 'negatives-7',
    topicId: 'basic-connectors',
    theme: 'negatives',
    section: 'more-negatives',
    sentence: 'Ninguno de mis amigos ___.',
    en: 'None of my friends smokes.',
    options: ['fuma', 'no fuma', 'no fuman', 'fumo'],
    answer: 'fuma',
    explanation:
      '*Ninguno* before the verb needs no *no*, and takes a singular verb: *ninguno {fuma:fumar}*.',
    because: {
      'no fuma': 'Once *ninguno* stands before the verb, *no* is too much.',
      'no fuman': '*No* is too much, and *ninguno* is singular.',
      fumo: '*Fumo* is _I smoke_.',
    },
  },
  {
    id: 'accents-1',
    topicId: 'basic-pronouns',
    theme: 'accents',
    section: 'accent-pairs',
    sentence: 'Este regalo es para ___, y la tarjeta también.',
    en: 'This present is for him, and so is the card.',
    options: ['el', 'lo', 'le', 'él'],
    answer: 'él',
    explanation: 'After a preposition _him_ is *él*, and the accent tells it from the article.',
    because: {
      el: '*El* without the accent is _the_.',
      lo: '*Lo* stands with a verb, never after a preposition.',
      le: '*Le* stands with a verb, never after a preposition.',
    },
  },
  {
    id: 'accents-2',
    topicId: 'basic-pronouns',
    theme: 'accents',
    section: 'accent-pairs',
    sentence: '¿Quieres ___ o café?',
    en: 'Would you like tea or coffee?',
    options: ['te', 'tè', 'té', 'tea'],
    answer: 'té',
    explanation: 'The drink is *té*, and the accent tells it from the pronoun.',
    because: {
      te: '*Te* without the accent is _you_.',
      tè: 'Spanish has one accent only, and it leans the other way.',
      tea: '*Tea* in Spanish is a torch; the drink is shorter.',
    },
  },
  {
    id: 'accents-3',
    topicId: 'basic-pronouns',
    theme: 'accents',
    section: 'accent-pairs',
    sentence: 'A ___ me encanta bailar.',
    en: 'I love dancing.',
    options: ['mi', 'yo', 'mí', 'me'],
    answer: 'mí',
    explanation: 'After a preposition _me_ is *mí*, and the accent tells it from _my_.',
    because: {
      mi: '*Mi* without the accent is _my_.',
      yo: '*Yo* is a subject, and never follows a preposition.',
      me: '*Me* stands before the verb, where it is already.',
    },
  },
  {
    id: 'accents-4',
    topicId: 'basic-pronouns',
    theme: 'accents',
    section: 'accent-pairs',
    sentence: 'No ___ dónde he dejado las llaves.',
    en: 'I don’t know where I’ve left my keys.',
    options: ['se', 'sé', 'sabo', 'sepo'],
    answer: 'sé',
    explanation: '*Yo* of *saber* is *{sé:saber}*, and the accent tells it from the pronoun.',
    because: {
      se: '*Se* without the accent is a pronoun.',
      sabo: '~~Sabo~~ is regular, and this verb is not.',
      sepo: '~~Sepo~~ borrows the stem of the subjunctive, *sepa*.',
    },
  },
  {
    id: 'accents-5',
    topicId: 'present',
    theme: 'accents',
    section: 'questions',
    sentence: 'Dime ___ te llamas.',
    en: 'Tell me what your name is.',
    options: ['cómo', 'como', 'comó', 'qué'],
    answer: 'cómo',
    explanation: 'A question word keeps its accent inside a sentence, too: *dime cómo*.',
    because: {
      como: '*Como* without the accent is _as_ or _I eat_.',
      comó: '~~Comó~~ has its accent on the wrong vowel.',
      qué: '*Qué te llamas* translates _what_; a name is asked with _how_.',
    },
  },
  {
    id: 'accents-6',
    topicId: 'indefenido',
    theme: 'accents',
    section: 'spelling',
    sentence: 'Ayer mi hermana ___ en la plaza.',
    en: 'Yesterday my sister sang in the square.',
    options: ['canto', 'canté', 'cante', 'cantó'],
    answer: 'cantó',
    explanation:
      'The stress tells the tenses apart: *{cantó:cantar}*, with the accent on the end, is _he or she sang_.',
    because: {
      canto: '*Canto* without the accent is _I sing_.',
      canté: '*Canté* is _I sang_.',
      cante: '*Cante* is the subjunctive, or a command to *usted*.',
    },
  },
  {
    id: 'accents-7',
    topicId: 'articles-spanish',
    theme: 'accents',
    section: 'plurals-more',
    sentence: 'Esta semana he hecho dos ___.',
    en: 'I’ve done two exams this week.',
    options: ['examenes', 'éxamenes', 'exámens', 'exámenes'],
    answer: 'exámenes',
    explanation:
      '*Examen* has no accent, but with another syllable behind the stress it needs one: *exámenes*.',
    because: {
      examenes: '~~Examenes~~ without an accent would be stressed on *-me-*.',
      éxamenes: '~~Éxamenes~~ has it on a vowel that is not stressed.',
      exámens: 'After a consonant the plural is *-es*.',
    },
  },
  {
    id: 'accents-8',
    topicId: 'basic-pronouns',
    theme: 'accents',
    section: 'accent-pairs',
    sentence: '___, quiero ir contigo.',
    en: 'Yes, I want to go with you.',
    options: ['Si', 'Sì', 'Sí', 'Sé'],
    answer: 'Sí',
    explanation: '_Yes_ is *sí*, and the accent tells it from _if_.',
    because: {
      Si: '*Si* without the accent is _if_.',
      Sì: 'Spanish has one accent only, and it leans the other way.',
      Sé: '*Sé* is _I know_.',
    },
  },
] satisfies readonly QuizQuestion[]
