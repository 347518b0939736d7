import type { AuthoredLesson } from '../types'

export default {
  subtitle: 'El condicional simple',
  blurb: 'Say what you would do, ask politely, give advice and report what somebody promised.',
  rule: 'The conditional is “would”: the whole [infinitive](?infinitive) + *-ía, -ías, -ía, -íamos, -íais, -ían*, with the same twelve irregular [stems](?stem) as the future. Use it for the result, not the condition: after *si* (if), use a different tense. *Si tuviera tiempo, iría* (if I had time, I would go).',
  needs: {
    igcse: {
      asks: 'produce',
      what: '*Me gustaría*, *podría* and a few verbs in the *yo* form. One sentence with *si tuviera* improves the long task.',
    },
    abInitio: {
      asks: 'produce',
      what: '*Me gustaría*, polite *podría* and advice with *deberías*. Just recognise the other forms.',
    },
    standard: {
      asks: 'produce',
      what: 'The whole tense, imagined conditions with *si*, and reported speech after *dijo que*.',
    },
    higher: {
      asks: 'produce',
      what: 'All of this lesson, including the conditional perfect (would have done).',
    },
  },
  opening: 'football-all-day',
  sections: [
    {
      id: 'formation',
      title: 'Formation: infinitive + one set of endings',
      core: true,
      syllabus: ['V7'],
      blocks: [
        {
          kind: 'text',
          text: 'Keep the whole infinitive (the *-ar, -er, -ir* form), as in the [future](future), and add one set of endings.',
        },
        {
          kind: 'conjugation',
          caption: 'Infinitive + ending: regular verbs in the conditional',
          tense: 'conditional',
          verbs: ['hablar', 'comer', 'vivir'],
        },
        {
          kind: 'list',
          items: [
            '**Accents:** every form has one, always on the *í*.',
            '**Imperfect or conditional?** *Comía* is “I was eating”, but *comería* is “I would eat”. Look for the *r*.',
          ],
        },
        {
          kind: 'verb-table',
          tenses: ['conditional', 'conditional-perfect'],
          suggested: ['hablar', 'poder'],
        },
      ],
    },
    {
      id: 'examples',
      title: 'Examples: a dream holiday',
      core: true,
      blocks: [
        {
          kind: 'dialogue',
          caption: 'A dream holiday',
          lines: [
            {
              who: 'Gael',
              es: 'Con mucho dinero, ¿adónde {irías:ir} de vacaciones?',
              en: 'If you had lots of money, where would you go on holiday?',
            },
            {
              who: 'Alba',
              es: 'Me {encantaría:encantar} ver la Patagonia. {Iría:ir} con mi hermano.',
              en: 'I would love to see Patagonia. I would go with my brother.',
            },
            { who: 'Gael', es: '¿Y qué {haríais:hacer} allí?', en: 'And what would you do there?' },
            {
              who: 'Alba',
              es: '{Haríamos:hacer} senderismo y {dormiríamos:dormir} en tiendas de campaña.',
              en: 'We would go hiking and sleep in tents.',
            },
            {
              who: 'Gael',
              es: 'Yo que vosotros, {llevaría:llevar} ropa de abrigo.',
              en: 'If I were you, I would take warm clothes.',
            },
          ],
        },
      ],
    },
    {
      id: 'when-to-use',
      title: 'When to use it: wishes, politeness, advice, “what if”',
      core: true,
      syllabus: ['V7'],
      blocks: [
        {
          kind: 'text',
          text: '**1. Wishes:** *me gustaría* + infinitive. For somebody else, *me gustaría que* + [imperfect subjunctive](imperfect-subjunctive#sequence-of-tenses): *me gustaría que vinieras* (I’d like you to come). **2. Politeness:** *¿podrías?* is more polite than *¿puedes?* (can you?).',
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Me {gustaría:gustar} estudiar Medicina.', en: 'I would like to study medicine.' },
            {
              es: '¿{Podría:poder} repetir la pregunta, por favor?',
              en: 'Could you repeat the question, please?',
              note: 'This is for *usted*. To a friend, say *¿{podrías:poder}…?*',
            },
          ],
        },
        {
          kind: 'text',
          text: '**3. Advice:** *deberías* + infinitive or *yo que tú* (if I were you). **4. Imagination:** what you would do in a different situation.',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Yo que tú, {hablaría:hablar} con el profesor.',
              en: 'If I were you, I would talk to the teacher.',
            },
            {
              es: 'Con un millón de euros, {viajaría:viajar} por todo el mundo.',
              en: 'With a million euros, I would travel all over the world.',
            },
          ],
        },
      ],
    },
    {
      id: 'irregular-information',
      title: 'Irregular information: twelve stems',
      core: true,
      syllabus: ['V7'],
      blocks: [
        {
          kind: 'table',
          caption: 'The twelve irregular stems, shared with the future',
          columns: [
            { header: 'Infinitive', lang: 'es', form: 'infinitive' },
            { header: 'Conditional (*yo*)', lang: 'es', form: 'conditional:0' },
            { header: 'Meaning', lang: 'en', translation: true },
          ],
          rows: [
            ['tener', 'tendría', 'would have'],
            ['salir', 'saldría', 'would go out'],
            ['venir', 'vendría', 'would come'],
            ['poner', 'pondría', 'would put'],
            ['hacer', 'haría', 'would do'],
            ['decir', 'diría', 'would say'],
            ['poder', 'podría', 'could'],
            ['haber', 'habría', 'there would be'],
            ['querer', 'querría', 'would want'],
            ['saber', 'sabría', 'would know'],
            ['valer', 'valdría', 'would be worth'],
            ['caber', 'cabría', 'would fit'],
          ],
        },
        {
          kind: 'text',
          text: 'There are three patterns: a *d* replaces the vowel (*tener, tendr-*), the *e* drops out (*poder, podr-*), or the stem is short (*hacer, har-*; *decir, dir-*).',
        },
      ],
    },
    {
      id: 'si-sentences',
      title: 'The three types of “if” sentence',
      core: true,
      syllabus: ['V7'],
      blocks: [
        {
          kind: 'table',
          caption: 'How likely is it? The answer decides both verbs',
          columns: [
            { header: 'Type', lang: 'en' },
            { header: 'Example', lang: 'es' },
            { header: 'English', lang: 'en', translation: true },
          ],
          rows: [
            [
              '**1: possible**',
              'Si {llueve:llover}, nos {quedaremos:quedarse} en casa.',
              'If it rains, we’ll stay at home.',
            ],
            [
              '**2: imagined**',
              'Si {lloviera:llover}, nos {quedaríamos:quedarse} en casa.',
              'If it rained, we would stay at home.',
            ],
            [
              '**3: too late**',
              'Si {hubiera llovido:llover}, nos {habríamos quedado:quedarse} en casa.',
              'If it had rained, we would have stayed at home.',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'After *si* (if), use the present for type 1, the [imperfect subjunctive](imperfect-subjunctive) for type 2 and the pluperfect [subjunctive](?subjunctive) for type 3. Never use the future or the conditional after *si*.',
        },
      ],
    },
    {
      id: 'common-mistakes',
      title: 'Common mistakes that cost the most marks',
      core: true,
      blocks: [
        {
          kind: 'mistakes',
          rows: [
            {
              wrong: 'Si tendría tiempo, iría contigo.',
              right: 'Si {tuviera:tener} tiempo, {iría:ir} contigo.',
              en: 'If I had time, I would go with you.',
              why: 'The conditional never follows *si* (if). You may hear ~~si tendría~~ in parts of northern Spain, but exams don’t accept it.',
            },
            {
              wrong: 'Me gustaria ser piloto.',
              right: 'Me {gustaría:gustar} ser piloto.',
              en: 'I would like to be a pilot.',
              why: 'Every form has an accent on the *í*.',
            },
            {
              wrong: 'Yo gustaría tener un perro.',
              right: 'Me {gustaría:gustar} tener un perro.',
              en: 'I would like to have a dog.',
              why: 'Think “it would please me”: *me*, not *yo*.',
            },
            {
              wrong: 'Yo hacería lo mismo.',
              right: 'Yo {haría:hacer} lo mismo.',
              en: 'I would do the same.',
              why: 'The stem of *hacer* is *har-*.',
            },
            {
              wrong: 'De pequeño iría al pueblo cada verano.',
              right: 'De pequeño {iba:ir} al pueblo cada verano.',
              en: 'When I was little, I would go to the village every summer.',
              why: 'This is a past habit, so use the imperfect.',
            },
          ],
        },
      ],
    },
    {
      id: 'model-text',
      title: 'Model text: an email about the summer',
      more: '82 words, with notes on what earns marks.',
      blocks: [
        {
          kind: 'model-text',
          paper: 'igcse-email',
          task: 'Email a Spanish friend about last summer and what you would like to do this year, and why. Invite him to visit.',
          lines: [
            { es: '¡Hola, Gael!', en: 'Hi Gael,' },
            {
              es: 'El verano pasado {fui:ir} a Irlanda con mis padres, pero este año me {gustaría:gustar} hacer algo diferente.',
              en: 'Last summer I went to Ireland with my parents, but this year I would like to do something different.',
              earns: 'Preterite and conditional in one sentence, joined by *pero*.',
            },
            {
              es: 'Con más dinero, {iría:ir} a México, porque allí viven mis primos y {podría:poder} practicar el español.',
              en: 'If I had more money, I would go to Mexico because my cousins live there and I could practise my Spanish.',
              earns: 'An imagined plan with a reason, and an irregular stem, *podr-*.',
            },
            {
              es: 'Mi hermano {preferiría:preferir} quedarse en casa: dice que no {dormiría:dormir} en una tienda de campaña ni una noche.',
              en: 'My brother would prefer to stay at home: he says he wouldn’t spend a single night in a tent.',
              earns: 'You write about other people, not only *yo*.',
            },
            {
              es: '¿Qué {harías:hacer} tú?',
              en: 'What would you do?',
              earns: 'A question to the reader makes it sound like a real email.',
            },
            {
              es: 'Si {vinieras:venir} a Inglaterra en julio, te {enseñaría:enseñar} Londres y lo {pasaríamos:pasar} genial.',
              en: 'If you came to England in July, I would show you round London and we would have a great time.',
              earns: 'A type 2 “if” sentence, with the right tenses.',
            },
            { es: '¿{Podrías:poder} preguntar a tus padres?', en: 'Could you ask your parents?' },
            { es: 'Un abrazo muy fuerte de tu amiga Alba.', en: 'A big hug from your friend Alba.' },
          ],
        },
      ],
    },
    {
      id: 'from-english',
      title: 'Would, could, should',
      more: 'Not every English “would” is a conditional: ten sentences side by side.',
      blocks: [
        {
          kind: 'text',
          text: 'The conditional is “would”, but not every “would”, “could” or “should” is a conditional. Ask what the English word means.',
        },
        {
          kind: 'table',
          caption: 'The meaning decides the tense',
          columns: [
            { header: 'English', lang: 'en', translation: true },
            { header: 'Spanish', lang: 'es' },
            { header: 'Meaning and tense', lang: 'en' },
          ],
          rows: [
            ['I **would** go if I could.', '{Iría:ir} si {pudiera:poder}.', 'imagined: conditional'],
            [
              'Every summer we **would** camp by the lake.',
              'Cada verano {acampábamos:acampar} junto al lago.',
              '“used to”: imperfect',
            ],
            [
              'He **wouldn’t** help me.',
              'No {quiso:querer} ayudarme.',
              '“refused to”: preterite of *querer*',
            ],
            ['**Could** you help me?', '¿{Podrías:poder} ayudarme?', 'polite request: conditional'],
            ['We **could** go by train.', '{Podríamos:poder} ir en tren.', '“would be able to”: conditional'],
            [
              'At four I **could** already read.',
              'Con cuatro años ya {sabía:saber} leer.',
              'skill in the past: imperfect of *saber*',
            ],
            [
              'From my room I **could** see the sea.',
              'Desde mi cuarto {podía:poder} ver el mar.',
              'it was possible: imperfect',
            ],
            [
              'I **couldn’t** open the file. (I tried.)',
              'No {pude:poder} abrir el archivo.',
              'one attempt: preterite',
            ],
            ['You **should** rest.', '{Deberías:deber} descansar.', 'advice: conditional of *deber*'],
            [
              'You **should have** told me.',
              '{Deberías:deber} habérmelo dicho.',
              'criticism: *deberías* + *haber* + [participle](?participle)',
            ],
          ],
        },
      ],
    },
    {
      id: 'future-or-conditional',
      title: 'Future or conditional?',
      more: 'Will or would: five pairs side by side.',
      syllabus: ['V7'],
      blocks: [
        {
          kind: 'text',
          text: 'The future says what **will** happen, and the conditional what **would** happen. Ask two questions. Is it a real possibility, or imagined? Is somebody speaking now, or in the past?',
        },
        {
          kind: 'contrast',
          caption: 'Will or would?',
          left: 'Future: will',
          right: 'Conditional: would',
          rows: [
            {
              left: {
                es: 'Si {ahorro:ahorrar}, {compraré:comprar} una bici.',
                en: 'If I save up, I’ll buy a bike.',
              },
              right: {
                es: 'Si {ahorrara:ahorrar}, {compraría:comprar} una bici.',
                en: 'If I saved up, I would buy a bike.',
              },
              why: 'With the present after *si*, it might happen. With the imperfect subjunctive, you’re only imagining it.',
            },
            {
              left: { es: 'Dice que {llegará:llegar} tarde.', en: 'He says he’ll be late.' },
              right: { es: 'Dijo que {llegaría:llegar} tarde.', en: 'He said he would be late.' },
              why: '*Dice* goes with the future and *dijo* with the conditional. (You can only say *Dijo que llegará* if he hasn’t arrived yet.)',
            },
            {
              left: { es: 'No {iré:ir} a la fiesta.', en: 'I won’t go to the party.' },
              right: {
                es: 'Yo que tú no {iría:ir} a la fiesta.',
                en: 'If I were you, I wouldn’t go to the party.',
              },
            },
            {
              left: { es: 'Ahora {tendrá:tener} unos veinte años.', en: 'She’s probably about twenty now.' },
              right: {
                es: 'Entonces {tendría:tener} unos veinte años.',
                en: 'She was probably about twenty then.',
              },
              why: 'Both are guesses: one about now, one about the past.',
            },
            {
              left: {
                es: 'Me {gustará:gustar} vivir en la costa.',
                en: 'I’ll enjoy living on the coast. (It’s decided.)',
              },
              right: {
                es: 'Me {gustaría:gustar} vivir en la costa.',
                en: 'I would like to live on the coast. (It’s a dream.)',
              },
            },
          ],
        },
      ],
    },
    {
      id: 'reported-speech',
      title: 'Reported speech: *dijo que* …',
      more: 'A table showing how each tense changes after “she said”.',
      syllabus: ['V7'],
      blocks: [
        {
          kind: 'text',
          text: 'After *dice que* (she says that) the tense doesn’t change. After *dijo que* (she said that), most tenses go back one step, as in English: “I live” becomes “she said she lived” and “I will” becomes “she would”.',
        },
        {
          kind: 'table',
          caption: 'From her words to “she said”',
          columns: [
            { header: 'Tense', lang: 'en' },
            { header: 'Her words', lang: 'en' },
            { header: 'Reported', lang: 'en' },
          ],
          rows: [
            [
              'present → imperfect',
              '*{Vivo:vivir} en Quito.* (I live in Quito.)',
              '*Dijo que {vivía:vivir} en Quito.* (She said she lived in Quito.)',
            ],
            [
              'imperfect: no change',
              '*{Hacía:hacer} frío.* (It was cold.)',
              '*Dijo que {hacía:hacer} frío.* (… that it was cold.)',
            ],
            [
              'perfect → pluperfect',
              '*{He perdido:perder} el móvil.* (I’ve lost my phone.)',
              '*Dijo que {había perdido:perder} el móvil.* (… that she had lost her phone.)',
            ],
            [
              'preterite → pluperfect',
              '*{Llegué:llegar} tarde.* (I arrived late.)',
              '*Dijo que {había llegado:llegar} tarde.* (… that she had arrived late.)',
            ],
            [
              'future → conditional (*voy a* → *iba a*)',
              '*Te {llamaré:llamar}.* (I’ll ring you.)',
              '*Dijo que me {llamaría:llamar}.* (… that she would ring me.)',
            ],
            [
              'command → imperfect subjunctive',
              '*{Espérame:esperar}.* (Wait for me.)',
              '*Me dijo que la {esperara:esperar}.* (She told me to wait for her.)',
            ],
          ],
        },
        {
          kind: 'list',
          items: [
            '**The person changes:** *te llamaré* (I’ll ring **you**) becomes *me llamaría* (she would ring **me**), and *mi* (my) becomes *su* (her).',
            '**Time words change:** *hoy, ayer, mañana* (today, yesterday, tomorrow) become *ese día, el día anterior, al día siguiente* (that day, the day before, the next day).',
            '**Questions:** *¿Vienes?* (Are you coming?) becomes *Me preguntó si {venía:venir}* (she asked me if I was coming).',
            '**Still true?** You can keep the tense: *Dijo que {vive:vivir} en Quito* (she said she lives in Quito). In speech, people often keep the preterite: *Dijo que {llegó:llegar} tarde* (she said she arrived late).',
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Inés dijo que {vendría:venir} a las seis.',
              en: 'Inés said she would come at six.',
              note: 'Her words were *{Vendré:venir} a las seis*.',
            },
            {
              es: 'Yo pensaba que {llovería:llover}, pero hizo sol.',
              en: 'I thought it would rain, but it was sunny.',
              note: '*Pensé que, creía que, prometió que* (I thought, I believed, she promised) work like *dijo que*: the future becomes the conditional.',
            },
            {
              es: 'El médico me dijo que {bebiera:beber} más agua.',
              en: 'The doctor told me to drink more water.',
            },
          ],
        },
      ],
    },
    {
      id: 'conditional-perfect',
      title: 'The conditional perfect: would have done',
      more: '*Habría hecho* in all six forms, four uses and a drill.',
      syllabus: ['V7'],
      blocks: [
        {
          kind: 'text',
          text: 'Use the conditional of *haber* + participle (*hablado*, “spoken”, or *hecho*, “done”). The participle doesn’t change. Pronouns go before *habría*. All the tenses with *haber* are [in one table](pluscuamperfecto#other-compound-tenses).',
        },
        {
          kind: 'conjugation',
          caption: 'The conditional perfect: a regular and an irregular participle',
          tense: 'conditional-perfect',
          verbs: ['hablar', 'hacer'],
        },
        {
          kind: 'table',
          caption: 'Four uses',
          columns: [
            { header: 'Use', lang: 'en' },
            { header: 'Example', lang: 'es' },
            { header: 'English', lang: 'en', translation: true },
          ],
          rows: [
            [
              '**1. Too late:** the result of *si* + pluperfect subjunctive',
              'Si {hubiera sabido:saber} la hora, {habría llegado:llegar} antes.',
              'If I had known the time, I would have got there earlier.',
            ],
            [
              '**2. What somebody would have done** or liked',
              'Yo no lo {habría hecho:hacer}.',
              'I wouldn’t have done it.',
            ],
            [
              '**3. “Will have” in reported speech**',
              'Dijo que a las diez {habrían terminado:terminar}.',
              'He said they would have finished by ten.',
            ],
            [
              '**4. A guess** about what had already happened',
              'No estaba en casa; {habría salido:salir}.',
              'She wasn’t at home. She had probably gone out.',
            ],
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Me {habría gustado:gustar} conocer a mi bisabuela.',
              en: 'I would have liked to meet my great-grandmother.',
            },
            {
              es: 'Sin tu ayuda no {habríamos ganado:ganar}.',
              en: 'Without your help we wouldn’t have won.',
            },
          ],
        },
        {
          kind: 'note',
          label: 'Good to know',
          text: 'In uses 1 and 2, you can use *hubiera* + participle instead: *Si hubiera estudiado, hubiera aprobado* (if I had studied, I would have passed). After *si* (if), never use *habría*: use *hubiera* (or *hubiese*).',
        },
        {
          kind: 'drill',
          caption: 'Conditional perfect',
          tense: 'conditional-perfect',
          regular: [
            {
              verbs: ['hablar', 'comer', 'estudiar', 'ganar', 'llegar', 'salir', 'ir', 'comprar'],
              section: 'conditional-perfect',
            },
          ],
          irregular: [
            {
              verbs: ['hacer', 'decir', 'escribir', 'ver', 'poner', 'volver', 'abrir', 'romper'],
              section: 'conditional-perfect',
            },
          ],
        },
      ],
    },
    {
      id: 'more-si',
      title: 'A map of “if”, and *si* meaning “whether”',
      more: 'The three types in one picture, and another meaning of *si*.',
      syllabus: ['V7'],
      blocks: [
        {
          kind: 'figure',
          name: 'conditional-map',
          caption:
            'A line leaves the stop *si* and divides into three. First branch, possible: *si* + present leads to the future, *Si {estudio:estudiar}, {aprobaré:aprobar}* (if I study, I’ll pass). Second branch, unlikely or imaginary: *si* + imperfect subjunctive leads to the conditional, *Si {estudiara:estudiar}, {aprobaría:aprobar}* (if I studied, I would pass). Third branch, too late: *si* + pluperfect subjunctive leads to the conditional perfect, *Si {hubiera estudiado:estudiar}, {habría aprobado:aprobar}* (if I had studied, I would have passed).',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Si {tuviera:tener} más tiempo, {aprendería:aprender} japonés.',
              en: 'If I had more time, I would learn Japanese.',
            },
            {
              es: 'Si {fuera:ser} más barato, lo {compraría:comprar}.',
              en: 'If it were cheaper, I would buy it.',
            },
            {
              es: '{Estaría:estar} más tranquila si {vinieras:venir} conmigo.',
              en: 'I would feel calmer if you came with me.',
              note: 'You can swap the two halves. Keep the subjunctive after *si*.',
            },
            {
              es: 'Si la gente {usara:usar} más la bici, {habría:haber} menos contaminación.',
              en: 'If people cycled more, there would be less pollution.',
            },
          ],
        },
        {
          kind: 'note',
          label: 'Careful',
          text: '*Si* can also mean “whether”, and then you can use the conditional: *No sabía si {vendría:venir}* (I didn’t know whether he would come).',
        },
      ],
    },
    {
      id: 'more-irregulars',
      title: 'Irregular verbs in full, and how to tell *quería* from *querría*',
      more: 'Four verbs in full, compounds, *oír* and *reír*.',
      syllabus: ['V7'],
      blocks: [
        {
          kind: 'conjugation',
          caption: 'One verb of each pattern in full',
          tense: 'conditional',
          verbs: ['poder', 'tener', { infinitive: 'decir', en: 'to say' }, 'hacer'],
        },
        {
          kind: 'list',
          items: [
            '**Compounds follow the basic verb:** *mantendría* (would keep), *propondría* (would propose), *desharía* (would undo), *satisfaría* (would satisfy), *convendría* (would be advisable).',
            '**Infinitives with an accent lose it:** *oír* (to hear) becomes *oiría*, *reír* (to laugh) becomes *reiría* and *sonreír* (to smile) becomes *sonreiría*.',
            '*Habría* (there would be) is always singular: *habría menos coches* (there would be fewer cars).',
            '**One** *r* **or two?** *Quería* is “I wanted”, but *querría* is “I would want”. The only difference is the double *r*.',
            '*Yo* and *él, ella, usted* **look the same:** add the pronoun if it isn’t clear.',
            '**These are regular:** *ser* (*sería*, would be), *ir* (*iría*, would go), *dar* (*daría*, would give), *ver* (*vería*, would see), *estar* (*estaría*, would be). There are no stem changes.',
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'En una ciudad sin coches {habría:haber} menos ruido.',
              en: 'In a city without cars there would be less noise.',
            },
            { es: '¿Qué {dirías:decir} tú en esa situación?', en: 'What would you say in that situation?' },
            { es: '{Valdría:valer} la pena intentarlo.', en: 'It would be worth trying.' },
            { es: 'Mis padres nunca me {harían:hacer} eso.', en: 'My parents would never do that to me.' },
          ],
        },
      ],
    },
    {
      id: 'more-uses',
      title: '“It must have been three”: guesses about the past',
      more: '*Serían las tres*, plus more wishes, requests and advice.',
      syllabus: ['V7'],
      blocks: [
        {
          kind: 'text',
          text: '**Probability in the past:** a guess about how things were. Use the future to guess about now and the conditional to guess about then.',
        },
        {
          kind: 'contrast',
          caption: 'Fact or guess?',
          left: 'imperfect: you know',
          right: 'conditional: you guess',
          rows: [
            {
              left: { es: '{Eran:ser} las tres.', en: 'It was three o’clock.' },
              right: {
                es: '{Serían:ser} las tres cuando llegaron.',
                en: 'It must have been about three when they arrived.',
              },
            },
            {
              left: {
                es: 'No contestó porque {estaba:estar} en clase.',
                en: 'He didn’t answer because he was in class.',
              },
              right: {
                es: 'No contestó; {estaría:estar} en clase.',
                en: 'He didn’t answer. He was probably in class.',
              },
            },
          ],
        },
        {
          kind: 'text',
          text: 'Here are more **wishes** (with *me encantaría*, “I would love”, or *preferiría*, “I would prefer”), **requests** and **advice** (with *tendrías que*, “you ought to”, or *yo en tu lugar*, “if I were you”):',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Nos {encantaría:encantar} ver una final en el estadio.',
              en: 'We would love to see a final at the stadium.',
            },
            { es: '{Preferiría:preferir} trabajar al aire libre.', en: 'I would prefer to work outdoors.' },
            {
              es: '¿Te {importaría:importar} bajar la música?',
              en: 'Would you mind turning the music down?',
            },
            {
              es: '{Querría:querer} hablar con la directora.',
              en: 'I would like to speak to the head teacher.',
            },
            {
              es: '{Deberías:deber} dormir más antes del examen.',
              en: 'You should sleep more before the exam.',
            },
            { es: 'Yo en tu lugar no {diría:decir} nada.', en: 'If I were you, I wouldn’t say anything.' },
          ],
        },
      ],
    },
    {
      id: 'time-expressions',
      title: 'Time expressions: phrases that go with “would”',
      more: 'Twelve phrases, from *yo que tú* to *al día siguiente*.',
      blocks: [
        {
          kind: 'text',
          text: 'Few time words go only with the conditional. These phrases set up an imagined situation or a point in the past that you look ahead from.',
        },
        {
          kind: 'phrases',
          caption: 'Phrases that go with the conditional',
          rows: [
            { es: 'yo que tú', en: 'if I were you' },
            { es: 'yo en tu lugar', en: 'in your place' },
            { es: 'en ese caso', en: 'in that case' },
            { es: 'de lo contrario', en: 'otherwise' },
            { es: 'con más dinero', en: 'with more money' },
            { es: 'sin tu ayuda', en: 'without your help' },
            { es: 'en un mundo ideal', en: 'in an ideal world' },
            { es: 'en teoría', en: 'in theory' },
            { es: 'dijo que', en: 'he said that' },
            { es: 'al día siguiente', en: 'the next day (in the past)' },
            { es: 'la semana siguiente', en: 'the following week (in the past)' },
            { es: 'un año más tarde', en: 'a year later' },
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'En un mundo ideal nadie {pasaría:pasar} hambre.',
              en: 'In an ideal world nobody would go hungry.',
            },
            {
              es: 'Me aseguró que {llamaría:llamar} al día siguiente.',
              en: 'She assured me that she would ring the next day.',
            },
          ],
        },
      ],
    },
    {
      id: 'more-examples',
      title: 'More examples',
      more: 'Ten sentences about school, money and the world.',
      blocks: [
        {
          kind: 'examples',
          rows: [
            { es: 'Yo no {comería:comer} en ese sitio.', en: 'I wouldn’t eat in that place.' },
            { es: '¿{Viviríais:vivir} en otro país?', en: 'Would you live in another country?' },
            {
              es: 'Con más luz, tu habitación {sería:ser} perfecta.',
              en: 'With more light, your room would be perfect.',
            },
            {
              es: 'En mi instituto ideal no {habría:haber} exámenes.',
              en: 'In my ideal school there would be no exams.',
            },
            {
              es: 'Nosotros {pondríamos:poner} más árboles en el patio.',
              en: 'We would put more trees in the playground.',
            },
            {
              es: '¿{Saldrías:salir} con alguien de tu clase?',
              en: 'Would you go out with someone in your class?',
            },
            {
              es: 'Sin internet, mucha gente no {sabría:saber} qué hacer.',
              en: 'Without the internet, a lot of people wouldn’t know what to do.',
            },
            {
              es: 'Prometieron que nos {devolverían:devolver} el dinero.',
              en: 'They promised that they would give us our money back.',
            },
            {
              es: 'Las autoridades {deberían:deber} reducir el precio del transporte.',
              en: 'The authorities should cut the cost of transport.',
            },
            { es: 'Yo nunca {podría:poder} vivir sin música.', en: 'I could never live without music.' },
          ],
        },
      ],
    },
    {
      id: 'more-mistakes',
      title: 'More mistakes to avoid',
      more: 'Seven more, from irregular stems to *deberías de*.',
      blocks: [
        {
          kind: 'mistakes',
          rows: [
            {
              wrong: 'Tenerías menos problemas.',
              right: '{Tendrías:tener} menos problemas.',
              en: 'You would have fewer problems.',
              why: 'The stem is *tendr-*.',
            },
            {
              wrong: 'Hoy no salería de casa.',
              right: 'Hoy no {saldría:salir} de casa.',
              en: 'I wouldn’t leave the house today.',
              why: 'The stem is *saldr-*. There’s no *e*: the infinitive is *salir*.',
            },
            {
              wrong: 'Mi hermana querería ir también.',
              right: 'Mi hermana {querría:querer} ir también.',
              en: 'My sister would want to go too.',
              why: '*Querer* drops its second *e*, so you get a double *r*: *querr-*.',
            },
            {
              wrong: 'Deberías de ir al médico.',
              right: '{Deberías:deber} ir al médico.',
              en: 'You should go to the doctor.',
              why: '*Deber de* + infinitive is for guesses (*debe de estar enfermo*, he must be ill). For advice, use *deber* + infinitive, without *de*.',
            },
            {
              wrong: 'Te podría ayudar si tendría el libro.',
              right: 'Te {podría:poder} ayudar si {tuviera:tener} el libro.',
              en: 'I could help you if I had the book.',
              why: 'The order makes no difference: use the subjunctive after *si*.',
            },
            {
              wrong: 'Le pedí ayuda, pero no me ayudaría.',
              right: 'Le pedí ayuda, pero no {quiso:querer} ayudarme.',
              en: 'I asked him for help, but he wouldn’t help me.',
              why: '“Wouldn’t” meaning “refused to” is *no quiso*.',
            },
            {
              wrong: 'Iríamos a la playa si hace sol.',
              right: '{Iríamos:ir} a la playa si {hiciera:hacer} sol.',
              en: 'We would go to the beach if it were sunny.',
              why: 'Don’t mix the types. “Would go” is imagined, so use the imperfect subjunctive after *si*. The present goes with the future: *iremos si hace sol* (we’ll go if it’s sunny).',
            },
          ],
        },
      ],
    },
    {
      id: 'story',
      title: 'Choose the tense: a story',
      more: 'Fill twelve gaps with the future or the conditional.',
      blocks: [
        {
          kind: 'story',
          id: 'the-band-and-the-festival',
          title: 'El grupo y el festival',
          introduction:
            'A band wants to play at a festival. For each gap, first choose the future (will) or the conditional (would). Then type the form.',
          text: 'Mi grupo {quiere:querer} tocar en un festival de verano. Ayer la directora nos {dijo:decir} que nos ___ por la tarde, pero no {llamó:llamar}. No {importa:importar}: si mañana no {llama:llamar}, ___ a su oficina. Mi amiga Paula {está:estar} muy nerviosa. Yo, en su lugar, no me ___ tanto. Eso sí, si {tuviéramos:tener} una canción nueva, el jurado nos ___ seguro. El problema {es:ser} el dinero: si Paula {vendiera:vender} su moto vieja, ___ grabar en un estudio. Yo que ella, la ___ hoy mismo. Me ___ ayudar, pero no {tengo:tener} nada que vender. Si en junio {apruebo:aprobar} todo, mis padres me ___ cien euros; si no {apruebo:aprobar}, ___ que tocar gratis en la calle. Cuando {tengamos:tener} la canción, la ___ en internet. Y os {prometo:prometer} una cosa: cuando {seamos:ser} famosos, no os ___ y os ___ a todos los conciertos.',
          gaps: [
            {
              infinitive: 'llamar',
              options: ['future', 'conditional'],
              answer: 'conditional',
              form: 'llamaría',
              signal:
                'After *Ayer nos dijo que*, “will” becomes “would”. That afternoon is over (*no llamó*, she didn’t ring).',
            },
            {
              infinitive: 'ir',
              person: 'nosotros',
              options: ['future', 'conditional'],
              answer: 'future',
              form: 'iremos',
              signal:
                '*Si mañana no llama* (if she doesn’t ring tomorrow): *si* + present is a real possibility, so it’s “we will go”.',
            },
            {
              infinitive: 'preocuparse',
              options: ['future', 'conditional'],
              answer: 'conditional',
              form: 'preocuparía',
              signal: '*En su lugar* is “in her place”: you’re only imagining it.',
            },
            {
              infinitive: 'elegir',
              options: ['future', 'conditional'],
              answer: 'conditional',
              form: 'elegiría',
              signal: '*Si tuviéramos* (if we had): *si* + imperfect subjunctive needs the conditional.',
            },
            {
              infinitive: 'poder',
              person: 'nosotros',
              options: ['future', 'conditional'],
              answer: 'conditional',
              form: 'podríamos',
              signal:
                '*Si Paula vendiera* (if Paula sold) has the imperfect subjunctive again, so it’s “we could, we would be able to”.',
            },
            {
              infinitive: 'vender',
              options: ['future', 'conditional'],
              answer: 'conditional',
              form: 'vendería',
              signal: '*Yo que ella* (if I were her) is advice, so use the conditional.',
            },
            {
              infinitive: 'gustar',
              options: ['future', 'conditional'],
              answer: 'conditional',
              form: 'gustaría',
              signal:
                '*Pero no tengo nada que vender* (but I’ve got nothing to sell): the wish can’t come true now.',
            },
            {
              infinitive: 'dar',
              options: ['future', 'conditional'],
              answer: 'future',
              form: 'darán',
              signal:
                '*Si en junio apruebo* (if I pass in June): *si* + present, so the result is in the future.',
            },
            {
              infinitive: 'tener',
              person: 'nosotros',
              options: ['future', 'conditional'],
              answer: 'future',
              form: 'tendremos',
              signal: '*Si no apruebo* (if I don’t): *si* + present again, so it’s “we will have to”.',
            },
            {
              infinitive: 'poner',
              person: 'nosotros',
              options: ['future', 'conditional'],
              answer: 'future',
              form: 'pondremos',
              signal: '*Cuando tengamos*: “when we have it”. It’s a real plan, so it’s “we will put”.',
            },
            {
              infinitive: 'olvidar',
              person: 'nosotros',
              options: ['future', 'conditional'],
              answer: 'future',
              form: 'olvidaremos',
              signal: '*Os prometo* (I promise you): a promise made now is about what will happen.',
            },
            {
              infinitive: 'invitar',
              person: 'nosotros',
              options: ['future', 'conditional'],
              answer: 'future',
              form: 'invitaremos',
              signal: 'This is the second half of the same promise.',
            },
          ],
        },
      ],
    },
    {
      id: 'drill',
      title: 'Form drill: the conditional',
      more: 'Ten forms to type, regular and irregular.',
      blocks: [
        {
          kind: 'drill',
          tense: 'conditional',
          regular: [
            {
              verbs: [
                'hablar',
                'comer',
                'vivir',
                'ser',
                'ir',
                'estar',
                'ver',
                'comprar',
                'viajar',
                'deber',
                'preferir',
              ],
              section: 'formation',
            },
          ],
          irregular: [
            {
              verbs: [
                'poder',
                'tener',
                'hacer',
                'decir',
                'querer',
                'salir',
                'poner',
                'venir',
                'saber',
                'haber',
                'valer',
                'caber',
              ],
              section: 'irregular-information',
            },
          ],
        },
      ],
    },
    {
      id: 'in-the-exam',
      title: 'Spain, Latin America and the exam',
      more: '*Quisiera*, and what to use in each paper.',
      blocks: [
        {
          kind: 'note',
          label: 'Spain and Latin America',
          text: 'The conditional works the same everywhere. In polite requests, you’ll also hear *quisiera* and *pudiera*, which are [subjunctive](imperfect-subjunctive) forms: *Quisiera un café* (I would like a coffee) sounds a little more formal than *Querría un café*.',
        },
        {
          kind: 'note',
          label: 'In the exam',
          text: 'In the IGCSE speaking test, use *me gustaría* (I would like) + infinitive to talk about the future, and *deberíamos* (we should) to solve a problem. One type 2 sentence (*Si pudiera, …*, if I could) improves any written answer. In the IB, use *deberíamos*, *sería mejor* (it would be better) and *yo que usted* (if I were you) in proposals, letters to newspapers and advice columns.',
        },
      ],
    },
  ],
  exercises: [
    {
      id: 'football-all-day',
      kind: 'choose',
      teaches: 'formation',
      prompt: 'For “would”, add an ending to the whole infinitive, *jugar*. Which form?',
      sentence: 'Sin deberes ___ al fútbol todo el día.',
      en: 'Without homework, I would play football all day.',
      options: [
        {
          text: '*jugaría*',
          right: true,
          because: '*Jugar* + *-ía* is “I would play”. You’re imagining it.',
        },
        { text: '*juego*', because: 'That’s “I play”: it’s a fact, in the present.' },
        { text: '*jugué*', because: 'That’s “I played”: it happened in the past.' },
      ],
    },
    {
      id: 'live-by-the-sea',
      kind: 'choose',
      teaches: 'formation',
      prompt: 'Which form?',
      sentence: 'Yo ___ en una casa al lado del mar.',
      en: 'I would live in a house by the sea.',
      options: [
        { text: '*viviré*', because: 'That’s the future, “I will live”.' },
        {
          text: '*vivía*',
          because: 'That’s the imperfect, “I used to live”. The *r* of the infinitive is missing.',
        },
        { text: '*viviría*', right: true, because: 'Infinitive + *-ía*: “I would live”.' },
        { text: '*vivirías*', because: 'That’s for *tú*, “you would live”.' },
      ],
    },
    {
      id: 'hear-would-eat',
      kind: 'hear',
      teaches: 'formation',
      says: 'Comería en casa.',
      en: 'I would eat at home.',
      choices: ['Comería en casa.', 'Comía en casa.', 'Comeré en casa.'],
      because:
        'Listen for *-ría*. There’s one more syllable than in *comía* (I used to eat). The stress is on the *í*, not an *é* as in *comeré* (I will eat).',
    },
    {
      id: 'would-like-vet',
      kind: 'fill',
      teaches: 'when-to-use',
      sentence: 'A mi hermana le ___ ser veterinaria.',
      en: 'My sister would like to be a vet. (gustar)',
      answers: ['gustaría'],
      because: 'What would please her is one thing, *ser veterinaria*, so *gustaría* is singular.',
      mistakes: [
        {
          answer: 'gustarían',
          because: 'An infinitive counts as one thing, so use *gustaría*.',
        },
        {
          answer: 'gustarías',
          because:
            '*Gustarías* would be “you would please her”. What would please her is *ser veterinaria*: *gustaría*.',
        },
        {
          answer: 'gustaría {a|de|que|para}',
          because: 'The infinitive goes straight after *gustaría*: *le gustaría ser*.',
        },
        {
          answer: '{gusteraía|gustería|gustiría|gusría|gustarría|gustarí|gustaria a}',
          because: 'Add *-ía* to the whole infinitive: *gustar* + *-ía* is *gustaría*.',
        },
        {
          answer: '{querría|quisiera|desearía}',
          because:
            '*Le* goes with *gustar*, the verb in brackets: *le gustaría*. You don’t use *le* with *querría*.',
        },
      ],
      notAsked: [
        {
          answer: '{gustara|gustase}',
          because:
            'You may hear *le gustara* in parts of Central America and the Caribbean. Elsewhere, and in exams, use the conditional: *gustaría*.',
        },
        {
          answer: 'encantaría',
          because: 'That means “would love”. The verb in brackets is *gustar*: *le gustaría*.',
        },
        { answer: 'gusta', because: 'That’s “she likes”. “Would like” is the conditional: *gustaría*.' },
        {
          answer: '{gustará|va a gustar}',
          because: 'That’s “she will like it”. For a wish, use the conditional: *gustaría*.',
        },
        {
          answer: '{gustaba|gustó}',
          because: 'That’s the past, “she liked”. For a wish, use the conditional: *gustaría*.',
        },
      ],
    },
    {
      id: 'hear-pilot',
      kind: 'hear',
      teaches: 'when-to-use',
      says: 'Me gustaría ser piloto algún día.',
      en: 'I would like to be a pilot one day.',
      because: '*Me gustaría* is stressed on the *í*, which needs an accent, like the *ú* in *algún*.',
    },
    {
      id: 'talk-to-the-teacher',
      kind: 'order',
      teaches: 'when-to-use',
      words: ['con', 'hablaría', 'que tú', 'el profesor', 'yo'],
      en: 'If I were you, I would talk to the teacher.',
      answers: [
        'Yo que tú hablaría con el profesor.',
        'Hablaría con el profesor yo que tú.',
        'Con el profesor hablaría yo que tú.',
        'Hablaría, yo que tú, con el profesor.',
        {
          answer: '{Yo que tú con el profesor hablaría|Con el profesor yo que tú hablaría}.',
          note: 'This order stresses *con el profesor*. The usual order is *Yo que tú hablaría con el profesor.*',
        },
      ],
      because: '*Yo que tú* is the shortest way to say “if I were you”. Use it with the conditional.',
      mistakes: [
        {
          answer:
            '{Yo hablaría con el profesor|Hablaría yo con el profesor|Con el profesor yo hablaría} que tú.',
          because: 'Keep *yo que tú* together: *yo que tú hablaría…*',
        },
        {
          answer: '{Que tú yo hablaría|Hablaría que tú yo|Que tú hablaría yo} con el profesor.',
          because: '*Yo* comes first: *yo que tú*, then the verb.',
        },
        {
          answer: 'Hablaría con el profesor que tú yo.',
          because: '*Yo* comes first: *yo que tú*.',
        },
        {
          answer: 'Yo que tú {con hablaría el profesor|hablaría el profesor con|el profesor hablaría con}.',
          because:
            '“To talk to somebody” is *hablar con*, and *con* goes before the person: *con el profesor*.',
        },
        {
          answer: '{Con yo que tú hablaría el profesor|El profesor yo que tú hablaría con}.',
          because: 'Keep *con* and the person together: *con el profesor*.',
        },
        {
          answer: 'El profesor hablaría con yo que tú.',
          because:
            '*Con* never goes with *yo*, and here the teacher would be talking to you. It should be the other way round: *hablaría con el profesor*.',
        },
        {
          answer: 'Yo con el profesor hablaría que tú.',
          because: 'Keep *yo que tú* together: it means “if I were you”.',
        },
      ],
    },
    {
      id: 'work-abroad',
      kind: 'translate',
      teaches: 'when-to-use',
      en: 'I would like to work abroad.',
      parts: {
        like: 'me gustaría|querría|quisiera|desearía',
        there:
          'en el extranjero|en otro país|en otros países|fuera [de mi país|del país|de España|de Inglaterra|de Gran Bretaña]|en {un|algún} país extranjero|en el exterior|en otra nación',
      },
      answers: [
        '$Like [poder] trabajar {$there}.',
        '$Like {ir|irme} a trabajar {al extranjero|a otro país|al exterior|{$there}}.',
        '$Like tener un trabajo {$there}.',
        '{Me gustaría|Querría|Quisiera} ir al extranjero a trabajar.',
        'Me gustaría mucho trabajar {$there}.',
        '<Algún día> $like [poder] trabajar {$there}.',
        'Me gustaría algún día trabajar {$there}.',
        {
          answer: 'Me apetecería [ir a] trabajar {$there}.',
          note: '*Me apetecería*, “I would fancy”, is common in Spain but rare in Latin America.',
        },
        {
          answer: '{Me gustaría|Querría|Quisiera} trabajar afuera.',
          note: 'In and around Argentina and Chile, *afuera* can mean “abroad”. In Spain, it’s “outside”. *En el extranjero* is clear everywhere.',
        },
        {
          answer: 'Me encantaría [poder|ir a] trabajar {$there}.',
          note: '*Me encantaría* is even stronger: “I would love”. “I would like” is *me gustaría*.',
        },
        {
          answer: '{Me agradaría|Gustaría de} trabajar {$there}.',
          note: 'Right, but formal. The usual phrase is *me gustaría*.',
        },
      ],
      because: '*Me gustaría* + infinitive is the usual way to say “I would like to”.',
      mistakes: [
        {
          answer: '{Gustaría|Yo gustaría|A mí gustaría} trabajar {en el extranjero|en otro país|fuera}.',
          because: '*Gustar* works backwards: it would please **me**, so *me gustaría*.',
        },
        {
          answer: 'Yo me gustaría trabajar {en el extranjero|en otro país|fuera}.',
          because: 'You aren’t the subject of *gustar*. Say *me gustaría* or *a mí me gustaría*.',
        },
        {
          answer: 'Mi gustaría trabajar {en el extranjero|en otro país|fuera}.',
          because: '*Mi* is “my”. “To me” before the verb is *me*: *me gustaría*.',
        },
        {
          answer: '{Me gustarían|Me gustarías} trabajar {en el extranjero|en otro país|fuera}.',
          because: 'What would please you is one thing, *trabajar*: *gustaría*.',
        },
        {
          answer:
            '{Me gustaría|Querría|Quisiera} {a|de|para|que|por} trabajar {en el extranjero|en otro país|fuera}.',
          because: 'The infinitive goes straight after “would like”: *me gustaría trabajar*.',
        },
        {
          answer:
            '{Me gustaría {trabajo|trabajando|trabajaría|trabajaré|trabaje}|{Querría|Quisiera} {trabajando|trabajaría|trabajaré|trabaje}} {en el extranjero|en otro país|fuera}.',
          because: 'After “would like”, use the infinitive: *trabajar*.',
        },
        {
          answer:
            '{Me gustaría|Querría|Quisiera} trabajar {extranjero|en extranjero|el extranjero|extranjera}.',
          because: '“Abroad” is *en el extranjero*, with *en* and the article.',
        },
        {
          answer: '{Me gustaría|Querría|Quisiera} trabajar {al extranjero|a otro país|al exterior}.',
          because:
            '*A* is for going there. To say where you work, use *en*: *en el extranjero*, *en otro país*.',
        },
        {
          answer: '{Me gustaría|Querría|Quisiera} trabajar {en un otro país|en otro un país}.',
          because: '*Otro* never goes with *un*: *en otro país*.',
        },
        {
          answer: '{Me gustaría|Querría|Quisiera} trabajar {en bordo|abordo}.',
          because: '*Bordo* is to do with ships. “Abroad” is *en el extranjero*.',
        },
        {
          answer: '{Me querría|Me quisiera} trabajar {en el extranjero|en otro país|fuera}.',
          because: 'Don’t use *me* with *querer* here: *querría trabajar* or *me gustaría trabajar*.',
        },

        {
          answer:
            '{Me gusto|Yo gusto|Yo gustara|Me gustería|Me gustiría} trabajar {en el extranjero|en otro país}.',
          because: '“I would like” is *me gustaría*: *gustar* + *-ía*, with *me* before it.',
        },
        {
          answer:
            '{{Yo sería como|Yo como|Haría como} {a |}trabajar|Sería como a trabajar} {en el extranjero|en otro país}.',
          because: 'That’s a word-for-word translation from English. “I would like” is *me gustaría*.',
        },
      ],
      notAsked: [
        {
          answer: 'Quiero trabajar {en el extranjero|en otro país|fuera}.',
          because: 'That means “I want”. “I would like” is *me gustaría*.',
        },
        {
          answer: 'Me gustara trabajar {en el extranjero|en otro país|fuera}.',
          because:
            'You may hear this in parts of Central America and the Caribbean. Elsewhere, and in exams, use *me gustaría*.',
        },
        {
          answer: 'Me gusta trabajar {en el extranjero|en otro país|fuera}.',
          because: 'That’s “I like working abroad”. “Would like” is the conditional: *me gustaría*.',
        },
        {
          answer: '{Me gustará|Me va a gustar} trabajar {en el extranjero|en otro país|fuera}.',
          because: 'That’s “I will like working abroad”. “Would like” is the conditional: *me gustaría*.',
        },
        {
          answer: '{Me gustaba|Me gustó} trabajar {en el extranjero|en otro país|fuera}.',
          because: 'That’s “I liked working abroad”. “Would like” is the conditional: *me gustaría*.',
        },
        {
          answer: '{Le|Te|Nos} gustaría trabajar {en el extranjero|en otro país|fuera}.',
          because: 'That’s what you, we or somebody else would like. “**I** would like” is *me gustaría*.',
        },
        {
          answer: '{Me gustaría|Querría|Quisiera} trabajar a bordo.',
          because: 'That’s “on board”. “Abroad” is *en el extranjero*.',
        },
        {
          answer: '{Querría|Quisiera} trabajo {en el extranjero|en otro país|fuera}.',
          because: 'That’s “I would like **work**”, the noun. “To work” is *trabajar*.',
        },
        {
          answer: 'Quería trabajar {en el extranjero|en otro país|fuera}.',
          because: 'On its own, that means “I wanted”. “I would like” is *me gustaría*.',
        },
        {
          answer: 'Sería como trabajar {en el extranjero|en otro país}.',
          because: 'That’s “it would be **like working** abroad”. “I would like” is *me gustaría*.',
        },
      ],
    },
    {
      id: 'more-time-for-sport',
      kind: 'fill',
      teaches: 'irregular-information',
      sentence: 'Con menos deberes ___ más tiempo para hacer deporte.',
      en: 'With less homework, we would have more time to do sport. (tener)',
      answers: ['tendríamos'],
      because: 'The stem of *tener* is *tendr-*, and *nosotros* ends in *-íamos*.',
      mistakes: [
        { answer: 'teneríamos', because: '*Tener* changes its stem: *tendr-*, so *tendríamos*.' },

        { answer: 'habríamos', because: '“To have” something is *tener*: *tendríamos*.' },
      ],
      notAsked: [
        {
          answer: '{tuviéramos|tuviésemos}',
          because:
            'You may hear *tuviéramos* in parts of Central America and the Caribbean. Elsewhere, and in exams, “we would have” is the conditional: *tendríamos*.',
        },
        {
          answer: '{tendremos|vamos a tener}',
          because: 'That’s “we will have”. You’re only imagining it: *tendríamos*.',
        },
        { answer: 'teníamos', because: 'That’s “we used to have”. “Would have” is *tendríamos*.' },
        { answer: '{tenemos|tuvimos}', because: 'That’s a fact. You’re only imagining it: *tendríamos*.' },
        {
          answer: '{tendría|tendríais|tendrían|tendrías}',
          because: 'That’s the wrong person. “**We** would have” is *tendríamos*.',
        },
      ],
    },
    {
      id: 'in-my-place',
      kind: 'fill',
      teaches: 'irregular-information',
      sentence: '¿Qué ___ tú en mi lugar?',
      en: 'What would you do in my place? (hacer)',
      answers: ['harías'],
      because: 'The stem of *hacer* is *har-*, and *en mi lugar* shows that it’s imagined.',
      mistakes: [
        {
          answer: '{hacerías|hacirías|harerías|hazrías|hacrías|haberías|hicirías|hicierías}',
          because: '*Hacer* has the short stem *har-*: *harías*.',
        },
        { answer: 'haría', because: '*Tú* needs an *-s*: *harías*.' },
      ],
      notAsked: [
        {
          answer: '{hicieras|hicieses}',
          because:
            'You may hear *hicieras* in parts of Central America and the Caribbean. Elsewhere, and in exams, “would do” is the conditional: *harías*.',
        },
        {
          answer: 'harás',
          because: 'That’s the future, “you will do”. *En mi lugar* asks you to imagine: *harías*.',
        },
        {
          answer: '{vas|ibas} a hacer',
          because: 'That’s a plan. *En mi lugar* asks you to imagine, so use the conditional: *harías*.',
        },
        {
          answer: 'hacías',
          because: 'That’s the imperfect, “you used to do”. For “would do”, use *har-*: *harías*.',
        },
        {
          answer: '{habrías|hubieras} hecho',
          because: 'That’s “would you have done”. “Would you do” is one word: *harías*.',
        },
        {
          answer: '{deberías|debes|tendrías que} hacer',
          because: 'That’s “should you do”. “Would you do” is one word: *harías*.',
        },
      ],
    },
    {
      id: 'if-i-had-time',
      kind: 'choose',
      teaches: 'si-sentences',
      prompt: 'Which form?',
      sentence: 'Si ___ más tiempo libre, leería más.',
      en: 'If I had more free time, I would read more.',
      options: [
        {
          text: '*tuviera*',
          right: true,
          because: '*Leería* shows that this is imagined: *si* + imperfect subjunctive.',
        },
        {
          text: '*tendría*',
          because: 'The conditional is for the result (*leería*). It never follows *si* (if).',
          teaches: 'common-mistakes',
        },
        {
          text: '*tengo*',
          because: '*Si tengo* is a real possibility and goes with the future: *leeré más*.',
        },
        {
          text: '*tuve*',
          because: '*Si* + preterite is for a fact in the past. You’re imagining the present.',
        },
      ],
    },
    {
      id: 'if-i-were-you',
      kind: 'translate',
      teaches: 'si-sentences',
      en: 'If I were you, I would study more.',
      parts: {
        place: 'en {tu|su} {lugar|situación|posición|caso}|en vuestro {lugar|caso}',
        more: 'estudiaría [mucho|bastante] más|me pondría a estudiar más',
        if: 'si fuera {tú|usted|vosotros|ustedes}|si {estuviera|me encontrara} {$place}|si me pusiera en {tu|su} lugar|si estuviera en {tu|su} pellejo|si estuviera en {tus|sus} zapatos',
      },
      answers: [
        '$If, $more.',
        '$More $if.',
        'Yo, $if, estudiaría más.',
        '<$Place> $more.',
        'Yo $place $more.',
        'Yo que {tú|usted|vosotros|vosotras|ustedes} $more.',
        'De {ser {tú|usted}|estar $place}, estudiaría más.',
        {
          answer: '{Si fuera vos,|Yo que vos} $more.',
          note: 'In Argentina, Uruguay and other places, *vos* means *tú*.',
        },
        {
          answer: '$More si fuera vos.',
          note: 'In Argentina, Uruguay and other places, *vos* means *tú*.',
        },
        {
          answer: 'Yo de {ti|usted} $more.',
          note: 'You’ll hear this in parts of Spain and Latin America, but the recommended form is *yo que tú*.',
        },
      ],
      because:
        'For an imagined condition, use *si* + imperfect subjunctive (*fuera*), with the result in the conditional. *Yo que tú* is a shorter way to say it.',
      mistakes: [
        {
          answer: '{Si sería {tú|usted}, estudiaría más|Estudiaría más si sería {tú|usted}}.',
          because: 'In a condition, *si* doesn’t take the conditional: *si fuera tú*.',
        },
        {
          answer: '{Si estaría en {tu|su} lugar, estudiaría más|Estudiaría más si estaría en {tu|su} lugar}.',
          because: 'In a condition, *si* doesn’t take the conditional: *si estuviera en tu lugar*.',
        },
        {
          answer:
            '{Si soy {tú|usted}, {estudiaría|estudiaré} más|Si seré {tú|usted}, {estudiaría|estudiaré|estudio} más|{Estudiaría|Estudiaré} más si soy {tú|usted}|{Estudiaría|Estudiaré|Estudio} más si seré {tú|usted}}.',
          because: 'You aren’t that person, so it’s imagined: *si fuera tú*, *estudiaría*.',
        },
        {
          answer:
            '{Si era {tú|usted}, {estudiaría|estudiaba} más|{Estudiaría|Estudiaba} más si era {tú|usted}}.',
          because: 'English “were” isn’t past here. It’s imagined: *fuera*, not *era*.',
        },
        {
          answer: '{Si fui {tú|usted}, estudiaría más|Estudiaría más si fui {tú|usted}}.',
          because: 'English “were” isn’t past here. It’s imagined: *fuera*, not *fui*.',
        },
        {
          answer: '{Si sea {tú|usted}, estudiaría más|Estudiaría más si sea {tú|usted}}.',
          because:
            'The subjunctive is the right idea, but in a condition *si* doesn’t take the present one: *fuera*, not *sea*.',
        },
        {
          answer:
            '{Si {estuviera|estaba|estaría|estoy} {tú|usted}, estudiaría más|Estudiaría más si {estuviera|estaba|estaría|estoy} {tú|usted}}.',
          because: '“To be” somebody is *ser*, and it’s imagined: *si fuera tú*.',
        },
        {
          answer:
            '{Si {estoy|estaba} en {tu|su} lugar, estudiaría más|Estudiaría más si {estoy|estaba} en {tu|su} lugar}.',
          because: 'You’re only imagining being there: *si estuviera*.',
        },

        {
          answer:
            '{Si fuera {tú|usted}, {estudiaré|estudio|voy a estudiar|estudie|estudié} más|{Estudiaré|Estudio|Voy a estudiar|Estudie|Estudié} más si fuera {tú|usted}}.',
          because: '*Fuera* is right. Then use the conditional for “I would study”: *estudiaría*.',
        },

        {
          answer:
            '{Si {fuera|sería|era} {te|ti}, estudiaría más|Estudiaría más si {fuera|sería|era} {te|ti}}.',
          because: 'After *ser* you need the subject form: *tú*. The whole phrase is *si fuera tú*.',
        },
        {
          answer: 'Yo que {ti|te} estudiaría más.',
          because: 'Use the subject form after *que*: *yo que tú*.',
        },
        {
          answer: 'Yo que {tú|usted} {estudiaré|voy a estudiar} más.',
          because: '*Yo que tú* needs the conditional, “I would study”: *estudiaría*.',
        },
        {
          answer: 'Que tú [yo ]estudiaría más.',
          because: 'The phrase begins with *yo*: *yo que tú*.',
        },
        {
          answer: 'Cuando {fuera|era|sería} {tú|usted}, estudiaría más.',
          because: '“If” is *si*. *Cuando* is “when”. Say *si fuera tú*.',
        },
      ],
      notAsked: [
        {
          answer: '{Si fuera {tú|usted},|Yo que {tú|usted}|En {tu|su} lugar} estudiaba más.',
          because:
            'You’ll hear this in conversation, especially in Spain. In writing, use the conditional: *estudiaría*.',
        },
        {
          answer: '{Si fuera {tú|usted},|Yo que {tú|usted}|En {tu|su} lugar} estudiara más.',
          because:
            'You may hear this in parts of Central America and the Caribbean. Elsewhere, and in exams, use the conditional: *estudiaría*.',
        },
        {
          answer: '{Si fueras tú, {estudiaría|estudiarías} más|{Estudiaría|Estudiarías} más si fueras tú}.',
          because: 'That’s “if it were you”. “If I were you” is *si fuera tú*.',
        },
        {
          answer:
            '{Si [tú ]fueras yo, {estudiarías|estudiaría} más|{Estudiarías|Estudiaría} más si [tú ]fueras yo}.',
          because: 'That’s the other way round: “if you were me”. “If I were you” is *si fuera tú*.',
        },
        {
          answer: '{Si hubiera sido|De haber sido} {tú|usted}, {habría|hubiera} estudiado más.',
          because:
            'That’s about the past: “I would have studied more”. This is about now: *si fuera tú, estudiaría más*.',
        },
        {
          answer: '{Si fuera {tú|usted}, habría estudiado más|Habría estudiado más si fuera {tú|usted}}.',
          because: '*Fuera* is right, but *habría estudiado* is “I would have studied”. Say *estudiaría*.',
        },
        {
          answer: '{Si fuera {tú|usted}, estudiaría mucho|Estudiaría mucho si fuera {tú|usted}}.',
          because: '*Mucho* is “a lot”. “More” is *más*.',
        },
        {
          answer: '{Si soy {tú|usted}, estudio más|Estudio más si soy {tú|usted}}.',
          because: 'You’ll hear this in conversation. In writing, use *si fuera tú, estudiaría*.',
        },
        {
          answer: '{Si fuera en {tu|su} lugar, estudiaría más|Estudiaría más si fuera en {tu|su} lugar}.',
          because:
            'With *ir*, that’s “if I **went** instead of you”. “To be” in a place is *estar*: *si estuviera en tu lugar*.',
        },
        {
          answer: '{Si fuera {tú|usted}, estudiarías más|Estudiarías más si fuera {tú|usted}}.',
          because:
            '*Fuera* is right, but *estudiarías* is “**you** would study”. “I would study” is *estudiaría*.',
        },
        {
          answer: 'Yo que {tú|usted} estudio más.',
          because: 'You’ll hear this in conversation. In writing, use the conditional: *estudiaría*.',
        },
      ],
      twins: { mas: 'but (old-fashioned)', más: 'more' },
    },
    {
      id: 'proofread-ideal-school',
      kind: 'proofread',
      teaches: 'common-mistakes',
      en: 'Nora writes about her ideal school. There’d be no uniform, classes would start later and be smaller, and they’d have lunch in the playground. If she were head, she’d build a swimming pool. She and her friends would like to study there.',
      lines: [
        { right: 'En mi instituto ideal no habría uniforme.' },
        {
          wrong: 'Las clases empezarían más tarde y tenerían menos alumnos.',
          answers: ['Las clases {empezarían|comenzarían} más tarde y {tendrían|habría} menos alumnos.'],
          because: '*Tener* changes its stem: *tendrían*.',
        },
        { right: 'Además, comeríamos todos juntos en el patio.' },
        {
          wrong: 'Si sería la directora, pondría una piscina.',
          model: 'Si fuera la directora, pondría una piscina.',
          answers: [
            'Si [yo] fuera [la] directora, pondría una piscina.',
            'Pondría una piscina si fuera [la ]directora.',
          ],
          because: 'The conditional never follows *si* (if): *si fuera*.',
        },
        {
          wrong: 'A mis amigas y a mí nos gustarían estudiar allí.',
          answers: [
            'A mis amigas y a mí nos gustaría estudiar allí.',
            'Nos gustaría estudiar allí a mis amigas y a mí.',
          ],
          because: 'What would please them is one thing, *estudiar*: *gustaría*.',
        },
        { right: '¿Qué cambiarías tú?' },
      ],
    },
    {
      id: 'travel-with-money',
      kind: 'correct',
      teaches: 'common-mistakes',
      sentence: 'Si tendría dinero, viajaría por Europa.',
      en: 'If I had money, I would travel around Europe.',
      parts: {
        money: 'si {tuviera [el]|dispusiera de|contara con} dinero|de tener dinero',
        travel:
          'viajaría por [toda] Europa|recorrería Europa|haría un viaje por Europa|{me iría|iría} de viaje por Europa|{me iría|iría} a viajar por Europa|me iría a recorrer Europa|daría una vuelta por Europa|viajaría por el continente europeo',
      },
      answers: [
        '$Money, $travel.',
        '$Travel $money.',
        'Yo, $money, $travel.',
        'Viajaría, si tuviera dinero, por Europa.',
        {
          answer: '{Con dinero[,] $travel|$Travel con dinero}.',
          note: 'Right, but this is shorter. With *si*, use the subjunctive: *si tuviera*.',
        },
      ],
      because:
        'Never use the conditional after *si* (if). If it’s imagined, use the imperfect subjunctive: *tuviera* or *tuviese*.',
      mistakes: [
        {
          answer: 'Viajaría por Europa si tendría dinero.',
          because:
            'The *si* part can go second, but it still can’t have the conditional. Use the imperfect subjunctive: *tuviera*.',
        },

        {
          answer: '{Si tuve dinero, viajaría por Europa|Viajaría por Europa si tuve dinero}.',
          because: 'English “had” isn’t past here. It’s imagined: *tuviera*, not *tuve*.',
        },
        {
          answer:
            '{Si tendré dinero, {viajaría|viajaré} por Europa|{Viajaría|Viajaré} por Europa si tendré dinero}.',
          because:
            'In a condition, *si* doesn’t take the future either. This is imagined: *si tuviera*, *viajaría*.',
        },
        {
          answer: '{Si tenga dinero, viajaría por Europa|Viajaría por Europa si tenga dinero}.',
          because:
            'The subjunctive is the right idea, but in a condition *si* doesn’t take the present one: *tuviera*, not *tenga*.',
        },
        {
          answer:
            '{Si tuviera dinero, {viajaré|viajo|voy a viajar} por Europa|{Viajaré|Viajo|Voy a viajar} por Europa si tuviera dinero}.',
          because: '*Tuviera* is right. Then use the conditional for “I would travel”: *viajaría*.',
        },
        {
          answer: '{Si tuviera dinero, viajé por Europa|Viajé por Europa si tuviera dinero}.',
          because: '*Tuviera* is right, but *viajé* is “I travelled”. “I would travel” is *viajaría*.',
        },
        {
          answer: '{Si habría dinero, viajaría por Europa|Viajaría por Europa si habría dinero}.',
          because: '“To have” money is *tener*, not *haber*: *si tuviera*.',
        },
        {
          answer:
            '{Si {tenería|teniera|tenera|tendriera|tuvira} dinero, viajaría por Europa|Viajaría por Europa si {tenería|teniera|tenera|tendriera|tuvira} dinero}.',
          because:
            'The imperfect subjunctive comes from the *ellos* form of the preterite: *tuvieron*, so *tuviera*.',
        },
        {
          answer:
            '{Si tuviera dinero, viajaría alrededor Europa|Viajaría alrededor Europa si tuviera dinero}.',
          because:
            '*Alrededor* needs *de*, and means round the outside. For travelling within Europe, say *por Europa*.',
        },
      ],
      notAsked: [
        {
          answer:
            '{Si tengo dinero, {viajaré|voy a viajar|viajo} por Europa|{Viajaré|Voy a viajar|Viajo} por Europa si tengo dinero}.',
          because:
            'That’s a real possibility: “If I have money, I’ll travel”. Here you’re only imagining it: *tuviera*, *viajaría*.',
        },
        {
          answer: '{Si tuviera dinero, viajaba por Europa|Viajaba por Europa si tuviera dinero}.',
          because:
            'You’ll hear this in conversation, especially in Spain. In writing, use the conditional: *viajaría*.',
        },
        {
          answer: '{Si tuviera dinero, viajara por Europa|Viajara por Europa si tuviera dinero}.',
          because:
            'You may hear this in parts of Central America and the Caribbean. Elsewhere, and in exams, use the conditional: *viajaría*.',
        },
        {
          answer:
            '{Si hubiera tenido dinero, {habría|hubiera} viajado por Europa|{Habría|Hubiera} viajado por Europa si hubiera tenido dinero}.',
          because:
            'That’s about the past: “If I had had money, I would have travelled”. This is about now: *tuviera*, *viajaría*.',
        },
        {
          answer:
            '{Si tuviera dinero, habría viajado por Europa|Habría viajado por Europa si tuviera dinero}.',
          because: '*Tuviera* is right, but *habría viajado* is “I would have travelled”. Say *viajaría*.',
        },
        {
          answer:
            '{Si tuviera dinero, viajaría alrededor de Europa|Viajaría alrededor de Europa si tuviera dinero}.',
          because: '*Alrededor de* means round the outside. For travelling within Europe, say *por Europa*.',
        },
        {
          answer: '{Si hubiera dinero, viajaría por Europa|Viajaría por Europa si hubiera dinero}.',
          because: '*Si hubiera* is “if there were”. “To have” money is *tener*: *tuviera*.',
        },
        {
          answer: '{Si tengo dinero, viajaría por Europa|Viajaría por Europa si tengo dinero}.',
          because:
            'That’s a real possibility: “if I have money, I might travel”. Here you’re imagining it: *si tuviera dinero*.',
        },
        {
          answer: '{Si tenía dinero, viajaría por Europa|Viajaría por Europa si tenía dinero}.',
          because:
            'That’s a guess about the past: “if he had money, he probably travelled”. Here you’re imagining the present: *si tuviera*.',
        },
        {
          answer: '{Si había dinero, viajaría por Europa|Viajaría por Europa si había dinero}.',
          because:
            'That’s a guess about the past: “if **there was** money”. “If I had money” is *si tuviera*, from *tener*.',
        },
      ],
    },
    {
      id: 'rest-more',
      kind: 'correct',
      teaches: 'more-mistakes',
      sentence: 'Deberías de descansar más.',
      en: 'You should rest more.',
      answers: [
        'Deberías descansar más.',
        {
          answer: 'Debieras descansar más.',
          note: '*Debieras* means the same as *deberías*, but it’s a little more formal.',
        },
        {
          answer: 'Tendrías que descansar más.',
          note: '*Tendrías que* is fine for advice too. With *deber*, it’s *deberías descansar*.',
        },
        {
          answer: 'Vos deberías descansar más.',
          note: 'In Argentina, Uruguay and other places, *vos* means *tú*. The conditional is the same.',
        },
        {
          answer: '{Debes|Tienes que} descansar más.',
          note: 'Right, but this is a little stronger: “you must rest more”. “Should” is the conditional, *deberías*.',
        },
        {
          answer: 'Debería descansar más.',
          note: 'Right for *usted*, but the original uses *tú*: *deberías*.',
        },
        {
          answer: '{Deberíais|Deberían} descansar más.',
          note: 'Right for several people, but the original uses *tú*: *deberías*.',
        },
        {
          answer: '{Te convendría|Te vendría bien} descansar más.',
          note: 'This is good advice too, but it means “it would do you good”. “Should” is *deberías*.',
        },
        {
          answer: '{Debería usted|Tendría que|Tendríais que|Tendrían que|Debe|Tiene que} descansar más.',
          note: 'Right, but the original uses *tú*: *deberías*.',
        },
        '{Deberías|Tendrías que} {reposar más|descansar un poco más}.',
        {
          answer: '{Sería mejor que descansaras|Estaría bien que descansaras} más.',
          note: 'This is good advice too, but it means “it would be better if”. “Should” is *deberías*.',
        },
        {
          answer: 'Deberías relajarte más.',
          note: '*Relajarse* is “to relax”. The original has *descansar*, “to rest”.',
        },
        {
          answer: 'Debías descansar más.',
          note: 'You may hear this for advice, but the conditional is clearer: *deberías*.',
        },
      ],
      because:
        'For advice, use *deber* + infinitive. You’ll hear *deberías de*, but use *deberías* in exams.',
      notAsked: [
        {
          answer: 'Podrías descansar más.',
          because: 'That’s “you could rest more”. “Should” is *deberías*.',
        },
        {
          answer: 'Deberás descansar más.',
          because: 'That’s the future, “you will have to”. For advice, use the conditional: *deberías*.',
        },
        {
          answer: '{Debiste descansar|Deberías haber descansado} más.',
          because: 'That’s “you should have rested”. For advice now, use *deberías descansar*.',
        },
        {
          answer: '{Debes|Debe} de descansar más.',
          because: '*Deber de* is for a guess: “must be resting more”. For advice, use *deberías descansar*.',
        },
        { answer: 'Deberías restar más.', because: 'That’s “take away more”. “To rest” is *descansar*.' },
        {
          answer: 'Debería de descansar más.',
          because:
            'You’ll hear *debería de*, but *de* can also make it a guess. For advice, use *deberías*, without *de*.',
        },
      ],
      mistakes: [
        {
          answer: 'Deberias de descansar más.',
          because: 'For advice, use *deber* + infinitive, without *de*: *deberías descansar*.',
        },

        {
          answer: 'Deberías {a|que|para|por} descansar más.',
          because: 'You don’t need anything instead of *de*: *deberías descansar*.',
        },
        {
          answer: 'Deberías {descansas|descanses|descansando|descanso|descansado|descansarías} más.',
          because: 'Use the infinitive for the second verb: *deberías descansar*.',
        },
        {
          answer: 'Deberás de descansar más.',
          because: 'For advice, use *deber* in the conditional, without *de*: *deberías*.',
        },
        {
          answer: '{Debrías|Debirías|Deverías} [de ]descansar más.',
          because: 'The whole infinitive *deber* + *-ías* is *deberías*, without *de*.',
        },
        {
          answer: 'Tendrías descansar más.',
          because:
            'With *tendrías* you need *que*. The verb in this sentence is *deber*: *deberías descansar*.',
        },
        { answer: 'Deberías resto más.', because: '*Resto* isn’t an infinitive. “To rest” is *descansar*.' },
      ],
      twins: { mas: 'but (old-fashioned)', más: 'more' },
    },
    {
      id: 'camping-every-year',
      kind: 'choose',
      teaches: 'from-english',
      prompt: 'How do you say “we would spend” here?',
      sentence: 'Cuando era pequeña, ___ agosto en un camping.',
      en: 'When I was little, we would spend August at a campsite.',
      options: [
        { text: '*pasaríamos*', because: 'That would need a condition: “we would spend August there if…”.' },
        {
          text: '*pasábamos*',
          right: true,
          because: 'You could say “we used to spend”: for a past habit, use the imperfect.',
        },
        {
          text: '*pasaremos*',
          because: 'That’s the future, “we will spend”. *Cuando era pequeña* is in the past.',
        },
      ],
    },
    {
      id: 'open-the-window',
      kind: 'choose',
      teaches: 'from-english',
      prompt: 'Which is the polite request?',
      en: 'Could you open the window?',
      options: [
        {
          text: '*¿Pudiste abrir la ventana?*',
          because: 'That asks about the past: “Did you manage to open the window?”',
        },
        {
          text: '*¿Podrías abrir la ventana?*',
          right: true,
          because: 'The conditional makes the request polite: “could you…?”',
        },
        {
          text: '*¿Podrás abrir la ventana?*',
          because:
            'That’s the future: “Will you be able to open the window?” “Could you” is the conditional.',
        },
      ],
    },
    {
      id: 'saw-the-sea',
      kind: 'fill',
      teaches: 'from-english',
      sentence: 'Cuando vivíamos en Cádiz, desde mi cuarto ___ ver el mar.',
      en: 'When we lived in Cádiz, I could see the sea from my room. (poder)',
      answers: [
        'podía',
        { answer: 'se podía', note: 'Right: “you (anyone) could see it”. “I could” is *podía*.' },
      ],
      because: 'It was possible all that time, so use the imperfect for “could”.',
      notAsked: [
        { answer: 'podíamos', because: 'That means “we could”. “I could” is *podía*.' },
        {
          answer: '{pude|pudo}',
          because: 'That’s for one occasion only. It was possible all the time: *podía*.',
        },
      ],
      mistakes: [
        {
          answer: 'podría',
          because: '*Podría* is “I would be able to”. It was possible all the time you lived there: *podía*.',
        },
        { answer: '{puedo|puede}', because: '*Vivíamos* is in the past, so “can” has to be too: *podía*.' },
        { answer: '{pudiera|pudiese}', because: 'It was real, not a wish or a condition: *podía*.' },
      ],
    },
    {
      id: 'file-would-not-open',
      kind: 'fill',
      teaches: 'from-english',
      sentence: 'Lo intenté tres veces, pero al final no ___ abrir el archivo.',
      en: 'I tried three times, but in the end I couldn’t open the file. (poder)',
      answers: ['pude'],
      because: 'You tried and failed, so use the preterite.',
      mistakes: [
        {
          answer: 'podría',
          because: '*Podría* is “I would be able to”. You tried and failed: *pude*.',
        },

        {
          answer: '{podí|pudí|podé|puedé}',
          because: 'In the preterite *poder* has the stem *pud-*: *pude*.',
        },
        { answer: '{pudiera|pudiese}', because: 'It really happened, so don’t use the subjunctive: *pude*.' },
      ],
      notAsked: [
        {
          answer: '{conseguí|logré}',
          because: 'That means “I didn’t manage to”. The verb in brackets is *poder*: *pude*.',
        },
        {
          answer: 'podía',
          because: 'That only describes the situation: “I was unable to”. You tried and failed: *pude*.',
        },
        { answer: 'puedo', because: 'That’s “I **can’t** open it”, now. You tried and failed: *pude*.' },
        {
          answer: '{pudo|pudimos|pudieron}',
          because: 'The tense is right, but it’s the wrong person. “**I** couldn’t” is *pude*.',
        },
      ],
    },
    {
      id: 'said-he-would-come',
      kind: 'choose',
      teaches: 'future-or-conditional',
      prompt: 'Which form?',
      sentence: 'Lucas dijo que ___ a las seis, pero no vino.',
      en: 'Lucas said he would come at six, but he didn’t.',
      options: [
        {
          text: '*vendrá*',
          because: 'That’s “he will come”, but six o’clock has already passed.',
        },
        {
          text: '*veniría*',
          because: 'It’s the right tense, but the stem of *venir* is *vendr-*.',
          teaches: 'irregular-information',
        },
        {
          text: '*vendría*',
          right: true,
          because: 'Lucas said “I’ll come”. After *dijo que*, “will” becomes “would”: *vendr-* + *-ía*.',
        },
        { text: '*viniera*', because: '*Dijo que viniera* is an order: he told somebody to come.' },
      ],
    },
    {
      id: 'parents-buy-bike',
      kind: 'fill',
      teaches: 'future-or-conditional',
      sentence: 'Si saco buenas notas, mis padres me ___ una bici.',
      en: 'If I get good marks, my parents will buy me a bike. (comprar)',
      answers: [
        'comprarán',
        'van a comprar',
        {
          answer: 'compran',
          note: 'Right in conversation for a firm promise, but “will buy” is *comprarán*.',
        },
      ],
      because: '*Si saco* is in the present and shows a real possibility, so use the future for the result.',
      mistakes: [
        { answer: '{comprasen|compren}', because: 'Don’t use the subjunctive for the result: *comprarán*.' },
        { answer: '{comprará|compraré|compraremos}', because: '*Mis padres* is plural: *comprarán*.' },
        {
          answer: '{compraban|compraron}',
          because: 'That’s in the past. They haven’t bought it yet: *comprarán*.',
        },
      ],
      notAsked: [
        {
          answer: 'comprarían',
          because: 'That’s “they **would** buy”, which is less certain. “Will buy” is *comprarán*.',
        },
      ],
      exactly: ['se'],
      twins: { compraran: 'if they bought (imperfect subjunctive)', comprarán: 'they will buy' },
    },
    {
      id: 'leo-was-hungry',
      kind: 'choose',
      teaches: 'reported-speech',
      prompt: 'Leo’s words were *Tengo hambre*. Which form reports them?',
      sentence: 'En el descanso Leo dijo que ___ hambre, así que comimos.',
      en: 'At break, Leo said that he was hungry, so we ate.',
      options: [
        {
          text: '*tenía*',
          right: true,
          because: 'The present goes one step back to the imperfect: *tengo* becomes *tenía*.',
        },
        { text: '*tendría*', because: '“He **would be** hungry” reports the future, *tendré hambre*.' },
        {
          text: '*tuviera*',
          because: 'The imperfect subjunctive reports a command. This is a statement.',
        },
      ],
    },
    {
      id: 'come-at-christmas',
      kind: 'fill',
      teaches: 'reported-speech',
      sentence: 'Mis tíos prometieron que ___ en Navidad, pero no vinieron.',
      en: 'My aunt and uncle promised that they would come at Christmas, but they didn’t. (venir)',
      answers: [
        'vendrían',
        {
          answer: 'venían',
          note: 'Common in everyday Spanish for something planned or announced, but “would come” is *vendrían*.',
        },
        {
          answer: 'iban a venir',
          note: 'Right, but this means “were going to come”. “Would come” is *vendrían*.',
        },
      ],
      because: 'Their words were *Vendremos*: the future becomes the conditional after a past verb.',
      mistakes: [
        {
          answer: '{vendrán|van a venir}',
          because: 'Christmas is over, so “will” becomes “would”: *vendrían*.',
        },
        { answer: 'venirían', because: 'The stem of *venir* is *vendr-*: *vendrían*.' },
        {
          answer: '{vinieran|viniesen}',
          because: 'Don’t use the subjunctive after *prometer que*: the future becomes *vendrían*.',
        },
        { answer: '{vinieron|vienen}', because: '“Would come” is *vendrían*.' },
        {
          answer: '{vendría|vendríamos|veniría}',
          because: '*Mis tíos* is plural, and the stem is *vendr-*: *vendrían*.',
        },
      ],
    },
    {
      id: 'told-me-to-wait',
      kind: 'order',
      teaches: 'reported-speech',
      words: ['la', 'que', 'estación', 'dijo', 'esperara', 'en', 'me', 'la'],
      en: 'She told me to wait for her at the station.',
      answers: [
        'Me dijo que la esperara en la estación.',
        {
          answer: 'Me dijo que en la estación la esperara.',
          note: 'This order is for emphasis. The usual order is *Me dijo que la esperara en la estación.*',
        },
        {
          answer: 'En la estación me dijo que la esperara.',
          note: 'Right, but this means that she said it at the station.',
        },
        {
          answer: 'Me dijo en la estación que la esperara.',
          note: 'Right, but this means that she said it at the station.',
        },
      ],
      because:
        'Her words were *Espérame*: a command becomes *que* + imperfect subjunctive, and *me* becomes *la*.',
      mistakes: [
        {
          answer: 'Me dijo que esperara la en la estación.',
          because: 'The pronoun goes before *esperara*: *que la esperara*.',
        },
        {
          answer: 'Me la dijo que esperara en la estación.',
          because: '*La* is the person you’re waiting for: it goes before *esperara*.',
        },
        {
          answer: 'Dijo me que la esperara en la estación.',
          because: '*Me* goes before *dijo*: *me dijo*.',
        },
      ],
    },
    {
      id: 'lost-her-ticket',
      kind: 'translate',
      teaches: 'reported-speech',
      en: 'She said that she had lost her ticket. (the train ticket)',
      parts: { ticket: '{billete|pasaje|boleto|tique} [de tren]', lost: 'perdido|extraviado' },
      answers: [
        'Dijo que había $lost {el|su} $ticket.',
        'Dijo que se le había $lost el $ticket.',
        'Dijo haber $lost {el|su} $ticket.',
        {
          answer:
            '{Contó|Me contó|Nos contó|Explicó} que {había $lost {el|su}|se le había $lost el} $ticket.',
          note: 'Right, but *contó* is “told” and *explicó* “explained”. “She said” is *dijo*.',
        },
        {
          answer: 'Dijo que se le perdió {el|su} $ticket.',
          note: 'You’ll often hear this. In writing, *se le había perdido* is clearer.',
        },
        {
          answer: '{Decía|Ha dicho} que {había $lost {el|su}|se le había $lost el} $ticket.',
          note: 'Possible, but if she said it once, *dijo* is right everywhere.',
        },
        {
          answer: 'Dijo que {perdió|extravió} {el|su} $ticket.',
          note: 'You’ll often hear this. In writing, *había perdido* is clearer.',
        },
        {
          answer: '{Me|Nos} dijo que {había $lost {el|su}|se le había $lost el} $ticket.',
          note: 'Right, but this adds “me” or “us”.',
        },
      ],
      because: 'Her words were *He perdido* or *Perdí*: both become the pluperfect, *había perdido*.',
      mistakes: [
        {
          answer: 'Dijo que tuvo perdido {el|su} {billete|pasaje|boleto}[ de tren].',
          because: 'This “had” is *haber*: *había perdido*.',
        },

        {
          answer: 'Dijo había perdido {el|su} {billete|pasaje|boleto}[ de tren].',
          because: 'English can drop _that_, but Spanish keeps *que*: *dijo que*.',
        },
      ],
      notAsked: [
        {
          answer: 'Dijo que ha perdido {el|su} {billete|pasaje|boleto}[ de tren].',
          because: 'Possible if it’s still lost, but “had lost” is *había perdido*.',
        },
        {
          answer: 'Dijo que había perdido {la entrada|su entrada}.',
          because: 'That’s a ticket for a cinema or a match. For the train, say *el billete*.',
        },
        {
          answer: 'Dijo que perdía {el|su} {billete|pasaje|boleto}[ de tren].',
          because: 'That’s “she was losing”. “Had lost” is *había perdido*.',
        },
        {
          answer: 'Dijo que habría perdido {el|su} {billete|pasaje|boleto}[ de tren].',
          because: 'That’s “would have lost”. “Had lost” is *había perdido*.',
        },
        {
          answer: 'Dijo que perdería {el|su} {billete|pasaje|boleto}[ de tren].',
          because: 'That’s “would lose”. “Had lost” is *había perdido*.',
        },
        {
          answer: 'Dijo que tenía perdido {el|su} {billete|pasaje|boleto}[ de tren].',
          because:
            '*Tener* + participle describes a state: the ticket was missing. “Had lost” is *había perdido*.',
        },
        {
          answer: 'Dijo que {hubiera|hubiese} perdido {el|su} {billete|pasaje|boleto}[ de tren].',
          because: 'Like *habría perdido*, that’s “**would** have lost”. “Had lost” is *había perdido*.',
        },
      ],
    },
    {
      id: 'would-not-have-said',
      kind: 'choose',
      teaches: 'conditional-perfect',
      prompt: 'Which form means “would have said”?',
      sentence: 'Yo en tu lugar no ___ eso en clase.',
      en: 'If I were you, I wouldn’t have said that in class.',
      options: [
        {
          text: '*habría dicho*',
          right: true,
          because: 'Conditional of *haber* + participle: “would have said”.',
        },
        { text: '*diría*', because: 'That’s “would say”, now or later. You’ve already said it.' },
        { text: '*había dicho*', because: 'That’s “had said”: the pluperfect, a fact.' },
        { text: '*habré dicho*', because: 'That’s “will have said”: the future perfect.' },
      ],
    },
    {
      id: 'visited-the-museum',
      kind: 'fill',
      teaches: 'conditional-perfect',
      sentence: 'Con un día más, ___ también el museo.',
      en: 'With one more day, we would have visited the museum as well. (visitar)',
      answers: [
        'habríamos visitado',
        {
          answer: 'hubiéramos visitado',
          note: 'For the result, *hubiéramos* and *habríamos* are both right.',
        },
      ],
      because: 'It didn’t happen and now it’s too late, so use *habríamos* + participle.',
      mistakes: [
        {
          answer: 'habíamos visitado',
          because:
            '*Habíamos visitado* is a fact, but *con un día más* is imagined. “Would have” is *habríamos*.',
        },
        {
          answer: '{habríamos visitados|habríamos visitar|habríamos visitando}',
          because: 'After *haber* the participle always ends in *-o*: *visitado*.',
        },
        {
          answer: '{tendríamos visitado|seríamos visitado}',
          because: 'This “have” is *haber*: *habríamos visitado*.',
        },

        {
          answer: 'haberíamos visitado',
          because: '“Would have” is the conditional of *haber*: *habríamos*.',
        },
      ],
      notAsked: [
        {
          answer: 'visitaríamos',
          because: 'That’s “we would visit”, but it’s too late: *habríamos visitado*.',
        },
        {
          answer: '{habría visitado|habrían visitado|habrías visitado|habríais visitado}',
          because: 'That’s the wrong person. “**We** would have” is *habríamos*.',
        },
        {
          answer: '{habremos visitado|hemos visitado}',
          because:
            '*Habremos visitado* is “we **will** have visited” and *hemos visitado* is “we have visited”. “Would have” is *habríamos*.',
        },
      ],
    },
    {
      id: 'would-have-liked',
      kind: 'translate',
      teaches: 'conditional-perfect',
      en: 'I would have liked to go with you. (to a friend)',
      answers: [
        'Me {habría|hubiera} gustado ir contigo.',
        'Me {habría|hubiera} encantado ir contigo.',
        'Me {habría|hubiera} gustado {poder ir contigo|acompañarte|haber ido contigo|ir con vos}.',
        {
          answer: 'Me {habría|hubiera} gustado mucho ir contigo.',
          note: 'Right, but *mucho* adds “very much”.',
        },
        {
          answer: 'Me gustaría haber ido contigo.',
          note: 'Right, but this means “I would like to have gone”. “I would have liked to go” is *me habría gustado ir*.',
        },
        {
          answer: '{Habría|Hubiera} querido ir contigo.',
          note: 'Right, but this means “I would have wanted”. “Liked” is *me habría gustado*.',
        },
      ],
      because: 'Use *me habría gustado* + infinitive when it’s too late.',
      notAsked: [
        {
          answer: 'Me gustaría ir contigo.',
          because: 'That’s “I would like to go”, but it’s too late: *me habría gustado*.',
        },
        {
          answer: 'Me {habría|hubiera} gustado [mucho] ir con {usted|vosotros|ustedes}.',
          because: 'Right for *usted* or several people. To one friend, say *contigo*.',
        },
        {
          answer: 'Me había gustado ir contigo.',
          because: 'That’s “I had liked”. “Would have” is *habría*.',
        },
      ],
      mistakes: [
        {
          answer: '{Habría gustado|Yo habría gustado|Yo me habría gustado} ir contigo.',
          because: 'It would have pleased **me**: *me habría gustado*.',
        },
        {
          answer: 'Me {habría|hubiera} gustado ir con {tú|ti|te}.',
          because: '“With you” is one word: *contigo*.',
        },
        {
          answer: 'Me {habría|hubiera} gustado {a ir|de ir|que ir} contigo.',
          because: 'The infinitive comes straight after *gustado*: *gustado ir*.',
        },
        {
          answer: 'Me {habría|hubiera} gustado {ido|fui|yendo} contigo.',
          because: 'After *gustado*, use the infinitive: *ir*.',
        },
      ],
    },
    {
      id: 'whether-in-time',
      kind: 'choose',
      teaches: 'more-si',
      prompt: 'Here *si* means “whether”. Which form?',
      sentence: 'No sabíamos si ___ a tiempo al aeropuerto.',
      en: 'We didn’t know whether we would get to the airport in time.',
      options: [
        {
          text: '*llegaríamos*',
          right: true,
          because: '*Si* meaning “whether” can take the conditional: “we would get”.',
        },
        {
          text: '*llegáramos*',
          because: 'With the imperfect subjunctive, *si* means “if”, not “whether”.',
        },
        {
          text: '*llegaremos*',
          because: 'That’s “we will”. After *sabíamos*, in the past, it’s “would”.',
        },
      ],
    },
    {
      id: 'seen-your-message',
      kind: 'correct',
      teaches: 'more-si',
      sentence: 'Si habría visto tu mensaje, te habría contestado.',
      en: 'If I had seen your message, I would have answered.',
      parts: {
        seen: '{si hubiera|de haber} {visto|leído} tu mensaje',
        answer: '{te|lo} {habría|hubiera} {contestado|respondido}',
      },
      answers: ['$Seen, $answer.', '$Answer $seen.'],
      because:
        'Use the conditional perfect for the result. After *si*, use *hubiera* (or *hubiese*) + participle.',
      mistakes: [
        {
          answer: 'Si había visto tu mensaje, te {habría|hubiera} contestado.',
          because: '“Had” is the right idea, but it’s imagined: *si hubiera visto*.',
        },
        {
          answer: 'Si {vi|veía|he visto|vería} tu mensaje, te habría contestado.',
          because: 'It’s imagined and too late: *si hubiera visto*.',
        },
        {
          answer: 'Si hubiera visto tu mensaje, te {contesté|contestaré}.',
          because: 'The first half is right. “I would have answered” is *habría contestado*.',
        },
        {
          answer: 'Si hubiera visto tu mensaje, te {contestado|respondido}.',
          because: '“Would have” is missing: *te habría contestado*.',
        },
        {
          answer: 'Si {hubiera veído|hubiera vido|hubiera ver} tu mensaje, te habría contestado.',
          because: 'The participle of *ver* is *visto*.',
        },
        {
          answer: 'Si haya visto tu mensaje, te habría contestado.',
          because: 'In a condition, *si* doesn’t take *haya*: *hubiera visto*.',
        },
      ],
      notAsked: [
        {
          answer: 'Si viera tu mensaje, te {contestaría|habría contestado}.',
          because: 'That’s “if I saw”. “If I had seen” is *si hubiera visto*.',
        },
        {
          answer: 'Si hubiera visto tu mensaje, te contestaría.',
          because: 'That’s “I would answer you” **now**. “I would have answered” is *habría contestado*.',
        },
        {
          answer: 'Si hubiera visto tu mensaje, te había contestado.',
          because:
            'You’ll hear this in conversation, especially in Spain. In writing, use *habría contestado*.',
        },
      ],
    },
    {
      id: 'keep-calm',
      kind: 'fill',
      teaches: 'more-irregulars',
      sentence: 'En una emergencia ___ la calma.',
      en: 'In an emergency I would keep calm. (mantener)',
      answers: ['mantendría'],
      because: '*Mantener* works like *tener*: *tendría*, *mantendría*.',
      mistakes: [
        { answer: 'mantenería', because: 'It works like *tener*, with the stem *tendr-*: *mantendría*.' },
      ],
      notAsked: [
        { answer: 'mantenía', because: 'That’s “used to keep”. “Would keep” is *mantendría*.' },
        {
          answer: '{mantendré|mantengo}',
          because: '*Mantengo* is “I keep” and *mantendré* “I will keep”. “Would keep” is *mantendría*.',
        },
        {
          answer: '{mantendrías|mantendrían}',
          because: 'That’s the wrong person. “**I** would keep” is *mantendría*.',
        },
        { answer: 'mantuve', because: 'That’s “I kept”. “Would keep” is *mantendría*.' },
        {
          answer: 'mantuviera',
          because:
            'You may hear *mantuviera* in parts of Central America and the Caribbean. Elsewhere, and in exams, use *mantendría*.',
        },
      ],
    },
    {
      id: 'hear-one-r-or-two',
      kind: 'hear',
      teaches: 'more-irregulars',
      says: 'Querría hablar con Elena.',
      en: 'I would like to speak to Elena.',
      choices: ['Quería hablar con Elena.', 'Querría hablar con Elena.'],
      because:
        'The *rr* in *querría* (would like) is rolled. The *r* in *quería* (wanted) is just one tap of the tongue.',
    },
    {
      id: 'must-have-been-five',
      kind: 'choose',
      teaches: 'more-uses',
      prompt: 'You’re guessing about the past. Which form?',
      sentence: '___ las cinco cuando empezó la tormenta.',
      en: 'It must have been about five when the storm started.',
      options: [
        { text: '*Serían*', right: true, because: 'For a guess about then, use the conditional.' },
        { text: '*Eran*', because: 'That’s “it was five”: you know the time.' },
        { text: '*Serán*', because: 'The future would be a guess about now: “it’s probably five”.' },
      ],
    },
    {
      id: 'probably-had-work',
      kind: 'fill',
      teaches: 'more-uses',
      sentence: 'Mi padre no vino a la fiesta; ___ mucho trabajo.',
      en: 'My father didn’t come to the party. He probably had a lot of work. (tener, conditional)',
      answers: ['tendría'],
      because: 'For a guess about the past, use the conditional: *tendría*.',
      mistakes: [
        { answer: 'tenería', because: 'The stem of *tener* is *tendr-*: *tendría*.' },
        { answer: 'estaría', because: 'The verb in brackets is *tener*: *tendría*.' },
      ],
      notAsked: [
        {
          answer: '{debía de tener|seguramente tenía|probablemente tenía|tenía probablemente}',
          because: 'This means the same, but you were asked for the conditional: *tendría*.',
        },
        {
          answer: 'habría tenido',
          because: 'That’s about an earlier time: “he had probably had”. For that day, use *tendría*.',
        },
        { answer: 'tenía', because: 'That’s “he had”: you know it’s true. “Probably had” is *tendría*.' },
        {
          answer: '{tuvo|tiene|ha tenido}',
          because: 'That’s a fact. For a guess about then, use *tendría*.',
        },
        {
          answer: 'tendrá',
          because: 'That’s a guess about **now**: “he probably has”. For that day, use *tendría*.',
        },
        {
          answer: '{habría|haría|sería}',
          because:
            '*Habría* is “there probably was”, *haría* “he probably did” and *sería* “it probably was”. “Had” is *tener*: *tendría*.',
        },
      ],
    },
    {
      id: 'otherwise-no-present',
      kind: 'choose',
      teaches: 'time-expressions',
      prompt: 'Which phrase means “otherwise”?',
      sentence: 'Dime qué quiere tu madre; ___, no sabría qué comprarle.',
      en: 'Tell me what your mother wants. Otherwise, I’d have no idea what to buy her.',
      options: [
        { text: '*de lo contrario*', right: true, because: '“Otherwise” here means “if you don’t tell me”.' },
        { text: '*en ese caso*', because: 'That’s “in that case”: if you **do** tell me, I’ll know.' },
        { text: '*al día siguiente*', because: 'That’s “the next day”: it’s a time, not a condition.' },
      ],
    },
    {
      id: 'the-next-day',
      kind: 'fill',
      teaches: 'time-expressions',
      sentence: 'Nos prometió que arreglaría el ordenador al día ___.',
      en: 'He promised us that he would fix the computer the next day.',
      answers: [
        'siguiente',
        {
          answer: 'después',
          note: 'People also say *al día después*, but *al día siguiente* is more usual.',
        },
      ],
      because: 'In reported speech, “tomorrow” becomes *al día siguiente*.',
      mistakes: [
        {
          answer: '{próximo|que viene}',
          because: 'That counts from today. In the past, say *siguiente*.',
        },
        { answer: 'mañana', because: '*Mañana* counts from today. In the past, say *al día siguiente*.' },
        {
          answer: '{más tarde|luego}',
          because: '“A day later” is *un día después*. After *al día*, say *siguiente*.',
        },
        { answer: '{otro|nuevo}', because: '“The next day” is *al día siguiente*.' },
        {
          answer: '{siguiento|siguienta|seguiente|siguientes}',
          because: 'It’s spelt *siguiente* for both genders.',
        },
      ],
    },
  ],
} satisfies AuthoredLesson
