/** Exceptions to the rules in the word list's tests. Each group states why its words are right. */

/** Nouns whose gender does not follow from their ending. */
export const nounsToLearn: readonly { gender: 'masculine' | 'feminine'; reason: string; words: string }[] = [
  {
    gender: 'masculine',
    reason: 'from Greek, in -ma or -ta, and mapa',
    words: 'idioma clima planeta mapa problema poema ecosistema sistema',
  },
  { gender: 'masculine', reason: 'in -a and in -ie, against their endings', words: 'día pie' },
  { gender: 'masculine', reason: 'in -ez and no quality', words: 'ajedrez pez' },
  {
    gender: 'feminine',
    reason: 'in -e, which is masculine more often than not',
    words: 'hambre leche llave nieve nube calle torre fe gente carne fiebre madre clase muerte suerte nave',
  },
  {
    gender: 'feminine',
    reason: 'in a consonant or -y, which is masculine more often than not',
    words:
      'sed salud red sartén imagen capital cárcel piel raíz cicatriz voz paz ley tos nariz flor postal catedral ' +
      'razón luz crisis',
  },
  { gender: 'feminine', reason: 'short for fotografía', words: 'foto' },
  { gender: 'feminine', reason: 'as in Latin, against its ending', words: 'mano' },
]

/** Nouns that take el or la depending on the person's gender; the list gives them with el. */
export const nounsOfEitherGender: readonly { reason: string; words: string }[] = [
  {
    reason: 'people in -ista',
    words:
      'periodista turista dentista paisajista excursionista ajedrecista medallista novelista cuentista guionista ' +
      'guitarrista huelguista artista protagonista socorrista',
  },
  {
    reason: 'people in -ente, -o or a consonant',
    words:
      'pariente adolescente testigo huésped juez albañil estudiante cliente piloto aprendiz inmigrante cantante soldado',
  },
  { reason: 'people in -a', words: 'guía patriota poeta demócrata' },
]

/** Correct words that are missing from the spelling dictionary. */
export const dictionaryGaps: readonly { reason: string; words: string }[] = [
  {
    reason: 'regular derivatives, which the dictionary of the Real Academia has',
    words: 'lechería botellín tacañería paginación',
  },
  { reason: 'a city', words: 'Londres Bogotá Dublín Montevideo' },
  { reason: 'the month of fasting, which the Real Academia writes so', words: 'ramadán' },
  {
    reason: 'what America says, which the dictionary of the Real Academia has',
    words: 'pizarrón guardavidas concientizar',
  },
]

/** Pairs of words in the same family that do not begin with the same letters. */
export const distantRelatives: readonly { reason: string; pairs: string }[] = [
  { reason: 'one half of a compound', pairs: 'mariposa/posarse cumpleaños/año' },
  {
    reason: 'a prefix',
    pairs:
      'compartir/partir ancho/ensanchar ayuntamiento/juntar emigrar/migratorio oro/dorar oro/dorado ' +
      'espalda/respaldo espalda/respaldar sobrevivir/superviviente sobrevivir/vivir internacional/nación ' +
      'internacional/nacional ecosistema/sistema',
  },
  {
    reason: 'one kept the Latin stem, in the other it has changed',
    pairs:
      'vidrio/vítreo nadar/natación agua/acuático ley/legislación ley/legislar ley/legal iglesia/eclesiástico ' +
      'alma/ánimo alma/animar alma/anímico pueblo/popular fe/fidelidad fe/fiel hierro/férreo hoguera/fuego ' +
      'raíz/radical juez/judicial rey/reino rey/reinar rey/real lectura/leer pez/pescado ' +
      'pez/pescar caer/caída vida/vivir vida/vivo reírse/risa poema/poeta poema/poético luz/luminoso día/diario ' +
      'guía/guiar',
  },
]

/** Verbs that the examples use in addition to those in the list. */
export const commonVerbs =
  'ser estar haber tener hacer ir ver dar decir poder querer saber venir poner salir llegar llevar pasar dejar ' +
  'comer beber vivir hablar escribir leer jugar comprar trabajar estudiar viajar subir bajar meter sacar traer ' +
  'guardar pedir sentar quedar volver empezar terminar acabar necesitar buscar encontrar esperar escuchar mirar ' +
  'cantar costar tocar coger perder ganar gustar encantar parecer preferir descubrir respetar prometer'
