import type { Spanish } from '../spanish/markup'

/** A mistake from the lessons that can be detected in any text. The pattern must never match correct Spanish. */
export interface MistakePattern {
  /** The wrong sentence from the lesson, quoted exactly. */
  wrong: string
  /**
   * The regular expression to search for; it starts and ends at a word boundary. A named group adds a condition on its
   * word: `infinitive`, `present` (indicative only), `future`, `conditional`, `subjunctive` (present only), `command`
   * (and no other form), `finite` (a present form, even if it can also be another form of a verb), `noInfinitive` (no
   * infinitive comes after it).
   */
  find: string
  /**
   * Skip a match if the text before it matches this, which ends with `$`. Safari before 16.4 has no lookbehind, and
   * cannot even load code that uses it.
   */
  notAfter?: string
  /** Only at the start of a sentence. */
  initial?: true
  /** Case-sensitive. */
  exact?: true
  /** Skip the match if the same sentence also matches this. */
  unless?: string
  /** The correction, if the one in the lesson does not fit every text. */
  right?: Spanish
}

const word = '\\p{L}+'
const count =
  '(?:\\d+|un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciséis|diecisiete|dieciocho|diecinueve|veinte|treinta|cuarenta|cincuenta|muchos|muchas|varios|varias)'
/** *Quince años mayor* is right after *ser*, but an age that ends here or continues in one of these ways is not. */
const age = `(?:${count}|diecis[eé]is|veinti\\p{L}+) a[nñ]os(?= *(?:[.,;:!?]|$|(?:y(?! medi[oa])|pero|de edad|viej[oa]s?)(?!\\p{L})))`
/** Nouns that can be followed by a number of years: durations, age limits. */
const lasts = 'diferencia|edad|pena|condena|contrato|curso|carrera|máxim|mínim|límite|durac|tiempo'
const person =
  '(?:padre|madre|hermano|hermana|hermanastro|hermanastra|amigo|amiga|abuelo|abuela|primo|prima|tío|tía|novio|novia|hijo|hija)'
const gerund = '(?!cuando|bando|mando|contrabando|comando)\\p{Ll}+(?:ando|iendo|yendo)'
const participle = '(?:\\p{L}{2,}[ai]do|hecho|visto|dicho|puesto|escrito|roto|abierto|vuelto|muerto)'
const pronouns = '(?:(?:yo|tú|él|ella|no|me|te|se|lo|la|le|nos|os|los|las|les) ){0,3}'
const noun =
  '(?:padre|madre|hermano|hermana|amigo|amiga|abuelo|abuela|primo|prima|tío|tía|familia|casa|libro|perro|gato|instituto|colegio|profesor|profesora|habitación|ciudad|cumpleaños|móvil)'
const day = '(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)'
const have = '(?:he|has|ha|hemos|habéis|han)'

