import type { AuthoredLesson } from '../types'

export default {
  subtitle: 'Los posesivos',
  blurb:
    'Say whose it is: *mi móvil*, *un amigo mío*, *el tuyo*. Make the word agree with the right noun, and make it clear what *su* means.',
  rule: 'A possessive agrees with **the thing owned**, not with the owner: *nuestra casa* is “our house” even if two boys say it. Short forms go before the noun (*mi libro*, my book). Long forms go after it or alone (*Es mío*, it’s mine).',
  needs: {
    igcse: {
      asks: 'produce',
      what: 'You can’t describe your family, home or school without the short forms. *El mío* and *un amigo mío* show range.',
    },
    abInitio: {
      asks: 'produce',
      what: 'Use the short forms everywhere. Understand the long ones and use one or two.',
    },
    standard: {
      asks: 'produce',
      what: 'All the forms. Make *su* clear and don’t mix *tu* and *su* in one letter.',
    },
    higher: {
      asks: 'produce',
      what: 'All the forms, without mistakes. In reading, work out who each *su* refers to.',
    },
  },
  opening: 'her-grandparents',
  sections: [
    {
      id: 'short-forms',
      title: 'Short forms: before the noun',
      core: true,
      syllabus: ['Adj4'],
      blocks: [
        {
          kind: 'text',
          text: 'They all add *-s* before a plural noun. Only *nuestro* and *vuestro* also change for masculine and feminine.',
        },
        {
          kind: 'table',
          caption: 'Short forms',
          vosotrosRow: 4,
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
      core: true,
      syllabus: ['Adj4'],
      blocks: [
        {
          kind: 'text',
          text: 'In English, look at the owner: “his” or “her”. In Spanish, look at the noun: masculine or feminine, singular or plural.',
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
              why: 'They have one car: *su*. She has several books: *sus*.',
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
              why: '*Ordenador* is masculine and *cosas* feminine plural, whoever is speaking.',
            },
          ],
        },
      ],
    },
    {
      id: 'su',
      title: 'Clarifying *su* and *sus*',
      core: true,
      syllabus: ['Adj4'],
      blocks: [
        {
          kind: 'text',
          text: '*Su libro* can mean six things. Usually the context decides. If it doesn’t, say *el libro* + *de* + the person.',
        },
        {
          kind: 'table',
          caption: 'Six meanings of *su libro*',
          columns: [
            { header: '*el libro* …', lang: 'es' },
            { header: 'English', lang: 'en', translation: true },
          ],
          rows: [
            ['de él', 'his book'],
            ['de ella', 'her book'],
            ['de usted', 'your book (polite)'],
            ['de ellos', 'their book (men or mixed)'],
            ['de ellas', 'their book (women)'],
            ['de ustedes', 'your book (you all)'],
          ],
        },
        {
          kind: 'examples',
          rows: [{ es: '¿De quién es esta sudadera? Es de Ana.', en: 'Whose hoodie is this? It’s Ana’s.' }],
        },
      ],
    },
    {
      id: 'long-forms',
      title: 'Long forms: after the noun or alone',
      core: true,
      syllabus: ['Adj4'],
      blocks: [
        {
          kind: 'text',
          text: 'They mean “of mine” after a noun and “mine” after *ser* (to be). All have four endings, like *alto, alta, altos, altas* (tall).',
        },
        {
          kind: 'table',
          caption: 'Long forms',
          vosotrosRow: 4,
          columns: [
            { header: 'One thing', lang: 'es' },
            { header: 'Several', lang: 'es' },
            { header: 'English', lang: 'en', translation: true },
          ],
          rows: [
            ['mío, mía', 'míos, mías', 'mine'],
            ['tuyo, tuya', 'tuyos, tuyas', 'yours (*tú*)'],
            ['suyo, suya', 'suyos, suyas', 'his, hers; yours (*usted*)'],
            ['nuestro, nuestra', 'nuestros, nuestras', 'ours'],
            ['vuestro, vuestra', 'vuestros, vuestras', 'yours (*vosotros*)'],
            ['suyo, suya', 'suyos, suyas', 'theirs; yours (*ustedes*)'],
          ],
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Un amigo mío toca en ese grupo.', en: 'A friend of mine plays in that band.' },
            { es: 'Esa chaqueta es mía.', en: 'That jacket is mine.' },
            { es: '¿Son tuyas estas gafas?', en: 'Are these glasses yours?' },
          ],
        },
      ],
    },
    {
      id: 'pronouns',
      title: 'With the article: mine, yours, ours',
      core: true,
      syllabus: ['P6'],
      blocks: [
        {
          kind: 'text',
          text: '*El, la, los, las* + long form replaces the noun. Both words agree with the noun you leave out.',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Mi móvil no tiene batería. ¿Me dejas el tuyo?',
              en: 'My phone’s out of battery. Can I borrow yours?',
            },
            { es: 'Tus zapatillas son como las mías.', en: 'Your trainers are like mine.' },
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
              wrong: 'Mis tíos venden sus casa.',
              right: 'Mis tíos venden su casa.',
              en: 'My aunt and uncle are selling their house.',
              why: '“Their” looks plural, but there’s only one house: *su*.',
            },
            {
              wrong: 'Es Ana’s libro.',
              right: 'Es el libro de Ana.',
              en: 'It’s Ana’s book.',
              why: 'Spanish doesn’t use apostrophes. Say thing + *de* + owner.',
            },
            {
              wrong: '¿Dónde está mío libro?',
              right: '¿Dónde está mi libro?',
              en: 'Where is my book?',
              why: 'Before the noun use the short form: *mi*. *Mío* goes after it.',
            },
            {
              wrong: 'Me lavo mis manos.',
              right: 'Me lavo las manos.',
              en: 'I wash my hands.',
              why: '*Me* already says whose hands they are. (In Latin America you may hear *mis manos*.)',
            },
            {
              wrong: 'Este es mí hermano.',
              right: 'Este es mi hermano.',
              en: 'This is my brother.',
              why: '*Mí* with an accent means “me”: *para mí*. *Mi* (my) and *tu* (your) don’t have one.',
            },
          ],
        },
      ],
    },
    {
      id: 'body-and-clothes',
      title: 'Body and clothes: the article',
      more: 'Wash your hands, say what hurts and describe your hair.',
      syllabus: ['Adj4'],
      blocks: [
        {
          kind: 'text',
          text: 'With parts of the body, clothes and things you carry, Spanish uses *el, la, los, las* when the owner is clear from *me, te, se* or from the verb.',
        },
        {
          kind: 'contrast',
          caption: 'Where English uses “my, your, his”',
          left: 'Clear owner: article',
          right: 'Subject or contrast: possessive',
          rows: [
            {
              left: { es: 'Me lavo las manos antes de comer.', en: 'I wash my hands before eating.' },
              right: {
                es: 'Mis manos son como las de mi padre.',
                en: 'My hands are like my dad’s.',
              },
              why: '*Me* already says whose hands they are. As the subject, *manos* needs *mis*.',
            },
            {
              left: { es: 'Quítate la chaqueta, hace calor.', en: 'Take your jacket off: it’s hot.' },
              right: { es: 'Prefiero tu chaqueta a la mía.', en: 'I prefer your jacket to mine.' },
            },
            {
              left: { es: 'Nos duelen los pies.', en: 'Our feet hurt.' },
              right: { es: 'Tus pies son más grandes que los míos.', en: 'Your feet are bigger than mine.' },
            },
            {
              left: { es: 'He perdido el móvil.', en: 'I’ve lost my phone.' },
              right: { es: 'He perdido tu móvil.', en: 'I’ve lost your phone.' },
              why: 'With *el* it’s clearly my phone. *Mi móvil* is possible too.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'To say how a part of the body feels or looks, use *tener* (to have) + article.',
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Tengo las manos frías.', en: 'My hands are cold.' },
            { es: 'Mi hermana tiene el pelo rizado.', en: 'My sister has curly hair.' },
          ],
        },
      ],
    },
    {
      id: 'own',
      title: '*Propio*: my own room',
      more: 'One short word and where it goes.',
      syllabus: ['Adj4'],
      blocks: [
        {
          kind: 'text',
          text: '*Propio* means “own” and usually goes between the possessive and the noun.',
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Por fin tengo mi propia habitación.', en: 'I’ve finally got my own room.' },
            { es: 'Cada alumno trae su propio ordenador.', en: 'Every student brings their own computer.' },
          ],
        },
      ],
    },
    {
      id: 'whose',
      title: 'Whose? My brother’s car without an apostrophe',
      more: 'Owners after *de*, and how to make the owner clear.',
      syllabus: ['Adj4'],
      blocks: [
        {
          kind: 'text',
          text: '**Don’t use an apostrophe.** Spanish turns “my brother’s friend’s car” round, with one *de* after another: *el coche del amigo de mi hermano*.',
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
          text: 'If *su* could be anybody’s, use *de* + pronoun to name the owner.',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Hugo y Sara han discutido por la moto de ella.',
              en: 'Hugo and Sara have argued over her motorbike.',
              note: '*Su moto* could be his, hers or theirs.',
            },
            { es: 'Los asientos de ustedes están en la fila doce.', en: 'Your seats are in row twelve.' },
          ],
        },
      ],
    },
    {
      id: 'two-nouns',
      title: 'My brother and my sister: when to repeat “my”',
      more: 'Two people, things that go together, and what girls and boys say.',
      syllabus: ['Adj4'],
      blocks: [
        {
          kind: 'text',
          text: 'With two **singular** nouns for different people, repeat the possessive: *mi hermano y mi hermana* (my brother and sister), not ~~mi hermano y hermana~~. Plurals, and things that belong together, can share one: *mis primos y amigos* (my cousins and friends), *mi nombre y apellidos* (my first name and surnames).',
        },
        {
          kind: 'text',
          text: 'Girls also say *nuestro* and *vuestro* if the noun is masculine, and boys say *nuestra* and *vuestra* if it’s feminine.',
        },
        {
          kind: 'contrast',
          caption: 'It’s the noun that matters',
          left: 'One thing',
          right: 'Several things',
          rows: [
            {
              left: { es: 'Chicas, ¿cuál es nuestro autobús?', en: 'Girls, which one’s our bus?' },
              right: {
                es: 'Chicos, ¿cuáles son nuestras maletas?',
                en: 'Boys, which ones are our suitcases?',
              },
              why: 'Girls can say *nuestro* and boys can say *nuestras*.',
            },
          ],
        },
        {
          kind: 'examples',
          rows: [
            { es: '¿Tus padres conocen a tu profesora?', en: 'Do your parents know your teacher?' },
            {
              es: 'Nuestro equipo ha ganado y nuestras familias están contentas.',
              en: 'Our team has won and our families are happy.',
            },
            { es: '¿Dónde están vuestras mochilas?', en: 'Where are your rucksacks?' },
          ],
        },
      ],
    },
    {
      id: 'long-forms-in-detail',
      title: 'More long forms: *mis amigos*, *unos amigos míos*',
      more: '“Two cousins of ours”, “it isn’t our fault” and exclamations.',
      syllabus: ['Adj4'],
      blocks: [
        {
          kind: 'text',
          text: '*Mío* has an accent in all four forms.',
        },
        {
          kind: 'text',
          text: '**After the noun** for “of mine” and “of yours”, usually with *un, una*, a number or *este*.',
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Dos primas nuestras viven en Chile.', en: 'Two cousins of ours live in Chile.' },
            { es: '¿Marta es compañera tuya?', en: 'Is Marta a classmate of yours?' },
          ],
        },
        {
          kind: 'text',
          text: '**After** *ser* to say who owns something, in exclamations and when you address someone (*hija mía*, my girl).',
        },
        {
          kind: 'examples',
          rows: [
            { es: 'La culpa no es nuestra.', en: 'It isn’t our fault.' },
            { es: '¡Dios mío, qué tarde es!', en: 'My goodness, it’s so late!' },
          ],
        },
        {
          kind: 'text',
          text: 'For “of mine” and “yours”, don’t use *de* with *mí* or *ti*: *un amigo mío* (a friend of mine), *la decisión es tuya* (the decision is yours).',
        },
      ],
    },
    {
      id: 'mine-or-the-one',
      title: '“It’s mine”, “that one’s mine” and “my thing”',
      more: 'With and without the article after “to be”.',
      syllabus: ['P6'],
      blocks: [
        {
          kind: 'contrast',
          caption: 'After “to be”: with or without the article',
          left: '*Es mío*: whose is it?',
          right: '*Es el mío*: which one is it?',
          rows: [
            {
              left: { es: '¿De quién es este paraguas? Es mío.', en: 'Whose umbrella is this? It’s mine.' },
              right: {
                es: '¿Cuál es tu paraguas? El negro es el mío.',
                en: 'Which is your umbrella? The black one is mine.',
              },
              why: 'The first says who owns it. The second picks one out of several.',
            },
            {
              left: { es: 'Estos asientos son nuestros.', en: 'These seats are ours.' },
              right: {
                es: 'Estos asientos son los nuestros.',
                en: 'These are our seats (not the others).',
              },
              why: 'The article compares them with other seats.',
            },
          ],
        },
        {
          kind: 'text',
          text: '*Lo mío, lo tuyo…* means “my thing” or “what’s mine”: *Lo mío es la música.* (Music is my thing.)',
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Vuestra clase es más grande que la nuestra.', en: 'Your class is bigger than ours.' },
            {
              es: 'Mis notas son buenas; las suyas son excelentes.',
              en: 'My marks are good, but hers are excellent.',
            },
            {
              es: 'Nuestros billetes están aquí, pero ¿y los vuestros?',
              en: 'Our tickets are here, but what about yours?',
            },
          ],
        },
      ],
    },
    {
      id: 'letters',
      title: 'In letters and emails',
      more: 'How to begin and end a friendly or formal letter.',
      syllabus: ['Adj4'],
      blocks: [
        {
          kind: 'text',
          text: 'Informal letters open with *Querido* or *Querida* (dear), normally without *mi*, and with a colon after the name. Use *tu* or *vuestro* with friends and *su* in formal letters, and don’t switch halfway.',
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
      id: 'more-mistakes',
      title: 'More mistakes to avoid',
      more: 'Six that cost fewer marks.',
      blocks: [
        {
          kind: 'mistakes',
          rows: [
            {
              wrong: 'Mis padre trabaja en un banco.',
              right: 'Mi padre trabaja en un banco.',
              en: 'My dad works in a bank.',
              why: 'You say *mis padres* so often that *mis* sticks. For one person, use *mi*.',
            },
            {
              wrong: 'Nuestro familia es grande.',
              right: 'Nuestra familia es grande.',
              en: 'Our family is big.',
              why: '*Familia* is feminine, whoever is speaking.',
            },
            {
              wrong: 'El mi libro está en casa.',
              right: 'Mi libro está en casa.',
              en: 'My book is at home.',
              why: 'A short possessive replaces the article. Never use both.',
            },
            {
              wrong: 'La mía hermana estudia Medicina.',
              right: 'Mi hermana estudia Medicina.',
              en: 'My sister is studying medicine.',
              why: '*La mía* replaces a noun, so it never goes before one.',
            },
            {
              wrong: 'La parada está detrás mío.',
              right: 'La parada está detrás de mí.',
              en: 'The stop is behind me.',
              why: 'You’ll hear it, but *detrás, delante* and *cerca* need *de*: write *detrás de mí*.',
            },
            {
              wrong: 'Es un amigo de mí.',
              right: 'Es un amigo mío.',
              en: 'He’s a friend of mine.',
              why: '“Of mine” is one word: *mío, mía, míos, mías*.',
            },
          ],
        },
      ],
    },
    {
      id: 'in-the-exam',
      title: 'In the exam, in Spain and in Latin America',
      more: 'Where you lose marks, and usage in Latin America.',
      blocks: [
        {
          kind: 'note',
          label: 'In the exam',
          text: 'In **Writing** it’s easy to lose marks on possessives: check each one against the noun after it. Show off with one long form (*un amigo mío*, a friend of mine; *mi casa y la tuya*, my house and yours). In **Reading**, ask yourself what each *su* means: it may be “your”. In **Speaking**, listen for *tu* or *su* to find out whether the examiner uses *tú* or *usted*.',
        },
        {
          kind: 'note',
          label: 'Spain and Latin America',
          text: 'In Spain, people say *vuestro* to several friends. In Latin America, they say *su*: *su casa*, “your house”. In many countries *la casa de nosotros* is also common for *nuestra casa* (our house). *El móvil, el ordenador, el coche, el billete* (phone, computer, car, ticket) are mostly *el celular, la computadora, el carro* (or *el auto*) and *el boleto* there.',
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
          because: 'It agrees with the girls, but it should agree with *instituto*, which is masculine.',
          teaches: 'agreement',
        },
        {
          text: '*Nuestro*',
          right: true,
          because: '*Instituto* is masculine singular. It doesn’t matter whose it is.',
        },
        {
          text: '*Nuestros*',
          because: 'There are two girls but only one school.',
          teaches: 'agreement',
        },
        { text: '*Vuestro*', because: 'That’s “your”, to several friends.' },
      ],
      ustedes: {
        options: [
          {
            text: '*Nuestra*',
            because: 'It agrees with the girls, but it should agree with *instituto*, which is masculine.',
            teaches: 'agreement',
          },
          {
            text: '*Nuestro*',
            right: true,
            because: '*Instituto* is masculine singular. It doesn’t matter whose it is.',
          },
          {
            text: '*Nuestros*',
            because: 'There are two girls but only one school.',
            teaches: 'agreement',
          },
          { text: '*Su*', because: 'That’s “your”, to *ustedes*, or “his, her, their”.' },
        ],
      },
    },
    {
      id: 'your-friends',
      kind: 'fill',
      teaches: 'short-forms',
      sentence: 'Marta, ¿dónde viven ___ amigos?',
      en: 'Marta, where do your friends live?',
      answers: [
        'tus',
        {
          answer: 'sus',
          note: 'Right if you call Marta *usted*. To a friend, say *tus* in most countries.',
        },
      ],
      because: 'Marta is one friend and *amigos* is plural, so use *tus* with *-s*.',
      mistakes: [
        { answer: '{tu|tú}', because: '*Amigos* is plural: *tus*.' },
        { answer: 'su', because: '*Amigos* is plural, so you need *-s*. To a friend, say *tus*.' },
        { answer: '{vuestras|vuestro}', because: '*Vuestros* is for several friends, not one.' },
        {
          answer: '{tuyos|tuyo|tuyas|tuya|los tuyos|suyos}',
          because: 'The long form goes after the noun or alone. Before a noun, you need *tus*.',
        },
        {
          answer: '{los tus|tus los}',
          because: 'Don’t use an article with a short possessive: *tus amigos*.',
        },
        { answer: '{tuos|tues|tuas|tos}', because: 'The only short forms for *tú* are *tu* and *tus*.' },
        { answer: 'mi', because: '*Mi* goes with one thing. Marta’s friends are *tus amigos*.' },
        { answer: 'nuestro', because: '*Nuestro* goes with one thing. Marta’s friends are *tus amigos*.' },
        {
          answer: '{ti|te|de ti|tú tienes}',
          because: 'Words for “you” can’t go before a noun. “Your” before a plural noun is *tus*.',
        },
      ],
      notAsked: [
        { answer: 'mis', because: 'That’s “my”. Marta’s friends are *tus amigos*.' },
        { answer: 'nuestros', because: 'That’s “our”. Marta’s friends are *tus amigos*.' },
        { answer: 'vuestros', because: '*Vuestros* is for several friends, not one.' },
        { answer: 'los', because: '*Los* is just “the”. “Your” is *tus*.' },
      ],
    },
    {
      id: 'her-grandparents',
      kind: 'choose',
      teaches: 'agreement',
      prompt: 'Elena is one girl. Which form?',
      sentence: 'Elena vive con ___ abuelos.',
      en: 'Elena lives with her grandparents.',
      options: [
        { text: '*su*', because: 'There’s one Elena, but look at the noun: *abuelos* is plural.' },
        { text: '*sus*', right: true, because: 'Look at the noun: *abuelos* is plural, so use *sus*.' },
        {
          text: '*suya*',
          because: 'It doesn’t matter that she’s a girl, and *suya* can’t go before a noun.',
          teaches: 'long-forms',
        },
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
          because: '*Sus* is for several things. “Their” looks plural, but there’s only one house.',
        },
        { text: '*su*', right: true, because: 'There’s only one house, so use *su*.' },
        {
          text: '*suya*',
          because: '*Suya* goes after the noun or alone: *la casa es suya*.',
          teaches: 'long-forms',
        },
        {
          text: '*vuestra*',
          because: 'That’s “your”, to several friends in Spain.',
          teaches: 'short-forms',
        },
      ],
      ustedes: {
        options: [
          {
            text: '*sus*',
            because: '*Sus* is for several things. “Their” looks plural, but there’s only one house.',
          },
          { text: '*su*', right: true, because: 'There’s only one house, so use *su*.' },
          {
            text: '*suya*',
            because: '*Suya* goes after the noun or alone: *la casa es suya*.',
            teaches: 'long-forms',
          },
          { text: '*nuestra*', because: 'That’s “our”, but the house is theirs.', teaches: 'short-forms' },
        ],
      },
    },
    {
      id: 'our-teachers',
      kind: 'translate',
      teaches: 'agreement',
      en: 'Our teacher knows your parents. (a female teacher; you’re talking to two friends in Spain)',
      answers: [
        'Nuestra profesora conoce a vuestros {padres|papás}.',
        'Nuestra docente conoce a vuestros padres.',
        'La profesora nuestra conoce a vuestros padres.',
        'A vuestros padres los conoce nuestra profesora.',
        'Nuestra profesora conoce a {los padres vuestros|vuestro padre y a vuestra madre|vuestra madre y a vuestro padre}.',
      ],
      because: '*Profesora* is feminine, *padres* is masculine plural and people need *a*.',
      mistakes: [
        {
          answer: 'Nuestra profesora conoce {vuestros|los vuestros|tus|sus} padres.',
          because: 'When the object is a person, use the [personal a](basic-pronouns#personal-a).',
        },
        {
          answer: 'Nuestra profesora sabe [a] {vuestros|tus|sus} padres.',
          because: 'For knowing people, use *conocer*.',
        },
        {
          answer: 'Nuestra profesora conoce [a] {vuestras|vuestra} padres.',
          because: '*Padres* is masculine plural, even when it means mother and father: *a vuestros padres*.',
        },
        {
          answer: 'Nuestra profesora conoce [a] {vuestro padres|vuestros padre|vuestro padre}.',
          because: 'Both words must be plural: *a vuestros padres*.',
        },
        {
          answer: 'Nuestra profesora conoce a {tu|tuyos} padres.',
          because: '*Padres* is plural, and for two friends it’s *vuestros*.',
        },
        {
          answer:
            'Nuestra profesora conoce a {los vuestros padres|los de vosotros padres|vuestros los padres}.',
          because: 'Don’t use an article with a short possessive: *a vuestros padres*.',
        },
        {
          answer:
            'Nuestra profesora conoce [a] {vosotros padres|vos padres|os padres|padres de vosotros|los padres de vosotros}.',
          because: '“Your”, to friends in Spain, is the possessive *vuestros*: *a vuestros padres*.',
        },
        {
          answer: 'Nuestra profesora conoce {vuestros|tus|sus} parientes.',
          because: 'People need *a*, and “parents” is *padres*: *a vuestros padres*.',
        },
        {
          answer: '{Nuestro|Nuestros|Nuestras} profesora conoce a vuestros padres.',
          because: '*Profesora* is feminine singular: *nuestra*.',
        },
        {
          answer: '{Nuestra profesor conoce [a]|Nuestro profesor conoce} {vuestros|tus|sus} padres.',
          because: 'The teacher is a woman: *nuestra profesora*.',
        },
        {
          answer: '{Nosotros|La nuestra|Nuestra la|Nos} profesora conoce a vuestros padres.',
          because: 'Before a noun, use the short form without an article: *nuestra profesora*.',
        },
        {
          answer: 'Nuestra profesora {conoces|conocen|conozco|conocer|conoza|conozca} a vuestros padres.',
          because: 'For “she knows”, use *conoce*.',
        },
        {
          answer: 'Nuestra profesora {conoce con|conoce de|conoce por} vuestros padres.',
          because: 'With people, *conocer* needs the personal *a*: *conoce a vuestros padres*.',
        },
      ],
      notAsked: [
        {
          answer:
            'Nuestra profesora {conoció|conocía|ha conocido|está conociendo|conocerá} a vuestros padres.',
          because: 'That’s a different tense: “knows” is *conoce*.',
        },
        {
          answer: 'Nuestra profesora conoce a {sus {padres|papás}|los padres de ustedes}.',
          because:
            'That’s right in Latin America, where two friends are *ustedes*. In Spain they are *vosotros*: *vuestros padres*.',
        },
        {
          answer: 'Nuestra profesora conoce a tus padres.',
          because: '*Tus* is for one friend. For two, it’s *vuestros*.',
        },
        {
          answer: 'Nuestra profesora conoce a {vuestros|tus|sus} parientes.',
          because: '*Parientes* are relatives. “Parents” is *padres*: *a vuestros padres*.',
        },
        {
          answer: '{Mi|Su|Tu|La|Vuestra} profesora conoce a vuestros padres.',
          because:
            '*Mi* is “my”, *su* “his, her or their”, *tu* and *vuestra* “your” and *la* “the”. “Our” is *nuestra*.',
        },
        {
          answer: 'Nuestra profesora conoce a {nuestros|mis|los} padres.',
          because:
            '*Nuestros* is “our”, *mis* “my” and *los* “the”. “Your”, to friends in Spain, is *vuestros*.',
        },
        {
          answer: 'Vuestra profesora conoce a nuestros padres.',
          because: 'It’s the other way round: *nuestra* is “our”.',
        },
        {
          answer: 'Nuestro profesor conoce a {vuestros|tus|sus} padres.',
          because: '*Nuestro profesor* is a man. The teacher is a woman: *nuestra profesora*.',
        },
      ],
      ustedes: {
        en: 'Our teacher knows your parents. (a female teacher; you’re talking to two friends)',
        answers: [
          'Nuestra profesora conoce a sus {padres|papás}.',
          'Nuestra docente conoce a sus padres.',
          'La profesora nuestra conoce a sus padres.',
          'A sus padres los conoce nuestra profesora.',
          'Nuestra profesora conoce a {los padres de ustedes|su padre y a su madre|su madre y a su padre}.',
          {
            answer: 'Nuestra profesora conoce a vuestros {padres|papás}.',
            note: '*Vuestros* is used in Spain, with *vosotros*. With *ustedes*, it’s *sus*.',
          },
        ],
        because: '*Profesora* is feminine, “your” to two friends is *sus* and people need *a*.',
        mistakes: [
          {
            answer: 'Nuestra profesora conoce {sus|los sus|tus|vuestros} padres.',
            because: 'When the object is a person, use the [personal a](basic-pronouns#personal-a).',
          },
          {
            answer: 'Nuestra profesora sabe [a] {sus|tus|vuestros} padres.',
            because: 'For knowing people, use *conocer*.',
          },
          {
            answer: 'Nuestra profesora conoce [a] {su padres|sus padre|su padre}.',
            because: 'Both words must be plural: *a sus padres*.',
          },
          {
            answer: 'Nuestra profesora conoce a {tu|tuyos} padres.',
            because: '*Padres* is plural, and for two friends it’s *sus*.',
          },
          {
            answer: 'Nuestra profesora conoce a {los sus padres|suyos padres|los suyos padres}.',
            because: 'Before the noun, use the short form without an article: *a sus padres*.',
          },
          {
            answer: 'Nuestra profesora conoce [a] {ustedes padres|padres de ustedes|les padres}.',
            because: '“Your”, to two friends, is the possessive *sus*: *a sus padres*.',
          },
          {
            answer: 'Nuestra profesora conoce {sus|tus|vuestros} parientes.',
            because: 'People need *a*, and “parents” is *padres*: *a sus padres*.',
          },
          {
            answer: '{Nuestro|Nuestros|Nuestras} profesora conoce a sus padres.',
            because: '*Profesora* is feminine singular: *nuestra*.',
          },
          {
            answer: '{Nuestra profesor conoce [a]|Nuestro profesor conoce} {sus|tus} padres.',
            because: 'The teacher is a woman: *nuestra profesora*.',
          },
          {
            answer: '{Nosotros|La nuestra|Nuestra la|Nos} profesora conoce a sus padres.',
            because: 'Before a noun, use the short form without an article: *nuestra profesora*.',
          },
          {
            answer: 'Nuestra profesora {conoces|conocen|conozco|conocer|conoza|conozca} a sus padres.',
            because: 'For “she knows”, use *conoce*.',
          },
        ],
        notAsked: [
          {
            answer: 'Nuestra profesora {conoció|conocía|ha conocido|está conociendo|conocerá} a sus padres.',
            because: 'That’s a different tense: “knows” is *conoce*.',
          },
          {
            answer: 'Nuestra profesora conoce a tus padres.',
            because: '*Tus* is for one friend. For two, it’s *sus*.',
          },
          {
            answer: 'Nuestra profesora conoce a {sus|tus|vuestros} parientes.',
            because: '*Parientes* are relatives. “Parents” is *padres*: *a sus padres*.',
          },
          {
            answer: '{Mi|Su|Tu|La} profesora conoce a sus padres.',
            because:
              '*Mi* is “my”, *tu* “your”, *la* “the”, and *su* “your, his, her or their”. “Our” is *nuestra*.',
          },
          {
            answer: 'Nuestra profesora conoce a {nuestros|mis|los} padres.',
            because: '*Nuestros* is “our”, *mis* “my” and *los* “the”. “Your”, to two friends, is *sus*.',
          },
          {
            answer: 'Nuestro profesor conoce a {sus|tus} padres.',
            because: '*Nuestro profesor* is a man. The teacher is a woman: *nuestra profesora*.',
          },
        ],
      },
    },
    {
      id: 'room-of-the-guest',
      kind: 'choose',
      teaches: 'su',
      prompt: 'A receptionist is speaking to a guest. Whose room is it?',
      sentence: 'Buenas tardes, señora Vidal. Su habitación está en la segunda planta.',
      options: [
        { text: 'her room', because: 'She’s speaking **to** Mrs Vidal, not about another woman.' },
        {
          text: 'your room',
          right: true,
          because: 'With *usted*, the polite form, “your” is *su*.',
        },
        { text: 'their room', because: 'Nobody else is mentioned: it’s the guest’s room.' },
      ],
    },
    {
      id: 'your-or-his-rucksack',
      kind: 'hear',
      teaches: 'su',
      says: 'No encuentro su mochila.',
      choices: ['No encuentro tu mochila.', 'No encuentro su mochila.'],
      en: 'I can’t find his (her, their, your) rucksack.',
      because: 'Listen to the first sound: *su* begins with a hiss, but *tu* is short and sharp.',
    },
    {
      id: 'car-of-hers',
      kind: 'fill',
      teaches: 'su',
      sentence: 'Luis y Carmen tienen coche. El coche de ___ es más nuevo.',
      en: 'Luis and Carmen both have cars. Her car is newer.',
      answers: ['ella', { answer: 'Carmen', note: 'Right, and even clearer. “Her” is *de ella*.' }],
      because: '*Su coche* could be his or hers, but *el coche de ella* can only be hers.',
      mistakes: [
        {
          answer: '{su|suyo|suya|sus}',
          because: '*Su* could mean either of them. After *de*, use *ella*.',
        },
        { answer: 'la', because: '*La* is “her” as an object (*la veo*). After *de*, use *ella*.' },
        { answer: 'le', because: '*Le* is “to her”. After *de*, use *ella*.' },
      ],
      notAsked: [
        { answer: '{él|Luis}', because: 'That’s **his** car. Hers is *el coche de ella*.' },
        { answer: '{ellas|ellos}', because: 'That’s “their” car, but she’s one person: *ella*.' },
      ],
    },
    {
      id: 'cap-is-mine',
      kind: 'choose',
      teaches: 'long-forms',
      prompt: 'Which form?',
      sentence: 'Esa gorra es ___.',
      en: 'That cap is mine.',
      options: [
        {
          text: '*mi*',
          because: '*Mi* needs a noun after it: *mi gorra*. On its own, use the long form.',
          teaches: 'short-forms',
        },
        {
          text: '*mía*',
          right: true,
          because: 'After *es*, use the long form. *Gorra* is feminine.',
        },
        {
          text: '*mío*',
          because: 'It agrees with the thing, even if a boy says it, and *gorra* is feminine.',
          teaches: 'agreement',
        },
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
        'Vive {en Granada una amiga mía|una amiga mía en Granada}.',
      ],
      because: 'For “of mine”, put *mía* after the noun. It agrees with *amiga*.',
      mistakes: [
        {
          answer:
            '{Una mía amiga vive en Granada|En Granada vive una mía amiga|Vive una mía amiga en Granada|Vive en Granada una mía amiga}.',
          because: 'The long form goes **after** the noun: *una amiga mía*.',
        },
        {
          answer:
            '{Mía una amiga vive en Granada|Mía amiga una vive en Granada|Amiga mía una vive en Granada|Amiga una mía vive en Granada|En Granada vive mía una amiga}.',
          because: 'The order is article, noun, long form: *una amiga mía*.',
        },
        {
          answer:
            '{Una amiga vive mía en Granada|Una amiga vive en Granada mía|Una amiga en Granada vive mía|Vive una amiga en Granada mía|En Granada mía vive una amiga}.',
          because: '*Mía* goes directly after its noun: *una amiga mía*.',
        },
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
          because: '*Bici* is feminine singular, and here the long form needs an article.',
        },
        {
          text: '*tuya*',
          because:
            'Without the article, it only works after *ser* (*es tuya*) or after the noun (*una bici tuya*).',
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
      answers: [
        'nuestra',
        {
          answer: 'de nosotros',
          note: '*La de nosotros* is common in Latin America. *La nuestra* is right everywhere.',
        },
      ],
      because: '*La nuestra* replaces *nuestra casa*: feminine singular.',
      mistakes: [
        { answer: '{nuestro|el nuestro}', because: 'It replaces *casa*, which is feminine.' },
        { answer: '{nuestras|nuestros}', because: 'It replaces one house: *nuestra*.' },
        {
          answer: '{nosotros|nosotras|nos}',
          because: '*Nosotros* and *nos* are “we” and “us”. “Ours” is *nuestra* here.',
        },
        { answer: '{nuestra casa|nuestro casa}', because: 'Don’t add a noun after *la nuestra*.' },

        {
          answer: '{su|tu|mi}',
          because: 'This isn’t the long form, and it doesn’t mean “our”. “Ours” is *nuestra*.',
        },
        {
          answer: '{de nuestra|de nuestro|de nuestros|es nuestra}',
          because: 'After *la*, use the long form alone: *la nuestra*.',
        },
        { answer: 'la nuestra', because: '*La* is already there: *pero la nuestra no*.' },
      ],
      notAsked: [
        { answer: '{vuestra|suya|tuya|mía}', because: 'That doesn’t mean “ours”, which is *nuestra*.' },
        {
          answer: 'casa nuestra',
          because: 'That’s “**our house**”. “Ours” is *la nuestra*, without a noun.',
        },
        {
          answer: 'casa de nosotros',
          because:
            'That’s “**our house**”, as people say it in Latin America. “Ours” is *la nuestra*, without a noun.',
        },
      ],
    },
    {
      id: 'idea-dictation',
      kind: 'hear',
      teaches: 'pronouns',
      says: 'Tu idea es mejor que la mía.',
      en: 'Your idea is better than mine.',
      because:
        '*Mía* has an accent because *í* and *a* are separate syllables, *mí-a*. *Tu* before a noun doesn’t have one.',
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
      mistakes: [
        { answer: '{mío|mio|mía|mia}', because: '*Mío* comes after the noun or alone: *Ese sitio es mío*.' },
        {
          answer: '{el mío|el mio|el mi|un mi}',
          because: 'Before the noun, use the short form without an article: *mi sitio*.',
        },
        { answer: 'mis', because: 'There’s only one seat: *mi*. *Mis* is for several things.' },
        { answer: '{me|de mí|a mí}', because: '*Me* and *mí* are “me”. “My” is *mi*.' },
        { answer: 'yo', because: '*Yo* is “I”, and it can’t go before a noun. “My” is *mi*.' },
        { answer: 'my', because: 'That’s English. In Spanish, it’s *mi*.' },
      ],
      notAsked: [
        { answer: '{tu|su|nuestro|vuestro}', because: 'That’s somebody else’s. “My” is *mi*.' },
        { answer: 'el', because: 'That’s only “the”. “My” is *mi*.' },
        { answer: 'un', because: 'That’s only “a”. “My” is *mi*.' },
      ],
    },
    {
      id: 'family-email',
      kind: 'proofread',
      teaches: 'mistakes',
      en: 'Marcos writes to Nadia about his family (his parents’ school, his sister) and a friend of his who lives in her town. He asks for a photo.',
      lines: [
        { right: 'Hola, Nadia, te escribo sobre mi familia.' },
        {
          wrong: 'Mis padres son profesores y sus instituto está en el centro.',
          answers: [
            'Mis padres {son|trabajan como|trabajan de} profesores y {su instituto|el instituto de ellos} está en el centro.',
          ],
          because: 'There’s only one school: *su*.',
        },
        { right: 'Mi hermana tiene doce años y comparte su ordenador conmigo.' },
        {
          wrong: 'Un amigo de mí vive en tu ciudad.',
          answers: [
            '{Un amigo mío|Uno de mis amigos} vive en tu ciudad.',
            'Tengo un amigo que vive en tu ciudad.',
            'En tu ciudad vive {un amigo mío|uno de mis amigos}.',
          ],
          because: '“Of mine” is one word after the noun: *un amigo mío*.',
          mistakes: [
            {
              answer: 'Un mío amigo vive en tu ciudad.',
              because: 'The long form goes after its noun: *un amigo mío*.',
            },
          ],
          notAsked: [
            {
              answer: 'Mi amigo vive en tu ciudad.',
              because:
                'That’s “my friend”, somebody Nadia knows about. “A friend of mine” is *un amigo mío*.',
            },
          ],
        },
        {
          wrong: 'Se llama Dani y el su hermano estudia francés.',
          answers: ['Se llama Dani y {su hermano|el hermano {de él|suyo}} estudia francés.'],
          because: 'Don’t use an article with a short possessive: *su hermano*.',
        },
        { right: '¿Me mandas una foto de tu familia?' },
      ],
    },
    {
      id: 'wash-hair',
      kind: 'choose',
      teaches: 'body-and-clothes',
      prompt: 'Which word sounds natural here?',
      sentence: 'Me seco ___ pelo con una toalla.',
      en: 'I dry my hair with a towel.',
      options: [
        { text: '*mi*', because: '*Me* already says whose hair it is. *El* is right everywhere.' },
        { text: '*el*', right: true, because: '*Me* already shows whose hair it is, so use the article.' },
        { text: '*mío*', because: 'A long form can’t go before the noun.', teaches: 'long-forms' },
      ],
    },
    {
      id: 'brush-teeth',
      kind: 'correct',
      teaches: 'body-and-clothes',
      sentence: 'Iván se cepilla sus dientes después de comer.',
      en: 'Iván brushes his teeth after eating.',
      model: 'Iván se cepilla los dientes después de comer.',
      answers: [
        '[{Iván}] ^ se {cepilla|lava|limpia} los dientes <{después de {comer|la comida|las comidas|cada comida}|tras comer|al {terminar|acabar} de comer|cuando {termina|acaba} de comer}>.',
      ],
      because:
        '*Se* already says whose teeth they are, and the article is right everywhere. (In parts of Latin America, people say *sus*.)',
      mistakes: [
        {
          answer: 'Iván se cepilla dientes después de comer.',
          because: 'You need the article instead of *sus*: *los dientes*.',
        },
        {
          answer: 'Iván se cepilla {su dientes|el dientes|las dientes}.',
          because: '*Dientes* is masculine plural: *los dientes*.',
        },
        {
          answer: 'Iván se cepilla {las|el|su} dientes después de comer.',
          because: '*Dientes* is masculine plural, and the article is enough: *los dientes*.',
        },
        {
          answer: 'Iván se cepilla los dientes suyos después de comer.',
          because: '*Los* is right, but *suyos* repeats what *se* says.',
        },
      ],
      notAsked: [
        {
          answer: 'Iván cepilla {sus|los} dientes después de comer.',
          because:
            'Without *se*, they could be anybody’s teeth. *Sus* is mostly Latin American. Say *se cepilla los dientes*.',
        },
        {
          answer: 'Iván se cepilla el diente.',
          because: 'That’s one **tooth**. Teeth are plural: *los dientes*.',
        },
      ],
    },
    {
      id: 'head-hurts',
      kind: 'translate',
      teaches: 'body-and-clothes',
      en: 'My head hurts.',
      answers: [
        'Me duele la cabeza.',
        'La cabeza me duele.',
        {
          answer: 'Me duele mucho la cabeza.',
          note: '*Mucho* means “a lot”. “My head hurts” is *me duele la cabeza*.',
        },
        {
          answer: 'Me está doliendo la cabeza.',
          note: 'Right if it’s hurting now, but the usual way is *me duele la cabeza*.',
        },
        {
          answer: 'Tengo {dolor de cabeza|un dolor de cabeza}.',
          note: 'Right, but this means “I have a headache”. “My head hurts” is *me duele la cabeza*.',
        },
        {
          answer: '{Me duele mi cabeza|Mi cabeza me duele}.',
          note: 'You may hear this in Latin America. In Spain, and in an exam, use the article, as *me* shows whose head it is: *la cabeza*.',
        },
        {
          answer: 'Tengo jaqueca.',
          note: '*Jaqueca* is a bad headache. A simpler way is *me duele la cabeza*.',
        },
      ],
      because: '*Me* says whose head it is, so use *la cabeza*, as in *me duelen los pies* (my feet hurt).',
      mistakes: [
        {
          answer: '{Me duelo|Duelo|Me duelen} {la|mi} cabeza.',
          because: 'Only one thing hurts, your head: *duele*.',
        },
        { answer: 'Me duele {el|los} cabeza.', because: '*Cabeza* is feminine: *la cabeza*.' },
        {
          answer: '{Estoy dolor de cabeza|Me dolor la cabeza|Mi cabeza {está|es|tiene} dolor}.',
          because: 'In Spanish, you **have** a headache: *tengo dolor de cabeza*, or *me duele la cabeza*.',
        },
      ],
      notAsked: [
        {
          answer: '{Mi|La} cabeza duele.',
          because: 'This doesn’t say who it hurts. Use *me* and the article: *me duele la cabeza*.',
        },
        { answer: 'Duele {mi|la} cabeza.', because: 'This doesn’t say who it hurts: *me duele la cabeza*.' },
      ],
    },
    {
      id: 'own-restaurant',
      kind: 'fill',
      teaches: 'own',
      sentence: 'Mi tía tiene su ___ restaurante.',
      en: 'My aunt has her own restaurant.',
      answers: ['propio'],
      because: '*Propio* agrees with *restaurante* (masculine), not with your aunt.',
      mistakes: [
        {
          answer: 'propia',
          because:
            'It doesn’t matter that your aunt is a woman: *restaurante* is masculine, so it’s *propio*.',
        },
        { answer: '{mismo|misma}', because: '*Mismo* is “same”. “Own” is *propio*.' },
        { answer: '{solo|sola}', because: '*Solo* is “alone”. “Own” is *propio*.' },
        { answer: '{propios|propias}', because: 'It’s one restaurant: *propio*.' },
        { answer: '{suyo|suya|de ella}', because: '*Su* already says “her”. “Own” is *propio*.' },
        { answer: 'dueña', because: '*La dueña* is the owner. “Own” is *propio*.' },
        { answer: 'único', because: 'The word for “own” is *propio*. *Único* is “only”.' },
      ],
    },
    {
      id: 'own-room',
      kind: 'translate',
      teaches: 'own',
      en: 'My sister has her own room.',
      answers: [
        'Mi hermana tiene {su propia habitación|su habitación propia|[una] habitación propia}.',
        'Mi hermana tiene {una habitación para ella [sola]|[su] habitación para ella sola|una habitación solo para ella|una habitación solo suya|una habitación suya}.',
        {
          answer:
            'Mi hermana tiene {su propia {pieza|alcoba}|su {pieza|alcoba} propia|una {pieza|alcoba} propia}.',
          note: '*Pieza* is used in Chile and Argentina, and *alcoba* in Colombia. In Spain, say *habitación*.',
        },
        {
          answer: 'Mi hermana {dispone de|cuenta con} {su propia habitación|habitación propia}.',
          note: 'Right, but formal: “has” is *tiene*.',
        },
        { answer: 'Mi hermana posee su propia habitación.', note: 'Right, but formal: “has” is *tiene*.' },
      ],
      because: '*Propio* goes between *su* and the noun, or after the noun, and agrees with the room.',
      mistakes: [
        {
          answer:
            'Mi hermana tiene {{su|la|una|} propio {habitación|recámara|pieza|alcoba}|{su|una} {habitación|recámara|pieza|alcoba} propio}.',
          because: 'The noun is feminine: *propia*.',
        },
        {
          answer:
            'Mi hermana tiene {{su|la|una|} propia {cuarto|dormitorio}|{su|un} {cuarto|dormitorio} propia}.',
          because: 'The noun is masculine: *propio*. It agrees with the room, not with your sister.',
        },
        {
          answer: 'Mi hermana tiene {propia habitación|propio cuarto|propio dormitorio}.',
          because: 'Before the noun, *propio* needs *su*: *su propia habitación*.',
        },
        {
          answer: 'Mi hermana tiene {{una|la} propia habitación|{un|el} propio {cuarto|dormitorio}}.',
          because: 'Before the noun, *propio* needs *su*, not an article: *su propia habitación*.',
        },
        {
          answer: 'Mi hermana tiene {suya|la suya|su suya|ella|sí|de ella} propia habitación.',
          because: 'Before a noun, “her” is just *su*: *su propia habitación*.',
        },
        {
          answer:
            'Mi hermana tiene {sus {propia|propias|propio} {habitación|habitaciones}|su propias habitación|su propias habitaciones}.',
          because: 'She has one room: *su propia habitación*.',
        },
        {
          answer:
            'Mi hermana tiene {la su propia habitación|una su propia habitación|propia su habitación|su propia la habitación|su propia de habitación}.',
          because: 'The order is *su*, *propia*, noun, without an article: *su propia habitación*.',
        },
        {
          answer:
            'Mi hermana tiene una habitación {de su propia|de su propio|de ella propia|de ella misma|de propia|por ella misma|por ella}.',
          because: 'Don’t translate _of her own_ word for word: *su propia habitación*.',
        },
        {
          answer:
            'Mi hermana tiene {su sola habitación|su única habitación|su poseer habitación|su dueña habitación}.',
          because: '“Own” is *propio*: *su propia habitación*. *Solo* and *único* are “only”.',
        },
        { answer: 'Mi hermana {es|está|hay|ha} su propia habitación.', because: '“Has” is *tiene*.' },
        {
          answer: 'Mi hermana {tengo|tienes|tienen|tener|tene} su propia habitación.',
          because: 'It’s one sister: *tiene*.',
        },

        {
          answer: '{Mis hermanas tiene|Mis hermana {tienen|tiene}} su propia habitación.',
          because: 'It’s one sister: *mi hermana tiene*.',
        },
        {
          answer: 'Mi hermana tiene su propia baño.',
          because:
            '*Baño* is masculine, and it isn’t the room she sleeps in: *habitación* (also *cuarto, dormitorio*).',
        },
      ],
      notAsked: [
        {
          answer: 'Mi hermana {tuvo|tenía|tendrá} su propia habitación.',
          because: 'That’s a different tense: “has” is *tiene*.',
        },
        {
          answer: 'Mi hermana tiene su propia {sala|casa|cama}.',
          because:
            '*Sala* is “living room”, *casa* “house” and *cama* “bed”. “Room” is *habitación* (also *cuarto, dormitorio*).',
        },
        {
          answer: 'Mi hermana tiene {su habitación|una habitación|la habitación|su cuarto|un cuarto}.',
          because: '“Own” is missing: *su propia habitación*.',
        },
        {
          answer: 'Mi {hermano|madre|amiga} tiene su propia habitación.',
          because:
            '*Hermano* is “brother”, *madre* “mother” and *amiga* “friend”. “My sister” is *mi hermana*.',
        },
        {
          answer: 'Mi hermana tiene {su misma habitación|la misma habitación|su mismo cuarto}.',
          because: '*Mismo* is “same”. “Own” is *propio*: *su propia habitación*.',
        },
        {
          answer: 'Mi hermana hace su propia habitación.',
          because: 'That’s “**does** her own room”: she makes the bed. “Has” is *tiene*.',
        },
        {
          answer: 'Mi hermana tiene {mi|tu|nuestra} propia habitación.',
          because: 'That’s somebody else’s room. “Her own” is *su propia*.',
        },
        {
          answer: 'Mis hermanas tienen su propia habitación.',
          because: 'That’s “my **sisters**”. It’s one sister: *mi hermana tiene*.',
        },
      ],
    },
    {
      id: 'motorbike-of-boyfriend',
      kind: 'order',
      teaches: 'whose',
      words: ['mi hermana', 'la moto', 'novio', 'de', 'esta es', 'del'],
      en: 'This is my sister’s boyfriend’s motorbike.',
      answers: ['Esta es la moto del novio de mi hermana.'],
      because: 'Read the English backwards: *la moto*, *del novio*, *de mi hermana*.',
      mistakes: [
        {
          answer: '{Esta es la moto de mi hermana del novio|Esta es de mi hermana la moto del novio}.',
          because: 'The motorbike is the boyfriend’s: *la moto del novio*. Then say whose boyfriend.',
        },
        {
          answer: '{Esta es mi hermana de la moto del novio|Esta es mi hermana del novio de la moto}.',
          because: 'This is about the motorbike, so it comes first.',
        },
      ],
    },
    {
      id: 'sister-hers',
      kind: 'correct',
      teaches: 'whose',
      sentence: 'Esta es Ana’s bicicleta.',
      en: 'This is Ana’s bicycle.',
      answers: [
        '{Esta es|Es} la bicicleta de Ana.',
        'Esta bicicleta es {de|la de} Ana.',
        'La bicicleta de Ana es esta.',
        { answer: 'La bicicleta es de Ana.', note: 'Right, but “this” is missing: *esta es*.' },
        {
          answer: 'Esta es la bicicleta de la Ana.',
          note: 'An article before a first name is colloquial and only usual in some regions. In writing, say *de Ana*.',
        },
        {
          answer: 'Esta es su bicicleta de Ana.',
          note: 'Right in parts of Latin America, where people name the owner twice. In Spain, *de Ana* is enough: *la bicicleta de Ana*.',
        },
        {
          answer: 'Esta bicicleta [le] pertenece a Ana.',
          note: 'Right, but this means “belongs to Ana”. The original has *la bicicleta de Ana*.',
        },
        {
          answer: 'Esto es la bicicleta de Ana.',
          note: 'Right for explaining what something is. To point out one bicycle, say *esta es*.',
        },
      ],
      because: 'Spanish doesn’t use apostrophes. Say thing + *de* + owner.',
      mistakes: [
        {
          answer: 'Esta es {bicicleta|bicicleta la} de Ana.',
          because: 'You mean one particular bicycle, so it needs *la*: *la bicicleta de Ana*.',
        },
        {
          answer:
            '{Esta|Este} es {la Ana bicicleta|Ana bicicleta|la Anas bicicleta|Anas bicicleta|de Ana bicicleta|de Ana la bicicleta|Ana la bicicleta|Ana su bicicleta|la de Ana bicicleta}.',
          because: 'The owner comes second, after *de*.',
        },
        {
          answer:
            'Esta es la {Ana’s bicicleta|bicicleta Ana’s|bicicleta de Ana’s|bicicleta Anas|bicicleta de Anas}.',
          because: 'Spanish doesn’t use an apostrophe or _s_ for the owner: *la bicicleta de Ana*.',
        },
        {
          answer: '{Esta es la bicicleta Ana|Esta bicicleta es Ana|Esta es bicicleta Ana}.',
          because: 'The two nouns need *de* between them: *la bicicleta de Ana*.',
        },
        {
          answer: 'Esta es la bicicleta {a|por|del|en|con|desde} Ana.',
          because: 'Use *de* for the owner, with no article before a name: *de Ana*.',
        },
        {
          answer: '{Este es {la|el}|Esto es el} bicicleta de Ana.',
          because: '*De* is right, but *bicicleta* is feminine: *esta es la bicicleta*.',
        },
        {
          answer: 'Esta es el bicicleta de Ana.',
          because: '*De* is right, but *bicicleta* is feminine: *la bicicleta*.',
        },
        { answer: 'Ella es la bicicleta de Ana.', because: '*De* is right, but “this” is *esta*.' },
        {
          answer: 'Esta {son|hay|eres} la bicicleta de Ana.',
          because: '*De* is right. The verb was already right: *esta es*.',
        },
      ],
      notAsked: [
        {
          answer: 'Ana tiene esta bicicleta.',
          because: 'That’s “Ana has this bicycle”. Use *de* for the owner: *la bicicleta de Ana*.',
        },
        {
          answer:
            '{Esta es su bicicleta|Esta bicicleta es suya|Esta es la bicicleta suya|Esta es la bicicleta de ella|Esta bicicleta es de ella|Es su bicicleta}.',
          because: 'That’s “her bicycle”, but the sentence names Ana.',
        },
        {
          answer: 'Esta es una bicicleta de Ana.',
          because: 'That’s “**a** bicycle of Ana’s”. For one particular bicycle, say *la bicicleta de Ana*.',
        },
        {
          answer: 'Esta es la bicicleta para Ana.',
          because: 'That’s “**for** Ana”, a present. Use *de* for the owner: *de Ana*.',
        },
        {
          answer: '{Esa|Aquella} es la bicicleta de Ana.',
          because: '*De* is right, but this means “**that**”. “This” is *esta*.',
        },
        {
          answer: 'Esta tiene la bicicleta de Ana.',
          because: 'That’s “this girl **has** Ana’s bicycle”. “This is” is *esta es*.',
        },
      ],
    },
    {
      id: 'brother-and-sister',
      kind: 'choose',
      teaches: 'two-nouns',
      prompt: 'Which is right?',
      sentence: '___ van al mismo instituto.',
      en: 'My brother and sister go to the same school.',
      options: [
        {
          text: '*Mi hermano y mi hermana*',
          right: true,
          because: 'They’re two different people, so repeat *mi*.',
        },
        {
          text: '*Mi hermano y hermana*',
          because: 'English only needs one “my”. For two people, Spanish needs two.',
        },
        {
          text: '*Mis hermano y hermana*',
          because: '*Mis* needs a plural noun directly after it: *mis hermanos*.',
        },
      ],
    },
    {
      id: 'father-and-uncle',
      kind: 'translate',
      teaches: 'two-nouns',
      en: 'My father and uncle work in a hospital.',
      answers: [
        'Mi padre y mi tío {trabajan|están trabajando} [los dos|ambos] <en un hospital>.',
        '{Mi tío y mi padre|Tanto mi padre como mi tío} trabajan en un hospital.',
        'En un hospital trabajan mi padre y mi tío.',
        '{Mi padre trabaja en un hospital y mi tío también|Mi padre trabaja en un hospital, y también mi tío}.',
        {
          answer: 'Mi padre y mi tío trabajan en el hospital.',
          note: 'That’s “in **the** hospital”. “A hospital” is *un hospital*.',
        },
      ],
      because: 'They’re two different people, so repeat *mi* and use a plural verb.',
      mistakes: [
        {
          answer: 'Mi padre y tío {trabajan|trabaja} en un hospital.',
          because: 'English only needs one “my”, but Spanish needs two: *mi padre y mi tío*.',
        },
        {
          answer: 'Mis padre y [mi] tío trabajan en un hospital.',
          because: '*Mis* needs a plural noun after it. Say *mi padre y mi tío*.',
        },
        {
          answer: 'Mi padre y mi tío {trabaja|trabajamos|trabajo} en un hospital.',
          because: 'There are two of them: *trabajan*.',
        },
        {
          answer: 'Mis padres y tío trabajan en un hospital.',
          because: '*Padres* is both parents. “My father” is *mi padre*.',
        },
      ],
      notAsked: [
        {
          answer: 'Mis padres y mi tío trabajan en un hospital.',
          because: '*Padres* is both parents. “My father” is *mi padre*.',
        },
        {
          answer: 'Mi padre y mi {tía|primo|abuelo} trabajan en un hospital.',
          because: '*Tía* is “aunt”, *primo* “cousin” and *abuelo* “grandfather”. “Uncle” is *tío*.',
        },
      ],
    },
    {
      id: 'two-friends-of-mine',
      kind: 'correct',
      teaches: 'long-forms-in-detail',
      sentence: 'Dos amigas mía juegan en ese equipo.',
      en: 'Two friends of mine play for that team.',
      answers: [
        'Dos {amigas mías|de mis amigas} juegan <en ese equipo>.',
        'En ese equipo juegan dos {amigas mías|de mis amigas}.',
        'Juegan en ese equipo dos {amigas mías|de mis amigas}.',
        {
          answer: 'Dos amigos míos juegan en ese equipo.',
          note: 'Right, but here they were girls, *amigas*.',
        },
      ],
      because: 'The long form agrees with *amigas*: feminine plural, *mías*.',
      mistakes: [
        {
          answer: 'Dos amigas {míos|mío} juegan en ese equipo.',
          because: '*Amigas* is feminine plural: *mías*.',
        },
        {
          answer: 'Dos amigas de {mí|mía|mías|mis} juegan en ese equipo.',
          because: '“Of mine” is one word: *amigas mías*.',
        },
        {
          answer: 'Dos mías amigas juegan en ese equipo.',
          because: 'The long form goes after the noun: *amigas mías*.',
        },
        {
          answer: 'Dos mis amigas juegan en ese equipo.',
          because: 'After a number, say *dos amigas mías*, or *dos de mis amigas*.',
        },
      ],
      notAsked: [
        {
          answer: 'Mis dos amigas juegan en ese equipo.',
          because: 'That’s “my two friends”, all of them. “Two friends of mine” is *dos amigas mías*.',
        },
      ],
    },
    {
      id: 'shoes-are-yours',
      kind: 'translate',
      teaches: 'long-forms-in-detail',
      en: 'Are those shoes yours? (to one friend)',
      answers: [
        '¿{Esos|Aquellos} zapatos son tuyos?',
        '¿Son tuyos {esos|aquellos} zapatos?',
        '¿Son {esos|aquellos} zapatos tuyos?',
        '¿Tuyos son esos zapatos?',
        {
          answer: '¿{Son tuyos los zapatos esos|Los zapatos esos son tuyos}?',
          note: 'Right, but colloquial. In writing, say *esos zapatos*.',
        },
        {
          answer: '¿{Son suyos esos zapatos|Esos zapatos son suyos}?',
          note: 'Right with *usted*, which some friends use in Colombia and Costa Rica. Elsewhere, to a friend, say *tuyos*.',
        },
        {
          answer: '¿{Esos zapatos son los tuyos|Son esos zapatos los tuyos}?',
          note: 'With *los*, you’re asking which pair. To ask whose, just say *tuyos*.',
        },
        {
          answer: '¿{{Son|Esos son|Son esos} tus zapatos|Son tus zapatos esos}?',
          note: 'Right, but this means “are they your shoes?”',
        },
        {
          answer: '¿{Esos zapatos te pertenecen|Te pertenecen esos zapatos}?',
          note: 'Right, but this means “do they belong to you?” Everyday Spanish uses *son tuyos*.',
        },
      ],
      because: '*Zapatos* is masculine plural, so *tuyos*. You don’t need an article after *son*.',
      mistakes: [
        {
          answer: '¿{Esos zapatos son|Son esos zapatos} {tus|tu}?',
          because: '*Tus* needs a noun after it. On its own, it’s *tuyos*.',
        },
        {
          answer: '¿{Esos zapatos son|Son esos zapatos} {tuyo|tuyas|tuya}?',
          because: '*Zapatos* is masculine plural: *tuyos*.',
        },
        {
          answer: '¿{Esos zapatos son|Son esos zapatos} de {ti|tú}?',
          because: 'Don’t use *de* with *ti*: “yours” is one word, *tuyos*.',
        },
        {
          answer: '¿{Esos zapatos están|Están esos zapatos} tuyos?',
          because: 'Use *ser* to say whose they are: *son tuyos*.',
        },
      ],
      notAsked: [
        {
          answer: '¿{Esos zapatos son|Son esos zapatos} vuestros?',
          because: 'That’s for several friends. To one friend, say *tuyos*.',
        },
        {
          answer: '¿{Estos zapatos son tuyos|Son tuyos estos zapatos}?',
          because: '*Tuyos* is right, but *estos* is “these”. “Those” is *esos*.',
        },
      ],
      ustedes: {
        mistakes: [
          {
            answer: '¿{Esos zapatos son|Son esos zapatos} {tus|tu}?',
            because: '*Tus* needs a noun after it. On its own, it’s *tuyos*.',
          },
          {
            answer: '¿{Esos zapatos son|Son esos zapatos} {tuyo|tuyas|tuya}?',
            because: '*Zapatos* is masculine plural: *tuyos*.',
          },
          {
            answer: '¿{Esos zapatos son|Son esos zapatos} de {ti|tú}?',
            because: 'Don’t use *de* with *ti*: “yours” is one word, *tuyos*.',
          },
          {
            answer: '¿{Esos zapatos están|Están esos zapatos} tuyos?',
            because: 'Use *ser* to say whose they are: *son tuyos*.',
          },
        ],
      },
    },
    {
      id: 'my-thing',
      kind: 'choose',
      teaches: 'mine-or-the-one',
      prompt: 'What does it mean?',
      sentence: 'Lo mío es la cocina.',
      options: [
        {
          text: 'Cooking is my thing.',
          right: true,
          because: '*Lo mío* isn’t one thing you own. It’s “my thing”: what I’m good at.',
        },
        {
          text: 'The kitchen is mine.',
          because: 'That would be *La cocina es mía*, with the long form.',
        },
        {
          text: 'It’s my kitchen.',
          because: 'That would be *Es mi cocina*, with the short form.',
          teaches: 'short-forms',
        },
      ],
    },
    {
      id: 'white-one-is-mine',
      kind: 'fill',
      teaches: 'mine-or-the-one',
      sentence: 'Tu camiseta es la negra y la blanca es la ___.',
      en: 'Your T-shirt is the black one and the white one is mine.',
      answers: ['mía'],
      because: 'For one out of several, use article + long form. *Camiseta* is feminine: *la mía*.',
      mistakes: [
        { answer: '{mío|el mío}', because: 'It replaces *camiseta*, which is feminine: *mía*.' },
        {
          answer: '{mi|mi camiseta|mis}',
          because: 'You can’t use the short form alone after *la*: *la mía*.',
        },
        { answer: '{mías|míos}', because: 'It’s one T-shirt: *mía*.' },
        { answer: '{de mí|de mía}', because: '“Mine” is one word: *la mía*.' },
        { answer: 'tuya', because: '*Tu camiseta* is already the black one. “Mine” is *mía*.' },
      ],
      notAsked: [{ answer: '{suya|nuestra}', because: 'That’s somebody else’s. “Mine” is *mía*.' }],
    },
    {
      id: 'dear-aunt',
      kind: 'choose',
      teaches: 'letters',
      prompt: 'How do you begin an email to your aunt?',
      options: [
        {
          text: '*Querida tía Rosa:*',
          right: true,
          because: '*Querida* agrees with her. Leave out *mi* and use a colon.',
        },
        { text: '*Querido tía Rosa:*', because: 'Your aunt is a woman: *querida*.' },
        {
          text: '*Querida mi tía Rosa:*',
          because: '*Mi* can’t go after *querida*. People usually leave it out.',
        },
      ],
    },
    {
      id: 'thanks-for-your-letter',
      kind: 'fill',
      teaches: 'letters',
      sentence: 'Estimada señora Ruiz: Le escribo para agradecerle ___ ayuda.',
      en: 'Dear Mrs Ruiz, I am writing to thank you for your help.',
      answers: [
        'su',
        { answer: 'toda su', note: 'That’s “all your help”. “Your help” is *su ayuda*.' },
        {
          answer: 'por su',
          note: '*Agradecer por* is common in Latin America. Without “for”, *agradecerle su ayuda* is right everywhere.',
        },
      ],
      because: '*Le* and *agradecerle* are for *usted*, so “your” is *su*, right to the end.',
      mistakes: [
        {
          answer: '{tu|tú}',
          because: 'The letter uses *usted* (*le escribo*), so use *su*. Don’t switch halfway.',
        },
        { answer: '{vuestra|vuestro}', because: 'That’s for several friends. To Mrs Ruiz, say *su*.' },
        { answer: 'sus', because: '*Ayuda* is singular: *su ayuda*.' },
        {
          answer: '{suya|la suya|la su}',
          because: 'Before the noun, use the short form without an article: *su*.',
        },
        {
          answer: '{por tu|para su}',
          because:
            '*Agradecer* doesn’t need “for”: *agradecerle su ayuda*. (*Gracias* does: *gracias por su ayuda*.)',
        },
      ],
      notAsked: [
        {
          answer: 'la',
          because: 'That’s only “the help”. “Your”, to *usted*, is *su*.',
        },
      ],
      ustedes: {
        mistakes: [
          {
            answer: '{tu|tú}',
            because: 'The letter uses *usted* (*le escribo*), so use *su*. Don’t switch halfway.',
          },
          { answer: 'sus', because: '*Ayuda* is singular: *su ayuda*.' },
          {
            answer: '{suya|la suya|la su}',
            because: 'Before the noun, use the short form without an article: *su*.',
          },
          {
            answer: '{por tu|para su}',
            because:
              '*Agradecer* doesn’t need “for”: *agradecerle su ayuda*. (*Gracias* does: *gracias por su ayuda*.)',
          },
        ],
        notAsked: [
          {
            answer: 'la',
            because: 'That’s only “the help”. “Your”, to *usted*, is *su*.',
          },
        ],
      },
    },
    {
      id: 'behind-me',
      kind: 'correct',
      teaches: 'more-mistakes',
      sentence: 'Pablo se sienta delante mío.',
      en: 'Pablo sits in front of me.',
      answers: [
        'Pablo se sienta [justo] delante de mí.',
        'Delante de mí se sienta Pablo.',
        {
          answer:
            '{Pablo se sienta {enfrente|en frente|adelante} de mí|Pablo se sienta frente a mí|{Enfrente|Adelante} de mí se sienta Pablo|Frente a mí se sienta Pablo}.',
          note: 'In Latin America, this can mean “in front of”. In Spain, *enfrente de mí* and *frente a mí* are “opposite me”.',
        },
        { answer: 'Pablo se me sienta delante.', note: 'Colloquial: *me* says who he sits in front of.' },
        {
          answer: 'Pablo se sienta ante mí.',
          note: 'Formal, like “before a judge”. In class, say *delante de mí*.',
        },
        {
          answer: '{Pablo está sentado delante de mí|Delante de mí está sentado Pablo}.',
          note: 'Right, but *está sentado* is “is sitting” now. “Sits” is *se sienta*.',
        },
      ],
      because: '*Delante* needs *de*, and after *de* “me” is *mí*, with an accent.',
      twins: { mí: 'me', mi: 'my' },
      mistakes: [
        {
          answer: 'Pablo se sienta {delante|enfrente} de {mío|mía|mio}.',
          because: '*Mío* is “mine”. After *de*, “me” is *mí*.',
        },
        {
          answer: 'Pablo se sienta {delante|enfrente} de yo.',
          because: 'After a preposition, *yo* becomes *mí*.',
        },
        {
          answer: 'Pablo se sienta {delante|enfrente} de {me|migo|conmigo}.',
          because: 'After a preposition, “me” is *mí*: *delante de mí*.',
        },
        {
          answer: 'Pablo se sienta {delante|enfrente} {mía|mia|mios|míos}.',
          because: 'You may hear ~~delante mía~~, but in writing *delante* needs *de*: *delante de mí*.',
        },
        {
          answer: 'Pablo se sienta {enfrente|detrás|adelante} mío.',
          because:
            'You may hear this, especially in Argentina, but in writing the place word needs *de*. “In front of me” is *delante de mí*.',
        },
        {
          answer: 'Pablo se sienta {delante|enfrente} {mí|mi|a mí|a mi|me|yo|con mí|por mí|en mí|para mí}.',
          because: '*Delante* needs *de*: *delante de mí*.',
        },
        {
          answer: 'Pablo se sienta {delante de el mío|delante del mí}.',
          because: '*El mío* is “mine”. “Me” after *de* is *mí*, without an article.',
        },
        {
          answer: 'Pablo se sienta delante de mí mismo.',
          because: '“Me” after *de* is *mí*: *delante de mí*.',
        },
        {
          answer: 'Pablo {sienta|me sienta|sentarse|senta} delante de mí.',
          because: 'The verb was already right: *se sienta delante de mí*.',
        },
        {
          answer: 'Pablo se {siente|senta|sientan|siento} delante de mí.',
          because: 'The verb was already right: *se sienta*, from *sentarse*.',
        },
        {
          answer: 'Pablo es delante de mí.',
          because: '“Sits” was already right: *se sienta delante de mí*.',
        },
      ],
      notAsked: [
        {
          answer:
            'Pablo se sienta {detrás de|al lado de|debajo de|encima de|cerca de|antes de|después de} mí.',
          because: '*De mí* is right, but that’s a different place or time. “In front of” is *delante de*.',
        },
        {
          answer: 'Pablo se sienta delante de {ti|él|nosotros}.',
          because: '*Ti* is “you”, *él* “him” and *nosotros* “us”. “Me” after *de* is *mí*: *delante de mí*.',
        },
        {
          answer: 'Pablo está delante de mí.',
          because: 'That’s “is in front of me”. “Sits” was already right: *se sienta delante de mí*.',
        },
        {
          answer: 'Pablo se sienta delante {del mío|de la mía}.',
          because:
            '*El mío* and *la mía* are “mine”: my seat, my table. “Me” after *de* is *mí*: *delante de mí*.',
        },
        {
          answer: 'Pablo te sienta delante de mí.',
          because: 'That’s “Pablo seats **you** in front of me”. “Sits” was already right: *se sienta*.',
        },
        {
          answer: 'Pablo se {sentó|sentaba} delante de mí.',
          because:
            '*Delante de mí* is right, but the tense has changed: “sits” was already right, *se sienta*.',
        },
      ],
    },
  ],
} satisfies AuthoredLesson
