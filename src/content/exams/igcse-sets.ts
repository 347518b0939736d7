import type { TimedSet } from '../types'
import { asInTheExam, facts, range, time } from './facts'
import { setMinutes } from './set-minutes'

const { writing, speaking } = facts.igcse

/** The grade boundaries of June 2026, as percentages of all marks. Every set quotes them. */
const grades =
  'In June 2026, for candidates who sat papers 03, 13, 23 and 43, the top grade (A star) began at 82% of the total marks, an A at 71%, a B at 60% and a C at just under 50%.'

export const readingSet: TimedSet = {
  minutes: setMinutes.igcse.reading,
  how: 'Half a paper, with every question type except the pictures. Use pencil and paper, but no dictionary. Answer with letters or a few Spanish words.',
  parts: [
    {
      title: 'Notices and signs',
      task: 'Which of these youth hostel signs does each guest need? There are two extra ones.',
      choices: [
        '*Se ruega silencio a partir de las once de la noche.*',
        '*Desayuno: de 7:30 a 10:00 en la planta baja.*',
        '*Toallas: dos euros en recepción.*',
        '*Ascensor averiado. Perdonen las molestias.*',
        '*Objetos de valor: use la caja fuerte de su habitación.*',
      ],
      questions: [
        {
          ask: '*Quieres ducharte y no has traído nada para secarte.*',
          marks: 1,
          key: '**C**. *Toallas* are towels.',
        },
        {
          ask: '*No quieres que te roben el pasaporte.*',
          marks: 1,
          key: '**E**. A passport is an *objeto de valor*, and a *caja fuerte* is a safe.',
        },
        {
          ask: '*Tu habitación está en la cuarta planta y tienes que subir a pie.*',
          marks: 1,
          key: '**D**. *Ascensor averiado*: the lift is out of order. **B** mentions a floor too, but it’s the ground floor.',
        },
      ],
    },
    {
      title: 'An email, three options',
      task: 'Read Carla’s email to Irene.',
      text: 'Hola, Irene:\nYa estoy en Santander. El viaje en tren fue larguísimo, pero no me aburrí: una señora me enseñó a jugar al ajedrez. Mis primos me esperaban en la estación con un cartel enorme. ¡Qué vergüenza pasé! Todo el mundo nos miraba. El piso de mis tíos es pequeño y comparto cuarto con mi prima Rocío, que ronca un poco. Lo bueno es que la playa está a cinco minutos. Hoy llueve, así que hemos hecho una tarta; si mañana mejora el tiempo, vamos a alquilar unas bicis. Vuelvo el día veinte. ¿Me recoges tú? Mis padres trabajan ese día.\nUn beso,\nCarla',
      questions: [
        {
          ask: '*¿Cómo se sintió Carla en la estación?*',
          choices: ['*Aburrida.*', '*Avergonzada.*', '*Cansada.*'],
          marks: 1,
          key: '**B**: *qué vergüenza pasé*. **A** is a trap: the text says *no me aburrí*.',
        },
        {
          ask: '*¿Qué le gusta a Carla del piso?*',
          choices: ['*Es grande.*', '*Tiene un cuarto para ella sola.*', '*Está cerca del mar.*'],
          marks: 1,
          key: '**C**: *la playa está a cinco minutos*. The flat is small, and she shares a room (*comparto*).',
        },
        {
          ask: '*¿Qué ha hecho Carla hoy?*',
          choices: ['*Ha preparado un postre.*', '*Ha montado en bici.*', '*Ha ido a la playa.*'],
          marks: 1,
          key: '**A**: *hemos hecho una tarta*. The bikes are for tomorrow, and only if it clears up.',
        },
        {
          ask: '*¿Por qué le pide Carla un favor a Irene?*',
          choices: [
            '*Sus padres están de vacaciones.*',
            '*Sus padres no pueden ir a buscarla.*',
            '*El tren llega de noche.*',
          ],
          marks: 1,
          key: '**B**: *mis padres trabajan ese día*.',
        },
      ],
    },
    {
      title: 'A blog, short answers',
      task: 'Adrián writes about his Sundays. Answer in Spanish. You don’t need full sentences.',
      text: 'Hace un año, mi madre me dijo que tenía que salir más y dejar el ordenador. Así empecé a ir los domingos a una protectora de animales que está a las afueras de mi ciudad. El primer día no me dejaron tocar a los perros: solo fregué el suelo y llené los cuencos de agua. Volví a casa agotado y no quería repetir, pero mi abuelo, que siempre ha tenido perros, me animó a seguir.\nAhora cuido de los cachorros. Los paseo, los baño y les hago fotos para la página web. Lo que más me cuesta es despedirme de ellos cuando encuentran una familia, aunque sé que para ellos es la mejor noticia. El mes pasado adoptaron a Bruno, que llevaba dos años esperando porque es viejo y cojea. ¡Lloré de alegría!\nEl año que viene quiero hacer un curso. Así podré enseñar a los perros más nerviosos a estar tranquilos con la gente.',
      questions: [
        {
          ask: '*Según su madre, ¿qué tenía que hacer Adrián? Escribe dos cosas.*',
          marks: 2,
          key: '*Salir más*, one mark; *dejar el ordenador*, one mark.',
        },
        {
          ask: '*¿Qué no pudo hacer Adrián el primer día?*',
          marks: 1,
          key: '*Tocar a los perros.* *Fregar el suelo* is what he **did** do: no mark.',
        },
        {
          ask: '*¿Quién lo animó a seguir?*',
          marks: 1,
          key: '*Su abuelo.* *Mi abuelo* would be your own, and could lose you the mark.',
        },
        {
          ask: '*¿Qué es lo más difícil para Adrián?*',
          marks: 1,
          key: '*Despedirse de los cachorros.* The text says *despedirme*, but you’re writing about him. The clue is *lo que más me cuesta*.',
        },
        {
          ask: '*¿Por qué tardó tanto Bruno en encontrar una familia?*',
          marks: 1,
          key: '*Porque es viejo* or *porque cojea* (he limps). Giving both is correct too.',
        },
        {
          ask: '*¿Para qué quiere hacer un curso Adrián?*',
          marks: 1,
          key: '*Para enseñar a los perros nerviosos a estar tranquilos.* *Para ayudar* or *para calmar a los perros nerviosos* means the same. *El año que viene* says when, not what for.',
        },
      ],
    },
    {
      title: 'Five people, eight descriptions',
      task: 'Which activity suits each person? There are three extra ones.',
      choices: [
        '*Taller de guitarra para principiantes: viernes a las 17:00.*',
        '*Baile en familia: sábados por la mañana, a partir de los cinco años.*',
        '*Grupo de rock busca músicos con experiencia. Ensayamos los viernes.*',
        '*Piragüismo en el río: domingos, quince euros con material.*',
        '*Rutas gratuitas por la sierra: domingos a las 9:00.*',
        '*Baile moderno: martes y jueves a las 16:00, para mayores de doce años.*',
      ],
      questions: [
        {
          ask: 'Mateo: *«Quiero aprender a bailar con mi hermana de seis años, pero entre semana salgo tarde de clase».*',
          marks: 1,
          key: '**B**: it’s on Saturdays, from age five. **F** doesn’t meet either condition.',
        },
        {
          ask: 'Lucía: *«Me apetece hacer deporte al aire libre, pero no puedo gastar dinero».*',
          marks: 1,
          key: '**E**: *gratuitas* and *por la sierra*. **D** is outdoors too, but costs fifteen euros.',
        },
        {
          ask: 'Hugo: *«Toco la guitarra desde pequeño y busco gente para tocar los viernes».*',
          marks: 1,
          key: '**C**: *músicos con experiencia*. **A** has the right instrument and day, but is for beginners.',
        },
      ],
    },
    {
      title: 'An article, short answers',
      task: 'Answer in Spanish.',
      text: 'Durante años, los cuatrocientos vecinos de un pueblo de montaña se quejaron de lo mismo: los fines de semana llegaban tantos turistas que ellos no podían aparcar ni delante de su propia casa. Hace poco, el ayuntamiento propuso una solución que al principio no le gustó a casi nadie: dejar los coches a la entrada y moverse a pie.\nQuienes más protestaron fueron los dueños de los bares, que tenían miedo de perder clientes. «Pensé que tendría que cerrar», recuerda Amparo, que tiene uno en la plaza. Sin embargo, ocurrió lo contrario: como ya no hay ruido ni humo, la gente se queda más tiempo y pide otro café. Amparo ha contratado a dos camareros.\nNo todo es perfecto. A las personas mayores les cuesta andar tanto, sobre todo en invierno, y por eso el pueblo ha comprado un pequeño autobús eléctrico que conduce un jubilado. «Me gusta el trabajo», dice, «pero lo que quiero de verdad es que los turistas aprendan a saludar».',
      questions: [
        {
          ask: '*¿Qué problema tenían los vecinos los fines de semana?*',
          marks: 1,
          key: '*No podían aparcar delante de su casa.* *Llegaban turistas* is the cause, not the problem.',
        },
        {
          ask: '*¿Por qué protestaron los dueños de los bares?*',
          marks: 1,
          key: '*Porque tenían miedo de perder clientes.* Keep the verb in the *ellos* form.',
        },
        {
          ask: '*¿Por qué se queda más tiempo la gente? Escribe dos razones.*',
          marks: 2,
          key: '*No hay ruido*, one mark; *no hay humo*, one mark.',
        },
        {
          ask: '*¿Cómo sabemos que a Amparo le va bien?*',
          marks: 1,
          key: '*Ha contratado a dos camareros.* *La gente se queda más tiempo* is true of every bar, but the question is about hers.',
        },
        {
          ask: '*¿Para quién ha comprado el pueblo el autobús?*',
          marks: 1,
          key: '*Para las personas mayores.* The *jubilado* drives it.',
        },
      ],
    },
  ],
  result: `${grades} That would be 19, 17, 14 and 12 of these 23 marks, but our questions aren’t Cambridge’s, so it’s only a guide. See **which** group lost you the most marks, and spend your next hour on it.`,
}

