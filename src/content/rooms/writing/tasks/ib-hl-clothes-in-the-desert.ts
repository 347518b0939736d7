import { writingTasks } from '../../../exams/facts'
import type { WritingTask } from '../../writing-types'

const task: WritingTask = {
  title: 'A speech about used clothes in the Atacama Desert',
  exam: 'IB HL',
  theme: 'Sharing the planet',
  type: 'speech',
  task: {
    es: 'Usted ha leído que miles de toneladas de ropa usada han terminado en el desierto de Atacama, en Chile. En la jornada sobre medioambiente de su colegio va a dirigirse a sus compañeros para que cambien de costumbres. Elija el tipo de texto más adecuado: informe, reseña o discurso.',
    en: 'You have read that thousands of tonnes of used clothes have ended up in the Atacama Desert, in Chile. On your school’s environment day you are going to speak to your fellow students to get them to change their habits. Choose the most suitable type of text: report, review or speech.',
  },
  points: [
    { es: 'Describa lo que ocurre en el desierto.', en: 'Describe what is happening in the desert.' },
    { es: 'Explique las causas.', en: 'Explain the causes.' },
    { es: 'Hable de las consecuencias.', en: 'Talk about the consequences.' },
    {
      es: 'Convenza a sus oyentes de que actúen.',
      en: 'Persuade your listeners to act.',
    },
  ],
  ...writingTasks.higher,
  plan: [
    '**Type**: your audience is in front of you and you want something from them, so it’s a speech. Use *vosotros* throughout.',
    '**The desert**: make them do something (look at a label), then make them see it: colours, things that don’t belong there.',
    '**Causes**: the journey of the clothes, from the ship to the sand. Two figures at most, with their source and year.',
    '**Consequences**: who pays? Think of the smoke, the soil and the town that didn’t buy any of it.',
    '**Persuade**: don’t blame anyone, and admit a mistake of your own. Suggest two things to do this month, then end where you began.',
  ],
  model: [
    {
      says: 'Buenos días, compañeros:',
      earns:
        '**Conceptual understanding**: it greets the listeners and makes them do something at once. Nobody could mistake this for a report.',
    },
    {
      says: 'Antes de empezar, os pido un favor: que metáis la mano por el cuello de la camiseta y busquéis la etiqueta. ¿Ya? La mía dice que está hecha en Bangladés. Lo que ninguna etiqueta cuenta es dónde termina el viaje, y de ese lugar he venido a hablaros.',
      newLine: true,
    },
    {
      says: 'Imaginad el desierto de Atacama, en el norte de Chile, uno de los más secos del planeta. Imaginad ahora, a las afueras de una ciudad llamada Alto Hospicio, una colina de colores. De lejos parece un campo de flores. De cerca son vaqueros, abrigos y hasta guantes para la nieve, muchos con la etiqueta todavía puesta.',
      earns:
        '**Message**: a picture, first from far away, then close up. **Language**: *imaginad… imaginad ahora…* repeats a word for effect.',
      newLine: true,
    },
    {
      says: '¿Cómo han llegado unos guantes para la nieve al desierto? En barco. A pocos kilómetros está el puerto de Iquique, que es zona franca, es decir, que la mercancía entra sin pagar los impuestos habituales. Según publicó la prensa en 2021, cada año se desembarcaban allí unas 59\u202f000 toneladas de ropa usada o sin vender, procedentes de Europa, Asia y Norteamérica. Una parte se revende, y muchas familias viven de ella. Pero se calculaba que unas 39\u202f000 toneladas no las quería nadie y acababan en la arena, porque los vertederos legales no las admitían.',
      earns:
        '**Message**: question and answer, the cause step by step, two figures with their year, and a fair point: part of the trade is good. **Language**: *las* refers back to *toneladas*.',
      newLine: true,
    },
    {
      says: 'Alguien dirá: «Pues que la quemen». También se ha quemado. En 2022 ardió uno de los mayores basureros, y buena parte de lo que llevamos puesto es poliéster, o sea, plástico. El humo lo respiraron personas que jamás habían estrenado un abrigo como los que ardían. El alcalde de entonces se quejaba de que su ciudad se había convertido en el basurero del mundo. ¿Le habríais dicho que exageraba?',
      earns:
        '**Message**: who pays for it. **Language**: *que la quemen* is an order to others in three words. There’s *se quejaba de que… se había convertido* and a question in the conditional perfect too.',
      newLine: true,
    },
    {
      says: 'No os cuento esto para que os sintáis culpables: la culpa paraliza. Os lo cuento porque yo también me he engañado. En marzo llené tres bolsas, las dejé en el contenedor y volví a casa tan orgullosa que aquella misma tarde me compré dos vestidos. Creía que donar era hacer desaparecer. Nada desaparece; a veces, solo cambia de país.',
      earns:
        '**Message**: the speaker includes herself, so she can ask for something. **Language**: *no… para que os sintáis*, *tan orgullosa que*.',
      newLine: true,
    },
    {
      says: '¿Qué podemos hacer nosotros, que ni dirigimos fábricas ni redactamos leyes? Dos cosas. La primera, esperar. Antes de comprar una prenda, dejemos pasar una semana. Si al cabo de siete días la seguís deseando, adelante; os aseguro que de la mitad ni os acordaréis. La segunda, intercambiar y reparar. El último viernes de cada mes habrá en el gimnasio un mercado sin dinero: por cada prenda que traigáis, os llevaréis otra. La señora Molina ha prometido enseñarnos a coser botones y a mí, que soy un desastre, me ha reservado la primera silla.',
      earns:
        '**Message**: two practical ideas, one with a place and a day, and some humour. **Language**: *os llevaréis*, *que traigáis*: *vosotros* throughout, and *dejemos* where she includes herself.',
      newLine: true,
    },
    {
      says: 'Habrá quien piense que tres camisetas no vacían un desierto. Tiene razón. Pero ninguna de aquellas colinas se levantó de golpe: se hizo camiseta a camiseta, y camiseta a camiseta puede dejar de crecer.',
      earns:
        '**Language**: *habrá quien piense que* is a concession with the subjunctive. Then the same words are used twice, as in good speeches.',
      newLine: true,
    },
    {
      says: 'Así que esta noche, cuando os quitéis la ropa, volved a mirar la etiqueta y preguntaos no de dónde viene, sino adónde irá. La respuesta también depende de vosotros.',
      earns: '**Conceptual understanding**: the label from the beginning, a call to action and thanks.',
      newLine: true,
    },
    { says: 'Muchas gracias.', newLine: true },
  ],
}

export default task
