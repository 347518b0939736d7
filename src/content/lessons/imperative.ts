import type { AuthoredLesson } from '../types'

export default {
  subtitle: 'El imperativo',
  blurb:
    'Tell a friend, a stranger or a whole group what to do and what not to do, give directions and recipes, and put the pronouns in the right place.',
  rule: 'A “do” to *tú*: the *él* form of the present (*habla*), or one of eight short forms (*haz*). To *vosotros*: the infinitive with *-d* for *-r* (*hablad*). Everything else, and **every negative**, is the present subjunctive (*hable*, *no hables*). Pronouns follow a “do” (*dímelo*) and precede a “don’t” (*no me lo digas*).',
  sections: [
    {
      id: 'formation',
      title: 'Formation',
      syllabus: ['V10'],
      blocks: [
        {
          kind: 'text',
          text: 'Ask two questions: **who** are you talking to, and is it a “do” or a “don’t”? Only two boxes of the grid have forms of their own, the “do” of *tú* and of *vosotros*.',
        },
        {
          kind: 'table',
          caption: 'Affirmative and negative tú, formal commands and the rest: where each form comes from',
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
              es: 'No {corras:correr} por el pasillo.',
              en: 'Don’t run in the corridor.',
              note: 'To one friend, *tú*.',
            },
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
              en: 'Let’s rest for a moment.',
              note: 'To all of us, *nosotros*.',
            },
          ],
        },
        {
          kind: 'list',
          items: [
            '**Stem changes** are those of the present and the [present subjunctive](present-subjunctive#stem-changes): *cierra, cierre, cerremos, cerrad, cierren*; *pide, pida, pidamos, pedid, pidan*.',
            'The *vosotros* “do” is the easiest form of all: **no verb is irregular** in it.',
            '**Let’s go** is *vamos*; “let’s not go” is *no vayamos*. *Vamos a* + infinitive also says “let’s”: *Vamos a empezar*.',
          ],
        },
        { kind: 'verb-table', tenses: ['imperative', 'negative-imperative'], suggested: ['hablar', 'hacer'] },
      ],
    },
    {
      id: 'irregular-information',
      title: 'Irregular information',
      syllabus: ['V10'],
      blocks: [
        {
          kind: 'text',
          text: 'Eight verbs have a short form for the “do” of *tú*. Their “don’t” is the normal subjunctive.',
        },
        {
          kind: 'table',
          caption: 'Irregular affirmative tú forms: the eight short commands',
          columns: [
            { header: 'Infinitive', lang: 'es', form: 'infinitive' },
            { header: 'Do (tú)', lang: 'es', form: 'imperative:0' },
            { header: 'Don’t (tú)', lang: 'es', form: 'negative-imperative:0' },
            { header: 'Meaning', lang: 'en', translation: true },
          ],
          rows: [
            ['decir', 'di', 'no digas', 'to say, to tell'],
            ['hacer', 'haz', 'no hagas', 'to do, to make'],
            ['ir', 've', 'no vayas', 'to go'],
            ['poner', 'pon', 'no pongas', 'to put'],
            ['salir', 'sal', 'no salgas', 'to go out, to leave'],
            ['ser', 'sé', 'no seas', 'to be'],
            ['tener', 'ten', 'no tengas', 'to have'],
            ['venir', 'ven', 'no vengas', 'to come'],
          ],
        },
        {
          kind: 'table',
          caption: 'Their compounds: short too, with an accent when they end in n',
          columns: [
            { header: 'Infinitive', lang: 'es', form: 'infinitive' },
            { header: 'Do (tú)', lang: 'es', form: 'imperative:0' },
            { header: 'Don’t (tú)', lang: 'es', form: 'negative-imperative:0' },
            { header: 'Meaning', lang: 'en', translation: true },
          ],
          rows: [
            ['mantener', 'mantén', 'no mantengas', 'to keep'],
            ['detener', 'detén', 'no detengas', 'to stop'],
            ['suponer', 'supón', 'no supongas', 'to suppose'],
            ['proponer', 'propón', 'no propongas', 'to suggest'],
            ['deshacer', 'deshaz', 'no deshagas', 'to undo'],
            ['prevenir', 'prevén', 'no prevengas', 'to prevent'],
          ],
        },
        {
          kind: 'list',
          items: [
            '*Sé* has an accent: it keeps the command “be” apart from the pronoun *se*. It also means “I know”.',
            '*Ve* is “go” and also “see”: *ve al médico* is *ir*, *ve esta película* is *ver*.',
            'The compounds of *decir* are **not** short: *predice*, *contradice*.',
            'For “be” with *estar* you will nearly always hear *estate* to a friend: *Estate quieto*.',
          ],
        },
        {
          kind: 'conjugation',
          caption: 'Do: hacer, poner, salir, tener',
          tense: 'imperative',
          verbs: [{ infinitive: 'hacer', en: 'to do' }, 'poner', 'salir', 'tener'],
        },
        {
          kind: 'conjugation',
          caption: 'Don’t: hacer, poner, salir, tener',
          tense: 'negative-imperative',
          verbs: [{ infinitive: 'hacer', en: 'to do' }, 'poner', 'salir', 'tener'],
        },
        {
          kind: 'conjugation',
          caption: 'Do: venir, decir, ir, ser',
          tense: 'imperative',
          verbs: ['venir', { infinitive: 'decir', en: 'to say' }, 'ir', { infinitive: 'ser', en: 'to be' }],
        },
        {
          kind: 'conjugation',
          caption: 'Don’t: venir, decir, ir, ser',
          tense: 'negative-imperative',
          verbs: ['venir', { infinitive: 'decir', en: 'to say' }, 'ir', { infinitive: 'ser', en: 'to be' }],
        },
        {
          kind: 'conjugation',
          caption: 'Do: dar, estar, saber, oír',
          tense: 'imperative',
          verbs: ['dar', { infinitive: 'estar', en: 'to be' }, 'saber', 'oír'],
        },
        {
          kind: 'conjugation',
          caption: 'Don’t: dar, estar, saber, oír',
          tense: 'negative-imperative',
          verbs: ['dar', { infinitive: 'estar', en: 'to be' }, 'saber', 'oír'],
        },
        {
          kind: 'table',
          caption: 'Spelling changes: wherever the subjunctive is used',
          columns: [
            { header: 'Infinitive', lang: 'es', form: 'infinitive' },
            { header: 'Do (tú)', lang: 'es', form: 'imperative:0' },
            { header: 'Do (usted)', lang: 'es', form: 'imperative:1' },
            { header: 'Don’t (tú)', lang: 'es', form: 'negative-imperative:0' },
            { header: 'Change', lang: 'en' },
          ],
          rows: [
            ['buscar', 'busca', 'busque', 'no busques', '*c* to *qu*'],
            ['pagar', 'paga', 'pague', 'no pagues', '*g* to *gu*'],
            ['empezar', 'empieza', 'empiece', 'no empieces', '*z* to *c*'],
            ['coger', 'coge', 'coja', 'no cojas', '*g* to *j*'],
            ['seguir', 'sigue', 'siga', 'no sigas', '*gu* to *g*'],
            ['conducir', 'conduce', 'conduzca', 'no conduzcas', 'as in *conduzco*'],
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: '{Ten:tener} paciencia con tu hermano pequeño.',
              en: 'Be patient with your little brother.',
            },
            { es: '{Sé:ser} sincera: ¿te gusta?', en: 'Be honest: do you like it?' },
            { es: '{Pon:poner} la mesa y {haz:hacer} la cama.', en: 'Lay the table and make your bed.' },
            { es: 'No {seas:ser} pesado, por favor.', en: 'Don’t be a pain, please.' },
            { es: '{Sed:ser} amables con los alumnos nuevos.', en: 'Be kind to the new pupils.' },
          ],
        },
      ],
    },
    {
      id: 'pronouns',
      title: 'Where the pronouns go',
      syllabus: ['V10'],
      blocks: [
        {
          kind: 'text',
          text: 'After a “do” the pronouns are **attached**; before a “don’t” they stand **separate**. The stress of the verb does not move, so the longer word usually needs a written accent.',
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
            '**Accent:** count from the end. If the stress is on the third syllable from the end or further back, write it: *dí-me-lo*, *cóm-pra-los*, *le-ván-te-se*. Two-syllable words such as *dime*, *ponlo*, *hazlo*, *dame* need none, and *dé* loses its own: *deme*.',
            '**Order:** indirect before direct, as always: *dámelo*, *díselo*. *Le* and *les* become *se* before *lo, la, los, las*.',
            '*Vosotros* **drops its** *-d* **before** *os*: *sentad* gives *sentaos*, *levantad* gives *levantaos*, *vestid* gives *vestíos* (the accent keeps *í* and *o* apart). Only *idos* (leave) keeps it. The *iros* that you will hear in Spain has been accepted since 2017, but no other *-ros*.',
            '*Nosotros* **drops its** *-s* **before** *nos* **and** *se*: *sentémonos*, *vámonos*, *digámoselo*.',
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
              en: 'If you have her keys, give them back to her.',
            },
          ],
        },
      ],
    },
    {
      id: 'when-to-use',
      title: 'When to use',
      syllabus: ['V10'],
      blocks: [
        { kind: 'text', text: '**1. Instructions**, at school, on screens, in exams.' },
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
          text: '**2. Recipes.** *Tú* or *usted* are both common, and so is the plain infinitive.',
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
        { kind: 'text', text: '**4. Advice.**' },
        {
          kind: 'examples',
          rows: [
            {
              es: '{Duerme:dormir} bien y no {estudies:estudiar} de noche.',
              en: 'Sleep well and don’t study at night.',
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
        { kind: 'text', text: '**7. Calling for attention:** set commands that have become small words.' },
        {
          kind: 'phrases',
          caption: 'Commands that you hear all day',
          rows: [
            { es: '{oye:oír}', en: 'hey, listen (to a friend)' },
            { es: '{oiga:oír}', en: 'excuse me (to a stranger)' },
            { es: '{mira:mirar}', en: 'look' },
            {
              es: '{perdona:perdonar}, {perdone:perdonar}',
              en: 'sorry, excuse me (to a friend; to a stranger)',
            },
            { es: '{dime:decir}, {dígame:decir}', en: 'yes? tell me (to a friend; to a stranger)' },
            { es: '{venga:venir}', en: 'come on' },
            { es: '{vamos:ir}', en: 'let’s go, come on' },
            { es: 'no me {digas:decir}', en: 'you don’t say' },
          ],
        },
      ],
    },
    {
      id: 'softer-and-signs',
      title: 'Softer requests, signs, and commands with que',
      syllabus: ['V10'],
      blocks: [
        {
          kind: 'text',
          text: 'A bare command is normal between friends and at home. With people you know less, add *por favor* or ask a question.',
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
          text: 'Signs speak to nobody in particular, so they use the infinitive, *prohibido* or *se prohíbe*.',
        },
        {
          kind: 'phrases',
          caption: 'On signs',
          rows: [
            { es: 'No fumar', en: 'No smoking' },
            { es: 'No tocar', en: 'Do not touch' },
            { es: 'Empujar', en: 'Push' },
            { es: 'Tirar', en: 'Pull' },
            { es: 'Prohibido el paso', en: 'No entry' },
            { es: 'Se {prohíbe:prohibir} aparcar', en: 'No parking' },
            { es: 'Se {ruega:rogar} silencio', en: 'Silence, please' },
          ],
        },
        {
          kind: 'text',
          text: '*Que* + present subjunctive passes an order on to a third person, repeats one, or wishes somebody well.',
        },
        {
          kind: 'examples',
          rows: [
            { es: '¿Está aquí Laura? Que {pase:pasar}.', en: 'Is Laura here? Let her come in.' },
            { es: '¡Que te {calles:callarse}!', en: 'Be quiet, I said.' },
            { es: 'Que {tengas:tener} un buen día.', en: 'Have a nice day.' },
          ],
        },
      ],
    },
    {
      id: 'tu-or-usted',
      title: 'Formal commands: tú or usted?',
      syllabus: ['V10'],
      blocks: [
        {
          kind: 'contrast',
          caption: 'The vowels change places',
          left: '*tú*, *vosotros*',
          right: '*usted*, *ustedes*',
          rows: [
            {
              left: { es: '{Toma:tomar} la primera a la izquierda.', en: 'Take the first on the left.' },
              right: { es: '{Tome:tomar} la primera a la izquierda.', en: 'Take the first on the left.' },
              why: '*-ar* verbs: *a* to a friend, *e* to somebody you call *usted*.',
            },
            {
              left: { es: '{Sube:subir} al segundo piso.', en: 'Go up to the second floor.' },
              right: { es: '{Suba:subir} al segundo piso.', en: 'Go up to the second floor.' },
              why: '*-er* and *-ir* verbs: *e* to a friend, *a* to somebody you call *usted*.',
            },
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
      ],
    },
    {
      id: 'examples',
      title: 'Examples',
      blocks: [
        {
          kind: 'examples',
          rows: [
            { es: '{Ven:venir} a mi casa cuando quieras.', en: 'Come to my house whenever you like.' },
            { es: 'No {dejes:dejar} el móvil cerca del agua.', en: 'Don’t leave your phone near the water.' },
            { es: '{Explícamelo:explicar} otra vez, por favor.', en: 'Explain it to me again, please.' },
            { es: '{Apagad:apagar} la luz antes de salir.', en: 'Switch off the light before you leave.' },
            {
              es: 'No {hagamos:hacer} ruido: el bebé duerme.',
              en: 'Let’s not make any noise: the baby is asleep.',
            },
            { es: '{Escribid:escribir} unas cien palabras.', en: 'Write about a hundred words.' },
            { es: '{Ponte:ponerse} el abrigo, que hace frío.', en: 'Put your coat on, it’s cold.' },
          ],
        },
        {
          kind: 'dialogue',
          caption: 'Asking a friend the way',
          lines: [
            {
              who: 'Martín',
              es: '{Perdona:perdonar}, ¿dónde está la piscina?',
              en: 'Excuse me, where is the swimming pool?',
            },
            {
              who: 'Zoe',
              es: 'Cerca. {Sigue:seguir} por esta calle y {cruza:cruzar} el parque.',
              en: 'Nearby. Go along this street and cross the park.',
            },
            { who: 'Martín', es: '¿Y después?', en: 'And then?' },
            {
              who: 'Zoe',
              es: 'No {gires:girar} en la rotonda. {Toma:tomar} la calle de la biblioteca.',
              en: 'Don’t turn at the roundabout. Take the street with the library.',
            },
            { who: 'Martín', es: '{Espera:esperar}, no tan rápido.', en: 'Wait, not so fast.' },
            {
              who: 'Zoe',
              es: 'Mejor {ven:venir} conmigo. Yo también voy.',
              en: 'You’d better come with me. I’m going too.',
            },
          ],
        },
        {
          kind: 'dialogue',
          caption: 'At the doctor’s, with usted',
          lines: [
            {
              who: 'Doctora',
              es: '{Pase:pasar} y {siéntese:sentarse}, por favor.',
              en: 'Come in and sit down, please.',
            },
            {
              who: 'Paciente',
              es: 'Gracias. Me duele mucho la garganta.',
              en: 'Thank you. My throat hurts a lot.',
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
      id: 'time-expressions',
      title: 'Time expressions',
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
            { es: 'antes de salir', en: 'before leaving' },
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
              en: 'Never reply to a stranger.',
              note: '*Nunca* makes it a “don’t”, so subjunctive.',
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
              wrong: 'No habla tan alto, Nuria.',
              right: 'No {hables:hablar} tan alto, Nuria.',
              en: 'Don’t talk so loudly, Nuria.',
              why: 'English only adds “don’t”. Spanish changes the verb as well: every “don’t” is subjunctive.',
            },
            {
              wrong: 'No hablas con la boca llena.',
              right: 'No {hables:hablar} con la boca llena.',
              en: 'Don’t talk with your mouth full.',
              why: '*No hablas* is a statement, “you don’t talk”.',
            },
            {
              wrong: 'Hace los deberes ahora.',
              right: '{Haz:hacer} los deberes ahora.',
              en: 'Do your homework now.',
              why: 'The rule “*él* form” fails for eight verbs, and *hacer* is one of them.',
            },
            {
              wrong: 'No sé hacer este nudo: hazme lo tú.',
              right: 'No sé hacer este nudo: {házmelo:hacer} tú.',
              en: 'I can’t tie this knot: you do it for me.',
              why: 'All pronouns form one word with the verb, and then the accent is needed.',
            },
            {
              wrong: 'Ves a la tienda, por favor.',
              right: '{Ve:ir} a la tienda, por favor.',
              en: 'Go to the shop, please.',
              why: '*Ves* is “you see”. The *tú* command never ends in *-s* unless it has *no* in front.',
            },
            {
              wrong: 'Si lo sabes, dime lo.',
              right: 'Si lo sabes, {dímelo:decir}.',
              en: 'If you know, tell me.',
              why: 'English leaves a space before each pronoun. Spanish attaches both to a “do”.',
            },
            {
              wrong: 'No dímelo.',
              right: 'No me lo {digas:decir}.',
              en: 'Don’t tell me.',
              why: 'A “don’t” changes two things: the verb (*digas*) and the place of the pronouns.',
            },
            {
              wrong: 'Sientate, por favor.',
              right: '{Siéntate:sentarse}, por favor.',
              en: 'Sit down, please.',
              why: 'The stress stays on *sien-*, now the third syllable from the end: write the accent.',
            },
            {
              wrong: 'Dimelo otra vez.',
              right: '{Dímelo:decir} otra vez.',
              en: 'Tell me again.',
              why: '*Di* needs no accent, *dime* needs none, but with a second pronoun the stress is third from the end.',
            },
            {
              wrong: 'Levantese, señor López.',
              right: '{Levántese:levantarse}, señor López.',
              en: 'Please stand up, Mr López.',
              why: 'The same rule with *usted*.',
            },
            {
              wrong: 'Chicos, venir aquí.',
              right: 'Chicos, {venid:venir} aquí.',
              en: 'Come here, everyone.',
              why: 'You will hear the infinitive in Spain, but in writing the *vosotros* command ends in *-d*.',
            },
            {
              wrong: 'Sentados en el suelo, por favor.',
              right: '{Sentaos:sentarse} en el suelo, por favor.',
              en: 'Sit on the floor, please.',
              why: '*Sentados* is a participle, “sitting”. Before *os* the *-d* is dropped.',
            },
            {
              wrong: 'Se bueno con tu abuela.',
              right: '{Sé:ser} bueno con tu abuela.',
              en: 'Be good to your gran.',
              why: 'Without the accent *se* is the pronoun.',
            },
            {
              wrong: 'Oyes, ¿qué hora es?',
              right: '{Oye:oír}, ¿qué hora es?',
              en: 'Hey, what’s the time?',
              why: '*Oyes* is “you hear”. The command has no *-s*.',
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
      title: 'Spain, America and the exam',
      blocks: [
        {
          kind: 'note',
          label: 'Spain and America',
          text: 'In America *ustedes* is used with friends too, so *hablen* and *no hablen* do all the work of *hablad* and *no habléis*. In Argentina, Uruguay and other places *vos* has commands of its own, which you only need to recognise. Who gets *usted* differs too: in Spain people say *tú* to most people, in Colombia many say *usted* even to friends. *Coge* (take) is an everyday word in Spain and a rude one in much of America: *toma* is safe everywhere. And you will meet *papas*, *estacionar*, *celular* for *patatas*, *aparcar*, *móvil*.',
        },
        {
          kind: 'note',
          label: 'In the exam',
          text: 'In the IGCSE the listening and reading papers are full of commands: directions, recipes, adverts, rules. In the role play use *usted* commands with strangers, in shops, hotels and offices (*perdone*, *dígame*). In writing, an email with advice shows a “do” and a “don’t” in one line (*duerme mucho y no estudies de noche*). In the IB, leaflets, speeches and guidelines need one person kept from beginning to end: do not mix *tú* and *usted*.',
        },
      ],
    },
    {
      id: 'drill',
      title: 'Form drill',
      blocks: [
        {
          kind: 'drill',
          tense: 'imperative',
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
                'oír',
                'buscar',
                'seguir',
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
      id: 'open-the-window',
      kind: 'choose',
      teaches: 'formation',
      prompt: 'You are talking to a friend. Which form?',
      sentence: 'Marcos, ___ la ventana, por favor.',
      en: 'Marcos, open the window, please.',
      options: [
        { text: '*abre*', right: true, because: 'A “do” to *tú* looks like the *él* form of the present.' },
        { text: '*abra*', because: 'That is the *usted* command. Marcos is a friend.' },
        { text: '*abres*', because: 'That states “you open”. A *tú* command has no *-s* without *no*.' },
        { text: '*abrid*', because: 'That is *vosotros*, for several friends. Marcos is alone.' },
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
        { answer: 'hace', because: 'That is “she does”. *Hacer* has a short *tú* command: *haz*.' },
        { answer: 'haces', because: 'That states “you do”. The command is *haz*.' },
        { answer: 'haga', because: 'That is the *usted* command. Lucía is a friend: *haz*.' },
        { answer: 'has', because: '*Has* belongs to *haber*. The command of *hacer* is spelt *haz*.' },
      ],
    },
    {
      id: 'phone-in-class',
      kind: 'choose',
      teaches: 'formation',
      prompt: 'Which form?',
      sentence: 'Irene, no ___ el móvil en clase.',
      en: 'Irene, don’t use your phone in class.',
      options: [
        { text: '*usa*', because: 'That is the “do” form. A “don’t” is always subjunctive.' },
        { text: '*usas*', because: 'That states “you don’t use”. A “don’t” is subjunctive.' },
        { text: '*uséis*', because: 'The right mood, but for several friends. Irene is alone.' },
        { text: '*uses*', right: true, because: 'A “don’t” to *tú* is the present subjunctive.' },
      ],
    },
    {
      id: 'come-here-everyone',
      kind: 'fill',
      teaches: 'formation',
      sentence: 'Chicos, ___ aquí ahora mismo.',
      en: 'Guys, come here right now. (venir, vosotros)',
      answers: ['venid'],
      because:
        'For *vosotros* change the *-r* of the infinitive to *-d*: *venid*. No verb is irregular here.',
      mistakes: [
        { answer: 'venir', because: 'Common in speech in Spain, but in writing the command ends in *-d*.' },
        { answer: 'venís', because: 'That states “you come”. The command is *venid*.' },
        {
          answer: 'vengan',
          because: 'That is *ustedes*: right in America, but here the person is *vosotros*.',
        },
        { answer: 'ven', because: 'That is for one friend.' },
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
        { text: '*Pasa*', because: 'That is *tú*. The sentence says *usted*.' },
        { text: '*Pase*', right: true, because: '*Usted*: present subjunctive, with *e* for an *-ar* verb.' },
        { text: '*Pasen*', because: 'That is *ustedes*, for several people.' },
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
          because: 'Pronouns stand in front only after *no*. After a “do” they are attached.',
        },
        { text: '*Dilome.*', because: 'The person comes before the thing: *me*, then *lo*.' },
        {
          text: '*Dímelo.*',
          right: true,
          because: 'Attached, person before thing, with the accent on the old stress.',
        },
        {
          text: '*Dime lo.*',
          because: 'Attached pronouns form **one** word with the verb, and then it needs an accent.',
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
        'No me lo digas todavía.',
        'Todavía no me lo digas.',
        'No me lo digas aún.',
        'Aún no me lo digas.',
      ],
      because: 'A “don’t” is subjunctive (*digas*) and its pronouns stand in front.',
      mistakes: [
        {
          answer: 'No me lo di todavía.',
          because: 'The pronouns are in the right place. The verb must be subjunctive: *digas*.',
        },
        {
          answer: 'No dígasmelo todavía.',
          because: 'The verb is right. Before a “don’t” the pronouns are separate: *no me lo digas*.',
        },
        {
          answer: 'No me lo dices todavía.',
          because: 'That states “you don’t tell me”. The command is *digas*.',
        },
      ],
    },
    {
      id: 'sit-down-and-listen',
      kind: 'correct',
      teaches: 'common-mistakes',
      sentence: 'Sentados y escuchad.',
      en: 'Sit down and listen. (to several friends)',
      answers: ['Sentaos y escuchad.'],
      because: 'Before *os* the *-d* is dropped: *sentad* + *os* gives *sentaos*.',
      mistakes: [
        {
          answer: 'Sentados y escuchados.',
          because: 'Both are participles now. The commands are *sentaos* and *escuchad*.',
        },
        {
          answer: 'Sentaros y escuchad.',
          because: 'That is the infinitive, which you may hear. In writing it is *sentaos*.',
        },
        {
          answer: 'Siéntense y escuchen.',
          because: 'That is *ustedes*: right in America, but here you practise *vosotros*: *sentaos*.',
        },
        {
          answer: 'Sentados y escuchar.',
          because: '*Sentados* is still a participle, and a *vosotros* command ends in *-d*.',
        },
      ],
    },
    {
      id: 'dont-forget-the-keys',
      kind: 'order',
      teaches: 'pronouns',
      words: ['las llaves', 'olvidéis', 'os', 'de', 'no'],
      en: 'Don’t forget the keys. (to several friends)',
      answers: ['No os olvidéis de las llaves.', 'De las llaves no os olvidéis.'],
      because: '*No* + pronoun + subjunctive. *Olvidarse* takes *de*.',
    },
    {
      id: 'lets-go',
      kind: 'fill',
      teaches: 'pronouns',
      sentence: 'Es muy tarde. Venga, ¡___ ya!',
      en: 'It’s very late. Come on, let’s go now. (irse)',
      answers: ['vámonos', 'vayámonos'],
      because:
        '*Vamos* loses its *-s* before *nos*, and the stress needs an accent. *Vayámonos* exists, but sounds bookish.',
      mistakes: [
        { answer: 'vámosnos', because: 'The *-s* is dropped before *nos*: *vámonos*.' },
        {
          answer: 'nos vamos',
          because: 'That states “we’re leaving”. After a “let’s” the pronoun is attached: *vámonos*.',
        },
        {
          answer: 'vamos',
          because:
            '*Vamos* is “let’s go” too, but the verb here is *irse*, which keeps its pronoun: *vámonos*.',
        },
      ],
    },
    {
      id: 'dont-worry',
      kind: 'translate',
      teaches: 'pronouns',
      en: 'Don’t worry, I’m fine. (to a friend)',
      answers: [
        'No te preocupes, estoy bien.',
        'No te preocupes, yo estoy bien.',
        'No te preocupes, que estoy bien.',
        'No te preocupes, me encuentro bien.',
        'No te preocupes, me siento bien.',
        'Tranquilo, estoy bien.',
        'Tranquila, estoy bien.',
      ],
      because: 'A “don’t” to *tú*: *no* + *te* + subjunctive.',
      mistakes: [
        {
          answer: 'No te preocupas, estoy bien.',
          because: 'That states “you don’t worry”. The command is *no te preocupes*.',
        },
        {
          answer: 'No preocúpate, estoy bien.',
          because: '*Preocúpate* is a “do”. A “don’t” is *no te preocupes*.',
        },
        {
          answer: 'No preocupes, estoy bien.',
          because: '*Preocuparse* is reflexive: it needs *te*, so *no te preocupes*.',
        },
        { answer: 'No te preocupes, soy bien.', because: 'How you are is *estar*: *estoy bien*.' },
      ],
    },
    {
      id: 'turn-left',
      kind: 'translate',
      teaches: 'tu-or-usted',
      en: 'Turn left and go straight on. (usted)',
      answers: [
        'Gire a la izquierda y siga todo recto.',
        'Gire a la izquierda y siga recto.',
        'Gire a la izquierda y siga todo derecho.',
        'Gire a la izquierda y siga derecho.',
        'Gire a la izquierda y continúe todo recto.',
        'Gire a la izquierda y continúe recto.',
        'Gire a la izquierda y continúe todo derecho.',
        'Gire a la izquierda y continúe derecho.',
        'Gire a la izquierda y vaya todo recto.',
        'Gire a la izquierda y vaya recto.',
        'Gire a la izquierda y vaya todo derecho.',
        'Gire a la izquierda y vaya derecho.',
        'Tuerza a la izquierda y siga todo recto.',
        'Tuerza a la izquierda y siga recto.',
        'Tuerza a la izquierda y siga todo derecho.',
        'Tuerza a la izquierda y siga derecho.',
        'Tuerza a la izquierda y continúe todo recto.',
        'Tuerza a la izquierda y continúe recto.',
        'Tuerza a la izquierda y continúe todo derecho.',
        'Tuerza a la izquierda y continúe derecho.',
        'Tuerza a la izquierda y vaya todo recto.',
        'Tuerza a la izquierda y vaya recto.',
        'Tuerza a la izquierda y vaya todo derecho.',
        'Tuerza a la izquierda y vaya derecho.',
        'Doble a la izquierda y siga todo recto.',
        'Doble a la izquierda y siga recto.',
        'Doble a la izquierda y siga todo derecho.',
        'Doble a la izquierda y siga derecho.',
        'Doble a la izquierda y continúe todo recto.',
        'Doble a la izquierda y continúe recto.',
        'Doble a la izquierda y continúe todo derecho.',
        'Doble a la izquierda y continúe derecho.',
        'Doble a la izquierda y vaya todo recto.',
        'Doble a la izquierda y vaya recto.',
        'Doble a la izquierda y vaya todo derecho.',
        'Doble a la izquierda y vaya derecho.',
        'Gire usted a la izquierda y siga todo recto.',
        'Gire usted a la izquierda y siga recto.',
      ],
      because: '*Usted* takes the present subjunctive: *gire* and *siga*.',
      mistakes: [
        {
          answer: 'Gira a la izquierda y sigue todo recto.',
          because: 'Those are *tú* commands, for a friend. To *usted*: *gire* and *siga*.',
        },
        {
          answer: 'Gire a la izquierda y sigue todo recto.',
          because: 'Keep one person: *gire* is *usted*, *sigue* is *tú*. Say *siga*.',
        },
        {
          answer: 'Gire izquierda y siga todo recto.',
          because: '“Left” after a verb of movement is *a la izquierda*.',
        },
      ],
    },
  ],
} satisfies AuthoredLesson