/** Mistakes from the lessons that are wrong in any context. */
export const mistakePatterns: readonly MistakePattern[] = [
  { wrong: 'Soy quince años.', find: `(?:soy|eres|somos) (?:de )?${age}` },
  // *La pena es de quince años* and *La edad mínima es quince años* are right: only a person’s age is sure to be wrong.
  {
    wrong: 'Soy quince años.',
    find: `(?:él|el|ella) (?:tambi[eé]n |ya |solo |sólo )?es ${age}`,
    unless: lasts,
  },
  {
    wrong: 'Soy quince años.',
    find: `(?:mi|tu|su) ${person} (?:(?!que )\\p{L}+ ){0,2}es ${age}`,
    unless: lasts,
  },
  {
    wrong: 'Soy quince años.',
    find: `(?:(?:mis|tus|sus) ${person}s|ellos|ellas) (?:tambi[eé]n |ya |solo |sólo )?son ${age}`,
    unless: lasts,
  },
  { wrong: 'Soy quince años.', find: `se llama \\p{L}+ y (?:tambi[eé]n |ya |solo |sólo )?es ${age}` },
  { wrong: 'Estoy quince años.', find: `(?:estoy|estás) (?:de )?${age}` },
  { wrong: 'Soy cansado.', find: '(?:soy|somos) (?:muy |tan |un poco )?cansad[oa]s?' },
  { wrong: 'Soy bien, gracias.', find: '(?:soy|eres|somos) bien(?= *(?:[.,;!?]|$))' },
  {
    wrong: 'Está importante reciclar.',
    find: 'est[áa] (?:muy )?(?:importante|necesario|posible|imposible) (?:que|(?<infinitive>\\p{L}+))',
  },
  { wrong: 'Soy de acuerdo contigo.', find: '(?:soy|eres|somos) de acuerdo' },
  { wrong: 'Soy leyendo.', find: `(?:[Ss]oy|[Ee]res|[Ss]omos) ${gerund}`, exact: true },
  // *Cuanto más mejor* only lacks its comma.
  {
    wrong: 'Este móvil es más mejor.',
    find: 'm[áa]s (?:mejor|peor|mejores|peores)',
    notAfter: 'cuant[oa]s? $',
  },
  { wrong: 'Mi gato es muerto.', find: '(?:es|son) muert[oa]s?(?= *(?:[.,;!?]|$))' },
  {
    wrong: 'Voy estudiar esta tarde.',
    find: '(?:voy|vas|va|vamos|vais|van) (?<infinitive>\\p{L}+)',
    right: 'Voy a estudiar esta tarde.',
  },
  // Skipped if the word can also be a noun here: *voy a nado, vas a charlas, va a casa*.
  {
    wrong: 'Voy a estudio en la biblioteca.',
    find: '[Vv]oy a (?!nado|entreno|duelo|tiro|saco|seco|salto|trato|vivo|giro|paseo|almuerzo|canto|grito|mando|lleno)(?<present>\\p{Ll}+o)',
    exact: true,
  },
  {
    wrong: 'Voy a estudio en la biblioteca.',
    find: '[Vv]oy a (?:estudio|trabajo|juego|desayuno)',
    exact: true,
  },
  {
    wrong: 'Voy a estudio en la biblioteca.',
    find: '[Vv]as a (?!casas|duras|cuestas|duchas|entregas|charlas|copias|peleas|reservas|cortas|tiras)(?<present>\\p{Ll}+[ae]s)',
    exact: true,
  },
  { wrong: 'Voy a estudio en la biblioteca.', find: '[Vv]a a (?<present>\\p{Ll}+e)', exact: true },
  {
    wrong: 'Voy a estudio en la biblioteca.',
    find: '[Vv]a a (?:estudia|trabaja|juega|viaja|baila|canta|descansa)',
    exact: true,
  },
  { wrong: 'Voy a estudio en la biblioteca.', find: '[Vv]amos a (?<finite>\\p{Ll}+[aei]mos)', exact: true },
  { wrong: 'Voy a estudio en la biblioteca.', find: '[Vv]an a (?<present>\\p{Ll}+[ae]n)', exact: true },
  { wrong: 'Soy estudiar para el examen.', find: '(?:soy|estoy) (?<infinitive>\\p{L}+)' },
  {
    wrong: 'Si tendría tiempo, iría contigo.',
    find: `si ${pronouns}(?<conditional>\\p{L}+)`,
    initial: true,
    // *¿Si me gustaría ir?* repeats a question.
    unless: ' o no|^¿si [^,]*\\?',
  },
  {
    wrong: 'Si tendré dinero, iré al festival.',
    find: `si ${pronouns}(?<future>\\p{L}+)`,
    initial: true,
    unless: ' o no|^¿si [^,]*\\?',
  },
  { wrong: 'Si tengas tiempo, llámame.', find: `si ${pronouns}(?<subjunctive>\\p{L}+)`, initial: true },
  // *En mayo, cuando terminaré los exámenes* and *Será en mayo cuando iremos* are right: there *cuando* refers back to
  // a date.
  {
    wrong: 'Cuando llegaré a casa, te llamaré.',
    find: `cuando ${pronouns}(?<future>\\p{L}+)`,
    notAfter: '(?:, |(?:sé|sabes?|sabemos|saben|saber|d[ií]me|dice|pregunt\\p{L}+) )$',
    unless: '(?:^|[^\\p{L}])(?:es|será|serán) [^,]*cuando',
  },
  { wrong: 'Estudio para que aprender.', find: 'para que (?<infinitive>\\p{L}+)' },
  { wrong: 'Antes de que salir, come algo.', find: '(?:antes|después) de que (?<infinitive>\\p{L}+)' },
  { wrong: 'A pesar de que llover, salimos.', find: 'a pesar de que (?<infinitive>\\p{L}+)' },
  { wrong: 'Aunque que es tarde, voy.', find: 'aunque que' },
  {
    wrong: 'Pienso de que es injusto.',
    // *¿Qué piensas de que lo prohíban?* is right.
    notAfter: '(?:^|[^\\p{L}])qu[eé] $',
    find: '(?:pienso|creo|opino|piensas|crees|pensamos|creemos|piensan|creen) de que',
  },
  { wrong: 'Estoy seguro que vendrá.', find: 'estoy segur[oa] que' },
  { wrong: 'A sí mismo, hay que reducir el plástico.', find: 'a s[ií] mismo(?=,)', initial: true },
  {
    wrong: 'Tu casa es mucho bonita.',
    find: '(?:es|está|son|están|era|eran|fue|soy|estoy|estaba) mucho (?:bonit|guap|interesant|grand|pequeñ|divertid|aburrid|car|barat|important|difícil|fácil|fe|cansad|content|feliz)(?:[oae]s?)?',
  },
  { wrong: 'Yo también no voy.', find: '(?:yo|tú|él|ella|nosotros|nosotras|ellos|ellas) también no' },
  { wrong: 'Nadie no viene.', find: '(?:nadie|nunca) no', initial: true },
  {
    wrong: 'Hablo francés y inglés.',
    find: `${word} y (?:i(?![aeou]|[ivx]*(?!\\p{L})|phone|pad|pod|mac)|hi(?![aeo]))\\p{L}*`,
  },
  { wrong: 'Siete o ocho personas.', find: `${word} o h?o\\p{L}*` },
  { wrong: 'Yo gusto el cine.', find: 'yo gusto(?! de)' },
  { wrong: 'Yo gustaría tener un perro.', find: 'yo gustaría(?! de)' },
  {
    wrong: 'Me gusta los perros.',
    find: `(?:me|te|le|nos|os|les) (?:gusta|encanta) (?:los|las) (?!${day}|fines|días|tardes|noches|mañanas|veranos|inviernos|vacaciones|dos|tres)(?<noInfinitive>\\p{L}+)`,
  },
  {
    wrong: 'A Juan gusta el fútbol.',
    find: 'a (?:mí|ti|él|ella|nosotros|nosotras|ellos|ellas|usted|ustedes|Juan) (?:no )?(?:gusta|gustan|encanta|encantan)',
  },
  {
    wrong: 'Me gusta chocolate.',
    find: '(?:gusta|encanta) (?:chocolate|fútbol|música|tenis|baloncesto|deporte|inglés|español|café|cine|playa|pizza)',
  },
  { wrong: 'Me gusta nadando.', find: `(?:me|te|le|nos|les) (?:gusta|encanta|gustaría) ${gerund}` },
  // *Si me gusta compro dos* and *el té me gusta solo* are right: match only at the start, and only if the form shows
  // the person.
  {
    wrong: 'Me gusta nadando.',
    find: '(?:a mí )?(?:no )?me (?:gusta|encanta|gustaría) (?!seco|lleno|vivo|corto)(?<present>\\p{L}+o)',
    initial: true,
  },
  { wrong: 'El paquete es para yo.', find: 'para yo' },
  { wrong: 'No he lo visto.', find: `${have} (?:lo|la|los|las|le|les|me|te|se|nos) ${participle}` },
  {
    wrong: '¿Qué es tu número de teléfono?',
    find: 'qué es tu (?:número|nombre|dirección|correo|apellido)',
    initial: true,
  },
  { wrong: 'En los lunes tengo natación.', find: `en los ${day}(?! de| sant)`, initial: true },
  { wrong: 'Hoy es el lunes.', find: `hoy es el ${day}(?= *(?:[.,;!?]|$))` },
  {
    wrong: 'Entro a las ocho por la mañana.',
    find: `a las? (?:una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce) por la (?:mañana|tarde|noche)`,
  },
  {
    wrong: 'Mi cumpleaños es en el segundo de mayo.',
    find: `cumpleaños es en el (?:\\d+|${count}|primero?|segundo|tercero?|cuarto|quinto|veinti\\p{L}+)(?: de)?`,
  },
  { wrong: 'Los sábado juego al baloncesto.', find: 'los (?:sábado|domingo)' },
  { wrong: 'Son la una y veinte.', find: 'son la una(?! para la otra)' },
  {
    wrong: 'Habían muchos turistas en la playa.',
    find: 'habían (?:muchos|muchas|varios|varias|pocos|pocas|algunos|algunas|unos|unas|dos|tres|cuatro|cinco|problemas|fiestas|turistas)',
  },
  {
    wrong: 'Habrán muchos problemas.',
    find: 'habrán (?:muchos|muchas|varios|varias|pocos|pocas|algunos|algunas|unos|unas|dos|tres|cuatro|cinco|problemas|fiestas|turistas)',
  },
  {
    wrong: 'Hubieron fiestas en mi barrio.',
    find: 'hubieron (?:muchos|muchas|varios|varias|pocos|pocas|algunos|algunas|unos|unas|dos|tres|cuatro|cinco|problemas|fiestas|turistas)',
  },
  { wrong: 'Han habido problemas.', find: 'han habido' },
  {
    wrong: 'Es un bueno libro.',
    // *Un malo terrible* is the villain of a film.
    find: `un (?:bueno|malo) (?:${noun}|día|chico|hombre|restaurante|plan|ejemplo|momento|trabajo|fin|año|hábito|resultado|tiempo|humor|estudiante|alumno|coche|sitio|lugar|hotel|equipo|consejo|viaje|novio|hijo|médico|jugador|deporte|barrio|recuerdo|regalo|rato|idea|película|jefe|compañero|actor|cantante|cocinero)`,
  },
  {
    wrong: 'Vivo en el primero piso.',
    find: '(?:el|un|mi|tu|su) (?:primero|tercero) (?:piso|día|año|mes|lugar|premio|curso|capítulo|trabajo|viaje)',
  },
  {
    wrong: 'Viven en una grande casa.',
    find: 'una? grande (?:casa|ciudad|problema|fiesta|familia|piso|parque|perro|sorpresa|amigo|amiga|ayuda|diferencia)',
  },
  { wrong: 'Quiero un otro helado.', find: 'una? otr[oa]' },
  {
    wrong: 'La problema es grave.',
    find: '(?:la|una|esta|mucha) (?:problema|sistema|clima|idioma|planeta|mapa|día)',
  },
  { wrong: 'Me he roto el mano.', find: '(?:el|un) mano(?! a )' },
  { wrong: 'La agua está fría.', find: 'la agua' },
  { wrong: 'Este agua está caliente.', find: '(?:este|ese|aquel|mucho|poco) agua' },
  { wrong: 'Vengo de el dentista.', find: 'de el(?= \\p{Ll})', exact: true },
  {
    wrong: 'Aquí la gente comen tarde.',
    // *Los problemas de la gente son graves* and *La comida y la gente son geniales* are right.
    notAfter: '(?:^|[^\\p{L}])(?:de|a|con|para|por|en|y|e|ni|toda|sobre|entre|como|hacia) $',
    find: 'la gente (?:no )?(?:son|están|tienen|van|hacen|quieren|pueden|comen|viven|dicen|piensan|creen|hablan|necesitan|usan|trabajan)',
  },
  {
    wrong: 'treinta uno',
    find: '(?:treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa) (?:uno|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)',
  },
  { wrong: 'Cuesta un mil euros.', find: 'un mil' },
  {
    wrong: 'un millón euros',
    find: '(?:un millón|millones) (?:euros|personas|habitantes|libros|dólares|pesos|años|turistas)',
  },
  {
    wrong: 'Hay doscientos chicas en el torneo.',
    find: '(?:dos|tres|cuatro|seis|ocho)cientos (?:chicas|personas|páginas|libras|casas|mujeres|alumnas)',
  },
  { wrong: 'veintiuno libros', find: 'veintiuno (?:años|libros|días|euros|alumnos|chicos|países|minutos)' },
  { wrong: 'Fue nacido en Lima.', find: '(?:fui|fue|fueron) nacid[oa]s?' },
  { wrong: 'Soy ido al parque.', find: '(?:soy|eres|es|somos) ido' },
  {
    wrong: 'Ella ha escrita tres canciones.',
    find: `${have} (?:(?!nada|cada)\\p{L}+(?:ad|id)|abiert|dich|escrit|hech|muert|puest|rot|vist|vuelt)(?:a|as|os)`,
  },
  {
    wrong: 'Ella a salido.',
    find: `(?:él|ella|usted|se|me|te|le|nos) a (?!lado|partido|s[aá]bado)${participle}`,
  },
  { wrong: 'Haber si han llegado mis padres.', find: 'haber si', initial: true },
  { wrong: 'Nosotros habemos ganado.', find: 'habemos' },
  {
    wrong: 'Llegamos en Madrid a las dos.',
    find: '(?:llegué|llegaste|llegó|llegamos|llegaron|llego|llegar) en (?:casa|Madrid|Barcelona|Londres|España|Sevilla|México|París|el instituto|el colegio|la playa)(?! a un)',
  },
  { wrong: 'Hoy me quedo a casa.', find: '(?:quedo|quedé|quedamos|quedarme|quedaba) a casa' },
  {
    wrong: 'Espero para el autobús.',
    find: '(?:espero|esperé|esperamos|esperar|esperando) para el (?:autobús|tren|metro|avión)',
  },
  { wrong: 'La parada está cerca del mi casa.', find: '(?:del|al) (?:mi|tu|su|mis|tus|sus)' },
  // *¡Que entre de una vez!* is right.
  {
    wrong: 'Me siento entre de Ana y Leo.',
    find: '[Ee]ntre de (?:(?:mi|mis|tu|tus|su|sus) \\p{Ll}+|\\p{Lu}\\p{L}+) y',
    exact: true,
  },
  {
    wrong: 'El perro está detrás mío.',
    find: '(?:detrás|delante|cerca|encima|debajo|enfrente) (?:mío|tuyo|suyo|nuestro)',
  },
  { wrong: 'Gira a la derecho.', find: 'a la derecho' },
  {
    wrong: 'Voy al instituto al pie.',
    find: '(?:voy|vamos|va|van|fui|iba) (?:a|al) (?:la |el )?\\p{L}+ al pie(?! de)',
  },
  {
    wrong: 'Hay un árbol delante la casa.',
    // *Tengo delante el mar* and *Enfrente vive mi abuela y detrás mi tía* are right.
    find: `(?!(?:y|o|e|ni|teng\\p{L}+|tiene\\p{L}*|tenemos|tenía\\p{L}*|llev\\p{L}+|veo|ves|ve|vemos|ven|viv\\p{L}+|pon\\p{L}*|puso|puse|queda\\p{L}*|apareci?\\p{L}+) )${word} (?:delante|detrás|debajo|enfrente) (?:el|la|los|las|mi|tu|su) \\p{L}+`,
    unless: ',',
  },
  { wrong: 'Antes de comiendo, me lavo las manos.', find: `(?:antes|después) de ${gerund}` },
  {
    wrong: 'Llevo dos años vivir aquí.',
    find: `(?:llevo|llevas|lleva|llevamos|llevan) ${count} (?:años?|mes(?:es)?|semanas?|días?|horas?) (?<infinitive>\\p{L}+)`,
  },
  {
    wrong: 'Estoy teniendo hambre.',
    find: '(?:estoy|estás|está|estamos|están) teniendo (?:hambre|sed|frío|calor|sueño|miedo)',
  },
  {
    wrong: 'Vivo aquí desde dos años.',
    find: `desde (?:un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|muchos) (?:años?|mes(?:es)?|días?)(?! (?:antes|después|atrás|hasta|en adelante|de edad|en que))`,
    unless: 'niñ[oa]s|beb[eé]|edad|cursos?|a partir',
  },
  {
    wrong: 'Quiero que vienes conmigo.',
    find: `(?:quiero|quiere|quieren|queremos|prefiero) que ${pronouns}(?<present>\\p{L}+)`,
    unless: '(?:te|la|lo|os|le|las|los) (?:quier|quer)',
  },
  { wrong: 'Ojalá que puedes venir.', find: `ojalá (?:que )?${pronouns}(?<present>\\p{L}+)` },
  {
    wrong: 'Espero que tú hacer los deberes.',
    find: '(?:espero|quiero|quieren|quiere|prefiero) que (?:tú |él |ella |ellos )?(?<infinitive>\\p{L}+)',
  },
  {
    wrong: 'Quiero tú venir conmigo.',
    // *¿Quieren ustedes tomar algo?* and *¿Quiere él venir?* are right.
    find: '(?:quiero (?:tú|él|ella|ellos|ellas|ustedes)|quiere (?:yo|tú|ellos|ellas|ustedes)|quieren (?:yo|tú|él|ella)) (?<infinitive>\\p{L}+)',
  },
  { wrong: 'Me gustaría que vienes a verme.', find: `me gustaría que ${pronouns}(?<present>\\p{L}+)` },
  { wrong: 'El mi libro está en casa.', find: '(?:el|los|las) (?:mi|mis|tus|sus)' },
  { wrong: 'La mía hermana estudia Medicina.', find: `(?:el mío|la mía|el tuyo|la tuya) ${noun}` },
  {
    wrong: 'Mis padre trabaja en un banco.',
    find: '(?:mis|tus|sus) (?:padre|madre|hermano|hermana|amigo|amiga|abuelo|abuela|primo|prima|tío|tía)',
  },
  {
    wrong: 'Nuestro familia es grande.',
    find: '(?:nuestro|vuestro) (?:familia|casa|clase|madre|ciudad|vida|escuela)',
  },
  {
    wrong: 'Es un amigo de mí.',
    find: '(?:un|una|el|la|este|esta) (?:amigo|amiga|libro|hermano|primo|prima) de mí(?! mism)',
  },
  { wrong: 'Este es mí hermano.', find: `mí ${noun}` },
  { wrong: 'Es Ana’s libro.', find: `\\p{L}+[’']s ${noun}` },
  { wrong: 'la chica cuya la madre es médica', find: 'cuy[oa]s? (?:el|la|los|las)' },
  { wrong: 'Le lo doy mañana.', find: 'les? (?:lo|la|los|las) \\p{L}+' },
  { wrong: 'No dímelo.', find: 'no (?:dímelo|dime|hazlo|ponlo|vete|siéntate)' },
  { wrong: 'Si lo sabes, dime lo.', find: '(?:dime|dame|hazme) lo(?= *(?:[.,;!?]|$))' },
  { wrong: 'No comed en clase.', find: 'no (?!sal|ten|sed|ven|verdad)(?<command>\\p{L}+)' },
  {
    wrong: 'Ayer he visto a Nuria.',
    find: `ayer (?:me |te |se |nos |lo |la )?${have} ${participle}`,
    initial: true,
  },
  // *Lo que hice yo fue estudiar* and *el que llegó antes que yo fue Leo* are right: match only if *yo* starts a
  // clause.
  {
    wrong: 'Yo hizo los deberes.',
    find: 'yo (?:hizo|fue|tuvo|estuvo|dijo|vino|puso|pudo|quiso)',
    notAfter: '^(?!.*(?:ayer|pero|cuando|porque|luego|después|entonces|también) $).*\\p{L} $',
  },
  { wrong: 'Yo hizo los deberes.', find: 'y yo (?:hizo|dijo|puso|quiso)' },
  {
    wrong: 'Corre como si es un niño.',
    find: 'como si (?:es|está|tiene|son|soy|hay)',
    unless: '(?:tanto|igual|mismo) si',
  },
  { wrong: 'Usaba a vivir en un piso.', find: '(?:usaba|usábamos|usaban) a (?<infinitive>\\p{L}+)' },
  { wrong: 'Creo que’es verdad.', find: "(?:que|me|te|lo|la|de|se)[’']\\p{L}+" },
  {
    wrong: 'Me ha decido la verdad.',
    find: `${have} (?:decido|escribido|hacido|rompido|abrido|ponido|volvido|vido)`,
  },
]

