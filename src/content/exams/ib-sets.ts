import type { TimedSet } from '../types'
import { facts, range, rangeTo, time } from './facts'
import { setMinutes } from './set-minutes'

const { standard, higher } = facts

export const readingSet: TimedSet = {
  minutes: setMinutes.sl.reading,
  how: `Half a paper: text A and, as is usual at Higher Level, a literary text B. A whole paper has ${standard.reading.texts.is} texts, ${standard.reading.marks.is} marks and ${time(standard.reading.minutes)}. Write your answers on paper, in Spanish, with the texts in front of you.`,
  parts: [
    {
      title: 'Text A: an article',
      task: 'About 18 minutes. The numbers in brackets are paragraph numbers.',
      text: 'La biblioteca donde nadie lee\n\n[1] En un local de cuarenta metros cuadrados, cerca del puerto, las estanterías están llenas, pero nadie viene a leer. Aquí se prestan taladros, tiendas de campaña, máquinas de coser y hasta una fuente de chocolate. Por doce euros al año, cualquier vecino puede llevarse tres objetos a la vez y quedárselos una semana.\n\n[2] La idea se le ocurrió a Amparo Soler una tarde de mudanza. «Compré un taladro para colgar dos cuadros», recuerda. «Lo usé seis minutos y llevaba nueve años en un cajón. Pensé que en mi edificio habría por lo menos diez como ese». Preguntó a los vecinos y resultó que se había quedado corta: había diecisiete.\n\n[3] Al principio, los comerciantes la saludaban con recelo. Temían que, si todo se podía pedir prestado, nadie volviera a comprar. Ha ocurrido más bien lo contrario: quien prueba una máquina de coser durante una semana a veces acaba comprándose una. La ferretería de la esquina, que iba a cerrar, repara ahora los aparatos de la biblioteca y ha contratado a una aprendiza.\n\n[4] No todo son ventajas. Algunas cosas vuelven rotas y otras no vuelven. Sin embargo, Soler se niega a cobrar multas. «Si multas a alguien, no regresa. Si le preguntas qué ha pasado, casi siempre aparece el sábado siguiente a echar una mano». De hecho, la mitad de los voluntarios empezó así: devolviendo tarde una escalera.',
      questions: [
        {
          ask: '*¿Cuánto tiempo se puede tener un objeto en casa? (1)*',
          marks: 1,
          key: '*Una semana* (*quedárselos una semana*).',
        },
        {
          ask: '*¿Para qué compró Amparo Soler un taladro? (2)*',
          marks: 1,
          key: '*Para colgar dos cuadros.*',
        },
        {
          ask: '*Busque en el párrafo 2 las palabras que significan «había calculado de menos».*',
          marks: 1,
          key: '*Se había quedado corta.* Copy the whole phrase: *corta* alone means “short”.',
        },
        {
          ask: '*Busque en el párrafo 3 la palabra que significa «desconfianza».*',
          marks: 1,
          key: '*Recelo.*',
        },
        {
          ask: '*En «la saludaban con recelo» (3), ¿a quién se refiere «la»?*',
          marks: 1,
          key: '*A Amparo Soler.* *¿A quién?* asks for a person, and you don’t greet an idea or a library.',
        },
        {
          ask: '*En «acaba comprándose una» (3), ¿a qué se refiere «una»?*',
          marks: 1,
          key: '*A una máquina de coser.*',
        },
        {
          ask: '*¿Verdadero o falso? Justifique su respuesta. Por culpa de la biblioteca se vende menos.*',
          marks: 1,
          key: '**False**: *ha ocurrido más bien lo contrario* (or *a veces acaba comprándose una*). A tick on its own gets no mark.',
        },
        {
          ask: '*¿Verdadero o falso? Justifique su respuesta. En la ferretería trabaja más gente que antes.*',
          marks: 1,
          key: '**True**: *ha contratado a una aprendiza*.',
        },
        {
          ask: '*¿Verdadero o falso? Justifique su respuesta. El que devuelve un objeto tarde tiene que pagar.*',
          marks: 1,
          key: '**False**: *Soler se niega a cobrar multas*.',
        },
        {
          ask: '*Elija el título adecuado para el párrafo 3.*',
          choices: [
            '*Clientes que no pagan*',
            '*Un temor que no se cumplió*',
            '*La última tienda del barrio*',
          ],
          marks: 1,
          key: '**B**: *temían* in the second sentence, *lo contrario* in the third. The hardware shop was going to close (*iba a cerrar*), but didn’t, and nothing says it’s the last one (**C**).',
        },
        {
          ask: '*Elija el final adecuado: Soler prefiere preguntar qué ha pasado porque…*',
          choices: [
            '*así la gente termina colaborando.*',
            '*no sabe quién ha roto las cosas.*',
            '*las multas están prohibidas.*',
          ],
          marks: 1,
          key: '**A**: *casi siempre aparece el sábado siguiente a echar una mano*. **C** can’t be right: she’s the one who refuses to charge them (*se niega*).',
        },
        {
          ask: '*¿Qué palabras podrían sustituir a «Sin embargo» en el párrafo 4?*',
          choices: ['*Por eso*', '*Aun así*', '*Además*'],
          marks: 1,
          key: '**B**: things come back broken (*vuelven rotas*), and _even so_ she charges no fines.',
        },
        {
          ask: '*¿Cómo empezó la mitad de los voluntarios?*',
          choices: [
            '*Respondió a un anuncio.*',
            '*Se retrasó en una devolución.*',
            '*Regaló una escalera.*',
            '*Pagó una multa.*',
          ],
          marks: 1,
          key: '**B**: *devolviendo tarde una escalera*. **C** mentions the ladder, but nobody gave one away.',
        },
      ],
    },
    {
      title: 'Text B: a story (Higher Level)',
      task: 'About 12 minutes. At Standard Level, try it with no time limit.',
      text: 'El reloj de la cocina\n\nMi abuelo llegó a la ciudad con una maleta atada con cuerda y un reloj de pared envuelto en una manta. La maleta la abrió aquella misma noche; el reloj tardó once años en colgarlo. «¿Para qué?», contestaba cuando mi abuela le preguntaba. «Si nos vamos a volver».\n\nMientras tanto nacieron mi tío y mi madre, compraron el piso a plazos y en el pueblo vendieron la casa: primero los muebles, luego las tejas, por último las piedras. El reloj seguía debajo de la cama, parado en las cuatro y diez, la hora en que lo habían descolgado.\n\nUn domingo, mi madre, que tenía nueve años, lo sacó para jugar a las tiendas. Cuenta que mi abuelo la encontró dando vueltas a las agujas y que ella pensó que la iba a reñir. Pero él se quedó mirándola un buen rato, fue a buscar el martillo y clavó un clavo en la pared de la cocina sin medir nada. El reloj quedó torcido. Todavía lo está. Nadie en la familia se ha atrevido a enderezarlo.',
      questions: [
        {
          ask: '*¿Por qué no quería colgar el reloj el abuelo?*',
          marks: 1,
          key: '*Porque pensaba volver (al pueblo)*: *si nos vamos a volver*.',
        },
        {
          ask: '*Escriba dos hechos del segundo párrafo que hacían cada vez más difícil la vuelta.*',
          marks: 2,
          key: 'Two of: *nacieron mi tío y mi madre* · *compraron el piso* · *vendieron la casa*. One mark for each.',
        },
        {
          ask: '*En «Todavía lo está» (tercer párrafo), ¿a qué se refiere «lo»?*',
          marks: 1,
          key: '*(A) torcido.* Here *lo* stands for an adjective: *todavía está torcido*.',
        },
        {
          ask: '*¿Verdadero o falso? Justifique su respuesta. La niña esperaba que su padre se enfadara.*',
          marks: 1,
          key: '**True**: *ella pensó que la iba a reñir*.',
        },
        {
          ask: '*¿Qué representan las cuatro y diez?*',
          choices: [
            '*El momento en que dejaron su casa.*',
            '*La hora del nacimiento de la hija.*',
            '*El mal funcionamiento del reloj.*',
            '*La hora de volver al trabajo.*',
          ],
          marks: 1,
          key: '**A**: *la hora en que lo habían descolgado*, when it was taken off the wall of the old house. That’s why it stopped. It isn’t faulty (**C**).',
        },
        {
          ask: '*¿Qué muestra el abuelo al clavar el clavo?*',
          choices: [
            '*Que está enfadado con su hija.*',
            '*Que acepta que no volverán.*',
            '*Que necesita saber la hora.*',
            '*Que no sabe usar el martillo.*',
          ],
          marks: 1,
          key: '**B**: he hadn’t hung it up because he thought they’d go back (*si nos vamos a volver*). Now he hangs it up. **D** makes too much of *torcido*.',
        },
      ],
    },
  ],
  result:
    '20 marks, 13 of them for text A (18 minutes). Write down why you lost each mark: the wrong place, a missing word or quotation, or a word you didn’t know. Only the last is a vocabulary problem. Real grade boundaries change with each session: ask your coordinator for the latest ones.',
}

