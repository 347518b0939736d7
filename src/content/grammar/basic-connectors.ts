import type { Lesson } from '../types'

export default {
  subtitle: 'Los conectores básicos',
  blurb:
    'Turn short sentences into a text: join them, give reasons, put events in order, say how often, how much and not at all.',
  rule: 'A connector tells the reader what comes next: more (*además*), a reason (*porque*), a contrast (*pero*), the next event (*después*). Two rules save most mistakes: after a preposition (*para, sin, antes de*) comes the **infinitive**, and *no* stays before the verb even with *nada*, *nadie* and *nunca* after it.',
  sections: [
    {
      id: 'coordinating',
      title: 'Coordinating: and, or, but',
      syllabus: ['Conj'],
      blocks: [
        {
          kind: 'table',
          caption: 'Words that join equals',
          columns: [
            { header: 'Spanish', lang: 'es' },
            { header: 'English', lang: 'en' },
          ],
          rows: [
            ['y, e', 'and'],
            ['o, u', 'or'],
            ['ni … ni', 'neither … nor'],
            ['pero', 'but'],
            ['sino', 'but rather (after a negative)'],
            ['sino que', 'but rather (before a verb)'],
            ['también', 'also, too'],
            ['tampoco', 'neither, not either'],
          ],
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Toco la guitarra y canto en un grupo.', en: 'I play the guitar and sing in a band.' },
            { es: '¿Prefieres la playa o la montaña?', en: 'Do you prefer the beach or the mountains?' },
            { es: 'No bebo ni té ni café.', en: 'I drink neither tea nor coffee.' },
            { es: 'Mi barrio es ruidoso, pero me gusta.', en: 'My neighbourhood is noisy, but I like it.' },
            { es: 'Marta juega al fútbol y yo también.', en: 'Marta plays football and so do I.' },
            {
              es: 'Pablo no sabe nadar y su hermano tampoco.',
              en: 'Pablo can’t swim and nor can his brother.',
            },
          ],
        },
        {
          kind: 'text',
          text: '**When two vowels meet.** *Y* becomes *e* before the sound “ee” (*i-, hi-*); *o* becomes *u* before the sound “oh” (*o-, ho-*). Before *hie-* the *y* stays, because that word begins with the sound of _yes_; it also stays when *y* opens a question (*¿Y Irene?*).',
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Estudio francés e inglés.', en: 'I study French and English.' },
            {
              es: 'Padre e hija trabajan en la misma tienda.',
              en: 'Father and daughter work in the same shop.',
            },
            { es: 'Había nieve y hielo en la carretera.', en: 'There was snow and ice on the road.' },
            { es: 'Somos siete u ocho en el equipo.', en: 'There are seven or eight of us in the team.' },
            {
              es: 'Podemos quedar mañana u otro día.',
              en: 'We can meet tomorrow or another day.',
            },
          ],
        },
        {
          kind: 'contrast',
          caption: 'Two words for but',
          left: '*pero*: both halves are true',
          right: '*sino*: not this but that',
          rows: [
            {
              left: {
                es: 'No es caro, pero tampoco es barato.',
                en: 'It isn’t expensive, but it isn’t cheap either.',
              },
              right: { es: 'No es caro, sino barato.', en: 'It isn’t expensive but cheap.' },
              why: '*Sino* replaces the first idea by the second.',
            },
            {
              left: { es: 'No estudié mucho, pero aprobé.', en: 'I didn’t study much, but I passed.' },
              right: { es: 'No llamó, sino que mandó un mensaje.', en: 'He didn’t ring but sent a message.' },
              why: 'Before a conjugated verb: *sino que*.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Put a comma before *pero* and *sino*, not before the *y* that ends a list: *pan, leche y fruta*. *No solo … sino también* is “not only … but also”. Do not confuse *sino* with *si no* (if not): *Si no {estudias:estudiar}, no {apruebas:aprobar}.*',
        },
      ],
    },
    {
      id: 'causal',
      title: 'Causal: why',
      syllabus: ['Conj'],
      blocks: [
        {
          kind: 'table',
          caption: 'Giving reasons',
          columns: [
            { header: 'Spanish', lang: 'es' },
            { header: 'English', lang: 'en' },
            { header: 'Followed by', lang: 'en' },
          ],
          rows: [
            ['porque', 'because', 'a sentence'],
            ['como', 'since, as', 'a sentence; comes **first**'],
            ['ya que', 'since, as', 'a sentence'],
            ['por eso', 'that’s why, so', 'a sentence: the result'],
            ['a causa de', 'because of', 'a noun'],
            ['por', 'because of, for', 'a noun or an infinitive'],
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'No salgo porque tengo un examen mañana.',
              en: 'I’m not going out because I have an exam tomorrow.',
            },
            { es: 'Como llovía, nos quedamos en casa.', en: 'As it was raining, we stayed at home.' },
            {
              es: 'Puedes venir con nosotros, ya que hay sitio.',
              en: 'You can come with us, since there’s room.',
            },
            { es: 'Perdí el autobús; por eso llegué tarde.', en: 'I missed the bus; that’s why I was late.' },
            {
              es: 'Cerraron el aeropuerto a causa de la nieve.',
              en: 'They closed the airport because of the snow.',
            },
            { es: 'Lo castigaron por llegar tarde.', en: 'He was punished for arriving late.' },
          ],
        },
        {
          kind: 'table',
          caption: 'Four spellings of one sound',
          columns: [
            { header: 'Spelling', lang: 'es' },
            { header: 'English', lang: 'en' },
            { header: 'Example', lang: 'es' },
          ],
          rows: [
            ['por qué', 'why? (also inside a sentence)', '¿Por qué no vienes?'],
            ['porque', 'because', 'Porque estoy cansado.'],
            ['el porqué', 'the reason (noun)', 'No entiendo el porqué.'],
            [
              'por que',
              'for which (rare; more often *por el que*, *por la que*)',
              'Es el motivo por que te llamo.',
            ],
          ],
        },
      ],
    },
    {
      id: 'temporal',
      title: 'Temporal: when, and in what order',
      syllabus: ['Conj', 'V14', 'Adv1'],
      blocks: [
        {
          kind: 'table',
          caption: 'Telling events in order',
          columns: [
            { header: 'Spanish', lang: 'es' },
            { header: 'English', lang: 'en' },
          ],
          rows: [
            ['primero', 'first'],
            ['después', 'afterwards, then'],
            ['luego', 'then, later'],
            ['entonces', 'then, at that point; so'],
            ['al final', 'in the end'],
            ['cuando', 'when'],
            ['mientras', 'while'],
            ['antes de llegar', 'before arriving'],
            ['después de llegar', 'after arriving'],
            ['al llegar', 'on arriving, when you arrive'],
            ['desde', 'since, from'],
            ['hasta', 'until'],
            ['desde hace', 'for (up to now)'],
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Primero desayuno y luego me ducho.',
              en: 'First I have breakfast and then I have a shower.',
            },
            {
              es: 'Vimos el castillo y después fuimos a la playa.',
              en: 'We saw the castle and afterwards went to the beach.',
            },
            {
              es: 'Se apagó la luz y entonces todos gritaron.',
              en: 'The light went out and then everyone screamed.',
            },
            {
              es: 'Dudé mucho, pero al final acepté el trabajo.',
              en: 'I hesitated a lot, but in the end I took the job.',
            },
            {
              es: 'Cuando era pequeña, tenía miedo a los perros.',
              en: 'When I was little, I was afraid of dogs.',
            },
            {
              es: 'Escucho música mientras hago los deberes.',
              en: 'I listen to music while I do my homework.',
            },
            { es: 'Apaga el móvil antes de entrar.', en: 'Turn off your phone before going in.' },
            { es: 'Después de comer friego los platos.', en: 'After lunch I do the washing-up.' },
            { es: 'Al llegar a casa, saco al perro.', en: 'When I get home, I take the dog out.' },
            { es: 'Trabajamos desde las nueve hasta la una.', en: 'We work from nine until one.' },
            {
              es: '{Vivo:vivir} en Londres desde hace tres años.',
              en: 'I’ve lived in London for three years.',
              note: 'It still goes on, so Spanish uses the **present**.',
            },
          ],
        },
        {
          kind: 'text',
          text: '*Durante* goes before a noun, *mientras* before a verb with its subject: *durante la clase*, but *mientras el profesor habla*. *Antes de* and *después de* take a noun, or an infinitive if the person is the same in both halves. When *cuando* looks to the future, the verb goes into [the present subjunctive](present-subjunctive): *Cuando {llegues:llegar}, llámame.*',
        },
      ],
    },
    {
      id: 'frequency',
      title: 'Frequency: how often',
      syllabus: ['Adv1'],
      blocks: [
        {
          kind: 'table',
          caption: 'From always to never',
          columns: [
            { header: 'Spanish', lang: 'es' },
            { header: 'English', lang: 'en' },
          ],
          rows: [
            ['siempre', 'always'],
            ['casi siempre', 'almost always'],
            ['todos los días', 'every day'],
            ['normalmente', 'normally, usually'],
            ['a menudo', 'often'],
            ['cada semana', 'every week'],
            ['a veces', 'sometimes'],
            ['de vez en cuando', 'from time to time'],
            ['una vez al mes', 'once a month'],
            ['rara vez', 'rarely'],
            ['casi nunca', 'hardly ever'],
            ['nunca', 'never'],
          ],
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Siempre voy al instituto en bici.', en: 'I always go to school by bike.' },
            {
              es: 'A veces comemos en casa de mi abuela.',
              en: 'We sometimes have lunch at my grandmother’s.',
            },
            { es: 'Mi hermano casi nunca ordena su cuarto.', en: 'My brother hardly ever tidies his room.' },
            { es: 'Entreno tres veces por semana.', en: 'I train three times a week.' },
            {
              es: 'De vez en cuando ayudo en la tienda de mi tío.',
              en: 'From time to time I help out in my uncle’s shop.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Long phrases stand at the beginning or the end of the sentence; short ones before or after the verb, but never between *he, has, ha…* and the participle: *Siempre {he vivido:vivir} aquí.* Before the verb *nunca* and *casi nunca* stand without *no*.',
        },
      ],
    },
    {
      id: 'condition',
      title: 'Condition: if',
      syllabus: ['Conj'],
      blocks: [
        {
          kind: 'text',
          text: '*Si* + **present**, then present, future or command. Never a future directly after *si* when it means “if”. And *si* (if) has no accent; *sí* (yes) has one.',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Si {hace:hacer} buen tiempo, {comemos:comer} en el jardín.',
              en: 'If the weather is good, we eat in the garden.',
            },
            {
              es: 'Si {apruebo:aprobar} todo, {iré:ir} a España en julio.',
              en: 'If I pass everything, I’ll go to Spain in July.',
            },
            { es: 'Si {tienes:tener} tiempo, {llámame:llamar}.', en: 'If you have time, ring me.' },
            { es: 'Sí, voy si vienes tú.', en: 'Yes, I’ll go if you come.' },
          ],
        },
        {
          kind: 'text',
          text: 'For “if I had, I would” see [the imperfect subjunctive](imperfect-subjunctive). *Si* also means “whether”, and then a future is possible: *No sé si {vendrá:venir}.*',
        },
      ],
    },
    {
      id: 'purpose',
      title: 'Purpose: in order to',
      syllabus: ['V14', 'Conj'],
      blocks: [
        {
          kind: 'text',
          text: '*Para* + **infinitive** says what for, when the same person does both things. English often says only “to”; Spanish needs the *para* (after *ir* and *venir* also *a*: *Voy a comprar pan*).',
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Estudio español para trabajar en turismo.', en: 'I study Spanish to work in tourism.' },
            { es: 'Fuimos al centro para comprar un regalo.', en: 'We went into town to buy a present.' },
            {
              es: '¿Qué haces para cuidar el medio ambiente?',
              en: 'What do you do to look after the environment?',
            },
          ],
        },
        {
          kind: 'text',
          text: 'With another person it is *para que* + [subjunctive](present-subjunctive): *Te lo digo para que lo {sepas:saber}.* The infinitive also stands where English uses _-ing_ as a noun: *Nadar es sano*, *Me gusta leer*, *sin decir nada*.',
        },
      ],
    },
    {
      id: 'emphasis',
      title: 'Emphasis, opinions, interjections',
      syllabus: ['Int'],
      blocks: [
        {
          kind: 'table',
          caption: 'Adding weight',
          columns: [
            { header: 'Spanish', lang: 'es' },
            { header: 'English', lang: 'en' },
          ],
          rows: [
            ['además', 'besides, what’s more'],
            ['sobre todo', 'above all, especially'],
            ['incluso', 'even'],
            ['de verdad', 'really, honestly'],
            ['por supuesto', 'of course'],
            ['claro que sí', 'of course (yes)'],
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'El hotel es barato y, además, está en la playa.',
              en: 'The hotel is cheap and, what’s more, it’s on the beach.',
            },
            {
              es: 'Me gustan las ciencias, sobre todo la Química.',
              en: 'I like science, especially chemistry.',
            },
            { es: 'Todos bailaron, incluso el director.', en: 'Everyone danced, even the head teacher.' },
            { es: 'De verdad, no pasa nada.', en: 'Honestly, it doesn’t matter.' },
            { es: '¿Me ayudas? ¡Claro que sí!', en: 'Will you help me? Of course!' },
          ],
        },
        {
          kind: 'phrases',
          caption: 'Ten ways to begin an opinion',
          rows: [
            { es: 'creo que', en: 'I think that' },
            { es: 'pienso que', en: 'I think that' },
            { es: 'me parece que', en: 'it seems to me that' },
            { es: 'en mi opinión', en: 'in my opinion' },
            { es: 'desde mi punto de vista', en: 'from my point of view' },
            { es: 'estoy a favor de', en: 'I’m in favour of' },
            { es: 'estoy en contra de', en: 'I’m against' },
            { es: 'estoy de acuerdo con', en: 'I agree with' },
            { es: 'lo bueno es que', en: 'the good thing is that' },
            { es: 'lo malo es que', en: 'the bad thing is that' },
          ],
        },
        {
          kind: 'text',
          text: '*Creo que* and *pienso que* take an ordinary verb (*Creo que {es:ser} verdad*); *no creo que* takes the subjunctive (*No creo que {sea:ser} verdad*).',
        },
        {
          kind: 'phrases',
          caption: 'Ten interjections',
          rows: [
            { es: '¡Ay!', en: 'Ouch!' },
            { es: '¡Vaya!', en: 'Well! Oh dear!' },
            { es: '¡Anda!', en: 'Wow! Come on!' },
            { es: '¡Venga!', en: 'Come on! OK!' },
            { es: '¡Qué pena!', en: 'What a pity!' },
            { es: '¡Qué guay!', en: 'Cool!' },
            { es: '¡Madre mía!', en: 'My goodness!' },
            { es: '¡Cuidado!', en: 'Careful!' },
            { es: '¡Enhorabuena!', en: 'Congratulations!' },
            { es: '¡Ojalá!', en: 'If only! I hope so!' },
          ],
        },
      ],
    },
    {
      id: 'exception',
      title: 'Exception: except, without',
      blocks: [
        {
          kind: 'table',
          caption: 'Leaving something out',
          columns: [
            { header: 'Spanish', lang: 'es' },
            { header: 'English', lang: 'en' },
          ],
          rows: [
            ['excepto', 'except'],
            ['salvo', 'except (more formal)'],
            ['menos', 'except, but'],
            ['sin', 'without'],
            ['aparte de', 'apart from'],
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'La tienda abre todos los días excepto el domingo.',
              en: 'The shop is open every day except Sunday.',
            },
            {
              es: 'Han venido todos menos tú.',
              en: 'Everyone has come except you.',
              note: 'After *excepto, salvo, menos* the pronouns are *yo* and *tú*.',
            },
            { es: 'No se permite la entrada, salvo a los socios.', en: 'No entry except for members.' },
            { es: 'Salió de casa sin abrigo.', en: 'He left the house without a coat.' },
            {
              es: 'Aparte de inglés, hablo un poco de árabe.',
              en: 'Apart from English, I speak a little Arabic.',
            },
          ],
        },
      ],
    },
    {
      id: 'negatives',
      title: 'Negatives',
      syllabus: ['Neg'],
      blocks: [
        {
          kind: 'text',
          text: 'After the verb a negative word needs *no* **before** the verb: the two do not cancel each other out. If the negative word itself comes before the verb, there is no *no*.',
        },
        {
          kind: 'table',
          caption: 'Ten negatives',
          columns: [
            { header: 'Spanish', lang: 'es' },
            { header: 'English', lang: 'en' },
          ],
          rows: [
            ['nada', 'nothing, not anything'],
            ['nadie', 'nobody, not anybody'],
            ['nunca', 'never, not ever'],
            ['jamás', 'never (stronger)'],
            ['ningún, ninguno, ninguna', 'no, not any, none'],
            ['tampoco', 'neither, not either'],
            ['ni … ni', 'neither … nor'],
            ['ni siquiera', 'not even'],
            ['ya no', 'no longer, not any more'],
            ['todavía no', 'not yet'],
          ],
        },
        {
          kind: 'contrast',
          caption: 'After the verb or before it',
          left: 'After: with *no*',
          right: 'Before: without *no*',
          rows: [
            {
              left: { es: 'No viene nadie.', en: 'Nobody is coming.' },
              right: { es: 'Nadie viene.', en: 'Nobody is coming.' },
            },
            {
              left: { es: 'No he estado nunca en México.', en: 'I’ve never been to Mexico.' },
              right: { es: 'Nunca he estado en México.', en: 'I’ve never been to Mexico.' },
            },
            {
              left: { es: 'A mí no me gusta tampoco.', en: 'I don’t like it either.' },
              right: { es: 'A mí tampoco me gusta.', en: 'I don’t like it either.' },
            },
          ],
        },
        {
          kind: 'examples',
          rows: [
            { es: 'No tengo nada que hacer.', en: 'I’ve got nothing to do.' },
            { es: 'No he mentido jamás.', en: 'I have never lied.' },
            {
              es: 'No hay ningún problema.',
              en: 'There’s no problem.',
              note: '*Ninguno* loses its *-o* before a masculine noun and is hardly ever plural.',
            },
            { es: 'No queda ninguna entrada.', en: 'There isn’t a single ticket left.' },
            { es: 'Ni siquiera me saludó.', en: 'He didn’t even say hello.' },
            { es: 'Ya no vivimos en el centro.', en: 'We don’t live in the centre any more.' },
            { es: 'Todavía no sé qué voy a estudiar.', en: 'I don’t know what I’m going to study yet.' },
          ],
        },
      ],
    },
    {
      id: 'adverbs',
      title: 'Adverbs: how and when',
      syllabus: ['Adv1'],
      blocks: [
        {
          kind: 'text',
          text: 'English adds _-ly_; Spanish adds *-mente* to the **feminine** adjective, or to the one form that it has (*fácil*). An accent on the adjective stays: *rápida, rápidamente*.',
        },
        {
          kind: 'table',
          caption: 'From adjective to adverb',
          columns: [
            { header: 'Adjective', lang: 'es' },
            { header: 'Adverb', lang: 'es' },
            { header: 'English', lang: 'en' },
          ],
          rows: [
            ['rápido, rápida', 'rápidamente', 'quickly'],
            ['lento, lenta', 'lentamente', 'slowly'],
            ['claro, clara', 'claramente', 'clearly'],
            ['tranquilo, tranquila', 'tranquilamente', 'calmly'],
            ['fácil', 'fácilmente', 'easily'],
            ['reciente', 'recientemente', 'recently'],
            ['especial', 'especialmente', 'especially'],
            ['probable', 'probablemente', 'probably'],
          ],
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Encontramos la casa fácilmente.', en: 'We found the house easily.' },
            {
              es: 'La profesora habla lenta y claramente.',
              en: 'The teacher speaks slowly and clearly.',
              note: 'In a pair only the last takes *-mente*; the first keeps its feminine form.',
            },
            {
              es: 'Habla más alto, por favor.',
              en: 'Speak louder, please.',
              note: 'Some adjectives serve as adverbs: *hablar alto, claro; ir rápido*.',
            },
          ],
        },
        {
          kind: 'table',
          caption: 'Adverbs with a form of their own',
          columns: [
            { header: 'Time', lang: 'es' },
            { header: 'English', lang: 'en' },
            { header: 'Manner, degree', lang: 'es' },
            { header: 'In English', lang: 'en' },
          ],
          rows: [
            ['hoy', 'today', 'bien', 'well'],
            ['ayer', 'yesterday', 'mal', 'badly'],
            ['mañana', 'tomorrow', 'mejor', 'better'],
            ['ahora', 'now', 'peor', 'worse'],
            ['ya', 'already', 'despacio', 'slowly'],
            ['todavía', 'still', 'deprisa', 'fast'],
            ['pronto', 'soon', 'así', 'like this'],
            ['temprano', 'early', 'demasiado', 'too much'],
            ['tarde', 'late', 'casi', 'almost'],
            ['antes', 'before', 'solo', 'only'],
          ],
        },
        {
          kind: 'contrast',
          caption: 'Adjective or adverb',
          left: 'Adjective: with a noun or *ser*',
          right: 'Adverb: with a verb',
          rows: [
            {
              left: { es: 'Es una cantante muy buena.', en: 'She’s a very good singer.' },
              right: { es: 'Canta muy bien.', en: 'She sings very well.' },
              why: '*Bueno, buena* describes a person or thing; *bien* describes how something is done.',
            },
            {
              left: { es: 'La comida del comedor es mala.', en: 'The canteen food is bad.' },
              right: { es: 'He dormido mal.', en: 'I slept badly.' },
            },
          ],
        },
        {
          kind: 'text',
          text: 'Compare adverbs like adjectives: *más despacio que*, *tan bien como*; “better” and “worse” are *mejor* and *peor* ([comparing](ser-estar#comparing)).',
        },
      ],
    },
    {
      id: 'quantifiers',
      title: 'How much: muy, mucho, bastante',
      syllabus: ['Q1'],
      blocks: [
        {
          kind: 'text',
          text: 'Before a **noun** these words are adjectives and agree. With a **verb**, an **adjective** or an **adverb** they never change.',
        },
        {
          kind: 'table',
          caption: 'One word, two jobs',
          columns: [
            { header: 'English', lang: 'en' },
            { header: 'Before a noun', lang: 'es' },
            { header: 'Elsewhere', lang: 'es' },
          ],
          rows: [
            ['very', '', 'muy caro, muy bien'],
            ['much, many, a lot', 'mucho, mucha, muchos, muchas', 'leo mucho'],
            ['quite, enough', 'bastante, bastantes', 'bastante caras'],
            ['too, too much', 'demasiado, demasiada, demasiados, demasiadas', 'demasiado caras'],
            ['little, few, not very', 'poco, poca, pocos, pocas', 'poco útiles'],
            ['so, so much', 'tanto, tanta, tantos, tantas', 'tan caras, trabaja tanto'],
            ['a little, a bit', 'un poco de', 'un poco caras'],
          ],
        },
        {
          kind: 'contrast',
          caption: 'Agree or not',
          left: 'Before a noun: agrees',
          right: 'With adjective, adverb or verb: fixed',
          rows: [
            {
              left: { es: 'Tengo muchas ideas.', en: 'I have lots of ideas.' },
              right: { es: 'Tus ideas me gustan mucho.', en: 'I like your ideas a lot.' },
            },
            {
              left: { es: 'Nos ponen demasiados deberes.', en: 'They give us too much homework.' },
              right: { es: 'Las entradas son demasiado caras.', en: 'The tickets are too expensive.' },
            },
            {
              left: {
                es: 'Hay bastantes turistas en agosto.',
                en: 'There are quite a lot of tourists in August.',
              },
              right: { es: 'Las playas están bastante limpias.', en: 'The beaches are quite clean.' },
            },
            {
              left: {
                es: 'Quedan pocas plazas en el curso.',
                en: 'There are few places left on the course.',
              },
              right: { es: 'Mis vecinas hablan poco.', en: 'My neighbours don’t talk much.' },
            },
            {
              left: { es: 'Hace mucho calor.', en: 'It’s very hot.' },
              right: { es: 'El agua está muy caliente.', en: 'The water is very hot.' },
              why: '*Calor* is a noun, so *mucho*; *caliente* is an adjective, so *muy*.',
            },
          ],
        },
        {
          kind: 'text',
          text: '*Muy* does not go with a verb, nor before *mucho*: “Do you like it? Very much” is *¿Te gusta? Mucho* or *Muchísimo*. *Poco* and *un poco* differ: *Como poco* (I eat little), *Como un poco* (I eat a little).',
        },
      ],
    },
    {
      id: 'mistakes',
      title: 'Mistakes to avoid',
      blocks: [
        {
          kind: 'mistakes',
          rows: [
            {
              wrong: 'Hablo francés y inglés.',
              right: 'Hablo francés e inglés.',
              en: 'I speak French and English.',
              why: 'Before the sound “ee” *y* would not be heard, so it becomes *e*.',
            },
            {
              wrong: 'Siete o ocho personas.',
              right: 'Siete u ocho personas.',
              en: 'Seven or eight people.',
              why: 'Before the sound “oh” *o* becomes *u*.',
            },
            {
              wrong: 'No es caro pero barato.',
              right: 'No es caro, sino barato.',
              en: 'It isn’t expensive but cheap.',
              why: 'English has one “but”. After a negative, when the second idea replaces the first, it is *sino*.',
            },
            {
              wrong: 'No salimos porque de la lluvia.',
              right: 'No salimos a causa de la lluvia.',
              en: 'We didn’t go out because of the rain.',
              why: '*Porque* needs a verb. Before a noun: *a causa de* or *por*.',
            },
            {
              wrong: 'Después comer salimos.',
              right: 'Después de comer salimos.',
              en: 'After eating we went out.',
              why: '*Después* alone is “afterwards”. Before an infinitive or a noun it needs *de*.',
            },
            {
              wrong: 'Nadie no viene.',
              right: 'Nadie viene.',
              en: 'Nobody is coming.',
              why: 'A negative before the verb takes no *no*. After the verb it needs it: *No viene nadie*.',
            },
            {
              wrong: 'No tengo algo en la mochila.',
              right: 'No tengo nada en la mochila.',
              en: 'I don’t have anything in my rucksack.',
              why: '“Anything” tempts you to *algo*. In a negative sentence it is *nada*.',
            },
            {
              wrong: 'Tu casa es mucho bonita.',
              right: 'Tu casa es muy bonita.',
              en: 'Your house is very pretty.',
              why: 'Before an adjective “very” is *muy*.',
            },
            {
              wrong: 'Yo también no voy.',
              right: 'Yo tampoco voy.',
              en: 'I’m not going either.',
              why: '*También* agrees with a “yes”, *tampoco* with a “no”.',
            },
            {
              wrong: 'Si tendré dinero, iré contigo.',
              right: 'Si {tengo:tener} dinero, {iré:ir} contigo.',
              en: 'If I have money, I’ll go with you.',
              why: 'The whole sentence is about the future, but after *si* (if) comes the present.',
            },
            {
              wrong: 'No voy por qué estoy enfermo.',
              right: 'No voy porque estoy enfermo.',
              en: 'I’m not going because I’m ill.',
              why: 'Two words and an accent ask *¿por qué?*; one word without accent answers *porque*.',
            },
            {
              wrong: 'Las camisetas son demasiadas caras.',
              right: 'Las camisetas son demasiado caras.',
              en: 'The T-shirts are too expensive.',
              why: 'You have learned to make things agree; but before an adjective *demasiado* is fixed.',
            },
          ],
        },
        {
          kind: 'note',
          label: 'Spain and America',
          text: 'The connectors are the same everywhere; the interjections are not. *¡Venga!*, *¡Vale!* (OK) and *¡Qué guay!* are typical of Spain. In much of America you will hear *¡Dale!* (OK, go on) and, in Mexico, *¡Qué padre!* (cool).',
        },
        {
          kind: 'note',
          label: 'In the exam',
          text: 'In **Writing** examiners reward linked sentences: in 90 words use one connector each of cause, time, contrast and addition, one frequency phrase and one opinion with a reason (*Creo que… porque…*). In **Speaking** never stop at a bare opinion: add *porque*, then *además* or *pero*. In **Reading** *nunca*, *ya no*, *todavía no* and *excepto* are where the traps lie.',
        },
      ],
    },
  ],
  exercises: [
    {
      id: 'intelligent',
      kind: 'choose',
      teaches: 'coordinating',
      prompt: 'Which word for “and”?',
      sentence: 'Mi profesora es simpática ___ inteligente.',
      en: 'My teacher is nice and intelligent.',
      options: [
        { text: '*y*', because: 'Before the sound “ee” of *inteligente* the *y* would be lost.' },
        { text: '*e*', right: true, because: '*Y* becomes *e* before *i-* and *hi-*.' },
        { text: '*u*', because: '*U* is “or” before the sound “oh”.' },
        { text: '*ni*', because: '*Ni* is “nor”: it needs a negative sentence.', teaches: 'negatives' },
      ],
    },
    {
      id: 'not-but',
      kind: 'choose',
      teaches: 'coordinating',
      prompt: 'Which word for “but”?',
      sentence: 'Mi padre no es médico, ___ enfermero.',
      en: 'My dad isn’t a doctor but a nurse.',
      options: [
        { text: '*pero*', because: '*Pero* adds a second true idea; here the second replaces the first.' },
        { text: '*sino que*', because: '*Sino que* comes before a conjugated verb; here a noun follows.' },
        { text: '*sino*', right: true, because: 'Not this but that: *sino*.' },
        { text: '*si no*', because: 'Two words mean “if not”.' },
      ],
    },
    {
      id: 'because-answer',
      kind: 'fill',
      teaches: 'causal',
      sentence: 'Me gusta el inglés ___ es útil.',
      en: 'I like English because it’s useful.',
      answers: ['porque', 'ya que', 'puesto que', 'pues'],
      because: 'A reason with a verb: *porque*, one word and no accent.',
      mistakes: [
        { answer: 'por qué', because: 'Two words with an accent ask “why?”.' },
        { answer: 'por que', because: 'Two words without accent mean “for which”.' },
        { answer: 'como', because: '*Como* for “since” comes at the beginning of the sentence.' },
        { answer: 'a causa de', because: 'Before a verb it cannot stand: *a causa de* takes a noun.' },
      ],
    },
    {
      id: 'before-bed',
      kind: 'choose',
      teaches: 'temporal',
      prompt: 'Which form?',
      sentence: 'Siempre leo un poco antes de ___.',
      en: 'I always read a little before going to sleep.',
      options: [
        { text: '*dormir*', right: true, because: 'After a preposition the infinitive.' },
        {
          text: '*durmiendo*',
          because: 'English has _-ing_ here, but the gerund cannot follow a preposition.',
        },
        { text: '*duermo*', because: 'A conjugated verb cannot follow *antes de*.' },
      ],
    },
    {
      id: 'too-small',
      kind: 'choose',
      teaches: 'quantifiers',
      prompt: 'Which form?',
      sentence: 'Estas zapatillas son ___ pequeñas para mí.',
      en: 'These trainers are too small for me.',
      options: [
        {
          text: '*demasiadas*',
          because: 'It would agree before a noun (*demasiadas zapatillas*), but *pequeñas* is an adjective.',
        },
        {
          text: '*demasiado*',
          right: true,
          because: 'Before an adjective it is an adverb and does not change.',
        },
        {
          text: '*mucho*',
          because: '*Mucho* cannot stand before an adjective; “very” is *muy*, and “too” is another word.',
        },
        { text: '*tantas*', because: '*Tantas* is “so many”, before a noun.' },
      ],
    },
    {
      id: 'nobody',
      kind: 'fill',
      teaches: 'negatives',
      sentence: 'En esta calle no vive ___.',
      en: 'Nobody lives in this street.',
      answers: ['nadie'],
      because: 'The negative word for people; as it follows the verb, *no* stands before it.',
      mistakes: [
        { answer: 'alguien', because: '*Alguien* is “someone”; after *no* it becomes *nadie*.' },
        { answer: 'nada', because: '*Nada* is for things: “nothing”.' },
        { answer: 'ninguno', because: '*Ninguno* picks from a known group: “none of them”.' },
      ],
    },
    {
      id: 'if-rain',
      kind: 'correct',
      teaches: 'condition',
      sentence: 'Si lloverá mañana, iremos al cine.',
      en: 'If it rains tomorrow, we’ll go to the cinema.',
      answers: [
        'Si llueve mañana, iremos al cine.',
        'Si mañana llueve, iremos al cine.',
        'Iremos al cine si llueve mañana.',
        'Si llueve mañana, vamos al cine.',
        'Si llueve mañana, vamos a ir al cine.',
        'Si mañana llueve, vamos al cine.',
        'Si mañana llueve, vamos a ir al cine.',
        'Iremos al cine si mañana llueve.',
      ],
      because: 'After *si* (if) the present, even when you speak of tomorrow.',
      mistakes: [
        {
          answer: 'Si llueva mañana, iremos al cine.',
          because: 'The present subjunctive does not follow *si*; use the ordinary present, *llueve*.',
        },
      ],
      twins: { si: 'if', sí: 'yes' },
    },
    {
      id: 'me-neither',
      kind: 'order',
      teaches: 'negatives',
      words: ['gusta', 'a', 'el', 'tampoco', 'mí', 'pescado', 'me'],
      en: 'I don’t like fish either.',
      answers: [
        'A mí tampoco me gusta el pescado.',
        'El pescado tampoco me gusta a mí.',
        'A mí el pescado tampoco me gusta.',
        'El pescado a mí tampoco me gusta.',
        'Tampoco me gusta a mí el pescado.',
        'Tampoco me gusta el pescado a mí.',
        'Tampoco a mí me gusta el pescado.',
      ],
      because: '*Tampoco* before the verb replaces *no*.',
    },
    {
      id: 'slowly-clearly',
      kind: 'fill',
      teaches: 'adverbs',
      sentence: 'Explica las cosas ___ y tranquilamente.',
      en: 'She explains things slowly and calmly. (use the adjective “lento”)',
      answers: ['lenta'],
      because: 'In a pair only the last takes *-mente*; the first stays feminine: *lenta y tranquilamente*.',
      mistakes: [
        {
          answer: 'lentamente',
          because:
            'Nobody would misunderstand you, but in a pair only the last one keeps *-mente*: *lenta y…*',
        },
        { answer: 'lento', because: 'The ending *-mente* is built on the feminine: *lenta*.' },
      ],
    },
    {
      id: 'never-anything',
      kind: 'translate',
      teaches: 'negatives',
      en: 'I never eat anything before school.',
      answers: [
        'Nunca como nada antes de clase.',
        'No como nunca nada antes de clase.',
        'Yo nunca como nada antes de clase.',
        'Nunca como nada antes del colegio.',
        'Nunca como nada antes del instituto.',
        'Nunca como nada antes de ir al instituto.',
        'Nunca como nada antes de ir al colegio.',
        'Nunca como nada antes de ir a clase.',
        'No como nada nunca antes de clase.',
        'Antes de clase nunca como nada.',
        'Antes de clase no como nunca nada.',
        'Antes de clase no como nada nunca.',
        'Nunca como nada antes de las clases.',
        'Nunca como nada antes de la escuela.',
        'Nunca como nada antes de ir a la escuela.',
        'Nunca como nada antes del cole.',
        'Yo nunca como nada antes del colegio.',
        'Yo nunca como nada antes del instituto.',
        'No como nunca nada antes del colegio.',
        'No como nunca nada antes del instituto.',
        'No como nada nunca antes del colegio.',
        'No como nada nunca antes del instituto.',
        'Antes del colegio nunca como nada.',
        'Antes del instituto nunca como nada.',
        'Jamás como nada antes de clase.',
        'Nunca tomo nada antes de clase.',
      ],
      because: '*Nunca* before the verb, so no *no*; “anything” in a negative sentence is *nada*.',
      mistakes: [
        { answer: 'Nunca no como nada antes de clase.', because: '*Nunca* before the verb takes no *no*.' },
        {
          answer: 'Nunca como algo antes de clase.',
          because: 'In a negative sentence *algo* becomes *nada*.',
        },
        { answer: 'Nunca como nada antes clase.', because: 'Before a noun it is *antes de*.' },
      ],
    },
    {
      id: 'because-of-noise',
      kind: 'correct',
      teaches: 'causal',
      sentence: 'No duermo bien porque de el ruido.',
      en: 'I don’t sleep well because of the noise.',
      answers: [
        'No duermo bien a causa del ruido.',
        'No duermo bien por el ruido.',
        'No duermo bien por culpa del ruido.',
        'No duermo bien debido al ruido.',
        'A causa del ruido no duermo bien.',
        'Por el ruido no duermo bien.',
        'Debido al ruido no duermo bien.',
        'Por culpa del ruido no duermo bien.',
      ],
      because: 'Before a noun “because of” is *a causa de* or *por*; and *de* + *el* is *del*.',
      mistakes: [
        { answer: 'No duermo bien a causa de el ruido.', because: 'Almost: *de* and *el* join to *del*.' },
        { answer: 'No duermo bien porque del ruido.', because: '*Porque* needs a verb after it.' },
        {
          answer: 'No duermo bien porque el ruido.',
          because: '*Porque* needs a verb: *porque hay ruido* would do.',
        },
      ],
    },
    {
      id: 'in-order-to',
      kind: 'translate',
      teaches: 'purpose',
      en: 'I’m saving money to buy a new phone.',
      answers: [
        'Ahorro dinero para comprar un móvil nuevo.',
        'Estoy ahorrando dinero para comprar un móvil nuevo.',
        'Ahorro para comprar un móvil nuevo.',
        'Estoy ahorrando para comprar un móvil nuevo.',
        'Ahorro dinero para comprarme un móvil nuevo.',
        'Estoy ahorrando dinero para comprarme un móvil nuevo.',
        'Estoy ahorrando para comprarme un móvil nuevo.',
        'Ahorro para comprarme un móvil nuevo.',
        'Ahorro dinero para comprar un nuevo móvil.',
        'Estoy ahorrando dinero para comprar un nuevo móvil.',
        'Estoy ahorrando dinero para comprar un teléfono nuevo.',
        'Ahorro dinero para comprar un teléfono nuevo.',
        'Ahorro dinero para comprar un nuevo teléfono.',
        'Estoy ahorrando dinero para comprar un nuevo teléfono.',
        'Ahorro para comprar un nuevo móvil.',
        'Estoy ahorrando para comprar un nuevo móvil.',
        'Ahorro para comprar un teléfono nuevo.',
        'Estoy ahorrando para comprar un teléfono nuevo.',
        'Ahorro para comprar un nuevo teléfono.',
        'Estoy ahorrando para comprar un nuevo teléfono.',
        'Ahorro dinero para comprarme un nuevo móvil.',
        'Estoy ahorrando dinero para comprarme un nuevo móvil.',
        'Ahorro dinero para comprarme un teléfono nuevo.',
        'Estoy ahorrando dinero para comprarme un teléfono nuevo.',
        'Ahorro dinero para comprar un celular nuevo.',
        'Estoy ahorrando dinero para comprar un celular nuevo.',
      ],
      because: 'Purpose, same person: *para* + infinitive.',
      mistakes: [
        { answer: 'Ahorro dinero a comprar un móvil nuevo.', because: '“To” of purpose is *para*.' },
        {
          answer: 'Ahorro dinero por comprar un móvil nuevo.',
          because: '*Por* + infinitive gives a reason; a goal is *para*.',
        },
        {
          answer: 'Ahorro dinero para compro un móvil nuevo.',
          because: 'After *para* the infinitive: *comprar*.',
        },
      ],
    },
  ],
} satisfies Lesson
