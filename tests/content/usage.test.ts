import { describe, expect, test } from 'vitest'
import { isInfinitive } from '../../build/conjugator'
import { expectNone, loadDocuments, plain, problem } from '../support/content'
import { loadWordList } from '../support/word-list'

const { documents } = await loadDocuments()

describe.each(documents)('$id', ({ spanish }) => {
  test('never shows as right a mistake that lessons warn about', () => {
    expectNone(
      spanish.flatMap((place) =>
        usageProblems(plain(place.text)).map((why) => problem(place, plain(place.text), why)),
      ),
    )
  })
})

test('medioambiente is written as one word, as the Academy prefers, and may be typed as two', () => {
  expectNone(
    documents
      .filter(({ id }) => !id.includes('also-right'))
      .flatMap(({ spanish }) => spanish.filter(({ text }) => /medio ambiente/i.test(text)))
      .map((place) => problem(place, place.text, 'medioambiente')),
  )
})

test('no example for the word of the day has such a mistake', async () => {
  expectNone(
    (await loadWordList()).flatMap(({ example_spanish: example }) =>
      usageProblems(example).map((why) => `${example} ${why}`),
    ),
  )
})

const days = 'lunes|martes|miércoles|jueves|viernes|sábado|domingo'
const stressedA = 'agua|aula|águila|hambre|arma|área|alma|hacha|ala|ave'

/** Mistakes that a pattern finds reliably, each with its correction. The patterns match lower-case text. */
const mistakes: readonly [pattern: RegExp, why: string][] = [
  [
    word('(?:preveer|preveé\\p{L}*|haiga\\p{L}*|vaiga\\p{L}*|dijieron|trajieron|cabió|andé|andó)'),
    'no such form',
  ],
  [
    word('(?:la|una) (?:problema|tema|sistema|programa|clima|idioma|poema|día|mapa|planeta|sofá)'),
    'masculine',
  ],
  [word('(?:el|un) (?:mano|foto|moto|gente|canción|ciudad|clase)'), 'feminine'],
  [word(`(?:la|una|este|ese|aquel|mucho|otro) (?:${stressedA})`), 'el and un, but esta, esa, mucha, otra'],
  [word('(?:le|les) (?:lo|la|los|las)'), 'le and les become se'],
  [word('lo se'), 'se comes first, or sé with its accent'],
  [word('(?:con|para|de|a|sin|por) (?:yo|tú)'), 'mí, ti; conmigo, contigo'],
  [word('con (?:mí|ti)'), 'conmigo, contigo'],
  [word('(?:me|te|le|nos|os|les) (?:gusta|encanta|interesa) (?:los|las)'), 'the verb agrees: gustan'],
  [word('hay (?:el|la|los|las|mi|tu|su)(?! posibilidad)'), 'hay takes no definite noun: está'],
  [word('más (?:mejor|peor|mayor|menor)'), 'mejor is already more good'],
  [word('muy (?:más|mejor|peor)'), 'mucho mejor'],
  [
    word('(?:antes de|sin|de ahí) que (?:(?:me|te|se|nos|os|lo|la|le|les) )?\\p{L}+(?:ó|aron|ieron)'),
    'always the subjunctive, even for a fact',
  ],
  [word('(?:soy|eres|somos) (?:cansad|enfad|muert|content|bien|mal)\\p{L}*'), 'estar'],
  [word('(?:soy|estoy|eres|estás) \\p{L}+ años'), 'tener for age'],
  [word('(?:soy|eres|es|somos|sois|son) de acuerdo'), 'estar de acuerdo'],
  [word(`(?<!(?:ca(?:e|en|er)|abiert[oa]s?) )en (?:${days})(?!,? ni te cases)`), 'el lunes, without en'],
  [word(`(?:hoy|ayer|mañana) (?:es|fue|era) el (?:${days})`), 'no article: hoy es lunes'],
  [word('los (?:sábado|domingo)'), 'los sábados, los domingos'],
  [word('son la una'), 'es la una'],
  [word('(?<! y )un (?:mil|cien|ciento)'), 'mil and cien take no un'],
  [word('mill(?:ón|ones) (?:euros|libras|personas|habitantes|dólares)'), 'millón de'],
  [word('\\p{L}*cientos (?:chicas|personas|libras|páginas|alumnas|palabras|calles)'), 'the hundreds agree'],
  [
    word('(?:quinientos|setecientos|novecientos) (?:chicas|personas|libras|páginas|palabras)'),
    'the hundreds agree',
  ],
  [
    word('(?:habían|hubieron|han habido|habrán|habrían) (?:much\\p{L}+|vari\\p{L}+|dos|tres|un\\p{L}+)'),
    'haber is singular',
  ],
  [word('(?:un|una) otr[oa]'), 'otro takes no un'],
  [word('(?:delante|detrás|encima|debajo|cerca|lejos|enfrente) (?:mío|tuyo|suyo|mía)'), 'detrás de mí'],
  [word('(?:pienso|creo|opino|digo) de que'), 'no de before que'],
  [word('(?:estoy|estás|está|estamos|estáis|están) segur[oa]s? que'), 'seguro de que'],
  [word('a pesar que'), 'a pesar de que'],
  [
    word('cuando \\p{L}+(?:aré|arás|ará|aremos|arán|eré|erás|erá|eremos|erán|iré|irás|irá|iremos|irán)'),
    'cuando takes the subjunctive for the future',
  ],
  [/(?:^|[.?!] )¿?si (?:yo |tú )?(?:tendr|habr|ser|podr|estar|querr|har|ir)ía/u, 'si takes no conditional'],
  [/(?<=[\p{L},] )y (?:i|hi)(?![aeo])/u, 'y becomes e before i-'],
  [/(?<=[\p{L}\d,] )o (?:o|ho)\p{L}/u, 'o becomes u before o-'],
]