export const writingSet: TimedSet = {
  minutes: standard.writing.minutes.is,
  how: `A whole paper at Standard Level, ${range(standard.writing.words.is)} words; at Higher Level take ${time(higher.writing.minutes)} and write ${range(higher.writing.words.is)}. Choose **one** of the three tasks and one type of text, and write by hand, without a dictionary.`,
  parts: [
    {
      title: 'One task',
      task: '*Realice una de las siguientes tareas. Utilice el tipo de texto más adecuado de los tres que se ofrecen.*',
      questions: [
        {
          ask: '(a) *Ha pasado un mes con una familia en un país de habla hispana y una costumbre le ha llamado la atención. Cuente lo que ocurrió, compare la costumbre con las de su país y explique qué ha aprendido.* Choose: *entrada de blog, informe, propuesta*.\n\n(b) *El ayuntamiento quiere cerrar la biblioteca de su barrio para ahorrar. Explíquele a la alcaldesa qué significa para los jóvenes y propóngale otra solución.* Choose: *carta formal, diario, folleto*.\n\n(c) *En su ciudad se ha rodado una película sobre unos jóvenes que emigran. Dé a conocer la película, valórela y diga si refleja la realidad de hoy.* Choose: *instrucciones, reseña, discurso*.',
          marks: standard.writing.marks.is,
          key: '**Conceptual understanding, 6**: (a) a blog post, (b) a formal letter, (c) a review. One mark each for: the right type · its beginning · its ending · layout and paragraphs · the same person throughout (*vosotros* or *ustedes* in a, *usted* in b, no reader addressed in c) · a tone that fits the reader. With the wrong type, no more than 2.\n**Message, 12**: 10–12 for every part of the task (a: story, comparison, lesson; b: effect on young people, another solution; c: what it is about, opinion, reality), each with a detail or an example, in paragraphs that each follow from the one before. 7–9: every part is there, but one is only mentioned. 4–6: a part is missing, or the ideas are just listed. 1–3: the reader has to guess.\n**Language, 12**: 10–12 when easy structures are right, complex ones (*si* with the imperfect subjunctive, *para que*, relative clauses) mostly right, with some idioms. 7–9: variety, and mistakes in the complex structures only. 4–6: short sentences, and mistakes that make the reader stop. 1–3: mistakes that hide the meaning. At Higher Level, expect a bit more.',
        },
      ],
    },
  ],
  result:
    'This scale is ours: it follows the IB’s three criteria and their marks, in our own words. Give your text and the scale to somebody else to mark. Then rewrite the weakest paragraph: you’ll learn more from that than from a second text.',
}

