import { checkData } from 'virtual:writing-check'
import { describe, expect, test } from 'vitest'
import { loadWritingTask } from '../../src/content/load-writing'
import { writingIds } from '../../src/content/rooms/writing-ids'
import { tenseGuide } from '../../src/content/tense-list'
import { mistakePatterns } from '../../src/content/writing-mistakes'
import { checkText, type Findings } from '../../src/features/writing/check/check-text'
import { loadFormIndex } from '../../src/features/writing/check/forms'
import { plainSpanish } from '../../src/spanish/markup'
import { expectNone, loadDocuments } from '../support/content'

const forms = await loadFormIndex()
const check = (text: string) => checkText(text, { forms, data: checkData })

/** Everything that the check reports as wrong. */
const alarms = ({ mistakes, accents, enes, signs, capitals }: Findings): string[] => [
  ...mistakes.map(({ found, right }) => `${found} → ${right}`),
  ...[...accents, ...enes].map(({ found, right }) => `${found} → ${right.join(', ')}`),
  ...signs.map(({ found, lacks }) => `${found} lacks ${lacks}`),
  ...capitals.map(({ found }) => found),
]

test('each mistake is found in the wrong sentence of its lesson, and not in the right one', () => {
  expectNone(
    mistakePatterns.flatMap(({ wrong }, place) => {
      const right = checkData.mistakes[place]?.right ?? ''
      const found = check(wrong).mistakes
      return [
        ...(found.length > 0 ? [] : [`"${wrong}" is not found`]),
        ...check(right.includes('+') ? '' : right).mistakes.map(
          (one) => `"${right}" is called wrong: ${one.found}`,
        ),
      ]
    }),
  )
})

test('no model answer and no right sentence of the site is reported', async () => {
  const models = await Promise.all(
    writingIds.map(async (id) => {
      const task = await loadWritingTask(id)
      const text = (task?.model ?? [])
        .map(({ says, newLine }) => (newLine ? '\n' : ' ') + plainSpanish(says))
        .join('')
      return alarms(check(text)).map((alarm) => `${id}: ${alarm}`)
    }),
  )
  expectNone(models.flat())
  const { documents } = await loadDocuments()
  expectNone(
    documents.flatMap(({ id, spanish }) =>
      spanish
        // A full sentence quoted in English text is correct, but a fragment may be an example of a mistake.
        .filter(({ kind, text }) => kind === 'sentence' || (kind === 'inline' && /[.!?]$/.test(text)))
        .flatMap(({ text, at }) => alarms(check(plainSpanish(text))).map((alarm) => `${id} ${at}: ${alarm}`)),
    ),
  )
})

test('the check links to the same lesson on the perfect as the guide of the tenses', () => {
  const guided = tenseGuide.flatMap(({ answers }) => answers.filter((answer) => 'first' in answer))
  expect(
    ['Mis amigas han llegadas.', 'Hemos escritas dos cartas.', 'He hacido la cama.'].map(
      (text) => check(text).mistakes[0]?.lesson,
    ),
  ).toEqual([guided[0]?.slug, guided[0]?.slug, guided[0]?.slug])
})