const days = 'Lunes|Martes|Mi[eé]rcoles|Jueves|Viernes|S[aá]bados?|Domingos?'
const months =
  'Enero|Febrero|Marzo|Abril|Mayo|Junio|Julio|Agosto|Septiembre|Setiembre|Octubre|Noviembre|Diciembre'
const languages =
  'Español|Inglés|Ingles|Francés|Alemán|Italiano|Portugués|Chino|Japonés|Ruso|Árabe|Catalán|Gallego|Galés|Irlandés|Hindi'
const people =
  'Español|Española|Inglés|Inglesa|Francés|Francesa|Alemán|Alemana|Italiano|Italiana|Portugués|Portuguesa|Chino|China|Japonés|Japonesa|Mexicano|Mexicana|Argentino|Argentina|Británico|Británica|Irlandés|Irlandesa|Galés|Galesa|Escocés|Escocesa|Americano|Americana'

const he =
  '(?:(?:tambi[eé]n )?(?:es|está|era|estaba|tiene|tenía|quiere|vive|juega|estudia|viene)|tambi[eé]n (?:fue|va|hace|puede|sabe|dice|habla|come))'

/** A word that needs an accent in this context, although it also exists without one. */
export interface AccentPattern {
  /** As in `MistakePattern`, but never case-sensitive. */
  find: string
  /** The word inside the match, in lower case. */
  word: string
  right: Spanish
}