export const listeningSet: TimedSet = {
  minutes: setMinutes.sl.listening,
  how: `Half a paper at Standard Level: two recordings, 13 of ${standard.listening.marks.is} marks. At Higher Level each recording is up to a minute longer and the kinds of question are the same. Read the questions on a recording for ${time(standard.listening.readFor)}, listen, pause for ${time(standard.listening.pause)} and listen again. Better still, ask two people to read the transcript aloud.`,
  once: true,
  parts: [
    {
      title: 'Recording A: school radio',
      task: '*Complete los espacios con un máximo de tres palabras. Después, conteste las preguntas.*',
      text: 'Buenos días. Soy Lucas y esto es Radio Patio. Hoy os hablo del huerto del instituto, que cumple ya cuatro años. Empezamos siendo seis alumnos y ahora somos cuarenta y dos. Trabajamos los martes y los jueves, de cinco a seis y media, siempre que no llueva. Este curso hemos plantado tomates, cebollas y, por primera vez, fresas, aunque los caracoles se han comido casi todas. Lo que cosechamos no se vende: la mitad va al comedor escolar y la otra mitad, a una residencia de ancianos. A cambio, los residentes nos enseñan trucos. El mejor, según doña Carmen, es hablarles a las plantas. Si os apetece venir, no hace falta que traigáis herramientas: solo ropa vieja y ganas. La próxima reunión es el doce de noviembre en la biblioteca.',
      heard: true,
      questions: [
        {
          ask: '*En el huerto participan hoy ___ alumnos.*',
          marks: 1,
          key: '*cuarenta y dos* (or 42). *Seis* was the number at the start.',
        },
        {
          ask: '*Los martes y los jueves se trabaja hasta las ___.*',
          marks: 1,
          key: '*seis y media*. *Las* is already there.',
        },
        {
          ask: '*La novedad de este curso son las ___.*',
          marks: 1,
          key: '*fresas* (*por primera vez*).',
        },
        {
          ask: '*La mitad de la cosecha se lleva a una ___.*',
          marks: 1,
          key: '*residencia de ancianos*. *El comedor* doesn’t go with *una*.',
        },
        {
          ask: '*¿Qué aconseja doña Carmen?*',
          marks: 1,
          key: '*Hablarles a las plantas* (*hablar con las plantas*).',
        },
        {
          ask: '*¿Qué ropa hay que llevar?*',
          marks: 1,
          key: '*(Ropa) vieja.* The tools (*herramientas*) are not needed.',
        },
      ],
    },
    {
      title: 'Recording B: an interview',
      task: '*Elija la respuesta correcta. Después, elija las tres frases verdaderas y, por último, conteste la pregunta.*',
      text: '—Valeria, usted ha ido en bicicleta de Quito a Lima. ¿Era un sueño de niña?\n—Qué va. De niña ni siquiera sabía montar. Aprendí a los diecinueve años porque me robaron la moto.\n—¿Y por qué un viaje tan largo?\n—Mi padre quería que entrara en su empresa. Yo le pedí tres meses para pensármelo, y la bicicleta me pareció el sitio más barato para pensar.\n—¿Qué fue lo más duro? ¿Las subidas?\n—A las subidas se acostumbra una. Lo peor fue la soledad de las dos primeras semanas. Luego descubrí que, si llevas una bicicleta cargada, todo el mundo te habla.\n—¿Viajaba con mucho dinero?\n—Con muy poco, y casi no me hizo falta. En los pueblos me dejaban dormir en la escuela a cambio de arreglar bicicletas. Eso fue lo que me cambió la vida.\n—¿En qué sentido?\n—Al volver abrí un taller. Mi padre, al principio, no me hablaba; ahora me lleva las cuentas.\n—¿Repetiría el viaje?\n—Mañana mismo, pero acompañada. Bueno, depende de con quién.',
      heard: true,
      questions: [
        {
          ask: '*¿Por qué aprendió Valeria a montar en bicicleta?*',
          choices: [
            '*Porque se quedó sin moto.*',
            '*Porque lo soñaba desde niña.*',
            '*Porque se la regaló su padre.*',
          ],
          marks: 1,
          key: '**A**: *porque me robaron la moto*. *Qué va* rules out **B**.',
        },
        {
          ask: '*¿Para qué hizo el viaje?*',
          choices: ['*Para ahorrar.*', '*Para conocer pueblos.*', '*Para decidir su futuro.*'],
          marks: 1,
          key: '**C**: *tres meses para pensármelo*. Don’t let *barato* lead you to **A**.',
        },
        {
          ask: '*¿Qué le resultó más difícil?*',
          choices: ['*Subir las montañas.*', '*Estar sola.*', '*Hablar con la gente.*'],
          marks: 1,
          key: '**B**: *lo peor fue la soledad*. You get used to the climbs (*se acostumbra una*).',
        },
        {
          ask: '*Elija las tres frases verdaderas.*',
          choices: [
            '*Pagaba para dormir en las escuelas.*',
            '*Por el camino reparaba bicicletas.*',
            '*Trabaja en la empresa de su padre.*',
            '*Tiene su propio negocio.*',
            '*Su padre la ayuda.*',
            '*No volvería a hacer el viaje.*',
          ],
          marks: 3,
          key: '**B** (*arreglar bicicletas*), **D** (*abrí un taller*), **E** (*me lleva las cuentas*). **A** is false: she repaired bikes in return (*a cambio de*). **C** is what her father wanted (*quería que entrara*). **F** is false: *mañana mismo*.',
        },
        {
          ask: '*¿Cómo reaccionó su padre al principio?*',
          marks: 1,
          key: '*No le hablaba.* She says *me*, but you write *le*.',
        },
      ],
    },
  ],
  result:
    '13 marks. Read the transcript and underline the words that prove each answer. If you understand a part when you read it, listen again. If you don’t, look up the words.',
}