export const writingSet: TimedSet = {
  minutes: writing.minutes.is,
  how: 'A whole paper, with the tasks in Spanish. Set an alarm for each step of the plan above: minutes 4, 20, 25 and 53.',
  parts: [
    {
      title: 'Form',
      task: '*Quieres participar en un intercambio con un instituto de Sevilla. Completa el formulario en español.*',
      questions: [
        {
          ask: '*Dos cosas que te gusta hacer en tu tiempo libre:*',
          marks: 2,
          key: 'One mark each: *leer*, *ir al cine*, *jugar al ajedrez*. A spelling mistake doesn’t matter if a Spanish speaker would recognise the word at once. An English word doesn’t get a mark.',
        },
        {
          ask: '*Un animal que tienes o que te gustaría tener:*',
          marks: 1,
          key: '*Un gato*, *un caballo*, *una tortuga*. *Ninguno* is not an animal.',
        },
        { ask: '*Algo que no comes:*', marks: 1, key: '*Carne*, *pescado*, *huevos*.' },
        {
          ask: '*El mes en el que quieres viajar:*',
          marks: 1,
          key: '*Julio*, *marzo*; *el quince de julio* has the month in it, so it counts. A season doesn’t.',
        },
      ],
    },
    {
      title: 'Directed writing',
      task: `*Mi barrio.* Write ${range(writing.directed.words.is)} words.`,
      questions: [
        {
          ask: '*¿Cómo es tu barrio?*\n*¿Qué hiciste allí el fin de semana pasado?*\n*¿Qué es lo que menos te gusta de tu barrio y por qué?*\n*¿Qué vas a hacer en tu barrio este verano?*',
          marks: writing.directed.marks.is,
          key: '**10–12**: all four points, most with a detail or a reason; linked sentences; mistakes don’t get in the way. **7–9**: a point is missing or has no detail; simple sentences. **4–6**: about half of it is clear. **1–3**: a few words are clear.\nModel answer (12):\n*Vivo en un barrio tranquilo, con muchos árboles y una biblioteca donde estudio por las tardes. El fin de semana pasado fueron las fiestas: mis amigos y yo bailamos en la plaza y cenamos bocadillos de calamares. Lo que menos me gusta es el tráfico, porque hay que esperar mucho para cruzar y el aire está sucio. Además, no tenemos piscina. Este verano voy a ayudar en el huerto del barrio y a organizar un torneo de ajedrez, ya que muchas personas mayores se sienten solas.*',
        },
      ],
    },
    {
      title: 'The long text',
      task: `Choose one of the two. Write ${range(writing.long.words.is)} words. Use minutes 20–25 to plan: next to each point, write the tense, a connector and a detail.`,
      questions: [
        {
          ask: '(a) *Un viaje con el instituto.* *Hace poco hiciste un viaje con tu clase. Escribe un correo electrónico a tu amiga Nerea.*\n*Di adónde fuisteis y cómo viajasteis.*\n*Describe lo que hicisteis el primer día.*\n*Explica qué problema tuvisteis y cómo lo solucionasteis.*\n*Explica si te parece importante viajar con los compañeros de clase.*\n*Di qué viaje te gustaría hacer después de los exámenes y por qué.*\n\n**or** (b) *Un día sin móvil.* *Escribe un artículo para la revista de tu instituto.*\n*Explica por qué decidiste pasar un día sin móvil.*\n*Describe lo que hiciste ese día.*\n*Di qué fue lo más difícil.*\n*Explica si crees que los jóvenes usan demasiado el móvil.*\n*Di qué vas a hacer de otra manera a partir de ahora.*',
          marks: writing.long.marks.is,
          key: '**Task, 10**: 9–10 for five points, several of them developed; at most 8 when one is missing; about 5 for half of them.\n**Range, 10**: 9–10 for several tenses, subordinate clauses that work, and words beyond the most obvious ones; 5–6 for simple sentences joined with *y*, *pero* and *porque*.\n**Accuracy, 8**: 7–8 when mistakes are few and small; 3–4 when verbs are often in the wrong form.\nThe plan for (a): _where and how_, preterite, *pero*, the songs; _the first day_, preterite and imperfect, the guide; _the problem_, *menos mal que*, the rucksack; _my opinion_, *es importante que* and a subjunctive, *ya que*; _next_, conditional, *si*.\nModel answer (28):\n*Querida Nerea:*\n*¿Qué tal todo? Acabo de volver de Granada, adonde fui con mi clase. Viajamos seis horas en autocar, pero el viaje se me pasó volando porque cantamos todo el camino.*\n*El primer día subimos a la Alhambra. Hacía un sol estupendo y el guía nos contó historias de los reyes que vivieron allí. Por la tarde probamos el té con menta.*\n*Lo malo fue que Leo perdió la mochila. Menos mal que volvimos al restaurante, donde el camarero la había guardado.*\n*En mi opinión, es importante que viajemos juntos, ya que así conocemos mejor a los compañeros con los que nunca hablamos.*\n*Después de los exámenes me gustaría recorrer Asturias en bici, porque me encanta la montaña. Si lo apruebo todo, mis padres me pagarán el billete. ¿Te vienes?*\n*Un abrazo,*\n*Dani*',
        },
      ],
    },
  ],
  result: `${grades} The bands above are our own, in plain English, based on the mark schemes of papers with the same structure. Your teacher has Cambridge’s. Now write the same text again with half the mistakes.`,
}

