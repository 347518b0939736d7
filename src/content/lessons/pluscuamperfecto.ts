import type { AuthoredLesson } from '../types'

export default {
  subtitle: 'El pretérito pluscuamperfecto',
  blurb:
    'Go one step further back: say what had already happened before something else, report what somebody said, and give reasons.',
  rule: '*{Había:haber}* + [participle](?participle) is the past **before** the past: *Cuando {llegué:llegar}, ya se {habían ido:irse}* (“When I arrived, they had already left”). You need a point in the past to look back from. To tell events in the order they happened, use the preterite.',
  needs: {
    igcse: {
      asks: 'produce',
      what: 'Use one or two in Writing and Speaking, such as *ya {había terminado:terminar}*. In Reading, work out what came first.',
    },
    abInitio: {
      asks: 'recognise',
      what: 'In a text, recognise when something had happened earlier. You don’t need it in your own writing.',
    },
    standard: { asks: 'produce', what: 'Step back in a story, give reasons and report what people said.' },
    higher: {
      asks: 'produce',
      what: 'Do the same, mix this tense with the other past tenses, and use one or two other tenses with *haber*.',
    },
  },
  opening: 'closed-before-i-came',
  sections: [
    {
      id: 'formation',
      title: 'Formation',
      core: true,
      syllabus: ['V8'],
      blocks: [
        {
          kind: 'text',
          text: 'Take the imperfect of *haber* and add the participle (_done_, _eaten_): *-ado* for *-ar*, *-ido* for *-er* and *-ir*. It works like English “had done”.',
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
            'All six forms of *haber* have an accent on the *í*. *Yo* and *él* have the same form: add *yo*, *él* or a name when it’s not clear who you mean.',
            'The participle never changes: *Ellas {habían salido:salir}* (“They had gone out”).',
            'Don’t put anything between *haber* and the participle. *No* and pronouns go before *haber*: *No se lo {había dicho:decir}* (“I hadn’t told him”).',
          ],
        },
        { kind: 'verb-table', tenses: ['pluperfect'], suggested: ['hablar', 'abrir'] },
      ],
    },
    {
      id: 'when-to-use',
      title: 'When to use',
      core: true,
      syllabus: ['V8'],
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            '**Before another point in the past:** a verb (*cuando {llegué:llegar}*, “when I arrived”) or a time (*a las nueve*, “at nine”).',
            '**Reporting** what somebody said ([more](#reporting)).',
            '**The reason** for what happened.',
            '**Experience up to then:** *nunca*, “never (until that moment)”.',
          ],
        },
        {
          kind: 'dialogue',
          caption: 'After the party',
          lines: [
            { who: 'Leo', es: '¿{Viste:ver} a Nerea?', en: 'Did you see Nerea?' },
            {
              who: 'Aisha',
              es: 'No, cuando {llegué:llegar}, ya se {había marchado:marcharse}.',
              en: 'No, when I arrived, she had already left.',
            },
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Me contó que {había cambiado:cambiar} de instituto.',
              en: 'She told me that she had changed schools.',
            },
            {
              es: 'Como no {habían reservado:reservar}, durmieron en la estación.',
              en: 'As they hadn’t booked, they slept at the station.',
            },
            { es: 'Nunca {había montado:montar} en globo.', en: 'I had never been in a hot-air balloon.' },
          ],
        },
        {
          kind: 'text',
          text: '**“Had just”** is not the pluperfect: it is the **imperfect** of *acabar* + *de* + [infinitive](?infinitive) (the dictionary form).',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: '{Acababa:acabar} de salir de casa cuando empezó a llover.',
              en: 'I had just left home when it began to rain.',
            },
          ],
        },
      ],
    },
    {
      id: 'irregular-information',
      title: 'Irregular information',
      core: true,
      syllabus: ['V8'],
      blocks: [
        {
          kind: 'text',
          text: 'Only the participle can be irregular. These are the same participles as in the [perfect](preterito-perfecto#irregular-information).',
        },
        {
          kind: 'table',
          caption: 'Irregular participles',
          columns: [
            { header: 'Infinitive', lang: 'es', form: 'infinitive' },
            { header: '*yo*, *él*, *ella*', lang: 'es', form: 'pluperfect:0' },
            { header: 'Meaning', lang: 'en', translation: true },
          ],
          rows: [
            ['abrir', 'había abierto', 'had opened'],
            ['cubrir', 'había cubierto', 'had covered'],
            ['escribir', 'había escrito', 'had written'],
            ['morir', 'había muerto', 'had died'],
            ['poner', 'había puesto', 'had put'],
            ['resolver', 'había resuelto', 'had solved'],
            ['romper', 'había roto', 'had broken'],
            ['ver', 'había visto', 'had seen'],
            ['volver', 'había vuelto', 'had returned'],
            ['decir', 'había dicho', 'had said'],
            ['hacer', 'había hecho', 'had done'],
          ],
        },
        {
          kind: 'text',
          text: 'Less common: *{satisfecho:satisfacer}* (satisfied), *{frito:freír}* or *{freído:freír}* (fried), *{impreso:imprimir}* or *{imprimido:imprimir}* (printed). The accents are the same as in the perfect: *{leído:leer}* (read), *{oído:oír}* (heard), *{traído:traer}* (brought), but *{construido:construir}* (built). “There had been” is *{había habido:haber}*, for one thing or many.',
        },
      ],
    },
    {
      id: 'pluperfect-or-preterite',
      title: 'Pluperfect or preterite?',
      core: true,
      blocks: [
        {
          kind: 'text',
          text: 'For events **in the order they happened**, use the [preterite](indefenido). To **step back** to something earlier, use the pluperfect.',
        },
        {
          kind: 'contrast',
          caption: 'Step back or move on',
          left: 'Pluperfect: it had happened before',
          right: 'Preterite: it happened next',
          rows: [
            {
              left: { es: 'Cuando llegué, Ana se {había ido:irse}.', en: 'When I arrived, Ana had left.' },
              right: { es: 'Cuando llegué, Ana se {fue:irse}.', en: 'When I arrived, Ana left.' },
              why: 'Pluperfect: you didn’t see her. Preterite: you did, for a moment.',
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
              why: '*Ya … cuando* steps back in time, and *y luego* moves on.',
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
              wrong: 'Ya habiamos comido.',
              right: 'Ya {habíamos comido:comer}.',
              en: 'We had already eaten.',
              why: 'All six forms have the accent: without it the *i* would not be a separate syllable.',
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
              why: 'The pluperfect isn’t for “long ago”. If there’s no other past event to look back from, use the preterite.',
            },
            {
              wrong: 'Cuando llegué, el autobús se fue ya.',
              right: 'Cuando llegué, el autobús ya se {había ido:irse}.',
              en: 'When I arrived, the bus had already left.',
              why: 'With the preterite the bus leaves **after** you arrive. For something earlier, use *{había:haber}* + participle.',
            },
            {
              wrong: 'Tenía comido demasiado.',
              right: '{Había comido:comer} demasiado.',
              en: 'I had eaten too much.',
              why: 'For English _had_, use *tener* for owning and *haber* for this tense.',
            },
          ],
        },
      ],
    },
    {
      id: 'mixed-story',
      title: 'A story with all the past tenses',
      more: 'A wedding without a priest: fourteen gaps, each with three tenses to choose from.',
      blocks: [
        {
          kind: 'story',
          id: 'wedding',
          title: 'La boda de Alba',
          introduction:
            'For each gap decide: is it the next event (preterite), the scene or a habit (imperfect), something earlier (pluperfect) or a time up to now (perfect)? Then type the form.',
          text: 'De pequeña, cada vez que {veía:ver} una boda, mi prima Alba ___ que nunca se {casaría:casarse}. Pero hace dos veranos se ___ en un pueblo de Asturias y nos {invitó:invitar} a todos. Nunca antes ___ a una boda. ___ las doce cuando {llegó:llegar} la novia, que ___ un vestido azul, porque el día anterior su perro ___ el blanco. Solo {faltaba:faltar} una persona: el cura todavía no ___. Entonces mi tía lo ___ tres veces, pero él no {contestaba:contestar}. Los músicos, que ya ___ todas sus canciones, {parecían:parecer} aburridos. De repente ___ un timbre: {era:ser} el cura, en una bicicleta de niña. «Perdonad —{dijo:decir}—, ¡todavía no ___!». Nos {explicó:explicar} que su coche se ___ en la carretera y que una vecina le {había prestado:prestar} la bici de su hija. La boda {empezó:empezar} tarde, pero mi familia y yo ___ hasta las tres de la madrugada. Desde entonces no me ___ tanto.',
          gaps: [
            {
              infinitive: 'decir',
              options: ['preterite', 'imperfect', 'pluperfect'],
              answer: 'imperfect',
              form: 'decía',
              signal: '*De pequeña, cada vez que {veía:ver}…*: a habit, “she used to say”.',
            },
            {
              infinitive: 'casarse',
              options: ['preterite', 'imperfect', 'pluperfect'],
              answer: 'preterite',
              form: 'casó',
              signal:
                '*Hace dos veranos* (two summers ago): one event at a stated time, and the first in the story.',
            },
            {
              infinitive: 'ir',
              person: 'yo',
              options: ['preterite', 'imperfect', 'pluperfect'],
              answer: 'pluperfect',
              form: 'había ido',
              signal: '*Nunca antes* (never before): it hadn’t happened before that day.',
            },
            {
              infinitive: 'ser',
              options: ['preterite', 'imperfect', 'pluperfect'],
              answer: 'imperfect',
              form: 'eran',
              signal: 'The time of day is background information, and *las doce* is plural.',
            },
            {
              infinitive: 'llevar',
              options: ['perfect', 'imperfect', 'pluperfect'],
              answer: 'imperfect',
              form: 'llevaba',
              signal: 'This describes how she was dressed when she arrived.',
            },
            {
              infinitive: 'romper',
              options: ['perfect', 'imperfect', 'pluperfect'],
              answer: 'pluperfect',
              form: 'había roto',
              signal: '*El día anterior* (the day before): it happened before the wedding.',
            },
            {
              infinitive: 'aparecer',
              options: ['perfect', 'preterite', 'pluperfect'],
              answer: 'pluperfect',
              form: 'había aparecido',
              signal: '*Todavía no* (not yet): it had not happened up to that moment.',
            },
            {
              infinitive: 'llamar',
              options: ['preterite', 'imperfect', 'pluperfect'],
              answer: 'preterite',
              form: 'llamó',
              signal:
                '*Entonces* (then) moves the story on, and *tres veces* (three times) says how many times.',
            },
            {
              infinitive: 'tocar',
              options: ['perfect', 'imperfect', 'pluperfect'],
              answer: 'pluperfect',
              form: 'habían tocado',
              signal: '*Ya* (already): by then they had no songs left to play.',
            },
            {
              infinitive: 'sonar',
              options: ['preterite', 'imperfect', 'pluperfect'],
              answer: 'preterite',
              form: 'sonó',
              signal: '*De repente* (suddenly) signals an event.',
            },
            {
              infinitive: 'desayunar',
              options: ['perfect', 'imperfect', 'pluperfect'],
              answer: 'perfect',
              form: 'he desayunado',
              signal: 'These are his own words, seen from his “now”: “I haven’t had breakfast yet”.',
            },
            {
              infinitive: 'estropearse',
              options: ['perfect', 'imperfect', 'pluperfect'],
              answer: 'pluperfect',
              form: 'había estropeado',
              signal:
                'After *explicó que*, this is further back in the past, like *le {había prestado:prestar}*.',
            },
            {
              infinitive: 'bailar',
              options: ['preterite', 'imperfect', 'pluperfect'],
              answer: 'preterite',
              form: 'bailamos',
              signal: '*Hasta las tres* (until three) says when the dancing ended.',
            },
            {
              infinitive: 'reírse',
              options: ['perfect', 'imperfect', 'pluperfect'],
              answer: 'perfect',
              form: 'he reído',
              signal: '*Desde entonces* (since then): from that day up to now.',
            },
          ],
        },
      ],
    },
    {
      id: 'story',
      title: 'Choose the tense: a story',
      more: 'A missed train: preterite or pluperfect in fourteen gaps.',
      blocks: [
        {
          kind: 'story',
          id: 'missed-train',
          title: 'El tren de las ocho',
          introduction:
            'For each gap decide: is it the next event (preterite), or does the story step back to something earlier (pluperfect)? Then type the form.',
          text: 'Cuando ___ a la estación, mi clase ya ___ para Granada. ¡Qué desastre! Nunca antes ___ un tren. Primero ___ a mi tutora: en el vagón todavía nadie ___ mi ausencia. Enseguida ___ los horarios y me {explicó:explicar} que {había:haber} otro tren a las diez. Entonces ___ hasta la taquilla, pero ya la ___. Por suerte, un señor que ya ___ dos billetes {estaba:estar} solo, porque su hijo todavía no se ___. ¡Y me ___ uno! A las tres de la tarde por fin ___ a mis amigos en la Alhambra. Ya ___, pero me {habían guardado:guardar} un bocadillo. Hasta aquel día nunca ___ los horarios con atención. Ahora los {miro:mirar} tres veces.',
          gaps: [
            {
              infinitive: 'llegar',
              person: 'yo',
              options: ['preterite', 'pluperfect'],
              answer: 'preterite',
              form: 'llegué',
              signal: '*Cuando* (when) shows where we are in the story: preterite.',
            },
            {
              infinitive: 'salir',
              options: ['preterite', 'pluperfect'],
              answer: 'pluperfect',
              form: 'había salido',
              signal: '*Ya* (already): it happened before I arrived. *Mi clase* is singular.',
            },
            {
              infinitive: 'perder',
              person: 'yo',
              options: ['preterite', 'pluperfect'],
              answer: 'pluperfect',
              form: 'había perdido',
              signal: '*Nunca antes* (never before): it hadn’t happened before that morning.',
            },
            {
              infinitive: 'llamar',
              person: 'yo',
              options: ['preterite', 'pluperfect'],
              answer: 'preterite',
              form: 'llamé',
              signal: '*Primero* (first): the next thing that I did.',
            },
            {
              infinitive: 'notar',
              options: ['preterite', 'pluperfect'],
              answer: 'pluperfect',
              form: 'había notado',
              signal: '*Todavía nadie* (nobody yet): it had not happened up to the moment of the call.',
            },
            {
              infinitive: 'consultar',
              person: 'ella',
              options: ['preterite', 'pluperfect'],
              answer: 'preterite',
              form: 'consultó',
              signal: 'Events in order: I rang, she looked and explained.',
            },
            {
              infinitive: 'correr',
              person: 'yo',
              options: ['preterite', 'pluperfect'],
              answer: 'preterite',
              form: 'corrí',
              signal: '*Entonces* (then) moves the story on.',
            },
            {
              infinitive: 'cerrar',
              options: ['preterite', 'pluperfect'],
              answer: 'pluperfect',
              form: 'habían cerrado',
              signal: '*Ya*: it was closed before I got there. Nobody is named, so use the “they” form.',
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
              signal: '*Todavía no* (not yet): it hadn’t happened by then. He was still in bed.',
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
              signal: '*A las tres de la tarde por fin* (at three, at last) moves the story on.',
            },
            {
              infinitive: 'comer',
              person: 'ellos',
              options: ['preterite', 'pluperfect'],
              answer: 'pluperfect',
              form: 'habían comido',
              signal: '*Ya*: they had finished before I arrived.',
            },
            {
              infinitive: 'leer',
              person: 'yo',
              options: ['preterite', 'pluperfect'],
              answer: 'pluperfect',
              form: 'había leído',
              signal: '*Hasta aquel día … nunca* (until that day … never): it hadn’t happened before.',
            },
          ],
        },
      ],
    },
    {
      id: 'more-pairs',
      title: 'More pairs: earlier or next, now or then',
      more: 'A drawing, three more pairs, and the perfect compared with the pluperfect.',
      blocks: [
        {
          kind: 'figure',
          name: 'pluperfect-timeline',
          caption:
            'A line runs from the past to now. There are two points on it. The one on the right shows where we are in the story: *{llegamos:llegar} al cine*, we got to the cinema. The one on the left is further back: *la película ya {había empezado:empezar}*, the film had already begun. An arrow points from the right point back to the left one. *Cuando {llegamos:llegar}, la película ya {había empezado:empezar}* (“When we arrived, the film had already begun”).',
        },
        {
          kind: 'contrast',
          caption: 'Three more pairs',
          left: 'Pluperfect: it had happened before',
          right: 'Preterite: it happened next',
          rows: [
            {
              left: {
                es: 'Cenamos la pizza que {había hecho:hacer} mi padre.',
                en: 'For dinner we had the pizza that my dad had made.',
              },
              right: {
                es: 'Mi padre {hizo:hacer} una pizza y cenamos.',
                en: 'My dad made a pizza and we had dinner.',
              },
              why: 'Both describe the same evening: the first looks back, and the second tells it in order.',
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
              why: 'There’s no later point to look back from, so use the preterite.',
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
      id: 'reporting',
      title: 'Reporting what somebody said',
      more: '“I’ve lost it”: she said that she had lost it.',
      blocks: [
        {
          kind: 'text',
          text: 'Use the pluperfect to report what somebody said, thought or found out about something earlier. *{He ido:ir}* (“I have gone”) and *{fui:ir}* (“I went”) both usually become *{había ido:ir}* (“had gone”). You’ll find all the tenses in [one table](conditional#reported-speech).',
        },
        {
          kind: 'contrast',
          caption: 'What she said and how you report it',
          left: 'Her words',
          right: 'Your report',
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
      ],
    },
    {
      id: 'other-compound-tenses',
      title: 'More tenses with *haber*',
      more: '“We’ll have finished”, “I would have come”: five tenses in one table.',
      blocks: [
        {
          kind: 'text',
          text: 'Once you can say *{había hecho:hacer}*, the other compound tenses just need another form of *haber*. For IGCSE, you only need to recognise them. For the IB, use one or two.',
        },
        {
          kind: 'table',
          caption: 'Haber in five tenses',
          columns: [
            { header: '*hacer*, *yo*', lang: 'es' },
            { header: 'Meaning and name', lang: 'en' },
          ],
          rows: [
            ['{he hecho:hacer}', 'I have done (perfect)'],
            ['{habré hecho:hacer}', 'I will have done (future perfect)'],
            ['{habría hecho:hacer}', 'I would have done (conditional perfect)'],
            ['{haya hecho:hacer}', '(that) I have done (perfect [subjunctive](?subjunctive))'],
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
              note: 'The future perfect can also be a guess about what has happened.',
            },
            {
              es: 'Si {hubiera sabido:saber} la verdad, no {habría venido:venir}.',
              en: 'If I had known the truth, I wouldn’t have come.',
              note: 'After *si*, “if I had” is not *{había:haber}* but *{hubiera:haber}*. (When *si* means “whether”, use *{había:haber}*: *Me preguntó si {había comido:comer}*, “He asked me whether I had eaten”.)',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Each has its own section: [will have done](future#future-perfect), [would have done](conditional#conditional-perfect), [the perfect subjunctive](present-subjunctive#perfect-subjunctive) and [if I had done](imperfect-subjunctive#pluperfect-subjunctive).',
        },
      ],
    },
    {
      id: 'time-expressions',
      title: 'Time expressions',
      more: 'Already, not yet, until then: twelve expressions that go with this tense.',
      blocks: [
        {
          kind: 'phrases',
          caption: 'Words that go with the pluperfect',
          rows: [
            { es: 'ya', en: 'already' },
            { es: 'todavía no, aún no', en: 'not yet' },
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
      more: 'After a concert: a conversation, and seventeen sentences on various topics.',
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
              en: 'What about Elena? Hadn’t she arranged to meet you?',
            },
            {
              who: 'Samir',
              es: 'Sí, pero se {había equivocado:equivocarse} de estadio.',
              en: 'Yes, but she had gone to the wrong stadium.',
            },
            {
              who: 'Carla',
              es: '¡No me digas! ¿Y no {había mirado:mirar} la entrada?',
              en: 'You’re joking! Hadn’t she looked at the ticket?',
            },
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
            { es: 'Alguien {había roto:romper} el espejo.', en: 'Somebody had broken the mirror.' },
            { es: 'Nunca {habíamos visto:ver} tanta gente.', en: 'We had never seen so many people.' },
            {
              es: '{Había habido:haber} dos accidentes en esa curva.',
              en: 'There had been two accidents on that bend.',
            },
            {
              es: 'Cuando sonó el timbre, todavía no {habíamos terminado:terminar}.',
              en: 'When the bell rang we hadn’t finished yet.',
            },
            {
              es: 'En 2005 mis padres ya se {habían casado:casarse}.',
              en: 'By 2005 my parents had already got married.',
            },
            {
              es: 'Estaba triste porque {había perdido:perder} el partido.',
              en: 'She was sad because she had lost the match.',
            },
            {
              es: 'Hasta aquel verano no {había viajado:viajar} nunca sin mis padres.',
              en: 'Until that summer I had never travelled without my parents.',
            },
            {
              es: '{Acabábamos:acabar} de sentarnos cuando se fue la luz.',
              en: 'We had just sat down when the power went off.',
            },
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
      id: 'more-mistakes',
      title: 'More mistakes to avoid',
      more: 'Three more: “there had been”, “always” in the middle and “had just”.',
      blocks: [
        {
          kind: 'mistakes',
          rows: [
            {
              wrong: 'Habían habido muchas quejas.',
              right: '{Había habido:haber} muchas quejas.',
              en: 'There had been a lot of complaints.',
              why: 'In Spanish, “there had been” is always singular, like *{hay:haber}*.',
            },
            {
              wrong: 'Había siempre querido un gato.',
              right: 'Siempre {había querido:querer} un gato.',
              en: 'I had always wanted a cat.',
              why: 'English puts _always_ in the middle. In Spanish that’s bookish at best: don’t put anything between *haber* and the participle.',
            },
            {
              wrong: 'Había justo llegado.',
              right: '{Acababa:acabar} de llegar.',
              en: 'I had just arrived.',
              why: '“Had just” is *{acababa:acabar} de* + infinitive.',
            },
          ],
        },
      ],
    },
    {
      id: 'model-text',
      title: 'Model text and exam advice',
      more: 'An article about a journey that went wrong, with notes on what earns marks.',
      blocks: [
        {
          kind: 'model-text',
          paper: 'igcse-article',
          task: 'Write an article about a journey that went wrong: your plans, what happened, how it ended, and what you will do next time.',
          lines: [
            {
              es: 'Siempre me {ha gustado:gustar} viajar, pero nunca {había tenido:tener} tan mala suerte como el verano pasado.',
              en: 'I’ve always liked travelling, but I had never had such bad luck as I did last summer.',
              earns: 'Perfect and pluperfect in the first sentence: up to now, and up to then.',
            },
            {
              es: 'Mi familia y yo {íbamos:ir} a pasar una semana en Menorca y yo {había preparado:preparar} la maleta con mucho cuidado.',
              en: 'My family and I were going to spend a week in Menorca and I had packed my suitcase very carefully.',
              earns: '*{Íbamos:ir} a* for the plan, and the pluperfect for what had happened before.',
            },
            {
              es: 'Cuando {llegamos:llegar} al aeropuerto, mi padre se {dio:darse} cuenta de que {había olvidado:olvidar} los pasaportes en casa.',
              en: 'When we got to the airport, my dad realised that he had left the passports at home.',
              earns: '*Se {dio:darse} cuenta de que* + pluperfect: he found out about something earlier.',
            },
            {
              es: '{Fue:ir} en taxi a buscarlos, pero {había:haber} tanto tráfico que {volvió:volver} dos horas después.',
              en: 'He took a taxi to fetch them, but there was so much traffic that he didn’t get back for two hours.',
            },
            {
              es: 'Al final {corrimos:correr} hasta la puerta de embarque, pero ya {habían cerrado:cerrar}.',
              en: 'In the end we ran to the gate, but they had already closed it.',
              earns: '*Ya* + pluperfect after a preterite: the order of events is clear.',
            },
            {
              es: 'Mi hermana, que {estaba:estar} muy cansada, se {echó:echarse} a llorar.',
              en: 'My sister, who was very tired, burst into tears.',
              earns: '*Que* joins two ideas: the imperfect for how she was, the preterite for what she did.',
            },
            {
              es: 'Por suerte, una empleada muy amable nos {cambió:cambiar} los billetes y {volamos:volar} esa misma noche.',
              en: 'Luckily, a very kind member of staff changed our tickets and we flew that same night.',
            },
            {
              es: 'Lo mejor {fue:ser} el mar: nunca {había visto:ver} un agua tan clara.',
              en: 'The best thing was the sea: I had never seen such clear water.',
              earns: '*Lo mejor {fue:ser}* and *nunca {había visto:ver}*: an opinion and the reason for it.',
            },
            {
              es: 'Desde entonces {soy:ser} yo quien {guarda:guardar} los pasaportes.',
              en: 'Since then I’ve been the one who looks after the passports.',
            },
            {
              es: 'Si {vuelvo:volver} a viajar este año, los {meteré:meter} en la mochila el día antes.',
              en: 'If I travel again this year, I’ll put them in my rucksack the day before.',
              earns: '*Si* + present and a future: the text ends by looking ahead.',
            },
          ],
        },
        {
          kind: 'note',
          label: 'In the exam',
          text: 'For IGCSE, one correct pluperfect improves your writing: *Cuando llegamos, ya {habían cerrado:cerrar}* (“When we arrived, they had already closed”) or *Nunca {había visto:ver} algo así* (“I had never seen anything like it”). In the IB use it to report (*El autor dijo que {había querido:querer}…*, “The author said that he had wanted…”) and to give reasons. In Reading look for *ya* and *todavía no* with *{había:haber}*: questions about the order of events depend on them.',
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
      kind: 'fill',
      id: 'nosotros-terminar',
      teaches: 'formation',
      sentence: 'A las ocho nosotros ya ___ los deberes.',
      en: 'By eight we had already finished our homework. (terminar)',
      answers: ['habíamos terminado'],
      because: '*Habíamos* has an accent, like all the forms of this tense.',
      mistakes: [
        {
          answer: '{habían terminado|había terminado|habías terminado|habíais terminado}',
          because: 'The participle is right, but *nosotros* goes with *{habíamos:haber}*.',
        },
        {
          answer: 'teníamos terminado',
          because: 'The helping verb is *haber*: *{habíamos terminado:terminar}*.',
        },
        {
          answer: '{habíamos|habían} {terminados|terminadas|terminada}',
          because: 'After *haber*, here *{habíamos:haber}*, the participle never agrees.',
        },
        {
          answer: 'habíamos {terminar|terminando|terminamos|terminido|terminó|terminábamos}',
          because: '*Habíamos* is right. It’s followed by the participle: *{habíamos terminado:terminar}*.',
        },
        {
          answer: '{estábamos {terminado|terminados}|éramos {terminado|terminados|terminando}}',
          because: 'The helping verb in this tense is *haber*: *{habíamos terminado:terminar}*.',
        },
        {
          answer:
            '{habemos|habiamos|hábiamos|hábamos|habamos|habéamos|avíamos|hacíamos} {terminados|terminando}',
          because:
            '“We had” is *{habíamos:haber}*, and the participle ends in *-o*: *{habíamos terminado:terminar}*.',
        },
        {
          answer: '{habemos|habamos|avíamos|hacíamos} terminado',
          because: 'The participle is right. “We had” is *{habíamos:haber}*.',
        },
        {
          answer: 'hubimos terminado',
          because:
            'That old form is used only after words like *cuando* and *apenas*. Here it is *{habíamos terminado:terminar}*.',
        },
      ],
      notAsked: [
        {
          answer: '{habíamos acabado|habíamos hecho}',
          because: 'Good Spanish, but the verb in brackets is *terminar*: *{habíamos terminado:terminar}*.',
        },
        {
          answer: 'teníamos terminados',
          because:
            'This describes the result: “we had our homework finished”. Here, use the pluperfect, with *haber*: *{habíamos terminado:terminar}*.',
        },
        {
          answer: 'terminábamos',
          because:
            'This is “we were finishing” or “we used to finish”. *Ya* shows that it happened **before** eight: *{habíamos terminado:terminar}*.',
        },
        { answer: 'habríamos terminado', because: 'This is “**would** have”. “Had” is *{habíamos:haber}*.' },
        { answer: 'habremos terminado', because: 'This is “**will** have”. “Had” is *{habíamos:haber}*.' },
        {
          answer: '{hubiéramos terminado|hubiésemos terminado}',
          because:
            'This is the subjunctive, for something that didn’t happen. For a plain fact, use *{habíamos terminado:terminar}*.',
        },
        {
          answer: 'terminamos',
          because:
            'This is “we finished”, at eight. *Ya* shows that it happened **before** eight: *{habíamos terminado:terminar}*.',
        },
        {
          answer: 'hemos terminado',
          because: '“We have finished” is seen from now. “Had” is *{habíamos:haber}*.',
        },
        {
          answer: 'estábamos terminando',
          because:
            'This is “we were already **finishing**”. “Had finished” is *{habíamos terminado:terminar}*.',
        },
      ],
    },
    {
      kind: 'correct',
      id: 'always-wanted',
      teaches: 'more-mistakes',
      sentence: 'Yo había siempre querido aprender a esquiar.',
      en: 'I had always wanted to learn to ski.',
      answers: [
        'Yo siempre había querido aprender a esquiar.',
        'Siempre había querido aprender a esquiar.',
        '[Yo] había querido siempre aprender a esquiar.',
        '{Desde siempre|Toda la vida|Toda mi vida} había querido aprender a esquiar.',
        'Había querido aprender a esquiar {desde siempre|toda la vida|toda mi vida}.',
        {
          answer: '[Yo] siempre había deseado aprender a esquiar.',
          note: 'Right with a different verb. The sentence you were correcting has *querer*: *había querido*.',
        },
        'Siempre había {querido aprender esquí|tenido ganas de aprender a esquiar}.',
      ],
      because:
        'In your own Spanish don’t put anything between *haber* and the participle: *siempre* goes before or after them.',
      mistakes: [
        {
          answer:
            '[Yo] siempre había {quisto|quesido|quirido|querado|quierido|quiso|quise|querer|queriendo} aprender a esquiar.',
          because: '*Siempre* is in the right place. *Querer* has a regular participle: *{querido:querer}*.',
        },
        {
          answer: '[Yo] siempre había querida aprender a esquiar.',
          because:
            '*Siempre* is in the right place, but after *haber* the participle never agrees: *{querido:querer}*.',
        },
        {
          answer: 'Yo siempre ha querido aprender a esquiar.',
          because: '*Siempre* is in the right place, but “I **had** wanted” is *{había querido:querer}*.',
        },
        {
          answer: 'Yo siempre {habían|habías|habíamos} querido aprender a esquiar.',
          because: '*Siempre* is in the right place, but “**I** had” is *{había:haber}*, as before.',
        },
        {
          answer: '[Yo] siempre {hube|haya} querido aprender a esquiar.',
          because: '*Siempre* is in the right place, but “I had wanted” is *{había querido:querer}*.',
        },
        {
          answer: '[Yo] siempre {tenía|estaba|era} querido aprender a esquiar.',
          because: '*Siempre* is in the right place. The helping verb *{había:haber}* was right too.',
        },
        {
          answer:
            '[Yo] {siempre había querido|había querido siempre|había siempre querido} {aprender esquiar|a aprender a esquiar|aprender de esquiar|aprender a esquiando|aprendiendo a esquiar|aprender como esquiar}.',
          because:
            'The rest was right: *aprender a esquiar*. Only *siempre* moves: *siempre {había querido:querer}*.',
        },
      ],
      notAsked: [
        {
          answer: '[Yo] había siempre querido aprender a esquiar.',
          because:
            'This order is bookish. In your own Spanish don’t put anything between *haber* and the participle: *siempre {había querido:querer}*.',
        },
        {
          answer: '[Yo] había querido {aprender siempre a esquiar|aprender a esquiar siempre}.',
          because:
            'Possible, but here *siempre* could go with the learning. “**Always** wanted” is *siempre {había querido:querer}*.',
        },
        {
          answer: '[Yo] siempre he querido aprender a esquiar.',
          because:
            'Good Spanish, and *siempre* is in the right place. But “I **had** wanted” is *{había querido:querer}*.',
        },
        {
          answer: '[Yo] siempre {quise|quería} aprender a esquiar.',
          because:
            'Good Spanish for “I always wanted”. Here you need “had wanted”: only *siempre* had to move.',
        },
        {
          answer: '[Yo] nunca había querido aprender a esquiar.',
          because: '*Nunca* is “never”. “Always” is *siempre*.',
        },
        {
          answer: 'Siempre {habían|habías|habíamos} querido aprender a esquiar.',
          because:
            '*Siempre* is in the right place, but this is a different person. “**I** had” is *{había:haber}*.',
        },
        {
          answer: '[Yo] siempre {habría|hubiera} querido aprender a esquiar.',
          because:
            '*Siempre* is in the right place, but this is “I **would** have liked”. “Had wanted” is *{había querido:querer}*.',
        },
        {
          answer:
            '[Yo] {siempre había querido|había querido siempre|había siempre querido} aprender cómo esquiar.',
          because:
            'That’s “learn **how** to ski”. *Aprender a esquiar* was right; only *siempre* had to move.',
        },
        {
          answer: '[Yo] había querido aprender a esquiar.',
          because: 'The verb is right, but “always” is missing: *siempre {había querido:querer}*.',
        },
      ],
    },
    {
      kind: 'hear',
      id: 'hear-ha-habia',
      teaches: 'formation',
      says: 'Había llamado tu hermana.',
      en: 'Your sister had rung.',
      choices: ['Ha llamado tu hermana.', 'Había llamado tu hermana.'],
      because: '*Ha-BÍ-a* has three syllables: “had rung”. *Ha* has only one: *ha llamado* is “has rung”.',
    },
    {
      kind: 'hear',
      id: 'hear-friends-bought',
      teaches: 'formation',
      says: 'Mis amigos habían comprado las entradas.',
      en: 'My friends had bought the tickets.',
      because:
        '*Ha-BÍ-an* has three syllables, with an accent on the *í*, and the participle ends in *-ado*.',
    },
    {
      kind: 'choose',
      id: 'closed-before-i-came',
      teaches: 'when-to-use',
      prompt: 'It closed **before** I got there. Which form fits?',
      sentence: 'Cuando llegué, la tienda ya ___.',
      en: 'When I got there, the shop had already closed.',
      options: [
        {
          text: '*ha cerrado*',
          because: 'This is “has closed”, seen from now. The story is in the past.',
          teaches: 'more-pairs',
        },
        {
          text: '*había cerrado*',
          right: true,
          because: '“Had closed” is one step further back than *llegué*: that’s the pluperfect.',
        },
        { text: '*cerraba*', because: 'This is “was closing”: you could still have slipped in.' },
      ],
    },
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
          because: '*Ya* and *cuando llegué* show that the bus left before that point.',
        },
        {
          text: '*se fue*',
          because:
            'With the preterite the bus leaves after you arrive. (In Latin America you may hear *ya se {fue:irse}* for “had left”. Here, use the pluperfect.)',
          teaches: 'pluperfect-or-preterite',
        },
        {
          text: '*se ha ido*',
          because: '“Has left” looks back from now. Here you look back from a point in the past.',
          teaches: 'more-pairs',
        },
        {
          text: '*se iba*',
          because: 'This means that it was just leaving, so you could still have caught it.',
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
            'This copies English: don’t put anything between *haber* and the participle, and “just” is not *justo* here.',
          teaches: 'more-mistakes',
        },
        { text: '*Acababa despertarme.*', because: 'The *de* is missing.' },
      ],
    },
    {
      kind: 'translate',
      id: 'never-seen-the-sea',
      teaches: 'when-to-use',
      en: 'I had never seen the sea.',
      answers: [
        'Nunca había visto el mar.',
        '{Nunca|Nunca antes|Jamás|Nunca en mi vida|Nunca hasta entonces|Hasta entonces nunca} había visto el mar.',
        'No había visto {nunca|jamás|nunca antes} el mar.',
        'No había visto el mar {nunca|jamás|nunca antes|en mi vida|en toda mi vida}.',
        '{Nunca|Jamás} había visto el mar {antes|hasta entonces}.',
        'El mar no lo había visto nunca.',
        'El mar nunca lo había visto.',
        {
          answer: '{Nunca había visto la mar|No había visto nunca la mar|Jamás había visto la mar}.',
          note: 'Sailors and poets say *la mar*. Everybody else says *el mar*.',
        },
        {
          answer: 'No había {nunca|jamás} visto el mar.',
          note: 'Correct but bookish. In your own Spanish don’t put anything between *haber* and the participle: *no {había visto:ver} nunca*.',
        },
        {
          answer: 'En mi vida había visto el mar.',
          note: 'Right, and emphatic: *en mi vida* before the verb means “never in my life” even without *no*.',
        },
        '{Hasta entonces no había visto [nunca] el mar|Nunca antes en mi vida había visto el mar|Nunca en la vida había visto el mar}.',
        '{Antes nunca había visto el mar|El mar no lo había visto jamás}.',
      ],
      because:
        '“Had never seen” is *nunca {había visto:ver}*, with *nunca* first and the irregular participle.',
      mistakes: [
        {
          answer: 'Había {nunca|jamás|no nunca} visto el mar.',
          because: 'Put *nunca* before *haber*, or *no* if *nunca* comes later: *nunca {había visto:ver}*.',
        },
        {
          answer: '{Había visto nunca el mar|Había visto el mar nunca|Había visto jamás el mar}.',
          because: 'When *nunca* comes after the verb, *no* must go before the verb.',
        },
        {
          answer: '{Nunca no|No nunca} había visto el mar.',
          because: '*Nunca* before the verb doesn’t need *no*.',
        },
        {
          answer: 'Nunca {había|he} {vido|veído|veido|vió|vio|vi|ver|viendo|veía|vesto} el mar.',
          because: '*Ver* has the irregular participle *{visto:ver}*: *nunca {había visto:ver}*.',
        },
        {
          answer: 'Nunca había {vista|vistos} el mar.',
          because: 'After *haber* the participle never agrees: *{había visto:ver}*.',
        },
        {
          answer: 'Nunca {tenía|estaba|era|fui} visto el mar.',
          because: 'The helping verb in this tense is *haber*: *{había visto:ver}*.',
        },
        {
          answer: 'Nunca {haya|hubo|hube} visto el mar.',
          because: 'The participle is right. For a plain fact, “had” is *{había:haber}*.',
        },
        {
          answer: 'Nunca había visto {al mar|a el mar}.',
          because: 'The verb is right. *A* goes before people, not before things: *el mar*.',
        },
        { answer: 'Nunca había visto {mar|el sea}.', because: 'The verb is right. “The sea” is *el mar*.' },
      ],
      notAsked: [
        {
          answer: '{{Nunca|Jamás} he visto el mar|No he visto nunca el mar|No he visto el mar nunca}.',
          because: 'Good Spanish for “I **have** never seen”, seen from now. “Had” is *{había:haber}*.',
        },
        {
          answer: 'Nunca {habían|habías|habíamos|habíais} visto el mar.',
          because: 'Good Spanish, but for a different person. “**I** had” is *{había:haber}*.',
        },
        {
          answer: '{{Nunca|Jamás} vi el mar|No vi {nunca|jamás} el mar|No vi el mar nunca}.',
          because:
            'Good Spanish for “I never saw”. “Had seen” looks back from a point in the past: *{había visto:ver}*.',
        },
        {
          answer: 'Nunca {veía|veo} el mar.',
          because:
            '*Veía* is “I saw”, as a habit, and *veo* is “I see”. “Had seen” looks back from a point in the past: *{había visto:ver}*.',
        },
        {
          answer: 'Nunca había {mirado|observado} el mar.',
          because:
            '*Mirar* is “to look at” and *observar* “to watch closely”. “To see” is *ver*: *{visto:ver}*.',
        },
        {
          answer: 'Nunca {habría|hubiera} visto el mar.',
          because: 'This is “**would** never have seen”. “Had” is *{había:haber}*.',
        },
        {
          answer: 'Nunca había visto {un mar|el océano|el agua|la playa}.',
          because: 'The verb is right, but “the sea” is *el mar*.',
        },
        {
          answer: '{No había visto el mar|Siempre había visto el mar|Ya había visto el mar}.',
          because: 'That’s not “never”: *siempre* is “always” and *ya* is “already”. “Never” is *nunca*.',
        },
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
        {
          answer: '{escribido|escrebido|escribado|escribito}',
          because: 'That’s the regular ending, but the verb is irregular: *{escrito:escribir}*.',
        },
        {
          answer: '{escrita|escritas|escritos}',
          because: 'After *haber* the participle never agrees, not even with *una postal*.',
        },
        {
          answer: 'escribida',
          because: 'The participle is irregular, *{escrito:escribir}*, and after *haber* it never agrees.',
        },
        {
          answer: 'escribiendo',
          because: 'That’s the gerund, which goes with *estar*. After *haber*: *{escrito:escribir}*.',
        },
        { answer: 'escribir', because: 'After *haber*, use the participle: *{escrito:escribir}*.' },
        {
          answer: '{escribió|escribía|escribe}',
          because: '*Había* is the conjugated verb. It’s followed by the participle: *{escrito:escribir}*.',
        },
        {
          answer: '{escripto|escribto}',
          because: 'Nearly, but there’s no _b_ or _p_ before the *t*: *{escrito:escribir}*.',
        },
      ],
      notAsked: [
        {
          answer: '{mandado|enviado}',
          because: 'Good Spanish for “sent”. The verb is *escribir*: *{escrito:escribir}*.',
        },
      ],
    },
    {
      kind: 'fill',
      id: 'romperse-el-brazo',
      teaches: 'irregular-information',
      sentence: 'Mi primo no jugó porque se ___ el brazo.',
      en: 'My cousin didn’t play because he had broken his arm. (romperse)',
      answers: ['había roto'],
      because: 'He broke it before the match: *{había:haber}* + *{roto:romper}*.',
      mistakes: [
        {
          answer: '{había|habían|ha} {rompido|rompito|rupto|rompiendo|romper|rompió}',
          because: '*Romper* has the irregular participle *{roto:romper}*: *{había roto:romper}*.',
        },
        {
          answer: '{había rota|había rotos|había rompida}',
          because: 'After *haber* the participle never agrees: *{había roto:romper}*.',
        },
        {
          answer: 'rompía',
          because: '*Rompía* is “was breaking”, but the arm was already broken: *{había roto:romper}*.',
        },
        { answer: '{habían roto|habías roto}', because: '*Mi primo* is one person: *{había:haber}*.' },
        {
          answer: '{hubiera roto|hubiese roto}',
          because: 'This is the subjunctive. For a plain fact, use *{había roto:romper}*.',
        },
        {
          answer: 'hubo roto',
          because:
            'That old form is used only after words like *cuando* and *apenas*. Here it is *{había roto:romper}*.',
        },
        {
          answer: '{tenía roto|tenía rotos|estaba roto|era roto|fue roto}',
          because: 'The helping verb in this tense is *haber*: *{había roto:romper}*.',
        },
      ],
      notAsked: [
        {
          answer: '{había quebrado|había fracturado|había partido}',
          because:
            'Good Spanish (*quebrarse* especially in Latin America). The verb in brackets is *romperse*: *{había roto:romper}*.',
        },
        {
          answer: 'habría roto',
          because: 'That’s a guess: “he had probably broken”. “Had” is *{había:haber}*.',
        },
        {
          answer: 'habrá roto',
          because: 'That’s a guess: “he must have broken”. “Had” is *{había:haber}*.',
        },
        {
          answer: 'rompió',
          because:
            'That’s “broke”. The English says “**had** broken”, before the match: *{había roto:romper}*.',
        },
        {
          answer: 'ha roto',
          because: '“Has broken” is seen from now. Before another past event it is *{había roto:romper}*.',
        },
      ],
    },
    {
      kind: 'translate',
      id: 'suitcase-opened',
      teaches: 'irregular-information',
      en: 'Somebody had opened my suitcase.',
      answers: [
        'Alguien había abierto {mi {maleta|valija}}.',
        '{Alguien me había abierto la {maleta|valija}|Mi maleta la había abierto alguien|Me habían abierto la maleta|Habían abierto mi maleta}.',
        '{Alguna persona|Una persona} había abierto mi {maleta|valija}.',
      ],
      because: '*Abrir* has the irregular participle *{abierto:abrir}*.',
      mistakes: [
        {
          answer: 'Alguien había {abrido|abrito|aberto|abrió} mi maleta.',
          because: 'The participle is irregular: *{abierto:abrir}*.',
        },
        {
          answer: 'Alguien {tenía|estaba|era} abierto mi maleta.',
          because: 'The helping verb is *haber*: *{había abierto:abrir}*.',
        },
        {
          answer: 'Alguien había abierta mi maleta.',
          because: 'After *haber* the participle never agrees: *{abierto:abrir}*.',
        },
      ],
      notAsked: [
        {
          answer: 'Alguien ha abierto mi maleta.',
          because: 'That’s “**has** opened”. “Had” is *{había:haber}*.',
        },
        {
          answer: 'Alguien {abrió|abría} mi maleta.',
          because:
            '*Abrió* is “opened” and *abría* “was opening”. “**Had** opened” is *{había abierto:abrir}*.',
        },
        {
          answer: 'Alguien había abierto {mi bolsa|mi bolso|mi mochila|mi caja}.',
          because: 'The verb is right, but that’s something else. A suitcase is *una maleta*.',
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
          because: 'Two preterites, one after the other, are two events in order.',
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
        'Cuando {llegaron los bomberos|los bomberos llegaron}, {los vecinos ya habían apagado el fuego|los vecinos habían apagado ya el fuego|los vecinos habían apagado el fuego ya|ya habían apagado el fuego los vecinos|ya habían apagado los vecinos el fuego|ya los vecinos habían apagado el fuego|habían apagado ya los vecinos el fuego|habían apagado ya el fuego los vecinos}.',
        '{Los vecinos ya habían apagado el fuego|Los vecinos habían apagado ya el fuego|Los vecinos habían apagado el fuego ya|Ya habían apagado el fuego los vecinos|Ya habían apagado los vecinos el fuego|Ya los vecinos habían apagado el fuego|Habían apagado ya los vecinos el fuego|Habían apagado ya el fuego los vecinos} cuando {llegaron los bomberos|los bomberos llegaron}.',
        'Los vecinos, cuando {llegaron los bomberos|los bomberos llegaron}, {ya habían apagado el fuego|habían apagado ya el fuego|habían apagado el fuego ya}.',
        {
          answer:
            '{Cuando {llegaron los bomberos|los bomberos llegaron}, los vecinos habían ya apagado el fuego|Los vecinos habían ya apagado el fuego cuando {llegaron los bomberos|los bomberos llegaron}}.',
          note: 'Correct but bookish. In your own Spanish put *ya* before *haber* or after the participle.',
        },
      ],
      because:
        'The arrival is the point in the past (preterite). The earlier event is in the pluperfect, with *ya* before *haber* or after the participle.',
      mistakes: [
        {
          answer:
            '{Cuando {llegaron los bomberos|los bomberos llegaron}, {los vecinos ya apagado habían el fuego|los vecinos apagado habían ya el fuego|ya apagado habían el fuego los vecinos}}.',
          because: '*Haber* comes first, then the participle: *{habían apagado:apagar}*.',
        },
        {
          answer:
            '{Cuando {llegaron los bomberos|los bomberos llegaron}, los vecinos ya habían el fuego apagado}.',
          because:
            'In your own Spanish don’t put anything between *haber* and the participle: *{habían apagado:apagar}*.',
        },
      ],
      notAsked: [
        {
          answer:
            '{Cuando {llegaron los vecinos|los vecinos llegaron}, los bomberos {ya habían apagado|habían apagado ya} el fuego|Los bomberos {ya habían apagado|habían apagado ya} el fuego cuando {llegaron los vecinos|los vecinos llegaron}}.',
          because:
            'It’s the other way round: the neighbours put the fire out, and *los bomberos* came too late.',
        },
        {
          answer:
            '{Cuando los vecinos {ya habían apagado|habían apagado ya} el fuego, {llegaron los bomberos|los bomberos llegaron}|{Llegaron los bomberos|Los bomberos llegaron} cuando los vecinos {ya habían apagado|habían apagado ya} el fuego}.',
          because: '*Cuando* goes with the arrival: “**when** the fire brigade arrived”.',
        },
        {
          answer:
            'Cuando {llegaron los bomberos|los bomberos llegaron}, {habían los vecinos ya|ya habían los vecinos} apagado el fuego.',
          because:
            'This order is bookish. In your own Spanish don’t put anything between *haber* and the participle: *{habían apagado:apagar}*.',
        },
        {
          answer:
            'Cuando ya {llegaron los bomberos|los bomberos llegaron}, los vecinos habían apagado el fuego.',
          because:
            'That’s “when they **finally** arrived”. *Ya* (“already”) goes with the fire: *ya {habían apagado:apagar}*.',
        },
      ],
    },
    {
      kind: 'translate',
      id: 'film-started',
      teaches: 'pluperfect-or-preterite',
      en: 'When we arrived, the film had already started.',
      answers: [
        '{Cuando llegamos|Al llegar|Al llegar nosotros|Para cuando llegamos}, {la película ya había|ya la película había} {empezado|comenzado}.',
        '{Cuando llegamos|Al llegar|Al llegar nosotros|Para cuando llegamos}, la película había {empezado|comenzado} ya.',
        '{Cuando llegamos|Al llegar|Al llegar nosotros|Para cuando llegamos}, {ya había {empezado|comenzado}|había {empezado|comenzado} ya} la película.',
        '{La película ya había {empezado|comenzado}|La película había {empezado|comenzado} ya|Ya había {empezado|comenzado} la película|Ya la película había {empezado|comenzado}|Había {empezado|comenzado} ya la película} {cuando llegamos|cuando llegamos nosotros|al llegar nosotros|para cuando llegamos}.',
        'La película, cuando llegamos, {ya había {empezado|comenzado}|había {empezado|comenzado} ya}.',
        'Cuando llegamos {al cine|allí}, {la película ya había {empezado|comenzado}|ya había {empezado|comenzado} la película}.',
        '{Al llegar al cine|En el momento en que llegamos|Cuando llegamos}, {la película|el filme} ya había {empezado|comenzado}.',
        'Llegamos cuando {la película ya había {empezado|comenzado}|ya había {empezado|comenzado} la película}.',
        'Cuando llegamos nosotros, {la película ya había {empezado|comenzado}|ya había {empezado|comenzado} la película}.',
        {
          answer:
            '{Cuando llegamos, la película había ya {empezado|comenzado}|La película había ya {empezado|comenzado} cuando llegamos}.',
          note: 'Correct but bookish. In your own Spanish put *ya* before *haber* or after the participle.',
        },
        {
          answer:
            '{Cuando llegamos, la película ya {se había iniciado|había iniciado}|La película ya {se había iniciado|había iniciado} cuando llegamos}.',
          note: 'Rather formal. Without *se*, it’s Latin American. The everyday words are *{había empezado:empezar}*.',
        },
        {
          answer: 'Cuando hemos llegado, {la película ya|ya} había {empezado|comenzado}.',
          note: 'In Spain this is right if it happened today. The preterite is right everywhere: *cuando {llegamos:llegar}*.',
        },
        {
          answer:
            '{Cuando llegamos, la película ya estaba {empezada|comenzada}|La película ya estaba empezada cuando llegamos}.',
          note: 'This fits the situation, but “had started” is *{había empezado:empezar}*.',
        },
        '{Cuando llegamos|Al llegar|A nuestra llegada}, la película ya había {arrancado|dado comienzo}.',
        'A nuestra llegada, {la película ya había {empezado|comenzado}|ya había {empezado|comenzado} la película}.',
        '{En el momento en que|En el momento que} llegamos, {la película ya había {empezado|comenzado}|ya había {empezado|comenzado} la película}.',
      ],
      because:
        'Our arrival is the point in the past (*{llegamos:llegar}*). The film started before that (*{había empezado:empezar}*), with *ya* before *haber* or after the participle.',
      mistakes: [
        {
          answer:
            '{Cuando habíamos llegado, {la película ya|ya la película} {empezó|comenzó}|La película ya {empezó|comenzó} cuando habíamos llegado}.',
          because: 'It’s the other way round: the film began first, so it needs the pluperfect.',
        },
        {
          answer:
            '{Cuando habíamos llegado, la película ya había {empezado|comenzado}|La película ya había {empezado|comenzado} cuando habíamos llegado}.',
          because:
            '*{Había empezado:empezar}* is right. The arrival is the point you look back from: *cuando {llegamos:llegar}*.',
        },
        {
          answer:
            'Cuando {lleguemos|llegáramos|llegaremos|llegaríamos} , la película ya había {empezado|comenzado}.',
          because: '*{Había empezado:empezar}* is right. The arrival is a past fact: *{llegamos:llegar}*.',
        },
        {
          answer:
            'Cuando {llegimos|lleguimos|arrivamos|llegéramos|llegumos}, la película ya había {empezado|comenzado}.',
          because: '*{Había empezado:empezar}* is right. “We arrived” is *{llegamos:llegar}*.',
        },
        {
          answer:
            '{Cuando llegamos, la película ya {habían|habíamos|habías} {empezado|comenzado}|La película ya habían {empezado|comenzado} cuando llegamos}.',
          because: '*La película* is singular: *{había empezado:empezar}*.',
        },
        {
          answer:
            '{Cuando llegamos, la película ya había {empezada|comenzada}|La película ya había {empezada|comenzada} cuando llegamos}.',
          because: 'After *haber* the participle never agrees: *{había empezado:empezar}*.',
        },
        {
          answer:
            'Cuando llegamos, la película ya había {empezar|empezando|empezó|comenzar|comenzando|comenzó|empiezado|empezido|comienzado|empezaba|empecado}.',
          because: 'After *había*, use the participle: *{había empezado:empezar}*.',
        },
        {
          answer:
            'Cuando llegamos, la película ya {era|fue|estuvo|tenía|tuvo} {empezado|empezada|comenzado|comenzada}.',
          because: 'The helping verb in this tense is *haber*: *{había empezado:empezar}*.',
        },
        {
          answer: 'Cuando llegamos, la película ya {hubiera|hubo|haya|habrá} {empezado|comenzado}.',
          because: 'For a plain fact, “had started” is *{había empezado:empezar}*.',
        },
        {
          answer: 'Cuando llegamos, la película {todavía|siempre|antes} había {empezado|comenzado}.',
          because: 'The verbs are right, but “already” is *ya*.',
        },
        {
          answer:
            'Cuando llegamos, {el película|la film|la cine|las películas} ya había {empezado|comenzado}.',
          because: 'The verbs are right. “The film” is *la película*.',
        },
        {
          answer: 'Cuando llegamos, la película ya había abierto.',
          because: 'The tense is right, but “started” is *empezado* or *comenzado*.',
        },
        {
          answer: 'Cuando nos llegamos, la película ya había {empezado|comenzado}.',
          because: '*{Había empezado:empezar}* is right, but *nos* is not “we”: *cuando {llegamos:llegar}*.',
        },
      ],
      notAsked: [
        {
          answer:
            '{Cuando {llegaron|llegué|llegó|llegasteis|llegaste}, la película ya había {empezado|comenzado}|La película ya había {empezado|comenzado} cuando {llegaron|llegué|llegó|llegasteis|llegaste}}.',
          because:
            'Good Spanish, and *{había empezado:empezar}* is right. “**We** arrived” is *{llegamos:llegar}*.',
        },
        {
          answer:
            '{Cuando llegamos, la película ya {empezaba|comenzaba|estaba empezando|estaba comenzando}|La película ya {empezaba|comenzaba|estaba empezando} cuando llegamos}.',
          because: 'This is “was already **starting**”. “Had started” is *{había empezado:empezar}*.',
        },
        {
          answer:
            '{Cuando llegamos, {la película ya ha {empezado|comenzado}|la película ha {empezado|comenzado} ya|ya ha {empezado|comenzado} la película}|La película ya ha {empezado|comenzado} cuando llegamos}.',
          because:
            'That’s “when we arrive, the film has started”. Here you look back from your arrival: *{había empezado:empezar}*.',
        },
        {
          answer:
            '{Cuando llegábamos, la película ya había {empezado|comenzado}|La película ya había {empezado|comenzado} cuando llegábamos}.',
          because:
            '*{Había empezado:empezar}* is right, but *{llegábamos:llegar}* is “we were arriving” or “used to arrive”. For one arrival, use *{llegamos:llegar}*.',
        },
        {
          answer:
            '{{Cuando llegamos|Al llegar}, la película había {empezado|comenzado}|Cuando llegamos, había {empezado|comenzado} la película|La película había {empezado|comenzado} cuando llegamos}.',
          because: 'The verbs are right, but “already” is missing: *ya*.',
        },
        {
          answer: 'Cuando llegamos, la película ya habría {empezado|comenzado}.',
          because: 'That’s a guess: “it had probably started”. “Had” is *{había:haber}*.',
        },
        {
          answer: 'Cuando llegamos, la película todavía no había {empezado|comenzado}.',
          because: 'That’s “had **not** started **yet**”. “Already” is *ya*.',
        },
        {
          answer: 'Cuando llegamos, la película ya había {acabado|terminado|salido}.',
          because:
            'The tense is right, but *acabado* and *terminado* are “finished” and *salido* is “come out”. “Started” is *empezado* or *comenzado*.',
        },
        {
          answer:
            '{Cuando llegamos, {la película ya|ya la película} {empezó|comenzó}|La película ya {empezó|comenzó} cuando llegamos}.',
          because:
            'That’s “the film already started”. To show that it came first, use “**had** started”: *{había empezado:empezar}*.',
        },
      ],
    },
    {
      kind: 'correct',
      id: 'there-had-been',
      teaches: 'more-mistakes',
      sentence: 'Antes habían habido dos avisos.',
      en: 'There had been two warnings before.',
      parts: {
        warnings: 'dos {avisos|advertencias|alertas}',
        before: 'antes|anteriormente|previamente|con anterioridad',
      },
      answers: [
        '<$Before> [ya] había habido ^ $warnings.',
        'Ya antes había habido $warnings.',
        '<$Before> había habido ya $warnings.',
        'Había habido dos avisos previos.',
        {
          answer:
            '<$Before> [ya] {se habían producido|se habían dado|habían tenido lugar|se habían hecho} $warnings.',
          note: 'Right: this is a different verb, and it does have a plural. “There had been” is *{había habido:haber}*.',
        },
      ],
      because: 'In Spanish, “there had been” is always singular: *{había habido:haber}*.',
      mistakes: [
        {
          answer: 'Antes había sido dos {avisos|advertencias}.',
          because: '*Ser* never means “there is”. Use *haber*: *{había habido:haber}*.',
        },
        {
          answer: 'Antes {habían|había} estado dos {avisos|advertencias}.',
          because: '*Estar* never means “there is”. Use *haber*: *{había habido:haber}*.',
        },
        {
          answer: '{Antes habían dos avisos|Habían dos avisos antes|Habían antes dos avisos}.',
          because: '“There were” is *{había:haber}*, always singular, and here you need “there had been”.',
        },
        {
          answer:
            '{Habían habido dos avisos antes|Habían habido antes dos avisos|Antes habían habido dos {advertencias|avisos}}.',
          because:
            'In Spanish, “there had been” is always singular, for one thing or many: *{había habido:haber}*.',
        },
        {
          answer: '<Antes> {había habidos|habían habidos|habían habidas|había habidas} dos avisos.',
          because: 'Neither word changes, for one thing or many: *{había habido:haber}*.',
        },
        {
          answer: '<Antes> {han habido|hubieron|hubieron habido|habrían habido} dos avisos.',
          because:
            '*Haber* for “there is” is always singular, and here you need “there had been”: *{había habido:haber}*.',
        },

        {
          answer: '<Antes> haya habido dos avisos.',
          because:
            'The singular is right, but *haya* is subjunctive. “There **had** been” is *{había habido:haber}*.',
        },
        {
          answer: '<Antes> hubo habido dos avisos.',
          because: 'The singular is right. “There had been” is *{había habido:haber}*.',
        },
        {
          answer: '<Antes> {tenía|tenían|tuvo} {habido|tenido} dos avisos.',
          because: 'For “there had been”, use *haber*: *{había habido:haber}*.',
        },
        {
          answer: '<Antes> allí {había|habían} sido dos avisos.',
          because: 'This copies “there had been”. Spanish just uses *haber*: *{había habido:haber}*.',
        },
        {
          answer: '<Antes> había habido dos {aviso|avisas}.',
          because: '*{Había habido:haber}* is right, and so was *dos avisos*.',
        },
      ],
      notAsked: [
        {
          answer: 'Antes habían sido dos {avisos|advertencias}.',
          because:
            'That’s “they **had been** two warnings”. For “there is”, use *haber*: *{había habido:haber}*.',
        },
        {
          answer: '<Antes> ha habido dos avisos.',
          because:
            'The singular is right, but this is “there **have** been”. “There had been” is *{había habido:haber}*.',
        },
        {
          answer: '<Antes> {habría|habrá|hubiera} habido dos avisos.',
          because:
            'The singular is right, but that’s a guess, or “there **would** have been”. “There **had** been” is *{había habido:haber}*.',
        },
        {
          answer: '<Antes> {tenía|tenían|tuvo} dos avisos.',
          because:
            'That’s “he, she or they **had** two warnings”. “There had been” is *{había habido:haber}*.',
        },
        {
          answer: '<Antes> {había|hubo} dos avisos.',
          because:
            'The singular is right, but this is “there were”. “There **had been**” is *{había habido:haber}*.',
        },
      ],
    },
    {
      kind: 'proofread',
      id: 'proofread-camping',
      teaches: 'common-mistakes',
      en: 'Hugo writes about a night at a campsite: they arrived late, reception had closed, he had put the tent in another car, but luckily his mother had brought lots of blankets, and they slept in the car.',
      lines: [
        { right: '{Llegamos:llegar} al camping a las once de la noche.' },
        {
          wrong: 'La recepción ya ha cerrado y no había nadie.',
          answers: [
            'La recepción ya {había cerrado|estaba cerrada} y no había nadie.',
            'La recepción había cerrado ya y no había nadie.',
            'Ya {había cerrado|habían cerrado} la recepción y no había nadie.',
          ],
          because: 'By eleven o’clock that night, reception “**had** closed”: *{había cerrado:cerrar}*.',
          notAsked: [
            {
              answer: 'La recepción ya cerró y no había nadie.',
              because:
                'It closed **before** they came: *ya {había cerrado:cerrar}*. (You may hear *ya {cerró:cerrar}* in Latin America.)',
            },
            {
              answer: 'La recepción ya cerraba y no había nadie.',
              because:
                'That’s “was already **closing**”. It closed **before** they came: *ya {había cerrado:cerrar}*.',
            },
          ],
        },
        {
          wrong: 'Además, yo había ponido la tienda en otro coche.',
          model: 'Además, yo había puesto la tienda en otro coche.',
          answers: [
            '<Además> había puesto la tienda [de campaña] ^ en otro {coche}.',
            'Además, yo {la tienda la había puesto|había puesto la tienda [de campaña]} en otro coche.',
            '<Además> había {metido|dejado} la tienda [de campaña] en otro coche.',
            'Además, yo había {metido|dejado} la tienda [de campaña] en otro coche.',
          ],
          because: '*Poner* has an irregular participle: *{puesto:poner}*.',
          mistakes: [
            {
              answer: 'Además, yo había {posto|pusido|puso} la tienda en otro coche.',
              because: 'The participle of *poner* is *{puesto:poner}*.',
            },
            {
              answer: 'Además, yo había puesta la tienda en otro coche.',
              because: 'After *haber* the participle never agrees: *{puesto:poner}*.',
            },
            {
              answer: 'Además, yo había ponida la tienda en otro coche.',
              because: 'The participle is *{puesto:poner}*, and after *haber* it never agrees.',
            },
          ],
        },
        {
          wrong: 'Por suerte, mi madre tenía traído muchas mantas.',
          answers: [
            'Por suerte, mi madre había {traído|llevado} muchas mantas.',
            '<Por suerte> mi madre ^ había {traído|llevado} ^ muchas mantas.',
          ],
          because: '“Had” before a participle is *haber*: *{había traído:traer}*.',
          mistakes: [
            {
              answer: 'Por suerte, mi madre había {traída|traídas} muchas mantas.',
              because: 'After *haber* the participle never agrees: *{había traído:traer}*.',
            },
            {
              answer: 'Por suerte, mi madre habían traído muchas mantas.',
              because: '*Mi madre* is one person: *{había traído:traer}*.',
            },
          ],
        },
        { right: 'Al final {dormimos:dormir} en el coche.' },
      ],
    },
    {
      kind: 'choose',
      id: 'best-gazpacho',
      teaches: 'more-pairs',
      prompt: 'You’re looking back from that evening. Which form fits?',
      sentence: 'Era el mejor gazpacho que ___ nunca.',
      en: 'It was the best gazpacho that I had ever tried.',
      options: [
        {
          text: '*he probado*',
          because:
            'This is “I **have** tried”, up to now. The English looks back from that evening: “I **had** tried”.',
        },
        {
          text: '*había probado*',
          right: true,
          because: 'This is “I had tried”, up to that evening: the pluperfect.',
        },
        {
          text: '*probaba*',
          because: 'This is “I used to try” or “was trying”. It doesn’t look back from that evening.',
        },
      ],
    },
    {
      kind: 'fill',
      id: 'marks-not-given',
      teaches: 'more-pairs',
      sentence: 'El viernes la profesora todavía no ___ las notas.',
      en: 'On Friday the teacher hadn’t given out the marks yet. (dar)',
      answers: [
        'había dado',
        { answer: '{me|nos|les} había dado', note: 'Right: this also says who they were for.' },
      ],
      because: '*Todavía no* looks back from Friday: *{había dado:dar}*.',
      mistakes: [
        {
          answer: 'ha dado',
          because:
            '*Ha dado* looks back from now. Looking back from Friday, it’s “**had** given out”: *{había dado:dar}*.',
        },
        {
          answer: 'habían dado',
          because: 'The participle is right. *La profesora* is “she”: *{había:haber}*.',
        },
        {
          answer: '{había dada|había dadas|había dido|había dar}',
          because: 'The participle of *dar* is *{dado:dar}*, and it never agrees here.',
        },
      ],
      notAsked: [
        { answer: 'dio', because: 'That’s “didn’t give out”. “**Hadn’t** … yet” is *{había dado:dar}*.' },
        {
          answer: '{daba|hubiera dado|habría dado}',
          because:
            '*Daba* is “wasn’t giving out” and *hubiera dado* or *habría dado* is “wouldn’t have given out”. “Hadn’t given out” is *{había dado:dar}*.',
        },
      ],
    },
    {
      kind: 'choose',
      id: 'reported-speech',
      teaches: 'reporting',
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
      kind: 'translate',
      id: 'told-me-sold',
      teaches: 'reporting',
      en: 'My neighbour told me that she had sold her car.',
      parts: {
        told: 'me {dijo|contó|explicó|comentó}',
        sold: 'había vendido {su|el} coche|su coche lo había vendido|se había vendido el coche',
      },
      answers: [
        'Mi vecina $told que {$sold}.',
        '$Told mi vecina que {$sold}.',
        {
          answer: '{Mi vecina $told|$Told mi vecina} que vendió {su|el} coche.',
          note: 'People also say this, especially in Latin America. To show that it was **before** she told you, use *{había vendido:vender}*.',
        },
        {
          answer: 'Mi vecina me ha {dicho|contado|explicado|comentado} que {había|ha} vendido {su|el} coche.',
          note: 'In Spain this is right if it happened today. Otherwise use the preterite, *dijo* or *contó*, and then *{había vendido:vender}*.',
        },
      ],
      because: '*Dijo que* is the point in the past. She sold the car before that: *{había vendido:vender}*.',
      mistakes: [
        {
          answer: 'Mi vecina me {dijo|contó} {había vendido|ha vendido|vendió} {su|el} coche.',
          because: 'You can’t leave out “that” in Spanish: *me dijo que*.',
        },
        {
          answer: 'Mi vecina {dijo|contó} a mí que había vendido {su|el} coche.',
          because: 'Here “me” is a pronoun, and it goes before the verb: *me dijo*.',
        },
        {
          answer: 'Mi vecina {dijo me|contó me} que había vendido {su|el} coche.',
          because: 'The pronoun goes before the verb: *me dijo*.',
        },

        {
          answer: 'Mi vecina me {habló|hablé} que había vendido {su|el} coche.',
          because: '*Hablar* is “to talk”. “Told me that” is *me dijo que*.',
        },
      ],
      notAsked: [
        {
          answer: 'Mi vecina me {dijo|contó} que ha vendido {su|el} coche.',
          because: 'That’s “**has** sold”. Seen from *dijo*, “**had** sold” is *{había vendido:vender}*.',
        },
        {
          answer: 'Mi vecina me {dijo|contó} que {vendía|vendería|habría vendido} {su|el} coche.',
          because:
            '*Vendía* is “was selling”, *vendería* “would sell” and *habría vendido* “would have sold”. “She **had** sold” is *{había vendido:vender}*.',
        },
        {
          answer: 'Mi vecino me {dijo|contó} que había vendido {su|el} coche.',
          because: 'The verbs are right, but *mi vecino* is a man. “She” is *mi vecina*.',
        },
      ],
    },
    {
      kind: 'order',
      id: 'order-asked-whether',
      teaches: 'reporting',
      words: ['una mesa', 'habíamos', 'nos', 'si', 'camarero', 'reservado', 'preguntó', 'el'],
      en: 'The waiter asked us whether we had booked a table.',
      answers: [
        'El camarero nos preguntó si habíamos reservado una mesa.',
        'Nos preguntó el camarero si habíamos reservado una mesa.',
        'Nos preguntó si habíamos reservado una mesa el camarero.',
      ],
      because:
        '“Whether” is *si*, and the booking comes before the question: *{habíamos reservado:reservar}*.',
      mistakes: [
        {
          answer: 'El camarero preguntó nos si habíamos reservado una mesa.',
          because: 'The pronoun goes before the verb: *nos preguntó*.',
        },
        {
          answer: 'El camarero nos preguntó si habíamos una mesa reservado.',
          because: 'Nothing goes between *haber* and the participle: *{habíamos reservado:reservar}*.',
        },
        {
          answer: 'El camarero si nos preguntó habíamos reservado una mesa.',
          because: '*Si* introduces the question: *si {habíamos reservado:reservar}…*',
        },
        {
          answer: 'El camarero nos preguntó si reservado habíamos una mesa.',
          because: '*Haber* comes first: *{habíamos reservado:reservar}*.',
        },
      ],
    },
    {
      kind: 'choose',
      id: 'done-by-june',
      teaches: 'other-compound-tenses',
      prompt: 'Which one means “I **will have** finished”?',
      options: [
        {
          text: '*Habré terminado.*',
          right: true,
          because: '*Habré* is the future of *haber*: “I will have”.',
        },
        {
          text: '*Había terminado.*',
          because: '*Había* is “had”: this is the pluperfect, “I had finished”.',
          teaches: 'formation',
        },
        { text: '*Habría terminado.*', because: '*Habría* is “would have”: “I would have finished”.' },
      ],
    },
    {
      kind: 'hear',
      id: 'hear-habia-habria',
      teaches: 'other-compound-tenses',
      says: 'Lo habría hecho sola.',
      en: 'I would have done it alone.',
      choices: ['Lo había hecho sola.', 'Lo habría hecho sola.'],
      because: 'Listen for the *r*: *ha-BRÍ-a*, “would have”. *Ha-BÍ-a* without it is “had”.',
    },
    {
      kind: 'choose',
      id: 'words-until-then',
      teaches: 'time-expressions',
      prompt: 'Which words fit?',
      sentence: 'En 2022 fui a Perú. ___ no había salido de Europa.',
      en: 'In 2022 I went to Peru. Until then I hadn’t been outside Europe.',
      options: [
        {
          text: '*Hasta entonces*',
          right: true,
          because: '“Until then” looks back from 2022, as the pluperfect does.',
        },
        {
          text: '*Hasta ahora*',
          because: '“Until now” looks back from today and goes with the perfect, *no he salido*.',
        },
        { text: '*Desde entonces*', because: '“Since then” looks at what came **after** 2022.' },
      ],
    },
    {
      kind: 'fill',
      id: 'the-day-before',
      teaches: 'time-expressions',
      sentence: 'El lunes llevé las gafas que había comprado el día ___.',
      en: 'On Monday I wore the glasses that I had bought the day before.',
      answers: ['{anterior|antes|previo}'],
      because: '“The day before” another day in the past is *el día anterior*.',
      mistakes: [
        {
          answer: '{anteayer|ayer|pasado}',
          because:
            'That counts back from today. For the day before another day in the past, use *el día anterior*.',
        },
        {
          answer: '{delante|ante|adelante}',
          because: 'That’s for places. For time, use *el día anterior* or *el día antes*.',
        },
        {
          answer: '{siguiente|después|próximo}',
          because: 'That’s the day **after**. “Before” is *anterior*.',
        },
        {
          answer: '{antes de|antes que}',
          because: 'You don’t need anything after it here: *el día antes* or *el día anterior*.',
        },
      ],
    },
    {
      kind: 'translate',
      id: 'by-then-spent',
      teaches: 'time-expressions',
      en: 'By then we had already spent all the money.',
      parts: {
        by: 'para entonces|para ese entonces|para aquel entonces|a esas alturas|para {ese|aquel} momento|en ese momento',
        spent: '{habíamos|nos habíamos} gastado',
        money: 'todo {el|nuestro} dinero',
      },
      answers: [
        '<$By> ya $spent $money.',
        '<$By> $spent {ya $money|$money ya}.',
        '<$By> el dinero ya lo habíamos gastado todo.',
        {
          answer:
            '<$By> {ya $spent toda {la|nuestra} {plata|pasta}|$spent ya toda {la|nuestra} {plata|pasta}}.',
          note: 'Informal: *plata* in Latin America, *pasta* in Spain. *Dinero* works everywhere.',
        },
        {
          answer: '<$By> habíamos ya gastado $money.',
          note: 'Correct but bookish. In your own Spanish put *ya* before *haber* or after the participle.',
        },
        {
          answer: '<Entonces> ya $spent $money.',
          note: 'Good Spanish for “at that time”. “By then” is *para entonces*.',
        },
      ],
      because: '*Para entonces* is the point in the past, and *ya* goes before *{habíamos gastado:gastar}*.',
      mistakes: [
        {
          answer: '{Por luego|De entonces} ya habíamos gastado todo el dinero.',
          because: 'The verb is right. “By then” is *para entonces*.',
        },

        {
          answer: 'Para entonces ya habíamos {gastada|gastados} todo el dinero.',
          because: 'After *haber* the participle never agrees: *{habíamos gastado:gastar}*.',
        },
        {
          answer:
            'Para entonces ya habíamos gastado {todo dinero|todo de el dinero|todo del dinero|toda el dinero}.',
          because: 'The verb is right. “All the money” is *todo el dinero*.',
        },
      ],
      notAsked: [
        {
          answer: 'Por entonces ya habíamos gastado todo el dinero.',
          because: 'The verb is right. *Por entonces* is “around that time”; “by then” is *para entonces*.',
        },
        {
          answer: 'Para entonces ya {gastamos|gastábamos|hemos gastado} todo el dinero.',
          because: 'Good Spanish, but in another tense. “We **had** spent” is *{habíamos gastado:gastar}*.',
        },
        {
          answer: 'Para entonces ya habíamos pasado todo el dinero.',
          because:
            'With money, *pasar* is “to hand over”. “To spend” is *gastar*: *{habíamos gastado:gastar}*.',
        },
      ],
    },
  ],
} satisfies AuthoredLesson
