import type { ListeningPassage } from '../types'

const passage: ListeningPassage = {
  title: 'Bienvenidos al parque Valdelobos',
  exam: 'IGCSE',
  theme: 'The world around us',
  situation: {
    es: 'Vas a oír a la directora y a un monitor de un parque de aventuras, que hablan a un grupo de visitantes.',
    en: 'You will hear the director and an instructor at an adventure park talking to a group of visitors.',
  },
  speakers: [
    { name: 'Marta', voice: 'woman' },
    { name: 'Óscar', voice: 'man' },
  ],
  lines: [
    {
      who: 0,
      says: 'Buenos días a todos y bienvenidos al parque de aventuras Valdelobos. Yo soy Marta, la directora, y este es Óscar, vuestro monitor.',
    },
    {
      who: 1,
      says: '¡Hola! A ver, lo primero. Las mochilas y las botellas de agua podéis llevarlas, pero los móviles se quedan aquí, en la entrada. El mes pasado se cayeron tres al río. Y tranquilos: las fotos las hago yo.',
    },
    {
      who: 0,
      says: 'Hay dos recorridos por los árboles. El verde dura cuarenta minutos. El rojo es más largo: una hora y cuarto, o sea, casi el doble.',
    },
    {
      who: 1,
      says: 'Sí, y el rojo es también más alto. El año pasado había que tener catorce años para subir, pero ahora eso nos da igual. Lo que miramos es esto: si medís un metro cincuenta o más, adelante.',
    },
    { who: 0, says: '¿Y si alguien tiene miedo arriba?' },
    {
      who: 1,
      says: 'Pues no pasa nada. No intentéis bajar solos, y tampoco gritéis, que asustáis a los demás. Os quedáis quietos, levantáis un brazo y yo subo a buscaros.',
    },
    {
      who: 0,
      says: 'A las dos paramos para comer. Normalmente ponemos las mesas al lado del lago, pero hoy el suelo está lleno de barro, así que vamos a comer dentro, en la antigua casa del guarda.',
    },
    {
      who: 1,
      says: 'El bocadillo lo traéis vosotros, ¿no? Los cafés y los refrescos se compran en la máquina. Pero hoy el parque cumple diez años, así que Marta ha hecho una tarta para todos. ¡Y no se paga!',
    },
    {
      who: 0,
      says: 'Después de comer, hay un paseo a caballo para quien quiera… Ay, no, perdón, ¡qué cabeza!: eso es los domingos. Hoy podéis ver cómo damos de comer a los ciervos.',
    },
    {
      who: 1,
      says: 'Y una última cosa. Vuestro autobús salía a las cinco, pero hay obras en la carretera, así que el conductor quiere salir media hora antes. ¡Sed puntuales!',
    },
  ],
  parts: [
    {
      title: 'Details, four options',
      task: {
        es: 'Para cada pregunta, elige la respuesta correcta (A–D).',
        en: 'For each question, choose the right answer (A–D).',
      },
      questions: [
        {
          id: 'question-1',
          kind: 'choose',
          ask: '*¿Qué tienen que dejar los visitantes en la entrada?*',
          marks: 1,
          choices: [
            { picture: 'phone', shows: 'phones' },
            { picture: 'bag', shows: 'rucksacks' },
            { picture: 'shoes', shows: 'shoes' },
            { picture: 'watch', shows: 'watches' },
          ],
          right: [0],
          proof: 'los móviles se quedan aquí, en la entrada',
          why: 'Phones stay at the entrance, because three fell into the river. You can take rucksacks and water.',
        },
        {
          id: 'question-2',
          kind: 'choose',
          ask: '*¿Cuánto dura el recorrido rojo?*',
          marks: 1,
          choices: ['*40 minutos.*', '*60 minutos.*', '*75 minutos.*', '*80 minutos.*'],
          right: [2],
          proof: 'una hora y cuarto',
          why: 'An hour and a quarter is 75 minutes. The green one takes forty minutes, and *casi el doble* means “almost double”, so it isn’t 80.',
        },
        {
          id: 'question-3',
          kind: 'choose',
          ask: '*¿Quién puede hacer el recorrido rojo?*',
          marks: 1,
          choices: [
            '*Los que ya han hecho el verde.*',
            '*Los que tienen la altura necesaria.*',
            '*Los que tienen más de catorce años.*',
            '*Los que van con un adulto.*',
          ],
          right: [1],
          proof: 'si medís un metro cincuenta o más, adelante',
          why: 'Height is what counts. Last year you had to be fourteen (*había que tener*).',
        },
        {
          id: 'question-4',
          kind: 'choose',
          ask: '*¿Qué hay que hacer si se tiene miedo arriba?*',
          marks: 1,
          choices: [
            '*Llamar en voz alta.*',
            '*Bajar despacio.*',
            '*Hablar con un compañero.*',
            '*Esperar al monitor.*',
          ],
          right: [3],
          proof: 'Os quedáis quietos, levantáis un brazo y yo subo a buscaros.',
          why: 'Stay still, raise an arm and Óscar will come. He says not to shout or climb down.',
        },
        {
          id: 'question-5',
          kind: 'choose',
          ask: '*¿Dónde van a comer hoy?*',
          marks: 1,
          choices: [
            '*Junto al agua.*',
            '*En el autobús.*',
            '*Dentro de una casa.*',
            '*Debajo de los árboles.*',
          ],
          right: [2],
          proof: 'vamos a comer dentro, en la antigua casa del guarda',
          why: 'Today they’re eating inside, in what used to be the warden’s house (*antigua* before the noun means “former”). People normally eat by the lake, but it’s muddy.',
        },
        {
          id: 'question-6',
          kind: 'choose',
          ask: '*¿Qué es gratis hoy?*',
          marks: 1,
          choices: [
            { picture: 'sandwich', shows: 'a sandwich' },
            { picture: 'cake', shows: 'cake' },
            { picture: 'coffee', shows: 'coffee' },
            { picture: 'ice-cream', shows: 'ice cream' },
          ],
          right: [1],
          proof: 'Marta ha hecho una tarta para todos',
          why: 'The cake is for everybody, and it’s free (*no se paga*). They bring their own sandwiches, and they buy coffee from the machine.',
        },
        {
          id: 'question-7',
          kind: 'choose',
          ask: '*¿Qué pueden hacer después de comer?*',
          marks: 1,
          choices: [
            '*Ver animales.*',
            '*Montar a caballo.*',
            '*Nadar en el lago.*',
            '*Hacer otro recorrido.*',
          ],
          right: [0],
          proof: 'Hoy podéis ver cómo damos de comer a los ciervos.',
          why: 'Marta corrects herself: riding is on Sundays. Today they can watch the deer being fed.',
        },
        {
          id: 'question-8',
          kind: 'choose',
          ask: '*¿A qué hora sale el autobús?*',
          marks: 1,
          choices: ['*A las 16:00.*', '*A las 16:30.*', '*A las 17:00.*', '*A las 17:30.*'],
          right: [1],
          proof: 'el conductor quiere salir media hora antes',
          why: 'It’s half an hour before five. *Antes* is earlier, not later.',
        },
      ],
    },
  ],
}

export default passage
