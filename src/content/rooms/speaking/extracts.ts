import type { OralExtract } from '../speaking-types'

const extracts: readonly OralExtract[] = [
  {
    id: 'the-clock-of-the-village',
    title: 'La hora de los otros',
    text: [
      'El reloj de la torre llevaba once años parado a las cuatro y veinte, y en el pueblo ya nadie lo miraba, salvo mi abuelo. Cada tarde, cuando la radio de la cocina daba las cuatro, sacaba la silla a la puerta, esperaba veinte minutos y levantaba la vista.',
      '—Ahora —decía—. Ahora va bien.',
      'Yo tenía nueve años y aquello me parecía un milagro. Durante un minuto, el reloj más inútil de la provincia de Soria tenía razón. Después mi abuelo recogía la silla y volvíamos dentro, él satisfecho y yo con la sensación de haber visto algo que los demás se perdían.',
      'Aquel verano vinieron los primos de Madrid. Traían una pelota nueva y mucha prisa. Rubén, el mayor, observó la ceremonia apoyado en la pared y, cuando terminó, se echó a reír.',
      '—Pero si está roto, abuelo. ¿Por qué no lo arregláis?',
      'Mi abuelo no se ofendió. Dobló la silla despacio, como doblaba los periódicos viejos.',
      '—Porque el único que sabía arreglarlo era Julián —contestó—, y Julián se fue. Y los que vinieron a buscar gente para las fábricas no necesitaban relojeros.',
      'Nombró después, una por una, las casas cerradas de la plaza: quién había vivido en cada una, qué día se marchó y a qué ciudad. No hablaba con rencor. Parecía que leía una lista para que nadie quedara sin apuntar. Rubén dejó de botar la pelota.',
      'A la tarde siguiente, cuando la radio dio las cuatro, encontré a mi primo sentado en el suelo, junto a la silla de mi abuelo, con los ojos puestos en la torre. No me atreví a decir nada. Esperamos los tres. Y, al llegar el minuto, fue Rubén quien lo dijo, muy bajito, como se habla en las iglesias:',
      '—Ahora.',
    ],
    summary: {
      es: 'Un abuelo mira cada día el reloj parado de su pueblo en el único minuto en que marca bien la hora. Su nieto de Madrid se burla, pero cambia de actitud al oír los nombres de los que se marcharon.',
      en: 'Every day a grandfather looks at his village’s stopped clock at the one moment when it’s right. His grandson from Madrid makes fun of him, but his attitude changes when he hears the names of those who left.',
    },
    plan: [
      {
        when: 'First 30 seconds',
        what: 'Say where it is set, who tells the story, and what it is about.',
        says: [
          {
            es: 'Este fragmento está narrado por un adulto que recuerda su infancia.',
            en: 'In this extract an adult remembers his childhood.',
          },
          {
            es: 'La acción se sitúa en un pueblo de Soria que se ha ido vaciando.',
            en: 'It’s set in a village in Soria that has gradually emptied.',
          },
        ],
      },
      {
        when: 'Up to 1½ minutes',
        what: 'Say what happens, in three steps: the ceremony, the laugh and the second afternoon.',
        says: [
          {
            es: 'Al principio, Rubén solo ve un reloj roto.',
            en: 'At first, Rubén only sees a broken clock.',
          },
          {
            es: 'El momento decisivo llega cuando el abuelo nombra las casas cerradas.',
            en: 'The turning point comes when the grandfather lists the empty houses.',
          },
        ],
      },
      {
        when: 'Up to 3 minutes',
        what: 'Explain the clock, and the village that emptied when people left for the cities.',
        says: [
          {
            es: 'El reloj parado simboliza un pueblo en el que el tiempo se detuvo.',
            en: 'The stopped clock symbolises a village where time stood still.',
          },
          {
            es: 'Lo relaciono con la España vaciada y el éxodo rural.',
            en: 'I link it to “emptied Spain” and the rural exodus.',
          },
        ],
      },
      {
        when: 'The last minute',
        what: 'Give your opinion of the extract’s last word.',
        says: [
          {
            es: 'Me conmueve que sea Rubén quien pronuncie la última palabra.',
            en: 'I find it moving that Rubén is the one who says the last word.',
          },
          {
            es: 'En mi opinión, ese «ahora» significa que ha empezado a recordar él también.',
            en: 'In my opinion, that “now” means that he has begun to remember too.',
          },
        ],
      },
    ],
    questions: [
      {
        es: '¿Por qué mira el abuelo un reloj que no funciona?',
        en: 'Why does the grandfather look at a clock that doesn’t work?',
      },
      {
        es: '¿Qué diferencia hay entre la mirada del niño y la de su primo?',
        en: 'What is the difference between the way the child and his cousin see things?',
      },
      {
        es: '¿Qué efecto tiene que el abuelo no hable con rencor?',
        en: 'What is the effect of the grandfather speaking without resentment?',
      },
      { es: '¿Cómo interpretas el silencio de Rubén?', en: 'How do you interpret Rubén’s silence?' },
      {
        es: '¿Debe un Estado gastar dinero en los pueblos con pocos habitantes?',
        en: 'Should a country spend money on villages where few people live?',
      },
      {
        es: '¿Qué costumbre de tu familia parece inútil y no lo es?',
        en: 'Which of your family’s customs seems pointless but isn’t?',
      },
    ],
  },
  {
    id: 'the-recipe-of-the-mole',
    title: 'Lo que no dice la receta',
    text: [
      'Cuando murió mi tía Refugio, en la casa de Puebla nos repartimos sus cosas sin discutir. A mi hermana le tocó la máquina de coser; a mi primo, los libros; a mí, que vivía lejos y solo volvía en diciembre, me dieron el cuaderno del mole. Todos dijeron que era lo mejor de la herencia, y supe enseguida que nadie más lo quería.',
      'Lo abrí en mi departamento de Monterrey un domingo de lluvia. La letra de mi tía subía y bajaba como si hubiera escrito de pie, con la olla en la lumbre. Había veintidós ingredientes y ninguna cantidad. «Chile, el que pida. Chocolate, hasta que se note, pero que no se sepa. Canela, la de siempre».',
      'Llamé a mi madre.',
      '—¿Cuál es la de siempre, mamá?',
      '—La que comprábamos con don Chucho.',
      '—¿Y dónde la encuentro?',
      '—Don Chucho cerró en el ochenta y cinco, hijo.',
      'Cociné toda la tarde. Quemé los chiles, lloré por el humo y después, ya que estaba llorando, lloré también por mi tía, a quien había dejado de visitar por pereza. A las diez probé la salsa. No se parecía en nada a la suya. Era áspera y triste, una salsa de alguien que llega tarde.',
      'Iba a cerrar el cuaderno cuando vi que la última hoja estaba pegada. La despegué con vapor. Mi tía había escrito solo una línea, con fecha del día en que me fui:',
      '«El mole no se hace solo. Cuando Andrés regrese, que me ayude a molerlo, y le digo».',
      'Tomé una pluma para corregir mi salsa, pero no supe qué anotar. Al final puse debajo, con mi letra recta de oficina: «Regresé». Y me comí el plato entero, con la ventana abierta, como si alguien fuera a llamarme desde el patio.',
    ],
    summary: {
      es: 'Andrés hereda el cuaderno de recetas de su tía y trata de cocinar su mole. No lo consigue, y en la última hoja descubre que ella lo esperaba para enseñárselo.',
      en: 'Andrés inherits his aunt’s recipe book and tries to cook her mole sauce. He fails, and on the last page he learns that she had been waiting to teach him.',
    },
    plan: [
      {
        when: 'First 30 seconds',
        what: 'Say where it is set, who tells the story, and what it is about.',
        says: [
          {
            es: 'El narrador hereda un cuaderno que nadie más quería.',
            en: 'The narrator inherits a notebook that nobody else wanted.',
          },
          {
            es: 'La historia transcurre entre Puebla y Monterrey.',
            en: 'The story takes place in Puebla and Monterrey.',
          },
        ],
      },
      {
        when: 'Up to 1½ minutes',
        what: 'Say what happens: the notebook, the call to his mother, the failed sauce, the last page.',
        says: [
          {
            es: 'Al probar la salsa, comprende que ha llegado demasiado tarde.',
            en: 'When he tastes the sauce, he realises that he has come too late.',
          },
          {
            es: 'La última hoja cambia el sentido de todo lo anterior.',
            en: 'The last page changes the meaning of everything that came before.',
          },
        ],
      },
      {
        when: 'Up to 3 minutes',
        what: 'Explain the missing quantities: you can’t write down what you learn by being there.',
        says: [
          {
            es: 'La receta está incompleta porque el verdadero ingrediente es la compañía.',
            en: 'The recipe is incomplete because the real ingredient is company.',
          },
          {
            es: 'En México, como en otros lugares, la cocina transmite la memoria de la familia.',
            en: 'In Mexico, as elsewhere, cooking passes on a family’s memories.',
          },
        ],
      },
      {
        when: 'The last minute',
        what: 'Give your view of the one word he writes.',
        says: [
          {
            es: 'A mi juicio, esa palabra es a la vez una disculpa y una despedida.',
            en: 'In my view, that word is both an apology and a farewell.',
          },
          { es: 'El final me parece más tierno que triste.', en: 'I find the ending more tender than sad.' },
        ],
      },
    ],
    questions: [
      {
        es: '¿Qué revela el reparto de la herencia sobre el narrador?',
        en: 'What does the way the inheritance is shared out reveal about the narrator?',
      },
      {
        es: '¿Por qué no escribió la tía las cantidades?',
        en: 'Why didn’t the aunt write down the quantities?',
      },
      {
        es: '¿Qué significa que la salsa sea la de alguien que llega tarde?',
        en: 'What does he mean by “the sauce of somebody who arrives late”?',
      },
      { es: '¿Te parece un final triste o esperanzador?', en: 'Do you find the ending sad or hopeful?' },
      { es: '¿Qué se pierde cuando una familia se dispersa?', en: 'What is lost when a family scatters?' },
      {
        es: '¿Qué te ha enseñado alguien sin usar palabras?',
        en: 'What has somebody taught you without using words?',
      },
    ],
  },
  {
    id: 'the-neighbour-downstairs',
    title: 'El vecino de abajo',
    text: [
      'En el edificio de la calle Yerbal, en Buenos Aires, todos sabíamos que el señor Brodsky, del segundo B, golpeaba el techo con una escoba. Golpeaba si yo corría, si mi hermana saltaba, si a mamá se le caía una olla. Tres golpes secos, como quien llama a una puerta que no piensa cruzar.',
      'El día en que cumplí doce años me regalaron un violín usado. Durante semanas toqué con miedo, esperando la escoba, y la escoba no vino. Toqué más fuerte. Nada. Al final me ofendí: ¿ni siquiera merecía tres golpes?',
      'Una tarde me lo encontré en el ascensor. Era un hombre chiquito, con un abrigo demasiado grande, y me miraba los zapatos.',
      '—¿Vos sos la del violín? —preguntó.',
      '—Sí, señor. Disculpe.',
      '—El sol te sale bajo. El sol de la tercera cuerda. Si querés, bajá y te muestro.',
      'Bajé con mamá, que desconfiaba. El departamento estaba lleno de libros y casi a oscuras. Brodsky abrió un estuche negro y levantó la tapa como se levanta la manta de un enfermo. Adentro había un violín sin cuerdas.',
      '—Era de mi hermano —dijo—. Cuando me fui de Polonia, él me pidió que se lo guardara un mes.',
      'No contó nada más. Señaló un calendario amarillento al que nadie le había arrancado nunca una hoja. Mamá me apretó la mano.',
      '—Entonces, ¿por qué golpea, si le gusta la música? —le pregunté yo, que a los doce años no sabía callarme.',
      'El viejo se quedó pensando, con el estuche abierto sobre las rodillas.',
      '—Para que sepan que hay alguien —contestó.',
      'Desde entonces ensayo siempre a las seis. Antes de empezar doy tres golpes en el piso con el taco, y espero. A veces tarda, pero siempre llegan los suyos.',
    ],
    summary: {
      es: 'Una niña de Buenos Aires aprende el violín con miedo al vecino que siempre se queja del ruido. Al conocerlo descubre su pasado, y los golpes que la asustaban se convierten en una manera de saludarse.',
      en: 'A girl in Buenos Aires is learning the violin and is afraid of a neighbour who always complains about the noise. When she gets to know him, she learns about his past, and the knocks that scared her become their way of saying hello.',
    },
    plan: [
      {
        when: 'First 30 seconds',
        what: 'Say where it is set, who tells the story, and what it is about. In the dialogue, *vos sos* is how Argentinians say _you are_.',
        says: [
          {
            es: 'La narradora recuerda cómo conoció al vecino del segundo.',
            en: 'The narrator remembers how she met the neighbour on the second floor.',
          },
          {
            es: 'El voseo del diálogo sitúa la historia en Buenos Aires.',
            en: 'The way they speak shows that we’re in Buenos Aires.',
          },
        ],
      },
      {
        when: 'Up to 1½ minutes',
        what: 'Say what happens: the broom, the violin, the lift and the black case.',
        says: [
          {
            es: 'El silencio de la escoba la desconcierta más que los golpes.',
            en: 'The broom’s silence unsettles her more than the knocks.',
          },
          {
            es: 'Todo cambia cuando él abre el estuche negro.',
            en: 'Everything changes when he opens the black case.',
          },
        ],
      },
      {
        when: 'Up to 3 minutes',
        what: 'Explain the violin without strings, the calendar, exile, and Argentina as a country of immigrants.',
        says: [
          {
            es: 'El calendario intacto sugiere que su vida se detuvo aquel mes.',
            en: 'The untouched calendar suggests that his life stopped that month.',
          },
          {
            es: 'Lo relaciono con los miles de europeos que hallaron refugio en la Argentina.',
            en: 'I link it to the thousands of Europeans who found refuge in Argentina.',
          },
        ],
      },
      {
        when: 'The last minute',
        what: 'Give your view of the three knocks at the end.',
        says: [
          {
            es: 'Lo que parecía una queja era, en el fondo, una pregunta.',
            en: 'What sounded like a complaint was really a question.',
          },
          {
            es: 'Me parece significativo que sea ella quien golpee primero.',
            en: 'I find it significant that she is the one who knocks first.',
          },
        ],
      },
    ],
    questions: [
      {
        es: '¿Cómo cambia el significado de los tres golpes a lo largo del texto?',
        en: 'How does the meaning of the three knocks change as the story goes on?',
      },
      {
        es: '¿Qué nos dice el autor del hermano sin nombrarlo?',
        en: 'What does the author tell us about the brother without naming him?',
      },
      {
        es: '¿Por qué crees que el violín no tiene cuerdas?',
        en: 'Why do you think the violin has no strings?',
      },
      {
        es: '¿Qué papel desempeña la madre en la escena?',
        en: 'What part does the mother play in the scene?',
      },
      { es: '¿Se puede pertenecer a dos países a la vez?', en: 'Can you belong to two countries at once?' },
      {
        es: '¿Conocemos a nuestros vecinos peor que antes?',
        en: 'Do we know our neighbours less well than people used to?',
      },
    ],
  },
  {
    id: 'the-library-on-a-mule',
    title: 'La biblioteca de cuatro patas',
    text: [
      'El profesor Abel llegaba los sábados, cuando el sol todavía no había bajado al río. Primero se oía el cascabel, después los perros, y por fin aparecía la mula entre las matas de plátano, con una caja de libros a cada lado y cara de no haber pedido aquel trabajo.',
      'En la vereda de La Esperanza éramos catorce niños y ninguna biblioteca. Había, eso sí, un cuarto con candado donde la alcaldía guardaba las sillas que habían sobrado de unas elecciones. El profesor extendía un plástico debajo del mango y decía siempre lo mismo:',
      '—Los libros se prestan, se mojan, se pierden. Lo único que no se perdona es dejarlos solos.',
      'Mi hermana Yeimi tenía quince años y no sabía leer. Ese secreto era solo nuestro. Cogía los más gruesos, pasaba las hojas a la velocidad justa y los devolvía al sábado siguiente con una frase que yo le había preparado: «Muy triste el final, profe». Él asentía y anotaba la fecha.',
      'Así vaciamos media caja. Hasta que un sábado de lluvia el profesor le entregó a Yeimi un cuaderno de tapas azules, sin título.',
      '—Este me lo lees aquí —le pidió—, que es el único ejemplar.',
      'Mi hermana lo abrió y se puso del color de la tierra mojada. Me buscó con los ojos. Yo miré por encima de su hombro y vi que las páginas estaban en blanco, todas, de la primera a la última.',
      '—Muy triste el final, profe —dijo ella de pronto, muy seria.',
      'El profesor Abel se rio tanto que espantó a la mula. Después sacó un lápiz del bolsillo de la camisa, lo partió en dos con mucho cuidado y le dio a mi hermana la mitad que tenía punta.',
      '—Entonces cámbiaselo —dijo.',
    ],
    summary: {
      es: 'Un maestro recorre en mula los caminos de Colombia para prestar libros. Una muchacha finge que los lee, y él, que lo ha adivinado, le ofrece un cuaderno en blanco para que aprenda a escribir su propia historia.',
      en: 'A teacher travels round rural Colombia on a mule, lending books. A girl pretends to read them. He has guessed, and gives her a blank notebook so that she can learn to write her own story.',
    },
    plan: [
      {
        when: 'First 30 seconds',
        what: 'Say where it is set, who tells the story, and what it is about. In Colombia a *vereda* is a group of farms far from any town.',
        says: [
          {
            es: 'El fragmento transcurre en una vereda, es decir, en el campo colombiano.',
            en: 'The extract is set on remote farms in the Colombian countryside.',
          },
          {
            es: 'Quien narra es un hermano o una hermana de Yeimi.',
            en: 'Yeimi’s brother or sister tells the story.',
          },
        ],
      },
      {
        when: 'Up to 1½ minutes',
        what: 'Say what happens: the mule, the secret, the sentence learnt by heart, the notebook.',
        says: [
          {
            es: 'Yeimi representa cada sábado el papel de lectora.',
            en: 'Every Saturday, Yeimi pretends to be a reader.',
          },
          {
            es: 'La misma frase, que era una mentira, se vuelve al final una broma valiente.',
            en: 'The sentence that was once a lie becomes a brave joke at the end.',
          },
        ],
      },
      {
        when: 'Up to 3 minutes',
        what: 'Explain Yeimi’s shame, access to books and the padlocked room. Colombia has a real donkey library, the *Biblioburro*.',
        says: [
          {
            es: 'El cuarto con candado contrasta con los libros al aire libre.',
            en: 'The locked room contrasts with the books in the open air.',
          },
          {
            es: 'Me recuerda al Biblioburro, la biblioteca ambulante de Luis Soriano en Colombia.',
            en: 'It reminds me of the Biblioburro, Luis Soriano’s travelling library in Colombia.',
          },
        ],
      },
      {
        when: 'The last minute',
        what: 'Give your opinion of how the teacher acts.',
        says: [
          {
            es: 'Me parece admirable que la ayude sin avergonzarla.',
            en: 'I find it admirable that he helps her without shaming her.',
          },
          {
            es: 'El lápiz partido indica que aprender es algo que se comparte.',
            en: 'The pencil, snapped in two, shows that learning is something we share.',
          },
        ],
      },
    ],
    questions: [
      {
        es: '¿En qué momento descubre el profesor el secreto, según tú?',
        en: 'At what point, in your view, does the teacher discover the secret?',
      },
      {
        es: '¿Por qué le da un cuaderno en blanco y no un libro para niños?',
        en: 'Why does he give her a blank notebook and not a children’s book?',
      },
      {
        es: '¿Qué efecto produce el humor en esta escena?',
        en: 'What effect does the humour have in this scene?',
      },
      {
        es: '¿Qué critica el autor con el cuarto de las sillas?',
        en: 'What is the author criticising through the locked room full of chairs?',
      },
      {
        es: '¿Basta con llevar libros para que la gente lea?',
        en: 'Is bringing people books enough to get them reading?',
      },
      {
        es: '¿Qué diferencias hay entre estudiar en el campo y en la ciudad?',
        en: 'What differences are there between going to school in the country and in the city?',
      },
    ],
  },
]

export default extracts
