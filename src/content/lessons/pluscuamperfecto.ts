import type { AuthoredLesson } from '../types'

export default {
  subtitle: 'El pretérito pluscuamperfecto',
  blurb:
    'Go one step further back: say what had already happened before something else did, report what somebody said, and give the reasons for what followed.',
  rule: '*{Había:haber}* + participle is the past **before** the past: *Cuando {llegué:llegar}, ya se {habían ido:irse}*. It needs a point in the past to look back from. To tell events in the order in which they happened, the preterite is enough.',
  sections: [
    {
      id: 'formation',
      title: 'Formation',
      syllabus: ['V8'],
      blocks: [
        {
          kind: 'text',
          text: 'Take the imperfect of *haber* and add the participle. It works like English “had done”. *Haber* is regular here, and all six forms have an accent on the *í*.',
        },
        {
          kind: 'conjugation',
          caption: 'The helping verb: haber in the imperfect',
          tense: 'imperfect',
          verbs: [{ infinitive: 'haber', en: 'had (done)' }],
        },
        {
          kind: 'conjugation',
          caption: 'Both parts together',
          tense: 'pluperfect',
          verbs: ['hablar', 'comer', 'vivir'],
        },
        {
          kind: 'list',
          items: [
            '*Yo* and *él* have the same form. Add *yo*, *él* or a name when it is not clear who is meant.',
            'The participle never changes: *Ellas {habían salido:salir}.*',
            'In your own Spanish put nothing between *haber* and the participle. *No* and pronouns go in front: *No se lo {había dicho:decir}.*',
          ],
        },
        {
          kind: 'examples',
          rows: [
            { es: 'A las nueve ya {habíamos cenado:cenar}.', en: 'By nine we had already had dinner.' },
            { es: '¿Por qué no me {habías llamado:llamar}?', en: 'Why hadn’t you rung me?' },
            {
              es: 'Ella {había vivido:vivir} en Kenia antes de venir aquí.',
              en: 'She had lived in Kenya before coming here.',
            },
          ],
        },
        { kind: 'verb-table', tenses: ['pluperfect'], suggested: ['hablar', 'abrir'] },
      ],
    },
    {
      id: 'irregular-information',
      title: 'Irregular information',
      syllabus: ['V8'],
      blocks: [
        {
          kind: 'text',
          text: '*Haber* is regular here, so only the participle can be irregular. These are the same participles as in the [perfect](preterito-perfecto#irregular-information).',
        },
        {
          kind: 'table',
          caption: 'Irregular participles',
          columns: [
            { header: 'Infinitive', lang: 'es', form: 'infinitive' },
            { header: 'yo (and él, ella, usted)', lang: 'es', form: 'pluperfect:0' },
            { header: 'Meaning', lang: 'en', translation: true },
          ],
          rows: [
            ['abrir', 'había abierto', 'had opened'],
            ['cubrir', 'había cubierto', 'had covered'],
            ['decir', 'había dicho', 'had said'],
            ['escribir', 'había escrito', 'had written'],
            ['hacer', 'había hecho', 'had done'],
            ['morir', 'había muerto', 'had died'],
            ['poner', 'había puesto', 'had put'],
            ['resolver', 'había resuelto', 'had solved'],
            ['romper', 'había roto', 'had broken'],
            ['satisfacer', 'había satisfecho', 'had satisfied'],
            ['ver', 'había visto', 'had seen'],
            ['volver', 'había vuelto', 'had returned'],
            ['freír', 'había frito', 'had fried (also *{había freído:freír}*)'],
            ['imprimir', 'había impreso', 'had printed (also *{había imprimido:imprimir}*)'],
          ],
        },
        {
          kind: 'text',
          text: 'Accents as in the perfect: *{había leído:leer}, {había oído:oír}, {había traído:traer}*, but *{había construido:construir}*. “There had been” is *{había habido:haber}*, for one and for many.',
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Alguien {había roto:romper} el espejo.', en: 'Somebody had broken the mirror.' },
            { es: 'Nunca {habíamos visto:ver} tanta gente.', en: 'We had never seen so many people.' },
            {
              es: '{Había habido:haber} dos accidentes en esa curva.',
              en: 'There had been two accidents on that bend.',
            },
          ],
        },
      ],
    },
    {
      id: 'when-to-use',
      title: 'When to use',
      syllabus: ['V8'],
      blocks: [
        {
          kind: 'text',
          text: '**1. Before another point in the past.** That point is a verb (*cuando {llegué:llegar}*) or a time (*a las nueve, en 2005*).',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Cuando sonó el timbre, todavía no {habíamos terminado:terminar}.',
              en: 'When the bell rang we hadn’t finished yet.',
            },
            {
              es: 'En 2005 mis padres ya se {habían conocido:conocerse}.',
              en: 'By 2005 my parents had already met.',
            },
          ],
        },
        {
          kind: 'text',
          text: '**2. Reporting** what somebody said, thought or found out about something earlier. *{He ido:ir}* and *{fui:ir}* both become *{había ido:ir}*.',
        },
        {
          kind: 'contrast',
          caption: 'What she said and how you report it',
          left: 'What was said',
          right: 'What you report',
          rows: [
            {
              left: { es: '«{He perdido:perder} el móvil».', en: '“I’ve lost my phone.”' },
              right: {
                es: 'Dijo que {había perdido:perder} el móvil.',
                en: 'She said that she had lost her phone.',
              },
            },
            {
              left: { es: '«{Fui:ir} al médico».', en: '“I went to the doctor.”' },
              right: {
                es: 'Me contó que {había ido:ir} al médico.',
                en: 'She told me that she had been to the doctor.',
              },
            },
          ],
        },
        {
          kind: 'examples',
          rows: [{ es: 'No sabía que te {habías mudado:mudarse}.', en: 'I didn’t know that you had moved.' }],
        },
        { kind: 'text', text: '**3. The reason** for how things were or for what happened then.' },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Estaba triste porque {había perdido:perder} el partido.',
              en: 'She was sad because she had lost the match.',
            },
            {
              es: 'Como no {habían reservado:reservar}, durmieron en la estación.',
              en: 'As they hadn’t booked, they slept at the station.',
            },
          ],
        },
        {
          kind: 'text',
          text: '**4. Experience up to then:** *nunca {había visto:ver}*, “I had never seen (until that moment)”.',
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Nunca {había montado:montar} en globo.', en: 'I had never been in a hot-air balloon.' },
            {
              es: 'Hasta aquel verano no {había viajado:viajar} nunca sin mis padres.',
              en: 'Until that summer I had never travelled without my parents.',
            },
          ],
        },
        {
          kind: 'text',
          text: '**“Had just”** is not the pluperfect: it is the **imperfect** of *acabar* + *de* + infinitive.',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: '{Acababa:acabar} de salir de casa cuando empezó a llover.',
              en: 'I had just left home when it began to rain.',
            },
            {
              es: '{Acabábamos:acabar} de sentarnos cuando se fue la luz.',
              en: 'We had just sat down when the power went off.',
            },
          ],
        },
      ],
    },
    {
      id: 'pluperfect-or-preterite',
      title: 'Pluperfect or preterite?',
      blocks: [
        {
          kind: 'text',
          text: 'If you tell things **in the order in which they happened**, use the [preterite](indefenido). If you **step back** from where the story is, use the pluperfect.',
        },
        {
          kind: 'figure',
          name: 'pluperfect-timeline',
          caption:
            'A line runs from the past to now. Two points lie on it. The right one is where the story is: *{llegamos:llegar} al cine*, we got to the cinema. The left one lies further back: *la película ya {había empezado:empezar}*, the film had already begun. An arrow points from the right point back to the left one. *Cuando {llegamos:llegar}, la película ya {había empezado:empezar}.*',
        },
        {
          kind: 'contrast',
          caption: 'Step back or go on',
          left: 'Pluperfect: it had happened before',
          right: 'Preterite: it happened next',
          rows: [
            {
              left: { es: 'Cuando llegué, Ana se {había ido:irse}.', en: 'When I arrived, Ana had left.' },
              right: { es: 'Cuando llegué, Ana se {fue:irse}.', en: 'When I arrived, Ana left.' },
              why: 'Did you see her? On the left no, on the right yes, for a moment.',
            },
            {
              left: {
                es: 'Cenamos la pizza que {había hecho:hacer} mi padre.',
                en: 'For dinner we had the pizza that my dad had made.',
              },
              right: {
                es: 'Mi padre {hizo:hacer} una pizza y cenamos.',
                en: 'My dad made a pizza and we had dinner.',
              },
              why: 'The same evening: told backwards, then in order.',
            },
            {
              left: {
                es: 'Ya {había estudiado:estudiar} la lección cuando me llamaste.',
                en: 'I had already studied the unit when you rang me.',
              },
              right: {
                es: '{Estudié:estudiar} la lección y luego te llamé.',
                en: 'I studied the unit and then rang you.',
              },
              why: '*Ya … cuando* steps back; *y luego* goes on.',
            },
            {
              left: {
                es: 'Encontró la carta que {había escrito:escribir} su abuela.',
                en: 'She found the letter that her grandmother had written.',
              },
              right: {
                es: 'Su abuela {escribió:escribir} una carta en 1962.',
                en: 'Her grandmother wrote a letter in 1962.',
              },
              why: 'Without a later past to look back from there is no pluperfect.',
            },
            {
              left: {
                es: 'Nunca {había comido:comer} sushi antes de aquel viaje.',
                en: 'I had never eaten sushi before that trip.',
              },
              right: {
                es: 'En aquel viaje {comí:comer} sushi por primera vez.',
                en: 'On that trip I ate sushi for the first time.',
              },
            },
          ],
        },
        {
          kind: 'contrast',
          caption: 'From perfect to pluperfect: seen from now, seen from then',
          left: 'Perfect: seen from now',
          right: 'Pluperfect: seen from then',
          rows: [
            {
              left: { es: 'Todavía no {han llegado:llegar}.', en: 'They haven’t arrived yet.' },
              right: {
                es: 'A las diez todavía no {habían llegado:llegar}.',
                en: 'At ten they hadn’t arrived yet.',
              },
            },
            {
              left: { es: 'Ya {he hecho:hacer} la maleta.', en: 'I’ve already packed.' },
              right: {
                es: 'El viernes ya {había hecho:hacer} la maleta.',
                en: 'By Friday I had already packed.',
              },
            },
            {
              left: {
                es: 'Es la mejor película que {he visto:ver}.',
                en: 'It’s the best film that I’ve seen.',
              },
              right: {
                es: 'Era la mejor película que {había visto:ver}.',
                en: 'It was the best film that I had seen.',
              },
            },
          ],
        },
      ],
    },
    {
      id: 'other-compound-tenses',
      title: 'More tenses with haber',
      blocks: [
        {
          kind: 'text',
          text: 'Once you can say *{había hecho:hacer}*, the other compound tenses are only another form of *haber*. For IGCSE it is enough to recognise them; for the IB use one or two.',
        },
        {
          kind: 'table',
          caption: 'Haber in five tenses',
          columns: [
            { header: 'hacer, yo', lang: 'es' },
            { header: 'Meaning and name', lang: 'en' },
          ],
          rows: [
            ['{he hecho:hacer}', 'I have done (perfect)'],
            ['{habré hecho:hacer}', 'I will have done (future perfect)'],
            ['{habría hecho:hacer}', 'I would have done (conditional perfect)'],
            ['{haya hecho:hacer}', '(that) I have done (perfect subjunctive)'],
            ['{hubiera hecho:hacer}', '(if) I had done (pluperfect subjunctive)'],
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'En junio ya {habremos terminado:terminar} los exámenes.',
              en: 'By June we’ll have finished our exams.',
            },
            {
              es: 'No contesta. Se {habrá dormido:dormirse}.',
              en: 'He isn’t answering. He must have fallen asleep.',
              note: 'The future perfect is also a guess about what has happened.',
            },
            {
              es: 'Si {hubiera sabido:saber} la verdad, no {habría venido:venir}.',
              en: 'If I had known the truth, I wouldn’t have come.',
              note: 'After *si*, “if I had” is not *{había:haber}* but *{hubiera:haber}*.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'There is more on *{hubiera:haber}* + participle in [the imperfect subjunctive](imperfect-subjunctive) and on *{habría:haber}* in [the conditional](conditional).',
        },
      ],
    },
    {
      id: 'time-expressions',
      title: 'Time expressions',
      blocks: [
        {
          kind: 'phrases',
          caption: 'Words that go with the pluperfect',
          rows: [
            { es: 'ya', en: 'already' },
            { es: 'todavía no', en: 'not yet' },
            { es: 'nunca', en: 'never' },
            { es: 'antes', en: 'before' },
            { es: 'hasta entonces', en: 'until then' },
            { es: 'hasta aquel día', en: 'until that day' },
            { es: 'el día anterior', en: 'the day before' },
            { es: 'dos años antes', en: 'two years before' },
            { es: 'para entonces', en: 'by then' },
            { es: 'cuando', en: 'when' },
            { es: 'porque', en: 'because' },
            { es: 'dijo que', en: 'he or she said that' },
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Hasta entonces nadie {había ganado:ganar} tres veces.',
              en: 'Until then nobody had won three times.',
            },
            {
              es: 'Dos años antes {habían cerrado:cerrar} la fábrica.',
              en: 'Two years before, they had closed the factory.',
            },
          ],
        },
      ],
    },
    {
      id: 'examples',
      title: 'Examples',
      blocks: [
        {
          kind: 'dialogue',
          caption: 'The concert',
          lines: [
            { who: 'Carla', es: '¿Visteis a los teloneros?', en: 'Did you see the support band?' },
            {
              who: 'Samir',
              es: 'No, cuando entramos ya {habían tocado:tocar}.',
              en: 'No, when we went in they had already played.',
            },
            {
              who: 'Carla',
              es: '¿Y Elena? ¿No {había quedado:quedar} contigo?',
              en: 'And Elena? Hadn’t she arranged to meet you?',
            },
            {
              who: 'Samir',
              es: 'Sí, pero se {había equivocado:equivocarse} de estadio.',
              en: 'Yes, but she had gone to the wrong stadium.',
            },
            {
              who: 'Carla',
              es: '¡No me digas! ¿Y no {había mirado:mirar} la entrada?',
              en: 'You’re joking. And hadn’t she looked at the ticket?',
            },
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'No tenía hambre porque {había desayunado:desayunar} mucho.',
              en: 'I wasn’t hungry because I had had a big breakfast.',
            },
            {
              es: 'Mi mejor amigo no sabía que yo {había llorado:llorar}.',
              en: 'My best friend didn’t know that I had cried.',
            },
            {
              es: 'Cuando volvimos al pueblo, {habían cortado:cortar} todos los árboles.',
              en: 'When we went back to the village, they had cut down all the trees.',
            },
            {
              es: 'La jefa me preguntó si {había trabajado:trabajar} antes en un bar.',
              en: 'The boss asked me whether I had worked in a café before.',
            },
            {
              es: 'Mis abuelos nunca {habían salido:salir} de España.',
              en: 'My grandparents had never left Spain.',
            },
            {
              es: 'Los vecinos ya {habían llamado:llamar} a los bomberos.',
              en: 'The neighbours had already called the fire brigade.',
            },
          ],
        },
      ],
    },
    {
      id: 'common-mistakes',
      title: 'Common mistakes',
      blocks: [
        {
          kind: 'mistakes',
          rows: [
            {
              wrong: 'Ya habiamos comido.',
              right: 'Ya {habíamos comido:comer}.',
              en: 'We had already eaten.',
              why: 'All six forms have the accent: without it the *i* would not be a syllable of its own.',
            },
            {
              wrong: 'No había escribido el trabajo.',
              right: 'No {había escrito:escribir} el trabajo.',
              en: 'I hadn’t written the essay.',
              why: 'The irregular participles are the same as in the perfect.',
            },
            {
              wrong: 'El año pasado había ido a Portugal.',
              right: 'El año pasado {fui:ir} a Portugal.',
              en: 'Last year I went to Portugal.',
              why: '“Further back” does not mean “longer ago”. Without another past event to look back from, use the preterite.',
            },
            {
              wrong: 'Cuando llegué, el autobús se fue ya.',
              right: 'Cuando llegué, el autobús ya se {había ido:irse}.',
              en: 'When I arrived, the bus had already left.',
              why: 'With the preterite the bus leaves **after** you arrive. Earlier is *{había:haber}* + participle.',
            },
            {
              wrong: 'Habían habido muchas quejas.',
              right: '{Había habido:haber} muchas quejas.',
              en: 'There had been a lot of complaints.',
              why: '“There had been” is always singular, as *{hay:haber}* is.',
            },
            {
              wrong: 'Tenía comido demasiado.',
              right: '{Había comido:comer} demasiado.',
              en: 'I had eaten too much.',
              why: 'English _had_ is two verbs: *tener* for owning, *haber* for this tense.',
            },
            {
              wrong: 'Había siempre querido un gato.',
              right: 'Siempre {había querido:querer} un gato.',
              en: 'I had always wanted a cat.',
              why: 'English puts _always_ in the middle. In your own Spanish put nothing between *haber* and the participle.',
            },
            {
              wrong: 'Había justo llegado.',
              right: '{Acababa:acabar} de llegar.',
              en: 'I had just arrived.',
              why: '“Had just” is *{acababa:acabar} de* + infinitive.',
            },
          ],
        },
        {
          kind: 'note',
          label: 'In the exam',
          text: 'At IGCSE one correct pluperfect lifts a piece of Writing: *Cuando llegamos, ya {habían cerrado:cerrar}.* or *Nunca {había visto:ver} algo así.* In the IB use it to report (*El autor dijo que {había querido:querer}…*) and to give reasons. In Reading look for *ya* and *todavía no* with *{había:haber}*: questions about the order of events depend on them.',
        },
      ],
    },
    {
      id: 'story',
      title: 'Choose the tense: a story',
      blocks: [
        {
          kind: 'story',
          id: 'missed-train',
          title: 'El tren de las ocho',
          introduction:
            'For each gap decide: is it the next event (preterite), or does the story step back to something earlier (pluperfect)? Then type the form.',
          text: 'Cuando yo ___ a la estación, mi clase ya ___ para Granada. ¡Qué desastre! Yo nunca antes ___ un tren. Primero ___ a mi tutora: en el vagón todavía nadie ___ mi ausencia. Ella ___ los horarios y me {explicó:explicar} que {había:haber} otro tren a las diez. Entonces yo ___ hasta la taquilla, pero ya la ___. Por suerte, un señor que ya ___ dos billetes {estaba:estar} solo, porque su hijo todavía no se ___. ¡Y me ___ uno! A las tres de la tarde por fin ___ a mis amigos en la Alhambra. Ellos ya ___, pero me {habían guardado:guardar} un bocadillo. Hasta aquel día yo nunca ___ los horarios con atención. Ahora los {miro:mirar} tres veces.',
          gaps: [
            {
              infinitive: 'llegar',
              options: ['preterite', 'pluperfect'],
              answer: 'preterite',
              form: 'llegué',
              signal: '*Cuando* gives the point where the story is: preterite.',
            },
            {
              infinitive: 'salir',
              options: ['preterite', 'pluperfect'],
              answer: 'pluperfect',
              form: 'había salido',
              signal: '*Ya*: it was done before I arrived. *Mi clase* is singular.',
            },
            {
              infinitive: 'perder',
              options: ['preterite', 'pluperfect'],
              answer: 'pluperfect',
              form: 'había perdido',
              signal: '*Nunca antes*: never up to that morning.',
            },
            {
              infinitive: 'llamar',
              options: ['preterite', 'pluperfect'],
              answer: 'preterite',
              form: 'llamé',
              signal: '*Primero*: the next thing that I did.',
            },
            {
              infinitive: 'notar',
              options: ['preterite', 'pluperfect'],
              answer: 'pluperfect',
              form: 'había notado',
              signal: '*Todavía nadie*: it had not happened up to the moment of the call.',
            },
            {
              infinitive: 'consultar',
              options: ['preterite', 'pluperfect'],
              answer: 'preterite',
              form: 'consultó',
              signal: 'Events in order: I rang, she looked and explained.',
            },
            {
              infinitive: 'correr',
              options: ['preterite', 'pluperfect'],
              answer: 'preterite',
              form: 'corrí',
              signal: '*Entonces* moves the story on, and *yo* says who ran.',
            },
            {
              infinitive: 'cerrar',
              options: ['preterite', 'pluperfect'],
              answer: 'pluperfect',
              form: 'habían cerrado',
              signal:
                '*Ya*: it was closed before I got there. “They” with nobody named is the third person plural.',
            },
            {
              infinitive: 'comprar',
              options: ['preterite', 'pluperfect'],
              answer: 'pluperfect',
              form: 'había comprado',
              signal: '*Ya*: he had bought them before I met him.',
            },
            {
              infinitive: 'levantarse',
              options: ['preterite', 'pluperfect'],
              answer: 'pluperfect',
              form: 'había levantado',
              signal: '*Todavía no*: not up to that moment; at that time he was still in bed.',
            },
            {
              infinitive: 'vender',
              options: ['preterite', 'pluperfect'],
              answer: 'preterite',
              form: 'vendió',
              signal: 'The next event: he sold me one.',
            },
            {
              infinitive: 'encontrar',
              options: ['preterite', 'pluperfect'],
              answer: 'preterite',
              form: 'encontré',
              signal: '*A las tres de la tarde por fin* moves the story on.',
            },
            {
              infinitive: 'comer',
              options: ['preterite', 'pluperfect'],
              answer: 'pluperfect',
              form: 'habían comido',
              signal: '*Ya*: they had finished before I arrived.',
            },
            {
              infinitive: 'leer',
              options: ['preterite', 'pluperfect'],
              answer: 'pluperfect',
              form: 'había leído',
              signal: '*Hasta aquel día … nunca*: never up to then.',
            },
          ],
        },
      ],
    },
    {
      id: 'drill',
      title: 'Form drill',
      blocks: [
        {
          kind: 'drill',
          tense: 'pluperfect',
          regular: [
            {
              verbs: ['hablar', 'comer', 'vivir', 'llegar', 'salir', 'terminar', 'ganar', 'perder'],
              section: 'formation',
            },
          ],
          irregular: [
            {
              verbs: [
                'abrir',
                'decir',
                'escribir',
                'hacer',
                'morir',
                'poner',
                'resolver',
                'romper',
                'ver',
                'volver',
                'leer',
                'traer',
              ],
              section: 'irregular-information',
            },
          ],
        },
      ],
    },
  ],
  exercises: [
    {
      kind: 'choose',
      id: 'already-left',
      teaches: 'when-to-use',
      prompt: 'Which form completes the sentence?',
      sentence: 'Cuando llegué a la parada, el autobús ya ___.',
      en: 'When I got to the stop, the bus had already left.',
      options: [
        {
          text: '*se había ido*',
          right: true,
          because: '*Ya* and *cuando llegué*: the bus left before that point.',
        },
        {
          text: '*se fue*',
          because:
            'With the preterite the bus leaves after you arrive. (In America you may hear *ya se {fue:irse}* for “had left”; the task is the pluperfect.)',
          teaches: 'pluperfect-or-preterite',
        },
        {
          text: '*se ha ido*',
          because: '“Has left” is seen from now; this is seen from a point in the past.',
          teaches: 'pluperfect-or-preterite',
        },
        {
          text: '*se iba*',
          because: 'This means that it was just leaving, so you could still have caught it.',
        },
      ],
    },
    {
      kind: 'fill',
      id: 'nosotros-terminar',
      teaches: 'formation',
      sentence: 'A las ocho nosotros ya ___ los deberes.',
      en: 'By eight we had already finished our homework. (terminar)',
      answers: ['habíamos terminado'],
      because: '*Habíamos* has its accent, like all the forms of this tense.',
      mistakes: [
        {
          answer: 'hemos terminado',
          because: '“We have finished” is seen from now. “Had” is *{habíamos:haber}*.',
        },
        {
          answer: 'habían terminado',
          because: '*{Habían:haber}* goes with *ellos*; *nosotros* has *{habíamos:haber}*.',
        },
        {
          answer: 'terminamos',
          because:
            'This is “we finished”, at eight. With *ya* it was done **before** eight: *{habíamos terminado:terminar}*.',
        },
        { answer: 'teníamos terminado', because: 'The helping verb is *haber*.' },
        { answer: 'habíamos terminados', because: 'After *haber* the participle never agrees.' },
      ],
    },
    {
      kind: 'fill',
      id: 'participle-escribir',
      teaches: 'irregular-information',
      sentence: 'Mi abuela me había ___ una postal desde Cuba.',
      en: 'My grandmother had written me a postcard from Cuba. (escribir)',
      answers: ['escrito'],
      because: '*Escribir* has an irregular participle: *{escrito:escribir}*.',
      mistakes: [
        { answer: 'escribido', because: 'Regular ending, irregular verb: *{escrito:escribir}*.' },
        {
          answer: 'escrita',
          because: 'After *haber* the participle never agrees, here not with *una postal*.',
        },
      ],
    },
    {
      kind: 'choose',
      id: 'what-does-it-mean',
      teaches: 'pluperfect-or-preterite',
      prompt: 'What does this sentence tell you?',
      sentence: 'Cuando entramos, se fueron.',
      options: [
        {
          text: 'We went in, and then they left.',
          right: true,
          because: 'Two preterites after one another are two events in order.',
        },
        {
          text: 'They had left before we went in.',
          because: 'That would be *se {habían ido:irse}*, one step further back.',
        },
        {
          text: 'They were already leaving as we went in.',
          because: 'That would be the imperfect: *se {iban:irse}*.',
        },
        {
          text: 'They always left when we went in.',
          because: 'A habit would have two imperfects: *cuando {entrábamos:entrar}, se {iban:irse}*.',
        },
      ],
    },
    {
      kind: 'choose',
      id: 'reported-speech',
      teaches: 'when-to-use',
      prompt: 'Which form reports “I passed the exam”?',
      sentence: 'Irene me contó que ___ el examen.',
      en: 'Irene told me that she had passed the exam.',
      options: [
        {
          text: '*había aprobado*',
          right: true,
          because: 'She passed before she told you: the past before the past.',
        },
        {
          text: '*había aprobada*',
          because: 'After *haber* the participle never agrees.',
          teaches: 'formation',
        },
        { text: '*aprobaba*', because: 'This would be “she was passing” or “she used to pass”.' },
        {
          text: '*habría aprobado*',
          because: 'This is “would have passed”: it did not happen.',
          teaches: 'other-compound-tenses',
        },
      ],
    },
    {
      kind: 'choose',
      id: 'had-just',
      teaches: 'when-to-use',
      prompt: 'How do you say “I had just woken up”?',
      options: [
        {
          text: '*Acababa de despertarme.*',
          right: true,
          because: '“Had just” is the imperfect of *acabar* + *de* + infinitive.',
        },
        { text: '*Acabo de despertarme.*', because: 'This is “I **have** just woken up”, seen from now.' },
        {
          text: '*Había justo despertado.*',
          because:
            'A copy of English: put nothing between *haber* and the participle, and “just” is not *justo* here.',
          teaches: 'common-mistakes',
        },
        { text: '*Acababa despertarme.*', because: 'The *de* is missing.' },
      ],
    },
    {
      kind: 'fill',
      id: 'romperse-el-brazo',
      teaches: 'irregular-information',
      sentence: 'Mi primo no jugó porque se ___ el brazo.',
      en: 'My cousin didn’t play because he had broken his arm. (romperse)',
      answers: ['había roto'],
      because: 'The reason lies further back than the match: *{había:haber}* + *{roto:romper}*.',
      mistakes: [
        { answer: 'había rompido', because: '*Romper* has the irregular participle *{roto:romper}*.' },
        {
          answer: 'ha roto',
          because: '“Has broken” is seen from now. Before another past event it is *{había roto:romper}*.',
        },
        {
          answer: 'rompió',
          because:
            'This is “broke”. The sentence says “had broken”, before the match: *{había roto:romper}*.',
        },
        { answer: 'habían roto', because: '*Mi primo* is one person: *{había:haber}*.' },
      ],
    },
    {
      kind: 'correct',
      id: 'there-had-been',
      teaches: 'common-mistakes',
      sentence: 'Antes habían habido dos avisos.',
      en: 'There had been two warnings before.',
      answers: [
        'Antes había habido dos avisos.',
        'Había habido dos avisos antes.',
        'Había habido antes dos avisos.',
      ],
      because: '“There had been” is always singular: *{había habido:haber}*.',
      mistakes: [
        { answer: 'Antes habían sido dos avisos.', because: '*Ser* never means “there is”; use *haber*.' },
        {
          answer: 'Antes habían dos avisos.',
          because: '“There were” is *{había:haber}*, always singular; and here you need “there had been”.',
        },
      ],
    },
    {
      kind: 'correct',
      id: 'always-wanted',
      teaches: 'formation',
      sentence: 'Yo había siempre querido aprender a esquiar.',
      en: 'I had always wanted to learn to ski.',
      answers: [
        'Yo siempre había querido aprender a esquiar.',
        'Siempre había querido aprender a esquiar.',
        'Yo había querido siempre aprender a esquiar.',
        'Había querido siempre aprender a esquiar.',
      ],
      because: 'Put nothing between *haber* and the participle: *siempre* goes in front or after.',
      mistakes: [
        {
          answer: 'Yo siempre quise aprender a esquiar.',
          because:
            'Correct Spanish for “I always wanted”. The task is “had wanted”, and only the place of *siempre* was wrong.',
        },
        {
          answer: 'Yo siempre había quisto aprender a esquiar.',
          because: '*Querer* is regular here: *{querido:querer}*.',
        },
      ],
    },
    {
      kind: 'order',
      id: 'order-fire-brigade',
      teaches: 'pluperfect-or-preterite',
      words: [
        'habían',
        'bomberos',
        'los',
        'apagado',
        'cuando',
        'fuego',
        'llegaron',
        'el',
        'vecinos',
        'ya',
        'los',
      ],
      en: 'When the fire brigade arrived, the neighbours had already put out the fire.',
      answers: [
        'Cuando llegaron los bomberos, los vecinos ya habían apagado el fuego.',
        'Cuando llegaron los bomberos, los vecinos habían apagado ya el fuego.',
        'Cuando llegaron los bomberos, los vecinos habían apagado el fuego ya.',
        'Cuando llegaron los bomberos, ya habían apagado el fuego los vecinos.',
        'Cuando llegaron los bomberos, ya habían apagado los vecinos el fuego.',
        'Cuando llegaron los bomberos, ya los vecinos habían apagado el fuego.',
        'Cuando llegaron los bomberos, los vecinos habían ya apagado el fuego.',
        'Cuando los bomberos llegaron, los vecinos ya habían apagado el fuego.',
        'Cuando los bomberos llegaron, los vecinos habían apagado ya el fuego.',
        'Cuando los bomberos llegaron, los vecinos habían apagado el fuego ya.',
        'Cuando los bomberos llegaron, ya habían apagado el fuego los vecinos.',
        'Cuando los bomberos llegaron, ya habían apagado los vecinos el fuego.',
        'Cuando los bomberos llegaron, ya los vecinos habían apagado el fuego.',
        'Cuando los bomberos llegaron, los vecinos habían ya apagado el fuego.',
        'Los vecinos ya habían apagado el fuego cuando llegaron los bomberos.',
        'Los vecinos habían apagado ya el fuego cuando llegaron los bomberos.',
        'Los vecinos habían apagado el fuego ya cuando llegaron los bomberos.',
        'Ya habían apagado el fuego los vecinos cuando llegaron los bomberos.',
        'Ya habían apagado los vecinos el fuego cuando llegaron los bomberos.',
        'Ya los vecinos habían apagado el fuego cuando llegaron los bomberos.',
        'Los vecinos habían ya apagado el fuego cuando llegaron los bomberos.',
        'Los vecinos ya habían apagado el fuego cuando los bomberos llegaron.',
        'Los vecinos habían apagado ya el fuego cuando los bomberos llegaron.',
        'Los vecinos habían apagado el fuego ya cuando los bomberos llegaron.',
        'Ya habían apagado el fuego los vecinos cuando los bomberos llegaron.',
        'Ya habían apagado los vecinos el fuego cuando los bomberos llegaron.',
        'Ya los vecinos habían apagado el fuego cuando los bomberos llegaron.',
        'Los vecinos habían ya apagado el fuego cuando los bomberos llegaron.',
      ],
      because:
        'The arrival is the point in the past (preterite); the earlier event is in the pluperfect, with *ya* before *haber* or after the participle.',
    },
    {
      kind: 'translate',
      id: 'never-seen-the-sea',
      teaches: 'when-to-use',
      en: 'I had never seen the sea.',
      answers: [
        'Nunca había visto el mar.',
        'Yo nunca había visto el mar.',
        'No había visto nunca el mar.',
        'Yo no había visto nunca el mar.',
        'No había visto el mar nunca.',
        'Yo no había visto el mar nunca.',
        'Jamás había visto el mar.',
        'Yo jamás había visto el mar.',
        'Nunca antes había visto el mar.',
        'No había visto jamás el mar.',
        'Yo no había visto jamás el mar.',
        'Yo nunca antes había visto el mar.',
        'Nunca había visto el mar antes.',
        'Yo nunca había visto el mar antes.',
        'No había visto el mar jamás.',
        'Nunca había visto la mar.',
      ],
      because:
        '“Had never seen” is *nunca {había visto:ver}*: the irregular participle, and *nunca* in front.',
      mistakes: [
        {
          answer: 'Había nunca visto el mar.',
          because: 'Put nothing between *haber* and the participle: *nunca* goes in front.',
        },
        { answer: 'Nunca he visto el mar.', because: 'This is “I **have** never seen”, seen from now.' },
        { answer: 'Nunca había vido el mar.', because: '*Ver* has the irregular participle *{visto:ver}*.' },
        {
          answer: 'Nunca vi el mar.',
          because:
            'This is “I never saw”. “Had seen” looks back from a point in the past: *{había visto:ver}*.',
        },
      ],
    },
    {
      kind: 'translate',
      id: 'film-started',
      teaches: 'pluperfect-or-preterite',
      en: 'When we arrived, the film had already started.',
      answers: [
        'Cuando llegamos, la película ya había empezado.',
        'Cuando llegamos, la película había empezado ya.',
        'Cuando llegamos, ya había empezado la película.',
        'Cuando llegamos, había empezado ya la película.',
        'Cuando llegamos, la película había ya empezado.',
        'Cuando llegamos, la película ya había comenzado.',
        'Cuando llegamos, la película había comenzado ya.',
        'Cuando llegamos, ya había comenzado la película.',
        'Cuando llegamos, había comenzado ya la película.',
        'Cuando llegamos, la película había ya comenzado.',
        'Cuando llegamos, la peli ya había empezado.',
        'Cuando llegamos, la peli había empezado ya.',
        'Cuando llegamos, ya había empezado la peli.',
        'Cuando llegamos, había empezado ya la peli.',
        'Cuando llegamos, la peli había ya empezado.',
        'Cuando llegamos, la peli ya había comenzado.',
        'Cuando llegamos, la peli había comenzado ya.',
        'Cuando llegamos, ya había comenzado la peli.',
        'Cuando llegamos, había comenzado ya la peli.',
        'Cuando llegamos, la peli había ya comenzado.',
        'Cuando nosotros llegamos, la película ya había empezado.',
        'Cuando nosotros llegamos, la película había empezado ya.',
        'Cuando nosotros llegamos, ya había empezado la película.',
        'Cuando nosotros llegamos, la película ya había comenzado.',
        'Cuando nosotros llegamos, la película había comenzado ya.',
        'Cuando nosotros llegamos, ya había comenzado la película.',
        'Cuando nosotros llegamos, la peli ya había empezado.',
        'Cuando nosotros llegamos, la peli había empezado ya.',
        'Cuando nosotros llegamos, ya había empezado la peli.',
        'Cuando nosotras llegamos, la película ya había empezado.',
        'Cuando nosotras llegamos, la película había empezado ya.',
        'Cuando nosotras llegamos, ya había empezado la película.',
        'Cuando nosotras llegamos, la película ya había comenzado.',
        'Cuando nosotras llegamos, la película había comenzado ya.',
        'Cuando nosotras llegamos, ya había comenzado la película.',
        'Cuando nosotras llegamos, la peli ya había empezado.',
        'Cuando nosotras llegamos, la peli había empezado ya.',
        'Cuando nosotras llegamos, ya había empezado la peli.',
        'Cuando llegamos nosotros, la película ya había empezado.',
        'Cuando llegamos nosotros, la película había empezado ya.',
        'Cuando llegamos nosotros, ya había empezado la película.',
        'Cuando llegamos nosotros, la película ya había comenzado.',
        'Cuando llegamos nosotros, la película había comenzado ya.',
        'Cuando llegamos nosotros, ya había comenzado la película.',
        'Cuando llegamos nosotros, la peli ya había empezado.',
        'Cuando llegamos nosotros, la peli había empezado ya.',
        'Cuando llegamos nosotros, ya había empezado la peli.',
        'Cuando llegamos nosotras, la película ya había empezado.',
        'Cuando llegamos nosotras, la película había empezado ya.',
        'Cuando llegamos nosotras, ya había empezado la película.',
        'Cuando llegamos nosotras, la película ya había comenzado.',
        'Cuando llegamos nosotras, la película había comenzado ya.',
        'Cuando llegamos nosotras, ya había comenzado la película.',
        'Cuando llegamos nosotras, la peli ya había empezado.',
        'Cuando llegamos nosotras, la peli había empezado ya.',
        'Cuando llegamos nosotras, ya había empezado la peli.',
        'La película ya había empezado cuando llegamos.',
        'La película había empezado ya cuando llegamos.',
        'Ya había empezado la película cuando llegamos.',
        'La película ya había comenzado cuando llegamos.',
        'La película había comenzado ya cuando llegamos.',
        'Ya había comenzado la película cuando llegamos.',
        'La peli ya había empezado cuando llegamos.',
        'La peli había empezado ya cuando llegamos.',
        'Ya había empezado la peli cuando llegamos.',
        'La peli ya había comenzado cuando llegamos.',
        'La peli había comenzado ya cuando llegamos.',
        'Ya había comenzado la peli cuando llegamos.',
        'La película ya había empezado cuando nosotros llegamos.',
        'La película había empezado ya cuando nosotros llegamos.',
        'Ya había empezado la película cuando nosotros llegamos.',
        'La película ya había comenzado cuando nosotros llegamos.',
        'La película había comenzado ya cuando nosotros llegamos.',
        'Ya había comenzado la película cuando nosotros llegamos.',
        'La peli ya había empezado cuando nosotros llegamos.',
        'La peli había empezado ya cuando nosotros llegamos.',
        'Ya había empezado la peli cuando nosotros llegamos.',
        'La película ya había empezado cuando nosotras llegamos.',
        'La película había empezado ya cuando nosotras llegamos.',
        'Ya había empezado la película cuando nosotras llegamos.',
        'La película ya había comenzado cuando nosotras llegamos.',
        'La película había comenzado ya cuando nosotras llegamos.',
        'Ya había comenzado la película cuando nosotras llegamos.',
        'La peli ya había empezado cuando nosotras llegamos.',
        'La peli había empezado ya cuando nosotras llegamos.',
        'Ya había empezado la peli cuando nosotras llegamos.',
        'Al llegar, la película ya había empezado.',
        'Al llegar, la película había empezado ya.',
        'Al llegar, ya había empezado la película.',
        'Al llegar nosotros, la película ya había empezado.',
        'Al llegar nosotros, la película había empezado ya.',
        'Al llegar nosotros, ya había empezado la película.',
        'Al llegar nosotras, la película ya había empezado.',
        'Al llegar nosotras, la película había empezado ya.',
        'Al llegar nosotras, ya había empezado la película.',
      ],
      because:
        'Our arrival is the point in the past (*{llegamos:llegar}*); the beginning lies before it (*{había empezado:empezar}*), with *ya* before *haber* or after the participle (*había ya empezado* is correct but bookish).',
      mistakes: [
        {
          answer: 'Cuando llegamos, la película ya empezó.',
          because:
            'Before another past event it is *{había empezado:empezar}*. (In America you may hear this for “had started”; the task is the pluperfect.)',
        },
        {
          answer: 'Cuando llegamos, la película ya ha empezado.',
          because: '“Has started” is seen from now; you look back from your arrival.',
        },
        {
          answer: 'Cuando habíamos llegado, la película ya empezó.',
          because: 'The other way round: the film began first, so the film takes the pluperfect.',
        },
      ],
    },
  ],
} satisfies AuthoredLesson
