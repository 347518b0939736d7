import type { AuthoredLesson } from '../types'

export default {
  subtitle: 'Los conectores avanzados',
  blurb:
    'Express reasons, results, contrasts and conditions, each with the right mood. New to *porque* (because)? Start with [basic connectors](basic-connectors).',
  rule: 'After *cuando, en cuanto, hasta que* (when, as soon as, until) use the [subjunctive](?subjunctive) for the future and the [indicative](?indicative) for the past or a habit. *Para que, antes de que, sin que* (so that, before, without) always take the subjunctive. *Ya que, así que* (since, so) take the indicative. With one subject, use *para, antes de, sin* + [infinitive](?infinitive).',
  needs: {
    igcse: {
      asks: 'produce',
      what: 'Join your sentences with *sin embargo, así que, aunque, además* (however, so, although, besides). One *cuando* or *para que* with the subjunctive will improve your longer text.',
    },
    abInitio: {
      asks: 'produce',
      what: 'Use the simple connectors (*por eso, además, sin embargo, por ejemplo*) in both texts. Recognise the ones that take the subjunctive.',
    },
    standard: {
      asks: 'produce',
      what: 'Link your paragraphs, use the subjunctive after *para que*, *cuando* and *aunque* where needed, and choose words that suit the text type.',
    },
    higher: {
      asks: 'produce',
      what: 'Use everything in this lesson, including formal connectors (*no obstante, de ahí que, a fin de que*), without repeating yourself.',
    },
  },
  opening: 'despite-the-snow',
  sections: [
    {
      id: 'cause-and-consequence',
      title: 'Since, due to, so: cause and consequence',
      core: true,
      syllabus: ['Conj'],
      blocks: [
        {
          kind: 'table',
          caption: 'Because, so, therefore',
          columns: [
            { header: 'Connector', lang: 'es' },
            { header: 'Meaning', lang: 'en', translation: true },
            { header: 'What follows', lang: 'en' },
          ],
          rows: [
            ['ya que', 'since, as', 'verb'],
            ['como', 'as (first word)', 'verb'],
            ['debido a', 'due to', 'noun'],
            ['gracias a', 'thanks to', 'noun'],
            ['así que', 'so', 'verb'],
            ['tan … que', 'so … that', 'verb'],
            ['por lo tanto', 'therefore', 'sentence'],
          ],
        },
        {
          kind: 'text',
          text: 'The verb is in the indicative (the ordinary tenses). Put a comma before *ya que* and *así que*.',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Como no {tenía:tener} batería, no te llamé.',
              en: 'As I had no battery, I didn’t ring you.',
            },
            { es: 'Debido a la huelga, no hubo clase.', en: 'Due to the strike, there was no school.' },
          ],
        },
      ],
    },
    {
      id: 'contrast-and-concession',
      title: 'However, although, despite: contrast and concession',
      core: true,
      syllabus: ['Conj'],
      blocks: [
        {
          kind: 'table',
          caption: 'Contrast (but) and concession (in spite of)',
          columns: [
            { header: 'Connector', lang: 'es' },
            { header: 'Meaning', lang: 'en', translation: true },
            { header: 'What follows', lang: 'en' },
          ],
          rows: [
            ['sin embargo', 'however', 'sentence'],
            ['en cambio', 'by contrast', 'sentence'],
            ['mientras que', 'whereas', 'verb'],
            ['a pesar de', 'despite', 'noun'],
            ['aunque', 'although', 'verb'],
          ],
        },
        {
          kind: 'text',
          text: '*Sin embargo, en cambio* and *por lo tanto* come after a full stop or a semicolon, and usually have a comma after them.',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'El hotel era barato. Sin embargo, estaba muy limpio.',
              en: 'The hotel was cheap. However, it was very clean.',
            },
          ],
        },
        {
          kind: 'contrast',
          caption: 'A fact, or just a possibility',
          left: '*aunque* + indicative: it’s a fact',
          right: '*aunque* + subjunctive: it’s possible',
          rows: [
            {
              left: {
                es: 'Aunque {llueve:llover}, vamos a la playa.',
                en: 'Although it’s raining, we’re going to the beach.',
              },
              right: {
                es: 'Aunque {llueva:llover}, iremos a la playa.',
                en: 'Even if it rains, we’ll go to the beach.',
              },
              why: 'On the left, you can see that it’s raining. On the right, nobody knows yet.',
            },
          ],
        },
      ],
    },
    {
      id: 'time',
      title: 'When, as soon as, until: connectors of time',
      core: true,
      syllabus: ['Conj'],
      blocks: [
        {
          kind: 'text',
          text: 'Use the indicative for the **past or a habit**, and the subjunctive for anything **still to come**: *cuando* (when), *en cuanto* (as soon as), *hasta que* (until). *Mientras* (while) usually works the same way: *mientras {estés:estar} fuera* (while you’re away).',
        },
        {
          kind: 'contrast',
          caption: 'Past or habit, or still to come',
          left: 'past or habit: indicative',
          right: 'still to come: subjunctive',
          rows: [
            {
              left: { es: 'Cuando {llego:llegar} a casa, meriendo.', en: 'When I get home, I have a snack.' },
              right: {
                es: 'Cuando {llegue:llegar} a casa, te escribo.',
                en: 'When I get home, I’ll text you.',
              },
              why: 'English uses the present for both.',
            },
          ],
        },
        {
          kind: 'note',
          label: 'Careful',
          text: '*Cuándo* with an accent is a question word and keeps the future: *No sé cuándo {llegará:llegar}* (I don’t know when he’ll arrive), *Dime cuándo {vendrás:venir}* (tell me when you’ll come).',
        },
      ],
    },
    {
      id: 'purpose',
      title: 'To, so that: purpose',
      core: true,
      syllabus: ['Conj'],
      blocks: [
        {
          kind: 'contrast',
          caption: 'One subject or two',
          left: '*para* + infinitive (“to buy”): the same person does both',
          right: '*para que* + subjunctive: somebody else does the second thing',
          rows: [
            {
              left: { es: 'Ahorro para {comprar:comprar} un portátil.', en: 'I’m saving to buy a laptop.' },
              right: {
                es: 'Ahorro para que mi hermana {pueda:poder} viajar.',
                en: 'I’m saving so that my sister can travel.',
              },
            },
          ],
        },
      ],
    },
    {
      id: 'signposts',
      title: 'For example, that is, in short: guiding your reader',
      core: true,
      syllabus: ['Conj'],
      blocks: [
        {
          kind: 'phrases',
          caption: 'Signposts for your reader',
          rows: [
            { es: 'por ejemplo', en: 'for example' },
            { es: 'es decir', en: 'that is, in other words' },
            { es: 'en cuanto a', en: 'as for' },
            { es: 'por un lado … por otro lado', en: 'on the one hand … on the other hand' },
            { es: 'en resumen', en: 'in short' },
          ],
        },
        {
          kind: 'text',
          text: 'Put a comma after each one. With *en cuanto a*, the comma goes after the noun.',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'En cuanto al transporte, el metro es lo mejor.',
              en: 'As for transport, the underground is best.',
            },
          ],
        },
      ],
    },
    {
      id: 'mistakes',
      title: 'Mistakes that cost the most marks',
      core: true,
      blocks: [
        {
          kind: 'mistakes',
          rows: [
            {
              wrong: 'Cuando llegaré, te llamaré.',
              right: 'Cuando {llegue:llegar}, te llamaré.',
              en: 'When I arrive, I’ll ring you.',
              why: 'It’s still to come, so use the subjunctive.',
            },
            {
              wrong: 'Estudio para que aprender.',
              right: 'Estudio para {aprender:aprender}.',
              en: 'I study in order to learn.',
              why: 'The subject is the same, so use *para* + infinitive.',
            },
            {
              wrong: 'Debido a que la lluvia, no jugamos.',
              right: 'Debido a la lluvia, no jugamos.',
              en: 'Due to the rain, we didn’t play.',
              why: '*Debido a* takes a noun, and *debido a que* takes a verb.',
            },
            {
              wrong: 'Aunque que es tarde, voy.',
              right: 'Aunque {es:ser} tarde, voy.',
              en: 'Although it’s late, I’m going.',
              why: '*Aunque* already contains *que*.',
            },
            {
              wrong: 'Actualmente, no lo sé (for “actually”).',
              right: 'En realidad, no lo sé.',
              en: 'Actually, I don’t know.',
              why: '*Actualmente* means “nowadays”.',
            },
          ],
        },
      ],
    },
    {
      id: 'three-families',
      title: 'What can follow: a verb, a noun or a new sentence',
      more: 'Three families of connectors, and what the names of the moods mean.',
      syllabus: ['Conj'],
      blocks: [
        {
          kind: 'table',
          caption: 'Three families of connectors',
          columns: [
            { header: 'Family', lang: 'en' },
            { header: 'Example', lang: 'es' },
            { header: 'English', lang: 'en', translation: true },
          ],
          rows: [
            [
              '**+ a verb with its own ending:** *aunque, cuando, si,* and anything ending in *que*',
              'Aunque {llovía:llover}, jugamos.',
              'Although it was raining, we played.',
            ],
            [
              '**+ a noun or an infinitive** (*jugar*, “to play”)**:** *para, sin,* and anything ending in *de* or *a*',
              'A pesar de la lluvia, jugamos.',
              'Despite the rain, we played.',
            ],
            [
              '**+ a whole new sentence:** *sin embargo, además, por lo tanto*',
              '{Llovía:llover}; sin embargo, jugamos.',
              'It was raining; however, we played.',
            ],
          ],
        },
        {
          kind: 'note',
          label: 'Good to know',
          text: 'Below, “indicative” means the ordinary tenses and “subjunctive” means [the present](present-subjunctive) or [the imperfect subjunctive](imperfect-subjunctive).',
        },
      ],
    },
    {
      id: 'before-and-without',
      title: 'Before and without: *antes de* (*que*), *sin* (*que*)',
      more: 'Infinitive for the same person, subjunctive for a different one.',
      syllabus: ['Conj'],
      blocks: [
        {
          kind: 'text',
          text: '*Antes de que* (before) and *sin que* (without) take the subjunctive even for a past fact. After a past verb, use the imperfect subjunctive: *Se fueron antes de que {llegáramos:llegar}* (they left before we arrived).',
        },
        {
          kind: 'contrast',
          caption: 'Before and without: the same person, or a different one',
          left: '*antes de, sin*: infinitive',
          right: '*antes de que, sin que*: subjunctive',
          rows: [
            {
              left: { es: 'Avísame antes de {irte:irse}.', en: 'Let me know before you leave.' },
              right: {
                es: 'Avísame antes de que {cierren:cerrar}.',
                en: 'Let me know before they close.',
              },
            },
            {
              left: { es: 'Salió sin {hacer:hacer} ruido.', en: 'She went out without making a noise.' },
              right: {
                es: 'Salió sin que nadie la {viera:ver}.',
                en: 'She went out without anyone seeing her.',
              },
              why: 'It’s a fact that nobody saw her, but you still use the subjunctive.',
            },
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Vámonos antes de que {empiece:empezar} a llover.',
              en: 'Let’s go before it starts to rain.',
            },
            {
              es: 'Antes de {salir:salir}, apagó la luz.',
              en: 'Before leaving, she turned off the light.',
              note: 'The same person does both, so use the infinitive without *que*.',
            },
          ],
        },
      ],
    },
    {
      id: 'more-time',
      title: 'Once, since, every time, as: more connectors of time',
      more: 'Nine more, a timeline, and “as” in “as you grow up”.',
      syllabus: ['Conj'],
      blocks: [
        {
          kind: 'table',
          caption: 'More connectors of time',
          columns: [
            { header: 'Connector', lang: 'es' },
            { header: 'Meaning', lang: 'en', translation: true },
            { header: 'What follows', lang: 'en' },
          ],
          rows: [
            ['tan pronto como', 'as soon as (formal)', 'past or habit: indicative; future: subjunctive'],
            ['una vez que', 'once (formal)', 'like *cuando*'],
            ['cada vez que', 'every time', 'like *cuando*'],
            ['a medida que', 'as (gradually)', 'like *cuando*'],
            ['conforme', 'as (gradually; formal)', 'like *cuando*'],
            [
              'mientras',
              'while; as long as',
              'like *cuando*, but often indicative for “while” in the very near future',
            ],
            [
              'después de que',
              'after',
              'past or habit: indicative (in Spain, also subjunctive for the past); future: subjunctive',
            ],
            ['desde que', 'since (time)', 'indicative'],
            ['antes de que', 'before', 'subjunctive, even for a fact'],
          ],
        },
        {
          kind: 'text',
          text: '**Punctuation:** if the time [clause](?clause) comes first, put a comma after it. If it comes second, you usually don’t need one.',
        },
        {
          kind: 'figure',
          name: 'time-connectors',
          caption:
            'A timeline with *ahora* (now) in the middle. To the left, in the past: *desde que, cuando, cada vez que, en cuanto* with the indicative, because it has already happened. To the right, in the future: *cuando, en cuanto, hasta que, una vez que* with the subjunctive, because it hasn’t happened yet. *Mientras* runs along the line for as long as the other action lasts. *Antes de que* comes before its event on either side, with the subjunctive both times.',
        },
        {
          kind: 'contrast',
          caption: 'More pairs: past or habit, or still to come',
          left: 'past or habit: indicative',
          right: 'still to come: subjunctive',
          rows: [
            {
              left: {
                es: 'En cuanto {sonó:sonar} el timbre, salimos.',
                en: 'As soon as the bell rang, we left.',
              },
              right: {
                es: 'En cuanto {suene:sonar} el timbre, saldremos.',
                en: 'As soon as the bell rings, we’ll leave.',
              },
            },
            {
              left: { es: 'Esperé hasta que {terminó:terminar}.', en: 'I waited until she finished.' },
              right: { es: 'Esperaré hasta que {termine:terminar}.', en: 'I’ll wait until she finishes.' },
            },
            {
              left: {
                es: 'Mientras {cocino:cocinar}, escucho música.',
                en: 'While I cook, I listen to music.',
              },
              right: {
                es: 'Mientras {vivas:vivir} aquí, ayudarás en casa.',
                en: 'As long as you live here, you’ll help at home.',
              },
            },
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Tan pronto como {tenga:tener} noticias, os aviso.',
              en: 'As soon as I have news, I’ll let you know.',
            },
            {
              es: 'Una vez que {aprendas:aprender} el truco, será fácil.',
              en: 'Once you learn the trick, it will be easy.',
            },
            {
              es: 'Después de que os {vayáis:irse}, recogeremos la cocina.',
              en: 'After you leave, we’ll tidy up the kitchen.',
              note: 'There are two subjects here. With only one, say *después de cenar* (after having dinner), without *que*.',
            },
            {
              es: 'Desde que {vivo:vivir} aquí, voy al instituto en bici.',
              en: 'Since I’ve lived here, I’ve cycled to school.',
            },
            {
              es: 'Cada vez que {oigo:oír} esta canción, pienso en ti.',
              en: 'Every time I hear this song, I think of you.',
            },
            {
              es: 'A medida que {creces:crecer}, cambian tus gustos.',
              en: 'As you grow up, your tastes change.',
            },
            {
              es: 'Iremos poniendo las mesas conforme {lleguen:llegar} los invitados.',
              en: 'We’ll set the tables as the guests arrive.',
            },
          ],
        },
      ],
    },
    {
      id: 'condition',
      title: 'If, unless, provided that: condition',
      more: 'The three types of “if”, and eight more connectors for conditions.',
      syllabus: ['Conj'],
      blocks: [
        {
          kind: 'text',
          text: '*Si* (if) has three patterns of its own. In a condition it **never** takes the present subjunctive, the future or the conditional. (In *No sé si vendrá*, “I don’t know if he’ll come”, it means “whether”, and any tense is possible.) All the other connectors mean “provided that”, “unless” or “in the event that”, and take the subjunctive.',
        },
        {
          kind: 'table',
          caption: 'The three types of “if”: first the tense after *si*, then the tense in the main clause',
          columns: [
            { header: 'Type', lang: 'en' },
            { header: 'Example', lang: 'es' },
            { header: 'English', lang: 'en', translation: true },
          ],
          rows: [
            [
              '**1. quite possible:** present; then present, future or command',
              'Si {tengo:tener} tiempo, te {ayudaré:ayudar}.',
              'If I have time, I’ll help you.',
            ],
            [
              '**2. unlikely or not real:** imperfect subjunctive; then conditional',
              'Si {tuviera:tener} tiempo, te {ayudaría:ayudar}.',
              'If I had time, I would help you.',
            ],
            [
              '**3. too late:** pluperfect subjunctive; then [conditional perfect](conditional#conditional-perfect) (or *hubiera* again)',
              'Si {hubiera tenido:tener} tiempo, te {habría ayudado:ayudar}.',
              'If I had had time, I would have helped you.',
            ],
          ],
        },
        {
          kind: 'table',
          caption: 'Other conditions',
          columns: [
            { header: 'Connector', lang: 'es' },
            { header: 'Meaning', lang: 'en', translation: true },
            { header: 'What follows', lang: 'en' },
          ],
          rows: [
            ['a menos que', 'unless', 'subjunctive'],
            ['a no ser que', 'unless', 'subjunctive'],
            ['salvo que', 'unless (formal)', 'subjunctive'],
            ['con tal de que', 'provided that', 'subjunctive'],
            [
              'siempre que',
              'provided that; whenever',
              'provided that: subjunctive; whenever: as with *cuando*',
            ],
            ['siempre y cuando', 'as long as, provided that', 'subjunctive'],
            ['en caso de que', 'if, in the event that (formal)', 'subjunctive'],
            ['como', 'if (everyday, for a warning; at the start of a sentence)', 'subjunctive'],
          ],
        },
        {
          kind: 'text',
          text: '**Punctuation:** put a comma after the condition if it comes first. If it comes second, you usually put a comma before the words for “unless”, *siempre que* and *siempre y cuando*, but not before *si* or *con tal de que*.',
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Iremos en bici, a menos que {llueva:llover}.', en: 'We’ll go by bike, unless it rains.' },
            { es: 'No saldré, a no ser que me {llames:llamar}.', en: 'I won’t go out unless you ring me.' },
            {
              es: 'La excursión es el lunes, salvo que {haya:haber} huelga.',
              en: 'The trip is on Monday, unless there’s a strike.',
            },
            {
              es: 'Te dejo la bici con tal de que la {cuides:cuidar}.',
              en: 'I’ll lend you my bike provided you look after it.',
            },
            {
              es: 'Puedes venir, siempre que {avises:avisar} antes.',
              en: 'You can come, provided you tell me beforehand.',
            },
            {
              es: 'Siempre que {voy:ir} a Sevilla, visito a mis tíos.',
              en: 'Whenever I go to Seville, I visit my aunt and uncle.',
            },
            {
              es: 'Iré, siempre y cuando me {acompañes:acompañar}.',
              en: 'I’ll go, as long as you come with me.',
            },
            {
              es: 'En caso de que {haya:haber} algún problema, llámame.',
              en: 'If there’s a problem, call me.',
            },
            {
              es: 'Como {llegues:llegar} tarde, me voy sin ti.',
              en: 'If you’re late, I’m going without you.',
            },
            { es: 'Si lo {supiera:saber}, te lo {diría:decir}.', en: 'If I knew, I’d tell you.' },
          ],
        },
      ],
    },
    {
      id: 'hypothesis',
      title: 'Perhaps, maybe: hypothesis',
      more: '*A lo mejor*, *quizá*, *tal vez*, *puede que*, and which mood to use.',
      syllabus: ['Conj'],
      blocks: [
        {
          kind: 'table',
          caption: 'Hypothesis',
          columns: [
            { header: 'Connector', lang: 'es' },
            { header: 'Meaning', lang: 'en', translation: true },
            { header: 'What follows', lang: 'en' },
          ],
          rows: [
            ['a lo mejor', 'maybe (everyday)', 'indicative'],
            ['quizá, quizás', 'perhaps', 'subjunctive if you’re unsure, indicative if you think it’s true'],
            ['tal vez', 'maybe', 'the same'],
            ['puede que', 'it may be that', 'subjunctive'],
            ['es posible que', 'it is possible that', 'subjunctive'],
            [
              'por si acaso',
              'just in case',
              'on its own; + indicative (*por si acaso llueve*); less often + imperfect subjunctive (*lloviera*)',
            ],
          ],
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Quizá {venga:venir} mañana, no lo sé.', en: 'Perhaps he’ll come tomorrow; I don’t know.' },
            {
              es: 'Quizás {tienes:tener} razón.',
              en: 'Perhaps you’re right.',
              note: 'You think it’s true, so use the indicative.',
            },
            { es: 'Tal vez {podamos:poder} ir en tren.', en: 'Maybe we can go by train.' },
            { es: 'A lo mejor {voy:ir} al concierto.', en: 'Maybe I’ll go to the concert.' },
            { es: 'Puede que {haga:hacer} frío por la noche.', en: 'It may be cold at night.' },
            {
              es: 'Es posible que nos {mudemos:mudarse} en verano.',
              en: 'We may be moving house in the summer.',
            },
            { es: 'Coge el paraguas, por si acaso.', en: 'Take your umbrella, just in case.' },
          ],
        },
        {
          kind: 'note',
          label: 'Careful',
          text: 'With *quizá* and *tal vez*, you can use the subjunctive only when they come **before** the verb: *Vendrá mañana, quizá* (he’ll come tomorrow, perhaps) uses the indicative.',
        },
      ],
    },
    {
      id: 'sequence',
      title: 'Firstly, next, lastly: sequence',
      more: 'How to put points in order, and open and close a text.',
      syllabus: ['Conj'],
      blocks: [
        {
          kind: 'phrases',
          caption: 'Sequence',
          rows: [
            { es: 'en primer lugar', en: 'firstly (formal)' },
            { es: 'en segundo lugar', en: 'secondly (formal)' },
            { es: 'a continuación', en: 'next, then' },
            {
              es: 'por un lado …, por otro …',
              en: 'on the one hand …, on the other …',
              note: '*Por un lado …, por otro lado …* and *por una parte …, por otra …* mean the same.',
            },
            { es: 'por último', en: 'lastly' },
            { es: 'finalmente', en: 'finally, in the end' },
          ],
        },
        {
          kind: 'phrases',
          caption: 'Explaining and summing up',
          rows: [
            { es: 'en otras palabras', en: 'in other words' },
            { es: 'con respecto a', en: 'with regard to (formal)' },
            { es: 'en conclusión', en: 'in conclusion' },
            { es: 'para concluir', en: 'to conclude' },
            { es: 'en definitiva', en: 'in short, all in all' },
          ],
        },
        {
          kind: 'text',
          text: '**Punctuation:** put a comma after each one when it comes first (with *con respecto a*, after the noun).',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'En primer lugar, quiero agradeceros la ayuda.',
              en: 'Firstly, I’d like to thank you for your help.',
            },
            {
              es: 'En segundo lugar, faltan carriles bici en el centro.',
              en: 'Secondly, there aren’t enough cycle lanes in the centre.',
            },
            {
              es: 'A continuación, hablaremos del transporte público.',
              en: 'Next, we’ll talk about public transport.',
            },
            {
              es: 'Por un lado, es barato; por otro, contamina mucho.',
              en: 'On the one hand, it’s cheap; on the other, it causes a lot of pollution.',
            },
            {
              es: 'Por último, añade la sal y sirve el plato.',
              en: 'Lastly, add the salt and serve the dish.',
            },
            { es: 'Finalmente, decidimos quedarnos en casa.', en: 'In the end, we decided to stay at home.' },
            {
              es: 'En mi barrio hay mucho que hacer; por ejemplo, hay dos cines.',
              en: 'There’s a lot to do in my area; for example, there are two cinemas.',
            },
            {
              es: 'No hay autobuses después de las nueve; en otras palabras, sin coche no puedes salir.',
              en: 'There are no buses after nine; in other words, you can’t go out without a car.',
            },
            {
              es: 'Con respecto a los horarios, preferimos empezar más tarde.',
              en: 'With regard to the timetable, we would rather start later.',
            },
            {
              es: 'Para concluir, los jóvenes necesitan más espacios verdes.',
              en: 'To conclude, young people need more green spaces.',
            },
          ],
        },
      ],
    },
    {
      id: 'addition-and-emphasis',
      title: 'Also, neither, in fact: addition and emphasis',
      more: 'Thirteen ways to add a point or stress it.',
      syllabus: ['Conj'],
      blocks: [
        {
          kind: 'phrases',
          caption: 'Addition',
          rows: [
            { es: 'además', en: 'besides, what’s more' },
            { es: 'asimismo', en: 'likewise (formal)' },
            { es: 'es más', en: 'what is more, in fact' },
            { es: 'incluso', en: 'even' },
            { es: 'también', en: 'also' },
            { es: 'tampoco', en: 'neither, not … either' },
            { es: 'aparte de', en: 'apart from (+ noun or infinitive)' },
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Es un buen trabajo; además, está cerca de casa.',
              en: 'It’s a good job; besides, it’s close to home.',
            },
            {
              es: 'Asimismo, conviene reciclar el vidrio.',
              en: 'Likewise, it’s a good idea to recycle glass.',
            },
            {
              es: 'No me gusta el café; es más, no lo soporto.',
              en: 'I don’t like coffee; in fact, I can’t stand it.',
            },
            { es: 'Vinieron todos, incluso los abuelos.', en: 'Everyone came, even my grandparents.' },
            { es: 'Mi hermano también toca el bajo.', en: 'My brother plays the bass as well.' },
            {
              es: 'No fui al ensayo y tampoco llamé.',
              en: 'I didn’t go to the rehearsal and I didn’t ring either.',
            },
            {
              es: 'Aparte de estudiar, trabaja los fines de semana.',
              en: 'Apart from studying, she works at weekends.',
            },
          ],
        },
        {
          kind: 'phrases',
          caption: 'Emphasis',
          rows: [
            { es: 'de hecho', en: 'in fact' },
            { es: 'en realidad', en: 'actually' },
            { es: 'sobre todo', en: 'above all, especially' },
            { es: 'en efecto', en: 'indeed (formal)' },
            { es: 'desde luego', en: 'of course, certainly (everyday)' },
            { es: 'sin duda', en: 'without a doubt' },
          ],
        },
        {
          kind: 'text',
          text: '**Punctuation:** put a comma after most of these at the start of a sentence, and usually one before *sobre todo*. *También* and *tampoco* don’t need one.',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Me encanta cocinar. De hecho, quiero ser chef.',
              en: 'I love cooking. In fact, I want to be a chef.',
            },
            {
              es: 'Parece serio, pero en realidad es muy divertido.',
              en: 'He seems serious, but actually he’s very funny.',
            },
            {
              es: 'Me gustan las ciencias, sobre todo la biología.',
              en: 'I like science, especially biology.',
            },
            {
              es: 'En efecto, los datos confirman el problema.',
              en: 'Indeed, the figures confirm the problem.',
            },
            {
              es: 'Desde luego, fue el mejor viaje de mi vida.',
              en: 'It was certainly the best trip of my life.',
            },
            {
              es: 'Sin duda, el transporte público debería ser gratis.',
              en: 'Without a doubt, public transport should be free.',
            },
          ],
        },
      ],
    },
    {
      id: 'both-and',
      title: 'Both … and, the more … the more',
      more: 'Pairs: *tanto* … *como*, *cuanto más* … *más*.',
      syllabus: ['Conj'],
      blocks: [
        {
          kind: 'table',
          caption: 'Two-part connectors',
          columns: [
            { header: 'Connector', lang: 'es' },
            { header: 'Meaning', lang: 'en', translation: true },
            { header: 'How it works', lang: 'en' },
          ],
          rows: [
            [
              'tanto … como …',
              'both … and …',
              'use the same kind of word after each half; *tanto* doesn’t change',
            ],
            [
              'cuanto más …, más …',
              'the more …, the more …',
              'fact: indicative; future: subjunctive in the first half',
            ],
            ['cuanto menos …, menos …', 'the less …, the less …', 'the same'],
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Tanto mis padres como mis abuelos son de Galicia.',
              en: 'Both my parents and my grandparents are from Galicia.',
            },
            {
              es: 'Cuanto más {leo:leer}, más palabras aprendo.',
              en: 'The more I read, the more words I learn.',
            },
            {
              es: 'No solo canta, sino que también compone.',
              en: 'She not only sings but also composes.',
              note: '*No solo … sino también* (not only … but also). Before a verb, use *sino que también*.',
            },
            {
              es: 'Cuanto antes {salgas:salir}, antes llegarás.',
              en: 'The sooner you leave, the sooner you’ll get there.',
              note: 'It’s still to come, so use the subjunctive. Don’t add *más* to *antes, mejor, peor, mayor, menor*.',
            },
          ],
        },
        {
          kind: 'note',
          label: 'Spain and Latin America',
          text: '“The more … the more” is *cuanto más … más* in Spain and *mientras más … más* in much of Latin America. In several Latin American countries *capaz que* is an everyday “perhaps”. *Vale* and *o sea* are for conversation, not essays. *El ordenador* and *el móvil* are used in Spain. In much of Latin America they’re *la computadora* and *el celular* (computer, mobile).',
        },
      ],
    },
    {
      id: 'formal-cause',
      title: 'Given that, hence: more causes and results',
      more: 'Formal connectors for essays, and *de modo que* with either mood.',
      syllabus: ['Conj'],
      blocks: [
        {
          kind: 'table',
          caption: 'Cause',
          columns: [
            { header: 'Connector', lang: 'es' },
            { header: 'Meaning', lang: 'en', translation: true },
            { header: 'What follows', lang: 'en' },
          ],
          rows: [
            ['puesto que', 'since (formal)', 'indicative'],
            ['dado que', 'given that (formal)', 'indicative'],
            ['debido a que', 'because of the fact that (formal)', 'indicative'],
            ['a causa de', 'because of', 'noun'],
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Puesto que todos {estamos:estar} de acuerdo, empecemos.',
              en: 'Since we all agree, let’s begin.',
            },
            {
              es: 'Dado que no {quedan:quedar} plazas, han abierto otro grupo.',
              en: 'Given that there are no places left, they’ve set up another group.',
            },
            {
              es: 'El vuelo se canceló debido a que {nevaba:nevar}.',
              en: 'The flight was cancelled because it was snowing.',
            },
            {
              es: 'Cogimos el metro, ya que el autobús no {llegaba:llegar}.',
              en: 'We took the underground, as the bus wasn’t coming.',
            },
            {
              es: 'Suspendieron el partido a causa de la lluvia.',
              en: 'They called off the match because of the rain.',
            },
            { es: 'Aprobé gracias a mi profesora.', en: 'I passed thanks to my teacher.' },
          ],
        },
        {
          kind: 'table',
          caption: 'Consequence',
          columns: [
            { header: 'Connector', lang: 'es' },
            { header: 'Meaning', lang: 'en', translation: true },
            { header: 'What follows', lang: 'en' },
          ],
          rows: [
            ['por tanto', 'therefore (formal)', 'a new sentence'],
            ['por consiguiente', 'consequently (formal)', 'a new sentence'],
            ['en consecuencia', 'as a result (formal)', 'a new sentence'],
            ['de modo que', 'so; so that', 'result: indicative; aim: subjunctive'],
            ['de manera que', 'so; so that', 'result: indicative; aim: subjunctive'],
            ['tanto que', 'so much that', 'indicative'],
            ['de ahí que', 'which is why, hence (formal)', 'subjunctive'],
          ],
        },
        {
          kind: 'text',
          text: '**Punctuation:** for a cause, put a comma before *puesto que* and *dado que*, or after their clause if it comes first. Don’t put one before *debido a, a causa de*. Put a comma before *de modo que* for a result, but not for an aim. Put a comma or semicolon before *de ahí que*. Put a full stop or semicolon before *por tanto, por consiguiente*, and a comma after them.',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Perdí el móvil, así que no {pude:poder} avisarte.',
              en: 'I lost my phone, so I couldn’t let you know.',
            },
            {
              es: 'El agua escasea; por lo tanto, hay que ahorrarla.',
              en: 'Water is scarce; therefore, we have to save it.',
            },
            {
              es: 'Soy menor; por tanto, necesito un permiso de mis padres.',
              en: 'I’m under eighteen; therefore, I need my parents’ permission.',
            },
            {
              es: 'No hubo acuerdo. Por consiguiente, sigue la huelga.',
              en: 'There was no agreement. Consequently, the strike is continuing.',
            },
            {
              es: 'Subieron los precios y, en consecuencia, viaja menos gente.',
              en: 'Prices rose and, as a result, fewer people are travelling.',
            },
            {
              es: 'Había atasco, de modo que {llegamos:llegar} tarde.',
              en: 'There was a traffic jam, so we got there late.',
              note: 'The result really happened, so use the indicative.',
            },
            {
              es: 'Habla de manera que te {entiendan:entender} todos.',
              en: 'Speak so that everyone can understand you.',
              note: 'It’s an aim, so use the subjunctive and no comma.',
            },
            {
              es: 'Estaba tan cansada que me {dormí:dormirse} en el tren.',
              en: 'I was so tired that I fell asleep on the train.',
            },
            { es: 'Comimos tanto que no {cenamos:cenar}.', en: 'We ate so much that we didn’t have dinner.' },
            {
              es: 'Ha llovido poco; de ahí que los ríos {estén:estar} secos.',
              en: 'It hasn’t rained much, which is why the rivers are dry.',
            },
          ],
        },
      ],
    },
    {
      id: 'more-contrast',
      title: 'Nevertheless, having said that, however much',
      more: 'Formal contrast, and more ways to say “although” and “despite”.',
      syllabus: ['Conj'],
      blocks: [
        {
          kind: 'table',
          caption: 'Contrast',
          columns: [
            { header: 'Connector', lang: 'es' },
            { header: 'Meaning', lang: 'en', translation: true },
            { header: 'What follows', lang: 'en' },
          ],
          rows: [
            ['no obstante', 'nevertheless (formal)', 'a new sentence'],
            ['por el contrario', 'by contrast (formal)', 'a new sentence'],
            ['al contrario', 'quite the opposite (often as an answer)', 'a new sentence'],
            ['ahora bien', 'having said that (formal)', 'a new sentence'],
            ['aun así', 'even so', 'a new sentence'],
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Las pruebas son duras; no obstante, participan miles de jóvenes.',
              en: 'The trials are hard; nevertheless, thousands of young people take part.',
            },
            {
              es: 'A mí me gusta el campo; en cambio, mi hermana prefiere la ciudad.',
              en: 'I like the countryside; my sister, on the other hand, prefers the city.',
            },
            {
              es: 'Ella estudia de día, mientras que yo {estudio:estudiar} de noche.',
              en: 'She studies during the day, whereas I study at night.',
            },
            {
              es: 'Mi hermano es muy despistado; yo, por el contrario, lo apunto todo.',
              en: 'My brother is very absent-minded; I, by contrast, write everything down.',
            },
            {
              es: '¿Te molesta? Al contrario, me encanta.',
              en: 'Does it bother you? Quite the opposite: I love it.',
            },
            {
              es: 'Puedes ir. Ahora bien, vuelve antes de las once.',
              en: 'You can go. Having said that, you must be back before eleven.',
            },
            { es: 'Llovía a mares. Aun así, nadie se marchó.', en: 'It was pouring. Even so, nobody left.' },
          ],
        },
        {
          kind: 'table',
          caption: 'Concession: “in spite of”',
          columns: [
            { header: 'Connector', lang: 'es' },
            { header: 'Meaning', lang: 'en', translation: true },
            { header: 'What follows', lang: 'en' },
          ],
          rows: [
            ['a pesar de que', 'despite the fact that', 'fact: indicative; possibility: subjunctive'],
            ['pese a', 'despite (formal)', 'noun or infinitive'],
            ['pese a que', 'despite the fact that (formal)', 'like *aunque*'],
            ['por mucho que', 'however much', 'like *aunque*'],
            ['por más que', 'however much', 'like *aunque*'],
            ['si bien', 'although (formal)', 'indicative'],
          ],
        },
        {
          kind: 'text',
          text: '**Punctuation:** for contrast, put a full stop or semicolon before the connector and a comma after it. *Por el contrario* in the middle of a sentence has commas on both sides. For concession, put a comma between the two clauses, especially if the concession comes first.',
        },
        {
          kind: 'examples',
          rows: [
            { es: 'A pesar del frío, salimos a correr.', en: 'Despite the cold, we went for a run.' },
            { es: 'A pesar de estar enferma, hizo el examen.', en: 'Despite being ill, she sat the exam.' },
            {
              es: 'Ganaron a pesar de que {jugaban:jugar} con diez.',
              en: 'They won despite the fact that they were down to ten players.',
            },
            {
              es: 'Pese a las críticas, la película fue un éxito.',
              en: 'Despite the criticism, the film was a success.',
            },
            {
              es: 'Pese a que {vive:vivir} lejos, llega siempre a su hora.',
              en: 'Despite the fact that she lives far away, she always arrives on time.',
            },
            {
              es: 'Por mucho que {insistas:insistir}, no te dejarán ir.',
              en: 'However much you insist, they won’t let you go.',
            },
            {
              es: 'Por más que lo {intento:intentar}, no me sale.',
              en: 'However hard I try, I can’t do it.',
            },
            {
              es: 'La novela, si bien {es:ser} larga, se lee rápido.',
              en: 'The novel, although long, is a quick read.',
            },
          ],
        },
        {
          kind: 'contrast',
          caption: '“Although” for something you both know',
          left: 'indicative: I’m telling you something new',
          right: 'subjunctive: it’s only possible, or “I know, but it doesn’t matter”',
          rows: [
            {
              left: {
                es: 'Aunque {es:ser} caro, lo voy a comprar.',
                en: 'Although it’s expensive, I’m going to buy it.',
              },
              right: {
                es: 'Aunque {sea:ser} caro, lo voy a comprar.',
                en: 'Even if it’s expensive, I’m going to buy it.',
              },
            },
          ],
        },
      ],
    },
    {
      id: 'usage-tips',
      title: 'Usage tips: five for your own writing',
      more: 'Tips, formal and chatty connectors, and what gets marks in each paper.',
      syllabus: ['Conj'],
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            '**Use the subjunctive for the future.** When *cuando, en cuanto, hasta que, una vez que* say when something will happen, never use the future after them: *cuando {llegue:llegar}* (when I arrive), not ~~cuando llegaré~~. The question word *cuándo* is different: *No sé cuándo {llegará:llegar}* (I don’t know when she’ll arrive).',
            '**Same subject? Use the infinitive** after *antes de, sin, para*: *antes de {salir:salir}* (before leaving), *sin {hablar:hablar}* (without speaking), *para {aprender:aprender}* (to learn). Add *que* and the subjunctive when the subject changes. *Cuando, en cuanto* and *aunque* never take an infinitive: *cuando {llegue:llegar}* (when I arrive).',
            '**Full stop before, comma after.** *Sin embargo, no obstante, por lo tanto, además* begin a new sentence or follow a semicolon. A comma instead of a full stop before *sin embargo* is a mistake.',
            '**One “perhaps” is enough.** Say *Quizá venga* or *Puede que venga* (he may come), but never use both together.',
            '**Four or five connectors are enough in 80–90 words, six to eight in 130–140.** Use several kinds, and never the same connector twice. A connector only earns marks if it joins two ideas.',
          ],
        },
        {
          kind: 'table',
          caption: 'A step up from what you already use: the words in each row are close in meaning',
          columns: [
            { header: 'You already know', lang: 'en' },
            { header: 'In an essay, try', lang: 'es' },
            { header: 'In a chat or an email to a friend', lang: 'es' },
          ],
          rows: [
            ['*porque* (because)', 'dado que, puesto que', 'es que'],
            ['*pero* (but)', 'no obstante, ahora bien', 'pero bueno'],
            ['*por eso* (so, that’s why)', 'por consiguiente, de ahí que', 'así que'],
            ['*y* (and, what’s more)', 'asimismo, además', 'y encima'],
            ['*aunque* (although)', 'si bien, a pesar de que', 'aunque'],
            ['*quizá* (perhaps)', 'es posible que', 'a lo mejor'],
            ['*para* (in order to)', 'a fin de, con el fin de', 'para'],
            ['*para que* (so that)', 'a fin de que, con el fin de que', 'para que'],
          ],
        },
        {
          kind: 'contrast',
          caption: 'Formal purpose: one subject or two',
          left: 'infinitive',
          right: 'subjunctive',
          rows: [
            {
              left: {
                es: 'Abrieron las ventanas a fin de {ventilar:ventilar} el aula.',
                en: 'They opened the windows in order to air the classroom.',
              },
              right: {
                es: 'Abrieron las ventanas a fin de que {entrara:entrar} aire.',
                en: 'They opened the windows so that some air could get in.',
              },
              why: 'After a past main verb, the subjunctive is in the past too: *entrara*.',
            },
            {
              left: {
                es: 'Organizamos un mercadillo con el fin de {recaudar:recaudar} dinero.',
                en: 'We’re holding a jumble sale with the aim of raising money.',
              },
              right: {
                es: 'Organizamos charlas con el fin de que todos {participen:participar}.',
                en: 'We organise talks so that everyone can take part.',
              },
            },
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Te lo repito para que no se te {olvide:olvidar}.',
              en: 'I’m telling you again so that you don’t forget.',
            },
            { es: 'Madrugamos para {evitar:evitar} el atasco.', en: 'We got up early to avoid the traffic.' },
          ],
        },
        {
          kind: 'note',
          label: 'In the exam',
          text: '**IGCSE Writing:** two connectors with the subjunctive (*para que*, *cuando* + future meaning) are enough to show range. **IB writing paper:** choose connectors that suit the text type: *no obstante* in an essay or a formal letter, *a lo mejor* in a blog. **Reading:** find the connector first. The opinion you need often comes after *sin embargo*.',
        },
      ],
    },
    {
      id: 'model-texts',
      title: 'Three model texts: email, article, IB',
      more: 'What earns marks in texts of 80, 130 and 250 words.',
      syllabus: ['Conj'],
      blocks: [
        {
          kind: 'model-text',
          paper: 'igcse-email',
          task: 'Write an email to your Spanish friend about a school trip: where you went, what you liked and did not like, and a plan for the summer.',
          lines: [
            { es: '¡Hola, Lucía! ¿Cómo estás?', en: 'Hi Lucía, how are you?' },
            {
              es: 'El viernes fui a Toledo con mi clase porque estamos estudiando la Edad Media.',
              en: 'On Friday I went to Toledo with my class because we’re studying the Middle Ages.',
            },
            {
              es: 'Aunque {hacía:hacer} mucho frío, lo pasé genial, ya que el guía {era:ser} muy divertido.',
              en: 'Although it was very cold, I had a great time, as the guide was very funny.',
              earns:
                'Both connectors introduce facts, so the verbs are in the indicative. The preterite and the imperfect work together.',
            },
            {
              es: 'Por un lado, me encantó la catedral; por otro lado, había demasiados turistas en las calles.',
              en: 'On the one hand, I loved the cathedral; on the other hand, there were too many tourists in the streets.',
              earns: 'Both sides of an argument in one sentence.',
            },
            {
              es: 'Además, perdí el móvil en el autobús, así que no {tengo:tener} fotos.',
              en: 'What’s more, I lost my phone on the bus, so I haven’t got any photos.',
              earns: 'A reason that leads to a result, with a comma before *así que*.',
            },
            {
              es: 'Cuando {vengas:venir} en julio, volveremos juntas para que {veas:ver} los museos.',
              en: 'When you come in July, we’ll go back together so that you can see the museums.',
              earns:
                'The future tense and two subjunctives: *cuando* for something still to come, *para que* for a different person.',
            },
            {
              es: 'Escríbeme pronto y cuéntame qué te apetece hacer.',
              en: 'Write soon and tell me what you feel like doing.',
            },
            { es: 'Un abrazo de tu amiga Emma.', en: 'Love from your friend Emma.' },
          ],
        },
        {
          kind: 'model-text',
          paper: 'igcse-article',
          task: 'Write an article for your school’s website about a summer job: what you did, what went well, what went badly, your plans, and whether young people should work.',
          lines: [
            {
              es: 'El verano pasado trabajé en una heladería de mi pueblo para ahorrar un poco de dinero.',
              en: 'Last summer I worked in an ice-cream shop in my village to save a bit of money.',
            },
            {
              es: 'Como no {tenía:tener} experiencia, al principio todo me parecía difícil.',
              en: 'As I had no experience, at first I found everything difficult.',
              earns: '*Como* at the start, with a comma after the clause, instead of another *porque*.',
            },
            {
              es: 'Por un lado, los clientes eran simpáticos; por otro, el horario era muy largo.',
              en: 'On the one hand, the customers were friendly; on the other, the hours were very long.',
            },
            {
              es: 'Además, los domingos estábamos tan ocupados que no {teníamos:tener} tiempo ni para comer.',
              en: 'What’s more, on Sundays we were so busy that we didn’t even have time to eat.',
              earns: '*Tan … que* joins two sentences into one.',
            },
            {
              es: 'Sin embargo, aprendí mucho gracias a mi jefa, que siempre me ayudaba.',
              en: 'However, I learnt a lot thanks to my boss, who always helped me.',
            },
            {
              es: 'Al final gané bastante dinero, así que {pude:poder} comprarme un ordenador nuevo.',
              en: 'In the end I earned quite a lot, so I was able to buy myself a new computer.',
            },
            {
              es: 'En cuanto {terminen:terminar} las clases, volveré a la heladería.',
              en: 'As soon as school finishes, I’ll go back to the ice-cream shop.',
              earns:
                'For the future, the subjunctive after *en cuanto* and the future tense in the main clause.',
            },
            {
              es: 'Mis padres están de acuerdo, siempre y cuando {apruebe:aprobar} todo.',
              en: 'My parents are fine with it, as long as I pass everything.',
            },
            {
              es: 'Mi jefa quiere que {atienda:atender} a los turistas extranjeros para que mis compañeros {tengan:tener} menos trabajo.',
              en: 'My boss wants me to serve the foreign tourists so that the others have less work.',
              earns: 'The person changes each time, so there are two subjunctives: *quiere que*, *para que*.',
            },
            {
              es: 'En mi opinión, un trabajo de verano es una buena experiencia, ya que {aprendes:aprender} a ser responsable y {conoces:conocer} a mucha gente.',
              en: 'In my opinion, a summer job is a good experience, since you learn to be responsible and meet a lot of people.',
              earns: 'The opinion that the task asks for, with a reason.',
            },
          ],
        },
        {
          kind: 'model-text',
          paper: 'standard',
          task: 'Write an article for your school magazine about the good and bad sides of social media.',
          lines: [
            {
              es: 'Las redes sociales forman parte de nuestra vida diaria, hasta tal punto que muchos jóvenes no {recuerdan:recordar} un mundo sin ellas.',
              en: 'Social media are part of our daily lives, so much so that many young people can’t remember a world without them.',
            },
            {
              es: 'En primer lugar, hay que reconocer sus ventajas.',
              en: 'Firstly, we must recognise their advantages.',
            },
            {
              es: 'Gracias a ellas podemos hablar con amigos que viven lejos; además, nos informan en cuestión de segundos.',
              en: 'Thanks to them we can talk to friends who live far away; what’s more, they bring us news in a matter of seconds.',
            },
            {
              es: 'De hecho, el año pasado mi instituto organizó por internet una campaña para limpiar la playa, y acudieron más de doscientas personas.',
              en: 'In fact, last year my school organised an online campaign to clean up the beach, and more than two hundred people turned up.',
            },
            {
              es: 'No obstante, su uso excesivo tiene consecuencias.',
              en: 'Nevertheless, using them too much has consequences.',
              earns: 'A formal word introduces the other side.',
            },
            {
              es: 'Según una encuesta de esta revista, casi la mitad de los alumnos duermen menos de siete horas debido a que {miran:mirar} el móvil en la cama.',
              en: 'According to a survey by this magazine, almost half of the students get less than seven hours’ sleep because they look at their phones in bed.',
            },
            {
              es: 'Por mucho que los profesores {insistan:insistir}, pocos lo apagan antes de {acostarse:acostarse}.',
              en: 'However much the teachers insist, few students switch them off before going to bed.',
              earns:
                'The subjunctive, because it makes no difference how much they insist. The same people switch off their phones and go to bed, so it’s *antes de* + infinitive.',
            },
            {
              es: 'A pesar de {conocer:conocer} los riesgos, seguimos comparándonos con vidas que, en realidad, solo existen en una pantalla.',
              en: 'Despite knowing the risks, we keep comparing ourselves with lives that actually exist only on a screen.',
            },
            {
              es: 'De ahí que tantos adolescentes se {sientan:sentirse} solos, mientras que sus perfiles {están:estar} llenos de sonrisas.',
              en: 'That is why so many teenagers feel lonely, whereas their profiles are full of smiles.',
              earns: '*De ahí que* with the subjunctive, then *mientras que* with a fact.',
            },
            {
              es: 'Ahora bien, prohibirlas no serviría de nada.',
              en: 'Having said that, banning them wouldn’t help.',
            },
            {
              es: 'Si se {prohibieran:prohibir}, {encontraríamos:encontrar} otra manera de conectarnos.',
              en: 'If they were banned, we would find another way to connect.',
              earns: 'An unreal condition: imperfect subjunctive, then conditional.',
            },
            {
              es: 'Lo que necesitamos es educación: es fundamental que las familias {hablen:hablar} del tema antes de que sus hijos {abran:abrir} la primera cuenta, y que los institutos {ofrezcan:ofrecer} talleres a fin de que {aprendamos:aprender} a proteger nuestros datos.',
              en: 'What we need is education: it is essential that families talk about this before their children open their first account, and that schools offer workshops so that we learn to protect our data.',
              earns: 'Four subjunctives after three triggers, in one sentence that is still clear.',
            },
            {
              es: 'Asimismo, cada uno puede ponerse límites: guardar el móvil mientras {cena:cenar} o quedar con los amigos en persona, aunque {cueste:costar} un esfuerzo.',
              en: 'Likewise, each of us can set limits: putting the phone away during dinner or meeting friends in person, even if it takes some effort.',
            },
            {
              es: 'En definitiva, las redes sociales no son ni buenas ni malas; todo depende de cómo las {usemos:usar}.',
              en: 'In short, social media are neither good nor bad; it all depends on how we use them.',
              earns: 'This sums up the article and answers the question.',
            },
            {
              es: 'Siempre que {seamos:ser} nosotros quienes decidamos, seguirán siendo una herramienta muy útil para todos.',
              en: 'Provided that we are the ones who decide, they will still be a very useful tool for everyone.',
            },
          ],
        },
      ],
    },
    {
      id: 'more-mistakes',
      title: 'More mistakes to avoid',
      more: 'Nine more, from ~~a pesar de que llover~~ to ~~estoy seguro que~~.',
      blocks: [
        {
          kind: 'mistakes',
          rows: [
            {
              wrong: 'A pesar de que llover, salimos.',
              right: 'A pesar de que {llovía:llover}, salimos.',
              en: 'Despite the fact that it was raining, we went out.',
              why: '*A pesar de* takes a noun or an infinitive. With *que*, use a [conjugated](?conjugate) verb. *A pesar de la lluvia* (despite the rain) is even shorter.',
            },
            {
              wrong: 'Antes de que salir, come algo.',
              right: 'Antes de {salir:salir}, come algo.',
              en: 'Before you leave, eat something.',
              why: 'The same person leaves and eats, so use the infinitive without *que*.',
            },
            {
              wrong: 'Llámame antes de que salgo.',
              right: 'Llámame antes de que {salga:salir}.',
              en: 'Ring me before I leave.',
              why: 'You ring and I leave. There are two subjects, so use *antes de que*, always with the subjunctive.',
            },
            {
              wrong: 'Ahorro en orden a viajar.',
              right: 'Ahorro para viajar.',
              en: 'I’m saving in order to travel.',
              why: 'This copies _in order to_ word for word. Say *para* or, more formally, *con el fin de*.',
            },
            {
              wrong: 'Eventualmente encontramos el hotel (for “in the end”).',
              right: 'Al final encontramos el hotel.',
              en: 'Eventually we found the hotel.',
              why: 'False friends: *eventualmente* means “occasionally” or “if need be”, *actualmente* means “nowadays” and *en absoluto* means “not at all”.',
            },
            {
              wrong: 'Date prisa, sino perderás el tren.',
              right: 'Date prisa; si no, perderás el tren.',
              en: 'Hurry up; otherwise you’ll miss the train.',
              why: '*Si no* (two words) means “if not”. *Sino* means “but rather” after a negative: *No es rojo, sino naranja* (it isn’t red but orange).',
            },
            {
              wrong: 'A sí mismo, hay que reducir el plástico.',
              right: 'Asimismo, hay que reducir el plástico.',
              en: 'Likewise, we must cut down on plastic.',
              why: 'They sound alike, but *a sí mismo* is “to himself”. “Likewise” is *asimismo*, best written as one word. (*Así mismo* is accepted too, but can also mean “in just that way”.)',
            },
            {
              wrong: 'Estoy seguro que vendrá.',
              right: 'Estoy seguro de que {vendrá:venir}.',
              en: 'I’m sure he’ll come.',
              why: '*Seguro* needs *de* before *que*: *seguro de que vendrá* (sure that he’ll come). (You’ll also hear it without *de*.)',
            },
            {
              wrong: 'Pienso de que es injusto.',
              right: 'Pienso que {es:ser} injusto.',
              en: 'I think it’s unfair.',
              why: 'The opposite mistake: *pensar, creer, decir* (think, believe, say) just take *que*. Test it with *eso*: *pienso eso* (I think that), but *estoy seguro de eso* (I’m sure of that).',
            },
          ],
        },
      ],
    },
  ],
  exercises: [
    {
      id: 'no-bread-left',
      kind: 'fill',
      teaches: 'cause-and-consequence',
      sentence: '___ no quedaba pan, cené cereales.',
      en: 'As there was no bread left, I had cereal for dinner. (a reason)',
      answers: [
        'Como',
        '{Ya que|Puesto que|Dado que|Debido a que|Visto que|En vista de que}',
        {
          answer: 'Porque',
          note: 'Right, but at the beginning of a sentence *como* is much more common.',
        },
      ],
      because: 'When the reason comes first, use *como*, and put a comma after the reason.',
      mistakes: [
        {
          answer: '{Debido a|A causa de|Gracias a|Por}',
          because: 'That needs a noun. Before a verb, use *como*.',
        },
        {
          answer: '{Así que|Por eso|Por lo tanto|Por tanto}',
          because: 'That introduces a result. This half is the reason, so use *como*.',
        },
        {
          answer: '{Desde|Desde que}',
          because: '*Desde* and *desde que* are “since” for time. “Since” or “as” for a reason is *como*.',
        },
        {
          answer: '{Mientras|A medida que|Conforme}',
          because: 'Words like *cuando* and *mientras* are for time. “As” for a reason is *como*.',
        },
        { answer: 'Cómo', because: 'With an accent, it means “how?”. “As” is *como*, without an accent.' },
      ],
      notAsked: [
        { answer: 'Aunque', because: 'That means “although”. For a reason, use *como*.' },
        { answer: 'Cuando', because: 'That’s “when”. For a reason, use *como*.' },
      ],
    },
    {
      id: 'hear-no-money',
      kind: 'hear',
      teaches: 'cause-and-consequence',
      says: 'Como no tenía dinero, no compré nada.',
      en: 'As I had no money, I didn’t buy anything.',
      because:
        '*Como* comes first and introduces the reason. The speaker’s voice rises before the comma. Both *tenía* and *compré* have an accent on the stressed vowel.',
    },
    {
      id: 'because-of-the-strike',
      kind: 'correct',
      teaches: 'cause-and-consequence',
      sentence: 'Debido a que la huelga, no había trenes.',
      en: 'Due to the strike, there were no trains.',
      parts: {
        cause:
          'debido a|a causa de|por [culpa de|causa de]|a raíz de|a consecuencia de|como consecuencia de|con motivo de',
        none: 'no {había|hubo} {trenes|ningún tren|ni un tren}',
        strike: '{había|hubo} [una] huelga|hacían huelga',
      },
      answers: [
        '$Cause la huelga, $none.',
        '$None $cause la huelga.',
        '{Debido a|A causa de|Por} una huelga, $none.',
        '$None {debido a|a causa de|por} una huelga.',
        '{Debido a que|Como|Ya que|Puesto que|Dado que|A causa de que} $strike, $none.',
        '$None {debido a que|porque|ya que|puesto que|dado que|a causa de que} $strike.',
        'Dada la huelga, $none.',
        {
          answer: '{{Debido al|A causa del|Por el} paro, $none|$None {debido al|a causa del|por el} paro}.',
          note: 'In much of Latin America a strike is *un paro*. In Spain, it’s *una huelga*.',
        },
        {
          answer:
            '{{Debido a|A causa de|Por} la huelga, no ha habido {trenes|ningún tren}|No ha habido {trenes|ningún tren} {debido a|a causa de|por} la huelga}.',
          note: 'In Spain, people say *ha habido* if it happened today. *Había* or *hubo* is right everywhere.',
        },
        {
          answer: '{Había|Hubo} [una] huelga{, así que|, por eso| y por eso| y} $none.',
          note: 'Right, with a different connector. With *debido a*, say *debido a la huelga*.',
        },
        {
          answer:
            '{{Debido a|A causa de|Por} la huelga, no {circulaban|circularon|pasaban} [los] trenes|No {circulaban|circularon|pasaban} [los] trenes {debido a|a causa de|por} la huelga}.',
          note: 'Right, but this means that no trains ran. “There were no trains” is *no había trenes*.',
        },
        {
          answer: 'Porque $strike, $none.',
          note: 'Right, but at the beginning of a sentence *como* is more common: *Como había huelga…*',
        },
      ],
      because: 'Before a noun, use *debido a* without *que*.',
      mistakes: [
        {
          answer:
            '{{Debido|Debida|Debidos} la huelga, no {había|hubo} trenes|No {había|hubo} trenes debido la huelga}.',
          because: '*Que* had to go, but *a* must stay: *debido a*.',
        },
        {
          answer:
            '{{Debido de|Debido por|Debido en|Debido con} la huelga, no {había|hubo} trenes|No {había|hubo} trenes {debido de|debido por} la huelga}.',
          because: '_Due to_ is *debido a*. *De* goes with *a causa de*.',
        },
        {
          answer:
            '{{Debido que|Debido que a|Debido de que} la huelga, no {había|hubo} trenes|No {había|hubo} trenes {debido que|debido a que} la huelga}.',
          because: '*Que* needs a verb after it. Before a noun, say *debido a la huelga*.',
        },
        {
          answer:
            '{{Debido que|Debido de que} había [una] huelga, no {había|hubo} trenes|No {había|hubo} trenes {debido que|debido de que} había [una] huelga}.',
          because: 'Before a verb, use *debido a que*, with *a*: *debido a que había huelga*.',
        },
        {
          answer: 'Debido a {el|lo|al} huelga, no {había|hubo} trenes.',
          because: '*Huelga* is feminine: *debido a la huelga*.',
        },
        {
          answer: '{Debido al|Debido el} huelga, no {había|hubo} trenes.',
          because: '*Huelga* is feminine: *debido a la huelga*.',
        },
        {
          answer:
            '{A causa|A causa que|A causa de que|A causa a|Causa de|A la causa de|En causa de} la huelga, no {había|hubo} trenes.',
          because: '“Because of” before a noun is *a causa de*: *a causa de la huelga*.',
        },
        {
          answer:
            '{{Porque|Porque de|Ya que|Como|Puesto que|Porque a} la huelga, no {había|hubo} trenes|No {había|hubo} trenes {porque|porque de|ya que|como} la huelga}.',
          because:
            'That connector needs a verb: *porque había huelga*. Before a noun, say *debido a la huelga*.',
        },
        {
          answer: '{Debido a|A causa de|Por} la huelga, no {habían|hubieron} trenes.',
          because:
            '“There was” and “there were” are the same in Spanish: *no había trenes*. (You’ll often hear *habían*, especially in Latin America, but careful speakers say *había*.)',
        },
        {
          answer:
            '{Debido a|A causa de|Por} la huelga, no {eran|estaban|fueron|estuvieron|era|estaba} trenes.',
          because: 'The connector is right. “There were” is *había*: *no había trenes*.',
        },
        {
          answer: '{Debido a|A causa de|Por} la huelga, no haber trenes.',
          because: 'The connector is right. “There were” is *había*.',
        },
        {
          answer: '{Debido a|A causa de|Por} la huelga, {había no|no había los|no había unos} trenes.',
          because: 'The connector is right. “There were no trains” is *no había trenes*, without an article.',
        },
        {
          answer: '{Sobre|A|De} la huelga, no {había|hubo} trenes.',
          because: '“Due to” is *debido a*, *a causa de* or *por*.',
        },
      ],
      notAsked: [
        {
          answer: '{A pesar de|Pese a} la huelga, no {había|hubo} trenes.',
          because: 'That means “despite”. “Due to” is *debido a*.',
        },
        {
          answer: 'Sin la huelga, no {había|hubo} trenes.',
          because: 'That means “without”. “Due to” is *debido a*.',
        },
        {
          answer: '{Gracias a|Desde|En} la huelga, no {había|hubo} trenes.',
          because:
            '*Gracias a* is “thanks to”, *desde* “since” and *en* “in”. “Due to” is *debido a*, *a causa de* or *por*.',
        },
        {
          answer: '{Debido a|A causa de|Por} la huelga, no {tenían|tenía} trenes.',
          because: 'That’s “they (or it) **had** no trains”. “There were” is *había*.',
        },
        {
          answer: '{Debido a|A causa de|Por} la huelga, no {hay|habrá} trenes.',
          because: '*Hay* is “there are” and *habrá* “there will be”. “There were” is *había*.',
        },
        {
          answer: '{Debido a|A causa de|Por} la huelga, había trenes.',
          because: 'That’s “there **were** trains”. “There were no trains” is *no había trenes*.',
        },
        {
          answer: 'Para la huelga, no {había|hubo} trenes.',
          because: 'That’s “**for** the strike”. “Due to” is *debido a*, *a causa de* or *por*.',
        },
      ],
    },
    {
      id: 'despite-the-snow',
      kind: 'choose',
      teaches: 'contrast-and-concession',
      prompt: 'Look at what comes after the gap. Which connector fits?',
      sentence: '___ la nieve, fuimos al instituto a pie.',
      en: 'Despite the snow, we walked to school.',
      options: [
        {
          text: '*A pesar de*',
          right: true,
          because: '“Despite” goes before a noun, *la nieve* (the snow), in both languages.',
        },
        {
          text: '*Aunque*',
          because: '“Although” needs a verb, as in English: “although it was snowing”.',
        },
        {
          text: '*Sin embargo*',
          because: '“However” begins a whole new sentence and has a comma after it.',
        },
      ],
    },
    {
      id: 'however',
      kind: 'choose',
      teaches: 'contrast-and-concession',
      prompt: 'Look at the punctuation. Which connector fits?',
      sentence: 'Estudié toda la semana; ___, suspendí.',
      en: 'I studied all week; however, I failed.',
      options: [
        {
          text: '*sin embargo*',
          right: true,
          because: '“However” is an adverb and can go between a semicolon and a comma.',
        },
        {
          text: '*aunque*',
          because:
            '“Although” introduces a clause: *Aunque estudié, suspendí*. It doesn’t have a comma after it.',
        },
        {
          text: '*mientras que*',
          because: '“Whereas” contrasts two things and is followed by a clause, not by a comma.',
        },
        {
          text: '*por lo tanto*',
          because: 'With “therefore”, failing would be the result of studying.',
          teaches: 'cause-and-consequence',
        },
      ],
    },
    {
      id: 'despite-the-heat',
      kind: 'fill',
      teaches: 'contrast-and-concession',
      sentence: 'A pesar ___ calor, jugamos todo el partido.',
      en: 'Despite the heat, we played the whole match.',
      answers: [
        'del',
        {
          answer: '{de que hacía|de que hizo|de hacer|de que hiciera|de que hiciese}',
          note: 'Right, but this means “although it was hot”. “Despite the heat” is *a pesar del calor*.',
        },
        {
          answer: 'de tanto',
          note: 'Right, but this means “despite so much heat”. “The heat” is *del calor*.',
        },
      ],
      because: '*A pesar de* + *el calor* becomes *a pesar del calor*.',
      mistakes: [
        { answer: 'de', because: 'The noun needs its article: *de* + *el calor* is *del calor*.' },
        {
          answer: '{de que|que|de que el}',
          because:
            '*De que* needs a whole clause: *a pesar de que hacía calor*. Before a noun, say *del calor*.',
        },
        { answer: 'de el', because: '*De* + *el* contract: *del*.' },
        { answer: '{de lo|de los|de las|la}', because: '*Calor* is masculine: *del calor*.' },
        {
          answer: '{al|el|a el|a|por el|en el|con el|por|con}',
          because: 'The set phrase is *a pesar de*. With *el*, it becomes *del*.',
        },
        {
          answer: '{de un|de mucha|de tanta}',
          because: 'It’s _the_ heat in English, and *de* + *el* is *del*.',
        },
        {
          answer: '{de la|dela}',
          because:
            'You may hear *la calor* in Andalusia and parts of Latin America, but in careful Spanish *calor* is masculine: *del calor*.',
        },
      ],
      notAsked: [
        {
          answer: '{de este|de ese|del gran|del intenso}',
          because: 'Good Spanish, but “the heat” is just *el calor*: *del calor*.',
        },
        { answer: 'de mucho', because: 'That’s “despite **a lot of** heat”. “The heat” is *del calor*.' },
      ],
    },
    {
      id: 'hear-even-if',
      kind: 'hear',
      teaches: 'contrast-and-concession',
      says: 'Aunque llueva, salimos.',
      en: 'Even if it rains, we’re going out.',
      choices: ['Aunque llueve, salimos.', 'Aunque llueva, salimos.'],
      because:
        'Listen to the last vowel: *llueve* means “it’s raining” and *llueva* means “it may rain”. Here you hear an open *a*.',
    },
    {
      id: 'even-if-it-rains',
      kind: 'translate',
      teaches: 'contrast-and-concession',
      en: 'Even if it rains, we’re going to play.',
      parts: {
        rain: '{aunque|aun cuando|incluso aunque|a pesar de que} llueva|aunque {esté lloviendo|se ponga a llover}|{incluso|aun|hasta} si llueve',
        play: 'vamos a jugar|jugaremos|jugamos',
        anyway: 'igual|igualmente|de todas {formas|maneras}|de todos modos',
      },
      answers: [
        '$Rain, $play [$anyway].',
        '$Rain, {igualmente|de todas formas|de todas maneras|de todos modos} $play.',
        '$Play [$anyway] $rain.',
        {
          answer: '{$Play [$anyway] así llueva|Así llueva, $play [$anyway]}.',
          note: '*Así* with the subjunctive means “even if” in everyday Spanish, mostly in Latin America.',
        },
        {
          answer: '{{Aun|Incluso} lloviendo, $play|$Play {aun|incluso} lloviendo}.',
          note: 'Right. With a conjugated verb, say *aunque llueva*.',
        },
        {
          answer: '{Aunque lloviera, {vamos a jugar|jugaremos}|{Vamos a jugar|Jugaremos} aunque lloviera}.',
          note: 'Right, but it makes the rain less likely: “even if it were to rain”. “Even if it rains” is *aunque llueva*.',
        },
        {
          answer:
            '{{Llueva o no [llueva]|Llueva o truene}, $play|$Play, {llueva o no [llueva]|llueva o truene}}.',
          note: 'Right, but this means “rain or shine”. “Even if it rains” is *aunque llueva*.',
        },
        {
          answer: '{Por {más|mucho} que llueva, $play|$Play por {más|mucho} que llueva}.',
          note: 'Right, but this means “however much it rains”. “Even if it rains” is *aunque llueva*.',
        },
        {
          answer: '{$Rain, iremos a jugar|Iremos a jugar $rain}.',
          note: 'Right for “we’ll go and play”. “We’re going to play” is *vamos a jugar*.',
        },
        {
          answer: 'Aunque llueva, {vamos a tocar|tocaremos}.',
          note: 'Right for music. To play a game or a sport is *jugar*: *vamos a jugar*.',
        },
      ],
      because:
        'Nobody knows yet if it will rain, so use *aunque* + subjunctive. *Incluso si llueve*, with the present, is right too.',
      notAsked: [
        {
          answer: 'Si llueve, {vamos a jugar|jugaremos|jugamos}.',
          because:
            'Good Spanish for “if it rains”, but “even” is missing: *aunque llueva*, or *incluso si llueve*.',
        },
        {
          answer: '{Aunque|Incluso si|Aun si} {lloviera|lloviese}, {jugaríamos|íbamos a jugar}.',
          because:
            'Good Spanish for “even if it rained, we would play”. Here, say *aunque llueva, vamos a jugar*.',
        },
        {
          answer: '{A pesar de|Pese a} la lluvia, {vamos a jugar|jugaremos}.',
          because: 'Good Spanish for “despite the rain”. “Even if it rains” is *aunque llueva*.',
        },
        {
          answer:
            '{Aunque {llueve|está lloviendo}, {vamos a jugar|jugaremos|jugamos}|{Vamos a jugar|Jugaremos|Jugamos} aunque {llueve|está lloviendo}}.',
          because:
            'This means “although it’s raining”, a fact that you can see. “Even if it rains” is only a possibility: *aunque llueva*.',
        },
        {
          answer:
            '{Aunque {lloverá|va a llover}, {vamos a jugar|jugaremos}|{Vamos a jugar|Jugaremos} aunque {lloverá|va a llover}}.',
          because: 'This means that it will definitely rain. “Even if” is only a possibility: *llueva*.',
        },
        {
          answer: '{Cuando|A menos que|Salvo que|Siempre que|Mientras} llueva, {vamos a jugar|jugaremos}.',
          because:
            '*Cuando* is “when”, *a menos que* and *salvo que* “unless”, *siempre que* and *mientras* “as long as”. “Even if” is *aunque*: *aunque llueva*.',
        },
        {
          answer: '{Como|Porque} llueve, {vamos a jugar|jugaremos}.',
          because:
            'That’s a reason, “as it’s raining”. “Even if” is *aunque*, with the subjunctive: *aunque llueva*.',
        },
        {
          answer: 'Aunque {llovió|llovía|ha llovido}, {vamos a jugar|jugaremos}.',
          because: 'That’s a fact in the past. “Even if it rains” is *aunque llueva*.',
        },
        {
          answer: 'Aunque llueva, {vamos jugando|vamos para jugar}.',
          because:
            '*Vamos jugando* is “we’re playing bit by bit” and *vamos para jugar* is “we go **in order to** play”. For a plan, use *vamos a jugar*.',
        },
        {
          answer: 'Aunque llueva, vamos a actuar.',
          because: 'That’s “we’re going to perform”. To play a game is *jugar*: *vamos a jugar*.',
        },
        {
          answer: 'Aunque llueva, {voy a jugar|van a jugar|vais a jugar|va a jugar|jugaré|jugarán|jugará}.',
          because: 'That’s a different person. “**We** are going to play” is *vamos a jugar*.',
        },
        {
          answer: 'Aunque llueva, {jugaríamos|juguemos}.',
          because:
            '*Jugaríamos* is “we would play” and *juguemos* is “let’s play”. “We’re going to play” is *vamos a jugar*.',
        },
        {
          answer: '{Cuando|Mientras|Siempre que} llueve, vamos a jugar.',
          because:
            '*Cuando* is “when”, *mientras* is “while” and *siempre que* is “whenever”. “Even if” is *aunque llueva*.',
        },
        {
          answer: 'Como llueva, {vamos a jugar|jugaremos}.',
          because: 'People say this for “if it does rain”, mostly in Spain. “Even if” is *aunque llueva*.',
        },
      ],
      mistakes: [
        {
          answer:
            '{{Incluso si|Aun si|Hasta si|Si} {llueva|lloverá|llover}, {vamos a jugar|jugaremos}|{Vamos a jugar|Jugaremos} {incluso si|aun si|hasta si} {llueva|lloverá}}.',
          because:
            'For a future plan, use only the present after *si*: *incluso si llueve*. Or say *aunque llueva*.',
        },
        {
          answer:
            '{Aunque si|Aunque que|Aunque incluso si|Mismo si|Aun que|Incluso que} {llueve|llueva}, {vamos a jugar|jugaremos}.',
          because: '“Even if” is *aunque* + subjunctive, or *incluso si* + present.',
        },
        {
          answer: '{Incluso|Aun|Hasta} {llueve|llueva}, {vamos a jugar|jugaremos}.',
          because: '“If” is missing: *incluso si llueve*. Or say *aunque llueva*.',
        },
        {
          answer: 'Aunque {llover|lloviendo|lluvia|llovería}, {vamos a jugar|jugaremos}.',
          because: 'For something uncertain, use the present subjunctive after *aunque*: *llueva*.',
        },
        {
          answer:
            'Aunque {llova|lluva|llueve a|llueba|lluevan|lluevas|lloveva|llove|llueverá}, {vamos a jugar|jugaremos}.',
          because: 'The subjunctive of *llover* is *llueva*, with *ue* and *v*.',
        },
        {
          answer:
            'Aunque {es lloviendo|sea lloviendo|es lluvia|es lluvioso|es llover|está lluvia}, {vamos a jugar|jugaremos}.',
          because: '“It rains” is one word in Spanish, without “it” or “is”: here, *llueva*.',
        },
        {
          answer:
            'Aunque llueva, {vamos jugar|vamos a jugamos|vamos a jugando|somos yendo a jugar|estamos yendo jugar|vamos de jugar}.',
          because: 'The first half is right. “We’re going to” is *vamos a* + infinitive: *vamos a jugar*.',
        },

        {
          answer: 'Aunque llueva, {jugamos a|jugábamos}.',
          because: 'The first half is right. “We’re going to play” is *vamos a jugar*.',
        },
        {
          answer:
            '{{A menos que|Sin que|Salvo que} llueve, {vamos a jugar|jugaremos}|{Cuando|Mientras|Siempre que} llueve, jugaremos|{Porque|Sin que} llueva, {vamos a jugar|jugaremos}}.',
          because: '“Even if” is *aunque*, with the subjunctive: *aunque llueva*.',
        },
        {
          answer: '{A pesar de|Pese a} {llueve|llueva|que lluvia}, {vamos a jugar|jugaremos}.',
          because: 'Before a verb, you need *que*: *a pesar de que llueva*. *Aunque llueva* is simpler.',
        },
      ],
    },
    {
      id: 'as-soon-as',
      kind: 'choose',
      teaches: 'time',
      prompt: 'Which form completes the sentence?',
      sentence: 'En cuanto ___ los resultados, te aviso.',
      en: 'As soon as I get the results, I’ll let you know.',
      options: [
        { text: '*reciba*', right: true, because: 'It’s still to come, so use the subjunctive.' },
        { text: '*recibo*', because: 'The present would describe a habit: every time you get results.' },
        {
          text: '*recibiré*',
          because: 'The meaning is future, but after *en cuanto* you need the subjunctive.',
        },
        {
          text: '*recibir*',
          because: 'After *en cuanto*, conjugate the verb. The infinitive comes after *antes de* or *para*.',
        },
      ],
    },
    {
      id: 'when-i-am-eighteen',
      kind: 'fill',
      teaches: 'time',
      sentence: 'Cuando ___ dieciocho años, viajaré sola por Europa.',
      en: 'When I’m eighteen, I’ll travel round Europe on my own. (tener)',
      answers: ['tenga'],
      because: 'Use the subjunctive after *cuando* for something still to come.',
      mistakes: [
        {
          answer: '{tendré|voy a tener}',
          because: 'Use the future only in the main clause: *viajaré*. After *cuando*, use *tenga*.',
        },
        {
          answer: 'tengo',
          because:
            'English uses the present here, but in Spanish that would mean it happens again and again.',
        },
        {
          answer: '{sea|soy|seré|esté|estoy|estaré|era|fui}',
          because: 'Use *tener* for age: *cuando tenga dieciocho años*.',
        },
        { answer: '{tenía|tuve|he tenido}', because: 'That’s in the past. This is still to come: *tenga*.' },
        {
          answer: '{tuviera|tuviese|tendría|tuviere}',
          because: '*Viajaré* is a real plan, so use the present subjunctive: *tenga*.',
        },
        {
          answer: '{tener|teniendo|tenido}',
          because: 'Use the *yo* form. For the future after *cuando*, it’s *tenga*.',
        },
        {
          answer: '{tiene|tienes}',
          because: 'The subject is *yo* (“I”), and this is still to come: *tenga*.',
        },
        {
          answer: '{tena|tiena|tienga|tega|teneré|tenca}',
          because: 'The subjunctive of *tener* comes from *tengo*: *tenga*.',
        },
        { answer: '{haya|había|he}', because: '“To be eighteen” is *tener dieciocho años*: *tenga*.' },
      ],
      notAsked: [
        {
          answer: '{cumpla|haya cumplido}',
          because: 'Good Spanish for “turn eighteen”, but the verb in brackets is *tener*: *tenga*.',
        },
        { answer: '{tengas|tengan|tengamos}', because: 'That’s a different person. For “I”, use *tenga*.' },
        {
          answer: 'haga',
          because:
            'People say this for “turn eighteen”, mostly in Spain, but the verb in brackets is *tener*: *tenga*.',
        },
      ],
    },
    {
      id: 'asks-when-train',
      kind: 'choose',
      teaches: 'time',
      prompt: 'Look at the accent on *cuándo*. Which form fits?',
      sentence: 'Ana pregunta cuándo ___ el tren.',
      en: 'Ana is asking when the train will leave.',
      options: [
        {
          text: '*saldrá*',
          right: true,
          because:
            '*Cuándo* with an accent introduces a reported question, “when will it leave?”, and keeps the future. (In parts of Latin America you may hear *salga*.)',
        },
        {
          text: '*salga*',
          because:
            'The subjunctive comes after *cuando* without an accent, meaning “at the time that”: *Te llamo cuando salga el tren*.',
        },
        { text: '*salir*', because: '*El tren* needs a conjugated verb: *saldrá*.' },
      ],
    },
    {
      id: 'so-that-you-understand',
      kind: 'fill',
      teaches: 'purpose',
      sentence: 'Te lo explico otra vez para que lo ___ bien.',
      en: 'I’ll explain it to you again so that you understand it properly. (entender)',
      answers: [
        'entiendas',
        {
          answer: 'puedas entender',
          note: 'Right, but this means “so that you can understand”. For just “understand”, use *entiendas*.',
        },
      ],
      because: 'I explain and you understand. There are two subjects, so use *para que* + subjunctive.',
      mistakes: [
        {
          answer: '{entender|entenderlo}',
          because: 'The infinitive comes after *para* on its own, when the subject stays the same.',
        },
        {
          answer: 'entiendes',
          because: 'The person is right. After *para que* only the subjunctive is possible.',
        },
        { answer: 'entendas', because: 'The ending is right, but the stem changes: *entiend-*.' },
        { answer: 'entienden', because: '*Te* shows that it’s one friend, *tú*, so use *entiendas*.' },
        {
          answer: '{entiende|entenda|entiendo}',
          because: 'The subject is *tú*, and *para que* takes the subjunctive: *entiendas*.',
        },
        {
          answer: '{entenderás|entenderías}',
          because: '*Para que* takes the subjunctive, not the future or conditional: *entiendas*.',
        },
        {
          answer: '{entendieras|entendieses|hayas entendido|entendiste|entendías}',
          because: '*Explico* is in the present, so use the present subjunctive: *entiendas*.',
        },
        {
          answer: '{entendiendo|entendido|estás entendiendo}',
          because: 'After *para que*, use the subjunctive: *entiendas*.',
        },
        {
          answer: '{te entiendas|entiendas lo}',
          because: '*Entiendas* is right, but the pronoun *lo* is already there.',
        },
      ],
      notAsked: [
        {
          answer: '{comprendas|puedas comprender|captes|veas}',
          because: 'It would fit, but the verb in brackets is *entender*: *entiendas*.',
        },
        {
          answer: '{entienda|entiendan|entendáis}',
          because:
            'That’s for somebody else, or several people. *Te* means one friend, *tú*, so use *entiendas*.',
        },
      ],
    },
    {
      id: 'parents-work-so-that',
      kind: 'translate',
      teaches: 'purpose',
      en: 'My parents work so that we can study.',
      answers: [
        'Mis {padres|papás} trabajan para que {podamos|nosotros podamos} estudiar.',
        'Mis {padres|papás} trabajan {a fin de que|con el fin de que|con el objetivo de que|de modo que|de manera que|de forma que} podamos estudiar.',
        'Para que podamos estudiar{,|} {trabajan mis padres|mis padres trabajan}.',
        {
          answer: 'Mis {padres|papás} trabajan para que {estudiemos|nosotros estudiemos}.',
          note: 'Right, but this means “so that we study”. “So that we **can** study” is *para que podamos estudiar*.',
        },
        {
          answer: 'Mis {padres|papás} {están trabajando} para que podamos estudiar.',
          note: 'Right for what they’re doing now. For what they do in general, use *trabajan*.',
        },
        {
          answer: 'Mis {padres|papás} trabajan porque podamos estudiar.',
          note: 'Right, but literary: *porque* with the subjunctive can be “so that”. The usual phrase is *para que podamos*.',
        },
      ],
      because: 'They work and we study. There are two subjects, so use *para que* + subjunctive.',
      mistakes: [
        {
          answer: 'Mis {padres|papás} trabajan para que {podemos|podremos|podríamos|podíamos} estudiar.',
          because: '*Para que* takes the subjunctive: *podamos*.',
        },
        {
          answer: 'Mis {padres|papás} trabajan para que {puedamos|puédamos} estudiar.',
          because: 'In the *nosotros* form the stem doesn’t change: *podamos*.',
        },
        {
          answer: 'Mis {padres|papás} trabajan para {nosotros podemos|nosotros podamos} estudiar.',
          because: 'When the subject changes, use *para que* + subjunctive: *para que podamos*.',
        },
        {
          answer: 'Mis {padres|papás} trabajan, así que podamos estudiar.',
          because:
            '*Así que* introduces a result, in the indicative. For an aim, use *para que* + subjunctive.',
        },
      ],
      notAsked: [
        {
          answer: 'Mis {padres|papás} trabajan para {poder estudiar|estudiar}.',
          because:
            'That means that your parents study. When somebody else does the second thing, use *para que* + subjunctive.',
        },
        {
          answer: 'Mis {padres|papás} trabajan, así que podemos estudiar.',
          because: 'That’s a result, “and so we can”. For an aim, use *para que* + subjunctive.',
        },
        {
          answer: 'Mis parientes trabajan para que podamos estudiar.',
          because: '*Parientes* are relatives. “Parents” is *padres*.',
        },
        {
          answer: 'Mis {padres|papás} trabajan porque podemos estudiar.',
          because: '*Porque* is “because”. “So that” is *para que*.',
        },
        {
          answer: 'Mis {padres|papás} trabajan para nosotros poder estudiar.',
          because: 'People say this in the Caribbean. Elsewhere, use *para que podamos*.',
        },
      ],
    },
    {
      id: 'water-sports',
      kind: 'choose',
      teaches: 'signposts',
      prompt: 'Which words introduce an example?',
      sentence: 'Me gustan los deportes de agua; ___, la vela y el surf.',
      en: 'I like water sports, for example sailing and surfing.',
      options: [
        { text: '*por ejemplo*', right: true, because: '“For example”: these are just two of many.' },
        { text: '*en resumen*', because: '“In short” sums up and comes at the end.' },
        { text: '*es decir*', because: '“That is” says the same thing again in other words.' },
        {
          text: '*en cuanto a*',
          because: '“As for” introduces a new topic, and has no comma right after it.',
        },
      ],
    },
    {
      id: 'as-for-the-food',
      kind: 'fill',
      teaches: 'signposts',
      sentence: '___ a la comida, todo estaba riquísimo.',
      en: 'As for the food, everything was delicious.',
      answers: [
        'En cuanto',
        '{Con respecto|Respecto|En lo que concierne|Por lo que concierne|En lo que respecta|Por lo que respecta|En lo referente|Referente|En lo relativo|En lo tocante|Tocante|En lo que se refiere|Por lo que se refiere|Por lo que hace|{En|Por} lo que toca|En lo concerniente|En lo que atañe}',
        { answer: 'Con relación', note: 'Right, but rather formal. Most people say *en cuanto a*.' },
        {
          answer: 'En relación',
          note: 'Accepted, but it’s better to say *con relación a* or *en relación con*.',
        },
      ],
      because: '*En cuanto a* + noun introduces the next topic.',
      mistakes: [
        {
          answer: '{Como|Como por|Como para}',
          because: 'This copies English. “As for” is *en cuanto a*.',
        },
        { answer: '{Para|Por}', because: '“As for” is *en cuanto a*.' },
        { answer: '{Cuanto|En cuánto|En cuando|Cuando}', because: 'The whole phrase is *en cuanto a*.' },
        {
          answer: '{En respecto|Con respecta}',
          because: 'The phrase is *con respecto a*, or *en cuanto a*.',
        },
        {
          answer: '{Con respeto|Respeto|En respeto}',
          because: '*Respeto* is the respect you show. “With regard to” is *con respecto a*.',
        },
      ],
      notAsked: [
        { answer: '{Debido|Gracias}', because: 'That introduces a reason. “As for” is *en cuanto a*.' },
      ],
    },
    {
      id: 'unforgettable-trip',
      kind: 'translate',
      teaches: 'signposts',
      en: 'In short, it was an unforgettable trip.',
      parts: {
        short:
          'en resumen|en fin|a modo de resumen|en síntesis|en definitiva|en {pocas|breves} palabras|en suma|resumiendo|para resumir|en resumidas cuentas',
        trip: 'fue un viaje {inolvidable|para no olvidar}|el viaje fue inolvidable|fue {una excursión|una escapada} inolvidable',
      },
      answers: [
        '$Short, $trip.',
        'Fue, $short, un viaje inolvidable.',
        '$Trip, $short.',
        {
          answer:
            '{$Short, {ha sido un viaje|el viaje ha sido} inolvidable|{Ha sido un viaje|El viaje ha sido} inolvidable, $short}.',
          note: 'Right in Spain for a trip that has just ended. *Fue* is right everywhere.',
        },
        {
          answer: 'Total, $trip.',
          note: 'People say *total* in conversation. In writing, use *en resumen*.',
        },
        {
          answer: '{En conclusión|Para concluir}, $trip.',
          note: 'Right, but this means “in conclusion”. “In short” is *en resumen*.',
        },
        {
          answer: '$Short, fue un inolvidable viaje.',
          note: 'Right, but literary. Adjectives usually come after the noun: *un viaje inolvidable*.',
        },
      ],
      because:
        '*En resumen* sums things up and has a comma after it. To look back on a whole trip, use *fue*.',
      mistakes: [
        {
          answer: '{En corto|En breve|En cortas palabras}, fue un viaje inolvidable.',
          because: '*En breve* is “soon”, and *en corto* isn’t a connector. “In short” is *en resumen*.',
        },
        {
          answer: '{En resumen|En definitiva}, fue una viaje inolvidable.',
          because: '*Viaje* is masculine: *un viaje*.',
        },
        {
          answer: '{En resumen|En definitiva}, {estaba|estuvo} un viaje inolvidable.',
          because: 'To look back on the whole trip, say *fue un viaje*.',
        },
      ],
      notAsked: [
        {
          answer: '{En resumen|En definitiva}, era un viaje inolvidable.',
          because:
            'Good Spanish, but it describes the trip while it was going on. To look back on the whole trip, use *fue*.',
        },
      ],
    },
    {
      id: 'although-tired',
      kind: 'correct',
      teaches: 'mistakes',
      sentence: 'Aunque que estoy cansado, voy a entrenar.',
      en: 'Although I’m tired, I’m going to train.',
      parts: {
        tired: 'cansado|cansada',
        am: 'estoy|ando|me siento|me encuentro',
        train: 'voy a entrenar|entrenaré|voy a entrenarme|voy a ir a entrenar|iré a entrenar',
        though: 'aunque|a pesar de que|pese a que|aun cuando',
      },
      answers: [
        '{Aunque|A pesar de que|Pese a que|Si bien|Aun cuando} $am $tired, $train [igual].',
        '$Train $though $am $tired.',
        '{A pesar de|Pese a} estar $tired, $train [igual].',
        '$Train {a pesar de|pese a} estar $tired.',
        'Aun estando $tired, $train.',
        {
          answer: 'Aunque $am $tired, igual $train.',
          note: 'Right in much of Latin America. In Spain, *igual* before the verb means “maybe”. For “all the same”, put it after the verb: *voy a entrenar igual*.',
        },
        {
          answer: '{Aunque|A pesar de que|Pese a que} esté $tired, $train.',
          note: '*Esté* is right when your listener already knows that you are tired, or for “even if I’m tired”. For new information, use *estoy*.',
        },
        {
          answer: '$Train {aunque|a pesar de que|pese a que} esté $tired.',
          note: '*Esté* is right when your listener already knows that you are tired, or for “even if I’m tired”. For new information, use *estoy*.',
        },
        {
          answer:
            '{{A pesar {de mi|del}|Pese {a mi|al}} cansancio, $train|$Train {a pesar {de mi|del}|pese {a mi|al}} cansancio}.',
          note: 'Right, but this means “despite my tiredness”. “Although I’m tired” is *aunque estoy cansado*.',
        },
        {
          answer: 'Estoy $tired, pero $train [igual].',
          note: 'Right, but this uses “but”. “Although” is *aunque*, without *que*.',
        },
      ],
      because: '*Aunque* already contains *que*.',
      mistakes: [
        {
          answer:
            '{{A pesar de|A pesar|Pese a} estoy {cansado|cansada}, voy a entrenar|Voy a entrenar {a pesar de|a pesar|pese a} estoy {cansado|cansada}}.',
          because: '*A pesar de* needs a noun or an infinitive: *a pesar de estar cansado*.',
        },
        {
          answer:
            '{Aunque que esté {cansado|cansada}, voy a entrenar|Voy a entrenar aunque que {estoy|esté} {cansado|cansada}|Aunque que estoy {cansada|cansado}, entrenaré}.',
          because: '*Aunque* already contains *que*: leave *que* out.',
        },
        {
          answer:
            '{Aun que|Aún que|Aunque de que|Aunque de|Aunque si|Aunque lo que} {estoy|esté} {cansado|cansada}, voy a entrenar.',
          because:
            '“Although” is just one word, *aunque*, with no *que*, *de* or *si* added: *aunque estoy*.',
        },
        {
          answer:
            '{Aunque {soy|sea|tengo|hago|era|fui} {cansado|cansada}, voy a entrenar|Voy a entrenar aunque {soy|sea|tengo} {cansado|cansada}}.',
          because: 'For how you feel, use *estar*: *aunque estoy cansado*.',
        },
        {
          answer: 'Aunque {estar|estando|estado} {cansado|cansada}, voy a entrenar.',
          because: 'After *aunque*, conjugate the verb: *aunque estoy*.',
        },
        {
          answer: 'A pesar de que {estar|estando} {cansado|cansada}, voy a entrenar.',
          because: 'Say either *a pesar de estar* or *a pesar de que estoy*.',
        },
        {
          answer:
            'Aunque {estoy|esté} {cansado|cansada}, {voy entrenar|voy a entreno|voy a entrenando|voy de entrenar}.',
          because: 'The first half is right. “I’m going to” is *voy a* + infinitive: *voy a entrenar*.',
        },
        {
          answer: 'Aunque {estoy|esté} {cansado|cansada}, pero voy a entrenar.',
          because: 'One connector is enough: *aunque* without *pero*.',
        },
        {
          answer:
            '{{Sin embargo|Pero|Que|Desde} {estoy|esté}|{Porque|Si} esté} {cansado|cansada}, voy a entrenar.',
          because: '“Although” is *aunque*: *aunque estoy cansado*.',
        },
        {
          answer:
            'Aunque {estoy|esté} {cansar|cansando|cansados|canso|un cansado|cansancio}, voy a entrenar.',
          because: 'The first word is right. “Tired”, for one person, is *cansado* or *cansada*.',
        },
      ],
      notAsked: [
        {
          answer: '{{Porque|Como|Si|Mientras} estoy|Cuando {estoy|esté}} {cansado|cansada}, voy a entrenar.',
          because:
            '*Porque* is “because”, *como* “as”, *si* “if”, *mientras* “while” and *cuando* “when”. “Although” is *aunque*: *aunque estoy cansado*.',
        },
        {
          answer: 'Aunque voy {cansado|cansada}, voy a entrenar.',
          because: '*Voy cansado* is “I’m tired as I go along”. “I’m tired” is *estoy cansado*.',
        },
        {
          answer: 'Aunque estaré {cansado|cansada}, voy a entrenar.',
          because: 'That’s “although I **will be** tired”. “I’m tired” is *estoy cansado*.',
        },
        {
          answer: 'Aunque {estoy|esté} {cansado|cansada}, {voy entrenando|voy para entrenar}.',
          because:
            '*Voy entrenando* is “I’m training bit by bit” and *voy para entrenar* is “I go **in order to** train”. For a plan, use *voy a entrenar*.',
        },
        {
          answer: 'Aunque {estoy|esté} {cansado|cansada}, sin embargo voy a entrenar.',
          because:
            'Some formal texts add *sin embargo* after the half with *aunque*, but *aunque* is enough.',
        },
        {
          answer: '{Como|Mientras} esté {cansado|cansada}, voy a entrenar.',
          because:
            '*Mientras esté* is “as long as I’m tired” and *como esté* is “if I’m tired”. “Although” is *aunque*.',
        },
      ],
    },
    {
      id: 'after-in-spite-of',
      kind: 'choose',
      teaches: 'three-families',
      prompt: 'What can follow *a pesar de*?',
      sentence: 'A pesar de ___, terminé los deberes.',
      en: 'Despite …, I finished my homework.',
      options: [
        {
          text: '*estar cansado*',
          right: true,
          because: '*A pesar de* ends in *de*, so you need an infinitive or a noun: “being tired”.',
        },
        {
          text: '*estaba cansado*',
          because: 'A conjugated verb needs *que* before it: *a pesar de que estaba cansado*.',
        },
        {
          text: '*sin embargo*',
          because: '“Despite” needs a noun or an infinitive, not a second connector.',
        },
      ],
    },
    {
      id: 'late-because-of-traffic',
      kind: 'order',
      teaches: 'three-families',
      words: ['tráfico', 'tarde', 'debido', 'llegamos', 'al'],
      en: 'We arrived late due to the traffic.',
      answers: [
        'Llegamos tarde <debido al tráfico>.',
        {
          answer: 'Tarde llegamos debido al tráfico.',
          note: 'Possible, but it stresses “late”. The usual order is *llegamos tarde*.',
        },
      ],
      because: '*Debido a* comes before a noun, and *a* + *el* is *al*.',
      mistakes: [
        {
          answer: '{Llegamos tarde al debido tráfico|Al debido tráfico llegamos tarde}.',
          because: 'The two words of the connector stay together: *debido al tráfico*.',
        },
        {
          answer: 'Llegamos debido al tráfico tarde.',
          because: '*Tarde* goes next to *llegamos*: *llegamos tarde*.',
        },
      ],
    },
    {
      id: 'before-we-arrived',
      kind: 'choose',
      teaches: 'before-and-without',
      prompt: 'Which form?',
      sentence: 'Se fueron antes de que ___.',
      en: 'They left before we arrived.',
      options: [
        {
          text: '*llegáramos*',
          right: true,
          because: '*Antes de que* always takes the subjunctive: the imperfect after a past verb.',
        },
        {
          text: '*llegamos*',
          because: 'It’s a fact, but *antes de que* takes the subjunctive even for facts.',
        },
        {
          text: '*lleguemos*',
          because:
            'The mood is right, but *se fueron* is in the past, so use the imperfect subjunctive: *llegáramos*.',
        },
        {
          text: '*llegar*',
          because: 'The infinitive comes after *antes de* without *que*, when the same person does both.',
        },
      ],
    },
    {
      id: 'without-being-heard',
      kind: 'fill',
      teaches: 'before-and-without',
      sentence: 'Bajó la escalera sin que nadie lo ___.',
      en: 'He came down the stairs without anyone hearing him. (oír)',
      answers: [
        'oyera',
        {
          answer: 'pudiera oír',
          note: 'Right, but this means “without anyone being able to hear him”. For “hearing”, use *oyera*.',
        },
        {
          answer: 'hubiera oído',
          note: 'Right, but this means “without anyone having heard him”. For “hearing”, use *oyera*.',
        },
      ],
      because:
        '*Sin que* takes the subjunctive even for a fact. After *bajó*, use the imperfect subjunctive.',
      mistakes: [
        { answer: '{oyó|oía}', because: 'It’s a fact, but *sin que* takes the subjunctive: *oyera*.' },
        { answer: 'oiga', because: 'The mood is right, but *bajó* is in the past: *oyera*.' },
        {
          answer: '{oír|oyendo|oído}',
          because:
            'After *sin que*, conjugate the verb: *oyera*. The infinitive comes after *sin* on its own.',
        },
        { answer: '{oiera|oera|oyiera|oyere}', because: 'The form comes from *oyeron*: *oyera*, with *y*.' },
        { answer: '{oyeran|oyesen}', because: '*Nadie* (nobody) is singular: *oyera*.' },
        { answer: '{oiría|oirá|oye}', because: '*Sin que* takes the subjunctive, here *oyera*.' },
      ],
      notAsked: [
        {
          answer: '{escuchara|escuchase|viera|notara}',
          because: 'Good Spanish, but the verb in brackets is *oír*: *oyera*.',
        },
      ],
    },
    {
      id: 'before-leaving',
      kind: 'translate',
      teaches: 'before-and-without',
      en: 'I’ll ring you before I leave. (to a friend)',
      parts: {
        ring: 'te {llamo|llamaré|voy a llamar} [por teléfono]|te {telefoneo|telefonearé|voy a telefonear}|te {hago|haré|voy a hacer} una llamada',
        leave: 'antes de {salir|irme|marcharme|salir de casa|irme de casa|partir}',
      },
      answers: [
        '$Ring $leave.',
        '$Leave, $ring.',
        'Te {llamo|llamaré|voy a llamar} [por teléfono] antes de salir yo.',
        {
          answer: '{Te {doy|daré|pego} un toque $leave|$Leave, te {doy|daré|pego} un toque}.',
          note: 'In Spain, friends say *te doy un toque* for a quick call. You can say *te llamo* everywhere.',
        },
        {
          answer: '{Te {marco|marcaré|voy a marcar} $leave|$Leave, te {marco|marcaré|voy a marcar}}.',
          note: 'In Mexico, *te marco* means “I’ll ring you”. *Te llamo* is understood everywhere.',
        },
        {
          answer: '$Ring antes de que {me vaya|me marche}.',
          note: 'Right. When the same person does both, the infinitive is shorter: *antes de irme*.',
        },
        {
          answer: 'Antes de que {me vaya|me marche}, $ring.',
          note: 'Right. When the same person does both, the infinitive is shorter: *antes de irme*.',
        },
        {
          answer:
            '{Te {llamo|llamaré|voy a llamar} antes de que salga|Antes de que salga, te {llamo|llamaré|voy a llamar}}.',
          note: '*Salga* can be “I leave”, but also “he leaves” or “she leaves”. When the same person does both, *antes de salir* is clearer.',
        },
        {
          answer: '{Te {hablo|hablaré} $leave|$Leave, te {hablo|hablaré}}.',
          note: 'In Mexico, *te hablo* can mean “I’ll ring you”. *Te llamo* is understood everywhere.',
        },
        {
          answer: 'Te {llamo|llamaré} antes que me {vaya|marche}.',
          note: 'Right, but in writing use *antes de que me vaya* or, shorter, *antes de irme*.',
        },
      ],
      because: 'The same person rings and leaves, so use *antes de* + infinitive.',
      mistakes: [
        {
          answer:
            '{Te {llamo|llamaré|voy a llamar} antes de que {salgo|me voy|me marcho}|Antes de que {salgo|me voy|me marcho}, te {llamo|llamaré|voy a llamar}}.',
          because:
            '*Antes de que* never takes the indicative. When the same person does both, *antes de salir* is shorter.',
        },
        {
          answer:
            '{Te {llamo|llamaré|voy a llamar} antes de que salo|Antes de que salo, te {llamo|llamaré|voy a llamar}}.',
          because: '*Salo* isn’t a form of *salir*. When the same person does both, say *antes de salir*.',
        },
        {
          answer:
            '{Te {llamo|llamaré|voy a llamar} antes de que me vayo|Antes de que me vayo, te {llamo|llamaré|voy a llamar}}.',
          because: 'The form is *me vaya*. When the same person does both, *antes de irme* is shorter.',
        },
        {
          answer:
            '{Te {llamo|llamaré|voy a llamar} antes {salir|irme|marcharme|salgo|me voy|que salgo|que me voy|a salir}|Antes {salir|irme|marcharme|salgo|me voy|que salgo}, te {llamo|llamaré|voy a llamar}}.',
          because: 'English _before_ is *antes de* in Spanish, with the infinitive: *antes de salir*.',
        },
        {
          answer:
            '{Te {llamo|llamaré|voy a llamar} antes de {saliendo|yéndome|yendo|marchándome|estoy saliendo}|Antes de {saliendo|yéndome|yendo|marchándome}, te {llamo|llamaré|voy a llamar}}.',
          because: 'After a preposition Spanish uses the infinitive, not the *-ando, -iendo* form.',
        },
        {
          answer:
            '{Te {llamo|llamaré|voy a llamar} antes de {salgo|me voy|yo salgo|saldré|salga|me vaya|salí}|Antes de {salgo|me voy|yo salgo|saldré}, te {llamo|llamaré|voy a llamar}}.',
          because: 'After *antes de*, use the infinitive: *antes de salir*.',
        },
        {
          answer: 'Te {llamo|llamaré|voy a llamar} antes de {irse|marcharse|me ir|salirse}.',
          because: 'The pronoun for “I” is *me*. Attach it to the infinitive: *antes de irme*.',
        },
        {
          answer: 'Te {llamo|llamaré|voy a llamar} antes de {dejar|dejarme|quitar}.',
          because: 'To leave a place is *salir* or *irse*. *Dejar* is to leave something behind.',
        },
        {
          answer:
            '{Llamo te|Llamote|Llámote|Llamaré te|Llamo tú|Llamo a ti|Llamaré a ti|Llamo a tú|Llamo ti|Llamaré tú} antes de {salir|irme}.',
          because: '“You” is *te*, before the verb: *te llamo*.',
        },
        {
          answer:
            '{Voy a te llamar|Voy te a llamar|Voy llamarte|Te voy llamar|Voy a llamar te} antes de {salir|irme}.',
          because: 'Say either *te voy a llamar* or *voy a llamarte*.',
        },
        {
          answer:
            '{{Te llamar|Te llamando|Te llame|Me llamo|Me llamaré|Tú llamo} antes de {salir|irme}|Te llama antes de irme}.',
          because: '*Antes de* + infinitive is right. “I’ll ring you” is *te llamo* or *te llamaré*.',
        },
        {
          answer: 'Te {llamo|llamaré|voy a llamar} {delante de|enfrente de|ante|hasta} salir.',
          because: '“Before”, in time, is *antes de*.',
        },
        {
          answer: 'Te {anillo|sueno|sonaré} antes de {salir|irme}.',
          because: 'To “ring” somebody is *llamar*: *te llamo*.',
        },
      ],
      notAsked: [
        {
          answer: 'Te {llamo|llamaré|voy a llamar} antes de que {salgas|te vayas|te marches}.',
          because: 'Good Spanish for “before **you** leave”. “Before **I** leave” is *antes de salir*.',
        },
        {
          answer: 'Te {llamo|llamaré|voy a llamar} antes de que salgamos.',
          because: 'Good Spanish for “before **we** leave”. “Before **I** leave” is *antes de salir*.',
        },
        {
          answer: 'Te {llamo|llamaré|voy a llamar} antes de ir.',
          because: 'Good Spanish for “before I **go** there”. “Leave” is *salir* or *irse*: *antes de irme*.',
        },
        {
          answer: 'Te {aviso|avisaré} antes de {salir|irme|marcharme}.',
          because: 'Good Spanish for “I’ll let you know”. “I’ll ring you” is *te llamo*.',
        },
        {
          answer: 'Te {escribo|escribiré} antes de {salir|irme|marcharme}.',
          because: 'Good Spanish for “I’ll write to you”. “I’ll ring you” is *te llamo*.',
        },
        {
          answer: '{Le|Lo|La|Os|Les} {llamo|llamaré|voy a llamar} antes de {salir|irme}.',
          because: 'Good Spanish, but to a friend, use *te*: *te llamo*.',
        },
        {
          answer: '{Llamo|Llamaré|Voy a llamar} antes de {salir|irme}.',
          because: '“You” is missing: *te llamo*.',
        },
        {
          answer: '{Te llamé|Te he llamado|Te llamaría|Te llamaba} antes de {salir|irme}.',
          because:
            'That’s in the past, or means “I would ring you”. “I’ll ring you” is *te llamo* or *te llamaré*.',
        },
        {
          answer: 'Te {llamo|llamaré|voy a llamar} después de salir.',
          because: 'That’s “after I leave”. “Before”, in time, is *antes de*.',
        },
        {
          answer:
            '{Te {llamo|llamaré|voy a llamar} antes que salir|Antes que salir, te {llamo|llamaré|voy a llamar}}.',
          because: '*Antes que salir* is “**rather than** go out”. “Before I leave” is *antes de salir*.',
        },
        {
          answer: 'Te {llamo|llamaré|voy a llamar} antes de {irte|marcharte|irnos}.',
          because:
            'With *irte* or *marcharte* it’s “before **you** leave”, and with *irnos* “before **we** leave”. “Before **I** leave” is *antes de irme*.',
        },
        {
          answer: 'Te {llamo|llamaré|voy a llamar} antes de abandonar.',
          because: 'That’s “before I **give up**”. To leave a place is *salir* or *irse*.',
        },
        {
          answer: 'Te llama antes de salir.',
          because: 'That’s “**he or she** rings you”. “I’ll ring you” is *te llamo*.',
        },
      ],
    },
    {
      id: 'as-summer-approaches',
      kind: 'choose',
      teaches: 'more-time',
      prompt: 'Is it a fact or still to come? Choose the form.',
      sentence: 'A medida que ___ las vacaciones, estoy más contenta.',
      en: 'As the holidays get nearer, I’m getting happier.',
      options: [
        {
          text: '*se acercan*',
          right: true,
          because: 'It’s happening now, as *estoy* shows, so use the indicative.',
        },
        {
          text: '*se acerquen*',
          because: 'You’d use the subjunctive if this were in the future, with *estaré* in the main clause.',
        },
        { text: '*acercarse*', because: 'After *a medida que*, conjugate the verb.' },
      ],
    },
    {
      id: 'once-exams-finish',
      kind: 'fill',
      teaches: 'more-time',
      sentence: 'Una vez que ___ los exámenes, iremos de camping.',
      en: 'Once the exams are over, we’ll go camping. (terminar)',
      answers: [
        'terminen',
        '{[se] hayan terminado|se terminen}',
        {
          answer: '{terminemos|hayamos terminado}',
          note: 'Right, but this means “once **we** finish the exams”. If the exams are the subject, use *terminen*.',
        },
      ],
      because: 'It’s still to come, so use *una vez que* + subjunctive.',
      mistakes: [
        {
          answer: '{terminarán|van a terminar|terminaremos}',
          because: 'Use the future only in the main clause: *iremos*. After *una vez que*, use *terminen*.',
        },
        {
          answer: '{terminan|terminamos}',
          because: 'That would be a habit or a fact. This is still to come: *terminen*.',
        },
        { answer: '{termina}', because: '*Los exámenes* is plural: *terminen*.' },
        {
          answer: '{terminaron|terminaran|terminaban|han terminado}',
          because: '*Iremos* is in the future, so use the present subjunctive: *terminen*.',
        },
        { answer: '{terminar|terminando|terminado}', because: 'Conjugate the verb: *terminen*.' },
      ],
      notAsked: [
        {
          answer: 'termine',
          because: 'That means “once I finish the exams”. Here the exams are the subject: *terminen*.',
        },
        {
          answer: '{acaben|se acaben|hayan acabado|pasen}',
          because: 'Good Spanish, but the verb in brackets is *terminar*: *terminen*.',
        },
      ],
    },
    {
      id: 'unless-they-invite-me',
      kind: 'fill',
      teaches: 'condition',
      sentence: 'No iré a la boda a menos que me ___ los novios.',
      en: 'I won’t go to the wedding unless the couple invite me. (invitar)',
      answers: [
        'inviten',
        { answer: 'hayan invitado', note: 'Right, but this means “unless they have invited me”.' },
      ],
      because: '*A menos que* introduces a condition and takes the subjunctive.',
      mistakes: [
        {
          answer: 'invitan',
          because: 'The person is right. *A menos que* takes the subjunctive: *inviten*.',
        },
        {
          answer: '{invitarán|van a invitar|invitarían}',
          because: '*A menos que* never takes the future or conditional: *inviten*.',
        },
        { answer: '{invite|invita|invites}', because: '*Los novios* is plural: *inviten*.' },
        {
          answer: '{invitaran|invitasen|invitaron}',
          because: '*No iré* is a real plan, so use the present subjunctive: *inviten*.',
        },
        {
          answer: '{invitar|invitando}',
          because: 'After *a menos que*, conjugate the verb: *inviten*.',
        },
      ],
    },
    {
      id: 'lend-you-laptop',
      kind: 'order',
      teaches: 'condition',
      words: ['de', 'lo', 'portátil', 'con', 'te', 'el', 'que', 'dejo', 'cuides', 'tal'],
      en: 'I’ll lend you the laptop provided you look after it.',
      answers: [
        'Te dejo el portátil con tal de que lo cuides.',
        'Con tal de que lo cuides, te dejo el portátil.',
        {
          answer: 'El portátil te dejo con tal de que lo cuides.',
          note: 'Possible, with stress on the laptop. The usual order is *te dejo el portátil*.',
        },
        {
          answer: 'Con tal de que lo cuides, el portátil te dejo.',
          note: 'Possible, with stress on the laptop. The usual order is *te dejo el portátil*.',
        },
      ],
      because: '*Con tal de que* introduces a condition, so use the subjunctive: *cuides*.',
      mistakes: [
        {
          answer: '{Te lo dejo el portátil|El portátil te lo dejo} con tal de que cuides.',
          because: '*Lo* is the thing you look after, so it goes before *cuides*: *que lo cuides*.',
        },
        {
          answer:
            '{Dejo te el portátil con tal de que lo cuides|Dejo el portátil con tal de que te lo cuides|Dejo el portátil te con tal de que lo cuides}.',
          because: '*Te* goes before *dejo*: *te dejo el portátil*.',
        },
        {
          answer: 'Te dejo el portátil con tal de que cuides lo.',
          because: '*Lo* goes before the verb: *que lo cuides*.',
        },
        {
          answer:
            '{Te dejo el portátil {con tal que de|con de tal que|con que tal de|de tal con que|con que de tal|de con tal que|tal con de que|que con tal de} lo cuides|Te dejo el portátil con tal de lo que cuides|Te dejo el portátil con tal de lo cuides que}.',
          because: 'The connector is *con tal de que*, and *lo* goes before *cuides*.',
        },
        {
          answer:
            '{Con tal de que te lo cuides, dejo el portátil|Con tal de que lo cuides, dejo te el portátil|Con tal de que cuides lo, te dejo el portátil|Con tal de que cuides, te lo dejo el portátil}.',
          because: 'The pronouns go before their own verbs: *te dejo*, *lo cuides*.',
        },
        {
          answer: 'Te el portátil dejo con tal de que lo cuides.',
          because: 'Put the pronoun and verb first, then the thing: *te dejo el portátil*.',
        },
      ],
    },
    {
      id: 'maybe-cinema',
      kind: 'choose',
      teaches: 'hypothesis',
      prompt: 'Which form comes after *a lo mejor*?',
      sentence: 'A lo mejor ___ al cine con mis primos.',
      en: 'Maybe we’ll go to the cinema with my cousins.',
      options: [
        {
          text: '*vamos*',
          right: true,
          because: '*A lo mejor* takes the indicative: *vamos*.',
        },
        {
          text: '*vayamos*',
          because: 'The subjunctive comes after *puede que*, and often after *quizá, tal vez*.',
        },
        { text: '*ir*', because: 'After *a lo mejor*, conjugate the verb: *vamos*.' },
      ],
    },
    {
      id: 'may-rain-tomorrow',
      kind: 'translate',
      teaches: 'hypothesis',
      en: 'It may rain tomorrow.',
      parts: { perhaps: 'quizá|quizás|tal vez|posiblemente', rains: 'llueve|lloverá|va a llover' },
      answers: [
        'Puede que ^ llueva <mañana>.',
        '{Es posible que|Puede ser que|Cabe la posibilidad de que} ^ llueva <mañana>.',
        'Podría ser que ^ {llueva|lloviera} <mañana>.',
        '$Perhaps ^ {llueva|vaya a llover|$rains} <mañana>.',
        '{A lo mejor|Igual} ^ {$rains} <mañana>.',
        '{Puede|Podría|Pudiera} {llover|haber lluvia} <mañana>.',
        {
          answer: '{Puede que|Es posible que|Puede ser que} ^ {vaya a llover|haya lluvia} <mañana>.',
          note: 'Right. *Puede que llueva* is shorter.',
        },
        {
          answer: 'Capaz que ^ {llueva|llueve} <mañana>.',
          note: '*Capaz que* is everyday Spanish in several Latin American countries. *Puede que* is used everywhere.',
        },
      ],
      because: 'Use *puede que* + subjunctive. *Llover* doesn’t have a subject.',
      mistakes: [
        {
          answer: '{Puede que|Es posible que} {llueve|lloverá|va a llover} <mañana>.',
          because: '*Puede que* and *es posible que* take the subjunctive: *llueva*.',
        },
        {
          answer: 'A lo mejor llueva <mañana>.',
          because: '*A lo mejor* takes the indicative: *llueve*. The subjunctive comes after *puede que*.',
        },
        {
          answer: '{Puede que|Es posible que|Quizá|Tal vez} {llova|lluva|llueba} <mañana>.',
          because: 'The subjunctive of *llover* is *llueva*, with *ue* and *v*.',
        },
        {
          answer: 'Es posible llover <mañana>.',
          because:
            '*Es posible* needs *que* + a verb: *es posible que llueva*. You can also say *puede llover*.',
        },
        {
          answer: 'Es probable que {llueve|lloverá} <mañana>.',
          because: 'Like *puede que*, *es probable que* takes the subjunctive: *llueva*.',
        },
      ],
      notAsked: [
        {
          answer: '{Llueve|Lloverá|Va a llover} <mañana>.',
          because: 'Good Spanish for something certain. “It may rain” is *puede que llueva*.',
        },
        {
          answer: '{Es probable que llueva|Probablemente {llueva|llueve|lloverá}} <mañana>.',
          because: 'Good Spanish for “probably”. “It may rain” is *puede que llueva*.',
        },
      ],
    },
    {
      id: 'next-cut-the-fruit',
      kind: 'choose',
      teaches: 'sequence',
      prompt: 'Which connector means “next”?',
      sentence: 'Primero se lava la fruta; ___, se corta en trozos y se mete en la nevera.',
      en: 'First you wash the fruit; next, you cut it into pieces and put it in the fridge.',
      options: [
        { text: '*a continuación*', right: true, because: 'This introduces the next step: “next”.' },
        { text: '*en primer lugar*', because: 'This means “firstly”, but *primero* already says that.' },
        {
          text: '*en cambio*',
          because: 'This means “by contrast”, but the second step doesn’t contradict the first.',
        },
      ],
    },
    {
      id: 'scared-of-flying',
      kind: 'fill',
      teaches: 'sequence',
      sentence: 'Por un lado, tengo ganas de ir a Perú; por ___, me da miedo volar.',
      en: 'On the one hand, I want to go to Peru; on the other, I’m scared of flying.',
      answers: [
        '{otro|otro lado|el otro|el otro lado}',
        {
          answer: 'otra parte',
          note: 'Many people mix the pairs like this. It’s tidier to say *por un lado … por otro* or *por una parte … por otra*.',
        },
      ],
      because:
        'The pair is *por un lado … por otro*. *Lado* is masculine, and you can leave it out the second time.',
      mistakes: [
        { answer: '{un otro|un otro lado}', because: '*Otro* never goes with *un*: *por otro lado*.' },

        {
          answer: '{la otra mano|otra mano}',
          because: 'Spanish talks about sides, not hands: *por otro lado*.',
        },
        {
          answer: '{segundo|segundo lado|segundo lugar}',
          because: 'The second half of the pair is *por otro*.',
        },
      ],
      notAsked: [
        {
          answer: '{otra|la otra}',
          because: 'That’s short for *por otra parte*. After *por un lado*, use *por otro*.',
        },
        { answer: 'último', because: '*Por último* is “lastly”. “On the other” is *por otro*.' },
      ],
    },
    {
      id: 'neither-can-i',
      kind: 'choose',
      teaches: 'addition-and-emphasis',
      prompt: 'Which word completes the sentence?',
      sentence: 'Mi madre no come carne y yo ___.',
      en: 'My mother doesn’t eat meat and neither do I.',
      options: [
        {
          text: '*tampoco*',
          right: true,
          because: 'After a negative sentence “neither do I” is *yo tampoco*.',
        },
        { text: '*también*', because: 'This means “so do I”. Use it after a sentence without *no*.' },
        { text: '*además*', because: '“What’s more” begins a new point, so you’d need a verb after it.' },
      ],
    },
    {
      id: 'actually-irish',
      kind: 'correct',
      teaches: 'addition-and-emphasis',
      sentence: 'Todos creen que soy inglesa; actualmente, soy irlandesa.',
      en: 'Everybody thinks I’m English; actually, I’m Irish.',
      parts: {
        think: 'todos {creen|piensan}|todo el mundo {cree|piensa}',
        turn: 'en realidad,|en verdad,|de hecho,|realmente,|la verdad es que|lo cierto es que|pero {en realidad|de hecho|en verdad|la verdad es que|lo cierto es que}|{aunque|cuando} en realidad',
      },
      answers: ['$Think que soy inglesa; $turn soy irlandesa.', '$Think que soy inglés; $turn soy irlandés.'],
      because: '*Actualmente* means “nowadays”. “Actually” is *en realidad*.',
      notAsked: [
        {
          answer: 'Todos creen que soy inglesa; sin embargo, soy irlandesa.',
          because: 'Good Spanish for “however”. “Actually” is *en realidad*.',
        },
        {
          answer: 'Todos {creen|piensan} que soy inglesa{;|,} pero soy irlandesa.',
          because: 'Good Spanish, but “actually” is missing: *pero en realidad soy irlandesa*.',
        },
        {
          answer: 'Todos creen que soy inglesa; {ahora|hoy en día|en la actualidad}, soy irlandesa.',
          because: 'That’s about the present, like *actualmente*. “Actually” is *en realidad*.',
        },
        {
          answer: 'Todos creen que soy inglesa; finalmente, soy irlandesa.',
          because: 'That’s “in the end”. “Actually” is *en realidad*.',
        },
      ],
      mistakes: [
        {
          answer: 'Todos creen que soy inglesa; {actual|en actual|actualidad|en actualidad}, soy irlandesa.',
          because: 'These words mean “current” and “present time”. “Actually” is *en realidad*.',
        },
        {
          answer: 'Todos creen que soy inglesa; eventualmente, soy irlandesa.',
          because: '*Eventualmente* means “occasionally” or “if need be”. “Actually” is *en realidad*.',
        },
      ],
    },
    {
      id: 'both-languages',
      kind: 'choose',
      teaches: 'both-and',
      prompt: 'Which word is the second half of “both … and”?',
      sentence: 'Hablo tanto español ___ francés.',
      en: 'I speak both Spanish and French.',
      options: [
        { text: '*como*', right: true, because: 'The pair is *tanto … como …*.' },
        {
          text: '*y*',
          because: 'This copies “and”, but the pair is *tanto … como*. (Or simply *español y francés*.)',
        },
        { text: '*que*', because: '*Tanto que* means “so much that” and needs a verb after it.' },
      ],
    },
    {
      id: 'more-i-practise',
      kind: 'fill',
      teaches: 'both-and',
      sentence: 'Cuanto más {practico:practicar}, ___ toco la guitarra.',
      en: 'The more I practise, the better I play the guitar.',
      answers: ['mejor', 'tanto mejor'],
      because: '“The better” after *cuanto más* is *mejor*, with no article.',
      mistakes: [
        {
          answer: '{el mejor|la mejor|lo mejor}',
          because: 'English has _the_ here, but Spanish has no article: *mejor*.',
        },
        { answer: '{más mejor|más bien|más bueno|más buena}', because: '“Better” is one word, *mejor*.' },
        { answer: '{bien|bueno|muy bien}', because: 'You need “better”, not “well”: *mejor*.' },
      ],
      notAsked: [{ answer: 'más', because: 'That’s “the more I play”. “The better” is *mejor*.' }],
    },
    {
      id: 'so-we-walked',
      kind: 'choose',
      teaches: 'formal-cause',
      prompt: 'The result really happened. Which form fits?',
      sentence: 'No pasaban autobuses, de modo que ___ a pie.',
      en: 'There were no buses, so we went on foot.',
      options: [
        {
          text: '*fuimos*',
          right: true,
          because: 'It happened, so use the indicative after *de modo que*.',
        },
        { text: '*fuéramos*', because: 'The subjunctive would show an aim: “so that we would go on foot”.' },
        { text: '*ir*', because: 'After *de modo que*, conjugate the verb: *fuimos*.' },
      ],
    },
    {
      id: 'hence',
      kind: 'choose',
      teaches: 'formal-cause',
      prompt: 'The verb after the gap is in the subjunctive. Which connector needs that?',
      sentence: 'Llovió toda la noche, ___ el campo estuviera lleno de barro.',
      en: 'It rained all night, which is why the pitch was covered in mud.',
      options: [
        {
          text: '*de ahí que*',
          right: true,
          because: 'Of these four connectors, only this one takes the subjunctive.',
        },
        {
          text: '*así que*',
          because: 'The meaning fits, but *así que* takes the indicative: *así que el campo estaba*.',
        },
        {
          text: '*ya que*',
          because: 'This introduces the reason, not the result, and takes the indicative.',
        },
        { text: '*tanto que*', because: '“So much that” takes the indicative: *tanto que el campo estaba*.' },
      ],
    },
    {
      id: 'having-said-that',
      kind: 'choose',
      teaches: 'more-contrast',
      prompt: 'Which connector fits between a full stop and a comma?',
      sentence: 'El piso es pequeño. ___, tiene una terraza enorme.',
      en: 'The flat is small. Having said that, it has an enormous terrace.',
      options: [
        {
          text: '*Ahora bien*',
          right: true,
          because: '“Having said that” goes before a whole new sentence.',
        },
        {
          text: '*Si bien*',
          because: '“Although” introduces a clause, without a comma: *si bien tiene una terraza*.',
        },
        { text: '*Pese a*', because: '“Despite” needs a noun or an infinitive: *pese a la terraza*.' },
        { text: '*Por más que*', because: '“However much” needs a verb straight after it, without a comma.' },
      ],
    },
    {
      id: 'however-much-you-shout',
      kind: 'fill',
      teaches: 'more-contrast',
      sentence: 'Por mucho que ___, desde aquí nadie te va a oír.',
      en: 'However much you may shout, nobody’s going to hear you from here. (gritar, to a friend)',
      answers: [
        'grites',
        {
          answer: 'gritas',
          note: 'Right if you’re already shouting, because then it’s a fact. “However much you **may** shout” is *grites*.',
        },
      ],
      because: '“You may shout” is a possibility, so use *por mucho que* + subjunctive.',
      mistakes: [
        { answer: '{gritarás|vas a gritar}', because: '*Por mucho que* never takes the future: *grites*.' },
        {
          answer: '{gritar|gritando}',
          because: 'After *por mucho que*, conjugate the verb: *grites*.',
        },
        {
          answer: '{grite|grita|grito|gritan}',
          because: '*Te* shows that it’s a friend, *tú*, so use *grites*.',
        },
        { answer: '{gritaras|gritabas|gritaste}', because: '*Va a oír* isn’t in the past, so use *grites*.' },
      ],
    },
    {
      id: 'formal-letter',
      kind: 'choose',
      teaches: 'usage-tips',
      prompt: 'This is from a formal letter to the head teacher. Which connector suits it?',
      sentence: 'El comedor se ha quedado pequeño; ___, solicitamos que se amplíe.',
      en: 'The dining hall has become too small; consequently, we request that it be extended.',
      options: [
        {
          text: '*por consiguiente*',
          right: true,
          because: 'It’s formal, and it fits after a semicolon.',
        },
        {
          text: '*y encima*',
          because: 'It means “and on top of that”. It’s chatty, and it doesn’t introduce a consequence.',
        },
        { text: '*a lo mejor*', because: '“Maybe” is too chatty, and the writer isn’t in any doubt.' },
        { text: '*es que*', because: '“The thing is” introduces an excuse in conversation, not a result.' },
      ],
    },
    {
      id: 'proofread-phones',
      kind: 'proofread',
      teaches: 'usage-tips',
      en: 'Marta writes about phones for the school blog: she uses hers to look things up, but because of social media a lot of young people don’t sleep much. When she has children, there’ll be no phones at the table.',
      lines: [
        { right: 'En mi opinión, el móvil es muy útil.' },
        {
          wrong: 'Por ejemplo, lo uso para que buscar información.',
          answers: [
            'Por ejemplo, [yo ]lo {uso|utilizo} para buscar información.',
            'Por ejemplo, lo uso {a fin de|con el fin de} buscar información.',
            'Lo uso, por ejemplo, para buscar información.',
          ],
          because: 'The same person uses it and looks things up, so use *para* + infinitive, without *que*.',
        },
        { right: 'Sin embargo, también tiene desventajas.' },
        {
          wrong: 'Debido a que las redes sociales, muchos jóvenes duermen poco.',
          answers: [
            '{Debido a|A causa de|Por|Por culpa de} las redes sociales, muchos jóvenes duermen poco.',
            'Muchos jóvenes duermen poco {debido a|a causa de|por|por culpa de} las redes sociales.',
            '{Debido a que|Como|Ya que|Porque} {usan|utilizan|miran} [mucho] las redes sociales, muchos jóvenes duermen poco.',
            'Debido a que {hay|existen [las]} redes sociales, muchos jóvenes duermen poco.',
          ],
          because: 'Before a noun, use *debido a*, without *que*.',
        },
        {
          wrong: 'Por eso, cuando tendré hijos, no habrá móviles en la mesa.',
          answers: [
            'Por eso, cuando [yo ]tenga hijos, no habrá móviles en la mesa.',
            'Por eso[,] no habrá móviles en la mesa cuando [yo ]tenga hijos.',
          ],
          because:
            'It’s still to come, so use the subjunctive after *cuando*: *tenga*. *Habrá* stays in the future.',
        },
        { right: 'En resumen, hay que usarlo con cabeza.' },
      ],
    },
  ],
} satisfies AuthoredLesson
