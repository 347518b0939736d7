import type { AuthoredLesson } from '../types'

export default {
  subtitle: 'La voz pasiva y sus alternativas',
  blurb:
    'Understand the passive wherever you read it, and choose what a Spanish speaker would say instead: *se*, “they”, or the active.',
  rule: 'The written passive is *ser* + [participle](?participle), which agrees: *Las cartas fueron escritas por Ana* (the letters were written by Ana). Everyday Spanish uses *se*: *Se venden bicis* (bikes for sale). For a result, use *estar*.',
  needs: {
    igcse: {
      asks: 'recognise',
      what: 'Understand *fue construido* (was built), *se vende* (for sale) and *se habla* (is spoken). In your own text *se puede* (you can) or *me han dado* (I’ve been given) is enough.',
    },
    abInitio: {
      asks: 'recognise',
      what: 'Signs, adverts and short articles: *se alquila* (to let), *se prohíbe* (forbidden), *fue construido* (was built).',
    },
    standard: {
      asks: 'produce',
      what: '*Se* and “they” in your own texts. You mainly need to understand the passive with *ser*.',
    },
    higher: {
      asks: 'produce',
      what: 'Use each pattern in the right place: one passive with *ser* and two with *se* in an article or report.',
    },
  },
  opening: 'bikes-sign',
  sections: [
    {
      id: 'ser-passive',
      title: 'Forming the passive: *ser* + participle, by tense',
      core: true,
      syllabus: ['V9'],
      blocks: [
        {
          kind: 'text',
          text: 'Start with what the action is done to (here, the poems). Then add *ser* in the tense you need, and the participle: *-ado* for *-ar*, *-ido* for *-er, -ir*, or [irregular](#participles). It agrees: *-o, -a, -os, -as*. The doer comes last, with *por*.',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Una alumna {escribió:escribir} los poemas.',
              en: 'A student wrote the poems.',
              note: 'Active.',
            },
            {
              es: 'Los poemas {fueron escritos:escribir} por una alumna.',
              en: 'The poems were written by a student.',
              note: 'Passive.',
            },
          ],
        },
        {
          kind: 'table',
          caption: '*Ser* + participle by tense: the class rep is chosen',
          columns: [
            { header: 'Tense', lang: 'en' },
            { header: 'A boy', lang: 'es' },
            { header: 'A girl', lang: 'es' },
          ],
          rows: [
            ['present: is chosen', '{es elegido:elegir}', '{es elegida:elegir}'],
            ['preterite: was chosen', '{fue elegido:elegir}', '{fue elegida:elegir}'],
            ['perfect: has been chosen', '{ha sido elegido:elegir}', '{ha sido elegida:elegir}'],
            ['future: will be chosen', '{será elegido:elegir}', '{será elegida:elegir}'],
          ],
        },
      ],
    },
    {
      id: 'passive-se',
      title: 'Passive *se*: things (*se vende*, *se venden*)',
      core: true,
      syllabus: ['V9', 'V20'],
      blocks: [
        {
          kind: 'text',
          text: 'The everyday passive is *se* + verb. The verb agrees with the **thing** or things. The doer is left out. For _by_, use *ser*.',
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
          ],
        },
      ],
    },
    {
      id: 'impersonal-se',
      title: 'Impersonal *se*: people in general (*se puede*, *se come*)',
      core: true,
      syllabus: ['V16', 'V20'],
      blocks: [
        {
          kind: 'text',
          text: 'If there’s nothing to agree with, *se* means “people” or “you”, and the verb is **always singular**: *Se vive bien aquí* (life is good here).',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'En este restaurante se {come:comer} muy bien.',
              en: 'The food is very good at this restaurant.',
            },
            { es: 'No se {puede:poder} aparcar aquí.', en: 'You can’t park here.' },
          ],
        },
      ],
    },
    {
      id: 'they',
      title: 'They: the third person plural (*me han robado*, *me dijeron*)',
      core: true,
      syllabus: ['V9'],
      blocks: [
        {
          kind: 'text',
          text: 'For many English passives, Spanish uses a plural verb meaning “they”: *Me {han robado:robar} la bici* (my bike has been stolen).',
        },
        {
          kind: 'examples',
          rows: [{ es: '{Llaman:llamar} a la puerta.', en: 'There’s someone at the door.' }],
        },
        {
          kind: 'text',
          text: '“I was given, I was told”: English can make the **receiver** the subject. Spanish turns it round: “they gave me”.',
        },
        {
          kind: 'examples',
          rows: [{ es: 'Me {dieron:dar} un premio.', en: 'I was given a prize.' }],
        },
      ],
    },
    {
      id: 'action-or-result',
      title: 'True or pseudo-passive: action or result?',
      core: true,
      syllabus: ['V9'],
      blocks: [
        {
          kind: 'text',
          text: 'English _was closed_ can mean two things. *Ser* + participle is the **action**: someone closed it. *Estar* + participle is the **result** (a pseudo-passive): you found it like that.',
        },
        {
          kind: 'contrast',
          caption: 'Action and result side by side',
          left: '*ser*: the action, something happens',
          right: '*estar*: the state afterwards',
          rows: [
            {
              left: { es: 'La puerta {fue cerrada:cerrar} a las diez.', en: 'The door was closed at ten.' },
              right: { es: 'La puerta ya {estaba cerrada:cerrar}.', en: 'The door was already closed.' },
              why: 'On the left, somebody shuts it. On the right, you find it shut.',
            },
          ],
        },
      ],
    },
    {
      id: 'choosing',
      title: 'When to use the passive, and when not',
      core: true,
      syllabus: ['V9'],
      blocks: [
        {
          kind: 'list',
          items: [
            'For a **result**, use *estar*: *La tienda {está cerrada:cerrar}* (the shop is closed).',
            'To name the **doer** in writing, or for one event in news, history or a report, use *ser*: *{Fue escrito:escribir} por Lorca* (it was written by Lorca).',
            'For the doer in **speech**, use an active verb, object first: *Esta foto la {hizo:hacer} Ana* (this photo was taken by Ana).',
            'For a **thing** with no doer, use *se*. The verb agrees: *Se {venden:vender} entradas* (tickets for sale).',
            'For a **person**, use “they”: *Me {han invitado:invitar}* (I’ve been invited).',
          ],
        },
      ],
    },
    {
      id: 'mistakes',
      title: 'Mistakes that cost the most marks',
      core: true,
      blocks: [
        {
          kind: 'mistakes',
          rows: [
            {
              wrong: 'La novela fue escrito por Allende.',
              right: 'La novela {fue escrita:escribir} por Allende.',
              en: 'The novel was written by Allende.',
              why: '*Escrita* agrees with *novela*.',
            },
            {
              wrong: 'Se vende coches usados.',
              right: 'Se {venden:vender} coches usados.',
              en: 'Used cars for sale.',
              why: '*Coches* is plural: *venden*.',
            },
            {
              wrong: 'Fue nacido en Lima.',
              right: '{Nació:nacer} en Lima.',
              en: 'He was born in Lima.',
              why: '*Nacer* is an ordinary active verb.',
            },
            {
              wrong: 'Fui dado un regalo.',
              right: 'Me {dieron:dar} un regalo.',
              en: 'I was given a present.',
              why: 'Say “they gave me”: *me dieron*.',
            },
            {
              wrong: 'El Quijote está publicado en 1605.',
              right: 'El Quijote {fue publicado:publicar} en 1605.',
              en: 'Don Quixote was published in 1605.',
              why: 'A date means an event, so use *ser*.',
            },
          ],
        },
      ],
    },
    {
      id: 'agreement',
      title: 'Agreement of the participle: four endings',
      more: '-o, -a, -os, -as: it agrees with the subject, not the doer.',
      syllabus: ['V9'],
      blocks: [
        {
          kind: 'text',
          text: 'After *ser* the participle is like an adjective: it ends in *-o, -a, -os* or *-as*. After *haber* it never changes: *han grabado una canción* (they’ve recorded a song).',
        },
        {
          kind: 'table',
          caption: 'The participle agrees with the subject, not with the doer',
          columns: [
            { header: 'Subject, ending', lang: 'en' },
            { header: 'Spanish', lang: 'es' },
            { header: 'English', lang: 'en', translation: true },
          ],
          rows: [
            [
              'masculine: *-o*',
              'El disco {fue grabado:grabar} en Madrid.',
              'The album was recorded in Madrid.',
            ],
            [
              'feminine: *-a*',
              'La serie {fue grabada:grabar} en Madrid.',
              'The series was recorded in Madrid.',
            ],
            [
              'masculine plural, or mixed: *-os*',
              'Los vídeos {fueron grabados:grabar} en Madrid.',
              'The videos were recorded in Madrid.',
            ],
            [
              'feminine plural: *-as*',
              'Las canciones {fueron grabadas:grabar} en Madrid.',
              'The songs were recorded in Madrid.',
            ],
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'La canción {fue compuesta:componer} por dos hermanos.',
              en: 'The song was composed by two brothers.',
              note: 'The doers are masculine plural, but the participle agrees with the song: *-a*.',
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
      id: 'all-tenses',
      title: 'The passive with *ser* in ten tenses',
      more: 'From *es elegido* to *va a ser elegido*, with examples and rules.',
      syllabus: ['V9'],
      blocks: [
        {
          kind: 'table',
          caption: '*Ser* + participle in ten tenses, with a masculine and a feminine subject',
          columns: [
            { header: 'Tense', lang: 'en' },
            { header: 'The class rep (a boy)', lang: 'es' },
            { header: 'The class rep (a girl)', lang: 'es' },
          ],
          rows: [
            ['present: is chosen', 'el delegado {es elegido:elegir}', 'la delegada {es elegida:elegir}'],
            [
              'imperfect: was (being) chosen',
              'el delegado {era elegido:elegir}',
              'la delegada {era elegida:elegir}',
            ],
            ['preterite: was chosen', 'el delegado {fue elegido:elegir}', 'la delegada {fue elegida:elegir}'],
            [
              'perfect: has been chosen',
              'el delegado {ha sido elegido:elegir}',
              'la delegada {ha sido elegida:elegir}',
            ],
            [
              'pluperfect: had been chosen',
              'el delegado {había sido elegido:elegir}',
              'la delegada {había sido elegida:elegir}',
            ],
            [
              'future: will be chosen',
              'el delegado {será elegido:elegir}',
              'la delegada {será elegida:elegir}',
            ],
            [
              'conditional: would be chosen',
              'el delegado {sería elegido:elegir}',
              'la delegada {sería elegida:elegir}',
            ],
            [
              'present [subjunctive](?subjunctive): that he or she be chosen',
              'que el delegado {sea elegido:elegir}',
              'que la delegada {sea elegida:elegir}',
            ],
            [
              'imperfect subjunctive: if he or she were chosen',
              'si el delegado {fuera elegido:elegir}',
              'si la delegada {fuera elegida:elegir}',
            ],
            [
              'going to: is going to be chosen',
              'el delegado {va a ser elegido:elegir}',
              'la delegada {va a ser elegida:elegir}',
            ],
          ],
        },
        {
          kind: 'list',
          items: [
            'The participle agrees with the subject in gender and number. *Sido* never changes: *las cartas han sido escritas* (the letters have been written).',
            'For the doer use *por*: *por Ana, por mí, por el viento* (by Ana, by me, by the wind). If nobody needs to know who, leave it out.',
            'For a single action in the past use the preterite, *fue*. The imperfect *era* is for things that happened again and again or were still going on.',
            'Don’t use *estar siendo* + participle in your own texts. You’ll find it in formal writing, but from a student it sounds like a translation: “is being built” is *están construyendo* or *se está construyendo*.',
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
      id: 'participles',
      title: 'Irregular participles: *abierto*, *escrito*, *hecho*, *roto*',
      more: 'Twelve irregular verbs, their families, and three with two forms.',
      syllabus: ['V9'],
      blocks: [
        {
          kind: 'text',
          text: 'Participles are forms like _written_ and _done_. Regular *-ar* verbs have *-ado*, and *-er* and *-ir* verbs have *-ido*. The ones in the table are irregular. Three more verbs have two correct forms: *impreso* or *imprimido* (printed), *frito* or *freído* (fried), *provisto* or *proveído* (provided).',
        },
        {
          kind: 'table',
          caption: 'The irregular ones',
          columns: [
            { header: 'Infinitive', lang: 'es', form: 'infinitive' },
            { header: 'Participle', lang: 'es', form: 'participle' },
            { header: 'Meaning', lang: 'en', translation: true },
          ],
          rows: [
            ['abrir', 'abierto', 'opened'],
            ['cubrir', 'cubierto', 'covered'],
            ['decir', 'dicho', 'said'],
            ['escribir', 'escrito', 'written'],
            ['hacer', 'hecho', 'done, made'],
            ['morir', 'muerto', 'died'],
            ['poner', 'puesto', 'put'],
            ['resolver', 'resuelto', 'solved'],
            ['romper', 'roto', 'broken'],
            ['satisfacer', 'satisfecho', 'satisfied'],
            ['ver', 'visto', 'seen'],
            ['volver', 'vuelto', 'returned'],
          ],
        },
        {
          kind: 'table',
          caption: 'Verbs built on them',
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
      id: 'signs',
      title: 'On signs and in adverts: *se alquila*, *se prohíbe*, *se necesita*',
      more: 'Nine signs, and more sentences with passive *se*.',
      syllabus: ['V9', 'V20'],
      blocks: [
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
          kind: 'contrast',
          caption: 'One thing or several',
          left: 'one: singular verb',
          right: 'several: plural verb',
          rows: [
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
            { es: 'No se {admiten:admitir} perros.', en: 'No dogs allowed.' },
          ],
        },
      ],
    },
    {
      id: 'more-impersonal-se',
      title: '*Se busca* or *se buscan*? *Hay que*, *hace falta*, *se debe*',
      more: '*se* with people, and other ways to say “you can” or “you must”.',
      syllabus: ['V16', 'V20'],
      blocks: [
        {
          kind: 'text',
          text: 'With particular people, use *se* + a singular verb (like *se vive*) + *a*: *Se busca a los testigos* (they’re looking for the witnesses).',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'En España se {cena:cenar} a las nueve o a las diez.',
              en: 'In Spain people have dinner at nine or ten.',
            },
            { es: '¿Por dónde se {va:ir} a la estación?', en: 'How do you get to the station?' },
            {
              es: 'Se {dice:decir} que van a cerrar la piscina.',
              en: 'They say the pool is going to close.',
            },
            {
              es: 'Se {busca:buscar} a los testigos del accidente.',
              en: 'They’re looking for the witnesses to the accident.',
            },
            {
              es: 'Se {eligió:elegir} a las delegadas por votación.',
              en: 'The class reps were chosen in a vote.',
            },
            {
              es: 'Con quince años no se {puede:poder} votar en España.',
              en: 'You can’t vote in Spain at fifteen.',
            },
          ],
        },
        {
          kind: 'contrast',
          caption: 'No one in particular, or particular people',
          left: 'any people: the verb agrees',
          right: 'particular people: *a* and a singular verb',
          rows: [
            {
              left: { es: 'Se {buscan:buscar} camareros.', en: 'Waiters wanted.' },
              right: {
                es: 'Se {busca:buscar} a los dueños de este perro.',
                en: 'We’re looking for the owners of this dog.',
              },
              why: 'On the left, anyone will do. On the right, they’re particular people, so use *a* and a singular verb.',
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
          caption: 'Other ways to say what people can or must do',
          rows: [
            { es: 'se puede', en: 'you can, you may' },
            { es: 'se debe', en: 'you should, you must' },
            { es: 'se necesita, se necesitan', en: 'is needed, are needed' },
            { es: 'hace falta, hacen falta', en: 'is needed, are needed' },
            { es: 'hay que', en: 'you have to, you must' },
            { es: 'es posible, es necesario', en: 'it’s possible, it’s necessary' },
          ],
        },
        {
          kind: 'note',
          label: 'Careful',
          text: 'If a verb is already [reflexive](?reflexive), you can’t add a second *se*: “people get up early” is *La gente se levanta temprano* or *Uno se levanta temprano* (“one gets up early”).',
        },
      ],
    },
    {
      id: 'more-they',
      title: 'People, one and “I was asked”: *la gente*, *uno*, *me preguntaron*',
      more: 'More ways to avoid naming the doer.',
      syllabus: ['V9'],
      blocks: [
        {
          kind: 'text',
          text: '*Me {han robado:robar} la bici* literally means “they have stolen the bike from me”. Even if it was one person, the verb is plural.',
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Me {han robado:robar} el móvil.', en: 'My phone has been stolen.' },
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
          text: '“I was asked”: in Spanish, the person is hardly ever the subject of a passive (newspapers do write *fue preguntado por los periodistas*, he was asked by the journalists). Say *me dieron* (I was given), *me dijeron* (I was told), *me preguntaron* (I was asked).',
        },
        {
          kind: 'examples',
          rows: [
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
          text: 'There are two more ways to avoid naming the doer: *la gente*, “people” (singular verb), and *uno, una*, “one”, which can include you.',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'La gente {compra:comprar} cada vez más por internet.',
              en: 'People are shopping online more and more.',
            },
            { es: 'Uno se {acostumbra:acostumbrarse} a todo.', en: 'You can get used to anything.' },
          ],
        },
      ],
    },
    {
      id: 'more-pairs',
      title: 'Action or result: five more pairs',
      more: '*fue construido* and *está construido*, *fueron vendidas* and *están vendidas*.',
      syllabus: ['V9'],
      blocks: [
        {
          kind: 'contrast',
          caption: 'Five more pairs',
          left: '*ser*: the action, something happens',
          right: '*estar*: the state afterwards',
          rows: [
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
          text: '*Ser* makes a true passive, for the moment when something happened, but *estar* doesn’t. Here’s a quick test: if you’re saying what somebody did, use *ser*. If you’re describing how things are afterwards, use *estar*. (With a few states you can also name the doer: *La carta está firmada por todos*, the letter is signed by everyone.) See *ser* and *estar* [side by side](ser-estar#contrast).',
        },
      ],
    },
    {
      id: 'which-passive',
      title: 'Which passive? A path, and where to use each',
      more: 'A diagram with four questions, and a table from news to speech.',
      syllabus: ['V9'],
      blocks: [
        {
          kind: 'text',
          text: 'Spanish uses the passive with *ser* far less than English. You hardly ever hear it in conversation, but it’s common in newspapers, history books and formal reports. For IGCSE you only need to understand it. For Spanish B, use it once in your writing, with or without *por*.',
        },
        {
          kind: 'figure',
          name: 'passive-path',
          caption:
            'A path with four stops. First question: do you mean the result and not the action? Then *estar* + participle: *La tienda está cerrada* (the shop is closed). Second question: do you name the doer, or report one event in a formal text? Then *ser* + participle, *Fue publicado en 1605* (it was published in 1605), with *por* before the doer: *Fue escrito por Lorca* (it was written by Lorca). Third question: is it a thing, and is the doer unknown or unimportant? Then *se* + verb that agrees: *Se venden entradas* (tickets for sale). Last: is it about people? Then *se* + singular verb + *a*, or simply the third person plural: *Se eligió a la delegada* (the class rep was elected), *Me han invitado* (I’ve been invited).',
        },
        {
          kind: 'table',
          caption: 'Where to use each',
          columns: [
            { header: 'Pattern, and where to use it', lang: 'en' },
            { header: 'Example', lang: 'es' },
            { header: 'English', lang: 'en', translation: true },
          ],
          rows: [
            [
              '*ser* + participle: news, history, formal texts. You can name the doer with *por*',
              'La ley {fue aprobada:aprobar} por el Parlamento.',
              'The law was passed by Parliament.',
            ],
            [
              'passive *se*: everywhere (signs, recipes, reports, speech); no doer',
              'Se {aprobó:aprobar} la ley.',
              'The law was passed.',
            ],
            [
              'impersonal *se*: everywhere (rules, customs, directions); no doer',
              'Aquí se {trabaja:trabajar} mucho.',
              'People work hard here.',
            ],
            [
              'third person plural: conversation, emails; no doer',
              '{Han aprobado:aprobar} la ley.',
              'They’ve passed the law.',
            ],
            [
              '*la gente, uno*: conversation, opinions; no doer',
              'La gente {protesta:protestar}.',
              'People are protesting.',
            ],
            [
              '*estar* + participle: everywhere, the state afterwards; usually no doer',
              'La ley {está aprobada:aprobar}.',
              'The law has been passed (it’s through).',
            ],
            [
              'active with the object first: conversation, when the doer matters',
              'La ley la {aprobó:aprobar} el Parlamento.',
              'It was Parliament that passed the law.',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'Where English says _This song was written by my sister_, a Spanish speaker says *Esta canción la {escribió:escribir} mi hermana*: the object, then *la* + verb, then the doer.',
        },
      ],
    },
    {
      id: 'conversion',
      title: 'One idea, three ways: active, passive, *se*',
      more: 'Eight ideas, each in three ways, and eight gaps to fill.',
      syllabus: ['V9', 'V20'],
      blocks: [
        {
          kind: 'text',
          text: 'Each line says the same thing in three ways: with “they”, with *ser* + participle, and with *se*. Read one of the three, then say the other two.',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: '{Abrieron:abrir} la biblioteca en mayo. La biblioteca {fue abierta:abrir} en mayo. La biblioteca se {abrió:abrir} en mayo.',
              en: 'The library was opened in May.',
            },
            {
              es: '{Publicarán:publicar} los resultados mañana. Los resultados {serán publicados:publicar} mañana. Los resultados se {publicarán:publicar} mañana.',
              en: 'The results will be published tomorrow.',
            },
            {
              es: '{Han cancelado:cancelar} el concierto. El concierto {ha sido cancelado:cancelar}. Se {ha cancelado:cancelar} el concierto.',
              en: 'The concert has been cancelled.',
            },
            {
              es: 'Cada año {premian:premiar} los mejores vídeos. Cada año {son premiados:premiar} los mejores vídeos. Cada año se {premian:premiar} los mejores vídeos.',
              en: 'Every year the best videos are given prizes.',
            },
            {
              es: 'Antes {copiaban:copiar} los libros a mano. Antes los libros {eran copiados:copiar} a mano. Antes los libros se {copiaban:copiar} a mano.',
              en: 'In the past books were copied by hand.',
            },
            {
              es: '{Van a cerrar:cerrar} la piscina. La piscina {va a ser cerrada:cerrar}. Se {va a cerrar:cerrar} la piscina.',
              en: 'The swimming pool is going to be closed.',
            },
            {
              es: '{Habían descubierto:descubrir} dos planetas. Dos planetas {habían sido descubiertos:descubrir}. Se {habían descubierto:descubrir} dos planetas.',
              en: 'Two planets had been discovered.',
            },
            {
              es: '{Eligieron:elegir} a la delegada. La delegada {fue elegida:elegir}. Se {eligió:elegir} a la delegada.',
              en: 'The class rep was elected.',
            },
          ],
        },
        {
          kind: 'gapfill',
          caption: 'Now with *se*: type the verb form',
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
              because: 'It’s one event in the past, so use the singular preterite.',
            },
            {
              sentence: 'Han vendido todas las entradas. Se ___ todas las entradas.',
              en: 'All the tickets have been sold. (vender)',
              answers: [
                'han vendido',
                {
                  answer: 'vendieron',
                  note: 'The preterite is usual in Latin America, but the first sentence is in the perfect: *han vendido*.',
                },
              ],
              because:
                'You need the perfect, and *entradas* is plural: *han*. *Vendido* doesn’t agree after *haber*.',
            },
            {
              sentence: 'Hablan varias lenguas en España. En España se ___ varias lenguas.',
              en: 'Several languages are spoken in Spain. (hablar)',
              answers: ['hablan'],
              because: '*Lenguas* is plural: *hablan*.',
            },
            {
              sentence: 'Celebrarán la fiesta en el gimnasio. La fiesta se ___ en el gimnasio.',
              en: 'The party will be held in the gym. (celebrar)',
              answers: ['celebrará', 'va a celebrar'],
              because: 'It’s one party, so use the singular, in the future or with *ir a*.',
            },
            {
              sentence: 'Descubrieron unas monedas romanas. Se ___ unas monedas romanas.',
              en: 'Some Roman coins were discovered. (descubrir)',
              answers: ['descubrieron'],
              because: 'The participle is irregular, but the preterite isn’t. *Monedas* is plural.',
            },
            {
              sentence: 'Invitaron a los padres. Se ___ a los padres.',
              en: 'The parents were invited. (invitar)',
              answers: ['invitó'],
              because: 'With *a* + particular people, the verb stays singular.',
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
      id: 'more-mistakes',
      title: 'More mistakes to avoid',
      more: 'Five more: *se busca a*, *han sido*, “by me”, irregular participles.',
      blocks: [
        {
          kind: 'mistakes',
          rows: [
            {
              wrong: 'Se buscan a los testigos.',
              right: 'Se {busca:buscar} a los testigos.',
              en: 'They’re looking for the witnesses.',
              why: 'This is the opposite mistake. With *a* + particular people, the verb is singular.',
            },
            {
              wrong: 'El dibujo fue hecho de mí.',
              right: 'El dibujo {fue hecho:hacer} por mí.',
              en: 'The drawing was done by me.',
              why: '_By_ is *por*. *De* is for a material: *hecho de papel* (made of paper). In speech, say *El dibujo lo hice yo* (I did the drawing).',
            },
            {
              wrong: 'Las casas han sidas construidas.',
              right: 'Las casas {han sido construidas:construir}.',
              en: 'The houses have been built.',
              why: 'Only the last participle agrees. *Sido* never changes.',
            },
            {
              wrong: 'El español se habla por millones de personas.',
              right: 'El español lo {hablan:hablar} millones de personas.',
              en: 'Spanish is spoken by millions of people.',
              why: '*Se* hides the doer, so don’t use it with *por* (only legal texts do). Make the doer the subject or, in a formal text, use *es hablado por* (is spoken by).',
            },
            {
              wrong: 'Las normas fueron escribidas por los alumnos.',
              right: 'Las normas {fueron escritas:escribir} por los alumnos.',
              en: 'The rules were written by the students.',
              why: 'It agrees, but the participle is irregular: *escrito, escrita, escritos, escritas*.',
            },
          ],
        },
      ],
    },
    {
      id: 'in-the-exam',
      title: 'Exam tips, and Latin American Spanish',
      more: 'Tips for each paper, plus *Se renta* and *Se arrienda*.',
      blocks: [
        {
          kind: 'note',
          label: 'In the exam',
          text: '**IGCSE:** you need to understand the passive in Reading. In your own text, just use *se* once (*se puede, se vende, se necesita*: you can, for sale, is needed). **Spanish B, writing:** in an article or report, one passive with *ser* and two with *se* look professional. **Speaking:** *me han dado* (I’ve been given) and *me dijeron* (I was told) sound far more natural than any passive.',
        },
        {
          kind: 'note',
          label: 'Spain and Latin America',
          text: 'The grammar is the same. You may see the passive with *ser* a little more often in Latin American newspapers than in Spanish ones, and signs for “to let” vary: *Se alquila* in Spain, *Se renta* in Mexico, *Se arrienda* in Chile and Colombia. *El piso, las patatas, el ordenador* and *el móvil* (flat, potatoes, computer, mobile) are used in Spain. You’ll hear *el departamento, las papas, la computadora* and *el celular* in Latin America.',
        },
      ],
    },
  ],
  exercises: [
    {
      id: 'designed-by',
      kind: 'fill',
      teaches: 'ser-passive',
      sentence: 'El puente fue diseñado ___ una arquitecta joven.',
      en: 'The bridge was designed by a young architect.',
      answers: ['por'],
      because: 'For the doer of a passive use *por*.',
      mistakes: [
        { answer: '{de|desde}', because: '*De* and *desde* don’t mean “by” here: the doer needs *por*.' },
        {
          answer: '{a|al|en|entre|sobre|hacia|bajo}',
          because: 'For the doer of a passive, only *por* is right.',
        },
        {
          answer: '{por a|por la|por el|por de}',
          because: '*Por* is right. Put *una* straight after it.',
        },
        { answer: 'que', because: '*Que* needs its own verb after it. The doer needs *por*.' },
        {
          answer: '{cerca de|al lado de}',
          because: 'The doer needs *por*. This is “by” in the sense of “near”.',
        },
      ],
      notAsked: [
        {
          answer: 'junto a',
          because: '*Junto a* is “next to”. The doer needs *por*.',
        },
        { answer: 'para', because: '*Para* means **for** her, not **by** her.' },
        { answer: 'con', because: 'That’s “together with a young architect”. The doer needs *por*.' },
      ],
    },
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
            'It’s one past event, in writing, so use *ser*, even without *por*. (*Se construyó* is right too.)',
        },
        {
          text: '*fue construido*',
          because: 'After *ser* the participle agrees: *la catedral … construida*.',
          teaches: 'agreement',
        },
        {
          text: '*está construida*',
          because: 'That describes it as it is now (*está construida en piedra*). A date means an event.',
          teaches: 'action-or-result',
        },
        { text: '*construyó*', because: 'That’s active: the cathedral built something.' },
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
      because: '*Ha sido* stays together. *Vista* agrees with *película*, and the doer needs *por*.',
      mistakes: [
        {
          answer:
            'La película {ha vista sido|sido ha vista|vista sido ha|sido vista ha|vista ha sido} por miles de personas.',
          because: 'Use the same order as _has been seen_: *ha sido vista*.',
        },
        {
          answer:
            'La película ha sido vista {de miles por personas|por personas de miles|de personas por miles}.',
          because: 'The doer needs *por*, and *miles* comes before *de*: *por miles de personas*.',
        },
        {
          answer: 'Miles de personas ha sido vista por la película.',
          because: 'The subject is the film, not the people: *la película ha sido vista por…*',
        },
        {
          answer: 'La película ha {vista por miles de personas sido|sido por vista miles de personas}.',
          because: '*Ha sido vista* stays together. The doer goes last, with *por*.',
        },
        {
          answer: 'La vista {de película ha sido por miles personas|película ha sido por miles de personas}.',
          because: '*Vista* is the participle here, so it goes after *ha sido*.',
        },
      ],
    },
    {
      id: 'novel-by-sisters',
      kind: 'translate',
      teaches: 'ser-passive',
      en: 'The novel was written by two sisters. (in the passive, as in English)',
      answers: [
        '{La novela fue escrita|Fue escrita la novela} <por dos hermanas>.',
        'Fue escrita por dos hermanas la novela.',
        {
          answer: 'La novela ha sido escrita por dos hermanas.',
          note: 'Right for “has been written”. “Was written” is *fue escrita*.',
        },
      ],
      because:
        'For one event in the past, use *fue*. The irregular participle of *escribir* agrees with *novela*. The doers need *por*.',
      mistakes: [
        {
          answer: 'La novela fue {escrito|escritos|escritas} por dos hermanas.',
          because: 'The participle agrees with *la novela*: *escrita*.',
        },
        {
          answer: 'La novela fue {escribida|escribido|escribió} por dos hermanas.',
          because: 'The participle of *escribir* is irregular: *escrita*.',
        },
        {
          answer: 'La novela fueron {escrita|escritas} por dos hermanas.',
          because: 'The subject is one novel, not the two sisters: *fue escrita*.',
        },
        {
          answer: 'La novela fui escrita por dos hermanas.',
          because: '*Fui* is “I was”. For the novel, use *fue*.',
        },
        {
          answer: 'La novela fue escrita {de|a|desde} dos hermanas.',
          because: 'For the doer of a passive use *por*.',
        },
        {
          answer: 'La novela {escribió|escribieron} por dos hermanas.',
          because: 'That’s active. The passive is *ser* + participle: *fue escrita*.',
        },
      ],
      notAsked: [
        {
          answer: 'La novela fue escrita para dos hermanas.',
          because: 'Good Spanish for “**for** two sisters”. “By” is *por*.',
        },
        {
          answer: 'La novela fue escrita con dos hermanas.',
          because: 'Good Spanish for “**with** two sisters”. “By” is *por*.',
        },
        {
          answer: 'La novela {está|estaba} escrita por dos hermanas.',
          because: 'Good Spanish, but it describes the book. For an event, use *ser*: *fue escrita*.',
        },
        {
          answer: 'La novela {era|es|será} escrita por dos hermanas.',
          because: 'Right pattern, but a different tense. “Was written” (once) is *fue escrita*.',
        },
        {
          answer:
            '{Dos hermanas escribieron la novela|La novela la escribieron dos hermanas|La escribieron dos hermanas}.',
          because: 'Good Spanish, and more natural. Here, though, use *ser* and *por*.',
        },
      ],
    },
    {
      id: 'bikes-sign',
      kind: 'choose',
      teaches: 'passive-se',
      prompt: 'A sign in a window says *Se venden bicis*. What does it mean?',
      options: [
        {
          text: 'Bikes for sale.',
          right: true,
          because: 'The bikes “are sold”, and *se* doesn’t say who by. It’s the everyday passive in Spanish.',
        },
        {
          text: 'They sell each other bikes.',
          because: '*Se* can mean “each other”, but here it hides the seller. Nobody is named at all.',
        },
        {
          text: 'The bikes have been sold.',
          because: '*Venden* is the present: they **are** sold here. “Have been sold” is *se han vendido*.',
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
          note: 'This names the doer, “people”. *Se habla* leaves it open, like the English.',
        },
        '{Aquí se habla|Se habla aquí|Aquí hablan} la lengua española.',
        {
          answer:
            '{El {español|castellano} es hablado aquí|Aquí es hablado el {español|castellano}|Es hablado el español aquí}.',
          note: 'Right, but for what people do every day, Spanish prefers *se habla*.',
        },
        {
          answer: '{Aquí hablamos {español|castellano}|Hablamos {español|castellano} aquí}.',
          note: 'Right, but this means “we speak”, as on a shop sign. *Se habla* doesn’t say who.',
        },
        {
          answer: '{Aquí se habla en español|Se habla en español aquí|Aquí uno habla español}.',
          note: 'Right, but this is how people talk here. For “Spanish is spoken”, say *se habla español*.',
        },
        {
          answer:
            '{{Se habla|Hablan} [el] {español|castellano} por aquí|Por aquí {se habla|hablan} [el] {español|castellano}}.',
          note: '*Por aquí* is “around here”.',
        },
      ],
      because: 'It’s nobody in particular, so use *se*. You don’t usually need an article after *hablar*.',
      mistakes: [
        {
          answer: '{{Español|Castellano} es hablado aquí|Aquí {español|castellano} es hablado}.',
          because: 'A language as the subject needs *el*, but *se habla* is more natural.',
        },
        {
          answer: '{Aquí es hablado {español|castellano}|Es hablado {español|castellano} aquí}.',
          because: 'Spanish prefers *se*: *Aquí se habla español*.',
        },
        {
          answer:
            '{{Español|El español} está hablado aquí|Español está hablando aquí|Aquí está hablado [el] español}.',
          because: 'Don’t use *está* here. For what people do, say *se habla*.',
        },
        {
          answer: '{{Español|Castellano} se habla aquí|{Español|Castellano} aquí se habla}.',
          because:
            '*Se habla* is right, but a language before the verb needs *el*. *Aquí se habla español* is more natural.',
        },
        {
          answer: '{Aquí se hablan [el] español|Se hablan [el] español aquí|El español se hablan aquí}.',
          because: 'It’s one language, so use *se habla*.',
        },
        {
          answer: '{Español|El español} {hablado|hablan|hablada} aquí.',
          because: 'You need *se* and an ordinary verb form: *se habla español*.',
        },
        {
          answer:
            '{Aquí se {hablado|es hablado|está hablado|ha hablado|hablar|hablando}|Se {hablado|es hablado|está hablado|ha hablado|hablar|hablando}} español[ aquí].',
          because: 'After *se*, use one ordinary verb form in the present: *se habla*.',
        },
        {
          answer: '{Aquí se {hable|hablo|hablas|hablamos}|Se {hable|hablo|hablas|hablamos}} español[ aquí].',
          because: 'With *se* use the *él* form, in the present: *se habla*.',
        },
        {
          answer: '{Aquí se habla|Se habla} a español[ aquí].',
          because: 'Don’t use a preposition: *se habla español*. *Hablar de* is to talk **about** it.',
        },
        {
          answer: '{Aquí se habla|Se habla} {española|españoles|la española|España|el España}[ aquí].',
          because: 'The language is masculine singular: *español*.',
        },
        {
          answer: 'Aquí se cuenta español[ aquí].',
          because: '*Contar* is to tell or count. You **speak** a language: *se habla*.',
        },
      ],
      notAsked: [
        {
          answer: '{Aquí se está hablando español|Se está hablando español aquí}.',
          because: 'That’s “is **being** spoken” right now. In general, it’s *se habla*.',
        },
        {
          answer: '{{Allí|Ahí} se habla español|Se habla español {allí|ahí}}.',
          because: '*Se habla español* is right, but “here” is *aquí*.',
        },
        {
          answer: '{Aquí hablo español|Hablo español aquí|Aquí habla en español|Aquí hablas español}.',
          because: 'That’s one person in particular. The English doesn’t say who: *se habla español*.',
        },
        {
          answer: '{Aquí se {habló|hablaba|hablará}|Se {habló|hablaba|hablará}} español[ aquí].',
          because: '*Se* is right, but the tense isn’t: “is spoken” is *se habla*.',
        },
        {
          answer: '{Aquí habla [el] español|Habla [el] español aquí}.',
          because: 'Without *se*, that’s “he or she speaks Spanish here”: *se habla*.',
        },
        {
          answer: 'El español habla aquí.',
          because: 'Without *se*, that’s “the Spaniard is speaking here”: *se habla*.',
        },
        {
          answer: '{El español está hablando aquí|Aquí está hablando el español}.',
          because: 'That’s “the Spaniard is speaking here” (now). For the language, say *se habla español*.',
        },
        {
          answer: 'Aquí está hablando español.',
          because:
            'That’s “he or she is speaking Spanish here”. The English doesn’t say who: *se habla español*.',
        },
        {
          answer: '{Aquí se habla {de|del} español|Se habla {de|del} español[ aquí]}.',
          because: 'That’s “talk **about** Spanish”. To “speak” it, leave out *de*: *se habla español*.',
        },
        {
          answer: '{Aquí se dice español|Se dice español[ aquí]}.',
          because: 'That says which **word** people use. For a language, use *hablar*: *se habla español*.',
        },
      ],
    },
    {
      id: 'bikes-for-hire',
      kind: 'correct',
      teaches: 'passive-se',
      sentence: 'Se alquila bicicletas en el puerto.',
      en: 'Bikes are hired out at the harbour.',
      parts: { hire: 'se alquilan|alquilan' },
      answers: [
        '$Hire ^ [las] bicicletas <en el puerto>.',
        '<En el puerto> las bicicletas se alquilan.',
        {
          answer: '[Se] {rentan|arriendan} ^ [las] bicicletas <en el puerto>.',
          note: 'People say *rentar* in Mexico, *arrendar* in Chile and Colombia and *alquilar* in Spain.',
        },
        {
          answer: 'Las bicicletas son alquiladas <en el puerto>.',
          note: 'Right, but it sounds like an official report. For everyday activities, say *se alquilan*.',
        },
        {
          answer:
            '{Se pueden alquilar bicicletas|Puedes alquilar bicicletas|Hay bicicletas de alquiler} <en el puerto>.',
          note: 'Right, but the sentence only needed a plural verb: *se alquilan*.',
        },
      ],
      because: 'The bikes are the subject, so the verb is plural.',
      mistakes: [
        {
          answer: 'Se {alquila|renta|arrienda} [las] bicicletas <en el puerto>.',
          because: 'The verb is still singular, but *bicicletas* is plural: *se alquilan*.',
        },
        {
          answer: 'Se {alquilo|rento|arriendo} [las] bicicletas <en el puerto>.',
          because: 'That’s the *yo* form. The bikes are the subject: *se alquilan*.',
        },
        {
          answer: 'Las bicicletas se alquila <en el puerto>.',
          because: 'The verb is still singular, but *las bicicletas* is plural: *se alquilan*.',
        },
        {
          answer: 'Son alquiladas bicicletas <en el puerto>.',
          because: 'The form is correct, but nobody would say it. Use *se* and a plural verb.',
        },
        {
          answer:
            'Se {son alquiladas|son alquilados|es alquilado|están alquiladas|alquiladas|alquilados} bicicletas <en el puerto>.',
          because: '*Se* makes the passive by itself, so use an ordinary verb form: *se alquilan*.',
        },
        {
          answer: 'Bicicletas {se alquilan|son alquiladas|alquilan|se alquila} en el puerto.',
          because:
            'In Spanish, a noun before the verb needs an article. Here it goes after: *se alquilan bicicletas*.',
        },
        {
          answer: 'Se alquilan {bicicleta|una bicicleta} <en el puerto>.',
          because: 'There are several bikes, so both words are plural: *se alquilan bicicletas*.',
        },
        {
          answer: 'Se alquilan a [las] bicicletas <en el puerto>.',
          because:
            'The plural is right, but the bikes are the subject, so leave out *a*: *se alquilan bicicletas*.',
        },

        {
          answer: 'Se {alquilen|alquilin} bicicletas <en el puerto>.',
          because: '*Alquilar* is an *-ar* verb. For a fact, use the indicative: *se alquilan*.',
        },
        {
          answer: 'Se alquilan bicicletas {al puerto|a el puerto|sobre el puerto}.',
          because: 'The verb is right. “At the harbour” was already right: *en el puerto*.',
        },
        {
          answer: 'Están alquiladas bicicletas <en el puerto>.',
          because:
            '*Estar* + participle needs an article (*las bicicletas*) and means they’re all out now. For an everyday activity, say *se alquilan*.',
        },
      ],
      notAsked: [
        {
          answer: 'Alquilamos bicicletas <en el puerto>.',
          because: 'That’s “**we** hire out bikes”. The English doesn’t say who: *se alquilan*.',
        },
        {
          answer: '{Alquila|alquilo|alquilas} bicicletas <en el puerto>.',
          because: 'That’s one person in particular. The sentence doesn’t say who: *se alquilan*.',
        },
        {
          answer: 'Están alquiladas las bicicletas <en el puerto>.',
          because:
            '*Estar* gives the result: they’re all out on hire now. For an everyday activity, say *se alquilan*.',
        },
        {
          answer: 'Se {alquilaron|alquilaban|alquilarán} bicicletas <en el puerto>.',
          because: 'The plural is right, but the tense has changed: “are hired out” is *se alquilan*.',
        },
        {
          answer: 'Se alquila {bicicleta|una bicicleta} <en el puerto>.',
          because: 'That’s one bike. For several, use a plural verb: *se alquilan bicicletas*.',
        },
        {
          answer: 'Se alquilan bicicletas {a|en} la puerta.',
          because: '*La puerta* is the door. “At the harbour” is *en el puerto*.',
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
      because: 'There’s nothing to agree with: impersonal *se* is always singular.',
      mistakes: [
        { answer: 'comen', because: 'A plural verb needs a plural subject, and there isn’t one: *se come*.' },
        {
          answer: '{comemos|como|comes|coméis}',
          because: 'Always use the third person singular with impersonal *se*.',
        },
        {
          answer: '{comer|comiendo|comido}',
          because: '*Se* needs a conjugated verb: *se come*.',
        },

        { answer: 'coma', because: 'Use the indicative for a fact: *se come*. ~~Se coma~~ would be a wish.' },
        {
          answer: '{es comido|es comida|está comido|está comiendo}',
          because: '*Se* already means “people”, so one verb is enough: *se come*.',
        },
      ],
      notAsked: [
        {
          answer: '{comió|comía|comerá}',
          because: 'Wrong tense. For something always true, use the present: *come*.',
        },
      ],
    },
    {
      id: 'no-swimming',
      kind: 'translate',
      teaches: 'impersonal-se',
      en: 'You can’t swim here. (Nobody can: use “se”.)',
      answers: [
        'No se puede nadar <{aquí|en este lugar|en este sitio}>.',
        {
          answer: 'No se permite {nadar|bañarse|el baño} <aquí>.',
          note: 'Right for “isn’t allowed”. “You can’t” is *no se puede*.',
        },
        {
          answer: '{Se prohíbe {nadar|bañarse|el baño}|Nadar se prohíbe} <aquí>.',
          note: 'Right for “it’s forbidden”. “You can’t” is *no se puede*.',
        },
        {
          answer: 'No se puede {uno bañar|bañar uno} <aquí>.',
          note: 'Right, with *bañarse* (“to go for a swim”).',
        },
        {
          answer: 'No se debe nadar <aquí>.',
          note: '*No se debe* is “you mustn’t”. “You can’t” is *no se puede*.',
        },
      ],
      because: '“You” means people in general: use *se* + singular verb, then the infinitive.',
      mistakes: [
        {
          answer: 'No se pueden nadar <aquí>.',
          because: 'There’s nothing to agree with, so it’s singular: *se puede*.',
        },
        { answer: 'Se no puede nadar <aquí>.', because: '*No* goes before *se*: *no se puede*.' },
        {
          answer: 'No se puede {nada|nado|nadando|a nadar|nadarse} <aquí>.',
          because: 'After *poder*, use the infinitive: *nadar*.',
        },
        {
          answer: 'No se puede bañarse <aquí>.',
          because: '*Bañarse* has its own *se*, and you can’t have two: *no se puede nadar*.',
        },
        { answer: 'No {es|está} puede nadar aquí.', because: '“You can” is just one verb: *se puede*.' },
      ],
      notAsked: [
        { answer: 'No se puede nadar <{allí|ahí}>.', because: 'That’s “there”. “Here” is *aquí*.' },
        { answer: 'No se puede nadar.', because: 'Right so far, but “here” is missing: *aquí*.' },
        { answer: 'Se puede nadar <aquí>.', because: 'That’s “you can”: *no* is missing.' },
        {
          answer: 'No puede nadar <aquí>.',
          because: 'Good Spanish for “he can’t” or for *usted*. For everybody, use *se*: *no se puede*.',
        },
        {
          answer: 'No {puedes|podés} nadar <aquí>.',
          because: 'Good Spanish for one friend. For everybody, use *se*: *no se puede*.',
        },
        {
          answer: 'No {podéis|pueden} nadar <aquí>.',
          because: 'Good Spanish for several people. For everybody, use *se*: *no se puede*.',
        },
        {
          answer: '{Está prohibido|Prohibido|No está permitido} {nadar|bañarse} <aquí>.',
          because: 'Good Spanish for “it’s forbidden”, but here use *se*: *no se puede*.',
        },
        {
          answer: '{Uno no puede nadar aquí|Aquí uno no puede nadar|Nadie puede nadar aquí}.',
          because: 'Good Spanish, but here use *se*: *no se puede*.',
        },
        {
          answer: 'No se puede bañar <aquí>.',
          because:
            'Many people say it, but *bañarse* has its own *se*. With *nadar*, it’s *no se puede nadar*.',
        },
        {
          answer: 'No se sabe nadar <aquí>.',
          because:
            '*Saber* is to know how to: “people here can’t swim”. For “allowed”, use *poder*: *no se puede*.',
        },
      ],
    },
    {
      id: 'i-was-given',
      kind: 'choose',
      teaches: 'they',
      prompt: 'Which beginning sounds natural?',
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
        { text: '*Se regaló*', because: 'It doesn’t say it was given to **you**: you need *me*.' },
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
        'Alguien se {ha llevado|llevó} mi móvil.',
        {
          answer: '{Me {han robado|robaron}|Alguien me {ha robado|robó}} mi móvil.',
          note: '*Me … mi* is common in parts of Latin America. In Spain, *me* says whose it is, so *el* is enough.',
        },
        {
          answer: '{Se {han robado|robaron} mi|Se me {han robado|robaron} el} móvil.',
          note: 'Some Latin Americans say *robarse*. *Me han robado* or *me robaron* is right everywhere.',
        },
        {
          answer:
            '{Me ha sido robado el móvil|El móvil me ha sido robado|Me han hurtado el móvil|Me han sustraído el móvil|Mi móvil ha sido sustraído}.',
          note: 'Right in a formal text, but in speech everybody says *Me han robado el móvil*.',
        },
        {
          answer: 'Me han {mangado|birlado} el móvil.',
          note: 'This is slang in Spain. Use it with friends, not in an exam.',
        },
        {
          answer: 'Me {han quitado|quitaron} el móvil.',
          note: '*Quitar* is “to take away” and, in Spain, also “to steal”. *Robar* is clearer.',
        },
      ],
      because:
        'The natural way is *Me han robado el móvil*, “they have stolen the phone from me”: *me* says whose it is, so *el* is enough (*mi* is common only in parts of Latin America). *Mi móvil ha sido robado* is correct, but it reads like a police report.',
      mistakes: [
        {
          answer: 'Mi móvil {estuvo|ha estado} robado.',
          because: '*Estar* describes a state. Say *ha sido robado* or, better, *me han robado el móvil*.',
        },
        {
          answer: '{Soy|Fui|He sido|Era} robado {el|mi|de mi|del} móvil.',
          because: 'You can’t be the subject of this passive: *me han robado*.',
        },
        {
          answer: '{Estoy|He estado} robado {el|mi|de mi} móvil.',
          because: 'You can’t be the subject of this passive, and *estar* isn’t for events: *me han robado*.',
        },

        {
          answer: 'Mi móvil {ha robado|robó|había robado}.',
          because: 'Without *sido*, the phone did the stealing: *ha sido robado*.',
        },
        {
          answer: 'Mi móvil se {ha robado|robó|roba}.',
          because: 'That sounds as if the phone stole itself. Say *me han robado el móvil*.',
        },
        {
          answer: 'Mi móvil {ha sido|fue} {robada|robados|roban|robó|robar|robando|robido}.',
          because: 'After *ser*, use the participle. It agrees with *móvil*: *robado*.',
        },
        {
          answer: 'Mi móvil {han sido|he sido|has sido|fueron|ha fue|es sido|ha ser} robado.',
          because: 'It’s one phone, in the perfect: *ha sido robado*.',
        },
        {
          answer: 'Me han {robada|robados|robar|robando|robó|robido|roban|robaron} el móvil.',
          because: 'After *han*, use the participle, which never changes here: *me han robado*.',
        },
        {
          answer: 'Me han robado móvil.',
          because: 'The pattern is right, but “phone” needs an article: *el móvil*.',
        },
        {
          answer: '{Me han robado|Han robado|Me robaron} {al|a el|a mi|de mi|del} móvil.',
          because: 'You don’t need a preposition or personal *a*: *me han robado el móvil*.',
        },
        {
          answer: 'Lo {han robado|robaron} el móvil.',
          because: 'The pattern is right, but it was stolen from **you**: *me*.',
        },
        {
          answer: '{Mi {han robado|robaron}|Yo han robado} el móvil.',
          because: '“From me” is *me* before the verb: *me han robado*.',
        },
        {
          answer: 'Me robado {el|mi} móvil.',
          because: '*Robado* needs a helping verb: *me han robado el móvil*.',
        },
      ],
      notAsked: [
        {
          answer: 'Me {han robado|robaron}.',
          because: 'That’s “I’ve been robbed”. Say what was stolen: *me han robado el móvil*.',
        },
        {
          answer: '{Han robado|Robaron} el móvil.',
          because: 'The verb is right, but it doesn’t say whose phone it is: *me han robado el móvil*.',
        },
        {
          answer: '{Me habían robado el móvil|Mi móvil había sido robado}.',
          because: 'That’s “**had** been stolen”. “Has been” is *han robado* or *ha sido robado*.',
        },
        {
          answer: 'He robado {el|mi} móvil.',
          because: 'That’s “I’ve stolen”: you’d be the thief. It was done **to** you: *me han robado*.',
        },
        {
          answer: 'Robé {el|mi} móvil.',
          because: 'That’s “I stole”: you’d be the thief. It was done **to** you: *me han robado*.',
        },
        {
          answer: 'Me {roban|están robando} {el|mi} móvil.',
          because: 'That’s “they’re stealing my phone” (now). “Has been stolen” is *han robado*.',
        },
        {
          answer: 'Mi móvil {es|era|será|está siendo} robado.',
          because:
            'Good Spanish, but in another tense. *Es robado* and *era robado* also describe stolen goods. “Has been stolen” is *ha sido robado*.',
        },
        {
          answer: 'Mi móvil {está|estaba} robado.',
          because:
            '*Estar* describes a state: it’s listed as stolen. Say *ha sido robado* or, better, *me han robado el móvil*.',
        },
        {
          answer: 'Me {ha robado|robó} {el|mi} móvil.',
          because:
            'The singular means one thief you know: “he (or she) has stolen it”. If you don’t know who, use “they”: *me han robado*.',
        },
        {
          answer: '{Ha robado|Robó} mi móvil.',
          because:
            'The singular means one thief you know: “he (or she) has stolen it”. If you don’t know who, use “they”: *han robado*.',
        },
        {
          answer: '{Le|Te|Nos|Les} {han robado|robaron} el móvil.',
          because:
            'The pattern is right, but that’s a different person. “**My** phone” needs *me*: *me han robado*.',
        },
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
        {
          text: '*está*',
          right: true,
          because: 'You find it shut. That’s a state, the result of closing it.',
        },
        { text: '*es*', because: '*Es cerrada* would be the action, “is (regularly) closed by someone”.' },
        { text: '*fue*', because: '*Fue cerrada* is the moment when somebody closed it.' },
        { text: '*ha*', because: 'After *haber* the participle never agrees: *ha cerrado*, “has closed”.' },
      ],
    },
    {
      id: 'closed-is-or-was',
      kind: 'hear',
      teaches: 'action-or-result',
      says: 'La farmacia estaba cerrada.',
      en: 'The chemist’s was closed.',
      because: 'Count the beats. “Is” has two: *es-TÁ*. “Was” has three: *es-TA-ba*.',
      choices: ['La farmacia estaba cerrada.', 'La farmacia está cerrada.'],
    },
    {
      id: 'message-to-friend',
      kind: 'choose',
      teaches: 'choosing',
      prompt: 'You’re texting a friend. Which sounds natural?',
      en: 'I’ve been invited to a concert!',
      options: [
        {
          text: '*¡He sido invitado a un concierto!*',
          because: 'It’s correct, but to a friend it sounds like an official letter.',
        },
        {
          text: '*¡Me han invitado a un concierto!*',
          right: true,
          because: 'Between friends, people use a plural verb: “they’ve invited me”.',
        },
        {
          text: '*¡Estoy invitando a un concierto!*',
          because: 'This means “I’m inviting”: you’re the one inviting people.',
        },
        {
          text: '*¡Se ha invitado a un concierto!*',
          because: 'It doesn’t say **who** has been invited: *me* is missing.',
        },
      ],
    },
    {
      id: 'grandads-house',
      kind: 'order',
      teaches: 'choosing',
      words: ['casa', 'abuelo', 'la', 'mi', 'construyó', 'esta'],
      en: 'This house was built by my grandfather. (in everyday speech)',
      answers: [
        'Esta casa la construyó mi abuelo.',
        'Esta casa mi abuelo la construyó.',
        {
          answer: '{La construyó mi abuelo|Mi abuelo la construyó}, esta casa.',
          note: 'Right with a pause before *esta casa*. It usually goes first: *esta casa la construyó mi abuelo*.',
        },
      ],
      because: 'In speech, use the active: first the object, then *la*, the verb and the doer.',
      mistakes: [
        {
          answer: 'Esta casa construyó la mi abuelo.',
          because: 'The pronoun *la* goes before the verb: *la construyó*.',
        },
        {
          answer: 'Mi abuelo construyó la esta casa.',
          because: 'Don’t add an article to *esta casa*. *La* repeats the object: *esta casa la construyó*.',
        },
        {
          answer: '{La esta casa|La casa esta} construyó mi abuelo.',
          because: '*La* goes before the verb: *esta casa la construyó*.',
        },
      ],
    },
    {
      id: 'was-born',
      kind: 'correct',
      teaches: 'mistakes',
      sentence: 'Mi abuelo fue nacido en Sevilla en 1950.',
      en: 'My grandfather was born in Seville in 1950.',
      parts: { place: 'en [la ciudad de] Sevilla', year: 'en [el año] 1950|el año 1950' },
      answers: [
        'Mi abuelo nació <$place> <$year>.',
        '<$Year> nació ^ mi abuelo <$place>.',
        {
          answer: 'Mi abuelo nació <$place> en el 1950.',
          note: 'Years don’t usually have an article: *en 1950*.',
        },
        {
          answer: 'Mi abuelo vino al mundo <$place> <$year>.',
          note: 'Right, but this means “came into the world”. “Was born” is *nació*.',
        },
      ],
      because: '*Nacer* is an active verb in Spanish.',
      mistakes: [
        {
          answer:
            'Mi abuelo {fue|era|ha sido|había sido|estuvo|estaba|está|fui|fueron} nacido <en Sevilla> <en 1950>.',
          because: 'The tense isn’t the problem. *Nacer* can’t be passive: it’s simply *nació*.',
        },
        {
          answer:
            'Mi abuelo {fue|era|estaba|estuvo} {nació|nacer|naciendo|nacida|nacío|nascido|naciado} <en Sevilla> <en 1950>.',
          because: 'English needs _was_, but Spanish just needs one active verb: *nació*.',
        },
        {
          answer: 'Mi abuelo se {nació|ha nacido} <en Sevilla> <en 1950>.',
          because: 'Don’t use *se* with *nacer*: *nació*.',
        },
        {
          answer: 'Mi abuelo {ha nacido|nace|nacía|nacerá|había nacido} <en Sevilla> <en 1950>.',
          because: 'An active verb is right. For one event in 1950, use the preterite: *nació*.',
        },
        {
          answer: 'Mi abuelo {nací|naciste|nacieron|nacimos} <en Sevilla> <en 1950>.',
          because: 'An active verb is right. For “he”, it’s *nació*.',
        },
        {
          answer: 'Mi abuelo {nacó|naco|nasió|nacé|nacido|nacer|nazó} <en Sevilla> <en 1950>.',
          because: 'You need the preterite of *nacer*: *nació*.',
        },
        {
          answer: 'Mi abuelo nació {a|de|desde|al} Sevilla en 1950.',
          because: 'The verb is right. Use *en* for where someone is born: *en Sevilla*.',
        },
        {
          answer: 'Mi abuelo nació en Sevilla {a|de|el|al} 1950.',
          because: 'The verb is right. Use *en* with a year: *en 1950*.',
        },
      ],
      notAsked: [
        {
          answer: '{Mis abuelos nacieron|Mi abuela nació} en Sevilla en 1950.',
          because: 'The verb is right, but it’s *mi abuelo*, one grandfather.',
        },
        {
          answer: 'Mi abuelo nació <en Sevilla> <en {1915|1905|1940|1960}>.',
          because: 'The verb is right. The year is 1950.',
        },
        {
          answer: 'Mi abuelo es nacido <en Sevilla> <en 1950>.',
          because: '*Es nacido en* can mean where someone’s from. For the birth itself, use *nació*.',
        },
        {
          answer: 'Mi abuelo nació en Sevilla sobre 1950.',
          because: '*Sobre 1950* is “**around** 1950”. “In 1950” is *en 1950*.',
        },
      ],
    },
    {
      id: 'new-library',
      kind: 'proofread',
      teaches: 'mistakes',
      en: 'A short article for the school magazine: when the new library was opened, who chose the books, what you can borrow there, and where the librarian comes from.',
      lines: [
        {
          wrong: 'La nueva biblioteca fue abierto el lunes.',
          answers: [
            'La nueva biblioteca {fue abierta|fue inaugurada|se abrió|se inauguró|abrió} el lunes.',
            '<El lunes> {fue abierta|se abrió|fue inaugurada|se inauguró|abrió|abrieron|inauguraron} la nueva biblioteca.',
            'La nueva biblioteca la {abrieron|inauguraron} el lunes.',
          ],
          because: 'After *ser* the participle agrees with the subject: *biblioteca … abierta*.',
          mistakes: [
            {
              answer: 'La nueva biblioteca {está|estuvo|estaba} abierto el lunes.',
              because: 'It’s an action on Monday, so use *fue*. The participle agrees: *abierta*.',
            },
            {
              answer: 'La nueva biblioteca fue {abrida|abrido} el lunes.',
              because: 'The participle of *abrir* is irregular: *abierta*.',
            },
            { answer: 'La nueva biblioteca fue abiertas el lunes.', because: 'It’s one library: *abierta*.' },
          ],
          notAsked: [
            {
              answer: 'La nueva biblioteca {está|estuvo|estaba} abierta el lunes.',
              because: 'That means “open”. The action on Monday is *fue abierta*.',
            },
          ],
        },
        { right: 'Los libros fueron elegidos por los alumnos.' },
        {
          wrong: 'Se presta libros, películas y juegos.',
          answers: [
            'Se prestan libros, películas y juegos.',
            'Prestan libros, películas y juegos.',
            'Se pueden {pedir prestados|tomar prestados|sacar} libros, películas y juegos.',
          ],
          because: 'The things are the subject, and they’re plural: *se prestan*.',
          mistakes: [
            {
              answer: 'Se {son prestados|están prestados} libros, películas y juegos.',
              because: 'Use *se* + a plural verb in the present: *se prestan*.',
            },
          ],
          notAsked: [
            {
              answer: 'Se prestaron libros, películas y juegos.',
              because:
                'The plural is right, but that’s the past. The sentence is in the present: *se prestan*.',
            },
            {
              answer: 'Presta libros, películas y juegos.',
              because:
                'That means he, she or the library lends them. With *se* the verb agrees with the things: *se prestan*.',
            },
          ],
        },
        { right: 'En la sala no se puede comer.' },
        { right: 'La bibliotecaria vive en Bilbao.' },
        {
          wrong: 'Fue nacida en Cuba en 1990.',
          answers: [
            '[Ella] nació en {Cuba en {1990|el año 1990}|Cuba, en 1990|{1990|el año 1990} en Cuba}.',
            '{En {1990|el año 1990} nació en Cuba|En Cuba nació en {1990|el año 1990}}.',
          ],
          because: '*Nacer* is an active verb in Spanish: *nació*, “was born”.',
          mistakes: [
            {
              answer: '{Está|Estuvo|Estaba|Era} {nacida|nacido} en Cuba en 1990.',
              because: '“Was born” is one active verb: *nació*.',
            },
            {
              answer: 'Es nacido en Cuba <en 1990>.',
              because: 'For a woman, it’d be *nacida*. For the birth itself, use *nació*.',
            },
            { answer: 'Se nació en Cuba en 1990.', because: 'Don’t use *se* with *nacer*: *nació*.' },
          ],
          notAsked: [
            {
              answer: 'Es nacida en Cuba <en 1990>.',
              because: '*Es nacida en* can mean where someone’s from. For the birth itself, use *nació*.',
            },
            {
              answer: 'Nacía en Cuba en 1990.',
              because: 'Biographies use this imperfect to tell a story. For a plain fact, use *nació*.',
            },
          ],
        },
      ],
    },
    {
      id: 'winners-congratulated',
      kind: 'choose',
      teaches: 'agreement',
      prompt: 'Which ending?',
      sentence: 'Las ganadoras fueron ___ por el director.',
      en: 'The winners (all girls) were congratulated by the head teacher.',
      options: [
        {
          text: '*felicitado*',
          because: 'The participle agrees with the subject, *las ganadoras*, not with *el director*.',
        },
        { text: '*felicitadas*', right: true, because: '*Las ganadoras* is feminine plural: *-as*.' },
        { text: '*felicitados*', because: 'The plural is right, but *las ganadoras* is feminine.' },
        { text: '*felicitando*', because: 'That’s the _-ing_ form. The passive needs the participle.' },
      ],
    },
    {
      id: 'film-shot',
      kind: 'correct',
      teaches: 'agreement',
      sentence: 'La película fue rodado en Perú.',
      en: 'The film was shot in Peru.',
      parts: { shot: 'rodada|filmada|grabada', where: 'en {Perú|el Perú}' },
      answers: [
        'La película fue {$shot} <$where>.',
        'Fue {$shot} ^ la película <$where>.',
        {
          answer: '{La película se {rodó|filmó|grabó}|Se {rodó|filmó|grabó} la película} <$where>.',
          note: 'Right, and more usual in speech. The original sentence uses *ser*: *fue rodada*.',
        },
        {
          answer: '{Rodaron|Filmaron|Grabaron} ^ la película <$where>.',
          note: 'Right for “they shot”. The original sentence uses *ser*: *fue rodada*.',
        },
        {
          answer: 'La película ha sido $shot <$where>.',
          note: 'Right for “has been shot”. “Was shot” is *fue rodada*.',
        },
      ],
      because: 'After *ser* the participle agrees with the subject: *película … rodada*.',
      mistakes: [
        {
          answer: 'La película {{está|estaba} rodado|estuvo {rodada|rodado}} en Perú.',
          because: 'It’s about what happened, so use *ser*: *fue rodada*.',
        },
        {
          answer: 'La película fue {rodadas|rodados|rodaba|rodando|rodó|rueda} en Perú.',
          because: 'Use *ser* + participle. It agrees with *película*: *rodada*.',
        },
        {
          answer: 'La película fue {disparada|disparado} <en {Perú|el Perú}>.',
          because: '*Disparar* is to shoot with a gun. For a film, use *rodar*: *rodada*.',
        },
        {
          answer: 'La película {ha|fue a} rodada en Perú.',
          because: 'The passive is *ser* + participle: *fue rodada*.',
        },
        {
          answer: 'El película fue rodado en Perú.',
          because: '*Película* is feminine, so the participle changes: *rodada*.',
        },
        {
          answer: 'La película rodó en Perú.',
          because: 'The film didn’t do the shooting. Say *fue rodada*.',
        },
      ],
      notAsked: [
        {
          answer: 'La película {está|estaba} rodada en Perú.',
          because: 'That describes the film. For what happened, use *ser*: *fue rodada*.',
        },
        {
          answer: 'La película {era|es|será} rodada en Perú.',
          because: 'It agrees now, but *fue* (one event in the past) was already right.',
        },
      ],
    },
    {
      id: 'hospital-tomorrow',
      kind: 'fill',
      teaches: 'all-tenses',
      sentence: 'El nuevo hospital ___ inaugurado mañana por la alcaldesa.',
      en: 'The new hospital will be opened tomorrow by the mayor. (ser)',
      answers: [
        'será',
        'va a ser',
        { answer: 'es', note: 'News reports can use the present for plans. “Will be” is *será*.' },
      ],
      because: '*Mañana* needs *ser* in the future, then the participle.',
      mistakes: [
        {
          answer: '{fue|era|ha sido|había sido}',
          because: 'That’s the past. *Mañana* (“tomorrow”) needs the future: *será*.',
        },
        {
          answer: '{estará|está|estaba|va a estar}',
          because: 'The opening is an action: use *ser*, not *estar*.',
        },
        {
          answer: '{serán|seré|serás|seremos|van a ser}',
          because: 'Right tense, but the subject is *el hospital*: *será*.',
        },
        { answer: '{sea|fuera}', because: '“Will be” is the future: *será*.' },
        {
          answer: '{se|será se|se será}',
          because: 'There’s a participle after the gap, so you need *ser*: *será*.',
        },
        { answer: '{habrá|ha|va}', because: 'The passive is *ser* + participle: *será inaugurado*.' },
      ],
      notAsked: [
        { answer: 'sería', because: 'That’s “would be”, as in a rumour. “Will be” is the future: *será*.' },
      ],
    },
    {
      id: 'will-or-would',
      kind: 'hear',
      teaches: 'all-tenses',
      says: 'Sería elegida por los alumnos.',
      en: 'She would be chosen by the students.',
      because:
        '*Se-RÁ* has two beats, with the stress on the last: “will be”. *Se-RÍ-a* has three: “would be”.',
      choices: ['Será elegida por los alumnos.', 'Sería elegida por los alumnos.'],
    },
    {
      id: 'broken-windows',
      kind: 'fill',
      teaches: 'participles',
      sentence: 'Dos ventanas fueron ___ por los manifestantes.',
      en: 'Two windows were broken by the demonstrators. (romper)',
      answers: ['rotas'],
      because: '*Romper* has an irregular participle, *roto*. It agrees: *ventanas … rotas*.',
      mistakes: [
        {
          answer: '{rompidas|rompido|rompida|rompidos}',
          because: 'The participle of *romper* is irregular: *roto, rota, rotos, rotas*.',
        },
        {
          answer: '{roto|rotos|rota}',
          because: 'The participle is irregular, but it also has to agree with *dos ventanas*: *rotas*.',
        },
        {
          answer: '{rompieron|rompiendo|romper|rompió|rompen}',
          because: 'After *fueron*, use the participle: *rotas*.',
        },
        { answer: '{rotadas|rotado|rotidas|rompadas}', because: 'The participle is short: *rotas*.' },
      ],
    },
    {
      id: 'written-songs',
      kind: 'fill',
      teaches: 'participles',
      sentence: 'Las cartas fueron ___ a mano.',
      en: 'The letters were written by hand. (escribir)',
      answers: ['escritas'],
      because: 'The participle is irregular, and *cartas* is feminine plural.',
      mistakes: [
        {
          answer: 'escrito',
          because: 'The irregular stem is right, but after *ser* the participle agrees: *cartas … escritas*.',
        },
        { answer: 'escrita', because: 'The feminine is right, but *cartas* is plural: *escritas*.' },
        { answer: 'escritos', because: 'The plural is right, but *cartas* is feminine.' },
        {
          answer: '{escribidas|escribadas|escribiadas}',
          because: 'It agrees, but the participle is irregular: *escrit-*.',
        },
        {
          answer: '{escribido|escribida|escribidos}',
          because: 'The participle is irregular, *escrito*, and here it agrees: *escritas*.',
        },
        { answer: '{escribiendo|escribir}', because: 'The passive needs the participle: *escritas*.' },
        {
          answer: '{escriben|escribe|escribieron|escribió|escribían}',
          because: 'After *fueron* use the participle: *escritas*.',
        },
      ],
    },
    {
      id: 'flats-to-let',
      kind: 'choose',
      teaches: 'signs',
      prompt: 'What does the advert say?',
      sentence: '___ pisos cerca de la playa.',
      en: 'Flats to let near the beach.',
      options: [
        { text: '*Se alquilan*', right: true, because: '*Pisos* is the subject, so the verb is plural.' },
        { text: '*Se alquila*', because: 'The singular is for one flat: *Se alquila piso*.' },
        {
          text: '*Se alquilan a*',
          because: '*A* is only for particular people, and then the verb would be singular.',
          teaches: 'more-impersonal-se',
        },
        { text: '*Se son alquilados*', because: 'That’s two passives at once: use *se* or *ser*.' },
      ],
    },
    {
      id: 'waiters-wanted',
      kind: 'hear',
      teaches: 'signs',
      says: 'Se necesitan camareros para el verano.',
      en: 'Waiters wanted for the summer.',
      because:
        'You hear the *-n* of *necesitan* before the hard *c* of *camareros*: they want more than one.',
    },
    {
      id: 'new-pupils',
      kind: 'choose',
      teaches: 'more-impersonal-se',
      prompt: 'Which form?',
      sentence: 'Cada año ___ a los nuevos alumnos con una fiesta.',
      en: 'Every year the new students are welcomed with a party.',
      options: [
        {
          text: '*se recibe*',
          right: true,
          because: 'With *a* + particular people, the verb is singular.',
        },
        {
          text: '*se reciben*',
          because:
            'For a plural verb they’d have to be the subject, but *a los nuevos alumnos* is the object.',
        },
        {
          text: '*son recibidos*',
          because: 'In the passive, they’re the subject, without *a*: *son recibidos los nuevos alumnos*.',
          teaches: 'ser-passive',
        },
        {
          text: '*está recibido*',
          because: '*Estar* + participle describes a result, and here there’s nothing for it to agree with.',
          teaches: 'action-or-result',
        },
      ],
    },
    {
      id: 'early-risers',
      kind: 'choose',
      teaches: 'more-impersonal-se',
      prompt: 'How do you say this about people in general?',
      sentence: 'En el campo ___ muy temprano.',
      en: 'In the country people get up very early.',
      options: [
        {
          text: '*se se levanta*',
          because: '*Levantarse* already has *se*, so you can’t add another.',
        },
        {
          text: '*se levanta*',
          because: 'This would be “he or she gets up”: somebody you’ve already named.',
        },
        {
          text: '*la gente se levanta*',
          right: true,
          because: 'With a verb that has its own *se*, name the subject: *la gente* or *uno*.',
        },
        {
          text: '*la gente se levantan*',
          because: 'Right idea, but *la gente* is singular: *se levanta*.',
          teaches: 'more-they',
        },
      ],
    },
    {
      id: 'working-at-home',
      kind: 'fill',
      teaches: 'more-they',
      sentence: 'Hoy la gente ___ más desde casa que en la oficina.',
      en: 'Nowadays people work more from home than in the office. (trabajar)',
      answers: [
        'trabaja',
        {
          answer: 'está trabajando',
          note: 'Right for “are working”. For what people do in general, say *trabaja*.',
        },
        { answer: 'suele trabajar', note: 'Right for “usually work”. “Work” is just *trabaja*.' },
      ],
      because: '*La gente*, “people”, is singular in Spanish.',
      mistakes: [
        {
          answer: '{trabajan|están trabajando}',
          because: 'English “people” is plural, but *la gente* is singular: *trabaja*.',
        },
        {
          answer: 'se trabaja',
          because: '*Se* hides the people, but here they’re named (*la gente*): *trabaja*.',
        },
        {
          answer: '{trabajo|trabajas|trabajamos|trabajáis}',
          because: 'Use the *ella* form with *la gente*: *trabaja*.',
        },

        {
          answer: '{trabajar|trabajando|trabajado|es trabajada}',
          because: 'Use a conjugated verb: *trabaja*.',
        },
        {
          answer: '{trabaje|trabajen}',
          because: 'For a fact, use the indicative. *La gente* is singular: *trabaja*.',
        },
      ],
      notAsked: [
        {
          answer: '{trabajaba|trabajó|trabajará}',
          because: 'That’s another tense. For “nowadays”, use the present: *trabaja*.',
        },
      ],
    },
    {
      id: 'job-in-bank',
      kind: 'translate',
      teaches: 'more-they',
      en: 'She was offered a job in a bank.',
      parts: { job: '{un trabajo|un empleo|un puesto [de trabajo]|trabajo|empleo}' },
      answers: [
        'Le ofrecieron ^ $job <en un banco>.',
        {
          answer: 'Le han ofrecido ^ $job <en un banco>.',
          note: 'Right for “has been offered”. “Was offered” is *ofrecieron*.',
        },
        {
          answer: 'Se le ofreció ^ $job <en un banco>.',
          note: 'Right, but formal: *se* + *le*. In speech, say *le ofrecieron*.',
        },
        {
          answer:
            '{Le fue ofrecido un {trabajo|empleo|puesto|puesto de trabajo} en un banco|Un {trabajo|empleo|puesto|puesto de trabajo} en un banco le fue ofrecido}.',
          note: 'Right in a formal text: the **job** is the subject. In speech, say *le ofrecieron*.',
        },
        {
          answer: 'Alguien le ofreció ^ $job <en un banco>.',
          note: 'Right for “someone offered her”. If it’s nobody in particular, say *le ofrecieron*.',
        },
        {
          answer: 'Le propusieron un {trabajo|empleo|puesto} <en un banco>.',
          note: 'Right, but *proponer* is “to suggest”. “To offer” is *ofrecer*.',
        },
        {
          answer: 'Un banco le ofreció $job.',
          note: 'Right for “a bank offered her”. If nobody is named, say *le ofrecieron*.',
        },
      ],
      because:
        'She **receives** the offer, so she can’t be the subject: “they offered her”, *le ofrecieron*.',
      mistakes: [
        {
          answer:
            '{{Fue|Ella fue} ofrecida [un]|Ella fue ofrecido [un]|Fue ofrecido} {trabajo|empleo} en un banco.',
          because: 'That’s word for word from English. The receiver isn’t the subject: *le ofrecieron*.',
        },
        {
          answer: 'La ofrecieron un {trabajo|empleo} en un banco.',
          because: 'She receives the job, so she’s the indirect object: *le*.',
        },
        {
          answer: '{Estaba|Está|Estuvo} {ofrecida|ofrecido} un {trabajo|empleo} en un banco.',
          because: 'It’s an event, and she’s the receiver: *le ofrecieron*.',
        },
      ],
      notAsked: [
        {
          answer: '{Me|Te|Les|Nos} ofrecieron un {trabajo|empleo} en un banco.',
          because: '*Me, te, les* and *nos* mean someone else. “To her” is *le*: *le ofrecieron*.',
        },
        {
          answer: 'Le {dieron|han dado} un {trabajo|empleo|puesto} en un banco.',
          because: 'That’s “was given”, from *dar*. “Was offered” is *le ofrecieron*.',
        },
        {
          answer: 'Ofrecieron un {trabajo|empleo} en un banco.',
          because: 'It doesn’t say who to: *le* is missing.',
        },
        {
          answer: 'Le ofreció un {trabajo|empleo} en un banco.',
          because: 'That’s “he (or she) offered her”. Nobody is named, so use *ofrecieron*.',
        },
        {
          answer: 'Se ofreció un {trabajo|empleo} en un banco.',
          because: 'It doesn’t say who to: *se le ofreció*, or better *le ofrecieron*.',
        },
        {
          answer: 'Fue ofrecido un {trabajo|empleo} en un banco.',
          because: 'That’s “a job was offered”. It doesn’t say who to: *le ofrecieron*.',
        },
        {
          answer: 'Le ofrecían un {trabajo|empleo} en un banco.',
          because:
            'That’s “they were offering her”. For one finished event, use the preterite: *le ofrecieron*.',
        },
      ],
    },
    {
      id: 'tickets-sold',
      kind: 'choose',
      teaches: 'more-pairs',
      prompt: 'Which verb?',
      sentence: 'Cuando llegamos al teatro, todas las entradas ya ___ vendidas.',
      en: 'When we got to the theatre, all the tickets were already sold.',
      options: [
        {
          text: '*estaban*',
          right: true,
          because: 'That’s how things were when you arrived (the result), so use *estar*.',
        },
        {
          text: '*fueron*',
          because: 'That’s the action at one moment, but *ya* shows how things were.',
        },
        {
          text: '*habían*',
          because: 'After *haber*, the participle doesn’t agree, and tickets can’t sell anything.',
        },
        { text: '*están*', because: 'Right verb, but *llegamos* is in the past: *estaban*.' },
      ],
    },
    {
      id: 'museum-opened',
      kind: 'fill',
      teaches: 'more-pairs',
      sentence: 'El museo ___ inaugurado por el rey en 1992.',
      en: 'The museum was opened by the king in 1992. (ser or estar?)',
      answers: [
        'fue',
        { answer: 'sería', note: 'A historian may write this, looking ahead. “Was” is *fue*.' },
      ],
      because: 'A date and a doer mean an action: use *ser*, in the preterite.',
      mistakes: [
        {
          answer: '{estuvo|estaba|está}',
          because:
            '*Estar* describes the state afterwards. The king opened it, so it’s an action: use *ser*.',
        },

        { answer: '{fueron|fui|fuiste}', because: 'Right verb, but the subject is *el museo*: *fue*.' },
        {
          answer: '{se|fue se|se fue}',
          because: 'There’s a participle after the gap, so you need *ser*: *fue*.',
        },
        { answer: '{ha|había|hubo}', because: 'For a past date use the preterite of *ser*: *fue*.' },
      ],
      notAsked: [
        {
          answer: '{era|es}',
          because:
            'A historian may write *es* or *era*, as if it were happening. “Was” (one event in the past) is *fue*.',
        },
        { answer: 'había sido', because: 'That’s “**had** been opened”. “Was opened” is *fue*.' },
        {
          answer: 'ha sido',
          because:
            'That’s “**has** been opened”, and people use it with a date only in parts of South America. “Was” is *fue*.',
        },
      ],
    },
    {
      id: 'recipe-eggs',
      kind: 'choose',
      teaches: 'which-passive',
      prompt: 'What does the recipe say?',
      sentence: 'Primero ___ los huevos con el azúcar.',
      en: 'First the eggs are beaten with the sugar.',
      options: [
        {
          text: '*se baten*',
          right: true,
          because: 'Recipes are written with *se*, and *los huevos* is plural.',
        },
        {
          text: '*se bate*',
          because: '*Los huevos* is plural: *se baten*.',
          teaches: 'passive-se',
        },
        {
          text: '*están batidos*',
          because: 'That’s the result. A recipe says what to do.',
          teaches: 'action-or-result',
        },
        { text: '*baten*', because: 'This means “they beat”, but who’s “they”? In a recipe, use *se*.' },
      ],
    },
    {
      id: 'queen-airport',
      kind: 'choose',
      teaches: 'which-passive',
      prompt: 'Which form would a newspaper use?',
      sentence: 'El aeropuerto ___ ayer por la reina.',
      en: 'The airport was opened yesterday by the queen.',
      options: [
        {
          text: '*se inauguró*',
          because: '*Se* hides the doer, so it doesn’t go with *por la reina*.',
          teaches: 'passive-se',
        },
        {
          text: '*fue inaugurado*',
          right: true,
          because: 'It’s news, one event, with a doer after *por*: use *ser* + participle.',
        },
        {
          text: '*está inaugurado*',
          because: '*Ayer* is when it happened. *Estar* describes the state afterwards.',
          teaches: 'action-or-result',
        },
        {
          text: '*fue inaugurada*',
          because: 'The participle agrees with *el aeropuerto*, not with *la reina*.',
          teaches: 'agreement',
        },
      ],
    },
  ],
} satisfies AuthoredLesson
