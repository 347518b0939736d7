import type { AuthoredLesson } from '../types'

export default {
  subtitle: 'Estar + gerundio',
  blurb: 'Say what’s going on right now, and find out when Spanish doesn’t use _-ing_ but English does.',
  rule: 'Use *estar* + *-ando* or *-iendo* for an action **in progress**, one you could film now: *{estoy comiendo:comer}* (“I’m eating”). Don’t use it for plans (*mañana {salgo:salir}*, “I’m leaving tomorrow”), for states (*{tengo:tener} frío*, “I’m feeling cold”) or as a noun (*me gusta nadar*, “I like swimming”).',
  needs: {
    igcse: {
      asks: 'produce',
      what: '*Estar* + _-ing_ form, with the common irregular ones, for what’s going on now, but not for plans or after *me {gusta:gustar}*.',
    },
    abInitio: {
      asks: 'produce',
      what: 'The same, especially to say who’s doing what in the picture in the oral.',
    },
    standard: {
      asks: 'produce',
      what: 'Also in the past and with *seguir* and *llevar*, and *hay* + noun + _-ing_ form for the picture in the oral.',
    },
    higher: {
      asks: 'produce',
      what: 'All of it, with *ir*, *andar*, *llevar sin* + infinitive and *estar a punto de*.',
    },
  },
  opening: 'phone-call',
  sections: [
    {
      id: 'formation',
      title: 'Formation: *estar* + gerund',
      core: true,
      syllabus: ['V2'],
      blocks: [
        {
          kind: 'text',
          text: 'You need two parts: the present of *estar*, which changes with the person, and the **gerund** (the _-ing_ form), which never changes: *-ando* for *-ar* verbs, *-iendo* for *-er* and *-ir* verbs.',
        },
        {
          kind: 'conjugation',
          caption: '*Estar* + gerund: both parts together',
          tense: 'present-continuous',
          verbs: ['hablar', 'comer', 'vivir'],
        },
        {
          kind: 'text',
          text: '*No* and pronouns go before *estar*: *No lo {estoy leyendo:leer}* (“I’m not reading it”). Or the pronoun goes on the end, with an accent: *{Estoy leyéndolo:leer}* (“I’m reading it”). It never goes in between.',
        },
        { kind: 'verb-table', tenses: ['present-continuous'], suggested: ['hablar', 'dormir'] },
      ],
    },
    {
      id: 'when-to-use',
      title: 'When to use',
      core: true,
      syllabus: ['V2'],
      blocks: [
        {
          kind: 'list',
          items: [
            '**In progress now:** *Ahora mismo {estoy cenando:cenar}.* (“I’m having dinner right now.”)',
            '**Around now:** *{Estamos leyendo:leer} una novela.* (“We’re reading a novel.”)',
            '**A change:** *La ciudad {está creciendo:crecer}.* (“The city is growing.”)',
            '**Again and again:** *Siempre te {estás quejando:quejarse}.* (“You’re always complaining.”)',
          ],
        },
        { kind: 'text', text: 'See also the other [time words](#time-expressions).' },
        {
          kind: 'dialogue',
          caption: 'Where are you?',
          lines: [
            {
              who: 'Irene',
              es: '¿Dónde estás? Ya {están entrando:entrar} todos.',
              en: 'Where are you? Everyone’s already going in.',
            },
            {
              who: 'Marc',
              es: 'Perdona, {estoy aparcando:aparcar} la bici.',
              en: 'Sorry, I’m parking my bike.',
            },
            { who: 'Irene', es: '¿Y Sara? ¿Qué {está haciendo:hacer}?', en: 'And Sara? What’s she doing?' },
          ],
        },
      ],
    },
    {
      id: 'irregular-information',
      title: 'Irregular information: the commonest irregular gerunds',
      core: true,
      syllabus: ['V13'],
      blocks: [
        {
          kind: 'text',
          text: 'There are no irregular *-ar* [gerunds](?gerund). Some *-er* and *-ir* verbs have a *y*, or change *e* to *i* or *o* to *u* ([all of them](#gerund-lists)).',
        },
        {
          kind: 'table',
          caption: 'Irregular gerunds you need',
          columns: [
            { header: 'Infinitive', lang: 'es', form: 'infinitive' },
            { header: 'Gerund', lang: 'es', form: 'gerund' },
            { header: 'Meaning', lang: 'en', translation: true },
          ],
          rows: [
            ['leer', 'leyendo', 'reading'],
            ['oír', 'oyendo', 'hearing'],
            ['traer', 'trayendo', 'bringing'],
            ['construir', 'construyendo', 'building'],
            ['decir', 'diciendo', 'saying'],
            ['pedir', 'pidiendo', 'asking for'],
            ['seguir', 'siguiendo', 'following'],
            ['reír', 'riendo', 'laughing'],
            ['dormir', 'durmiendo', 'sleeping'],
          ],
        },
      ],
    },
    {
      id: 'less-than-english',
      title: 'Less often than in English',
      core: true,
      syllabus: ['V2'],
      blocks: [
        {
          kind: 'text',
          text: 'The simple [present](present) is often enough: *¿Qué {haces:hacer}?* also means “What are you doing?”. Don’t use the gerund for these:',
        },
        {
          kind: 'list',
          items: [
            '**Plans:** *Mañana {salgo:salir}.* (“I’m leaving tomorrow.”)',
            '**States:** *{Tengo:tener} hambre.* (“I’m feeling hungry.”)',
            '**Posture:** *{Estoy:estar} sentado.* (“I’m sitting.”)',
            '**Clothes:** *{Lleva:llevar} gafas.* (“She’s wearing glasses.”)',
          ],
        },
        { kind: 'text', text: 'See also [six cases side by side](#six-cases).' },
      ],
    },
    {
      id: 'not-a-noun',
      title: 'When -ing is not a gerund: *me gusta nadar*',
      core: true,
      syllabus: ['V13'],
      blocks: [
        {
          kind: 'text',
          text: 'English _-ing_ has three jobs that the gerund can’t do. For the first two, use the [infinitive](?infinitive) (the dictionary form).',
        },
        {
          kind: 'list',
          items: [
            '**A noun:** *Nadar {es:ser} sano. Me {gusta:gustar} leer.* (“Swimming is healthy. I like reading.”)',
            '**After a preposition:** *antes de comer, sin hablar* (“before eating, without speaking”)',
            '**An adjective:** *una película interesante* (“an interesting film”), *La chica que {está cantando:cantar} {es:ser} mi prima* (“The girl singing is my cousin”). But after *hay* the gerund [is right](#seen-and-heard): *hay una chica {cantando:cantar}* (“there is a girl singing”).',
          ],
        },
      ],
    },
    {
      id: 'common-mistakes',
      title: 'Common mistakes',
      core: true,
      blocks: [
        {
          kind: 'mistakes',
          rows: [
            {
              wrong: 'Soy leyendo un cómic.',
              right: '{Estoy leyendo:leer} un cómic.',
              en: 'I’m reading a comic.',
              why: 'Spanish has two verbs for “I am”. For what somebody is doing, use *estar*, never *ser*.',
            },
            {
              wrong: 'El perro está dormiendo.',
              right: 'El perro {está durmiendo:dormir}.',
              en: 'The dog is sleeping.',
              why: '*-ir* verbs that change their [stem](?stem) change it here too: *o* to *u*.',
            },
            {
              wrong: 'Mañana estoy saliendo con mis amigos.',
              right: 'Mañana {salgo:salir} con mis amigos.',
              en: 'I’m going out with my friends tomorrow.',
              why: 'English uses _am going_ for a plan. Spain and most of Latin America use the present or *ir a* + infinitive.',
            },
            {
              wrong: 'Me gusta nadando.',
              right: 'Me gusta {nadar:nadar}.',
              en: 'I like swimming.',
              why: 'Here _swimming_ is a noun, the thing you like, so use the infinitive.',
            },
            {
              wrong: 'Antes de comiendo, me lavo las manos.',
              right: 'Antes de {comer:comer}, me lavo las manos.',
              en: 'I wash my hands before eating.',
              why: 'After every preposition, Spanish uses the infinitive.',
            },
          ],
        },
      ],
    },
    {
      id: 'six-cases',
      title: 'Six cases: -ing in English, but no gerund in Spanish',
      more: 'Plans, states, posture, clothes, coming and going, letters: side by side.',
      blocks: [
        {
          kind: 'text',
          text: 'In these six cases, *estar* + gerund is wrong or sounds foreign, at least in Spain.',
        },
        {
          kind: 'contrast',
          caption: 'Six cases: -ing in English, but no gerund in Spanish',
          left: 'In Spanish',
          right: 'When *estar* + gerund is right',
          rows: [
            {
              left: { es: 'Mañana {salgo:salir} a las ocho.', en: 'I’m leaving at eight tomorrow.' },
              right: {
                es: 'Espera, {estoy saliendo:salir} del metro.',
                en: 'Wait, I’m just coming out of the underground.',
              },
              why: '**Plans:** the present or *ir a* + infinitive. (Parts of Latin America do use *estar* + gerund.)',
            },
            {
              left: {
                es: '{Tengo:tener} hambre y {quiero:querer} un bocadillo.',
                en: 'I’m feeling hungry and I want a sandwich.',
              },
              right: { es: '{Estoy comiendo:comer} un bocadillo.', en: 'I’m eating a sandwich.' },
              why: '**States:** *saber, querer, tener, necesitar* (to know, want, have, need) mostly describe how things are, not an action. But *Me {está gustando:gustar} la serie* (“I’m enjoying the series”) is good Spanish while you’re watching it.',
            },
            {
              left: {
                es: 'El gato {está:estar} sentado en mi silla.',
                en: 'The cat is sitting on my chair.',
              },
              right: { es: 'La gente se {está sentando:sentarse}.', en: 'People are sitting down.' },
              why: '**Posture:** use *estar* + *sentado, tumbado, de pie* (sitting, lying, standing). The gerund is for the movement.',
            },
            {
              left: { es: '{Lleva:llevar} una chaqueta vaquera.', en: 'She’s wearing a denim jacket.' },
              right: {
                es: 'Se {está poniendo:ponerse} una chaqueta vaquera.',
                en: 'She’s putting on a denim jacket.',
              },
              why: '**Clothes:** “is wearing” is *{lleva:llevar}*.',
            },
            {
              left: { es: '¡Ya {voy:ir}!', en: 'I’m coming!' },
              right: { es: 'Mis amigos {están llegando:llegar}.', en: 'My friends are just arriving.' },
              why: '**Coming and going:** *ir* and *venir* are usually in the simple present.',
            },
            {
              left: {
                es: 'Te {escribo:escribir} para contarte mis planes.',
                en: 'I’m writing to tell you about my plans.',
              },
              right: {
                es: 'No la molestes, {está escribiendo:escribir} un correo.',
                en: 'Don’t disturb her, she’s writing an email.',
              },
              why: '**Letters and messages:** start with *Te {escribo:escribir}*, not with a gerund.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'When both are possible, the difference is small: *¿Qué {haces:hacer}?* and *¿Qué {estás haciendo:hacer}?* both ask what you’re doing now. The second shows the action in progress.',
        },
      ],
    },
    {
      id: 'seen-and-heard',
      title: 'In the photo there is a girl singing',
      more: 'Describing a picture: use the gerund after *hay*, *ver*, *oír* + noun.',
      blocks: [
        {
          kind: 'text',
          text: 'Use the gerund for what you see, hear or find somebody doing: after *hay, ver, oír, encontrar* (there is, to see, to hear, to find) + noun, and in captions. (*Agua {hirviendo:hervir}*, “boiling water”, is a set phrase.)',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'En la foto hay dos niños {jugando:jugar}.',
              en: 'In the picture there are two children playing.',
            },
            { es: 'Se ve a un hombre {vendiendo:vender} fruta.', en: 'You can see a man selling fruit.' },
            { es: 'Oigo a alguien {cantando:cantar}.', en: 'I can hear somebody singing.' },
          ],
        },
        {
          kind: 'text',
          text: 'In these four sentences, English uses _-ing_ but Spanish uses the infinitive or *que* (“who”):',
        },
        {
          kind: 'examples',
          rows: [
            { es: '{Reciclar:reciclar} es fácil.', en: 'Recycling is easy.' },
            {
              es: 'Después de {entrenar:entrenar} me ducho en el gimnasio.',
              en: 'After training I shower at the gym.',
            },
            { es: 'Gracias por {venir:venir}.', en: 'Thanks for coming.' },
            { es: 'El chico que canta es mi vecino.', en: 'The boy singing is my neighbour.' },
          ],
        },
      ],
    },
    {
      id: 'other-tenses',
      title: '*Estar* + gerund in other tenses',
      more: 'I was doing, I have been doing, I will be doing.',
      syllabus: ['V13'],
      blocks: [
        {
          kind: 'text',
          text: 'Change the tense of *estar* and keep the gerund.',
        },
        {
          kind: 'table',
          caption: 'The same action at other times',
          columns: [
            { header: '*estar* in the …', lang: 'en' },
            { header: '*yo*', lang: 'es' },
            { header: 'Meaning', lang: 'en', translation: true },
          ],
          rows: [
            ['present', '{estoy trabajando:trabajar}', 'I am working'],
            ['imperfect', '{estaba trabajando:trabajar}', 'I was working (when something happened)'],
            ['preterite', '{estuve trabajando:trabajar}', 'I was working (for a stated time, then stopped)'],
            ['perfect', '{he estado trabajando:trabajar}', 'I have been working'],
            ['future', '{estaré trabajando:trabajar}', 'I will be working'],
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: '{Estaba durmiendo:dormir} cuando sonó la alarma.',
              en: 'I was asleep when the alarm went off.',
            },
            {
              es: '{Estuvimos esperando:esperar} dos horas en el aeropuerto.',
              en: 'We were waiting at the airport for two hours.',
            },
            {
              es: 'Esta mañana {he estado ayudando:ayudar} a mi abuelo.',
              en: 'I’ve been helping my grandfather this morning.',
            },
            {
              es: 'Mañana a esta hora {estaremos volando:volar} a Lima.',
              en: 'This time tomorrow we’ll be flying to Lima.',
            },
          ],
        },
      ],
    },
    {
      id: 'other-gerunds',
      title: 'Other verbs with a gerund: *sigo buscando*, *llevo dos años viviendo*',
      more: '“I’m still looking”, “I’ve been living here for two years” and “little by little”.',
      syllabus: ['V13'],
      blocks: [
        {
          kind: 'text',
          text: 'Other verbs use the gerund too. Each adds its own meaning.',
        },
        {
          kind: 'table',
          caption: 'Six verbs + gerund',
          columns: [
            { header: 'Verb', lang: 'es' },
            { header: 'What it adds', lang: 'en' },
          ],
          rows: [
            ['seguir', 'still, to carry on doing'],
            ['continuar', 'to carry on doing (more formal)'],
            ['llevar', 'to have been doing for a length of time'],
            ['ir', 'little by little'],
            ['andar', 'to go round doing (informal, often showing annoyance)'],
            ['pasarse', 'to spend your time doing'],
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: '{Sigo buscando:buscar} un trabajo para los sábados.',
              en: 'I’m still looking for a Saturday job.',
            },
            { es: 'A las diez {continuaba lloviendo:llover}.', en: 'At ten it was still raining.' },
            {
              es: '{Llevo:llevar} tres años {aprendiendo:aprender} español.',
              en: 'I’ve been learning Spanish for three years.',
              note: 'The present of *llevar*, because you’re still learning.',
            },
            {
              es: 'Poco a poco {voy entendiendo:entender} las canciones.',
              en: 'Little by little I’m beginning to understand the songs.',
            },
            {
              es: 'Pablo {anda diciendo:decir} que va a cambiar de instituto.',
              en: 'Pablo’s going round saying he’s changing schools.',
            },
            {
              es: 'Mi primo se {pasa:pasarse} las tardes {jugando:jugar} en línea.',
              en: 'My cousin spends his afternoons playing online.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'On its own, a gerund says **how** something is done: “by doing”, “running”, “singing”.',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Se aprende mucho {escuchando:escuchar} pódcast.',
              en: 'You learn a lot by listening to podcasts.',
            },
            { es: 'Salieron {corriendo:correr} del aula.', en: 'They ran out of the classroom.' },
          ],
        },
      ],
    },
    {
      id: 'without-and-about-to',
      title: '*Llevar sin*, *seguir sin*, *estar a punto de*',
      more: '“I haven’t slept for two days”, “we still haven’t had any news” and “about to take off”.',
      syllabus: ['V13'],
      blocks: [
        {
          kind: 'text',
          text: 'For something that **hasn’t** happened for a while, still hasn’t happened or is **about to** happen, use an infinitive, not a gerund.',
        },
        {
          kind: 'table',
          caption: 'Three phrases + infinitive',
          columns: [
            { header: 'Phrase', lang: 'es' },
            { header: 'Meaning', lang: 'en', translation: true },
          ],
          rows: [
            ['llevar dos días sin', 'not to have (done) for two days'],
            ['seguir sin', 'still not to (do), still not to have (done)'],
            ['estar a punto de', 'to be about to'],
          ],
        },
        {
          kind: 'examples',
          rows: [
            { es: '{Llevo:llevar} dos días sin dormir bien.', en: 'I haven’t slept well for two days.' },
            { es: '{Seguimos:seguir} sin tener noticias.', en: 'We still haven’t had any news.' },
            { es: 'El avión {está:estar} a punto de despegar.', en: 'The plane is about to take off.' },
            {
              es: '{Estábamos:estar} a punto de salir cuando {sonó:sonar} el teléfono.',
              en: 'We were about to go out when the phone rang.',
            },
          ],
        },
      ],
    },
    {
      id: 'time-expressions',
      title: 'Time expressions',
      more: 'Right now, still, this week, more and more.',
      blocks: [
        {
          kind: 'phrases',
          caption: 'Words that go with *estar* + gerund',
          rows: [
            { es: 'ahora', en: 'now' },
            { es: 'ahora mismo', en: 'right now' },
            { es: 'en este momento', en: 'at the moment' },
            { es: 'todavía, aún', en: 'still' },
            { es: 'de momento', en: 'for the moment' },
            { es: 'mientras', en: 'while' },
            { es: 'hoy', en: 'today' },
            { es: 'estos días', en: 'these days' },
            { es: 'esta semana', en: 'this week' },
            { es: 'este curso', en: 'this school year' },
            { es: 'últimamente', en: 'lately' },
            { es: 'cada vez más', en: 'more and more' },
            { es: 'poco a poco', en: 'little by little' },
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Ahora mismo {estamos buscando:buscar} aparcamiento.',
              en: 'Right now we’re looking for somewhere to park.',
            },
            { es: '¿Todavía {estáis haciendo:hacer} cola?', en: 'Are you still queuing?' },
            {
              es: 'De momento {estoy ahorrando:ahorrar} para el viaje.',
              en: 'For the moment I’m saving up for the trip.',
            },
          ],
        },
      ],
    },
    {
      id: 'gerund-lists',
      title: 'Irregular gerunds: the lists',
      more: 'Thirty-four irregular gerunds in four groups, and three regular ones.',
      syllabus: ['V13'],
      blocks: [
        {
          kind: 'text',
          text: 'The gerund has no feminine or plural form: *Ellas {están hablando:hablar}* (“They are speaking”). Irregular gerunds follow three patterns: *y* after a vowel you can hear (not after the *u* of *{siguiendo:seguir}*, “following”; and not in *{riendo:reír}*, *{sonriendo:sonreír}*, *{friendo:freír}*, “laughing, smiling, frying”); *e* to *i* or *o* to *u* in the *-ir* verbs that change their stem (and in *poder*); and no *i* after *ñ* or *ll*.',
        },
        {
          kind: 'table',
          caption: 'Irregular gerunds: *y* instead of i, after a vowel and in *ir*',
          columns: [
            { header: 'Infinitive', lang: 'es', form: 'infinitive' },
            { header: 'Gerund', lang: 'es', form: 'gerund' },
            { header: 'Meaning', lang: 'en', translation: true },
          ],
          rows: [
            ['leer', 'leyendo', 'reading'],
            ['creer', 'creyendo', 'believing'],
            ['caer', 'cayendo', 'falling'],
            ['traer', 'trayendo', 'bringing'],
            ['oír', 'oyendo', 'hearing'],
            ['construir', 'construyendo', 'building'],
            ['huir', 'huyendo', 'running away'],
            ['incluir', 'incluyendo', 'including'],
            ['ir', 'yendo', 'going'],
          ],
        },
        {
          kind: 'table',
          caption: 'Irregular gerunds: e to i (only -ir verbs)',
          columns: [
            { header: 'Infinitive', lang: 'es', form: 'infinitive' },
            { header: 'Gerund', lang: 'es', form: 'gerund' },
            { header: 'Meaning', lang: 'en', translation: true },
          ],
          rows: [
            ['decir', 'diciendo', 'saying'],
            ['pedir', 'pidiendo', 'asking for'],
            ['servir', 'sirviendo', 'serving'],
            ['seguir', 'siguiendo', 'following'],
            ['conseguir', 'consiguiendo', 'getting, managing'],
            ['repetir', 'repitiendo', 'repeating'],
            ['vestir', 'vistiendo', 'dressing'],
            ['sentir', 'sintiendo', 'feeling'],
            ['preferir', 'prefiriendo', 'preferring'],
            ['mentir', 'mintiendo', 'lying'],
            ['divertir', 'divirtiendo', 'amusing'],
            ['elegir', 'eligiendo', 'choosing'],
            ['corregir', 'corrigiendo', 'correcting'],
            ['competir', 'compitiendo', 'competing'],
            ['despedir', 'despidiendo', 'seeing off, sacking'],
            ['venir', 'viniendo', 'coming'],
            ['reír', 'riendo', 'laughing'],
            ['sonreír', 'sonriendo', 'smiling'],
            ['freír', 'friendo', 'frying'],
          ],
        },
        {
          kind: 'table',
          caption: 'Irregular gerunds: o to u',
          columns: [
            { header: 'Infinitive', lang: 'es', form: 'infinitive' },
            { header: 'Gerund', lang: 'es', form: 'gerund' },
            { header: 'Meaning', lang: 'en', translation: true },
          ],
          rows: [
            ['dormir', 'durmiendo', 'sleeping'],
            ['morir', 'muriendo', 'dying'],
            ['poder', 'pudiendo', 'being able to'],
          ],
        },
        {
          kind: 'table',
          caption: 'Irregular gerunds: no i after *ñ* and ll',
          columns: [
            { header: 'Infinitive', lang: 'es', form: 'infinitive' },
            { header: 'Gerund', lang: 'es', form: 'gerund' },
            { header: 'Meaning', lang: 'en', translation: true },
          ],
          rows: [
            ['reñir', 'riñendo', 'quarrelling, telling off'],
            ['gruñir', 'gruñendo', 'growling'],
            ['bullir', 'bullendo', 'boiling, bustling'],
          ],
        },
        {
          kind: 'table',
          caption: 'These look irregular, but they aren’t',
          columns: [
            { header: 'Infinitive', lang: 'es', form: 'infinitive' },
            { header: 'Gerund', lang: 'es', form: 'gerund' },
            { header: 'Meaning', lang: 'en', translation: true },
          ],
          rows: [
            ['ver', 'viendo', 'seeing, watching'],
            ['ser', 'siendo', 'being'],
            ['hacer', 'haciendo', 'doing, making'],
          ],
        },
        {
          kind: 'text',
          text: 'A shortcut: an *-ir* verb that changes to *i* or *u* in the third person of the [preterite](indefenido#stem-changes) changes here too: *{pidió:pedir}, {pidiendo:pedir}* (asked for, asking for); *{durmió:dormir}, {durmiendo:dormir}* (slept, sleeping).',
        },
      ],
    },
    {
      id: 'examples',
      title: 'Examples',
      more: 'The rest of the dialogue, and more sentences on exam topics.',
      blocks: [
        {
          kind: 'dialogue',
          caption: 'Where are you? (continued)',
          lines: [
            {
              who: 'Marc',
              es: 'Se {está despidiendo:despedirse} de su madre.',
              en: 'She’s saying goodbye to her mum.',
            },
            {
              who: 'Irene',
              es: 'Pues corre, que {está empezando:empezar} la película.',
              en: 'Hurry up, then, the film’s starting.',
            },
          ],
        },
        {
          kind: 'examples',
          rows: [
            { es: '¿Con quién {estás hablando:hablar}?', en: 'Who are you talking to?' },
            { es: 'No {estamos haciendo:hacer} nada malo.', en: 'We aren’t doing anything wrong.' },
            { es: 'Me {estoy duchando:ducharse}.', en: 'I’m having a shower.' },
            {
              es: '{Estoy duchándome:ducharse}.',
              en: 'I’m having a shower.',
              note: 'The same sentence, with the pronoun on the end and an accent on the *a*.',
            },
            {
              es: '¿El trabajo? Se lo {estoy mandando:mandar} a la profe.',
              en: 'The essay? I’m sending it to the teacher.',
            },
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Ahora no puedo hablar, {estoy cenando:cenar}.',
              en: 'I can’t talk now, I’m having dinner.',
              note: 'In progress now.',
            },
            {
              es: 'Mira, {están grabando:grabar} una serie en la plaza.',
              en: 'Look, they’re filming a series in the square.',
              note: 'In progress now.',
            },
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Este trimestre {estamos leyendo:leer} una novela de Isabel Allende.',
              en: 'This term we’re reading a novel by Isabel Allende.',
              note: 'Around now, but perhaps not at this very minute.',
            },
            {
              es: 'Mi prima {está estudiando:estudiar} en Salamanca este año.',
              en: 'My cousin is studying in Salamanca this year.',
              note: 'Around now.',
            },
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'El nivel del mar {está subiendo:subir}.',
              en: 'The sea level is rising.',
              note: 'A change.',
            },
            {
              es: 'Cada vez más jóvenes {están dejando:dejar} de comer carne.',
              en: 'More and more young people are giving up meat.',
              note: 'A change.',
            },
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Siempre {estás mirando:mirar} el móvil.',
              en: 'You’re always looking at your phone.',
              note: 'Again and again.',
            },
            {
              es: 'Mi hermano siempre se {está quejando:quejarse} de todo.',
              en: 'My brother is always complaining about everything.',
              note: 'Again and again.',
            },
          ],
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Mis padres {están preparando:preparar} la cena.', en: 'My parents are making dinner.' },
            { es: '¿Por qué te {estás riendo:reírse}?', en: 'Why are you laughing?' },
            {
              es: 'Mi mejor amiga {está saliendo:salir} con un chico de otro instituto.',
              en: 'My best friend is going out with a boy from another school.',
            },
            {
              es: 'En mi calle {están construyendo:construir} un centro de salud.',
              en: 'They’re building a health centre in my street.',
            },
            { es: 'Los glaciares se {están derritiendo:derretirse}.', en: 'The glaciers are melting.' },
            {
              es: 'Este verano {estoy trabajando:trabajar} en un campamento de mi barrio.',
              en: 'This summer I’m working at a local summer camp.',
            },
            {
              es: 'Mi hermana {está pensando:pensar} en estudiar Medicina.',
              en: 'My sister is thinking of studying medicine.',
            },
            {
              es: 'Muchos españoles {están aprendiendo:aprender} chino.',
              en: 'Many Spaniards are learning Chinese.',
            },
          ],
        },
      ],
    },
    {
      id: 'model-text',
      title: 'A model blog post',
      more: 'An IB ab initio text of under 100 words, with notes on what earns marks.',
      blocks: [
        {
          kind: 'model-text',
          paper: 'ab-initio',
          task: 'You are travelling with your class. Write a post for your blog: what you can see now, what you did yesterday, what you think of travelling and your plans for tomorrow.',
          lines: [
            {
              es: '¡Hola desde el tren! En este momento {estamos cruzando:cruzar} las montañas.',
              en: 'Hello from the train! Right now we’re crossing the mountains.',
              earns: 'The correct tense: an action in progress, with *en este momento*.',
            },
            {
              es: 'Fuera {está nevando:nevar} y no se {ve:ver} casi nada.',
              en: 'Outside it’s snowing and you can hardly see anything.',
            },
            {
              es: 'Yo {estoy:estar} sentada al lado de Marta, que {está durmiendo:dormir}.',
              en: 'I’m sitting next to Marta, who’s sleeping.',
              earns: '*Sentada* for posture, and an irregular gerund for the action.',
            },
            {
              es: '{Llevamos:llevar} cinco horas {viajando:viajar}, pero mis amigos {siguen jugando:jugar} a las cartas.',
              en: 'We’ve been travelling for five hours, but my friends are still playing cards.',
              earns: 'Two other verbs with a gerund.',
            },
            {
              es: 'Ayer {visitamos:visitar} París y {comimos:comer} muchísimo queso.',
              en: 'Yesterday we visited Paris and ate an awful lot of cheese.',
              earns: 'A second time frame, the preterite.',
            },
            {
              es: 'Me {encanta:encantar} viajar en tren, porque se {aprende:aprender} mucho {mirando:mirar} por la ventana.',
              en: 'I love travelling by train because you learn a lot by looking out of the window.',
              earns:
                'The infinitive after *me {encanta:encantar}*, and the gerund for “by looking”: English speakers often mix these up.',
            },
            {
              es: 'Mañana {salimos:salir} para Roma y por la noche {vamos:ir} a cenar pizza en una plaza.',
              en: 'Tomorrow we’re leaving for Rome and in the evening we’re going to have pizza in a square.',
              earns: 'Plans in the present and with *{vamos:ir} a*, not with a gerund.',
            },
            {
              es: '¡Un momento! {Estamos:estar} a punto de llegar. ¡Hasta luego!',
              en: 'Wait! We’re about to arrive. See you later!',
            },
          ],
        },
        {
          kind: 'note',
          label: 'In the exam',
          text: 'Use it when you describe a picture, as in the IB individual oral at ab initio and Standard Level (*En la foto una chica {está plantando:plantar} un árbol* or *hay una chica {plantando:plantar} un árbol*, “there is a girl planting a tree”), and in messages about what you’re doing now. Don’t use it for plans, an easy mistake to make in a role play. To show off, use *{sigo:seguir}* + gerund (“I’m still …”) or *{llevo:llevar} dos años* + gerund (“I’ve been … for two years”) in your writing.',
        },
      ],
    },
    {
      id: 'story',
      title: 'Choose the tense: a story',
      more: 'A message with twelve gaps: present or *estar* + gerund?',
      blocks: [
        {
          kind: 'story',
          id: 'nobody-can-drive-me',
          title: 'Nadie me puede llevar',
          introduction:
            'It’s Sunday morning and Leo is recording a message for his friend Vera. For each gap, decide: is it a habit, a state or a plan (present), or something that somebody is busy doing (*estar* + gerund is what people say here)? Then type the form.',
          text: 'Hola, Vera. El partido {empieza:empezar} a las once y nadie me ___ llevar. Mi madre ___ todos los domingos en el hospital y mi padre no ___ carné. Mi hermana ___ conducir muy bien, pero no puede salir del baño porque se ___. Mi tío tampoco puede: en este momento {está conduciendo:conducir} por una autopista francesa. Mi abuelo no está listo: todavía se ___, y además nunca ___ de casa sin su café. La vecina no puede moverse: ahora mismo sus hijas le ___ el pelo. El autobús no ___ los domingos y mi bici ___ frenos nuevos. Y tú no {contestas:contestar}; seguro que en este mismo momento te ___ la camiseta. ¡Un momento! {Tengo:tener} un mensaje de tu padre: «Tranquilo, Leo. Vera y yo te ___ en diez minutos».',
          gaps: [
            {
              infinitive: 'poder',
              options: ['present', 'present-continuous'],
              answer: 'present',
              form: 'puede',
              signal: '*Poder* is a state (being able), not an action you can film.',
            },
            {
              infinitive: 'trabajar',
              options: ['present', 'present-continuous'],
              answer: 'present',
              form: 'trabaja',
              signal: '*Todos los domingos*: a habit.',
            },
            {
              infinitive: 'tener',
              options: ['present', 'present-continuous'],
              answer: 'present',
              form: 'tiene',
              signal: 'Having a driving licence is a state: *tener* stays in the simple present.',
            },
            {
              infinitive: 'saber',
              options: ['present', 'present-continuous'],
              answer: 'present',
              form: 'sabe',
              signal: 'Knowing how to drive is a state.',
            },
            {
              infinitive: 'ducharse',
              options: ['present', 'present-continuous'],
              answer: 'present-continuous',
              form: 'está duchando',
              signal:
                'She can’t come out because she’s in the middle of a shower. The simple present would describe a habit.',
            },
            {
              infinitive: 'afeitarse',
              options: ['present', 'present-continuous'],
              answer: 'present-continuous',
              form: 'está afeitando',
              signal:
                '*No está listo: todavía…*: he’s started but not finished. The simple present would mean that he still shaves in general.',
            },
            {
              infinitive: 'salir',
              options: ['present', 'present-continuous'],
              answer: 'present',
              form: 'sale',
              signal: '*Nunca*: what he does in general.',
            },
            {
              infinitive: 'cortar',
              options: ['present', 'present-continuous'],
              answer: 'present-continuous',
              form: 'están cortando',
              signal:
                '*Ahora mismo*: she can’t move because her daughters are in the middle of cutting her hair.',
            },
            {
              infinitive: 'pasar',
              options: ['present', 'present-continuous'],
              answer: 'present',
              form: 'pasa',
              signal: '*Los domingos*: a regular Sunday timetable.',
            },
            {
              infinitive: 'necesitar',
              options: ['present', 'present-continuous'],
              answer: 'present',
              form: 'necesita',
              signal: 'Needing is a state.',
            },
            {
              infinitive: 'ponerse',
              options: ['present', 'present-continuous'],
              answer: 'present-continuous',
              form: 'estás poniendo',
              signal: '*En este mismo momento*: he thinks you’re busy doing it.',
            },
            {
              infinitive: 'recoger',
              options: ['present', 'present-continuous'],
              answer: 'present',
              form: 'recogemos',
              signal: '*En diez minutos*: a plan, so not *estar* + gerund. *Vera y yo* is *nosotros*.',
            },
          ],
        },
      ],
    },
    {
      id: 'more-mistakes',
      title: 'More mistakes to avoid',
      more: 'Six more, from *leyendo* to *leyéndolo*.',
      blocks: [
        {
          kind: 'mistakes',
          rows: [
            {
              wrong: 'Estoy leendo el mensaje.',
              right: '{Estoy leyendo:leer} el mensaje.',
              en: 'I’m reading the message.',
              why: 'After a vowel, *-iendo* becomes *-yendo*, except in *{riendo:reír}* (laughing) and verbs like it. (The *u* in *{siguiendo:seguir}*, “following”, is silent, so it doesn’t count.)',
            },
            {
              wrong: '¿Qué estás deciendo?',
              right: '¿Qué {estás diciendo:decir}?',
              en: 'What are you saying?',
              why: '*-ir* verbs that change *e* to *i* do so here too: *{diciendo:decir}*, *{pidiendo:pedir}* (asking for), *{repitiendo:repetir}* (repeating).',
            },
            {
              wrong: 'Estoy sentando en la última fila.',
              right: '{Estoy:estar} sentado en la última fila.',
              en: 'I’m sitting in the back row.',
              why: 'Here _sitting_ is a position, so use *estar* + *sentado* (*sentada* if you are a girl).',
            },
            {
              wrong: 'Llevo dos años vivir aquí.',
              right: '{Llevo:llevar} dos años {viviendo:vivir} aquí.',
              en: 'I’ve been living here for two years.',
              why: 'Use the gerund after *llevar* + a length of time. With *desde*, just use the simple present: *{vivo:vivir} aquí desde 2020* (“since 2020”).',
            },
            {
              wrong: 'Estoy teniendo hambre.',
              right: '{Tengo:tener} hambre.',
              en: 'I’m hungry.',
              why: 'Hunger is a state, and states stay in the simple present.',
            },
            {
              wrong: 'Estoy leyendolo.',
              right: '{Estoy leyéndolo:leer}.',
              en: 'I’m reading it.',
              why: 'A pronoun on the end adds a syllable, so the stressed *e* needs an accent.',
            },
          ],
        },
      ],
    },
    {
      id: 'drill',
      title: 'Form drill',
      more: 'Two sets of ten forms to type, then sixteen sentences.',
      blocks: [
        {
          kind: 'drill',
          caption: 'Both words: *estar* and the gerund',
          tense: 'present-continuous',
          regular: [
            {
              verbs: [
                'hablar',
                'comer',
                'vivir',
                'esperar',
                'trabajar',
                'beber',
                'escribir',
                'hacer',
                'ducharse',
              ],
              section: 'formation',
            },
          ],
          irregular: [
            {
              verbs: ['leer', 'oír', 'traer', 'construir', 'decir', 'pedir', 'seguir', 'reír', 'dormir'],
              section: 'irregular-information',
            },
            {
              verbs: ['servir', 'repetir', 'vestirse', 'elegir', 'mentir', 'caer', 'morir'],
              section: 'gerund-lists',
            },
          ],
        },
        {
          kind: 'drill',
          caption: 'In the present: other verbs with a gerund, and states',
          tense: 'present',
          regular: [
            {
              verbs: ['llevar', 'andar', 'pasarse', 'necesitar', 'esperar', 'llamar'],
              section: 'formation',
              lesson: 'present',
            },
          ],
          irregular: [
            { verbs: ['seguir', 'querer', 'poder'], section: 'stem-changes', lesson: 'present' },
            {
              verbs: ['saber', 'salir', 'estar', 'ir', 'tener'],
              section: 'irregular-information',
              lesson: 'present',
            },
            { verbs: ['continuar'], section: 'accent-changes', lesson: 'present' },
            { verbs: ['venir'], section: 'more-irregular-verbs', lesson: 'present' },
          ],
        },
        {
          kind: 'text',
          text: '**Now type both words in a sentence:** *estar* and the gerund. The first six gerunds are regular, but the others aren’t.',
        },
        {
          kind: 'gapfill',
          caption: 'What is everybody doing?',
          rows: [
            {
              sentence: 'Yo ___ la mochila.',
              en: 'I’m packing my rucksack. (preparar)',
              answers: ['estoy preparando'],
              because: '*-ar* becomes *-ando*.',
            },
            {
              sentence: 'Mis amigos ___ en la puerta.',
              en: 'My friends are waiting at the door. (esperar)',
              answers: ['están esperando'],
              because: '*-ar* becomes *-ando*.',
            },
            {
              sentence: 'Nosotros ___ mucha agua.',
              en: 'We’re drinking a lot of water. (beber)',
              answers: ['estamos bebiendo'],
              because: '*-er* becomes *-iendo*.',
            },
            {
              sentence: '¿___ la película, chicos?',
              en: 'Are you watching the film, guys? (ver)',
              answers: [
                'Estáis viendo',
                {
                  answer: 'Están viendo',
                  note: 'This is *ustedes*, used all over Latin America. In Spain, use *vosotros* with friends: *estáis viendo*.',
                },
              ],
              because: '*Ver* is regular: *v-* + *-iendo*.',
              ustedes: { answers: ['Están viendo', 'Estáis viendo'] },
            },
            {
              sentence: 'El profesor ___ en la pizarra.',
              en: 'The teacher is writing on the board. (escribir)',
              answers: ['está escribiendo'],
              because: '*-ir* becomes *-iendo*.',
            },
            {
              sentence: '¿Qué ___ tú ahora?',
              en: 'What are you doing now? (hacer)',
              answers: ['estás haciendo'],
              because: '*Hacer* is regular here: *{haciendo:hacer}*.',
            },
            {
              sentence: 'Mi hermana ___ una revista.',
              en: 'My sister is reading a magazine. (leer)',
              answers: ['está leyendo'],
              because: 'After a vowel, use *-yendo*.',
            },
            {
              sentence: 'Los bebés ___.',
              en: 'The babies are sleeping. (dormir)',
              answers: ['están durmiendo'],
              because: '*o* to *u*.',
            },
            {
              sentence: 'Yo ___ la verdad.',
              en: 'I’m telling the truth. (decir)',
              answers: ['estoy diciendo'],
              because: '*e* to *i*.',
            },
            {
              sentence: 'Los clientes ___ la cuenta.',
              en: 'The customers are asking for the bill. (pedir)',
              answers: ['están pidiendo'],
              because: '*e* to *i*.',
            },
            {
              sentence: 'Nosotros ___ tus consejos.',
              en: 'We’re following your advice. (seguir)',
              answers: ['estamos siguiendo'],
              because: '*e* to *i*.',
            },
            {
              sentence: '¿De qué te ___?',
              en: 'What are you laughing at? (reírse)',
              answers: ['estás riendo'],
              because: '*e* becomes *i*, with only one *i*: *{riendo:reír}*.',
            },
            {
              sentence: 'En mi barrio ___ un parque.',
              en: 'They’re building a park in my neighbourhood. (construir)',
              answers: ['{están|se está} construyendo'],
              because: 'After a vowel, use *-yendo*.',
            },
            {
              sentence: 'Mis primos ___ las bebidas.',
              en: 'My cousins are bringing the drinks. (traer)',
              answers: ['están trayendo'],
              because: 'After a vowel, use *-yendo*.',
            },
            {
              sentence: 'El camarero ___ los postres.',
              en: 'The waiter is serving the desserts. (servir)',
              answers: ['está sirviendo'],
              because: '*e* to *i*.',
            },
            {
              sentence: 'Las hojas ya ___.',
              en: 'The leaves are already falling. (caer)',
              answers: ['[se] están cayendo'],
              because: 'After a vowel, use *-yendo*.',
            },
          ],
        },
      ],
    },
  ],
  exercises: [
    {
      kind: 'choose',
      id: 'which-helper',
      teaches: 'formation',
      prompt: 'Which word completes the sentence?',
      sentence: 'Mi hermana ___ escuchando música en su cuarto.',
      en: 'My sister is listening to music in her room.',
      options: [
        { text: '*está*', right: true, because: 'For an action in progress, use *estar* + gerund.' },
        {
          text: '*es*',
          because: '*Ser* is never used with a gerund.',
          teaches: 'common-mistakes',
        },
        { text: '*esta*', because: 'Without the accent, it’s the feminine “this”.' },
        {
          text: '*ha*',
          because: '*{Ha:haber}* goes with a participle: *{ha escuchado:escuchar}*, “has listened”.',
        },
      ],
    },
    {
      kind: 'fill',
      id: 'parents-garden',
      teaches: 'formation',
      sentence: 'Mis padres ___ en el jardín.',
      en: 'My parents are working in the garden. (trabajar)',
      answers: [
        'están trabajando',
        {
          answer: 'trabajan',
          note: 'Right too. The simple present can say what’s going on. In this lesson, use *{están trabajando:trabajar}*.',
        },
      ],
      because: '*Mis padres* needs *están*, and *-ar* verbs use *-ando*.',
      mistakes: [
        {
          answer: 'son trabajando',
          because: 'With a gerund, use *estar*, not *ser*: *{están trabajando:trabajar}*.',
        },
        { answer: '{está|estamos|estoy} trabajando', because: '*Mis padres* is “they”: *{están:estar}*.' },
        {
          answer: 'están {trabajiendo|trabajanda|trabajandos}',
          because: '*-ar* verbs use *-ando*, which never changes.',
        },
        {
          answer: 'están {trabajar|trabajado|trabajan}',
          because: 'After *estar*, use the gerund: *trabajando*.',
        },
        { answer: 'trabajando', because: '*Están* is missing: *{están trabajando:trabajar}*.' },
      ],
    },
    {
      kind: 'correct',
      id: 'pronoun-place',
      teaches: 'formation',
      sentence: 'Estoy lo buscando.',
      en: 'I’m looking for it.',
      answers: [
        '{Lo estoy buscando|Estoy buscándolo}.',
        {
          answer: '{Lo busco|Lo ando buscando|Ando buscándolo}.',
          note: 'Right, but you only had to move *lo*: *lo {estoy buscando:buscar}*.',
        },
        {
          answer: '{La estoy buscando|Estoy buscándola|La busco|La ando buscando|Ando buscándola}.',
          note: 'Right for something feminine. The sentence you were correcting has *lo*.',
        },
      ],
      because:
        'The pronoun goes before *estar* or on the end of the gerund, with an accent: *{buscándolo:buscar}*.',
      mistakes: [
        {
          answer: 'Estoy buscando {lo|la|le}.',
          because: 'A pronoun after the gerund is joined to it: *{buscándolo:buscar}*.',
        },
        {
          answer: 'Estoy {buscando|mirando} {por|para} {lo|la}.',
          because:
            '*Buscar* already means “to look for”, and the pronoun is attached: *{buscándolo:buscar}*.',
        },
        {
          answer: 'Estoy {buscándolo|buscandolo} {por|para}.',
          because: '*Buscar* already means “to look for”, without *por* or *para*.',
        },
        {
          answer: 'Lo estoy buscando {por|para}.',
          because:
            'The pronoun is in the right place. *Buscar* already means “to look for”, without *por* or *para*.',
        },
        {
          answer: 'Lo estoy {buscándolo|buscandolo}.',
          because: 'You need only one *lo*: before *estar* or on the end of the gerund.',
        },
        {
          answer: '{Lo soy buscando|Soy buscándolo|Soy lo buscando|Soy buscandolo}.',
          because: 'For what somebody is doing, use *estar*, never *ser*: *{estoy:estar}*.',
        },
        {
          answer:
            '{Lo estoy buscar|Lo estoy buscado|Lo estoy busco|Estoy buscarlo|Estoy a buscarlo|Estoy lo buscar}.',
          because: 'After *estar*, use the gerund: *buscando*.',
        },
        {
          answer: 'Estoy buscando {él|ello|a él|it|a ello}.',
          because: '“It” is *lo*: *lo {estoy buscando:buscar}*.',
        },

        { answer: 'Estoy le buscando.', because: 'For a thing, use *lo*, not *le*.' },

        {
          answer: '{Lo estoy busciendo|Estoy busciéndolo|Lo estoy buscendo}.',
          because: '*-ar* verbs use *-ando*: *buscando*.',
        },
        {
          answer: '{Estoy la buscando|Estoy buscando lo yo}.',
          because: 'The pronoun goes before *estar* or on the end of the gerund.',
        },
        {
          answer: '{Lo buscando|Yo lo buscando|Buscándolo|Lo buscando estoy}.',
          because: 'You need *{estoy:estar}* directly before the gerund.',
        },
      ],
      notAsked: [
        {
          answer: 'Estoy {buscando|mirando} {por|para} {él|ello|eso}.',
          because:
            '*Por* and *para* say why you’re looking, or for whose sake. “Looking for it” is *lo {estoy buscando:buscar}*.',
        },
        { answer: 'Estoy buscando.', because: '“It” is missing: *lo {estoy buscando:buscar}*.' },
        {
          answer: '{Le estoy buscando|Estoy buscándole}.',
          because: 'This is “I’m looking for him”, in Spain. For a thing, use *lo*.',
        },
        {
          answer: '{Lo está buscando|Está buscándolo|Lo estás buscando|Estás buscándolo}.',
          because:
            'The pronoun is in the right place, but this is a different person. “I am” is *{estoy:estar}*.',
        },
      ],
    },
    {
      kind: 'order',
      id: 'waiting-in-car',
      teaches: 'formation',
      words: ['madre', 'coche', 'nos', 'en', 'está', 'tu', 'el', 'esperando'],
      en: 'Your mum is waiting for us in the car.',
      answers: [
        'Tu madre nos está esperando en el coche.',
        '<En el coche> tu madre nos está esperando.',
        'Nos está esperando {tu madre en el coche|en el coche tu madre}.',
        'En el coche nos está esperando tu madre.',
        {
          answer: 'Nos está tu madre esperando en el coche.',
          note: 'Possible, but *tu madre* doesn’t usually go between *está* and *esperando*.',
        },
      ],
      because: '*Nos* goes directly before *está*.',
      mistakes: [
        {
          answer: 'Tu madre está esperando nos en el coche.',
          because: 'As a separate word, *nos* goes before *está*.',
        },
        {
          answer: 'Tu madre nos está en el coche esperando.',
          because:
            'Keep *{está esperando:esperar}* together: *en el coche* goes at the end or at the beginning.',
        },
        {
          answer: 'Tu madre nos esperando está en el coche.',
          because: '*Está* comes first, then the gerund: *nos {está esperando:esperar}*.',
        },
      ],
    },
    {
      kind: 'choose',
      id: 'phone-call',
      teaches: 'when-to-use',
      prompt:
        'Your phone rings while you’re having breakfast. How do you say what you’re doing **right now**?',
      options: [
        {
          text: '*Estoy desayunando.*',
          right: true,
          because: 'Two parts, as in English: *estoy* is “I am”, *-ando* is _-ing_.',
        },
        {
          text: '*Siempre desayuno.*',
          because: 'This is a habit, “I always have breakfast”, not what you’re doing now.',
        },
        { text: '*Voy a desayunar.*', because: 'This is still to come: “I’m going to have breakfast”.' },
      ],
    },
    {
      kind: 'translate',
      id: 'busy-eating',
      teaches: 'when-to-use',
      en: 'I can’t talk now because I’m having dinner.',
      parts: {
        now: 'ahora [mismo]|en este momento|en estos momentos|justo ahora',
        talk: '{hablar|charlar|conversar} [contigo]|hablarte',
        because: 'porque|ya que|pues|puesto que|dado que|que',
      },
      answers: [
        'No puedo {$talk} $now $because estoy cenando.',
        '$Now no puedo {$talk} $because estoy cenando.',
        'No puedo {$talk} {porque|ya que} {{ahora [mismo]|en este momento} estoy cenando|estoy cenando {ahora [mismo]|en este momento}}.',
        'No puedo hablar ahora porque en este momento estoy cenando.',
        'Como estoy cenando, {no puedo {$talk} $now|$now no puedo {$talk}}.',
        'No puedo ahora hablar porque estoy cenando.',
        {
          answer:
            '{No puedo platicar ahora|Ahora no puedo platicar|No puedo platicar ahorita|Ahorita no puedo platicar|No puedo hablar ahorita|Ahorita no puedo hablar} porque estoy cenando.',
          note: '*Platicar* (to chat) and *ahorita* (right now) are used in Mexico and Central America. *Hablar* and *ahora* are right everywhere.',
        },
        {
          answer:
            '{No puedo {$talk} ahora|Ahora no puedo {$talk}} porque estoy {comiendo|tomando} {la|mi} cena.',
          note: 'Right, but “to have dinner” is one verb in Spanish, *cenar*.',
        },
        {
          answer:
            'Estoy cenando, {así que|[y] por eso|por lo que|de modo que} {no puedo hablar $now|$now no puedo hablar}.',
          note: 'Right, but this means “I’m having dinner, so…”. “Because” is *porque*.',
        },
        {
          answer: 'No estoy pudiendo hablar [ahora] porque estoy cenando.',
          note: 'You hear this in parts of Latin America. *Poder* is a state, so most people say *no {puedo:poder}*.',
        },
        {
          answer: 'Porque estoy cenando, {no puedo hablar $now|$now no puedo hablar}.',
          note: 'Right, but people usually start with *como*, or put the *porque* part second.',
        },
      ],
      because:
        'You’re in the middle of dinner, so you can’t talk: *{estoy cenando:cenar}*. *{Puedo:poder}* is a state.',
      mistakes: [
        {
          answer: '{No puedo hablar ahora|Ahora no puedo hablar} porque ceno ahora.',
          because:
            '*{Ceno:cenar}* sounds like a habit. For something in progress that explains why you’re busy, say *{estoy cenando:cenar}*.',
        },
        {
          answer: '{No puedo hablar ahora|Ahora no puedo hablar} porque soy {cenando|cenar|cena}.',
          because: 'For what somebody is doing, use *estar*, never *ser*: *{estoy cenando:cenar}*.',
        },
        {
          answer:
            '{No puedo hablar ahora|Ahora no puedo hablar} porque {estoy teniendo|tengo|soy teniendo|estoy tengo|estoy haciendo} [la|una|mi] cena.',
          because: '“To have dinner” is one verb, *cenar*: *{estoy cenando:cenar}*.',
        },
        {
          answer:
            '{No puedo hablar ahora|Ahora no puedo hablar} porque estoy {cenar|cena|ceno|a cenar|cenendo|ceniendo}.',
          because: 'After *estar*, use the gerund, with *-ando*: *{estoy cenando:cenar}*.',
        },

        {
          answer:
            '{No puedo hablar ahora|Ahora no puedo hablar} {por qué|por que|por|a causa de|para} estoy cenando.',
          because: '“Because” is *porque*, one word without an accent.',
        },
        {
          answer:
            '{No puedo|Ahora no puedo} {hablo|hablando|a hablar|de hablar|hablado|que hablar} [ahora] porque estoy cenando.',
          because: 'After *{puedo:poder}*, use the infinitive directly: *hablar*.',
        },
        {
          answer: '{No podo|No poder|No pueda|Yo no puede} hablar [ahora] porque estoy cenando.',
          because: '“I can’t” is *no {puedo:poder}*.',
        },
        {
          answer: '{No sé hablar ahora|Ahora no sé hablar} porque estoy cenando.',
          because: '*Saber* is “to know how to”. For what you can do right now, use *poder*.',
        },
        {
          answer: 'No puedo decir ahora porque estoy cenando.',
          because: '*Decir* is “to say”. “To talk” is *hablar*.',
        },
        {
          answer: '{Puedo no|Yo puedo no} hablar ahora porque estoy cenando.',
          because: '*No* goes before the verb: *no {puedo:poder}*.',
        },
        {
          answer: '{No hago puedo|No hago poder} hablar ahora porque estoy cenando.',
          because: '“Can’t” is just *no {puedo:poder}*.',
        },
      ],
      notAsked: [
        {
          answer: '{No puedo hablar ahora|Ahora no puedo hablar} porque {voy a cenar|cené|he cenado}.',
          because: 'This isn’t happening now. “I’m having dinner” is *{estoy cenando:cenar}*.',
        },
        {
          answer: '{No puedo hablar ahora|Ahora no puedo hablar} porque {está|estás|estamos|están} cenando.',
          because: 'That’s a different person. “I am” is *{estoy:estar}*: *{estoy cenando:cenar}*.',
        },
        {
          answer: '{No puedo hablar ahora|Ahora no puedo hablar} porque estoy {almorzando|desayunando}.',
          because: '*Almorzar* is to have lunch, *desayunar* to have breakfast. Dinner is *cenar*.',
        },
        { answer: 'No puedo hablar porque estoy cenando.', because: '“Now” is missing: *ahora*.' },
        {
          answer: '{No puedo hablar ya|Ya no puedo hablar} porque estoy cenando.',
          because: '*Ya no* is “no longer”. “Now” is *ahora*.',
        },
        {
          answer: '{No puedo hablar ahora|Ahora no puedo hablar} porque estoy comiendo.',
          because: '*Comer* is “to eat”, or in many places “to have lunch”. Dinner is *cenar*.',
        },
        {
          answer: '{No puedo hablar ahora|Ahora no puedo hablar}, estoy cenando.',
          because: '“Because” is missing: *porque*.',
        },
        {
          answer:
            '{{No puedo hablar ahora|Ahora no puedo hablar|No puedo hablar} porque ceno|No puedo hablar porque ceno ahora}.',
          because:
            '*{Ceno:cenar}* describes a habit or a plan: “this is when I have dinner”. For something in progress, say *{estoy cenando:cenar}*.',
        },
        {
          answer: '{No puedo hablar ahora|Ahora no puedo hablar} porque estoy cenado.',
          because: '*Estoy cenado* is “I’ve had my dinner”. “I’m having dinner” is *{estoy cenando:cenar}*.',
        },
        {
          answer:
            '{No puedo hablar ahora|Ahora no puedo hablar} porque {estaba|estuve|estaré|he estado|voy a estar} cenando.',
          because:
            'This is a different time. You’re having dinner now, so use the present: *{estoy cenando:cenar}*.',
        },
        {
          answer: '{No puedo hablar ahora|Ahora no puedo hablar} porque cenaba.',
          because: 'This isn’t happening now. “I’m having dinner” is *{estoy cenando:cenar}*.',
        },
        {
          answer: '{{No puede|No puedes|No pudo} hablar [ahora]|Ahora no puede hablar} porque estoy cenando.',
          because: 'This is a different person. “I can’t” is *no {puedo:poder}*.',
        },
        {
          answer: 'No puedo contar ahora porque estoy cenando.',
          because: '*Contar* is “to count” or “to tell”. “To talk” is *hablar*.',
        },
      ],
    },
    {
      kind: 'fill',
      id: 'gerund-leer',
      teaches: 'irregular-information',
      sentence: 'Este mes estoy ___ un libro sobre el espacio.',
      en: 'This month I’m reading a book about space. (leer)',
      answers: ['leyendo'],
      because: 'After the vowel in *le-*, the ending *-iendo* becomes *-yendo*.',
      mistakes: [
        { answer: '{leiendo|leíendo}', because: 'An *i* between two vowels is written *y*.' },
        { answer: '{leendo|lendo|liendo}', because: 'The ending is *-yendo* here: *le-* + *-yendo*.' },
        { answer: '{leyiendo|leiyendo}', because: 'The *y* replaces the *i*: *-yendo*.' },
        {
          answer: '{leyando|leando|leiando}',
          because: '*-ando* is for *-ar* verbs. *Leer* has *-yendo*.',
        },
        {
          answer: '{leeyendo|leeiendo|leerendo}',
          because: 'The ending replaces *-er*: *le-* + *-yendo*.',
        },
        { answer: '{lellendo|lejendo|lyendo|liyendo}', because: 'The spelling is *le-* + *-yendo*.' },
        { answer: 'leído', because: 'That’s the participle, “read”, which goes with *haber*.' },
        { answer: 'leer', because: 'The infinitive is “to read”. After *estar*, use the gerund.' },
        {
          answer: '{leo|lee|leí}',
          because: '*Estoy* already shows “I”. After it, use the gerund.',
        },
      ],
    },
    {
      kind: 'fill',
      id: 'gerund-dormir',
      teaches: 'irregular-information',
      sentence: 'Habla bajo, los niños están ___.',
      en: 'Keep your voice down, the children are sleeping. (dormir)',
      answers: ['durmiendo'],
      because: 'In the gerund, *dormir* changes *o* to *u*.',
      mistakes: [
        {
          answer: '{dormiendo|dormendo|dormindo}',
          because:
            '*-ir* verbs that change their stem change it here too: *o* to *u*, and the ending is *-iendo*.',
        },
        {
          answer: '{duermiendo|duermendo|duerminedo|duermando}',
          because: '*ue* is for the present (*{duermen:dormir}*). The gerund has *u*.',
        },
        { answer: '{durmendo|durmindo}', because: 'The *u* is right. The ending is *-iendo*.' },
        { answer: '{durmando|dormando}', because: '*-ando* is for *-ar* verbs. Use *durm-* + *-iendo*.' },
        {
          answer: '{durmiendos|durmiendas}',
          because: 'A gerund never changes its ending, not even for *los niños*.',
        },
        {
          answer: '{dormido|dormida|dormidas}',
          because: 'This is a participle, “asleep”. “Sleeping” is the gerund.',
        },
        { answer: 'dormir', because: 'The infinitive is “to sleep”. After *estar*, use the gerund.' },
        {
          answer: '{duermen|duerme}',
          because: '*Están* already shows “they”. After it, use the gerund.',
        },
      ],
      notAsked: [
        {
          answer: 'dormidos',
          because: 'Good Spanish, but this means “asleep”. “Sleeping” is the gerund of *dormir*.',
        },
        {
          answer: 'durmiéndose',
          because: 'Good Spanish, but this means “falling asleep”. “Sleeping” is the gerund of *dormir*.',
        },
      ],
    },
    {
      kind: 'hear',
      id: 'dictation-sofa',
      teaches: 'irregular-information',
      says: 'El perro está durmiendo en el sofá.',
      en: 'The dog is sleeping on the sofa.',
      because: 'You can hear the *u* in *{durmiendo:dormir}*: *o* becomes *u*.',
    },
    {
      kind: 'choose',
      id: 'plan-tomorrow',
      teaches: 'less-than-english',
      prompt: 'Which sentence for “I’m leaving tomorrow” is right in every country?',
      options: [
        {
          text: '*Mañana salgo.*',
          right: true,
          because: 'For a plan, use the simple present with a future time word.',
        },
        {
          text: '*Mañana estoy saliendo.*',
          because:
            'People say this in parts of Latin America, but in most places *estar* + gerund is for what is going on now, not for a plan.',
        },
        {
          text: '*Mañana soy saliendo.*',
          because: 'Don’t use a gerund for a plan, or after *ser*.',
          teaches: 'common-mistakes',
        },
        { text: '*Mañana salir.*', because: 'The infinitive is only “to leave”: conjugate the verb.' },
      ],
    },
    {
      kind: 'correct',
      id: 'needing-help',
      teaches: 'less-than-english',
      sentence: 'Estoy teniendo mucho sueño.',
      en: 'I’m feeling very sleepy.',
      answers: [
        'Tengo mucho sueño.',
        {
          answer: 'Estoy muy {cansado|cansada}.',
          note: 'Right for “very tired”. “To be sleepy” is *tener sueño*.',
        },
        {
          answer:
            '{Siento mucho sueño|Estoy {muy somnoliento|muy somnolienta|muerto de sueño|muerta de sueño}|Me está {dando|entrando} mucho sueño|Me ha entrado mucho sueño}.',
          note: 'Right, but the sentence you were correcting has *tener*: *{tengo:tener} mucho sueño*.',
        },
      ],
      because: 'Being sleepy is a state, not an action you could film, so use the simple present of *tener*.',
      mistakes: [
        {
          answer: '{Soy teniendo|Estoy tengo|Estoy tener|Estoy tenido} mucho sueño.',
          because: 'One word is enough for a state: *{tengo:tener}*.',
        },
        { answer: '{Teno|Tieno} mucho sueño.', because: 'The “I” form of *tener* is *{tengo:tener}*.' },
        {
          answer: '{Estoy|Soy} mucho sueño.',
          because: '“To be sleepy” is *tener sueño*: *{tengo:tener}*.',
        },
        {
          answer: 'Tengo muy sueño.',
          because: '*{Tengo:tener}* is right. Before a noun, “very” is *mucho*.',
        },
      ],
      notAsked: [
        {
          answer: '{Tiene|Tienes} mucho sueño.',
          because: 'This is a different person. The “I” form is *{tengo:tener}*.',
        },
      ],
    },
    {
      kind: 'choose',
      id: 'thanks-for-helping',
      teaches: 'not-a-noun',
      prompt: 'Which form follows a preposition?',
      sentence: 'Gracias por ___ con la cena.',
      en: 'Thanks for helping with dinner.',
      options: [
        {
          text: '*ayudar*',
          right: true,
          because: 'Use the infinitive after every preposition, including *por*.',
        },
        {
          text: '*ayudando*',
          because: 'English has _-ing_ after “for”, but after a preposition Spanish uses the infinitive.',
        },
        { text: '*ayudas*', because: 'This is “you help”. Don’t use a conjugated verb after *por*.' },
      ],
    },
    {
      kind: 'correct',
      id: 'like-swimming',
      teaches: 'not-a-noun',
      sentence: 'Me gusta nadando en el mar.',
      en: 'I like swimming in the sea.',
      answers: [
        'Me gusta nadar en el mar.',
        'Nadar en el mar me gusta.',
        'En el mar me gusta nadar.',
        {
          answer: 'Gusto de nadar en el mar.',
          note: 'Right, but very formal. In speech everybody says *me {gusta:gustar} nadar*.',
        },
        {
          answer: 'Me gusta nadar en la mar.',
          note: 'Sailors and poets say *la mar*. Everybody else says *el mar*.',
        },
        {
          answer: 'Me gusta {bañarme|la natación} en el mar.',
          note: 'Right, but the verb you were correcting is *nadar*: *me {gusta:gustar} nadar*.',
        },
        {
          answer: '{Me agrada nadar|Disfruto nadando|Disfruto de nadar} en el mar.',
          note: 'Right, but the sentence you were correcting has *gustar*: *me {gusta:gustar} nadar*.',
        },
        {
          answer:
            '{Me gusta mucho nadar en el mar|Me gusta ir a nadar {al mar|en el mar}|Me gusta darme un baño en el mar}.',
          note: 'Right, but the English just says “I like swimming”: *me gusta nadar*.',
        },
      ],
      because: 'The thing you like is a noun, and the noun form of a Spanish verb is its infinitive.',
      mistakes: [
        {
          answer:
            '{{Estoy gustando|Me estoy gustando|Soy gustando} {nadar|nadando}|Me está gustando nadando} en el mar.',
          because: '“I like” is the simple present: *me {gusta:gustar}*, and then the infinitive, *nadar*.',
        },
        {
          answer: 'Me gusta {a|de|en|por|que} nadar en el mar.',
          because: 'The infinitive comes straight after *gustar*.',
        },
        {
          answer: 'Me gusta {nado|nada|nadado|nade|que nado|nadiendo|el nadando} en el mar.',
          because: 'The thing you like is an infinitive: *nadar*.',
        },
        {
          answer: '{Me gusto|Me gustan|Me gustas|Me gustar|Me gustando} nadar en el mar.',
          because: '*Nadar* is right. What you like is one thing, *nadar*, so the verb is *{gusta:gustar}*.',
        },
        {
          answer:
            '{Gusto|Yo gusto|Yo me gusto|Yo gusta|Gusta|Yo me gusta|Mi gusta|Yo le gusta|Mí me gusta} nadar en el mar.',
          because: '*Nadar* is right. “I like” is *me {gusta:gustar}*: swimming pleases **me**.',
        },
        {
          answer: '{Gusto|Yo gusto|Me gusto|Me gustan|Te gusta|Le gusta} nadando en el mar.',
          because: '“I like” is *me {gusta:gustar}*, and what you like is the infinitive, *nadar*.',
        },
        {
          answer: 'Me gusta nadar {en mar|al mar|a el mar|en los mar|a la mar}.',
          because: '*Nadar* is right. “In the sea” is *en el mar*.',
        },
        {
          answer: 'Me gusta nadando en la mar.',
          because: 'The thing you like is an infinitive: *nadar*.',
        },
      ],
      notAsked: [
        {
          answer: 'Me encanta nadar en el mar.',
          because: 'Good Spanish for “I love”, and *nadar* is right. “I like” is *me {gusta:gustar}*.',
        },
        {
          answer: '{Te gusta|Le gusta|Nos gusta|Les gusta} nadar en el mar.',
          because: '*Nadar* is right. “I like” is *me {gusta:gustar}*, with *me*.',
        },
        {
          answer: '{Me gustó|Me gustaba|Me gustaría} nadar en el mar.',
          because: '*Nadar* is right. “I like” is the present: *me {gusta:gustar}*.',
        },
        {
          answer: 'Me está gustando nadar en el mar.',
          because:
            'This is “I’m enjoying swimming”, these days. “I like” is the simple present: *me {gusta:gustar}*.',
        },
        {
          answer: 'Me gusta para nadar en el mar.',
          because:
            'This is “I like it for swimming”, for example a wetsuit. The infinitive comes straight after *gustar*.',
        },
      ],
    },
    {
      kind: 'proofread',
      id: 'from-the-campsite',
      teaches: 'common-mistakes',
      en: 'Ana is writing to a friend from a campsite: it’s raining, her brother’s asleep and she’s found something to do.',
      lines: [
        { right: 'Estamos en un camping y está lloviendo.' },
        {
          wrong: 'Mi hermano está dormiendo en la tienda.',
          answers: ['Mi hermano {está durmiendo|duerme|está dormido} en la tienda [de campaña].'],
          because: 'In the gerund, *dormir* changes *o* to *u*: *{durmiendo:dormir}*.',
        },
        { right: 'Mis padres están preparando la cena.' },
        {
          wrong: 'Yo soy escribiendo este mensaje en el bar.',
          model: 'Yo estoy escribiendo este mensaje en el bar.',
          answers: [
            '[Yo] [te] {estoy escribiendo|escribo} este mensaje en el bar.',
            '[Yo] estoy escribiéndote este mensaje en el bar.',
          ],
          because: 'For what somebody is doing, use *estar*, never *ser*: *{estoy escribiendo:escribir}*.',
          mistakes: [
            {
              answer: '[Yo] soy escribo este mensaje en el bar.',
              because: '“I’m writing” is *{estoy escribiendo:escribir}*, or just *{escribo:escribir}*.',
            },
          ],
        },
        {
          wrong: 'Me gusta leyendo cuando hace mal tiempo.',
          answers: [
            '[A mí] me gusta leer cuando hace mal tiempo.',
            'Cuando hace mal tiempo[,] [a mí] me gusta leer.',
          ],
          because: 'The thing you like is an infinitive: *leer*.',
        },
        { right: 'Mañana vamos a la playa.' },
      ],
    },
    {
      kind: 'choose',
      id: 'posture',
      teaches: 'six-cases',
      prompt: 'Which words complete the sentence?',
      sentence: 'Mi abuela ___ en el sofá.',
      en: 'My gran is sitting on the sofa.',
      options: [
        {
          text: '*está sentada*',
          right: true,
          because: 'For a position, use *estar* + participle, which agrees with *mi abuela*.',
        },
        {
          text: '*está sentando*',
          because: 'Without *se*, this would mean that she’s seating somebody else.',
        },
        {
          text: '*se está sentando*',
          because: 'This is the movement: she’s in the middle of sitting down.',
        },
        { text: '*es sentada*', because: 'Use *estar* for positions, as for places.' },
      ],
    },
    {
      kind: 'translate',
      id: 'red-dress',
      teaches: 'six-cases',
      en: 'My sister is wearing a red dress.',
      answers: [
        'Mi hermana {lleva|lleva puesto} un vestido [de color] rojo.',
        'Mi hermana {lleva un vestido rojo puesto|va vestida con un vestido rojo|está vestida con un vestido rojo}.',
        'Mi hermana {va con|viste} un vestido rojo.',
        {
          answer: 'Mi hermana va [vestida] de rojo.',
          note: 'Right, but this means “is dressed in red”. “A red dress” is *un vestido rojo*.',
        },
        {
          answer: 'Mi hermana {trae|trae puesto|tiene puesto|usa|está usando|anda con} un vestido rojo.',
          note: 'Right in some countries. *{Lleva:llevar}* is right everywhere.',
        },
      ],
      because: 'For clothes somebody is wearing, use *{lleva:llevar}*, in the simple present.',
      mistakes: [
        {
          answer: 'Mi hermana es {llevando|vistiendo} un vestido rojo.',
          because: 'Wearing is a state, so use the simple present: *{lleva:llevar}*.',
        },
        {
          answer: 'Mi hermana lleva un rojo vestido.',
          because: 'A colour follows its noun: *un vestido rojo*.',
        },
        {
          answer: 'Mi hermana {llevo|llevan|llevas} un vestido rojo.',
          because: '“She” is *{lleva:llevar}*.',
        },
      ],
      notAsked: [
        {
          answer: 'Mi hermana tiene un vestido rojo.',
          because: 'This is “has a red dress”, perhaps in the wardrobe. “Is wearing” is *{lleva:llevar}*.',
        },
        {
          answer: 'Mi hermana se está poniendo un vestido rojo.',
          because: 'This is the movement: she’s putting it on. “Is wearing” is *{lleva:llevar}*.',
        },
        {
          answer: 'Mi hermana está llevando un vestido rojo.',
          because: 'This usually means “is taking a red dress somewhere”. “Is wearing” is *{lleva:llevar}*.',
        },
        {
          answer: 'Mi hermana está vistiendo un vestido rojo.',
          because:
            'People say this in parts of Latin America. The simple present is right everywhere: *{lleva:llevar}*.',
        },
      ],
    },
    {
      kind: 'choose',
      id: 'in-the-picture',
      teaches: 'seen-and-heard',
      prompt: 'You are describing a picture: there is a girl planting a tree. Which sentence is right?',
      options: [
        {
          text: '*En la foto hay una chica plantando un árbol.*',
          right: true,
          because: 'After *hay* + noun, the gerund says what somebody is doing.',
        },
        {
          text: '*En la foto hay una chica plantar un árbol.*',
          because:
            'Use the infinitive as a noun or after a preposition. For what she’s doing, use the gerund.',
        },
        {
          text: '*En la foto hay una chica planta un árbol.*',
          because: 'A second conjugated verb needs *que*: *hay una chica que planta un árbol*.',
        },
        {
          text: '*En la foto es una chica plantando un árbol.*',
          because: '“There is” is *hay*, never *es*.',
        },
      ],
    },
    {
      kind: 'translate',
      id: 'people-dancing',
      teaches: 'seen-and-heard',
      en: 'In the photo there are three people dancing.',
      parts: { photo: 'en la {foto|imagen}', dancing: 'bailando|que bailan|que están bailando|danzando' },
      answers: [
        '<$Photo> hay ^ tres personas {$dancing}.',
        'Hay tres personas $photo {$dancing}.',
        {
          answer: '<$Photo> {aparecen|salen} tres personas {$dancing}.',
          note: 'Right, but “there are” is *{hay:haber}*.',
        },
        {
          answer:
            '<$Photo> {se ve a|se ven|se puede ver a|se pueden ver|{vemos|puedo ver|podemos ver|veo} [a]} tres personas {$dancing}.',
          note: 'Right, but this means “you, we or I can see”. “There are” is *{hay:haber}*.',
        },
        {
          answer: '$Photo tres personas están bailando.',
          note: 'Right, but this means “three people are dancing”. “There are” is *{hay:haber}*.',
        },
        {
          answer: '<$Photo> hay tres gentes {$dancing}.',
          note: 'In Mexico and Central America, you can count people with *gentes*. Everywhere else, use *personas*.',
        },
      ],
      because: 'After *{hay:haber}* + noun, the gerund says what people are doing.',
      mistakes: [
        {
          answer: 'En la foto hay tres personas {bailar|bailan|bailado}.',
          because: 'Use the gerund for what they’re doing: *bailando*.',
        },
        { answer: 'En la foto {son|es} tres personas bailando.', because: '“There are” is *{hay:haber}*.' },
        {
          answer: 'En la foto hay tres {gente|persona} bailando.',
          because: 'When you count people, use *personas*.',
        },
        {
          answer: 'En la foto hay tres personas {bailandos|bailandas|bailiendo}.',
          because: 'The gerund of *bailar* is *bailando*, for everybody.',
        },
      ],
      notAsked: [
        {
          answer: 'En la foto están tres personas bailando.',
          because:
            'This is “three people are dancing”, with the subject in the middle. “There are” is *{hay:haber}*.',
        },
      ],
    },
    {
      kind: 'choose',
      id: 'shower-when-rang',
      teaches: 'other-tenses',
      prompt: 'Which tense of *estar* do you need?',
      sentence: 'Cuando llamaste, me ___ duchando.',
      en: 'When you rang, I was having a shower.',
      options: [
        {
          text: '*estaba*',
          right: true,
          because: 'The shower was in progress when the phone rang, so use the imperfect of *estar*.',
        },
        { text: '*estoy*', because: 'This is “I am”. The phone call is in the past.' },
        { text: '*estaré*', because: 'This is “I will be”. The phone call is in the past.' },
        { text: '*era*', because: '“Was” before a gerund is from *estar*, not from *ser*.' },
      ],
    },
    {
      kind: 'hear',
      id: 'hear-is-was',
      teaches: 'other-tenses',
      says: 'Estaba leyendo en la cama.',
      choices: ['Está leyendo en la cama.', 'Estaba leyendo en la cama.', 'Estará leyendo en la cama.'],
      en: 'She was reading in bed.',
      because:
        'You can hear *-ba* after the stressed vowel: *{estaba:estar}*, the imperfect, “was reading”. *{Está:estar}* ends in a stressed *-tá* and *{estará:estar}* in a stressed *-rá*.',
    },
    {
      kind: 'fill',
      id: 'llevar-gerund',
      teaches: 'other-gerunds',
      sentence: 'Llevo dos horas ___ en la cola.',
      en: 'I’ve been waiting in the queue for two hours. (esperar)',
      answers: ['esperando'],
      because: '*Llevar* + time + gerund means “to have been doing something for …”.',
      mistakes: [
        {
          answer: '{esperar|a esperar|para esperar}',
          because: 'After *llevar* + time, use the gerund, not the infinitive.',
        },
        {
          answer: '{esperado|he esperado}',
          because: 'The participle goes with *haber*. Use the gerund after *llevar* + time.',
        },
        {
          answer: '{espero|que espero|esperé|esperaba}',
          because: '*Llevo* already shows “I”. After it, use the gerund.',
        },
        {
          answer: '{estoy esperando|he estado esperando|estado esperando|estando esperando}',
          because: 'The gerund is right. *Llevo* replaces *estar*: *llevo dos horas esperando*.',
        },
        {
          answer: '{esperiendo|esperendo|espereando|espearndo}',
          because: '*-ar* verbs use *-ando*: *esper-* + *-ando*.',
        },
        { answer: 'esperanda', because: 'A gerund never changes its ending: *-ando*.' },
        { answer: 'por esperando', because: 'The gerund follows the time directly, without *por*.' },
      ],
      notAsked: [
        {
          answer: 'de espera',
          because:
            'Good Spanish (“two hours of waiting”), but here you’re practising *llevar* + time + gerund.',
        },
        {
          answer: 'de esperar',
          because:
            '*De esperar* is Mexican and Central American. In Spain, and in this lesson, use the gerund: *esperando*.',
        },
      ],
    },
    {
      kind: 'translate',
      id: 'still-looking',
      teaches: 'other-gerunds',
      en: 'We’re still looking for a cheap hotel.',
      answers: [
        '{Seguimos|Continuamos} {buscando|en busca de|a la búsqueda de} {un|algún} hotel {barato|económico|que sea barato}.',
        '{Todavía|Aún} seguimos {en busca|a la búsqueda} de un hotel {barato|económico}.',
        'Seguimos ^ buscando <todavía|aún> un hotel {barato|económico}.',
        'Continuamos buscando <todavía|aún> un hotel {barato|económico}.',
        'Estamos ^ buscando <todavía|aún> un hotel {barato|económico}.',
        'Buscamos <todavía|aún> un hotel {barato|económico}.',
        'Andamos ^ buscando <todavía|aún> un hotel {barato|económico}.',
        '{Todavía|Aún} estamos {en busca|a la búsqueda} de un hotel {barato|económico}.',
        '{Seguimos|Continuamos|Todavía estamos} buscando un hotel {asequible|a buen precio|que no sea caro|de precio bajo}.',
        '{Seguimos|Continuamos} en la búsqueda de un hotel {barato|económico}.',
        '{Seguimos|Continuamos|Todavía estamos} buscando un hotel de bajo {costo|coste}.',
        {
          answer: 'Todavía estamos {intentando encontrar|tratando de encontrar} un hotel {barato|económico}.',
          note: 'Right, but this means “trying to find”. “Looking for” is *buscando*.',
        },
      ],
      because:
        '*Seguir* + gerund already means “still” (*todavía* + *estar* + gerund is right too), and *buscar* means “look for”.',
      mistakes: [
        {
          answer: '[Todavía|Aún] {siguimos|seguemos} buscando un hotel {barato|económico}.',
          because:
            '*Nosotros* keeps the *e* and ends in *-imos*: *{seguimos:seguir}*. The *i* is in *{sigo:seguir}, {sigues:seguir}, {sigue:seguir}, {siguen:seguir}*.',
        },
        {
          answer: '[Todavía|Aún] segimos buscando un hotel {barato|económico}.',
          because: 'To keep its sound before *i*, *g* needs a *u*: *{seguimos:seguir}*.',
        },
        {
          answer:
            '[Todavía|Aún] {seguimos|continuamos} {buscar|a buscar|de buscar|buscamos|buscado} un hotel {barato|económico}.',
          because: 'After *seguir*, use the gerund: *buscando*.',
        },
        {
          answer:
            '[Todavía|Aún] {seguimos|continuamos|estamos} {buscando|mirando} {por|para} un hotel {barato|económico}.',
          because: '*Buscar* means “to look for” without *por* or *para*.',
        },
        {
          answer: '{Todavía|Aún} buscamos {por|para|a} un hotel {barato|económico}.',
          because: '*Buscar* already means “to look for”, so *un hotel* comes straight after it.',
        },
        {
          answer: '[Todavía|Aún] {seguimos|continuamos|estamos} buscando a un hotel {barato|económico}.',
          because: 'The *a* before an object is for people: *buscar un hotel*.',
        },
        {
          answer: '{{Todavía|Aún} somos|Somos [todavía|aún]} buscando un hotel {barato|económico}.',
          because: 'For what somebody is doing, use *estar*, never *ser*: *{estamos buscando:buscar}*.',
        },
        {
          answer: '{Todavía|Aún} estamos {buscar|buscamos|buscado|a buscar} un hotel {barato|económico}.',
          because: 'After *estar*, use the gerund: *buscando*.',
        },
        {
          answer: '{Todavía|Aún} buscando un hotel {barato|económico}.',
          because: 'The gerund needs *estar*: *todavía {estamos:estar} buscando*.',
        },
        {
          answer: '{Estamos siguiendo|Estamos seguimos|Siguiendo} buscando un hotel {barato|económico}.',
          because: '“We’re still” is just *{seguimos:seguir}* + gerund.',
        },
        {
          answer: '{Seguimos|Continuamos|Todavía estamos|Aún estamos} buscando un {barato|económico} hotel.',
          because: 'Adjectives like this go after the noun: *un hotel barato*.',
        },
        {
          answer:
            '{Seguimos|Continuamos|Todavía estamos|Aún estamos} buscando {un hotel barata|una hotel barata|una hotel barato|un hotel económica|uno hotel barato}.',
          because: '“A cheap hotel” is *un hotel barato*, masculine.',
        },
        {
          answer: '{Seguimos|Todavía estamos|Aún estamos} encontrando un hotel {barato|económico}.',
          because: '“To look for” is *buscar*.',
        },

        {
          answer: '{Seguimos|Todavía estamos|Aún estamos} buscando un hotel cheap.',
          because: '“Cheap” is *barato*.',
        },
      ],
      notAsked: [
        {
          answer: '{Estamos buscando|Buscamos} un hotel {barato|económico}.',
          because: '“Still” is missing: *{seguimos:seguir} buscando* or *todavía {estamos:estar} buscando*.',
        },
        {
          answer: 'Ya {estamos buscando|buscamos} un hotel {barato|económico}.',
          because: '*Ya* is “already”. “Still” is *seguir* + gerund or *todavía*.',
        },
        {
          answer: '{Todavía|Aún} no {estamos buscando|buscamos} un hotel {barato|económico}.',
          because: '*Todavía no* is “not yet”. “Still” is *todavía* without *no*.',
        },
        {
          answer:
            '{Sigo|Sigues|Sigue|Seguís|Siguen|Todavía estoy|Todavía está|Todavía están} buscando un hotel {barato|económico}.',
          because:
            'The “we” form is *{seguimos:seguir}* or *{estamos:estar}*. You’ve used a different person.',
        },
        {
          answer: '{Seguimos|Todavía estamos|Aún estamos} buscando un hotel {caro|bueno|pequeño}.',
          because: '*Caro* is “expensive”, *bueno* “good” and *pequeño* “small”. “Cheap” is *barato*.',
        },
        {
          answer: '{Seguimos|Continuamos|Todavía estamos|Aún estamos} buscando el hotel barato.',
          because: 'This is “**the** cheap hotel”. “A cheap hotel” is *un hotel barato*.',
        },
        {
          answer:
            '{Seguimos|Todavía estamos|Aún estamos} {viendo|mirando|mirando a} un hotel {barato|económico}.',
          because: '*Ver* is “to see” and *mirar* “to look at”. “To look for” is *buscar*.',
        },
        {
          answer: '{Seguíamos|Hemos seguido|Todavía estábamos} buscando un hotel {barato|económico}.',
          because: 'This is the past. You’re looking now: *{seguimos:seguir}* or *{estamos:estar}*.',
        },
        {
          answer: 'Ya seguimos buscando un hotel {barato|económico}.',
          because:
            'This is “we’ll go on looking”, later. “Still” is *{seguimos buscando:buscar}*, without *ya*.',
        },
      ],
    },
    {
      kind: 'choose',
      id: 'film-about-to-start',
      teaches: 'without-and-about-to',
      prompt: 'Which words mean “is about to”?',
      sentence: 'Date prisa, la película ___ empezar.',
      en: 'Hurry up, the film is about to start.',
      options: [
        {
          text: '*está a punto de*',
          right: true,
          because: '“To be about to” is *estar a punto de* + infinitive.',
        },
        { text: '*está sobre*', because: 'This copies English. *Sobre* means “about” a topic.' },
        { text: '*está a punto*', because: '*De* is missing before the infinitive.' },
        { text: '*sigue sin*', because: '*Sigue sin* is “still hasn’t”, which doesn’t say how soon.' },
      ],
    },
    {
      kind: 'translate',
      id: 'still-dont-understand',
      teaches: 'without-and-about-to',
      en: 'I still don’t understand the exercise. (seguir)',
      answers: [
        '[Todavía|Aún] {sigo|yo sigo} sin {entender|comprender} [bien] el ejercicio.',
        'El ejercicio sigo sin {entenderlo|comprenderlo}.',
      ],
      because: '“Still not” is *{sigo:seguir} sin* + infinitive.',
      mistakes: [
        {
          answer: 'Sigo sin {entiendo|entendiendo|entendido|comprendiendo} el ejercicio.',
          because: 'After *sin*, use the infinitive: *entender*.',
        },
        {
          answer: 'Sigo {no entendiendo|no entender|no entiendo} el ejercicio.',
          because: 'For “still not”, use *seguir* + *sin* + infinitive.',
        },
        {
          answer: '{Siguo|Sego} sin {entender|comprender} el ejercicio.',
          because: 'The “I” form of *seguir* is *{sigo:seguir}*.',
        },
      ],
      notAsked: [
        {
          answer: '{Todavía|Aún} no {entiendo|comprendo} el ejercicio.',
          because: 'Good Spanish, but the verb in brackets is *seguir*: *{sigo:seguir} sin entender*.',
        },
        {
          answer: 'Sigo entendiendo el ejercicio.',
          because: 'This is the opposite: “I still understand”. “Not” is *sin* + infinitive.',
        },
        {
          answer: '{Sigue|Seguimos} sin {entender|comprender} el ejercicio.',
          because: 'This is a different person. The “I” form is *{sigo:seguir}*.',
        },
      ],
    },
    {
      kind: 'choose',
      id: 'which-time-word',
      teaches: 'time-expressions',
      prompt: 'Which words go with *estoy estudiando*?',
      sentence: 'No puedo salir: ___ estoy estudiando.',
      en: 'I can’t go out: I’m studying right now.',
      options: [
        {
          text: '*ahora mismo*',
          right: true,
          because: '*Ahora mismo* is “right now”: the action is in progress.',
        },
        { text: '*ayer*', because: 'This is “yesterday”, and *estoy* isn’t in the past.' },
        {
          text: '*pasado mañana*',
          because: 'This is “the day after tomorrow”. Don’t use *estar* + gerund for plans.',
        },
      ],
    },
    {
      kind: 'order',
      id: 'still-waiting',
      teaches: 'time-expressions',
      words: ['la', 'están', 'mis', 'en', 'todavía', 'estación', 'amigos', 'esperando'],
      en: 'My friends are still waiting at the station.',
      answers: [
        'Mis amigos todavía están esperando en la estación.',
        'Mis amigos están ^ esperando <todavía> en la estación.',
        'Mis amigos {todavía están en la estación|están todavía en la estación|están en la estación todavía} esperando.',
        'Mis amigos están en la estación esperando todavía.',
        'Todavía están {esperando mis amigos en la estación|esperando en la estación mis amigos|mis amigos esperando en la estación|mis amigos en la estación esperando|en la estación esperando mis amigos|en la estación mis amigos esperando}.',
        'Todavía mis amigos están {esperando en la estación|en la estación esperando}.',
        'En la estación mis amigos {todavía están esperando|están todavía esperando|están esperando todavía}.',
        'Mis amigos en la estación {todavía están esperando|están todavía esperando}.',
        'En la estación {todavía están esperando|están todavía esperando|están esperando todavía} mis amigos.',
        'En la estación {todavía están mis amigos|están todavía mis amigos|todavía mis amigos están} esperando.',
        'Están {todavía esperando mis amigos|esperando todavía mis amigos|todavía mis amigos esperando|mis amigos todavía esperando|mis amigos esperando todavía} en la estación.',
      ],
      because: '*Todavía* + *estar* + gerund means that it isn’t over yet.',
      mistakes: [
        {
          answer:
            'Mis amigos {todavía esperando están|esperando todavía están|esperando están todavía} en la estación.',
          because: '*Están* goes before the gerund: *{están esperando:esperar}*.',
        },
        {
          answer: 'Mis amigos están esperando en {todavía la estación|la todavía estación}.',
          because: 'Keep *en la estación* together.',
        },
        {
          answer: 'Amigos mis {todavía están|están todavía} esperando en la estación.',
          because: '*Mis* goes before its noun: *mis amigos*.',
        },
        {
          answer: 'Mis todavía amigos están esperando en la estación.',
          because: 'Nothing goes between *mis* and *amigos* here.',
        },
        {
          answer: 'Mis amigos {todavía están|están todavía} esperando la en estación.',
          because: '“At the station” is *en la estación*: *en* comes first.',
        },
      ],
    },
    {
      kind: 'choose',
      id: 'children-laughing',
      teaches: 'gerund-lists',
      prompt: 'What’s the gerund of *reír*?',
      sentence: '¿Por qué se están ___ los niños?',
      en: 'Why are the children laughing?',
      options: [
        {
          text: '*riendo*',
          right: true,
          because: 'The *e* becomes *i*, and *ri-* + *-iendo* keeps only one *i*.',
        },
        {
          text: '*reyendo*',
          because: 'The *y* is for verbs like *leer*. *Reír*, *sonreír* and *freír* don’t have one.',
        },
        { text: '*reiendo*', because: 'The stem changes *e* to *i*, as in *{pidiendo:pedir}*.' },
        { text: '*riyendo*', because: 'The stem is right, but verbs like *reír* have no *y*.' },
      ],
    },
    {
      kind: 'fill',
      id: 'building-hotel',
      teaches: 'gerund-lists',
      sentence: 'Cerca de la playa están ___ un hotel.',
      en: 'They’re building a hotel near the beach. (construir)',
      answers: ['construyendo'],
      because: 'After the vowel in *constru-*, the ending is *-yendo*.',
      mistakes: [
        {
          answer: '{construiendo|construíendo}',
          because: 'An *i* between two vowels is written *y*: *-yendo*.',
        },
        { answer: '{construendo|construindo}', because: 'A *y* is missing: *constru-* + *-yendo*.' },
        { answer: '{construyando|construando}', because: '*-ando* is for *-ar* verbs. Use *-yendo*.' },
        { answer: '{construido|construir|construyen}', because: 'After *estar*, use the gerund.' },
      ],
    },
  ],
} satisfies AuthoredLesson
