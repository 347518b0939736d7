import type { AuthoredLesson } from '../types'

export default {
  subtitle: 'El pretérito indefinido',
  blurb:
    'Say what happened: last night, last summer, in 2019. Learn every ending and irregular [stem](?stem), the changes people forget, and when to use the imperfect.',
  rule: 'Use the preterite for something that **happened** and is over: once, in a series, or for a fixed time. Regular *yo* and *él* forms end in an accented vowel (*{hablé:hablar}*, *{habló:hablar}*). Irregular verbs with their own stem (*{tuve:tener}*, *{hizo:hacer}*) have no accent.',
  needs: {
    igcse: {
      asks: 'produce',
      what: 'Say and write what you did last weekend or on holiday, using regular and common irregular verbs, with the imperfect for the scene.',
    },
    abInitio: {
      asks: 'produce',
      what: 'Talk about finished events, with regular verbs and the common irregular ones.',
    },
    standard: {
      asks: 'produce',
      what: 'Use all the forms confidently, and choose between this tense, the imperfect and the perfect.',
    },
    higher: { asks: 'produce', what: 'Do the same in longer stories, with rarer stems and spellings.' },
  },
  opening: 'what-happened-yesterday',
  sections: [
    {
      id: 'formation',
      title: 'Formation',
      core: true,
      syllabus: ['V4'],
      blocks: [
        {
          kind: 'text',
          text: 'Take *-ar*, *-er* or *-ir* off the [infinitive](?infinitive) (the dictionary form) and add the ending. It’s also called the *pretérito perfecto simple*.',
        },
        {
          kind: 'conjugation',
          caption: 'Regular endings: -er and -ir are the same',
          tense: 'preterite',
          verbs: ['hablar', 'comer', 'vivir'],
        },
        {
          kind: 'list',
          items: [
            'The accent matters: *{hablo:hablar}* is “I speak”, but *{habló:hablar}* is “he or she spoke”. Only regular *yo* and *él* forms have it.',
            'In regular *-ar* and *-ir* verbs, *nosotros* is the same as in the present: *{hablamos:hablar}* means “we speak” or “we spoke”. In *-er* verbs it changes: *{comemos:comer}*, *{comimos:comer}*.',
          ],
        },
        { kind: 'verb-table', tenses: ['preterite'], suggested: ['hablar', 'ser'] },
      ],
    },
    {
      id: 'first-use',
      title: 'In action: what did you do?',
      core: true,
      blocks: [
        {
          kind: 'dialogue',
          caption: 'Last Saturday',
          lines: [
            { who: 'Nuria', es: '¿{Saliste:salir} el sábado?', en: 'Did you go out on Saturday?' },
            {
              who: 'Iker',
              es: 'Sí, {comí:comer} con mi abuela y {visitamos:visitar} un museo. ¿Y tú?',
              en: 'Yes, I had lunch with my gran and we visited a museum. How about you?',
            },
            { who: 'Nuria', es: 'Yo {trabajé:trabajar} hasta las ocho.', en: 'I worked until eight.' },
          ],
        },
      ],
    },
    {
      id: 'irregular-information',
      title: 'Irregular information: *fui*, *tuve*, *hice*, *dije*',
      core: true,
      syllabus: ['V4'],
      blocks: [
        {
          kind: 'text',
          text: '*Ser* and *ir* have the same forms. *Tener*, *hacer* and the verbs below have their own stems and share one set of endings, without accents. These are **strong** verbs.',
        },
        {
          kind: 'conjugation',
          caption: '*Ser* and *ir* (same forms), *tener* and *hacer* (irregular stems)',
          tense: 'preterite',
          verbs: [{ infinitive: 'ser', en: 'to be (and to go)' }, 'tener', 'hacer'],
        },
        {
          kind: 'table',
          caption: 'More irregular stems',
          columns: [
            { header: 'Infinitive', lang: 'es', form: 'infinitive' },
            { header: '*yo*', lang: 'es', form: 'preterite:0' },
            { header: 'Meaning', lang: 'en', translation: true },
          ],
          rows: [
            ['estar', 'estuve', 'to be'],
            ['poder', 'pude', 'to be able to'],
            ['poner', 'puse', 'to put'],
            ['querer', 'quise', 'to want'],
            ['saber', 'supe', 'to know'],
            ['venir', 'vine', 'to come'],
            ['decir', 'dije', 'to say'],
            ['traer', 'traje', 'to bring'],
          ],
        },
        {
          kind: 'list',
          items: [
            'After *j*, *-ieron* loses its *i*: *{dijeron:decir}, {trajeron:traer}*.',
            'For events, “there was” and “there were” are both *{hubo:haber}* (*{hubo:haber} dos accidentes*). For the scene, use *{había:haber}*.',
            '*Dar* (to give) and *ver* (to see) have no accents: *{di:dar}, {diste:dar}, {dio:dar}*; *{vi:ver}, {viste:ver}, {vio:ver}*.',
            'Verbs in *-car, -gar, -zar* change spelling in the *yo* form: *{busqué:buscar}, {llegué:llegar}, {empecé:empezar}* (I looked for, arrived, began: [full list](#spelling)).',
            'With *él* and *ellos*, verbs like *pedir* (to ask for) and *dormir* (to sleep) change their vowel (*{pidió:pedir}, {durmieron:dormir}*: [full list](#stem-changes)), and *leer* (to read) gets a *y*: *{leyó:leer}*.',
          ],
        },
      ],
    },
    {
      id: 'when-to-use',
      title: 'When to use',
      core: true,
      syllabus: ['V4'],
      blocks: [
        {
          kind: 'text',
          text: '**1. Something that happened once** and is over: *ayer* (yesterday), *anoche* (last night), *la semana pasada* (last week), *hace un mes* (a month ago).',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'El martes {perdí:perder} las llaves en el metro.',
              en: 'On Tuesday I lost my keys on the underground.',
            },
          ],
        },
        {
          kind: 'text',
          text: '**2. A series of events,** one after the other: each verb moves the story on.',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Primero {desayunamos:desayunar} y después {visitamos:visitar} la catedral.',
              en: 'First we had breakfast and then we visited the cathedral.',
            },
          ],
        },
        {
          kind: 'text',
          text: '**3. Something that lasted a fixed time or happened a fixed number of times,** seen as a whole, even if it lasted for years.',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Los romanos {estuvieron:estar} en España seis siglos.',
              en: 'The Romans were in Spain for six centuries.',
            },
          ],
        },
        {
          kind: 'text',
          text: '**4. An event that interrupts** a scene, or starts or ends it. The scene is in the [imperfect](#preterite-or-imperfect).',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Estaba viendo una película cuando se {fue:irse} la luz.',
              en: 'I was watching a film when the power went off.',
            },
          ],
        },
        {
          kind: 'text',
          text: '**5. A verdict on something finished:** *El viaje {fue:ser} larguísimo* (“It was a very long journey”).',
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
              wrong: 'Ayer mi padre hablo con la tutora.',
              right: 'Ayer mi padre {habló:hablar} con la tutora.',
              en: 'Yesterday my dad spoke to my form tutor.',
              why: 'Without the accent it means “I speak”.',
            },
            {
              wrong: '¿Hablastes con el entrenador?',
              right: '¿{Hablaste:hablar} con el entrenador?',
              en: 'Did you talk to the coach?',
              why: 'The *tú* form ends in *-s* in nearly all other tenses, but not here.',
            },
            {
              wrong: 'El viaje fué increíble.',
              right: 'El viaje {fue:ser} increíble.',
              en: 'The trip was incredible.',
              why: 'One syllable, no accent: *{fue:ser}, {fui:ser}*, and also *{dio:dar}, {di:dar}* (gave), *{vio:ver}, {vi:ver}* (saw).',
            },
            {
              wrong: 'Yo hizo los deberes.',
              right: 'Yo {hice:hacer} los deberes.',
              en: 'I did my homework.',
              why: 'In the present *-o* is “I”, but here *-o* is “he or she” and *-e* is “I”.',
            },
            {
              wrong: 'El bebé dormió mal.',
              right: 'El bebé {durmió:dormir} mal.',
              en: 'The baby slept badly.',
              why: '*-ir* verbs like *dormir* change *o* to *u* with *él* and *ellos*.',
            },
          ],
        },
      ],
    },
    {
      id: 'preterite-or-imperfect',
      title: 'Preterite or imperfect?',
      more: 'One question, a drawing, and twenty pairs of sentences.',
      blocks: [
        {
          kind: 'text',
          text: 'Ask what the verb does in your story. If it answers “What happened?”, use the preterite. If it answers “What was it like?”, “What was going on?” or “What used to happen?”, use the imperfect.',
        },
        {
          kind: 'figure',
          name: 'past-timeline',
          caption:
            'A line runs from the past to now. The imperfect is a long wavy band with no edges: *{llovía:llover}*, it was raining; *{esperábamos:esperar}*, we were waiting. The preterite is a point on the line: *{llegó:llegar} el autobús*, the bus arrived. The band is the scene and the point is the event. *{Llovía:llover} y {esperábamos:esperar} cuando {llegó:llegar} el autobús* (“It was raining and we were waiting when the bus came”).',
        },
        {
          kind: 'contrast',
          caption: 'Thirteen pairs',
          left: 'Preterite: it happened',
          right: 'Imperfect: the scene or a habit',
          rows: [
            {
              left: { es: 'Ayer {desayuné:desayunar} a las seis.', en: 'Yesterday I had breakfast at six.' },
              right: {
                es: 'Antes {desayunaba:desayunar} a las seis.',
                en: 'I used to have breakfast at six.',
              },
              why: '*Ayer* points to one occasion, but *antes* shows how things used to be.',
            },
            {
              left: { es: '{Viví:vivir} en Cardiff seis años.', en: 'I lived in Cardiff for six years.' },
              right: {
                es: '{Vivía:vivir} en Cardiff cuando {nació:nacer} mi hermana.',
                en: 'I was living in Cardiff when my sister was born.',
              },
              why: 'The whole stay, or the background to another event.',
            },
            {
              left: { es: '{Llovió:llover} toda la tarde.', en: 'It rained all afternoon.' },
              right: {
                es: '{Llovía:llover} cuando {salí:salir} de casa.',
                en: 'It was raining when I left home.',
              },
              why: '*Toda la tarde* covers the whole time, but *cuando* puts you in the middle.',
            },
            {
              left: {
                es: 'El verano pasado {fui:ir} tres veces a la playa.',
                en: 'Last summer I went to the beach three times.',
              },
              right: {
                es: 'Cada verano {iba:ir} a la playa.',
                en: 'Every summer I used to go to the beach.',
              },
              why: '*Tres veces* is a fixed number, but *cada verano* shows a habit.',
            },
            {
              left: { es: 'De repente se {abrió:abrirse} la puerta.', en: 'Suddenly the door opened.' },
              right: { es: 'La puerta {estaba:estar} abierta.', en: 'The door was open.' },
              why: '*De repente* signals an event. An open door is part of the scene.',
            },
            {
              left: {
                es: 'Cuando {entró:entrar} la directora, nos {callamos:callarse}.',
                en: 'When the head came in, we stopped talking.',
              },
              right: {
                es: 'Cuando {entró:entrar} la directora, {hablábamos:hablar} de ti.',
                en: 'When the head came in, we were talking about you.',
              },
              why: 'What we did next, or what we were already doing.',
            },
            {
              left: { es: 'El examen {fue:ser} fácil.', en: 'The exam was easy.' },
              right: {
                es: 'Mi primer colegio {era:ser} muy pequeño.',
                en: 'My first school was very small.',
              },
              why: 'A verdict on an event, or a description.',
            },
            {
              left: { es: '{Hubo:haber} un incendio en la plaza.', en: 'There was a fire in the square.' },
              right: {
                es: '{Había:haber} mucha gente en la plaza.',
                en: 'There were a lot of people in the square.',
              },
              why: '*{Hubo:haber}* says that something happened, but *{había:haber}* says what was there.',
            },
            {
              left: { es: '{Estuve:estar} enfermo una semana.', en: 'I was ill for a week.' },
              right: {
                es: '{Estaba:estar} enfermo y no {quería:querer} comer.',
                en: 'I was ill and didn’t want to eat.',
              },
              why: '*Una semana* says how long the illness lasted. Without that, it’s a description.',
            },
            {
              left: { es: '{Cumplí:cumplir} quince años en mayo.', en: 'I turned fifteen in May.' },
              right: { es: '{Tenía:tener} quince años.', en: 'I was fifteen.' },
              why: 'Turning fifteen is an event. Being fifteen is a state.',
            },
            {
              left: { es: '{Llegamos:llegar} a las once.', en: 'We arrived at eleven.' },
              right: { es: '{Eran:ser} las once.', en: 'It was eleven o’clock.' },
              why: '“It was … o’clock” is always part of the scene.',
            },
            {
              left: { es: 'Me {puse:ponerse} muy nerviosa.', en: 'I got very nervous.' },
              right: { es: '{Estaba:estar} muy nerviosa.', en: 'I was very nervous.' },
              why: 'Getting nervous is an event, but being nervous is a state.',
            },
            {
              left: { es: '{Leí:leer} el libro en dos días.', en: 'I read the book in two days.' },
              right: {
                es: '{Leía:leer} mientras mi padre {cocinaba:cocinar}.',
                en: 'I was reading while my dad was cooking.',
              },
              why: 'Finished in two days, or two things going on at once with *mientras*.',
            },
          ],
        },
        {
          kind: 'contrast',
          caption: 'Verbs that often need a different verb in English',
          left: 'Preterite: the event',
          right: 'Imperfect: the state',
          rows: [
            {
              left: { es: '{Supe:saber} la verdad ayer.', en: 'I found out the truth yesterday.' },
              right: { es: '{Sabía:saber} la verdad.', en: 'I knew the truth.' },
            },
            {
              left: { es: '{Conocí:conocer} a Leo en un campamento.', en: 'I met Leo at a camp.' },
              right: { es: 'Ya {conocía:conocer} a Leo.', en: 'I already knew Leo.' },
            },
            {
              left: {
                es: '{Quise:querer} ayudar, pero {llegué:llegar} tarde.',
                en: 'I tried to help, but I got there late.',
              },
              right: { es: '{Quería:querer} ayudar.', en: 'I wanted to help.' },
            },
            {
              left: { es: 'No {quiso:querer} hablar conmigo.', en: 'She refused to talk to me.' },
              right: { es: 'No {quería:querer} hablar conmigo.', en: 'She didn’t want to talk to me.' },
            },
            {
              left: { es: 'Al final {pude:poder} entrar.', en: 'In the end I managed to get in.' },
              right: {
                es: 'Con esa tarjeta {podía:poder} entrar gratis.',
                en: 'With that card I could get in free.',
              },
            },
            {
              left: {
                es: 'No {pude:poder} abrir el archivo.',
                en: 'I couldn’t open the file (I tried and failed).',
              },
              right: {
                es: 'Sin gafas no {podía:poder} leer la pizarra.',
                en: 'Without my glasses I couldn’t read the board.',
              },
            },
            {
              left: { es: '{Tuve:tener} una idea.', en: 'I had an idea (it came to me).' },
              right: { es: '{Tenía:tener} una bici roja.', en: 'I had a red bike.' },
            },
          ],
        },
        {
          kind: 'text',
          text: 'For more on the other tense, see [the imperfect](imperfect-preterito). To practise with a story, go to [Choose the tense](#story).',
        },
      ],
    },
    {
      id: 'story',
      title: 'Choose the tense: a story',
      more: 'A lost concert ticket: preterite or imperfect in thirteen gaps.',
      blocks: [
        {
          kind: 'story',
          id: 'lost-ticket',
          title: 'La entrada de Marta',
          introduction:
            'For each gap, first decide: did it happen (preterite), or is it the scene or a habit (imperfect)? Then type the form.',
          text: 'El sábado pasado mis amigas y yo ___ por primera vez a un concierto en las afueras. {Estábamos:estar} nerviosas porque no ___ el camino. Cuando por fin ___ a la sala, ya ___ las seis y ___ un calor horrible. Mientras {esperábamos:esperar} en la cola, Marta ___ su mochila, se {puso:ponerse} pálida y ___ en voz baja: «No tengo la entrada». De pequeña, Marta siempre ___ las cosas, así que aquella tarde nadie se ___. Le {preguntamos:preguntar} dónde {estaba:estar} la entrada, pero ella no lo {sabía:saber}. De repente ___ su móvil: {era:ser} su hermano, que {tenía:tener} la entrada en la mano. Media hora después ___ en bici y nos la ___. {Entramos:entrar} justo cuando {empezaba:empezar} la primera canción. Al final lo ___ genial, y Marta no {soltó:soltar} la mochila en toda la noche.',
          gaps: [
            {
              infinitive: 'ir',
              options: ['preterite', 'imperfect'],
              answer: 'preterite',
              form: 'fuimos',
              signal: '*El sábado pasado* and *por primera vez* signal one finished occasion.',
            },
            {
              infinitive: 'conocer',
              options: ['preterite', 'imperfect'],
              answer: 'imperfect',
              form: 'conocíamos',
              signal:
                'They were nervous because they didn’t know the way. That’s a state. The preterite would mean “got to know”.',
            },
            {
              infinitive: 'llegar',
              options: ['preterite', 'imperfect'],
              answer: 'preterite',
              form: 'llegamos',
              signal: '*Por fin* introduces the next event: they arrived.',
            },
            {
              infinitive: 'ser',
              options: ['preterite', 'imperfect'],
              answer: 'imperfect',
              form: 'eran',
              signal: 'To say what time it was, use the imperfect. Only *la una* is singular.',
            },
            {
              infinitive: 'hacer',
              options: ['preterite', 'imperfect'],
              answer: 'imperfect',
              form: 'hacía',
              signal: 'The weather when they arrived is part of the scene.',
            },
            {
              infinitive: 'abrir',
              options: ['preterite', 'imperfect'],
              answer: 'preterite',
              form: 'abrió',
              signal:
                'They were waiting (background) when this happened. It’s the first of three events: she opened the bag, turned pale and spoke.',
            },
            {
              infinitive: 'decir',
              options: ['preterite', 'imperfect'],
              answer: 'preterite',
              form: 'dijo',
              signal: '*Y* adds the last event: she opened the bag, turned pale and spoke.',
            },
            {
              infinitive: 'perder',
              options: ['preterite', 'imperfect'],
              answer: 'imperfect',
              form: 'perdía',
              signal: '*De pequeña* and *siempre* signal a past habit, “she used to lose”.',
            },
            {
              infinitive: 'sorprenderse',
              options: ['preterite', 'imperfect'],
              answer: 'preterite',
              form: 'sorprendió',
              signal: '*Aquella tarde* points to one occasion: this is how people reacted.',
            },
            {
              infinitive: 'sonar',
              options: ['preterite', 'imperfect'],
              answer: 'preterite',
              form: 'sonó',
              signal: '*De repente* signals an event.',
            },
            {
              infinitive: 'venir',
              options: ['preterite', 'imperfect'],
              answer: 'preterite',
              form: 'vino',
              signal: '*Media hora después* moves the story on to the next event.',
            },
            {
              infinitive: 'dar',
              options: ['preterite', 'imperfect'],
              answer: 'preterite',
              form: 'dio',
              signal:
                'The last event: he came and gave them the ticket. The form has one syllable, so it needs no accent.',
            },
            {
              infinitive: 'pasar',
              options: ['preterite', 'imperfect'],
              answer: 'preterite',
              form: 'pasamos',
              signal:
                '*Al final* introduces the verdict on the evening. *{Entramos:entrar}* shows that it’s “we”.',
            },
          ],
        },
      ],
    },
    {
      id: 'time-expressions',
      title: 'Time expressions',
      more: 'Yesterday, last week, suddenly: seventeen expressions that go with this tense.',
      blocks: [
        {
          kind: 'text',
          text: 'These words mark a finished time or an event, so they usually need the preterite. *{Hablamos:hablar}* can be “we speak” or “we spoke”, and these words show which.',
        },
        {
          kind: 'phrases',
          caption: 'Words that go with the preterite',
          rows: [
            { es: 'ayer', en: 'yesterday' },
            { es: 'anteayer', en: 'the day before yesterday' },
            { es: 'anoche', en: 'last night' },
            { es: 'ayer por la tarde', en: 'yesterday afternoon' },
            { es: 'el lunes pasado', en: 'last Monday' },
            { es: 'la semana pasada', en: 'last week' },
            { es: 'el verano pasado', en: 'last summer' },
            { es: 'hace tres días', en: 'three days ago' },
            { es: 'en 2019', en: 'in 2019' },
            { es: 'el 4 de julio', en: 'on the 4th of July' },
            { es: 'a los diez años', en: 'at the age of ten' },
            { es: 'durante dos horas', en: 'for two hours' },
            { es: 'una vez', en: 'once' },
            { es: 'de repente', en: 'suddenly' },
            { es: 'entonces', en: 'then' },
            { es: 'al día siguiente', en: 'the next day' },
            { es: 'por fin', en: 'at last' },
          ],
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Hace dos años {cambié:cambiar} de instituto.', en: 'Two years ago I changed schools.' },
            { es: 'Al día siguiente {salimos:salir} muy temprano.', en: 'The next day we left very early.' },
            { es: '{Esperaron:esperar} durante una hora en la cola.', en: 'They queued for an hour.' },
          ],
        },
      ],
    },
    {
      id: 'hace',
      title: '*Hace*: “ago” and “for”',
      more: '“Two years ago” and “for two years”: four sentences that look alike.',
      blocks: [
        {
          kind: 'text',
          text: '*Hace* with a length of time counts back from now. The words around it and the tense show whether something **happened then** or **is still going on**. You don’t need *hace* for a length of time that’s over.',
        },
        {
          kind: 'table',
          caption: 'Four sentences with *dos años*',
          columns: [
            { header: 'Spanish', lang: 'es' },
            { header: 'English', lang: 'en', translation: true },
            { header: 'Tense', lang: 'en' },
          ],
          rows: [
            [
              '{Empecé:empezar} a tocar la guitarra hace dos años.',
              'I began to play the guitar two years **ago**.',
              'preterite: it happened then',
            ],
            [
              '{Toco:tocar} la guitarra desde hace dos años.',
              'I’ve been playing the guitar **for** two years.',
              'present: I still play',
            ],
            [
              'Hace dos años que {toco:tocar} la guitarra.',
              'I’ve been playing the guitar **for** two years.',
              'present, after *que*: I still play',
            ],
            [
              '{Toqué:tocar} la guitarra durante dos años.',
              'I played the guitar **for** two years (and stopped).',
              'preterite, without *hace*: it’s over (you can leave out *durante*)',
            ],
          ],
        },
        {
          kind: 'list',
          items: [
            '“Ago” comes after the time, but *hace* comes first: *hace dos años*, “two years **ago**”.',
            'With the preterite, *hace … que* also looks back to a moment: *Hace dos años que {empecé:empezar}* (“It’s two years since I began”).',
            'For something that had been going on until a point in the past, use *desde hacía*: see [the imperfect](imperfect-preterito#useful-structures).',
          ],
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Hace un mes {adoptamos:adoptar} un perro.', en: 'A month ago we adopted a dog.' },
            {
              es: 'Mi madre {trabaja:trabajar} en ese hospital desde hace ocho años.',
              en: 'My mum has been working at that hospital for eight years.',
            },
            { es: '¡Hace una hora que te {espero:esperar}!', en: 'I’ve been waiting for you for an hour!' },
          ],
        },
      ],
    },
    {
      id: 'preterite-or-perfect',
      title: 'Preterite or perfect?',
      more: 'Time that’s over and time that isn’t, in Spain and Latin America.',
      blocks: [
        {
          kind: 'text',
          text: 'In most of Spain, use the preterite for a time that is **over** (*ayer*, yesterday; *en 2020*) and the [perfect](preterito-perfecto) for a time that is **not over** (*hoy*, today; *esta semana*, this week). Today isn’t over until midnight, so *esta mañana* (this morning) counts too, even at night.',
        },
        {
          kind: 'contrast',
          caption: 'Is the time over?',
          left: 'Preterite: the time is over',
          right: 'Perfect: the time isn’t over',
          rows: [
            {
              left: { es: 'Ayer {vi:ver} a Lucas.', en: 'I saw Lucas yesterday.' },
              right: { es: 'Hoy {he visto:ver} a Lucas.', en: 'I’ve seen Lucas today.' },
            },
            {
              left: {
                es: 'La semana pasada {tuvimos:tener} dos exámenes.',
                en: 'We had two exams last week.',
              },
              right: {
                es: 'Esta semana {hemos tenido:tener} dos exámenes.',
                en: 'We’ve had two exams this week.',
              },
            },
            {
              left: { es: '¿{Fuiste:ir} a México en 2023?', en: 'Did you go to Mexico in 2023?' },
              right: { es: '¿{Has ido:ir} alguna vez a México?', en: 'Have you ever been to Mexico?' },
            },
          ],
        },
        {
          kind: 'note',
          label: 'Spain and Latin America',
          text: 'People in most of Latin America, and in Galicia, Asturias and the Canaries, use the preterite for anything **finished**, even today: *Hoy {vi:ver} a Lucas* (“I saw Lucas today”). For a time up to now (*todavía no*, not yet; *nunca*, never; *últimamente*, lately) most of them still use the perfect. Neither way is wrong: choose one and be consistent. Latin America doesn’t use *vosotros*: “you spoke” (to several people) is *ustedes {hablaron:hablar}*.',
        },
      ],
    },
    {
      id: 'strong-verbs',
      title: 'The irregular verbs in full',
      more: 'All the strong stems and compounds, plus *ser*, *ir*, *dar*, *ver* and *prever*.',
      syllabus: ['V4'],
      blocks: [
        {
          kind: 'text',
          text: 'Strong verbs have their own stem and one set of endings for all three groups: *-e, -iste, -o, -imos, -isteis, -ieron*. In the *yo* and *él* forms the stress is on the stem, so there are no accents.',
        },
        {
          kind: 'conjugation',
          caption: 'Strong verbs: irregular stems, but one set of endings',
          tense: 'preterite',
          verbs: ['estar', 'querer', 'decir'],
        },
        {
          kind: 'table',
          caption: 'Stems with u',
          columns: [
            { header: 'Infinitive', lang: 'es', form: 'infinitive' },
            { header: '*yo*', lang: 'es', form: 'preterite:0' },
            { header: 'Meaning', lang: 'en', translation: true },
          ],
          rows: [
            ['andar', 'anduve', 'to walk'],
            ['caber', 'cupe', 'to fit'],
            ['estar', 'estuve', 'to be'],
            ['haber', 'hube', 'there was, there were (events; only *{hubo:haber}*)'],
            ['poder', 'pude', 'to be able to'],
            ['poner', 'puse', 'to put'],
            ['saber', 'supe', 'to know, to find out'],
            ['tener', 'tuve', 'to have'],
          ],
        },
        {
          kind: 'table',
          caption: 'Stems with i',
          columns: [
            { header: 'Infinitive', lang: 'es', form: 'infinitive' },
            { header: '*yo*', lang: 'es', form: 'preterite:0' },
            { header: 'Meaning', lang: 'en', translation: true },
          ],
          rows: [
            ['hacer', 'hice', 'to do, to make (with *él*: *{hizo:hacer}*)'],
            ['querer', 'quise', 'to want, to try'],
            ['venir', 'vine', 'to come'],
          ],
        },
        {
          kind: 'table',
          caption: 'Stems with j: the third person plural is -eron, without i (*dijeron*)',
          columns: [
            { header: 'Infinitive', lang: 'es', form: 'infinitive' },
            { header: '*yo*', lang: 'es', form: 'preterite:0' },
            { header: 'Meaning', lang: 'en', translation: true },
          ],
          rows: [
            ['decir', 'dije', 'to say, to tell'],
            ['traer', 'traje', 'to bring'],
            ['conducir', 'conduje', 'to drive'],
            ['traducir', 'traduje', 'to translate'],
            ['producir', 'produje', 'to produce'],
            ['reducir', 'reduje', 'to reduce'],
            ['introducir', 'introduje', 'to introduce, to insert'],
          ],
        },
        {
          kind: 'table',
          caption: 'Compounds follow the base verb',
          columns: [
            { header: 'Infinitive', lang: 'es', form: 'infinitive' },
            { header: '*yo*', lang: 'es', form: 'preterite:0' },
            { header: 'Meaning', lang: 'en', translation: true },
          ],
          rows: [
            ['mantener', 'mantuve', 'to keep'],
            ['obtener', 'obtuve', 'to obtain'],
            ['proponer', 'propuse', 'to suggest'],
            ['suponer', 'supuse', 'to suppose'],
            ['deshacer', 'deshice', 'to undo'],
            ['satisfacer', 'satisfice', 'to satisfy'],
            ['convenir', 'convine', 'to agree, to suit'],
          ],
        },
        {
          kind: 'conjugation',
          caption: '*Ser* and *ir* have the same forms',
          tense: 'preterite',
          verbs: [{ infinitive: 'ser', en: 'to be' }, 'ir'],
        },
        {
          kind: 'conjugation',
          caption: '*Dar* and *ver*: -er endings without accents',
          tense: 'preterite',
          verbs: ['dar', { infinitive: 'ver', en: 'to see' }, 'prever'],
        },
        {
          kind: 'text',
          text: '*Prever* has one more syllable than *ver*, so *{preví:prever}* and *{previó:prever}* (I/he foresaw) need accents. For events, “there was” and “there were” are both *{hubo:haber}*. It has no plural.',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: '{Fui:ir} al concierto y {fue:ser} genial.',
              en: 'I went to the concert and it was brilliant.',
              note: 'With a place, *{fui:ir}* is from *ir*. With a description, *{fue:ser}* is from *ser*.',
            },
            { es: '¿Qué {hicisteis:hacer} el fin de semana?', en: 'What did you do at the weekend?' },
            {
              es: 'Mis amigos {trajeron:traer} la música y yo {puse:poner} la comida.',
              en: 'My friends brought the music and I provided the food.',
            },
            {
              es: 'En mi pueblo {hubo:haber} dos fiestas en agosto.',
              en: 'There were two festivals in my village in August.',
            },
            { es: 'Nadie {supo:saber} qué decir.', en: 'Nobody knew what to say.' },
            { es: 'No {cupimos:caber} todos en el coche de Hugo.', en: 'We didn’t all fit in Hugo’s car.' },
          ],
        },
      ],
    },
    {
      id: 'spelling',
      title: 'Spelling and accents',
      more: 'Spelling rules for verbs in -car, -gar, -zar, -guar and verbs with *y*.',
      syllabus: ['V4'],
      blocks: [
        {
          kind: 'text',
          text: '**Verbs in** *-car*, *-gar*, *-zar* and *-guar* keep their sound before the *yo* ending *-é*, so the spelling changes in that one form: *c* to *qu*, *g* to *gu*, *z* to *c*, *gu* to *gü*.',
        },
        {
          kind: 'table',
          caption: 'Only *yo* changes (*él*: *buscó*, *llegó*, *empezó*)',
          columns: [
            { header: 'Infinitive', lang: 'es', form: 'infinitive' },
            { header: '*yo*', lang: 'es', form: 'preterite:0' },
            { header: 'Meaning', lang: 'en', translation: true },
          ],
          rows: [
            ['buscar', 'busqué', 'to look for'],
            ['sacar', 'saqué', 'to take out, to get (a mark)'],
            ['tocar', 'toqué', 'to touch, to play (an instrument)'],
            ['explicar', 'expliqué', 'to explain'],
            ['llegar', 'llegué', 'to arrive'],
            ['pagar', 'pagué', 'to pay'],
            ['jugar', 'jugué', 'to play'],
            ['empezar', 'empecé', 'to begin'],
            ['almorzar', 'almorcé', 'to have lunch'],
            ['cruzar', 'crucé', 'to cross'],
            ['averiguar', 'averigüé', 'to find out'],
          ],
        },
        {
          kind: 'text',
          text: '**After a vowel,** the *i* of *-er* and *-ir* verbs becomes *y* in the third person: *{leyó:leer}*, *{leyeron:leer}* (he read, they read). After *a, e, o* the *tú*, *nosotros* and *vosotros* forms need an accent as well (*{leíste:leer}*, *{leímos:leer}*, *{leísteis:leer}*). After *u* they don’t (*{construiste:construir}*, *{construimos:construir}*, you built, we built). *Traer* (to bring), *reír* (to laugh) and verbs in *-guir* don’t follow this rule.',
        },
        {
          kind: 'conjugation',
          caption: '*y* in the third person',
          tense: 'preterite',
          verbs: ['leer', 'oír', 'construir'],
        },
        {
          kind: 'table',
          caption: 'More verbs with *y* (also with *ellos*: *creyeron*)',
          columns: [
            { header: 'Infinitive', lang: 'es', form: 'infinitive' },
            { header: '*él*, *ella*, *usted*', lang: 'es', form: 'preterite:2' },
            { header: 'Meaning', lang: 'en', translation: true },
          ],
          rows: [
            ['creer', 'creyó', 'to believe'],
            ['caer', 'cayó', 'to fall'],
            ['poseer', 'poseyó', 'to own'],
            ['huir', 'huyó', 'to flee'],
            ['incluir', 'incluyó', 'to include'],
            ['destruir', 'destruyó', 'to destroy'],
            ['contribuir', 'contribuyó', 'to contribute'],
            ['sustituir', 'sustituyó', 'to replace'],
          ],
        },
        {
          kind: 'note',
          label: 'Careful',
          text: 'Forms with one syllable have no accent: *{fui:ir}*, *{fue:ir}*, *{di:dar}*, *{dio:dar}*, *{vi:ver}*, *{vio:ver}*, and since the 2010 spelling rules also *{hui:huir}* (I fled), *{rio:reír}* (she laughed), *{guie:guiar}*, *{guio:guiar}* (I/he guided), *{crie:criar}*, *{crio:criar}* (I/he brought up). Older books print accents on some of these. *{Caí:caer}*, *{leí:leer}* and *{oí:oír}* (I fell, read, heard) have two syllables and do need accents.',
        },
      ],
    },
    {
      id: 'stem-changes',
      title: 'Stem changes in the third person',
      more: 'More verbs like *pedir* and *dormir*, and verbs in -ñir and -llir.',
      syllabus: ['V19'],
      blocks: [
        {
          kind: 'text',
          text: '*-ir* verbs that change *e* or *o* in the present also change here, but only in *él* and *ellos*: *e* to *i*, *o* to *u*. All the other forms keep the infinitive’s vowel. (*Decir* and *venir* are [strong verbs](#strong-verbs).) *-ar* and *-er* verbs that change in the present don’t change here: *{piensa:pensar}* (thinks), but *{pensó:pensar}* (thought); *{vuelve:volver}* (comes back), but *{volvió:volver}* (came back). *Poder*, *querer* and *tener* do, because they are strong: *{pude:poder}, {quise:querer}, {tuve:tener}* (I could, wanted, had).',
        },
        {
          kind: 'conjugation',
          caption: 'One verb of each kind',
          tense: 'preterite',
          verbs: ['pedir', { infinitive: 'sentir', en: 'to feel' }, 'dormir', 'reír'],
        },
        {
          kind: 'table',
          caption: 'More verbs like these (also with *ellos*: *sirvieron*)',
          columns: [
            { header: 'Infinitive', lang: 'es', form: 'infinitive' },
            { header: '*él*, *ella*, *usted*', lang: 'es', form: 'preterite:2' },
            { header: 'Meaning', lang: 'en', translation: true },
          ],
          rows: [
            ['servir', 'sirvió', 'to serve'],
            ['seguir', 'siguió', 'to follow'],
            ['conseguir', 'consiguió', 'to get, to manage'],
            ['repetir', 'repitió', 'to repeat'],
            ['vestirse', 'se vistió', 'to get dressed'],
            ['despedirse', 'se despidió', 'to say goodbye'],
            ['medir', 'midió', 'to measure'],
            ['competir', 'compitió', 'to compete'],
            ['elegir', 'eligió', 'to choose'],
            ['corregir', 'corrigió', 'to correct'],
            ['preferir', 'prefirió', 'to prefer'],
            ['mentir', 'mintió', 'to lie'],
            ['divertirse', 'se divirtió', 'to have fun'],
            ['sugerir', 'sugirió', 'to suggest'],
            ['convertir', 'convirtió', 'to turn into'],
            ['morir', 'murió', 'to die'],
            ['sonreír', 'sonrió', 'to smile'],
            ['freír', 'frio', 'to fry'],
            ['reñir', 'riñó', 'to tell off, to quarrel'],
          ],
        },
        {
          kind: 'text',
          text: '*{Rio:reír}* and *{frio:freír}* have one syllable and no accent, but *{sonrió:sonreír}* has two and needs one. After *ñ* and *ll* the *i* of *-ió* and *-ieron* disappears, whether or not the stem changes.',
        },
        {
          kind: 'table',
          caption: 'No i after *ñ* and ll (also with *ellos*: *riñeron*)',
          columns: [
            { header: 'Infinitive', lang: 'es', form: 'infinitive' },
            { header: '*él*, *ella*, *usted*', lang: 'es', form: 'preterite:2' },
            { header: 'Meaning', lang: 'en', translation: true },
          ],
          rows: [
            ['reñir', 'riñó', 'to tell off, to quarrel'],
            ['gruñir', 'gruñó', 'to growl'],
            ['bullir', 'bulló', 'to boil, to bustle'],
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Mi hermano {pidió:pedir} paella y yo {pedí:pedir} pescado.',
              en: 'My brother ordered paella and I ordered fish.',
            },
            { es: 'Mis primos {durmieron:dormir} en el suelo.', en: 'My cousins slept on the floor.' },
            {
              es: 'La profesora {repitió:repetir} la pregunta dos veces.',
              en: 'The teacher repeated the question twice.',
            },
          ],
        },
      ],
    },
    {
      id: 'examples',
      title: 'Examples',
      more: 'After the holidays: a conversation, and eighteen sentences on many topics.',
      blocks: [
        {
          kind: 'dialogue',
          caption: 'After the holidays',
          lines: [
            { who: 'Alba', es: '¿Adónde {fuiste:ir} en Semana Santa?', en: 'Where did you go at Easter?' },
            {
              who: 'Omar',
              es: '{Estuve:estar} una semana en Escocia con mis tíos.',
              en: 'I spent a week in Scotland with my aunt and uncle.',
            },
            { who: 'Alba', es: '¿Qué tal lo {pasaste:pasar}?', en: 'Did you have a good time?' },
            {
              who: 'Omar',
              es: 'Muy bien. {Subimos:subir} a una montaña y {vimos:ver} ciervos.',
              en: 'Yes, brilliant. We climbed a mountain and saw deer.',
            },
            { who: 'Alba', es: '¿{Hizo:hacer} buen tiempo?', en: 'Was the weather good?' },
            {
              who: 'Omar',
              es: '¡Qué va! {Llovió:llover} todos los días, pero no me {importó:importar}.',
              en: 'Not at all. It rained every day, but I didn’t mind.',
            },
            {
              who: 'Alba',
              es: 'Yo no {salí:salir} de Málaga, pero {aprendí:aprender} a hacer surf.',
              en: 'I didn’t leave Málaga, but I learnt to surf.',
            },
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Ayer {hablé:hablar} con mi abuela por teléfono.',
              en: 'Yesterday I spoke to my gran on the phone.',
            },
            { es: '¿Qué {comisteis:comer} en el aeropuerto?', en: 'What did you eat at the airport?' },
            {
              es: 'Mis padres {vivieron:vivir} tres años en Bogotá.',
              en: 'My parents lived in Bogotá for three years.',
            },
            {
              es: 'Anoche la tienda {cerró:cerrar} a las nueve.',
              en: 'Last night the shop closed at nine.',
              note: '*Cerrar* has *ie* in the present (*{cierra:cerrar}*), but not here.',
            },
            {
              es: 'Mi abuela {nació:nacer} en Galicia en 1950.',
              en: 'My grandmother was born in Galicia in 1950.',
            },
            {
              es: '{Entró:entrar}, {recogió:recoger} la mochila y se {fue:irse} sin decir nada.',
              en: 'He came in, picked up his rucksack and left without a word.',
            },
            {
              es: '{Llamé:llamar} tres veces, pero nadie {contestó:contestar}.',
              en: 'I rang three times, but nobody answered.',
            },
            { es: 'De repente {empezó:empezar} a nevar.', en: 'Suddenly it began to snow.' },
            {
              es: 'El viaje {fue:ser} larguísimo, pero me {gustó:gustar} mucho.',
              en: 'It was a very long journey, but I really enjoyed it.',
            },
            {
              es: 'Esa tarde {hice:hacer} los deberes en el autobús.',
              en: 'That afternoon I did my homework on the bus.',
            },
            { es: 'Mis padres se {conocieron:conocerse} en una boda.', en: 'My parents met at a wedding.' },
            {
              es: 'El sábado {estrené:estrenar} las botas y {marqué:marcar} dos goles.',
              en: 'On Saturday I wore my new boots for the first time and scored two goals.',
            },
            {
              es: 'El ayuntamiento {construyó:construir} un carril bici en 2021.',
              en: 'The council built a cycle lane in 2021.',
            },
            {
              es: 'El año pasado mi instituto {redujo:reducir} el uso de plástico.',
              en: 'Last year my school cut down on plastic.',
            },
            {
              es: 'El verano pasado {trabajé:trabajar} de camarera y {gané:ganar} quinientos euros.',
              en: 'Last summer I worked as a waitress and earned five hundred euros.',
            },
            {
              es: 'La jefa me {dio:dar} un contrato y {firmé:firmar} el mismo día.',
              en: 'The boss gave me a contract and I signed it the same day.',
            },
            {
              es: 'Mis vecinos {vinieron:venir} a Inglaterra hace diez años.',
              en: 'My neighbours came to England ten years ago.',
            },
            {
              es: 'Millones de jóvenes {participaron:participar} en las marchas por el clima.',
              en: 'Millions of young people took part in the climate marches.',
            },
          ],
        },
      ],
    },
    {
      id: 'more-mistakes',
      title: 'More mistakes to avoid',
      more: 'Nine more: forms with j, stems, spelling and “there was”.',
      blocks: [
        {
          kind: 'mistakes',
          rows: [
            {
              wrong: 'Mis amigos dijieron que sí.',
              right: 'Mis amigos {dijeron:decir} que sí.',
              en: 'My friends said yes.',
              why: 'After *j* the ending is *-eron*, without *i*: also *{trajeron:traer}* (brought), *{condujeron:conducir}* (drove).',
            },
            {
              wrong: 'Ayer conducí por primera vez.',
              right: 'Ayer {conduje:conducir} por primera vez.',
              en: 'Yesterday I drove for the first time.',
              why: 'It looks like a regular *-ir* verb, but all verbs in *-ducir* have the stem *-duj-*.',
            },
            {
              wrong: 'Andé por el centro toda la tarde.',
              right: '{Anduve:andar} por el centro toda la tarde.',
              en: 'I walked around town all afternoon.',
              why: '*Andar* is an *-ar* verb with a strong stem, *anduv-*, like *estar*: *{estuve:estar}*.',
            },
            {
              wrong: 'Traí un pastel.',
              right: '{Traje:traer} un pastel.',
              en: 'I brought a cake.',
              why: 'Don’t follow *caer* (*{caí:caer}*). *Traer* has a *j*: *{traje:traer}*, *{trajo:traer}*.',
            },
            {
              wrong: 'Ayer hicé un bizcocho.',
              right: 'Ayer {hice:hacer} un bizcocho.',
              en: 'Yesterday I made a sponge cake.',
              why: 'Strong verbs have no accent. Only *{hizo:hacer}* has a *z* (not ~~hize~~), because *c* before *o* would sound like _k_.',
            },
            {
              wrong: 'Buscé la parada del autobús.',
              right: '{Busqué:buscar} la parada del autobús.',
              en: 'I looked for the bus stop.',
              why: 'Keep the sound of the stem before *-é*: *qu* here, *c* in *{empecé:empezar}* (I began), *gu* in *{pagué:pagar}* (I paid). See [Spelling](#spelling).',
            },
            {
              wrong: 'Los clientes pedieron la cuenta.',
              right: 'Los clientes {pidieron:pedir} la cuenta.',
              en: 'The customers asked for the bill.',
              why: '*E* becomes *i* with *él* and *ellos*, but not in other forms: *nosotros {pedimos:pedir}*.',
            },
            {
              wrong: 'Ayer éramos los primeros en llegar.',
              right: 'Ayer {fuimos:ser} los primeros en llegar.',
              en: 'Yesterday we were the first to arrive.',
              why: 'English has only one “were”. Arriving first is a finished event, so use *{fuimos:ser}*. *{Éramos:ser}* describes how you used to be.',
            },
            {
              wrong: 'Hubieron fiestas en mi barrio.',
              right: '{Hubo:haber} fiestas en mi barrio.',
              en: 'There were street parties in my area.',
              why: 'For events “there was” and “there were” are both *{hubo:haber}*, like *{hay:haber}* for “there is” and “there are”.',
            },
          ],
        },
      ],
    },
    {
      id: 'model-text',
      title: 'Model text and exam advice',
      more: 'An email about a school trip, with notes on what earns marks.',
      blocks: [
        {
          kind: 'model-text',
          paper: 'igcse-email',
          task: 'Write an email to a friend about a school trip: where you went, what you did, what went wrong, and what you would like to do next time.',
          lines: [
            {
              es: 'Hola, Carla: ayer {fui:ir} de excursión a Toledo con mi clase de Historia.',
              en: 'Hi Carla, yesterday I went on a trip to Toledo with my history class.',
              earns: '*Ayer* and the preterite: the first line says when, who and where.',
            },
            {
              es: '{Salimos:salir} a las ocho y {llegamos:llegar} antes de las diez.',
              en: 'We left at eight and arrived before ten.',
            },
            {
              es: '{Hacía:hacer} mucho sol y {había:haber} turistas por todas partes.',
              en: 'It was very sunny and there were tourists everywhere.',
              earns: 'Imperfect for the scene, preterite for the events.',
            },
            {
              es: 'Primero {visitamos:visitar} la catedral y después {comimos:comer} en un parque.',
              en: 'First we visited the cathedral and then we had lunch in a park.',
              earns: '*Primero … después*: linked events, not a list.',
            },
            {
              es: 'Por la tarde, nuestro guía nos {contó:contar} leyendas que me {encantaron:encantar}.',
              en: 'In the afternoon our guide told us some legends, and I loved them.',
              earns: 'An opinion inside the story, and *que* to make a longer sentence.',
            },
            {
              es: 'Lo malo {fue:ser} que {perdí:perder} el móvil, pero por suerte lo {encontró:encontrar} una profesora.',
              en: 'The bad thing was that I lost my phone, but luckily a teacher found it.',
              earns: '*Lo malo {fue:ser} que …* and the pronoun *lo*, in one sentence.',
            },
            {
              es: 'El año que viene me {gustaría:gustar} pasar allí un fin de semana.',
              en: 'Next year I’d like to spend a weekend there.',
              earns: 'A third time frame: the conditional for a plan.',
            },
            {
              es: '¿Y tú? ¿Qué {hiciste:hacer} ayer? ¡Un abrazo!',
              en: 'What about you? What did you do yesterday? Love,',
              earns: 'It ends as an email should, with questions for the friend.',
            },
          ],
        },
        {
          kind: 'note',
          label: 'In the exam',
          text: 'Writing and Speaking tasks nearly always ask about a past event: last weekend, a trip, a party. Prepare six preterite verbs in the *yo* and *nosotros* forms (*{fui:ir}, {hice:hacer}, {vi:ver}, {estuve:estar}, {tuve:tener}*, “I went, did, saw, was, had”; *lo {pasé:pasar} bien*, “I had a good time”). To impress, add an imperfect for the scene, and use *al* + infinitive: *Al llegar, {vi:ver} que no había nadie* (“When I arrived, I saw that there was nobody there”). In Reading and Listening, look out for accents and *-aron, -ieron* endings. They show who did it.',
        },
      ],
    },
    {
      id: 'drill',
      title: 'Form drill',
      more: 'Ten forms to type, new ones each time.',
      blocks: [
        {
          kind: 'drill',
          tense: 'preterite',
          regular: [
            {
              verbs: ['hablar', 'comer', 'vivir', 'salir', 'aprender', 'escribir', 'trabajar', 'volver'],
              section: 'formation',
            },
          ],
          irregular: [
            {
              verbs: [
                'ser',
                'ir',
                'dar',
                'ver',
                'tener',
                'estar',
                'hacer',
                'decir',
                'traer',
                'poder',
                'poner',
                'querer',
                'venir',
                'saber',
              ],
              section: 'irregular-information',
            },
            { verbs: ['andar', 'conducir'], section: 'strong-verbs' },
            { verbs: ['pedir', 'dormir'], section: 'stem-changes' },
            { verbs: ['leer', 'buscar', 'llegar', 'empezar'], section: 'spelling' },
          ],
        },
      ],
    },
  ],
  exercises: [
    {
      kind: 'choose',
      id: 'what-happened-yesterday',
      teaches: 'formation',
      prompt: 'It happened yesterday and it’s over. Which form?',
      sentence: 'Ayer ___ en el café de mi tío.',
      en: 'Yesterday I worked at my uncle’s café.',
      options: [
        { text: '*trabajo*', because: 'This is “I work”, the present. *Ayer* (yesterday) is over.' },
        {
          text: '*trabajé*',
          right: true,
          because: 'The preterite says what happened. *-ar* verbs end in *-é* for “I”.',
        },
        {
          text: '*trabajar*',
          because: 'This is the infinitive, “to work”. It doesn’t say who or when.',
        },
      ],
    },
    {
      kind: 'choose',
      id: 'accent-matters',
      teaches: 'formation',
      prompt: 'Which form of *hablar*?',
      sentence: 'Ayer mi madre ___ con el director.',
      en: 'Yesterday my mum spoke to the head.',
      options: [
        {
          text: '*habló*',
          right: true,
          because: '*Ayer* needs the preterite, and the *él/ella* form ends in *-ó*.',
        },
        {
          text: '*hablo*',
          because: 'Without the accent this is “I speak”: a different person and tense.',
        },
        { text: '*hablé*', because: 'This is “I spoke”. *Mi madre* needs the *ella* form.' },
        {
          text: '*habla*',
          because: 'This is “she speaks”, the present. *Ayer* is over.',
          teaches: 'time-expressions',
        },
      ],
    },
    {
      kind: 'hear',
      id: 'hear-hablo-hablo',
      teaches: 'formation',
      says: 'Habló con Ana.',
      en: 'He or she spoke to Ana.',
      choices: ['Hablo con Ana.', 'Hablé con Ana.', 'Habló con Ana.'],
      because:
        'The stress is on the last syllable, *ha-BLÓ*: “he or she spoke”. *HA-blo* is “I speak”, and *ha-BLÉ* ends in *e*.',
    },
    {
      kind: 'fill',
      id: 'ellas-cenar',
      teaches: 'formation',
      sentence: 'Anoche mis hermanas ___ en casa de una amiga.',
      en: 'Last night my sisters had dinner at a friend’s house. (cenar)',
      answers: [
        'cenaron',
        {
          answer: 'estuvieron cenando',
          note: 'Right for “they were having dinner”. The simple form is *{cenaron:cenar}*.',
        },
      ],
      because: '*Mis hermanas* is “they”, and *-ar* verbs end in *-aron*: *{cenaron:cenar}*.',
      mistakes: [
        {
          answer: '{cenieron|ceneron|cenaeron}',
          because: '*-ieron* is for *-er* and *-ir* verbs. *Cenar* needs *-aron*: *{cenaron:cenar}*.',
        },
        { answer: 'cenan', because: 'This is the present. *Anoche* is over: *{cenaron:cenar}*.' },
        {
          answer: '{cenó|cenamos|cenasteis|cené|cenaste}',
          because: 'The tense is right, but *mis hermanas* is “they”: *{cenaron:cenar}*.',
        },
        { answer: 'han cenado', because: '*Anoche* is over, so use the preterite: *{cenaron:cenar}*.' },
      ],
      notAsked: [
        {
          answer: 'cenaban',
          because: 'This is “were having dinner”. For a finished evening, use *{cenaron:cenar}*.',
        },
      ],
    },
    {
      kind: 'translate',
      id: 'wrote-and-sent',
      teaches: 'formation',
      en: 'I wrote an email to my teacher and she answered on Monday.',
      model: 'Le escribí un correo a mi profesora y me contestó el lunes.',
      twins: { contesto: 'I answer', contestó: 'he or she answered' },
      answers: [
        '[Le] escribí un {correo|correo electrónico|email|e-mail|mail} a mi {profesora|profe|tutora}{ y|, que} [me] {contestó|respondió} el lunes.',
        '[Le] escribí a mi {profesora|profe|tutora} un {correo|correo electrónico|email|e-mail|mail} y [me] {contestó|respondió} el lunes.',
        '[Le] escribí un {correo|correo electrónico|email|e-mail|mail} a mi {profesora|profe|tutora} y el lunes {|ella }{|me }{contestó|respondió}.',
        {
          answer:
            '[Le] {mandé|envié} un {correo|email} a mi {profesora|profe|maestra} y [me] {contestó|respondió} el lunes.',
          note: 'The meaning is right. “I wrote” is *{escribí:escribir}*.',
        },
        {
          answer: '[Le] escribí un {correo|email} a mi maestra y [me] {contestó|respondió} el lunes.',
          note: 'A *maestra* is a primary teacher in Spain, but any teacher in much of Latin America.',
        },
      ],
      because:
        'Two finished events: *{escribí:escribir}* (I) and *{contestó:contestar}* (she), each with an accent.',
      mistakes: [
        {
          answer: '[Le] escribí un {correo|email} a mi profesora y [me] {contesté|respondí} el lunes.',
          because: '*{Escribí:escribir}* is right. “**She** answered” needs *-ó*: *{contestó:contestar}*.',
        },

        {
          answer:
            '[Le] escribí un {correo|email|correo electrónico} a mi {profesor|maestro} y ella {|me }{contestó|respondió} el lunes.',
          because: 'The verbs are right. The teacher is “**she**”, so use *mi profesora*.',
        },
        {
          answer: '[Le] escribé un {correo|email} a mi profesora y [me] {contestó|respondió} el lunes.',
          because: 'The *yo* form of *-ir* verbs ends in *-í*: *{escribí:escribir}*.',
        },
        {
          answer: '[Le] escribo un {correo|email} a mi profesora y [me] contestó el lunes.',
          because: '“I wrote” is in the past: *{escribí:escribir}*.',
        },
        {
          answer: '[Le] escribía un {correo|email} a mi profesora y [me] contestó el lunes.',
          because: 'It’s one finished event: *{escribí:escribir}*, not the imperfect.',
        },
        {
          answer:
            '[Le] escribí un {correo|email} a mi profesora y {|ella }{|me }{contestó|respondió} en [el ]lunes.',
          because: 'The verbs are right. “On Monday” is *el lunes*.',
        },
      ],
      notAsked: [
        {
          answer: '[Le] escribo un {correo|email} a mi profesora y [me] contesta el lunes.',
          because: 'That’s “I write”. “I wrote” is *{escribí:escribir}*.',
        },
        {
          answer:
            '[Le] escribí un {correo|email} a mi {profesor|profe} y él [me] {contestó|respondió} el lunes.',
          because: 'That’s “**he** answered”. For “**she**”, use *ella* or nothing, and *mi profesora*.',
        },
        {
          answer:
            '[Le] escribí un {correo|email|correo electrónico} a mi {profesor|maestro} y {|me }{contestó|respondió} el lunes.',
          because: 'That’s a male teacher: “he answered”. The teacher is “**she**”, so use *mi profesora*.',
        },
        {
          answer: '[Le] escribió un {correo|email} a mi profesora y [me] {contestó|respondió} el lunes.',
          because: '*{Escribió:escribir}* is “he or she wrote”. “I wrote” is *{escribí:escribir}*.',
        },
        {
          answer: '[Le] escribía un {correo|email} a mi profesora y [me] contestaba el lunes.',
          because:
            'That’s a habit, “I used to write” and “she used to answer”. For one email, use *{escribí:escribir}* and *{contestó:contestar}*.',
        },
      ],
    },
    {
      kind: 'choose',
      id: 'there-were',
      teaches: 'irregular-information',
      prompt: 'How do you say “there were”?',
      sentence: 'Anoche ___ dos terremotos en el sur.',
      en: 'There were two earthquakes in the south last night.',
      options: [
        {
          text: '*hubo*',
          right: true,
          because: 'These are events: use *{hubo:haber}* for one or many.',
        },
        {
          text: '*hubieron*',
          because:
            'Tempting, because *terremotos* is plural, but *haber* for “there was/were” is always singular.',
          teaches: 'more-mistakes',
        },
        {
          text: '*fueron*',
          because: '*{Fueron:ser}* means “they were” or “they went”, never “there were”.',
        },
        {
          text: '*había*',
          because: '*{Había:haber}* describes what was there. An earthquake happens: *{hubo:haber}*.',
          teaches: 'preterite-or-imperfect',
        },
      ],
    },
    {
      kind: 'fill',
      id: 'ellos-decir',
      teaches: 'irregular-information',
      sentence: 'Mis amigos ___ que no.',
      en: 'My friends said no. (decir)',
      answers: [
        'dijeron',
        { answer: '{me|nos|le|les} dijeron', note: 'Right, but this also says who they told.' },
        {
          answer: '[me|nos|le|les] han dicho',
          note: 'In Spain you can say this if it happened today. The preterite works everywhere: *{dijeron:decir}*.',
        },
      ],
      because: 'The stem is *dij-*, and after *j* the ending is *-eron*.',
      mistakes: [
        {
          answer: '{dijieron|digieron}',
          because: 'After *j*, *-ieron* loses its *i*: *{dijeron:decir}*.',
        },
        { answer: 'digeron', because: 'The sound is right, but it’s spelt with *j*: *{dijeron:decir}*.' },
        {
          answer: '{decieron|dicieron|deceron|dicerón|deciron|diceron|decierón}',
          because: '*Decir* has its own stem in this tense: *dij-*.',
        },
        {
          answer: '{dijaron|dijoron|dijiron}',
          because: 'The stem is right, but the ending after *j* is *-eron*.',
        },
        {
          answer: 'dieron',
          because: '*Dieron* is “they gave”, from *dar*. “They said” is *{dijeron:decir}*.',
        },
        {
          answer: '{dijeran|dijesen}',
          because: 'That’s the imperfect subjunctive. For a plain fact, use *-eron*.',
        },
        { answer: '{dijo|dije|dijiste|dijimos}', because: '*Mis amigos* are “they”: *{dijeron:decir}*.' },
        { answer: 'digan', because: '“Said” is in the past: *{dijeron:decir}*.' },
        { answer: 'hablaron', because: 'The tense is right, but “to say” is *decir*: *{dijeron:decir}*.' },
      ],
      notAsked: [
        {
          answer: '{contestaron|respondieron}',
          because: 'Good Spanish for “answered”. The verb in brackets is *decir*: *{dijeron:decir}*.',
        },
        {
          answer: 'decían',
          because: 'This is “used to say” or “were saying”. For one answer, use *{dijeron:decir}*.',
        },
        { answer: 'habían dicho', because: 'This is “**had** said”. “They said” is *{dijeron:decir}*.' },
        {
          answer: 'dicen',
          because: 'That’s “my friends **say** no”. “They said” is *{dijeron:decir}*.',
        },
        {
          answer: 'contaron',
          because:
            '*Contar* is “to tell” news or a story. The verb in brackets is *decir*: *{dijeron:decir}*.',
        },
      ],
    },
    {
      kind: 'fill',
      id: 'yo-poder',
      teaches: 'irregular-information',
      sentence: 'El domingo no ___ dormir en toda la noche por el ruido de la calle.',
      en: 'On Sunday night I couldn’t sleep at all because of the noise in the street. (poder)',
      answers: ['pude'],
      because:
        '*Poder* has the stem *pud-*, and strong *yo* forms end in *-e* without an accent: *{pude:poder}*.',
      mistakes: [
        {
          answer: '{podí|poní|podé|puedí|puedé|podió}',
          because: '*Poder* has its own stem in this tense, *pud-*: *{pude:poder}*.',
        },
        {
          answer: '{pudí|pudié}',
          because: 'The stem is right. Strong *yo* forms end in *-e*: *{pude:poder}*.',
        },

        { answer: 'puedo', because: '*El domingo* is over, so don’t use the present: *{pude:poder}*.' },
      ],
      notAsked: [
        {
          answer: '{conseguí|logré}',
          because: 'Good Spanish for “managed”. The verb in brackets is *poder*: *no {pude:poder}*.',
        },
        { answer: 'podría', because: 'This is “wouldn’t be able to”. “Couldn’t” is *no {pude:poder}*.' },
        { answer: 'pudo', because: '*{Pudo:poder}* is “he or she could”. “I could” is *{pude:poder}*.' },
        {
          answer: 'podía',
          because: 'That describes how things were. For that whole night, use *no {pude:poder}*.',
        },
      ],
    },
    {
      kind: 'fill',
      id: 'nosotros-traer',
      teaches: 'irregular-information',
      sentence: 'Ayer nosotros ___ la pizza y ellos pagaron el cine.',
      en: 'Yesterday we brought the pizza and they paid for the cinema. (traer)',
      answers: ['trajimos'],
      because:
        '*Traer* has the strong stem *traj-*: *{traje:traer}, {trajiste:traer}, {trajo:traer}, {trajimos:traer}*.',
      mistakes: [
        {
          answer: '{traímos|traimos|trayimos|traemimos|traeimos}',
          because: 'Regular endings don’t work here: the stem is *traj-*.',
        },
        { answer: 'traemos', because: '*Ayer* is over, so don’t use the present: *{trajimos:traer}*.' },
        {
          answer: '{trajemos|trajamos|trajiemos}',
          because: 'The strong ending for *nosotros* is *-imos*: *{trajimos:traer}*.',
        },
        { answer: '{tragimos|trahimos}', because: 'Nearly, but it’s spelt with *j*: *{trajimos:traer}*.' },
        {
          answer: 'truje',
          because: 'The stem is *traj-*, and *nosotros* needs *-imos*: *{trajimos:traer}*.',
        },
        {
          answer: '{trajieron|trajeron}',
          because: '*Nosotros* ends in *-imos*. “They brought” would be *{trajeron:traer}*.',
        },
        { answer: 'hemos traído', because: '*Ayer* is over, so use the preterite: *{trajimos:traer}*.' },
        {
          answer: '{trajéramos|trajésemos}',
          because: 'That’s the imperfect subjunctive. For a plain fact, use *{trajimos:traer}*.',
        },
      ],
      notAsked: [
        {
          answer: 'llevamos',
          because:
            '*{Llevamos:llevar}*, “we took”, is good Spanish. The verb in brackets is *traer*: *{trajimos:traer}*.',
        },
        {
          answer: 'traíamos',
          because:
            'This is “used to bring” or “were bringing”. For one day (*ayer*), use *{trajimos:traer}*.',
        },
      ],
    },
    {
      kind: 'translate',
      id: 'homework-then-cinema',
      teaches: 'irregular-information',
      en: 'We did our homework and then we went to the swimming pool.',
      parts: {
        did: '[primero] hicimos {los|nuestros} deberes',
        next: 'luego|después [de eso]|más tarde|entonces|a continuación',
        pool: 'a la {piscina|alberca|pileta}',
      },
      answers: [
        '$Did y {$next} [nos] fuimos $pool.',
        '$Did y [nos] fuimos {$next} $pool.',
        '$Did y [nos] fuimos $pool {luego|después|más tarde|a continuación}.',
        {
          answer: '{Después de hacer|Al terminar} {los|nuestros} deberes, [nos] fuimos $pool.',
          note: 'The meaning is right. “We did” is *{hicimos:hacer}*.',
        },
        {
          answer: 'Hemos hecho {los|nuestros} deberes y {$next} {hemos ido|nos hemos ido|fuimos} $pool.',
          note: 'In Spain you can say this if it happened today. The preterite works everywhere: *{hicimos:hacer}*, *{fuimos:ir}*.',
        },
      ],
      because: 'Two strong forms in a row: *{hicimos:hacer}* and *{fuimos:ir}*.',
      mistakes: [
        {
          answer: '{Hacimos|Hacemos|Hizimos} {los|nuestros} deberes y {luego|después} fuimos a la piscina.',
          because: '*{Fuimos:ir}* is right. The preterite of *hacer* has the stem *hic-*: *{hicimos:hacer}*.',
        },
        {
          answer: 'Hicimos {los|nuestros} deberes y {luego|después} imos a la piscina.',
          because: '*{Hicimos:hacer}* is right. “We went” (once) is *{fuimos:ir}*.',
        },
        {
          answer: 'Hicimos {los|nuestros} deberes y {luego|después} fuemos a la piscina.',
          because: '*{Hicimos:hacer}* is right. “We went” is *{fuimos:ir}*.',
        },
        {
          answer: 'Hacíamos {los|nuestros} deberes y {luego|después} fuimos a la piscina.',
          because:
            'The imperfect is for a habit, “we used to do”. For one afternoon, use *{hicimos:hacer}* and *{fuimos:ir}*.',
        },
      ],
      notAsked: [
        {
          answer: 'Hicieron {los|sus} deberes y {luego|después} fueron a la piscina.',
          because: 'That’s “**they** did” and “**they** went”. “We” needs *-imos*.',
        },
        {
          answer: 'Hicimos {los|nuestros} deberes y {luego|después} {fueron|fui} a la piscina.',
          because: '*{Hicimos:hacer}* is right. “We went” is *{fuimos:ir}*.',
        },
        {
          answer: 'Hicimos {los|nuestros} deberes y fuimos a la {piscina|alberca|pileta}.',
          because: 'The verbs are right. “Then” is missing: *luego* or *después*.',
        },
        {
          answer: 'Hicimos {los|nuestros} deberes y {luego|después} {íbamos|vamos} a la piscina.',
          because:
            '*{Hicimos:hacer}* is right. *Vamos* is “we go” and *íbamos* is “we were going”. “We went” is *{fuimos:ir}*.',
        },
        {
          answer: 'Hacíamos {los|nuestros} deberes y {luego|después} íbamos a la piscina.',
          because:
            'That’s a habit, “we used to do”. For one afternoon, use *{hicimos:hacer}* and *{fuimos:ir}*.',
        },
      ],
    },
    {
      kind: 'hear',
      id: 'hear-won-match',
      teaches: 'when-to-use',
      says: 'El sábado gané mi primer partido.',
      en: 'On Saturday I won my first match.',
      because:
        'It’s one finished event. The stress on the last syllable, *ga-NÉ*, shows it’s “I”. Write the accent.',
    },
    {
      kind: 'choose',
      id: 'eight-months',
      teaches: 'when-to-use',
      prompt: 'Eight months, seen as a whole. Which form?',
      sentence: 'Mi prima ___ ocho meses en una granja de Irlanda.',
      en: 'My cousin worked on a farm in Ireland for eight months.',
      options: [
        {
          text: '*trabajaba*',
          because:
            'This would only say that she was working there. *Ocho meses* gives the whole length, from start to finish.',
          teaches: 'preterite-or-imperfect',
        },
        {
          text: '*trabajó*',
          right: true,
          because: 'The eight months are over, so use the preterite.',
        },
        { text: '*trabaja*', because: 'This is the present. The English says “worked”.' },
      ],
    },
    {
      kind: 'order',
      id: 'order-exchange',
      teaches: 'when-to-use',
      words: ['semanas', 'pasó', 'el', 'hermana', 'en', 'mi', 'pasado', 'Chile', 'tres', 'año'],
      en: 'Last year my sister spent three weeks in Chile.',
      answers: [
        '<{El año pasado|El pasado año}> mi hermana ^ pasó ^ tres semanas ^ en {Chile}.',
        '<{El año pasado|El pasado año}> mi hermana ^ pasó ^ en {Chile} ^ tres semanas.',
        '{El año pasado|El pasado año} pasó mi hermana {tres semanas en {Chile}|en {Chile} tres semanas}.',
        'El año pasado pasó tres semanas en {Chile} mi hermana.',
        'En {Chile} <el año pasado> {mi hermana pasó|pasó mi hermana} tres semanas.',
        'Tres semanas pasó mi hermana en {Chile} el año pasado.',
      ],
      because: '*El año pasado* is a finished time. It usually goes first or last.',
      mistakes: [
        {
          answer: 'El pasó año mi hermana pasado tres semanas en Chile.',
          because: '“Last year” is *el año pasado*, and the verb is *{pasó:pasar}*.',
        },
        {
          answer:
            '{El año pasado mi hermana pasó semanas tres en Chile|Mi hermana pasó semanas tres en Chile el año pasado}.',
          because: 'The number goes before the noun: *tres semanas*.',
        },
        {
          answer:
            '{El año pasado mi hermana tres semanas pasó en Chile|Mi hermana tres semanas pasó en Chile el año pasado}.',
          because: 'The verb goes before the length of time: *{pasó:pasar} tres semanas*.',
        },
        {
          answer:
            '{El año pasado hermana mi pasó tres semanas en Chile|Hermana mi pasó tres semanas en Chile el año pasado}.',
          because: '*Mi* goes before the noun: *mi hermana*.',
        },
        {
          answer:
            '{En el año pasado mi hermana pasó tres semanas Chile|Mi hermana pasó tres semanas Chile en el año pasado}.',
          because: '*En* goes with the place: *en Chile*. “Last year” doesn’t need *en*.',
        },
      ],
      notAsked: [
        {
          answer:
            '{Pasado el año mi hermana pasó tres semanas en Chile|Mi hermana pasó tres semanas en Chile pasado el año}.',
          because: '*Pasado el año* is “once the year had passed”. “Last year” is *el año pasado*.',
        },
      ],
    },
    {
      kind: 'translate',
      id: 'concert-verdict',
      teaches: 'when-to-use',
      en: 'We went to the concert and it was fantastic.',
      parts: {
        good: 'fantástico|genial|estupendo|increíble|maravilloso|fenomenal|buenísimo|espectacular|magnífico|excelente|impresionante|fabuloso|extraordinario|sensacional|alucinante|formidable|asombroso|bestial|tremendo',
        join: '{ y|, que|, el cual}',
      },
      answers: [
        '[Nos] fuimos al concierto$join {fue|estuvo} {$good|de lujo|de diez|de maravilla}.',
        '[Nos] fuimos al concierto$join {fue {una pasada|una maravilla}|{resultó|fue algo} {$good}}.',
        {
          answer: 'Fuimos al recital$join {fue|estuvo} {$good}.',
          note: '*Recital* is “concert” in Argentina and nearby. Elsewhere it’s *concierto*.',
        },
        {
          answer: 'Fuimos al concierto$join {fue|estuvo} {bárbaro|brutal}.',
          note: 'These are informal (*bárbaro* mainly in Argentina). *Fantástico* works everywhere.',
        },
        {
          answer: 'Fuimos al concierto$join {fue|estuvo} chévere.',
          note: '*Chévere* is used in much of Latin America. *Fantástico* works everywhere.',
        },
        {
          answer: 'Hemos ido al concierto y {ha sido|ha estado|fue|estuvo} {$good}.',
          note: 'In Spain you can say this if it happened today. The preterite works everywhere: *{fuimos:ir}*, *{fue:ser}*.',
        },
        {
          answer: 'Fuimos al concierto$join {{fue|estuvo} {guay|padre}|fue {la caña|lo máximo}}.',
          note: 'Everyday regional words: *guay* and *la caña* in Spain, *padre* in Mexico, *lo máximo* elsewhere in Latin America. *Fantástico* works everywhere.',
        },
        {
          answer:
            '{Estuvimos en el|Asistimos al|Acudimos al} concierto y {fue|estuvo} {fantástico|genial|estupendo|increíble|maravilloso|fenomenal|buenísimo}.',
          note: 'The meaning is right. “We went” is *{fuimos:ir}*.',
        },
      ],
      because:
        'Two finished events: *{fuimos:ir}* from *ir*, and *{fue:ser}* for the verdict on the concert.',
      mistakes: [
        {
          answer:
            'Íbamos al concierto y {fue|estuvo} {fantástico|genial|estupendo|increíble|maravilloso|fenomenal|buenísimo|espectacular|excelente}.',
          because:
            '*{Íbamos:ir}* is “we used to go” or “we were going”. For one trip, use *{fuimos:ir}*. For the verdict, use *{fue:ser}*.',
        },
        {
          answer:
            '{Fuimos {a el|en el|a la|el|en|a} concierto|Fuimos concierto} y {fue|estuvo} {fantástico|genial|increíble|maravilloso|estupendo}.',
          because: 'The verbs are right, but “to the concert” is *al concierto*.',
        },
        {
          answer:
            'Fuimos al concierto y {{fuimos|fueron} {fantástico|genial|increíble|maravilloso|estupendo}|estuvimos {fantástico|increíble|maravilloso|estupendo}}.',
          because: '“It was” is the third person: *{fue:ser}*.',
        },

        {
          answer: 'Vamos al concierto y fue {fantástico|genial|increíble|maravilloso|estupendo}.',
          because: '*{Vamos:ir}* is “we go”. “We went” is *{fuimos:ir}*.',
        },
        {
          answer:
            'Fuimos al concierto y {lo|ello|la} {fue|era} {fantástico|genial|increíble|maravilloso|estupendo}.',
          because: 'Spanish leaves out the subject “it”: *y {fue:ser} fantástico*.',
        },
        {
          answer:
            '{Íamos|Imos|Ibamos a|Fuemos|Fimos|Fuíamos} al concierto y {fue|estuvo} {fantástico|genial|increíble|maravilloso|estupendo}.',
          because: '“We went” is the preterite of *ir*: *{fuimos:ir}*.',
        },
        {
          answer:
            'Fuimos al concierto y {hizo|hubo|tuvo} {fantástico|genial|increíble|maravilloso|estupendo}.',
          because: '“It was” is *{fue:ser}*.',
        },

        {
          answer: 'Fuimos al concierto y {fuera|fuese|sería|será|había sido} {fantástico|genial|increíble}.',
          because: '*{Fuimos:ir}* is right. “It was” is *{fue:ser}*.',
        },
      ],
      notAsked: [
        {
          answer:
            'Fuimos al concierto y {lo pasamos|la pasamos} {genial|fenomenal|estupendamente|bien|muy bien|fantástico}.',
          because: 'This is “and we had a great time”. “It was fantastic” is *{fue:ser} fantástico*.',
        },
        {
          answer: 'Fuimos al concierto y nos {encantó|gustó|gustó mucho}.',
          because: 'This is “and we liked it”. “It was fantastic” is *{fue:ser} fantástico*.',
        },
        {
          answer:
            '{Fui|Fueron|Fue|Fuisteis|Fuiste} al concierto y {fue|estuvo} {fantástico|genial|increíble|maravilloso|estupendo}.',
          because: 'That’s the wrong person. “**We** went” is *{fuimos:ir}*.',
        },
        {
          answer: 'Vamos al concierto y {es|está} {fantástico|genial|increíble|maravilloso|estupendo}.',
          because: '*{Vamos:ir}* is “we go”. “We went” is *{fuimos:ir}*.',
        },
        {
          answer:
            'Fuimos al concierto y {era|estaba} {fantástico|genial|estupendo|increíble|maravilloso|fenomenal|buenísimo|espectacular|excelente}.',
          because:
            'That describes the concert while you were there. For a verdict on a finished event use *{fue:ser}*.',
        },
        {
          answer:
            'Íbamos al concierto y {era|estaba} {fantástico|genial|estupendo|increíble|maravilloso|fenomenal|buenísimo|espectacular|excelente}.',
          because: 'That’s a habit, “we used to go”. For one concert, use *{fuimos:ir}* and *{fue:ser}*.',
        },
        {
          answer:
            'Fuimos para el concierto y {fue|estuvo} {fantástico|genial|increíble|maravilloso|estupendo}.',
          because:
            '*Para el concierto* is “**for** the concert” or, in parts of Latin America, “off to the concert”. “To the concert” is *al concierto*.',
        },
        {
          answer:
            'Fuimos al concierto y {{fui|fuiste} {fantástico|genial|increíble|maravilloso|estupendo}|estuvimos genial}.',
          because:
            'That says that **you**, **I** or **we** were fantastic. “It was” is the third person: *{fue:ser}*.',
        },
        {
          answer: 'Fuimos al concierto y {fue|estuvo} {fantástica|maravillosa|buenísima|estupenda}.',
          because: 'That’s about a woman, such as the singer. *El concierto* is masculine: *fantástico*.',
        },
        {
          answer: 'Fuimos al concierto y {es|está} {fantástico|genial|increíble|maravilloso|estupendo}.',
          because:
            '*{Fuimos:ir}* is right. But *es* and *está* say that it **is** fantastic: “it was” is *{fue:ser}*.',
        },
        {
          answer: 'Fuimos al concierto y él {fue|era} {fantástico|genial|increíble|maravilloso|estupendo}.',
          because:
            '*Él* is “he”, such as the singer. Spanish leaves out the subject “it”: *y {fue:ser} fantástico*.',
        },
        {
          answer: 'Fuimos a un concierto y {fue|estuvo} {fantástico|genial|increíble|maravilloso|estupendo}.',
          because:
            'The verbs are right, but *un concierto* is “**a** concert”. “To the concert” is *al concierto*.',
        },
        {
          answer: 'Fuimos al concierto y {fue|estuvo} {bueno|bien|divertido|bonito|interesante}.',
          because: 'The verbs are right, but “fantastic” is stronger: *fantástico, genial, estupendo*.',
        },
      ],
    },
    {
      kind: 'correct',
      id: 'no-s-with-tu',
      teaches: 'common-mistakes',
      sentence: '¿A qué hora llegastes al partido?',
      en: 'What time did you (one friend) get to the match?',
      answers: [
        '¿A qué hora llegaste al partido?',
        'Al partido, ¿a qué hora llegaste?',
        {
          answer: '¿A qué hora {vos llegaste|llegaste vos} al partido?',
          note: '*Vos* is “you” for a friend in Argentina, Uruguay and other parts of Latin America. The preterite is the same as with *tú*.',
        },
        {
          answer: '¿A qué hora has llegado al partido?',
          note: 'In Spain you can say this if it happened today. The preterite works everywhere: *{llegaste:llegar}*.',
        },
        {
          answer: '¿A qué horas llegaste al partido?',
          note: 'People say *¿a qué horas?* in parts of Latin America. In Spain it’s *¿a qué hora?*',
        },
      ],
      because: 'The *tú* form of the preterite never ends in *-s*.',
      mistakes: [
        {
          answer: '¿A qué hora llegues al partido?',
          because: 'The question is about the past: *{llegaste:llegar}*.',
        },
        {
          answer: '¿A qué hora {llegastes|llegates|llegaes|yegastes} al partido?',
          because: 'The *tú* form of the preterite has no *-s* at the end: *{llegaste:llegar}*.',
        },
        {
          answer: '¿A qué hora {llegiste|llegeste|llegueste|lleguiste|llegasta} al partido?',
          because: '*Llegar* is an *-ar* verb: the *tú* form ends in *-aste*.',
        },

        {
          answer: '¿{Qué|En qué|Qué es la|De qué} hora {llegaste|llegastes} al partido?',
          because: '“At what time” needs *a*: *¿A qué hora {llegaste:llegar}…?*',
        },
        {
          answer: '¿A qué hora llegaste {a el|en el|el|a la} partido?',
          because: '*{Llegaste:llegar}* is right. “To the match” was already right: *al partido*.',
        },
        {
          answer: '¿A qué {tiempo|vez} llegaste al partido?',
          because: '*{Llegaste:llegar}* is right. “Time” on the clock is *hora*.',
        },
        {
          answer: '¿A qué hora hiciste llegar al partido?',
          because: 'Spanish has no “did” in questions: *{llegaste:llegar}* is enough.',
        },
      ],
      notAsked: [
        {
          answer: '¿A qué hora llegasteis al partido?',
          because: 'Correct Spanish, but for several people. For one friend, use *{llegaste:llegar}*.',
        },
        {
          answer: '¿A qué hora llegó [usted] al partido?',
          because:
            'Correct Spanish for *usted*, or for “he” or “she”. For a friend, use *{llegaste:llegar}*.',
        },
        {
          answer: '¿Cuándo llegaste al partido?',
          because:
            'Good Spanish, and *{llegaste:llegar}* is right. But *¿Cuándo?* is “when”, and “what time” is *¿a qué hora?*',
        },
        {
          answer: '¿A qué hora llegué al partido?',
          because: 'That’s “I got there”. *Tú* needs *{llegaste:llegar}*.',
        },
        {
          answer: '¿A qué hora llegabas al partido?',
          because: 'This is “did you use to get there”. For one arrival, use *{llegaste:llegar}*.',
        },
        {
          answer: '¿A qué hora {llegarás|llegarías|habías llegado} al partido?',
          because: 'This is a different tense. “Did you get there” is *{llegaste:llegar}*.',
        },
        {
          answer: '¿A qué hora llegas al partido?',
          because: 'That’s “do you get there”. The question is about the past: *{llegaste:llegar}*.',
        },
        {
          answer: '¿A qué hora {llegamos|llegaron} al partido?',
          because:
            '*{Llegamos:llegar}* is “we got there”, and *{llegaron:llegar}* is for several people. One friend is *tú*: *{llegaste:llegar}*.',
        },
        {
          answer: '¿A qué hora llegaste para el partido?',
          because:
            '*Para el partido* is “**for** the match”. “To the match” was already right: *al partido*.',
        },
      ],
    },
    {
      kind: 'proofread',
      id: 'proofread-birthday',
      teaches: 'common-mistakes',
      en: 'Sam writes to Laura about his birthday weekend at the beach: his cousins came, he went surfing, and he asks what she did.',
      lines: [
        { right: 'El viernes {llegamos:llegar} a la playa muy tarde.' },
        {
          wrong: 'El sábado mis primos vinieron a comer y trajieron una tarta.',
          answers: ['<El sábado> mis primos vinieron a comer ^ y trajeron {una {tarta|torta}|un pastel}.'],
          because: 'After *j* the ending is *-eron*, without *i*: *{trajeron:traer}*.',
          mistakes: [
            {
              answer: 'El sábado mis primos vinieron a comer y {trayeron|traeron|trajaron} una tarta.',
              because: '*Traer* has the stem *traj-* and the ending *-eron*: *{trajeron:traer}*.',
            },
          ],
        },
        {
          wrong: 'Por la tarde yo hizo surf por primera vez.',
          model: 'Por la tarde yo hice surf por primera vez.',
          answers: ['<Por la tarde> [yo] hice surf ^ por primera vez.'],
          because: '*{Hizo:hacer}* is “he or she”. For “I”, use *{hice:hacer}*.',
          mistakes: [
            {
              answer: 'Por la tarde yo {hací|hize|hizé|hicí} surf por primera vez.',
              because: 'Strong *yo* forms end in *-e*, and this one keeps the *c*: *{hice:hacer}*.',
            },
          ],
        },
        { right: 'Nos {reímos:reírse} mucho, pero el agua {estaba:estar} helada.' },
        {
          wrong: '¿Y tú? ¿Qué hicistes el fin de semana?',
          answers: [
            '¿Y tú? ¿Qué hiciste [tú] {el fin de semana|este fin de semana|el finde|en el fin de semana|durante el fin de semana}?',
          ],
          because: 'The *tú* form has no *-s* in this tense: *{hiciste:hacer}*.',
          mistakes: [
            {
              answer: '¿Y tú? ¿Qué {hizo|hice} el fin de semana?',
              because: '*Tú* in the preterite is *{hiciste:hacer}*.',
            },
          ],
          notAsked: [
            {
              answer: '¿Y tú? ¿Qué haces el fin de semana?',
              because: 'That’s “what do you do at the weekend”. “What did you do” is *{hiciste:hacer}*.',
            },
          ],
        },
      ],
    },
    {
      kind: 'choose',
      id: 'event-or-scene',
      teaches: 'preterite-or-imperfect',
      prompt: 'Which form of *llegar*?',
      sentence: 'Anoche, cuando yo ___ a casa, todos dormían.',
      en: 'Last night, when I got home, everybody was asleep.',
      options: [
        {
          text: '*llegué*',
          right: true,
          because:
            'Getting home last night is one finished event. Everybody being asleep is the scene. Note the *gu* before *é*.',
        },
        {
          text: '*llegaba*',
          because:
            'This would mean “whenever I got home” or “as I was getting home”. *Anoche* points to one arrival.',
        },
        {
          text: '*llego*',
          because: 'This is the present, “I arrive”. *Anoche* is over.',
          teaches: 'time-expressions',
        },
        { text: '*llegó*', because: 'This is “he or she arrived”. *Yo* ends in *-é*.', teaches: 'formation' },
      ],
    },
    {
      kind: 'choose',
      id: 'found-out',
      teaches: 'preterite-or-imperfect',
      prompt: 'Which verb form means “I found out”?',
      sentence: 'En ese momento ___ quién era el ladrón.',
      en: 'At that moment I found out who the thief was.',
      options: [
        {
          text: '*supe*',
          right: true,
          because: 'In the preterite, *saber* means “find out”: *{supe:saber}*.',
        },
        {
          text: '*sabía*',
          because: 'This means that you already knew. *En ese momento* is the moment you found out.',
        },
        {
          text: '*conocí*',
          because: '*Conocer* is for getting to know people and places. Before *quién* you need *saber*.',
        },
        {
          text: '*supo*',
          because: 'This is “he or she found out”. Strong verbs end in *-e* for *yo* and *-o* for *él*.',
          teaches: 'irregular-information',
        },
      ],
    },
    {
      kind: 'translate',
      id: 'could-not-go',
      teaches: 'preterite-or-imperfect',
      en: 'In the end I couldn’t go because I had to study.',
      parts: {
        end: 'al final|finalmente',
        because: 'porque|ya que|pues|puesto que|dado que',
        must: '{tuve|tenía} que [ponerme a] estudiar|{debía|debí|me tocó|me tocaba} estudiar',
        study: '{tuve|tenía} que estudiar',
      },
      answers: [
        '$End no pude {ir|asistir|acudir} $because $must.',
        'Yo al final no pude {ir|asistir} $because $study.',
        'No pude {ir|asistir|acudir} {$end} $because $study.',
        '$End {no {logré|conseguí} {ir|asistir}|no he logrado ir|no me fue posible ir} $because $study.',
        '$End, como $must, no pude {ir|asistir}.',
        'Como $must, {$end no pude {ir|asistir|acudir}|no pude {ir|asistir} $end}.',
        'Porque $study, al final no pude ir.',
        '$End $study y [por eso] no pude {ir|asistir}.',
        '$End no pude {ir|asistir} {por tener que|por haber tenido que} estudiar.',
        {
          answer: '$End me fue imposible ir $because $study.',
          note: 'Right, but rather formal. Most people say *no {pude:poder} ir*.',
        },
        {
          answer: '$End no he podido {ir|asistir} $because {he tenido|tenía|tuve} que estudiar.',
          note: 'In Spain you can say this if it happened today. The preterite works everywhere: *no {pude:poder}*.',
        },
        {
          answer: '$End no pude $because $must.',
          note: 'Right in conversation, if everybody knows where. “Go” is *ir*.',
        },
        {
          answer: '$End no pude {ir|asistir} $because {hube|había} de estudiar.',
          note: 'Right, but formal: *haber de* is “to have to”. Most people say *{tuve:tener} que*.',
        },
      ],
      because:
        '*Al final* shows the outcome: *no {pude:poder}*. “Had to” is *{tuve:tener} que* if you did it, or *{tenía:tener} que* if that was just your situation. Both work here.',
      mistakes: [
        {
          answer:
            '{Al final|Finalmente} no {podí|pudí|podé|pode|puse|pudie|pudi} ir porque {tuve|tenía} que estudiar.',
          because: '*Poder* is strong: *{pude:poder}, {pudiste:poder}, {pudo:poder}*.',
        },
        {
          answer:
            '{Al final|Finalmente} no pude ir porque {tuve|tenía} {estudiar|a estudiar|de estudiar|estudiado|para estudiar}.',
          because:
            'The verbs are right, but “to have to” is *tener que* + infinitive: *{tuve:tener} que estudiar*.',
        },
        {
          answer: '{Al final|Finalmente} no pude ir porque {tení|tené|teni|tube} que estudiar.',
          because: '*{Pude:poder}* is right. *Tener* is strong too: *{tuve:tener}*, with *v*.',
        },
        {
          answer:
            '{Al final|Finalmente} no pude {fui|iba|fue|a ir|voy|yendo|ido} porque {tuve|tenía} que estudiar.',
          because: 'After *poder*, use the infinitive, with nothing in between: *no {pude:poder} ir*.',
        },
        {
          answer: '{Al final|Finalmente} no podría ir porque tuve que estudiar.',
          because: 'This “could” is in the past, not “would be able”: *no {pude:poder}*.',
        },
        {
          answer: '{Al final|Finalmente} no puedo ir porque {tuve|tenía} que estudiar.',
          because: '*No {puedo:poder}* is “I **can’t**”. “Couldn’t” is *no {pude:poder}*.',
        },
        {
          answer: '{Al final|Finalmente} no pude ir porque {había|he|hube} {a|tenido} estudiar.',
          because: '*{Pude:poder}* is right. “I had to” is *{tuve:tener} que estudiar*.',
        },
        {
          answer:
            '{En el final|En el fin|Al fin de|A el final|Por el final|En final} no pude ir porque {tuve|tenía} que estudiar.',
          because: 'The verbs are right. “In the end” is *al final*.',
        },

        {
          answer:
            '{Al final|Finalmente} no pude ir {por que|por qué|a causa de|por|para} {tuve|tenía} que estudiar.',
          because: 'The verbs are right. “Because” before a verb is one word: *porque*.',
        },
        {
          answer: '{Al final|Finalmente} {pude ir no|pude no} porque {tuve|tenía} que estudiar.',
          because: 'The verbs are right. *No* goes before the first one: *no {pude:poder} ir*.',
        },
        {
          answer: '{Al final|Finalmente} no {supe|sabía} ir porque {tuve|tenía} que estudiar.',
          because: '*Saber* is “to know how”. “To be able to” is *poder*: *no {pude:poder}*.',
        },
      ],
      notAsked: [
        {
          answer: '{Al final|Finalmente} no podría ir porque {tenía|tendría} que estudiar.',
          because: 'That’s “I would not be able to go”. “Couldn’t”, in the past, is *no {pude:poder}*.',
        },
        {
          answer:
            '{Al final no podía ir|Finalmente no podía ir|No podía ir al final|No podía ir} porque {tenía|tuve} que estudiar.',
          because:
            '*No {podía:poder}* describes your situation, not what happened. *Al final* shows the outcome: *no {pude:poder}*.',
        },
        {
          answer: '{Al final|Finalmente} no pudo ir porque {tuvo|tenía|tuve} que estudiar.',
          because: '*{Pudo:poder}* is “he or she could”. Strong verbs end in *-e* for *yo*: *{pude:poder}*.',
        },
        {
          answer: '{Al final|Finalmente} no pude ir porque tuvo que estudiar.',
          because: '*{Pude:poder}* is right, but *{tuvo:tener}* is “he or she had to”: *{tuve:tener} que*.',
        },
        {
          answer: '{Al final|Finalmente} no puedo ir porque tengo que estudiar.',
          because: '*No {puedo:poder}* is “I **can’t**”. “Couldn’t” is *no {pude:poder}*.',
        },
        {
          answer: '{Al final|Finalmente} no pude ir porque tengo que estudiar.',
          because:
            '*{Pude:poder}* is right. “I **had** to” is in the past: *{tuve:tener} que* or *{tenía:tener} que*.',
        },
        {
          answer: '{Al final|Finalmente} no pude ir porque {había|hubo|hay} que estudiar.',
          because: '*Haber que* is for people in general. “**I** had to” is *{tuve:tener} que*.',
        },
        {
          answer:
            '{Al final|Finalmente} no {pudimos|pudieron|pudiste} ir porque {tuve|tenía|tuvimos|teníamos} que estudiar.',
          because: 'That’s the wrong person. “**I** couldn’t” is *no {pude:poder}*.',
        },
        {
          answer: '{Al final|Finalmente} no {pude|podía} ir porque {necesité|necesitaba} estudiar.',
          because:
            '*Necesitar* is “to need”. “I had to” is *{tuve:tener} que* or *{tenía:tener} que*, and for the outcome use *no {pude:poder}*.',
        },
        {
          answer: 'No pude ir porque {tuve|tenía} que estudiar.',
          because: 'The verbs are right, but “in the end” is missing: *al final*.',
        },
        {
          answer: '{Al final|Finalmente} no podré ir porque {tuve|tenía|tendría} que estudiar.',
          because: '*Podré* is “will be able to”. “Couldn’t”, in the past, is *no {pude:poder}*.',
        },
        {
          answer: '{Al final|Finalmente} no pude ir porque he de estudiar.',
          because:
            '*He de* is “I **have** to”. “I **had** to” is past: *{tuve:tener} que* or *{tenía:tener} que*.',
        },
        {
          answer: 'En fin[,] no pude ir porque {tuve|tenía} que estudiar.',
          because: '*En fin* is “well” or “anyway”. “In the end” is *al final*.',
        },
        {
          answer: 'Por fin no pude ir porque {tuve|tenía} que estudiar.',
          because: '*Por fin* usually means “at last”, for something you wanted. “In the end” is *al final*.',
        },
        {
          answer: '{Al final|Finalmente} pude no ir porque {tuve|tenía} que estudiar.',
          because: 'That’s “I was able **not to go**”. “I couldn’t go” is *no {pude:poder} ir*.',
        },
      ],
    },
    {
      kind: 'fill',
      id: 'at-the-age-of',
      teaches: 'time-expressions',
      sentence: 'Mi bisabuela empezó a trabajar ___ los doce años.',
      en: 'My great-grandmother started work at the age of twelve. (one letter)',
      answers: ['a'],
      because: '“At the age of twelve” is *a los doce años*.',
      mistakes: [
        { answer: '{en|de|por}', because: 'For an age, use *a*: *a los doce años*.' },
        {
          answer: 'para',
          because: '*Para* is “by”, for a deadline. For an age, use *a*: *a los doce años*.',
        },

        {
          answer: '{cuando|cuando tenía}',
          because: 'Without *los* you could say *cuando tenía doce años*. Before *los doce años* use *a*.',
        },
        {
          answer: 'hace',
          because: '*Hace* counts back from now (“twelve years ago”). For her age, use *a*.',
        },
      ],
      notAsked: [
        {
          answer: '{sobre|hacia}',
          because: 'Good Spanish for “at about twelve”. “At the age of twelve” is *a los doce años*.',
        },
        {
          answer: 'con',
          because: 'That’s usually *con doce años*, without *los*. Before *los doce años*, use *a*.',
        },
        { answer: 'desde', because: 'That’s “from the age of twelve”. “At the age of” is *a*.' },
        {
          answer: 'a la edad de',
          because: 'People say that too, but the gap is for one letter: *a los doce años*.',
        },
      ],
    },
    {
      kind: 'order',
      id: 'order-passport',
      teaches: 'time-expressions',
      words: ['pasaporte', 'por fin', 'la cama', 'encontré', 'debajo de', 'mi'],
      en: 'At last I found my passport under the bed.',
      answers: [
        '<Por fin> encontré ^ mi pasaporte ^ debajo de la cama.',
        '{Por fin encontré debajo de la cama mi pasaporte|Debajo de la cama encontré por fin mi pasaporte|Debajo de la cama por fin encontré mi pasaporte|Por fin debajo de la cama encontré mi pasaporte|Encontré por fin debajo de la cama mi pasaporte}.',
        'Debajo de la cama encontré mi pasaporte por fin.',
      ],
      because:
        '*Por fin* signals the event: *{encontré:encontrar}*. *Mi* goes before its noun and *debajo de* goes before *la cama*.',
      mistakes: [
        {
          answer:
            '{Por fin encontré pasaporte mi debajo de la cama|Encontré pasaporte mi debajo de la cama por fin}.',
          because: '*Mi* goes before the noun: *mi pasaporte*.',
        },
        {
          answer:
            '{Por fin encontré mi pasaporte la cama debajo de|Encontré por fin mi pasaporte la cama debajo de}.',
          because: '*Debajo de* goes before the place: *debajo de la cama*.',
        },
        {
          answer:
            '{Por fin mi pasaporte encontré debajo de la cama|Mi pasaporte encontré por fin debajo de la cama|Mi pasaporte por fin encontré debajo de la cama}.',
          because: 'What you found comes after the verb: *{encontré:encontrar} mi pasaporte*.',
        },
      ],
    },
    {
      kind: 'translate',
      id: 'next-day-early',
      teaches: 'time-expressions',
      en: 'The next day we got up at six.',
      answers: [
        '<{Al|El} {día siguiente|siguiente día}> nos levantamos ^ a las seis [de la mañana].',
        {
          answer: '<Al otro día> nos levantamos ^ a las seis.',
          note: 'Also used, especially in Latin America. *Al día siguiente* is more usual.',
        },
        {
          answer: '<Al día siguiente> nos paramos ^ a las seis.',
          note: '*Pararse* is “to get up” in Mexico and Central America. In Spain it’s “to stop”. *Nos {levantamos:levantarse}* works everywhere.',
        },
        'A la mañana siguiente nos levantamos a las seis.',
      ],
      because:
        '“The next day” in a story is *al día siguiente*, and the events are in the preterite: *nos {levantamos:levantarse}*.',
      mistakes: [
        {
          answer: '<Al día siguiente> levantamos a las seis.',
          because: '“To get up” is *levantarse*: *nos {levantamos:levantarse}*.',
        },
        {
          answer: '<{El día próximo|En el próximo día|Próximo día}> nos levantamos a las seis.',
          because: '*Próximo* looks ahead from today. In a story “the next day” is *al día siguiente*.',
        },
        {
          answer: '<En el día siguiente> nos levantamos a las seis.',
          because: 'The verb is right. “The next day” is *al día siguiente*, without *en*.',
        },
        {
          answer: '<Al día siguiente> nos hemos levantado a las seis.',
          because:
            '*Al día siguiente* is a day that’s over, so use the preterite, not the perfect: *nos {levantamos:levantarse}*.',
        },
        {
          answer: '<Al día siguiente> nos levantemos a las seis.',
          because: 'In the preterite, *-ar* verbs end in *-amos*: *nos {levantamos:levantarse}*.',
        },
      ],
      notAsked: [
        {
          answer: '<Al día siguiente> nos levantábamos a las seis.',
          because: 'That’s a habit. For one morning, use *nos {levantamos:levantarse}*.',
        },
        {
          answer: '<Al día siguiente> nos despertamos a las seis.',
          because: 'This is “we woke up”. “We got up” is *nos {levantamos:levantarse}*.',
        },
        {
          answer: '<Al día siguiente> {se levantaron|me levanté} a las seis.',
          because:
            '*Se levantaron* is “they got up” and *me levanté* is “I got up”. “**We** got up” is *nos {levantamos:levantarse}*.',
        },
        {
          answer: '<El próximo día> nos levantamos a las seis.',
          because:
            'That looks ahead: “next time we get up at six”. In a story “the next day” is *al día siguiente*.',
        },
      ],
    },
    {
      kind: 'choose',
      id: 'hace-ago',
      teaches: 'hace',
      prompt: 'Which one means “I moved to Leeds two years **ago**”?',
      options: [
        {
          text: '*Me mudé a Leeds desde hace dos años.*',
          because: '*Desde hace* is for something still going on. The move is over.',
        },
        {
          text: '*Hace dos años que vivo en Leeds.*',
          because: 'This is “I’ve been living in Leeds **for** two years”. It’s still true.',
        },
        {
          text: '*Me mudé a Leeds hace dos años.*',
          right: true,
          because: 'Preterite + *hace*: it happened two years ago.',
        },
      ],
    },
    {
      kind: 'fill',
      id: 'desde-hace',
      teaches: 'hace',
      sentence: 'Estudio español ___ cuatro años.',
      en: 'I’ve been studying Spanish for four years. (Two words. I’m still studying it.)',
      answers: ['desde hace'],
      because: 'It’s still going on: use the present, with *desde hace* before the length of time.',
      mistakes: [
        {
          answer: 'desde',
          because:
            '*Desde* needs a starting point (*desde 2022*). Before a length of time, use *desde hace*.',
        },
        {
          answer: 'para',
          because: 'That doesn’t say you still do it. With the present, “for” is *desde hace*.',
        },
        {
          answer: '{hace que|desde hace que|que hace}',
          because:
            'Use *que* only when *hace* comes first: *hace cuatro años que estudio*. Here it is *desde hace*.',
        },
        {
          answer: '{desde hacen|hacen}',
          because: 'With a length of time, *hace* never changes: *desde hace*.',
        },
        {
          answer: 'desde hacía',
          because: '*Desde hacía* goes with the imperfect. With *{estudio:estudiar}*, use *desde hace*.',
        },
      ],
      notAsked: [
        {
          answer: 'hace [ya]',
          because:
            'Also used, especially in Latin America, but the gap needs two words. *Desde hace* works everywhere.',
        },
        {
          answer: '{desde hace ya|ya desde hace}',
          because: 'Good Spanish, but the gap needs two words: *desde hace*.',
        },
        {
          answer: '{durante|por}',
          because:
            'That says how long the course lasts, not that you’re still doing it. With the present, “for” is *desde hace*.',
        },
      ],
    },
    {
      kind: 'translate',
      id: 'married-ago',
      teaches: 'hace',
      en: 'My grandparents got married fifty years ago.',
      answers: [
        '<Mis {abuelos|abuelitos}> se casaron <hace [ya] cincuenta años>.',
        'Hace cincuenta años que {se casaron mis abuelos|mis abuelos se casaron}.',
        {
          answer:
            '{Mis abuelos se casaron cincuenta años atrás|Cincuenta años atrás se casaron mis abuelos}.',
          note: 'People say *cincuenta años atrás* in Latin America, and *hace cincuenta años* everywhere.',
        },
        {
          answer: '<Mis abuelos se casaron> <hace medio siglo>.',
          note: 'Right, but this means “half a century ago”.',
        },
        {
          answer: '<Mis abuelos contrajeron matrimonio> <hace cincuenta años>.',
          note: 'Right, but formal. The everyday verb is *casarse*: *se {casaron:casarse}*.',
        },
      ],
      because: 'It’s a finished event (*se {casaron:casarse}*), and “ago” is *hace* before the time.',
      mistakes: [
        {
          answer: 'Mis abuelos se casieron hace cincuenta años.',
          because: '*Casarse* is an *-ar* verb: *se {casaron:casarse}*.',
        },
        {
          answer: 'Mis abuelos se casaron {desde hace|por|para|durante} cincuenta años.',
          because: 'The wedding is over, so “ago” is just *hace*.',
        },

        {
          answer: 'Mis abuelos se casaron {cincuenta años {hace|pasados}|hacen cincuenta años}.',
          because: '“Ago” is *hace*, before the time, and it never changes: *hace cincuenta años*.',
        },
        {
          answer: 'Mis abuelos se casan hace cincuenta años.',
          because: 'It’s one finished event: use the preterite, *se {casaron:casarse}*.',
        },
        {
          answer: 'Mis abuelos se han casado hace cincuenta años.',
          because: 'It was fifty years ago: use the preterite, *se {casaron:casarse}*.',
        },
      ],
      notAsked: [
        {
          answer: 'Mis abuelos llevan cincuenta años casados.',
          because: 'This is “have been married for fifty years”. “Got married” is *se {casaron:casarse}*.',
        },
        {
          answer: 'Mis abuelos estaban casados hace cincuenta años.',
          because: 'That’s “were married”, a state. “**Got** married” is *se {casaron:casarse}*.',
        },
        {
          answer: 'Mis abuelos {casaron|fueron casados} hace cincuenta años.',
          because:
            '*Casaron* without *se* is literary, and *fueron casados* is “were married” by somebody. “Got married” is *se {casaron:casarse}*.',
        },
        {
          answer: 'Mis abuelos {estuvieron|están} casados hace cincuenta años.',
          because:
            'That’s “were married” or, in Latin America, “have been married”. “**Got** married” is *se {casaron:casarse}*.',
        },
        {
          answer: 'Mis abuelos se {casaban|casarían} hace cincuenta años.',
          because:
            '*Se casaban* describes a scene, and *se casarían* is a guess, “probably got married”. For a plain event, use *se {casaron:casarse}*.',
        },
      ],
    },
    {
      kind: 'order',
      id: 'order-know-each-other',
      teaches: 'hace',
      words: ['que', 'mi', 'seis años', 'mejor', 'conozco', 'hace', 'a', 'amiga'],
      en: 'I’ve known my best friend for six years.',
      answers: ['Hace seis años que conozco a mi mejor amiga.'],
      because: '*Hace* + time + *que* + present: you still know her. *Conocer* needs *a* before a person.',
      mistakes: [
        {
          answer: 'Hace seis años conozco que a mi mejor amiga.',
          because: '*Que* comes after the time: *hace seis años que…*',
        },
        {
          answer: 'Hace que seis años conozco a mi mejor amiga.',
          because: 'Keep *hace* and the time together: *hace seis años que…*',
        },
        {
          answer:
            '{Hace seis años que a conozco mi mejor amiga|Hace seis años que conozco mi a mejor amiga}.',
          because: '*A* goes before the person: *a mi mejor amiga*.',
        },
        {
          answer: 'Hace seis años que conozco a mejor mi amiga.',
          because: '*Mi* comes first, then *mejor*: *mi mejor amiga*.',
        },
      ],
    },
    {
      kind: 'choose',
      id: 'closed-month',
      teaches: 'preterite-or-perfect',
      prompt: 'Which form is used in most of Spain?',
      sentence: 'El mes pasado mi equipo ___ todos los partidos.',
      en: 'Last month my team won every match.',
      options: [
        { text: '*ganó*', right: true, because: '*El mes pasado* is over, so use the preterite.' },
        {
          text: '*ha ganado*',
          because: '*El mes pasado* is over. The perfect goes with a time that isn’t: *este mes*.',
        },
        {
          text: '*gana*',
          because: 'This is the present, “wins”. Last month is over.',
          teaches: 'time-expressions',
        },
      ],
    },
    {
      kind: 'correct',
      id: 'day-before-yesterday',
      teaches: 'preterite-or-perfect',
      sentence: 'Anteayer he comprado unas zapatillas nuevas.',
      en: 'The day before yesterday I bought some new trainers.',
      parts: {
        when: 'anteayer|antes de ayer|antier',
        trainers:
          '{unas|} {zapatillas [de deporte] nuevas|nuevas zapatillas [de deporte]|deportivas nuevas}|{unos|} tenis nuevos',
      },
      answers: ['<$When> [me] compré ^ {$trainers}.'],
      because: '*Anteayer* is over, so use the preterite: *{compré:comprar}*.',
      twins: { compré: 'I bought', compre: 'buy (a formal command or the subjunctive)' },
      mistakes: [
        {
          answer: '<Anteayer> [me] comprí unas zapatillas nuevas.',
          because: 'The tense is right. The *yo* form of *-ar* verbs ends in *-é*: *{compré:comprar}*.',
        },

        {
          answer: '<Anteayer> [me] compro unas zapatillas nuevas.',
          because: 'This is the present. *Anteayer* is over: *{compré:comprar}*.',
        },
      ],
      notAsked: [
        {
          answer: '<Anteayer> [me] había comprado unas zapatillas nuevas.',
          because: 'This is “**had** bought”, but no later event follows: *{compré:comprar}*.',
        },
        {
          answer: 'Hoy [me] he comprado unas zapatillas nuevas.',
          because:
            'The perfect fits *hoy*, but the sentence says “the day before yesterday”: *anteayer {compré:comprar}*.',
        },
        {
          answer: '<Anteayer> [me] {compró|compraste} unas zapatillas nuevas.',
          because: 'That’s the wrong person. “I bought” is *{compré:comprar}*.',
        },
        {
          answer: '<Anteayer> [me] compraba unas zapatillas nuevas.',
          because: 'That’s “was buying”. For one finished purchase, use *{compré:comprar}*.',
        },
      ],
    },
    {
      kind: 'choose',
      id: 'guide-suggested',
      teaches: 'strong-verbs',
      prompt: '*Proponer* is a compound of *poner*. Which form?',
      sentence: 'La guía nos ___ otra ruta.',
      en: 'The guide suggested another route to us.',
      options: [
        {
          text: '*proponió*',
          because: 'That would be regular. Compounds follow the base verb: *{puso:poner}*.',
        },
        {
          text: '*propuso*',
          right: true,
          because: '*Poner* becomes *{puso:poner}*, so *proponer* becomes *{propuso:proponer}*.',
        },
        { text: '*propuse*', because: 'This is “I suggested”. For *la guía*, strong verbs end in *-o*.' },
      ],
    },
    {
      kind: 'fill',
      id: 'yo-andar',
      teaches: 'strong-verbs',
      sentence: 'El lunes perdí el autobús y ___ cinco kilómetros.',
      en: 'On Monday I missed the bus and walked five kilometres. (andar)',
      answers: ['anduve'],
      because: '*Andar* has the stem *anduv-*, like *estar*: *{anduve:andar}*.',
      mistakes: [
        {
          answer: '{andé|andó|andí}',
          because: 'It looks regular, but *andar* is a strong verb: *{anduve:andar}*.',
        },
        {
          answer: '{anduví|anduvé|andube}',
          because:
            'Strong *yo* forms end in *-e*, without an accent, and the stem has a *v*: *{anduve:andar}*.',
        },
        { answer: 'anduvo', because: '*-o* is “he or she”. For “I”, use *{anduve:andar}*.' },
        {
          answer: 'ando',
          because: 'This is the present. *{Perdí:perder}* shows it’s in the past: *{anduve:andar}*.',
        },
        {
          answer: 'andaba',
          because: 'Five kilometres is a finished distance, so don’t use the imperfect: *{anduve:andar}*.',
        },
      ],
      notAsked: [
        { answer: 'caminé', because: 'Good Spanish, but the verb in brackets is *andar*: *{anduve:andar}*.' },
      ],
    },
    {
      kind: 'fill',
      id: 'yo-buscar',
      teaches: 'spelling',
      sentence: 'Anoche ___ mi móvil por toda la casa.',
      en: 'Last night I looked for my phone all over the house. (buscar)',
      answers: [
        'busqué',
        {
          answer: '{estuve|anduve} buscando',
          note: 'Right, but this means “I spent some time looking”. The simple form is *{busqué:buscar}*.',
        },
      ],
      because: 'Before *-é*, *c* becomes *qu* to keep its sound: *{busqué:buscar}*.',
      mistakes: [
        {
          answer: '{buscé|busce}',
          because:
            '*Ce* would be pronounced like _th_ in “think” (or like _s_ in Latin America). Write *qu* before *é*.',
        },
        {
          answer: '{busqé|buské|buszé}',
          because: 'Before *é* this *c* sound is spelt *qu*: *{busqué:buscar}*.',
        },
        {
          answer: 'buscué',
          because: 'The sound is right, but before *é* it’s spelt *qu*: *{busqué:buscar}*.',
        },
        {
          answer: 'buscí',
          because: '*-í* is for *-er* and *-ir* verbs. *Buscar* needs *-é*: *{busqué:buscar}*.',
        },
        { answer: 'busco', because: '*Anoche* is over, so don’t use the present: *{busqué:buscar}*.' },
        {
          answer: '{busqué|buscé|busque} {por|para|a}',
          because: '*Buscar* already means “to look **for**”: *{busqué:buscar} mi móvil*.',
        },
        {
          answer: 'me busqué',
          because: 'The verb is right, but leave out *me*: you aren’t looking for yourself.',
        },
        {
          answer: 'he buscado',
          because: '*Anoche* is over, so use the preterite: *{busqué:buscar}*.',
        },
      ],
      notAsked: [
        {
          answer: 'buscaba',
          because:
            'This is “I was looking for” or “used to look for”. For one search, use *{busqué:buscar}*.',
        },
        { answer: 'buscó', because: '*{Buscó:buscar}* is “he or she looked for”; *yo* ends in *-é*.' },
      ],
      twins: { busqué: 'I looked for', busque: 'look for (a formal command or the subjunctive)' },
    },
    {
      kind: 'fill',
      id: 'nadie-creer',
      teaches: 'spelling',
      sentence: 'Al principio nadie me ___.',
      en: 'At first nobody believed me. (creer, preterite)',
      answers: ['creyó'],
      because: 'Between two vowels the *i* of *-ió* becomes *y*: *{creyó:creer}*.',
      mistakes: [
        { answer: '{creió|creó}', because: 'Between two vowels, *i* becomes *y*: *{creyó:creer}*.' },
        {
          answer: '{creí|creíste|creyeron|creímos}',
          because: '*Nadie* is singular, like “he or she”: *{creyó:creer}*.',
        },
        { answer: 'crea', because: 'The English says “believed”: *{creyó:creer}*.' },
      ],
      notAsked: [
        {
          answer: 'creía',
          because:
            'Good Spanish for how things were at first. But the task asks for the preterite: *{creyó:creer}*.',
        },
        {
          answer: 'cree',
          because: 'That’s “nobody **believes** me”. The English says “believed”: *{creyó:creer}*.',
        },
      ],
    },
    {
      kind: 'hear',
      id: 'hear-hable-hable',
      teaches: 'spelling',
      says: 'Hablé con el médico.',
      en: 'I spoke to the doctor.',
      choices: ['Hable con el médico.', 'Hablé con el médico.'],
      because:
        'The stress is on the last syllable, *ha-BLÉ*: “I spoke”. *HA-ble* is a command to somebody you call *usted*: “speak to the doctor”.',
    },
    {
      kind: 'hear',
      id: 'hear-llego-llego',
      teaches: 'spelling',
      says: 'Llego tarde al trabajo.',
      en: 'I’m late for work.',
      choices: ['Llegó tarde al trabajo.', 'Llego tarde al trabajo.'],
      because:
        'The stress is on the first syllable, *LLE-go*: “I arrive”. *Lle-GÓ* would be “he or she arrived”.',
    },
    {
      kind: 'correct',
      id: 'third-person-stem',
      teaches: 'stem-changes',
      sentence: 'El sábado mis primos dormieron en mi casa.',
      en: 'On Saturday my cousins slept at my house.',
      parts: { when: 'el sábado [pasado]|el pasado sábado|este sábado [pasado]', house: 'en [mi] casa' },
      answers: [
        '<$When> mis primos ^ durmieron ^ en mi casa.',
        '<$When> mis primos ^ durmieron en casa.',
        '<$When> durmieron mis primos $house.',
        '<$When> durmieron $house mis primos.',
        'En mi casa durmieron mis primos $when.',
        {
          answer: '<$When> mis primos {se quedaron a dormir|pasaron la noche} $house.',
          note: 'Right, but in other words. The verb you were correcting is *dormir*: *{durmieron:dormir}*.',
        },
      ],
      because: '*Dormir* changes *o* to *u* with *él* and *ellos*.',
      mistakes: [
        {
          answer: '<{El sábado|El sábado pasado}> mis primos {duermieron|duermeron|dueremieron} en mi casa.',
          because:
            '*ue* belongs to the present. In the preterite the change is *o* to *u*: *{durmieron:dormir}*.',
        },
        {
          answer:
            '<{El sábado|El sábado pasado}> mis primos {dormieron|dormeron|dormaron|dormíeron|dormiron} en mi casa.',
          because: 'With *ellos* the *o* becomes *u*: *{durmieron:dormir}*.',
        },
        {
          answer:
            '<{El sábado|El sábado pasado}> mis primos {durmeron|durmaron|durmiaron|durmiron} en mi casa.',
          because: 'The *u* is right, but *-er* and *-ir* verbs end in *-ieron*: *{durmieron:dormir}*.',
        },
        {
          answer: '<{El sábado|El sábado pasado}> mis primos {durmen|duerman} en mi casa.',
          because: 'The sentence says what happened, so use the preterite: *{durmieron:dormir}*.',
        },
        {
          answer: '<El sábado pasado> mis primos duermen en mi casa.',
          because: 'The sentence says what happened, so use the preterite: *{durmieron:dormir}*.',
        },
        {
          answer: '<{El sábado|El sábado pasado}> mis primos durmió en mi casa.',
          because: 'The *u* is right, but *mis primos* is plural: *{durmieron:dormir}*.',
        },
        {
          answer:
            '<{El sábado|El sábado pasado}> mis primos {durmimos|dormimos|dormí|durmí|dormiste|dormisteis} en mi casa.',
          because: '*Mis primos* is “they”: *{durmieron:dormir}*.',
        },
        {
          answer: '<{El sábado|El sábado pasado}> mis primos durmían en mi casa.',
          because:
            'The imperfect would be “were sleeping” or “used to sleep”. For one Saturday, use *{durmieron:dormir}*.',
        },
        {
          answer: '<{El sábado|El sábado pasado}> mis primos {durmieran|durmiesen} en mi casa.',
          because: 'That’s the imperfect subjunctive. For a plain fact, use *-ieron*: *{durmieron:dormir}*.',
        },
        {
          answer: '<El sábado pasado> mis primos dormirán en mi casa.',
          because: '*El sábado pasado* is over, so don’t use the future: *{durmieron:dormir}*.',
        },
        {
          answer:
            '<{En el sábado|En sábado|Sobre el sábado|Sábado}> mis primos {durmieron|dormieron} en mi casa.',
          because: '“On Saturday” was already right: *el sábado*. The verb is *{durmieron:dormir}*.',
        },
        {
          answer: '<{El sábado|El sábado pasado}> mis primos durmieron {a|de|en la} mi casa.',
          because: '*{Durmieron:dormir}* is right. “At my house” was already right: *en mi casa*.',
        },
        {
          answer: '<El sábado> mis primos han dormido en mi casa.',
          because: '*El sábado* is over, so don’t use the perfect: *{durmieron:dormir}*.',
        },
      ],
      notAsked: [
        {
          answer: '<{El sábado|El sábado pasado}> mis primos se durmieron en mi casa.',
          because: 'Good Spanish for “fell asleep”. “Slept” is *{durmieron:dormir}*, without *se*.',
        },
        {
          answer: '<El sábado> mis primos duermen en mi casa.',
          because: 'That’s a plan for next Saturday. “Slept” is *{durmieron:dormir}*.',
        },
        {
          answer: '<El sábado> mis primos {habían dormido|dormirán|dormirían} en mi casa.',
          because: 'This is a different tense. “Slept” is *{durmieron:dormir}*.',
        },
        {
          answer: '<El sábado pasado> mis primos {habían dormido|dormirían} en mi casa.',
          because: 'This is a different tense. “Slept” is *{durmieron:dormir}*.',
        },
        {
          answer: 'Los sábados mis primos durmieron en mi casa.',
          because:
            '*{Durmieron:dormir}* is right, but *los sábados* is “on Saturdays”. One Saturday is *el sábado*.',
        },
        {
          answer: '<{El sábado|El sábado pasado}> mis primos dormían en mi casa.',
          because: 'That’s “were sleeping”. For the whole night, use *{durmieron:dormir}*.',
        },
      ],
    },
    {
      kind: 'fill',
      id: 'children-had-fun',
      teaches: 'stem-changes',
      sentence: 'Ayer los niños se ___ mucho en el zoo.',
      en: 'The children had a lot of fun at the zoo yesterday. (divertirse)',
      answers: ['divirtieron'],
      because: '*-ir* verbs like this change *e* to *i* with *ellos*: *se {divirtieron:divertirse}*.',
      mistakes: [
        {
          answer: 'divertieron',
          because: 'With *ellos* the *e* becomes *i*: *se {divirtieron:divertirse}*.',
        },
        {
          answer: '{diviertieron|diviertaron}',
          because:
            '*ie* belongs to the present. Here the change is *e* to *i*: *se {divirtieron:divertirse}*.',
        },
        {
          answer: 'divirtió',
          because: 'The stem is right, but *los niños* is “they”: *se {divirtieron:divertirse}*.',
        },
        { answer: 'divierten', because: 'This is the present. “Had fun” is *se {divirtieron:divertirse}*.' },
      ],
      notAsked: [
        {
          answer: '{divertían|divertirían}',
          because:
            '*Se divertían* is “were having fun”, and *se divertirían* is a guess, “must have had fun”. “Had fun” is *se {divirtieron:divertirse}*.',
        },
      ],
    },
  ],
} satisfies AuthoredLesson
