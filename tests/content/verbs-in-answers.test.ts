/**
 * The marker can only explain verbs that it knows, so its list must include every verb that occurs in an accepted
 * answer.
 */
import { expect, test } from 'vitest'
import { conjugate, isInfinitive } from '../../build/conjugator'
import { everyAnswer } from '../../src/content/answers'
import type { Exercise } from '../../src/content/types'
import { wordsOf } from '../../src/exercises/marking/words'
import { withoutAccents } from '../../src/spanish/accents'
import { everyExercise, nodeGrammar } from '../support/mark-answers'
import { isInDictionary } from '../support/spelling'

/** Verbs that no answer contains, although a noun or adjective looks like one of their forms. */
const lookAlikes = new Set(
  'adelantar ademar aforar agostar aguar albergar alertar alucinar amigar apartar apenar asear asentar asentir asir atentar azular bastar bordar botar causar centrar cercar chistar cocar colegiar comedir comerciar concertar conformar contentar correar coser cuartar culpar dentar deportar desacordar desocupar doctorar ejemplar embargar emplear encimar enfrentar ensayar equipar escolar finar formar frecuentar granar hartar hermanar holgar idear impresionar intimar jamar justar lechar librar lindar linear listar lucir lujar magnificar majar manar maravillar matrimoniar mayar mediar medicar mesar miar motivar negociar novar novelar numerar objetivar ojalar papar pasaportar pastar pesar piar pipar pisar placer plantar poblar podar postrar preciar primar puntar recrear rectar redar restaurar rotar seriar serviciar sitiar sobrar sumar sumir tender tornar traficar tranquilar tutorar ultimar unir veranar vezar'.split(
    ' ',
  ),
)

const sheetsOf = (exercise: Exercise) => {
  if (exercise.kind === 'proofread')
    return exercise.lines.flatMap((line) => ('wrong' in line ? [line.answers] : []))
  return 'answers' in exercise ? [exercise.answers] : []
}

/** Maps stem endings to their form in the infinitive: *duerm-* comes from *dormir*, *busqu-* from *buscar*. */
const stemChanges: readonly (readonly [RegExp, string])[] = [
  [/$/, ''],
  [/ie(?=[^aeiou]*$)/, 'e'],
  [/ue(?=[^aeiou]*$)/, 'o'],
  [/i(?=[^aeiou]*$)/, 'e'],
  [/u(?=[^aeiou]*$)/, 'o'],
  [/qu$/, 'c'],
  [/gu$/, 'g'],
  [/c$/, 'z'],
  [/zc$/, 'c'],
  [/j$/, 'g'],
  [/g$/, ''],
  [/y$/, ''],
]

/** The infinitives that a word may be a form of. */
function infinitivesOf(word: string): string[] {
  const stems = Array.from({ length: Math.min(7, word.length - 2) }, (_, at) => word.slice(0, -1 - at))
  const infinitives = stems.flatMap((stem) =>
    stemChanges.flatMap(([end, instead]) =>
      ['ar', 'er', 'ir'].map((ending) => withoutAccents(stem).replace(end, instead) + ending),
    ),
  )
  return [...new Set(infinitives)].filter(
    (one) => isInDictionary(one) && isInfinitive(one) && conjugate(one).forms.has(word),
  )
}

test('the list of verbs has every verb of the accepted answers', async () => {
  const { verbs } = await nodeGrammar()
  const isKnown = (word: string) =>
    [word, word.replace(/(?<=[dt])[oa]s?$/, 'o')].some((one) => verbs.places(one, { fold: true }).length > 0)
  const words = new Set((await everyExercise()).flatMap(sheetsOf).flatMap(everyAnswer).flatMap(wordsOf))
  expect(words.size).toBeGreaterThan(1500)
  const missing = [...words].flatMap((word) => {
    const bare = word.replace(/(?:me|te|se|nos|os|l[oae]s?){1,2}$/, '')
    if (isKnown(word) || isKnown(bare)) return []
    const found = [word, withoutAccents(bare)].flatMap(infinitivesOf)
    return found.filter((one) => !lookAlikes.has(one)).map((one) => `${one} (${word})`)
  })
  expect([...new Set(missing)]).toEqual([])
})
