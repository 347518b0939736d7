import type { AuthoredLesson } from '../types'

export default {
  subtitle: 'La voz pasiva y sus alternativas',
  blurb:
    'Understand the passive wherever you read it, and choose what a Spanish speaker would say instead: *se*, “they”, or the active.',
  rule: 'The written passive is *ser* + [participle](?participle), which agrees: *Las cartas fueron escritas por Ana* (the letters were written by Ana). The everyday one is *se*: *Se venden bicis* (bikes for sale). For a result use *estar*.',
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
      what: 'The forms with *se* and “they” in your own texts; the passive with *ser* mainly to understand it.',
    },
    higher: {
      asks: 'produce',
      what: 'Each in the right place: in an article or a report one passive with *ser* and two with *se*.',
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
          text: 'Start with what the action is done to (below, the poems). Then comes *ser*, in the tense you need, and the participle: *-ado* from *-ar*, *-ido* from *-er, -ir*, or [irregular](#participles). It agrees: *-o, -a, -os, -as*. The doer comes last, with *por*.',
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
          text: 'The everyday passive: *se* + verb, which agrees with the **thing**, one or more. The doer is left out; for _by_ use *ser*.',
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
          text: 'With no thing to agree with, *se* means “one, people, you”, and the verb is **always singular**: *Se vive bien aquí* (life is good here).',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'En este restaurante se {come:comer} muy bien.',
              en: 'The food is very good in this restaurant.',
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
          text: 'Many English passives are a plural verb in Spanish, “they”: *Me {han robado:robar} la bici* (my bike has been stolen).',
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
              why: 'On the left somebody shuts it; on the right you find it shut.',
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
            'The **result**? *Estar*: *La tienda {está cerrada:cerrar}* (the shop is closed).',
            'The **doer** named in writing, or one event in news, history, a report? *Ser*: *{Fue escrito:escribir} por Lorca* (it was written by Lorca).',
            'The doer, in **speech**? Active, the object first: *Esta foto la {hizo:hacer} Ana* (this photo was taken by Ana).',
            'A **thing**, no doer? *Se*, and the verb agrees: *Se {venden:vender} entradas* (tickets for sale).',
            'A **person**? “They”: *Me {han invitado:invitar}* (I’ve been invited).',
          ],
        },
      ],
    },
    {
      id: 'mistakes',
      title: 'Mistakes that cost most marks',
      core: true,
      blocks: [
        {
          kind: 'mistakes',
          rows: [
            {
              wrong: 'La novela fue escrito por Allende.',
              right: 'La novela {fue escrita:escribir} por Allende.',
              en: 'The novel was written by Allende.',
              why: 'It agrees: *novela* … *-a*.',
            },
            {
              wrong: 'Se vende coches usados.',
              right: 'Se {venden:vender} coches usados.',
              en: 'Used cars for sale.',
              why: '*Coches* is the subject: plural verb.',
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
              why: 'A date is a moment, an event: *ser*.',
            },
          ],
        },
      ],
    },
    {
      id: 'agreement',
      title: 'Agreement of the participle: four endings',
      more: '-o, -a, -os, -as: the subject decides, not the doer.',
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
      id: 'participles',
      title: 'Irregular participles: *abierto*, *escrito*, *hecho*, *roto*',
      more: 'Twelve verbs, three with two forms, and families: look them up here.',
      syllabus: ['V9'],
      blocks: [
        {
          kind: 'text',
          text: 'The participle is the form of _written_ and _done_. Regular: *-ar* gives *-ado*, *-er* and *-ir* give *-ido*. The ones in this table are irregular. Three more verbs have two forms, both right: *impreso* or *imprimido* (printed), *frito* or *freído* (fried), *provisto* or *proveído* (provided).',
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
            { es: 'No se {admiten:admitir} perros.', en: 'Dogs are not allowed.' },
          ],
        },
      ],
    },
    {
      id: 'more-impersonal-se',
      title: '*Se busca* or *se buscan*? *Hay que*, *hace falta*, *se debe*',
      more: '*se* with people; other ways to say you can, you must.',
      syllabus: ['V16', 'V20'],
      blocks: [
        {
          kind: 'text',
          text: '*Se* with people: if they are definite and take *a*, the verb is singular, as in *se vive*: *Se busca a los testigos* (the witnesses are being sought).',
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
          caption: 'Other impersonal expressions for what people do or must do',
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
          text: 'If a verb is already [reflexive](?reflexive), you cannot add a second *se*: “people get up early” is *La gente se levanta temprano* or *Uno se levanta temprano* (“one gets up early”).',
        },
      ],
    },
    {
      id: 'more-they',
      title: 'People, one, and who was asked: *la gente*, *uno*, *me preguntaron*',
      more: 'More ways not to name the doer.',
      syllabus: ['V9'],
      blocks: [
        {
          kind: 'text',
          text: '*Me {han robado:robar} la bici* is word for word “they have stolen the bike from me”. Even if it was one person, the verb is plural.',
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
          text: '“I was asked”: in Spanish the person is hardly ever the subject of a passive (newspapers do write *fue preguntado por los periodistas*, he was asked by the journalists). Say *me dieron* (I was given), *me dijeron* (I was told), *me preguntaron* (I was asked).',
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
          text: 'Two more ways not to name the doer: *la gente*, “people” (singular verb), and *uno, una*, “one”, which may include yourself.',
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
          text: 'Of the two verbs only *ser* makes a passive, and only *ser* is for the moment when it happened. The quick test: if you say what somebody did at some moment, use *ser*. If you describe how things are afterwards, use *estar*. (A few states also name the doer: *La carta está firmada por todos*, the letter is signed by everyone.) See *ser* and *estar* [side by side](ser-estar#contrast).',
        },
      ],
    },
    {
      id: 'which-passive',
      title: 'Which passive? A path, and where to use each',
      more: 'A drawing with four questions, and a table from news to speech.',
      syllabus: ['V9'],
      blocks: [
        {
          kind: 'text',
          text: 'Spanish uses the passive with *ser* far less than English. In conversation you hardly hear it; in newspapers, history books and formal reports you read it every day. Understand it for IGCSE; use it once, with or without *por*, for Spanish B.',
        },
        {
          kind: 'figure',
          name: 'passive-path',
          caption:
            'A path with four stops. First question: do you mean the result and not the action? Then *estar* + participle: *La tienda está cerrada* (the shop is closed). Second question: do you name the doer, or report one event in a formal text? Then *ser* + participle, *Fue publicado en 1605* (it was published in 1605), with *por* before the doer: *Fue escrito por Lorca* (it was written by Lorca). Third question: is it a thing, and the doer unknown or unimportant? Then *se* + verb that agrees: *Se venden entradas* (tickets for sale). Last: is it about people? Then *se* + singular verb + *a*, or simply the third person plural: *Se eligió a la delegada* (the class rep was elected), *Me han invitado* (I’ve been invited).',
        },
        {
          kind: 'table',
          caption: 'Where to use each',
          columns: [
            { header: 'Pattern, and where', lang: 'en' },
            { header: 'Example', lang: 'es' },
            { header: 'English', lang: 'en', translation: true },
          ],
          rows: [
            [
              '*ser* + participle: news, history, formal texts; it can name the doer with *por*',
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
              '*estar* + participle: everywhere, the state afterwards; mostly no doer',
              'La ley {está aprobada:aprobar}.',
              'The law has been passed (it’s through).',
            ],
            [
              'active with the object in front: conversation, when the doer matters',
              'La ley la {aprobó:aprobar} el Parlamento.',
              'It was Parliament that passed the law.',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'Where English says _This song was written by my sister_, a Spanish speaker says *Esta canción la {escribió:escribir} mi hermana*: the object in front, then *la*, then the doer.',
        },
      ],
    },
    {
      id: 'conversion',
      title: 'One idea, three ways: active, passive, *se*',
      more: 'Eight ideas said in three ways, and eight gaps to fill.',
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
              because: 'One thing, one moment in the past: singular preterite.',
            },
            {
              sentence: 'Han vendido todas las entradas. Se ___ todas las entradas.',
              en: 'All the tickets have been sold. (vender)',
              answers: [
                'han vendido',
                {
                  answer: 'vendieron',
                  note: 'The preterite is usual in Latin America; the sentence before has the perfect: *han vendido*.',
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
      id: 'more-mistakes',
      title: 'More mistakes to avoid',
      more: 'Five more: *se busca a*, *han sido*, by me, irregular participles.',
      blocks: [
        {
          kind: 'mistakes',
          rows: [
            {
              wrong: 'Se buscan a los testigos.',
              right: 'Se {busca:buscar} a los testigos.',
              en: 'The witnesses are being sought.',
              why: 'The opposite mistake. With *a* + definite people there is no subject to agree with: singular.',
            },
            {
              wrong: 'El dibujo fue hecho de mí.',
              right: 'El dibujo {fue hecho:hacer} por mí.',
              en: 'The drawing was done by me.',
              why: '_By_ is *por*. *De* would be the material: *hecho de papel* (made of paper). And in speech say *El dibujo lo hice yo* (I did the drawing).',
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
              why: '*Se* hides the doer, so in good style it does not go with *por* (legal texts do this). Make the doer the subject; in a formal text use *es hablado por* (is spoken by).',
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
      more: 'Tips for each paper; *Se renta* and *Se arrienda*.',
      blocks: [
        {
          kind: 'note',
          label: 'In the exam',
          text: '**IGCSE:** you need to understand the passive in Reading; in your own text one *se* (*se puede, se vende, se necesita*: you can, for sale, is needed) is the best use of it. **Spanish B, writing:** in an article or a report one *ser* passive and two with *se* look professional. **Speaking:** *me han dado* (I’ve been given), *me dijeron* (I was told) sound far more natural than any passive.',
        },
        {
          kind: 'note',
          label: 'Spain and Latin America',
          text: 'The grammar is the same. You may meet the passive with *ser* a little more often in Latin American newspapers than in Spanish ones, and signs for “to let” vary: *Se alquila* in Spain, *Se renta* in Mexico, *Se arrienda* in Chile and Colombia. *El piso, las patatas, el ordenador* and *el móvil* (flat, potatoes, computer, mobile) are Spain’s words; you will hear *el departamento, las papas, la computadora* and *el celular* in Latin America.',
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
        { answer: '{de|desde}', because: 'Neither *de* nor *desde* is “by” here: the doer needs *por*.' },
        {
          answer: '{a|al|en|entre|sobre|hacia|bajo}',
          because: '“By” a person is *por*: use no other word for the doer of a passive.',
        },
        {
          answer: '{por a|por la|por el|por de}',
          because: '*Por* alone is right: *una* follows it directly.',
        },
        { answer: 'que', because: '*Que* begins a new sentence with its own verb. The doer needs *por*.' },
        {
          answer: '{cerca de|al lado de}',
          because: 'The doer needs *por*. This is “by” in the sense of “near”.',
        },
      ],
      notAsked: [
        {
          answer: 'junto a',
          because: '*Junto a* is “together with”. The doer needs *por*.',
        },
        { answer: 'para', because: '*Para* would be **for** her, not **by** her.' },
        { answer: 'con', because: 'That is “together with a young architect”. The doer needs *por*.' },
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
        '*Ha sido* stays together and never changes; *vista* agrees with *película*; the doer needs *por*.',
      mistakes: [
        {
          answer:
            'La película {ha vista sido|sido ha vista|vista sido ha|sido vista ha|vista ha sido} por miles de personas.',
          because: 'The order is as in English _has been seen_: *ha sido vista*.',
        },
        {
          answer:
            'La película ha sido vista {de miles por personas|por personas de miles|de personas por miles}.',
          because: 'The doer needs *por*, and *miles* comes before *de*: *por miles de personas*.',
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
          because: '*Vista* is the participle here and belongs after *ha sido*: *ha sido vista*.',
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
        'One event in the past: *fue*. The participle of *escribir* is irregular and agrees with *novela*; the doers need *por*.',
      mistakes: [
        {
          answer: 'La novela fue {escrito|escritos|escritas} por dos hermanas.',
          because: 'The participle agrees with what was written, one novel: *la novela … escrita*.',
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
          because: '*Fui* is “I was”. The novel *fue*.',
        },
        {
          answer: 'La novela fue escrita {de|a|desde} dos hermanas.',
          because: 'For the doer of a passive use *por*.',
        },
        {
          answer: 'La novela {escribió|escribieron} por dos hermanas.',
          because: 'That is active. The passive is *ser* + participle: *fue escrita*.',
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
          because: 'Good Spanish: it describes the book. For what happened once use *ser*: *fue escrita*.',
        },
        {
          answer: 'La novela {era|es|será} escrita por dos hermanas.',
          because: 'Right pattern, different tense. “Was written”, once, is *fue escrita*.',
        },
        {
          answer:
            '{Dos hermanas escribieron la novela|La novela la escribieron dos hermanas|La escribieron dos hermanas}.',
          because: 'Good Spanish, and what people say. Here use *ser* and *por*.',
        },
      ],
    },
    {
      id: 'bikes-sign',
      kind: 'choose',
      teaches: 'passive-se',
      prompt: 'A sign in a window: *Se venden bicis*. What does it tell you?',
      options: [
        {
          text: 'Bikes for sale.',
          right: true,
          because:
            'With *se* the bikes “are sold”, and nobody says who sells them: the everyday passive of Spanish.',
        },
        {
          text: 'They sell each other bikes.',
          because: '*Se* can mean “each other”, but here it hides who sells. No person is named at all.',
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
          note: 'Right; it says how people talk here. The language itself: *se habla español*.',
        },
        {
          answer:
            '{{Se habla|Hablan} [el] {español|castellano} por aquí|Por aquí {se habla|hablan} [el] {español|castellano}}.',
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
            '{{Español|El español} está hablado aquí|Español está hablando aquí|Aquí está hablado [el] español}.',
          because: '*Está* never makes a passive action. What people do here is *se habla*.',
        },
        {
          answer: '{{Español|Castellano} se habla aquí|{Español|Castellano} aquí se habla}.',
          because:
            '*Se habla* is right, but a language before its verb needs *el*. More natural: *Aquí se habla español*.',
        },
        {
          answer: '{Aquí se hablan [el] español|Se hablan [el] español aquí|El español se hablan aquí}.',
          because: 'One language: *se habla*, singular.',
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
          answer: '{Aquí se {hable|hablo|hablas|hablamos}|Se {hable|hablo|hablas|hablamos}} español[ aquí].',
          because: 'With *se* use the *él* form, in the present: *se habla*.',
        },
        {
          answer: '{Aquí se habla|Se habla} a español[ aquí].',
          because: '*Hablar* needs no preposition: *se habla español*. *Hablar de* is to talk **about** it.',
        },
        {
          answer: '{Aquí se habla|Se habla} {española|españoles|la española|España|el España}[ aquí].',
          because: 'The language is masculine singular: *español*.',
        },
        {
          answer: 'Aquí se cuenta español[ aquí].',
          because: '*Decir* is to say something. You **speak** a language: *se habla*.',
        },
      ],
      notAsked: [
        {
          answer: '{Aquí se está hablando español|Se está hablando español aquí}.',
          because: 'That is “is **being** spoken” at this moment. In general: *se habla*.',
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
          answer: '{Aquí se {habló|hablaba|hablará}|Se {habló|hablaba|hablará}} español[ aquí].',
          because: '*Se* is right, but the tense is not: “is spoken” is *se habla*.',
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
          answer: '{El español está hablando aquí|Aquí está hablando el español}.',
          because:
            'That is “the Spaniard is speaking here”, at this moment. The language: *se habla español*.',
        },
        {
          answer: 'Aquí está hablando español.',
          because:
            'That is “he or she is speaking Spanish here”. The English names nobody: *se habla español*.',
        },
        {
          answer: '{Aquí se habla|Se habla} {de|del} español[ aquí].',
          because:
            'That is to talk **about** Spanish. The language you speak has no preposition: *se habla español*.',
        },
        {
          answer: '{Aquí se dice|Se dice} español[ aquí].',
          because:
            'That says which **word** people use. To speak a language is *hablar*: *se habla español*.',
        },
      ],
    },
    {
      id: 'bikes-for-hire',
      kind: 'correct',
      teaches: 'passive-se',
      sentence: 'Se alquila bicicletas en el puerto.',
      en: 'Bikes are hired out at the harbour.',
      answers: [
        'Se alquilan ^ [las] bicicletas <en el puerto>.',
        'Alquilan bicicletas <en el puerto>.',
        'Las bicicletas se alquilan en el puerto.',
        'En el puerto las bicicletas se alquilan.',
        {
          answer: 'Se {rentan|arriendan} bicicletas <en el puerto>.',
          note: '*Rentar* is used in Mexico, *arrendar* in Chile and Colombia; in Spain *alquilar*.',
        },
        {
          answer: 'Las bicicletas son alquiladas en el puerto.',
          note: 'Right, but it sounds like an official report. For what is done every day Spanish says *se alquilan*.',
        },
        {
          answer:
            '{Se pueden alquilar bicicletas|Puedes alquilar bicicletas|Hay bicicletas de alquiler} <en el puerto>.',
          note: 'Right; the sentence you were correcting only needed a plural verb: *se alquilan*.',
        },
      ],
      because: 'The bikes are the subject: plural verb.',
      mistakes: [
        {
          answer: 'Se {alquila|renta|arrienda} [las] bicicletas <en el puerto>.',
          because: 'The verb is still singular, and *bicicletas* are several: *se alquilan*.',
        },
        {
          answer: 'Se {alquilo|rento|arriendo} [las] bicicletas <en el puerto>.',
          because: 'That is the form of *yo*. The bikes are the subject: *se alquilan*.',
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
            'A noun before its verb needs an article in Spanish. Here it comes after: *se alquilan bicicletas*.',
        },
        {
          answer: 'Se alquilan {bicicleta|una bicicleta} <en el puerto>.',
          because: 'There are several bikes, and a plural verb for them: *se alquilan bicicletas*.',
        },
        {
          answer: 'Se alquilan a [las] bicicletas <en el puerto>.',
          because: 'The plural is right, but the bikes are the subject, so no *a*: *se alquilan bicicletas*.',
        },

        {
          answer: 'Se {alquilen|alquilin} bicicletas <en el puerto>.',
          because: '*Alquilar* is an *-ar* verb, and this is a fact: *se alquilan*.',
        },
        {
          answer: 'Se alquilan bicicletas {al puerto|a el puerto|sobre el puerto}.',
          because: 'The verb is right. “At the harbour” needed no change: *en el puerto*.',
        },
        {
          answer: 'Están alquiladas bicicletas <en el puerto>.',
          because:
            '*Estar* with a participle needs an article, *las bicicletas*, and says that all are out now. For what is done there every day: *se alquilan*.',
        },
      ],
      notAsked: [
        {
          answer: 'Alquilamos bicicletas <en el puerto>.',
          because: 'That is “**we** hire out bikes”. The English names nobody: *se alquilan*.',
        },
        {
          answer: '{Alquila|alquilo|alquilas} bicicletas <en el puerto>.',
          because:
            'That names one person who does it. The sentence says only that it is done: *se alquilan*.',
        },
        {
          answer: 'Están alquiladas las bicicletas <en el puerto>.',
          because:
            '*Estar* gives the result: all are out on hire now. For what is done there every day: *se alquilan*.',
        },
        {
          answer: 'Se {alquilaron|alquilaban|alquilarán} bicicletas <en el puerto>.',
          because: 'The plural is right, but the tense has changed: “are hired out” is *se alquilan*.',
        },
        {
          answer: 'Se alquila {bicicleta|una bicicleta} <en el puerto>.',
          because: 'That is one bike. Several need a plural verb: *se alquilan bicicletas*.',
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
      because: 'No thing to agree with: impersonal *se*, always singular.',
      mistakes: [
        { answer: 'comen', because: 'A plural needs a plural subject, and there is none: *se come*.' },
        {
          answer: '{comemos|como|comes|coméis}',
          because: 'Impersonal *se* always takes the third person singular.',
        },
        {
          answer: '{comer|comiendo|comido}',
          because: '*Se* needs a conjugated verb: *se come*.',
        },

        { answer: 'coma', because: 'A fact takes the indicative: *se come*. ~~Se coma~~ would be a wish.' },
        {
          answer: '{es comido|es comida|está comido|está comiendo}',
          because: '*Se* is already the passive: one verb is enough, *se come*.',
        },
      ],
      notAsked: [
        {
          answer: '{comió|comía|comerá}',
          because: 'Wrong tense. For what is always true, use the present: *come*.',
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
          note: 'Right: “is not allowed”. “You can’t” is *no se puede*.',
        },
        {
          answer: '{Se prohíbe {nadar|bañarse|el baño}|Nadar se prohíbe} <aquí>.',
          note: 'Right: “it is forbidden”. “You can’t” is *no se puede*.',
        },
        {
          answer: 'No se puede {uno bañar|bañar uno} <aquí>.',
          note: 'Right, with *bañarse*, “to go for a swim”.',
        },
        {
          answer: 'No se debe nadar <aquí>.',
          note: '*No se debe* is “you mustn’t”. “You can’t” is *no se puede*.',
        },
      ],
      because: '“You” is people in general: *se* + singular verb, then the infinitive.',
      mistakes: [
        {
          answer: 'No se pueden nadar <aquí>.',
          because: 'There is no thing to agree with: singular, *se puede*.',
        },
        { answer: 'Se no puede nadar <aquí>.', because: '*No* goes before *se*: *no se puede*.' },
        {
          answer: 'No se puede {nada|nado|nadando|a nadar|nadarse} <aquí>.',
          because: 'After *poder* comes the plain infinitive: *nadar*.',
        },
        {
          answer: 'No se puede bañarse <aquí>.',
          because: '*Bañarse* has its own *se*, and two do not go together: *no se puede nadar*.',
        },
        { answer: 'No {es|está} puede nadar aquí.', because: '“You can” is *se puede*: one verb.' },
      ],
      notAsked: [
        { answer: 'No se puede nadar <{allí|ahí}>.', because: 'That is “there”. “Here” is *aquí*.' },
        { answer: 'No se puede nadar.', because: 'Right so far; “here” is missing: *aquí*.' },
        { answer: 'Se puede nadar <aquí>.', because: 'That is “you can”: *no* is missing.' },
        {
          answer: 'No puede nadar <aquí>.',
          because: 'Good Spanish for “he can’t”, or to one *usted*. For everybody, with *se*: *no se puede*.',
        },
        {
          answer: 'No {puedes|podés} nadar <aquí>.',
          because: 'Good Spanish to one friend. For everybody, with *se*: *no se puede*.',
        },
        {
          answer: 'No {podéis|pueden} nadar <aquí>.',
          because: 'Good Spanish to several people. For everybody, with *se*: *no se puede*.',
        },
        {
          answer: '{Está prohibido|Prohibido|No está permitido} {nadar|bañarse} <aquí>.',
          because: 'Good Spanish, “it is forbidden”, but here use *se*: *no se puede*.',
        },
        {
          answer: '{Uno no puede nadar aquí|Aquí uno no puede nadar|Nadie puede nadar aquí}.',
          because: 'Good Spanish, but here use *se*: *no se puede*.',
        },
        {
          answer: 'No se puede bañar <aquí>.',
          because: 'Many people say it, but *bañarse* has its own *se*. With *nadar*: *no se puede nadar*.',
        },
        {
          answer: 'No se sabe nadar <aquí>.',
          because:
            '*Saber* is to know how to: “people here can’t swim”. What is allowed is *poder*: *no se puede*.',
        },
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
          note: '*Me … mi* is common in parts of Latin America; in Spain *me* says whose it is, and *el* is enough.',
        },
        {
          answer: '{Se {han robado|robaron} mi|Se me {han robado|robaron} el} móvil.',
          note: '*Robarse* is said in parts of Latin America; *me han robado* or *me robaron* is right everywhere.',
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
        'The natural way is *Me han robado el móvil*, “they have stolen the phone from me”: *me* says whose it is, so *el* is enough (*mi* is common only in parts of Latin America). *Mi móvil ha sido robado* is correct, but it reads like a police report.',
      mistakes: [
        {
          answer: 'Mi móvil {estuvo|ha estado} robado.',
          because:
            '*Estar* describes a state. What happened is *ha sido robado*, or better *me han robado el móvil*.',
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
          because: '*Robar* needs no preposition, and a phone no personal *a*: *me han robado el móvil*.',
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
          because: '*Robado* needs its helper: *me han robado el móvil*.',
        },
      ],
      notAsked: [
        {
          answer: 'Me {han robado|robaron}.',
          because: 'That is “I’ve been robbed”. The thing is missing: *me han robado el móvil*.',
        },
        {
          answer: '{Han robado|Robaron} el móvil.',
          because: 'The verb is right, but nothing says whose phone it is: *me han robado el móvil*.',
        },
        {
          answer: '{Me habían robado el móvil|Mi móvil había sido robado}.',
          because: 'That is “**had** been stolen”. “Has been” is *han robado*, *ha sido robado*.',
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
          answer: 'Me {roban|están robando} {el|mi} móvil.',
          because: 'That is “they are stealing my phone”, now. “Has been stolen” is *han robado*.',
        },
        {
          answer: 'Mi móvil {es|era|será|está siendo} robado.',
          because:
            'Good Spanish in another tense; *es robado* and *era robado* are also what you say of stolen goods. “Has been stolen” is *ha sido robado*.',
        },
        {
          answer: 'Mi móvil {está|estaba} robado.',
          because:
            '*Estar* describes a state: it is on the list of stolen phones. What happened is *ha sido robado*, or better *me han robado el móvil*.',
        },
        {
          answer: 'Me {ha robado|robó} {el|mi} móvil.',
          because:
            'Singular means one thief you know: “he (or she) has stolen it”. For somebody unknown Spanish says “they”: *me han robado*.',
        },
        {
          answer: '{Ha robado|Robó} mi móvil.',
          because:
            'Singular means one thief you know: “he (or she) has stolen it”. For somebody unknown Spanish says “they”: *han robado*.',
        },
        {
          answer: '{Le|Te|Nos|Les} {han robado|robaron} el móvil.',
          because: 'The pattern is right, but it was stolen from **you**: *me*.',
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
        { text: '*está*', right: true, because: 'You find it shut: a state, the result of closing.' },
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
      because: 'Count the beats: *es-TÁ*, two, is “is”; *es-TA-ba*, three, is “was”.',
      choices: ['La farmacia estaba cerrada.', 'La farmacia está cerrada.'],
    },
    {
      id: 'message-to-friend',
      kind: 'choose',
      teaches: 'choosing',
      prompt: 'You text a friend. Which is the natural way?',
      en: 'I’ve been invited to a concert!',
      options: [
        {
          text: '*¡He sido invitado a un concierto!*',
          because: 'Correct, but among friends it sounds like an official letter.',
        },
        {
          text: '*¡Me han invitado a un concierto!*',
          right: true,
          because: 'The plural verb, “they”, is what people say.',
        },
        {
          text: '*¡Estoy invitando a un concierto!*',
          because: 'This would be “I’m inviting”: you would be the one who invites.',
        },
        {
          text: '*¡Se ha invitado a un concierto!*',
          because: 'It does not say **who** has been invited: *me* is missing.',
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
          note: 'Right with a pause before *esta casa*. The usual order has it in front: *esta casa la construyó mi abuelo*.',
        },
      ],
      because: 'In speech use the active: first the object, then *la*, the verb, and the doer.',
      mistakes: [
        {
          answer: 'Esta casa construyó la mi abuelo.',
          because: 'The pronoun *la* goes before the verb: *la construyó*.',
        },
        {
          answer: 'Mi abuelo construyó la esta casa.',
          because:
            '*Esta casa* takes no article. *La* repeats the object in front: *esta casa la construyó*.',
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
      answers: [
        'Mi abuelo nació <en [la ciudad de] Sevilla> <{en 1950|en el año 1950|el año 1950}>.',
        '{En 1950 nació mi abuelo en Sevilla|En 1950 nació en Sevilla mi abuelo|En Sevilla nació mi abuelo en 1950|En Sevilla nació en 1950 mi abuelo|Nació mi abuelo en Sevilla en 1950}.',
        {
          answer: 'Mi abuelo nació en Sevilla en el 1950.',
          note: 'Years usually have no article: *en 1950*.',
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
          because: '*Nacer* has no *se*: *nació*.',
        },
        {
          answer: 'Mi abuelo {ha nacido|nace|nacía|nacerá|había nacido} <en Sevilla> <en 1950>.',
          because: 'Active is right. One event in 1950 takes the preterite: *nació*.',
        },
        {
          answer: 'Mi abuelo {nací|naciste|nacieron|nacimos} <en Sevilla> <en 1950>.',
          because: 'Active is right. For “he” it is *nació*.',
        },
        {
          answer: 'Mi abuelo {nacó|naco|nasió|nacé|nacido|nacer|nazó} <en Sevilla> <en 1950>.',
          because: 'The form of *nacer* that you need is the preterite *nació*.',
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
          because: 'The verb is right, but it is *mi abuelo*, one grandfather.',
        },
        {
          answer: 'Mi abuelo nació <en Sevilla> <en {1915|1905|1940|1960}>.',
          because: 'The verb is right. The year is 1950.',
        },
        {
          answer: 'Mi abuelo es nacido <en Sevilla> <en 1950>.',
          because:
            'You may hear *es nacido en*: it says where someone comes from. For the event the verb is *nació*.',
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
              because: 'It says what happened on Monday, the action: *fue*; and it agrees, *abierta*.',
            },
            {
              answer: 'La nueva biblioteca fue {abrida|abrido} el lunes.',
              because: 'The participle of *abrir* is irregular: *abierta*.',
            },
            { answer: 'La nueva biblioteca fue abiertas el lunes.', because: 'One library: *abierta*.' },
          ],
          notAsked: [
            {
              answer: 'La nueva biblioteca {está|estuvo|estaba} abierta el lunes.',
              because: 'That describes it, “open”. What happened on Monday, the action, is *fue abierta*.',
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
          because: 'The things are the subject of *se*, and there are many: *se prestan*.',
          mistakes: [
            {
              answer: 'Se {son prestados|están prestados} libros, películas y juegos.',
              because: '*Se* + the verb in the plural, in the present: *se prestan*.',
            },
          ],
          notAsked: [
            {
              answer: 'Se prestaron libros, películas y juegos.',
              because:
                'The plural is right, but that is the past. The sentence is in the present: *se prestan*.',
            },
            {
              answer: 'Presta libros, películas y juegos.',
              because:
                'That says that he, she or the library lends them. With *se* the verb agrees with the things: *se prestan*.',
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
              because: 'For a woman it would be *nacida*. But for the event the verb is *nació*.',
            },
            { answer: 'Se nació en Cuba en 1990.', because: '*Nacer* has no *se*: *nació*.' },
          ],
          notAsked: [
            {
              answer: 'Es nacida en Cuba <en 1990>.',
              because:
                'You may hear *es nacida en*: it says where someone comes from. For the event the verb is *nació*.',
            },
            {
              answer: 'Nacía en Cuba en 1990.',
              because: 'The imperfect belongs to a story: “was being born”. One moment in the past: *nació*.',
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
      en: 'The winners (girls) were congratulated by the head teacher.',
      options: [
        {
          text: '*felicitado*',
          because: 'It agrees with the subject, *las ganadoras*, not with *el director*.',
        },
        { text: '*felicitadas*', right: true, because: '*Las ganadoras* is feminine plural: *-as*.' },
        { text: '*felicitados*', because: 'The plural is right, but *las ganadoras* is feminine.' },
        { text: '*felicitando*', because: 'That is the _-ing_ form; the passive takes the participle.' },
      ],
    },
    {
      id: 'film-shot',
      kind: 'correct',
      teaches: 'agreement',
      sentence: 'La película fue rodado en Perú.',
      en: 'The film was shot in Peru.',
      answers: [
        'La película fue {rodada|filmada|grabada} <en {Perú|el Perú}>.',
        'Fue {rodada|filmada} la película <en {Perú|el Perú}>.',
        {
          answer: '{La película se {rodó|filmó}|Se {rodó|filmó} la película} <en {Perú|el Perú}>.',
          note: 'Right, and more usual in speech. The sentence you were correcting has *ser*: *fue rodada*.',
        },
        {
          answer: '{Rodaron|Filmaron} la película <en {Perú|el Perú}>.',
          note: 'Right: “they shot”. The sentence you were correcting has *ser*: *fue rodada*.',
        },
        {
          answer: 'La película ha sido {rodada|filmada|grabada} <en {Perú|el Perú}>.',
          note: 'Right for “has been shot”. “Was shot” is *fue rodada*.',
        },
      ],
      because: 'After *ser* the participle agrees with the subject: *película … rodada*.',
      mistakes: [
        {
          answer: 'La película {{está|estaba} rodado|estuvo {rodada|rodado}} en Perú.',
          because: 'It says what happened: the action takes *ser*, *fue rodada*.',
        },
        {
          answer: 'La película fue {rodadas|rodados|rodaba|rodando|rodó|rueda} en Perú.',
          because: '*Ser* + participle, which agrees with *película*: *rodada*.',
        },
        {
          answer: 'La película fue {disparada|disparado} <en {Perú|el Perú}>.',
          because: '*Disparar* is to shoot with a gun. A film is *rodada*.',
        },
        {
          answer: 'La película {ha|fue a} rodada en Perú.',
          because: 'The passive is *ser* + participle: *fue rodada*.',
        },
        {
          answer: 'El película fue rodado en Perú.',
          because: '*Película* is feminine: the participle has to change, *rodada*.',
        },
        {
          answer: 'La película rodó en Perú.',
          because: 'Active: the film would have done the shooting. *Fue rodada*.',
        },
      ],
      notAsked: [
        {
          answer: 'La película {está|estaba} rodada en Perú.',
          because: 'That describes the film. What happened, the action, takes *ser*: *fue rodada*.',
        },
        {
          answer: 'La película {era|es|será} rodada en Perú.',
          because: 'It agrees now. But *fue*, for one event in the past, needed no change.',
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
      because: 'Tomorrow: *ser* in the future, then the participle.',
      mistakes: [
        {
          answer: '{fue|era|ha sido|había sido}',
          because: 'That is the past. *Mañana*, tomorrow, takes the future: *será*.',
        },
        {
          answer: '{estará|está|estaba|va a estar}',
          because: 'The opening is an action: *ser*, not *estar*.',
        },
        {
          answer: '{serán|seré|serás|seremos|van a ser}',
          because: 'Right tense. The subject is *el hospital*: *será*.',
        },
        { answer: '{sea|fuera}', because: '“Will be” is the future: *será*.' },
        {
          answer: '{se|será se|se será}',
          because: 'After the gap comes a participle, so you need *ser*: *será*.',
        },
        { answer: '{habrá|ha|va}', because: 'The passive is *ser* + participle: *será inaugurado*.' },
      ],
      notAsked: [
        { answer: 'sería', because: 'That is “would be”, as in a rumour. “Will be” is the future: *será*.' },
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
      because: 'The participle of *romper* is irregular, *roto*, and agrees: *ventanas … rotas*.',
      mistakes: [
        {
          answer: '{rompidas|rompido|rompida|rompidos}',
          because: 'The participle of *romper* is irregular: *roto, rota, rotos, rotas*.',
        },
        {
          answer: '{roto|rotos|rota}',
          because: 'Irregular, yes; and it agrees with *dos ventanas*: *rotas*.',
        },
        {
          answer: '{rompieron|rompiendo|romper|rompió|rompen}',
          because: 'After *fueron* comes the participle: *rotas*.',
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
        { text: '*Se alquilan*', right: true, because: '*Pisos* is the subject of *se*: plural verb.' },
        { text: '*Se alquila*', because: 'Singular would fit one flat: *Se alquila piso*.' },
        {
          text: '*Se alquilan a*',
          because: '*A* is only for definite people, and then the verb would be singular.',
          teaches: 'more-impersonal-se',
        },
        { text: '*Se son alquilados*', because: 'Two passives at once: use either *se* or *ser*.' },
      ],
    },
    {
      id: 'waiters-wanted',
      kind: 'hear',
      teaches: 'signs',
      says: 'Se necesitan camareros para el verano.',
      en: 'Waiters wanted for the summer.',
      because:
        'You hear the *-n* of *necesitan* before the hard *c* of *camareros*: more than one is wanted.',
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
          because: 'With *a* + definite people there is no subject to agree with: singular.',
        },
        {
          text: '*se reciben*',
          because: 'The plural would need them as its subject, but *a los nuevos alumnos* is the object.',
        },
        {
          text: '*son recibidos*',
          because: 'In the passive they are the subject, without *a*: *son recibidos los nuevos alumnos*.',
          teaches: 'ser-passive',
        },
        {
          text: '*está recibido*',
          because: '*Estar* + participle is a result, and it could not agree with anything here.',
          teaches: 'action-or-result',
        },
      ],
    },
    {
      id: 'early-risers',
      kind: 'choose',
      teaches: 'more-impersonal-se',
      prompt: 'How do you say it about people in general?',
      sentence: 'En el campo ___ muy temprano.',
      en: 'In the country people get up very early.',
      options: [
        {
          text: '*se se levanta*',
          because: '*Levantarse* already has *se*; you cannot add a second one.',
        },
        { text: '*se levanta*', because: 'This would be “he or she gets up”: somebody you have named.' },
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
        { answer: 'está trabajando', note: 'Right: “are working”. What people do in general is *trabaja*.' },
        { answer: 'suele trabajar', note: 'Right: “usually work”. “Work” by itself is *trabaja*.' },
      ],
      because: '*La gente*, “people”, is singular in Spanish.',
      mistakes: [
        {
          answer: '{trabajan|están trabajando}',
          because: 'English “people” is plural; *la gente* is singular: *trabaja*.',
        },
        {
          answer: 'se trabaja',
          because: '*Se* hides the people, but here they are named, *la gente*: *trabaja*.',
        },
        {
          answer: '{trabajo|trabajas|trabajamos|trabajáis}',
          because: '*La gente* takes the form of *ella*: *trabaja*.',
        },

        {
          answer: '{trabajar|trabajando|trabajado|es trabajada}',
          because: 'Use a conjugated verb: *trabaja*.',
        },
        {
          answer: '{trabaje|trabajen}',
          because: 'A fact takes the indicative, and *la gente* is singular: *trabaja*.',
        },
      ],
      notAsked: [
        {
          answer: '{trabajaba|trabajó|trabajará}',
          because: 'Another tense. “Work”, nowadays, is the present: *trabaja*.',
        },
      ],
    },
    {
      id: 'job-in-bank',
      kind: 'translate',
      teaches: 'more-they',
      en: 'She was offered a job in a bank.',
      answers: [
        'Le ofrecieron ^ {un trabajo|un empleo|un puesto|un puesto de trabajo|trabajo|empleo} <en un banco>.',
        {
          answer:
            'Le han ofrecido {un trabajo|un empleo|un puesto|un puesto de trabajo|trabajo|empleo} <en un banco>.',
          note: 'Right for “has been offered”. “Was offered” is *ofrecieron*.',
        },
        {
          answer:
            'Se le ofreció {un trabajo|un empleo|un puesto|un puesto de trabajo|trabajo|empleo} <en un banco>.',
          note: 'Right, and formal: *se* + *le*. In speech: *le ofrecieron*.',
        },
        {
          answer:
            '{Le fue ofrecido un {trabajo|empleo|puesto|puesto de trabajo} en un banco|Un {trabajo|empleo|puesto} en un banco le fue ofrecido}.',
          note: 'Right, in a formal text: the **job** is the subject. In speech: *le ofrecieron*.',
        },
        {
          answer: 'Alguien le ofreció {un trabajo|un empleo|un puesto|trabajo} <en un banco>.',
          note: 'Right: “someone offered her”. For nobody in particular: *le ofrecieron*.',
        },
        {
          answer: 'Le propusieron un {trabajo|empleo|puesto} <en un banco>.',
          note: 'Right; *proponer* is to suggest it to her. “To offer” is *ofrecer*.',
        },
        {
          answer: 'Un banco le ofreció {un trabajo|un empleo|un puesto|trabajo|empleo}.',
          note: 'Right: the bank is the doer, “a bank offered her”. When nobody is named: *le ofrecieron*.',
        },
      ],
      because:
        'She **receives** the offer, so she cannot be the subject: “they offered her”, *le ofrecieron*.',
      mistakes: [
        {
          answer:
            '{{Fue|Ella fue} ofrecida [un]|Ella fue ofrecido [un]|Fue ofrecido} {trabajo|empleo} en un banco.',
          because: 'Word for word from English. Whoever receives is not the subject: *le ofrecieron*.',
        },
        {
          answer: 'La ofrecieron un {trabajo|empleo} en un banco.',
          because: 'She receives the job: the indirect object, *le*, also for a woman.',
        },
        {
          answer: '{Estaba|Está|Estuvo} {ofrecida|ofrecido} un {trabajo|empleo} en un banco.',
          because: 'An event, and she receives: *le ofrecieron*.',
        },
      ],
      notAsked: [
        {
          answer: '{Me|Te|Les|Nos} ofrecieron un {trabajo|empleo} en un banco.',
          because: '*Me, te, les* and *nos* are other people. “To her” is *le*: *le ofrecieron*.',
        },
        {
          answer: 'Le {dieron|han dado} un {trabajo|empleo|puesto} en un banco.',
          because: 'That is “was given”: *dar*. “Was offered” is *le ofrecieron*.',
        },
        {
          answer: 'Ofrecieron un {trabajo|empleo} en un banco.',
          because: 'It does not say to whom: *le* is missing.',
        },
        {
          answer: 'Le ofreció un {trabajo|empleo} en un banco.',
          because: 'That is “he (or she) offered her”. Nobody is named: plural, *ofrecieron*.',
        },
        {
          answer: 'Se ofreció un {trabajo|empleo} en un banco.',
          because: 'It does not say to whom: *se le ofreció*, or better *le ofrecieron*.',
        },
        {
          answer: 'Fue ofrecido un {trabajo|empleo} en un banco.',
          because: 'That is “a job was offered”. It does not say to whom: *le ofrecieron*.',
        },
        {
          answer: 'Le ofrecían un {trabajo|empleo} en un banco.',
          because:
            'That is “they were offering her”. One finished event takes the preterite: *le ofrecieron*.',
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
        { text: '*estaban*', right: true, because: 'How things were when you arrived: a result, *estar*.' },
        {
          text: '*fueron*',
          because: 'That is the action, at one moment; but with *ya* you say how things were.',
        },
        {
          text: '*habían*',
          because: 'After *haber* the participle does not agree, and the tickets sold nothing.',
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
      because: 'A date and a doer: the action, *ser*, in the preterite.',
      mistakes: [
        {
          answer: '{estuvo|estaba|está}',
          because: '*Estar* is the state afterwards. The king opened it in 1992: the action, *ser*.',
        },

        { answer: '{fueron|fui|fuiste}', because: 'Right verb. The subject is *el museo*: *fue*.' },
        {
          answer: '{se|fue se|se fue}',
          because: 'After the gap comes a participle, so you need *ser*: *fue*.',
        },
        { answer: '{ha|había|hubo}', because: 'For a past date use the preterite of *ser*: *fue*.' },
      ],
      notAsked: [
        {
          answer: '{era|es}',
          because:
            'A historian may write *es* or *era*, as if it were happening. “Was”, one event in the past, is *fue*.',
        },
        { answer: 'había sido', because: 'That is “**had** been opened”. “Was opened” is *fue*.' },
        {
          answer: 'ha sido',
          because:
            'That is “**has** been opened”, and with a date people say it only in parts of South America. “Was” is *fue*.',
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
          because: '*Los huevos* is the subject of *se*: plural verb.',
          teaches: 'passive-se',
        },
        {
          text: '*están batidos*',
          because: 'That is the result; a recipe says what is done.',
          teaches: 'action-or-result',
        },
        { text: '*baten*', because: 'This would be “they beat”: who? In a recipe nobody is meant, so *se*.' },
      ],
    },
    {
      id: 'queen-airport',
      kind: 'choose',
      teaches: 'which-passive',
      prompt: 'Which form belongs in the newspaper?',
      sentence: 'El aeropuerto ___ ayer por la reina.',
      en: 'The airport was opened yesterday by the queen.',
      options: [
        {
          text: '*se inauguró*',
          because: '*Se* hides the doer: it does not go with *por la reina*.',
          teaches: 'passive-se',
        },
        {
          text: '*fue inaugurado*',
          right: true,
          because: 'News, one event, and the doer is named with *por*: *ser* + participle.',
        },
        {
          text: '*está inaugurado*',
          because: '*Ayer* is the moment of the action; *estar* describes the state afterwards.',
          teaches: 'action-or-result',
        },
        {
          text: '*fue inaugurada*',
          because: 'It agrees with *el aeropuerto*, not with *la reina*.',
          teaches: 'agreement',
        },
      ],
    },
  ],
} satisfies AuthoredLesson
