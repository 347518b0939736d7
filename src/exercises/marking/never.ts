/** Sequences that are wrong in any Spanish sentence. They are reported even if the rest of the answer is not understood. */
import type { RichText } from '@/spanish/markup'
import type { Word } from './words'

/**
 * Each pattern matches whole words. The words are normalised: a pronoun that may go before a helping verb has been
 * moved there. `notAfter` is what the text before the match must not end with.
 */
const rules: readonly (readonly [pattern: RegExp, because: RichText, notAfter?: RegExp])[] = [
  [/de el(?! salvador)/u, '*De* and *el* become one word: *del*.'],
  [/a el/u, '*A* and *el* become one word: *al*.'],
  [/con (?:mí|yo)/u, '_With me_ is one word: *conmigo*.'],
  [/con ti/u, '_With you_ is one word: *contigo*.'],
  [/(?:para|por|de|a|sin|en) yo(?! \p{L}+[aeií]r)/u, 'After a preposition *yo* becomes *mí*.'],
  [/una? otr[oa]/u, 'Don’t put *un* before *otro*: *otro* already means _another_.'],
  [/(?:más|menos) (?:mejor|peor)/u, 'Don’t use *más* with *mejor* or *peor*.'],
  [/muy much[oa]s?/u, '_Very much_ is *mucho* or *muchísimo*.'],
  [/nunca no/u, 'When *nunca* comes before the verb, don’t use *no*.'],
  [
    /(?:he|has|ha|hemos|habéis|han|había|habías|habíamos|habíais|habían|habré|habrá|habría|haya|hubiera) (?:no|me|te|se|lo|la|le|nos|os|los|las|les) (?:\p{L}+[aií]do|hecho|dicho|visto|escrito|puesto|roto|vuelto|abierto|muerto)/u,
    '*No* and pronouns go before *haber*.',
  ],
  [
    // *No lo había nunca visto* is bookish but not wrong.
    /(?:he|has|ha|hemos|habéis|han|había|habías|habíamos|habíais|habían|habré|habrá|habría|haya|hubiera) (?:nunca|jamás) (?:\p{L}+[aií]do|hecho|dicho|visto|escrito|puesto|roto|vuelto|abierto|muerto)/u,
    '*Nunca* and *jamás* go before *haber*. If they come after it, put *no* before *haber*.',
    /(?:^|[^\p{L}])(?:no|ni|nadie|nada|tampoco) (?:\p{L}+ )*$/u,
  ],
  [
    /(?:estoy|estás|está|estamos|estáis|están) (?:me|te|se|lo|la|le|nos|os|los|las|les) \p{L}+ndo/u,
    'The pronoun goes before *estar* or on the end of the gerund, not between them.',
  ],
  [
    /(?:voy|vas|va|vamos|vais|van) (?!ayer|mujer|bar|mar|lugar|hogar|taller|par|placer|regular|popular|familiar|escolar|similar|peor|mejor)\p{L}*[aei]r/u,
    'After *ir* you need *a* before the infinitive.',
  ],
  [
    /(?:quiero|quieres|quiere|queremos|queréis|quieren|puedo|puedes|puede|podemos|podéis|pueden) a (?!\p{L}*ier(?!\p{L}))\p{L}+[aei]r/u,
    'Don’t use *a* between *querer* or *poder* and the infinitive.',
  ],
  [
    /(?:de|para|sin|por|en) (?:me|te|se|le|nos|os|les) \p{L}+[aeií]r/u,
    'Pronouns go on the end of an infinitive.',
  ],
  [/hubieron (?:una?|dos|tres|much\p{L}+|algun\p{L}+)/u, 'In Spanish, _there were_ is singular: *hubo*.'],
  [/le l[oa]s?/u, 'Before *lo* and *la*, *le* becomes *se*.'],
]

const compiled = rules.map(([pattern, because, notAfter]) => ({
  pattern: new RegExp(`(^|[^\\p{L}])(${pattern.source})(?!\\p{L})`, 'u'),
  because,
  notAfter,
}))

/** The reasons why an answer is wrong in itself, each with the words that it is about; empty if there are none. */
export function neverRight(words: readonly Word[]): { because: RichText; keys: readonly string[] }[] {
  // The article in *del* and *al* is not a separate *el*.
  const text = words.map(({ key }) => key.replace('·', 'x')).join(' ')
  return compiled.flatMap(({ pattern, because, notAfter }) => {
    const match = pattern.exec(text)
    const [, start = '', found = ''] = match ?? []
    if (match === null || notAfter?.test(text.slice(0, match.index + start.length))) return []
    return [{ because, keys: [...found.split(' '), 'a', 'de', 'el·'] }]
  })
}
