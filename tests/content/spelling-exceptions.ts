/** Correct words that are missing from the dictionary, grouped by the reason why they are correct. */
export const spellingExceptions: readonly { reason: string; words: string }[] = [
  {
    reason: 'first names and short forms of them',
    words:
      'Sofía Noa Julia Aitana Valeria Daniela Emma Olivia Lola Carlota Jimena Ariadna Adela Berta Miriam Leire Ainhoa ' +
      'Maite Zoe Yasmín Nadia Ainara Gabriela Camila Álex Paco Toni Nico Lucas Tomás Felipe Samuel Iker Unai Omar ' +
      'Ahmed Karim Dani Santi Javi Fran Edu Quique Lupe Maribel Bea Cris Tere Nando Chema Iñaki Xavi Pau Arnau Biel ' +
      'Tom Emily Jack Sam Lucy Mia Oliver Harry Amy Tania Triana Nora Lina Elsa Noah Liam Saúl Yusuf Aisha Priya Gael ' +
      'Chloe Charlie George Kate Abel Adam Bilal Darío Elías Fabio Leonor Manu Max Nerea Joel Ibrahim Amir Montse ' +
      'Marisa Gabi Fermín Marcelo Ruth Leticia Inma Graciela Fernanda Amanda Almudena Adriana Paul Samir',
  },
  {
    reason: 'family names and well-known people',
    words:
      'Díaz Cervantes Picasso Dalí Gaudí Goya Velázquez Neruda Borges Almodóvar Frida Kahlo Rosalía Shakira Messi ' +
      'Nadal Alcaraz Iniesta Putellas Shakespeare Einstein Galdós Cortázar Barça',
  },
  {
    reason: 'names in the small letters in which the IGCSE reading texts explain every word',
    words:
      'irene nora samuel lina darío priya tania lucas segovia gijón gael ainhoa karim camila yasmín unai daniela elías ' +
      'sebastián bolivia oruro perú cusco colombia medellín buñol méxico oaxaca inti raymi tamborrada tomatina fátima saúl',
  },
  {
    reason:
      'the avocado of South America, the short form of *frigorífico* and the plural of *short*, as the Academy has them',
    words: 'palta frigo shorts',
  },
  {
    reason: 'names in the IB tasks of the writing desk',
    words: 'Hannah Lewis Carter Murray Nilda Quispe',
  },
  {
    reason: 'names that the listening room spells out',
    words:
      'Quiroga Yagüe Echeverría Llorente Ximena ' +
      'Zabala Villalobos Hinojosa Bustamante Figueroa Zúñiga Wilson ' +
      'Paquita Ezequiel Griselda Querétaro Tijuana Arequipa Bayamo Holguín Mayagüez Zacatecas',
  },
  {
    reason: 'towns, regions, rivers and sights',
    words:
      'Londres Leeds Bristol Cairo Mánchester Liverpool Edimburgo Glasgow Cardiff Belfast Dublín Brighton Oxford Cambridge ' +
      'Newcastle Birmingham Sheffield Nottingham Cornualles Menorca Lanzarote Fuerteventura Andalucía Guadalquivir ' +
      'Teide Alhambra Chamartín Lavapiés Malasaña Oaxaca Cancún Yucatán Bogotá Medellín Cusco Guayaquil Valparaíso Tucumán ' +
      'Mendoza Patagonia Montevideo Managua Tegucigalpa Berlín Lisboa Oporto Ámsterdam Viena Atenas Nápoles ' +
      'Múnich Turín Estocolmo Praga Estambul Boston Chicago Florencia Tokio Pekín Rabat Tánger Amazonia Machu Picchu Iguazú Titicaca Atacama Iquique',
  },
  {
    reason: 'names of things that a teenager uses or follows',
    words: 'Instagram TikTok YouTube WhatsApp Netflix Spotify Google Renfe Eurovisión Betis Unesco',
  },
  {
    reason: 'everyday words of Spain and loans that are younger than the dictionary',
    words:
      'videollamada videollamadas boli peli insti porfa finde selfi selfis app apps pódcast influencer youtuber email mail emoji online crep kebab ' +
      'laptop laptops pibe pibes prepa instis mamás treintaiún cuarentaicinco cincuentaiséis sushi pádel skate surf fans ticket microplásticos quinceañera críquet ciberacoso básquet ciclovía metrocable',
  },
  {
    reason:
      'the prefix apart from its word, as it is often typed: only in answers with a note that has them in one',
    words: 'super',
  },
  {
    reason: 'words that a student may say for those of Spain, among friends or in America',
    words:
      'celu celus compu compus depa depas mesera meseras emails mails gym gyms polera poleras bolis lapicera lapiceras ' +
      'jitomate jitomates findes guagua garzón Garzón',
  },
  {
    reason: 'superlatives in -ísimo, of which the dictionary has only some',
    words:
      'amabilísima amabilísimas facilísimo felicísimo amabilísimo malísimo malísima carísimo carísima carísimos divertidísimas cansadísimo cansadísima ' +
      'simpatiquísimo interesantísimo lejísimos cerquísima dificilísimo fresquísimo divertidísimo aburridísimo listísimo utilísimo utilísima friísima fresquísima',
  },
  {
    reason: 'words with super- and re-, of which the dictionary has only some',
    words:
      'superamable superamables supersimpática supersimpáticas superútil superfría superbién superlisto reamable relisto',
  },
  {
    reason: 'diminutives and augmentatives, of which the dictionary has only some',
    words: 'abuelito abuelitos abuelita abuelitas abuelita cafecito golazo cochazo',
  },
  {
    reason: 'the regular one of two accepted futures and conditionals; the dictionary has only the other',
    words: 'predeciré predecirás predecirá predeciremos predeciréis predecirán predeciría',
  },
  {
    reason: 'forms of oír and oler',
    words: 'oíd olamos',
  },
  {
    reason: 'forms of vos',
    words: 'pasás levantás podés querés tenés pasámelo',
  },
  {
    reason: 'names of people and places in the passages of the listening room, some of them invented',
    words: 'Renata Cifuentes Ximena Eusebio Ledesma Cali Veracruz Valdelobos Fuenseca',
  },
  {
    reason: 'what people of America say in the passages of the listening room',
    words: 'chapulines arepas chamacos lindísima callecitas pueblito',
  },
  {
    reason: 'names in the extracts of the speaking room, and what a Mexican calls his peppers',
    words: 'Biblioburro Brodsky Yeimi Yerbal chiles',
  },
  {
    reason: 'the gymnastics to music in a picture of the speaking room, as the RAE writes it',
    words: 'aeróbic',
  },
  {
    reason: 'letters and syllables that are spoken about',
    words: 'll rr gu gü gi ci ze zi ie ue com',
  },
  {
    reason: 'words of America or of a region that an IB text has as its subject, and a dish of Peru',
    words: 'esfero achachay chévere ceviche',
  },
  {
    reason: 'names of people in the IB reading texts',
    words: 'Ioana Eusebio Yaiza',
  },
  {
    reason: 'names in the small letters in which the IB reading texts explain every word',
    words: 'madrid zaragoza nerea iker aragón tomás albacete oaxaca elías unesco ioana eusebio yaiza',
  },
  { reason: 'the music of drums of Uruguay', words: 'candombe' },
  { reason: 'easily forgotten, as the RAE writes it', words: 'olvidable' },
  {
    reason: 'the plan that gives laptops to the schools of Uruguay',
    words: 'Ceibal',
  },
]

/** The words in all groups. */
export const spellingExceptionWords: ReadonlySet<string> = new Set(
  spellingExceptions.flatMap((group) => group.words.split(' ')),
)