export const listeningSet: TimedSet = {
  minutes: setMinutes.igcse.listening,
  how: 'Half a paper. Read the questions for a part first, then listen: you hear each recording twice. The voices come from your device. If you’re working on paper, ask somebody to read to you.',
  parts: [
    {
      title: 'Four short exchanges',
      task: `${asInTheExam.pictures} Choose **A** to **D**.`,
      heard: true,
      questions: [
        {
          ask: '*¿Qué no encuentra la chica?*',
          text: '—¿Has cogido el paraguas, Inés?\n—Sí, y las gafas de sol también, por si acaso. Lo que no encuentro es el cargador del móvil.',
          choices: ['her umbrella', 'her sunglasses', 'her charger', 'her phone'],
          marks: 1,
          key: '**C**: *lo que no encuentro es el cargador*. *Del móvil* only says which charger.',
        },
        {
          ask: '*¿Dónde está Correos?*',
          text: '—Perdone, ¿para ir a Correos?\n—Siga todo recto y tome la segunda a la izquierda. Está enfrente del mercado.',
          choices: ['next to the market', 'opposite the market', 'behind the market', 'inside the market'],
          marks: 1,
          key: '**B**: *enfrente del mercado*.',
        },
        {
          ask: '*¿A qué hora quedan?*',
          text: '—¿Quedamos a las siete y media?\n—Uf, a esa hora todavía estoy en clase de piano. Mejor media hora más tarde.',
          choices: ['7:00', '7:30', '8:00', '8:30'],
          marks: 1,
          key: '**C**: half past seven plus half an hour (*media hora más tarde*).',
        },
        {
          ask: '*¿Cuánto paga el cliente?*',
          text: '—Son treinta y seis euros.\n—¿No hay descuento para estudiantes?\n—Ah, es verdad. Entonces son veintisiete.',
          choices: ['26 euros', '27 euros', '36 euros', '37 euros'],
          marks: 1,
          key: '**B**: *entonces son veintisiete*, after the discount.',
        },
      ],
    },
    {
      title: 'One speaker',
      task: 'You hear a guide in a museum.',
      heard: true,
      text: 'Bienvenidos al Museo del Chocolate. La visita empieza dentro de diez minutos en la sala azul, no en la verde, que está cerrada por obras. Pueden hacer fotos en todas las salas menos en la última, donde verán trabajar a nuestros cocineros. Al final recibirán un regalo: los mayores, una receta; los niños, una tableta de chocolate. Y recuerden: la tienda cierra hoy a las cinco menos cuarto.',
      questions: [
        {
          ask: '*¿Dónde empieza la visita?*',
          choices: ['*en la sala azul*', '*en la sala verde*', '*en la última sala*', '*en la tienda*'],
          marks: 1,
          key: '**A**: *en la sala azul, no en la verde*.',
        },
        {
          ask: '*¿Dónde está prohibido hacer fotos?*',
          choices: ['*en la sala azul*', '*en todas las salas*', '*en la última sala*', '*en la tienda*'],
          marks: 1,
          key: '**C**: *menos en la última*. *Menos* means _except_.',
        },
        {
          ask: '*¿A qué hora cierra la tienda?*',
          choices: ['4:15', '4:45', '5:15', '5:45'],
          marks: 1,
          key: '**B**: *las cinco menos cuarto* is a quarter to five.',
        },
      ],
    },
    {
      title: 'Two friends, five people',
      task: 'Two friends talk about people from their old school. Choose a statement for each one. There’s one extra.',
      heard: true,
      choices: [
        '*Ha tenido un accidente.*',
        '*Ha cambiado el trabajo por los estudios.*',
        '*Ha recogido un animal.*',
        '*Busca trabajo.*',
        '*Vive ahora en un pueblo.*',
        '*Va a casarse.*',
      ],
      text: '—¿Qué sabes de los compañeros del instituto, Rubén?\n—Pues mira, Alba se ha ido al pueblo de sus abuelos. Dice que por fin duerme.\n—¿Y Víctor? ¿Sigue en la tienda?\n—No, la dejó para hacerse enfermero. Está en primero.\n—A Noa la vi ayer. Iba con un perro enorme.\n—Sí, lo encontró en la carretera y se lo quedó.\n—Y Marcos, ¿sigue con su novia?\n—¡Tienen la boda en mayo! Yo voy a tocar el violín.\n—¡Qué bien! ¿Y Sofía?\n—Pobre, se cayó esquiando y lleva un mes sin salir de casa.',
      questions: [
        { ask: 'Alba', marks: 1, key: '**E**: *se ha ido al pueblo de sus abuelos*.' },
        {
          ask: 'Víctor',
          marks: 1,
          key: '**B**: he left his job at the shop (*la dejó*) to become a nurse, and is in his first year (*en primero*).',
        },
        { ask: 'Noa', marks: 1, key: '**C**: she found the dog and kept it (*se lo quedó*).' },
        {
          ask: 'Marcos',
          marks: 1,
          key: '**F**: *la boda*. Rubén plays the violin. Nobody is looking for work, so **D** is the extra one.',
        },
        { ask: 'Sofía', marks: 1, key: '**A**: *se cayó esquiando*.' },
      ],
    },
    {
      title: 'Two interviews, three options',
      task: 'Two students say how they get to school: first Carmen, then Iker.',
      heard: true,
      text: '—Carmen, ¿cómo vas al instituto?\n—Antes me llevaba mi padre en coche, pero desde enero voy en patinete.\n—¿Y qué tal?\n—Tardo lo mismo, pero llego más despierta. Eso sí, cuando llueve cojo el autobús.\n—¿Y tú, Iker?\n—Yo vivo en una casa de campo, a doce kilómetros. Me levanto a las seis y media.\n—¿No te cansa?\n—Lo que me molesta no es madrugar, sino no poder quedarme al entrenamiento de baloncesto: el último autobús sale a las tres.',
      questions: [
        {
          ask: '*¿Cómo suele ir Carmen al instituto?*',
          choices: ['*en coche*', '*en patinete*', '*en autobús*'],
          marks: 1,
          key: '**B**: *desde enero voy en patinete*. She used to go by car (*antes*), and takes the bus when it rains.',
        },
        {
          ask: '*¿Qué ventaja tiene para Carmen ir así?*',
          choices: ['*Tarda menos.*', '*Llega más despierta.*', '*Es más barato.*'],
          marks: 1,
          key: '**B**. **A** is wrong: *tardo lo mismo*.',
        },
        {
          ask: '*¿Dónde vive Iker?*',
          choices: ['*en el campo*', '*al lado del instituto*', '*en la costa*'],
          marks: 1,
          key: '**A**: *una casa de campo, a doce kilómetros*.',
        },
        {
          ask: '*¿Qué le molesta a Iker?*',
          choices: ['*levantarse temprano*', '*no poder entrenar*', '*el precio del autobús*'],
          marks: 1,
          key: '**B**: *no es madrugar, sino…* What comes after *sino* is what counts.',
        },
      ],
    },
    {
      title: 'An interview, four options',
      task: 'A reporter talks to Lorena, a firefighter.',
      heard: true,
      text: '—Lorena, eres bombera. ¿Cómo se te ocurrió?\n—De niña quería ser veterinaria. Pero un verano hubo un incendio cerca del camping donde estábamos y vi a los bomberos trabajar toda la noche. Al día siguiente lo tenía claro.\n—¿Qué dijo tu familia?\n—Mi madre se puso a llorar de miedo. Quien me apoyó desde el principio fue mi hermano.',
      questions: [
        {
          ask: '*¿Por qué se hizo bombera Lorena?*',
          choices: [
            '*Le encantan los animales.*',
            '*Vio trabajar a los bomberos.*',
            '*Su madre se lo aconsejó.*',
            '*Su hermano es bombero.*',
          ],
          marks: 1,
          key: '**B**: *vi a los bomberos trabajar toda la noche*. **A** goes with her first idea, *veterinaria*.',
        },
        {
          ask: '*¿Cómo reaccionó su madre?*',
          choices: ['*Se enfadó.*', '*Se asustó.*', '*Se alegró.*', '*La apoyó.*'],
          marks: 1,
          key: '**B**: *llorar de miedo*. **D** is true of her brother.',
        },
      ],
    },
    {
      title: 'Two true statements',
      task: 'The interview with Lorena continues. Choose **two**.',
      heard: true,
      text: '—¿Qué es lo más duro del trabajo?\n—La gente piensa que el fuego, y no. Lo peor es que después tengo que dormir de día, y no hay manera: me despierta cualquier ruido.\n—¿Y lo mejor?\n—Cuando alguien vuelve un mes después para darte las gracias. El otro día una señora nos trajo croquetas para todos. Además, este año voy a dar clases a los nuevos: hay muy pocas chicas y quiero que se animen.',
      questions: [
        {
          ask: '*Elige las dos afirmaciones correctas.*',
          choices: [
            '*Para Lorena, lo peor es el fuego.*',
            '*A Lorena le cuesta dormir de día.*',
            '*Una señora les llevó comida.*',
            '*Lorena va a dejar de ser bombera.*',
            '*En las clases hay más chicas que chicos.*',
          ],
          marks: 2,
          key: '**B** (*me despierta cualquier ruido*) and **C** (*nos trajo croquetas*). **A** is what people think (*y no*). She’ll teach as well (*además*), and there are very few girls (*muy pocas*).',
        },
      ],
    },
  ],
  result: `${grades} That would be 17, 15, 12 and 10 of these 20 marks, as a guide. Play the parts you missed again while you read the transcript, then without it.`,
}

