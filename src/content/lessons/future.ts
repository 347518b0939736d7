import type { AuthoredLesson } from '../types'

export default {
  subtitle: 'El futuro simple y «ir a» + infinitivo',
  blurb:
    'Talk about plans, make predictions and promises, and guess what’s probably going on. You’ll also learn when English “will” isn’t a future in Spanish.',
  rule: 'Three ways to talk about the future: the present for arrangements (*salgo mañana*), *ir a* + [infinitive](?infinitive) for plans (*voy a salir*), the simple future for predictions and promises (*saldré*). The simple future is the whole infinitive + *-é, -ás, -á, -emos, -éis, -án*.',
  needs: {
    igcse: {
      asks: 'produce',
      what: '*Ir a* + infinitive and the simple future with its irregular stems, to write or talk about a plan or hope.',
    },
    abInitio: {
      asks: 'produce',
      what: 'Plans with *ir a* + infinitive, and the simple future in short texts and in the oral.',
    },
    standard: {
      asks: 'produce',
      what: 'Predictions, promises, *si* + present and *cuando* + subjunctive. Understand guesses like *serán las ocho* (it must be about eight).',
    },
    higher: {
      asks: 'produce',
      what: 'Everything, including the future of probability and the future perfect.',
    },
  },
  opening: 'dance-on-friday',
  sections: [
    {
      id: 'formation',
      title: 'Formation: the simple future',
      core: true,
      syllabus: ['V6'],
      blocks: [
        {
          kind: 'text',
          text: 'Keep the whole infinitive and add the ending. All verbs have the same endings.',
        },
        {
          kind: 'conjugation',
          caption: 'Infinitive plus endings: the simple future of regular verbs',
          tense: 'future',
          verbs: ['hablar', 'comer', 'vivir'],
        },
        {
          kind: 'list',
          items: [
            '**Accents:** every form has one except *nosotros*: *hablaremos*. Without it, the word means something else or doesn’t exist: *hablará* is “he will speak” but *hablara* is a [subjunctive](imperfect-subjunctive).',
          ],
        },
        {
          kind: 'dialogue',
          caption: 'A message before the school trip',
          lines: [
            { who: 'Hugo', es: '¿{Será:ser} muy larga la excursión?', en: 'Will the trip be very long?' },
            {
              who: 'Alma',
              es: 'No, {volveremos:volver} antes de las seis.',
              en: 'No, we’ll be back before six.',
            },
            { who: 'Hugo', es: '¿Y dónde {comeremos:comer}?', en: 'And where will we eat?' },
            {
              who: 'Alma',
              es: 'En el campo. Yo {llevaré:llevar} fruta para todos.',
              en: 'In the countryside. I’ll bring fruit for everyone.',
            },
          ],
        },
        { kind: 'verb-table', tenses: ['future', 'future-perfect'], suggested: ['hablar', 'tener'] },
      ],
    },
    {
      id: 'irregular-information',
      title: 'Irregular information: twelve stems',
      core: true,
      syllabus: ['V6'],
      blocks: [
        {
          kind: 'text',
          text: 'Twelve verbs change the [stem](?stem): five drop the *e*, five replace the vowel with *d*, and two are shorter. The endings never change, and the [conditional](conditional) uses the same twelve stems.',
        },
        {
          kind: 'table',
          caption: 'Irregular stems: drop the e (5), swap the vowel for d (5), shorter (2)',
          columns: [
            { header: 'Infinitive', lang: 'es', form: 'infinitive' },
            { header: '*yo*', lang: 'es', form: 'future:0' },
            { header: 'Meaning', lang: 'en', translation: true },
          ],
          rows: [
            ['poder', 'podré', 'to be able to'],
            ['querer', 'querré', 'to want'],
            ['saber', 'sabré', 'to know'],
            ['haber', 'habré', 'to have (done)'],
            ['caber', 'cabré', 'to fit'],
            ['tener', 'tendré', 'to have'],
            ['poner', 'pondré', 'to put'],
            ['salir', 'saldré', 'to go out'],
            ['venir', 'vendré', 'to come'],
            ['valer', 'valdré', 'to be worth'],
            ['decir', 'diré', 'to say'],
            ['hacer', 'haré', 'to do, to make'],
          ],
        },
        {
          kind: 'text',
          text: '*Habrá* (there will be) is always singular: *habrá un examen* (an exam), *habrá dos exámenes* (two exams).',
        },
      ],
    },
    {
      id: 'when-to-use',
      title: 'When to use: the three futures',
      core: true,
      syllabus: ['V6'],
      blocks: [
        {
          kind: 'text',
          text: 'The **immediate future** is the present of *ir* (*voy, vas, va, vamos, vais, van*) + *a* + infinitive: “going to”. Never leave out the *a*. The second verb stays in the infinitive (*-ar*, *-er* or *-ir*).',
        },
        {
          kind: 'table',
          caption: 'Three ways to talk about the future',
          columns: [
            { header: 'Form', lang: 'en' },
            { header: 'Spanish', lang: 'es' },
            { header: 'English', lang: 'en', translation: true },
          ],
          rows: [
            ['present', 'Mañana {salgo:salir} con Irene.', 'I’m going out with Irene tomorrow. (arranged)'],
            [
              '*ir a*',
              'Mañana {voy:ir} a salir con Irene.',
              'I’m going to go out with Irene tomorrow. (my plan)',
            ],
            [
              'simple future',
              'Algún día {saldré:salir} con Irene.',
              'One day I’ll go out with Irene. (a hope, no date)',
            ],
            [
              'simple future',
              'En 2050 casi todos los coches {serán:ser} eléctricos.',
              'In 2050 nearly all cars will be electric. (a prediction)',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'The present is for arrangements. *Ir a* is for what you intend or what is about to happen. The simple future is more distant or formal. You can often use more than one: *Mañana saldré con Irene* is also right. Time words: *la semana que viene* (next week), *dentro de dos años* (in two years’ time), [more](#time-expressions).',
        },
      ],
    },
    {
      id: 'if-and-when',
      title: 'No future after “if” or “when”',
      core: true,
      syllabus: ['V6'],
      blocks: [
        {
          kind: 'text',
          text: 'After *si* (if), use the present for the condition, as in English. The future is for the result. But you can use the future when *si* means [“whether”](#if-when-look-alikes).',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Si {tengo:tener} tiempo, te {llamaré:llamar} esta noche.',
              en: 'If I have time, I’ll ring you tonight.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'After *cuando*, *en cuanto* (as soon as) and *hasta que* (until), use the [present subjunctive](present-subjunctive) for a future meaning.',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Te {escribiré:escribir} cuando {llegue:llegar} al hotel.',
              en: 'I’ll write to you when I get to the hotel.',
            },
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
              wrong: 'Mañana teneré un examen.',
              right: 'Mañana {tendré:tener} un examen.',
              en: 'I’ll have an exam tomorrow.',
              why: '*Tener* is one of the twelve irregular stems: *tendr-*.',
            },
            {
              wrong: 'Voy estudiar esta tarde.',
              right: '{Voy:ir} a estudiar esta tarde.',
              en: 'I’m going to study this afternoon.',
              why: 'The *a* is easy to miss in speech. You write it even before another *a*: *voy a ayudar* (I’m going to help).',
            },
            {
              wrong: 'Si tendré dinero, iré al festival.',
              right: 'Si {tengo:tener} dinero, {iré:ir} al festival.',
              en: 'If I have money, I’ll go to the festival.',
              why: 'It’s about the future, but after *si* (if) you use the present.',
            },
            {
              wrong: 'Cuando llegaré a casa, te llamaré.',
              right: 'Cuando {llegue:llegar} a casa, te {llamaré:llamar}.',
              en: 'When I get home, I’ll ring you.',
              why: 'When *cuando* is about the future, use the present [subjunctive](?subjunctive).',
            },
            {
              wrong: 'Mañana hablare con ella.',
              right: 'Mañana {hablaré:hablar} con ella.',
              en: 'I’ll speak to her tomorrow.',
              why: 'The stress is on the last syllable, so you need an accent.',
            },
          ],
        },
      ],
    },
    {
      id: 'going-to',
      title: 'Going to: *ir a* + infinitive in all persons',
      more: '*Ir* in full, and where reflexive pronouns go.',
      syllabus: ['V6'],
      blocks: [
        {
          kind: 'conjugation',
          caption: 'The present of *ir*, for “going to”: add *a* + infinitive',
          tense: 'present',
          verbs: [{ infinitive: 'ir', en: 'to go; to be going (to)' }],
        },
        {
          kind: 'examples',
          rows: [
            { es: '{Voy:ir} a llamar a mi madre.', en: 'I’m going to ring my mum.' },
            { es: '¿{Vas:ir} a comer en casa?', en: 'Are you going to have lunch at home?' },
            {
              es: 'Mis primos {van:ir} a pasar el verano en Irlanda.',
              en: 'My cousins are going to spend the summer in Ireland.',
            },
            {
              es: 'Nos {vamos:ir} a levantar muy temprano.',
              en: 'We’re going to get up very early.',
              note: 'The pronoun goes before *vamos* or on the end of the infinitive: *vamos a levantarnos*.',
            },
          ],
        },
      ],
    },
    {
      id: 'irregular-in-full',
      title: 'Irregular verbs in full, and compounds',
      more: 'One verb from each pattern in full, *mantener*, *proponer*, *oír* …',
      syllabus: ['V6'],
      blocks: [
        {
          kind: 'conjugation',
          caption: 'One verb from each pattern in full',
          tense: 'future',
          verbs: ['poder', 'tener', { infinitive: 'decir', en: 'to say' }, 'hacer'],
        },
        {
          kind: 'table',
          caption: 'Compounds follow their parent verb',
          columns: [
            { header: 'Infinitive', lang: 'es', form: 'infinitive' },
            { header: '*yo*', lang: 'es', form: 'future:0' },
            { header: 'Meaning', lang: 'en', translation: true },
          ],
          rows: [
            ['mantener', 'mantendré', 'to keep, to support (like *tener*)'],
            ['obtener', 'obtendré', 'to get, to obtain (like *tener*)'],
            ['detener', 'detendré', 'to stop, to arrest (like *tener*)'],
            ['proponer', 'propondré', 'to suggest (like *poner*)'],
            ['suponer', 'supondré', 'to suppose (like *poner*)'],
            ['deshacer', 'desharé', 'to undo (like *hacer*)'],
            ['satisfacer', 'satisfaré', 'to satisfy (like *hacer*)'],
            ['convenir', 'convendré', 'to suit, to agree (like *venir*)'],
            ['prevenir', 'prevendré', 'to prevent, to warn (like *venir*)'],
            ['sobresalir', 'sobresaldré', 'to stand out (like *salir*)'],
            ['equivaler', 'equivaldré', 'to be equivalent (like *valer*)'],
          ],
        },
        {
          kind: 'list',
          items: [
            '**Easy to remember:** the endings are the present of *haber*, *he, has, ha, hemos, habéis, han*, without the *h* (and *-éis* for *habéis*).',
            '**Regular here:** *seré* (I will be), *iré* (go), *daré* (give), *veré* (see), *estaré* (be). The stem doesn’t change: *juego* (I play), but *jugaré* (I will play).',
            '**Regular after all:** *bendecir* (to bless) is *bendeciré*, and *prever* (to foresee) is *preveré*.',
            '**Two correct forms:** *predecir* (to predict) can be *predeciré* or *prediré*.',
            '**Infinitives with an accent lose it:** *oír* (to hear) is *oiré*, *reír* (to laugh) *reiré*, *sonreír* (to smile) *sonreiré*, *freír* (to fry) *freiré*.',
            '*Querré* (I will want) has a double *r* that you can hear: *quería*, with one *r*, is “I wanted”.',
          ],
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Mañana {habrá:haber} huelga de trenes.', en: 'There will be a train strike tomorrow.' },
            {
              es: 'No sé si {podré:poder} ir a tu fiesta.',
              en: 'I don’t know whether I’ll be able to come to your party.',
            },
            { es: 'Los resultados {saldrán:salir} en agosto.', en: 'The results will come out in August.' },
            { es: 'No {cabremos:caber} todos en un taxi.', en: 'We won’t all fit in one taxi.' },
            { es: '¿Qué {dirán:decir} tus padres?', en: 'What will your parents say?' },
          ],
        },
      ],
    },
    {
      id: 'predictions-and-promises',
      title: 'Predictions, promises and distant plans',
      more: 'What the simple future is best for.',
      syllabus: ['V6'],
      blocks: [
        { kind: 'text', text: '**1. Predictions:** what you think the future will be like.' },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Esta noche {hará:hacer} mucho frío en la montaña.',
              en: 'Tonight it will be very cold in the mountains.',
            },
          ],
        },
        { kind: 'text', text: '**2. Promises and firm decisions.**' },
        {
          kind: 'examples',
          rows: [
            { es: 'No se lo {diré:decir} a nadie.', en: 'I won’t tell anyone.' },
            {
              es: 'Te {devolveré:devolver} el dinero el lunes.',
              en: 'I’ll give you the money back on Monday.',
            },
          ],
        },
        {
          kind: 'text',
          text: '**3. Distant plans:** what you’ll do one day, not tonight.',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Algún día {viajaré:viajar} por toda América Latina.',
              en: 'One day I’ll travel all over Latin America.',
            },
            {
              es: 'Cuando {acabe:acabar} el instituto, {buscaré:buscar} trabajo en el extranjero.',
              en: 'When I finish school, I’ll look for a job abroad.',
            },
          ],
        },
      ],
    },
    {
      id: 'three-futures',
      title: 'Which of the three futures? Going to or will',
      more: 'Offers, favours, refusals and what you can see coming.',
      syllabus: ['V6'],
      blocks: [
        {
          kind: 'contrast',
          caption: 'Going to, or will',
          left: '*ir a* + infinitive',
          right: 'Simple future',
          rows: [
            {
              left: { es: '¡Cuidado, te {vas:ir} a caer!', en: 'Careful, you’re going to fall.' },
              right: {
                es: 'Con ese tobillo no {jugarás:jugar} en un mes.',
                en: 'With that ankle you won’t be playing for a month.',
              },
              why: 'Use *ir a* if you can see it coming. Use the simple future for a forecast.',
            },
            {
              left: {
                es: 'Esta tarde {voy:ir} a estudiar Química.',
                en: 'This afternoon I’m going to study chemistry.',
              },
              right: {
                es: 'En la universidad {estudiaré:estudiar} Química.',
                en: 'At university I’ll study chemistry.',
              },
              why: 'Both are plans, but the second is years away. In Spanish, school subjects and degrees have a capital letter.',
            },
            {
              left: { es: '{Van:ir} a abrir un cine aquí.', en: 'They’re going to open a cinema here.' },
              right: { es: 'Nunca {abrirán:abrir} un cine aquí.', en: 'They’ll never open a cinema here.' },
              why: 'The first is a plan. The second is a prediction.',
            },
          ],
        },
        {
          kind: 'contrast',
          caption: 'English uses “will” both times',
          left: 'Future: later, or a prediction',
          right: 'Present: a favour or offer now',
          rows: [
            {
              left: {
                es: 'Mañana te {ayudaré:ayudar} con la mudanza.',
                en: 'I’ll help you with the move tomorrow.',
              },
              right: {
                es: 'Espera, te {ayudo:ayudar} con las bolsas.',
                en: 'Wait, I’ll help you with the bags.',
              },
              why: 'Use the future for a promise for later. Use the present for an offer on the spot.',
            },
            {
              left: {
                es: '¿{Vendrás:venir} a verme en verano?',
                en: 'Will you come and see me in the summer?',
              },
              right: {
                es: '¿Me {ayudas:ayudar} con la cena, por favor?',
                en: 'Will you help me with dinner, please?',
              },
              why: 'To ask about the future, use the future. To ask a favour, use the present or *¿puedes…?*',
            },
            {
              left: {
                es: 'El coche no {arrancará:arrancar} con este frío.',
                en: 'The car won’t start in this cold. (a prediction)',
              },
              right: { es: 'El coche no {arranca:arrancar}.', en: 'The car won’t start. (It refuses.)' },
              why: 'When “won’t” means “refuses to”, use the present: *no arranca*, or *no quiere* for people.',
            },
          ],
        },
        {
          kind: 'note',
          label: 'Careful',
          text: '“I’m working tomorrow” is *trabajo mañana* or *voy a trabajar mañana*. The [present continuous](present-continuous) is for what’s happening now, not for plans.',
        },
        {
          kind: 'text',
          text: 'Four verbs + infinitive also express plans: *espero ir* (I hope to go), *pienso ir* (I plan to go), *quiero ir* (I want to go) and *me gustaría ir* (I’d like to go).',
        },
      ],
    },
    {
      id: 'guesses-and-rules',
      title: 'Guesses about now (*serán las ocho*), and formal rules',
      more: '“It must be about eight”, “I wonder where he is”, “Students will wear …”.',
      syllabus: ['V6'],
      blocks: [
        {
          kind: 'text',
          text: '**Guesses about now.** The verb is in the future but the meaning is present. English uses “must be”, “probably” or “I wonder”.',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'No tengo reloj; {serán:ser} las ocho.',
              en: 'I haven’t got a watch, but it must be about eight.',
            },
            {
              es: '¿Dónde {estará:estar} Pablo? No contesta.',
              en: 'I wonder where Pablo is. He isn’t answering.',
            },
            {
              es: 'Tu profesor {tendrá:tener} unos treinta años.',
              en: 'Your teacher is probably about thirty.',
            },
          ],
        },
        {
          kind: 'text',
          text: '**Formal rules and orders**, in writing or in a very firm voice.',
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Los alumnos {llevarán:llevar} uniforme.', en: 'Students will wear uniform.' },
            { es: 'No {saldréis:salir} hasta las dos.', en: 'You will not leave until two.' },
          ],
        },
      ],
    },
    {
      id: 'if-when-look-alikes',
      title: 'When *si* and *cuándo* do go with the future',
      more: '“I don’t know whether he will come”, “When will they arrive?”',
      syllabus: ['V6'],
      blocks: [
        {
          kind: 'text',
          text: 'You do use the future after two look-alikes: *si* meaning “whether”, and *cuándo* (with an accent) in a direct or indirect question.',
        },
        {
          kind: 'examples',
          rows: [
            { es: 'No sé si {vendrá:venir} Clara.', en: 'I don’t know whether Clara will come.' },
            { es: '¿Cuándo {llegarán:llegar} tus primos?', en: 'When will your cousins arrive?' },
            { es: 'No sé cuándo {llegará:llegar} el tren.', en: 'I don’t know when the train will arrive.' },
          ],
        },
      ],
    },
    {
      id: 'time-expressions',
      title: 'Time expressions',
      more: 'Tomorrow, next week, in two years’ time, one day …',
      blocks: [
        {
          kind: 'phrases',
          caption: 'Words that point to the future',
          rows: [
            { es: 'mañana por la mañana', en: 'tomorrow morning' },
            { es: 'pasado mañana', en: 'the day after tomorrow' },
            { es: 'esta noche', en: 'tonight' },
            { es: 'este fin de semana', en: 'this weekend' },
            { es: 'la semana que viene', en: 'next week' },
            { es: 'el próximo mes', en: 'next month' },
            { es: 'el año que viene', en: 'next year' },
            { es: 'dentro de dos años', en: 'in two years’ time' },
            { es: 'dentro de poco', en: 'soon, before long' },
            { es: 'pronto', en: 'soon' },
            { es: 'algún día', en: 'one day' },
            { es: 'de mayor', en: 'when I grow up, when I’m older' },
            { es: 'en el futuro', en: 'in the future' },
            { es: 'a partir de septiembre', en: 'from September onwards' },
            { es: 'tarde o temprano', en: 'sooner or later' },
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Dentro de dos años {iré:ir} a la universidad.',
              en: 'In two years’ time I’ll go to university.',
            },
            { es: 'De mayor {seré:ser} ingeniera.', en: 'When I grow up I’ll be an engineer.' },
          ],
        },
        {
          kind: 'note',
          label: 'Careful',
          text: '“In two years”, counting from now, is *dentro de dos años*. *En dos años* usually says how long something takes: *Aprendió español en dos años* (He learnt Spanish in two years).',
        },
      ],
    },
    {
      id: 'future-perfect',
      title: 'The future perfect: *habré terminado*',
      more: '“I will have finished”: the forms, four uses and a drill.',
      blocks: [
        {
          kind: 'text',
          text: 'Use the future of *haber* + [participle](?participle), ending in *-ado* or *-ido* (*hablado*, “spoken”), for what **will have happened**. Nothing goes between the two words, and the participle never changes.',
        },
        {
          kind: 'conjugation',
          caption: 'The future perfect',
          tense: 'future-perfect',
          verbs: ['terminar', { infinitive: 'hacer', en: 'to do, to make' }],
        },
        {
          kind: 'text',
          text: 'The irregular participles are the same as in the [perfect](preterito-perfecto#irregular-information): *hecho* (done), *dicho* (said), *escrito* (written), *visto* (seen), *puesto* (put), *vuelto* (returned), *abierto* (opened), *roto* (broken).',
        },
        {
          kind: 'text',
          text: '**1. Finished by a future time.** For “by”, use *a*, *para* or *antes de*.',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'A las diez {habré terminado:terminar} los deberes.',
              en: 'By ten I’ll have finished my homework.',
            },
            {
              es: 'Para 2050 {habremos cambiado:cambiar} la manera de viajar.',
              en: 'By 2050 we’ll have changed the way we travel.',
            },
          ],
        },
        {
          kind: 'text',
          text: '**2. With** *cuando* + **subjunctive:** already done when something else happens.',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Cuando {llegues:llegar}, ya {habremos cenado:cenar}.',
              en: 'When you arrive, we’ll already have had dinner.',
            },
          ],
        },
        { kind: 'text', text: '**3. With** *si* + **present:** the result by a certain date.' },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Si {ahorras:ahorrar} diez euros al mes, en un año {habrás reunido:reunir} ciento veinte.',
              en: 'If you save ten euros a month, in a year you’ll have saved a hundred and twenty.',
            },
          ],
        },
        {
          kind: 'text',
          text: '**4. A guess about what has happened.** English uses “must have” or “I wonder”.',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'No está su abrigo: se {habrá ido:irse}.',
              en: 'Her coat isn’t here, so she must have left.',
            },
            { es: '¿Dónde {habré puesto:poner} las llaves?', en: 'I wonder where I’ve put my keys.' },
          ],
        },
        {
          kind: 'note',
          label: 'Good to know',
          text: 'The tenses with *haber* are all [in one table](pluscuamperfecto#other-compound-tenses).',
        },
        {
          kind: 'drill',
          caption: 'The future perfect',
          tense: 'future-perfect',
          regular: [
            {
              verbs: ['hablar', 'comer', 'vivir', 'terminar', 'llegar', 'aprender', 'salir', 'ahorrar'],
              section: 'future-perfect',
            },
          ],
          irregular: [
            {
              verbs: ['hacer', 'decir', 'escribir', 'ver', 'poner', 'volver', 'abrir', 'romper'],
              section: 'future-perfect',
            },
          ],
        },
      ],
    },
    {
      id: 'story',
      title: 'A story: present, future or subjunctive?',
      more: 'A blog with eleven gaps: choose the tense, then type the form.',
      blocks: [
        {
          kind: 'story',
          id: 'in-thirty-years',
          title: 'Dentro de treinta años',
          introduction:
            'Lucía writes a blog about the environment. For each gap, first choose the tense: the present for facts and conditions, the future for predictions, or the subjunctive after certain words. Then type the form.',
          text: 'Hoy casi todos mis compañeros ___ al instituto en coche. Creo que dentro de treinta años nadie ___ gasolina. Si las ciudades ___ más carriles bici, algún día el aire ___ mucho más limpio. Cuando ___ mayor, ___ una casa en el campo con placas solares. Cada vez que {hablamos:hablar} del tema, mi abuela ___ que {soy:ser} una soñadora. {Espero:esperar} que esta vez no ___ razón. En cuanto ___ los exámenes, {voy:ir} a entrar en un grupo ecologista. {Hay:haber} que hacer algo antes de que ___ demasiado tarde. {Estoy:estar} segura de que un día mis nietos me ___ las gracias.',
          gaps: [
            {
              infinitive: 'ir',
              options: ['present', 'future', 'present-subjunctive'],
              answer: 'present',
              form: 'van',
              signal: '*Hoy* (today) shows how things are now.',
            },
            {
              infinitive: 'usar',
              options: ['present', 'future', 'present-subjunctive'],
              answer: 'future',
              form: 'usará',
              signal:
                '*Dentro de treinta años* (in thirty years’ time) points to a prediction. *Creo que* (I think that) doesn’t need the subjunctive.',
            },
            {
              infinitive: 'construir',
              options: ['present', 'future', 'present-subjunctive'],
              answer: 'present',
              form: 'construyen',
              signal: 'After *si* (if), use the present, never the future or the present subjunctive.',
            },
            {
              infinitive: 'estar',
              options: ['present', 'future', 'present-subjunctive'],
              answer: 'future',
              form: 'estará',
              signal: 'This is the result of the condition. *Algún día* (one day) points to a prediction.',
            },
            {
              infinitive: 'ser',
              person: 'yo',
              options: ['present', 'future', 'present-subjunctive'],
              answer: 'present-subjunctive',
              form: 'sea',
              signal: '*Cuando* (when) is about the future here.',
            },
            {
              infinitive: 'tener',
              person: 'yo',
              options: ['present', 'future', 'present-subjunctive'],
              answer: 'future',
              form: 'tendré',
              signal: 'The main half of the sentence says what will be true then.',
            },
            {
              infinitive: 'decir',
              options: ['present', 'future', 'present-subjunctive'],
              answer: 'present',
              form: 'dice',
              signal:
                '*Cada vez que hablamos* (every time we talk): it happens again and again, so it’s a fact.',
            },
            {
              infinitive: 'tener',
              person: 'ella',
              options: ['present', 'future', 'present-subjunctive'],
              answer: 'present-subjunctive',
              form: 'tenga',
              signal: '*Espero que* (I hope that) + another person expresses a wish.',
            },
            {
              infinitive: 'terminar',
              person: 'yo',
              options: ['present', 'future', 'present-subjunctive'],
              answer: 'present-subjunctive',
              form: 'termine',
              signal:
                '*En cuanto* (as soon as) is about the future here. The future goes in the other half: *voy a entrar* (I’m going to join).',
            },
            {
              infinitive: 'ser',
              options: ['present', 'future', 'present-subjunctive'],
              answer: 'present-subjunctive',
              form: 'sea',
              signal: '*Antes de que* (before) always needs the subjunctive.',
            },
            {
              infinitive: 'dar',
              options: ['present', 'future', 'present-subjunctive'],
              answer: 'future',
              form: 'darán',
              signal:
                '*Un día* (one day) points to a prediction. *Estoy segura de que* (I’m sure that) makes it a future fact.',
            },
          ],
        },
      ],
    },
    {
      id: 'examples',
      title: 'Examples',
      more: 'Sentences and a conversation with all three futures.',
      blocks: [
        {
          kind: 'examples',
          rows: [
            {
              es: 'El próximo curso {estudiaré:estudiar} en otra ciudad.',
              en: 'Next school year I’ll study in another city.',
            },
            { es: '¿{Iréis:ir} al concierto de Rosa?', en: 'Will you go to Rosa’s concert?' },
            {
              es: 'Te {prometo:prometer} que no {será:ser} difícil.',
              en: 'I promise you it won’t be difficult.',
            },
            {
              es: 'Si {apruebo:aprobar} todo, mis padres {estarán:estar} contentos.',
              en: 'If I pass everything, my parents will be happy.',
            },
            {
              es: 'Si no {llueve:llover}, {jugaremos:jugar} en el parque.',
              en: 'If it doesn’t rain, we’ll play in the park.',
            },
            {
              es: 'Si {vienes:venir} a las seis, {veremos:ver} el partido juntos.',
              en: 'If you come at six, we’ll watch the match together.',
            },
            {
              es: 'En cuanto {termine:terminar} los deberes, {saldré:salir}.',
              en: 'As soon as I finish my homework, I’ll go out.',
            },
            {
              es: 'No nos {iremos:irse} hasta que {vengan:venir} todos.',
              en: 'We won’t leave until everyone’s here.',
            },
            {
              es: 'En el futuro {usaremos:usar} menos plástico.',
              en: 'In the future we’ll use less plastic.',
            },
            {
              es: 'Mi hermana {hará:hacer} prácticas en un hospital.',
              en: 'My sister will do work experience in a hospital.',
            },
            { es: '¿{Vendréis:venir} en tren o en coche?', en: 'Will you come by train or by car?' },
            {
              es: 'La entrada {valdrá:valer} unos diez euros.',
              en: 'The ticket will probably cost about ten euros.',
            },
            {
              es: 'Este fin de semana {vamos:ir} a limpiar la playa.',
              en: 'This weekend we’re going to clean up the beach.',
            },
            { es: 'El tren {sale:salir} mañana a las siete.', en: 'The train leaves tomorrow at seven.' },
            {
              es: 'Con la práctica {hablarás:hablar} mucho mejor.',
              en: 'With practice you’ll speak much better.',
            },
          ],
        },
        {
          kind: 'dialogue',
          caption: 'Plans for after the exams',
          lines: [
            {
              who: 'Noa',
              es: '¿Qué {vas:ir} a hacer después de los exámenes?',
              en: 'What are you going to do after the exams?',
            },
            {
              who: 'Leo',
              es: 'En julio {trabajo:trabajar} en la cafetería de mi tía.',
              en: 'In July I’m working in my aunt’s café.',
            },
            { who: 'Noa', es: '¿Y en septiembre?', en: 'And in September?' },
            {
              who: 'Leo',
              es: 'Si {saco:sacar} buenas notas, {haré:hacer} el bachillerato de Ciencias.',
              en: 'If I get good marks, I’ll do science in the sixth form.',
            },
            {
              who: 'Noa',
              es: 'Seguro que {apruebas:aprobar}. {Estarás:estar} muy cansado, ¿no?',
              en: 'I’m sure you’ll pass. You must be really tired, right?',
            },
            {
              who: 'Leo',
              es: 'Sí, pero en agosto no {haré:hacer} nada.',
              en: 'Yes, but in August I won’t do a thing.',
            },
          ],
        },
      ],
    },
    {
      id: 'model-text',
      title: 'Model text: my plans',
      more: 'A blog of 130–140 words, with notes on what earns marks.',
      blocks: [
        {
          kind: 'model-text',
          paper: 'igcse-article',
          task: 'Write a blog about your plans for the summer and afterwards. Say what you did last year, what you’re going to do, and what the future will bring and why.',
          lines: [
            {
              es: 'Me {llamo:llamarse} Nora y este verano {voy:ir} a cambiar de rutina.',
              en: 'My name is Nora and this summer I’m going to change my routine.',
              earns: 'A plan with *ir a* in the first line.',
            },
            {
              es: 'El año pasado {pasé:pasar} las vacaciones en casa y me {aburrí:aburrirse} bastante, así que ahora lo {tengo:tener} todo planeado.',
              en: 'Last year I spent the holidays at home and got quite bored, so now I’ve got it all planned.',
              earns: 'Preterite and present as well as future: three time frames.',
            },
            {
              es: 'En julio {voy:ir} a trabajar en la panadería de mi tío porque {quiero:querer} ahorrar dinero.',
              en: 'In July I’m going to work in my uncle’s bakery because I want to save money.',
              earns: 'A plan with a reason.',
            },
            {
              es: 'El trabajo {será:ser} duro y {tendré:tener} que levantarme a las cinco, pero {conoceré:conocer} a mucha gente.',
              en: 'The work will be hard and I’ll have to get up at five, but I’ll meet a lot of people.',
              earns: 'Simple future, with the irregular stem *tendr-*.',
            },
            {
              es: 'Si {gano:ganar} lo suficiente, en agosto mi amiga Alba y yo {haremos:hacer} un curso de vela.',
              en: 'If I earn enough, my friend Alba and I will do a sailing course in August.',
              earns: '*Si* + present, then the future.',
            },
            {
              es: 'Nunca {he navegado:navegar}, pero seguro que nos {divertiremos:divertirse}.',
              en: 'I’ve never sailed, but I’m sure we’ll have fun.',
            },
            {
              es: 'En septiembre {empiezo:empezar} el bachillerato de Ciencias.',
              en: 'In September I start science in the sixth form.',
              earns: 'The present for an arrangement.',
            },
            {
              es: 'Cuando {termine:terminar}, {estudiaré:estudiar} Biología, ya que me {preocupa:preocupar} el medioambiente.',
              en: 'When I finish, I’ll study biology, as I’m worried about the environment.',
              earns: '*Cuando* + subjunctive, then the future: the best sentence in the text.',
            },
            {
              es: 'En el futuro {habrá:haber} menos agua, y los científicos {podrán:poder} ayudar a buscar soluciones.',
              en: 'In the future there will be less water, and scientists will be able to help find solutions.',
              earns: '*Habrá*, and a prediction about the world.',
            },
            {
              es: 'Algún día {viviré:vivir} cerca del mar y {trabajaré:trabajar} para protegerlo.',
              en: 'One day I’ll live near the sea and work to protect it.',
            },
            {
              es: '¿Y tú? ¿Qué planes {tienes:tener} para este verano? ¡Cuéntame!',
              en: 'What about you? What plans have you got for this summer? Tell me!',
            },
          ],
        },
      ],
    },
    {
      id: 'more-mistakes',
      title: 'More mistakes to avoid',
      more: 'Ten more: irregular stems, accents, *habrán*, ~~tendré un café~~.',
      blocks: [
        {
          kind: 'mistakes',
          rows: [
            {
              wrong: 'Haceré la cena esta noche.',
              right: '{Haré:hacer} la cena esta noche.',
              en: 'I’ll make dinner tonight.',
              why: '*Hacer* shortens to *har-*.',
            },
            {
              wrong: 'Saliré con mis amigos.',
              right: '{Saldré:salir} con mis amigos.',
              en: 'I’ll go out with my friends.',
              why: 'In *salir*, *poner*, *tener*, *venir* and *valer* a *d* replaces the vowel.',
            },
            {
              wrong: 'Poneré tu foto en mi perfil.',
              right: '{Pondré:poner} tu foto en mi perfil.',
              en: 'I’ll put your photo on my profile.',
              why: '*Poner* has the same *d*: *pondr-*.',
            },
            {
              wrong: 'Mis amigos venirán el sábado.',
              right: 'Mis amigos {vendrán:venir} el sábado.',
              en: 'My friends will come on Saturday.',
              why: 'In *venir*, a *d* replaces the vowel too: *vendr-*.',
            },
            {
              wrong: 'Te deciré la verdad.',
              right: 'Te {diré:decir} la verdad.',
              en: 'I’ll tell you the truth.',
              why: '*Decir* shortens to *dir-*.',
            },
            {
              wrong: 'No poderé ir.',
              right: 'No {podré:poder} ir.',
              en: 'I won’t be able to go.',
              why: '*Poder* drops its *e*: *podr-*, like *querr-*, *sabr-*, *habr-* and *cabr-*.',
            },
            {
              wrong: 'Voy a estudio en la biblioteca.',
              right: '{Voy:ir} a estudiar en la biblioteca.',
              en: 'I’m going to study in the library.',
              why: 'Only *ir* is [conjugated](?conjugate). After a preposition, use the infinitive.',
            },
            {
              wrong: 'Hablarémos con el director.',
              right: '{Hablaremos:hablar} con el director.',
              en: 'We’ll speak to the head teacher.',
              why: 'The stress falls where the spelling rules expect it, so *nosotros* doesn’t need an accent.',
            },
            {
              wrong: 'Habrán muchos problemas.',
              right: '{Habrá:haber} muchos problemas.',
              en: 'There will be a lot of problems.',
              why: 'In Spanish, “there will be” is always singular, like *hay* (there is) and *había* (there was).',
            },
            {
              wrong: 'Tendré un café, por favor.',
              right: '{Quiero:querer} un café, por favor.',
              en: 'I’ll have a coffee, please.',
              why: 'You’re ordering something now. *Tendré* means that one day you’ll own a coffee.',
            },
          ],
        },
      ],
    },
    {
      id: 'in-the-exam',
      title: 'Spain, Latin America and the exam',
      more: 'Regional differences, and what to use in the IGCSE and the IB.',
      blocks: [
        {
          kind: 'note',
          label: 'Spain and Latin America',
          text: 'In conversation *ir a* + infinitive and the present are the usual ways to talk about plans. In much of Latin America the simple future is even rarer in speech and is mainly used for guesses (*¿qué hora será?*, I wonder what time it is). In writing it’s normal everywhere.',
        },
        {
          kind: 'note',
          label: 'In the exam',
          text: 'The IGCSE writing and speaking papers expect more than one time frame, and a future plan with a reason is easy to add. Use both *voy a…* and a simple future with an irregular stem (*podré*, *tendré*, *haré*). To impress, add *cuando* + subjunctive (*cuando tenga dieciocho años, iré…*, when I’m eighteen I’ll go …). In the IB, articles and speeches about the environment or technology need *habrá* (there will be) and *tendremos que* (we will have to).',
        },
      ],
    },
    {
      id: 'drill',
      title: 'Form drill',
      more: 'Ten forms to type, regular verbs first.',
      blocks: [
        {
          kind: 'drill',
          caption: 'The simple future',
          tense: 'future',
          regular: [
            {
              verbs: ['hablar', 'comer', 'vivir', 'ser', 'ir', 'estar', 'dar', 'ver', 'jugar', 'trabajar'],
              section: 'formation',
            },
          ],
          irregular: [
            {
              verbs: [
                'tener',
                'hacer',
                'poder',
                'decir',
                'salir',
                'poner',
                'venir',
                'querer',
                'saber',
                'haber',
                'valer',
                'caber',
              ],
              section: 'irregular-information',
            },
            { verbs: ['oír', 'mantener', 'proponer'], section: 'irregular-in-full' },
          ],
        },
      ],
    },
  ],
  exercises: [
    {
      id: 'dance-on-friday',
      kind: 'choose',
      teaches: 'when-to-use',
      prompt:
        'A friend asks what you’re going to do at Friday’s party. Which answer says “I’m going to dance”?',
      options: [
        {
          text: '*Estoy bailando.*',
          because: 'That means “I’m dancing” right now. Don’t use it for plans.',
        },
        {
          text: '*Voy a bailar.*',
          right: true,
          because:
            '*Voy* is “I’m going”. Spanish and English form this future in the same way. You’ll learn two other futures, and how to choose.',
        },
        {
          text: '*Bailé mucho.*',
          because:
            'That’s “I danced a lot”. For the future, add *-é* to the whole verb: *bailaré*, “I will dance”.',
        },
      ],
    },
    {
      id: 'visiting-gran',
      kind: 'choose',
      teaches: 'formation',
      prompt: 'Which form?',
      sentence: 'El domingo ___ a mi abuela. ¿Quieres venir conmigo?',
      en: 'I’ll visit my gran on Sunday. Do you want to come with me?',
      options: [
        {
          text: '*visitará*',
          because: 'That’s “he or she will visit”. *Conmigo* shows that you’re the one going.',
        },
        {
          text: '*visitaré*',
          right: true,
          because: 'Infinitive + *-é* for *yo*, with an accent to show the stress.',
        },
        { text: '*visitaría*', because: 'That’s the conditional, “I would visit”.' },
        {
          text: '*visité*',
          because: 'That’s the preterite, “I visited”. The future keeps the whole infinitive: *visitar-*.',
        },
      ],
    },

    {
      id: 'cycling-to-school',
      kind: 'fill',
      teaches: 'formation',
      sentence: 'A partir del lunes ___ a clase en bici.',
      en: 'From Monday we’ll cycle to school. (ir, simple future)',
      answers: ['iremos'],
      because: '*Ir* is regular here: the whole infinitive + *-emos*, without an accent.',
      mistakes: [
        { answer: 'irémos', because: 'The *nosotros* form is the only one without an accent: *iremos*.' },
        { answer: '{iremo|iramos|irimos}', because: 'The *nosotros* ending is *-emos*: *iremos*.' },

        { answer: 'vamos ir', because: 'The simple future is one word, infinitive + ending: *iremos*.' },
      ],
      notAsked: [
        {
          answer: '{vamos a ir|vamos}',
          because: 'That’s good Spanish too, but here you need the simple future: one word, *iremos*.',
        },
        { answer: 'iríamos', because: 'That’s the conditional, “we would go”. The future is *iremos*.' },
        { answer: '{fuimos|íbamos}', because: 'That’s the past. “We will” is *iremos*.' },
        { answer: 'iréis', because: 'That’s the wrong person. “We” is *nosotros*: *iremos*.' },
        {
          answer: '{iré|irá|irán|irás}',
          because: 'That’s the wrong person. “We” is *nosotros*: *iremos*.',
        },
        { answer: 'vayamos', because: 'That’s “let’s go”. “We will” is the simple future: *iremos*.' },
      ],
    },
    {
      id: 'which-countryside',
      kind: 'hear',
      teaches: 'formation',
      says: 'Viviré en el campo.',
      en: 'I’ll live in the countryside.',
      choices: ['Viviré en el campo.', 'Viviría en el campo.', 'Viví en el campo.'],
      because:
        'You hear the whole infinitive, then a stressed *é*: *vivir-é*. *Viviría* (I would live) has one more syllable and *viví* (I lived) has one fewer.',
    },
    {
      id: 'no-school-tomorrow',
      kind: 'fill',
      teaches: 'irregular-information',
      sentence: 'Mañana no ___ clases porque es fiesta.',
      en: 'There will be no lessons tomorrow because it’s a public holiday. (haber, simple future)',
      answers: ['habrá'],
      because: '“There will be” is *habrá*, always singular. The stem is *habr-*.',
      mistakes: [
        {
          answer: '{habrán|haberán}',
          because: '*Clases* is plural, but *habrá* is always singular.',
        },
        {
          answer: '{haberá|habará|habirá|hayrá|hayará|habdrá}',
          because: '*Haber* drops its *e*: *habr-*, so *habrá*.',
        },
        { answer: 'habrían', because: 'That’s the conditional, “there would be”. The future is *habrá*.' },
        {
          answer: '{van a haber|van a hay|va a hay|va haber}',
          because: 'The near future would be *va a haber*. Here you need the simple future: *habrá*.',
        },
        {
          answer: '{será|serán|estará|estarán}',
          because: '“There will be” comes from *haber*, not from *ser* or *estar*: *habrá*.',
        },
        { answer: '{habremos|habré|habrás}', because: '“There will be” has only one form: *habrá*.' },
        {
          answer: '{había|hubo}',
          because: 'That’s the past, “there were”. *Mañana* is still to come: *habrá*.',
        },
        {
          answer: '{haya|hayan}',
          because: 'That’s the subjunctive. For a fact about tomorrow, use *habrá*.',
        },
        { answer: '{abrá|abrirá}', because: '“There will be” comes from *haber* and has an *h*: *habrá*.' },
      ],
      notAsked: [
        {
          answer: 'va a haber',
          because: 'That’s good Spanish too, but here you need the simple future: one word.',
        },
        {
          answer: 'hay',
          because:
            '*Mañana no hay clases* is good Spanish for a timetable, but here you need the future: *habrá*.',
        },
        {
          answer: '{tendremos|tenemos}',
          because: 'That’s good Spanish for “we have”. “There will be” is *habrá*, from *haber*.',
        },
        {
          answer: '{tendrá|tendrán}',
          because: 'That means somebody will have lessons. “There will be” is *habrá*.',
        },
        { answer: 'habría', because: 'That’s the conditional, “there would be”. The future is *habrá*.' },
        {
          answer: '{hará|harán}',
          because: '*Hacer clases* is “to give lessons” in Chile. “There will be” is *habrá*, from *haber*.',
        },
      ],
    },
    {
      id: 'more-exams',
      kind: 'fill',
      teaches: 'irregular-information',
      sentence: 'El año que viene ___ más exámenes que este año.',
      en: 'Next year we’ll have more exams than this year. (tener, simple future)',
      answers: ['tendremos'],
      because: 'In *tener*, a *d* replaces the vowel: *tendr-* + *-emos*, with no accent.',
      mistakes: [
        {
          answer: '{teneremos|tenremos|tienremos|tienderemos|tenderemos|tendreremos|tieneremos|tenedremos}',
          because: '*Tener* is one of the twelve irregular stems: *tendr-*, so *tendremos*.',
        },
        { answer: 'tendrémos', because: 'The *nosotros* form is the only one without an accent.' },
        {
          answer: '{tendrimos|tendramos|tendrámos|tendrems}',
          because: 'The stem is right. The *nosotros* ending is *-emos*: *tendremos*.',
        },
        {
          answer: 'tengamos',
          because: 'That’s the subjunctive. “Will” is the future here: *tendremos*.',
        },
        {
          answer: '{vamos tener|vamos a tenemos}',
          because:
            'The near future is *vamos a* + infinitive, but here you need the simple future, one word: *tendremos*.',
        },
        {
          answer: '{habremos|vamos a haber}',
          because: '*Haber* doesn’t mean to have something. The verb in brackets is *tener*: *tendremos*.',
        },
      ],
      notAsked: [
        {
          answer: 'vamos a tener',
          because: 'That’s good Spanish too, but here you need the simple future: one word.',
        },
        { answer: 'tenemos', because: 'People do say this, but here you need the simple future.' },
        {
          answer: 'tendríamos',
          because: 'That’s the conditional, “we would have”. “We will have” is *tendremos*.',
        },
        {
          answer: 'habrá',
          because: 'That’s “there will be”. The verb in brackets is *tener*: *tendremos*.',
        },
      ],
    },

    {
      id: 'want-or-wanted',
      kind: 'hear',
      teaches: 'irregular-information',
      says: 'No querrá venir.',
      en: 'He won’t want to come.',
      choices: ['No querrá venir.', 'No quería venir.'],
      because:
        'The future has the strong *rr* of *perro* and ends in a stressed *á*. *Quería* (he wanted) has a soft *r* and a stressed *í*.',
    },
    {
      id: 'early-for-the-airport',
      kind: 'hear',
      teaches: 'irregular-information',
      says: 'Mañana saldremos temprano para el aeropuerto.',
      en: 'Tomorrow we’ll leave early for the airport.',
      because: 'You hear the *d* in *saldr-* and the stress on *-dre-*: *saldremos*, without an accent.',
    },
    {
      id: 'uncle-on-sunday',
      kind: 'correct',
      teaches: 'irregular-information',
      sentence: 'Mi tío venirá a comer el domingo.',
      en: 'My uncle will come for lunch on Sunday.',
      parts: { come: 'vendrá|va a venir', lunch: 'a {comer|almorzar}', when: '{el|este} domingo' },
      answers: [
        'Mi tío {$come} ^ $lunch <$when>.',
        '<$When> {$come} mi tío ^ $lunch.',
        '<$When> {$come} $lunch ^ mi tío.',
        {
          answer: 'Mi tío viene ^ $lunch <$when>.',
          note: 'Right for an arrangement, but the original has the simple future: *vendrá*.',
        },
      ],
      because: '*Venir* is irregular: a *d* replaces the vowel (*vendr-* + *-á*).',
      mistakes: [
        {
          answer: 'Mi tío {vendrá|va a venir|viene} a {comer|almorzar} en [el] domingo.',
          because: 'The verb is right, but use the article, not *en*, with days: *el domingo*.',
        },
        {
          answer: 'Mi tío {venderá|venderé} <a comer> <el domingo>.',
          because:
            'That comes from another verb, *vender* (to sell). The stem of *venir* is *vendr-*: *vendrá*.',
        },
        {
          answer: 'Mi tío vendará <a comer> <el domingo>.',
          because:
            'That comes from another verb, *vendar* (to bandage). The stem of *venir* is *vendr-*: *vendrá*.',
        },
        {
          answer: 'Mi tío {vendré|vendrán|vendrás} <a comer> <el domingo>.',
          because: 'The stem is right. For *mi tío* the ending is *-á*: *vendrá*.',
        },
        {
          answer: 'Mi tío veniría <a comer> <el domingo>.',
          because: 'The stem of *venir* is *vendr-*, and the future ends in *-á*: *vendrá*.',
        },
        {
          answer: 'Mi tío {va venir|va a viene|va a vendrá} <a comer> <el domingo>.',
          because: '“Is going to come” is *va a venir*. “Will come” is *vendrá*.',
        },
        {
          answer: 'Mi tío {venrá|viendrá|vienerá} <a comer> <el domingo>.',
          because: 'The stem of *venir* is *vendr-*, without an *i* and with a *d*: *vendrá*.',
        },
      ],
      notAsked: [
        {
          answer: 'Mi tío vendría <a comer> <el domingo>.',
          because: 'That’s “would come”. The future is *vendrá*.',
        },
      ],
    },
    {
      id: 'in-the-library',
      kind: 'correct',
      teaches: 'when-to-use',
      sentence: 'Esta tarde voy estudiar en la biblioteca.',
      en: 'This afternoon I’m going to study in the library.',
      answers: [
        'Esta tarde voy a estudiar en la biblioteca.',
        '{Voy a estudiar en la biblioteca esta tarde|Voy a estudiar esta tarde en la biblioteca|En la biblioteca voy a estudiar esta tarde}.',
        '<Hoy por la tarde> voy a estudiar ^ en la biblioteca.',
        {
          answer: '<Hoy en la tarde> voy a estudiar ^ en la biblioteca.',
          note: 'In much of Latin America “in the afternoon” is *en la tarde*. In Spain, it’s *por la tarde*.',
        },
        {
          answer: '<Esta tarde> {estudiaré|estudio} ^ en la biblioteca.',
          note: 'Right, but the original has *voy a* + infinitive.',
        },
        {
          answer: '<Esta tarde> {voy|iré|me voy|voy a ir} a estudiar ^ a la biblioteca.',
          note: 'Right, but this means you go there to study. “In the library” is *en la biblioteca*.',
        },
        {
          answer: '<Esta tarde> {iré|voy a ir} a estudiar ^ en la biblioteca.',
          note: 'Right, but this means “I’ll go and study”. For a plan, use *voy a estudiar*.',
        },
        '<Esta tarde> {voy a estar estudiando|estaré estudiando} ^ en la biblioteca.',
        {
          answer: '<Esta tarde> {pienso|tengo pensado} estudiar ^ en la biblioteca.',
          note: 'Right for a plan, but “I’m going to study” is *voy a estudiar*.',
        },
        {
          answer: '<Esta tarde> {voy a ir|iré|voy} a la biblioteca a estudiar.',
          note: 'Right, but this means you go there to study. The original has *voy a* + infinitive.',
        },
        '<Esta tarde> voy a ponerme a estudiar ^ en la biblioteca.',
        {
          answer: '<En la tarde> voy a estudiar ^ en la biblioteca.',
          note: 'In much of Latin America “in the afternoon” is *en la tarde*. “This afternoon” is *esta tarde*.',
        },
        {
          answer: '<Por la tarde> voy a estudiar ^ en la biblioteca.',
          note: '*Por la tarde* is “in the afternoon”. “This afternoon” is *esta tarde*.',
        },
      ],
      because: '*Ir* + *a* + infinitive: never leave out the *a*.',
      notAsked: [
        {
          answer: '<Esta tarde> estoy yendo a estudiar ^ en la biblioteca.',
          because: 'That means you’re on your way. For a plan, use *voy a estudiar*.',
        },
        {
          answer: '<Esta tarde> estoy estudiando ^ en la biblioteca.',
          because: 'That’s “I’m studying” right now. For a plan, use *voy a estudiar*.',
        },
        {
          answer: '<Esta tarde> voy para estudiar ^ en la biblioteca.',
          because: 'That means you go there in order to study. For a plan, use *voy a estudiar*.',
        },
        {
          answer: '<Esta tarde> {va|vas|vamos|van} a estudiar ^ en la biblioteca.',
          because: 'That’s the wrong person. “I’m going to” is *voy a*.',
        },
        {
          answer: '<Esta tarde> {iba|fui} a estudiar ^ en la biblioteca.',
          because: '*Iba a* is “I was going to”, and *fui a* is “I went to”. “I’m going to” is *voy a*.',
        },
        {
          answer: '<Esta tarde> voy a estudiar ^ en la librería.',
          because: 'Good Spanish, but *librería* is a bookshop. “Library” is *biblioteca*.',
        },
      ],
      mistakes: [
        {
          answer: '{Voy estudiar en la biblioteca esta tarde|Voy estudiar esta tarde en la biblioteca}.',
          because: 'The *a* is missing: *voy a estudiar*.',
        },
        {
          answer:
            '<Esta tarde> voy a {estudio|estudié|estudiaré|estudiando|estudie|estudiado} ^ en la biblioteca.',
          because: 'The *a* is right. Then use the infinitive: *estudiar*. You only conjugate *ir*.',
        },
        {
          answer: '<Esta tarde> estoy yendo estudiar ^ en la biblioteca.',
          because: '“Going to” isn’t *estar* + gerund. It’s just the present of *ir*: *voy a*.',
        },
        {
          answer: '<Esta tarde> {voy estudiando|soy estudiando} ^ en la biblioteca.',
          because: '“I’m going to” is *voy a* + infinitive: *voy a estudiar*.',
        },
        {
          answer: '<Esta tarde> {voy estudio|voy estudié|voy estudiaré} ^ en la biblioteca.',
          because: 'Only conjugate *ir*, and put *a* between the verbs: *voy a estudiar*.',
        },
        {
          answer: '<Esta tarde> voy {de|por|en|que} estudiar ^ en la biblioteca.',
          because: 'This future uses *a*: *voy a estudiar*.',
        },

        {
          answer: '<{Este tarde|el tarde}> voy a estudiar ^ en la biblioteca.',
          because: 'The *a* is right, but *tarde* is feminine: *esta tarde*.',
        },
        {
          answer:
            '<Esta tarde> voy a estudiar ^ {en biblioteca|en el biblioteca|la biblioteca|a biblioteca}.',
          because: 'The *a* in *voy a* is right. “In the library” is *en la biblioteca*.',
        },
        {
          answer: '<Esta tarde> voy ir a estudiar ^ en la biblioteca.',
          because: 'The *a* goes right after *voy*: *voy a estudiar*.',
        },
      ],
    },
    {
      id: 'summer-job',
      kind: 'translate',
      teaches: 'when-to-use',
      en: 'This summer I’m going to work in a shop.',
      parts: {
        when: 'este verano|en este verano|durante este verano',
        work: 'voy a trabajar|trabajaré|trabajo|voy a estar trabajando|estaré trabajando',
      },
      answers: [
        '<$When> $work ^ en una tienda.',
        '<$When> $work ^ en {un comercio|un negocio|un almacén}.',
        '<$When> $work ^ {de|como} {dependiente|dependienta} en una tienda.',
        '<$When> me voy a trabajar ^ {a|en} una tienda.',
        {
          answer: '<$When> {pienso|tengo pensado} trabajar ^ en una tienda.',
          note: 'Right for a plan, but “I’m going to work” is *voy a trabajar*.',
        },
        {
          answer: '<$When> {iré|voy a ir} a trabajar ^ {en|a} una tienda.',
          note: 'Right, but this means “I’ll go and work”. For a plan, use *voy a trabajar*.',
        },
        {
          answer: '<$When> {tendré|voy a tener} [un] trabajo ^ en una tienda.',
          note: 'Right, but this means “I’ll have a job”. “I’m going to work” is *voy a trabajar*.',
        },
        {
          answer: '<$When> voy a trabajar ^ a una tienda.',
          note: 'Right, but this means you go there to work. “In a shop” is *en una tienda*.',
        },
      ],
      because:
        '“Going to” is *voy a* + infinitive. *Trabajaré* is right too, or *trabajo* for an arrangement.',
      notAsked: [
        {
          answer: '<Ese verano> {voy a trabajar|trabajaré} ^ en una tienda.',
          because: 'Good Spanish for “that summer”. “This summer” is *este verano*.',
        },
        {
          answer: '<Este verano> estoy yendo a trabajar ^ {en|a} una tienda.',
          because: 'That means you go there these days. For a plan, use *voy a trabajar*.',
        },
        {
          answer: '<Este verano> estoy trabajando ^ en una tienda.',
          because: 'That means you’re already working there. Don’t use *estar* + gerund for plans.',
        },
        {
          answer: '<{En verano|en el verano}> {voy a trabajar|trabajaré} ^ en una tienda.',
          because: 'That’s good Spanish for “in summer”. “This summer” is *este verano*.',
        },
        {
          answer: '<Este verano> {va|vas|vamos|van} a trabajar ^ en una tienda.',
          because: 'That’s the wrong person. “I’m going to” is *voy a*.',
        },
        {
          answer: '<Este verano> iba a trabajar ^ en una tienda.',
          because: 'That’s “I was going to work”. “I’m going to” is *voy a*.',
        },
        {
          answer: '<Este verano> trabajaría ^ en una tienda.',
          because: 'That’s “I would work”. “I’m going to work” is *voy a trabajar*.',
        },
        {
          answer: '<Este verano> {trabajé|trabajaba} ^ en una tienda.',
          because: 'That’s the past, “I worked”. “I’m going to work” is *voy a trabajar*.',
        },
        {
          answer: '<Este verano> {trabajará|trabaja} ^ en una tienda.',
          because: 'That’s “he” or “she”. With *yo*, use *trabajaré* or *voy a trabajar*.',
        },
        {
          answer: '<{Este invierno|este otoño|esta primavera}> {voy a trabajar|trabajaré} ^ en una tienda.',
          because:
            '*Invierno* is “winter”, *otoño* is “autumn” and *primavera* is “spring”. “Summer” is *verano*: *este verano*.',
        },
        {
          answer: '<Este verano> voy para trabajar ^ en una tienda.',
          because: 'That means you go there in order to work. For a plan, use *voy a trabajar*.',
        },
        {
          answer: '<Este verano> {voy a trabajar|trabajaré} ^ en tienda.',
          because: '*Trabajar en tienda* is “to work in retail”. “In **a** shop” is *en una tienda*.',
        },
      ],
      mistakes: [
        {
          answer: '<Este verano> voy trabajar ^ en una tienda.',
          because: 'The *a* is missing: *voy a trabajar*.',
        },
        {
          answer:
            '<Este verano> voy a {trabajo|trabajando|trabajaré|trabajé|trabaje|trabajado} ^ en una tienda.',
          because: 'After *voy a*, use the infinitive: *trabajar*.',
        },
        {
          answer: '<Este verano> {voy trabajo|voy trabajando|voy trabajaré} ^ en una tienda.',
          because: '“I’m going to” is *voy a* + infinitive: *voy a trabajar*.',
        },
        {
          answer:
            '<Este verano> {estoy yendo trabajar|estoy ir a trabajar|soy yendo a trabajar|estoy voy a trabajar|soy voy a trabajar} ^ en una tienda.',
          because: '“I’m going to” is just the present of *ir* + *a*: *voy a trabajar*.',
        },
        {
          answer: '<Este verano> voy {de|por|en} trabajar ^ en una tienda.',
          because: 'This future uses *a*: *voy a trabajar*.',
        },
        {
          answer: '<Este verano> trabajara ^ en una tienda.',
          because: '*Trabajara* is the imperfect subjunctive. “I’m going to work” is *voy a trabajar*.',
        },
        {
          answer: '<Este verano> {voy a trabajar|trabajaré} ^ {en un tienda|en uno tienda|en el tienda}.',
          because: '*Tienda* is feminine: *en una tienda*.',
        },
        {
          answer: '<Este verano> trabajaré ^ a una tienda.',
          because: 'To say where you work, use *en*: *en una tienda*. *A* is for where you go.',
        },

        {
          answer: '<{Esta verano|esto verano}> {voy a trabajar|trabajaré} ^ en una tienda.',
          because: '“This summer” is *este verano*, masculine.',
        },
        {
          answer: '<El verano> {voy a trabajar|trabajaré} ^ en una tienda.',
          because: '“This summer” is *este verano*.',
        },
      ],
    },

    {
      id: 'which-is-a-promise',
      kind: 'choose',
      teaches: 'predictions-and-promises',
      prompt: 'Which of these is a promise?',
      options: [
        {
          text: '*Mañana lloverá en el norte.*',
          because: '“Tomorrow it will rain in the north” is a prediction. Nobody can promise the weather.',
        },
        {
          text: '*Te escribiré todas las semanas.*',
          right: true,
          because: '“I’ll write to you every week”: you’re giving your word.',
        },
        {
          text: '*Algún día vivirán en otro planeta.*',
          because: '“One day they’ll live on another planet” is a distant prediction.',
        },
      ],
    },
    {
      id: 'on-holiday-messages',
      kind: 'proofread',
      teaches: 'predictions-and-promises',
      en: 'Julia writes to her Spanish friend about her visit in July: the flight, the plans and a promise.',
      lines: [
        { right: '¡Hola, Inés! Ya tengo el billete.' },
        {
          wrong: 'El avión saldrá de Londres a las nueve y llegara a Madrid a mediodía.',
          answers: [
            'El avión {saldrá|va a salir|sale} de Londres a las nueve y {llegará|va a llegar|llega} a Madrid {a|al} mediodía.',
            'El avión va a salir de Londres a las nueve y [a ]llegar a Madrid {a|al} mediodía.',
          ],
          because: 'Without the accent, *llegara* is a subjunctive. “Will arrive” is *llegará*.',
        },
        {
          wrong: 'El sábado podremos visitar el museo y después haceremos una cena en casa.',
          answers: [
            'El sábado {podremos|vamos a poder} visitar el museo y {después|luego} {haremos|vamos a hacer} una cena en casa.',
          ],
          because: '*Hacer* has a short stem: *har-*, so *haremos*.',
        },
        { right: 'Si hace calor, iremos a la piscina todos los días.' },
        {
          wrong: 'Por la noche voy ayudar a tu madre en la cocina.',
          answers: [
            '<Por la noche> {voy a ayudar|ayudaré|voy a ayudarle|le ayudaré} ^ a tu madre en la cocina.',
            '<Por la noche> {voy a ayudar|ayudaré} ^ en la cocina a tu madre.',
            {
              answer: '<Por la noche> {voy a ayudarla|la ayudaré} ^ a tu madre en la cocina.',
              note: 'Used in Argentina and Uruguay. Elsewhere, leave out *la* when *a tu madre* comes after the verb.',
            },
          ],
          because: '*Ir* + *a* + infinitive: keep the *a*, even before another *a*: *voy a ayudar*.',
        },
        { right: 'Te prometo que hablaré español todo el tiempo.' },
      ],
    },
    {
      id: 'electric-cars',
      kind: 'translate',
      teaches: 'predictions-and-promises',
      en: 'In the future there will be more electric cars.',
      parts: {
        when: 'en el futuro|en un futuro',
        be: 'habrá|va a haber|existirán|van a existir|se verán|circularán',
        cars: '{coches|vehículos|automóviles} eléctricos',
      },
      answers: [
        '<$When> {$be} ^ más $cars.',
        '<$When> {vamos a ver|veremos} ^ más $cars.',
        '<$When> {habrá|va a haber} ^ {un mayor número de|un número mayor de|mayor número de|más cantidad de} $cars.',
        {
          answer: '<A futuro> {$be} ^ más $cars.',
          note: '*A futuro* is used in Latin America. *En el futuro* is right everywhere.',
        },
        {
          answer: '<$When> {tendremos|vamos a tener} ^ más $cars.',
          note: 'Right, but this means “we will have”. “There will be” is *habrá*.',
        },
        {
          answer: '<$When> los $cars serán ^ más {comunes|frecuentes|numerosos}.',
          note: 'The meaning is right, but “there will be” is *habrá*.',
        },
        {
          answer: '<$When> {habrá|va a haber} ^ muchos más $cars.',
          note: 'Right, but *muchos más* is “**many** more”.',
        },
      ],
      because: '*Habrá* is “there will be”, singular even before a plural noun.',
      mistakes: [
        {
          answer: '<En el futuro> {habrá|va a haber} ^ más {coches|vehículos|automóviles} electrónicos.',
          because: 'The verb is right, but *electrónico* is “electronic”. “Electric” is *eléctrico*.',
        },
        {
          answer: '<En el futuro> {habrán|haberán} más {coches|vehículos} eléctricos.',
          because: 'In Spanish, “there will be” is always singular: *habrá*.',
        },
        {
          answer: '<En el futuro> {van a haber|van a hay|vamos a haber} más {coches|vehículos} eléctricos.',
          because: '“There are going to be” is singular too: *va a haber*.',
        },
        {
          answer:
            '<En el futuro> {va a hay|va haber|va a habrá|va a ser|van a ser|va a estar|van a estar} más {coches|vehículos} eléctricos.',
          because: '“There is going to be” is *va a* with the infinitive of *hay*: *va a haber*.',
        },
        {
          answer: '<En el futuro> [allí |ahí ]{será|serán} más {coches|vehículos} eléctricos.',
          because: '“There is” comes from *haber*, not from *ser*: *habrá*.',
        },
        {
          answer: '<En el futuro> [allí |ahí ]{estará|estarán} más {coches|vehículos} eléctricos.',
          because: '“There is” comes from *haber*, not from *estar*: *habrá*.',
        },
        {
          answer: '<En el futuro> {haberá|hayará|habará|hayrá} más {coches|vehículos} eléctricos.',
          because: '*Haber* drops its *e*: *habr-*, so *habrá*.',
        },
        {
          answer: '<En el futuro> habrían más {coches|vehículos} eléctricos.',
          because: '“There will be” is singular and in the future: *habrá*.',
        },
        {
          answer: '<En el futuro> {hay|hayan|haya} más {coches|vehículos} eléctricos.',
          because: '“There will be” is the future: *habrá*, or *va a haber*.',
        },
        {
          answer: '<En el futuro> {había|hubo|habían|hubieron} más {coches|vehículos} eléctricos.',
          because: 'That’s the past. “There will be” is the future: *habrá*.',
        },

        {
          answer: '<En el futuro> {habrá|va a haber} más eléctricos {coches|vehículos}.',
          because: 'This kind of adjective goes after the noun: *coches eléctricos*.',
        },
        {
          answer: '<En el futuro> {habrá|va a haber} más coches {eléctrico|eléctricas|eléctrica}.',
          because: '*Coches* is masculine plural, so use *eléctricos*.',
        },
        {
          answer: '<En el futuro> {habrá|va a haber} {mucho|muchos} más de {coches|vehículos} eléctricos.',
          because: '*Más* goes right before the noun, without *de*: *más coches*.',
        },
        {
          answer: '<En el futuro> {habrá|va a haber} más de {coches|vehículos} eléctricos.',
          because: '*Más* goes right before the noun, without *de*: *más coches*.',
        },
        {
          answer: '<En el futuro> {habrá|va a haber} mucho coches eléctricos.',
          because: '*Coches* is plural, and “more” is *más*.',
        },
        {
          answer:
            '<{En futuro|en la futura|al futuro|en la futuro}> {habrá|va a haber} más {coches|vehículos} eléctricos.',
          because: '“In the future” is *en el futuro*.',
        },
      ],
      notAsked: [
        {
          answer: '<En el futuro> {tendrá|tendrán} más {coches|vehículos} eléctricos.',
          because: 'That means somebody will have them. “There will be” is *habrá*.',
        },
        {
          answer: '<En el futuro> habría más {coches|vehículos} eléctricos.',
          because: 'That’s the conditional, “there would be”. “There will be” is *habrá*.',
        },
        {
          answer: '<En el futuro> allí habrá más {coches|vehículos} eléctricos.',
          because: '*Habrá* already means “there will be”. Leave out *allí*, “over there”.',
        },
        {
          answer: '<En el futuro> {habrá|va a haber} muchos coches eléctricos.',
          because: '*Muchos* is “many”. “More” is *más*.',
        },
        {
          answer: '<En el futuro> {hará|harán} más {coches|vehículos} eléctricos.',
          because: '*Hará* and *harán* are “will make”. “There will be” comes from *haber*: *habrá*.',
        },
      ],
      twins: { mas: 'but (old-fashioned)', más: 'more' },
    },
    {
      id: 'if-i-have-time',
      kind: 'choose',
      teaches: 'if-and-when',
      prompt: 'Which form?',
      sentence: 'Si ___ tiempo, pasaré por tu casa.',
      en: 'If I have time, I’ll drop by your house.',
      options: [
        {
          text: '*tendré*',
          because: 'Don’t use the future after *si* (if). It goes in the other half: *pasaré*.',
        },
        {
          text: '*tendría*',
          because:
            'Don’t use the conditional after *si* (if) either. You’d also need *pasaría*, not *pasaré*.',
        },
        {
          text: '*tengo*',
          right: true,
          because: 'Use the present for the condition and the future for the result.',
        },
      ],
    },
    {
      id: 'when-i-land',
      kind: 'choose',
      teaches: 'if-and-when',
      prompt: 'Which form?',
      sentence: 'Cuando ___ al aeropuerto, te mandaré un mensaje.',
      en: 'When I get to the airport, I’ll send you a message.',
      options: [
        {
          text: '*llegue*',
          right: true,
          because: 'You haven’t arrived yet, so use the present subjunctive after *cuando*.',
        },
        {
          text: '*llegaré*',
          because:
            'English doesn’t use the future after “when” either. It goes in the other half: *mandaré*.',
        },
        {
          text: '*llego*',
          because: '*Cuando llego* is for habits: “whenever I arrive”. You haven’t arrived yet.',
        },
        {
          text: '*llegué*',
          because: '*Llegué* is “I arrived”, in the past. *Te mandaré* shows that it hasn’t happened yet.',
        },
      ],
    },
    {
      id: 'when-i-am-eighteen',
      kind: 'correct',
      teaches: 'if-and-when',
      sentence: 'Cuando tendré dieciocho años, saliré más.',
      en: 'When I’m eighteen, I’ll go out more.',
      parts: {
        when: 'cuando {tenga|cumpla|haya cumplido} {dieciocho {años|}|los dieciocho [años]}|{una vez que|en cuanto} {tenga|cumpla} {dieciocho años|los dieciocho [años]}|cuando llegue a los dieciocho [años]|cuando tenga dieciocho años de edad',
        out: '{saldré|voy a salir} {más [a menudo|veces|seguido]|con más frecuencia}',
      },
      answers: [
        '$When, $out.',
        '$Out $when.',
        {
          answer:
            '{{Al cumplir|A|Con} los dieciocho [años], $out|$Out {al cumplir|a|con} los dieciocho [años]}.',
          note: 'Right, but the original has *cuando*: *cuando tenga*.',
        },
        {
          answer: '{{Al cumplir|Con} dieciocho años, $out|$Out {al cumplir|con} dieciocho años}.',
          note: 'Right, but the original has *cuando*: *cuando tenga*.',
        },
        {
          answer: '{Cuando sea mayor de edad, $out|$Out cuando sea mayor de edad}.',
          note: 'Right where people come of age at eighteen, but the original has *dieciocho años*.',
        },
      ],
      because:
        'When *cuando* is about the future, use the subjunctive (*tenga*). The stem of *salir* is *saldr-*.',
      mistakes: [
        {
          answer: 'Saliré más cuando tendré dieciocho {años|}.',
          because: 'You need to change both verbs: *tenga* after *cuando*, and *saldré*.',
        },
        {
          answer:
            '{Cuando {tendré|teneré} dieciocho {años|}, {saldré|voy a salir} más|{Saldré|Voy a salir} más cuando {tendré|teneré} dieciocho {años|}}.',
          because: '“I’ll go out” is right. After *cuando* you need the present subjunctive: *tenga*.',
        },
        {
          answer: '{Cuando tenga dieciocho {años|}, saliré más|Saliré más cuando tenga dieciocho {años|}}.',
          because: '*Tenga* is right. The stem of *salir* is *saldr-*: *saldré*.',
        },
        {
          answer:
            '{Cuando tenga dieciocho {años|}, {saleré|salré|saldaré|salderé} más|{Saleré|Salré|Saldaré|Salderé} más cuando tenga dieciocho {años|}}.',
          because: '*Tenga* is right. In *salir* a *d* replaces the vowel: *saldr-*, *saldré*.',
        },
        {
          answer:
            '{Cuando tengo dieciocho {años|}, {saldré|voy a salir} más|{Saldré|Voy a salir} más cuando tengo dieciocho {años|}}.',
          because: '“I’ll go out” is right, but you aren’t eighteen yet. Use the subjunctive: *tenga*.',
        },
        {
          answer: '{Cuando tengo dieciocho {años|}, saliré más|Saliré más cuando tengo dieciocho {años|}}.',
          because:
            'You aren’t eighteen yet. Use the subjunctive: *tenga*. The stem of *salir* is *saldr-*: *saldré*.',
        },

        {
          answer:
            '{Cuando {tendría|tuviera|tenía|tuve} dieciocho {años|}, saldré más|Saldré más cuando {tendría|tuviera|tenía|tuve} dieciocho {años|}}.',
          because: '*Saldré* is right. After *cuando*, use the present subjunctive for the future: *tenga*.',
        },
        {
          answer:
            '{Cuando tenga dieciocho {años|}, {saldría|saliría} más|{Saldría|Saliría} más cuando tenga dieciocho {años|}}.',
          because: '*Tenga* is right. “I’ll go out” is the future, not the conditional: *saldré*.',
        },

        {
          answer: '{Cuando tenga dieciocho {años|}, salí más|Salí más cuando tenga dieciocho {años|}}.',
          because: '*Tenga* is right, but *salí* is “I went out”. “I’ll go out” is *saldré*.',
        },
        {
          answer:
            '{Cuando {sea|soy|seré|esté|estoy} dieciocho {años|}, saldré más|Saldré más cuando {sea|soy|seré|esté|estoy} dieciocho {años|}}.',
          because: '*Saldré* is right. To give an age, use *tener*: *cuando tenga*.',
        },
        {
          answer:
            '{Cuando voy a tener dieciocho {años|}, saldré más|Saldré más cuando voy a tener dieciocho {años|}}.',
          because: 'Don’t use a future after *cuando*, not even *voy a*. Use the subjunctive: *tenga*.',
        },
        {
          answer:
            '{Si {tengo|tenga} dieciocho {años|}, saldré más|Saldré más si {tengo|tenga} dieciocho {años|}}.',
          because: '*Si* is “if”. “When” is *cuando*, and it needs the subjunctive: *cuando tenga*.',
        },
      ],
      notAsked: [
        {
          answer: '{Cuando tengo dieciocho {años|}, salgo más|Salgo más cuando tengo dieciocho {años|}}.',
          because:
            'That’s a habit or a story told in the present. This hasn’t happened yet: *cuando tenga*, *saldré*.',
        },
        {
          answer: '{Cuando tenga dieciocho {años|}, salga más|Salga más cuando tenga dieciocho {años|}}.',
          because: 'With *usted*, that’s advice, “go out more”. “I’ll go out” is *saldré*.',
        },
      ],
      twins: { mas: 'but (old-fashioned)', más: 'more' },
    },
    {
      id: 'cinema-on-saturday',
      kind: 'order',
      teaches: 'going-to',
      words: ['al cine', 'vamos', 'ir', 'el sábado', 'a'],
      en: 'We’re going to go to the cinema on Saturday.',
      answers: [
        'El sábado vamos a ir al cine.',
        'Vamos a ir al cine el sábado.',
        'Vamos a ir el sábado al cine.',
        'Al cine vamos a ir el sábado.',
        {
          answer: '{El sábado al cine vamos a ir|Al cine el sábado vamos a ir}.',
          note: 'This order is for emphasis. The usual order is *El sábado vamos a ir al cine.*',
        },
      ],
      because: 'Use *vamos* + *a* + infinitive. With *ir*, it’s *vamos a ir*.',
      mistakes: [
        {
          answer: '<El sábado> vamos ir a ^ al cine.',
          because: 'The *a* goes between the two verbs: *vamos a ir*. *Al cine* has its own *a*.',
        },
        {
          answer: '<El sábado> {ir a vamos|ir vamos a|a ir vamos|a vamos ir} ^ al cine.',
          because: '*Vamos* comes first, then *a*, then the infinitive: *vamos a ir*.',
        },
        {
          answer: '<El sábado> vamos al cine ^ a ir.',
          because: 'Keep *vamos a ir* together, then add the place: *vamos a ir al cine*.',
        },
        {
          answer: '{A el sábado vamos|Vamos a el sábado} ir al cine.',
          because: '“On Saturday” is *el sábado*, without *a*. The *a* goes in *vamos a ir*.',
        },
        {
          answer: 'El sábado al cine {vamos ir a|a ir vamos|ir a vamos}.',
          because: 'The verb is *vamos a ir*, in that order.',
        },
      ],
    },

    {
      id: 'up-at-six',
      kind: 'translate',
      teaches: 'going-to',
      en: 'Tomorrow we’re going to get up at six.',
      answers: [
        '<Mañana> vamos a levantarnos ^ a las seis.',
        {
          answer: '<Mañana> nos levantamos ^ a las seis.',
          note: 'Right for an arrangement, but “we’re going to” is *vamos a* + infinitive.',
        },
        {
          answer: '<Mañana> vamos a pararnos ^ a las seis.',
          note: 'In Mexico and other parts of Latin America *pararse* is “to get up”. In Spain, it’s “to stop”.',
        },
        '<Mañana> vamos a levantarnos ^ a las seis en punto.',
        'Mañana vamos a levantarnos a las seis de la mañana.',
        {
          answer: '<Mañana> nos levantaremos ^ a las seis[ en punto].',
          note: 'Right, but “we’re going to” is *vamos a* + infinitive.',
        },
        {
          answer: 'Mañana nos levantaremos a las seis de la mañana.',
          note: 'Right, but “we’re going to” is *vamos a* + infinitive.',
        },
      ],
      because:
        'Use *vamos a* + infinitive. Put *nos* on the end of the infinitive or before *vamos*: *nos vamos a levantar*.',
      notAsked: [
        {
          answer: '<Mañana> vamos a despertarnos ^ a las seis.',
          because: '*Despertarse* is “to wake up”. “To get up” is *levantarse*: *vamos a levantarnos*.',
        },
        {
          answer: '<Mañana> {nos tenemos que levantar|tenemos que levantarnos} ^ a las seis.',
          because: 'That’s “we **have to** get up”. “We’re going to” is *vamos a*: *vamos a levantarnos*.',
        },
      ],
      mistakes: [
        {
          answer: '<Mañana> vamos a levantarse ^ a las seis.',
          because: 'The pronoun must match *nosotros*: *levantarnos*.',
        },
        {
          answer: '<Mañana> vamos a levantar ^ a las seis.',
          because: 'Without *nos*, it means “lift”: *levantarnos*.',
        },
        {
          answer: '<Mañana> {iremos a levantarnos|nos iremos a levantar} ^ a las seis.',
          because: 'Use the present of *ir* for this future: *vamos a*.',
        },
        {
          answer: '<Mañana> {vamos levantarnos|nos vamos levantar} ^ a las seis.',
          because: 'The *a* is missing: *vamos a levantarnos*.',
        },
        {
          answer: '<Mañana> vamos a nos levantar ^ a las seis.',
          because: 'The pronoun never goes between *a* and the infinitive: *vamos a levantarnos*.',
        },
        {
          answer: '<Mañana> {estamos yendo a levantarnos|estamos levantándonos} ^ a las seis.',
          because: '“Going to” is just the present of *ir*: *vamos a levantarnos*.',
        },
        {
          answer: '<Mañana> vamos a levantarnos ^ {en las seis|a los seis|a seis}.',
          because: '“At six” is *a las seis*.',
        },
      ],
    },
    {
      id: 'hear-the-sea',
      kind: 'choose',
      teaches: 'irregular-in-full',
      prompt: 'Which form?',
      sentence: 'Desde mi habitación ___ el mar todas las noches.',
      en: 'From my room I’ll hear the sea every night.',
      options: [
        {
          text: '*oyeré*',
          because: 'The *y* comes from the present, *oyes*. The future starts from the infinitive *oír*.',
        },
        {
          text: '*oiré*',
          right: true,
          because: '*Oír* loses its accent and adds *-é*: *oiré*.',
        },
        { text: '*oigo*', because: 'That’s the present, “I hear”.' },
      ],
    },
    {
      id: 'hotel-prices',
      kind: 'fill',
      teaches: 'irregular-in-full',
      sentence: 'El hotel ___ los mismos precios hasta enero.',
      en: 'The hotel will keep the same prices until January. (mantener, simple future)',
      answers: ['mantendrá'],
      because: '*Mantener* works like *tener*: *mantendr-* + *-á*.',
      mistakes: [
        {
          answer: '{mantenerá|mantenará|mantenrá|mantienerá|mantiendrá}',
          because: 'It works like *tener*: *tendrá*, *mantendrá*.',
        },
        {
          answer: '{mantendrán|mantendré|mantendrás|mantendremos}',
          because: 'The stem is right. For *el hotel* the ending is *-á*: *mantendrá*.',
        },
        { answer: 'mantenga', because: 'That’s the subjunctive. “Will” is the future here: *mantendrá*.' },
      ],
      notAsked: [
        {
          answer: '{mantiene|va a mantener}',
          because: 'That’s good Spanish too, but here you need the simple future: *mantendrá*.',
        },
        { answer: 'mantendría', because: 'That’s the conditional, “would keep”. The future is *mantendrá*.' },
      ],
    },
    {
      id: 'car-wont-start',
      kind: 'choose',
      teaches: 'three-futures',
      prompt: 'Your dad turns the key and nothing happens. What do you say?',
      en: 'The car won’t start.',
      options: [
        {
          text: '*El coche no arrancará.*',
          because: 'This is a prediction: one day, or in this cold, it won’t start.',
        },
        {
          text: '*El coche no arranca.*',
          right: true,
          because: 'This “won’t” means “refuses to”. It’s a fact about now, so use the present.',
        },
        {
          text: '*El coche no arrancaría.*',
          because: 'This is “the car wouldn’t start (if…)”, but there’s no “if”.',
        },
      ],
    },

    {
      id: 'wont-eat-vegetables',
      kind: 'fill',
      teaches: 'three-futures',
      sentence: 'Mi hermano pequeño no ___ comer verdura.',
      en: 'My little brother won’t eat vegetables: he refuses. (querer)',
      answers: ['quiere'],
      because: 'This “won’t” means “refuses to”. It’s a fact about now, so use the present: *no quiere*.',
      mistakes: [
        { answer: '{quera|quere|queré|querá}', because: 'The stem changes in the present: *quiere*.' },
        {
          answer: '{quiero|quieres|quieren}',
          because: 'The tense is right. *Mi hermano* is *él*: *quiere*.',
        },
      ],
      notAsked: [
        {
          answer: 'querrá',
          because: 'That’s a prediction: “he won’t want to”. He’s refusing now: *quiere*.',
        },
        { answer: '{quería|quiso}', because: 'That’s the past. He’s refusing now: *quiere*.' },
        { answer: '{querría|quisiera}', because: 'That’s “would like to”, but he’s refusing: *no quiere*.' },
      ],
    },
    {
      id: 'who-can-it-be',
      kind: 'choose',
      teaches: 'guesses-and-rules',
      prompt: 'The doorbell rings. What does this sentence mean?',
      sentence: '¿Quién será a estas horas?',
      options: [
        {
          text: 'Who is going to be here later?',
          because: '*A estas horas* means “at this hour”, now. The future is a guess about the present.',
        },
        { text: 'Who would it be?', because: '“Would be” is *sería*.' },
        {
          text: 'I wonder who it is at this hour.',
          right: true,
          because: 'Here, the future is a guess about now.',
        },
      ],
    },

    {
      id: 'ana-is-in-class',
      kind: 'fill',
      teaches: 'guesses-and-rules',
      sentence: 'Son las once y Ana no contesta. ___ en clase.',
      en: 'It’s eleven and Ana isn’t answering. She must be in class. (estar, simple future)',
      answers: ['Estará'],
      because: 'It’s a guess about now. The verb is in the future but the meaning is present.',
      mistakes: [
        { answer: '{será|es}', because: 'To say where somebody is, use *estar*: *estará*.' },
        {
          answer: '{esté|estuviera}',
          because: 'Nothing here needs the subjunctive. Use *estará*.',
        },
      ],
      notAsked: [
        {
          answer: '{debe de estar|debe estar|tiene que estar}',
          because: 'That’s good Spanish too, but here you need the simple future: *estará*.',
        },
        { answer: 'está', because: 'That states it as a fact. For a guess, use the future: *estará*.' },
        {
          answer: 'estaría',
          because: 'That’s a guess about the past, “she was probably in class”. For now, use *estará*.',
        },
        {
          answer: '{estarán|estaré|estarás}',
          because: 'That’s the wrong person. *Ana* is *ella*: *estará*.',
        },
      ],
    },
    {
      id: 'next-train',
      kind: 'choose',
      teaches: 'if-when-look-alikes',
      prompt: 'Which form?',
      sentence: '¿Cuándo ___ el próximo tren?',
      en: 'When will the next train arrive?',
      options: [
        {
          text: '*llegue*',
          because:
            'Use the subjunctive after *cuando* (no accent), which joins two halves of a sentence. This is a question.',
        },
        { text: '*llegaba*', because: 'That’s the past, “was arriving”.' },
        {
          text: '*llegará*',
          right: true,
          because: 'In a question, *cuándo* has an accent and you can use the future.',
        },
      ],
    },
    {
      id: 'wifi-in-the-park',
      kind: 'order',
      teaches: 'if-when-look-alikes',
      words: ['habrá', 'no sé', 'en el parque', 'si', 'wifi'],
      en: 'I don’t know whether there will be wifi in the park.',
      answers: [
        'No sé si habrá wifi en el parque.',
        'No sé si en el parque habrá wifi.',
        'No sé si habrá en el parque wifi.',
        {
          answer: 'En el parque no sé si habrá wifi.',
          note: 'This order is for emphasis. The usual order is *No sé si habrá wifi en el parque.*',
        },
      ],
      because: 'You can use the future when *si* is “whether”: *no sé si habrá*.',
      mistakes: [
        {
          answer: '{No sé habrá si wifi en el parque|Si no sé habrá wifi en el parque}.',
          because: 'Put *si* (whether) before what you don’t know: *no sé si habrá…*',
        },
        {
          answer: 'No sé si wifi habrá en el parque.',
          because: '*Wifi* comes after the verb: *si habrá wifi*.',
        },
      ],
    },
    {
      id: 'when-grandparents-arrive',
      kind: 'translate',
      teaches: 'if-when-look-alikes',
      en: 'I don’t know when my grandparents will arrive. (llegar)',
      answers: [
        'No sé cuándo {llegarán|van a llegar} mis abuelos.',
        'No sé cuándo mis abuelos {llegarán|van a llegar}.',
        '{No sé|Desconozco|Ignoro} cuándo {llegarán|van a llegar} mis {abuelos|yayos}.',
        'Mis abuelos no sé cuándo {llegarán|van a llegar}.',
        {
          answer:
            '{No sé cuándo llegan mis abuelos|No sé cuándo mis abuelos llegan|Mis abuelos no sé cuándo llegan}.',
          note: 'Right for an arrangement, but “will arrive” is *llegarán*.',
        },
        {
          answer: 'No sé {a qué hora|qué día|en qué momento} {llegarán|van a llegar} mis abuelos.',
          note: 'Right, but this is more exact. “When” is *cuándo*.',
        },
      ],
      because: '*Cuándo* asks a question, even inside another sentence, so use the future.',
      mistakes: [
        {
          answer: 'No sé cuándo {llegará|llegaré|llegarás|llegaremos} mis abuelos.',
          because: 'The tense is right, but *mis abuelos* is “they”: *llegarán*.',
        },
        {
          answer: 'No {conozco|sabo} cuándo llegarán mis abuelos.',
          because: 'For facts, “I don’t know” is *no sé*.',
        },
        {
          answer: 'No sé que cuándo llegarán mis abuelos.',
          because: '*Cuándo* joins the two halves, so you don’t need *que*.',
        },
      ],
      notAsked: [
        {
          answer: 'No sé cuándo lleguen mis abuelos.',
          because:
            'People say this in and around Mexico. In a question, the future is right everywhere: *llegarán*.',
        },
        {
          answer: 'No sé cuándo {llegarían|llegaban|llegaron} mis abuelos.',
          because:
            '*Llegarían* is “would arrive”, and *llegaban* and *llegaron* are past. “Will arrive” is the future: *llegarán*.',
        },
        {
          answer: 'No se sabe cuándo llegarán mis abuelos.',
          because: 'That’s “nobody knows”. “I don’t know” is *no sé*.',
        },
      ],
    },
    {
      id: 'in-two-years',
      kind: 'choose',
      teaches: 'time-expressions',
      prompt: 'Which words?',
      sentence: '___ dos años iré a la universidad.',
      en: 'In two years’ time I’ll go to university.',
      options: [
        { text: '*Hace*', because: '*Hace dos años* is “two years ago”, in the past.' },
        { text: '*Dentro de*', right: true, because: '*Dentro de* + time says how long from now.' },
        { text: '*Desde hace*', because: '*Desde hace dos años* is “for two years”, up to now.' },
      ],
    },
    {
      id: 'work-experience-next-week',
      kind: 'fill',
      teaches: 'time-expressions',
      sentence: 'La semana que ___ empezarán las prácticas.',
      en: 'Work experience will start next week. (venir)',
      answers: ['viene'],
      because: '“Next week” is *la semana que viene* (literally “the week that’s coming”).',
      mistakes: [
        {
          answer: 'venirá',
          because:
            'The future of *venir* would be *vendrá*, but the set phrase uses the present: *la semana que viene*.',
        },
        {
          answer: 'vendrá',
          because: '*Empezarán* already shows the future. The set phrase is *la semana que viene*.',
        },
        { answer: 'viniera', because: 'The set phrase uses the present: *la semana que viene*.' },
        { answer: '{vene|veni|veniene}', because: 'The stem changes in the present: *viene*.' },
        { answer: '{vino|venía}', because: 'That’s the past. “Next week” is *la semana que viene*.' },
      ],
      notAsked: [
        {
          answer: 'venga',
          because:
            'That’s “the week when he or she comes”, whenever that is. “Next week” is *la semana que viene*.',
        },
        {
          answer: '{vienen|vienes|vengo}',
          because: 'That’s “the week when I, you or they come”. “Next week” is *la semana que viene*.',
        },
      ],
    },
    {
      id: 'by-june',
      kind: 'choose',
      teaches: 'future-perfect',
      prompt: 'Which form?',
      sentence: 'Para junio ya ___ todos los exámenes.',
      en: 'By June we’ll have done all our exams.',
      options: [
        { text: '*hemos hecho*', because: 'That’s “we have done”. June is still to come.' },
        { text: '*haremos*', because: 'That’s “we will do”. It doesn’t mean the exams will be over.' },
        {
          text: '*habremos hecho*',
          right: true,
          because: 'Use the future of *haber* + participle for what will be finished by then.',
        },
        { text: '*habíamos hecho*', because: 'That’s “we had done”, before a time in the past.' },
      ],
    },
    {
      id: 'film-has-begun',
      kind: 'fill',
      teaches: 'future-perfect',
      sentence: 'Cuando lleguemos al cine, la película ya ___.',
      en: 'When we get to the cinema, the film will already have started. (empezar)',
      answers: [
        'habrá empezado',
        { answer: 'va a haber empezado', note: 'Possible, but *habrá empezado* is more common.' },
      ],
      because: 'It’s already done when something else happens: *habrá* + participle.',
      mistakes: [
        {
          answer: '{habré|habrán|habremos|habrás} empezado',
          because: 'The tense is right. *La película* is singular: *habrá empezado*.',
        },
        {
          answer: '{habrá|habrán} empezada',
          because: 'After *haber* the participle never changes: *habrá empezado*.',
        },
        {
          answer: '{ha|había|habría|haya} empezado',
          because: '“Will have” is the future of *haber*: *habrá empezado*.',
        },
        {
          answer: '{habrá empezar|habrá empezando|habrá empiezado}',
          because: 'After *habrá*, use the participle: *empezado*.',
        },
        { answer: 'tendrá empezado', because: 'This “have” is *haber*, not *tener*: *habrá empezado*.' },
        {
          answer: 'empezará',
          because:
            '*Ya* (already) shows that it happens before you arrive. It’s not “will start” but “will have started”: *habrá empezado*.',
        },
      ],
      notAsked: [
        {
          answer: 'habrá comenzado',
          because: 'The meaning is right, but the verb in brackets is *empezar*: *habrá empezado*.',
        },
      ],
    },
    {
      id: 'homework-by-nine',
      kind: 'translate',
      teaches: 'future-perfect',
      en: 'By nine I’ll have finished my homework.',
      model: 'A las nueve ya habré terminado los deberes.',
      answers: [
        '<{A las nueve|Para las nueve|Antes de las nueve}> [ya] habré {terminado|acabado|hecho|completado|terminado de hacer} ^ {los deberes|mis deberes|la tarea|mi tarea|las tareas|mis tareas}.',
        '<{A|Para|Antes de} las nueve de la {noche|mañana}> [ya] habré {terminado|acabado|hecho} ^ {los|mis} deberes.',
        {
          answer:
            '<{A las nueve|Para las nueve}> [ya] {tendré|voy a tener} {terminados|hechos|acabados} ^ {los|mis} deberes.',
          note: 'Right, but *tener* + participle stresses the result, and the participle agrees. Here, use *habré terminado*.',
        },
        '<{A|Para|Antes de} las nueve> [ya] habré {terminado|acabado} con {los|mis} deberes.',
        {
          answer: '{Los|Mis} deberes [ya] los habré {terminado|acabado|hecho} {a|para} las nueve.',
          note: 'This order is for emphasis. The usual order is *Habré terminado los deberes a las nueve.*',
        },
      ],
      because: 'For what will be finished by then, use *habré* + participle.',
      notAsked: [
        {
          answer: '<{Hacia|Sobre} las nueve> [ya] habré {terminado|acabado|hecho} ^ {los|mis} deberes.',
          because: '*Hacia* and *sobre* are “at about”. “By nine” is *a las nueve* or *para las nueve*.',
        },
        {
          answer: '<{A las nueve|Para las nueve}> {terminaré|acabaré} ^ {los|mis} deberes.',
          because: 'That’s “I will finish”. “I will have finished” is *habré terminado*.',
        },
        {
          answer:
            '<{A las nueve|Para las nueve}> {había|habría} {terminado|acabado|hecho} ^ {los|mis} deberes.',
          because:
            '*Había terminado* is “had finished”, and *habría terminado* is “would have finished”. “Will have” is *habré*.',
        },
        {
          answer:
            '<{A las nueve|Para las nueve}> {habrá|habremos|habrás} {terminado|acabado|hecho} ^ {los|mis} deberes.',
          because: 'That’s the wrong person. “I will have” is *habré*.',
        },
      ],
      mistakes: [
        {
          answer: '<{A las nueve|Para las nueve}> {he|haya} {terminado|acabado|hecho} ^ {los|mis} deberes.',
          because: '“Will have” is the future of *haber*: *habré terminado*.',
        },

        {
          answer: '<{A las nueve|Para las nueve}> habré {terminados|acabados|hechos} ^ {los|mis} deberes.',
          because: 'After *haber* the participle never changes: *habré terminado*.',
        },
        {
          answer: '<{A las nueve|Para las nueve}> tendré {terminado|hecho} ^ {los|mis} deberes.',
          because: 'This “have” is *haber*: *habré terminado*.',
        },
        {
          answer: '<Por las nueve> habré {terminado|acabado|hecho} ^ {los|mis} deberes.',
          because: 'For “by” with a time, use *a* or *para*: *a las nueve*.',
        },
      ],
    },
  ],
} satisfies AuthoredLesson
