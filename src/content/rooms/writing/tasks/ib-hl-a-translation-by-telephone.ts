import { writingTasks } from '../../../exams/facts'
import type { WritingTask } from '../../writing-types'

const task: WritingTask = {
  title: 'An article about translating over the phone',
  exam: 'IB HL',
  theme: 'Identities',
  type: 'article',
  task: {
    es: 'Usted tuvo que traducir una conversación importante por teléfono para alguien que no hablaba el idioma. La experiencia le hizo pensar en lo que significa saber dos lenguas. Escriba un texto para la revista de su colegio. Elija el tipo de texto más adecuado: artículo, carta formal o propuesta.',
    en: 'You had to translate an important conversation over the telephone for somebody who didn’t speak the language. The experience made you think about what it means to know two languages. Write a text for your school magazine. Choose the most suitable type of text: article, formal letter or proposal.',
  },
  points: [
    { es: 'Cuente lo que ocurrió.', en: 'Say what happened.' },
    { es: 'Explique qué tuvo de difícil.', en: 'Explain what was difficult about it.' },
    {
      es: 'Valore si los jóvenes, o las máquinas, deben hacer ese trabajo.',
      en: 'Weigh up whether young people, or machines, should do that work.',
    },
    { es: 'Termine con una idea para su colegio.', en: 'End with an idea for your school.' },
  ],
  ...writingTasks.higher,
  plan: [
    '**Type**: you have many readers, a story and an opinion, so it’s an article. Formal letters and proposals are for somebody who has to decide, and here nobody does.',
    '**What happened**: begin in the middle of the call, with a sentence that can’t be translated, then say who, where and why.',
    '**What was difficult**: don’t just say “the words”. You couldn’t see faces, the two speakers were in different moods, or you didn’t want to break the news.',
    '**Young people or machines**: give the other side’s best argument (*hay quien sostiene que…*) and answer it. Then say what you aren’t sure about.',
    '**An idea**: a small one you could start on Monday, and a last sentence that echoes the first.',
  ],
  model: [
    {
      says: 'Cuarenta minutos entre dos voces',
      earns:
        '**Conceptual understanding**: a headline that makes you curious, and the writer’s name. Articles don’t have a greeting.',
    },
    { says: 'Por Amara Lewis', newLine: true },
    {
      says: '«Dígale que me duele como si llevara un gato dentro». Ahora probad a traducir eso, por teléfono, para una doctora que tiene prisa. Es lo que me tocó hacer un martes de febrero, sentada en la escalera de mi casa, por una vecina que llevaba medio año en Leeds y apenas había aprendido a dar las gracias en inglés.',
      earns:
        '**Message**: you’re in the middle of the call before you know whose it is. **Language**: *como si* with the imperfect subjunctive, in a sentence that somebody might really say.',
      newLine: true,
    },
    {
      says: 'Rosalba es ecuatoriana, cose vestidos de novia y no se queja nunca. Por eso, cuando llamó a nuestra puerta, pálida y con la mano en el vientre, mi madre marcó el número del centro de salud y me pasó el teléfono. «Tú estudias español», dijo, como quien dice: tú sabes nadar. Hasta entonces yo había traducido poemas y menús.',
      earns:
        '**Language**: *como quien dice* and the pluperfect *había traducido*. One comparison shows how big the task was.',
      newLine: true,
    },
    {
      says: 'Lo primero que descubrí es que traducir no consiste en cambiar unas palabras por otras. La doctora quería una cifra del uno al diez; Rosalba contestaba con animales. Si repetía lo del gato, la dejaba en ridículo; si lo convertía en un siete, le quitaba la voz. Dije las dos cosas. Lo segundo es que por teléfono no hay caras: la doctora no veía cómo Rosalba se agarraba a la barandilla, y yo tenía que adivinar si cada silencio era una duda o un papel que alguien buscaba.',
      earns:
        '**Message**: two difficulties, each shown through what people do. **Language**: *si repetía…; si lo convertía…*, two parallel halves, and a short sentence to finish.',
      newLine: true,
    },
    {
      says: 'Lo peor vino al final. La doctora habló de una operación y yo, que la había entendido perfectamente, tardé en abrir la boca. ¿Con qué derecho iba a ser una chica de diecisiete años quien le diera semejante noticia?',
      earns:
        '**Language**: a rhetorical question with *quien le diera*, in the subjunctive because nobody has told her yet.',
      newLine: true,
    },
    {
      says: 'Todo acabó bien: la operaron y, en cuanto pudo volver a coser, me regaló una falda con bolsillos. Sin embargo, le he dado muchas vueltas. En mi curso hay por lo menos siete compañeros que hacen de intérpretes de sus padres en el banco, en el médico o en las reuniones del colegio. Es admirable, sí; también es una carga, y nadie les ha preguntado si querían llevarla. Un error mío podría haber cambiado un tratamiento.',
      earns:
        '**Message**: it moves from one case to many. *Podría haber cambiado* says in three words what was at stake.',
      newLine: true,
    },
    {
      says: 'Hay quien sostiene que una aplicación lo habría resuelto en un momento. Lo dudo. Las máquinas aciertan cada vez más con las palabras, pero no creo que ninguna se hubiera dado cuenta de que aquel «no es nada» quería decir «tengo miedo». Por otro lado, muchos centros de salud británicos ofrecen intérpretes profesionales, a menudo por teléfono: bastaba con pedir uno. Nosotras no lo sabíamos.',
      earns:
        '**Message**: the objection, an answer, and then a better solution than either. **Language**: *no creo que… se hubiera dado cuenta*.',
      newLine: true,
    },
    {
      says: 'De ahí mi idea: que colguemos en la entrada del colegio un cartel, en las catorce lenguas que se hablan en nuestras casas, que explique cómo solicitar ese servicio. No se trata de que dejemos de ayudar. Para acompañar a una vecina a la farmacia, o para reírse con ella del gato cuando ya no duela, seguiremos haciendo falta.',
      earns: '**Message**: a small idea that knows its limits. The cat comes back too.',
      newLine: true,
    },
    {
      says: 'Saber dos lenguas es tener dos llaves. Aquel martes aprendí que no todas las puertas me corresponde abrirlas a mí.',
      earns:
        '**Conceptual understanding**: it ends with an image, as in a magazine. Classmates are *vosotros* (*probad*), or *nosotros* when it’s about everybody.',
      newLine: true,
    },
  ],
}

export default task
