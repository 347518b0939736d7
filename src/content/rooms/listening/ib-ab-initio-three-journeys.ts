import type { ListeningPassage } from '../types'

const passage: ListeningPassage = {
  title: 'Tres viajes',
  exam: 'IB ab initio',
  theme: 'Experiences',
  situation: {
    es: 'Usted va a oír a Mateo, Julia y Adrián, que hablan en la radio de su último viaje.',
    en: 'You will hear Mateo, Julia and Adrián talking on the radio about their last journey.',
  },
  speakers: [
    { name: 'Elena', voice: 'woman' },
    { name: 'Mateo', voice: 'man' },
    { name: 'Julia', voice: 'woman' },
    { name: 'Adrián', voice: 'man' },
  ],
  lines: [
    { who: 0, says: 'Hoy preguntamos a tres jóvenes por su último viaje. Mateo, tú primero.' },
    {
      who: 1,
      says: 'Pues mi familia y yo fuimos de la Ciudad de México a Oaxaca. A mi papá no le gusta manejar, así que tomamos un autobús nocturno. Siete horas, ¡y no dormí nada! Pero la comida de allá… ¡Qué rico todo! Probé los chapulines, que son unos insectos pequeños.',
    },
    { who: 0, says: '¿Insectos? ¿Y te gustaron?' },
    { who: 1, says: 'Mucho. Saben a limón.' },
    { who: 0, says: '¿Y tú, Julia?' },
    {
      who: 2,
      says: 'Yo hice el Camino de Santiago con mi hermana: los últimos cien kilómetros, en cinco días. Llovió cuatro.',
    },
    { who: 0, says: '¡Qué mala suerte!' },
    {
      who: 2,
      says: 'Sí, y me dolían muchísimo los pies. Pero en el camino hablas con todo el mundo. Conocí a una chica coreana y todavía nos escribimos. Ahora estudio su idioma.',
    },
    { who: 0, says: '¡Qué bien! Y por último, Adrián.' },
    {
      who: 3,
      says: 'Bueno, es que yo no salí de mi ciudad. Mis padres tenían que trabajar, así que decidí ser turista en Valencia. Compré un mapa, y cada día visitaba un museo o un barrio nuevo.',
    },
    { who: 0, says: '¿Y no te aburriste?' },
    {
      who: 3,
      says: '¡Para nada! Llevo toda la vida aquí y nunca había subido a la torre de la catedral. Además, en una semana solo gasté treinta euros.',
    },
  ],
  parts: [
    {
      title: 'Who says it?',
      task: {
        es: '¿Quién lo dice? Elija a la persona correcta (A, B o C) para cada frase.',
        en: 'Who says it? Choose the right person (A, B or C) for each sentence.',
      },
      choices: ['*Mateo*', '*Julia*', '*Adrián*'],
      questions: [
        {
          id: 'question-1',
          kind: 'choose',
          ask: '*Hizo una amistad nueva.*',
          marks: 1,
          right: [1],
          proof: 'todavía nos escribimos',
          why: 'Julia and the Korean girl still write to each other.',
        },
        {
          id: 'question-2',
          kind: 'choose',
          ask: '*Pasó una mala noche.*',
          marks: 1,
          right: [0],
          proof: 'Siete horas, ¡y no dormí nada!',
          why: 'Mateo spent seven hours on a night bus and did not sleep.',
        },
        {
          id: 'question-3',
          kind: 'choose',
          ask: '*El viaje fue barato.*',
          marks: 1,
          right: [2],
          proof: 'en una semana solo gasté treinta euros',
          why: 'Thirty euros in a whole week: Adrián. The other two say nothing about money.',
        },
        {
          id: 'question-4',
          kind: 'choose',
          ask: '*Hizo mal tiempo.*',
          marks: 1,
          right: [1],
          proof: 'Llovió cuatro.',
          why: 'Julia walked for five days, and it rained on four of them.',
        },
        {
          id: 'question-5',
          kind: 'choose',
          ask: '*Conoce mejor el lugar donde vive.*',
          marks: 1,
          right: [2],
          proof: 'nunca había subido a la torre de la catedral',
          why: 'Adrián was a tourist in his own city and saw what he had never seen.',
        },
        {
          id: 'question-6',
          kind: 'choose',
          ask: '*Comió algo diferente.*',
          marks: 1,
          right: [0],
          proof: 'Probé los chapulines, que son unos insectos pequeños.',
          why: 'Mateo tried insects, and liked them a lot.',
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
          id: 'question-7',
          kind: 'write',
          ask: '*¿Cuántas horas estuvo Mateo en el autobús?*',
          marks: 1,
          answers: [
            '{[Mateo] [{estuvo|viajó|pasó}] [durante] siete [horas] [en [el|un] autobús]|[Mateo] [{estuvo|pasó}] en el autobús [durante] siete [horas]|{son|fueron} siete [horas] [en [el|un] autobús]}',
            'siete horas y no durmió nada',
          ],
          proof: 'Siete horas, ¡y no dormí nada!',
          why: 'He says it straight after the night bus: *siete horas*.',
        },
        {
          id: 'question-8',
          kind: 'write',
          ask: '*¿A qué saben los insectos?*',
          marks: 1,
          answers: ['[[los insectos|los chapulines] saben] a limón', '[el] limón'],
          proof: 'Saben a limón.',
          why: '*Saber a* is to taste of: they taste of lime. In Mexico *limón* is the green one.',
        },
        {
          id: 'question-9',
          kind: 'write',
          ask: '*¿Con quién viajó Julia?*',
          marks: 1,
          answers: [
            '[[Julia|ella] {viajó|fue|hizo el camino [de Santiago]}] con {su|la|una} hermana',
            '{su|la|una} hermana',
            'hermana',
            {
              answer: '[con] mi hermana',
              note: '*Mi hermana* is your own sister: of Julia it is better to say *su hermana*.',
            },
          ],
          mistakes: [{ answer: '[con] una chica coreana', because: 'She met the Korean girl on the way.' }],
          proof: 'con mi hermana',
          why: 'She went with her sister. In your answer *mi* becomes *su*.',
        },
        {
          id: 'question-10',
          kind: 'write',
          ask: '*¿Qué le dolía a Julia?*',
          marks: 1,
          answers: [
            '{[a Julia] [le {dolían|dolieron}] [mucho|muchísimo] {los|sus|los dos|} pies|[le {dolían|dolieron}] [mucho|muchísimo] {los|sus|los dos|} pies a Julia}',
          ],
          mistakes: [{ answer: 'el pie', because: 'She says *los pies*, both of them.' }],
          proof: 'me dolían muchísimo los pies',
          why: '*Los pies* are the feet: a hundred kilometres on foot.',
        },
        {
          id: 'question-11',
          kind: 'write',
          ask: '*¿Qué idioma estudia Julia ahora?*',
          marks: 1,
          answers: [
            '[Julia] {[ahora] [{estudia|aprende}] [el] [idioma] coreano|[{estudia|aprende}] [el] [idioma] coreano ahora}',
            '[estudia] [el] idioma de Corea',
          ],
          mistakes: [
            { answer: 'coreana', because: '*Coreana* is the girl; the language is *el coreano*.' },
            {
              answer: '{corea|corea del sur}',
              because: 'That is the country; the language is *el coreano*.',
            },
          ],
          proof: 'Conocí a una chica coreana',
          why: '*Su idioma* is the language of the Korean girl.',
        },
        {
          id: 'question-12',
          kind: 'write',
          ask: '*¿Qué compró Adrián para su semana de turista?*',
          marks: 1,
          answers: ['[Adrián] [compró] {un|} mapa [de {la ciudad|Valencia}]'],
          proof: 'Compré un mapa',
          why: 'He bought a map; the museum and the tower are what he visited.',
        },
      ],
    },
  ],
}

export default passage
