/**
 * Synonyms within Spain and across regions: a student may use any word in a set. For comparison, each word is replaced
 * by the first word of its set. A word with a second meaning (*tenis*) is left out.
 */
import { withoutAccents } from './accents'
import type { Spanish } from './markup'

/** Gender and number: masculine singular, feminine singular, masculine plural, feminine plural. */
export type Agreement = 'ms' | 'fs' | 'mp' | 'fp'

/** A word in a set. Without `agreement`, the words around it do not change. */
export interface Interchangeable {
  form: Spanish
  agreement?: Agreement
  /** The region that uses this word, if the first word of the set is used in Spain. */
  region?: 'America' | 'Mexico'
}

const plural = (noun: Spanish): Spanish => {
  // Loanwords add -s.
  if (/[pym]$|mail$/.test(noun)) return `${noun}s`
  if (/[aeo]s$/.test(noun)) return noun
  if (/[aeiouáéó]$/.test(noun)) return `${noun}s`
  // *autobús, autobuses*; *habitación, habitaciones*
  return /[áéíóú][ns]$/.test(noun) ? `${noun.slice(0, -2)}${withoutAccents(noun.slice(-2))}es` : `${noun}es`
}

/** A set of nouns, such as `móvil m` and `celular m America`, and the set of their plurals. */
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

/** A set of words that do not inflect. */
const words = (...forms: readonly Spanish[]): Interchangeable[][] => [forms.map((form) => ({ form }))]

/** A set of adjectives, given in the masculine singular in -o. */
const adjectives = (...entries: readonly string[]): Interchangeable[][] =>
  ['o', 'a', 'os', 'as'].map((ending) => entries.map((entry) => ({ form: entry.replace(/o$/, ending) })))

/** One set of synonymous nouns on each line, with gender and region. */
const sameNouns = `
móvil m, teléfono móvil m, teléfono m, celular m America, teléfono celular m America, celu m America
coche m, carro m America, auto m America, automóvil m
película f, peli f, filme m
ordenador m, computadora f America, computador m America, compu f America
portátil m, ordenador portátil m, laptop f America, computadora portátil f America
piso m, apartamento m, departamento m America, depa m America
instituto m, colegio m, cole m, insti m, escuela f, liceo m America
madre f, mamá f
padre m, papá m
abuela f, abuelita f
abuelo m, abuelito m
chica f, muchacha f
profesor m, profe m, maestro m
profesora f, profe f, maestra f
bicicleta f, bici f
habitación f, dormitorio m, cuarto m, recámara f Mexico
televisión f, tele f
fotografía f, foto f
zumo m, jugo m America
patata f, papa f America
autobús m, bus m
camarero m, mesero m America, mozo m America
camarera f, mesera f America, moza f America
asignatura f, materia f
dinero m, plata f America
correo m, correo electrónico m, email m, e-mail m, mail m
gimnasio m, gym m
camiseta f, playera f Mexico, remera f America, polera f America
bolígrafo m, boli m, lapicera f America
piscina f, alberca f Mexico, pileta f America
tomate m, jitomate m Mexico
nevera f, frigorífico m, refrigerador m America, heladera f America`

export const interchangeable: readonly (readonly Interchangeable[])[] = [
  ...sameNouns
    .trim()
    .split('\n')
    .flatMap((line) => nouns(...line.split(', '))),
  [
    { form: 'deberes', agreement: 'mp' },
    { form: 'tarea', agreement: 'fs' },
    { form: 'tareas', agreement: 'fp' },
  ],
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
  [
    { form: 'gafas', agreement: 'fp' },
    { form: 'lentes', agreement: 'mp', region: 'America' },
    { form: 'anteojos', agreement: 'mp', region: 'America' },
  ],
  [
    { form: 'fin de semana', agreement: 'ms' },
    { form: 'finde', agreement: 'ms' },
  ],
  [
    { form: 'fines de semana', agreement: 'mp' },
    { form: 'findes', agreement: 'mp' },
  ],
  // On its own, *cumple* is a form of *cumplir*. `el·` stands for the article in *del* and *al*.
  ...['mi', 'tu', 'su', 'nuestro', 'vuestro', 'el', 'el·', 'un', 'de', 'feliz'].flatMap((before) =>
    words(`${before} cumpleaños`, `${before} cumple`),
  ),
  ...words('baloncesto', 'básquetbol', 'básquet'),
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
