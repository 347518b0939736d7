import type { ListeningPassage } from '../types'

const passage: ListeningPassage = {
  title: 'El pueblo que apagó las farolas',
  exam: 'IB HL',
  theme: 'Sharing the planet',
  situation: {
    es: 'Usted va a oír una entrevista con el alcalde de un pueblo de Soria y con la bióloga colombiana Catalina Restrepo.',
    en: 'You will hear an interview with the mayor of a village in Soria and with the Colombian biologist Catalina Restrepo.',
  },
  speakers: [
    { name: 'Marina', voice: 'woman' },
    { name: 'Anselmo', voice: 'man' },
    { name: 'Catalina', voice: 'woman' },
  ],
  lines: [
    {
      who: 0,
      says: 'Hace tres años, un pueblo de Soria, Valdesombra, apagó la mitad de sus farolas, y hoy se habla de él en media Europa. Nos acompañan su alcalde, Anselmo Peña, y la bióloga colombiana Catalina Restrepo. Señor alcalde, ¿fue idea suya?',
    },
    {
      who: 1,
      says: 'Ojalá pudiera presumir de ello, pero no. Debíamos cuatro recibos a la compañía eléctrica y no quedó más remedio. La primera semana, en el bar, me llamaron de todo.',
    },
    { who: 0, says: '¿Qué temían los vecinos?' },
    {
      who: 1,
      says: 'Los robos, sobre todo. Y mire, no ha habido ni uno más que antes. Lo único que lamentamos fue un tobillo: el mío, que tropecé con un bordillo la víspera de las fiestas.',
    },
    { who: 0, says: 'Catalina, usted llegó un año después. ¿Qué la trajo?' },
    {
      who: 2,
      says: 'Pues yo estudiaba murciélagos en la otra punta de la provincia y el alumbrado, francamente, me traía sin cuidado. Pero mis aparatos empezaron a registrar una especie que en esta zona se daba por desaparecida. Seguí la señal y acabé en la plaza de Valdesombra, a oscuras, con un alcalde que me apuntaba con una linterna.',
    },
    { who: 1, says: 'Pensé que venía a robar las que quedaban.' },
    { who: 0, says: '¿Y qué tienen que ver las farolas con los murciélagos?' },
    {
      who: 2,
      says: 'A ver, como vemos polillas alrededor de una bombilla, creemos que la luz les gusta. En realidad, es una trampa: dan vueltas hasta morir de agotamiento. Al apagar las lámparas, los insectos volvieron a las huertas y, tras ellos, quienes se los comen.',
    },
    { who: 1, says: 'Y se nota. Antes fumigábamos tres veces cada verano; el pasado bastó con una.' },
    {
      who: 0,
      says: 'No obstante, hay quien los acusa de románticos: no todo el mundo puede vivir a oscuras.',
    },
    {
      who: 2,
      says: 'Y les doy la razón. No se trata de volver a las velas: un hospital necesita luz, y quien vuelve a casa de madrugada tiene derecho a ver por dónde pisa. Lo que planteo es que iluminemos el suelo y no las nubes, y solo cuando pase alguien. Nos vendieron el led como la solución pero, como resulta tan barato, muchos municipios pusieron el doble.',
    },
    { who: 0, says: '¿Y el turismo, alcalde?' },
    {
      who: 1,
      says: 'Ahí me muerdo la lengua. Vienen a ver las estrellas, llenan la fonda, y eso se agradece. Pero subían en coche hasta el mirador, con los faros encendidos. De modo que ahora se aparca a la entrada del pueblo y se sube a pie. Algún cliente hemos perdido; los que quedan son los que nos interesan.',
    },
    { who: 0, says: 'Catalina, ¿qué le gustaría que ocurriera?' },
    {
      who: 2,
      says: 'Que la oscuridad se considerara un bien de todos, como el agua limpia. Nadie toleraría que el vecino le echara basura al río. Que le eche luz en el dormitorio, en cambio, nos parece normal.',
    },
  ],
  parts: [
    {
      title: 'Five true statements',
      task: {
        es: 'Elija las cinco afirmaciones verdaderas (A–J).',
        en: 'Choose the five true statements (A–J).',
      },
      questions: [
        {
          id: 'question-1',
          kind: 'choose',
          ask: '*¿Cuáles son las cinco afirmaciones verdaderas?*',
          marks: 5,
          choices: [
            '*El alcalde apagó las farolas para proteger a los animales.*',
            '*El ayuntamiento no podía pagar la electricidad.*',
            '*La falta de luz no ha traído más delincuencia.*',
            '*Catalina fue a la zona para investigar el alumbrado.*',
            '*En Valdesombra ha reaparecido una especie que se creía perdida.*',
            '*Según Catalina, la luz les sienta bien a los insectos.*',
            '*En las huertas se usan ahora menos productos químicos.*',
            '*Catalina propone que se apaguen todas las luces.*',
            '*Según Catalina, el led ha hecho que haya más lámparas.*',
            '*El alcalde está encantado con todos los turistas.*',
          ],
          right: [1, 2, 4, 6, 8],
          proof: 'no ha habido ni uno más que antes',
          why: 'B: *debíamos cuatro recibos*. C: not one burglary more. E: a species that was given up for lost (*se daba por desaparecida*). G: they sprayed once instead of three times. I: led is so cheap that many put up twice as many. Catalina studied bats (D), calls light a trap (F), agrees that a hospital needs it (H); and the mayor bites his tongue about some visitors (J).',
        },
      ],
    },
    {
      title: 'Short answers',
      task: {
        es: 'Conteste brevemente las siguientes preguntas.',
        en: 'Answer the following questions briefly.',
      },
      questions: [
        {
          id: 'question-2',
          kind: 'write',
          ask: '*¿Qué parte del cuerpo se hizo daño el alcalde?*',
          marks: 1,
          answers: ['[se hizo daño en] {el|un|} tobillo'],
          mistakes: [
            {
              answer: '{el|la|un|} {pie|pierna}',
              because: 'He says exactly which part: *un tobillo*, the ankle.',
            },
          ],
          proof: 'Lo único que lamentamos fue un tobillo: el mío',
          why: 'His ankle: he tripped over a kerb on the eve of the festival.',
        },
        {
          id: 'question-3',
          kind: 'write',
          ask: '*¿Qué animales estudiaba Catalina?*',
          marks: 1,
          answers: ['[{estudiaba|estudió}] [{a los|los|unos}] murciélagos'],
          mistakes: [
            {
              answer: '{las|} polillas',
              because: 'Moths are her example of insects that light kills; she was studying bats.',
            },
            {
              answer: '{los|} insectos',
              because: 'She explains insects, but what she was studying are bats.',
            },
          ],
          proof: 'yo estudiaba murciélagos en la otra punta de la provincia',
          why: 'She was studying bats at the other end of the province.',
        },
        {
          id: 'question-4',
          kind: 'write',
          ask: '*Según Catalina, ¿qué deberían iluminar las farolas?*',
          marks: 1,
          answers: ['[deberían iluminar] {el|} suelo'],
          mistakes: [{ answer: '{las|} nubes', because: '*Y no las nubes*: that is what she wants to end.' }],
          proof: 'Lo que planteo es que iluminemos el suelo y no las nubes',
          why: 'The ground, and not the clouds.',
        },
        {
          id: 'question-5',
          kind: 'write',
          ask: '*¿Cómo se llega ahora al mirador desde la entrada del pueblo?*',
          marks: 1,
          answers: ['[{se|}] [{sube|llega|va}] {a pie|andando|caminando}'],
          mistakes: [
            { answer: '[se {sube|llega|va}] en coche', because: '*Subían en coche*: that was before.' },
          ],
          proof: 'ahora se aparca a la entrada del pueblo y se sube a pie',
          why: 'Cars stay at the entrance of the village, and people walk up.',
        },
        {
          id: 'question-6',
          kind: 'write',
          ask: '*¿Con qué compara Catalina la oscuridad?*',
          marks: 1,
          answers: ['[la compara] [{con|como}] {el|} agua [limpia]'],
          mistakes: [
            { answer: '[con] {la|} basura', because: 'Rubbish is what she compares the light to.' },
            {
              answer: '[con] {el|un} río',
              because: 'The river is where the rubbish goes; the good that belongs to all is the water.',
            },
          ],
          proof: 'Que la oscuridad se considerara un bien de todos, como el agua limpia.',
          why: 'Darkness should belong to everybody, like clean water.',
        },
      ],
    },
  ],
}

export default passage
