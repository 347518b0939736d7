/**
 * Verbs that both sources list and nobody uses, and whose forms are common words: *era* is not a form of *erar*, nor
 * *salga* of *salgar*.
 */
export const unusedVerbs: ReadonlySet<string> = new Set(
  (
    'aburrar ademar amarar amistar aponer aromar asuntar azular bizcochar brujir cañar cariñar chinar cintar cocar ' +
    'colorar cuartar cuchar culturar dentar dimir elijar erar españolar finar florar frangir grifar herbar huevar ' +
    'imprimar intensar jamar latinar lechar lujar marcir matrimoniar mayar mesar misar mueblar murar noticiar ojalar ' +
    'papar pasaportar quietar rectar reveler ritmar romanar rutar salgar secretar serviciar sexar sobradar solar sopar ' +
    'tablar tazar tranquilar travesar ventar vezar vivar zurdir'
  ).split(' '),
)