export const accentPatterns: readonly AccentPattern[] = [
  { find: `el ${he}`, word: 'el', right: 'él' },
  { find: `(?:${count}|diecis[eé]is|veinti\\p{L}+) anos`, word: 'anos', right: 'años' },
  { find: '(?:con|para|sin) el(?= *(?:[.;!?]|$))', word: 'el', right: 'él' },
  { find: 'a el (?:no |también )?le (?:gusta|gustan|encanta|encantan|duele)', word: 'el', right: 'él' },
  { find: 'a mi (?:también |tambien |no |sí )?me', word: 'mi', right: 'mí' },
  { find: 'tu (?:también |tambien )?(?:eres|tienes|estás|quieres|puedes|vives)', word: 'tu', right: 'tú' },
]

/** After these words, a day or month is a name: *la calle Septiembre, la película Viernes*. */
const named =
  '(?:[Cc]alle|[Aa]venida|[Pp]laza|[Pp]aseo|[Pp]arque|[Bb]arrio|estación|película|serie|canción|libro|novela|grupo|revista|periódico|programa|disco|revolución)'
/** After these words, a day may be the title of a TV series: *Vi Miércoles en casa*. */
const watched = '(?:vi|veo|ver|vemos|vimos|viendo|visto|gusta|gustó|encanta|encantó)'
/** Months that are not also names of people or places. */
const surely = 'Enero|Febrero|Marzo|Junio|Septiembre|Setiembre|Octubre|Noviembre|Diciembre'

