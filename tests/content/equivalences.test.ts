/**
 * General rules of Spanish: an equivalent of any verb, number or word is accepted, and a change of meaning never is.
 */
import { describe, expect, test } from 'vitest'
import { type AnswerKey, markSentence } from '../../src/exercises/mark-text'
import { loadGrammar } from '../../src/exercises/marking/grammar'
import { type Agreement, type Interchangeable, interchangeable } from '../../src/spanish/interchangeable'
import { subjects } from '../../src/spanish/subjects'
import { persons, type SimpleTense } from '../../src/spanish/tenses'
import { loadForms } from '../../src/spanish/verbs/load-forms'
import { isReflexive } from '../../src/spanish/verbs/reflexive'
import { numberWords } from '../support/number-words'
import { fc } from '../support/seeded-fast-check'

const grammar = await loadGrammar()
const verdict = (key: AnswerKey, answer: string) => markSentence(key, answer, grammar).kind

const tenses = [
  'present',
  'preterite',
  'imperfect',
  'future',
  'conditional',
] as const satisfies readonly SimpleTense[]
const forms = new Map(
  await Promise.all(tenses.map(async (tense) => [tense, await loadForms(tense)] as const)),
)
const ra = await loadForms('imperfect-subjunctive')
const se = await loadForms('imperfect-subjunctive-se')
const nonFinite = await loadForms('present-continuous')

/** English wording for each grammatical person that allows all its Spanish pronouns. */
const tasks = ['I do', 'you do', 'she does', 'we do', 'you all do', 'they do']
/** English wording for this pronoun; only some third-person pronouns need wording of their own. */
const taskOf = (subject: string, at: number) =>
  ({ él: 'he does', usted: 'you do', ustedes: 'you do' })[subject] ?? tasks[at] ?? ''

const person = fc.nat(5)
/**
 * Verbs that are normally used in every person. *Gustar* and similar verbs aren’t; reflexive verbs are also left out.
 */
const verb = fc.constantFrom(
  ...[...ra.keys()].filter((infinitive) => {
    const rows = tenses.flatMap((name) => forms.get(name)?.get(infinitive) ?? [])
    return (
      !isReflexive(infinitive) &&
      !rows.includes('—') &&
      !/^(?:gustar|encantar|doler|importar|interesar|parecer|molestar|faltar|quedar|apetecer|preocupar|fascinar|costar|haber|agradar)$/.test(
        infinitive,
      )
    )
  }),
)
const tense = fc.constantFrom(...tenses)
const formOf = (which: SimpleTense, infinitive: string, at: number) =>
  forms.get(which as (typeof tenses)[number])?.get(infinitive)?.[at] ?? ''

describe('a subject', () => {
  test('may go before or after its verb if the person agrees', () => {
    fc.assert(
      fc.property(verb, tense, person, fc.nat(2), fc.boolean(), (infinitive, which, at, choice, before) => {
        const form = formOf(which, infinitive, at)
        const names = subjects[at] ?? []
        const subject = names[choice % names.length] ?? ''
        const key = { answers: [`Siempre ${form} mucho.`], en: taskOf(subject, at) }
        expect(
          verdict(key, before ? `${subject} siempre ${form} mucho` : `Siempre ${form} ${subject} mucho`),
        ).toBe('right')
      }),
    )
  })

  test('is never accepted with a verb of another person', () => {
    fc.assert(
      fc.property(verb, tense, person, person, fc.nat(2), (infinitive, which, at, other, choice) => {
        const form = formOf(which, infinitive, at)
        fc.pre(formOf(which, infinitive, other) !== form)
        const names = subjects[other] ?? []
        const subject = names[choice % names.length] ?? ''
        // A form such as *canto* may belong to several verbs. Skip it if it is also right for the other person.
        const places = grammar.verbs.places(form, { fold: false })
        fc.pre(!places.some((place) => grammar.verbs.personOf(place) === other))
        expect(
          verdict({ answers: [`${form} mucho.`], en: tasks.join(' ') }, `${subject} ${form} mucho`),
        ).not.toBe('right')
      }),
    )
  })

  test('doesn’t make a verb in another person right, and the reason says so', () => {
    fc.assert(
      fc.property(verb, tense, person, person, (infinitive, which, at, other) => {
        const form = formOf(which, infinitive, at)
        const wrong = formOf(which, infinitive, other)
        fc.pre(
          form !== wrong &&
            form.normalize('NFD').replace(/\p{M}/gu, '') !== wrong.normalize('NFD').replace(/\p{M}/gu, ''),
        )
        // Without the name, “you” may be anybody.
        const en = `${tasks[at]} (${persons[at]})`
        const key = { answers: [`Siempre ${form} mucho con mi hermana.`], en }
        expect(verdict(key, `Siempre ${wrong} mucho con mi hermana`)).toBe('near')
      }),
    )
  })
})

