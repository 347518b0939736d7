import type { ListeningPassage } from '../types'

const passage: ListeningPassage = {
  title: 'Trescientas cabras contra el fuego',
  exam: 'IB HL',
  theme: 'Sharing the planet',
  situation: {
    es: 'Usted va a oír una entrevista con Nieves, una pastora española, y con Julián, un ingeniero forestal chileno.',
    en: 'You will hear an interview with Nieves, a goatherd from Spain, and with Julián, a forestry engineer from Chile.',
  },
  speakers: [
    { name: 'Marina', voice: 'woman' },
    { name: 'Nieves', voice: 'woman' },
    { name: 'Julián', voice: 'man' },
  ],
  lines: [
    {
      who: 0,
      says: 'Cuando se habla de incendios, todos pensamos en aviones y mangueras. En la sierra de Fuenseca, en cambio, el trabajo empieza en enero y lo hacen trescientas cabras. Nos acompañan su pastora, Nieves, y el ingeniero forestal chileno Julián. Nieves, usted no viene de una familia de pastores.',
    },
    {
      who: 1,
      says: '¡Qué va! Yo llevaba las cuentas de una empresa de ascensores. Un verano ardió el monte en el que había aprendido a andar y, al verlo negro, pensé: o me paso la vida lamentándolo o hago algo. Vendí el coche y, con lo que me dieron, compré cuarenta cabras.',
    },
    { who: 0, says: '¿Qué dijo su familia?' },
    { who: 1, says: 'Mi padre, nada. Durante un año les contó a sus amigos que yo seguía en la oficina.' },
    { who: 0, says: 'Julián, ¿qué tiene que ver una cabra con un incendio?' },
    {
      who: 2,
      says: 'Bueno, el fuego necesita calor, aire y algo que quemar, y solo lo último está en nuestras manos. Antes, el matorral se lo comían los rebaños, y la leña se gastaba en las cocinas. Se fue la gente y el bosque, que desde la ciudad parece más sano que nunca porque está verde, quedó cargado como una estufa.',
    },
    { who: 0, says: '¿No bastaría con una máquina?' },
    {
      who: 2,
      says: 'A ver, la máquina es más rápida y en un llano gana siempre. Pero en una ladera como esta no entra. Además, corta y se va; la cabra vuelve cada año y, de paso, abona el suelo.',
    },
    {
      who: 1,
      says: 'Eso sí, yo no las suelto y me echo la siesta, ¿eh? Si se quedan demasiado tiempo en un sitio, no dejan vivos ni a los árboles jóvenes. Por eso les he puesto un collar que me avisa al móvil en cuanto cruzan un límite.',
    },
    { who: 0, says: '¿Y se ha notado?' },
    {
      who: 1,
      says: 'Hace dos veranos cayó un rayo a medio kilómetro del pueblo. El fuego llegó a la franja que habíamos limpiado y se quedó sin nada que comer. Esa noche, mi padre le contó a todo el bar a qué me dedicaba.',
    },
    { who: 0, says: '¿Se puede vivir de esto?' },
    {
      who: 1,
      says: 'De la leche y del queso, por los pelos. Lo que me indigna es que a quien apaga se le pague, y a quien evita que haya que apagar se le den las gracias. El ayuntamiento, por lo menos, me ha prestado un establo.',
    },
    { who: 0, says: 'Sin embargo, hay quien teme por las flores silvestres.' },
    {
      who: 2,
      says: 'Y hacen bien en preguntar. Contamos las especies antes y después, y ahora hay algunas más, porque les llega la luz. Pero que nadie lo tome por una receta: en un humedal una cabra sería un desastre.',
    },
    { who: 0, says: 'Nieves, ¿qué les diría a los jóvenes?' },
    {
      who: 1,
      says: 'Que no se imaginen unas vacaciones. Yo llevo cuatro años sin ver el mar. Ahora bien, si alguien quiere sustituirme una semana en agosto, que me llame.',
    },
  ],
  parts: [
    {
      title: 'True statements',
      task: {
        es: 'Elija las cinco afirmaciones verdaderas (A–J).',
        en: 'Choose the five true statements (A–J).',
      },
      questions: [
        {
          id: 'question-1',
          kind: 'choose',
          ask: '*¿Cuáles son las cinco afirmaciones verdaderas?*',
          marks: 5,
          choices: [
            '*Nieves aprendió el oficio de sus padres.*',
            '*Un incendio cambió la vida de Nieves.*',
            '*Al principio, el padre de Nieves ocultaba a qué se dedicaba ella.*',
            '*Para Julián, el color verde de un bosque prueba que está sano.*',
            '*Julián cree que las máquinas no sirven en ningún terreno.*',
            '*Si no se las vigila, las cabras también hacen daño al bosque.*',
            '*El trabajo de las cabras frenó un incendio.*',
            '*El ayuntamiento le paga un sueldo a Nieves.*',
            '*Desde que están las cabras, hay más variedad de plantas.*',
            '*Nieves presenta su trabajo como una vida tranquila.*',
          ],
          right: [1, 2, 5, 6, 8],
          proof: 'El fuego llegó a la franja que habíamos limpiado y se quedó sin nada que comer.',
          why: 'B: there was a fire on her mountain. C: he told his friends that she was still at the office. F: left too long in one place, they kill even the young trees. G: the fire had nothing left to burn. I: there are a few more species. But she kept a firm’s accounts (A), a green forest only looks healthy (D), machines are better on flat land (E), the council lent her a stable (H), and she warns that the job is no holiday (J).',
        },
      ],
    },
    {
      title: 'Short answers',
      task: {
        es: 'Conteste brevemente las siguientes preguntas.',
        en: 'Answer the following questions briefly.',
      },
      questions: [
        {
          id: 'question-2',
          kind: 'write',
          ask: '*¿Qué compró Nieves después de vender el coche?*',
          marks: 1,
          answers: ['[{compró|Nieves compró|ella compró}] [{cuarenta|unas}] cabras'],
          mistakes: [
            {
              answer: 'trescientas cabras',
              because: 'She has three hundred now, but she started with forty.',
            },
          ],
          proof: 'compré cuarenta cabras',
          why: 'She bought forty goats with the money. Today she has three hundred.',
        },
        {
          id: 'question-3',
          kind: 'write',
          ask: '*¿En qué clase de terreno no puede trabajar la máquina?*',
          marks: 1,
          answers: [
            '[[no puede trabajar] en] {una|la} ladera [como {esta|esa}]',
            '[[no puede trabajar] en] [las|unas] laderas [como {estas|esas}]',
            'ladera',
          ],
          mistakes: [
            {
              answer: '[en] {un|el|} llano',
              because: 'It’s better on flat land. It can’t get onto the hillside.',
            },
            { answer: '[en] {un|el|} humedal', because: 'That’s where a goat would be a disaster.' },
          ],
          proof: 'Pero en una ladera como esta no entra.',
          why: 'It can’t get onto a hillside (*una ladera*). On flat land (*un llano*) it’s better.',
        },
        {
          id: 'question-4',
          kind: 'write',
          ask: '*¿Qué llevan las cabras para no salirse de su zona?*',
          marks: 1,
          answers: [
            '[[las cabras] llevan] {un|el} collar [que [le] avisa {al móvil|a Nieves}]',
            '[[las cabras] llevan] [unos|los] collares [que [le] avisan {al móvil|a Nieves}]',
            'collar',
          ],
          mistakes: [
            { answer: '{un|el|} móvil', because: 'Nieves has the phone, and the goats wear a collar.' },
          ],
          proof: 'Por eso les he puesto un collar que me avisa al móvil',
          why: 'They wear a collar. It sends an alert to Nieves’s phone when they cross a boundary.',
        },
        {
          id: 'question-5',
          kind: 'write',
          ask: '*¿Qué causó el fuego de hace dos veranos?*',
          marks: 1,
          answers: [
            '[{[el fuego] lo causó|fue}] {un|el} rayo [que cayó [{cerca|a medio kilómetro} del pueblo]]',
            '{un|el} rayo {lo causó|causó el fuego}',
            'cayó un rayo [{cerca|a medio kilómetro} del pueblo]',
            'rayo',
          ],
          proof: 'Hace dos veranos cayó un rayo a medio kilómetro del pueblo.',
          why: 'Lightning struck (*cayó un rayo*) half a kilometre from the village.',
        },
        {
          id: 'question-6',
          kind: 'write',
          ask: '*¿Qué le ha prestado el ayuntamiento a Nieves?*',
          marks: 1,
          answers: ['[[el ayuntamiento] [le] {ha prestado|prestó}] {un|el} establo', 'establo'],
          mistakes: [
            {
              answer: '{dinero|un sueldo}',
              because: 'She complains that nobody pays for prevention. The council lent her a stable.',
            },
          ],
          proof: 'me ha prestado un establo',
          why: 'The council has lent her a stable, not money.',
        },
      ],
    },
  ],
}

export default passage
