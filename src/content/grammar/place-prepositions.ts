import type { Lesson } from '../types'

export default {
  subtitle: 'Las preposiciones de lugar',
  blurb:
    'Say where things are, ask the way and give directions, and choose between *a, en, de, por* and *para*.',
  rule: 'Where something is takes *estar* + a place word. Most place words need *de* before a noun: *detrás de la casa*, *cerca del parque*. *En* is for being there (*Estoy en casa*), *a* is for going there (*Voy a casa*). And *a* + *el* is *al*, *de* + *el* is *del*.',
  sections: [
    {
      id: 'basic',
      title: 'Basic prepositions of place',
      syllabus: ['Prep'],
      blocks: [
        {
          kind: 'text',
          text: 'For the position of something known use *estar*; to say that something exists somewhere use *hay* ([which of the two?](ser-estar#hay)).',
        },
        {
          kind: 'table',
          caption: 'In, on, under, between',
          columns: [
            { header: 'Spanish', lang: 'es' },
            { header: 'English', lang: 'en' },
          ],
          rows: [
            ['en', 'in, on, at'],
            ['sobre', 'on, over; about'],
            ['encima de', 'on top of, above'],
            ['debajo de', 'underneath'],
            ['bajo', 'under, below (more formal)'],
            ['dentro de', 'inside'],
            ['fuera de', 'outside'],
            ['entre', 'between, among'],
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
            { es: 'La pelota está debajo del coche.', en: 'The ball is under the car.' },
            { es: 'Estamos a cinco grados bajo cero.', en: 'It’s five degrees below zero.' },
            { es: 'Dentro de la caja hay una carta.', en: 'There’s a letter inside the box.' },
            { es: 'Los perros esperan fuera de la tienda.', en: 'The dogs are waiting outside the shop.' },
            { es: 'En clase me siento entre Marta y Leo.', en: 'In class I sit between Marta and Leo.' },
            { es: 'Tu bici está apoyada contra la pared.', en: 'Your bike is leaning against the wall.' },
          ],
        },
        {
          kind: 'table',
          caption: 'In front, behind, beside',
          columns: [
            { header: 'Spanish', lang: 'es' },
            { header: 'English', lang: 'en' },
          ],
          rows: [
            ['delante de', 'in front of'],
            ['detrás de', 'behind'],
            ['enfrente de', 'opposite'],
            ['frente a', 'opposite, facing'],
            ['al lado de', 'next to, beside'],
            ['junto a', 'next to, by'],
            ['a la derecha de', 'to the right of'],
            ['a la izquierda de', 'to the left of'],
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
          kind: 'table',
          caption: 'Near, far, around, at the end',
          columns: [
            { header: 'Spanish', lang: 'es' },
            { header: 'English', lang: 'en' },
          ],
          rows: [
            ['cerca de', 'near'],
            ['lejos de', 'far from'],
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
          caption: 'Two pairs that look alike',
          left: '*delante de*, *en la esquina*',
          right: '*enfrente de*, *en el rincón*',
          rows: [
            {
              left: { es: 'Te espero delante del cine.', en: 'I’ll wait for you in front of the cinema.' },
              right: { es: 'La cafetería está enfrente del cine.', en: 'The café is opposite the cinema.' },
              why: '*Enfrente de* is across from something, usually with a street between.',
            },
            {
              left: {
                es: 'Nos vemos en la esquina de tu calle.',
                en: 'See you on the corner of your street.',
              },
              right: { es: 'Hay una planta en el rincón.', en: 'There’s a plant in the corner.' },
              why: '*Esquina* is an outside corner, *rincón* the inside corner of a room.',
            },
          ],
        },
      ],
    },
    {
      id: 'visual',
      title: 'Visual: where things are',
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
            { es: 'Se ha escondido debajo de la caja.', en: 'It has hidden under the box.' },
            { es: 'Duerme entre las dos cajas.', en: 'It’s sleeping between the two boxes.' },
          ],
        },
      ],
    },
    {
      id: 'contractions',
      title: 'Contractions: al and del',
      syllabus: ['Prep'],
      blocks: [
        {
          kind: 'text',
          text: '*A* + *el* is always *al*, *de* + *el* is always *del*. Nothing happens with *la, los, las*, nor with *él* (he), nor when *El* is part of a name: *Voy a El Escorial.*',
        },
        {
          kind: 'table',
          caption: 'With and without a contraction',
          columns: [
            { header: 'Article', lang: 'es' },
            { header: 'With a', lang: 'es' },
            { header: 'With de', lang: 'es' },
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
            { es: 'Mañana vamos al estadio.', en: 'We’re going to the stadium tomorrow.' },
            { es: 'Salgo del instituto a las dos.', en: 'I leave school at two.' },
            {
              es: 'El quiosco está al lado del banco.',
              en: 'The kiosk is next to the bank.',
              note: 'Both at once: *a* + *el lado*, *de* + *el banco*.',
            },
            { es: 'La parada está cerca de la iglesia.', en: 'The stop is near the church.' },
            { es: 'El gimnasio está detrás de los laboratorios.', en: 'The gym is behind the labs.' },
          ],
        },
      ],
    },
    {
      id: 'adverbs',
      title: 'Here, there, upstairs, inside',
      syllabus: ['Adv1'],
      blocks: [
        {
          kind: 'text',
          text: 'With no noun after it, a place word stands alone, **without** *de*: *Vivo cerca*, but *Vivo cerca de aquí*.',
        },
        {
          kind: 'table',
          caption: 'Adverbs of place',
          columns: [
            { header: 'Spanish', lang: 'es' },
            { header: 'English', lang: 'en' },
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
      ],
    },
    {
      id: 'directional',
      title: 'Directional: from, to, through',
      syllabus: ['Prep'],
      blocks: [
        {
          kind: 'table',
          caption: 'Prepositions of movement',
          columns: [
            { header: 'Spanish', lang: 'es' },
            { header: 'English', lang: 'en' },
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
      id: 'directions',
      title: 'Asking and giving directions',
      syllabus: ['Prep'],
      blocks: [
        {
          kind: 'phrases',
          caption: 'Eight questions',
          rows: [
            { es: '¿Dónde está la estación?', en: 'Where is the station?' },
            { es: '¿Hay un banco por aquí?', en: 'Is there a bank round here?' },
            { es: '¿Por dónde se va al centro?', en: 'Which way is it to the centre?' },
            { es: '¿Cómo se llega al museo?', en: 'How do you get to the museum?' },
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
          kind: 'text',
          text: 'To a friend use the *tú* command, to an adult whom you don’t know *usted*. Begin with *perdona* (*tú*) or *perdone* (*usted*). More in [the imperative](imperative).',
        },
        {
          kind: 'table',
          caption: 'Commands for directions',
          columns: [
            { header: 'Infinitive', lang: 'es', form: 'infinitive' },
            { header: 'To a friend', lang: 'es', form: 'imperative:0' },
            { header: 'Polite', lang: 'es', form: 'imperative:1' },
            { header: 'English', lang: 'en' },
          ],
          rows: [
            ['seguir', 'sigue', 'siga', 'carry on'],
            ['girar', 'gira', 'gire', 'turn'],
            ['torcer', 'tuerce', 'tuerza', 'turn'],
            ['tomar', 'toma', 'tome', 'take'],
            ['coger', 'coge', 'coja', 'take (Spain)'],
            ['cruzar', 'cruza', 'cruce', 'cross'],
            ['subir', 'sube', 'suba', 'go up'],
            ['bajar', 'baja', 'baje', 'go down'],
            ['pasar', 'pasa', 'pase', 'go past, go through'],
          ],
        },
        {
          kind: 'phrases',
          caption: 'Words for the way',
          rows: [
            { es: 'todo recto', en: 'straight on' },
            { es: 'la primera a la derecha', en: 'the first on the right' },
            { es: 'la segunda a la izquierda', en: 'the second on the left' },
            { es: 'hasta el semáforo', en: 'as far as the traffic lights' },
            { es: 'la rotonda', en: 'the roundabout' },
            { es: 'el cruce', en: 'the crossroads' },
            { es: 'la esquina', en: 'the corner' },
            { es: 'el paso de peatones', en: 'the pedestrian crossing' },
            { es: 'a mano derecha', en: 'on the right-hand side' },
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: '{Sigue:seguir} todo recto y {gira:girar} a la izquierda.',
              en: 'Go straight on and turn left.',
            },
            {
              es: '{Pase:pasar} el cruce y {suba:subir} por esta calle.',
              en: 'Go past the crossroads and up this street.',
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
              en: 'No, right. Go down to the river and cross the bridge.',
            },
            { who: 'Paul', es: '¿A qué distancia está?', en: 'How far is it?' },
            {
              who: 'Carmen',
              es: 'A un kilómetro, más o menos. También puede ir en autobús.',
              en: 'About a kilometre. You can also go by bus.',
            },
            { who: 'Paul', es: '¿Y dónde está la parada?', en: 'And where is the stop?' },
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
      id: 'a-en-de',
      title: 'The three small ones: a, en, de',
      syllabus: ['Prep'],
      blocks: [
        {
          kind: 'text',
          text: '*A* points at a goal: where you go, what time, and a person as object ([the personal a](basic-pronouns#personal-a)). *En* is where something is or happens, and the means of transport. So “at” is *en* for a place and *a* for the clock.',
        },
        {
          kind: 'contrast',
          caption: 'Going or being, clock or calendar',
          left: '*a*: movement, hour',
          right: '*en*: place, month, season, transport',
          rows: [
            {
              left: { es: 'Voy a casa a las cinco.', en: 'I go home at five.' },
              right: { es: 'Por la tarde estoy en casa.', en: 'I’m at home in the afternoon.' },
            },
            {
              left: { es: 'Llegamos a Madrid de noche.', en: 'We arrived in Madrid at night.' },
              right: { es: 'Pasamos dos días en Madrid.', en: 'We spent two days in Madrid.' },
              why: 'Arriving is movement: *llegar a*, whatever English says.',
            },
            {
              left: { es: 'Voy al instituto a pie.', en: 'I walk to school.' },
              right: { es: 'Mi hermana va en tren.', en: 'My sister goes by train.' },
              why: 'Transport is *en* (*en coche, en bici, en avión*), but *a pie* and *a caballo*.',
            },
            {
              left: { es: 'El concierto empieza a las nueve.', en: 'The concert starts at nine.' },
              right: { es: 'El festival es en julio.', en: 'The festival is in July.' },
            },
          ],
        },
        {
          kind: 'text',
          text: '*De* says where something comes from, what it is made of, and whose it is or what kind.',
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Mi profesora es de Perú.', en: 'My teacher is from Peru.' },
            { es: 'Quiero una camiseta de algodón.', en: 'I want a cotton T-shirt.' },
            { es: 'La tienda de mi tío cierra los lunes.', en: 'My uncle’s shop closes on Mondays.' },
            { es: 'Tengo un examen de Historia.', en: 'I have a history exam.' },
          ],
        },
      ],
    },
    {
      id: 'por-para',
      title: 'For: por or para',
      syllabus: ['Prep'],
      blocks: [
        {
          kind: 'text',
          text: '*Para* looks ahead to a goal: a person, a place, a purpose, a deadline. *Por* looks at what lies behind or along the way: the cause, the route, the price.',
        },
        {
          kind: 'table',
          caption: 'Nine uses of por',
          columns: [
            { header: 'Use', lang: 'en' },
            { header: 'Example', lang: 'es' },
            { header: 'English', lang: 'en' },
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
          caption: 'Eight uses of para',
          columns: [
            { header: 'Use', lang: 'en' },
            { header: 'Example', lang: 'es' },
            { header: 'English', lang: 'en' },
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
          caption: 'The same noun, another meaning',
          left: '*por*',
          right: '*para*',
          rows: [
            {
              left: { es: 'No salimos por el calor.', en: 'We didn’t go out because of the heat.' },
              right: { es: 'Compré un ventilador para el calor.', en: 'I bought a fan for the heat.' },
              why: 'The heat is the cause; or the fan is meant for it.',
            },
            {
              left: { es: 'Pagué veinte euros por el regalo.', en: 'I paid twenty euros for the present.' },
              right: { es: 'El regalo es para mi madre.', en: 'The present is for my mum.' },
              why: 'Exchange; or the person who gets it.',
            },
            {
              left: { es: 'Vamos por Zaragoza.', en: 'We’re going via Zaragoza.' },
              right: { es: 'Salimos para Zaragoza a las seis.', en: 'We leave for Zaragoza at six.' },
              why: 'The route; or the destination.',
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
              why: 'When you do it; or the deadline.',
            },
          ],
        },
        {
          kind: 'note',
          label: 'Careful',
          text: 'For how long something lasts do not translate “for”: *Estuve tres días en Roma* or *durante tres días*. And “to go and get” is *ir a por* in Spain (*Voy a por pan*), *ir por* in America.',
        },
      ],
    },
    {
      id: 'with-infinitive',
      title: 'Preposition + infinitive',
      syllabus: ['V14'],
      blocks: [
        {
          kind: 'text',
          text: 'After a preposition English uses _-ing_; Spanish uses the **infinitive**: “before eating” is *antes de comer*. The person is the same in both halves; with another person it is *antes de que* + [subjunctive](present-subjunctive).',
        },
        {
          kind: 'table',
          caption: 'Prepositions that you need with an infinitive',
          columns: [
            { header: 'Spanish', lang: 'es' },
            { header: 'English', lang: 'en' },
          ],
          rows: [
            ['antes de salir', 'before leaving'],
            ['después de estudiar', 'after studying'],
            ['sin hablar', 'without speaking'],
            ['para aprender', 'in order to learn'],
            ['por llegar tarde', 'for arriving late'],
            ['hasta terminar', 'until finishing'],
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
            { es: 'Después de cenar vimos una serie.', en: 'After having dinner we watched a series.' },
          ],
        },
      ],
    },
    {
      id: 'verbs',
      title: 'Verbs with a fixed preposition',
      syllabus: ['Prep'],
      blocks: [
        {
          kind: 'text',
          text: 'The preposition belongs to the verb: learn both as one word. After it comes a noun or an infinitive.',
        },
        {
          kind: 'table',
          caption: 'Fourteen verbs',
          columns: [
            { header: 'Spanish', lang: 'es' },
            { header: 'English', lang: 'en' },
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
          text: 'And some English prepositions have no Spanish one: *buscar* (look **for**), *esperar* (wait **for**), *mirar* (look **at**), *escuchar* (listen **to**), *pedir* (ask **for**). A person after *buscar, esperar, mirar* and *escuchar* takes the personal *a*: *Espero a Ana*.',
        },
      ],
    },
    {
      id: 'mistakes',
      title: 'Mistakes to avoid',
      blocks: [
        {
          kind: 'mistakes',
          rows: [
            {
              wrong: 'Hay un árbol delante la casa.',
              right: 'Hay un árbol delante de la casa.',
              en: 'There’s a tree in front of the house.',
              why: 'The “of” of “in front of” is in Spanish too: *delante de*.',
            },
            {
              wrong: 'Llegamos en Madrid a las dos.',
              right: 'Llegamos a Madrid a las dos.',
              en: 'We arrive in Madrid at two.',
              why: 'English “arrive in”; Spanish *llegar a*, because it is movement.',
            },
            {
              wrong: 'El banco está en la derecha.',
              right: 'El banco está a la derecha.',
              en: 'The bank is on the right.',
              why: 'Sides take *a*: *a la derecha*, *a la izquierda*.',
            },
            {
              wrong: 'Hoy me quedo a casa.',
              right: 'Hoy me quedo en casa.',
              en: 'I’m staying at home today.',
              why: '“At” looks like *a*, but being somewhere is *en*.',
            },
            {
              wrong: 'La parada está cerca del mi casa.',
              right: 'La parada está cerca de mi casa.',
              en: 'The stop is near my house.',
              why: '*Del* contains *el*, and there is no article before *mi*.',
            },
            {
              wrong: 'Me siento entre de Ana y Leo.',
              right: 'Me siento entre Ana y Leo.',
              en: 'I sit between Ana and Leo.',
              why: 'So many place words take *de* that you add it here: *entre* takes none.',
            },
            {
              wrong: 'El perro está detrás mío.',
              right: 'El perro está detrás de mí.',
              en: 'The dog is behind me.',
              why: 'Heard in Spain, but write *de* + pronoun: *detrás de mí*.',
            },
            {
              wrong: 'Pienso de mi familia.',
              right: 'Pienso en mi familia.',
              en: 'I think about my family.',
              why: '*Pensar de* asks for an opinion (*¿Qué piensas de Ana?*); to have in mind is *pensar en*.',
            },
            {
              wrong: 'Gira a la derecho.',
              right: '{Gira:girar} a la derecha.',
              en: 'Turn right.',
              why: 'The side is *la derecha*. *Derecho* is “right” only beside a masculine noun (*el pie derecho*); alone it is “straight”, or “law”. In Spain “straight on” is *todo recto*.',
            },
            {
              wrong: 'Espero para el autobús.',
              right: 'Espero el autobús.',
              en: 'I’m waiting for the bus.',
              why: '*Esperar* already contains “for”.',
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
          label: 'Spain and America',
          text: 'In Spain *coger* is the everyday verb for taking a bus or a street; in much of America it is vulgar, so say *tomar* there. *Siga derecho* is usual in much of America for *siga todo recto*, and a block is *una manzana* in Spain, *una cuadra* in most of America.',
        },
        {
          kind: 'note',
          label: 'In the exam',
          text: 'In **Listening** and **Reading** a place word often decides the answer: do not mix up *delante*, *enfrente* and *al lado*. In the **Speaking** role play you may have to ask the way: have *¿Cómo se llega a…?* and *¿Está lejos?* ready. In a photo description go from *a la izquierda* to *al fondo*. In **Writing** show off with *antes de* and *después de* + infinitive.',
        },
      ],
    },
  ],
  exercises: [
    {
      id: 'near-park',
      kind: 'choose',
      teaches: 'contractions',
      prompt: 'Which words?',
      sentence: 'Mi casa está cerca ___ parque.',
      en: 'My house is near the park.',
      options: [
        { text: '*del*', right: true, because: '*Cerca* takes *de*, and *de* + *el* is *del*.' },
        { text: '*de el*', because: '*De* and *el* always join: *del*.' },
        { text: '*al*', because: '*Al* is *a* + *el*, “to the”; *cerca* takes *de*.' },
        { text: '*el*', because: 'Before a noun *cerca* needs its *de*.', teaches: 'basic' },
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
        { text: '*encima de*', because: 'That is “on top of”: you would see them.' },
        { text: '*debajo de*', right: true, because: '*Debajo de* is “underneath”.' },
        { text: '*debajo*', because: 'Right word, but before a noun it needs *de*.', teaches: 'adverbs' },
        { text: '*detrás de*', because: 'That is “behind”.' },
      ],
    },
    {
      id: 'at-home',
      kind: 'fill',
      teaches: 'a-en-de',
      sentence: 'Los domingos por la tarde estoy ___ casa.',
      en: 'On Sunday afternoons I’m at home.',
      answers: ['en'],
      because: 'Being somewhere is *en*. *A casa* means “homewards”.',
      mistakes: [
        { answer: 'a', because: '*A casa* answers “where to?”. Being at home is *en casa*.' },
        { answer: 'en la', because: '“At home” has no article: *en casa*.' },
      ],
    },
    {
      id: 'opposite',
      kind: 'choose',
      teaches: 'basic',
      prompt: 'The bakery is on the other side of the street, facing the school. Where is it?',
      options: [
        { text: '*delante del colegio*', because: 'That is “in front of”, on the school’s own side.' },
        { text: '*al lado del colegio*', because: 'That is “next to”, on the same side.' },
        {
          text: '*enfrente del colegio*',
          right: true,
          because: '*Enfrente de* is “opposite”, usually across the street.',
        },
        { text: '*detrás del colegio*', because: 'That is “behind”.' },
      ],
    },
    {
      id: 'straight-on',
      kind: 'fill',
      teaches: 'directions',
      sentence: 'Claro, señora: ___ todo recto y cruce la plaza.',
      en: 'Of course, madam: carry straight on and cross the square.',
      answers: ['siga'],
      because: '*Señora* and *cruce* show that it is *usted*: *siga*.',
      mistakes: [
        { answer: 'sigue', because: 'That is *tú*; to a woman you don’t know say *siga*, as in *cruce*.' },
        { answer: 'sega', because: '*Seguir* changes its *e* to *i*: *siga*.' },
      ],
    },
    {
      id: 'left-lights',
      kind: 'order',
      teaches: 'directions',
      words: ['izquierda', 'la', 'gira', 'y', 'la', 'cruza', 'plaza', 'a'],
      en: 'Turn left and cross the square.',
      answers: ['Gira a la izquierda y cruza la plaza.'],
      because: 'Sides take *a la*; *cruzar* needs no preposition.',
    },
    {
      id: 'arrive',
      kind: 'correct',
      teaches: 'a-en-de',
      sentence: 'El avión llega en Londres a las diez.',
      en: 'The plane arrives in London at ten.',
      answers: [
        'El avión llega a Londres a las diez.',
        'El avión llega a las diez a Londres.',
        'A las diez llega el avión a Londres.',
        'A las diez el avión llega a Londres.',
      ],
      because: 'Arriving is movement: *llegar a*.',
      mistakes: [
        {
          answer: 'El avión llega a Londres en las diez.',
          because: 'The place is right now. The hour takes *a* as well: *a las diez*.',
        },
        {
          answer: 'El avión llega al Londres a las diez.',
          because: '*Al* contains *el*, and the name of a city has no article: *a Londres*.',
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
        { text: '*para*', because: '*Para* would name who gets the flowers, not their price.' },
        { text: '*por*', right: true, because: 'You exchange money for something: *por*.' },
        {
          text: '*de*',
          because:
            '*Flores de cinco euros* names a kind of flower, the five-euro kind. For what you pay, say *por*.',
        },
      ],
    },
    {
      id: 'before-eating',
      kind: 'translate',
      teaches: 'with-infinitive',
      en: 'I do my homework before having dinner.',
      answers: [
        'Hago los deberes antes de cenar.',
        'Hago mis deberes antes de cenar.',
        'Yo hago los deberes antes de cenar.',
        'Yo hago mis deberes antes de cenar.',
        'Antes de cenar hago los deberes.',
        'Antes de cenar hago mis deberes.',
        'Hago la tarea antes de cenar.',
        'Hago mi tarea antes de cenar.',
        'Hago las tareas antes de cenar.',
        'Hago mis tareas antes de cenar.',
        'Antes de cenar yo hago los deberes.',
      ],
      because: 'After a preposition the infinitive, never the _-ing_ form.',
      mistakes: [
        {
          answer: 'Hago los deberes antes de cenando.',
          because: 'The _-ing_ form cannot follow a preposition: *antes de cenar*.',
        },
        { answer: 'Hago los deberes antes cenar.', because: 'The *de* is missing: *antes de*.' },
        { answer: 'Hago mi deberes antes de cenar.', because: '*Deberes* is plural: *los deberes*.' },
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
        { answer: 'de', because: '*Pensar de* means to have an opinion of. To have in mind is *pensar en*.' },
        { answer: 'a', because: '*Pensar* takes *en*.' },
        {
          answer: 'sobre',
          because: '*Pensar sobre* is to reflect on a topic; for people in your thoughts say *en*.',
        },
      ],
    },
    {
      id: 'is-there-bank',
      kind: 'translate',
      teaches: 'directions',
      en: 'Excuse me, is there a bank near here? (to an adult)',
      answers: [
        'Perdone, ¿hay un banco cerca de aquí?',
        'Perdone, ¿hay un banco por aquí?',
        'Perdone, ¿hay un banco por aquí cerca?',
        'Perdone, ¿hay algún banco cerca de aquí?',
        'Perdone, ¿hay algún banco por aquí?',
        'Disculpe, ¿hay un banco cerca de aquí?',
        'Disculpe, ¿hay un banco por aquí?',
        'Perdón, ¿hay un banco cerca de aquí?',
        'Perdón, ¿hay un banco por aquí?',
        'Perdone, ¿hay un banco aquí cerca?',
        'Perdone, ¿hay algún banco por aquí cerca?',
        'Disculpe, ¿hay un banco por aquí cerca?',
        'Disculpe, ¿hay algún banco cerca de aquí?',
        'Disculpe, ¿hay algún banco por aquí?',
        'Perdón, ¿hay algún banco cerca de aquí?',
        'Perdón, ¿hay algún banco por aquí?',
        'Perdón, ¿hay un banco por aquí cerca?',
      ],
      because: 'Existence is *hay*; an adult is *usted*: *perdone*.',
      mistakes: [
        {
          answer: 'Perdone, ¿está un banco cerca de aquí?',
          because: 'With *un* you ask whether one exists: *hay*.',
        },
        {
          answer: 'Perdona, ¿hay un banco cerca de aquí?',
          because: '*Perdona* is *tú*; to an adult say *perdone*.',
        },
        {
          answer: 'Perdone, ¿hay un banco cerca aquí?',
          because: 'Before *aquí* you still need *de*: *cerca de aquí*.',
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
        'Estoy buscando mi móvil.',
        'Yo estoy buscando mi móvil.',
        'Busco mi móvil.',
        'Yo busco mi móvil.',
        'Busco el móvil.',
        'Estoy buscando el móvil.',
      ],
      because: '*Buscar* means “look for”: the “for” is inside.',
      mistakes: [
        {
          answer: 'Estoy buscando por mi móvil.',
          because: 'Neither *por* nor *para*: *buscar* takes its object directly.',
        },
      ],
    },
  ],
} satisfies Lesson