test('the -se form of any verb is accepted for its -ra form, in the same person only', () => {
  fc.assert(
    fc.property(verb, person, person, (infinitive, at, other) => {
      const key = { answers: [`Querían que ${ra.get(infinitive)?.[at]} más.`], en: tasks[at] ?? '' }
      expect(verdict(key, `Querían que ${se.get(infinitive)?.[at]} más`)).toBe('right')
      const wrong = se.get(infinitive)?.[other]
      fc.pre(wrong !== se.get(infinitive)?.[at])
      expect(verdict(key, `Querían que ${wrong} más`)).not.toBe('right')
    }),
  )
})

const style = fc.constantFrom('numbering', 'cardinal-masculine', 'cardinal-feminine')

test('a number in figures is accepted for its words, and for no other number', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 999_999 }),
      fc.integer({ min: 1, max: 9 }),
      style,
      (value, more, as) => {
        const words = numberWords(value, as)
        const key = { answers: [`El número es el ${words}.`] }
        expect(verdict(key, `El número es el ${value}`)).toBe('right')
        expect(verdict(key, `El número es el ${value.toLocaleString('es-ES')}`)).toBe('right')
        expect(verdict(key, `El número es el ${value + more}`)).not.toBe('right')
        expect(verdict(key, `El número es el ${numberWords(value + more, as)}`)).not.toBe('right')
      },
    ),
  )
})

/** An infinitive or gerund with pronouns attached, and an accent if it needs one. */
const attached = (form: string, pronouns: readonly string[]): string => {
  const needsAccent = form.endsWith('ndo') || pronouns.length > 1
  const stressed = form.replace(
    /([aei])(?=(?:r|ndo)$)/,
    (vowel) => (needsAccent ? { a: 'á', e: 'é', i: 'í' }[vowel] : vowel) ?? vowel,
  )
  return stressed + pronouns.join('')
}
const helpers = [
  'quiero',
  'puedes',
  'va a',
  'tenemos que',
  'acaban de',
  'debéis',
  'empezó a',
  'he podido',
  'volveré a',
]
const pronouns = fc.constantFrom(
  ['lo'],
  ['la'],
  ['me'],
  ['te', 'lo'],
  ['me', 'la'],
  ['se', 'los'],
  ['nos', 'las'],
)
const infinitive = fc.constantFrom('comprar', 'hacer', 'escribir', 'dar', 'decir', 'vender', 'enviar')

test('pronouns go before a helping verb or after its infinitive, and nowhere else', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...helpers),
      infinitive,
      pronouns,
      fc.boolean(),
      (helper, form, own, turned) => {
        const before = `${own.join(' ')} ${helper} ${form} hoy`
        const behind = `${helper} ${attached(form, own)} hoy`
        const between = `${helper} ${own.join(' ')} ${form} hoy`
        const key = { answers: [turned ? before : behind], en: tasks.join(' ') }
        expect(verdict(key, turned ? behind : before)).toBe('right')
        expect(verdict(key, between)).not.toBe('right')
        if (own.length > 1) expect(verdict(key, `${helper} ${form}${own.join('')} hoy`)).toBe('accent')
      },
    ),
  )
})

test('pronouns go before estar or after the gerund, and nowhere else', () => {
  const gerund = fc.constantFrom(
    ...[...nonFinite]
      .filter(([name, row]) => !isReflexive(name) && row[0] !== '—')
      .map(([, row]) => row[0]?.split(' ')[1] ?? ''),
  )
  fc.assert(
    fc.property(gerund, pronouns, fc.boolean(), (form, own, turned) => {
      const before = `${own.join(' ')} estaba ${form} ayer`
      const behind = `estaba ${attached(form, own)} ayer`
      const key = { answers: [turned ? before : behind], en: tasks.join(' ') }
      expect(verdict(key, turned ? behind : before)).toBe('right')
      expect(verdict(key, `estaba ${own.join(' ')} ${form} ayer`)).not.toBe('right')
      expect(verdict(key, `estaba ${form}${own.join('')} ayer`)).toBe('accent')
    }),
  )
})

