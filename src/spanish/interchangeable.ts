/**
 * Words that say the same, here or across the sea, so that a student may take any of them. The first of a set is the one
 * that the others are compared as. A word that has another meaning as well (*tenis*) is not here.
 */
import { withoutAccents } from './accents'
import type { Spanish } from './markup'

/** Gender and number: masculine singular, feminine singular, masculine plural, feminine plural. */
export type Agreement = 'ms' | 'fs' | 'mp' | 'fp'

/** A word of a set; without `agreement` nothing around it changes. */
export interface Interchangeable {
  form: Spanish
  agreement?: Agreement
  /** Where it is said, if the first word of its set is the one of Spain. */
  region?: 'America' | 'Mexico'
}

const plural = (noun: Spanish): Spanish => {
  // A foreign word adds -s.
  if (noun.endsWith('p')) return `${noun}s`
  if (/[aeiouáéó]$/.test(noun)) return `${noun}s`
  // *autobús, autobuses*; *habitación, habitaciones*
  return /[áéíóú][ns]$/.test(noun) ? `${noun.slice(0, -2)}${withoutAccents(noun.slice(-2))}es` : `${noun}es`
}

/** A set of nouns, `móvil m`, `celular m America`, and the set of their plurals. */
function nouns(...entries: readonly string[]): Interchangeable[][] {
  const read = entries.map((entry) => {
    const [, noun = '', gender = '', region] = /^(.+?) ([mf])(?: (.+))?$/.exec(entry) ?? []
    const where: Pick<Interchangeable, 'region'> =
      region === undefined ? {} : { region: region === 'Mexico' ? 'Mexico' : 'America' }
    return { noun, gender, ...where }
  })
  return (['s', 'p'] as const).map((number) =>
    read.map(({ noun, gender, ...where }) => ({
      form: number === 's' ? noun : noun.split(' ').map(plural).join(' '),
      agreement: `${gender}${number}` as Agreement,
      ...where,
    })),
  )
}

/** A set of words in one form each. */
const words = (...forms: readonly Spanish[]): Interchangeable[][] => [forms.map((form) => ({ form }))]

/** A set of adjectives by their masculine singular in -o. */
const adjectives = (...entries: readonly string[]): Interchangeable[][] =>
  ['o', 'a', 'os', 'as'].map((ending) => entries.map((entry) => ({ form: entry.replace(/o$/, ending) })))

export const interchangeable: readonly (readonly Interchangeable[])[] = [
  ...nouns('móvil m', 'teléfono móvil m', 'teléfono m', 'celular m America', 'teléfono celular m America'),
  ...nouns('coche m', 'carro m America', 'auto m America', 'automóvil m'),
  [
    { form: 'deberes', agreement: 'mp' },
    { form: 'tarea', agreement: 'fs' },
    { form: 'tareas', agreement: 'fp' },
  ],
  ...nouns('película f', 'peli f', 'filme m'),
  ...nouns('ordenador m', 'computadora f America', 'computador m America'),
  ...nouns('portátil m', 'ordenador portátil m', 'laptop f America', 'computadora portátil f America'),
  ...nouns('piso m', 'apartamento m', 'departamento m America'),
  ...nouns('instituto m', 'colegio m', 'cole m', 'insti m', 'escuela f', 'liceo m America'),
  ...nouns('madre f', 'mamá f'),
  ...nouns('padre m', 'papá m'),
  ...nouns('abuela f', 'abuelita f'),
  ...nouns('abuelo m', 'abuelito m'),
  [
    { form: 'chico', agreement: 'ms' },
    { form: 'muchacho', agreement: 'ms' },
    { form: 'joven', agreement: 'ms' },
  ],
  [
    { form: 'chicos', agreement: 'mp' },
    { form: 'muchachos', agreement: 'mp' },
    { form: 'jóvenes', agreement: 'mp' },
  ],
  ...nouns('chica f', 'muchacha f'),
  ...nouns('profesor m', 'profe m', 'maestro m'),
  ...nouns('profesora f', 'profe f', 'maestra f'),
  ...nouns('bicicleta f', 'bici f'),
  ...nouns('habitación f', 'dormitorio m', 'cuarto m', 'recámara f Mexico'),
  ...nouns('televisión f', 'tele f'),
  ...nouns('fotografía f', 'foto f'),
  ...nouns('zumo m', 'jugo m America'),
  ...nouns('patata f', 'papa f America'),
  [
    { form: 'gafas', agreement: 'fp' },
    { form: 'lentes', agreement: 'mp', region: 'America' },
    { form: 'anteojos', agreement: 'mp', region: 'America' },
  ],
  ...nouns('autobús m', 'bus m'),
  ...nouns('camarero m', 'mesero m America', 'mozo m America'),
  ...nouns('asignatura f', 'materia f'),
  ...nouns('dinero m', 'plata f America'),
  ...words('todo recto', 'recto', 'todo derecho', 'derecho', 'todo seguido', 'de frente'),
  ...words('aquí', 'acá'),
  ...words('allí', 'allá', 'ahí'),
  ...words('nunca', 'jamás'),
  ...words('todavía', 'aún'),
  ...words('quizá', 'quizás', 'tal vez'),
  ...words('solo', 'solamente', 'únicamente'),
  ...words('adónde', 'a dónde'),
  ...words('periodo', 'período'),
  ...words('septiembre', 'setiembre'),
  ...words('nosotros', 'nosotras'),
  ...words('vosotros', 'vosotras'),
  ...words('español', 'castellano'),
  ...adjectives('enfadado', 'enojado'),
  ...adjectives('mucho', 'muchísimo'),
  ...adjectives('bonito', 'lindo'),
]
