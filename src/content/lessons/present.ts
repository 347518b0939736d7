import type { AuthoredLesson } from '../types'

export default {
  subtitle: 'El presente de indicativo',
  blurb: 'What you do every day, what’s happening now and what you’re doing tomorrow, all in one tense.',
  rule: 'Take off *-ar*, *-er* or *-ir* and add the ending for each person. Watch out for irregular *yo* forms (*{hago:hacer}*) and, in some verbs, a [stem](?stem) that changes in every person except *nosotros* and *vosotros*.',
  needs: {
    igcse: {
      asks: 'produce',
      what: 'In every paper: the regular endings, boot verbs, irregular *yo* forms, *ser, estar, ir, tener* and *me {gusta:gustar}*.',
    },
    abInitio: {
      asks: 'produce',
      what: 'All of the core, especially for routines, descriptions and opinions in the texts and the oral.',
    },
    standard: {
      asks: 'produce',
      what: 'Use it accurately, with reflexive verbs and verb + infinitive, and with the past and future.',
    },
    higher: {
      asks: 'produce',
      what: 'Use it accurately. Vary it with *{suelo:soler}*, *{llevo:llevar}* + _-ing_ form and impersonal verbs.',
    },
  },
  opening: 'what-are-you-reading',
  sections: [
    {
      id: 'formation',
      title: 'Formation',
      core: true,
      syllabus: ['V1'],
      blocks: [
        {
          kind: 'text',
          text: 'The **infinitive** (the dictionary form) ends in *-ar*, *-er* or *-ir*. Take that off and add these:',
        },
        {
          kind: 'conjugation',
          caption: 'Regular endings: the three patterns',
          tense: 'present',
          verbs: ['hablar', 'comer', 'vivir'],
        },
        {
          kind: 'text',
          text: 'The *vosotros* form has an accent, except in one-syllable words (*{sois:ser}, {vais:ir}, {dais:dar}, {veis:ver}*: you are, go, give, see). *Usted* uses the *él* form, *ustedes* the *ellos* form.',
        },
        { kind: 'verb-table', tenses: ['present'], suggested: ['hablar', 'ser'] },
      ],
    },
    {
      id: 'when-to-use',
      title: 'When to use',
      core: true,
      syllabus: ['V1'],
      blocks: [
        {
          kind: 'list',
          items: [
            '**Habits:** *Los viernes {ceno:cenar} fuera.* (“On Fridays I eat out.”) More [time expressions](#time-expressions).',
            '**Now,** where English uses _-ing_: *¿Qué {comes:comer}?* (“What are you eating?”)',
            '**Plans:** *Mañana {trabajo:trabajar}.* (“I’m working tomorrow.”)',
            '**Still going on:** *{Vivo:vivir} aquí desde 2022.* (“I’ve lived here since 2022.”)',
          ],
        },
        {
          kind: 'dialogue',
          caption: 'A new classmate',
          lines: [
            { who: 'Leo', es: '¿{Comes:comer} en el comedor?', en: 'Do you eat in the canteen?' },
            {
              who: 'Ana',
              es: 'No, mi hermana y yo {comemos:comer} en casa.',
              en: 'No, my sister and I eat at home.',
            },
            { who: 'Leo', es: '¿{Vivís:vivir} cerca?', en: 'Do you two live nearby?' },
          ],
        },
      ],
    },
    {
      id: 'irregular-information',
      title: 'Irregular information: *ser*, *ir*, *tener* and *yo* forms',
      core: true,
      syllabus: ['V1'],
      blocks: [
        {
          kind: 'conjugation',
          caption: 'Fully irregular verbs',
          tense: 'present',
          verbs: [{ infinitive: 'ser', en: 'to be' }, 'ir', 'tener'],
        },
        {
          kind: 'text',
          text: '*Estar*, the other [to be](ser-estar), is *{estoy:estar}, {estás:estar}, {está:estar}, {estamos:estar}, {estáis:estar}, {están:estar}*; “there is” and “there are” are *{hay:haber}*. In some verbs, only *yo* is irregular ([lists](#irregular-yo)):',
        },
        {
          kind: 'list',
          items: [
            '*{hago:hacer}, {pongo:poner}, {salgo:salir}, {traigo:traer}* (I do, I put, I go out, I bring)',
            '*{conozco:conocer}* (I know a person or a place), *{conduzco:conducir}* (I drive)',
            '*{sé:saber}* (I know a fact), *{doy:dar}* (I give), *{veo:ver}* (I see)',
          ],
        },
      ],
    },
    {
      id: 'stem-changes',
      title: 'Stem changes: the boot',
      core: true,
      syllabus: ['V19'],
      blocks: [
        {
          kind: 'text',
          text: 'The **stem** is the part before the ending. In some verbs its last vowel changes when it’s stressed. *Nosotros* and *vosotros* don’t change.',
        },
        {
          kind: 'conjugation',
          caption: 'One verb of each kind',
          tense: 'present',
          verbs: ['pensar', 'volver', 'pedir'],
        },
        {
          kind: 'list',
          items: [
            '*e* to *ie*: *querer* (to want), *empezar* (to begin)',
            '*o* to *ue*: *poder* (can), *dormir* (to sleep); *u* to *ue*: only *jugar* (to play)',
            '*e* to *i*: *servir* (to serve), *vestirse* (to get dressed: [me visto](#reflexive-verbs))',
          ],
        },
      ],
    },
    {
      id: 'gustar',
      title: '*Gustar*: what you like',
      core: true,
      blocks: [
        {
          kind: 'note',
          label: 'Remember',
          text: '“I like” is *me {gusta:gustar}* with one thing or a verb (*me {gusta:gustar} el té*, “I like tea”; *me {gusta:gustar} leer*, “I like reading”) and *me {gustan:gustar}* with a plural (*me {gustan:gustar} los gatos*, “I like cats”). The small word shows who likes it: *me, te, le, nos, os, les*. *Me {encanta:encantar}* (“I love”) works the same way. [More verbs like this](basic-pronouns#gustar).',
        },
      ],
    },
    {
      id: 'common-mistakes',
      title: 'Common mistakes',
      core: true,
      blocks: [
        {
          kind: 'mistakes',
          rows: [
            {
              wrong: 'Yo sabo cocinar.',
              right: '{Sé:saber} cocinar.',
              en: 'I can cook.',
              why: 'It looks like a regular *-er* verb, but *yo* is *{sé:saber}*, with an accent to show it isn’t the pronoun *se*.',
            },
            {
              wrong: 'No conozo a tu hermano.',
              right: 'No {conozco:conocer} a tu hermano.',
              en: 'I don’t know your brother.',
              why: 'Most verbs ending in a vowel + *-cer* or *-cir* have *-zco* in the *yo* form, but not *hacer* and *decir* (*{hago:hacer}*, *{digo:decir}*).',
            },
            {
              wrong: 'Nosotros puedemos ayudar.',
              right: '{Podemos:poder} ayudar.',
              en: 'We can help.',
              why: '*Nosotros* is outside the [boot](#stem-changes), so the *o* in *poder* doesn’t change.',
            },
            {
              wrong: '¿Haces juegas al tenis?',
              right: '¿{Juegas:jugar} al tenis?',
              en: 'Do you play tennis?',
              why: '_Do_ in an English question is only a helper. Spanish has no word for it: *hacer* is “to do something”.',
            },
            {
              wrong: 'Soy estudiar para el examen.',
              right: '{Estudio:estudiar} para el examen.',
              en: 'I’m studying for the exam.',
              why: '“I am studying” is one word in Spanish. (For right now, *estoy estudiando* works too. Never use *ser*.)',
            },
          ],
        },
      ],
    },
    {
      id: 'time-expressions',
      title: 'Time expressions, and how long: *desde hace*',
      more: 'How often, “for two years” and “since 2022”.',
      syllabus: ['V22'],
      blocks: [
        {
          kind: 'phrases',
          caption: 'Words that go with the present',
          rows: [
            { es: 'siempre', en: 'always' },
            { es: 'casi siempre', en: 'nearly always' },
            { es: 'normalmente', en: 'normally' },
            { es: 'a menudo', en: 'often' },
            { es: 'a veces', en: 'sometimes' },
            { es: 'de vez en cuando', en: 'now and then' },
            { es: 'casi nunca', en: 'hardly ever' },
            { es: 'nunca', en: 'never' },
            { es: 'todos los días', en: 'every day' },
            { es: 'cada semana', en: 'every week' },
            { es: 'dos veces al mes', en: 'twice a month' },
            { es: 'los martes', en: 'on Tuesdays' },
            { es: 'entre semana', en: 'on weekdays' },
            { es: 'los fines de semana', en: 'at weekends' },
            { es: 'ahora', en: 'now' },
            { es: 'en este momento', en: 'at the moment' },
            { es: 'hoy en día', en: 'nowadays' },
          ],
        },
        {
          kind: 'text',
          text: '**How long?** If something is still going on, use the present with one of these: *desde hace* or *hace … que* + a length of time (“for”), *llevar* + a length of time + [gerund](?gerund) (the _-ing_ form), *desde* + the moment it began (“since”). “I’ve always”, “I’ve never” and “all my life” need the [perfect](preterito-perfecto): *Siempre {he vivido:vivir} aquí* (“I’ve always lived here”). A habit stays in the present: *Nunca {desayuno:desayunar}* (“I never have breakfast”).',
        },
        {
          kind: 'examples',
          rows: [
            { es: '{Vivo:vivir} aquí desde hace dos años.', en: 'I’ve lived here for two years.' },
            { es: '{Hace:hacer} dos años que {vivo:vivir} aquí.', en: 'I’ve lived here for two years.' },
            {
              es: '{Llevo:llevar} dos años viviendo aquí.',
              en: 'I’ve been living here for two years.',
              note: '*Llevar* + time + gerund: very common in conversation.',
            },
            { es: '{Vivo:vivir} aquí desde 2022.', en: 'I’ve lived here since 2022.' },
            {
              es: '¿Desde cuándo {sales:salir} con Adrián?',
              en: 'How long have you been going out with Adrián?',
            },
            {
              es: '¿Cuánto tiempo {hace:hacer} que {estudias:estudiar} español?',
              en: 'How long have you been studying Spanish?',
            },
            {
              es: '{Trabaja:trabajar} en la tienda desde hace seis meses.',
              en: 'He has worked in the shop for six months.',
            },
            {
              es: '{Hace:hacer} semanas que no {hablamos:hablar}.',
              en: 'We haven’t spoken for weeks.',
              note: 'With *no* you can also use the perfect: *{Hace:hacer} semanas que no {hemos hablado:hablar}.*',
            },
            {
              es: 'Siempre {he vivido:vivir} aquí.',
              en: 'I’ve always lived here.',
              note: 'No length of time or starting point, so use the perfect. *Siempre {vivo:vivir} aquí* would be a habit, “I always live here”.',
            },
          ],
        },
      ],
    },
    {
      id: 'reflexive-verbs',
      title: 'Reflexive verbs: *me levanto*, *te levantas*',
      more: 'Daily routine: getting up, going to bed, getting dressed.',
      syllabus: ['V20', 'P3'],
      blocks: [
        {
          kind: 'text',
          text: 'The [infinitive](?infinitive) of a **reflexive verb** ends in *-se*: *levantarse*, “to get up”. It has a pronoun that changes with the person: *me, te, se, nos, os, se*. The pronoun goes before the verb, which has its usual endings and stem change: *me {visto:vestirse}*, *nos {vestimos:vestirse}* (I get dressed, we get dressed).',
        },
        {
          kind: 'table',
          caption: 'Two reflexive verbs in the present',
          vosotrosRow: 4,
          columns: [
            { header: 'Person', lang: 'es' },
            { header: 'to get up', lang: 'es' },
            { header: 'to go to bed', lang: 'es' },
          ],
          rows: [
            ['yo', 'me {levanto:levantarse}', 'me {acuesto:acostarse}'],
            ['tú', 'te {levantas:levantarse}', 'te {acuestas:acostarse}'],
            ['él, ella, usted', 'se {levanta:levantarse}', 'se {acuesta:acostarse}'],
            ['nosotros/as', 'nos {levantamos:levantarse}', 'nos {acostamos:acostarse}'],
            ['vosotros/as', 'os {levantáis:levantarse}', 'os {acostáis:acostarse}'],
            ['ellos, ellas, ustedes', 'se {levantan:levantarse}', 'se {acuestan:acostarse}'],
          ],
        },
        {
          kind: 'list',
          items: [
            '*No* goes before the pronoun: *No me {levanto:levantarse} temprano.* (“I don’t get up early.”)',
            'With a **helper** verb (*querer, poder, ir a*: want, can, be going to) + infinitive, the pronoun goes before both verbs or on the end of the infinitive: *Me {quiero:querer} duchar* or *{Quiero:querer} ducharme* (“I want to have a shower”). It still agrees with the subject.',
            'With parts of the body and clothes, Spanish usually uses *el, la, los, las*, not “my”: *Me {lavo:lavarse} las manos.* (“I wash my hands.”)',
            'Some verbs are [reflexive](?reflexive) in Spanish although you don’t do anything to yourself: *{quedarse:quedarse}* (to stay), *{llamarse:llamarse}* (to be called), *{quejarse:quejarse}* (to complain).',
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Mi padre se {levanta:levantarse} antes que nadie.',
              en: 'My dad gets up before anyone else.',
            },
            {
              es: '¿A qué hora os {acostáis:acostarse} entre semana?',
              en: 'What time do you go to bed during the week?',
            },
            { es: 'No me {acuerdo:acordarse} de la contraseña.', en: 'I don’t remember the password.' },
            {
              es: 'Mis amigas y yo nos {vestimos:vestirse} de negro para los conciertos.',
              en: 'My friends and I dress in black for concerts.',
            },
          ],
        },
        { kind: 'text', text: 'There’s more on *se* in [advanced pronouns](advanced-pronouns).' },
      ],
    },
    {
      id: 'questions',
      title: 'Questions and negatives',
      more: 'Asking without “do”, saying no, ten question words.',
      syllabus: ['V15'],
      blocks: [
        {
          kind: 'text',
          text: 'Spanish has no _do_, _does_ or _don’t_. To say no, put *no* in front of the verb. To ask, put *¿ ?* round the sentence; if you name the subject, it often goes after the verb. In speech, only your voice shows that it’s a question.',
        },
        {
          kind: 'examples',
          rows: [
            { es: 'No {como:comer} carne.', en: 'I don’t eat meat.' },
            { es: '¿{Trabaja:trabajar} tu madre los domingos?', en: 'Does your mum work on Sundays?' },
            { es: '¿No {tenéis:tener} deberes hoy?', en: 'Don’t you have any homework today?' },
          ],
        },
        {
          kind: 'table',
          caption: 'Ten question words: always with an accent in a question',
          columns: [
            { header: 'Question word', lang: 'es' },
            { header: 'Meaning', lang: 'en', translation: true },
          ],
          rows: [
            ['qué', 'what'],
            ['quién, quiénes', 'who'],
            ['cuál, cuáles', 'which (one, ones)'],
            ['cómo', 'how'],
            ['cuándo', 'when'],
            ['dónde', 'where'],
            ['adónde', 'where to'],
            ['cuánto, cuánta', 'how much'],
            ['cuántos, cuántas', 'how many'],
            ['por qué', 'why'],
          ],
        },
        {
          kind: 'examples',
          rows: [
            { es: '¿Qué {lees:leer}?', en: 'What are you reading?' },
            {
              es: '¿Con quién {vives:vivir}?',
              en: 'Who do you live with?',
              note: 'The preposition goes first, never at the end.',
            },
            {
              es: '¿Cuál {es:ser} tu asignatura favorita?',
              en: 'What is your favourite subject?',
              note: 'You’re choosing from a set, so use *cuál*, although English says _what_.',
            },
            { es: '¿Cómo {vas:ir} al instituto?', en: 'How do you get to school?' },
            { es: '¿Cuándo {empiezan:empezar} las vacaciones?', en: 'When do the holidays start?' },
            { es: '¿Dónde {está:estar} la estación de metro?', en: 'Where is the underground station?' },
            { es: '¿Adónde {vais:ir} esta noche?', en: 'Where are you going tonight?' },
            { es: '¿Cuánto {cuestan:costar} estas zapatillas?', en: 'How much are these trainers?' },
            { es: '¿Cuántas horas {duermes:dormir}?', en: 'How many hours do you sleep?' },
            { es: '¿Por qué no {contesta:contestar} Hugo?', en: 'Why isn’t Hugo answering?' },
            {
              es: 'No {sé:saber} dónde {vive:vivir}.',
              en: 'I don’t know where he lives.',
              note: 'The accent stays when the question is inside another sentence.',
            },
          ],
        },
      ],
    },
    {
      id: 'infinitive-phrases',
      title: 'Verb + infinitive: fourteen phrases',
      more: 'I have to, I’m going to, I usually, I’ve just.',
      syllabus: ['V14'],
      blocks: [
        {
          kind: 'text',
          text: '[Conjugate](?conjugate) the first verb; the second stays in the infinitive. With these phrases you can say a lot in one tense.',
        },
        {
          kind: 'table',
          caption: 'Conjugate the first word and add an infinitive',
          columns: [
            { header: 'Phrase', lang: 'es' },
            { header: 'Meaning', lang: 'en', translation: true },
          ],
          rows: [
            ['tener que', 'to have to'],
            ['hay que', 'you have to (in general; never changes)'],
            ['deber', 'must, should'],
            ['poder', 'can, to be allowed to'],
            ['querer', 'to want to'],
            ['saber', 'to know how to'],
            ['soler', 'usually (do)'],
            ['ir a', 'to be going to'],
            ['acabar de', 'to have just (done)'],
            ['volver a', 'to (do) again'],
            ['empezar a', 'to start doing'],
            ['dejar de', 'to stop doing'],
            ['ponerse a', 'to get down to, to start doing'],
            ['pensar', 'to be planning to'],
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: '{Tengo:tener} que entregar el trabajo el jueves.',
              en: 'I have to hand in the essay on Thursday.',
            },
            { es: '{Hay:haber} que reciclar más.', en: 'We all have to recycle more.' },
            {
              es: '{Debes:deber} beber agua durante el partido.',
              en: 'You should drink water during the match.',
            },
            { es: '¿{Puedo:poder} ir al baño?', en: 'Can I go to the toilet?' },
            {
              es: 'Mis padres {quieren:querer} cambiar de coche.',
              en: 'My parents want to change their car.',
            },
            {
              es: 'No {sé:saber} nadar muy bien.',
              en: 'I can’t swim very well.',
              note: 'For a skill, use *saber*, not *poder*.',
            },
            { es: '{Suelo:soler} estudiar con música.', en: 'I usually study with music on.' },
            {
              es: '{Vamos:ir} a organizar una fiesta sorpresa.',
              en: 'We’re going to organise a surprise party.',
            },
            {
              es: '{Acabo:acabar} de ver tu mensaje.',
              en: 'I’ve just seen your message.',
              note: 'Spanish uses the present for “have just”.',
            },
            {
              es: 'Si no {contesta:contestar}, {vuelvo:volver} a llamar.',
              en: 'If she doesn’t answer, I’ll call again.',
            },
            { es: '{Empieza:empezar} a llover.', en: 'It’s starting to rain.' },
            {
              es: '¿Por qué no {dejas:dejar} de mirar el móvil?',
              en: 'Why don’t you stop looking at your phone?',
            },
            {
              es: 'Después de cenar me {pongo:ponerse} a estudiar.',
              en: 'After dinner I get down to studying.',
            },
            {
              es: 'Este verano {pensamos:pensar} viajar a Perú.',
              en: 'This summer we’re planning to travel to Peru.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Also use the infinitive after every preposition (*antes de salir*, “before going out”; *para aprender*, “in order to learn”; *sin hablar*, “without speaking”), after *al* (*al llegar*, “on arriving”) and as the subject of a sentence, where English uses _-ing_.',
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Al llegar a casa {meriendo:merendar} algo.', en: 'When I get home I have a snack.' },
            { es: 'Dormir bien {es:ser} importante.', en: 'Sleeping well is important.' },
          ],
        },
      ],
    },
    {
      id: 'seven-uses',
      title: 'The seven uses, with examples',
      more: 'Two examples of each use. Present or “I am doing”?',
      blocks: [
        { kind: 'text', text: '**1. Habits and routines:** things you always, often or never do.' },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Los viernes {cenamos:cenar} con mis abuelos.',
              en: 'On Fridays we have dinner with my grandparents.',
            },
            {
              es: 'Nunca {desayuno:desayunar} antes de las ocho.',
              en: 'I never have breakfast before eight.',
            },
          ],
        },
        {
          kind: 'text',
          text: '**2. What’s going on now.** Where English needs _am_ + _-ing_, the simple present is often enough. For an action in progress you can also use *estar* + gerund (the _-ing_ form, *comiendo*): see [present continuous](present-continuous).',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: '¿Qué {haces:hacer}? —{Veo:ver} una serie.',
              en: 'What are you doing? – I’m watching a series.',
            },
            {
              es: 'Mi hermano {trabaja:trabajar} en una heladería este verano.',
              en: 'My brother is working in an ice-cream shop this summer.',
            },
          ],
        },
        { kind: 'text', text: '**3. Facts:** things that are true now or at any time.' },
        {
          kind: 'examples',
          rows: [
            {
              es: 'El tren {sale:salir} de la estación de Atocha.',
              en: 'The train leaves from Atocha station.',
            },
            { es: 'En el sur {llueve:llover} muy poco.', en: 'It doesn’t rain much in the south.' },
          ],
        },
        {
          kind: 'text',
          text: '**4. The near future,** when it’s arranged. A time word (*mañana*, “tomorrow”; *el sábado*, “on Saturday”) makes it clear. English often uses _am_ + _-ing_ here.',
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Mañana {tengo:tener} un examen de Química.', en: 'I’ve got a chemistry exam tomorrow.' },
            {
              es: 'El sábado {jugamos:jugar} contra el equipo de Toledo.',
              en: 'We’re playing the Toledo team on Saturday.',
            },
          ],
        },
        {
          kind: 'text',
          text: '**5. Something that began in the past and is still going on,** with a length of time or a starting point (“for”, “since”), where English says “have lived”. [How long?](#time-expressions) shows the patterns.',
        },
        {
          kind: 'examples',
          rows: [
            { es: '{Vivo:vivir} en Leeds desde hace tres años.', en: 'I’ve lived in Leeds for three years.' },
            { es: '{Toca:tocar} la batería desde 2021.', en: 'She has played the drums since 2021.' },
          ],
        },
        { kind: 'text', text: '**6. Instructions and requests,** friendlier than a command.' },
        {
          kind: 'examples',
          rows: [
            { es: '¿Me {dejas:dejar} un boli, por favor?', en: 'Can you lend me a pen, please?' },
            {
              es: 'Primero {cortas:cortar} el pan y luego {pones:poner} el tomate.',
              en: 'First you cut the bread and then you put the tomato on.',
            },
          ],
        },
        {
          kind: 'text',
          text: '**7. Telling a story,** from a film or from history, as if you were there. Stay in the same tense.',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'La chica {entra:entrar} en la casa y {oye:oír} un ruido.',
              en: 'The girl goes into the house and hears a noise.',
            },
            { es: 'En 1492 Colón {llega:llegar} a América.', en: 'In 1492 Columbus reaches America.' },
          ],
        },
        {
          kind: 'contrast',
          caption: 'Present or *estar* + gerund',
          left: 'Present: habit, plan, fact',
          right: '*Estar* + gerund: in progress now',
          rows: [
            {
              left: {
                es: 'Los lunes {nado:nadar} en la piscina del barrio.',
                en: 'On Mondays I swim at the local pool.',
              },
              right: {
                es: 'Ahora no {puede:poder} hablar: {está nadando:nadar}.',
                en: 'She can’t talk now: she’s swimming.',
              },
              why: '*Los lunes* shows a habit, *ahora* an action in progress.',
            },
            {
              left: { es: 'Mañana {ceno:cenar} con Lucía.', en: 'I’m having dinner with Lucía tomorrow.' },
              right: {
                es: 'Te {llamo:llamar} luego, {estamos cenando:cenar}.',
                en: 'I’ll call you later, we’re having dinner.',
              },
              why: 'For a plan, don’t use *estar* + gerund.',
            },
            {
              left: { es: '{Quiero:querer} un bocadillo de queso.', en: 'I want a cheese sandwich.' },
              right: {
                es: '{Estoy comiendo:comer} un bocadillo de queso.',
                en: 'I’m eating a cheese sandwich.',
              },
              why: 'Verbs of wanting, knowing and liking stay in the simple present.',
            },
          ],
        },
      ],
    },
    {
      id: 'story',
      title: 'Choose the tense: a story',
      more: 'A new life by the sea: which tense? Nine gaps.',
      blocks: [
        {
          kind: 'story',
          id: 'new-life-cadiz',
          title: 'Mi vida en Cádiz',
          introduction:
            'For each gap, decide first: is it about now, a habit or a plan (present), did it happen then (preterite), or is it about “my whole life” (perfect)? Then type the form.',
          text: 'Me {llamo:llamarse} Irene y ___ en Cádiz desde hace dos años. Mi padre ___ un trabajo aquí y en agosto de aquel año nos {mudamos:mudarse} todos. Normalmente ___ al instituto en bici, pero ayer la ___ en casa porque {llovía:llover}. ¡Nunca ___ una bici tan buena! Los martes y los jueves ___ con el equipo de balonmano del barrio. El sábado pasado {jugamos:jugar} muy mal y ___ el primer partido. Mañana ___ otro, contra el equipo de Jerez. ¿Y tú? ¿Desde cuándo ___ deporte?',
          gaps: [
            {
              infinitive: 'vivir',
              options: ['present', 'preterite'],
              answer: 'present',
              form: 'vivo',
              signal: '*Desde hace dos años*: it began two years ago and is still true, so use the present.',
            },
            {
              infinitive: 'encontrar',
              options: ['present', 'preterite'],
              answer: 'preterite',
              form: 'encontró',
              signal: '*Aquel año*: one event in that year. The stem doesn’t change in the preterite.',
            },
            {
              infinitive: 'ir',
              options: ['present', 'preterite', 'perfect'],
              answer: 'present',
              form: 'voy',
              signal: '*Normalmente*: a habit.',
            },
            {
              infinitive: 'dejar',
              options: ['present', 'preterite', 'perfect'],
              answer: 'preterite',
              form: 'dejé',
              signal: '*Ayer*: a day that’s over, not a habit, so use the preterite.',
            },
            {
              infinitive: 'tener',
              options: ['present', 'perfect'],
              answer: 'perfect',
              form: 'he tenido',
              signal:
                'Here *nunca* is “never in my life”, not a habit: *nunca {tengo:tener}* would be “I never have”.',
            },
            {
              infinitive: 'entrenar',
              options: ['present', 'preterite'],
              answer: 'present',
              form: 'entreno',
              signal: '*Los martes y los jueves*: every week, a habit.',
            },
            {
              infinitive: 'perder',
              options: ['present', 'preterite'],
              answer: 'preterite',
              form: 'perdimos',
              signal:
                '*El sábado pasado*: it’s over. Only the ending *-imos* shows that: *{perdemos:perder}* is “we lose”.',
            },
            {
              infinitive: 'tener',
              options: ['present', 'preterite'],
              answer: 'present',
              form: 'tenemos',
              signal: '*Mañana*: a plan with a time word, in the present.',
            },
            {
              infinitive: 'hacer',
              options: ['present', 'preterite'],
              answer: 'present',
              form: 'haces',
              signal: '*¿Desde cuándo…?* asks about something still going on, so use the present.',
            },
          ],
        },
      ],
    },
    {
      id: 'examples',
      title: 'Examples',
      more: 'A dialogue about Saturday and twelve sentences on exam topics.',
      blocks: [
        {
          kind: 'dialogue',
          caption: 'Plans for Saturday',
          lines: [
            {
              who: 'Nora',
              es: '¿Qué {haces:hacer} el sábado por la tarde?',
              en: 'What are you doing on Saturday afternoon?',
            },
            {
              who: 'Iván',
              es: 'Nada. ¿Por qué no {vamos:ir} al cine?',
              en: 'Nothing. Why don’t we go to the cinema?',
            },
            {
              who: 'Nora',
              es: 'No {puedo:poder} gastar mucho. ¿Cuánto {cuesta:costar} la entrada?',
              en: 'I can’t spend much. How much is a ticket?',
            },
            {
              who: 'Iván',
              es: 'Con el carné de estudiante {vale:valer} cinco euros.',
              en: 'With a student card it’s five euros.',
            },
            {
              who: 'Nora',
              es: 'Vale. ¿{Vienen:venir} también tus primos?',
              en: 'OK. Are your cousins coming too?',
            },
            {
              who: 'Iván',
              es: 'No, los sábados {entrenan:entrenar} hasta las siete.',
              en: 'No, they train until seven on Saturdays.',
            },
            {
              who: 'Nora',
              es: 'Entonces {quedamos:quedar} a las cinco en la parada.',
              en: 'Let’s meet at five at the bus stop, then.',
            },
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: '{Hablo:hablar} inglés en casa y español en clase.',
              en: 'I speak English at home and Spanish in class.',
              note: 'You don’t need *yo*: the *-o* shows who it is. Use *yo* only for contrast: *Yo {hablo:hablar} inglés y ella {habla:hablar} francés* (“I speak English and she speaks French”).',
            },
            {
              es: '¿{Coméis:comer} en el instituto o en casa?',
              en: 'Do you have lunch at school or at home?',
            },
            { es: 'Mis primos {viven:vivir} cerca de la playa.', en: 'My cousins live near the beach.' },
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'Me {despierto:despertarse} a las siete y {miro:mirar} el móvil.',
              en: 'I wake up at seven and look at my phone.',
            },
            {
              es: 'En mi familia {somos:ser} cinco y {tenemos:tener} dos gatos.',
              en: 'There are five of us in my family and we have two cats.',
            },
            {
              es: 'Mi mejor amiga {confía:confiar} en mí y yo {confío:confiar} en ella.',
              en: 'My best friend trusts me and I trust her.',
            },
            {
              es: 'En mi barrio {hay:haber} un parque, pero no {hay:haber} cine.',
              en: 'There’s a park in my neighbourhood, but there’s no cinema.',
            },
            {
              es: 'Los aviones {producen:producir} mucha contaminación.',
              en: 'Planes produce a lot of pollution.',
            },
            {
              es: 'Los fines de semana {reparto:repartir} periódicos y {gano:ganar} algo de dinero.',
              en: 'At weekends I deliver newspapers and earn a bit of money.',
            },
            {
              es: '{Quiero:querer} ser ingeniera porque me {interesa:interesar} el clima.',
              en: 'I want to be an engineer because I’m interested in the climate.',
            },
            {
              es: 'Mucha gente joven {habla:hablar} dos o tres idiomas.',
              en: 'Lots of young people speak two or three languages.',
            },
            {
              es: '¿{Preferís:preferir} viajar en tren o en avión?',
              en: 'Do you prefer to travel by train or by plane?',
            },
          ],
        },
      ],
    },
    {
      id: 'model-text',
      title: 'A model email',
      more: 'An IGCSE email, with notes on what earns marks.',
      blocks: [
        {
          kind: 'model-text',
          paper: 'igcse-email',
          task: 'You have moved to a new school. Write an email to a friend: describe your day, say what you did yesterday and what your plans are, and ask a question.',
          lines: [
            {
              es: '¡Hola, Marta! Te {escribo:escribir} desde mi nuevo instituto.',
              en: 'Hi Marta! I’m writing to you from my new school.',
            },
            {
              es: 'Me {levanto:levantarse} a las siete y {voy:ir} en bici porque {vivimos:vivir} muy cerca.',
              en: 'I get up at seven and go by bike because we live nearby.',
              earns: 'A reflexive verb, an irregular *yo* and a reason with *porque*.',
            },
            {
              es: 'Las clases {empiezan:empezar} a las ocho y media, y {suelo:soler} comer con mi abuela.',
              en: 'Lessons start at half past eight, and I usually have lunch with my gran.',
              earns: 'Two boot verbs; *{suelo:soler}* + infinitive instead of another “normally”.',
            },
            {
              es: 'Me {gusta:gustar} mucho la Historia, pero odio la Física.',
              en: 'I like history a lot, but I hate physics.',
              earns: 'A like and a dislike, joined with *pero*.',
            },
            {
              es: 'Ayer {fui:ir} a la piscina con mis compañeros y lo {pasamos:pasar} genial.',
              en: 'Yesterday I went to the pool with my classmates and we had a great time.',
              earns: 'The second time frame: two verbs in the preterite.',
            },
            {
              es: '{Llevo:llevar} dos meses aquí y ya {conozco:conocer} a mucha gente.',
              en: 'I’ve been here for two months and I already know lots of people.',
              earns:
                '*{Llevo:llevar}* + a length of time, the irregular *{conozco:conocer}* and *a* before people.',
            },
            {
              es: 'El sábado {jugamos:jugar} contra otro equipo y después {vamos:ir} a cenar pizza.',
              en: 'On Saturday we’re playing another team and afterwards we’re going to have pizza for dinner.',
              earns:
                'The third time frame, in two ways: the present for a plan and *{vamos:ir} a* + infinitive.',
            },
            {
              es: '¿Y tú? ¿Qué {haces:hacer} los fines de semana?',
              en: 'What about you? What do you do at weekends?',
            },
            { es: 'Un abrazo de Dani.', en: 'Love, Dani' },
          ],
        },
        {
          kind: 'note',
          label: 'In the exam',
          text: 'The Speaking test begins in the present, and so does almost every message in Writing. Check irregular *yo* forms and *nosotros* when you read your text through. To show off, use *{suelo:soler}* + infinitive (“I usually”). Then add a past and a future sentence, because most tasks need more than one time frame.',
        },
      ],
    },
    {
      id: 'boot-lists',
      title: 'Verbs that change their stem: the lists',
      more: '53 boot verbs to look up, and *adquirir*, *oler*, *errar*.',
      syllabus: ['V19'],
      blocks: [
        {
          kind: 'figure',
          name: 'stem-boot',
          caption:
            'A table of the six persons, with singular on the left and plural on the right. A line in the shape of a boot goes round *{pienso:pensar}*, *{piensas:pensar}*, *{piensa:pensar}* and, at the toe, *{piensan:pensar}*, where the stem changes. *{Pensamos:pensar}* and *{pensáis:pensar}* are outside the boot, so the stem stays *pens-*.',
        },
        {
          kind: 'text',
          text: 'You can’t tell from the infinitive which verbs change: *aprender* (to learn), *comer* (to eat) and *vender* (to sell) never do. So learn each verb with one form from inside the boot: *cerrar, {cierra:cerrar}* (to close, he or she closes).',
        },
        {
          kind: 'table',
          caption: 'e to ie',
          columns: [
            { header: 'Infinitive', lang: 'es', form: 'infinitive' },
            { header: '*él*, *ella*, *usted*', lang: 'es', form: 'present:2' },
            { header: 'Meaning', lang: 'en', translation: true },
          ],
          rows: [
            ['cerrar', 'cierra', 'to close'],
            ['pensar', 'piensa', 'to think'],
            ['empezar', 'empieza', 'to begin'],
            ['comenzar', 'comienza', 'to begin (a little more formal)'],
            ['despertar', 'despierta', 'to wake somebody up; *despertarse*, to wake up'],
            ['sentarse', 'se sienta', 'to sit down'],
            ['calentar', 'calienta', 'to heat, to warm up'],
            ['nevar', 'nieva', 'to snow (only with “it”)'],
            ['recomendar', 'recomienda', 'to recommend'],
            ['querer', 'quiere', 'to want, to love'],
            ['perder', 'pierde', 'to lose, to miss (a train)'],
            ['entender', 'entiende', 'to understand'],
            ['encender', 'enciende', 'to switch on, to light'],
            ['defender', 'defiende', 'to defend'],
            ['preferir', 'prefiere', 'to prefer'],
            ['sentir', 'siente', 'to feel, to be sorry'],
            ['mentir', 'miente', 'to lie (not tell the truth)'],
            ['divertirse', 'se divierte', 'to have fun'],
            ['sugerir', 'sugiere', 'to suggest'],
            ['convertir', 'convierte', 'to convert, to turn into'],
          ],
        },
        {
          kind: 'table',
          caption: 'o to ue',
          columns: [
            { header: 'Infinitive', lang: 'es', form: 'infinitive' },
            { header: '*él*, *ella*, *usted*', lang: 'es', form: 'present:2' },
            { header: 'Meaning', lang: 'en', translation: true },
          ],
          rows: [
            ['contar', 'cuenta', 'to count, to tell'],
            ['costar', 'cuesta', 'to cost'],
            ['encontrar', 'encuentra', 'to find'],
            ['mostrar', 'muestra', 'to show'],
            ['probar', 'prueba', 'to try, to taste'],
            ['recordar', 'recuerda', 'to remember, to remind'],
            ['soñar', 'sueña', 'to dream'],
            ['volar', 'vuela', 'to fly'],
            ['almorzar', 'almuerza', 'to have lunch (in parts of Spain, a mid-morning snack)'],
            ['acostarse', 'se acuesta', 'to go to bed'],
            ['colgar', 'cuelga', 'to hang (up)'],
            ['poder', 'puede', 'to be able to, can'],
            ['volver', 'vuelve', 'to return'],
            ['devolver', 'devuelve', 'to give back'],
            ['mover', 'mueve', 'to move (a thing)'],
            ['doler', 'duele', 'to hurt'],
            ['llover', 'llueve', 'to rain (only with “it”)'],
            ['resolver', 'resuelve', 'to solve'],
            ['soler', 'suele', 'to usually do something'],
            ['dormir', 'duerme', 'to sleep'],
            ['morir', 'muere', 'to die'],
          ],
        },
        {
          kind: 'table',
          caption: 'e to i (only -ir verbs)',
          columns: [
            { header: 'Infinitive', lang: 'es', form: 'infinitive' },
            { header: '*él*, *ella*, *usted*', lang: 'es', form: 'present:2' },
            { header: 'Meaning', lang: 'en', translation: true },
          ],
          rows: [
            ['pedir', 'pide', 'to ask for, to order'],
            ['servir', 'sirve', 'to serve, to be useful'],
            ['repetir', 'repite', 'to repeat'],
            ['vestirse', 'se viste', 'to get dressed'],
            ['medir', 'mide', 'to measure, to be … tall'],
            ['despedirse', 'se despide', 'to say goodbye'],
            ['competir', 'compite', 'to compete'],
            ['seguir', 'sigue', 'to follow, to carry on'],
            ['conseguir', 'consigue', 'to get, to manage'],
            ['elegir', 'elige', 'to choose'],
            ['corregir', 'corrige', 'to correct'],
            ['reír', 'ríe', 'to laugh'],
          ],
        },
        {
          kind: 'conjugation',
          caption: 'Four unusual boot verbs',
          tense: 'present',
          verbs: ['jugar', 'adquirir', 'oler', 'errar'],
        },
        {
          kind: 'text',
          text: '*Oler* and *errar* follow the boot too, but no Spanish word begins with *ue-* or *ie-*, so they are written *hue-* and *ye-*.',
        },
        {
          kind: 'examples',
          rows: [
            { es: '¿A qué hora {empieza:empezar} el partido?', en: 'What time does the match start?' },
            {
              es: 'No {encuentro:encontrar} mi móvil por ninguna parte.',
              en: 'I can’t find my phone anywhere.',
            },
            {
              es: 'Mi hermana siempre {pide:pedir} pizza y nosotros {pedimos:pedir} pasta.',
              en: 'My sister always orders pizza and we order pasta.',
            },
            {
              es: '{Jugamos:jugar} en el patio, pero ellos {juegan:jugar} en el parque.',
              en: 'We play in the playground, but they play in the park.',
            },
            { es: '¡Qué bien {huele:oler} la cocina!', en: 'The kitchen smells so good!' },
          ],
        },
      ],
    },
    {
      id: 'irregular-yo',
      title: 'Irregular *yo* forms',
      more: 'All verbs in -go and -zco, *caber*, and spelling: *cojo*, *sigo*, *venzo*.',
      syllabus: ['V1'],
      blocks: [
        {
          kind: 'text',
          text: 'In these verbs only *yo* is irregular. The other five forms are regular (*{haces:hacer}*, *{pones:poner}*), apart from the stem changes noted at the end.',
        },
        {
          kind: 'table',
          caption: '*yo* in -go',
          columns: [
            { header: 'Infinitive', lang: 'es', form: 'infinitive' },
            { header: '*yo*', lang: 'es', form: 'present:0' },
            { header: 'Meaning', lang: 'en', translation: true },
          ],
          rows: [
            ['hacer', 'hago', 'to do, to make'],
            ['poner', 'pongo', 'to put'],
            ['salir', 'salgo', 'to go out, to leave'],
            ['traer', 'traigo', 'to bring'],
            ['caer', 'caigo', 'to fall'],
            ['valer', 'valgo', 'to be worth'],
          ],
        },
        {
          kind: 'table',
          caption: '*yo* in -zco: most verbs ending in a vowel + -cer or -cir',
          columns: [
            { header: 'Infinitive', lang: 'es', form: 'infinitive' },
            { header: '*yo*', lang: 'es', form: 'present:0' },
            { header: 'Meaning', lang: 'en', translation: true },
          ],
          rows: [
            ['conocer', 'conozco', 'to know (a person, a place)'],
            ['parecer', 'parezco', 'to seem'],
            ['ofrecer', 'ofrezco', 'to offer'],
            ['nacer', 'nazco', 'to be born'],
            ['crecer', 'crezco', 'to grow'],
            ['agradecer', 'agradezco', 'to be grateful for'],
            ['conducir', 'conduzco', 'to drive'],
            ['traducir', 'traduzco', 'to translate'],
            ['producir', 'produzco', 'to produce'],
          ],
        },
        {
          kind: 'table',
          caption: 'Four special cases',
          columns: [
            { header: 'Infinitive', lang: 'es', form: 'infinitive' },
            { header: '*yo*', lang: 'es', form: 'present:0' },
            { header: 'Meaning', lang: 'en', translation: true },
          ],
          rows: [
            ['saber', 'sé', 'to know (a fact, how to)'],
            ['ver', 'veo', 'to see'],
            ['dar', 'doy', 'to give'],
            ['caber', 'quepo', 'to fit'],
          ],
        },
        {
          kind: 'table',
          caption: 'Spelling only: the sound stays the same before -o',
          columns: [
            { header: 'Infinitive', lang: 'es', form: 'infinitive' },
            { header: '*yo*', lang: 'es', form: 'present:0' },
            { header: 'Meaning', lang: 'en', translation: true },
          ],
          rows: [
            ['coger', 'cojo', 'to take, to catch'],
            ['recoger', 'recojo', 'to pick up, to tidy'],
            ['proteger', 'protejo', 'to protect'],
            ['dirigir', 'dirijo', 'to direct, to run'],
            ['exigir', 'exijo', 'to demand'],
            ['elegir', 'elijo', 'to choose'],
            ['corregir', 'corrijo', 'to correct'],
            ['seguir', 'sigo', 'to follow'],
            ['conseguir', 'consigo', 'to get, to manage'],
            ['distinguir', 'distingo', 'to tell apart'],
            ['vencer', 'venzo', 'to defeat'],
            ['convencer', 'convenzo', 'to convince'],
            ['torcer', 'tuerzo', 'to twist, to turn'],
          ],
        },
        {
          kind: 'text',
          text: 'Before *-o*, *g* becomes *j* (*{cojo:coger}*), *gu* becomes *g* (*{sigo:seguir}*) and *c* after a consonant becomes *z* (*{venzo:vencer}*). *Elegir*, *corregir*, *seguir* and *conseguir* also change *e* to *i*, and *torcer* changes *o* to *ue*, in the [boot](#stem-changes).',
        },
        {
          kind: 'examples',
          rows: [
            {
              es: '{Salgo:salir} de casa a las ocho y {cojo:coger} el autobús.',
              en: 'I leave home at eight and catch the bus.',
            },
            {
              es: 'No {conozco:conocer} a tus amigos de Sevilla.',
              en: 'I don’t know your friends from Seville.',
            },
            { es: 'Lo siento, no {sé:saber} la respuesta.', en: 'Sorry, I don’t know the answer.' },
            { es: '¡No {quepo:caber} en este coche!', en: 'I don’t fit in this car!' },
          ],
        },
      ],
    },
    {
      id: 'more-irregular-verbs',
      title: 'More irregular verbs: the tables',
      more: '*Estar*, *haber*, *decir*, *oír*, *poder* and others in full, plus verbs like *construir*.',
      syllabus: ['V1'],
      blocks: [
        {
          kind: 'conjugation',
          caption: 'More fully irregular verbs',
          tense: 'present',
          verbs: [
            { infinitive: 'estar', en: 'to be' },
            { infinitive: 'haber', en: 'to have (with a participle: I have done)' },
          ],
        },
        {
          kind: 'text',
          text: '*Ser* and *estar* (both _to be_) have [a lesson of their own](ser-estar). *Haber* + [participle](?participle) (_done_, _seen_) makes the [perfect](preterito-perfecto).',
        },
        {
          kind: 'conjugation',
          caption: '*yo* in -go and a change in the stem',
          tense: 'present',
          verbs: ['venir', 'decir', 'oír'],
        },
        {
          kind: 'conjugation',
          caption: 'Only *yo* is irregular',
          tense: 'present',
          verbs: ['hacer', 'dar', { infinitive: 'ver', en: 'to see' }, 'saber'],
        },
        {
          kind: 'conjugation',
          caption: 'The two commonest boot verbs',
          tense: 'present',
          verbs: ['poder', { infinitive: 'querer', en: 'to want' }],
        },
        {
          kind: 'conjugation',
          caption: 'Verbs in -uir: *y* before the ending, except *nosotros* and *vosotros*',
          tense: 'present',
          verbs: ['construir', 'huir'],
        },
        {
          kind: 'table',
          caption: 'More verbs like *construir* (*nosotros* without *y*: *incluimos*)',
          columns: [
            { header: 'Infinitive', lang: 'es', form: 'infinitive' },
            { header: '*yo*', lang: 'es', form: 'present:0' },
            { header: 'Meaning', lang: 'en', translation: true },
          ],
          rows: [
            ['incluir', 'incluyo', 'to include'],
            ['destruir', 'destruyo', 'to destroy'],
            ['contribuir', 'contribuyo', 'to contribute'],
            ['disminuir', 'disminuyo', 'to decrease, to go down, to reduce'],
            ['sustituir', 'sustituyo', 'to replace'],
            ['concluir', 'concluyo', 'to conclude'],
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: '{Vengo:venir} en bici porque {vivo:vivir} muy cerca.',
              en: 'I come by bike because I live very close.',
            },
            {
              es: '¿Qué {dices:decir}? No te {oigo:oír} bien.',
              en: 'What are you saying? I can’t hear you very well.',
            },
            {
              es: 'Mis padres me {dan:dar} diez euros a la semana.',
              en: 'My parents give me ten euros a week.',
            },
            { es: 'El precio {incluye:incluir} el desayuno.', en: 'The price includes breakfast.' },
          ],
        },
      ],
    },
    {
      id: 'accent-changes',
      title: 'Accent changes',
      more: '*Envío*, *continúo*, *reúno*: when the boot needs an accent.',
      blocks: [
        {
          kind: 'text',
          text: 'In some verbs a weak vowel (*i* or *u*) is stressed inside the boot and needs an accent: *{envío:enviar}* (I send), *{actúo:actuar}* (I act). *Nosotros* and *vosotros* are stressed on the ending, so the stem has no accent.',
        },
        {
          kind: 'conjugation',
          caption: 'The accent follows the boot',
          tense: 'present',
          verbs: ['enviar', 'actuar', 'reunir', 'prohibir'],
        },
        {
          kind: 'table',
          caption: 'More verbs with an accent',
          columns: [
            { header: 'Infinitive', lang: 'es', form: 'infinitive' },
            { header: '*yo*', lang: 'es', form: 'present:0' },
            { header: 'Meaning', lang: 'en', translation: true },
          ],
          rows: [
            ['esquiar', 'esquío', 'to ski'],
            ['confiar', 'confío', 'to trust'],
            ['fotografiar', 'fotografío', 'to photograph'],
            ['criar', 'crío', 'to bring up, to breed'],
            ['guiar', 'guío', 'to guide'],
            ['continuar', 'continúo', 'to continue'],
            ['graduarse', 'me gradúo', 'to graduate'],
          ],
        },
        {
          kind: 'table',
          caption: 'No accent: the stress is one syllable earlier',
          columns: [
            { header: 'Infinitive', lang: 'es', form: 'infinitive' },
            { header: '*yo*', lang: 'es', form: 'present:0' },
            { header: 'Meaning', lang: 'en', translation: true },
          ],
          rows: [
            ['cambiar', 'cambio', 'to change'],
            ['estudiar', 'estudio', 'to study'],
            ['limpiar', 'limpio', 'to clean'],
            ['averiguar', 'averiguo', 'to find out'],
          ],
        },
        {
          kind: 'conjugation',
          caption: 'Three more with accents to watch for',
          tense: 'present',
          verbs: ['aislar', 'reír', 'prever'],
        },
        {
          kind: 'text',
          text: '*Prever* is *pre-* + *ver*: ~~preveer~~ doesn’t exist. Most forms of one syllable have no accent: *{huis:huir}* (you flee), *{criais:criar}* (you bring up), *{guiais:guiar}* (you guide).',
        },
        {
          kind: 'examples',
          rows: [
            { es: 'Te {envío:enviar} las fotos esta tarde.', en: 'I’ll send you the photos this afternoon.' },
            {
              es: 'El instituto {prohíbe:prohibir} los móviles en clase.',
              en: 'The school bans phones in lessons.',
            },
            {
              es: '{Estudio:estudiar} en la biblioteca y luego {continúo:continuar} en casa.',
              en: 'I study in the library and then carry on at home.',
            },
          ],
        },
      ],
    },
    {
      id: 'impersonal-verbs',
      title: 'Impersonal verbs: it rains, there is',
      more: 'Weather, “there is”, “you can”, “it doesn’t matter”.',
      syllabus: ['V16'],
      blocks: [
        {
          kind: 'text',
          text: 'Nobody in particular does these things. English says _it_, _there_ or _you_; Spanish uses the third person singular, with no word for _it_.',
        },
        {
          kind: 'table',
          caption: 'Twelve impersonal expressions',
          columns: [
            { header: 'Expression', lang: 'es' },
            { header: 'Meaning', lang: 'en', translation: true },
          ],
          rows: [
            ['{hay:haber}', 'there is, there are'],
            ['{hace:hacer} sol', 'it’s sunny'],
            ['{llueve:llover}', 'it rains, it is raining'],
            ['{nieva:nevar}', 'it snows, it is snowing'],
            ['{es:ser} tarde', 'it’s late'],
            ['{hay:haber} que', 'you have to'],
            ['{hace:hacer} falta', 'is needed, you need (*{hacen:hacer} falta* for several things)'],
            ['se {puede:poder}', 'you can, it is allowed'],
            ['{es:ser} importante', 'it’s important'],
            ['{parece:parecer} que', 'it seems that'],
            ['{vale:valer} la pena', 'it’s worth it, it’s worth (doing)'],
            ['{da:dar} igual', 'it doesn’t matter'],
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: 'En enero {nieva:nevar} y {hace:hacer} mucho frío.',
              en: 'In January it snows and it’s very cold.',
            },
            {
              es: 'Para este juego {hace:hacer} falta una buena conexión.',
              en: 'For this game you need a good connection.',
            },
            { es: 'Aquí no se {puede:poder} comer.', en: 'You can’t eat here.' },
            {
              es: '{Parece:parecer} que no {hay:haber} clase mañana.',
              en: 'It seems there’s no school tomorrow.',
            },
            { es: '{Vale:valer} la pena visitar el castillo.', en: 'The castle is worth a visit.' },
            { es: '¿Pizza o pasta? —Me {da:dar} igual.', en: 'Pizza or pasta? – I don’t mind.' },
          ],
        },
        {
          kind: 'text',
          text: 'There’s more on *{hay:haber}* in [“to be”](ser-estar) and on *se* in [the passive](passive-voice).',
        },
      ],
    },
    {
      id: 'more-mistakes',
      title: 'More mistakes to avoid',
      more: 'Seven more, and what’s different in Latin America.',
      blocks: [
        {
          kind: 'mistakes',
          rows: [
            {
              wrong: 'Yo teno un perro.',
              right: '{Tengo:tener} un perro.',
              en: 'I have a dog.',
              why: '*Yo* ends in *-go*, and the rest follow the boot: *{tengo:tener}, {tienes:tener}, {tiene:tener}*.',
            },
            {
              wrong: 'No quieremos esperar más.',
              right: 'No {queremos:querer} esperar más.',
              en: 'We don’t want to wait any longer.',
              why: '*Nosotros* is outside the boot: *{quiero:querer}*, but *{queremos:querer}*.',
            },
            {
              wrong: '¿Hablais español en casa?',
              right: '¿{Habláis:hablar} español en casa?',
              en: 'Do you speak Spanish at home?',
              why: 'The *vosotros* ending is stressed and written *-áis*, *-éis*, *-ís*.',
            },
            {
              wrong: '¿Vosotros vivéis en el centro?',
              right: '¿Vosotros {vivís:vivir} en el centro?',
              en: 'Do you live in the centre?',
              why: '*-er* and *-ir* verbs differ in the *nosotros* and *vosotros* forms: *{coméis:comer}*, but *{vivís:vivir}*.',
            },
            {
              wrong: 'Vivo aquí desde dos años.',
              right: '{Vivo:vivir} aquí desde hace dos años.',
              en: 'I’ve lived here for two years.',
              why: '*Desde* needs a starting point: *desde 2022*. With a length of time, use *desde hace*. (In much of Latin America people say *He vivido aquí por dos años*; in Spain that sounds as if it’s over.) See [How long?](#time-expressions).',
            },
            {
              wrong: 'Yo pido por una hamburguesa.',
              right: '{Pido:pedir} una hamburguesa.',
              en: 'I ask for a hamburger.',
              why: '*Pedir* already means “to ask for”, so you don’t need *por*. In the same way, *buscar* is “to look for” and *esperar* “to wait for”.',
            },
            {
              wrong: 'Él prevee problemas.',
              right: 'Él {prevé:prever} problemas.',
              en: 'He foresees problems.',
              why: '*Prever* is conjugated like *ver*. The extra *e* comes from *proveer* and *leer*.',
            },
          ],
        },
        {
          kind: 'note',
          label: 'Spain and Latin America',
          text: 'For friends, Spain uses *vosotros*: *¿{Queréis:querer} ir?* (“Do you want to go?”). Latin America (and parts of Andalusia and the Canaries) uses *ustedes*: *¿{Quieren:querer} ir?* Both are correct; choose one and stick to it. In Argentina, Uruguay and much of Central America you’ll also hear *vos* for *tú*. In Spain people say *{cojo:coger} el autobús* (“I catch the bus”). In Latin America use *{tomo:tomar} el autobús*: *coger* is rude in many places there.',
        },
      ],
    },
    {
      id: 'drill',
      title: 'Form drill',
      more: 'Ten forms to type, then ten reflexive verbs.',
      blocks: [
        {
          kind: 'drill',
          caption: 'Regular and irregular verbs',
          tense: 'present',
          regular: [
            {
              verbs: ['hablar', 'comer', 'vivir', 'estudiar', 'trabajar', 'aprender', 'beber', 'escribir'],
              section: 'formation',
            },
          ],
          irregular: [
            {
              verbs: ['ser', 'estar', 'ir', 'tener', 'hacer', 'salir', 'saber', 'conocer'],
              section: 'irregular-information',
            },
            { verbs: ['poder', 'querer', 'jugar', 'pedir', 'dormir'], section: 'stem-changes' },
            { verbs: ['venir', 'decir', 'oír', 'construir'], section: 'more-irregular-verbs' },
            { verbs: ['enviar'], section: 'accent-changes' },
          ],
        },
        {
          kind: 'drill',
          caption: 'Reflexive verbs',
          tense: 'present',
          regular: [
            {
              verbs: ['levantarse', 'ducharse', 'lavarse', 'bañarse', 'quedarse', 'llamarse', 'cepillarse'],
              section: 'reflexive-verbs',
            },
          ],
          irregular: [
            {
              verbs: ['acostarse', 'despertarse', 'vestirse', 'sentarse', 'divertirse', 'irse', 'ponerse'],
              section: 'reflexive-verbs',
            },
          ],
        },
      ],
    },
  ],
  exercises: [
    {
      kind: 'fill',
      id: 'yo-hablar',
      teaches: 'formation',
      sentence: 'En casa yo ___ inglés con mi padre.',
      en: 'At home I speak English with my dad. (hablar)',
      answers: ['hablo'],
      because: 'With *yo*, *-ar* verbs end in *-o*, with no accent: *{hablo:hablar}*.',
      mistakes: [
        { answer: 'habla', because: '*{Habla:hablar}* is “he or she speaks”; *yo* ends in *-o*.' },
        { answer: 'hablar', because: 'The infinitive is “to speak”. After *yo*, conjugate the verb.' },
        {
          answer: '{hablando|hablado}',
          because: 'This isn’t a *yo* form: the verb needs the ending *-o*.',
        },
        {
          answer: '{soy|estoy} {hablo|hablar}',
          because: 'The present is one word, without *ser* or *estar*: *{hablo:hablar}*.',
        },
        { answer: 'hago hablar', because: 'Spanish has no word for _do_ here: it’s just *{hablo:hablar}*.' },
        { answer: 'me hablo', because: '*Me {hablo:hablar}* is “I speak to myself”. Leave out *me*.' },
        {
          answer: '{ablo|hablio|hablro|hablao}',
          because: 'The stem is *habl-*, and *yo* adds *-o*: *{hablo:hablar}*.',
        },
      ],
      notAsked: [
        {
          answer: 'estoy hablando',
          because: 'This is what you’re doing right now. For what you usually do, use *{hablo:hablar}*.',
        },
      ],
      twins: { hablo: 'I speak', habló: 'he or she spoke' },
    },
    {
      kind: 'fill',
      id: 'vosotros-salir',
      teaches: 'formation',
      sentence: '¿A qué hora ___ vosotros del instituto?',
      en: 'What time do you (plural) leave school? (salir)',
      answers: ['salís'],
      because: '*-ir* verbs end in *-ís* with *vosotros*, stressed and with an accent.',
      mistakes: [
        { answer: 'saléis', because: '*-éis* is for *-er* verbs. For *salir*, use *-ís*.' },
        { answer: 'saláis', because: '*-áis* is for *-ar* verbs. For *salir*, use *-ís*.' },
        { answer: '{salíis|sáliis|salíes}', because: 'The ending replaces *-ir*: *sal-* + *-ís*.' },
        { answer: 'salen', because: '*{Salen:salir}* goes with *ellos* or *ustedes*, not with *vosotros*.' },
        { answer: 'sales', because: '*{Sales:salir}* is for *tú*, one person.' },
        { answer: 'salimos', because: '*{Salimos:salir}* is “we leave”. *Vosotros* uses *-ís*.' },
        {
          answer: 'salir',
          because: 'The infinitive is “to leave”. With *vosotros*, conjugate the verb.',
        },
      ],
      notAsked: [
        {
          answer: 'estáis saliendo',
          because: 'This is what you’re doing right now. For a timetable, use the simple present: *salís*.',
        },
        {
          answer: 'os salís',
          because:
            '*Salirse* is “to walk out”, before the end. “To leave” at the usual time is *salir*: *salís*.',
        },
      ],
      ustedes: {
        sentence: '¿A qué hora ___ ustedes del instituto?',
        answers: ['salen'],
        because: '*-ir* verbs end in *-en* with *ustedes*, as they do with *ellos*.',
        mistakes: [
          { answer: 'salimos', because: '*{Salimos:salir}* is “we leave”. *Ustedes* uses *-en*.' },
          {
            answer: 'salir',
            because: 'The infinitive is “to leave”. With *ustedes*, conjugate the verb.',
          },
          { answer: 'salan', because: '*-an* is for *-ar* verbs. For *salir*, use *-en*.' },
          { answer: 'salín', because: 'With *ustedes*, *-ir* verbs end in *-en*, like *-er* verbs.' },
          { answer: 'sale', because: '*{Sale:salir}* is for *usted*, one person. For *ustedes*, add *-n*.' },
          { answer: 'sales', because: '*{Sales:salir}* is for *tú*, one person.' },
          { answer: 'salís', because: '*Salís* goes with *vosotros*, not with *ustedes*.' },
        ],
        notAsked: [
          {
            answer: 'están saliendo',
            because:
              'This is what you’re doing right now. For a timetable, use the simple present: *{salen:salir}*.',
          },
          {
            answer: 'se salen',
            because:
              '*Salirse* is “to walk out”, or in Mexico simply “to leave”. “You leave” is *{salen:salir}* everywhere.',
          },
        ],
      },
    },
    {
      kind: 'hear',
      id: 'hear-hablo',
      teaches: 'formation',
      says: 'Hablo con mi abuela.',
      choices: ['Hablo con mi abuela.', 'Habló con mi abuela.'],
      en: 'I talk to my gran.',
      because:
        'The stress is on the first syllable: *{hablo:hablar}*, “I speak”. On the last one it would be *{habló:hablar}*, “he or she spoke”.',
    },
    {
      kind: 'choose',
      id: 'what-are-you-reading',
      teaches: 'when-to-use',
      prompt:
        '*Leer* is “to read”, *leo* is “I read”, *lees* is “you read”. How do you ask a friend what she is reading?',
      options: [
        {
          text: '*¿Qué lees?*',
          right: true,
          because:
            'One word is enough for “are you reading”: the ending *-es* means “you”, and the present is also used for what’s going on now.',
        },
        { text: '*¿Qué leo?*', because: 'The ending *-o* means “I”, so this asks “What am I reading?”' },
        {
          text: '*¿Qué eres leer?*',
          because: 'This copies “are you” word for word. Spanish doesn’t use _are_ or _do_ here.',
        },
      ],
    },
    {
      kind: 'translate',
      id: 'sundays-grandparents',
      teaches: 'when-to-use',
      en: 'On Sundays we visit my grandparents.',
      parts: { when: 'los domingos|todos los domingos|cada domingo', them: '{mis|los} abuelos' },
      answers: [
        '<$When> visitamos ^ a $them.',
        '<$When> {vemos a|vamos a {ver|visitar} a|solemos {ver|visitar|ir a ver|ir a visitar} a|[les] hacemos una visita a|vamos a casa de|vamos donde} $them.',
        'A $them los {visitamos|vemos|vamos a {ver|visitar}} <$when>.',
      ],
      because:
        'Use the present for a habit. *{Visitamos:visitar}* has the “we” ending, and *a* goes before people.',
      mistakes: [
        {
          answer: '<Los domingos> visitamos mis abuelos.',
          because: 'Before people, *visitar* needs *a*: *visitamos a mis abuelos*.',
        },
        {
          answer: '<En domingos> visitamos a mis abuelos.',
          because: '“On Sundays” is *los domingos*, without *en*.',
        },
      ],
      notAsked: [
        {
          answer: '<Los domingos> estamos visitando a mis abuelos.',
          because:
            'This is for what’s going on now. For a habit, use the simple present: *{visitamos:visitar}*.',
        },
        {
          answer: '<El domingo> visitamos a mis abuelos.',
          because: '*El domingo* is one Sunday. “On Sundays” is *los domingos*.',
        },
        {
          answer: '<Los domingos> {visito|visita|visitan} a mis abuelos.',
          because: 'This is a different person. “We visit” is *{visitamos:visitar}*.',
        },
      ],
    },
    {
      kind: 'fill',
      id: 'sister-sixteen',
      teaches: 'irregular-information',
      sentence: 'Mi hermana ___ dieciséis años.',
      en: 'My sister is sixteen. (tener)',
      answers: ['tiene'],
      because: 'Spanish uses *tener* for age, and *mi hermana* needs *{tiene:tener}*.',
      mistakes: [
        { answer: 'tengo', because: '*{Tengo:tener}* is “I have”. *Mi hermana* needs *{tiene:tener}*.' },
        { answer: '{tene|tine}', because: 'Inside the boot the *e* becomes *ie*: *{tiene:tener}*.' },
        { answer: 'tenga', because: '*-go* is for *yo* only, and here the ending is *-e*: *{tiene:tener}*.' },
        {
          answer: '{es|está}',
          because: 'English says _is_, but Spanish uses *tener* for age: *{tiene:tener}*.',
        },
        {
          answer: '{tienes|tienen}',
          because: '*Mi hermana* is “she”: *{tiene:tener}*, without *-s* or *-n*.',
        },
      ],
    },
    {
      kind: 'order',
      id: 'by-bike',
      teaches: 'irregular-information',
      words: ['bici', 'al', 'voy', 'lunes', 'instituto', 'los', 'en'],
      en: 'On Mondays I go to school by bike.',
      answers: [
        '<Los lunes> voy ^ al instituto ^ en bici.',
        '<Los lunes> voy ^ en bici ^ al instituto.',
        '{En bici voy {al instituto los lunes|los lunes al instituto}|En bici los lunes voy al instituto|Los lunes al instituto voy en bici|Al instituto voy en bici los lunes|Al instituto voy los lunes en bici|Los lunes en bici voy al instituto|Al instituto los lunes voy en bici}.',
      ],
      because: '*{Voy:ir}* is “I go”; “to the” is *al*, and “by bike” is *en bici*.',
      mistakes: [
        {
          answer: '{Los lunes voy en instituto al bici|Los lunes voy al bici en instituto}.',
          because: '“To school” is *al instituto*, and “by bike” is *en bici*.',
        },
      ],
    },
    {
      kind: 'choose',
      id: 'yo-conocer',
      teaches: 'irregular-information',
      prompt: 'Which form of *conocer*?',
      sentence: 'Yo no ___ a la nueva profesora de Música.',
      en: 'I don’t know the new music teacher.',
      options: [
        {
          text: '*conozco*',
          right: true,
          because: 'Most verbs ending in a vowel + *-cer* have *-zco* with *yo*, but not *hacer*.',
        },
        {
          text: '*conozo*',
          because: 'The *z* is right but the *c* sound is missing: *-zco*, as in *{ofrezco:ofrecer}*.',
        },
        {
          text: '*conoco*',
          because: 'This would be the regular form, but *conocer* is irregular with *yo*.',
        },
        {
          text: '*conoce*',
          because: 'This is “he or she knows”. With *yo* the ending is *-o*.',
          teaches: 'formation',
        },
      ],
    },
    {
      kind: 'correct',
      id: 'saber-yo',
      teaches: 'irregular-information',
      sentence: 'Yo sabo hablar tres idiomas.',
      en: 'I can speak three languages.',
      answers: [
        '{Yo sé|Sé} hablar [en] tres {idiomas|lenguas}.',
        {
          answer: 'Puedo hablar [en] tres {idiomas|lenguas}.',
          note: 'Right: *poder* also means “can”. For a skill, people mostly use *saber*: *{sé:saber} hablar*.',
        },
        {
          answer: '{Hablo|Sé} tres {idiomas|lenguas}.',
          note: 'Right, but the sentence has *saber* + *hablar*.',
        },
        {
          answer: '{Soy capaz de hablar [en]|Domino} tres {idiomas|lenguas}.',
          note: 'Right, but in different words. The sentence has *saber* + *hablar*.',
        },
        'Sé hablar tres {idiomas|lenguas} diferentes.',
      ],
      because: 'The *yo* form of *saber* is *{sé:saber}*.',
      mistakes: [
        { answer: 'Yo sabe hablar tres {idiomas|lenguas}.', because: '*{Sabe:saber}* is “he or she knows”.' },
        { answer: 'Yo sabes hablar tres {idiomas|lenguas}.', because: '*{Sabes:saber}* is “you know”.' },
        {
          answer: '{Yo|} {sepo|sapo|sebo|saco|sabio|sabro} hablar tres {idiomas|lenguas}.',
          because: 'That isn’t a form of *saber*. With *yo* it’s one short word, *{sé:saber}*.',
        },
        {
          answer: '{Yo|} sepa hablar tres {idiomas|lenguas}.',
          because: '*Sepa* is the subjunctive. For a plain fact, use *{sé:saber}*.',
        },
        {
          answer: '{Yo|} {soy|estoy} hablar tres {idiomas|lenguas}.',
          because: '*Soy* and *estoy* are “I am”. For a skill, use *saber*: *{sé:saber} hablar*.',
        },
        {
          answer: '{Yo|} saber hablar tres {idiomas|lenguas}.',
          because: 'The infinitive is “to know”. With *yo* it’s *{sé:saber}*.',
        },
        {
          answer: '{Yo|} conozco hablar tres {idiomas|lenguas}.',
          because:
            '*Conocer* is for knowing people or places. For a skill, use *saber* + infinitive: *{sé:saber} hablar*.',
        },
        {
          answer: '{Yo|} sé como hablar tres {idiomas|lenguas}.',
          because: '*{Sé:saber}* is right. *Saber* + infinitive already means “know how to”, without *cómo*.',
        },
        {
          answer: '{Yo|} sé {a|de|que} hablar tres {idiomas|lenguas}.',
          because: '*{Sé:saber}* is right. The infinitive follows it directly: *{sé:saber} hablar*.',
        },
        {
          answer: '{Yo|} sé {hablo|hablando|habla} tres {idiomas|lenguas}.',
          because: '*{Sé:saber}* is right. The verb after it stays in the infinitive: *hablar*.',
        },
        {
          answer: '{Yo|} sé hablar tres {idioma|lengua|lenguaje}.',
          because: '*{Sé:saber}* is right. “Three languages” is *tres idiomas*.',
        },
      ],
      notAsked: [
        {
          answer: '{Yo|} {sabía|supe} hablar tres {idiomas|lenguas}.',
          because: 'You can speak them now, so use the present: *{sé:saber}*.',
        },
        { answer: 'Sabe hablar tres {idiomas|lenguas}.', because: '*{Sabe:saber}* is “he or she knows”.' },
        { answer: 'Sabes hablar tres {idiomas|lenguas}.', because: '*{Sabes:saber}* is “you know”.' },
        {
          answer: '{Yo|} sé cómo hablar tres {idiomas|lenguas}.',
          because:
            '*Sé cómo hablar* is about the method. For a skill, use *saber* + infinitive, without *cómo*.',
        },
        {
          answer: '{Yo|} sé hablar tres lenguajes.',
          because:
            '*Sé* is right. *Lenguaje* is mostly a way of speaking or a computer language. English and Spanish are *idiomas*.',
        },
      ],
      twins: { sé: 'I know', se: 'himself, herself, themselves' },
    },
    {
      kind: 'choose',
      id: 'nosotros-jugar',
      teaches: 'stem-changes',
      prompt: 'Which form of *jugar*?',
      sentence: 'Mis amigos y yo ___ al baloncesto los sábados.',
      en: 'My friends and I play basketball on Saturdays.',
      options: [
        {
          text: '*jugamos*',
          right: true,
          because: '*Mis amigos y yo* is *nosotros*, and *nosotros* is outside the boot: the *u* stays.',
        },
        {
          text: '*juegamos*',
          because: 'With *nosotros* the stress is on the ending, so the stem doesn’t change.',
        },
        {
          text: '*juegan*',
          because: 'This means “they play”. The sentence includes *yo*, so it needs the “we” form.',
          teaches: 'formation',
        },
        {
          text: '*juego*',
          because: 'This is “I play”. The subject is *mis amigos y yo*, more than one person.',
          teaches: 'formation',
        },
      ],
    },
    {
      kind: 'translate',
      id: 'not-want',
      teaches: 'stem-changes',
      en: 'We don’t want to go out tonight.',
      answers: [
        'No {queremos|deseamos} salir [de casa] <esta noche|hoy por la noche|hoy en la noche|hoy a la noche>.',
        {
          answer:
            'No {nos apetece|tenemos ganas de|se nos antoja} salir <esta noche|hoy por la noche|hoy en la noche>.',
          note: 'This means “we don’t feel like going out”, so it works here too. *Apetecer* is used mostly in Spain and *antojarse* in Mexico. “Want” is usually *querer*: *no {queremos:querer} salir*.',
        },
        'Esta noche no {nos apetece|tenemos ganas de} salir [de casa].',
        'Hoy no queremos salir por la noche.',
        {
          answer:
            'No queremos {salir de fiesta|ir a ninguna parte|ir a ningún sitio|ir a ningún lado} <esta noche>.',
          note: 'Right, but slightly different. “Go out” is just *salir*.',
        },
      ],
      because: 'All you need is *no* + verb, and *{queremos:querer}* is outside the boot.',
      mistakes: [
        {
          answer: 'No {quieremos|quiremos|quieramos|quieriamos} salir <esta noche>.',
          because: 'With *nosotros* the stem doesn’t change: *{queremos:querer}*.',
        },
        {
          answer:
            '{No hacemos|Hacemos no|No hacer|Nosotros hacemos no|Nosotros no hacemos} {queremos|querer} salir <esta noche>.',
          because: '_Don’t_ is just *no* in Spanish.',
        },
        {
          answer: 'No queremos {a|de|para|que} salir <esta noche>.',
          because: '*Querer* is followed directly by the infinitive: *{queremos:querer} salir*.',
        },
        {
          answer: 'No queremos {salimos|saliendo} <esta noche>.',
          because: 'After *{queremos:querer}* the second verb stays in the infinitive: *salir*.',
        },
        {
          answer: 'No queremos que salgamos <esta noche>.',
          because: 'The subject is the same (“we”), so use the infinitive, without *que*.',
        },
        {
          answer: 'No queremos {ir salir|ir a salir} <esta noche>.',
          because: '“To go out” is one word, *salir*.',
        },
        {
          answer: '{No nosotros|No nosotras} queremos salir <esta noche>.',
          because: '*No* goes directly before the verb: *nosotros no {queremos:querer}*.',
        },
        {
          answer: '{Queremos no|Nosotros queremos no} salir <esta noche>.',
          because: '*No* goes before *querer*: *no {queremos:querer}*.',
        },
        {
          answer: 'No {gustamos|amamos} salir <esta noche>.',
          because: '*Gustar* and *amar* are for liking and loving. “To want to” is *querer* + infinitive.',
        },
        {
          answer: 'No queremos salir {este|esto|estas} noche.',
          because: '*Noche* is feminine singular: *esta noche*.',
        },
        {
          answer: 'No queremos salir {a noche|a la noche esta}.',
          because: '“Tonight” is *esta noche*.',
        },
      ],
      notAsked: [
        {
          answer: 'No {queríamos|quisimos} salir <esta noche>.',
          because: 'Good Spanish for the past, “we didn’t want”. “We don’t want” is *{queremos:querer}*.',
        },
        {
          answer: 'No queremos ir <esta noche>.',
          because: 'Good Spanish for “we don’t want to go”. “To go out” is *salir*.',
        },
        {
          answer: 'No queremos {ir fuera|ir afuera} <esta noche>.',
          because: '*Fuera* and *afuera* are “outside”. “To go out”, in the evening, is *salir*.',
        },
        {
          answer: 'No nos gusta salir <esta noche>.',
          because: 'Good Spanish for “we don’t like”. “We don’t want” is *no {queremos:querer}*.',
        },
        { answer: 'No queremos salir hoy.', because: '*Hoy* is “today”. “Tonight” is *esta noche*.' },
        {
          answer: 'No queremos salir esta tarde.',
          because: '*Esta tarde* is “this afternoon”. “Tonight” is *esta noche*.',
        },
        {
          answer: 'No {quieren|quiere|quieres} salir <esta noche>.',
          because: 'This is a different person. “We want” is *{queremos:querer}*.',
        },
        {
          answer: 'No quiero salir <esta noche>.',
          because: '*{Quiero:querer}* is “I want”. “We want” is *{queremos:querer}*.',
        },
      ],
    },
    {
      kind: 'choose',
      id: 'like-sports',
      teaches: 'gustar',
      prompt: 'Which form of *gustar*?',
      sentence: 'A mi hermano no le ___ los deportes.',
      en: 'My brother doesn’t like sport.',
      options: [
        {
          text: '*gustan*',
          right: true,
          because: 'The verb agrees with *los deportes*, which is plural, so use *-an*.',
        },
        { text: '*gusta*', because: 'This goes with one thing or with a verb. *Los deportes* is plural.' },
        {
          text: '*gusto*',
          because: 'The ending *-o* is for “I”. The verb agrees with *los deportes*, not with the person.',
        },
      ],
    },
    {
      kind: 'translate',
      id: 'like-and-love',
      teaches: 'gustar',
      en: 'I like cooking and I love dogs.',
      answers: [
        'Me gusta {cocinar|la cocina} y me encantan los perros.',
        'Me encantan los perros y me gusta cocinar.',
        'Me gusta cocinar[,] y los perros me encantan.',
        {
          answer: 'Me gusta mucho cocinar y me encantan los perros.',
          note: 'Right, but stronger: “I like cooking a lot”.',
        },
        'Me gusta {hacer la comida|guisar} y me encantan los perros.',
        {
          answer: 'Disfruto cocinando y me encantan los perros.',
          note: 'Right, but this means “I enjoy cooking”. “I like” is *me {gusta:gustar}*.',
        },
        {
          answer: 'Me gusta cocinar y {amo [a]|adoro [a]} los perros.',
          note: 'Right. Most people say *me {encantan:encantar} los perros*.',
        },
        {
          answer: 'Me gusta cocinar y me fascinan los perros.',
          note: 'Used mostly in Latin America. In Spain, “I love” is usually *me {encantan:encantar}*.',
        },
        {
          answer: 'Me gusta cocinar y me gustan mucho los perros.',
          note: 'Right, but weaker: “I love” is *me {encantan:encantar}*.',
        },
      ],
      because:
        '*Cocinar* is a verb, so use *{gusta:gustar}*. *Los perros* is plural, so use *{encantan:encantar}*.',
      mistakes: [
        {
          answer: 'Me gusta cocinar y me encanta los perros.',
          because: '*Me {gusta:gustar} cocinar* is right. *Los perros* is plural: *me {encantan:encantar}*.',
        },
        {
          answer: '{Gusto|Me gusto|Yo gusto} cocinar y me encantan los perros.',
          because: '“I like” is *me {gusta:gustar}*: cooking pleases me.',
        },
        {
          answer: 'Me gusta cocinando y me encantan los perros.',
          because: 'After *me {gusta:gustar}*, use the infinitive: *cocinar*.',
        },
        {
          answer: 'Me gusta cocinar y me encantan perros.',
          because: 'For dogs in general, use the article: *los perros*.',
        },
        {
          answer: 'Me gustan cocinar y me encantan los perros.',
          because: 'A verb counts as one thing: *me {gusta:gustar} cocinar*.',
        },
      ],
      notAsked: [
        {
          answer: 'Me encanta cocinar y me {encantan|gustan} los perros.',
          because: 'Good Spanish, but this is “I love cooking”. “I like” is *me {gusta:gustar}*.',
        },
      ],
    },
    {
      kind: 'proofread',
      id: 'my-saturdays',
      teaches: 'common-mistakes',
      en: 'Noa writes about her Saturdays for the school magazine: she gets up at nine, works in her aunt’s shop and plays football.',
      lines: [
        { right: 'Los sábados me levanto a las nueve.' },
        {
          wrong: 'Después salo de casa y voy a la tienda de mi tía.',
          answers: ['{Después|Luego} [yo] {salgo|me voy|me marcho} de casa y voy a la tienda de mi tía.'],
          because: 'The *yo* form of *salir* is *{salgo:salir}*.',
        },
        { right: 'Mi primo y yo empezamos a trabajar a las diez.' },
        {
          wrong: 'Por la tarde mis amigas y yo juegamos al fútbol.',
          answers: [
            '<Por la tarde> {mis amigas y yo jugamos al fútbol|jugamos al fútbol mis amigas y yo}.',
            {
              answer: '<{Por|En} la tarde> mis amigas y yo jugamos {al fútbol|fútbol}.',
              note: 'In much of Latin America people say *en la tarde* and *jugar fútbol*; in Spain, *por la tarde* and *jugar al fútbol*.',
            },
          ],
          mistakes: [
            {
              answer: 'Por la tarde mis amigas y yo jugamos a fútbol.',
              because: '*{Jugamos:jugar}* is right. *Al fútbol* was already right.',
            },
          ],
          because: '“My friends and I” is *nosotros*, which is outside the boot: *{jugamos:jugar}*.',
        },
        {
          wrong: 'No sabo jugar muy bien, pero me divierto mucho.',
          answers: ['No {sé jugar|juego} muy bien, pero me divierto mucho.'],
          because: 'The *yo* form of *saber* is *{sé:saber}*.',
        },
        { right: 'Y tú, ¿qué haces los sábados?' },
      ],
    },
    {
      kind: 'hear',
      id: 'dictation-since',
      teaches: 'time-expressions',
      says: 'Estudio español desde hace dos años.',
      en: 'I’ve been studying Spanish for two years.',
      because:
        'In *desde hace* the two *e* sounds run together, and the *h* is silent. The verb is in the present: *{estudio:estudiar}*.',
    },
    {
      kind: 'choose',
      id: 'how-long',
      teaches: 'time-expressions',
      prompt: 'How do you say “I’ve played the guitar for three years”, if you still play?',
      options: [
        {
          text: '*Toco la guitarra desde hace tres años.*',
          right: true,
          because: 'You still play, so use the present with *desde hace*.',
        },
        {
          text: '*He tocado la guitarra desde tres años.*',
          because: '*Desde* needs a starting point. With a length of time, use *desde hace* and the present.',
        },
        {
          text: '*Toco la guitarra desde tres años.*',
          because: '*Desde* needs a starting point (*desde 2022*). With a length of time, use *desde hace*.',
        },
        {
          text: '*Toqué la guitarra tres años.*',
          because: 'This means that you played for three years and then stopped.',
          teaches: 'when-to-use',
        },
      ],
    },
    {
      kind: 'correct',
      id: 'still-live',
      teaches: 'time-expressions',
      sentence: 'Estudio español desde cuatro años.',
      en: 'I’ve been studying Spanish for four years (and I still am).',
      parts: {
        since: 'desde hace [ya] cuatro años',
        study: 'estudio|estoy estudiando|vengo estudiando',
        spanish: '[el] español',
      },
      answers: [
        '$Study $spanish <$since>.',
        '{Llevo|Llevo ya|Ya llevo} {cuatro años estudiando $spanish|estudiando $spanish cuatro años}.',
        'Llevo estudiando $spanish ya cuatro años.',
        '{Hace|Hace ya|Ya hace} cuatro años que {$study} $spanish.',
        {
          answer: '{Estudio|Vengo estudiando} $spanish <hace [ya] cuatro años>.',
          note: 'Right, and used mostly in Latin America. In Spain people usually say *desde hace cuatro años* or *hace cuatro años que…*',
        },
        {
          answer: '{He estudiado|He estado estudiando} $spanish <$since>.',
          note: 'Some people say this, mostly in Latin America. For something still going on, people usually use the present: *{estudio:estudiar}*.',
        },
        {
          answer: 'Estoy estudiando $spanish <hace [ya] cuatro años>.',
          note: 'Right, and used mostly in Latin America. In Spain people usually say *desde hace cuatro años* or *hace cuatro años que…*',
        },
        {
          answer:
            '{{Tengo|Tengo ya|Ya tengo} cuatro años {estudiando|de estudiar}|Llevo cuatro años de estudiar} español.',
          note: 'Used in Mexico, Central America and the Caribbean. In Spain it’s *{llevo:llevar} cuatro años estudiando*.',
        },
        {
          answer:
            '{{Aprendo|Estoy aprendiendo} $spanish $since|$Since {aprendo|estoy aprendiendo} $spanish|Llevo {cuatro años aprendiendo $spanish|aprendiendo $spanish cuatro años}|{Hace|Hace ya|Ya hace} cuatro años que {aprendo|estoy aprendiendo} $spanish}.',
          note: 'Right, but *aprender* is “to learn”. The sentence has *estudiar*.',
        },
        {
          answer: '{Hace|Hace ya|Ya hace} cuatro años que llevo estudiando $spanish.',
          note: 'People say this, but one of the two is enough: *hace cuatro años que estudio* or *llevo cuatro años estudiando*.',
        },
        {
          answer: 'Llevo estudiando $spanish $since.',
          note: 'People say this, but one of the two is enough: *llevo cuatro años estudiando* or *estudio desde hace cuatro años*.',
        },
      ],
      because:
        '*Desde* needs a starting point (*desde 2022*). With a length of time, say *{estudio:estudiar} … desde hace*, *hace … que {estudio:estudiar}* or *{llevo:llevar} … estudiando*.',
      mistakes: [
        {
          answer: 'Estoy estudiando español <{por|durante|para|en} cuatro años>.',
          because: 'You’re still studying, so “for” is *desde hace* here.',
        },
        {
          answer: 'Estudio español <{para|en} cuatro años>.',
          because: 'You’re still studying, so “for” is *desde hace* here.',
        },
        {
          answer:
            '{Estoy estudiando español {cuatro años|cuatro años atrás}|Estudio español cuatro años atrás}.',
          because: 'You’re still studying, so say *desde hace cuatro años*.',
        },
        {
          answer:
            '{Estoy estudiando|Llevo estudiando|He estudiado|He estado estudiando} español desde cuatro años.',
          because: '*Desde* needs a starting point (*desde 2022*). With a length of time, use *desde hace*.',
        },
        {
          answer: 'Desde cuatro años [que] {estudio|estoy estudiando|he estudiado} español.',
          because: '*Desde* needs a starting point (*desde 2022*). With a length of time, use *desde hace*.',
        },
        {
          answer: '{Estudié|Estuve estudiando} español <desde hace cuatro años>.',
          because:
            'The verb is in the past. You’re still studying, so use the present: *{estudio:estudiar}*.',
        },
        {
          answer: 'Hace cuatro años que estudiar español.',
          because:
            '*Hace … que* is right. You’re still studying, so the verb is in the present: *{estudio:estudiar}*.',
        },
        {
          answer: 'Llevo cuatro años {estudio|estudiar|estudiado|a estudiar} español.',
          because: '*{Llevo:llevar} cuatro años* is right. After it, use the gerund: *estudiando*.',
        },
        {
          answer: 'Llevo {estudio|estudiar|estudiado} español cuatro años.',
          because: 'After *{llevo:llevar}*, use the gerund: *estudiando*.',
        },
        {
          answer: 'Llevo estudiando español para cuatro años.',
          because:
            '*{Llevo:llevar} estudiando* is right. Don’t use a preposition before the time: *cuatro años*.',
        },
        {
          answer: '{Llevo|He llevado} por cuatro años estudiando español.',
          because: 'Don’t use a preposition before the time: *{llevo:llevar} cuatro años*.',
        },
        {
          answer: '{Estudio|Estoy estudiando} español desde {hacen|hago|hacer|hacía} cuatro años.',
          because: 'With a verb in the present, it’s always *hace*: *desde hace*.',
        },
        {
          answer: '{Hacen|Hago|Hacer} cuatro años que {estudio|estoy estudiando} español.',
          because: 'With a verb in the present, it’s always *hace*: *hace cuatro años*.',
        },
        {
          answer: '{Estudio|Estoy estudiando} español desde hace {cuatro año|cuarto años}.',
          because: '*Desde hace* is right. “Four years” is *cuatro años*.',
        },
        {
          answer: '{Soy estudiando|Soy estudio|Estoy estudio|Estoy estudiar} español desde hace cuatro años.',
          because:
            '*Desde hace* is right. The verb is *{estudio:estudiar}* or *{estoy estudiando:estudiar}*.',
        },
      ],
      notAsked: [
        {
          answer: '{Estudié|Estudiaba|Estaba estudiando|Estuve estudiando} español <hace cuatro años>.',
          because:
            'Good Spanish, but that means four years **ago**. You’re still studying: *{estudio:estudiar} español desde hace cuatro años*.',
        },
        {
          answer: 'Empecé a estudiar español hace cuatro años.',
          because:
            'Good Spanish for “I started”. “I’ve been studying” is *{estudio:estudiar} español desde hace cuatro años*.',
        },
        {
          answer: '{He estudiado|He estado estudiando} español <por cuatro años>.',
          because:
            'Common in Latin America. In Spain it sounds as if it’s over. This works everywhere: *{estudio:estudiar} español desde hace cuatro años*.',
        },
        {
          answer: '{He estudiado|He estado estudiando} español <durante cuatro años>.',
          because:
            'Good Spanish, but it doesn’t say that you’re still studying. Use the present: *{estudio:estudiar} español desde hace cuatro años*.',
        },
        {
          answer: 'Hace cuatro años que estudié español.',
          because: 'That’s “I studied Spanish four years ago”. You’re still studying: *{estudio:estudiar}*.',
        },
        {
          answer: '{Estudia|Estudias|Estudiamos|Estudian} español desde hace cuatro años.',
          because: '*Desde hace* is right. “I study” is *{estudio:estudiar}*.',
        },
        {
          answer: 'Estudio español <{por|durante} cuatro años>.',
          because:
            'This gives the total time, as in a plan or a life story. You’re still studying: *desde hace cuatro años*.',
        },
        {
          answer: 'Estudio español cuatro años.',
          because:
            'This gives the total time, as in a plan or a life story. You’re still studying: *desde hace cuatro años*.',
        },
        {
          answer: '{Estudiaba|Estaba estudiando} español <desde hace cuatro años>.',
          because:
            'With the imperfect this is “I had been studying”, until something changed. You’re still studying: *{estudio:estudiar}*.',
        },
        {
          answer: 'Hace cuatro años que estudiaba español.',
          because:
            '*Hace … que* is right, but the imperfect puts it in the past. You’re still studying: *{estudio:estudiar}*.',
        },
        {
          answer: 'Llevo estudiando español {por|durante} cuatro años.',
          because:
            'People say this, but *llevar* needs no preposition before the time: *{llevo:llevar} cuatro años estudiando*.',
        },
        {
          answer: 'Desde hace cuatro años que {estudio|estoy estudiando} español.',
          because:
            'This mixes two patterns, although people say it: *{estudio:estudiar} español desde hace cuatro años* and *hace cuatro años que {estudio:estudiar} español*.',
        },
      ],
    },
    {
      kind: 'fill',
      id: 'brothers-shower',
      teaches: 'reflexive-verbs',
      sentence: 'Mis hermanos ___ después de desayunar.',
      en: 'My brothers have a shower after breakfast. (ducharse)',
      answers: ['se duchan'],
      because: 'With “they”, *ducharse* needs *se* and the ending *-an*.',
      mistakes: [
        { answer: 'duchan', because: 'The pronoun is missing: *se {duchan:ducharse}*.' },
        { answer: '{se ducha|se duchas}', because: '*Mis hermanos* is “they”: *se {duchan:ducharse}*.' },

        { answer: '{duchan se|duchanse}', because: '*Se* goes before the verb: *se {duchan:ducharse}*.' },
        {
          answer: '{ducharse|se duchar}',
          because: 'The infinitive is “to have a shower”. Conjugate it: use *-an*.',
        },
      ],
      notAsked: [
        {
          answer: '{les duchan|los duchan|me duchan}',
          because:
            'This means that they give somebody else a shower. “Have a shower” is *se {duchan:ducharse}*.',
        },
      ],
    },
    {
      kind: 'order',
      id: 'reflexive-order',
      teaches: 'reflexive-verbs',
      words: ['levanta', 'los', 'nunca', 'domingos', 'hermano', 'temprano', 'mi', 'se'],
      en: 'My brother never gets up early on Sundays.',
      answers: [
        'Mi hermano ^ nunca se levanta temprano <los domingos>.',
        'Nunca se levanta {temprano mi hermano|mi hermano temprano} <los domingos>.',
        'Nunca se levanta {temprano los domingos|los domingos temprano} mi hermano.',
        'Mi hermano nunca se levanta los domingos temprano.',
      ],
      because: '*Se* goes directly before the verb. With *nunca* before the verb, don’t use *no*.',
      mistakes: [
        {
          answer: 'Mi hermano se nunca levanta temprano <los domingos>.',
          because: 'Nothing goes between *se* and its verb: *nunca se {levanta:levantar}*.',
        },
        {
          answer: 'Mi hermano nunca levanta se temprano <los domingos>.',
          because: '*Se* goes before the verb: *se {levanta:levantar}*.',
        },
        {
          answer: 'Mi hermano se levanta {nunca temprano|temprano nunca} <los domingos>.',
          because: '*Nunca* after the verb needs *no* as well. Without *no*, *nunca* goes before *se*.',
        },
        {
          answer: 'Mi hermano se levanta temprano los domingos nunca.',
          because: '*Nunca* after the verb needs *no* as well. Without *no*, *nunca* goes before *se*.',
        },
        {
          answer: 'Mi hermano se levanta temprano nunca los domingos.',
          because: '*Nunca* after the verb needs *no* as well. Without *no*, *nunca* goes before *se*.',
        },
        {
          answer: 'Mi hermano nunca se temprano levanta <los domingos>.',
          because: 'Nothing goes between *se* and its verb: *se {levanta:levantar} temprano*.',
        },
        {
          answer: 'Los hermano nunca se levanta temprano mi domingos.',
          because: '*Hermano* is one person, *mi hermano*, and “on Sundays” is *los domingos*.',
        },
      ],
    },
    {
      kind: 'correct',
      id: 'dad-six',
      teaches: 'reflexive-verbs',
      sentence: 'Entre semana mi padre levanta a las seis.',
      en: 'On weekdays my dad gets up at six.',
      answers: [
        '<Entre semana> mi padre se levanta <a las seis [de la mañana]>.',
        'Entre semana se levanta {mi padre a las seis|a las seis mi padre}.',
        'Mi {padre|papá} entre semana se levanta a las seis.',
        '<{De lunes a viernes|Durante la semana|Los días de semana|Los días entre semana|Los días laborables}> mi {padre|papá} se levanta a las seis.',
        '{Entre semana a las seis se levanta mi padre|A las seis se levanta mi padre entre semana}.',
      ],
      because: '“To get up” is *levantarse*, with *se*. *Levantar* alone is “to lift”.',
      mistakes: [
        {
          answer: 'Entre semana mi padre {levanta se|levantase|levántase} a las seis.',
          because: '*Se* goes before the verb: *se {levanta:levantarse}*.',
        },
        {
          answer: 'Entre semana mi padre se {levanto|levantan|levante} a las seis.',
          because: '*Se* is right. *Mi padre* needs the ending *-a*: *se {levanta:levantarse}*.',
        },
      ],
      notAsked: [
        {
          answer: 'Entre semana mi padre se despierta a las seis.',
          because: 'Good Spanish for “wakes up”. “Gets up” is *se {levanta:levantarse}*.',
        },
        {
          answer: 'Entre semana mi padre {me|le|lo} levanta a las seis.',
          because: 'This means that he gets somebody else up. “Gets up” is *se {levanta:levantarse}*.',
        },
      ],
    },
    {
      kind: 'choose',
      id: 'question-word',
      teaches: 'questions',
      prompt: 'Which word begins the question?',
      sentence: '¿___ vais este verano? —A Portugal.',
      en: 'Where are you going this summer? – To Portugal.',
      options: [
        {
          text: '*Adónde*',
          right: true,
          because: 'It asks “where to”, with a verb of movement, and question words have an accent.',
        },
        {
          text: '*Adonde*',
          because: 'This is the right word without its accent. Question words always have one.',
        },
        { text: '*Cuándo*', because: 'This asks “when”. The answer, *a Portugal*, is a place.' },
        {
          text: '*Cuál*',
          because: 'This asks “which one” out of a set, not where you’re going.',
        },
      ],
      ustedes: { sentence: '¿___ van ustedes este verano? —A Portugal.' },
    },
    {
      kind: 'translate',
      id: 'weekend-question',
      teaches: 'questions',
      en: 'What do you do at the weekend? (to one friend)',
      answers: [
        '¿Qué {haces|sueles hacer} {los fines de semana|el fin de semana|en el fin de semana|en los fines de semana|durante el fin de semana|durante los fines de semana|el finde|en el finde}?',
        '{Los fines de semana|El fin de semana}[,] ¿qué {haces|sueles hacer}?',
        '¿Qué es lo que haces {los fines de semana|el fin de semana}?',
        '¿Y tú[,] qué haces {los fines de semana|el fin de semana}?',
      ],
      because: '“What do you do” is two words: *qué*, with an accent, and *{haces:hacer}*.',
      mistakes: [
        {
          answer: '¿Qué {haces hacer|haces haces} {los fines de semana|el fin de semana}?',
          because: 'Spanish has no word for the first _do_: *¿Qué {haces:hacer}?*',
        },

        {
          answer: '¿Qué haces {al fin de semana|a los fines de semana}?',
          because: '“At the weekend” is *el fin de semana*, without *a*.',
        },
      ],
      notAsked: [
        {
          answer: '¿Qué te gusta hacer {los fines de semana|el fin de semana}?',
          because:
            'Good Spanish, but it means “What do you like doing?” “What do you do?” is *¿Qué {haces:hacer}?*',
        },
        {
          answer: '¿Qué {hace|hacéis|hacen} {los fines de semana|el fin de semana}?',
          because: 'Good Spanish for *usted* or several people. For one friend, use *tú*: *{haces:hacer}*.',
        },
        {
          answer: '¿Qué hago {los fines de semana|el fin de semana}?',
          because: 'This asks what **I** do. For one friend, use *tú*: *{haces:hacer}*.',
        },
        {
          answer: '¿Cuál haces {los fines de semana|el fin de semana}?',
          because: '*Cuál* asks “which one”. “What” is *qué*: *¿Qué {haces:hacer}?*',
        },
      ],
    },
    {
      kind: 'choose',
      id: 'have-to-study',
      teaches: 'infinitive-phrases',
      prompt: 'How do you say “I have to”?',
      sentence: 'Esta tarde ___ estudiar para el examen de Historia.',
      en: 'I have to study for the history exam this afternoon.',
      options: [
        { text: '*tengo que*', right: true, because: '“To have to” is *tener que* + infinitive.' },
        {
          text: '*tengo*',
          because: 'Without *que* it just means “I have” something: *{tengo:tener} un examen*.',
        },
        { text: '*tengo a*', because: 'The _to_ in “have to” isn’t *a*: Spanish says *tener que*.' },
        {
          text: '*debo que*',
          because: 'The infinitive comes directly after *deber*: *{debo:deber} estudiar*.',
        },
      ],
    },
    {
      kind: 'translate',
      id: 'have-just',
      teaches: 'infinitive-phrases',
      en: 'I’ve just finished my homework and I’m going to watch a film.',
      answers: [
        '[Justo] acabo de {terminar|acabar|hacer|terminar con|terminar de hacer|completar} {los|mis} deberes y {|ahora|me} voy a {ver|mirar} {una película|un filme|un film}.',
        {
          answer:
            '{Recién|Justo} {terminé|acabé|hice} {los|mis} deberes y [ahora] voy a {ver|mirar} una película.',
          note: 'Used in Latin America, where *recién* or *justo* + preterite means “have just”. This works everywhere: *{acabo:acabar} de terminar*.',
        },
        {
          answer:
            '{{Justo|Ahora mismo} he {terminado|acabado|hecho} {los|mis} deberes y|He {terminado|acabado|hecho} {los|mis} deberes ahora mismo y|Justo he {terminado|acabado|hecho} {los|mis} deberes y ahora} voy a {ver|mirar} una película.',
          note: 'Right in Spain. “Have just” is *{acabo:acabar} de terminar* everywhere.',
        },
        {
          answer: 'Acabo de {terminar|acabar|hacer} {los|mis} deberes y [ahora] {veré|miraré} una película.',
          note: 'Right, but this means “I’ll watch”. “I’m going to watch” is *{voy:ir} a ver*.',
        },
        {
          answer:
            'Acabo de {terminar|acabar|hacer} {los|mis} deberes y {pienso ver|me voy a poner a ver|me pondré a ver} una película.',
          note: 'Right for a plan. “I’m going to watch” is *{voy:ir} a ver*.',
        },
        'Ya acabo de {terminar|acabar|hacer} {los|mis} deberes y [ahora|luego|después] voy a ver una película.',
        'Acabo de {terminar|acabar|hacer} {los|mis} deberes y {ahora|luego|después} voy a {ver|mirar} una película.',
        'Acabo de {terminar|acabar|hacer} {los|mis} deberes y voy a {ver|mirar} una película ahora.',
        {
          answer:
            'Recién acabo de {terminar|acabar|hacer} {los|mis} deberes y [ahora|luego|después] voy a ver una película.',
          note: '*Recién* before a verb is used in Latin America. *{Acabo:acabar} de* already means “just”.',
        },
      ],
      because:
        '“Have just” is *{acabo:acabar} de* and “am going to” is *{voy:ir} a*, each followed by an infinitive.',
      mistakes: [
        {
          answer:
            '{He justo|Tengo justo|He solo|He acabado de} {terminado|hecho|acabado} {los|mis} deberes y voy a ver una película.',
          because:
            '“Have just” is *{acabo:acabar} de* + infinitive. Nothing goes between *haber* and its participle.',
        },
        {
          answer: 'Acabo {terminar|acabar|hacer} {los|mis} deberes y voy a {ver|mirar} una película.',
          because: '*Acabar* needs *de* to mean “have just”.',
        },
        {
          answer:
            'Acabo {a|que|en} {terminar|acabar|hacer} {los|mis} deberes y voy a {ver|mirar} una película.',
          because: '“Have just” is *{acabo:acabar} de*, with *de*.',
        },
        {
          answer:
            'Acabo de {terminado|terminando|termino|acabado|hecho|haciendo|hago|terminé} {los|mis} deberes y voy a ver una película.',
          because: 'After *{acabo:acabar} de*, use the infinitive: *terminar*.',
        },
        {
          answer: 'Acababa de {terminar|hacer} {los|mis} deberes y voy a ver una película.',
          because: 'For “have just”, use *acabar* in the present: *{acabo:acabar} de*.',
        },
        {
          answer: 'Acabo de {terminar|acabar|hacer} {los|mis} deberes y voy {ver|mirar} una película.',
          because: '*Ir* needs *a* before the infinitive.',
        },
        {
          answer: 'Acabo {terminar|hacer} {los|mis} deberes y voy {ver|mirar} una película.',
          because: '*Acabar* needs *de*, and *ir* needs *a* before the infinitive.',
        },
        {
          answer:
            'Acabo de {terminar|acabar|hacer} {los|mis} deberes y voy a {veo|viendo|vea|miro|mirando} una película.',
          because: 'After *{voy:ir} a*, use the infinitive: *ver*.',
        },
        {
          answer:
            'Acabo de {terminar|acabar|hacer} {los|mis} deberes y {soy yendo a|estoy yendo|estoy va a|soy va a|estoy voy a} ver una película.',
          because: '“Am going to” is just *{voy:ir} a* + infinitive.',
        },
        {
          answer:
            'Acabo de {terminar|acabar|hacer} {los|mis} deberes y voy a ver {un película|un peli|una filme}.',
          because: '“A film” is *una película*, feminine.',
        },
        {
          answer: 'Acabo de {terminar|acabar|hacer} {los|mis} deberes y voy a {ver a|mirar a} una película.',
          because: '*A* before an object is for people, not for things: *ver una película*.',
        },
        {
          answer:
            'Acabo de {terminar|acabar|hacer} {mi deberes|las deberes|los tareas|mi tareas} y voy a ver una película.',
          because: '“My homework” is *mis deberes* or *mi tarea*: the word before the noun agrees with it.',
        },
        {
          answer: 'Acabo de {terminar|acabar|hacer} {mi|el} casa trabajo y voy a ver una película.',
          because: '“Homework” is *los deberes* or *la tarea*.',
        },
        {
          answer: 'Acabo de {terminar|acabar|hacer} {los|mis} deberes y {soy|estoy} a ver una película.',
          because: '*Soy* and *estoy* are “I am”. “I’m going to” is from *ir*: *{voy:ir} a ver*.',
        },
      ],
      notAsked: [
        {
          answer: 'Solo he {terminado|acabado|hecho} {los|mis} deberes y voy a ver una película.',
          because: 'Good Spanish, but *solo* is “only”. “Have just” is *{acabo:acabar} de* + infinitive.',
        },
        {
          answer: 'Acabo de {terminar|acabar|hacer} {los|mis} deberes y estoy yendo a ver una película.',
          because: 'This means you’re on your way there. For a plan, “I’m going to” is *{voy:ir} a ver*.',
        },
        {
          answer: '[Ya] he {terminado|acabado|hecho} {los|mis} deberes y voy a ver una película.',
          because:
            'Good Spanish for “I have finished”, but “just” is missing. “Have just” is *{acabo:acabar} de* + infinitive.',
        },
        {
          answer: 'Acabo {los|mis} deberes y voy a ver una película.',
          because: 'This is “I finish”. “Have just finished” is *{acabo:acabar} de terminar*.',
        },
        {
          answer:
            '{Acaba|Acabas|Acabamos|Acaban} de {terminar|acabar|hacer} {los|mis} deberes y voy a ver una película.',
          because: 'This is a different person. “I have just” is *{acabo:acabar} de*.',
        },
        {
          answer:
            'Acabo de {terminar|acabar|hacer} {los|mis} deberes y {va a|vas a|vamos a} ver una película.',
          because: 'This is a different person. “I’m going to” is *{voy:ir} a*.',
        },
        {
          answer: 'Acabo de {terminar|acabar|hacer} {los|mis} deberes y {estoy viendo|veo} una película.',
          because: 'That’s “I’m watching”. “I’m going to watch” is *{voy:ir} a ver*.',
        },
        {
          answer: 'Acabo por {terminar|acabar|hacer} {los|mis} deberes y voy a {ver|mirar} una película.',
          because: '*Acabar por* is “to end up doing”. “Have just” is *{acabo:acabar} de*.',
        },
        {
          answer: 'Acabé de {terminar|hacer} {los|mis} deberes y voy a ver una película.',
          because:
            '*Acabé de* is “I finished”. For “have just”, use *acabar* in the present: *{acabo:acabar} de*.',
        },
        {
          answer: 'Acabo de {terminar|acabar|hacer} mi deber y voy a ver una película.',
          because:
            '*Mi deber* is “my duty”, and in Ecuador also homework. Elsewhere homework is *mis deberes* or *mi tarea*.',
        },
        {
          answer: 'Acabo de {terminar|acabar|hacer} {mi|el} trabajo de casa y voy a ver una película.',
          because: '*El trabajo de casa* is mostly housework. “Homework” is *los deberes* or *la tarea*.',
        },
      ],
    },
    {
      kind: 'choose',
      id: 'lunch-tomorrow',
      teaches: 'seven-uses',
      prompt:
        'Which sentence for “I’m having lunch with Sara tomorrow” is right in both Spain and Latin America?',
      options: [
        {
          text: '*Mañana como con Sara.*',
          right: true,
          because: 'For a plan with a time word, *mañana*, use the simple present.',
        },
        {
          text: '*Mañana estoy comiendo con Sara.*',
          because:
            '*Estar* + gerund is for what’s going on now. Only parts of Latin America use it for a plan.',
        },
        {
          text: '*Mañana soy comer con Sara.*',
          because: '“I am having” is one word in Spanish, without *ser*.',
        },
        {
          text: '*Mañana comí con Sara.*',
          because: '*{Comí:comer}* is “I ate”: the past doesn’t go with *mañana*.',
        },
      ],
    },
    {
      kind: 'translate',
      id: 'help-me',
      teaches: 'seven-uses',
      en: 'Will you help me with my homework? (to a friend, in the simple present)',
      answers: [
        '¿Me ayudas {con {los|mis} deberes|a hacer {los|mis} deberes}?',
        '[Oye,] ¿me ayudas {con|en} {los|mis} deberes[, por favor]?',
        'Por favor, ¿me ayudas con {los|mis} deberes?',
        {
          answer: '¿Me puedes ayudar {con {los|mis} deberes|a hacer {los|mis} deberes}?',
          note: 'Right, but this means “Can you help me?” The shortest way is *¿me {ayudas:ayudar}?*',
        },
        {
          answer: '¿Me {echas|das} una mano con {los|mis} deberes?',
          note: 'Right and natural: *echar una mano* in Spain, *dar una mano* in Latin America. “To help” is *ayudar*.',
        },
        {
          answer: '¿{Quieres|Podrías} ayudarme con {los|mis} deberes?',
          note: 'Right and polite. The shortest way is *¿me {ayudas:ayudar}?*',
        },
      ],
      because:
        'Spanish often uses the simple present for a request: *¿Me {ayudas:ayudar}?* It’s friendlier than a command.',
      mistakes: [
        {
          answer: '¿Ayudas me con {los|mis} deberes?',
          because: '*Me* goes before the verb: *¿me {ayudas:ayudar}?*',
        },
        {
          answer: '¿Me ayudo con {los|mis} deberes?',
          because: '*Ayudo* is “I help”. For one friend, use *tú*: *{ayudas:ayudar}*.',
        },
        {
          answer: '¿Me ayudas con {mi|el} deberes?',
          because: '“My homework” is *mis deberes*, plural, or *mi tarea*.',
        },
      ],
      notAsked: [
        {
          answer: '¿Me {ayuda|ayudan|ayudáis} con {los|mis} deberes?',
          because: 'Good Spanish for *usted* or several people. For one friend, use *tú*: *{ayudas:ayudar}*.',
        },
        {
          answer: '¿Me {ayudarás|vas a ayudar} con {los|mis} deberes?',
          because: 'Good Spanish for a question about the future. Here the request is in the simple present.',
        },
        { answer: '¿Ayudas con {los|mis} deberes?', because: '“Me” is missing: *¿me {ayudas:ayudar}?*' },
        {
          answer: '¿Me ayudas con {mi|el} deber?',
          because:
            '*El deber* is “duty”, and in Ecuador also homework. Elsewhere homework is *los deberes* or *la tarea*.',
        },
      ],
    },
    {
      kind: 'choose',
      id: 'teacher-repeats',
      teaches: 'boot-lists',
      prompt: 'Which form of *repetir*?',
      sentence: 'La profesora siempre ___ la pregunta.',
      en: 'The teacher always repeats the question.',
      options: [
        {
          text: '*repite*',
          right: true,
          because: '*Repetir* changes *e* to *i* inside the boot, like *pedir*.',
        },
        { text: '*repiete*', because: 'This is how *preferir* changes. *Repetir* has *i*, not *ie*.' },
        {
          text: '*repete*',
          because: 'This is regular, but *repetir* is a boot verb.',
          teaches: 'stem-changes',
        },
        { text: '*repito*', because: 'The stem is right, but *-o* is for “I”.', teaches: 'formation' },
      ],
    },
    {
      kind: 'fill',
      id: 'grandfather-siesta',
      teaches: 'boot-lists',
      sentence: 'Mi abuelo ___ la siesta todos los días.',
      en: 'My grandfather has a nap every day. (dormir)',
      answers: [
        'duerme',
        {
          answer: 'se duerme',
          note: 'People say this too. “Has a nap” is usually *{duerme:dormir} la siesta*.',
        },
      ],
      because: '*Dormir* changes *o* to *ue* inside the boot, and the “he” ending is *-e*.',
      mistakes: [
        { answer: '{dorme|durme}', because: 'Inside the boot the *o* becomes *ue*: *{duerme:dormir}*.' },
        { answer: '{duerma|dorma}', because: '*-ir* verbs end in *-e* with “he”: *{duerme:dormir}*.' },
        { answer: '{duermo|duermen|duermes}', because: '*Mi abuelo* is “he”: *{duerme:dormir}*.' },
        { answer: '{dormir|durmiendo}', because: 'The verb needs the “he” ending: *{duerme:dormir}*.' },
        {
          answer: '{dormí|dormió|durmía}',
          because: 'This is the past. *Todos los días* shows a habit: *{duerme:dormir}*.',
        },
      ],
      notAsked: [
        {
          answer: '{durmió|dormía}',
          because:
            '*Durmió* is “had a nap” and *dormía* “used to have a nap”. Use the present: *{duerme:dormir}*.',
        },
        {
          answer: 'está durmiendo',
          because:
            'This is only for what he’s doing these days. For a habit, use the simple present: *{duerme:dormir}*.',
        },
      ],
    },
    {
      kind: 'fill',
      id: 'translate-songs',
      teaches: 'irregular-yo',
      sentence: 'A veces yo ___ canciones al inglés.',
      en: 'Sometimes I translate songs into English. (traducir)',
      answers: ['traduzco'],
      because: '*Traducir* ends in a vowel + *-cir*, so *yo* ends in *-zco*.',
      mistakes: [
        { answer: '{traduco|traducco}', because: 'The *yo* form adds a *z*: *{traduzco:traducir}*.' },
        {
          answer: '{traduzo|traduso}',
          because: 'The *c* sound is missing: *-zco*, as in *{conozco:conocer}*.',
        },
        {
          answer: '{traducio|tradució|traducgo|tradugo}',
          because: 'The ending is *-zco*: *{traduzco:traducir}*.',
        },
        {
          answer: '{traduce|traduces}',
          because: 'This is a different person. For *yo*, use *{traduzco:traducir}*.',
        },
      ],
      notAsked: [
        {
          answer: 'traduje',
          because: 'This is “I translated”. *A veces* shows a habit, so use the present.',
        },
      ],
    },
    {
      kind: 'correct',
      id: 'choose-dessert',
      teaches: 'irregular-yo',
      sentence: 'En el restaurante yo siempre elego el postre.',
      en: 'At the restaurant I always choose the dessert.',
      model: 'En el restaurante yo siempre elijo el postre.',
      answers: [
        '<En el restaurante> [yo] {siempre elijo el postre|elijo siempre el postre|elijo el postre siempre}.',
        '<En el restaurante> el postre {siempre lo elijo|lo elijo siempre} [yo].',
        '<En el restaurante> siempre elijo yo el postre.',
        {
          answer: '<En el restaurante> siempre escojo el postre.',
          note: 'Right, but this is *escoger*. The sentence has *elegir*: *{elijo:elegir}*.',
        },
      ],
      because: '*Elegir* changes *e* to *i*, and before *-o* the *g* is written *j*: *{elijo:elegir}*.',
      mistakes: [
        {
          answer: 'En el restaurante siempre eligo el postre.',
          because: 'The *i* is right. Before *-o* the *g* is written *j*, to keep its sound.',
        },
        {
          answer: 'En el restaurante siempre elejo el postre.',
          because: 'The *j* is right. Inside the boot the *e* of the stem becomes *i*.',
        },
        {
          answer: 'En el restaurante siempre elijes el postre.',
          because: 'The *tú* form has *g*, *eliges*, and *yo* ends in *-o*: *{elijo:elegir}*.',
        },
      ],
      notAsked: [
        {
          answer: 'En el restaurante siempre {elige|eliges} el postre.',
          because: 'This is a different person. *Yo* ends in *-o*.',
        },
      ],
    },
    {
      kind: 'fill',
      id: 'cousins-come',
      teaches: 'more-irregular-verbs',
      sentence: 'Mis primas ___ a la fiesta en tren.',
      en: 'My cousins are coming to the party by train. (venir)',
      answers: [
        'vienen',
        { answer: 'se vienen', note: 'You may hear this. The usual form is *{vienen:venir}*.' },
      ],
      because: '*Venir* works like *tener*: *{vengo:venir}*, and *ie* inside the boot.',
      mistakes: [
        { answer: '{venen|vinen}', because: 'Inside the boot the *e* becomes *ie*: *{vienen:venir}*.' },
        {
          answer: '{vengan|vengen}',
          because: '*-g-* is only for *yo* here. “They come” is *{vienen:venir}*.',
        },
        { answer: '{viene|vienes|vengo}', because: '*Mis primas* is “they”: *{vienen:venir}*.' },
        {
          answer: 'son viniendo',
          because: '*Ser* is never used with a gerund. For a plan, use the present: *{vienen:venir}*.',
        },
      ],
      notAsked: [
        {
          answer: '{vendrán|van a venir}',
          because: 'Good Spanish for the future. Here, use the present: *{vienen:venir}*.',
        },
        { answer: 'van', because: '*{Van:ir}* is “they go”. “They come” is *{vienen:venir}*.' },
        {
          answer: 'están viniendo',
          because:
            'This says that they are on the way now. For a plan, use the simple present: *{vienen:venir}*.',
        },
      ],
    },
    {
      kind: 'fill',
      id: 'ellos-construir',
      teaches: 'more-irregular-verbs',
      sentence: 'Mis tíos ___ casas de madera.',
      en: 'My aunt and uncle build wooden houses. (construir)',
      answers: ['construyen'],
      because:
        'Verbs in *-uir* put *y* between the stem and the ending, except with *nosotros* and *vosotros*.',
      mistakes: [
        {
          answer: '{construen|construin}',
          because: 'A *y* is missing: *{construyen:construir}*, as in *{incluyen:incluir}*.',
        },
        { answer: '{construien|construiyen}', because: 'Between two vowels the *i* is written *y*.' },
        { answer: 'construan', because: 'An *-ir* verb ends in *-en* here, with a *y* before it.' },
        {
          answer: '{constuyen|contruyen|construeyen|constreyen|construjen|construllen|construgen}',
          because: 'The spelling is *constru-* + *y* + *-en*: *{construyen:construir}*.',
        },
        {
          answer: 'construye',
          because: '*Construye* is “he” or “she”, and *mis tíos* is “they”: *{construyen:construir}*.',
        },
        {
          answer: 'construir',
          because: 'The infinitive is “to build”. After *mis tíos*, conjugate the verb.',
        },
        {
          answer: 'están construiendo',
          because:
            'The gerund is *construyendo*, with *y*. For what they do in general, use *{construyen:construir}*.',
        },
        { answer: 'los construyen', because: 'Leave out the pronoun: they build *casas de madera*.' },
      ],
      notAsked: [
        {
          answer: 'están construyendo',
          because:
            'This is “are building”, right now. For what they do in general, use *{construyen:construir}*.',
        },
        {
          answer: '{se|les} construyen',
          because:
            '*Se construyen* is “build for themselves” and *les construyen* “build for them”. The sentence just says *{construyen:construir}*.',
        },
      ],
    },
    {
      kind: 'choose',
      id: 'send-tonight',
      teaches: 'accent-changes',
      prompt: 'Which word means “I send”?',
      sentence: 'Yo te ___ la dirección esta noche.',
      en: 'I’ll send you the address tonight.',
      options: [
        {
          text: '*envío*',
          right: true,
          because: 'The stress is on the *i*, which is written with an accent.',
        },
        {
          text: '*envio*',
          because: 'Without an accent the stress would be on *en-*, which is wrong.',
        },
        { text: '*envió*', because: 'With the accent on the *o* this means “he or she sent”.' },
      ],
    },
    {
      kind: 'fill',
      id: 'rules-ban',
      teaches: 'accent-changes',
      sentence: 'El instituto ___ comer en los pasillos.',
      en: 'The school bans eating in the corridors. (prohibir)',
      answers: [
        'prohíbe',
        { answer: 'nos prohíbe', note: 'Right, but this means “bans **us** from eating”.' },
        {
          answer: 'ha prohibido',
          note: 'Right, but this means “has banned”. The simple present is *{prohíbe:prohibir}*.',
        },
      ],
      because:
        'The stress is on the *i*, so it needs an accent, even next to a silent *h*: *{prohíbe:prohibir}*.',
      mistakes: [
        {
          answer: '{proíbe|proibe}',
          because: 'The *h* is silent, but you still write it: *{prohíbe:prohibir}*.',
        },
        { answer: '{prohíba|prohiba}', because: '*-ir* verbs end in *-e* here: *{prohíbe:prohibir}*.' },
        {
          answer: '{prohibir|prohibiendo|prohibido}',
          because: 'The verb needs the ending for *el instituto*: *{prohíbe:prohibir}*.',
        },
        {
          answer: '{prohíben|prohíbo|prohíbes}',
          because: '*El instituto* is singular: *{prohíbe:prohibir}*.',
        },
        {
          answer: 'prohibí',
          because: '*Prohibí* is “I banned”. “Bans” is the present: *{prohíbe:prohibir}*.',
        },
        {
          answer: 'está prohibido',
          because:
            '*Está prohibido*, “it’s banned”, can’t come after *el instituto*. “The school bans” is *{prohíbe:prohibir}*.',
        },
      ],
      notAsked: [
        {
          answer: 'tiene prohibido',
          because: 'Good Spanish, “has banned”. The simple present is *{prohíbe:prohibir}*.',
        },
        {
          answer: '{prohibió|prohibía}',
          because: 'This is the past. “Bans” is the present: *{prohíbe:prohibir}*.',
        },
      ],
    },
    {
      kind: 'hear',
      id: 'hear-continuo',
      teaches: 'accent-changes',
      says: 'Continúo con mi trabajo.',
      choices: ['Continúo con mi trabajo.', 'Continuó con mi trabajo.'],
      en: 'I carry on with my work.',
      because:
        'The stress is on the *ú*: *{continúo:continuar}*, “I carry on”. With the stress on the last syllable it’s “he or she carried on”.',
    },
    {
      kind: 'choose',
      id: 'shops-there-are',
      teaches: 'impersonal-verbs',
      prompt: 'Which word means “there are”?',
      sentence: 'En el centro ___ muchas tiendas de ropa.',
      en: 'There are lots of clothes shops in the centre.',
      options: [
        {
          text: '*hay*',
          right: true,
          because: '*{Hay:haber}* is “there is” and “there are”, whatever follows.',
        },
        {
          text: '*son*',
          because: '*{Son:ser}* is “they are”. It says what things are, not that they exist.',
        },
        {
          text: '*están*',
          because: '*{Están:estar}* says where particular things are: *las tiendas están en el centro*.',
        },
        { text: '*hayn*', because: '*{Hay:haber}* never changes: it has no plural.' },
      ],
    },
    {
      kind: 'translate',
      id: 'cold-and-snow',
      teaches: 'impersonal-verbs',
      en: 'It’s very cold and it’s snowing.',
      answers: [
        'Hace {mucho|un montón de} frío y {nieva|está nevando}.',
        '{Nieva|Está nevando} y hace mucho frío.',
        'Está haciendo mucho frío y {nieva|está nevando}.',
        '{Hace|Está haciendo} mucho frío y {cae|está cayendo} nieve.',
        {
          answer: '{Hay mucho frío y {nieva|está nevando}|{Nieva|Está nevando} y hay mucho frío}.',
          note: 'Right, but most people say *{hace:hacer} mucho frío*.',
        },
        {
          answer: 'Hace un frío {terrible|tremendo|horrible|que pela} y {nieva|está nevando}.',
          note: 'Right, but stronger. “Very cold” is *mucho frío*.',
        },
      ],
      because:
        'For the weather, Spanish has no word for _it_: *{hace:hacer} frío*, *{nieva:nevar}*. *Frío* is a noun here, so use *mucho*.',
      mistakes: [
        {
          answer: '{Es|Está} mucho frío y {nieva|está nevando}.',
          because: 'For the weather in general, say *{hace:hacer} frío*.',
        },
        {
          answer: 'Hay muy frío y {nieva|está nevando}.',
          because: '*Frío* is a noun here, “cold”: *mucho frío*.',
        },
        {
          answer: 'Hace muy frío y {nieva|está nevando}.',
          because: '*Frío* is a noun here, “cold”: *mucho frío*.',
        },
        {
          answer: 'Hace mucho frío y {es nevando|neva|es nieve|nevando}.',
          because: '*{Hace:hacer} mucho frío* is right. “It’s snowing” is *{nieva:nevar}* or *está nevando*.',
        },
      ],
      notAsked: [
        {
          answer: 'Hace frío y {nieva|está nevando}.',
          because: 'Good Spanish, but “very” is missing: *mucho frío*.',
        },
        {
          answer: 'Hace bastante frío y {nieva|está nevando}.',
          because: 'Good Spanish for “quite cold”. “Very cold” is *mucho frío*.',
        },
        {
          answer: 'Está [muy] frío y {nieva|está nevando}.',
          because:
            'Some Latin Americans say this. In Spain *está frío* is for things you touch. What works everywhere is *{hace:hacer} mucho frío*.',
        },
        {
          answer: 'Es muy frío y {nieva|está nevando}.',
          because:
            'This says what a place is like. For the weather in general, say *{hace:hacer} mucho frío*.',
        },
        {
          answer: 'Hace calor y {nieva|está nevando}.',
          because: '*Calor* is heat: this is “it’s hot and it’s snowing”. “Cold” is *frío*.',
        },
      ],
    },
  ],
} satisfies AuthoredLesson