export const speakingSet: TimedSet = {
  minutes: setMinutes.igcse.speaking,
  how: `${time(speaking.preparation)} to prepare without a pen, then ${speaking.minutes.is} to speak. Record yourself: press the button, listen, answer, move on. ${asInTheExam.unseen}`,
  once: true,
  parts: [
    {
      title: 'Role play',
      task: 'The card: *Has perdido la mochila en un tren. Estás en la oficina de objetos perdidos de la estación. Tu profesora trabaja allí.* She speaks first.',
      heard: true,
      questions: [
        {
          ask: 'First question',
          text: 'Buenos días. ¿Qué le ha pasado?',
          marks: 2,
          key: '**2**: *He perdido la mochila en el tren.* **1**: *La mochila.* What happened to it?',
        },
        {
          ask: 'Second question',
          text: '¿Cómo es la mochila?',
          marks: 2,
          key: '**2**: *Es azul y bastante grande.* **1**: ~~Soy azul.~~ Who is blue?',
        },
        {
          ask: 'Third question, in two parts',
          text: '¿De dónde venía?',
          second: '¿A qué hora llegó el tren?',
          marks: 2,
          key: '**2**: *Venía de Toledo.* *El tren llegó a las diez.* **1**: only one of the two parts.',
        },
        {
          ask: 'Fourth question',
          text: '¿Qué llevaba en la mochila?',
          marks: 2,
          key: '**2**: *Llevaba unos libros y una chaqueta.* *Tengo unos libros* says what you have now: **1**.',
        },
        {
          ask: 'Fifth question, in two parts',
          text: '¿Dónde va a estar esta tarde?',
          second: '¿Cómo podemos contactar con usted?',
          marks: 2,
          key: '**2**: *Voy a estar en casa de mi tía.* *Me pueden llamar al móvil.* **1**: only one of the two parts.',
        },
      ],
    },
    {
      title: 'First conversation: food',
      task: `${time(speaking.conversation)}. Answer, give a reason, give an example.`,
      heard: true,
      questions: [
        {
          ask: 'Question 1',
          text: '¿Qué sueles desayunar?',
          key: '*Suelo desayunar pan con tomate, pero los domingos hago tortitas con mi hermano.*',
        },
        {
          ask: 'Question 2',
          text: '¿Con quién comes normalmente?',
          key: '*Entre semana como en el comedor con mis amigos; los sábados, con mis abuelos.*',
        },
        {
          ask: 'Question 3',
          text: 'Háblame de la última vez que comiste fuera de casa.',
          key: 'A past tense: *El viernes fuimos a un restaurante peruano porque era el cumpleaños de mi padre. Probé un plato de pescado que estaba buenísimo.*',
        },
        {
          ask: 'Question 4',
          text: '¿Qué vas a hacer para comer mejor en el futuro?',
          key: 'A future tense: *Voy a aprender a cocinar y, cuando viva sola, no compraré comida preparada.*',
        },
        {
          ask: 'Question 5',
          text: '¿Crees que los jóvenes comen bien? ¿Por qué?',
          key: 'An opinion and a reason: *Creo que no siempre, porque no tenemos tiempo para cocinar. Sin embargo, en mi clase cada vez hay más vegetarianos.*',
        },
      ],
    },
    {
      title: 'Second conversation: work',
      task: `${time(speaking.conversation)}.`,
      heard: true,
      questions: [
        {
          ask: 'Question 1 on work',
          text: '¿En qué trabaja alguien de tu familia?',
          key: '*Mi tía es ingeniera y construye puentes. Me parece un trabajo muy interesante.*',
        },
        {
          ask: 'Question 2 on work',
          text: '¿Qué asignaturas te parecen más útiles para el futuro?',
          key: '*Los idiomas, sobre todo el español, ya que hoy se trabaja con gente de muchos países.*',
        },
        {
          ask: 'Question 3 on work',
          text: '¿Has trabajado alguna vez? Cuéntame.',
          key: 'A past tense, and _no_ is an answer too: *Todavía no, pero el verano pasado ayudé a mi tío en su taller. Era duro y me levantaba muy temprano.*',
        },
        {
          ask: 'Question 4 on work',
          text: '¿Dónde te gustaría trabajar dentro de diez años? ¿Por qué?',
          key: 'The future, with a conditional: *Me gustaría trabajar en Chile, porque allí podría esquiar en julio.*',
        },
        {
          ask: 'Question 5 on work',
          text: '¿Qué ventajas y qué inconvenientes tiene trabajar en verano?',
          key: 'An opinion, with both sides: *Por un lado ganas dinero y aprendes; por otro, estás cansado cuando empiezan las clases.*',
        },
      ],
    },
    {
      title: 'How both conversations are marked',
      task: 'Listen to your recording, or ask a friend to.',
      questions: [
        {
          ask: 'Communication',
          marks: speaking.criteria.is[1],
          key: '**13–15**: you answer straight away, often develop your answers, and give reasons. **10–12**: you sometimes need the easier question that the examiner has ready, and develop some answers. **7–9**: you often need it, and your opinions are simple. **4–6**: you give some facts. **1–3**: you give one or two.',
        },
        {
          ask: 'Quality of language',
          marks: speaking.criteria.is[2],
          key: '**13–15**: a wide range of structures and words, nearly always correct; easy to listen to. **10–12**: a good range of both, with some mistakes. **7–9**: some of both, with a lot of mistakes. **4–6**: few, and rarely correct. **1–3**: single words.',
        },
      ],
    },
  ],
  result: `${grades} The role-play marks and the bands are in our own words, based on Cambridge’s mark scheme for French in 2024. You’ll find the Spanish one with [Cambridge’s recorded tests](https://learning.cambridgeinternational.org/classroom/course/view.php?id=4247). Play the recording again and count: how many answers had a reason, and how many tenses did you use?`,
}