export type CapitalPattern = Pick<MistakePattern, 'find' | 'notAfter'>

/** Words that English capitalises and Spanish does not, where the word cannot be a name. */
export const capitalPatterns: readonly CapitalPattern[] = [
  // After a lower-case word it cannot start a sentence; before another capital it is part of a name.
  { find: `(?!de |${named} )\\p{Ll}+ (${surely})(?! \\p{Lu})` },
  { find: `(?!${named} )(?:\\p{Ll}+|\\d{1,2}) de (${surely})(?! \\p{Lu})`, notAfter: `${named} $` },
  { find: `(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre), (${months})` },
  {
    find: `(?:cumpleaños es|empieza|empiezan|termina|terminan|estamos|vacaciones) en (Abril|Mayo|Julio|Agosto)`,
  },
  { find: `(?:mes|principios|mediados|finales) de (${months})` },
  {
    find: `(?!de |${named} |${watched} )\\p{Ll}+ (Lunes|Martes|Mi[eé]rcoles|Jueves|Viernes|S[aá]bados?)(?! (?:Santo|de|\\d|\\p{Lu}))`,
  },
  {
    find: `(?:[Ee]l|[Ll]os|[Ee]ste|[Cc]ada|próximo|pasado|hasta el|todos los) (${days})(?! (?:Santo|Negro|de))`,
  },
  { find: `(?:[Ee]l|día) \\d{1,2} de (${months})` },
  {
    find: `en (?:Julio|Agosto)(?=[.,;]| \\p{Ll})`,
    notAfter: `(?:[Pp]iens\\p{L}+|pensando|[Cc]onf[ií]\\p{L}+|[Cc]reo|[Cc]ree) $`,
  },
  { find: `(?:[Hh]abl\\p{Ll}+|aprend\\p{Ll}+) (?:bien |mucho |un poco de )?(${languages})` },
  { find: `(?:soy|eres|somos) (${people})(?=[.,;]| (?:y|pero|de)(?!\\p{L})|$)` },
]
