import { writingTasks } from '../../../exams/facts'
import type { WritingTask } from '../../writing-types'

const task: WritingTask = {
  title: 'A diary entry on the last night of a year abroad',
  exam: 'IB HL',
  theme: 'Experiences',
  type: 'diary',
  task: {
    es: 'Usted ha vivido un año con una familia de otro país y mañana vuelve a casa. Es de noche y no puede dormir. Escriba un texto que no va a leer nadie más que usted. Elija el tipo de texto más adecuado: entrada de diario, artículo o correo electrónico.',
    en: 'You have spent a year with a family in another country, and tomorrow you are going home. It’s late and you can’t sleep. Write a text that only you will read. Choose the most suitable type of text: diary entry, article or email.',
  },
  points: [
    {
      es: 'Cuente cómo ha sido la despedida de la familia.',
      en: 'Describe how you and the family said goodbye.',
    },
    {
      es: 'Compare a la persona que llegó con la que se va.',
      en: 'Compare the person who arrived with the one who is leaving.',
    },
    { es: 'Confiese algo que lamenta.', en: 'Confess to something you regret.' },
    {
      es: 'Exprese qué teme y qué desea de la vuelta.',
      en: 'Say what you fear and what you hope for on your return.',
    },
  ],
  ...writingTasks.higher,
  plan: [
    '**Type**: nobody else will read it, so it’s a diary entry. Use *yo*, give the time, express doubts, greet only the diary, and don’t explain what you already know.',
    '**The goodbye**: one dinner or one walk, in the preterite, with what somebody said, and something to laugh at.',
    '**Then and now**: write about yourself on arrival as if you were somebody else (*aquel Ben*): imperfect for him, present for you.',
    '**A regret**: something small and true. Use *Si pudiera volver…* and *habré* + participle.',
    '**Fears and wishes**: *temo que*, *ojalá* and *para que* all take the subjunctive. Ask questions and don’t answer them.',
  ],
  model: [
    {
      says: 'Valparaíso, viernes 10 de julio, dos y veinte de la madrugada',
      earns:
        '**Conceptual understanding**: place, day and even the time, then *Querido diario* with a colon. The whole text takes place that night.',
    },
    { says: 'Querido diario:', newLine: true },
    {
      says: 'No puedo dormir. La maleta está cerrada desde las once (tuvo que sentarse encima toda la familia) y en el cuarto solo quedan la cama, esta libreta y un clavo en la pared donde colgaba mi calendario. Dentro de nueve horas despega mi avión. Llevo un año contando los días y ahora daría lo que fuera por perder la cuenta.',
      earns:
        '**Message**: the empty room shows how he feels before he says so. **Language**: *llevo un año contando* and *daría lo que fuera*, as a Spanish speaker would put it.',
      newLine: true,
    },
    {
      says: 'La cena fue un desastre precioso. Marta había prometido no llorar y empezó antes de servir la sopa. Don Lucho, que en once meses no me había dicho más de diez frases seguidas, se levantó y soltó un discurso sobre la noche en que me encontró friendo un huevo con jabón líquido, porque la botella se parecía a la del aceite. Nos reímos hasta que nos dolió la barriga. Luego hubo un silencio de esos que nadie sabe romper, y la pequeña Antonia preguntó quién le iba a leer ahora los cuentos «con acento de robot». Entonces lloramos todos, hasta el perro.',
      earns:
        '**Message**: the goodbye as a scene, with laughter before the tears. **Language**: *había prometido*, *se levantó*, *se parecía*, *iba a leer*: each past tense has its own job.',
      newLine: true,
    },
    {
      says: '¡Qué poco me parezco al chico que bajó del avión en agosto! Aquel Ben decía que sí a todo para que no se notara que no entendía nada. Por eso comió tres veces erizos de mar, que odia, y aceptó sin saberlo ser el portero del equipo del barrio. El de esta noche discute con los taxistas, sueña en español y ha aprendido que se puede estar callado con alguien sin que ninguno de los dos se aburra. No sé si soy más maduro, pero sí menos cobarde. O quizá siempre fui así y me faltaban las palabras.',
      earns:
        '**Message**: *aquel Ben* and *el de esta noche* are compared through real events, with a doubt at the end. **Language**: *para que no se notara*, *sin que ninguno de los dos se aburra*.',
      newLine: true,
    },
    {
      says: 'Hay algo, sin embargo, que no consigo perdonarme. En octubre, don Lucho me invitó a pescar con él. Le dije que tenía que estudiar, y era mentira: prefería hablar con mis amigos de Inglaterra. No volvió a proponérmelo. Hoy, al abrazarme, me dijo al oído: «Nos quedó pendiente la pesca». Si pudiera volver a aquel sábado, apagaría la pantalla y me subiría al bote, aunque me mareara. ¡Cuántas cosas me habré perdido por estar aquí con la cabeza allí!',
      earns:
        '**Language**: *si pudiera…, apagaría*, and the future perfect *me habré perdido* to guess about the past. **Message**: a small lie that matters more than a big one would.',
      newLine: true,
    },
    {
      says: '¿Y si ahora me ocurre lo contrario? Me da miedo llegar a Leeds y pasarme los días calculando qué hora es en Valparaíso. Mis padres estarán en el aeropuerto con un cartel, y yo tendré que explicar en inglés cosas que solo sé decir en español. Temo que me pregunten qué tal y no se me ocurra más que «bien». ¿Cómo se cuenta un año entero entre el aeropuerto y casa?',
      earns:
        '**Conceptual understanding**: questions that nobody answers, as in a real diary. **Language**: *temo que me pregunten y no se me ocurra*.',
      newLine: true,
    },
    {
      says: 'Quiero hacer tres cosas, y las apunto para que no se me olviden: llamar a Antonia los domingos y leerle un cuento, con robot incluido; prepararles a mis padres un pastel de choclo, aunque me salga horrible; y ahorrar hasta que pueda pagarme la vuelta. Ojalá no tarde mucho. Ojalá don Lucho no venda el bote.',
      earns:
        '**Message**: three wishes that come out of the story: the robot, the food, the boat. **Language**: *aunque me salga*, *hasta que pueda*, *ojalá no tarde*.',
      newLine: true,
    },
    {
      says: 'Se oyen los perros del cerro y, más abajo, la sirena de un barco. En agosto ese ruido no me dejaba dormir; mañana no me dejará dormir el silencio.',
      newLine: true,
    },
    {
      says: 'Ya son las tres. Voy a apagar la luz antes de que Marta la vea por debajo de la puerta y se levante a hacerme una sopa.',
      newLine: true,
    },
    {
      says: 'Buenas noches, Valparaíso.',
      earns:
        '**Conceptual understanding**: he says good night to a city, because there’s no reader to say goodbye to.',
      newLine: true,
    },
  ],
}

export default task
