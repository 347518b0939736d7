import type { AuthoredLesson } from '../types'

export default {
  subtitle: 'Los pronombres: dos a la vez, reflexivos y relativos',
  blurb:
    'Put two pronouns in one sentence, talk about your daily routine, and join sentences with *que* (that), *quien* (who) and *lo que* (what).',
  rule: 'Person first, thing second: *me lo* (it to me). If both begin with l, the first becomes *se*: *se lo doy* (I give it to her). Both go before the verb, but on the end of an [infinitive](?infinitive) (*-r*), a [gerund](?gerund) (*-ndo*) or a positive command: *dámelo* (give it to me). You never leave out *que*.',
  needs: {
    igcse: {
      asks: 'produce',
      what: 'Reflexive verbs in your routine, *que* (that) and *lo que* (what), and one pair such as *me lo* (it to me). The rest is for reading only.',
    },
    abInitio: {
      asks: 'produce',
      what: 'Reflexive verbs, single pronouns in the right place, *que* (that) and *donde* (where). Recognise double pronouns.',
    },
    standard: {
      asks: 'produce',
      what: 'Two pronouns in every position, *el que* after prepositions, *lo que* (what), *se me olvidó* (I forgot).',
    },
    higher: {
      asks: 'produce',
      what: 'All of this lesson, with *cuyo* (whose), *lo cual* and *el cual* (which) in writing.',
    },
  },
  opening: 'tell-you-the-secret',
  sections: [
    {
      id: 'double-pronouns',
      title: '*Me lo*, *te la*, *se lo*: double object pronouns',
      core: true,
      syllabus: ['P2'],
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            'Find **the person**: *me, te, le, nos, os, les*.',
            'Find **the thing**: *el libro* (the book) is *lo*, *las fotos* (the photos) is *las*.',
            'Put the person first. *Le* or *les* before *lo, la, los, las* becomes *se*.',
            'If *se* could be anybody, add *a él, a ella, a ellos…* (to him, to her, to them).',
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: '¿Me dejas el cargador? Sí, te lo dejo.',
              en: 'Can I borrow your charger? Yes, I’ll lend it to you.',
            },
            {
              es: 'El libro se lo di a ella, no a él.',
              en: 'I gave the book to her, not to him.',
            },
          ],
        },
      ],
    },
    {
      id: 'placement',
      title: 'Placement: before the verb or attached to it',
      core: true,
      syllabus: ['P2'],
      blocks: [
        {
          kind: 'table',
          caption: 'Where to put single, double and reflexive pronouns',
          columns: [
            { header: 'Verb', lang: 'en' },
            { header: 'Example', lang: 'es' },
            { header: 'English', lang: 'en', translation: true },
          ],
          rows: [
            ['[conjugated](?conjugate) verb: before', 'Te lo {explico:explicar}.', 'I explain it to you.'],
            ['negative command: before', 'No me lo {digas:decir}.', 'Don’t tell me.'],
            ['positive command: attached', '{Dímelo:decir}.', 'Tell me.'],
            ['infinitive (*-r*): attached', 'para {explicarlo:explicar}', 'to explain it'],
            ['*voy a, quiero* + infinitive: either', 'Lo {voy a hacer:hacer}.', 'I’m going to do it.'],
          ],
        },
        {
          kind: 'text',
          text: 'Pairs stay together. “Either” means *Lo voy a hacer* or *Voy a hacerlo*, never ~~voy a lo hacer~~.',
        },
      ],
    },
    {
      id: 'reflexive',
      title: 'Reflexive verbs: your daily routine',
      core: true,
      syllabus: ['V20', 'P3'],
      blocks: [
        {
          kind: 'text',
          text: 'A [reflexive](?reflexive) verb ends in *-se* in the dictionary. Its pronoun changes with the person, even if English doesn’t use _-self_.',
        },
        {
          kind: 'conjugation',
          caption: 'To get up, to go to bed: present',
          tense: 'present',
          verbs: ['levantarse', 'acostarse'],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Me {despierto:despertarse} a las siete.',
              en: 'I wake up at seven.',
            },
            {
              es: 'Los domingos me gusta {levantarme:levantarse} tarde.',
              en: 'On Sundays I like getting up late.',
              note: 'The pronoun still matches the person: *me*.',
            },
          ],
        },
      ],
    },
    {
      id: 'relative',
      title: 'Who, which, that, what: relative pronouns',
      core: true,
      syllabus: ['P5'],
      blocks: [
        {
          kind: 'table',
          caption: 'Joining sentences',
          columns: [
            { header: 'Pronoun', lang: 'es' },
            { header: 'When', lang: 'en' },
            { header: 'Example', lang: 'en' },
          ],
          rows: [
            ['que', 'people and things', '*el libro que leo* (the book I’m reading)'],
            [
              'quien, quienes',
              'people, after *a, con, de…*',
              '*la chica con quien trabajo* (the girl I work with)',
            ],
            [
              'el que, la que…',
              'people and things, after *a, con, de…*',
              '*la silla en la que me siento* (the chair I sit on)',
            ],
            ['lo que', 'an idea: “what”', '*lo que dices* (what you say)'],
            ['donde', 'place', '*el barrio donde vivo* (the area where I live)'],
          ],
        },
        {
          kind: 'text',
          text: 'English drops _that_ (_the book I read_) and puts _with_ or _on_ last. Spanish doesn’t.',
        },
      ],
    },
    {
      id: 'indefinites',
      title: 'Someone, nothing, another, all',
      core: true,
      syllabus: ['Adj5'],
      blocks: [
        {
          kind: 'table',
          caption: 'The ones you need most',
          columns: [
            { header: 'Word', lang: 'es' },
            { header: 'Meaning', lang: 'en', translation: true },
          ],
          rows: [
            ['algo, nada', 'something, nothing'],
            ['alguien, nadie', 'someone, nobody'],
            ['alguno, ninguno', 'some, none'],
            ['otro', 'another, other'],
            ['todo', 'all, everything'],
            ['cada', 'each, every'],
          ],
        },
        {
          kind: 'text',
          text: '*Nada, nadie* and *ninguno* after the verb need *no* before it: *No viene nadie* (nobody’s coming). A person as an object needs *a*: *No veo a nadie* (I can’t see anybody).',
        },
      ],
    },
    {
      id: 'mistakes',
      title: 'Mistakes that cost the most marks',
      core: true,
      blocks: [
        {
          kind: 'mistakes',
          rows: [
            {
              wrong: 'Le lo doy mañana.',
              right: 'Se lo doy mañana.',
              en: 'I’ll give it to him tomorrow.',
              why: 'Two pronouns that begin with l never go together.',
            },
            {
              wrong: 'La chica conoces es mi prima.',
              right: 'La chica que conoces es mi prima.',
              en: 'The girl you know is my cousin.',
              why: 'English drops _who_. Spanish keeps *que*.',
            },
            {
              wrong: 'La mujer quien vive al lado es rusa.',
              right: 'La mujer que vive al lado es rusa.',
              en: 'The woman next door is Russian.',
              why: 'No preposition or comma: use *que*.',
            },
            {
              wrong: 'El chico que hablo con es mi primo.',
              right: 'El chico con el que hablo es mi primo.',
              en: 'The boy I talk to is my cousin.',
              why: 'The preposition goes before *el que*.',
            },
            {
              wrong: '¡Dimelo ahora!',
              right: '¡{Dímelo:decir} ahora!',
              en: 'Tell me now!',
              why: 'With two pronouns, add an accent.',
            },
          ],
        },
      ],
    },
    {
      id: 'recap',
      title: 'All the pronouns in one table, and *conmigo*',
      more: 'Object and reflexive pronouns, all the pairs in a grid, *para mí*, *contigo*.',
      syllabus: ['P2', 'P3'],
      blocks: [
        {
          kind: 'text',
          text: 'The sets differ only in the third person. If this is new, start with [basic pronouns](basic-pronouns).',
        },
        {
          kind: 'table',
          caption: 'Object pronouns (direct: whom, what? · indirect: to whom?) and reflexive ones (-self)',
          vosotrosRow: 4,
          columns: [
            { header: 'Person', lang: 'es' },
            { header: 'Direct · indirect', lang: 'es' },
            { header: 'Reflexive', lang: 'es' },
          ],
          rows: [
            ['yo', 'me', 'me'],
            ['tú', 'te', 'te'],
            ['él, ella, usted', 'lo, la · le', 'se'],
            ['nosotros, nosotras', 'nos', 'nos'],
            ['vosotros, vosotras', 'os', 'os'],
            ['ellos, ellas, ustedes', 'los, las · les', 'se'],
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: '¿El bocadillo? Lo tengo en la mochila.',
              en: 'The sandwich? I’ve got it in my rucksack.',
              note: 'direct',
            },
            {
              es: 'Le mando un mensaje a mi abuela.',
              en: 'I’m sending my gran a message.',
              note: 'indirect, with *a mi abuela* as well',
            },
            { es: 'Se {ducha:ducharse} por la noche.', en: 'He showers in the evening.', note: 'reflexive' },
          ],
        },
        {
          kind: 'figure',
          name: 'double-pronouns',
          caption:
            'All the pairs in a grid. The person is down the side: *me, te, le, nos, os, les*. The thing is across the top: *lo, la, los, las*. The pair is where they meet, person first: *me lo, me la, me los, me las* (it or them to me); *te lo, te la, te los, te las* (to you); *nos lo, nos la, nos los, nos las* (to us); *os lo, os la, os los, os las* (to you all). In the *le* and *les* rows, every pair begins with *se*: *se lo, se la, se los, se las* (it or them to him, her, them, *usted*, *ustedes*).',
        },
        {
          kind: 'text',
          text: 'After a preposition Spanish uses the stressed set: *mí, ti, él, ella, usted, nosotros, nosotras, vosotros, vosotras, ellos, ellas, ustedes*, and *sí* for “himself, herself, themselves”. (A few words keep *yo* and *tú*: *entre tú y yo*, “between you and me”, and [others](basic-pronouns#after-prepositions).) With *con*, three of them become one word: *conmigo, contigo, consigo* (with me, with you, with him- or herself). They also show who is meant: *se lo doy a ella* (I give it to her).',
        },
        {
          kind: 'examples',
          rows: [
            { es: '¿Vienes conmigo o vas con ellos?', en: 'Are you coming with me or going with them?' },
            { es: 'Este regalo es para ti, no para mí.', en: 'This present is for you, not for me.' },
            { es: 'Solo piensa en sí misma.', en: 'She only thinks of herself.' },
            { es: 'Nunca está contenta consigo misma.', en: 'She’s never happy with herself.' },
          ],
        },
      ],
    },
    {
      id: 'more-double-pronouns',
      title: 'Double pronouns at work',
      more: 'Five examples and a conversation.',
      syllabus: ['P2'],
      blocks: [
        {
          kind: 'examples',
          rows: [
            {
              es: '¿Quién te regaló la guitarra? Me la regalaron mis tíos.',
              en: 'Who gave you the guitar? My aunt and uncle gave it to me.',
            },
            {
              es: '¿Las entradas? Nos las manda Nadia esta tarde.',
              en: 'The tickets? Nadia’s sending them to us this afternoon.',
            },
            {
              es: 'Si queréis las fotos, os las paso.',
              en: 'If you want the photos, I’ll send them to you.',
            },
            {
              es: 'Le pedí el móvil y no me lo dio.',
              en: 'I asked him for his phone and he didn’t give it to me.',
            },
            {
              es: 'La verdad, no se lo he dicho a mis padres.',
              en: 'To be honest, I haven’t told my parents.',
              note: '*Lo* is “it”, which English leaves out.',
            },
          ],
        },
        {
          kind: 'dialogue',
          caption: 'A lost jacket',
          lines: [
            { who: 'Carmen', es: '¿Tienes mi chaqueta?', en: 'Have you got my jacket?' },
            { who: 'Hugo', es: 'No, se la devolví a tu hermana.', en: 'No, I gave it back to your sister.' },
            {
              who: 'Carmen',
              es: '¿Y por qué no me la trajiste a mí?',
              en: 'And why didn’t you bring it to me?',
            },
            { who: 'Hugo', es: 'Porque ella me la pidió.', en: 'Because she asked me for it.' },
            {
              who: 'Carmen',
              es: 'Pues ahora tiene que devolvérmela.',
              en: 'Well, now she has to give it back to me.',
            },
          ],
        },
      ],
    },
    {
      id: 'more-placement',
      title: 'Two verbs, perfect tenses, commands: where the pronouns go',
      more: '*He visto*, *estoy haciendo*, *tengo que*: every form, and when you can choose.',
      syllabus: ['P2'],
      blocks: [
        {
          kind: 'table',
          caption: 'The other forms',
          columns: [
            { header: 'Verb', lang: 'en' },
            { header: 'Example', lang: 'es' },
            { header: 'English', lang: 'en', translation: true },
          ],
          rows: [
            [
              '*he, has, ha* + [participle](?participle) (*explicado*, “explained”): before, never between',
              'Te lo {he explicado:explicar}.',
              'I’ve explained it to you.',
            ],
            [
              'infinitive alone: attached',
              'Para {explicártelo:explicar}, necesito tiempo.',
              'I need time to explain it to you.',
            ],
            [
              'gerund (*explicando*, “explaining”) alone: attached',
              '{Explicándotelo:explicar}, lo he entendido yo también.',
              'By explaining it to you, I’ve understood it too.',
            ],
            [
              'helper verb + infinitive: before both or attached',
              'Te lo {voy a explicar:explicar}.',
              'I’m going to explain it to you.',
            ],
            [
              '*estar* + gerund: before both or attached',
              'Te lo {estoy explicando:explicar}.',
              'I’m explaining it to you.',
            ],
          ],
        },
        {
          kind: 'contrast',
          caption: 'Two verbs, two correct positions',
          left: 'before both verbs',
          right: 'attached to the second verb',
          rows: [
            {
              left: { es: 'Me lo {voy a comprar:comprar}.', en: 'I’m going to buy it (for myself).' },
              right: { es: 'Voy a {comprármelo:comprar}.', en: 'I’m going to buy it (for myself).' },
              why: 'The meaning is the same. You can’t put the pronouns in the middle: ~~voy a me lo comprar~~.',
            },
            {
              left: { es: 'Os lo {estoy diciendo:decir}.', en: 'I’m telling you.' },
              right: { es: 'Estoy {diciéndooslo:decir}.', en: 'I’m telling you.' },
            },
            {
              left: { es: 'No se lo {quiero contar:contar}.', en: 'I don’t want to tell her.' },
              right: { es: 'No quiero {contárselo:contar}.', en: 'I don’t want to tell her.' },
            },
          ],
        },
        {
          kind: 'text',
          text: 'You can choose with **helper** verbs: *querer* (to want), *poder* (can), *deber* (must), *saber* (to know how to), *soler* (to usually do), *intentar* (to try), *ir a* (to be going to), *tener que* (to have to), *empezar a* (to begin to), *volver a* (to do again), *dejar de* (to stop doing), *acabar de* (to have just), *pensar* (to plan to)… + infinitive, and *estar* (to be), *seguir* (to carry on), *ir* (to go)… + gerund. After most other verbs and phrases the pronoun stays on the infinitive: *Me gusta {hacerlo:hacer}* (I like doing it), *Hay que {hacerlo:hacer}* (it has to be done), *Es fácil {entenderla:entender}* (it’s easy to understand her), *Llamé para {decírtelo:decir}* (I rang to tell you), *antes de {verla:ver}* (before seeing her).',
        },
        {
          kind: 'contrast',
          caption: 'Commands: attached or before',
          left: 'positive: attached',
          right: 'negative: before',
          rows: [
            {
              left: { es: '{Siéntate:sentarse} aquí.', en: 'Sit down here.' },
              right: { es: 'No te {sientes:sentarse} ahí.', en: 'Don’t sit there.' },
            },
            {
              left: { es: '{Mándaselo:mandar} hoy.', en: 'Send it to him today.' },
              right: { es: 'No se lo {mandes:mandar} todavía.', en: 'Don’t send it to him yet.' },
            },
          ],
        },
      ],
    },
    {
      id: 'attached-accents',
      title: '*Dame*, *dámelo*: accents when pronouns are attached',
      more: 'When to write the accent, and *vámonos*, *levantaos*.',
      syllabus: ['P2'],
      blocks: [
        {
          kind: 'text',
          text: 'The verb’s stress doesn’t move. If the pronouns leave it on the third or fourth syllable from the end, write an accent. A one-syllable command with **one** pronoun doesn’t need one: *dame*. With **two** it does: *dámelo*.',
        },
        {
          kind: 'table',
          caption: 'From one pronoun to two',
          columns: [
            { header: 'One pronoun', lang: 'es' },
            { header: 'Two pronouns', lang: 'es' },
            { header: 'Meaning of the second', lang: 'en', translation: true },
          ],
          rows: [
            ['{dame:dar}', '{dámelo:dar}', 'give it to me'],
            ['{dilo:decir}', '{dímelo:decir}', 'tell me (it)'],
            ['{hazlo:hacer}', '{házmelo:hacer}', 'do it for me'],
            ['{ponlo:poner}', '{pónmelo:poner}', 'put it on for me'],
            ['{dale:dar}', '{dáselo:dar}', 'give it to him'],
            ['{explícame:explicar}', '{explícamelo:explicar}', 'explain it to me'],
            ['{comprarme:comprar}', '{comprármelo:comprar}', 'to buy it for me'],
            ['{diciéndolo:decir}', '{diciéndoselo:decir}', 'saying it to him'],
          ],
        },
        {
          kind: 'table',
          caption: 'Five forms that lose a letter, and one that doesn’t',
          columns: [
            { header: 'Put together', lang: 'en' },
            { header: 'Result', lang: 'es' },
            { header: 'Meaning, and what happens', lang: 'en' },
          ],
          rows: [
            ['*vamos* + *nos*', '{vámonos:irse}', 'let’s go: loses its *-s*'],
            ['*sentemos* + *nos*', '{sentémonos:sentarse}', 'let’s sit down: loses its *-s*'],
            ['*levantad* + *os*', '{levantaos:levantarse}', 'get up (all of you): loses its *-d*'],
            ['*vestid* + *os*', '{vestíos:vestirse}', 'get dressed: loses its *-d* and gains an accent'],
            [
              '*id* + *os*',
              '{idos:irse}',
              'go away: the only verb that keeps its *-d*. Most people say *iros*, which has been accepted since 2017',
            ],
            ['*digamos* + *se* + *lo*', '{digámoselo:decir}', 'let’s tell him: one s, not two'],
          ],
        },
        {
          kind: 'examples',
          rows: [
            { es: '{Dímelo:decir} cuando lo sepas.', en: 'Tell me when you know.' },
            { es: '{Vámonos:irse}, que es tarde.', en: 'Let’s go, it’s late.' },
            { es: 'Chicos, {levantaos:levantarse} ya.', en: 'Guys, get up now.' },
            {
              es: 'Quiero el juego, pero no puedo {comprármelo:comprar}.',
              en: 'I want the game, but I can’t afford it.',
            },
          ],
        },
      ],
    },
    {
      id: 'more-reflexives',
      title: 'Twenty-four reflexive verbs for your day',
      more: '*Vestirse*, daily routine verbs, *me lavo las manos*.',
      syllabus: ['V20', 'P3'],
      blocks: [
        {
          kind: 'conjugation',
          caption: 'Another stem-changing verb',
          tense: 'present',
          verbs: ['vestirse'],
        },
        {
          kind: 'table',
          caption: 'Twenty-four verbs for describing your day',
          columns: [
            { header: 'Infinitive', lang: 'es', form: 'infinitive' },
            { header: 'I…', lang: 'es', form: 'present:0' },
            { header: 'Meaning', lang: 'en', translation: true },
          ],
          rows: [
            ['despertarse', 'me despierto', 'to wake up'],
            ['levantarse', 'me levanto', 'to get up'],
            ['ducharse', 'me ducho', 'to have a shower'],
            ['bañarse', 'me baño', 'to have a bath or a swim'],
            ['lavarse', 'me lavo', 'to wash'],
            ['secarse', 'me seco', 'to dry yourself'],
            ['cepillarse', 'me cepillo', 'to brush (teeth, hair)'],
            ['peinarse', 'me peino', 'to do your hair'],
            ['afeitarse', 'me afeito', 'to shave'],
            ['maquillarse', 'me maquillo', 'to put make-up on'],
            ['vestirse', 'me visto', 'to get dressed'],
            ['ponerse', 'me pongo', 'to put on'],
            ['quitarse', 'me quito', 'to take off'],
            ['prepararse', 'me preparo', 'to get ready'],
            ['irse', 'me voy', 'to leave'],
            ['sentarse', 'me siento', 'to sit down'],
            ['quedarse', 'me quedo', 'to stay'],
            ['divertirse', 'me divierto', 'to have fun'],
            ['aburrirse', 'me aburro', 'to get bored'],
            ['enfadarse', 'me enfado', 'to get angry'],
            ['preocuparse', 'me preocupo', 'to worry'],
            ['relajarse', 'me relajo', 'to relax'],
            ['acostarse', 'me acuesto', 'to go to bed'],
            ['dormirse', 'me duermo', 'to fall asleep'],
          ],
        },
        {
          kind: 'text',
          text: 'With parts of the body and clothes, the pronoun shows whose they are, so use the article: *Me lavo las manos* (I wash my hands). *Me lavo mis manos* is used in parts of Latin America. In an exam, write *las*.',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Me {despierto:despertarse} a las siete, pero me {levanto:levantarse} a y media.',
              en: 'I wake up at seven, but I get up at half past.',
            },
            {
              es: '¿A qué hora os {acostáis:acostarse} entre semana?',
              en: 'What time do you go to bed during the week?',
            },
            {
              es: 'Nos {cepillamos:cepillarse} los dientes después de comer.',
              en: 'We brush our teeth after eating.',
            },
            { es: 'No te {preocupes:preocuparse}, no es grave.', en: 'Don’t worry, it’s not serious.' },
            {
              es: 'Anoche se {durmieron:dormirse} en el sofá.',
              en: 'They fell asleep on the sofa last night.',
            },
          ],
        },
      ],
    },
    {
      id: 'meaning-changes',
      title: '*Ir* or *irse*? Verbs that change with the pronoun, and “become”',
      more: 'Twelve pairs, and six ways to become something.',
      syllabus: ['V20'],
      blocks: [
        {
          kind: 'table',
          caption: 'Twelve pairs',
          columns: [
            { header: 'Plain', lang: 'en' },
            { header: 'Reflexive', lang: 'es' },
            { header: 'Meaning', lang: 'en', translation: true },
          ],
          rows: [
            ['*ir* (to go)', 'irse', 'to leave'],
            ['*dormir* (to sleep)', 'dormirse', 'to fall asleep'],
            ['*quedar* (to arrange to meet; to be left)', 'quedarse', 'to stay'],
            ['*poner* (to put)', 'ponerse', 'to put on; to become'],
            ['*llevar* (to carry, to wear)', 'llevarse', 'to take away; *llevarse bien con*, to get on with'],
            ['*parecer* (to seem)', 'parecerse', 'to look like, with *a*'],
            ['*acordar* (to agree)', 'acordarse', 'to remember, with *de*'],
            ['*caer* (to fall: rain, prices)', 'caerse', 'to fall over'],
            ['*encontrar* (to find)', 'encontrarse', 'to feel; to run into'],
            ['*despedir* (to sack; to see off)', 'despedirse', 'to say goodbye'],
            ['*volver* (to go back)', 'volverse', 'to turn round; to become'],
            ['*llamar* (to call)', 'llamarse', 'to be called'],
          ],
        },
        {
          kind: 'contrast',
          caption: 'Hear the difference',
          left: 'without a pronoun',
          right: 'with a pronoun',
          rows: [
            {
              left: { es: '{Voy:ir} a la fiesta.', en: 'I’m going to the party.' },
              right: { es: 'Me {voy:irse} de la fiesta.', en: 'I’m leaving the party.' },
            },
            {
              left: { es: '{Quedamos:quedar} en el parque.', en: 'We’re meeting in the park.' },
              right: { es: 'Nos {quedamos:quedarse} en casa.', en: 'We’re staying at home.' },
            },
            {
              left: { es: '{Parece:parecer} cansada.', en: 'She seems tired.' },
              right: { es: 'Se {parece:parecerse} a su madre.', en: 'She looks like her mother.' },
            },
            {
              left: { es: '{Llevo:llevar} una mochila nueva.', en: 'I’m carrying a new rucksack.' },
              right: { es: 'Me {llevo:llevarse} bien con mi hermano.', en: 'I get on well with my brother.' },
            },
          ],
        },
        {
          kind: 'text',
          text: 'For _become_ and _get_, the verb depends on the kind of change.',
        },
        {
          kind: 'table',
          caption: 'Six ways to become something',
          columns: [
            { header: 'Verb', lang: 'es' },
            { header: 'Kind of change', lang: 'en' },
            { header: 'Example', lang: 'en' },
          ],
          rows: [
            [
              'ponerse',
              'mood, health, colour: quick and temporary',
              '*Se {puso:ponerse} rojo.* (He went red.)',
            ],
            [
              'hacerse',
              'profession, belief, age: chosen or natural',
              '*Se {hizo:hacerse} médica.* (She became a doctor.)',
            ],
            [
              'volverse',
              'character: a deep change, often for the worse',
              '*Se {volvió:volverse} muy desconfiado.* (He became very suspicious.)',
            ],
            [
              'quedarse',
              'state after something has happened',
              '*Se {quedó:quedarse} sin palabras.* (She was left speechless.)',
            ],
            [
              'convertirse en',
              'turning into something else, with a noun',
              '*Se {convirtió:convertirse} en una estrella.* (She turned into a star.)',
            ],
            [
              'llegar a ser',
              'after a long time and some effort',
              '*{Llegó a ser:ser} directora.* (She eventually became head.)',
            ],
          ],
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Me {pongo:ponerse} nerviosa antes de los exámenes.', en: 'I get nervous before exams.' },
            { es: 'Mi prima se {ha hecho:hacerse} vegetariana.', en: 'My cousin has become a vegetarian.' },
            { es: 'Nos {quedamos:quedarse} callados.', en: 'We went quiet.' },
          ],
        },
      ],
    },
    {
      id: 'accidental',
      title: '*Se me cayó*: accidents that weren’t my fault',
      more: '“I dropped it” and “I forgot it”: how to say these in Spanish.',
      syllabus: ['V20'],
      blocks: [
        {
          kind: 'text',
          text: 'For accidents, Spanish doesn’t say “I dropped it” but “it fell itself to me”: *se* + the person (*me, te, le, nos, os, les*) + the verb, which agrees with the **thing**.',
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Se me {cayó:caer} el móvil al agua.', en: 'I dropped my phone in the water.' },
            {
              es: 'Se me {perdieron:perder} las llaves.',
              en: 'I lost my keys.',
              note: 'Two or more things: *perdieron*.',
            },
            { es: 'A Lucas se le {olvidó:olvidar} la contraseña.', en: 'Lucas forgot his password.' },
            { es: 'Se nos {rompió:romper} la ventana.', en: 'We broke the window by accident.' },
            { es: '¿Se os {ha acabado:acabar} la batería?', en: 'Has your battery run out?' },
            { es: 'Se me {está haciendo:hacer} tarde.', en: 'I’m running late.' },
          ],
        },
      ],
    },
    {
      id: 'reciprocal',
      title: 'Each other: reciprocal pronouns',
      more: '*Nos escribimos*, *se ayudan el uno al otro*.',
      syllabus: ['P3', 'V20'],
      blocks: [
        {
          kind: 'text',
          text: 'For _each other_, use the plural reflexive pronouns: *nos, os, se*. Where “themselves” and “each other” are both possible, add *el uno al otro*, *mutuamente* or *entre sí*. *El uno al otro* changes with gender and number (*la una a la otra, los unos a los otros*) and with the preposition (*el uno del otro*).',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Mi mejor amiga y yo nos {escribimos:escribir} todos los días.',
              en: 'My best friend and I write to each other every day.',
            },
            { es: '¿De qué os {conocéis:conocer}?', en: 'How do you know each other?' },
            {
              es: 'Se {ayudan:ayudar} el uno al otro con los deberes.',
              en: 'They help each other with their homework.',
            },
            {
              es: 'Las dos hermanas no se {hablan:hablar}.',
              en: 'The two sisters don’t speak to each other.',
            },
            { es: 'Los equipos se {respetan:respetar} mutuamente.', en: 'The teams respect each other.' },
            {
              es: 'Los vecinos hablan mal los unos de los otros.',
              en: 'The neighbours badmouth each other.',
              note: 'Here the verb has no object, so don’t use *se*.',
            },
            {
              es: 'Los primos se {parecen:parecerse} mucho entre sí.',
              en: 'The cousins look very alike.',
            },
          ],
        },
      ],
    },
    {
      id: 'jobs-of-se',
      title: 'Five uses of *se*',
      more: 'One little word that can mean “each other”, “to him” and more.',
      syllabus: ['V20'],
      blocks: [
        {
          kind: 'text',
          text: 'When you meet *se*, ask who does what to whom. For the last two uses, see [the passive](passive-voice#passive-se).',
        },
        {
          kind: 'table',
          caption: 'One word, five uses',
          columns: [
            { header: 'Use, and how to recognise it', lang: 'en' },
            { header: 'Example', lang: 'es' },
            { header: 'English', lang: 'en', translation: true },
          ],
          rows: [
            [
              '**reflexive:** you can add “herself”, or the verb has *-se* in the dictionary',
              'Marta se {viste:vestirse} deprisa.',
              'Marta gets dressed quickly.',
            ],
            [
              '**reciprocal:** plural, and you can add “each other”',
              'Marta y Leo se {miran:mirar}.',
              'Marta and Leo look at each other.',
            ],
            [
              '*le, les* before *lo, la…*: *lo, la, los* or *las* comes next, and *se* is **somebody other than the subject** (I give, she gets)',
              'El libro se lo {doy:dar} mañana.',
              'I’ll give her the book tomorrow.',
            ],
            [
              '**passive or accidental:** the subject is a thing and the verb agrees with it',
              'Aquí se {venden:vender} entradas. Se me {cayó:caerse} el vaso.',
              'Tickets are sold here. I dropped the glass.',
            ],
            [
              '**impersonal:** no subject at all, singular verb',
              'En este pueblo se {vive:vivir} bien.',
              'People live well in this village.',
            ],
          ],
        },
      ],
    },
    {
      id: 'more-relatives',
      title: '*El cual*, *lo cual*, *cuyo* and what a comma changes',
      more: 'Eleven relative words, commas, *la casa en que vivo*.',
      syllabus: ['P5'],
      blocks: [
        {
          kind: 'table',
          caption: 'Which one?',
          columns: [
            { header: 'Pronoun', lang: 'es' },
            { header: 'When', lang: 'en' },
            { header: 'Example', lang: 'en' },
          ],
          rows: [
            [
              'que',
              'the usual one, for people and things; never left out',
              '*la serie que veo* (the series I watch)',
            ],
            [
              'quien, quienes',
              'people only, after a preposition or a comma; on its own: “anyone who”',
              '*el chico con quien salgo* (the boy I go out with)',
            ],
            [
              'el que, la que, los que, las que',
              'people and things, after a preposition; “the one(s) who”',
              '*la mesa en la que estudio* (the table I study at)',
            ],
            [
              'el cual, la cual, los cuales, las cuales',
              'the same, more formal, after longer prepositions',
              '*la ley según la cual votamos* (the law we vote under)',
            ],
            ['lo que', 'an idea: “what, the thing that”', '*lo que dices* (what you say)'],
            [
              'lo cual',
              'the whole sentence before it, after a comma',
              '*llegó tarde, lo cual me molestó* (he was late, which annoyed me)',
            ],
            [
              'cuyo, cuya, cuyos, cuyas',
              '“whose”; agrees with the thing owned',
              '*la amiga cuyos padres son médicos* (the friend whose parents are doctors)',
            ],
            ['donde', 'place', '*el barrio donde vivo* (the area where I live)'],
            [
              'cuando',
              'time, in fixed patterns',
              '*fue en mayo cuando la conocí* (it was in May that I met her)',
            ],
            ['como', 'manner', '*hazlo como quieras* (do it however you like)'],
            ['cuanto', '“all that, as much as”', '*come cuanto quieras* (eat as much as you like)'],
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'El libro que estoy leyendo es de Isabel Allende.',
              en: 'The book I’m reading is by Isabel Allende.',
            },
            {
              es: 'La profesora que nos da Química es muy joven.',
              en: 'The teacher who teaches us chemistry is very young.',
            },
            {
              es: 'Los amigos con quienes viajo son de mi equipo.',
              en: 'The friends I travel with are from my team.',
            },
            { es: 'Esta es la aplicación de la que te hablé.', en: 'This is the app I told you about.' },
            {
              es: 'Los que quieran venir, que levanten la mano.',
              en: 'If you want to come, put your hand up.',
            },
            {
              es: 'Quien tenga dudas, que pregunte.',
              en: 'Anyone who isn’t sure should ask.',
              note: 'With no noun before it, use *quien* or *el que*.',
            },
            { es: 'No entiendo lo que dices.', en: 'I don’t understand what you’re saying.' },
            {
              es: 'Perdimos el tren, lo cual nos costó dos horas.',
              en: 'We missed the train, which cost us two hours.',
            },
            {
              es: 'Tengo un vecino cuya hija juega en la selección.',
              en: 'I’ve got a neighbour whose daughter plays for the national team.',
              note: '*Cuya* agrees with *hija*, not with *vecino*.',
            },
            {
              es: 'El instituto donde estudio tiene dos patios.',
              en: 'The school where I study has two playgrounds.',
            },
          ],
        },
        {
          kind: 'contrast',
          caption: 'A comma changes the meaning',
          left: 'no comma: only some of them',
          right: 'commas: just extra information',
          rows: [
            {
              left: {
                es: 'Los alumnos que estudiaron aprobaron.',
                en: 'The students who studied passed.',
              },
              right: {
                es: 'Los alumnos, que estudiaron, aprobaron.',
                en: 'The students, who studied, passed.',
              },
              why: 'Without commas, only those who studied passed. With commas, everybody studied. *Quien* as the subject of a [clause](?clause) like this needs a comma: *mi tío, quien vive en Cuba* (my uncle, who lives in Cuba).',
            },
            {
              left: {
                es: 'El hermano que vive en Lima me llamó.',
                en: 'The brother who lives in Lima rang me.',
              },
              right: {
                es: 'Mi hermano, que vive en Lima, me llamó.',
                en: 'My brother, who lives in Lima, rang me.',
              },
              why: 'On the left you have several brothers. On the right you don’t say whether there are others. In Spain, use a comma before *que* after *mi, tu, su*. For one of several: *el hermano que…* or *un hermano mío que vive en Lima* (a brother of mine who lives in Lima).',
            },
          ],
        },
        {
          kind: 'note',
          label: 'Good to know',
          text: 'After the short prepositions *a, con, de, en* you can leave out the article in *el que* for a **thing**: *la casa en que vivo* (the house I live in). With people, keep it or use *quien*.',
        },
      ],
    },
    {
      id: 'more-indefinites',
      title: 'Fourteen indefinite words, and *lo* for an idea',
      more: 'All fourteen with their forms, *No lo sé*, *por ello*.',
      syllabus: ['Adj5'],
      blocks: [
        {
          kind: 'table',
          caption: 'Fourteen indefinite words',
          columns: [
            { header: 'Word', lang: 'es' },
            { header: 'Meaning and forms', lang: 'en', translation: true },
            { header: 'Example', lang: 'en' },
          ],
          rows: [
            ['algo', 'something, anything; never changes', '*¿Quieres algo?* (Would you like anything?)'],
            ['alguien', 'someone, anyone; never changes', '*Alguien ha llamado.* (Someone rang.)'],
            [
              'alguno',
              'some, any (one): *algún, alguna, algunos, algunas*',
              '*¿Tienes alguna pregunta?* (Have you got any questions?)',
            ],
            ['nada', 'nothing; never changes', '*No veo nada.* (I can’t see anything.)'],
            ['nadie', 'nobody; never changes', '*No ha venido nadie.* (Nobody’s come.)'],
            [
              'ninguno',
              'none, not one: *ningún, ninguna*; hardly ever plural',
              '*No tengo ninguna duda.* (I have no doubt.)',
            ],
            [
              'cada',
              'each, every; never changes; singular noun, unless a number follows: *cada dos días* (every two days)',
              '*Cada alumno tiene un portátil.* (Each student has a laptop.)',
            ],
            ['cada uno', 'each one: *cada una*', '*Cada una trae algo.* (Each of them brings something.)'],
            [
              'cualquiera',
              'any, anyone; *cualquier* before a noun',
              '*Puede hacerlo cualquiera.* (Anyone can do it.)',
            ],
            [
              'otro',
              'another, other: *otra, otros, otras*; never *un* before it',
              '*Ponme otro, por favor.* (Another one for me, please.)',
            ],
            [
              'todo',
              'all, every, everything: *toda, todos, todas*',
              '*Lo he entendido todo.* (I’ve understood everything.)',
            ],
            [
              'mismo',
              'same; -self: *misma, mismos, mismas*',
              '*Tenemos el mismo móvil.* (We have the same phone.)',
            ],
            [
              'varios',
              'several: *varias*, always plural',
              '*Lo he visto varias veces.* (I’ve seen it several times.)',
            ],
            [
              'ambos',
              'both: *ambas*, always plural, formal',
              '*Ambas respuestas son correctas.* (Both answers are right.)',
            ],
          ],
        },
        {
          kind: 'list',
          items: [
            'Negative words need *no* when they come **after** the verb, but not before it: *No viene nadie. Nadie viene.* (Nobody’s coming.)',
            '*Alguien* and *nadie*, and *alguno* and *ninguno* for people, need the personal *a* as [direct objects](?direct-object): *No conozco a nadie aquí.* (I don’t know anybody here.) *¿Has visto a alguno de ellos?* (Have you seen any of them?)',
            '*Todo* as a direct object usually comes with *lo*: *Lo sé todo* (I know everything).',
            'In everyday Spanish “both” is *los dos, las dos*. *Ambos* is formal.',
            'For an idea, not a noun, Spanish uses *lo* as an object (*No lo sé*, I don’t know), *ello* after a preposition, mostly in writing (*por ello*, for that reason), and *esto, eso, aquello* (this, that).',
          ],
        },
        {
          kind: 'examples',
          rows: [
            { es: '¿Hay alguien en casa?', en: 'Is anyone at home?' },
            { es: 'No he visto a nadie en el patio.', en: 'I haven’t seen anyone in the playground.' },
            { es: 'Ninguno de mis amigos fuma.', en: 'None of my friends smoke.' },
            { es: 'Cada uno paga lo suyo.', en: 'Everyone pays for themselves.' },
            { es: 'Todos los días cojo el mismo autobús.', en: 'I catch the same bus every day.' },
            {
              es: 'No me gusta este; prefiero el otro.',
              en: 'I don’t like this one; I prefer the other one.',
            },
            {
              es: 'El clima cambia y por ello debemos actuar.',
              en: 'The climate is changing and for that reason we must act.',
            },
          ],
        },
      ],
    },
    {
      id: 'more-mistakes',
      title: 'More mistakes to avoid, and what each paper rewards',
      more: 'Seven more, and notes on Spain, Latin America and the exam.',
      blocks: [
        {
          kind: 'mistakes',
          rows: [
            {
              wrong: 'Lo se doy mañana.',
              right: 'Se lo doy mañana.',
              en: 'I’ll give it to him tomorrow.',
              why: 'English says the thing first (_give it to him_). Spanish puts the person first.',
            },
            {
              wrong: 'Creo que’es verdad.',
              right: 'Creo que es verdad.',
              en: 'I think it’s true.',
              why: 'They sound like one word, but Spanish doesn’t use apostrophes.',
            },
            {
              wrong: 'Mi primo, lo cual vive en París, es cocinero.',
              right: 'Mi primo, que vive en París, es cocinero.',
              en: 'My cousin, who lives in Paris, is a cook.',
              why: '*Lo cual* refers to a whole idea. For a person use *que*, *quien* or *el cual*.',
            },
            {
              wrong: 'Me levanto yo mismo a las siete.',
              right: 'Me {levanto:levantarse} a las siete.',
              en: 'I get up at seven.',
              why: '*Me* already means _myself_. *Yo mismo* means “and nobody else”: *Lo hice yo mismo* (I did it myself).',
            },
            {
              wrong: '¡Siéntaros aquí!',
              right: '¡{Sentaos:sentarse} aquí!',
              en: 'Sit down here, all of you!',
              why: 'You hear *sentaros* a lot in Spain, but the written command is *sentad* without its *-d* + *os*.',
            },
            {
              wrong: 'la chica cuya la madre es médica',
              right: 'la chica cuya madre es médica',
              en: 'the girl whose mother is a doctor',
              why: '*Cuyo* is “whose”. As in English, don’t add an article. It agrees with *madre*, the thing or person owned.',
            },
            {
              wrong: 'Estoy esperando para él.',
              right: 'Lo {estoy esperando:esperar}.',
              en: 'I’m waiting for him.',
              why: '*Esperar* already includes _for_, like *buscar* (to look for) and *pedir* (to ask for). It takes a direct object: *lo, la, los, las*.',
            },
          ],
        },
        {
          kind: 'note',
          label: 'Spain and Latin America',
          text: '*Os* belongs to *vosotros*, so it isn’t used in Latin America: *os lo digo* (I’m telling you all) is *se lo digo* there, and *sentaos* (sit down, all of you) is *siéntense*. In much of Spain, people use *le* for one man as a direct object (*le vi*, I saw him). It’s accepted, but *lo vi* is right everywhere. *Enfadarse* (to get angry), *el móvil* (the mobile) and *coger* (to catch a bus) are usual in Spain. In most of Latin America people say *enojarse*, *el celular* and *tomar*.',
        },
        {
          kind: 'note',
          label: 'In the exam',
          text: '**IGCSE Writing:** one pair of pronouns (*me lo regalaron mis padres*, my parents gave it to me) and one *lo que* (what) help your text stand out. **IB writing paper:** use *cuyo* or *lo cual* once, and *el que* after a preposition. **Speaking:** *se me olvidó* is the natural way to say that you forgot something, and shows the examiner that you think in Spanish.',
        },
      ],
    },
  ],
  exercises: [
    {
      id: 'tell-you-the-secret',
      kind: 'choose',
      teaches: 'double-pronouns',
      prompt: 'You’re talking to a friend. How do you say both “to you” and “it”?',
      sentence: '¿El secreto? ___ cuento mañana.',
      en: 'The secret? I’ll tell you tomorrow.',
      options: [
        {
          text: '*Te lo*',
          right: true,
          because: 'There’s only one order: the person (*te*, to you), then the thing (*lo*, it).',
        },
        { text: '*Lo te*', because: '“It to you” is English order. Spanish puts the person first.' },
        { text: '*Tú lo*', because: '*Tú* is the subject, “you”. “To you” is *te*: *te lo*.' },
      ],
    },
    {
      id: 'send-them-to-you',
      kind: 'choose',
      teaches: 'double-pronouns',
      prompt: 'You’re talking to a friend. Which pair do you need?',
      sentence: '¿Las fotos? ___ mando luego.',
      en: 'The photos? I’ll send them to you later.',
      options: [
        {
          text: '*Te las*',
          right: true,
          because: 'Put the person first (*te*), then the thing (*las fotos*).',
        },
        { text: '*Las te*', because: '_Them to you_ is English order. Spanish puts the person first.' },
        { text: '*Te los*', because: 'The order is right, but *fotos* is feminine: *las*.' },
        {
          text: '*Se las*',
          because: '*Se* means “to him, to her, to them” or “to *usted*”. With a friend, use *te*.',
        },
      ],
    },
    {
      id: 'explained-it',
      kind: 'correct',
      teaches: 'double-pronouns',
      sentence: 'Marta no entendía el ejercicio y le lo expliqué.',
      en: 'Marta didn’t understand the exercise and I explained it to her.',
      parts: {
        lost: 'no {entendía|entendió|comprendía|comprendió|había entendido} el ejercicio',
        so: 'así que|[y] por eso|por lo que|por lo cual|de modo que|de manera que|de forma que|[y] entonces|por lo tanto|conque|y luego',
      },
      answers: [
        'Marta $lost y se lo expliqué.',
        'Marta $lost, $so se lo expliqué.',
        'Como Marta $lost, se lo expliqué.',
        'Se lo expliqué a Marta {porque|ya que} $lost.',
        'Marta $lost; se lo expliqué.',
        {
          answer:
            'Marta no {entendía|entendió|comprendía|ha entendido} el ejercicio{ y|, así que} se lo he explicado.',
          note: 'In Spain, you can use *he explicado* if it was today. *Expliqué* is right everywhere.',
        },
        {
          answer: 'Marta $lost y le expliqué el ejercicio [a ella].',
          note: 'Right, but you don’t need *el ejercicio* twice. With “it”: *se lo expliqué*.',
        },
        {
          answer: 'Marta $lost{ y|, así que} se lo aclaré.',
          note: '*Aclarar* means “clarify”. “Explain” is *explicar*.',
        },
      ],
      because: '*Le* before *lo* becomes *se*.',
      twins: { expliqué: 'I explained', explique: 'explain (a formal command or the subjunctive)' },
      mistakes: [
        {
          answer: 'Marta no {entendía|entendió} el ejercicio y se la expliqué [a ella].',
          because: '*Se* is right, but *el ejercicio* is masculine: *lo*.',
        },
        {
          answer: 'Marta no {entendía|entendió} el ejercicio y lo {se|le|les} expliqué [a ella].',
          because: 'The person comes first, and *le* before *lo* becomes *se*: *se lo*.',
        },
        {
          answer: 'Marta no {entendía|entendió} el ejercicio y {le|les|la} lo expliqué a ella.',
          because: 'Adding *a ella* doesn’t help. *Le* before *lo* becomes *se*: *se lo expliqué*.',
        },
        {
          answer: 'Marta no {entendía|entendió} el ejercicio y {la|les} lo expliqué.',
          because: 'Before *lo*, “to her” is always *se*: *se lo expliqué*.',
        },
        {
          answer: 'Marta no {entendía|entendió} el ejercicio y le {la|le} expliqué [a ella].',
          because: '“It” is *lo* (*el ejercicio*), and *le* before *lo* becomes *se*: *se lo expliqué*.',
        },
        {
          answer:
            '{Marta no {entendía|entendió} el ejercicio y se {le|les|las} expliqué [a ella]|Marta no {entendía|entendió} el ejercicio y se los expliqué a ella}.',
          because: '*Se* is right. “It” is *el ejercicio*, masculine singular: *lo*.',
        },
        {
          answer: 'Marta no {entendía|entendió} el ejercicio y lo expliqué a ella.',
          because: '“To her” can’t be just *a ella*. You need the pronoun *se* too: *se lo expliqué*.',
        },
        {
          answer: 'Marta no {entendía|entendió} el ejercicio y se expliqué [a ella].',
          because: '“It” is missing. You need two pronouns: *se lo expliqué*.',
        },
        {
          answer:
            'Marta no {entendía|entendió} el ejercicio y {expliqué se lo|expliqué lo a ella|expliqué lo|expliquéselo|expliquélo a ella|expliqué le lo|le expliqué lo|se expliqué lo}.',
          because: 'Both pronouns go before a conjugated verb: *se lo expliqué*.',
        },

        {
          answer: 'Marta no {entendía|entendió} el ejercicio y {me|nos} lo expliqué.',
          because: '“To her” before *lo* is *se*: *se lo expliqué*.',
        },
        {
          answer: 'Marta no {entendía|entendió} el ejercicio y se lo explicé.',
          because: '*Se lo* is right. The form for “I” is *expliqué*, with *qu* and an accent.',
        },
      ],
      notAsked: [
        {
          answer: 'Marta no {entendía|entendió} el ejercicio y lo expliqué.',
          because: 'That means “I explained it”. “To her” is missing: *se lo expliqué*.',
        },
        {
          answer: 'Marta no {entendía|entendió} el ejercicio y {te|os} lo expliqué.',
          because: 'That’s “I explained it to **you**”. “To her” before *lo* is *se*: *se lo expliqué*.',
        },
        {
          answer: 'Marta no {entendía|entendió} el ejercicio y se lo expliqué a él.',
          because: 'That’s “I explained it to **him**”. Marta is *ella*: *se lo expliqué*.',
        },
        {
          answer: 'Marta no {entendía|entendió} el ejercicio y le expliqué [a ella].',
          because: 'That means “I explained to her”. “It” is missing: *se lo expliqué*.',
        },
        {
          answer: 'Marta no {entendía|entendió} el ejercicio y lo expliqué a Marta.',
          because: 'Good Spanish, but it names Marta twice. “To her” before *lo* is *se*: *se lo expliqué*.',
        },
        {
          answer: 'Marta no {entendía|entendió} el ejercicio y se los expliqué.',
          because:
            'In much of Latin America, that’s “I explained it to **them**” (or to you all). “To her” is *se lo expliqué*.',
        },
      ],
    },
    {
      id: 'proofread-cousin',
      kind: 'proofread',
      teaches: 'double-pronouns',
      en: 'Pablo writes to a friend about his cousin in Chile. The friend knows her from Pablo’s photos. Pablo is sending her a book for her birthday and gets up early to talk to her.',
      lines: [
        { right: 'Mi prima Sara vive en Chile.' },
        {
          wrong: 'Es la chica conoces por mis fotos.',
          answers: [
            'Es la chica que conoces por mis fotos.',
            'Es la chica a {la que|quien} conoces por mis fotos.',
          ],
          because: 'English drops _that_ but Spanish never does: *la chica que conoces*.',
          mistakes: [
            {
              answer: 'Es la chica {quien|la que} conoces por mis fotos.',
              because: 'Straight after the noun, use *que*: *la chica que conoces*.',
            },
          ],
        },
        { right: 'Nos llevamos muy bien y nos escribimos todos los días.' },
        {
          wrong: 'Tengo un libro para su cumpleaños y le lo mando hoy.',
          answers: [
            'Tengo un libro para su cumpleaños y {se lo {mando|envío} hoy|hoy se lo {mando|envío}|se lo voy a mandar hoy|hoy se lo voy a mandar}.',
            'Tengo un libro para su cumpleaños y se lo mando {a ella hoy|hoy a ella}.',
          ],
          because: '*Le* before *lo* becomes *se*: *se lo mando*.',
          mistakes: [
            {
              answer: 'Tengo un libro para su cumpleaños y lo {se|le} mando hoy.',
              because: 'Put the person first, and *le* before *lo* becomes *se*: *se lo mando*.',
            },
          ],
        },
        {
          wrong: 'Los sábados se levanto temprano para hablar con ella.',
          answers: ['<Los sábados> me levanto {temprano|pronto} ^ para hablar con ella.'],
          because: 'The pronoun changes with the person: for *yo*, it’s *me levanto*.',
          mistakes: [
            {
              answer: 'Los sábados {levanto|yo levanto} temprano para hablar con ella.',
              because: 'You still need the pronoun: *me levanto*.',
            },
          ],
          notAsked: [
            {
              answer: 'Los sábados se levanta temprano para hablar con ella.',
              because: 'That’s “he gets up early”. Pablo is talking about himself, so it’s *me levanto*.',
            },
          ],
        },
        { right: '¡Tengo muchas ganas de verla!' },
      ],
    },
    {
      id: 'do-not-tell-me',
      kind: 'choose',
      teaches: 'placement',
      prompt: 'A friend is about to tell you how a film ends. What do you say?',
      en: 'Don’t tell me!',
      options: [
        {
          text: '*¡No me lo digas!*',
          right: true,
          because: 'In a negative command, both pronouns go before the verb.',
        },
        {
          text: '*¡No dímelo!*',
          because: '*Dímelo* is the positive command. The negative form is *digas*.',
        },
        { text: '*¡No dígasmelo!*', because: 'Don’t attach pronouns to a negative command.' },
      ],
    },
    {
      id: 'buy-it-tomorrow',
      kind: 'order',
      teaches: 'placement',
      words: ['a', 'lo', 'mañana', 'comprar', 'voy'],
      en: 'I’m going to buy it tomorrow.',
      answers: ['Lo voy a comprar <mañana>.'],
      because: '*Voy a* + infinitive: the pronoun goes before both verbs. (Or attach it: *voy a comprarlo*.)',
      mistakes: [
        {
          answer: '{Voy a lo comprar|Voy lo a comprar} <mañana>.',
          because: '*Lo* can’t go in the middle: *lo voy a comprar*.',
        },
        {
          answer: 'Voy a comprar lo <mañana>.',
          because:
            'After the infinitive, attach it: *comprarlo*. As a separate word, it goes first: *lo voy a comprar*.',
        },
      ],
    },
    {
      id: 'brothers-get-up',
      kind: 'choose',
      teaches: 'reflexive',
      prompt: 'Which form?',
      sentence: 'Mis hermanos ___ a las ocho.',
      en: 'My brothers get up at eight.',
      options: [
        { text: '*se levantan*', right: true, because: 'With *ellos*, use *se*: *se levantan*.' },
        { text: '*levantan*', because: 'Without its pronoun, *levantar* is “to lift”.' },
        {
          text: '*les levantan*',
          because: 'That means they get somebody else up. The reflexive pronoun is *se*.',
        },
      ],
    },
    {
      id: 'hear-get-up-late',
      kind: 'hear',
      teaches: 'reflexive',
      says: 'Me levanto tarde.',
      en: 'I get up late.',
      choices: ['Me levanto tarde.', 'Me levantó tarde.'],
      because:
        'Listen for the stress. *Levanto*, stressed on *-van-*, is “I get up”. *Levantó*, stressed on the last vowel, is “he got me up late”.',
    },
    {
      id: 'to-bed-early',
      kind: 'fill',
      teaches: 'reflexive',
      sentence: 'Mi hermana y yo ___ temprano los domingos.',
      en: 'My sister and I go to bed early on Sundays. (acostarse)',
      answers: [
        'nos acostamos',
        {
          answer: '{solemos acostarnos|nos solemos acostar}',
          note: 'Right, but this means “usually go to bed”.',
        },
      ],
      because: '*Mi hermana y yo* is “we”: *nos acostamos*, with no stem change.',
      mistakes: [
        {
          answer: '{nos acuestamos|acuestamos}',
          because: 'The stem stays *acost-* in the *nosotros* form: *nos acostamos*.',
        },
        { answer: '{acostamos|acostar}', because: 'The pronoun is missing: *nos acostamos*.' },
        { answer: '{se acostamos|me acostamos}', because: 'The pronoun matches the person: “we” is *nos*.' },
        {
          answer: '{se acuestan|me acuesto|nos acuestan|os acostáis}',
          because: '*Mi hermana y yo* is “we”: *nos acostamos*.',
        },
        {
          answer: '{acostamosnos|acostámonos}',
          because: 'The pronoun goes first: *nos acostamos*.',
        },
      ],
      notAsked: [
        {
          answer: 'os acostamos',
          because: 'Good Spanish for “we put **you** to bed”. “We go to bed” is *nos acostamos*.',
        },
      ],
    },
    {
      id: 'what-time-get-up',
      kind: 'translate',
      teaches: 'reflexive',
      en: 'What time do you get up? (to a friend)',
      answers: [
        '¿A qué hora te levantas?',
        {
          answer: '¿Cuándo te levantas?',
          note: 'Right, but this means “when”. “What time” is *a qué hora*.',
        },
        {
          answer: '¿A qué hora te levantás?',
          note: '*Levantás* is the *vos* form, used in Argentina, Uruguay and elsewhere in Latin America.',
        },
        {
          answer: '¿A qué horas te levantas?',
          note: 'Used in much of Latin America. In Spain, it’s *a qué hora*.',
        },
        '¿A qué hora {sueles levantarte|te sueles levantar}?',
      ],
      because: '*A qué hora* + *te levantas*: the pronoun for *tú* is *te*.',
      mistakes: [
        { answer: '¿A qué hora levantas?', because: 'The pronoun is missing: *te levantas*.' },
        {
          answer: '¿A qué hora {tu|se|tú se} levantas?',
          because: 'The reflexive pronoun for *tú* is *te*: *te levantas*.',
        },
        {
          answer: '¿{Qué hora|Qué tiempo|A qué tiempo|En qué hora|Cuál hora} te levantas?',
          because: '“(At) what time” is *a qué hora*.',
        },
        { answer: '¿A qué hora te {levantes|levantar}?', because: 'The form for *tú* is *te levantas*.' },
        {
          answer: '¿A qué hora {haces|haces tú} te {levantas|levantar}?',
          because: 'Spanish doesn’t translate this _do_: *¿a qué hora te levantas?*',
        },
      ],
      notAsked: [
        {
          answer: '¿A qué hora te despiertas?',
          because: 'Good Spanish for “wake up”. “Get up” is *te levantas*.',
        },
        {
          answer: '¿A qué hora se {levanta|levanta usted}?',
          because: 'Good Spanish, but that’s *usted*. To a friend, say *te levantas*.',
        },
        {
          answer: '¿A qué hora te {levanta|levanto}?',
          because:
            '*Te levanta* is “he or she gets you up”, *te levanto* “I get you up”. “You get up” is *te levantas*.',
        },
      ],
    },
    {
      id: 'film-we-saw',
      kind: 'fill',
      teaches: 'relative',
      sentence: 'La película ___ vimos el viernes era argentina.',
      en: 'The film we saw on Friday was Argentinian.',
      answers: ['que'],
      because: 'English drops _that_ but Spanish always uses *que*.',
      twins: { que: 'that, which', qué: 'what?' },
      mistakes: [
        { answer: '{quien|a quien}', because: '*Quien* is for people. For a film, use *que*.' },
        {
          answer: '{lo que|lo cual}',
          because: '*Lo que* is for an idea, with no noun before it. Use *que*.',
        },
        {
          answer: '{la que|la cual|cual}',
          because: 'Straight after the noun, with no preposition, just use *que*.',
        },
        { answer: 'cuál', because: 'With an accent, *cuál* asks a question. Use *que*.' },
        { answer: '{donde|cuando|cuya|como}', because: 'You saw **the film**, so use *que*.' },
        { answer: 'nosotros', because: '*Que* is missing: *la película que vimos*.' },
      ],
    },
    {
      id: 'with-whom',
      kind: 'choose',
      teaches: 'relative',
      prompt: 'Which word completes the sentence?',
      sentence: 'La chica con ___ comparto mesa es de Perú.',
      en: 'The girl I share a table with is from Peru.',
      options: [
        {
          text: '*quien*',
          right: true,
          because: 'For a person after a preposition, use *quien* (or *la que*).',
        },
        { text: '*la quien*', because: '*Quien* never has an article. *La que* does.' },
        { text: '*quienes*', because: 'That’s plural, but there’s only one girl.' },
        { text: '*cuya*', because: '*Cuya* is “whose” and needs a noun after it: *cuya mesa*.' },
      ],
    },
    {
      id: 'what-i-like-most',
      kind: 'translate',
      teaches: 'relative',
      en: 'What I like most is the beach.',
      answers: [
        'Lo que más me gusta es la playa.',
        'Lo que me gusta más es la playa.',
        'Lo que más me gusta de todo es la playa.',
        {
          answer: 'La cosa que {más me gusta|me gusta más} es la playa.',
          note: 'Right, but this means “the thing that”. People usually say *lo que*.',
        },
        'La playa es lo que {más me gusta|me gusta más} [de todo].',
        {
          answer: '{Lo que me encanta|Lo que prefiero} es la playa.',
          note: 'Right, but “what I like **most**” is *lo que más me gusta*.',
        },
        {
          answer: 'Lo que más me gusta {son las playas|es ir a la playa}.',
          note: 'Right, but the English is just “the beach”: *es la playa*.',
        },
        'Es la playa lo que {más me gusta|me gusta más}.',
        'A mí lo que {más me gusta|me gusta más} es la playa.',
        {
          answer: 'Lo que más me {encanta|agrada} es la playa.',
          note: 'You can say this, but “like most” is *lo que más me gusta*.',
        },
      ],
      because: 'When “what” isn’t a question, it’s *lo que*. *Gustar* still needs *me*.',
      mistakes: [
        {
          answer: '{Qué|Cuál|Cual} {más me gusta|me gusta más} es la playa.',
          because: '*Qué* and *cuál* ask questions. “The thing that” is *lo que*.',
        },

        { answer: 'Que {más me gusta|me gusta más} es la playa.', because: '*Lo* is missing: *lo que*.' },
        {
          answer: 'Lo que {más gusto|yo más gusto|más yo gusto|gusto más} es la playa.',
          because: 'It pleases **me**: *lo que más me gusta*.',
        },
        { answer: 'Lo que más me gusta es playa.', because: '“The beach” needs its article: *la playa*.' },
        {
          answer: 'Lo que más me gusta está la playa.',
          because: 'To say what something is, use *ser*: *es la playa*.',
        },
        {
          answer: 'Lo que {me gusta mejor|mejor me gusta} es la playa.',
          because: 'English can say “like best”, but Spanish says *más*.',
        },
      ],
      notAsked: [
        {
          answer: '{El que|La que} {más me gusta|me gusta más} es la playa.',
          because: 'Good Spanish for “the **one** I like most”. “What”, an idea, is *lo que*.',
        },
      ],
    },
    {
      id: 'who-lives-there',
      kind: 'correct',
      teaches: 'relative',
      sentence: 'Los chicos quien viven aquí van a mi instituto.',
      en: 'The boys who live here go to my school.',
      parts: { boys: 'los {chicos|niños} que {viven aquí|aquí viven}' },
      answers: [
        '$Boys {van|acuden} [todos] a mi instituto.',
        '$Boys {asisten a|estudian en|son de} mi instituto.',
        '$Boys {{van|acuden|asisten} {al mismo instituto que yo|a mi mismo instituto}|van conmigo al instituto|van al instituto conmigo}.',
        '{Van|Acuden} a mi instituto $boys.',
        {
          answer: 'Los {chicos|niños} que viven por aquí van a mi instituto.',
          note: '*Por aquí* is “around here”. “Here” is just *aquí*.',
        },
        {
          answer: 'Los {chavales|pibes|chavos} que viven aquí van a mi instituto.',
          note: 'These are slang for *chicos*: *chavales* in Spain, *pibes* in Argentina, *chavos* in Mexico.',
        },
      ],
      because: 'After a noun with no preposition or comma, use *que*, even for people.',
      mistakes: [
        {
          answer: 'Los {chicos|niños} quienes viven aquí van a mi instituto.',
          because:
            'After a noun, *quienes* needs a preposition or a comma before it. A comma means all the boys. To say **which** boys, use *que*.',
        },
        {
          answer: 'Los {chicos|niños} los que viven aquí van a mi instituto.',
          because: '*Los que* needs a preposition before it, or no noun. Here, just use *que*.',
        },
        {
          answer: 'Los {chicos|niños} {los cuales|cuales|el cual|los cual} viven aquí van a mi instituto.',
          because: '*El cual* needs a preposition or a comma before it. To say **which** boys, use *que*.',
        },
        {
          answer:
            'Los {chicos|niños} {los quienes|los quien|a quien|a quienes|con quien|cuyos} viven aquí van a mi instituto.',
          because: 'The boys are the subject of *viven*, so just use *que*.',
        },
        {
          answer: 'Los {chicos|niños} [ellos] viven aquí van a mi instituto.',
          because: '“Who” is missing. You can never leave out *que*.',
        },
        {
          answer: 'Los {chicos|niños} {que|quien} vive aquí van a mi instituto.',
          because: 'Several boys live here: *que viven*.',
        },
        {
          answer: 'Los {chicos|niños} {que|quienes} viven aquí va a mi instituto.',
          because: 'Several boys go, so use *van*. “Who” is *que*.',
        },
        {
          answer: 'Los {chicos|niños} que viven aquí van {mi|en mi} instituto.',
          because: '*Que* is right, but you go **to** a place: *van a mi instituto*.',
        },
        {
          answer: 'Los {chicos|niños} que vivieran aquí van a mi instituto.',
          because: 'This is a fact, so use the indicative: *viven*.',
        },
      ],
      notAsked: [
        {
          answer: '{El chico|El niño} que vive aquí va a mi instituto.',
          because: 'That’s one boy, but the English has several: *los chicos que viven*.',
        },
        {
          answer: '{Quienes|Los que} viven aquí van a mi instituto.',
          because: 'Good Spanish for “those who live here”. “The boys who” is *los chicos que*.',
        },
        {
          answer: 'Los {chicos|niños} que viven aquí van para mi instituto.',
          because: 'Good Spanish for “are on their way to my school”. “Go to” is *van a*.',
        },
        {
          answer: 'Los {chicos|niños} que vivan aquí van a mi instituto.',
          because: 'That’s “any boys who live here”. You know these boys: *viven*.',
        },
      ],
    },
    {
      id: 'boy-i-go-with',
      kind: 'translate',
      teaches: 'relative',
      en: 'The boy I go to school with is my cousin.',
      parts: {
        boy: 'el {chico|niño} con {el que|quien|el cual} {[me] voy|asisto} {al instituto|a clase|a clases|a la escuela|a la secundaria|al liceo}',
        cousin: 'mi primo|primo mío|un primo mío',
      },
      answers: [
        '$Boy es $cousin.',
        'Es {mi primo|un primo mío} $boy.',
        {
          answer:
            'El {chico|niño} que va {conmigo al instituto|al instituto conmigo|conmigo a clase|a clase conmigo|conmigo a la escuela|a la escuela conmigo} es mi primo.',
          note: 'Right, but this means “who goes to school with me”. “I go with” is *con el que voy*.',
        },
        {
          answer: 'El {chico|niño} con que voy {al instituto|al colegio|a la escuela} es mi primo.',
          note: '*Con que*, with no article, is formal and mostly for things. For a person, say *con el que* or *con quien*.',
        },
        {
          answer: 'Mi primo es $boy.',
          note: 'Right, but this means “My cousin is the boy …”.',
        },
        {
          answer: 'El {chaval|pibe|chavo} con {el que|quien} voy {al instituto|a la escuela} es mi primo.',
          note: 'These are slang for *chico*: *chaval* in Spain, *pibe* in Argentina, *chavo* in Mexico.',
        },
        {
          answer: 'El {chico} con {el que|quien} voy a la prepa es mi primo.',
          note: '*La prepa* is the last school before university in Mexico.',
        },
      ],
      because: 'The preposition goes before the relative pronoun, which you can never leave out.',
      mistakes: [
        {
          answer: 'El {chico|niño} [yo] voy {al instituto|al colegio|a la escuela} con es mi primo.',
          because: 'Spanish can’t drop the pronoun or end with *con*: *con el que voy*.',
        },
        {
          answer:
            'El {chico|niño} {que|quien|el que} [yo] voy {al instituto|al colegio|a la escuela} con es mi primo.',
          because: 'A preposition never comes last. *Con* goes in front: *con el que*.',
        },
        {
          answer:
            'El {chico|niño} {que|quien|el que|el cual} voy {al instituto|al colegio|a la escuela} es mi primo.',
          because: '“With” is missing: *con el que voy*.',
        },
        {
          answer:
            'El {chico|niño} con {el quien|el quién|quien que|quien el} voy {al instituto|al colegio|a la escuela} es mi primo.',
          because: 'Don’t use an article or *que* with *quien*: *con quien*, or *con el que*.',
        },
        {
          answer: 'El {chico|niño} con {cual|cuál} voy {al instituto|al colegio|a la escuela} es mi primo.',
          because: '*Cual* needs its article: *con el cual*. *Con el que* is simpler.',
        },
        {
          answer:
            'El {chico|niño} con {la que|los que|las que|la cual|los cuales|quienes} voy {al instituto|al colegio|a la escuela} es mi primo.',
          because: 'There’s only one boy: *con el que, con quien*.',
        },
        {
          answer:
            'El {chico|niño} con {lo que|lo cual|cuyo|donde} voy {al instituto|al colegio|a la escuela} es mi primo.',
          because: 'For a person after *con*, use *el que* or *quien*: *con el que voy*.',
        },
        {
          answer: 'El {chico|niño} con él voy {al instituto|al colegio|a la escuela} es mi primo.',
          because: '*Con él* is “with him” in a new sentence. “With whom” is *con el que*.',
        },
        {
          answer: 'El {chico|niño} con {el que|quien} ir {al instituto|al colegio|a la escuela} es mi primo.',
          because: 'The rest is right, but “I go” is *voy*.',
        },
        {
          answer:
            'El {chico|niño} con {el que|quien} voy {a el instituto|a instituto|a colegio|a escuela|al escuela|en el instituto|en la escuela|a el colegio} es mi primo.',
          because: 'The rest is right, but “to school” is *al instituto, al colegio* or *a la escuela*.',
        },
        {
          answer:
            'El {chico|niño} con {el que|quien} voy {al instituto|al colegio|a la escuela} está mi primo.',
          because: 'To say who somebody is, use *ser*: *es mi primo*.',
        },
        {
          answer:
            'El {chico|niño} {para|a|de} {el que|quien} voy {al instituto|al colegio|a la escuela} es mi primo.',
          because: '“With” is *con*: *con el que voy*.',
        },
        {
          answer: 'El {chico|niño} que voy {al instituto|al colegio|a la escuela} con él es mi primo.',
          because:
            'In speech, you may hear *que* with *con él* later on, but in writing the preposition goes first: *con el que voy*.',
        },
      ],
      notAsked: [
        {
          answer:
            'El {chico|niño} con {el que|quien} {va|vas} {al instituto|al colegio|a la escuela} es mi primo.',
          because: 'That’s a different person. “**I** go” is *voy*.',
        },
        {
          answer:
            'El {chico|niño} por {el que|quien} voy {al instituto|al colegio|a la escuela} es mi primo.',
          because:
            'That’s “the boy I go to school **for**” (because of him or to fetch him). “With” is *con*.',
        },
      ],
    },
    {
      id: 'something-to-drink',
      kind: 'choose',
      teaches: 'indefinites',
      prompt: 'Which word?',
      sentence: '¿Quieres ___ de beber?',
      en: 'Would you like something to drink?',
      options: [
        { text: '*algo*', right: true, because: 'For a thing, *algo* means “something” or “anything”.' },
        { text: '*alguien*', because: 'That’s “someone”, a person.' },
        { text: '*nadie*', because: 'That means “nobody”.' },
        { text: '*cada*', because: '“Each” needs a noun: *cada bebida*.' },
      ],
    },
    {
      id: 'seen-nobody',
      kind: 'fill',
      teaches: 'indefinites',
      sentence: 'No he invitado ___ nadie todavía.',
      en: 'I haven’t invited anyone yet.',
      answers: ['a'],
      because: '*Nadie* refers to people and is the direct object here, so it needs the personal *a*.',
      mistakes: [
        { answer: 'para', because: 'If the direct object is a person, use *a*, not *para*.' },
        {
          answer: '{por|de|en|con|que|hacia}',
          because: 'You invite **somebody**: if the direct object is a person, use *a*.',
        },
        { answer: '{al|a el|a la|a los}', because: '*Nadie* never has an article: *a nadie*.' },
        {
          answer: '{le|les|lo|los|la|se}',
          because: 'You need the personal *a*, not a pronoun: *a nadie*.',
        },
        {
          answer: '{el|un|no|ningún|alguien|algún}',
          because: '*Nadie* only needs the personal *a* before it.',
        },
        { answer: '{ha|ah}', because: 'It sounds the same, but the preposition is written *a*.' },
      ],
    },
    {
      id: 'message-for-me',
      kind: 'choose',
      teaches: 'recap',
      prompt: 'Which pronoun follows a preposition?',
      sentence: 'Este mensaje es para ___.',
      en: 'This message is for me.',
      options: [
        { text: '*mí*', right: true, because: 'After *para*, use the stressed form, with its accent.' },
        { text: '*me*', because: '*Me* goes with a verb: *me llama*. After a preposition, use *mí*.' },
        { text: '*yo*', because: '*Yo* is the subject, “I”. After a preposition, use *mí*.' },
      ],
    },
    {
      id: 'come-with-me',
      kind: 'fill',
      teaches: 'recap',
      sentence: '¿Quieres venir ___ a la piscina?',
      en: 'Do you want to come to the pool with me?',
      answers: ['conmigo', { answer: 'junto conmigo', note: 'Right, but *conmigo* is enough.' }],
      because: '*Con* and *mí* become one word: *conmigo*.',
      mistakes: [
        { answer: '{con mí|con mi|con me|con yo}', because: '“With me” is one word: *conmigo*.' },
        { answer: '{con migo|comigo|conmi}', because: 'Spell it *conmigo*, as one word.' },
        {
          answer: 'contigo',
          because: '*Contigo* means “with you”. “With me” is *conmigo*.',
        },
        { answer: '{a mí|para mí}', because: '“With” is *con*: *conmigo*.' },
      ],
    },
    {
      id: 'hard-to-understand',
      kind: 'choose',
      teaches: 'more-placement',
      prompt: 'Which sentence about *el poema* is right?',
      en: 'It’s hard to understand it.',
      options: [
        {
          text: '*Es difícil entenderlo.*',
          right: true,
          because: 'After *es* + adjective, attach the pronoun to the infinitive.',
        },
        {
          text: '*Lo es difícil entender.*',
          because: 'The pronoun can only go first with a helper like *poder* or *ir a*: *Lo puedo entender*.',
        },
        {
          text: '*Es difícil lo entender.*',
          because: 'A pronoun can’t go directly before an infinitive. Attach it: *entenderlo*.',
        },
        {
          text: '*Es difícil entendiéndolo.*',
          because: 'The pronoun is in the right place, but after *es difícil* you need the infinitive.',
        },
      ],
    },
    {
      id: 'seen-the-match',
      kind: 'correct',
      teaches: 'more-placement',
      sentence: 'No he lo visto todavía.',
      en: 'I haven’t seen it yet. (the match)',
      answers: [
        'No lo he visto <{todavía|aún}>.',
        {
          answer: '<{Todavía|Aún}> no lo vi.',
          note: 'In much of Latin America *todavía no lo vi* means the same. In Spain, it’s *no lo he visto*.',
        },
      ],
      because: 'Nothing can go between *he* and *visto*: the pronoun goes before both.',
      mistakes: [
        {
          answer: 'No he visto lo <todavía>.',
          because: '*Lo* can’t go after *visto* either: *no lo he visto*.',
        },
        {
          answer: 'No he vístolo <todavía>.',
          because: 'Don’t attach pronouns to a participle: *no lo he visto*.',
        },
        { answer: 'No lo he {veído|vido} [todavía].', because: 'The participle of *ver* is *visto*.' },
        { answer: 'Lo no he visto <todavía>.', because: '*No* goes before the pronoun: *no lo he visto*.' },
        {
          answer: 'No helo visto <todavía>.',
          because: 'Before a conjugated verb, *lo* is a separate word: *lo he*.',
        },
      ],
      notAsked: [
        { answer: 'No lo he visto.', because: '*Lo* is in the right place. “Yet” is missing: *todavía*.' },
        {
          answer: 'No he visto el partido <todavía>.',
          because: 'Good Spanish for “I haven’t seen the match”. “It” is *lo*, before *he*.',
        },
        {
          answer: 'No {le|la} he visto <todavía>.',
          because:
            'In Spain, *le* can be “him”. *La* is for “her” or a feminine thing. *El partido* is *lo*.',
        },
      ],
    },
    {
      id: 'explain-it-accent',
      kind: 'choose',
      teaches: 'attached-accents',
      prompt: 'You say *explica* + *me* + *lo* to a friend. Where’s the accent?',
      sentence: '¡___ otra vez, por favor!',
      en: 'Explain it to me again, please!',
      options: [
        {
          text: '*Explícamelo*',
          right: true,
          because: 'The stress stays on *-plí-*, now the fourth syllable from the end.',
        },
        { text: '*Explicamelo*', because: 'Without the accent, the stress would be on *-me-*.' },
        { text: '*Explicamélo*', because: 'The stress doesn’t move from the verb to the pronoun.' },
      ],
    },
    {
      id: 'hear-tell-me',
      kind: 'hear',
      teaches: 'attached-accents',
      says: 'Dímelo antes de salir, por favor.',
      en: 'Tell me before you leave, please.',
      because:
        'You hear a strong *di* and two short syllables: *dí-me-lo*. It’s one word, with an accent on the third syllable from the end.',
    },
    {
      id: 'give-it-to-me',
      kind: 'translate',
      teaches: 'attached-accents',
      en: 'Give it to me, please. (the book; to a friend)',
      answers: [
        '{Dámelo|Pásamelo|Alcánzamelo|Entrégamelo}[ a mí| ya], por favor.',
        'Por favor, {dámelo|pásamelo|alcánzamelo}.',
        '¿Me lo {das|pasas|alcanzas|puedes dar|puedes pasar|podrías dar|podrías pasar}, por favor?',
        'Por favor, ¿me lo {das|pasas|alcanzas|puedes dar|puedes pasar|podrías dar|podrías pasar}?',
        '¿{Puedes|Podrías|Quieres|Te importa|Te importaría} {dármelo|pasármelo}, por favor?',
        'Por favor, ¿{puedes|podrías|quieres|te importa|te importaría} {dármelo|pasármelo}?',
        '{Haz|Hazme} el favor de {dármelo|pasármelo}.',
        '¿Me haces el favor de {dármelo|pasármelo}?',
        {
          answer: '{Dámelo|Pásamelo}, porfa.',
          note: '*Porfa* is for friends. In an exam, write *por favor*.',
        },
        {
          answer: '¿Me lo {pasás|podés dar|podés pasar}, por favor?',
          note: 'These are *vos* forms, used in Argentina, Uruguay and elsewhere in Latin America. With *tú*, use *pasas* or *puedes*. *Dámelo* is the same for both.',
        },
        {
          answer: '{Pasámelo, por favor|Por favor, pasámelo}.',
          note: 'Right with *vos* (Argentina, Uruguay and other parts of Latin America). With *tú*, it’s *pásamelo*.',
        },
      ],
      because: 'In a positive command, attach both pronouns, person first, and add an accent.',
      mistakes: [
        {
          answer: '{Da me lo|Dame lo|Da melo} <por favor>.',
          because: 'The order is right, but a positive command is written as one word: *dámelo*.',
        },
        {
          answer: '{Dálome|Dalome|Da lo me|Dalo me|Lo me da|Lo me das|Lo dame|Da lome} <por favor>.',
          because:
            'Put the person first, then the thing (*me* + *lo*), all written as one word with the command: *dámelo*.',
        },
        {
          answer: '{Me da lo|Me dalo|Melo da|Melo das|Me das lo} <por favor>.',
          because:
            'Keep the pronouns together, attached to a command (*dámelo*) or before the verb in a question (*¿me lo das?*).',
        },
        {
          answer: '{Dalo|Dálo|Da lo|Da} {a mí|a mi|a yo|a me|para mí|para mi|mí} <por favor>.',
          because: 'That’s English order. *A mí* needs *me* as well, but *dámelo* is enough.',
        },
        {
          answer: '{Damela|Dame la|Da me la|¿Me la das|¿Me la pasas|¿Me la puedes dar} <por favor>.',
          because: '*El libro* is masculine: *lo*.',
        },
        {
          answer: '{Dámele|Dame le|Dame los} <por favor>.',
          because: '“It” is *el libro*, masculine singular: *lo*.',
        },
        { answer: '{Da|¿Me das|Pásame} <por favor>.', because: '“It” is missing: *dámelo*.' },
        { answer: '{Dálo|Da lo} <por favor>.', because: '“To me” is missing: *dámelo*.' },
        {
          answer: '{Dame|Pásame} {ello|él|el|it} <por favor>.',
          because: '“It” is the pronoun *lo*, attached to the verb: *dámelo*.',
        },
        {
          answer: '{Me lo des|Desmelo} <por favor>.',
          because: '*Des* is for negative commands: *no me lo des*. The positive one is *da*: *dámelo*.',
        },
        {
          answer: '{Dármelo|Me lo dar|Dar me lo|Dar lo a mí|Darlo a mí} <por favor>.',
          because: 'That’s the infinitive, “to give”. The command to a friend is *da*: *dámelo*.',
        },
      ],
      notAsked: [
        {
          answer: '{Dádmelo|Dénmelo}, por favor.',
          because: 'Good Spanish, but that’s plural. To one friend, say *dámelo*.',
        },
        {
          answer: 'Por favor, {dádmelo|dénmelo|me lo dais|me lo dan}.',
          because: 'Good Spanish, but that’s plural. To one friend, say *por favor, dámelo*.',
        },
        {
          answer: '¿Me lo {dais|dan}, por favor?',
          because: 'Good Spanish, but that’s plural. To one friend, say *¿me lo das?*',
        },
        {
          answer: '{Tráemelo|Llévamelo|Pónmelo} <por favor>.',
          because: 'Good Spanish, but with a different verb. “Give” is *dar*: *dámelo*.',
        },
        {
          answer: '{{Dame|Pásame|Me das} {esto|eso}, por favor|Por favor, {dame|pásame|me das} {esto|eso}}.',
          because: 'Good Spanish, but *esto* is “this” and *eso* “that”. “It” is the pronoun *lo*: *dámelo*.',
        },
        {
          answer: '{Dámelo|Pásamelo|Me lo das|Me lo pasas}.',
          because: 'The pronouns are right. “Please” is missing: *por favor*.',
        },
        {
          answer: 'Por favor, {préstamelo|déjamelo}.',
          because: 'Good Spanish for “lend it to me”. “Give” is *dar*: *dámelo*.',
        },
        {
          answer: '{Préstamelo|Déjamelo|Me lo prestas|Me lo dejas}, por favor.',
          because: 'Good Spanish for “lend it to me”. “Give” is *dar*: *dámelo*.',
        },
        {
          answer: 'Por favor, {dame|pásame|me das|me pasas} el libro.',
          because: 'Good Spanish for “give me the book”. “It” is *lo*: *dámelo*.',
        },
        {
          answer: '{Dame|Pásame|Me das|Me pasas} el libro, por favor.',
          because: 'Good Spanish for “give me the book”. “It” is *lo*: *dámelo*.',
        },
        {
          answer: '{Démelo|Pásemelo}, por favor.',
          because: 'Good Spanish, but that’s *usted*. To a friend, say *dámelo*.',
        },
        {
          answer: '¿Me lo {da|pasa|puede dar|podría dar}, por favor?',
          because: 'Good Spanish, but that’s *usted*. To a friend, say *dámelo* or *¿me lo das?*',
        },
        {
          answer: 'Por favor, {démelo|pásemelo|me lo da|me lo pasa|me lo puede dar|me lo podría dar}.',
          because: 'Good Spanish, but that’s *usted*. To a friend, say *por favor, dámelo*.',
        },
        {
          answer: '{Dáselo|Dánoslo} <por favor>.',
          because:
            '*Dáselo* is “give it to him, her or them”, *dánoslo* “give it to us”. “To me” is *me*: *dámelo*.',
        },
        {
          answer: '¿{Se|Nos} lo das, por favor?',
          because:
            '*Se lo das* is “to him, her or them”, *nos lo das* “to us”. “To me” is *me*: *¿me lo das?*',
        },
        {
          answer: '{Dámela|Pásamela} <por favor>.',
          because: '*La* is for a feminine thing. *El libro* is masculine: *dámelo*.',
        },
        {
          answer: '{Dámelos|Dámelas} <por favor>.',
          because: 'Good Spanish for “give **them** to me”. One book is *lo*: *dámelo*.',
        },
        { answer: 'Dame <por favor>.', because: 'That’s just “give me”. “It” is missing: *dámelo*.' },
        { answer: 'Dalo <por favor>.', because: 'That’s “give it”. “To me” is missing: *dámelo*.' },
        {
          answer: 'No me lo des <por favor>.',
          because: 'Good Spanish for “**don’t** give it to me”. “Give it to me” is *dámelo*.',
        },
        {
          answer: 'Dátelo <por favor>.',
          because: 'That’s “give it to **yourself**”. “To me” is *me*: *dámelo*.',
        },
      ],
    },
    {
      id: 'wash-hands',
      kind: 'choose',
      teaches: 'more-reflexives',
      prompt: 'Which word goes before *manos*? Choose the one that’s correct everywhere.',
      sentence: 'Antes de comer me lavo ___ manos.',
      en: 'I wash my hands before eating.',
      options: [
        { text: '*las*', right: true, because: '*Me* already shows whose they are, so use the article.' },
        {
          text: '*mis*',
          because:
            'Used in parts of Latin America, but *las* is right everywhere: *me* already shows whose they are.',
        },
        { text: '*los*', because: '*Mano* is feminine, despite its *-o*: *las manos*.' },
      ],
    },
    {
      id: 'father-shaved',
      kind: 'fill',
      teaches: 'more-reflexives',
      sentence: 'Ayer mi padre ___ antes de la entrevista de trabajo.',
      en: 'Yesterday my father shaved before his job interview. (afeitarse)',
      answers: ['se afeitó'],
      because: 'It’s a finished action: *se afeitó*.',
      mistakes: [
        { answer: 'afeitó', because: 'Without *se*, it means he shaved somebody else: *se afeitó*.' },
        { answer: '{se afeita|se afeite}', because: '*Ayer* is past: *se afeitó*.' },

        { answer: '{se afeité|me afeité}', because: '*Mi padre* is *él*: *se afeitó*.' },
        { answer: 'se ha afeitado', because: 'With *ayer*, use the preterite: *se afeitó*.' },
      ],
      notAsked: [
        {
          answer: 'se rasuró',
          because: 'Good Spanish in Latin America, but the verb in brackets is *afeitarse*: *se afeitó*.',
        },
        {
          answer: '{me afeitó|le afeitó|lo afeitó}',
          because: 'That means he shaved somebody else. The reflexive pronoun is *se*.',
        },
        {
          answer: 'se afeitaba',
          because: 'That’s “he **was shaving**”. It’s a finished action: *se afeitó*.',
        },
      ],
    },
    {
      id: 'leaving-now',
      kind: 'fill',
      teaches: 'meaning-changes',
      sentence: 'Es muy tarde. Yo ___ a casa.',
      en: 'It’s very late. I’m going home. (irse)',
      answers: [
        'me voy',
        {
          answer: '{me estoy yendo|estoy yéndome|me voy a ir}',
          note: 'Right. For “I’m off”, people usually say *me voy*.',
        },
        {
          answer: '{ya me voy|me voy ya|me voy ahora|ahora me voy|ya me estoy yendo}',
          note: 'Right, but you don’t need *ya* or *ahora*. *Me voy* is enough.',
        },
      ],
      because: '*Irse* is “to leave”. Its pronoun for *yo* is *me*.',
      mistakes: [
        {
          answer: '{se|te|nos|le} voy',
          because: 'The pronoun changes with the person: for *yo*, it’s *me*.',
        },
        { answer: '{me ir|irme|irse|ir}', because: 'Conjugate the verb for *yo*: *me voy*.' },
        { answer: '{voyme|voy me}', because: 'The pronoun goes before a conjugated verb: *me voy*.' },
        { answer: '{me va|se va|me vas}', because: 'The form for *yo* is *voy*, and its pronoun is *me*.' },
        {
          answer: 'nos vamos',
          because: '*Nos vamos* is *nosotros*, “we”. The sentence begins with *yo*: *me voy*.',
        },
        {
          answer: '{me vaya|me fuera}',
          because: 'You’re stating a fact, so don’t use the subjunctive: *me voy*.',
        },
        {
          answer: '{soy yendo|me soy yendo|soy yéndome|soy ir|me estoy ir|estoy ir}',
          because: 'English uses _am_ here, but Spanish uses the simple present: *me voy*.',
        },
      ],
      notAsked: [
        {
          answer: '{me tengo que ir|tengo que irme|me quiero ir|quiero irme}',
          because: 'The English just says “I’m going”: *me voy*.',
        },
        {
          answer: 'voy',
          because:
            '*Voy a casa* is good Spanish, but it’s *ir*, “to go”. *Irse*, “to leave”, needs a pronoun: *me voy*.',
        },
        {
          answer: '{me marcho|vuelvo|regreso|me vuelvo|me regreso}',
          because: 'It fits the sentence, but the verb in brackets is *irse*: *me voy*.',
        },
        { answer: '{me fui|me iba|me he ido}', because: 'That’s the past, but you’re going now: *me voy*.' },
      ],
    },
    {
      id: 'became-a-lawyer',
      kind: 'choose',
      teaches: 'meaning-changes',
      prompt: 'Which “became” do you use for a profession?',
      sentence: 'Mi tía ___ abogada a los treinta años.',
      en: 'My aunt became a lawyer at thirty.',
      options: [
        { text: '*se hizo*', right: true, because: 'For a profession you choose, use *hacerse*.' },
        {
          text: '*se puso*',
          because: '*Ponerse* is for temporary moods, health and colour: *se puso roja*.',
        },
        {
          text: '*se quedó*',
          because: '*Quedarse* is for the state after something has happened: *se quedó sin palabras*.',
        },
      ],
    },
    {
      id: 'dropped-phone',
      kind: 'choose',
      teaches: 'accidental',
      prompt: 'Which words come first?',
      sentence: '___ cayó el vaso.',
      en: 'I dropped the glass.',
      options: [
        {
          text: '*Se me*',
          right: true,
          because: '*Se* + the person it happened to, and the verb agrees with *el vaso*.',
        },
        { text: '*Me se*', because: 'The right words in the wrong order: *se* always comes first.' },
        {
          text: '*Me*',
          because: 'Without *se*, *me cayó* means something landed **on** you.',
        },
        { text: '*Yo me*', because: 'You didn’t fall. The glass is the subject.' },
      ],
    },
    {
      id: 'lost-the-tickets',
      kind: 'fill',
      teaches: 'accidental',
      sentence: 'Se ___ han perdido los billetes de tren.',
      en: 'We’ve lost the train tickets.',
      answers: ['nos'],
      because: '*Se* + the person it happened to: “to us” is *nos*. *Han perdido* agrees with the tickets.',
      mistakes: [
        { answer: 'nosotros', because: '“We” isn’t the subject. It happened **to us**: *nos*.' },
        { answer: 'se', because: '*Se* is already there. It happened **to us**: *nos*.' },
        {
          answer: '{los|lo|las}',
          because: 'The tickets are the subject. The gap is for who lost them: *nos*.',
        },
      ],
      notAsked: [
        {
          answer: '{les|os|me|le}',
          because:
            '*Me* is “I’ve lost”, *os* “you’ve lost”, *le* “he’s” or “she’s lost”, *les* “they’ve lost”. It happened to **us**: *nos*.',
        },
      ],
    },
    {
      id: 'grandparents-love',
      kind: 'choose',
      teaches: 'reciprocal',
      prompt: 'Which word means “each other”?',
      sentence: 'Mis abuelos ___ quieren mucho.',
      en: 'My grandparents love each other very much.',
      options: [
        { text: '*se*', right: true, because: '“Each other” for *ellos* is *se*.' },
        { text: '*los*', because: 'That means “them”: they love other people.' },
        { text: '*nos*', because: 'That means they love **us**.' },
      ],
    },
    {
      id: 'write-to-each-other',
      kind: 'order',
      teaches: 'reciprocal',
      words: ['mensajes', 'los', 'mi', 'nos', 'y', 'días', 'yo', 'todos', 'mandamos', 'primo'],
      en: 'My cousin and I send each other messages every day.',
      answers: [
        '<Mi primo y yo> ^ nos mandamos ^ mensajes <todos los días>.',
        {
          answer: '<Yo y mi primo> ^ nos mandamos mensajes <todos los días>.',
          note: 'It’s more polite to put *yo* last: *mi primo y yo*.',
        },
      ],
      because: '“Each other” for *mi primo y yo* is *nos*. Put it before the verb.',
      mistakes: [
        {
          answer: '<Mi primo y yo> mandamos {nos mensajes|mensajes nos} <todos los días>.',
          because: '*Nos* goes before its verb: *nos mandamos*.',
        },
        {
          answer: '<Mi primo y yo> nos mensajes mandamos <todos los días>.',
          because: 'Nothing can come between *nos* and its verb: *nos mandamos mensajes*.',
        },
        {
          answer:
            '<Mi primo y yo> {nos todos los días mandamos mensajes|nos todos los días mensajes mandamos}.',
          because: 'Nothing can come between *nos* and its verb: *nos mandamos mensajes todos los días*.',
        },
        {
          answer: '<Mi primo y yo> nos mandamos mensajes <{todos días los|los todos días}>.',
          because: '“Every day” is *todos los días*, in that order.',
        },
        {
          answer: '<Nos> mi primo y yo mandamos mensajes todos los días.',
          because: '*Nos* goes directly before its verb: *nos mandamos*.',
        },
      ],
    },
    {
      id: 'which-job-of-se',
      kind: 'choose',
      teaches: 'jobs-of-se',
      prompt: 'What does *se* do in *Las llaves se las di a Marta*?',
      en: 'I gave the keys to Marta.',
      options: [
        {
          text: 'It replaces *le*, “to her”.',
          right: true,
          because: '*Las* comes next and I gave them to somebody else, so *le* becomes *se*.',
        },
        { text: 'It’s reflexive, “herself”.', because: 'Marta isn’t the subject. I gave her the keys.' },
        {
          text: 'It’s passive, “are given”.',
          because: 'The subject of *di* is *yo*, so it isn’t passive.',
        },
      ],
    },
    {
      id: 'find-each-other',
      kind: 'choose',
      teaches: 'jobs-of-se',
      prompt: 'In which sentence does *se* mean “each other”?',
      en: 'They hug each other when they arrive.',
      options: [
        { text: '*Se abrazan al llegar.*', right: true, because: 'It’s plural, and they hug each other.' },
        { text: '*Se acuestan al llegar.*', because: 'They each go to bed: *acostarse* is reflexive.' },
        {
          text: '*Se lo digo al llegar.*',
          because: '*Lo* comes next and I’m telling somebody else: *se* is “to him, to her, to them”.',
        },
        { text: '*Se vive bien allí.*', because: 'There’s no subject: “people live well”.' },
      ],
    },
    {
      id: 'which-ruined-trip',
      kind: 'choose',
      teaches: 'more-relatives',
      prompt: 'Which of these refers to the whole first half?',
      sentence: 'Llovió sin parar, ___ nos estropeó la excursión.',
      en: 'It rained non-stop, which ruined our trip.',
      options: [
        {
          text: '*lo cual*',
          right: true,
          because: 'For a whole idea after a comma, use *lo cual* (or *lo que*).',
        },
        { text: '*la cual*', because: '*La cual* refers to a feminine noun, but there isn’t one.' },
        { text: '*quien*', because: '*Quien* is for people.' },
        { text: '*cuya*', because: '*Cuya* is “whose” and needs a noun after it.' },
      ],
    },
    {
      id: 'whose-songs',
      kind: 'fill',
      teaches: 'more-relatives',
      sentence: 'Es un grupo ___ canciones me encantan.',
      en: 'It’s a band whose songs I love.',
      answers: ['cuyas'],
      because: '“Whose” agrees with the thing owned: *canciones*, feminine plural.',
      mistakes: [
        { answer: 'cuyo', because: 'It agrees with *canciones*, not with *grupo*.' },
        { answer: 'cuyos', because: 'Plural is right, but *canción* is feminine.' },
        { answer: 'cuya', because: 'Feminine is right, but *canciones* is plural.' },
        {
          answer: 'cuyas {las|sus}',
          because: 'Don’t put an article or possessive after *cuyo*: *cuyas canciones*.',
        },
        {
          answer:
            '{de quien|de quién|de quienes|de quiénes|quien|quién|quienes|quiénes|quien es|quienes son}',
          because:
            '*¿De quién?* asks “whose?”. In the middle of a sentence “whose” is *cuyo*, and it agrees with *canciones*.',
        },
        {
          answer: '{que|los que|las que|cual|el cual|la cual|las cuales|los cuales|cuales}',
          because:
            'A word for “which” or “that” can’t go directly before *canciones*. “Whose” is *cuyo*, and it agrees with *canciones*.',
        },
        {
          answer:
            '{del que|del cual|de que|de los que|de la que|del que las|del cual las|de la cual|de los cuales|de las cuales}',
          because: '“Of which” can’t go directly before the noun. “Whose” is one word: *cuyas*.',
        },
        { answer: '{sus|las|su}', because: 'You need “whose” to join two sentences: *cuyas*.' },
        {
          answer: '{cuáles|cuanto|cuantas|cuántas|donde}',
          because: '“Whose” with *canciones* is *cuyas*.',
        },
        {
          answer: '{que sus|que las}',
          because:
            'People say *que sus* or *que las*, but it’s a mistake in writing. “Whose” is *cuyo*, and it agrees with *canciones*: *cuyas*.',
        },
      ],
      notAsked: [
        {
          answer: 'y sus',
          because: 'Good Spanish, but it means “and I love its songs”. “Whose” is *cuyas*.',
        },
      ],
    },
    {
      id: 'another-juice',
      kind: 'choose',
      teaches: 'more-indefinites',
      prompt: 'How do you ask for another one?',
      sentence: '¿Me pone ___ zumo de naranja, por favor?',
      en: 'Could I have another orange juice, please?',
      options: [
        { text: '*otro*', right: true, because: '“Another” is just *otro*, masculine like *zumo*.' },
        {
          text: '*un otro*',
          because: '“Another” has “an” in it, but Spanish never uses *un* before *otro*.',
        },
        { text: '*otra*', because: '*Zumo* is masculine: *otro*.' },
      ],
    },
    {
      id: 'know-nobody-here',
      kind: 'correct',
      teaches: 'more-indefinites',
      sentence: 'No conozco nadie en mi clase nueva.',
      en: 'I don’t know anybody in my new class.',
      answers: [
        'No conozco a {nadie|ninguna persona} en mi {clase nueva|nueva clase}.',
        'A nadie conozco en mi {clase nueva|nueva clase}.',
        'No conozco a {nadie|ninguno} de mi {clase nueva|nueva clase}.',
        '{En|De} mi {clase nueva|nueva clase} no conozco a nadie.',
        {
          answer: '<Todavía> no conozco a nadie <en mi {clase nueva|nueva clase}>.',
          note: 'Right, but *todavía* adds “yet”.',
        },
        {
          answer: 'No conozco {todavía|aún} a nadie en mi {clase nueva|nueva clase}.',
          note: 'Right, but this adds “yet”.',
        },
      ],
      because: 'As the object of *conocer*, *nadie* needs the personal *a*.',
      mistakes: [
        {
          answer: 'No conozco alguien en mi {clase nueva|nueva clase}.',
          because: 'After *no*, “anybody” is *nadie*: *no conozco a nadie*.',
        },
        {
          answer: 'Conozco {nadie|a nadie} en mi {clase nueva|nueva clase}.',
          because: 'With *nadie* after the verb, put *no* before the verb.',
        },
        {
          answer: 'No conozco {a nada|ningún|a ningún} en mi {clase nueva|nueva clase}.',
          because: 'For people, use *nadie*: *a nadie*.',
        },
        {
          answer: 'No sé {nadie|a nadie} en mi {clase nueva|nueva clase}.',
          because: 'For people, “to know” is *conocer*: *no conozco a nadie*.',
        },
      ],
      notAsked: [
        {
          answer: 'No conozco {a alguien|a alguno} en mi {clase nueva|nueva clase}.',
          because:
            'That’s “there’s **somebody** I don’t know”. “Not … anybody” is *nadie*: *no conozco a nadie*.',
        },
        {
          answer: 'No conozco nada en mi {clase nueva|nueva clase}.',
          because: 'That’s “I don’t know any**thing**”. For people: *a nadie*.',
        },
      ],
    },
  ],
} satisfies AuthoredLesson
