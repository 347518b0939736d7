import type { ExamGuide } from '../types'

const guideSource =
  'The IB’s subject brief for Language B, free among the [subject briefs of the Diploma](https://www.ibo.org/programmes/diploma-programme/curriculum/), and summaries of the Language B guide for first assessment 2020; only schools can open the guide itself.'

const schoolSummary =
  '[Sweetwater schools’ overview of Spanish B](https://sites.google.com/sweetwaterschools.net/ibdp/resources-for-current-ib-students/ib-assessment-overviews/spanish-slhl-assessment-overview)'

export default {
  introduction:
    'IB Spanish B tests four skills, and each is worth a quarter of your grade. The IB numbers its papers differently from these cards: the line **Check your year** on each says how. If your course is [Spanish ab initio](#ab-initio), or your exams are in [May 2029 or later](#later-years), look below the papers.',
  papers: [
    {
      id: 'reading',
      title: 'Paper 1: Reading',
      weight: '25%',
      summary:
        'You read texts on the themes of the course and answer questions on what they say, how they say it and what they leave unsaid.',
      note: {
        checked: '2026-11',
        today: 'the second half of the IB’s Paper 2, 1 hour, until 2028',
        text: 'In the IB’s own numbering reading is the second half of Paper 2 (listening and reading together last 1 hour 45 minutes at Standard Level and 2 hours at Higher Level). The reading half has three texts, 1 hour and 40 marks. The papers call you *usted*: expect *Conteste, Elija, Indique*. A worksheet may say *Contesta* or *Elige*: the task is the same.',
        source: `${guideSource} The kinds of question are those that [a school’s page on Paper 2](https://sites.google.com/tgs.school.nz/spanish/ib-language-b/ibspa-p2-reading) lists. The *usted* stands on the covers of the papers (specimen of 2017: *Escriba…, No abra…, Conteste…*); we could not open a Spanish question paper, so the person of the questions is not confirmed: ask your teacher.`,
      },
      levels: [
        {
          level: 'Standard Level',
          details: [
            'Three texts in 1 hour, 40 marks: blogs, interviews, leaflets, short articles.',
            'Most answers are words of the text; your work is to find the place and to copy no more than is asked.',
          ],
        },
        {
          level: 'Higher Level',
          details: [
            'The same hour and the same 40 marks, but longer and denser texts; one of them is usually literary.',
            'More questions on attitude, tone and what is implied, and fewer that repeat a word of the text.',
          ],
        },
      ],
      timeline: [
        {
          when: 'Reading time: 5 minutes',
          what: 'Before Paper 2 begins you may read but not write. The recordings come first, so spend it on their questions.',
        },
        {
          when: 'Minutes 0-3',
          what: 'Titles, sources, pictures and the first line of each text: who writes, for whom, what for? Nothing else yet.',
        },
        {
          when: 'Minutes 3-18',
          what: 'Text A, the easiest. Read the questions of a block, then the paragraph that they name, then answer.',
        },
        {
          when: 'Minutes 18-36',
          what: 'Text B. Vocabulary and reference questions give the paragraph or line: read two sentences before it and two after.',
        },
        {
          when: 'Minutes 36-56',
          what: 'Text C, the hardest, and worth about as much as the others. Read it to the end before you answer: its point often comes last.',
        },
        {
          when: 'Minutes 56-60',
          what: 'Every box filled, one letter in each, every _true or false_ with its quotation.',
        },
      ],
      questionTypes: [
        {
          name: 'Short answers',
          what: 'A question in Spanish; the answer is a word or a phrase, usually of the text itself.',
          sample: {
            task: '*¿Qué se recibe a cambio de una hora de trabajo?* *¿Qué les resultaba difícil a los participantes?*',
            text: 'En 2015, cinco vecinas de un pueblo de Aragón abrieron un banco de tiempo. La idea es sencilla: quien dedica una hora a los demás (pasear un perro, arreglar un ordenador, dar clases de inglés) recibe otra hora a cambio. Nadie paga y nadie cobra. «Lo que más nos sorprendió», cuenta Rosa, «fue que a la gente le costaba menos dar que pedir».',
            answer:
              '*Otra hora.* *Pedir.* In the second you must turn the sentence round: giving was the easier thing (*costaba menos dar*), so asking was the hard one.',
          },
        },
        {
          name: 'True or false, with justification',
          what: 'You tick one box **and** copy the words of the text that prove it.',
          sample: {
            task: 'True or false? *Los cambios benefician a todo el barrio.*',
            text: 'El barrio ha cambiado mucho, pero no todos salen ganando: mientras los turistas llenan las terrazas, las familias de siempre ya no pueden pagar el alquiler.',
            answer:
              '**False**: *no todos salen ganando*. Those four words prove it, and the tick without them earns nothing.',
          },
        },
        {
          name: 'What does the word refer to?',
          what: 'A pronoun, a possessive or a verb without subject; you write the words of the text that it stands for.',
          sample: {
            task: 'To whom or what do *las* (in *las reforman*) and *sus* (in *sus abuelos*) refer?',
            text: 'Muchos jóvenes vuelven al pueblo de sus abuelos. Allí compran casas baratas y las reforman con la ayuda de los vecinos.',
            answer:
              '*las*: *casas baratas*; *sus*: *muchos jóvenes*. Test it: put your words in the place of the pronoun and read the sentence again.',
          },
        },
        {
          name: 'Find the word',
          what: 'You get a meaning and look for the word or phrase of the text that says it, in the same grammatical form.',
          sample: {
            task: 'Which words of the text mean *al principio no quisieron* and *muy cansados*?',
            text: 'Los voluntarios llegaron agotados tras doce horas de viaje. Los vecinos, que en un primer momento se negaron a recibirlos, acabaron invitándolos a cenar.',
            answer:
              '*en un primer momento se negaron*; *agotados*. Copy from the first word to the last one that you need: *se negaron* alone leaves out *al principio*.',
          },
        },
        {
          name: 'Complete the text with a connector',
          what: 'Gaps and a list of words with more than you need.',
          sample: {
            task: 'Choose for the gap: *además*, *por lo tanto*, *sin embargo*, *es decir*.',
            text: 'Las ciudades plantan árboles para bajar la temperatura; ___, pocas calculan cuánta agua van a necesitar.',
            answer:
              '*sin embargo*. Decide what the two halves do before you look at the list: here the second one objects to the first.',
          },
        },
        {
          name: 'Match headings and paragraphs',
          what: 'A list with more headings than gaps; each stands for a whole paragraph. In an interview the gaps may be the questions instead.',
          sample: {
            task: '*Elija el título adecuado para el párrafo.*',
            choices: ['*Un trabajo mal pagado*', '*Aprender de los mayores*', '*La vuelta al campo*'],
            text: 'Cuando Nuria llegó a la aldea, no distinguía una oveja enferma de una sana. Hoy reconoce a cada una por la voz. «Todo lo que sé», dice, «me lo han enseñado Julián y Carmen, que entre los dos suman ciento setenta años. Ellos no tienen prisa y a mí no me da vergüenza preguntar».',
            answer:
              '**B**: *me lo han enseñado Julián y Carmen*, who are 170 years old between them. **C** is only where it happens, and about pay (**A**) there is not a word. The right heading covers the last sentence of the paragraph as well as the first.',
          },
        },
        {
          name: 'Match the halves of a sentence',
          what: 'Beginnings, and more endings than you need. Several fit the grammar; one says what the text says.',
          sample: {
            task: '*Elija el final adecuado:* *Los comerciantes protestaron al principio…*',
            choices: [
              '*porque nadie los había avisado.*',
              '*aunque ahora venden más.*',
              '*para que bajaran los alquileres.*',
            ],
            text: 'La calle Mayor se cerró al tráfico en marzo. Los dueños de las tiendas, que llevaban años pidiéndolo, temieron de pronto perder clientes y salieron a protestar. Seis meses después, las ventas han subido un diez por ciento.',
            answer:
              '**B**: *las ventas han subido un diez por ciento*. **A** cannot be: they had asked for it themselves (*llevaban años pidiéndolo*). **C** is good Spanish, but the rents are not in the text.',
          },
        },
        {
          name: 'Multiple choice on tone and meaning',
          what: 'One of four options, often on a literary text at Higher Level. All four sound sensible; one is in the text.',
          sample: {
            task: '*¿Qué transmite la actitud del padre?*',
            choices: ['*Indiferencia.*', '*Decepción callada.*', '*Alegría.*', '*Miedo.*'],
            text: 'Mi padre no dijo nada cuando abrió la carta. La dobló por donde ya estaba doblada, la metió en el bolsillo de la camisa y siguió pelando la naranja, despacio, sin romper la piel. Solo entonces supe que no iríamos a la boda.',
            answer:
              '**B**. The text names no feeling, but the last sentence tells you that the news was bad, and a man to whom it did not matter (**A**) would not go on so slowly.',
          },
        },
      ],
      criteria: [
        {
          name: 'One mark for each right answer',
          plain:
            'There is no penalty for a wrong one. Answers are in Spanish, and mistakes in spelling or grammar do no harm while the answer is clear.',
        },
        {
          name: 'All of it and no more',
          plain:
            'A word too few loses the mark, and so does an answer in which right and wrong stand side by side. Where two things are asked for one mark, both must be there.',
        },
      ],
      tips: [
        'For _true or false_, find the quotation first and tick afterwards. If you cannot find words that prove it, you have the wrong place, whatever your feeling says.',
        'When a vocabulary question names a paragraph, do not look outside it, and match the grammar: a plural adjective in the question means a plural adjective in the text.',
        'In reference questions answer with a noun of the text, not with a pronoun and not with an explanation: *los vecinos*, never *ellos* or _the people who live there_.',
        'The connector before an answer tells you how to read it: after *aunque* and *a pesar de* comes what does **not** decide, after *sino* and *sin embargo* what does.',
        'Leave a hard question after one minute, with your best guess in the box and a mark beside it. Forty marks in an hour leave you a minute and a half for each, and that includes the reading.',
      ],
      phrases: [
        {
          es: 'Indique si es verdadero o falso y justifique su respuesta.',
          en: 'Say whether it is true or false and justify your answer.',
        },
        { es: 'Conteste las siguientes preguntas.', en: 'Answer the following questions.' },
        {
          es: '¿A quién o a qué se refiere la palabra subrayada?',
          en: 'To whom or to what does the underlined word refer?',
        },
        {
          es: 'Busque en el texto la palabra que significa lo mismo.',
          en: 'Find the word in the text that means the same.',
        },
        {
          es: 'Basándose en el segundo párrafo, complete la frase.',
          en: 'Using the second paragraph, complete the sentence.',
        },
        { es: 'Elija el final adecuado para cada frase.', en: 'Choose the right ending for each sentence.' },
        {
          es: '¿Qué expresión del texto indica sorpresa?',
          en: 'Which expression in the text shows surprise?',
        },
        {
          es: 'El autor da a entender que no está de acuerdo.',
          en: 'The author implies that he does not agree.',
        },
        { es: 'lejos de', en: 'far from (doing something)' },
        { es: 'ni siquiera', en: 'not even' },
        { es: 'apenas', en: 'hardly' },
        { es: 'a medida que', en: 'as (one thing changes, another does)' },
        { es: 'de ahí que', en: 'hence (with the subjunctive)' },
      ],
      set: {
        minutes: 30,
        how: 'Half a paper: text A and, as at Higher Level, a literary text B. A whole paper has three texts, 40 marks and one hour. Write your answers on paper, in Spanish, with the texts in front of you.',
        parts: [
          {
            title: 'Text A: an article',
            task: 'About 18 minutes. The numbers in brackets are those of the paragraphs.',
            text: 'La biblioteca donde nadie lee\n\n[1] En un local de cuarenta metros cuadrados, cerca del puerto, las estanterías están llenas, pero nadie viene a leer. Aquí se prestan taladros, tiendas de campaña, máquinas de coser y hasta una fuente de chocolate. Por doce euros al año, cualquier vecino puede llevarse tres objetos a la vez y quedárselos una semana.\n\n[2] La idea se le ocurrió a Amparo Soler una tarde de mudanza. «Compré un taladro para colgar dos cuadros», recuerda. «Lo usé seis minutos y lleva nueve años en un cajón. Pensé que en mi edificio habría por lo menos diez como ese». Preguntó a los vecinos y resultó que se había quedado corta: había diecisiete.\n\n[3] Al principio, los comerciantes la miraban con recelo. Temían que, si todo se podía pedir prestado, nadie volviera a comprar. Ha ocurrido más bien lo contrario: quien prueba una máquina de coser durante una semana a veces acaba comprándose una. La ferretería de la esquina, que iba a cerrar, repara ahora los aparatos de la biblioteca y ha contratado a una aprendiza.\n\n[4] No todo son ventajas. Algunas cosas vuelven rotas y otras no vuelven. Sin embargo, Soler se niega a cobrar multas. «Si multas a alguien, no regresa. Si le preguntas qué ha pasado, casi siempre aparece el sábado siguiente a echar una mano». De hecho, la mitad de los voluntarios empezó así: devolviendo tarde una escalera.',
            questions: [
              {
                ask: '*¿Cuánto tiempo se puede tener un objeto en casa? (1)*',
                marks: 1,
                key: '*Una semana* (*quedárselos una semana*).',
              },
              {
                ask: '*¿Para qué compró Amparo Soler un taladro? (2)*',
                marks: 1,
                key: '*Para colgar dos cuadros.*',
              },
              {
                ask: '*Busque en el párrafo 2 las palabras que significan «había calculado de menos».*',
                marks: 1,
                key: '*Se había quedado corta.* The whole phrase: *corta* alone means short.',
              },
              {
                ask: '*Busque en el párrafo 3 la palabra que significa «desconfianza».*',
                marks: 1,
                key: '*Recelo.*',
              },
              {
                ask: '*En «la miraban con recelo» (3), ¿a quién se refiere «la»?*',
                marks: 1,
                key: '*A Amparo Soler.* *La biblioteca* does not fit: the paragraph before it is about her.',
              },
              {
                ask: '*En «acaba comprándose una» (3), ¿a qué se refiere «una»?*',
                marks: 1,
                key: '*A una máquina de coser.*',
              },
              {
                ask: '*¿Verdadero o falso? Justifique su respuesta. Por culpa de la biblioteca se vende menos.*',
                marks: 1,
                key: '**False**: *ha ocurrido más bien lo contrario*. The tick without the words earns nothing.',
              },
              {
                ask: '*¿Verdadero o falso? Justifique su respuesta. En la ferretería trabaja más gente que antes.*',
                marks: 1,
                key: '**True**: *ha contratado a una aprendiza*.',
              },
              {
                ask: '*¿Verdadero o falso? Justifique su respuesta. El que devuelve un objeto tarde tiene que pagar.*',
                marks: 1,
                key: '**False**: *Soler se niega a cobrar multas*.',
              },
              {
                ask: '*Elija el título adecuado para el párrafo 3.*',
                choices: [
                  '*Clientes que no pagan*',
                  '*Un temor que no se cumplió*',
                  '*La última tienda del barrio*',
                ],
                marks: 1,
                key: '**B**: *temían* in the second sentence, *lo contrario* in the third. The ironmonger’s was going to close (*iba a cerrar*), but it did not, and nothing says that it is the last (**C**).',
              },
              {
                ask: '*Elija el final adecuado: Soler prefiere preguntar qué ha pasado porque…*',
                choices: [
                  '*así la gente termina colaborando.*',
                  '*no sabe quién ha roto las cosas.*',
                  '*las multas están prohibidas.*',
                ],
                marks: 1,
                key: '**A**: *casi siempre aparece el sábado siguiente a echar una mano*.',
              },
              {
                ask: '*¿Qué palabras podrían sustituir a «Sin embargo» en el párrafo 4?*',
                choices: ['*Por eso*', '*Aun así*', '*Además*'],
                marks: 1,
                key: '**B**: things come back broken, and **even so** she takes no fines.',
              },
              {
                ask: '*¿Cómo empezó la mitad de los voluntarios?*',
                choices: [
                  '*Respondió a un anuncio.*',
                  '*Se retrasó en una devolución.*',
                  '*Regaló una escalera.*',
                  '*Pagó una multa.*',
                ],
                marks: 1,
                key: '**B**: *devolviendo tarde una escalera*. **C** borrows the ladder and changes what was done with it.',
              },
            ],
          },
          {
            title: 'Text B: a story (Higher Level)',
            task: 'About 12 minutes. At Standard Level, try it without the clock.',
            text: 'El reloj de la cocina\n\nMi abuelo llegó a la ciudad con una maleta atada con cuerda y un reloj de pared envuelto en una manta. La maleta la abrió aquella misma noche; el reloj tardó once años en colgarlo. «¿Para qué?», contestaba cuando mi abuela le preguntaba. «Si nos vamos a volver».\n\nMientras tanto nacieron mi tío y mi madre, compraron el piso a plazos y en el pueblo vendieron la casa: primero los muebles, luego las tejas, por último las piedras. El reloj seguía debajo de la cama, parado en las cuatro y diez, la hora en que lo habían descolgado.\n\nUn domingo, mi madre, que tenía nueve años, lo sacó para jugar a las tiendas. Cuenta que mi abuelo la encontró dando vueltas a las agujas y que ella pensó que la iba a reñir. Pero él se quedó mirándola un buen rato, fue a buscar el martillo y clavó un clavo en la pared de la cocina sin medir nada. El reloj quedó torcido. Todavía lo está. Nadie en la familia se ha atrevido a enderezarlo.',
            questions: [
              {
                ask: '*¿Por qué no quería colgar el reloj el abuelo?*',
                marks: 1,
                key: '*Porque pensaba volver (al pueblo)*: *si nos vamos a volver*.',
              },
              {
                ask: '*Escriba dos hechos del segundo párrafo que hacían cada vez más difícil la vuelta.*',
                marks: 2,
                key: 'Two of: *nacieron mi tío y mi madre* · *compraron el piso* · *vendieron la casa*. One mark for each.',
              },
              {
                ask: '*En «Todavía lo está» (tercer párrafo), ¿a qué se refiere «lo»?*',
                marks: 1,
                key: '*(A) torcido.* Here *lo* stands for an adjective: *todavía está torcido*.',
              },
              {
                ask: '*¿Verdadero o falso? Justifique su respuesta. La niña esperaba que su padre se enfadara.*',
                marks: 1,
                key: '**True**: *ella pensó que la iba a reñir*.',
              },
              {
                ask: '*¿Qué representan las cuatro y diez?*',
                choices: [
                  '*El momento en que dejaron su casa.*',
                  '*La hora del nacimiento de la hija.*',
                  '*El mal funcionamiento del reloj.*',
                  '*La hora de volver al trabajo.*',
                ],
                marks: 1,
                key: '**A**: *la hora en que lo habían descolgado*.',
              },
              {
                ask: '*¿Qué muestra el abuelo al clavar el clavo?*',
                choices: [
                  '*Que está enfadado con su hija.*',
                  '*Que acepta que no volverán.*',
                  '*Que necesita saber la hora.*',
                  '*Que no sabe usar el martillo.*',
                ],
                marks: 1,
                key: '**B**: he had not hung it up because they were going back (*si nos vamos a volver*); now he does. **D** takes *torcido* for the point of the story.',
              },
            ],
          },
        ],
        result:
          'Twenty marks. For every mark lost write down why: the wrong place, a word too few, no quotation, or a word that you did not know. Only the last is a matter of vocabulary. The real grade boundaries change with each session: ask your coordinator for the last ones.',
      },
      lessons: [
        'complex-connectors',
        'advanced-pronouns',
        'passive-voice',
        'present-subjunctive',
        'pluscuamperfecto',
      ],
    },
    {
      id: 'writing',
      title: 'Paper 2: Written Production',
      weight: '25%',
      summary:
        'You choose one of three tasks and a type of text that suits it, and write 250-400 words at Standard Level or 450-600 words at Higher Level.',
      note: {
        checked: '2026-11',
        today: 'the IB’s Paper 1, 1 hour 15 (Standard) or 1 hour 30 (Higher), until 2028',
        text: 'In the IB’s own numbering writing is Paper 1: 1 hour 15 minutes at Standard Level, 1 hour 30 minutes at Higher Level, 30 marks. In the exam the tasks are in Spanish; below they are in English.',
        source: `${guideSource} The lengths are also in [Cambridge University Press’s tips for Paper 1](https://www.cambridge.org/gf/education/blog/2018/08/02/top-tips-paper-1-languageb/), the three tasks with three types of text each in ${schoolSummary}.`,
      },
      levels: [
        {
          level: 'Standard Level',
          details: [
            '250-400 words in 1 hour 15 minutes.',
            'One of three tasks; for each task three types of text are offered, and usually one of them suits it best.',
          ],
        },
        {
          level: 'Higher Level',
          details: [
            '450-600 words in 1 hour 30 minutes.',
            'The same choice, but the tasks ask you to argue and not only to tell, and complex sentences are expected to be mostly right.',
          ],
        },
      ],
      timeline: [
        {
          when: 'Reading time: 5 minutes',
          what: 'You may read but not write. Read the three tasks, then read the types of text under each.',
        },
        {
          when: 'Minutes 0-7',
          what: 'Decide. For each write down _who, to whom, what for_. Take the one for which you have three ideas with an example.',
        },
        {
          when: 'Minutes 7-17',
          what: 'Choose the type of text, *tú* or *usted*, and plan: three ideas, a connector between them, three structures that you want to show.',
        },
        {
          when: 'Minutes 17-60',
          what: 'Write (at Higher Level until minute 75). One idea, one paragraph. Leave a line free between paragraphs for corrections.',
        },
        {
          when: 'The last 15 minutes',
          what: 'Read it once as the person who receives it, then check verbs, agreement and accents in three separate passes.',
        },
      ],
      questionTypes: [
        {
          name: 'Personal texts',
          what: 'Blog, diary, email or letter to a friend. The voice is yours; the reader is close, or feels close.',
          sample: {
            task: 'You have lived for a month without social media. Tell young people what you have learnt and encourage them to try. Choose: blog, diary or formal letter.',
            answer:
              'A **blog**: many readers of your age, an experience, an invitation. A diary has no reader to encourage. *Treinta días sin redes. ¡Hola a todos! Hoy hace un mes que borré todas las aplicaciones y aquí sigo, más despierto que nunca. No os voy a mentir: la primera semana fue horrible. Cogía el móvil cada cinco minutos, como si me faltara algo. Sin embargo, al décimo día ocurrió algo que no esperaba…*',
          },
        },
        {
          name: 'Professional texts',
          what: 'Formal letter or email, proposal, report, set of instructions. The reader has power or little time, so order and courtesy count.',
          sample: {
            task: 'Your school wants to ban telephones during breaks. Give the head the opinion of the students and propose something else. Choose: formal letter, leaflet or diary.',
            answer:
              'A **formal letter**, with *usted* from the first line to the last. *Estimada directora: Me dirijo a usted en nombre de los alumnos de segundo de bachillerato para expresarle nuestra preocupación por la norma que se quiere aprobar. Aunque entendemos que quiera protegernos, creemos que una prohibición total tendría el efecto contrario. Por ello le proponemos que…* It ends: *A la espera de su respuesta, la saluda atentamente Marta Gil*.',
          },
        },
        {
          name: 'Mass media texts',
          what: 'Article, news report, review, interview, speech, leaflet. The readers do not know you: a title, a first sentence that pulls them in, and no _Dear_.',
          sample: {
            task: 'Your region has too little water. Write so that people in your town become aware of it and change a habit. Choose: article, letter to a friend or report.',
            answer:
              'An **article** in the local paper reaches the whole town. *Cada gota cuenta. ¿Cuántos litros gasta usted mientras se cepilla los dientes? Si cerrara el grifo, ahorraría unos doce. Parece poco, pero si lo hicieran los diez mil habitantes de nuestra ciudad, cada mañana se podría llenar una piscina…* A question, two numbers and two *si* sentences, all in the first paragraph.',
          },
        },
        {
          name: 'A whole text, Standard Level (250-400 words)',
          what: 'Before you read the model, choose the type of text yourself and write your own plan. The figures in it are invented, as yours may be.',
          sample: {
            task: '*En su centro se va a celebrar una semana sin teléfonos móviles. Escriba un texto para sus compañeros: explique por qué se organiza, qué se va a hacer, qué dificultades habrá y por qué merece la pena.* Choose: *carta formal, diario, discurso*.',
            plan: [
              '**Type**: a speech. The readers are all the pupils of a school (so no diary), and they are equals (so no formal letter).',
              '**Person**: *vosotros* from *levantad* to *vuestra atención*. A student who speaks American Spanish keeps to *ustedes* all the way.',
              '**Four points of the task, four paragraphs**: why (survey), what (the five days), objections (mother, boredom), worth it (village, last appeal).',
              '**To be shown**: a subjunctive after *pedir que*, *para que*, an imperative, the future, a story in the past.',
            ],
            answer:
              '*Buenos días a todos:*\n\n*Me llamo Noa y estoy en primero de bachillerato. Antes de empezar, quiero pediros una cosa: levantad la mano los que hayáis mirado el móvil en la última media hora. ¿Veis? Yo también la levanto. Precisamente por eso estoy aquí.*\n\n*La semana que viene celebramos en nuestro instituto la primera Semana sin Pantallas. No es un castigo ni una idea de los profesores: la hemos organizado veinte alumnos que estábamos cansados de comer juntos sin hablar. En enero hicimos una encuesta y el resultado nos asustó: de cada diez compañeros, siete pasan más de cinco horas al día delante del teléfono y la mitad duerme mal.*\n\n*¿Qué vamos a hacer? Cada mañana, al entrar, dejaremos el móvil en una caja con nuestro nombre. En los recreos habrá partidas de ajedrez y partidos de baloncesto, un taller de cocina peruana y un rincón de lectura. El miércoles vendrán nuestros abuelos para contarnos cómo quedaban con sus amigos cuando solo había un teléfono en todo el edificio. Y el viernes, si el tiempo lo permite, comeremos todos juntos en el patio.*\n\n*Sé lo que estáis pensando: «¿Y si mi madre necesita llamarme?». Tranquilos, en secretaría atenderán cualquier llamada urgente. También hay quien dice que cinco días no cambian nada. Puede ser. Sin embargo, el año pasado pasé una semana en un pueblo de Teruel donde no había cobertura. Los dos primeros días me aburrí como nunca; el tercero aprendí a hacer pan, y el quinto no quería volver. Si yo pude, vosotros también podéis.*\n\n*No os pido que tiréis el móvil a la basura. Solo os pido que lo dejéis descansar cinco días para que descubramos qué pasa cuando nos miramos a los ojos. A lo mejor nos aburrimos. A lo mejor nos reímos más que nunca. Sea como sea, lo habremos vivido de verdad, y no a través de una pantalla.*\n\n*Apuntaos hoy mismo en conserjería. ¡Os esperamos!*\n\n*Muchas gracias por vuestra atención.*',
            margin: [
              '**Language (12)**: *los que hayáis mirado*, *no os pido que tiréis*, *para que descubramos* and *lo habremos vivido*: complex structures that are needed and right. *Me aburrí como nunca* and *sea como sea* are the idiomatic touches.',
              '**Message (12)**: all four points of the task are there, each with a detail: seven in ten, Peruvian cooking, the village in Teruel. The objections are answered, not only named.',
              '**Conceptual understanding (6)**: greeting, a question to the hall, *¿Veis?*, an appeal, thanks: nobody could take it for an article. One person throughout.',
            ],
          },
        },
        {
          name: 'A whole text, Higher Level (450-600 words)',
          what: 'The same work, but the task wants an argument: a position, what speaks against it, and proposals.',
          sample: {
            task: '*En su ciudad, cada vez más pisos se alquilan a turistas y muchas familias se marchan. Escriba un texto en el que analice las causas, responda a quienes defienden la situación y proponga soluciones.* Choose: *artículo de opinión, correo electrónico a un amigo, instrucciones*.',
            plan: [
              '**Type**: an opinion article. A problem of a whole city, readers whom the writer does not know, and a position: an email to a friend reaches nobody, and instructions do not argue.',
              '**Seven paragraphs, one idea each**: the bakery · being fair · how it works · the other side · three proposals · what I do not want · back to the bread.',
              '**To be shown**: *si* with the imperfect subjunctive, *lo que critico no es que… sino que*, *basta con que*, *convendría que*, *ojalá*.',
            ],
            answer:
              '*¿De quién es la ciudad?*\n\n*Por Marta Gil*\n\n*La panadería de mi calle cerró en octubre. En su lugar han abierto una consigna de maletas. La anécdota parecería insignificante si no fuera la quinta tienda que perdemos en dos años y si detrás de cada cierre no hubiera una familia que se ha tenido que mudar. En el casco antiguo, según los vecinos, uno de cada cuatro pisos se alquila ya por noches. ¿Estamos dispuestos a vivir en un decorado?*\n\n*Seamos justos: el turismo no es el enemigo. Sin él, muchos de nuestros padres no tendrían trabajo, la catedral seguiría en ruinas y yo no habría aprendido a chapurrear italiano sirviendo helados. Lo que critico no es que vengan visitantes, sino que les hayamos entregado, casi sin darnos cuenta, lo que nos hacía distintos. Nadie cruza medio mundo para ver una calle en la que solo viven otros turistas.*\n\n*El mecanismo es tan sencillo como cruel. Un piso que se alquila a una familia rinde ochocientos euros al mes; por noches, puede rendir el triple. Basta con que tres propietarios del edificio hagan cuentas para que los demás inquilinos empiecen a recibir cartas. Primero se marchan los jóvenes; luego, los colegios se quedan sin niños; por último, el ambulatorio reduce el horario. El día que queremos reaccionar, ya no queda barrio que defender.*\n\n*Hay quienes sostienen que cada cual puede hacer con su casa lo que quiera. El argumento tiene su lógica, pero olvida que la propiedad nunca ha sido un derecho sin límites: tampoco se puede abrir una discoteca en el salón. Si aceptamos normas para el ruido, ¿por qué no habríamos de aceptarlas para proteger algo tan básico como un techo?*\n\n*Soluciones las hay, y no son utópicas. En primer lugar, propongo que el ayuntamiento deje de conceder licencias en las zonas donde los pisos turísticos superen el diez por ciento. En segundo lugar, convendría que lo que se recauda con la tasa turística se destinara a alquileres asequibles, y no a más campañas de publicidad. Por último, los propios vecinos podemos ayudar: si cada uno de nosotros comprara una vez por semana en la tienda de la esquina, quizá la próxima en cerrar no fuera la nuestra.*\n\n*No pretendo que la ciudad se convierta en un museo de lo que fue. Las ciudades cambian, y es bueno que cambien. Pero una cosa es cambiar y otra muy distinta, vaciarse. Mi abuela, que ha vivido ochenta y dos años en el mismo portal, lo resume mejor que yo: «Antes conocía a todo el mundo por su nombre; ahora los conozco por el color de la maleta».*\n\n*Ojalá dentro de diez años pueda volver a comprarle el pan a alguien que sepa cómo me llamo. Que eso ocurra o no depende, en buena medida, de lo que exijamos hoy.*',
            margin: [
              '**Language (12)**: subjunctives for different reasons (*si no fuera*, *que les hayamos entregado*, *donde… superen*, *que… se destinara*), *se* for what is done by nobody in particular, and words that are exact: *consigna, inquilinos, tasa, chapurrear*.',
              '**Message (12)**: causes in three steps (*primero… luego… por último*), an opponent who is given his best argument before he is answered, three proposals with a doer. The bread of the first line comes back in the last paragraph.',
              '**Conceptual understanding (6)**: a title that asks, the writer’s name, a first sentence that is a scene, a rhetorical question, *nosotros* for the readers of the same city, and an ending that leaves them something to do.',
            ],
          },
        },
      ],
      criteria: [
        {
          name: 'Language (12 of 30 marks)',
          plain:
            'Words that fit and vary, simple and complex structures, and mistakes that do not get in the way. For the best marks you need some idiomatic phrases, used where a native speaker would use them.',
        },
        {
          name: 'Message (12 of 30 marks)',
          plain:
            'Does the text do all that the task asks? Are the ideas developed with details and examples, and does one lead to the next?',
        },
        {
          name: 'Conceptual understanding (6 of 30 marks)',
          plain:
            'The right type of text for this reader and this aim, the right tone from beginning to end, and the marks of the type: title, greeting, headings, signature.',
        },
      ],
      tips: [
        'Choose the type of text by reader, aim and situation, not by the one that you have practised. Six marks of thirty hang on that choice and on its conventions, before anybody looks at your grammar.',
        'Fix *tú*, *vosotros*, *usted* or *ustedes* before the first word, and at the end look only at that: verbs, *te, os, le*, *tu, vuestro, su*. A letter that slips from *usted* to *tú* loses twice, for tone and for language.',
        'Three ideas with a reason and an example beat six ideas in a row. In each paragraph you should be able to underline: what I claim, why, for example, so what.',
        'Choose three structures while you plan and tick them off when they are in: *si* with the imperfect subjunctive, *para que* with the subjunctive, *cuyo* or *lo que*, a sentence with *se*. They do not come by themselves under pressure.',
        'Aim for the middle of the limits: about 330 words at Standard Level, about 520 at Higher Level. Know how many of your lines that makes; counting words in the exam costs five minutes.',
      ],
      phrases: [
        { es: 'Realice una de las siguientes tareas.', en: 'Do one of the following tasks.' },
        {
          es: 'Me dirijo a usted para expresarle mi preocupación.',
          en: 'I am writing to you to express my concern.',
        },
        {
          es: 'Le agradecería que me enviara más información.',
          en: 'I would be grateful if you would send me more information.',
        },
        {
          es: 'A la espera de su respuesta, lo saluda atentamente Ana Ruiz.',
          en: 'I look forward to your reply. Yours sincerely, Ana Ruiz',
        },
        {
          es: 'No cabe duda de que la situación ha empeorado.',
          en: 'There is no doubt that the situation has got worse.',
        },
        {
          es: 'Es imprescindible que actuemos cuanto antes.',
          en: 'It is essential that we act as soon as possible.',
        },
        {
          es: 'Si todos pusiéramos de nuestra parte, sería posible.',
          en: 'If we all did our bit, it would be possible.',
        },
        {
          es: 'Conviene recordar que no siempre fue así.',
          en: 'It should be remembered that it was not always so.',
        },
        {
          es: 'Lejos de resolver el problema, lo agrava.',
          en: 'Far from solving the problem, it makes it worse.',
        },
        { es: 'A pesar de ello, sigo siendo optimista.', en: 'In spite of that, I am still optimistic.' },
        {
          es: 'Os {animo:animar} a que probéis una semana sin móvil.',
          en: 'I encourage you to try a week without your phones.',
        },
        { es: 'En definitiva, está en nuestras manos.', en: 'In short, it is in our hands.' },
        { es: 'en primer lugar', en: 'firstly' },
        { es: 'por lo que se refiere a', en: 'as far as … is concerned' },
      ],
      bank: [
        {
          title: 'Blog: personal or for everybody',
          what: 'A title, the date or the place, one experience told in the first person, and a word to the readers at both ends. *Vosotros* or *ustedes*, never *usted*. The tone is lively; the paragraphs are short.',
          rows: [
            { es: '¡Hola de nuevo a todos!', en: 'Hello again, everyone!' },
            {
              es: 'Como ya os conté la semana pasada, estoy aprendiendo a bailar.',
              en: 'As I told you last week, I’m learning to dance.',
            },
            {
              es: 'No os vais a creer lo que me pasó ayer.',
              en: 'You won’t believe what happened to me yesterday.',
            },
            {
              es: '¿Y a vosotros os ha pasado algo parecido?',
              en: 'And has anything like this happened to you?',
            },
            { es: 'Os leo en los comentarios.', en: 'I look forward to reading your comments.' },
          ],
        },
        {
          title: 'Diary',
          what: 'The date, *Querido diario*, and what nobody else may read: feelings, doubts, plans. The past for the day, the present for how you feel now. Nobody is told to do anything.',
          rows: [
            { es: 'martes, 3 de marzo, once de la noche', en: 'Tuesday 3 March, eleven at night' },
            { es: 'Querido diario: ¡menudo día!', en: 'Dear diary, what a day!' },
            { es: 'Todavía me tiemblan las manos.', en: 'My hands are still shaking.' },
            { es: 'No sé si hice bien en callarme.', en: 'I don’t know whether I was right to keep quiet.' },
            { es: 'Mañana será otro día. Buenas noches.', en: 'Tomorrow is another day. Good night.' },
          ],
        },
        {
          title: 'Email or letter to a friend',
          what: '*Querido* or *Hola* with a colon, why you write, your news, questions, a close. *Tú* throughout. An email has a subject line, a letter a place and a date.',
          rows: [
            { es: 'Querida Inés: ¿Cómo va todo?', en: 'Dear Inés, how is everything?' },
            { es: 'Perdona que no te haya escrito antes.', en: 'I’m sorry I haven’t written before.' },
            { es: 'Te escribo para pedirte un favor.', en: 'I’m writing to ask you a favour.' },
            {
              es: 'No te imaginas las ganas que tengo de verte.',
              en: 'You can’t imagine how much I want to see you.',
            },
            { es: 'Te mando un abrazo muy fuerte.', en: 'Sending you a big hug.' },
          ],
        },
        {
          title: 'Formal letter or email',
          what: 'Place and date, *Estimado señor Gil:* (with a colon), the reason in the first sentence, one idea for each paragraph, a request, a formula, your full name. *Usted* from the first line to the last.',
          rows: [
            {
              es: 'Estimada señora directora: Me dirijo a usted en nombre de mi clase.',
              en: 'Dear Headteacher, I am writing to you on behalf of my class.',
            },
            {
              es: 'Le escribo en relación con el anuncio de su página web.',
              en: 'I am writing with regard to the advertisement on your website.',
            },
            {
              es: 'Quisiera llamar su atención sobre un problema.',
              en: 'I would like to draw your attention to a problem.',
            },
            {
              es: 'Le ruego que tenga en cuenta nuestra propuesta.',
              en: 'I would ask you to take our proposal into account.',
            },
            {
              es: 'Quedo a su disposición para cualquier aclaración.',
              en: 'Please do not hesitate to contact me with any questions.',
            },
            { es: 'Reciba un cordial saludo.', en: 'Yours sincerely,' },
          ],
        },
        {
          title: 'Article',
          what: 'A title that makes one want to read, your name, perhaps a line below the title that sums it up. First paragraph: a scene or a figure. No greeting and no farewell. The readers are strangers.',
          rows: [
            {
              es: 'Cada vez son más los jóvenes que compran ropa usada.',
              en: 'More and more young people are buying second-hand clothes.',
            },
            {
              es: 'Según un estudio reciente, la mitad no desayuna.',
              en: 'According to a recent study, half of them don’t have breakfast.',
            },
            { es: 'Ahora bien, no todo son ventajas.', en: 'That said, it’s not all good news.' },
            {
              es: 'La pregunta es si estamos dispuestos a cambiar.',
              en: 'The question is whether we are willing to change.',
            },
          ],
        },
        {
          title: 'Speech',
          what: 'Greet the hall, say who you are, ask it something, repeat a structure three times, end with an appeal and thanks. *Vosotros* or *ustedes*: they hear you, so the sentences are short.',
          rows: [
            {
              es: 'Queridos compañeros y queridos profesores: gracias por venir.',
              en: 'Dear fellow students, dear teachers, thank you for coming.',
            },
            {
              es: 'Es un honor dirigirme a ustedes esta tarde.',
              en: 'It is an honour to speak to you this afternoon.',
            },
            {
              es: '¿Cuántos de vosotros habéis comido hoy en casa?',
              en: 'How many of you have had lunch at home today?',
            },
            {
              es: 'No se trata de tener más, sino de necesitar menos.',
              en: 'It is not about having more, but about needing less.',
            },
            { es: 'Muchas gracias por su atención.', en: 'Thank you very much for your attention.' },
          ],
        },
        {
          title: 'Interview',
          what: 'A title, two or three lines that introduce the person, then questions and answers with the speakers’ names or in two kinds of type. *Usted* for an adult whom you do not know. The answers are longer than the questions, and one question takes up an answer.',
          rows: [
            {
              es: 'Hoy hablamos con la bióloga Ana Ruiz.',
              en: 'Today we are talking to the biologist Ana Ruiz.',
            },
            { es: '¿Qué la llevó a estudiar los volcanes?', en: 'What led you to study volcanoes?' },
            { es: 'Ha dicho usted que tuvo miedo. ¿De qué?', en: 'You said that you were afraid. What of?' },
            { es: 'Me alegra que me haga esa pregunta.', en: 'I’m glad you asked me that question.' },
            {
              es: '¿Qué consejo les daría a nuestros lectores?',
              en: 'What advice would you give our readers?',
            },
          ],
        },
        {
          title: 'Review',
          what: 'The title of the film, book or restaurant, what it is (without the ending), what is good, what is not, for whom it is. The present tense, and adjectives that say more than *bueno*.',
          rows: [
            {
              es: 'La película cuenta la historia de dos hermanas.',
              en: 'The film tells the story of two sisters.',
            },
            {
              es: 'Lo mejor es la actuación de la protagonista.',
              en: 'The best thing is the leading actress’s performance.',
            },
            {
              es: 'El final, en cambio, resulta previsible.',
              en: 'The ending, on the other hand, is predictable.',
            },
            {
              es: 'No se la recomendaría a quien busque acción.',
              en: 'I wouldn’t recommend it to anyone looking for action.',
            },
          ],
        },
        {
          title: 'Report',
          what: 'A title, *Para* and *De*, headings: aim, what was done, results, conclusions. *Se* and the third person, figures, no feelings.',
          rows: [
            {
              es: 'El objetivo de este informe es analizar el uso de la biblioteca.',
              en: 'The aim of this report is to analyse the use of the library.',
            },
            { es: 'Se ha preguntado a cien alumnos.', en: 'A hundred pupils were asked.' },
            {
              es: 'Como muestran los datos, dos de cada tres van andando.',
              en: 'As the figures show, two in three walk.',
            },
            {
              es: 'Por todo ello, se recomienda ampliar el horario.',
              en: 'For all these reasons, longer opening hours are recommended.',
            },
          ],
        },
        {
          title: 'Proposal',
          what: 'A title, the person who decides, the problem, what you propose in numbered steps, what it costs, what everybody gains. *Usted* or *se*; polite conditionals.',
          rows: [
            {
              es: 'propuesta para mejorar el comedor escolar',
              en: 'proposal for improving the school canteen',
            },
            {
              es: 'En la actualidad se tira casi un tercio de la comida.',
              en: 'At present almost a third of the food is thrown away.',
            },
            {
              es: 'Proponemos que los alumnos elijan el menú una vez al mes.',
              en: 'We propose that the pupils should choose the menu once a month.',
            },
            {
              es: 'El coste sería mínimo y las ventajas, evidentes.',
              en: 'The cost would be minimal and the advantages obvious.',
            },
          ],
        },
        {
          title: 'Leaflet',
          what: 'A title, subheadings, short lines under each, where and when, whom to ask. Commands in one person throughout (*Ven, Venid, Venga, Vengan*). Do not draw: nobody marks it.',
          rows: [
            { es: '¡Apúntate antes del 15 de mayo!', en: 'Sign up before 15 May!' },
            {
              es: '¿Sabías que un grifo abierto gasta doce litros por minuto?',
              en: 'Did you know that a running tap uses twelve litres a minute?',
            },
            { es: 'lo que puedes hacer tú', en: 'what you can do' },
            { es: 'plazas limitadas', en: 'places limited' },
            {
              es: 'Para más información, pregunta en la conserjería.',
              en: 'For more information, ask at the porter’s office.',
            },
          ],
        },
        {
          title: 'Instructions or guidelines',
          what: 'A title, a sentence that says whom it is for, numbered steps in order, a warning, a word of encouragement. Commands or infinitives, not both.',
          rows: [
            { es: 'consejos para sobrevivir a la primera semana', en: 'tips for surviving the first week' },
            {
              es: 'En primer lugar, lee bien el horario.',
              en: 'First of all, read the timetable carefully.',
            },
            {
              es: 'No olvides que nadie nace sabiendo.',
              en: 'Don’t forget that nobody is born knowing everything.',
            },
            { es: 'Asegúrate de que llevas la tarjeta.', en: 'Make sure that you have your card with you.' },
            {
              es: 'Si sigues estos pasos, todo irá bien.',
              en: 'If you follow these steps, everything will go well.',
            },
          ],
        },
      ],
      set: {
        minutes: 75,
        how: 'A whole paper at Standard Level, 250-400 words; at Higher Level take 90 minutes and write 450-600. Choose **one** of the three tasks and one type of text, and write by hand, without a dictionary.',
        parts: [
          {
            title: 'Paper',
            task: '*Realice una de las siguientes tareas. Utilice el tipo de texto más adecuado de los tres que se ofrecen.*',
            choices: [
              '*Ha pasado un mes con una familia en un país de habla hispana y una costumbre le ha llamado la atención. Cuente lo que ocurrió, compare la costumbre con las de su país y explique qué ha aprendido.* Choose: *entrada de blog, informe, propuesta*.',
              '*El ayuntamiento quiere cerrar la biblioteca de su barrio para ahorrar. Explíquele a la alcaldesa qué significa para los jóvenes y propóngale otra solución.* Choose: *carta formal, diario, folleto*.',
              '*En su ciudad se ha rodado una película sobre unos jóvenes que emigran. Dé a conocer la película, valórela y diga si refleja la realidad de hoy.* Choose: *instrucciones, reseña, discurso*.',
            ],
            questions: [
              {
                ask: '**Conceptual understanding**: is the type of text the right one, in its form and its tone?',
                marks: 6,
                key: '**A** a blog entry, **B** a formal letter, **C** a review. One mark each for: the right type · its beginning · its ending · layout and paragraphs · one person (*vosotros* or *ustedes* in A, *usted* in B, strangers in C) from the first line to the last · a tone that fits the reader. Another type that you can defend loses the first mark only.',
              },
              {
                ask: '**Message**: does the text do all that the task asks?',
                marks: 12,
                key: '10-12: every part of the task (A: story, comparison, lesson; B: meaning for the young, another solution; C: what it is about, judgement, reality), each with a detail or an example, and each paragraph follows from the one before. 7-9: every part, but one only named. 4-6: a part is missing, or the ideas stand in a row. 1-3: the reader must guess.',
              },
              {
                ask: '**Language**: range and correctness.',
                marks: 12,
                key: '10-12: easy structures right, complex ones (*si* with the imperfect subjunctive, *para que*, relative clauses) mostly right, some idiom. 7-9: variety, with mistakes in the complex structures only. 4-6: mostly short sentences, mistakes that make one stop. 1-3: mistakes that hide the meaning. At Higher Level move the whole scale up by one step.',
              },
            ],
          },
        ],
        result:
          'This scale is ours: it follows the IB’s three criteria and shares the 30 marks as they do, in our own words. Give your text and the scale to somebody who did not write it. Then write the weakest paragraph again: that teaches more than a second text.',
      },
      lessons: [
        'complex-connectors',
        'present-subjunctive',
        'imperfect-subjunctive',
        'conditional',
        'advanced-pronouns',
        'passive-voice',
      ],
    },
    {
      id: 'listening',
      title: 'Paper 3: Listening',
      weight: '25%',
      summary:
        'You hear three recordings twice, from an announcement to a discussion, and answer questions on information, opinions and who holds them.',
      note: {
        checked: '2026-11',
        today: 'the first half of the IB’s Paper 2, 45 minutes (Standard) or 1 hour (Higher), until 2028',
        text: 'The current course has no Paper 3. Listening is the first half of Paper 2, with 25 marks in 45 minutes at Standard Level and in 1 hour at Higher Level.',
        source: `${guideSource} The lengths of the recordings are on [thinkib.net](https://www.thinkib.net/englishb/page/31722/paper-2-listening), the pauses on [a school’s page on the listening paper](https://sites.google.com/gihs.sa.edu.au/ibengb/paper-2-listening), the kinds of question on [another’s](https://sites.google.com/tgs.school.nz/spanish/ib-language-b/ibspa-p2-listening).`,
      },
      levels: [
        {
          level: 'Standard Level',
          details: [
            'Three recordings of up to 2, 3 and 4 minutes, 25 marks, 45 minutes in all.',
            'Clear voices, one or two speakers, information before opinion.',
          ],
        },
        {
          level: 'Higher Level',
          details: [
            'Three recordings of up to 3, 4 and 5 minutes, 25 marks, 1 hour in all.',
            'More speakers, faster turns, and questions on attitude: who agrees, who doubts, who is joking.',
          ],
        },
      ],
      timeline: [
        {
          when: 'Reading time: 5 minutes',
          what: 'You may read but not write. Learn the subjects and the speakers’ names of all three recordings.',
        },
        {
          when: 'Before each recording: 4 minutes',
          what: 'Now write: underline the noun or number that each question wants, and beside each gap its word class (a noun? a figure? an adjective?).',
        },
        {
          when: 'First hearing',
          what: 'Answer what is sure, in one or two words. Do not write sentences while they are talking.',
        },
        {
          when: 'Pause of about 2 minutes',
          what: 'Complete your words, and mark the two or three questions for which you will listen now.',
        },
        {
          when: 'Second hearing and pause',
          what: 'Listen for the marked questions only, then check that each gap makes a correct sentence.',
        },
        {
          when: 'The end',
          what: 'Time that is left is yours: spelling of the answers in words, no empty box, exactly as many letters as are asked for.',
        },
      ],
      questionTypes: [
        {
          name: 'Multiple choice',
          what: 'One of three options, on a fact, a reason or an opinion.',
          sample: {
            task: '*¿Por qué dejó la doctora Ruiz la universidad?*',
            choices: ['*Ganaba poco.*', '*Quería llegar a más gente.*', '*Se llevaba mal con sus alumnos.*'],
            text: '—Doctora Ruiz, ¿por qué dejó la universidad?\n—No fue por dinero, como dicen algunos. Allí publicaba artículos que leían veinte personas; ahora hago vídeos que ven veinte mil. Echo de menos a mis alumnos, eso sí.',
            heard: true,
            answer:
              '**B**. Twenty readers against twenty thousand viewers. Money is denied (*no fue por dinero*), and *echo de menos* is the opposite of **C**.',
          },
        },
        {
          name: 'Short answers',
          what: 'A question in Spanish; you answer in a word or a phrase, not in a sentence.',
          sample: {
            task: '*¿Qué echa de menos Martín?* *¿Cuándo piensa volver?*',
            text: 'Llevo medio año en Valparaíso y estoy muy a gusto. La gente dice que debo de extrañar la comida, pero aquí se come de maravilla. Lo que de verdad echo de menos es el silencio de mi pueblo por la noche. Mi madre me espera en Navidad, pero en diciembre tengo los exámenes, así que iré en febrero.',
            heard: true,
            answer:
              '*El silencio (de su pueblo).* *En febrero.* Twice a wrong answer comes first: what people think (*la comida*), and what his mother hopes (*en Navidad*).',
          },
        },
        {
          name: 'Fill the gaps',
          what: 'Sentences that sum up the recording; up to three words in each gap, usually the words that you hear.',
          sample: {
            task: '*Los voluntarios deben tener entre dieciséis y ___ años.* *El museo les paga ___.* *Se pueden apuntar hasta el ___.*',
            text: 'El museo de la ciudad busca voluntarios de entre dieciséis y veinte años para guiar visitas los fines de semana. No hay sueldo, pero se paga el transporte, y al final se entrega un certificado. Quien quiera apuntarse tiene de plazo hasta el treinta de abril.',
            heard: true,
            answer:
              '*veinte*; *el transporte*; *treinta de abril*. The third gap already has its article: *el treinta* would make *el el treinta*.',
          },
        },
        {
          name: 'True statements',
          what: 'From a list you choose those that are true (five of ten, for example), in any order.',
          sample: {
            task: 'Which two of these are true?',
            choices: [
              '*Julia nació en Quito.*',
              '*Habla tres idiomas.*',
              '*Ya ha terminado la carrera.*',
              '*Le gustaría ser intérprete.*',
            ],
            text: 'Me llamo Julia y llegué a Quito con cuatro años. En casa hablamos quichua y español, y con mi pareja, inglés. Me falta un año para acabar la carrera y, si todo va bien, me veo traduciendo en congresos.',
            heard: true,
            answer:
              '**B** and **D**. She came to Quito *con cuatro años*, so she was not born there; *me falta un año* means that she has not finished.',
          },
        },
        {
          name: 'Who says it?',
          what: 'A discussion of two or three people; for each statement you choose one of them, or both.',
          sample: {
            task: 'Who says it? *Con la medida aprenderíamos mejor.* *La medida crea un problema a las familias.*',
            choices: ['Hugo', 'Inés', 'both'],
            text: 'Hugo: Con una semana de cuatro días dormiríamos más y rendiríamos más en clase.\nInés: Puede ser, aunque yo lo dudo. ¿Y quién cuidaría de los pequeños el viernes?\nHugo: Ahí tienes razón; habría que abrir los colegios para quien lo necesite.',
            heard: true,
            answer:
              '**A** and **C**. *Yo lo dudo* keeps Inés away from the first; with *ahí tienes razón* Hugo accepts her objection, so the second is said by both.',
          },
        },
      ],
      criteria: [
        {
          name: 'One mark for each right answer',
          plain:
            'No penalty for a wrong one. If five letters are asked for and you write six, the extra one can cost you a mark.',
        },
        {
          name: 'Words that can be recognised',
          plain:
            'In gaps a small spelling mistake is accepted while the word cannot be taken for another one. Four words where three are allowed are not accepted.',
        },
      ],
      tips: [
        'Use the four minutes to predict: beside every gap write what kind of word must come and in which gender and number. In *una ___ muy cara* only a feminine noun is possible, and half of what you hear is ruled out at once.',
        'The statements seldom use the words of the recording. Write one synonym under each key word before you listen: *cara*, so listen for *precio*, *costar*, *un ojo de la cara*.',
        'In discussions agreement is hidden in small phrases: *ahí tienes razón, desde luego, ya lo creo* say yes; *según se mire* and *no lo veo claro* hold back; *qué va* says no. Learn them as you learn verbs.',
        'Do not fill a gap with a word that you heard but that does not fit the sentence. Read the finished sentence: if it is wrong Spanish, the answer is wrong too.',
        'Practise with accents from both sides of the ocean. You will hear *ustedes* for *vosotros*, *s* for *z*, and *carro*, *celular* or *computadora*; none of them should cost you a second.',
      ],
      phrases: [
        {
          es: 'Complete los espacios con un máximo de tres palabras.',
          en: 'Complete the gaps with no more than three words.',
        },
        { es: 'Elija las cinco frases verdaderas.', en: 'Choose the five true sentences.' },
        { es: 'Ahí tienes razón.', en: 'You’re right there.' },
        { es: 'No lo veo tan claro.', en: 'I’m not so sure about that.' },
        { es: 'Según se mire.', en: 'It depends how you look at it.' },
        { es: 'Eso sí que no.', en: 'Definitely not.' },
        { es: 'Me cuesta creerlo.', en: 'I find it hard to believe.' },
        { es: 'Dicho de otro modo, no hay dinero.', en: 'In other words, there’s no money.' },
        { es: 'O sea, que no vienes.', en: 'So you’re not coming, then.' },
        { es: 'una de cada tres personas', en: 'one in three people' },
        { es: 'más de la mitad', en: 'more than half' },
        { es: 'a lo largo del siglo pasado', en: 'over the course of the last century' },
      ],
      set: {
        minutes: 23,
        how: 'Half a paper at Standard Level: two recordings, 13 of 25 marks. Read the questions of a recording for four minutes, hear it, take two minutes, hear it again. The voice of this page takes both parts of a conversation, which an exam never does: better still, let two people read it to you.',
        parts: [
          {
            title: 'Recording A: school radio',
            task: '*Complete los espacios con un máximo de tres palabras. Después, conteste las preguntas.*',
            text: 'Buenos días. Soy Lucas y esto es Radio Patio. Hoy os hablo del huerto del instituto, que cumple ya cuatro años. Empezamos siendo seis alumnos y ahora somos cuarenta y dos. Trabajamos los martes y los jueves, de cinco a seis y media, siempre que no llueva. Este curso hemos plantado tomates, cebollas y, por primera vez, fresas, aunque los caracoles se han comido casi todas. Lo que cosechamos no se vende: la mitad va al comedor escolar y la otra mitad, a una residencia de ancianos. A cambio, los residentes nos enseñan trucos. El mejor, según doña Carmen, es hablarles a las plantas. Si os apetece venir, no hace falta que traigáis herramientas: solo ropa vieja y ganas. La próxima reunión es el doce de noviembre en la biblioteca.',
            heard: true,
            questions: [
              {
                ask: '*En el huerto participan hoy ___ alumnos.*',
                marks: 1,
                key: '*cuarenta y dos* (or 42). *Seis* was the number at the beginning.',
              },
              {
                ask: '*Los martes y los jueves se trabaja hasta las ___.*',
                marks: 1,
                key: '*seis y media*. *Las* is already there.',
              },
              {
                ask: '*La novedad de este curso son las ___.*',
                marks: 1,
                key: '*fresas* (*por primera vez*).',
              },
              {
                ask: '*La mitad de la cosecha se lleva a una ___.*',
                marks: 1,
                key: '*residencia de ancianos*. *El comedor* does not fit *una*.',
              },
              {
                ask: '*¿Qué aconseja doña Carmen?*',
                marks: 1,
                key: '*Hablarles a las plantas* (*hablar con las plantas*).',
              },
              {
                ask: '*¿Qué ropa hay que llevar?*',
                marks: 1,
                key: '*(Ropa) vieja.* The tools (*herramientas*) are not needed.',
              },
            ],
          },
          {
            title: 'Recording B: an interview',
            task: '*Elija la respuesta correcta. Después, elija las tres frases verdaderas.*',
            text: '—Valeria, usted ha ido en bicicleta de Quito a Lima. ¿Era un sueño de niña?\n—Qué va. De niña ni siquiera sabía montar. Aprendí a los diecinueve años porque me robaron la moto.\n—¿Y por qué un viaje tan largo?\n—Mi padre quería que entrara en su empresa. Yo le pedí tres meses para pensármelo, y la bicicleta me pareció el sitio más barato para pensar.\n—¿Qué fue lo más duro? ¿Las subidas?\n—A las subidas se acostumbra una. Lo peor fue la soledad de las dos primeras semanas. Luego descubrí que, si llevas una bicicleta cargada, todo el mundo te habla.\n—¿Viajaba con mucho dinero?\n—Con muy poco, y casi no me hizo falta. En los pueblos me dejaban dormir en la escuela a cambio de arreglar bicicletas. Eso fue lo que me cambió la vida.\n—¿En qué sentido?\n—Al volver abrí un taller. Mi padre, al principio, no me hablaba; ahora me lleva las cuentas.\n—¿Repetiría el viaje?\n—Mañana mismo, pero acompañada. Bueno, depende de por quién.',
            heard: true,
            questions: [
              {
                ask: '*¿Por qué aprendió Valeria a montar en bicicleta?*',
                choices: [
                  '*Porque se quedó sin moto.*',
                  '*Porque lo soñaba desde niña.*',
                  '*Porque se la regaló su padre.*',
                ],
                marks: 1,
                key: '**A**: *porque me robaron la moto*. *Qué va* denies **B**.',
              },
              {
                ask: '*¿Para qué hizo el viaje?*',
                choices: ['*Para ahorrar.*', '*Para conocer pueblos.*', '*Para decidir su futuro.*'],
                marks: 1,
                key: '**C**: *tres meses para pensármelo*. *Barato* lays the trap of **A**.',
              },
              {
                ask: '*¿Qué le resultó más difícil?*',
                choices: ['*Subir las montañas.*', '*Estar sola.*', '*Hablar con la gente.*'],
                marks: 1,
                key: '**B**: *lo peor fue la soledad*. One gets used to the climbs (*se acostumbra una*).',
              },
              {
                ask: '*Elija las tres frases verdaderas.*',
                choices: [
                  '*Pagaba para dormir en las escuelas.*',
                  '*Por el camino reparaba bicicletas.*',
                  '*Trabaja en la empresa de su padre.*',
                  '*Tiene su propio negocio.*',
                  '*Su padre la ayuda.*',
                  '*No volvería a hacer el viaje.*',
                ],
                marks: 3,
                key: '**B** (*arreglar bicicletas*), **D** (*abrí un taller*), **E** (*me lleva las cuentas*). **A**: she mended bicycles in return (*a cambio de*). **F**: *mañana mismo*.',
              },
              {
                ask: '*¿Cómo reaccionó su padre al principio?*',
                marks: 1,
                key: '*No le hablaba.* She says *me*, you say *le*.',
              },
            ],
          },
        ],
        result:
          'Thirteen marks. Read what was said and underline the words that prove each answer. What you understand when you read it and missed by ear, listen to again; what you do not understand on paper either is vocabulary.',
      },
      lessons: [
        'numbers-spanish',
        'advanced-pronouns',
        'complex-connectors',
        'imperfect-preterito',
        'conditional',
      ],
    },
    {
      id: 'oral',
      title: 'Individual Oral',
      weight: '25%',
      summary:
        'You present a picture (Standard Level) or a passage from a book that you have read (Higher Level) and then talk about it, and about another theme, with your teacher.',
      note: {
        checked: '2026-11',
        today: '12-15 minutes, 30 marks, until 2028',
        text: 'The oral lasts 12-15 minutes after 15 minutes of preparation at Standard Level and 20 at Higher Level, and has 30 marks.',
        source: `${guideSource} The oral is summed up on [a school’s page](https://sites.google.com/tgs.school.nz/spanish/ib-language-b/language-b-individual-oral) and in ${schoolSummary}; the passage of up to 300 words and the ten notes on [another school’s](https://sites.google.com/dbs.edu.hk/kcdenglish/english-b/b-interactive-skills-io).`,
      },
      levels: [
        {
          level: 'Standard Level',
          details: [
            '15 minutes of preparation with two pictures, each on a different theme of the course; you choose one.',
            'Show what you see, what it has to do with the theme, and what it tells us about a place where Spanish is spoken.',
          ],
        },
        {
          level: 'Higher Level',
          details: [
            '20 minutes of preparation with two passages of up to about 300 words, one from each of the literary works that you have read; you choose one.',
            'Say briefly where it stands in the work, then spend most of your time on what happens in it, its ideas and its message. It is not a literature exam.',
          ],
        },
      ],
      timeline: [
        {
          when: 'Preparation: 15 or 20 minutes',
          what: 'Up to ten short notes, no sentences: you may look at them but not read them out. Begin with the last one, your opinion, so that everything leads there.',
        },
        {
          when: 'Minutes 0-4',
          what: 'Your presentation, 3 to 4 minutes. One minute for what is there, two for what it means, the rest for what you think. After four minutes your teacher will stop you.',
        },
        {
          when: 'Minutes 4-9',
          what: 'Conversation on the picture or passage, 4 to 5 minutes. The teacher follows up what you said, so say things that you want to be asked about.',
        },
        {
          when: 'Minutes 9-15',
          what: 'General conversation on at least one other theme, 5 to 6 minutes. Compare with your own life and with the Spanish-speaking world, and ask your teacher something too.',
        },
      ],
      questionTypes: [
        {
          name: 'Presentation of a picture (Standard Level)',
          what: 'A photo, poster or drawing without much text, on one of the five themes.',
          sample: {
            task: 'The photo shows a café in Bogotá: six friends round a table, each looking at a phone, and on the wall a board that says *Hablen entre ustedes*. Theme: human ingenuity. Begin your presentation.',
            answer:
              '*En esta foto se ve a un grupo de amigos en una cafetería. Lo que más me llama la atención es que nadie mira a nadie, justo debajo de un cartel que les pide que hablen. La relaciono con el tema del ingenio humano, porque la tecnología que debería acercarnos a veces nos aleja. He leído, por ejemplo, que en Colombia…* One sentence of description, then straight to the meaning. You could add a detail of culture: in Spain the same board would say *hablad*.',
          },
        },
        {
          name: 'Presentation of a passage (Higher Level)',
          what: 'Where it stands (in one sentence), what happens, which ideas it carries and why they matter. Retelling the whole plot earns little.',
          sample: {
            task: 'Begin your presentation of this passage from a novel.',
            text: 'La abuela seguía poniendo un plato de más. Nadie se lo decía. Cuando recogíamos la mesa, mi hermano lavaba también ese plato limpio, con el mismo cuidado que los otros, y lo guardaba el último.',
            answer:
              '*Este fragmento aparece poco después de la partida del padre. A primera vista solo describe una cena, pero el plato de más simboliza la ausencia de la que nadie quiere hablar. El autor no nombra la tristeza: la muestra con un gesto, el del hermano que lava un plato limpio. Me parece que, al protegerla con su silencio, la familia también se protege a sí misma.*',
          },
        },
        {
          name: 'Conversation on the stimulus',
          what: 'Questions that take up your own words: _why do you think so, could one see it differently, what about your country?_',
          sample: {
            task: '*Has dicho que la tecnología nos aleja. ¿No crees que también ayuda?*',
            answer:
              '*Sí, claro, hasta cierto punto. Cuando mi prima se fue a vivir a Perú, las videollamadas nos salvaron. Lo que critico no es el móvil, sino que lo usemos incluso cuando tenemos a alguien delante. ¿A usted no le pasa?* It accepts the objection, gives an example, sharpens the point with *no… sino que*, and ends with a question.',
          },
        },
        {
          name: 'General conversation',
          what: 'A theme that was not in your picture or passage. The teacher chooses it on the spot.',
          sample: {
            task: 'Theme: sharing the planet. *¿Qué harías tú si fueras la alcaldesa de tu ciudad?*',
            answer:
              '*Lo primero que haría sería cerrar el centro a los coches, como hicieron en Pontevedra hace más de veinte años. Al principio los comerciantes protestaron, pero ahora casi nadie quiere que vuelvan los atascos. Eso sí, pondría autobuses baratos para que la gente mayor pudiera llegar.* A conditional, a Spanish example, an objection and *para que* with the subjunctive.',
          },
        },
      ],
      criteria: [
        {
          name: 'Language (12 of 30 marks)',
          plain:
            'Range and correctness of your words and sentences, and a pronunciation and intonation that are easy to follow. Correcting yourself once is fine.',
        },
        {
          name: 'Message: the picture or passage (6 of 30 marks)',
          plain:
            'How relevant and how personal your presentation is. Describing is the beginning; marks come for meaning, for the link with the theme or the work, and for the culture behind it.',
        },
        {
          name: 'Message: the conversation (6 of 30 marks)',
          plain:
            'Whether your answers go beyond the first sentence: reasons, examples, comparisons, another point of view.',
        },
        {
          name: 'Interaction (6 of 30 marks)',
          plain:
            'Whether you understand and keep the talk going: answer what was asked, take up the teacher’s words, ask a question of your own.',
        },
      ],
      tips: [
        'Describe for one minute at most. Then every sentence should begin with what it means: *esto refleja, me hace pensar en, a diferencia de lo que pasa en mi país*. A presentation that is all description stays in the lower half of the marks for the message.',
        'Bring one Spanish-speaking example for each of the five themes: a place, a person, a custom, a figure. *En Uruguay…*, *una ley española de 2005…* The criterion asks for culture, and _in some countries_ does not count.',
        'Leave a door open in your presentation: *de eso podríamos hablar más*. The follow-up questions come from what you said, so you choose their subject.',
        'Write nouns in your notes, never verbs: *plato – ausencia – silencio*. With nouns you have to build the sentence yourself and sound like somebody who is talking; with sentences you read.',
        'When you make a mistake that changes the meaning, correct it in two words (*fue, perdón, fueron*) and go on. When it changes nothing, go on at once: examiners mark what they understand, not what you regret.',
      ],
      phrases: [
        {
          es: 'Lo que más me llama la atención es su mirada.',
          en: 'What strikes me most is the look in her eyes.',
        },
        { es: 'En primer plano se ve a una niña.', en: 'In the foreground you can see a girl.' },
        { es: 'Da la impresión de que nadie se conoce.', en: 'It looks as if nobody knows anybody.' },
        { es: 'Esto refleja un cambio en la sociedad.', en: 'This reflects a change in society.' },
        { es: 'Me recuerda a lo que pasó en Chile.', en: 'It reminds me of what happened in Chile.' },
        {
          es: 'A diferencia de lo que pasa en mi país, allí se cena muy tarde.',
          en: 'Unlike in my country, people there have dinner very late.',
        },
        { es: 'Depende de cómo se mire.', en: 'It depends how you look at it.' },
        { es: 'Es posible que me equivoque, pero no lo creo.', en: 'I may be wrong, but I don’t think so.' },
        { es: 'Hasta cierto punto estoy de acuerdo.', en: 'I agree up to a point.' },
        {
          es: 'Si no le he entendido mal, me pregunta por las causas.',
          en: 'If I’ve understood you correctly, you’re asking me about the causes.',
        },
        { es: 'No se me había ocurrido.', en: 'That hadn’t occurred to me.' },
        { es: '¿Y usted qué opina?', en: 'And what do you think?' },
        {
          es: 'El fragmento se sitúa al principio de la obra.',
          en: 'The passage comes at the beginning of the work.',
        },
      ],
      bank: [
        {
          title: 'A picture for identities: the kitchen',
          what: '**The picture**: a grandmother and a boy of ten fold empanadas at a kitchen table; behind them hangs an old photo of another kitchen. (A free photo like it: [Wikimedia Commons](https://commons.wikimedia.org/), search *empanadas hechas a mano*.) **Minute 1**: who, where, what they do. **Minute 2**: food as what a family hands down. **Minute 3**: an example from a Spanish-speaking country. **Minute 4**: your opinion, and the question that you leave open.',
          rows: [
            {
              es: 'En la foto, una abuela le enseña a su nieto a hacer empanadas.',
              en: 'In the photo a grandmother is teaching her grandson to make empanadas.',
            },
            {
              es: 'La relaciono con las identidades, porque lo que comemos dice de dónde venimos.',
              en: 'I connect it with identities, because what we eat says where we come from.',
            },
            {
              es: 'En Argentina, por ejemplo, cada región tiene su propia empanada.',
              en: 'In Argentina, for example, each region has its own empanada.',
            },
            {
              es: 'Me pregunto qué heredaremos nosotros si ya nadie cocina.',
              en: 'I wonder what we will inherit if nobody cooks any more.',
            },
          ],
        },
        {
          title: 'A picture for experiences: arrivals',
          what: '**The picture**: two sisters hug at the arrivals gate of an airport; beside them stand one very large suitcase and a child who looks at the floor. (Search *puerta de llegadas aeropuerto*.) **Minute 1**: the hug, the suitcase, the child. **Minute 2**: the journey changes those who leave and those who stay. **Minute 3**: migration in the Spanish-speaking world. **Minute 4**: what you would take along.',
          rows: [
            {
              es: 'Lo primero que se ve es un abrazo delante de la puerta de llegadas.',
              en: 'The first thing you see is a hug in front of the arrivals gate.',
            },
            {
              es: 'Un viaje cambia a quien se va, pero también a quien se queda.',
              en: 'A journey changes the one who leaves, but also the one who stays.',
            },
            {
              es: 'En los últimos años, millones de venezolanos han tenido que empezar de nuevo en otro país.',
              en: 'In recent years millions of Venezuelans have had to start again in another country.',
            },
            {
              es: 'Quizá la niña mire al suelo porque no conoce a su tía.',
              en: 'Perhaps the girl is looking at the floor because she doesn’t know her aunt.',
            },
          ],
        },
        {
          title: 'A picture for human ingenuity: over the roofs',
          what: '**The picture**: a cable car passes over the tin roofs of a hillside; inside, a nurse in uniform and two pupils with schoolbags. (Search *Metrocable Medellín*.) **Minute 1**: above and below. **Minute 2**: it is no ski lift but the way to work. **Minute 3**: Medellín. **Minute 4**: for whom is technology made?',
          rows: [
            {
              es: 'Se ve una cabina que pasa por encima de los tejados de un barrio humilde.',
              en: 'You can see a cabin passing over the roofs of a poor neighbourhood.',
            },
            {
              es: 'No es una atracción turística, sino el transporte de cada día.',
              en: 'It isn’t a tourist attraction but everyday transport.',
            },
            {
              es: 'En Medellín, el primer metrocable empezó a funcionar en 2004.',
              en: 'In Medellín the first cable car started running in 2004.',
            },
            {
              es: 'Para mí, la tecnología solo es progreso cuando llega a todos.',
              en: 'For me technology is progress only when it reaches everybody.',
            },
          ],
        },
        {
          title: 'A picture for social organisation: Sunday',
          what: '**The picture**: a six-lane avenue without a single car; families on bicycles, an old man on skates, a policewoman who waves them on. (Search *ciclovía Bogotá*.) **Minute 1**: what is missing from the picture. **Minute 2**: a street belongs to whoever may use it. **Minute 3**: Bogotá since 1974. **Minute 4**: would it work where you live?',
          rows: [
            {
              es: 'Lo que más me llama la atención es lo que no se ve: no hay ni un solo coche.',
              en: 'What strikes me most is what you can’t see: there isn’t a single car.',
            },
            {
              es: 'La imagen plantea una pregunta: ¿de quién es la calle?',
              en: 'The picture raises a question: whose street is it?',
            },
            {
              es: 'En Bogotá esto ocurre todos los domingos desde los años setenta.',
              en: 'In Bogotá this has happened every Sunday since the seventies.',
            },
            {
              es: 'En mi ciudad, los comerciantes se quejarían, al menos al principio.',
              en: 'In my town the shopkeepers would complain, at least at first.',
            },
          ],
        },
        {
          title: 'A picture for sharing the planet: the tower',
          what: '**The picture**: the bell tower of a drowned village sticks out of a reservoir that is almost empty; on the dry mud a tourist takes a photo of himself. (Search *campanario embalse*.) **Minute 1**: tower, mud, tourist. **Minute 2**: water that is missing here was used somewhere. **Minute 3**: who shares it out in Spain. **Minute 4**: what each of us uses.',
          rows: [
            {
              es: 'En el centro se ve el campanario de un pueblo que quedó bajo el agua.',
              en: 'In the centre you can see the bell tower of a village that was left under water.',
            },
            {
              es: 'Es una imagen triste y, al mismo tiempo, un poco irónica.',
              en: 'It is a sad picture and, at the same time, a slightly ironic one.',
            },
            {
              es: 'En Valencia, un tribunal reparte el agua de riego desde hace siglos.',
              en: 'In Valencia a court has been sharing out the irrigation water for centuries.',
            },
            {
              es: 'Si no cambiamos de costumbres, escenas como esta serán normales.',
              en: 'If we don’t change our habits, scenes like this will be normal.',
            },
          ],
        },
        {
          title: 'Questions on identities',
          what: 'Answer each in four sentences: answer, reason, example, a question back. Most teachers say *tú* to you in the oral; you may say *usted* to them.',
          rows: [
            {
              es: '¿Qué parte de tu identidad has elegido y cuál has heredado?',
              en: 'Which part of your identity have you chosen and which have you inherited?',
            },
            { es: '¿La ropa dice quiénes somos?', en: 'Do clothes say who we are?' },
            { es: '¿Se puede ser de dos países a la vez?', en: 'Can one be from two countries at once?' },
            {
              es: '¿Es uno distinto cuando habla otra lengua?',
              en: 'Is one different when one speaks another language?',
            },
            {
              es: '¿Qué significa para ti llevar una vida sana?',
              en: 'What does leading a healthy life mean to you?',
            },
          ],
        },
        {
          title: 'Questions on experiences',
          rows: [
            {
              es: '¿Qué viaje te ha cambiado la forma de pensar?',
              en: 'Which journey has changed your way of thinking?',
            },
            {
              es: '¿Qué tradición de tu familia te gustaría conservar?',
              en: 'Which tradition of your family would you like to keep?',
            },
            {
              es: '¿Se aprende más viajando o leyendo?',
              en: 'Does one learn more by travelling or by reading?',
            },
            { es: '¿Por qué hay gente que deja su país?', en: 'Why do some people leave their country?' },
            {
              es: '¿Qué momento de tu infancia volverías a vivir?',
              en: 'Which moment of your childhood would you live again?',
            },
          ],
        },
        {
          title: 'Questions on human ingenuity',
          rows: [
            {
              es: '¿Qué invento te parece imprescindible y cuál te sobra?',
              en: 'Which invention do you think is indispensable, and which could you do without?',
            },
            {
              es: '¿La inteligencia artificial te ayuda a pensar o piensa por ti?',
              en: 'Does artificial intelligence help you to think, or does it think for you?',
            },
            { es: '¿Para qué sirve el arte?', en: 'What is art for?' },
            { es: '¿Debería haber móviles en los colegios?', en: 'Should there be phones in schools?' },
            {
              es: '¿Cómo te informas de lo que pasa en el mundo?',
              en: 'How do you find out what is happening in the world?',
            },
          ],
        },
        {
          title: 'Questions on social organisation',
          rows: [
            {
              es: '¿Qué aprenderías si pudieras elegir las asignaturas?',
              en: 'What would you learn if you could choose the subjects?',
            },
            {
              es: '¿Deberían votar los jóvenes de dieciséis años?',
              en: 'Should sixteen-year-olds have the vote?',
            },
            {
              es: '¿Qué le debe cada uno a su barrio?',
              en: 'What does each of us owe to our neighbourhood?',
            },
            { es: '¿Es importante que un trabajo guste?', en: 'Does it matter whether one likes one’s job?' },
            { es: '¿Qué ley cambiarías?', en: 'Which law would you change?' },
          ],
        },
        {
          title: 'Questions on sharing the planet',
          rows: [
            {
              es: '¿Qué dejarías de hacer por el clima?',
              en: 'What would you stop doing for the climate?',
            },
            { es: '¿Es el turismo bueno para una ciudad?', en: 'Is tourism good for a city?' },
            { es: '¿Quién debe pagar por la contaminación?', en: 'Who should pay for pollution?' },
            {
              es: '¿Se vive mejor en el campo que en la ciudad?',
              en: 'Is life better in the country than in the city?',
            },
            { es: '¿Qué hace tu colegio por el planeta?', en: 'What does your school do for the planet?' },
          ],
        },
        {
          title: 'Questions on your book (Higher Level)',
          what: 'For each of your two works, prepare one page that you know well, and these answers.',
          rows: [
            {
              es: '¿Por qué crees que el personaje actúa así?',
              en: 'Why do you think the character acts like that?',
            },
            { es: '¿Qué habrías hecho tú en su lugar?', en: 'What would you have done in their place?' },
            {
              es: '¿Qué papel desempeña este fragmento en la obra?',
              en: 'What part does this passage play in the work?',
            },
            {
              es: '¿Qué nos dice la obra sobre la sociedad de su época?',
              en: 'What does the work tell us about the society of its time?',
            },
            {
              es: '¿Podría ocurrir esta historia en tu país?',
              en: 'Could this story happen in your country?',
            },
            {
              es: '¿A quién le recomendarías el libro y a quién no?',
              en: 'To whom would you recommend the book, and to whom not?',
            },
          ],
        },
        {
          title: 'Ten facts for the five themes',
          what: 'Each with its date and where we read it in November 2026. Say the sentence, then what it shows: a fact without a _so_ earns nothing.',
          rows: [
            {
              es: 'En Paraguay, el guaraní es lengua oficial, junto con el castellano, desde la Constitución de 1992.',
              en: 'In Paraguay, Guarani has been an official language beside Spanish since the Constitution of 1992.',
              note: 'Identities. [Article 140](https://www.axl.cefan.ulaval.ca/amsudant/paraguay-cnst-92.htm).',
            },
            {
              es: 'En España, las parejas del mismo sexo pueden casarse desde julio de 2005.',
              en: 'In Spain, couples of the same sex have been able to marry since July 2005.',
              note: 'Identities. [Ley 13/2005](https://www.boe.es/buscar/doc.php?id=BOE-A-2005-11364) in the official gazette.',
            },
            {
              es: 'El Día de Muertos mexicano figura desde 2008 en la lista del patrimonio inmaterial de la Unesco.',
              en: 'The Mexican Day of the Dead has been on Unesco’s list of intangible heritage since 2008.',
              note: 'Experiences. [Universidad Anáhuac](https://anahuac.mx/mexico/noticias/dia-muertos-mexico-patrimonio-cultural-inmaterial): proclaimed in 2003, listed in 2008.',
            },
            {
              es: 'En Bogotá, desde diciembre de 1974, hay domingos en los que las avenidas son de las bicicletas.',
              en: 'In Bogotá, since December 1974, there have been Sundays when the avenues belong to the bicycles.',
              note: 'Experiences. [The city’s heritage institute](https://idpc.gov.co/?p=79713). Today it is every Sunday, on more than 120 kilometres.',
            },
            {
              es: 'El primer metrocable de Medellín empezó a funcionar el 7 de agosto de 2004.',
              en: 'Medellín’s first cable car started running on 7 August 2004.',
              note: 'Human ingenuity. [Metro de Medellín](https://metrodemedellin.gov.co/al-dia/noticias/metrocable-linea-k-20-anos-aportando-calidad-de-vida): it saves 46 minutes a journey.',
            },
            {
              es: 'Entre 2007 y 2009, Uruguay le dio un ordenador portátil a cada alumno de la escuela primaria pública.',
              en: 'Between 2007 and 2009 Uruguay gave a laptop to every pupil of its state primary schools.',
              note: 'Human ingenuity. The Plan Ceibal: [Sociedad Uruguaya](https://www.sociedaduruguaya.org/2009/10/tarea-cumplida-todos-los-ninos-de-las-escuelas-publicas-ya-tienen-gratis-su-computadora-personal.html).',
            },
            {
              es: 'Costa Rica abolió el ejército el 1 de diciembre de 1948.',
              en: 'Costa Rica abolished its army on 1 December 1948.',
              note: 'Social organisation. [The decree that made the day a commemoration](https://patrimonio.go.cr/patrimonio/inmaterial/efemerides/DE_N_17357_Abolicion_del_Ejercito.aspx); since 1949 it is Article 12 of the Constitution.',
            },
            {
              es: 'En agosto de 1999, Pontevedra cerró al tráfico su centro histórico.',
              en: 'In August 1999 Pontevedra closed its old town to traffic.',
              note: 'Social organisation. [La Voz de Galicia](https://media.lavozdegalicia.es/noticia/pontevedra/2024/08/20/dia-pontevedra-dio-primer-paso/0003_202408P20C8991.htm).',
            },
            {
              es: 'La Constitución de Ecuador reconoce desde 2008 los derechos de la naturaleza.',
              en: 'Since 2008 Ecuador’s Constitution has recognised the rights of nature.',
              note: 'Sharing the planet. Article 71: [Biodiversidad en América Latina](https://biodiversidadla.org/Autores/Luis_Onofa).',
            },
            {
              es: 'Todos los jueves se reúne en Valencia el Tribunal de las Aguas, patrimonio de la Unesco desde 2009.',
              en: 'Every Thursday the Water Court meets in Valencia; it has been Unesco heritage since 2009.',
              note: 'Sharing the planet. [Las Provincias](https://www.lasprovincias.es/valencia-ciudad/201411/05/tribunal-aguas-celebra-quinto-20141105211314.html). It settles quarrels about irrigation, by word of mouth.',
            },
          ],
        },
      ],
      set: {
        minutes: 27,
        how: 'A whole oral with a partner: 15 minutes of preparation (20 at Higher Level), then 12 of talk. Up to ten points on paper, no dictionary. At Standard Level choose picture A or B; at Higher Level present the passage. Record it: you will mark it by ear.',
        parts: [
          {
            title: 'What you present',
            task: '**Standard Level**: one of these pictures. **Higher Level**: the passage, from a novel in which a family has had to leave its valley; the speaker is the youngest daughter.',
            choices: [
              'Sharing the planet: a beach at dawn; thirty people in gloves pick up plastic, and between them lies a sculpture of a whale made of bottles.',
              'Experiences: a classroom with pupils of seventy and eighty; on the board stands *Nunca es tarde*, and the teacher is not yet twenty.',
            ],
            text: 'Cuando llegó el día, mi padre cerró la puerta con llave. Mi hermana se rio: «Papá, mañana esto estará lleno de agua». Él no contestó. Comprobó el cerrojo dos veces, como cada noche, y se guardó la llave en el bolsillo del chaleco, junto al reloj. Años después, cuando murió, encontramos en aquel bolsillo una llave oxidada y una lista, escrita con su letra de niño, de las cosas que había que arreglar en la casa.',
            questions: [
              {
                ask: '*Presenta la imagen o el fragmento.* (3 to 4 minutes)',
                marks: 6,
                key: '**Message: the picture or passage.** 5-6: description in one minute at most, then meaning, the theme or the work, a Spanish-speaking example, a view of your own. Picture A: rubbish that becomes art, people who act together. Picture B: who teaches whom; what school was for those who had none. Passage: locking a house that will be drowned; *como cada noche*; the list of repairs as a hope that nobody saw. 3-4: meaning here and there. 1-2: description, or the whole plot.',
              },
              {
                ask: '*¿Crees que un gesto así cambia algo? ¿Ocurre algo parecido en tu país? ¿Qué pasará después de la escena? ¿A quién le enseñarías esta imagen o este texto?* (4 to 5 minutes) *Y ahora, otro tema: ¿qué invento te ha cambiado más la vida?* (4 to 5 minutes)',
                marks: 6,
                key: '**Message: the conversation.** 5-6: every answer goes beyond its first sentence, with a reason and an example, and at least once you take up the other side. 3-4: reasons, but few examples. 1-2: single sentences.',
              },
              {
                ask: 'Listen to the recording: who keeps the conversation going?',
                marks: 6,
                key: '**Interaction.** 5-6: you answer what was asked, take up words of the question, ask at least two of your own, and ask again when you have not understood. 3-4: you understand but wait. 1-2: questions have to be repeated.',
              },
              {
                ask: 'Listen again: what do you say, and how?',
                marks: 12,
                key: '**Language.** 10-12: present, past, future and a subjunctive that are right, words that fit the subject, sounds and intonation that one follows without effort. 7-9: mistakes in the long sentences only. 4-6: short sentences, the same verbs again and again. 1-3: mistakes that hide the meaning.',
              },
            ],
          },
        ],
        result:
          'Thirty marks, in our own words after the IB’s criteria. Count two things: how many sentences of the presentation begin with *hay* or *se ve* (not more than five), and how often you asked something.',
      },
      lessons: [
        'present-subjunctive',
        'conditional',
        'imperfect-subjunctive',
        'complex-connectors',
        'preterito-perfecto',
        'advanced-pronouns',
      ],
    },
  ],
  background: [
    {
      id: 'themes',
      title: 'The five themes',
      text: 'Everything is about five themes: identities, experiences, human ingenuity, social organisation and sharing the planet. In every task somebody speaks to somebody for a reason, so learn to ask of each text: for whom, what for, and in which situation?',
    },
    {
      id: 'level',
      title: 'Standard or Higher Level',
      text: 'As a rough guide, Standard Level starts from about A2 or B1 and Higher Level from B1 or B2. At Higher Level you also read two literary works.',
    },
    {
      id: 'ab-initio',
      title: 'Spanish ab initio',
      text: 'Another course, for beginners and at Standard Level only: writing in 1 hour (25% of the grade), listening and reading in 1 hour 45 minutes (50%), and an oral of 7 to 10 minutes (25%). It has the same five themes, with four prescribed topics in each. The tips and phrases above will help you too; the lengths and times are these, until 2028. We read them in November 2026 in [a teachers’ summary of the guide](https://espacioprofesores.com/ingles-ab-initio/s/external-assessment-p1-p2), [a school’s curriculum guide](https://www.ggs.vic.edu.au/School/Academic/Curriculum-Guide-2021/Year-11-and-12-IB/Group-2---Spanish-Ab-Initio) and [spanishproject.org](https://www.spanishproject.org/faq).',
      points: [
        {
          title: 'Writing: 1 hour, 30 marks, 25%',
          items: [
            'The IB’s Paper 1. **Two** texts of **70-150 words** each. For task A and again for task B you choose one of three tasks and a type of text; one of the two is a personal text, the other a professional one or one for the media.',
            '**Reading time, 5 minutes**: all six tasks, without writing. **Minutes 0-5**: choose both, and note for each: who reads it, *tú* or *usted*, three ideas. **Minutes 5-28**: the first text, about 120 words. **Minutes 28-51**: the second. **Minutes 51-60**: verbs, agreement, accents, in both.',
            'Marks for each of the two texts: language 6, message 6, conceptual understanding 3 (the right type of text, its form, one person throughout).',
            'Types of text: diary, blog, email, letter, article, interview, speech, advertisement, leaflet. What each needs is [under Writing](#writing-bank). Whether your list has more: not confirmed, ask your teacher.',
          ],
        },
        {
          title: 'Listening: 45 minutes, 25 marks, 25%',
          items: [
            'The first half of the IB’s Paper 2. Three recordings, each on another theme, each played **three times** (in Spanish B it is twice).',
            'Three minutes to read the questions before each recording, and two minutes of pause before it is played again. First time: answer what is sure. Second time: what you marked. Third time: check.',
            'The recordings grow from about one minute to two or three; two summaries give different figures, so the exact lengths are not confirmed. The voices come from Spain and from America.',
            'Five kinds of question, as [in Spanish B](#listening): multiple choice, short answers, true statements, gaps, who says it.',
          ],
        },
        {
          title: 'Reading: 1 hour, 40 marks, 25%',
          items: [
            'The second half of Paper 2. Three texts that get harder, each on another theme; two teachers’ pages say that the last one is also the first text of Spanish B.',
            '**Minutes 0-15**: text A. **Minutes 15-33**: text B. **Minutes 33-55**: text C. **Minutes 55-60**: every box filled, every _true or false_ with its quotation.',
            'The kinds of question are those [of Spanish B](#reading), and the questions are in Spanish. School worksheets for ab initio say *tú* (*Elige, Contesta*), the covers of IB papers *usted* (*Conteste*): recognise both.',
            'No dictionary in either half.',
          ],
        },
        {
          title: 'Oral: 15 minutes of preparation, 7 to 10 minutes of talk, 30 marks, 25%',
          items: [
            '**Preparation, 15 minutes**: you see two pictures, each labelled with its theme, and choose one. Up to ten short notes, which you may not read out.',
            '**Presentation, 1 to 2 minutes**: what is in the picture, its theme, a link with a Spanish-speaking country. Two minutes are about twelve sentences.',
            '**Conversation on the picture, 3 to 4 minutes**, then a **general conversation, 3 to 4 minutes**, on at least one other theme.',
            'Marks: language, message (the picture), message (the conversation), interaction. Language has 12 of the 30. That the other three have 6 each, as in Spanish B, is not confirmed: ask your teacher.',
          ],
        },
      ],
      lists: [
        {
          title: 'Identities: four topics',
          rows: [
            { es: 'las características personales', en: 'personal attributes' },
            { es: 'las relaciones personales', en: 'personal relationships' },
            { es: 'la comida y la bebida', en: 'eating and drinking' },
            { es: 'el bienestar físico', en: 'physical well-being' },
          ],
        },
        {
          title: 'Experiences: four topics',
          rows: [
            { es: 'la rutina diaria', en: 'daily routine' },
            { es: 'el ocio', en: 'leisure' },
            { es: 'las vacaciones', en: 'holidays' },
            { es: 'las fiestas y celebraciones', en: 'festivals and celebrations' },
          ],
        },
        {
          title: 'Human ingenuity: four topics',
          rows: [
            { es: 'el transporte', en: 'transport' },
            { es: 'el entretenimiento', en: 'entertainment' },
            { es: 'los medios de comunicación', en: 'media' },
            { es: 'la tecnología', en: 'technology' },
          ],
        },
        {
          title: 'Social organisation: four topics',
          rows: [
            { es: 'el barrio', en: 'neighbourhood' },
            { es: 'la educación', en: 'education' },
            { es: 'el lugar de trabajo', en: 'the workplace' },
            { es: 'los problemas sociales', en: 'social issues' },
          ],
        },
        {
          title: 'Sharing the planet: four topics',
          rows: [
            { es: 'el clima', en: 'climate' },
            { es: 'la geografía física', en: 'physical geography' },
            { es: 'el medioambiente', en: 'the environment' },
            { es: 'los problemas globales', en: 'global issues' },
          ],
        },
        {
          title: 'Twelve questions for the oral',
          what: 'Answer with three sentences: what, why, an example in another tense.',
          rows: [
            {
              es: '¿Cómo eres y cómo es tu familia?',
              en: 'What are you like, and what is your family like?',
            },
            { es: '¿Qué comes normalmente entre semana?', en: 'What do you usually eat on weekdays?' },
            { es: '¿Qué haces para estar en forma?', en: 'What do you do to keep fit?' },
            { es: '¿Qué hiciste el fin de semana pasado?', en: 'What did you do last weekend?' },
            {
              es: '¿Cuál es tu fiesta preferida y cómo se celebra?',
              en: 'What is your favourite festival and how is it celebrated?',
            },
            { es: '¿Cómo vas al colegio?', en: 'How do you get to school?' },
            { es: '¿Cuánto tiempo pasas con el móvil?', en: 'How much time do you spend on your phone?' },
            {
              es: '¿Qué te gusta de tu barrio y qué cambiarías?',
              en: 'What do you like about your neighbourhood, and what would you change?',
            },
            { es: '¿Qué quieres hacer después del colegio?', en: 'What do you want to do after school?' },
            { es: '¿Has trabajado alguna vez?', en: 'Have you ever had a job?' },
            {
              es: '¿Qué tiempo hace en tu país en invierno?',
              en: 'What is the weather like in your country in winter?',
            },
            { es: '¿Qué haces tú por el medioambiente?', en: 'What do you do for the environment?' },
          ],
        },
      ],
      models: [
        {
          name: 'Task A: a personal text (70-150 words)',
          what: 'Twenty-five minutes. Write yours before you read ours.',
          sample: {
            task: '*Ha empezado a practicar un deporte nuevo. Escriba a un amigo: cuéntele qué deporte es, por qué le gusta y qué planes tiene.* Choose: *correo electrónico, artículo, folleto*.',
            plan: [
              '**Type**: one friend, so an email. **Person**: *tú*.',
              '**Three points**: which sport · why · plans. One paragraph for each, and a question at the end.',
              '**Tenses**: present, past (*jugamos, estaba*), future (*voy a participar*).',
            ],
            answer:
              '*Hola, Diego:*\n\n*¿Qué tal estás? Te escribo porque tengo una noticia: ¡desde septiembre juego al bádminton! Entreno los lunes y los miércoles en el polideportivo de mi barrio.*\n\n*Me gusta mucho porque es rápido y mis compañeros son muy simpáticos. El mes pasado jugamos nuestro primer partido. Yo estaba muy nerviosa y perdimos, pero lo pasé muy bien. Ahora duermo mejor y tengo más energía para estudiar.*\n\n*En enero voy a participar en un torneo en Sevilla. ¿Por qué no vienes a verme? Después podemos comer juntos y visitar la ciudad.*\n\n*¿Y tú? ¿Qué deporte haces este año? ¡Cuéntamelo todo!*\n\n*Un abrazo,*\n*Sara*',
            margin: [
              '**Language (6)**: three times in order, right: *entreno*, *jugamos*, *voy a participar*; *porque*, *pero*, *después*; *¡Cuéntamelo todo!* with both pronouns.',
              '**Message (6)**: the three points, each with a detail (Mondays and Wednesdays, the first match, Seville).',
              '**Conceptual understanding (3)**: greeting with a colon, *tú*, a question back, a farewell.',
            ],
          },
        },
        {
          name: 'Task B: a professional or media text (70-150 words)',
          what: 'The readers do not know you: *usted* or *ustedes*, and the form does half of the work.',
          sample: {
            task: '*Su colegio organiza un día sin coches. Escriba un texto para las familias: explique qué se celebra, cómo pueden venir y qué va a haber.* Choose: *folleto, diario, carta a un amigo*.',
            plan: [
              '**Type**: many families, information and an invitation: a leaflet. **Person**: *ustedes*.',
              '**Form**: title, subheadings, three short lines, where to ask.',
              '**Tenses**: present, *ir a* and future, one sentence in the past, a command.',
            ],
            answer:
              '*¡Un día sin coches!*\n\n*El viernes nuestro colegio celebra el Día sin Coches. Queremos respirar aire limpio y hacer un poco de ejercicio.*\n\n*¿Cómo pueden venir?*\n*A pie: hay un grupo que sale de la plaza a las ocho.*\n*En bicicleta: vamos a abrir un aparcamiento para doscientas bicis.*\n*En autobús: ese día es gratis para los alumnos.*\n\n*¿Qué va a haber?*\n*A las once habrá juegos en la calle y a las dos comeremos todos juntos en el patio. El año pasado vinieron trescientas personas y fue una fiesta muy divertida.*\n\n*¡Dejen el coche en casa! Si vienen a pie, sus hijos van a recibir una camiseta.*\n\n*Más información: en la secretaría, de nueve a dos.*',
            margin: [
              '**Language (6)**: *habrá*, *comeremos*, *vinieron*, *dejen*, *si vienen*: simple, varied and right.',
              '**Message (6)**: what, how and what for are there, with hours and numbers.',
              '**Conceptual understanding (3)**: a title with ¡ !, subheadings that ask, short lines, *ustedes* throughout (*pueden, dejen, sus hijos*).',
            ],
          },
        },
        {
          name: 'The oral: presenting a picture (1-2 minutes)',
          what: 'Fifteen minutes of preparation; then speak without stopping.',
          sample: {
            task: 'The picture: an open-air market in Mexico; in the middle an old woman in a red dress who sells fruit, before her a boy with his father, on the right *piñatas*. Theme: identities. Present it.',
            plan: [
              '**Notes, nouns only**: *mercado – piñatas – señora – niño – vecinos – supermercado – abuela*.',
              '**Half a minute** for what is there, **half** for the theme and the country, **half** for you.',
            ],
            answer:
              '*En esta foto veo un mercado al aire libre. Creo que está en México, porque a la derecha hay piñatas de muchos colores.*\n\n*En el centro hay una señora mayor que vende fruta. Lleva un vestido rojo y está sonriendo. Delante de ella, un niño compra un mango con su padre.*\n\n*El tema es la comida y la bebida, de identidades. En muchas ciudades de México la gente va al mercado para comprar, pero también para hablar con los vecinos. En mi ciudad, en cambio, compramos en el supermercado y nadie se conoce.*\n\n*A mí me encantan los mercados. El verano pasado fui a uno con mi abuela y probé frutas nuevas. En el futuro me gustaría visitar un mercado mexicano, porque la fruta parece buenísima.*',
            margin: [
              '**The picture**: it is described (*a la derecha, en el centro, delante de ella*), tied to its theme, to Mexico and to the speaker’s own town (*en cambio*).',
              '**Language**: *está sonriendo*, *fui*, *probé*, *me gustaría*: four kinds of verb in a dozen sentences.',
              'The last sentence leaves a door open: the teacher can now ask about journeys, food or grandmothers.',
            ],
          },
        },
      ],
    },
    {
      id: 'on-the-day',
      title: 'On the day',
      text: 'Every IB paper that is not multiple choice only begins with five minutes in which you may read but not write. You write in blue or black ink, and in a language exam there is no dictionary. Schools hand this out in their own words, for example [this one](https://eastiron.org/page/ib-exams): read your own school’s sheet, too.',
    },
    {
      id: 'grades',
      title: 'What a mark is worth',
      text: 'Your marks for each skill (writing 30, listening 25, reading 40, oral 30) are turned into a quarter of the grade each, so a mark for listening weighs more than one for reading. From what total a 7 or a 5 begins is decided anew after each session, and the IB gives it to schools, not to the public: we could not confirm it for Spanish. Your coordinator has the figures of the last session.',
    },
    {
      id: 'later-years',
      title: 'If your exams are in May 2029 or later',
      text: 'The IB has announced new courses for [Language B](https://ibo.org/university-admission/latest-curriculum-updates/language-b-updates/) and for [ab initio](https://ibo.org/university-admission/latest-curriculum-updates/language-ab-initio-updates/): launched in February 2027, first teaching in August 2027, first exams in May 2029. Read in November 2026, those pages say that the structure stays: five themes, and for ab initio four topics in each. What the new papers ask, how long they are and how they are marked is not confirmed: read the new subject brief before you plan by this page.',
    },
  ],
  week: [
    {
      day: 'Seven days to go',
      what: 'Read the line **Check your year** on each card and write your four papers into a calendar with their minutes. Then do the [reading set](#reading-set) against the clock.',
    },
    {
      day: 'Six days to go',
      what: 'Mark it. For each lost mark write the reason, then read the [kinds of question](#reading) that cost you most. One newspaper article, ten new words.',
    },
    {
      day: 'Five days to go',
      what: 'Take a task of the [writing set](#writing-set). Only plan it: type of text, person, four ideas, three structures. Do the same with the other two.',
    },
    {
      day: 'Four days to go',
      what: 'Write one of the three in full, in the real time. Mark it with the three criteria, and write the weakest paragraph again.',
    },
    {
      day: 'Three days to go',
      what: 'The [listening set](#listening-set), twice. Then a news bulletin on the radio: write down five nouns and two figures.',
    },
    {
      day: 'Two days to go',
      what: 'The oral, if it is still to come: one picture or page, four minutes, recorded; learn three of the [ten facts](#oral-bank). If it is over, go through the verbs on the [page to print](#sheet) aloud.',
    },
    {
      day: 'The day before',
      what: 'The [page to print](#sheet), once in the afternoon and once in the evening. Two pens, a watch without a screen if your school allows one, and bed.',
    },
  ],
  sheet: {
    lists: [
      {
        title: 'Twelve connectors',
        rows: [
          { es: 'sin embargo', en: 'however' },
          { es: 'por lo tanto', en: 'therefore' },
          { es: 'además', en: 'besides' },
          { es: 'en cambio', en: 'on the other hand' },
          { es: 'aunque', en: 'although' },
          { es: 'ya que', en: 'since, as' },
          { es: 'a pesar de que', en: 'in spite of the fact that' },
          { es: 'es decir', en: 'that is' },
          { es: 'por ejemplo', en: 'for example' },
          { es: 'en primer lugar', en: 'firstly' },
          { es: 'por último', en: 'finally' },
          { es: 'en definitiva', en: 'in short' },
        ],
      },
      {
        title: 'Ten opinions to start from',
        rows: [
          { es: 'Desde mi punto de vista, es injusto.', en: 'In my view it is unfair.' },
          { es: 'Me parece que sí.', en: 'I think so.' },
          { es: 'Estoy convencida de que es posible.', en: 'I’m convinced (f) it’s possible.' },
          { es: 'No creo que sea verdad.', en: 'I don’t think it’s true.' },
          { es: 'Es importante que actuemos.', en: 'It’s important that we act.' },
          { es: 'Lo que me preocupa es el precio.', en: 'What worries me is the price.' },
          { es: 'Hay quien piensa lo contrario.', en: 'Some people think the opposite.' },
          { es: 'No cabe duda de que ayuda.', en: 'There’s no doubt that it helps.' },
          { es: 'Depende de cada uno.', en: 'It depends on each person.' },
          { es: 'Hasta cierto punto estoy de acuerdo.', en: 'I agree up to a point.' },
        ],
      },
      {
        title: 'Eighteen verb forms',
        rows: [
          { es: 'fui, fue, fueron', en: 'I went, he went, they went; or was, were' },
          { es: 'hice, hizo, hicieron', en: 'did, made' },
          { es: 'tuve, tuvo, tuvieron', en: 'had' },
          { es: 'dije, dijo, dijeron', en: 'said' },
          { es: 'pude, pudo, pudieron', en: 'could, managed to' },
          { es: 'puse, puso, pusieron', en: 'put' },
          { es: 'vine, vino, vinieron', en: 'came' },
          { es: 'era, había, iba', en: 'was, there was, was going' },
          { es: 'he hecho, he visto', en: 'I’ve done, I’ve seen' },
          { es: 'había dicho', en: 'I had said' },
          { es: 'haré, tendré, podré', en: 'I will do, have, be able' },
          { es: 'habrá, habría', en: 'there will be, there would be' },
          { es: 'sería, haría', en: 'would be, would do' },
          { es: 'sea, esté, vaya', en: '(that it) be, be, go' },
          { es: 'haya, haga, tenga', en: '(that there) be, (that it) do, have' },
          { es: 'si fuera, sería', en: 'if it were, it would be' },
          { es: 'si tuviera, haría', en: 'if I had, I would do' },
          { es: 'para que puedan', en: 'so that they can' },
        ],
      },
      {
        title: 'Ten words of time',
        rows: [
          { es: 'hace dos años', en: 'two years ago' },
          { es: 'desde hace un mes', en: 'for a month (and still)' },
          { es: 'el año pasado', en: 'last year' },
          { es: 'hoy en día', en: 'nowadays' },
          { es: 'cada vez más', en: 'more and more' },
          { es: 'de vez en cuando', en: 'from time to time' },
          { es: 'en cuanto', en: 'as soon as' },
          { es: 'mientras tanto', en: 'meanwhile' },
          { es: 'al final', en: 'in the end' },
          { es: 'dentro de poco', en: 'soon' },
        ],
      },
    ],
    checks: [
      'Verbs: right person, right tense, accents (*trabajo, trabajó*).',
      'Agreement: *la gente es, muchas personas, el problema es serio*.',
      'One person from beginning to end: *tú, vosotros, usted* or *ustedes*.',
      'The type of text: title or greeting, ending, paragraphs.',
      '¿ and ¡ at the beginning as well.',
      'Every box filled; exactly as many letters as are asked for.',
      'Every _true or false_ with the words that prove it.',
      'In gaps: no more than three words, and the whole sentence is good Spanish.',
    ],
  },
  resources: [
    {
      title: 'On this site',
      text: 'The IB line of the [grammar roadmap](/grammar) starts where the IGCSE line ends; each paper above names the lessons that it needs. Begin with the [complex connectors](complex-connectors) and the [present subjunctive](present-subjunctive): no other two lessons will do more for your IB writing. The [practice page](/practice) draws its questions from both lines.',
    },
    {
      title: 'Papers, guide and mark schemes',
      text: 'The IB does not give its past papers away: your school has them, and your teacher or coordinator can lend them to you together with the mark schemes and the assessment criteria. Ask for the criteria first and mark one of your own texts with them. The subject brief on [the IB’s public website](https://www.ibo.org/programmes/diploma-programme/curriculum/) sums up the course in a few pages.',
    },
    {
      title: 'Dictionaries',
      text: 'The [dictionary of the Spanish Academy](https://dle.rae.es/) (RAE) is free online; it gives conjugations, and tells you when a word belongs to one country only. To see how a word is used, search for it in online newspapers: a phrase that several of them print is safe to use.',
    },
    {
      title: 'Press and radio from more than one country',
      text: 'Read one opinion piece a week and one interview, in turn from Spain and from Latin America; [RTVE](https://www.rtve.es/), the Spanish public broadcaster, and [BBC Mundo](https://www.bbc.com/mundo) are free. Write down three things: a connector, a phrase for an opinion, and one fact that you could use in your oral.',
    },
    {
      title: 'A partner with a clock',
      text: 'Once a week give each other a picture or a page of your book, fifteen minutes of silence and four minutes to speak. The listener asks three questions and counts how many sentences begin with *hay*.',
    },
  ],
} satisfies ExamGuide
