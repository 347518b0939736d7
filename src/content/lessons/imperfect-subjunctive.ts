import type { AuthoredLesson } from '../types'

export default {
  subtitle: 'El imperfecto de subjuntivo',
  blurb:
    'Imagine what you would do if things were different, report what somebody asked you to do, and say “I would like” very politely.',
  rule: 'Take the *ellos* form of the preterite, drop *-ron* and add *-ra, -ras, -ra, -ramos, -rais, -ran*, with an accent before *-ramos*. There are no exceptions: *tuvieron, tuviera*. Use it after *si* for something imagined, after *como si*, and after a past or conditional trigger.',
  needs: {
    igcse: {
      asks: 'recognise',
      what: 'Two set phrases are worth using: *quisiera* (I would like), and *si pudiera* or *si tuviera* (if I could, if I had) + conditional.',
    },
    abInitio: { asks: 'recognise', what: '*Quisiera* as a polite “I would like”.' },
    standard: {
      asks: 'produce',
      what: 'Imagined conditions with the conditional, *como si*, and requests reported in the past.',
    },
    higher: {
      asks: 'produce',
      what: 'All of it, with the sequence of tenses and *si hubiera* + participle.',
    },
  },
  opening: 'no-boat',
  sections: [
    {
      id: 'formation',
      title: 'Formation: from *hablaron* to *hablara*',
      core: true,
      syllabus: ['V12'],
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            'Take the *ellos* form of the [preterite](indefenido): *hablaron* (they spoke), *comieron* (they ate), *tuvieron* (they had).',
            'Take off *-ron*: *habla-*, *comie-*, *tuvie-*.',
            'Add *-ra, -ras, -ra, -ramos, -rais, -ran*. In *nosotros* the vowel before the ending gets an accent: *habláramos*, *comiéramos*.',
          ],
        },
        {
          kind: 'conjugation',
          caption: 'The -ra forms',
          tense: 'imperfect-subjunctive',
          verbs: ['hablar', 'comer', 'vivir'],
        },
        {
          kind: 'list',
          items: [
            '*Yo* and *él, ella, usted* **are the same:** *que yo hablara*, *que ella hablara*.',
            '**Accents matter:** *hablara* is this tense, but *hablará* is the future, “he will speak”.',
            '*Vosotros* **ends in** *-rais* **without an accent:** *hablarais*, *fuerais*. Only *nosotros* has one: *fuéramos*.',
          ],
        },
        {
          kind: 'verb-table',
          tenses: ['imperfect-subjunctive', 'imperfect-subjunctive-se', 'pluperfect-subjunctive'],
          suggested: ['hablar', 'tener'],
        },
      ],
    },
    {
      id: 'when-to-use',
      title: 'When to use: *si*, *como si*, *ojalá*, *quisiera*',
      core: true,
      syllabus: ['V12'],
      blocks: [
        {
          kind: 'text',
          text: '**If sentences:** *si* + imperfect [subjunctive](?subjunctive), then the [conditional](conditional). The condition is only imagined.',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Si {tuviera:tener} un perro, lo sacaría todas las mañanas.',
              en: 'If I had a dog, I would take it out every morning.',
            },
          ],
        },
        {
          kind: 'dialogue',
          caption: 'A prize in the school raffle',
          lines: [
            {
              who: 'Pol',
              es: '¿Qué harías si te {tocara:tocar} un viaje?',
              en: 'What would you do if you won a trip?',
            },
            {
              who: 'Mar',
              es: 'Iría a Perú. ¡Ojalá {fuera:ser} verdad!',
              en: 'I’d go to Peru. If only it were true!',
            },
          ],
        },
        {
          kind: 'text',
          text: '*Como si* (as if) is **always** followed by the imperfect or pluperfect subjunctive, even after the present.',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Mi hermano habla como si lo {supiera:saber} todo.',
              en: 'My brother talks as if he knew everything.',
            },
          ],
        },
        {
          kind: 'text',
          text: '*Ojalá* with this tense is for an unlikely or impossible wish. With the present subjunctive, the wish may well come true.',
        },
        {
          kind: 'examples',
          rows: [{ es: 'Ojalá {tuviéramos:tener} más vacaciones.', en: 'If only we had more holidays.' }],
        },
        { kind: 'text', text: '**Politeness:** *quisiera* is a very polite “I would like”.' },
        {
          kind: 'examples',
          rows: [
            {
              es: '{Quisiera:querer} reservar una mesa para dos.',
              en: 'I would like to book a table for two.',
            },
          ],
        },
      ],
    },
    {
      id: 'irregular-information',
      title: 'Irregular information: look at the preterite',
      core: true,
      syllabus: ['V12'],
      blocks: [
        {
          kind: 'text',
          text: 'If you know the preterite, there is nothing new to learn: its *ellos* form gives you every irregular [stem](?stem).',
        },
        {
          kind: 'table',
          caption: 'Irregulars based on the preterite',
          columns: [
            { header: 'Infinitive', lang: 'es', form: 'infinitive' },
            { header: 'Meaning, preterite (*ellos*)', lang: 'en' },
            { header: '-ra (*yo*)', lang: 'es', form: 'imperfect-subjunctive:0' },
          ],
          rows: [
            ['tener', 'have: *tuvieron*', 'tuviera'],
            ['estar', 'be: *estuvieron*', 'estuviera'],
            ['hacer', 'do: *hicieron*', 'hiciera'],
            ['poder', 'be able: *pudieron*', 'pudiera'],
            ['querer', 'want: *quisieron*', 'quisiera'],
            ['venir', 'come: *vinieron*', 'viniera'],
            ['ser', 'be: *fueron*', 'fuera'],
            ['ir', 'go: *fueron*', 'fuera'],
            ['decir', 'say: *dijeron*', 'dijera'],
            ['haber', 'have (done): *hubieron*', 'hubiera'],
            ['dar', 'give: *dieron*', 'diera'],
            ['ver', 'see: *vieron*', 'viera'],
            ['poner', 'put: *pusieron*', 'pusiera'],
            ['saber', 'know: *supieron*', 'supiera'],
            ['traer', 'bring: *trajeron*', 'trajera'],
            ['leer', 'read: *leyeron*', 'leyera'],
            ['pedir', 'ask for: *pidieron*', 'pidiera'],
            ['dormir', 'sleep: *durmieron*', 'durmiera'],
          ],
        },
        {
          kind: 'text',
          text: '*Fuera* is both *ser* and *ir*: *si fuera rico* (if I were rich), *si fuera a Perú* (if I went to Peru).',
        },
      ],
    },
    {
      id: 'sequence-of-tenses',
      title: 'Which subjunctive after which verb? *Quería que vinieras*',
      core: true,
      syllabus: ['V12'],
      blocks: [
        {
          kind: 'text',
          text: 'The first verb usually decides. After a present, perfect, future or command, use the present subjunctive. After a past or conditional, use the imperfect subjunctive.',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Quería que {vinieras:venir} al cine con nosotros.',
              en: 'I wanted you to come to the cinema with us.',
            },
            { es: 'Me gustaría que {fueras:ser} más puntual.', en: 'I’d like you to be more punctual.' },
            {
              es: 'El entrenador nos dijo que {corriéramos:correr} más.',
              en: 'The coach told us to run more.',
              note: 'His words were *Corred más* (run more).',
            },
          ],
        },
        {
          kind: 'text',
          text: 'The same goes for **reported requests and orders**: *Me pidió que…* (He asked me to), *Nos dijo que…* (He told us to). For facts, see [reported speech](conditional#reported-speech).',
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
              wrong: 'Si tendría tiempo, iría.',
              right: 'Si {tuviera:tener} tiempo, iría.',
              en: 'If I had time, I would go.',
              why: 'The conditional is only for the result. After *si* (if), use the subjunctive for the imagined condition.',
            },
            {
              wrong: 'Querían que les dijiera mi nombre.',
              right: 'Querían que les {dijera:decir} mi nombre.',
              en: 'They wanted me to tell them my name.',
              why: 'The preterite is *dijeron*, without an *i* after the *j*. This tense doesn’t have one either.',
            },
            {
              wrong: 'Querían que hablaramos con ellos.',
              right: 'Querían que {habláramos:hablar} con ellos.',
              en: 'They wanted us to talk to them.',
              why: 'The *nosotros* form is stressed on the third syllable from the end, so it needs an accent.',
            },
            {
              wrong: 'Corre como si es un niño.',
              right: 'Corre como si {fuera:ser} un niño.',
              en: 'He runs as if he were a child.',
              why: '*Como si* introduces something untrue, so it always takes a past subjunctive.',
            },
            {
              wrong: 'Quería que vino conmigo.',
              right: 'Quería que {viniera:venir} conmigo.',
              en: 'I wanted him to come with me.',
              why: 'The preterite says that he came. You only wanted him to.',
            },
          ],
        },
      ],
    },
    {
      id: 'more-uses',
      title: 'More uses and examples: past triggers, politeness',
      more: '*Pudiera*, *debiera*, *me alegré de que*, *no había nadie que* …',
      syllabus: ['V12'],
      blocks: [
        { kind: 'text', text: 'With *si*, *como si* and *ojalá*:' },
        {
          kind: 'examples',
          rows: [
            {
              es: '¿Qué harías si te {tocara:tocar} la lotería?',
              en: 'What would you do if you won the lottery?',
            },
            {
              es: 'Habría menos atascos si la gente {compartiera:compartir} coche.',
              en: 'There would be fewer traffic jams if people shared cars.',
            },
            { es: 'Me trata como si {fuera:ser} una niña.', en: 'He treats me as if I were a child.' },
            { es: 'Ojalá no {fuera:ser} lunes.', en: 'I wish it weren’t Monday.' },
          ],
        },
        {
          kind: 'text',
          text: '**After a past trigger:** use the [present subjunctive](present-subjunctive#triggers) triggers, but with the first verb in the past.',
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Me alegré de que {ganara:ganar} nuestro equipo.', en: 'I was glad that our team won.' },
            {
              es: 'No había nadie que {supiera:saber} la respuesta.',
              en: 'There was nobody who knew the answer.',
            },
          ],
        },
        {
          kind: 'text',
          text: '**After a conditional trigger:** *me gustaría que* (I’d like), *sería mejor que* (it would be better), *preferiría que* (I’d rather).',
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Sería mejor que {empezáramos:empezar} ya.', en: 'It would be better if we started now.' },
          ],
        },
        {
          kind: 'text',
          text: '**Politeness:** *quisiera*, *pudiera*, *debiera* instead of *querría* (I would like), *podría* (could), *debería* (should). Only the *-ra* forms are used like this, not the *-se* ones.',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: '{Debieras:deber} pedirle perdón a tu hermana.',
              en: 'You should say sorry to your sister.',
            },
            {
              es: '¿{Pudiera:poder} repetirlo, por favor?',
              en: 'Could you repeat that, please? (very formal)',
            },
          ],
        },
        {
          kind: 'text',
          text: '**Reported commands:** an order that somebody gave in the past.',
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Me pidió que no se lo {contara:contar} a nadie.', en: 'She asked me not to tell anyone.' },
          ],
        },
      ],
    },
    {
      id: 'irregular-in-full',
      title: 'Irregular verbs in full: six groups',
      more: 'Stems with u, i, j and *y*; short verbs; verbs in -ir.',
      syllabus: ['V12'],
      blocks: [
        {
          kind: 'conjugation',
          caption: '*tener*, *ser* and *ir*: the -ra forms',
          tense: 'imperfect-subjunctive',
          verbs: ['tener', { infinitive: 'ser', en: 'to be' }, 'ir'],
        },
        {
          kind: 'table',
          caption: 'Irregulars based on the preterite: stems with u',
          columns: [
            { header: 'Infinitive', lang: 'es', form: 'infinitive' },
            { header: 'Meaning, preterite (*ellos*)', lang: 'en' },
            { header: '-ra (*yo*)', lang: 'es', form: 'imperfect-subjunctive:0' },
          ],
          rows: [
            ['tener', 'to have: *tuvieron*', 'tuviera'],
            ['estar', 'to be: *estuvieron*', 'estuviera'],
            ['andar', 'to walk: *anduvieron*', 'anduviera'],
            ['poder', 'to be able: *pudieron*', 'pudiera'],
            ['poner', 'to put: *pusieron*', 'pusiera'],
            ['saber', 'to know: *supieron*', 'supiera'],
            ['caber', 'to fit: *cupieron*', 'cupiera'],
            ['haber', 'to have (done): *hubieron*', 'hubiera'],
          ],
        },
        {
          kind: 'table',
          caption: 'Irregulars based on the preterite: stems with i',
          columns: [
            { header: 'Infinitive', lang: 'es', form: 'infinitive' },
            { header: 'Meaning, preterite (*ellos*)', lang: 'en' },
            { header: '-ra (*yo*)', lang: 'es', form: 'imperfect-subjunctive:0' },
          ],
          rows: [
            ['hacer', 'to do: *hicieron*', 'hiciera'],
            ['querer', 'to want: *quisieron*', 'quisiera'],
            ['venir', 'to come: *vinieron*', 'viniera'],
          ],
        },
        {
          kind: 'table',
          caption: 'Irregulars based on the preterite: stems with j, and no i after it',
          columns: [
            { header: 'Infinitive', lang: 'es', form: 'infinitive' },
            { header: 'Meaning, preterite (*ellos*)', lang: 'en' },
            { header: '-ra (*yo*)', lang: 'es', form: 'imperfect-subjunctive:0' },
          ],
          rows: [
            ['decir', 'to say: *dijeron*', 'dijera'],
            ['traer', 'to bring: *trajeron*', 'trajera'],
            ['conducir', 'to drive: *condujeron*', 'condujera'],
            ['traducir', 'to translate: *tradujeron*', 'tradujera'],
            ['producir', 'to produce: *produjeron*', 'produjera'],
          ],
        },
        {
          kind: 'table',
          caption: 'Short verbs',
          columns: [
            { header: 'Infinitive', lang: 'es', form: 'infinitive' },
            { header: 'Meaning, preterite (*ellos*)', lang: 'en' },
            { header: '-ra (*yo*)', lang: 'es', form: 'imperfect-subjunctive:0' },
          ],
          rows: [
            ['ser', 'to be: *fueron*', 'fuera'],
            ['ir', 'to go: *fueron*', 'fuera'],
            ['dar', 'to give: *dieron*', 'diera'],
            ['ver', 'to see: *vieron*', 'viera'],
          ],
        },
        {
          kind: 'table',
          caption: 'Stems with *y*',
          columns: [
            { header: 'Infinitive', lang: 'es', form: 'infinitive' },
            { header: 'Meaning, preterite (*ellos*)', lang: 'en' },
            { header: '-ra (*yo*)', lang: 'es', form: 'imperfect-subjunctive:0' },
          ],
          rows: [
            ['leer', 'to read: *leyeron*', 'leyera'],
            ['creer', 'to believe: *creyeron*', 'creyera'],
            ['caer', 'to fall: *cayeron*', 'cayera'],
            ['oír', 'to hear: *oyeron*', 'oyera'],
            ['construir', 'to build: *construyeron*', 'construyera'],
            ['huir', 'to flee: *huyeron*', 'huyera'],
          ],
        },
        {
          kind: 'table',
          caption: '-ir verbs with a stem change, and verbs in -ñir',
          columns: [
            { header: 'Infinitive', lang: 'es', form: 'infinitive' },
            { header: 'Meaning, preterite (*ellos*)', lang: 'en' },
            { header: '-ra (*yo*)', lang: 'es', form: 'imperfect-subjunctive:0' },
          ],
          rows: [
            ['pedir', 'to ask for: *pidieron*', 'pidiera'],
            ['servir', 'to serve: *sirvieron*', 'sirviera'],
            ['seguir', 'to follow: *siguieron*', 'siguiera'],
            ['sentir', 'to feel: *sintieron*', 'sintiera'],
            ['preferir', 'to prefer: *prefirieron*', 'prefiriera'],
            ['mentir', 'to lie: *mintieron*', 'mintiera'],
            ['dormir', 'to sleep: *durmieron*', 'durmiera'],
            ['morir', 'to die: *murieron*', 'muriera'],
            ['reír', 'to laugh: *rieron*', 'riera'],
            ['reñir', 'to tell off: *riñeron*', 'riñera'],
            ['gruñir', 'to grumble: *gruñeron*', 'gruñera'],
          ],
        },
        {
          kind: 'list',
          items: [
            'The [second set of forms](#ra-or-se) has the same stems: *tuviese, dijese, durmiese*.',
            '*-ir* verbs with a stem change have it in **all six persons**: *pidiera, pidieras, pidiera, pidiéramos, pidierais, pidieran*.',
            '*-ar* and *-er* verbs with a stem change in the present don’t have it here: *pienso* (I think) but *pensara*, *vuelvo* (I go back) but *volviera*. Of these, only *poder*, *querer* and *tener* have their own stem, as in the preterite: *pudiera*, *quisiera*, *tuviera*.',
            '*Hubiera* (if there were) is always singular: *si hubiera más trenes* (if there were more trains).',
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Si {pudiera:poder}, dormiría hasta las once.',
              en: 'If I could, I would sleep until eleven.',
            },
            {
              es: 'Nos pidieron que {trajéramos:traer} algo de beber.',
              en: 'They asked us to bring something to drink.',
            },
            {
              es: 'No creía que {dijeras:decir} la verdad.',
              en: 'I didn’t think you were telling the truth.',
            },
            {
              es: 'Preferían que {durmiéramos:dormir} en casa de Sara.',
              en: 'They preferred us to sleep at Sara’s.',
            },
          ],
        },
      ],
    },
    {
      id: 'sequence-in-full',
      title: 'The sequence of tenses in a table',
      more: 'Eight forms of the first verb, and the same idea now and in the past.',
      syllabus: ['V12'],
      blocks: [
        {
          kind: 'table',
          caption: 'The sequence of tenses',
          columns: [
            { header: 'First verb', lang: 'en' },
            { header: 'Example', lang: 'es' },
            { header: 'Then', lang: 'en' },
          ],
          rows: [
            ['present', 'Quiero que me {llames:llamar}.', 'present subjunctive: “I want you to ring me.”'],
            [
              'future',
              'Te pedirán que {hables:hablar} en inglés.',
              'present subjunctive: “They will ask you to speak in English.”',
            ],
            [
              'perfect',
              'Me ha dicho que {vaya:ir}.',
              'present subjunctive (imperfect possible: *que {fuera:ir}*): “She has told me to go.”',
            ],
            ['command', 'Dile que {espere:esperar}.', 'present subjunctive: “Tell him to wait.”'],
            ['preterite', 'Me dijo que {fuera:ir}.', 'imperfect subjunctive: “She told me to go.”'],
            [
              'imperfect',
              'Quería que me {llamaras:llamar}.',
              'imperfect subjunctive: “I wanted you to ring me.”',
            ],
            [
              'pluperfect',
              'Habían pedido que {esperáramos:esperar}.',
              'imperfect subjunctive: “They had asked us to wait.”',
            ],
            [
              'conditional',
              'Me gustaría que me {llamaras:llamar}.',
              'imperfect subjunctive: “I’d like you to ring me.”',
            ],
          ],
        },
        {
          kind: 'contrast',
          caption: 'The same idea, now and in the past',
          left: 'Present subjunctive',
          right: 'Imperfect subjunctive',
          rows: [
            {
              left: {
                es: 'Mis padres no quieren que {salga:salir}.',
                en: 'My parents don’t want me to go out.',
              },
              right: {
                es: 'Mis padres no querían que {saliera:salir}.',
                en: 'My parents didn’t want me to go out.',
              },
            },
            {
              left: {
                es: 'Te llamo para que no te {preocupes:preocuparse}.',
                en: 'I’m ringing you so that you don’t worry.',
              },
              right: {
                es: 'Te llamé para que no te {preocuparas:preocuparse}.',
                en: 'I rang you so that you wouldn’t worry.',
              },
            },
            {
              left: {
                es: 'Dice que llamará cuando {llegue:llegar}.',
                en: 'He says he’ll ring when he arrives.',
              },
              right: {
                es: 'Dijo que llamaría cuando {llegara:llegar}.',
                en: 'He said he would ring when he arrived.',
              },
              why: 'He hadn’t arrived yet when he said it, so use the subjunctive.',
            },
            {
              left: { es: 'Ojalá {haga:hacer} sol mañana.', en: 'I hope it’s sunny tomorrow.' },
              right: { es: 'Ojalá {hiciera:hacer} sol aquí.', en: 'I wish it were sunny here.' },
              why: 'A hope that may come true, and a wish that hasn’t.',
            },
          ],
        },
        {
          kind: 'note',
          label: 'Good to know',
          text: 'For a feeling **now** about something **past**, use a present verb and a past subjunctive: *Siento que no {pudieras:poder} venir ayer* (I’m sorry you couldn’t come yesterday). After a past verb you may see a present subjunctive if the action is still to come: *Me dijo que {vaya:ir} mañana* (He told me to go tomorrow). *Que {fuera:ir}* is right there too, and it’s always safe in an exam.',
        },
      ],
    },
    {
      id: 'ra-or-se',
      title: 'Is it -ra or -se?',
      more: 'The second set of forms, *hablase*, and where it is used.',
      syllabus: ['V12'],
      blocks: [
        {
          kind: 'text',
          text: 'There’s a second set with *-se* instead of *-ra*. It means the same. Use *-ra* yourself and recognise *-se* when you read.',
        },
        {
          kind: 'conjugation',
          caption: 'The -se forms',
          tense: 'imperfect-subjunctive-se',
          verbs: ['hablar', 'comer', 'vivir'],
        },
        {
          kind: 'conjugation',
          caption: '*tener*, *ser* and *ir*: the -se forms',
          tense: 'imperfect-subjunctive-se',
          verbs: ['tener', { infinitive: 'ser', en: 'to be' }, 'ir'],
        },
        {
          kind: 'list',
          items: [
            'They mean the same after *que*, *si*, *como si* and *ojalá*: *si tuviera* and *si tuviese* (if I had) are both correct.',
            '*-ra* is more common in speech everywhere, and almost the only form in Latin America. *-se* is mostly found in writing and in Spain.',
            'Only *-ra* is used for polite *quisiera*, *pudiera*, *debiera*.',
          ],
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Le pedí que {bajara:bajar} la voz.', en: 'I asked him to lower his voice.' },
            { es: 'Le pedí que {bajase:bajar} la voz.', en: 'I asked him to lower his voice.' },
          ],
        },
      ],
    },
    {
      id: 'pluperfect-subjunctive',
      title: 'If I had known: *hubiera* + participle',
      more: 'The pluperfect subjunctive: six persons, four uses and a drill.',
      syllabus: ['V12'],
      blocks: [
        {
          kind: 'text',
          text: '*Hubiera* or *hubiese* + [participle](?participle) is the **pluperfect subjunctive**. Use it for something that didn’t happen or, after a past trigger, for something earlier.',
        },
        {
          kind: 'conjugation',
          caption: '*haber*: add a participle',
          tense: 'imperfect-subjunctive',
          verbs: ['haber'],
        },
        {
          kind: 'conjugation',
          caption: 'The pluperfect subjunctive in full',
          tense: 'pluperfect-subjunctive',
          verbs: ['hacer'],
        },
        {
          kind: 'text',
          text: 'The participle, the form in *-ado* or *-ido* (*hablado*, “spoken”), never changes its ending here. The irregular ones are the same as in the [perfect](preterito-perfecto#irregular-information): *hecho* (done), *dicho* (said), *visto* (seen), *puesto* (put). The tenses with *haber* are [in one table](pluscuamperfecto#other-compound-tenses).',
        },
        {
          kind: 'text',
          text: '**1. “If” sentences about the past** (type 3): use it for the condition. The result is *habría* + participle, or *hubiera* + participle again. If the result is in the present, use the simple conditional.',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Si lo {hubiera sabido:saber}, te habría llamado.',
              en: 'If I had known, I would have rung you.',
            },
            {
              es: 'Si {hubiéramos salido:salir} antes, no {hubiéramos perdido:perder} el tren.',
              en: 'If we had left earlier, we wouldn’t have missed the train.',
            },
            {
              es: 'Si {hubieras estudiado:estudiar}, ahora estarías tranquilo.',
              en: 'If you had studied, you would be relaxed now.',
            },
          ],
        },
        { kind: 'text', text: '**2. Regret,** with *ojalá*.' },
        {
          kind: 'examples',
          rows: [{ es: 'Ojalá te {hubiera hecho:hacer} caso.', en: 'I wish I had listened to you.' }],
        },
        { kind: 'text', text: '**3. After** *como si*, for something earlier.' },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Gritaron como si {hubieran visto:ver} un fantasma.',
              en: 'They screamed as if they had seen a ghost.',
            },
          ],
        },
        { kind: 'text', text: '**4. After a past trigger,** for something that had (or hadn’t) happened.' },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Sentí mucho que no {hubieras podido:poder} venir.',
              en: 'I was very sorry that you hadn’t been able to come.',
            },
            {
              es: 'No creían que lo {hubiéramos escrito:escribir} nosotros.',
              en: 'They didn’t believe that we had written it.',
            },
          ],
        },
        {
          kind: 'drill',
          caption: 'The pluperfect subjunctive',
          tense: 'pluperfect-subjunctive',
          regular: [
            {
              verbs: ['hablar', 'comer', 'vivir', 'estudiar', 'llegar', 'perder', 'salir', 'saber'],
              section: 'pluperfect-subjunctive',
            },
          ],
          irregular: [
            {
              verbs: ['hacer', 'decir', 'ver', 'poner', 'escribir', 'volver', 'abrir', 'romper'],
              section: 'pluperfect-subjunctive',
            },
          ],
        },
      ],
    },
    {
      id: 'time-expressions',
      title: 'Time expressions',
      more: 'Words for what hadn’t happened yet at a moment in the past.',
      syllabus: ['V12'],
      blocks: [
        {
          kind: 'text',
          text: 'In a story about the past, only use this tense after time words for something that **hadn’t happened yet**. What really happened stays in the [indicative](?indicative): *cuando llegó* (when he arrived).',
        },
        {
          kind: 'phrases',
          caption: 'Time words that need the imperfect subjunctive',
          rows: [
            { es: 'antes de que {llegara:llegar}', en: 'before he arrived (always subjunctive)' },
            { es: 'hasta que {volvieran:volver}', en: 'until they came back (hadn’t happened yet)' },
            { es: 'en cuanto {pudiera:poder}', en: 'as soon as I could (hadn’t happened yet)' },
            { es: 'cuando {fuera:ser} mayor', en: 'when I was older (hadn’t happened yet)' },
          ],
        },
        {
          kind: 'phrases',
          caption: 'Other words that need it',
          rows: [
            { es: 'como si {fuera:ser} ayer', en: 'as if it were yesterday' },
            { es: 'ojalá {pudiera:poder}', en: 'if only I could' },
            { es: 'si algún día {tuviera:tener} tiempo', en: 'if I had time one day' },
            { es: 'para que {supieran:saber}', en: 'so that they would know' },
            { es: 'sin que nadie lo {viera:ver}', en: 'without anyone seeing it' },
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Nos fuimos antes de que {empezara:empezar} la tormenta.',
              en: 'We left before the storm began.',
            },
            {
              es: 'Prometí que la llamaría en cuanto {supiera:saber} algo.',
              en: 'I promised to ring her as soon as I knew something.',
            },
          ],
        },
      ],
    },
    {
      id: 'story',
      title: 'A story: -ra, “would” or preterite?',
      more: 'A lesson about a desert island, with fifteen gaps.',
      blocks: [
        {
          kind: 'story',
          id: 'desert-island',
          title: 'La isla desierta',
          introduction:
            'A student describes a game in class. For each gap, first decide: did it happen (preterite), is it imagined or wanted (imperfect subjunctive), or is it what would happen (conditional)? Then type the form.',
          text: 'La semana pasada nuestra tutora ___ un juego. Nos pidió que ___ la vida en una isla desierta. Olga ___ la mano enseguida y dijo: «Si ___ allí, ___ una casa en un árbol». Yo {estaba:estar} distraído, y la tutora me {miraba:mirar} como si no ___ de qué {hablaban:hablar}. «Yo no ___ nada más si alguien me ___ libros», dijo Iván. La tutora le preguntó qué ___ cuando ya no ___ páginas por leer. Iván no ___. Antes de que ___ el timbre, la tutora nos ___ una hoja para que ___ el final en casa. Ojalá todas las clases ___ así.',
          gaps: [
            {
              infinitive: 'proponer',
              options: ['imperfect-subjunctive', 'conditional', 'preterite'],
              answer: 'preterite',
              form: 'propuso',
              signal: '*La semana pasada*: it happened once.',
            },
            {
              infinitive: 'imaginar',
              person: 'nosotros',
              options: ['imperfect-subjunctive', 'conditional', 'preterite'],
              answer: 'imperfect-subjunctive',
              form: 'imagináramos',
              signal: '*Nos pidió que* introduces a past request to us.',
            },
            {
              infinitive: 'levantar',
              options: ['imperfect-subjunctive', 'conditional', 'preterite'],
              answer: 'preterite',
              form: 'levantó',
              signal: '*Enseguida* signals the next event.',
            },
            {
              infinitive: 'vivir',
              person: 'yo',
              options: ['imperfect-subjunctive', 'conditional', 'preterite'],
              answer: 'imperfect-subjunctive',
              form: 'viviera',
              signal: '*Si* introduces something imagined.',
            },
            {
              infinitive: 'construir',
              person: 'yo',
              options: ['imperfect-subjunctive', 'conditional', 'preterite'],
              answer: 'conditional',
              form: 'construiría',
              signal: 'This is the imagined result: “would”.',
            },
            {
              infinitive: 'saber',
              person: 'yo',
              options: ['imperfect-subjunctive', 'conditional', 'preterite'],
              answer: 'imperfect-subjunctive',
              form: 'supiera',
              signal: '*Como si* always takes a past subjunctive.',
            },
            {
              infinitive: 'necesitar',
              options: ['imperfect-subjunctive', 'conditional', 'preterite'],
              answer: 'conditional',
              form: 'necesitaría',
              signal: 'The result: what he would or wouldn’t need.',
            },
            {
              infinitive: 'traer',
              options: ['imperfect-subjunctive', 'conditional', 'preterite'],
              answer: 'imperfect-subjunctive',
              form: 'trajera',
              signal: '*Si* introduces something imagined.',
            },
            {
              infinitive: 'hacer',
              person: 'él',
              options: ['imperfect-subjunctive', 'conditional', 'preterite'],
              answer: 'conditional',
              form: 'haría',
              signal: '*Qué* introduces a reported question about the imagined island: what he “would” do.',
            },
            {
              infinitive: 'quedar',
              options: ['imperfect-subjunctive', 'conditional', 'preterite'],
              answer: 'imperfect-subjunctive',
              form: 'quedaran',
              signal: '*Cuando* + something that hadn’t happened yet. It’s plural because of *páginas*.',
            },
            {
              infinitive: 'contestar',
              options: ['imperfect-subjunctive', 'conditional', 'preterite'],
              answer: 'preterite',
              form: 'contestó',
              signal: 'What happened then: he didn’t answer.',
            },
            {
              infinitive: 'sonar',
              options: ['imperfect-subjunctive', 'conditional', 'preterite'],
              answer: 'imperfect-subjunctive',
              form: 'sonara',
              signal: '*Antes de que* always takes the subjunctive.',
            },
            {
              infinitive: 'dar',
              options: ['imperfect-subjunctive', 'conditional', 'preterite'],
              answer: 'preterite',
              form: 'dio',
              signal: 'The last event in the story.',
            },
            {
              infinitive: 'escribir',
              person: 'nosotros',
              options: ['imperfect-subjunctive', 'conditional', 'preterite'],
              answer: 'imperfect-subjunctive',
              form: 'escribiéramos',
              signal: '*Para que* shows a purpose after a past verb.',
            },
            {
              infinitive: 'ser',
              options: ['imperfect-subjunctive', 'conditional', 'preterite'],
              answer: 'imperfect-subjunctive',
              form: 'fueran',
              signal: '*Ojalá* with a wish that hasn’t come true.',
            },
          ],
        },
      ],
    },
    {
      id: 'examples',
      title: 'Examples',
      more: 'More sentences and a conversation.',
      blocks: [
        {
          kind: 'examples',
          rows: [
            {
              es: 'Si {hablara:hablar} japonés, viviría en Tokio.',
              en: 'If I spoke Japanese, I would live in Tokyo.',
            },
            { es: 'Mi abuela quería que {comiéramos:comer} más.', en: 'My gran wanted us to eat more.' },
            { es: 'Me gustaría que {vivierais:vivir} más cerca.', en: 'I wish you lived nearer.' },
            {
              es: 'Si {hubiera:haber} wifi en el parque, vendría a estudiar aquí.',
              en: 'If there were wifi in the park, I would come and study here.',
            },
            {
              es: 'Si tus padres te {dieran:dar} permiso, ¿irías sola?',
              en: 'If your parents gave you permission, would you go on your own?',
            },
            {
              es: 'Era una pena que {estuviera:estar} cerrado el museo.',
              en: 'It was a shame that the museum was closed.',
            },
            {
              es: 'La profesora insistió en que {leyéramos:leer} el final.',
              en: 'The teacher insisted that we read the ending.',
            },
            {
              es: 'Buscaban a alguien que {hablara:hablar} dos idiomas.',
              en: 'They were looking for someone who spoke two languages.',
            },
            {
              es: 'No me sorprendió que {eligieran:elegir} a Lucía.',
              en: 'It didn’t surprise me that they chose Lucía.',
            },
            {
              es: 'Salí sin que mis abuelos me {oyeran:oír}.',
              en: 'I left without my grandparents hearing me.',
            },
            {
              es: 'Si {fuéramos:ir} en bici, llegaríamos antes.',
              en: 'If we went by bike, we would get there sooner.',
            },
          ],
        },
        {
          kind: 'dialogue',
          caption: 'If you could change your school',
          lines: [
            {
              who: 'Rocío',
              es: 'Si {fueras:ser} la directora, ¿qué cambiarías?',
              en: 'If you were the head teacher, what would you change?',
            },
            {
              who: 'Ainhoa',
              es: 'Me gustaría que las clases {empezaran:empezar} a las diez.',
              en: 'I’d like lessons to start at ten.',
            },
            {
              who: 'Rocío',
              es: 'Y si {pudieras:poder} añadir una asignatura, ¿cuál sería?',
              en: 'And if you could add a subject, what would it be?',
            },
            {
              who: 'Ainhoa',
              es: 'Cocina. Ojalá nos {enseñaran:enseñar} a hacer una tortilla.',
              en: 'Cookery. I wish they taught us how to make an omelette.',
            },
          ],
        },
      ],
    },
    {
      id: 'model-text',
      title: 'Model text: my dream school',
      more: 'An IB-length article, with notes on what earns marks.',
      blocks: [
        {
          kind: 'model-text',
          paper: 'standard',
          task: 'Write an article for your school magazine about the perfect school: say how you came to think about it, what you would change and why.',
          lines: [
            {
              es: 'Hace unos días la profesora de Lengua nos {pidió:pedir} que {imagináramos:imaginar} el instituto perfecto.',
              en: 'A few days ago our Spanish teacher asked us to imagine the perfect school.',
              earns: 'A request in the past: *pidió que* + imperfect subjunctive.',
            },
            {
              es: 'Al principio {pensé:pensar} que {sería:ser} fácil, pero {pasé:pasar} toda la tarde delante del papel sin escribir nada, como si no {tuviera:tener} ideas.',
              en: 'At first I thought it would be easy, but I spent the whole afternoon staring at the page without writing anything, as if I had no ideas.',
              earns: 'Preterite, conditional and *como si* in one sentence.',
            },
            {
              es: 'Entonces {recordé:recordar} lo que siempre nos {decía:decir} mi abuelo: «Si {hubiera podido:poder} estudiar, mi vida {habría sido:ser} otra».',
              en: 'Then I remembered what my grandad always used to tell us: “If I had been able to study, my life would have been different.”',
              earns: 'A type 3 “if” sentence for something that didn’t happen.',
            },
            {
              es: '{Empezó:empezar} a trabajar a los trece años porque sus padres {necesitaban:necesitar} que los {ayudara:ayudar} en el campo.',
              en: 'He started work at thirteen because his parents needed him to help them in the fields.',
              earns: 'A past trigger: *necesitaban que*.',
            },
            {
              es: 'Nosotros, en cambio, {tenemos:tener} aulas, libros y ordenadores, y aun así nos {quejamos:quejarse} todos los días.',
              en: 'We, on the other hand, have classrooms, books and computers, and we still complain every day.',
            },
            {
              es: 'Si yo {fuera:ser} la directora, no {compraría:comprar} más tecnología, sino que {cambiaría:cambiar} la manera de aprender.',
              en: 'If I were the head teacher, I wouldn’t buy more technology; I would change the way we learn.',
              earns: '*Si* + imperfect subjunctive, then the conditional in both halves of the result.',
            },
            {
              es: 'En primer lugar, las clases {empezarían:empezar} a las nueve y media para que los alumnos {durmiéramos:dormir} lo suficiente.',
              en: 'First of all, lessons would start at half past nine so that we all got enough sleep.',
              earns: '*Para que* after a conditional, with the stem change of *dormir*.',
            },
            {
              es: 'También me {gustaría:gustar} que {hubiera:haber} menos exámenes y que los profesores nos {propusieran:proponer} más proyectos.',
              en: 'I would also like there to be fewer exams and for teachers to suggest more projects.',
              earns: 'A conditional trigger with two irregular forms.',
            },
            {
              es: 'Por ejemplo, si {estudiáramos:estudiar} los ríos junto a un río de verdad, nadie {olvidaría:olvidar} la lección.',
              en: 'For example, if we studied rivers beside a real river, nobody would forget the lesson.',
            },
            {
              es: 'En segundo lugar, {abriría:abrir} la biblioteca por las tardes y durante los fines de semana.',
              en: 'Secondly, I would open the library in the afternoons and at weekends.',
            },
            {
              es: 'En mi barrio {vive:vivir} mucha gente mayor que se {siente:sentirse} sola, y {sería:ser} estupendo que {pudiera:poder} venir a leer con nosotros.',
              en: 'A lot of elderly people in my neighbourhood feel lonely, and it would be great if they could come and read with us.',
              earns: '*Sería estupendo que*: a judgement in the conditional.',
            },
            {
              es: 'Por último, {pediría:pedir} a cada alumno que {cuidara:cuidar} una planta del patio.',
              en: 'Finally, I would ask each student to look after a plant in the playground.',
            },
            {
              es: 'Cuando se lo {conté:contar} a mis compañeros, algunos se {rieron:reírse}, pero otros me {dijeron:decir} que lo {escribiera:escribir} en esta revista antes de que {acabara:acabar} el curso.',
              en: 'When I told my classmates, some laughed, but others told me to write about it in this magazine before the school year ended.',
              earns: 'A reported order, and *antes de que*.',
            },
            {
              es: 'No {esperaba:esperar} que a tantas personas les {interesara:interesar} el tema.',
              en: 'I didn’t expect so many people to be interested in the topic.',
            },
            {
              es: 'Sé que no {es:ser} posible cambiarlo todo de un día para otro y que {hacen:hacer} falta tiempo y dinero.',
              en: 'I know that you can’t change everything overnight, and that it takes time and money.',
            },
            {
              es: 'Sin embargo, {creo:creer} que {podríamos:poder} empezar por algo pequeño, como las plantas.',
              en: 'However, I think we could start with something small, like the plants.',
            },
            {
              es: 'Ojalá mi instituto se {pareciera:parecerse} un poco más al que {imaginé:imaginar} aquella tarde.',
              en: 'If only my school were a little more like the one I imagined that afternoon.',
              earns: '*Ojalá* with a wish that hasn’t come true, to finish.',
            },
          ],
        },
      ],
    },
    {
      id: 'more-mistakes',
      title: 'More mistakes to avoid',
      more: 'Seven more: forms with j, *hubiera*, *fuerais*, *cuando llegué*.',
      blocks: [
        {
          kind: 'mistakes',
          rows: [
            {
              wrong: 'Si yo fuera rico, compro una isla.',
              right: 'Si yo {fuera:ser} rico, compraría una isla.',
              en: 'If I were rich, I would buy an island.',
              why: 'The first half is imagined, so the second needs the conditional (“would”).',
            },
            {
              wrong: 'Me pidió que trajiera un postre.',
              right: 'Me pidió que {trajera:traer} un postre.',
              en: 'She asked me to bring a dessert.',
              why: '*Trajeron* becomes *trajera*, without *i* after *j*.',
            },
            {
              wrong: 'Si condujiera, no iría en autobús.',
              right: 'Si {condujera:conducir}, no iría en autobús.',
              en: 'If I drove, I wouldn’t go by bus.',
              why: '*Condujeron* becomes *condujera*, like *tradujera* and *produjera*.',
            },
            {
              wrong: 'Si habría sabido eso, no habría ido.',
              right: 'Si {hubiera sabido:saber} eso, no habría ido.',
              en: 'If I had known that, I wouldn’t have gone.',
              why: 'English has “had” in one half and “would have” in the other. *Si* takes *hubiera*, never *habría*.',
            },
            {
              wrong: 'Me gustaría que vosotros fuéramos al partido.',
              right: 'Me gustaría que vosotros {fuerais:ir} al partido.',
              en: 'I’d like you all to go to the match.',
              why: '*Fuéramos* is *nosotros*. *Vosotros* ends in *-rais* and has no accent.',
            },
            {
              wrong: 'Me gustaría que vienes a verme.',
              right: 'Me gustaría que {vinieras:venir} a verme.',
              en: 'I’d like you to come and see me.',
              why: '*Me gustaría que* is a conditional trigger, so use the imperfect subjunctive.',
            },
            {
              wrong: 'Cuando llegara a casa, me acosté.',
              right: 'Cuando llegué a casa, me acosté.',
              en: 'When I got home, I went to bed.',
              why: 'It really happened, so use the preterite. Of the time words, only *antes de que* always takes the subjunctive.',
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
          text: 'In Latin America the *-se* forms are rare in speech, and *ustedes fueran* (you were) replaces *vosotros fuerais*. In newspapers you may also see an old use of *-ra* for “had done” (*el jugador que llegara en 2010*, “the player who had arrived in 2010”). Recognise it, but don’t copy it.',
        },
        {
          kind: 'note',
          label: 'In the exam',
          text: 'For the IGCSE you need to understand this tense and to use two set phrases: *quisiera* (I would like) and *si pudiera* or *si tuviera* (if I could, if I had) + conditional. In the IB, especially at Higher Level, it shows control. In a text, aim for one type 2 sentence with a correct conditional, one *como si* (as if) and one reported request (*me pidió que…*, “she asked me to …”).',
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
          caption: 'The imperfect subjunctive',
          tense: 'imperfect-subjunctive',
          regular: [
            {
              verbs: ['hablar', 'comer', 'vivir', 'llamar', 'trabajar', 'salir', 'volver', 'escribir'],
              section: 'formation',
            },
          ],
          irregular: [
            {
              verbs: [
                'tener',
                'estar',
                'poder',
                'hacer',
                'querer',
                'venir',
                'decir',
                'traer',
                'ser',
                'ir',
                'dar',
                'leer',
                'dormir',
                'pedir',
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
      id: 'no-boat',
      kind: 'choose',
      teaches: 'when-to-use',
      prompt: 'Three people talk about a boat. Whose boat is imaginary?',
      options: [
        {
          text: '*Tengo un barco y salgo al mar.*',
          because: '“I have a boat and I go out to sea”: both verbs state facts.',
        },
        {
          text: '*Tenía un barco y salía al mar.*',
          because: '“I used to have a boat and go out to sea”: past, but real.',
        },
        {
          text: '*Si tuviera un barco, saldría al mar.*',
          right: true,
          because:
            '“If I had a boat, I would go out to sea.” *Si* is “if”, and *tuviera* shows that the boat isn’t real. That’s what this tense is for.',
        },
      ],
    },
    {
      id: 'friends-nearby',
      kind: 'fill',
      teaches: 'formation',
      sentence: 'Si mis amigos ___ cerca, iríamos juntos a clase.',
      en: 'If my friends lived nearby, we would go to school together. (vivir)',
      answers: ['vivieran'],
      because: 'Take *-ron* off *vivieron* and add *-ran* for several people: *vivieran* (or *viviesen*).',
      mistakes: [
        {
          answer: '{vivirían|vivirán}',
          because: 'Never use the conditional or the future in the half with *si* (if): *vivieran*.',
        },
        {
          answer: '{vivían|vivieron|viven}',
          because: 'They don’t live nearby. It’s only imagined, so use *vivieran*.',
        },
        {
          answer: '{viviera|vivieras|viviéramos|viviese}',
          because: 'The tense is right. *Mis amigos* is plural: *vivieran*.',
        },
        { answer: 'vivan', because: '*Si* never takes the present subjunctive: *vivieran*.' },
        {
          answer: '{viveran|vivaran|viviran|vivierán}',
          because: 'Start from *vivieron* and take off *-ron*: *vivie-* + *-ran*.',
        },
      ],
    },
    {
      id: 'told-me-or-tells-me',
      kind: 'hear',
      teaches: 'formation',
      says: 'Me dijo que hablara con Ana.',
      en: 'He told me to speak to Ana.',
      choices: ['Me dijo que hablara con Ana.', 'Me dijo que hablará con Ana.'],
      because:
        'The stress is on *-bla-*: *hablara*, what I was told to do. *Hablará* is stressed at the end: “he will speak”.',
    },
    {
      id: 'near-the-beach',
      kind: 'hear',
      teaches: 'formation',
      says: 'Ojalá viviéramos cerca de la playa.',
      en: 'If only we lived near the beach.',
      because: 'The stress is on *-vié-*, the third syllable from the end, so *viviéramos* has an accent.',
    },
    {
      id: 'if-i-were-taller',
      kind: 'choose',
      teaches: 'when-to-use',
      prompt: 'Which form?',
      sentence: 'Si ___ más alta, jugaría al baloncesto.',
      en: 'If I were taller, I would play basketball.',
      options: [
        {
          text: '*sería*',
          because: 'The conditional is for the result (*jugaría*). A condition with *si* (if) never uses it.',
        },
        { text: '*era*', because: 'English “were” isn’t past here. It’s imagined, so use the subjunctive.' },
        {
          text: '*fuera*',
          right: true,
          because: 'It comes from *fueron*, and the result of the condition is *jugaría*.',
        },
        { text: '*sea*', because: 'A condition with *si* never takes the present subjunctive.' },
      ],
    },
    {
      id: 'as-if-he-knew',
      kind: 'fill',
      teaches: 'when-to-use',
      sentence: 'Habla como si lo ___ todo.',
      en: 'He talks as if he knew everything. (saber)',
      answers: ['supiera'],
      because: '*Como si* always takes a past subjunctive: *supieron* becomes *supiera* (or *supiese*).',
      mistakes: [
        {
          answer: 'sabe',
          because: '*Como si* says that he doesn’t know, so don’t use the indicative: *supiera*.',
        },
        { answer: 'sepa', because: '*Como si* takes the imperfect subjunctive, even after the present.' },
        {
          answer: '{sabiera|sabiese|sabera|sabara|supera|suposiera|supara|supuera}',
          because: 'Start from the preterite *supieron*, without *-ron*: *supiera*.',
        },
        { answer: '{sabría|sabrá}', because: '*Como si* never takes the conditional or the future.' },
        {
          answer: '{sabía|supo}',
          because: 'English “knew” isn’t past here. It’s imagined, so use the subjunctive.',
        },
        { answer: '{ha|había} sabido', because: '*Como si* takes the subjunctive: *supiera*.' },
        { answer: 'saber', because: 'After *como si*, conjugate the verb: *supiera*.' },
      ],
      notAsked: [
        {
          answer: '{hubiera|hubiese} sabido',
          because: 'This is “as if he **had known**”. He talks as if he knew it now: *supiera*.',
        },
        {
          answer: '{conociera|conociese}',
          because:
            'That’s “as if he were familiar with everything”. For “as if he knew everything”, use *saber*: *supiera*.',
        },
      ],
    },
    {
      id: 'if-only-i-could',
      kind: 'order',
      teaches: 'when-to-use',
      words: ['viajar', 'ojalá', 'contigo', 'pudiera'],
      en: 'If only I could travel with you.',
      answers: [
        'Ojalá pudiera viajar contigo.',
        {
          answer:
            '{Viajar contigo, ojalá pudiera|Contigo, ojalá pudiera viajar|Ojalá contigo pudiera viajar|Ojalá pudiera contigo viajar}.',
          note: 'This order is for emphasis. People usually say *Ojalá pudiera viajar contigo.*',
        },
      ],
      because: '*Ojalá* + imperfect subjunctive: a wish that is unlikely to come true.',
      mistakes: [
        {
          answer: 'Ojalá viajar {pudiera contigo|contigo pudiera}.',
          because: '*Pudiera* comes straight after *ojalá*, followed by the infinitive *viajar*.',
        },
        {
          answer: '{Pudiera viajar contigo ojalá|Pudiera ojalá viajar contigo|Viajar ojalá pudiera contigo}.',
          because: 'Start the wish with *ojalá*, followed by *pudiera*.',
        },
      ],
    },

    {
      id: 'day-without-phone',
      kind: 'order',
      teaches: 'when-to-use',
      words: ['si', 'un día sin móvil', 'harías', 'qué', 'pasaras'],
      en: 'What would you do if you spent a day without your phone?',
      answers: ['¿Qué harías si pasaras un día sin móvil?', 'Si pasaras un día sin móvil, ¿qué harías?'],
      because: '*Si* + imperfect subjunctive (*pasaras*). The question is in the conditional (*harías*).',
      mistakes: [
        {
          answer: '¿Qué pasaras si harías un día sin móvil?',
          because: 'Never use the conditional after *si* (if): *si pasaras*. *Harías* is the result.',
        },
        {
          answer: '¿Si qué harías pasaras un día sin móvil?',
          because: '*Si* goes straight before its verb: *si pasaras*.',
        },
      ],
    },
    {
      id: 'as-if-summer',
      kind: 'correct',
      teaches: 'when-to-use',
      sentence: 'Llevan pantalones cortos como si es verano.',
      en: 'They are wearing shorts as if it were summer.',
      parts: {
        shorts:
          'llevan [puestos] pantalones cortos|llevan {pantalón corto|un pantalón corto|bermudas}|van {en|con} {pantalones cortos|pantalón corto}|van {de pantalón corto|vestidos con pantalones cortos}|visten {pantalones cortos|de pantalón corto}|tienen puestos pantalones cortos',
        summer: '{fuera|ya fuera|fuera ya} verano|{estuviéramos|estuvieran} en verano',
      },
      answers: [
        '$Shorts {como si|igual que si|cual si} $summer.',
        'Como si $summer, $shorts.',
        {
          answer: '{Usan|Traen} {pantalones cortos|pantalón corto} como si $summer.',
          note: '“To wear” is often *usar* in Latin America, also *traer* in Mexico, and *llevar* in Spain.',
        },
        {
          answer: '{Están {llevando|usando}|Andan {con|en}|Traen puestos} pantalones cortos como si $summer.',
          note: 'Right, but in Spain people usually say *llevan*, the simple present.',
        },
        {
          answer: '{Llevan|Usan|Traen|Están usando|Van en|Van con} shorts como si $summer.',
          note: '*Shorts* is used in much of Latin America. In Spain it’s mostly *pantalones cortos*.',
        },
      ],
      because: '*Como si* introduces something unreal, so always use the imperfect subjunctive.',
      mistakes: [
        {
          answer: '{Llevan|Usan} cortos pantalones como si fuera verano.',
          because: '*Fuera* is right. *Cortos* goes after its noun: *pantalones cortos*.',
        },
        {
          answer: '{Llevan|Usan|Van en} pantalones cortos como si sea verano.',
          because: 'The subjunctive is right, but *como si* takes the **imperfect** subjunctive: *fuera*.',
        },
        {
          answer:
            '{Llevan|Usan|Van en} pantalones cortos como si {era|fue|es|está|estaba|había sido|ha sido|será} verano.',
          because: 'That form states a fact. *Como si* takes the imperfect subjunctive: *fuera*.',
        },
        {
          answer: '{Llevan|Usan|Van en} pantalones cortos como si {sería|estaría|habría sido} verano.',
          because: 'English has “were”, not “would be”, and *como si* never takes the conditional: *fuera*.',
        },
        {
          answer: '{Llevan|Usan|Van en} pantalones cortos como si {estuviera|estuviese|esté} verano.',
          because: 'With seasons, use *ser*, and *como si* takes the imperfect subjunctive: *fuera*.',
        },
        {
          answer: '{Llevan|Usan|Van en} pantalones cortos como si {hiciera|hubiera|tuviera|tuvieran} verano.',
          because: 'The mood and tense are right, but “it is summer” is *es verano*, with *ser*: *fuera*.',
        },
        {
          answer: '{Llevan|Usan|Van en} pantalones cortos como si {fueran|fuesen} verano.',
          because: '*Verano* is one season, so it’s singular: *fuera*.',
        },
        {
          answer: '{Llevan|Usan|Van en} pantalones cortos {como|si} fuera verano.',
          because: '*Fuera* is right, but “as if” is two words: *como si*.',
        },
      ],
      notAsked: [
        {
          answer: '{Llevan|Usan|Van en} pantalones cortos como si {hubiera|hubiese} sido verano.',
          because: 'This is “as if it **had been** summer”. To talk about now, use *fuera*.',
        },
        {
          answer: '{Llevaban|Llevaron|Usaban} pantalones cortos como si fuera verano.',
          because: '*Fuera* is right. The first verb was right too: they **are** wearing them, *llevan*.',
        },
        {
          answer: 'Lleven pantalones cortos como si fuera verano.',
          because: 'That’s a command to *ustedes*, “wear”. “They are wearing” is *llevan*.',
        },
      ],
    },
    {
      id: 'more-money-for-a-bike',
      kind: 'translate',
      teaches: 'when-to-use',
      en: 'If I had more money, I would buy a bike.',
      answers: [
        'Si {tuviera|dispusiera de|contara con} más dinero, {compraría|me compraría} una bici.',
        '{Compraría|Me compraría} una bici si {tuviera|dispusiera de|contara con} más dinero.',
        {
          answer:
            '{Con más dinero, [me] compraría una bici|De tener más dinero, [me] compraría una bici|[Me] compraría una bici de tener más dinero}.',
          note: 'Right, and short. If you use *si*, you need the subjunctive: *si tuviera*.',
        },
        {
          answer: 'Teniendo más dinero, [me] compraría una bici.',
          note: 'Right, and short. If you use *si*, you need the subjunctive: *si tuviera*.',
        },
        '{Si tuviera más dinero, {adquiriría|me haría con} una bici|[Me] compraría una bici con más dinero}.',
      ],
      because: 'It’s imagined: *si* + imperfect subjunctive (*tuviera*), then the conditional (*compraría*).',
      mistakes: [
        {
          answer:
            'Si {tendría|habría} más dinero, {compraría|me compraría|compraré|comprara|compro} una bici.',
          because:
            'The conditional never follows *si* (if) in a condition: *si tuviera*, and *compraría* in the result.',
        },
        {
          answer: '{Compraría|Me compraría} una bici si {tendría|habría} más dinero.',
          because: 'The conditional never follows *si* (if) in a condition: *si tuviera*.',
        },
        {
          answer:
            '{Si {tenía|tuve|había tenido|había} más dinero, {compraría|me compraría} una bici|{Compraría|Me compraría} una bici si {tenía|tuve|había tenido|había} más dinero}.',
          because: 'English “had” isn’t past here. It’s imagined: *tuviera*.',
        },
        {
          answer: 'Si tengo más dinero, {compraría|me compraría} una bici.',
          because: '*Si tengo* goes with *compraré*. With *compraría* you need *tuviera*.',
        },
        {
          answer: '{Compraría|Me compraría} una bici si tengo más dinero.',
          because: '*Si tengo* goes with *compraré*. With *compraría* you need *tuviera*.',
        },
        {
          answer: 'Si {tenga|tendré} más dinero, {compraría|me compraría|compraré} una bici.',
          because: 'A condition with *si* never takes the present subjunctive or the future: *tuviera*.',
        },
        {
          answer:
            'Si tuviera más dinero, {compraré|me compraré|compro|me compro|compré|voy a comprar|compre} una bici.',
          because: '*Tuviera* is right, but the result must be “would buy”: *compraría*.',
        },
        {
          answer: 'Si {teniera|teniese|tenera|tuvera|tuvara} más dinero, {compraría|me compraría} una bici.',
          because: 'Start from the preterite *tuvieron*: *tuviera*.',
        },
        {
          answer: 'Si tuviera más dinero, {compría|comprería} una bici.',
          because: '*Tuviera* is right. The conditional is the whole infinitive + *-ía*: *compraría*.',
        },
        {
          answer: 'Si estuviera más dinero, {compraría|me compraría} una bici.',
          because: 'For having money, use *tener*: *tuviera*.',
        },
        {
          answer: 'Si tuviera muy dinero, {compraría|me compraría} una bici.',
          because: 'The verbs are right, but “more” is *más*.',
        },
        {
          answer: 'Si tuviera dinero más, {compraría|me compraría} una bici.',
          because: 'The verbs are right, but *más* goes before the noun: *más dinero*.',
        },
        {
          answer: 'Si tuviera más dinero, {compraría|me compraría} {un bici|un bicicleta}.',
          because: 'The verbs are right, but *bici* is feminine: *una bici*.',
        },
      ],
      notAsked: [
        {
          answer:
            '{Si tuviera más dinero, {comprara|me comprara} una bici|{Comprara|Me comprara} una bici si tuviera más dinero}.',
          because:
            'You may hear this in parts of Central America and the Caribbean. Elsewhere, and in exams, use the conditional: *compraría*.',
        },
        {
          answer:
            '{Si tengo más dinero, {compraré|me compraré|voy a comprar|compro} una bici|{Compraré|Me compraré|Voy a comprar} una bici si tengo más dinero}.',
          because:
            'This is “if I have …, I will buy”, a real plan. If it’s imagined, use *tuviera* and *compraría*.',
        },
        {
          answer:
            '{Si tuviera más dinero, {podría {comprar|comprarme}|me podría comprar} una bici|{Podría {comprar|comprarme}|Me podría comprar} una bici si tuviera más dinero}.',
          because: 'Good Spanish for “I **could** buy”. “I would buy” is *compraría*.',
        },
        {
          answer:
            '{Si tuviera más dinero, {me compraba|compraba} una bici|{Me compraba|Compraba} una bici si tuviera más dinero}.',
          because:
            'You will hear this in everyday speech in Spain. In writing, use *compraría* for the result.',
        },
        {
          answer: 'Si {hubiera|hubiese} tenido más dinero, {habría|hubiera} comprado una bici.',
          because:
            'This is “if I **had had** …, I would **have bought**”. To talk about now, use *tuviera* and *compraría*.',
        },
        {
          answer: 'Si hubiera más dinero, {compraría|me compraría} una bici.',
          because: '*Hubiera* is “if there were”. “To have” (to own) is *tener*: *tuviera*.',
        },
        {
          answer: 'Si {tuvieras|tuviéramos|tuvieran} más dinero, {compraría|me compraría} una bici.',
          because: '*Compraría* is right. “If **I** had” is *tuviera*.',
        },
        {
          answer: 'Si tuviera más dinero, {compraríamos|comprarías|comprarían} una bici.',
          because: '*Tuviera* is right. “**I** would buy” is *compraría*.',
        },
        {
          answer: 'Si fuera más dinero, {compraría|me compraría} una bici.',
          because: 'That’s “if **it were** more money”. “If I had” is *tener*: *tuviera*.',
        },
        {
          answer: 'Si tuviera mucho dinero, {compraría|me compraría} una bici.',
          because: '*Mucho* is “a lot of”. “More” is *más*.',
        },
      ],
    },

    {
      id: 'buses-in-my-village',
      kind: 'translate',
      teaches: 'when-to-use',
      en: 'If only there were more buses in my village.',
      parts: {
        if: 'ojalá [que]|[cómo] {me gustaría|desearía|quisiera} que',
        village: 'en mi {pueblo|aldea}',
      },
      answers: [
        '$If hubiera más autobuses $village.',
        '$If {$village} hubiera más autobuses.',
        '{$Village}, $if hubiera más autobuses.',
        '$If {tuviéramos más autobuses $village|mi {pueblo|aldea} tuviera más autobuses|pasaran más autobuses por mi {pueblo|aldea}}.',
        {
          answer: 'Ojalá [que] hubiera más {camiones|colectivos|micros|ómnibus} <$village>.',
          note: 'A bus is *el camión* in Mexico, *el colectivo* in Argentina, *la micro* in Chile, *el ómnibus* in Uruguay and Peru. Everyone understands *autobús*.',
        },
        {
          answer: '¡{Si|Si tan solo|Si al menos} {hubiera más autobuses|tuviéramos más autobuses} $village!',
          note: 'Right as an exclamation. The usual word is *ojalá*.',
        },
      ],
      because:
        '*Ojalá* + imperfect subjunctive: a wish that hasn’t come true. *Hubiera* (there were) is always singular.',
      mistakes: [
        {
          answer: 'Ojalá hubieran más autobuses en mi pueblo.',
          because:
            '“There were” is always singular in careful Spanish: *hubiera* (people often say *hubieran*, especially in Latin America).',
        },
        {
          answer: 'Ojalá {había|habría|hay|habrá} más autobuses en mi pueblo.',
          because: '*Ojalá* takes the subjunctive: *hubiera*.',
        },
        {
          answer: 'Ojalá {fueran|estuvieran|fuera} más autobuses en mi pueblo.',
          because: 'For “there were”, use *haber*: *hubiera*.',
        },
      ],
      notAsked: [
        {
          answer: 'Ojalá [que ]haya más autobuses <en mi pueblo>.',
          because:
            'That’s a hope that may come true: “I hope there are”. A wish that hasn’t come true, “if only”, is *ojalá hubiera*.',
        },
      ],
    },
    {
      id: 'making-the-bed',
      kind: 'choose',
      teaches: 'irregular-information',
      prompt: 'Which form?',
      sentence: 'Mi padre quería que yo ___ la cama antes de salir.',
      en: 'My dad wanted me to make my bed before going out.',
      options: [
        { text: '*haciera*', because: 'Start from the preterite *hicieron*, not from the infinitive.' },
        { text: '*hiciera*', right: true, because: '*Hicieron* without *-ron*, plus *-ra*.' },
        { text: '*hice*', because: 'That says that I made it. He only wanted me to.' },
        { text: '*haría*', because: 'That’s the conditional. After *quería que*, use the subjunctive.' },
      ],
    },
    {
      id: 'you-all-came',
      kind: 'fill',
      teaches: 'irregular-information',
      sentence: 'Me encantaría que vosotros ___ a mi casa este verano.',
      en: 'I would love you all to come to my house this summer. (venir)',
      answers: ['vinierais'],
      because:
        '*Me encantaría que* is a conditional trigger, and *vinieron* becomes *vinierais*, without an accent.',
      mistakes: [
        {
          answer: '{viniéramos|viniésemos}',
          because: 'That’s *nosotros*. *Vosotros* ends in *-rais*: *vinierais*.',
        },
        {
          answer: '{vinieran|viniesen}',
          because:
            'The tense is right, but *vinieran* goes with *ustedes*. *Vosotros* ends in *-rais*: *vinierais*.',
        },
        {
          answer: '{vinieras|vinieses}',
          because: 'That’s *tú*, one friend. *Vosotros* ends in *-rais*: *vinierais*.',
        },
        {
          answer: '{vendríais|vendréis}',
          because: 'There is only one “would”, in *me encantaría*. After *que*, use the subjunctive.',
        },
        {
          answer: '{venierais|venieseis|veniérais|veniríais|venarais|venerais|vinarais|vinerais}',
          because: 'Start from the preterite *vinieron*: *vinierais*.',
        },
        {
          answer: '{venís|veníais|vinisteis}',
          because: 'That form states a fact. After *me encantaría que*, use the subjunctive: *vinierais*.',
        },
        {
          answer: 'venir',
          because: 'English says “to come”, but Spanish says “that you came”: *que … vinierais*.',
        },
      ],
      notAsked: [
        {
          answer: 'vengáis',
          because:
            'You will hear the present here, especially in Latin America. With *vosotros*, use *vinierais* after *me encantaría que*.',
        },
        {
          answer: '{fuerais|fueseis}',
          because: 'That’s *ir* or *ser*. Here you need *venir*: *vinierais*.',
        },
      ],
      ustedes: {
        sentence: 'Me encantaría que ustedes ___ a mi casa este verano.',
        answers: [
          'vinieran',
          {
            answer: 'vengan',
            note: 'Used in much of Latin America. After *me encantaría que*, *vinieran* is right everywhere.',
          },
        ],
        because:
          '*Me encantaría que* is a conditional trigger, and *vinieron* becomes *vinieran*: *ustedes* ends in *-ran*.',
        mistakes: [
          {
            answer: '{vinierais|vinieseis}',
            because:
              'The tense is right, but that form goes with *vosotros*. *Ustedes* ends in *-ran*: *vinieran*.',
          },
          {
            answer: '{viniéramos|viniésemos}',
            because: 'That’s *nosotros*. *Ustedes* ends in *-ran*: *vinieran*.',
          },
          {
            answer: '{viniera|viniese}',
            because: 'That’s *usted*, one person. *Ustedes* ends in *-ran*: *vinieran*.',
          },
          {
            answer: '{vinieras|vinieses}',
            because: 'That’s *tú*, one friend. *Ustedes* ends in *-ran*: *vinieran*.',
          },
          {
            answer: '{vendrían|vendrán}',
            because:
              'There is only one “would”, in *me encantaría*. After *que*, use the subjunctive: *vinieran*.',
          },
          {
            answer: '{venieran|veniesen|venirían|veneran|vinaran|vineran}',
            because: 'Start from the preterite *vinieron*: *vinieran*.',
          },
          {
            answer: '{vienen|venían|vinieron}',
            because: 'That form states a fact. After *me encantaría que*, use the subjunctive: *vinieran*.',
          },
          {
            answer: 'venir',
            because: 'English says “to come”, but Spanish says “that you came”: *que … vinieran*.',
          },
        ],
        notAsked: [
          { answer: '{fueran|fuesen}', because: 'That’s *ir* or *ser*. Here you need *venir*: *vinieran*.' },
        ],
      },
    },
    {
      id: 'asked-me-to-help',
      kind: 'choose',
      teaches: 'sequence-of-tenses',
      prompt: 'Which form?',
      sentence: 'Ayer mi tía me pidió que la ___ en la tienda, y fui enseguida.',
      en: 'Yesterday my aunt asked me to help her in the shop, and I went straight away.',
      options: [
        { text: '*ayudara*', right: true, because: '*Pidió* is past, so use the imperfect subjunctive.' },
        {
          text: '*ayude*',
          because:
            'The present subjunctive comes after *pide* or *pedirá*. Here the request and the help are both over. (You may still hear it in parts of South America.)',
        },
        {
          text: '*ayudé*',
          because: 'The preterite states what you did. A request takes the subjunctive.',
        },
        {
          text: '*ayudaría*',
          because:
            'The conditional goes after *dijo que*: “she said I would”. *Pedir que* takes the subjunctive.',
        },
      ],
    },

    {
      id: 'wait-outside',
      kind: 'hear',
      teaches: 'sequence-of-tenses',
      says: 'Dijo que esperara fuera.',
      en: 'She said to wait outside.',
      choices: ['Dijo que esperara fuera.', 'Dijo que esperará fuera.'],
      because:
        '*Esperara*, stressed on the last syllable but one, is a reported order. *Esperará*, stressed on the last, is “she will wait”.',
    },
    {
      id: 'like-you-to-come',
      kind: 'translate',
      teaches: 'sequence-of-tenses',
      en: 'I would like you to come with me. (to a friend)',
      answers: [
        '{Me gustaría|Querría|Quisiera|Desearía|Me agradaría} que {vinieras conmigo|me acompañaras|fueras conmigo|te vinieras conmigo}.',
        'Me gustaría mucho que {vinieras conmigo|me acompañaras|fueras conmigo|te vinieras conmigo}.',
        '{Lo que me gustaría es|Me gustaría a mí} que vinieras conmigo.',
        {
          answer: 'Me encantaría que {vinieras conmigo|me acompañaras|fueras conmigo}.',
          note: '*Me encantaría* is even warmer: “I would love”.',
        },
        {
          answer: '{Me gustaría|Querría|Quisiera} que vos {vinieras conmigo|me acompañaras|fueras conmigo}.',
          note: '*Vos* is “you” for a friend in Argentina, Uruguay and other parts of Latin America.',
        },
        {
          answer:
            '{Me gustaría|Querría|Quisiera|Me encantaría} que {vengas conmigo|te vengas conmigo|vayas conmigo|me acompañes}.',
          note: 'You will hear this, especially in Latin America. After “I would like”, the imperfect subjunctive works everywhere: *vinieras*.',
        },
        'Me {agradaría|gustaría muchísimo} que {vinieras conmigo|me acompañaras}.',
      ],
      because: '“I would like **you** to” is *me gustaría que* + imperfect subjunctive.',
      mistakes: [
        {
          answer: '{Me gustaría|Querría|Quisiera} {tú|a ti|te|para ti|que tú|que} venir conmigo.',
          because: 'Spanish says “I would like that you came”: *que vinieras*.',
        },
        {
          answer: '{Me gustaría|Querría|Quisiera} {venir|ir} conmigo.',
          because: 'This is only about one person, “I would like to”. With “you”, use *que vinieras*.',
        },
        {
          answer:
            '{Me gustaría|Querría|Quisiera} que {vendrías conmigo|irías conmigo|me acompañarías|vendrás conmigo}.',
          because:
            'There is only one “would”, in the first verb. After *que*, use the subjunctive: *vinieras*.',
        },
        {
          answer: '{Me gustaría|Querría|Quisiera} que {vienes|venías|viniste|vas|ven|has venido} conmigo.',
          because: '“I would like you to” needs the subjunctive in Spanish: *vinieras*.',
        },
        {
          answer: '{Me gustaría|Querría|Quisiera} que {me acompañas|me acompañabas|me acompañaste}.',
          because: '“I would like you to” needs the subjunctive in Spanish: *me acompañaras*.',
        },
        {
          answer: '{Me gustaría|Querría|Quisiera} que {venieras|vineras|venirías|vinaras|veniera} conmigo.',
          because: 'Start from the preterite *vinieron*: *vinieras*.',
        },
        {
          answer: '{Me gustaría|Querría|Quisiera} que {vinieras|vengas|fueras} con {mí|yo|me|mi|migo}.',
          because: '“With me” is one word, *conmigo*: *que vinieras conmigo*.',
        },
        {
          answer: '{Me gustaría|Querría|Quisiera} que {vinieras|fueras} contigo.',
          because: 'The verbs are right, but *contigo* is “with you”. “With me” is *conmigo*.',
        },
        {
          answer: '{Gustaría|Yo gustaría} que vinieras conmigo.',
          because: '*Que vinieras* is right. “I would like” is *me gustaría*: “it would please me”.',
        },
        {
          answer: 'Me gusta que vienes conmigo.',
          because: '*Me gusta* is “I like”. “I **would** like” is *me gustaría*, and *que vinieras* follows.',
        },
        {
          answer: 'Quiero que vinieras conmigo.',
          because: '*Quiero* is “I want”. “I **would** like” is *me gustaría*, and *que vinieras* follows.',
        },
        {
          answer: '{Me gustaría|Querría|Quisiera} {vinieras|fueras} conmigo.',
          because: 'The verbs are right, but the *que* is missing: *que vinieras*.',
        },
        {
          answer: '{Me gustaría|Querría} si {vinieras|vienes|fueras} conmigo.',
          because: '“I would like you to” is *me gustaría que*, with *que* instead of *si*.',
        },
        {
          answer: '{Me gustaría|Querría|Quisiera} que habías venido conmigo.',
          because: '*Me gustaría que* takes the subjunctive, and your friend hasn’t come yet: *vinieras*.',
        },
      ],
      notAsked: [
        {
          answer: 'Quiero que {vengas conmigo|vayas conmigo|me acompañes}.',
          because: '*Quiero* is “I want”. “I **would** like” is *me gustaría*, and *que vinieras* follows.',
        },
        {
          answer: 'Me gusta que vengas conmigo.',
          because: '*Me gusta* is “I like”. “I **would** like” is *me gustaría*, and *que vinieras* follows.',
        },
        {
          answer: '{Me gustaría|Querría|Quisiera} {ir|venir} contigo.',
          because:
            'This is “I would like to go (or come) with **you**”. “You to come with me” is *que vinieras conmigo*.',
        },
        {
          answer: '{Me gustaría|Querría|Quisiera} que hubieras venido conmigo.',
          because: 'This is about something that’s over: “to **have come**”. Here you need *vinieras*.',
        },
        {
          answer: 'Quería que {vinieras conmigo|me acompañaras|fueras conmigo}.',
          because:
            '*Quería* can be polite, but by itself it means “I wanted”. “I would like” is *me gustaría* or *quisiera*.',
        },
        {
          answer: '¿Te gustaría venir conmigo?',
          because:
            'This asks “Would you like to come with me?”. You need “**I** would like”: *me gustaría que vinieras*.',
        },
        {
          answer: '{Me gustaría|Querría|Quisiera} que {vinierais|vinieran} conmigo.',
          because: 'That’s for several people. For one friend, use *vinieras*.',
        },
        {
          answer: '{Me gustaría|Querría|Quisiera} que pudieras {venir conmigo|acompañarme}.',
          because: 'Good Spanish for “that you could come”. “You to come” is *que vinieras*.',
        },
        {
          answer:
            '{Me gustaría|Querría|Quisiera} que {{usted viniera|viniera usted|viniera} conmigo|{usted me acompañara|me acompañara}}.',
          because:
            '*Viniera* goes with *usted*. In some places, such as Bogotá, friends do call each other *usted*. In most, a friend is *tú*: *vinieras*.',
        },
        {
          answer: '{Me gustaría|Querría|Quisiera} que vendieras conmigo.',
          because: '*Vendieras* is from *vender*, “to sell”. For *venir*, use *vinieras*.',
        },
        {
          answer: 'Me gusta que vinieras conmigo.',
          because: 'That’s “I like it that you came with me”. “I **would** like” is *me gustaría*.',
        },
      ],
    },

    {
      id: 'my-ideal-home',
      kind: 'proofread',
      teaches: 'common-mistakes',
      en: 'Teo writes on his class blog about the house he would like: by the sea, with a big garden, and with his grandparents living nearby.',
      lines: [
        { right: 'Vivo en un piso pequeño en el centro de la ciudad.' },
        {
          wrong: 'Si tendría mucho dinero, compraría una casa junto al mar.',
          answers: [
            'Si [yo ]tuviera mucho dinero, [me ]compraría una casa junto al mar.',
            '{Compraría|Me compraría} una casa junto al mar si [yo ]tuviera mucho dinero.',
          ],
          because: 'The conditional is only for the result. After *si* (if), use *tuviera*.',
        },
        { right: 'Me gustaría que tuviera un jardín enorme.' },
        {
          wrong: 'Mis abuelos siempre querían que viviéramos cerca y que los visitamos cada día.',
          model: 'Mis abuelos siempre querían que viviéramos cerca y que los visitáramos cada día.',
          answers: [
            'Mis abuelos siempre querían que viviéramos cerca y [que] los visitáramos {cada día|todos los días}.',
            {
              answer:
                'Mis abuelos siempre querían que viviéramos cerca y [que] les visitáramos {cada día|todos los días}.',
              note: 'People in Spain say this, but *los* is recommended.',
            },
          ],
          because: 'The wish continues after the second *que*: *visitáramos*, with an accent.',
        },
        {
          wrong: 'A veces hablo de esa casa como si es mía.',
          answers: ['A veces hablo de esa casa como si {fuera|ya fuera|fuera ya} [la ]mía.'],
          because: '*Como si* always takes a past subjunctive: *fuera*.',
        },
        { right: 'Ojalá algún día pueda tenerla.' },
      ],
    },
    {
      id: 'rest-a-bit',
      kind: 'choose',
      teaches: 'more-uses',
      prompt: 'Which of these is polite advice?',
      options: [
        {
          text: '*Debieras descansar un poco.*',
          right: true,
          because: '“You should rest a bit”: *debieras* instead of *deberías*.',
        },
        {
          text: '*Quisiera descansar un poco.*',
          because: '“I would like to rest a bit”: a wish for yourself.',
        },
        { text: '*Dijo que descansara un poco.*', because: '“He said to rest a bit”: a reported order.' },
      ],
    },
    {
      id: 'nobody-spoke-chinese',
      kind: 'fill',
      teaches: 'more-uses',
      sentence: 'En el hotel no había nadie que ___ chino.',
      en: 'There was nobody in the hotel who spoke Chinese. (hablar)',
      answers: ['hablara'],
      because:
        'There was no such person, so use the subjunctive. *Había* is past, so use *hablara* (or *hablase*).',
      mistakes: [
        { answer: '{hablaba|habló}', because: 'Use the subjunctive after *nadie que*: *hablara*.' },
        {
          answer: 'hablará',
          because: 'With an accent it’s the future, “will speak”. You need *hablara*.',
        },
        {
          answer: '{hablaran|hablaras|habláramos}',
          because: 'The tense is right. *Nadie* is singular: *hablara*.',
        },
        {
          answer: '{hablaría|hablar}',
          because: 'There was no such person, so use the subjunctive: *hablara*.',
        },
      ],
      notAsked: [
        {
          answer: 'hable',
          because:
            'You will hear this in parts of South America. Elsewhere the past *había* takes the imperfect subjunctive: *hablara*.',
        },
      ],
    },
    {
      id: 'bring-drinks',
      kind: 'correct',
      teaches: 'irregular-in-full',
      sentence: 'Nos pidieron que trajiéramos bebidas y trajimos zumo.',
      en: 'They asked us to bring drinks and we brought juice.',
      answers: [
        'Nos pidieron que trajéramos {bebidas|unas bebidas|las bebidas|algunas bebidas|refrescos|unos refrescos} y trajimos {zumo|un zumo|zumos|unos zumos}.',
        'Nos pidieron que trajéramos {algo de|algo para} beber y trajimos {zumo|zumos}.',
        {
          answer: 'Nos pidieron que traigamos {bebidas|refrescos} y trajimos [un] zumo.',
          note: 'You will hear this in parts of South America. Elsewhere a request that is over takes the imperfect subjunctive: *trajéramos*.',
        },
        {
          answer: 'Nos pidieron traer {bebidas|refrescos} y trajimos [un] zumo.',
          note: 'Right, with the infinitive. The sentence you were correcting has *que*: *que trajéramos*.',
        },
        {
          answer:
            'Nos pidieron que lleváramos {bebidas|unas bebidas|algunas bebidas|refrescos|algo de beber} y llevamos [un] zumo.',
          note: 'Right with *llevar*, “to take”. The sentence you were correcting has *traer*: *trajéramos*.',
        },
        {
          answer:
            'Nos {han pedido|habían pedido} que trajéramos {bebidas|refrescos} y {hemos traído|trajimos} zumo.',
          note: 'Right (with *han*, in Spain, if it happened today). The sentence you were correcting has *pidieron* and *trajimos*.',
        },
        {
          answer:
            '{Nos pidieron que lleváramos bebidas y trajimos|Nos pidieron que trajéramos bebidas y llevamos} zumo.',
          note: '*Traer* is “bring here”, and *llevar* is “take there”. The sentence you were correcting has *traer* twice.',
        },
      ],
      because:
        '*Trajeron* becomes *trajéramos*, without an *i* after the *j* but with an accent for *nosotros*.',
      mistakes: [
        {
          answer:
            'Nos pidieron que {trajiéramos|trajiésemos} {bebidas|unas bebidas|refrescos} y trajimos [un] zumo.',
          because: 'After *j* the *i* drops out: *trajeron*, so *trajéramos*.',
        },
        {
          answer:
            'Nos pidieron que {trayéramos|traéramos|traiéramos|traiéremos|traeramos|traáramos} {bebidas|refrescos} y trajimos zumo.',
          because: 'Start from the preterite *trajeron*: *trajéramos*.',
        },
        {
          answer:
            'Nos pidieron que {traíamos|traemos|trajimos|hemos traído|habíamos traído} {bebidas|refrescos} y trajimos zumo.',
          because: 'That’s the indicative. A request takes the subjunctive: *trajéramos*.',
        },
        {
          answer: 'Nos pidieron que {traeríamos|traeremos} {bebidas|refrescos} y trajimos zumo.',
          because: 'After *pedir que*, use the subjunctive, not the conditional or future: *trajéramos*.',
        },

        {
          answer: 'Nos pidieron que {hubiéramos|hayamos} traído {bebidas|refrescos} y trajimos zumo.',
          because: 'When they asked, we hadn’t brought any yet: *trajéramos*.',
        },
        {
          answer: 'Nos pidieron a traer {bebidas|refrescos} y trajimos zumo.',
          because:
            'This copies “asked us to bring” word for word. Spanish says *pedir que* + subjunctive: *trajéramos*.',
        },
        {
          answer: 'Nos {preguntaron|preguntaban} que trajéramos {bebidas|refrescos} y trajimos zumo.',
          because:
            '*Trajéramos* is right. To ask **for** something is *pedir*. *Preguntar* is to ask a question.',
        },
        {
          answer:
            'Nos pidieron que {{trajéramos|trajiéramos} {bebidas|refrescos} y {traímos|trajemos|trajiemos|trajéramos}|trajiéramos {bebidas|refrescos} y {traemos|traíamos|trajeron}} zumo.',
          because:
            'The second verb was right: “we brought” is the preterite *trajimos*. Only the first one changes, to *trajéramos*.',
        },
      ],
      notAsked: [
        {
          answer:
            'Nos pidieron que {trajeran|trajera|trajeras|trajerais} {bebidas|refrescos} y trajimos zumo.',
          because: 'That asks somebody else to bring them. They asked **us**: *trajéramos*.',
        },
        {
          answer: 'Nos pidieron que trajéramos {bebidas|refrescos} y {traemos|traíamos|trajeron} zumo.',
          because:
            '*Trajéramos* is right. *Traemos* is “we bring”, *traíamos* “we were bringing” and *trajeron* “they brought”. “We brought” is *trajimos*.',
        },
      ],
    },

    {
      id: 'slower-driver',
      kind: 'fill',
      teaches: 'irregular-in-full',
      sentence: 'Si la gente ___ más despacio, habría menos accidentes.',
      en: 'If people drove more slowly, there would be fewer accidents. (conducir)',
      answers: ['condujera'],
      because: '*Condujeron* without *-ron*: *conduje-* + *-ra*, without an *i* after the *j*.',
      mistakes: [
        {
          answer: '{condujiera|conduciera|conduyera|conducera|condujara}',
          because: 'The preterite is *condujeron*, so *condujera*.',
        },
        {
          answer: '{conduciría|condujo|conduce|conducía}',
          because: 'It’s only imagined, so use the imperfect subjunctive after *si*: *condujera*.',
        },
        {
          answer: 'condujeran',
          because: 'The tense is right. *La gente* is singular in Spanish: *condujera*.',
        },
        {
          answer: '{conduzca|conducirá}',
          because: 'A condition with *si* never takes the present subjunctive or the future: *condujera*.',
        },
      ],
      notAsked: [
        {
          answer: 'manejara',
          because:
            'That’s right in Latin America, where “to drive” is *manejar*. The verb in brackets is *conducir*: *condujera*.',
        },
      ],
    },
    {
      id: 'tell-marta',
      kind: 'choose',
      teaches: 'sequence-in-full',
      prompt: 'Which form?',
      sentence: 'Dile a Marta que me ___ esta tarde.',
      en: 'Tell Marta to ring me this afternoon.',
      options: [
        {
          text: '*llame*',
          right: true,
          because: 'A command (*dile*) needs the present subjunctive.',
        },
        {
          text: '*llamara*',
          because: 'The imperfect subjunctive would need a past verb: *Le dije que me llamara*.',
        },
        {
          text: '*llama*',
          because: 'That’s the indicative: it would mean that she does ring you. Here you’re asking her to.',
        },
      ],
    },
    {
      id: 'silence-please',
      kind: 'fill',
      teaches: 'sequence-in-full',
      sentence: 'Nos habían pedido que ___ en silencio.',
      en: 'They had asked us to go in quietly. (entrar)',
      answers: ['entráramos'],
      because:
        '*Habían pedido* is past, so use the imperfect subjunctive. *Nosotros* has an accent: *entráramos*.',
      mistakes: [
        {
          answer: 'entramos',
          because:
            'That’s the indicative. A request in the past takes the imperfect subjunctive: *entráramos*.',
        },

        {
          answer: '{entraríamos|entrábamos|entraremos}',
          because: 'After *pedir que*, use the subjunctive: *entráramos*.',
        },
        { answer: 'entrar', because: 'After *que*, conjugate the verb: *entráramos*.' },
      ],
      notAsked: [
        {
          answer: 'entremos',
          because:
            'You will hear this in parts of South America. Elsewhere a past verb takes the imperfect subjunctive: *entráramos*.',
        },
        {
          answer: '{entraran|entrara|entraras|entrarais}',
          because: 'That’s for somebody else. They asked **us**: *entráramos*.',
        },
      ],
    },
    {
      id: 'i-would-like-a-table',
      kind: 'choose',
      teaches: 'ra-or-se',
      prompt: 'Which form makes this request polite?',
      sentence: '¡Buenos días! ___ una mesa para cuatro, por favor.',
      en: 'Good morning. I would like a table for four, please.',
      options: [
        {
          text: '*Quisiese*',
          because: 'It’s the right tense, but only the *-ra* form is used for politeness.',
        },
        {
          text: '*Quisiera*',
          right: true,
          because: 'The set polite form of *querer*, a little more formal than *querría*.',
        },
        { text: '*Quiera*', because: 'That’s the present subjunctive, which needs a trigger before it.' },
        { text: '*Quise*', because: 'That’s the preterite, “I tried” or “I wanted” once.' },
      ],
    },

    {
      id: 'learning-russian',
      kind: 'choose',
      teaches: 'ra-or-se',
      prompt: 'Which sentence means the same?',
      sentence: 'Si tuviese tiempo, aprendería ruso.',
      options: [
        {
          text: '*Si tengo tiempo, aprenderé ruso.*',
          because: 'That’s a real possibility: “If I have time, I’ll learn Russian.”',
        },
        {
          text: '*Si hubiera tenido tiempo, habría aprendido ruso.*',
          because: 'That’s about the past: “If I had had time …”',
        },
        {
          text: '*Si tuviera tiempo, aprendería ruso.*',
          right: true,
          because: '*Tuviese* and *tuviera* mean the same: “If I had time, I would learn Russian.”',
        },
      ],
    },
    {
      id: 'if-i-had-known',
      kind: 'choose',
      teaches: 'pluperfect-subjunctive',
      prompt: 'Which form?',
      sentence: 'Si lo ___, te habría avisado.',
      en: 'If I had known, I would have told you.',
      options: [
        {
          text: '*habría sabido*',
          because: '*Habría* belongs in the result. A condition with *si* (if) never takes a conditional.',
        },
        {
          text: '*hubiera sabido*',
          right: true,
          because: 'It didn’t happen: *si* + *hubiera* + participle.',
        },
        {
          text: '*había sabido*',
          because: 'English “had” isn’t *había* here. It didn’t happen, so use the subjunctive.',
        },
        {
          text: '*supiera*',
          because: 'That’s “if I knew”, now. *Habría avisado* shows that it is too late.',
        },
      ],
    },

    {
      id: 'start-of-the-film',
      kind: 'fill',
      teaches: 'pluperfect-subjunctive',
      sentence: 'Si ___ antes de casa, habríamos visto el principio de la película.',
      en: 'If we had left home earlier, we would have seen the beginning of the film. (salir)',
      answers: ['{hubiéramos|hubiésemos} salido'],
      because: 'It didn’t happen: *hubiéramos* (or *hubiésemos*) + participle.',
      mistakes: [
        { answer: 'habríamos salido', because: '*Si* (if) never takes *habría*: *hubiéramos salido*.' },
        { answer: '{habíamos|hayamos|hemos} salido', because: 'It did not happen: *hubiéramos salido*.' },

        {
          answer: 'hubiéramos {salidos|salida|salir|saliendo}',
          because: 'After *haber*, use the participle, which never changes: *salido*.',
        },
      ],
      notAsked: [
        {
          answer: '{saliéramos|saliésemos}',
          because:
            'That’s about what you do in general, “if we left earlier”. For that one time, use *hubiéramos salido*.',
        },
        {
          answer: '{hubiera|hubieran|hubieras|hubierais} salido',
          because: 'That’s the wrong person. “We” is *hubiéramos*.',
        },
      ],
    },
    {
      id: 'rain-and-home',
      kind: 'correct',
      teaches: 'pluperfect-subjunctive',
      sentence: 'Si habría llovido, nos habríamos quedado en casa.',
      en: 'If it had rained, we would have stayed at home.',
      answers: [
        '{Si hubiera llovido, nos {habríamos|hubiéramos|hubiésemos} quedado en casa|Nos {habríamos|hubiéramos|hubiésemos} quedado en casa si hubiera llovido}.',
        {
          answer:
            '{De haber llovido, nos {habríamos|hubiéramos} quedado en casa|Nos {habríamos|hubiéramos} quedado en casa de haber llovido}.',
          note: 'Right, and elegant: *de* + *haber* + participle means the same as *si hubiera*.',
        },
      ],
      because: '*Si* (if) takes *hubiera*, never *habría*. *Habríamos quedado* is right: it is the result.',
      mistakes: [
        {
          answer: 'Si {había|haya|ha} llovido, nos habríamos quedado en casa.',
          because: 'It did not rain: the condition is *si hubiera llovido*.',
        },
        {
          answer: 'Si {lloviera|llovería|llovía|llovió}, nos habríamos quedado en casa.',
          because: '“If it had rained” is *si hubiera llovido*.',
        },
        {
          answer: 'Si hubiera llovido, {nos hemos quedado|nos quedamos} en casa.',
          because: 'The condition is right. The result was right before: *nos habríamos quedado*.',
        },
        {
          answer: 'Si hubieran llovido, nos habríamos quedado en casa.',
          because: 'Weather verbs are singular: *hubiera llovido*.',
        },
      ],
      notAsked: [
        {
          answer: 'Si hubiera llovido, {nos habíamos quedado|nos quedaríamos} en casa.',
          because:
            '*Nos quedaríamos* is “we would stay” (now), and *nos habíamos quedado* is informal. The result was right before: *nos habríamos quedado*.',
        },
      ],
    },
    {
      id: 'studied-and-passed',
      kind: 'translate',
      teaches: 'pluperfect-subjunctive',
      en: 'If I had studied more, I would have passed.',
      answers: [
        'Si hubiera estudiado más, {habría|hubiera|hubiese} {aprobado|pasado} [{el examen|la asignatura|los exámenes}].',
        '{Habría|Hubiera} {aprobado|pasado} [{el examen|la asignatura}] si hubiera estudiado más.',
        'Si hubiera estudiado más, {lo|la} {habría|hubiera} {aprobado|pasado}.',
        {
          answer:
            '{De haber estudiado más, {habría|hubiera} {aprobado|pasado} [el examen]|{Habría|Hubiera} {aprobado|pasado} [el examen] de haber estudiado más}.',
          note: 'Right, and elegant: *de* + *haber* + participle means the same as *si hubiera*.',
        },
      ],
      because:
        'Use *si hubiera* + participle for what didn’t happen and *habría* + participle for the result.',
      notAsked: [
        {
          answer: 'Si {estudiara|estudiase} más, aprobaría.',
          because:
            'That’s about now: “If I studied more, I would pass.” For the past, use *hubiera estudiado*, *habría aprobado*.',
        },
        {
          answer: 'Si hubiera estudiado más, {había aprobado|aprobaría|pasaría}.',
          because:
            '*Aprobaría* and *pasaría* are “I would pass” (in the future), and *había aprobado* is informal. “Would have passed” is *habría aprobado*.',
        },
      ],
      mistakes: [
        {
          answer: 'Si habría estudiado más, {habría|hubiera} aprobado.',
          because: '*Si* (if) takes *hubiera*, never *habría*.',
        },
        {
          answer: 'Si {había|he|haya} estudiado más, {habría|hubiera} aprobado.',
          because: 'It did not happen: *si hubiera estudiado*.',
        },
        {
          answer: 'Si hubiera estudiado más, {aprobé|he aprobado}.',
          because: 'The condition is right. “Would have passed” is *habría aprobado*.',
        },
        {
          answer: 'Si tuviera estudiado más, {habría|tendría} aprobado.',
          because: 'This “had” is *haber*: *si hubiera estudiado*.',
        },
      ],
      twins: { mas: 'but (old-fashioned)', más: 'more' },
    },
    {
      id: 'when-he-arrived',
      kind: 'choose',
      teaches: 'time-expressions',
      prompt: 'Which form?',
      sentence: 'Prometió que me escribiría cuando ___ a Lima, pero no lo hizo.',
      en: 'She promised that she would write to me when she got to Lima, but she didn’t.',
      options: [
        {
          text: '*llegaría*',
          because:
            'Like the future, the conditional doesn’t come after *cuando* with this meaning. It belongs in the other half.',
        },
        { text: '*llegó*', because: 'That says she arrived. When she promised, she hadn’t yet.' },
        {
          text: '*llegue*',
          because:
            'The present subjunctive fits *promete que me escribirá*. *Escribiría* needs the imperfect subjunctive.',
        },
        {
          text: '*llegara*',
          right: true,
          because: 'It hadn’t happened yet, so use the imperfect subjunctive.',
        },
      ],
    },

    {
      id: 'before-it-closed',
      kind: 'fill',
      teaches: 'time-expressions',
      sentence: 'Llegamos a la farmacia antes de que ___.',
      en: 'We got to the chemist’s before it closed. (cerrar)',
      answers: [
        'cerrara',
        {
          answer: '[la] cerraran',
          note: 'Right, but this means “before they closed”. “Before it closed” is *cerrara*.',
        },
      ],
      because:
        '*Antes de que* always takes the subjunctive. *Llegamos* is past, so use *cerrara* (or *cerrase*).',
      mistakes: [
        { answer: '{cerró|cerraba}', because: '*Antes de que* always takes the subjunctive: *cerrara*.' },
        { answer: '{cierrara|cerriera|cerrera}', because: 'The preterite is *cerraron*, so *cerrara*.' },
        {
          answer: 'cerrará',
          because: 'With an accent it’s the future, “will close”. You need *cerrara*.',
        },
        { answer: '{cerraría|cerrar}', because: '*Antes de que* takes the subjunctive: *cerrara*.' },
      ],
      notAsked: [
        {
          answer: 'cierre',
          because:
            '*Cierre* comes after a present tense: “before it closes”. “We got” is past, so use *cerrara*. (You may still hear *cierre* in parts of South America.)',
        },
      ],
    },
  ],
} satisfies AuthoredLesson
