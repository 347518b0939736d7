import type { GuideSet } from '../types'
import { facts, range, rangeTo, time } from './facts'
import { setMinutes } from './set-minutes'

const { writing, listening, reading, oral } = facts.abInitio

/** A timed set for each paper of Spanish ab initio. */
export const abInitioSets: readonly GuideSet[] = [
  {
    id: 'ab-initio-writing-set',
    name: 'Writing: a timed set',
    set: {
      minutes: writing.minutes.is,
      how: `A whole paper. Write **two** texts of ${range(writing.words.is)} words, one for A and one for B, by hand and without a dictionary. For each, choose one of the three tasks and one of its three types of text.`,
      parts: [
        {
          title: 'Task A',
          task: '*Realice una de las siguientes tareas.*',
          questions: [
            {
              ask: '(a) *Ayer estuvo en una fiesta de cumpleaños diferente y no quiere olvidarla. Escriba solo para usted dónde fue la fiesta, qué pasó y qué le gustó más.* Choose: *diario, folleto, carta formal*.\n\n(b) *Un amigo de Chile quiere pasar una semana en casa de usted. Explíquele cómo es su barrio, qué van a hacer juntos y qué ropa tiene que traer.* Choose: *artículo, correo electrónico, discurso*.\n\n(c) *Este mes su familia no come carne. Cuente en internet por qué, qué comen ahora y qué opina usted.* Choose: *anuncio, entrevista, entrada de blog*.',
              marks: writing.marks.is / 2,
              key: '**Conceptual understanding, 3**: (a) a diary, (b) an email, (c) a blog post. One mark for each: the right type · its format (date and *Querido diario* · greeting and closing · a title and a word to the readers) · the same person throughout (in b *tú*, to a friend).\n**Message, 6**: 5–6 for all three points, each with a detail (a place, a time, a name, a reason). 3–4: one point is only mentioned. 1–2: two points are missing, or the reader has to guess.\n**Language, 6**: 5–6 when the tenses that the task needs (present, past, *voy a*) are mostly right and *porque, pero, cuando, también* join the sentences. 3–4: simple sentences that are clear, with mistakes in endings. 1–2: mistakes that hide the meaning.',
            },
          ],
        },
        {
          title: 'Task B',
          task: '*Realice una de las siguientes tareas.*',
          questions: [
            {
              ask: '(a) *En su colegio empieza un club nuevo. Escriba un texto para los alumnos: diga qué se hace, cuándo y por qué tienen que venir.* Choose: *folleto, diario, carta a un amigo*.\n\n(b) *Ha hablado con una persona mayor de su barrio sobre su vida. Escriba un texto para la revista del colegio: en qué trabajaba, un recuerdo de esa persona y un consejo.* Choose: *entrevista, correo electrónico, anuncio*.\n\n(c) *Quiere trabajar este verano en un camping. Escriba al director: quién es usted, qué sabe hacer y cuándo puede empezar.* Choose: *entrada de blog, artículo, carta formal*.',
              marks: writing.marks.is / 2,
              key: '**Conceptual understanding, 3**: (a) a leaflet, (b) an interview, (c) a formal letter. One mark for each: the right type · its format (title and subheadings · a heading, then questions and answers · place and date, *Estimado señor:*, *Atentamente*) · the same person throughout (in a *tú*, *vosotros* or *ustedes*, but not mixed; in b and c *usted*).\n**Message, 6** and **language, 6**: as in task A.',
            },
          ],
        },
      ],
      result:
        '30 marks. The scale is ours: it follows the IB’s three criteria. Count the three points of each task first: a missing point costs more than a wrong ending.',
    },
  },
  {
    id: 'ab-initio-listening-set',
    name: 'Listening: a timed set',
    set: {
      minutes: setMinutes['ab-initio'].listening,
      how: `Two of the three recordings, 15 of ${listening.marks.is} marks. Take ${time(listening.readFor)} to read the questions on a recording, then listen. Pause for ${time(listening.pause)}, listen again, pause again, and listen a **third** time. Better still, ask two people to read the transcript aloud.`,
      once: true,
      parts: [
        {
          title: 'Recording A: a message',
          task: '*Conteste las preguntas con pocas palabras.*',
          text: 'Hola, Nora, soy la tía Pilar. Te llamo por lo del sábado. Al final no vamos a la playa, porque dicen que va a llover todo el fin de semana. Vamos al Museo del Ferrocarril, que tiene trenes muy antiguos y también un taller para niños; así tu hermano no se aburre. Quedamos a las diez y cuarto en la puerta, no a las once, porque a esa hora hay mucha gente. La entrada cuesta seis euros, pero los menores de dieciocho años no pagan: trae tu carné. Para comer llevo yo una tortilla y tú puedes traer la fruta. Ah, y dile a tu madre que os llevo a casa en coche sobre las cinco. Un beso.',
          heard: true,
          questions: [
            {
              ask: '*¿Por qué no van a la playa?*',
              marks: 1,
              key: '*(Porque) va a llover.* *Por la lluvia* is fine too.',
            },
            {
              ask: '*¿Adónde van el sábado?*',
              marks: 1,
              key: '*Al Museo del Ferrocarril.* *A un museo de trenes* is fine too.',
            },
            {
              ask: '*¿A qué hora quedan?*',
              marks: 1,
              key: '*A las diez y cuarto* (10:15). Not at eleven: *no a las once*.',
            },
            {
              ask: '*¿Qué tiene que llevar Nora para no pagar?*',
              marks: 1,
              key: '*Su carné* (or *el carné*). It’s six euros for people aged eighteen or over.',
            },
            {
              ask: '*¿Qué lleva Nora para comer?*',
              marks: 1,
              key: '*(La) fruta.* Her aunt is bringing the *tortilla*.',
            },
            {
              ask: '*¿Cómo vuelve Nora a casa?*',
              marks: 1,
              key: '*En coche (con su tía).* *Con su tía* alone doesn’t say how.',
            },
          ],
        },
        {
          title: 'Recording B: an interview',
          task: '*Elija la respuesta correcta. Después, elija las tres frases verdaderas y conteste las dos últimas preguntas con pocas palabras.*',
          text: '—Iván, tú tienes dieciocho años y conduces un autobús escolar en Perú.\n—Casi: yo no manejo, acompaño. Mi tía maneja y yo ayudo a los niños a subir y a bajar.\n—¿Desde cuándo?\n—Desde marzo. Antes trabajaba en una tienda de celulares, pero estaba encerrado todo el día. Aquí veo las montañas.\n—¿A qué hora empiezas?\n—A las cuatro y media me levanto y a las cinco y media salimos. Lo peor no es el sueño, es el frío.\n—¿Y lo mejor?\n—Los niños. Antes, algunos caminaban dos horas para ir a la escuela. Ahora llegan en treinta minutos y ya no faltan a clase.\n—¿Qué hacen durante el viaje?\n—Los pequeños duermen y los mayores hacen la tarea. Los viernes cantamos, y mi tía canta peor que nadie.\n—¿Vas a seguir el año que viene?\n—No, voy a estudiar en Cusco para ser maestro. Me lo aconsejó un niño de ocho años: me dijo que yo explicaba bien las matemáticas.',
          heard: true,
          questions: [
            {
              ask: '*¿En qué trabaja Iván?*',
              choices: ['*Conduce un autobús.*', '*Ayuda a los niños en el autobús.*', '*Vende celulares.*'],
              marks: 1,
              key: '**B**: *ayudo a los niños a subir y a bajar*. His aunt drives (*mi tía maneja*: in Latin America people say *manejar*); the shop was his old job (*antes trabajaba*).',
            },
            {
              ask: '*¿Por qué dejó la tienda?*',
              choices: ['*Ganaba poco.*', '*Tenía frío.*', '*Estaba siempre dentro.*'],
              marks: 1,
              key: '**C**: *estaba encerrado todo el día*. The cold is the worst thing about his job now.',
            },
            {
              ask: '*¿A qué hora sale el autobús?*',
              choices: ['*A las 4:30.*', '*A las 5:30.*', '*A las 5:15.*'],
              marks: 1,
              key: '**B**: *a las cinco y media salimos*. He gets up at half past four.',
            },
            {
              ask: '*¿Qué ha cambiado para algunos niños?*',
              choices: ['*Ya no van a pie a la escuela.*', '*Tienen menos tarea.*', '*Viven más cerca.*'],
              marks: 1,
              key: '**A**: *algunos caminaban dos horas*, and now they go by bus (*llegan en treinta minutos*). The older ones still have homework (**B**), and nobody has moved (**C**).',
            },
            {
              ask: '*Elija las tres frases verdaderas.*',
              choices: [
                '*El viaje dura dos horas.*',
                '*Los niños van más a clase que antes.*',
                '*Los mayores hacen los deberes en el autobús.*',
                '*La tía de Iván canta muy bien.*',
                '*Iván quiere ser profesor.*',
                '*Su tía le dio un consejo.*',
              ],
              marks: 3,
              key: '**B** (*ya no faltan a clase*), **C** (*los mayores hacen la tarea*; in Spain *los deberes*), **E** (*para ser maestro*). One mark for each. The others are false: **A** (the walk took two hours), **D** (*peor que nadie*) and **F** (it was an eight-year-old boy).',
            },
            {
              ask: '*¿Qué día cantan en el autobús?*',
              marks: 1,
              key: '*Los viernes* (or *el viernes*).',
            },
            {
              ask: '*¿Qué explicaba bien Iván?*',
              marks: 1,
              key: '*Las matemáticas.*',
            },
          ],
        },
      ],
      result:
        '15 marks. The third time is only for checking. If you’re still looking for an answer then, next time put a cross by the question on the first hearing and listen for the answer on the second.',
    },
  },
  {
    id: 'ab-initio-reading-set',
    name: 'Reading: a timed set',
    set: {
      minutes: setMinutes['ab-initio'].reading,
      how: `Two of the three texts, 23 of ${reading.marks.is} marks; a whole paper takes ${time(reading.minutes)}. Write your answers on paper, in Spanish, with the texts in front of you and no dictionary.`,
      parts: [
        {
          title: 'Text A: a leaflet',
          task: 'About 13 minutes.',
          text: 'Piscina municipal: lo que hay que saber\n\nHorario\nDel 15 de junio al 15 de septiembre abrimos todos los días, de once de la mañana a nueve de la noche. Los lunes por la mañana la piscina grande está cerrada porque limpiamos el agua; la pequeña abre como siempre.\n\nPrecios\nLa entrada de un día cuesta cuatro euros. Los menores de catorce años pagan la mitad y los mayores de sesenta y cinco entran gratis. Con el bono de diez entradas se ahorran diez euros.\n\nActividades\nLos martes y los jueves hay clases de natación para niños a partir de cinco años. Los viernes por la noche ponemos una película al lado del agua: traigan una toalla y, si hace frío, una chaqueta.\n\nNormas\nHay que ducharse antes de entrar en el agua. No se puede comer en el césped, pero sí en la cafetería. Los perros tienen que quedarse en casa, menos el último domingo de septiembre: ese día la piscina ya está cerrada para las personas y los que nadan son ellos.',
          questions: [
            {
              ask: '*¿Cuándo limpian la piscina grande?*',
              marks: 1,
              key: '*Los lunes por la mañana.* *Los lunes* alone isn’t enough: the big pool is open in the afternoon.',
            },
            {
              ask: '*¿Cuánto paga una niña de diez años por un día?*',
              marks: 1,
              key: '*Dos euros.* Half of four: *los menores de catorce años pagan la mitad*.',
            },
            {
              ask: '*¿Quién no paga?*',
              marks: 1,
              key: '*Los mayores de sesenta y cinco (años)*, or *las personas de más de 65 años*.',
            },
            {
              ask: '*¿Cuánto cuesta el bono de diez entradas?*',
              choices: ['*Diez euros.*', '*Treinta euros.*', '*Cuarenta euros.*'],
              marks: 1,
              key: '**B**: ten times four is forty, and *se ahorran diez euros*.',
            },
            {
              ask: '*¿Qué hay que llevar a la película si hace frío?*',
              marks: 1,
              key: '*Una chaqueta.* You can add *una toalla*, but it isn’t enough on its own: you need a towel every Friday, even when it’s warm.',
            },
            {
              ask: '*¿Verdadero o falso? Justifique su respuesta. Un niño de seis años puede ir a las clases de natación.*',
              marks: 1,
              key: '**True**: *a partir de cinco años*. A tick on its own gets no mark.',
            },
            {
              ask: '*¿Verdadero o falso? Justifique su respuesta. No se puede comer en ningún sitio.*',
              marks: 1,
              key: '**False**: *(pero) sí en la cafetería*. *No se puede comer en el césped* is only about one place.',
            },
            {
              ask: '*Busque en «Normas» la palabra que significa «excepto».*',
              marks: 1,
              key: '*Menos.*',
            },
            {
              ask: '*En «los que nadan son ellos» (Normas), ¿a quién se refiere «ellos»?*',
              marks: 1,
              key: '*A los perros.*',
            },
            {
              ask: '*¿Para quién es este texto?*',
              choices: [
                '*Para personas que trabajan en la piscina.*',
                '*Para personas que van a la piscina.*',
                '*Para profesores de natación.*',
              ],
              marks: 1,
              key: '**B**: opening hours, prices and rules for visitors (*traigan una toalla*).',
            },
          ],
        },
        {
          title: 'Text B: a blog post',
          task: 'About 20 minutes, plus two to check.',
          text: 'Tres meses sin ascensor\n\nVivo en el sexto piso de un edificio viejo de Valencia. En enero se estropeó el ascensor y, como la reparación era muy cara, los vecinos tardaron tres meses en ponerse de acuerdo. Al principio yo estaba furioso: subía los seis pisos cuatro veces al día, casi siempre con la mochila llena.\n\nPero en la escalera empezaron a pasar cosas. La primera semana conocí a Remedios, la señora del cuarto, que tiene ochenta y un años. Vivíamos en el mismo edificio desde hacía diez años y nunca habíamos hablado. Como ella no podía bajar, mi hermana y yo le llevábamos el pan todas las mañanas. Un día nos invitó a merendar y nos contó que de joven había sido campeona de ajedrez. Ahora me da clases los sábados, y todavía no le he ganado ni una partida.\n\nTambién apareció una silla en el tercer piso. Nadie sabe quién la puso. Después llegaron una planta, un estante con libros y un cartel: «Descansa. Nadie tiene prisa».\n\nEn abril el ascensor volvió a funcionar. Es más rápido, claro, y Remedios puede salir a pasear. Sin embargo, los sábados sigo subiendo a pie. Es que la silla todavía está allí, y los libros cambian cada semana.',
          questions: [
            {
              ask: '*¿Por qué tardó tanto la reparación?*',
              choices: [
                '*Porque no había nadie para hacerla.*',
                '*Porque costaba mucho dinero.*',
                '*Porque el edificio era viejo.*',
              ],
              marks: 1,
              key: '**B**: *como la reparación era muy cara*. The building is old (**C**), but the text doesn’t say that was the reason.',
            },
            {
              ask: '*¿Cuántas veces al día subía el autor a su casa?*',
              marks: 1,
              key: '*Cuatro (veces).* Six is the number of floors.',
            },
            {
              ask: '*¿En qué piso vive Remedios?*',
              marks: 1,
              key: '*En el cuarto (piso)*. *Cuatro* is “four”, not “fourth”.',
            },
            {
              ask: '*En «le llevábamos el pan», ¿a quién se refiere «le»?*',
              marks: 1,
              key: '*A Remedios.*',
            },
            {
              ask: '*¿Verdadero o falso? Justifique su respuesta. Antes de enero, el autor y Remedios eran amigos.*',
              marks: 1,
              key: '**False**: *nunca habíamos hablado*.',
            },
            {
              ask: '*¿Verdadero o falso? Justifique su respuesta. De joven, Remedios jugaba muy bien al ajedrez.*',
              marks: 1,
              key: '**True**: *había sido campeona de ajedrez*.',
            },
            {
              ask: '*¿Verdadero o falso? Justifique su respuesta. El autor ya le ha ganado una partida a Remedios.*',
              marks: 1,
              key: '**False**: *todavía no le he ganado ni una partida*.',
            },
            {
              ask: '*En «Nadie sabe quién la puso», ¿a qué se refiere «la»?*',
              marks: 1,
              key: '*A la silla.*',
            },
            {
              ask: '*Escriba dos cosas que llegaron a la escalera después de la silla.*',
              marks: 2,
              key: 'Two of: *una planta* · *un estante (con libros)*, or *libros* · *un cartel*. One mark for each. The shelf and its books count as one.',
            },
            {
              ask: '*Busque en el último párrafo las palabras que significan «pero».*',
              marks: 1,
              key: '*Sin embargo.*',
            },
            {
              ask: '*¿Por qué sube a pie los sábados?*',
              choices: [
                '*Porque el ascensor no funciona.*',
                '*Porque así llega antes.*',
                '*Porque le gusta lo que hay en la escalera.*',
              ],
              marks: 1,
              key: '**C**: *la silla todavía está allí, y los libros cambian cada semana*. The lift is quicker (**B**) and works again (**A**).',
            },
            {
              ask: '*Elija otro título para el texto.*',
              choices: [
                '*Un problema que unió a los vecinos*',
                '*Cómo arreglar un ascensor*',
                '*La campeona que no quería salir*',
              ],
              marks: 1,
              key: '**A**: the writer and Remedios had never spoken (*nunca habíamos hablado*), and now she gives him lessons. **C** is wrong: she couldn’t go down the stairs (*no podía bajar*), but nothing says she didn’t want to.',
            },
          ],
        },
      ],
      result:
        '23 marks. A *verdadero o falso* without a quotation is a mark thrown away: count those first. Then check the pronouns: read each sentence with the noun instead.',
    },
  },
  {
    id: 'ab-initio-oral-set',
    name: 'The oral: a timed set',
    set: {
      minutes: setMinutes['ab-initio'].speaking,
      how: `A whole oral with a partner: ${time(oral.preparation)} of preparation with both pictures (you choose one), then ${rangeTo(oral.minutes.is)} of conversation. Up to ${oral.notes.is} notes on paper, but no dictionary. Record it, so you can mark it. There are more pictures in [Speaking practice](/speak).`,
      parts: [
        {
          title: `The presentation, ${rangeTo(oral.presentation.is)} minutes`,
          task: 'Present one of the two pictures.',
          questions: [
            {
              ask: '(a) Experiences: a square in Seville on a warm night; long tables, four generations at dinner, a boy asleep on two chairs, and a girl dancing with her grandfather.\n\n(b) Sharing the planet: a flooded street in Guayaquil after the rain; two students are carrying their shoes, a man is pushing his motorbike, and a shopkeeper is sweeping as if nothing had happened.',
              marks: 6,
              key: '**Message: the picture.** 5–6: who, where and what in half a minute, then the name of the theme, a Spanish-speaking place and a comparison with your own country. (a): dinner late and outdoors, all ages at one table, *en mi país cenamos a las seis*. (b): rain and heat, how everyone carries on (*el señor barre la tienda*), *donde vivo yo llueve menos*. 3–4: good description, few links. 1–2: a list of things.',
            },
          ],
        },
        {
          title: `The two discussions, ${oral.discussion.is[0] + oral.general.is[0]} to ${oral.discussion.is[1] + oral.general.is[1]} minutes`,
          task: 'Your partner asks these questions. The last four are on other themes.',
          questions: [
            {
              ask: '*¿Qué hacen las personas de la foto?*\n*¿Qué ha pasado antes?*\n*¿Te gustaría estar allí? ¿Por qué?*\n*¿Es así también en tu país?*\n*Y ahora, otro tema: ¿cómo es tu colegio?*\n*¿Qué hiciste ayer después de las clases?*\n*¿Qué vas a hacer este verano?*\n*¿Qué es lo mejor y lo peor de tu teléfono?*',
              marks: 6,
              key: '**Message: the conversation.** 5–6: two or three sentences for each question, with a reason and an example. 3–4: correct but short. 1–2: yes, no, single words.',
            },
            {
              ask: 'Listen to the recording: who keeps the conversation going?',
              marks: 6,
              key: '**Interaction.** 5–6: you answer at once, ask something back (*¿y tú?*), and say so when you haven’t understood (*¿puedes repetir, por favor?*). 3–4: you understand but only answer questions. 1–2: questions have to be repeated.',
            },
            {
              ask: 'Listen again: what do you say, and how?',
              marks: 12,
              key: '**Language.** 10–12: present, past and *voy a* mostly right, linked with *porque, cuando, aunque*, and clear pronunciation. 7–9: mistakes, but still easy to follow. 4–6: set phrases and simple verbs. 1–3: single words.',
            },
          ],
        },
      ],
      result:
        '30 marks. The scale is ours, based on the IB’s criteria. Count your verbs: you need at least three in the past and three in the future.',
    },
  },
]
