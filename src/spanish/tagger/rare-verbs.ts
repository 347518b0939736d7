/** Verbs that students hardly ever write, but whose forms are common nouns and adjectives: *pueblo, mesa, hermano*. */
export const rareVerbs =
  'abismar accidentar accionar aceitar acerar adicionar adjetivar afeccionar agenciar agorar agostar aguar ajar ' +
  'ajuarar alcachofar alcantarillar alcoholar aletear alfalfar alfombrar algodonar alhajar alicatar almendrar ' +
  'alpargatar alternar amantar amapolar amigar amistar anchar anchoar angostar anillar anisar antorchar aparatar ' +
  'apellidar arañar arcar arcillar arenar aromar arpar arponar arrecifar arroyar asilar asir aspar asuntar aureolar ' +
  'avalar avenar aventurar avispar azafranar azarar azufrar azular azulejar balar baldar baldosar barbar barnizar ' +
  'barrar bastardar becar berrar biografiar bizcochar blandir bollar bosquejar brezar bromar brujir brumar buzar ' +
  'calcetar caligrafiar calvar campar cañar capar capotar carbonar cariar cariñar carrozar cautelar cebadar cebar ' +
  'cejar cementar censar cercar chalar chapar chascar chinar chorizar churrar ciclar cimentar cincelar cintar ' +
  'circunstanciar clorar cocar codiciar colar colchar colegiar colmar colorar comandar comarcar combar comedir ' +
  'compasar concrecionar conferenciar confinar corchar cordelar coronar cosquillar crinar cristianar cromar cuadrar ' +
  'cuantiar cuartar cuartelar cuchar cuchillar culturar cunar cursar datar decentar dementar dentar deportar ' +
  'desacordar desdar desganar desgraciar desigualar desmanar diagramar diamantar dietar dificultar dignar ' +
  'dimensionar dintelar diplomar diptongar disciplinar discursar disparatar divinar doctorar doctrinar domiciliar ' +
  'ejemplar embudar embustir enserar equipar erar erizar escalofriar escobar escolar escombrar escotar escuadrar ' +
  'escudar esgrimir espaciar espadar españolar espejar espesar espigar espinar espumar esquinar estacar estañar ' +
  'estatuar estilar estrechar estrellar estuchar estufar expedientar extremar facultar faenar falsar fechar feriar ' +
  'fiambrar filar finar fincar florar foliar fosar frangir franjar fresar fritar frutar fusilar gafar gallar ' +
  'garantir garrar garrir gestar gradar gramar granar grapar gravar grifar guayar guindar hacendar hachar hartar ' +
  'henchir herbar hermanar hermandar herrar hilar hinchir hipar historiar hollar honestar honorar hozar huevar ' +
  'humanar humar huracanar idear imanar impacientar indiciar industriar infartar infeccionar infernar ingeniar ' +
  'insolentar instrumentar intensar intermediar internar intimidar intrusar invernar jabonar jarrar jornalar justar ' +
  'justiciar laborar ladrillar lanchar largar latinar latir lazar lechar leñar libertar librar licenciar lijar ' +
  'limar lindar listar lujar lujuriar machar macizar magiar majar malignar malvar manar mangar manir marcir marear ' +
  'maridar marinar mariscar martillar masar mayar mazar mechar medicinar melar mendigar merar mercar mesar mestizar ' +
  'minar ministrar minutar misar misionar mocar molar moldar molinar morar mordiscar moscar mueblar municionar ' +
  'murar musir nivelar noticiar novelar obispar objetar objetivar ociar octavar oficiar ojalar olivar orillar ' +
  'orquestar otoñar pacer palmar papar paralelar parcelar parchar parir parlamentar parrar pasaportar pastar ' +
  'patentar pausar pavimentar pechar penitenciar perchar perfilar peritar perlar personar pilar pinar pipar pisar ' +
  'pistar pizcar placar plasmar plomar poblar polcar portar postrar preciar prefijar preludiar prendar presidiar ' +
  'prestigiar primar privilegiar procesar profanar profundar programar promediar prospectar protocolar provechar ' +
  'puntar quietar quilatar quintar quistar racimar racionar radiar raer rajar ranciar rasar rastrar ratonar rebañar ' +
  'recadar recentar rectar rectorar redar regimentar reglar reinar remesar repisar repletar respectar rielar ritmar ' +
  'roblar robustecer rollar romanar romanzar rosar rotar roturar rumbar rutar sacramentar salariar secretar ' +
  'secuenciar sedar segundar senderar seriar serrar serviciar sesionar sexar signar silenciar sincerar sitiar ' +
  'sobradar solar solventar sombrar sopar sumir sustantivar tablar tajar tallar tangar tapiar tarar tarifar tasar ' +
  'tazar techar tejar tejer templar terciar tersar tibiar tildar tintar toldar tonar torrar tractorar trajinar ' +
  'tramar tranquilar tranzar travesar triar trompar troncar trozar trufar uñir vacar vallar vaporar ventar veranar ' +
  'versar versionar vezar viciar vidriar vigorar violentar visionar vivar zurdir'
