import type { AuthoredLesson } from '../types'

export default {
  subtitle: 'Las preposiciones de lugar',
  blurb:
    'Say where things are, ask the way and give directions, and choose between *a, en, de, por* and *para*.',
  rule: 'To say where something is, use *estar* + a place word. Most place words need *de* before a noun: *detrás de la casa* (behind the house). *En* is for being there (*Estoy en casa*, I’m at home), *a* for going there (*Voy a casa*, I’m going home). *A* + *el* is *al*, and *de* + *el* is *del*.',
  needs: {
    igcse: {
      asks: 'produce',
      what: 'Say where things are, ask for and understand directions, and use *a, en, de, por* and *para* in everyday phrases.',
    },
    abInitio: {
      asks: 'produce',
      what: 'The same, and describe a picture in the oral.',
    },
    standard: {
      asks: 'produce',
      what: '*Por* and *para* with confidence, prepositions before an infinitive, and verbs with their own preposition.',
    },
    higher: {
      asks: 'produce',
      what: 'All of it. The wrong preposition after a verb (*depender de*, *soñar con*) costs marks for accuracy.',
    },
  },
  opening: 'on-the-way-home',
  sections: [
    {
      id: 'basic',
      title: 'Basic prepositions of place: in, on, under, next to',
      core: true,
      syllabus: ['Prep'],
      blocks: [
        {
          kind: 'text',
          text: 'To say where a particular thing is, use *estar*. For “there is/are”, use *hay* ([which of the two?](ser-estar#hay)). *Aquí* (here) and *allí* (there) don’t need *de* ([adverbs](#adverbs)).',
        },
        {
          kind: 'table',
          caption: 'The twelve you need most',
          columns: [
            { header: 'Spanish', lang: 'es' },
            { header: 'English', lang: 'en', translation: true },
          ],
          rows: [
            ['en', 'in, on, at'],
            ['encima de', 'on top of, above'],
            ['debajo de', 'underneath'],
            ['delante de', 'in front of'],
            ['detrás de', 'behind'],
            ['al lado de', 'next to, beside'],
            ['entre', 'between, among'],
            ['enfrente de', 'opposite'],
            ['cerca de', 'near'],
            ['lejos de', 'far from'],
            ['a la derecha de', 'to the right of'],
            ['a la izquierda de', 'to the left of'],
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Las llaves están en la mesa, debajo del periódico.',
              en: 'The keys are on the table, under the newspaper.',
            },
            { es: 'En clase me siento entre Marta y Leo.', en: 'In class I sit between Marta and Leo.' },
          ],
        },
      ],
    },
    {
      id: 'contractions',
      title: 'Contractions of *a* and *de*: *al* and *del*',
      core: true,
      syllabus: ['Prep'],
      blocks: [
        {
          kind: 'text',
          text: '*A* (to) + *el* is *al*, and *de* (of, from) + *el* is *del*. There is no contraction with *la, los, las*, with *él* (he), or if *El* is part of a name: *Voy a El Escorial* (I’m going to El Escorial).',
        },
        {
          kind: 'table',
          caption: 'With and without a contraction',
          columns: [
            { header: 'Article', lang: 'es' },
            { header: 'With *a*', lang: 'es' },
            { header: 'With *de*', lang: 'es' },
          ],
          rows: [
            ['el', 'al', 'del'],
            ['la', 'a la', 'de la'],
            ['los', 'a los', 'de los'],
            ['las', 'a las', 'de las'],
          ],
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Salgo del instituto a las dos.', en: 'I leave school at two.' },
            {
              es: 'El quiosco está al lado del banco.',
              en: 'The kiosk is next to the bank.',
              note: '*A* + *el lado*, and *de* + *el banco*.',
            },
          ],
        },
      ],
    },
    {
      id: 'a-en-de',
      title: 'A or en: going there or being there',
      core: true,
      syllabus: ['Prep'],
      blocks: [
        {
          kind: 'text',
          text: 'Use *a* for where you’re going, for times, and [before a person](basic-pronouns#personal-a) who is the object. Use *en* for where something is or happens. So “at” is *en* for a place and *a* for a time.',
        },
        {
          kind: 'contrast',
          caption: 'Going or being',
          left: '*a*: movement, hour',
          right: '*en*: place',
          rows: [
            {
              left: { es: 'Voy a casa a las cinco.', en: 'I go home at five.' },
              right: { es: 'Por la tarde estoy en casa.', en: 'I’m at home in the afternoon.' },
            },
            {
              left: { es: 'Llegamos a Madrid de noche.', en: 'We arrived in Madrid at night.' },
              right: { es: 'Pasamos dos días en Madrid.', en: 'We spent two days in Madrid.' },
              why: 'Arriving is movement, so use *llegar a*, whatever English says.',
            },
          ],
        },
      ],
    },
    {
      id: 'directions',
      title: 'Asking and giving directions',
      core: true,
      syllabus: ['Prep'],
      blocks: [
        {
          kind: 'phrases',
          caption: 'Asking the way',
          rows: [
            { es: '¿Dónde está la estación?', en: 'Where is the station?' },
            { es: '¿Hay un banco por aquí?', en: 'Is there a bank round here?' },
            { es: '¿Cómo se llega al museo?', en: 'How do you get to the museum?' },
          ],
        },
        {
          kind: 'phrases',
          caption: 'Giving directions',
          rows: [
            { es: 'todo recto', en: 'straight on' },
            { es: 'a mano derecha', en: 'on the right-hand side' },
            { es: 'la primera a la derecha', en: 'the first on the right' },
            { es: 'la segunda a la izquierda', en: 'the second on the left' },
            { es: 'hasta el semáforo', en: 'as far as the traffic lights' },
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: '{Sigue:seguir} todo recto y {gira:girar} a la izquierda.',
              en: 'Go straight on and turn left. (to a friend)',
            },
          ],
        },
      ],
    },
    {
      id: 'por-para',
      title: 'For: *por* or *para*',
      core: true,
      syllabus: ['Prep'],
      blocks: [
        {
          kind: 'text',
          text: '*Para* looks ahead to a goal: a person, a place, a purpose or a deadline. *Por* is for a cause, a route or a price.',
        },
        {
          kind: 'contrast',
          caption: 'Both are “for”',
          left: '*por*: price, cause',
          right: '*para*: who gets it, purpose',
          rows: [
            {
              left: { es: 'Pagué veinte euros por el regalo.', en: 'I paid twenty euros for the present.' },
              right: { es: 'El regalo es para mi madre.', en: 'The present is for my mum.' },
              why: '*Por*: the exchange. *Para*: the person.',
            },
            {
              left: { es: 'No salimos por el calor.', en: 'We didn’t go out because of the heat.' },
              right: { es: 'Compré un ventilador para el calor.', en: 'I bought a fan for the heat.' },
              why: 'With *por*, the heat is the cause; with *para*, it’s what the fan is for.',
            },
          ],
        },
      ],
    },
    {
      id: 'mistakes',
      title: 'Mistakes to avoid',
      core: true,
      blocks: [
        {
          kind: 'mistakes',
          rows: [
            {
              wrong: 'Hay un árbol delante la casa.',
              right: 'Hay un árbol delante de la casa.',
              en: 'There’s a tree in front of the house.',
              why: 'Spanish uses “of” too: *delante de*.',
            },
            {
              wrong: 'Llegamos en Madrid a las dos.',
              right: 'Llegamos a Madrid a las dos.',
              en: 'We arrive in Madrid at two.',
              why: 'Arriving is movement, so use *llegar a*.',
            },
            {
              wrong: 'El banco está en la derecha.',
              right: 'El banco está a la derecha.',
              en: 'The bank is on the right.',
              why: 'Use *a* for sides: *a la derecha*, *a la izquierda*.',
            },
            {
              wrong: 'Hoy me quedo a casa.',
              right: 'Hoy me quedo en casa.',
              en: 'I’m staying at home today.',
              why: 'For where you are, use *en*.',
            },
            {
              wrong: 'Espero para el autobús.',
              right: 'Espero el autobús.',
              en: 'I’m waiting for the bus.',
              why: '*Esperar* already includes “for”.',
            },
          ],
        },
      ],
    },
    {
      id: 'visual',
      title: 'Visual: where things are',
      more: 'A cat and a box in ten positions.',
      syllabus: ['Prep'],
      blocks: [
        {
          kind: 'figure',
          name: 'places',
          caption:
            'A cat and a box in ten positions. **1** *En la caja, dentro de la caja*: the cat is in the box. **2** *Encima de la caja*: on top of it. **3** *Debajo de la caja*: underneath it. **4** *Delante de la caja*: in front of it. **5** *Detrás de la caja*: behind it. **6** *Al lado de la caja*: next to it. **7** *Entre las dos cajas*: between the two boxes. **8** *Enfrente de la caja*: opposite it, on the other side of the street. **9** *Cerca de la caja*: near it. **10** *Lejos de la caja*: far from it.',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: '¿Dónde está el gato? Está dentro de la caja.',
              en: 'Where’s the cat? It’s inside the box.',
            },
            { es: 'Ahora está encima de la caja.', en: 'Now it’s on top of the box.' },
            { es: 'Se ha escondido debajo de la caja.', en: 'It’s hidden itself under the box.' },
            { es: 'Duerme entre las dos cajas.', en: 'It’s sleeping between the two boxes.' },
          ],
        },
      ],
    },
    {
      id: 'place-words',
      title: 'More place words: on, inside, around, at the end of',
      more: 'Inside, outside, around, at the end; in front or opposite.',
      syllabus: ['Prep'],
      blocks: [
        {
          kind: 'table',
          caption: 'In, on, under, against',
          columns: [
            { header: 'Spanish', lang: 'es' },
            { header: 'English', lang: 'en', translation: true },
          ],
          rows: [
            ['sobre', 'on, over; about'],
            ['bajo', 'under, below (more formal)'],
            ['dentro de', 'inside'],
            ['fuera de', 'outside'],
            ['contra', 'against'],
          ],
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Las llaves están en el bolsillo de mi abrigo.', en: 'The keys are in my coat pocket.' },
            { es: 'He dejado el dinero sobre tu escritorio.', en: 'I’ve left the money on your desk.' },
            {
              es: 'El gato duerme encima de la lavadora.',
              en: 'The cat sleeps on top of the washing machine.',
            },
            { es: 'Estamos a cinco grados bajo cero.', en: 'It’s five degrees below zero.' },
            { es: 'Dentro de la caja hay una carta.', en: 'There’s a letter inside the box.' },
            { es: 'Los perros esperan fuera de la tienda.', en: 'The dogs are waiting outside the shop.' },
            { es: 'Tu bici está apoyada contra la pared.', en: 'Your bike is leaning against the wall.' },
          ],
        },
        {
          kind: 'table',
          caption: 'Facing, beside, around, at the end',
          columns: [
            { header: 'Spanish', lang: 'es' },
            { header: 'English', lang: 'en', translation: true },
          ],
          rows: [
            ['frente a', 'opposite, facing'],
            ['junto a', 'next to, by'],
            ['alrededor de', 'around'],
            ['en el centro de', 'in the middle of'],
            ['al final de', 'at the end of'],
            ['al fondo de', 'at the far end of, at the back of'],
            ['en la esquina (de)', 'on the corner (of)'],
            ['a cinco minutos de', 'five minutes from'],
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Hay una cola enorme delante del cine.',
              en: 'There’s an enormous queue in front of the cinema.',
            },
            {
              es: 'El aparcamiento está detrás del supermercado.',
              en: 'The car park is behind the supermarket.',
            },
            { es: 'El hotel está frente al mar.', en: 'The hotel faces the sea.' },
            { es: 'Mi instituto está al lado de la piscina.', en: 'My school is next to the swimming pool.' },
            { es: 'Nos sentamos junto a la ventana.', en: 'We sat by the window.' },
            {
              es: 'A la izquierda de la foto hay una mujer.',
              en: 'On the left of the photo there’s a woman.',
            },
            {
              es: 'El baño está a la derecha de la cocina.',
              en: 'The bathroom is to the right of the kitchen.',
            },
          ],
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Vivimos cerca de la estación.', en: 'We live near the station.' },
            { es: 'El aeropuerto está lejos del centro.', en: 'The airport is far from the town centre.' },
            {
              es: 'Hay árboles alrededor del campo de fútbol.',
              en: 'There are trees around the football pitch.',
            },
            {
              es: 'En el centro de la plaza hay una fuente.',
              en: 'In the middle of the square there’s a fountain.',
            },
            { es: 'Correos está al final de la calle.', en: 'The post office is at the end of the street.' },
            {
              es: 'Los servicios están al fondo del pasillo.',
              en: 'The toilets are at the far end of the corridor.',
            },
            { es: 'La panadería está en la esquina.', en: 'The bakery is on the corner.' },
            {
              es: 'La playa está a cinco minutos de mi casa.',
              en: 'The beach is five minutes from my house.',
            },
          ],
        },
        {
          kind: 'contrast',
          caption: 'Two pairs to tell apart',
          left: '*delante de*, *en la esquina*',
          right: '*enfrente de*, *en el rincón*',
          rows: [
            {
              left: { es: 'Te espero delante del cine.', en: 'I’ll wait for you in front of the cinema.' },
              right: { es: 'La cafetería está enfrente del cine.', en: 'The café is opposite the cinema.' },
              why: '*Enfrente de* is “opposite”, usually with a street in between.',
            },
            {
              left: {
                es: 'Nos vemos en la esquina de tu calle.',
                en: 'See you on the corner of your street.',
              },
              right: { es: 'Hay una planta en el rincón.', en: 'There’s a plant in the corner.' },
              why: '*Esquina* is an outside corner, and *rincón* is the inside corner of a room.',
            },
          ],
        },
      ],
    },
    {
      id: 'adverbs',
      title: 'Here, there, upstairs, inside: *aquí*, *ahí*, *allí*, *arriba*',
      more: 'Place words without a noun, and Latin American words.',
      syllabus: ['Adv1'],
      blocks: [
        {
          kind: 'text',
          text: 'When nothing follows a place word, use it **without** *de*: *Vivo cerca* (I live nearby), but *Vivo cerca de aquí* (I live near here).',
        },
        {
          kind: 'table',
          caption: 'Place words without *de* (adverbs)',
          columns: [
            { header: 'Spanish', lang: 'es' },
            { header: 'English', lang: 'en', translation: true },
          ],
          rows: [
            ['aquí', 'here (near me)'],
            ['ahí', 'there (near you, or not far)'],
            ['allí', 'over there (far from both of us)'],
            ['arriba', 'up, upstairs'],
            ['abajo', 'down, downstairs'],
            ['cerca', 'nearby'],
            ['lejos', 'far away'],
            ['dentro', 'inside'],
            ['fuera', 'outside'],
          ],
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Deja la mochila ahí, a tu lado.', en: 'Leave your rucksack there, beside you.' },
            {
              es: 'Mi habitación está arriba y la cocina, abajo.',
              en: 'My room is upstairs and the kitchen is downstairs.',
            },
            {
              es: 'Hace frío fuera; mejor esperamos dentro.',
              en: 'It’s cold outside; we’d better wait inside.',
            },
            { es: 'El polideportivo no está lejos.', en: 'The sports centre isn’t far.' },
          ],
        },
        {
          kind: 'table',
          caption: 'What you’ll hear in Latin America',
          columns: [
            { header: 'Latin America', lang: 'es' },
            { header: 'Spain', lang: 'es' },
            { header: 'English', lang: 'en', translation: true },
          ],
          rows: [
            ['acá', 'aquí', 'here'],
            ['allá', 'allí', 'over there'],
            ['adentro', 'dentro', 'inside'],
            ['afuera', 'fuera', 'outside'],
            ['enfrente de', 'delante de', 'in front of'],
          ],
        },
        {
          kind: 'text',
          text: 'Spain uses these words too, but there *adentro* and *afuera* are mostly for movement: *Vamos adentro* (let’s go in). In Spain *enfrente de* usually means “opposite”, so in a Latin American text check whether there’s a street in between.',
        },
      ],
    },
    {
      id: 'directional',
      title: 'Directional: from, to, towards, through',
      more: 'Seven prepositions of movement, and the points of the compass.',
      syllabus: ['Prep'],
      blocks: [
        {
          kind: 'table',
          caption: 'Prepositions of movement',
          columns: [
            { header: 'Spanish', lang: 'es' },
            { header: 'English', lang: 'en', translation: true },
          ],
          rows: [
            ['a', 'to'],
            ['de', 'from'],
            ['desde', 'from (the starting point)'],
            ['hasta', 'as far as, up to'],
            ['hacia', 'towards'],
            ['por', 'along, through, around'],
            ['a través de', 'through, across'],
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Caminamos desde el puerto hasta el castillo.',
              en: 'We walked from the harbour to the castle.',
            },
            { es: 'El tren va hacia el norte.', en: 'The train is going north.' },
            {
              es: 'Los sábados paseamos por la orilla del río.',
              en: 'On Saturdays we walk along the river bank.',
            },
            { es: 'El ladrón entró por la ventana.', en: 'The burglar got in through the window.' },
            { es: 'Caminaron a través del bosque.', en: 'They walked through the forest.' },
          ],
        },
        {
          kind: 'phrases',
          caption: 'The points of the compass',
          rows: [
            { es: 'el norte', en: 'north' },
            { es: 'el sur', en: 'south' },
            { es: 'el este', en: 'east' },
            { es: 'el oeste', en: 'west' },
            { es: 'el noreste, el noroeste', en: 'north-east, north-west' },
            { es: 'el sureste, el suroeste', en: 'south-east, south-west' },
          ],
        },
        {
          kind: 'contrast',
          caption: 'In the north or to the north',
          left: '*en el norte de*: inside',
          right: '*al norte de*: outside',
          rows: [
            {
              left: { es: 'Bilbao está en el norte de España.', en: 'Bilbao is in the north of Spain.' },
              right: { es: 'Francia está al norte de España.', en: 'France is to the north of Spain.' },
            },
          ],
        },
      ],
    },
    {
      id: 'directions-commands',
      title: 'Commands for directions: *sigue*, *siga*, *gira*, *gire*',
      more: 'Nine commands, more questions, and two dialogues in the street.',
      syllabus: ['Prep'],
      blocks: [
        {
          kind: 'text',
          text: 'Use the *tú* command with a friend and *usted* with an adult you don’t know. Begin with “excuse me”: *perdona* (*tú*) or *perdone* (*usted*). There’s more in [the imperative](imperative).',
        },
        {
          kind: 'table',
          caption: 'Commands for directions',
          columns: [
            { header: 'To a friend', lang: 'es' },
            { header: 'Polite', lang: 'es' },
            { header: 'English', lang: 'en', translation: true },
          ],
          rows: [
            ['{sigue:seguir}', '{siga:seguir}', 'carry on (*seguir*)'],
            ['{gira:girar}', '{gire:girar}', 'turn (*girar*)'],
            ['{tuerce:torcer}', '{tuerza:torcer}', 'turn (*torcer*)'],
            ['{toma:tomar}', '{tome:tomar}', 'take (*tomar*)'],
            ['{coge:coger}', '{coja:coger}', 'take (*coger*, Spain)'],
            ['{cruza:cruzar}', '{cruce:cruzar}', 'cross (*cruzar*)'],
            ['{sube:subir}', '{suba:subir}', 'go up (*subir*)'],
            ['{baja:bajar}', '{baje:bajar}', 'go down (*bajar*)'],
            ['{pasa:pasar}', '{pase:pasar}', 'go past, go through (*pasar*)'],
          ],
        },
        {
          kind: 'phrases',
          caption: 'More questions',
          rows: [
            { es: '¿Por dónde se va al centro?', en: 'Which way is the town centre?' },
            { es: '¿Está lejos?', en: 'Is it far?' },
            { es: '¿A qué distancia está?', en: 'How far is it?' },
            { es: '¿Se puede ir a pie?', en: 'Can you walk there?' },
            {
              es: '¿Me puede indicar en el mapa dónde estamos?',
              en: 'Can you show me on the map where we are?',
            },
          ],
        },
        {
          kind: 'phrases',
          caption: 'Things you pass on the way',
          rows: [
            { es: 'la rotonda', en: 'the roundabout' },
            { es: 'el cruce', en: 'the crossroads' },
            { es: 'la esquina', en: 'the corner' },
            { es: 'el paso de peatones', en: 'the pedestrian crossing' },
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: '{Pase:pasar} el cruce y {suba:subir} por la primera calle.',
              en: 'Go past the crossroads and up the first street.',
            },
          ],
        },
        {
          kind: 'dialogue',
          caption: 'Between two students',
          lines: [
            {
              who: 'Laura',
              es: 'Perdona, ¿hay una farmacia por aquí?',
              en: 'Excuse me, is there a chemist’s round here?',
            },
            {
              who: 'Marcos',
              es: 'Sí, hay una en la plaza. ¿Ves el semáforo?',
              en: 'Yes, there’s one in the square. Can you see the traffic lights?',
            },
            { who: 'Laura', es: 'Sí, lo veo.', en: 'Yes, I can see them.' },
            {
              who: 'Marcos',
              es: 'Pues {cruza:cruzar} ahí y {sigue:seguir} todo recto hasta la rotonda.',
              en: 'Well, cross there and go straight on to the roundabout.',
            },
            { who: 'Laura', es: '¿Y después?', en: 'And then?' },
            {
              who: 'Marcos',
              es: '{Coge:coger} la primera a la derecha. La farmacia está al lado del banco.',
              en: 'Take the first on the right. The chemist’s is next to the bank.',
            },
            { who: 'Laura', es: '¿Está lejos?', en: 'Is it far?' },
            {
              who: 'Marcos',
              es: '¡Qué va! Está a cinco minutos a pie.',
              en: 'Not at all! It’s a five-minute walk.',
            },
          ],
        },
        {
          kind: 'dialogue',
          caption: 'A visitor and a woman in the street',
          lines: [
            {
              who: 'Paul',
              es: 'Perdone, ¿cómo se llega al museo?',
              en: 'Excuse me, how do you get to the museum?',
            },
            {
              who: 'Carmen',
              es: '{Tome:tomar} esta calle y {siga:seguir} todo recto hasta el cruce.',
              en: 'Take this street and carry straight on to the crossroads.',
            },
            { who: 'Paul', es: '¿Y luego tuerzo a la izquierda?', en: 'And then do I turn left?' },
            {
              who: 'Carmen',
              es: 'No, a la derecha. {Baje:bajar} hasta el río y {cruce:cruzar} el puente.',
              en: 'No, turn right. Go down to the river and cross the bridge.',
            },
            { who: 'Paul', es: '¿A qué distancia está?', en: 'How far is it?' },
            {
              who: 'Carmen',
              es: 'A un kilómetro, más o menos. También puede ir en autobús.',
              en: 'About a kilometre. You can also go by bus.',
            },
            { who: 'Paul', es: '¿Y dónde está la parada?', en: 'And where’s the stop?' },
            {
              who: 'Carmen',
              es: 'Ahí enfrente, delante de la biblioteca.',
              en: 'Just opposite, in front of the library.',
            },
          ],
        },
      ],
    },
    {
      id: 'a-en-de-uses',
      title: 'Three small words: *a*, *en*, *de* (by bus, on foot, from)',
      more: 'Clock and calendar, means of transport, and “from” or “of”.',
      syllabus: ['Prep'],
      blocks: [
        {
          kind: 'text',
          text: '*A* also goes before a person who is the object ([the personal a](basic-pronouns#personal-a)). *En* goes before months, seasons and means of transport.',
        },
        {
          kind: 'contrast',
          caption: 'Clock or calendar, on foot or by train',
          left: '*a*: clock time, *a pie*',
          right: '*en*: month, season, transport',
          rows: [
            {
              left: { es: 'Voy al instituto a pie.', en: 'I walk to school.' },
              right: { es: 'Mi hermana va en tren.', en: 'My sister goes by train.' },
              why: 'For transport, use *en* (*en coche*, by car; *en bici*, by bike; *en avión*, by plane), but *a pie* (on foot) and *a caballo* (on horseback).',
            },
            {
              left: { es: 'El concierto empieza a las nueve.', en: 'The concert starts at nine.' },
              right: { es: 'El festival es en julio.', en: 'The festival is in July.' },
            },
          ],
        },
        {
          kind: 'text',
          text: 'Use *de* for where something comes from, what it’s made of, whose it is or what kind it is.',
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Mi profesora es de Perú.', en: 'My teacher is from Peru.' },
            { es: 'Quiero una camiseta de algodón.', en: 'I want a cotton T-shirt.' },
            { es: 'La tienda de mi tío cierra los lunes.', en: 'My uncle’s shop is closed on Mondays.' },
            { es: 'Tengo un examen de Historia.', en: 'I have a history exam.' },
          ],
        },
      ],
    },
    {
      id: 'por-para-uses',
      title: 'All the uses of *por* and *para*',
      more: 'Nine uses of *por*, eight of *para*, and “for” with time.',
      syllabus: ['Prep'],
      blocks: [
        {
          kind: 'table',
          caption: 'Nine uses of *por*',
          columns: [
            { header: 'Use', lang: 'en' },
            { header: 'Example', lang: 'es' },
            { header: 'English', lang: 'en', translation: true },
          ],
          rows: [
            ['cause', 'por la lluvia', 'because of the rain'],
            ['through, along', 'por el parque', 'through the park'],
            ['roughly where', 'por aquí', 'round here'],
            ['part of the day', 'por la mañana', 'in the morning'],
            ['price, exchange', 'por diez euros', 'for ten euros'],
            ['means', 'por correo, por teléfono', 'by post, by phone'],
            ['how often, per', 'dos veces por semana', 'twice a week'],
            ['by (who did it)', 'escrito por Cervantes', 'written by Cervantes'],
            ['for the sake of, instead of', 'Lo hago por ti.', 'I’m doing it for your sake.'],
          ],
        },
        {
          kind: 'table',
          caption: 'Eight uses of *para*',
          columns: [
            { header: 'Use', lang: 'en' },
            { header: 'Example', lang: 'es' },
            { header: 'English', lang: 'en', translation: true },
          ],
          rows: [
            ['purpose', 'para aprender', '(in order) to learn'],
            ['who gets it', 'un regalo para ti', 'a present for you'],
            ['destination', 'el tren para Bilbao', 'the train to Bilbao'],
            ['deadline', 'para el lunes', 'by Monday, for Monday'],
            ['opinion', 'para mí', 'in my opinion'],
            ['comparison', 'muy alto para su edad', 'very tall for his age'],
            ['use', 'un champú para niños', 'a shampoo for children'],
            ['employer', 'Trabaja para una ONG.', 'She works for an NGO.'],
          ],
        },
        {
          kind: 'contrast',
          caption: 'Same noun, different meaning',
          left: '*por*',
          right: '*para*',
          rows: [
            {
              left: { es: 'Vamos por Zaragoza.', en: 'We’re going via Zaragoza.' },
              right: { es: 'Salimos para Zaragoza a las seis.', en: 'We leave for Zaragoza at six.' },
              why: '*Por* gives the route, and *para* the destination.',
            },
            {
              left: {
                es: 'Te mando los apuntes por la tarde.',
                en: 'I’ll send you the notes in the afternoon.',
              },
              right: {
                es: 'Necesito los apuntes para esta tarde.',
                en: 'I need the notes for this afternoon.',
              },
              why: '*Por* says when you do it, and *para* gives the deadline.',
            },
          ],
        },
        {
          kind: 'note',
          label: 'Careful',
          text: 'To say how long something lasts, Spanish usually uses no preposition, or *durante*: *Estuve (durante) tres días en Roma* (I was in Rome for three days). *Por tres días* is right too, and common in Latin America. *Para* is only for plans: *una habitación para tres noches* (a room for three nights). For a time that runs up to now, “for” is *desde hace*: *Vivo aquí desde hace dos años* (I’ve lived here for two years). “To go and get” is *ir a por* in Spain (*Voy a por pan*, I’m going to get some bread) and *ir por* in Latin America.',
        },
      ],
    },
    {
      id: 'with-infinitive',
      title: 'Before doing, without doing: preposition + infinitive',
      more: '“Before eating”, “without speaking” and six others.',
      syllabus: ['V14'],
      blocks: [
        {
          kind: 'text',
          text: 'After a preposition, English uses _-ing_ but Spanish uses the **infinitive** (the dictionary form): “before eating” is *antes de comer*. Do this when both verbs have the same subject. If they don’t, use *antes de que* + [subjunctive](present-subjunctive).',
        },
        {
          kind: 'table',
          caption: 'Prepositions with an infinitive',
          columns: [
            { header: 'Spanish', lang: 'es' },
            { header: 'English', lang: 'en', translation: true },
          ],
          rows: [
            ['antes de salir', 'before leaving'],
            ['después de estudiar', 'after studying'],
            ['sin hablar', 'without speaking'],
            ['para aprender', 'in order to learn'],
            ['por llegar tarde', 'for arriving late'],
            ['hasta terminar', 'until you finish'],
            ['en vez de esperar', 'instead of waiting'],
            ['al entrar', 'on going in, when you go in'],
          ],
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Me lavo las manos antes de comer.', en: 'I wash my hands before eating.' },
            { es: 'Se fue sin decir adiós.', en: 'She left without saying goodbye.' },
            { es: 'Ahorramos para viajar en verano.', en: 'We’re saving up to travel in the summer.' },
            { es: 'Después de cenar vimos una serie.', en: 'After having dinner, we watched a series.' },
          ],
        },
      ],
    },
    {
      id: 'verbs',
      title: 'Verbs with a fixed preposition: *pensar en*, *soñar con*',
      more: 'Fourteen verbs, and five with a preposition only in English.',
      syllabus: ['Prep'],
      blocks: [
        {
          kind: 'text',
          text: 'The preposition belongs to the verb, so learn them together. After it, use a noun or an [infinitive](?infinitive).',
        },
        {
          kind: 'table',
          caption: 'Fourteen verbs',
          columns: [
            { header: 'Spanish', lang: 'es' },
            { header: 'English', lang: 'en', translation: true },
          ],
          rows: [
            ['ir a', 'to go to; to be going to'],
            ['llegar a', 'to arrive in, at; to get to'],
            ['empezar a', 'to begin to'],
            ['aprender a', 'to learn to'],
            ['ayudar a', 'to help to'],
            ['jugar a', 'to play (a game or sport)'],
            ['soñar con', 'to dream of'],
            ['contar con', 'to count on'],
            ['casarse con', 'to marry'],
            ['acordarse de', 'to remember'],
            ['olvidarse de', 'to forget'],
            ['dejar de', 'to stop (doing)'],
            ['pensar en', 'to think about'],
            ['tardar en', 'to take (time) to'],
          ],
        },
        {
          kind: 'examples',
          rows: [
            { es: '¿Jugamos al baloncesto después de clase?', en: 'Shall we play basketball after school?' },
            { es: 'Mi hermano sueña con ser piloto.', en: 'My brother dreams of being a pilot.' },
            { es: '¿Te acuerdas de nuestra profesora de Música?', en: 'Do you remember our music teacher?' },
            { es: 'Mi padre ha dejado de fumar.', en: 'My dad has stopped smoking.' },
            { es: 'Pienso mucho en el futuro.', en: 'I think about the future a lot.' },
            { es: 'Tardamos una hora en llegar.', en: 'It takes us an hour to get there.' },
          ],
        },
        {
          kind: 'text',
          text: 'Some English prepositions have no Spanish equivalent: *buscar* (look **for**), *esperar* (wait **for**), *mirar* (look **at**), *escuchar* (listen **to**), *pedir* (ask **for**). Use the personal *a* for a person after *buscar, esperar, mirar* and *escuchar*: *Espero a Ana* (I’m waiting for Ana).',
        },
      ],
    },
    {
      id: 'verbs-more',
      title: 'More verbs with *a*, *de*, *en*, *por*: *tratar de*, *depender de*',
      more: 'Sixteen more verbs with their prepositions.',
      syllabus: ['Prep'],
      blocks: [
        {
          kind: 'text',
          text: 'Use an infinitive after the first three. After the others, use a noun or pronoun (or sometimes an infinitive).',
        },
        {
          kind: 'table',
          caption: 'Sixteen verbs',
          columns: [
            { header: 'Spanish', lang: 'es' },
            { header: 'English', lang: 'en', translation: true },
          ],
          rows: [
            ['tratar de', 'to try to'],
            ['acabar de', 'to have just (done)'],
            ['volver a', 'to do again'],
            ['invitar a', 'to invite to'],
            ['asistir a', 'to attend, to go to (a class, a match)'],
            ['parecerse a', 'to look like, to be like'],
            ['disfrutar de', 'to enjoy'],
            ['depender de', 'to depend **on**'],
            ['quejarse de', 'to complain **about**'],
            ['enamorarse de', 'to fall in love **with**'],
            ['salir de', 'to leave, to go out of'],
            ['entrar en', 'to go into, to enter'],
            ['participar en', 'to take part in'],
            ['fijarse en', 'to notice, to look closely at'],
            ['preocuparse por', 'to worry **about**'],
            ['interesarse por', 'to be interested **in**'],
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Trato de hacer los deberes antes de cenar.',
              en: 'I try to do my homework before dinner.',
            },
            { es: 'Acabamos de volver de las vacaciones.', en: 'We’ve just come back from our holidays.' },
            { es: 'No vuelvo a comer en ese restaurante.', en: 'I’m not eating in that restaurant again.' },
            { es: 'Todo depende del tiempo.', en: 'It all depends on the weather.' },
            { es: 'Mi hermano se parece a mi abuelo.', en: 'My brother looks like my grandfather.' },
            { es: 'Los vecinos se quejan del ruido.', en: 'The neighbours complain about the noise.' },
            {
              es: 'Muchos jóvenes se preocupan por el clima.',
              en: 'Many young people worry about the climate.',
            },
            { es: '¿Quieres participar en el concurso?', en: 'Do you want to take part in the competition?' },
            { es: 'Mis tíos nos invitan a comer.', en: 'My aunt and uncle are inviting us to lunch.' },
          ],
        },
        {
          kind: 'note',
          label: 'Spain and Latin America',
          text: 'In much of Latin America people say *entrar a*: *Entro a la clase* is *Entro en la clase* in Spain (I go into the classroom). You can also use *disfrutar* without *de*, everywhere: *Disfruto las vacaciones* (I enjoy the holidays).',
        },
      ],
    },
    {
      id: 'more-mistakes',
      title: 'More mistakes to avoid',
      more: 'Seven more, Latin American words, and exam tips.',
      blocks: [
        {
          kind: 'mistakes',
          rows: [
            {
              wrong: 'La parada está cerca del mi casa.',
              right: 'La parada está cerca de mi casa.',
              en: 'The stop is near my house.',
              why: '*Del* includes *el*. Don’t use an article before *mi*.',
            },
            {
              wrong: 'Me siento entre de Ana y Leo.',
              right: 'Me siento entre Ana y Leo.',
              en: 'I sit between Ana and Leo.',
              why: 'Most place words need *de*, but *entre* doesn’t.',
            },
            {
              wrong: 'El perro está detrás mío.',
              right: 'El perro está detrás de mí.',
              en: 'The dog is behind me.',
              why: 'People say this in Spain and Argentina, but write *de* + pronoun: *detrás de mí*.',
            },
            {
              wrong: 'Pienso de mi familia.',
              right: 'Pienso en mi familia.',
              en: 'I think about my family.',
              why: '*Pensar de* is for opinions (*¿Qué piensas de Ana?*, what do you think of Ana?). “To think about” is *pensar en*.',
            },
            {
              wrong: 'Gira a la derecho.',
              right: '{Gira:girar} a la derecha.',
              en: 'Turn right.',
              why: 'For the side, use *la derecha*. *Derecho* is “right” only with a masculine noun (*el pie derecho*, the right foot). On its own it’s “straight” or “law”. In Spain “straight on” is *todo recto*.',
            },
            {
              wrong: 'Busco para mis llaves.',
              right: 'Busco mis llaves.',
              en: 'I’m looking for my keys.',
              why: '*Buscar* is “to look for” in one word.',
            },
            {
              wrong: 'Voy al instituto al pie.',
              right: 'Voy al instituto a pie.',
              en: 'I walk to school.',
              why: '“On foot” has no article: *a pie*. *Al pie de* is “at the foot of”.',
            },
          ],
        },
        {
          kind: 'note',
          label: 'Spain and Latin America',
          text: 'In Spain *coger* is the everyday verb for taking a bus or a street; in much of Latin America it is vulgar, so say *tomar* there. *Siga derecho* (go straight on) is usual there instead of *siga todo recto*. A block is *una manzana* in Spain and *una cuadra* in most of Latin America, where *el aparcamiento* (car park) is *el estacionamiento*. For “here” and “there” in Latin America see [the adverbs](#adverbs).',
        },
        {
          kind: 'note',
          label: 'In the exam',
          text: 'In **Listening** and **Reading** a place word often decides the answer: don’t mix up *delante* (in front), *enfrente* (opposite) and *al lado* (next to). In the **Speaking** role play you may have to ask the way: have *¿Cómo se llega a…?* (how do you get to…?) and *¿Está lejos?* (is it far?) ready. In a photo description go from *a la izquierda* (on the left) to *al fondo* (in the background). In **Writing** show off with *antes de* (before) and *después de* (after) + infinitive.',
        },
      ],
    },
  ],
  exercises: [
    {
      id: 'on-the-way-home',
      kind: 'choose',
      teaches: 'a-en-de',
      prompt: 'You are on the bus. Your mum asks where you are. What do you write?',
      en: 'I’m going home.',
      options: [
        { text: '*Estoy en casa.*', because: '*En* means that you’re there already: “I’m at home”.' },
        {
          text: '*Voy a casa.*',
          right: true,
          because: '*A* is for where you’re going: “I’m going home”.',
        },
        { text: '*Salgo de casa.*', because: '*De* is “from”: “I’m leaving home”.' },
      ],
    },
    {
      id: 'at-home',
      kind: 'fill',
      teaches: 'a-en-de',
      sentence: 'Los domingos por la tarde estoy ___ casa.',
      en: 'On Sunday afternoons I’m at home.',
      answers: [
        'en',
        {
          answer: 'en {mi|la}',
          note: 'Also right: *en mi casa* is “at my house”, and *en la casa* is usual in parts of Latin America. “At home” is *en casa* everywhere.',
        },
        { answer: 'por', note: 'Right, but this means “around the house”. “At home” is *en casa*.' },
      ],
      because: 'For where you are, use *en*. *A casa* is for going there.',
      mistakes: [
        { answer: 'a', because: '*A casa* answers “where to?”. “At home” is *en casa*.' },
        { answer: '{a la|a mi|al}', because: '*A* answers “where to?”. “At home” is *en casa*.' },
        { answer: '{de|desde|de mi|de la}', because: '*De casa* is “from home”. “At home” is *en casa*.' },
        {
          answer: '{para|hacia|hasta}',
          because: 'That’s for where you’re going. “At home” is *en casa*.',
        },
        {
          answer: '{el|la|mi|una|la mi}',
          because: '*Estoy* needs a preposition before the place: *en casa*.',
        },
        { answer: '{dentro|adentro|sobre|encima de|con|entre}', because: '“At home” is simply *en casa*.' },
        { answer: 'en el', because: '*Casa* is feminine, and “at home” has no article: *en casa*.' },
        { answer: '{in|at}', because: 'That’s English. In Spanish, it’s *en casa*.' },
      ],
      notAsked: [
        { answer: 'en una', because: 'That means “in **a** house”. “At home” is *en casa*.' },
        { answer: '{dentro|adentro} de', because: 'That’s “**inside** the house”. “At home” is *en casa*.' },
      ],
    },
    {
      id: 'arrive',
      kind: 'correct',
      teaches: 'a-en-de',
      sentence: 'El avión llega en Londres a las diez.',
      en: 'The plane arrives in London at ten.',
      answers: [
        'El avión {llega|llegará} a Londres a las diez.',
        'El avión {llega|llegará} a las diez a Londres.',
        'A las diez {llega el avión|el avión llega|llegará el avión|el avión llegará} a Londres.',
        'A Londres {llega el avión|el avión llega|llegará el avión} a las diez.',
        '{Llega|Llegará} {el avión a Londres|a Londres el avión} a las diez.',
        'A las diez {llega|llegará} a Londres el avión.',
        {
          answer: 'El avión arriba a Londres a las diez.',
          note: '*Arribar* is formal, and more common in Latin America; the everyday verb is *llegar*.',
        },
        'Llega el avión a las diez a Londres.',
        {
          answer: 'El avión {aterriza|aterrizará} {en Londres a las diez|a las diez en Londres}.',
          note: 'Right: use *en* with *aterrizar*, to land. But *llegar* needs *a*: *llega a Londres*.',
        },
      ],
      because: 'Arriving is movement, so use *llegar a*.',
      mistakes: [
        {
          answer: 'El avión llega a Londres {en|por|de} las diez.',
          because: 'The place is right. The time needs *a* too: *a las diez*.',
        },
        {
          answer: 'El avión llega {en|de|para|por|hasta|hacia|sobre|dentro de} Londres <{en|por} las diez>.',
          because: 'Use *a* for both the place and the time: *a Londres a las diez*.',
        },
        {
          answer:
            '{El avión llega {en|para|por|hacia|sobre|dentro de|dentro} Londres a las diez|A las diez {llega el avión|el avión llega} en Londres|El avión llega a las diez en Londres|El avión llegará en Londres a las diez}.',
          because: 'The place isn’t right yet. For where you arrive, use *a*: *llegar a Londres*.',
        },
        {
          answer: 'El avión llega {al|a la|a el|a los|en el|a lo} Londres a las diez.',
          because: '*Londres* has no article. For where you arrive, use *a*: *a Londres*.',
        },
        {
          answer: 'El avión llega Londres a las diez.',
          because: '“Arrive” needs a preposition in Spanish too: *llega a Londres*.',
        },
        {
          answer: 'El avión llega a Londres {a diez|a los diez|al diez|a el diez|las diez|diez}.',
          because: 'The place is right. For the time, use *a* + *las*: *a las diez*.',
        },
        {
          answer: 'El avión {llego|llegan|llegas|llegar|lega|llaga|lleva} a Londres a las diez.',
          because: 'The place is right, but “arrives” is *llega*.',
        },

        {
          answer: 'El avión {arriba en|arriva en|arriva a|arrive en|arrive a} Londres a las diez.',
          because: '“Arrives” is *llega*. Only *en* was wrong: *llega a Londres*.',
        },
        {
          answer: 'El avión está llegando en Londres a las diez.',
          because: 'For a timetable, use the simple present, with *a*: *llega a Londres*.',
        },
        {
          answer:
            '{{La avión|El aeropuerto} llega {a|en}|{El aeroplano|El plano} llega en} Londres a las diez.',
          because: 'Only *en* was wrong: *El avión llega a Londres*.',
        },
      ],
      notAsked: [
        {
          answer: 'El avión llega a Londres {sobre|hacia|a eso de} las diez.',
          because: 'The place is right, but that’s “**about** ten”. “At ten” is *a las diez*.',
        },
        {
          answer: 'El avión llega a Londres para las diez.',
          because: 'The place is right, but that’s “**by** ten”. “At ten” is *a las diez*.',
        },
        {
          answer: 'El avión llega de Londres a las diez.',
          because: 'That’s “**from** London”. For where you arrive use *a*: *llega a Londres*.',
        },
        {
          answer: 'El avión llega hasta Londres a las diez.',
          because: '*Hasta* is “as far as”. For where you arrive use *a*: *llega a Londres*.',
        },
        {
          answer: 'El avión {llegó|llegaba|ha llegado} a Londres a las diez.',
          because: 'The place is right, but don’t change *llega*: “arrives” is the present.',
        },
        {
          answer: 'El avión está llegando a Londres a las diez.',
          because:
            'The place is right, but that’s “is arriving”. For a timetable, use the simple present: *llega*.',
        },
        {
          answer: 'El aeroplano llega a Londres a las diez.',
          because:
            '*A* is right. *Aeroplano* is an old-fashioned word for a plane, and *el avión* was already right.',
        },
        {
          answer: 'El plano llega a Londres a las diez.',
          because: '*A* is right, but *el plano* is a map or a plan. A plane is *el avión*.',
        },
      ],
    },
    {
      id: 'cat-under',
      kind: 'choose',
      teaches: 'basic',
      prompt: 'Which place word?',
      sentence: 'No veo mis zapatillas. ¡Ah, están ___ la cama!',
      en: 'I can’t see my slippers. Ah, they’re under the bed!',
      options: [
        { text: '*encima de*', because: 'That’s “on top of”, but then you’d see them.' },
        { text: '*debajo de*', right: true, because: '*Debajo de* is “underneath”.' },
        {
          text: '*debajo*',
          because: 'It’s the right word, but before a noun it needs *de*.',
          teaches: 'adverbs',
        },
        { text: '*detrás de*', because: '*Detrás de* is “behind”.' },
      ],
    },
    {
      id: 'opposite',
      kind: 'choose',
      teaches: 'basic',
      prompt: 'The bakery is on the other side of the street, facing the school. Where is it?',
      options: [
        { text: '*delante del colegio*', because: 'That’s “in front of”, on the same side of the street.' },
        { text: '*al lado del colegio*', because: 'That’s “next to”, on the same side of the street.' },
        {
          text: '*enfrente del colegio*',
          right: true,
          because: '*Enfrente de* is “opposite”, usually across the street.',
        },
        { text: '*detrás del colegio*', because: '*Detrás de* is “behind”.' },
      ],
    },
    {
      id: 'next-to-gym',
      kind: 'fill',
      teaches: 'basic',
      sentence: 'La biblioteca está al ___ del gimnasio.',
      en: 'The library is next to the gym.',
      answers: [
        'lado',
        { answer: 'costado', note: 'Used in parts of Latin America; *al lado* is right everywhere.' },
      ],
      because: '“Next to” is *al lado de*, literally “at the side of”.',
      mistakes: [
        { answer: '{lado de|lado del}', because: '*Del* already has *de*: *al lado del gimnasio*.' },
        {
          answer: '{cerca|próximo|junto}',
          because: 'Between *al* and *del* you need *lado*: *al lado del gimnasio*.',
        },
        { answer: '{lugar|sitio|final de}', because: '“Next to” is *al lado de*.' },
      ],
      notAsked: [{ answer: '{fondo|final}', because: 'That’s “at the end of”. “Next to” is *al lado de*.' }],
    },
    {
      id: 'park-behind-school',
      kind: 'translate',
      teaches: 'basic',
      en: 'The park is behind my school.',
      answers: [
        'El parque {está|queda|se encuentra} detrás de mi instituto.',
        'Detrás de mi instituto {está|queda|se encuentra} el parque.',
        {
          answer: 'El parque {está|queda|se encuentra} {atrás de|tras} mi instituto.',
          note: '*Atrás de* is Latin American and *tras* is literary; *detrás de* is right everywhere.',
        },
      ],
      because: 'For where something is, use *estar*; *detrás* needs *de* before a noun.',
      mistakes: [
        {
          answer: 'El parque es detrás de mi instituto.',
          because: 'For where something is, use *estar*: *está*.',
        },
        { answer: 'El parque {está|es} detrás mi instituto.', because: 'Before a noun, use *detrás de*.' },
        {
          answer: 'El parque {está|es} detrás del mi instituto.',
          because: '*Del* includes *el*. Don’t use an article before *mi*: *detrás de mi*.',
        },
        {
          answer: 'Hay el parque detrás de mi instituto.',
          because: 'You both know the park: *el parque está*. Use *hay* with *un parque*.',
        },
      ],
      notAsked: [
        {
          answer: '{Hay un parque detrás de mi instituto|Detrás de mi instituto hay un parque}.',
          because: 'Good Spanish for “there’s **a** park”. “The park is” is *el parque está*.',
        },
        {
          answer: 'El parque está {delante|enfrente|al lado} de mi instituto.',
          because:
            '*Delante* is “in front”, *enfrente* “opposite” and *al lado* “next to”. “Behind” is *detrás de*.',
        },
      ],
    },
    {
      id: 'near-park',
      kind: 'choose',
      teaches: 'contractions',
      prompt: 'Which words?',
      sentence: 'Mi casa está cerca ___ parque.',
      en: 'My house is near the park.',
      options: [
        { text: '*del*', right: true, because: '*Cerca* needs *de*, and *de* + *el* is *del*.' },
        { text: '*de el*', because: '*De* + *el* (the) becomes *del*.' },
        { text: '*al*', because: '*Al* is *a* + *el*, “to the”; *cerca* needs *de*.' },
        { text: '*el*', because: '*Cerca* needs *de* before a noun.', teaches: 'basic' },
      ],
    },
    {
      id: 'tuesdays-gym',
      kind: 'correct',
      teaches: 'contractions',
      sentence: 'Los martes voy a el gimnasio con mi hermana.',
      en: 'On Tuesdays I go to the gym with my sister.',
      parts: { both: 'mi hermana y yo vamos|vamos mi hermana y yo' },
      answers: [
        '<Los martes> voy ^ al gimnasio <con mi hermana>.',
        '<Los martes> {$both} ^ al gimnasio.',
        '<Los martes> vamos al gimnasio mi hermana y yo.',
        {
          answer: '<{Todos los|Cada} martes> voy ^ al gimnasio <con mi hermana>.',
          note: 'Right, but this means “every Tuesday”.',
        },
        {
          answer: '<{Todos los|Cada} martes> {$both al gimnasio|vamos al gimnasio mi hermana y yo}.',
          note: 'Right, but this means “every Tuesday”.',
        },
      ],
      because: '*A* + *el* is *al*.',
      notAsked: [
        {
          answer: '<Los martes> voy a gimnasia con mi hermana.',
          because: 'Good Spanish for “I go to gymnastics”. “To the gym” is *al gimnasio*.',
        },
        {
          answer: 'Los martes estoy en el gimnasio con mi hermana.',
          because: 'That’s “I’m at the gym”. “I go to” is *voy al*.',
        },
        {
          answer: 'Los martes voy a la gimnasia con mi hermana.',
          because: '*Gimnasia* is gymnastics. “To the gym” is *al gimnasio*.',
        },
        {
          answer: 'Los martes voy para el gimnasio con mi hermana.',
          because:
            '*Voy para* is “I’m heading for the gym”. For a regular visit, use *ir a*: *voy al gimnasio*.',
        },
      ],
      mistakes: [
        {
          answer: 'Los martes voy {a la|a} gimnasio con mi hermana.',
          because: '*Gimnasio* is masculine: *a* + *el* is *al*.',
        },
        {
          answer: 'Los martes voy al gimnasia con mi hermana.',
          because: '*Gimnasia* is gymnastics; the place is *el gimnasio*: *al gimnasio*.',
        },
        {
          answer: 'Los martes voy {en el|del} gimnasio con mi hermana.',
          because: 'For where you’re going, use *a*, and *a* + *el* is *al*.',
        },
        {
          answer: '{En los|En} martes voy {al|a el} gimnasio con mi hermana.',
          because: 'Don’t use *en* with *los martes*. “To the gym” is *al gimnasio*.',
        },
      ],
    },
    {
      id: 'to-or-from-school',
      kind: 'hear',
      teaches: 'contractions',
      says: 'Viene del instituto en bici.',
      en: 'She’s coming from school by bike.',
      because: 'Listen for the *d*: *del* is “from the”, but *al* is “to the”.',
      choices: ['Viene al instituto en bici.', 'Viene del instituto en bici.'],
    },
    {
      id: 'to-the-lights',
      kind: 'choose',
      teaches: 'directions',
      prompt: 'A woman tells you: *Todo recto hasta el semáforo.* What do you do?',
      options: [
        {
          text: 'You turn right at the traffic lights.',
          because: '“Right” is *a la derecha*. *Recto* is “straight”.',
        },
        {
          text: 'You go straight on to the traffic lights.',
          right: true,
          because: '*Todo recto* is “straight on”, and *hasta* is “as far as”.',
        },
        {
          text: 'You go back from the traffic lights.',
          because: '*Hasta* (as far as) is where you’re going, not where you’re coming from.',
        },
      ],
    },
    {
      id: 'left-lights',
      kind: 'order',
      teaches: 'directions',
      words: ['izquierda', 'la', 'gira', 'y', 'la', 'cruza', 'plaza', 'a'],
      en: 'Turn left and cross the square.',
      answers: [
        'Gira a la izquierda y cruza la plaza.',
        {
          answer: 'A la izquierda gira y cruza la plaza.',
          note: 'Right, but poetic. In real life, the verb comes first: *gira a la izquierda y cruza la plaza*.',
        },
      ],
      because: 'Use *a la* with sides. *Cruzar* doesn’t need a preposition.',
      mistakes: [
        {
          answer:
            '{Gira la izquierda y cruza a la plaza|Gira la izquierda a y cruza la plaza|Gira la izquierda y a cruza la plaza}.',
          because: '*A* goes with the side: *a la izquierda*. *Cruzar* doesn’t need *a*.',
        },
        {
          answer:
            '{Cruza a la izquierda y gira la plaza|Cruza la izquierda y gira a la plaza|Gira a la plaza y cruza la izquierda|Gira la plaza y cruza a la izquierda}.',
          because: 'You **turn** left and **cross** the square: *gira a la izquierda*, *cruza la plaza*.',
        },
        {
          answer:
            '{Gira izquierda a la y cruza la plaza|Gira a izquierda la y cruza la plaza|Gira a izquierda y cruza la la plaza|Gira izquierda y cruza a la la plaza}.',
          because: 'Before the side you need *a* and the article: *a la izquierda*.',
        },
        {
          answer: '{Gira a la izquierda|A la izquierda gira} y la plaza cruza.',
          because:
            'That sounds as if the square were crossing. The command comes before its object: *cruza la plaza*.',
        },
        {
          answer: '{La izquierda gira a y la plaza cruza|La izquierda a gira y la plaza cruza}.',
          because: 'A command comes first, as in English: *gira …, cruza …*',
        },
      ],
      notAsked: [
        {
          answer: 'Cruza la plaza y gira a la izquierda.',
          because: 'The other way round: first you turn, then you cross.',
        },
      ],
    },
    {
      id: 'chemist-near-here',
      kind: 'hear',
      teaches: 'directions',
      says: '¿Hay una farmacia cerca de aquí?',
      en: 'Is there a chemist’s near here?',
      because:
        '*De aquí* runs together, almost like one word: you hardly hear the *e* in *de*, but you write it.',
    },
    {
      id: 'is-there-bank',
      kind: 'translate',
      teaches: 'directions',
      en: 'Excuse me, is there a bank near here? (to an adult)',
      answers: [
        '{Perdone|Disculpe|Perdón|Oiga, perdone|Oiga, disculpe|Oiga|Perdóneme|Discúlpeme|Por favor|Perdone, señor|Perdone, señora|Disculpe, señor|Disculpe, señora|Perdón, señor|Perdón, señora|Buenos días, perdone|Buenas tardes, perdone|Disculpe usted|Perdone usted|Oiga, por favor}, ¿hay {un|algún} banco {cerca de aquí|por aquí|por aquí cerca|aquí cerca|cerca}?',
        '{Perdone|Disculpe|Perdón}, ¿hay {un|algún} banco {cercano|en la zona|por esta zona|por la zona|cerca de donde estamos}?',
        '{Perdone|Disculpe|Perdón}, ¿{cerca de aquí|por aquí|por aquí cerca|aquí cerca} hay {un|algún} banco?',
        '{Perdone|Disculpe|Perdón}, ¿hay {cerca de aquí|por aquí|por aquí cerca|aquí cerca|cerca} {un|algún} banco?',
        '{Perdone|Disculpe|Perdón|Oiga, perdone|Oiga, disculpe|Oiga|Perdóneme|Discúlpeme|Por favor|Perdone, señor|Perdone, señora|Disculpe, señor|Disculpe, señora|Perdón, señor|Perdón, señora|Buenos días, perdone|Buenas tardes, perdone|Disculpe usted|Perdone usted|Oiga, por favor}, ¿sabe si hay {un|algún} banco {cerca de aquí|por aquí|por aquí cerca|aquí cerca|cerca}?',
        '{Perdone|Disculpe|Perdón|Oiga|Oiga, perdone|Perdóneme|Discúlpeme|Por favor|Perdone, señor|Perdone, señora|Disculpe, señor|Disculpe, señora}, ¿{sabe usted|me puede decir} si hay {un|algún} banco {cerca de aquí|por aquí|por aquí cerca|aquí cerca|cerca}?',
        '{Perdone|Disculpe|Perdón}, ¿{sabe|sabe usted} si hay {un|algún} banco {cercano|en la zona|por esta zona|por la zona}?',
        '{Perdone la molestia|Disculpe la molestia}, ¿hay {un|algún} banco {cerca de aquí|por aquí|cerca}?',
        '¿Hay {un|algún} banco {cerca de aquí|por aquí|cerca}, {perdone|disculpe|por favor}?',
        {
          answer: '{Excúseme|Con permiso}, ¿hay {un|algún} banco {cerca de aquí|por aquí|cerca}?',
          note: 'You may hear this in parts of Latin America; *perdone* and *disculpe* are right everywhere.',
        },
        '{Perdone|Disculpe|Perdón}, ¿me podría decir si hay {un|algún} banco {cerca de aquí|por aquí|por aquí cerca|aquí cerca|cerca}?',
        {
          answer:
            '{Perdone|Disculpe|Perdón}, ¿{existe|se encuentra} {un|algún} banco {cerca de aquí|por aquí|cerca}?',
          note: 'Right, but people usually ask *¿Hay un banco…?*',
        },
        {
          answer:
            '{Señor|Señora|Buenos días|Buenas tardes}, ¿{hay|sabe si hay|sabe usted si hay} {un|algún} banco {cerca de aquí|por aquí|por aquí cerca|aquí cerca|cerca}?',
          note: 'Polite enough, but “excuse me” is *perdone* or *disculpe*.',
        },
      ],
      because:
        'To ask if there is one, use *hay*. To an adult, use *usted*: *perdone*. Use *cerca* on its own, or *cerca de* before *aquí*.',
      mistakes: [
        {
          answer: '{Perdone|Disculpe|Perdón}, ¿está {un|algún} banco {cerca de aquí|por aquí|cerca}?',
          because: 'With *un*, use *hay* to ask if there is one.',
        },
        {
          answer:
            '{Perdone|Disculpe|Perdón}, ¿{es|son|están|tienes|ha|hace} {un|algún} banco {cerca de aquí|por aquí|cerca}?',
          because: '“Is there” is one word, *hay*.',
        },
        {
          answer:
            '{Perdone|Disculpe|Perdón}, ¿{{es allí|está allí|es ahí|está ahí|es aquí|hay está|es hay} {un|algún} banco {cerca de aquí|por aquí|cerca}|hay allí {un|algún} banco {cerca de aquí|por aquí}}?',
          because: 'Don’t translate _there_: *hay* on its own means “is there”.',
        },
        {
          answer:
            '{Perdone|Disculpe|Perdón}, ¿hay {un|algún} banco {cerca aquí|cerca a aquí|cerca por aquí|cerca que aquí|cerca del aquí}?',
          because: 'Before *aquí* you still need *de*: *cerca de aquí*.',
        },
        {
          answer:
            '{Perdone|Disculpe|Perdón}, ¿hay {un|algún} banco {cerca de|acerca de aquí|acerca aquí|en cerca|en cerca de aquí|a cerca de aquí}?',
          because: '“Near here” is *cerca de aquí*, or just *cerca*. *Acerca de* is “about”.',
        },
        {
          answer:
            '{Perdone|Disculpe|Perdón}, ¿hay {un|algún} banco {cercano aquí|cercano de aquí|próximo de aquí|al lado de aquí|junto de aquí}?',
          because: '“Near here” is *cerca de aquí*. Don’t use *aquí* with *cercano*.',
        },
        {
          answer: '{Perdone|Disculpe|Perdón}, ¿hay {el|los} banco {cerca de aquí|por aquí|cerca}?',
          because: '*Hay* asks if there is one, so use *un*, not *el*: *hay un banco*.',
        },
        {
          answer: '{Perdone|Disculpe|Perdón}, ¿es el banco {cerca de aquí|por aquí|cerca}?',
          because:
            'For where a building is, use *estar*, not *ser*. To ask if there is one, say *hay un banco*.',
        },
        {
          answer: '{Perdone|Disculpe|Perdón}, ¿hay {una|alguna} banco {cerca de aquí|por aquí|cerca}?',
          because: '*Banco* is masculine: *un banco*, *algún banco*.',
        },
        {
          answer: '{Perdone|Disculpe|Perdón}, ¿hay {uno|alguno} banco {cerca de aquí|por aquí|cerca}?',
          because: 'Before a masculine noun, use *un* or *algún*.',
        },
        {
          answer: '{Perdone|Disculpe|Perdón}, ¿hay la banca {cerca de aquí|por aquí|cerca}?',
          because: 'A bank is *el banco*. *La banca* is banking, or in Latin America a bench.',
        },
        {
          answer: '{Lo siento|Siento}, ¿hay {un|algún} banco {cerca de aquí|por aquí|cerca}?',
          because: '*Lo siento* is “I’m sorry”. To stop an adult in the street say *perdone*.',
        },
        {
          answer:
            '{Perdono|Perdonar|Disculpo|Disculpar}, ¿hay {un|algún} banco {cerca de aquí|por aquí|cerca}?',
          because: 'To one adult, use the *usted* command: *perdone*, *disculpe*.',
        },
      ],
      notAsked: [
        {
          answer: '{Perdone|Disculpe|Perdón}, ¿hay {bancos|algunos bancos} {cerca de aquí|por aquí|cerca}?',
          because: 'Good Spanish, but it’s plural. “A bank” is *un banco*.',
        },
        {
          answer:
            '{Perdona|Disculpa|Oye|Oye, perdona|Perdóname|Discúlpame}, ¿hay {un|algún} banco {cerca de aquí|por aquí|por aquí cerca|aquí cerca|cerca}?',
          because: 'That’s *tú*, which is fine with young people. To an adult say *perdone* or *disculpe*.',
        },
        {
          answer: '{Perdone|Disculpe|Perdón}, ¿está el banco {cerca de aquí|por aquí|cerca}?',
          because: 'That asks about a bank you both know. To ask if there is one, say *hay un banco*.',
        },
        {
          answer:
            '{Perdone|Disculpe|Perdón}, ¿hay un {cajero|bar|barco|bolso} {cerca de aquí|por aquí|cerca}?',
          because: 'That’s something else. “A bank” is *un banco*.',
        },
        {
          answer: '{Perdone|Disculpe|Perdón}, ¿dónde {hay un|está el} banco[ {cerca de aquí|por aquí}]?',
          because: 'That asks **where** there’s a bank. To ask if there is one, say *¿Hay un banco…?*',
        },
        {
          answer: '¿Hay {un|algún} banco {cerca de aquí|por aquí|por aquí cerca|aquí cerca|cerca}?',
          because: 'The question is right. “Excuse me” is missing: *Perdone, …*',
        },
        {
          answer: '{Perdone|Disculpe|Perdón}, ¿tiene {un|algún} banco {cerca de aquí|por aquí|cerca}?',
          because: 'That’s “do **you** have a bank near here?”. “Is there” is *hay*.',
        },
        {
          answer: '{Perdone|Disculpe|Perdón}, ¿hay allí {un|algún} banco cerca?',
          because: '*Allí* is “over there”. “Is there” is just *hay*: *¿hay un banco cerca?*',
        },
        {
          answer: '{Perdone|Disculpe|Perdón}, ¿hay {una|alguna} banca {cerca de aquí|por aquí|cerca}?',
          because: '*Una banca* is a bench in parts of Latin America. A bank is *un banco*.',
        },
        {
          answer: 'Perdonen, ¿hay {un|algún} banco {cerca de aquí|por aquí|cerca}?',
          because: 'That’s for several people. To one adult, say *perdone*.',
        },
      ],
    },
    {
      id: 'present-for',
      kind: 'choose',
      teaches: 'por-para',
      prompt: 'Which word?',
      sentence: 'Compré estas flores ___ cinco euros.',
      en: 'I bought these flowers for five euros.',
      options: [
        { text: '*para*', because: '*Para* is for who gets the flowers, not the price.' },
        { text: '*por*', right: true, because: 'For a price, use *por*.' },
        {
          text: '*de*',
          because:
            '*Flores de cinco euros* is a type of flower, the five-euro kind. For what you pay, say *por*.',
        },
      ],
    },
    {
      id: 'soup-for-grandad',
      kind: 'fill',
      teaches: 'por-para',
      sentence: 'Esta sopa es ___ mi abuelo, que está enfermo.',
      en: 'This soup is for my grandfather, who is ill.',
      answers: ['para'],
      because: 'He’s the one who gets it, so use *para*.',
      mistakes: [
        { answer: '{a|al}', because: 'For the person who gets it, use *para*.' },
        { answer: '{pare|par|for}', because: 'The word is *para*.' },
      ],
      notAsked: [
        { answer: 'de', because: 'That’s “my grandfather’s soup”. For the person who gets it, use *para*.' },
        {
          answer: 'por',
          because: '*Por* means “**because of** my grandfather”. For who gets it, use *para*.',
        },
      ],
    },
    {
      id: 'thanks-for-help',
      kind: 'translate',
      teaches: 'por-para',
      en: 'Thank you for your help. (to a friend)',
      parts: {
        thanks: 'gracias|muchas gracias|mil gracias|te doy las gracias',
        help: '{tu|la|toda tu} ayuda|ayudarme|haberme ayudado|{echarme|haberme echado} una mano',
      },
      answers: [
        '$Thanks por {$help}.',
        '{Gracias|Muchas gracias|Mil gracias} por {$help}, {amigo|amiga}.',
        {
          answer: '{Gracias|Muchas gracias|Mil gracias} por ayudar.',
          note: 'Right, but *por ayudarme* says who was helped.',
        },
        {
          answer: 'Te agradezco {tu|la|toda tu} ayuda.',
          note: 'Right, and more formal. *Agradecer* needs no preposition.',
        },
        {
          answer: 'Te estoy [muy] {agradecido|agradecida} por {$help}.',
          note: 'Right, and more formal: “I’m grateful to you”.',
        },
      ],
      because: 'Use *por* for what you’re thankful for: *gracias por*.',
      mistakes: [
        {
          answer: '{Gracias|Muchas gracias} para tu ayuda.',
          because: '*Para* looks ahead. To say what you’re thankful for, use *por*.',
        },
        {
          answer: '{{Gracias|Muchas gracias} {de|en}|Muchas gracias a} tu ayuda.',
          because: 'To say what you’re thankful for, use *por*.',
        },
        {
          answer: '{Gracias|Muchas gracias} por {tú|ti} ayuda.',
          because: '“Your” before a noun is *tu*, without an accent.',
        },
        {
          answer: '{Gracias|Muchas gracias} por {ayudando|ayudándome}.',
          because: 'After *por* use the infinitive, *por ayudarme*, or the noun, *por tu ayuda*.',
        },
      ],
      notAsked: [
        {
          answer: '{Gracias|Muchas gracias} por su ayuda.',
          because: 'Good Spanish, but that is *usted*. To a friend, say *tu ayuda*.',
        },
        {
          answer: 'Te estoy [muy] {agradecido|agradecida}.',
          because: 'Good Spanish for “I’m grateful to you”. But it doesn’t say what for: *por tu ayuda*.',
        },
        {
          answer: 'Gracias a tu ayuda.',
          because:
            'That’s “thanks **to** your help”, the reason why something went well. To thank somebody, say *gracias por*.',
        },
      ],
    },
    {
      id: 'my-village',
      kind: 'proofread',
      teaches: 'mistakes',
      en: 'Maya writes to Carlos about her village: where her house is, how she gets to school, and who she waits for in the morning.',
      lines: [
        { right: 'Hola, Carlos: vivo en un pueblo pequeño.' },
        {
          wrong: 'Mi casa está cerca el río.',
          answers: [
            'Mi casa {está|queda} {[muy] cerca|cerquita} del río.',
            'Mi casa está próxima al río.',
            { answer: 'Mi casa está {junto al|al lado del} río.', note: 'Right, and that’s even nearer.' },
          ],
          because: 'Before a noun, use *cerca de*, and *de* + *el* is *del*.',
          mistakes: [
            {
              answer: 'Mi casa está {cerca al|cerca de la} río.',
              because: '*Cerca* needs *de*, and *río* is masculine: *cerca del río*.',
            },
            { answer: 'Mi casa es cerca del río.', because: 'For where something is, use *estar*: *está*.' },
          ],
        },
        { right: 'Detrás de la casa hay un jardín.' },
        {
          wrong: 'Por la mañana voy en el instituto a pie.',
          answers: [
            '<{Por la mañana|Por las mañanas|Cada mañana|Todas las mañanas}> voy al instituto ^ {a pie|andando|caminando}.',
            '<{Por la mañana|Por las mañanas|Cada mañana|Todas las mañanas}> voy {a pie|andando|caminando} al instituto.',
            '<{Por la mañana|Por las mañanas|Cada mañana|Todas las mañanas}> camino al instituto.',
          ],
          because: 'For where you’re going, use *a*: *voy al instituto*.',
          mistakes: [
            {
              answer: 'Por la mañana voy {a la|a} instituto a pie.',
              because: '*Instituto* is masculine: *a* + *el* is *al*.',
            },
            {
              answer: 'Por la mañana voy al instituto {en pie|al pie|por pie}.',
              because: '*Al instituto* is right, and so was *a pie*.',
            },
          ],
        },
        {
          wrong: 'Siempre espero para mi amiga Lucía.',
          answers: [
            '{Siempre espero|Espero siempre} a {mi amiga Lucía|{Lucía}, mi amiga}.',
            'A mi amiga Lucía {siempre la espero|la espero siempre}.',
            'Siempre estoy esperando a mi amiga Lucía.',
            {
              answer: 'Siempre espero por mi amiga Lucía.',
              note: '*Esperar por* is used in parts of Latin America; *esperar a* is right everywhere.',
            },
          ],
          because: '*Esperar* includes “for”. Use the personal *a* for a person.',
          mistakes: [
            {
              answer: 'Siempre espero mi amiga Lucía.',
              because: 'Dropping *para* is right, but a person needs *a*: *a mi amiga*.',
            },
          ],
          notAsked: [
            {
              answer: 'Siempre espero con mi amiga Lucía.',
              because: 'That’s “I wait **with** my friend”. “To wait for” is *esperar a*.',
            },
          ],
        },
        { right: '¡Ven a verme en verano!' },
      ],
    },
    {
      id: 'between-boxes',
      kind: 'choose',
      teaches: 'visual',
      prompt: 'The cat has one box on its left and another on its right. Where is it?',
      options: [
        { text: '*en las dos cajas*', because: 'It can’t be in both of them.' },
        { text: '*entre las dos cajas*', right: true, because: '*Entre*, without *de*, is “between”.' },
        { text: '*encima de las dos cajas*', because: 'That’s on top of them.' },
      ],
    },
    {
      id: 'behind-the-box',
      kind: 'hear',
      teaches: 'visual',
      says: 'El gato está detrás de la caja.',
      en: 'The cat is behind the box.',
      because: '“Behind” is *detrás de*, with *de* before a noun.',
    },
    {
      id: 'kitchen-at-the-end',
      kind: 'choose',
      teaches: 'place-words',
      prompt: 'Which words?',
      sentence: 'La cocina está ___ pasillo.',
      en: 'The kitchen is at the far end of the corridor.',
      options: [
        {
          text: '*al fondo del*',
          right: true,
          because: '*A* + *el fondo*, *de* + *el pasillo*: both contract.',
        },
        { text: '*al fondo de*', because: '*Pasillo* needs an article: *del pasillo*.' },
        {
          text: '*en el fondo de*',
          because: '*En el fondo* is “at the bottom” (of the sea, of your heart), and *pasillo* needs *el*.',
        },
      ],
    },
    {
      id: 'chairs-around',
      kind: 'fill',
      teaches: 'place-words',
      sentence: 'Hay seis sillas ___ de la mesa.',
      en: 'There are six chairs around the table.',
      answers: ['alrededor', { answer: 'en torno', note: 'Right, but *en torno a la mesa* is more usual.' }],
      because: '“Around” is *alrededor de*.',
      mistakes: [
        {
          answer: '{alrededor de|alredor|al rededor|al rededor de}',
          because: 'It’s one word, *alrededor*, and *de* is already there.',
        },
        { answer: '{sobre|por|en}', because: '“Around” is *alrededor de*.' },
      ],
      notAsked: [
        {
          answer: '{encima|debajo|delante|detrás|cerca|al lado}',
          because:
            '*Encima* is “on top”, *debajo* “under”, *delante* “in front”, *detrás* “behind”, *cerca* “near” and *al lado* “beside”. “Around” is *alrededor de*.',
        },
      ],
    },
    {
      id: 'dog-outside',
      kind: 'choose',
      teaches: 'adverbs',
      prompt: 'Which word?',
      sentence: '¿El perro? Está ___, en el jardín.',
      en: 'The dog? It’s outside, in the garden.',
      options: [
        { text: '*fuera*', right: true, because: 'There’s no noun after it, so use *fuera* without *de*.' },
        { text: '*fuera de*', because: '*De* needs a noun: *fuera de la casa*. On its own, it’s *fuera*.' },
        { text: '*dentro*', because: '*Dentro* means “inside”.' },
      ],
    },
    {
      id: 'come-here-mexico',
      kind: 'choose',
      teaches: 'adverbs',
      prompt: 'A friend in Mexico calls: *¡Ven acá, estamos adentro!* What does she mean?',
      options: [
        {
          text: '“Go over there. We’re outside.”',
          because: '“Over there” is *allá* and “outside” is *afuera*.',
        },
        {
          text: '“Come here. We’re inside.”',
          right: true,
          because: '*Acá* is the same as *aquí*, and *adentro* the same as *dentro*.',
        },
        {
          text: '“Wait. We’re opposite.”',
          because: '“Opposite” is *enfrente*, and *ven* is “come”.',
        },
      ],
    },
    {
      id: 'room-upstairs',
      kind: 'translate',
      teaches: 'adverbs',
      en: 'The bathroom is upstairs.',
      answers: [
        'El {baño|cuarto de baño|aseo|servicio|lavabo} {está|queda|se encuentra} {arriba|en el piso de arriba|en la planta de arriba}.',
        'Arriba está el {baño|cuarto de baño|aseo|servicio|lavabo}.',
        {
          answer: '{Los {servicios|baños} están arriba|Arriba están los {servicios|baños}}.',
          note: 'Right for a public place. At home, say *el baño*.',
        },
        {
          answer: 'El {baño|cuarto de baño} está en {el piso superior|la planta superior|la planta alta}.',
          note: 'Right, but formal. People usually say *arriba*.',
        },
      ],
      because: '“Upstairs” is one word, *arriba*; for where something is, use *estar*.',
      mistakes: [
        {
          answer: 'El {baño|cuarto de baño} es arriba.',
          because: 'For where something is, use *estar*: *está arriba*.',
        },
        {
          answer: 'El {baño|cuarto de baño} está {arriba de|encima de|sobre}.',
          because: '“Upstairs” is just *arriba*. *Encima* and *sobre* are “on top”.',
        },
        {
          answer: 'El {baño|cuarto de baño} está {en arriba|a arriba}.',
          because: '“Upstairs” is *arriba*, without a preposition.',
        },
        { answer: 'Hay el baño arriba.', because: 'You both know which bathroom: *el baño está*.' },
      ],
      notAsked: [
        {
          answer: '{Hay un baño arriba|Arriba hay un baño}.',
          because: 'Good Spanish for “there’s **a** bathroom upstairs”. “The bathroom is” is *el baño está*.',
        },
        {
          answer: 'El {baño|cuarto de baño} está abajo.',
          because: '*Abajo* is “downstairs”. “Upstairs” is *arriba*.',
        },
        {
          answer: 'El {baño|cuarto de baño} está encima.',
          because: 'That’s “right **above**”, over something just mentioned. “Upstairs” is *arriba*.',
        },
        {
          answer: 'El {baño|cuarto de baño} está en las escaleras.',
          because: 'That’s “on the stairs”. “Upstairs” is *arriba*.',
        },
      ],
    },
    {
      id: 'north-of-spain',
      kind: 'choose',
      teaches: 'directional',
      prompt: 'Which words?',
      sentence: 'Marruecos está ___ sur de España.',
      en: 'Morocco is to the south of Spain.',
      options: [
        { text: '*al*', right: true, because: 'It’s outside Spain, so use *al sur de*.' },
        {
          text: '*en el*',
          because: 'That’s inside Spain: Seville is *en el sur de España*. Morocco is another country.',
        },
        {
          text: '*a*',
          because: 'Points of the compass need an article here: *a* + *el sur* is *al sur*.',
        },
      ],
    },
    {
      id: 'as-far-as-harbour',
      kind: 'fill',
      teaches: 'directional',
      sentence: 'Los domingos corremos ___ el puerto y volvemos.',
      en: 'On Sundays we run as far as the harbour and come back.',
      answers: ['hasta'],
      because: '“As far as” is *hasta*.',
      mistakes: [
        {
          answer: 'de',
          because: '*De* with *el* becomes *del*, and *de* is for where you start. “As far as” is *hasta*.',
        },
        {
          answer: '{al|a}',
          because: '*A* with *el* becomes *al*, which is only “to the”. “As far as” is *hasta*.',
        },
        {
          answer: 'a través de',
          because: '*De* with *el* becomes *del*, and *a través de* is “through”. “As far as” is *hasta*.',
        },
        { answer: '{lejos de|tan lejos como}', because: '“As far as” is one word, *hasta*.' },
      ],
      notAsked: [
        { answer: 'hacia', because: 'Good Spanish for “towards”. “As far as” is *hasta*.' },
        { answer: 'desde', because: 'That’s where you start. “As far as” is *hasta*.' },
        { answer: 'por', because: 'That’s “around the harbour”. “As far as” is *hasta*.' },
        { answer: 'en', because: 'That’s “**in** the harbour”. “As far as” is *hasta*.' },
      ],
    },
    {
      id: 'cross-old-man',
      kind: 'choose',
      teaches: 'directions-commands',
      prompt: 'An old man asks you the way. He has to cross the street. What do you say?',
      options: [
        { text: '*Cruza la calle.*', because: 'That’s *tú*, which is fine for a friend.' },
        {
          text: '*Cruce la calle.*',
          right: true,
          because: 'To an adult you don’t know, use *usted*: *cruce*.',
        },
        { text: '*Cruzo la calle.*', because: 'That’s “I cross”.' },
      ],
    },
    {
      id: 'straight-on',
      kind: 'fill',
      teaches: 'directions-commands',
      sentence: 'Claro, señora: ___ todo recto y cruce la plaza.',
      en: 'Of course, madam: carry straight on and cross the square.',
      answers: [
        'siga',
        'continúe',
        'vaya',
        'camine',
        '{prosiga|avance|ande|váyase}',
        '{siga|continúe|vaya} {caminando|andando}',
        {
          answer: '{tire|vaya tirando}',
          note: '*Tirar* is colloquial in Spain; *siga* is right everywhere.',
        },
        { answer: 'sígale', note: 'Used in Mexico; *siga* is right everywhere.' },
      ],
      because: '*Señora* and *cruce* show that you need *usted*: *siga*, or *continúe*, *vaya*, *camine*.',
      mistakes: [
        { answer: 'sigue', because: 'That’s *tú*; to a woman you don’t know say *siga*, like *cruce*.' },
        { answer: '{ve|vete}', because: 'That’s *tú*; the *usted* command of *ir* is *vaya*.' },
        { answer: 'continúa', because: 'That’s *tú*. For *usted*, use *continúe*, like *cruce*.' },
        {
          answer: '{anda|camina|avanza|tira}',
          because: 'That’s *tú*; to a woman you don’t know say *siga* or *camine*, like *cruce*.',
        },
        {
          answer: '{sigas|vayas|continúes|camines}',
          because:
            'That’s the *tú* form used only with *no*. Like *cruce*, the *usted* command has no *-s*: *siga*.',
        },
        { answer: 'sega', because: '*Seguir* changes its *e* to *i*: *siga*.' },
        {
          answer: '{segue|segua|seguiga|seguía|segé}',
          because: 'The *usted* command of *seguir* is *siga*: *e* becomes *i* and you drop the *u*.',
        },
        { answer: '{sigua|sigüe}', because: 'You don’t need a *u* between *g* and *a*: *siga*.' },
        {
          answer: '{sigo|voy|continúo|camino}',
          because: 'That’s what **I** do. You’re telling her what to do: *siga*.',
        },
        {
          answer: '{seguir|continuar|ir|caminar|siguiendo|continuando}',
          because: '*Y cruce* shows that you need a command: *siga*.',
        },
        {
          answer: '{sigan|vayan|continúen|caminen}',
          because: 'That’s for several people. *Señora* is one person: *siga*.',
        },
        {
          answer: '{seguid|id|continuad}',
          because: 'That’s for several friends in Spain. Use *usted* for *señora*: *siga*.',
        },
        {
          answer: '{va|vas|vamos|sigamos|seguimos}',
          because: 'You’re telling her what to do, so use the *usted* command: *siga*.',
        },
        {
          answer: '{gire|doble|tuerza|cruce}',
          because: 'That doesn’t go with *todo recto*. “Carry straight on” is *siga*.',
        },
        {
          answer: '{lleve|llévelo|cargue|porte}',
          because: 'Don’t translate “carry”. “Carry on” is *seguir*, so use *siga*.',
        },
        { answer: '{vaye|vaiga|ire|vae}', because: 'The *usted* command of *ir* is irregular: *vaya*.' },
        {
          answer: '{gira|dobla|cruza|toma}',
          because: 'That’s a different verb, and *tú*. To a lady, say *siga*.',
        },
      ],
    },
    {
      id: 'by-bus',
      kind: 'choose',
      teaches: 'a-en-de-uses',
      prompt: 'Which word?',
      sentence: 'Casi siempre voy al centro ___ autobús.',
      en: 'I nearly always go into town by bus.',
      options: [
        { text: '*por*', because: 'Forget the English “by”: for transport use *en*.' },
        { text: '*en*', right: true, because: 'For transport, use *en*: *en autobús, en tren*.' },
        { text: '*a*', because: '*A* is only for *a pie* and *a caballo*.' },
      ],
    },
    {
      id: 'dad-on-foot',
      kind: 'fill',
      teaches: 'a-en-de-uses',
      sentence: 'Mi padre va al trabajo ___ pie.',
      en: 'My dad walks to work.',
      answers: ['a'],
      because: '“On foot” is *a pie*, without an article.',
      mistakes: [
        { answer: 'al', because: 'Don’t use an article: *a pie*. *Al pie de* is “at the foot of”.' },
        { answer: 'en', because: 'Use *en* for other transport, but “on foot” is *a pie*.' },

        { answer: '{por|con|sobre}', because: '“On foot” is *a pie*.' },
      ],
      notAsked: [
        { answer: 'de', because: '*De pie* is “standing”, as in a full bus. “On foot” is *a pie*.' },
      ],
    },
    {
      id: 'times-a-week',
      kind: 'choose',
      teaches: 'por-para-uses',
      prompt: 'Which word?',
      sentence: 'Entreno tres veces ___ semana.',
      en: 'I train three times a week.',
      options: [
        { text: '*por*', right: true, because: '“A week” or “per week” is *por semana*.' },
        { text: '*para*', because: '*Para* looks ahead to a goal. “Per” is *por*.' },
        { text: '*una*', because: 'English says “a”. Spanish says *por semana* or *a la semana*.' },
      ],
    },
    {
      id: 'essay-for-friday',
      kind: 'correct',
      teaches: 'por-para-uses',
      sentence: 'Tenemos que terminar el trabajo por el viernes.',
      en: 'We have to finish the essay by Friday.',
      parts: {
        must: 'tenemos que|hay que|debemos',
        finish: 'terminar|acabar',
        finished: 'terminado|acabado',
        work: '{el|este} trabajo',
        by: 'para {el|este} viernes',
      },
      answers: [
        '$Must $finish ^ $work <$by>.',
        '$Must tener {$finished} $work <$by>.',
        'El trabajo {{lo tenemos que|lo debemos} $finish|{tenemos que|debemos|hay que} {terminarlo|acabarlo}} $by.',
        {
          answer: '$Must $finish ^ $work <antes del viernes>.',
          note: 'Right, but this means “before Friday”. “By Friday” is *para el viernes*.',
        },
        {
          answer: 'El trabajo {tiene que|debe} estar $finished <$by>.',
          note: 'Right, but this means “the essay has to be finished”. Word for word, it’s *tenemos que terminar el trabajo*.',
        },
        {
          answer: '$Must $finish ^ {el ensayo|la redacción} <$by>.',
          note: '*Para* is right, and so was *el trabajo*.',
        },
      ],
      because: 'For a deadline, use *para*: *para el viernes*.',
      mistakes: [
        {
          answer: 'Tenemos que terminar el trabajo {en el|a el|en|de} viernes.',
          because: '“By Friday” is *para el viernes*.',
        },
        {
          answer: 'Tenemos que terminar el trabajo para viernes.',
          because: '*Para* is right, but you need *el*: *para el viernes*.',
        },
        {
          answer: 'Tenemos que terminar el trabajo hasta viernes.',
          because: '*Hasta* is “until”. “By” a date is *para*.',
        },
      ],
      notAsked: [
        {
          answer: 'Tenemos que terminar el trabajo el viernes.',
          because: 'That’s “**on** Friday”. “By Friday” is *para el viernes*.',
        },
        {
          answer: 'Tenemos que terminar el trabajo sobre el viernes.',
          because: 'That’s “**around** Friday”. “By Friday” is *para el viernes*.',
        },
        {
          answer: 'Tenemos que terminar el trabajo hasta el viernes.',
          because: 'That’s “**not until** Friday” in Mexico and Central America. “By” a date is *para*.',
        },
      ],
    },
    {
      id: 'after-running',
      kind: 'choose',
      teaches: 'with-infinitive',
      prompt: 'Which form?',
      sentence: 'Siempre me ducho después de ___.',
      en: 'I always have a shower after running.',
      options: [
        {
          text: '*corriendo*',
          because: 'English uses _-ing_ after a preposition. Spanish uses the infinitive.',
        },
        {
          text: '*correr*',
          right: true,
          because: 'After a preposition use the infinitive: *después de correr*.',
        },
        { text: '*corro*', because: 'That’s “I run”. After a preposition use the infinitive: *correr*.' },
      ],
    },
    {
      id: 'without-breakfast',
      kind: 'order',
      teaches: 'with-infinitive',
      words: ['sin', 'casa', 'salen', 'desayunar', 'de'],
      en: 'They leave home without having breakfast.',
      answers: [
        'Salen de casa <sin desayunar>.',
        {
          answer: '{De casa salen sin desayunar|Salen sin desayunar de casa}.',
          note: 'Possible, but the usual order is *salen de casa sin desayunar*.',
        },
      ],
      because: 'Use *salir de* with a place, and *sin* with an infinitive.',
      mistakes: [
        {
          answer: '{Salen sin casa de desayunar|Salen de desayunar sin casa}.',
          because: '*De casa* is “from home”, and *sin desayunar* is “without having breakfast”.',
        },
        { answer: 'Salen casa de sin desayunar.', because: '*De* belongs to *casa*: *salen de casa*.' },
      ],
    },
    {
      id: 'before-eating',
      kind: 'translate',
      teaches: 'with-infinitive',
      en: 'I do my homework before having dinner.',
      answers: [
        'Hago {los|mis|} deberes <antes de cenar>.',
        '{Suelo hacer|realizo} {los|mis} deberes <antes de cenar>.',
        {
          answer: 'Hago [los|mis] deberes <antes de la cena>.',
          note: 'Right, but this means “before dinner”. With the verb, it’s *antes de cenar*.',
        },
        {
          answer: 'Hago [los|mis] deberes <antes de {comer|comer la cena|tomar la cena}>.',
          note: 'Right, but *comer* and *tomar* are general. In Spain and Mexico *comer* on its own usually means “to have lunch”. To have dinner is *cenar*.',
        },
      ],
      because: 'After a preposition use the infinitive, never the _-ing_ form.',
      mistakes: [
        {
          answer:
            'Hago [los|mis] deberes <antes {de cenando|cenando|de cenendo|de comiendo|de teniendo [la] cena|teniendo [la] cena|de tomando [la] cena}>.',
          because: 'The _-ing_ form can’t follow a preposition: *antes de cenar*.',
        },
        {
          answer:
            'Hago [los|mis] deberes <antes {cenar|a cenar|que cenar|en cenar|para cenar|por cenar|cena|del cenar|de a cenar}>.',
          because: 'Before an infinitive, just use *antes de*: *antes de cenar*.',
        },
        {
          answer: 'Hago [los|mis] deberes <antes {de tener|tener|de tener la|tener la|de haber la} cena>.',
          because: '“Have dinner” is one verb in Spanish: *cenar*.',
        },
        {
          answer: 'Hago [los|mis] deberes <antes de que {ceno|cenar|cenaré|cenase}>.',
          because:
            '*Antes de que* is for two different people. You do both, so use the infinitive: *antes de cenar*.',
        },
        {
          answer:
            'Hago [los|mis] deberes <antes {de|} {ceno|cenaré|cené|cenado|de cenado|yo ceno|cene|la cenar}>.',
          because: 'After *antes de*, use an infinitive: *cenar*.',
        },
        {
          answer: 'Hago [los|mis] deberes <antes de cena>.',
          because: '*Cena* is the meal and needs an article. The verb is *cenar*: *antes de cenar*.',
        },
        { answer: 'Hago mi deberes <antes de cenar>.', because: '*Deberes* is plural: *los deberes*.' },

        {
          answer: 'Hago {las|la|el|los mis|mis los|míos} deberes <antes de cenar>.',
          because: '*Deberes* is masculine and plural: *los deberes* or *mis deberes*, not both.',
        },
        {
          answer:
            'Hago {{el|mi} casa trabajo|los {trabajo de casa|trabajo en casa|trabajo de la casa|casa trabajo}} <antes de cenar>.',
          because: 'Word for word, that’s housework. Homework is *los deberes* or *la tarea*.',
        },
        {
          answer: 'Hago {los|mis} deberes <{delante de|enfrente de|ante de} cenar>.',
          because: '“Before” in time is *antes de*: *antes de cenar*.',
        },

        { answer: '{hacer|haco|hazo} {los|mis} deberes <antes de cenar>.', because: '“I do” is *hago*.' },
        {
          answer: '{Soy|estoy|toco|juego|tomo} {los|mis} deberes <antes de cenar>.',
          because: 'You **do** homework: *hago*.',
        },
      ],
      notAsked: [
        {
          answer: '{Acabo|completo} {los|mis} deberes <antes de cenar>.',
          because: 'Good Spanish, but that’s “I **finish**”. “I do” is *hago*.',
        },
        {
          answer: '{Estudio|trabajo} <antes de cenar>.',
          because: 'Good Spanish, but “homework” is missing: *hago los deberes*.',
        },
        {
          answer: 'Hago {los|mis} deberes <antes de {almorzar|desayunar|merendar}>.',
          because: 'That’s a different meal. To have dinner is *cenar*.',
        },
        {
          answer: 'Hago {los|mis} deberes <después de cenar>.',
          because: '*Después de* is “after”. “Before” is *antes de*.',
        },
        {
          answer: '{Hace|haces|hacemos|haz} {los|mis} deberes <antes de cenar>.',
          because: 'That’s a different person, or a command. “I do” is *hago*.',
        },
        {
          answer: '{Estoy haciendo|haré|hice|hacía|voy a hacer|he hecho} {los|mis} deberes <antes de cenar>.',
          because: 'That’s a different tense. For a habit, use the present: *hago*.',
        },
        {
          answer: 'Hago {el|mi|un} deber <antes de cenar>.',
          because:
            '*Un deber* is a duty (in Ecuador also a piece of homework). Homework is plural: *los deberes*.',
        },
        {
          answer: 'Hago {el|mi} trabajo {de|en|de la} casa <antes de cenar>.',
          because: 'That’s housework, or work that you do at home. Homework is *los deberes* or *la tarea*.',
        },
        {
          answer: 'Hago {los|mis|} deberes <antes de hacer la cena>.',
          because: 'That’s “before **making** dinner”. To have dinner is *cenar*.',
        },
        {
          answer: 'Hago {los|mis|} deberes <antes de que cene>.',
          because:
            'That’s before **somebody else** has dinner. You do both, so use the infinitive: *antes de cenar*.',
        },
      ],
    },
    {
      id: 'think-of-you',
      kind: 'fill',
      teaches: 'verbs',
      sentence: 'Siempre piensa ___ los demás.',
      en: 'She always thinks of other people.',
      answers: ['en'],
      because: '“To think of” is *pensar en*.',
      mistakes: [
        {
          answer: '{de|del|de a}',
          because: '*Pensar de* is for opinions. “To think of” is *pensar en*.',
        },
        { answer: '{a|al|con|hacia|entre|ante}', because: 'Use *en* with *pensar*.' },

        {
          answer: 'para',
          because: '*Para* would be “in order to” or “meant for”. “To think of” is *pensar en*.',
        },
        {
          answer: 'que',
          because:
            '*Pensar que* needs a whole sentence after it: “think that…”. With a person, use *pensar en*.',
        },
        {
          answer: '{en de|de en|en a|a en|en los}',
          because: '*En* is right on its own: *pensar en los demás*.',
        },
        { answer: '{desde|hasta|sin}', because: 'Use *en* with *pensar*.' },
      ],
      notAsked: [
        {
          answer: 'por',
          because: '*Pensar por* means thinking **for** somebody. “To think of” is *pensar en*.',
        },
        {
          answer: '{sobre|acerca de}',
          because:
            '*Pensar sobre* and *pensar acerca de* are for reflecting on a topic. For thinking of people, use *en*.',
        },
        {
          answer: 'según',
          because: 'That’s “thinks **as** other people do”. “To think of” is *pensar en*.',
        },
      ],
    },
    {
      id: 'looking-for-phone',
      kind: 'correct',
      teaches: 'verbs',
      sentence: 'Estoy buscando para mi móvil.',
      en: 'I’m looking for my phone.',
      answers: [
        'Estoy buscando {mi|el} móvil.',
        'Busco {mi|el} móvil.',
        '{Ando|Sigo} buscando {mi|el} móvil.',
        'Estoy en busca de mi móvil.',
        {
          answer: 'Estoy {tratando de|intentando} encontrar {mi|el} móvil.',
          note: 'Right, but this means “trying to find”. “Look for” is *buscar*, with no preposition.',
        },
      ],
      because: '*Buscar* means “look for”: the “for” is included.',
      mistakes: [
        {
          answer: '{Estoy buscando|Busco|Ando buscando} {por|para|por el|para el|de|del} mi móvil.',
          because: '*Buscar* doesn’t need a preposition.',
        },
        {
          answer: '{Estoy buscando|Busco} {por|para|de} el móvil.',
          because: '*Buscar* doesn’t need a preposition.',
        },
        {
          answer: '{Estoy buscando|Busco} {a mi|al|a el} móvil.',
          because: 'Dropping *para* is right. *A* is for people and animals: *buscando mi móvil*.',
        },
        {
          answer: '{Soy|Es|Estar|He|Tengo} buscando mi móvil.',
          because: 'Dropping *para* is right. But “I’m looking” is *estoy buscando*.',
        },
        {
          answer: '{Soy|Es|Está} buscando para mi móvil.',
          because: '*Estoy* was right. Drop *para*: *estoy buscando mi móvil*.',
        },
        {
          answer:
            'Estoy {buscar|busco|buscado|buscanda|buscandar|buscendo|busciendo|buscado por|busca} mi móvil.',
          because: 'Dropping *para* is right. After *estoy*, use the gerund: *buscando*.',
        },
        {
          answer:
            '{{Estoy mirando|Miro|Estoy viendo} {{para|por|al} {mi|el}|a el}|Estoy viendo {{a|en} mi|en el}} móvil.',
          because: '*Mirar* is “to look **at**”. To look **for** is *buscar*, without a preposition.',
        },
        {
          answer: '{Me estoy buscando|Estoy buscándome|Me busco} [para] mi móvil.',
          because:
            'You’re looking for the phone, not for yourself. Don’t use *me*: *estoy buscando mi móvil*.',
        },
        {
          answer: '{Estoy buscando|Busco} [para] {mío|la mi|el mío|mis|me} móvil.',
          because: '“My” before a noun is *mi*, and *buscar* needs no preposition: *buscando mi móvil*.',
        },
        {
          answer: 'Buscar mi móvil.',
          because: 'Dropping *para* is right, but “I’m looking for” is *busco* or *estoy buscando*.',
        },
        {
          answer: 'Estoy {encontrando|esperando para} mi móvil.',
          because: '“Look for” is *buscar*, with no preposition: *estoy buscando mi móvil*.',
        },
      ],
      notAsked: [
        {
          answer: '{Estoy buscando|Busco} móvil.',
          because:
            'That’s “I’m looking for a phone”, perhaps to buy one. The one you have lost is *mi móvil*.',
        },
        {
          answer: '{Está|Estás|Voy} buscando mi móvil.',
          because: 'It’s right to drop *para*. But “I’m looking” is *estoy buscando*.',
        },
        {
          answer: '{Estaba buscando|Buscaba|Busqué|He buscado|Buscaré} mi móvil.',
          because: 'Dropping *para* is right, but the tense has changed: “I’m looking” is *estoy buscando*.',
        },
        {
          answer: '{Busca|Buscas|Buscamos} mi móvil.',
          because: 'Dropping *para* is right, but “I’m looking for” is *busco* or *estoy buscando*.',
        },
        {
          answer: '{Estoy mirando|Miro|Estoy viendo} {mi|el} móvil.',
          because: 'That’s “look **at**”. To look **for** is *buscar*.',
        },
        {
          answer: 'Estoy esperando mi móvil.',
          because:
            'That’s “waiting for”. “Look for” is *buscar*, with no preposition: *estoy buscando mi móvil*.',
        },
        {
          answer: '{Estoy buscando|Busco|Ando buscando} en mi móvil.',
          because:
            'That’s “I’m searching **on** my phone”. *Buscar* doesn’t need a preposition: *buscando mi móvil*.',
        },
        {
          answer: '{Estoy mirando|Miro} en {mi|el} móvil.',
          because:
            'That’s “I’m looking **on** my phone”. To look **for** it is *buscar*, without a preposition.',
        },
        {
          answer: '{Estoy mirando|Miro} a mi móvil.',
          because: 'That’s “look **at**”. To look **for** is *buscar*.',
        },
        {
          answer: 'Estoy buscando fuera mi móvil.',
          because: 'You don’t need *fuera* (outside): *estoy buscando mi móvil*.',
        },
      ],
    },
    {
      id: 'looks-like-mother',
      kind: 'choose',
      teaches: 'verbs-more',
      prompt: 'Which word?',
      sentence: 'Mi prima se parece mucho ___ su madre.',
      en: 'My cousin looks a lot like her mother.',
      options: [
        { text: '*como*', because: 'Forget the English “like”: the verb is *parecerse a*.' },
        { text: '*a*', right: true, because: '*Parecerse a* is “to look like”.' },
        { text: '*con*', because: 'Use *a* with *parecerse*.' },
      ],
    },
    {
      id: 'just-arrived',
      kind: 'fill',
      teaches: 'verbs-more',
      sentence: 'El tren acaba ___ llegar a la estación.',
      en: 'The train has just arrived at the station.',
      answers: ['de'],
      because: '*Acabar de* + infinitive means “to have just done” something.',
      mistakes: [
        { answer: '{a|en}', because: '“To have just” is *acabar de*.' },
        { answer: '{para|con}', because: '“To have just” is *acabar de*.' },
        { answer: '{justo|ya|que}', because: '“Just” is in the verb: *acaba de llegar*.' },
      ],
      notAsked: [
        {
          answer: 'por',
          because: '*Acabar por* is to end up doing something. “To have just” is *acabar de*.',
        },
      ],
    },
    {
      id: 'price-depends',
      kind: 'correct',
      teaches: 'verbs-more',
      sentence: 'El precio depende en la temporada.',
      en: 'The price depends on the season.',
      answers: [
        'El precio {depende|dependerá|va a depender} de {la|cada} temporada.',
        '{Depende el precio de la temporada|Depende de la temporada el precio}.',
        {
          answer: 'El precio depende de la {época|estación} [del año].',
          note: 'The preposition is right, and so was *la temporada*: high or low season.',
        },
      ],
      because: 'Spanish uses *de*, not “on”: *depender de*.',
      mistakes: [
        { answer: 'El precio depende {sobre|a|por|con} la temporada.', because: 'Use *de* with *depender*.' },
        {
          answer: 'El precio depende {del|de} temporada.',
          because: '*De* is right, but *temporada* is feminine and needs an article: *de la temporada*.',
        },
        { answer: 'El precio depende la temporada.', because: 'You need a preposition: *depende de*.' },
        {
          answer: 'El precio es {depende|dependiendo|dependido} {de|en} la temporada.',
          because: '“Depends” is one verb, without *es*: *depende*.',
        },
      ],
    },
    {
      id: 'try-to-help',
      kind: 'translate',
      teaches: 'verbs-more',
      en: 'They always try to help the neighbours.',
      parts: {
        try: 'tratan de|intentan|procuran|se esfuerzan por',
        neighbours: '{los|sus} vecinos',
        hand: 'echar[les] una mano',
      },
      answers: [
        '<Siempre> $try {ayudar|$hand} a $neighbours.',
        '{Tratan siempre de|Intentan siempre|Procuran siempre|Se esfuerzan siempre por} {ayudar|$hand} a $neighbours.',
        'A $neighbours siempre $try {ayudarlos|echarles una mano}.',
        {
          answer: '<Siempre> $try {ayudar|$hand} a {las|sus} vecinas.',
          note: 'Right, but only for women. “The neighbours” is *los vecinos*.',
        },
        {
          answer: '<Siempre> $try ayudarles a $neighbours.',
          note: 'Used in Latin America; *ayudar a los vecinos* is right everywhere.',
        },
        {
          answer: '<Siempre> prueban a {ayudar|$hand} a $neighbours.',
          note: 'You can say this: *probar a* is “to give something a try”. People usually say *tratar de* or *intentar*.',
        },
      ],
      because: '“To try to” is *tratar de* (or *intentar*, without *de*); use *a* before people.',
      mistakes: [
        {
          answer:
            '<Siempre> {tratan ayudar|tratan a ayudar|tratan que ayudar|tratan para ayudar} a {los|sus} vecinos.',
          because: '“To try to” is *tratar de*: *tratan de ayudar*.',
        },

        {
          answer: '<Siempre> {intentan de|intentan a} ayudar a {los|sus} vecinos.',
          because: 'Use *intentar* + infinitive, but *tratar* with *de*.',
        },
        {
          answer: '<Siempre> {prueban|prueban de} ayudar a {los|sus} vecinos.',
          because: '*Probar* is “to try out, to taste”. “To try to” is *tratar de* or *intentar*.',
        },
        {
          answer: '<Siempre> {tratan de ayudando|intentan ayudando} a los vecinos.',
          because: 'Use the infinitive: *ayudar*.',
        },
      ],
      notAsked: [
        {
          answer: '<Siempre> {tratan de|intentan} ayudar {los|sus} vecinos.',
          because:
            'That means that the neighbours try to help. To help **them**, say *ayudar a los vecinos*.',
        },
      ],
    },
  ],
} satisfies AuthoredLesson
