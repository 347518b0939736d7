import type { AuthoredLesson } from '../types'

export default {
  subtitle: 'Los números',
  blurb:
    'Count from zero to two million, spell every number correctly, and use numbers for ages, prices, phone numbers, dates, percentages and sums.',
  rule: '*Y* (and) only goes between tens and units: *treinta y uno* (31), but *ciento uno* (101). Two things change before a noun: *uno* (*un libro*, a book; *una página*, a page) and the hundreds from 200 on (*doscientas páginas*).',
  needs: {
    igcse: {
      asks: 'produce',
      what: 'Ages, prices, dates and phone numbers come up again and again in the listening paper. When you write, use words for small numbers.',
    },
    abInitio: {
      asks: 'produce',
      what: 'Numbers up to a hundred without thinking, and larger ones when you read or listen.',
    },
    standard: {
      asks: 'produce',
      what: 'Figures, percentages and *la mayoría de* (most of) in texts about society and the environment.',
    },
    higher: {
      asks: 'produce',
      what: 'The same, and agreement in long numbers: *doscientas mil personas* (200,000 people).',
    },
  },
  opening: 'twenty-one-pages',
  sections: [
    {
      id: 'zero-to-twenty',
      title: 'Cardinals from 0 to 20',
      core: true,
      syllabus: ['Num1'],
      blocks: [
        {
          kind: 'table',
          caption: 'Cardinals from 0 to 20',
          columns: [
            { header: 'Figure', lang: 'en' },
            { header: 'Spanish', lang: 'es' },
            { header: 'Pronunciation', lang: 'say' },
          ],
          rows: [
            ['0', 'cero', 'THEH-roh'],
            ['1', 'uno', 'OO-noh'],
            ['2', 'dos', 'DOS'],
            ['3', 'tres', 'TRES'],
            ['4', 'cuatro', 'KWAH-troh'],
            ['5', 'cinco', 'THEEN-koh'],
            ['6', 'seis', 'SAYSS'],
            ['7', 'siete', 'SYEH-teh'],
            ['8', 'ocho', 'OH-choh'],
            ['9', 'nueve', 'NWEH-beh'],
            ['10', 'diez', 'DYETH'],
            ['11', 'once', 'ON-theh'],
            ['12', 'doce', 'DOH-theh'],
            ['13', 'trece', 'TREH-theh'],
            ['14', 'catorce', 'kah-TOR-theh'],
            ['15', 'quince', 'KEEN-theh'],
            ['16', 'dieciséis', 'dyeh-thee-SAYSS'],
            ['17', 'diecisiete', 'dyeh-thee-SYEH-teh'],
            ['18', 'dieciocho', 'dyeh-THYOH-choh'],
            ['19', 'diecinueve', 'dyeh-thee-NWEH-beh'],
            ['20', 'veinte', 'BAYN-teh'],
          ],
        },
        {
          kind: 'list',
          items: [
            '16 to 19 are one word: *dieciséis*. Only 16 has an accent.',
            '_TH_ is the sound of z and soft c in most of Spain. In Latin America, say s.',
          ],
        },
      ],
    },
    {
      id: 'twenty-one-to-ninety-nine',
      title: 'The tens and the numbers from 21 to 99',
      core: true,
      syllabus: ['Num1'],
      blocks: [
        {
          kind: 'text',
          text: 'The twenties are **one word** with *i*: *veintiuno* (21), *veintiséis* (26). From 31 on, use **three** with *y*: *treinta y uno*, *cuarenta y seis* (46).',
        },
        {
          kind: 'table',
          caption: 'The tens from 20 to 90',
          columns: [
            { header: 'Figure', lang: 'en' },
            { header: 'Spanish', lang: 'es' },
            { header: 'Pronunciation', lang: 'say' },
          ],
          rows: [
            ['20', 'veinte', 'BAYN-teh'],
            ['30', 'treinta', 'TRAYN-tah'],
            ['40', 'cuarenta', 'kwah-REN-tah'],
            ['50', 'cincuenta', 'theen-KWEN-tah'],
            ['60', 'sesenta', 'seh-SEN-tah'],
            ['70', 'setenta', 'seh-TEN-tah'],
            ['80', 'ochenta', 'oh-CHEN-tah'],
            ['90', 'noventa', 'noh-BEN-tah'],
          ],
        },
        {
          kind: 'list',
          items: ['*Sesenta* (60) comes from *seis*, with s, and *setenta* (70) from *siete*, with t.'],
        },
      ],
    },
    {
      id: 'hundreds',
      title: 'The hundreds',
      core: true,
      syllabus: ['Num1'],
      blocks: [
        {
          kind: 'text',
          text: 'From 200 on they agree with the noun. Three are irregular: **500**, **700**, **900**. Don’t add “and”: *ciento uno* (101).',
        },
        {
          kind: 'table',
          caption: '100 to 900, masculine and feminine',
          columns: [
            { header: 'Figure', lang: 'en' },
            { header: 'Masculine', lang: 'es' },
            { header: 'Feminine', lang: 'es' },
          ],
          rows: [
            ['100', 'cien', 'cien'],
            ['200', 'doscientos', 'doscientas'],
            ['300', 'trescientos', 'trescientas'],
            ['400', 'cuatrocientos', 'cuatrocientas'],
            ['500', 'quinientos', 'quinientas'],
            ['600', 'seiscientos', 'seiscientas'],
            ['700', 'setecientos', 'setecientas'],
            ['800', 'ochocientos', 'ochocientas'],
            ['900', 'novecientos', 'novecientas'],
          ],
        },
      ],
    },
    {
      id: 'thousands-and-millions',
      title: 'Large numbers: thousands and millions',
      core: true,
      syllabus: ['Num1'],
      blocks: [
        {
          kind: 'text',
          text: '*Mil* never changes, and 1000 is *mil*, without *un*. *Millón* needs *un*. Its plural, *millones*, has no accent. Read years as whole numbers.',
        },
        {
          kind: 'table',
          caption: 'From 1000 to two million',
          columns: [
            { header: 'Figure', lang: 'en' },
            { header: 'Spanish', lang: 'es' },
          ],
          rows: [
            ['1000', 'mil'],
            ['1005', 'mil cinco'],
            ['1100', 'mil cien'],
            ['2000', 'dos mil'],
            ['2026', 'dos mil veintiséis'],
            ['5500', 'cinco mil quinientos'],
            ['10\u202f000', 'diez mil'],
            ['21\u202f000', 'veintiún mil'],
            ['31\u202f000', 'treinta y un mil'],
            ['100\u202f000', 'cien mil'],
            ['150\u202f000', 'ciento cincuenta mil'],
            ['500\u202f000', 'quinientos mil'],
            ['1\u202f000\u202f000', 'un millón'],
            ['1\u202f200\u202f000', 'un millón doscientos mil'],
            ['2\u202f000\u202f000', 'dos millones'],
          ],
        },
      ],
    },
    {
      id: 'rules',
      title: 'Formation rules',
      core: true,
      syllabus: ['Num1'],
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            'Use *y* only between tens and units: *treinta y uno*, but *ciento uno*.',
            'Use *cien* alone or before a noun, *mil* or *millones*: *cien libros* (a hundred books). Before another number, use *ciento*: *ciento dos* (102).',
            'Numbers ending in one use *un* before a masculine noun and *una* before a feminine one: *veintiún libros, veintiuna páginas* (21 books, 21 pages).',
            '*Millón* needs *de* before a noun: *dos millones de euros* (two million euros).',
          ],
        },
      ],
    },
    {
      id: 'in-context',
      title: 'Examples in context: ages, prices, dates',
      core: true,
      syllabus: ['Num1', 'Num3'],
      blocks: [
        {
          kind: 'text',
          text: 'For age use *tener*, [“to have”](ser-estar#tener). Dates and prices use plain numbers. [Ordinals](#ordinals): *primero/a, segundo/a, tercero/a*; *el primer día* (the first day). See also [quantities](#quantities).',
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Tengo quince años.', en: 'I’m fifteen.' },
            { es: '¿Cuánto cuesta? Treinta y un euros.', en: 'How much is it? Thirty-one euros.' },
            { es: 'La fiesta es el dos de mayo.', en: 'The party is on the second of May.' },
            { es: 'Mi número es el seis, uno, dos…', en: 'My number is six, one, two…' },
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
              wrong: 'Soy quince años.',
              right: '{Tengo:tener} quince años.',
              en: 'I’m fifteen.',
              why: 'In Spanish you **have** an age.',
            },
            {
              wrong: 'Cuesta un mil euros.',
              right: 'Cuesta mil euros.',
              en: 'It costs a thousand euros.',
              why: 'Don’t use *un* before *mil* or *cien*.',
            },
            {
              wrong: 'un millón euros',
              right: 'un millón de euros',
              en: 'a million euros',
              why: '*Millón* is a noun: it needs *de*.',
            },
            {
              wrong: 'Hay doscientos chicas en el torneo.',
              right: 'Hay doscientas chicas en el torneo.',
              en: 'There are two hundred girls in the tournament.',
              why: 'The hundreds from 200 on agree with the noun.',
            },
            {
              wrong: 'Cuesta sesenta euros (70 €).',
              right: 'Cuesta setenta euros (70 €).',
              en: 'It costs seventy euros (€70).',
              why: '*Sesenta* is 60 and *setenta* is 70.',
            },
          ],
        },
      ],
    },
    {
      id: 'before-a-noun',
      title: 'Numbers before a noun',
      more: 'Numbers ending in one, and the hundreds, with masculine and feminine nouns.',
      syllabus: ['Num1', 'Adj1'],
      blocks: [
        {
          kind: 'text',
          text: 'Only two groups change before a noun: numbers ending in **one**, and the **hundreds** from 200 to 900. All other numbers stay as they are: *cuatro chicos, cuatro chicas* (four boys, four girls).',
        },
        {
          kind: 'table',
          caption: 'Numbers that end in one, before a noun',
          columns: [
            { header: 'Figure', lang: 'en' },
            { header: 'Masculine', lang: 'es' },
            { header: 'Feminine', lang: 'es' },
          ],
          rows: [
            ['1', 'un', 'una'],
            ['21', 'veintiún', 'veintiuna'],
            ['31', 'treinta y un', 'treinta y una'],
            ['51', 'cincuenta y un', 'cincuenta y una'],
            ['101', 'ciento un', 'ciento una'],
          ],
        },
        {
          kind: 'contrast',
          caption: 'The same number, two genders',
          left: 'masculine noun',
          right: 'feminine noun',
          rows: [
            {
              left: { es: 'He leído veintiún libros este año.', en: 'I’ve read twenty-one books this year.' },
              right: { es: 'He leído veintiuna páginas.', en: 'I’ve read twenty-one pages.' },
              why: '*Libro* is masculine, so use the short form, with an accent. *Página* is feminine: *-una*.',
            },
            {
              left: { es: 'Marzo tiene treinta y un días.', en: 'March has thirty-one days.' },
              right: {
                es: 'El capítulo tiene treinta y una páginas.',
                en: 'The chapter has thirty-one pages.',
              },
            },
            {
              left: {
                es: 'En mi curso hay ciento un alumnos.',
                en: 'There are a hundred and one students in my year.',
              },
              right: {
                es: 'En mi curso hay ciento una alumnas.',
                en: 'There are a hundred and one girls in my year.',
              },
            },
            {
              left: { es: 'El móvil cuesta doscientos euros.', en: 'The phone costs two hundred euros.' },
              right: { es: 'El móvil cuesta doscientas libras.', en: 'The phone costs two hundred pounds.' },
              why: '*Euro* is masculine, but *libra* is feminine.',
            },
            {
              left: {
                es: 'En el pabellón caben quinientos espectadores.',
                en: 'The sports hall holds five hundred spectators.',
              },
              right: {
                es: 'En el pabellón caben quinientas personas.',
                en: 'The sports hall holds five hundred people.',
              },
            },
          ],
        },
        {
          kind: 'text',
          text: 'When you count, or give a figure without a noun, use the full masculine form: *veintiuno, treinta y uno, doscientos* (21, 31, 200). In an answer, the number agrees with the noun you leave out: *¿Cuántas páginas?* *Veintiuna* (How many pages? Twenty-one).',
        },
      ],
    },
    {
      id: 'look-alikes',
      title: 'Numbers that sound alike',
      more: 'Sixty or seventy, five or fifteen: six pairs to listen for.',
      blocks: [
        {
          kind: 'text',
          text: 'Students often mix up these six pairs in listening papers. Hearing the difference can be worth a mark.',
        },
        {
          kind: 'table',
          caption: 'Pairs to tell apart by ear',
          columns: [
            { header: 'One', lang: 'es' },
            { header: 'The other', lang: 'es' },
            { header: 'Listen for', lang: 'en' },
          ],
          rows: [
            ['sesenta', 'setenta', '60 or 70: s as in *seis*, t as in *siete*'],
            ['cinco', 'quince', '5 or 15: fifteen starts with a k sound'],
            ['dos', 'doce', '2 or 12: twelve has a second syllable'],
            ['trece', 'treinta', '13 or 30: the ending, *-ce* or *-nta*'],
            ['catorce', 'cuarenta', '14 or 40: *ca-* or *cua-*'],
            ['seiscientos', 'setecientos', '600 or 700: again *seis* or *siete*'],
          ],
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Mi abuela tiene sesenta años, no setenta.', en: 'My gran is sixty, not seventy.' },
            {
              es: 'El autobús número quince pasa cada cinco minutos.',
              en: 'The number fifteen bus comes every five minutes.',
            },
            {
              es: 'Somos trece en el equipo, no treinta.',
              en: 'There are thirteen of us in the team, not thirty.',
            },
          ],
        },
      ],
    },
    {
      id: 'ordinals',
      title: 'First to tenth',
      more: 'First, second, third: which ones get shorter, plus floors in a building.',
      syllabus: ['Num1', 'Adj1'],
      blocks: [
        {
          kind: 'text',
          text: 'Ordinals (_first_, _second_ …) agree like any adjective and usually go before the noun. *Primero* and *tercero* lose their *-o* before a masculine singular noun: *el primer día* (the first day), *el tercer piso* (the third floor). After “tenth” they’re rare, so use the plain number after the noun.',
        },
        {
          kind: 'table',
          caption: 'The ordinals',
          columns: [
            { header: 'Order', lang: 'en' },
            { header: 'Masculine', lang: 'es' },
            { header: 'Feminine', lang: 'es' },
          ],
          rows: [
            ['1st', 'primero', 'primera'],
            ['2nd', 'segundo', 'segunda'],
            ['3rd', 'tercero', 'tercera'],
            ['4th', 'cuarto', 'cuarta'],
            ['5th', 'quinto', 'quinta'],
            ['6th', 'sexto', 'sexta'],
            ['7th', 'séptimo', 'séptima'],
            ['8th', 'octavo', 'octava'],
            ['9th', 'noveno', 'novena'],
            ['10th', 'décimo', 'décima'],
          ],
        },
        {
          kind: 'table',
          caption: 'The short forms, before a masculine singular noun only',
          columns: [
            { header: 'Short', lang: 'en' },
            { header: 'Alone', lang: 'en' },
            { header: 'Feminine', lang: 'en' },
          ],
          rows: [
            [
              '*el primer piso* (the first floor)',
              '*el primero* (the first)',
              '*la primera vez* (the first time)',
            ],
            [
              '*el tercer día* (the third day)',
              '*el tercero* (the third)',
              '*la tercera semana* (the third week)',
            ],
          ],
        },
        {
          kind: 'examples',
          rows: [
            { es: 'El primer día de clase me perdí.', en: 'I got lost on my first day at school.' },
            { es: 'Vivimos en el tercer piso.', en: 'We live on the third floor.' },
            {
              es: 'Es la segunda vez que veo esta serie.',
              en: 'It’s the second time I’ve watched this series.',
            },
            { es: 'Toma la tercera calle a la izquierda.', en: 'Take the third street on the left.' },
            {
              es: 'Mi hermana está en cuarto de primaria.',
              en: 'My sister is in the fourth year of primary school.',
            },
            { es: 'La oficina está en el piso once.', en: 'The office is on the eleventh floor.' },
            { es: 'Vivimos en el siglo veintiuno.', en: 'We live in the twenty-first century.' },
          ],
        },
        {
          kind: 'list',
          items: [
            'To abbreviate an ordinal, write the figure, a full stop and a raised letter: 1.º, 1.ª.',
            'For kings, queens and popes, people usually say the ordinal up to ten and the plain number after that, with no article: Felipe VI is *Felipe sexto*, Alfonso XIII is *Alfonso trece*.',
            'Dates use plain numbers: *el dos de mayo* (the second of May). Only the first can be either: *el uno de mayo* or *el primero de mayo*. See [dates](days-of-week#months-and-dates).',
          ],
        },
      ],
    },
    {
      id: 'quantities',
      title: 'Quantities',
      more: 'Kilos, litres, packets, half the class, loads of homework.',
      syllabus: ['Num2'],
      blocks: [
        {
          kind: 'text',
          text: 'Use *de* after a quantity, with no article: *un kilo de tomates* (a kilo of tomatoes). Only use the article for part of a particular thing: *la mitad de la clase* (half of the class). Don’t use *un* before *medio*: *medio litro de leche* (half a litre of milk).',
        },
        {
          kind: 'phrases',
          caption: 'Weights, measures and packets',
          rows: [
            { es: 'un kilo de naranjas', en: 'a kilo of oranges' },
            { es: 'medio kilo de queso', en: 'half a kilo of cheese' },
            { es: 'cien gramos de jamón', en: 'a hundred grams of ham' },
            { es: 'un litro de leche', en: 'a litre of milk' },
            { es: 'medio litro de zumo', en: 'half a litre of juice' },
            { es: 'una botella de agua', en: 'a bottle of water' },
            { es: 'una lata de atún', en: 'a tin of tuna' },
            { es: 'un paquete de galletas', en: 'a packet of biscuits' },
            { es: 'una barra de pan', en: 'a baguette' },
            { es: 'un trozo de tarta', en: 'a piece of cake' },
          ],
        },
        {
          kind: 'phrases',
          caption: 'Groups and parts',
          rows: [
            { es: 'una docena de huevos', en: 'a dozen eggs' },
            { es: 'un par de zapatillas', en: 'a pair of trainers' },
            { es: 'un par de veces', en: 'a couple of times' },
            { es: 'la mitad de la clase', en: 'half the class' },
            { es: 'la mayoría de mis amigos', en: 'most of my friends' },
            { es: 'un montón de deberes', en: 'loads of homework' },
            { es: 'unos veinte minutos', en: 'about twenty minutes' },
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Compra un kilo de patatas y media docena de huevos.',
              en: 'Buy a kilo of potatoes and half a dozen eggs.',
            },
            {
              es: 'La mitad de mis amigos juegan al fútbol.',
              en: 'Half of my friends play football.',
              note: 'After *la mitad de* or *la mayoría de* + a plural noun, the verb can be plural, as here, or singular.',
            },
            { es: 'Tengo un montón de cosas que hacer.', en: 'I’ve got loads of things to do.' },
            { es: 'He visto esa película un par de veces.', en: 'I’ve seen that film a couple of times.' },
          ],
        },
      ],
    },
    {
      id: 'percentages-and-sums',
      title: 'Percentages, fractions, sums, more prices and years',
      more: 'More prices, phone numbers and years, per cent, a third, seven times eight.',
      syllabus: ['Num1'],
      blocks: [
        {
          kind: 'text',
          text: '**Age:** use the word *años* (years), unless it’s clear without it.',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: '{Tengo:tener} quince años y mi hermana {tiene:tener} dieciocho.',
              en: 'I’m fifteen and my sister is eighteen.',
            },
            { es: '¿Cuántos años {tiene:tener} tu abuela?', en: 'How old is your grandmother?' },
            { es: 'El mes que viene {cumplo:cumplir} dieciséis.', en: 'I’ll be sixteen next month.' },
          ],
        },
        {
          kind: 'text',
          text: '**Price:** euros and cents are joined by *con* (with) or simply said one after the other.',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: '¿Cuánto cuesta esta sudadera? Treinta y un euros.',
              en: 'How much is this sweatshirt? Thirty-one euros.',
            },
            {
              es: 'El bocadillo vale tres euros con cincuenta.',
              en: 'The sandwich costs three euros fifty.',
            },
            {
              es: '¿Cuánto es todo? Son veintidós noventa.',
              en: 'How much is it altogether? It’s twenty-two ninety.',
            },
          ],
        },
        {
          kind: 'text',
          text: '**Phone:** mobile numbers in Spain have nine digits. Many people say the first three one by one and the rest in pairs. “My number is…” is *Mi número es el…*, with *el*.',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Apunta mi número: seis, cuatro, uno, veintidós, treinta…',
              en: 'Write down my number: six, four, one, twenty-two, thirty…',
            },
            { es: '¿Me das tu número de móvil?', en: 'Can you give me your mobile number?' },
          ],
        },
        {
          kind: 'text',
          text: '**Dates and years:** use plain numbers for the day, and say the year as one whole number, never in pairs.',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'El concierto es el treinta y uno de octubre.',
              en: 'The concert is on the thirty-first of October.',
            },
            {
              es: 'Mi abuelo nació en mil novecientos cincuenta y dos.',
              en: 'My grandfather was born in nineteen fifty-two.',
            },
            { es: 'España ganó el Mundial en dos mil diez.', en: 'Spain won the World Cup in twenty ten.' },
          ],
        },
        {
          kind: 'text',
          text: '**Percentages** usually have an article, *el* or *un*. *Por ciento* is two words.',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'El veinte por ciento de la clase viene en bici.',
              en: 'Twenty per cent of the class come by bike.',
            },
            { es: 'Hay un treinta por ciento de descuento.', en: 'There’s thirty per cent off.' },
          ],
        },
        {
          kind: 'text',
          text: '**Fractions:** a half is *un medio* in maths, *medio* or *media* before a noun, and *la mitad* for half of something. Others: *un tercio*, *un cuarto*, *tres cuartos* (a third, a quarter, three quarters).',
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Un tercio de los alumnos estudia francés.', en: 'A third of the students study French.' },
            { es: 'Espera media hora.', en: 'Wait half an hour.' },
            {
              es: 'Un medio más un cuarto son tres cuartos.',
              en: 'A half plus a quarter is three quarters.',
            },
          ],
        },
        {
          kind: 'text',
          text: '**Sums:** *más* (+), *menos* (−), *por* (×), *entre* (÷), and *son* for the result (*es* if the result is 1).',
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Siete más ocho son quince.', en: 'Seven plus eight is fifteen.' },
            { es: 'Veinte menos seis son catorce.', en: 'Twenty minus six is fourteen.' },
            { es: 'Seis por siete son cuarenta y dos.', en: 'Six times seven is forty-two.' },
            { es: 'Treinta y seis entre nueve son cuatro.', en: 'Thirty-six divided by nine is four.' },
          ],
        },
      ],
    },
    {
      id: 'in-full',
      title: 'In full: 21 to 29, 31 to 99, 101 to 999',
      more: 'Three tables for checking spellings.',
      syllabus: ['Num1'],
      blocks: [
        {
          kind: 'table',
          caption: '21 to 29: one word',
          columns: [
            { header: 'Figure', lang: 'en' },
            { header: 'Spanish', lang: 'es' },
            { header: 'Pronunciation', lang: 'say' },
          ],
          rows: [
            ['21', 'veintiuno', 'bayn-TYOO-noh'],
            ['22', 'veintidós', 'bayn-tee-DOS'],
            ['23', 'veintitrés', 'bayn-tee-TRES'],
            ['24', 'veinticuatro', 'bayn-tee-KWAH-troh'],
            ['25', 'veinticinco', 'bayn-tee-THEEN-koh'],
            ['26', 'veintiséis', 'bayn-tee-SAYSS'],
            ['27', 'veintisiete', 'bayn-tee-SYEH-teh'],
            ['28', 'veintiocho', 'bayn-TYOH-choh'],
            ['29', 'veintinueve', 'bayn-tee-NWEH-beh'],
          ],
        },
        {
          kind: 'list',
          items: [
            'Four accents to learn: *veintidós, veintitrés, veintiséis* and, before a noun, *veintiún*. With *y*, written as three words, there’s no accent: *treinta y dos, treinta y tres, treinta y seis*.',
            '11 to 15 all end in *-ce*. 16 to 19 are one word: *dieciséis, diecisiete*. On its own, *seis* has no accent.',
            '*Dieciséis* and *veintidós* have an accent because the last syllable is stressed and ends in *-s*.',
            'In the pronunciation column, capitals show the stress.',
          ],
        },
        {
          kind: 'table',
          caption: '31 to 99: tens, *y*, units',
          columns: [
            { header: 'Figure', lang: 'en' },
            { header: 'Spanish', lang: 'es' },
          ],
          rows: [
            ['31', 'treinta y uno'],
            ['32', 'treinta y dos'],
            ['36', 'treinta y seis'],
            ['45', 'cuarenta y cinco'],
            ['54', 'cincuenta y cuatro'],
            ['67', 'sesenta y siete'],
            ['76', 'setenta y seis'],
            ['88', 'ochenta y ocho'],
            ['99', 'noventa y nueve'],
          ],
        },
        {
          kind: 'table',
          caption: '101 to 999: no “and” after the hundreds',
          columns: [
            { header: 'Figure', lang: 'en' },
            { header: 'Spanish', lang: 'es' },
          ],
          rows: [
            ['101', 'ciento uno'],
            ['115', 'ciento quince'],
            ['130', 'ciento treinta'],
            ['199', 'ciento noventa y nueve'],
            ['204', 'doscientos cuatro'],
            ['365', 'trescientos sesenta y cinco'],
            ['550', 'quinientos cincuenta'],
            ['777', 'setecientos setenta y siete'],
            ['999', 'novecientos noventa y nueve'],
          ],
        },
      ],
    },
    {
      id: 'writing-numbers',
      title: 'Thousands of people, points and commas',
      more: 'Thousands of, a billion, decimals, and long numbers with a noun.',
      syllabus: ['Num1'],
      blocks: [
        {
          kind: 'list',
          items: [
            '*Mil* has no plural as a number: *tres mil* (three thousand). *Miles de* is a noun: *miles de personas* (thousands of people).',
            'The hundreds agree with the noun after *mil*: *doscientas mil personas* (two hundred thousand people).',
            '*Uno* loses its *-o* before *mil* too: *veintiún mil euros* (21,000 euros). If the noun after *mil* is feminine, both forms are right: *veintiún mil personas* or *veintiuna mil personas* (21,000 people).',
            'If another number follows *millón*, don’t use *de*: *dos millones quinientos mil euros* (two and a half million euros).',
            'Decimals are written with a comma in Spain and most of South America (3,5: *tres coma cinco*, three point five), and with a point in Mexico and Central America.',
            'Separate thousands with a thin space, not a comma: 25\u202f000. Don’t put a space in four-digit numbers: 2500. Many Spaniards still use a point, so 2.500\u202f€ on a price tag is two thousand five hundred euros.',
            'A year is one whole number: 1999 is *mil novecientos noventa y nueve*.',
          ],
        },
        {
          kind: 'note',
          label: 'Careful',
          text: '*Un billón* is a million million. The English _billion_ is *mil millones*: *ocho mil millones de personas*, eight billion people.',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Mi instituto tiene mil cinco alumnos.',
              en: 'My school has a thousand and five students.',
            },
            { es: 'Hay cien preguntas en el examen.', en: 'There are a hundred questions in the exam.' },
            {
              es: 'El canal tiene cien mil seguidores.',
              en: 'The channel has a hundred thousand followers.',
            },
            {
              es: 'El vídeo tiene ciento veinte comentarios.',
              en: 'The video has a hundred and twenty comments.',
            },
            { es: 'Ganó un millón de euros en un concurso.', en: 'She won a million euros on a game show.' },
            {
              es: 'En Madrid viven más de tres millones de personas.',
              en: 'More than three million people live in Madrid.',
            },
            {
              es: 'Doscientas mil personas fueron al festival.',
              en: 'Two hundred thousand people went to the festival.',
              note: 'The hundreds agree with the noun after *mil*: *personas* is feminine.',
            },
            {
              es: 'Miles de jóvenes protestaron por el clima.',
              en: 'Thousands of young people protested about the climate.',
            },
          ],
        },
      ],
    },
    {
      id: 'more-mistakes',
      title: 'More mistakes to avoid',
      more: 'Spellings, accents, “and” and the short forms.',
      blocks: [
        {
          kind: 'mistakes',
          rows: [
            {
              wrong: 'cincocientos, sietecientos, nuevecientos',
              right: 'quinientos, setecientos, novecientos',
              en: 'five hundred, seven hundred, nine hundred',
              why: 'The other hundreds are formed from the unit. These three are irregular.',
            },
            {
              wrong: 'Hay ciento y un alumnos.',
              right: 'Hay ciento un alumnos.',
              en: 'There are a hundred and one students.',
              why: 'British English puts _and_ after the hundreds. Spanish keeps *y* for tens and units.',
            },
            {
              wrong: 'treinta uno',
              right: 'treinta y uno',
              en: 'thirty-one',
              why: 'From 31 to 99, you need *y* between tens and units.',
            },
            {
              wrong: 'dieciseis, veintidos, veintiun años',
              right: 'dieciséis, veintidós, veintiún años',
              en: 'sixteen, twenty-two, twenty-one years',
              why: '*Dos, tres, seis* and *un* have no accent on their own. At the end of a longer word they do.',
            },
            {
              wrong: 'dos cientos gramos',
              right: 'doscientos gramos',
              en: 'two hundred grams',
              why: 'The hundreds are one word. *Mil* and *millones* are separate words: *dos mil, dos millones*.',
            },
            {
              wrong: 'veintiuno libros',
              right: 'veintiún libros',
              en: 'twenty-one books',
              why: 'Before a noun, *veintiuno* becomes *veintiún* (masculine) or *veintiuna* (feminine).',
            },
            {
              wrong: 'Vivo en el primero piso.',
              right: 'Vivo en el primer piso.',
              en: 'I live on the first floor.',
              why: 'Before a masculine singular noun *primero* and *tercero* lose the *-o*.',
            },
          ],
        },
      ],
    },
    {
      id: 'in-the-exam',
      title: 'In the exam, in Spain and in Latin America',
      more: 'Numbers in the exam, and different words in Latin America.',
      blocks: [
        {
          kind: 'note',
          label: 'In the exam',
          text: '**Listening:** write numbers as figures while you listen and check for *-nta* or *-ce* the second time. **Writing:** use words for small numbers, but leave dates, years and prices in figures. **Speaking:** give years in full, and practise your year of birth until you can say it without thinking: *Nací en dos mil diez* (I was born in 2010).',
        },
        {
          kind: 'note',
          label: 'Spain and Latin America',
          text: 'For 3.5, people say *tres coma cinco* in Spain and *tres punto cinco* in Mexico. For a hundred per cent people say *cien por cien* in Spain and *cien por ciento* or *ciento por ciento* in Latin America. All are right. *Zumo* (juice) and *patatas* (potatoes) in Spain are *jugo* and *papas* in Latin America.',
        },
      ],
    },
  ],
  exercises: [
    {
      id: 'which-is-fifteen',
      kind: 'choose',
      teaches: 'zero-to-twenty',
      prompt: 'Which is 15?',
      options: [
        { text: '*cinco*', because: 'That is 5. Eleven to fifteen all end in *-ce*.' },
        {
          text: '*quince*',
          right: true,
          because: 'Eleven to fifteen end in *-ce*: *once, doce, trece, catorce, quince*.',
        },
        {
          text: '*cincuenta*',
          because: 'That is 50: the tens from 30 on end in *-nta*.',
          teaches: 'twenty-one-to-ninety-nine',
        },
      ],
    },
    {
      id: 'three-or-thirteen',
      kind: 'hear',
      teaches: 'zero-to-twenty',
      says: 'Mi hermano tiene trece años.',
      choices: ['Mi hermano tiene tres años.', 'Mi hermano tiene trece años.'],
      en: 'My brother is thirteen.',
      because: '*Trece* has two syllables, *tre-ce*; *tres* has only one.',
    },
    {
      id: 'two-times-eight',
      kind: 'fill',
      teaches: 'zero-to-twenty',
      sentence: 'Dos por ocho son ___.',
      en: 'Two times eight is sixteen. (write the number in words)',
      answers: [
        'dieciséis',
        {
          answer: 'diez y seis',
          note: 'This is an old spelling. Today, write *dieciséis*.',
        },
      ],
      because: 'It’s one word with *i*, and it has an accent because the stress is on the last syllable.',
      exactly: ['numbers'],
      mistakes: [
        {
          answer: '{diecisies|diezséis|diezseis|diezyséis|diez seis|dieciseís}',
          because: 'It’s one word, with *c* and *i*: *dieciséis*.',
        },
        { answer: '{sesenta|setenta}', because: 'That is 60 or 70. Sixteen is *dieciséis*.' },
        {
          answer: '{diez|seis|diecisiete|quince|catorce|dieciocho}',
          because: 'That’s a different number. Sixteen is *dieciséis*.',
        },
      ],
      notAsked: [{ answer: '16', because: 'Right number, but write it in words: *dieciséis*.' }],
    },
    {
      id: 'sixty-or-seventy',
      kind: 'hear',
      teaches: 'twenty-one-to-ninety-nine',
      says: 'La entrada cuesta setenta euros.',
      choices: ['La entrada cuesta sesenta euros.', 'La entrada cuesta setenta euros.'],
      en: 'The ticket costs seventy euros.',
      because: 'Listen to the middle: *t* as in *siete* is seventy, *s* as in *seis* is sixty.',
    },
    {
      id: 'twenty-two',
      kind: 'fill',
      teaches: 'twenty-one-to-ninety-nine',
      sentence: 'Mi primo tiene ___ años.',
      en: 'My cousin is twenty-two. (write the number in words)',
      answers: [
        'veintidós',
        {
          answer: 'veinte y dos',
          note: 'This is an old spelling. Today, write *veintidós*.',
        },
      ],
      because: 'It’s one word, with an accent because the stress is on the last syllable: *veintidós*.',
      exactly: ['numbers'],
      mistakes: [
        {
          answer: '{veinti y dos|viente y dos}',
          because: 'The twenties are one word with *i*. Use three words from *treinta y uno* on.',
        },
        {
          answer: '{veinte dos|veinti dos|viente dos|veintedos|veintedós|veinteidós|veinteydós|veintydós}',
          because: 'It’s one word with *i* in the middle: *veintidós*.',
        },
        {
          answer: '{ventidós|ventidos|vientidós|vientidos|veintidoz|veintidóz}',
          because: 'A spelling slip: *veintidós*, as in *veinte* and *dos*.',
        },
        {
          answer: '{veintidoses|veintidosas|veintidosos}',
          because: 'In the twenties, only *veintiuno* changes before a noun: *veintidós años*.',
        },
        { answer: 'treinta dos', because: 'That is 32, without the *y*. Twenty-two is *veintidós*.' },
        {
          answer: 'veintiuno',
          because: 'That’s a different number, and before *años* it’s *veintiún*. Twenty-two is *veintidós*.',
        },
        { answer: 'dos y veinte', because: 'The tens come first, as in English: *veintidós*.' },
      ],
      notAsked: [
        { answer: '22', because: 'Right number, but write it in words: *veintidós*.' },
        { answer: 'treinta y dos', because: 'That is 32. Twenty-two is *veintidós*.' },
        {
          answer: '{doce|veinte|dos|doscientos|doscientos dos|veintitrés|veintiún}',
          because: 'That’s a different number. Twenty-two is *veintidós*.',
        },
      ],
    },
    {
      id: 'seven-hundred',
      kind: 'choose',
      teaches: 'hundreds',
      prompt: 'How do you write 700?',
      options: [
        {
          text: '*setecientos*',
          right: true,
          because: 'This is one of the three irregular hundreds: *siete* becomes *sete-*.',
        },
        { text: '*seiscientos*', because: 'That is 600, from *seis*.', teaches: 'look-alikes' },
        {
          text: '*setenta*',
          because: 'That is 70. 700 also starts with *sete-*, but ends in *-cientos*.',
          teaches: 'look-alikes',
        },
        {
          text: '*siete cientos*',
          because: 'The hundreds are one word, and this one is irregular: *sete-*.',
        },
      ],
    },
    {
      id: 'five-hundred-pounds',
      kind: 'fill',
      teaches: 'hundreds',
      sentence: 'El ordenador cuesta ___ libras.',
      en: 'The computer costs five hundred pounds. (write the number in words)',
      answers: ['quinientas'],
      because: '500 is irregular, and it agrees with *libras*, which is feminine.',
      exactly: ['numbers'],
      mistakes: [
        { answer: 'quinientos', because: 'Right number, but *libra* is feminine: *-as*.' },
        {
          answer: '{cincocientas|cincientas|quincientas|quinceintas}',
          because: 'The ending agrees, but 500 is irregular: *quini-*.',
        },
        {
          answer: '{cincocientos|cincientos|quincientos}',
          because: '500 is irregular, *quini-*, and *libras* needs *-as*.',
        },
        {
          answer: '{cinco cientas|quini entas|quinien tas|quince cientas}',
          because: 'It’s one word, and irregular: *quinientas*.',
        },
        {
          answer: '{cinco cientos|cinco ciento|cinco cien|cincocien|cincociento|quince cientos}',
          because: 'It’s one irregular word, and feminine like *libras*: *quinientas*.',
        },
        { answer: '{quinienta|quiniento}', because: 'The hundreds from 200 on are plural: *quinientas*.' },
        {
          answer: '{quinentas|quinentos|quinietas|quinietos}',
          because: 'A spelling slip: *quinientas*, with *-ient-* as in *cien*.',
        },
        {
          answer: '{quinientas de|quinientos de}',
          because: 'The hundreds don’t use *de* (unlike *millón*): *quinientas libras*.',
        },
        {
          answer: 'unos quinientos',
          because: '*Unas quinientas* is “about 500”. Exactly 500 is *quinientas*.',
        },
        {
          answer: '{un|una} {quinientas|quinientos}',
          because: 'Don’t translate _a_ or _one_: *quinientas*.',
        },
      ],
      notAsked: [
        { answer: '500', because: 'Right number, but write it in words: *quinientas*.' },
        {
          answer:
            '{cincuenta|quince|cinco mil|quince mil|cuatrocientas|seiscientas|setecientas|novecientas|cinco|cien}',
          because: 'That’s a different number. 500 before *libras* is *quinientas*.',
        },
        {
          answer: 'unas quinientas',
          because: '*Unas quinientas* is “about 500”. Exactly 500 is *quinientas*.',
        },
      ],
    },
    {
      id: 'two-million',
      kind: 'choose',
      teaches: 'thousands-and-millions',
      prompt: 'Complete the sentence.',
      sentence: 'La canción tiene ___ reproducciones.',
      en: 'The song has two million plays.',
      options: [
        {
          text: '*dos millones de*',
          right: true,
          because: '*Millón* is a noun. Its plural ends in *-es*, and *de* goes after it.',
        },
        {
          text: '*dos millones*',
          because: 'The plural is right, but *millones* is a noun, so it needs *de* before another noun.',
        },
        { text: '*dos millón de*', because: '*Millón* has a plural, unlike *mil*: *dos millones*.' },
        {
          text: '*dos miles de*',
          because: '*Miles de* is “thousands of”, and it never comes after a number.',
        },
      ],
    },
    {
      id: 'ten-thousand-inhabitants',
      kind: 'translate',
      teaches: 'thousands-and-millions',
      en: 'My town has ten thousand inhabitants.',
      answers: [
        '{Mi {pueblo|ciudad}|La ciudad donde vivo|El pueblo donde vivo} {tiene|cuenta con} diez mil {habitantes|vecinos}.',
        '{Hay|Viven} diez mil {habitantes|personas} en mi {pueblo|ciudad}.',
        'En mi {pueblo|ciudad} {hay|viven} diez mil {habitantes|personas}.',
        'Diez mil personas viven en mi {pueblo|ciudad}.',
        'La población de mi {pueblo|ciudad} es de diez mil {habitantes|personas}.',
        'Mi {pueblo|ciudad} {es de|tiene una población de} diez mil {habitantes|personas}.',
        {
          answer: 'Mi {pueblo|ciudad} tiene diez mil personas.',
          note: 'Right, but “inhabitants” is *habitantes*.',
        },
        {
          answer: 'Mi localidad tiene diez mil habitantes.',
          note: 'Right, but people usually say *mi pueblo* or *mi ciudad*.',
        },
      ],
      because: '*Mil* never changes and there’s no *de* after it: *diez mil habitantes*.',
      mistakes: [
        {
          answer: 'Mi {pueblo|ciudad} tiene diez miles [de] habitantes.',
          because: '*Mil* has no plural as a number: *diez mil*.',
        },
        {
          answer: 'Mi {pueblo|ciudad} tiene diez mil de habitantes.',
          because: '*Mil* doesn’t use *de* (unlike *millón*): *diez mil habitantes*.',
        },
        {
          answer: 'Mi {pueblo|ciudad} tiene diez mil habitante.',
          because: 'The noun is plural: *habitantes*.',
        },
        {
          answer: 'Mi {pueblo|ciudad} tiene {diez millón de|diez cien} habitantes.',
          because: '“Thousand” is *mil*: *diez mil*.',
        },
        {
          answer: 'Mi {pueblo|ciudad} {es|está|hay|tengo} diez mil habitantes.',
          because: 'A town **has** inhabitants: *tiene*.',
        },
      ],
      notAsked: [
        {
          answer: 'Mi {pueblo|ciudad} tiene diez millones de habitantes.',
          because: 'That’s ten **million**. Ten thousand is *diez mil*.',
        },
      ],
    },
    {
      id: 'three-million-views',
      kind: 'order',
      teaches: 'thousands-and-millions',
      words: ['visitas', 'de', 'el vídeo', 'millones', 'tres', 'tiene'],
      en: 'The video has three million views.',
      answers: [
        'El vídeo tiene tres millones de visitas.',
        'Tiene {el vídeo tres millones de visitas|tres millones de visitas el vídeo}.',
        'Tres millones de visitas tiene el vídeo.',
      ],
      because: '*Millones* is a noun: it needs *de* before what you count.',
      mistakes: [
        {
          answer: 'El vídeo tiene tres de millones visitas.',
          because: '*De* goes between *millones* and what you count.',
        },
        {
          answer: 'El vídeo tiene millones de tres visitas.',
          because: 'The number comes before *millones*: *tres millones*.',
        },
        {
          answer: 'El vídeo de visitas tiene tres millones.',
          because: '*De visitas* goes after *millones*.',
        },
      ],
    },
    {
      id: 'twenty-one-pages',
      kind: 'choose',
      teaches: 'rules',
      prompt: 'A number that ends in one agrees with its noun. Which one fits *páginas*?',
      sentence: 'La revista tiene ___ páginas.',
      en: 'The magazine has twenty-one pages.',
      options: [
        {
          text: '*veintiuno*',
          because: 'You use this for counting: twenty, twenty-one. Before a noun it changes.',
        },
        {
          text: '*veintiún*',
          because: 'That’s for a masculine noun, *veintiún libros*. *Página* is feminine.',
        },
        {
          text: '*veintiuna*',
          right: true,
          because: '*Página* is feminine: *una página*, so *veintiuna páginas*.',
        },
      ],
    },
    {
      id: 'eleven-hundred-seats',
      kind: 'correct',
      teaches: 'rules',
      sentence: 'El estadio tiene mil y cien asientos libres.',
      en: 'The stadium has one thousand one hundred free seats.',
      answers: [
        'El estadio {tiene|cuenta con|dispone de|posee} mil cien {{asientos|lugares|sitios} {libres|disponibles|desocupados|vacíos}|{plazas|localidades|butacas} {libres|disponibles|vacías}}.',
        'El estadio tiene libres mil cien asientos.',
        'Hay mil cien {asientos|plazas|localidades|butacas|lugares} libres <en el estadio>.',
        {
          answer: 'Quedan mil cien {asientos|plazas|localidades|butacas} libres <en el estadio>.',
          note: '*Quedan* means “are left”. Here *hay* or *tiene* is enough.',
        },
        {
          answer: 'El estadio tiene {1100|1 100|1.100} {asientos|plazas} {libres|disponibles}.',
          note: 'Right in figures. In words it’s *mil cien*.',
        },
        {
          answer: '{En el estadio hay|Hay} {1100|1 100} {asientos|plazas} libres[ en el estadio].',
          note: 'Right in figures. In words it’s *mil cien*.',
        },
      ],
      because: 'Don’t put *y* between thousands and hundreds. It only goes between tens and units.',
      exactly: ['numbers'],
      mistakes: [
        {
          answer: 'El estadio tiene {un|uno} mil cien {asientos|plazas} libres.',
          because: 'You’re right to drop *y*, but there’s no *un* before *mil*: *mil cien*.',
        },
        {
          answer:
            'El estadio tiene {mil y cien plazas|un mil y cien {asientos|plazas}|mil cien y asientos} libres.',
          because: '*Y* only goes between tens and units, and there’s no *un* before *mil*: *mil cien*.',
        },
        {
          answer: 'El estadio tiene {mil ciento|mil cientos|mil cientas} {asientos|plazas} libres.',
          because: 'Before a noun it’s *cien*: *mil cien asientos*.',
        },
        {
          answer:
            'El estadio tiene {un mil ciento|un mil y ciento|mil y ciento|un mil cientos} asientos libres.',
          because: 'Before a noun it’s *cien*, with no *un* and no *y*: *mil cien asientos*.',
        },
        {
          answer:
            'El estadio tiene {mil un cien|mil y un cien|mil uno cien|un mil un cien|un mil y un cien} asientos libres.',
          because: 'Don’t translate _one_ before *mil* or *cien*: *mil cien*.',
        },
        {
          answer:
            'El estadio tiene {once cientos|once cien|onceciento|once ciento|oncecientos} asientos libres.',
          because: 'Spanish doesn’t count in hundreds above a thousand: *mil cien*.',
        },
        {
          answer: 'El estadio tiene {[un] mil cien|un mil y cien} de asientos libres.',
          because: '*Mil* and the hundreds don’t use *de* (unlike *millón*): *mil cien asientos*.',
        },
        {
          answer: 'El estadio tiene {miles cien|miles y cien|un miles cien} asientos libres.',
          because: 'In a number *mil* has no plural: *mil cien*.',
        },
        {
          answer: 'El estadio tiene mil cien libres asientos.',
          because: 'The number is right now, but *libres* comes after its noun: *asientos libres*.',
        },
        {
          answer: 'El estadio tiene mil cien asientos libre.',
          because: 'The number is right now. “Not taken” is *libre*, and with *asientos* it’s *libres*.',
        },
        {
          answer: 'El estadio tiene mil {uno|cien uno} asientos libres.',
          because: 'That’s a different number. 1100 is *mil cien*.',
        },
        {
          answer: 'El estadio {es|está|hay|tienen} mil cien asientos libres.',
          because: 'The number is right now, but a stadium **has** seats: *tiene*.',
        },
      ],
      notAsked: [
        {
          answer: 'El estadio tiene mil {diez|doscientos} asientos libres.',
          because: 'That’s a different number. 1100 is *mil cien*.',
        },
        {
          answer: 'El estadio tiene mil cien asientos {gratis|gratuitos}.',
          because: 'That’s free **of charge**. “Not taken” is *libre*: *mil cien asientos libres*.',
        },
      ],
    },
    {
      id: 'date-dictation',
      kind: 'hear',
      teaches: 'in-context',
      says: 'El partido es el doce de octubre.',
      en: 'The match is on the twelfth of October.',
      because: '*Do-ce*, two syllables, is twelve. Words and figures are both right: *el 12 de octubre*.',
    },
    {
      id: 'i-am-sixteen',
      kind: 'correct',
      teaches: 'in-context',
      sentence: 'Soy dieciséis años.',
      en: 'I’m sixteen.',
      answers: [
        'Tengo dieciséis años [de edad].',
        'Ya tengo dieciséis años.',
        {
          answer: 'Tengo diez y seis años.',
          note: 'This is an old spelling. Today, write *dieciséis*.',
        },
        {
          answer: '[Ya] tengo dieciséis.',
          note: 'Right when you’re already talking about ages. Otherwise, say *años* too.',
        },
        {
          answer: 'Mi edad es [de] dieciséis años.',
          note: 'Right on a form, but people say *Tengo dieciséis años*.',
        },
      ],
      because: 'In Spanish you **have** an age: *tengo*.',
      mistakes: [
        {
          answer: 'Soy dieciséis años.',
          because: 'The number is right. In Spanish you **have** years: *tengo*.',
        },
        {
          answer: 'Soy dieciseis años.',
          because: 'In Spanish you **have** years, *tengo*, and the number has an accent: *dieciséis*.',
        },
        {
          answer: 'Soy dieciséis.',
          because: 'The number is right. In Spanish you **have** years: *tengo*.',
        },
        {
          answer: '{{Estoy|He} {dieciséis|dieciseis}|{Hay|Hago} dieciseis} [años].',
          because: 'In Spanish you **have** years: *tengo*.',
        },
        {
          answer: 'Soy de {dieciséis|dieciseis} [años].',
          because: 'In Spanish you **have** years: *tengo dieciséis años*.',
        },
        {
          answer: '{Soy|Estoy} {dieciséis|dieciseis} [años] {viejo|vieja|viejos}.',
          because: '“Years old” is just *años*, and you **have** them: *tengo dieciséis años*.',
        },
        {
          answer: 'Tengo {dieciséis|dieciseis} [años] {viejo|vieja|viejos}.',
          because: '*Tengo* is right. Don’t translate _old_: *dieciséis años*.',
        },
        {
          answer: 'Tengo {dieciséis|dieciseis} año.',
          because: '*Tengo* is right. After sixteen, use the plural: *años*.',
        },
        {
          answer: 'Tengo {diez seis|diezyseis|diezyséis|diez i seis|dieci seis|dieci séis} años.',
          because: '*Tengo* is right. Sixteen is one word, with *i*: *dieciséis*.',
        },
        {
          answer: '{Soy|Estoy} {diez seis|dieci seis} años.',
          because: 'You **have** years, *tengo*, and the number is one word: *dieciséis*.',
        },
        {
          answer: '{Soy|Estoy} diez y seis años.',
          because: 'You **have** years: *tengo*. And today the number is one word: *dieciséis*.',
        },
        {
          answer: '{Tener {dieciséis|dieciseis}|{Tiene|Tienes|Tenemos} dieciseis} años.',
          because: 'Right verb, wrong form: “I have” is *tengo*.',
        },
        {
          answer: '{Tengo|Soy} años {dieciséis|dieciseis}.',
          because: 'The number comes before the noun, and you **have** years: *tengo dieciséis años*.',
        },
      ],
      notAsked: [
        { answer: 'Tenía dieciséis años.', because: 'Good Spanish for “I was”. “I’m” is *tengo*.' },
        {
          answer:
            'Tengo {sesenta|seis|seiscientos|quince|diecisiete|dieciocho|diecinueve|catorce|trece|setenta|sesenta y seis} años.',
          because: '*Tengo* is right, but that’s a different number. Sixteen is *dieciséis*.',
        },
        {
          answer: 'Hay dieciséis [años].',
          because: 'That’s “there are sixteen”. For your age, you **have** years: *tengo dieciséis años*.',
        },
        {
          answer: 'Hago dieciséis [años].',
          because:
            'That’s “I turn sixteen” in Spain, on your birthday. “I’m sixteen” is *tengo dieciséis años*.',
        },
        {
          answer: '{Tiene|Tienes|Tenemos} dieciséis años.',
          because: 'Right verb, wrong person. “I’m” is *tengo*.',
        },
      ],
    },
    {
      id: 'jacket-forty-five',
      kind: 'translate',
      teaches: 'in-context',
      en: 'The jacket costs forty-five euros.',
      answers: [
        'La {chaqueta|cazadora} {cuesta|vale} cuarenta y cinco euros.',
        '{Cuesta|Vale} cuarenta y cinco euros la chaqueta.',
        'La {chaqueta|cazadora} {cuesta|vale} 45 €.',
        {
          answer: 'La chaqueta cuesta cuarentaicinco euros.',
          note: 'This spelling is allowed, but rare. The usual one is *cuarenta y cinco*.',
        },
        {
          answer: '{La americana|El saco} {cuesta|vale} cuarenta y cinco euros.',
          note: 'Right for a suit jacket (*americana* in Spain, *saco* in Latin America). The usual word is *chaqueta*.',
        },
        {
          answer: 'La {chamarra|campera|casaca} {cuesta|vale} cuarenta y cinco euros.',
          note: '*Chamarra* is used in Mexico and *campera* in Argentina. Spain uses *chaqueta* or *cazadora*.',
        },
        {
          answer: '{La chaqueta {son|está a}|El precio de la chaqueta es [de]} cuarenta y cinco euros.',
          note: 'Right, but “costs” is *cuesta* or *vale*.',
        },
        {
          answer: 'La chaqueta es cuarenta y cinco euros.',
          note: 'People say this. For a price, write *son cuarenta y cinco euros*, or better *cuesta*.',
        },
      ],
      because: 'It’s three words with *y*: *cuarenta y cinco*.',
      mistakes: [
        {
          answer: 'La chaqueta cuesta {cuarenta cinco|cuarentaycinco|cuarenticinco} euros.',
          because: 'From 31 on, use three words with *y*: *cuarenta y cinco*.',
        },
        {
          answer: 'La chaqueta cuesta {cuarenta y quince|cuatro y cinco} euros.',
          because: 'Numbers aren’t formed like that: 45 is *cuarenta y cinco*.',
        },
        {
          answer: 'La chaqueta {cuestan|cuesto|costa|cuestas} cuarenta y cinco euros.',
          because: 'It’s one jacket: *cuesta*, from *costar* (o becomes ue).',
        },
        { answer: 'El chaqueta cuesta cuarenta y cinco euros.', because: '*Chaqueta* is feminine: *la*.' },
        { answer: 'La chaqueta cuesta cuarenta y cinco euro.', because: 'The noun is plural: *euros*.' },
      ],
      notAsked: [
        {
          answer: 'La chaqueta cuesta {catorce|cincuenta y cuatro|cuarenta} euros.',
          because: 'That’s a different number: 45 is *cuarenta y cinco*.',
        },
      ],
    },
    {
      id: 'school-trip',
      kind: 'proofread',
      teaches: 'mistakes',
      en: 'Irene writes to Hugo about the school trip: thirty-one students are going, the hostel has two hundred beds, the city has a million inhabitants, and they leave on the twenty-second.',
      lines: [
        { right: 'Hola, Hugo, ya tengo los datos de la excursión.' },
        {
          wrong: 'Vamos treinta y uno alumnos y dos profesores.',
          answers: [
            '{Vamos|Somos|Van} {treinta y un|31} {alumnos|estudiantes} y dos profesores.',
            'Vamos dos profesores y {treinta y un|31} {alumnos|estudiantes}.',
          ],
          because: 'Before a masculine noun *uno* loses its *-o*: *treinta y un alumnos*.',
        },
        {
          wrong: 'El albergue tiene doscientos camas.',
          answers: ['{El albergue {tiene|dispone de|cuenta con}|En el albergue hay} doscientas camas.'],
          because: 'From 200 on the hundreds agree, and *cama* is feminine: *doscientas*.',
        },
        { right: 'El billete cuesta dieciséis euros.' },
        {
          wrong: 'La ciudad tiene un millón habitantes.',
          answers: [
            'La ciudad {tiene|cuenta con} {un|1} millón de {habitantes|personas}.',
            'En la ciudad {hay|viven} un millón de habitantes.',
          ],
          because: '*Millón* is a noun and needs *de*: *un millón de habitantes*.',
        },
        { right: 'Salimos el veintidós de abril a las ocho.' },
      ],
    },
    {
      id: 'a-hundred-and-one',
      kind: 'choose',
      teaches: 'before-a-noun',
      prompt: 'Which number fits?',
      sentence: 'El libro tiene ___ páginas.',
      en: 'The book has a hundred and one pages.',
      options: [
        {
          text: '*ciento una*',
          right: true,
          because: 'There’s no *y* after the hundreds. *Páginas* is feminine: *una*.',
        },
        {
          text: '*ciento y una*',
          because: '*Y* only goes between tens and units: don’t translate _and_ here.',
          teaches: 'rules',
        },
        { text: '*ciento uno*', because: '*Uno* is for counting. Before a feminine noun, use *una*.' },
        {
          text: '*cien una*',
          because: 'Before another number, use *ciento*. *Cien* goes before nouns, *mil* and *millones*.',
          teaches: 'rules',
        },
      ],
    },
    {
      id: 'thirty-one-days',
      kind: 'fill',
      teaches: 'before-a-noun',
      sentence: 'Agosto tiene ___ días.',
      en: 'August has thirty-one days. (write the number in words)',
      answers: [
        'treinta y un',
        {
          answer: 'treintaiún',
          note: 'Right: one word, with an accent, is allowed too. Most people write *treinta y un*.',
        },
      ],
      because: '*Día* is masculine, despite its *-a*, so *uno* loses its *-o*.',
      exactly: ['numbers'],
      mistakes: [
        { answer: '{treinta y uno|treintaiuno}', because: 'Before a masculine noun *uno* becomes *un*.' },
        { answer: '{treinta y una|treintaiuna}', because: '*Día* ends in *-a* but is masculine: *un día*.' },
        { answer: '{treinta un|treintaún}', because: 'You need *y* between tens and units.' },
        {
          answer: '{treinta uno|treintauno|treinta una}',
          because: 'You need *y* between tens and units, and *un* before *días*: *treinta y un*.',
        },
        {
          answer: '{treintiún|treintiun|treintiuno|treintiuna|treinti un|treinti y un}',
          because: 'The *-i-* of *veintiún* stops at 29: *treinta y un*.',
        },
        {
          answer: '{treinta y unos|treinta y unas}',
          because: '*Uno* has no plural in a number: *treinta y un días*.',
        },
        {
          answer: '{trenta y un|trienta y un|treinte y un|treita y un}',
          because: 'A spelling slip: *treinta y un*.',
        },
        {
          answer: '{trece|trece y un|trece y uno|veintiún|veintiuno|treinta|cuarenta y un|treinta y dos}',
          because: 'That’s a different number. Thirty-one before a masculine noun is *treinta y un*.',
        },
        { answer: 'un y treinta', because: 'The tens come first, as in English: *treinta y un*.' },
      ],
      notAsked: [{ answer: '31', because: 'Right number, but write it in words: *treinta y un*.' }],
    },
    {
      id: 'two-hundred-people',
      kind: 'translate',
      teaches: 'before-a-noun',
      en: 'Two hundred people live in my street. (write the number in words)',
      answers: [
        'Doscientas personas {viven|residen|habitan} en mi calle.',
        'En mi calle {viven|residen|habitan} doscientas personas.',
        '{Viven|Residen|Habitan} {doscientas personas en mi calle|en mi calle doscientas personas}.',
        'Hay doscientas personas {que viven|viviendo} en mi calle.',
        'En mi calle hay doscientas personas viviendo.',
        {
          answer: '{Doscientas gentes viven en mi calle|En mi calle viven doscientas gentes}.',
          note: '*Gentes*, for people you count, is used in Mexico and Central America. Everywhere else it’s *personas*.',
        },
        {
          answer:
            '{Mi calle tiene doscientos habitantes|En mi calle {viven|hay} doscientos {vecinos|habitantes}|Doscientos {vecinos|habitantes} viven en mi calle}.',
          note: 'Right, but this means “neighbours” or “inhabitants”. With *personas* the number is *doscientas*.',
        },
      ],
      because: '*Personas* is feminine, even if half of them are men: *doscientas*.',
      exactly: ['numbers'],
      mistakes: [
        {
          answer:
            '{Doscientos personas {viven|vive} en mi calle|En mi calle {viven|vive} doscientos personas|{Viven|Vive} doscientos personas en mi calle}.',
          because: 'The hundreds agree: *personas* is feminine, so *doscientas*.',
        },
        {
          answer:
            '{Doscientas personas vive en mi calle|En mi calle vive doscientas personas|Vive doscientas personas en mi calle}.',
          because: 'The number is right, but *personas* is plural: *viven*.',
        },
        {
          answer:
            '{{Dos cientas|Dos cientos|Dos cien|Doscien|Doscientes|Doscienta|Dos ciento|Dosciento} personas viven en mi calle|En mi calle viven {dos cientas|dos cientos|dos cien|doscien|doscientes|doscienta|dos ciento|dosciento} personas}.',
          because: '200 is one plural word that agrees with *personas*: *doscientas*.',
        },
        {
          answer: '{Doscientas de personas viven en mi calle|En mi calle viven doscientas de personas}.',
          because: 'The hundreds don’t use *de* (unlike *millón*): *doscientas personas*.',
        },
        {
          answer: '{Doscientos de personas viven en mi calle|En mi calle viven doscientos de personas}.',
          because: 'The hundreds don’t use *de*. And *personas* is feminine: *doscientas personas*.',
        },
        {
          answer:
            '{{Doscientas|Doscientos|Doscienta} gente {viven|vive} en mi calle|{Doscientos|Doscienta} gentes {viven|vive} en mi calle|En mi calle {viven|vive} {doscientas|doscientos|doscienta} gente|En mi calle {viven|vive} {doscientos|doscienta} gentes}.',
          because:
            '*Gente* means people as a group, so you can’t count it. With a number, say *personas*: *doscientas personas*.',
        },
        {
          answer:
            '{{Doscientas|Doscientos} {pueblos|pueblo} {viven|vive} en mi calle|{Doscientas personajes {viven|vive}|Doscientos personajes vive} en mi calle|En mi calle {viven|vive} {doscientas|doscientos} {pueblos|pueblo}|En mi calle {{viven|vive} doscientas|vive doscientos} personajes}.',
          because: 'People you count are *personas*: *doscientas personas*.',
        },
        {
          answer:
            '{{Doscientas|Doscientos} persona {viven|vive} en mi calle|En mi calle {viven|vive} {doscientas|doscientos} persona}.',
          because: 'The number is plural and feminine: *doscientas personas*.',
        },
        {
          answer: '{Doscientas personas viven {a|de} mi calle|{A|De} mi calle viven doscientas personas}.',
          because: '“In my street” is *en mi calle*.',
        },
        {
          answer:
            'Doscientas personas {viven en el mi calle|viven en la mi calle|viven en mis calle|viven en mi calles}.',
          because: '“In my street” is *en mi calle*: no article before *mi*, and one street is singular.',
        },
        {
          answer: 'Doscientas personas {vivir|vivo|vivan|vivin} en mi calle.',
          because: 'The number is right. “They live” is *viven*.',
        },

        {
          answer: 'Doscientas personas son en mi calle.',
          because: '“Live” is missing: *viven en mi calle*.',
        },
        {
          answer: '{Doscientas gentes vive en mi calle|En mi calle vive doscientas gentes}.',
          because:
            'With two hundred, the verb is plural: *viven*. And with a number people mostly say *personas*: *doscientas personas*.',
        },
      ],
      notAsked: [
        {
          answer: 'Hay doscientas personas <en mi calle>.',
          because: 'Good Spanish, but this means “there are”. “Live” is *viven*.',
        },
        {
          answer: '{En mi calle viven 200 personas|Viven 200 personas en mi calle}.',
          because: 'Right number, but write it in words: *doscientas*.',
        },
        {
          answer: '200 personas viven en mi calle',
          because: 'Right number, but write it in words: *doscientas*.',
        },
        {
          answer:
            '{{Dos mil|Doce|Veinte|Trescientas|Doscientas dos} personas viven en mi calle|En mi calle viven {dos mil|doce|veinte|trescientas|doscientas dos} personas}.',
          because: 'That’s a different number. 200 before *personas* is *doscientas*.',
        },
        {
          answer: 'Doscientas personas están en mi calle.',
          because: '“Live” is missing: *viven en mi calle*.',
        },
        {
          answer: 'Doscientas personas {vivían|vivieron} en mi calle.',
          because: 'The number is right, but that’s the past tense. “Live” is *viven*.',
        },
        {
          answer: 'Doscientas personas vivimos en mi calle.',
          because:
            'The number is right. *Vivimos* counts you in: “two hundred **of us** live”. “They live” is *viven*.',
        },
        {
          answer: 'Las doscientas personas viven en mi calle.',
          because: '*Las* makes it “**the** two hundred people”. Leave it out: *doscientas personas*.',
        },
        {
          answer: 'En mi calle son doscientas personas.',
          because: 'That’s “there are two hundred people in my street”. “Live” is *viven*.',
        },
        {
          answer: '{Doscientas personas viven sobre mi calle|Sobre mi calle viven doscientas personas}.',
          because: 'People in Argentina say this for houses along a street. *En mi calle* works everywhere.',
        },
        {
          answer: '{Doscientas personas viven por mi calle|Por mi calle viven doscientas personas}.',
          because: '*Por* is “around my street”. “In my street” is *en mi calle*.',
        },
        {
          answer: '{Doscientos personajes viven en mi calle|En mi calle viven doscientos personajes}.',
          because: '*Personajes* are characters. People you count are *personas*: *doscientas personas*.',
        },
      ],
    },
    {
      id: 'five-or-fifteen',
      kind: 'hear',
      teaches: 'look-alikes',
      says: 'El bocadillo cuesta cinco euros.',
      choices: ['El bocadillo cuesta cinco euros.', 'El bocadillo cuesta quince euros.'],
      en: 'The sandwich costs five euros.',
      because: 'Fifteen starts with a *k* sound, *quin-ce*. Five starts with a soft *c* and ends in *-o*.',
    },
    {
      id: 'six-or-seven-hundred',
      kind: 'hear',
      teaches: 'look-alikes',
      says: 'En mi instituto hay seiscientos alumnos.',
      choices: ['En mi instituto hay seiscientos alumnos.', 'En mi instituto hay setecientos alumnos.'],
      en: 'There are six hundred students at my school.',
      because: '*Seis-cientos* begins like *seis*. *Sete-cientos* has the *t* in *siete*.',
    },
    {
      id: 'third-floor',
      kind: 'choose',
      teaches: 'ordinals',
      prompt: 'Which form?',
      sentence: 'Mi clase está en el ___ piso.',
      en: 'My classroom is on the third floor.',
      options: [
        {
          text: '*tercer*',
          right: true,
          because: 'Before a masculine singular noun *tercero* loses its *-o*.',
        },
        {
          text: '*tercero*',
          because: 'Use the full form alone or after the noun: *Vivo en el tercero*.',
        },
        {
          text: '*tercera*',
          because: 'This is feminine, but *piso* is masculine. *La tercera planta* would be right.',
        },
        { text: '*tres*', because: 'The plain number would go after the noun: *el piso tres*.' },
      ],
    },
    {
      id: 'first-year',
      kind: 'fill',
      teaches: 'ordinals',
      sentence: 'Es mi ___ año en este equipo.',
      en: 'It’s my first year in this team.',
      answers: ['primer'],
      because: 'Before a masculine singular noun *primero* loses its *-o*.',
      mistakes: [
        {
          answer: 'primero',
          because: 'Use *primero* alone or after the noun. Before a masculine singular noun it’s *primer*.',
        },
        { answer: 'primera', because: '*Año* is masculine: *primer*.' },
        { answer: '{uno|un|una|1}', because: '“First” is an ordinal: *primer*.' },
        { answer: '{primo|prima}', because: 'That’s a cousin. “First” is *primer*.' },
        { answer: '{primeros|primeras}', because: 'It’s one year: *primer*.' },
        { answer: '{primario|primaria|principal}', because: '“First” in a series is *primer*.' },
      ],
    },
    {
      id: 'kilo-of-apples',
      kind: 'fill',
      teaches: 'quantities',
      sentence: 'Un kilo ___ manzanas, por favor.',
      en: 'A kilo of apples, please.',
      answers: ['de', { answer: 'de estas', note: 'That’s “of these apples”. “Of apples” just needs *de*.' }],
      because: 'Use *de* after a quantity, without an article.',
      mistakes: [
        {
          answer: '{de las|del|de los|de la|de unas}',
          because: 'Use *de* without an article: *un kilo de manzanas*.',
        },
        { answer: '{en|con|por|para|a}', because: '“Of” is *de*.' },
        { answer: '{las|unas}', because: 'The quantity needs *de*, without an article.' },
      ],
    },
    {
      id: 'half-a-litre',
      kind: 'translate',
      teaches: 'quantities',
      en: 'I want half a litre of milk and a dozen eggs.',
      answers: [
        '{Quiero|Quisiera|Querría|Deseo} {medio litro de leche y una docena de huevos|una docena de huevos y medio litro de leche}[, por favor].',
        'Me gustaría {medio litro de leche y una docena de huevos|una docena de huevos y medio litro de leche}[, por favor].',
        'Quiero medio litro de leche y también una docena de huevos.',
        {
          answer:
            '{Quiero|Quisiera} {medio litro de leche y doce huevos|doce huevos y medio litro de leche}.',
          note: 'Right, but this means “twelve eggs”. “A dozen” is *una docena de*.',
        },
        {
          answer:
            '{Póngame|Ponme|Deme|Dame|Me da|Me das|Me pone} {medio litro de leche y una docena de huevos|una docena de huevos y medio litro de leche}[, por favor].',
          note: 'Right in a shop, but this means “give me”. “I want” is *quiero*.',
        },
        {
          answer:
            'Quería {medio litro de leche y una docena de huevos|una docena de huevos y medio litro de leche}[, por favor].',
          note: 'In a shop *quería* is a polite “I’d like”. “I want” is *quiero*.',
        },
        '{Quiero|Quisiera|Me gustaría} comprar {medio litro de leche y una docena de huevos|una docena de huevos y medio litro de leche}[, por favor].',
      ],
      because: 'Don’t use *un* before *medio*. Use *de* after every quantity.',
      mistakes: [
        {
          answer:
            '{Quiero|Quisiera} {un medio litro de leche y una docena de huevos|una docena de huevos y un medio litro de leche}[, por favor].',
          because: 'English uses an article (_half a litre_). Spanish doesn’t: *medio litro*.',
        },
        {
          answer:
            '{Quiero|Quisiera} {{medio un|medio de un|medio el|mitad un} litro de leche y una docena de huevos|una docena de huevos y {medio un|medio de un|medio el|mitad un} litro de leche}.',
          because: 'English uses an article (_half a litre_). Spanish doesn’t: *medio litro*.',
        },
        {
          answer:
            '{Quiero|Quisiera} {{la mitad de un|la mitad de|una mitad de|mitad de un|una mitad|la mitad|mitad} litro de leche y una docena de huevos|una docena de huevos y {la mitad de un|la mitad de|una mitad de|mitad de un|una mitad|la mitad|mitad} litro de leche}.',
          because: '*La mitad* is half of a particular thing. For a quantity use *medio*: *medio litro*.',
        },
        {
          answer:
            '{Quiero|Quisiera} {{media|una media} litro de leche y una docena de huevos|una docena de huevos y {media|una media} litro de leche}.',
          because: '*Litro* is masculine: *medio litro*.',
        },
        {
          answer:
            '{Quiero|Quisiera} {medio litro de leche y una docena huevos|una docena huevos y medio litro de leche}[, por favor].',
          because: 'English drops _of_ after _dozen_. Spanish keeps *de*: *una docena de huevos*.',
        },
        {
          answer:
            '{Quiero|Quisiera} {medio litro leche y una docena {de |}huevos|una docena {de |}huevos y medio litro leche}.',
          because: 'Use *de* after every quantity: *medio litro de leche, una docena de huevos*.',
        },
        {
          answer:
            '{Quiero|Quisiera} {un medio litro {de |}leche y una docena huevos|una docena huevos y un medio litro {de |}leche}.',
          because:
            'Don’t use *un* before *medio*. Use *de* after every quantity: *medio litro de leche, una docena de huevos*.',
        },
        {
          answer:
            '{Quiero|Quisiera} {medio litro de leche y un {docena|doceno} de huevos|un {docena|doceno} de huevos y medio litro de leche}.',
          because: '*Docena* is feminine: *una docena*.',
        },
        {
          answer:
            '{Quiero|Quisiera} {medio litro de leche y docena {de |}huevos|docena {de |}huevos y medio litro de leche}.',
          because: '*Medio* has no article, but *docena* is a noun and needs one: *una docena de huevos*.',
        },
        {
          answer:
            '{Quiero|Quisiera} {medio litro de leche y doce de huevos|doce de huevos y medio litro de leche}.',
          because: '*Doce* is just the number, without *de*. “A dozen” is *una docena de huevos*.',
        },
        {
          answer:
            '{Quiero|Quisiera} {medio litro de la leche y una docena de {los |}huevos|una docena de {los |}huevos y medio litro de la leche}.',
          because: 'After a quantity use *de* without an article: *medio litro de leche*.',
        },
        {
          answer:
            '{Quiero|Quisiera} {medio litro de leche y una docena de los huevos|una docena de los huevos y medio litro de leche}.',
          because: 'After a quantity use *de* without an article: *una docena de huevos*.',
        },
        {
          answer:
            'Quiero {medio litro de leche y una docena de huevo|una docena de huevo y medio litro de leche}.',
          because: 'A dozen is more than one, so use the plural: *huevos*.',
        },
        {
          answer:
            'Quiero {medio litro de leche y una dozena de huevos|una dozena de huevos y medio litro de leche}.',
          because: 'A dozen is *una docena*, with *c*, from *doce*.',
        },
      ],
      notAsked: [
        {
          answer:
            'Necesito {medio litro de leche y una docena de huevos|una docena de huevos y medio litro de leche}[, por favor].',
          because: 'Good Spanish for “I need”. “I want” is *quiero*.',
        },
        {
          answer:
            '{Quiero|Quisiera} {{un litro|un litro y medio} de leche y una docena de huevos|una docena de huevos y {un litro|un litro y medio} de leche}.',
          because: 'That’s a different quantity. “Half a litre” is *medio litro*.',
        },
        {
          answer:
            'Quise {medio litro de leche y una docena de huevos|una docena de huevos y medio litro de leche}.',
          because: 'That’s “I wanted”. “I want” is *quiero*.',
        },
        {
          answer:
            '{Quiero|Quisiera} {medio litro de leche y media docena de huevos|media docena de huevos y medio litro de leche}.',
          because: '*Media docena* is six. Twelve is *una docena de huevos*.',
        },
        {
          answer:
            'Quiero {medio litro de leche y una decena de huevos|una decena de huevos y medio litro de leche}.',
          because: '*Una decena* is ten. Twelve is *una docena de huevos*.',
        },
        {
          answer:
            '{Quiero|Quisiera} {medio kilo de leche y una docena de huevos|una docena de huevos y medio kilo de leche}.',
          because: '*Medio kilo* is half a **kilo**, as for powdered milk. “Half a litre” is *medio litro*.',
        },
      ],
    },
    {
      id: 'price-dictation',
      kind: 'hear',
      teaches: 'percentages-and-sums',
      says: 'Son veintidós euros con cincuenta.',
      en: 'That’s twenty-two euros fifty.',
      because:
        '*Con* joins euros and cents. *Veintidós* is one word. *Cin-cuen-ta* ends in *-nta*, like other tens.',
    },
    {
      id: 'thirty-per-cent',
      kind: 'order',
      teaches: 'percentages-and-sums',
      words: ['por', 'el', 'tren', 'treinta', 'de', 'viene', 'ciento', 'en', 'la', 'clase'],
      en: 'Thirty per cent of the class come by train.',
      answers: [
        'El treinta por ciento de la clase viene en tren.',
        'En tren viene el treinta por ciento de la clase.',
        {
          answer: 'El treinta por ciento de la clase en tren viene.',
          note: 'Possible, but the verb usually comes first: *viene en tren*.',
        },
        'Viene {en tren el treinta por ciento de la clase|el treinta por ciento de la clase en tren}.',
        'De la clase, {el treinta por ciento viene en tren|viene en tren el treinta por ciento|viene el treinta por ciento en tren}.',
        {
          answer: 'Treinta por ciento de la clase viene en el tren.',
          note: 'Possible in Latin America. A percentage usually has an article, *el treinta por ciento*, and “by train” is *en tren*.',
        },
      ],
      because: 'A percentage starts with *el*, and *por ciento* is two words.',
      mistakes: [
        {
          answer: 'El {por ciento treinta|ciento por treinta|por treinta ciento} de la clase viene en tren.',
          because: 'The number comes first, then *por ciento*, as in English “thirty per cent”.',
        },
        {
          answer: 'El treinta de ciento por la clase viene en tren.',
          because: '“Per cent” is *por ciento*, in that order, and *de* comes before *la clase*.',
        },
        {
          answer: 'El treinta de la clase por ciento viene en tren.',
          because: '*Por ciento* goes straight after the number: *el treinta por ciento*.',
        },
        {
          answer: 'La clase de el treinta por ciento viene en tren.',
          because:
            'That’s a class “of thirty per cent”. You need part of the class: *el treinta por ciento de la clase*.',
        },

        {
          answer:
            '{El treinta por ciento en la clase viene de tren|El treinta por ciento viene de tren en la clase}.',
          because: 'You’ve swapped the two small words: *de la clase* (“of”), *en tren* (“by”).',
        },
        {
          answer: 'La treinta por ciento de el clase viene en tren.',
          because: 'You’ve swapped the two articles: *el treinta por ciento*, *la clase*.',
        },
        {
          answer: 'Treinta por ciento {de el la clase|de la el clase|el de la clase} viene en tren.',
          because: 'The article *el* goes with the percentage: *el treinta por ciento*.',
        },
        {
          answer: 'Treinta por ciento de la clase el viene en tren.',
          because: 'The article *el* goes with the percentage: *el treinta por ciento*.',
        },
      ],
      notAsked: [
        {
          answer: 'El treinta por ciento viene en tren de la clase.',
          because:
            'Here they come by train “**from** the class”. *De la clase* belongs to *el treinta por ciento*.',
        },
      ],
    },
    {
      id: 'nine-minus-four',
      kind: 'translate',
      teaches: 'percentages-and-sums',
      en: 'Nine minus four is five.',
      answers: [
        'Nueve menos cuatro {son|es igual a|da|dan|igual a|hacen} cinco.',
        {
          answer: 'Nueve menos cuatro, cinco.',
          note: 'This is how people do sums aloud. In a whole sentence, it’s *son cinco*.',
        },
        { answer: 'Nueve menos cuatro es cinco.', note: 'Right, but at school the usual word is *son*.' },
        {
          answer: 'Si a nueve le {quitas|restas} cuatro, quedan cinco.',
          note: 'Right, but longer. At school, say *nueve menos cuatro son cinco*.',
        },
      ],
      because: '*Menos* is “minus”; *son* introduces the result.',
      mistakes: [
        {
          answer: 'Nueve {minus|menor|sin|de|por menos} cuatro {son|es} cinco.',
          because: '“Minus” is *menos*.',
        },
        { answer: 'Nueve más cuatro {son|es} cinco.', because: '*Más* is “plus”. “Minus” is *menos*.' },
        {
          answer: 'Nueve menos cuatro {están|está|hay|tiene} cinco.',
          because: 'Before the result use *son*, from *ser*.',
        },
        { answer: 'Nueve menos {catorce|quatro|cuarto} {son|es} cinco.', because: 'Four is *cuatro*.' },
        { answer: 'Nueve menos cuatro {son|es} quince.', because: '*Quince* is 15. Five is *cinco*.' },
        {
          answer: '{Nuevo|Nueva|Nove|Noventa} menos cuatro {son|es} cinco.',
          because: 'Nine is *nueve*. (*Nuevo* is “new” and *noventa* is 90.)',
        },
      ],
    },
    {
      id: 'a-hundred-and-forty-five',
      kind: 'choose',
      teaches: 'in-full',
      prompt: 'How do you write 145?',
      options: [
        {
          text: '*ciento cuarenta y cinco*',
          right: true,
          because: 'Don’t use *y* after the hundred, only between tens and units.',
        },
        {
          text: '*ciento y cuarenta y cinco*',
          because: 'English says _and_ after the hundred, but Spanish doesn’t.',
        },
        {
          text: '*cien cuarenta y cinco*',
          because: 'Before another number *cien* becomes *ciento*.',
          teaches: 'rules',
        },
      ],
    },
    {
      id: 'houses-in-my-street',
      kind: 'fill',
      teaches: 'in-full',
      sentence: 'Mi calle tiene ___ casas.',
      en: 'My street has fifty-six houses. (write the number in words)',
      answers: [
        'cincuenta y seis',
        {
          answer: 'cincuentaiséis',
          note: 'This spelling is allowed, but rare. The usual one is *cincuenta y seis*.',
        },
      ],
      because: 'It’s three words with *y*. *Seis* has no accent on its own.',
      exactly: ['numbers'],
      mistakes: [
        {
          answer: '{cincuenta seis|cincuentaseis|cincuenta-seis|cincuentiseis|cincuentiséis}',
          because: 'From 31 on, use three words with *y*: *cincuenta y seis*.',
        },
        { answer: 'cincuenta y séis', because: '*Seis* needs no accent here.' },
        {
          answer: '{quince y seis|cinco y seis}',
          because: 'Numbers aren’t formed like that. 56 is *cincuenta y seis*.',
        },
        {
          answer: 'quinientos seis',
          because: 'That is 506, and before *casas* it would be *quinientas*. 56 is *cincuenta y seis*.',
        },
        {
          answer: '{cincuentas y seis|cincuenta y seises}',
          because: 'Only numbers ending in one and the hundreds change: *cincuenta y seis casas*.',
        },
      ],
      notAsked: [
        {
          answer: '56',
          because: 'Right number, but write it in words: *cincuenta y seis*.',
        },
        {
          answer: '{cincuenta|sesenta y cinco}',
          because: 'That’s a different number. 56 is *cincuenta y seis*.',
        },
      ],
    },
    {
      id: 'price-tag',
      kind: 'choose',
      teaches: 'writing-numbers',
      prompt: 'The price tag on a motorbike in a shop in Seville says 2.500\u202f€. How much is it?',
      options: [
        { text: 'two euros fifty', because: 'For cents Spain uses a comma: 2,50.' },
        {
          text: 'two thousand five hundred euros',
          right: true,
          because: 'Many Spaniards use a point to separate thousands, where English uses a comma.',
        },
        {
          text: 'two and a half million euros',
          because: 'That would be 2.500.000, *dos millones quinientos mil*.',
        },
      ],
    },
    {
      id: 'thousands-of-people',
      kind: 'translate',
      teaches: 'writing-numbers',
      en: 'Thousands of tourists visit the island.',
      answers: [
        '{Miles|millares} de turistas {visitan|vienen a visitar} la isla.',
        'La isla la visitan {miles|millares} de turistas.',
        {
          answer: '{Miles|millares} de turistas visitan esta isla.',
          note: 'That’s “this island”. “The island” is *la isla*.',
        },
        'Visitan la isla {miles|millares} de turistas.',
        {
          answer: 'La isla es visitada por {miles|millares} de turistas.',
          note: 'Right, but this means “is visited by” (formal). “Visit” is *visitan*.',
        },
        {
          answer: 'Miles de turistas {van|vienen} a la isla.',
          note: 'Right, but this means “go” or “come” to the island. “Visit” is *visitan*.',
        },
        {
          answer: 'La isla recibe {miles de turistas|la visita de miles de turistas}.',
          note: 'Right, but this means that the island receives them. “Visit” is *visitan*.',
        },
      ],
      because: '“Thousands of” is the noun *miles* + *de*.',
      mistakes: [
        { answer: 'Miles turistas visitan la isla.', because: '“Thousands of” is *miles de*.' },
        {
          answer: '{Mil|Milles|Un mil|Millas} de turistas visitan la isla.',
          because: 'Here *mil* becomes a plural noun: *miles de turistas*.',
        },
        { answer: 'Las miles de turistas visitan la isla.', because: 'It’s just *miles de turistas*.' },
        { answer: 'Miles de turistas {visita|visito} la isla.', because: 'The verb is plural: *visitan*.' },
        {
          answer: 'Miles de turistas visitan a la isla.',
          because: 'Don’t use *a* after *visitar* with a place: *visitan la isla*.',
        },
      ],
      notAsked: [
        {
          answer: 'Millones de turistas visitan la isla.',
          because: 'That’s “millions”. “Thousands” is *miles*.',
        },
        {
          answer: 'Mil turistas visitan la isla.',
          because: 'That’s “a thousand tourists”. “Thousands of” is *miles de*.',
        },
        {
          answer: 'Los miles de turistas visitan la isla.',
          because: '*Los* makes it “**the** thousands of tourists”. Without it: *miles de turistas*.',
        },
        {
          answer: 'Unos miles de turistas visitan la isla.',
          because: '*Unos miles* is “a few thousand”. “Thousands of” is *miles de*.',
        },
        {
          answer: 'Miles de turistas visitamos la isla.',
          because:
            '*Visitamos* counts you in: “thousands of **us** tourists visit”. “They visit” is *visitan*.',
        },
      ],
    },
  ],
} satisfies AuthoredLesson
