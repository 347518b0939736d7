import type { AuthoredLesson } from '../types'

export default {
  subtitle: 'El presente de indicativo',
  blurb:
    'Say what you do every day, what is going on now, what is always true and what you are doing tomorrow: one tense does all four. You also get every irregular verb you need, grouped by pattern.',
  rule: 'Take off *-ar*, *-er* or *-ir* and add the ending for the person. The ending already says who, so you can usually leave out *yo* or *tú*. Watch two things: an irregular *yo* (*{hago:hacer}*, *{conozco:conocer}*) and a stem that changes in every person except *nosotros* and *vosotros*.',
  sections: [
    {
      id: 'formation',
      title: 'Formation',
      syllabus: ['V1'],
      blocks: [
        {
          kind: 'text',
          text: 'Every infinitive ends in *-ar*, *-er* or *-ir*. Take that off and what is left is the **stem**: *habl-*, *com-*, *viv-*. Add one of these endings.',
        },
        {
          kind: 'conjugation',
          caption: 'Regular endings: the three patterns',
          tense: 'present',
          verbs: ['hablar', 'comer', 'vivir'],
        },
        {
          kind: 'list',
          items: [
            'All three groups end in *-o* for *yo*.',
            '*-er* and *-ir* share all their endings except two: *{comemos:comer}*, *{coméis:comer}* but *{vivimos:vivir}*, *{vivís:vivir}*.',
            'The *vosotros* form always has an accent here, because the stress falls on its last syllable: *{habláis:hablar}*, *{coméis:comer}*, *{vivís:vivir}*. (Only a form of one syllable does without: *{vais:ir}*, *{dais:dar}*.)',
            '*Usted* takes the *él* form and *ustedes* takes the *ellos* form.',
          ],
        },
        {
          kind: 'examples',
          rows: [
            {
              es: '{Hablo:hablar} inglés en casa y español en clase.',
              en: 'I speak English at home and Spanish in class.',
              note: 'No *yo*: the *-o* says it. Use *yo* only for contrast: *Yo {hablo:hablar} inglés y ella {habla:hablar} francés.*',
            },
            {
              es: '¿{Coméis:comer} en el instituto o en casa?',
              en: 'Do you have lunch at school or at home?',
            },
            { es: 'Mis primos {viven:vivir} cerca de la playa.', en: 'My cousins live near the beach.' },
          ],
        },
        { kind: 'verb-table', tenses: ['present'], suggested: ['hablar', 'ser'] },
      ],
    },
    {
      id: 'stem-changes',
      title: 'Stem changes: the boot',
      syllabus: ['V19'],
      blocks: [
        {
          kind: 'text',
          text: 'In some verbs the last vowel of the stem changes when the stress falls on it: *e* to *ie*, *o* to *ue*, *e* to *i*. In *nosotros* and *vosotros* the stress is on the ending, so the stem stays as it is in the infinitive. The endings are the regular ones.',
        },
        {
          kind: 'figure',
          name: 'stem-boot',
          caption:
            'A table of six persons, the singular on the left and the plural on the right. A line in the shape of a boot goes round *{pienso:pensar}*, *{piensas:pensar}*, *{piensa:pensar}* and, at the toe, *{piensan:pensar}*: there the stem changes. *{Pensamos:pensar}* and *{pensáis:pensar}* stay outside the boot and keep the stem of *pensar*.',
        },
        {
          kind: 'conjugation',
          caption: 'One verb of each kind',
          tense: 'present',
          verbs: ['pensar', 'volver', 'pedir'],
        },
        {
          kind: 'text',
          text: 'You cannot guess from the infinitive which verbs change: *aprender*, *beber*, *comer*, *responder* and *vender* never do. So learn each verb with one form from inside the boot: *cerrar, {cierra:cerrar}*.',
        },
        {
          kind: 'table',
          caption: 'e to ie',
          columns: [
            { header: 'Infinitive', lang: 'es', form: 'infinitive' },
            { header: 'él, ella, usted', lang: 'es', form: 'present:2' },
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
            ['negar', 'niega', 'to deny'],
            ['nevar', 'nieva', 'to snow (this form only)'],
            ['recomendar', 'recomienda', 'to recommend'],
            ['tropezar', 'tropieza', 'to trip'],
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
            { header: 'él, ella, usted', lang: 'es', form: 'present:2' },
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
            ['llover', 'llueve', 'to rain (this form only)'],
            ['resolver', 'resuelve', 'to solve'],
            ['soler', 'suele', 'to do something usually'],
            ['dormir', 'duerme', 'to sleep'],
            ['morir', 'muere', 'to die'],
          ],
        },
        {
          kind: 'table',
          caption: 'e to i (only -ir verbs)',
          columns: [
            { header: 'Infinitive', lang: 'es', form: 'infinitive' },
            { header: 'él, ella, usted', lang: 'es', form: 'present:2' },
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
            ['sonreír', 'sonríe', 'to smile'],
            ['freír', 'fríe', 'to fry'],
          ],
        },
        {
          kind: 'conjugation',
          caption: 'Four that are one of a kind',
          tense: 'present',
          verbs: ['jugar', 'adquirir', 'oler', 'errar'],
        },
        {
          kind: 'text',
          text: '*Jugar* is the only *u* to *ue* verb. *Oler* and *errar* follow the boot too, but no Spanish word begins with *ue-* or *ie-*, so they are written *hue-* and *ye-*.',
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
      title: 'Irregular yo forms',
      syllabus: ['V1'],
      blocks: [
        {
          kind: 'text',
          text: 'In these verbs only *yo* is special. The other five persons are regular, apart from the stem changes noted at the end.',
        },
        {
          kind: 'table',
          caption: 'yo in -go',
          columns: [
            { header: 'Infinitive', lang: 'es', form: 'infinitive' },
            { header: 'yo', lang: 'es', form: 'present:0' },
            { header: 'tú', lang: 'es', form: 'present:1' },
            { header: 'Meaning', lang: 'en', translation: true },
          ],
          rows: [
            ['hacer', 'hago', 'haces', 'to do, to make'],
            ['poner', 'pongo', 'pones', 'to put'],
            ['salir', 'salgo', 'sales', 'to go out, to leave'],
            ['traer', 'traigo', 'traes', 'to bring'],
            ['caer', 'caigo', 'caes', 'to fall'],
            ['valer', 'valgo', 'vales', 'to be worth'],
          ],
        },
        {
          kind: 'table',
          caption: 'yo in -zco: most verbs in a vowel + -cer or -cir',
          columns: [
            { header: 'Infinitive', lang: 'es', form: 'infinitive' },
            { header: 'yo', lang: 'es', form: 'present:0' },
            { header: 'tú', lang: 'es', form: 'present:1' },
            { header: 'Meaning', lang: 'en', translation: true },
          ],
          rows: [
            ['conocer', 'conozco', 'conoces', 'to know (a person, a place)'],
            ['parecer', 'parezco', 'pareces', 'to seem'],
            ['ofrecer', 'ofrezco', 'ofreces', 'to offer'],
            ['nacer', 'nazco', 'naces', 'to be born'],
            ['crecer', 'crezco', 'creces', 'to grow'],
            ['agradecer', 'agradezco', 'agradeces', 'to be grateful for'],
            ['conducir', 'conduzco', 'conduces', 'to drive'],
            ['traducir', 'traduzco', 'traduces', 'to translate'],
            ['producir', 'produzco', 'produces', 'to produce'],
          ],
        },
        {
          kind: 'table',
          caption: 'Four of their own',
          columns: [
            { header: 'Infinitive', lang: 'es', form: 'infinitive' },
            { header: 'yo', lang: 'es', form: 'present:0' },
            { header: 'tú', lang: 'es', form: 'present:1' },
            { header: 'Meaning', lang: 'en', translation: true },
          ],
          rows: [
            ['saber', 'sé', 'sabes', 'to know (a fact, how to)'],
            ['ver', 'veo', 'ves', 'to see'],
            ['dar', 'doy', 'das', 'to give'],
            ['caber', 'quepo', 'cabes', 'to fit'],
          ],
        },
        {
          kind: 'table',
          caption: 'Spelling only: the sound stays the same before -o',
          columns: [
            { header: 'Infinitive', lang: 'es', form: 'infinitive' },
            { header: 'yo', lang: 'es', form: 'present:0' },
            { header: 'tú', lang: 'es', form: 'present:1' },
            { header: 'Meaning', lang: 'en', translation: true },
          ],
          rows: [
            ['coger', 'cojo', 'coges', 'to take, to catch'],
            ['recoger', 'recojo', 'recoges', 'to pick up, to tidy'],
            ['proteger', 'protejo', 'proteges', 'to protect'],
            ['dirigir', 'dirijo', 'diriges', 'to direct, to run'],
            ['exigir', 'exijo', 'exiges', 'to demand'],
            ['elegir', 'elijo', 'eliges', 'to choose'],
            ['corregir', 'corrijo', 'corriges', 'to correct'],
            ['seguir', 'sigo', 'sigues', 'to follow'],
            ['conseguir', 'consigo', 'consigues', 'to get, to manage'],
            ['distinguir', 'distingo', 'distingues', 'to tell apart'],
            ['vencer', 'venzo', 'vences', 'to defeat'],
            ['convencer', 'convenzo', 'convences', 'to convince'],
            ['torcer', 'tuerzo', 'tuerces', 'to twist, to turn'],
          ],
        },
        {
          kind: 'text',
          text: 'Before *-o*, *g* becomes *j* (*{cojo:coger}*), *gu* becomes *g* (*{sigo:seguir}*) and *c* after a consonant becomes *z* (*{venzo:vencer}*). *Elegir*, *corregir*, *seguir* and *conseguir* also change *e* to *i*, and *torcer* changes *o* to *ue*, in the [boot](#stem-changes). Compounds copy their base: *suponer, {supongo:suponer}*; *reconocer, {reconozco:reconocer}*. Not every verb in *-cer* or *-cir* has *-zco*: *{hago:hacer}*, *{digo:decir}*, *{cuezo:cocer}*.',
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
      id: 'irregular-information',
      title: 'Irregular information',
      syllabus: ['V1'],
      blocks: [
        {
          kind: 'text',
          text: 'These are the commonest verbs of the language. Learn the whole column.',
        },
        {
          kind: 'conjugation',
          caption: 'Fully irregular verbs',
          tense: 'present',
          verbs: [
            { infinitive: 'ser', en: 'to be' },
            { infinitive: 'estar', en: 'to be' },
            'ir',
            { infinitive: 'haber', en: 'to have (with a participle)' },
          ],
        },
        {
          kind: 'text',
          text: '*Ser* and *estar* both mean _to be_: see [ser-estar](ser-estar). *Haber* builds the [perfect](preterito-perfecto); its form for “there is” and “there are” is *{hay:haber}*, one word for both.',
        },
        {
          kind: 'conjugation',
          caption: 'yo in -go and a change in the stem',
          tense: 'present',
          verbs: ['tener', 'venir', 'decir', 'oír'],
        },
        {
          kind: 'conjugation',
          caption: 'Only yo is irregular',
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
          caption: 'Verbs in -uir: y before the ending, except nosotros and vosotros',
          tense: 'present',
          verbs: ['construir', 'huir'],
        },
        {
          kind: 'table',
          caption: 'More verbs like construir',
          columns: [
            { header: 'Infinitive', lang: 'es', form: 'infinitive' },
            { header: 'yo', lang: 'es', form: 'present:0' },
            { header: 'nosotros/as', lang: 'es', form: 'present:3' },
            { header: 'Meaning', lang: 'en', translation: true },
          ],
          rows: [
            ['incluir', 'incluyo', 'incluimos', 'to include'],
            ['destruir', 'destruyo', 'destruimos', 'to destroy'],
            ['contribuir', 'contribuyo', 'contribuimos', 'to contribute'],
            ['disminuir', 'disminuyo', 'disminuimos', 'to decrease, to go down, to reduce'],
            ['sustituir', 'sustituyo', 'sustituimos', 'to replace'],
            ['concluir', 'concluyo', 'concluimos', 'to conclude'],
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
      blocks: [
        {
          kind: 'text',
          text: 'In some verbs a weak vowel (*i* or *u*) takes the stress inside the boot, and then it needs an accent: *{envío:enviar}*, *{actúo:actuar}*. *Nosotros* and *vosotros* are stressed on the ending, so the accent on the stem goes.',
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
            { header: 'yo', lang: 'es', form: 'present:0' },
            { header: 'Meaning', lang: 'en', translation: true },
          ],
          rows: [
            ['esquiar', 'esquío', 'to ski'],
            ['confiar', 'confío', 'to trust'],
            ['vaciar', 'vacío', 'to empty'],
            ['ampliar', 'amplío', 'to enlarge'],
            ['variar', 'varío', 'to vary'],
            ['fotografiar', 'fotografío', 'to photograph'],
            ['criar', 'crío', 'to bring up, to breed'],
            ['guiar', 'guío', 'to guide'],
            ['continuar', 'continúo', 'to continue'],
            ['situar', 'sitúo', 'to place'],
            ['graduarse', 'me gradúo', 'to graduate'],
            ['evaluar', 'evalúo', 'to assess'],
          ],
        },
        {
          kind: 'table',
          caption: 'No accent: the stress is one syllable earlier',
          columns: [
            { header: 'Infinitive', lang: 'es', form: 'infinitive' },
            { header: 'yo', lang: 'es', form: 'present:0' },
            { header: 'Meaning', lang: 'en', translation: true },
          ],
          rows: [
            ['cambiar', 'cambio', 'to change'],
            ['estudiar', 'estudio', 'to study'],
            ['limpiar', 'limpio', 'to clean'],
            ['anunciar', 'anuncio', 'to announce'],
            ['averiguar', 'averiguo', 'to find out'],
          ],
        },
        {
          kind: 'conjugation',
          caption: 'Three more with accents to watch',
          tense: 'present',
          verbs: ['aislar', 'reír', 'prever'],
        },
        {
          kind: 'text',
          text: '*Prever* is *pre-* + *ver*: there is no double *e*, and ~~preveer~~ does not exist. Forms that count as one syllable have no accent: *{huis:huir}*, *{criais:criar}*, *{guiais:guiar}*. Older books print one; the spelling changed in 2010.',
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
      id: 'when-to-use',
      title: 'When to use',
      syllabus: ['V1'],
      blocks: [
        { kind: 'text', text: '**1. Habits and routines:** what happens always, often or never.' },
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
          text: '**2. What is going on now.** Where English needs _am_ + _-ing_, the simple present is often enough. For an action in progress at this very moment you can also use *estar* + gerund: see [present continuous](present-continuous).',
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
            { es: 'En el sur {llueve:llover} muy poco.', en: 'It rains very little in the south.' },
          ],
        },
        {
          kind: 'text',
          text: '**4. The near future,** when it is arranged. A time word (*mañana*, *el sábado*) makes it clear. English often has _am_ + _-ing_ here.',
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
          text: '**5. Something that began in the past and still goes on,** with a length of time or a starting point (*desde hace, desde, hace … que, llevar*). English says “have lived” there. [How long?](#time-expressions) shows the patterns.',
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
          text: '**7. Telling a story,** a film or a piece of history as if you were there. Stay in one tense all the way.',
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
          caption: 'Present or estar + gerund',
          left: 'Present: habit, plan, fact',
          right: '*Estar* + gerund: in progress now',
          rows: [
            {
              left: {
                es: 'Los lunes {nado:nadar} en la piscina del barrio.',
                en: 'On Mondays I swim in the local pool.',
              },
              right: {
                es: 'Ahora no {puede:poder} hablar: {está nadando:nadar}.',
                en: 'She can’t talk now: she’s swimming.',
              },
              why: '*Los lunes* makes a habit; *ahora* is one action that you could watch.',
            },
            {
              left: { es: 'Mañana {ceno:cenar} con Lucía.', en: 'I’m having dinner with Lucía tomorrow.' },
              right: {
                es: 'Te {llamo:llamar} luego, {estamos cenando:cenar}.',
                en: 'I’ll call you later, we’re having dinner.',
              },
              why: 'Spanish does not use *estar* + gerund for a plan.',
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
      id: 'examples',
      title: 'Examples',
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
              en: 'Then let’s meet at five at the bus stop.',
            },
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
      id: 'reflexive-verbs',
      title: 'Reflexive verbs',
      syllabus: ['V20', 'P3'],
      blocks: [
        {
          kind: 'text',
          text: 'An infinitive in *-se* takes a pronoun that changes with the person: *me, te, se, nos, os, se*. It stands before the verb. The verb itself is conjugated as usual, stem change and all.',
        },
        {
          kind: 'table',
          caption: 'Three reflexive verbs in the present',
          vosotrosRow: 4,
          columns: [
            { header: 'Person', lang: 'es' },
            { header: 'to get up', lang: 'es' },
            { header: 'to go to bed', lang: 'es' },
            { header: 'to get dressed', lang: 'es' },
          ],
          rows: [
            ['yo', 'me {levanto:levantarse}', 'me {acuesto:acostarse}', 'me {visto:vestirse}'],
            ['tú', 'te {levantas:levantarse}', 'te {acuestas:acostarse}', 'te {vistes:vestirse}'],
            ['él, ella, usted', 'se {levanta:levantarse}', 'se {acuesta:acostarse}', 'se {viste:vestirse}'],
            [
              'nosotros/as',
              'nos {levantamos:levantarse}',
              'nos {acostamos:acostarse}',
              'nos {vestimos:vestirse}',
            ],
            ['vosotros/as', 'os {levantáis:levantarse}', 'os {acostáis:acostarse}', 'os {vestís:vestirse}'],
            [
              'ellos, ellas, ustedes',
              'se {levantan:levantarse}',
              'se {acuestan:acostarse}',
              'se {visten:vestirse}',
            ],
          ],
        },
        {
          kind: 'list',
          items: [
            '*No* goes before the pronoun: *No me {levanto:levantarse} temprano.*',
            'With a **helper** verb (*querer, poder, ir a*…) + infinitive the pronoun goes before both or on the end of the infinitive: *Me {quiero:querer} duchar.* or *{Quiero:querer} ducharme.* It still agrees with the subject.',
            'With parts of the body and clothes Spanish says *el, la, los, las*, not “my”: *Me {lavo:lavarse} las manos.*',
            'Some verbs are reflexive in Spanish although nobody does anything to himself or herself: *{quedarse:quedarse}* (to stay), *{llamarse:llamarse}* (to be called), *{quejarse:quejarse}* (to complain).',
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
        { kind: 'text', text: 'There is more on *se* in [advanced pronouns](advanced-pronouns).' },
      ],
    },
    {
      id: 'questions',
      title: 'Questions and negatives',
      syllabus: ['V15'],
      blocks: [
        {
          kind: 'text',
          text: 'Spanish has no _do_, _does_ or _don’t_. To say no, put *no* in front of the verb. To ask, put *¿ ?* round the sentence; if you name the subject, it often goes after the verb. In speech only your voice makes the question.',
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
          caption: 'Ten question words: in a question always with an accent',
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
              note: 'You choose one from a set, so *cuál*, although English says _what_.',
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
      syllabus: ['V14'],
      blocks: [
        {
          kind: 'text',
          text: 'Conjugate the first verb; the second stays in the infinitive. With these phrases you can say a great deal with one tense.',
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
            ['hay que', 'one has to, you have to (in general; never changes)'],
            ['deber', 'must, should'],
            ['poder', 'can, to be allowed to'],
            ['querer', 'to want to'],
            ['saber', 'to know how to'],
            ['soler', 'usually (do)'],
            ['ir a', 'to be going to'],
            ['acabar de', 'to have just (done)'],
            ['volver a', 'to do again'],
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
              note: 'A skill is *saber*, not *poder*.',
            },
            { es: '{Suelo:soler} estudiar con música.', en: 'I usually study with music on.' },
            {
              es: '{Vamos:ir} a organizar una fiesta sorpresa.',
              en: 'We’re going to organise a surprise party.',
            },
            {
              es: '{Acabo:acabar} de ver tu mensaje.',
              en: 'I’ve just seen your message.',
              note: 'The present in Spanish, “have just” in English.',
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
          text: 'The infinitive is also the form after every preposition (*antes de salir*, *para aprender*, *sin hablar*), after *al* (*al llegar*, “on arriving”) and as the subject of a sentence, where English has _-ing_.',
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
      id: 'impersonal-verbs',
      title: 'Impersonal verbs',
      syllabus: ['V16'],
      blocks: [
        {
          kind: 'text',
          text: 'Nobody in particular does these things. English says _it_, _there_ or _you_; Spanish has the third person singular and no word for _it_.',
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
              en: 'In January it snows and it is very cold.',
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
          text: 'More on *{hay:haber}* and the weather in [ser-estar](ser-estar), and on *se* in [the passive voice](passive-voice).',
        },
      ],
    },
    {
      id: 'time-expressions',
      title: 'Time expressions',
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
          text: '**How long?** With a length of time or a starting point, what still goes on is in the present: *desde hace*, *hace … que* or *llevar* + a length of time, *desde* + the moment it began. “I’ve always”, “I’ve never” and “all my life” are in the [perfect](preterito-perfecto): *Siempre {he vivido:vivir} aquí.* (A habit stays in the present: *Nunca {desayuno:desayunar}.*)',
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
              note: 'With *no* the perfect is right too: *{Hace:hacer} semanas que no {hemos hablado:hablar}.*',
            },
            {
              es: 'Siempre {he vivido:vivir} aquí.',
              en: 'I’ve always lived here.',
              note: 'No length and no starting point: perfect. *Siempre {vivo:vivir} aquí* would be a habit, “I always live here”.',
            },
          ],
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
              wrong: 'Yo sabo cocinar.',
              right: '{Sé:saber} cocinar.',
              en: 'I can cook.',
              why: 'It looks like a regular *-er* verb, but *yo* is *{sé:saber}*, with an accent to tell it from the pronoun *se*.',
            },
            {
              wrong: 'No conozo a tu hermano.',
              right: 'No {conozco:conocer} a tu hermano.',
              en: 'I don’t know your brother.',
              why: 'Nearly all verbs in a vowel + *-cer* or *-cir* have *-zco* in the *yo* form.',
            },
            {
              wrong: 'Yo teno un perro.',
              right: '{Tengo:tener} un perro.',
              en: 'I have a dog.',
              why: '*Yo* in *-go* first, then the boot: *{tengo:tener}, {tienes:tener}, {tiene:tener}*.',
            },
            {
              wrong: 'Nosotros puedemos ayudar.',
              right: '{Podemos:poder} ayudar.',
              en: 'We can help.',
              why: '*Nosotros* stands outside the [boot](#stem-changes), so the *o* of *poder* stays.',
            },
            {
              wrong: 'No quieremos esperar más.',
              right: 'No {queremos:querer} esperar más.',
              en: 'We don’t want to wait any longer.',
              why: '*{Quiero:querer}* is heard so often that its *ie* spreads. It is *{quiero:querer}* but *{queremos:querer}*.',
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
              why: '*-er* and *-ir* verbs differ in *nosotros* and *vosotros*: *{coméis:comer}*, but *{vivís:vivir}*.',
            },
            {
              wrong: '¿Haces juegas al tenis?',
              right: '¿{Juegas:jugar} al tenis?',
              en: 'Do you play tennis?',
              why: '_Do_ in an English question is only a helper. Spanish has no such word; *hacer* is “to do something”.',
            },
            {
              wrong: 'Soy estudiar para el examen.',
              right: '{Estudio:estudiar} para el examen.',
              en: 'I’m studying for the exam.',
              why: '“I am studying” is one word in Spanish. (For this very moment, *estoy estudiando*, never with *ser*.)',
            },
            {
              wrong: 'He vivido aquí por dos años.',
              right: '{Vivo:vivir} aquí desde hace dos años.',
              en: 'I’ve lived here for two years.',
              why: 'In Spain this sounds like a time that is over; much of America does say it. Right everywhere, if you still live here, is the present with *desde hace*. See [How long?](#time-expressions).',
            },
            {
              wrong: 'Yo pido por una hamburguesa.',
              right: '{Pido:pedir} una hamburguesa.',
              en: 'I ask for a hamburger.',
              why: '*Pedir* already means “to ask for”, so *por* is not needed. In the same way *buscar* is “to look for” and *esperar* “to wait for”.',
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
          label: 'Spain and America',
          text: 'In Spain friends are *vosotros*: *¿{Queréis:querer} ir?* In Latin America (and in parts of Andalusia and the Canaries) everybody is *ustedes*: *¿{Quieren:querer} ir?* Both are correct; choose one and keep to it. In Argentina, Uruguay and much of Central America you will also meet *vos* for *tú*. And where Spain says *{cojo:coger} el autobús*, use *{tomo:tomar} el autobús* in America: *coger* is rude in much of it. Other words differ as well: Spain’s *móvil, ordenador, zumo, patatas* and *aparcar* are *celular, computadora, jugo, papas* and *estacionar* in much of America, and to lend is *dejar* or *prestar* in Spain, *prestar* in America.',
        },
        {
          kind: 'note',
          label: 'In the exam',
          text: 'The role play and the topic conversations of the Speaking test begin in the present, and so does almost every message in Writing. Marks are lost on irregular *yo* forms and on *nosotros*: check those two when you read your text through. To show off: *{suelo:soler}* + infinitive, *{llevo:llevar} tres años estudiando*, *{acabo:acabar} de* + infinitive. Then add a past and a future sentence, because the tasks usually ask for more than one time frame.',
        },
      ],
    },
    {
      id: 'drill',
      title: 'Form drill',
      blocks: [
        {
          kind: 'drill',
          tense: 'present',
          regular: [
            {
              verbs: ['hablar', 'comer', 'vivir', 'estudiar', 'trabajar', 'aprender', 'beber', 'escribir'],
              section: 'formation',
            },
          ],
          irregular: [
            {
              verbs: ['ser', 'estar', 'ir', 'tener', 'hacer', 'decir', 'venir', 'oír', 'saber', 'construir'],
              section: 'irregular-information',
            },
            { verbs: ['poder', 'querer', 'jugar', 'pedir', 'dormir'], section: 'stem-changes' },
            { verbs: ['salir', 'conocer'], section: 'irregular-yo' },
            { verbs: ['enviar'], section: 'accent-changes' },
          ],
        },
      ],
    },
  ],
  exercises: [
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
          because: '*Mis amigos y yo* is *nosotros*, and *nosotros* stands outside the boot: the *u* stays.',
        },
        {
          text: '*juegamos*',
          because:
            'This puts the stem change into *nosotros*. The stress is on the ending there, so the stem does not change.',
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
      kind: 'choose',
      id: 'yo-conocer',
      teaches: 'irregular-yo',
      prompt: 'Which form of *conocer*?',
      sentence: 'Yo no ___ a la nueva profesora de Música.',
      en: 'I don’t know the new music teacher.',
      options: [
        {
          text: '*conozco*',
          right: true,
          because: 'Nearly all verbs in a vowel + *-cer* have *-zco* with *yo*.',
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
      kind: 'fill',
      id: 'yo-hablar',
      teaches: 'formation',
      sentence: 'En casa yo ___ inglés con mi padre.',
      en: 'At home I speak English with my dad. (hablar)',
      answers: ['hablo'],
      because: '*Yo* of an *-ar* verb ends in *-o* without an accent: *{hablo:hablar}*.',
      mistakes: [
        { answer: 'habla', because: '*{Habla:hablar}* is “he or she speaks”; *yo* ends in *-o*.' },
        { answer: 'hablar', because: 'The infinitive is “to speak”. After *yo* the verb needs its ending.' },
        {
          answer: 'estoy hablando',
          because:
            'This is what you are doing at this moment. What you do at home as a rule is *{hablo:hablar}*.',
        },
        {
          answer: '{hablando|hablado}',
          because: 'This is no form for *yo*: the verb needs the ending *-o*.',
        },
        {
          answer: '{soy|estoy} {hablo|hablar}',
          because: 'The present is one word, without *ser* or *estar*: *{hablo:hablar}*.',
        },
        { answer: 'hago hablar', because: 'There is no word for _do_ here: *{hablo:hablar}* says it all.' },
        { answer: 'me hablo', because: '*Me {hablo:hablar}* is “I speak to myself”: no *me* here.' },
        {
          answer: '{ablo|hablio|hablro|hablao}',
          because: 'The stem is *habl-*, and *yo* adds *-o*: *{hablo:hablar}*.',
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
      because: '*-ir* verbs have *-ís* with *vosotros*, stressed and with an accent.',
      mistakes: [
        { answer: 'saléis', because: '*-éis* belongs to *-er* verbs; *salir* takes *-ís*.' },
        { answer: 'saláis', because: '*-áis* belongs to *-ar* verbs; *salir* takes *-ís*.' },
        { answer: '{salíis|sáliis|salíes}', because: 'The ending takes the place of *-ir*: *sal-* + *-ís*.' },
        { answer: 'salen', because: '*{Salen:salir}* goes with *ellos* or *ustedes*, not with *vosotros*.' },
        { answer: 'sales', because: '*{Sales:salir}* is *tú*, one person.' },
        { answer: 'salimos', because: '*{Salimos:salir}* is “we leave”. *Vosotros* has *-ís*.' },
        {
          answer: 'salir',
          because: 'The infinitive is “to leave”. With *vosotros* the verb needs its ending.',
        },
        { answer: 'os salís', because: '*Salir* has no pronoun here: *salís del instituto*.' },
        {
          answer: 'estáis saliendo',
          because: 'This is what you are doing at this moment. A timetable is the simple present: *salís*.',
        },
      ],
      ustedes: {
        sentence: '¿A qué hora ___ ustedes del instituto?',
        answers: ['salen'],
        because: '*-ir* verbs have *-en* with *ustedes*, the same form as with *ellos*.',
        mistakes: [
          { answer: 'salimos', because: '*{Salimos:salir}* is “we leave”. *Ustedes* has *-en*.' },
          {
            answer: 'salir',
            because: 'The infinitive is “to leave”. With *ustedes* the verb needs its ending.',
          },
          { answer: 'salan', because: '*-an* belongs to *-ar* verbs; *salir* takes *-en*.' },
          { answer: 'salín', because: '*Ustedes* of an *-ir* verb ends in *-en*, as with an *-er* verb.' },
          { answer: 'sale', because: '*{Sale:salir}* is *usted*, one person. *Ustedes* adds *-n*.' },
          { answer: 'sales', because: '*{Sales:salir}* is *tú*, one person.' },
          { answer: 'salís', because: '*Salís* goes with *vosotros*, not with *ustedes*.' },
          { answer: 'se salen', because: '*Salir* has no pronoun here: *{salen:salir} del instituto*.' },
          {
            answer: 'están saliendo',
            because:
              'This is what you are doing at this moment. A timetable is the simple present: *{salen:salir}*.',
          },
        ],
      },
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
          because: 'A length of time that is still running: the present with *desde hace*.',
        },
        {
          text: '*He tocado la guitarra desde tres años.*',
          because:
            '*Desde* needs a starting point. With a length of time it is *desde hace*, and the verb goes in the present.',
        },
        {
          text: '*Toco la guitarra desde tres años.*',
          because: '*Desde* needs a starting point (*desde 2022*). With a length of time it is *desde hace*.',
        },
        {
          text: '*Toqué la guitarra tres años.*',
          because: 'This means that you played for three years and then gave up.',
          teaches: 'when-to-use',
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
          because: 'The right word, but without its accent. Question words always have one.',
        },
        { text: '*Cuándo*', because: 'This asks “when”. The answer, *a Portugal*, is a place.' },
        {
          text: '*Cuál*',
          because: 'This asks “which one” out of a set; it cannot stand for a place you go to.',
        },
      ],
      ustedes: { sentence: '¿___ van ustedes este verano? —A Portugal.' },
    },
    {
      kind: 'correct',
      id: 'saber-yo',
      teaches: 'irregular-yo',
      sentence: 'Yo sabo hablar tres idiomas.',
      en: 'I can speak three languages.',
      answers: [
        '{Yo sé|Sé} hablar [en] tres {idiomas|lenguas}.',
        {
          answer: 'Puedo hablar [en] tres {idiomas|lenguas}.',
          note: 'Right: “can” is *poder* too. A skill that you have learnt is mostly *saber*: *{sé:saber} hablar*.',
        },
        {
          answer: '{Hablo|Sé} tres {idiomas|lenguas}.',
          note: 'Right. The sentence that you were mending has *saber* + *hablar*.',
        },
        {
          answer: '{Soy capaz de hablar|Domino} tres {idiomas|lenguas}.',
          note: 'Right with other words. The sentence that you were mending has *saber* + *hablar*.',
        },
        'Sé hablar tres {idiomas|lenguas} diferentes.',
      ],
      because: 'The *yo* form of *saber* is *{sé:saber}*.',
      mistakes: [
        {
          answer: '{Yo|} sabe hablar tres {idiomas|lenguas}.',
          because: '*{Sabe:saber}* is “he or she knows”.',
        },
        { answer: '{Yo|} sabes hablar tres {idiomas|lenguas}.', because: '*{Sabes:saber}* is “you know”.' },
        {
          answer: '{Yo|} {sepo|sapo|sebo|saco|sabio|sabro} hablar tres {idiomas|lenguas}.',
          because: 'There is no such form of *saber*. With *yo* it is one short word, *{sé:saber}*.',
        },
        {
          answer: '{Yo|} {sepa|sabía|supe} hablar tres {idiomas|lenguas}.',
          because: 'The sentence is a fact of today: the present, *{sé:saber}*.',
        },
        {
          answer: '{Yo|} saber hablar tres {idiomas|lenguas}.',
          because: 'The infinitive is “to know”. With *yo* it is *{sé:saber}*.',
        },
        {
          answer: '{Yo|} conozco hablar tres {idiomas|lenguas}.',
          because:
            '*Conocer* is knowing a person or a place. A skill is *saber* + infinitive: *{sé:saber} hablar*.',
        },
        {
          answer: '{Yo|} sé {cómo|como} hablar tres {idiomas|lenguas}.',
          because:
            '*{Sé:saber}* is right. *Saber* + infinitive says “know how to” by itself, without *cómo*.',
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
          answer: '{Yo|} sé hablar tres {idioma|lengua|lenguaje|lenguajes}.',
          because: '*{Sé:saber}* is right. Three languages are *tres idiomas*.',
        },
      ],
      twins: { sé: 'I know', se: 'himself, herself, themselves' },
    },
    {
      kind: 'fill',
      id: 'ellos-construir',
      teaches: 'irregular-information',
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
        { answer: 'construan', because: 'An *-ir* verb ends in *-en* here, and a *y* stands before it.' },
        {
          answer: '{constuyen|contruyen|construeyen|constreyen|construjen|construllen|construgen}',
          because: 'The spelling is *constru-* + *y* + *-en*: *{construyen:construir}*.',
        },
        {
          answer: 'construye',
          because: 'That is “he or she builds”. *Mis tíos* is “they”.',
        },
        {
          answer: 'construir',
          because: 'The infinitive is “to build”. After *mis tíos* the verb needs its ending.',
        },
        {
          answer: 'están {construyendo|construiendo}',
          because:
            'This is “are building”, what they are doing at the moment. What they do in general is *{construyen:construir}*.',
        },
        {
          answer: '{se|les|los} construyen',
          because: 'No pronoun here: what they build is *casas de madera*.',
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
      because: '*Se* stands directly before the verb; *nunca* before the verb needs no *no*.',
      mistakes: [
        {
          answer: 'Mi hermano se nunca levanta temprano <los domingos>.',
          because: 'Nothing stands between *se* and its verb: *nunca se {levanta:levantar}*.',
        },
        {
          answer: 'Mi hermano nunca levanta se temprano <los domingos>.',
          because: '*Se* stands before the verb: *se {levanta:levantar}*.',
        },
        {
          answer: 'Mi hermano se levanta {nunca temprano|temprano nunca} <los domingos>.',
          because: 'After the verb *nunca* would need a *no* before it. Without *no* it stands before *se*.',
        },
        {
          answer: 'Mi hermano se levanta temprano los domingos nunca.',
          because: 'After the verb *nunca* would need a *no* before it. Without *no* it stands before *se*.',
        },
        {
          answer: 'Mi hermano se levanta temprano nunca los domingos.',
          because: 'After the verb *nunca* would need a *no* before it. Without *no* it stands before *se*.',
        },
        {
          answer: 'Mi hermano nunca se temprano levanta <los domingos>.',
          because: 'Nothing stands between *se* and its verb: *se {levanta:levantar} temprano*.',
        },
        {
          answer: 'Los hermano nunca se levanta temprano mi domingos.',
          because: '*Hermano* is one person, *mi hermano*, and “on Sundays” is *los domingos*.',
        },
      ],
    },
    {
      kind: 'translate',
      id: 'not-want',
      teaches: 'irregular-information',
      en: 'We don’t want to go out tonight.',
      answers: [
        'No {queremos|deseamos} salir [de casa] <esta noche|hoy por la noche|hoy en la noche|hoy a la noche>.',
        {
          answer:
            'No {nos apetece|tenemos ganas de|se nos antoja} salir <esta noche|hoy por la noche|hoy en la noche>.',
          note: 'This is “we don’t feel like going out”, and fits here too. *Apetecer* is said above all in Spain, *antojarse* in Mexico. The plain word for “want” is *querer*: *no {queremos:querer} salir*.',
        },
        'Esta noche no {nos apetece|tenemos ganas de} salir [de casa].',
        {
          answer:
            'No queremos {salir de fiesta|ir a ninguna parte|ir a ningún sitio|ir a ningún lado} <esta noche>.',
          note: 'Right for what people mean by “go out”. The plain word is *salir*.',
        },
      ],
      because: '*No* + verb is the whole negative, and *{queremos:querer}* is outside the boot.',
      mistakes: [
        {
          answer: 'No {quieremos|quiremos|quieramos|quieriamos} salir <esta noche>.',
          because: 'With *nosotros* the stem does not change: *{queremos:querer}*.',
        },
        {
          answer:
            '{No hacemos|Hacemos no|No hacer|Nosotros hacemos no|Nosotros no hacemos} {queremos|querer} salir <esta noche>.',
          because: '_Don’t_ is only *no* in Spanish.',
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
          because: 'We do not want, and we do not go out: the same people, so the infinitive, without *que*.',
        },
        {
          answer: 'No queremos {ir fuera|ir afuera|ir salir|ir a salir|ir} <esta noche>.',
          because: 'To go out with friends is *salir*.',
        },
        {
          answer: '{No nosotros|No nosotras} queremos salir <esta noche>.',
          because: '*No* stands directly before the verb: *nosotros no {queremos:querer}*.',
        },
        {
          answer: '{Queremos no|Nosotros queremos no} salir <esta noche>.',
          because: '*No* stands before the verb of wanting: *no {queremos:querer}*.',
        },
        {
          answer: 'No quiero salir <esta noche>.',
          because: '*{Quiero:querer}* is “I want”. “We want” is *{queremos:querer}*.',
        },
        {
          answer: 'No {quieren|quiere|quieres} salir <esta noche>.',
          because: 'This is another person. “We want” is *{queremos:querer}*.',
        },
        {
          answer: 'No {queríamos|quisimos} salir <esta noche>.',
          because: 'This is the past, “we didn’t want”. “We don’t want” is *{queremos:querer}*.',
        },
        {
          answer: 'No {gustamos|nos gusta|amamos} salir <esta noche>.',
          because: '*Gustar* is “like”. “To want to” is *querer* + infinitive.',
        },
        {
          answer: 'No queremos salir {este|esto|estas} noche.',
          because: '*Noche* is feminine and one: *esta noche*.',
        },
        {
          answer: 'No queremos salir esta tarde.',
          because: '*Esta tarde* is “this afternoon”. “Tonight” is *esta noche*.',
        },
        {
          answer: 'No queremos salir {hoy|a noche|a la noche esta}.',
          because: '“Tonight” is *esta noche*.',
        },
      ],
    },
    {
      kind: 'correct',
      id: 'still-live',
      teaches: 'time-expressions',
      sentence: 'Estudio español desde cuatro años.',
      en: 'I’ve been studying Spanish for four years (and I still do).',
      answers: [
        'Estudio [el] español <desde hace [ya] cuatro años>.',
        'Estoy estudiando español <desde hace [ya] cuatro años>.',
        'Vengo estudiando español <desde hace [ya] cuatro años>.',
        '{Llevo|Llevo ya|Ya llevo} {cuatro años estudiando [el] español|estudiando [el] español cuatro años}.',
        '{Hace|Hace ya|Ya hace} cuatro años que {estudio|estoy estudiando|vengo estudiando} [el] español.',
        {
          answer: 'Estudio español <hace [ya] cuatro años>.',
          note: 'Right, above all in America. In Spain people rather say *desde hace cuatro años* or *hace cuatro años que…*',
        },
        {
          answer: 'Estoy estudiando español <hace [ya] cuatro años>.',
          note: 'Right, above all in America. In Spain people rather say *desde hace cuatro años* or *hace cuatro años que…*',
        },
        {
          answer:
            '{{Tengo|Tengo ya|Ya tengo} cuatro años {estudiando|de estudiar}|Llevo cuatro años de estudiar} español.',
          note: 'Said in Mexico, Central America and the Caribbean. In Spain it is *{llevo:llevar} cuatro años estudiando*.',
        },
        {
          answer:
            '{Aprendo español desde hace cuatro años|Estoy aprendiendo español desde hace cuatro años|Llevo cuatro años aprendiendo español|Hace cuatro años que {aprendo|estoy aprendiendo} español}.',
          note: 'Right with *aprender*, “to learn”. The sentence that you were mending has *estudiar*.',
        },
        {
          answer: 'Hace cuatro años que llevo estudiando español.',
          note: 'People say this, but one of the two is enough: *hace cuatro años que estudio* or *llevo cuatro años estudiando*.',
        },
      ],
      because:
        '*Desde* needs a starting point (*desde 2022*). With a length of time it is *{estudio:estudiar} … desde hace*, *hace … que {estudio:estudiar}* or *{llevo:llevar} … estudiando*.',
      mistakes: [
        {
          answer: '{Estudio|Estoy estudiando} español <{por|durante|para|en} cuatro años>.',
          because: 'This is not said of a time that still goes on: “for” is *desde hace* here.',
        },
        {
          answer: '{Estudio|Estoy estudiando} español {cuatro años|cuatro años atrás}.',
          because: 'A time that still goes on needs its words: *desde hace cuatro años*.',
        },
        {
          answer:
            '{Estoy estudiando|Llevo estudiando|He estudiado|He estado estudiando} español desde cuatro años.',
          because: '*Desde* needs a starting point (*desde 2022*). With a length of time it is *desde hace*.',
        },
        {
          answer: 'Desde cuatro años [que] {estudio|estoy estudiando|he estudiado} español.',
          because: '*Desde* needs a starting point (*desde 2022*). With a length of time it is *desde hace*.',
        },
        {
          answer:
            '{Estudié|Estudiaba|Estaba estudiando|Estuve estudiando} español <{hace|desde hace} cuatro años>.',
          because: 'The verb is in the past. You still study, so it is the present: *{estudio:estudiar}*.',
        },
        {
          answer: 'Hace cuatro años que {estudié|estudiaba|estudiar} español.',
          because:
            '*Hace … que* is right. You still study, so the verb is in the present: *{estudio:estudiar}*.',
        },
        {
          answer: 'Llevo cuatro años {estudio|estudiar|estudiado|a estudiar} español.',
          because: '*{Llevo:llevar} cuatro años* is right. After it comes the gerund: *estudiando*.',
        },
        {
          answer: 'Llevo {estudio|estudiar|estudiado} español cuatro años.',
          because: 'After *{llevo:llevar}* comes the gerund: *estudiando*.',
        },
        {
          answer: 'Llevo estudiando español {por|para|durante} cuatro años.',
          because: '*{Llevo:llevar} estudiando* is right. *Llevar* takes the time by itself: *cuatro años*.',
        },
        {
          answer: '{Llevo|He llevado} por cuatro años estudiando español.',
          because: '*Llevar* takes the time by itself: *{llevo:llevar} cuatro años*.',
        },
        {
          answer: '{Estudia|Estudias|Estudiamos|Estudian} español desde hace cuatro años.',
          because: '*Desde hace* is right. “I” is *{estudio:estudiar}*.',
        },
        {
          answer: '{Estudio|Estoy estudiando} español desde {hacen|hago|hacer|hacía} cuatro años.',
          because: 'With a length of time the word never changes: *desde hace*.',
        },
        {
          answer: '{Hacen|Hago|Hacer} cuatro años que {estudio|estoy estudiando} español.',
          because: 'With a length of time the word never changes: *hace cuatro años*.',
        },
        {
          answer: '{Estudio|Estoy estudiando} español desde hace {cuatro año|cuarto años}.',
          because: '*Desde hace* is right. “Four years” is *cuatro años*.',
        },
        {
          answer: '{Soy estudiando|Soy estudio|Estoy estudio|Estoy estudiar} español desde hace cuatro años.',
          because:
            '*Desde hace* is right. Before it stands *{estudio:estudiar}* or *{estoy estudiando:estudiar}*.',
        },
        {
          answer: 'Empecé a estudiar español hace cuatro años.',
          because:
            'This is “I started”. “I’ve been studying” is *{estudio:estudiar} español desde hace cuatro años*.',
        },
        {
          answer: 'Llevo estudiando español desde hace cuatro años.',
          because:
            '*Llevar* takes the time by itself, without *desde hace*: *{llevo:llevar} cuatro años estudiando español*.',
        },
        {
          answer: 'Desde hace cuatro años que {estudio|estoy estudiando} español.',
          because:
            'This mixes two patterns: *{estudio:estudiar} español desde hace cuatro años* and *hace cuatro años que {estudio:estudiar} español*.',
        },
      ],
      notAsked: [
        {
          answer: '{He estudiado|He estado estudiando} español <por cuatro años>.',
          because:
            'Much of America says this; in Spain it sounds like a time that is over. Right everywhere: *{estudio:estudiar} español desde hace cuatro años*.',
        },
        {
          answer: '{He estudiado|He estado estudiando} español <durante cuatro años>.',
          because:
            'Good Spanish, but it does not say that you still study. That is the present: *{estudio:estudiar} español desde hace cuatro años*.',
        },
        {
          answer: '{He estudiado|He estado estudiando} español <desde hace cuatro años>.',
          because:
            '*Desde hace* is right. Some people in America say the rest too; right everywhere is the present, *{estudio:estudiar}*.',
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
          note: 'Said in America, where *recién* or *justo* + preterite is “have just”. Right everywhere: *{acabo:acabar} de terminar*.',
        },
        {
          answer:
            '{Justo he|Ahora mismo he} {terminado|acabado|hecho} {los|mis} deberes y [ahora] voy a {ver|mirar} una película.',
          note: 'Right in Spain. What is said everywhere for “have just” is *{acabo:acabar} de terminar*.',
        },
        {
          answer: 'Acabo de {terminar|acabar|hacer} {los|mis} deberes y [ahora] {veré|miraré} una película.',
          note: 'Right: “I’ll watch”. “I’m going to watch” word for word is *{voy:ir} a ver*.',
        },
        {
          answer:
            'Acabo de {terminar|acabar|hacer} {los|mis} deberes y {pienso ver|me voy a poner a ver|me pondré a ver} una película.',
          note: 'Right for a plan. “I’m going to watch” word for word is *{voy:ir} a ver*.',
        },
        'Ya acabo de {terminar|acabar|hacer} {los|mis} deberes y [ahora|luego|después] voy a ver una película.',
        'Acabo de {terminar|acabar|hacer} {los|mis} deberes y {ahora|luego|después} voy a {ver|mirar} una película.',
        'Acabo de {terminar|acabar|hacer} {los|mis} deberes y voy a {ver|mirar} una película ahora.',
        {
          answer:
            'Recién acabo de {terminar|acabar|hacer} {los|mis} deberes y [ahora|luego|después] voy a ver una película.',
          note: '*Recién* before a verb is said in America. *{Acabo:acabar} de* says “just” by itself.',
        },
      ],
      because:
        '“Have just” is *{acabo:acabar} de* and “am going to” is *{voy:ir} a*, each with an infinitive.',
      mistakes: [
        {
          answer:
            '{He justo|Tengo justo|He solo|He acabado de} {terminado|hecho|acabado} {los|mis} deberes y voy a ver una película.',
          because:
            '“Have just” is *{acabo:acabar} de* + infinitive; nothing stands between *haber* and its participle.',
        },
        {
          answer: 'Solo he {terminado|acabado|hecho} {los|mis} deberes y voy a ver una película.',
          because: '*Solo* is “only”. “Have just” is *{acabo:acabar} de* + infinitive.',
        },
        {
          answer: '[Ya] he {terminado|acabado|hecho} {los|mis} deberes y voy a ver una película.',
          because:
            'This is “I have finished”: “just” is missing. “Have just” is *{acabo:acabar} de* + infinitive.',
        },
        {
          answer: '{Termino|Acabo} {los|mis} deberes y voy a ver una película.',
          because: 'This is “I finish”. “Have just finished” is *{acabo:acabar} de terminar*.',
        },
        {
          answer: 'Acabo {terminar|acabar|hacer} {los|mis} deberes y voy a {ver|mirar} una película.',
          because: '*Acabar* needs *de* to mean “have just”.',
        },
        {
          answer:
            'Acabo {a|que|en|por} {terminar|acabar|hacer} {los|mis} deberes y voy a {ver|mirar} una película.',
          because: '“Have just” is *{acabo:acabar} de*, with *de*.',
        },
        {
          answer:
            'Acabo de {terminado|terminando|termino|acabado|hecho|haciendo|hago|terminé} {los|mis} deberes y voy a ver una película.',
          because: 'After *{acabo:acabar} de* comes the infinitive: *terminar*.',
        },
        {
          answer:
            '{Acaba|Acabas|Acabamos|Acaban} de {terminar|acabar|hacer} {los|mis} deberes y voy a ver una película.',
          because: '“I have just” is *{acabo:acabar} de*. This is another person.',
        },
        {
          answer: '{Acabé|Acababa} de {terminar|hacer} {los|mis} deberes y voy a ver una película.',
          because: 'For “have just” *acabar* is in the present: *{acabo:acabar} de*.',
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
          because: 'After *{voy:ir} a* comes the infinitive: *ver*.',
        },
        {
          answer:
            'Acabo de {terminar|acabar|hacer} {los|mis} deberes y {soy yendo a|estoy yendo|estoy va a|soy va a|estoy voy a} ver una película.',
          because: '“Am going to” is only *{voy:ir} a* + infinitive.',
        },
        {
          answer:
            'Acabo de {terminar|acabar|hacer} {los|mis} deberes y {va a|vas a|vamos a} ver una película.',
          because: '“I am going to” is *{voy:ir} a*. This is another person.',
        },
        {
          answer: 'Acabo de {terminar|acabar|hacer} {los|mis} deberes y {estoy viendo|veo} una película.',
          because: '“Am going to watch” is still to come: *{voy:ir} a ver*.',
        },
        {
          answer:
            'Acabo de {terminar|acabar|hacer} {los|mis} deberes y voy a ver {un película|un peli|una filme}.',
          because: '“A film” is *una película*, feminine.',
        },
        {
          answer: 'Acabo de {terminar|acabar|hacer} {los|mis} deberes y voy a {ver a|mirar a} una película.',
          because: 'The *a* before an object is for people: *ver una película*.',
        },
        {
          answer:
            'Acabo de {terminar|acabar|hacer} {mi deberes|mi deber|las deberes|los tareas|mi tareas} y voy a ver una película.',
          because: '“My homework” is *mis deberes* or *mi tarea*: the little word agrees.',
        },
        {
          answer:
            'Acabo de {terminar|acabar|hacer} {mi|el} {trabajo de casa|casa trabajo} y voy a ver una película.',
          because: '“Homework” is *los deberes* or *la tarea*.',
        },
        {
          answer: 'Acabo de {terminar|acabar|hacer} {los|mis} deberes y estoy yendo a ver una película.',
          because: 'This says that you are on your way there. “I’m going to”, a plan, is *{voy:ir} a ver*.',
        },
      ],
    },
  ],
} satisfies AuthoredLesson
