import type { ListeningPassage } from '../types'

const passage: ListeningPassage = {
  title: 'Cinco compañeros con trabajo',
  exam: 'IGCSE',
  theme: 'The world of work',
  situation: {
    es: 'Vas a oír a dos amigos, Alba y Martín, que hablan de los trabajos de cinco compañeros, y después de los suyos.',
    en: 'You will hear two friends, Alba and Martín, talking about the jobs of five classmates, and then about their own.',
  },
  speakers: [
    { name: 'Alba', voice: 'woman' },
    { name: 'Martín', voice: 'man' },
  ],
  lines: [
    { begins: true, who: 0, says: '¡Martín! ¿Sabes que Clara trabaja en una heladería?' },
    { who: 1, says: '¡Pero si odia el frío!' },
    {
      who: 0,
      says: 'Pues sí. La primera semana quería marcharse, y ahora dice que no hay un trabajo mejor en el mundo.',
    },
    { who: 1, says: '¿Y has visto a Samuel? Pasea siete perros a la vez por el parque.' },
    { who: 0, says: '¡Siete! ¿Y en qué se gasta el dinero?' },
    {
      who: 1,
      says: 'En nada. Tiene un mapa de Perú encima de la cama y dice que en julio ya tendrá para el avión.',
    },
    {
      who: 0,
      says: '¡Qué suerte! Pues Inés, nada más salir de clase, se va corriendo a la radio del barrio.',
    },
    { who: 1, says: '¿Y cuánto le dan?' },
    { who: 0, says: 'Ni un euro. Pero hace entrevistas, y le explican cómo funciona todo.' },
    { who: 1, says: 'Bruno cuida a los dos niños de su vecina. Le dijeron que eran diez euros por hora.' },
    { who: 0, says: 'Oye, no está mal.' },
    { who: 1, says: 'Espera, que al final son siete. Y encima tiene que hacerles la cena.' },
    { who: 0, says: '¡Pobre! Bueno, por lo menos Leire sigue estudiando y nada más.' },
    {
      who: 1,
      says: '¡Qué va! Trabaja los sábados en una librería, y no piensa dejar ni una cosa ni la otra.',
    },
    { who: 0, says: '¿En serio? ¿Y cómo consiguió el puesto?' },
    { who: 1, says: 'Pues el dueño fue al colegio con su padre. Así de fácil.' },
    { begins: true, who: 0, says: '¿Y tú? ¿Sigues en el supermercado?' },
    {
      who: 1,
      says: 'No, lo dejé en enero. Los jefes eran muy majos, pero salía a las diez de la noche y luego me dormía en clase. Mi madre se enfadó: decía que hay que terminar lo que se empieza. Ahora doy clases de inglés a dos niños de mi edificio. Gano un poco menos, pero voy en zapatillas.',
    },
    {
      who: 0,
      says: 'Yo, de momento, nada. Escribí a tres tiendas de ropa y solo me contestó una: que llame en noviembre, cuando cumpla dieciséis años.',
    },
    { who: 1, says: '¿Y te ves ahí, vendiendo camisetas?' },
    {
      who: 0,
      says: 'Pues sí: me encanta la ropa y, sobre todo, hablar con la gente. Lo que me da miedo es la caja, porque con los números soy un desastre.',
    },
  ],
  parts: [
    {
      title: 'People and statements',
      task: {
        es: 'Vas a oír a Alba y a Martín. ¿Qué afirmación (A–F) corresponde a cada compañero? Hay una que no necesitas.',
        en: 'You will hear Alba and Martín. Which statement (A–F) matches each classmate? There is one extra statement.',
      },
      choices: [
        '*Le pagan peor de lo que le prometieron.*',
        '*Tiene trabajo gracias a un conocido de su familia.*',
        '*Quiere dejar de trabajar para estudiar más.*',
        '*Trabaja porque quiere hacer un viaje.*',
        '*Ha cambiado de opinión sobre su trabajo.*',
        '*No gana dinero, pero aprende.*',
      ],
      questions: [
        {
          id: 'question-1',
          kind: 'choose',
          ask: '*Clara*',
          marks: 1,
          right: [4],
          proof: 'La primera semana quería marcharse',
          why: 'In her first week she wanted to leave, but now she says it’s the best job in the world.',
        },
        {
          id: 'question-2',
          kind: 'choose',
          ask: '*Samuel*',
          marks: 1,
          right: [3],
          proof: 'dice que en julio ya tendrá para el avión',
          why: 'The map of Peru and the plane fare show he’s saving for a trip.',
        },
        {
          id: 'question-3',
          kind: 'choose',
          ask: '*Inés*',
          marks: 1,
          right: [5],
          proof: 'le explican cómo funciona todo',
          why: '*Ni un euro* means she isn’t paid, but at the radio station they explain everything to her.',
        },
        {
          id: 'question-4',
          kind: 'choose',
          ask: '*Bruno*',
          marks: 1,
          right: [0],
          proof: 'Espera, que al final son siete.',
          why: 'They told him ten euros an hour, but it’s only seven.',
        },
        {
          id: 'question-5',
          kind: 'choose',
          ask: '*Leire*',
          marks: 1,
          right: [1],
          proof: 'el dueño fue al colegio con su padre',
          why: 'The owner went to school with her father. She won’t give up her job or her studies (*ni una cosa ni la otra*), so it isn’t C.',
        },
      ],
    },
    {
      title: 'Two true statements out of five',
      task: {
        es: 'Vas a oír el resto de la conversación. Para cada pregunta, elige las dos afirmaciones correctas (A–E).',
        en: 'You will hear the rest of the conversation. For each question, choose the two true statements (A–E).',
      },
      questions: [
        {
          id: 'question-6',
          kind: 'choose',
          ask: '*Martín*',
          marks: 2,
          choices: [
            '*Se llevaba mal con sus jefes.*',
            '*Dejó su primer trabajo porque estaba cansado.*',
            '*Su madre estuvo de acuerdo con él.*',
            '*Ahora trabaja cerca de su casa.*',
            '*Gana más que antes.*',
          ],
          right: [1, 3],
          proof: 'salía a las diez de la noche y luego me dormía en clase',
          why: 'He finished at ten and fell asleep in class (B), and the children live in his building (D). The bosses were nice (*majos*), his mother was cross, and he earns a little less.',
        },
        {
          id: 'question-7',
          kind: 'choose',
          ask: '*Alba*',
          marks: 2,
          choices: [
            '*Ninguna tienda le ha contestado.*',
            '*Trabaja desde noviembre.*',
            '*Todavía es demasiado joven para el puesto.*',
            '*No le interesa la moda.*',
            '*No es buena con las cuentas.*',
          ],
          right: [2, 4],
          proof: 'que llame en noviembre, cuando cumpla dieciséis años',
          why: 'They told her to call when she turns sixteen (C), and she’s hopeless with numbers (E). One shop did answer, November is still to come (*cuando cumpla*), and she loves clothes.',
        },
      ],
    },
  ],
}

export default passage
