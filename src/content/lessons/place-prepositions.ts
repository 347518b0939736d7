import type { AuthoredLesson } from '../types'

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
            { header: 'English', lang: 'en', translation: true },
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
            { header: 'English', lang: 'en', translation: true },
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
            { header: 'English', lang: 'en', translation: true },
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
      title: 'Contractions of a and de: al and del',
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
            { header: 'English', lang: 'en', translation: true },
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
          caption: 'Eight uses of para',
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
          text: 'For how long something lasts Spanish usually has no preposition, or *durante*: *Estuve (durante) tres días en Roma*. *Por tres días* is right too, and common in America. *Para* only plans ahead: *una habitación para tres noches*. “For” up to now is *desde hace*: *Vivo aquí desde hace dos años*. And “to go and get” is *ir a por* in Spain (*Voy a por pan*), *ir por* in America.',
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
            { header: 'English', lang: 'en', translation: true },
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
          text: 'In Spain *coger* is the everyday verb for taking a bus or a street; in much of America it is vulgar, so say *tomar* there. *Siga derecho* is usual in much of America for *siga todo recto*, and a block is *una manzana* in Spain, *una cuadra* in most of America. There *el aparcamiento* is *el estacionamiento*, and you will often hear *acá, allá, adentro, afuera* for *aquí, allí, dentro, fuera*.',
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
      answers: [
        'en',
        {
          answer: 'en {mi|la}',
          note: 'Right too: *en mi casa* is “at my house”, and *en la casa* is usual in parts of America. “At home” is *en casa* everywhere.',
        },
        { answer: 'por', note: 'Right, but it is “around the house”. “At home” is *en casa*.' },
      ],
      because: 'Being somewhere is *en*. *A casa* means “homewards”.',
      mistakes: [
        { answer: 'a', because: '*A casa* answers “where to?”. Being at home is *en casa*.' },
        { answer: '{a la|a mi|al}', because: '*A* answers “where to?”. Being at home is *en casa*.' },
        { answer: '{de|desde|de mi|de la}', because: '*De casa* is “from home”. Being there is *en casa*.' },
        {
          answer: '{para|hacia|hasta}',
          because: 'That points to where you are going. Being at home is *en casa*.',
        },
        {
          answer: '{el|la|mi|una|la mi}',
          because: '*Estoy* needs a preposition before the place: *en casa*.',
        },
        {
          answer: '{dentro|dentro de|adentro|adentro de|sobre|encima de|con|entre}',
          because: '“At home” is simply *en casa*.',
        },
        { answer: 'en el', because: '*Casa* is feminine, and “at home” has no article: *en casa*.' },
        { answer: 'en una', because: 'That is “in **a** house”, anybody’s. At home is *en casa*.' },
        { answer: '{in|at}', because: 'That is English: in Spanish *en casa*.' },
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
      answers: [
        'siga',
        'continúe',
        'vaya',
        'camine',
        '{prosiga|avance|ande|váyase}',
        '{siga|continúe|vaya} {caminando|andando}',
        {
          answer: '{tire|vaya tirando}',
          note: '*Tirar* is colloquial, in Spain; *siga* is right everywhere.',
        },
        { answer: 'sígale', note: 'Said in Mexico; *siga* is right everywhere.' },
      ],
      because: '*Señora* and *cruce* show that it is *usted*: *siga*, or *continúe*, *vaya*, *camine*.',
      mistakes: [
        { answer: 'sigue', because: 'That is *tú*; to a woman you don’t know say *siga*, as in *cruce*.' },
        { answer: '{ve|vete}', because: 'That is *tú*; the *usted* command of *ir* is *vaya*.' },
        { answer: 'continúa', because: 'That is *tú*; for *usted* it is *continúe*, as in *cruce*.' },
        {
          answer: '{anda|camina|avanza|tira}',
          because: 'That is *tú*; to a woman you don’t know say *siga* or *camine*, as in *cruce*.',
        },
        {
          answer: '{sigas|vayas|continúes|camines}',
          because:
            'That is *tú*, and only with *no*. As in *cruce*, the *usted* command has no *-s*: *siga*.',
        },
        { answer: 'sega', because: '*Seguir* changes its *e* to *i*: *siga*.' },
        {
          answer: '{segue|segua|seguiga|seguía|segé}',
          because: 'The *usted* command of *seguir* is *siga*: *e* becomes *i*, and the *u* goes.',
        },
        { answer: '{sigua|sigüe}', because: 'Before *a* the *g* needs no *u*: *siga*.' },
        {
          answer: '{sigo|voy|continúo|camino}',
          because: 'That is what **I** do. You tell her what to do: *siga*.',
        },
        {
          answer: '{seguir|continuar|ir|caminar|siguiendo|continuando}',
          because: '*Y cruce* shows that a command is needed: *siga*.',
        },
        {
          answer: '{sigan|vayan|continúen|caminen}',
          because: 'That speaks to several people. *Señora* is one: *siga*.',
        },
        {
          answer: '{seguid|id|continuad}',
          because: 'That speaks to several friends in Spain. *Señora* is one *usted*: *siga*.',
        },
        {
          answer: '{va|vas|vamos|sigamos|seguimos}',
          because: 'You tell her what to do, as with *cruce*: the *usted* command, *siga*.',
        },
        {
          answer: '{gire|doble|tuerza|cruce}',
          because: 'That does not go with *todo recto*. To carry straight on is *seguir*: *siga*.',
        },
        {
          answer: '{lleve|llévelo|cargue|porte}',
          because: '“Carry” is not translated: to carry on is *seguir*, so *siga*.',
        },
        { answer: '{vaye|vaiga|ire|vae}', because: 'The *usted* command of *ir* is irregular: *vaya*.' },
        {
          answer: '{gira|dobla|cruza|toma}',
          because: 'Another verb, and *tú*. To a lady, carry straight on is *siga*.',
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
          answer:
            '{A la izquierda gira y cruza la plaza|Gira a la izquierda y la plaza cruza|A la izquierda gira y la plaza cruza}.',
          note: 'Right, but a poet’s order. In the street the verb comes first: *gira a la izquierda y cruza la plaza*.',
        },
      ],
      because: 'Sides take *a la*; *cruzar* needs no preposition.',
      mistakes: [
        {
          answer:
            '{Gira la izquierda y cruza a la plaza|Gira la izquierda a y cruza la plaza|Gira la izquierda y a cruza la plaza}.',
          because: '*A* belongs to the side: *a la izquierda*. *Cruzar* takes its object directly.',
        },
        {
          answer:
            '{Cruza a la izquierda y gira la plaza|Cruza la izquierda y gira a la plaza|Gira a la plaza y cruza la izquierda|Gira la plaza y cruza a la izquierda}.',
          because: 'You **turn** left and **cross** the square: *gira a la izquierda*, *cruza la plaza*.',
        },
        {
          answer:
            '{Gira izquierda a la y cruza la plaza|Gira a izquierda la y cruza la plaza|Gira a izquierda y cruza la la plaza|Gira izquierda y cruza a la la plaza}.',
          because: 'The side takes *a* and its article before it: *a la izquierda*.',
        },
        {
          answer: '{La izquierda gira a y la plaza cruza|La izquierda a gira y la plaza cruza}.',
          because: 'A command comes first, as in English: *gira …, cruza …*',
        },
        {
          answer: 'Cruza la plaza y gira a la izquierda.',
          because: 'The other way round: here you turn first and cross then.',
        },
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
          note: '*Arribar* is formal, and commoner in America; the everyday verb is *llegar*.',
        },
        'Llega el avión a las diez a Londres.',
        {
          answer: '{El avión aterriza en Londres a las diez|El avión aterriza a las diez en Londres}.',
          note: 'Right: *aterrizar*, to land, takes *en*. But *llegar* takes *a*: *llega a Londres*.',
        },
      ],
      because: 'Arriving is movement: *llegar a*.',
      mistakes: [
        {
          answer: 'El avión llega a Londres {en|por|de|para} las diez.',
          because: 'The place is right now. The hour takes *a* as well: *a las diez*.',
        },
        {
          answer: 'El avión llega {en|de|para|por|hasta|hacia|sobre|dentro de} Londres <{en|por} las diez>.',
          because: 'Both take *a*: the place where you arrive and the hour, *a Londres a las diez*.',
        },
        {
          answer:
            '{El avión llega {en|de|para|por|hasta|hacia|sobre|dentro de|dentro} Londres a las diez|A las diez {llega el avión|el avión llega} en Londres|El avión llega a las diez en Londres|El avión llegará en Londres a las diez}.',
          because: 'The place is not right yet: where you arrive takes *a*, *llegar a Londres*.',
        },
        {
          answer: 'El avión llega {al|a la|a el|a los|en el|a lo} Londres a las diez.',
          because: 'The name of a city has no article: *a Londres*.',
        },
        {
          answer: 'El avión llega Londres a las diez.',
          because: 'Arriving needs a preposition in Spanish too: *llega a Londres*.',
        },
        {
          answer: 'El avión llega a Londres {a diez|a los diez|al diez|a el diez|las diez|diez}.',
          because: 'The place is right now. The hour is feminine and takes *a*: *a las diez*.',
        },
        {
          answer: 'El avión {llego|llegan|llegas|llegar|lega|llaga|lleva} a Londres a las diez.',
          because: 'The place is right now, but one plane *llega*.',
        },
        {
          answer: 'El avión {llegó|llegaba|ha llegado} a Londres a las diez.',
          because: 'The place is right now. But *llega* was right too: “arrives” is the present.',
        },
        {
          answer: 'El avión {arriba en|arriva en|arriva a|arrive en|arrive a} Londres a las diez.',
          because: 'A plane *llega*, and only *en* had to change: *llega a Londres*.',
        },
        {
          answer: 'El avión está llegando {a|en} Londres a las diez.',
          because: 'For a timetable use the plain present, with *a*: *llega a Londres*.',
        },
        {
          answer: '{La avión|El aeroplano|El aeropuerto|El plano} llega {a|en} Londres a las diez.',
          because: 'Only *en* had to change: *El avión llega a Londres*.',
        },
        {
          answer: 'El avión llega a Londres {sobre|hacia|a eso de} las diez.',
          because: 'The place is right. But that is “**about** ten”; “at ten” is *a las diez*.',
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
        'Hago {los|mis|} deberes <antes de cenar>.',
        '{Suelo hacer|realizo} {los|mis} deberes <antes de cenar>.',
        {
          answer: 'Hago [los|mis] deberes <antes de la cena>.',
          note: 'Right; it says “before dinner”. With the verb: *antes de cenar*.',
        },
        {
          answer: 'Hago [los|mis] deberes <antes de {comer|comer la cena|tomar la cena}>.',
          note: 'Right; *comer* and *tomar* are more general, and in Spain and Mexico *comer* alone is mostly lunch. To have dinner is *cenar*.',
        },
      ],
      because: 'After a preposition the infinitive, never the _-ing_ form.',
      mistakes: [
        {
          answer:
            'Hago [los|mis] deberes <antes {de cenando|cenando|de cenendo|de comiendo|de teniendo [la] cena|teniendo [la] cena|de tomando [la] cena}>.',
          because: 'The _-ing_ form cannot follow a preposition: *antes de cenar*.',
        },
        {
          answer:
            'Hago [los|mis] deberes <antes {cenar|a cenar|que cenar|en cenar|para cenar|por cenar|cena|del cenar|de a cenar}>.',
          because: 'Before an infinitive it is *antes de*, nothing more and nothing less: *antes de cenar*.',
        },
        {
          answer:
            'Hago [los|mis] deberes <antes {de tener|tener|de tener la|tener la|de haber la|de hacer la} cena>.',
          because: 'English _has_ dinner; Spanish has a verb for it: *cenar*.',
        },
        {
          answer: 'Hago [los|mis] deberes <antes de que {cene|ceno|cenar|cenaré|cenase}>.',
          because:
            'After *antes de que* people think of another person. You do both, so it is the infinitive: *antes de cenar*.',
        },
        {
          answer:
            'Hago [los|mis] deberes <antes {de|} {ceno|cenaré|cené|cenado|de cenado|yo ceno|cene|la cenar}>.',
          because: 'After *antes de* the verb is an infinitive: *cenar*.',
        },
        {
          answer: 'Hago [los|mis] deberes <antes de cena>.',
          because: '*Cena* is the meal and would need its article. The verb is *cenar*: *antes de cenar*.',
        },
        { answer: 'Hago mi deberes <antes de cenar>.', because: '*Deberes* is plural: *los deberes*.' },
        {
          answer: 'Hago {el|mi|un} deber <antes de cenar>.',
          because: '*Un deber* is a duty. Homework is plural, *los deberes* (or *la tarea*).',
        },
        {
          answer: 'Hago {las|la|el|los mis|mis los|míos} deberes <antes de cenar>.',
          because: '*Deberes* is masculine and plural: *los deberes* or *mis deberes*, not both.',
        },
        {
          answer:
            'Hago {el|mi|los} {trabajo de casa|trabajo en casa|trabajo de la casa|casa trabajo} <antes de cenar>.',
          because: '_Homework_ word for word is housework. School work is *los deberes* or *la tarea*.',
        },
        {
          answer: 'Hago {los|mis} deberes <después de cenar>.',
          because: '*Después de* is “after”. “Before” is *antes de*.',
        },
        {
          answer: 'Hago {los|mis} deberes <{delante de|enfrente de|ante de} cenar>.',
          because: '“Before” in time is *antes de*: *antes de cenar*.',
        },
        {
          answer: 'Hago {los|mis} deberes <antes de {almorzar|desayunar|merendar}>.',
          because: 'That is another meal. To have dinner is *cenar*.',
        },
        {
          answer: '{Estoy haciendo|haré|hice|hacía|voy a hacer|he hecho} {los|mis} deberes <antes de cenar>.',
          because: 'Another tense: what you do every day is the present *hago*.',
        },
        {
          answer: '{Hace|haces|hacemos|hacer|haz|haco|hazo} {los|mis} deberes <antes de cenar>.',
          because: '“I do” is *hago*.',
        },
        {
          answer: '{Soy|estoy|toco|juego|tomo} {los|mis} deberes <antes de cenar>.',
          because: 'Homework is what you **do**: *hago*.',
        },
        {
          answer: '{Acabo|completo} {los|mis} deberes <antes de cenar>.',
          because: 'Good Spanish, but that is to **finish** it. “I do” is *hago*.',
        },
        {
          answer: '{Estudio|trabajo} <antes de cenar>.',
          because: 'Good Spanish, but “homework” is missing: *hago los deberes*.',
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
          because: '*Pensar de* means to have an opinion of. To have in mind is *pensar en*.',
        },
        { answer: '{a|al|con|hacia|entre|ante}', because: '*Pensar* takes *en*.' },
        {
          answer: '{sobre|acerca de}',
          because: '*Pensar sobre* is to reflect on a topic; for people in your thoughts say *en*.',
        },
        {
          answer: 'por',
          because: '*Pensar por* is to do the thinking **for** somebody. To have in mind is *pensar en*.',
        },
        {
          answer: 'para',
          because: '*Para* would be “in order to” or “meant for”. To have in mind is *pensar en*.',
        },
        {
          answer: 'que',
          because:
            '*Pensar que* needs a whole sentence after it: “think that…”. With a person it is *pensar en*.',
        },
        {
          answer: '{en de|de en|en a|a en|en los}',
          because: '*En* is right and enough: *pensar en los demás*.',
        },
        { answer: '{desde|hasta|sin|según}', because: '*Pensar* takes *en*.' },
      ],
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
        '{Perdone|Disculpe|Perdón}, ¿sabe {si hay|usted si hay} {un|algún} banco {cerca de aquí|por aquí|cerca}?',
        '{Perdone la molestia|Disculpe la molestia}, ¿hay {un|algún} banco {cerca de aquí|por aquí|cerca}?',
        '¿Hay {un|algún} banco {cerca de aquí|por aquí|cerca}, {perdone|disculpe|por favor}?',
        {
          answer: '{Excúseme|Con permiso}, ¿hay {un|algún} banco {cerca de aquí|por aquí|cerca}?',
          note: 'You may hear this in parts of America; *perdone* and *disculpe* are right everywhere.',
        },
        '{Perdone|Disculpe|Perdón}, ¿{me puede decir|me podría decir} si hay {un|algún} banco {cerca de aquí|por aquí|por aquí cerca|cerca}?',
        {
          answer:
            '{Perdone|Disculpe|Perdón}, ¿{existe|se encuentra} {un|algún} banco {cerca de aquí|por aquí|cerca}?',
          note: 'Right, but in the street everybody asks *¿Hay un banco…?*',
        },
        {
          answer:
            '{Señor|Señora|Buenos días|Buenas tardes}, ¿hay {un|algún} banco {cerca de aquí|por aquí|cerca}?',
          note: 'Polite enough; “excuse me” itself is *perdone* or *disculpe*.',
        },
      ],
      because:
        'Existence is *hay*; an adult is *usted*: *perdone*. *Cerca* stands alone, or takes *de* before *aquí*.',
      mistakes: [
        {
          answer: '{Perdone|Disculpe|Perdón}, ¿está {un|algún} banco {cerca de aquí|por aquí|cerca}?',
          because: 'With *un* you ask whether one exists: *hay*.',
        },
        {
          answer:
            '{Perdone|Disculpe|Perdón}, ¿{es|son|están|tiene|tienes|ha|hace} {un|algún} banco {cerca de aquí|por aquí|cerca}?',
          because: '“Is there” is one word, *hay*: it asks whether one exists.',
        },
        {
          answer:
            '{Perdone|Disculpe|Perdón}, ¿{es allí|está allí|hay allí|es ahí|está ahí|es aquí|hay está|es hay} {un|algún} banco {cerca de aquí|por aquí|cerca}?',
          because: 'English _there_ is not translated: *hay* alone is “is there”.',
        },
        {
          answer:
            '{Perdone|Disculpe|Perdón}, ¿hay {un|algún} banco {cerca aquí|cerca a aquí|cerca por aquí|cerca que aquí|cerca del aquí}?',
          because: 'Before *aquí* you still need *de*: *cerca de aquí*.',
        },
        {
          answer:
            '{Perdone|Disculpe|Perdón}, ¿hay {un|algún} banco {cerca de|acerca de aquí|acerca aquí|en cerca|en cerca de aquí|a cerca de aquí}?',
          because: '“Near here” is *cerca de aquí*, or *cerca* alone. *Acerca de* is “about”.',
        },
        {
          answer:
            '{Perdone|Disculpe|Perdón}, ¿hay {un|algún} banco {cercano aquí|cercano de aquí|próximo de aquí|al lado de aquí|junto de aquí}?',
          because: '“Near here” is *cerca de aquí*. *Cercano* stands without *aquí*.',
        },
        {
          answer: '{Perdone|Disculpe|Perdón}, ¿hay {el|los} banco {cerca de aquí|por aquí|cerca}?',
          because: '*Hay* asks whether one exists, so it never goes with *el*: *hay un banco*.',
        },
        {
          answer: '{Perdone|Disculpe|Perdón}, ¿{está|es} el banco {cerca de aquí|por aquí|cerca}?',
          because: 'That asks about one bank that both of you know. Whether there is one: *hay un banco*.',
        },
        {
          answer: '{Perdone|Disculpe|Perdón}, ¿hay {una|alguna} banco {cerca de aquí|por aquí|cerca}?',
          because: '*Banco* is masculine: *un banco*, *algún banco*.',
        },
        {
          answer: '{Perdone|Disculpe|Perdón}, ¿hay {uno|alguno} banco {cerca de aquí|por aquí|cerca}?',
          because: 'Before a masculine noun it is *un* or *algún*.',
        },
        {
          answer: '{Perdone|Disculpe|Perdón}, ¿hay {una|la|alguna} banca {cerca de aquí|por aquí|cerca}?',
          because: 'The place with your money is *el banco*. *La banca* is banking, or in America a bench.',
        },
        {
          answer:
            '{Perdone|Disculpe|Perdón}, ¿hay un {cajero|bar|barco|bolso} {cerca de aquí|por aquí|cerca}?',
          because: 'That is another thing. “A bank” is *un banco*.',
        },
        {
          answer: '{Lo siento|Siento}, ¿hay {un|algún} banco {cerca de aquí|por aquí|cerca}?',
          because: '*Lo siento* is “I’m sorry”. To stop an adult in the street say *perdone*.',
        },
        {
          answer:
            '{Perdono|Perdonar|Perdonen|Disculpo|Disculpar}, ¿hay {un|algún} banco {cerca de aquí|por aquí|cerca}?',
          because: 'To one adult it is the command of *usted*: *perdone*, *disculpe*.',
        },
        {
          answer: '¿Hay {un|algún} banco {cerca de aquí|por aquí|por aquí cerca|aquí cerca|cerca}?',
          because: 'The question is right. “Excuse me” is left out: *Perdone, …*',
        },
        {
          answer: '{Perdone|Disculpe|Perdón}, ¿hay {bancos|algunos bancos} {cerca de aquí|por aquí|cerca}?',
          because: 'Good Spanish, but it asks for several. “A bank” is *un banco*.',
        },
        {
          answer: '{Perdone|Disculpe|Perdón}, ¿dónde {hay un|está el} banco[ {cerca de aquí|por aquí}]?',
          because: 'That asks **where** one is. Whether there is one: *¿Hay un banco…?*',
        },
      ],
      notAsked: [
        {
          answer:
            '{Perdona|Disculpa|Oye|Oye, perdona|Perdóname|Discúlpame}, ¿hay {un|algún} banco {cerca de aquí|por aquí|por aquí cerca|aquí cerca|cerca}?',
          because: 'That is *tú*: right among young people. To an adult say *perdone* or *disculpe*.',
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
          note: 'Right; it says “trying to find”. “Look for” is *buscar*, which takes the thing directly.',
        },
      ],
      because: '*Buscar* means “look for”: the “for” is inside.',
      mistakes: [
        {
          answer: '{Estoy buscando|Busco|Ando buscando} {por|para|por el|para el|de|en|del} mi móvil.',
          because: 'Neither *por* nor *para*: *buscar* takes its object directly.',
        },
        {
          answer: '{Estoy buscando|Busco} {por|para|de} el móvil.',
          because: 'Neither *por* nor *para*: *buscar* takes its object directly.',
        },
        {
          answer: '{Estoy buscando|Busco} {a mi|al|a el} móvil.',
          because: '*Para* is gone, as it should be. *A* is for people and animals: *buscando mi móvil*.',
        },
        {
          answer: '{Estoy buscando|Busco} móvil.',
          because: '*Para* is gone, as it should be, but the phone still needs *mi*.',
        },
        {
          answer: '{Soy|Es|Está|Estás|Estar|He|Tengo|Voy} buscando mi móvil.',
          because: '*Para* is gone, as it should be. But “I’m looking” is *estoy buscando*.',
        },
        {
          answer: '{Soy|Es|Está} buscando para mi móvil.',
          because: '*Estoy* was right. It is *para* that must go: *estoy buscando mi móvil*.',
        },
        {
          answer:
            'Estoy {buscar|busco|buscado|buscanda|buscandar|buscendo|busciendo|buscado por|busca} mi móvil.',
          because: '*Para* is gone, as it should be. After *estoy* comes the gerund: *buscando*.',
        },
        {
          answer: '{Estoy mirando|Miro|Estoy viendo} {para|por|a|en|al|} {mi|el} móvil.',
          because: '*Mirar* is “to look **at**”. To look **for** is *buscar*, without a preposition.',
        },
        {
          answer: '{Me estoy buscando|Estoy buscándome|Me busco} [para] mi móvil.',
          because: 'You are looking for the phone, not for yourself: no *me*, *estoy buscando mi móvil*.',
        },
        {
          answer: '{Estoy buscando|Busco} [para] {mío|la mi|el mío|mis|me} móvil.',
          because: '“My” before a noun is *mi*, and *buscar* takes it directly: *buscando mi móvil*.',
        },
        {
          answer: '{Estaba buscando|Buscaba|Busqué|He buscado|Buscaré} mi móvil.',
          because:
            '*Para* is gone, as it should be, but the tense has changed: “I’m looking” is *estoy buscando*.',
        },
        {
          answer: '{Busca|Buscas|Buscamos|Buscar} mi móvil.',
          because: '*Para* is gone, as it should be, but “I’m looking for” is *busco* or *estoy buscando*.',
        },
        {
          answer: 'Estoy {encontrando|esperando|esperando para|buscando fuera} mi móvil.',
          because: '“Look for” is *buscar*, and it takes its object directly: *estoy buscando mi móvil*.',
        },
      ],
    },
  ],
} satisfies AuthoredLesson
