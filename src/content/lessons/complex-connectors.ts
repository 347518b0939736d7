import type { AuthoredLesson } from '../types'

export default {
  subtitle: 'Los conectores avanzados',
  blurb:
    'Link ideas like a confident writer: say why, what follows, in spite of what, until when and on what condition, each with the right mood, register and comma.',
  rule: 'After a connector with *que* ask one question: is it a fact, past or habitual? Then the indicative. Is it still to come, an aim or a condition? Then the subjunctive. Three take the subjunctive even for a fact: *antes de que, sin que, de ahí que*. With the same subject: infinitive, *para aprender*.',
  sections: [
    {
      id: 'three-families',
      title: 'Three families of connectors',
      syllabus: ['Conj'],
      blocks: [
        {
          kind: 'text',
          text: 'What follows a connector depends on the family that it belongs to. Learn each one with its family and you know what may come after it.',
        },
        {
          kind: 'table',
          caption: 'What can follow',
          columns: [
            { header: 'Family', lang: 'en' },
            { header: 'What follows', lang: 'en' },
            { header: 'Example', lang: 'es' },
          ],
          rows: [
            [
              'ends in *que*, or is *cuando, en cuanto, como, si, si bien, aunque, mientras*',
              'a verb with its own ending',
              'ya que {llueve:llover}',
            ],
            ['ends in *de* or *a*, or is *para, sin*', 'a noun or an infinitive', 'a pesar de la lluvia'],
            ['stands alone: *sin embargo, además…*', 'a whole new sentence', 'Sin embargo, {salimos:salir}.'],
          ],
        },
        {
          kind: 'text',
          text: 'The same idea in all three: *Aunque {llovía:llover}, jugamos.* · *A pesar de la lluvia, jugamos.* · *{Llovía:llover}; sin embargo, jugamos.*',
        },
        {
          kind: 'note',
          label: 'Good to know',
          text: 'In the tables below, “indicative” means the ordinary tenses, “subjunctive” the forms of [the present](present-subjunctive) or [the imperfect subjunctive](imperfect-subjunctive). Where a table gives no mood, the connector does not touch the verb.',
        },
      ],
    },
    {
      id: 'cause-and-consequence',
      title: 'Cause and consequence',
      syllabus: ['Conj'],
      blocks: [
        {
          kind: 'table',
          caption: 'Cause',
          columns: [
            { header: 'Connector', lang: 'es' },
            { header: 'Meaning', lang: 'en', translation: true },
            { header: 'Mood', lang: 'en' },
            { header: 'Register', lang: 'en' },
            { header: 'Punctuation', lang: 'en' },
          ],
          rows: [
            ['ya que', 'since, as', 'indicative', 'neutral', 'comma before it, or first in the sentence'],
            ['puesto que', 'since', 'indicative', 'formal', 'comma before it, or first in the sentence'],
            ['dado que', 'given that', 'indicative', 'formal', 'comma before it, or first in the sentence'],
            ['debido a que', 'because of the fact that', 'indicative', 'formal', 'none in the middle'],
            ['debido a', 'due to', 'noun', 'formal', 'none in the middle'],
            ['a causa de', 'because of', 'noun', 'neutral', 'none in the middle'],
            ['gracias a', 'thanks to', 'noun', 'neutral, for something good', 'none in the middle'],
            [
              'como',
              'as, since',
              'indicative',
              'neutral',
              'first in the sentence; comma before the main clause',
            ],
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Cogimos el metro, ya que el autobús no {llegaba:llegar}.',
              en: 'We took the underground, as the bus wasn’t coming.',
            },
            {
              es: 'Puesto que todos {estamos:estar} de acuerdo, empecemos.',
              en: 'Since we all agree, let’s begin.',
            },
            {
              es: 'Dado que no {quedan:quedar} plazas, han abierto otro grupo.',
              en: 'Given that there are no places left, they’ve opened another group.',
            },
            {
              es: 'El vuelo se canceló debido a que {nevaba:nevar}.',
              en: 'The flight was cancelled because it was snowing.',
            },
            { es: 'Debido a la huelga, no hubo clase.', en: 'Due to the strike, there was no school.' },
            {
              es: 'Suspendieron el partido a causa de la lluvia.',
              en: 'They called off the match because of the rain.',
            },
            { es: 'Aprobé gracias a mi profesora.', en: 'I passed thanks to my teacher.' },
            {
              es: 'Como no {tenía:tener} batería, no te llamé.',
              en: 'As I had no battery, I didn’t ring you.',
            },
          ],
        },
        {
          kind: 'table',
          caption: 'Consequence',
          columns: [
            { header: 'Connector', lang: 'es' },
            { header: 'Meaning', lang: 'en', translation: true },
            { header: 'Mood', lang: 'en' },
            { header: 'Register', lang: 'en' },
            { header: 'Punctuation', lang: 'en' },
          ],
          rows: [
            ['así que', 'so', 'indicative', 'everyday', 'comma before it, none after'],
            ['por lo tanto', 'therefore', '–', 'neutral', 'stop or semicolon before, comma after'],
            ['por tanto', 'therefore', '–', 'formal', 'stop or semicolon before, comma after'],
            ['por consiguiente', 'consequently', '–', 'formal', 'stop or semicolon before, comma after'],
            ['en consecuencia', 'as a result', '–', 'formal', 'stop or semicolon before, comma after'],
            [
              'de modo que',
              'so; so that',
              'result: indicative; aim: subjunctive',
              'neutral',
              'comma before it for a result',
            ],
            [
              'de manera que',
              'so; so that',
              'result: indicative; aim: subjunctive',
              'neutral',
              'comma before it for a result',
            ],
            ['tan … que', 'so (+ adjective) that', 'indicative', 'neutral', 'none'],
            ['tanto que', 'so much that', 'indicative', 'neutral', 'none'],
            ['de ahí que', 'which is why, hence', 'subjunctive', 'formal', 'comma or semicolon before it'],
          ],
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
              en: 'There was no agreement. Consequently, the strike goes on.',
            },
            {
              es: 'Subieron los precios y, en consecuencia, viaja menos gente.',
              en: 'Prices rose and, as a result, fewer people travel.',
            },
            {
              es: 'Había atasco, de modo que {llegamos:llegar} tarde.',
              en: 'There was a traffic jam, so we got there late.',
              note: 'A result that really came about: indicative.',
            },
            {
              es: 'Habla de manera que te {entiendan:entender} todos.',
              en: 'Speak so that everyone can understand you.',
              note: 'An aim: subjunctive, and no comma.',
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
      id: 'contrast-and-concession',
      title: 'Contrast and concession',
      syllabus: ['Conj'],
      blocks: [
        {
          kind: 'table',
          caption: 'Contrast',
          columns: [
            { header: 'Connector', lang: 'es' },
            { header: 'Meaning', lang: 'en', translation: true },
            { header: 'Mood', lang: 'en' },
            { header: 'Register', lang: 'en' },
            { header: 'Punctuation', lang: 'en' },
          ],
          rows: [
            ['sin embargo', 'however', '–', 'neutral', 'stop or semicolon before, comma after'],
            ['no obstante', 'nevertheless', '–', 'formal', 'stop or semicolon before, comma after'],
            [
              'en cambio',
              'on the other hand, by contrast',
              '–',
              'neutral',
              'stop or semicolon before, comma after',
            ],
            ['por el contrario', 'by contrast', '–', 'formal', 'commas on both sides, or a stop before it'],
            ['al contrario', 'quite the opposite', '–', 'neutral, often as an answer', 'comma after'],
            ['mientras que', 'whereas', 'indicative', 'neutral', 'comma before it'],
            ['ahora bien', 'having said that', '–', 'formal', 'stop or semicolon before, comma after'],
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'El hotel era barato. Sin embargo, estaba muy limpio.',
              en: 'The hotel was cheap. However, it was very clean.',
            },
            {
              es: 'Las pruebas son duras; no obstante, participan miles de jóvenes.',
              en: 'The trials are hard; nevertheless, thousands of young people take part.',
            },
            {
              es: 'A mí me gusta el campo; en cambio, mi hermana prefiere la ciudad.',
              en: 'I like the countryside; my sister, on the other hand, prefers the city.',
            },
            {
              es: 'Mi hermano es muy despistado; yo, por el contrario, lo apunto todo.',
              en: 'My brother is very absent-minded; I, by contrast, write everything down.',
            },
            {
              es: '¿Te molesta? Al contrario, me encanta.',
              en: 'Does it bother you? Quite the opposite, I love it.',
            },
            {
              es: 'Ella estudia de día, mientras que yo {estudio:estudiar} de noche.',
              en: 'She studies by day, whereas I study at night.',
            },
            {
              es: 'Puedes ir. Ahora bien, vuelve antes de las once.',
              en: 'You can go. Having said that, be back before eleven.',
            },
          ],
        },
        {
          kind: 'table',
          caption: 'Concession: “in spite of”',
          columns: [
            { header: 'Connector', lang: 'es' },
            { header: 'Meaning', lang: 'en', translation: true },
            { header: 'Mood', lang: 'en' },
            { header: 'Register', lang: 'en' },
            { header: 'Punctuation', lang: 'en' },
          ],
          rows: [
            [
              'aunque',
              'although; even if',
              'fact: indicative; supposition: subjunctive',
              'neutral',
              'comma between the clauses',
            ],
            ['a pesar de', 'despite', 'noun or infinitive', 'neutral', 'comma if it comes first'],
            [
              'a pesar de que',
              'despite the fact that',
              'fact: indicative; supposition: subjunctive',
              'neutral',
              'comma if it comes first',
            ],
            ['pese a', 'despite', 'noun or infinitive', 'formal', 'comma if it comes first'],
            [
              'por mucho que',
              'however much',
              'fact: indicative; supposition: subjunctive',
              'neutral',
              'comma between the clauses',
            ],
            [
              'por más que',
              'however much',
              'fact: indicative; supposition: subjunctive',
              'neutral',
              'comma between the clauses',
            ],
            ['si bien', 'although', 'indicative', 'formal', 'comma between the clauses'],
            ['aun así', 'even so', '–', 'neutral', 'stop or semicolon before, comma after'],
          ],
        },
        {
          kind: 'examples',
          rows: [
            { es: 'A pesar del frío, salimos a correr.', en: 'Despite the cold, we went for a run.' },
            { es: 'A pesar de estar enferma, hizo el examen.', en: 'Despite being ill, she sat the exam.' },
            {
              es: 'Ganaron a pesar de que {jugaban:jugar} con diez.',
              en: 'They won despite the fact that they were playing with ten players.',
            },
            {
              es: 'Pese a las críticas, la película fue un éxito.',
              en: 'Despite the criticism, the film was a success.',
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
            { es: 'Llovía a mares. Aun así, nadie se marchó.', en: 'It was pouring. Even so, nobody left.' },
          ],
        },
        {
          kind: 'contrast',
          caption: 'A fact, or only a supposition',
          left: '*aunque* + indicative: it is true',
          right: '*aunque* + subjunctive: maybe, it does not matter',
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
              why: 'On the left you can see the rain. On the right nobody knows yet.',
            },
            {
              left: {
                es: 'Aunque {es:ser} caro, lo voy a comprar.',
                en: 'Although it’s expensive, I’m going to buy it.',
              },
              right: {
                es: 'Aunque {sea:ser} caro, lo voy a comprar.',
                en: 'Even if it’s expensive, I’m going to buy it.',
              },
              why: 'The subjunctive may also mean “I know that it is, but that does not count”.',
            },
          ],
        },
      ],
    },
    {
      id: 'time',
      title: 'Time',
      syllabus: ['Conj'],
      blocks: [
        {
          kind: 'text',
          text: 'One rule for nearly all of them: what is **past or habitual** takes the indicative, what is **still to come** takes the subjunctive. *Antes de que* looks ahead by its nature and always takes the subjunctive, even for a fact of the past: *Se fueron antes de que {llegáramos:llegar}*.',
        },
        {
          kind: 'table',
          caption: 'Connectors of time',
          columns: [
            { header: 'Connector', lang: 'es' },
            { header: 'Meaning', lang: 'en', translation: true },
            { header: 'Mood', lang: 'en' },
            { header: 'Register', lang: 'en' },
            { header: 'Punctuation', lang: 'en' },
          ],
          rows: [
            [
              'cuando',
              'when',
              'past, habit: indicative; to come: subjunctive',
              'neutral',
              'comma if it comes first',
            ],
            [
              'en cuanto',
              'as soon as',
              'past, habit: indicative; to come: subjunctive',
              'neutral',
              'comma if it comes first',
            ],
            [
              'tan pronto como',
              'as soon as',
              'past, habit: indicative; to come: subjunctive',
              'formal',
              'comma if it comes first',
            ],
            [
              'hasta que',
              'until',
              'past, habit: indicative; to come: subjunctive',
              'neutral',
              'none in the middle',
            ],
            [
              'mientras',
              'while; as long as',
              'while: indicative; as long as, to come: subjunctive',
              'neutral',
              'comma if it comes first',
            ],
            [
              'después de que',
              'after',
              'past, habit: indicative (in Spain the past may be subjunctive as well); to come: subjunctive',
              'neutral',
              'comma if it comes first',
            ],
            [
              'una vez que',
              'once',
              'past, habit: indicative; to come: subjunctive',
              'formal',
              'comma if it comes first',
            ],
            ['desde que', 'since', 'indicative', 'neutral', 'comma if it comes first'],
            [
              'cada vez que',
              'every time',
              'habit: indicative; to come: subjunctive',
              'neutral',
              'comma if it comes first',
            ],
            ['antes de que', 'before', 'always subjunctive', 'neutral', 'comma if it comes first'],
          ],
        },
        {
          kind: 'figure',
          name: 'time-connectors',
          caption:
            'A line of time with *ahora* in the middle. To the left, in the past: *desde que, cuando, cada vez que, en cuanto* with the indicative, because it happened. To the right, in the future: *cuando, en cuanto, hasta que, una vez que* with the subjunctive, because it has not happened yet. *Mientras* lies along the line, as long as the other action. *Antes de que* stands before its event on either side, always with the subjunctive.',
        },
        {
          kind: 'contrast',
          caption: 'Done, or still to come',
          left: 'past or habit: indicative',
          right: 'to come: subjunctive',
          rows: [
            {
              left: { es: 'Cuando {llego:llegar} a casa, meriendo.', en: 'When I get home, I have a snack.' },
              right: {
                es: 'Cuando {llegue:llegar} a casa, te escribo.',
                en: 'When I get home, I’ll text you.',
              },
              why: 'On the left a habit; on the right it has not happened yet. English uses the present for both.',
            },
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
              note: 'Two subjects. With one it is *después de cenar*, without *que*.',
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
              es: 'Vámonos antes de que {empiece:empezar} a llover.',
              en: 'Let’s go before it starts to rain.',
            },
            {
              es: 'Antes de {salir:salir}, apagó la luz.',
              en: 'Before leaving, she turned off the light.',
              note: 'The same person does both: infinitive, no *que*.',
            },
          ],
        },
      ],
    },
    {
      id: 'sequence',
      title: 'Sequence: putting things in order',
      syllabus: ['Conj'],
      blocks: [
        {
          kind: 'table',
          caption: 'Sequence',
          columns: [
            { header: 'Connector', lang: 'es' },
            { header: 'Meaning', lang: 'en', translation: true },
            { header: 'Mood', lang: 'en' },
            { header: 'Register', lang: 'en' },
            { header: 'Punctuation', lang: 'en' },
          ],
          rows: [
            ['en primer lugar', 'firstly', '–', 'formal', 'comma after'],
            ['en segundo lugar', 'secondly', '–', 'formal', 'comma after'],
            ['a continuación', 'next, then', '–', 'neutral', 'comma after if it comes first'],
            [
              'por un lado …, por otro …',
              'on the one hand …, on the other …',
              '–',
              'neutral',
              'comma after each',
            ],
            ['por último', 'lastly', '–', 'neutral', 'comma after'],
            ['finalmente', 'finally, in the end', '–', 'neutral', 'comma after if it comes first'],
          ],
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
              en: 'On the one hand, it’s cheap; on the other, it pollutes a lot.',
            },
            {
              es: 'Por último, añade la sal y sirve el plato.',
              en: 'Lastly, add the salt and serve the dish.',
            },
            { es: 'Finalmente, decidimos quedarnos en casa.', en: 'In the end, we decided to stay at home.' },
          ],
        },
      ],
    },
    {
      id: 'condition',
      title: 'Condition',
      syllabus: ['Conj'],
      blocks: [
        {
          kind: 'text',
          text: '*Si* has its own three patterns: in a condition it **never** takes the present subjunctive, the future or the conditional. (In *No sé si vendrá* it means “whether”, and any tense is possible.) All the others mean “provided that”, “unless” or “in the event that”, and take the subjunctive.',
        },
        {
          kind: 'table',
          caption: 'The three types of “if”',
          columns: [
            { header: 'Type', lang: 'en' },
            { header: 'After “if”', lang: 'en' },
            { header: 'Main clause', lang: 'en' },
            { header: 'Example', lang: 'es' },
          ],
          rows: [
            [
              '1. quite possible',
              'present',
              'present, future or command',
              'Si {tengo:tener} tiempo, te {ayudaré:ayudar}.',
            ],
            [
              '2. unlikely or not real',
              'imperfect subjunctive',
              'conditional',
              'Si {tuviera:tener} tiempo, te {ayudaría:ayudar}.',
            ],
            [
              '3. too late',
              'pluperfect subjunctive',
              'conditional perfect (or *hubiera* again)',
              'Si {hubiera tenido:tener} tiempo, te {habría ayudado:ayudar}.',
            ],
          ],
        },
        {
          kind: 'table',
          caption: 'Other conditions',
          columns: [
            { header: 'Connector', lang: 'es' },
            { header: 'Meaning', lang: 'en', translation: true },
            { header: 'Mood', lang: 'en' },
            { header: 'Register', lang: 'en' },
            { header: 'Punctuation', lang: 'en' },
          ],
          rows: [
            ['si', 'if', 'see the table above', 'neutral', 'comma if it comes first'],
            ['a menos que', 'unless', 'subjunctive', 'neutral', 'comma before it'],
            ['a no ser que', 'unless', 'subjunctive', 'neutral', 'comma before it'],
            ['salvo que', 'unless', 'subjunctive', 'formal', 'comma before it'],
            ['con tal de que', 'provided that', 'subjunctive', 'neutral', 'none in the middle'],
            [
              'siempre que',
              'provided that; whenever',
              'provided that: subjunctive; whenever: as with *cuando*',
              'neutral',
              'comma before it for a condition',
            ],
            ['siempre y cuando', 'as long as, provided that', 'subjunctive', 'neutral', 'comma before it'],
            ['en caso de que', 'if, in the event that', 'subjunctive', 'formal', 'comma if it comes first'],
            [
              'como',
              'if (a warning)',
              'subjunctive',
              'everyday',
              'first in the sentence, comma after the clause',
            ],
          ],
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Iremos en bici, a menos que {llueva:llover}.', en: 'We’ll go by bike, unless it rains.' },
            { es: 'No saldré, a no ser que me {llames:llamar}.', en: 'I won’t go out, unless you ring me.' },
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
              en: 'If there should be any problem, call me.',
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
      title: 'Hypothesis: perhaps',
      syllabus: ['Conj'],
      blocks: [
        {
          kind: 'table',
          caption: 'Hypothesis',
          columns: [
            { header: 'Connector', lang: 'es' },
            { header: 'Meaning', lang: 'en', translation: true },
            { header: 'Mood', lang: 'en' },
            { header: 'Register', lang: 'en' },
            { header: 'Punctuation', lang: 'en' },
          ],
          rows: [
            ['quizá', 'perhaps', 'subjunctive if you doubt, indicative if you think so', 'neutral', 'none'],
            ['quizás', 'perhaps', 'the same', 'neutral', 'none'],
            ['tal vez', 'maybe', 'the same', 'neutral', 'none'],
            ['a lo mejor', 'maybe', 'indicative', 'everyday', 'none'],
            ['puede que', 'it may be that', 'subjunctive', 'neutral', 'none'],
            ['es posible que', 'it is possible that', 'subjunctive', 'neutral', 'none'],
            ['por si acaso', 'just in case', 'alone, or + indicative', 'neutral', 'comma before it'],
          ],
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Quizá {venga:venir} mañana, no lo sé.', en: 'Perhaps he’ll come tomorrow, I don’t know.' },
            {
              es: 'Quizás {tienes:tener} razón.',
              en: 'Perhaps you’re right.',
              note: 'You rather think so: indicative.',
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
          text: 'The subjunctive after *quizá* and *tal vez* is possible only when they stand **before** the verb: *Vendrá mañana, quizá* has the indicative.',
        },
      ],
    },
    {
      id: 'addition-and-emphasis',
      title: 'Addition and emphasis',
      syllabus: ['Conj'],
      blocks: [
        {
          kind: 'table',
          caption: 'Addition',
          columns: [
            { header: 'Connector', lang: 'es' },
            { header: 'Meaning', lang: 'en', translation: true },
            { header: 'Mood', lang: 'en' },
            { header: 'Register', lang: 'en' },
            { header: 'Punctuation', lang: 'en' },
          ],
          rows: [
            ['además', 'besides, what’s more', '–', 'neutral', 'comma after'],
            ['asimismo', 'likewise', '–', 'formal', 'comma after'],
            ['es más', 'what is more, in fact', '–', 'neutral', 'comma after'],
            ['incluso', 'even', '–', 'neutral', 'none'],
            ['también', 'also', '–', 'neutral', 'none'],
            ['tampoco', 'neither, not … either', '–', 'neutral', 'none'],
            ['aparte de', 'apart from', 'noun or infinitive', 'neutral', 'comma if it comes first'],
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
          kind: 'table',
          caption: 'Emphasis',
          columns: [
            { header: 'Connector', lang: 'es' },
            { header: 'Meaning', lang: 'en', translation: true },
            { header: 'Mood', lang: 'en' },
            { header: 'Register', lang: 'en' },
            { header: 'Punctuation', lang: 'en' },
          ],
          rows: [
            ['de hecho', 'in fact', '–', 'neutral', 'comma after'],
            ['en realidad', 'actually', '–', 'neutral', 'comma after if it comes first'],
            ['sobre todo', 'above all, especially', '–', 'neutral', 'usually a comma before it'],
            ['en efecto', 'indeed', '–', 'formal', 'comma after'],
            ['desde luego', 'of course, certainly', '–', 'everyday', 'comma after'],
            ['sin duda', 'without a doubt', '–', 'neutral', 'comma after if it comes first'],
          ],
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
      id: 'purpose',
      title: 'Purpose',
      syllabus: ['Conj'],
      blocks: [
        {
          kind: 'table',
          caption: 'Purpose',
          columns: [
            { header: 'Connector', lang: 'es' },
            { header: 'Meaning', lang: 'en', translation: true },
            { header: 'Mood', lang: 'en' },
            { header: 'Register', lang: 'en' },
            { header: 'Punctuation', lang: 'en' },
          ],
          rows: [
            ['para', 'to, in order to', 'infinitive, same subject', 'neutral', 'comma if it comes first'],
            ['a fin de', 'in order to', 'infinitive, same subject', 'formal', 'comma if it comes first'],
            [
              'con el fin de',
              'with the aim of',
              'infinitive, same subject',
              'formal',
              'comma if it comes first',
            ],
            ['para que', 'so that', 'subjunctive, two subjects', 'neutral', 'comma if it comes first'],
            ['a fin de que', 'so that', 'subjunctive, two subjects', 'formal', 'comma if it comes first'],
            [
              'con el fin de que',
              'with the aim that',
              'subjunctive, two subjects',
              'formal',
              'comma if it comes first',
            ],
          ],
        },
        {
          kind: 'contrast',
          caption: 'One subject or two',
          left: 'the same person does both: infinitive',
          right: 'somebody else does the second: subjunctive',
          rows: [
            {
              left: { es: 'Ahorro para {comprar:comprar} un portátil.', en: 'I’m saving to buy a laptop.' },
              right: {
                es: 'Ahorro para que mi hermana {pueda:poder} viajar.',
                en: 'I’m saving so that my sister can travel.',
              },
              why: 'On the left I save and I buy. On the right I save and she travels.',
            },
            {
              left: {
                es: 'Abrieron las ventanas a fin de {ventilar:ventilar} el aula.',
                en: 'They opened the windows in order to air the classroom.',
              },
              right: {
                es: 'Abrieron las ventanas a fin de que {entrara:entrar} aire.',
                en: 'They opened the windows so that some air would come in.',
              },
              why: 'After a past main verb the subjunctive is past as well: *entrara*.',
            },
            {
              left: {
                es: 'Organizamos un mercadillo con el fin de {recaudar:recaudar} dinero.',
                en: 'We’re holding a jumble sale with the aim of raising money.',
              },
              right: {
                es: 'Organizamos charlas con el fin de que todos {participen:participar}.',
                en: 'We organise talks so that everyone takes part.',
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
      ],
    },
    {
      id: 'usage-tips',
      title: 'Usage tips: five for your own texts',
      syllabus: ['Conj'],
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            '**Future time, subjunctive.** After *cuando, en cuanto, hasta que, una vez que* never write a future: *cuando {llegue:llegar}*, not ~~cuando llegaré~~. The question word *cuándo* is different: *No sé cuándo {llegará:llegar}*.',
            '**Same subject, infinitive.** *Antes de {salir:salir}*, *sin {hablar:hablar}*, *para {aprender:aprender}*. Add *que* and the subjunctive only when the subject changes.',
            '**Stop before, comma after.** *Sin embargo, no obstante, por lo tanto, además* begin a new sentence or follow a semicolon. A comma before *sin embargo* in the place of a full stop is a mistake.',
            '**One marker is enough.** *Quizá venga* or *Puede que venga*, never both together.',
            '**Five to eight in a text**, from three functions or more, and not twice the same. A connector that joins nothing earns nothing.',
          ],
        },
        {
          kind: 'contrast',
          caption: 'Before and without: the same person, or another',
          left: '*antes de, sin*: infinitive',
          right: '*antes de que, sin que*: always subjunctive',
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
              why: 'It is a fact that nobody saw her, and still the subjunctive.',
            },
          ],
        },
        {
          kind: 'table',
          caption: 'One step up from what you already use',
          columns: [
            { header: 'You know', lang: 'es' },
            { header: 'In an essay try', lang: 'es' },
            { header: 'In a chat or an email to a friend', lang: 'es' },
          ],
          rows: [
            ['porque', 'dado que, puesto que', 'es que'],
            ['pero', 'no obstante, ahora bien', 'pero bueno'],
            ['por eso', 'por consiguiente, de ahí que', 'así que'],
            ['y', 'asimismo, además', 'y encima'],
            ['aunque', 'si bien, a pesar de que', 'aunque'],
            ['quizá', 'es posible que', 'a lo mejor'],
            ['para', 'con el fin de', 'para'],
          ],
        },
      ],
    },
    {
      id: 'model-texts',
      title: 'Two model texts',
      syllabus: ['Conj'],
      blocks: [
        {
          kind: 'text',
          text: '**IGCSE, 133 words** (the long task asks for 130 to 140): an account of a summer job. Stop after *volveré a la heladería* and you have 86, the length of the task of 80 to 90. Eleven connectors, more than you need, so that you can see them at work; look for *como, por un lado, además, tan, sin embargo, gracias a, así que, en cuanto, siempre y cuando, para que, ya que*.',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'El verano pasado trabajé en una heladería de mi pueblo para ahorrar un poco de dinero.',
              en: 'Last summer I worked in an ice-cream shop in my village to save a bit of money.',
            },
            {
              es: 'Como no {tenía:tener} experiencia, al principio todo me parecía difícil.',
              en: 'As I had no experience, at first everything seemed difficult to me.',
            },
            {
              es: 'Por un lado, los clientes eran simpáticos; por otro, el horario era muy largo.',
              en: 'On the one hand, the customers were friendly; on the other, the hours were very long.',
            },
            {
              es: 'Además, los domingos estábamos tan ocupados que no {teníamos:tener} tiempo ni para comer.',
              en: 'What’s more, on Sundays we were so busy that we didn’t even have time to eat.',
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
            },
            {
              es: 'Mis padres están de acuerdo, siempre y cuando {apruebe:aprobar} todo.',
              en: 'My parents agree, as long as I pass everything.',
            },
            {
              es: 'Mi jefa quiere que {atienda:atender} a los turistas extranjeros para que {practique:practicar} idiomas con ellos.',
              en: 'My boss wants me to serve the foreign tourists so that I can practise languages with them.',
            },
            {
              es: 'En mi opinión, un trabajo de verano es una buena experiencia, ya que {aprendes:aprender} a ser responsable y {conoces:conocer} a mucha gente.',
              en: 'In my opinion, a summer job is a good experience, since you learn to be responsible and meet a lot of people.',
            },
          ],
        },
        {
          kind: 'text',
          text: '**IB, about 250 words:** an article for a school magazine. The connectors come from eight functions, and the text changes between facts (indicative) and aims, doubts and conditions (subjunctive).',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Las redes sociales forman parte de nuestra vida diaria, hasta tal punto que muchos jóvenes no {recuerdan:recordar} un mundo sin ellas.',
              en: 'Social media are part of our daily life, to such a degree that many young people don’t remember a world without them.',
            },
            {
              es: 'En primer lugar, hay que reconocer sus ventajas.',
              en: 'Firstly, we must recognise their advantages.',
            },
            {
              es: 'Gracias a ellas podemos hablar con amigos que viven lejos; además, nos informan en cuestión de segundos.',
              en: 'Thanks to them we can talk to friends who live far away; what’s more, they inform us in a matter of seconds.',
            },
            {
              es: 'De hecho, el año pasado mi instituto organizó por internet una campaña para limpiar la playa, y acudieron más de doscientas personas.',
              en: 'In fact, last year my school organised an online campaign to clean up the beach, and more than two hundred people turned up.',
            },
            {
              es: 'No obstante, su uso excesivo tiene consecuencias.',
              en: 'Nevertheless, using them too much has consequences.',
            },
            {
              es: 'Según una encuesta de esta revista, casi la mitad de los alumnos duermen menos de siete horas debido a que {miran:mirar} el móvil en la cama.',
              en: 'According to a survey by this magazine, almost half of the pupils sleep less than seven hours because they look at their phones in bed.',
            },
            {
              es: 'Por mucho que los profesores {insistan:insistir}, pocos lo apagan antes de {acostarse:acostarse}.',
              en: 'However much the teachers insist, few switch them off before going to bed.',
            },
            {
              es: 'A pesar de {conocer:conocer} los riesgos, seguimos comparándonos con vidas que, en realidad, solo existen en una pantalla.',
              en: 'Despite knowing the risks, we go on comparing ourselves with lives that actually exist only on a screen.',
            },
            {
              es: 'De ahí que tantos adolescentes se {sientan:sentirse} solos, mientras que sus perfiles {están:estar} llenos de sonrisas.',
              en: 'Hence so many teenagers feel lonely, whereas their profiles are full of smiles.',
            },
            {
              es: 'Ahora bien, prohibirlas no serviría de nada.',
              en: 'Having said that, banning them would be no use.',
            },
            {
              es: 'Si se {prohibieran:prohibir}, {encontraríamos:encontrar} otra manera de conectarnos.',
              en: 'If they were banned, we would find another way to connect.',
            },
            {
              es: 'Lo que necesitamos es educación: es fundamental que las familias {hablen:hablar} del tema antes de que sus hijos {abran:abrir} la primera cuenta, y que los institutos {ofrezcan:ofrecer} talleres a fin de que {aprendamos:aprender} a proteger nuestros datos.',
              en: 'What we need is education: it is essential that families talk about the subject before their children open their first account, and that schools offer workshops so that we learn to protect our data.',
            },
            {
              es: 'Asimismo, cada uno puede ponerse límites: guardar el móvil mientras {cena:cenar} o quedar con los amigos en persona, aunque {cueste:costar} un esfuerzo.',
              en: 'Likewise, each of us can set limits: putting the phone away during dinner or meeting friends in person, even if it takes an effort.',
            },
            {
              es: 'En definitiva, las redes no son ni buenas ni malas; todo depende de cómo las {usemos:usar}.',
              en: 'In short, social media are neither good nor bad; it all depends on how we use them.',
            },
            {
              es: 'Siempre que {seamos:ser} nosotros quienes decidamos, seguirán siendo una herramienta útil.',
              en: 'Provided that we are the ones who decide, they will go on being a useful tool.',
            },
          ],
        },
      ],
    },
    {
      id: 'mistakes',
      title: 'Mistakes to avoid',
      blocks: [
        {
          kind: 'mistakes',
          rows: [
            {
              wrong: 'A pesar de que llover, salimos.',
              right: 'A pesar de que {llovía:llover}, salimos.',
              en: 'Despite the fact that it was raining, we went out.',
              why: '*A pesar de* takes a noun or an infinitive; with *que* a conjugated verb must follow. *A pesar de la lluvia* is shorter still.',
            },
            {
              wrong: 'Debido a que la lluvia, no jugamos.',
              right: 'Debido a la lluvia, no jugamos.',
              en: 'Due to the rain, we didn’t play.',
              why: '*Debido a* + noun, *debido a que* + verb. English _because of_ and _because_ differ in the same way.',
            },
            {
              wrong: 'Aunque que es tarde, voy.',
              right: 'Aunque {es:ser} tarde, voy.',
              en: 'Although it’s late, I’m going.',
              why: 'So many connectors end in *que* that you add one too many. *Aunque* has it inside.',
            },
            {
              wrong: 'Antes de que salir, come algo.',
              right: 'Antes de {salir:salir}, come algo.',
              en: 'Before you leave, eat something.',
              why: 'The same person leaves and eats: infinitive without *que*.',
            },
            {
              wrong: 'Llámame antes que salgo.',
              right: 'Llámame antes de que {salga:salir}.',
              en: 'Ring me before I leave.',
              why: 'You ring, I leave: two subjects, so *que*; and *antes de que* always takes the subjunctive.',
            },
            {
              wrong: 'Cuando llegaré, te llamaré.',
              right: 'Cuando {llegue:llegar}, te llamaré.',
              en: 'When I arrive, I’ll ring you.',
              why: 'You are thinking of the future, rightly, but after *cuando* the future is said with the subjunctive.',
            },
            {
              wrong: 'Estudio para que aprender.',
              right: 'Estudio para {aprender:aprender}.',
              en: 'I study in order to learn.',
              why: 'Same subject: *para* + infinitive. *Para que* needs somebody else and the subjunctive.',
            },
            {
              wrong: 'Ahorro en orden a viajar.',
              right: 'Ahorro para viajar.',
              en: 'I’m saving in order to travel.',
              why: 'A word-for-word copy of _in order to_. Spanish says *para*, formally *con el fin de*.',
            },
            {
              wrong: 'Actualmente, no tengo hermanos (for “actually”).',
              right: 'En realidad, no tengo hermanos.',
              en: 'Actually, I don’t have any brothers or sisters.',
              why: 'False friends: *actualmente* is “nowadays”, *eventualmente* is “occasionally, if need be”, and *en absoluto* is “not at all”.',
            },
            {
              wrong: 'Date prisa, sino perderás el tren.',
              right: 'Date prisa; si no, perderás el tren.',
              en: 'Hurry up; otherwise you’ll miss the train.',
              why: '*Si no* is “if not”, two words. *Sino* is “but rather” after a negative: *No es rojo, sino naranja*.',
            },
            {
              wrong: 'A sí mismo, hay que reducir el plástico.',
              right: 'Asimismo, hay que reducir el plástico.',
              en: 'Likewise, we must cut down on plastic.',
              why: 'They sound alike, but *a sí mismo* is “to himself”. “Likewise” is best written as one word. (*Así mismo* in two words is accepted for it; it can also be “in just that way”.)',
            },
            {
              wrong: 'Estoy seguro que vendrá.',
              right: 'Estoy seguro de que {vendrá:venir}.',
              en: 'I’m sure he’ll come.',
              why: '*Seguro de* keeps its *de*: sure of what? *De que vendrá*.',
            },
            {
              wrong: 'Pienso de que es injusto.',
              right: 'Pienso que {es:ser} injusto.',
              en: 'I think it’s unfair.',
              why: 'The opposite slip: *pensar, creer, decir* take *que* alone. Ask with a noun: *pienso eso*, but *estoy seguro de eso*.',
            },
          ],
        },
        {
          kind: 'note',
          label: 'Spain and America',
          text: 'For “the more … the more” Spain says *cuanto más … más*, much of America *mientras más … más*. In several American countries *capaz que* is an everyday “perhaps”. *Vale* and *o sea* are for talking, not for essays, on either side. *El ordenador* and *el móvil* are Spain’s words: America says *la computadora, el celular*.',
        },
        {
          kind: 'note',
          label: 'In the exam',
          text: '**IGCSE Writing:** two connectors with the subjunctive (*para que*, *cuando* + future meaning) are enough to show range. **IB writing paper:** choose by text type: *no obstante* in an essay or a formal letter, *a lo mejor* in a blog. **Reading:** find the connector first: the opinion that the question asks for often comes after *sin embargo*.',
        },
      ],
    },
  ],
  exercises: [
    {
      id: 'as-soon-as',
      kind: 'choose',
      teaches: 'time',
      prompt: 'Which form completes the sentence?',
      sentence: 'En cuanto ___ los resultados, te aviso.',
      en: 'As soon as I get the results, I’ll let you know.',
      options: [
        { text: '*reciba*', right: true, because: 'It is still to come: subjunctive.' },
        { text: '*recibo*', because: 'With the present it would be a habit: every time results come.' },
        {
          text: '*recibiré*',
          because: 'The meaning is future, but after *en cuanto* the future is said with the subjunctive.',
        },
        {
          text: '*recibir*',
          because:
            'After *en cuanto* the verb needs its own ending; the infinitive follows *antes de* or *para*.',
        },
      ],
    },
    {
      id: 'however',
      kind: 'choose',
      teaches: 'contrast-and-concession',
      prompt: 'Mind the punctuation. Which connector fits?',
      sentence: 'Estudié toda la semana; ___, suspendí.',
      en: 'I studied all week; however, I failed.',
      options: [
        {
          text: '*sin embargo*',
          right: true,
          because: 'An adverb between a semicolon and a comma: “however”.',
        },
        {
          text: '*aunque*',
          because: '“Although” opens a clause: *Aunque estudié, suspendí*. No comma follows it.',
        },
        {
          text: '*mientras que*',
          because: '“Whereas” compares two subjects and is followed by its verb, not by a comma.',
        },
        {
          text: '*por lo tanto*',
          because: '“Therefore”: failing would be the result of studying.',
          teaches: 'cause-and-consequence',
        },
      ],
    },
    {
      id: 'before-we-arrived',
      kind: 'choose',
      teaches: 'time',
      prompt: 'Which form?',
      sentence: 'Se fueron antes de que ___.',
      en: 'They left before we arrived.',
      options: [
        {
          text: '*llegáramos*',
          right: true,
          because: '*Antes de que* always takes the subjunctive, and after a past verb the imperfect one.',
        },
        {
          text: '*llegamos*',
          because: 'It is a fact, but *antes de que* takes the subjunctive even for facts.',
        },
        {
          text: '*lleguemos*',
          because:
            'The mood is right. But *se fueron* is past, so the subjunctive is past too: *llegáramos*.',
        },
        {
          text: '*llegar*',
          because: 'The infinitive comes after *antes de* without *que*, when the same person does both.',
        },
      ],
    },
    {
      id: 'hence',
      kind: 'choose',
      teaches: 'cause-and-consequence',
      prompt: 'The verb after the gap is subjunctive. Which connector asks for it?',
      sentence: 'Llovió toda la noche, ___ el campo estuviera lleno de barro.',
      en: 'It rained all night, which is why the pitch was covered in mud.',
      options: [
        {
          text: '*de ahí que*',
          right: true,
          because: 'The one connector of consequence that always takes the subjunctive.',
        },
        {
          text: '*así que*',
          because: 'The meaning fits, but the result is a fact: *así que el campo estaba*.',
        },
        { text: '*ya que*', because: 'It gives the reason, not the result, and takes the indicative.' },
        { text: '*tanto que*', because: '“So much that” takes the indicative: *tanto que el campo estaba*.' },
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
          note: 'Right; it says “so that you can understand”. For “understand” alone: *entiendas*.',
        },
      ],
      because: 'I explain, you understand: two subjects, *para que* + subjunctive.',
      mistakes: [
        {
          answer: '{entender|entenderlo}',
          because: 'The infinitive follows *para* alone, when the subject stays the same.',
        },
        {
          answer: 'entiendes',
          because: 'The person is right. After *para que* only the subjunctive is possible.',
        },
        { answer: 'entendas', because: 'The ending is right, but the stem changes: *entiend-*.' },
        {
          answer: '{entienda|entiendan|entendáis|entienden}',
          because: '*Te lo explico*: one friend, *tú*. The form is *entiendas*.',
        },
        {
          answer: '{entiende|entenda|entiendo}',
          because: 'It is *tú*, and after *para que* the subjunctive: *entiendas*.',
        },
        {
          answer: '{entenderás|entenderías}',
          because: 'After *para que* no future and no conditional: the subjunctive, *entiendas*.',
        },
        {
          answer: '{entendieras|entendieses|hayas entendido|entendiste|entendías}',
          because: '*Explico* is present, so the present subjunctive: *entiendas*.',
        },
        {
          answer: '{entendiendo|entendido|estás entendiendo}',
          because: 'After *para que* comes the subjunctive: *entiendas*.',
        },
        {
          answer: '{te entiendas|entiendas lo}',
          because: '*Entiendas* is right, and its pronoun *lo* stands there already.',
        },
      ],
      notAsked: [
        {
          answer: '{comprendas|puedas comprender|captes|veas}',
          because: 'It would fit, but the verb asked for is *entender*: *entiendas*.',
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
          note: 'Right; it says “although it was hot”. With the noun, “despite the heat”: *del calor*.',
        },
        { answer: 'de tanto', note: 'Right; it says “despite so much heat”. “The heat” is *del calor*.' },
      ],
      because: '*A pesar de* + *el calor*: *del*.',
      mistakes: [
        { answer: 'de', because: 'The noun needs its article: *de* + *el calor* is *del calor*.' },
        {
          answer: '{de que|que|de que el}',
          because:
            '*De que* needs a whole clause: *a pesar de que hacía calor*. Before the noun: *del calor*.',
        },
        { answer: 'de el', because: '*De* + *el* always contract: *del*.' },
        { answer: '{de lo|de los|de las|la}', because: '*Calor* is masculine: *del calor*.' },
        {
          answer: '{al|el|a el|a|por el|en el|con el|por|con}',
          because: 'The set phrase is *a pesar de*; with *el*: *del*.',
        },
        {
          answer: '{de un|de mucho|de mucha|de tanta}',
          because: 'English has _the_ heat: *de* + *el* is *del*.',
        },
        {
          answer: '{de la|dela}',
          because:
            '*La calor* can be heard in Andalusia and parts of America, but in careful Spanish *calor* is masculine: *del calor*.',
        },
        {
          answer: '{de este|de ese|del gran|del intenso}',
          because: 'That is more than “the heat”: *del calor*.',
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
      because: '*Cuando* + something still to come: subjunctive.',
      mistakes: [
        {
          answer: '{tendré|voy a tener}',
          because: 'The future stands only in the main clause: *viajaré*. After *cuando*: *tenga*.',
        },
        {
          answer: 'tengo',
          because: 'English uses the present here. In Spanish it would be a fact that repeats itself.',
        },
        {
          answer: '{sea|soy|seré|esté|estoy|estaré|era|fui}',
          because: 'Age is told with *tener*: *cuando tenga dieciocho años*.',
        },
        { answer: '{tenía|tuve|he tenido}', because: 'That is past. It is still to come: *tenga*.' },
        {
          answer: '{tuviera|tuviese|tendría|tuviere}',
          because: 'With *viajaré*, a real plan, the present subjunctive: *tenga*.',
        },
        {
          answer: '{tener|teniendo|tenido}',
          because: 'The verb needs its ending for *yo*: after *cuando* + future, *tenga*.',
        },
        { answer: '{tiene|tienes|tengas|tengan|tengamos}', because: 'It is *yo*, “I”: *tenga*.' },
        {
          answer: '{tena|tiena|tienga|tega|teneré|tenca}',
          because: 'The subjunctive of *tener* is built on *tengo*: *tenga*.',
        },
        { answer: '{haya|haga|había|he}', because: '“I’m eighteen” is *tener dieciocho años*: *tenga*.' },
      ],
      notAsked: [
        {
          answer: '{cumpla|haya cumplido}',
          because: 'Good Spanish for “turn eighteen”, but the verb asked for is *tener*: *tenga*.',
        },
      ],
    },
    {
      id: 'although-tired',
      kind: 'correct',
      teaches: 'mistakes',
      sentence: 'Aunque que estoy cansado, voy a entrenar.',
      en: 'Although I’m tired, I’m going to train.',
      answers: [
        'Aunque {estoy|ando} {cansado|cansada}, [igual] {voy a entrenar|voy a entrenarme|me voy a entrenar|voy a ir a entrenar|iré a entrenar}.',
        'Aunque estoy {cansado|cansada}, entrenaré.',
        '{Voy a entrenar|Voy a entrenarme|Entrenaré|Iré a entrenar} aunque {estoy|ando} {cansado|cansada}.',
        '{A pesar de que|Pese a que|Si bien|Aun cuando} estoy {cansado|cansada}, {voy a entrenar|voy a entrenarme|entrenaré}.',
        '{A pesar de|Pese a} estar {cansado|cansada}, {voy a entrenar|voy a entrenarme|entrenaré}.',
        '{Voy a entrenar|Voy a entrenarme|Entrenaré} {{a pesar de|pese a} {que estoy|estar}} {cansado|cansada}.',
        'Aunque me {siento|encuentro} {cansado|cansada}, voy a entrenar.',
        {
          answer:
            '{Aunque|A pesar de que|Pese a que} esté {cansado|cansada}, {voy a entrenar|voy a entrenarme|entrenaré}.',
          note: '*Esté* is right when your listener knows already that you are tired, or for “even if I’m tired”. To tell the news: *estoy*.',
        },
        {
          answer: '{Voy a entrenar|Voy a entrenarme|Entrenaré} aunque esté {cansado|cansada}.',
          note: '*Esté* is right when your listener knows already that you are tired, or for “even if I’m tired”. To tell the news: *estoy*.',
        },
        'Aun estando {cansado|cansada}, {voy a entrenar|entrenaré}.',
        {
          answer:
            '{{A pesar|Pese} {de mi|del} cansancio, {voy a entrenar|entrenaré}|Voy a entrenar a pesar {de mi|del} cansancio}.',
          note: 'Right; it says “despite my tiredness”. “Although I’m tired” is *aunque estoy cansado*.',
        },
        {
          answer: 'Estoy {cansado|cansada}, pero [igual] {voy a entrenar|entrenaré}.',
          note: 'Right; it links with “but”. “Although” is *aunque*, without *que*.',
        },
      ],
      because: '*Aunque* already contains *que*.',
      mistakes: [
        {
          answer:
            '{{A pesar de|A pesar|Pese a} estoy {cansado|cansada}, voy a entrenar|Voy a entrenar {a pesar de|a pesar|pese a} estoy {cansado|cansada}}.',
          because: 'After *a pesar de* a noun or an infinitive must follow: *a pesar de estar cansado*.',
        },
        {
          answer:
            '{Aunque que esté {cansado|cansada}, voy a entrenar|Voy a entrenar aunque que {estoy|esté} {cansado|cansada}|Aunque que estoy {cansada|cansado}, entrenaré}.',
          because: '*Aunque* already contains *que*: leave *que* out.',
        },
        {
          answer:
            '{Aun que|Aún que|Aunque de que|Aunque de|Aunque si|Aunque lo que} {estoy|esté} {cansado|cansada}, voy a entrenar.',
          because: '“Although” is one word, and nothing follows it but its verb: *aunque estoy*.',
        },
        {
          answer:
            '{Aunque {soy|sea|tengo|hago|voy|era|fui} {cansado|cansada}, voy a entrenar|Voy a entrenar aunque {soy|sea|tengo} {cansado|cansada}}.',
          because: 'How you feel is *estar*: *aunque estoy cansado*.',
        },
        {
          answer: 'Aunque {estar|estando|estaré|estado} {cansado|cansada}, voy a entrenar.',
          because: 'After *aunque* the verb has its ending: *aunque estoy*.',
        },
        {
          answer: 'A pesar de que {estar|estando} {cansado|cansada}, voy a entrenar.',
          because: 'Either *a pesar de estar* or *a pesar de que estoy*.',
        },
        {
          answer:
            'Aunque {estoy|esté} {cansado|cansada}, {voy entrenar|voy a entreno|voy entrenando|voy a entrenando|voy de entrenar|voy para entrenar}.',
          because: 'The first half is right. “I’m going to” is *voy a* + infinitive: *voy a entrenar*.',
        },
        {
          answer: 'Aunque {estoy|esté} {cansado|cansada}, {pero|sin embargo} voy a entrenar.',
          because: 'One connector is enough: after *aunque* no *pero*.',
        },
        {
          answer:
            '{Sin embargo|Pero|Porque|Que|Cuando|Como|Si|Mientras|Desde} {estoy|esté} {cansado|cansada}, voy a entrenar.',
          because: '“Although” is *aunque*: *aunque estoy cansado*.',
        },
        {
          answer:
            'Aunque {estoy|esté} {cansar|cansando|cansados|canso|un cansado|cansancio}, voy a entrenar.',
          because: 'The first word is right. “Tired”, of one person, is *cansado* or *cansada*.',
        },
      ],
    },
    {
      id: 'because-of-the-strike',
      kind: 'correct',
      teaches: 'cause-and-consequence',
      sentence: 'Debido a que la huelga, no había trenes.',
      en: 'Due to the strike, there were no trains.',
      answers: [
        'Debido a la huelga, no había trenes.',
        '{Debido a|A causa de|Por|Por culpa de|Por causa de|A raíz de|A consecuencia de|Como consecuencia de|Con motivo de} la huelga, no {había|hubo} {trenes|ningún tren}.',
        'No {había|hubo} {trenes|ningún tren} {debido a|a causa de|por|por culpa de|por causa de|a raíz de|a consecuencia de|con motivo de} la huelga.',
        '{Debido a que|Como|Ya que|Puesto que|Dado que} había [una] huelga, no {había|hubo} {trenes|ningún tren}.',
        'No {había|hubo} {trenes|ningún tren} {debido a que|porque|ya que|puesto que|dado que} había [una] huelga.',
        '{Debido a que|Como|Ya que|Puesto que} hubo [una] huelga, no {había|hubo} trenes.',
        'No {había|hubo} trenes {debido a que|porque|ya que} hubo [una] huelga.',
        'Dada la huelga, no {había|hubo} trenes.',
        {
          answer: '{Debido al|A causa del|Por el} paro, no {había|hubo} trenes.',
          note: 'In much of America a strike is *un paro*; in Spain *una huelga*.',
        },
        {
          answer:
            '{{Debido a|A causa de|Por} la huelga, no ha habido trenes|No ha habido trenes {debido a|a causa de|por} la huelga}.',
          note: '*Ha habido* is said in Spain, if it was today. *Había* or *hubo* is right everywhere.',
        },
        {
          answer: '{Había|Hubo} [una] huelga{, así que|, por eso| y por eso| y} no {había|hubo} trenes.',
          note: 'Right; the sentence that you were mending begins with the reason: *debido a la huelga*.',
        },
        {
          answer: '{Debido a|A causa de|Por} la huelga, no {circulaban|circularon|pasaban} [los] trenes.',
          note: 'Right; it says that no trains ran. “There were no trains” is *no había trenes*.',
        },
        {
          answer: 'Porque {había|hubo} huelga, no {había|hubo} trenes.',
          note: 'Right; at the beginning of a sentence *como* is more usual: *Como había huelga…*',
        },
      ],
      because: 'A noun follows: *debido a*, without *que*.',
      mistakes: [
        {
          answer:
            '{{Debido|Debida|Debidos} la huelga, no {había|hubo} trenes|No {había|hubo} trenes debido la huelga}.',
          because: '*Que* had to go, but *a* must stay: *debido a*.',
        },
        {
          answer:
            '{{Debido de|Debido por|Debido en|Debido con} la huelga, no {había|hubo} trenes|No {había|hubo} trenes {debido de|debido por} la huelga}.',
          because: '_Due to_ is *debido a*; *de* belongs to *a causa de*.',
        },
        {
          answer:
            '{{Debido que|Debido que a|Debido de que} la huelga, no {había|hubo} trenes|No {había|hubo} trenes {debido que|debido a que} la huelga}.',
          because: '*Que* needs a verb after it. Before the noun: *debido a la huelga*.',
        },
        {
          answer:
            '{{Debido que|Debido de que} había [una] huelga, no {había|hubo} trenes|No {había|hubo} trenes {debido que|debido de que} había [una] huelga}.',
          because: 'With a verb it is *debido a que*, with its *a*: *debido a que había huelga*.',
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
          because: 'That connector needs a verb: *porque había huelga*. Before a noun: *debido a la huelga*.',
        },
        {
          answer: '{Debido a|A causa de|Por} la huelga, no {habían|hubieron} trenes.',
          because:
            '“There was” and “there were” are one form in Spanish: *no había trenes* (*habían* is often heard, above all in America, but careful Spanish keeps *había*).',
        },
        {
          answer:
            '{Debido a|A causa de|Por} la huelga, no {eran|estaban|fueron|estuvieron|tenían|era|estaba|tenía} trenes.',
          because: 'The connector is right. “There were” is *había*: *no había trenes*.',
        },
        {
          answer: '{Debido a|A causa de|Por} la huelga, no {hay|habrá|haber} trenes.',
          because: 'The connector is right. “There were” is *había*.',
        },
        {
          answer: '{Debido a|A causa de|Por} la huelga, {había no|no había los|no había unos|había} trenes.',
          because: 'The connector is right. “There were no trains” is *no había trenes*, without article.',
        },
        {
          answer: '{Para|Gracias a|Desde|Sobre|A|De|En} la huelga, no {había|hubo} trenes.',
          because: '“Due to” is *debido a*, *a causa de* or *por*.',
        },
        {
          answer: '{A pesar de|Pese a|Sin} la huelga, no {había|hubo} trenes.',
          because: 'That means “despite” or “without”. “Due to” is *debido a*.',
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
      ],
      because: '*Con tal de que* is a condition, so the subjunctive *cuides* follows.',
      mistakes: [
        {
          answer: '{Te lo dejo el portátil|El portátil te lo dejo} con tal de que cuides.',
          because: '*Lo* is what you look after: it stands before *cuides*, *que lo cuides*.',
        },
        {
          answer:
            '{Dejo te el portátil con tal de que lo cuides|Dejo el portátil con tal de que te lo cuides|Dejo el portátil te con tal de que lo cuides}.',
          because: '*Te* stands before *dejo*: *te dejo el portátil*.',
        },
        {
          answer: 'Te dejo el portátil con tal de que cuides lo.',
          because: '*Lo* stands before the verb: *que lo cuides*.',
        },
        {
          answer:
            '{Te dejo el portátil {con tal que de|con de tal que|con que tal de|de tal con que|con que de tal|de con tal que|tal con de que|que con tal de} lo cuides|Te dejo el portátil con tal de lo que cuides|Te dejo el portátil con tal de lo cuides que}.',
          because: 'The connector is *con tal de que*, and *lo* stands before *cuides*.',
        },
        {
          answer:
            '{Con tal de que te lo cuides, dejo el portátil|Con tal de que lo cuides, dejo te el portátil|Con tal de que cuides lo, te dejo el portátil|Con tal de que cuides, te lo dejo el portátil|Con tal de que lo cuides, el portátil te dejo}.',
          because: 'The pronouns stand before their own verbs: *te dejo*, *lo cuides*.',
        },
        {
          answer: '{Te el portátil dejo|El portátil te dejo} con tal de que lo cuides.',
          because: 'First the verb with its pronoun, then the thing: *te dejo el portátil*.',
        },
      ],
    },
    {
      id: 'before-leaving',
      kind: 'translate',
      teaches: 'usage-tips',
      en: 'I’ll ring you before I leave. (to a friend)',
      answers: [
        'Te llamo antes de salir.',
        'Te {llamo|llamaré|voy a llamar} [por teléfono] antes de {salir|irme|marcharme|salir de casa|partir|salir yo}.',
        'Antes de {salir|irme|marcharme|salir de casa|partir}, te {llamo|llamaré|voy a llamar} [por teléfono].',
        'Te {telefoneo|telefonearé} antes de {salir|irme|marcharme}.',
        'Te {hago|haré|doy|daré} una llamada antes de {salir|irme|marcharme}.',
        {
          answer: 'Te {doy|daré|pego} un toque antes de {salir|irme|marcharme}.',
          note: '*Te doy un toque* is what friends say in Spain: a short call. *Te llamo* is said everywhere.',
        },
        {
          answer: 'Te {marco|marcaré|voy a marcar} antes de {salir|irme}.',
          note: 'In Mexico *te marco* is “I’ll ring you”; everywhere *te llamo* is understood.',
        },
        {
          answer: 'Te {llamo|llamaré|voy a llamar} antes de que {me vaya|me marche}.',
          note: 'Right. When the same person does both, the infinitive is shorter: *antes de irme*.',
        },
        {
          answer: 'Antes de que {me vaya|me marche}, te {llamo|llamaré|voy a llamar}.',
          note: 'Right. When the same person does both, the infinitive is shorter: *antes de irme*.',
        },
        {
          answer:
            '{Te {llamo|llamaré|voy a llamar} antes de que salga|Antes de que salga, te {llamo|llamaré|voy a llamar}}.',
          note: '*Salga* can be “I leave”, but people may also understand “he” or “she leaves”. Clear, when the same person does both: *antes de salir*.',
        },
        {
          answer: 'Te {hablo|hablaré} antes de {salir|irme}.',
          note: 'In Mexico *te hablo* can be “I’ll ring you”; everywhere *te llamo* is understood.',
        },
        {
          answer: 'Te {llamo|llamaré} antes que me {vaya|marche}.',
          note: 'Right, but in writing mostly *antes de que me vaya* or, shorter, *antes de irme*.',
        },
      ],
      because: 'I ring and I leave: same subject, *antes de* + infinitive.',
      mistakes: [
        {
          answer:
            '{Te {llamo|llamaré|voy a llamar} antes de que {salgo|me voy|me marcho}|Antes de que {salgo|me voy|me marcho}, te {llamo|llamaré|voy a llamar}}.',
          because: 'The same person does both, so no *que*; and *antes de que* never takes the indicative.',
        },
        {
          answer:
            '{Te {llamo|llamaré|voy a llamar} antes {salir|irme|marcharme|salgo|me voy|que salgo|que me voy|que salir|a salir}|Antes {salir|irme|marcharme|salgo|me voy|que salgo|que salir}, te {llamo|llamaré|voy a llamar}}.',
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
          because: 'After *antes de* comes the infinitive: *antes de salir*.',
        },
        {
          answer:
            'Te {llamo|llamaré|voy a llamar} antes de {irse|marcharse|me ir|irte|marcharte|irnos|salirse}.',
          because: 'The pronoun is yours and it is attached: *antes de irme*.',
        },
        {
          answer: 'Te {llamo|llamaré|voy a llamar} antes de {dejar|dejarme|quitar|abandonar}.',
          because: '“Leave” a place is *salir* or *irse*. *Dejar* leaves something behind.',
        },
        {
          answer:
            '{Llamo te|Llamote|Llámote|Llamaré te|Llamo tú|Llamo a ti|Llamaré a ti|Llamo a tú|Llamo ti|Llamaré tú} antes de {salir|irme}.',
          because: '“You” is *te*, before the verb: *te llamo*.',
        },
        {
          answer: '{Llamo|Llamaré|Voy a llamar} antes de {salir|irme}.',
          because: '“You” is missing: *te llamo*.',
        },
        {
          answer:
            '{Voy a te llamar|Voy te a llamar|Voy llamarte|Te voy llamar|Voy a llamar te} antes de {salir|irme}.',
          because: 'Either *te voy a llamar* or *voy a llamarte*.',
        },
        {
          answer:
            '{Te llamar|Te llamando|Te llama|Te llame|Te llamé|Te he llamado|Te llamaría|Te llamaba|Me llamo|Me llamaré|Tú llamo} antes de {salir|irme}.',
          because: '*Antes de* + infinitive is right. “I’ll ring you” is *te llamo* or *te llamaré*.',
        },
        {
          answer: 'Te {llamo|llamaré|voy a llamar} {después de|delante de|enfrente de|ante|hasta} salir.',
          because: '“Before”, in time, is *antes de*.',
        },
        {
          answer: 'Te {llamo|llamaré|voy a llamar} antes de que {salgas|te vayas|salgamos|te marches}.',
          because: 'Somebody else leaves there. “Before **I** leave”: *antes de salir*.',
        },
        {
          answer: 'Te {anillo|sueno|sonaré} antes de {salir|irme}.',
          because: 'To “ring” somebody is *llamar*: *te llamo*.',
        },
        {
          answer: 'Te {llamo|llamaré|voy a llamar} antes de ir.',
          because: 'Good Spanish for “before I **go** there”. “Leave” is *salir* or *irse*: *antes de irme*.',
        },
      ],
      notAsked: [
        {
          answer: '{Le|Lo|La|Os|Les} {llamo|llamaré|voy a llamar} antes de {salir|irme}.',
          because: 'Good Spanish, but to a friend it is *te*: *te llamo*.',
        },
      ],
    },
    {
      id: 'even-if-it-rains',
      kind: 'translate',
      teaches: 'contrast-and-concession',
      en: 'Even if it rains, we’re going to play.',
      answers: [
        'Aunque llueva, vamos a jugar.',
        '{Aunque|Aun cuando|Incluso aunque|A pesar de que} llueva, {vamos a jugar|jugaremos|jugamos}.',
        '{Vamos a jugar|Jugaremos|Jugamos} {aunque|aun cuando|incluso aunque|a pesar de que} llueva.',
        'Aunque llueva, {{vamos a jugar|jugaremos|jugamos} {igual|igualmente|de todas formas|de todos modos|de todas maneras}|{igual|de todas formas|de todos modos} {vamos a jugar|jugaremos|jugamos}}.',
        '{Incluso si|Aun si|Hasta si} llueve, {vamos a jugar|jugaremos|jugamos}.',
        '{Vamos a jugar|Jugaremos|Jugamos} {incluso si|aun si|hasta si} llueve.',
        'Aunque {esté lloviendo|se ponga a llover}, {vamos a jugar|jugaremos}.',
        {
          answer: '{{Vamos a jugar|Jugaremos} así llueva|Así llueva, {vamos a jugar|jugaremos}}.',
          note: '*Así* with the subjunctive is “even if” in colloquial Spanish, above all in America.',
        },
        {
          answer:
            '{{Aun|Incluso} lloviendo, {vamos a jugar|jugaremos}|{Vamos a jugar|Jugaremos} {aun|incluso} lloviendo}.',
          note: 'Right; with a verb of its own: *aunque llueva*.',
        },
        {
          answer:
            '{Aunque {lloviera|lloviese}, {vamos a jugar|jugaremos}|{Vamos a jugar|Jugaremos} aunque {lloviera|lloviese}}.',
          note: 'Right, but it makes the rain less likely: “even if it were to rain”. “Even if it rains” is *aunque llueva*.',
        },
        {
          answer:
            '{{Llueva o no|Llueva o no llueva|Llueva o truene}, {vamos a jugar|jugaremos}|{Vamos a jugar|Jugaremos}, {llueva o no|llueva o no llueva|llueva o truene}}.',
          note: 'Right; it says “rain or shine”. “Even if it rains” is *aunque llueva*.',
        },
        {
          answer:
            '{{Por más que|Por mucho que} llueva, {vamos a jugar|jugaremos}|{Vamos a jugar|Jugaremos} por {más|mucho} que llueva}.',
          note: 'Right; it says “however much it rains”. “Even if it rains” is *aunque llueva*.',
        },
        {
          answer: '{Aunque llueva, iremos a jugar|Iremos a jugar aunque llueva}.',
          note: 'Right for “we’ll go and play”. The plan itself is *vamos a jugar*.',
        },
      ],
      because:
        'Nobody knows yet whether it will: *aunque* + subjunctive. *Incluso si llueve* is right too; after *si* it is the present.',
      mistakes: [
        {
          answer:
            '{Aunque {llueve|está lloviendo}, {vamos a jugar|jugaremos|jugamos}|{Vamos a jugar|Jugaremos|Jugamos} aunque {llueve|está lloviendo}}.',
          because: 'This is “although it is raining”: a fact that you can see.',
        },
        {
          answer:
            '{Aunque {lloverá|va a llover}, {vamos a jugar|jugaremos}|{Vamos a jugar|Jugaremos} aunque {lloverá|va a llover}}.',
          because: 'This says that it certainly will rain. “Even if” is a supposition: *llueva*.',
        },
        {
          answer:
            '{{Incluso si|Aun si|Hasta si|Si} {llueva|lloverá|llover}, {vamos a jugar|jugaremos}|{Vamos a jugar|Jugaremos} {incluso si|aun si|hasta si} {llueva|lloverá}}.',
          because:
            'After *si*, with a plan for the future, only the present: *incluso si llueve*. Or *aunque llueva*.',
        },
        {
          answer: 'Si llueve, {vamos a jugar|jugaremos|jugamos}.',
          because: '“Even” is lost: *aunque llueva*, or *incluso si llueve*.',
        },
        {
          answer:
            '{Aunque si|Aunque que|Aunque incluso si|Mismo si|Aun que|Incluso que} {llueve|llueva}, {vamos a jugar|jugaremos}.',
          because: '“Even if” is *aunque* + subjunctive, or *incluso si* + present.',
        },
        {
          answer: '{Incluso|Aun|Hasta} {llueve|llueva}, {vamos a jugar|jugaremos}.',
          because: '“If” is missing: *incluso si llueve*. Or *aunque llueva*.',
        },
        {
          answer:
            'Aunque {llover|lloviendo|lluvia|llovió|llovía|llovería|ha llovido}, {vamos a jugar|jugaremos}.',
          because: 'After *aunque*, for something uncertain, the present subjunctive: *llueva*.',
        },
        {
          answer:
            'Aunque {llova|lluva|llueve a|llueba|lluevan|lluevas|lloveva|llove|llueverá}, {vamos a jugar|jugaremos}.',
          because: 'The subjunctive of *llover* is *llueva*, with *ue* and *v*.',
        },
        {
          answer:
            'Aunque {es lloviendo|sea lloviendo|es lluvia|es lluvioso|es llover|está lluvia}, {vamos a jugar|jugaremos}.',
          because: '“It rains” is one word, without “it” and without “is”: here *llueva*.',
        },
        {
          answer:
            'Aunque llueva, {vamos jugar|vamos a jugamos|vamos a jugando|vamos jugando|somos yendo a jugar|estamos yendo jugar|vamos de jugar|vamos para jugar}.',
          because: 'The first half is right. “We’re going to” is *vamos a* + infinitive: *vamos a jugar*.',
        },
        {
          answer: 'Aunque llueva, {vamos a tocar|tocaremos|vamos a actuar}.',
          because: 'The first half is right. To play a game is *jugar*; *tocar* is for instruments.',
        },
        {
          answer:
            'Aunque llueva, {voy a jugar|van a jugar|vais a jugar|va a jugar|jugaré|jugarán|jugará|jugamos a|jugábamos|jugaríamos|juguemos}.',
          because: 'The first half is right. “We’re going to play” is *vamos a jugar*.',
        },
        {
          answer:
            '{Cuando|Porque|Como|A menos que|Sin que|Salvo que|Mientras|Siempre que} {llueve|llueva}, {vamos a jugar|jugaremos}.',
          because: '“Even if” is *aunque*, with the subjunctive: *aunque llueva*.',
        },
        {
          answer: '{A pesar de|Pese a} {llueve|llueva|que lluvia}, {vamos a jugar|jugaremos}.',
          because: 'Before a verb it needs *que*: *a pesar de que llueva*. Simpler: *aunque llueva*.',
        },
        {
          answer: '{Aunque|Incluso si|Aun si} {lloviera|lloviese}, {jugaríamos|íbamos a jugar}.',
          because:
            'Good Spanish for “even if it rained, we would play”. Here: *aunque llueva, vamos a jugar*.',
        },
        {
          answer: '{A pesar de|Pese a} la lluvia, {vamos a jugar|jugaremos}.',
          because: 'Good Spanish for “despite the rain”. “Even if it rains” is *aunque llueva*.',
        },
      ],
    },
  ],
} satisfies AuthoredLesson