describe('sentences that students wrote, and similar ones', () => {
  const found = (text: string) => {
    const { mistakes, accents, enes, capitals } = check(text)
    return [
      ...mistakes.map((one) => one.found),
      ...[...accents, ...enes, ...capitals].map((one) => one.right.toString()),
    ]
  }

  test.each([
    ['Mi cumpleaños es en Septiembre', ['en septiembre']],
    ['Nací el 5 de Octubre y no en Junio.', ['el 5 de octubre', 'en junio']],
    ['Trabajo en Julio y Septiembre.', ['en julio', 'y septiembre']],
    ['Mi cumpleaños es en Abril.', ['cumpleaños es en abril']],
    ['Nos vemos pasado mañana, a finales de Agosto.', ['finales de agosto']],
    ['Los lunes y Miércoles juego. No puedo el Sabado.', ['y miércoles', 'el sabado']],
    [
      'Tengo un hermano, y el tambien es quince años.',
      ['el tambien es quince años', 'también', 'él también es'],
    ],
    ['Él también es 15 años.', ['Él también es 15 años']],
    ['Ella es catorce años y vive aquí.', ['Ella es catorce años']],
    ['Mi hermana mayor es dieciséis años.', ['Mi hermana mayor es dieciséis años']],
    ['Mis primos son veintidós años.', ['Mis primos son veintidós años']],
    ['Mi amigo se llama Leo y es quince años.', ['se llama Leo y es quince años']],
    ['Soy quince años de edad.', ['Soy quince años']],
    ['Voy a compro un regalo.', ['Voy a compro']],
    ['Mañana voy a estudio con Ana.', ['voy a estudio']],
    ['¿Vas a comes aquí?', ['Vas a comes']],
    ['Mi madre va a hace la cena.', ['va a hace']],
    ['Vamos a comemos y vamos a hablamos.', ['Vamos a comemos']],
    ['Mis padres van a compran un coche.', ['van a compran']],
    ['No me gusta leo novelas.', ['No me gusta leo']],
    ['Tengo dieciseis anos.', ['dieciséis', 'dieciséis años']],
    ['El es mi amigo. Voy al cine con el.', ['Él es', 'con él']],
    ['Pero la gente son amables.', ['la gente son']],
    ['Mi cumpleaños es en el 5 de mayo.', ['cumpleaños es en el 5 de']],
    ['Mis padres quieren yo estudiar.', ['quieren yo estudiar']],
    ['Ayer yo fue al cine.', ['yo fue']],
    ['Es un bueno amigo. Es una amiga de mí.', ['un bueno amigo', 'una amiga de mí']],
    ['Te llamaré cuando llegaré.', ['cuando llegaré']],
    ['A mi me gusta y a el le gusta; tu eres así.', ['a él le gusta', 'A mí me', 'tú eres']],
  ])('%s', (text, wanted) => {
    expect(found(text)).toEqual(wanted)
  })

  test.each([
    'Mi cumpleaños es en septiembre. Septiembre es mi mes favorito.',
    'Lunes, martes y miércoles: instituto. ¿Domingo? Descanso.',
    'La casa es de quince años. La edad mínima es quince años.',
    'La diferencia entre mi hermano y mi hermana es dos años.',
    'Mi hermano es quince años mayor. Mi hermana, que es de quince años, canta.',
    'El chico es alto y el también actor Leo, no. El que es alto es él.',
    'Voy a casa, vas a clase y va a casa de Ana. Vamos a casa y van a misa.',
    'Voy a nado, vas a charlas, va a pie, vamos a medias y van a caballo.',
    'Voy a comprarlo. Vas a hacerlo. Va a ver a Julio. Vamos a vernos. Van a irse.',
    'Voy a Lima en septiembre, va a Ronda y vas a Parla.',
    'Pienso en Julio. Abril es mi prima. Vi a Domingo y a Julio, y la Plaza de Mayo.',
    'La Calle 9 de Junio, la calle 20 de Noviembre, la avenida Once de Septiembre y la Revolución de Octubre.',
    'Vi la película Viernes 13. El Viernes Santo y el Miércoles de Ceniza no hay clase.',
    'Si me gusta compro dos. El té me gusta solo.',
    'Tú eres como tu madre, dice a mi hermano.',
    'Es la casa de mi tía: a mi abuela le gusta. El no es una respuesta. Para el examen, estudia con el libro.',
    '¿Quieren ustedes tomar algo? ¿Quiere él venir?',
    'La fiesta de mi cumpleaños es en el parque. Mi cumpleaños es en el mes de julio.',
    'Los problemas de la gente son graves. La comida y la gente son increíbles.',
    '¿Qué piensas de que prohíban los móviles? ¿Qué piensa tu amigo de mí?',
    'Hay un malo muy inteligente. Cuantos más mejor. ¡Que entre de una vez!',
    'Lo que hice yo fue estudiar. El que llegó antes que yo fue Leo.',
    'En la foto tengo delante el mar y detrás la montaña. Enfrente vive mi tía.',
    'Estudiaré hasta junio, cuando tendré los exámenes. Será en julio cuando iremos a España.',
    '¿Si me gustaría ir? ¡Claro que sí! Me da igual si llueve como si hay sol.',
    'Ana y Eva son la una para la otra. Uso el móvil y iPad. Es para niños desde tres años.',
    'Ayer vi Miércoles en casa y el Viernes Negro compré poco.',
    'Mi hermano es cinco años y medio mayor. El pelo me gusta corto.',
    'Tiene quince años. Es su año. Son muchos años. Han pasado quince años y mi madre es feliz.',
  ])('have nothing to report: %s', (text) => {
    expect(alarms(check(text))).toEqual([])
  })
})