test('after any other verb the pronoun stays where it is', () => {
  for (const [right, wrong] of [
    ['Me gusta hacerlo.', 'Lo me gusta hacer.'],
    ['Hay que verla.', 'La hay que ver.'],
    ['Es fácil entenderlos.', 'Los es fácil entender.'],
    ['Lo hice para verla.', 'La lo hice para ver.'],
  ])
    expect(verdict({ answers: [right ?? ''], en: 'I' }, wrong ?? '')).not.toBe('right')
})

describe('a synonym', () => {
  const articles: Readonly<Record<Agreement, readonly string[]>> = {
    ms: ['el', 'un', 'este', 'mi', 'nuestro', 'otro'],
    fs: ['la', 'una', 'esta', 'mi', 'nuestra', 'otra'],
    mp: ['los', 'unos', 'estos', 'mis', 'nuestros', 'otros'],
    fp: ['las', 'unas', 'estas', 'mis', 'nuestras', 'otras'],
  }
  const ending: Readonly<Record<Agreement, string>> = { ms: 'o', fs: 'a', mp: 'os', fp: 'as' }
  const sets = interchangeable.filter((set) => set.every(({ agreement }) => agreement !== undefined))
  const pair = fc
    .constantFrom(...sets)
    .chain((set) => fc.tuple(fc.constantFrom(...set), fc.constantFrom(...set), fc.nat(5)))
  const phrase = ({ form, agreement = 'ms' }: Interchangeable, at: number, as: Agreement = agreement) =>
    `Me gusta ${articles[as][at]} ${form} nuev${ending[agreement]}.`

  test('is accepted for the other word if everything agrees with it', () => {
    fc.assert(
      fc.property(pair, ([one, other, at]) => {
        expect(verdict({ answers: [phrase(one, at)], en: 'I' }, phrase(other, at))).toBe('right')
      }),
    )
  })

  test.each([
    ['Mi cumpleaños es en mayo.', 'Mi cumple es en mayo'],
    ['Me invitaron al cumpleaños de Ana.', 'Me invitaron al cumple de Ana'],
    ['La fiesta del cumple es hoy.', 'La fiesta del cumpleaños es hoy'],
  ])('%s may be said with cumpleaños or cumple', (answer, typed) => {
    expect(verdict({ answers: [answer], en: 'I' }, typed)).toBe('right')
  })

  test.each([
    ['Mi hermana cumple diez años.', 'Mi hermana cumpleaños diez años'],
    ['Mañana cumples dieciséis años.', 'Mañana cumpleaños dieciséis años'],
  ])('cumple as a verb isn’t accepted as a noun: %s', (answer, typed) => {
    expect(verdict({ answers: [answer], en: 'she' }, typed)).not.toBe('right')
  })

  test('is never accepted in the other word’s gender or number', () => {
    const all = ['ms', 'fs', 'mp', 'fp'] as const
    fc.assert(
      fc.property(pair, fc.constantFrom(...all), ([one, other, at], as) => {
        fc.pre(other.agreement !== undefined && articles[as][at] !== articles[other.agreement][at])
        // *profe* can have either gender.
        fc.pre(!other.form.startsWith('profe'))
        expect(verdict({ answers: [phrase(one, at)], en: 'I' }, phrase(other, at, as))).not.toBe('right')
      }),
    )
  })
})

test('no … nunca is accepted for nunca, but never both together', () => {
  fc.assert(
    fc.property(
      verb,
      tense,
      person,
      fc.constantFrom('nunca', 'jamás', 'tampoco'),
      (name, which, at, negation) => {
        const form = formOf(which, name, at)
        const key = { answers: [`${negation} ${form} en casa.`], en: tasks[at] ?? '' }
        expect(verdict(key, `no ${form} ${negation} en casa`)).toBe('right')
        expect(verdict(key, `no ${form} en casa ${negation}`)).toBe('right')
        expect(verdict(key, `${negation} no ${form} en casa`)).not.toBe('right')
        expect(verdict(key, `${form} ${negation} en casa`)).not.toBe('right')
        expect(verdict(key, `${form} en casa`)).not.toBe('right')
      },
    ),
  )
})
