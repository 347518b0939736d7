import type { AuthoredLesson } from '../types'

export default {
  subtitle: 'Los posesivos',
  blurb:
    'Say whose it is: *mi móvil*, *un amigo mío*, *el tuyo*. Make the word agree with the right thing, and clear up what *su* means.',
  rule: 'A possessive agrees with **the thing owned**, not with the owner: *nuestra casa* is “our house” even if two boys say it, and *su casa* is “his”, “her” or “their house”. Short forms stand before the noun (*mi libro*), long forms after it (*un libro mío*) or alone (*Es mío*).',
  sections: [
    {
      id: 'short-forms',
      title: 'Short forms: before the noun',
      syllabus: ['Adj4'],
      blocks: [
        {
          kind: 'text',
          text: 'Use them where English says “my”, “your”, “his”… All add *-s* before a plural noun. Only *nuestro* and *vuestro* also change for masculine and feminine.',
        },
        {
          kind: 'table',
          caption: 'Short forms',
          columns: [
            { header: 'One thing', lang: 'es' },
            { header: 'Several', lang: 'es' },
            { header: 'English', lang: 'en', translation: true },
          ],
          rows: [
            ['mi', 'mis', 'my'],
            ['tu', 'tus', 'your (*tú*)'],
            ['su', 'sus', 'his, her, its; your (*usted*)'],
            ['nuestro, nuestra', 'nuestros, nuestras', 'our'],
            ['vuestro, vuestra', 'vuestros, vuestras', 'your (*vosotros*)'],
            ['su', 'sus', 'their; your (*ustedes*)'],
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Mi móvil y mis llaves están en la mochila.',
              en: 'My phone and my keys are in my rucksack.',
            },
            { es: '¿Tus padres conocen a tu profesora?', en: 'Do your parents know your teacher?' },
            {
              es: 'Nuestro equipo ha ganado y nuestras familias están contentas.',
              en: 'Our team has won and our families are pleased.',
            },
            { es: '¿Dónde están vuestras mochilas?', en: 'Where are your rucksacks?' },
            {
              es: 'Carlos vive con su madre y sus dos hermanas.',
              en: 'Carlos lives with his mother and his two sisters.',
            },
          ],
        },
      ],
    },
    {
      id: 'agreement',
      title: 'Agreement: with the thing, not the owner',
      syllabus: ['Adj4'],
      blocks: [
        {
          kind: 'text',
          text: 'English looks at the owner: “his” or “her”, one or many. Spanish looks at the noun that follows: masculine or feminine, singular or plural. So a girl too says *nuestro* if the noun is masculine.',
        },
        {
          kind: 'contrast',
          caption: 'One owner or many, one thing or many',
          left: 'One thing',
          right: 'Several things',
          rows: [
            {
              left: { es: 'Mis primos venden su coche.', en: 'My cousins are selling their car.' },
              right: { es: 'Mi prima vende sus libros.', en: 'My cousin is selling her books.' },
              why: 'Two owners but one car: *su*. One owner but several books: *sus*.',
            },
            {
              left: {
                es: 'Mi hermana y yo compartimos nuestro ordenador.',
                en: 'My sister and I share our computer.',
              },
              right: {
                es: 'Mi hermano y yo ordenamos nuestras cosas.',
                en: 'My brother and I tidy up our things.',
              },
              why: '*Ordenador* is masculine, *cosas* is feminine plural. Who is speaking plays no part.',
            },
            {
              left: { es: 'Chicas, ¿cuál es vuestro autobús?', en: 'Girls, which is your bus?' },
              right: { es: 'Chicos, ¿cuáles son vuestras maletas?', en: 'Boys, which are your suitcases?' },
              why: 'Girls with a masculine noun, boys with a feminine one.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Between two **singular** nouns for different people repeat it: *mi hermano y mi hermana*, not ~~mi hermano y hermana~~. Plurals, and things that belong together, may share one: *mis primos y amigos*, *mi nombre y apellidos*.',
        },
      ],
    },
    {
      id: 'long-forms',
      title: 'Long forms: after the noun or alone',
      syllabus: ['Adj4'],
      blocks: [
        {
          kind: 'text',
          text: 'The long forms all have four endings, like *alto, alta, altos, altas*. *Mío* is written with an accent in all four.',
        },
        {
          kind: 'table',
          caption: 'Long forms for one thing',
          columns: [
            { header: 'Masculine', lang: 'es' },
            { header: 'Feminine', lang: 'es' },
            { header: 'English', lang: 'en', translation: true },
          ],
          rows: [
            ['mío', 'mía', 'mine, of mine'],
            ['tuyo', 'tuya', 'yours (*tú*)'],
            ['suyo', 'suya', 'his, hers; yours (*usted*)'],
            ['nuestro', 'nuestra', 'ours'],
            ['vuestro', 'vuestra', 'yours (*vosotros*)'],
            ['suyo', 'suya', 'theirs; yours (*ustedes*)'],
          ],
        },
        {
          kind: 'table',
          caption: 'Long forms for several things',
          columns: [
            { header: 'Masculine', lang: 'es' },
            { header: 'Feminine', lang: 'es' },
            { header: 'English', lang: 'en', translation: true },
          ],
          rows: [
            ['míos', 'mías', 'mine, of mine'],
            ['tuyos', 'tuyas', 'yours (*tú*)'],
            ['suyos', 'suyas', 'his, hers; yours (*usted*)'],
            ['nuestros', 'nuestras', 'ours'],
            ['vuestros', 'vuestras', 'yours (*vosotros*)'],
            ['suyos', 'suyas', 'theirs; yours (*ustedes*)'],
          ],
        },
        {
          kind: 'text',
          text: '**After the noun**, for “of mine”, “of yours”: usually with *un, una*, a number or *este*.',
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Un amigo mío toca en ese grupo.', en: 'A friend of mine plays in that band.' },
            { es: 'Dos primas nuestras viven en Chile.', en: 'Two cousins of ours live in Chile.' },
            { es: '¿Marta es compañera tuya?', en: 'Is Marta a classmate of yours?' },
          ],
        },
        {
          kind: 'text',
          text: '**After** *ser*, to say who owns it; and in exclamations and when you address someone (*hija mía*).',
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Esa chaqueta es mía.', en: 'That jacket is mine.' },
            { es: '¿Son tuyas estas gafas?', en: 'Are these glasses yours?' },
            { es: 'La culpa no es nuestra.', en: 'It isn’t our fault.' },
            { es: '¡Dios mío, qué tarde es!', en: 'My goodness, it’s so late!' },
          ],
        },
      ],
    },
    {
      id: 'pronouns',
      title: 'With the article: mine, yours, ours',
      syllabus: ['P6'],
      blocks: [
        {
          kind: 'text',
          text: '*El, la, los, las* + long form replaces the noun: the article and the possessive agree with the noun that you leave out.',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Mi móvil no tiene batería. ¿Me dejas el tuyo?',
              en: 'My phone has no battery. Can I borrow yours?',
            },
            { es: 'Vuestra clase es más grande que la nuestra.', en: 'Your class is bigger than ours.' },
            {
              es: 'Mis notas son buenas; las suyas son excelentes.',
              en: 'My marks are good; hers are excellent.',
            },
            { es: 'Tus zapatillas son como las mías.', en: 'Your trainers are like mine.' },
            {
              es: 'Nuestros billetes están aquí, pero ¿y los vuestros?',
              en: 'Our tickets are here, but what about yours?',
            },
          ],
        },
        {
          kind: 'text',
          text: '*Lo mío, lo tuyo…* means “my thing”, “what is mine”: *Lo mío es la música.* (Music is my thing.)',
        },
        {
          kind: 'contrast',
          caption: 'After the verb to be: with or without the article',
          left: '*Es mío*: whose is it?',
          right: '*Es el mío*: which one is it?',
          rows: [
            {
              left: { es: '¿De quién es este paraguas? Es mío.', en: 'Whose umbrella is this? It’s mine.' },
              right: {
                es: '¿Cuál es tu paraguas? El negro es el mío.',
                en: 'Which is your umbrella? The black one is mine.',
              },
              why: 'The first names the owner; the second picks one out of several.',
            },
            {
              left: { es: 'Estos asientos son nuestros.', en: 'These seats are ours.' },
              right: {
                es: 'Estos asientos son los nuestros.',
                en: 'These seats are the ones that belong to us.',
              },
              why: 'With the article you compare them with other seats.',
            },
          ],
        },
      ],
    },
    {
      id: 'su',
      title: 'Clarifying su and sus',
      syllabus: ['Adj4'],
      blocks: [
        {
          kind: 'text',
          text: '*Su libro* can be read in six ways. Usually the context decides. Where it does not, say *el libro de* + pronoun or name.',
        },
        {
          kind: 'table',
          caption: 'Six ways to read it',
          columns: [
            { header: 'Clear', lang: 'es' },
            { header: 'English', lang: 'en', translation: true },
          ],
          rows: [
            ['el libro de él', 'his book'],
            ['el libro de ella', 'her book'],
            ['el libro de usted', 'your book (one person, polite)'],
            ['el libro de ellos', 'their book (men or mixed)'],
            ['el libro de ellas', 'their book (women)'],
            ['el libro de ustedes', 'your book (several)'],
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Hugo y Sara han discutido por la moto de ella.',
              en: 'Hugo and Sara have argued about her motorbike.',
              note: '*Su moto* could be his, hers or theirs.',
            },
            { es: '¿De quién es esta sudadera? Es de Ana.', en: 'Whose hoodie is this? It’s Ana’s.' },
            { es: 'Los asientos de ustedes están en la fila doce.', en: 'Your seats are in row twelve.' },
          ],
        },
        {
          kind: 'text',
          text: '**No apostrophe.** Spanish turns “my brother’s friend’s car” round, one *de* after the other: *el coche del amigo de mi hermano*.',
        },
        {
          kind: 'examples',
          rows: [
            { es: 'El coche de mi hermano es eléctrico.', en: 'My brother’s car is electric.' },
            { es: 'Voy a casa de mis abuelos.', en: 'I’m going to my grandparents’ house.' },
            { es: 'La hermana de Pablo es mi entrenadora.', en: 'Pablo’s sister is my coach.' },
          ],
        },
        {
          kind: 'text',
          text: 'For “of mine” and “of yours” do not use *de* with *mí* or *ti*: *un amigo mío*, *la decisión es tuya*.',
        },
      ],
    },
    {
      id: 'body-and-clothes',
      title: 'Body and clothes: the article',
      syllabus: ['Adj4'],
      blocks: [
        {
          kind: 'text',
          text: 'With parts of the body, clothes and what you have on you, Spanish says *el, la, los, las* when the owner is clear from *me, te, se* or from the verb.',
        },
        {
          kind: 'contrast',
          caption: 'Where English says my, your, his',
          left: 'Owner clear: the article',
          right: 'Subject, or contrast: the possessive',
          rows: [
            {
              left: { es: 'Me lavo las manos antes de comer.', en: 'I wash my hands before eating.' },
              right: {
                es: 'Mis manos son como las de mi padre.',
                en: 'My hands are like my dad’s.',
              },
              why: '*Me* already says whose hands. As a subject they need *mis*.',
            },
            {
              left: { es: 'Quítate la chaqueta, hace calor.', en: 'Take your jacket off, it’s hot.' },
              right: { es: 'Prefiero tu chaqueta a la mía.', en: 'I prefer your jacket to mine.' },
            },
            {
              left: { es: 'Nos duelen los pies.', en: 'Our feet hurt.' },
              right: { es: 'Tus pies son más grandes que los míos.', en: 'Your feet are bigger than mine.' },
            },
            {
              left: { es: 'He perdido el móvil.', en: 'I’ve lost my phone.' },
              right: { es: 'He perdido tu móvil.', en: 'I’ve lost your phone.' },
              why: 'Without more words you understand that it is mine. *Mi móvil* is possible too.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'To say how a part of the body feels or looks, use *tener* + article.',
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Tengo las manos frías.', en: 'My hands are cold.' },
            { es: 'Mi hermana tiene el pelo rizado.', en: 'My sister has curly hair.' },
          ],
        },
        {
          kind: 'text',
          text: '*Propio* means “own” and usually stands between the possessive and the noun.',
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Por fin tengo mi propia habitación.', en: 'I finally have my own room.' },
            { es: 'Cada alumno trae su propio ordenador.', en: 'Every pupil brings their own computer.' },
          ],
        },
      ],
    },
    {
      id: 'letters',
      title: 'In letters and emails',
      syllabus: ['Adj4'],
      blocks: [
        {
          kind: 'text',
          text: 'Informal letters open with *Querido* or *Querida*, normally without *mi*, and a colon. Use *tu, vuestro* to friends and *su* in formal letters, and do not change halfway.',
        },
        {
          kind: 'phrases',
          caption: 'Opening and closing',
          rows: [
            { es: 'Querida Ana:', en: 'Dear Ana,' },
            { es: 'Queridos abuelos:', en: 'Dear Grandma and Grandad,' },
            { es: 'Estimado señor López:', en: 'Dear Mr López,' },
            { es: 'Gracias por tu correo.', en: 'Thanks for your email.' },
            { es: 'Le agradezco su respuesta.', en: 'Thank you for your reply. (formal)' },
            { es: 'Recuerdos a tu familia.', en: 'Give my regards to your family.' },
            { es: 'Un abrazo,', en: 'Best wishes, (literally: a hug)' },
            { es: 'Un beso de tu prima,', en: 'Love from your cousin,' },
            { es: 'Un cordial saludo,', en: 'Kind regards,' },
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
              wrong: 'Mis padre trabaja en un banco.',
              right: 'Mi padre trabaja en un banco.',
              en: 'My dad works in a bank.',
              why: 'You say *mis padres* so often that *mis* sticks. One person: *mi*.',
            },
            {
              wrong: 'Nuestro familia es grande.',
              right: 'Nuestra familia es grande.',
              en: 'Our family is big.',
              why: '*Familia* is feminine, whoever is speaking.',
            },
            {
              wrong: 'Mis tíos venden sus casa.',
              right: 'Mis tíos venden su casa.',
              en: 'My aunt and uncle are selling their house.',
              why: '“Their” looks plural, but there is one house: *su*.',
            },
            {
              wrong: 'Es Ana’s libro.',
              right: 'Es el libro de Ana.',
              en: 'It’s Ana’s book.',
              why: 'Spanish has no apostrophe: thing + *de* + owner.',
            },
            {
              wrong: 'El mi libro está en casa.',
              right: 'Mi libro está en casa.',
              en: 'My book is at home.',
              why: 'A short possessive replaces the article; never both.',
            },
            {
              wrong: '¿Dónde está mío libro?',
              right: '¿Dónde está mi libro?',
              en: 'Where is my book?',
              why: 'Before the noun only the short form: *mi*. *Mío* comes after it.',
            },
            {
              wrong: 'La mía hermana estudia Medicina.',
              right: 'Mi hermana estudia Medicina.',
              en: 'My sister is studying medicine.',
              why: '*La mía* stands instead of a noun, never before one.',
            },
            {
              wrong: 'Me lavo mis manos.',
              right: 'Me lavo las manos.',
              en: 'I wash my hands.',
              why: '*Me* already says whose hands they are.',
            },
            {
              wrong: 'Este es mí hermano.',
              right: 'Este es mi hermano.',
              en: 'This is my brother.',
              why: '*Mí* with an accent means “me”: *para mí*. “My” has none; nor has *tu*, “your”.',
            },
            {
              wrong: 'La parada está detrás mío.',
              right: 'La parada está detrás de mí.',
              en: 'The stop is behind me.',
              why: 'You will hear it, but *detrás, delante, cerca* take *de*: write *detrás de mí*.',
            },
            {
              wrong: 'Es un amigo de mí.',
              right: 'Es un amigo mío.',
              en: 'He’s a friend of mine.',
              why: '“Of mine” is one word: *mío, mía, míos, mías*.',
            },
          ],
        },
        {
          kind: 'note',
          label: 'Spain and America',
          text: 'Where a Spaniard says *vuestro* to several friends, people in America say *su*: *su casa*, “your house”. In many countries *la casa de nosotros* is also common for *nuestra casa*. *El móvil, el ordenador, el coche, el billete* are mostly *el celular, la computadora, el carro* (or *el auto*), *el boleto* there.',
        },
        {
          kind: 'note',
          label: 'In the exam',
          text: 'In **Writing** possessives are easy marks lost: check each against the noun after it. Show off with one long form (*un amigo mío*, *mi casa y la tuya*). In **Reading** ask at every *su* whose it is: it may be “your”. In **Speaking** listen for *tu* or *su* to know whether the examiner uses *tú* or *usted*.',
        },
      ],
    },
  ],
  exercises: [
    {
      id: 'our-school',
      kind: 'choose',
      teaches: 'short-forms',
      prompt: 'Two girls are speaking. Which form?',
      sentence: '___ instituto está lejos.',
      en: 'Our school is far away.',
      options: [
        {
          text: '*Nuestra*',
          because: 'It agrees with the girls, but it must agree with *instituto*, which is masculine.',
          teaches: 'agreement',
        },
        {
          text: '*Nuestro*',
          right: true,
          because: '*Instituto* is masculine singular; who owns it plays no part.',
        },
        {
          text: '*Nuestros*',
          because: 'There are two owners but one school: singular.',
          teaches: 'agreement',
        },
        { text: '*Vuestro*', because: 'That is “your”, to several friends.' },
      ],
    },
    {
      id: 'their-house',
      kind: 'choose',
      teaches: 'agreement',
      prompt: 'Which form?',
      sentence: 'Mis vecinos han pintado ___ casa.',
      en: 'My neighbours have painted their house.',
      options: [
        {
          text: '*sus*',
          because: '*Sus* is for several things. “Their” is plural only in English: here is one house.',
        },
        { text: '*su*', right: true, because: 'One house: *su*, however many owners.' },
        {
          text: '*suya*',
          because: '*Suya* stands after the noun or alone: *la casa es suya*.',
          teaches: 'long-forms',
        },
        {
          text: '*vuestra*',
          because: 'That is “your”, to several friends in Spain.',
          teaches: 'short-forms',
        },
      ],
    },
    {
      id: 'your-friends',
      kind: 'fill',
      teaches: 'short-forms',
      sentence: 'Marta, ¿dónde viven ___ amigos?',
      en: 'Marta, where do your friends live?',
      answers: ['tus'],
      because: 'Marta is one friend, so *tú*; *amigos* is plural, so *tus* with *-s*.',
      mistakes: [
        { answer: 'tu', because: '*Amigos* is plural: *tus*.' },
        {
          answer: 'sus',
          because: '*Sus* would be “his, her, their” or the polite “your”; to Marta you say *tus*.',
        },
        { answer: 'vuestros', because: '*Vuestros* is for several owners; Marta is one.' },
      ],
    },
    {
      id: 'mine-no-accent',
      kind: 'fill',
      teaches: 'mistakes',
      sentence: 'Ese es ___ sitio.',
      en: 'That’s my seat.',
      answers: ['mi'],
      because: '“My” before a noun is *mi*, without an accent.',
      twins: { mi: 'my', mí: 'me (after a preposition)' },
      mistakes: [{ answer: 'mío', because: '*Mío* comes after the noun or alone: *Ese sitio es mío*.' }],
    },
    {
      id: 'wash-hair',
      kind: 'choose',
      teaches: 'body-and-clothes',
      prompt: 'Which word is natural here?',
      sentence: 'Me seco ___ pelo con una toalla.',
      en: 'I dry my hair with a towel.',
      options: [
        { text: '*mi*', because: '*Me* already says whose hair it is. Two signals are one too many.' },
        { text: '*el*', right: true, because: 'Part of the body, owner clear from *me*: the article.' },
        { text: '*mío*', because: 'A long form cannot stand before the noun.', teaches: 'long-forms' },
      ],
    },
    {
      id: 'friend-of-mine',
      kind: 'order',
      teaches: 'long-forms',
      words: ['mía', 'en', 'una', 'vive', 'amiga', 'Granada'],
      en: 'A friend of mine lives in Granada.',
      answers: [
        'Una amiga mía vive en Granada.',
        'En Granada vive una amiga mía.',
        'Vive en Granada una amiga mía.',
        'Vive una amiga mía en Granada.',
      ],
      because: '“Of mine” is the long form after the noun, agreeing with *amiga*.',
    },
    {
      id: 'sister-hers',
      kind: 'correct',
      teaches: 'su',
      sentence: 'Esta es Ana’s bicicleta.',
      en: 'This is Ana’s bicycle.',
      answers: [
        'Esta es la bicicleta de Ana.',
        'Esta bicicleta es de Ana.',
        'Esta es la bici de Ana.',
        'Esta bici es de Ana.',
        'Es la bicicleta de Ana.',
        'Es la bici de Ana.',
      ],
      because: 'No apostrophe in Spanish: the thing, *de*, the owner.',
      mistakes: [
        { answer: 'Esta es bicicleta de Ana.', because: 'You need the article: *la bicicleta de Ana*.' },
        { answer: 'Esta es la Ana bicicleta.', because: 'The owner comes second, after *de*.' },
        { answer: 'Esta es su bicicleta.', because: 'That is “her bicycle”; the sentence names Ana.' },
      ],
    },
    {
      id: 'yours-coat',
      kind: 'choose',
      teaches: 'pronouns',
      prompt: 'Which words replace the noun?',
      sentence: 'Mi bici está rota. ¿Puedo usar ___?',
      en: 'My bike is broken. Can I use yours?',
      options: [
        {
          text: '*la tuya*',
          right: true,
          because: '*Bici* is feminine singular; as an object the long form needs its article.',
        },
        {
          text: '*tuya*',
          because:
            'Without the article it fits only after *ser* (*es tuya*) or behind the noun (*una bici tuya*).',
        },
        { text: '*el tuyo*', because: '*Bici* (from *bicicleta*) is feminine.' },
        { text: '*tu*', because: '*Tu* needs a noun after it: *tu bici*.', teaches: 'short-forms' },
      ],
    },
    {
      id: 'their-ours',
      kind: 'fill',
      teaches: 'pronouns',
      sentence: 'Su casa tiene jardín, pero la ___ no.',
      en: 'Their house has a garden, but ours doesn’t.',
      answers: ['nuestra'],
      because: '*La nuestra* replaces *nuestra casa*: feminine singular.',
      mistakes: [
        { answer: 'nuestro', because: 'It stands for *casa*, which is feminine.' },
        { answer: 'nosotros', because: 'That is “we, us”; “ours” is *nuestra* here.' },
      ],
    },
    {
      id: 'own-room',
      kind: 'translate',
      teaches: 'body-and-clothes',
      en: 'My sister has her own room.',
      answers: [
        'Mi hermana tiene su propia habitación.',
        'Mi hermana tiene su habitación propia.',
        'Mi hermana tiene una habitación propia.',
        'Mi hermana tiene habitación propia.',
        'Mi hermana tiene su propio cuarto.',
        'Mi hermana tiene su cuarto propio.',
        'Mi hermana tiene un cuarto propio.',
        'Mi hermana tiene cuarto propio.',
        'Mi hermana tiene su propio dormitorio.',
        'Mi hermana tiene su dormitorio propio.',
        'Mi hermana tiene un dormitorio propio.',
        'Mi hermana tiene dormitorio propio.',
        'Mi hermana tiene su propia recámara.',
        'Mi hermana tiene su propia pieza.',
        'Mi hermana tiene su propia alcoba.',
      ],
      because: '*Propio* stands between *su* and the noun, or after the noun, and agrees with the room.',
      mistakes: [
        {
          answer: 'Mi hermana tiene su propio habitación.',
          because: '*Habitación* is feminine: *propia*.',
        },
        {
          answer: 'Mi hermana tiene propia habitación.',
          because: 'Before the noun *propia* needs *su*: *su propia habitación*.',
        },
      ],
    },
    {
      id: 'behind-me',
      kind: 'correct',
      teaches: 'mistakes',
      sentence: 'Pablo se sienta delante mío.',
      en: 'Pablo sits in front of me.',
      answers: ['Pablo se sienta delante de mí.'],
      because: '*Delante* takes *de*, and after *de* “me” is *mí*, with an accent.',
      twins: { mí: 'me', mi: 'my' },
      mistakes: [
        { answer: 'Pablo se sienta delante de mío.', because: '*Mío* is “mine”; after *de* “me” is *mí*.' },
        { answer: 'Pablo se sienta delante de yo.', because: 'After a preposition *yo* becomes *mí*.' },
      ],
    },
    {
      id: 'our-teachers',
      kind: 'translate',
      teaches: 'agreement',
      en: 'Our teacher knows your parents. (a woman; to two friends in Spain)',
      answers: [
        'Nuestra profesora conoce a vuestros padres.',
        'Nuestra profe conoce a vuestros padres.',
        'Nuestra maestra conoce a vuestros padres.',
      ],
      because: '*Profesora* is feminine, *padres* is masculine plural; parents are people, so *a*.',
      mistakes: [
        {
          answer: 'Nuestra profesora conoce vuestros padres.',
          because: 'People as direct object take the [personal a](basic-pronouns#personal-a).',
        },
        { answer: 'Nuestra profesora sabe a vuestros padres.', because: 'To know a person is *conocer*.' },
        {
          answer: 'Nuestra profesora conoce a vuestras padres.',
          because: '*Padres* is masculine, also when it means mother and father.',
        },
        {
          answer: 'Nuestra profesora conoce a tus padres.',
          because: '*Tus* speaks to one friend; to two it is *vuestros*.',
        },
      ],
    },
  ],
} satisfies AuthoredLesson
