import type { AuthoredLesson } from '../types'

export default {
  subtitle: 'El pretérito imperfecto',
  blurb:
    'Describe how things were, say what you used to do and set the scene for a story. You’ll learn when to use the imperfect and when to use the preterite.',
  rule: 'Use the imperfect for how things were, what was going on and what used to happen. It doesn’t show when something began or ended. Endings: *-aba* for *-ar*, *-ía* for *-er* and *-ir*. Only *ser*, *ir* and *ver* are irregular.',
  needs: {
    igcse: {
      asks: 'produce',
      what: 'Say what things were like and what you used to do, and set the scene for a story in the preterite.',
    },
    abInitio: {
      asks: 'produce',
      what: 'Describe the past with the common verbs (*era*, *tenía*, *había*, *estaba*, *iba*) and say what you used to do.',
    },
    standard: {
      asks: 'produce',
      what: 'Use this tense confidently with the preterite, to report what people said and for “had been doing”.',
    },
    higher: {
      asks: 'produce',
      what: 'The same, plus verbs whose English meaning changes, in longer stories and descriptions.',
    },
  },
  opening: 'mum-as-a-child',
  sections: [
    {
      id: 'formation',
      title: 'Formation',
      core: true,
      syllabus: ['V3'],
      blocks: [
        {
          kind: 'text',
          text: 'Take off *-ar*, *-er* or *-ir* and add the ending (the same for *-er* and *-ir* verbs).',
        },
        {
          kind: 'conjugation',
          caption: 'Regular endings in the imperfect',
          tense: 'imperfect',
          verbs: ['hablar', 'comer', 'vivir'],
        },
        {
          kind: 'list',
          items: [
            '**Accents:** every *-ía* form has one. In the *-aba* forms only *nosotros* has one: *hablábamos* (we used to speak).',
            '*Yo* and *él, ella, usted* **look the same:** *yo hablaba* (“I used to speak”), *ella hablaba* (“she used to speak”). Add the pronoun or the name when the sentence doesn’t show who it is.',
          ],
        },
        { kind: 'verb-table', tenses: ['imperfect'], suggested: ['hablar', 'ser'] },
      ],
    },
    {
      id: 'when-to-use',
      title: 'When to use',
      core: true,
      syllabus: ['V3'],
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            '**Description:** what people, places and things were like.',
            '**Habit:** what you used to do, again and again ([time words](#time-expressions)).',
            '**Background:** what was already going on when something happened.',
            '**Age** (*tener*) **and the time.**',
            '**Feelings, opinions, states:** what you felt, thought, wanted or knew.',
          ],
        },
        {
          kind: 'dialogue',
          caption: 'Before we moved',
          lines: [
            { who: 'Alma', es: '¿Dónde {vivías:vivir} antes?', en: 'Where did you live before?' },
            {
              who: 'Bruno',
              es: 'En el campo. {Teníamos:tener} gallinas y {jugaba:jugar} al aire libre.',
              en: 'In the country. We had chickens and I used to play outside.',
            },
            { who: 'Alma', es: '¿No te {aburrías:aburrirse}?', en: 'Didn’t you get bored?' },
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: '{Esperábamos:esperar} el tren cuando {sonó:sonar} mi móvil.',
              en: 'We were waiting for the train when my phone rang.',
            },
            {
              es: 'Cuando {tenía:tener} seis años, {aprendí:aprender} a nadar.',
              en: 'When I was six, I learnt to swim.',
            },
            {
              es: '{Estaba:estar} nerviosa porque no {sabía:saber} las respuestas.',
              en: 'I was nervous because I didn’t know the answers.',
            },
          ],
        },
      ],
    },
    {
      id: 'irregular-information',
      title: 'Irregular information',
      core: true,
      syllabus: ['V3'],
      blocks: [
        {
          kind: 'conjugation',
          caption: 'The only irregular verbs: *ser*, *ir* and *ver*',
          tense: 'imperfect',
          verbs: [{ infinitive: 'ser', en: 'to be' }, 'ir', 'ver'],
        },
        {
          kind: 'list',
          items: [
            'In *ser* and *ir*, only *éramos* and *íbamos* have an accent. In *ver*, every form has one.',
            '*Ver* keeps its *e*: *veía*, not ~~vía~~.',
            '*Había* (there was, there were) is always singular: *había un perro*, *había dos perros* (“there were two dogs”).',
          ],
        },
      ],
    },
    {
      id: 'preterite-or-imperfect',
      title: 'Preterite or imperfect?',
      core: true,
      syllabus: ['V3'],
      blocks: [
        {
          kind: 'text',
          text: 'Does the sentence show the action as a **whole**, with its beginning or end? [Preterite](indefenido). Does it put you **in the middle**? Imperfect. [More pairs](#preterite-or-imperfect-pairs).',
        },
        {
          kind: 'contrast',
          caption: 'The same verb, two views',
          left: 'Imperfect: in the middle',
          right: 'Preterite: the whole thing',
          rows: [
            {
              left: {
                es: '{Llovía:llover} cuando {salimos:salir} de clase.',
                en: 'It was raining when we came out of class.',
              },
              right: { es: '{Llovió:llover} toda la noche.', en: 'It rained all night.' },
              why: '*Toda la noche* says when the rain began and ended.',
            },
            {
              left: {
                es: '{Había:haber} mucha gente en la plaza.',
                en: 'There were a lot of people in the square.',
              },
              right: { es: '{Hubo:haber} un incendio en la plaza.', en: 'There was a fire in the square.' },
              why: '*Había* describes the scene. *Hubo* says that something happened.',
            },
          ],
        },
      ],
    },
    {
      id: 'common-mistakes',
      title: 'Common mistakes',
      core: true,
      blocks: [
        {
          kind: 'mistakes',
          rows: [
            {
              wrong: 'Habían muchos turistas en la playa.',
              right: '{Había:haber} muchos turistas en la playa.',
              en: 'There were a lot of tourists on the beach.',
              why: 'English changes “was” to “were”, but *había* is never plural here. You’ll hear ~~habían~~ from some speakers, but in writing it’s a mistake.',
            },
            {
              wrong: 'Era trabajando cuando me llamaste.',
              right: '{Estaba trabajando:trabajar} cuando me {llamaste:llamar}.',
              en: 'I was working when you rang me.',
              why: '“Was -ing” is *estar* + [gerund](?gerund), never *ser*. Plain *trabajaba* is right too.',
            },
            {
              wrong: 'Cuando tenía diez años, normalmente fui a clase en bici.',
              right: 'Cuando {tenía:tener} diez años, normalmente {iba:ir} a clase en bici.',
              en: 'When I was ten, I usually went to school by bike.',
              why: '“Went” looks like one trip, but it means “used to go”, which is a habit.',
            },
            {
              wrong: 'Usaba a vivir en un piso.',
              right: 'Antes {vivía:vivir} en un piso.',
              en: 'I used to live in a flat.',
              why: '*Usar* means “to use” something. “Used to” is just the imperfect, often with *antes*.',
            },
            {
              wrong: 'En 2020 era catorce años.',
              right: 'En 2020 {tenía:tener} catorce años.',
              en: 'In 2020 I was fourteen.',
              why: 'In Spanish you “have” years, in every tense: *tener*, not *ser*.',
            },
          ],
        },
      ],
    },
    {
      id: 'preterite-or-imperfect-pairs',
      title: 'Preterite or imperfect: a diagram and more pairs',
      more: 'A diagram, eleven more pairs, and verbs whose English meaning changes.',
      syllabus: ['V3'],
      blocks: [
        {
          kind: 'figure',
          name: 'past-timeline',
          caption:
            'A line runs from the past to now. The imperfect is a long wavy band with no edges: *{llovía:llover}*, it was raining; *{esperábamos:esperar}*, we were waiting. The preterite is a point on the line: *{llegó:llegar} el autobús*, the bus arrived. The band is the scene and the point is the event. *{Llovía:llover} y {esperábamos:esperar} cuando {llegó:llegar} el autobús* (“It was raining and we were waiting when the bus came”).',
        },
        {
          kind: 'contrast',
          caption: 'Four more pairs',
          left: 'Imperfect: in the middle',
          right: 'Preterite: the whole thing',
          rows: [
            {
              left: {
                es: '{Vivía:vivir} en Sevilla cuando {conocí:conocer} a Marta.',
                en: 'I was living in Seville when I met Marta.',
              },
              right: { es: '{Viví:vivir} en Sevilla cinco años.', en: 'I lived in Seville for five years.' },
              why: 'For a finished length of time (*cinco años*) use the preterite, however long it is.',
            },
            {
              left: {
                es: '{Iba:ir} al instituto cuando {vi:ver} el accidente.',
                en: 'I was on my way to school when I saw the accident.',
              },
              right: { es: '{Fui:ir} al instituto a las ocho.', en: 'I went to school at eight.' },
            },
            {
              left: {
                es: '{Estaba:estar} en casa cuando {llamaste:llamar}.',
                en: 'I was at home when you rang.',
              },
              right: { es: '{Estuve:estar} en casa hasta las ocho.', en: 'I was at home until eight.' },
            },
            {
              left: {
                es: 'El hotel {era:ser} moderno y muy cómodo.',
                en: 'The hotel was modern and very comfortable.',
              },
              right: { es: 'El viaje {fue:ser} un desastre.', en: 'The trip was a disaster.' },
              why: 'Describe a thing with the imperfect. Sum up a finished event with the preterite.',
            },
          ],
        },
        {
          kind: 'contrast',
          caption: 'Verbs whose English meaning changes',
          left: 'Imperfect: a state',
          right: 'Preterite: an event',
          rows: [
            {
              left: { es: 'Ya {conocía:conocer} a tu hermano.', en: 'I already knew your brother.' },
              right: {
                es: '{Conocí:conocer} a tu hermano en una fiesta.',
                en: 'I met your brother at a party.',
              },
            },
            {
              left: {
                es: '{Sabía:saber} la verdad desde el principio.',
                en: 'I knew the truth from the start.',
              },
              right: {
                es: '{Supe:saber} la verdad por un mensaje.',
                en: 'I found out the truth from a text.',
              },
            },
            {
              left: {
                es: 'Mi abuela {podía:poder} andar diez kilómetros.',
                en: 'My gran could walk ten kilometres.',
              },
              right: {
                es: 'Al final {pude:poder} terminar el trabajo.',
                en: 'In the end I managed to finish the work.',
              },
            },
            {
              left: {
                es: 'No {podía:poder} abrir la puerta porque {tenía:tener} las manos ocupadas.',
                en: 'I couldn’t open the door because my hands were full.',
              },
              right: {
                es: 'No {pude:poder} abrir la puerta y {llamé:llamar} a mi madre.',
                en: 'I couldn’t open the door (I tried and failed), so I rang my mum.',
              },
              why: '*Podía* describes the situation. *Pude* gives the result.',
            },
            {
              left: {
                es: '{Quería:querer} ayudarte, pero no {estabas:estar} en casa.',
                en: 'I wanted to help you, but you weren’t at home.',
              },
              right: {
                es: '{Quise:querer} ayudarte, pero no me {dejaste:dejar}.',
                en: 'I tried to help you, but you didn’t let me.',
              },
            },
            {
              left: {
                es: 'No {quería:querer} ir, pero {fui:ir} con ellos.',
                en: 'I didn’t want to go, but I went with them.',
              },
              right: {
                es: 'No {quise:querer} ir y me {quedé:quedarse} en casa.',
                en: 'I refused to go and stayed at home.',
              },
            },
            {
              left: {
                es: '{Tenía:tener} que estudiar, pero {salí:salir}.',
                en: 'I was supposed to be studying, but I went out.',
              },
              right: {
                es: '{Tuve:tener} que estudiar y no {salí:salir}.',
                en: 'I had to study, so I didn’t go out.',
              },
            },
          ],
        },
      ],
    },
    {
      id: 'story',
      title: 'Choose the tense: a story',
      more: 'A summer in the village: preterite or imperfect in thirteen gaps.',
      blocks: [
        {
          kind: 'story',
          id: 'summer-in-the-village',
          title: 'El verano de Trueno',
          introduction:
            'A childhood summer. For each gap, first decide: preterite or imperfect? Then type the form.',
          text: 'De pequeña {iba:ir} todos los veranos al pueblo de mis abuelos. La casa ___ muy vieja y ___ un jardín enorme. Cada mañana mi primo Hugo y yo ___ en el río, y por la tarde siempre ___ al fútbol con los chicos del pueblo. Pero un día, cuando ___ nueve años, ___ algo muy diferente. Los abuelos ___ la siesta y nosotros {buscábamos:buscar} una pelota en el garaje cuando, de repente, Hugo ___ algo debajo de una mesa. {Era:ser} un perro pequeño y muy sucio. El pobre ___ muerto de hambre y no {llevaba:llevar} collar. Hugo ___ corriendo a la cocina y ___ con un plato de jamón. Aquella misma noche los abuelos ___ quedarse con él. Lo {llamamos:llamar} Trueno, y el perro ___ con ellos once años.',
          gaps: [
            {
              infinitive: 'ser',
              options: ['preterite', 'imperfect'],
              answer: 'imperfect',
              form: 'era',
              signal: '*Muy vieja* describes what the house was like, so it’s imperfect.',
            },
            {
              infinitive: 'tener',
              options: ['preterite', 'imperfect'],
              answer: 'imperfect',
              form: 'tenía',
              signal: 'This still describes the house: it had an enormous garden.',
            },
            {
              infinitive: 'nadar',
              options: ['preterite', 'imperfect'],
              answer: 'imperfect',
              form: 'nadábamos',
              signal: '*Cada mañana* shows a habit: “every morning we used to swim”.',
            },
            {
              infinitive: 'jugar',
              options: ['preterite', 'imperfect'],
              answer: 'imperfect',
              form: 'jugábamos',
              signal: '*Por la tarde siempre* shows another habit.',
            },
            {
              infinitive: 'tener',
              person: 'yo',
              options: ['preterite', 'imperfect'],
              answer: 'imperfect',
              form: 'tenía',
              signal: 'Age in the past is background: *cuando tenía nueve años*.',
            },
            {
              infinitive: 'ocurrir',
              options: ['preterite', 'imperfect'],
              answer: 'preterite',
              form: 'ocurrió',
              signal: '*Pero un día*: one event breaks the habit.',
            },
            {
              infinitive: 'dormir',
              options: ['preterite', 'imperfect'],
              answer: 'imperfect',
              form: 'dormían',
              signal:
                'They were asleep when, suddenly (*de repente*), something happened: the action in progress is the background.',
            },
            {
              infinitive: 'ver',
              options: ['preterite', 'imperfect'],
              answer: 'preterite',
              form: 'vio',
              signal: '*De repente*: a sudden event interrupts the scene.',
            },
            {
              infinitive: 'estar',
              options: ['preterite', 'imperfect'],
              answer: 'imperfect',
              form: 'estaba',
              signal: 'This describes the dog at that moment, like *no llevaba collar* after it.',
            },
            {
              infinitive: 'ir',
              options: ['preterite', 'imperfect'],
              answer: 'preterite',
              form: 'fue',
              signal: 'The next event in the story: he ran to the kitchen.',
            },
            {
              infinitive: 'volver',
              options: ['preterite', 'imperfect'],
              answer: 'preterite',
              form: 'volvió',
              signal: 'The event after that, in a series of finished actions.',
            },
            {
              infinitive: 'decidir',
              options: ['preterite', 'imperfect'],
              answer: 'preterite',
              form: 'decidieron',
              signal: '*Aquella misma noche*: a decision made at one moment.',
            },
            {
              infinitive: 'vivir',
              options: ['preterite', 'imperfect'],
              answer: 'preterite',
              form: 'vivió',
              signal: '*Once años* is a long time, but it has an end, so use the preterite.',
            },
          ],
        },
      ],
    },
    {
      id: 'from-english',
      title: 'From English to Spanish',
      more: '“Used to”, “was doing”, “would” and plain “was”: they all become the imperfect.',
      blocks: [
        {
          kind: 'text',
          text: 'English has several ways to say what Spanish says with one tense. Two of them, “would” and the simple past, are easy to miss.',
        },
        {
          kind: 'table',
          caption: 'English past forms that become the imperfect',
          columns: [
            { header: 'English', lang: 'en', translation: true },
            { header: 'Spanish', lang: 'es' },
            { header: 'Why', lang: 'en' },
          ],
          rows: [
            [
              'I **used to** live in Valencia.',
              'Antes {vivía:vivir} en Valencia.',
              'a habit or state that is over',
            ],
            ['I **was doing** my homework.', '{Hacía:hacer} los deberes.', 'an action in progress'],
            [
              'We **would** always have dinner late.',
              'Siempre {cenábamos:cenar} tarde.',
              'this “would” means “used to”',
            ],
            ['I **knew** everybody.', '{Conocía:conocer} a todo el mundo.', 'a state, not an event'],
            ['The beach **was** empty.', 'La playa {estaba:estar} vacía.', 'a description'],
            ['They **had** two cats.', '{Tenían:tener} dos gatos.', 'a description'],
            ['I **was going to** ask you.', '{Iba:ir} a preguntarte.', 'a plan in the past'],
          ],
        },
        {
          kind: 'note',
          label: 'Careful',
          text: '“Would” has two meanings. If you can replace it with “used to”, use the imperfect: *De niño comía aquí cada semana* (“As a boy I would eat here every week”). If it depends on an “if”, use the [conditional](conditional): *Comería aquí si pudiera* (“I would eat here if I could”).',
        },
      ],
    },
    {
      id: 'more-uses',
      title: 'Four more uses: requests, “while”, reported speech, “going to”',
      more: 'Polite requests, two things at once, what somebody said, “was going to”.',
      syllabus: ['V3'],
      blocks: [
        {
          kind: 'text',
          text: '**Polite requests.** In shops and offices and on the phone, *quería* sounds softer than *quiero*.',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: '{Quería:querer} dos entradas para el concierto, por favor.',
              en: 'I’d like two tickets for the concert, please.',
            },
            {
              es: 'Hola, {llamaba:llamar} para preguntar por el trabajo de verano.',
              en: 'Hello, I’m calling to ask about the summer job.',
            },
          ],
        },
        {
          kind: 'text',
          text: '**Two things at the same time**, joined by *mientras* (while).',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Mientras mi madre {conducía:conducir}, yo {miraba:mirar} el mapa.',
              en: 'While my mum was driving, I was looking at the map.',
            },
            {
              es: 'Nosotros {poníamos:poner} la mesa mientras ellos {cocinaban:cocinar}.',
              en: 'We were laying the table while they were cooking.',
            },
          ],
        },
        {
          kind: 'text',
          text: '**Reported speech:** a present tense usually becomes imperfect after *dijo que* (said that), *pensé que* (I thought that), *me preguntó si* (asked me if). The other tenses are in [the table](conditional#reported-speech).',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Elena {dijo:decir} que {estaba:estar} cansada.',
              en: 'Elena said she was tired.',
              note: 'Her words were *Estoy cansada* (“I’m tired”).',
            },
            {
              es: 'El médico me {preguntó:preguntar} si {hacía:hacer} deporte.',
              en: 'The doctor asked me whether I did any sport.',
            },
          ],
        },
        {
          kind: 'text',
          text: '**Going to:** *iba a* + [infinitive](?infinitive) (the dictionary form) says what was going to happen, but often didn’t.',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: '{Iba:ir} a llamarte, pero me {quedé:quedarse} sin batería.',
              en: 'I was going to ring you, but I ran out of battery.',
            },
            {
              es: '{Íbamos:ir} a salir cuando {llegaron:llegar} tus primos.',
              en: 'We were about to go out when your cousins arrived.',
            },
          ],
        },
      ],
    },
    {
      id: 'useful-structures',
      title: 'Three structures with the imperfect',
      more: '“Used to” with *soler*, “was doing”, “had been doing for two hours”.',
      syllabus: ['V22'],
      blocks: [
        {
          kind: 'text',
          text: '*Solía* + infinitive (the dictionary form) means “used to”. It’s only for habits, so don’t use it with *ser*, *tener* or *vivir* when you’re just describing how things were.',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Mi abuela {solía:soler} contarnos historias antes de dormir.',
              en: 'My gran used to tell us stories at bedtime.',
            },
            {
              es: '{Solíamos:soler} quedar en la plaza después de clase.',
              en: 'We used to meet up in the square after school.',
            },
          ],
        },
        {
          kind: 'text',
          text: '*Estaba* + gerund (the *-ando*, *-iendo* form) shows the action in progress. For background actions you can use it or the plain imperfect. For habits, descriptions and states use the plain imperfect.',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: '{Estábamos cenando:cenar} cuando se {fue:irse} la luz.',
              en: 'We were having dinner when the power went off.',
            },
            {
              es: '¿Qué {estabas haciendo:hacer} a las diez de la noche?',
              en: 'What were you doing at ten o’clock at night?',
            },
          ],
        },
        {
          kind: 'text',
          text: '*Desde hacía* + a length of time says how long something had been going on. English uses “had been -ing”. Spanish uses the imperfect twice. *Hacía … que* and *llevaba* + gerund mean the same.',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: '{Vivíamos:vivir} allí desde {hacía:hacer} diez años.',
              en: 'We had been living there for ten years.',
            },
            {
              es: 'No {veía:ver} a mis primos desde {hacía:hacer} mucho tiempo.',
              en: 'I hadn’t seen my cousins for a long time.',
            },
            {
              es: '{Jugaban:jugar} en el mismo equipo desde {hacía:hacer} tres temporadas.',
              en: 'They had been playing in the same team for three seasons.',
            },
            {
              es: '{Estudiaba:estudiar} español desde {hacía:hacer} un año cuando {fui:ir} a Sevilla.',
              en: 'I had been studying Spanish for a year when I went to Seville.',
            },
            {
              es: '{Hacía:hacer} dos horas que {esperábamos:esperar} el autobús.',
              en: 'We had been waiting for the bus for two hours.',
            },
            {
              es: 'Marta {llevaba:llevar} un mes buscando trabajo.',
              en: 'Marta had been looking for a job for a month.',
            },
          ],
        },
      ],
    },
    {
      id: 'time-expressions',
      title: 'Time expressions',
      more: 'Before, as a child, every summer: nineteen time expressions.',
      blocks: [
        {
          kind: 'text',
          text: 'These often go with the imperfect. They say when something was going on or how often it used to happen, not when it ended.',
        },
        {
          kind: 'phrases',
          caption: 'A time in the past',
          rows: [
            { es: 'antes', en: 'before, in the past' },
            { es: 'de pequeño, de pequeña', en: 'as a child' },
            { es: 'cuando {era:ser} niño', en: 'when I was a boy' },
            { es: 'cuando {tenía:tener} ocho años', en: 'when I was eight' },
            { es: 'en aquella época', en: 'at that time' },
            { es: 'entonces', en: 'then, in those days' },
            { es: 'en los años noventa', en: 'in the nineties' },
            { es: 'mientras', en: 'while' },
            { es: 'a esa hora', en: 'at that time of day' },
          ],
        },
        {
          kind: 'phrases',
          caption: 'How often',
          rows: [
            { es: 'siempre', en: 'always' },
            { es: 'normalmente', en: 'usually' },
            { es: 'a menudo', en: 'often' },
            { es: 'a veces', en: 'sometimes' },
            { es: 'de vez en cuando', en: 'from time to time' },
            { es: 'casi nunca', en: 'hardly ever' },
            { es: 'todos los días', en: 'every day' },
            { es: 'cada verano', en: 'every summer' },
            { es: 'los fines de semana', en: 'at weekends' },
            { es: 'una vez a la semana', en: 'once a week' },
          ],
        },
        {
          kind: 'note',
          label: 'Careful',
          text: 'These words are hints, not rules. If you look back on a finished period as a whole, the preterite is right even with *todos los días* or *siempre*: *Aquel verano fui a la playa todos los días* (“That summer I went to the beach every day”). What matters is whether you see it from the middle or as a whole.',
        },
      ],
    },
    {
      id: 'regular-here',
      title: 'Irregular in the present, regular here',
      more: 'Thirteen verbs that are regular here, and spelling with b.',
      syllabus: ['V3'],
      blocks: [
        {
          kind: 'list',
          items: [
            '**No stem changes:** *juego* (I play) but *jugaba*, *puedo* (I can) but *podía*, *pido* (I ask for) but *pedía*, *duermo* (I sleep) but *dormía*.',
            '**It’s spelt with b:** *-aba*, never with a v.',
            'The stress stays on the same vowel in all six persons, so *nosotros* has an accent in both groups: *teníamos* (we had), *dábamos* (we gave).',
            '*Ver* keeps the *e* from an older form of the verb. So do verbs based on it: *prever* (to foresee) becomes *preveía*.',
          ],
        },
        {
          kind: 'table',
          caption: 'Irregular in the present, regular in the imperfect',
          columns: [
            { header: 'Infinitive', lang: 'es', form: 'infinitive' },
            { header: 'Imperfect (*yo*)', lang: 'es', form: 'imperfect:0' },
            { header: 'Meaning, and the present (*yo*)', lang: 'en', translation: true },
          ],
          rows: [
            ['tener', 'tenía', 'to have (*{tengo:tener}*)'],
            ['hacer', 'hacía', 'to do, to make (*{hago:hacer}*)'],
            ['estar', 'estaba', 'to be (*{estoy:estar}*)'],
            ['decir', 'decía', 'to say (*{digo:decir}*)'],
            ['poder', 'podía', 'to be able to (*{puedo:poder}*)'],
            ['querer', 'quería', 'to want (*{quiero:querer}*)'],
            ['saber', 'sabía', 'to know (*{sé:saber}*)'],
            ['venir', 'venía', 'to come (*{vengo:venir}*)'],
            ['salir', 'salía', 'to go out (*{salgo:salir}*)'],
            ['oír', 'oía', 'to hear (*{oigo:oír}*)'],
            ['dar', 'daba', 'to give (*{doy:dar}*)'],
            ['jugar', 'jugaba', 'to play (*{juego:jugar}*)'],
            ['dormir', 'dormía', 'to sleep (*{duermo:dormir}*)'],
          ],
        },
      ],
    },
    {
      id: 'examples',
      title: 'Examples',
      more: 'A conversation about primary school and twenty-one other sentences.',
      blocks: [
        {
          kind: 'examples',
          rows: [
            {
              es: 'Nuestra casa {tenía:tener} un jardín pequeño y dos balcones.',
              en: 'Our house had a small garden and two balconies.',
            },
            {
              es: 'En primaria {comíamos:comer} en el comedor todos los días.',
              en: 'At primary school we ate in the dining hall every day.',
            },
            { es: 'Antes {jugaba:jugar} al tenis los domingos.', en: 'I used to play tennis on Sundays.' },
            {
              es: 'Mi hermana {leía:leer} en la cama y yo {escuchaba:escuchar} música.',
              en: 'My sister was reading in bed and I was listening to music.',
              note: '*Leía* could be “I” or “she”: the words *mi hermana* and *yo* make it clear.',
            },
            {
              es: '¿Vosotros también {vivíais:vivir} cerca del colegio?',
              en: 'Did you live near the school too?',
            },
            { es: 'Mi profesora de piano {era:ser} muy paciente.', en: 'My piano teacher was very patient.' },
            {
              es: '{Íbamos:ir} al instituto en autobús.',
              en: 'We used to go to school by bus.',
            },
            {
              es: 'De niños {veíamos:ver} dibujos animados por la mañana.',
              en: 'As children we used to watch cartoons in the morning.',
            },
            {
              es: 'En mi clase {había:haber} solo doce alumnos.',
              en: 'There were only twelve students in my class.',
            },
            {
              es: 'Mi abuelo {era:ser} alto y {llevaba:llevar} gafas.',
              en: 'My grandad was tall and wore glasses.',
            },
            {
              es: 'Los viernes mi tío nos {llevaba:llevar} al cine.',
              en: 'On Fridays my uncle would take us to the cinema.',
            },
            {
              es: '{Hacía:hacer} sol y la gente {paseaba:pasear} por la playa cuando {empezó:empezar} la tormenta.',
              en: 'It was sunny and people were strolling along the beach when the storm began.',
            },
            {
              es: '{Eran:ser} las dos de la mañana y nadie {dormía:dormir}.',
              en: 'It was two in the morning and nobody was asleep.',
            },
            {
              es: '{Queríamos:querer} un perro, pero mis padres {preferían:preferir} un gato.',
              en: 'We wanted a dog, but my parents preferred a cat.',
            },
            {
              es: 'Antes no {teníamos:tener} móvil y {quedábamos:quedar} en el parque.',
              en: 'Back then we didn’t have phones and we used to meet in the park.',
            },
            {
              es: 'Mis padres {trabajaban:trabajar} mucho y yo {comía:comer} en casa de mi abuela.',
              en: 'My parents worked a lot and I used to have lunch at my gran’s.',
            },
            {
              es: 'Cuando {era:ser} pequeña, me {daban:dar} miedo las tormentas.',
              en: 'When I was little, I was afraid of storms.',
            },
            {
              es: '¿A qué {jugabais:jugar} en el recreo?',
              en: 'What did you use to play at break?',
            },
            {
              es: 'La gente {compraba:comprar} menos ropa y la {usaba:usar} más tiempo.',
              en: 'People bought fewer clothes and wore them for longer.',
            },
            {
              es: 'No {podías:poder} salir porque {estabas:estar} enfermo.',
              en: 'You couldn’t go out because you were ill.',
            },
            {
              es: 'En aquel restaurante siempre {ponían:poner} la música muy alta.',
              en: 'In that restaurant they always played the music very loud.',
            },
          ],
        },
        {
          kind: 'dialogue',
          caption: 'Talking about primary school',
          lines: [
            {
              who: 'Irene',
              es: '¿Cómo {era:ser} tu colegio de primaria?',
              en: 'What was your primary school like?',
            },
            {
              who: 'Dani',
              es: '{Era:ser} pequeño y {estaba:estar} al lado del mar.',
              en: 'It was small and it was by the sea.',
            },
            { who: 'Irene', es: '¿{Llevabais:llevar} uniforme?', en: 'Did you wear a uniform?' },
            {
              who: 'Dani',
              es: 'Sí, y no me {gustaba:gustar} nada, pero {tenía:tener} muchos amigos.',
              en: 'Yes, and I didn’t like it at all, but I had lots of friends.',
            },
            {
              who: 'Irene',
              es: '¿Y qué {hacíais:hacer} después de clase?',
              en: 'And what did you do after school?',
            },
            {
              who: 'Dani',
              es: 'Si {hacía:hacer} buen tiempo, {íbamos:ir} a la playa.',
              en: 'If the weather was nice, we went to the beach.',
            },
          ],
        },
      ],
    },
    {
      id: 'more-mistakes',
      title: 'More mistakes to avoid',
      more: 'Six more: accents, “when he was young”, and “would”.',
      blocks: [
        {
          kind: 'mistakes',
          rows: [
            {
              wrong: 'Hablabamos en español con los vecinos.',
              right: '{Hablábamos:hablar} en español con los vecinos.',
              en: 'We used to speak Spanish with the neighbours.',
              why: 'The stress is on the third syllable from the end, so you need an accent. It’s the only accent in the *-aba* forms.',
            },
            {
              wrong: 'Los domingos ibamos al mercado.',
              right: 'Los domingos {íbamos:ir} al mercado.',
              en: 'On Sundays we used to go to the market.',
              why: 'The accent is on the first letter: *íbamos*, and also *éramos* (we were). Capitals keep it: *Íbamos*.',
            },
            {
              wrong: 'De pequeño vía muchas películas.',
              right: 'De pequeño {veía:ver} muchas películas.',
              en: 'As a boy I used to watch a lot of films.',
              why: '*Ver* keeps its *e*. *Vía* is a noun: a (railway) track or a road.',
            },
            {
              wrong: 'Cuando mi abuelo fue joven, vivía en Gales.',
              right: 'Cuando mi abuelo {era:ser} joven, {vivía:vivir} en Gales.',
              en: 'When my grandad was young, he lived in Wales.',
              why: 'English “was” hides the difference. Being young is a state, the background to what you say next.',
            },
            {
              wrong: 'De niños, jugaríamos en la calle cada tarde.',
              right: 'De niños, {jugábamos:jugar} en la calle cada tarde.',
              en: 'As children we would play in the street every afternoon.',
              why: '“Would” for a past habit isn’t the conditional. If you can say “used to”, it’s the imperfect.',
            },
            {
              wrong: 'Ayer iba al cine con Pablo y después cenamos en su casa.',
              right: 'Ayer {fui:ir} al cine con Pablo y después {cenamos:cenar} en su casa.',
              en: 'Yesterday I went to the cinema with Pablo and then we had dinner at his house.',
              why: 'Use the preterite for two whole events, one after the other. *Iba* would be “I was on my way”.',
            },
          ],
        },
      ],
    },
    {
      id: 'model-text',
      title: 'Model text: an article about then and now',
      more: 'An article on summers then and now, with notes on what earns marks.',
      blocks: [
        {
          kind: 'model-text',
          paper: 'igcse-article',
          task: 'Write an article for a school magazine about what your summers were like when you were little, what changed, and what you’re going to do this summer.',
          lines: [
            {
              es: '¿Te {imaginas:imaginarse} un verano sin internet?',
              en: 'Can you imagine a summer without the internet?',
              earns: 'A question to the reader: a good start for an article.',
            },
            {
              es: 'Cuando yo {tenía:tener} seis años, mis hermanos y yo {pasábamos:pasar} julio y agosto en el pueblo de mis abuelos.',
              en: 'When I was six, my brothers and I used to spend July and August in my grandparents’ village.',
              earns: 'Age and habit: two uses of the imperfect in one sentence.',
            },
            {
              es: '{Era:ser} un lugar muy tranquilo: no {había:haber} cine ni centro comercial, y la tienda solo {abría:abrir} por la mañana.',
              en: 'It was a very quiet place: there was no cinema or shopping centre, and the shop was only open in the mornings.',
              earns: 'Description, with *no … ni*.',
            },
            {
              es: 'Todos los días nos {bañábamos:bañarse} en el río y {jugábamos:jugar} al escondite hasta la hora de cenar.',
              en: 'Every day we would swim in the river and play hide-and-seek until dinner time.',
            },
            {
              es: 'Un verano, sin embargo, todo {cambió:cambiar}: mi tío {instaló:instalar} wifi en casa y mis primos {dejaron:dejar} de salir.',
              en: 'One summer, however, everything changed: my uncle got wifi at home and my cousins stopped going out.',
              earns: 'Events interrupt the description: preterite after *un verano, sin embargo*.',
            },
            {
              es: '{Recuerdo:recordar} que mi abuela {estaba:estar} triste porque nadie {quería:querer} jugar a las cartas con ella.',
              en: 'I remember that my gran was sad because nobody wanted to play cards with her.',
              earns: 'A feeling and the reason for it, in several [clauses](?clause).',
            },
            {
              es: 'Ahora {tengo:tener} quince años y {paso:pasar} demasiado tiempo con el móvil, como todos mis amigos.',
              en: 'Now I’m fifteen and I spend too much time on my phone, like all my friends.',
              earns: '*Ahora* and the present: a comparison of then and now.',
            },
            {
              es: 'Por eso, este verano {voy:ir} a proponer una idea: una semana entera sin pantallas.',
              en: 'So this summer I’m going to suggest something: a whole week without screens.',
            },
            {
              es: '{Creo:creer} que así {volveremos:volver} a hablar, a reír y a disfrutar de las cosas sencillas.',
              en: 'I think that this way we’ll talk, laugh and enjoy the simple things again.',
              earns: 'An opinion and the future: four time frames in one text.',
            },
          ],
        },
      ],
    },
    {
      id: 'in-the-exam',
      title: 'Spain, Latin America and the exam',
      more: 'Latin America, and how to use this tense in the papers.',
      blocks: [
        {
          kind: 'note',
          label: 'Spain and Latin America',
          text: 'The imperfect is used in the same way everywhere. Only the person is different: to a group of friends, “you were talking” is *vosotros hablabais* in Spain and *ustedes hablaban* in Latin America.',
        },
        {
          kind: 'note',
          label: 'In the exam',
          text: 'In the IGCSE writing and speaking papers, one sentence with both past tenses impresses more than ten with only one: set the scene, then say what happened (*Hacía frío y no había nadie cuando llegamos*, “It was cold and there was nobody there when we arrived”). Comparing *antes* (before) with *ahora* (now) is an easy way to bring the imperfect into any topic. In the IB, blogs, diaries and stories need it for description.',
        },
      ],
    },
    {
      id: 'drill',
      title: 'Form drill',
      more: 'Ten forms to type, new ones each time.',
      blocks: [
        {
          kind: 'drill',
          tense: 'imperfect',
          regular: [
            {
              verbs: [
                'hablar',
                'comer',
                'vivir',
                'estudiar',
                'jugar',
                'tener',
                'hacer',
                'salir',
                'dormir',
                'querer',
                'estar',
                'poder',
              ],
              section: 'formation',
            },
          ],
          irregular: [
            { verbs: ['ser', 'ir', 'ver'], section: 'irregular-information' },
            { verbs: ['prever'], section: 'regular-here' },
          ],
        },
      ],
    },
  ],
  exercises: [
    {
      id: 'playing-in-the-park',
      kind: 'choose',
      teaches: 'formation',
      prompt: 'Which form?',
      sentence: 'Mi hermana y yo ___ en el parque todas las tardes.',
      en: 'My sister and I used to play in the park every afternoon.',
      options: [
        { text: '*jugaban*', because: 'That’s “they”. The sentence includes *yo*, so it’s “we”.' },
        {
          text: '*jugábamos*',
          right: true,
          because: '*Mi hermana y yo* is *nosotros*, the only *-aba* form with an accent.',
        },
        { text: '*jugaba*', because: 'That’s one person, “I” or “she”. Here there are two of you.' },
        {
          text: '*jugabais*',
          because: 'That’s *vosotros*, plural “you”. With *yo* in the group it’s “we”.',
        },
      ],
      ustedes: {
        options: [
          {
            text: '*jugábamos*',
            right: true,
            because: '*Mi hermana y yo* is *nosotros*, the only *-aba* form with an accent.',
          },
          { text: '*jugaba*', because: 'That’s one person, “I” or “she”. Here there are two of you.' },
          { text: '*jugabas*', because: 'That’s *tú*, one person. With *yo* in the group it’s “we”.' },
          { text: '*jugaban*', because: 'That’s “they”. The sentence includes *yo*, so it’s “we”.' },
        ],
      },
    },
    {
      id: 'hear-comia-comi',
      kind: 'hear',
      teaches: 'formation',
      says: 'Comía en casa de mi abuela.',
      en: 'I used to have lunch at my grandmother’s house.',
      choices: ['Comí en casa de mi abuela.', 'Comía en casa de mi abuela.'],
      because: 'You hear three syllables, *co-MÍ-a*, so it’s imperfect. The preterite *co-MÍ* only has two.',
    },
    {
      id: 'uncles-sold-bread',
      kind: 'fill',
      teaches: 'formation',
      sentence: 'Mis tíos tenían una panadería y ___ pan por todo el barrio.',
      en: 'My uncle and aunt had a bakery and used to sell bread all over the neighbourhood. (vender)',
      answers: [
        'vendían',
        {
          answer: 'solían vender',
          note: 'Right for “used to sell”. The imperfect on its own is enough: *vendían*.',
        },
      ],
      because: '*-er* verbs have *-ía*, and *mis tíos* is “they”: *vendían*.',
      mistakes: [
        {
          answer: '{vendaban|vendeban|vendíaban}',
          because: '*-aba* belongs to *-ar* verbs. *Vender* has *-ía*: *vendían*.',
        },

        { answer: 'venden', because: 'That’s the present. *Tenían* shows it’s in the past: *vendían*.' },
        {
          answer: 'venderían',
          because: '*Venderían* is “would sell (if…)”, but they really did. For a past habit, use *vendían*.',
        },
      ],
      notAsked: [
        {
          answer: 'vendieron',
          because: 'That’s the preterite, for something finished. “Used to sell” is *vendían*.',
        },
        {
          answer: '{vendía|vendíamos|vendías|vendíais}',
          because: 'That’s the wrong person. *Mis tíos* is “they”: *vendían*.',
        },
      ],
    },
    {
      id: 'mum-as-a-child',
      kind: 'choose',
      teaches: 'when-to-use',
      prompt:
        '*Juega* is “she plays”. *Jugó* is “she played”, one game. Which form means “she used to play”, again and again?',
      sentence: 'De pequeña, mi madre ___ al ajedrez con su abuelo.',
      en: 'As a child, my mother used to play chess with her grandfather.',
      options: [
        { text: '*juega*', because: 'This is the present, “plays”. The sentence is about her childhood.' },
        {
          text: '*jugaba*',
          right: true,
          because: '“Used to play” is a past habit, with no beginning or end, so it’s imperfect, *-aba*.',
        },
        {
          text: '*jugó*',
          because: 'This is the preterite: “played”, one finished game.',
          teaches: 'preterite-or-imperfect',
        },
      ],
    },
    {
      id: 'eleven-oclock',
      kind: 'choose',
      teaches: 'when-to-use',
      prompt: 'Which form?',
      sentence: 'Cuando llegamos al hotel, ___ las once.',
      en: 'When we arrived at the hotel, it was eleven o’clock.',
      options: [
        {
          text: '*eran*',
          right: true,
          because: 'The time is background, so it’s imperfect, and plural with *las once*.',
        },
        {
          text: '*fueron*',
          because: 'The time isn’t an event with an end. It’s part of the scene when you arrived.',
        },
        { text: '*era*', because: '*Era* goes with *la una*. *Las once* is plural: *eran*.' },
        { text: '*estaban*', because: 'For the time, use *ser*: *son las once*, *eran las once*.' },
      ],
    },
    {
      id: 'room-had-window',
      kind: 'fill',
      teaches: 'when-to-use',
      sentence: 'Mi antigua habitación ___ una ventana muy grande.',
      en: 'My old room had a very big window. (tener)',
      answers: ['tenía'],
      because: 'This describes what a place was like, so use the imperfect: *tenía*.',
      mistakes: [
        { answer: 'tengo', because: '*Tengo* is “I have”. This is about the room, in the past: *tenía*.' },
        {
          answer: '{teniba|tieneba|tenaba|tienía}',
          because: '*-er* verbs have *-ía*, without a stem change: *tenía*.',
        },
        {
          answer: '{tenían|teníamos|tenías}',
          because: 'The tense is right. *Mi habitación* is singular: *tenía*.',
        },
        {
          answer: 'había',
          because:
            '*Había* is “there was”, and would need *en mi habitación*. The verb in brackets is *tener*: *tenía*.',
        },
      ],
      notAsked: [
        { answer: 'tiene', because: 'That’s the present. It’s your **old** room: *tenía*.' },
        { answer: 'tendría', because: 'That’s “would have”. For a past description, use *tenía*.' },
        {
          answer: 'tuvo',
          because: '*Tuvo* would be an event, “it got”. For a description, use the imperfect: *tenía*.',
        },
      ],
    },
    {
      id: 'hear-sundays-ate',
      kind: 'hear',
      teaches: 'when-to-use',
      says: 'Los domingos comíamos con mis abuelos.',
      en: 'On Sundays we used to have lunch with my grandparents.',
      because:
        '*Los domingos* shows a habit, so it’s *co-MÍ-a-mos*: four syllables, with an accent on the *í*. (*Co-MI-mos*, with three syllables, is the preterite: one lunch.)',
    },
    {
      id: 'people-at-the-pool',
      kind: 'choose',
      teaches: 'irregular-information',
      prompt: 'Which form?',
      sentence: 'En la piscina ___ más de cien personas.',
      en: 'There were more than a hundred people at the pool.',
      options: [
        {
          text: '*habían*',
          because: 'English “were” is plural, but *haber* meaning “there is” stays singular in every tense.',
        },
        { text: '*eran*', because: '*Eran* means “they were”. “There were” needs *haber*.' },
        {
          text: '*había*',
          right: true,
          because: 'In a description “there was” and “there were” are both *había*: it’s never plural.',
        },
        {
          text: '*estaba*',
          because: '*Estar* says where a particular thing is. “There were” introduces something: *había*.',
        },
      ],
    },
    {
      id: 'when-i-was-little',
      kind: 'fill',
      teaches: 'irregular-information',
      sentence: 'Cuando yo ___ pequeño, tenía miedo a los perros.',
      en: 'When I was little, I was afraid of dogs. (ser)',
      answers: ['era'],
      because: '*Ser* is one of the three irregular verbs: *era, eras, era, éramos, erais, eran*.',
      mistakes: [
        {
          answer: 'fui',
          because: '*Fui* is the preterite. Being little is the background, not an event: *era*.',
        },
        {
          answer: 'fue',
          because: '*Fue* is the preterite, for “he” or “she”. Being little is the background: *era*.',
        },

        {
          answer: '{estuve|estuvo}',
          because: 'Use *ser* with *pequeño*. It’s the background: *era*.',
        },
        {
          answer: '{eraba|sería|seía|sía|serba|seraba}',
          because: '*Ser* has its own imperfect: *era*.',
        },
        { answer: '{soy|estoy}', because: 'That’s the present. *Tenía* shows it’s in the past: *era*.' },
        {
          answer: '{eras|eran|éramos|eramos|erais}',
          because: 'The tense is right. With *yo* it’s *era*.',
        },
        {
          answer: '{sea|fuera|fuese}',
          because: 'This “when” is about a past fact, so it isn’t subjunctive: *era*.',
        },
        {
          answer: '{he sido|había sido}',
          because: 'Being little is background, so use the imperfect: *era*.',
        },
        { answer: '{tenía|tuve}', because: 'The verb in brackets is *ser*: *era pequeño*.' },
      ],
      notAsked: [
        {
          answer: 'estaba',
          because:
            '*Cuando estaba pequeño* is good Spanish in much of Latin America. The verb in brackets is *ser*: *era*.',
        },
      ],
    },
    {
      id: 'watching-the-news',
      kind: 'fill',
      teaches: 'irregular-information',
      sentence: 'Antes mis padres ___ las noticias en la tele; ahora las leen en el móvil.',
      en: 'My parents used to watch the news on TV; now they read it on their phones. (ver)',
      answers: [
        'veían',
        {
          answer: 'solían ver',
          note: 'Right for “used to watch”. The imperfect on its own is enough: *veían*.',
        },
      ],
      because: '*Ver* keeps its *e* before the ending: *veía, veías, veía, veíamos, veíais, veían*.',
      mistakes: [
        { answer: '{vían|vian|viían}', because: '*Ver* keeps its *e*: *veían*.' },
        {
          answer: '{veiban|veyan|veyían|vieían|vieban|veaban|vebían}',
          because: 'It is *ve-* with the ending *-ían*: *veían*.',
        },

        { answer: 'veía', because: '*Mis padres* is “they”: *veían*.' },
        { answer: 've', because: '*Mis padres* is “they”, and *antes* puts it in the past: *veían*.' },
        { answer: 'ven', because: '*Ven* is the present. *Antes* shows that this is over.' },
        { answer: '{veíamos|veíais|veías}', because: 'The tense is right. *Mis padres* is “they”: *veían*.' },
        {
          answer: 'verían',
          because:
            '*Verían* is “would watch (if…)”, but they really did. For a past habit, use the imperfect: *veían*.',
        },
        {
          answer: 'verán',
          because: '*Antes* is about the past, not the future. For a past habit, use the imperfect: *veían*.',
        },
        {
          answer: '{usaban ver|usaron ver|usaban a ver}',
          because: '*Usar* is “to use” something. “Used to watch” is *veían*.',
        },
        { answer: 'habían visto', because: '“Used to” is a habit, so use the imperfect: *veían*.' },
        {
          answer: '{vean|vieran|viesen}',
          because: 'That’s the subjunctive. This is a past fact: *veían*.',
        },
      ],
      notAsked: [
        {
          answer: 'miraban',
          because:
            '*Miraban las noticias* is good Spanish, especially in Latin America. The verb in brackets is *ver*: *veían*.',
        },
        {
          answer: '{acostumbraban ver|acostumbraban a ver}',
          because: 'Good Spanish for “used to watch”. The imperfect on its own is enough: *veían*.',
        },
        {
          answer: '{estaban viendo|estuvieron viendo}',
          because: '“Were watching” is about one moment. For a habit, use the plain imperfect: *veían*.',
        },
        {
          answer: 'vieron',
          because: '*Vieron* is for one occasion, “they watched earlier”. For a habit, use *veían*.',
        },
        {
          answer: 'han visto',
          because: '*Han visto* is for one occasion, “they have watched”. For a habit, use *veían*.',
        },
      ],
    },
    {
      id: 'chile-ten-years',
      kind: 'choose',
      teaches: 'preterite-or-imperfect',
      prompt: 'Which form?',
      sentence: 'Mis padres ___ diez años en Chile.',
      en: 'My parents lived in Chile for ten years.',
      options: [
        { text: '*vivían*', because: 'The imperfect doesn’t show a beginning or end, but *diez años* does.' },
        {
          text: '*vivieron*',
          right: true,
          because: 'For a finished length of time, however long, use the preterite.',
        },
        { text: '*viven*', because: 'That’s the present. The English says “lived”: it’s over.' },
      ],
    },
    {
      id: 'hear-worked-shop',
      kind: 'hear',
      teaches: 'preterite-or-imperfect',
      says: 'Trabajé en una heladería.',
      en: 'I worked in an ice cream shop (a finished period).',
      choices: ['Trabajaba en una heladería.', 'Trabajé en una heladería.'],
      because:
        '*Tra-ba-JÉ* ends in a stressed *é*: preterite. *Tra-ba-JA-ba* has one more syllable: “was working” or “used to work”.',
    },
    {
      id: 'reading-when-mum-arrived',
      kind: 'translate',
      teaches: 'preterite-or-imperfect',
      en: 'I was reading when my mother arrived.',
      twins: { llego: 'I arrive', llegó: 'he or she arrived' },
      answers: [
        '{Estaba leyendo|Leía} cuando {llegó mi madre|mi madre llegó}.',
        'Cuando {llegó mi madre|mi madre llegó}, {estaba leyendo|leía}.',
        'Cuando {estaba leyendo|leía}, {llegó mi madre|mi madre llegó}.',
        '{Mi madre llegó|Llegó mi madre} cuando {estaba leyendo|leía}.',
        '{Estaba leyendo|Leía} {al llegar mi madre|cuando llegó a casa mi madre|cuando mi madre llegó a casa}.',
        'Al llegar mi madre, {estaba leyendo|leía}.',
        {
          answer: '{Estaba leyendo|Leía} un libro cuando {llegó mi madre|mi madre llegó}.',
          note: 'Right, with *un libro* added.',
        },
        {
          answer: '{Estaba leyendo|Leía} cuando {vino mi madre|mi madre vino}.',
          note: '*Vino* is “came”, which fits here. “Arrived” is *llegó*.',
        },
        {
          answer: '{Estaba leyendo|Leía} cuando {ha llegado mi madre|mi madre ha llegado}.',
          note: 'In much of Spain people say this if she arrived today. *Llegó* is right everywhere and for any day.',
        },
        {
          answer: 'Cuando {ha llegado mi madre|mi madre ha llegado}, {estaba leyendo|leía}.',
          note: 'In much of Spain people say this if she arrived today. *Llegó* is right everywhere and for any day.',
        },
        {
          answer:
            '{Mientras {estaba leyendo|leía}, {llegó mi madre|mi madre llegó}|{Llegó mi madre|Mi madre llegó} mientras {estaba leyendo|leía}}.',
          note: 'Right, but this means “while I was reading”. “When” is *cuando*.',
        },
        '{{Me encontraba leyendo|Leyendo estaba} cuando {llegó mi madre|mi madre llegó}|Cuando {llegó mi madre|mi madre llegó}, me encontraba leyendo}.',
        '{{Estaba leyendo|Leía} en el momento en que {llegó mi madre|mi madre llegó}|En el momento en que {llegó mi madre|mi madre llegó}, {estaba leyendo|leía}}.',
        {
          answer:
            '{Cuando {vino mi madre|mi madre vino}, {estaba leyendo|leía}|{Mi madre vino|Vino mi madre} cuando {estaba leyendo|leía}}.',
          note: '*Vino* is “came”, which fits here. “Arrived” is *llegó*.',
        },
        {
          answer: '{Estaba leyendo|Leía} cuando {arribó mi madre|mi madre arribó}.',
          note: 'Right, but *arribar* is formal, and mostly used for ships. “Arrived” is *llegó*.',
        },
      ],
      because: 'The reading was in progress (imperfect). The arrival is the event (preterite).',
      mistakes: [
        {
          answer:
            '{{Era|Fui|Fue|Soy} leyendo cuando {llegó mi madre|mi madre llegó}|Cuando {llegó mi madre|mi madre llegó}, {era|fui|fue|soy} leyendo}.',
          because: '“Was -ing” is *estaba* + gerund: *estaba leyendo*.',
        },

        {
          answer:
            '{{He leído|He estado leyendo} cuando {llegó mi madre|mi madre llegó}|Cuando {llegó mi madre|mi madre llegó}, {he leído|he estado leyendo}}.',
          because:
            'The reading was in progress when she came, so it’s imperfect: *estaba leyendo* or *leía*.',
        },
        {
          answer:
            '{{Estoy leyendo|Leo} cuando {llegó mi madre|mi madre llegó}|Cuando {llegó mi madre|mi madre llegó}, {estoy leyendo|leo}}.',
          because: 'This is all in the past: *estaba leyendo* and *llegó*.',
        },
        {
          answer:
            '{Estaba {leer|leído|leía|leo|leí} cuando {llegó mi madre|mi madre llegó}|Cuando {llegó mi madre|mi madre llegó}, estaba {leer|leído|leía|leo|leí}}.',
          because: 'After *estaba*, use the gerund: *leyendo*.',
        },
        {
          answer:
            '{Estaba {leiendo|leendo|liendo|lendo|lyendo|leindo|leando} cuando {llegó mi madre|mi madre llegó}|Cuando {llegó mi madre|mi madre llegó}, estaba {leiendo|leendo|liendo|lendo|lyendo|leindo|leando}}.',
          because: 'Between two vowels *i* becomes *y*: *leyendo*.',
        },
        {
          answer: '{Leyendo|Yo leyendo} cuando {llegó mi madre|mi madre llegó}.',
          because: 'A gerund needs *estaba* before it: *estaba leyendo*.',
        },
        {
          answer:
            '{{Estaba leyendo|Leía} cuando {llegué|llegaste|llegaron} mi madre|{Estaba leyendo|Leía} cuando mi madre {llegué|llegaste|llegaron}}.',
          because: '*Mi madre* is “she”: *llegó*.',
        },
        {
          answer: '{Estaba leyendo|Leía} cuando {arrivó mi madre|mi madre arrivó}.',
          because: '“To arrive” is *llegar*: *llegó*.',
        },
        {
          answer: '{Estaba leyendo|Leía} cuando {había llegado mi madre|mi madre había llegado}.',
          because: 'The event that interrupts is preterite, not “had arrived”: *llegó*.',
        },
        {
          answer:
            '{Estaba leyendo|Leía} cuando {llegue mi madre|mi madre llegue|llegara mi madre|mi madre llegara|llegará mi madre|mi madre llegará}.',
          because: 'She did arrive, so this is a past fact: *llegó*.',
        },
        {
          answer:
            '{{Estaba leyendo|Leía} cuando llegó a mi madre|{Estaba leyendo|Leía} cuando la mi madre llegó}.',
          because: '*Mi madre* is the subject, so don’t add *a* or an article: *llegó mi madre*.',
        },
        {
          answer: '{Estaba leyendo|Leía} {que|si|mientras} {llegó mi madre|mi madre llegó}.',
          because: '“When” is *cuando*.',
        },
      ],
      notAsked: [
        {
          answer:
            '{{Había leído|Había estado leyendo} cuando {llegó mi madre|mi madre llegó}|Cuando {llegó mi madre|mi madre llegó}, {había leído|había estado leyendo}}.',
          because:
            'That means you read before she arrived: “I had read”. The reading was in progress: *estaba leyendo*.',
        },
        {
          answer:
            '{{Estoy leyendo|Leo} cuando {llega mi madre|mi madre llega}|Cuando {llega mi madre|mi madre llega}, {estoy leyendo|leo}}.',
          because: 'That’s the present. In the past it’s *estaba leyendo* and *llegó*.',
        },
        {
          answer: '{Leí cuando {llegó mi madre|mi madre llegó}|Cuando {llegó mi madre|mi madre llegó}, leí}.',
          because: '*Leí* would be a finished action after she came: “when she arrived, I read”.',
        },
        {
          answer: '{Estaba leyendo|Leía} cuando {llegó mi padre|mi padre llegó}.',
          because: '*Padre* is “father”. “Mother” is *madre*.',
        },
        {
          answer:
            '{{Estaban|Estabas|Estábamos} leyendo cuando {llegó mi madre|mi madre llegó}|Cuando {llegó mi madre|mi madre llegó}, {estaban|estabas|estábamos} leyendo}.',
          because: 'That’s a different person. “I was reading” is *estaba leyendo*, the *yo* form.',
        },
        {
          answer: 'Estaba {estudiando|escribiendo} cuando {llegó mi madre|mi madre llegó}.',
          because: '*Estudiar* is “to study” and *escribir* “to write”. “I was reading” is *estaba leyendo*.',
        },
        {
          answer:
            '{{Estaba leyendo|Leía} cuando {llegaba mi madre|mi madre llegaba}|Cuando {llegaba mi madre|mi madre llegaba}, {estaba leyendo|leía}}.',
          because:
            'That’s a habit, or “as she was arriving”. One arrival is an event, so use the preterite: *llegó*.',
        },
        {
          answer:
            '{Leí cuando {llegaba mi madre|mi madre llegaba}|Cuando {llegaba mi madre|mi madre llegaba}, leí}.',
          because:
            'That’s “I read as my mother was arriving”. The reading was in progress, *estaba leyendo*, and the arrival is the event, *llegó*.',
        },
        {
          answer:
            '{Estuve leyendo cuando {llegó mi madre|mi madre llegó}|Cuando {llegó mi madre|mi madre llegó}, estuve leyendo}.',
          because:
            '*Estuve leyendo* says that you read for a while once she was there. The reading was in progress: *estaba leyendo*.',
        },
        {
          answer: 'Estuve estudiando cuando {llegó mi madre|mi madre llegó}.',
          because:
            '*Estuve estudiando* says that you studied for a while. “I was reading” is *estaba leyendo*.',
        },
      ],
    },
    {
      id: 'raining-when-left',
      kind: 'translate',
      teaches: 'preterite-or-imperfect',
      en: 'It was raining when we left the stadium.',
      answers: [
        '{Llovía|Estaba lloviendo} cuando {salimos|nos fuimos} del estadio.',
        'Cuando {salimos|nos fuimos} del estadio[,] {llovía|estaba lloviendo}.',
        '{Al salir|Al salir nosotros} del estadio[,] {llovía|estaba lloviendo}.',
        '{Llovía|Estaba lloviendo} {al salir|cuando nos marchamos|al irnos|al marcharnos} del estadio.',
        'Cuando nos marchamos del estadio[,] {llovía|estaba lloviendo}.',
        '{Llovía|Estaba lloviendo} cuando {dejamos|abandonamos} el estadio.',
        'Cuando {dejamos|abandonamos} el estadio, {llovía|estaba lloviendo}.',
      ],
      because: 'The rain is the scene (imperfect) and leaving is the event (preterite).',
      mistakes: [
        {
          answer: '{Era|Fue} lloviendo cuando salimos del estadio.',
          because: '“Was -ing” is *estaba* + gerund, or plain *llovía*.',
        },
        {
          answer: '{Llovía|Estaba lloviendo} cuando salimos el estadio.',
          because: 'The tenses are right. “To leave a place” is *salir de*: *salimos del estadio*.',
        },
        {
          answer: '{Llovió|Estuvo lloviendo} cuando salimos el estadio.',
          because: 'It was already raining: *llovía*. And “to leave a place” is *salir de*.',
        },
      ],
      notAsked: [
        {
          answer: '{Llovió|Estuvo lloviendo} cuando {salimos|nos fuimos} del estadio.',
          because: 'That means it began to rain or rained afterwards. It was already raining: *llovía*.',
        },
        {
          answer: '{Llovía|Estaba lloviendo} cuando {salíamos|nos íbamos} del estadio.',
          because: 'That’s “as we were leaving”. The event itself is preterite: *salimos*.',
        },
        {
          answer: 'Llueve cuando salimos del estadio.',
          because: 'That’s the present. “It was raining” is *llovía* or *estaba lloviendo*.',
        },
      ],
    },
    {
      id: 'ten-girls',
      kind: 'correct',
      teaches: 'common-mistakes',
      sentence: 'Habían diez chicas en el equipo y eramos muy amigas.',
      en: 'There were ten girls in the team and we were very good friends.',
      parts: {
        ten: 'diez {chicas|niñas|jugadoras}',
        friends:
          '[todas] muy amigas|[todas] muy buenas amigas|grandes amigas|íntimas amigas|amigas íntimas|buenísimas amigas',
        there: 'había $ten en el equipo|en el equipo había $ten|había en el equipo $ten',
      },
      answers: [
        '$There y éramos {$friends}.',
        '$There y todas éramos {muy amigas|muy buenas amigas|grandes amigas|íntimas amigas|amigas íntimas|buenísimas amigas}.',
        {
          answer: '{Éramos $ten en el equipo|En el equipo éramos $ten} y éramos {$friends}.',
          note: '*Éramos diez* is “there were ten of us”: right, because you were one of them.',
        },
        {
          answer: '{Teníamos $ten en el equipo|En el equipo teníamos $ten} y éramos {$friends}.',
          note: 'Right, but this means “we had”. “There were” is *había*.',
        },
        {
          answer: '{$There} y fuimos {$friends}.',
          note: 'Right: *fuimos* looks back at a finished period. To describe how things were, use *éramos*.',
        },
      ],
      because: '*Había* is never plural, and *éramos* needs an accent.',
      mistakes: [
        {
          answer:
            '{Habían diez chicas en el equipo|En el equipo habían diez chicas} y éramos {muy amigas|muy buenas amigas}.',
          because: '“There were” is *había*, singular. (*Éramos* has its accent now.)',
        },
        {
          answer: 'En el equipo habían diez chicas y eramos muy amigas.',
          because: '“There were” is *había*, singular, and *éramos* has an accent.',
        },
        {
          answer: '{Eran diez chicas en el equipo|En el equipo eran diez chicas} y eramos muy amigas.',
          because: '*Eran diez chicas* means “they were ten girls”. “There were” needs *haber*: *había*.',
        },
        {
          answer: '{Era|Fueron|Fue} diez chicas en el equipo y {éramos|eramos} muy amigas.',
          because: '“There were” isn’t *ser*. Use *haber*: *había*.',
        },
        {
          answer: '{Estaban|Estaba} diez chicas en el equipo y {éramos|eramos} muy amigas.',
          because: 'To say “there were”, use *había*, not *estar*.',
        },
        {
          answer: '{Tenía|Tenían} diez chicas en el equipo y eramos muy amigas.',
          because: '*Tener* says who has something. “There were” is *había*.',
        },
        {
          answer:
            '{Hubieron diez chicas en el equipo y {éramos|eramos} muy amigas|Hubo diez chicas en el equipo y eramos muy amigas}.',
          because: 'This describes the team, so it’s imperfect, and never plural: *había*.',
        },
        {
          answer: '{Hay|Han|Haya} diez chicas en el equipo y {éramos|eramos} muy amigas.',
          because: '“There were” is in the past: *había*.',
        },
        {
          answer: '{Había diez chicas en el equipo|En el equipo había diez chicas} y {era|eras} muy amigas.',
          because: '*Había* is right. “We were” is *éramos*.',
        },
        {
          answer: 'Había diez chicas en el equipo y {estábamos|estabamos|estuvimos} muy amigas.',
          because: '*Había* is right. For “to be friends”, use *ser*: *éramos*.',
        },
        {
          answer:
            'Había diez chicas en el equipo y {eramos {muy amigos|muy buenos amigos|muchas amigas}|{éramos|eramos} {mucho amigas|muy amiga}}.',
          because: '*Había* is right. They are all girls, and “very” is *muy*: *éramos muy amigas*.',
        },
        {
          answer: 'Había diez chicas en el equipo y {érabamos|erabamos|serábamos|serabamos} muy amigas.',
          because: '*Había* is right. *Ser* has its own imperfect: *éramos*.',
        },
        {
          answer: 'Había diez chicas en el equipo y fuéramos muy amigas.',
          because: '*Había* is right. “We were”, a description of the past, is *éramos*.',
        },
        {
          answer: 'Había diez chicos en el equipo y {eramos muy {amigas|amigos}|éramos muy amigas}.',
          because: '“Girls” is *chicas*.',
        },
      ],
      notAsked: [
        {
          answer: '{Eran diez chicas en el equipo|En el equipo eran diez chicas} y éramos muy amigas.',
          because:
            'That’s “**they** were ten girls”, which leaves you out. “There were” is *haber*: *había*.',
        },
        {
          answer: '{Tenía|Tenían} diez chicas en el equipo y éramos muy amigas.',
          because: '*Tener* says who had them. “There were” is *había*.',
        },
        {
          answer: 'Hubo diez chicas en el equipo y éramos muy amigas.',
          because: '*Hubo* looks back at that time as a whole. To describe the team, use *había*.',
        },
        {
          answer:
            '{Había diez chicas en el equipo|En el equipo había diez chicas} y {eran|erais} muy amigas.',
          because: '*Eran* is “they were” and *erais* “you were”. “We were” is *éramos*.',
        },
        {
          answer: 'Había diez chicas en el equipo y éramos {muy amigos|muy buenos amigos|muchas amigas}.',
          because:
            'That says something else: *amigos* includes a boy, and *muchas amigas* is “many friends”. Girls who are good friends are *muy amigas*.',
        },
        {
          answer: 'Había diez chicas en el equipo y {somos|seríamos} muy amigas.',
          because: '*Somos* is “we are” and *seríamos* “we would be”. “We were” is *éramos*.',
        },
        {
          answer: 'Había diez chicos en el equipo y éramos muy amigos.',
          because: '*Chicos* is “boys”, or boys and girls. “Girls” is *chicas*.',
        },
      ],
    },
    {
      id: 'gran-was-seventy',
      kind: 'correct',
      teaches: 'common-mistakes',
      sentence: 'Mi abuela era setenta años cuando aprendió a nadar.',
      en: 'My grandmother was seventy when she learnt to swim.',
      answers: [
        'Mi abuela tenía setenta años cuando aprendió a nadar.',
        'Cuando aprendió a nadar, mi abuela tenía setenta años.',
        'Cuando mi abuela aprendió a nadar, tenía setenta años.',
        'Mi abuela aprendió a nadar {cuando tenía setenta años|a los setenta años|con setenta años}.',
        'Cuando tenía setenta años, mi abuela aprendió a nadar.',
        'Mi abuela, cuando aprendió a nadar, tenía setenta años.',
      ],
      because: 'In Spanish you “have” years, and age is background: *tenía*.',
      mistakes: [
        {
          answer: 'Mi abuela tuvo setenta años cuando aprendió a nadar.',
          because: '*Tener* is right. Age is background, so it’s imperfect: *tenía*.',
        },
        {
          answer: 'Mi abuela {fue|estaba|estuvo|había} setenta años cuando aprendió a nadar.',
          because: 'In Spanish you “have” years: *tenía*.',
        },
        {
          answer: 'Mi abuela tenía setenta [años] cuando aprendió nadar.',
          because: '*Tenía* is right. “To learn to” is *aprender a*: *aprendió a nadar*.',
        },
        {
          answer: 'Mi abuela tiene setenta años cuando aprendió a nadar.',
          because: '*Aprendió* is in the past, and so is her age: *tenía*.',
        },
      ],
      notAsked: [
        {
          answer: 'Mi abuela tiene setenta años cuando aprende a nadar.',
          because: 'That’s the present. “She was” is *tenía*.',
        },
        {
          answer: 'Mi abuela tenía setenta años cuando aprendía a nadar.',
          because: '*Tenía* is right. Learning to swim is the event: *aprendió*, as before.',
        },
      ],
    },
    {
      id: 'proofread-old-school',
      kind: 'proofread',
      teaches: 'common-mistakes',
      en: 'Inés writes a post about her first school: it was small, there weren’t many children, she used to walk there with her sister every day, and at break they always used to play pirates. Then the family moved.',
      lines: [
        { right: 'Mi primer colegio {estaba:estar} cerca de un bosque.' },
        {
          wrong: 'Era muy pequeño: solo habían veinte alumnos.',
          answers: [
            'Era muy pequeño: {solo|solamente|únicamente|tan solo} había veinte {alumnos|estudiantes}.',
            'Era muy pequeño: había {solo|solamente} veinte alumnos.',
            'Era muy pequeño: {solo|solamente} {tenía|éramos} veinte alumnos.',
            'Era muy pequeño: {tenía|éramos} {solo|solamente} veinte alumnos.',
          ],
          because: '“There were” is *había*, never plural.',
          mistakes: [
            {
              answer: 'Era muy pequeño: solo hubieron veinte alumnos.',
              because: '“There were” in a description is *había*.',
            },
          ],
          notAsked: [
            {
              answer: 'Era muy pequeño: solo {estaban|hubo} veinte alumnos.',
              because:
                '*Estaban* is “were present”, and *hubo* looks back at the whole period. “There were” in a description is *había*.',
            },
          ],
        },
        {
          wrong: 'Todos los días fui a clase andando con mi hermana.',
          answers: [
            '<Todos los días> [yo] iba {a clase {andando|a pie|caminando}|{andando|a pie|caminando} a clase} ^ con mi {hermana}.',
            'Todos los días íbamos {a clase andando|andando a clase} mi hermana y yo.',
          ],
          because: '*Todos los días* shows a habit: *iba*.',
          mistakes: [
            {
              answer: 'Todos los días ía a clase andando con mi hermana.',
              because: 'For a past habit, use the imperfect of *ir*: *iba*.',
            },
          ],
          notAsked: [
            {
              answer: 'Todos los días {iría|voy} a clase andando con mi hermana.',
              because: '*Voy* is “I go” and *iría* “I would go, if …”. For a past habit, use *iba*.',
            },
          ],
        },
        {
          wrong: 'En el recreo siempre jugaríamos a los piratas.',
          model: 'En el recreo siempre jugábamos a los piratas.',
          answers: [
            'En el recreo siempre {jugábamos|solíamos jugar} a [los] piratas.',
            '<En el recreo> {jugábamos|solíamos jugar} siempre a [los] piratas.',
            'Siempre jugábamos a [los] piratas en el recreo.',
          ],
          because: '“Would” meaning “used to” is the imperfect: *jugábamos*.',
          mistakes: [
            {
              answer: 'En el recreo siempre jugáramos a los piratas.',
              because: 'For a past habit, use the imperfect: *jugábamos*.',
            },
          ],
          notAsked: [
            {
              answer: 'En el recreo siempre {jugamos|jugaremos} a los piratas.',
              because: 'That’s a different tense. For a past habit, use *jugábamos*.',
            },
          ],
        },
        { right: 'Pero un día mi padre {encontró:encontrar} trabajo en Oviedo y nos {mudamos:mudarse}.' },
      ],
    },
    {
      id: 'refused',
      kind: 'choose',
      teaches: 'preterite-or-imperfect-pairs',
      prompt: 'What does this sentence mean?',
      sentence: 'Sara no quiso venir.',
      options: [
        {
          text: 'She didn’t want to come, and we don’t know whether she did.',
          because: 'That would be *no quería venir*, which only says how she felt.',
        },
        {
          text: 'She couldn’t come.',
          because: 'That would be *no pudo venir*, with *poder*.',
        },
        {
          text: 'She refused to come.',
          right: true,
          because: 'In the preterite, *no quiso* is something she did: she said no.',
        },
      ],
    },
    {
      id: 'parents-met',
      kind: 'fill',
      teaches: 'preterite-or-imperfect-pairs',
      sentence: 'Mi padre ___ a mi madre en un tren en 2001.',
      en: 'My dad met my mum on a train in 2001. (conocer)',
      answers: ['conoció'],
      because: 'Meeting somebody is an event, so use the preterite: *conoció*.',
      mistakes: [
        {
          answer: 'conocía',
          because: '*Conocía* is “knew”, a state. Meeting her in 2001 is an event: *conoció*.',
        },
        { answer: '{conozco|conocí}', because: '“He met” is the third person of the preterite: *conoció*.' },
        {
          answer: '{conoció con|conoce con|conocía con}',
          because: '*Conocer* uses *a* before a person, and it is already there: *conoció*.',
        },
        { answer: '{conoza|conozó|conocó}', because: '*Conocer* is a regular *-er* verb here: *conoció*.' },
      ],
      notAsked: [
        {
          answer: 'había conocido',
          because: '“**Had** met” needs a later past event. “Met” is *conoció*.',
        },
        {
          answer: 'conoce',
          because: 'This is the present, as in a biography. “He met” is the preterite: *conoció*.',
        },
      ],
    },
    {
      id: 'would-go',
      kind: 'choose',
      teaches: 'from-english',
      prompt: 'How do you say “we would go” here?',
      sentence: 'De pequeños, ___ al lago cada domingo.',
      en: 'As children we would go to the lake every Sunday.',
      options: [
        {
          text: '*iríamos*',
          because: 'That’s the conditional, “we would go (if…)”. There’s no “if” here.',
        },
        {
          text: '*íbamos*',
          right: true,
          because: 'This “would” means “used to”: a past habit, so use the imperfect.',
        },
        { text: '*vamos*', because: 'That’s the present, “we go”. *De pequeños* puts it in the past.' },
      ],
    },
    {
      id: 'hear-queria',
      kind: 'hear',
      teaches: 'from-english',
      says: 'Querría un helado.',
      en: 'I would like an ice cream.',
      choices: ['Quería un helado.', 'Querría un helado.'],
      because:
        'The *rr* is rolled: *querría*, the conditional, “would like”. With a single short *r* it’s *quería*, “wanted” (or a polite “I’d like”).',
    },
    {
      id: 'used-to-play-basketball',
      kind: 'translate',
      teaches: 'from-english',
      en: 'I used to play basketball on Saturdays.',
      answers: [
        '{Antes|} ^ {jugaba|solía jugar} ^ al baloncesto <{los sábados|todos los sábados|cada sábado}>.',
        '[En el pasado|Antiguamente|De {pequeño|pequeña|niño|niña|joven}|Cuando era {pequeño|pequeña|niño|niña|joven}] {jugaba|solía jugar} al baloncesto los sábados.',
        '[En el pasado|Antiguamente] acostumbraba a jugar al baloncesto los sábados.',
        '{Yo antes {jugaba|solía jugar} al baloncesto los sábados|Los sábados yo antes {jugaba|solía jugar} al baloncesto}.',
        '<Los sábados> acostumbraba {a jugar|jugar} al {baloncesto|básquetbol|básquet}.',
        {
          answer:
            '{Antes|} ^ {jugaba|solía jugar} ^ al {básquet|básquetbol|basquetbol} <{los sábados|todos los sábados}>.',
          note: 'In Spain the sport is *baloncesto*, but in much of Latin America it’s *básquetbol* or *básquet*.',
        },
        {
          answer:
            '{Antes|} ^ {jugaba|solía jugar} ^ {baloncesto|básquet|básquetbol|basquetbol} <{los sábados|todos los sábados}>.',
          note: 'People say this in much of Latin America. In Spain, use *al*: *jugar al baloncesto*.',
        },
        '{Antes|} ^ {practicaba [el] baloncesto|practicaba [el] básquetbol} <{los sábados|todos los sábados|cada sábado}>.',
        {
          answer: '{Antes|} ^ {jugaba|solía jugar} al baloncesto <{los días sábado|los días sábados}>.',
          note: '*Los días sábado* is used in Latin America. In Spain it’s *los sábados*.',
        },
        {
          answer: '<Los sábados> acostumbraba {a jugar|jugar} {baloncesto|básquetbol|básquet}.',
          note: 'People say this in much of Latin America. In Spain, use *al*: *jugar al baloncesto*.',
        },
      ],
      because:
        '“Used to” is just the imperfect: *jugaba*. You can add *antes* or use *solía*, but you don’t need to. In Spain, use *jugar a* + article with a sport (*jugar al baloncesto*). In much of Latin America you hear *jugar baloncesto* or *básquetbol*.',
      mistakes: [
        {
          answer: '<Los sábados> {usaba|usé|usaba a|uso} jugar {al baloncesto|baloncesto|al básquet}.',
          because: '*Usar* is “to use” something. “Used to play” is *jugaba* or *solía jugar*.',
        },
        {
          answer:
            '{Antes|} ^ {jugaba|solía jugar} {al baloncesto|baloncesto|al básquet} <{en los sábados|en sábados|sobre los sábados|a los sábados|en sábado}>.',
          because: '“On Saturdays” is *los sábados*, without a preposition.',
        },
        {
          answer:
            '{Antes|} ^ {jugaba|solía jugar} {al baloncesto|baloncesto|al básquet} <{los sábado|las sábados|sábados|las sábadas}>.',
          because: '“On Saturdays” is *los sábados*, with *los* and *-s*.',
        },
        {
          answer:
            '[Antes ]{jugaba|solía jugar} {a baloncesto|a el baloncesto|el baloncesto|en baloncesto|con baloncesto|de baloncesto|a la baloncesto} <los sábados>.',
          because: 'Use *jugar al* with a sport (or just *jugar* in Latin America): *jugar al baloncesto*.',
        },
        {
          answer: 'Antes {juego|suelo jugar} {al baloncesto|baloncesto|al básquet} <los sábados>.',
          because: 'That’s the present. “Used to” is about the past: *jugaba* or *solía jugar*.',
        },
        {
          answer: '{Antes {jugaré|jugara}|Jugara} {al baloncesto|baloncesto|al básquet} <los sábados>.',
          because: 'For a past habit, use the plain imperfect: *jugaba*.',
        },
        {
          answer: '[Antes ]jugabamos {al baloncesto|baloncesto|al básquet} <los sábados>.',
          because: '*Jugábamos* has an accent and means “we”. “I used to play” is *jugaba*.',
        },
        {
          answer:
            '[Antes ]{jugía|jueguaba|juegaba|jugeba|juagaba|jugiaba|juguía} {al baloncesto|baloncesto} <los sábados>.',
          because: 'The imperfect of *jugar* is regular, with the stem *jug-*: *jugaba*.',
        },
        {
          answer: '[Antes ]era jugando {al baloncesto|baloncesto|al básquet} <los sábados>.',
          because: 'Don’t use *ser* with a gerund. For a habit, use the plain imperfect: *jugaba*.',
        },
        {
          answer:
            '[Antes ]{solí|solía a|solía de|solía que|soliaba|soldía|solería} jugar {al baloncesto|baloncesto|al básquet} <los sábados>.',
          because: 'The infinitive goes straight after *solía*: *solía jugar*. Or simply *jugaba*.',
        },
        {
          answer:
            '[Antes ]solía {jugaba|jugando|jugué|juego} {al baloncesto|baloncesto|al básquet} <los sábados>.',
          because: 'After *solía*, use the infinitive: *solía jugar*. Or simply *jugaba*.',
        },
        {
          answer:
            '[Antes ]{{toqué|hacía de} {el baloncesto|baloncesto|al baloncesto}|tocaba {el baloncesto|al baloncesto}} <los sábados>.',
          because: '*Tocar* is for instruments. For sports, use *jugar*: *jugaba*.',
        },
        {
          answer:
            '{{Estaba|Era|Fui} usado {a jugar|jugar}|{Era|Fui} acostumbrado {a jugar|jugar}|Estaba acostumbrado jugar} {al baloncesto|baloncesto} <los sábados>.',
          because: 'That translates “was accustomed to”. “Used to play” is one word in Spanish: *jugaba*.',
        },
      ],
      notAsked: [
        {
          answer: 'Jugaré {al baloncesto|baloncesto|al básquet} <los sábados>.',
          because: 'Good Spanish for “I’ll play”. “I used to play” is *jugaba*.',
        },
        {
          answer: 'Jugaría {al baloncesto|baloncesto|al básquet} <los sábados>.',
          because: 'Good Spanish for “I’d play, if …”. “I used to play” is *jugaba*.',
        },
        {
          answer: '{Juego|Suelo jugar} {al baloncesto|baloncesto|al básquet} <los sábados>.',
          because:
            'Good Spanish for “I play”. “I used to play” is about the past: *jugaba* or *solía jugar*.',
        },
        {
          answer:
            '[Antes ]{estaba jugando|estuve jugando} {al baloncesto|baloncesto|al básquet} <los sábados>.',
          because: 'That’s “was playing”. For a habit, use the plain imperfect: *jugaba*.',
        },
        {
          answer: '[Antes ]{jugaba|solía jugar} al {fútbol|tenis|voleibol|béisbol|balonmano} <los sábados>.',
          because: 'That’s a different sport. “Basketball” is *baloncesto*.',
        },
        {
          answer: 'Estaba acostumbrado a jugar {al baloncesto|baloncesto} <los sábados>.',
          because: 'That’s “I was accustomed to playing”. “Used to play” is one word in Spanish: *jugaba*.',
        },
        {
          answer: '[Antes ]jugué {al baloncesto|baloncesto|al básquet} <los sábados>.',
          because: '*Jugué* is for one finished game or period. “Used to” is a habit: *jugaba*.',
        },
        {
          answer:
            '[Antes ]{jugaban|jugabas|jugábamos|jugó} {al baloncesto|baloncesto|al básquet} <los sábados>.',
          because: 'That’s a different person. “I used to play” is *jugaba*, the *yo* form.',
        },
        {
          answer: '[Antes ]{he jugado|había jugado} {al baloncesto|baloncesto|al básquet} <los sábados>.',
          because:
            '*He jugado* is “I have played” and *había jugado* “I had played”. “Used to” is a habit, so use the imperfect: *jugaba*.',
        },
        {
          answer: '[Antes ]{jugaba|solía jugar} al baloncesto <los {domingos|viernes}>.',
          because: '*Domingo* is “Sunday” and *viernes* “Friday”. “Saturday” is *sábado*: *los sábados*.',
        },
        {
          answer: '{Antes|} ^ {jugaba|solía jugar} {al baloncesto|baloncesto|al básquet} <el sábado>.',
          because: '*El sábado* is usually one Saturday. “On Saturdays” is *los sábados*.',
        },
        {
          answer: 'Antes jugaría {al baloncesto|baloncesto|al básquet} <los sábados>.',
          because: 'That’s a guess: “probably used to play”. For a past habit, use *jugaba*.',
        },
        {
          answer: '[Antes ]tocaba baloncesto <los sábados>.',
          because: '*Tocaba baloncesto* is “it was basketball day”. “I used to play” is *jugaba*.',
        },
      ],
    },
    {
      id: 'polite-in-shop',
      kind: 'choose',
      teaches: 'more-uses',
      prompt: 'You want to be polite in a shop. Which form do you use?',
      sentence: 'Buenos días. ___ una camiseta azul de la talla M.',
      en: 'Good morning. I’d like a blue T-shirt in size M.',
      options: [
        {
          text: '*Quería*',
          right: true,
          because: 'The imperfect makes a request softer, like “I wanted to ask for…” in English.',
        },
        {
          text: '*Quise*',
          because: 'This is the preterite: “I tried to”, or “I wanted” at one finished moment.',
        },
        { text: '*Queríamos*', because: 'This is “**we** would like”. The English says “I”.' },
      ],
    },
    {
      id: 'said-thirsty',
      kind: 'choose',
      teaches: 'more-uses',
      prompt: 'At dinner last night Pablo said: *«Tengo sed»*. Which form reports this?',
      sentence: 'Anoche Pablo dijo que ___ sed.',
      en: 'Last night Pablo said that he was thirsty.',
      options: [
        { text: '*tendría*', because: 'This is “would be thirsty”. It reports the future, *tendré sed*.' },
        {
          text: '*tenía*',
          right: true,
          because: 'After *dijo que*, the present (*tengo*) becomes imperfect.',
        },
        { text: '*tuvo*', because: 'This would report *tuve sed*, “I got thirsty”, at an earlier moment.' },
      ],
    },
    {
      id: 'order-while',
      kind: 'order',
      teaches: 'more-uses',
      words: ['hacía', 'mi padre', 'mientras', 'los deberes', 'cocinaba', 'yo'],
      en: 'I was doing my homework while my dad was cooking.',
      answers: [
        'Yo hacía los deberes mientras {mi padre cocinaba|cocinaba mi padre}.',
        'Mientras {mi padre cocinaba|cocinaba mi padre}, {yo hacía los deberes|hacía yo los deberes}.',
        'Hacía yo los deberes mientras {mi padre cocinaba|cocinaba mi padre}.',
        {
          answer:
            '{{Mi padre cocinaba|Cocinaba mi padre} mientras yo hacía los deberes|Mientras yo hacía los deberes, {mi padre cocinaba|cocinaba mi padre}}.',
          note: 'Right: it means the same the other way round. In the English, “while” goes with the cooking.',
        },
      ],
      because: '*Mientras* joins two actions at the same time: both are imperfect.',
      mistakes: [
        {
          answer: 'Yo hacía mientras los deberes mi padre cocinaba.',
          because: '*Mientras* starts one half of the sentence: *mientras mi padre cocinaba*.',
        },
      ],
      notAsked: [
        {
          answer:
            '{Mi padre hacía los deberes mientras yo cocinaba|Mientras yo cocinaba, mi padre hacía los deberes|Yo cocinaba mientras mi padre hacía los deberes|Mientras mi padre hacía los deberes, yo cocinaba}.',
          because: 'Good Spanish, but in the English **you** did the homework and your **dad** cooked.',
        },
      ],
    },
    {
      id: 'going-to-buy-ticket',
      kind: 'translate',
      teaches: 'more-uses',
      en: 'I was going to buy a ticket, but there were none left.',
      model: 'Iba a comprar una entrada, pero ya no quedaban.',
      answers: [
        'Iba a comprar[me] {una entrada|un billete|un boleto|un tique|un ticket|un pasaje}, pero [ya] no {quedaban|había|quedaban más|había más}.',
        'Iba a comprar[me] una entrada, pero [ya] no {quedaba|había} {ninguna|ni una}.',
        'Iba a comprar[me] {un billete|un boleto|un tique|un ticket|un pasaje}, pero [ya] no {quedaba|había} {ninguno|ni uno}.',
        'Iba a comprar[me] una entrada, pero {[ya] estaban [todas] {agotadas|vendidas}|[ya] se habían {agotado|acabado|vendido} [todas]|se agotaron|se acabaron}.',
        'Iba a comprar[me] {un billete|un boleto|un pasaje}, pero {[ya] estaban [todos] {agotados|vendidos}|[ya] se habían {agotado|acabado|vendido} [todos]|se agotaron|se acabaron}.',
        'Iba a comprar[me] una entrada, pero [ya] no {quedaban|había} [más ]entradas.',
        'Iba a comprar[me] un billete, pero [ya] no {quedaban|había} [más ]billetes.',
        'Iba a comprar[me] un boleto, pero [ya] no {quedaban|había} [más ]boletos.',
        'Iba a comprar[me] {una entrada|un billete|un boleto}, {pero [ya] estaba todo {agotado|vendido}|sin embargo, [ya] no quedaban}.',
        {
          answer:
            '{Quería|Pensaba} comprar[me] {una entrada|un billete|un boleto}, pero [ya] no {quedaban|había}.',
          note: 'Right, but this means “I wanted to” or “I was planning to”. “I was going to” is *iba a*.',
        },
      ],
      because:
        'For a plan that didn’t happen, use *iba a* + infinitive. “There were none left” describes the situation: *no quedaban*.',
      mistakes: [
        {
          answer: 'Voy a comprar {una entrada|un billete|un boleto}, pero [ya] no {quedaban|había}.',
          because: '“I **was going** to” is the imperfect of *ir*: *iba a comprar*.',
        },
        {
          answer: 'Iba comprar {una entrada|un billete|un boleto}, pero [ya] no {quedaban|había}.',
          because: 'Use *ir* + *a* + infinitive: *iba a comprar*.',
        },
        {
          answer: 'Iba a comprar {una entrada|un billete|un boleto}, pero [ya] no habían.',
          because: '*Iba a comprar* is right. “There were” is *había*, never plural.',
        },
      ],
      notAsked: [
        {
          answer: 'Estaba yendo a comprar {una entrada|un billete|un boleto}, pero [ya] no {quedaban|había}.',
          because: 'That means you were on your way. For a plan, say *iba a comprar*.',
        },
        {
          answer: 'Fui a comprar {una entrada|un billete|un boleto}, pero [ya] no {quedaban|había}.',
          because: 'That’s “I went to buy”. “I was going to” is *iba a comprar*.',
        },
        {
          answer: 'Voy a comprar {una entrada|un billete|un boleto}, pero [ya] no quedan.',
          because: 'That’s “I’m going to buy”. “I was going to” is *iba a comprar*.',
        },
        {
          answer: 'Fui a comprar {una entrada|un billete|un boleto}, pero [ya] no quedan.',
          because: 'That’s “I went to buy”, and “there are none left”. “I was going to” is *iba a comprar*.',
        },
        {
          answer: 'Compraría {una entrada|un billete|un boleto}, pero [ya] no {quedaban|había}.',
          because: '*Compraría* is “I would buy”. “I was going to buy” is *iba a comprar*.',
        },
      ],
    },
    {
      id: 'having-dinner',
      kind: 'order',
      teaches: 'useful-structures',
      words: ['sonó', 'cenando', 'el teléfono', 'cuando', 'estábamos'],
      en: 'We were having dinner when the phone rang.',
      answers: [
        'Estábamos cenando cuando {sonó el teléfono|el teléfono sonó}.',
        'Cuando {sonó el teléfono|el teléfono sonó}, estábamos cenando.',
        'Cuando estábamos cenando, {sonó el teléfono|el teléfono sonó}.',
        '{El teléfono sonó|Sonó el teléfono} cuando estábamos cenando.',
        'Cenando estábamos cuando {sonó el teléfono|el teléfono sonó}.',
      ],
      because:
        'The action in progress is imperfect (*estábamos cenando*). The one that interrupts it is preterite (*sonó*).',
      mistakes: [
        {
          answer:
            '{Sonó cuando estábamos cenando el teléfono|Cuando sonó estábamos cenando el teléfono|Estábamos cenando el teléfono cuando sonó}.',
          because: 'Nobody eats a phone. It was the phone that rang: *sonó el teléfono*.',
        },
        {
          answer: '{El teléfono estábamos|Estábamos el teléfono} cenando cuando sonó.',
          because: 'The phone rang, so it goes with *sonó*: *sonó el teléfono*.',
        },
        {
          answer: 'Cuando el teléfono estábamos cenando sonó.',
          because: 'The phone rang, so it goes with *sonó*: *el teléfono sonó*.',
        },
        {
          answer:
            '{{Sonó el teléfono|El teléfono sonó} estábamos cenando cuando|Estábamos cenando {sonó el teléfono|el teléfono sonó} cuando}.',
          because: '*Cuando* starts one of the two halves: *cuando sonó el teléfono*.',
        },
        {
          answer:
            '{Estábamos cuando {sonó el teléfono|el teléfono sonó} cenando|Cenando cuando {sonó el teléfono|el teléfono sonó} estábamos|Cenando cuando estábamos {sonó el teléfono|el teléfono sonó}|{Sonó el teléfono|El teléfono sonó} cenando cuando estábamos|Estábamos cuando cenando {sonó el teléfono|el teléfono sonó}|Cuando estábamos sonó el teléfono cenando}.',
          because: 'Keep the action in progress together: *estábamos cenando*.',
        },
      ],
    },
    {
      id: 'three-years-there',
      kind: 'fill',
      teaches: 'useful-structures',
      sentence: 'Vivíamos allí desde ___ tres años.',
      en: 'We had been living there for three years. (hacer)',
      answers: ['hacía'],
      because: 'In the past *desde hace* becomes *desde hacía*. Both verbs are imperfect.',
      mistakes: [
        {
          answer: 'hace',
          because: '*Desde hace* goes with the present: *vivimos allí desde hace tres años*.',
        },
        { answer: 'hizo', because: 'You were still living there, so use the imperfect.' },
        {
          answer: '{hacían|hacen|hicieron}',
          because: '*Hacer* is always singular here, even for several years: *hacía*.',
        },
        {
          answer: '{hacíamos|hicimos|hacemos}',
          because: '“We” isn’t the subject here: *hacer* has one form, *hacía*.',
        },
        {
          answer: '{había|habían|hay}',
          because: 'For a length of time, use *hacer*: *desde hacía*.',
        },

        {
          answer: 'hará',
          because: 'That’s the future. Both verbs are imperfect here: *vivíamos*, *hacía*.',
        },
        {
          answer: '{hacía que|hace que}',
          because: 'Don’t use *que* after *desde*: *desde hacía tres años*.',
        },
        {
          answer: '{hiciera|hiciese|haga}',
          because: 'Don’t use the subjunctive: both verbs are imperfect, *vivíamos* and *hacía*.',
        },
        {
          answer: '{haciendo|hecho|hacer|ha hecho|había hecho}',
          because: 'Use one word in the imperfect, like *vivíamos*: *hacía*.',
        },
        {
          answer: '{hacéa|hacaba|haceía|hazía|asía|acía}',
          because: 'The imperfect of *hacer* is *hac-* + *-ía*: *hacía*.',
        },
      ],
      notAsked: [
        {
          answer: 'haría',
          because:
            '*Desde haría tres años* is a guess, “for about three years”. “For three years” is *desde hacía*.',
        },
      ],
      twins: { hacia: 'towards', hacía: 'did, was making' },
    },
    {
      id: 'waiting-an-hour',
      kind: 'translate',
      teaches: 'useful-structures',
      en: 'We had been waiting for an hour.',
      answers: [
        'Esperábamos <desde hacía una hora>.',
        '{Hacía|Hacía ya|Ya hacía} una hora que {esperábamos|estábamos esperando}.',
        '{Llevábamos|Llevábamos ya|Ya llevábamos} {una hora esperando|esperando una hora}.',
        'Estábamos esperando <desde hacía una hora>.',
        {
          answer: 'Teníamos una hora esperando.',
          note: 'People say this in Mexico and nearby. In Spain it’s *llevábamos una hora esperando*.',
        },
        {
          answer: 'Habíamos {esperado|estado esperando} {por una hora|una hora|durante una hora}.',
          note: 'Right if the waiting was over by then. If you were still waiting, say *esperábamos desde hacía una hora*.',
        },
        {
          answer: 'Llevábamos {una hora de espera|una hora}.',
          note: 'Right in conversation, if it’s clear that you were waiting.',
        },
      ],
      because:
        'You were still waiting, so use the imperfect with *desde hacía*, *hacía … que* or *llevábamos* + gerund.',
      mistakes: [
        {
          answer:
            '{Esperábamos {desde hace|para|hace|desde}|Estábamos esperando {desde hace|por|para|hace|desde}} una hora.',
          because: 'For “had been -ing”, use *desde hacía*: *esperábamos desde hacía una hora*.',
        },
        {
          answer: 'Hacía una hora que {esperamos|habíamos esperado}.',
          because: '*Hacía* is right. You were still waiting: *esperábamos*.',
        },
      ],
      notAsked: [
        {
          answer: '{Esperamos desde hace una hora|Hace una hora que esperamos|Llevamos una hora esperando}.',
          because: 'That’s “we **have** been waiting”. In the past it’s *esperábamos desde hacía una hora*.',
        },
        {
          answer: '{Esperamos|Estuvimos esperando} {una hora|por una hora|durante una hora}.',
          because:
            'That’s “we waited for an hour”, which is over. “Had been waiting” is *esperábamos desde hacía una hora*.',
        },
        {
          answer: 'Esperábamos por una hora.',
          because:
            'That’s “we used to wait for an hour”. “Had been waiting” is *esperábamos desde hacía una hora*.',
        },
      ],
    },
    {
      id: 'habit-on-tuesdays',
      kind: 'choose',
      teaches: 'time-expressions',
      prompt: 'Which words fit?',
      sentence: 'Cuando vivía en Bilbao, iba al gimnasio ___.',
      en: 'When I lived in Bilbao, I used to go to the gym …',
      options: [
        { text: '*el martes pasado*', because: '“Last Tuesday” is one day: it needs the preterite, *fui*.' },
        {
          text: '*los martes*',
          right: true,
          because: '“On Tuesdays” is a habit, and *iba* is used for habits.',
        },
        {
          text: '*dentro de dos martes*',
          because: '“Two Tuesdays from now” is in the future. *Iba* is for the past.',
        },
      ],
    },
    {
      id: 'no-supermarkets-then',
      kind: 'translate',
      teaches: 'time-expressions',
      en: 'At that time there were no supermarkets in the village.',
      parts: {
        when: 'en {aquella|esa} época|{en|por} aquel entonces|en ese entonces|en {aquel|ese} tiempo|en {aquellos|esos} tiempos|entonces|en {aquellos|esos} {años|días}|por {aquella|esa} época',
        village: 'en {el pueblo|la aldea}',
        none: 'supermercados|ningún {supermercado|súper}',
      },
      answers: [
        '<$When> no había ^ {$none} ^ en el pueblo.',
        '<$When> no había {supermercados|ningún supermercado} ^ en la aldea.',
        '<$When> $village no había {$none}.',
        '<$When> no había en el pueblo {$none}.',
        {
          answer: '<{En ese momento|En aquel momento}> no había {$none} $village.',
          note: 'Right for one moment. For a period, people say *en aquella época* or *entonces*.',
        },
        {
          answer: '<$When> no existían supermercados $village.',
          note: 'Right, but this means “did not exist”. “There were” is *había*.',
        },
      ],
      because:
        '*En aquella época* describes how things were then, so use the imperfect: *había*, which is never plural.',
      mistakes: [
        {
          answer: '{En aquella época|En aquel tiempo|Entonces} no habían supermercados en el pueblo.',
          because: '“There were” is *había*, never plural.',
        },
        {
          answer: '{En aquella época|En aquel tiempo|Entonces} no hubieron supermercados en el pueblo.',
          because: '*Había* is never plural, and this describes how things were: *había*.',
        },
        {
          answer:
            '{En aquella época|En aquel tiempo|Entonces} no {eran|estaban|tenía} supermercados en el pueblo.',
          because: 'For “there were”, use *haber*: *había*.',
        },
        {
          answer:
            '{A aquella época|A ese tiempo|En aquella vez|En esa vez|A aquel tiempo} no había supermercados en el pueblo.',
          because: '*Había* is right. “At that time” is *en aquella época* or *entonces*.',
        },
      ],
      notAsked: [
        {
          answer: '<{En aquella época|En aquel tiempo|Entonces}> no hubo supermercados en el pueblo.',
          because:
            'Good Spanish if you look back on that time as a whole. The sentence describes how things were: *había*.',
        },
      ],
    },
    {
      id: 'always-told-truth',
      kind: 'choose',
      teaches: 'regular-here',
      prompt: 'Which form of *decir*?',
      sentence: 'Mi bisabuelo siempre ___ la verdad.',
      en: 'My great-grandfather always told the truth.',
      options: [
        {
          text: '*dicía*',
          because: 'The change from *e* to *i* in *digo* and *dice* doesn’t happen in the imperfect.',
        },
        { text: '*decía*', right: true, because: '*Decir* is regular here: *dec-* + *-ía*.' },
        { text: '*diría*', because: 'This is the conditional, “would say (if…)”.', teaches: 'from-english' },
      ],
    },
    {
      id: 'slept-with-light',
      kind: 'fill',
      teaches: 'regular-here',
      sentence: 'De niño yo ___ con la luz encendida.',
      en: 'As a boy I used to sleep with the light on. (dormir)',
      answers: [
        'dormía',
        {
          answer: 'solía dormir',
          note: 'Right for “used to sleep”. The imperfect on its own is enough: *dormía*.',
        },
      ],
      because: 'The stem doesn’t change here: *duermo*, but *dormía*.',
      mistakes: [
        {
          answer: '{duermía|duermia|duermaba|durmía|durmia}',
          because: 'The stem doesn’t change in the imperfect: *dormía*.',
        },
        { answer: '{dormaba|dormiba}', because: '*-ir* verbs have *-ía*: *dormía*.' },
        { answer: 'durmió', because: '*Durmió* is “he” or “she”, one night. “I used to sleep” is *dormía*.' },
        { answer: 'duermo', because: 'That’s the present. *De niño* puts it in the past: *dormía*.' },
        {
          answer: 'dormiría',
          because: '*Dormiría* is “would sleep (if…)”, but you really did. For a past habit, use *dormía*.',
        },
      ],
      notAsked: [
        { answer: 'dormí', because: 'That’s the preterite, for one night. For a habit, use *dormía*.' },
      ],
    },
  ],
} satisfies AuthoredLesson
