import type { ListeningPassage } from '../types'

const passage: ListeningPassage = {
  title: 'Una cámara y muchos pájaros',
  exam: 'IGCSE',
  theme: 'The world of work',
  situation: {
    es: 'Vas a oír una entrevista en dos partes con Lucía, una fotógrafa colombiana que vive en España.',
    en: 'You will hear an interview in two parts with Lucía, a photographer from Colombia who lives in Spain.',
  },
  speakers: [
    { name: 'Daniel', voice: 'man' },
    { name: 'Lucía', voice: 'woman' },
  ],
  lines: [
    { begins: true, who: 0, says: 'Lucía, eres de Colombia y haces fotos de pájaros. ¿Cómo empezó todo?' },
    {
      who: 1,
      says: 'Pues por casualidad. A los quince años me rompí una pierna y pasé dos meses en la casa de campo de mis abuelos, sin poder caminar. Mi abuelo me prestó su cámara vieja, y yo fotografiaba desde la ventana todo lo que volaba.',
    },
    { who: 0, says: '¿Y tu familia estaba contenta?' },
    {
      who: 1,
      says: 'Mi abuelo sí, claro. Mi papá decía que de eso no se vive: él quería una hija ingeniera. Y mi mamá me dijo: «Estudia Biología, y así sigues con tus pájaros».',
    },
    { who: 0, says: '¿Recuerdas la primera foto que vendiste?' },
    {
      who: 1,
      says: '¡Cómo no! La mandé a una revista y, cuando me escribieron, pensé que era una broma de mi hermano. ¡Casi borro el mensaje!',
    },
    { who: 0, says: '¿Qué es lo más duro de tu trabajo?' },
    {
      who: 1,
      says: 'La gente cree que son las serpientes. Y no. Tampoco es madrugar, que me encanta. Es que a veces estoy doce horas sin moverme y no aparece ni un pájaro.',
    },
    { who: 0, says: 'Y un día se te cayó la cámara al río, ¿no?' },
    {
      who: 1,
      says: 'Sí, con las fotos de un mes. Lloré mucho, pero no por la cámara, sino por las fotos. Desde entonces lo guardo todo en dos lugares.',
    },
    { begins: true, who: 0, says: 'Ahora vives en España. ¿Por qué viniste?' },
    {
      who: 1,
      says: 'Vine a hacer un curso de seis meses, y de eso hace ya tres años. Por el clima no me quedé, ¿eh?, que en invierno la paso muy mal. Conocí a otros tres fotógrafos y abrimos una escuela juntos. La pena es que es pequeña, y cada año tenemos que decir que no a mucha gente.',
    },
    { who: 0, says: '¿Y cómo son los alumnos?' },
    {
      who: 1,
      says: 'A ver, hay de todo: desde niños de diez años hasta una señora de ochenta y uno, que es la que hace las mejores fotos. Todos preguntan qué cámara tienen que comprar. Ninguna, les digo yo. El primer mes solo miran y anotan en un cuaderno lo que ven.',
    },
    { who: 0, says: '¿Y qué planes tienes?' },
    {
      who: 1,
      says: 'Un libro sobre los pájaros de mi país. Las fotos ya están. Lo que falta es el texto, y eso, la verdad, me da pánico.',
    },
  ],
  parts: [
    {
      title: 'Longer conversation, four options',
      task: {
        es: 'Vas a oír la primera parte de la entrevista. Elige la respuesta correcta (A–D).',
        en: 'You will hear the first part of the interview. Choose the right answer (A–D).',
      },
      questions: [
        {
          id: 'question-1',
          kind: 'choose',
          ask: '*¿Por qué empezó Lucía a hacer fotos?*',
          marks: 1,
          choices: [
            '*Le regalaron una cámara por su cumpleaños.*',
            '*Vio un documental.*',
            '*Tenía que estar en casa mucho tiempo.*',
            '*Lo aprendió en clase de Biología.*',
          ],
          right: [2],
          proof: 'pasé dos meses en la casa de campo de mis abuelos, sin poder caminar',
          why: 'With a broken leg she couldn’t walk for two months, so she took photos from the window. Her grandfather only lent her the camera (*prestó*).',
        },
        {
          id: 'question-2',
          kind: 'choose',
          ask: '*¿Qué le aconsejó su madre?*',
          marks: 1,
          choices: [
            '*Unir los estudios y su pasión.*',
            '*Ser ingeniera.*',
            '*Buscar trabajo en una revista.*',
            '*Dejar las fotos.*',
          ],
          right: [0],
          proof: 'Estudia Biología, y así sigues con tus pájaros',
          why: 'If she did biology, she could carry on with her birds. Her father was the one who wanted an engineer.',
        },
        {
          id: 'question-3',
          kind: 'choose',
          ask: '*¿Cómo reaccionó Lucía al mensaje de la revista?*',
          marks: 1,
          choices: [
            '*Se enfadó con su hermano.*',
            '*Lloró de alegría.*',
            '*Se puso nerviosa.*',
            '*No se lo creyó.*',
          ],
          right: [3],
          proof: 'pensé que era una broma de mi hermano',
          why: 'She thought the message was one of her brother’s jokes and almost deleted it. She wasn’t angry, and she cried later, for another reason.',
        },
        {
          id: 'question-4',
          kind: 'choose',
          ask: '*¿Qué es lo más difícil de su trabajo?*',
          marks: 1,
          choices: [
            '*Los animales peligrosos.*',
            '*Esperar mucho sin resultado.*',
            '*Levantarse temprano.*',
            '*Viajar sola.*',
          ],
          right: [1],
          proof: 'a veces estoy doce horas sin moverme y no aparece ni un pájaro',
          why: 'She can wait twelve hours and not see a single bird. People imagine it’s the snakes, but it isn’t, and she loves getting up early (*madrugar*).',
        },
        {
          id: 'question-5',
          kind: 'choose',
          ask: '*¿Qué hace Lucía desde el accidente de la cámara?*',
          marks: 1,
          choices: [
            '*Tiene dos cámaras.*',
            '*Ya no va al río.*',
            '*Tiene siempre copias de sus fotos.*',
            '*Hace menos fotos.*',
          ],
          right: [2],
          proof: 'Desde entonces lo guardo todo en dos lugares.',
          why: 'She saves all her photos in two places. She doesn’t have two cameras.',
        },
      ],
    },
    {
      title: 'Two true statements out of five',
      task: {
        es: 'Vas a oír la segunda parte de la entrevista. Para cada pregunta, elige las dos afirmaciones correctas (A–E).',
        en: 'You will hear the second part of the interview. For each question, choose the two true statements (A–E).',
      },
      questions: [
        {
          id: 'question-6',
          kind: 'choose',
          ask: '*Lucía en España*',
          marks: 2,
          choices: [
            '*Vino con la idea de quedarse.*',
            '*Sufre con el frío del invierno.*',
            '*Abrió la escuela ella sola.*',
            '*Todavía hace el curso.*',
            '*En la escuela no hay sitio para todos.*',
          ],
          right: [1, 4],
          proof: 'cada año tenemos que decir que no a mucha gente',
          why: '*La paso muy mal* (in Spain *lo paso fatal*) means “I have an awful time” (B). The school has to turn lots of people away (E). She only came for a six-month course, which was three years ago, and she opened the school with three other people.',
        },
        {
          id: 'question-7',
          kind: 'choose',
          ask: '*Los alumnos y los planes de Lucía*',
          marks: 2,
          choices: [
            '*La mejor alumna es una persona mayor.*',
            '*Los alumnos tienen que comprar una cámara.*',
            '*Todos los alumnos son adultos.*',
            '*Al principio los alumnos no hacen fotos.*',
            '*A Lucía le faltan fotos para su libro.*',
          ],
          right: [0, 3],
          proof: 'El primer mes solo miran y anotan en un cuaderno lo que ven.',
          why: 'An 81-year-old lady takes the best photos (A), and in the first month they only look and take notes (D). Some of the students are only ten, nobody has to buy a camera, and it’s the text of her book that’s missing.',
        },
      ],
    },
  ],
}

export default passage