export const oralSet: TimedSet = {
  minutes: setMinutes.sl.speaking,
  how: `A whole oral with a partner: ${time(standard.oral.preparation)} of preparation (${higher.oral.preparation.is} at Higher Level), then ${standard.oral.minutes.is[0]} of conversation. Up to ${standard.oral.notes.is} notes on paper, but no dictionary. Record it, so you can mark it.`,
  parts: [
    {
      title: `The presentation, ${rangeTo(standard.oral.presentation.is)} minutes`,
      task: '**Standard Level**: present one of the two pictures. **Higher Level**: present the extract. It’s from a novel about a family that has to leave its valley. The youngest daughter tells the story.',
      text: 'Cuando llegó el día, mi padre cerró la puerta con llave. Mi hermana se rio: «Papá, mañana esto estará lleno de agua». Él no contestó. Comprobó el cerrojo dos veces, como cada noche, y se guardó la llave en el bolsillo del chaleco, junto al reloj. Años después, cuando murió, encontramos en aquel bolsillo una llave oxidada y una lista, escrita con su letra de niño, de las cosas que había que arreglar en la casa.',
      questions: [
        {
          ask: '(a) Sharing the planet: a beach at dawn; thirty people in gloves are picking up plastic, and among them is a whale made of bottles.\n\n(b) Experiences: a classroom of students in their seventies and eighties; the board says *Nunca es tarde*, and the teacher is under twenty.\n\n(c) The extract above.',
          marks: 6,
          key: '**Message: the picture or extract.** 5–6: description in one minute at most, then meaning, the theme or the book, the Spanish-speaking culture behind it, your own view. Picture (a): rubbish turned into art, people working together. Picture (b): who teaches whom; what school means if you never went. Extract: locking a house that’s about to be flooded; *como cada noche*; the list of repairs as a secret hope. 3–4: some meaning. 1–2: only description, or the whole plot.',
        },
      ],
    },
    {
      title: `The two discussions, ${standard.oral.discussion.is[0] + standard.oral.general.is[0]} minutes`,
      task: 'Your partner asks these questions and follows up what you say.',
      questions: [
        {
          ask: '*¿Crees que un gesto así cambia algo?*\n*¿Ocurre algo parecido en tu país?*\n*¿Qué pasará después de la escena?*\n*¿A quién le enseñarías esta imagen o este texto?*\n*Y ahora, otro tema: ¿qué invento te ha cambiado más la vida?*\n*¿Podríamos vivir sin él?*',
          marks: 6,
          key: '**Message: the conversation.** 5–6: every answer goes beyond its first sentence, with a reason and an example, and at least once you consider the other side. 3–4: reasons, but few examples. 1–2: single sentences.',
        },
        {
          ask: 'Listen to the recording: who keeps the conversation going?',
          marks: 6,
          key: '**Interaction.** 5–6: you answer what was asked, pick up words from the question, ask at least two questions yourself, and ask again when you haven’t understood. 3–4: you understand but only answer questions. 1–2: questions have to be repeated.',
        },
        {
          ask: 'Listen again: what do you say, and how?',
          marks: 12,
          key: '**Language.** 10–12: correct present, past, future and subjunctive, words that fit the subject, pronunciation and intonation that are easy to follow. 7–9: mistakes in the long sentences only. 4–6: short sentences, the same verbs again and again. 1–3: mistakes that hide the meaning.',
        },
      ],
    },
  ],
  result:
    '30 marks. The scale is ours, based on the IB’s criteria. Count two things: how many sentences in the presentation begin with *hay* or *se ve* (no more than five), and how many questions you asked.',
}
