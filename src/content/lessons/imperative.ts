import type { AuthoredLesson } from '../types'

export default {
  subtitle: 'El imperativo',
  blurb:
    'Tell a friend, a stranger or a whole group what to do and what not to do, give directions and recipes, and put the pronouns in the right place.',
  rule: 'To tell a friend (*tú*) what to do, use the *él* form of the present (*habla*, speak) or one of eight short forms (*haz*, do). For a “don’t”, and every command to *usted*, use the present [subjunctive](?subjunctive) (*no hables, hable*). Pronouns go after a “do” (*dímelo*, tell me) and before a “don’t” (*no me lo digas*, don’t tell me).',
  needs: {
    igcse: {
      asks: 'produce',
      what: 'Follow instructions, directions and signs. Give a friend advice with *haz* and *no hagas*, and use *perdone* and *deme* in the role play.',
    },
    abInitio: {
      asks: 'produce',
      what: 'Directions, recipes and advice for *tú* and *usted*. Just recognise the other forms.',
    },
    standard: {
      asks: 'produce',
      what: 'Leaflets, guidelines and blogs that stick to one person, with both “do” and “don’t”.',
    },
    higher: {
      asks: 'produce',
      what: 'All the forms, with pronouns in the right place, and politer ways to ask.',
    },
  },
  opening: 'dont-run',
  sections: [
    {
      id: 'formation',
      title: 'Formation: affirmative and negative *tú*, formal commands',
      core: true,
      syllabus: ['V10'],
      blocks: [
        {
          kind: 'table',
          caption: 'Affirmative *tú*, negative *tú*, formal commands: *hablar* (to speak)',
          vosotrosRow: 3,
          columns: [
            { header: 'To', lang: 'en' },
            { header: 'Do', lang: 'es' },
            { header: 'Don’t', lang: 'es' },
          ],
          rows: [
            ['*tú*', 'habla', 'no hables'],
            ['*usted*', 'hable', 'no hable'],
            ['*nosotros*: let’s', 'hablemos', 'no hablemos'],
            ['*vosotros*', 'hablad', 'no habléis'],
            ['*ustedes*', 'hablen', 'no hablen'],
          ],
        },
        {
          kind: 'list',
          items: [
            'To tell a friend (*tú*) to do something, use the *él* form of the present: *habla, come, vive* (speak, eat, live).',
            'For friends (*vosotros*), use the [infinitive](?infinitive) (the form in *-r*) with *-d* instead of *-r*: *hablad, comed, vivid*.',
            'All other forms are [present subjunctive](present-subjunctive), so the vowel changes (*a* to *e*, *e* to *a*): *no hables, no comas, no vivas*.',
          ],
        },
        {
          kind: 'examples',
          rows: [{ es: 'No {corras:correr} por el pasillo.', en: 'Don’t run in the corridor.' }],
        },
      ],
    },
    {
      id: 'examples',
      title: 'Examples: at the doctor’s',
      core: true,
      blocks: [
        {
          kind: 'dialogue',
          caption: 'At the doctor’s, with *usted*',
          lines: [
            {
              who: 'Doctora',
              es: '{Pase:pasar} y {siéntese:sentarse}, por favor.',
              en: 'Come in and sit down, please.',
            },
            {
              who: 'Paciente',
              es: 'Gracias. Me duele mucho la garganta.',
              en: 'Thank you. My throat really hurts.',
            },
            {
              who: 'Doctora',
              es: '{Abra:abrir} la boca y {diga:decir} «a».',
              en: 'Open your mouth and say “ah”.',
            },
            { who: 'Paciente', es: '¿Es grave?', en: 'Is it serious?' },
            {
              who: 'Doctora',
              es: 'No. {Beba:beber} mucha agua y no {hable:hablar} demasiado.',
              en: 'No. Drink plenty of water and don’t talk too much.',
            },
          ],
        },
      ],
    },
    {
      id: 'irregular-information',
      title: 'Irregular information: eight short commands',
      core: true,
      syllabus: ['V10'],
      blocks: [
        {
          kind: 'table',
          caption: 'Irregular affirmative *tú* forms: the eight short commands',
          columns: [
            { header: 'Infinitive', lang: 'es', form: 'infinitive' },
            { header: 'Do (*tú*)', lang: 'es', form: 'imperative:0' },
            { header: 'Meaning', lang: 'en', translation: true },
          ],
          rows: [
            ['decir', 'di', 'say, tell'],
            ['hacer', 'haz', 'do, make'],
            ['ir', 've', 'go'],
            ['poner', 'pon', 'put'],
            ['salir', 'sal', 'go out, leave'],
            ['ser', 'sé', 'be'],
            ['tener', 'ten', 'have'],
            ['venir', 'ven', 'come'],
          ],
        },
        {
          kind: 'text',
          text: 'For “don’t”, use the subjunctive: *no digas* (don’t say), *no hagas* (don’t do), *no vayas* (don’t go), *no seas* (don’t be).',
        },
        {
          kind: 'examples',
          rows: [
            { es: '{Pon:poner} la mesa y {haz:hacer} la cama.', en: 'Lay the table and make your bed.' },
          ],
        },
      ],
    },
    {
      id: 'tu-or-usted',
      title: 'Formal commands: *tú* or *usted*?',
      core: true,
      syllabus: ['V10'],
      blocks: [
        {
          kind: 'contrast',
          caption: 'The vowels change places',
          left: '*tú*, *vosotros*: friends, family',
          right: '*usted*, *ustedes*: strangers, staff',
          rows: [
            {
              left: { es: '{Toma:tomar} la primera a la izquierda.', en: 'Take the first on the left.' },
              right: { es: '{Tome:tomar} la primera a la izquierda.', en: 'Take the first on the left.' },
              why: 'With *-ar* verbs, use *a* for *tú* and *e* for *usted*.',
            },
            {
              left: { es: '{Sube:subir} al segundo piso.', en: 'Go up to the second floor.' },
              right: { es: '{Suba:subir} al segundo piso.', en: 'Go up to the second floor.' },
              why: 'With *-er* and *-ir* verbs, use *e* for *tú* and *a* for *usted*.',
            },
          ],
        },
      ],
    },
    {
      id: 'pronouns',
      title: 'Where the pronouns go: *dímelo*, *no me lo digas*',
      core: true,
      syllabus: ['V10'],
      blocks: [
        {
          kind: 'text',
          text: 'Pronouns are **attached** to a “do”, often with an accent because the stress doesn’t move. Before a “don’t”, they’re **separate**.',
        },
        {
          kind: 'contrast',
          caption: 'Do and don’t',
          left: 'Do: attached',
          right: 'Don’t: in front',
          rows: [
            {
              left: { es: '{Dímelo:decir} ahora.', en: 'Tell me now.' },
              right: { es: 'No me lo {digas:decir} todavía.', en: 'Don’t tell me yet.' },
            },
            {
              left: { es: '{Siéntate:sentarse} a mi lado.', en: 'Sit next to me.' },
              right: { es: 'No te {sientes:sentarse} ahí.', en: 'Don’t sit there.' },
            },
          ],
        },
      ],
    },
    {
      id: 'when-to-use',
      title: 'When to use',
      core: true,
      syllabus: ['V10'],
      blocks: [
        {
          kind: 'list',
          items: [
            '**Instructions and recipes:** *{Lee:leer} el texto* (read the text).',
            '**Directions:** *{Gira:girar} a la derecha* (turn right).',
            '**Advice:** *{Duerme:dormir} bien* (sleep well).',
            '**Permission and adverts:** *{Pasa:pasar}, {pasa:pasar}* (come in); *{Recicla:reciclar} hoy* (recycle today).',
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
              wrong: 'No habla tan alto, Nuria.',
              right: 'No {hables:hablar} tan alto, Nuria.',
              en: 'Don’t talk so loudly, Nuria.',
              why: 'Every “don’t” is subjunctive.',
            },
            {
              wrong: 'Hace los deberes ahora.',
              right: '{Haz:hacer} los deberes ahora.',
              en: 'Do your homework now.',
              why: '*Hacer* has a short form.',
            },
            {
              wrong: 'Ves a la tienda, por favor.',
              right: '{Ve:ir} a la tienda, por favor.',
              en: 'Go to the shop, please.',
              why: '*Ves* is “you see”. A “do” command to *tú* has no *-s*.',
            },
            {
              wrong: 'No dímelo.',
              right: 'No me lo {digas:decir}.',
              en: 'Don’t tell me.',
              why: 'In a “don’t”, the pronouns move and the verb changes.',
            },
            {
              wrong: 'Sientate, por favor.',
              right: '{Siéntate:sentarse}, por favor.',
              en: 'Sit down, please.',
              why: 'The stress stays on *sien-*, so write an accent.',
            },
          ],
        },
      ],
    },
    {
      id: 'formation-in-full',
      title: 'All forms: full tables of regular commands',
      more: 'Where each form comes from, “let’s”, and any two verbs you choose.',
      syllabus: ['V10'],
      blocks: [
        {
          kind: 'text',
          text: 'Ask two questions: **who** are you talking to, and is it a “do” or a “don’t”? Only two boxes in the table have special forms: the “do” for *tú* and for *vosotros*.',
        },
        {
          kind: 'table',
          caption: 'Affirmative and negative *tú*, formal commands and the rest: where each form comes from',
          vosotrosRow: 3,
          columns: [
            { header: 'To', lang: 'en' },
            { header: 'Do (affirmative)', lang: 'en' },
            { header: 'Don’t (negative)', lang: 'en' },
          ],
          rows: [
            ['*tú*: one friend', 'the *él* form of the present: *habla*', 'present subjunctive: *no hables*'],
            [
              '*usted*: one person, formal',
              'present subjunctive: *hable*',
              'present subjunctive: *no hable*',
            ],
            ['*nosotros*: let’s', 'present subjunctive: *hablemos*', 'present subjunctive: *no hablemos*'],
            [
              '*vosotros*: several friends',
              'infinitive, *-r* to *-d*: *hablad*',
              'present subjunctive: *no habléis*',
            ],
            [
              '*ustedes*: several, formal',
              'present subjunctive: *hablen*',
              'present subjunctive: *no hablen*',
            ],
          ],
        },
        {
          kind: 'conjugation',
          caption: 'Do: regular verbs',
          tense: 'imperative',
          verbs: ['hablar', 'comer', 'vivir'],
        },
        {
          kind: 'conjugation',
          caption: 'Don’t: regular verbs',
          tense: 'negative-imperative',
          verbs: ['hablar', 'comer', 'vivir'],
        },
        {
          kind: 'examples',
          rows: [
            { es: '{Mira:mirar} este vídeo.', en: 'Look at this video.', note: 'To one friend, *tú*.' },
            {
              es: '{Abrid:abrir} los libros por la página diez.',
              en: 'Open your books at page ten.',
              note: 'To a class, *vosotros*.',
            },
            {
              es: '{Firme:firmar} aquí, por favor.',
              en: 'Sign here, please.',
              note: 'To somebody you call *usted*.',
            },
            {
              es: '{Descansemos:descansar} un momento.',
              en: 'Let’s have a quick rest.',
              note: 'To all of us, *nosotros*.',
            },
          ],
        },
        {
          kind: 'contrast',
          caption: 'More pairs: friendly and polite',
          left: '*tú*, *vosotros*: friends, family',
          right: '*usted*, *ustedes*: strangers, staff',
          rows: [
            {
              left: { es: '{Espérame:esperar} en la puerta.', en: 'Wait for me at the door.' },
              right: { es: '{Espéreme:esperar} en la puerta.', en: 'Wait for me at the door.' },
            },
            {
              left: { es: '{Entrad:entrar} sin hacer ruido.', en: 'Go in quietly.' },
              right: { es: '{Entren:entrar} sin hacer ruido.', en: 'Go in quietly.' },
            },
            {
              left: { es: 'No {olvidéis:olvidar} los pasaportes.', en: 'Don’t forget your passports.' },
              right: { es: 'No {olviden:olvidar} los pasaportes.', en: 'Don’t forget your passports.' },
            },
          ],
        },
        {
          kind: 'list',
          items: [
            '**Stem changes** are the same as in the present and the [present subjunctive](present-subjunctive#stem-changes): *cierra, cierre, cerremos, cerrad, cierren* (close); *pide, pida, pidamos, pedid, pidan* (ask for).',
            'The *vosotros* “do” is the easiest form: **every verb is regular**.',
            '**Let’s go** is *vamos* and “let’s not go” is *no vayamos*. *Vamos a* + infinitive also means “let’s”: *Vamos a empezar* (let’s begin).',
          ],
        },
        { kind: 'verb-table', tenses: ['imperative', 'negative-imperative'], suggested: ['hablar', 'hacer'] },
      ],
    },
    {
      id: 'irregular-in-full',
      title: 'Irregular verbs in full, compounds and spelling changes',
      more: 'Eleven verbs in full, compounds and new spellings.',
      syllabus: ['V10'],
      blocks: [
        {
          kind: 'conjugation',
          caption: 'Do: *hacer*, *poner*, *salir*, *tener*',
          tense: 'imperative',
          verbs: [{ infinitive: 'hacer', en: 'to do' }, 'poner', 'salir', 'tener'],
        },
        {
          kind: 'conjugation',
          caption: 'Don’t: *hacer*, *poner*, *salir*, *tener*',
          tense: 'negative-imperative',
          verbs: [{ infinitive: 'hacer', en: 'to do' }, 'poner', 'salir', 'tener'],
        },
        {
          kind: 'conjugation',
          caption: 'Do: *venir*, *decir*, *ir*, *ser*',
          tense: 'imperative',
          verbs: ['venir', { infinitive: 'decir', en: 'to say' }, 'ir', { infinitive: 'ser', en: 'to be' }],
        },
        {
          kind: 'conjugation',
          caption: 'Don’t: *venir*, *decir*, *ir*, *ser*',
          tense: 'negative-imperative',
          verbs: ['venir', { infinitive: 'decir', en: 'to say' }, 'ir', { infinitive: 'ser', en: 'to be' }],
        },
        {
          kind: 'conjugation',
          caption: 'Do: *dar*, *estar*, *oír*',
          tense: 'imperative',
          verbs: ['dar', { infinitive: 'estar', en: 'to be' }, 'oír'],
        },
        {
          kind: 'text',
          text: '*Está* is hardly ever used as a command. To a friend, people nearly always say *estate*, as in *Estate quieto* (keep still).',
        },
        {
          kind: 'conjugation',
          caption: 'Don’t: *dar*, *estar*, *oír*',
          tense: 'negative-imperative',
          verbs: ['dar', { infinitive: 'estar', en: 'to be' }, 'oír'],
        },
        {
          kind: 'list',
          items: [
            '*Sé* (be) has an accent, unlike the pronoun *se*. It also means “I know”.',
            '*Ve* is both “go” and “watch”: *ve al médico* (go to the doctor) is from *ir*, but *ve esta película* (watch this film) is from *ver*.',
            'Compounds of *decir* **aren’t** short: *predice* (predict), *contradice* (contradict).',
          ],
        },
        {
          kind: 'table',
          caption: 'Compounds of the other short verbs are short too, with an accent if they end in n',
          columns: [
            { header: 'Infinitive', lang: 'es', form: 'infinitive' },
            { header: 'Do (*tú*)', lang: 'es', form: 'imperative:0' },
            { header: 'Don’t (*tú*)', lang: 'es', form: 'negative-imperative:0' },
          ],
          rows: [
            ['mantener', 'mantén', 'no mantengas'],
            ['detener', 'detén', 'no detengas'],
            ['suponer', 'supón', 'no supongas'],
            ['proponer', 'propón', 'no propongas'],
            ['deshacer', 'deshaz', 'no deshagas'],
            ['prevenir', 'prevén', 'no prevengas'],
          ],
        },
        {
          kind: 'text',
          text: 'These verbs mean to keep, to stop, to suppose, to suggest, to undo and to prevent.',
        },
        {
          kind: 'table',
          caption: 'Spelling changes: wherever you use the subjunctive',
          columns: [
            { header: 'Infinitive', lang: 'es', form: 'infinitive' },
            { header: 'Do (*usted*)', lang: 'es', form: 'imperative:1' },
            { header: 'Don’t (*tú*)', lang: 'es', form: 'negative-imperative:0' },
          ],
          rows: [
            ['buscar', 'busque', 'no busques'],
            ['pagar', 'pague', 'no pagues'],
            ['empezar', 'empiece', 'no empieces'],
            ['coger', 'coja', 'no cojas'],
            ['seguir', 'siga', 'no sigas'],
            ['conducir', 'conduzca', 'no conduzcas'],
          ],
        },
        {
          kind: 'text',
          text: 'To keep the sound, before *e* write *qu* instead of *c*, *gu* instead of *g* and *c* instead of *z*. Before *a*, write *j* for *g* and *g* for *gu*. Verbs in *-ducir* follow *conduzco*. The “do” for *tú* doesn’t change: *busca, paga, empieza, coge, sigue, conduce* (look for, pay, begin, take, follow, drive).',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: '{Ten:tener} paciencia con tu hermano pequeño.',
              en: 'Be patient with your little brother.',
            },
            { es: '{Sé:ser} sincera: ¿te gusta?', en: 'Be honest: do you like it?' },
            { es: 'No {seas:ser} pesado, por favor.', en: 'Don’t be a pain, please.' },
            { es: '{Sed:ser} amables con los alumnos nuevos.', en: 'Be kind to the new students.' },
          ],
        },
      ],
    },
    {
      id: 'reflexive-commands',
      title: 'Pronouns in full, and reflexive commands',
      more: 'All forms of “sit down”, “get up”, “get dressed” and “leave”.',
      syllabus: ['V10'],
      blocks: [
        {
          kind: 'contrast',
          caption: 'Do and don’t',
          left: 'Do: attached',
          right: 'Don’t: in front',
          rows: [
            {
              left: { es: '{Cómpralos:comprar} por internet.', en: 'Buy them online.' },
              right: { es: 'No los {compres:comprar} aquí.', en: 'Don’t buy them here.' },
            },
            {
              left: { es: '{Dámelo:dar}, por favor.', en: 'Give it to me, please.' },
              right: { es: 'No se lo {des:dar} a nadie.', en: 'Don’t give it to anyone.' },
            },
            {
              left: { es: '{Levántese:levantarse} despacio.', en: 'Stand up slowly. (formal)' },
              right: { es: 'No se {levante:levantarse} todavía.', en: 'Don’t stand up yet. (formal)' },
            },
          ],
        },
        {
          kind: 'list',
          items: [
            '**Accent:** count from the end. If the stress is on the third syllable from the end or further back, the word needs an accent: *dí-me-lo* (tell me), *cóm-pra-los* (buy them), *le-ván-te-se* (stand up). Two-syllable words such as *dime*, *ponlo*, *hazlo* and *dame* (tell me, put it, do it, give me) don’t need one, and *dé* loses its accent: *deme*.',
            '**Order:** indirect before direct, as always: *dámelo* (give it to me), *díselo* (tell her). *Le* and *les* become *se* before *lo, la, los, las*.',
            '*Vosotros* **drops its** *-d* **before** *os*: *sentad* becomes *sentaos* (sit down), *levantad* becomes *levantaos* (get up), *vestid* becomes *vestíos* (get dressed: the accent keeps *í* and *o* apart). Only *idos* (leave) keeps it. You’ll also hear *iros* in Spain. It’s been accepted since 2017, but no other *-ros* form has.',
            '*Nosotros* **drops its** *-s* **before** *nos* **and** *se*: *sentémonos* (let’s sit down), *vámonos* (let’s go), *digámoselo* (let’s tell him).',
          ],
        },
        {
          kind: 'conjugation',
          caption: 'Do: reflexive verbs',
          tense: 'imperative',
          verbs: ['levantarse', 'sentarse', 'vestirse', 'irse'],
        },
        {
          kind: 'conjugation',
          caption: 'Don’t: reflexive verbs',
          tense: 'negative-imperative',
          verbs: ['levantarse', 'sentarse', 'vestirse', 'irse'],
        },
        {
          kind: 'examples',
          rows: [
            { es: '{Vámonos:irse}, que llegamos tarde.', en: 'Let’s go, we’re going to be late.' },
            { es: 'Chicos, {sentaos:sentarse} en círculo.', en: 'Sit in a circle, everyone.' },
            { es: 'No os {preocupéis:preocuparse} por nosotros.', en: 'Don’t worry about us.' },
            {
              es: 'Si tienes sus llaves, {devuélveselas:devolver}.',
              en: 'If you’ve got her keys, give them back to her.',
            },
          ],
        },
      ],
    },
    {
      id: 'more-uses',
      title: 'More uses: recipes, adverts, getting attention',
      more: 'Seven uses with examples, and words like “hey”.',
      syllabus: ['V10'],
      blocks: [
        { kind: 'text', text: '**1. Instructions** at school, on screens and in exams.' },
        {
          kind: 'examples',
          rows: [
            {
              es: '{Lee:leer} el texto y {contesta:contestar} las preguntas.',
              en: 'Read the text and answer the questions.',
            },
            { es: '{Introduzca:introducir} su contraseña.', en: 'Enter your password.' },
          ],
        },
        {
          kind: 'text',
          text: '**2. Recipes.** *Tú* and *usted* are both common, and so is the plain infinitive.',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: '{Pela:pelar} las patatas y {córtalas:cortar} en trozos.',
              en: 'Peel the potatoes and cut them into pieces.',
            },
            { es: '{Añada:añadir} una pizca de sal.', en: 'Add a pinch of salt.' },
          ],
        },
        { kind: 'text', text: '**3. Directions.** See also [prepositions of place](place-prepositions).' },
        {
          kind: 'examples',
          rows: [
            {
              es: '{Sigue:seguir} todo recto y {gira:girar} a la derecha.',
              en: 'Go straight on and turn right.',
            },
            {
              es: '{Cruce:cruzar} la plaza y {tome:tomar} la segunda calle.',
              en: 'Cross the square and take the second street.',
            },
          ],
        },
        {
          kind: 'dialogue',
          caption: 'Asking a friend the way',
          lines: [
            {
              who: 'Martín',
              es: '{Perdona:perdonar}, ¿dónde está la piscina?',
              en: 'Excuse me, where’s the swimming pool?',
            },
            {
              who: 'Zoe',
              es: 'Cerca. {Sigue:seguir} por esta calle y {cruza:cruzar} el parque.',
              en: 'It’s not far. Go along this street and across the park.',
            },
            { who: 'Martín', es: '¿Y después?', en: 'And then?' },
            {
              who: 'Zoe',
              es: 'No {gires:girar} en la rotonda. {Toma:tomar} la calle de la biblioteca.',
              en: 'Don’t turn at the roundabout. Take the road with the library on it.',
            },
            { who: 'Martín', es: '{Espera:esperar}, no tan rápido.', en: 'Wait, not so fast.' },
            {
              who: 'Zoe',
              es: 'Mejor {ven:venir} conmigo. Yo también voy.',
              en: 'You’d better come with me. I’m going there too.',
            },
          ],
        },
        { kind: 'text', text: '**4. Advice.**' },
        {
          kind: 'examples',
          rows: [
            {
              es: '{Duerme:dormir} bien y no {estudies:estudiar} de noche.',
              en: 'Sleep well and don’t stay up studying.',
            },
            {
              es: 'No {compartas:compartir} fotos sin permiso.',
              en: 'Don’t share photos without permission.',
            },
          ],
        },
        { kind: 'text', text: '**5. Permission and invitations**, often said twice.' },
        {
          kind: 'examples',
          rows: [
            { es: '{Pasa:pasar}, {pasa:pasar}, está abierto.', en: 'Come in, come in, it’s open.' },
            { es: '{Tomad:tomar} lo que queráis.', en: 'Take whatever you like.' },
          ],
        },
        { kind: 'text', text: '**6. Adverts and campaigns.**' },
        {
          kind: 'examples',
          rows: [
            {
              es: '{Descarga:descargar} la aplicación y {viaja:viajar} gratis.',
              en: 'Download the app and travel for free.',
            },
            {
              es: '{Recicla:reciclar} hoy y no {esperes:esperar} a mañana.',
              en: 'Recycle today and don’t wait until tomorrow.',
            },
          ],
        },
        { kind: 'text', text: '**7. Getting attention:** commands that have become set phrases.' },
        {
          kind: 'phrases',
          caption: 'Commands you hear all the time',
          rows: [
            { es: '{oye:oír}', en: 'hey, listen (to a friend)' },
            { es: '{oiga:oír}', en: 'excuse me (to a stranger)' },
            { es: '{mira:mirar}', en: 'look' },
            {
              es: '{perdona:perdonar}, {perdone:perdonar}',
              en: 'sorry, excuse me (to a friend, to a stranger)',
            },
            { es: '{dime:decir}, {dígame:decir}', en: 'yes? tell me (to a friend, to a stranger)' },
            { es: '{venga:venir}', en: 'come on' },
            { es: '{vamos:ir}', en: 'let’s go, come on' },
            { es: 'no me {digas:decir}', en: 'you don’t say' },
          ],
        },
      ],
    },
    {
      id: 'softer-and-signs',
      title: 'Softer requests, signs, and commands with *que*',
      more: '“Could you close the door?”, “No smoking” and “Let her come in”.',
      syllabus: ['V10'],
      blocks: [
        {
          kind: 'text',
          text: 'A command on its own is normal between friends and at home. With people you don’t know well, add *por favor* or ask a question.',
        },
        {
          kind: 'table',
          caption: 'From direct to polite',
          columns: [
            { header: 'Spanish', lang: 'es' },
            { header: 'English', lang: 'en', translation: true },
          ],
          rows: [
            ['{Cierra:cerrar} la puerta.', 'Close the door.'],
            ['{Cierra:cerrar} la puerta, por favor.', 'Close the door, please.'],
            ['¿{Cierras:cerrar} la puerta?', 'Will you close the door?'],
            ['¿{Puedes:poder} cerrar la puerta?', 'Can you close the door?'],
            ['¿{Podrías:poder} cerrar la puerta?', 'Could you close the door?'],
            ['¿Te {importaría:importar} cerrar la puerta?', 'Would you mind closing the door?'],
          ],
        },
        {
          kind: 'text',
          text: 'Signs mostly use the infinitive, *prohibido* (forbidden) or *se prohíbe* (it is forbidden). Some use the *usted* command.',
        },
        {
          kind: 'phrases',
          caption: 'On signs',
          rows: [
            { es: 'No fumar', en: 'No smoking' },
            { es: 'No tocar', en: 'Do not touch' },
            { es: 'Empujar', en: 'Push' },
            { es: 'Tirar', en: 'Pull' },
            { es: 'No {pise:pisar} el césped', en: 'Keep off the grass' },
            { es: 'Prohibido el paso', en: 'No entry' },
            { es: 'Se {prohíbe:prohibir} aparcar', en: 'No parking' },
            { es: 'Se {ruega:rogar} silencio', en: 'Silence, please' },
          ],
        },
        {
          kind: 'text',
          text: 'Use *que* + present subjunctive to pass on an order, repeat one or wish somebody well.',
        },
        {
          kind: 'examples',
          rows: [
            { es: '¿Está aquí Laura? Que {pase:pasar}.', en: 'Is Laura here? Let her come in.' },
            { es: '¡Que te {calles:callarse}!', en: 'I said be quiet!' },
            { es: 'Que {tengas:tener} un buen día.', en: 'Have a nice day.' },
          ],
        },
      ],
    },
    {
      id: 'time-expressions',
      title: 'Time expressions',
      more: '“Right now”, “first”, “then”, “never” and more.',
      blocks: [
        {
          kind: 'phrases',
          caption: 'When to do it, and in what order',
          rows: [
            { es: 'ahora mismo', en: 'right now' },
            { es: 'ya', en: 'now, at once' },
            { es: 'enseguida', en: 'straight away' },
            { es: 'de una vez', en: 'once and for all' },
            { es: 'primero', en: 'first' },
            { es: 'luego, después', en: 'then, afterwards' },
            { es: 'por último', en: 'finally' },
            { es: 'antes de salir', en: 'before you leave' },
            { es: 'cuando puedas', en: 'when you can' },
            { es: 'en cuanto llegues', en: 'as soon as you arrive' },
            { es: 'nunca', en: 'never' },
            { es: 'todavía no', en: 'not yet' },
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Primero {lava:lavar} la fruta y luego {córtala:cortar}.',
              en: 'First wash the fruit and then cut it up.',
            },
            { es: 'No {abras:abrir} el regalo todavía.', en: 'Don’t open the present yet.' },
            { es: '{Llámame:llamar} en cuanto llegues.', en: 'Ring me as soon as you arrive.' },
            {
              es: 'Nunca {contestes:contestar} a un desconocido.',
              en: 'Never reply to strangers.',
              note: '*Nunca* makes it a “don’t”, so use the subjunctive.',
            },
          ],
        },
        {
          kind: 'examples',
          rows: [
            { es: '{Ven:venir} a mi casa cuando quieras.', en: 'Come to my house whenever you like.' },
            { es: '{Apagad:apagar} la luz antes de salir.', en: 'Switch off the light before you leave.' },
          ],
        },
      ],
    },
    {
      id: 'story',
      title: 'A story: first day at the hotel',
      more: 'Do or don’t? To a friend or a guest? Choose, then type.',
      blocks: [
        {
          kind: 'story',
          id: 'first-day-at-the-hotel',
          title: 'El primer día en el hotel',
          introduction:
            'Sara is starting a summer job. Her boss calls her *tú* (*tutear*), but she calls the guests *usted*. For each gap, decide: is it a “do”, a “don’t” or just a statement? Then type the form for the right person. Include *no* in a “don’t”.',
          text: 'Es mi primer día de trabajo. Mi jefa me {tutea:tutear}: «Sara, por favor, ___ las flores en la mesa y ___ las ventanas. Ya ___ cuál es la mesa de Pedro. Es muy ordenado, así que, por favor, ___ nada». A las once {entra:entrar} un señor mayor con dos maletas y le {hablo:hablar} de usted: «Buenos días, señor. Adelante, ___ y ___ aquí las maletas. Ahora ___ nada, por favor: se {paga:pagar} el último día. Para ir a su habitación, ___ a la tercera planta en el ascensor, por favor». Me ___ por la piscina. «Está cerrada. Por favor, ___ hasta mañana, señor, y ___ la toalla». A las cinco me {escribe:escribir} mi amigo Leo: «Hace mucho calor, Sara. ¡Anda, ___ a la playa!». Le {contesto:contestar}: «Tranquilo, Leo, ___: {salgo:salir} en diez minutos».',
          gaps: [
            {
              infinitive: 'poner',
              options: ['imperative', 'negative-imperative', 'present'],
              answer: 'imperative',
              form: 'pon',
              signal: 'Her boss says *por favor* and calls her *tú*. Use one of the eight short commands.',
            },
            {
              infinitive: 'abrir',
              options: ['imperative', 'negative-imperative', 'present'],
              answer: 'imperative',
              form: 'abre',
              signal: 'It’s another “do”, still with *tú*.',
            },
            {
              infinitive: 'saber',
              person: 'tú',
              options: ['imperative', 'negative-imperative', 'present'],
              answer: 'present',
              form: 'sabes',
              signal: '*Ya* shows that it’s a fact, “you already know”, not a command.',
            },
            {
              infinitive: 'tocar',
              options: ['imperative', 'negative-imperative', 'present'],
              answer: 'negative-imperative',
              form: 'no toques',
              signal:
                '*Por favor* and *nada* show that it’s a “don’t”: Sara mustn’t touch Pedro’s tidy desk. Use *tú*, with *qu* before *e*.',
            },
            {
              infinitive: 'pasar',
              options: ['imperative', 'negative-imperative', 'present'],
              answer: 'imperative',
              form: 'pase',
              signal: 'With *señor*, use *usted*. She’s inviting him in.',
            },
            {
              infinitive: 'dejar',
              options: ['imperative', 'negative-imperative', 'present'],
              answer: 'imperative',
              form: 'deje',
              signal: 'He can leave his two suitcases here. Use *usted*.',
            },
            {
              infinitive: 'pagar',
              options: ['imperative', 'negative-imperative', 'present'],
              answer: 'negative-imperative',
              form: 'no pague',
              signal: 'He pays on the last day, so it’s a “don’t” to *usted*.',
            },
            {
              infinitive: 'subir',
              options: ['imperative', 'negative-imperative', 'present'],
              answer: 'imperative',
              form: 'suba',
              signal: 'She’s giving a guest directions, so use *usted*, with *a* for an *-ir* verb.',
            },
            {
              infinitive: 'preguntar',
              person: 'él',
              options: ['imperative', 'negative-imperative', 'present'],
              answer: 'present',
              form: 'pregunta',
              signal: 'Nobody’s giving an order. *Me …* says what the guest does before Sara answers.',
            },
            {
              infinitive: 'esperar',
              options: ['imperative', 'negative-imperative', 'present'],
              answer: 'imperative',
              form: 'espere',
              signal: 'The pool is closed, so he has to wait. Use *usted*.',
            },
            {
              infinitive: 'olvidar',
              options: ['imperative', 'negative-imperative', 'present'],
              answer: 'negative-imperative',
              form: 'no olvide',
              signal: 'He needs his towel for the pool. It’s a “don’t” to *usted*.',
            },
            {
              infinitive: 'venir',
              options: ['imperative', 'negative-imperative', 'present'],
              answer: 'imperative',
              form: 'ven',
              signal: 'A friend’s inviting her, so use one of the eight short *tú* commands.',
            },
            {
              infinitive: 'preocuparse',
              options: ['imperative', 'negative-imperative', 'present'],
              answer: 'negative-imperative',
              form: 'no te preocupes',
              signal: 'She’s calming him down (*tranquilo*). In a “don’t”, the pronoun goes before the verb.',
            },
          ],
        },
      ],
    },
    {
      id: 'model-text',
      title: 'Model text: advice before a visit',
      more: 'An email of 80–90 words, with notes on what earns marks.',
      blocks: [
        {
          kind: 'model-text',
          paper: 'igcse-email',
          task: 'Your English friend is coming to stay with you in Valencia. Write an email with advice on what to bring and what to do before he travels and when he arrives.',
          lines: [
            {
              es: 'Hola, Tom: {tengo:tener} muchas ganas de verte en julio.',
              en: 'Hi Tom, I’m really looking forward to seeing you in July.',
            },
            {
              es: 'Antes del viaje, {busca:buscar} tu pasaporte y {haz:hacer} la maleta con ropa ligera, porque aquí {hace:hacer} mucho calor.',
              en: 'Before you travel, find your passport and pack light clothes, because it’s very hot here.',
              earns: 'Two commands to *tú*, one of them short (*haz*), and a reason with *porque*.',
            },
            {
              es: 'No {olvides:olvidar} el bañador y no {traigas:traer} mucho dinero: la playa {es:ser} gratis.',
              en: 'Don’t forget your swimming trunks and don’t bring lots of money. The beach is free.',
              earns: 'Two “don’ts”, one irregular (*no traigas*).',
            },
            {
              es: 'El verano pasado mi primo {llegó:llegar} muy cansado y {durmió:dormir} todo el día; por eso, {duerme:dormir} bien la noche anterior.',
              en: 'Last summer my cousin arrived very tired and slept all day, so sleep well the night before.',
              earns: 'The preterite says what happened and *por eso* turns it into advice.',
            },
            {
              es: 'En el aeropuerto, {llámame:llamar} y mi madre {irá:ir} a buscarte.',
              en: 'Ring me from the airport and my mum will come and get you.',
              earns: 'An attached pronoun with an accent, and the future: a third time frame.',
            },
            {
              es: 'Si te {pierdes:perderse}, no te {preocupes:preocuparse}: {dime:decir} dónde {estás:estar}.',
              en: 'If you get lost, don’t worry. Just tell me where you are.',
              earns: 'A “don’t” and a “do” in one line, both with the pronoun in the right place.',
            },
            { es: '¿Qué más {necesitas:necesitar} saber?', en: 'What else do you need to know?' },
            { es: 'Un abrazo, Pablo.', en: 'Best wishes, Pablo' },
          ],
        },
      ],
    },
    {
      id: 'drill',
      title: 'Form drill',
      more: 'Do, don’t and reflexive commands, ten forms at a time.',
      blocks: [
        {
          kind: 'drill',
          caption: 'Do: commands in all forms',
          tense: 'imperative',
          regular: [
            {
              verbs: ['hablar', 'comer', 'vivir', 'escuchar', 'leer', 'abrir', 'escribir', 'mirar'],
              section: 'formation',
            },
          ],
          irregular: [
            {
              verbs: ['hacer', 'poner', 'salir', 'tener', 'venir', 'decir', 'ir', 'ser'],
              section: 'irregular-information',
            },
            {
              verbs: ['dar', 'oír', 'buscar', 'seguir'],
              section: 'irregular-in-full',
            },
          ],
        },
        {
          kind: 'drill',
          caption: 'Don’t: negative commands',
          tense: 'negative-imperative',
          regular: [
            {
              verbs: ['hablar', 'comer', 'vivir', 'escuchar', 'leer', 'abrir', 'escribir', 'mirar'],
              section: 'formation',
            },
          ],
          irregular: [
            {
              verbs: [
                'hacer',
                'poner',
                'salir',
                'tener',
                'venir',
                'decir',
                'ir',
                'ser',
                'dar',
                'pagar',
                'buscar',
                'empezar',
              ],
              section: 'irregular-in-full',
            },
          ],
        },
        {
          kind: 'drill',
          caption: 'Do: reflexive commands',
          tense: 'imperative',
          regular: [
            { verbs: ['levantarse', 'quedarse', 'ducharse', 'callarse'], section: 'reflexive-commands' },
          ],
          irregular: [
            {
              verbs: ['acostarse', 'sentarse', 'irse', 'vestirse', 'ponerse', 'despertarse', 'divertirse'],
              section: 'reflexive-commands',
            },
          ],
        },
        {
          kind: 'drill',
          caption: 'Don’t: reflexive commands',
          tense: 'negative-imperative',
          regular: [
            { verbs: ['levantarse', 'preocuparse', 'quedarse', 'callarse'], section: 'reflexive-commands' },
          ],
          irregular: [
            {
              verbs: ['acostarse', 'sentarse', 'irse', 'vestirse', 'ponerse', 'dormirse'],
              section: 'reflexive-commands',
            },
          ],
        },
      ],
    },
    {
      id: 'more-mistakes',
      title: 'More mistakes to avoid',
      more: 'Ten that cost fewer marks: accents, plurals and spaces.',
      blocks: [
        {
          kind: 'mistakes',
          rows: [
            {
              wrong: 'No hablas con la boca llena.',
              right: 'No {hables:hablar} con la boca llena.',
              en: 'Don’t talk with your mouth full.',
              why: '*No hablas* is a statement, “you don’t talk”.',
            },
            {
              wrong: 'No sé hacer este nudo: hazme lo tú.',
              right: 'No sé hacer este nudo: {házmelo:hacer} tú.',
              en: 'I can’t tie this knot. You do it for me.',
              why: 'Attach both pronouns to the verb as one word, with an accent.',
            },
            {
              wrong: 'Si lo sabes, dime lo.',
              right: 'Si lo sabes, {dímelo:decir}.',
              en: 'If you know, tell me.',
              why: 'English has a space before each pronoun. In Spanish, attach both to a “do”.',
            },
            {
              wrong: 'Dimelo otra vez.',
              right: '{Dímelo:decir} otra vez.',
              en: 'Tell me again.',
              why: '*Di* and *dime* don’t need an accent, but with a second pronoun, the stress is on the third syllable from the end.',
            },
            {
              wrong: 'Levantese, señor López.',
              right: '{Levántese:levantarse}, señor López.',
              en: 'Please stand up, Mr López.',
              why: 'The same rule applies to *usted*.',
            },
            {
              wrong: 'Chicos, venir aquí.',
              right: 'Chicos, {venid:venir} aquí.',
              en: 'Come here, everyone.',
              why: 'You’ll hear the infinitive in Spain, but in writing the *vosotros* command ends in *-d*.',
            },
            {
              wrong: 'Sentados en el suelo, por favor.',
              right: '{Sentaos:sentarse} en el suelo, por favor.',
              en: 'Sit on the floor, please.',
              why: '*Sentados* is a [participle](?participle) (the *-ado* form), “sitting”. Drop the *-d* before *os*.',
            },
            {
              wrong: 'Se bueno con tu abuela.',
              right: '{Sé:ser} bueno con tu abuela.',
              en: 'Be good to your gran.',
              why: 'Without an accent, *se* is a pronoun.',
            },
            {
              wrong: 'Oyes, ¿qué hora es?',
              right: '{Oye:oír}, ¿qué hora es?',
              en: 'Hey, what’s the time?',
              why: '*Oyes* is “you hear”, though in Mexico it’s also “hey”. The standard command has no *-s*.',
            },
            {
              wrong: 'No comed en clase.',
              right: 'No {comáis:comer} en clase.',
              en: 'Don’t eat in class. (to several friends)',
              why: 'The *-d* form is only for a “do”.',
            },
          ],
        },
      ],
    },
    {
      id: 'in-the-exam',
      title: 'Spain, Latin America and the exam',
      more: 'Different words and forms in Latin America, and commands in each paper.',
      blocks: [
        {
          kind: 'note',
          label: 'Spain and Latin America',
          text: 'In Latin America *ustedes* is used with friends too, so *hablen* and *no hablen* replace *hablad* and *no habléis* (speak, don’t speak). In Argentina, Uruguay and other places *vos* has its own commands, stressed at the end, which you only need to recognise. The use of *usted* varies too: in Spain *tú* is used with most people, but in Colombia many say *usted* even to friends. *Coge* (take) is an everyday word in Spain but a rude one in much of Latin America: *toma* is safe everywhere. You’ll also see *papas*, *estacionar* and *celular* for *patatas*, *aparcar* and *móvil* (potatoes, to park, mobile).',
        },
        {
          kind: 'note',
          label: 'In the exam',
          text: 'IGCSE listening and reading papers are full of commands: directions, recipes, adverts and rules. In the role play, use *usted* commands with strangers in shops, hotels and offices (*perdone*, excuse me, or *dígame*, tell me). When you write an email with advice, use a “do” and a “don’t” in one line (*duerme mucho y no estudies de noche*, get plenty of sleep and don’t stay up studying). In the IB, leaflets, speeches and guidelines should stick to one person: don’t mix *tú* and *usted*.',
        },
      ],
    },
  ],
  exercises: [
    {
      id: 'dont-run',
      kind: 'choose',
      teaches: 'formation',
      prompt: '*Corre* is “run!”. How do you turn it into “don’t run”?',
      sentence: 'Aitor, ___.',
      en: 'Aitor, don’t run.',
      options: [
        { text: '*no corre*', because: 'English just adds “don’t”. In Spanish the verb changes as well.' },
        {
          text: '*no corras*',
          right: true,
          because: 'In a “don’t”, *e* changes to *a* and *tú* adds *-s*: *no corras*.',
        },
        { text: '*no corres*', because: 'That’s a statement: “you don’t run”.' },
      ],
    },
    {
      id: 'open-the-window',
      kind: 'choose',
      teaches: 'formation',
      prompt: 'You’re talking to a friend, with *tú*. Which form?',
      sentence: 'Marcos, ___ la ventana, por favor.',
      en: 'Marcos, open the window, please.',
      options: [
        {
          text: '*abre*',
          right: true,
          because: 'A “do” command to *tú* looks like the *él* form of the present.',
        },
        { text: '*abra*', because: 'That’s the *usted* command, but you call Marcos *tú*.' },
        { text: '*abres*', because: 'That’s “you open”. A “do” command to *tú* has no *-s*.' },
        { text: '*abrid*', because: 'That’s for several friends, but Marcos is one person.' },
      ],
      ustedes: {
        options: [
          { text: '*abra*', because: 'That’s the *usted* command, but you call Marcos *tú*.' },
          { text: '*abres*', because: 'That’s “you open”. A “do” command to *tú* has no *-s*.' },
          { text: '*abran*', because: 'That’s for several people, but Marcos is one person.' },
          {
            text: '*abre*',
            right: true,
            because: 'A “do” command to *tú* looks like the *él* form of the present.',
          },
        ],
      },
    },
    {
      id: 'phone-in-class',
      kind: 'choose',
      teaches: 'formation',
      prompt: 'Which form?',
      sentence: 'Irene, no ___ el móvil en clase.',
      en: 'Irene, don’t use your phone in class.',
      options: [
        { text: '*usa*', because: 'That’s the “do” form. A “don’t” is always subjunctive.' },
        { text: '*usas*', because: 'That’s “you don’t use”. A “don’t” is subjunctive.' },
        { text: '*uséis*', because: 'It’s the right mood, but for several friends. Irene is one person.' },
        { text: '*uses*', right: true, because: 'A “don’t” to *tú* is the present subjunctive.' },
      ],
      ustedes: {
        options: [
          { text: '*usas*', because: 'That’s “you don’t use”. A “don’t” is subjunctive.' },
          { text: '*usen*', because: 'It’s the right mood, but for several people. Irene is one person.' },
          { text: '*uses*', right: true, because: 'A “don’t” to *tú* is the present subjunctive.' },
          { text: '*usa*', because: 'That’s the “do” form. A “don’t” is always subjunctive.' },
        ],
      },
    },
    {
      id: 'speak-slowly',
      kind: 'hear',
      teaches: 'formation',
      says: 'Por favor, hable más despacio.',
      choices: ['Por favor, habla más despacio.', 'Por favor, hable más despacio.'],
      en: 'Please speak more slowly. (politely)',
      because: 'Listen to the end: *habl-e* is for *usted* and *habl-a* is for *tú*.',
    },
    {
      id: 'come-here-everyone',
      kind: 'fill',
      teaches: 'formation',
      sentence: 'Chicos, ___ aquí ahora mismo.',
      en: 'Guys, come here right now. (venir, vosotros)',
      answers: ['venid'],
      because:
        'For *vosotros* change the *-r* of the infinitive to *-d*: *venid*. Every verb is regular here.',
      mistakes: [
        {
          answer: '{venir|veniros}',
          because: 'People say this in Spain, but in writing the command ends in *-d*: *venid*.',
        },
        {
          answer: 'venéis',
          because: '*Venir* has *-ís*, not *-éis*, and that’s a statement. The command is *venid*.',
        },
        { answer: 'ven', because: 'That’s for one friend. To several friends, say *venid*.' },
        { answer: 'vengáis', because: '*Vengáis* is for a “don’t”: *no vengáis*. A “do” is *venid*.' },
        {
          answer: '{viened|vened|vengad|vengid|vinid|vienid}',
          because: 'Only the *-r* of *venir* changes: *venid*.',
        },
        { answer: '{venidos|venido}', because: 'That’s the participle, “come”. The command is *venid*.' },
        { answer: 'vienes', because: '*Vienes* is for one person. To several friends, say *venid*.' },
        { answer: '{venga|vengas}', because: 'That’s for one person. To several friends, say *venid*.' },
        {
          answer: '{id|idos|iros|ir}',
          because: '*Aquí* is where you are, so you say “come”, not “go”: *venid*.',
        },
      ],
      notAsked: [
        {
          answer: 'vengan',
          because: 'Right in Latin America, but with *ustedes*. With *vosotros*, say *venid*.',
        },
        {
          answer: 'veníos',
          because: 'That’s from *venirse*. The verb in brackets is *venir*: *venid*.',
        },
        { answer: 'venís', because: 'That’s “you come”. The command is *venid*.' },
        { answer: 'vengamos', because: 'That’s “let’s come”. To several friends, say *venid*.' },
        { answer: '{vienen|viene|vengo}', because: 'That says who’s coming. The command is *venid*.' },
      ],
      ustedes: {
        en: 'Come here right now, guys. (venir, ustedes)',
        answers: ['vengan'],
        because: 'For *ustedes* the command is the present subjunctive: *vengan*.',
        mistakes: [
          {
            answer: '{viengan|venan|venen|vienan|vingan}',
            because: 'It has the same stem as *vengo*: *veng-*, so *vengan*.',
          },
          { answer: 'venga', because: 'That’s for one person. To several people, say *vengan*.' },
          { answer: '{ven|vengas}', because: 'That’s for one friend. To several people, say *vengan*.' },
          { answer: '{venir|venirse}', because: 'Don’t use the infinitive as a command here: *vengan*.' },
          {
            answer: '{vayan|vayanse|váyanse}',
            because: '*Aquí* is where you are, so you say “come”, not “go”: *vengan*.',
          },
        ],
        notAsked: [
          {
            answer: '{venid|veníos}',
            because: 'That’s for friends in Spain. With *ustedes*, say *vengan*.',
          },
          {
            answer: 'vénganse',
            because: 'That’s from *venirse*. The verb in brackets is *venir*: *vengan*.',
          },
          { answer: 'vienen', because: 'That’s “you come”. The command is subjunctive: *vengan*.' },
          { answer: 'vengamos', because: 'That’s “let’s come”. To several people, say *vengan*.' },
        ],
      },
    },
    {
      id: 'get-out',
      kind: 'choose',
      teaches: 'irregular-information',
      prompt: 'Your little brother is in your room. What do you say?',
      sentence: '¡___ de mi habitación!',
      en: 'Get out of my room!',
      options: [
        {
          text: '*Sale*',
          because: 'The *él* form works for most verbs, but *salir* is one of the eight short ones.',
        },
        { text: '*Sal*', right: true, because: 'It’s one of the eight short commands: just the stem.' },
        { text: '*Sales*', because: 'That’s a statement, “you go out”. A “do” command to *tú* has no *-s*.' },
      ],
    },
    {
      id: 'before-dinner',
      kind: 'fill',
      teaches: 'irregular-information',
      sentence: 'Lucía, antes de cenar ___ tus deberes.',
      en: 'Lucía, do your homework before dinner. (hacer)',
      answers: ['haz'],
      because: '*Hacer* is one of the eight short commands: *haz*.',
      mistakes: [
        {
          answer: 'hace',
          because:
            '*Hace* is for “he” or “she”, but you’re talking to Lucía. *Hacer* has a short *tú* command: *haz*.',
        },
        {
          answer: 'haga',
          because: 'That’s the *usted* command. The sentence has *tus deberes*, so use *tú*: *haz*.',
        },
        { answer: 'has', because: '*Has* is from *haber*. The command of *hacer* is spelt *haz*.' },
        { answer: 'hagas', because: '*Hagas* is for a “don’t”: *no hagas*. A “do” is *haz*.' },
        { answer: 'hacer', because: 'To one person, don’t use the infinitive. Say *haz*.' },
        {
          answer: '{haced|hagan|hacéis}',
          because: 'That’s for several people, but Lucía is one person: *haz*.',
        },
        {
          answer: '{hazlo|hazte|hazlos}',
          because: '*Tus deberes* is the object, so don’t add a pronoun: *haz*.',
        },
        {
          answer: '{haze|hazes|az|as|haç|hac|haza}',
          because: 'The short command of *hacer* is spelt *haz*, with *h* and *z*.',
        },
        { answer: 'hecho', because: '*Hecho* is the participle, “done”. “Do!” to *tú* is *haz*.' },
      ],
      notAsked: [
        { answer: 'haces', because: 'That’s “you do”. The command is *haz*.' },
        { answer: '{hago|hizo|hiciste}', because: 'That’s not a command. “Do!” to *tú* is *haz*.' },
        {
          answer: '{harás|tienes que hacer|debes hacer|vas a hacer}',
          because: 'That’s a statement. “Do” is a command: *haz*.',
        },
      ],
    },
    {
      id: 'phone-on-the-table',
      kind: 'translate',
      teaches: 'irregular-information',
      en: 'Put your phone on the table. (to a friend)',
      answers: [
        '{Pon|deja|coloca} {el|tu} móvil {en|sobre|encima de} la mesa[, por favor].',
        '{Pon|deja|coloca} {en|sobre|encima de} la mesa {el|tu} móvil.',
        {
          answer: 'Pon {el|tu} móvil en tu mesa.',
          note: 'Right for a school desk, but “on the table” is *en la mesa*.',
        },
      ],
      because: '*Poner* is one of the eight short commands: *pon*. “Your phone” can be just *el móvil*.',
      mistakes: [
        {
          answer: '{Ponga tu|pongas {el|tu}} móvil en la mesa.',
          because: '*Ponga* is for *usted* and *pongas* is for a “don’t”. To a friend, say *pon*.',
        },
        { answer: '{Pona|ponlo} {el|tu} móvil en la mesa.', because: 'The short command is just *pon*.' },

        { answer: 'Pon {el|tu} móvil en el mesa.', because: '*Mesa* is feminine: *la mesa*.' },
      ],
      notAsked: [
        {
          answer: 'Ponga su móvil en la mesa.',
          because: 'That’s for *usted*. To a friend, say *pon tu móvil*.',
        },
        {
          answer: 'Ponme {el|tu} móvil en la mesa.',
          because: 'That’s “for me”. The command is just *pon*.',
        },
        { answer: 'Ponga el móvil en la mesa.', because: 'That’s for *usted*. To a friend, say *pon*.' },
        {
          answer: '{Pone|pones} {el|tu} móvil en la mesa.',
          because: 'That says who puts it there. The command to *tú* is *pon*.',
        },
        {
          answer: '{Ponte|pongo} {el|tu} móvil en la mesa.',
          because: '*Pongo* is “I put”, and *ponte* adds “for yourself”. The command is just *pon*.',
        },
        {
          answer: 'Poner {el|tu} móvil en la mesa.',
          because: 'That’s an instruction on a sign or in a list. To a friend, say *pon*.',
        },
      ],
    },
    {
      id: 'come-in-please',
      kind: 'choose',
      teaches: 'tu-or-usted',
      prompt: 'You open the door to your neighbour, an elderly lady. Which form?',
      sentence: 'Buenos días, señora García. ___ usted, por favor.',
      en: 'Good morning, Mrs García. Please come in.',
      options: [
        { text: '*Pasa*', because: 'That’s for *tú*, but the sentence has *usted*.' },
        {
          text: '*Pase*',
          right: true,
          because: '*Usted* needs the present subjunctive, with *e* for an *-ar* verb.',
        },
        { text: '*Pasen*', because: 'That’s for several people.' },
      ],
    },
    {
      id: 'passport-please',
      kind: 'fill',
      teaches: 'tu-or-usted',
      sentence: 'Señor, ___ su pasaporte, por favor.',
      en: 'Show me your passport, please, sir. (enseñar)',
      answers: [
        'enséñeme',
        { answer: 'enseñe', note: 'Right, but this means “show your passport”. With “me”, it’s *enséñeme*.' },
      ],
      because: 'With *señor* and *su*, use *usted*: *-ar* verbs take *e*, and *me* is attached.',
      mistakes: [
        {
          answer: '{enseña|enséñame}',
          because: 'That’s for *tú*. With *señor* and *su*, use *usted*: *enséñeme*.',
        },
        { answer: 'enseñes', because: 'That’s for a “don’t” to *tú*. To *usted*, say *enséñeme*.' },
        { answer: 'me enseñe', because: 'In a “do” the pronoun is attached: *enséñeme*.' },
        {
          answer: '{enseñen|enseñad|enséñenme|enseñadme}',
          because: 'That’s for several people, but he’s one person: *enséñeme*.',
        },
        {
          answer: '{enseño|enseñar|enseñas|enseñarme}',
          because: 'That’s not a command. To *usted*, say *enséñeme*.',
        },
      ],
      notAsked: [
        { answer: 'enséñenos', because: 'That’s “show us”. “Show me” is *enséñeme*.' },
        {
          answer: 'me enseña',
          because: 'People often ask politely: *¿Me enseña…?* The command is *enséñeme*.',
        },
        {
          answer: '{muestre|muéstreme|muéstrenos}',
          because: 'The verb in brackets is *enseñar*: *enséñeme*.',
        },
      ],
    },
    {
      id: 'turn-left',
      kind: 'translate',
      teaches: 'tu-or-usted',
      en: 'Turn left and go straight on. (usted)',
      answers: [
        '{Gire|Tuerza|Doble} a la izquierda y {siga|continúe|vaya} {todo recto|recto|todo derecho|derecho}.',
        '{Gire|Tuerza|Doble} {a|hacia} la izquierda y {siga en línea recta|continúe en línea recta|vaya en línea recta|siga todo seguido|siga de frente|continúe de frente|siga hacia delante|continúe hacia delante|siga adelante}.',
        '{Gire|Tuerza|Doble} {hacia la izquierda|a mano izquierda} y {siga|continúe|vaya} {todo recto|recto|todo derecho|derecho}.',
        '{Gire|Tuerza|Doble} a la izquierda y {después|luego} {siga|continúe|vaya} {todo recto|recto|todo derecho|derecho}.',
        {
          answer:
            '{Voltee a la izquierda|Dé vuelta a la izquierda|Dé la vuelta a la izquierda|Cruce a la izquierda} y {siga|continúe|vaya} {todo derecho|derecho|todo recto|recto|de frente}.',
          note: '*Voltee* and *dé vuelta* are Mexican and *cruce* is Venezuelan. Spain uses *gire* or *tuerza* and Argentina uses *doble*.',
        },
        '{Gire|Tuerza|Doble} a {su izquierda|su mano izquierda} y {siga|continúe} {todo recto|todo derecho|de frente|adelante}.',
        '{Vire|Tome|Métase} a la izquierda y {siga|continúe|vaya} {todo recto|todo derecho|de frente|adelante}.',
        {
          answer:
            '{Gire|Tuerza|Doble|Voltee|Dé vuelta} a la izquierda y {sígale|váyase} {todo derecho|derecho}.',
          note: '*Sígale* and *váyase derecho* are used in Mexico. *Siga* is right everywhere.',
        },
        '{Gire|Tuerza|Doble} a la izquierda y {siga|continúe|vaya} {hacia adelante|para adelante}.',
        {
          answer: '{Gire|Tuerza|Doble|Voltee|Dé vuelta} a la izquierda y {siga|continúe} directo.',
          note: '*Siga directo* is used in parts of Latin America. In Spain, say *todo recto*.',
        },
        '{Gire|Tuerza|Doble} a la izquierda y {camine recto|siga caminando recto|ande recto|siga andando recto}.',
        '{Gire|Tuerza|Doble} para la izquierda y {siga|continúe} {todo recto|todo derecho|de frente}.',
        {
          answer: '{Vaya|Coja|Tire} a la izquierda y {siga|continúe} {todo recto|todo derecho|de frente}.',
          note: 'That’s “go left”. “Turn” is *gire*, *tuerza* or *doble*.',
        },
        {
          answer: 'Dele vuelta a la izquierda y {siga|váyase} {derecho|todo derecho}.',
          note: '*Dele vuelta* is Mexican. *Gire* is right everywhere.',
        },
        '{Gire|Tuerza|Doble} a la izquierda y {siga|continúe} {todo recto|todo derecho}, por favor.',
        'Por favor, {gire|tuerza|doble} a la izquierda y {siga|continúe} {todo recto|recto|todo derecho|derecho}.',
      ],
      because: '*Usted* needs the present subjunctive: *gire* and *siga*.',
      mistakes: [
        {
          answer:
            '{Gire|Tuerza|Doble} a la izquierda y {sigue|continúa|ve} {todo recto|recto|todo derecho|derecho}.',
          because: 'The first command is right. The second one must be for *usted* too: *siga*.',
        },
        {
          answer:
            '{Gira|Tuerce|Dobla} a la izquierda y {siga|continúe|vaya} {todo recto|recto|todo derecho|derecho}.',
          because: 'The second command is right. The first one must be for *usted* too: *gire*.',
        },
        {
          answer:
            '{Gire|Tuerza|Doble} {izquierda|a izquierda|la izquierda|al izquierdo|a la izquierdo|al izquierda|izquierdo|en la izquierda|en izquierda} y {siga|continúe|vaya} {todo recto|recto|todo derecho|derecho}.',
          because: '“Left” after a verb of movement is *a la izquierda*.',
        },
        {
          answer:
            '{Gire|Tuerza|Doble} a la izquierda y {siga|continúe|vaya} {todo derecha|derecha|toda derecha|a derecha}.',
          because: '*Derecha* is the right-hand side. “Straight on” is *todo recto* or *derecho*.',
        },
        {
          answer:
            '{Gire|Tuerza|Doble} a la izquierda y {siga|continúe|vaya} {todo recta|recta|toda recta|toda recto|rectamente|a recto}.',
          because: '“Straight on” is *todo recto*, which never changes.',
        },
        {
          answer:
            '{Gires|Tuerzas|Dobles} a la izquierda y {sigas|continúes|vayas} {todo recto|recto|todo derecho|derecho}.',
          because: 'The *-s* is for *tú*. With *usted*, say *gire* and *siga*.',
        },
        {
          answer:
            '{Gire|Tuerza|Doble} a la izquierda y {sigas|continúes|vayas} {todo recto|recto|todo derecho|derecho}.',
          because: 'The first command is right. The *-s* is for *tú*. With *usted*, say *siga*.',
        },

        {
          answer:
            '{Gire|Tuerza|Doble} a la izquierda y {seguir|continuar|ir} {todo recto|recto|todo derecho|derecho}.',
          because: 'The first command is right. The second one is a command too: *siga*.',
        },
        {
          answer: '{Torce|Torza|Tuerca|Tuersa|Girre|Giera|Giro} a la izquierda y siga {todo recto|recto}.',
          because: 'The *usted* command is subjunctive: *gire* or *tuerza*.',
        },
        {
          answer:
            'Gire a la izquierda y {segua|siguia|sega|sigua|siguiera|sigo|vaye|vaiga} {todo recto|recto}.',
          because: 'The first command is right. The second one is *siga* or *vaya*.',
        },
        {
          answer:
            '{Torne|Devuelva} a la izquierda y {siga|continúe|vaya} {todo recto|recto|todo derecho|derecho}.',
          because: '“To turn” is *girar*, *torcer* or *doblar*: *gire a la izquierda*.',
        },
        {
          answer: 'Gire a la izquierda y {va|vaya|siga} {en recto|en derecho|estrecho|estricto}.',
          because: '“Straight on” is *todo recto* or *derecho*.',
        },
      ],
      notAsked: [
        {
          answer:
            'Usted {gira|tuerce|dobla} a la izquierda y {sigue|continúa|va} {todo recto|recto|todo derecho|derecho}.',
          because: 'People often say this for directions, but the commands are *gire* and *siga*.',
        },
        {
          answer:
            '{{Girad|Torced|Doblad} a la izquierda y {seguid|continuad}|{Giren|Tuerzan|Doblen} a la izquierda y {sigan|continúen|vayan}} {todo recto|recto|todo derecho|derecho}.',
          because: 'That’s for several people. To *usted*, say *gire* and *siga*.',
        },
        {
          answer:
            '{Giras|Tuerces|Doblas} a la izquierda y {sigues|continúas|vas} {todo recto|recto|todo derecho|derecho}.',
          because: 'That’s a statement with *tú*. The *usted* commands are *gire* and *siga*.',
        },
        {
          answer:
            '{Gire|Tuerza|Doble} a la derecha y {siga|continúe|vaya} {todo recto|recto|todo derecho|derecho}.',
          because: '*Derecha* is “right”. “Left” is *izquierda*.',
        },
        {
          answer:
            '{Gira|Tuerce|Dobla} a la izquierda y {sigue|continúa|ve} {todo recto|recto|todo derecho|derecho}.',
          because: 'Those are *tú* commands, for a friend. To *usted*, say *gire* and *siga*.',
        },
        {
          answer: '{Gire|Tuerza|Doble} a la izquierda y {siga|continúe|vaya} a la derecha.',
          because: 'That’s “go on to the **right**”. “Straight on” is *todo recto* or *derecho*.',
        },
        {
          answer:
            '{Girar|Torcer|Doblar} a la izquierda {y {seguir|continuar}|e ir} {todo recto|recto|todo derecho|derecho}.',
          because: 'That’s how written directions put it. To *usted*, say *gire* and *siga*.',
        },
        {
          answer:
            '{Vuelva|Regrese} a la izquierda y {siga|continúe|vaya} {todo recto|recto|todo derecho|derecho}.',
          because: 'That’s “go **back** to the left”. “Turn” is *gire*, *tuerza* or *doble*.',
        },
      ],
    },
    {
      id: 'tell-me',
      kind: 'choose',
      teaches: 'pronouns',
      prompt: 'Your friend knows the answer. How do you ask for it?',
      en: 'Tell me.',
      options: [
        {
          text: '*Me lo di.*',
          because: 'Pronouns go in front only after *no*. They’re attached to a “do”.',
        },
        { text: '*Dilome.*', because: 'The person comes before the thing: *me*, then *lo*.' },
        {
          text: '*Dímelo.*',
          right: true,
          because: 'Both are attached, person before thing, with an accent where the stress was.',
        },
        {
          text: '*Dime lo.*',
          because: 'Attached pronouns form **one** word with the verb, which needs an accent.',
        },
      ],
    },
    {
      id: 'dont-buy-it',
      kind: 'fill',
      teaches: 'pronouns',
      sentence: 'Ese juego es muy caro. No ___ compres.',
      en: 'That game is very expensive. Don’t buy it.',
      answers: [
        'lo',
        { answer: 'te lo', note: 'Right, but this means “don’t buy it for yourself”. “It” is *lo*.' },
      ],
      because: 'In a “don’t” the pronoun goes before the verb: *no lo compres*. In a “do”, say *cómpralo*.',
      mistakes: [
        { answer: 'la', because: '*Juego* is masculine: *lo*.' },
        { answer: '{le|el|él|ello|esto|eso}', because: '“It” is *el juego*, masculine: *lo*.' },
        { answer: '{los|las}', because: 'It’s one game: *lo*.' },
        { answer: '{te|me|se}', because: 'That’s for a person. “It” is *lo*.' },
      ],
      notAsked: [
        {
          answer: '{me lo|se lo|nos lo}',
          because: 'That adds who it’s for. “It” is just *lo*.',
        },
      ],
    },
    {
      id: 'dont-tell-me',
      kind: 'correct',
      teaches: 'pronouns',
      sentence: 'No dímelo todavía.',
      en: 'Don’t tell me yet.',
      answers: [
        'No me lo digas {todavía|aún}.',
        '{Todavía|Aún} no me lo digas.',
        {
          answer: 'No me lo cuentes {todavía|aún}.',
          note: '*Contar* is “tell” too. With *decir*, it’s *digas*.',
        },
        {
          answer: '{Todavía|Aún} no me lo cuentes.',
          note: '*Contar* is “tell” too. With *decir*, it’s *digas*.',
        },
        {
          answer:
            '{No me lo {diga|digan|digáis|cuente|cuenten|contéis} {todavía|aún}|{Todavía|Aún} no me lo {diga|digan|digáis|cuente|cuenten|contéis}}.',
          note: 'Right for other people, but the original uses *tú*: *digas*.',
        },
        {
          answer:
            '{No me {digas|diga|digan|digáis|cuentes|cuente} {todavía|aún}|{Todavía|Aún} no me {digas|diga|digan|digáis|cuentes|cuente}}.',
          note: 'Right, but the original also has *lo*, “it”: *no me lo digas*.',
        },
        '{No me lo vayas a decir {todavía|aún}|No vayas a decírmelo {todavía|aún}|{Todavía|Aún} no me lo vayas a decir}.',
        {
          answer: '{No me digas nada {todavía|aún}|{Todavía|Aún} no me digas nada}.',
          note: 'Right, but this means “Don’t tell me anything yet”. The original has *lo*, “it”: *no me lo digas*.',
        },
        {
          answer: 'No me {cuentes|digas} {nada|eso} {todavía|aún}.',
          note: 'Right, but the original has *lo*, “it”: *no me lo digas*.',
        },
        '{Por favor, no me lo digas {todavía|aún}|No me lo digas {todavía|aún}, por favor}.',
      ],
      because: 'A “don’t” is subjunctive (*digas*), with the pronouns in front.',
      mistakes: [
        {
          answer: '{{Todavía|Aún} no {dímelo|dime lo|dimelo}|No {dime lo|dimelo} {todavía|aún}}.',
          because: 'A “don’t” is subjunctive, with the pronouns in front: *no me lo digas*.',
        },
        {
          answer: '{No me lo {di|dí|dime} {todavía|aún}|{Todavía|Aún} no me lo {di|dí|dime}}.',
          because: 'The pronouns are right, but the verb must be subjunctive: *digas*.',
        },
        {
          answer:
            '{No {dígasmelo|digasmelo|digas me lo|digasme lo} {todavía|aún}|{Todavía|Aún} no {dígasmelo|digasmelo|digas me lo|digasme lo}}.',
          because: 'The verb is right, but in a “don’t” the pronouns go before it: *no me lo digas*.',
        },
        {
          answer: '{No lo me digas {todavía|aún}|{Todavía|Aún} no lo me digas}.',
          because: 'The verb is right. The person comes before the thing: *me lo*.',
        },
        {
          answer:
            '{Me lo no digas {todavía|aún}|Me no lo digas {todavía|aún}|No me digaslo {todavía|aún}|No me dígaslo {todavía|aún}}.',
          because: 'The verb is right, but the order is *no*, pronouns, verb: *no me lo digas*.',
        },
        {
          answer:
            '{No {me lo decir|decírmelo|decirme|decirme lo|decirmelo} {todavía|aún}|{Todavía|Aún} no {me lo decir|decírmelo|decirme}}.',
          because: 'With a friend, don’t use the infinitive: *no me lo digas*.',
        },

        {
          answer:
            '{No me lo {decas|deces|dicas|diges|digues|dizcas} {todavía|aún}|{Todavía|Aún} no me lo {decas|deces|dicas|diges|digues|dizcas}}.',
          because: 'The subjunctive of *decir* begins like *digo*: *digas*.',
        },

        {
          answer: '{No {melo|me le|le lo} digas {todavía|aún}|{Todavía|Aún} no {melo|me le|le lo} digas}.',
          because: 'The verb is right. Put *me* and *lo* before it as two words.',
        },
        {
          answer:
            '{No {dígamelo|decidmelo|decídmelo|díganmelo} {todavía|aún}|{Todavía|Aún} no {dígamelo|díganmelo}}.',
          because:
            'In a “don’t” the pronouns go before the verb, and for *tú* it’s *digas*: *no me lo digas*.',
        },
        {
          answer: 'Dímelo todavía no.',
          because: 'A “don’t” starts with *no*, and the verb is subjunctive: *no me lo digas*.',
        },
      ],
      notAsked: [
        {
          answer: '{No me lo dices {todavía|aún}|{Todavía|Aún} no me lo dices}.',
          because: 'That’s “you don’t tell me”. The command is *digas*.',
        },
        {
          answer:
            '{No me lo {dirás|dijiste|decías|dirías} {todavía|aún}|{Todavía|Aún} no me lo {dirás|dijiste|decías|dirías}}.',
          because: 'That’s a statement in another tense, not a command. “Don’t tell me” is *no me lo digas*.',
        },
        {
          answer: 'No me lo digas ya.',
          because: '*Ya* is “right now” here. “Not yet” is *todavía no*: keep *todavía*.',
        },
        {
          answer: '{No {me la|te lo|se lo} digas {todavía|aún}|{Todavía|Aún} no {me la|te lo|se lo} digas}.',
          because:
            '*Se lo* is “to him, her or them”, *te lo* is “to yourself”, and *me la* is for a feminine thing. The pronouns of *dímelo* are *me lo*.',
        },
      ],
    },
    {
      id: 'where-would-you-hear-it',
      kind: 'choose',
      teaches: 'when-to-use',
      prompt: 'Where would you hear this?',
      sentence: 'Cruce la calle, siga hasta el semáforo y gire a la izquierda.',
      en: 'Cross the road, carry on to the traffic lights and turn left.',
      options: [
        {
          text: 'from a police officer talking to a tourist',
          right: true,
          because: 'The tourist is a stranger, so the directions use *usted*: *cruce, siga, gire*.',
        },
        {
          text: 'from a friend, on the phone',
          because: 'A friend would use *tú*: *cruza, sigue, gira*.',
          teaches: 'tu-or-usted',
        },
        {
          text: 'in a recipe',
          because: 'It’s about roads and traffic lights, so somebody’s giving directions.',
        },
      ],
    },
    {
      id: 'more-sport',
      kind: 'order',
      teaches: 'when-to-use',
      words: ['y', 'deporte', 'no', 'haz', 'más', 'comas', 'azúcar'],
      en: 'Do more sport and don’t eat sugar. (advice to a friend)',
      answers: ['Haz más deporte y no comas azúcar.', 'No comas azúcar y haz más deporte.'],
      because: 'Use a short “do”, *haz*, and a “don’t” with the subjunctive, *no comas*.',
      mistakes: [
        {
          answer: '{Haz más deporte y comas no azúcar|No haz más deporte y comas azúcar}.',
          because: '*No* goes with *comas*, right before it: *no comas*.',
        },
        {
          answer: 'Haz deporte más y no comas azúcar.',
          because: '*Más* goes before the noun: *más deporte*.',
        },
      ],
      notAsked: [
        {
          answer: '{Haz deporte y no comas más azúcar|No comas más azúcar y haz deporte}.',
          because: 'That’s “no more sugar”. “More sport” is *más deporte*.',
        },
      ],
    },
    {
      id: 'note-on-the-fridge',
      kind: 'proofread',
      teaches: 'common-mistakes',
      en: 'Hugo’s mum has left a note. She’ll be home at eight. He should eat the salad, do his homework, walk the dog and not open the door to anyone.',
      lines: [
        { right: 'Hola, Hugo, vuelvo a las ocho.' },
        { right: 'Come la ensalada que hay en la nevera.' },
        {
          wrong: 'Después hace los deberes, por favor.',
          answers: [
            '{Después|Luego} haz {los|tus} deberes, por favor.',
            'Haz {los|tus} deberes después, por favor.',
            'Por favor, {después|luego} haz {los|tus} deberes.',
          ],
          because: '*Hace* is “he does”. The command to *tú* is one of the short ones: *haz*.',
        },
        {
          wrong: 'A las seis, ves al parque con la perra.',
          model: 'A las seis, ve al parque con la perra.',
          answers: [
            'A las seis[,] {ve|vete} al parque con la perra.',
            'A las seis[,] {ve|vete} con la perra al parque.',
            '{Ve|Vete} al parque con la perra a las seis.',
          ],
          because: '*Ves* is “you see”. A “do” command to *tú* has no *-s*: *ve*, from *ir*.',

          notAsked: [
            {
              answer: 'A las seis[,] vas al parque con la perra.',
              because: 'That’s “you go”. The command of *ir* is *ve*.',
            },
            {
              answer: 'A las seis[,] ven al parque con la perra.',
              because: '*Ven* is “come”, from *venir*. His mum isn’t in the park, so she says “go”: *ve*.',
            },
          ],
        },
        {
          wrong: 'No abre la puerta a nadie.',
          answers: ['No [le] abras la puerta a nadie.', 'No [le] abras a nadie la puerta.'],
          because: 'A “don’t” is subjunctive: *no abras*.',
          mistakes: [
            {
              answer: 'No abras la puerta a alguien.',
              because: '*Abras* is right. After *no*, “anyone” is *nadie*, so keep it.',
            },
          ],
        },
        { right: 'Llámame si necesitas algo.' },
      ],
    },
    {
      id: 'vosotros-or-tu',
      kind: 'choose',
      teaches: 'formation-in-full',
      prompt: 'An activity leader is talking to a group of children in Spain. Which form fits?',
      sentence: 'Chicos, ___ en voz alta.',
      en: 'Read aloud, children.',
      options: [
        { text: '*lee*', because: 'That’s for one child, but there are several.' },
        {
          text: '*leed*',
          right: true,
          because: 'For *vosotros*, change the *-r* of the infinitive to *-d*.',
        },
        { text: '*leáis*', because: 'That’s for a “don’t”: *no leáis*.' },
      ],
      ustedes: {
        prompt: 'An activity leader is talking to a group of children. Which form fits?',
        options: [
          { text: '*lee*', because: 'That’s for one child, but there are several.' },
          { text: '*lean*', right: true, because: 'For *ustedes*, use the subjunctive: *e* becomes *a*.' },
          { text: '*leen*', because: 'That’s a statement: “you read”, “they read”.' },
        ],
      },
    },
    {
      id: 'lets-eat',
      kind: 'translate',
      teaches: 'formation-in-full',
      en: 'Let’s eat in the park.',
      answers: [
        '{Comamos|Vamos a comer} <en el parque>.',
        {
          answer: '{Almorcemos|Vamos a almorzar} <en el parque>.',
          note: 'That’s “let’s have lunch”. “To eat” in general is *comer*.',
        },
        {
          answer: '{{Vamos|vámonos|vayamos} a comer al parque|{Vamos|vámonos|vayamos} al parque a comer}.',
          note: 'Right, but this means “let’s go to the park to eat”.',
        },
      ],
      because:
        '“Let’s” is the *nosotros* form of the subjunctive, *comamos*, or *vamos a* + infinitive (the form in *-r*).',
      exactly: ['future', 'subject'],
      mistakes: [
        {
          answer: '{Vamos comer|Vamos a comemos|Vamos a comamos} en el parque.',
          because: 'After *vamos a*, use the infinitive: *vamos a comer*.',
        },
        {
          answer: 'Comamos al parque.',
          because: 'The verb is right. “In the park” is *en el parque*.',
        },

        { answer: 'Comámonos en el parque.', because: 'You don’t need a pronoun: *comamos*.' },
      ],
      notAsked: [
        {
          answer: '¿Comemos en el parque?',
          because:
            '*Comemos* is “we eat” or, as a question, “shall we eat?”. “Let’s eat” is *comamos* or *vamos a comer*.',
        },
        {
          answer: '[Nosotros] comeremos <en el parque>.',
          because: 'That’s “we will eat”. “Let’s eat” is *comamos* or *vamos a comer*.',
        },
        {
          answer: '[Nosotros] almorzaremos <en el parque>.',
          because: 'That’s “we will have lunch”. “Let’s eat” is *comamos* or *vamos a comer*.',
        },
        {
          answer: '{Cenemos|Vamos a cenar} en el parque.',
          because: 'That’s for the evening meal. “To eat” in general is *comer*.',
        },
        {
          answer: '{Comed|Coman|Come|Coma} en el parque.',
          because: 'That’s telling other people to eat. “Let’s” includes us: *comamos*.',
        },
        {
          answer: '{Dejamos|Deja|Déjanos} comer en el parque.',
          because: 'That’s “let” meaning “allow”. “Let’s eat” is *comamos* or *vamos a comer*.',
        },
        {
          answer: 'Comámoslo en el parque.',
          because: 'That’s “let’s eat **it**”. “Let’s eat” alone is *comamos*.',
        },
      ],
    },
    {
      id: 'dont-pay',
      kind: 'choose',
      teaches: 'irregular-in-full',
      prompt: 'Which spelling keeps the *g* sound of *pagar*?',
      sentence: 'Sofía, no ___ todavía.',
      en: 'Sofía, don’t pay yet.',
      options: [
        { text: '*pages*', because: 'Before *e*, *g* sounds like *j*. To keep it hard, write *gu*.' },
        { text: '*pagues*', right: true, because: 'Before *e*, write a hard *g* as *gu*.' },
        {
          text: '*pagas*',
          because: 'That’s a statement. In a “don’t”, the vowel changes to *e*.',
          teaches: 'formation',
        },
      ],
    },
    {
      id: 'dont-be-late',
      kind: 'fill',
      teaches: 'irregular-in-full',
      sentence: 'Mañana tenemos examen: no ___ tarde.',
      en: 'We’ve got an exam tomorrow, so don’t be late. (llegar, tú)',
      answers: ['llegues'],
      because: 'A “don’t” is subjunctive, and *g* becomes *gu* before *e*.',
      mistakes: [
        {
          answer: '{lleges|llegés|lléges}',
          because: 'Before *e* write *gu* to keep the sound: *llegues*.',
        },
        { answer: 'llega', because: 'That’s how you say “arrive!”. A “don’t” is subjunctive: *llegues*.' },
      ],
      notAsked: [
        {
          answer: 'llegas',
          because: 'That’s a statement, “you arrive”. A “don’t” is subjunctive: *llegues*.',
        },
        { answer: 'llegue', because: 'That’s for *usted*. To *tú*, say *llegues*.' },
        { answer: '{lleguéis|lleguen}', because: 'That’s for several people. To *tú*, say *llegues*.' },
        { answer: 'llegar', because: 'That’s for signs and notices. To *tú*, say *no llegues*.' },
      ],
      ustedes: {
        mistakes: [
          {
            answer: '{lleges|llegés|lléges}',
            because: 'Before *e* write *gu* to keep the sound: *llegues*.',
          },
          { answer: 'llega', because: 'That’s how you say “arrive!”. A “don’t” is subjunctive: *llegues*.' },
        ],
        notAsked: [
          {
            answer: 'llegas',
            because: 'That’s a statement, “you arrive”. A “don’t” is subjunctive: *llegues*.',
          },
          { answer: 'llegue', because: 'That’s for *usted*. To *tú*, say *llegues*.' },
          { answer: 'lleguen', because: 'That’s for several people. To *tú*, say *llegues*.' },
          { answer: 'llegar', because: 'That’s for signs and notices. To *tú*, say *no llegues*.' },
        ],
      },
    },
    {
      id: 'coat-dictation',
      kind: 'hear',
      teaches: 'irregular-in-full',
      says: 'No salgas sin tu abrigo.',
      en: 'Don’t go out without your coat.',
      because: 'Listen for the *g* and the *a*: *sal-gas*, from *salgo*.',
    },
    {
      id: 'sit-down-here',
      kind: 'choose',
      teaches: 'reflexive-commands',
      prompt: 'You’re talking to a friend. Which is right?',
      sentence: '___ aquí, a mi lado.',
      en: 'Sit down here, next to me.',
      options: [
        {
          text: '*Te sienta*',
          because: 'In a “do” the pronoun is attached: *siéntate*.',
          teaches: 'pronouns',
        },
        { text: '*Siéntate*', right: true, because: 'The pronoun is attached, with an accent on *sien-*.' },
        {
          text: '*Siéntese*',
          because: 'Right for *usted*. To a friend, say *siéntate*.',
          teaches: 'tu-or-usted',
        },
      ],
    },
    {
      id: 'dont-worry',
      kind: 'translate',
      teaches: 'reflexive-commands',
      en: 'Don’t worry, I’m fine. (to a friend)',
      answers: [
        'No te preocupes[ por mí], {estoy bien|que estoy bien|me encuentro bien|me siento bien}.',
        'No te preocupes[ por mí], {que me encuentro bien|estoy perfectamente|que estoy perfectamente|que ya estoy bien|ya estoy bien|estoy muy bien}.',
        '{Estoy|Me encuentro|Me siento} bien, no te preocupes[ por mí].',
        'No estés {preocupado|preocupada}, [que ]estoy bien.',
        '{Tranquilo|Tranquila}, no te preocupes, [que ]estoy bien.',
        {
          answer: '{Tranquilo|Tranquila}, [que ]estoy bien.',
          note: 'Friends say *tranquilo* (or *tranquila* to a girl). The command is *no te preocupes*.',
        },
        {
          answer: 'No te {apures|inquietes}, [que ]estoy bien.',
          note: '*No te inquietes* is a little formal and *no te apures* is mostly Mexican. *No te preocupes* is used everywhere.',
        },
        {
          answer: 'No te preocupes, [que ]ando bien.',
          note: '*Ando bien* is everyday Spanish in Latin America. People say *estoy bien* everywhere.',
        },
        '{Descuida|No te {agobies|angusties|alarmes}}, [que ]estoy bien.',
        'No te preocupes[ por mí], {estoy muy bien|me encuentro perfectamente|me encuentro muy bien|me siento muy bien|todo bien}.',
        {
          answer: 'No pasa nada, [que ]estoy bien.',
          note: 'Friends say this all the time. The command is *no te preocupes*.',
        },
        'No te preocupes[ por mí] porque estoy bien.',
        {
          answer: 'No hay {de|por} qué preocuparse, estoy bien.',
          note: 'Right, but this means “there’s nothing to worry about”. The command is *no te preocupes*.',
        },
        'No te preocupes, [que ]{estoy perfecto|estoy perfecta|estoy genial|estoy fenomenal}.',
        '{Estoy|Me encuentro|Me siento} bien, {así que no te preocupes|no te {apures|inquietes}|no estés {preocupado|preocupada}|{tranquilo|tranquila}}.',
        'No te preocupes, {que estoy muy bien|que me siento bien|[que ]todo está bien}.',
        'No te preocupes, {no me pasa nada|me encuentro bastante bien|todo va bien}.',
        {
          answer: 'No te preocupes, yo bien.',
          note: 'Everyday Spanish, but without the verb. In full, it’s *estoy bien*.',
        },
      ],
      because: 'For a “don’t” to *tú*, use *no* + *te* + subjunctive.',
      mistakes: [
        {
          answer:
            '{No {preocúpate|preocupate|preocúpete|preocúpese}, {estoy|me siento|me encuentro} bien|Estoy bien, no preocúpate}.',
          because: 'In a “don’t” the pronoun goes before a subjunctive: *no te preocupes*.',
        },
        {
          answer: 'No {preocúpeste|preocupeste|preocupes te}, {estoy|me siento} bien.',
          because: 'The verb is right, but in a “don’t” the pronoun goes before it: *no te preocupes*.',
        },
        {
          answer: '{No preocupes, {estoy|me siento|me encuentro} bien|Estoy bien, no preocupes}.',
          because: '*Preocuparse* is reflexive: it needs *te*, so *no te preocupes*.',
        },
        {
          answer:
            '{No {preocupas|preocupa|preocupe|preocupar|preocupado|preocupación|preocuparse|preocuparte}, estoy bien|Estoy bien, no {preocupar|preocuparse|preocuparte}}.',
          because: 'Use *no* + *te* + subjunctive: *no te preocupes*.',
        },
        {
          answer:
            'No te {preocupa|preocupe|preocupar|preocupado|preocupen|preocupéis}, {estoy|me siento|me encuentro} bien.',
          because: '*Te* is right. The *tú* form of the subjunctive is *preocupes*.',
        },
        {
          answer: '{Te no preocupes|Te preocupes no|No preocupes tú te|No tú te preocupas}, estoy bien.',
          because: 'The order is *no*, pronoun, subjunctive: *no te preocupes*.',
        },
        {
          answer: 'No {tú|ti|tu|se} preocupes, estoy bien.',
          because: 'The pronoun for *tú* is *te*: *no te preocupes*.',
        },
        {
          answer: '{No te preocupes, {soy|es|eres} bien|Soy bien, no te preocupes}.',
          because: 'For how you are, use *estar*: *estoy bien*.',
        },

        {
          answer: 'No te preocupes, {tengo bien|estoy de bien|estoy multa}.',
          because: 'The command is right, but “I’m fine” is *estoy bien*.',
        },
        {
          answer: 'No te preocupes, esté bien.',
          because: 'The command is right, but “I’m fine” is present: *estoy bien*.',
        },
        {
          answer: 'No te preocupes, {encuentro|siento} bien.',
          because:
            'For how you feel, use a reflexive: *me encuentro bien*, *me siento bien*. Or simply *estoy bien*.',
        },
        {
          answer: '{No seas|No eres|No estás} {preocupado|preocupada}, estoy bien.',
          because:
            'A “don’t” is subjunctive, and “be worried” uses *estar*. The usual command is *no te preocupes*.',
        },
        { answer: 'Te preocupes, estoy bien.', because: '“Don’t” needs *no*: *no te preocupes*.' },
        {
          answer:
            '{No hagas preocupar|No haces preocupar|No haces preocupes|No hagas preocupes|Haz no preocupar}, estoy bien.',
          because: 'Don’t translate this “do”: *no te preocupes*.',
        },

        { answer: 'Preocúpate, estoy bien.', because: '“Don’t” needs *no*: *no te preocupes*.' },
      ],
      notAsked: [
        {
          answer: 'No se preocupe, {estoy|me encuentro|me siento} bien.',
          because:
            'That’s for *usted*, which friends use in some countries. Most use *tú*: *no te preocupes*.',
        },
        {
          answer: '{No os preocupéis|No se preocupen}, {estoy|me encuentro|me siento} bien.',
          because: 'That’s for several people. To one friend, say *no te preocupes*.',
        },
        {
          answer: 'No me preocupes, estoy bien.',
          because: 'That’s “don’t worry **me**”. “Don’t worry” is *no te preocupes*.',
        },
        {
          answer: 'No te preocupes, {estoy|soy} {bueno|buena}.',
          because:
            '*Soy bueno* is “I’m good”, and *estoy bueno* is “I’m well again” or “I’m attractive”. “I’m fine” is *estoy bien*.',
        },
        {
          answer: 'No te preocupes, {está|estás|estamos|están} bien.',
          because: 'That’s the wrong person: *está bien* is “it’s all right”. “I’m fine” is *estoy bien*.',
        },
        {
          answer: 'No te preocupes, {estoy fino|estoy fina|hago bien}.',
          because:
            '*Hago bien* is “I’m doing the right thing”, and *estoy fino* is “I’m in good form”. “I’m fine” is *estoy bien*.',
        },
        {
          answer: 'No te preocupes, {estaba|estuve|estaré} bien.',
          because: 'That’s the past or the future. “I’m fine” is the present: *estoy bien*.',
        },
        {
          answer: '{No te preocupas, {estoy|me siento|me encuentro} bien|Estoy bien, no te preocupas}.',
          because: 'That states a fact, “you don’t worry”. A “don’t” is subjunctive: *no te preocupes*.',
        },
      ],
    },
    {
      id: 'dont-forget-the-keys',
      kind: 'order',
      teaches: 'reflexive-commands',
      words: ['las llaves', 'olvidéis', 'os', 'de', 'no'],
      en: 'Don’t forget the keys. (to several friends)',
      answers: ['No os olvidéis de las llaves.', 'De las llaves no os olvidéis.'],
      because: 'Use *no* + pronoun + subjunctive. *Olvidarse* needs *de*.',
      mistakes: [
        {
          answer: '<De las llaves> {os no olvidéis|os olvidéis no}.',
          because: '*No* comes first, then the pronoun: *no os olvidéis*.',
        },
        {
          answer: '<De las llaves> {no olvidéis os|olvidéis os no}.',
          because: 'In a “don’t” the pronoun goes before the verb: *no os olvidéis*.',
        },
        {
          answer: '<De las llaves> olvidéis no os.',
          because: 'The verb comes after *no* and *os*: *no os olvidéis*.',
        },
        {
          answer: '{No os de olvidéis las llaves|No de os olvidéis las llaves|No os olvidéis las llaves de}.',
          because: '*De* goes with what you forget: *olvidarse de las llaves*.',
        },
        {
          answer: '{Las llaves no os olvidéis de|Las llaves de no os olvidéis|Las llaves no os de olvidéis}.',
          because: '*De* goes right before *las llaves*.',
        },
        {
          answer: 'Os de las llaves no olvidéis.',
          because: 'The pronoun goes between *no* and the verb: *no os olvidéis*.',
        },
      ],
      ustedes: {
        words: ['no', 'se', 'de', 'las llaves', 'olviden'],
        answers: ['No se olviden de las llaves.', 'De las llaves no se olviden.'],
        mistakes: [
          {
            answer: '<De las llaves> {se no olviden|se olviden no}.',
            because: '*No* comes first, then the pronoun: *no se olviden*.',
          },
          {
            answer: '<De las llaves> {no olviden se|olviden se no}.',
            because: 'In a “don’t” the pronoun goes before the verb: *no se olviden*.',
          },
          {
            answer: '<De las llaves> olviden no se.',
            because: 'The verb comes after *no* and *se*: *no se olviden*.',
          },
          {
            answer: '{No se de olviden las llaves|No de se olviden las llaves|No se olviden las llaves de}.',
            because: '*De* goes with *las llaves*, the thing you forget.',
          },
          {
            answer: '{Las llaves no se olviden de|Las llaves de no se olviden|Las llaves no se de olviden}.',
            because: 'Keep *de* and *las llaves* together: *de las llaves*.',
          },
        ],
      },
    },
    {
      id: 'lets-go',
      kind: 'fill',
      teaches: 'reflexive-commands',
      sentence: 'Es muy tarde. Venga, ¡___ ya!',
      en: 'It’s very late. Come on, let’s go now. (irse)',
      answers: [
        'vámonos',
        {
          answer: 'vayámonos',
          note: '*Vayámonos* is right, but very formal. People say *vámonos*.',
        },
        { answer: 'vamos a irnos', note: 'Right, but the short command is *vámonos*.' },
        {
          answer: 'nos vamos',
          note: 'People do say this as an order. The command is *vámonos*.',
        },
      ],
      because: '*Vamos* loses its *-s* before *nos* and needs an accent: *vámonos*.',
      mistakes: [
        {
          answer: '{vámosnos|vamosnos|vayámosnos|vayamosnos}',
          because: 'Drop the *-s* before *nos*: *vámonos*.',
        },
        {
          answer: '{nos vámonos|nos vayámonos|nos vamonos}',
          because: 'One attached pronoun is enough: *vámonos*.',
        },
        {
          answer: '{nos vayamos|vayamos nos|vamos nos|vamo nos}',
          because: 'In a “let’s” the pronoun forms one word with the verb: *vámonos*.',
        },
        { answer: '{irnos|irse|ir}', because: 'Don’t use the infinitive for “let’s”: *vámonos*.' },
        {
          answer: '{vamos a irse|vamos irnos}',
          because: 'The pronoun for “us” is *nos*: *vamos a irnos*, or in one word *vámonos*.',
        },
        {
          answer: '{vámoslos|vámosle|vámolos|vámoos|vámose}',
          because: 'The pronoun for “us” is *nos*: *vámonos*.',
        },
        {
          answer: '{vanos|vayanos|vámanos|vayámanos|vémonos}',
          because: 'Use *vamos* without the *-s*, plus *nos*: *vámonos*.',
        },
      ],
      notAsked: [
        {
          answer: 'vamos',
          because:
            '*Vamos* is also “let’s go”, but the verb here is *irse*, which needs a pronoun: *vámonos*.',
        },
        {
          answer: 'vayamos',
          because: '*Vayamos* is a formal “let’s go”, but *irse* needs a pronoun: *vámonos*.',
        },
        {
          answer: '{marchémonos|larguémonos|salgamos}',
          because: 'That’s a different verb. The verb in brackets is *irse*: *vámonos*.',
        },
        {
          answer: 'nosotros nos vamos',
          because: 'That’s “we’re leaving”. After a “let’s” the pronoun is attached: *vámonos*.',
        },
        {
          answer: '{vete|váyase|idos|váyanse|vayan|vaya|id|ve}',
          because: 'That’s telling other people to go. “Let’s” is *nosotros*: *vámonos*.',
        },
        {
          answer: 'nos fuimos',
          because:
            'In parts of Latin America, friends say *nos fuimos* for “we’re off”. The command “let’s go” is *vámonos*.',
        },
        {
          answer: 'iros',
          because:
            'That’s for other people: in Spain, *iros* is for several friends. “Let’s” is *nosotros*: *vámonos*.',
        },
        {
          answer: 'vamos a ir',
          because:
            'That’s “let’s go” too, but the verb here is *irse*: *vamos a irnos*, or in one word *vámonos*.',
        },
        {
          answer: '{nos iremos|iremos|fuimos}',
          because:
            '*Nos iremos* and *iremos* are “we’ll go”; *fuimos*, in parts of Latin America, is “we’re off”. The command “let’s go” is *vámonos*.',
        },
      ],
    },
    {
      id: 'excuse-me-stranger',
      kind: 'choose',
      teaches: 'more-uses',
      prompt: 'You stop an elderly man in the street. How do you begin?',
      sentence: '___, señor, ¿dónde está el museo?',
      en: 'Excuse me, sir, where is the museum?',
      options: [
        { text: '*Perdona*', because: 'That’s for *tú*. With *señor*, use *usted*.' },
        {
          text: '*Perdone*',
          right: true,
          because: 'It’s the *usted* command of *perdonar*, the polite way to begin.',
        },
        { text: '*No me digas*', because: 'That’s “you don’t say”, which shows surprise.' },
      ],
    },
    {
      id: 'wash-the-tomatoes',
      kind: 'translate',
      teaches: 'more-uses',
      en: 'Wash the tomatoes and cut the onion. (a recipe, tú)',
      answers: [
        'Lava los tomates y {corta|pica|trocea|parte} la cebolla.',
        {
          answer: '{Corta|pica} la cebolla y lava los tomates.',
          note: 'Right, but in the recipe the tomatoes come first.',
        },
        {
          answer: 'Lavar los tomates y cortar la cebolla.',
          note: 'Recipes often use the infinitive. With *tú*, use *lava* and *corta*.',
        },
      ],
      because: 'These are regular *-ar* verbs: the “do” command to *tú* ends in *-a*.',
      notAsked: [
        {
          answer: 'Lave los tomates y {corte|pique} la cebolla.',
          because: 'That’s for *usted*. The recipe uses *tú*: *lava, corta*.',
        },
        {
          answer: '{Limpia|Enjuaga} los tomates y {corta|pica} la cebolla.',
          because: '*Limpiar* is “to clean” and *enjuagar* is “to rinse”. “Wash” is *lava*.',
        },
        {
          answer: 'Lavas los tomates y cortas la cebolla.',
          because:
            'That’s “you wash” and “you cut”, as people say when they explain a recipe. The commands are *lava* and *corta*.',
        },
        {
          answer: 'Lava los tomates y cortas la cebolla.',
          because: '*Cortas* is “you cut”. You need two commands: *lava* and *corta*.',
        },
      ],
      mistakes: [
        {
          answer: '{Lávate|Lávete} los tomates y corta la cebolla.',
          because: '*Lávate* is “wash yourself”. For tomatoes, say *lava*.',
        },
        { answer: 'Lava las tomates y corta la cebolla.', because: '*Tomate* is masculine: *los tomates*.' },
        {
          answer: 'Lava los tomates y {corte|cortar} la cebolla.',
          because: 'Both are commands to *tú*: *lava*, then *corta*.',
        },
      ],
    },
    {
      id: 'sign-on-the-door',
      kind: 'choose',
      teaches: 'softer-and-signs',
      prompt: 'Which would you see on a museum wall?',
      en: 'Do not touch',
      options: [
        {
          text: '*No tocar*',
          right: true,
          because: 'Most signs use the infinitive, the form in *-r*.',
        },
        { text: '*No toca*', because: 'That’s a statement: “he doesn’t touch”.' },
        {
          text: '*No tocad*',
          because: 'The *-d* form is only for a “do”.',
          teaches: 'formation',
        },
      ],
      ustedes: {
        options: [
          {
            text: '*No tocar*',
            right: true,
            because: 'Most signs use the infinitive, the form in *-r*.',
          },
          { text: '*No toca*', because: 'That’s a statement: “he doesn’t touch”.' },
          { text: '*No tocan*', because: 'That’s a statement: “they don’t touch”.', teaches: 'formation' },
        ],
      },
    },
    {
      id: 'could-you-help-me',
      kind: 'fill',
      teaches: 'softer-and-signs',
      sentence: 'Perdona, ¿___ ayudarme con la maleta?',
      en: 'Excuse me, could you help me with my suitcase? (to someone your age)',
      answers: [
        'podrías',
        'puedes',
        {
          answer: '{podías|pudieras}',
          note: 'People say *¿Podías…?* and *¿Pudieras…?* too, but the usual polite form is *¿Podrías…?*',
        },
        {
          answer: '{serías|eres} tan amable de',
          note: 'Right, but this means “would you be so kind as to”. “Could you” is *podrías*.',
        },
        {
          answer: 'me {harías|haces} el favor de',
          note: 'Right, but this means “would you do me the favour of”. “Could you” is *podrías*.',
        },
        {
          answer: '{te importaría|te importa}',
          note: 'Right, but this means “would you mind”. “Could you” is *podrías*.',
        },
      ],
      notAsked: [
        {
          answer: '{quieres|querrías}',
          because: '*Quieres* is “will you” and *querrías* is “would you like to”. “Could you” is *podrías*.',
        },
        {
          answer: '{podrás|pudiste}',
          because: 'That asks about the future or the past. “Could you” is *podrías*.',
        },
        {
          answer: '{podríais|podéis|podrían|pueden}',
          because: 'That asks several people. To one friend, say *podrías*.',
        },
      ],
      because:
        'A question is politer than *ayúdame*: *¿Podrías…?* is “could you” and *¿Puedes…?* is “can you”.',
      mistakes: [
        { answer: 'me {podrías|puedes}', because: '*Me* is already in *ayudarme*: *podrías*.' },
        { answer: '{podría|puede}', because: '*Perdona* is for *tú*: *podrías*.' },
        { answer: 'puedas', because: 'That’s the subjunctive. For a question, use *podrías* or *puedes*.' },
        { answer: 'poderías', because: 'The *e* of *poder* drops out: *podrías*.' },
      ],
      ustedes: {
        mistakes: [
          { answer: '{podría|puede}', because: '*Perdona* is for *tú*: *podrías*.' },
          { answer: 'puedas', because: 'That’s the subjunctive. For a question, use *podrías* or *puedes*.' },
          { answer: 'poderías', because: 'The *e* of *poder* drops out: *podrías*.' },
        ],
        notAsked: [
          {
            answer: '{podrás|pudiste}',
            because: 'That asks about the future or the past. “Could you” is *podrías*.',
          },
          { answer: '{podrían|pueden}', because: 'That asks several people. To one friend, say *podrías*.' },
        ],
      },
    },
    {
      id: 'never-open',
      kind: 'correct',
      teaches: 'time-expressions',
      sentence: 'Nunca abre correos de desconocidos.',
      en: 'Never open emails from strangers. (advice to a friend)',
      answers: [
        '{Nunca|jamás} abras [los] {correos [electrónicos]|mensajes} de desconocidos.',
        'No abras {nunca|jamás} [los] correos [electrónicos] de desconocidos.',
        'Nunca abras {un correo [electrónico]|ningún correo [electrónico]} de {un desconocido|desconocidos}.',
        'No abras correos de desconocidos {nunca|jamás}.',
        '{Nunca|jamás} abras [los] correos [electrónicos] de {extraños|gente desconocida|personas desconocidas|{gente|personas} que no {conozcas|conoces}}.',
      ],
      because: '*Nunca* makes it a “don’t”, so use the subjunctive, *abras*.',
      notAsked: [
        {
          answer: 'Nunca abra correos de desconocidos.',
          because: 'That’s for *usted*. To a friend, say *nunca abras*.',
        },
        {
          answer: 'Nunca {debes|hay que} abrir correos de desconocidos.',
          because: 'Good advice, but with “must”. The command is *nunca abras*.',
        },
        {
          answer: 'Nunca deberías abrir correos de desconocidos.',
          because: 'Good advice, but with “should”. The command is *nunca abras*.',
        },
        {
          answer: 'No abras [los] correos de desconocidos.',
          because: 'The command is right, but it only says “don’t”. “Never” is *nunca*: *nunca abras*.',
        },
        {
          answer: '{Nunca abras|No abras nunca} [los] correos [electrónicos] de extranjeros.',
          because: 'The command is right, but *extranjeros* are foreigners. “Strangers” are *desconocidos*.',
        },
        {
          answer: 'Nunca abres correos de desconocidos.',
          because: 'That’s “you never open”. For advice, use a command: *nunca abras*.',
        },
        {
          answer: 'No abre nunca correos de desconocidos.',
          because: 'That says what he or she never does. A “don’t” is subjunctive: *no abras nunca*.',
        },
      ],
      mistakes: [
        {
          answer: '{Nunca no abras|No nunca abras} correos de desconocidos.',
          because: 'Before the verb, *nunca* doesn’t need *no*. Or say *no abras nunca*.',
        },
        {
          answer: 'Abre nunca correos de desconocidos.',
          because: 'A “don’t” is subjunctive: *no abras nunca*.',
        },
      ],
    },
    {
      id: 'first-then',
      kind: 'order',
      teaches: 'time-expressions',
      words: ['luego', 'el texto', 'responde', 'y', 'lee', 'primero'],
      en: 'First read the text and then reply.',
      answers: [
        'Primero lee el texto y luego responde.',
        'Lee primero el texto y {luego responde|responde luego}.',
        'Lee el texto primero y {luego responde|responde luego}.',
        'Primero lee el texto y responde luego.',
      ],
      because: 'Put the two commands in order: *primero*, then *luego*.',
      notAsked: [
        {
          answer:
            '{Luego lee el texto y primero responde|Luego lee el texto y responde primero|Lee luego el texto y primero responde|Lee luego el texto y responde primero}.',
          because: 'Good Spanish, but then you’d reply first. Reading comes first: *primero lee*.',
        },
        {
          answer: '{Primero responde y luego lee el texto|Responde primero y luego lee el texto}.',
          because: 'Good Spanish, but the other way round: here you read first.',
        },
      ],
    },
    {
      id: 'sit-down-and-listen',
      kind: 'correct',
      teaches: 'more-mistakes',
      sentence: 'Sentados y escuchad.',
      en: 'Sit down and listen. (to several friends)',
      answers: [
        'Sentaos y escuchad.',
        {
          answer: '{Siéntense y {escuchen|presten atención}|Tomen asiento y escuchen}.',
          note: 'Right in Latin America, and in Spain to people you don’t know well. To friends in Spain, say *sentaos y escuchad*.',
        },
        {
          answer: '{Tomad asiento y escuchad|Sentaos y {prestad atención|atended}}.',
          note: 'Right, but the original has *sentarse* and *escuchar*.',
        },
        'Sentaos y escuchadme.',
        'Sentaos y escuchad, por favor.',
      ],
      because: 'Drop the *-d* before *os*: *sentad* + *os* becomes *sentaos*.',
      mistakes: [
        {
          answer: 'Sentados y {escuchados|escuchando}.',
          because: 'Neither is a command. The commands are *sentaos* and *escuchad*.',
        },
        {
          answer: 'Sentaros y {escuchad|escuchar|escucharos}.',
          because: 'That’s the infinitive, which you may hear. In writing, use *sentaos* and *escuchad*.',
        },
        {
          answer: 'Sentados y escuchar.',
          because:
            '*Sentados* is still a participle, and *escuchar* is an infinitive: *sentaos*, *escuchad*.',
        },
        {
          answer: 'Sentaos y {escuchar|escucháis|escuchéis|escuchados|escuchan}.',
          because: '*Sentaos* is right. *Escuchad* was already right, so keep it.',
        },
        {
          answer: 'Sentaos y {escucha|escuche|escuchen}.',
          because: '*Sentaos* is right. You’re talking to several friends in both halves: *escuchad*.',
        },

        {
          answer: 'Sentad y escuchad.',
          because:
            'The *-d* is right for a verb without *os*. “To sit down” is *sentarse*: *sentad* + *os* becomes *sentaos*.',
        },
        {
          answer: '{Sentadvos|Sentadse|Sentarse|Sentadnos|Sentaides|Sentaidos|Séntados} y escuchad.',
          because: 'The pronoun for *vosotros* is *os*. Drop the *-d* before it: *sentaos*.',
        },
        {
          answer: '{Os sentad|Os sentaos|Vos sentad} y escuchad.',
          because: 'In a “do”, attach the pronoun and drop the *-d*: *sentaos*.',
        },
        {
          answer: '{Sentad os|Senta os|Sentá os} y escuchad.',
          because: 'The pronoun forms one word with the verb, without *-d*: *sentaos*.',
        },
        {
          answer: '{Siéntaos|Sientaos|Sientados|Sientad|Siéntados} y escuchad.',
          because: 'The stem doesn’t change in the *vosotros* command: *sentaos*.',
        },
        {
          answer: 'Os sentáis y escuchad.',
          because:
            '*Os sentáis* is a statement, but *escuchad* is a command. The commands are *sentaos* and *escuchad*.',
        },
        {
          answer: 'Siéntate y escuchad.',
          because: '*Siéntate* is for one friend. To several friends, say *sentaos*.',
        },
        {
          answer: '{Sentéis|Os sentéis} y escuchéis.',
          because: 'The subjunctive is for a “don’t”. The commands are *sentaos* and *escuchad*.',
        },
        {
          answer: 'Siéntese y escuchad.',
          because:
            '*Siéntese* is for one person (*usted*), but *escuchad* is for several friends. Say *sentaos*.',
        },
      ],
      notAsked: [
        {
          answer: 'Os sentáis y escucháis.',
          because: 'That’s “you sit down and listen”. The commands are *sentaos* and *escuchad*.',
        },
        {
          answer: '{Siéntese y escuche|Tome asiento y escuche}.',
          because: 'That’s for *usted*, one person. You’re talking to several friends: *sentaos*.',
        },
        {
          answer: 'Siéntate y escucha.',
          because: '*Siéntate* is for one friend. To several friends, say *sentaos*.',
        },
        {
          answer: 'Sentaos y escuchaos.',
          because: '*Escuchaos* is “listen to each other”. “Listen” is *escuchad*.',
        },
        { answer: 'Sentadlos y escuchad.', because: 'That’s “sit **them** down”. “Sit down” is *sentaos*.' },
      ],
      ustedes: {
        sentence: 'Se sienten y escuchen.',
        answers: [
          'Siéntense y escuchen.',
          {
            answer: 'Sentaos y escuchad.',
            note: 'That’s for friends in Spain. With *ustedes*, say *siéntense*.',
          },
          {
            answer: '{Tomen asiento y escuchen|Siéntense y {presten atención|atiendan}}.',
            note: 'Right, but the original has *sentarse* and *escuchar*.',
          },
        ],
        because: 'In a “do” the pronoun is attached: *sienten* + *se* becomes *siéntense*.',
        mistakes: [
          {
            answer: '{Siéntesen|Siéntensen|Sientesen|Sientensen} y escuchen.',
            because: 'The *-n* of *ustedes* only goes before the pronoun: *siéntense*.',
          },
          {
            answer: '{Sienten|Siente} y escuchen.',
            because: '“To sit down” is *sentarse*: the pronoun is attached, *siéntense*.',
          },
          {
            answer: '{Siéntanse|Sientanse} y {escuchen|escuchan}.',
            because: 'The command is subjunctive, with *e*: *siéntense* and *escuchen*.',
          },
          {
            answer: '{Séntense|Sentense|Sentanse|Séntanse} y escuchen.',
            because: 'The stem changes from *e* to *ie*: *siéntense*.',
          },
          {
            answer: 'Siéntense y {escuchan|escucha|escuche|escuchar}.',
            because: '*Siéntense* is right. *Escuchen* was already right, so keep it.',
          },
          {
            answer: '{Siéntese|Siéntate} y escuchen.',
            because: 'You’re talking to several people: *siéntense* and *escuchen*.',
          },
          {
            answer: '{Sentarse y escuchar|Sentarse y escuchen}.',
            because: 'Don’t use the infinitive as a command here: *siéntense*.',
          },
          {
            answer: '{Sienten se|Siénten se} y escuchen.',
            because: 'The pronoun forms one word with the verb: *siéntense*.',
          },
          {
            answer: '{Sentados|Sentadas} y escuchen.',
            because: 'That’s the participle, “seated”. The command is *siéntense*.',
          },
        ],
        notAsked: [
          {
            answer: '{Siéntese y escuche|Siéntate y escucha}.',
            because: 'You’re talking to several people: *siéntense* and *escuchen*.',
          },
          {
            answer: '{Se sientan|Ustedes se sientan} y escuchan.',
            because: 'That’s “you sit down and listen”. The commands are *siéntense* and *escuchen*.',
          },
          {
            answer: 'Siéntense y escúchense.',
            because: '*Escúchense* is “listen to each other”. “Listen” is *escuchen*.',
          },
        ],
      },
    },
  ],
} satisfies AuthoredLesson
