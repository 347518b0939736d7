import type { AuthoredLesson } from '../types'

export default {
  subtitle: 'El futuro simple y «ir a» + infinitivo',
  blurb:
    'Talk about plans, make predictions and promises, and guess what is probably going on. You will also learn where English says “will” and Spanish does not.',
  rule: 'Three ways to the future: the present for what is arranged (*salgo mañana*), *ir a* + infinitive for plans (*voy a salir*), the simple future for predictions and promises (*saldré*). The simple future is the whole infinitive + *-é, -ás, -á, -emos, -éis, -án*.',
  sections: [
    {
      id: 'formation',
      title: 'Formation',
      syllabus: ['V6'],
      blocks: [
        {
          kind: 'text',
          text: 'Keep the whole infinitive and add the ending. There is one set of endings for all verbs.',
        },
        {
          kind: 'conjugation',
          caption: 'Infinitive plus endings: the simple future of regular verbs',
          tense: 'future',
          verbs: ['hablar', 'comer', 'vivir'],
        },
        {
          kind: 'list',
          items: [
            '**Accents:** every form has one except *nosotros*: *hablaremos*. Without it the word changes or does not exist: *hablará* is “he will speak”, *hablara* is a [subjunctive](imperfect-subjunctive).',
            '**Easy to remember:** the endings are the present of *haber*, *he, has, ha, hemos, habéis, han*, without the *h* (and *-éis* for *habéis*).',
            '**Regular here:** *ser* (*seré*), *ir* (*iré*), *dar* (*daré*), *ver* (*veré*), *estar* (*estaré*). There are no stem changes: *juego* but *jugaré*.',
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'El próximo curso {estudiaré:estudiar} en otra ciudad.',
              en: 'Next school year I will study in another city.',
            },
            { es: '¿{Iréis:ir} al concierto de Rosa?', en: 'Will you go to Rosa’s concert?' },
            {
              es: 'Te {prometo:prometer} que no {será:ser} difícil.',
              en: 'I promise you it won’t be difficult.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'The **immediate future** is the present of *ir* + *a* + infinitive: “going to”. The *a* never drops out and the second verb stays in the infinitive.',
        },
        {
          kind: 'conjugation',
          caption: 'The present of ir, for “going to”: add a + infinitive',
          tense: 'present',
          verbs: [{ infinitive: 'ir', en: 'to go; to be going (to)' }],
        },
        {
          kind: 'examples',
          rows: [
            { es: '{Voy:ir} a llamar a mi madre.', en: 'I’m going to ring my mum.' },
            { es: '¿{Vas:ir} a comer en casa?', en: 'Are you going to have lunch at home?' },
            {
              es: 'Mis primos {van:ir} a pasar el verano en Irlanda.',
              en: 'My cousins are going to spend the summer in Ireland.',
            },
            {
              es: 'Nos {vamos:ir} a levantar muy temprano.',
              en: 'We’re going to get up very early.',
              note: 'The pronoun goes before the whole group, or on the end of the infinitive: *vamos a levantarnos*.',
            },
          ],
        },
        { kind: 'verb-table', tenses: ['future', 'future-perfect'], suggested: ['hablar', 'tener'] },
      ],
    },
    {
      id: 'irregular-information',
      title: 'Irregular information',
      syllabus: ['V6'],
      blocks: [
        {
          kind: 'text',
          text: 'Twelve verbs change the stem. The endings never change, and the [conditional](conditional) uses the same twelve stems.',
        },
        {
          kind: 'table',
          caption: 'Irregular stems: the e of the ending drops out (5)',
          columns: [
            { header: 'Infinitive', lang: 'es', form: 'infinitive' },
            { header: 'yo', lang: 'es', form: 'future:0' },
            { header: 'nosotros', lang: 'es', form: 'future:3' },
            { header: 'Meaning', lang: 'en', translation: true },
          ],
          rows: [
            ['poder', 'podré', 'podremos', 'to be able to'],
            ['querer', 'querré', 'querremos', 'to want'],
            ['saber', 'sabré', 'sabremos', 'to know'],
            ['haber', 'habré', 'habremos', 'to have (done); *habrá*, there will be'],
            ['caber', 'cabré', 'cabremos', 'to fit'],
          ],
        },
        {
          kind: 'table',
          caption: 'Irregular stems: a d takes the place of the vowel (5)',
          columns: [
            { header: 'Infinitive', lang: 'es', form: 'infinitive' },
            { header: 'yo', lang: 'es', form: 'future:0' },
            { header: 'nosotros', lang: 'es', form: 'future:3' },
            { header: 'Meaning', lang: 'en', translation: true },
          ],
          rows: [
            ['tener', 'tendré', 'tendremos', 'to have'],
            ['poner', 'pondré', 'pondremos', 'to put'],
            ['salir', 'saldré', 'saldremos', 'to go out'],
            ['venir', 'vendré', 'vendremos', 'to come'],
            ['valer', 'valdré', 'valdremos', 'to be worth'],
          ],
        },
        {
          kind: 'table',
          caption: 'Irregular stems: shorter (2)',
          columns: [
            { header: 'Infinitive', lang: 'es', form: 'infinitive' },
            { header: 'yo', lang: 'es', form: 'future:0' },
            { header: 'nosotros', lang: 'es', form: 'future:3' },
            { header: 'Meaning', lang: 'en', translation: true },
          ],
          rows: [
            ['decir', 'diré', 'diremos', 'to say'],
            ['hacer', 'haré', 'haremos', 'to do, to make'],
          ],
        },
        {
          kind: 'conjugation',
          caption: 'One verb of each pattern in full',
          tense: 'future',
          verbs: ['poder', 'tener', { infinitive: 'decir', en: 'to say' }, 'hacer'],
        },
        {
          kind: 'table',
          caption: 'Compounds follow their parent verb',
          columns: [
            { header: 'Infinitive', lang: 'es', form: 'infinitive' },
            { header: 'yo', lang: 'es', form: 'future:0' },
            { header: 'Parent', lang: 'es' },
            { header: 'Meaning', lang: 'en', translation: true },
          ],
          rows: [
            ['mantener', 'mantendré', 'tener', 'to keep, to support'],
            ['obtener', 'obtendré', 'tener', 'to get, to obtain'],
            ['detener', 'detendré', 'tener', 'to stop, to arrest'],
            ['proponer', 'propondré', 'poner', 'to suggest'],
            ['suponer', 'supondré', 'poner', 'to suppose'],
            ['deshacer', 'desharé', 'hacer', 'to undo'],
            ['satisfacer', 'satisfaré', 'hacer', 'to satisfy'],
            ['convenir', 'convendré', 'venir', 'to suit, to agree'],
            ['prevenir', 'prevendré', 'venir', 'to prevent, to warn'],
            ['sobresalir', 'sobresaldré', 'salir', 'to stand out'],
            ['equivaler', 'equivaldré', 'valer', 'to be equivalent'],
          ],
        },
        {
          kind: 'list',
          items: [
            '**Regular after all:** *bendecir* (to bless) gives *bendeciré*, and *prever* (to foresee) gives *preveré*.',
            '**Two correct forms:** *predecir* (to predict) gives *predeciré* or *prediré*.',
            '**Infinitives with an accent lose it:** *oír* gives *oiré*, *reír* gives *reiré*, *sonreír* gives *sonreiré*, *freír* gives *freiré*.',
            '*Habrá* (there will be) is always singular: *habrá un examen*, *habrá dos exámenes*.',
            '*Querré* (I will want) has a double *r*, and you hear it: *quería*, with one, is “I wanted”.',
          ],
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Mañana {habrá:haber} huelga de trenes.', en: 'There will be a train strike tomorrow.' },
            {
              es: 'No sé si {podré:poder} ir a tu fiesta.',
              en: 'I don’t know whether I’ll be able to come to your party.',
            },
            { es: 'Los resultados {saldrán:salir} en agosto.', en: 'The results will come out in August.' },
            { es: 'No {cabremos:caber} todos en un taxi.', en: 'We won’t all fit in one taxi.' },
            { es: '¿Qué {dirán:decir} tus padres?', en: 'What will your parents say?' },
          ],
        },
      ],
    },
    {
      id: 'when-to-use',
      title: 'When to use',
      syllabus: ['V6'],
      blocks: [
        { kind: 'text', text: '**1. Predictions:** what you think the future will be like.' },
        {
          kind: 'examples',
          rows: [
            {
              es: 'En 2050 casi todos los coches {serán:ser} eléctricos.',
              en: 'In 2050 nearly all cars will be electric.',
            },
            {
              es: 'Esta noche {hará:hacer} mucho frío en la montaña.',
              en: 'Tonight it will be very cold in the mountains.',
            },
          ],
        },
        { kind: 'text', text: '**2. Promises and firm decisions.**' },
        {
          kind: 'examples',
          rows: [
            { es: 'No se lo {diré:decir} a nadie.', en: 'I won’t tell anyone.' },
            {
              es: 'Te {devolveré:devolver} el dinero el lunes.',
              en: 'I’ll give you the money back on Monday.',
            },
          ],
        },
        {
          kind: 'text',
          text: '**3. Plans at a distance:** what you will do one day, rather than tonight.',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Algún día {viajaré:viajar} por toda América Latina.',
              en: 'One day I’ll travel all over Latin America.',
            },
            {
              es: 'Cuando {acabe:acabar} el instituto, {buscaré:buscar} trabajo en el extranjero.',
              en: 'When I finish school, I’ll look for a job abroad.',
            },
          ],
        },
        {
          kind: 'text',
          text: '**4. With** *si* + **present:** if this happens, that will follow. See [if and when](#if-and-when).',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Si {apruebo:aprobar} todo, mis padres {estarán:estar} contentos.',
              en: 'If I pass everything, my parents will be happy.',
            },
            {
              es: 'Si no {llueve:llover}, {jugaremos:jugar} en el parque.',
              en: 'If it doesn’t rain, we’ll play in the park.',
            },
          ],
        },
        {
          kind: 'text',
          text: '**5. Probability now.** The verb is future, the meaning is present: a guess. English says “must be”, “probably” or “I wonder”.',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'No tengo reloj; {serán:ser} las ocho.',
              en: 'I haven’t got a watch; it must be about eight.',
            },
            {
              es: '¿Dónde {estará:estar} Pablo? No contesta.',
              en: 'I wonder where Pablo is. He isn’t answering.',
            },
            {
              es: 'Tu profesor {tendrá:tener} unos treinta años.',
              en: 'Your teacher is probably about thirty.',
            },
          ],
        },
        {
          kind: 'text',
          text: '**6. Formal rules and orders**, in writing or in a very firm voice.',
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Los alumnos {llevarán:llevar} uniforme.', en: 'Pupils will wear uniform.' },
            { es: 'No {saldréis:salir} hasta las dos.', en: 'You will not leave until two.' },
          ],
        },
        {
          kind: 'note',
          label: 'Good to know',
          text: '*Habré* + participle is the future perfect: *A las diez {habré terminado:terminar}* is “By ten I will have finished”. You will find it next to the [pluperfect](pluscuamperfecto).',
        },
      ],
    },
    {
      id: 'three-futures',
      title: 'Which of the three futures?',
      syllabus: ['V6'],
      blocks: [
        {
          kind: 'text',
          text: 'Often more than one is possible: *Mañana saldré con Irene* is right too. The present sounds arranged, *ir a* sounds intended or about to happen, the simple future sounds more distant or more formal.',
        },
        {
          kind: 'table',
          caption: 'Three ways to talk about going out',
          columns: [
            { header: 'Form', lang: 'en' },
            { header: 'Spanish', lang: 'es' },
            { header: 'English', lang: 'en', translation: true },
          ],
          rows: [
            ['present', 'Mañana {salgo:salir} con Irene.', 'I’m going out with Irene tomorrow. (arranged)'],
            [
              '*ir a*',
              'Mañana {voy:ir} a salir con Irene.',
              'I’m going to go out with Irene tomorrow. (my plan)',
            ],
            [
              'simple future',
              'Algún día {saldré:salir} con Irene.',
              'One day I’ll go out with Irene. (a hope, no date)',
            ],
          ],
        },
        {
          kind: 'contrast',
          caption: 'Going to, or will',
          left: '*ir a* + infinitive',
          right: 'Simple future',
          rows: [
            {
              left: { es: '¡Cuidado, te {vas:ir} a caer!', en: 'Careful, you’re going to fall.' },
              right: {
                es: 'Con ese tobillo no {jugarás:jugar} en un mes.',
                en: 'With that ankle you won’t play for a month.',
              },
              why: 'You can see it coming: *ir a*. A forecast: simple future.',
            },
            {
              left: {
                es: 'Esta tarde {voy:ir} a estudiar Química.',
                en: 'This afternoon I’m going to study chemistry.',
              },
              right: {
                es: 'En la universidad {estudiaré:estudiar} Química.',
                en: 'At university I’ll study chemistry.',
              },
              why: 'Both are plans; the second is years away. A school subject or a degree has a capital.',
            },
            {
              left: { es: '{Van:ir} a abrir un cine aquí.', en: 'They’re going to open a cinema here.' },
              right: { es: 'Nunca {abrirán:abrir} un cine aquí.', en: 'They’ll never open a cinema here.' },
              why: 'What is planned, against your prediction.',
            },
          ],
        },
        {
          kind: 'contrast',
          caption: 'English says will both times',
          left: 'Future: later, or predicted',
          right: 'Present: now, asked or offered',
          rows: [
            {
              left: {
                es: 'Mañana te {ayudaré:ayudar} con la mudanza.',
                en: 'I’ll help you with the move tomorrow.',
              },
              right: {
                es: 'Espera, te {ayudo:ayudar} con las bolsas.',
                en: 'Wait, I’ll help you with the bags.',
              },
              why: 'A promise for later can be future. An offer that you make on the spot is present.',
            },
            {
              left: {
                es: '¿{Vendrás:venir} a verme en verano?',
                en: 'Will you come and see me in the summer?',
              },
              right: {
                es: '¿Me {ayudas:ayudar} con la cena, por favor?',
                en: 'Will you help me with dinner, please?',
              },
              why: 'Asking about the future takes the future. Asking a favour takes the present or *¿puedes…?*',
            },
            {
              left: {
                es: 'El coche no {arrancará:arrancar} con este frío.',
                en: 'The car won’t start in this cold. (a prediction)',
              },
              right: { es: 'El coche no {arranca:arrancar}.', en: 'The car won’t start. (It refuses.)' },
              why: '“Won’t” meaning “refuses to” is present: *no arranca*, and with people *no quiere*.',
            },
          ],
        },
        {
          kind: 'note',
          label: 'Careful',
          text: '“I’m working tomorrow” is *trabajo mañana* or *voy a trabajar mañana*. The [present continuous](present-continuous) is for what is going on, not for plans.',
        },
      ],
    },
    {
      id: 'if-and-when',
      title: 'Not after “if”, not after “when”',
      syllabus: ['V6'],
      blocks: [
        {
          kind: 'text',
          text: 'After *si* (if) the future is never used: the present says the condition, the future the result. English works in the same way.',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Si {tengo:tener} tiempo, te {llamaré:llamar} esta noche.',
              en: 'If I have time, I’ll ring you tonight.',
            },
            {
              es: 'Si {vienes:venir} a las seis, {veremos:ver} el partido juntos.',
              en: 'If you come at six, we’ll watch the match together.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'After *cuando*, *en cuanto* (as soon as) and *hasta que* (until), a future meaning takes the [present subjunctive](present-subjunctive).',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Te {escribiré:escribir} cuando {llegue:llegar} al hotel.',
              en: 'I’ll write to you when I get to the hotel.',
            },
            {
              es: 'En cuanto {termine:terminar} los deberes, {saldré:salir}.',
              en: 'As soon as I finish my homework, I’ll go out.',
            },
            {
              es: 'No nos {iremos:irse} hasta que {vengan:venir} todos.',
              en: 'We won’t leave until everyone comes.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Two look-alikes do take the future: *si* meaning “whether”, and *cuándo* (with its accent) in a question, direct or indirect.',
        },
        {
          kind: 'examples',
          rows: [
            { es: 'No sé si {vendrá:venir} Clara.', en: 'I don’t know whether Clara will come.' },
            { es: '¿Cuándo {llegarán:llegar} tus primos?', en: 'When will your cousins arrive?' },
          ],
        },
      ],
    },
    {
      id: 'examples',
      title: 'Examples',
      blocks: [
        {
          kind: 'examples',
          rows: [
            {
              es: 'En el futuro {usaremos:usar} menos plástico.',
              en: 'In the future we will use less plastic.',
            },
            {
              es: 'Mi hermana {hará:hacer} prácticas en un hospital.',
              en: 'My sister will do work experience in a hospital.',
            },
            { es: '¿{Vendréis:venir} en tren o en coche?', en: 'Will you come by train or by car?' },
            {
              es: 'La entrada {valdrá:valer} unos diez euros.',
              en: 'The ticket will probably cost about ten euros.',
            },
            {
              es: 'Este fin de semana {vamos:ir} a limpiar la playa.',
              en: 'This weekend we’re going to clean up the beach.',
            },
            { es: 'El tren {sale:salir} mañana a las siete.', en: 'The train leaves tomorrow at seven.' },
            {
              es: 'Con la práctica {hablarás:hablar} mucho mejor.',
              en: 'With practice you will speak much better.',
            },
          ],
        },
        {
          kind: 'dialogue',
          caption: 'Plans for after the exams',
          lines: [
            {
              who: 'Noa',
              es: '¿Qué {vas:ir} a hacer después de los exámenes?',
              en: 'What are you going to do after the exams?',
            },
            {
              who: 'Leo',
              es: 'En julio {trabajo:trabajar} en la cafetería de mi tía.',
              en: 'In July I’m working in my aunt’s café.',
            },
            { who: 'Noa', es: '¿Y en septiembre?', en: 'And in September?' },
            {
              who: 'Leo',
              es: 'Si {saco:sacar} buenas notas, {haré:hacer} el bachillerato de Ciencias.',
              en: 'If I get good marks, I’ll do science in the sixth form.',
            },
            {
              who: 'Noa',
              es: 'Seguro que {apruebas:aprobar}. {Estarás:estar} muy cansado, ¿no?',
              en: 'I’m sure you’ll pass. You must be very tired, mustn’t you?',
            },
            {
              who: 'Leo',
              es: 'Sí, pero en agosto no {haré:hacer} nada.',
              en: 'Yes, but in August I won’t do a thing.',
            },
          ],
        },
      ],
    },
    {
      id: 'time-expressions',
      title: 'Time expressions',
      blocks: [
        {
          kind: 'phrases',
          caption: 'Words that point to the future',
          rows: [
            { es: 'mañana por la mañana', en: 'tomorrow morning' },
            { es: 'pasado mañana', en: 'the day after tomorrow' },
            { es: 'esta noche', en: 'tonight' },
            { es: 'este fin de semana', en: 'this weekend' },
            { es: 'la semana que viene', en: 'next week' },
            { es: 'el próximo mes', en: 'next month' },
            { es: 'el año que viene', en: 'next year' },
            { es: 'dentro de dos años', en: 'in two years’ time' },
            { es: 'dentro de poco', en: 'soon, before long' },
            { es: 'pronto', en: 'soon' },
            { es: 'algún día', en: 'one day' },
            { es: 'de mayor', en: 'when I grow up, when I’m older' },
            { es: 'en el futuro', en: 'in the future' },
            { es: 'a partir de septiembre', en: 'from September onwards' },
            { es: 'tarde o temprano', en: 'sooner or later' },
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Dentro de dos años {iré:ir} a la universidad.',
              en: 'In two years’ time I’ll go to university.',
            },
            { es: 'De mayor {seré:ser} ingeniera.', en: 'When I grow up I’ll be an engineer.' },
          ],
        },
        {
          kind: 'note',
          label: 'Careful',
          text: '“In two years” from now is *dentro de dos años*. *En dos años* usually says how long something takes: *Aprendió español en dos años*.',
        },
      ],
    },
    {
      id: 'common-mistakes',
      title: 'Common mistakes',
      blocks: [
        {
          kind: 'mistakes',
          rows: [
            {
              wrong: 'Mañana teneré un examen.',
              right: 'Mañana {tendré:tener} un examen.',
              en: 'I’ll have an exam tomorrow.',
              why: 'The rule “infinitive + ending” is tempting, but *tener* is one of the twelve: *tendr-*.',
            },
            {
              wrong: 'Haceré la cena esta noche.',
              right: '{Haré:hacer} la cena esta noche.',
              en: 'I’ll make dinner tonight.',
              why: '*Hacer* has the shortest stem of all: *har-*.',
            },
            {
              wrong: 'Saliré con mis amigos.',
              right: '{Saldré:salir} con mis amigos.',
              en: 'I’ll go out with my friends.',
              why: 'In *salir*, *poner*, *tener*, *venir* and *valer* a *d* takes the place of the vowel.',
            },
            {
              wrong: 'Poneré tu foto en mi perfil.',
              right: '{Pondré:poner} tu foto en mi perfil.',
              en: 'I’ll put your photo on my profile.',
              why: 'The same *d*: *pondr-*.',
            },
            {
              wrong: 'Mis amigos veniran el sábado.',
              right: 'Mis amigos {vendrán:venir} el sábado.',
              en: 'My friends will come on Saturday.',
              why: 'The stem is *vendr-* and every form but *nosotros* has an accent.',
            },
            {
              wrong: 'Te deciré la verdad.',
              right: 'Te {diré:decir} la verdad.',
              en: 'I’ll tell you the truth.',
              why: '*Decir* shortens to *dir-*.',
            },
            {
              wrong: 'No poderé ir.',
              right: 'No {podré:poder} ir.',
              en: 'I won’t be able to go.',
              why: '*Poder* drops its *e*: *podr-*, like *querr-*, *sabr-*, *habr-* and *cabr-*.',
            },
            {
              wrong: 'Voy estudiar esta tarde.',
              right: '{Voy:ir} a estudiar esta tarde.',
              en: 'I’m going to study this afternoon.',
              why: 'In speech the *a* is easy to miss. In writing it is always there, even before another *a*: *voy a ayudar*.',
            },
            {
              wrong: 'Voy a estudio en la biblioteca.',
              right: '{Voy:ir} a estudiar en la biblioteca.',
              en: 'I’m going to study in the library.',
              why: 'Only *ir* is conjugated. After a preposition a verb is an infinitive.',
            },
            {
              wrong: 'Si tendré dinero, iré al festival.',
              right: 'Si {tengo:tener} dinero, {iré:ir} al festival.',
              en: 'If I have money, I’ll go to the festival.',
              why: 'The whole sentence is about the future, but after *si* (if) the verb is present.',
            },
            {
              wrong: 'Cuando llegaré a casa, te llamaré.',
              right: 'Cuando {llegue:llegar} a casa, te {llamaré:llamar}.',
              en: 'When I get home, I’ll ring you.',
              why: 'A future “when” that joins two halves takes the present subjunctive, never the future.',
            },
            {
              wrong: 'Hablarémos con el director.',
              right: '{Hablaremos:hablar} con el director.',
              en: 'We’ll speak to the head teacher.',
              why: 'The stress falls where the spelling rules expect it, so *nosotros* needs no accent.',
            },
            {
              wrong: 'Mañana hablare con ella.',
              right: 'Mañana {hablaré:hablar} con ella.',
              en: 'I’ll speak to her tomorrow.',
              why: 'The future is stressed on its last syllable, and the accent shows it.',
            },
            {
              wrong: 'Habrán muchos problemas.',
              right: '{Habrá:haber} muchos problemas.',
              en: 'There will be a lot of problems.',
              why: '“There will be” is always singular, like *hay* and *había*.',
            },
            {
              wrong: 'Tendré un café, por favor.',
              right: '{Quiero:querer} un café, por favor.',
              en: 'I’ll have a coffee, please.',
              why: 'This “will” orders something now. *Tendré* says that a coffee will be yours one day.',
            },
          ],
        },
      ],
    },
    {
      id: 'in-the-exam',
      title: 'Spain, America and the exam',
      blocks: [
        {
          kind: 'note',
          label: 'Spain and America',
          text: 'In conversation *ir a* + infinitive and the present are the usual ways to talk about plans. In much of Latin America the simple future is rarer still in speech and is used above all for guesses (*¿qué hora será?*). In writing it is normal everywhere.',
        },
        {
          kind: 'note',
          label: 'In the exam',
          text: 'The IGCSE writing and speaking papers ask for more than one time frame, and one future plan with a reason is the easiest to add. Use both *voy a…* and a simple future with an irregular stem (*podré*, *tendré*, *haré*). To impress, add *cuando* + subjunctive (*cuando tenga dieciocho años, iré…*). In the IB, articles and speeches about the environment or technology live on *habrá* and *tendremos que*.',
        },
      ],
    },
    {
      id: 'drill',
      title: 'Form drill',
      blocks: [
        {
          kind: 'drill',
          tense: 'future',
          regular: [
            {
              verbs: ['hablar', 'comer', 'vivir', 'ser', 'ir', 'estar', 'dar', 'ver', 'jugar', 'trabajar'],
              section: 'formation',
            },
          ],
          irregular: [
            {
              verbs: [
                'tener',
                'hacer',
                'poder',
                'decir',
                'salir',
                'poner',
                'venir',
                'querer',
                'saber',
                'haber',
                'valer',
                'caber',
                'oír',
              ],
              section: 'irregular-information',
            },
          ],
        },
      ],
    },
  ],
  exercises: [
    {
      id: 'visiting-gran',
      kind: 'choose',
      teaches: 'formation',
      prompt: 'Which form?',
      sentence: 'El domingo ___ a mi abuela. ¿Quieres venir conmigo?',
      en: 'I’ll visit my gran on Sunday. Do you want to come with me?',
      options: [
        {
          text: '*visitará*',
          because: 'That is “he or she will visit”. *Conmigo* shows that it is you who goes.',
        },
        {
          text: '*visitaré*',
          right: true,
          because: 'Infinitive + *-é* for *yo*, with the accent that shows the stress.',
        },
        { text: '*visitaría*', because: 'That is the conditional, “I would visit”.' },
        {
          text: '*visité*',
          because: 'That is the preterite, “I visited”. The future keeps the whole infinitive: *visitar-*.',
        },
      ],
    },
    {
      id: 'more-exams',
      kind: 'fill',
      teaches: 'irregular-information',
      sentence: 'El año que viene ___ más exámenes que este año.',
      en: 'Next year we will have more exams than this year. (tener, simple future)',
      answers: ['tendremos'],
      because: 'In *tener* a *d* takes the place of the vowel: *tendr-* + *-emos*, without an accent.',
      mistakes: [
        {
          answer: '{teneremos|tenremos|tienremos|tienderemos|tenderemos|tendreremos|tieneremos|tenedremos}',
          because: '*Tener* is one of the twelve irregular stems: *tendr-*, so *tendremos*.',
        },
        { answer: 'tendrémos', because: 'The *nosotros* form is the only one without an accent.' },
        {
          answer: '{tendrimos|tendramos|tendrámos|tendrems}',
          because: 'The stem is right. The *nosotros* ending is *-emos*: *tendremos*.',
        },
        {
          answer: 'tendríamos',
          because: 'That is the conditional, “we would have”. “We will have” is *tendremos*.',
        },
        {
          answer: 'tengamos',
          because: 'That is the subjunctive. “Will” is the future here: *tendremos*.',
        },
        {
          answer: '{vamos tener|vamos a tenemos}',
          because:
            'The near future is *vamos a* + infinitive, but here you practise the simple future, one word: *tendremos*.',
        },
        {
          answer: '{habremos|habrá|vamos a haber}',
          because:
            '*Haber* does not say that you have a thing. The verb in brackets is *tener*: *tendremos*.',
        },
      ],
      notAsked: [
        {
          answer: 'vamos a tener',
          because: 'That is right Spanish too, but here you practise the simple future: one word.',
        },
        { answer: 'tenemos', because: 'People do say this, but here you practise the simple future.' },
      ],
    },
    {
      id: 'no-school-tomorrow',
      kind: 'fill',
      teaches: 'irregular-information',
      sentence: 'Mañana no ___ clases porque es fiesta.',
      en: 'There will be no lessons tomorrow because it is a public holiday. (haber, simple future)',
      answers: ['habrá'],
      because: '“There will be” is *habrá*, always singular; the stem is *habr-*.',
      mistakes: [
        {
          answer: '{habrán|haberán}',
          because: '*Clases* is plural, but “there will be” never is: *habrá*.',
        },
        {
          answer: '{haberá|habará|habirá|hayrá|hayará|habdrá}',
          because: '*Haber* drops its *e*: *habr-*, so *habrá*.',
        },
        { answer: '{habría|habrían}', because: 'That is the conditional, “there would be”: future *habrá*.' },
        {
          answer: '{van a haber|van a hay|va a hay|va haber}',
          because: 'The near future would be *va a haber*. Here you practise the simple future: *habrá*.',
        },
        {
          answer: '{será|serán|estará|estarán}',
          because: '“There will be” comes from *haber*, not from *ser* or *estar*: *habrá*.',
        },
        { answer: '{habremos|habré|habrás}', because: '“There will be” has one form for all: *habrá*.' },
        {
          answer: '{tendrá|tendrán}',
          because: '*Tener* says who has something. “There will be” is *habrá*.',
        },
        {
          answer: '{había|hubo}',
          because: 'That is past, “there were”. *Mañana* is still to come: *habrá*.',
        },
        { answer: '{haya|hayan}', because: 'That is the subjunctive. A fact about tomorrow is *habrá*.' },
        { answer: '{abrá|abrirá}', because: '“There will be” comes from *haber* and has an *h*: *habrá*.' },
        { answer: '{hará|harán}', because: '*Hará* comes from *hacer*. “There will be” is *habrá*.' },
      ],
      notAsked: [
        {
          answer: 'va a haber',
          because: 'That is right Spanish too, but here you practise the simple future: one word.',
        },
        {
          answer: 'hay',
          because:
            '*Mañana no hay clases* is good Spanish for what is on the timetable, but here you practise the future: *habrá*.',
        },
        {
          answer: '{tendremos|tenemos}',
          because: 'That is good Spanish for “we have”. “There will be” is *habrá*, from *haber*.',
        },
      ],
    },
    {
      id: 'if-i-have-time',
      kind: 'choose',
      teaches: 'if-and-when',
      prompt: 'Which form?',
      sentence: 'Si ___ tiempo, pasaré por tu casa.',
      en: 'If I have time, I’ll drop by your house.',
      options: [
        {
          text: '*tendré*',
          because:
            'The future is never used after *si* meaning “if”. It belongs in the other half: *pasaré*.',
        },
        {
          text: '*tendría*',
          because:
            'The conditional never follows *si* meaning “if” either. It would also need *pasaría*, not *pasaré*.',
        },
        { text: '*tengo*', right: true, because: '*Si* + present, future: the condition is in the present.' },
      ],
    },
    {
      id: 'when-i-land',
      kind: 'choose',
      teaches: 'if-and-when',
      prompt: 'Which form?',
      sentence: 'Cuando ___ al aeropuerto, te mandaré un mensaje.',
      en: 'When I get to the airport, I’ll send you a message.',
      options: [
        {
          text: '*llegue*',
          right: true,
          because: 'You have not arrived yet: *cuando* with a future meaning takes the present subjunctive.',
        },
        {
          text: '*llegaré*',
          because: 'English has no future after “when” either. It belongs in the other half: *mandaré*.',
        },
        {
          text: '*llego*',
          because: '*Cuando llego* is for habits: “whenever I arrive”. This arrival is still to come.',
        },
        {
          text: '*llegué*',
          because: '*Llegué* is “I arrived”, in the past. *Te mandaré* shows that it has not happened.',
        },
      ],
    },
    {
      id: 'who-can-it-be',
      kind: 'choose',
      teaches: 'when-to-use',
      prompt: 'The doorbell rings. What does this sentence mean?',
      sentence: '¿Quién será a estas horas?',
      options: [
        {
          text: 'Who is going to be here later?',
          because: '*A estas horas* means “at this hour”, now. The future is a guess about the present.',
        },
        { text: 'Who would it be?', because: '“Would be” is *sería*.' },
        {
          text: 'I wonder who it is at this hour.',
          right: true,
          because: 'The future of probability: a future verb that guesses about now.',
        },
      ],
    },
    {
      id: 'car-wont-start',
      kind: 'choose',
      teaches: 'three-futures',
      prompt: 'Your dad turns the key and nothing happens. What do you say?',
      en: 'The car won’t start.',
      options: [
        {
          text: '*El coche no arrancará.*',
          because: 'This predicts: one day, or with this cold, it will not start.',
        },
        {
          text: '*El coche no arranca.*',
          right: true,
          because: 'This “won’t” means “refuses to”: a fact about now, so present.',
        },
        {
          text: '*El coche no arrancaría.*',
          because: 'This is “the car wouldn’t start (if…)”: a condition is missing.',
        },
      ],
    },
    {
      id: 'in-the-library',
      kind: 'correct',
      teaches: 'common-mistakes',
      sentence: 'Esta tarde voy estudiar en la biblioteca.',
      en: 'This afternoon I’m going to study in the library.',
      answers: [
        'Esta tarde voy a estudiar en la biblioteca.',
        '{Voy a estudiar en la biblioteca esta tarde|Voy a estudiar esta tarde en la biblioteca|En la biblioteca voy a estudiar esta tarde}.',
        '<Hoy por la tarde> voy a estudiar ^ en la biblioteca.',
        {
          answer: '<Hoy en la tarde> voy a estudiar ^ en la biblioteca.',
          note: 'In much of America “in the afternoon” is *en la tarde*; in Spain it is *por la tarde*.',
        },
        {
          answer: '<Esta tarde> {estudiaré|estudio} ^ en la biblioteca.',
          note: 'Right. The sentence that you were mending has *voy a* + infinitive.',
        },
        {
          answer: '<Esta tarde> {voy|iré|me voy|voy a ir} a estudiar ^ a la biblioteca.',
          note: 'Right: you go to the library to study there. The place where you study is *en la biblioteca*.',
        },
        {
          answer: '<Esta tarde> {iré|voy a ir} a estudiar ^ en la biblioteca.',
          note: 'Right: “I’ll go and study”. The plan by itself is *voy a estudiar*.',
        },
        '<Esta tarde> {voy a estar estudiando|estaré estudiando} ^ en la biblioteca.',
        {
          answer: '<Esta tarde> {pienso|tengo pensado} estudiar ^ en la biblioteca.',
          note: 'Right for a plan. “I’m going to” itself is *voy a estudiar*.',
        },
        {
          answer: '<Esta tarde> {voy a ir|iré|voy} a la biblioteca a estudiar.',
          note: 'Right: you go there to study. The sentence that you were mending has *voy a* + infinitive.',
        },
        '<Esta tarde> voy a ponerme a estudiar ^ en la biblioteca.',
        {
          answer: '<En la tarde> voy a estudiar ^ en la biblioteca.',
          note: 'In much of America “in the afternoon” is *en la tarde*. “This afternoon” is *esta tarde*.',
        },
        {
          answer: '<Por la tarde> voy a estudiar ^ en la biblioteca.',
          note: '*Por la tarde* is “in the afternoon”. “This afternoon” is *esta tarde*.',
        },
      ],
      because: '*Ir* + *a* + infinitive: the *a* is never left out.',
      mistakes: [
        {
          answer: '{Voy estudiar en la biblioteca esta tarde|Voy estudiar esta tarde en la biblioteca}.',
          because: 'The *a* is missing: *voy a estudiar*.',
        },
        {
          answer:
            '<Esta tarde> voy a {estudio|estudié|estudiaré|estudiando|estudie|estudiado} ^ en la biblioteca.',
          because: 'The *a* is right. After it comes the infinitive: *estudiar*. Only *ir* is conjugated.',
        },
        {
          answer: '<Esta tarde> estoy yendo {a estudiar|estudiar} ^ en la biblioteca.',
          because: '“Going to” is not *estar* + gerund. It is the plain present of *ir*: *voy a*.',
        },
        {
          answer: '<Esta tarde> estoy estudiando ^ en la biblioteca.',
          because: 'That is “I am studying”, now. A plan is *voy a estudiar*.',
        },
        {
          answer: '<Esta tarde> {voy estudiando|soy estudiando} ^ en la biblioteca.',
          because: '“I’m going to” is *voy a* + infinitive: *voy a estudiar*.',
        },
        {
          answer: '<Esta tarde> {voy estudio|voy estudié|voy estudiaré} ^ en la biblioteca.',
          because: 'Only *ir* is conjugated, and *a* stands between: *voy a estudiar*.',
        },
        {
          answer: '<Esta tarde> voy {para|de|por|en|que} estudiar ^ en la biblioteca.',
          because: 'The little word of this future is *a*: *voy a estudiar*.',
        },
        {
          answer: '<Esta tarde> {va|vas|vamos|van} a estudiar ^ en la biblioteca.',
          because: 'The *a* is right, but “I’m going to” is *voy a*.',
        },
        {
          answer: '<Esta tarde> {iba|fui} a estudiar ^ en la biblioteca.',
          because: 'The *a* is right, but that is past. “I’m going to” is *voy a*.',
        },
        {
          answer: '<Esta tarde> voy a estudiar ^ en la librería.',
          because: 'The *a* is right. But *librería* is a bookshop: keep *biblioteca*.',
        },
        {
          answer: '<{Este tarde|el tarde}> voy a estudiar ^ en la biblioteca.',
          because: 'The *a* is right, but *tarde* is feminine: *esta tarde*.',
        },
        {
          answer:
            '<Esta tarde> voy a estudiar ^ {en biblioteca|en el biblioteca|la biblioteca|a biblioteca}.',
          because: 'The *a* of *voy a* is right. “In the library” is *en la biblioteca*.',
        },
        {
          answer: '<Esta tarde> voy ir a estudiar ^ en la biblioteca.',
          because: 'The *a* belongs right after *voy*: *voy a estudiar*.',
        },
      ],
    },
    {
      id: 'cinema-on-saturday',
      kind: 'order',
      teaches: 'formation',
      words: ['al cine', 'vamos', 'ir', 'el sábado', 'a'],
      en: 'We’re going to go to the cinema on Saturday.',
      answers: [
        'El sábado vamos a ir al cine.',
        'Vamos a ir al cine el sábado.',
        'Vamos a ir el sábado al cine.',
        'Al cine vamos a ir el sábado.',
        {
          answer: '{El sábado al cine vamos a ir|Al cine el sábado vamos a ir}.',
          note: 'This order is for emphasis. The plain one is *El sábado vamos a ir al cine.*',
        },
      ],
      because: '*Vamos* + *a* + infinitive. With the verb *ir* itself you say *vamos a ir*.',
      mistakes: [
        {
          answer: '<El sábado> vamos ir a ^ al cine.',
          because: 'The *a* stands between the two verbs: *vamos a ir*. *Al cine* has its own.',
        },
        {
          answer: '<El sábado> {ir a vamos|ir vamos a|a ir vamos|a vamos ir} ^ al cine.',
          because: '*Vamos* comes first, then *a*, then the infinitive: *vamos a ir*.',
        },
        {
          answer: '<El sábado> vamos al cine ^ a ir.',
          because: '*Vamos a ir* stays together; the place follows: *vamos a ir al cine*.',
        },
        {
          answer: '{A el sábado vamos|Vamos a el sábado} ir al cine.',
          because: '“On Saturday” is *el sábado*, without *a*. The *a* belongs in *vamos a ir*.',
        },
        {
          answer: 'El sábado al cine {vamos ir a|a ir vamos|ir a vamos}.',
          because: 'The verb is *vamos a ir*, in this order.',
        },
      ],
    },
    {
      id: 'when-i-am-eighteen',
      kind: 'correct',
      teaches: 'if-and-when',
      sentence: 'Cuando tendré dieciocho años, saliré más.',
      en: 'When I’m eighteen, I’ll go out more.',
      answers: [
        'Cuando {tenga|cumpla} {dieciocho años|dieciocho|los dieciocho|los dieciocho años}, {saldré|voy a salir} más.',
        '{Saldré|Voy a salir} más cuando {tenga|cumpla} {dieciocho años|dieciocho|los dieciocho|los dieciocho años}.',
        'Cuando {tenga|cumpla} {dieciocho años|dieciocho}, {saldré|voy a salir} más {a menudo|veces}.',
        {
          answer:
            '{{Al cumplir|A|Con} {los dieciocho|los dieciocho años}, {saldré|voy a salir} más|{Saldré|Voy a salir} más {al cumplir|a|con} {los dieciocho|los dieciocho años}}.',
          note: 'Right. The sentence that you were mending has *cuando*: *cuando tenga*.',
        },
        {
          answer:
            '{{Al cumplir|Con} dieciocho años, {saldré|voy a salir} más|{Saldré|Voy a salir} más {al cumplir|con} dieciocho años}.',
          note: 'Right. The sentence that you were mending has *cuando*: *cuando tenga*.',
        },
        '{{Cuando haya cumplido|Una vez que {tenga|cumpla}|En cuanto {tenga|cumpla}} {dieciocho años|los dieciocho}|Cuando llegue a los dieciocho}, {saldré|voy a salir} más.',
        '{Saldré|Voy a salir} más {{cuando haya cumplido|una vez que {tenga|cumpla}|en cuanto {tenga|cumpla}} {dieciocho años|los dieciocho}|cuando llegue a los dieciocho}.',
        '{Cuando {tenga|cumpla} dieciocho años, {saldré|voy a salir} {con más frecuencia|más seguido}|{Saldré|Voy a salir} {con más frecuencia|más a menudo|más veces|más seguido} cuando {tenga|cumpla} dieciocho años}.',
        'Cuando tenga dieciocho años de edad, {saldré|voy a salir} más.',
        {
          answer:
            '{Cuando sea mayor de edad, {saldré|voy a salir} más|{Saldré|Voy a salir} más cuando sea mayor de edad}.',
          note: 'Right where people come of age at eighteen. The sentence that you were mending has *dieciocho años*.',
        },
      ],
      because:
        '*Cuando* with a future meaning takes the subjunctive (*tenga*), and the stem of *salir* is *saldr-*.',
      mistakes: [
        {
          answer: 'Saliré más cuando tendré dieciocho {años|}.',
          because: 'Both verbs have to change: *tenga* after *cuando*, and *saldré*.',
        },
        {
          answer:
            '{Cuando {tendré|teneré} dieciocho {años|}, {saldré|voy a salir} más|{Saldré|Voy a salir} más cuando {tendré|teneré} dieciocho {años|}}.',
          because: '“I’ll go out” is right. After *cuando* you need the present subjunctive: *tenga*.',
        },
        {
          answer: '{Cuando tenga dieciocho {años|}, saliré más|Saliré más cuando tenga dieciocho {años|}}.',
          because: '*Tenga* is right. The stem of *salir* is *saldr-*: *saldré*.',
        },
        {
          answer:
            '{Cuando tenga dieciocho {años|}, {saleré|salré|saldaré|salderé} más|{Saleré|Salré|Saldaré|Salderé} más cuando tenga dieciocho {años|}}.',
          because: '*Tenga* is right. In *salir* a *d* takes the place of the vowel: *saldr-*, *saldré*.',
        },
        {
          answer:
            '{Cuando tengo dieciocho {años|}, {saldré|voy a salir} más|{Saldré|Voy a salir} más cuando tengo dieciocho {años|}}.',
          because: '“I’ll go out” is right, but you are not eighteen yet: subjunctive, *tenga*.',
        },
        {
          answer: '{Cuando tengo dieciocho {años|}, saliré más|Saliré más cuando tengo dieciocho {años|}}.',
          because:
            'You are not eighteen yet: subjunctive, *tenga*. And the stem of *salir* is *saldr-*: *saldré*.',
        },
        {
          answer: '{Cuando tengo dieciocho {años|}, salgo más|Salgo más cuando tengo dieciocho {años|}}.',
          because: 'That would be a habit. This is still to come: *cuando tenga*, *saldré*.',
        },
        {
          answer:
            '{Cuando {tendría|tuviera|tenía|tuve} dieciocho {años|}, saldré más|Saldré más cuando {tendría|tuviera|tenía|tuve} dieciocho {años|}}.',
          because:
            '*Saldré* is right. After *cuando*, what is still to come is present subjunctive: *tenga*.',
        },
        {
          answer:
            '{Cuando tenga dieciocho {años|}, {saldría|saliría} más|{Saldría|Saliría} más cuando tenga dieciocho {años|}}.',
          because: '*Tenga* is right. “I’ll go out” is future, not conditional: *saldré*.',
        },
        {
          answer: '{Cuando tenga dieciocho {años|}, salga más|Salga más cuando tenga dieciocho {años|}}.',
          because:
            '*Tenga* is right. The subjunctive belongs only after *cuando*; “I’ll go out” is *saldré*.',
        },
        {
          answer: '{Cuando tenga dieciocho {años|}, salí más|Salí más cuando tenga dieciocho {años|}}.',
          because: '*Tenga* is right, but *salí* is “I went out”. “I’ll go out” is *saldré*.',
        },
        {
          answer:
            '{Cuando {sea|soy|seré|esté|estoy} dieciocho {años|}, saldré más|Saldré más cuando {sea|soy|seré|esté|estoy} dieciocho {años|}}.',
          because: '*Saldré* is right. Your age is what you have: *tener*, so *cuando tenga*.',
        },
        {
          answer:
            '{Cuando voy a tener dieciocho {años|}, saldré más|Saldré más cuando voy a tener dieciocho {años|}}.',
          because: 'No future follows *cuando*, *voy a* neither: subjunctive, *tenga*.',
        },
        {
          answer:
            '{Si {tengo|tenga} dieciocho {años|}, saldré más|Saldré más si {tengo|tenga} dieciocho {años|}}.',
          because: '*Si* is “if”. “When” is *cuando*, and it takes the subjunctive: *cuando tenga*.',
        },
      ],
      twins: { mas: 'but (old-fashioned)', más: 'more' },
    },
    {
      id: 'electric-cars',
      kind: 'translate',
      teaches: 'when-to-use',
      en: 'In the future there will be more electric cars.',
      answers: [
        '<{En el futuro|En un futuro}> {habrá|va a haber} ^ más {coches|vehículos|automóviles} eléctricos.',
        '<En el futuro> existirán ^ más {coches|vehículos|automóviles} eléctricos.',
        {
          answer: '<A futuro> {habrá|va a haber} más {coches|vehículos|automóviles} eléctricos.',
          note: '*A futuro* is said in America; *en el futuro* is said everywhere.',
        },
        {
          answer: '<En el futuro> {tendremos|vamos a tener} más {coches|vehículos} eléctricos.',
          note: 'Right in meaning: “we will have”. “There will be” itself is *habrá*.',
        },
        '<En el futuro> {habrá|va a haber} ^ {un mayor número de|un número mayor de|mayor número de|más cantidad de} {coches|vehículos} eléctricos.',
        '<En el futuro> {van a existir|se verán|vamos a ver|veremos|circularán} ^ más {coches|vehículos} eléctricos.',
        {
          answer: '<En el futuro> los coches eléctricos serán ^ más {comunes|frecuentes|numerosos}.',
          note: 'Right in meaning. “There will be” itself is *habrá*.',
        },
      ],
      because: '*Habrá* is “there will be”, singular even before a plural noun.',
      mistakes: [
        {
          answer: '<En el futuro> {habrán|haberán} más {coches|vehículos} eléctricos.',
          because: '“There will be” is always singular: *habrá*.',
        },
        {
          answer: '<En el futuro> {van a haber|van a hay|vamos a haber} más {coches|vehículos} eléctricos.',
          because: '“There are going to be” is singular too: *va a haber*.',
        },
        {
          answer:
            '<En el futuro> {va a hay|va haber|va a habrá|va a ser|van a ser|va a estar|van a estar} más {coches|vehículos} eléctricos.',
          because: '“There is going to be” is *va a* with the infinitive of *hay*: *va a haber*.',
        },
        {
          answer: '<En el futuro> [allí |ahí ]{será|serán} más {coches|vehículos} eléctricos.',
          because: '“There is” comes from *haber*, not from *ser*: *habrá*.',
        },
        {
          answer: '<En el futuro> [allí |ahí ]{estará|estarán} más {coches|vehículos} eléctricos.',
          because: '“There is” comes from *haber*, not from *estar*: *habrá*.',
        },
        {
          answer: '<En el futuro> allí habrá más {coches|vehículos} eléctricos.',
          because: '*Habrá* says “there will be” by itself. *Allí* is “over there”: leave it out.',
        },
        {
          answer: '<En el futuro> {haberá|hayará|habará|hayrá} más {coches|vehículos} eléctricos.',
          because: '*Haber* drops its *e*: *habr-*, so *habrá*.',
        },
        {
          answer: '<En el futuro> {habría|habrían} más {coches|vehículos} eléctricos.',
          because: 'That is the conditional, “there would be”. “There will be” is *habrá*.',
        },
        {
          answer: '<En el futuro> {hay|hayan|haya} más {coches|vehículos} eléctricos.',
          because: '“There will be” is future: *habrá*, or *va a haber*.',
        },
        {
          answer: '<En el futuro> {había|hubo|habían|hubieron} más {coches|vehículos} eléctricos.',
          because: 'That is past. “There will be” is future: *habrá*.',
        },
        {
          answer: '<En el futuro> {tendrá|tendrán|hará|harán} más {coches|vehículos} eléctricos.',
          because: '“There will be” comes from *haber*: *habrá*.',
        },
        {
          answer: '<En el futuro> {habrá|va a haber} más eléctricos {coches|vehículos}.',
          because: 'An adjective of kind follows its noun: *coches eléctricos*.',
        },
        {
          answer: '<En el futuro> {habrá|va a haber} más coches {eléctrico|eléctricas|eléctrica}.',
          because: '*Coches* is masculine plural, so *eléctricos*.',
        },
        {
          answer: '<En el futuro> {habrá|va a haber} {mucho|muchos} más de {coches|vehículos} eléctricos.',
          because: '“More” stands right before the noun, without *de*: *más coches*.',
        },
        {
          answer: '<En el futuro> {habrá|va a haber} más de {coches|vehículos} eléctricos.',
          because: '“More” stands right before the noun, without *de*: *más coches*.',
        },
        {
          answer: '<En el futuro> {habrá|va a haber} {muchos|mucho} coches eléctricos.',
          because: '*Muchos* is “many”. “More” is *más*.',
        },
        {
          answer:
            '<{En futuro|en la futura|al futuro|en la futuro}> {habrá|va a haber} más {coches|vehículos} eléctricos.',
          because: '“In the future” is *en el futuro*.',
        },
      ],
      twins: { mas: 'but (old-fashioned)', más: 'more' },
    },
    {
      id: 'summer-job',
      kind: 'translate',
      teaches: 'three-futures',
      en: 'This summer I’m going to work in a shop.',
      answers: [
        '<{Este verano|en este verano|durante este verano}> {voy a trabajar|trabajaré|trabajo} ^ en una tienda.',
        '<Este verano> {voy a estar trabajando|estaré trabajando} ^ en una tienda.',
        '<Este verano> {voy a trabajar|trabajaré} ^ en {un comercio|un negocio|un almacén}.',
        {
          answer: '<Este verano> {pienso|tengo pensado} trabajar ^ en una tienda.',
          note: 'Right for a plan. “I’m going to” itself is *voy a trabajar*.',
        },
        {
          answer: '<Este verano> {iré|voy a ir} a trabajar ^ {en|a} una tienda.',
          note: 'Right: “I’ll go and work”. The plan by itself is *voy a trabajar*.',
        },
        {
          answer: '<Este verano> {tendré|voy a tener} [un] trabajo ^ en una tienda.',
          note: 'Right in meaning: “I’ll have a job”. “I’m going to work” is *voy a trabajar*.',
        },
        '<Este verano> {voy a trabajar|trabajaré} ^ {de|como} {dependiente|dependienta} en una tienda.',
        '<Este verano> me voy a trabajar ^ {a|en} una tienda.',
      ],
      because:
        '“Going to” is *voy a* + infinitive. *Trabajaré*, or *trabajo* for something arranged, is right too.',
      mistakes: [
        {
          answer: '<Este verano> estoy trabajando ^ en una tienda.',
          because: 'That says that you are working there already. Plans do not take *estar* + gerund.',
        },
        {
          answer: '<Este verano> voy trabajar ^ en una tienda.',
          because: 'The *a* is missing: *voy a trabajar*.',
        },
        {
          answer:
            '<Este verano> voy a {trabajo|trabajando|trabajaré|trabajé|trabaje|trabajado} ^ en una tienda.',
          because: 'After *voy a* the verb is an infinitive: *trabajar*.',
        },
        {
          answer: '<Este verano> {voy trabajo|voy trabajando|voy trabajaré} ^ en una tienda.',
          because: '“I’m going to” is *voy a* + infinitive: *voy a trabajar*.',
        },
        {
          answer:
            '<Este verano> {estoy yendo a trabajar|estoy yendo trabajar|estoy ir a trabajar|soy yendo a trabajar|estoy voy a trabajar|soy voy a trabajar} ^ en una tienda.',
          because: '“I’m going to” is one word, the present of *ir*, and *a*: *voy a trabajar*.',
        },
        {
          answer: '<Este verano> voy {para|de|por|en} trabajar ^ en una tienda.',
          because: 'The little word of this future is *a*: *voy a trabajar*.',
        },
        {
          answer: '<Este verano> {va|vas|vamos|van} a trabajar ^ en una tienda.',
          because: 'That form belongs to another person. “I’m going to” is *voy a*.',
        },
        {
          answer: '<Este verano> iba a trabajar ^ en una tienda.',
          because: 'That is “I was going to work”. “I’m going to” is *voy a*.',
        },
        {
          answer: '<Este verano> {trabajaría|trabajara} ^ en una tienda.',
          because: 'That is “I would work”, or part of a wish. “I’m going to work” is *voy a trabajar*.',
        },
        {
          answer: '<Este verano> {trabajé|trabajaba} ^ en una tienda.',
          because: 'That is past, “I worked”. “I’m going to work” is *voy a trabajar*.',
        },
        {
          answer: '<Este verano> {trabajará|trabaja} ^ en una tienda.',
          because: 'That is “he” or “she”. With *yo* it is *trabajaré*, or *voy a trabajar*.',
        },
        {
          answer: '<Este verano> {voy a trabajar|trabajaré} ^ {en un tienda|en uno tienda|en el tienda}.',
          because: '*Tienda* is feminine: *en una tienda*.',
        },
        {
          answer: '<Este verano> {voy a trabajar|trabajaré} ^ a una tienda.',
          because: 'Where you work is *en*: *en una tienda*. *A* is for where you go.',
        },
        {
          answer: '<Este verano> {voy a trabajar|trabajaré} ^ en tienda.',
          because: 'You need the article: *en una tienda*.',
        },
        {
          answer: '<{Esta verano|ese verano|esto verano}> {voy a trabajar|trabajaré} ^ en una tienda.',
          because: '“This summer” is *este verano*, masculine.',
        },
        {
          answer: '<{Este invierno|este otoño|esta primavera}> {voy a trabajar|trabajaré} ^ en una tienda.',
          because: '“Summer” is *verano*: *este verano*.',
        },
        {
          answer: '<{El verano|en el verano|en verano}> {voy a trabajar|trabajaré} ^ en una tienda.',
          because: '“This summer” is *este verano*.',
        },
      ],
    },
  ],
} satisfies AuthoredLesson
