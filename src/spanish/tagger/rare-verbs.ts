/**
 * Verbs that students hardly ever write, or only in other forms than those that are also common words: *pueblo, mesa,
 * hermano, tienda, elijo*.
 */
export const rareVerbs =
  'abajar abismar aburrar accidentar accionar aceitar acerar adelantar ademar adentrar adicionar adjetivar ' +
  'afeccionar aforar agenciar agorar agostar aguar ajar ajuarar alcachofar alcantarillar alcoholar aletear alfalfar ' +
  'alfombrar algodonar alhajar alicatar almendrar alpargatar alternar amantar amapolar amarar amigar amistar anchar ' +
  'anchoar angostar anillar anisar antorchar aparatar apartar apellidar apenar arañar arcar arcillar arenar aromar ' +
  'arpar arponar arrecifar arribar arroyar asilar asir aspar asuntar aureolar avalar avenar aventurar avispar ' +
  'azafranar azarar azufrar azular azulejar balar baldar baldosar barbar barnizar barrar bastardar becar berrar ' +
  'biografiar bizcochar blandir bollar bosquejar brezar bromar brujir brumar buzar calcetar caligrafiar callar ' +
  'calvar campar cañar capar capotar carbonar cariar cariñar carrozar cautelar cebadar cebar cejar cementar censar ' +
  'cercar chalar chapar chascar chinar chorizar churrar ciclar cimentar cincelar cintar circunstanciar clorar cocar ' +
  'codiciar colar colchar colegiar colmar colorar comandar comarcar combar comedir compasar concrecionar ' +
  'conferenciar confinar conformar corchar cordelar coronar cosquillar crinar cristianar cromar cuadrar cuantiar ' +
  'cuartar cuartelar cuchar cuchillar culturar cunar cursar datar decentar dementar dentar deportar desacordar ' +
  'desdar desganar desgraciar desigualar desmanar diagramar diamantar dietar dificultar dignar dimensionar dimir ' +
  'dintelar diplomar diptongar disciplinar discursar disparatar divinar doctorar doctrinar domiciliar ejemplar ' +
  'elijar embudar embustir encimar enfrentar enserar entrabar equipar erar erizar escalofriar escobar escolar ' +
  'escombrar escotar escuadrar escudar esgrimir espaciar espadar españolar espejar espesar espigar espinar espumar ' +
  'esquinar estacar estañar estatuar estilar estrechar estrellar estuchar estufar expedientar extremar facultar ' +
  'faenar falsar fechar feriar fiambrar filar finar fincar florar foliar fosar frangir franjar fresar freír fritar ' +
  'frutar fusilar gafar gallar garantir garrar garrir gestar gradar gramar granar grapar gravar grifar guayar ' +
  'guindar hacendar hachar halar hartar henchir herbar hermanar hermandar herrar hilar hinchir hipar historiar ' +
  'hollar honestar honorar hozar huevar humanar humar huracanar idear imanar impacientar imprimar indiciar ' +
  'industriar infartar infeccionar infernar ingeniar insolentar instrumentar intensar intermediar internar ' +
  'intimidar intrusar invernar jabonar jamar jarrar jornalar justar justiciar laborar ladrillar lanchar largar ' +
  'latinar latir lazar lechar leñar libertar librar licenciar lijar limar lindar listar lujar lujuriar machar ' +
  'macizar magiar majar malignar malvar manar mangar manir marcir marear maridar marinar mariscar martillar masar ' +
  'mayar mazar mechar medicinar melar mendigar merar mercar mesar mestizar miar minar ministrar minutar misar ' +
  'misionar mocar molar moldar molinar morar mordiscar moscar mueblar municionar murar musir nivelar noticiar ' +
  'novelar obispar objetar objetivar ociar octavar oficiar ojalar olivar orillar orquestar otoñar pacer palmar ' +
  'papar paralelar parcelar parchar parir parlamentar parrar pasaportar pastar patentar pausar pavimentar pechar ' +
  'penar penitenciar perchar perfilar peritar perlar personar pilar pinar pipar pisar pistar pizcar placar planar ' +
  'plasmar plomar poblar podar polcar portar postrar preciar prefijar preludiar prendar presidiar prestigiar primar ' +
  'privilegiar procesar profanar profundar programar promediar prospectar protocolar provechar puntar quietar ' +
  'quilatar quintar quistar racimar racionar radiar raer rajar ranciar rasar rastrar ratonar rebañar recadar ' +
  'recentar recomer recontar rectar rectorar redar regimentar reglar reinar remesar repisar repletar respectar ' +
  'rielar ritmar roblar robustecer rollar romanar romanzar rosar rotar roturar rumbar rutar sacramentar salar ' +
  'salariar salgar salvar secretar secuenciar sedar segundar senderar seriar serrar serviciar sesionar sexar signar ' +
  'silenciar sincerar sitiar sobradar solar solventar sombrar sopar sumir sustantivar tablar tajar talar tallar ' +
  'tangar tapiar tarar tarifar tasar tazar techar tejar tejer templar tender terciar tersar tibiar tildar tintar ' +
  'toldar tonar torrar tractorar trajinar tramar tranquilar tranzar travesar triar trompar troncar trozar trufar ' +
  'uniformar unir uñir vacar vallar vaporar vengar ventar veranar versar versionar vezar viciar vidriar vigorar ' +
  'violentar visionar vivar zurdir'
