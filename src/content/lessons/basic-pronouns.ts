import type { AuthoredLesson } from '../types'

export default {
  subtitle: 'Los pronombres personales',
  blurb:
    'Say who does what to whom without repeating names: *yo, me, mí* and the rest, where to put them, how *gustar* works, and how to ask questions.',
  rule: 'The verb ending says who it is, so only use *yo* and *tú* for contrast. Object pronouns go **before** the verb (*Lo veo*, I see it), but on the end of an [infinitive](?infinitive) (*Me gusta verlo*, I like seeing it), an _-ing_ form (*viéndolo*, seeing it) and a positive command (*llámame*, ring me).',
  needs: {
    igcse: {
      asks: 'produce',
      what: 'Subject and object pronouns, *gustar* (to like) and its pronouns, *para mí* (for me), *conmigo* (with me) and questions in your writing and speaking.',
    },
    abInitio: {
      asks: 'produce',
      what: 'The same. Your text reads better with pronouns than with repeated nouns.',
    },
    standard: {
      asks: 'produce',
      what: 'All of it accurately, with pronouns in the right place, even in commands, with an infinitive and in the perfect.',
    },
    higher: { asks: 'produce', what: 'All of it, without confusing *lo* and *le* in long sentences.' },
  },
  opening: 'use-it',
  sections: [
    {
      id: 'subject',
      title: 'Subject pronouns: who does it',
      core: true,
      syllabus: ['P1'],
      blocks: [
        {
          kind: 'table',
          caption: 'The subject pronouns',
          vosotrosRow: [7, 8],
          columns: [
            { header: 'Spanish', lang: 'es' },
            { header: 'English', lang: 'en', translation: true },
            { header: 'With *hablar*', lang: 'es' },
          ],
          rows: [
            ['yo', 'I', 'hablo'],
            ['tú', 'you (one friend)', 'hablas'],
            ['él', 'he', 'habla'],
            ['ella', 'she', 'habla'],
            ['usted', 'you (polite)', 'habla'],
            ['nosotros', 'we (men or mixed)', 'hablamos'],
            ['nosotras', 'we (women)', 'hablamos'],
            ['vosotros', 'you (friends, Spain)', 'habláis'],
            ['vosotras', 'you (women, Spain)', 'habláis'],
            ['ellos', 'they (men or mixed)', 'hablan'],
            ['ellas', 'they (women)', 'hablan'],
            ['ustedes', 'you (several people)', 'hablan'],
          ],
        },
        {
          kind: 'text',
          text: '**Usually leave them out.** The verb ending says who it is: *Hablo* can only mean “I speak”. Use the pronoun for contrast. There’s normally no word for “it” as a subject.',
        },
        {
          kind: 'examples',
          rows: [
            { es: '{Vivo:vivir} en Escocia con mi madre.', en: 'I live in Scotland with my mum.' },
            {
              es: 'Yo {hago:hacer} la cena y tú {pones:poner} la mesa.',
              en: 'I’ll make dinner and you lay the table.',
            },
            {
              es: '{Es:ser} tarde y {llueve:llover} mucho.',
              en: 'It’s late and it’s raining hard.',
            },
          ],
        },
      ],
    },
    {
      id: 'direct-object',
      title: 'Direct object pronouns: *lo*, *la*, *los*, *las*',
      core: true,
      syllabus: ['P2'],
      blocks: [
        {
          kind: 'text',
          text: 'The [direct object](?direct-object) is who or what the verb acts on: *{Veo:ver} la tele* (I watch TV), *{Veo:ver} a Ana* (I see Ana: a person needs a [personal a](#personal-a)). *Lo, los* are masculine or mixed, *la, las* feminine: *La {veo:ver}*, “I watch it”, “I see her”.',
        },
        {
          kind: 'table',
          caption: 'Direct object',
          vosotrosRow: 5,
          columns: [
            { header: 'Spanish', lang: 'es' },
            { header: 'English', lang: 'en', translation: true },
          ],
          rows: [
            ['me', 'me'],
            ['te', 'you (*tú*)'],
            ['lo', 'him, it; you (*usted*, man)'],
            ['la', 'her, it; you (*usted*, woman)'],
            ['nos', 'us'],
            ['os', 'you (*vosotros, vosotras*)'],
            ['los', 'them; you (*ustedes*)'],
            ['las', 'them (feminine); you (women)'],
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: '¿Tienes las llaves? Sí, las {tengo:tener}.',
              en: 'Have you got the keys? Yes, I’ve got them.',
            },
          ],
        },
      ],
    },
    {
      id: 'indirect-object',
      title: 'Indirect object pronouns: *le* and *les*',
      core: true,
      syllabus: ['P2'],
      blocks: [
        {
          kind: 'text',
          text: 'This is the person **to** or **for** whom something is given, said or done. Only *le* and *les* are new, for both men and women.',
        },
        {
          kind: 'table',
          caption: 'Indirect object',
          vosotrosRow: 4,
          columns: [
            { header: 'Spanish', lang: 'es' },
            { header: 'English', lang: 'en', translation: true },
          ],
          rows: [
            ['me', 'to me, for me'],
            ['te', 'to you (*tú*)'],
            ['le', 'to him, to her; to you (*usted*)'],
            ['nos', 'to us'],
            ['os', 'to you (*vosotros, vosotras*)'],
            ['les', 'to them; to you (*ustedes*)'],
          ],
        },
        {
          kind: 'text',
          text: '**Say it twice.** If you name the person with *a*, you normally need the pronoun too, and always with *a mí, a ti, a él…*.',
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Te {mando:mandar} la foto ahora.', en: 'I’ll send you the photo now.' },
            { es: 'Le {doy:dar} el libro a Ana.', en: 'I give the book to Ana.' },
          ],
        },
      ],
    },
    {
      id: 'position',
      title: 'Position rules: where object pronouns go',
      core: true,
      syllabus: ['P2'],
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            '**Before** the verb, and after *no*: *Lo {compro:comprar}* (I’ll buy it). *No lo {compro:comprar}* (I won’t buy it).',
            'With a **helper verb** (*quiero, puedo, voy a, tengo que*: I want, can, am going to, have to) + infinitive (the dictionary form): **joined** to the infinitive, or **before both**. *Quiero comprarlo* or *Lo {quiero:querer} comprar* (I want to buy it).',
            'After *me gusta*, *para* (in order to) and *sin* (without), always **joined**: *Me {gusta:gustar} hacerlo* (I like doing it).',
          ],
        },
        {
          kind: 'examples',
          rows: [{ es: '¿Me {puedes:poder} ayudar con las mates?', en: 'Can you help me with my maths?' }],
        },
      ],
    },
    {
      id: 'gustar',
      title: '*Gustar*: I like, you like, they like',
      core: true,
      syllabus: ['V17'],
      blocks: [
        {
          kind: 'text',
          text: '*Me {gusta:gustar} el cine* (I like the cinema) is literally “the cinema pleases me”. The thing you like is the subject: *gusta* for one thing or an infinitive, *gustan* for several: *Me {gustan:gustar} los perros* (I like dogs). The person is an [indirect object](?indirect-object).',
        },
        {
          kind: 'table',
          caption: 'The person and the pronoun',
          vosotrosRow: 4,
          columns: [
            { header: 'For emphasis', lang: 'es' },
            { header: 'Pronoun', lang: 'es' },
          ],
          rows: [
            ['a mí', 'me gusta'],
            ['a ti', 'te gusta'],
            ['a él, a ella, a usted', 'le gusta'],
            ['a nosotros, a nosotras', 'nos gusta'],
            ['a vosotros, a vosotras', 'os gusta'],
            ['a ellos, a ellas, a ustedes', 'les gusta'],
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'A mi padre le {gusta:gustar} cocinar.',
              en: 'My dad likes cooking.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Other opinions work the same way: *Me {encanta:encantar}* (I love it), *Me {parece:parecer} aburrido* (I think it’s boring). See [more verbs like this](#gustar-verbs). But *me* in *me {llamo:llamarse}* (I’m called) is [reflexive](present#reflexive-verbs). See also [Advanced Pronouns](advanced-pronouns).',
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
              wrong: 'Yo gusto el cine.',
              right: 'Me {gusta:gustar} el cine.',
              en: 'I like the cinema.',
              why: '“The cinema pleases **me**”: *me*.',
            },
            {
              wrong: 'Me gusta los perros.',
              right: 'Me {gustan:gustar} los perros.',
              en: 'I like dogs.',
              why: '*Perros* is plural: *gustan*.',
            },
            {
              wrong: 'A Juan gusta el fútbol.',
              right: 'A Juan le {gusta:gustar} el fútbol.',
              en: 'Juan likes football.',
              why: 'With *a Juan* you still need *le*.',
            },
            {
              wrong: 'La doy el regalo a Carmen.',
              right: 'Le {doy:dar} el regalo a Carmen.',
              en: 'I’m giving Carmen the present.',
              why: '*Le* is both “to him” and “to her”.',
            },
            {
              wrong: 'Veo Marta todos los días.',
              right: '{Veo:ver} a Marta todos los días.',
              en: 'I see Marta every day.',
              why: 'Use *a* before a person as an object.',
            },
          ],
        },
      ],
    },
    {
      id: 'subject-kept',
      title: 'When to say *yo*, *tú*, *él*, *ella*',
      more: 'Contrast, emphasis, unclear verbs, answers without a verb, and “it’s me”.',
      blocks: [
        {
          kind: 'text',
          text: 'Use the subject pronoun for contrast, for emphasis, when the verb alone isn’t clear, and in answers without a verb. *Yo me {levanto:levantarse} y yo {desayuno:desayunar}* (I get up and I have breakfast) isn’t wrong, but it’s tiring to read.',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Hoy {pago:pagar} yo.',
              en: 'I’m paying today.',
              note: 'Emphasis: the pronoun often comes after the verb.',
            },
            {
              es: 'Ella {estudiaba:estudiar} y él {jugaba:jugar} con el móvil.',
              en: 'She was studying and he was playing on his phone.',
              note: 'The verb alone could mean “he” or “she”.',
            },
            {
              es: '¿Quién quiere más tarta? ¡Nosotras!',
              en: 'Who wants more cake? We do!',
              note: 'There’s no verb in the answer.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Leave out “it”: *{Está:estar} aquí* (it’s here). “It’s me” is *{Soy:ser} yo*.',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: '¿Y tu móvil? {Está:estar} en la mochila.',
              en: 'And where’s your phone? It’s in my rucksack.',
            },
          ],
        },
      ],
    },
    {
      id: 'address',
      title: '*Tú* or *usted*: four words for “you”',
      more: 'Friends and strangers, one or several, in Spain and in Latin America.',
      syllabus: ['V21'],
      blocks: [
        {
          kind: 'table',
          caption: 'Which word to use',
          columns: [
            { header: 'You’re talking to', lang: 'en' },
            { header: 'In Spain', lang: 'es' },
            { header: 'In Latin America', lang: 'es' },
          ],
          rows: [
            ['one friend, relative or child', 'tú', 'tú'],
            ['one adult you treat with respect', 'usted', 'usted'],
            ['several friends or relatives', 'vosotros, vosotras', 'ustedes'],
            ['several adults you treat with respect', 'ustedes', 'ustedes'],
          ],
        },
        {
          kind: 'text',
          text: '*Usted* and *ustedes* use the verb forms of *él* and *ellos*, and their pronouns and possessives too: *lo, la, le, se, su*.',
        },
        {
          kind: 'examples',
          rows: [
            { es: '¿{Quieres:querer} agua, Sara?', en: 'Do you want some water, Sara?' },
            { es: '¿{Quiere:querer} usted agua, señora?', en: 'Would you like some water, madam?' },
            { es: '¿{Queréis:querer} agua, chicos?', en: 'Do you want some water, guys?' },
            { es: '¿{Quieren:querer} agua, señores?', en: 'Would you like some water, gentlemen?' },
            {
              es: 'Perdone, ¿le puedo hacer una pregunta?',
              en: 'Excuse me, may I ask you a question?',
              note: 'An adult in the street is *usted*, so use *le*.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'In Spain, people are quick to use *tú*, even with most teachers and in many shops. Use *usted* with older strangers, the police or a doctor, in an interview and in a formal letter. Don’t switch halfway.',
        },
        {
          kind: 'note',
          label: 'Spain and Latin America',
          text: 'In Spain, *vosotros* is for friends and *ustedes* is polite. In Latin America (and in most of the Canary Islands) *ustedes* is used for both. In Argentina, Uruguay, much of Central America and elsewhere, people say *vos* as well as *tú* or instead of it. *Vos* has its own verb forms, but you only need to know that it exists. Some words change too: mobile phone, computer, homework and “I miss you” are *el móvil, el ordenador, los deberes, te echo de menos* in Spain but mostly *el celular, la computadora, la tarea, te extraño* in Latin America.',
        },
      ],
    },
    {
      id: 'lo-or-le',
      title: 'Direct or indirect: *lo* or *le*?',
      more: 'How to decide, verbs that differ from English, and usage in Spain.',
      syllabus: ['P2'],
      blocks: [
        {
          kind: 'text',
          text: 'English uses “him” for both, so look for a **thing** first. Ask *¿qué?* (what?) after the verb: if you give or tell **something**, the person is indirect: *Le {doy:dar} el libro a Ana* (I give the book to Ana). If there isn’t a thing, the person is direct if “him, her, them” comes straight after the English verb: I **see her**, *La {veo:ver}*. The exceptions are in the table below.',
        },
        {
          kind: 'contrast',
          caption: 'The same person in two sentences',
          left: 'Direct: *lo, la, los, las*',
          right: 'Indirect: *le, les*',
          rows: [
            {
              left: { es: 'A Marta la {veo:ver} en clase.', en: 'I see Marta in class.' },
              right: { es: 'A Marta le {mando:mandar} un mensaje.', en: 'I’ll send Marta a message.' },
              why: 'You see **her**, but you send **a message** to her.',
            },
            {
              left: { es: 'Los {invito:invitar} a la fiesta.', en: 'I’m inviting them to the party.' },
              right: { es: 'Les {explico:explicar} el camino.', en: 'I’m explaining the route to them.' },
              why: '*El camino* is the direct object. You explain it **to** them.',
            },
            {
              left: { es: 'Lo {escucho:escuchar} cuando habla.', en: 'I listen to him when he speaks.' },
              right: { es: 'Le {digo:decir} la verdad.', en: 'I tell him the truth.' },
              why: 'The English “to” is misleading: *escuchar* takes a direct object.',
            },
            {
              left: { es: 'La {espero:esperar} en la parada.', en: 'I’ll wait for her at the stop.' },
              right: { es: 'Le {pregunto:preguntar} la hora.', en: 'I’ll ask her the time.' },
              why: 'The English “for” is misleading: *esperar* takes a direct object.',
            },
          ],
        },
        {
          kind: 'table',
          caption: 'Verbs that differ from English',
          columns: [
            { header: 'Spanish', lang: 'es' },
            { header: 'English', lang: 'en', translation: true },
            { header: 'Object', lang: 'en' },
          ],
          rows: [
            ['buscar', 'to look **for**', 'direct: *lo busco* (I look for it)'],
            ['esperar', 'to wait **for**', 'direct: *la espero* (I wait for her)'],
            ['escuchar', 'to listen **to**', 'direct: *los escucho* (I listen to them)'],
            ['mirar', 'to look **at**', 'direct: *las miro* (I look at them)'],
            ['pedir', 'to ask **for**', '*le pido ayuda* (I ask her for help)'],
            ['preguntar', 'to ask (a question)', '*le pregunto la hora* (I ask her the time)'],
            ['contestar', 'to answer', 'indirect: *le contesto* (I answer him)'],
            ['decir', 'to say, to tell', 'indirect: *le digo que sí* (I say yes to him)'],
            ['enseñar', 'to show, to teach', 'indirect: *le enseño la foto* (I show her the photo)'],
          ],
        },
        {
          kind: 'note',
          label: 'Careful',
          text: 'In Spain you’ll hear *A Juan le {vi:ver} ayer* (I saw Juan yesterday), with *le* for a man as the direct object. The Academy accepts that, and also the polite *le* for *usted* (*¿Le acompaño, señor?*, “Shall I come with you, sir?”), but in an exam *lo* and *la* are always right for a direct object. Avoid *les* for several men (write *los*) and never write *la* or *las* for “to her” or “to them”: *Le {doy:dar} el regalo* (I give her the present), even to a woman.',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Mi abuela nos {llama:llamar} todos los domingos.',
              en: 'My grandmother rings us every Sunday.',
            },
            { es: 'A Pablo no lo {conozco:conocer} mucho.', en: 'I don’t know Pablo very well.' },
            {
              es: 'Os {esperamos:esperar} en la puerta del cine.',
              en: 'We’ll wait for you at the cinema entrance.',
            },
            { es: 'Nos {han puesto:poner} muchos deberes.', en: 'They’ve given us a lot of homework.' },
            { es: '¿Me {dejas:dejar} tu cargador?', en: 'Can you lend me your charger?' },
            {
              es: 'Les {escribo:escribir} un correo a mis abuelos.',
              en: 'I’m writing my grandparents an email.',
            },
            { es: 'A mí me {cuenta:contar} todos sus secretos.', en: 'She tells me all her secrets.' },
          ],
        },
      ],
    },
    {
      id: 'object-first',
      title: 'The object first: *el libro lo tengo yo*',
      more: 'If you put the object before the verb, add a pronoun.',
      syllabus: ['P2'],
      blocks: [
        {
          kind: 'text',
          text: 'When a specific object (*el libro, las entradas, a Pablo*) comes **first**, before the verb, Spanish repeats it with a pronoun.',
        },
        {
          kind: 'examples',
          rows: [
            { es: 'El libro lo {tengo:tener} yo.', en: 'I’m the one who has the book.' },
            { es: 'Las entradas las {compra:comprar} mi hermano.', en: 'My brother is buying the tickets.' },
          ],
        },
      ],
    },
    {
      id: 'lo-idea',
      title: '*Lo* for an idea: *lo sé*, *lo siento*, *sí*, *lo soy*',
      more: '“I know”, “yes, I am”, and ten useful phrases.',
      blocks: [
        {
          kind: 'text',
          text: '*Lo* also stands for a whole idea: *No lo {sé:saber}* (I don’t know), *Ya lo {sé:saber}* (I know). After *ser, estar* and *parecer* (to seem) it stands for the adjective or noun just mentioned. English leaves a gap there, but Spanish normally uses *lo*, which never changes.',
        },
        {
          kind: 'examples',
          rows: [
            { es: 'No lo {entiendo:entender}.', en: 'I don’t understand it.' },
            { es: '¿{Eres:ser} española? Sí, lo {soy:ser}.', en: 'Are you Spanish? Yes, I am.' },
            {
              es: 'Mis primas {son:ser} muy deportistas, pero yo no lo {soy:ser}.',
              en: 'My cousins are very sporty, but I’m not.',
            },
            {
              es: '{Parece:parecer} caro, pero no lo {es:ser}.',
              en: 'It looks expensive, but it isn’t.',
            },
          ],
        },
        {
          kind: 'phrases',
          caption: 'Phrases with a pronoun, to learn by heart',
          rows: [
            { es: 'No lo sé.', en: 'I don’t know.' },
            { es: 'Lo siento.', en: 'I’m sorry.' },
            { es: 'Me da igual.', en: 'I don’t mind.' },
            { es: 'Te echo de menos.', en: 'I miss you.' },
            { es: '¿Me lo dejas?', en: 'Can I borrow it?' },
            { es: '¿Me lo puede repetir, por favor?', en: 'Could you repeat that, please?' },
            { es: 'Te lo prometo.', en: 'I promise.' },
            { es: '¿Qué te pasa?', en: 'What’s the matter?' },
            { es: '¿Nos vemos mañana?', en: 'Shall we meet tomorrow?' },
            { es: 'Me toca a mí.', en: 'It’s my turn.' },
          ],
        },
      ],
    },
    {
      id: 'position-more',
      title: 'Pronouns with commands, -ing forms and the perfect',
      more: '“Buy it”, “don’t buy it”, “I’ve bought it”, and added accents.',
      syllabus: ['P2'],
      blocks: [
        {
          kind: 'text',
          text: 'The **infinitive** is the dictionary form, *comprar* (to buy). The **gerund** is the _-ing_ form, *comprando* (buying). The **participle** is the form after “have”, *comprado* (bought).',
        },
        {
          kind: 'list',
          items: [
            '*{Estar:estar}* + [gerund](?gerund): **attached**, or **before both**. *{Estoy mirándolo:mirar}* or *Lo {estoy mirando:mirar}* (I’m looking at it).',
            '**Attached** to a positive command: *{Cómpralo:comprar}* (buy it).',
            '**Before** a negative command: *No lo {compres:comprar}* (don’t buy it).',
            '**Never** between *haber* and the [participle](?participle): *Lo {he comprado:comprar}* (I’ve bought it), not ~~he lo comprado~~.',
            'With *saber* (to know how to), *deber* (must), *acabar de* (to have just) and other helper verbs: also **attached**, or **before both**. *{Acabo:acabar} de verla* or *La {acabo:acabar} de ver* (I’ve just seen it).',
            'If there’s no helper verb, for example after *hay que* or *es* + adjective, the pronoun stays on the infinitive: *{Hay:haber} que hacerlo* (it has to be done), *{Es:ser} fácil entenderla* (it’s easy to understand her), *para verla* (to see it).',
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'La serie es genial: la {estoy viendo:ver} otra vez.',
              en: 'The series is brilliant: I’m watching it again.',
            },
            {
              es: 'Me {encanta:encantar} esta canción: es fácil tocarla.',
              en: 'I love this song: it’s easy to play.',
            },
            { es: 'No te {oigo:oír} bien.', en: 'I can’t hear you very well.' },
            { es: '{Llámame:llamar} cuando llegues.', en: 'Ring me when you get there.' },
            { es: 'No me {llames:llamar} después de las once.', en: 'Don’t ring me after eleven.' },
            { es: 'Todavía no los {hemos visto:ver}.', en: 'We haven’t seen them yet.' },
          ],
        },
        {
          kind: 'text',
          text: '**The accent.** The stress stays where it was. If the stress is now on the third syllable from the end, or even further back, write an accent.',
        },
        {
          kind: 'table',
          caption: 'With and without an added accent',
          columns: [
            { header: 'Verb', lang: 'es' },
            { header: 'With pronoun', lang: 'es' },
            { header: 'Accent', lang: 'en' },
          ],
          rows: [
            ['comprar', 'comprarlo', '(to buy it) none: one pronoun on an infinitive'],
            ['comprando', 'comprándolo', '(buying it) added'],
            ['compra', 'cómpralo', '(buy it) added'],
            ['di', 'dime', '(tell me) none: two syllables'],
            ['di', 'dímelo', '(tell it to me) added: two pronouns'],
            ['espera', 'espérame', '(wait for me) added'],
            ['haz', 'hazlo', '(do it) none: two syllables'],
          ],
        },
        {
          kind: 'text',
          text: 'Two pronouns go in the order *me lo, te lo, nos los…* (it to me, it to you, them to us). *Le* becomes *se* before *lo*. For more, see [Advanced Pronouns](advanced-pronouns).',
        },
      ],
    },
    {
      id: 'personal-a',
      title: 'The personal *a*: *veo a Marta*',
      more: 'Use it before people and pets, but not before things.',
      syllabus: ['Prep'],
      blocks: [
        {
          kind: 'text',
          text: 'When the direct object is a particular **person**, put *a* before it. Do the same with pets and with *alguien* (somebody), *nadie* (nobody) and *quién* (who). English doesn’t add anything here. *A* + *el* is *al*.',
        },
        {
          kind: 'contrast',
          caption: 'With and without *a*',
          left: 'Particular people and pets: *a*',
          right: 'Things, *tener*, nobody in particular: no *a*',
          rows: [
            {
              left: { es: '{Veo:ver} a Marta.', en: 'I see Marta.' },
              right: { es: '{Veo:ver} la televisión.', en: 'I watch television.' },
            },
            {
              left: {
                es: '{Busco:buscar} al médico de mi pueblo.',
                en: 'I’m looking for our village doctor.',
              },
              right: { es: '{Busco:buscar} un médico.', en: 'I’m looking for a doctor.' },
              why: 'Any doctor will do, so leave out *a*.',
            },
            {
              left: { es: '{Quiero:querer} mucho a mis hermanos.', en: 'I love my brothers very much.' },
              right: { es: '{Tengo:tener} dos hermanos.', en: 'I have two brothers.' },
              why: 'You don’t normally use *a* after *tener* (to have).',
            },
            {
              left: { es: '{Saco:sacar} al perro antes de clase.', en: 'I take the dog out before school.' },
              right: {
                es: '{Saco:sacar} la basura antes de clase.',
                en: 'I take the rubbish out before school.',
              },
            },
            {
              left: { es: 'No {conozco:conocer} a nadie aquí.', en: 'I don’t know anyone here.' },
              right: { es: 'No {conozco:conocer} esa canción.', en: 'I don’t know that song.' },
            },
          ],
        },
      ],
    },
    {
      id: 'after-prepositions',
      title: 'After a preposition: *para mí*, *conmigo*',
      more: '“For me”, “with you”, and six exceptions.',
      syllabus: ['P4'],
      blocks: [
        {
          kind: 'text',
          text: 'After *a* (to), *de* (of, from), *para* and *por* (for), *sin* (without), *sobre* (about) and other prepositions only two pronouns change: *yo* becomes *mí*, *tú* becomes *ti*. With *con* they form one word.',
        },
        {
          kind: 'table',
          caption: 'Pronouns after prepositions',
          vosotrosRow: 6,
          columns: [
            { header: 'Subject', lang: 'es' },
            { header: 'After *para* (for)', lang: 'es' },
            { header: 'With *con* (with)', lang: 'es' },
          ],
          rows: [
            ['yo', 'para mí', 'conmigo'],
            ['tú', 'para ti', 'contigo'],
            ['él', 'para él', 'con él'],
            ['ella', 'para ella', 'con ella'],
            ['usted', 'para usted', 'con usted'],
            ['nosotros, nosotras', 'para nosotros, para nosotras', 'con nosotros, con nosotras'],
            ['vosotros, vosotras', 'para vosotros, para vosotras', 'con vosotros, con vosotras'],
            ['ellos, ellas', 'para ellos, para ellas', 'con ellos, con ellas'],
            ['ustedes', 'para ustedes', 'con ustedes'],
            ['él mismo, ella misma, ellos mismos…', 'para sí', 'consigo'],
          ],
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Este regalo es para ti.', en: 'This present is for you.' },
            { es: '¿Vienes conmigo o te vas con ellos?', en: 'Are you coming with me or going with them?' },
            { es: 'Sin ella el equipo no gana.', en: 'The team doesn’t win without her.' },
            {
              es: 'Siempre lleva el móvil consigo.',
              en: 'He always carries his phone with him.',
              note: '*Sí* and *consigo* are only for *él, ella, usted, ellos…* and refer back to the subject: himself, herself, themselves.',
            },
            { es: 'Solo piensa en sí misma.', en: 'She only thinks of herself.' },
          ],
        },
        {
          kind: 'text',
          text: 'Use *yo* and *tú* after six words: *entre* (between), *según* (according to), *excepto, salvo, menos* (except), *incluso* (even).',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Entre tú y yo, la película es muy mala.',
              en: 'Between you and me, the film’s really bad.',
            },
            { es: 'Según tú, ¿quién tiene razón?', en: 'Who is right, in your opinion?' },
            { es: 'Todos aprobaron excepto yo.', en: 'Everyone passed except me.' },
          ],
        },
        {
          kind: 'note',
          label: 'Remember',
          text: '*Mí* has an accent because *mi* means “my”. *Ti* doesn’t need one.',
        },
      ],
    },
    {
      id: 'gustar-verbs',
      title: 'Verbs like *gustar*: *encantar*, *doler*, *faltar*, *parecer*',
      more: 'Ten verbs, “me too”, “nor do I”, and how to say you like people.',
      syllabus: ['V17'],
      blocks: [
        {
          kind: 'table',
          caption: 'Ten verbs that work like this',
          columns: [
            { header: 'Infinitive', lang: 'es', form: 'infinitive' },
            { header: 'One thing, several things', lang: 'es' },
            { header: 'With *me*', lang: 'en' },
          ],
          rows: [
            ['gustar', 'me {gusta:gustar}, me {gustan:gustar}', 'I like'],
            ['encantar', 'me {encanta:encantar}, me {encantan:encantar}', 'I love (things, activities)'],
            ['interesar', 'me {interesa:interesar}, me {interesan:interesar}', 'I’m interested in'],
            ['doler', 'me {duele:doler}, me {duelen:doler}', '… hurts me'],
            ['faltar', 'me {falta:faltar}, me {faltan:faltar}', 'I need, I lack'],
            ['quedar', 'me {queda:quedar}, me {quedan:quedar}', 'I have … left'],
            ['parecer', 'me {parece:parecer}, me {parecen:parecer}', '… seems to me'],
            ['molestar', 'me {molesta:molestar}, me {molestan:molestar}', '… annoys, bothers me'],
            ['apetecer', 'me {apetece:apetecer}, me {apetecen:apetecer}', 'I feel like, I fancy'],
            ['importar', 'me {importa:importar}, me {importan:importar}', 'I care about, I mind'],
          ],
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Nos {encantan:encantar} los videojuegos.', en: 'We love video games.' },
            {
              es: 'A mi tía le {interesa:interesar} mucho la política.',
              en: 'My aunt is very interested in politics.',
            },
            { es: '¿Te {duelen:doler} las piernas?', en: 'Do your legs hurt?' },
            {
              es: 'Me {faltan:faltar} dos euros para la entrada.',
              en: 'I’m two euros short for the ticket.',
            },
            { es: 'Nos {queda:quedar} una semana de clase.', en: 'We have one week of school left.' },
            { es: 'Estas normas me {parecen:parecer} absurdas.', en: 'I think these rules are absurd.' },
            { es: '¿Os {molesta:molestar} la música?', en: 'Does the music bother you?' },
            { es: 'Hoy no me {apetece:apetecer} salir.', en: 'I don’t feel like going out today.' },
            {
              es: 'A los jóvenes les {importa:importar} el medioambiente.',
              en: 'Young people care about the environment.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'With several infinitives, still use the singular: *Me {gusta:gustar} leer y nadar* (I like reading and swimming). To answer, keep the *a*: *a mí también* (me too) after a positive sentence, *a mí tampoco* (nor do I) after a negative one.',
        },
        {
          kind: 'dialogue',
          caption: 'Agreeing and disagreeing',
          lines: [
            {
              who: 'Hugo',
              es: 'Me {encanta:encantar} esta canción. ¿Y a ti?',
              en: 'I love this song. What about you?',
            },
            {
              who: 'Sara',
              es: 'A mí también. Pero no me {gusta:gustar} el vídeo.',
              en: 'So do I. But I don’t like the video.',
            },
            { who: 'Hugo', es: 'A mí tampoco.', en: 'Neither do I.' },
            {
              who: 'Nora',
              es: '¡Pues a mí sí! Me {parece:parecer} muy original.',
              en: 'Well, I do! I think it’s very original.',
            },
          ],
        },
        {
          kind: 'note',
          label: 'Careful',
          text: 'With people, *Me {gusta:gustar} Pablo* usually means that you fancy him. For “I like him” (as a friend) say *Me {cae:caer} bien Pablo*. “I love you” is *Te {quiero:querer}*.',
        },
      ],
    },
    {
      id: 'questions',
      title: 'Questions: *qué*, *quién*, *cuál*, *cuándo*, *dónde*, *por qué*',
      more: 'The question words, their accents and order, and two words for “what”.',
      syllabus: ['P7', 'V15'],
      blocks: [
        {
          kind: 'text',
          text: 'Every question word has a written accent, even inside a longer sentence: *No sé dónde vive* (I don’t know where he lives). A question begins with an upside-down question mark. Spanish doesn’t use _do_ or _does_: the verb follows the question word, and the subject, if any, normally comes next. A question without a question word can keep the order of a statement: *¿Tu prima {vive:vivir} aquí?* (Does your cousin live here?)',
        },
        {
          kind: 'table',
          caption: 'The question words',
          columns: [
            { header: 'Spanish', lang: 'es' },
            { header: 'English', lang: 'en', translation: true },
            { header: 'Question', lang: 'en' },
          ],
          rows: [
            ['¿qué?', 'what? which (+ noun)?', '*¿Qué haces?* (What are you doing?)'],
            ['¿quién?, ¿quiénes?', 'who?', '*¿Quiénes son?* (Who are they?)'],
            ['¿cuál?, ¿cuáles?', 'which one(s)?', '*¿Cuál prefieres?* (Which do you prefer?)'],
            ['¿cuánto?, ¿cuánta?', 'how much?', '*¿Cuánto cuesta?* (How much is it?)'],
            ['¿cuántos?, ¿cuántas?', 'how many?', '*¿Cuántas hay?* (How many are there?)'],
            ['¿cómo?', 'how?', '*¿Cómo estás?* (How are you?)'],
            ['¿cuándo?', 'when?', '*¿Cuándo empieza?* (When does it start?)'],
            ['¿dónde?', 'where?', '*¿Dónde está?* (Where is it?)'],
            ['¿adónde?', 'where to?', '*¿Adónde vas?* (Where are you going?)'],
            ['¿por qué?', 'why?', '*¿Por qué lloras?* (Why are you crying?)'],
            ['¿para qué?', 'what for?', '*¿Para qué sirve?* (What is it for?)'],
          ],
        },
        {
          kind: 'examples',
          rows: [
            { es: '¿Dónde {vive:vivir} tu prima?', en: 'Where does your cousin live?' },
            {
              es: '¿Cuántas asignaturas {tenéis:tener} este curso?',
              en: 'How many subjects do you have this year?',
            },
            {
              es: '¿Con quién {vas:ir} al concierto?',
              en: 'Who are you going to the concert with?',
              note: 'The preposition comes first, never last.',
            },
            { es: '¿De dónde {son:ser} tus padres?', en: 'Where are your parents from?' },
            {
              es: 'Dime cuándo {sale:salir} el tren.',
              en: 'Tell me when the train leaves.',
              note: 'An indirect question keeps the accent.',
            },
            {
              es: '{Hablas:hablar} francés, ¿verdad?',
              en: 'You speak French, don’t you?',
              note: '*¿Verdad?* or *¿no?* works for every English question tag.',
            },
          ],
        },
        {
          kind: 'contrast',
          caption: 'Two words for “what”',
          left: '*¿Qué?* a definition, or before a noun',
          right: '*¿Cuál?* a choice, or information (with *ser*)',
          rows: [
            {
              left: { es: '¿Qué {es:ser} un andén?', en: 'What is a platform?' },
              right: { es: '¿Cuál {es:ser} tu andén?', en: 'Which is your platform?' },
              why: '*Qué* asks what the word means. *Cuál* asks which one.',
            },
            {
              left: { es: '¿Qué número {marco:marcar}?', en: 'What number do I dial?' },
              right: { es: '¿Cuál {es:ser} tu número de móvil?', en: 'What’s your mobile number?' },
              why: 'Use *qué* before a noun and *cuál* before *ser*, to ask which one.',
            },
            {
              left: { es: '¿Qué deporte {prefieres:preferir}?', en: 'Which sport do you prefer?' },
              right: { es: '¿Cuál de los dos {prefieres:preferir}?', en: 'Which of the two do you prefer?' },
              why: 'In Spain *cuál* doesn’t normally go straight before a noun (in Latin America it often does).',
            },
          ],
        },
      ],
    },
    {
      id: 'exclamations',
      title: 'Exclamations: *¡qué difícil!*, *¡cuánta gente!*',
      more: 'How pretty! What a house! So many people! Look at it rain!',
      blocks: [
        {
          kind: 'text',
          text: 'The same words with the same accents, between *¡* and *!*, show how strongly you feel. Leave out _a_ after *qué*.',
        },
        {
          kind: 'table',
          caption: 'Four patterns',
          columns: [
            { header: 'Pattern', lang: 'en' },
            { header: 'Spanish', lang: 'es' },
            { header: 'English', lang: 'en', translation: true },
          ],
          rows: [
            ['*qué* + adjective or adverb', '¡Qué difícil!', 'How difficult!'],
            ['*qué* + adjective or adverb', '¡Qué bien {cantas:cantar}!', 'How well you sing!'],
            ['*qué* + noun', '¡Qué sorpresa!', 'What a surprise!'],
            ['*qué* + noun + *más* or *tan* + adjective', '¡Qué casa más bonita!', 'What a pretty house!'],
            ['*qué* + noun + *más* or *tan* + adjective', '¡Qué día tan largo!', 'What a long day!'],
            ['*cuánto, cuánta…* + noun', '¡Cuánta gente!', 'What a lot of people!'],
            ['*cuánto, cuánta…* + noun', '¡Cuántos libros {tienes:tener}!', 'What a lot of books you have!'],
            ['*cómo* or *cuánto* + verb', '¡Cómo {llueve:llover}!', 'Look at it rain!'],
            ['*cómo* or *cuánto* + verb', '¡Cuánto {trabajáis:trabajar}!', 'How hard you work!'],
          ],
        },
        {
          kind: 'note',
          label: 'Good to know',
          text: 'The subject comes after the verb, as in a question: *¡Qué guapo {está:estar} Hugo!* (Hugo looks so handsome!) An adjective that usually goes before its noun can stay there: *¡Qué buena idea!* (What a good idea!)',
        },
      ],
    },
    {
      id: 'accent-pairs',
      title: 'One accent, two words: *él*, *tú*, *mí*, *sí*, *té*',
      more: 'Nine pairs that differ only in the accent.',
      blocks: [
        {
          kind: 'text',
          text: 'As well as question words (*qué, cómo…*) and verb forms (*hablo*, I speak; *habló*, he spoke), nine pairs of short words differ only in the accent. Each one counts as a different word in your writing. (*Ñ* isn’t an *n* with an accent but a separate letter: *caña* is a cane, *cana* is a grey hair.)',
        },
        {
          kind: 'table',
          caption: 'The nine pairs',
          columns: [
            { header: 'Without', lang: 'en' },
            { header: 'With accent', lang: 'en' },
          ],
          rows: [
            ['*el* the', '*él* he, him'],
            ['*tu* your', '*tú* you'],
            ['*mi* my', '*mí* me (after a preposition)'],
            ['*si* if', '*sí* yes; himself, herself'],
            ['*se* himself, themselves…', '*sé* I know; be! (command)'],
            ['*te* you (object)', '*té* tea'],
            ['*de* of, from', '*dé* give (*usted*; [subjunctive](?subjunctive))'],
            ['*mas* but (literary)', '*más* more'],
            ['*aun* even', '*aún* still, yet'],
          ],
        },
        {
          kind: 'examples',
          rows: [
            { es: 'El té es para él.', en: 'The tea is for him.' },
            {
              es: 'Tú tienes tu ordenador y este es para mí.',
              en: 'You’ve got your computer and this one is for me.',
            },
            { es: 'No sé si se dice así.', en: 'I don’t know if that’s how you say it.' },
          ],
        },
      ],
    },
    {
      id: 'more-mistakes',
      title: 'More mistakes to avoid',
      more: 'Seven more, and tips for the exam.',
      blocks: [
        {
          kind: 'mistakes',
          rows: [
            {
              wrong: 'Lo me gusta hacer.',
              right: 'Me {gusta:gustar} hacerlo.',
              en: 'I like doing it.',
              why: '*Gustar* isn’t a helper verb, so the pronoun stays on the infinitive.',
            },
            {
              wrong: 'El paquete es para yo.',
              right: 'El paquete es para mí.',
              en: 'The parcel is for me.',
              why: 'After a preposition, *yo* becomes *mí*. *Con* + *mí* becomes *conmigo* (with me).',
            },
            {
              wrong: 'Esta carta es para tí.',
              right: 'Esta carta es para ti.',
              en: 'This letter is for you.',
              why: '*Mí* has an accent (*mi* is “my”), but *ti* never does.',
            },
            {
              wrong: 'No he lo visto.',
              right: 'No lo {he visto:ver}.',
              en: 'I haven’t seen it.',
              why: 'English puts “it” last. Don’t put the pronoun between *haber* and the participle.',
            },
            {
              wrong: '¡No te preocupas!',
              right: '¡No te {preocupes:preocuparse}!',
              en: 'Don’t worry!',
              why: '*No te {preocupas:preocuparse}* is a statement, “you don’t worry”. A negative command needs [the subjunctive](imperative).',
            },
            {
              wrong: 'Lo es tarde.',
              right: '{Es:ser} tarde.',
              en: 'It’s late.',
              why: '*Lo* is never a subject. Don’t translate “it” here: just use the verb.',
            },
            {
              wrong: '¿Qué es tu número de teléfono?',
              right: '¿Cuál {es:ser} tu número de teléfono?',
              en: 'What’s your phone number?',
              why: '*¿Qué es…?* asks for a definition. For one number out of many, use *¿cuál?*',
            },
          ],
        },
        {
          kind: 'note',
          label: 'In the exam',
          text: 'In **Writing**, swap a noun you’ve just used for a pronoun at least twice: *Tengo una bici y la uso todos los días* (I have a bike and use it every day). In **Speaking**, check if the examiner and the role play card use *tú* or *usted*, and answer in the same way. Show off with *a mí me parece que…* (I think that…), *lo que más me gusta es…* (what I like best is…) and by asking a question yourself.',
        },
      ],
    },
  ],
  exercises: [
    {
      id: 'use-it',
      kind: 'choose',
      teaches: 'direct-object',
      prompt: 'Which word for “it”?',
      sentence: 'Tengo un móvil nuevo y ___ uso todos los días.',
      en: 'I’ve got a new phone and I use it every day.',
      options: [
        {
          text: '*lo*',
          right: true,
          because: '*Un móvil* is masculine, so “it” is *lo*, and it goes before the verb.',
        },
        { text: '*la*', because: '*La* is “it” for feminine things: *una bici, la uso*.' },
        {
          text: '*él*',
          because: '*Él* is “he”. The thing you use is the object: *lo*.',
          teaches: 'subject',
        },
      ],
    },
    {
      id: 'it-keys',
      kind: 'choose',
      teaches: 'direct-object',
      prompt: 'Which pronoun?',
      sentence: '¿Las gafas? No ___ encuentro.',
      en: 'My glasses? I can’t find them.',
      options: [
        { text: '*los*', because: '*Los* is for masculine things, but *las gafas* is feminine.' },
        {
          text: '*las*',
          right: true,
          because: '*Las gafas* is feminine plural, and it’s the direct object.',
        },
        {
          text: '*les*',
          because: '*Les* is “to them”, for people who receive something.',
          teaches: 'indirect-object',
        },
        {
          text: '*ellas*',
          because: '*Ellas* is “they”, the subject. The object is *las*.',
          teaches: 'subject',
        },
      ],
    },
    {
      id: 'i-know-them',
      kind: 'hear',
      teaches: 'direct-object',
      says: 'Las conozco muy bien.',
      en: 'I know them very well. (girls or women)',
      because: 'You hear *-as* before *conozco*: *las* is feminine plural.',
      choices: [
        'La conozco muy bien.',
        'Las conozco muy bien.',
        'Los conozco muy bien.',
        'Lo conozco muy bien.',
      ],
    },
    {
      id: 'see-her',
      kind: 'translate',
      teaches: 'direct-object',
      en: 'I see her every day.',
      answers: [
        'La veo <{todos los días|cada día|a diario|diariamente}>.',
        {
          answer: 'A ella la veo <{todos los días|cada día}>.',
          note: '*A ella* adds stress: “I see **her** every day”.',
        },
        {
          answer: 'La veo a ella {todos los días|cada día}.',
          note: '*A ella* stresses “her”. Without stress, it’s *la veo*.',
        },
      ],
      because: '“Her” is the direct object: *la*, before the verb.',
      notAsked: [
        {
          answer: 'La veo <todo el día>.',
          because: 'Good Spanish for “all day long”. “Every day” is *todos los días*.',
        },
        { answer: 'Lo veo <{todos los días|cada día}>.', because: '*Lo* is “him” or “it”. “Her” is *la*.' },
        {
          answer: 'Las veo <{todos los días|cada día}>.',
          because: '*Las* is “them”. For one woman, use *la*.',
        },
        {
          answer: 'Le veo <{todos los días|cada día}>.',
          because: 'That’s “I see **him**” in Spain, or “you” to an adult. “Her” is *la*.',
        },
      ],
      mistakes: [
        {
          answer: 'Veo la <{todos los días|cada día}>.',
          because: 'The pronoun goes before the verb: *la veo*.',
        },
        {
          answer: 'Veo [a] ella <{todos los días|cada día}>.',
          because: '*Ella* is “she”. The object of *veo* is *la*: *la veo*.',
        },
      ],
    },
    {
      id: 'who-speaks',
      kind: 'choose',
      teaches: 'subject',
      prompt: 'A post just says *Hablamos español en casa.* Who speaks Spanish at home?',
      options: [
        { text: 'I do', because: 'That would be *hablo*.' },
        { text: 'we do', right: true, because: 'The ending *-mos* means “we”: you don’t need *nosotros*.' },
        { text: 'they do', because: 'That would be *hablan*.' },
      ],
    },
    {
      id: 'cousins-in-chile',
      kind: 'fill',
      teaches: 'subject',
      sentence: 'Marta y Sara son mis primas: ___ viven en Chile y yo, en Leeds.',
      en: 'Marta and Sara are my cousins: they live in Chile and I live in Leeds.',
      answers: [
        'ellas',
        { answer: '{las dos|ambas}', note: 'Right, but this means “both of them”. “They” is *ellas*.' },
      ],
      because: 'They’re both girls: *ellas*. Keep it here for contrast with *yo*.',
      mistakes: [
        {
          answer: 'ellos',
          because: '*Ellos* includes at least one man or boy. For two girls, use *ellas*.',
        },
        { answer: '{las|les|los}', because: 'That’s an object, “them”. The subject, “they”, is *ellas*.' },
        {
          answer: '{ella|nosotras|ustedes|vosotras}',
          because: 'You need “they”, for two girls: *ellas*.',
        },
        { answer: '{sus|su}', because: '*Su* and *sus*, “their”, go before a noun. “They” is *ellas*.' },
      ],
    },
    {
      id: 'cold-and-snowing',
      kind: 'translate',
      teaches: 'subject',
      en: 'It’s cold and it’s snowing. (hacer, nevar)',
      parts: { cold: 'hace frío|está haciendo frío', snow: 'nieva|está nevando' },
      answers: [
        '$Cold y [además|también|encima] $snow.',
        '$Snow y [además|también|encima] $cold.',
        {
          answer:
            '{{Hace|Está haciendo} mucho frío y [además|también] $snow|$Snow y [además|también] {hace|está haciendo} mucho frío}.',
          note: 'Right, but *mucho* adds “very”.',
        },
      ],
      because: 'Don’t translate “it” here: just use the verbs.',
      mistakes: [
        {
          answer: '{Lo|Él|Ello|Eso} hace frío y {{lo|él|ello|eso} |}{nieva|está nevando}.',
          because: 'Don’t translate “it”. Just use the verb: *hace frío*.',
        },
        {
          answer: 'Hace frío y {lo|él|ello|eso} {nieva|está nevando}.',
          because: 'Don’t translate “it”. Just use the verb: *nieva*.',
        },

        {
          answer: 'Hace frío y {es nevando|es nieva}.',
          because: '“It’s snowing” is *nieva* or *está nevando*.',
        },
      ],
      notAsked: [
        {
          answer: 'Está frío y {nieva|está nevando}.',
          because: 'Some Latin Americans say this. Here, use *hacer*: *hace frío*.',
        },
        {
          answer: 'Hay [mucho] frío y {nieva|está nevando}.',
          because: 'People say this too. Here, use *hacer*: *hace frío*.',
        },
        {
          answer: '{Es|Tiene} frío y {nieva|está nevando}.',
          because:
            '*Es frío* is for a place and *tiene frío* for a person. For the weather, say *hace frío*.',
        },
      ],
    },
    {
      id: 'send-you-photos',
      kind: 'fill',
      teaches: 'indirect-object',
      sentence: 'Ana, ahora ___ mando las fotos de la excursión.',
      en: 'Ana, I’ll send you the photos of the trip now. (to a friend)',
      answers: ['te'],
      because: '“To you” (a friend) is *te*, before the verb.',
      mistakes: [
        { answer: '{tú|tu}', because: '*Tú* is the subject. “To you” before a verb is *te*.' },
        { answer: '{ti|a ti|para ti}', because: 'It’s *ti* after a preposition but *te* before a verb.' },
        {
          answer: '{la|lo|las}',
          because: 'That’s a direct object, as in *la mando*. “To you” is *te*.',
        },
        { answer: '{se|nos}', because: 'That’s a different person. “To you” (a friend) is *te*.' },
      ],
      notAsked: [
        { answer: 'le', because: 'Good Spanish to an adult you call *usted*. To a friend, it’s *te*.' },
        { answer: '{os|les}', because: 'That’s for several people. For one friend, it’s *te*.' },
        { answer: 'me', because: 'That’s “I’ll send myself”. “To you” (a friend) is *te*.' },
      ],
    },
    {
      id: 'tell-jokes',
      kind: 'order',
      teaches: 'indirect-object',
      words: ['chistes', 'a', 'cuento', 'hermanos', 'les', 'mis'],
      en: 'I tell my brothers jokes.',
      answers: [
        'Les cuento {chistes a mis hermanos|a mis hermanos chistes}.',
        'A mis hermanos les cuento chistes.',
        {
          answer: 'Chistes les cuento a mis hermanos.',
          note: 'Possible, but it stresses the jokes. The usual order is *les cuento chistes*.',
        },
      ],
      because: '*A mis hermanos* needs *les* as well, before the verb.',
      mistakes: [
        {
          answer: '{Cuento les chistes|Cuento chistes les} a mis hermanos.',
          because: 'The pronoun goes before the verb: *les cuento*.',
        },
        {
          answer: 'A mis hermanos cuento les chistes.',
          because: 'The pronoun goes before the verb: *les cuento*.',
        },
        {
          answer: 'Les cuento mis chistes a hermanos.',
          because: '*Mis* goes with *hermanos*: *a mis hermanos*.',
        },
        {
          answer: 'Les cuento chistes mis a hermanos.',
          because: '*Mis* goes before its noun: *a mis hermanos*.',
        },
      ],
    },
    {
      id: 'give-ana',
      kind: 'translate',
      teaches: 'indirect-object',
      en: 'I’m going to give the book to Ana.',
      answers: [
        'Voy a darle {el libro a Ana|a Ana el libro}.',
        'Voy a dar {el libro a Ana|a Ana el libro}.',
        'A Ana le voy a dar el libro.',
        'El libro se lo voy a dar a Ana.',
        {
          answer:
            '{Le daré {el libro a Ana|a Ana el libro}|A Ana le daré el libro|Daré el libro a Ana|El libro se lo daré a Ana}.',
          note: '*Le daré* is the future tense. “I’m going to” is *voy a darle*.',
        },
        {
          answer: '{Voy a regalarle|Voy a entregarle|Voy a pasarle} el libro a Ana.',
          note: 'Right for some ways of giving: *regalar* is to give as a present, *entregar* to hand over and *pasar* to pass. The usual verb is *dar*.',
        },
      ],
      because: 'Normally, add *le* for *a Ana*, on the infinitive or before *voy*.',
      mistakes: [
        {
          answer: '{Voy a darla|La voy a dar} {el libro a Ana|a Ana el libro}.',
          because: '“To him” and “to her” are both *le*.',
        },
        {
          answer: '{Voy a darlo|Lo voy a dar} {el libro a Ana|a Ana el libro|Ana el libro}.',
          because: '*Lo* is “it”, the book. The pronoun for *a Ana* is *le*.',
        },
        {
          answer: 'Voy a {le|la|lo|se} dar {el libro a Ana|a Ana el libro|el libro Ana}.',
          because: 'A pronoun can’t go between *a* and the infinitive: *darle*, or *le voy a dar*.',
        },
        {
          answer: '{Voy a dar le|Voy le a dar|Le voy dar} {el libro a Ana|a Ana el libro}.',
          because:
            'Attach the pronoun to the infinitive (*voy a darle*) or put it before *voy* (*le voy a dar*).',
        },
        {
          answer: '{Voy a darle|Le voy a dar|Voy a dar|Voy darle} {el libro Ana|Ana el libro}.',
          because: '“To Ana” needs *a*: *a Ana*.',
        },
        {
          answer: '{Voy a darle|Le voy a dar|Voy a dar} el libro en Ana.',
          because: 'The person who receives something needs *a*: *a Ana*.',
        },
        {
          answer: '{Voy darle|Voy dar|Voy de dar|Voy para dar|Voy por darle} el libro a Ana.',
          because: '“Going to” is *voy a* + infinitive: *voy a darle*.',
        },
        {
          answer:
            '{Soy yendo a dar|Soy yendo a darle|Estoy voy a dar|Soy voy a dar|Soy ir a dar|Estoy ir a dar} el libro a Ana.',
          because: '“I’m going to” (a plan) is *voy a* + infinitive: *voy a darle*.',
        },
        {
          answer: 'Voy a {doy|le doy|dando|dándole|dado|dé|daré} el libro a Ana.',
          because: 'After *voy a*, use the infinitive: *voy a darle*.',
        },
        {
          answer:
            '{Voy a darles|Les voy a dar|Voy a darme|Voy a darte|Te voy a dar|Voy a darse|Se voy a dar|Me voy a dar} el libro a Ana.',
          because: 'For one person, *a Ana*, the pronoun is *le*: *voy a darle*.',
        },
        {
          answer: '{Voy a darle|Le voy a dar|Voy a dar} {la libro|libro} a Ana.',
          because: '“The book” is *el libro*.',
        },
      ],
      notAsked: [
        {
          answer: 'Estoy yendo a {darle|dar} el libro a Ana.',
          because: 'That means you’re on your way. For a plan, use *voy a darle*.',
        },
        {
          answer: '{Le doy|Le estoy dando} el libro a Ana.',
          because: 'Good Spanish in the present. “I’m going to give” is *voy a darle*.',
        },
        {
          answer: '{Voy a dárselo|Se lo voy a dar} a Ana.',
          because: 'Good Spanish for “give **it** to Ana”. But name “the book”: *voy a darle el libro*.',
        },
        {
          answer: '{Voy a darle|Le voy a dar|Voy a dar} el libro de Ana.',
          because: 'That’s “Ana’s book”. “To Ana” is *a Ana*.',
        },
        {
          answer: '{Voy a darle|Le voy a dar|Voy a dar} el libro {para|por|con} Ana.',
          because: '*Para* and *por* are “for”, and *con* is “with”. “To Ana” is *a Ana*.',
        },
        {
          answer: '{Voy a darle|Le voy a dar|Voy a dar} {un libro|los libros} a Ana.',
          because: '*Un libro* is “a book” and *los libros* is “the books”. “The book” is *el libro*.',
        },
        {
          answer: '{Voy a darle el libro|Le voy a dar el libro|Voy a darle el libro a ella}.',
          because: 'Good Spanish for “give her (or him) the book”. Name her: *a Ana*.',
        },
      ],
    },
    {
      id: 'want-to-see-it',
      kind: 'choose',
      teaches: 'position',
      prompt: 'There’s a new film on. Which sentence is right?',
      en: 'I want to see it.',
      options: [
        {
          text: '*Quiero la ver.*',
          because: 'Not between the two verbs: it goes on the infinitive or before *quiero*.',
        },
        {
          text: '*Quiero verla.*',
          right: true,
          because: 'It’s joined to the infinitive. *La quiero ver* is just as good.',
        },
        { text: '*Quiero ver la.*', because: 'It’s the right place, but make it one word: *verla*.' },
        {
          text: '*Quiero ver ella.*',
          because: '*Ella* is “she”. The film is the object, *la*: *verla*.',
          teaches: 'subject',
        },
      ],
    },
    {
      id: 'not-know-her',
      kind: 'order',
      teaches: 'position',
      words: ['bien', 'la', 'conozco', 'muy', 'no'],
      en: 'I don’t know her very well.',
      answers: [
        'No la conozco muy bien.',
        {
          answer: 'Muy bien no la conozco.',
          note: 'Right in speech, but it stresses *muy bien*. The usual order is *no la conozco muy bien*.',
        },
      ],
      because: 'Put *no* first, then the pronoun, then the verb.',
      mistakes: [
        {
          answer: 'No conozco la muy bien.',
          because: 'The pronoun goes before the verb: *no la conozco*.',
        },
        { answer: 'La no conozco muy bien.', because: '*No* comes before the pronoun: *no la conozco*.' },
        {
          answer: '{No conozco muy bien la|La conozco no muy bien}.',
          because: 'The order is *no* + *la* + *conozco*.',
        },
      ],
    },
    {
      id: 'listen-to-her',
      kind: 'hear',
      teaches: 'position',
      says: 'Tenemos que escucharla con atención.',
      en: 'We have to listen to her carefully.',
      because: '*Escucharla* is one word: the infinitive with *la* joined to it.',
    },
    {
      id: 'like-playing-it',
      kind: 'correct',
      teaches: 'position',
      sentence: 'Tengo una guitarra y la me gusta tocar.',
      en: 'I’ve got a guitar and I like playing it.',
      answers: [
        'Tengo {una|} guitarra y me {gusta|agrada} tocarla.',
        'Tengo una guitarra y tocarla me gusta.',
        {
          answer: 'Tengo una guitarra y disfruto {tocándola|de tocarla|al tocarla}.',
          note: 'This means “I enjoy playing it”. “I like” is *me gusta* + infinitive.',
        },
        {
          answer: 'Tengo una guitarra que me gusta tocar.',
          note: 'Right, but this means “a guitar that I like playing”. With “it”, say *me gusta tocarla*.',
        },
        {
          answer: 'Tengo una guitarra y me gusta tocar {la|mi} guitarra.',
          note: 'Right, but you say *guitarra* twice. “Playing it” is *tocarla*.',
        },
        {
          answer: 'Tengo una guitarra y gusto de tocarla.',
          note: 'Right, but very formal. In speech people say *me gusta tocarla*.',
        },
        { answer: 'Tengo una guitarra y me gusta mucho tocarla.', note: 'Right, but *mucho* adds “a lot”.' },
      ],
      because:
        '*Gustar* isn’t a helper verb, so the pronoun stays on the infinitive: *tocarla*. (With *quiero* it could move: *la quiero tocar*.)',
      mistakes: [
        {
          answer:
            'Tengo una guitarra y {me la gusta tocar|la gusta tocar|me lo gusta tocar|lo me gusta tocar|la gusto tocar}.',
          because: 'The pronoun goes with *tocar* and stays there: *me gusta tocarla*.',
        },
        {
          answer: 'Tengo una guitarra y me gusta la tocar.',
          because: 'After *me gusta* the pronoun goes on the end of the infinitive, as one word: *tocarla*.',
        },
        {
          answer: 'Tengo una guitarra y me gusta {lo|le|ella} tocar.',
          because:
            'After *me gusta* the pronoun goes on the end of the infinitive, and here it’s *la*: *tocarla*.',
        },
        {
          answer:
            'Tengo una guitarra y {me gusta tocarlo|me gusta tocarle|me gusta tocarlas|me gusta tocarse|me gusta tocarlos}.',
          because: 'The position is right, but *guitarra* is feminine singular: *la*.',
        },
        {
          answer: 'Tengo una guitarra y me gusta tocar {la|lo|ella|ello|it}.',
          because: 'The pronoun is attached to the infinitive, as one word: *tocarla*.',
        },
        {
          answer: 'Tengo una guitarra y {gusto|me gusto|yo gusto|gusta|me gustan} tocarla.',
          because: '*Tocarla* is right. Playing pleases **me**: *me gusta*.',
        },
        {
          answer: 'Tengo una guitarra y me gusta {tocándola|tocando la|tocando|la tocando|tocándolo}.',
          because: 'English uses _playing_, but use the infinitive after *me gusta*: *tocarla*.',
        },
        {
          answer: 'Tengo una guitarra y me gusta {jugarla|jugar la|jugándola|jugarlo|la jugar}.',
          because: 'For an instrument use *tocar*: *me gusta tocarla*.',
        },
        {
          answer:
            'Tengo una guitarra y me gusta {a tocarla|de tocarla|que la toco|la toco|que tocarla|toco la|toco|tocala}.',
          because: 'Put the infinitive straight after *me gusta*, with its pronoun: *tocarla*.',
        },
        {
          answer:
            '{Tengo {un|el} guitarra y me gusta {tocarla|tocarlo}|Tengo la guitarra y me gusta tocarlo}.',
          because: '*Guitarra* is feminine, and “a guitar” is *una guitarra*: *tocarla*.',
        },
      ],
      notAsked: [
        {
          answer: 'Tengo una guitarra y me encanta tocarla.',
          because: 'Good Spanish for “I love playing it”. “I like” is *me gusta*.',
        },
        {
          answer: 'Tengo una guitarra y me gusta tocar.',
          because: 'Good Spanish for “I like to play”. “It” is missing: *tocarla*.',
        },
        {
          answer: 'Tengo una guitarra y {le gusta|te gusta} tocarla.',
          because: 'That’s somebody else. “**I** like” is *me gusta*.',
        },
        {
          answer: 'Tengo una guitarra y me gusta jugar con ella.',
          because: 'That’s playing with it, like a toy. For an instrument use *tocar*: *tocarla*.',
        },
        {
          answer: 'Tengo la guitarra y me gusta tocarla.',
          because: '*La guitarra* is “**the** guitar”. “A guitar” is *una guitarra*.',
        },
      ],
    },
    {
      id: 'team-sports',
      kind: 'choose',
      teaches: 'gustar',
      prompt: 'Which form?',
      sentence: '¿Te ___ los deportes de equipo?',
      en: 'Do you like team sports?',
      options: [
        { text: '*gusta*', because: 'That’s for one thing. *Los deportes* is plural.' },
        {
          text: '*gustas*',
          because: 'You aren’t the subject here: the sports are.',
        },
        { text: '*gustan*', right: true, because: '*Los deportes* is the subject, and it’s plural.' },
      ],
    },
    {
      id: 'cook-who',
      kind: 'hear',
      teaches: 'gustar',
      says: 'Les gusta cocinar.',
      en: 'They like cooking.',
      because: 'You hear an *-s* before *gusta*, so it’s *les*, for “they”. For one person, it’s *le*.',
      choices: ['Le gusta cocinar.', 'Les gusta cocinar.'],
    },
    {
      id: 'play-outdoors',
      kind: 'fill',
      teaches: 'gustar',
      sentence: 'A mis amigos y a mí nos ___ jugar al aire libre.',
      en: 'My friends and I like playing outdoors. (gustar)',
      answers: ['gusta'],
      because: 'The subject is *jugar*, an infinitive, so use *gusta*.',
      mistakes: [
        { answer: 'gustan', because: 'There are several people, but the subject is *jugar*: *gusta*.' },
        { answer: 'gustamos', because: 'We aren’t the subject. Playing pleases us: *nos gusta*.' },
        {
          answer: '{gusto|gustas|gustar|gustando}',
          because: 'The subject is *jugar*, so the form is *gusta*.',
        },
        {
          answer: '{nos gusta|me gusta|nos gustan}',
          because: '*Nos* is already there before the gap: *gusta*.',
        },
      ],
    },
    {
      id: 'mother-coffee',
      kind: 'translate',
      teaches: 'gustar',
      en: 'My mother likes coffee.',
      answers: [
        'A mi madre le gusta el café.',
        'Le gusta el café a mi madre.',
        'El café le gusta a mi madre.',
        'A mi madre el café le gusta.',
        {
          answer:
            '{A mi madre le gusta mucho el café|Le gusta mucho el café a mi madre|El café le gusta mucho a mi madre|A mi madre el café le gusta mucho}.',
          note: 'Right, but *mucho* adds “a lot”.',
        },
        {
          answer: 'A mi madre le agrada el café.',
          note: 'Right, but formal. The everyday verb is *gustar*.',
        },
        {
          answer: 'A mi madre le gusta {tomar|beber} café.',
          note: 'Right, but this means “likes drinking coffee”. “Coffee” is just *el café*.',
        },
      ],
      because: 'Coffee pleases **her**: *le gusta*, with *a* before the person and *el* before the thing.',
      mistakes: [
        {
          answer: 'Mi madre gusta [el] café.',
          because: 'Coffee is the subject: *a mi madre le gusta el café*.',
        },
        {
          answer: 'A mi madre gusta [el] café.',
          because: '*Le* is missing: you need it with *a mi madre*.',
        },
        { answer: 'Mi madre le gusta [el] café.', because: 'The person needs *a*: *a mi madre le gusta*.' },
        {
          answer: 'A mi madre le gusta café.',
          because: 'Coffee in general needs the article: *el café*.',
        },
        { answer: 'A mi madre {la|se|lo} gusta [el] café.', because: '*Le* is both “to him” and “to her”.' },
        { answer: 'A mi madre le {gustan|gusto} [el] café.', because: 'Coffee is one thing: *gusta*.' },
      ],
      notAsked: [
        {
          answer: 'A mi madre le encanta el café.',
          because: '*Encanta* is “loves”. “Likes” is *le gusta*.',
        },
      ],
    },
    {
      id: 'message-about-coco',
      kind: 'proofread',
      teaches: 'mistakes',
      en: 'Nora tells Leo about her new dog (its name and who takes it out) and invites him to the park on Sunday.',
      lines: [
        { right: 'Hola, Leo: tenemos un perro nuevo.' },
        { right: 'Se llama Coco y lo saco todas las mañanas.' },
        {
          wrong: 'A mi hermana gusta mucho.',
          model: 'A mi hermana le gusta mucho.',
          answers: [
            'A mi hermana le gusta [mucho|muchísimo] [Coco].',
            'Le gusta [mucho|muchísimo] a mi hermana.',
            'A mi hermana le encanta.',
          ],
          because: 'With *a mi hermana* you still need *le*: *le gusta*.',
          mistakes: [
            { answer: 'A mi hermana {la|lo|se} gusta mucho.', because: '“To her” is *le*: *le gusta*.' },
          ],
          notAsked: [
            {
              answer: 'Mi hermana gusta mucho.',
              because: 'That would mean people fancy your sister. Say *a mi hermana le gusta*.',
            },
          ],
        },
        {
          wrong: 'También mis primos quieren lo pasear.',
          answers: [
            '{También mis primos quieren|Mis primos también quieren|Mis primos quieren también} {pasearlo|sacarlo|sacarlo a pasear}.',
            'También quieren {pasearlo|sacarlo} mis primos.',
          ],
          because: '*Lo* can’t go between the two verbs: *quieren pasearlo* or *lo quieren pasear*.',
          mistakes: [
            {
              answer: 'También mis primos quieren pasear lo.',
              because: 'The pronoun is joined to the infinitive, as one word: *pasearlo*.',
            },
            {
              answer: 'También mis primos quieren {la|le} pasear.',
              because: 'Use *lo*, but not between the verbs: *quieren pasearlo*.',
            },
          ],
        },
        { right: 'Es pequeño y duerme mucho.' },
        {
          wrong: 'El domingo vamos al parque: ¿vienes con nos?',
          answers: [
            '<El domingo> vamos al parque: ¿{vienes|te vienes|quieres venir} con {nosotros|nosotras}?',
            'El domingo vamos al parque: ¿nos acompañas?',
          ],
          because: 'After a preposition only *yo* and *tú* change: *con nosotros*.',
          mistakes: [
            {
              answer: 'El domingo vamos al parque: ¿vienes {connosotros|con nuestros|connos}?',
              because: '“With us” is two words: *con nosotros*.',
            },
          ],
        },
      ],
    },
    {
      id: 'who-pays',
      kind: 'choose',
      teaches: 'subject-kept',
      prompt:
        'Your aunt gets her purse out in the café, but it’s your turn today. Which sentence stresses this?',
      en: 'No, I’m paying!',
      options: [
        { text: '*No, ¡pago!*', because: 'That’s “I’m paying”, without stressing who.' },
        {
          text: '*No, ¡pago yo!*',
          right: true,
          because: 'The pronoun after the verb adds stress: **I’m** paying.',
        },
        { text: '*No, ¡me pago!*', because: 'That would be “I pay myself”.' },
      ],
    },
    {
      id: 'who-is-hungry',
      kind: 'fill',
      teaches: 'subject-kept',
      sentence: '—¿Quién tiene hambre? —¡___!',
      en: '“Who’s hungry?” “Me!”',
      answers: [
        'Yo',
        {
          answer: '{Yo tengo hambre|Tengo hambre yo}',
          note: 'Right, but *yo* is enough.',
        },
        { answer: 'Yo tengo', note: 'Possible, but *yo* or *yo tengo hambre* is more usual.' },
      ],
      exactly: ['subject'],
      because: 'The answer to *¿quién?* is a subject: *yo*, even though English says _me_.',
      mistakes: [
        { answer: '{mí|mi}', because: 'Use *mí* only after a preposition. Who’s hungry? *Yo*.' },
        { answer: 'me', because: '*Me* is an object and needs a verb. Who’s hungry? *Yo*.' },
        { answer: 'a mí', because: '*A mí* would answer *¿a quién?* The answer to *¿quién?* is *yo*.' },
        { answer: 'soy yo', because: '*Soy yo* answers *¿quién es?* at the door. Who’s hungry? *Yo*.' },
      ],
    },
    {
      id: 'polite-officer',
      kind: 'choose',
      teaches: 'address',
      prompt: 'You need help from a police officer in Madrid. Which question fits?',
      en: 'Can you help me?',
      options: [
        { text: '*¿Me puedes ayudar?*', because: 'That’s *tú*, for a friend. With an officer, use *usted*.' },
        { text: '*¿Me podéis ayudar?*', because: 'That’s *vosotros*, for several friends.' },
        {
          text: '*¿Me puede ayudar?*',
          right: true,
          because: '*Usted* uses the form of *él* and *ella*: *puede*.',
        },
        {
          text: '*¿Me pueden ayudar?*',
          because: 'It’s polite, but *ustedes* is for more than one officer.',
        },
      ],
      ustedes: {
        options: [
          {
            text: '*¿Me puedes ayudar?*',
            because: 'That’s *tú*, for a friend. With an officer, use *usted*.',
          },
          { text: '*¿Te puedo ayudar?*', because: 'That’s “Can I help you?”, to a friend.' },
          {
            text: '*¿Me puede ayudar?*',
            right: true,
            because: '*Usted* uses the form of *él* and *ella*: *puede*.',
          },
          {
            text: '*¿Me pueden ayudar?*',
            because: 'That’s *ustedes*, for more than one officer.',
          },
        ],
      },
    },
    {
      id: 'meat-or-fish',
      kind: 'fill',
      teaches: 'address',
      sentence: 'Señores, ¿___ ustedes carne o pescado?',
      en: 'Gentlemen, would you like meat or fish? (querer)',
      answers: [
        'quieren',
        {
          answer: '{querrían|quisieran}',
          note: 'Right, but very polite. A waiter usually asks *¿quieren…?*',
        },
      ],
      because: '*Ustedes* uses the form of *ellos*: *quieren*.',
      mistakes: [
        {
          answer: '{queréis|queren}',
          because: '*Queréis* goes with *vosotros*. *Ustedes* needs *quieren*, with *ie*.',
        },
        { answer: 'quiere', because: 'That’s *usted*, for one person. *Ustedes* needs *quieren*.' },
        { answer: 'quieres', because: 'That’s *tú*. *Ustedes* needs *quieren*.' },
        { answer: '{quiero|queremos|querer}', because: '*Ustedes* uses the form of *ellos*: *quieren*.' },
      ],
      ustedes: {
        mistakes: [
          { answer: 'queren', because: 'The *e* changes to *ie*: *quieren*.' },
          { answer: 'quiere', because: 'That’s *usted*, for one person. *Ustedes* needs *quieren*.' },
          { answer: 'quieres', because: 'That’s *tú*. *Ustedes* needs *quieren*.' },
          { answer: '{quiero|queremos|querer}', because: '*Ustedes* uses the form of *ellos*: *quieren*.' },
        ],
      },
    },
    {
      id: 'waiting-for-nora',
      kind: 'fill',
      teaches: 'lo-or-le',
      sentence: '¿Dónde está Nora? ___ espero desde las cinco.',
      en: 'Where’s Nora? I’ve been waiting for her since five.',
      answers: ['La'],
      because: '*Esperar* takes a direct object, unlike English “wait for”: *la espero*.',
      mistakes: [
        {
          answer: '{ella|a ella|para ella}',
          because: '*Esperar* already includes “for”, and the object before it is *la*.',
        },
        { answer: '{se|me}', because: '“Her” as the direct object is *la*.' },
      ],
      notAsked: [
        { answer: 'le', because: 'In Spain, *le* is “him”, or “you” to an adult. For Nora, use *la*.' },
        { answer: 'lo', because: '*Lo* is “him”. “Her” is *la*.' },
        { answer: '{te|las}', because: '*Te* is “you” and *las* “them”. “Her” is *la*.' },
        {
          answer: 'por ella',
          because:
            'Some Latin Americans say *esperar por*, and *por ella* stresses “her”. *La espero* is right everywhere.',
        },
      ],
    },
    {
      id: 'to-her',
      kind: 'choose',
      teaches: 'lo-or-le',
      prompt: 'Which pronoun?',
      sentence: 'Mañana ___ pregunto la fecha del examen a la profesora.',
      en: 'Tomorrow I’ll ask the teacher the date of the exam.',
      options: [
        { text: '*la*', because: 'She’s a woman, but *preguntar* takes an indirect object: *le*.' },
        {
          text: '*lo*',
          because: '*Lo* would be what you ask, but that’s *la fecha*. The person is *le*.',
        },
        {
          text: '*le*',
          right: true,
          because: 'The person you ask is the indirect object: *le*, for a man or a woman.',
        },
        { text: '*se*', because: '*Se* replaces *le* only before *lo, la, los, las*, or means “herself”.' },
      ],
    },
    {
      id: 'show-aunt',
      kind: 'correct',
      teaches: 'lo-or-le',
      sentence: 'La enseño las fotos a mi tía.',
      en: 'I show my aunt the photos.',
      answers: [
        'Le {enseño|muestro} {las fotos a mi tía|a mi tía las fotos}.',
        'A mi tía le {enseño|muestro} las fotos.',
        '{Enseño|Muestro} {las fotos a mi tía|a mi tía las fotos}.',
        {
          answer: 'Se las {enseño|muestro} a mi tía.',
          note: 'Right, but this means “I show them to my aunt”. “The photos” is *las fotos*.',
        },
        'Las fotos se las {enseño|muestro} a mi tía.',
      ],
      because: 'You show **something** to her, so she’s the indirect object: *le*.',
      mistakes: [
        { answer: '{Lo|Las|Les|Se} enseño las fotos a mi tía.', because: '“To her” (one person) is *le*.' },
        {
          answer: 'Le enseño las fotos mi tía.',
          because: '*Le* is right, but you still need *a*: *a mi tía*.',
        },
        {
          answer: 'Enseño le las fotos a mi tía.',
          because: 'The pronoun goes before the verb: *le enseño*.',
        },
        { answer: 'La enseño a mi tía las fotos.', because: '“To him” and “to her” are both *le*.' },
      ],
    },
    {
      id: 'dinner-first',
      kind: 'choose',
      teaches: 'object-first',
      prompt: 'What goes in the gap?',
      sentence: 'La cena ___ hace mi padre los domingos.',
      en: 'It’s my dad who makes dinner on Sundays.',
      options: [
        {
          text: '*le*',
          because: '*Le* is for a person. For the dinner, use *la*.',
          teaches: 'lo-or-le',
        },
        {
          text: '*la*',
          right: true,
          because: '*La cena*, the object, comes first, so *la* repeats it before the verb.',
        },
        { text: '*lo*', because: 'The right idea, but *la cena* is feminine: *la*.' },
        { text: '(nothing)', because: 'When a specific object comes first, Spanish repeats it: *la hace*.' },
      ],
    },
    {
      id: 'elena-never',
      kind: 'fill',
      teaches: 'object-first',
      sentence: 'A Elena no ___ veo nunca en el recreo.',
      en: 'I never see Elena at break.',
      answers: ['la'],
      because: '*A Elena* comes first, so a pronoun repeats it. *Ver* takes a direct object: *la*.',
      mistakes: [
        { answer: 'le', because: '*Ver* takes a direct object. For a girl, it’s *la*.' },
        { answer: 'lo', because: 'Elena is a girl: *la*.' },
        { answer: '{ella|a ella|se|las}', because: 'Before the verb, “her” is *la*.' },
      ],
    },
    {
      id: 'yes-i-am',
      kind: 'choose',
      teaches: 'lo-idea',
      prompt: 'Which word?',
      sentence: '—¿Eres inglesa? —Sí, ___ soy.',
      en: '“Are you English?” “Yes, I am.”',
      options: [
        { text: '*lo*', right: true, because: '*Lo* stands for *inglesa* after *ser* and never changes.' },
        {
          text: '*la*',
          because: 'She’s a girl, but here *lo* stands for a word, not a person, so it never changes.',
        },
        { text: '*le*', because: '*Le* is “to her”. *Lo* replaces the word *inglesa*.' },
      ],
    },
    {
      id: 'not-tired',
      kind: 'fill',
      teaches: 'lo-idea',
      sentence: '—¿Están cansados tus padres? —No, no ___ están.',
      en: '“Are your parents tired?” “No, they’re not.”',
      answers: ['lo'],
      because: '*Lo* stands for *cansados* after *estar*, and it never changes.',
      mistakes: [
        { answer: 'los', because: 'There are two of them, but this *lo* never changes.' },
        { answer: '{les|le}', because: 'Nobody’s being given anything. *Lo* replaces *cansados*.' },
        { answer: '{ellos|ello|eso|así}', because: '*Lo* replaces the adjective *cansados*.' },
      ],
    },
    {
      id: 'tell-me-it',
      kind: 'choose',
      teaches: 'position-more',
      prompt: 'Your friend has a secret and you want to hear it. What do you write?',
      en: 'Go on, tell me!',
      options: [
        {
          text: '*¡Dímelo!*',
          right: true,
          because:
            'In a positive command, the pronouns go on the end. The stress stays on *di-*, so you need an accent.',
        },
        { text: '*¡Dimelo!*', because: 'Without the accent it would be stressed on *-me-*.' },
        { text: '*¡Me lo di!*', because: 'In a positive command the pronouns go on the end.' },
        { text: '*¡Di me lo!*', because: 'The command and its pronouns are one word: *dímelo*.' },
      ],
    },
    {
      id: 'buy-it',
      kind: 'fill',
      teaches: 'position-more',
      sentence: 'Es muy barato: ¡___!',
      en: 'It’s very cheap: buy it! (to a friend; comprar + lo)',
      answers: ['cómpralo'],
      because:
        'In a positive command, the pronoun is attached, and the accent keeps the stress on the first syllable. (With *vos*, for example in Argentina, the stress is on *-pra-*, so there’s no accent.)',
      mistakes: [
        { answer: '{compra lo|cómpra lo}', because: 'The command and its pronoun are one word: *cómpralo*.' },
        {
          answer: '{comprarlo|comprar lo|lo comprar|comprar|comprárlo}',
          because: 'That’s the infinitive, “to buy it”. The command is *compra*: *cómpralo*.',
        },
        { answer: '{compras|cómpra}', because: '“It” is missing: *cómpralo*.' },
        {
          answer: '{lo compres|cómpreslo|compreslo|compres lo}',
          because:
            '*Compres* is for negative commands (*no lo compres*). The positive one is *compra*: *cómpralo*.',
        },
        {
          answer: '{lo compre|compre lo}',
          because: 'A positive command to a friend is *compra*, with the pronoun on the end: *cómpralo*.',
        },
        {
          answer: '{cómpraslo|compraslo|cómprolo|compralos}',
          because: 'The command to a friend is *compra*, without *-s*, and “it” is *lo*: *cómpralo*.',
        },
        { answer: 'comprala', because: '*Barato* is masculine, so “it” is *lo*: *cómpralo*.' },
        {
          answer: '{cómprate|comprale}',
          because: '“It” is *lo*, and you don’t need *te*: *cómpralo*.',
        },
        {
          answer: 'comprenlo',
          because: '*Cómprenlo* has an accent, and it’s for several people. To one friend, say *cómpralo*.',
        },
        {
          answer: '{comprándolo|comprando lo|comprandolo|comprado}',
          because: 'The command is *compra*: *cómpralo*.',
        },
      ],
      notAsked: [
        {
          answer: 'cómprelo',
          because: 'Good Spanish, but that’s *usted*. To a friend, say *cómpralo*.',
        },
        {
          answer: 'cómpratelo',
          because: 'Good Spanish for “buy it for yourself”. Here you only need *lo*: *cómpralo*.',
        },
        {
          answer: 'lo compra',
          because: 'That means “he buys it”. In a positive command the pronoun goes on the end.',
        },
        { answer: 'lo compras', because: 'That means “you buy it”. The command is *cómpralo*.' },
        {
          answer: '{compradlo|cómprenlo|comprémoslo}',
          because:
            '*Compradlo* and *cómprenlo* are for several people, and *comprémoslo* is “let’s buy it”. To one friend, say *cómpralo*.',
        },
        {
          answer: '{lo compré|lo compraste|lo comprarás|lo compraré}',
          because: 'That’s in the past or the future. The command is *cómpralo*.',
        },
        { answer: 'compra', because: 'That’s just “buy!”. “It” is missing: *cómpralo*.' },
        { answer: 'compre', because: 'That’s “buy!” for *usted*. For a friend, “buy it” is *cómpralo*.' },
        { answer: 'cómpralos', because: 'That’s “buy **them**”. “It” is *lo*: *cómpralo*.' },
        {
          answer: '{cómprala|la compra}',
          because:
            'That’s for a feminine thing. *La compra* is also “he buys it”. Here “it” is *lo*: *cómpralo*.',
        },
        {
          answer: '{cómprale|cómprame|cómpraselo}',
          because:
            '*Cómpraselo* is “buy it for her”, *cómprale* is “buy him …” and *cómprame* is “buy me …”. Here you only need *lo*: *cómpralo*.',
        },
      ],
    },
    {
      id: 'have-seen',
      kind: 'order',
      teaches: 'position-more',
      words: ['visto', 'no', 'hemos', 'todavía', 'la'],
      en: 'We haven’t seen it yet. (a film)',
      answers: ['<Todavía> no la hemos visto.'],
      because: 'The pronoun goes after *no* and before *hemos*. Keep *hemos* and *visto* together.',
      mistakes: [
        {
          answer: '<Todavía> no hemos {la visto|visto la}.',
          because: '*La* goes before *hemos*, with nothing between *hemos* and *visto*: *no la hemos visto*.',
        },
        {
          answer: '<Todavía> la no hemos visto.',
          because: '*No* goes before the pronoun: *no la hemos visto*.',
        },
        {
          answer: '{No hemos todavía la visto|No hemos todavía visto la}.',
          because: 'Nothing goes between *hemos* and *visto*. *Todavía* goes first or last.',
        },
        {
          answer: '{No todavía la hemos visto|No la todavía hemos visto|La todavía no hemos visto}.',
          because: '*Todavía* goes first or last: *todavía no la hemos visto*.',
        },
        {
          answer:
            '{La hemos visto no todavía|La hemos no visto todavía|Todavía la hemos no visto|Todavía la hemos visto no|La hemos todavía no visto}.',
          because: '*No* goes first, before the pronoun: *no la hemos visto*.',
        },
        {
          answer: '{Visto no la hemos todavía|Todavía no la visto hemos|No la visto hemos todavía}.',
          because: '*Hemos* and *visto* stay together, in that order.',
        },
      ],
      notAsked: [
        {
          answer: 'No la hemos todavía visto.',
          because: 'People write this in formal texts. Usually *todavía* goes first or last.',
        },
      ],
    },
    {
      id: 'see-hugo',
      kind: 'choose',
      teaches: 'personal-a',
      prompt: 'What goes before the name?',
      sentence: 'En el recreo veo ___ Hugo y jugamos al ajedrez.',
      en: 'I see Hugo at break and we play chess.',
      options: [
        {
          text: '*a*',
          right: true,
          because: 'Hugo is a person, so you need *a*, unlike in English.',
        },
        { text: '(nothing)', because: 'That’s right for a thing: *veo la tele*. A person needs *a*.' },
        { text: '*con*', because: '*Con* is “with”. “I see Hugo” is *veo a Hugo*.' },
        { text: '*al*', because: '*Al* is *a* + *el*, but names don’t have an article: *a Hugo*.' },
      ],
    },
    {
      id: 'see-grandparents',
      kind: 'correct',
      teaches: 'personal-a',
      sentence: 'Visito mis abuelos todos los sábados.',
      en: 'I visit my grandparents every Saturday.',
      parts: { visit: 'visito|voy a visitar|voy a ver', when: 'todos los sábados|cada sábado|los sábados' },
      answers: [
        '$Visit ^ a {mis|los} abuelos <$when>.',
        'A {mis|los} abuelos los {$visit} <$when>.',
        {
          answer: '$Visit ^ a mi abuelo y [a] mi abuela <$when>.',
          note: '*Mis abuelos* covers both.',
        },
        {
          answer: 'Voy ^ a casa de mis abuelos <$when>.',
          note: 'This means “I go to their house”. “I visit” is *visito a*.',
        },
        {
          answer: '$Visit a {mis|los} abuelos todos los días sábado.',
          note: 'Some Latin Americans say *todos los días sábado*. *Todos los sábados* is right everywhere.',
        },
        {
          answer: 'Los visito a mis abuelos todos los sábados.',
          note: 'People say this in Argentina and Uruguay. Elsewhere, leave out *los* if *a mis abuelos* comes later.',
        },
        {
          answer: 'Veo ^ a {mis|los} abuelos <$when>.',
          note: 'Right, but *veo* is “I see”. “I visit” is *visito*.',
        },
        {
          answer: 'Suelo visitar ^ a {mis|los} abuelos <$when>.',
          note: 'Right, but *suelo* adds “usually”.',
        },
      ],
      because: 'Grandparents are people, so you need *a*: *a mis abuelos*.',
      mistakes: [
        {
          answer: '{{Les|Le|Lo} visito mis abuelos|Los visito mis abuelos} todos los sábados.',
          because: 'People need the personal *a*, and a pronoun doesn’t replace it: *visito a mis abuelos*.',
        },
        {
          answer: 'Visito {con|para|por|de|en|de la|hacia} mis abuelos <{todos los sábados|cada sábado}>.',
          because: 'The right preposition for people here is *a*: *a mis abuelos*.',
        },
        {
          answer: 'Visito {al|a los|los|a el} mis abuelos <todos los sábados>.',
          because: 'Use the personal *a*, without an article before *mis*: *a mis abuelos*.',
        },
        {
          answer: 'Visito {a mi abuelos|a mis abuelo} <todos los sábados>.',
          because: 'The *a* is right. “My grandparents” is *mis abuelos*.',
        },
        {
          answer:
            '{Todos los sábados visito mis abuelos|Visito todos los sábados mis abuelos|Visito mis abuelos cada sábado|Cada sábado visito mis abuelos|Visito mis abuelos los sábados|Visito los abuelos todos los sábados}.',
          because: 'The personal *a* is still missing: *visito a mis abuelos*.',
        },
        {
          answer:
            'Visito a mis abuelos {en todos los sábados|en cada sábado|en los sábados|en sábados|cada sábados|todos sábados|todo los sábados|todos los sábado|sobre los sábados|a los sábados}.',
          because:
            'The *a* is right. “Every Saturday” is *todos los sábados* or *cada sábado*, without *en*.',
        },
        {
          answer: '{A visito|Visito a} mis abuelos a todos los sábados.',
          because: 'The personal *a* goes only before the people: *a mis abuelos todos los sábados*.',
        },
        {
          answer: 'A visito mis abuelos <todos los sábados>.',
          because: 'The personal *a* goes before the people: *visito a mis abuelos*.',
        },
        {
          answer: '{Visitar|Visitando} a mis abuelos <{todos los sábados|cada sábado}>.',
          because: 'The *a* is right. “I visit” (a habit) is *visito*.',
        },
        {
          answer: '{Les|Le|Lo} visito a mis abuelos todos los sábados.',
          because: 'The *a* is right. You don’t need a pronoun with it: *visito a mis abuelos*.',
        },
      ],
      notAsked: [
        {
          answer: 'Visito {a mi abuelo|a mis abuelas|a mi abuela|a mis padres} <todos los sábados>.',
          because: 'Those are other relatives. “My grandparents” is *mis abuelos*.',
        },
        {
          answer: '{Visité|Visitaba|Visita|Estoy visitando} a mis abuelos <{todos los sábados|cada sábado}>.',
          because: 'That’s the past, another person or “I’m visiting”. “I visit” (a habit) is *visito*.',
        },
      ],
    },
    {
      id: 'for-me',
      kind: 'fill',
      teaches: 'after-prepositions',
      sentence: '¿Hay un mensaje para ___?',
      en: 'Is there a message for me?',
      answers: ['mí'],
      because: 'After *para*, *yo* becomes *mí*, with an accent.',
      twins: { mí: 'me', mi: 'my' },
      mistakes: [
        { answer: 'yo', because: '*Yo* is the subject. After *para* it becomes *mí*.' },
        { answer: 'me', because: '*Me* goes with a verb. After a preposition, say *mí*.' },
        {
          answer: '{conmigo|migo|con mí|con mi}',
          because: '*Conmigo* is “with me”. After *para*, use *mí*.',
        },
        { answer: '{a mí|a mi|de mí}', because: '*Para* is already a preposition: *para mí*.' },
        {
          answer: '{mío|mía|míos}',
          because: '*Mío* (“mine”) can’t go after *para* without *el*. “For me” is *para mí*.',
        },
        { answer: 'mis', because: '*Mis*, “my”, needs a noun after it. “For me” is *para mí*.' },
        {
          answer: '{tú|te|se}',
          because: 'That’s a different person, and you can’t use it after *para*. “For me” is *para mí*.',
        },
        {
          answer: 'sí',
          because: '*Sí* here is “himself” or “herself”. “For me” is *para mí*.',
        },
      ],
      notAsked: [
        { answer: 'el mío', because: 'That’s “for mine”. “For me” is *para mí*.' },
        {
          answer: '{ti|él|ella|nosotros|usted}',
          because: 'That’s a different person. “For me” is *para mí*.',
        },
        { answer: 'mí mismo', because: 'That’s “for myself”. “For me” is *para mí*.' },
      ],
    },
    {
      id: 'with-me',
      kind: 'translate',
      teaches: 'after-prepositions',
      en: 'Do you want to come with me? (to a friend)',
      answers: [
        '¿Quieres {venir|venirte|ir} conmigo?',
        '¿{Vienes|Te vienes|Deseas venir|Te apuntas a venir|Te animas a venir} conmigo?',
        '¿{Te gustaría|Te apetece|Te apetecería|Tienes ganas de|Querrías|Quisieras} {venir|ir} conmigo?',
        '¿{Quieres|Te gustaría|Te apetece|Tienes ganas de|Quisieras} acompañarme?',
        '¿Me acompañas?',
        {
          answer: '¿{Querés|Tenés ganas de} {venir|ir} conmigo?',
          note: 'These are forms of *vos*, used in Argentina, Uruguay and elsewhere in Latin America. With *tú*, say *quieres, tienes*.',
        },
        {
          answer: '¿{Te vas|Vas} a venir conmigo?',
          note: 'Right for asking about a plan. “Do you want to” is *¿quieres…?*',
        },
        {
          answer: '¿{Te late|Te provoca} {venir|ir} conmigo?',
          note: 'People say *¿te late…?* in Mexico and *¿te provoca…?* in Colombia, Venezuela and Peru. *¿Quieres…?* is right everywhere.',
        },
        {
          answer: '¿{Venís|Te venís} conmigo?',
          note: 'Right for one friend with *vos*, for example in Argentina. With *tú*, it’s *vienes*.',
        },
        {
          answer: '¿Quieres que vayamos juntos?',
          note: 'Right, but this means “Shall we go together?” “With me” is *conmigo*.',
        },
      ],
      because: '*Con* + *mí* is one word, *conmigo*.',
      mistakes: [
        {
          answer:
            '¿{Quieres {venir|ir}|Vienes|Te vienes|Te gustaría {venir|ir}|Te apetece venir} con {mí|mi}?',
          because: '*Con* and *mí* become *conmigo*.',
        },
        {
          answer: '¿{Quieres {venir|ir}|Vienes|Te gustaría {venir|ir}} con yo?',
          because: '*Con* never goes with *yo*: it’s *conmigo*.',
        },
        {
          answer:
            '¿{Quieres {venir|ir}|Vienes|Te gustaría {venir|ir}} {con me|con migo|conmi|commigo|con conmigo|migo|me|a mí|a mi|para mí|de mí|conmí}?',
          because: '“With me” is one word: *conmigo*.',
        },
        {
          answer: '¿{Quieres {venir|ir}|Vienes} {contigo|consigo|con tú|con ti}?',
          because: 'That’s a different person. “With me” is *conmigo*.',
        },
        {
          answer: '¿Quieres {a|de|que|para} {venir|ir} conmigo?',
          because: '*Conmigo* is right. Put the infinitive straight after *quieres*: *quieres venir*.',
        },
        {
          answer: '¿Quieres {vienes|viniendo|vengas|ven|vas|vienes a|vine} conmigo?',
          because: '*Conmigo* is right. After *quieres*, use the infinitive: *venir*.',
        },
        {
          answer: '¿Quieres que {vengas|vienes|viene} conmigo?',
          because: 'It’s the same person in both halves, so leave out *que*: *quieres venir*.',
        },
        {
          answer: '¿{Haces quieres|Haces querer|Haz quieres|Do quieres|Eres quieres} venir conmigo?',
          because: 'Don’t translate “do” in questions: *¿quieres venir…?*',
        },
        {
          answer: '¿{Quiero|Quieras|Querer|Quiere tú|Queres a} {venir|ir} conmigo?',
          because: '*Conmigo* is right. To a friend, say *¿quieres…?*',
        },
      ],
      notAsked: [
        {
          answer: '¿Puedes {venir|ir} conmigo?',
          because: 'Good Spanish for “Can you?”. “Do you want to?” is *quieres*.',
        },
        {
          answer: '¿{Queréis|Quieren} {venir|ir} conmigo?',
          because: 'Good Spanish for several people. To one friend, say *quieres*.',
        },
        {
          answer: '¿{Quiere|Le gustaría|Desea} {venir|ir} conmigo?',
          because: 'Good Spanish, but that’s *usted*. To a friend, say *quieres*.',
        },
        {
          answer: '¿{Quieres {venir|ir}|Vienes} {con él|con nosotros}?',
          because: 'That’s a different person. “With me” is *conmigo*.',
        },
        {
          answer: '¿Quieres que {vaya|venga} conmigo?',
          because: 'That’s somebody else. Your friend is the one coming: *quieres venir*.',
        },
        {
          answer: '¿Estás queriendo venir conmigo?',
          because: 'Some Latin Americans ask this. The usual question is *¿quieres venir conmigo?*',
        },
        {
          answer: '¿Quisiste {venir|ir} conmigo?',
          because: 'That’s “**did** you want to”. “Do you want to” is *quieres*.',
        },
      ],
    },
    {
      id: 'love-dogs',
      kind: 'choose',
      teaches: 'gustar-verbs',
      prompt: 'Which form?',
      sentence: 'A mis hermanas ___ las películas de miedo.',
      en: 'My sisters love horror films.',
      options: [
        {
          text: '*les encantan*',
          right: true,
          because: '“To them” is *les*. The films are the subject: *encantan*.',
        },
        { text: '*les encanta*', because: 'Right pronoun, but the subject, *las películas*, is plural.' },
        { text: '*le encantan*', because: '*Le* is for one person, but *mis hermanas* is plural: *les*.' },
        {
          text: '*encantan*',
          because: 'The pronoun is missing: after *a mis hermanas* you still need *les*.',
        },
      ],
    },
    {
      id: 'neither-do-i',
      kind: 'fill',
      teaches: 'gustar-verbs',
      sentence: '—No me gusta el pescado. —A mí ___.',
      en: '“I don’t like fish.” “Neither do I.”',
      answers: [
        'tampoco',
        { answer: 'tampoco me gusta [el pescado]', note: 'Right, but *a mí tampoco* is enough.' },
      ],
      because: 'After a sentence with *no*, say *a mí tampoco*.',
      mistakes: [
        {
          answer: 'también',
          because: '*También* agrees with a positive sentence. After *no* say *tampoco*.',
        },
        { answer: '{también no|no también|no tampoco}', because: '“Neither” is one word: *tampoco*.' },
        { answer: 'ni', because: '“Neither do I” is *a mí tampoco*.' },
        {
          answer: 'no',
          because: 'To agree with a sentence with *no*, say *tampoco*. *A mí no* answers *me gusta*.',
        },
      ],
      notAsked: [
        { answer: 'sí', because: '*A mí sí* is “I do”. “Neither do I” is *a mí tampoco*.' },
        {
          answer: '{ninguno|nunca}',
          because:
            '*A mí ninguno* is “I don’t like any” and *a mí nunca* is “I never do”. “Neither do I” is *a mí tampoco*.',
        },
      ],
    },
    {
      id: 'feet-hurt',
      kind: 'translate',
      teaches: 'gustar-verbs',
      en: 'My feet hurt a lot.',
      answers: [
        'Me duelen {mucho los pies|los pies mucho}.',
        'Los pies me duelen mucho.',
        {
          answer: 'Mucho me duelen los pies.',
          note: 'Possible, but it stresses *mucho*. The usual order is *me duelen mucho los pies*.',
        },
        {
          answer: 'Tengo mucho dolor {de|en los} pies.',
          note: 'Right, but this means “I have very sore feet”. With *doler*, say *me duelen los pies*.',
        },
        {
          answer: 'Me duelen {un montón|una barbaridad} los pies.',
          note: 'Right, but colloquial. In an exam, say *mucho*.',
        },
        {
          answer: '{Me duelen {mucho mis pies|mis pies mucho}|Mis pies me duelen mucho}.',
          note: 'People say this in Latin America. In Spain, and in an exam, *me* already says whose feet they are: *los pies*.',
        },
        {
          answer: 'Me {están doliendo|duelen} {mucho|muchísimo} los pies.',
          note: 'Right, but *me duelen mucho* is simpler.',
        },
      ],
      because: 'The feet hurt **me**: *me duelen* (plural), with *los*.',
      mistakes: [
        {
          answer: 'Mis pies duele mucho.',
          because: 'Use *me* to show whose feet hurt, and the article *los*: *me duelen mucho los pies*.',
        },
        { answer: 'Me duele mucho los pies.', because: '*Los pies* is plural: *duelen*.' },
        {
          answer: '{Duelo|Yo duelo} {mucho|} {los|mis} pies.',
          because: 'The feet are the subject: *me duelen*.',
        },
        {
          answer: 'Me duelen muchos los pies.',
          because: '“A lot” goes with the verb and doesn’t change: *mucho*.',
        },
      ],
      notAsked: [
        {
          answer: 'Tengo dolor {de|en los} pies.',
          because: '“A lot” is missing: *mucho dolor*. With *doler*, say *me duelen mucho los pies*.',
        },
        {
          answer: 'Mis pies duelen mucho.',
          because:
            'People say this, mostly in Latin America. Usually *me* shows whose feet they are: *me duelen mucho los pies*.',
        },
      ],
    },
    {
      id: 'how-many-subjects',
      kind: 'choose',
      teaches: 'questions',
      prompt: 'Which question word?',
      sentence: '¿___ asignaturas tienes los lunes?',
      en: 'How many subjects do you have on Mondays?',
      options: [
        { text: '*Cuántos*', because: 'Right word, but *asignaturas* is feminine: *cuántas*.' },
        {
          text: '*Cuántas*',
          right: true,
          because: '“How many” agrees with the noun: *cuántas asignaturas*.',
        },
        { text: '*Cuánto*', because: 'That’s “how much”.' },
        { text: '*Cómo muchas*', because: '“How many” is one word, *cuántas*.' },
      ],
    },
    {
      id: 'which-favourite',
      kind: 'fill',
      teaches: 'questions',
      sentence: 'Marta, ¿___ es tu asignatura favorita?',
      en: 'Marta, what’s your favourite subject?',
      answers: [
        'cuál',
        {
          answer: '{qué asignatura|cuál asignatura}',
          note: 'Right, but you don’t need *asignatura* twice. *Cuál* is enough.',
        },
      ],
      because: 'Use *cuál* before *ser* for a choice.',
      twins: { cuál: 'which one?', cual: 'which (in a relative clause)' },
      mistakes: [
        {
          answer: '{qué|que}',
          because: '*¿Qué es…?* asks what a word means. For a choice, use *cuál* before *ser*.',
        },
        {
          answer: 'como',
          because: '*Como* without an accent is “as” or “like”. For a choice, use *cuál*.',
        },
        { answer: '{cuáles|cuales}', because: 'It’s only one subject: *cuál*.' },
        { answer: '{cuála|cuala}', because: '*Cuál* has one form for both genders.' },
        {
          answer: '{el qué|lo qué|lo que|lo cual|la cual|el cuál|la cuál}',
          because: 'Use the question word alone: *¿cuál es…?*',
        },
        {
          answer: '{quién|quien|donde|cuando|cuánto|cuánta}',
          because: 'That asks a different question. For a choice, use *cuál*.',
        },

        { answer: '{cuál es|cual es}', because: '*Cuál* is right. *Es* is already there after the gap.' },
      ],
      notAsked: [
        {
          answer: '{dónde|cuándo|por qué}',
          because: 'That asks a different question. For a choice, use *cuál*.',
        },
        { answer: 'cómo', because: '*¿Cómo es…?* asks what it’s like. For a choice, use *cuál*.' },
      ],
    },
    {
      id: 'talk-about',
      kind: 'order',
      teaches: 'questions',
      words: ['hablan', 'qué', 'amigas', 'de', 'tus'],
      en: 'What do your friends talk about?',
      answers: [
        '¿De qué hablan tus amigas?',
        {
          answer: '¿Tus amigas de qué hablan?',
          note: 'Right in speech, but the question word usually comes first.',
        },
        {
          answer: '¿De qué tus amigas hablan?',
          note: 'You hear this in the Caribbean. Elsewhere the subject comes after the verb.',
        },
      ],
      because: 'The preposition comes first (*de qué*) and the subject goes after the verb.',
      mistakes: [
        {
          answer: '{¿Qué hablan tus amigas de|¿Qué tus amigas hablan de}?',
          because: 'For “What … about?”, put the preposition first: *¿de qué…?*',
        },
        {
          answer: '¿Hablan tus amigas de qué?',
          because: 'The question word comes first: *¿de qué hablan…?*',
        },
      ],
      notAsked: [
        {
          answer: '¿Qué hablan de tus amigas?',
          because:
            'That’s “what do **they** say about your friends?”. “Talk about” is *hablar de*: *¿de qué hablan tus amigas?*',
        },
      ],
    },
    {
      id: 'what-a-beach',
      kind: 'choose',
      teaches: 'exclamations',
      prompt: 'Complete the exclamation.',
      sentence: '¡Qué ___ bonita!',
      en: 'What a beautiful beach!',
      options: [
        { text: '*una playa*', because: 'Leave out _a_ after *qué*.' },
        { text: '*playa más*', right: true, because: '*Qué* + noun + *más* (or *tan*) + adjective.' },
        {
          text: '*playa muy*',
          because: 'Between the noun and the adjective use *más* or *tan*, not *muy*.',
        },
      ],
    },
    {
      id: 'so-many-people',
      kind: 'fill',
      teaches: 'exclamations',
      sentence: '¡___ gente hay en el mercado!',
      en: 'What a lot of people there are at the market!',
      answers: [
        'Cuánta',
        '{Qué de|qué cantidad de}',
        { answer: 'Qué montón de', note: 'Right, but colloquial.' },
      ],
      because: '*Gente* is feminine singular: *cuánta*.',
      twins: { cuánta: 'how much, what a lot of', cuanta: 'as much as' },
      mistakes: [
        { answer: '{cuántas|cuántos}', because: '*Gente* is a singular word in Spanish: *cuánta*.' },
        { answer: 'cuánto', because: '*Gente* is feminine: *cuánta*.' },
        { answer: 'qué una', because: '“What a lot of” is *cuánta*.' },
        { answer: 'muchas', because: '*Mucha* is just “a lot of”. In an exclamation, use *cuánta*.' },
        {
          answer: '{qué un lote de|qué mucho|cómo mucha|cómo muchas}',
          because: '“What a lot of” is one word, *cuánta*.',
        },
      ],
      notAsked: [
        {
          answer: 'qué',
          because: 'That’s “**what** people!”, meaning what they’re like. “What a lot of” is *cuánta*.',
        },
        { answer: 'qué mucha', because: 'People in Puerto Rico say this. Elsewhere, use *cuánta*.' },
        { answer: 'mucha', because: '*Mucha* is just “a lot of”. In an exclamation, use *cuánta*.' },
      ],
    },
    {
      id: 'how-interesting',
      kind: 'translate',
      teaches: 'exclamations',
      en: 'How interesting!',
      answers: [
        '¡Qué interesante!',
        { answer: '¡Qué interesante es!', note: 'Right, but this means “How interesting it is!”' },
        {
          answer: '¡Qué cosa {más|tan} interesante!',
          note: 'Right, but this means “What an interesting thing!”',
        },
        { answer: '¡Cuán interesante!', note: 'Right, but literary. In speech, say *qué*.' },
      ],
      notAsked: [
        {
          answer: '¡[Es] muy interesante!',
          because: 'Good Spanish for “It’s very interesting!” “How…!” is *qué*.',
        },
        { answer: '¡Qué curioso!', because: 'Good Spanish for “How odd!” “Interesting” is *interesante*.' },
        {
          answer: '¡Qué {interesado|interesada}!',
          because: 'That describes somebody who’s only out for themselves. “Interesting” is *interesante*.',
        },
        {
          answer: '¡Cómo interesa!',
          because: 'That’s “how it interests people!”. “How interesting!” is *¡qué interesante!*',
        },
      ],
      because: 'Use *qué* + adjective.',
      mistakes: [
        { answer: '¡Cómo {interesante|de interesante}!', because: 'Before an adjective, “how” is *qué*.' },
        { answer: '¡Cuánto interesante!', because: 'Before an adjective, “how” is *qué*.' },
        {
          answer: '¡Qué interesando!',
          because: '*Interesando* is a gerund. “Interesting” is *interesante*.',
        },
        { answer: '¡Qué un interesante!', because: 'Don’t use *un* after *qué*.' },
      ],
    },
    {
      id: 'not-sure',
      kind: 'choose',
      teaches: 'accent-pairs',
      prompt: 'Which word?',
      sentence: 'No ___ si hoy hay clase.',
      en: 'I don’t know if there’s school today.',
      options: [
        { text: '*se*', because: '*Se* is “himself, herself”. “I know” has an accent.' },
        { text: '*sé*', right: true, because: '*Sé*, “I know”, has an accent, unlike *se*.' },
        { text: '*sí*', because: '*Sí* is “yes”.' },
      ],
    },
    {
      id: 'milk-in-tea',
      kind: 'fill',
      teaches: 'accent-pairs',
      sentence: 'Mi abuelo nunca le pone azúcar al ___.',
      en: 'My grandfather never puts sugar in his tea.',
      answers: ['té'],
      because: '*Té*, the drink, has an accent. *Te* is “you”.',
      twins: { té: 'tea', te: 'you (object)' },
      mistakes: [
        { answer: '{tea|thé}', because: 'The Spanish word is *té*.' },
        { answer: 'tés', because: 'It’s only one tea: *té*.' },
        {
          answer: 'taza',
          because: '*Taza* is the cup, and it’s feminine, so you can’t say ~~al taza~~. Tea is *té*.',
        },
      ],
      notAsked: [{ answer: 'café', because: 'That’s coffee. Tea is *té*.' }],
    },
  ],
} satisfies AuthoredLesson
