import type { ListeningPassage } from '../types'

const passage: ListeningPassage = {
  title: 'Del pueblo a la ciudad y al revés',
  exam: 'IGCSE',
  theme: 'Everyday activities',
  situation: {
    es: 'Vas a oír dos entrevistas. Primero habla Noa, que vive en un pueblo de España; después, Tomás, que vive en Buenos Aires.',
    en: 'You will hear two interviews. First you will hear Noa, who lives in a village in Spain, and then Tomás, who lives in Buenos Aires.',
  },
  speakers: [
    { name: 'Javier', voice: 'man' },
    { name: 'Noa', voice: 'woman' },
    { name: 'Tomás', voice: 'man' },
  ],
  lines: [
    {
      begins: true,
      who: 0,
      says: 'Hoy hablamos de mudarse. Noa, tú vivías en Madrid y ahora estás en un pueblo de trescientos habitantes. ¿Por qué?',
    },
    {
      who: 1,
      says: 'Por mi madre. Es médica, y en este pueblo buscaban una desde hacía años. Mi padre trabaja con el ordenador, así que a él le da igual.',
    },
    { who: 0, says: '¿Y tú, cómo te sentiste?' },
    {
      who: 1,
      says: 'Fatal. Lloré una semana entera, porque pensaba que me iba a aburrir. Y, fíjate, ahora me falta tiempo: toco en la banda, ayudo a un vecino con sus abejas…',
    },
    { who: 0, says: '¿Echas algo de menos?' },
    {
      who: 1,
      says: 'Las tiendas no, porque se compra todo por internet, y con mis amigas hablo cada día. Pero nunca pensé que diría esto: ¡el metro! Aquí, si no te llevan en coche, no vas a ninguna parte.',
    },
    { who: 0, says: '¿Y después del instituto?' },
    {
      who: 1,
      says: 'Tengo que irme, claro, porque aquí no hay universidad. Pero mi plan es volver y abrir una clínica para animales.',
    },
    { who: 0, says: 'Pues mucha suerte, Noa.' },
    { begins: true, who: 0, says: 'Tomás, lo tuyo es al revés, ¿no?' },
    {
      who: 2,
      says: 'Claro. Yo nací en un pueblito de la Patagonia, y hace un año me vine a Buenos Aires con mi hermano mayor. Él ya trabajaba acá, y a mí me aceptaron en un club de básquet.',
    },
    { who: 0, says: '¿Qué fue lo más difícil?' },
    {
      who: 2,
      says: 'Bueno, el tamaño de la ciudad no me asustaba, y la gente me ayudó mucho. Pero no podía dormir: los colectivos, las motos, la música de los vecinos…',
    },
    { who: 0, says: '¿Y lo mejor?' },
    {
      who: 2,
      says: 'En mi pueblo todos sabían quién era yo, qué había comido y con quién había salido. Acá no me conoce nadie, y hago lo que quiero.',
    },
    { who: 0, says: '¿Qué le dirías a un chico que acaba de llegar?' },
    {
      who: 2,
      says: 'Todo el mundo le va a decir que llame mucho a su familia. A mí eso me ponía más triste. Yo le diría que en la primera semana entre en algún grupo, no importa cuál: un coro, un club de ajedrez, lo que sea.',
    },
  ],
  parts: [
    {
      title: 'First interview, three options',
      task: {
        es: 'Vas a oír a Noa. Elige la respuesta correcta (A–C).',
        en: 'You will hear Noa. Choose the right answer (A–C).',
      },
      questions: [
        {
          id: 'question-1',
          kind: 'choose',
          ask: '*¿Por qué se mudó la familia de Noa?*',
          marks: 1,
          choices: [
            '*Por el trabajo del padre.*',
            '*Por el trabajo de la madre.*',
            '*Por los estudios de Noa.*',
          ],
          right: [1],
          proof: 'en este pueblo buscaban una desde hacía años',
          why: 'Her mother is a doctor, and the village needed one. Her father can work anywhere, so he doesn’t mind.',
        },
        {
          id: 'question-2',
          kind: 'choose',
          ask: '*¿Cómo es ahora la vida de Noa?*',
          marks: 1,
          choices: ['*Bastante triste.*', '*Demasiado tranquila.*', '*Muy activa.*'],
          right: [2],
          proof: 'ahora me falta tiempo',
          why: 'She’s busy, with the band, the bees… She cried the first week because she expected to be bored, but she isn’t.',
        },
        {
          id: 'question-3',
          kind: 'choose',
          ask: '*¿Qué echa de menos Noa?*',
          marks: 1,
          choices: ['*El transporte público.*', '*Las tiendas.*', '*A sus amigas.*'],
          right: [0],
          proof: 'si no te llevan en coche, no vas a ninguna parte',
          why: 'She misses the underground: in the village you can’t go anywhere unless somebody drives you. She talks to her friends every day and shops online.',
        },
        {
          id: 'question-4',
          kind: 'choose',
          ask: '*¿Qué quiere ser Noa?*',
          marks: 1,
          choices: ['*Médica.*', '*Profesora de universidad.*', '*Veterinaria.*'],
          right: [2],
          proof: 'mi plan es volver y abrir una clínica para animales',
          why: 'She wants to open a clinic for animals, so she’ll need to be a vet. Her mother is the doctor.',
        },
      ],
    },
    {
      title: 'Second interview, three options',
      task: {
        es: 'Vas a oír a Tomás. Elige la respuesta correcta (A–C).',
        en: 'You will hear Tomás. Choose the right answer (A–C).',
      },
      questions: [
        {
          id: 'question-5',
          kind: 'choose',
          ask: '*¿Para qué fue Tomás a Buenos Aires?*',
          marks: 1,
          choices: ['*Para hacer deporte.*', '*Para trabajar.*', '*Para cuidar de su hermano.*'],
          right: [0],
          proof: 'a mí me aceptaron en un club de básquet',
          why: 'A basketball club accepted him. His brother was the one working there already.',
        },
        {
          id: 'question-6',
          kind: 'choose',
          ask: '*¿Qué fue lo más difícil para Tomás?*',
          marks: 1,
          choices: ['*El tamaño de la ciudad.*', '*El ruido.*', '*La gente.*'],
          right: [1],
          proof: 'no podía dormir: los colectivos, las motos, la música de los vecinos',
          why: 'The noise of buses, motorbikes and music kept him awake. The size didn’t frighten him, and people helped.',
        },
        {
          id: 'question-7',
          kind: 'choose',
          ask: '*¿Qué es lo mejor para Tomás?*',
          marks: 1,
          choices: ['*Tiene muchos amigos.*', '*Come cosas nuevas.*', '*Es más libre.*'],
          right: [2],
          proof: 'Acá no me conoce nadie, y hago lo que quiero.',
          why: 'Nobody knows him, so he can do what he likes. In his village they even knew what he’d eaten.',
        },
        {
          id: 'question-8',
          kind: 'choose',
          ask: '*¿Qué consejo da Tomás?*',
          marks: 1,
          choices: [
            '*Llamar a la familia cada semana.*',
            '*Participar pronto en una actividad.*',
            '*Elegir con cuidado a los amigos.*',
          ],
          right: [1],
          proof: 'en la primera semana entre en algún grupo',
          why: 'Join a group in the first week. Any group will do. Others will tell you to call home, but that made him sadder.',
        },
      ],
    },
  ],
}

export default passage