/** Words that must be contracted, unless the article is part of a name: a El Salvador, de El País. */
const contractions = word('(?:a|de) el')

/** School subjects and degrees take a capital letter; sciences and arts in general do not. */
const smallSubjects = word(
  '(?:(?:[Ee]xamen|[Pp]rofesora?|[Tt]rabajo|[Dd]eberes|[Bb]achillerato|[Cc]lases?) de|[Ee](?:studi|nseñ)\\p{L}+) ' +
    '(?:historia|geografía|música|tecnología|dibujo|química|física|biología|matemáticas|ciencias|informática|medicina|derecho)',
)

/** A pattern for whole words. */
function word(pattern: string): RegExp {
  return new RegExp(`(?<![\\p{L}-])${pattern}(?![\\p{L}-])`, 'u')
}

function usageProblems(text: string): string[] {
  const small = text.toLowerCase()
  return [
    ...mistakes.filter(([pattern]) => pattern.test(small)).map(([, why]) => why),
    ...(contractions.test(text) ? ['a el, de el: al, del'] : []),
    ...(smallSubjects.test(text) ? ['a school subject or a degree has a capital'] : []),
    ...[...small.matchAll(/(?<!\p{L})(?:para|antes de|después de|sin) que (\p{L}+[aei]r)(?!\p{L})/gu)]
      .filter(([, verb = '']) => isInfinitive(verb))
      .map(([clause]) => `"${clause}": que takes no infinitive`),
    ...[
      ...small.matchAll(/(?<!\p{L})(?:antes de|después de|sin|para|al) (\p{L}+(?:ando|[iy]endo))(?!\p{L})/gu),
    ]
      .filter(([, verb]) => verb !== 'cuando')
      .map(([clause]) => `"${clause}": after a preposition comes the infinitive`),
  ]
}

describe('the checks themselves', () => {
  test.each([
    'Es la problema.',
    'Bebo este agua.',
    'Le lo doy.',
    'Es para tú.',
    'Me gusta los perros.',
    'Hay el libro.',
    'Es más mejor.',
    'Es muy mejor.',
    'Se fue antes de que llegaron.',
    'Soy cansada.',
    'Nos vemos en lunes.',
    'Cuesta un mil euros.',
    'Son un millón euros.',
    'Habían muchos chicos.',
    'Quiero un otro.',
    'Está detrás mío.',
    'Voy a el cine.',
    'Cuando llegaré, te llamo.',
    'Si tendría dinero, iría.',
    'Madre y hija.',
    'Siete o ocho.',
    'Para que aprender.',
    'Antes de comiendo.',
    'Estoy seguro que sí.',
    'Estudiaré química.',
    'Tengo un examen de historia.',
    'Es una clase de química.',
  ])('report what is wrong with “%s”', (text) => {
    expect(usageProblems(text)).not.toEqual([])
  })

  test.each([
    'El agua fría y otra agua.',
    'Voy a El Salvador.',
    'Se lo doy a ella.',
    'Es la una y media: seguro que viene.',
    'Cuesta treinta y un mil euros.',
    'Cae en domingo.',
    'Abierto en domingo.',
    'En martes, ni te cases ni te embarques.',
    'Nieve y hielo, padre e hija, siete u ocho.',
    'No sé si podría ir.',
    'Cuando llegue, te llamo.',
    'Antes de que llegáramos salieron.',
    'No sé cuándo llegará.',
    'Estoy seguro de que sí.',
    'Había muchos chicos y habían llegado tarde.',
    'Estudio Química y leo libros de historia.',
  ])('allow “%s”', (text) => {
    expect(usageProblems(text)).toEqual([])
  })
})
