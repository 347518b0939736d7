/**
 * Words whose accent was abolished by the 2010 spelling reform, or that the site writes without one (*solo*, *este*).
 */
export const neverAccented: ReadonlySet<string> = new Set(
  (
    'sólo éste ésta éstos éstas ése ésa ésos ésas aquél aquélla aquéllos aquéllas guión truhán ión prión ' +
    'fué fuí dió dí vió ví huí huís fluís crié crió criáis guié guió guiáis lié lió liáis rió riáis frió friáis fié fió ' +
    'tí bién tán vá dás dán hán véis'
  ).split(' '),
)

/** Words that always have an accent. Without it they are rare words or verb forms, so the dictionary accepts them. */
const accented =
  'número números último última últimos últimas próximo próxima próximos próximas público médico médica médicos ' +
  'práctico práctica prácticas título términos término ánimo capítulo cálculo artículo crédito depósito doméstico ' +
  'hábito hábitos íntimo límite límites líquido lógico máquina músculo página páginas párrafo plática prólogo ' +
  'símbolo tránsito único única válido vehículo vínculo ejército música músico músicas fábrica fábricas éramos ' +
  'íbamos estábamos habíamos teníamos fuéramos éxito éxitos ámbito inglés francés japonés portugués están fotógrafo ' +
  'fotógrafa índice índices diálogo diálogos catálogo pronóstico diagnóstico género géneros célebre fósforo ' +
  'estímulo círculo político política políticos análisis síntesis época épocas tráfico equívoco náufrago océano ' +
  'línea líneas área áreas sábado sábados miércoles mío mía míos mías tío tíos frío fríos fútbol árbol árboles lápiz ' +
  'lápices víctima víctimas vídeo vídeos andén además jamás tenía tenían será serán ojalá'

/** Maps each word without its accent to the correct spelling. */
export const alwaysAccented: ReadonlyMap<string, string> = new Map(
  accented.split(' ').map((word) => [
    word
      .normalize('NFD')
      .replace(/\u0301/g, '')
      .normalize('NFC'),
    word,
  ]),
)

/**
 * Words that have an accent only in some sentences, depending on the words around them. The patterns match lower-case
 * text.
 */
