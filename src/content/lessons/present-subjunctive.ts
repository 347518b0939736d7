import type { AuthoredLesson } from '../types'

export default {
  subtitle: 'El presente de subjuntivo',
  blurb:
    'Say what you want others to do, how you feel, what you doubt and what hasn’t happened yet, and learn which words need the [subjunctive](?subjunctive).',
  rule: 'The [indicative](?indicative) states something as a fact. The subjunctive doesn’t: use it for what somebody wants, feels, doubts or needs, or for something still to come. Typical pattern: one person + trigger + *que* + **another** person. *Quiero que vengas* (I want you to come). Form: take *-o* off the *yo* form and add the opposite vowel.',
  needs: {
    igcse: {
      asks: 'produce',
      what: 'A few patterns, above all *cuando* + subjunctive + future. Recognise the other triggers.',
    },
    abInitio: {
      asks: 'recognise',
      what: 'Set phrases and patterns like *espero que…* (I hope that) and *quiero que…* (I want).',
    },
    standard: {
      asks: 'produce',
      what: 'All regular and irregular forms after wishes, feelings, doubts, judgements, *para que* and time words.',
    },
    higher: {
      asks: 'produce',
      what: 'All of this, plus the perfect subjunctive and the choice of mood after *aunque* and *quizá* and for unknown people.',
    },
  },
  opening: 'eat-something',
  sections: [
    {
      id: 'formation',
      title: 'Formation: opposite vowels',
      core: true,
      syllabus: ['V11'],
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            'Start from the *yo* form of the present: *hablo* (I speak), *como* (I eat), *tengo* (I have).',
            'Take off the *-o*: *habl-*, *com-*, *teng-*.',
            'Add the endings with the **opposite vowel**: *-ar* verbs take *e*, *-er* and *-ir* verbs take *a*.',
          ],
        },
        {
          kind: 'conjugation',
          caption: 'Regular verbs in the present subjunctive',
          tense: 'present-subjunctive',
          verbs: ['hablar', 'comer', 'vivir'],
        },
        {
          kind: 'list',
          items: [
            '*Yo* and *él, ella, usted* **are the same:** *que yo hable*, *que ella hable*.',
            'Only the *vosotros* form has an **accent**: *habléis*, *comáis*, *viváis*. *Hable* doesn’t have one: *hablé* is the preterite, “I spoke”.',
            'The *que* before the forms isn’t part of the verb. It joins the two halves of the sentence.',
          ],
        },
        {
          kind: 'verb-table',
          tenses: ['present-subjunctive', 'perfect-subjunctive'],
          suggested: ['hablar', 'tener'],
        },
      ],
    },
    {
      id: 'when-to-use',
      title: 'When to use: six triggers to start with',
      core: true,
      syllabus: ['V11'],
      blocks: [
        {
          kind: 'text',
          text: 'Look for a **trigger** in the first half and usually **a different subject** in the second. *Que* isn’t a trigger on its own: *Sé que vienes* (I know you’re coming) is a fact, so it’s the indicative, as usual.',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Cuando {llegue:llegar} el verano, viajaremos.',
              en: 'When summer comes, we’ll travel.',
            },
            { es: 'Te lo digo para que lo {sepas:saber}.', en: 'I’m telling you so you know.' },
            { es: 'Quiero que {leas:leer} este correo.', en: 'I want you to read this email.' },
            { es: 'Espero que {estés:estar} bien.', en: 'I hope you’re well.' },
            { es: 'Es importante que {bebas:beber} agua.', en: 'It’s important that you drink water.' },
            { es: 'No creo que {llueva:llover} hoy.', en: 'I don’t think it’ll rain today.' },
          ],
        },
        {
          kind: 'dialogue',
          caption: 'Before the exam',
          lines: [
            {
              who: 'Gael',
              es: 'Mis padres quieren que {estudie:estudiar} esta noche.',
              en: 'My parents want me to study tonight.',
            },
            {
              who: 'Irene',
              es: 'Es mejor que {descanses:descansar} un poco.',
              en: 'It’s better if you rest a bit.',
            },
            {
              who: 'Gael',
              es: 'Sí. No creo que {necesite:necesitar} más apuntes.',
              en: 'Yes. I don’t think I need any more notes.',
            },
          ],
        },
      ],
    },
    {
      id: 'irregular-information',
      title: 'Irregular information: from *tengo* to *tenga*, and six verbs',
      core: true,
      syllabus: ['V11'],
      blocks: [
        {
          kind: 'text',
          text: 'If the *yo* form is irregular (*tengo*, *hago*, *conozco*), **all six** persons use its [stem](?stem). [Boot](#stem-changes) verbs keep the boot: *piense*, but *pensemos* (*pensar*, to think).',
        },
        {
          kind: 'table',
          caption: 'From the irregular *yo* form',
          columns: [
            { header: 'Infinitive', lang: 'es', form: 'infinitive' },
            { header: 'Meaning, present (*yo*)', lang: 'en' },
            { header: 'Subjunctive (*yo*)', lang: 'es', form: 'present-subjunctive:0' },
          ],
          rows: [
            ['tener', 'to have: *tengo*', 'tenga'],
            ['hacer', 'to do: *hago*', 'haga'],
            ['venir', 'to come: *vengo*', 'venga'],
            ['salir', 'to go out: *salgo*', 'salga'],
            ['poner', 'to put: *pongo*', 'ponga'],
            ['decir', 'to say: *digo*', 'diga'],
            ['conocer', 'to know: *conozco*', 'conozca'],
            ['ver', 'to see: *veo*', 'vea'],
            ['oír', 'to hear: *oigo*', 'oiga'],
            ['traer', 'to bring: *traigo*', 'traiga'],
            ['caer', 'to fall: *caigo*', 'caiga'],
            ['valer', 'to be worth: *valgo*', 'valga'],
            ['conducir', 'to drive: *conduzco*', 'conduzca'],
            ['caber', 'to fit: *quepo*', 'quepa'],
          ],
        },
        {
          kind: 'text',
          text: 'The only exceptions are **six verbs** whose *yo* form doesn’t end in *-o*: *soy, sea* (to be), *voy, vaya* (to go), *estoy, esté* (to be), *doy, dé* (to give), *sé, sepa* (to know), *he, haya* (to have done).',
        },
      ],
    },
    {
      id: 'indicative-or-subjunctive',
      title: 'Indicative, subjunctive or infinitive?',
      core: true,
      syllabus: ['V11', 'V14'],
      blocks: [
        {
          kind: 'contrast',
          caption: 'Stated as a fact or not?',
          left: 'Indicative: stated as fact',
          right: 'Subjunctive: not stated as fact',
          rows: [
            {
              left: { es: 'Creo que Marcos {tiene:tener} razón.', en: 'I think Marcos is right.' },
              right: { es: 'No creo que Marcos {tenga:tener} razón.', en: 'I don’t think Marcos is right.' },
              why: '*Creo que* states an opinion, so it takes the indicative. With *no* it takes the subjunctive.',
            },
            {
              left: { es: 'Cuando {llego:llegar} a casa, meriendo.', en: 'When I get home, I have a snack.' },
              right: {
                es: 'Cuando {llegue:llegar} a casa, merendaré.',
                en: 'When I get home, I’ll have a snack.',
              },
              why: 'A habit is a fact. An arrival in the future isn’t.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'If **the same person** wants and acts, don’t use *que*: use the [infinitive](?infinitive), the form ending in *-ar, -er* or *-ir*.',
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Quiero ir al concierto.', en: 'I want to go to the concert.' },
            { es: 'Quiero que {vayas:ir} al concierto.', en: 'I want you to go to the concert.' },
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
              wrong: 'Quiero que vienes conmigo.',
              right: 'Quiero que {vengas:venir} conmigo.',
              en: 'I want you to come with me.',
              why: '*Que* is right, but a wish about somebody else takes the subjunctive.',
            },
            {
              wrong: 'Es importante que estudias cada día.',
              right: 'Es importante que {estudies:estudiar} cada día.',
              en: 'It’s important that you study every day.',
              why: 'A judgement about what somebody does takes the subjunctive.',
            },
            {
              wrong: 'Creo que sea una buena idea.',
              right: 'Creo que es una buena idea.',
              en: 'I think it’s a good idea.',
              why: 'It may sound unsure, but *creo que* states your opinion, so use the indicative.',
            },
            {
              wrong: 'Cuando llegaré a casa, te llamaré.',
              right: 'Cuando {llegue:llegar} a casa, te llamaré.',
              en: 'When I get home, I’ll ring you.',
              why: 'After *cuando*, use the subjunctive for the future.',
            },
            {
              wrong: 'Si tengas tiempo, llámame.',
              right: 'Si tienes tiempo, llámame.',
              en: 'If you have time, ring me.',
              why: 'This *si* (if) sounds uncertain, but never takes the present subjunctive.',
            },
          ],
        },
      ],
    },
    {
      id: 'spelling-changes',
      title: 'Spelling changes: *busque*, *llegue*, *empiece*',
      more: 'Eight patterns that keep the sound the same.',
      syllabus: ['V11'],
      blocks: [
        {
          kind: 'text',
          text: 'Some verbs change their **spelling** to keep the same sound before the new vowel. They still sound regular.',
        },
        {
          kind: 'table',
          caption: 'Spelling changes, in all six persons',
          columns: [
            { header: 'Infinitive', lang: 'es', form: 'infinitive' },
            { header: 'Subjunctive (*yo*)', lang: 'es', form: 'present-subjunctive:0' },
            { header: 'Meaning and change', lang: 'en' },
          ],
          rows: [
            ['buscar', 'busque', 'to look for; *c* to *qu*, also *explicar* (explain), *sacar* (take out)'],
            ['llegar', 'llegue', 'to arrive; *g* to *gu*, also *pagar* (pay), *apagar* (switch off)'],
            ['empezar', 'empiece', 'to begin; *z* to *c*, also *cruzar* (cross), *organizar* (organise)'],
            [
              'coger',
              'coja',
              'to take, to catch; *g* to *j*, also *recoger* (pick up), *proteger* (protect)',
            ],
            ['dirigir', 'dirija', 'to direct; *g* to *j*, also *exigir* (demand), *elegir* (choose)'],
            ['seguir', 'siga', 'to follow; *gu* to *g*, also *conseguir* (get), *distinguir* (tell apart)'],
            ['vencer', 'venza', 'to defeat; *c* to *z*, also *convencer* (convince)'],
            ['averiguar', 'averigüe', 'to find out; *u* to *ü*, so that you still hear it'],
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Mis padres quieren que {hable:hablar} francés con mi abuela.',
              en: 'My parents want me to speak French with my gran.',
            },
            { es: 'No quiero que {comáis:comer} en el sofá.', en: 'I don’t want you to eat on the sofa.' },
            {
              es: 'Espero que {viváis:vivir} muy felices en Granada.',
              en: 'I hope you’ll be very happy living in Granada.',
            },
          ],
        },
      ],
    },
    {
      id: 'irregular-in-full',
      title: 'Irregular verbs in full',
      more: '*Ser*, *ir*, *estar*, *dar*, *saber*, *haber*, *reír* and *huir* in full, and accents.',
      syllabus: ['V11'],
      blocks: [
        {
          kind: 'conjugation',
          caption: 'The irregular verbs: *ser*, *ir*, *estar*, *dar*',
          tense: 'present-subjunctive',
          verbs: [{ infinitive: 'ser', en: 'to be' }, 'ir', { infinitive: 'estar', en: 'to be' }, 'dar'],
        },
        {
          kind: 'conjugation',
          caption: 'The irregular verbs: *saber*, *haber*',
          tense: 'present-subjunctive',
          verbs: ['saber', { infinitive: 'haber', en: 'to have (done); there is' }],
        },
        {
          kind: 'table',
          caption: 'The *yo* stem in all six persons',
          columns: [
            { header: 'Infinitive', lang: 'es', form: 'infinitive' },
            { header: 'Present (*yo*)', lang: 'es', form: 'present:0' },
            { header: 'Subjunctive (*nosotros*)', lang: 'es', form: 'present-subjunctive:3' },
          ],
          rows: [
            ['tener', 'tengo', 'tengamos'],
            ['hacer', 'hago', 'hagamos'],
            ['venir', 'vengo', 'vengamos'],
            ['salir', 'salgo', 'salgamos'],
            ['poner', 'pongo', 'pongamos'],
            ['decir', 'digo', 'digamos'],
            ['conocer', 'conozco', 'conozcamos'],
            ['ver', 'veo', 'veamos'],
            ['oír', 'oigo', 'oigamos'],
            ['traer', 'traigo', 'traigamos'],
            ['caer', 'caigo', 'caigamos'],
            ['valer', 'valgo', 'valgamos'],
            ['conducir', 'conduzco', 'conduzcamos'],
            ['caber', 'quepo', 'quepamos'],
          ],
        },
        {
          kind: 'list',
          items: [
            '*Dé* has an accent to tell it apart from *de* (of). *Des, demos, deis, den* don’t need one.',
            '*Haya* meaning “there is” is always singular: *no creo que haya clases mañana* (I don’t think we’ve got lessons tomorrow).',
          ],
        },
        {
          kind: 'table',
          caption: 'Verbs with a tricky accent',
          columns: [
            { header: 'Infinitive', lang: 'es', form: 'infinitive' },
            { header: 'Subjunctive (*yo*)', lang: 'es', form: 'present-subjunctive:0' },
            { header: 'Meaning', lang: 'en', translation: true },
          ],
          rows: [
            ['enviar', 'envíe', 'to send'],
            ['actuar', 'actúe', 'to act'],
            ['reunir', 'reúna', 'to bring together'],
            ['prohibir', 'prohíba', 'to forbid'],
          ],
        },
        {
          kind: 'text',
          text: 'The accent stays in four persons (*envíe, envíes, envíe, envíen*) and disappears in the *nosotros* and *vosotros* forms: *enviemos, actuemos, reunamos, prohibamos*.',
        },
        {
          kind: 'conjugation',
          caption: 'Two verbs that look strange: *reír* and *huir*',
          tense: 'present-subjunctive',
          verbs: ['reír', { infinitive: 'huir', en: 'to flee' }],
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Ojalá {haya:haber} sitio para todos.', en: 'I hope there’s room for everyone.' },
            { es: 'Mi padre prefiere que {vaya:ir} en autobús.', en: 'My dad prefers me to go by bus.' },
            {
              es: 'Es raro que no {sepan:saber} la dirección.',
              en: 'It’s odd that they don’t know the address.',
            },
            { es: 'Espero que nos {den:dar} las notas hoy.', en: 'I hope they give us our marks today.' },
          ],
        },
      ],
    },
    {
      id: 'stem-changes',
      title: 'Stem changes: *piense*, *pensemos*; *duerma*, *durmamos*',
      more: 'The boot again, plus a second change in -ir verbs.',
      syllabus: ['V11', 'V19'],
      blocks: [
        {
          kind: 'text',
          text: '*-ar* and *-er* verbs keep the boot from the [present](present): *nosotros* and *vosotros* go back to the infinitive stem. *-ir* verbs (*prefiera*, *muera*, *sirva*) change there too, to *i* or *u* (but *adquirir*, to acquire, only changes in the boot: *adquiramos*).',
        },
        {
          kind: 'figure',
          name: 'stem-boot',
          caption:
            'A table of six persons, the singular on the left and the plural on the right. A boot-shaped line goes round the four forms whose stem changes: *{pienso:pensar}*, *{piensas:pensar}*, *{piensa:pensar}* and, at the toe, *{piensan:pensar}*. *{Pensamos:pensar}* and *{pensáis:pensar}* stay outside. The subjunctive has the same boot: *{piense:pensar}*, *{pienses:pensar}*, *{piense:pensar}*, *{piensen:pensar}* inside it, *{pensemos:pensar}* and *{penséis:pensar}* outside.',
        },
        {
          kind: 'conjugation',
          caption: 'The boot: -ar and -er verbs',
          tense: 'present-subjunctive',
          verbs: ['pensar', { infinitive: 'volver', en: 'to go back' }],
        },
        {
          kind: 'conjugation',
          caption: 'The boot and a second change: -ir verbs',
          tense: 'present-subjunctive',
          verbs: [{ infinitive: 'sentir', en: 'to feel' }, 'dormir', 'pedir'],
        },
        {
          kind: 'table',
          caption: 'e (or i) to ie, only in the boot',
          columns: [
            { header: 'Infinitive', lang: 'es', form: 'infinitive' },
            { header: '*él*, *ella*', lang: 'es', form: 'present-subjunctive:2' },
            { header: 'Meaning', lang: 'en', translation: true },
          ],
          rows: [
            ['cerrar', 'cierre', 'to close'],
            ['empezar', 'empiece', 'to begin'],
            ['comenzar', 'comience', 'to begin'],
            ['despertar', 'despierte', 'to wake'],
            ['sentarse', 'se siente', 'to sit down'],
            ['calentar', 'caliente', 'to heat'],
            ['negar', 'niegue', 'to deny'],
            ['recomendar', 'recomiende', 'to recommend'],
            ['tropezar', 'tropiece', 'to trip'],
            ['querer', 'quiera', 'to want'],
            ['perder', 'pierda', 'to lose'],
            ['entender', 'entienda', 'to understand'],
            ['encender', 'encienda', 'to switch on'],
            ['defender', 'defienda', 'to defend'],
            ['adquirir', 'adquiera', 'to acquire (*i* to *ie*)'],
            ['errar', 'yerre', 'to miss, to be wrong (*ye-*)'],
            ['nevar', 'nieve', 'to snow (*él* form only)'],
          ],
        },
        {
          kind: 'table',
          caption: 'o or u to ue, only in the boot',
          columns: [
            { header: 'Infinitive', lang: 'es', form: 'infinitive' },
            { header: '*él*, *ella*', lang: 'es', form: 'present-subjunctive:2' },
            { header: 'Meaning', lang: 'en', translation: true },
          ],
          rows: [
            ['contar', 'cuente', 'to tell, to count'],
            ['encontrar', 'encuentre', 'to find'],
            ['mostrar', 'muestre', 'to show'],
            ['probar', 'pruebe', 'to try'],
            ['recordar', 'recuerde', 'to remember'],
            ['soñar', 'sueñe', 'to dream'],
            ['volar', 'vuele', 'to fly'],
            ['almorzar', 'almuerce', 'to have lunch'],
            ['acostarse', 'se acueste', 'to go to bed'],
            ['colgar', 'cuelgue', 'to hang up'],
            ['costar', 'cueste', 'to cost'],
            ['poder', 'pueda', 'to be able to'],
            ['devolver', 'devuelva', 'to give back'],
            ['mover', 'mueva', 'to move'],
            ['resolver', 'resuelva', 'to solve'],
            ['soler', 'suela', 'to be in the habit of'],
            ['doler', 'duela', 'to hurt'],
            ['jugar', 'juegue', 'to play'],
            ['oler', 'huela', 'to smell'],
            ['llover', 'llueva', 'to rain (*él* form only)'],
          ],
        },
        {
          kind: 'table',
          caption: '-ir verbs: the second change, in the *nosotros* and *vosotros* forms',
          columns: [
            { header: 'Infinitive', lang: 'es', form: 'infinitive' },
            { header: '*nosotros*', lang: 'es', form: 'present-subjunctive:3' },
            { header: 'Meaning', lang: 'en', translation: true },
          ],
          rows: [
            ['preferir', 'prefiramos', 'to prefer'],
            ['mentir', 'mintamos', 'to lie'],
            ['divertirse', 'nos divirtamos', 'to have fun'],
            ['sugerir', 'sugiramos', 'to suggest'],
            ['convertir', 'convirtamos', 'to convert'],
            ['morir', 'muramos', 'to die'],
            ['servir', 'sirvamos', 'to serve'],
            ['repetir', 'repitamos', 'to repeat'],
            ['vestirse', 'nos vistamos', 'to get dressed'],
            ['medir', 'midamos', 'to measure'],
            ['despedirse', 'nos despidamos', 'to say goodbye'],
            ['competir', 'compitamos', 'to compete'],
            ['conseguir', 'consigamos', 'to manage, to get'],
            ['elegir', 'elijamos', 'to choose'],
            ['corregir', 'corrijamos', 'to correct'],
            ['sonreír', 'sonriamos', 'to smile'],
            ['freír', 'friamos', 'to fry'],
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'La entrenadora quiere que {durmamos:dormir} ocho horas.',
              en: 'The coach wants us to sleep for eight hours.',
            },
            { es: 'Es mejor que {pidáis:pedir} ayuda.', en: 'It’s better if you ask for help.' },
            {
              es: 'Espero que {juegue:jugar} el portero titular.',
              en: 'I hope the first-choice goalkeeper plays.',
            },
          ],
        },
      ],
    },
    {
      id: 'triggers',
      title: 'The triggers at a glance',
      more: 'Eight small groups, from wishes to the unknown, with examples.',
      syllabus: ['V11'],
      blocks: [
        {
          kind: 'text',
          text: 'The six most useful for the IGCSE are [above](#when-to-use). Here they all are, by meaning: is it a wish, a feeling, a doubt, a judgement, advice, a purpose, a future moment or something unknown?',
        },
        {
          kind: 'text',
          text: 'With wishes, emotions, advice and purpose, the second half has **a different subject**. After doubts, time words and *ojalá*, it can be the same.',
        },
        { kind: 'text', text: '**1. Wishes and requests:** somebody wants somebody else to do something.' },
        {
          kind: 'table',
          caption: 'Words that need the subjunctive: wishes and requests',
          columns: [
            { header: 'Trigger', lang: 'es' },
            { header: 'English', lang: 'en', translation: true },
          ],
          rows: [
            ['querer que', 'to want'],
            ['esperar que', 'to hope'],
            ['preferir que', 'to prefer'],
            ['desear que', 'to wish'],
            ['necesitar que', 'to need'],
            ['pedir que', 'to ask (someone to)'],
            ['ojalá (que)', 'I hope, if only'],
          ],
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Quiero que {vengas:venir} a mi cumpleaños.', en: 'I want you to come to my birthday.' },
            {
              es: 'Te pido que me {escuches:escuchar} un momento.',
              en: 'I’m asking you to listen to me for a moment.',
            },
            { es: 'Ojalá {ganemos:ganar} el partido del sábado.', en: 'I hope we win Saturday’s match.' },
          ],
        },
        {
          kind: 'text',
          text: '**2. Emotions and opinions:** how you feel about what somebody does or what happens.',
        },
        {
          kind: 'table',
          caption: 'Emotions',
          columns: [
            { header: 'Trigger', lang: 'es' },
            { header: 'English', lang: 'en', translation: true },
          ],
          rows: [
            ['alegrarse de que', 'to be glad'],
            ['sentir que', 'to be sorry'],
            ['temer que', 'to fear (but *me temo que no puedo*, “I’m afraid I can’t”, is indicative)'],
            ['me gusta que', 'I like it when'],
            ['me molesta que', 'it annoys me when'],
            ['me sorprende que', 'it surprises me that'],
          ],
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Me alegro de que {estés:estar} mejor.', en: 'I’m glad you’re better.' },
            {
              es: 'Me molesta que la gente {tire:tirar} basura al suelo.',
              en: 'It annoys me when people drop litter.',
            },
            { es: 'Siento que no {puedas:poder} quedarte.', en: 'I’m sorry you can’t stay.' },
          ],
        },
        { kind: 'text', text: '**3. Doubt and denial:** you aren’t stating a fact.' },
        {
          kind: 'table',
          caption: 'Doubt, denial and possibility',
          columns: [
            { header: 'Trigger', lang: 'es' },
            { header: 'English', lang: 'en', translation: true },
          ],
          rows: [
            ['no creer que', 'not to believe'],
            ['no pensar que', 'not to think'],
            ['dudar que', 'to doubt'],
            ['no estar seguro de que', 'not to be sure'],
            ['no es verdad que', 'it is not true'],
            ['puede que', 'maybe'],
            ['es posible que', 'it is possible'],
          ],
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Dudo que {lleguen:llegar} a tiempo.', en: 'I doubt they’ll arrive on time.' },
            { es: 'No creo que {sea:ser} tan difícil.', en: 'I don’t think it’s that difficult.' },
            {
              es: 'No es verdad que los jóvenes no {lean:leer}.',
              en: 'It isn’t true that young people don’t read.',
            },
          ],
        },
        {
          kind: 'text',
          text: '**4. Judgements:** *es* + adjective or noun + *que*. But phrases that mean “it is true” or “it is clear” (*es verdad, es cierto, es evidente, está claro*) take the indicative, unless they’re negative.',
        },
        {
          kind: 'table',
          caption: 'Judgements',
          columns: [
            { header: 'Trigger', lang: 'es' },
            { header: 'English', lang: 'en', translation: true },
          ],
          rows: [
            ['es importante que', 'it is important'],
            ['es necesario que', 'it is necessary'],
            ['es mejor que', 'it is better'],
            ['es una pena que', 'it is a shame'],
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Es importante que {reciclemos:reciclar} más.',
              en: 'It’s important that we recycle more.',
            },
            {
              es: 'Es posible que {nieve:nevar} esta noche.',
              en: 'It might snow tonight.',
            },
            {
              es: 'Es una pena que {cierren:cerrar} la biblioteca.',
              en: 'It’s a shame they’re closing the library.',
            },
          ],
        },
        {
          kind: 'text',
          text: '**5. Advice, orders and permission.** *Decir que* gives an order here. Compare [these pairs](#more-contrasts).',
        },
        {
          kind: 'table',
          caption: 'Advice, orders and permission',
          columns: [
            { header: 'Trigger', lang: 'es' },
            { header: 'English', lang: 'en', translation: true },
          ],
          rows: [
            ['recomendar que', 'to recommend'],
            ['aconsejar que', 'to advise'],
            ['sugerir que', 'to suggest'],
            ['decir que', 'to tell (someone to)'],
            ['prohibir que', 'to forbid'],
            ['dejar que', 'to let'],
          ],
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Te recomiendo que {veas:ver} esta serie.', en: 'I recommend you watch this series.' },
            {
              es: 'Mi madre siempre me dice que {ordene:ordenar} mi cuarto.',
              en: 'My mum is always telling me to tidy my room.',
            },
            {
              es: 'No dejan que {usemos:usar} el móvil en clase.',
              en: 'They don’t let us use our phones in class.',
            },
          ],
        },
        {
          kind: 'text',
          text: '**6. Purpose and condition:** *para que*, *sin que*, *con tal de que*, *a menos que*, *a no ser que*, *en caso de que*. These always take the subjunctive.',
        },
        {
          kind: 'table',
          caption: 'Purpose and condition',
          columns: [
            { header: 'Trigger', lang: 'es' },
            { header: 'English', lang: 'en', translation: true },
          ],
          rows: [
            ['para que', 'so that'],
            ['a fin de que', 'so that (formal)'],
            ['sin que', 'without (someone doing)'],
            ['con tal de que', 'as long as, provided that'],
            ['siempre y cuando', 'provided that'],
            ['a menos que', 'unless'],
            ['a no ser que', 'unless'],
            ['salvo que', 'unless'],
            ['en caso de que', 'in the event that'],
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Te dejo mis apuntes para que {estudies:estudiar}.',
              en: 'I’m lending you my notes so you can study.',
            },
            {
              es: 'Iremos a la playa a menos que {llueva:llover}.',
              en: 'We’ll go to the beach unless it rains.',
            },
            {
              es: 'Puedes salir con tal de que {vuelvas:volver} antes de las once.',
              en: 'You can go out as long as you’re back before eleven.',
            },
          ],
        },
        {
          kind: 'text',
          text: '**7. Time words with a future meaning.** See [time expressions](#time-expressions).',
        },
        {
          kind: 'table',
          caption: 'Time words',
          columns: [
            { header: 'Trigger', lang: 'es' },
            { header: 'English', lang: 'en', translation: true },
          ],
          rows: [
            ['cuando', 'when (future only)'],
            ['en cuanto', 'as soon as (future only)'],
            ['tan pronto como', 'as soon as (future only)'],
            ['hasta que', 'until (future only)'],
            ['antes de que', 'before (always)'],
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Cuando {tenga:tener} dieciocho años, iré a la universidad.',
              en: 'When I’m eighteen, I’ll go to university.',
            },
            {
              es: 'Te llamo en cuanto {acabe:acabar} la clase.',
              en: 'I’ll ring you as soon as the lesson finishes.',
            },
          ],
        },
        {
          kind: 'text',
          text: '**8. Unknown or non-existent people and things:** you describe something you’re looking for, or say it doesn’t exist.',
        },
        {
          kind: 'table',
          caption: 'The unknown',
          columns: [
            { header: 'Trigger', lang: 'es' },
            { header: 'English', lang: 'en', translation: true },
          ],
          rows: [
            ['busco a alguien que', 'I am looking for someone who'],
            ['no hay nadie que', 'there is nobody who'],
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Busco a alguien que {sepa:saber} programar.',
              en: 'I’m looking for someone who can code.',
            },
            { es: 'No hay nadie que {pueda:poder} ayudarme.', en: 'There’s nobody who can help me.' },
          ],
        },
      ],
    },
    {
      id: 'fixed-phrases',
      title: 'Phrases to learn by heart: *¡que aproveche!*',
      more: 'Good wishes with *que*, and “whatever happens”.',
      syllabus: ['V11'],
      blocks: [
        { kind: 'text', text: 'Good wishes begin with *que*: *espero* is left out.' },
        {
          kind: 'phrases',
          caption: 'Phrases to learn by heart',
          rows: [
            { es: '¡Que {aproveche:aprovechar}!', en: 'Enjoy your meal' },
            { es: '¡Que te {mejores:mejorarse}!', en: 'Get well soon' },
            { es: '¡Que {tengas:tener} suerte!', en: 'Good luck' },
            { es: '¡Que lo {paséis:pasar} bien!', en: 'Have a good time (to several friends)' },
            { es: '{sea:ser} como {sea:ser}', en: 'be that as it may' },
            { es: '{digan:decir} lo que {digan:decir}', en: 'whatever they say' },
            { es: '{pase:pasar} lo que {pase:pasar}', en: 'whatever happens' },
            { es: 'que yo {sepa:saber}', en: 'as far as I know' },
          ],
        },
      ],
    },
    {
      id: 'more-contrasts',
      title: 'More pairs: *decir*, *sentir*, *aunque*, *quizá*',
      more: 'The same words with the indicative, subjunctive and infinitive.',
      syllabus: ['V11', 'V14'],
      blocks: [
        {
          kind: 'contrast',
          caption: 'How the mood changes the meaning',
          left: 'Indicative: stated as fact',
          right: 'Subjunctive: not stated as fact',
          rows: [
            {
              left: {
                es: 'Es verdad que {hay:haber} menos pájaros.',
                en: 'It’s true that there are fewer birds.',
              },
              right: {
                es: 'No es verdad que {haya:haber} menos pájaros.',
                en: 'It isn’t true that there are fewer birds.',
              },
              why: '*Es verdad*, *es cierto* (it’s true), *está claro* (it’s clear) and *es evidente* (it’s obvious) state facts. With *no*, they take the subjunctive.',
            },
            {
              left: {
                es: 'Tengo una amiga que {habla:hablar} chino.',
                en: 'I have a friend who speaks Chinese.',
              },
              right: {
                es: 'Necesitamos una guía que {hable:hablar} chino.',
                en: 'We need a guide who speaks Chinese.',
              },
              why: 'The friend exists. The guide could be anybody.',
            },
            {
              left: { es: 'Mi padre dice que {comes:comer} poco.', en: 'My dad says you don’t eat much.' },
              right: { es: 'Mi padre dice que {comas:comer} más.', en: 'My dad says you should eat more.' },
              why: '*Decir que* gives information with the indicative and an order with the subjunctive.',
            },
            {
              left: { es: 'Siento que me {mienten:mentir}.', en: 'I feel that they’re lying to me.' },
              right: { es: 'Siento que {estés:estar} enfermo.', en: 'I’m sorry you’re ill.' },
              why: '*Sentir* is “to feel” with the indicative and “to be sorry” with the subjunctive.',
            },
            {
              left: {
                es: 'Aunque {llueve:llover}, vamos a entrenar.',
                en: 'Although it’s raining, we’re going to train.',
              },
              right: { es: 'Aunque {llueva:llover}, entrenaremos.', en: 'Even if it rains, we’ll train.' },
              why: 'After *aunque*, use the indicative for a fact and the subjunctive for a possibility. (The subjunctive can also play down a known fact.)',
            },
            {
              left: { es: 'Quizá {vienen:venir} en tren.', en: 'Perhaps they’re coming by train.' },
              right: { es: 'Quizá {vengan:venir} en tren.', en: 'Perhaps they’ll come by train.' },
              why: 'After *quizá*, *quizás* and *tal vez* you can use either. The subjunctive sounds less sure. *A lo mejor* (maybe) takes the indicative and *puede que* (it may be that) the subjunctive.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'If the subject is the same, use *para* (in order to) or *antes de* (before) + infinitive. If it changes, use *para que* or *antes de que* + subjunctive.',
        },
        {
          kind: 'contrast',
          caption: 'One subject or two?',
          left: 'Same person: infinitive',
          right: 'Different person: *que* + subjunctive',
          rows: [
            {
              left: { es: 'Espero aprobar el examen.', en: 'I hope to pass the exam.' },
              right: { es: 'Espero que {apruebes:aprobar} el examen.', en: 'I hope you pass the exam.' },
            },
            {
              left: { es: 'Llamo para preguntar el precio.', en: 'I’m ringing to ask the price.' },
              right: {
                es: 'Llamo para que me {digan:decir} el precio.',
                en: 'I’m ringing so they can tell me the price.',
              },
            },
            {
              left: { es: 'Es importante dormir bien.', en: 'It’s important to sleep well.' },
              right: {
                es: 'Es importante que {duermas:dormir} bien.',
                en: 'It’s important that you sleep well.',
              },
              why: 'Nobody is mentioned, so use the infinitive.',
            },
          ],
        },
        {
          kind: 'note',
          label: 'Careful',
          text: '*Si* meaning “if” is **never** followed by the present subjunctive: *Si {tengo:tener} tiempo, voy* (If I have time, I’ll go). For imagined conditions it takes the [imperfect subjunctive](imperfect-subjunctive).',
        },
      ],
    },
    {
      id: 'do-you-think',
      title: '*¿Crees que…?*, *no sé si*…, *me alegro de*…',
      more: 'Three spoken phrases that English speakers get wrong.',
      syllabus: ['V11', 'V14'],
      blocks: [
        {
          kind: 'list',
          items: [
            '*¿Crees que…?* (do you think…?) asks for an opinion and usually takes the **indicative**, like *creo que*. An answer with *no creo que* takes the subjunctive.',
            '*No sé si…* (I don’t know whether) takes the **indicative** in Spain: it’s an indirect question. (In parts of Latin America you may hear the subjunctive.)',
            '*Me alegro de* (I’m glad) + **infinitive** is for what you do yourself. For what somebody else does, use *me alegro de que* + subjunctive. The same goes for *espero poder* (I hope I can) and *siento llegar tarde* (I’m sorry I’m late).',
          ],
        },
        {
          kind: 'examples',
          rows: [
            { es: '¿Crees que Julia {tiene:tener} razón?', en: 'Do you think Julia is right?' },
            { es: 'No, no creo que la {tenga:tener}.', en: 'No, I don’t think she is.' },
            {
              es: 'No sé si {hay:haber} clase el viernes.',
              en: 'I don’t know if we’ve got lessons on Friday.',
            },
            { es: 'Me alegro de conocerte.', en: 'I’m pleased to meet you.' },
            { es: 'Me alegro de que nos {visites:visitar}.', en: 'I’m glad you’re visiting us.' },
          ],
        },
      ],
    },
    {
      id: 'time-expressions',
      title: 'Time expressions',
      more: '*Cuando*, *en cuanto*, *hasta que*, *antes de que* and others.',
      syllabus: ['V11'],
      blocks: [
        {
          kind: 'text',
          text: 'With these words, ask yourself if it’s happened yet. If it hasn’t, use the subjunctive. Habits and facts take the indicative. Of these, only *antes de que* always takes the subjunctive.',
        },
        {
          kind: 'phrases',
          caption: 'Time phrases for the future',
          rows: [
            { es: 'cuando {pueda:poder}', en: 'when I can' },
            { es: 'en cuanto {llegues:llegar}', en: 'as soon as you arrive' },
            { es: 'tan pronto como {sepa:saber} algo', en: 'as soon as I know something' },
            { es: 'hasta que {vuelvan:volver}', en: 'until they come back' },
            { es: 'después de que {comamos:comer}', en: 'after we eat' },
            { es: 'una vez que {acabe:acabar} el curso', en: 'once the school year is over' },
            { es: 'mientras {viva:vivir} aquí', en: 'as long as I live here' },
            { es: 'la próxima vez que te {vea:ver}', en: 'the next time I see you' },
            { es: 'antes de que {sea:ser} tarde', en: 'before it’s too late' },
            { es: 'cuando {sea:ser} mayor', en: 'when I’m older' },
          ],
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Espera aquí hasta que te {llamen:llamar}.', en: 'Wait here until they call you.' },
            {
              es: 'Tan pronto como {tenga:tener} noticias, os escribo.',
              en: 'As soon as I have any news, I’ll write to you.',
            },
            {
              es: 'Vámonos antes de que {empiece:empezar} a llover.',
              en: 'Let’s go before it starts to rain.',
            },
          ],
        },
        {
          kind: 'note',
          label: 'Careful',
          text: 'In a question, direct or indirect, *cuándo* with an accent takes the indicative, even for the future: *¿Cuándo llegas?* (When are you arriving?), *No sé cuándo llegará* (I don’t know when he’ll arrive). (In parts of Latin America you may hear the subjunctive after *no sé cuándo*.)',
        },
      ],
    },
    {
      id: 'perfect-subjunctive',
      title: 'The perfect subjunctive: *haya terminado*',
      more: 'All six forms, how to use them and a drill.',
      syllabus: ['V11'],
      blocks: [
        {
          kind: 'text',
          text: 'This tense is *haya* + [participle](?participle), the form ending in *-ado* or *-ido* (*terminado*, “finished”). The triggers are the same, but the second action is already **done**, or will be done first.',
        },
        {
          kind: 'conjugation',
          caption: 'The perfect subjunctive',
          tense: 'perfect-subjunctive',
          verbs: ['terminar', { infinitive: 'hacer', en: 'to do, to make' }],
        },
        {
          kind: 'contrast',
          caption: 'Still to come, or already done',
          left: 'Present subjunctive',
          right: 'Perfect subjunctive',
          rows: [
            {
              left: { es: 'Espero que {gane:ganar} nuestro equipo.', en: 'I hope our team wins.' },
              right: { es: 'Espero que {haya ganado:ganar} nuestro equipo.', en: 'I hope our team has won.' },
              why: 'One is said before the match, the other after it.',
            },
            {
              left: {
                es: 'No creo que {llueva:llover} por la noche.',
                en: 'I don’t think it’ll rain in the night.',
              },
              right: {
                es: 'No creo que {haya llovido:llover} por aquí.',
                en: 'I don’t think it’s rained round here.',
              },
              why: 'One doubt is about the future, the other about the past.',
            },
          ],
        },
        { kind: 'text', text: '**1. Hopes and feelings about what has happened.**' },
        {
          kind: 'examples',
          rows: [
            { es: 'Espero que {hayas dormido:dormir} bien.', en: 'I hope you slept well.' },
            { es: 'Me alegra que {hayáis venido:venir}.', en: 'I’m glad you’ve come.' },
          ],
        },
        { kind: 'text', text: '**2. Doubt and denial.**' },
        {
          kind: 'examples',
          rows: [
            {
              es: 'No creo que mis padres {hayan visto:ver} tu mensaje.',
              en: 'I don’t think my parents have seen your message.',
            },
            {
              es: 'Es imposible que Nuria {haya dicho:decir} eso.',
              en: 'Nuria can’t possibly have said that.',
            },
          ],
        },
        {
          kind: 'text',
          text: '**3. Time words: what will happen first.** The present subjunctive means almost the same.',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Cuando {hayas terminado:terminar} el trabajo, avísame.',
              en: 'When you’ve finished the project, let me know.',
            },
            { es: 'Saldremos en cuanto {hayamos comido:comer}.', en: 'We’ll go out as soon as we’ve eaten.' },
          ],
        },
        { kind: 'text', text: '**4. Unknown people and things.**' },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Buscan a alguien que {haya trabajado:trabajar} con niños.',
              en: 'They’re looking for someone who has worked with children.',
            },
          ],
        },
        {
          kind: 'note',
          label: 'Remember',
          text: 'The irregular participles are the same as in the [perfect](preterito-perfecto#irregular-information): *hecho* (done), *dicho* (said), *visto* (seen), *escrito* (written), *puesto* (put), *vuelto* (returned), *abierto* (opened), *roto* (broken). See the tenses with *haber* [in one table](pluscuamperfecto#other-compound-tenses).',
        },
        {
          kind: 'drill',
          caption: 'The perfect subjunctive',
          tense: 'perfect-subjunctive',
          regular: [
            {
              verbs: ['hablar', 'comer', 'vivir', 'terminar', 'llegar', 'ganar', 'dormir', 'salir'],
              section: 'perfect-subjunctive',
            },
          ],
          irregular: [
            {
              verbs: ['hacer', 'decir', 'ver', 'escribir', 'poner', 'volver', 'abrir', 'romper'],
              section: 'perfect-subjunctive',
            },
          ],
        },
      ],
    },
    {
      id: 'story',
      title: 'A story: indicative or subjunctive?',
      more: 'A surprise party with fourteen gaps.',
      blocks: [
        {
          kind: 'story',
          id: 'surprise-party',
          title: 'Una fiesta sorpresa',
          introduction:
            'Friends are planning a party. For each gap, first decide: is it stated as a fact (present indicative) or not (present subjunctive)? Then type the form.',
          text: 'Mi mejor amiga, Carla, {cumple:cumplir} dieciséis años el sábado y sus padres {quieren:querer} que la fiesta ___ una sorpresa. {Creo:creer} que no ___ nada. Me {han pedido:pedir} que ___ la música. {Es:ser} verdad que ___ muchas canciones, pero {dudo:dudar} que a todos les ___. Hugo {dice:decir} que ___ a un chico que ___ la guitarra muy bien. Pero no {hay:haber} nadie que ___ hacer una tarta sin gluten. Su madre {está:estar} segura de que los sábados Carla ___ a casa a las ocho. Antes de que ___, {apagaremos:apagar} las luces, y cuando Carla ___ la puerta, todos {gritaremos:gritar}. Siempre {llora:llorar} cuando ___ contenta. Ojalá no ___, porque la fiesta {es:ser} en el jardín. Y me {alegro:alegrarse} mucho de que también ___ sus primos de Lugo.',
          gaps: [
            {
              infinitive: 'ser',
              options: ['present', 'present-subjunctive'],
              answer: 'present-subjunctive',
              form: 'sea',
              signal: '*Quieren que*: the parents want it, and the subject changes (to the party).',
            },
            {
              infinitive: 'saber',
              person: 'ella',
              options: ['present', 'present-subjunctive'],
              answer: 'present',
              form: 'sabe',
              signal:
                '*Creo que* without *no* before it states an opinion, so it’s indicative. The *no* goes with the second verb.',
            },
            {
              infinitive: 'llevar',
              person: 'yo',
              options: ['present', 'present-subjunctive'],
              answer: 'present-subjunctive',
              form: 'lleve',
              signal: '*Me han pedido que*: a request to another person.',
            },
            {
              infinitive: 'tener',
              person: 'yo',
              options: ['present', 'present-subjunctive'],
              answer: 'present',
              form: 'tengo',
              signal: '*Es verdad que* states a fact, so it’s indicative.',
            },
            {
              infinitive: 'gustar',
              options: ['present', 'present-subjunctive'],
              answer: 'present-subjunctive',
              form: 'gusten',
              signal: '*Dudo que* expresses doubt. The verb is plural because of *canciones*.',
            },
            {
              infinitive: 'conocer',
              person: 'él',
              options: ['present', 'present-subjunctive'],
              answer: 'present',
              form: 'conoce',
              signal: '*Dice que…*: he’s giving information, so it’s indicative.',
            },
            {
              infinitive: 'tocar',
              options: ['present', 'present-subjunctive'],
              answer: 'present',
              form: 'toca',
              signal: 'Hugo knows *un chico*, so he exists: use the indicative.',
            },
            {
              infinitive: 'saber',
              options: ['present', 'present-subjunctive'],
              answer: 'present-subjunctive',
              form: 'sepa',
              signal: '*No hay nadie que*: there’s no such person.',
            },
            {
              infinitive: 'volver',
              options: ['present', 'present-subjunctive'],
              answer: 'present',
              form: 'vuelve',
              signal: '*Está segura de que*: she states it as a fact.',
            },
            {
              infinitive: 'llegar',
              person: 'ella',
              options: ['present', 'present-subjunctive'],
              answer: 'present-subjunctive',
              form: 'llegue',
              signal: '*Antes de que* always takes the subjunctive.',
            },
            {
              infinitive: 'abrir',
              options: ['present', 'present-subjunctive'],
              answer: 'present-subjunctive',
              form: 'abra',
              signal: '*Cuando* with the future (*gritaremos*): it hasn’t happened yet.',
            },
            {
              infinitive: 'estar',
              options: ['present', 'present-subjunctive'],
              answer: 'present',
              form: 'está',
              signal: '*Siempre llora cuando…* is a habit, so it’s a fact.',
            },
            {
              infinitive: 'llover',
              options: ['present', 'present-subjunctive'],
              answer: 'present-subjunctive',
              form: 'llueva',
              signal: '*Ojalá* always takes the subjunctive.',
            },
            {
              infinitive: 'venir',
              options: ['present', 'present-subjunctive'],
              answer: 'present-subjunctive',
              form: 'vengan',
              signal: '*Me alegro de que*: a feeling about what others do.',
            },
          ],
        },
      ],
    },
    {
      id: 'examples',
      title: 'Examples',
      more: 'Eight sentences and a conversation.',
      blocks: [
        {
          kind: 'examples',
          rows: [
            {
              es: 'El director quiere que {apaguemos:apagar} los móviles.',
              en: 'The head teacher wants us to switch off our phones.',
            },
            {
              es: 'Me encanta que mi abuelo {cuente:contar} historias.',
              en: 'I love it when my grandad tells stories.',
            },
            {
              es: 'No pienso que las redes sociales {sean:ser} peligrosas.',
              en: 'I don’t think social media is dangerous.',
            },
            {
              es: 'Es necesario que los gobiernos {protejan:proteger} los bosques.',
              en: 'Governments need to protect the forests.',
            },
            {
              es: '¿Quieres que te {traiga:traer} algo de la tienda?',
              en: 'Do you want me to bring you anything from the shop?',
            },
            {
              es: 'Puede que {haga:hacer} prácticas en un hotel.',
              en: 'I may do work experience in a hotel.',
            },
            {
              es: 'No conozco a nadie que {viva:vivir} sin internet.',
              en: 'I don’t know anyone who lives without the internet.',
            },
            {
              es: 'Sal antes de que {cierren:cerrar} las puertas.',
              en: 'Get out before they close the doors.',
            },
          ],
        },
        {
          kind: 'dialogue',
          caption: 'Planning a weekend away',
          lines: [
            {
              who: 'Vega',
              es: '¿Crees que tus padres te dejarán venir?',
              en: 'Do you think your parents will let you come?',
            },
            {
              who: 'Iker',
              es: 'Quieren que antes {termine:terminar} el trabajo de Historia.',
              en: 'They want me to finish my history project first.',
            },
            {
              who: 'Vega',
              es: 'Pues te aconsejo que {empieces:empezar} hoy.',
              en: 'Then I’d advise you to start today.',
            },
            {
              who: 'Iker',
              es: 'Sí. ¿Hace falta que {llevemos:llevar} comida?',
              en: 'Yes. Do we need to take any food?',
            },
            {
              who: 'Vega',
              es: 'No, pero es mejor que {llevemos:llevar} ropa de abrigo.',
              en: 'No, but we’d better take warm clothes.',
            },
            { who: 'Iker', es: 'Vale. Ojalá {haga:hacer} sol.', en: 'OK. Let’s hope it’s sunny.' },
          ],
        },
      ],
    },
    {
      id: 'model-text',
      title: 'Model text: a letter to the head teacher',
      more: 'An IB-length formal letter, with notes on what earns marks.',
      blocks: [
        {
          kind: 'model-text',
          paper: 'standard',
          task: 'Your school wants to ban mobile phones all day. Write to the head teacher: say what the students think, suggest what could be done, and say what you hope for.',
          lines: [
            {
              es: 'Estimada señora directora: Le {escribo:escribir} en nombre de los alumnos de primero de bachillerato, porque nos {preocupa:preocupar} que el instituto {quiera:querer} prohibir los móviles durante todo el día.',
              en: 'Dear Head Teacher, I am writing on behalf of the students in the first year of sixth form, because we are worried that the school wants to ban mobiles all day.',
              earns:
                '*Nos preocupa que* + subjunctive: a feeling about what others do, and the purpose of the letter.',
            },
            {
              es: 'El mes pasado {hicimos:hacer} una encuesta y {contestaron:contestar} más de doscientos compañeros.',
              en: 'Last month we carried out a survey, and more than two hundred students responded.',
              earns: 'Preterite for what happened: facts that support your case.',
            },
            {
              es: 'Casi todos {creen:creer} que el móvil {distrae:distraer} en clase, pero no {creen:creer} que una prohibición total {sea:ser} la mejor solución.',
              en: 'Nearly all of them think that mobiles are distracting in class, but they do not think that a total ban is the best solution.',
              earns: '*Creen que* with the indicative and *no creen que* with the subjunctive, side by side.',
            },
            {
              es: '{Es:ser} verdad que antes {pasábamos:pasar} demasiado tiempo con el teléfono en los recreos y que apenas {hablábamos:hablar}.',
              en: 'It is true that we used to spend too much time on our phones at break and that we hardly talked.',
              earns:
                '*Es verdad que* states a fact, so it takes the indicative. The imperfect is for how things used to be.',
            },
            {
              es: 'Sin embargo, también {es:ser} una herramienta útil para que los estudiantes {busquen:buscar} información, {organicen:organizar} sus tareas y {aprendan:aprender} idiomas.',
              en: 'However, phones are also a useful tool for students to look up information, organise their work and learn languages.',
              earns: '*Para que* with three verbs, two with spelling changes.',
            },
            {
              es: 'Por eso le {proponemos:proponer} tres cambios.',
              en: 'For this reason, we suggest three changes.',
            },
            {
              es: 'En primer lugar, {es:ser} necesario que todos {apaguemos:apagar} el móvil al entrar en el aula.',
              en: 'First, we all need to switch off our mobiles when we enter the classroom.',
              earns: 'A judgement: *es necesario que*.',
            },
            {
              es: 'En segundo lugar, {pedimos:pedir} que los profesores nos {dejen:dejar} usarlo cuando {haya:haber} una actividad que lo {necesite:necesitar}.',
              en: 'Secondly, we ask teachers to let us use them when an activity requires it.',
              earns: 'A request, a *cuando* and an unknown activity: three triggers in one sentence.',
            },
            {
              es: 'Por último, {recomendamos:recomendar} que se {organicen:organizarse} charlas sobre el uso responsable de la tecnología.',
              en: 'Finally, we recommend organising talks on the responsible use of technology.',
            },
            {
              es: 'En otros institutos de la ciudad ya lo {han hecho:hacer} y, según nos {han contado:contar}, el ambiente {ha mejorado:mejorar} mucho.',
              en: 'Other schools in the city have already done so and, from what we have been told, the atmosphere has improved a lot.',
              earns: 'The perfect, for news that matters now.',
            },
            {
              es: 'No {queremos:querer} molestar a nadie: {queremos:querer} que nos {escuchen:escuchar}.',
              en: 'We do not want to annoy anyone: we want to be heard.',
              earns: 'The infinitive for the same person, and *que* + subjunctive for a different one.',
            },
            {
              es: 'Tal vez algunos padres {piensen:pensar} que {somos:ser} demasiado jóvenes para decidir.',
              en: 'Perhaps some parents think that we are too young to decide.',
            },
            {
              es: 'No obstante, {estamos:estar} seguros de que {podemos:poder} encontrar un equilibrio entre todos.',
              en: 'Nevertheless, we are sure that together we can find a balance.',
            },
            {
              es: 'Nos {alegra:alegrar} que usted siempre {haya tenido:tener} la puerta abierta y {esperamos:esperar} que {lea:leer} esta carta con interés.',
              en: 'We are glad that your door has always been open, and we hope you will read this letter with interest.',
              earns: 'The perfect subjunctive for what has been true until now.',
            },
            {
              es: 'Antes de que se {tome:tomarse} una decisión, nos {gustaría:gustar} reunirnos con usted para explicarle nuestras ideas con más detalle.',
              en: 'Before a decision is taken, we would like to meet you to explain our ideas in more detail.',
            },
            {
              es: 'Cuando {tengamos:tener} una respuesta, se la {daremos:dar} a todos los compañeros.',
              en: 'When we have an answer, we will pass it on to our fellow students.',
              earns: '*Cuando* + subjunctive, then the future.',
            },
            {
              es: 'Ojalá {podamos:poder} llegar a un acuerdo que {sea:ser} bueno para todo el instituto.',
              en: 'We hope we can reach an agreement that is good for the whole school.',
            },
            {
              es: '{Reciba:recibir} un cordial saludo de Martín Soler, delegado de primero de bachillerato.',
              en: 'Yours faithfully, Martín Soler, first-year sixth-form representative.',
            },
          ],
        },
      ],
    },
    {
      id: 'more-mistakes',
      title: 'More mistakes to avoid',
      more: 'Ten more: forms that don’t exist, accents and spelling.',
      blocks: [
        {
          kind: 'mistakes',
          rows: [
            {
              wrong: 'Quiero tú venir conmigo.',
              right: 'Quiero que {vengas:venir} conmigo.',
              en: 'I want you to come with me.',
              why: 'This copies “want you to come” word for word. Spanish says “I want that you come”.',
            },
            {
              wrong: 'Espero que tú hacer los deberes.',
              right: 'Espero que {hagas:hacer} los deberes.',
              en: 'I hope you do your homework.',
              why: 'English just says “do”. After *espero que*, [conjugate](?conjugate) the verb.',
            },
            {
              wrong: 'Quiero que yo vaya a la fiesta.',
              right: 'Quiero ir a la fiesta.',
              en: 'I want to go to the party.',
              why: 'Both verbs are about you, so use the infinitive without *que*.',
            },
            {
              wrong: 'Es bueno que dormamos más.',
              right: 'Es bueno que {durmamos:dormir} más.',
              en: 'It’s good for us to sleep more.',
              why: 'Verbs like *dormir* change in the *nosotros* and *vosotros* forms too: *durmamos*, *durmáis*.',
            },
            {
              wrong: 'No quieren que nos sentamos solos.',
              right: 'No quieren que nos {sintamos:sentirse} solos.',
              en: 'They don’t want us to feel lonely.',
              why: 'The *e* of *sentir* becomes *i* here. *Nos sentamos* is “we sit down”.',
            },
            {
              wrong: 'Espero que nos de tiempo.',
              right: 'Espero que nos {dé:dar} tiempo.',
              en: 'I hope we have enough time.',
              why: 'Without the accent, *de* means “of”.',
            },
            {
              wrong: 'Ojalá haiga entradas.',
              right: 'Ojalá {haya:haber} entradas.',
              en: 'I hope there are tickets.',
              why: 'You may still hear this old form, but only *haya* is correct.',
            },
            {
              wrong: 'Quieren que vaiga al médico.',
              right: 'Quieren que {vaya:ir} al médico.',
              en: 'They want me to go to the doctor.',
              why: 'This copies *caiga* and *traiga*. For *ir*, use *vaya*.',
            },
            {
              wrong: 'Es posible que busce trabajo cuando llege el verano.',
              right: 'Es posible que {busque:buscar} trabajo cuando {llegue:llegar} el verano.',
              en: 'I may look for a job when summer comes.',
              why: 'To keep the sound, *g* becomes *gu* (*llegue*) and *c* becomes *qu* (*busque*) before *e*.',
            },
            {
              wrong: 'Ojalá que puedes venir.',
              right: 'Ojalá que {puedas:poder} venir.',
              en: 'I hope you can come.',
              why: '*Ojalá* always takes the subjunctive, with or without *que*.',
            },
          ],
        },
      ],
    },
    {
      id: 'in-the-exam',
      title: 'Spain, Latin America and the exam',
      more: 'Regional use, and what to use in the IGCSE and the IB.',
      blocks: [
        {
          kind: 'note',
          label: 'Spain and Latin America',
          text: 'Nearly all triggers are the same everywhere. One difference: after *no sé si*, *no sé cuándo* and similar phrases, parts of Latin America use the subjunctive too. To a group of friends, people say *quiero que vengáis* in Spain and *quiero que vengan* in Latin America (I want you to come).',
        },
        {
          kind: 'note',
          label: 'In the exam',
          text: 'For the IGCSE, two patterns are enough to stand out in writing and speaking: *cuando* + subjunctive + future (*cuando sea mayor, viajaré*, “when I’m older, I’ll travel”) and *espero que* (I hope) or *es importante que* (it’s important) + subjunctive. For the IB, letters, speeches and proposals need variety: one wish, one doubt, one judgement and one *para que* (so that) in each text, all with different verbs.',
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
          caption: 'The present subjunctive',
          tense: 'present-subjunctive',
          regular: [
            {
              verbs: ['hablar', 'comer', 'vivir', 'estudiar', 'trabajar', 'leer', 'escribir', 'comprar'],
              section: 'formation',
            },
          ],
          irregular: [
            {
              verbs: ['tener', 'hacer', 'venir', 'decir', 'ser', 'ir', 'estar', 'dar', 'saber', 'haber'],
              section: 'irregular-information',
            },
            { verbs: ['poder', 'dormir', 'pedir'], section: 'stem-changes' },
            { verbs: ['buscar', 'llegar'], section: 'spelling-changes' },
          ],
        },
      ],
    },
  ],
  exercises: [
    {
      id: 'eat-something',
      kind: 'choose',
      teaches: 'when-to-use',
      prompt:
        '*Come* is “he eats”, a fact. *Coma* is the same verb when it isn’t stated as a fact. Which one fits?',
      sentence: 'Mi hermano no tiene hambre, pero quiero que ___ algo.',
      en: 'My brother isn’t hungry, but I want him to eat something.',
      options: [
        { text: '*come*', because: 'That says he eats. He doesn’t: it’s only what you want.' },
        {
          text: '*coma*',
          right: true,
          because:
            'You want this, but it isn’t a fact: that’s what the subjunctive is for. It has the opposite vowel: *a*, not *e*.',
        },
        {
          text: '*comer*',
          because:
            'English says “I want him **to eat**”. Spanish says “I want that he eats”: after *que*, conjugate the verb.',
        },
      ],
    },
    {
      id: 'fewer-soft-drinks',
      kind: 'fill',
      teaches: 'formation',
      sentence: 'Mis padres quieren que mi hermano ___ menos refrescos.',
      en: 'My parents want my brother to drink fewer soft drinks. (beber)',
      answers: ['beba'],
      because: 'Take *-o* off *bebo* and add the opposite vowel: *beb-* + *-a*.',
      mistakes: [
        { answer: 'bebe', because: 'That’s the indicative, “he drinks”. It’s only a wish: *beba*.' },
        { answer: '{beber|a beber|bebiendo}', because: 'After *que*, conjugate the verb: *beba*.' },
        { answer: '{beban|bebas|bebamos|bebo}', because: 'The subject is *mi hermano*, one person: *beba*.' },
        { answer: '{beberá|bebería}', because: 'A wish takes the subjunctive, even for the future: *beba*.' },
        {
          answer: '{bebiera|bebiese}',
          because: 'That’s for a wish in the past (*querían que*). After *quieren que*, use *beba*.',
        },
      ],
    },
    {
      id: 'speak-or-spoke',
      kind: 'hear',
      teaches: 'formation',
      says: 'Hable con la profesora.',
      en: 'Speak to the teacher. (formal)',
      choices: ['Hable con la profesora.', 'Hablé con la profesora.'],
      because:
        'The stress is on *ha-*: *hable*, a subjunctive form used as a command. *Hablé* (I spoke) is stressed at the end.',
    },
    {
      id: 'good-journey',
      kind: 'choose',
      teaches: 'when-to-use',
      prompt: 'Which form?',
      sentence: 'Espero que ___ un buen viaje, Lola.',
      en: 'I hope you have a good journey, Lola.',
      options: [
        {
          text: '*tienes*',
          because: 'That’s the indicative, which states a fact. *Espero que* expresses a wish.',
        },
        {
          text: '*tengas*',
          right: true,
          because: '*Espero que* + another person takes the subjunctive, formed from *tengo*.',
        },
        {
          text: '*tener*',
          because:
            'Use the infinitive, without *que*, if the person is the same: *espero tener* is “I hope to have”.',
        },
        {
          text: '*tengáis*',
          because: 'The mood is right, but you’re only talking to Lola. *Tengáis* is *vosotros*.',
        },
      ],
      ustedes: {
        options: [
          {
            text: '*tener*',
            because:
              'Use the infinitive, without *que*, if the person is the same: *espero tener* is “I hope to have”.',
          },
          {
            text: '*tienes*',
            because: 'That’s the indicative, which states a fact. *Espero que* expresses a wish.',
          },
          {
            text: '*tengas*',
            right: true,
            because: '*Espero que* + another person takes the subjunctive, formed from *tengo*.',
          },
          {
            text: '*tengan*',
            because: 'The mood is right, but you’re only talking to Lola. *Tengan* is *ustedes*.',
          },
        ],
      },
    },

    {
      id: 'map-for-you',
      kind: 'fill',
      teaches: 'when-to-use',
      sentence: 'Te mando el mapa para que ___ bien.',
      en: 'I’m sending you the map so you get there all right. (llegar)',
      answers: ['llegues'],
      because: '*Para que* always takes the subjunctive. The *g* becomes *gu* to keep its sound: *llegues*.',
      mistakes: [
        {
          answer: 'llegas',
          because: 'That’s the indicative. *Para que* always takes the subjunctive: *llegues*.',
        },
        {
          answer: '{lleges|legues|lleguas}',
          because: '*-ar* verbs take *e* here, and *g* becomes *gu* before it: *llegues*.',
        },
        {
          answer: 'llegar',
          because: 'Use the infinitive after *para* on its own. After *para que*, use *llegues*.',
        },

        { answer: '{llegarás|llegarías}', because: '*Para que* always takes the subjunctive: *llegues*.' },
      ],
      notAsked: [
        {
          answer: '{llegue|lleguen|lleguemos}',
          because: 'The mood is right, but you’re talking to a friend (*te*): *llegues*.',
        },
      ],
    },
    {
      id: 'have-a-good-time',
      kind: 'translate',
      teaches: 'when-to-use',
      en: 'I hope you have a good time. (to one friend)',
      answers: [
        '{Espero que|Ojalá|Ojalá que|Que|Deseo que} [te] lo pases {bien|muy bien|genial|fenomenal|estupendamente|de maravilla|estupendo|fantástico|increíble|de lujo}.',
        '{Espero que|Ojalá|Ojalá que|Que|Deseo que} [te] la pases {bien|muy bien|genial|de maravilla}.',
        '{Espero que|Ojalá|Ojalá que|Que|Deseo que} {te diviertas|disfrutes|lo disfrutes} [mucho].',
        '{Espero que|Ojalá|Ojalá que|Que|Deseo que} pases {un buen rato|un rato agradable|un rato muy agradable|buenos ratos|un rato estupendo|un buen momento|un momento agradable}.',
        {
          answer: '{Espero que|Ojalá|Ojalá que|Que} [te] la pases {padre|bárbaro|lindo|bueno}.',
          note: 'Used in parts of Latin America: *padre* in Mexico, *bueno* in Colombia, *lindo* and *bárbaro* in Argentina and Uruguay.',
        },
        {
          answer: '{Espero que|Ojalá|Ojalá que|Que} {[te] lo pases {guay|bomba}|pases {bien|lindo}}.',
          note: 'Regional Spanish: *guay* and *bomba* in Spain; *que pases bien*, without a pronoun, in Uruguay and Argentina.',
        },
        'Espero que {[te] lo vayas a pasar|vayas a pasarlo} {bien|muy bien|genial}.',
        'Espero que {te vayas a divertir|vayas a divertirte} [mucho].',
        '{Espero que|Ojalá|Que} {tengas un buen rato|[te] lo pases superbién}.',
        {
          answer: '{Espero que|Ojalá|Que} [te] lo pases {súper|super} bien.',
          note: 'Right, but colloquial, and it’s one word: *superbién*. In an exam, say *muy bien*.',
        },
        '{Espero que|Ojalá|Ojalá que|Que} [te] lo pases {en grande|a lo grande|fantásticamente}.',
        'Confío en que {[te] lo pases bien|te diviertas|disfrutes}.',
        '{Espero que|Ojalá} te {entretengas|lo pases pipa|lo pases bien allí}.',
        '{Espero que|Ojalá} [te] la pases {increíble|estupendo|fenomenal}.',
      ],
      because:
        '*Espero que* + another person takes the subjunctive. “To have a good time” is *pasarlo bien* or *divertirse*.',
      mistakes: [
        {
          answer:
            'Espero tú {te diviertas|[te] lo pases [muy] bien|[te] la pases [muy] bien|disfrutes} [mucho].',
          because: 'English can drop _that_, but Spanish keeps *que* here: *espero que*.',
        },
        {
          answer: '{Espero que|Ojalá|Ojalá que} [tú] [te] {lo|la} pasas {bien|muy bien|genial}.',
          because: 'A wish takes the subjunctive: *pases*.',
        },
        {
          answer: '{Espero que|Ojalá|Ojalá que} [tú] te diviertes [mucho].',
          because: 'A wish takes the subjunctive: *diviertas*.',
        },
        {
          answer: '{Espero que|Ojalá|Ojalá que} [tú] disfrutas [mucho].',
          because: 'A wish takes the subjunctive: *disfrutes*.',
        },
        {
          answer:
            '{Espero que|Ojalá|Ojalá que|Que} [tú] {tengas|pases|hagas} {una buena vez|un bueno tiempo|un buena tiempo|una buena hora}.',
          because:
            'The mood is right, but don’t copy _time_: *buen tiempo* is good weather. Say *pasarlo bien*.',
        },
        {
          answer:
            '{Espero que|Ojalá|Ojalá que} [tú] {tienes|tener|tiene|pasas|pasar} {un buen tiempo|buen tiempo|una buena vez|un bueno tiempo}.',
          because: 'A wish takes the subjunctive, and *buen tiempo* is good weather: *que lo pases bien*.',
        },
        {
          answer: 'Espero {que [tú] {tienes|tener}|tú {tienes|tener}|tienes} un buen rato.',
          because:
            'A wish takes the subjunctive: *que tengas un buen rato*, or more often *que lo pases bien*.',
        },
        {
          answer: '{Espero que|Ojalá} [te] {lo pases {bueno|buen|buena}|la pases {buen|buena}}.',
          because: '*Bien* says how things go. *Bueno* describes a noun: *que lo pases bien*.',
        },
        {
          answer: '{Espero que|Ojalá} [te] {lo|la} pasas {bueno|buen|buena}.',
          because:
            'Two things are wrong: a wish takes the subjunctive, and “well” is *bien*: *que lo pases bien*.',
        },
        {
          answer: 'Espero que [tú] {pasarlo bien|pasar bien|divertirte|divertirse|divertir|disfrutar}.',
          because: 'After *espero que*, conjugate the verb in the subjunctive.',
        },
        {
          answer: 'Espero que [tú] {te divertas|te divirtas|te diverties|te divertes}.',
          because: 'The mood is right. *Divertirse* changes *e* to *ie*: *te diviertas*.',
        },
        {
          answer: 'Espero que [tú] {diviertas|diviertes}.',
          because: '“To have a good time” is *divertirse*, with a pronoun: *te diviertas*.',
        },
        { answer: 'Espero que se diviertas.', because: 'With *tú* the pronoun is *te*: *te diviertas*.' },
        {
          answer:
            'Espero {por ti|para ti|a ti} {pasarlo bien|divertirte|tener un buen tiempo|tener un buen rato}.',
          because: 'There are two people, so use *espero que* + subjunctive: *que lo pases bien*.',
        },
        {
          answer: 'Espero de que {lo pases bien|la pases bien|te diviertas}.',
          because: '*Espero* is followed directly by *que*.',
        },
        {
          answer: 'Esperas que {lo pases bien|la pases bien|te diviertas}.',
          because: '“I hope” is *espero*.',
        },
        {
          answer:
            'Espero que {lo pasaste bien|lo pasabas bien|te divertiste|lo pasarías bien|te divertirías}.',
          because: 'The wish is about the future, so use the present subjunctive: *lo pases bien*.',
        },

        {
          answer: 'Espero si {lo pases bien|te diviertas|lo pasas bien}.',
          because: '*Si* is “if”. “That” is *que*: *espero que*.',
        },
      ],
      notAsked: [
        {
          answer: 'Espero {pasarlo bien|divertirme|disfrutar}.',
          because:
            'That means **you** hope to have a good time. For your friend, use *espero que* + subjunctive.',
        },
        {
          answer: 'Espero {te diviertas|lo pases bien|la pases bien|disfrutes} [mucho].',
          because: 'People leave out *que* in formal letters and in Mexico. *Espero que* is safer.',
        },
        {
          answer: 'Quiero que {lo pases bien|la pases bien|te diviertas}.',
          because: '*Quiero que* is “I want”. “I hope” is *espero que*.',
        },
        {
          answer: 'Diviértete [mucho].',
          because: 'This is a command, “Have a good time!”. “I hope” is *espero que* + subjunctive.',
        },
        {
          answer: '{Pásalo|Pásatelo|Pásala} bien.',
          because: 'This is a command, “Have a good time!”. “I hope” is *espero que* + subjunctive.',
        },
        {
          answer: 'Espero que {[te] lo estés pasando bien|te estés divirtiendo}.',
          because:
            'This is “I hope you’re having a good time”, now. “You have a good time” is *lo pases bien*.',
        },
        {
          answer: 'Espero que te vaya bien.',
          because: 'This is “I hope it goes well”. “You have a good time” is *lo pases bien*.',
        },
        {
          answer:
            'Espero que {os divirtáis|lo paséis bien|os lo paséis bien|se diviertan|lo pasen bien|la pasen bien|disfruten}.',
          because: 'The mood is right, but this is for more than one person. One friend is *tú*.',
        },
        {
          answer: '{Espero que|Ojalá|Que} {lo pase bien|la pase bien|se divierta|disfrute}.',
          because:
            'This is *usted*, which some friends use in Colombia and Costa Rica. Most people say *tú* to a friend: *que lo pases bien*.',
        },
        {
          answer: 'Espero que {[te] lo pasarás bien|te divertirás}.',
          because:
            'This means that you expect it. For a wish, use the present subjunctive: *que lo pases bien*.',
        },
        {
          answer: 'Espero a que {lo pases bien|la pases bien|te diviertas}.',
          because: '*Esperar a que* is “to wait until”. “To hope” is *esperar que*.',
        },
        {
          answer: '{Espera|Esperamos} que {lo pases bien|la pases bien|te diviertas}.',
          because: 'That’s a different person. “I hope” is *espero*.',
        },
        {
          answer: 'Espero tener un buen tiempo.',
          because:
            'This is “I hope to have good weather”, or a good time in a race. For your friend, use *espero que* + subjunctive: *que lo pases bien*.',
        },
        {
          answer: '{Espero que|Ojalá|Ojalá que|Que} [tú] {tengas|pases|hagas} {un buen tiempo|buen tiempo}.',
          because:
            'The mood is right, but *buen tiempo* is mostly good weather, or a good time in a race. “To have a good time” is *pasarlo bien*.',
        },
        {
          answer: 'Espero tener un buen rato.',
          because:
            'That means **you** hope to have a good time. For your friend, use *espero que* + subjunctive.',
        },
        {
          answer: 'Espero que {me|le} diviertas.',
          because:
            'This is “that you amuse me, him or her”. “To have a good time” is *divertirse*: *te diviertas*.',
        },
        {
          answer: 'Espero que {lo pasaras bien|te divirtieras|lo pasases bien}.',
          because:
            'This is “that you had a good time”, in the past. For the future, use the present subjunctive: *lo pases bien*.',
        },
      ],
    },
    {
      id: 'group-work',
      kind: 'fill',
      teaches: 'irregular-information',
      sentence: 'La profesora quiere que ___ el trabajo en grupo.',
      en: 'The teacher wants us to do the project in groups. (hacer)',
      answers: ['hagamos'],
      because: 'All six persons use the stem of the *yo* form, *hago*: *hagamos*.',
      mistakes: [
        {
          answer: 'hacemos',
          because: 'That’s the indicative. *Quiere que* + another subject takes the subjunctive.',
        },
        {
          answer: '{hacer|a hacer|haciendo|hecho}',
          because: 'After *quiere que*, conjugate the verb.',
        },
        {
          answer: '{hacamos|hazamos|haciamos|hacíamos|haceamos}',
          because: 'Start from *hago*, not from the infinitive: *hag-* + *-amos*.',
        },
        {
          answer: '{hagemos|haguemos|hagimos}',
          because: 'The stem is right. *-er* verbs have *-a-* here: *hag-* + *-amos*.',
        },
        {
          answer: '{haguamos|haigamos|hajamos|agamos|hagmos}',
          because: 'The form is *hag-* + *-amos*: *hagamos*.',
        },

        {
          answer: '{haremos|haríamos|vamos a hacer}',
          because: 'A wish takes the subjunctive, which also covers the future: *hagamos*.',
        },
        { answer: 'hicimos', because: 'That’s the preterite, “we did”. A wish takes the subjunctive.' },
        {
          answer: 'hiciéramos',
          because: 'That’s for a wish in the past (*quería que*). After *quiere que*, use *hagamos*.',
        },
      ],
      notAsked: [
        { answer: 'hagáis', because: 'That’s *vosotros*. “Us” is *nosotros*: *hagamos*.' },
        {
          answer: '{haga|hagan|hagas}',
          because: 'The mood is right, but the person isn’t. “Us” is *nosotros*: *hagamos*.',
        },
      ],
    },

    {
      id: 'on-foot',
      kind: 'choose',
      teaches: 'irregular-information',
      prompt: 'Which form?',
      sentence: 'Mi madre prefiere que yo ___ andando al instituto.',
      en: 'My mum prefers me to walk to school.',
      options: [
        {
          text: '*voy*',
          because:
            'That’s the indicative, for facts. Use the subjunctive after *prefiere que* + another person.',
        },
        { text: '*vaya*', right: true, because: '*Ir* is one of the six irregular verbs: *vaya*.' },
        {
          text: '*vaiga*',
          because: 'It looks like *caiga* and *traiga*, but it isn’t correct. For *ir*, use *vaya*.',
        },
        { text: '*ir*', because: 'After *que*, conjugate the verb.' },
      ],
    },
    {
      id: 'sun-on-sunday',
      kind: 'hear',
      teaches: 'irregular-information',
      says: 'Espero que haga sol el domingo.',
      en: 'I hope it’s sunny on Sunday.',
      because: '*Espero que* takes the subjunctive, so you hear *haga* (from *hacer*), not *hace*.',
    },
    {
      id: 'i-think-he-is-right',
      kind: 'choose',
      teaches: 'indicative-or-subjunctive',
      prompt: 'Which form?',
      sentence: 'Creo que Diego ___ razón.',
      en: 'I think Diego is right.',
      options: [
        {
          text: '*tenga*',
          because: 'The subjunctive comes after **no** *creo que*. *Creo que* states an opinion.',
        },
        { text: '*tener*', because: 'After *creo que*, conjugate the verb.' },
        { text: '*tiene*', right: true, because: '*Creo que* states what you think, so use the indicative.' },
      ],
    },
    {
      id: 'habit-at-home',
      kind: 'choose',
      teaches: 'indicative-or-subjunctive',
      prompt: 'Which form?',
      sentence: 'Cuando ___ del instituto, siempre meriendo con mi abuela.',
      en: 'When I get back from school, I always have a snack with my gran.',
      options: [
        {
          text: '*vuelvo*',
          right: true,
          because: '*Siempre meriendo* shows a habit, so use the indicative.',
        },
        {
          text: '*vuelva*',
          because: 'After *cuando*, the subjunctive is for the future: *Cuando vuelva, merendaré*.',
        },
        {
          text: '*volveré*',
          because:
            'Use the future after *cuándo* in a question (*¿Cuándo volveré?*), not here. This is a habit.',
        },
      ],
    },

    {
      id: 'learning-to-drive',
      kind: 'translate',
      teaches: 'indicative-or-subjunctive',
      en: 'I want to learn to drive, but my parents want me to wait.',
      parts: {
        drive: 'aprender a conducir [un coche]',
        but: '{, pero|, aunque|; sin embargo,}',
        wait: '[me] espere|aguarde',
      },
      answers: [
        '{Quiero|Deseo} $drive$but mis padres {quieren|desean} que {$wait}.',
        {
          answer:
            '{Quiero|Deseo} aprender a manejar [un {carro|auto}]$but mis padres {quieren|desean} que {$wait}.',
          note: '“To drive” is *manejar* in Latin America and *conducir* in Spain.',
        },
        {
          answer:
            '{Quisiera|Me gustaría|Querría} {$drive|aprender a manejar}$but mis padres {quieren|prefieren|desean} que {$wait}.',
          note: 'Right, and politer: “I’d like to”. “I want to” is *quiero*.',
        },
        {
          answer: '{Quiero|Deseo} {$drive|aprender a manejar}$but mis padres {prefieren|desean} que {$wait}.',
          note: 'Right in meaning, but “they want” is *quieren*.',
        },
        {
          answer: '{Quiero|Deseo} sacarme el carné de conducir$but mis padres {quieren|desean} que {$wait}.',
          note: '*Sacarse el carné* is “to get your licence”. “To learn to drive” is *aprender a conducir*.',
        },
      ],
      because: 'If the person is the same, use *quiero aprender*. If it changes, use *quieren que espere*.',
      mistakes: [
        {
          answer:
            'Quiero aprender a {conducir|manejar}, pero mis padres quieren que {espero|espera|esperas}.',
          because: 'Use the subjunctive for what they want you to do: *que espere*.',
        },
        {
          answer:
            'Quiero aprender a {conducir|manejar}, pero mis padres quieren {me esperar|que esperar|mí esperar|yo esperar|que yo esperar}.',
          because: 'Spanish says “they want that I wait”: *quieren que espere*.',
        },
        {
          answer: 'Quiero que {aprendo|yo aprenda} a {conducir|manejar}, pero mis padres quieren que espere.',
          because: 'Both verbs are about you, so use the infinitive: *quiero aprender*.',
        },
        {
          answer: 'Quiero aprender {conducir|manejar}, pero mis padres quieren que espere.',
          because:
            'The subjunctive is right. *Aprender* needs *a* before an infinitive: *aprender a conducir*.',
        },
        {
          answer:
            'Quiero aprender a {conducir|manejar}, pero mis padres quieren que {esperaré|esperara|esperé}.',
          because: 'After *quieren que*, use the present subjunctive: *espere*.',
        },
      ],
      notAsked: [
        {
          answer: 'Quiero aprender a {conducir|manejar}, pero mis parientes quieren que espere.',
          because: '*Parientes* means “relatives”. “Parents” is *padres*.',
        },
        {
          answer: 'Quiero aprender a {conducir|manejar}, pero mis padres quieren esperarme.',
          because:
            'This says that your parents want to wait for **you**. “Want me to wait” is *quieren que espere*.',
        },
        {
          answer: 'Quiero que aprenda a {conducir|manejar}, pero mis padres quieren que espere.',
          because: 'This is “I want **him or her** to learn”. You’re the one learning: *quiero aprender*.',
        },
      ],
    },
    {
      id: 'postcard-from-camp',
      kind: 'proofread',
      teaches: 'common-mistakes',
      en: 'Eva is at a summer camp and writes to a friend: she hopes he is well, tells him about the rules and says what they will do.',
      lines: [
        {
          wrong: 'Espero que estás bien y que tengas buenas vacaciones.',
          model: 'Espero que estés bien y que tengas buenas vacaciones.',
          answers: ['Espero que estés bien y [que ]tengas [unas ]buenas vacaciones.'],
          because: '*Espero que* + another person takes the subjunctive, *estés*.',
        },
        { right: 'El campamento me gusta mucho, aunque dormimos poco.' },
        {
          wrong: 'La monitora quiere que nos levantamos a las siete.',
          answers: ['La monitora quiere que nos levantemos a las siete.'],
          because: 'Use the subjunctive for what somebody wants others to do: *nos levantemos*.',
        },
        { right: 'Creo que mañana vamos a subir a la montaña.' },
        {
          wrong: 'Cuando volveré a casa, te enseñaré las fotos.',
          answers: [
            'Cuando {[yo ]vuelva|regrese|llegue|haya vuelto} a casa, te {enseñaré|voy a enseñar|enseño|mostraré|voy a mostrar} las fotos.',
            'Te {enseñaré|voy a enseñar} las fotos cuando {vuelva|regrese|llegue} a casa.',
          ],
          because: 'She isn’t home yet, so use the subjunctive after *cuando*: *vuelva*.',
        },
      ],
    },
    {
      id: 'come-to-my-party',
      kind: 'correct',
      teaches: 'common-mistakes',
      sentence: 'Quiero tú venir a mi fiesta.',
      en: 'I want you to come to my party.',
      answers: [
        '{Quiero|Deseo} que vengas a mi fiesta.',
        {
          answer:
            'Quiero que {venga usted|usted venga|vengan|vengan ustedes|ustedes vengan|vengáis} a mi fiesta.',
          note: 'Right for a different “you”. The sentence you were correcting uses *tú*: *vengas*.',
        },
        {
          answer: 'Quiero que [tú] vayas a mi fiesta.',
          note: 'Right if the party is somewhere else. The sentence you were correcting has *venir*: *vengas*.',
        },
        'Quiero que {te vengas|asistas|acudas} a mi fiesta.',
        'A mi fiesta quiero que vengas.',
      ],
      because: 'With two people, use *que* + subjunctive: “I want that you come”.',
      notAsked: [
        {
          answer: '{Quisiera|Querría|Me gustaría} que {vinieras|vinieses} a mi fiesta.',
          because: 'This is “I’d like you to come”. “I want you to come” is *quiero que vengas*.',
        },
        {
          answer: 'Quiero venir a mi fiesta.',
          because: 'That says that **you** want to come. With two people, use *que*: *que vengas*.',
        },
        {
          answer: '{Quiere|Queremos} que vengas a mi fiesta.',
          because: '*Que vengas* is right. “I want” is *quiero*.',
        },
      ],
      mistakes: [
        {
          answer: 'Quiero que [tú] {vienes|ven|viene|vienen} a mi fiesta.',
          because: '*Que* is right. A wish takes the subjunctive: *vengas*.',
        },
        {
          answer: 'Quiero que [tú] {venir|venirte|a venir|viniendo} a mi fiesta.',
          because: 'After *quiero que*, conjugate the verb: *vengas*.',
        },
        {
          answer: 'Quiero que [tú] {vienas|venas|vengues|venges|vienges|viengas|venjas} a mi fiesta.',
          because: '*Que* is right. The subjunctive comes from the *yo* form, *vengo*: *vengas*.',
        },
        {
          answer: 'Quiero que [tú] vengo a mi fiesta.',
          because: '*Que* is right. *Vengo* is “I come”. For a wish, use *vengas*.',
        },
        {
          answer: 'Quiero que [tú] {vendrás|vendrías|vas a venir} a mi fiesta.',
          because: '*Que* is right. A wish takes the subjunctive, which also covers the future: *vengas*.',
        },
        {
          answer: 'Quiero que [tú] {vinieras|vinieses} a mi fiesta.',
          because:
            '*Que* is right. *Vinieras* goes with *quería* or *quisiera*. After *quiero*, use *vengas*.',
        },
        {
          answer: 'Quiero {tú vengas|vengas|tú vienes|vienes|tú que vengas} a mi fiesta.',
          because: 'Put *que* straight after *quiero*, then *vengas*.',
        },
        {
          answer: 'Quiero venir tú a mi fiesta.',
          because: '*Quiero* + infinitive is about yourself. With two people, use *que*: *que vengas*.',
        },
        {
          answer:
            '{Te quiero venir|Te quiero a venir|Te quiero que venir|Quiero te venir|Quiero a ti venir|Quiero ti venir|Quiero para ti venir|Quiero para ti a venir|Quiero por ti venir|Quiero tú a venir|Quiero tú para venir} a mi fiesta.',
          because: 'Don’t copy English “want you to”. Use *quiero que* + subjunctive.',
        },
        {
          answer: 'Te quiero que [tú] {vengas|vienes} a mi fiesta.',
          because: '*Te quiero* is “I love you”. “I want you to come” is *quiero que vengas*.',
        },
        {
          answer: 'Quieres que vengas a mi fiesta.',
          because: '*Que vengas* is right. “I want” is *quiero*.',
        },
        {
          answer: '{Quero|Quierro|Quer|Querer} que vengas a mi fiesta.',
          because: '*Que vengas* is right. “I want” is *quiero*.',
        },
        {
          answer: 'Quiero {de que|a que|para que|si} vengas a mi fiesta.',
          because: '*Vengas* is right. *Querer* is followed directly by *que*.',
        },
        {
          answer: 'Quiero que vengas {en|de} mi fiesta.',
          because: '*Que vengas* is right. “To my party” is *a mi fiesta*.',
        },
        {
          answer: 'Quiero que vengas {mi fiesta|a mis fiesta|a la mi fiesta}.',
          because: '*Que vengas* is right. “To my party” is *a mi fiesta*.',
        },
        {
          answer: 'Quiero que [tú] {vas|ir|irás} a mi fiesta.',
          because: 'After *quiero que*, use the subjunctive: *vengas* (from *ir*, *vayas*).',
        },
      ],
    },

    {
      id: 'look-for-work',
      kind: 'fill',
      teaches: 'spelling-changes',
      sentence: 'Es posible que mi hermana ___ trabajo en Irlanda.',
      en: 'My sister may look for work in Ireland. (buscar)',
      answers: ['busque'],
      because: '*C* becomes *qu* before *e* to keep the sound: *busque*.',
      mistakes: [
        {
          answer: '{busce|buske|busqe|busquee}',
          because: 'The sound *k* before *e* is written *qu*: *busque*.',
        },
        {
          answer: 'busca',
          because: 'That’s the indicative. It’s only possible, so use the subjunctive: *busque*.',
        },
        {
          answer: '{busqué|buscó}',
          because:
            'That’s the preterite. *Es posible que* takes the subjunctive, stressed on *bus-*: *busque*.',
        },
        {
          answer: '{busquen|busques|busquemos}',
          because: 'The mood is right. *Mi hermana* is singular: *busque*.',
        },
        {
          answer: '{buscar|buscará|buscaría}',
          because: 'After *es posible que*, use the subjunctive: *busque*.',
        },
      ],
    },
    {
      id: 'who-pays',
      kind: 'correct',
      teaches: 'spelling-changes',
      sentence: 'No quiero que pages la cena.',
      en: 'I don’t want you to pay for dinner.',
      answers: [
        'No quiero que [me ]pagues la cena.',
        'La cena no quiero que la pagues.',
        {
          answer: 'No quiero que {pagues por|invites a} la cena.',
          note: 'Right, but “to pay for dinner” is simply *pagar la cena*.',
        },
      ],
      because: '*G* becomes *gu* before *e* to keep the sound: *pagues*.',
      notAsked: [
        {
          answer: 'No quiero que {pague|paguen|paguéis} la cena.',
          because: 'The spelling is right, but you’re talking to one friend: *pagues*.',
        },
      ],
      mistakes: [
        {
          answer: 'No quiero que pagas la cena.',
          because:
            'That’s the indicative. Use the subjunctive for what you want others (not) to do: *pagues*.',
        },
        { answer: 'No quiero que pagar la cena.', because: 'After *que*, conjugate the verb: *pagues*.' },
        {
          answer: 'No quiero que {pajes|pagés|pagües} la cena.',
          because: 'The hard *g* before *e* is written *gu*: *pagues*.',
        },
      ],
    },
    {
      id: 'no-food-on-the-bus',
      kind: 'choose',
      teaches: 'irregular-in-full',
      prompt: 'Which form?',
      sentence: 'Es normal que ___ comer en el autobús.',
      en: 'It’s normal for them to ban eating on the bus.',
      options: [
        {
          text: '*prohíban*',
          right: true,
          because: 'Use the subjunctive after a judgement, with an accent on the stressed *í*.',
        },
        {
          text: '*prohiban*',
          because: 'The *i* is stressed next to another vowel, so it needs an accent: *prohíban*.',
        },
        {
          text: '*prohíben*',
          because: 'That’s the indicative. A judgement with *es normal que* takes the subjunctive.',
        },
      ],
    },
    {
      id: 'laughing-at-me',
      kind: 'fill',
      teaches: 'irregular-in-full',
      sentence: 'No me gusta que mis primos se ___ de mí.',
      en: 'I don’t like my cousins laughing at me. (reír)',
      answers: ['rían'],
      because: 'Take *-o* off *río* and use the opposite vowel: *rían*, with an accent to show the stress.',
      mistakes: [
        {
          answer: 'ríen',
          because: 'That’s the indicative. A feeling about what others do takes the subjunctive: *rían*.',
        },
        {
          answer: '{reían|rieron}',
          because: 'That’s the past. After *no me gusta que*, use the present subjunctive: *rían*.',
        },
        { answer: '{rean|reyan}', because: 'Start from *río*: *rían*.' },
        { answer: '{ría|rías|riamos}', because: 'The mood is right. *Mis primos* is plural: *rían*.' },
        { answer: 'reír', because: 'After *que*, conjugate the verb: *rían*.' },
      ],
      notAsked: [
        {
          answer: 'rieran',
          because:
            'This is “laughed”, in the past. For what they do in general, use the present subjunctive: *rían*.',
        },
      ],
    },
    {
      id: 'a-shame',
      kind: 'fill',
      teaches: 'stem-changes',
      sentence: 'Es una pena que Ana no ___ venir con nosotros.',
      en: 'It’s a shame that Ana can’t come with us. (poder)',
      answers: ['pueda'],
      because:
        '*Es una pena que* is a judgement. The *ella* form is in the boot, so *o* becomes *ue*: *pueda*.',
      mistakes: [
        {
          answer: 'puede',
          because: 'That’s the indicative. After *es una pena que* you need the subjunctive.',
        },
        { answer: '{poda|puda|podea|poeda}', because: 'The stem changes as in *puedo*: *pueda*.' },
        { answer: 'puedes', because: 'The subject is *Ana*, and the mood is subjunctive: *pueda*.' },
        {
          answer: '{puedas|puedan|podamos}',
          because: 'The mood is right. The subject is *Ana*, one person: *pueda*.',
        },
        {
          answer: '{pode|podé|puedo|pueden}',
          because: 'The subject is *Ana*, and the mood is subjunctive: *pueda*.',
        },
        { answer: 'poder', because: 'After *que*, conjugate the verb: *pueda*.' },
        {
          answer: '{podrá|podría|podía|pudo}',
          because: 'After *es una pena que* you need the subjunctive: *pueda*.',
        },
        {
          answer: '{pueda a|pueda de}',
          because: '*Pueda* is right. Put the infinitive straight after it: *pueda venir*.',
        },
        {
          answer: '{sabe|sepa}',
          because: '*Saber* + infinitive is for skills. “Able to come” is *poder*: *pueda*.',
        },
      ],
      notAsked: [
        {
          answer: '{pudiera|pudiese}',
          because: 'That’s “couldn’t”, in the past. “Can’t” is the present subjunctive: *pueda*.',
        },
      ],
    },
    {
      id: 'eight-hours',
      kind: 'correct',
      teaches: 'stem-changes',
      sentence: 'Es importante que dormimos ocho horas.',
      en: 'It’s important that we sleep for eight hours.',
      answers: [
        'Es importante que durmamos [durante|por] ocho horas.',
        'Que durmamos ocho horas es importante.',
        '{Resulta|Nos es} importante que durmamos ocho horas.',
      ],
      because:
        'A judgement takes the subjunctive, and *dormir* changes in the *nosotros* form too: *durmamos*.',
      notAsked: [
        {
          answer: 'Es importante dormir ocho horas.',
          because: 'That’s general: “to sleep”. The sentence says that **we** sleep, so use *que durmamos*.',
        },
        {
          answer: 'Es importante para nosotros dormir ocho horas.',
          because:
            'Good Spanish for “sleeping eight hours is important to us”. “That we sleep” is *que durmamos*.',
        },
        {
          answer: 'Es importante que {duerma|duerman|duermas|durmáis} ocho horas.',
          because: 'The mood is right, but the person isn’t. “We” is *durmamos*.',
        },
        {
          answer: 'Es importante que [nosotros] {durmiéramos|durmiésemos} ocho horas.',
          because: 'This is “that we slept”, in the past. “That we sleep” is the present: *durmamos*.',
        },
        {
          answer: 'Es importante para que durmamos ocho horas.',
          because:
            'This is “it is important **so that** we sleep eight hours”. “That we sleep” is *que durmamos*.',
        },
      ],
      mistakes: [
        {
          answer: 'Es importante que [nosotros] dormamos ocho horas.',
          because:
            'The ending is right. With *dormir* the *o* becomes *u* in the *nosotros* form: *durmamos*.',
        },
        {
          answer: 'Es importante que [nosotros] duermamos ocho horas.',
          because: '*Ue* is only inside the boot. With *nosotros* the *o* becomes *u*: *durmamos*.',
        },
        {
          answer: 'Es importante que [nosotros] {durmimos|durmemos} ocho horas.',
          because: 'The *u* is right. The subjunctive ending is *-amos*: *durmamos*.',
        },
        {
          answer: 'Es importante que [nosotros] {dormemos|duermemos|duermimos} ocho horas.',
          because: 'The stem is *durm-* with *nosotros*, and the ending is *-amos*: *durmamos*.',
        },
        {
          answer: 'Es importante que nosotros {duerma|duerman|duermas|durmáis} ocho horas.',
          because: 'The mood is right. “We” is *durmamos*.',
        },
        {
          answer: 'Es importante que [nosotros] {dormir|a dormir|durmiendo|dormiendo} ocho horas.',
          because: 'After *que*, conjugate the verb: *durmamos*.',
        },
        {
          answer:
            'Es importante que [nosotros] {dormiremos|dormiríamos|vamos a dormir|dormíamos} ocho horas.',
          because: 'A judgement takes the subjunctive: *durmamos*.',
        },

        {
          answer:
            'Es importante {durmamos|nosotros durmamos|nosotros dormimos|nosotros dormir|dormimos} ocho horas.',
          because: 'Keep *que*: *es importante que durmamos*.',
        },
        {
          answer: 'Es importante {de que|a que} durmamos ocho horas.',
          because: '*Durmamos* is right. *Es importante* is followed directly by *que*.',
        },
        {
          answer: 'Es importante {a|de} dormir ocho horas.',
          because:
            'Nothing goes between *es importante* and an infinitive. And “that we sleep” is *que durmamos*.',
        },
        {
          answer: '{Está|Son|Hay|Soy} importante que durmamos ocho horas.',
          because: '*Durmamos* is right. “It is important” is *es importante*.',
        },
        {
          answer: 'Es importante que [nosotros] nos {durmamos|dormimos|dormamos} ocho horas.',
          because: '*Dormirse* is “to fall asleep”. “To sleep” is *dormir*, without *nos*: *durmamos*.',
        },
        {
          answer: 'Es importante que durmamos {ocho hora|ocho oras|ochos horas|para ocho horas|ocho tiempo}.',
          because: '*Durmamos* is right. “Eight hours” is *ocho horas*.',
        },
      ],
    },

    {
      id: 'unless-it-snows',
      kind: 'choose',
      teaches: 'triggers',
      prompt: 'Which form?',
      sentence: 'Iremos en coche a menos que ___ mucho.',
      en: 'We’ll go by car unless it snows a lot.',
      options: [
        { text: '*nieva*', because: 'That’s the indicative. *A menos que* always takes the subjunctive.' },
        {
          text: '*nevará*',
          because: 'The future goes in the other half (*iremos*). *A menos que* takes the subjunctive.',
        },
        {
          text: '*nieve*',
          right: true,
          because: '*A menos que* (unless) always takes the subjunctive. The stem changes as in *nieva*.',
        },
      ],
    },
    {
      id: 'nobody-can-help',
      kind: 'order',
      teaches: 'triggers',
      words: ['que', 'ayudarme', 'nadie', 'pueda', 'no hay'],
      en: 'There’s nobody who can help me.',
      answers: ['No hay nadie que pueda ayudarme.'],
      because: 'There’s no such person, so the verb after *que* is subjunctive.',
      mistakes: [
        {
          answer: 'No hay que nadie {pueda ayudarme|ayudarme pueda}.',
          because:
            '*No hay que* is “you don’t have to” or “you mustn’t”. *Nadie* comes before *que*: *nadie que pueda*.',
        },
        {
          answer: 'No hay nadie que ayudarme pueda.',
          because: '*Pueda* goes before its infinitive: *pueda ayudarme*.',
        },
        {
          answer: 'No hay nadie pueda {que ayudarme|ayudarme que}.',
          because: '*Que* is “who”, and goes right after *nadie*.',
        },
        {
          answer:
            '{Nadie no hay que pueda ayudarme|Nadie que pueda ayudarme no hay|Que nadie pueda ayudarme no hay}.',
          because: 'The sentence starts with *no hay*, “there isn’t”: *no hay nadie que*.',
        },
      ],
    },
    {
      id: 'flat-with-balcony',
      kind: 'translate',
      teaches: 'triggers',
      en: 'We are looking for a flat that has a balcony.',
      answers: [
        '{Buscamos|Estamos buscando|Andamos buscando|Estamos en busca de|Estamos a la búsqueda de} un piso que {tenga|cuente con|disponga de} [un] balcón.',
        {
          answer:
            '{Buscamos|Estamos buscando|Andamos buscando|Estamos en busca de} {un piso|piso} con [un] balcón.',
          note: 'Right. With the subjunctive it’s *que tenga balcón*.',
        },
        '{Buscamos|Estamos buscando} un piso {en el que|donde} haya [un] balcón.',
        {
          answer: '{Buscamos|Estamos buscando} piso que tenga [un] balcón.',
          note: 'In Spain people say *buscar piso*, without an article. *Un piso* is right everywhere.',
        },
        '{Buscamos|Estamos buscando} un piso que incluya [un] balcón.',
      ],
      because:
        'You don’t know yet which flat it’ll be, so use *que tenga*. “To look for” is *buscar*, without *para* or *por*.',
      mistakes: [
        {
          answer: '{Buscamos|Estamos buscando} {para|por} un piso que tenga [un] balcón.',
          because: '*Buscar* means “look **for**”, so don’t add a preposition.',
        },
        {
          answer: '{Buscamos|Estamos buscando} {para|por} un piso que tiene [un] balcón.',
          because:
            'Don’t use *por* or *para* with *buscar*. It could be any flat, so use the subjunctive: *que tenga*.',
        },
        {
          answer: '{Buscamos|Estamos buscando} {a un|al} piso que tenga [un] balcón.',
          because: 'The *a* before an object is for people: *buscar un piso*.',
        },
        {
          answer: '{Miramos|Estamos mirando} {para|por} un piso que {tenga|tiene} [un] balcón.',
          because: '*Mirar* is “to look at”. “To look for” is *buscar*.',
        },
        {
          answer: '{Buscamos|Estamos buscando} un piso que {tener|teniendo} [un] balcón.',
          because: 'After *que* the verb must be conjugated: *tenga*.',
        },

        {
          answer: '{Buscamos|Estamos buscando} un piso que {tiena|tene|tena|tienga|tengue} [un] balcón.',
          because: 'The subjunctive comes from *tengo*: *tenga*.',
        },
        {
          answer:
            '{Buscamos|Estamos buscando} un piso que {tengo|tengas|tengamos|tengan|tenemos} [un] balcón.',
          because: 'The subject is the flat, so use the third person of the subjunctive: *tenga*.',
        },
        {
          answer: '{Buscamos|Estamos buscando} un piso que {haya|hay|ha|está|sea|es} [un] balcón.',
          because: 'A flat “has” a balcony, so use *tener* in the subjunctive: *tenga*.',
        },
        {
          answer:
            '{Buscamos|Estamos buscando} un piso {quien|cual|quién|cuál|lo que|donde} {tenga|tiene} [un] balcón.',
          because: '“That” is *que* here: *que tenga*.',
        },
        {
          answer: '{Buscamos|Estamos buscando} un piso {tenga|tiene} [un] balcón.',
          because: 'English can drop “that”, but Spanish needs *que*: *que tenga*.',
        },
        {
          answer: '{Buscamos|Estamos buscando} una piso que {tenga|tiene} [un] balcón.',
          because: '*Piso* is masculine: *un piso*.',
        },
        {
          answer:
            '{Buscamos|Estamos buscando} un piso que tenga {una balcón|un balcono|el balcón|una balcona|un balcony}.',
          because: '“A balcony” is *balcón* or *un balcón*, masculine.',
        },
        {
          answer: '{Buscamos|Estamos buscando} un plato que {tenga|tiene} [un] balcón.',
          because: '“A flat” is *un piso* in Spain, *un departamento* or *un apartamento* in Latin America.',
        },
        {
          answer:
            '{Somos buscando|Estamos buscar|Estamos buscamos|Estamos buscado|Estamos buscendo|Buscando} un piso que {tenga|tiene} [un] balcón.',
          because: '“We are looking” is *buscamos* or *estamos buscando*.',
        },
      ],
      notAsked: [
        {
          answer:
            '{Buscamos|Estamos buscando|Andamos buscando} un piso que {tiene|cuenta con|dispone de} [un] balcón.',
          because: 'That’s one particular flat that you know of. For any suitable flat, use the subjunctive.',
        },
        {
          answer: '{Miramos|Estamos mirando} un piso que tiene [un] balcón.',
          because: '*Mirar* is “to look at”. “To look for” is *buscar*.',
        },
        {
          answer:
            '{Busco|Buscan|Busca|Buscáis|Estoy buscando|Están buscando|Está buscando} un piso que tenga [un] balcón.',
          because: '“We” is *buscamos* or *estamos buscando*. You’ve used a different person.',
        },
        {
          answer: '{Buscamos|Estamos buscando} un piso que {tendrá|tendría|tenía|tuvo} [un] balcón.',
          because:
            'That’s one particular flat, in a different tense. For any suitable flat, use the present subjunctive: *tenga*.',
        },
        {
          answer: '{Buscamos|Estamos buscando} un piso que tenga balcones.',
          because: '*Balcones* is more than one. “A balcony” is *balcón* or *un balcón*.',
        },
        {
          answer: '{Buscamos|Estamos buscando} {un plano|una planta} que {tenga|tiene} [un] balcón.',
          because:
            '*Un plano* is a plan of a building and *una planta* one of its floors. “A flat” is *un piso* in Spain, *un departamento* or *un apartamento* in Latin America.',
        },
        {
          answer: '{Miramos|Estamos mirando} un piso que tenga [un] balcón.',
          because: 'In Spain people say *mirar pisos* when they’re flat-hunting. “To look for” is *buscar*.',
        },
        {
          answer:
            '{{Buscábamos|Estábamos buscando|Hemos buscado} un piso que {tenga|tuviera}|Buscaremos un piso que tenga} [un] balcón.',
          because: 'That’s a different tense. You’re looking now: *buscamos* or *estamos buscando*.',
        },
        {
          answer: '{Buscamos|Estamos buscando} un piso que tenga [una] terraza.',
          because: 'The verb is right, but a *terraza* is bigger than a balcony: *balcón*.',
        },
      ],
    },

    {
      id: 'friend-with-flu',
      kind: 'choose',
      teaches: 'fixed-phrases',
      prompt: 'Your friend is in bed with flu. What do you say?',
      options: [
        { text: '*¡Que aproveche!*', because: '“Enjoy your meal” is for somebody who’s eating.' },
        {
          text: '*¡Que te mejores!*',
          right: true,
          because: 'This is “Get well soon”. *Mejorarse* is “to get better”.',
        },
        { text: '*¡Que lo pases bien!*', because: '“Have a good time” is for a party or a holiday.' },
      ],
    },
    {
      id: 'good-luck-leo',
      kind: 'fill',
      teaches: 'fixed-phrases',
      sentence: 'Hasta luego, Leo, y que ___ suerte en el examen.',
      en: 'See you later, Leo, and good luck in the exam. (tener)',
      answers: ['tengas'],
      because:
        'Good wishes with *que* take the subjunctive, formed from *tengo*. Leo is one friend: *tengas*.',
      mistakes: [
        { answer: 'tienes', because: 'In a wish, *que* takes the subjunctive: *tengas*.' },
        { answer: '{ten|tener}', because: 'After *que* the wish is in the subjunctive: *tengas*.' },

        { answer: '{tenes|tienas|tenas}', because: 'Start from *tengo*: *tengas*.' },
      ],
      notAsked: [
        {
          answer: '{tenga|tengan|tengáis}',
          because:
            'The mood is right, but that’s for *usted* or several people. Leo is one friend: *tengas*.',
        },
      ],
    },
    {
      id: 'dad-says',
      kind: 'choose',
      teaches: 'more-contrasts',
      prompt: 'What does this sentence mean?',
      sentence: 'Mi padre dice que bajes la música.',
      options: [
        {
          text: 'My dad says you are turning the music down.',
          because: 'That would be information, with the indicative: *que bajas*.',
        },
        {
          text: 'My dad says he will turn the music down.',
          because: '*Bajes* is the *tú* form, and the future would be *bajará*.',
        },
        {
          text: 'My dad is telling you to turn the music down.',
          right: true,
          because: '*Decir que* + subjunctive passes on an order.',
        },
      ],
    },

    {
      id: 'advice-or-news',
      kind: 'hear',
      teaches: 'more-contrasts',
      says: 'Mi profesor dice que estudie más.',
      en: 'My teacher says I should study more.',
      choices: ['Mi profesor dice que estudie más.', 'Mi profesor dice que estudia más.'],
      because:
        'The last vowel is the clue: *estudie* is an order or advice, but *estudia* is information (he or she studies more).',
    },
    {
      id: 'video-games-are-not-bad',
      kind: 'fill',
      teaches: 'more-contrasts',
      sentence: 'No es verdad que todos los videojuegos ___ violentos.',
      en: 'It isn’t true that all video games are violent. (ser)',
      answers: ['sean'],
      because: '*Es verdad que* states a fact. With *no* it’s a denial, so use the subjunctive.',
      mistakes: [
        {
          answer: 'son',
          because:
            'That’s the indicative, used after *es verdad que*. With *no*, use the subjunctive: *sean*.',
        },
        { answer: '{sea|seas|seamos}', because: 'The mood is right. *Los videojuegos* is plural: *sean*.' },
        { answer: '{están|estén}', because: 'To say what something is like, use *ser*: *sean*.' },
        { answer: '{serán|serían|eran}', because: 'A denial takes the subjunctive: *sean*.' },
        { answer: '{ser|sen|soyan}', because: '*Ser* is one of the six irregular verbs: *sean*.' },
      ],
    },
    {
      id: 'people-read-less',
      kind: 'fill',
      teaches: 'more-contrasts',
      sentence: 'Es evidente que la gente ___ menos libros que antes.',
      en: 'It’s obvious that people read fewer books than they used to. (leer)',
      answers: ['lee', 'está leyendo'],
      because: '*Es evidente que* states a fact, so use the indicative.',
      mistakes: [
        {
          answer: 'lea',
          because: 'That’s the subjunctive. *Es evidente que* states a fact, so use the indicative: *lee*.',
        },
        { answer: 'lean', because: '*Es evidente que* states a fact, and *la gente* is singular: *lee*.' },
        { answer: '{leen|leemos|leo|lees}', because: 'The mood is right. *La gente* is singular: *lee*.' },
        { answer: '{leer|leyendo}', because: 'After *que*, conjugate the verb: *lee*.' },
      ],
      notAsked: [
        { answer: '{leerá|leía|leyó}', because: 'That’s a different tense. “People read” is *lee*.' },
      ],
    },
    {
      id: 'glad-to-be-here',
      kind: 'choose',
      teaches: 'do-you-think',
      prompt: 'Which form?',
      sentence: 'Me alegro mucho de ___ aquí con vuestra familia.',
      en: 'I’m very glad to be here with your family.',
      options: [
        {
          text: '*esté*',
          because: 'The subjunctive needs *que* and a different person: *Me alegro de que estés aquí*.',
        },
        {
          text: '*estar*',
          right: true,
          because: 'Both verbs are about the same person, so use the infinitive after *de*.',
        },
        { text: '*estoy*', because: 'After a preposition such as *de*, use the infinitive.' },
      ],
      ustedes: { sentence: 'Me alegro mucho de ___ aquí con su familia.' },
    },
    {
      id: 'is-it-a-good-idea',
      kind: 'order',
      teaches: 'do-you-think',
      words: ['es', 'crees', 'una buena idea', 'que'],
      en: 'Do you think it’s a good idea?',
      answers: ['¿Crees que es una buena idea?'],
      because: '*¿Crees que…?* asks for an opinion and takes the indicative, like *creo que*.',
      mistakes: [
        { answer: '¿Que crees es una buena idea?', because: '*Que* joins the two halves: *¿Crees que es…?*' },
        {
          answer: '¿Crees es que una buena idea?',
          because: '*Que* goes before the second verb: *que es*.',
        },
      ],
    },
    {
      id: 'glad-i-can-help',
      kind: 'translate',
      teaches: 'do-you-think',
      en: 'I’m glad I can help you. (to one friend)',
      answers: [
        'Me alegro de {poder ayudarte|poderte ayudar}.',
        {
          answer:
            '{{Me alegra|Me da gusto|Me gusta} poder ayudarte|{Estoy {feliz|contento|contenta}} {por poder ayudarte|porque puedo ayudarte|porque te puedo ayudar}}.',
          note: 'Right too, but “I’m glad” is *me alegro de*.',
        },
        '{Estoy contento de|Estoy contenta de|Estoy feliz de|Me alegro mucho de|Me alegra mucho|Qué bien} {poder ayudarte|poderte ayudar}.',
        '{Me alegro de|Me alegra} poder echarte una mano.',
        {
          answer:
            '{{Estoy encantado|Estoy encantada|Encantado|Encantada} de|Me encanta|Me hace feliz|Es un placer|{Qué|Es una} alegría} poder ayudarte.',
          note: 'Right in meaning, but “I’m glad” is *me alegro de*.',
        },
        {
          answer: '{Estoy|Me siento} alegre de poder ayudarte.',
          note: 'Possible, but rare. Say *me alegro de* or *estoy contento de*.',
        },
      ],
      because: 'Both verbs are about you, so use *me alegro de* + infinitive.',
      notAsked: [
        {
          answer: '{Me alegro de|Me alegra|Me alegro mucho de} ayudarte.',
          because: 'Good Spanish for “I’m glad to help you”. With “can” it’s *poder ayudarte*.',
        },
        {
          answer: 'Qué {bueno|bien} que {te puedo ayudar|puedo ayudarte|te pueda ayudar|pueda ayudarte}.',
          because:
            'Good Spanish, especially in Latin America, for “it’s great that I can help you”. “I’m glad” is *me alegro de* + infinitive.',
        },
        {
          answer: 'Me alegra que {pueda ayudarte|te pueda ayudar}.',
          because: 'That says that somebody else can help. Both verbs are about you: *me alegra poder*.',
        },
        {
          answer: 'Me alegro de que pueda ayudarte.',
          because: 'That says that somebody else can help. Both verbs are about you: *me alegro de poder*.',
        },
      ],
      mistakes: [
        {
          answer: 'Me alegra que {puedo ayudarte|te puedo ayudar}.',
          because: 'Use *que* when the person changes. Here both verbs are about you: *me alegra poder*.',
        },
        {
          answer: '{Estoy|Soy} {feliz|alegre|contento|contenta} que {puedo|pueda} ayudarte.',
          because: 'Both verbs are about you, so use the infinitive after *de*: *me alegro de poder*.',
        },
        {
          answer: 'Me alegro de que puedo ayudarte.',
          because:
            'Use *de que* when the person changes. Here both verbs are about you: *me alegro de poder*.',
        },
        {
          answer: 'Me alegro {que puedo|que pueda} ayudarte.',
          because: 'Both verbs are about you, so use *me alegro de* + infinitive: *poder*.',
        },
        {
          answer: '{Me alegro|Estoy contento|Estoy contenta|Estoy feliz} de te {poder ayudar|ayudar}.',
          because: 'After *de* the pronoun goes after the infinitive: *de poder ayudarte*.',
        },
        { answer: 'Me alegro poder ayudarte.', because: '*Alegrarse* needs *de*: *me alegro de poder*.' },
        {
          answer: 'Me alegro de {puedo|pueda|pudiendo} ayudarte.',
          because: 'After *de*, use the infinitive: *poder*.',
        },
        {
          answer: 'Soy alegre de poder ayudarte.',
          because: '*Soy alegre* is “I’m a cheerful person”. “I’m glad” is *me alegro*.',
        },
      ],
    },
    {
      id: 'let-me-know',
      kind: 'fill',
      teaches: 'time-expressions',
      sentence: 'Dani, mándame un mensaje cuando ___ al aeropuerto.',
      en: 'Dani, send me a message when you get to the airport. (llegar)',
      answers: [
        'llegues',
        {
          answer: 'hayas llegado',
          note: 'Right: “when you have arrived”. “When you get to” is simply *llegues*.',
        },
      ],
      because: 'He hasn’t arrived yet, so use the subjunctive. The *g* becomes *gu* before *e*.',
      mistakes: [
        { answer: 'llegas', because: 'The indicative is for habits. Dani hasn’t arrived yet.' },
        {
          answer: '{llegarás|vas a llegar}',
          because:
            'This isn’t a question (*¿Cuándo llegarás?*), so after *cuando* use the present subjunctive, not the future.',
        },
        {
          answer: 'lleges',
          because: 'The mood is right. To keep the sound of *g* before *e*, write *gu*: *llegues*.',
        },
        {
          answer: '{lleguas|llegueas}',
          because: 'The stem *llegu-* is right. *-ar* verbs have *-e-* here: *llegues*.',
        },
        {
          answer: '{legues|yegues|lluegues|lliegues}',
          because: 'The stem is *lleg-*, without a change: *llegues*.',
        },

        {
          answer: '{llega|llegan|llego}',
          because: '*Dani* is *tú*, and he hasn’t arrived yet, so use the subjunctive: *llegues*.',
        },
        {
          answer: '{llegar|al llegar|llegando}',
          because: 'After *cuando*, conjugate the verb: *llegues*.',
        },
        {
          answer: '{llegaste|has llegado|llegabas}',
          because: 'That’s the past, but Dani hasn’t arrived yet: *llegues*.',
        },
        {
          answer: '{llegaras|llegases}',
          because: 'With a command (*mándame*), use the present subjunctive: *llegues*.',
        },
        { answer: 'te llegues', because: '*Llegues* is right, but without a pronoun.' },
      ],
      notAsked: [
        { answer: 'estés llegando', because: 'That’s “are arriving”. “Get to” is *llegues*.' },
        {
          answer: '{llegue|lleguen|lleguéis|lleguemos}',
          because: 'The mood is right, but the person isn’t. *Dani* and *mándame* are *tú*: *llegues*.',
        },
      ],
    },

    {
      id: 'before-sunrise',
      kind: 'choose',
      teaches: 'time-expressions',
      prompt: 'Which form?',
      sentence: 'Mañana nos levantaremos antes de que ___ el sol.',
      en: 'Tomorrow we’ll get up before the sun comes up.',
      options: [
        {
          text: '*salga*',
          right: true,
          because: '*Antes de que* always takes the subjunctive: *salgo* becomes *salga*.',
        },
        { text: '*sale*', because: 'That’s the indicative. *Antes de que* always takes the subjunctive.' },
        {
          text: '*saldrá*',
          because: 'English doesn’t use the future after “before” either. Use the subjunctive.',
        },
        { text: '*salir*', because: 'The infinitive comes after *antes de*, not *antes de que*.' },
      ],
    },
    {
      id: 'already-had-dinner',
      kind: 'choose',
      teaches: 'perfect-subjunctive',
      prompt: 'Which form?',
      sentence: 'Es muy tarde. Espero que ya ___.',
      en: 'It’s very late. I hope you’ve already had dinner.',
      options: [
        {
          text: '*hayas cenado*',
          right: true,
          because: 'You hope dinner is already over, so use *haya* + participle.',
        },
        {
          text: '*has cenado*',
          because: 'That’s the indicative. *Espero que* + another person takes the subjunctive.',
        },
        { text: '*cenes*', because: 'That’s for a dinner in the future. “Have had” is *hayas cenado*.' },
        { text: '*hayas cenar*', because: 'After *hayas*, use the participle: *cenado*.' },
      ],
    },
    {
      id: 'bus-not-arrived',
      kind: 'fill',
      teaches: 'perfect-subjunctive',
      sentence: 'No creo que el autobús ___ todavía.',
      en: 'I don’t think the bus has arrived yet. (llegar)',
      answers: ['haya llegado'],
      because: '*No creo que* takes the subjunctive, and “has arrived” is *haya* + participle.',
      mistakes: [
        {
          answer: 'ha llegado',
          because: 'That’s the indicative. *No creo que* takes the subjunctive: *haya llegado*.',
        },
        {
          answer: '{hayan|hayas|hayamos} llegado',
          because: 'The tense is right. *El autobús* is singular: *haya llegado*.',
        },
        { answer: 'llega', because: '“Has arrived” is *haya* + participle: *haya llegado*.' },
        {
          answer: '{haiga|haga|halla|aya} llegado',
          because: 'The subjunctive of *haber* is *haya*: *haya llegado*.',
        },
        { answer: '{haya llegar|haya llegando}', because: 'After *haya*, use the participle: *llegado*.' },
        {
          answer: '{había|habrá} llegado',
          because: 'After *no creo que* in the present, “has arrived” is *haya llegado*.',
        },
      ],
      notAsked: [
        {
          answer: 'llegue',
          because:
            'That’s “I don’t think the bus will arrive yet”. “Has arrived” is *haya* + participle: *haya llegado*.',
        },
        { answer: 'hubiera llegado', because: 'This is “had arrived”. “Has arrived” is *haya llegado*.' },
      ],
    },
    {
      id: 'finished-ring-me',
      kind: 'translate',
      teaches: 'perfect-subjunctive',
      en: 'When you’ve finished, ring me. (to one friend)',
      answers: [
        'Cuando {hayas terminado|hayas acabado|termines|acabes}, {llámame|me llamas} [por teléfono].',
        '{Llámame|Me llamas} [por teléfono] cuando {hayas terminado|hayas acabado|termines|acabes}.',
        '{Llámame|Me llamas} {en cuanto|una vez que|tan pronto como} {hayas terminado|termines|acabes}.',
        '{Cuando {hayas terminado|termines}, {telefonéame|hazme una llamada}|{Telefonéame|Hazme una llamada} cuando {hayas terminado|termines}}.',
        '{Cuando {hayas finalizado|finalices}, llámame|Llámame cuando {hayas finalizado|finalices}}.',
        '{Cuando {hayas terminado|termines|acabes}, llámame, por favor|Llámame cuando {hayas terminado|termines|acabes}, por favor}.',
        {
          answer:
            '{Cuando {hayas terminado|termines|acabes}, {márcame|háblame}|{Márcame|Háblame} cuando {hayas terminado|termines|acabes}}.',
          note: '*Marcar* and *hablar* for “to ring” are used in Mexico; *llámame* is said everywhere.',
        },
        {
          answer: '{Al {terminar|acabar}, llámame|Llámame al {terminar|acabar}}.',
          note: 'Right, and short. With *cuando*, use the subjunctive: *hayas terminado*.',
        },
        {
          answer:
            '{Cuando {hayas terminado|hayas acabado|termines|acabes}, {dame|me das|pégame} {un toque|un telefonazo}|{Dame|Me das|Pégame} {un toque|un telefonazo} cuando {hayas terminado|hayas acabado|termines|acabes}}.',
          note: 'Right in Spain, in conversation. The usual word is *llámame*.',
        },
        '{En cuanto|Una vez que|Tan pronto como} {hayas terminado|termines|acabes}, {llámame|me llamas} [por teléfono].',
      ],
      because:
        'Your friend finishes before ringing, so use *cuando* + perfect subjunctive, or the present subjunctive, *termines*.',
      notAsked: [
        {
          answer:
            '{Cuando {haya terminado|haya acabado|termine|acabe}, llámeme|Llámeme cuando {haya terminado|haya acabado|termine|acabe}}.',
          because: 'That’s *usted*. To a friend, say *hayas terminado* (or *termines*) and *llámame*.',
        },
        {
          answer: 'Cuando {hayas terminado|termines|acabes}, {puedes llamarme|me puedes llamar}.',
          because: 'Good Spanish for “you can ring me”. “Ring me” is the command *llámame*.',
        },
        {
          answer:
            '{Cuando {haya|hayáis|hayan} terminado, llámame|Llámame cuando {haya|hayáis|hayan} terminado}.',
          because: 'The tense is right, but the person isn’t. For one friend, use *hayas*.',
        },
      ],
      mistakes: [
        {
          answer:
            '{Cuando {hayas terminado|hayas acabado|termines|acabes}, llámeme|Llámeme cuando {hayas terminado|hayas acabado|termines|acabes}}.',
          because: 'The first verb is *tú*, but *llámeme* is *usted*. To a friend, say *llámame*.',
        },
        {
          answer: '{Cuando {has terminado|has acabado}, llámame|Llámame cuando {has terminado|has acabado}}.',
          because: 'It’s in the future, so use the subjunctive after *cuando*: *hayas terminado*.',
        },
        {
          answer: '{Cuando {terminas|acabas}, llámame|Llámame cuando {terminas|acabas}}.',
          because:
            'That would be a habit. For the future, use the subjunctive: *termines* or *hayas terminado*.',
        },
        {
          answer:
            '{Cuando {terminarás|habrás terminado|vas a terminar}, llámame|Llámame cuando {terminarás|habrás terminado|vas a terminar}}.',
          because: 'After *cuando* here, use the subjunctive, not the future: *hayas terminado*.',
        },

        {
          answer:
            '{Cuando {hayas terminado|termines}, dame una llamada|Dame una llamada cuando {hayas terminado|termines}}.',
          because: 'The subjunctive is right, but don’t copy “give me a call”: *llámame*.',
        },
        {
          answer: 'Cuando hayas terminado, {me llama|llama me|llama a mí|llamarme|me llamar}.',
          because: 'The subjunctive is right. “Ring me” is one word: *llámame*.',
        },
      ],
    },
  ],
} satisfies AuthoredLesson
