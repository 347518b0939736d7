import type { AuthoredLesson } from '../types'

export default {
  subtitle: 'La voz pasiva y sus alternativas',
  blurb:
    'Understand the passive wherever you read it, form it in any tense, and choose what a Spanish speaker would really say instead: *se*, “they”, or the plain active.',
  rule: 'The passive is *ser* + participle, and the participle agrees: *Las cartas fueron escritas por Ana*. It belongs to writing, with or without *por*, and it is the one that can name the doer. The everyday passive is *se*, and its verb agrees with the thing: *Se venden bicis*. For a result use *estar*.',
  sections: [
    {
      id: 'ser-passive',
      title: 'Forming the passive: ser + participle',
      syllabus: ['V9'],
      blocks: [
        {
          kind: 'text',
          text: 'Take the thing that something is done to and make it the subject. Put *ser* in the tense of the active verb, then the participle. Whoever does it, if you name them, usually comes last, with *por*.',
        },
        {
          kind: 'table',
          caption: 'From active to passive',
          columns: [
            { header: 'Step', lang: 'en' },
            { header: 'Spanish', lang: 'es' },
          ],
          rows: [
            ['active', 'Una alumna {escribió:escribir} los poemas.'],
            ['passive', 'Los poemas {fueron escritos:escribir} por una alumna.'],
          ],
        },
        {
          kind: 'table',
          caption: 'Ser + participle in ten tenses, with a masculine and a feminine subject',
          columns: [
            { header: 'Tense', lang: 'en' },
            { header: 'The class rep (a boy)', lang: 'es' },
            { header: 'The class rep (a girl)', lang: 'es' },
            { header: 'English', lang: 'en', translation: true },
          ],
          rows: [
            ['present', 'el delegado {es elegido:elegir}', 'la delegada {es elegida:elegir}', 'is chosen'],
            [
              'imperfect',
              'el delegado {era elegido:elegir}',
              'la delegada {era elegida:elegir}',
              'was (being) chosen',
            ],
            [
              'preterite',
              'el delegado {fue elegido:elegir}',
              'la delegada {fue elegida:elegir}',
              'was chosen',
            ],
            [
              'perfect',
              'el delegado {ha sido elegido:elegir}',
              'la delegada {ha sido elegida:elegir}',
              'has been chosen',
            ],
            [
              'pluperfect',
              'el delegado {había sido elegido:elegir}',
              'la delegada {había sido elegida:elegir}',
              'had been chosen',
            ],
            [
              'future',
              'el delegado {será elegido:elegir}',
              'la delegada {será elegida:elegir}',
              'will be chosen',
            ],
            [
              'conditional',
              'el delegado {sería elegido:elegir}',
              'la delegada {sería elegida:elegir}',
              'would be chosen',
            ],
            [
              'present subjunctive',
              'que el delegado {sea elegido:elegir}',
              'que la delegada {sea elegida:elegir}',
              'that he or she be chosen',
            ],
            [
              'imperfect subjunctive',
              'si el delegado {fuera elegido:elegir}',
              'si la delegada {fuera elegida:elegir}',
              'if he or she were chosen',
            ],
            [
              'going to',
              'el delegado {va a ser elegido:elegir}',
              'la delegada {va a ser elegida:elegir}',
              'is going to be chosen',
            ],
          ],
        },
        {
          kind: 'list',
          items: [
            'The participle agrees with the subject in gender and number. *Sido* never changes: *las cartas han sido escritas*.',
            'The doer takes *por*: *por Ana, por mí, por el viento*. If nobody needs to know who, leave it out.',
            'For a single action in the past use the preterite, *fue*. The imperfect *era* is for what was done again and again or was still going on.',
            'Do not put *estar siendo* + participle into your own texts. It exists in formal writing, but from a student it reads like a translation: “is being built” is *están construyendo* or *se está construyendo*.',
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'La Alhambra {es visitada:visitar} por millones de turistas.',
              en: 'The Alhambra is visited by millions of tourists.',
            },
            {
              es: 'El incendio {fue apagado:apagar} por los bomberos.',
              en: 'The fire was put out by the fire brigade.',
            },
            {
              es: 'Dos alumnas {han sido elegidas:elegir} para el concurso.',
              en: 'Two girls have been chosen for the competition.',
            },
            { es: 'La decisión ya {había sido tomada:tomar}.', en: 'The decision had already been made.' },
            {
              es: 'Los premios {serán entregados:entregar} por la directora.',
              en: 'The prizes will be presented by the head teacher.',
            },
            {
              es: 'Los vecinos exigen que la carretera {sea reparada:reparar}.',
              en: 'Local residents are demanding that the road be repaired.',
            },
            {
              es: 'El estadio {va a ser ampliado:ampliar} el año que viene.',
              en: 'The stadium is going to be extended next year.',
            },
          ],
        },
      ],
    },
    {
      id: 'agreement',
      title: 'Agreement: four endings',
      syllabus: ['V9'],
      blocks: [
        {
          kind: 'text',
          text: 'After *ser* the participle is like an adjective: it ends in *-o, -a, -os* or *-as*. After *haber* it never changes: *han grabado una canción*.',
        },
        {
          kind: 'table',
          caption: 'The participle agrees with the subject, not with the doer',
          columns: [
            { header: 'Subject', lang: 'en' },
            { header: 'Ending', lang: 'en' },
            { header: 'Example', lang: 'es' },
          ],
          rows: [
            ['masculine', '*-o*', 'El disco {fue grabado:grabar} en Madrid.'],
            ['feminine', '*-a*', 'La serie {fue grabada:grabar} en Madrid.'],
            ['masculine plural, or mixed', '*-os*', 'Los vídeos {fueron grabados:grabar} en Madrid.'],
            ['feminine plural', '*-as*', 'Las canciones {fueron grabadas:grabar} en Madrid.'],
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'La canción {fue compuesta:componer} por dos hermanos.',
              en: 'The song was composed by two brothers.',
              note: 'The doers are masculine plural, but the song decides: *-a*.',
            },
            {
              es: 'Mis primos {fueron invitados:invitar} a la boda.',
              en: 'My cousins were invited to the wedding.',
            },
          ],
        },
      ],
    },
    {
      id: 'participles',
      title: 'Irregular participles',
      syllabus: ['V9'],
      blocks: [
        {
          kind: 'text',
          text: 'Regular: *-ar* gives *-ado*, *-er* and *-ir* give *-ido*. The ones in this table are irregular. The last three have a regular form as well, and both are right.',
        },
        {
          kind: 'table',
          caption: 'The irregular ones',
          columns: [
            { header: 'Infinitive', lang: 'es', form: 'infinitive' },
            { header: 'Participle', lang: 'es', form: 'participle' },
            { header: 'Also', lang: 'es', form: 'participle' },
            { header: 'Meaning', lang: 'en', translation: true },
          ],
          rows: [
            ['abrir', 'abierto', '', 'opened'],
            ['cubrir', 'cubierto', '', 'covered'],
            ['decir', 'dicho', '', 'said'],
            ['escribir', 'escrito', '', 'written'],
            ['hacer', 'hecho', '', 'done, made'],
            ['morir', 'muerto', '', 'died'],
            ['poner', 'puesto', '', 'put'],
            ['resolver', 'resuelto', '', 'solved'],
            ['romper', 'roto', '', 'broken'],
            ['satisfacer', 'satisfecho', '', 'satisfied'],
            ['ver', 'visto', '', 'seen'],
            ['volver', 'vuelto', '', 'returned'],
            ['imprimir', 'impreso', 'imprimido', 'printed'],
            ['freír', 'frito', 'freído', 'fried'],
            ['proveer', 'provisto', 'proveído', 'provided'],
          ],
        },
        {
          kind: 'table',
          caption: 'Their families follow them',
          columns: [
            { header: 'Infinitive', lang: 'es', form: 'infinitive' },
            { header: 'Participle', lang: 'es', form: 'participle' },
            { header: 'Meaning', lang: 'en', translation: true },
          ],
          rows: [
            ['descubrir', 'descubierto', 'discovered'],
            ['describir', 'descrito', 'described'],
            ['deshacer', 'deshecho', 'undone'],
            ['proponer', 'propuesto', 'proposed'],
            ['componer', 'compuesto', 'composed'],
            ['prever', 'previsto', 'foreseen'],
            ['devolver', 'devuelto', 'given back'],
            ['envolver', 'envuelto', 'wrapped'],
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'El virus {fue descubierto:descubrir} en un laboratorio francés.',
              en: 'The virus was discovered in a French laboratory.',
            },
            { es: 'El caso {fue resuelto:resolver} en dos días.', en: 'The case was solved in two days.' },
            {
              es: 'Los regalos {fueron envueltos:envolver} en papel reciclado.',
              en: 'The presents were wrapped in recycled paper.',
            },
          ],
        },
      ],
    },
    {
      id: 'action-or-result',
      title: 'True or pseudo-passive: action or result?',
      syllabus: ['V9'],
      blocks: [
        {
          kind: 'text',
          text: 'English _was closed_ can mean two things. *Ser* + participle is the **action**: someone closed it. *Estar* + participle is the **result**: you found it like that. Only the first is a true passive (the other is called a pseudo-passive), and only the first can name the moment at which it happened.',
        },
        {
          kind: 'contrast',
          caption: 'Six pairs',
          left: '*ser*: the action, something happens',
          right: '*estar*: the state that is left',
          rows: [
            {
              left: { es: 'La puerta {fue cerrada:cerrar} a las diez.', en: 'The door was closed at ten.' },
              right: { es: 'La puerta {está cerrada:cerrar}.', en: 'The door is closed.' },
              why: 'At ten somebody turned the key. Now it is simply shut.',
            },
            {
              left: {
                es: 'El puente {fue construido:construir} en 1930.',
                en: 'The bridge was built in 1930.',
              },
              right: {
                es: 'El puente {está construido:construir} en piedra.',
                en: 'The bridge is built of stone.',
              },
            },
            {
              left: {
                es: 'Las entradas {fueron vendidas:vender} en una hora.',
                en: 'The tickets were sold in an hour.',
              },
              right: { es: 'Las entradas ya {están vendidas:vender}.', en: 'The tickets are already sold.' },
            },
            {
              left: {
                es: 'El ladrón {fue detenido:detener} anoche.',
                en: 'The thief was arrested last night.',
              },
              right: { es: 'El ladrón {está detenido:detener}.', en: 'The thief is under arrest.' },
            },
            {
              left: {
                es: 'La calle {fue cortada:cortar} por la policía.',
                en: 'The road was closed by the police.',
              },
              right: { es: 'La calle {está cortada:cortar}.', en: 'The road is closed.' },
            },
            {
              left: {
                es: 'El problema {fue resuelto:resolver} por Nadia.',
                en: 'The problem was solved by Nadia.',
              },
              right: { es: 'El problema ya {está resuelto:resolver}.', en: 'The problem is solved now.' },
            },
          ],
        },
        {
          kind: 'text',
          text: 'The quick test: if you tell what somebody did at some moment, it is *ser*. If you describe how things stand afterwards, it is *estar*. (A few states name who is behind them, too: *La carta está firmada por todos*.) More on this in [ser and estar](ser-estar#contrast).',
        },
      ],
    },
    {
      id: 'passive-se',
      title: 'Passive se: things',
      syllabus: ['V9', 'V20'],
      blocks: [
        {
          kind: 'text',
          text: 'This is the passive of everyday Spanish: *se* + verb in the third person. The **thing** is the subject, so the verb agrees with it, one or more. It usually follows the verb. The doer is left out: where you need _by_, go back to *ser*.',
        },
        {
          kind: 'contrast',
          caption: 'One thing or several',
          left: 'one: singular verb',
          right: 'several: plural verb',
          rows: [
            {
              left: { es: 'Se {vende:vender} coche.', en: 'Car for sale.' },
              right: { es: 'Se {venden:vender} coches.', en: 'Cars for sale.' },
            },
            {
              left: { es: 'Se {habla:hablar} inglés.', en: 'English is spoken.' },
              right: { es: 'Se {hablan:hablar} cuatro lenguas.', en: 'Four languages are spoken.' },
            },
            {
              left: { es: 'Aquí se {hizo:hacer} la foto.', en: 'The photo was taken here.' },
              right: { es: 'Aquí se {hicieron:hacer} las fotos.', en: 'The photos were taken here.' },
            },
            {
              left: { es: 'Se {ha cancelado:cancelar} el vuelo.', en: 'The flight has been cancelled.' },
              right: {
                es: 'Se {han cancelado:cancelar} los vuelos.',
                en: 'The flights have been cancelled.',
              },
            },
          ],
        },
        {
          kind: 'phrases',
          caption: 'On signs and in adverts',
          rows: [
            { es: 'Se alquila.', en: 'To let.' },
            { es: 'Se alquilan habitaciones.', en: 'Rooms to let.' },
            { es: 'Se vende piso.', en: 'Flat for sale.' },
            { es: 'Se prohíbe el paso.', en: 'No entry.' },
            { es: 'Se prohíbe fumar.', en: 'No smoking.' },
            { es: 'Se habla inglés.', en: 'English spoken.' },
            { es: 'Se necesita camarero.', en: 'Waiter wanted.' },
            { es: 'Se necesitan voluntarios.', en: 'Volunteers needed.' },
            { es: 'Se ruega silencio.', en: 'Silence, please.' },
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'En el comedor se {sirven:servir} dos platos.',
              en: 'Two courses are served in the canteen.',
            },
            {
              es: 'Las patatas se {fríen:freír} en aceite de oliva.',
              en: 'The potatoes are fried in olive oil.',
            },
            {
              es: 'El año que viene se {abrirá:abrir} una nueva biblioteca.',
              en: 'A new library will be opened next year.',
            },
            { es: '¿Cómo se {escribe:escribir} tu apellido?', en: 'How is your surname spelt?' },
            { es: 'No se {admiten:admitir} perros.', en: 'Dogs are not allowed.' },
          ],
        },
      ],
    },
    {
      id: 'impersonal-se',
      title: 'Impersonal se: people in general',
      syllabus: ['V16', 'V20'],
      blocks: [
        {
          kind: 'text',
          text: 'With no thing to agree with, *se* means “one, people, you”, and the verb is **always singular**: *Se vive bien aquí*. It is also singular when the object is a definite person with *a*: *Se busca a los testigos*.',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'En este restaurante se {come:comer} muy bien.',
              en: 'The food is very good in this restaurant.',
            },
            {
              es: 'En España se {cena:cenar} a las nueve o a las diez.',
              en: 'In Spain people have dinner at nine or ten.',
            },
            { es: '¿Por dónde se {va:ir} a la estación?', en: 'How do you get to the station?' },
            { es: 'No se {puede:poder} aparcar aquí.', en: 'You can’t park here.' },
            {
              es: 'Se {dice:decir} que van a cerrar la piscina.',
              en: 'They say the pool is going to close.',
            },
            {
              es: 'Se {busca:buscar} a los testigos del accidente.',
              en: 'The witnesses to the accident are being sought.',
            },
            {
              es: 'Se {eligió:elegir} a las delegadas por votación.',
              en: 'The class representatives were elected by vote.',
            },
            {
              es: 'Con quince años no se {puede:poder} votar en España.',
              en: 'You can’t vote in Spain at fifteen.',
            },
          ],
        },
        {
          kind: 'contrast',
          caption: 'Any people, or these people',
          left: 'any: like a thing, the verb agrees',
          right: 'these: *a*, singular verb',
          rows: [
            {
              left: { es: 'Se {buscan:buscar} camareros.', en: 'Waiters wanted.' },
              right: {
                es: 'Se {busca:buscar} a los dueños de este perro.',
                en: 'We are looking for the owners of this dog.',
              },
              why: 'On the left anyone will do: no *a*. On the right particular people: *a*, and the verb no longer agrees.',
            },
            {
              left: { es: 'Se {necesitan:necesitar} jugadoras.', en: 'Players needed.' },
              right: {
                es: 'Se {felicitó:felicitar} a las jugadoras.',
                en: 'The players were congratulated.',
              },
            },
          ],
        },
        {
          kind: 'phrases',
          caption: 'Other impersonal expressions for what one does or must do',
          rows: [
            { es: 'se puede', en: 'you can, one may' },
            { es: 'se debe', en: 'you should, one must' },
            { es: 'se necesita, se necesitan', en: 'is needed, are needed' },
            { es: 'hace falta, hacen falta', en: 'is needed, are needed' },
            { es: 'hay que', en: 'you have to, one must' },
            { es: 'es posible, es necesario', en: 'it is possible, it is necessary' },
          ],
        },
        {
          kind: 'note',
          label: 'Careful',
          text: 'With a verb that is reflexive already you cannot add a second *se*: “people get up early” is *La gente se levanta temprano* or *Uno se levanta temprano*.',
        },
      ],
    },
    {
      id: 'they',
      title: 'They: the third person plural',
      syllabus: ['V9'],
      blocks: [
        {
          kind: 'text',
          text: 'The most natural translation of many an English passive is a plural verb without a subject: *Me {han robado:robar} la bici*, “My bike has been stolen”, word for word “they have stolen the bike from me”. It may have been one person; that does not matter.',
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Me {han robado:robar} el móvil.', en: 'My phone has been stolen.' },
            { es: '{Llaman:llamar} a la puerta.', en: 'There’s someone at the door.' },
            {
              es: '{Van a construir:construir} un polideportivo en el barrio.',
              en: 'A sports centre is going to be built in the area.',
            },
            {
              es: 'En el instituto nos {prohíben:prohibir} usar el móvil.',
              en: 'At school we’re not allowed to use our phones.',
            },
          ],
        },
        {
          kind: 'text',
          text: '“I was given, I was told, I was asked”: in English the person who **receives** something can become the subject. In Spanish almost never (newspapers do write *fue preguntado por los periodistas*). Turn it round: *me dieron*, *me dijeron*, *me preguntaron*.',
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Me {dieron:dar} un premio.', en: 'I was given a prize.' },
            { es: 'Nos {dijeron:decir} la verdad.', en: 'We were told the truth.' },
            {
              es: 'Le {ofrecieron:ofrecer} un trabajo en Valencia.',
              en: 'She was offered a job in Valencia.',
            },
            { es: '¿Qué te {preguntaron:preguntar} en el examen?', en: 'What were you asked in the exam?' },
          ],
        },
        {
          kind: 'text',
          text: 'Two more ways to leave the doer open: *la gente* (singular verb) and *uno, una*, “one”, which may include yourself.',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'La gente {compra:comprar} cada vez más por internet.',
              en: 'People shop online more and more.',
            },
            { es: 'Uno se {acostumbra:acostumbrarse} a todo.', en: 'You get used to everything.' },
          ],
        },
      ],
    },
    {
      id: 'choosing',
      title: 'When to use it, and when something else',
      syllabus: ['V9'],
      blocks: [
        {
          kind: 'text',
          text: 'Spanish uses the passive with *ser* far less than English. In conversation you hardly hear it; in newspapers, history books and formal reports you read it every day. Understand it for IGCSE; use it once, with or without *por*, for IB.',
        },
        {
          kind: 'figure',
          name: 'passive-path',
          caption:
            'A path with four stops. First question: do you mean the result and not the action? Then *estar* + participle: *La tienda está cerrada*. Second question: do you name the doer, or report one event in a formal text? Then *ser* + participle, *Fue publicado en 1605*, with *por* before the doer: *Fue escrito por Lorca*. Third question: is it a thing, and the doer unknown or unimportant? Then *se* + verb that agrees: *Se venden entradas*. Last: is it about people? Then *se* + singular verb + *a*, or simply the third person plural: *Se eligió a la delegada*, *Me han invitado*.',
        },
        {
          kind: 'table',
          caption: 'Where each of them is at home',
          columns: [
            { header: 'Pattern', lang: 'en' },
            { header: 'Where', lang: 'en' },
            { header: 'Names the doer', lang: 'en' },
            { header: 'Example', lang: 'es' },
          ],
          rows: [
            [
              '*ser* + participle',
              'news, history, formal texts',
              'if you wish, with *por*',
              'La ley {fue aprobada:aprobar} por el Parlamento.',
            ],
            [
              'passive *se*',
              'everywhere: signs, recipes, reports, speech',
              'no',
              'Se {aprobó:aprobar} la ley.',
            ],
            [
              'impersonal *se*',
              'everywhere: rules, customs, directions',
              'no',
              'Aquí se {trabaja:trabajar} mucho.',
            ],
            ['third person plural', 'conversation, emails', 'no', '{Han aprobado:aprobar} la ley.'],
            ['*la gente, uno*', 'conversation, opinions', 'no', 'La gente {protesta:protestar}.'],
            [
              '*estar* + participle',
              'everywhere: the state afterwards',
              'no',
              'La ley {está aprobada:aprobar}.',
            ],
            [
              'active with the object in front',
              'conversation, when the doer matters',
              'yes',
              'La ley la {aprobó:aprobar} el Parlamento.',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'The last row is the secret of good translations: where English says _This song was written by my sister_, a Spanish speaker says *Esta canción la {escribió:escribir} mi hermana*.',
        },
      ],
    },
    {
      id: 'conversion',
      title: 'One idea, three ways',
      syllabus: ['V9', 'V20'],
      blocks: [
        {
          kind: 'table',
          caption: 'Read one of the three, then say the other two',
          columns: [
            { header: 'Active: they…', lang: 'es' },
            { header: 'Passive', lang: 'es' },
            { header: 'With se', lang: 'es' },
          ],
          rows: [
            [
              '{Abrieron:abrir} la biblioteca en mayo.',
              'La biblioteca {fue abierta:abrir} en mayo.',
              'La biblioteca se {abrió:abrir} en mayo.',
            ],
            [
              '{Publicarán:publicar} los resultados mañana.',
              'Los resultados {serán publicados:publicar} mañana.',
              'Los resultados se {publicarán:publicar} mañana.',
            ],
            [
              '{Han cancelado:cancelar} el concierto.',
              'El concierto {ha sido cancelado:cancelar}.',
              'Se {ha cancelado:cancelar} el concierto.',
            ],
            [
              'Cada año {premian:premiar} los mejores vídeos.',
              'Cada año {son premiados:premiar} los mejores vídeos.',
              'Cada año se {premian:premiar} los mejores vídeos.',
            ],
            [
              '{Vendían:vender} los billetes en la estación.',
              'Los billetes {eran vendidos:vender} en la estación.',
              'Los billetes se {vendían:vender} en la estación.',
            ],
            [
              '{Van a cerrar:cerrar} la piscina.',
              'La piscina {va a ser cerrada:cerrar}.',
              'Se {va a cerrar:cerrar} la piscina.',
            ],
            [
              '{Habían descubierto:descubrir} dos planetas.',
              'Dos planetas {habían sido descubiertos:descubrir}.',
              'Se {habían descubierto:descubrir} dos planetas.',
            ],
            [
              '{Eligieron:elegir} a la delegada.',
              'La delegada {fue elegida:elegir}.',
              'Se {eligió:elegir} a la delegada.',
            ],
          ],
        },
        {
          kind: 'gapfill',
          caption: 'Now with se: type the verb form',
          rows: [
            {
              sentence: 'Fabrican estos móviles en Asia. Estos móviles se ___ en Asia.',
              en: 'These mobile phones are made in Asia. (fabricar)',
              answers: ['fabrican'],
              because: 'The thing is plural, *estos móviles*, so the verb is plural.',
            },
            {
              sentence: 'Cerraron el museo en 2020. El museo se ___ en 2020.',
              en: 'The museum was closed in 2020. (cerrar)',
              answers: ['cerró'],
              because: 'One thing, one moment in the past: singular preterite.',
            },
            {
              sentence: 'Han vendido todas las entradas. Se ___ todas las entradas.',
              en: 'All the tickets have been sold. (vender)',
              answers: [
                'han vendido',
                {
                  answer: 'vendieron',
                  note: 'The preterite is usual in America; the sentence before has the perfect: *han vendido*.',
                },
              ],
              because:
                'Perfect, and *entradas* is plural: *han*. In the compound tense *vendido* does not agree.',
            },
            {
              sentence: 'Hablan varias lenguas en España. En España se ___ varias lenguas.',
              en: 'Several languages are spoken in Spain. (hablar)',
              answers: ['hablan'],
              because: '*Lenguas* is the subject: plural verb.',
            },
            {
              sentence: 'Celebrarán la fiesta en el gimnasio. La fiesta se ___ en el gimnasio.',
              en: 'The party will be held in the gym. (celebrar)',
              answers: ['celebrará', 'va a celebrar'],
              because: 'One party: third person singular, in the future or with *ir a*.',
            },
            {
              sentence: 'Descubrieron unas monedas romanas. Se ___ unas monedas romanas.',
              en: 'Some Roman coins were discovered. (descubrir)',
              answers: ['descubrieron'],
              because: 'The participle is irregular, but the preterite is not: plural with *monedas*.',
            },
            {
              sentence: 'Invitaron a los padres. Se ___ a los padres.',
              en: 'The parents were invited. (invitar)',
              answers: ['invitó'],
              because: 'Definite people with *a*: the verb stays singular.',
            },
            {
              sentence: 'Cultivan naranjas en Valencia. En Valencia se ___ naranjas.',
              en: 'Oranges are grown in Valencia. (cultivar)',
              answers: ['cultivan'],
              because: '*Naranjas* is plural: *cultivan*.',
            },
          ],
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
              wrong: 'La novela fue escrito por Allende.',
              right: 'La novela {fue escrita:escribir} por Allende.',
              en: 'The novel was written by Allende.',
              why: 'You know *ha escrito*, where nothing agrees. After *ser* the participle is an adjective: *novela* … *-a*.',
            },
            {
              wrong: 'Se vende coches usados.',
              right: 'Se {venden:vender} coches usados.',
              en: 'Used cars for sale.',
              why: '*Se* looks like a subject, “one sells”. But *coches* is the subject: plural verb.',
            },
            {
              wrong: 'Se buscan a los testigos.',
              right: 'Se {busca:buscar} a los testigos.',
              en: 'The witnesses are being sought.',
              why: 'The opposite slip. With *a* + definite people there is no subject to agree with: singular.',
            },
            {
              wrong: 'Fue nacido en Lima.',
              right: '{Nació:nacer} en Lima.',
              en: 'He was born in Lima.',
              why: '_Was born_ looks passive in English. *Nacer* is an ordinary active verb: *nací, naciste, nació*.',
            },
            {
              wrong: 'Fui dado un regalo.',
              right: 'Me {dieron:dar} un regalo.',
              en: 'I was given a present.',
              why: 'The person who receives does not become the subject of a Spanish passive.',
            },
            {
              wrong: 'El Quijote está publicado en 1605.',
              right: 'El Quijote {fue publicado:publicar} en 1605.',
              en: 'Don Quixote was published in 1605.',
              why: 'A date is a moment: an event, so *ser*. *Estar* is for what is the case now.',
            },
            {
              wrong: 'El dibujo fue hecho de mí.',
              right: 'El dibujo {fue hecho:hacer} por mí.',
              en: 'The drawing was done by me.',
              why: '_By_ is *por*. *De* would be the material: *hecho de papel*. And in speech say *El dibujo lo hice yo*.',
            },
            {
              wrong: 'Las casas han sidas construidas.',
              right: 'Las casas {han sido construidas:construir}.',
              en: 'The houses have been built.',
              why: 'Only the last participle agrees. After *haber* comes *sido*, always the same.',
            },
            {
              wrong: 'El español se habla por millones de personas.',
              right: 'El español lo {hablan:hablar} millones de personas.',
              en: 'Spanish is spoken by millions of people.',
              why: '*Se* is there to hide the doer, so it does not go together with *por*. Make the doer the subject; in a formal text use *es hablado por*.',
            },
            {
              wrong: 'Las normas fueron escribidas por los alumnos.',
              right: 'Las normas {fueron escritas:escribir} por los alumnos.',
              en: 'The rules were written by the pupils.',
              why: 'It agrees, but the participle is irregular: *escrito, escrita, escritos, escritas*.',
            },
          ],
        },
        {
          kind: 'note',
          label: 'Spain and America',
          text: 'The grammar is the same. You may meet the passive with *ser* a little more often in American newspapers than in Spanish ones, and signs vary: *Se alquila* in Spain, *Se renta* in Mexico, *Se arrienda* in Chile and Colombia. *El piso, las patatas, el ordenador* and *el móvil* are Spain’s words; you will hear *el departamento, las papas, la computadora* and *el celular* in America.',
        },
        {
          kind: 'note',
          label: 'In the exam',
          text: '**IGCSE:** you need to understand the passive in Reading; in your own text one *se* (*se puede, se vende, se necesita*) is the best use of it. **IB writing paper:** in an article or a report one *ser* passive and two with *se* look professional. **Speaking:** *me han dado*, *me dijeron* sound far more natural than any passive.',
        },
      ],
    },
  ],
  exercises: [
    {
      id: 'cathedral-built',
      kind: 'choose',
      teaches: 'ser-passive',
      prompt: 'Which form would you read in a guidebook?',
      sentence: 'La catedral ___ en 1560.',
      en: 'The cathedral was built in 1560.',
      options: [
        {
          text: '*fue construida*',
          right: true,
          because:
            'One event in the past, in writing: *ser* needs no *por*. (*Se construyó* would be right too.)',
        },
        {
          text: '*fue construido*',
          because: 'After *ser* the participle agrees: *la catedral … construida*.',
          teaches: 'agreement',
        },
        {
          text: '*está construida*',
          because: 'That describes it as it is now, *está construida en piedra*. A date asks for the event.',
          teaches: 'action-or-result',
        },
        { text: '*construyó*', because: 'Active: the cathedral would have built something.' },
      ],
    },
    {
      id: 'flats-to-let',
      kind: 'choose',
      teaches: 'passive-se',
      prompt: 'What does the advert say?',
      sentence: '___ pisos cerca de la playa.',
      en: 'Flats to let near the beach.',
      options: [
        { text: '*Se alquilan*', right: true, because: '*Pisos* is the subject of *se*: plural verb.' },
        { text: '*Se alquila*', because: 'Singular would fit one flat: *Se alquila piso*.' },
        {
          text: '*Se alquilan a*',
          because: '*A* is only for definite people, and then the verb would be singular.',
          teaches: 'impersonal-se',
        },
        { text: '*Se son alquilados*', because: 'Two passives at once: use either *se* or *ser*.' },
      ],
    },
    {
      id: 'shop-is-closed',
      kind: 'choose',
      teaches: 'action-or-result',
      prompt: 'Which verb?',
      sentence: 'No podemos comprar pan: la tienda ___ cerrada.',
      en: 'We can’t buy any bread: the shop is closed.',
      options: [
        { text: '*está*', right: true, because: 'You find it shut: a state, the result of closing.' },
        { text: '*es*', because: '*Es cerrada* would be the action, “is (regularly) closed by someone”.' },
        { text: '*fue*', because: '*Fue cerrada* tells of the moment when somebody closed it.' },
        { text: '*ha*', because: 'After *haber* the participle never agrees: *ha cerrado*, “has closed”.' },
      ],
    },
    {
      id: 'i-was-given',
      kind: 'choose',
      teaches: 'they',
      prompt: 'Which beginning is natural Spanish?',
      sentence: '___ un ordenador por mi cumpleaños.',
      en: 'I was given a computer for my birthday.',
      options: [
        {
          text: '*Me regalaron*',
          right: true,
          because: '“They gave me”: the receiver is the indirect object, *me*.',
        },
        {
          text: '*Fui regalado*',
          because: 'This would mean that you yourself were given away as a present.',
        },
        {
          text: '*Estoy regalado*',
          because: '*Estar* + participle describes a state, and the receiver is never its subject.',
        },
        { text: '*Se regaló*', because: 'It leaves out that it was given to **you**: *me* is needed.' },
      ],
    },
    {
      id: 'written-songs',
      kind: 'fill',
      teaches: 'participles',
      sentence: 'Las cartas fueron ___ a mano.',
      en: 'The letters were written by hand. (escribir)',
      answers: ['escritas'],
      because: 'Irregular participle, and *cartas* is feminine plural.',
      mistakes: [
        {
          answer: 'escrito',
          because: 'The irregular stem is right. After *ser* it agrees: *cartas … escritas*.',
        },
        { answer: 'escrita', because: 'Feminine is right, but *cartas* is plural: *escritas*.' },
        { answer: 'escritos', because: 'Plural is right, but *carta* is feminine.' },
        {
          answer: '{escribidas|escribadas|escribiadas}',
          because: 'It agrees, but the participle is irregular: *escrit-*.',
        },
        {
          answer: '{escribido|escribida|escribidos}',
          because: 'The participle is irregular, *escrito*, and here it agrees: *escritas*.',
        },
        { answer: '{escribiendo|escribir}', because: 'The passive takes the participle: *escritas*.' },
        {
          answer: '{escriben|escribe|escribieron|escribió|escribían}',
          because: 'After *fueron* comes no second verb form but the participle: *escritas*.',
        },
      ],
    },
    {
      id: 'eat-well-here',
      kind: 'fill',
      teaches: 'impersonal-se',
      sentence: 'En casa de mi abuela se ___ muy bien.',
      en: 'The food is very good at my gran’s. (comer)',
      answers: ['come'],
      because: 'No thing to agree with: impersonal *se*, always singular.',
      mistakes: [
        { answer: 'comen', because: 'A plural needs a plural subject, and there is none: *se come*.' },
        {
          answer: '{comemos|como|comes|coméis}',
          because: 'Impersonal *se* always takes the third person singular.',
        },
        {
          answer: '{comer|comiendo|comido}',
          because: '*Se* needs a form of the verb with its person: *se come*.',
        },
        {
          answer: '{comió|comía|comerá}',
          because: 'That is another tense. What is so every time is the present: *se come*.',
        },
        { answer: 'coma', because: 'A fact takes the indicative: *se come*. ~~Se coma~~ would be a wish.' },
        {
          answer: '{es comido|es comida|está comido|está comiendo}',
          because: '*Se* is the passive already: one verb is enough, *se come*.',
        },
      ],
    },
    {
      id: 'designed-by',
      kind: 'fill',
      teaches: 'ser-passive',
      sentence: 'El puente fue diseñado ___ una arquitecta joven.',
      en: 'The bridge was designed by a young architect.',
      answers: ['por'],
      because: 'The doer of a passive takes *por*.',
      mistakes: [
        { answer: 'para', because: '*Para* would be **for** her, not **by** her.' },
        { answer: '{de|desde}', because: '*De* gives material or owner; the doer takes *por*.' },
        { answer: 'con', because: '*Con* is the tool: *con un ordenador*. The doer takes *por*.' },
        {
          answer: '{a|al|en|entre|sobre|hacia|bajo}',
          because: '“By” a person is *por*: the doer of a passive takes no other word.',
        },
        {
          answer: '{cerca de|al lado de|junto a}',
          because: 'That is “by” in the sense of “near”. The doer takes *por*.',
        },
        {
          answer: '{por a|por la|por el|por de}',
          because: '*Por* is right and enough: *una* follows it directly.',
        },
        { answer: 'que', because: '*Que* begins a new sentence with its own verb. The doer takes *por*.' },
      ],
    },
    {
      id: 'bikes-for-hire',
      kind: 'correct',
      teaches: 'passive-se',
      sentence: 'Se alquila bicicletas en el puerto.',
      en: 'Bikes are hired out at the harbour.',
      answers: [
        'Se alquilan [las] bicicletas <en el puerto>.',
        'Alquilan bicicletas <en el puerto>.',
        'Las bicicletas se alquilan en el puerto.',
        'En el puerto las bicicletas se alquilan.',
        {
          answer: 'Se {rentan|arriendan} bicicletas <en el puerto>.',
          note: '*Rentar* is said in Mexico, *arrendar* in Chile and Colombia; in Spain *alquilar*.',
        },
        {
          answer: 'Las bicicletas son alquiladas en el puerto.',
          note: 'Right, but it sounds like an official report. For what is done every day Spanish says *se alquilan*.',
        },
        {
          answer:
            '{Se pueden alquilar bicicletas|Puedes alquilar bicicletas|Hay bicicletas de alquiler} <en el puerto>.',
          note: 'Right; the sentence that you were mending only needed a plural verb: *se alquilan*.',
        },
      ],
      because: 'The bikes are the subject: plural verb.',
      mistakes: [
        {
          answer: 'Se {alquila|renta|arrienda} [las] bicicletas <en el puerto>.',
          because: 'The verb is still singular, and *bicicletas* are several: *se alquilan*.',
        },
        {
          answer: 'Las bicicletas se alquila <en el puerto>.',
          because: 'The verb is still singular, and *las bicicletas* are several: *se alquilan*.',
        },
        {
          answer: 'Son alquiladas bicicletas <en el puerto>.',
          because: 'Formed correctly, but nobody would say it. The sentence needs *se* and a plural verb.',
        },
        {
          answer:
            'Se {son alquiladas|son alquilados|es alquilado|están alquiladas|alquiladas|alquilados} bicicletas <en el puerto>.',
          because: '*Se* makes the passive by itself and takes an ordinary verb form: *se alquilan*.',
        },
        {
          answer: 'Bicicletas {se alquilan|son alquiladas|alquilan|se alquila} en el puerto.',
          because:
            'A noun that stands before its verb needs an article in Spanish. Here it comes after: *se alquilan bicicletas*.',
        },
        {
          answer: 'Están alquiladas [las] bicicletas <en el puerto>.',
          because:
            '*Estar* tells the result: all are out on hire now. What is done there every day: *se alquilan*.',
        },
        {
          answer: '{Alquila|alquilo|alquilas} bicicletas <en el puerto>.',
          because:
            'That names one person who does it. The sentence says only that it is done: *se alquilan*.',
        },
        {
          answer: 'Se {alquila|alquilan} {bicicleta|una bicicleta} <en el puerto>.',
          because: 'There are several bikes, and a plural verb for them: *se alquilan bicicletas*.',
        },
        {
          answer: 'Se alquilan a [las] bicicletas <en el puerto>.',
          because: 'The plural is right, but *a* is only for people: *se alquilan bicicletas*.',
        },
        {
          answer: 'Se {alquilaron|alquilaban|alquilarán} bicicletas <en el puerto>.',
          because: 'The plural is right, but the tense has changed: “are hired out” is *se alquilan*.',
        },
        {
          answer: 'Se {alquilen|alquilin} bicicletas <en el puerto>.',
          because: '*Alquilar* is an *-ar* verb, and this is a fact: *se alquilan*.',
        },
        {
          answer: 'Se alquilan bicicletas {al puerto|a el puerto|sobre el puerto|a la puerta|en la puerta}.',
          because: 'The verb is right now. “At the harbour” was right as it stood: *en el puerto*.',
        },
        {
          answer: 'Alquilamos bicicletas <en el puerto>.',
          because: 'That is “**we** hire out bikes”. The English names nobody: *se alquilan*.',
        },
      ],
    },
    {
      id: 'was-born',
      kind: 'correct',
      teaches: 'mistakes',
      sentence: 'Mi abuelo fue nacido en Sevilla en 1950.',
      en: 'My grandfather was born in Seville in 1950.',
      answers: [
        'Mi abuelo nació <en [la ciudad de] Sevilla> <en {1950|el año 1950}>.',
        '{En 1950 nació mi abuelo en Sevilla|En 1950 nació en Sevilla mi abuelo|En Sevilla nació mi abuelo en 1950|En Sevilla nació en 1950 mi abuelo|Nació mi abuelo en Sevilla en 1950}.',
        {
          answer: 'Mi abuelo nació en Sevilla en el 1950.',
          note: 'Years usually stand without an article: *en 1950*.',
        },
        {
          answer: 'Mi abuelo vino al mundo <en Sevilla> <en 1950>.',
          note: 'Right; it says “came into the world”. “Was born” is *nació*.',
        },
      ],
      because: '*Nacer* is an active verb in Spanish.',
      mistakes: [
        {
          answer:
            'Mi abuelo {fue|era|ha sido|había sido|estuvo|estaba|está|fui|fueron} nacido <en Sevilla> <en 1950>.',
          because: 'The problem is not the tense: *nacer* has no passive. It is simply *nació*.',
        },
        {
          answer:
            'Mi abuelo {fue|era|estaba|estuvo} {nació|nacer|naciendo|nacida|nacío|nascido|naciado} <en Sevilla> <en 1950>.',
          because: 'English needs _was_; Spanish says it all in one active verb: *nació*.',
        },
        {
          answer: 'Mi abuelo se {nació|ha nacido} <en Sevilla> <en 1950>.',
          because: '*Nacer* takes no *se*: *nació*.',
        },
        {
          answer: 'Mi abuelo {ha nacido|nace|nacía|nacerá|había nacido} <en Sevilla> <en 1950>.',
          because: 'Active is right. One event in 1950 takes the preterite: *nació*.',
        },
        {
          answer: 'Mi abuelo {nací|naciste|nacieron|nacimos} <en Sevilla> <en 1950>.',
          because: 'Active is right. For one other person it is *nació*.',
        },
        {
          answer: 'Mi abuelo {nacó|naco|nasió|nacé|nacido|nacer|nazó} <en Sevilla> <en 1950>.',
          because: 'The form of *nacer* that you need is the preterite *nació*.',
        },
        {
          answer: 'Mi abuelo nació {a|de|desde|al} Sevilla en 1950.',
          because: 'The verb is right now. The place where someone is born takes *en*: *en Sevilla*.',
        },
        {
          answer: 'Mi abuelo nació en Sevilla {a|de|el|al|sobre} 1950.',
          because: 'The verb is right now. A year takes *en*: *en 1950*.',
        },
        {
          answer: '{Mis abuelos nacieron|Mi abuela nació} en Sevilla en 1950.',
          because: 'The verb is right, but it is *mi abuelo*, one grandfather.',
        },
        {
          answer: 'Mi abuelo es nacido <en Sevilla> <en 1950>.',
          because:
            '*Es nacido en* can be heard and tells where someone comes from. For the event the verb is *nació*.',
        },
      ],
    },
    {
      id: 'seen-by-thousands',
      kind: 'order',
      teaches: 'ser-passive',
      words: ['vista', 'de', 'ha', 'por', 'película', 'miles', 'sido', 'la', 'personas'],
      en: 'The film has been seen by thousands of people.',
      answers: [
        'La película ha sido vista por miles de personas.',
        'Ha sido vista {por miles de personas la película|la película por miles de personas}.',
        'Por miles de personas ha sido vista la película.',
      ],
      because:
        '*Ha sido* stays together and never changes; *vista* agrees with *película*; the doer takes *por*.',
      mistakes: [
        {
          answer:
            'La película {ha vista sido|sido ha vista|vista sido ha|sido vista ha|vista ha sido} por miles de personas.',
          because: 'The three stand in the order of English _has been seen_: *ha sido vista*.',
        },
        {
          answer:
            'La película ha sido vista {de miles por personas|por personas de miles|de personas por miles}.',
          because: 'The doer takes *por*, and *miles* comes before *de*: *por miles de personas*.',
        },
        {
          answer: 'Miles de personas ha sido vista por la película.',
          because: 'Here the film sees the people. The film is the subject: *la película ha sido vista por…*',
        },
        {
          answer: 'La película ha {vista por miles de personas sido|sido por vista miles de personas}.',
          because: '*Ha sido vista* stays together; the doer follows with *por*.',
        },
        {
          answer: 'La vista {de película ha sido por miles personas|película ha sido por miles de personas}.',
          because: '*Vista* is the participle here and belongs behind *ha sido*: *ha sido vista*.',
        },
      ],
    },
    {
      id: 'spanish-spoken-here',
      kind: 'translate',
      teaches: 'passive-se',
      en: 'Spanish is spoken here.',
      answers: [
        '<Aquí> se habla ^ [el] {español|castellano}.',
        '<Aquí> hablan [el] {español|castellano}.',
        '{El {español|castellano} se habla aquí|Aquí el {español|castellano} se habla}.',
        'En este {lugar|sitio} {se habla|hablan} [el] {español|castellano}.',
        {
          answer:
            '{Aquí la gente habla {español|castellano}|La gente habla {español|castellano} aquí|La gente de aquí habla {español|castellano}}.',
          note: 'It says who does it: people. *Se habla* leaves it open, as the English does.',
        },
        '{Aquí se habla|Se habla aquí|Aquí hablan} la lengua española.',
        {
          answer:
            '{El {español|castellano} es hablado aquí|Aquí es hablado el {español|castellano}|Es hablado el español aquí}.',
          note: 'Right, but for what people do here every day Spanish prefers *se habla*.',
        },
        {
          answer: '{Aquí hablamos {español|castellano}|Hablamos {español|castellano} aquí}.',
          note: 'Right; a shop may put it like this. It is “we speak”; *se habla* names nobody.',
        },
        {
          answer: '{Aquí se habla en español|Se habla en español aquí|Aquí uno habla español}.',
          note: 'Right; it tells how one talks here. The language itself: *se habla español*.',
        },
        {
          answer: '{Se habla {español|castellano} por aquí|Por aquí se habla {español|castellano}}.',
          note: '*Por aquí* is “around here”.',
        },
      ],
      because: 'Nobody in particular does it: *se*. After *hablar* a language usually has no article.',
      mistakes: [
        {
          answer: '{{Español|Castellano} es hablado aquí|Aquí {español|castellano} es hablado}.',
          because: 'A language as subject needs *el*, and natural Spanish uses *se habla*.',
        },
        {
          answer: '{Aquí es hablado {español|castellano}|Es hablado {español|castellano} aquí}.',
          because: 'Spanish prefers *se*: *Aquí se habla español*.',
        },
        {
          answer:
            '{{Español|El español} está {hablado|hablando} aquí|Aquí está {hablado|hablando} [el] español}.',
          because: '*Está* never makes a passive action. What people do here is *se habla*.',
        },
        {
          answer: '{{Español|Castellano} se habla aquí|{Español|Castellano} aquí se habla}.',
          because:
            '*Se habla* is right, but a language that stands before its verb needs *el*. More natural: *Aquí se habla español*.',
        },
        {
          answer: '{Aquí se hablan [el] español|Se hablan [el] español aquí|El español se hablan aquí}.',
          because: 'One language: *se habla*, singular.',
        },
        {
          answer: '{Aquí habla [el] español|Habla [el] español aquí}.',
          because: 'Without *se* that is “he or she speaks Spanish here”: *se habla*.',
        },
        {
          answer: 'El español habla aquí.',
          because: 'Without *se* that is “the Spaniard is speaking here”: *se habla*.',
        },
        {
          answer: '{Español|El español} {hablado|hablan|hablada} aquí.',
          because: '*Se* and an ordinary verb form make the sentence: *se habla español*.',
        },
        {
          answer:
            '{Aquí se {hablado|es hablado|está hablado|ha hablado|hablar|hablando}|Se {hablado|es hablado|está hablado|ha hablado|hablar|hablando}} español[ aquí].',
          because: 'After *se* comes one ordinary verb form, the present: *se habla*.',
        },
        {
          answer: '{Aquí se {habló|hablaba|hablará}|Se {habló|hablaba|hablará}} español[ aquí].',
          because: '*Se* is right, but the tense is another: “is spoken” is *se habla*.',
        },
        {
          answer: '{Aquí se {hable|hablo|hablas|hablamos}|Se {hable|hablo|hablas|hablamos}} español[ aquí].',
          because: 'With *se* the form is that of *él*, the present: *se habla*.',
        },
        {
          answer: '{Aquí se habla|Se habla} {de español|del español|a español}[ aquí].',
          because:
            '*Hablar* takes the language directly: *se habla español*. *Hablar de* is to talk **about** it.',
        },
        {
          answer: '{Aquí se habla|Se habla} {española|españoles|la española|España|el España}[ aquí].',
          because: 'The language is masculine singular: *español*.',
        },
        {
          answer: '{Aquí se dice|Se dice|Aquí se cuenta} español[ aquí].',
          because: '*Decir* is to say something. A language is what you speak: *se habla*.',
        },
        {
          answer: '{{Allí|Ahí} se habla español|Se habla español {allí|ahí}}.',
          because: '*Se habla español* is right, but “here” is *aquí*.',
        },
        {
          answer: '{Aquí hablo español|Hablo español aquí|Aquí habla en español|Aquí hablas español}.',
          because: 'That names one person who speaks. The English names nobody: *se habla español*.',
        },
        {
          answer: '{Aquí se está hablando español|Se está hablando español aquí}.',
          because: 'That is “is **being** spoken” at this moment. In general: *se habla*.',
        },
      ],
    },
    {
      id: 'phone-stolen',
      kind: 'translate',
      teaches: 'they',
      en: 'My phone has been stolen.',
      answers: [
        'Me {han robado|robaron} el móvil.',
        'Alguien me {ha robado|robó} el móvil.',
        '{Han robado|Robaron|Alguien ha robado|Alguien robó} mi móvil.',
        '{Mi móvil {ha sido|fue} robado|{Ha sido|Fue} robado mi móvil}.',
        '{El|Mi} móvil me lo {han robado|robaron}.',
        '{Se {han llevado|llevaron} mi móvil|Se me {han llevado|llevaron} el móvil}.',
        {
          answer: '{Me {han robado|robaron}|Alguien me {ha robado|robó}} mi móvil.',
          note: '*Me … mi* is common in parts of America; in Spain *me* says whose it is, and *el* is enough.',
        },
        {
          answer: '{Se {han robado|robaron} mi|Se me {han robado|robaron} el} móvil.',
          note: '*Robarse* is said in parts of America; *me han robado* or *me robaron* is right everywhere.',
        },
        {
          answer:
            '{Me ha sido robado el móvil|El móvil me ha sido robado|Me han hurtado el móvil|Me han sustraído el móvil|Mi móvil ha sido sustraído}.',
          note: 'Right in a formal text; in speech everybody says *Me han robado el móvil*.',
        },
        {
          answer: 'Me han {mangado|birlado} el móvil.',
          note: 'Colloquial, in Spain: for friends, not for an exam.',
        },
        {
          answer: 'Me {han quitado|quitaron} el móvil.',
          note: '*Quitar* is “to take away”, and in Spain also “to steal”. The clear word is *robar*.',
        },
      ],
      because:
        'The natural way is *Me han robado el móvil*, “they have stolen the phone from me”: *me* says whose it is, so *el* is enough (*mi* is common only in parts of America). *Mi móvil ha sido robado* is correct, but it reads like a police report.',
      mistakes: [
        {
          answer: 'Mi móvil {es|era|será|está siendo} robado.',
          because: 'The right pattern, but “has been” is the perfect: *ha sido robado*.',
        },
        {
          answer: 'Mi móvil {está|estaba|estuvo|ha estado} robado.',
          because:
            '*Estar* tells a state. What happened is *ha sido robado*, or better *me han robado el móvil*.',
        },
        {
          answer: '{Soy|Fui|He sido|Era} robado {el|mi|de mi|del} móvil.',
          because: 'You cannot be the subject of this passive: *me han robado*.',
        },
        {
          answer: '{Estoy|He estado} robado {el|mi|de mi} móvil.',
          because:
            'You cannot be the subject of this passive, and an event takes no *estar*: *me han robado*.',
        },
        {
          answer: 'He robado {el|mi} móvil.',
          because:
            'That is “I have stolen”: you would be the thief. It was done **to** you: *me han robado*.',
        },
        {
          answer: 'Robé {el|mi} móvil.',
          because: 'That is “I stole”: you would be the thief. It was done **to** you: *me han robado*.',
        },
        {
          answer: 'Me {ha robado|robó} {el|mi} móvil.',
          because:
            'Singular means one thief whom you know: “he has stolen”. For somebody unknown Spanish says “they”: *me han robado*.',
        },
        {
          answer: '{Ha robado|Robó} mi móvil.',
          because:
            'Singular means one thief whom you know: “he has stolen”. For somebody unknown Spanish says “they”: *han robado*.',
        },
        {
          answer: 'Mi móvil {ha robado|robó|había robado}.',
          because: 'Active: the phone would have stolen something. It needs *sido* too: *ha sido robado*.',
        },
        {
          answer: 'Mi móvil se {ha robado|robó|roba}.',
          because: 'It sounds as if the phone had stolen itself. Say *me han robado el móvil*.',
        },
        {
          answer: 'Mi móvil {ha sido|fue} {robada|robados|roban|robó|robar|robando|robido}.',
          because: 'After *ser* comes the participle, and it agrees with *móvil*: *robado*.',
        },
        {
          answer: 'Mi móvil {han sido|he sido|has sido|fueron|ha fue|es sido|ha ser} robado.',
          because: 'One phone, in the perfect: *ha sido robado*.',
        },
        {
          answer: 'Me han {robada|robados|robar|robando|robó|robido|roban|robaron} el móvil.',
          because: 'After *han* comes the participle, which never changes here: *me han robado*.',
        },
        {
          answer: 'Me han robado móvil.',
          because: 'The pattern is right, but the thing needs its article: *el móvil*.',
        },
        {
          answer: '{Me han robado|Han robado|Me robaron} {al|a el|a mi|de mi|del} móvil.',
          because:
            '*Robar* takes the thing directly, and a phone takes no personal *a*: *me han robado el móvil*.',
        },
        {
          answer: 'Me {roban|están robando} {el|mi} móvil.',
          because: '“They” is the right idea, but this is going on now. “Has been stolen” is *han robado*.',
        },
        {
          answer: '{Me habían robado el móvil|Mi móvil había sido robado}.',
          because: 'That is “**had** been stolen”. “Has been” is *han robado*, *ha sido robado*.',
        },
        {
          answer: '{Le|Te|Nos|Les|Lo} {han robado|robaron} el móvil.',
          because: 'The pattern is right, but it was stolen from **you**: *me*.',
        },
        {
          answer: '{Mi {han robado|robaron}|Yo han robado} el móvil.',
          because: '“From me” is *me* before the verb: *me han robado*.',
        },
        {
          answer: '{Han robado|Robaron} el móvil.',
          because: 'The verb is right, but nothing says whose phone it is: *me han robado el móvil*.',
        },
        {
          answer: 'Me {han robado|robaron}.',
          because: 'That is “I’ve been robbed”. The thing is missing: *me han robado el móvil*.',
        },
      ],
    },
  ],
} satisfies AuthoredLesson