export const accentRules: readonly [pattern: RegExp, why: string][] = [
  [/(?<!\p{L})mas(?!\p{L})/u, 'mas is old for "but": write más'],
  [
    /(?<!\p{L})(?:a|de|para|por|sin|sobre|hacia|en|contra) mi(?= *[.,;:?!)»]| y )/u,
    'write mí after a preposition',
  ],
  [/(?<!\p{L})a mi (?:no|me|también|tampoco|sí|ya|nunca|siempre)(?!\p{L})/u, 'write a mí'],
  [/(?<!\p{L})tu(?= *[.,;:?!)»])/u, 'write tú without a noun'],
  [/(?<!\p{L})(?:entre tu|tu y yo|yo que tu)(?!\p{L})/u, 'write tú without a noun'],
  [
    /(?<!\p{L})tu (?:ya|no|nunca|siempre|también|tampoco|me|te|se|l[aeo]s?|nos)(?!\p{L})/u,
    'write tú before a verb',
  ],
  [/(?<![\p{L}(])el(?= *[.,;:?!)»])/u, 'write él without a noun'],
  [
    /(?<!\p{L})el (?:es|está|era|fue|tiene|ha|va|dice|quiere|puede|hace|sabe|\p{L}+aba)(?!\p{L})/u,
    'write él before a verb',
  ],
  [
    /(?<!\p{L})(?:no|ya|yo) se(?= *[.,;:?!)»]| si | qué | dónde | cómo | cuándo | quién | cuál )/u,
    'write sé for "I know"',
  ],
  [/(?<!\p{L})lo se(?!\p{L})/u, 'write lo sé for "I know it"'],
  [/(?<!\p{L})se (?:que|qué|cómo|dónde|cuándo|quién|cuál)(?!\p{L})/u, 'write sé for "I know"'],
  [/(?:^|[.?!…] )[¡¿«—]*si,/u, 'write sí for "yes"'],
  [/(?<!\p{L})(?:que|claro que|creo que) si(?= *[.,;:?!)»])/u, 'write sí for "yes"'],
  [/(?<!\p{L})si mism[oa]/u, 'write sí before mismo'],
  [
    /(?<!\p{L})estas? (?:muy|en|bien|mal|aquí|ahí|allí|lejos|cerca|lleno|enfermo|contento|listo|roto|abierto|\p{L}+[ai]do|\p{L}+ando|\p{L}+[iy]endo)(?!\p{L})/u,
    'write está or estás for "is" and "are"',
  ],
  [/(?<!\p{L})(?:dónde|cómo|quién|qué tal) estas?(?!\p{L})/u, 'write está or estás for "is" and "are"'],
  // *Esta* is rarely followed by a word in -o; *esta mano* and *esta dijo* are among the exceptions.
  [
    /(?<!\p{L})esta (?!(?:foto|mano|moto|radio|modelo|no|solo|como|pero|dijo|hizo|puso|quiso|supo|tuvo|trajo|vino)(?!\p{L}))\p{L}+o(?!\p{L})/u,
    'write está for "is"',
  ],
  [
    /(?<!\p{L})esta (?:(?:hech|escrit|rot|abiert|puest|cubiert|vuelt|muert)[ao]|a(?: punto)?|de|con|sin|todavía|detrás|delante|encima|debajo|dentro|fuera|junto|entre|arriba|abajo)(?!\p{L})/u,
    'write está for "is"',
  ],
  [/(?<!\p{L})(?:el|la|mi|tu|su) \p{L}+ esta \p{L}+[ao](?!\p{L})/u, 'write está for "is"'],
  [
    /(?<!\p{L})(?:un|el|tomar|tomo|tomas|toma|bebo|bebe|beber) te(?= *[.,;:?!)»]| con | verde)/u,
    'the drink is té',
  ],
  [/(?<!\p{L})aun no(?!\p{L})/u, 'write aún for "still"'],
  [
    /(?<!\p{L})(?:desde hacia|hacia (?:falta|calor|frío|sol|viento|niebla|(?:buen|mal|mucho) (?:tiempo|calor|frío|viento)))(?!\p{L})/u,
    'write hacía for "made" and "ago"',
  ],
  [
    /(?<!\p{L})seria (?:mejor|peor|bueno|posible|conveniente|absurdo|\p{L}+ que)(?!\p{L})/u,
    'write sería for "would be"',
  ],
  [/(?<!\p{L})(?:el|mi|tu|su|un) carne(?!\p{L})/u, 'the card is carné'],
  [/(?<!\p{L})que hora(?!\p{L})/u, 'write qué hora'],
  [/(?<!\p{L})(?:el|un) porque(?!\p{L})/u, 'the noun is porqué'],
  [/(?<!\p{L})(?:me|te|le|nos|os|les) (?:gusto|encanto)(?!\p{L})/u, 'write gustó and encantó'],
  [/(?<!\p{L})(?:el|un|al|del|este) rio(?!\p{L})/u, 'the river is río'],
  [/\d ó \d/u, 'o between figures has no accent'],
]

/** Similar rules for the end of a cell or phrase, which has no full stop: *para mi*, *el parque esta*. */
export const endRules: readonly [pattern: RegExp, why: string][] = [
  [/(?<!\p{L})(?:a|de|para|por|sin|sobre|hacia|en|contra) mi$/u, 'write mí after a preposition'],
  [/(?<!\p{L})(?:como|que|fuera|sido) tu$/u, 'write tú without a noun'],
  [/(?<!\p{L})(?:a|de|para|por|con|sin|en|entre) el$/u, 'write él without a noun'],
  [/(?<!\p{L})(?:no|ya|yo) se$/u, 'write sé for "I know"'],
  [/(?<!\p{L})que si$/u, 'write sí for "yes"'],
  [/(?<!\p{L})(?:el|la|mi|tu|su) \p{L}+ esta$/u, 'write está for "is"'],
]
