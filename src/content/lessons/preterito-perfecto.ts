import type { AuthoredLesson } from '../types'

export default {
  subtitle: 'El pretérito perfecto',
  blurb:
    'The second of two lessons on this tense: the perfect in full, and the choice between “I have done” and “I did”. The first is [Perfect](perfecto), step by step.',
  rule: '*{He:haber}, {has:haber}, {ha:haber}, {hemos:haber}, {habéis:haber}, {han:haber}* + [participle](?participle) (*-ado*, *-ido*), which never changes. In most of Spain, use it for all of today and any time that isn’t over (*hoy*, “today”; *esta semana*, “this week”; *nunca*, “never”). Once the time is over (*ayer*, “yesterday”), use the preterite.',
  needs: {
    igcse: {
      asks: 'produce',
      what: 'Use it in Speaking and Writing, with the most common irregular participles, for what you’ve done and for experiences.',
    },
    abInitio: {
      asks: 'produce',
      what: 'The same, as one of the past tenses in your texts and in the oral.',
    },
    standard: {
      asks: 'produce',
      what: 'Use it accurately, and choose between it, the preterite and the imperfect.',
    },
    higher: {
      asks: 'produce',
      what: 'The same. Know how Spain and Latin America differ, and understand *{tengo:tener}* + participle.',
    },
  },
  opening: 'which-have-eaten',
  sections: [
    {
      id: 'formation',
      title: 'Formation: *haber* + participle',
      core: true,
      syllabus: ['V5'],
      blocks: [
        {
          kind: 'text',
          text: 'English “I **have** spoken” and Spanish *{he hablado:hablar}* are formed in the same way: a helping verb, *haber*, and a **participle** (_spoken, eaten, lived_). *-ar* becomes *-ado*, and *-er* and *-ir* become *-ido*. The participle never changes: *Ellas {han salido:salir}* (“They have gone out”).',
        },
        {
          kind: 'conjugation',
          caption: 'Both parts together',
          tense: 'perfect',
          verbs: ['hablar', 'comer', 'vivir'],
        },
        { kind: 'verb-table', tenses: ['perfect'], suggested: ['hablar', 'abrir'] },
      ],
    },
    {
      id: 'when-to-use',
      title: 'When to use',
      core: true,
      syllabus: ['V5'],
      blocks: [
        {
          kind: 'list',
          items: [
            '**A time that isn’t over:** *Hoy {he comido:comer} fuera.* (“I ate out today.”)',
            '**Experience:** *Nunca {he viajado:viajar} solo.* (“I’ve never travelled alone.”)',
            '**A result now:** *{He perdido:perder} el móvil.* (“I’ve lost my phone.”)',
            '**Up to now:** *Siempre {he vivido:vivir} aquí.* (“I’ve always lived here.”)',
            '*Ya* (already), *todavía no* (not yet) and [others](#time-expressions). “I’ve just” is [acabo de](#have-just).',
          ],
        },
        {
          kind: 'dialogue',
          caption: 'Before the trip',
          lines: [
            { who: 'Eva', es: '¿{Habéis hecho:hacer} ya las maletas?', en: 'Have you packed yet?' },
            {
              who: 'Lucas',
              es: 'Yo sí, pero Dani no {ha empezado:empezar}.',
              en: 'I have, but Dani hasn’t started.',
            },
            {
              who: 'Eva',
              es: '¿Y los pasaportes? ¿Los {has visto:ver}?',
              en: 'And the passports? Have you seen them?',
            },
          ],
        },
      ],
    },
    {
      id: 'irregular-information',
      title: 'Irregular information: the participles you need',
      core: true,
      syllabus: ['V5'],
      blocks: [
        {
          kind: 'text',
          text: 'Ten end in *-to* and two in *-cho*. Learn them as vocabulary.',
        },
        {
          kind: 'table',
          caption: 'The irregular participles that you need',
          columns: [
            { header: 'Infinitive', lang: 'es', form: 'infinitive' },
            { header: 'Participle', lang: 'es', form: 'participle' },
            { header: 'Meaning', lang: 'en', translation: true },
          ],
          rows: [
            ['abrir', 'abierto', 'opened'],
            ['cubrir', 'cubierto', 'covered'],
            ['descubrir', 'descubierto', 'discovered'],
            ['escribir', 'escrito', 'written'],
            ['morir', 'muerto', 'died'],
            ['poner', 'puesto', 'put'],
            ['resolver', 'resuelto', 'solved'],
            ['romper', 'roto', 'broken'],
            ['ver', 'visto', 'seen'],
            ['volver', 'vuelto', 'returned'],
            ['decir', 'dicho', 'said'],
            ['hacer', 'hecho', 'done, made'],
          ],
        },
      ],
    },
    {
      id: 'word-order',
      title: 'Word order',
      core: true,
      syllabus: ['V5'],
      blocks: [
        {
          kind: 'text',
          text: 'Keep *haber* and the participle together, even though books sometimes put *ya* or *siempre* in between. *No* and pronouns go before *haber*. _Always_ and _already_ go before *haber* or after the participle. _Never_ goes before *haber*, or after the participle with *no* before *haber*.',
        },
        {
          kind: 'examples',
          rows: [
            { es: 'No lo {he visto:ver}.', en: 'I haven’t seen him.' },
            { es: 'Me {he levantado:levantarse} tarde.', en: 'I got up late.' },
            { es: 'No {he volado:volar} nunca.', en: 'I’ve never flown.' },
          ],
        },
      ],
    },
    {
      id: 'perfect-or-preterite',
      title: 'Perfect or preterite?',
      core: true,
      blocks: [
        {
          kind: 'text',
          text: 'In most of Spain, ask: **is the time over?** Today isn’t over until midnight, so *esta mañana* (“this morning”) is included, even at night. This week and your life aren’t over either. Yesterday, last week and 2021 are over: use the [preterite](indefenido). Most of [Latin America](#ten-pairs) says *Hoy {vi:ver} a Ana* (“I’ve seen Ana today”).',
        },
        {
          kind: 'contrast',
          caption: 'Is the time over?',
          left: 'Perfect: the time is not over',
          right: 'Preterite: the time is over',
          rows: [
            {
              left: { es: 'Hoy {he desayunado:desayunar} fuera.', en: 'I’ve had breakfast out today.' },
              right: { es: 'Ayer {desayuné:desayunar} fuera.', en: 'I had breakfast out yesterday.' },
              why: 'The simplest pair: *hoy* isn’t over, but *ayer* is.',
            },
            {
              left: {
                es: 'Esta semana {hemos tenido:tener} dos partidos.',
                en: 'We’ve had two matches this week.',
              },
              right: {
                es: 'La semana pasada {tuvimos:tener} dos partidos.',
                en: 'We had two matches last week.',
              },
              why: '*Este* and *esta* mean the time isn’t over. *Pasado* and *pasada* mean it is.',
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
              wrong: 'He escribido el correo.',
              right: '{He escrito:escribir} el correo.',
              en: 'I’ve written the email.',
              why: '*Escribir* has an irregular participle, like *hacer* (*{hecho:hacer}*).',
            },
            {
              wrong: 'He siempre querido un perro.',
              right: 'Siempre {he querido:querer} un perro.',
              en: 'I’ve always wanted a dog.',
              why: 'English puts _always_ in the middle. In Spanish that is bookish at best: put nothing between *haber* and the participle.',
            },
            {
              wrong: 'Ella ha escrita tres canciones.',
              right: 'Ella {ha escrito:escribir} tres canciones.',
              en: 'She has written three songs.',
              why: 'After *haber* the participle never agrees. It does when it’s an adjective: after *ser* or *estar*, or with a noun.',
            },
            {
              wrong: 'Ayer he ido al dentista.',
              right: 'Ayer {fui:ir} al dentista.',
              en: 'I went to the dentist yesterday.',
              why: '*Ayer* is over, so most of Spain uses the preterite.',
            },
            {
              wrong: 'Tengo comido demasiado.',
              right: '{He comido:comer} demasiado.',
              en: 'I’ve eaten too much.',
              why: 'English _have_ is *tener* for owning something and *haber* for this tense.',
            },
          ],
        },
      ],
    },
    {
      id: 'have-just',
      title: 'To have just done: *acabar de*',
      more: '“I’ve just arrived” takes the present tense in Spanish.',
      blocks: [
        {
          kind: 'text',
          text: '“I have just …” isn’t the perfect in Spanish. It’s the **present** of *acabar* + *de* + [infinitive](?infinitive) (the dictionary form).',
        },
        {
          kind: 'examples',
          rows: [
            { es: '{Acabo:acabar} de llegar a casa.', en: 'I’ve just got home.' },
            { es: '{Acaban:acabar} de publicar las notas.', en: 'They’ve just published the results.' },
            { es: '¿{Acabas:acabar} de despertarte?', en: 'Have you just woken up?' },
          ],
        },
      ],
    },
    {
      id: 'time-expressions',
      title: 'Time expressions',
      more: 'Fifteen words that go with the perfect, from *hoy* to *últimamente*.',
      blocks: [
        {
          kind: 'phrases',
          caption: 'Words that go with the perfect',
          rows: [
            { es: 'hoy', en: 'today' },
            { es: 'esta mañana', en: 'this morning' },
            { es: 'esta semana', en: 'this week' },
            { es: 'este mes', en: 'this month' },
            { es: 'este año', en: 'this year' },
            { es: 'estas vacaciones', en: 'these holidays' },
            { es: 'ya', en: 'already, yet' },
            { es: 'todavía no, aún no', en: 'not yet' },
            { es: 'alguna vez', en: 'ever' },
            { es: 'nunca', en: 'never' },
            { es: 'muchas veces', en: 'many times' },
            { es: 'últimamente', en: 'lately' },
            { es: 'hasta ahora', en: 'so far' },
            { es: 'en los últimos meses', en: 'in the last few months' },
            { es: 'toda mi vida', en: 'all my life' },
          ],
        },
        {
          kind: 'examples',
          rows: [
            { es: '¿Ya {has comprado:comprar} las entradas?', en: 'Have you bought the tickets yet?' },
            {
              es: 'Hasta ahora {hemos ganado:ganar} todos los partidos.',
              en: 'We’ve won every match so far.',
            },
            {
              es: '{He vivido:vivir} en este pueblo toda mi vida.',
              en: 'I’ve lived in this village all my life.',
            },
          ],
        },
      ],
    },
    {
      id: 'ten-pairs',
      title: 'Perfect or preterite: more pairs, Spain and Latin America',
      more: 'Eight more pairs, and what people say in most of Latin America.',
      blocks: [
        {
          kind: 'contrast',
          caption: 'Eight more pairs',
          left: 'Perfect: the time is not over',
          right: 'Preterite: the time is over',
          rows: [
            {
              left: {
                es: 'Este verano {he leído:leer} seis novelas.',
                en: 'I’ve read six novels this summer.',
              },
              right: {
                es: 'El verano pasado {leí:leer} seis novelas.',
                en: 'I read six novels last summer.',
              },
            },
            {
              left: {
                es: '¿{Has probado:probar} alguna vez el gazpacho?',
                en: 'Have you ever tried gazpacho?',
              },
              right: {
                es: '¿{Probaste:probar} el gazpacho en Sevilla?',
                en: 'Did you try gazpacho in Seville?',
              },
              why: 'One asks about your whole life, the other about a trip that’s over.',
            },
            {
              left: { es: 'Nunca {he viajado:viajar} en avión.', en: 'I’ve never travelled by plane.' },
              right: {
                es: 'De niña nunca {viajé:viajar} en avión.',
                en: 'As a child I never travelled by plane.',
              },
              why: 'Your life isn’t over, but your childhood is.',
            },
            {
              left: { es: 'Ya {he hecho:hacer} la maleta.', en: 'I’ve already packed.' },
              right: { es: '{Hice:hacer} la maleta anoche.', en: 'I packed last night.' },
              why: 'If you say when, and that time is over, use the preterite.',
            },
            {
              left: { es: 'Todavía no {han llegado:llegar}.', en: 'They haven’t arrived yet.' },
              right: { es: 'No {llegaron:llegar} hasta el martes.', en: 'They didn’t arrive until Tuesday.' },
              why: '*Todavía no* means that it may still happen.',
            },
            {
              left: {
                es: 'Mi tía {ha vivido:vivir} en muchos sitios.',
                en: 'My aunt has lived in lots of places.',
              },
              right: {
                es: 'Mi tía {vivió:vivir} en Quito de 2012 a 2018.',
                en: 'My aunt lived in Quito from 2012 to 2018.',
              },
            },
            {
              left: {
                es: '{He perdido:perder} el móvil. ¿Me ayudas?',
                en: 'I’ve lost my phone. Will you help me?',
              },
              right: {
                es: '{Perdí:perder} el móvil el viernes, pero ya lo tengo.',
                en: 'I lost my phone on Friday, but I’ve got it back.',
              },
              why: 'The first phone is still lost, but the second isn’t.',
            },
            {
              left: { es: 'Últimamente {ha llovido:llover} mucho.', en: 'It’s rained a lot lately.' },
              right: { es: 'En marzo {llovió:llover} mucho.', en: 'It rained a lot in March.' },
            },
          ],
        },
        {
          kind: 'note',
          label: 'Spain and Latin America',
          text: 'Most of Latin America, and Galicia, Asturias and the Canaries in Spain, use the preterite for anything **finished**, even today: *Hoy {vi:ver} a tu hermano* (“I’ve seen your brother today”), *¿Ya {comiste:comer}?* (“Have you eaten yet?”). For a time up to now (*todavía no*, “not yet”; *nunca*, “never”; *últimamente*, “lately”) most of them use the perfect. Neither way is wrong. In the exam, choose one and be consistent. In Listening, expect both.',
        },
      ],
    },
    {
      id: 'five-uses',
      title: 'The five uses, with examples',
      more: 'Two examples of each use, and why “for two years” is different.',
      blocks: [
        {
          kind: 'text',
          text: 'These are the uses in most of Spain. For the rest of the Spanish-speaking world, see [this note](#ten-pairs).',
        },
        {
          kind: 'text',
          text: '**1. In a time that isn’t over yet:** *hoy, esta semana, este año* (today, this week, this year). All of today is included, even *esta mañana* (this morning) if you say it at night. English often uses the simple past here.',
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Esta mañana {he perdido:perder} el autobús.', en: 'I missed the bus this morning.' },
            {
              es: 'Este curso {hemos tenido:tener} tres profesores de Física.',
              en: 'We’ve had three physics teachers this school year.',
            },
          ],
        },
        {
          kind: 'text',
          text: '**2. Experience,** at some time in your life, no matter when: *alguna vez, nunca, muchas veces, ya, todavía no* (ever, never, many times, already, not yet).',
        },
        {
          kind: 'examples',
          rows: [
            { es: '¿{Has montado:montar} alguna vez a caballo?', en: 'Have you ever been horse riding?' },
            { es: 'Nunca {he probado:probar} la comida peruana.', en: 'I’ve never tried Peruvian food.' },
          ],
        },
        { kind: 'text', text: '**3. A result that matters now.**' },
        {
          kind: 'examples',
          rows: [
            {
              es: 'No puedo entrar: {he perdido:perder} las llaves.',
              en: 'I can’t get in: I’ve lost my keys.',
            },
            {
              es: 'Mi hermana se {ha roto:romperse} el brazo y no puede escribir.',
              en: 'My sister has broken her arm and can’t write.',
            },
          ],
        },
        { kind: 'text', text: '**4. The very recent past,** minutes or hours ago.' },
        {
          kind: 'examples',
          rows: [
            {
              es: '¿Qué {has dicho:decir}? No te {he oído:oír}.',
              en: 'What did you say? I didn’t hear you.',
            },
            {
              es: '{Ha llamado:llamar} tu abuela hace cinco minutos.',
              en: 'Your grandmother rang five minutes ago.',
              note: '*Hace cinco minutos* is still today, so the perfect is usual in Spain.',
            },
          ],
        },
        {
          kind: 'text',
          text: '**5. Up to now:** *últimamente, hasta ahora, en los últimos años* (lately, so far, in recent years).',
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Últimamente {hemos salido:salir} poco.', en: 'We haven’t been out much lately.' },
            {
              es: 'El clima {ha cambiado:cambiar} mucho en los últimos años.',
              en: 'The climate has changed a lot in recent years.',
            },
          ],
        },
        {
          kind: 'note',
          label: 'Careful',
          text: 'With a **length of time or a starting point** (“for two years”, “since 2022”), use the present for something still going on: “I’ve lived here for two years” is *{Vivo:vivir} aquí desde hace dos años*. See [How long?](present#time-expressions). “I’ve always”, “I’ve never” and “all my life” need the perfect: *Siempre {he vivido:vivir} aquí* (“I’ve always lived here”).',
        },
      ],
    },
    {
      id: 'more-participles',
      title: 'More participles: compounds and accents',
      more: '*Descubierto*, *devuelto*; *leído* and *oído* with an accent, *huido* without.',
      syllabus: ['V5'],
      blocks: [
        {
          kind: 'table',
          caption: 'Regular, even where English isn’t',
          columns: [
            { header: 'Infinitive', lang: 'es', form: 'infinitive' },
            { header: 'Participle', lang: 'es', form: 'participle' },
            { header: 'Meaning', lang: 'en', translation: true },
          ],
          rows: [
            ['ir', 'ido', 'gone'],
            ['ser', 'sido', 'been'],
            ['estar', 'estado', 'been'],
          ],
        },
        {
          kind: 'table',
          caption: 'Six more irregular participles',
          columns: [
            { header: 'Infinitive', lang: 'es', form: 'infinitive' },
            { header: 'Participle', lang: 'es', form: 'participle' },
            { header: 'Meaning', lang: 'en', translation: true },
          ],
          rows: [
            ['freír', 'frito', 'fried (*freído* is also correct)'],
            ['imprimir', 'impreso', 'printed (*imprimido* is also correct)'],
            ['proveer', 'provisto', 'provided (*proveído* is also correct)'],
            ['disolver', 'disuelto', 'dissolved'],
            ['absolver', 'absuelto', 'absolved'],
            ['satisfacer', 'satisfecho', 'satisfied'],
          ],
        },
        {
          kind: 'text',
          text: 'Nearly all compounds copy the irregular participle of the basic verb, but *bendecir* and *maldecir* (to bless, to curse) are regular in this tense: *{he bendecido:bendecir}* (I have blessed).',
        },
        {
          kind: 'table',
          caption: 'Compounds copy their base',
          columns: [
            { header: 'Infinitive', lang: 'es', form: 'infinitive' },
            { header: 'Participle', lang: 'es', form: 'participle' },
            { header: 'Meaning', lang: 'en', translation: true },
          ],
          rows: [
            ['descubrir', 'descubierto', 'discovered'],
            ['describir', 'descrito', 'described'],
            ['deshacer', 'deshecho', 'undone'],
            ['proponer', 'propuesto', 'suggested'],
            ['prever', 'previsto', 'foreseen'],
            ['devolver', 'devuelto', 'given back'],
            ['envolver', 'envuelto', 'wrapped'],
          ],
        },
        {
          kind: 'text',
          text: 'After *a*, *e* or *o* the ending is *-ído* with an accent, because the *i* is a separate syllable. After *u* there is no accent.',
        },
        {
          kind: 'table',
          caption: 'Accent or no accent',
          columns: [
            { header: 'Infinitive', lang: 'es', form: 'infinitive' },
            { header: 'Participle', lang: 'es', form: 'participle' },
            { header: 'Meaning', lang: 'en', translation: true },
          ],
          rows: [
            ['leer', 'leído', 'read'],
            ['creer', 'creído', 'believed'],
            ['oír', 'oído', 'heard'],
            ['traer', 'traído', 'brought'],
            ['caer', 'caído', 'fallen'],
            ['reír', 'reído', 'laughed'],
            ['poseer', 'poseído', 'possessed'],
            ['construir', 'construido', 'built (no accent)'],
            ['huir', 'huido', 'fled (no accent)'],
            ['incluir', 'incluido', 'included (no accent)'],
          ],
        },
        {
          kind: 'examples',
          rows: [
            { es: '¿Quién {ha roto:romper} el espejo?', en: 'Who’s broken the mirror?' },
            {
              es: 'Todavía no {hemos hecho:hacer} el trabajo de Biología.',
              en: 'We haven’t done the biology project yet.',
            },
            {
              es: '{Han abierto:abrir} una pista de hielo en mi barrio.',
              en: 'They’ve opened an ice rink in my neighbourhood.',
            },
            { es: '¿{Has oído:oír} su última canción?', en: 'Have you heard her latest song?' },
            {
              es: 'El papa {ha bendecido:bendecir} a la multitud.',
              en: 'The Pope has blessed the crowd.',
              note: '*Decir* becomes *{dicho:decir}*, but *bendecir* doesn’t copy it.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Other forms of *haber* make other tenses. They’re all [in one table](pluscuamperfecto#other-compound-tenses).',
        },
      ],
    },
    {
      id: 'tener-participle',
      title: '*Tengo hechos los deberes*: *tener* + participle',
      more: 'Done and ready: here the participle agrees.',
      blocks: [
        {
          kind: 'text',
          text: '*Tener* + participle means that something is done and ready: you **have** it in that state. The participle agrees with the thing, like an adjective. Use it only for work and preparations, and always with an object (homework, tickets, a table). To say what you’ve done, use *haber*.',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Ya {tengo:tener} hechos los deberes.',
              en: 'I’ve already got my homework done.',
              note: 'Compare *Ya {he hecho:hacer} los deberes*, “I’ve already done my homework”: after *haber*, always use *-o*.',
            },
            {
              es: '{Tenemos:tener} reservada una mesa para cuatro.',
              en: 'We’ve got a table for four booked.',
            },
            { es: '¿{Tienes:tener} preparada la mochila?', en: 'Have you got your rucksack ready?' },
          ],
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
          caption: 'Before the trip, continued',
          lines: [
            { who: 'Lucas', es: 'Los {he puesto:poner} en mi mochila.', en: 'I’ve put them in my rucksack.' },
            {
              who: 'Eva',
              es: '¡Qué nervios! Nunca {he volado:volar}.',
              en: 'I’m so nervous. I’ve never flown.',
            },
            {
              who: 'Lucas',
              es: 'Yo {he ido:ir} en avión dos veces y no {ha pasado:pasar} nada.',
              en: 'I’ve been on a plane twice and nothing happened.',
            },
          ],
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Hoy {he hablado:hablar} con mi tutora.', en: 'I’ve spoken to my form tutor today.' },
            { es: '¿Ya {habéis comido:comer}?', en: 'Have you eaten already?' },
            {
              es: 'Mis primas {han vivido:vivir} en tres países.',
              en: 'My cousins have lived in three countries.',
              note: 'The cousins are girls, but it’s still *vivido*: after *haber* the participle never agrees.',
            },
          ],
        },
        {
          kind: 'examples',
          rows: [
            { es: 'No {he visto:ver} a Bruno.', en: 'I haven’t seen Bruno.' },
            { es: 'Ya {hemos terminado:terminar}.', en: 'We’ve already finished.' },
            { es: '{Hemos terminado:terminar} ya.', en: 'We’ve already finished.' },
            {
              es: '¿{Han llegado:llegar} tus padres?',
              en: 'Have your parents arrived?',
              note: 'In a question the subject goes after both words, or before them, but not between them.',
            },
          ],
        },
        {
          kind: 'note',
          label: 'Remember',
          text: 'After *haber* the participle ends in *-o* whoever the subject is. It agrees when it’s an adjective, after *ser* or *estar* or with a noun: *La ventana {está rota:romper}* (“The window is broken”), but *La ventana se {ha roto:romperse}* (“The window has broken”). In books you may see *{había:haber} ya terminado* (“had already finished”). It’s correct but bookish.',
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Hoy me {he duchado:ducharse} en cinco minutos.', en: 'I had a five-minute shower today.' },
            {
              es: 'Mis padres se {han separado:separarse} este año.',
              en: 'My parents have separated this year.',
            },
            {
              es: 'Mi abuelo nunca {ha usado:usar} un ordenador.',
              en: 'My grandfather has never used a computer.',
            },
            {
              es: 'El ayuntamiento {ha plantado:plantar} mil árboles.',
              en: 'The council has planted a thousand trees.',
            },
            {
              es: 'En mi instituto {hemos dejado:dejar} de usar botellas de plástico.',
              en: 'At my school we’ve stopped using plastic bottles.',
            },
            {
              es: '{He escrito:escribir} a tres empresas para las prácticas.',
              en: 'I’ve written to three companies about work experience.',
            },
            {
              es: '¿{Has trabajado:trabajar} alguna vez con niños?',
              en: 'Have you ever worked with children?',
            },
            {
              es: 'Este año {ha habido:haber} muchos incendios en el sur de Europa.',
              en: 'There have been lots of fires in southern Europe this year.',
            },
          ],
        },
      ],
    },
    {
      id: 'model-text',
      title: 'A model email',
      more: 'An email for the IGCSE directed task, with notes on what earns marks.',
      blocks: [
        {
          kind: 'model-text',
          paper: 'igcse-email',
          task: 'Write an email to a friend about your week: say what you’ve done, what you did yesterday and what you’d like to do in the summer, and ask about the holidays.',
          lines: [
            {
              es: '¡Hola, Inés! Esta semana {ha sido:ser} una locura.',
              en: 'Hi Inés! This week has been crazy.',
            },
            {
              es: '{He tenido:tener} tres exámenes y todavía no me {han dado:dar} las notas.',
              en: 'I’ve had three exams and I haven’t been given my marks yet.',
              earns: 'The perfect in two persons, and *todavía no* with the pronoun before *haber*.',
            },
            {
              es: 'Ayer {fui:ir} al cine con mi hermana, pero la película no me {gustó:gustar} nada.',
              en: 'Yesterday I went to the cinema with my sister, but I didn’t like the film at all.',
              earns: 'The preterite with *ayer*: the examiner is looking for a change of tense.',
            },
            {
              es: 'Hoy {he vuelto:volver} pronto a casa y ya {he hecho:hacer} los deberes.',
              en: 'Today I came home early and I’ve already done my homework.',
              earns: 'Two irregular participles.',
            },
            {
              es: 'También {he escrito:escribir} a una tienda, porque {busco:buscar} trabajo para el verano.',
              en: 'I’ve also written to a shop because I’m looking for a summer job.',
            },
            {
              es: '¿Y tú? ¿{Has decidido:decidir} ya adónde {vas:ir} en agosto?',
              en: 'What about you? Have you decided yet where you’re going in August?',
            },
            {
              es: 'Yo nunca {he estado:estar} en Galicia, así que me {encantaría:encantar} visitarte.',
              en: 'I’ve never been to Galicia, so I’d love to visit you.',
              earns: 'Experience with *nunca*, then a third time frame, the conditional.',
            },
            {
              es: 'Si mis padres me {dejan:dejar}, {iré:ir} en tren.',
              en: 'If my parents let me, I’ll go by train.',
            },
            { es: 'Un beso de Carla.', en: 'Love from Carla.' },
          ],
        },
        {
          kind: 'note',
          label: 'In the exam',
          text: 'The perfect is an easy second past tense: all you need is *haber* and a participle. In Speaking, use it for experience (*Nunca {he estado:estar} en México, pero…*, “I’ve never been to Mexico, but …”). In Writing, three irregular participles and one *todavía no* (“not yet”) show range. In Listening, listen out for *ya* (“already”) and *todavía no*: they show whether something has been done.',
        },
      ],
    },
    {
      id: 'more-mistakes',
      title: 'More mistakes to avoid',
      more: 'Seven more: participles, ~~soy ido~~, *haber* or *a ver*.',
      blocks: [
        {
          kind: 'mistakes',
          rows: [
            {
              wrong: '¿Quién ha rompido la silla?',
              right: '¿Quién {ha roto:romper} la silla?',
              en: 'Who’s broken the chair?',
              why: '*{Roto:romper}* is irregular, like *{abierto:abrir}* and *{cubierto:cubrir}*.',
            },
            {
              wrong: 'Me ha decido la verdad.',
              right: 'Me {ha dicho:decir} la verdad.',
              en: 'She’s told me the truth.',
              why: '*Decir* becomes *{dicho:decir}*. *Decido* is “I decide”.',
            },
            {
              wrong: 'Hemos vido la película.',
              right: '{Hemos visto:ver} la película.',
              en: 'We’ve seen the film.',
              why: '*{Visto:ver}* is irregular, and so is *{vuelto:volver}*.',
            },
            {
              wrong: 'Han habido problemas.',
              right: '{Ha habido:haber} problemas.',
              en: 'There have been problems.',
              why: '*{Ha habido:haber}* has no plural, just as *{hay:haber}* is both “there is” and “there are”.',
            },
            {
              wrong: 'Soy ido al médico.',
              right: '{He ido:ir} al médico.',
              en: 'I’ve been to the doctor.',
              why: 'French uses “to be” with some verbs. Spanish uses *haber* with every verb.',
            },
            {
              wrong: '¿Vas haber la película?',
              right: '¿{Vas a ver:ver} la película?',
              en: 'Are you going to watch the film?',
              why: '*A ver* and *haber* sound the same. *Haber* is the helping verb (*puede haber problemas*, “there may be problems”); *a ver* is “to see” or “let’s see”.',
            },
            {
              wrong: 'He estado estudiando aquí por dos años.',
              right: '{Llevo:llevar} dos años {estudiando:estudiar} aquí.',
              en: 'I’ve been studying here for two years.',
              why: 'In Spain this sounds as if it’s over, but people in much of Latin America say it. For something still going on, the present is right everywhere: *{llevo:llevar}* + [gerund](?gerund) or *{estudio:estudiar} aquí desde hace dos años*.',
            },
          ],
        },
      ],
    },
    {
      id: 'story',
      title: 'Choose the tense: a story',
      more: 'A message with fourteen gaps: perfect or preterite?',
      blocks: [
        {
          kind: 'story',
          id: 'message-from-noa',
          title: 'Una semana complicada',
          introduction:
            'It’s Friday evening and Noa, who lives in Zaragoza, is writing to her friend Inés. For each gap, decide as most Spaniards would: is the time over (preterite) or not (perfect)? Then type the form.',
          text: '¡Hola, Inés! ¡Menuda semana! El lunes ___ la tarjeta del autobús y ___ a casa a pie. El miércoles no ___ contestar tres preguntas del examen. Ayer mi hermano me ___ la pantalla del móvil. Pero hoy todo ___. Esta mañana la tutora me ___ que {tengo:tener} un ocho en Historia, y esta tarde mi padre me ___ un móvil nuevo. Todavía no lo ___ porque primero {quiero:querer} contarte los planes. ¿Ya ___ la maleta? {Creo:creer} que nunca ___ en mi pueblo. Mis primos ___ conmigo hace dos veranos y les ___ mucho. Además, este año el ayuntamiento ___ un cine al aire libre, pero hasta ahora solo ___ una película. ¡Nos {vemos:verse} mañana en la estación!',
          gaps: [
            {
              infinitive: 'perder',
              options: ['perfect', 'preterite'],
              answer: 'preterite',
              form: 'perdí',
              signal:
                '*El lunes* (on Monday) is over, although it’s still the same week. With a named day in the past, use the preterite.',
            },
            {
              infinitive: 'volver',
              options: ['perfect', 'preterite'],
              answer: 'preterite',
              form: 'volví',
              signal: 'The next event on the same Monday.',
            },
            {
              infinitive: 'saber',
              options: ['perfect', 'preterite'],
              answer: 'preterite',
              form: 'supe',
              signal: '*El miércoles* (on Wednesday) is over.',
            },
            {
              infinitive: 'romper',
              options: ['perfect', 'preterite'],
              answer: 'preterite',
              form: 'rompió',
              signal: '*Ayer* (yesterday) is over.',
            },
            {
              infinitive: 'cambiar',
              options: ['perfect', 'preterite'],
              answer: 'perfect',
              form: 'ha cambiado',
              signal: '*Hoy* (today) isn’t over.',
            },
            {
              infinitive: 'decir',
              options: ['perfect', 'preterite'],
              answer: 'perfect',
              form: 'ha dicho',
              signal: '*Esta mañana* (this morning) is part of today, so most of Spain uses the perfect.',
            },
            {
              infinitive: 'traer',
              options: ['perfect', 'preterite'],
              answer: 'perfect',
              form: 'ha traído',
              signal: '*Esta tarde* (this afternoon) is part of today.',
            },
            {
              infinitive: 'encender',
              options: ['perfect', 'preterite'],
              answer: 'perfect',
              form: 'he encendido',
              signal: '*Todavía no* (not yet): it may still happen.',
            },
            {
              infinitive: 'hacer',
              options: ['perfect', 'preterite'],
              answer: 'perfect',
              form: 'has hecho',
              signal: '*Ya* (yet) in a question asks about the result now: are you ready?',
            },
            {
              infinitive: 'estar',
              person: 'tú',
              options: ['perfect', 'preterite'],
              answer: 'perfect',
              form: 'has estado',
              signal: '*Nunca* (never): not once in your life so far.',
            },
            {
              infinitive: 'venir',
              options: ['perfect', 'preterite'],
              answer: 'preterite',
              form: 'vinieron',
              signal: '*Hace dos veranos* (two summers ago) is a time that’s over.',
            },
            {
              infinitive: 'gustar',
              options: ['perfect', 'preterite'],
              answer: 'preterite',
              form: 'gustó',
              signal: 'What they thought of that visit, two summers ago.',
            },
            {
              infinitive: 'abrir',
              options: ['perfect', 'preterite'],
              answer: 'perfect',
              form: 'ha abierto',
              signal: '*Este año* (this year) isn’t over.',
            },
            {
              infinitive: 'ver',
              person: 'yo',
              options: ['perfect', 'preterite'],
              answer: 'perfect',
              form: 'he visto',
              signal: '*Hasta ahora* (so far): there may be more.',
            },
          ],
        },
      ],
    },
    {
      id: 'drill',
      title: 'Form drill',
      more: 'Ten forms to type.',
      blocks: [
        {
          kind: 'drill',
          tense: 'perfect',
          regular: [
            {
              verbs: ['hablar', 'comer', 'vivir', 'estudiar', 'salir', 'tener', 'ir', 'ser'],
              section: 'formation',
            },
          ],
          irregular: [
            {
              verbs: [
                'abrir',
                'cubrir',
                'decir',
                'escribir',
                'hacer',
                'morir',
                'poner',
                'resolver',
                'romper',
                'ver',
                'volver',
              ],
              section: 'irregular-information',
            },
            { verbs: ['descubrir', 'devolver', 'leer', 'oír', 'traer'], section: 'more-participles' },
          ],
        },
      ],
    },
  ],
  exercises: [
    {
      kind: 'choose',
      id: 'which-have-eaten',
      teaches: 'formation',
      prompt: '“I **have** eaten” has two parts in Spanish too. Which sentence means that?',
      options: [
        {
          text: '*He comido.*',
          right: true,
          because: '*{He:haber}* is “have” in this tense and *comido* is “eaten”.',
        },
        {
          text: '*Tengo comido.*',
          because:
            '*{Tengo:tener}* is “I have” in the sense of owning: a dog, a phone. For this tense, Spanish uses *haber*.',
        },
        {
          text: '*He comer.*',
          because: '*Comer* is “to eat”. English says “I have **eaten**”, and Spanish says *comido*.',
        },
      ],
    },
    {
      kind: 'choose',
      id: 'no-agreement',
      teaches: 'formation',
      prompt: 'Which participle?',
      sentence: 'Mis hermanas ya han ___ de casa.',
      en: 'My sisters have already left home.',
      options: [
        { text: '*salido*', right: true, because: 'After *haber* the participle never changes.' },
        {
          text: '*salidas*',
          because: 'After *haber* the participle never agrees, not even with *mis hermanas*.',
        },
        {
          text: '*salida*',
          because: 'As a noun, *salida* is “exit”. After *haber* the participle always ends in *-o*.',
        },
        { text: '*saliendo*', because: 'The gerund goes with *estar*, not with *haber*.' },
      ],
    },
    {
      kind: 'fill',
      id: 'you-worked',
      teaches: 'formation',
      sentence: 'Hoy tú ___ mucho.',
      en: 'In the perfect: you’ve worked hard today. (trabajar)',
      answers: ['has trabajado'],
      because: 'With *tú*, use *{has:haber}*. *-ar* becomes *-ado*.',
      mistakes: [
        {
          answer: '{ha|he|han} trabajado',
          because: 'This is a different person: for *tú*, use *{has:haber}*.',
        },
        {
          answer: 'has {trabajido|trabajada|trabajados}',
          because: 'The participle of an *-ar* verb ends in *-ado*.',
        },
        {
          answer: '{tienes|eres|estás} trabajado',
          because: 'Use *haber* for this tense: *{has:haber}*.',
        },
        {
          answer: 'has {trabajar|trabajando|trabajas}',
          because: 'After *haber*, use the participle: *trabajado*.',
        },
        { answer: '{as|haz} trabajado', because: 'The form is spelt *{has:haber}*, with *h* and *s*.' },
      ],
      notAsked: [
        {
          answer: 'trabajaste',
          because:
            'Good Spanish in much of Latin America. Here, use the perfect: *{has trabajado:trabajar}*.',
        },
      ],
    },
    {
      kind: 'hear',
      id: 'hear-who-has',
      teaches: 'formation',
      says: 'Ha comprado el pan.',
      choices: ['He comprado el pan.', 'Ha comprado el pan.', 'Han comprado el pan.'],
      en: 'He or she has bought the bread.',
      because:
        'The *h* is silent, so listen to the vowel: *{he:haber}* has *e*, *{ha:haber}* has *a*, and *{han:haber}* ends in *-n*.',
    },
    {
      kind: 'fill',
      id: 'team-won',
      teaches: 'when-to-use',
      sentence: 'Esta semana mi equipo ___ dos partidos.',
      en: 'In the perfect: my team has won two matches this week. (ganar)',
      answers: ['ha ganado'],
      because: '*Esta semana* isn’t over, so use the perfect. *Mi equipo* is singular: *{ha:haber}*.',
      mistakes: [
        { answer: 'han ganado', because: 'A team is singular in Spanish: *{ha ganado:ganar}*.' },
        { answer: '{a|as} ganado', because: 'The helping verb is spelt with *h*: *{ha:haber}*.' },
        { answer: '{tiene|es|está} ganado', because: 'Use *haber* for this tense: *{ha:haber}*.' },
      ],
      notAsked: [
        {
          answer: 'ganó',
          because: 'Good Spanish in much of Latin America. Here, use the perfect: *{ha ganado:ganar}*.',
        },
        {
          answer: '{gana|había ganado}',
          because:
            '*Gana* is “wins” and *había ganado* is “had won”. “Has won” is *{ha:haber}* + participle.',
        },
        { answer: 'ganaba', because: '*Ganaba* is “was winning”. “Has won” is *{ha:haber}* + participle.' },
      ],
    },
    {
      kind: 'translate',
      id: 'ever-been',
      teaches: 'when-to-use',
      en: 'Have you ever been to Spain? (to one friend, in the perfect)',
      parts: {
        ever: 'alguna vez [en {tu|la} vida]|en alguna ocasión|en algún momento|en alguna oportunidad',
      },
      answers: [
        '¿Has estado <$ever> en España?',
        '¿Has ido <$ever> a España?',
        '¿Has viajado <$ever> a España?',
        '¿Has visitado <$ever> España?',
        '¿{Has estado ya|Ya has estado} alguna vez en España?',
        '¿{Has ido ya|Ya has ido} alguna vez a España?',
        '¿Ya has estado en España alguna vez?',
        '¿Has {estado en|ido a|viajado a|visitado} España {antes|en tu vida}?',
        {
          answer: '¿Has venido <$ever> a España?',
          note: 'Right if you’re in Spain when you ask. If not, use *ir a* or *estar en*.',
        },
        {
          answer: '¿Has alguna vez {estado en|ido a|viajado a|visitado} España?',
          note: 'Correct but bookish. Don’t put anything between *haber* and the participle: *¿{has estado:estar} alguna vez…?*',
        },
      ],
      because: '“Ever” is *alguna vez*, and “been to” is *{has estado:estar} en* or *{has ido:ir} a*.',
      mistakes: [
        {
          answer: '¿Has sido <alguna vez> {en|a} España?',
          because: '“Been to” is *estar en*. *{Sido:ser}* is from *ser*.',
        },
        {
          answer: '¿Has estado <alguna vez> a España?',
          because: 'Use *en* with *estar* and *a* with *ir*.',
        },
        {
          answer: '¿Has ido <alguna vez> en España?',
          because: '*Ir* goes with *a*; *en* goes with *estar*.',
        },
        {
          answer: '¿Has {estado cada vez en|estado todavía en} España?',
          because: '“Ever” in a question is *alguna vez*, in exactly this form.',
        },
        {
          answer: '¿Has {estado alguno vez en|estado algún vez en|ido algún vez a} España?',
          because: '“Ever” is *alguna vez*: *vez* is feminine.',
        },
        {
          answer: '¿Has estado ever en España?',
          because: '“Ever” in a question is *alguna vez*.',
        },
        {
          answer: '¿{Haz|As} estado <alguna vez> en España?',
          because: '“You have” is *{has:haber}*, with *h* and *s*.',
        },
        {
          answer: '¿{Tienes|Eres|Estás|Haces} {estado|ido} alguna vez {en|a} España?',
          because: 'Use *haber* for the perfect: *{has estado:estar}*.',
        },
        {
          answer: '¿Has {estar|estando|estás|estuviste|estuvo} <alguna vez> en España?',
          because: 'After *haber*, use the participle: *{estado:estar}*.',
        },
        {
          answer: '¿Has {ir|yendo|vas|fuiste|iro} <alguna vez> a España?',
          because: 'After *haber*, use the participle: *{ido:ir}*.',
        },
        {
          answer: '¿Has {visitar|visitando|visitada|visitas|visitido} <alguna vez> España?',
          because: 'After *haber*, use the participle, in *-o*: *{visitado:visitar}*.',
        },
        {
          answer: '¿Has {estada|estados|estido} <alguna vez> en España?',
          because: 'After *haber* the participle never changes: *{estado:estar}*.',
        },
        {
          answer: '¿Hayas estado alguna vez en España?',
          because: 'Use another form of *haber*: “have you” is *{has:haber}*.',
        },
        {
          answer: '¿{Estás alguna vez a|Vas alguna vez en|Eres alguna vez {en|a}} España?',
          because: 'This is the present. Here, use the perfect: *{has estado:estar}*.',
        },
        {
          answer: '¿{Estabas alguna vez a|Ibas alguna vez en} España?',
          because: 'This is the imperfect. Here, use the perfect: *{has estado:estar}*.',
        },
        {
          answer: '¿Has estado <alguna vez> en {el España|la España|español|Española}?',
          because: 'The country is just *España*, with no article.',
        },

        {
          answer: '¿Has visitado <alguna vez> a España?',
          because: 'Use *a* for people you visit, but not for a country: *¿{Has visitado:visitar} España?*',
        },
      ],
      notAsked: [
        {
          answer: '¿Estuviste <alguna vez> en España?',
          because: 'Good Spanish in much of Latin America. Here, use the perfect: *¿{Has estado:estar}…?*',
        },
        {
          answer: '¿Fuiste <alguna vez> a España?',
          because: 'Good Spanish in much of Latin America. Here, use the perfect: *¿{Has ido:ir}…?*',
        },
        {
          answer: '¿Viajaste <alguna vez> a España?',
          because: 'Good Spanish in much of Latin America. Here, use the perfect: *¿{Has viajado:viajar}…?*',
        },
        {
          answer: '¿Visitaste <alguna vez> España?',
          because:
            'Good Spanish in much of Latin America. Here, use the perfect: *¿{Has visitado:visitar}…?*',
        },
        {
          answer:
            '¿Ha {estado alguna vez en|ido alguna vez a|viajado alguna vez a|visitado alguna vez} España?',
          because:
            'This is *usted*, which some friends use in Colombia and Costa Rica. Most people say *tú* to a friend: *{has:haber}*.',
        },
        {
          answer: '¿{He|Hemos} estado alguna vez en España?',
          because: 'This asks about yourself. For one friend, use *tú*: *{has:haber}*.',
        },
        {
          answer: '¿{Habéis|Han} {estado alguna vez en|ido alguna vez a|visitado alguna vez} España?',
          because: 'This is for more than one person. For one friend, use *tú*: *{has:haber}*.',
        },
        {
          answer: '¿{Estás alguna vez en|Vas alguna vez a} España?',
          because: 'This is the present. Here, use the perfect: *{has estado:estar}*.',
        },
        {
          answer: '¿{Estabas alguna vez en|Ibas alguna vez a} España?',
          because: 'This is the imperfect. Here, use the perfect: *{has estado:estar}*.',
        },
        {
          answer: '¿Has {estado siempre en|ido siempre a} España?',
          because: '*Siempre* is “always”. “Ever” in a question is *alguna vez*.',
        },
        {
          answer: '¿Has {estado en|ido a|viajado a|visitado} España?',
          because: '“Ever” is missing: *alguna vez*.',
        },
        {
          answer:
            '¿Has {estado una vez en|ido una vez a|estado algunas veces en|estado algún tiempo en} España?',
          because:
            '*Una vez* is “once”, *algunas veces* is “a few times” and *algún tiempo* is “for some time”. “Ever” in a question is *alguna vez*, in exactly this form.',
        },
        {
          answer: '¿Has viajado <alguna vez> en España?',
          because:
            'This is “Have you ever travelled round Spain?” For going there, use *{has viajado:viajar} a*.',
        },
        {
          answer: '¿Has estado algún día en España?',
          because: '*Algún día* is “some day” or “on any day”. “Ever” in a question is *alguna vez*.',
        },
        {
          answer: '¿{Habías|Habrás} estado alguna vez en España?',
          because: '*Habías* is “had you” and *habrás* “will you have”. “Have you” is *{has:haber}*.',
        },
        {
          answer: '¿Has {estado nunca en|ido nunca a|estado jamás en} España?',
          because:
            'Formal questions that expect “no” use *nunca* or *jamás*. The usual “ever” in a question is *alguna vez*.',
        },
      ],
    },
    {
      kind: 'choose',
      id: 'participle-escribir',
      teaches: 'irregular-information',
      prompt: 'Which participle?',
      sentence: 'Esta semana he ___ dos redacciones.',
      en: 'I’ve written two essays this week.',
      options: [
        {
          text: '*escrito*',
          right: true,
          because: '*Escribir* has an irregular participle: *{escrito:escribir}*.',
        },
        {
          text: '*escribido*',
          because: 'This would be right for a regular verb, but *escribir* is irregular.',
        },
        {
          text: '*escritas*',
          because: 'The participle doesn’t agree with the essays: after *haber* it always ends in *-o*.',
          teaches: 'common-mistakes',
        },
        {
          text: '*escribiendo*',
          because: 'That’s the gerund. *Haber* goes with the participle.',
          teaches: 'formation',
        },
      ],
    },
    {
      kind: 'fill',
      id: 'participle-romper',
      teaches: 'irregular-information',
      sentence: 'Mi hermano ha ___ la pantalla del portátil.',
      en: 'My brother has broken the laptop screen. (romper)',
      answers: ['roto'],
      because: '*Romper* has an irregular participle: *{roto:romper}*.',
      mistakes: [
        {
          answer: '{rompido|rompado|rompedo}',
          because: '*Romper* is irregular: the participle is *{roto:romper}*.',
        },
        {
          answer: '{rota|rotas|rotos}',
          because: 'Don’t make it agree with *la pantalla*: after *haber* the participle ends in *-o*.',
        },
        {
          answer: '{rompito|rompto|ropto|rotto|rodo|rotido|rotado}',
          because: 'The participle is short: *{roto:romper}*.',
        },
        {
          answer: 'romper',
          because: 'The infinitive is “to break”. *Haber* goes with the participle, *{roto:romper}*.',
        },
        {
          answer: 'rompiendo',
          because: 'That’s the gerund, which goes with *estar*. *Haber* goes with *{roto:romper}*.',
        },
        {
          answer: '{rompió|rompe|rompí}',
          because: '*Ha* is already the “he” form. After it, use the participle, *{roto:romper}*.',
        },
      ],
      notAsked: [
        {
          answer: 'quebrado',
          because:
            'In much of Latin America people use *quebrar* for a screen. The verb in brackets is *romper*: *{roto:romper}*.',
        },
      ],
    },
    {
      kind: 'fill',
      id: 'nosotros-ver',
      teaches: 'irregular-information',
      sentence: 'Esta semana nosotros ___ tres películas.',
      en: 'In the perfect: we’ve seen three films this week. (ver)',
      answers: [
        'hemos visto',
        {
          answer: 'nos hemos visto',
          note: 'Right: *verse* means watching something to the end. For just “seen”, leave out *nos*: *{hemos visto:ver}*.',
        },
      ],
      because: '“We have” is *{hemos:haber}*, and “seen” is *{visto:ver}*.',
      mistakes: [
        {
          answer: 'hemos {vido|veído|veido|visido|verido|vedo|vito}',
          because: 'The participle of *ver* is irregular: *{visto:ver}*.',
        },
        { answer: 'hemos {vistos|vista|vistas}', because: 'After *haber* the participle never changes.' },
        { answer: '{habemos|hamos|hebemos|habimos} visto', because: 'The form is *{hemos:haber}*.' },
        { answer: '{emos|hemo} visto', because: 'The form is spelt *{hemos:haber}*, with *h-* and *-s*.' },
        { answer: '{tenemos|tuvimos} visto', because: 'Use *haber* for this tense, not *tener*.' },
        {
          answer: '{somos|estamos} visto',
          because: 'Use *haber* for this tense, not *ser* or *estar*.',
        },
        {
          answer: 'han visto',
          because: '*{Han:haber}* goes with *ellos*. For *nosotros*, use *{hemos:haber}*.',
        },
        {
          answer: '{he|has|ha|habéis} visto',
          because: 'This is a different person. For *nosotros*, use *{hemos:haber}*.',
        },
        {
          answer: 'hemos {viendo|ver|vimos|vemos}',
          because: 'After *haber*, use the participle: *{visto:ver}*.',
        },
        { answer: 'hayamos visto', because: 'Use another form of *haber*: “we have” is *{hemos:haber}*.' },
      ],
      notAsked: [
        {
          answer: 'vimos',
          because: 'Good Spanish in much of Latin America. Here, use the perfect: *{hemos visto:ver}*.',
        },
        {
          answer: 'hemos mirado',
          because:
            'The tense is right. *Mirar* is used for films in parts of Latin America. Here the verb is *ver*: *{visto:ver}*.',
        },
        {
          answer: '{habíamos|habremos} visto',
          because: '*Habíamos* is “we had” and *habremos* “we will have”. “We have” is *{hemos:haber}*.',
        },
        {
          answer: '{vemos|veíamos|estamos viendo}',
          because: 'This is another tense. Here, use the perfect: *{hemos visto:ver}*.',
        },
      ],
    },
    {
      kind: 'translate',
      id: 'new-pool',
      teaches: 'irregular-information',
      en: 'They’ve opened a new swimming pool in my neighbourhood. (in the perfect)',
      parts: {
        pool: 'una {piscina nueva|nueva piscina}',
        where: 'en {mi barrio|mi vecindario|mi zona|el barrio}',
      },
      answers: [
        '{Han|Se ha} {abierto|inaugurado} ^ $pool <$where>.',
        {
          answer:
            '{Han|Se ha} {abierto|inaugurado} ^ una {alberca nueva|nueva alberca|pileta nueva|nueva pileta} <{$where|en mi colonia}>.',
          note: 'Right: a swimming pool is *alberca* in Mexico and *pileta* in Argentina.',
        },
      ],
      because: '“They” is the third person plural, *{han:haber}*, and “opened” is *{abierto:abrir}*.',
      mistakes: [
        {
          answer: 'Han abrido una {piscina nueva|nueva piscina} <en mi barrio>.',
          because: '*Abrir* has an irregular participle: *{abierto:abrir}*.',
        },
        {
          answer: 'Han abierta una {piscina nueva|nueva piscina} <en mi barrio>.',
          because: 'After *haber* the participle never agrees: *{abierto:abrir}*.',
        },
        {
          answer:
            '{Tienen abierto|{Son|Están} {abierto|abierta}} una {piscina nueva|nueva piscina} <en mi barrio>.',
          because: 'Use *haber* for this tense: *{han abierto:abrir}*.',
        },
        {
          answer: 'Han abierto {un piscina nuevo|una piscina nuevo|un nuevo piscina} <en mi barrio>.',
          because: '*Piscina* is feminine: *una piscina nueva*.',
        },
      ],
      notAsked: [
        {
          answer: 'Abrieron una {piscina nueva|nueva piscina} <en mi barrio>.',
          because: 'Good Spanish in much of Latin America. Here, use the perfect: *{han abierto:abrir}*.',
        },
        {
          answer: 'Tienen abierta una {piscina nueva|nueva piscina} <en mi barrio>.',
          because: 'That’s “they have it open”. Use *haber* for the perfect: *{han abierto:abrir}*.',
        },
        {
          answer: 'Ha abierto una {piscina nueva|nueva piscina} <en mi barrio>.',
          because: '*{Ha:haber}* is “he or she has”. “They have” is *{han:haber}*.',
        },
        {
          answer: 'Han abierto una piscina <en mi barrio>.',
          because: '“New” is missing: *una piscina nueva*.',
        },
      ],
    },
    {
      kind: 'choose',
      id: 'always-wanted',
      teaches: 'word-order',
      prompt: 'How do you say “I’ve always wanted to learn Japanese”?',
      options: [
        {
          text: '*Siempre he querido aprender japonés.*',
          right: true,
          because: 'The adverb goes before *haber*, and the two parts of the verb stay together.',
        },
        {
          text: '*He siempre querido aprender japonés.*',
          because: 'This is English word order. Don’t put anything between *haber* and the participle.',
        },
        {
          text: '*Siempre quiero aprender japonés.*',
          because: 'This is “I always want to”. For all your life up to now, use the perfect with *siempre*.',
          teaches: 'when-to-use',
        },
        {
          text: '*Siempre he quisto aprender japonés.*',
          because: '*Querer* is regular here: *{querido:querer}*.',
          teaches: 'irregular-information',
        },
      ],
    },
    {
      kind: 'correct',
      id: 'no-before-haber',
      teaches: 'word-order',
      sentence: 'Hoy he no desayunado.',
      en: 'I haven’t had breakfast today. (in the perfect)',
      answers: [
        '<Hoy> no he desayunado.',
        {
          answer: '<Hoy> no he tomado [el] desayuno.',
          note: 'Right. Spanish usually has one verb for “to have breakfast”: *no {he desayunado:desayunar}*.',
        },
        {
          answer: '<Hoy> {todavía|aún} no he desayunado.',
          note: 'Right, but this means “not yet”. The sentence just says “not”: *no {he desayunado:desayunar}*.',
        },
        {
          answer: '{Hoy no he desayunado {todavía|aún}|No he desayunado {todavía|aún} hoy}.',
          note: 'Right, but this means “not yet”. The sentence just says “not”: *no {he desayunado:desayunar}*.',
        },
        'El día de hoy no he desayunado.',
        {
          answer: 'Hoy no he desayunado nada.',
          note: 'Right, but this means “I haven’t had anything for breakfast”. The sentence just says “not”.',
        },
      ],
      because: '*No* goes before *haber*, never between the two parts of the verb.',
      mistakes: [
        {
          answer: '<Hoy> he desayunado no.',
          because: '*No* goes before the verb, and the verb begins with *haber*.',
        },
        {
          answer: '{He no desayunado hoy|He hoy no desayunado|Hoy yo he no desayunado}.',
          because: '*No* goes before *haber*: *no {he desayunado:desayunar}*.',
        },
        {
          answer: 'No {hoy he|he hoy} desayunado.',
          because:
            '*No* goes directly before *haber*, with nothing in between: *no {he desayunado:desayunar}*.',
        },
        {
          answer: '{Hoy no yo|No yo} he desayunado [hoy].',
          because: '*No* goes directly before *haber*: *yo no {he desayunado:desayunar}*.',
        },
        {
          answer: '<Hoy> no he {desayuno|desayunar|desayunando|desayuné|desayunida|desayunido}.',
          because: '*No* is in the right place. After *haber*, use the participle: *{desayunado:desayunar}*.',
        },
        {
          answer: '<Hoy> no he {desayunada|desayunados}.',
          because: '*No* is in the right place. After *haber* the participle always ends in *-o*.',
        },
        {
          answer: '<Hoy> no {tengo|soy|hago} desayunado.',
          because: '*No* is in the right place. Use *haber* for this tense: *{he:haber}*.',
        },

        { answer: '<Hoy> no e desayunado.', because: 'This *he* is from *haber* and is spelt with *h*.' },

        {
          answer: '<Hoy> nunca he desayunado.',
          because: 'Just move *no*, without changing it to *nunca*: *no {he desayunado:desayunar}*.',
        },
        {
          answer: '<Hoy> {no no he|no he no} desayunado.',
          because: 'One *no* is enough. Put it before *haber*.',
        },
      ],
      notAsked: [
        {
          answer: '<Hoy> no desayuné.',
          because:
            'Good Spanish in much of Latin America. Here, use the perfect: *no {he desayunado:desayunar}*.',
        },
        {
          answer: '<Hoy> he desayunado.',
          because: 'This means that you’ve had breakfast: *no* is missing before *{he:haber}*.',
        },
        {
          answer: '<Hoy> no {ha|has|hemos|han} desayunado.',
          because: '*No* is in the right place. “I have” is *{he:haber}*.',
        },
        {
          answer: '<Hoy> no he {tenido|hecho} [el] desayuno.',
          because:
            '*No* is in the right place, but this is “there has been no breakfast for me” or “I haven’t made breakfast”. “To have breakfast” is one verb: *desayunar*.',
        },
        {
          answer: '<Hoy> no {desayuno|desayunaba|había desayunado|estoy desayunando}.',
          because:
            '*No* is in the right place, but this is another tense. Use the perfect: *no {he desayunado:desayunar}*.',
        },
      ],
    },
    {
      kind: 'order',
      id: 'never-on-tv',
      teaches: 'word-order',
      words: ['visto', 'la', 'nunca', 'tele', 'lo', 'en', 'hemos'],
      en: 'We’ve never seen him on TV.',
      answers: ['Nunca lo hemos visto <en la tele>.'],
      because: 'Put *nunca* first, then the pronoun, then *{hemos visto:ver}* with nothing in between.',
      mistakes: [
        {
          answer: '{Lo hemos nunca visto en la tele|Lo nunca hemos visto en la tele}.',
          because: '*Nunca* goes before the pronoun: *nunca lo {hemos visto:ver}*.',
        },
        {
          answer: 'Nunca hemos visto lo en la tele.',
          because: 'The pronoun goes before *haber*: *lo {hemos visto:ver}*.',
        },
        {
          answer: 'Lo hemos visto nunca en la tele.',
          because: '*Nunca* can only follow the verb if *no* goes before the verb. Here *nunca* comes first.',
        },
      ],
    },
    {
      kind: 'choose',
      id: 'yesterday',
      teaches: 'perfect-or-preterite',
      prompt: 'Which form is usual in most of Spain?',
      sentence: 'Ayer ___ un examen de Biología.',
      en: 'I did a biology exam yesterday.',
      options: [
        { text: '*hice*', right: true, because: '*Ayer* is over, so use the preterite.' },
        {
          text: '*he hecho*',
          because:
            'In most of Spain the perfect needs a time that isn’t over, such as *hoy* or *esta semana*.',
        },
        {
          text: '*ha hecho*',
          because: 'This is “he or she has done”, and with *ayer* it’s the wrong tense too.',
        },
        { text: '*hago*', because: 'This is the present, “I do”. *Ayer* is past.' },
      ],
    },
    {
      kind: 'correct',
      id: 'theatre-last-week',
      teaches: 'perfect-or-preterite',
      sentence: 'La semana pasada hemos ido al teatro.',
      en: 'We went to the theatre last week. (as people say it in most of Spain)',
      parts: { when: 'la {semana pasada|pasada semana}', went: 'fuimos al|estuvimos en el|asistimos al' },
      answers: [
        '<$When> $went teatro.',
        'Fuimos $when al teatro.',
        'Estuvimos $when en el teatro.',
        {
          answer: '<La semana última> $went teatro.',
          note: 'Right, but rare. People say *la semana pasada*.',
        },
      ],
      because: '*La semana pasada* is over, so use the [preterite](indefenido): *{fuimos:ir}*.',
      mistakes: [
        {
          answer: '<La semana pasada> iremos al teatro.',
          because: '*La semana pasada* is over, so don’t use the future: *{fuimos:ir}*.',
        },
        {
          answer: '<La semana pasada> {imos|ibimos|fuemos} al teatro.',
          because: '*Ir* is irregular in the preterite: *{fuimos:ir}*.',
        },
      ],
      notAsked: [
        {
          answer: '<La última semana> fuimos al teatro.',
          because:
            'Good Spanish for the last week of a holiday, for example. “Last week” is *la semana pasada*.',
        },
        {
          answer: 'Esta semana hemos ido al teatro.',
          because: 'This is “this week”. With *la semana pasada* the verb changes: *{fuimos:ir}*.',
        },
        {
          answer: '<La semana pasada> {fui|fue|fueron} al teatro.',
          because: 'That’s a different person. “We went” is *{fuimos:ir}*.',
        },
        {
          answer: '<La semana pasada> {íbamos|vamos} al teatro.',
          because:
            '*Íbamos* is “we were going”; *vamos* is for telling a story as if it were now. For a single visit, use the preterite: *{fuimos:ir}*.',
        },
      ],
    },
    {
      kind: 'correct',
      id: 'there-have-been',
      teaches: 'more-mistakes',
      sentence: 'Este mes han habido dos huelgas.',
      en: 'There have been two strikes this month. (in the perfect)',
      answers: [
        '<Este mes> ha habido ^ dos huelgas.',
        '<En este mes> ha habido dos huelgas.',
        {
          answer: '<Este mes> {se han producido|han tenido lugar} dos huelgas.',
          note: 'Right, but this is a different verb, which has a plural. “There have been” is *{ha habido:haber}*.',
        },
        '{Durante este mes|En lo que va de mes} ha habido dos huelgas.',
        '<Este mes> ha habido {un par de huelgas|ya dos huelgas}.',
        {
          answer: '<Este mes> ha habido dos paros.',
          note: '*Paro* is Latin American. In Spain it’s *huelga*.',
        },
        '{Este mes ya ha habido dos huelgas|Dos huelgas ha habido este mes}.',
        {
          answer: '<Este mes> hemos tenido dos huelgas.',
          note: 'Right, but this means “we have had”. “There have been” is *{ha habido:haber}*.',
        },
      ],
      because: 'In Spanish, “there have been” is always singular: *{ha habido:haber}*.',
      mistakes: [
        {
          answer: '<Este mes> han habido ^ dos huelgas.',
          because: 'In Spanish, “there have been” is never plural: *{ha habido:haber}*.',
        },
        {
          answer: '<Este mes> ha sido dos huelgas.',
          because: '“There have been” is *haber*, not *ser*: *{ha habido:haber}*.',
        },
        {
          answer: '<Este mes> {han|ha} estado dos huelgas.',
          because: '*Estar* says where something is. “There have been” is *haber*: *{ha habido:haber}*.',
        },
        {
          answer: '<Este mes> {ha|han} hay dos huelgas.',
          because: '*{Hay:haber}* is the present. After *ha*, use the participle: *{ha habido:haber}*.',
        },
        {
          answer: '<Este mes> {hubieron|habían} dos huelgas.',
          because:
            'Two things are wrong: you need the perfect, and *haber* for “there is” is always singular: *{ha habido:haber}*.',
        },

        {
          answer:
            '<Este mes> {ha|han} {hubido|habidos|habidas|hubo|haber|habiendo|habedo|abido} dos huelgas.',
          because: 'The participle of *haber* is regular and never changes: *{ha habido:haber}*.',
        },
        {
          answer: '<Este mes> {he|has|hemos|hay} habido dos huelgas.',
          because:
            'In Spanish, “there have been” has only one form, the third person singular: *{ha habido:haber}*.',
        },
        {
          answer: '<Este mes> a habido dos huelgas.',
          because: 'This *ha* is from *haber* and is spelt with *h*: *{ha habido:haber}*.',
        },
        {
          answer: 'Este mes ha habido {dos huelga|dos huelgos|doses huelgas}.',
          because: '*{Ha habido:haber}* is right, but *huelgas* stays plural: *dos huelgas*.',
        },
        {
          answer: 'Esta mes ha habido dos huelgas.',
          because: '*{Ha habido:haber}* is right. *Mes* is masculine: *este mes*.',
        },
        {
          answer: 'Ha dos huelgas habido este mes.',
          because: 'Put nothing between *haber* and the participle: *{ha habido:haber}*.',
        },
      ],
      notAsked: [
        {
          answer: '<Este mes> hubo dos huelgas.',
          because: 'Good Spanish in much of Latin America. Here, use the perfect: *{ha habido:haber}*.',
        },
        {
          answer: '<Este mes> hay dos huelgas.',
          because: 'This is the present, “there are”. “There have been” is *{ha habido:haber}*.',
        },
        {
          answer: '<Este mes> había habido dos huelgas.',
          because: 'This is “there had been”. “There have been” is *{ha habido:haber}*.',
        },
        {
          answer: 'Este mes ha habido una huelga.',
          because: '*{Ha habido:haber}* is right, and it’s the same for two: *dos huelgas*.',
        },
        {
          answer: '<Este mes> {han|ha} tenido dos huelgas.',
          because:
            '*Han tenido* is “they have had” and *ha tenido* is “it has had”. “There have been” is *{ha habido:haber}*.',
        },
        {
          answer: '<Este mes> han sido dos huelgas.',
          because: 'This counts them: “it’s been two strikes”. “There have been” is *{ha habido:haber}*.',
        },
        {
          answer: '<Este mes> había dos huelgas.',
          because: 'This is the imperfect, “there were”. Use the perfect: *{ha habido:haber}*.',
        },
      ],
    },
    {
      kind: 'proofread',
      id: 'trip-to-granada',
      teaches: 'common-mistakes',
      en: 'Dani writes to his gran from a school trip to Granada. He says what they have done today, that it rained yesterday, what he has always wanted to do, and that he hasn’t bought her anything yet.',
      lines: [
        { right: '¡Hola, abuela! Hoy hemos visitado la Alhambra.' },
        {
          wrong: 'Mis amigos y yo hemos hacido muchas fotos.',
          answers: ['Mis amigos y yo hemos {hecho|sacado|tomado} muchas fotos.'],
          because: '*Hacer* has an irregular participle: *{hecho:hacer}*.',
        },
        {
          wrong: 'Las chicas han compradas unas pulseras.',
          model: 'Las chicas han comprado unas pulseras.',
          answers: ['Las chicas [se] han comprado [unas|algunas] pulseras.'],
          because: 'After *haber* the participle never agrees: *{comprado:comprar}*.',
        },
        { right: 'Ayer llovió y no pudimos salir del hotel.' },
        {
          wrong: 'He siempre querido conocer esta ciudad.',
          answers: [
            '[Yo] siempre he querido {conocer|visitar|ver} esta ciudad.',
            'He querido siempre conocer esta ciudad.',
          ],
          because: 'Don’t put anything between *haber* and the participle: *siempre {he querido:querer}*.',
          notAsked: [
            {
              answer: '[Yo] he querido conocer siempre esta ciudad.',
              because:
                'Possible, but here *siempre* can go with *conocer*. He has **always wanted** to: *siempre {he querido:querer}*.',
            },
          ],
        },
        { right: 'Todavía no te he comprado nada.' },
      ],
    },
    {
      kind: 'choose',
      id: 'guests-just',
      teaches: 'have-just',
      prompt: 'Which words mean “have just”?',
      sentence: 'Los invitados ___ llegar.',
      en: 'The guests have just arrived.',
      options: [
        { text: '*acaban de*', right: true, because: '“Have just” is the present of *acabar* with *de*.' },
        { text: '*han justo*', because: 'This copies the English, and *han* needs a participle.' },
        { text: '*acaban*', because: 'Without *de* it means “finish”: *acabar de* needs both words.' },
        { text: '*acabado de*', because: 'This is a participle. Conjugate the verb for “they”.' },
      ],
    },
    {
      kind: 'translate',
      id: 'just-seen',
      teaches: 'have-just',
      en: 'I’ve just seen your message. (acabar)',
      parts: { your: 'tu|vuestro|su', just: 'justo|ahora mismo', seen: 'ver|leer|mirar' },
      answers: [
        '[$Just] acabo de {$seen} {$your} mensaje.',
        'Acabo justo de {$seen} {$your} mensaje.',
        'Acabo de {$seen} {$your} mensaje {ahora [mismo]|justo ahora}.',
        '$Your mensaje {acabo [justo] de {verlo|leerlo}|lo acabo [justo] de {ver|leer}}.',
        {
          answer: 'Recién acabo de {$seen} {$your} mensaje.',
          note: '*Recién* before a verb is Latin American. *{Acabo:acabar} de* already means “just”.',
        },
        {
          answer:
            '[$Just] acabo de {ver|leer} el mensaje {tuyo|que me has {mandado|enviado}|que me {mandaste|enviaste}}.',
          note: 'Right, but “your message” is simply *tu mensaje*.',
        },
        {
          answer: 'Me acabo de {ver|leer} {tu|su} mensaje.',
          note: 'Right: *leerse* and *verse* mean reading or watching something to the end. For simply “seen”, leave out *me*: *{acabo:acabar} de ver*.',
        },
      ],
      because: '“Have just” is the present of *acabar* + *de* + infinitive.',
      mistakes: [
        {
          answer: '{He justo|He solo|Tengo justo} {visto|leído} {tu|su|vuestro} mensaje.',
          because: 'This copies the English. Spanish uses *{acabo:acabar} de* + infinitive.',
        },
        {
          answer: 'Acabo de {visto|vi|viendo|veo|vea|leído|leyendo|leo|leí} {tu|su|vuestro} mensaje.',
          because: 'After *de*, use the infinitive: *ver*.',
        },
        {
          answer: 'He acabado {ver|visto|leer} {tu|su} mensaje.',
          because: '“Have just” is the present of *acabar* with *de*: *{acabo:acabar} de ver*.',
        },

        { answer: 'Acabo {ver|leer} {tu|su|vuestro} mensaje.', because: '*Acabar* needs *de*.' },
        {
          answer: 'Acabo {a|que|en|con|para} {ver|leer} {tu|su|vuestro} mensaje.',
          because: '*Acabar* needs *de* here: *{acabo:acabar} de ver*.',
        },
        {
          answer: 'Acabo {visto|vi|leído} {tu|su|vuestro} mensaje.',
          because: '“Have just” is *{acabo:acabar} de* + infinitive: *{acabo:acabar} de ver*.',
        },
        {
          answer: 'Acabar de {ver|leer} {tu|su|vuestro} mensaje.',
          because: '“I have just” is *{acabo:acabar} de*.',
        },
        {
          answer: '{Soy acabado|Estoy acabado} de {ver|leer} {tu|su} mensaje.',
          because: '“I have just” is simply *{acabo:acabar} de*.',
        },
        {
          answer: 'Acabo de {ver|leer} {a tu|a su} mensaje.',
          because: 'Use *a* before an object only for people: *ver tu mensaje*.',
        },
        {
          answer: 'Acabo de {ver|leer} {tus|ti|te|tuyo|el tu|la tu|tuya} mensaje.',
          because: '“Your” is *tu* before a singular noun.',
        },
        {
          answer: 'Acabo de {ver|leer} tu {mensage|mesaje|masaje|message|mensaja|messaje}.',
          because: '“Message” is *mensaje*, with *s* and *j*.',
        },
      ],
      notAsked: [
        {
          answer: '{Recién|Justo} {vi|leí} {tu|su} mensaje.',
          because: 'Good Spanish in much of Latin America. Here, use *{acabo:acabar} de* + infinitive.',
        },
        {
          answer: '{Justo|Ahora mismo|Recién} he {visto|leído} {tu|su|vuestro} mensaje.',
          because: 'Good Spanish in some countries. Here, use *{acabo:acabar} de* + infinitive.',
        },
        {
          answer: 'He acabado de {ver|leer} {tu|su|vuestro} mensaje.',
          because:
            'This means “I have finished watching or reading your message”. For “have just”, use *acabar* in the present.',
        },
        {
          answer: 'Acabo de {ver|leer} {tus|sus|vuestros} mensajes.',
          because: 'This is more than one message. Say *tu mensaje*.',
        },
        {
          answer: '[Solo|Ya] he {visto|leído} {tu|su|vuestro} mensaje.',
          because:
            '*He visto* is “I have seen”, *solo* is “only” and *ya* is “already”. “Just” is *{acabo:acabar} de* + infinitive: *{acabo:acabar} de ver*.',
        },
        {
          answer: '{Acaba|Acabas|Acabamos|Acaban} de {ver|leer} {tu|su|vuestro} mensaje.',
          because: 'That’s a different person. “I have just” is *{acabo:acabar} de*.',
        },
        {
          answer: 'Acabo de {ver|leer} {mi|el|un|nuestro} mensaje.',
          because: '*Mi* is “my”, *el* “the”, *un* “a” and *nuestro* “our”. “Your message” is *tu mensaje*.',
        },
        {
          answer: 'Acabo de {oír|escuchar|recibir|escribir|enviar} tu mensaje.',
          because:
            '*Oír* is “hear”, *escuchar* “listen to”, *recibir* “receive”, *escribir* “write” and *enviar* “send”. “See” is *ver*: *{acabo:acabar} de ver*.',
        },
        {
          answer: 'He ya {visto|leído} {tu|su|vuestro} mensaje.',
          because:
            '*Ya* is “already”, and goes between *haber* and the participle only in bookish Spanish. “Just” is *{acabo:acabar} de* + infinitive.',
        },
        {
          answer: 'He acabado {viendo|leyendo} {tu|su} mensaje.',
          because: '*Acabar* + gerund is “to end up doing”. “Have just” is *{acabo:acabar} de* + infinitive.',
        },
        {
          answer: '{Acabé|Acababa|Acabaré} de {ver|leer} {tu|su|vuestro} mensaje.',
          because:
            'This is another tense: *acabé de* is “I finished”, *acababa de* “I had just”, *acabaré de* “I will finish”. “Have just” is *{acabo:acabar} de*.',
        },
        {
          answer: 'Acabo por {ver|leer} {tu|su|vuestro} mensaje.',
          because: '*Acabar por* is “to end up doing”. “Have just” is *{acabo:acabar} de*.',
        },
        {
          answer: 'Acabo {viendo|leyendo} {tu|su|vuestro} mensaje.',
          because: '*Acabar* + gerund is “to end up doing”. “Have just” is *{acabo:acabar} de* + infinitive.',
        },
        {
          answer: 'Estoy acabando de {ver|leer} {tu|su} mensaje.',
          because: 'This is “I’m finishing”. “I have just” is simply *{acabo:acabar} de*.',
        },
      ],
    },
    {
      kind: 'choose',
      id: 'gran-sushi',
      teaches: 'time-expressions',
      prompt: 'Which word means “never”?',
      sentence: 'Mi abuela ___ ha probado el sushi.',
      en: 'My gran has never tried sushi.',
      options: [
        { text: '*nunca*', right: true, because: '*Nunca* before the verb is “never”, without *no*.' },
        {
          text: '*alguna vez*',
          because: 'This is “ever”, for questions: *¿{Has probado:probar} alguna vez…?*',
        },
        {
          text: '*todavía*',
          because: 'This is “still”, or “yet” with *no*: *todavía no {ha probado:probar}*.',
        },
        { text: '*siempre*', because: 'This is “always”, the opposite.' },
      ],
    },
    {
      kind: 'order',
      id: 'not-yet',
      teaches: 'time-expressions',
      words: ['respuesta', 'no', 'la', 'recibido', 'todavía', 'hemos'],
      en: 'We haven’t received the answer yet.',
      answers: [
        'Todavía no hemos recibido la respuesta.',
        'No hemos recibido {todavía la respuesta|la respuesta todavía}.',
        {
          answer: 'No hemos todavía recibido la respuesta.',
          note: 'You’ll see this in formal writing. Don’t put anything between *haber* and the participle.',
        },
      ],
      because: 'Put *todavía no* before *haber*, or *todavía* after the participle.',
      mistakes: [
        {
          answer:
            '{Todavía hemos no recibido la respuesta|Hemos no recibido la respuesta todavía|Hemos no recibido todavía la respuesta|Hemos todavía no recibido la respuesta|Todavía hemos recibido no la respuesta|Hemos no todavía recibido la respuesta}.',
          because: '*No* goes directly before *hemos*: *no {hemos recibido:recibir}*.',
        },
        {
          answer:
            '{Hemos recibido no la respuesta todavía|Hemos recibido no todavía la respuesta|Hemos recibido la respuesta no todavía|Hemos recibido la respuesta todavía no|Hemos recibido todavía no la respuesta|Hemos todavía recibido no la respuesta}.',
          because: '*No* goes directly before *hemos*: *no {hemos recibido:recibir}*.',
        },
        {
          answer: 'No todavía hemos recibido la respuesta.',
          because: 'Before the verb, “not yet” is *todavía no*, in that order.',
        },
        {
          answer:
            '{Todavía no recibido hemos la respuesta|No recibido hemos la respuesta todavía|No recibido hemos todavía la respuesta}.',
          because: '*Haber* goes before the participle: *{hemos recibido:recibir}*.',
        },
        {
          answer:
            '{No hemos la respuesta recibido todavía|Todavía no hemos la respuesta recibido|No hemos todavía la respuesta recibido}.',
          because: 'The object never goes between *haber* and the participle.',
        },
        {
          answer:
            '{La respuesta todavía no hemos recibido|La respuesta no hemos recibido todavía|La respuesta no hemos todavía recibido}.',
          because:
            'If *la respuesta* comes first, you need *la* before *hemos* too. Put *la respuesta* after the verb.',
        },
        {
          answer:
            '{Todavía no la hemos recibido respuesta|No la hemos recibido respuesta todavía|No la hemos recibido todavía respuesta|No la hemos todavía recibido respuesta}.',
          because: '*La* goes with its noun: *la respuesta*.',
        },
        {
          answer:
            '{Todavía no hemos recibido respuesta la|No hemos recibido respuesta la todavía|No hemos recibido todavía respuesta la}.',
          because: 'The article goes before its noun: *la respuesta*.',
        },
      ],
    },
    {
      kind: 'hear',
      id: 'dictation-tickets',
      teaches: 'time-expressions',
      says: 'Todavía no hemos comprado las entradas.',
      en: 'We haven’t bought the tickets yet.',
      because: '*Todavía no*, “not yet”, goes before *{hemos:haber}*, which has a silent *h*.',
    },
    {
      kind: 'choose',
      id: 'moved-in-2020',
      teaches: 'ten-pairs',
      prompt: 'Which form is right in Spain **and** in Latin America?',
      sentence: 'En 2020 mi familia ___ a otra ciudad.',
      en: 'In 2020 my family moved to another city.',
      options: [
        {
          text: '*se mudó*',
          right: true,
          because: 'The year 2020 is over: everybody uses the preterite here.',
        },
        {
          text: '*se ha mudado*',
          because: 'The perfect needs a time that isn’t over, such as *este año*.',
        },
        { text: '*se muda*', because: 'This is the present, “moves”. 2020 is in the past.' },
      ],
    },
    {
      kind: 'translate',
      id: 'two-exams',
      teaches: 'ten-pairs',
      en: 'I’ve had two exams this week, but last week I had four. (start with the perfect)',
      parts: {
        this: 'esta semana he {tenido|hecho} dos {exámenes|pruebas}|he {tenido|hecho} dos {exámenes|pruebas} esta semana',
        had: 'tuve|hice',
      },
      answers: [
        '$This, {pero|aunque|y} {{la semana pasada|la pasada} {$had} cuatro [exámenes]}.',
        '$This, {pero|aunque|e} hice cuatro [exámenes] la semana pasada.',
        '$This, {pero|aunque|y} tuve cuatro [exámenes] la semana pasada.',
        '$This, {pero|y} la semana pasada, cuatro.',
        {
          answer: '$This, {pero|aunque|y} la [semana] pasada fueron cuatro.',
          note: 'Right, but this means “there were four”. “I had” is *{tuve:tener}*.',
        },
      ],
      because:
        '*Esta semana* isn’t over, so use *{he tenido:tener}*. *La semana pasada* is, so use *{tuve:tener}*.',
      mistakes: [
        {
          answer: 'Esta semana tengo tenido dos exámenes, pero la semana pasada tuve cuatro.',
          because: '“I’ve had” is *{he:haber}* + participle: *{he tenido:tener}*.',
        },
        {
          answer: 'Esta semana he tenido dos exámenes, pero la semana pasada {tení|tengo} cuatro.',
          because: '“I had”, in a week that is over, is *{tuve:tener}*.',
        },
      ],
      notAsked: [
        {
          answer: 'Esta semana tuve dos exámenes, pero la semana pasada tuve cuatro.',
          because:
            'Good Spanish in much of Latin America. Here, begin with the perfect: *{he tenido:tener}*.',
        },
        {
          answer: 'Esta semana tengo dos exámenes, pero la semana pasada tuve cuatro.',
          because: 'That’s “I have two exams”. “I’ve had” is the perfect: *{he tenido:tener}*.',
        },
        {
          answer: 'Esta semana he tenido dos exámenes, pero la semana pasada he tenido cuatro.',
          because:
            'People say this in some places, for example in Bolivia. *La semana pasada* is over: in most of Spain and Latin America, use *{tuve:tener}*.',
        },
        {
          answer: 'Esta semana he tenido dos exámenes, pero la semana pasada {tenía|tuvo} cuatro.',
          because:
            '*Tenía* means the exams were on your timetable, and *tuvo* is “he or she had”. For a week that’s over, use *{tuve:tener}*.',
        },
        {
          answer: 'Esta semana tenía dos exámenes, pero la semana pasada tuve cuatro.',
          because:
            'This is the imperfect: the exams were on your timetable. “I’ve had” is the perfect: *{he tenido:tener}*.',
        },
      ],
    },
    {
      kind: 'choose',
      id: 'all-my-life',
      teaches: 'five-uses',
      prompt: 'Which form goes with “all my life”?',
      sentence: 'Toda mi vida ___ en el mismo barrio.',
      en: 'I’ve lived in the same neighbourhood all my life.',
      options: [
        {
          text: '*he vivido*',
          right: true,
          because: '“All my life” means up to now, so use the perfect.',
        },
        {
          text: '*vivo*',
          because: 'The present goes with *desde* or *desde hace*. With *toda mi vida*, use the perfect.',
        },
        { text: '*tengo vivido*', because: '“Have” in this tense is *haber*: *{he:haber}*.' },
      ],
    },
    {
      kind: 'translate',
      id: 'lost-keys',
      teaches: 'five-uses',
      en: 'I’ve lost my keys and I can’t get in. (in the perfect)',
      parts: {
        lost: 'he {perdido|extraviado} {las|mis} llaves|se me han {perdido|extraviado} {las|mis} llaves',
        out: 'no puedo entrar [{en|a} {casa|mi casa|la casa}]',
      },
      answers: [
        '$Lost y [{ahora|por eso}] $out.',
        '$Out{ porque| ya que|:} $lost.',
        '$Lost, {así que|por eso|por lo que} $out.',
        '{Como|Ya que} $lost, $out.',
      ],
      because: 'The result matters now: *{he perdido:perder}*. For your own things, *las* is enough.',
      mistakes: [
        {
          answer: 'He {perdidas|perdida|perdidos} {las|mis} llaves y no puedo entrar.',
          because: 'After *haber* the participle never agrees, not even with *las llaves*.',
        },
        {
          answer: 'Tengo perdido {las|mis} llaves y no puedo entrar.',
          because: '“I’ve lost” is *{he perdido:perder}*, with *haber*.',
        },
      ],
      notAsked: [
        {
          answer: 'Perdí {las|mis} llaves y no puedo entrar.',
          because: 'Good Spanish in much of Latin America. Here, use the perfect: *{he perdido:perder}*.',
        },
        {
          answer: 'He perdido {las|mis} claves y no puedo entrar.',
          because: '*Claves* are codes or clues. A door key is *la llave*.',
        },
        {
          answer: '{Ha|Has|Han} perdido {las|mis} llaves y no puedo entrar.',
          because: 'That’s a different person. “I have” is *{he:haber}*.',
        },
        {
          answer: 'Tengo perdidas {las|mis} llaves y no puedo entrar.',
          because:
            'This describes a state: they’re still missing. Use *haber* for the perfect: *{he perdido:perder}*.',
        },
      ],
    },
    {
      kind: 'fill',
      id: 'vosotros-leer',
      teaches: 'more-participles',
      sentence: '¿Vosotros ___ las instrucciones?',
      en: 'In the perfect: have you read the instructions? (leer)',
      answers: [
        'habéis leído',
        {
          answer: 'os habéis leído',
          note: 'Right for reading something from start to finish. For just “read”, leave out *os*: *{habéis leído:leer}*.',
        },
      ],
      because: '“You have” is *{habéis:haber}*, and after the vowel in *le-* the ending is *-ído*.',
      mistakes: [
        {
          answer: 'han leído',
          because: '*{Han:haber}* goes with *ustedes*. For *vosotros*, use *{habéis:haber}*.',
        },
        {
          answer: '{has|ha|hemos|he} leído',
          because: 'This is a different person. For *vosotros*, use *{habéis:haber}*.',
        },
        {
          answer: 'habéis {leída|leídas|leídos}',
          because: 'After *haber* the participle never agrees, not even with *las instrucciones*.',
        },
        { answer: 'habéis {lido|lecto|leto|leado|ledo}', because: 'The stem is *le-*: *{leído:leer}*.' },
        {
          answer: 'habéis {leyido|leyído|leyedo}',
          because: 'The participle is spelt with *í*, not *y*: *{leído:leer}*.',
        },
        {
          answer: 'habéis {leer|leyendo|leéis|leed|leísteis|leyó}',
          because: 'After *haber*, use the participle: *{leído:leer}*.',
        },
        { answer: '{hais|hebéis|habís|habáis} leído', because: 'The form is *{habéis:haber}*.' },
        {
          answer: '{abéis|avéis|havéis} leído',
          because: 'The form is spelt *{habéis:haber}*, with *h* and *b*.',
        },
        {
          answer: '{tenéis|sois|estáis} leído',
          because: 'Use *haber* for this tense: *{habéis leído:leer}*.',
        },
        { answer: 'hayáis leído', because: 'Use another form of *haber*: “you have” is *{habéis:haber}*.' },
      ],
      notAsked: [
        {
          answer: 'leísteis',
          because: 'This is the preterite. Here, use the perfect: *{habéis leído:leer}*.',
        },
        {
          answer: '{habíais|habréis} leído',
          because: '*Habíais* is “had you” and *habréis* “will you have”. “Have you” is *{habéis:haber}*.',
        },
        {
          answer: '{leéis|leíais|estáis leyendo}',
          because: 'This is another tense. Here, use the perfect: *{habéis leído:leer}*.',
        },
      ],
      ustedes: {
        sentence: '¿Ustedes ___ las instrucciones?',
        answers: [
          'han leído',
          {
            answer: 'se han leído',
            note: 'Right for reading something from start to finish. For just “read”, leave out *se*: *{han leído:leer}*.',
          },
        ],
        because: '“You have” is *{han:haber}*, and after the vowel in *le-* the ending is *-ído*.',
        mistakes: [
          {
            answer: '{has|ha|hemos|he|habéis} leído',
            because: 'This is a different person. For *ustedes*, use *{han:haber}*.',
          },
          {
            answer: 'han {leída|leídas|leídos}',
            because:
              'After *haber* the participle never agrees: not with *ustedes*, and not with *las instrucciones*.',
          },
          {
            answer: 'han {lido|lecto|leto|leado|ledo}',
            because: 'The stem of *leer* is *le-*: *{leído:leer}*.',
          },
          {
            answer: 'han {leyido|leyído|leyedo}',
            because: 'The participle has *í*, not *y*: *{leído:leer}*.',
          },
          {
            answer: 'han {leer|leyendo|leen|lean|leyeron|leyó}',
            because: 'After *{han:haber}*, use the participle: *{leído:leer}*.',
          },
          { answer: '{an|haben|hayn|habén} leído', because: 'The form is spelt *{han:haber}*.' },
          {
            answer: '{tienen|son|están} leído',
            because: 'Use *haber* for this tense: *{han leído:leer}*.',
          },
          { answer: 'hayan leído', because: 'Use another form of *haber*: “you have” is *{han:haber}*.' },
        ],
        notAsked: [
          {
            answer: 'leyeron',
            because: 'Good Spanish in much of Latin America. Here, use the perfect: *{han leído:leer}*.',
          },
          {
            answer: '{habían|habrán} leído',
            because: '*Habían* is “had you” and *habrán* “will you have”. “Have you” is *{han:haber}*.',
          },
          {
            answer: '{leen|leían|están leyendo}',
            because: 'This is another tense. Here, use the perfect: *{han leído:leer}*.',
          },
        ],
      },
    },
    {
      kind: 'fill',
      id: 'planet-discovered',
      teaches: 'more-participles',
      sentence: 'Los científicos han ___ otro planeta.',
      en: 'Scientists have discovered another planet. (descubrir)',
      answers: ['descubierto'],
      because: '*Descubrir* works like *cubrir*: *{cubierto:cubrir}*, *{descubierto:descubrir}*.',
      mistakes: [
        {
          answer: '{descubrido|descubridos}',
          because: '*Descubrir* works like *cubrir*, which is irregular: *{cubierto:cubrir}*.',
        },
        {
          answer: '{descubiertos|descubierta|descubiertas}',
          because: 'After *haber* the participle ends in *-o*.',
        },
        { answer: '{descubrir|descubriendo|descubren}', because: 'After *haber*, use the participle.' },
        {
          answer: '{descuberto|discubierto|descobierto}',
          because: 'The spelling is *des-* + *{cubierto:cubrir}*.',
        },
      ],
    },
    {
      kind: 'choose',
      id: 'homework-ready',
      teaches: 'tener-participle',
      prompt: 'After *{tengo:tener}* the participle agrees. Which form is right?',
      sentence: 'Ya tengo ___ los ejercicios de Física.',
      en: 'I’ve already got the physics exercises done.',
      options: [
        {
          text: '*hechos*',
          right: true,
          because: '*Los ejercicios* is masculine plural, and here the participle agrees.',
        },
        {
          text: '*hecho*',
          because:
            'This would be right after *haber*. After *{tengo:tener}* it agrees with *los ejercicios*.',
        },
        {
          text: '*hacidos*',
          because: 'The ending agrees, but the participle of *hacer* is irregular.',
          teaches: 'irregular-information',
        },
        {
          text: '*hacer*',
          because: 'The infinitive needs *que*: *{tengo:tener} que hacer* is “I have to do”.',
        },
      ],
    },
    {
      kind: 'translate',
      id: 'table-booked',
      teaches: 'tener-participle',
      en: 'We’ve got two rooms booked. (tener, reservar)',
      answers: [
        '{Tenemos|Ya tenemos|Tenemos ya} {reservadas dos habitaciones|dos habitaciones reservadas}.',
        '{Tenemos|Ya tenemos|Tenemos ya} {reservados dos {cuartos|dormitorios}|dos {cuartos|dormitorios} reservados}.',
        'Tenemos {dos habitaciones ya reservadas|un par de habitaciones reservadas}.',
      ],
      because:
        'The rooms are booked for you: *{tenemos:tener}* + *reservadas*, which agrees with *habitaciones*.',
      mistakes: [
        {
          answer: 'Tenemos {reservado|reservados} dos habitaciones.',
          because: 'After *tener* the participle agrees with the thing: *reservadas*.',
        },
        {
          answer: 'Tenemos dos habitaciones reservados.',
          because: '*Habitaciones* is feminine: *reservadas*.',
        },
        {
          answer: 'Hemos {reservadas|reservados} dos habitaciones.',
          because: 'After *haber* the participle ends in *-o*. After *tener* it agrees.',
        },
      ],
      notAsked: [
        {
          answer: 'Hemos reservado dos habitaciones.',
          because: 'Good Spanish for “we’ve booked two rooms”. Here, use *{tenemos:tener}* + participle.',
        },
        {
          answer: '{Tienen|Tengo|Tienes} {reservadas dos habitaciones|dos habitaciones reservadas}.',
          because: 'That’s a different person. “We have” is *{tenemos:tener}*.',
        },
      ],
    },
  ],
} satisfies AuthoredLesson
