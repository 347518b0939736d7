import type { ListeningPassage } from '../types'

const passage: ListeningPassage = {
  title: 'El mercado de las cosas olvidadas',
  exam: 'IGCSE',
  theme: 'The world around us',
  situation: {
    es: 'Vas a oír un programa de radio desde un mercado de segunda mano. Primero habla la presentadora; después, dos personas que están en el mercado.',
    en: 'You will hear a radio programme from a second-hand market. First the presenter talks, then two people who are at the market.',
  },
  speakers: [
    { name: 'Nuria', voice: 'woman' },
    { name: 'Carmen', voice: 'woman' },
    { name: 'Diego', voice: 'man' },
  ],
  lines: [
    {
      begins: true,
      who: 0,
      says: 'Buenas tardes desde la plaza Mayor, donde se celebra el Mercado de las Cosas Olvidadas: ropa, juguetes, muebles, discos… Todo usado. Empezó hace seis años con doce puestos y hoy, fijaos, hay ochenta y cuatro.',
    },
    {
      who: 0,
      says: 'El dinero de la entrada ayuda cada año a alguien. La última vez fue para el colegio. Este año van a arreglar con él el tejado de la biblioteca, porque entra agua cuando llueve. La entrada cuesta dos euros, y los niños pagan igual. Eso sí, quien llega en bici pasa sin pagar.',
    },
    {
      who: 0,
      says: 'El mercado cierra a las nueve. El cielo está un poco gris, pero no os preocupéis: si llueve, todos los puestos se van al polideportivo, que está aquí al lado.',
    },
    {
      begins: true,
      who: 0,
      says: 'Y ahora vamos a hablar con Carmen, que vende discos. Carmen, ¿por qué los vende?',
    },
    {
      who: 1,
      says: 'Pues mira, hija, tengo más de doscientos. Me siguen gustando mucho, pero se me rompió el aparato y nadie sabe repararlo.',
    },
    { who: 0, says: '¿Y le da pena?' },
    {
      who: 1,
      says: 'Un poquito, sí. Y dinero, no creas, gano poco. Pero esta mañana un chico de quince años se ha llevado uno de los años sesenta y se ha ido dando saltos. Solo por eso ya ha merecido la pena venir.',
    },
    { begins: true, who: 0, says: '¡Qué bien! Y tú, Diego, no eres de aquí, ¿verdad?' },
    { who: 2, says: 'No, soy colombiano, de Medellín. Llevo apenas dos años acá.' },
    { who: 0, says: '¿Y qué has comprado?' },
    {
      who: 2,
      says: 'Bueno, yo vine por una chaqueta, porque en mi ciudad no hace este frío. Pero todas me quedaban pequeñas, así que me llevo una lámpara. Estudio por las noches y me hacía mucha falta.',
    },
    { who: 0, says: '¿Y vuelves el año que viene?' },
    {
      who: 2,
      says: 'Claro que sí, ¡pero a vender! Mi mamá lo guarda todo: platos, relojes, cortinas… En la casa ya no cabe nada más.',
    },
  ],
  parts: [
    {
      title: 'Details, four options',
      task: {
        es: 'Vas a oír a la presentadora. Elige la respuesta correcta (A–D).',
        en: 'You will hear the presenter. Choose the right answer (A–D).',
      },
      questions: [
        {
          id: 'question-1',
          kind: 'choose',
          ask: '*¿Cuántos puestos hay hoy en el mercado?*',
          marks: 1,
          choices: ['*6*', '*12*', '*48*', '*84*'],
          right: [3],
          proof: 'hay ochenta y cuatro',
          why: 'There were twelve stalls at first, six years ago. Be careful with *ochenta y cuatro* (84) and *cuarenta y ocho* (48).',
        },
        {
          id: 'question-2',
          kind: 'choose',
          ask: '*¿Para qué es el dinero este año?*',
          marks: 1,
          choices: [
            '*Para la biblioteca.*',
            '*Para el colegio.*',
            '*Para el hospital.*',
            '*Para el teatro.*',
          ],
          right: [0],
          proof: 'van a arreglar con él el tejado de la biblioteca',
          why: 'It’ll pay for repairs to the library roof. The school got the money last time.',
        },
        {
          id: 'question-3',
          kind: 'choose',
          ask: '*¿Quién no paga la entrada?*',
          marks: 1,
          choices: [
            '*Los niños.*',
            '*Los que traen ropa.*',
            '*Los que vienen en bicicleta.*',
            '*Los que viven en la plaza.*',
          ],
          right: [2],
          proof: 'quien llega en bici pasa sin pagar',
          why: 'Anyone who comes by bike (*quien llega en bici*) gets in free, but children pay the same (*igual*).',
        },
        {
          id: 'question-4',
          kind: 'choose',
          ask: '*¿Qué va a pasar si llueve?*',
          marks: 1,
          choices: [
            '*El mercado cierra antes.*',
            '*El mercado cambia de lugar.*',
            '*El mercado se deja para otro día.*',
            '*El mercado sigue en la plaza.*',
          ],
          right: [1],
          proof: 'si llueve, todos los puestos se van al polideportivo',
          why: 'The stalls move to the sports centre next door. Nine o’clock is simply when it closes.',
        },
      ],
    },
    {
      title: 'Two interviews, three options',
      task: {
        es: 'Vas a oír dos entrevistas, con Carmen y con Diego. Elige la respuesta correcta (A–C).',
        en: 'You will hear two interviews, with Carmen and with Diego. Choose the right answer (A–C).',
      },
      questions: [
        {
          id: 'question-5',
          kind: 'choose',
          ask: '*¿Por qué vende Carmen sus discos?*',
          marks: 1,
          choices: ['*Ya no le gustan.*', '*No puede escucharlos.*', '*Necesita dinero.*'],
          right: [1],
          proof: 'se me rompió el aparato y nadie sabe repararlo',
          why: 'Her record player is broken and nobody can repair it. She still likes her records (*me siguen gustando*), and she doesn’t earn much.',
        },
        {
          id: 'question-6',
          kind: 'choose',
          ask: '*¿Qué le ha gustado más a Carmen?*',
          marks: 1,
          choices: [
            '*Ver contento a un cliente.*',
            '*Ganar mucho dinero.*',
            '*Encontrar un disco de los años sesenta.*',
          ],
          right: [0],
          proof: 'se ha ido dando saltos',
          why: 'The boy went off jumping for joy, and that made it worth coming. The record from the sixties was hers: she sold it.',
        },
        {
          id: 'question-7',
          kind: 'choose',
          ask: '*¿Qué se lleva Diego a casa?*',
          marks: 1,
          choices: ['*Una chaqueta.*', '*Un reloj.*', '*Algo para ver mejor cuando estudia.*'],
          right: [2],
          proof: 'Estudio por las noches y me hacía mucha falta.',
          why: 'He came for a jacket, but they were all too small. He’s taking a lamp (*una lámpara*), because he studies at night.',
        },
        {
          id: 'question-8',
          kind: 'choose',
          ask: '*¿Por qué quiere volver Diego el año que viene?*',
          marks: 1,
          choices: [
            '*Quiere comprar muebles.*',
            '*Quiere venir con sus amigos.*',
            '*Tiene muchas cosas en casa.*',
          ],
          right: [2],
          proof: 'En la casa ya no cabe nada más.',
          why: 'His mother keeps everything and the house is full, so he wants to sell things.',
        },
      ],
    },
  ],
}

export default passage
